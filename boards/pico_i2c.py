"""Raspberry Pi Pico with a 128 x 64 SSD1306 (or SSD1309) module on I2C0: the usual one.

    part     GPIO  Pico pin
    -------  ----  --------
    VCC      3V3   36
    GND      GND   38
    SDA      GP4   6
    SCL      GP5   7
    Up       GP10  14      to GND when pressed
    Down     GP11  15      to GND when pressed
    Left     GP12  16      to GND when pressed
    Right    GP13  17      to GND when pressed
    A        GP14  19      to GND when pressed
    B        GP15  20      to GND when pressed
    buzzer   GP16  21      passive, other leg to GND; may be left out

Every button has a pin of its own, so all six may be down at once. Where several persons slap in Hit the Deck (A, Left, Up,
Right) four separate buttons are best: a rocker gives Left with Up, but never Left with Right.

Modules are printed with 0x78 (that is 0x3C) or 0x7A (0x3D). An SSD1309 takes the same wires; name it as CONTROLLER.

Source: https://datasheets.raspberrypi.com/pico/Pico-R3-A4-Pinout.pdf
"""

MODULE = "pico"
CONTROLLER = "SSD1306"
BUS = "I2C"
BUS_ID = 0
FREQUENCY = 400_000
SDA = 4
SCL = 5
ADDRESS = 0x3C
ROTATION = 0
BUTTONS = (10, 11, 12, 13, 14, 15)  # Up, Down, Left, Right, A, B
PRESSED = 0
BUZZER = 16
HIGH = ()
