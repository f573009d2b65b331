"""Pins by GPIO number, as boards name them."""

import microcontroller


def pin(gpio):
    """The pin of a GPIO, None for None."""
    return None if gpio is None else getattr(microcontroller.pin, "GPIO%d" % gpio)  # type: ignore[attr-defined]  # to the stubs another module
