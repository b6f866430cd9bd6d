"""BTS-21: which texts the notation of the set refuses."""

import pytest
from support.rules import rule

from perihelion.games.beyond_the_sun.rules.catalogue import CATALOGUE
from perihelion.games.beyond_the_sun.rules.effects import Call, Line
from perihelion.games.beyond_the_sun.rules.notation import Book

from .bench import TABLES


@pytest.mark.parametrize(
    "text",
    [
        "research(V)",
        "2 gold : ore(1)",
        "ore(1) ore(2)",
        "fly(2)",
        "jump(",
        "ore(moons)",
        "jump(2, fast=yes)",
        "ore(X)",  # nothing says what X is
        "X ore : ore(1)",
        "ore(X) where X = X",
        "ore(taken)",  # no jump before
        "jump(2); pop(1); ore(taken)",
        "taken ore : jump(2)",
        "ore(excess)",
        "ore(techs(food))",
        "ore(symbols(all))",
        "ore(areas_with_strength(many))",
        "ore(pop // 0)",
        "ore(pop // ore)",
        "ship(0)",
        "ship(5)",
        "ship(1, n=0)",  # no ship at all
        "research(5)",
        "uncover(3)",
        "choose({ore(1)}, {ore(2)}, {ore(3)}, {ore(4)})",
        "choose({ore(1)}, {pop(1)}, times=0)",
        "colonise(control_bonus=no)",
        "ore(1); colonise(control_bonus=no)",
        "ore(" + "(" * 3000 + "1" + ")" * 3000 + ")",
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Book(CATALOGUE).line(text)


@pytest.mark.parametrize("text", ["jump(2); research(II)", "opt({ore(1)}); research(I)", "jump(2); colonise()"])
def test_an_action_whose_parts_could_spoil_each_other_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="part that can fail"):
        Book(CATALOGUE).action(text)


@pytest.mark.parametrize(
    "text", ["keep(mat)", "opt({send_ship(event)})", "place_system(A)", "each(all, {ore(1)})", "take_system(sphere)"]
)
def test_a_part_that_no_action_can_have_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"a part that|the card of the sphere"):
        Book(CATALOGUE).action(text)
    if "sphere" in text:
        assert Book(CATALOGUE).action(text, of_sphere=True)


@pytest.mark.parametrize(
    "text",
    [
        "1 ore : pop(1)",  # a bonus is not paid for: it would be free
        "1 retire : ore(1)",
        "ship(X) where X = top_level",
        "ore(X) where X = 3",
        "copy(basic, occupied=yes)",
        "opt({copy(own, occupied=yes)})",
        "keep(mat)",
        "place_system(A)",
        "take_system(sphere)",
        "jump(2); colonise(control_bonus=no)",
    ],
)
def test_a_part_that_no_bonus_can_have_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"a bonus costs nothing|a part that"):
        Book(CATALOGUE).bonus(text)
    if text in ("keep(mat)", "place_system(A)"):
        assert Book(CATALOGUE).bonus(text, of_event=True)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "when",
        "when bored => ore(1)",
        "when jumped iff pop > 1 => ore(1)",
        "when jumped if excess > 0 => ore(1)",  # only a colonisation has an excess
        "when jumped => 1 ore : pop(1)",
        "when jumped",
        "atwill often => ore(1)",
        "atwill 0 => ore(1)",
        "atwill turn",
        "rule of_thumb()",
        "rule long_jump(n=1)",
        "rule push_pawn()",
        "rule retire_for_ore(n=3)",  # no choice stands for it
    ],
)
def test_an_ability_that_nobody_could_use_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Book(CATALOGUE).ability(text)


@pytest.mark.parametrize("text", ["colonised >=", "X > 1", "excess > 0", "taken > 0", "pop ore"])
def test_a_condition_that_nobody_could_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Book(CATALOGUE).expression(text)


def calls_in(line: Line) -> list[Call]:
    return [each for call in line.calls for each in [call, *[c for inner in call.lines for c in calls_in(inner)]]]


@rule("BTS-21.39")
def test_no_event_turns_up_inside_an_event_and_no_copies_go_round() -> None:
    inside = [TABLES.lines[event.line] for event in TABLES.events]
    inside += [TABLES.lines[system.control] for system in TABLES.systems if system.control >= 0]
    inside += [ability.line for mat in TABLES.mats for ability in mat.abilities if ability.line is not None]
    for call in [call for line in inside for call in calls_in(line)]:
        if call.name == "research":
            assert call.levels == 1 or call.a == 1  # level I, or discovered technologies only: no event there
        assert call.name != "colonise"
    for action, number in enumerate(TABLES.action_line):
        copying = [call.a for call in calls_in(TABLES.lines[number]) if call.name == "copy"] if number >= 0 else []
        if action < 4:
            assert copying == []
        elif action < 8:
            assert set(copying) <= {1}  # guilds copy Basic actions only
        elif 2 in copying or 0 in copying:
            assert not TABLES.researching[action]  # so no action that researches can lead back to it
    own = [action for action, number in enumerate(TABLES.action_line) if number >= 0 and any(
        call.name == "copy" and call.a == 2 for call in calls_in(TABLES.lines[number])
    )]  # fmt: skip
    assert len(own) == 1
