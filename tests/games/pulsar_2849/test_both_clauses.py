"""Rules of several clauses, each clause with what it grants and what it does not (PUL-10.22, PUL-25.21 to 25.29)."""

import pytest
from games.pulsar_2849.builder import EXPLORATION, TABLES, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules import scoring
from perihelion.games.pulsar_2849.rules.terms import COUNTS

# ---------------------------------------------------------------- the exploration stack


def drawing(left, discarded):
    """A flight that may end with a draw, with these tiles in the stack and discarded."""
    made = quiet().with_tile("S3", "SY14").with_ship(0, "k2")
    made.state.exploration = [EXPLORATION.index(name) for name in left]
    made.state.discarded = [EXPLORATION.index(name) for name in discarded]
    return made.turn(dice=[1, 6]).fly(1, "S3").do("draw_tile")


@rule("PUL-10.22")
def test_tiles_left_are_drawn_before_anything_is_shuffled():
    made = drawing(["X01"], ["X02", "X04"])
    assert made.points(0, "exploration") == 4
    assert made.state.exploration == []
    assert [EXPLORATION[kind] for kind in made.state.discarded] == ["X02", "X04", "X01"]


@rule("PUL-10.22")
def test_discarded_tiles_become_the_stack_when_one_must_be_drawn():
    made = drawing([], ["X02", "X02", "X02"])
    assert made.points(0, "exploration") == 5
    assert [EXPLORATION[kind] for kind in made.state.exploration] == ["X02", "X02"]
    assert [EXPLORATION[kind] for kind in made.state.discarded] == ["X02"]


@rule("PUL-10.22")
def test_the_new_stack_is_shuffled():
    orders = set()
    for seed in range(20):
        made = quiet(seed=seed).with_tile("S3", "SY14").with_ship(0, "k2")
        made.state.discarded = sorted(made.state.exploration)
        made.state.exploration = []
        made.turn(dice=[1, 6]).fly(1, "S3").do("draw_tile")
        orders.add(tuple(made.state.exploration))
    assert len(orders) > 10


@rule("PUL-10.22", "PUL-24.13")
def test_kept_tiles_never_come_back():
    made = drawing(["X03"], [])
    assert (made.state.exploration, made.state.discarded, made.player(0).extra_bases) == ([], [], 1)
    made.with_tile("S6", "SY17").with_ship(0, "g4").turn(dice=[2, 6]).fly(2, "P5", "S6").do("draw_tile")
    assert made.player(0).extra_bases == 1  # nothing is left to draw
    assert made.points(0, "exploration") == 0


# ---------------------------------------------------------------- shifts


def dice_that_pay(made, kind, *args, red=False):
    found = set()
    for die in range(1, 7):
        if red:
            made.turn(dice=[], red=[die], in_round=8).do("use_red", die)
        else:
            made.turn(dice=[die, 1], in_round=8).do("use_silver", die)
        if made.can(kind, *args):
            found.add(die)
    return found


@rule("PUL-25.21", "PUL-8.4")
@pytest.mark.parametrize("red", [False, True])
def test_a_shift_works_for_its_actions_with_any_die_and_for_no_other(red):
    made = quiet().with_side(0, "HQ-A1").with_patent(0, "BI-5").with_pulsar(0, "P11", "large")
    made.with_transmitter(0, "TB4")
    assert dice_that_pay(made, "take_gyrodyne", "large", red=red) == {3, 4, 5}
    assert dice_that_pay(made, "finish_gyrodyne", "P11", red=red) == {6}
    assert dice_that_pay(made, "pay_transmitter", "TB4", 0, red=red) == {4}
    assert dice_that_pay(made, "patent", "AII-2", red=red) == {4}
    assert dice_that_pay(made, "complete", "b1", red=red) == {2}
    assert dice_that_pay(made, "buy_modifier", "p2", red=red) == {2}
    assert all((length,) not in made.moves("fly") for length in (5, 7))  # the last die was a 6


