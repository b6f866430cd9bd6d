"""PUL-9 to PUL-11: flights, visits, bases, exploration bonuses, claims and dead ends."""

import pytest
from games.pulsar_2849.builder import TABLES, board, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules.cluster import ENTRY, ISOLATED, Cluster
from perihelion.games.pulsar_2849.rules.steps import ROUTE


def dead_ends(seats=3):
    return quiet(seats, map="dead_ends")


def bases(made, sector):
    system = made.state.view(0)["systems"][made.system(sector)]
    return system["blue"], system["barren"]


def routes(cluster, at, length, used=()):
    """All flights of a length by the plainest search there is: pairs of neighbours, counted."""
    if length == 0:
        yield [at]
        return
    neighbours = {}
    for pair in cluster.segments:
        if at in pair:
            other = pair[0] if pair[1] == at else pair[1]
            neighbours[other] = neighbours.get(other, 0) + 1
    for other, parallel in neighbours.items():
        if cluster.kind[other] != ENTRY and used.count(frozenset((at, other))) < parallel:
            for rest in routes(cluster, other, length - 1, (*used, frozenset((at, other)))):
                yield [at, *rest]


def found_routes(made, state, length):
    cluster = state.cluster
    found = []

    def walk(at, used, path):
        left = length - len(path) + 1
        if left == 0:
            found.append(path)
            return
        for sector in cluster.next_sectors(at, left, used, 0):
            segment = cluster.free_segment(used, at, sector)
            walk(sector, [*used, segment], [*path, sector])

    walk(made.player(0).ship, [], [made.player(0).ship])
    return found


@pytest.mark.parametrize("name", ["normal", "dead_ends"])
@rule("PUL-9.3", "PUL-9.4", "PUL-9.7", "PUL-9.8", "PUL-9.9", "PUL-9.14", "PUL-11.13", "PUL-AMB-56")
def test_legal_flights_equal_brute_force(name):
    """From every sector, for every length from 1 to 9, the engine's routes are exactly those of the plain search."""
    made = board(3, map=name)
    cluster = made.state.cluster
    for sector in range(cluster.size):
        made.player(0).ship = sector
        for length in range(1, 10):
            expected = sorted(routes(cluster, sector, length))
            assert sorted(found_routes(made, made.state, length)) == expected


@rule("PUL-9.19", "PUL-9.13")
def test_every_length_can_be_flown_from_everywhere_but_isolated_pulsars():
    for cluster in TABLES.clusters:
        for sector in range(cluster.size):
            for length in range(1, 10):
                possible = cluster.can_finish(sector, length, [], 0)
                assert possible == (cluster.kind[sector] != ISOLATED)


@rule("PUL-EX-19")
def test_legal_and_illegal_flights_on_a_small_graph():
    nodes = [
        {"id": "R", "kind": "gate", "colour": "green"},
        {"id": "P", "kind": "pulsar"},
        {"id": "X", "kind": "gate", "colour": "pink"},
        {"id": "S", "kind": "system"},
    ]
    cluster = Cluster("small", {"nodes": nodes, "segments": ["R-P", "R-X", "X-P", "R-S"]})

    def lengths_to(end):
        found = set()

        def walk(at, used, length):
            if length and at == end:
                found.add(length)
            for near, segment, _ in cluster.exits[at]:
                if segment not in used:
                    assert cluster.can_finish(near, 0, [*used, segment], 0)
                    walk(near, [*used, segment], length + 1)

        walk(0, [], 0)
        return found

    assert lengths_to(1) == {1, 2}
    assert lengths_to(3) == {1, 4}
    assert cluster.next_sectors(0, 4, [], 0) == [1, 2]  # with a 4, straight to S is no start
    assert not cluster.can_finish(0, 5, [], 0)


