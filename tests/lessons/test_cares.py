"""The tips of "Watch out" stand in the order of what they are worth, as it was measured."""

import re

import pytest

import perihelion
from perihelion.bots import Position
from perihelion.bots.greedy import Greedy
from perihelion.kernel.rng import seeded
from perihelion.words import LANGUAGES, Words
from tools.proof import ROOT
from tools.teaching import cares
from tools.teaching.figures import FIGURES
from tools.teaching.tables import begun

PAGE = ROOT / "docs" / "teaching.md"


def measured(game: str) -> list[str]:
    """The tips as the page has them: by points, then those that the program sees to."""
    text = PAGE.read_text(encoding="utf8").partition("<!-- cares -->")[2].partition("<!-- end of cares -->")[0]
    (row,) = [line.split("|") for line in text.splitlines() if line.startswith(f"| {game} |")]
    costs = {name: float(points) for name, points in re.findall(r"([a-z-]+) (-?[\d.]+) ±", row[3])}
    assert list(costs) == sorted(costs, key=lambda name: -costs[name])
    return [*costs, *[each.strip() for each in row[4].split(",") if each.strip() != "–"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", cares.CARES)
def test_the_summary_warns_first_of_what_costs_most(game: str, language: str) -> None:
    words = Words(language, perihelion.game(game))
    tips = measured(game)
    assert set(tips) == set(cares.CARES[game])
    assert words.say("summary-care-text").split(" · ") == [words.say(f"care-{tip}") for tip in tips]


def test_a_tip_is_worth_what_its_games_differ_by() -> None:
    found = cares.measure(perihelion.game("beyond-the-sun"), 6, seed=1)
    assert found["costs"]["cubes"][0] > 0
    assert found["refused"] == ["pawn"]
    head, row = FIGURES["cares"]
    assert len(row(found)) == len(head)


def test_who_is_blind_to_nothing_plays_as_the_greedy_one() -> None:
    game = perihelion.game("sunward")
    position = Position(game, begun(game, 2, 3), 0)
    assert cares.Blind().choose(position, seeded(1)) == Greedy().choose(position, seeded(1))


def test_a_habit_only_changes_what_it_is_about() -> None:
    game = perihelion.game("pulsar-2849")
    state = begun(game, 2, 1)
    position = Position(game, state, state.actors()[0])
    best = Greedy().choose(position, seeded(1))
    for habit in (cares.at_random("go"), cares.any_leader, cares.finishing_late, cares.ending_early):
        assert habit(position, best, seeded(1)) == best
    kind = game.actions.move(best).kind
    assert {cares.at_random(kind)(position, best, seeded(k)) for k in range(30)} > {best}
