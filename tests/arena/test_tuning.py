"""Tuning: slopes from self-play, steps along them, weights as data with their provenance."""

from pathlib import Path

import pytest
from support.commands import perihelion

from perihelion import game
from perihelion.arena.tuning import Duel, NothingToTune, Plan, climbed, moved, slopes, tune
from perihelion.games.sunward.game import Sunward
from perihelion.kernel.rng import seeded
from perihelion.kernel.weights import Weights, complete, read_weights, weights_text


def test_tuning_is_repeatable_and_says_where_its_numbers_come_from() -> None:
    sunward = game("sunward")
    plan = Plan(steps=2, tries=3, pairs=1, fresh=2, seats=2, seed=7)
    heard: list[int] = []
    once = list(tune(sunward, plan, heard.append))
    assert [step.number for step in once] == [1, 2]
    assert sum(heard) == plan.duels == 2 * (3 + 2)
    weights = once[-1].weights
    assert weights == list(tune(sunward, plan))[-1].weights
    assert weights.provenance["games"] == 2 * 3 * 2
    assert weights.provenance["seed"] == 7
    assert set(weights.values) == set(sunward.weights.values)


def test_the_command_writes_what_the_game_reads(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    words = ["tune", "sunward", "--steps", "1", "--tries", "2", "--fresh", "2", "--seed", "3"]
    done = perihelion(*words, "--file", file, "--lang", "pl")
    assert done.returncode == 0, done.stderr
    assert "Krok 1" in done.stdout
    found = read_weights(tmp_path)
    assert found == next(tune(game("sunward"), Plan(1, 2, 1, 2, 2, 3))).weights
    assert file.read_text(encoding="utf8") == weights_text(found)
    assert "provenance" in perihelion(*words).stdout


@pytest.mark.parametrize(
    "wrong", [["--steps", "0"], ["--tries", "1"], ["--fresh", "1"], ["--seats", "1"], ["--seed", "-1"]]
)
def test_what_cannot_be_tuned_is_refused_with_a_sentence(wrong: list[str]) -> None:
    done = perihelion("tune", "sunward", *wrong)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_challenger_with_foolish_weights_does_not_win() -> None:
    sunward = game("sunward")
    duel = Duel(sunward, 2, None)
    good = sunward.weights.values
    foolish = {**good, "upgrade": 60.0, "near_frontier": -3.0}
    assert sum(duel.margin(good, foolish, seed) for seed in range(3)) < 0


class Hill(Duel):
    """Points are known here: more of one weight wins, the other does nothing."""

    def __init__(self) -> None:
        pass

    def margin(self, champion: dict[str, float], challenger: dict[str, float], seed: int) -> float:
        return 10.0 * (challenger["good"] - champion["good"])


def test_the_slope_is_found_and_followed() -> None:
    values = {"good": 2.0, "idle": 1.0}
    found = slopes(Hill(), values, seeded(1), 60, 1)
    assert found["good"] > 5
    after = climbed(values, {"good": found["good"], "idle": 0.0})
    assert 3.6 < after["good"] < 3.7
    assert after["idle"] == 1.0


def test_no_slope_is_no_step() -> None:
    assert climbed({"one": 2.0}, {"one": 0.0}) == {"one": 2.0}


def test_weights_move_and_keep_their_names_and_signs() -> None:
    after = moved({"one": 2.0, "two": -1.0}, [1, -1])
    assert list(after) == ["one", "two"]
    assert 2.6 < after["one"] < 2.8
    assert -0.8 < after["two"] < -0.7


def test_weights_that_a_game_does_not_have_are_refused() -> None:
    with pytest.raises(KeyError):
        complete({"three": 1.0}, {"one": 2.0})
    assert complete({"one": 3.0}, {"one": 2.0, "two": 1.0}) == {"one": 3.0, "two": 1.0}


def test_a_game_without_weights_cannot_be_tuned() -> None:
    bare = Sunward()
    bare.weights = Weights({}, {})
    with pytest.raises(NothingToTune):
        next(tune(bare, Plan(1, 2, 1, 2, 2, 1)))


def test_every_game_with_weights_says_where_they_come_from(any_game: object) -> None:
    weights = any_game.weights  # type: ignore[attr-defined]
    assert bool(weights.values) == bool(weights.provenance)
    if weights.values:
        assert weights.provenance["method"]
