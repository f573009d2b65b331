"""Warlords' computer player: how often a triple wins, what a swap would bring, and what the other's open cards leave him.

It reads its own cards, the open ones, the warlords, the numbers of jacks and swaps and which cards are lost, nothing else. Its
tables were solved exactly over the 1,140 hands of a colour: both sides swap as well as can be against each other's final hands.
A triple counts by its kind: category and the two ranks that matter most, ranks 0..9 upwards with the ace where it counts.
Kinds that can't be are 0. They were solved with the ace high; 10-2-A, a kind of its own where it is low, lies between its neighbours.

A decision that needs many triples takes several calls of `think`. What is shown first is left to chance, so that it tells
nothing. All chances are of 255.
"""

from micropython import const

from core import cards
from core.game import NEXT
from core.games import triples
from core.games.warlords import CHOOSE, KEEP, PLAY, SURRENDER, SWAP
from core.games.warlords_sides import BATTLE, CHOOSING, JACK, KING, MOST_LOST, QUEEN, SHOWN, SLOTS, SUITS

# why it chose what it chose; indices into the game's REASONS
KINGS_FIRST = 0
ANY_WARLORD = 1
BETTER_CARD = 2
GOOD_ENOUGH = 3
TELLS_LEAST = 4
SAVE_WARLORD = 5

_HIGH = const(14)  # an ace
_A_SLICE = const(32)  # triples looked at in one call
_OWN = const(20)  # number cards a side

# The rank of a card or in a value as 0..9 upwards, with the ace high and low.
_RANKS = (
    b"\0\x09\0\1\2\3\4\5\6\7\x08\0\0\0\x09",
    b"\0\0\1\2\3\4\5\6\7\x08\x09\0\0\0\0",
)

# What a level makes of it: how far it looks ahead when it swaps (0 no further than the next card), by how much it misjudges a
# hand, how often it sends the king (of 255), below which chance it surrenders after step 1 and after step 2, and by how much
# that varies.
LOOKS = 0
BLURS = 1
KINGS = 2
GIVES_UP = 3
VARIES = 5
_STYLES = (
    (0, 70, 128, 0, 30, 10),
    (0, 12, 128, 0, 45, 15),
    (1, 0, 255, 8, 85, 20),
)

