"""Whether a state of Hit the Deck is sound, asked of saved games before they are taken over. It is loaded only for that."""

from micropython import const

from core.game import PERSON
from core.games.hit_the_deck import DRAWN, FINISHED, PLAYING, SLAPPING, TARGETS
from core.games.hit_the_deck_piles import COPIES, HAND, KINDS, is_hit
from core.games.hit_the_deck_slaps import LATEST, LUCK, NO_TIME, NOBODY, SLAPS, TARGET, UNANNOUNCED

_SIZES = const(20)  # all as in the three files of the rules
_DRAW_N = const(24)
_DISCARD_N = const(25)
_PILES = const(186)
_END = const(296)
_LAIN = const(64)
_CARD = const(63)
_BACK = const(296)
_MAY_SLIP = const(298)
_DEALER = const(304)
_DEMAND = const(305)
_DRAWN = const(306)


def fault(game):
    """What is unsound about a game, '' if nothing is."""
    return _card_fault(game) or _course_fault(game) or _slap_fault(game) or _end_fault(game) or _total_fault(game)


def _card_fault(game):
    """All 110 cards are there, and no pile has a gap."""
    state = game.state
    laid = _END - state[_DISCARD_N]
    drawn = _PILES + state[_DRAW_N]
    if not state[_DISCARD_N] or drawn > laid:
        return "piles of another size"
    counts = bytearray(KINDS)
    for i in range(_PILES, _END):
        card = state[i] & _CARD
        if drawn <= i < laid:
            if state[i]:
                return "a card beside the piles"
        elif state[i] > _LAIN + _CARD or card >= KINDS or not COPIES[card]:
            return "an unknown card"
        else:
            counts[card] += 1
    if state[laid] < _LAIN:
        return "a top card that nobody saw"
    for seat in range(4):
        n = 0
        hand = game.hand_at(seat)
        for card in range(KINDS):
            have = state[hand + card]
            if have > COPIES[card]:
                return "a card that isn't in the deck"
            counts[card] += have
            n += have
        if n != state[_SIZES + seat] or n and seat >= game.seats:
            return "a hand of another size"
    return "" if counts == COPIES else "a card that lies in several places, or in none"


def _course_fault(game):
    """Phase, turn, demand and the card just drawn fit each other."""
    state = game.state
    phase = game.phase
    if phase > FINISHED or state[_DEMAND] > 1 or state[_BACK] > 1 or state[_DEALER] >= game.seats:
        return "a flag that is none"
    if game.demand and (phase == SLAPPING or game.top == HAND or not is_hit(game.top)):
        return "a demand for nothing"
    drawn = state[_DRAWN]
    if (drawn != 0) != (phase == DRAWN) or drawn >= KINDS:
        return "a card drawn, or not"
    if drawn and (not game.count(game.turn, drawn) or not game.fits(drawn)):
        return "a card drawn that doesn't fit"
    return ""


def _slap_fault(game):
    """Who laid the card, who may have slapped falsely, and what was told of a slap."""
    slips = game.state[_MAY_SLIP]
    slapping = game.phase == SLAPPING
    laid = game.laid_by
    if game.seats <= laid != NOBODY:
        return "a card that nobody laid"
    if slapping and (laid == NOBODY or game.top != HAND or game.turn != game.first_to_tell()):
        return "nobody to slap"
    if (slapping or slips) and game.option(SLAPS) == LUCK:
        return "a slap where chance decides"
    if slips and (slips > 15 or game.phase != PLAYING or laid == NOBODY or game.may_slip(laid)):
        return "a false slap at nothing"
    for seat in range(4):
        time = game.time(seat)
        if seat >= game.seats:
            if time or game.may_slip(seat):
                return "a slap of no seat"
            continue
        person = game.seat_kind(seat) == PERSON
        if LATEST < time < NO_TIME or game.may_slip(seat) and not person:
            return "a slap that can't be"
        if slapping and (time == UNANNOUNCED and seat != laid if person else time != NO_TIME):
            return "a slap told too early, or not to be told"
    return ""


def _end_fault(game):
    """The hand is over, or not."""
    finished = game.phase == FINISHED
    empty = 0
    for seat in range(game.seats):
        if not game.hand_size(seat):
            empty += 1
            if not finished and (game.phase != SLAPPING or seat != game.laid_by):
                return "a hand without cards goes on"
    if empty != 1 and finished or game.over and not finished:
        return "a hand that isn't over"
    return "not that seat's turn" if finished and game.turn and not game.over else ""


def _total_fault(game):
    """The totals, and who won."""
    target = TARGETS[game.option(TARGET)]
    most = 0
    for seat in range(4):
        if seat >= game.seats:
            if game.total(seat):
                return "a total of no seat"
            continue
        before = game.total(seat) - (game.points(seat) if game.phase == FINISHED else 0)
        if not 0 <= before < target:
            return "a total that can't be"
        most = max(most, game.total(seat))
    if game.over:
        return "" if most >= target and game.result == game.lowest() else "the wrong seat won"
    return "a result too early" if game.result else ""
