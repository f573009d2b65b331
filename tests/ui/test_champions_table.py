"""Champions' table by buttons: the weapon out or away, the ability raised, aimed and taken back, the choice of champion, the
bestiary and its counts (rules/champions.md)."""

import pytest

from core import bestiary, load, save
from core.games.champions import BERSERKER, HERBALIST, PALADIN, ROGUE
from core.games.champions_cards import CARDS, MONSTERS, PRINTED
from core.games.dungeon import BARE, TAKE
from core.lang import LANGUAGES
from core.stats import Stats
from core.ui import widgets
from core.ui.canvas import WIDTH
from host_sim.handheld import Handheld
from tests.rules.champions_situations import monster, potion, situation, weapon
from tests.ui.test_texts import CANVAS

CODES = [code for code, _ in LANGUAGES]
ROOM = [monster(9), potion(4), monster(6), monster(3)]


@pytest.fixture
def handheld(tmp_path):
    with Handheld(save_dir=tmp_path) as made:
        yield made


def lay(handheld, *args, **more):
    """Open a game and bring it into a situation; returns the game."""
    game = situation(*args, **more)
    handheld.open_game("champions", None, bytes([game.champion]))
    handheld.session.game.copy_from(game)
    handheld.console.table.reset()
    handheld.script("wait400")
    return handheld.session.game


def scene(handheld):
    return type(handheld.console.scene).__name__


# -- weapon in hand ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("keys", "hp", "limit"), (("A", 16, 9), ("B A", 11, 15), ("B B A", 16, 9)))
def test_b_puts_the_weapon_away_and_draws_it_again(handheld, keys, hp, limit):
    game = lay(handheld, ROOM, held=weapon(5))
    handheld.script(keys)
    assert (game.hp, game.limit) == (hp, limit)


def test_the_weapon_stays_away_until_it_is_drawn(handheld):
    game = lay(handheld, ROOM, held=weapon(5))
    handheld.script("B R R A wait400 R A")
    assert game.hp == 20 - 6 - 3 and game.limit == 15


def test_b_does_nothing_without_a_weapon(handheld):
    lay(handheld, ROOM)
    before = handheld.bytes_sent
    handheld.script("B wait300")
    assert handheld.bytes_sent == before and handheld.console.table.armed


def test_a_monster_that_may_not_be_struck_is_fought_bare_handed(handheld):
    game = lay(handheld, ROOM, held=weapon(5), limit=9)
    handheld.script("A")
    assert game.hp == 11 and game.limit == 9


@pytest.mark.parametrize(("keys", "hp"), (("A", 11), ("R R A", 19)))
def test_a_hint_of_bare_hands_is_for_that_fight_only(handheld, keys, hp):
    game = lay(handheld, ROOM, held=weapon(5))
    table = handheld.console.table
    table.hint = BARE << 8
    table.learn()
    table.hinted()
    assert not table.armed
    handheld.script(keys)
    assert game.hp == hp and table.armed


# -- the ability ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("champion", (PALADIN, HERBALIST, BERSERKER))
def test_a_held_raises_the_ability_and_a_press_uses_it(handheld, champion):
    game = lay(handheld, ROOM, champion=champion, hp=12, mana=(5, 3, 3, 4)[champion])
    handheld.script("A+700")
    assert handheld.console.table.invoking and game.mana
    handheld.script("A")
    assert game.mana == 0 and not handheld.console.table.invoking
    assert (game.hp, game.charges) == ((15, 0) if champion == HERBALIST else (12, 3))
    assert game.room_count() == 4


@pytest.mark.parametrize("champion", range(4))
def test_b_takes_the_ability_back_at_no_cost(handheld, champion):
    game = lay(handheld, ROOM, champion=champion, hp=12, mana=(5, 3, 3, 4)[champion])
    before = bytes(game.state)
    handheld.script("A+700 B")
    assert not handheld.console.table.invoking and bytes(game.state) == before
    assert scene(handheld) == "Table"


def test_backstab_is_aimed_at_monsters_that_it_weakens(handheld):
    game = lay(
        handheld, [potion(4), monster(9), monster(2), monster(3)], champion=ROGUE, mana=3, weakened={monster(2): 1}
    )
    handheld.script("A+700")
    table = handheld.console.table
    seen = [table.cursor]
    for _ in range(3):
        handheld.script("R")
        seen.append(table.cursor)
    assert seen in ([1, 3, 1, 3], [3, 1, 3, 1])
    handheld.script("L A" if seen[-1] == 3 else "A")
    assert [game.strength(game.room_card(slot)) for slot in range(4)] == [4, 3, 1, 3]


