"""The 47 cards of Champions: what they are and how strong (rules/champions.md, Cards).

A card is a byte 1..47, 0 is no card. Names and pictures are numbered from 0 in the same order.
"""

CARDS = 47
MONSTERS = 26  # cards 1..26, two of each strength 2..14
WEAPONS = 35  # cards 27..35, strengths 2..10
POTIONS = 44  # cards 36..44, strengths 2..10; 45..47 are shields of 3, 4 and 5

# kinds
MONSTER = 0
WEAPON = 1
POTION = 2
SHIELD = 3

# what a weapon may have
PLAIN = 0
VAMPIRIC = 1
ELECTRIC = 2
STURDY = 3

# of each card, from card 0, which is none
PRINTED = (
    b"\0\2\2\3\3\4\4\5\5\6\6\7\7\x08\x08\x09\x09\x0a\x0a\x0b\x0b\x0c\x0c\x0d\x0d\x0e\x0e"
    b"\2\3\4\5\6\7\x08\x09\x0a"
    b"\2\3\4\5\6\7\x08\x09\x0a"
    b"\3\4\5"
)


def kind(card):
    """MONSTER, WEAPON, POTION or SHIELD."""
    if card <= MONSTERS:
        return MONSTER
    if card <= WEAPONS:
        return WEAPON
    return POTION if card <= POTIONS else SHIELD
