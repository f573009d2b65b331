"""Putting Palmdeck on a Pico: `python -m firmware COMMAND`.

main.py      what boots on the Pico; the only file that is copied as it is
manifest.py  for freezing everything into a firmware image
The other modules run on the desk. What the device gets is described in `build`, how it gets there in `install`.
"""
