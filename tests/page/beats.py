"""What must be so at every beat of a lesson: places ringed and in sight, a whole card that covers nothing and stays."""

from typing import Any

from page.playing import Opened
from page.walking import Told

PHONE = (390, 844)
LAPTOP, LOW, WIDE = (1366, 768), (1366, 640), (1920, 1080)

# for every place its rings, without the room that they leave; the card; what the beat allows to press
MEASURE = """({at, allow}) => {
  const box = (each, less = 0) => { const b = each.getBoundingClientRect()
    return {left: b.left + less, top: b.top + less, right: b.right - less, bottom: b.bottom - less} }
  const rings = [...document.querySelectorAll('[data-ring]')]
  const targets = (allow ?? []).flatMap((id) => [...document.querySelectorAll(
    `[data-region=board] [data-moves~="${id}"], [data-region=choices] [data-move="${id}"]`)])
  return {
    places: at.map((name) => rings.filter((each) => each.dataset.ring === name).map((each) => box(each, 6))),
    badges: rings.map((each) => each.textContent.trim()),
    coach: box(document.querySelector('[data-coach]')),
    cut: [...document.querySelectorAll('[data-coach], [data-coach] .words')].map(
      (each) => each.scrollHeight - each.clientHeight),
    next: [...document.querySelectorAll('[data-coach] .primary')].map((each) => box(each)).slice(0, 1),
    inspector: document.querySelectorAll('.rail .inspector').length,
    sheet: box(document.querySelector('.rail')),
    prompt: box(document.querySelector('.prompt')),
    glowing: [...document.querySelectorAll(
      '[data-region=board] :is([data-moves], [data-move]), [data-region=choices] .line[data-move]')]
      .filter((each) => !each.classList.contains('aside')).map(({dataset}) =>
        [dataset.moves, dataset.move, dataset.moveBack].join(' ').split(' ').filter(Boolean).map(Number)),
    targets: targets.map((each) => box(each)).filter((each) => each.right > each.left && each.bottom > each.top),
    screen: {left: 0, top: 0, right: innerWidth, bottom: innerHeight},
  }
}"""
RINGED = """(at) => {
  const rings = [...document.querySelectorAll('[data-ring]')].map((each) => each.dataset.ring)
  return at.filter((name) => rings.includes(name))
}"""


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


def inside(one: dict[str, float], whole: dict[str, float]) -> bool:
    left_top = one["left"] >= whole["left"] - 1 and one["top"] >= whole["top"] - 1
    return left_top and one["right"] <= whole["right"] + 1 and one["bottom"] <= whole["bottom"] + 1


class Steady:
    """Looks at every beat at every size; whatever it says, the card and its way on stay where they are.

    It begins at the size where it has stopped, so that the lesson goes on at small and large ones in turn.
    """

    def __init__(self) -> None:
        self.sizes = [LAPTOP, LOW, WIDE]
        self.cards: dict[tuple[int, int], list[dict[str, float]]] = {}
        self.ways: dict[tuple[int, int], list[dict[str, float]]] = {}

    def __call__(self, me: Opened, told: Told) -> None:
        for size in self.sizes:
            if me.page.viewport_size != (seen := {"width": size[0], "height": size[1]}):
                me.page.set_viewport_size(seen)
            found = look(me, told)
            self.cards.setdefault(size, []).append(found["coach"])
            if told["next"]:
                self.ways.setdefault(size, []).extend(found["next"])
        self.sizes.reverse()
        for places in (*self.cards.values(), *self.ways.values()):
            assert all(near(places[0], each) for each in places), f"it jumps: {places}"


def near(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(abs(one[side] - other[side]) <= 1 for side in one)


def look(me: Opened, told: Told) -> dict[str, Any]:
    """Every place that the beat names is on the page, in sight and free; an unknown one fails."""
    where = f"{me.game} {told['id']} beat {told['beat']}"
    me.still()
    me.page.evaluate("dispatchEvent(new Event('resize'))")  # rings follow the page some times a second: here at once
    me.still()
    ringed = me.page.evaluate(RINGED, told["at"])
    assert ringed == told["at"], f"{where} at {me.page.viewport_size}: not all places are ringed"
    found = me.page.evaluate(MEASURE, {"at": told["at"], "allow": told["allow"]})
    assert max(found["cut"]) <= 1, f"{where}: the card is cut"
    assert found["inspector"] == 0, "it stands in the inspector's place"
    for name, rings in zip(told["at"], found["places"], strict=True):
        assert rings, f"{where}: {name} is not on the page"
        assert inside(rings[0], found["screen"]), f"{where}: {name} is not wholly in sight: {rings[0]}"
        assert not overlap(rings[0], found["coach"]), f"{where}: the card lies over {name}"
    for target in [*found["targets"], found["prompt"]]:
        assert not overlap(target, found["coach"]), f"{where}: the card lies over what may be pressed"
    if told["kind"] == "must" and any(place.startswith("move:") for place in told["at"]):
        others = [moves for moves in found["glowing"] if not set(moves) & set(told["allow"])]
        assert others == [], f"{where}: what is not asked for glows"
    if len(told["at"]) > 1:
        assert "1" in found["badges"]
        assert str(len(told["at"])) in found["badges"]
    return dict(found)


LOW_CARD = 132
"""The board of a phone stays free: so high may the coach's card be."""


def look_low(me: Opened, told: Told) -> None:
    """On a phone, where one surface is seen at a time, the first of its places is."""
    me.still()
    me.page.evaluate("dispatchEvent(new Event('resize'))")
    me.still()
    found = me.page.evaluate(MEASURE, {"at": told["at"], "allow": told["allow"]})
    where = f"{me.game} {told['id']} beat {told['beat']}"
    for name, rings in zip(told["at"][:1], found["places"][:1], strict=True):
        assert rings, f"{where}: {name} is not ringed"
        assert inside(rings[0], found["screen"]), f"{where}: {name} is not wholly in sight: {rings[0]}"
        assert not overlap(rings[0], found["coach"]), f"{where}: the card lies over {name}"
    assert not overlap(found["prompt"], found["coach"]), f"{where}: the card lies over the question"
    height = found["coach"]["bottom"] - found["coach"]["top"]
    assert height <= LOW_CARD, f"{where}: the card is {height:.0f} px high"
    assert max(found["cut"]) <= 1, f"{where}: the card is cut"
    assert inside(found["coach"], found["screen"]), f"{where}: the card is not in sight"
    assert inside(found["coach"], found["sheet"]), f"{where}: the card has left the sheet: {found['coach']}"
