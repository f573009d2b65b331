"""Draw Poker's computer player: what a hand wins against, what the other's bets say of his, and what a bet would need.

It reads its own cards, the money, the bets and how many cards the other changed, nothing else. Chances come from tables
counted over 1,200,000 hands dealt at random, played without bets. Whoever bets is taken to hold the best of his hands, or
by a share that grows with the bet nothing at all; whoever calls, the best of his that are worth the price. What the player
does itself follows the same shares, by chance, so that neither a bet nor a silence tells what it holds.

All numbers are of 256.
"""

from micropython import const

from core.games import poker_hands

# what the rules call so; as names of theirs they would take memory
_DROP = const(3)
_CHANGE = const(6)
_NEXT = const(15)
_BETTING_1 = const(0)
_BETTING_2 = const(3)
_SHOWN = const(4)
_DECK = const(0)
_STEP = const(5)
_HAND = const(5)  # cards
_NOTHING = const(0)
_THREE = const(3)
_STRAIGHT = const(4)
_FOUR = const(7)

# reasons, indices into the game's REASONS
_STRONG = const(0)
_BLUFF = const(1)
_WORTH = const(2)
_DEAR = const(3)
_FREE = const(4)
_KEEP = const(5)

_ONE = const(256)
_FOUR_FLUSH = const(57)  # kinds of hand after those of `_kind`: one card short
_FOUR_STRAIGHT = const(58)
_FOUR_BOTH = const(59)
_KINDS = const(60)  # in a row of `_BEFORE`
_KINDS_AFTER = const(57)  # in one of `_AFTER`, where no card is missing any more
_UNKNOWN = const(5)  # row of `_AFTER` for who doesn't look how many cards were changed
_ACE = const(12)
_FEWEST = const(16)  # of the other's hands that are thought of: a sixteenth

# What a level makes of it. Hard was fitted by playing some hundred million hands against the simple players of
# host_sim/strength/draw_poker.py, the other levels, and players fitted to beat it; the others are looser and see less in what
# they see. Where there are two numbers, the second is for after the exchange.
_READS = const(0)  # how many of his hands another is taken to bet
_BLUFFED = const(2)  # how often he is taken to bluff
_WIDE = const(4)  # how many of his hands he is taken to call with
_MARGIN = const(6)  # what a bet must win beyond the half
_WEAK = const(8)  # hands that win less are bluffed with
_BLUFFS = const(10)  # how often
_LOOSE = const(12)  # what a call must win beyond its price
_SLOW = const(14)  # how often a good hand stays silent before the exchange
_JITTER = const(15)  # by how much a chance is misjudged
_BETTOR = const(16)  # how many of his hands another holds who bet before the exchange
_CALLER = const(17)  # and who called
_COUNTS = const(18)  # whether the cards changed are looked at
_SIZES = const(19)  # five shares of the pot to bet, bluffs the first three
_STYLES = (
    (230, 230, 128, 128, 300, 300, 0, 0, 60, 50, 80, 120, -60, -60, 10, 70, 256, 256, 0, 96, 160, 256, 448, 6000),
    (215, 215, 128, 128, 280, 280, 4, 4, 65, 55, 50, 70, -22, -22, 15, 40, 245, 248, 0, 112, 208, 384, 736, 4000),
    (40, 207, 128, 148, 1079, 242, 0, 0, 46, 32, 16, 50, -40, 41, 20, 3, 256, 249, 1, 252, 289, 264, 271, 4145),
)

