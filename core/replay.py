"""The replay line: a whole game as one line that a shell, a mail and a URL take.

    1/<game>/<options>/<seats>/<seed>/<actions>

1 is the format's version. Options are `name=value` joined by commas, `-` where all are the first value. Seats are a
letter each: p a person, e n h a computer easy, normal, hard. The seed is its seven symbols. An action is two
base64url characters: 4 bits of verb, 8 of argument.
"""

from core import load, seed

VERSION = "1"
SEAT_LETTERS = "penh"
_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class BadLine(ValueError):
    """The line can't be read; the message says where and why."""


def pack(rules, options, seats, code, actions):
    """The line of a game. `rules`: its class or an instance; `options`, `seats`: bytes as for `deal`; `code`: seven bytes;
    `actions`: verb, argument, verb, argument ... as bytes."""
    named = []
    for i in range(len(rules.OPTIONS)):
        if options[i]:
            named.append(rules.OPTIONS[i][0] + "=" + rules.OPTIONS[i][1][options[i]])
    played = []
    for i in range(0, len(actions), 2):
        value = actions[i] << 8 | actions[i + 1]
        played.append(_DIGITS[value >> 6] + _DIGITS[value & 63])
    letters = "".join([SEAT_LETTERS[kind] for kind in seats])
    parts = (VERSION, rules.NAME, ",".join(named) or "-", letters, seed.text(code), "".join(played))
    return "/".join(parts)


def parse(line):
    """(rules, options, seats, seed, actions) of a line: an undealt game and four bytes objects. Raises BadLine."""
    parts = line.strip().split("/")
    if len(parts) != 6:
        raise BadLine("a replay line has 6 parts (1/game/options/seats/seed/actions), this has %d" % len(parts))
    if parts[0] != VERSION:
        raise BadLine("part 1 is the version: %r isn't known, '1' is" % parts[0])
    if load.index(parts[1]) < 0:
        raise BadLine("part 2 is the game: %r isn't one of %s" % (parts[1], ", ".join([g[0] for g in load.GAMES])))
    rules = load.rules(parts[1])
    try:
        options = parse_options(rules, parts[2].split(",") if parts[2] != "-" else ())
    except BadLine as error:
        raise BadLine("part 3: " + str(error))
    try:
        seats = parse_seats(rules, parts[3])
    except BadLine as error:
        raise BadLine("part 4: " + str(error))
    try:
        code = seed.parse(parts[4])
    except seed.BadSeed as error:
        raise BadLine("part 5: " + str(error))
    return rules, options, seats, code, _parse_actions(parts[5])


def parse_options(rules, pairs):
    """Option bytes from `name=value` texts. Raises BadLine."""
    chosen = bytearray(len(rules.OPTIONS))
    for pair in pairs:
        name, _, value = pair.partition("=")
        for i in range(len(rules.OPTIONS)):
            if rules.OPTIONS[i][0] == name:
                break
        else:
            raise BadLine("no option %r; %s has %s" % (name, rules.NAME, _accepted(rules)))
        values = rules.OPTIONS[i][1]
        if value not in values:
            raise BadLine("option %s takes %s, not %r" % (name, ", ".join(values), value))
        chosen[i] = values.index(value)
    return bytes(chosen)


def _accepted(rules):
    return "; ".join([o[0] + "=" + "|".join(o[1]) for o in rules.OPTIONS]) or "none"


def parse_seats(rules, letters):
    """Seat bytes from letters p, e, n, h. Raises BadLine."""
    least, most = rules.SEATS
    if not least <= len(letters) <= most:
        counts = str(least) if least == most else "%d to %d" % (least, most)
        raise BadLine("%s takes %s seats, this has %d" % (rules.NAME, counts, len(letters)))
    for letter in letters:
        if letter not in SEAT_LETTERS:
            raise BadLine("a seat is p, e, n or h, not %r" % letter)
    return bytes([SEAT_LETTERS.index(letter) for letter in letters])


def _parse_actions(text):
    if len(text) % 2:
        raise BadLine("part 6: the actions are two characters each, one is cut off at character %d" % len(text))
    actions = bytearray()
    for i in range(0, len(text), 2):
        high = _DIGITS.find(text[i])
        low = _DIGITS.find(text[i + 1])
        if high < 0 or low < 0:
            raise BadLine("part 6: %r (character %d) is no action" % (text[i : i + 2], i + 1))
        actions.append(high >> 2)
        actions.append((high & 3) << 6 | low)
    return bytes(actions)


def play(line):
    """The game of a line, played to its end. Raises BadLine, also where an action isn't allowed."""
    rules, options, seats, code, actions = parse(line)
    rules.deal(code, seats, options)
    for i in range(0, len(actions), 2):
        if not rules.allows(actions[i], actions[i + 1]):
            raise BadLine(
                "part 6: action %d (verb %d, %d) isn't allowed there" % (i // 2 + 1, actions[i], actions[i + 1])
            )
        rules.act(actions[i], actions[i + 1])
    return rules