@rule("PUL-25.21")
def test_the_shift_for_transmitters_covers_taking_and_paying():
    made = quiet().with_patent(0, "AI-6").with_offer("TB4").with_transmitter(0, "TA4")
    assert dice_that_pay(made, "take_transmitter", "TB4", 0) == {3, 4, 5}
    assert dice_that_pay(made, "pay_transmitter", "TA4", 1) == {4, 5, 6}
    plain = quiet().with_offer("TB4").with_transmitter(0, "TA4")
    assert dice_that_pay(plain, "take_transmitter", "TB4", 0) == {4}
    assert dice_that_pay(plain, "pay_transmitter", "TA4", 1) == {5}


@rule("PUL-25.21", "PUL-11.9")
def test_a_slingshot_counts_no_gate_of_another_colour_and_not_the_start():
    """AI-1 asks for a green gate: from the green gate itself it has to come back to one."""
    made = quiet().with_patent(0, "AI-1").with_ship(0, "g4").turn(dice=[1, 6]).do("use_silver", 1)
    routes = made.moves("fly")
    assert routes == [(1,)]  # two segments from g4 pass no other green gate
    assert made.refused("fly", 2) == ["PUL-25.21"]
    assert made.refused("fly", 3) == ["PUL-9.4"]
    assert made.refused("fly", 0) == ["PUL-9.5"]
    pink = quiet().with_patent(0, "CI-1").with_ship(0, "S6").turn(dice=[1, 6]).do("use_silver", 1)
    assert pink.moves("fly") == [(1,), (2,)]
    pink.do("fly", 2)
    assert pink.forced[0] == pink.action("go", "k7")  # no other way: not over the green gate


@rule("PUL-25.21")
def test_a_shift_of_the_round_is_one_die_whatever_it_pays_for():
    made = quiet().with_patent(0, "DI-6").with_ship(0, "g4").turn(dice=[2, 2], in_round=2)
    made.fly(2, "P5")  # one segment less
    assert made.player(0).shifted == 1
    made.do("use_silver", 2)
    assert made.moves("fly") == [(2,)]
    assert not made.can("take_gyrodyne", "small")
    unused = quiet().with_patent(0, "DI-6").with_ship(0, "g4").turn(dice=[1, 2], in_round=2)
    unused.fly(1, "P5")  # as the die says: the shift is still there
    assert unused.player(0).shifted == 0
    unused.do("use_silver", 2)
    assert unused.can("take_gyrodyne", "small")
    paid = quiet().with_patent(0, "DI-6").turn(dice=[1, 2, 6], in_round=2).use(1, "take_gyrodyne", "small")
    assert paid.player(0).shifted == 0
    assert paid.use(2, "take_gyrodyne", "small").player(0).shifted == 1


@rule("PUL-25.21")
@pytest.mark.parametrize(("tech", "start", "path"), [("AI-1", "P5", ("g4", "S3")), ("CI-1", "S6", ("k7", "k8"))])
def test_a_slingshot_spares_the_shift_of_the_round_where_it_passes_its_gate(tech, start, path):
    made = quiet().with_patent(0, tech).with_patent(0, "DI-6").with_ship(0, start).turn(dice=[1, 6])
    made.fly(1, *path)
    assert made.player(0).shifted == 0
    other = quiet().with_patent(0, tech).with_patent(0, "DI-6").with_ship(0, "o55").turn(dice=[1, 6])
    other.fly(1, "o56", "o57")
    assert other.player(0).shifted == 1


@rule("PUL-25.21")
def test_a_shift_of_the_round_comes_back_with_the_next_round():
    made = quiet().with_patent(0, "DI-6")
    made.player(0).shifted = 1
    made.produce(in_round=2)
    assert made.state.round == 3
    assert made.player(0).shifted == 0


@rule("PUL-25.22")
def test_two_shifts_are_not_added():
    made = quiet().with_patent(0, "CI-2", "DII-6").turn(dice=[3, 3], in_round=8)
    assert dice_that_pay(made, "patent", "AIII-1") == {3, 4, 5}  # each of them one, never two
    made = quiet().with_patent(0, "DI-6", "DII-6")
    assert dice_that_pay(made, "patent", "AIII-1") == {3, 4, 5}