# The chance that a triple of that kind wins against a queen's final hand, and against a king's.
_WINS = (
    (
        b"\xdd\xe1\xe6\xea\xef\xf3\xf8\xfd\x5c\x5e\x60\x63\x66\x69\x6c\x6f\x71\x73\x00\x00\x00\x00\x01\x02\x00"
        b"\x03\x04\x05\x00\x07\x08\x0a\x0c\x00\x0e\x0f\x11\x13\x16\x00\x19\x1a\x1c\x1e\x21\x26\x00\x29\x2b\x2d"
        b"\x30\x33\x37\x3c\x00\x3e\x40\x42\x45\x49\x4d\x52\x58\x00\x00\x00\x00\x74\x75\x00\x76\x76\x78\x00\x78"
        b"\x79\x7a\x7c\x00\x7d\x7e\x80\x82\x84\x00\x85\x87\x89\x8c\x8f\x92\x00\x94\x96\x99\x9d\xa2\xa8\xaf\x00"
        b"\xb1\xb3\xb6\xba\xc0\xc6\xcd\xd6"
    ),
    (
        b"\xac\xb5\xbf\xca\xd5\xe1\xed\xf9\x33\x34\x35\x36\x38\x39\x3b\x3d\x3e\x40\x00\x00\x00\x00\x00\x01\x00"
        b"\x01\x02\x03\x00\x04\x04\x05\x07\x00\x08\x08\x09\x0a\x0c\x00\x0e\x0f\x0f\x10\x12\x15\x00\x17\x17\x18"
        b"\x19\x1b\x1d\x20\x00\x21\x22\x24\x26\x28\x2a\x2d\x31\x00\x00\x00\x00\x41\x41\x00\x41\x42\x43\x00\x43"
        b"\x44\x44\x46\x00\x46\x47\x47\x49\x4a\x00\x4b\x4c\x4d\x4e\x50\x52\x00\x54\x55\x57\x59\x5c\x60\x66\x00"
        b"\x68\x6a\x6d\x72\x78\x82\x8f\x9e"
    ),
)
# The chance of two cards that are kept, with a swap left and with two: against a queen, against a king. Ten pairs, 45 kinds in
# two suits, 45 in one.
_KEEPING = (
    (
        (
            b"\x5c\x5e\x60\x63\x66\x69\x6c\x6e\x71\x73\x46\x35\x4f\x1d\x37\x51\x1f\x20\x39\x53\x22\x22\x23\x3d\x57"
            b"\x26\x27\x28\x29\x42\x5b\x2e\x2e\x2f\x30\x31\x4a\x62\x3a\x3a\x3b\x3c\x3d\x3f\x57\x5b\x5c\x5d\x4c\x4d"
            b"\x4f\x50\x53\x56\x5b\x6b\x61\x74\x4f\x63\x77\x51\x52\x65\x79\x54\x54\x55\x69\x7c\x58\x59\x5a\x5a\x6e"
            b"\x81\x5f\x60\x61\x62\x63\x76\x87\x6b\x6c\x6d\x6e\x70\x72\x84\x88\x8b\x8b\x81\x82\x84\x86\x89\x8d\x93"
        ),
        (
            b"\x66\x6a\x6b\x6e\x70\x74\x78\x79\x7a\x8a\x7d\x75\x86\x6c\x78\x88\x6d\x6f\x7a\x89\x6d\x70\x71\x7c\x8b"
            b"\x6e\x71\x72\x72\x7d\x8e\x6e\x70\x72\x72\x72\x7e\x90\x70\x72\x73\x74\x74\x75\x83\x84\x84\x86\x7b\x7c"
            b"\x7e\x7e\x7f\x7f\x82\x8d\x80\x96\x6c\x82\x99\x6e\x6e\x85\x9c\x70\x71\x71\x88\x9f\x74\x75\x75\x76\x8d"
            b"\xa4\x7a\x7b\x7b\x7c\x7e\x95\xaa\x86\x87\x88\x89\x8b\x8d\xa4\xa8\xaa\xab\x9e\xa0\xa1\xa4\xa7\xac\xb3"
        ),
    ),
    (
        (
            b"\x33\x34\x35\x36\x38\x39\x3b\x3d\x3e\x40\x32\x23\x39\x10\x25\x3c\x11\x11\x27\x3f\x12\x13\x13\x2a\x43"
            b"\x15\x15\x16\x16\x2e\x47\x19\x19\x1a\x1a\x1b\x33\x4d\x1f\x20\x20\x21\x21\x22\x3b\x3e\x38\x39\x2a\x2a"
            b"\x2b\x2c\x2e\x30\x32\x47\x3c\x4e\x2c\x3e\x51\x2d\x2e\x41\x55\x2f\x30\x30\x44\x59\x32\x33\x33\x34\x48"
            b"\x5e\x37\x37\x37\x38\x39\x4e\x64\x3e\x3f\x3f\x40\x41\x42\x58\x5b\x58\x59\x4f\x50\x51\x53\x57\x5c\x63"
        ),
        (
            b"\x3d\x41\x42\x44\x46\x49\x4c\x4b\x4a\x58\x55\x4c\x5e\x43\x50\x62\x45\x46\x53\x66\x46\x49\x48\x56\x6c"
            b"\x47\x49\x4b\x4a\x58\x72\x45\x47\x49\x49\x49\x59\x78\x45\x47\x48\x49\x49\x49\x5e\x5d\x56\x58\x4d\x4f"
            b"\x50\x51\x52\x51\x52\x61\x52\x6a\x42\x55\x6e\x43\x45\x59\x74\x45\x47\x47\x5d\x7a\x48\x49\x4a\x4b\x62"
            b"\x81\x49\x4a\x4b\x4c\x4d\x67\x88\x4f\x4f\x50\x51\x52\x54\x72\x76\x70\x71\x63\x65\x66\x69\x6e\x75\x7f"
        ),
    ),
)
# How likely a side is to stop at a triple of that kind (against the likeliest) after so many swaps: with a queen, with a king.
_HOLDS = (
    (
        (
            b"\xff\xff\xff\xff\xff\xff\xff\xff\x0c\x0c\x0e\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x00\x00\x00\x00\x0c\x0c\x00"
            b"\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c"
            b"\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x00\x00\x00\x00\x80\x0c\x00\x80\x40\x0c\x00\x80"
            b"\x40\x55\x0c\x00\x80\xbf\xaa\x80\x80\x00\x80\xbf\xd4\xdf\x7f\x7f\x00\xff\xff\xff\xff\xff\xff\xff\x00"
            b"\xff\xff\xff\xff\xff\xff\xff\xff"
        ),
        (
            b"\xa3\xa1\xa3\xad\xbe\xc4\xc7\xa7\x4e\x54\x48\x5c\x6d\x7f\x6e\x75\x4b\x4f\x00\x00\x00\x00\x54\x55\x00"
            b"\x46\x42\x56\x00\x47\x38\x41\x5c\x00\x4e\x3e\x39\x46\x5f\x00\x59\x48\x41\x3e\x50\x65\x00\x66\x54\x4d"
            b"\x48\x47\x53\x51\x00\x63\x63\x58\x53\x51\x50\x52\x50\x00\x00\x00\x00\xc4\xc4\x00\x9b\xbc\xb0\x00\x9f"
            b"\x9d\xb5\xb0\x00\xb4\xb4\xa9\xbd\xb3\x00\xd5\xd1\xc2\xb9\xd2\xcc\x00\xff\xf7\xe6\xd8\xd6\xd8\xdf\x00"
            b"\xf2\xf2\xe6\xdf\xde\xe2\xec\xf4"
        ),
    ),
    (
        (
            b"\xff\xff\xff\xff\xff\xff\xff\xff\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x00\x00\x00\x00\x0c\x0c\x00"
            b"\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c"
            b"\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x00\x00\x00\x00\x0c\x0c\x00\x0c\x0c\x0c\x00\x0c"
            b"\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x0c\x00\x0c\x0c\x55\x60\x66\x0c\x0c\x00"
            b"\x0c\x0c\x2a\x40\xb3\xea\xed\xff"
        ),
        (
            b"\xdc\xd4\xd4\xd9\xdb\xe0\xec\xff\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x00\x00\x00\x00\x0c\x0c\x00"
            b"\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c"
            b"\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x00\x00\x00\x00\x0c\x0c\x00\x0c\x0c\x0c\x00\x0c"
            b"\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x00\x0c\x13\x16\x20\x0c\x0c\x00\x4c\x52\x48\x4b\x47\x4d\x51\x00"
            b"\x6f\x6f\x5f\x6d\xa4\xa5\xae\xb9"
        ),
        (
            b"\xbb\xb9\xc3\xda\xea\xea\xff\xfa\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x00\x00\x00\x00\x0c\x0c\x00"
            b"\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c"
            b"\x0c\x0c\x0c\x0c\x00\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x00\x00\x00\x00\x41\x0c\x00\x2f\x47\x0c\x00\x2f"
            b"\x27\x4d\x17\x00\x2f\x27\x21\x43\x36\x00\x6d\x32\x2b\x2e\x72\x41\x00\x9b\x7b\x69\x64\x64\x9e\xa4\x00"
            b"\xd1\xd1\xb9\xaf\xa6\xa2\xaa\xb9"
        ),
        (
            b"\x94\x97\xaa\xc7\xe6\xf2\xff\xdf\x21\x30\x36\x3e\x4b\x54\x57\x47\x50\x49\x00\x00\x00\x00\x39\x44\x00"
            b"\x2e\x2c\x4e\x00\x2f\x21\x2b\x5b\x00\x30\x22\x1d\x31\x56\x00\x35\x27\x22\x22\x3c\x63\x00\x44\x38\x33"
            b"\x32\x32\x44\x42\x00\x50\x50\x49\x48\x47\x45\x46\x44\x00\x00\x00\x00\x99\xa5\x00\x73\x7e\xa5\x00\x77"
            b"\x57\x7e\xa2\x00\x79\x5a\x4c\x88\x98\x00\x8e\x69\x5c\x5a\xa5\xa9\x00\xc1\xa2\x95\x8e\x89\xb9\xb8\x00"
            b"\xe4\xe4\xd5\xd0\xc9\xc7\xcc\xd4"
        ),
    ),
)


