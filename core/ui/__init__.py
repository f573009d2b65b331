"""Screens: canvas, input, scenes and the tables of the games."""
