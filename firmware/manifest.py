"""Freezes Palmdeck into a firmware image, where its code takes no heap and no file system.

    python -m firmware build --board pico_i2c
    make -C micropython/ports/rp2 BOARD=RPI_PICO FROZEN_MANIFEST=.../firmware/manifest.py

PALMDECK_BOARD in the environment names another board.
"""
# ruff: noqa: F821  (include and freeze are given by MicroPython's build)

import os

include("$(PORT_DIR)/boards/manifest.py")
freeze("../dist/" + os.environ.get("PALMDECK_BOARD", "pico_i2c"))
