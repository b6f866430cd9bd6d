"""BTS-3 and BTS-4: rounds, turns, action spaces, guilds."""

from support.play import finished, random_game
from support.rules import rule

from perihelion.kernel.table import Event

from .bench import GAME, action_of, space, table


@rule("BTS-3.1", "BTS-3.2", "BTS-3.5")
def test_every_round_each_player_takes_one_turn_clockwise() -> None:
    for seats in GAME.seats:
        bench = GAME.new(seats, 5, round_cap=20)
        events: list[Event] = []
        bench.watch(events.append)
        first = bench.view(None)["first"]
        rng = 0
        while not bench.over():
            seat = bench.actors()[0]
            legal = bench.legal(seat)
            rng = (rng * 31 + 7) % 1009
            bench.apply(seat, legal[rng % len(legal)])
        turns = [first] + [event.seat for event in events if event.kind == "turn"]
        assert len(turns) % seats == 0
        assert turns == [(first + k) % seats for k in range(len(turns))]


@rule("BTS-3.6")
def test_the_number_of_rounds_is_not_fixed() -> None:
    rounds = {finished(GAME, 2, seed).view(None)["round"] for seed in range(8)}
    assert len(rounds) > 2


@rule("BTS-3.3")
def test_the_first_player_marker_never_moves() -> None:
    firsts = {state.view(None)["first"] for state, _, _ in random_game(GAME, 3, 4)}
    assert len(firsts) == 1


@rule("BTS-3.4", "BTS-5.2", "BTS-5.3", "BTS-4.16")
def test_a_turn_is_action_then_production_then_achievement() -> None:
    bench = table().mat(0, ore=0, pop=1).goals("efficiency").mat(0, automation=5).turn(0)
    assert bench.s.view(0)["phase"] == "action"
    bench.use("basic_4")
    assert bench.s.view(0)["phase"] == "production"
    assert bench.kinds() == {"produce"}
    assert bench.s.claims == [[]]
    bench.do("produce", "ore")
    assert bench.s.claims == [[3]]
    assert bench.s.active == 1
    assert bench.faction(0).pawn == space("basic_4")


@rule("BTS-4.1", "BTS-4.2", "BTS-4.3", "BTS-4.5", "BTS-A-51")
def test_the_pawn_moves_to_another_free_space() -> None:
    bench = table(3).mat(0, ore=9, pop=3).cube("I-1", 0)
    bench.faction(0).pawn = space("basic_1", 0)
    bench.faction(1).pawn = space("basic_2", 0)
    bench.turn(0)
    assert bench.why_space("basic_1", 0) == ["BTS-4.3"]
    assert bench.why_space("basic_2", 0) == ["BTS-4.2"]
    assert bench.may_use("basic_1", 1)
    assert bench.may_use("basic_2", 1)
    bench.use("basic_1", 1)
    assert bench.faction(0).pawn == space("basic_1", 1)


@rule("BTS-4.4")
def test_another_space_of_the_same_card_may_follow() -> None:
    bench = table().tech("orbital_academies", "II-1", 0).mat(0, ore=9, pop=5).cube("I-1", 0).cube("I-3", 0)
    bench.faction(0).pawn = space("orbital_academies", 0)
    bench.turn(0)
    assert bench.may_use("orbital_academies", 1)
    assert not bench.may_use("orbital_academies", 0)


@rule("BTS-4.6", "BTS-4.21", "BTS-4.26", "BTS-A-3")
def test_the_last_basic_action_can_be_repeated_and_shared_for_ever() -> None:
    bench = table(2).mat(0, pop=1).mat(1, pop=1)
    for _ in range(3):
        bench.turn(0)
        assert bench.may_use("basic_4")
        bench.use("basic_4")
        bench.turn(1)
        assert bench.may_use("basic_4")
        bench.use("basic_4")
    assert bench.faction(0).ore == 3
    assert bench.faction(0).pop == 4
    bench.mat(0, supply=[0] * 5).turn(0).use("basic_4")
    assert (bench.faction(0).ore, bench.faction(0).pop) == (4, 4)


@rule("BTS-4.7", "BTS-4.8", "BTS-4.13", "BTS-1.8")
def test_card_spaces_need_an_own_cube_and_board_spaces_do_not() -> None:
    bench = table().mat(0, ore=9, pop=4).ships(0, "sol", 1).tech("mass_cloning", "II-1", 1).turn(0)
    assert bench.why_space("terraforming", 0) == ["BTS-4.7"]
    assert bench.why_space("mass_cloning") == ["BTS-4.7"]
    assert bench.may_use("basic_3")
    bench.cube("I-4", 0).cube("I-3", 0).turn(0)
    assert bench.may_use("terraforming", 0)
    assert bench.why_space("advanced_genetics") == ["BTS-4.13"]