@rule("PUL-9.1", "PUL-9.3", "PUL-9.4", "PUL-9.5")
def test_a_flight_has_exactly_the_length_of_the_die():
    made = quiet().with_ship(0, "k2").turn(dice=[2, 4]).do("use_silver", 2)
    assert made.moves("fly") == [(2,)]
    assert made.refused("fly", 1) == ["PUL-9.4"]
    assert made.refused("fly", 3) == ["PUL-9.4"]
    assert made.refused("fly", 0) == ["PUL-9.5"]
    made.do("fly", 2).go("S3", "g4")
    assert made.state.asked[0] != ROUTE
    assert made.player(0).ship == made.sector("g4")
    assert isinstance(made.player(0).ship, int)


@rule("PUL-9.8")
def test_a_segment_is_not_flown_twice():
    made = quiet().with_ship(0, "g4").turn(dice=[3, 4]).do("use_silver", 3).do("fly", 3)
    made.do("go", "S6")
    assert made.refused("go", "g4") == ["PUL-9.8"]
    assert made.can("go", "k7")


@rule("PUL-9.9", "PUL-11.9")
def test_a_sector_may_be_visited_twice():
    made = quiet().with_ship(0, "g4").turn(dice=[3, 4])
    made.fly(3, "P5", "S6", "g4")
    assert made.player(0).ship == made.sector("g4")


@rule("PUL-9.12")
def test_no_ship_flies_into_an_entry_gate():
    made = quiet().with_ship(0, "o13").turn(dice=[1, 1]).do("use_silver", 1).do("fly", 1)
    assert made.refused("go", "E14") == ["PUL-9.12"]
    assert all(made.state.cluster.kind[sector] != ENTRY for (sector,) in made.moves("go"))


@rule("PUL-9.11")
def test_the_first_flight_starts_at_the_entry_gate():
    made = quiet().with_ship(0, "E1").with_tile("S3", "SY04").turn(dice=[2, 4])
    made.fly(2, "k2", "S3")
    assert bases(made, "S3")[0] == [0]


@rule("PUL-9.15", "PUL-9.16", "PUL-AMB-16")
def test_systems_are_turned_up_after_the_whole_flight():
    made = quiet().with_tile("S3", "SY04", shown=False).with_tile("S6", "SY05", shown=False)
    made.state.shown = 0
    made.with_ship(0, "k2").turn(dice=[3, 4]).do("use_silver", 3).do("fly", 3).do("go", "S3")
    assert made.state.shown == 0  # still under way
    horizon = made.state.horizon()
    made.do("go", "g4").do("go", "S6")
    assert made.state.shown == 1 << made.system("S3") | 1 << made.system("S6")
    assert made.state.horizon() > horizon


@rule("PUL-9.17")
def test_others_do_not_block():
    made = quiet().with_pulsar(1, "P5", "small").with_ship(1, "P5").with_ship(0, "g4").turn(dice=[2, 4])
    made.fly(2, "P5", "S6")
    assert made.state.owner[made.pulsar("P5")] == 1
    made = quiet().with_ship(1, "g4").with_ship(0, "S3").turn(dice=[1, 4]).fly(1, "g4")
    assert made.player(0).ship == made.player(1).ship


@rule("PUL-9.18", "PUL-10.24", "PUL-AMB-31")
def test_a_system_passed_twice_gives_one_base_and_a_flight_may_found_several():
    made = quiet().with_tile("S15", "SY05").with_tile("S75", "SY11").with_ship(0, "o13").turn(dice=[6])
    made.fly(6, "S15", "P16", "g17", "S15", "k74", "S75")
    assert bases(made, "S15") == ([], [0])
    assert bases(made, "S75") == ([0], [])
    assert made.player(0).bases == 2


# -------------------------------------------------------------------- planets and bases


@rule("PUL-10.1", "PUL-10.2", "PUL-10.3", "PUL-10.4", "PUL-22.15", "PUL-23.3")
def test_blocked_planets_by_number_of_players():
    tile = TABLES.tiles[14]  # SY15: blue 2, 4; barren 3, 4
    assert [tile.blue[seats] for seats in (2, 3, 4)] == [1, 1, 2]
    assert [tile.barren[seats] for seats in (2, 3, 4)] == [0, 1, 2]
    for seats, expected in ((2, ([0], [])), (3, ([], [0])), (4, ([], [0]))):
        made = quiet(seats).with_tile("S3", "SY15").with_ship(0, "k2").turn(dice=[2])
        made.fly(2, "S3", "g4")
        assert bases(made, "S3") == expected
    made = quiet(2).with_tile("S3", "SY15").with_base(1, "S3").with_ship(0, "k2").turn(dice=[1])
    made.fly(1, "S3")
    assert bases(made, "S3") == ([1], [])


