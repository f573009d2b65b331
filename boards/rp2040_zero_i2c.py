"""Waveshare RP2040-Zero with a 128 x 64 SSD1306 (or SSD1309) module on I2C0: all on the side of GP0.

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
    buzzer   GP8   passive, other leg to GND; may be left out

Pins are printed on the module by their GPIO. The RGB LED has GP16.

Source: https://www.waveshare.com/wiki/RP2040-Zero
"""

MODULE = "rp2040_zero"
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
BUZZER = 8
HIGH = ()
