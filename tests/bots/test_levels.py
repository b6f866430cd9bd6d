"""The levels: legal, repeatable, blind to what is hidden, for every registered game."""

import pytest
from support.play import some_positions
from support.processor import processor_time

from perihelion import Game, State, game
from perihelion.bots import LEVELS, Position, advise, bot, bots
from perihelion.bots.bot import BadBudget, UnknownBot
from perihelion.bots.hard import Hard, read_budget
from perihelion.kernel.rng import seeded

QUICK = {"hard": "hard@6", "expert": "expert@6"}


def level(name: str) -> str:
    return QUICK.get(name, name)


def positions(any_game: Game, seats: int, count: int) -> list[State]:
    found = [state for state in some_positions(any_game, seats, 3, share=0.3) if not state.over()]
    return found[:: max(1, len(found) // count)][:count]


@pytest.mark.parametrize("name", [*LEVELS, "learned", "greedy"])
def test_a_choice_cannot_depend_on_what_is_hidden(any_game: Game, name: str) -> None:
    """Other truths behind the same view, the same seed of the bot: the same move."""
    for state in positions(any_game, any_game.seats[-1], 3):
        seat = state.actors()[-1]
        chosen = bot(level(name)).choose(Position(any_game, state, seat), seeded(5))
        assert chosen in state.legal(seat)
        for secret in (11, 12):
            other = state.determinize(seat, secret)
            assert other.fingerprint() != state.fingerprint()
            assert bot(level(name)).choose(Position(any_game, other, seat), seeded(5)) == chosen


def test_choosing_leaves_the_true_game_untouched(any_game: Game) -> None:
    for state in positions(any_game, any_game.seats[-1], 2):
        before = state.fingerprint()
        for name in LEVELS:
            bot(level(name)).choose(Position(any_game, state, state.actors()[0]), seeded(1))
        assert state.fingerprint() == before


def test_the_same_iterations_make_the_same_moves() -> None:
    sunward = game("sunward")
    for state in positions(sunward, 3, 2):
        seat = state.actors()[0]
        thoughts = [
            [
                (each.action, each.visits, each.points)
                for each in Hard("15").think(Position(sunward, state, seat), seeded(4))
            ]
            for _ in range(2)
        ]
        assert thoughts[0] == thoughts[1]
        assert sum(visits for _, visits, _ in thoughts[0]) == 15


def test_a_budget_of_seconds_is_kept(any_game: Game) -> None:
    """Within a tenth of it, on the processor: a busy machine may take the clock further. Plain Python needs longer for
    the step under way when the time is over, so the budget here is a long one."""
    for state in positions(any_game, 2, 2):
        with processor_time() as took:
            bot("hard@0.5s").choose(Position(any_game, state, state.actors()[0]), seeded(1))
        assert took[0] < 0.5 * 1.1


def test_the_tree_is_used_again_within_a_turn_and_only_there() -> None:
    """In Sunward the one who places a tile is asked again at once, for the drawing."""
    sunward = game("sunward")
    state = sunward.new(seats=2, seed=1)
    seat = state.actors()[0]
    hard, chance = Hard("60"), seeded(1)
    state.apply(seat, hard.choose(Position(sunward, state, seat), chance))
    assert seat in state.actors()
    kept = hard.search
    assert kept is not None
    assert kept.root.visits > 0
    before = kept.root
    hard.think(Position(sunward, state, seat), chance)
    assert before.visits == 60  # it went on from there
    other = state.clone()
    other.apply(seat, other.legal(seat)[-1])
    assert hard.reused(Position(sunward, other, other.actors()[0])) is None


def test_advice_is_the_best_moves_in_order(any_game: Game) -> None:
    """Two or three moves, the best first, each with its expected score and how far it is behind."""
    state = next(state for state in positions(any_game, 2, 9) if len(state.legal(state.actors()[0])) > 2)
    seat = state.actors()[0]
    advice = advise(Position(any_game, state, seat), seeded(2), "20")
    assert 2 <= len(advice) <= 3
    assert advice[0].behind == 0
    assert all(abs(advice[0].points - each.points - each.behind) < 0.02 for each in advice)  # rounded each
    assert len({each.action for each in advice} & set(state.legal(seat))) == len(advice)
    assert sorted(advice, key=lambda each: each.behind) == advice
    assert bot("hard@20").choose(Position(any_game, state, seat), seeded(2)) in [each.action for each in advice]


def test_budgets_are_seconds_or_iterations() -> None:
    assert read_budget("") == (0, 1.0)
    assert read_budget("0.5s") == (0, 0.5)
    assert read_budget("200") == (200, 0.0)
    for wrong in ("0", "-3", "s", "0s", "many", "1e9s"):
        with pytest.raises(BadBudget):
            read_budget(wrong)
    with pytest.raises(BadBudget):
        bot("hard@soon")


def test_names() -> None:
    assert [name for name in bots() if name in LEVELS] == list(LEVELS)
    for unknown in ("nobody", "program", "nobody@5"):
        with pytest.raises(UnknownBot):
            bot(unknown)
