"""`easy` makes the mistakes of somebody who has just learned the game, and makes them on purpose."""

import pytest
from support.play import some_positions

from perihelion import Game, State, game
from perihelion.bots import Position, bot
from perihelion.bots.easy import COST, DAZZLE, GLANCE, one_that_matters, seen
from perihelion.kernel.rng import seeded


def asked(played: Game, seats: int, share: float = 0.3) -> list[tuple[State, int]]:
    """Positions of two games in which somebody has to choose."""
    found = [state for seed in (3, 4) for state in some_positions(played, seats, seed, share)]
    return [(state, state.actors()[0]) for state in found if len(state.legal(state.actors()[0])) > 1]


def chosen(name: str, played: Game, positions: list[tuple[State, int]]) -> list[int]:
    return [bot(name).choose(Position(played, state, seat), seeded(9)) for state, seat in positions]


def exaggerated(played: Game, names: tuple[str, ...]) -> Game:
    """The same game, in which these terms count a thousand times as much."""

    class Exaggerated(type(played)):  # type: ignore[misc]
        def explain(self, state: State, seat: int) -> dict[str, float]:
            terms = super().explain(state, seat)
            return {name: value * (1000 if name.partition(":")[0] in names else 1) for name, value in terms.items()}

    return Exaggerated()


def test_it_does_not_see_what_only_experience_tells(any_game: Game) -> None:
    """However much that matters, it chooses the same; of what it does see the same cannot be said."""
    positions = asked(any_game, 2)
    before = chosen("easy", any_game, positions)
    state, seat = positions[len(positions) // 2]
    others = tuple({name.partition(":")[0] for name in any_game.explain(state, seat)} - set(any_game.unseen))
    assert chosen("easy", exaggerated(any_game, any_game.unseen), positions) == before
    assert any(chosen("easy", exaggerated(any_game, (name,)), positions) != before for name in sorted(others))


def test_what_is_not_seen_is_something_the_evaluation_counts(any_game: Game) -> None:
    met: set[str] = set()
    for state, seat in asked(any_game, 2):
        met |= {term.partition(":")[0] for term in any_game.explain(state, seat)}
        for action in state.legal(seat)[:3]:
            after = state.clone()
            after.apply(seat, action)
            met |= {term.partition(":")[0] for term in any_game.explain(after, seat)}
    assert any_game.unseen
    assert set(any_game.unseen) <= met


def test_the_largest_gain_dazzles_and_costs_are_felt_less() -> None:
    shiny, solid = {"patents": 9.0, "dice": -3.0}, {"score": 4.0, "cubes": 4.0}
    assert sum(shiny.values()) < sum(solid.values())
    assert seen(shiny, "") > seen(solid, "")
    assert seen(shiny, "") == pytest.approx(DAZZLE * 9.0 - COST * 3.0)
    assert seen({"dice": -3.0}, "") == pytest.approx(-COST * 3.0)


def test_one_thing_that_matters_is_forgotten() -> None:
    gains = [{"score": 2.0, "ore": 1.0}, {"score": 2.0, "ore": 3.0, "fleet": 1.0}]
    assert {one_that_matters(gains, seeded(seed)) for seed in range(30)} == {"ore", "fleet"}
    assert seen(gains[1], "ore") == pytest.approx(2.0 * DAZZLE + 1.0)
    assert one_that_matters([{"score": 2.0}, {"score": 1.0}], seeded(1)) == ""  # then there would be nothing to go by


def test_it_looks_at_some_of_many_options(monkeypatch: pytest.MonkeyPatch) -> None:
    sunward = type(game("sunward"))()
    explain, looks = sunward.explain, []

    def counted(state: State, seat: int) -> dict[str, float]:
        looks.append(seat)
        return explain(state, seat)

    monkeypatch.setattr(sunward, "explain", counted)
    state, seat = max(asked(sunward, 2), key=lambda each: len(each[0].legal(each[1])))
    assert len(state.legal(seat)) > 2 * GLANCE
    bot("easy").choose(Position(sunward, state, seat), seeded(1))
    assert len(looks) == GLANCE + 1