@rule("BTS-4.9", "BTS-11.10")
def test_an_action_that_cannot_be_carried_out_cannot_be_chosen() -> None:
    bench = table().mat(0, ore=9, pop=4).cube("I-4", 0).turn(0)
    assert bench.why_space("terraforming", 1) == ["BTS-4.9"]  # nothing to colonise
    bench.cube("I-1", 0).cube("I-2", 0).cube("I-3", 0).turn(0)
    assert bench.why_space("basic_1") == ["BTS-4.9"]  # every level I technology is researched
    assert bench.why_space("hypercomputing") == ["BTS-4.9"]  # nothing discovered on level II


@rule("BTS-4.10", "BTS-4.12", "BTS-4.19")
def test_costs_are_paid_in_full_with_the_extra_ore() -> None:
    bench = table().mat(0, ore=2, pop=1).cube("I-1", 0).turn(0)
    assert bench.may_use("basic_2", 0)
    assert bench.why_space("basic_2", 1) == ["BTS-4.10", "BTS-4.12"]
    bench.mat(0, ore=1).turn(0)
    assert bench.why_space("basic_2", 0) == ["BTS-4.10"]
    bench.mat(0, ore=3).turn(0).use("basic_2", 1)
    assert bench.faction(0).ore == 0


@rule("BTS-4.15", "BTS-16.8")
def test_an_action_that_would_change_nothing_cannot_be_chosen() -> None:
    bench = table().mat(0, pop=1).cube("I-4", 0).turn(0)
    assert bench.why_space("terraforming", 0) == ["BTS-16.8"]
    bench.ships(0, "sol", 1).turn(0)
    assert bench.may_use("terraforming", 0)


@rule("BTS-4.17", "BTS-9.1", "BTS-10.10")
def test_the_cost_is_paid_before_the_effect() -> None:
    bench = table().mat(0, pop=2, supply=[0] * 5).tech("human_experimentation", "II-1", 0).cube("I-1", 0).turn(0)
    bench.cube("II-1", 0)
    assert bench.why_space("human_experimentation") == ["BTS-4.9"]
    bench.mat(0, pop=1, ore=5).action(0, "4 ore : ore(1); research(I)")
    assert bench.faction(0).ore == 2


@rule("BTS-4.18")
def test_basic_action_one_researches_level_one() -> None:
    bench = table().mat(0, pop=1).turn(0).use("basic_1")
    assert {args[0] for args in bench.args("research")} == {0, 1, 2, 3}
    bench.do("research", "I-2")
    assert bench.researched(0, "I-2")
    assert bench.faction(0).pop == 0


@rule("BTS-4.20", "BTS-16.10")
def test_basic_action_three_builds_and_jumps_but_not_neither() -> None:
    bench = table().mat(0, pop=1).ships(0, "sol", 1).base(0, "Y1").turn(0).use("basic_3")
    assert bench.kinds() == {"do", "skip"}
    bench.do("skip")
    assert bench.kinds() == {"move"}  # something must change
    bench = table().mat(0, pop=1).base(0, "Y1").turn(0).use("basic_3").do("build_at", "Y1")
    assert bench.strength(0, "Y1") == 1
    assert bench.kinds() == {"move", "done"}
    bench.do("move", "Y1", 1, "A1").do("move", "A1", 1, "sol")
    assert bench.s.view(0)["phase"] == "production"


@rule("BTS-4.23", "BTS-4.24", "BTS-4.25")
def test_a_guild_opens_for_everybody_once_its_cover_is_gone() -> None:
    bench = table(3).tech("mass_cloning", "II-1", 0, 1).cube("I-1", 0, 1)
    for seat in (0, 1):
        bench.mat(seat, ore=9, pop=4)
    bench.turn(0)
    assert bench.why_space("professors") == ["BTS-4.23"]
    researching = [move.args[0] for move in bench.moves() if move.kind == "use_space"]
    assert set(researching) <= {space(f"basic_{n}", k) for n in (1, 2, 3, 4) for k in (0, 1, 2)} | {
        space("mass_cloning"), space("hypercomputing")
    }  # fmt: skip
    bench.resolve(2, "uncover(1)").do("uncover", "professors")
    for seat in (0, 1):
        bench.turn(seat)
        assert bench.may_use("professors")
    assert action_of("professors") == 5
