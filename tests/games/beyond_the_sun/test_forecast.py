"""What is told of things to come: what an action could reach, who would control what, what trade costs."""

import random
from typing import Any

import pytest
from support.rules import rule

from .bench import AREA, FOOD, GAME, SLOT, Bench, index, space, table


def reach(bench: Bench, place: str) -> dict[str, list[int]]:
    """What using the first space of an action could reach."""
    return dict(bench.s.forecast(0)["reach"][str(index("use_space", space(place)))])


def control(bench: Bench, *move: Any) -> list[tuple[str, int | None, int | None]]:
    told = bench.s.forecast(0)["control"]
    changes = told["after"][str(index(*move))] if move else told["now"]
    names = {number: name for name, number in AREA.items()}
    return [(names[each["area"]], each["loses"], each["gains"]) for each in changes]


def test_research_reaches_the_open_slots_of_its_level() -> None:
    bench = table().cube("I-1", 0).cube("I-2", 0).mat(0, ore=2, pop=1).turn(0)
    assert reach(bench, "basic_1") == {"slots": [SLOT["I-3"], SLOT["I-4"]]}
    assert reach(bench, "basic_2") == {"slots": [SLOT["II-1"], SLOT["II-2"], SLOT["II-3"]]}


def test_building_and_jumping_reach_docks_and_own_ships() -> None:
    bench = table().ships(0, "A1", 1).base(0, "Y2").mat(0, pop=1).turn(0)
    assert reach(bench, "basic_3") == {"areas": [AREA["sol"], AREA["A1"], AREA["Y2"]]}


def test_colonising_reaches_what_is_held_in_strength() -> None:
    bench = table().cube("I-4", 0).ships(0, "A1", 4).base(0, "A1").ships(0, "A2", 1).base(0, "A2").mat(0, ore=3, pop=1)
    bench.turn(0)
    colonise = [each for each in bench.s.forecast(0)["reach"].values() if each == {"areas": [AREA["A1"]]}]
    assert len(colonise) == 1


def test_only_who_chooses_is_told_what_could_be_reached() -> None:
    bench = table().mat(0, pop=1).turn(0)
    assert "reach" in bench.s.forecast(0)
    for seat in (1, None):
        assert set(bench.s.forecast(seat)) == {"prices"}


@rule("BTS-14.35")
@pytest.mark.parametrize(
    ("strengths", "before", "after"),
    [((0, 0, 0), 1, 1), ((3, 3, 0), 1, 1), ((4, 3, 0), 1, 0), ((3, 2, 3), 1, None), ((0, 1, 0), None, 1)],
)
def test_who_would_control_a_system_if_it_were_checked_now(
    strengths: tuple[int, ...], before: int | None, after: int | None
) -> None:
    bench = table(3).ships(0, "sol", 1)
    if before is not None:
        bench.base(before, "A1")
    for seat, strength in enumerate(strengths):
        bench.ships(seat, "A1", *[1] * strength)
    bench.resolve(0, "jump(2)")
    assert control(bench) == ([] if before == after else [("A1", before, after)])


def test_a_step_tells_what_would_change_hands_after_it() -> None:
    bench = table().ships(0, "sol", 2).ships(1, "A1", 1).base(1, "A1").resolve(0, "jump(2)")
    assert control(bench) == []
    assert control(bench, "move", "sol", 2, "A1") == [("A1", 1, 0)]
    assert control(bench, "move", "sol", 2, "A2") == [("A2", None, 0)]
    assert bench.owner("A1") == 1
    assert bench.strength(0, "sol") == 2


def test_a_ship_built_or_raised_tells_it_too() -> None:
    bench = table().base(0, "Y1").base(0, "Y2").ships(1, "Y2", 1).base(1, "A1").ships(1, "A1", 1).ships(0, "A1", 1)
    bench.mat(0, pop=1).resolve(0, "ship(1, from=pop)")
    assert control(bench, "build_at", "Y2") == []  # a tie keeps it
    assert control(bench, "build_at", "sol") == [("Y2", 0, 1)]
    bench = table().base(1, "A1").ships(1, "A1", 1).ships(0, "A1", 1).ships(0, "sol", 3).resolve(0, "upgrade(1, 2)")
    assert control(bench, "upgrade", "A1", 1) == [("A1", 1, 0)]
    assert control(bench, "upgrade", "sol", 3) == []


def test_the_price_of_population_is_told_for_everybody() -> None:
    bench = table().put("A1", "kruger_60").base(1, "A1", FOOD)
    assert bench.s.forecast(None)["prices"] == [3, 2]


def test_what_is_told_of_a_step_comes_true() -> None:
    """Games by chance: what the last step of a movement would change is what changes."""
    chance = random.Random(3)
    seen = 0
    for seed in range(4):
        state = GAME.new(3, seed)
        for _ in range(600):
            actors = state.actors()
            if not actors:
                break
            seat = actors[0]
            legal = state.legal(seat)
            told = state.forecast(seat).get("control")
            action = chance.choice(legal)
            done = next((each for each in legal if state.phrase(seat, each).message == "move-done-jumping"), None)
            if told is not None and done is not None:
                owners = {area["id"]: area["base"] for area in state.view(None)["areas"]}
                twin = state.clone()
                twin.apply(seat, done)
                lost = [change for change in told["now"] if change["loses"] is not None]
                after = {area["id"]: area["base"] for area in twin.view(None)["areas"]}
                for change in lost:
                    name = GAME.layout()["numbered"]["areas"][change["area"]]
                    assert owners[name] == change["loses"] != after[name]
                seen += len(told["now"])
            state.apply(seat, action)
    assert seen > 5
