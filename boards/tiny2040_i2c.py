"""Pimoroni Tiny 2040 with a 128 x 64 SSD1306 (or SSD1309) module on I2C0.

    part     GPIO
    -------  ----
    VCC      3V3
    GND      GND
    SDA      GP0
    SCL      GP1
    Up       GP2   to GND when pressed
    Down     GP3   to GND when pressed
    Left     GP4   to GND when pressed
    Right    GP5   to GND when pressed
    A        GP6   to GND when pressed
    B        GP7   to GND when pressed
    buzzer   GP26  passive, other leg to GND; may be left out

GP26 is printed as A0. The RGB LED has GP18, GP19 and GP20.

Source: https://shop.pimoroni.com/products/tiny-2040
"""

MODULE = "tiny2040"
CONTROLLER = "SSD1306"
BUS = "I2C"
BUS_ID = 0
FREQUENCY = 400_000
SDA = 0
SCL = 1
ADDRESS = 0x3C
ROTATION = 0
BUTTONS = (2, 3, 4, 5, 6, 7)  # Up, Down, Left, Right, A, B
PRESSED = 0
BUZZER = 26
HIGH = ()
