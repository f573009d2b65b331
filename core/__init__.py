"""Palmdeck: five card games on a handheld. See docs and README."""
