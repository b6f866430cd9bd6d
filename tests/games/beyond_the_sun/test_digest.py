"""The line about a turn says what was done, not how the space is numbered."""

import pytest

import perihelion
from perihelion.kernel.table import Event, Fact
from perihelion.teaching.digest import digest
from perihelion.words import Words

GAME = perihelion.game("beyond-the-sun")


def said(event: Event, language: str) -> str:
    (part,) = digest(GAME, [event], reader=1).parts
    facts = {"player": "Ada", "amount": part.amount, **part.facts}
    return Words(language, GAME).say(f"event-{part.kind}", **facts)


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Ada: action “1 population, 1 ore”"), ("pl", "Ada: akcja „populacja 1, ruda 1”")]
)
def test_a_basic_action_is_told_by_what_it_does(language: str, line: str) -> None:
    assert said(Event("space", 0, "pawn", facts={"action": "@basic-4"}), language) == line


def test_the_action_of_a_guild_keeps_its_name() -> None:
    assert said(Event("space", 0, "pawn", facts={"action": "@guild-professors"}), "en") == "Ada: Professors' Guild"


@pytest.mark.parametrize(
    ("disc", "line"),
    [
        (3, "Ada: claimed Empire, 4 points; disc 3 of 3 that end the game"),
        (4, "Ada: claimed Empire, 4 points"),
    ],
)
def test_a_disc_beyond_those_that_end_the_game_brings_the_end_no_nearer(disc: int, line: str) -> None:
    facts: dict[str, Fact] = {"achievement": "@achievement-empire", "disc": disc, "all": 3}
    assert said(Event("claimed", 0, "empire", amount=4, facts=facts), "en") == line
