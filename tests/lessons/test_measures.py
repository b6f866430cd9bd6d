"""The measures of teaching in small: a pupil that knows only what it was taught, lines about turns, honest hints."""

import pytest
from support.play import random_game
from support.processor import processor_time

import perihelion
from perihelion.bots import advice
from perihelion.bots.reasons import UNSAID, kind
from perihelion.bots.workers import THINKING
from perihelion.kernel.rng import seeded
from perihelion.teaching.pupil import Pupil, terms_taught
from tools.teaching import digests, hints, pupils
from tools.teaching.figures import FIGURES

OURS = [game.id for game in perihelion.all_games() if game.package.startswith("perihelion.")]
QUICK = "new-frontiers"


@pytest.mark.parametrize("game", OURS)
def test_every_term_of_the_evaluation_is_taught_by_some_lesson(game: str) -> None:
    played = perihelion.game(game)
    taught = terms_taught(played)
    for number, (state, seat, _) in enumerate(random_game(played, played.seats[0], 5)):
        if number % 5 == 0:
            met = {kind(term) for term in played.explain(state, seat)}
            assert met - UNSAID <= set(taught), met - set(taught)


def test_a_pupil_sees_what_it_was_taught_and_no_more() -> None:
    game = perihelion.game("sunward")
    first, deeper = Pupil(game), Pupil(game, "deeper")
    terms = {"mission:aliens": 3.0, "ring": 2.0, "rest": 0.5}
    assert first.seen(terms) == 3.5
    assert deeper.seen(terms) == 5.5


def test_the_pupil_beats_chance_and_its_mistakes_are_counted() -> None:
    found = pupils.measure(perihelion.game(QUICK), 4, seed=1)
    assert found["wins"]["random"] >= 0.75
    assert set(found["mistakes"]["pupil"]) == {"worlds never settled", "goods never used"}
    head, row = FIGURES["pupil"]
    assert len(row(found)) == len(head)


def test_the_same_seed_gives_the_same_figure() -> None:
    game = perihelion.game(QUICK)
    assert digests.measure(game, 6, seed=2) == digests.measure(game, 6, seed=2)


def test_a_line_that_says_too_little_does_not_tell_turns_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    game = perihelion.game(QUICK)
    assert digests.measure(game, 12, seed=1)["told"] > 0.5
    monkeypatch.setattr("tools.teaching.digests.line", lambda *_: "Bot: turn")
    assert digests.measure(game, 12, seed=1)["told"] == 0.0


def test_a_hint_names_a_term_that_differs() -> None:
    game = perihelion.game(QUICK)
    (position,) = hints.positions(game, 1, seed=3)
    claim = hints.told(position)
    assert claim is not None
    assert claim[1] in terms_taught(game)
    for about in (hints.DIFFERENCE, hints.GAIN):
        assert hints.largest(position, about) in terms_taught(game)


def test_a_hint_is_measured_by_what_it_claims() -> None:
    """Where it calls another move about as good, by what its own move gains; else by what sets the two apart."""
    game = perihelion.game("sunward")
    told = hints.measure(game, 6, seed=1)
    assert told["named"] == sum(all_ for _, all_ in told["each"].values())
    assert told["honest"] == sum(stand for stand, _ in told["each"].values()) / told["named"]
    assert all(all_ for _, all_ in told["each"].values())  # both claims are met


@pytest.mark.parametrize("game", OURS)
def test_a_hint_answers_within_a_second_and_a_half(game: str) -> None:
    """A whole one, as somebody at a table asks for it: the search and the reason, in time of the processor."""
    for position in hints.positions(perihelion.game(game), 3, seed=2):
        with processor_time() as took:
            told = advice.hint(position, seeded(1), THINKING)
        assert took[0] < 1.5
        assert told.why.reason.message