def test_a_isnt_held_where_the_ability_is_not_ready(handheld):
    game = lay(handheld, ROOM, champion=HERBALIST, hp=20, mana=3)
    handheld.script("R A+700")
    assert not handheld.console.table.invoking
    assert game.room_count() == 3, "A acts at once where it isn't held for anything"


def test_a_tapped_acts_once_where_it_could_be_held(handheld):
    game = lay(handheld, ROOM, champion=HERBALIST, hp=10, mana=3)
    handheld.script("R A wait300")
    assert game.hp == 14 and game.room_count() == 3


def test_holding_b_pauses_and_the_ability_is_put_back(handheld):
    lay(handheld, ROOM, hp=12, mana=5)
    handheld.script("A+700 B+700")
    assert scene(handheld) == "Pause"
    handheld.script("B")
    assert scene(handheld) == "Table" and not handheld.console.table.invoking


def test_the_cursor_is_still_on_the_deck_after_the_pause_menu(handheld):
    lay(handheld, ROOM)
    handheld.script("L B+700 B")
    assert scene(handheld) == "Table" and handheld.console.table.cursor == 4


def test_the_glass_tells_again_that_the_ability_is_ready_after_an_undo(handheld):
    game = lay(handheld, ROOM, champion=HERBALIST, mana=3)
    table = handheld.console.table
    handheld.script("A wait300")
    assert game.hp == 11 and table._tells
    game.copy_from(situation(ROOM, champion=HERBALIST, mana=3))
    table.reset()
    assert not table._tells
    handheld.script("A wait300")
    assert game.hp < 20 and table._tells


# -- hints ------------------------------------------------------------------------------------------------------------
def test_a_hint_to_something_else_puts_the_ability_back(handheld):
    lay(handheld, ROOM, champion=ROGUE, mana=3)
    table = handheld.console.table
    handheld.script("A+700")
    table.hint = TAKE << 8 | 1
    table.learn()
    table.hinted()
    assert not table.invoking and table.cursor == 1
    handheld.script("A wait300")
    assert table.game.room_card(1) == 0 and table.game.mana == 3


@pytest.mark.parametrize("button", ("U", "D", "L", "R", "B", "A+700"))
def test_any_other_button_ends_a_hint_on_the_glass_too(handheld, button):
    lay(handheld, ROOM, champion=ROGUE, mana=3)
    table = handheld.console.table
    table.hint = BARE << 8
    table.learn()
    table.hinted()
    handheld.script("wait50")
    before = handheld.bytes_sent
    handheld.script(button)
    assert table.hint < 0 and handheld.bytes_sent > before


@pytest.mark.parametrize("button", "UDLRB")
def test_any_button_ends_the_note_that_the_ability_is_ready(handheld, button):
    lay(handheld, ROOM, champion=HERBALIST, mana=3, held=weapon(2))
    handheld.script("A wait300")
    before = handheld.bytes_sent
    assert handheld.console.table._tells
    handheld.script(button)
    assert not handheld.console.table._tells and handheld.bytes_sent > before


# -- the end, and what is counted -------------------------------------------------------------------------------------
def finish(handheld, counts):
    """Beat the last of three monsters."""
    gone = [card for card in range(1, MONSTERS + 1) if card not in (monster(9), monster(6))]
    game = lay(handheld, [monster(9), monster(6)], deck=[], hp=20)
    handheld.session.counts = counts
    handheld.script("A wait300 A wait300")
    assert game.over and game.result
    return gone


def test_all_defeated_monsters_of_a_game_that_counts_are_counted(handheld):
    finish(handheld, True)
    assert list(bestiary.counts(handheld.console.store)) == [1] * MONSTERS
    handheld.script("wait1500")
    finish(handheld, True)
    assert list(bestiary.counts(handheld.console.store)) == [2] * MONSTERS


def test_a_game_ended_again_after_a_power_cut_isnt_counted_twice(handheld):
    finish(handheld, True)
    handheld.console.record_result()
    assert list(bestiary.counts(handheld.console.store)) == [1] * MONSTERS


def test_a_game_that_doesnt_count_isnt_counted(handheld):
    finish(handheld, False)
    assert not handheld.console.store.has(bestiary.RECORD)


