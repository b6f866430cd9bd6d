"""The measure of the texts is itself measured: what it must find, and what is no fault."""

from collections.abc import Iterator

import pytest
from page.measuring import measure
from playwright.sync_api import Browser, Page

WINDOW = """<div id="app" style="position: relative; font: 16px/20px sans-serif; white-space: nowrap">
  <div class="window" style="overflow: {overflow}; width: 120px; height: 40px">
    <p class="inside" style="width: 400px; margin: 0">Wide words that go on under the neighbour</p>
  </div>
  <p class="beside" style="position: absolute; left: {left}px; top: 0; margin: 0; background: white">Neighbour</p>
</div>"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 800, "height": 600})
    yield context.new_page()
    context.close()


def test_what_has_moved_out_of_a_window_lies_over_nothing(page: Page) -> None:
    page.set_content(WINDOW.format(overflow="auto", left=130))
    assert measure(page) == []


@pytest.mark.parametrize(("overflow", "left"), [("auto", 60), ("visible", 130)])
def test_two_texts_in_one_place_overlap(page: Page, overflow: str, left: int) -> None:
    page.set_content(WINDOW.format(overflow=overflow, left=left))
    assert any(each.startswith("overlap: ") and "Neighbour" in each for each in measure(page))


@pytest.mark.parametrize(("ground", "found"), [("transparent", ["overlap"]), ("white", [])])
def test_only_what_has_a_ground_covers(page: Page, ground: str, found: list[str]) -> None:
    below = '<p style="margin: 0">Name of a card</p>'
    above = f'<p style="position: absolute; inset: 0; margin: 0; background: {ground}">Power</p>'
    page.set_content(f'<div id="app" style="position: relative; width: 200px">{below}{above}</div>')
    assert [each.split(":")[0] for each in measure(page)] == found


def test_what_hides_text_without_moving_cuts_it(page: Page) -> None:
    page.set_content(WINDOW.format(overflow="hidden", left=130))
    assert [each.split(":")[0] for each in measure(page)] == ["cut by div.window"]


@pytest.mark.parametrize(("overflow", "found"), [("hidden", ["control cut by div.tray"]), ("auto", [])])
def test_a_button_may_not_be_cut_where_one_cannot_scroll(page: Page, overflow: str, found: list[str]) -> None:
    button = '<button class="act" style="display: block; height: 60px; width: 80px; padding: 0 0 40px">Do</button>'
    tray = f'<div class="tray" style="overflow: {overflow}; width: 120px; height: 44px">{button}</div>'
    page.set_content(f'<div id="app" style="font: 14px/16px sans-serif">{tray}</div>')
    assert [each.split(":")[0] for each in measure(page)] == found


@pytest.mark.parametrize(
    ("ground", "faint"), [("transparent", True), ("rgb(255 255 255 / 94%)", False), ("#101010", True)]
)
def test_dark_words_on_the_dark_window_are_too_faint(page: Page, ground: str, faint: bool) -> None:
    words = f'<div style="background: {ground}"><p class="said" style="color: #161C2C">Words</p></div>'
    page.set_content(f'<div id="app"><div class="backdrop"></div>{words}</div>')
    assert [each.split(":")[0] for each in measure(page)] == ["too faint"] * faint


@pytest.mark.parametrize(
    "over", ['<img alt="" src="data:," style="position: absolute; inset: 0; width: 400px; height: 200px">', ""]
)
def test_words_before_a_picture_are_measured_elsewhere(page: Page, over: str) -> None:
    words = '<p class="said" style="position: relative; color: #161C2C">Words</p>'
    page.set_content(f'<div id="app"><div class="backdrop"></div>{over}{words}</div>')
    assert [each.split(":")[0] for each in measure(page)] == ["too faint"] * (not over)


@pytest.mark.parametrize(("width", "found"), [(9, ["broken word"]), (14, [])])
def test_a_word_that_goes_on_in_the_next_line_is_broken(page: Page, width: int, found: list[str]) -> None:
    style = f"width: {width}ch; overflow-wrap: anywhere; font: 16px monospace"
    page.set_content(f'<div id="app"><p style="{style}">Two words, unbreakable</p></div>')
    assert [each.split(":")[0] for each in measure(page)] == found


@pytest.mark.parametrize(
    ("marked", "found"),
    [
        ('role="dialog"', []),
        ('role="tooltip"', []),
        ("data-layer", []),
        ('role="note"', ["half covered by p.", "overlap"]),
    ],
)
def test_a_layer_may_hide_half_a_line_and_nothing_else_may(page: Page, marked: str, found: list[str]) -> None:
    """A drawer, a hint, what is laid out for one decision."""
    below = '<p style="margin: 0">A long name of a card</p>'
    above = f'<p {marked} style="position: absolute; inset: 0 0 0 80px; margin: 0; background: white">Words</p>'
    page.set_content(
        f'<div id="app" style="position: relative; width: 200px; font: 16px monospace">{below}{above}</div>'
    )
    assert [each.split(":")[0] for each in measure(page)] == found


def test_a_layer_without_a_ground_hides_nothing(page: Page) -> None:
    below = '<p style="margin: 0">A long name of a card</p>'
    above = '<p role="tooltip" style="position: absolute; inset: 0 0 0 80px; margin: 0">Words</p>'
    page.set_content(
        f'<div id="app" style="position: relative; width: 200px; font: 16px monospace">{below}{above}</div>'
    )
    assert [each.split(":")[0] for each in measure(page)] == ["overlap"]


@pytest.mark.parametrize("words", ["First second third", "First second<div>third</div>"])
@pytest.mark.parametrize(("most", "found"), [("2", []), ("3", ["overlap"])])
def test_what_a_clamp_has_let_go_of_lies_over_nothing(page: Page, words: str, most: str, found: list[str]) -> None:
    """Its own words, and those of its paragraphs."""
    clamp = f"display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: {most}; overflow: hidden"
    name = f'<div title="whole" style="width: 6ch; {clamp}">{words}</div>'
    below = '<p style="position: absolute; top: 40px; margin: 0">Third?</p>'
    page.set_content(f'<div id="app" style="position: relative; font: 16px/20px monospace">{name}{below}</div>')
    assert [each.split(":")[0] for each in measure(page)] == found


@pytest.mark.parametrize(
    ("over", "found"),
    [
        ("left: 80px; background: #234", ["half covered by div.world"]),
        ("left: 80px", []),
        ("left: 80px; background: #234; opacity: 0", []),
        ("left: 80px; background: #234; visibility: hidden", []),
        ("left: 80px; background: #234; position: sticky; top: 0; margin-top: -20px; height: 20px", []),
    ],
)
def test_a_picture_over_a_part_of_a_name_is_a_fault(page: Page, over: str, found: list[str]) -> None:
    """Not one without colour or one that is not shown, nor the head of a list that stays while lines go under it."""
    name = '<p class="name" style="margin: 0">The Garden World of Ash</p>'
    world = f'<div class="world" style="position: absolute; inset: 0 0 0 auto; {over}"></div>'
    page.set_content(
        f'<div id="app" style="position: relative; width: 300px; font: 16px/20px monospace">{name}{world}</div>'
    )
    assert [each.split(":")[0] for each in measure(page)] == found


@pytest.mark.parametrize(
    ("fill", "found"), [("#234", ["half covered by circle.world"]), ("none", []), ("transparent", [])]
)
def test_a_drawn_disc_hides_letters_only_where_it_is_filled(page: Page, fill: str, found: list[str]) -> None:
    text = '<text class="name" x="0" y="16">The Garden World of Ash</text>'
    disc = f'<circle class="world" cx="120" cy="12" r="30" fill="{fill}" stroke="red" />'
    page.set_content(
        f'<div id="app" style="font: 16px monospace"><svg width="300" height="60">{text}{disc}</svg></div>'
    )
    assert [each.split(":")[0] for each in measure(page)] == found