@rule("PUL-10.5", "PUL-10.9", "PUL-10.11", "PUL-10.12")
def test_a_planet_holds_one_base_and_a_full_system_none_more():
    made = quiet(4).with_tile("S3", "SY04").with_base(1, "S3", "barren").with_ship(0, "k2").turn(dice=[2, 6])
    made.fly(2, "S3", "g4")
    assert bases(made, "S3") == ([0], [1])
    assert made.kinds() & {"take_bonus", "draw_tile"} == set()  # blue, but flown through
    made.with_ship(2, "k2").turn(2, dice=[1])
    made.fly(1, "S3")
    assert bases(made, "S3") == ([0], [1])
    assert made.state.round == 2 or "take_bonus" not in made.kinds()
    assert made.player(2).bases == 0


@rule("PUL-10.6", "PUL-10.9")
def test_one_base_a_system():
    made = quiet().with_tile("S3", "SY11").with_base(0, "S3", "barren").with_ship(0, "k2").turn(dice=[1, 6])
    made.fly(1, "S3")
    assert bases(made, "S3") == ([], [0])
    assert "take_bonus" not in made.kinds()


@rule("PUL-10.8")
def test_later_visitors_settle_too():
    made = quiet().with_tile("S3", "SY16").with_base(1, "S3").with_ship(0, "k2").turn(dice=[1, 6])
    made.fly(1, "S3")
    assert bases(made, "S3")[0] == [1, 0]
    assert made.kinds() == {"take_bonus", "draw_tile"}


@rule("PUL-10.10", "PUL-10.12", "PUL-10.17")
def test_flying_through_takes_a_barren_planet():
    made = quiet().with_tile("S3", "SY11").with_ship(0, "k2").turn(dice=[2, 6])
    start = made.state.clone()
    made.fly(2, "S3", "g4")
    assert bases(made, "S3") == ([], [0])
    assert start.barren[made.system("S3")] == ()
    assert "take_bonus" not in made.kinds()


@rule("PUL-10.13", "PUL-10.17", "PUL-10.18", "PUL-EX-20", "PUL-16.4")
def test_ending_takes_a_blue_planet_and_a_bonus():
    made = quiet().with_tile("S3", "SY14").with_ship(0, "k2").turn(dice=[1, 6])
    start = made.state.clone()
    made.fly(1, "S3")
    assert bases(made, "S3") == ([0], [])
    assert start.blue[made.system("S3")] == ()  # what is tried on a copy stays there
    assert made.kinds() == {"take_bonus", "draw_tile"}
    other = made.state.clone()
    made.do("take_bonus")
    assert made.player(0).plus_minus == 3
    made.state = other
    made.with_top_tile("X02").do("draw_tile")
    assert made.player(0).plus_minus == 1
    assert made.points(0, "exploration") == 5


@rule("PUL-10.14")
def test_ending_with_only_barren_planets_gives_no_bonus():
    made = quiet().with_tile("S3", "SY11").with_base(1, "S3").with_ship(0, "k2").turn(dice=[1, 6])
    made.fly(1, "S3")
    assert bases(made, "S3") == ([1], [0])
    assert "take_bonus" not in made.kinds()


@rule("PUL-10.16")
def test_only_the_end_counts_for_a_system_passed_on_the_way():
    made = quiet().with_tile("S6", "SY11").with_ship(0, "k7").turn(dice=[4, 6])
    made.fly(4, "S6", "P5", "g4", "S6")
    assert bases(made, "S6") == ([0], [])
    assert made.kinds() == {"take_bonus", "draw_tile"}


