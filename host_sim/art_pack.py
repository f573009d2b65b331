"""Packs the drawn text pictures and fonts of host_sim/art into the modules of core/art.

A file NAME.txt becomes core/art/NAME.py. It holds pictures, each after a line `@ TITLE`: rows of `.` dark, `#` lit and
`+` half lit, which is packed as a checkerboard; lines that begin with `;` are remarks. Packed, a picture is
(width, height, bytes as MONO_VLSB). The pictures of a file sheet_NAME.txt are all of one size and become one picture,
SHEET, in which they stand one above the other (core/ui/sprites.py reads it). The files font_NAME.txt are fonts,
explained in the first of them, and go together into core/art/fonts.py.
"""

import argparse
import sys
from pathlib import Path

from host_sim.refused import Refused

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "host_sim" / "art"
MODULES = ROOT / "core" / "art"
FONTS = (("WORDS", 8), ("SMALL", 5), ("BIG", 9))  # (the font's name, its height in rows)
LIGATURES = {"œ": "÷", "Œ": "×"}  # lie beyond Latin-1: they take the places of two signs that no text needs

_LINE = 120
_BYTES_A_LINE = 27


class BadArt(Refused):
    """A source that isn't drawn as it must be; the message says where and what."""


# -- pictures ---------------------------------------------------------------------------------------------------------
def pictures(path):
    """The pictures of a text file as {name: rows}."""
    found = {}
    name = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("@ "):
            name = line[2:].strip()
            if not name.isidentifier() or name in found:
                raise BadArt(f"{path.name}:{number}: {name} is no name, or is taken")
            found[name] = []
        elif line and not line.startswith(";"):
            if name is None or line.strip(".#+"):
                raise BadArt(f"{path.name}:{number}: a row of a picture is made of . # and + only, after a line @ NAME")
            found[name].append(line)
    for name, rows in found.items():
        if not rows or len({len(row) for row in rows}) != 1:
            raise BadArt(f"{path.name}: the rows of {name} differ in length")
    return found


def lit(rows, x, y):
    """Whether a pixel of a picture's rows is lit; `+` is lit on every other."""
    return rows[y][x] == "#" or rows[y][x] == "+" and (x + y) & 1 == 1


def packed(rows):
    """Rows as the bytes of MONO_VLSB: eight rows a byte, the uppermost in its lowest bit."""
    height = len(rows)
    data = bytearray()
    for page in range(0, height, 8):
        for x in range(len(rows[0])):
            data.append(sum(lit(rows, x, y) << y - page for y in range(page, min(page + 8, height))))
    return bytes(data)


def contents(path):
    """What a text file's module holds, as {name: rows}: its pictures, or those of a sheet as one."""
    found = pictures(path)
    if not path.stem.startswith("sheet_"):
        return found
    sizes = {(len(rows[0]), len(rows)) for rows in found.values()}
    if len(sizes) != 1:
        raise BadArt(f"{path.name}: the pictures of a sheet differ in size")
    return {"SHEET": [row for rows in found.values() for row in rows]}


# -- fonts ------------------------------------------------------------------------------------------------------------
class FontSource:
    """A font's text file: `glyphs` {name: rows}, `composed` {character: (part, mark)}, `shared` {character: character}."""

    def __init__(self, path, height):
        self.path = path
        self.height = height
        self.glyphs = {}
        self.composed = {}
        self.shared = {}
        names, band = [], []
        for number, line in enumerate([*path.read_text(encoding="utf-8").splitlines(), ""], 1):
            words = line.split()
            if line and line[0] in ".#":
                band.append(words)
                if len(words) != len(names):
                    raise BadArt(f"{path.name}:{number}: {len(words)} pieces under {len(names)} names")
                continue
            self._add(names, band)
            names, band = [], []
            if line.startswith(": "):
                names = words[1:]
            elif line.startswith("= "):
                self.composed[words[1]] = (words[2], words[3])
            elif line.startswith("~ "):
                self.shared.update((ch, words[3]) for ch in words[1])

    def _add(self, names, band):
        for i, name in enumerate(names):
            rows = [row[i] for row in band]
            width = len(rows[0])
            if {len(row) for row in rows} != {width} or len(rows) > self.height:
                raise BadArt(f"{self.path.name}: the rows of {name} differ in length, or are more than {self.height}")
            self.glyphs[name] = rows + ["." * width] * (self.height - len(rows))

    def packed(self):
        """(height, widths, columns, index, pairs): see core/ui/fonts.py."""
        order = {name: i for i, name in enumerate(self.glyphs)}
        composed = {ch: len(order) + i for i, ch in enumerate(self.composed)}
        widths = bytes(len(rows[0]) for rows in self.glyphs.values())
        columns = b"".join(packed(rows) for rows in self.glyphs.values())
        index = bytes(self._place(chr(code), order, composed) for code in range(32, 256))
        pairs = bytes(order[part] for parts in self.composed.values() for part in parts)
        return self.height, widths, columns, index, pairs

    def _place(self, ch, order, composed):
        for ligature, sign in LIGATURES.items():
            if ch == sign:
                ch = ligature
        for name in (ch, self.shared.get(ch), ch.upper(), self.shared.get(ch.upper())):
            if name == " ":
                name = "space"
            if name in order:
                return order[name]
            if name in composed:
                return composed[name]
        return order["?"]


