"""Champions in English: option labels as in `Rules.OPTIONS`, the table's words, How to play."""

NAME = "Champions"
SUBTITLE = ("Four heroes,", "47 cards,", "one dragon.")
OPTIONS = (("Champion", ("Paladin", "Herbalist", "Rogue", "Berserker")),)
SCREEN = ("Bestiary", "bestiary", "Bestiary")
CHOICE = ("champion_choice", "ChampionChoice")

# the order is that of the constants in core/ui/tables/dungeon.py, then champions.py
TEXT = (
    "fight",
    "weapon",
    "bare hands",
    "take",
    "drink",
    "discard",
    "flee",
    "No more potions help here",
    "To the deck's bottom",
    "WON",
    "DEAD",
    "Score",
    "Thinking ...",
    "for",
    "weapon off",
    "weapon on",
    "Blessing",
    "Grace",
    "Backstab",
    "Frenzy",
    "3 hits hurt 3 less",
    "3 fights know no limit",
)

# why the computer player would do it; the order is that of the constants in core/ai/champions.py
REASONS = (
    "The only choice",
    "The weapon saves health",
    "Spare the weapon",
    "A weapon for what comes",
    "Health for what comes",
    "Clear the room",
    "A better room may come",
    "No way out",
    "A shield for what comes",
    "Now the ability pays",
)

PAGES = (
    (
        "The dungeon",
        "47 cards: 26 monsters, 9 weapons, 9 potions, 3 shields. Clear them all before your 20 health runs out.",
    ),
    (
        "A room",
        "Four cards make a room. Take three, in any order; the fourth stays and three new ones come. At the end take all.",
    ),
    ("Monsters", "Fighting costs health: the monster's strength, less all that takes damage off, as shown."),
    ("Weapons", "Armed you lose only what the monster has over the weapon. B puts it away and draws it again."),
    ("The limit", "After < stands the limit. Only weaker monsters can be struck. It falls to the last one beaten."),
    ("Badges", "Of some weapons. V: each armed fight heals 1. E: it weakens the rest of the room by 1."),
    ("Badges", "S: a sturdy weapon's limit falls by 2 at most in a fight. An arrow marks a monster made weaker."),
    ("Shields", "A shield takes off all the damage it can. The number beside it is what it can still take."),
    ("Potions", "The first potion in a room heals its strength, up to 20. Any more in that room do nothing."),
    (
        "Fleeing",
        "From a full, untouched room you may flee: move right to the deck. The room goes under it. Never from two in a row.",
    ),
    ("Mana", "Each room cleared or fled fills the ring by 1. When it lights, hold A for the ability."),
    ("Champions", "Four to choose from. After the name of the ability stands the mana it costs."),
    ("Score", "Won: the health left and 10. Lost: minus the strengths of all monsters left."),
    ("Buttons", "Left and right choose, A acts, B weapon on or off. Hold A: ability. Hold B: pause."),
    ("Paladin", "Each 5th monster beaten heals 3.\nBlessing (5): 3 hits hurt 3 less."),
    ("Herbalist", "Two potions heal in each room.\nGrace (3): heals 3."),
    ("Rogue", "May flee two rooms in a row.\nBackstab (3): a monster loses 6, to 1 at least."),
    ("Berserker", "Bare hands hurt 2 less.\nFrenzy (4): 3 armed fights know no limit."),
)