@rule("PUL-10.19", "PUL-10.20")
def test_the_tile_is_drawn_after_the_choice_and_discarded():
    made = quiet().with_tile("S3", "SY14").with_top_tile("X01").with_ship(0, "k2").turn(dice=[1, 6])
    made.fly(1, "S3")
    horizon = made.state.horizon()
    assert made.state.preview(0, made.action("draw_tile")).stopped
    made.do("draw_tile")
    assert made.state.horizon() == horizon + 1
    assert made.points(0, "exploration") == 4
    assert made.state.view(0)["exploration"] == {"stack": 11, "discarded": ["X01"]}


@rule("PUL-10.22")
def test_an_empty_stack_is_made_of_the_discarded_tiles():
    made = quiet().with_tile("S3", "SY14").with_ship(0, "k2").turn(dice=[1, 6])
    made.state.discarded = [kind for kind in made.state.exploration if kind != 2]
    made.state.exploration = []
    made.player(0).extra_bases = 2
    made.fly(1, "S3").do("draw_tile")
    assert len(made.state.exploration) + len(made.state.discarded) == 10
    assert len(made.state.discarded) == 1


@rule("PUL-10.23", "PUL-AMB-14")
def test_bases_stay():
    made = quiet().with_tile("S3", "SY11").with_ship(0, "k2").turn(dice=[2, 1])
    made.fly(2, "S3", "g4")
    made.fly(1, "S3")
    assert bases(made, "S3") == ([], [0])
    assert made.player(0).bases == 1


# -------------------------------------------------------------------- pulsars and visits


@rule("PUL-11.1", "PUL-11.2", "PUL-11.4", "PUL-AMB-15")
def test_a_flight_that_ends_on_a_pulsar_claims_it():
    made = quiet().with_ship(0, "g4").turn(dice=[2, 1]).fly(2, "P5", "S6")
    assert made.state.owner[made.pulsar("P5")] == -1
    made = quiet().with_ship(0, "g4").turn(dice=[1, 1]).fly(1, "P5")
    assert made.state.owner[made.pulsar("P5")] == 0
    assert made.player(0).rings == 5


@rule("PUL-11.3")
def test_a_claimed_pulsar_stays_with_its_owner():
    made = quiet().with_pulsar(1, "P5").with_ship(0, "g4").with_waiting(0, "small").turn(dice=[1, 1]).fly(1, "P5")
    assert made.state.owner[made.pulsar("P5")] == 1
    assert made.player(0).rings == 6
    assert "place" not in made.kinds()
    assert made.refused("place", "small", "P5") == ["PUL-12.7"]


@rule("PUL-11.5", "PUL-11.4", "PUL-AMB-15")
def test_without_a_ring_nothing_is_claimed():
    made = quiet().with_ship(0, "g4").turn(dice=[1, 1])
    made.player(0).rings = 0
    made.fly(1, "P5")
    assert made.state.owner[made.pulsar("P5")] == -1
    assert made.player(0).rings == 0


@rule("PUL-11.6", "PUL-11.7", "PUL-24.15", "PUL-25.14")
def test_a_claim_without_a_flight_takes_an_isolated_pulsar_and_a_ring():
    made = quiet().with_pulsar(1, "I70").turn(dice=[5, 1], in_round=2).use(5, "patent", "AI-5")
    assert made.kinds() == {"claim_isolated", "decline"}
    assert len(made.moves("claim_isolated")) == 2
    assert made.refused("claim_isolated", "I70") == ["PUL-11.3"]
    declined = made.state.clone()
    made.do("claim_isolated", "I76")
    assert made.state.owner[made.pulsar("I76")] == 0
    assert made.player(0).rings == 5
    assert made.kinds() == {"gain_gyrodyne"}
    made.state = declined
    made.do("decline")
    assert made.player(0).rings == 6


