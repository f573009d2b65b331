"""What the page does beside showing the glass: keeps games, opens and gives links, plays offline, sleeps."""

import pytest
from playwright.sync_api import expect

from host_sim import gallery
from tests.web.test_glass import GOLDEN, SETTLE

DEAL = gallery.GAME
OTHER = "1/scoundrel/-/p/ABCDEFG/"
RECORD = "palmdeck/scoundrel"
TABLE = "A: drink"  # the bottom row of DEAL's first room
TO_SHARE = "B+700 U U U A"  # from a table

FORBIDDEN = (
    'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });'
)
FULL = 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };'
NO_CLIPBOARD = 'Object.defineProperty(navigator, "clipboard", { value: undefined });'
COUNTED = """
  window.wakes = 0;
  for (const name of ["requestAnimationFrame", "setTimeout"]) {
    const real = window[name].bind(window);
    window[name] = (call, ...rest) => real((...given) => { window.wakes++; call(...given); }, ...rest);
  }
"""
# a display of 125 frames a second
FAST = """
  const later = window.setTimeout.bind(window);
  window.requestAnimationFrame = (call) => later(() => call(performance.now()), 8);
"""
HEARD = """
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { tones.push(this.frequency.value); start.apply(this, at); };
"""
HIDE = (
    'Object.defineProperty(document, "hidden", { value: %s, configurable: true });'
    'document.dispatchEvent(new Event("visibilitychange"));'
)


def golden(name):
    return (GOLDEN / f"{name}.txt").read_text()


def records(hands):
    return hands.page.evaluate("({ ...localStorage })")


# -- records ----------------------------------------------------------------------------------------------------------
def test_a_reload_goes_on_at_the_same_card(open_page):
    hands = open_page(line=DEAL)
    hands.keys("wait500 A wait1500")
    seen = hands.text()
    assert seen != golden("first_room")
    hands.reload()
    hands.wait(SETTLE)
    assert hands.text() == seen
    assert hands.page.url == hands.site


def test_a_later_visit_finds_the_game_in_the_launcher(open_page):
    hands = open_page(line=DEAL)
    hands.keys("wait500")
    hands.page.evaluate("sessionStorage.clear()")
    later = hands.context.new_page()
    later.goto(hands.site)
    hands.page = later
    hands.until_it_runs()
    assert hands.text() == golden("launcher_with_a_saved_game")


@pytest.mark.parametrize("text", ["no record at all", "50440105"])
def test_a_damaged_record_is_set_aside_and_told(open_page, text):
    hands = open_page()
    hands.page.evaluate(f"localStorage.setItem('{RECORD}', '{text}')")
    hands.reload()
    hands.keys("wait300 A A A wait300")
    assert hands.row == "A: ok"
    assert RECORD + ".bad1" in records(hands) and RECORD not in records(hands)
    hands.keys("A wait300 A wait500")
    assert RECORD in records(hands)