@rule("PUL-25.22", "PUL-25.23", "PUL-AMB-53")
def test_a_zero_counted_as_one_is_not_shifted_further():
    made = quiet().with_patent(0, "DI-4", "DII-6")
    made.turn(dice=[], red=[0], in_round=8).do("use_red", 0)
    assert made.can("take_gyrodyne", "small")  # 0 as 1
    assert not made.can("take_gyrodyne", "medium")
    assert made.can("patent", "DII-3")  # costs 1: by either of them
    twos = [slot for slot, tech in enumerate(made.state.boards.techs) if tech.die == 2]
    assert twos
    assert not [slot for slot in twos if (slot,) in made.moves("patent")]


# ---------------------------------------------------------------- events, one by one


def gained(made, act):
    before = made.score(0)
    act(made)
    return made.score(0) - before


def answering(tech):
    return (
        quiet()
        .with_side(0, "HQ-A1")
        .with_ship(0, "g4")
        .with_tile("S6", "SY17")
        .with_tile("S9", "SY11")
        .with_patent(0, tech)
    )


@rule("PUL-25.26")
def test_a_base_counts_when_founded_and_a_blue_one_also_when_flown_through():
    blue = answering("CII-3").turn(dice=[3, 1])
    assert gained(blue, lambda b: b.fly(3, "P5", "S6", "k7")) == 2  # S6 has blue planets only
    barren = answering("CII-3").with_tile("S6", "SY11").turn(dice=[3, 1])
    assert gained(barren, lambda b: b.fly(3, "P5", "S6", "k7")) == 0
    any_planet = answering("CI-3").with_tile("S6", "SY11").turn(dice=[3, 1])
    assert gained(any_planet, lambda b: b.fly(3, "P5", "S6", "k7")) == 1
    again = answering("CI-3").with_base(0, "S6").turn(dice=[3, 1])
    assert gained(again, lambda b: b.fly(3, "P5", "S6", "k7")) == 0  # no second base in a system


@rule("PUL-25.26", "PUL-AMB-25")
def test_a_claim_counts_by_ship_by_teleport_and_of_an_isolated_pulsar():
    assert gained(answering("BI-3").turn(dice=[1, 1]), lambda b: b.fly(1, "P5")) == 4
    teleported = answering("BI-3").face(1, "DII").turn(dice=[3, 1], in_round=5)
    assert gained(teleported, lambda b: b.use(3, "patent", "DII-5").do("teleport", "P11")) == 4
    isolated = answering("BI-3").face(1, "CII").turn(dice=[6, 1], in_round=4)
    assert gained(isolated, lambda b: b.use(6, "patent", "CII-4").do("claim_isolated", "I70")) == 4
    taken = answering("BI-3").with_pulsar(1, "P5").turn(dice=[1, 1])
    assert gained(taken, lambda b: b.fly(1, "P5")) == 0


@rule("PUL-25.26")
def test_every_covered_cost_counts_and_only_a_tile_turned_over_completes():
    paid = answering("AI-6").with_transmitter(0, "TB4").turn(dice=[4, 4, 1])
    assert gained(paid, lambda b: b.use(4, "pay_transmitter", "TB4", 0)) == 1
    assert gained(paid, lambda b: b.use(4, "pay_transmitter", "TB4", 1)) == 1 + 3
    taken = answering("AI-6").with_offer("TB4").turn(dice=[4, 1])
    assert gained(taken, lambda b: b.use(4, "take_transmitter", "TB4", 0)) == 1
    completed = answering("CI-6").with_transmitter(0, "TB4").turn(dice=[4, 4, 1])
    assert gained(completed, lambda b: b.use(4, "pay_transmitter", "TB4", 0)) == 0
    assert gained(completed, lambda b: b.use(4, "pay_transmitter", "TB4", 1)) == 4 + 3
    at_once = answering("CI-6").with_offer("TB3").turn(dice=[5, 1])
    assert gained(at_once, lambda b: b.use(5, "take_transmitter", "TB3", 0)) == 4 + 4


