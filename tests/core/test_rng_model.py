"""core/rng.py from outside: what deals look like over many seeds, how large its numbers grow, another way to write it."""

import random
from collections import deque

import pytest

from core import seed
from core.games.scoundrel import FULL_DECK, Rules
from core.rng import SIZE, Rng

SHUFFLES = 6000
# taken from the generator once; whoever changes them changes every deal that was ever shared
KNOWN_WORDS = [24591, 42103, 32643, 17738, 5004, 50750]
KNOWN_DEAL = "2a38292406183319263e03023a36150d043d231a0a39123b0922140817132537070e0535322827160c3c0b3400000000"


def seeded(*symbols):
    rng = Rng()
    rng.seed(bytes(symbols))
    return rng


def chi_square(counts):
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


# -- the generator as published --------------------------------------------------------------------------------------
def sfc16(symbols):
    """sfc16 with words instead of bytes, seeded as the docstring says."""
    mask = 0xFFFF
    a = b = c = 0
    count = 1

    def step():
        nonlocal a, b, c, count
        out = a + b + count & mask
        a, b, c, count = b ^ b >> 5, c * 9 & mask, ((c << 6 | c >> 10) & mask) + out & mask, count + 1 & mask
        return out

    for symbol in symbols:
        a ^= symbol
        step()
    for _ in range(12):
        step()
    while True:
        yield step()


@pytest.mark.parametrize("symbols", [(), (0,), (31,) * 7, (1, 2, 3, 4, 5, 6, 7), (9,) * 12], ids=str)
def test_it_is_sfc16(symbols):
    rng = seeded(*symbols)
    model = sfc16(symbols)
    assert [rng.next() for _ in range(3000)] == [next(model) for _ in range(3000)]


def test_a_known_sequence_of_words_and_a_known_deal():
    rng = seeded(1, 2, 3, 4, 5, 6, 7)
    assert [rng.next() for _ in range(6)] == KNOWN_WORDS
    game = Rules()
    game.deal(seed.parse("PALMDEK"), bytes(1), bytes(2))
    assert bytes(game.state[30:78]).hex() == KNOWN_DEAL


# -- how large numbers grow -------------------------------------------------------------------------------------------
class Watched(int):
    """An int that remembers the largest of all results it had a part in."""

    largest = 0


def _watch(name):
    plain = getattr(int, name)

    def operate(self, other):
        result = Watched(plain(int(self), int(other)))
        Watched.largest = max(Watched.largest, result, -result)
        return result

    setattr(Watched, name, operate)


for _name in ("add", "sub", "mul", "and", "or", "xor", "lshift", "rshift", "mod"):
    _watch(f"__{_name}__")
    _watch(f"__r{_name}__")


class WatchedBytes(list):
    def __getitem__(self, i):
        return Watched(list.__getitem__(self, i))


def test_no_intermediate_reaches_2_to_the_30():
    Watched.largest = 0
    rng = Rng(WatchedBytes([0] * SIZE))
    for symbols in (b"\x1f" * 7, b"\xff" * 12, bytes(7)):
        rng.seed(symbols)
        for n in (1, 2, 3, 40000, 65535, 65536):
            for _ in range(300):
                rng.below(Watched(n))
    rng.buf = WatchedBytes([255] * SIZE)
    rng.next()
    assert 2**22 < Watched.largest < 2**23  # as the module says


# -- below ------------------------------------------------------------------------------------------------------------
class Fixed(Rng):
    """A generator whose words are given."""

    def __init__(self, words):
        Rng.__init__(self)
        self.words = deque(words)

    def next(self):
        return self.words.popleft()


@pytest.mark.parametrize(
    "n, words, value",
    [
        (1, [0], 0),
        (1, [65535], 0),
        (2, [65535], 1),
        (3, [65534], 2),
        (3, [65535, 7], 1),  # 65535 would make 0 likelier
        (3, [65535, 65535, 65535, 8], 2),
        (65536, [65535], 65535),
        (65535, [65534], 65534),
        (65535, [65535, 0], 0),
        (40000, [40000, 65535, 39999], 39999),
    ],
)
def test_below_at_its_edges(n, words, value):
    rng = Fixed(words)
    assert rng.below(n) == value and not rng.words