@pytest.mark.parametrize("script", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_a_browser_that_keeps_nothing_still_plays_and_says_so(open_page, script):
    hands = open_page(line=DEAL, script=script)
    hands.wait(300)
    assert hands.row == "A: ok"
    hands.keys("A wait300 A wait500")  # the settings weren't kept, nor was the game
    assert hands.row == TABLE
    hands.keys("A wait1500")
    assert hands.row not in (TABLE, "A: ok")


# -- links ------------------------------------------------------------------------------------------------------------
def test_a_link_that_holds_no_game(open_page):
    hands = open_page(line="1/whist/-/p/PALMDEK/")
    assert hands.note.startswith("This link holds no game: part 2")
    hands.wait(300)
    assert hands.text() == golden("launcher")


def test_a_link_asks_before_a_saved_game_is_given_up(open_page):
    hands = open_page(line=DEAL)
    hands.wait(500)
    kept = records(hands)[RECORD]
    for answer, row in (("B", "A: choose, B: Settings"), ("A", None)):
        hands.page.evaluate(f"location.hash = '{OTHER}'")
        expect(hands.page).to_have_url(hands.site)
        hands.wait(300)
        assert hands.row == "A: yes, B: no"
        assert records(hands)[RECORD] == kept
        hands.keys(answer + " wait500")
        assert row in (None, hands.row)
    assert records(hands)[RECORD] != kept


def test_a_shared_deal_is_copied(open_page):
    hands = open_page(line=DEAL, permissions=["clipboard-read", "clipboard-write"])
    hands.keys("wait500 A wait1500 " + TO_SHARE)
    assert hands.text() == golden("deal_code")
    expect(hands.page.locator("#note")).to_have_text("A link to this deal was copied.")
    assert hands.page.evaluate("navigator.clipboard.readText()") == f"{hands.site}#{DEAL}"


def test_where_nothing_can_be_copied_the_link_is_shown(open_page):
    hands = open_page(line=DEAL, script=NO_CLIPBOARD)
    hands.keys("wait500 " + TO_SHARE)
    expect(hands.page.locator("#note input")).to_have_value(f"{hands.site}#{DEAL}")
    shown = hands.text()
    hands.page.keyboard.press("Escape")  # the field's alone: it closes, and the keys are the handheld's again
    expect(hands.page.locator("#note")).to_be_hidden()
    assert hands.text() == shown
    hands.page.keyboard.down("z")
    hands.wait(100)
    hands.page.keyboard.up("z")
    assert hands.text() != shown


def test_a_press_on_the_handheld_closes_the_link(open_page):
    hands = open_page(line=DEAL, script=NO_CLIPBOARD)
    hands.keys("wait500 " + TO_SHARE)
    expect(hands.page.locator("#note")).to_be_visible()
    hands.keys("A")
    expect(hands.page.locator("#note")).to_be_hidden()


# -- time -------------------------------------------------------------------------------------------------------------
def wakes(hands, ms):
    before = hands.page.evaluate("wakes")
    hands.wait(ms)
    return hands.page.evaluate("wakes") - before


def test_a_fast_display_wakes_it_no_oftener(open_page):
    hands = open_page(line=DEAL, script=FAST + COUNTED)
    hands.keys("A wait100")
    assert 30 < wakes(hands, 1000) <= 60


def test_it_wakes_at_most_60_times_a_second_and_seldom_when_nothing_moves(open_page):
    hands = open_page(line=DEAL, script=COUNTED)
    hands.keys("A")
    assert 30 < wakes(hands, 1000) <= 63  # the fake clock's frames last 16 ms
    hands.wait(5000)
    assert 1 < wakes(hands, 1000) <= 11
    hands.wait(6 * 60_000)
    assert hands.glass_is("off")
    assert wakes(hands, 10_000) <= 11
    hands.keys("A wait200")
    assert not hands.glass_is("off")


def test_a_hidden_page_sleeps_and_its_time_stands_still(open_page):
    hands = open_page(script=COUNTED)
    hands.wait(SETTLE)
    seen = hands.text()
    hands.page.evaluate(HIDE % "true")
    assert wakes(hands, 3_600_000) == 0
    hands.page.evaluate(HIDE % "false")
    hands.wait(SETTLE)
    assert hands.text() == seen == golden("launcher")
    assert not hands.glass_is("off")


# -- keys, gamepad, sound, words --------------------------------------------------------------------------------------
def test_the_keyboard_alone(open_page):
    hands = open_page()
    keyboard = hands.page.keyboard

    def key(name, ms=60):
        keyboard.down(name)
        hands.wait(ms)
        keyboard.up(name)
        hands.wait(300)

    for name in ("Enter", "z", "Escape", "Enter", "ArrowUp", "ArrowUp", "ArrowUp", "Space"):
        key(name)
    assert hands.row == "A: next, B: back"
    key("x")
    key("ArrowUp")
    for _ in range(3):
        keyboard.press("Tab")
    assert hands.page.evaluate("document.activeElement.ariaLabel") == "Right"
    assert hands.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    for _ in range(3):
        keyboard.press("Tab")
    assert hands.page.evaluate("document.activeElement.ariaLabel") == "A"
    key("Space")
    assert hands.row == "A: set, B: cancel"


def test_a_gamepad(open_page):
    hands = open_page(script="window.pads = []; navigator.getGamepads = () => pads;")
    assert hands.row == "A: choose, B: Settings"
    pad = "{ index: 0, axes: [0, 0], buttons: [...Array(16)].map((_, i) => ({ pressed: i === %d })) }"
    hands.page.evaluate(f"pads = [{pad % 0}]")
    hands.wait(300)
    hands.page.evaluate(f"pads = [{pad % 16}]")
    hands.wait(300)
    assert hands.row == "A: Play, B: back"


def test_sound_starts_with_the_first_press(open_page):
    hands = open_page(line=DEAL, script=HEARD)
    hands.wait(500)
    assert hands.page.evaluate("tones") == []
    hands.keys("A wait500")
    assert hands.page.evaluate("tones")


def test_a_screen_reader_presses_by_clicking(open_page):
    hands = open_page()
    hands.page.evaluate("document.querySelector('.a button').click()")
    hands.wait(300)
    assert hands.row == "A: Play, B: back"


def test_reduced_motion_is_the_setting_until_one_is_chosen(open_page):
    hands = open_page(line=gallery.GAME, reduced_motion="reduce")
    hands.keys("wait500 L A wait20")
    moved = open_page(line=gallery.GAME)
    moved.keys("wait500 L A wait20")
    assert hands.text() != moved.text()
    hands.wait(SETTLE)
    moved.wait(SETTLE)
    assert hands.text() == moved.text()


def test_brightness_and_a_turned_glass(open_page):
    hands = open_page()
    assert not hands.glass_is("turned")
    light = "getComputedStyle(document.getElementById('glass')).filter"
    assert hands.page.evaluate(light) == "brightness(1)"
    hands.keys("wait300 B D A D A")
    assert hands.glass_is("turned")
    assert 0.4 < float(hands.page.evaluate(light)[len("brightness(") : -1]) < 1


# -- offline ----------------------------------------------------------------------------------------------------------
def test_offline(open_page):
    hands = open_page(frozen=False, service_workers="allow")
    hands.page.evaluate("navigator.serviceWorker.ready")
    devtools = hands.context.new_cdp_session(hands.page)
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # a test's contexts are
    hands.context.set_offline(True)
    for address in (hands.site, hands.site + "index.html", hands.site + "?from=home"):
        hands.page.goto("about:blank")
        hands.page.goto(address)
        hands.until_it_runs()
    hands.page.goto(hands.site + "#" + DEAL)
    expect(hands.page.locator("#row")).to_have_text(TABLE)
    with pytest.raises(Exception, match="net::ERR_"):
        hands.page.goto(hands.site + "nothing.html")
    hands.troubles.clear()  # the failed load of that


# -- shapes -----------------------------------------------------------------------------------------------------------
SIZES = ((390, 844), (320, 568), (844, 390), (667, 375), (600, 600), (820, 1180), (1280, 720))


def apart(one, other, axis, length):
    return one[axis] >= other[axis] + other[length] - 1 or other[axis] >= one[axis] + one[length] - 1


def test_the_buttons_lie_free_and_nothing_scrolls(open_page):
    hands = open_page(has_touch=True, is_mobile=True, device_scale_factor=3)
    page = hands.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        boxes = [one.bounding_box() for one in page.locator("[data-button], #glass").all()]
        assert len(boxes) == 7
        for i, box in enumerate(boxes):
            assert 0 <= box["x"] <= width - box["width"] and 0 <= box["y"] <= height - box["height"], (width, height)
            assert min(box["width"], box["height"]) >= 40, (width, height)
            assert all(apart(box, other, "x", "width") or apart(box, other, "y", "height") for other in boxes[:i])
        root = "document.documentElement"
        assert page.evaluate(f"[{root}.scrollWidth, {root}.scrollHeight]") == [width, height]
    touch = page.evaluate("[...document.querySelectorAll('button')].map((one) => getComputedStyle(one).touchAction)")
    assert set(touch) == {"none"}
    page.touchscreen.tap(*hands.middle(16))
    hands.wait(300)
    assert hands.row == "A: Play, B: back"


def test_a_thumb_rolls_over_the_cross(open_page):
    hands = open_page(line=DEAL)
    hands.wait(500)
    hands.page.mouse.move(*hands.middle(4))
    hands.page.mouse.down()
    assert hands.page.locator(".down-now").get_attribute("aria-label") == "Left"
    hands.page.mouse.move(*hands.middle(1))
    assert hands.page.locator(".down-now").get_attribute("aria-label") == "Up"
    hands.page.mouse.up()
    assert hands.page.locator(".down-now").count() == 0