@rule("PUL-25.26")
def test_tokens_spent_and_tokens_bought_but_not_tokens_given():
    assert gained(answering("DI-2").turn(dice=[1, 1]), lambda b: b.use(1, "take_gyrodyne", "medium", token="+1")) == 2
    assert gained(answering("DI-2").turn(dice=[2, 1]), lambda b: b.use(2, "take_gyrodyne", "medium")) == 0
    bought = answering("DI-4").turn(dice=[2, 1]).use(2, "buy_modifier", "p2")
    assert (bought.player(0).plus_minus, bought.player(0).plus_two) == (2, 1)
    given = answering("DI-4").turn(dice=[2, 1]).use(2, "complete", "b1")  # two ±1 tokens
    assert given.player(0).plus_minus == 1 + 2


@rule("PUL-25.26")
def test_payments_with_the_red_die_count_and_with_silver_ones_do_not():
    red = answering("DI-3").turn(dice=[1], red=[1])
    assert gained(red, lambda b: b.do("use_red", 1).do("take_gyrodyne", "small")) == 2
    assert gained(red, lambda b: b.use(1, "take_gyrodyne", "small")) == 0
    copied = answering("DI-3").with_dice(1)
    copied.player(0).cubes = 4
    copied.turn(dice=[6])
    assert gained(copied, lambda b: b.do("copy", 1).do("take_gyrodyne", "small")) == 2


@rule("PUL-25.26")
def test_projects_further_patents_and_finished_gyrodynes_count_each():
    projects = answering("CI-5").turn(dice=[2, 1])
    assert gained(projects, lambda b: b.use(2, "complete", "b1")) == 3
    assert gained(projects, lambda b: b.use(1, "complete", "b3")) == 3
    patents = answering("AI-2").turn(dice=[5, 1])
    assert gained(patents, lambda b: b.use(5, "patent", "AI-3")) == 2
    assert gained(patents, lambda b: b.use(1, "take_gyrodyne", "small")) == 0
    spinning = answering("CII-2").with_pulsar(0, "P11", "small").turn(dice=[3, 1])
    assert gained(spinning, lambda b: b.use(3, "finish_gyrodyne", "P11")) == 4
    taken = answering("CII-2").turn(dice=[1, 1])
    assert gained(taken, lambda b: b.use(1, "take_gyrodyne", "small")) == 0


@rule("PUL-25.26")
def test_every_tile_received_and_every_tile_drawn_counts():
    pair = answering("BI-5").face(1, "BII").turn(dice=[3, 1], in_round=4)
    pair.use(3, "patent", "BII-3")
    assert gained(pair, lambda b: b.do("gain_gyrodyne", "small").do("gain_gyrodyne", "large")) == 2 * 2
    drawn = answering("BI-1").with_top_tile("X04", "X05").turn(dice=[5, 1], in_round=5)
    assert gained(drawn, lambda b: b.use(5, "patent", "AII-6")) == 2 * 2
    not_drawn = answering("BI-1").turn(dice=[2, 1])
    assert gained(not_drawn, lambda b: b.fly(2, "P5", "S6").do("take_bonus")) == 0


@rule("PUL-25.26")
def test_a_flight_over_pulsars_counts_once_whoever_owns_them_and_never_for_its_start():
    foreign = answering("AI-3").with_pulsar(1, "P5").turn(dice=[1, 1])
    assert gained(foreign, lambda b: b.fly(1, "P5")) == 3
    own = answering("AI-3").with_pulsar(0, "P5").turn(dice=[3, 1])
    assert gained(own, lambda b: b.fly(3, "P5", "S6", "k7")) == 3
    start = answering("AI-3").with_ship(0, "P5").turn(dice=[1, 1])
    assert gained(start, lambda b: b.fly(1, "g4")) == 0
    teleported = answering("AI-3").face(1, "DII").turn(dice=[3, 1], in_round=5)
    assert gained(teleported, lambda b: b.use(3, "patent", "DII-5").do("teleport", "P11")) == 0


@rule("PUL-25.26")
def test_a_long_flight_has_five_segments_or_more():
    four = answering("BI-6").turn(dice=[4, 1])
    assert gained(four, lambda b: b.fly(4, "P5", "S6", "k7", "k8")) == 0
    five = answering("BI-6").turn(dice=[5, 1])
    assert gained(five, lambda b: b.fly(5, "P5", "S6", "k7", "k8", "S9").do("take_bonus")) == 3


