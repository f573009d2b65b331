"""CircuitPython's `bitmaptools`, as far as `hal/` goes, with its refusals: Blinka's draws otherwise in places.

After https://docs.circuitpython.org/en/latest/shared-bindings/bitmaptools/ : coordinates that `blit` and `arrayblit` take
lie on the bitmap, `arrayblit` takes its data from the area's first pixel on, and `draw_line` rounds as it does there.
"""


def _area(bitmap, x1, y1, x2, y2):
    """Checked corners. Raises ValueError."""
    x2 = bitmap.width if x2 is None else x2
    y2 = bitmap.height if y2 is None else y2
    for name, low, value, high in (("x1", 0, x1, bitmap.width), ("x2", x1, x2, bitmap.width),
                                   ("y1", 0, y1, bitmap.height), ("y2", y1, y2, bitmap.height)):  # fmt: skip
        if not low <= value <= high:
            raise ValueError(f"{name} must be {low}-{high}")
    return x1, y1, x2, y2


def _check_value(bitmap, value):
    if not 0 <= value <= bitmap._bitmask:
        raise ValueError("out of range of target")


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    _check_value(dest_bitmap, value)
    x1, x2 = max(min(x1, x2), 0), min(max(x1, x2), dest_bitmap.width)
    y1, y2 = max(min(y1, y2), 0), min(max(y1, y2), dest_bitmap.height)
    write = dest_bitmap._write_pixel
    for y in range(y1, y2):
        for x in range(x1, x2):
            write(x, y, value)
    dest_bitmap.dirty(x1, y1, x2, y2)


def draw_line(dest_bitmap, x1, y1, x2, y2, value):
    """Drawn from the end with the smaller coordinate along its longer way; the error starts at half of that way."""
    _check_value(dest_bitmap, value)
    steep = abs(y2 - y1) > abs(x2 - x1)
    ends = sorted(((y1, x1), (y2, x2)) if steep else ((x1, y1), (x2, y2)))
    (along, across), (end, last) = ends
    length, height = end - along, abs(last - across)
    error = length // 2
    for at in range(along, end + 1):
        x, y = (across, at) if steep else (at, across)
        if 0 <= x < dest_bitmap.width and 0 <= y < dest_bitmap.height:
            dest_bitmap[x, y] = value
        error -= height
        if error < 0:
            across += 1 if last > across else -1
            error += length


def arrayblit(bitmap, data, x1=0, y1=0, x2=None, y2=None, skip_index=None):
    x1, y1, x2, y2 = _area(bitmap, x1, y1, x2, y2)
    if len(data) < (x2 - x1) * (y2 - y1):
        raise IndexError("index out of range")
    values = iter(data)
    for y in range(y1, y2):
        for x in range(x1, x2):
            value = next(values)
            if value != skip_index:
                bitmap._write_pixel(x, y, value & bitmap._bitmask)
    bitmap.dirty(x1, y1, x2, y2)


def blit(dest_bitmap, source_bitmap, x, y, *, x1=0, y1=0, x2=None, y2=None, skip_source_index=None):
    if not (0 <= x <= dest_bitmap.width and 0 <= y <= dest_bitmap.height):
        raise ValueError("x and y must be on the bitmap")
    x1, y1, x2, y2 = _area(source_bitmap, x1, y1, x2, y2)
    read = source_bitmap._get_pixel
    for row in range(y1, y2):
        for column in range(x1, x2):
            value = read(column, row)
            if value != skip_source_index:
                dest_bitmap._write_pixel(x + column - x1, y + row - y1, value)
    dest_bitmap.dirty(x, y, min(x + x2 - x1, dest_bitmap.width), min(y + y2 - y1, dest_bitmap.height))