# The chance to win the showdown by the kind of hand, of 255, before the exchange: for both decks, a row each against all hands
# of the other, the best half, quarter and tenth.
_BEFORE = (
    (
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x54\x55\x5d\x5d\x5d\x5d\x5d\x5d\x58\x62\x6a\x73\x7d\x87\x92\xa4\xa4"
        b"\xa4\xa4\xa4\xa4\xa4\x85\x89\x90\x98\xa2\xaf\xc3\xc3\xc3\xc3\xc3\xc3\xc4\xca\xce\xd7\xdb\xde\xe2\xe9\xee\xf3"
        b"\xf3\xfc\xff\x4b\x64\x73"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x30\x32\x39\x39\x39\x39\x39\x39\x42\x43\x44\x45\x48\x59\x6a\x7e\x7e"
        b"\x7e\x7e\x7e\x7e\x7e\x64\x67\x6b\x71\x7c\x8f\xac\xac\xac\xac\xac\xac\xb2\xb6\xb7\xc0\xbe\xc8\xce\xdb\xe3\xea"
        b"\xeb\xfb\xff\x30\x46\x52"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x1d\x1c\x1d\x1d\x1d\x1d\x1d\x1d\x31\x33\x36\x37\x38\x3b\x40\x4b\x4b"
        b"\x4b\x4b\x4b\x4b\x4b\x44\x45\x44\x48\x54\x67\x85\x85\x85\x85\x85\x85\x9c\xa1\xa5\xb5\xb0\xb8\xb6\xba\xd6\xdd"
        b"\xe2\xfa\xff\x26\x3c\x3d"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x0e\x0f\x0c\x0c\x0c\x0c\x0c\x0c\x16\x18\x1a\x1e\x22\x24\x25\x24\x24"
        b"\x24\x24\x24\x24\x24\x27\x24\x1e\x23\x22\x24\x2d\x2d\x2d\x2d\x2d\x2d\x5d\x66\x71\x8c\x93\x9a\x9a\x97\xba\xd6"
        b"\xd7\xf6\xff\x23\x31\x3d"
    ),
    (
        b"\x00\x00\x00\x00\x00\x4a\x4c\x4f\x51\x54\x58\x5d\x69\x6b\x71\x78\x7e\x85\x8b\x93\x9b\xa3\xaa\xb4\xc0\xcc\xcc"
        b"\xcc\xbf\xc5\xc6\xc5\xc6\xcb\xcf\xd5\xd5\xdd\xe5\xe3\xe7\xe7\xe6\xec\xea\xed\xee\xf2\xf3\xf5\xf7\xf7\xf9\xfa"
        b"\xfb\xff\xff\x5c\x4d\x67"
        b"\x00\x00\x00\x00\x00\x27\x2e\x31\x34\x37\x3a\x3c\x40\x38\x40\x4c\x54\x5d\x67\x70\x7a\x85\x8d\x99\xa3\xae\xae"
        b"\xa5\x9b\xa4\xa3\xa3\xaa\xaf\xb6\xbf\xbf\xcd\xd6\xd5\xda\xdb\xd9\xe2\xe1\xe6\xe7\xed\xf0\xf2\xf4\xf6\xf6\xf9"
        b"\xf8\xff\xff\x43\x3c\x4c"
        b"\x00\x00\x00\x00\x00\x0e\x17\x15\x17\x19\x1e\x21\x28\x31\x31\x33\x32\x32\x34\x33\x33\x38\x4b\x62\x7a\x90\x90"
        b"\x89\x80\x85\x88\x89\x8b\x90\x95\xa3\xa0\xb8\xca\xc6\xcf\xc4\xcb\xd0\xce\xd5\xd1\xd9\xe1\xe5\xe7\xed\xf0\xf6"
        b"\xf2\xff\xff\x33\x2b\x44"
        b"\x00\x00\x00\x00\x00\x0c\x10\x0b\x0c\x0c\x0d\x0d\x0d\x22\x22\x25\x24\x25\x25\x24\x25\x2c\x2c\x2e\x30\x37\x37"
        b"\x4c\x4f\x3f\x4a\x4e\x4f\x57\x60\x6f\x6d\x8d\x92\xa7\xc1\xaf\xb3\xc0\xbd\xc2\xba\xc9\xd5\xd7\xd1\xd5\xe2\xef"
        b"\xec\xff\xff\x2c\x27\x52"
    ),
)
# And after it: against all hands of one who changed 0, 1, 2, 3, 4 cards, or nobody knows how many.
_AFTER = (
    (
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x5d\xbe"
        b"\xe0\xfe\xff"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01\x07\x10\x15\x15\x15\x15\x15\x15\x17\x1b\x21\x27\x2c\x30\x32\x33"
        b"\x33\x33\x33\x33\x33\x36\x3e\x4c\x60\x79\x98\xbd\xd1\xd1\xd1\xd1\xd1\xd1\xd1\xd1\xd1\xd1\xd1\xd1\xd1\xd8\xe0"
        b"\xef\xfe\xff"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x0d\x27\x42\x5c\x76\x90\xaa\xc5\xd2\xd2"
        b"\xdf\xf6\xff"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x09\x1a\x2b\x3c\x4d\x5f\x70\x81\x8a"
        b"\x8a\x8a\x8a\x8a\x8a\x8b\x8e\x94\x9b\xa5\xb1\xbf\xc7\xc7\xc7\xc7\xc7\xca\xd0\xd6\xdb\xe1\xe7\xed\xf2\xf5\xf5"
        b"\xf9\xfe\xff"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x25\x42\x42\x42\x42\x42\x47\x51\x5b\x66\x71\x7d\x90\xb3\xca"
        b"\xca\xca\xca\xca\xca\xca\xca\xcb\xcc\xce\xd2\xe0\xea\xea\xea\xea\xea\xea\xeb\xec\xec\xed\xee\xf0\xf6\xfb\xfc"
        b"\xfe\xff\xff"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x0b\x12\x12\x12\x12\x12\x18\x23\x2f\x3c\x49\x55\x63\x74\x7e"
        b"\x7e\x7e\x7e\x7e\x7e\x7f\x82\x88\x8f\x99\xa6\xb6\xc0\xc0\xc0\xc0\xc0\xc2\xc7\xcc\xd0\xd5\xda\xdf\xe4\xeb\xf0"
        b"\xf6\xfe\xff"
    ),
    (
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x45\xab"
        b"\xe6\xff\xff"
        b"\x00\x00\x00\x00\x00\x01\x03\x06\x0c\x14\x1f\x2f\x42\x4d\x4f\x52\x54\x58\x5b\x5e\x61\x64\x67\x69\x6b\x6d\x6e"
        b"\x6f\x71\x74\x79\x7f\x87\x90\x9a\xa6\xb4\xc3\xd3\xdb\xdb\xdb\xdb\xdb\xdb\xdb\xdb\xdb\xdb\xdb\xdb\xdb\xe1\xed"
        b"\xf9\xff\xff"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x09\x1a\x2c\x3d\x4f\x61\x72\x84\x95\xa7\xb8\xca\xdc\xe5\xe5"
        b"\xed\xfa\xff"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x07\x15\x23\x31\x3f\x4d\x5b\x69\x77\x85\x93\xa1\xaf\xb6"
        b"\xb6\xb7\xb8\xba\xbc\xbf\xc3\xc7\xcb\xd0\xd6\xdc\xe0\xe2\xe4\xe7\xe9\xeb\xed\xef\xf2\xf4\xf6\xf8\xfb\xfc\xfc"
        b"\xfd\xff\xff"
        b"\x00\x00\x00\x00\x00\x00\x00\x00\x01\x03\x0b\x21\x57\x80\x85\x8a\x8f\x95\x9a\x9f\xa5\xac\xb4\xbe\xcc\xe0\xeb"
        b"\xeb\xeb\xeb\xeb\xeb\xeb\xec\xec\xed\xee\xf1\xf5\xf8\xf8\xf8\xf8\xf8\xf8\xf9\xf9\xf9\xf9\xfa\xfb\xfc\xfe\xfe"
        b"\xff\xff\xff"
        b"\x00\x00\x00\x00\x00\x00\x00\x01\x01\x03\x08\x13\x2e\x44\x4d\x55\x5d\x66\x6f\x77\x80\x89\x93\x9e\xaa\xb9\xc1"
        b"\xc1\xc2\xc3\xc4\xc6\xc8\xca\xcd\xd1\xd5\xda\xe0\xe4\xe5\xe7\xe8\xe9\xeb\xec\xee\xef\xf1\xf2\xf4\xf6\xf8\xfa"
        b"\xfd\xff\xff"
    ),
)