@pytest.mark.parametrize("n", [3, 44, 1000])
def test_below_takes_as_many_words_for_each_number(n):
    """Of all 65536 words in turn, every number comes from equally many."""
    counts = [0] * n
    rng = Fixed(range(65536))
    while len(rng.words) > 65536 % n:
        counts[rng.below(n)] += 1
    assert set(counts) == {65536 // n}
    rng.words.append(n - 1)  # all that is left is drawn again
    assert rng.below(n) == n - 1 and not rng.words


# -- shuffles and deals -----------------------------------------------------------------------------------------------
def test_every_position_gets_every_card():
    """On 44 cards by 44 positions: 43 * 43 degrees of freedom (one position alone: 43; 99.9 % of those lie below 78)."""
    rng = seeded(3, 1, 4, 1, 5)
    counts = [[0] * 44 for _ in range(44)]
    deck = bytearray(44)
    for _ in range(SHUFFLES):
        deck[:] = bytes(range(44))
        rng.shuffle(deck, 0, 44)
        for place in range(44):
            counts[place][deck[place]] += 1
    worst = [chi_square(row) for row in counts]
    total = sum(worst)
    assert max(worst) < 95  # 44 rows: one in 2,000 suites
    assert abs(total - 43 * 43) < 5 * (2 * 43 * 43) ** 0.5


def test_small_shuffles_reach_every_order_equally():
    rng = seeded(2)
    orders = {}
    for _ in range(24000):
        deck = bytearray(b"abcd")
        rng.shuffle(deck, 0, 4)
        orders[bytes(deck)] = orders.get(bytes(deck), 0) + 1
    assert len(orders) == 24 and chi_square(list(orders.values())) < 50  # 23 degrees of freedom: 0.1 %


def test_shuffles_of_none_one_and_two():
    deck = bytearray(b"xyz")
    seeded(1).shuffle(deck, 1, 0)
    seeded(1).shuffle(deck, 1, 1)
    assert deck == b"xyz"
    seen = set()
    rng = seeded(1)
    for _ in range(20):
        rng.shuffle(deck, 1, 2)
        seen.add(bytes(deck))
    assert seen == {b"xyz", b"xzy"}


def test_first_cards_of_seeds_that_follow_each_other_are_even():
    """As people type them: AAAAAAA, AAAAAAB ... The first card and the last of the deck, 43 degrees of freedom."""
    game = Rules()
    first = dict.fromkeys(FULL_DECK, 0)
    last = dict.fromkeys(FULL_DECK, 0)
    for n in range(6600):
        game.deal(bytes([0, 0, 0, 0, n // 1024, n // 32 % 32, n % 32]), bytes(1), bytes(2))
        first[game.room_card(0)] += 1
        last[game.state[34]] += 1
    assert chi_square(list(first.values())) < 78
    assert chi_square(list(last.values())) < 78


def test_no_two_of_many_seeds_lead_to_the_same_state():
    chance = random.Random(1)
    codes = {bytes(chance.randrange(32) for _ in range(7)) for _ in range(6000)}
    codes |= {bytes([i, j] + [0] * 5) for i in range(32) for j in range(32)}
    codes |= {bytes([0] * 5 + [i, j]) for i in range(32) for j in range(32)}
    states = set()
    rng = Rng()
    for code in codes:
        rng.seed(code)
        states.add(bytes(rng.buf))
    assert len(states) == len(codes)


def test_sequences_of_neighbouring_seeds_have_nothing_in_common():
    """Words of two streams agree in half of their bits."""
    agree = total = 0
    for symbol in range(31):
        one, two = seeded(0, 0, 0, 0, 0, 0, symbol), seeded(0, 0, 0, 0, 0, 0, symbol + 1)
        for _ in range(40):
            agree += 16 - (one.next() ^ two.next()).bit_count()
            total += 16
    assert abs(agree / total - 0.5) < 4 * 0.5 / total**0.5