@rule("PUL-25.26")
def test_a_gate_run_counts_and_a_flight_without_one_does_not():
    made = quiet().with_patent(0, "DI-1").with_side(0, "HQ-B2").with_projects(0, "b3").with_ship(0, "g4")
    made.turn(dice=[1, 1])
    assert gained(made, lambda b: b.do("use_silver", 1).do("fly", 1).go("P5", run=("b3", "orange"))) == 2
    made.with_ship(0, "g4").turn(dice=[1, 1])
    assert gained(made, lambda b: b.fly(1, "P5")) == 0


# ---------------------------------------------------------------- counts


def counted(made, what):
    return scoring.count(made.state, 0, COUNTS.index(what))


@rule("PUL-25.29")
def test_bases_are_markers_on_planets_without_extra_ones():
    made = quiet().with_base(0, "S6").with_base(0, "S9", "barren").with_base(1, "S6")
    made.player(0).extra_bases = 2
    assert counted(made, "base") == 2


@rule("PUL-25.29")
def test_pulsars_and_what_spins_on_them():
    made = quiet().with_pulsar(0, "P5").with_pulsar(0, "P11", "small").with_pulsar(0, "I70", "large", spinning=True)
    made.with_pulsar(0, "P16", "large", spinning=True).with_pulsar(0, "P22", "medium", spinning=True)
    made.with_pulsar(1, "I71", "small", spinning=True).with_waiting(0, "small", 2)
    assert counted(made, "pulsar") == 5  # the isolated one too
    assert counted(made, "pulsar_idle") == 2  # without a gyrodyne, or with one under construction
    assert counted(made, "gyro_spinning") == 3
    assert counted(made, "gyro_kinds") == 2  # no small one spins
    assert counted(made, "gyro_same") == 2
    assert [counted(quiet(), what) for what in ("pulsar", "pulsar_idle", "gyro_kinds", "gyro_same")] == [0, 0, 0, 0]


@rule("PUL-25.29")
def test_operating_transmitters_links_and_arrays():
    made = quiet().with_transmitter(0, "TA7", operating=True).with_transmitter(0, "TB7")
    made.with_transmitter(0, "TB1", operating=True).with_transmitter(0, "TC4", operating=True)
    made.with_transmitter(0, "TB8", operating=True).with_transmitter(1, "TC1", operating=True)
    made.link("TA7", 1, "TB7", 0).link("TB7", 1, "TB1", 0).link("TB1", 1, "TC4", 0)
    assert counted(made, "tx_on") == 4  # neither the one under construction nor another player's
    assert counted(made, "link_on") == 1  # TB1 to TC4: both ends operate
    assert counted(made, "array_max") == 3  # TB7 between them need not operate
    single = quiet().with_transmitter(0, "TB8", operating=True).with_transmitter(0, "TC6", operating=True)
    assert (counted(single, "array_max"), counted(single, "link_on")) == (1, 0)
    assert counted(quiet().with_transmitter(0, "TB8"), "array_max") == 0


@rule("PUL-25.29")
def test_patents_projects_runs_and_awards():
    made = quiet().with_side(0, "HQ-B2").with_projects(0, "b1", "b3", "s1").with_patent(0, "AI-2", "BII-5")
    made.with_patent(1, "AI-3")
    made.player(0).runs_used = 1 << TABLES.places.index("b3")
    made.state.awards = [0, 1, 0, -1, -1, 0]
    found = [counted(made, what) for what in ("patent", "project", "run_used", "award")]
    assert found == [2, 3, 1, 3]


@rule("PUL-25.29")
def test_a_technology_that_counts_patents_counts_itself():
    made = quiet().with_patent(0, "AI-2").face(1, "BII").turn(dice=[3, 1], in_round=5).use(3, "patent", "BII-5")
    assert made.points(0, "patents") == 2 * 2 + 2  # two patents of 2, and AI-2 answers to the second
