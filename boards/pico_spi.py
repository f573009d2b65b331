"""Raspberry Pi Pico with a 128 x 64 SSD1306 (or SSD1309) module on SPI0, 4 wires.

    part     GPIO  Pico pin
    -------  ----  --------
    VCC      3V3   36
    GND      GND   38
    CS       GP17  22
    D0, CLK  GP18  24
    D1, MOSI GP19  25
    DC       GP20  26
    RES      GP21  27
    Up       GP10  14      to GND when pressed
    Down     GP11  15      to GND when pressed
    Left     GP12  16      to GND when pressed
    Right    GP13  17      to GND when pressed
    A        GP14  19      to GND when pressed
    B        GP15  20      to GND when pressed
    buzzer   GP16  21      passive, other leg to GND; may be left out

A module without CS has it tied to GND: leave that wire out.

Source: https://datasheets.raspberrypi.com/pico/Pico-R3-A4-Pinout.pdf
"""

MODULE = "pico"
CONTROLLER = "SSD1306"
BUS = "SPI"
BUS_ID = 0
FREQUENCY = 8_000_000
SCK = 18
MOSI = 19
CS = 17
DC = 20
RESET = 21
ROTATION = 0
BUTTONS = (10, 11, 12, 13, 14, 15)  # Up, Down, Left, Right, A, B
PRESSED = 0
BUZZER = 16
HIGH = ()
