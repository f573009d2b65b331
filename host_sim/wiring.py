"""How a board is wired, out of its data: as a table, and as a picture of its header."""

from host_sim import headers
from host_sim.board_check import OF_BUS, pins

# what modules of displays and the README call the pins
_PARTS = {"SCK": "D0, CLK", "MOSI": "D1, MOSI", "RESET": "RES", "BUZZER": "buzzer", "HIGH": "enable"}
_POWER = ("VCC", "GND")
_EDGE = f"{'':17} +-----{{}}-----+"


def table(board):
    """The wiring table: what is on which GPIO, and which pin that is where the module's pins have numbers."""
    module = board.MODULE
    numbered = headers.numbering(module)
    place = {label: spot for spot, label in headers.spots(module)}
    lines = [("part", "GPIO", f"{numbered} pin", ""), ("-" * 7, "----", "-" * len(f"{numbered} pin"), "")]
    for name, spot in zip(_POWER, headers.power(module), strict=False):
        lines.append((name, headers.layout(module)[spot[0]][spot[1]], headers.number(module, spot), ""))
    for what, gpio in sorted(
        pins(board), key=lambda pin: (pin[0] not in OF_BUS[board.BUS], pin[0] in OF_BUS[board.BUS] and pin[1])
    ):
        lines.append((_part(what), f"GP{gpio}", headers.number(module, place[f"GP{gpio}"]), _note(board, what)))
    return "\n".join(
        (f"{name:8} {gpio:4}  " + (f"{pin:8}" if numbered else "") + note).rstrip() for name, gpio, pin, note in lines
    )


def picture(board):
    """The module from above, USB up, with what is on the pins that are used."""
    module = board.MODULE
    uses = {f"GP{gpio}": _part(what) for what, gpio in pins(board)}
    powers = dict(zip(headers.power(module), _POWER, strict=False))
    rows = headers.layout(module)
    sides = sum(len(row) == 2 for row in rows)
    lines = []
    width = max(len(f"{label} {use}") for label, use in uses.items())
    for y, row in enumerate(rows):
        used = [powers.get((y, x)) or uses.get(label, "") for x, label in enumerate(row)]
        if len(row) == 2:
            marks = ["*" if use else "o" for use in used]
            inside = f"{headers.number(module, (y, 0)):>3}{'':9}{headers.number(module, (y, 1)):<3}"
            lines.append(f"{used[0]:>8} {row[0]:>6} {marks[0]} |{inside}| {marks[1]} {row[1]:<8} {used[1]}".rstrip())
        else:
            cells = [f"{label} {use}".strip() for label, use in zip(row, used, strict=True)]
            lines.append("  ".join(f"[{cell:^{width}}]" for cell in cells))
    if sides:
        lines.insert(0, _EDGE.format("[USB]"))
        lines.insert(sides + 1, _EDGE.format("-----"))
    return "\n".join(lines)


def _part(what):
    return _PARTS.get(what, what.removeprefix("button "))


def _note(board, what):
    if what.startswith("button "):
        return f"to {'3V3' if board.PRESSED else 'GND'} when pressed"
    if what == "HIGH":
        return "driven high at power-up"
    # a module without a supply pin is a finished device: nothing of it is to be wired
    return "passive, other leg to GND; may be left out" if what == "BUZZER" and headers.power(board.MODULE) else ""
