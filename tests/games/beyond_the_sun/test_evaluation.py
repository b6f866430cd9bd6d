"""The evaluation knows what matters, also in the middle of an action: the greedy bot climbs it step by step."""

from perihelion.bots import Position, bot
from perihelion.games.beyond_the_sun import state as steps
from perihelion.kernel.rng import seeded

from .bench import GAME, Bench, table


def greedy(bench: Bench) -> str:
    """The kind of move the greedy bot makes now."""
    seat = bench.s.actors()[0]
    action = bot("greedy").choose(Position(GAME, bench.s, seat), seeded(1))
    bench.s.apply(seat, action)
    return GAME.actions.move(action).kind


def test_a_ship_goes_where_it_gains_control_and_stays_there() -> None:
    bench = table().mat(0, pop=1, ore=1).ships(0, "sol", 1).resolve(0, "jump(4)")
    while bench.s.asked[0] == steps.JUMPING and bench.s.actors():
        greedy(bench)
    assert bench.s.base.count(0) == 1
    assert bench.faction(0).strength[bench.s.base.index(0)] == 1


def test_a_system_that_can_be_colonised_is_colonised() -> None:
    bench = table().mat(0, pop=2, ore=4).ships(0, "A1", 2).base(0, "A1").tech("terraforming", "I-4", 0).turn(0)
    for _ in range(6):
        if not bench.faction(0).colonised:
            greedy(bench)
    assert bench.faction(0).colonised


def test_a_condition_about_to_end_the_game_shortens_the_outlook_at_once() -> None:
    """Else ending the turn would look like a loss, and a bot would trade to and fro for ever."""
    bench = table().goals("empire", "efficiency").mat(0, pop=3, ore=9, automation=5).mat(1, pop=2)
    bench.s.claims = [[7, 11], []]
    bench.production(0)
    before = GAME.evaluate(bench.s, 0)
    bench.do("produce", "ore")
    assert bench.s.last_round
    assert GAME.evaluate(bench.s, 0) > before - 2.0