@rule("PUL-11.8", "PUL-11.9", "PUL-11.10")
def test_visits_count_sectors_passed_and_the_end_but_not_the_start():
    """A technology that pays for flights that visit a pulsar."""
    for start, path, points in (
        ("g4", ("P5", "S6"), 3),
        ("g4", ("S6", "P5"), 3),
        ("P5", ("g4", "S3"), 0),
        ("P5", ("g4", "S6", "P5"), 3),
    ):
        made = quiet().with_patent(0, "AI-3").with_ship(0, start)
        for system in ("S3", "S6"):
            made.with_base(0, system)
        before = made.score(0)
        made.turn(dice=[len(path), 1]).fly(len(path), *path)
        assert made.score(0) - before == points


# -------------------------------------------------------------------- dead ends


@rule("PUL-11.12", "PUL-EX-24", "PUL-11.13")
def test_a_dead_end_route_may_be_flown_in_and_out():
    made = dead_ends().with_ship(0, "S3").turn(dice=[4, 1])
    made.fly(4, "g4", "S4", "g4", "S3")
    assert made.player(0).ship == made.sector("S3")
    made.turn(dice=[2, 1]).fly(2, "g4", "S3")  # AMB-18: turning back half-way
    made.with_ship(0, "S4").turn(dice=[2, 1]).fly(2, "g4", "S4")  # AMB-56


@rule("PUL-EX-21", "PUL-11.15", "PUL-11.16", "PUL-11.18")
def test_ending_in_a_dead_end_system():
    made = dead_ends().with_tile("S3", "SY11").with_tile("S4", "SY14").with_top_tile("X01", "X02")
    made.with_ship(0, "o2").turn(dice=[3, 1])
    made.fly(3, "S3", "g4", "S4")
    assert bases(made, "S3") == ([], [0])
    assert bases(made, "S4") == ([0], [])
    assert made.points(0, "exploration") == 4  # drawn before the bonus is chosen
    assert made.kinds() == {"take_bonus", "draw_tile"}
    made.do("draw_tile")
    assert made.points(0, "exploration") == 9


@rule("PUL-EX-22", "PUL-11.15")
def test_passing_through_a_dead_end_system():
    made = dead_ends().with_tile("S3", "SY11").with_tile("S4", "SY14").with_top_tile("X01", "X02")
    made.with_ship(0, "o2").turn(dice=[4, 1])
    made.fly(4, "S3", "g4", "S4", "g4")
    assert bases(made, "S3") == ([], [0])
    assert bases(made, "S4") == ([0], [])
    assert made.points(0, "exploration") == 4
    assert "take_bonus" not in made.kinds()


@rule("PUL-EX-23", "PUL-11.20", "PUL-10.16")
def test_there_and_back_with_a_five():
    made = dead_ends().with_tile("S3", "SY11").with_tile("S4", "SY14").with_top_tile("X01", "X02")
    made.with_ship(0, "o2").turn(dice=[5, 1])
    made.fly(5, "S3", "g4", "S4", "g4", "S3")
    assert bases(made, "S4") == ([0], [])
    assert bases(made, "S3") == ([0], [])
    assert made.points(0, "exploration") == 4
    assert made.kinds() == {"take_bonus", "draw_tile"}
    made.do("take_bonus")
    assert made.player(0).cubes == 2


@rule("PUL-11.14", "PUL-11.17")
def test_claiming_in_a_dead_end_draws_a_tile():
    made = dead_ends().with_top_tile("X01").with_ship(0, "k14").turn(dice=[1, 1]).fly(1, "P11")
    assert made.state.owner[made.pulsar("P11")] == 0
    assert made.points(0, "exploration") == 4
    made = dead_ends().with_pulsar(1, "P11").with_ship(0, "k14").turn(dice=[1, 1]).fly(1, "P11")
    assert made.points(0, "exploration") == 0
    made = dead_ends().with_ship(0, "k14").turn(dice=[2, 1]).fly(2, "P11", "k14")
    assert made.points(0, "exploration") == 0
    made = dead_ends().with_tile("S4", "SY14").with_base(0, "S4").with_ship(0, "g4").turn(dice=[1, 1]).fly(1, "S4")
    assert made.points(0, "exploration") == 0
