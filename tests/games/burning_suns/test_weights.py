"""The evaluation and its weights, which are data."""

from perihelion import State
from perihelion.bots import Position, bot
from perihelion.games.burning_suns.game import BurningSuns
from perihelion.games.burning_suns.rules.steps import ASK_LEADER
from perihelion.kernel.rng import seeded


def positions(game: BurningSuns) -> list[State]:
    """Of a game with a combat, and with enough antimatter for somebody before its round ends."""
    state, chance, greedy = game.new(seats=2, seed=8), seeded(5), bot("greedy")
    found = []
    while not state.over():
        found.append(state.clone())
        seat = state.actors()[0]
        state.apply(seat, greedy.choose(Position(game, state, seat), chance))
    return found


def judged(game: BurningSuns, states: list[State]) -> list[float]:
    return [game.evaluate(state, seat) for state in states for seat in (0, 1)]


def test_every_weight_counts_somewhere_in_a_game() -> None:
    game = BurningSuns()
    states = positions(game)
    before = judged(game, states)
    for name, value in game.weights.values.items():
        game.weigh({name: 1.5 * value})
        assert judged(game, states) != before, name
    game.weigh({})
    assert judged(game, states) == before


def test_the_turn_is_the_one_of_the_leader_who_acts_also_while_others_answer() -> None:
    game = BurningSuns()
    answers = planned = 0
    for state in positions(game):
        seat = state.actors()[0]
        turn = game.turn(state, seat)
        if state.asked[0] == ASK_LEADER:  # type: ignore[attr-defined]
            assert turn == state.seats, "planning is one turn, nobody's own"
            planned += 1
        elif turn != seat:
            assert turn == state.frames[0].actor  # type: ignore[attr-defined]
            answers += 1
    assert answers > 0
    assert planned > 0
