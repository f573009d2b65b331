"""One module a board: what is wired where. Data and a docstring, no logic; a new board is one new file.

The docstring says what it is in a line, holds the wiring table (`python -m host_sim boards NAME` prints it), and names its
source: the maker's pin-out.

MODULE       how the module leads its pins out: "pico", "rp2040_zero" or "tiny2040" (`host_sim/headers.py`), or for another
             one its labels in rows from above, USB up, a tuple of tuples: (("GP0", "5V"), ("GP1", "GND"), ...)
CONTROLLER   "SSD1306", "SSD1309" or "SH1106"
BUS          "I2C" or "SPI", BUS_ID 0 or 1, FREQUENCY in Hz
             I2C: SDA, SCL and ADDRESS;  SPI: SCK, MOSI, CS, DC and RESET (None where the module resets itself)
ROTATION     0, or 180 where the display is mounted upside down
BUTTONS      the pins of Up, Down, Left, Right, A, B
PRESSED      the level of a pressed button: 0 (to ground, pulled up inside) or 1 (to 3.3 V, pulled down inside)
BUZZER       the pin of a passive buzzer, None where there is none
HIGH         pins to drive high at power-up, an amplifier's enable for instance; () for none

Numbers are GPIOs (GP4 is 4). `host_sim/board_check.py` refuses a board that can't be.
"""
