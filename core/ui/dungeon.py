"""The cards of the dungeon games: monsters by their strength, weapons and potions, each with its value and a picture."""

from core import cards
from core.art import dungeon as art
from core.ui import sprites
from core.ui.canvas import sprite

_RAT = sprite(art.RAT)
_BAT = sprite(art.BAT)
_SLIME = sprite(art.SLIME)
_GOBLIN = sprite(art.GOBLIN)
_GHOST = sprite(art.GHOST)
_SKELETON = sprite(art.SKELETON)
_OGRE = sprite(art.OGRE)
_DEMON = sprite(art.DEMON)
_DRAGON = sprite(art.DRAGON)

# pictures by value, from 2 on
_MONSTERS = (_RAT, _RAT, _BAT, _BAT, _SLIME, _SLIME, _GOBLIN, _GOBLIN, _GHOST, _SKELETON, _OGRE, _DEMON, _DRAGON)
_WEAPONS = (sprite(art.DAGGER),) * 3 + (sprite(art.SWORD),) * 3 + (sprite(art.AXE),) * 3
_POTIONS = (sprite(art.VIAL),) * 4 + (sprite(art.FLASK),) * 5


def picture(card):
    """The prepared picture of a card: a monster for spades and clubs, a weapon for diamonds, a potion for hearts."""
    suit = cards.suit(card)
    place = cards.rank(card) - 2
    if suit == cards.DIAMONDS:
        return _WEAPONS[place]
    return _POTIONS[place] if suit == cards.HEARTS else _MONSTERS[place]


def card(canvas, x, y, card):
    """A card face up, its value a number: of a monster its level, 2..14."""
    sprites.pictured(canvas, x, y, card, picture(card))
