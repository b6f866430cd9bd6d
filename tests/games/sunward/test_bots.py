"""The evaluation judges drawings without drawing them; and how strong the greedy bot is, in the compiled build."""

import pytest
from support.builds import run

from perihelion.games.sunward.bots.evaluation import NOT_YET, best_drawing, evaluate, worth
from perihelion.games.sunward.bots.sketch import Sketch
from perihelion.games.sunward.game import Sunward
from perihelion.games.sunward.play import SunwardState
from perihelion.games.sunward.rules.drawing import shape_of, sheet_with
from perihelion.games.sunward.rules.steps import DRAWING
from perihelion.kernel.rng import seeded

GAME = Sunward(None)

GREEDY_AGAINST_RANDOM = """
import perihelion
from perihelion.arena.match import play_match
from perihelion.bots import bot

game, greedy, random = perihelion.game("sunward"), bot("greedy"), bot("random")
won = 0.0
for seed in range(200):
    won += play_match(game, [greedy, random], seed).share(0)
    won += play_match(game, [random, greedy], seed).share(1)
print(won)
"""


@pytest.mark.slow
def test_greedy_beats_random_in_95_of_100_games() -> None:
    """400 games of two players, each seed from both seats; a shared victory counts half."""
    assert float(run("compiled", GREEDY_AGAINST_RANDOM)) >= 0.95 * 400


def drawn_by_hand(state: SunwardState, seat: int) -> list[tuple[int, float]]:
    """Every drawing of the shape as it is, and the worth of a copy of the sheet with it."""
    shape = shape_of(state, seat)
    drawings = shape.listed(state.sheets[seat].open) if shape else []
    return [(action, worth(state, sheet_with(state, seat, action), GAME.weighed)) for action in drawings]


def test_a_sketched_drawing_is_worth_what_the_sheet_with_it_is() -> None:
    """To the last bit, in the middle of whole games, hexes left out included; and it changes nothing."""
    rng = seeded(11)
    sketched = left_out = 0
    for seed in range(12):
        state = GAME.new(1 + seed % 4, seed)
        assert isinstance(state, SunwardState)
        while state.acting:
            seat = state.acting[rng.below(len(state.acting))]
            shape = shape_of(state, seat)
            if state.asks(DRAWING) and shape is not None:
                before = state.fingerprint()
                by_hand = drawn_by_hand(state, seat)
                sketch = Sketch(state, seat, state.sheets[seat], shape, GAME.weighed)
                assert [(action, sketch.worth(action)) for action, _ in by_hand] == by_hand
                value, chosen = best_drawing(state, seat, GAME.weighed)
                assert value == evaluate(state, seat, GAME.weighed)
                assert value == max([value for _, value in by_hand if chosen != NOT_YET], default=value)
                assert state.fingerprint() == before
                sketched += len(by_hand)
                left_out += state.left_out[seat] != 0
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
    assert sketched > 5000
    assert left_out > 20


def test_a_frontier_is_as_far_as_free_hexes_lead_to_it() -> None:
    """Counted without looking at the own pieces, the way is as long as the shortest one around them."""
    rng = seeded(12)
    measured = 0
    for seed in range(8):
        state = GAME.new(2, seed)
        assert isinstance(state, SunwardState)
        while state.acting:
            seat = state.acting[0]
            for sheet in state.sheets:
                for number, frontier in enumerate(state.tables.frontiers):
                    if not sheet.frontiers[number]:
                        assert frontier.away(sheet.covered) == steps_around(state, sheet.covered, frontier.hexes)
                        measured += 1
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
    assert measured > 500


def steps_around(state: SunwardState, covered: int, goal: int) -> int:
    """Over free hexes only, one step after the other."""
    grid = state.tables.grid
    free = state.tables.coverable & ~covered
    reached = grid.around(covered) & free if covered else state.tables.start
    for steps in range(1, 15):
        if reached & goal:
            return steps
        reached |= grid.around(reached) & free
    return 15
