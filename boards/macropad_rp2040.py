"""Adafruit MacroPad RP2040, a finished device: 128 x 64 SH1106 on SPI1, twelve keys, an amplified speaker.

    part     GPIO
    -------  ----
    CS       GP22
    RES      GP23
    DC       GP24
    D0, CLK  GP26
    D1, MOSI GP27
    Up       GP5   to GND when pressed
    Down     GP8   to GND when pressed
    Left     GP7   to GND when pressed
    Right    GP9   to GND when pressed
    A        GP12  to GND when pressed
    B        GP10  to GND when pressed
    buzzer   GP16
    enable   GP14  driven high at power-up

KEY1 to KEY12 are GP1 to GP12. The D-pad is the inverted T of KEY5, KEY7, KEY8 and KEY9; B and A lie below it.

Source: https://learn.adafruit.com/adafruit-macropad-rp2040/pinouts
"""

MODULE = (
    ("GP26", "GP27", "GP24", "GP22", "GP23"),  # the display
    ("GP1", "GP2", "GP3"),
    ("GP4", "GP5", "GP6"),
    ("GP7", "GP8", "GP9"),
    ("GP10", "GP11", "GP12"),
    ("GP16", "GP14", "GP0"),  # the speaker, its amplifier's enable, the knob's switch
)
CONTROLLER = "SH1106"
BUS = "SPI"
BUS_ID = 1
FREQUENCY = 4_000_000
SCK = 26
MOSI = 27
CS = 22
DC = 24
RESET = 23
ROTATION = 0
BUTTONS = (5, 8, 7, 9, 12, 10)  # Up, Down, Left, Right, A, B
PRESSED = 0
BUZZER = 16
HIGH = (14,)
