"""How modules lead their pins out: the layouts that `MODULE` in a board's file can name, and what every layout gives.

A layout is rows of labels, seen from above with the USB plug up: a row of two is the pins on the left and right edge, any
other row lies across. "GP4" is GPIO 4; other labels are as printed on the module.
"""

# name: (what the module is called where its pins have numbers, "" where they have none; the layout)
# The Pico's pins are numbered down the left side and up the right one (Pico datasheet, figure 2; Pico 2: the same).
MODULES = {
    "pico": (
        "Pico",
        (
            ("GP0", "VBUS"), ("GP1", "VSYS"), ("GND", "GND"), ("GP2", "3V3_EN"), ("GP3", "3V3"), ("GP4", "ADC_VREF"),
            ("GP5", "GP28"), ("GND", "AGND"), ("GP6", "GP27"), ("GP7", "GP26"), ("GP8", "RUN"), ("GP9", "GP22"),
            ("GND", "GND"), ("GP10", "GP21"), ("GP11", "GP20"), ("GP12", "GP19"), ("GP13", "GP18"), ("GND", "GND"),
            ("GP14", "GP17"), ("GP15", "GP16"),
        ),
    ),
    "rp2040_zero": (
        "",
        (
            ("5V", "GP0"), ("GND", "GP1"), ("3V3", "GP2"), ("GP29", "GP3"), ("GP28", "GP4"), ("GP27", "GP5"),
            ("GP26", "GP6"), ("GP15", "GP7"), ("GP14", "GP8"), ("GP13", "GP12", "GP11", "GP10", "GP9"),
        ),
    ),
    "tiny2040": (
        "",
        (
            ("5V", "GP0"), ("GND", "GP1"), ("3V3", "GP2"), ("GP29", "GP3"), ("GP28", "GP4"), ("GP27", "GP5"),
            ("GP26", "GP6"), ("GND", "GP7"),
        ),
    ),
}  # fmt: skip


def layout(module):
    """The rows of a board's `MODULE`: of the layout it names, or its own."""
    return MODULES[module][1] if isinstance(module, str) else module


def gpios(module):
    """The GPIOs that a module leads out."""
    return {int(label[2:]) for _, label in spots(module) if label[:2] == "GP" and label[2:].isdigit()}


def numbering(module):
    """What the module is called in a column of pin numbers, "" where its pins have no numbers."""
    return MODULES[module][0] if isinstance(module, str) else ""


def spots(module):
    """((row, column), label) of every pin."""
    return [((y, x), label) for y, row in enumerate(layout(module)) for x, label in enumerate(row)]


def number(module, spot):
    """The number of the pin in a (row, column), "" where pins have none: down the left side and up the right."""
    if not numbering(module):
        return ""
    return str(spot[0] + 1 if spot[1] == 0 else 2 * len(layout(module)) - spot[0])


def power(module):
    """The spots of the pin that gives 3.3 V and of the ground nearest to it; () where a module leads none out."""
    supply = next((spot for spot, label in spots(module) if label == "3V3"), None)
    if supply is None:
        return ()
    grounds = [spot for spot, label in spots(module) if label == "GND"]
    return supply, min(grounds, key=lambda spot: (spot[1] != supply[1], abs(spot[0] - supply[0])))
