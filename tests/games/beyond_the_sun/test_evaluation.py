"""The evaluation knows what matters, also in the middle of an action: the greedy bot climbs it step by step."""

from perihelion.arena.match import play_out
from perihelion.bots import Position, bot
from perihelion.games.beyond_the_sun.bots.outlook import LATE, TOO_LATE
from perihelion.games.beyond_the_sun.rules import steps
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


def test_long_after_the_usual_end_nothing_keeps_a_bot_from_ending_the_game() -> None:
    """Of 600 games between two greedy bots two did not end: what the mats still promised was worth more to both."""
    for seed in (901_000_260, 901_000_511):
        state = GAME.new(2, seed)
        play_out(GAME, state, [bot("greedy"), bot("greedy")], seed)
        assert state.ending() == "achievements"
        assert state.round <= 40


def test_far_beyond_the_usual_rounds_only_points_and_achievements_count() -> None:
    def worth_of_ships_and_ore(rounds: int) -> float:
        bench = table().goals("empire", "efficiency").mat(0, pop=3).turn(0)
        bench.s.round = rounds
        before = GAME.evaluate(bench.s, 0)
        bench.mat(0, ore=9).ships(0, "A1", 1)
        return GAME.evaluate(bench.s, 0) - before

    assert worth_of_ships_and_ore(LATE) > 0.5
    assert 0.0 < worth_of_ships_and_ore(TOO_LATE) < 0.01


def test_others_who_answer_do_not_end_the_turn() -> None:
    """For the search: the turn of a position is the active player's, whoever is asked."""
    bench = table(3).event("II-1", "asteroid_rush").cube("I-1", 0).mat(0, ore=2, pop=1)
    for seat in range(3):
        bench.ships(seat, "sol", 1)
    bench.turn(0).use("basic_2")
    asked = []
    while bench.kinds() == {"choose_line"}:
        asked.append(bench.asked())
        assert GAME.turn(bench.s, bench.asked()) == bench.s.active == 0
        bench.do("choose_line", 0)
    assert asked == [0, 1, 2]
