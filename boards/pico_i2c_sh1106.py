"""Raspberry Pi Pico with a 128 x 64 SH1106 module (most 1.3 inch ones) on I2C0.

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

Many modules sold as SSD1306 are these: the picture is then shifted by two columns, with garbage at an edge.

Source: https://datasheets.raspberrypi.com/pico/Pico-R3-A4-Pinout.pdf
"""

MODULE = "pico"
CONTROLLER = "SH1106"
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