class Player:
    """Decides at once. `level`: EASY, NORMAL or HARD, which differ in what they make of what they see. `reason` is why."""

    def __init__(self, game, seat, level, rng):
        self.game = game
        self.seat = seat
        self.rng = rng
        self._style = _STYLES[level - 1]
        self._offered = bytearray(3 * game.MAX_ACTIONS)
        self._cards = bytearray(_HAND)
        self._kind = 0
        self._marks = 0
        self._after = 0  # 1 in the second betting round
        self.reason = _KEEP  # why it decided so, see above

    def think(self):
        """verb << 8 | argument."""
        phase = self.game.phase
        if phase == _SHOWN:
            return _NEXT << 8
        self._look()
        if phase == _BETTING_1 or phase == _BETTING_2:
            return self._bet()
        self.reason = _KEEP
        marks = self._marks
        if self._kind // 13 == _THREE and self._style[_COUNTS] and self.rng.below(_ONE) < 64:
            marks &= -marks  # now and then three alike keep a card more, to look like two pair
        return _CHANGE << 8 | marks

    # -- the own cards --------------------------------------------------------------------------------------------
    def _look(self):
        """What kind of hand it is, and which cards are worth changing."""
        cards = self._cards
        for i in range(_HAND):
            cards[i] = self.game.hand(self.seat, i)
        value = poker_hands.value(cards, 0)
        category = poker_hands.category(value)
        self._after = 1 if self.game.phase == _BETTING_2 else 0
        keep = value >> 13 & 0x1FFF
        if category >= _STRAIGHT:
            self._kind = 48 + category
            self._marks = 0 if category != _FOUR else self._outside(keep)
            return
        self._kind = 13 * category + poker_hands.made(value) - 2
        if category == _NOTHING:
            if not self._after and self._one_short(value):
                return
            keep = 1 << self._kind
        self._marks = self._outside(keep)

    def _outside(self, ranks):
        """The slots whose ranks aren't in the set."""
        marks = 0
        for i in range(_HAND):
            if not ranks >> (self._cards[i] & 15) - 2 & 1:
                marks |= 1 << i
        return marks

    def _one_short(self, ranks):
        """Whether one card is missing for a flush, or at either end of a straight."""
        run = ranks & ranks >> 1 & ranks >> 2 & ranks >> 3
        straight = 0
        lowest = 0 if self.game.option(_DECK) else 5
        if run and run << 3 < 1 << _ACE and (run > 1 << lowest or lowest == 0):
            straight = 15 * run
        cards = self._cards
        for i in range(_HAND):
            suit = cards[4 if i == 0 else 0] >> 4
            n = 0
            for j in range(_HAND):
                if j != i and cards[j] >> 4 == suit:
                    n += 1
            if n == 4:
                self._marks = 1 << i
                both = straight and not straight >> (cards[i] & 15) - 2 & 1
                self._kind = _FOUR_BOTH if both else _FOUR_FLUSH
                return True
        if straight:
            self._kind = _FOUR_STRAIGHT
            self._marks = self._outside(straight)
        return straight != 0

    # -- chances --------------------------------------------------------------------------------------------------
    def _against(self, best):
        """The chance to win against the best `best` of the other's hands."""
        game = self.game
        if self._after:
            row = min(4, game.changed(1 - self.seat)) if self._style[_COUNTS] else _UNKNOWN
            won = _AFTER[game.option(_DECK)][_KINDS_AFTER * row + self._kind]
            return max(0, won - _ONE + best) * _ONE // best
        table = _BEFORE[game.option(_DECK)]
        # rows for all hands, the best half, quarter and tenth
        if best >= 128:
            low, high, share = 1, 0, (best - 128) * 2
        elif best >= 64:
            low, high, share = 2, 1, (best - 64) * 4
        else:
            low, high, share = 3, 2, max(0, best - 26) * 256 // 38
        a = table[_KINDS * low + self._kind]
        return a + ((table[_KINDS * high + self._kind] - a) * share >> 8)

    # -- betting --------------------------------------------------------------------------------------------------
    def _bet(self):
        game = self.game
        style = self._style
        after = self._after
        offers = game.actions(self._offered)
        owed = game.owed_steps(self.seat)
        pot = game.pot // _STEP
        best = _ONE  # how much of all hands the other may still hold, by the first round's bets
        if after and game.bets(0):
            best = style[_BETTOR if game.last_to_bet(0) != self.seat else _CALLER]
        win = self._against(best)
        if owed:
            price = _ONE * owed // (pot - owed)  # of the pot as it was
            best = max(_FEWEST, best * style[_READS + after] // (_ONE + price))
            bluffs = style[_BLUFFED + after] * price // (_ONE + 2 * price)
            nothing = self._against(_ONE)  # the chance to win against a bluff
            nothing = min(_ONE, 2 * nothing) if after else nothing + 24
            win = bluffs * nothing + (_ONE - bluffs) * self._against(best) >> 8
        win += self.rng.below(2 * style[_JITTER] + 1) - style[_JITTER]
        if offers == 3:
            steps = self._raise(win, best, pot + owed, owed)
            if steps:
                self.reason = _BLUFF if win < style[_WEAK + after] else _STRONG
                return self._offered[0] << 8 | steps
        if win < _ONE * owed // (pot + owed) + style[_LOOSE + after] and owed:
            self.reason = _DEAR
            return _DROP << 8
        self.reason = _WORTH if owed else _FREE
        return self._offered[3 * offers - 6] << 8  # STAY, DRAW or CALL

    def _raise(self, win, best, pot, owed):
        """How much to bet or raise by, 0 for nothing. A size is drawn first, so that it doesn't tell the hand; smaller ones
        are tried after it."""
        style = self._style
        after = self._after
        limit = self._offered[2]
        size = self.rng.below(5)
        if win < style[_WEAK + after]:
            steps = max(1, min(limit, style[_SIZES + (size >> 1)] * pot >> 8))
            price = _ONE * steps // pot
            chance = style[_BLUFFS + after] * price // (_ONE + price)
            return steps if self.rng.below(_ONE) < (chance >> 1 if owed else chance) else 0
        if not after and self.rng.below(_ONE) < style[_SLOW]:
            return 0
        while size >= 0:
            steps = max(1, min(limit, style[_SIZES + size] * pot >> 8))
            callers = min(_ONE, max(_FEWEST, best * style[_WIDE + after] // (_ONE + _ONE * steps // pot)))
            if self._against(callers) + win - self._against(best) >= 128 + style[_MARGIN + after]:
                return steps
            size -= 1
        return 0