def test_only_defeated_monsters_are_counted_and_at_most_255(handheld):
    store = handheld.console.store
    store.write(bestiary.RECORD, bytes([255] * MONSTERS))
    game = lay(handheld, [monster(9), monster(6), monster(14)], deck=[], hp=15)
    handheld.session.counts = True
    handheld.script("R A wait300 L A wait300")
    assert game.over and not game.result
    assert list(bestiary.counts(store)) == [255] * MONSTERS
    store.write(bestiary.RECORD, bytes(MONSTERS))
    bestiary.add(store, game)
    found = bestiary.counts(store)
    assert found[monster(6) - 1] == 1 and found[monster(9) - 1] == found[monster(14) - 1] == 0


def test_a_damaged_count_is_set_aside(handheld):
    store = handheld.console.store
    handheld.hal.storage.write(bestiary.RECORD, save.pack(bestiary.RECORD, b"short"))
    assert list(bestiary.counts(store)) == [0] * MONSTERS
    assert bestiary.RECORD + ".bad1" in handheld.hal.storage.names()


def test_resetting_the_statistics_forgets_the_counts(handheld):
    handheld.console.store.write(bestiary.RECORD, bytes([1] * MONSTERS))
    handheld.script("B U A+700")
    assert not handheld.console.store.has(bestiary.RECORD)


# -- the champion and the bestiary ------------------------------------------------------------------------------------
def test_the_champion_chosen_plays_and_is_remembered(handheld):
    handheld.script("R " * load.index("champions") + "A A A")
    assert scene(handheld) == "ChampionChoice"
    handheld.script("R R B A L A wait400")
    assert handheld.session.game.champion == HERBALIST
    stats = Stats("champions")
    stats.load(handheld.console.store)
    assert stats.options[0] == HERBALIST


def test_the_bestiary_opens_on_the_cursors_card_and_shows_them_all(handheld):
    lay(handheld, ROOM)
    handheld.script("B+700 D D A")
    assert scene(handheld) == "Bestiary"
    assert handheld.console.scene.cursor == monster(9) - 1
    seen = set()
    handheld.script("U U U L L L L L")
    for _ in range(CARDS):
        seen.add(handheld.console.scene.cursor)
        handheld.script("R")
    assert seen == set(range(CARDS))
    handheld.script("B")
    assert scene(handheld) == "Table"


# -- texts ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("code", CODES)
def test_every_card_has_a_name_that_fits(code):
    text = load.module("core.lang", code + "_champions_cards")
    names = text.NAMES.split("\n")
    assert len(names) == len(set(names)) == CARDS == len(PRINTED) - 1
    assert max(CANVAS.width(name) for name in names) <= WIDTH - 2 - 16
    assert len(text.KINDS) == 4
    back = 9 + CANVAS.small_width("BACK")
    assert max(CANVAS.small_width(kind) for kind in text.KINDS) + 24 + back <= WIDTH


@pytest.mark.parametrize("code", CODES)
def test_a_champion_fits_beside_the_portrait(code):
    for title, page in load.module("core.lang", code + "_champions").PAGES[-4:]:
        lines = widgets.wrap(CANVAS, page, WIDTH - 44)
        assert len(lines) <= widgets.LINES, title
        assert all(CANVAS.width(line) <= WIDTH - 44 for line in lines), title


@pytest.mark.parametrize("code", CODES)
def test_the_games_own_screens_are_the_same_in_every_language(code):
    text, english = (load.module("core.lang", one + "_champions") for one in (code, "en"))
    assert (text.CHOICE, text.SCREEN[1:]) == (english.CHOICE, english.SCREEN[1:])
    assert CANVAS.width(text.SCREEN[0]) <= WIDTH - 13


@pytest.mark.parametrize("code", CODES)
def test_the_tables_words_fit(code):
    text = load.module("core.lang", code + "_champions").TEXT
    assert len(text) == 22
    for a in (*text[:3], *text[16:20], *text[3:7]):
        for b in text[14:16]:
            assert 9 + CANVAS.small_width(a) + 4 + 10 + CANVAS.small_width(b) <= WIDTH, (a, b)
    hold = load.module("core.lang", code).TEXT[40]
    for ability in text[16:20]:
        assert CANVAS.width(hold + ": " + ability) + 6 <= WIDTH
    for line in (text[7], text[8], *text[20:]):
        assert 2 + CANVAS.width(line) <= WIDTH
    for won_or_lost in text[9:11]:
        assert 50 + CANVAS.big_width(won_or_lost) <= WIDTH