class Player:
    """`level`: EASY, NORMAL or HARD, which differ in how they swap and when they surrender.

    reason  why it chose what it chose last
    """

    def __init__(self, game, seat, level, rng):
        self.game = game
        self.seat = seat
        self.rng = rng
        self.reason = ANY_WARLORD
        self._style = _STYLES[level - 1]
        self._ace = _HIGH  # what it counts
        self._ranks = _RANKS[0]
        self._at = 0  # how far a decision has got; 0 before one
        self._known = bytearray(64)  # a flag a card byte
        self._rest = bytearray(_OWN)  # cards of one side that may still come
        self._n = 0
        self._trial = bytearray(SLOTS)
        self._means = [0] * SLOTS
        self._value = 0  # of the triple on trial
        self._mine = 0  # of the own one in the battle
        self._won = 0
        self._all = 0

    def think(self):
        """verb << 8 | argument, or None: ask again."""
        phase = self.game.phase
        if phase == SHOWN:
            return NEXT << 8
        if phase == CHOOSING:
            return CHOOSE << 8 | self._warlord()
        return self._battle() if phase == BATTLE else self._swap()

    def _warlord(self):
        """Kings first: they are needed while both still have their jacks."""
        left = self.game.left
        self.reason = ANY_WARLORD
        if left(self.seat, KING) and left(self.seat, QUEEN):
            if self.rng.below(255) < self._style[KINGS]:
                self.reason = KINGS_FIRST
                return KING
            return QUEEN
        return KING if left(self.seat, KING) else QUEEN

    # -- swapping -------------------------------------------------------------------------------------------------
    def _swap(self):
        """One slot a call: what its card's successors would be worth in the mean, in 16ths; then the best of all."""
        slot = self._at
        if slot == 0:
            self._gather(self.seat)
        for i in range(SLOTS):
            self._trial[i] = self.game.hand(self.seat, i)
        now = 16 * self._wins()
        self._means[slot] = self._successors(slot)
        self._at = (slot + 1) % SLOTS
        if self._at:
            return None
        best = SLOTS
        most = now + self._blur()
        for i in range(SLOTS):
            mean = self._means[i] + self._blur()
            if mean > most:
                most = mean
                best = i
        self.reason = BETTER_CARD if best < SLOTS else GOOD_ENOUGH
        return SWAP << 8 | best if best < SLOTS else KEEP << 8

    def _successors(self, slot):
        """What the triple on trial is worth in the mean with another card in this slot."""
        trial = self._trial
        one = trial[slot - 1]
        two = trial[slot - 2]
        ahead = self.game.may_swap(self.seat) - 1 if self._style[LOOKS] else 0
        keep = self._keeping(ahead, one, two) if ahead else 0
        total = 0
        for i in range(self._n):
            card = self._rest[i]
            trial[slot] = card
            value = max(keep, self._wins())
            if ahead:
                value = max(value, self._keeping(ahead, one, card), self._keeping(ahead, two, card))
            total += value
        return 16 * total // self._n

    def _blur(self):
        by = 16 * self._style[BLURS]
        return self.rng.below(2 * by + 1) - by if by else 0

    def _wins(self):
        """The chance of the triple on trial against the other's warlord."""
        return _WINS[self.game.warlord(1 - self.seat) - QUEEN][self._kind()]

    def _keeping(self, ahead, one, two):
        """The chance of two cards with so many swaps left."""
        kind = 55 if one >> 4 == two >> 4 else 10
        a = self._ranks[one & 15]
        b = self._ranks[two & 15]
        if a == b:
            kind = a
        else:
            kind += a * (a - 1) // 2 + b if a > b else b * (b - 1) // 2 + a
        return _KEEPING[self.game.warlord(1 - self.seat) - QUEEN][ahead - 1][kind]

    def _kind(self):
        """The kind of the triple on trial: straights, pairs, high cards, flushes."""
        value = triples.value(self._trial, 0, self._ace)
        self._value = value
        category = value >> 12
        if category == triples.STRAIGHT:
            return (value & 15) - 3
        a = self._ranks[value >> 4 & 15]
        if category == triples.PAIR:
            return 8 + a
        b = self._ranks[value >> 8 & 15]
        return (63 if category == triples.FLUSH else 18) + b * (b - 1) // 2 + a

    # -- the battle -----------------------------------------------------------------------------------------------
    def _battle(self):
        """Any card, or a jack where too little is left to hope for."""
        step = self.game.step
        if step and self.game.left(self.seat, JACK):
            if not self._judge(step):
                return None
            limit = self._style[GIVES_UP + step - 1]
            vary = self._style[VARIES] if limit else 0
            if self._chance() < limit - vary + self.rng.below(2 * vary + 1):
                self.reason = SAVE_WARLORD
                return SURRENDER << 8
        self.reason = TELLS_LEAST
        nth = self.rng.below(SLOTS - step)
        for slot in range(SLOTS):
            if self.game.hand(self.seat, slot):
                if nth == 0:
                    return PLAY << 8 | slot
                nth -= 1

    def _chance(self):
        """Of winning, after `_judge`."""
        return 255 * self._won // (2 * self._all)

    def _judge(self, step):
        """Some of the hands that the other may have, by how likely he would be to end with them; whether all were seen."""
        if self._at == 0:
            self._gather(1 - self.seat)
            self._mine = self._own_value(step)
            self._won = self._all = 0
        game = self.game
        other = 1 - self.seat
        holds = _HOLDS[game.warlord(other) - QUEEN][game.swaps(other)]
        trial = self._trial
        trial[0] = game.shown(other, 0)
        trial[1] = game.shown(other, 1)
        first = self._at
        todo = _A_SLICE
        while todo > 0 and first < self._n:
            trial[2] = self._rest[first]
            if step == 2:
                self._weigh(holds)
                todo -= 1
            else:
                for second in range(first):
                    trial[1] = self._rest[second]
                    self._weigh(holds)
                todo -= first
            first += 1
        self._at = first if first < self._n else 0
        return self._at == 0

    def _own_value(self, step):
        """What the own triple is worth."""
        n = step
        for i in range(SLOTS):
            if i < step:
                self._trial[i] = self.game.shown(self.seat, i)
            if self.game.hand(self.seat, i):
                self._trial[n] = self.game.hand(self.seat, i)
                n += 1
        return triples.value(self._trial, 0, self._ace)

    def _weigh(self, holds):
        """Count the hand on trial, the other's."""
        weight = holds[self._kind()]
        self._all += weight
        if self._value < self._mine:
            self._won += 2 * weight
        elif self._value == self._mine:
            self._won += weight

    # -- what may still come --------------------------------------------------------------------------------------
    def _gather(self, side):
        """The number cards of a side that this seat hasn't seen: where its own may still come from, or what the other may hold."""
        game = self.game
        self._ace = game.ace
        self._ranks = _RANKS[0 if game.ace == _HIGH else 1]
        known = self._known
        for i in range(64):
            known[i] = 0
        for i in range(MOST_LOST):
            known[game.lost(side, i)] = 1
        for i in range(SLOTS):
            known[game.shown(side, i)] = 1
            if side == self.seat:
                known[game.hand(side, i)] = 1
                known[game.gone(side, i)] = 1
        n = 0
        for suit in SUITS[side]:
            for rank in range(2, _HIGH + 1):
                if not JACK <= rank <= KING and not known[cards.card(suit, rank)]:
                    self._rest[n] = cards.card(suit, rank)
                    n += 1
        self._n = n