def font(name):
    """The source of a font of FONTS."""
    return FontSource(SOURCES / f"font_{name.lower()}.txt", dict(FONTS)[name])


# -- modules ----------------------------------------------------------------------------------------------------------
def literal(data):
    """Bytes as a literal for a line of its own, or as several in brackets where one line is too short."""
    pieces = [data[i : i + _BYTES_A_LINE] for i in range(0, len(data), _BYTES_A_LINE)] or [b""]
    lines = ['b"' + "".join(f"\\x{b:02x}" for b in piece) + '"' for piece in pieces]
    return lines[0] if len(lines) == 1 else "(\n        " + "\n        ".join(lines) + "\n    )"


def assignment(name, values):
    """A line, or several, that give a name a tuple of numbers and bytes."""
    words = [str(value) if isinstance(value, int) else literal(value) for value in values]
    line = f"{name} = ({', '.join(words)})\n"
    if "\n" in line[:-1] or len(line) > _LINE + 1:
        line = f"{name} = (\n" + "".join(f"    {word},\n" for word in words) + ")\n"
    return line


def modules():
    """What core/art must hold, as {file name: text}."""
    made = {}
    for path in sorted(SOURCES.glob("*.txt")):
        if not path.name.startswith("font_"):
            head = f'"""Packed from host_sim/art/{path.name}: (width, height, bytes as MONO_VLSB)."""\n\n'
            held = contents(path)
            body = "".join(assignment(name, (len(rows[0]), len(rows), packed(rows))) for name, rows in held.items())
            made[path.stem + ".py"] = head + body
    head = (
        '"""Packed from host_sim/art/font_*.txt: (height, widths, columns, index, pairs); see core/ui/fonts.py."""\n\n'
    )
    made["fonts.py"] = head + "".join(assignment(name, font(name).packed()) for name, height in FONTS)
    return made


def stale():
    """Names of the files in core/art that aren't what the sources say: to be written, or to be removed."""
    made = modules()
    present = {path.name: path.read_text() for path in MODULES.glob("*.py") if path.name != "__init__.py"}
    return sorted(name for name in made.keys() | present.keys() if made.get(name) != present.get(name))


def pack():
    """Bring core/art up to date; the names of the files that changed."""
    made = modules()
    changed = stale()
    for name in changed:
        if name in made:
            (MODULES / name).write_text(made[name])
        else:
            (MODULES / name).unlink()
    return changed


def main(argv=None):
    """The command; returns the exit code."""
    parser = argparse.ArgumentParser(prog="art", description="Pack the pictures of host_sim/art into core/art.")
    parser.add_argument("--check", action="store_true", help="only say what isn't up to date; exit 1 if anything")
    parser.add_argument("--sheet", metavar="FILE.png", help="also draw all pictures and fonts, large and with names")
    args = parser.parse_args(argv)
    try:
        changed = stale() if args.check else pack()
        if args.sheet:
            from host_sim import art_sheet

            art_sheet.write(args.sheet)
    except Refused as fault:
        print(f"art: {fault}", file=sys.stderr)
        return 2
    for name in changed:
        print(f"core/art/{name} {'is not up to date' if args.check else 'brought up to date'}")
    return 1 if args.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
