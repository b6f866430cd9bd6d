"""What the search is told of the game: whose turn it is, and which leaders come to the same on an action."""

from games.burning_suns.builder import GAME

from perihelion.bots import Position, bot
from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.rules.steps import ASK_LEADER
from perihelion.kernel.rng import seeded

ROLLING = {"scan", "diplomacy", "recruit", "mission"}
ACTIONS = [each["action"] for sheet in GAME.components.data["action_sheets"] for each in sheet["actions"]]


def planning(seats: int, seed: int) -> list[BurningSunsState]:
    """The states of the first planning phase that ask for a leader."""
    state = GAME.new(seats=seats, seed=seed)
    assert isinstance(state, BurningSunsState)
    rng = seeded(seed)
    found: list[BurningSunsState] = []
    while not found or state.asked[0] == ASK_LEADER:
        if state.asked[0] == ASK_LEADER:
            found.append(state.clone())
        seat = state.actors()[0]
        state.apply(seat, bot("random").choose(Position(GAME, state, seat), rng))
    return found


def test_every_action_is_tried_once_with_each_leader_that_matters_there() -> None:
    for seats in (2, 5):
        for state in planning(seats, 6):
            seat = state.actors()[0]
            value = GAME.tables.races[state.race[seat]].leaders
            moves = [GAME.actions.move(action).args for action in state.legal(seat)]
            tried = [GAME.actions.move(action).args for action in GAME.candidates(state, seat)]
            assert set(tried) <= set(moves)
            for action in {action for _, action, _ in moves}:
                free = [value[leader] for leader, each, _ in moves if each == action]
                used = [value[leader] for leader, each, _ in tried if each == action]
                assert sorted(used) == (sorted(set(free)) if ACTIONS[action] in ROLLING else [min(free)])
                spaces = {space for _, each, space in moves if each == action}
                assert {space for _, each, space in tried if each == action} == {min(spaces)}


def test_other_questions_leave_nothing_out() -> None:
    state = GAME.new(seats=2, seed=6)
    rng = seeded(6)
    for _ in range(60):
        seat = state.actors()[0]
        assert isinstance(state, BurningSunsState)
        if state.asked[0] != ASK_LEADER:
            assert GAME.candidates(state, seat) == state.legal(seat)
        state.apply(seat, bot("random").choose(Position(GAME, state, seat), rng))


def test_all_the_planning_is_one_turn_and_then_the_leaders_have_theirs() -> None:
    states = planning(3, 6)
    assert len(states) == 9
    assert len({GAME.turn(state, state.actors()[0]) for state in states}) == 1
    last = states[-1]
    last.apply(last.actors()[0], last.legal(last.actors()[0])[0])
    assert GAME.turn(last, last.actors()[0]) == last.actors()[0]
