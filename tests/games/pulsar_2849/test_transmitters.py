"""PUL-13: transmitters, their costs, links and red dice."""

import pytest
from games.pulsar_2849.builder import TRANSMITTERS, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules.steps import LINKING


def operating(made, seat=0):
    return made.state.view(0)["players"][seat]["operating"]


def arrays(made, seat=0):
    return [[tile["id"] for tile in array] for array in made.state.view(0)["players"][seat]["arrays"]]


@rule("PUL-13.2", "PUL-13.3")
def test_taking_costs_one_of_the_printed_dice_and_the_place_stays_empty():
    made = quiet().with_offer("TA1", "TA3", "TA4").turn(dice=[6, 2]).do("use_silver", 6)
    assert made.moves("take_transmitter") == [(0, 2)]
    made.do("take_transmitter", "TA1", 2)
    shown = made.state.view(0)
    assert shown["transmitters"]["offer"] == [None, "TA3", "TA4"]
    assert shown["players"][0]["paid"] == {"TA1": [2]}
    made.do("use_silver", 2)
    assert made.refused("take_transmitter", 0, 1) == ["PUL-13.2"]
    assert made.can("take_transmitter", "TA4", 0)
    assert made.refused("take_transmitter", "TA3", 0) == ["PUL-8.4"]


@rule("PUL-13.4", "PUL-13.7", "PUL-13.10", "PUL-13.11")
def test_link_at_once_or_start_a_new_array():
    made = quiet().with_offer("TA7", "TB1", "TA2")
    made.turn(dice=[1, 2, 6]).use(1, "take_transmitter", "TA7", 0)
    made.use(2, "take_transmitter", "TB1", 0)
    assert made.state.asked[0] == LINKING
    assert made.kinds() == {"new_array", "link"}
    alone = made.state.clone()
    made.do("link", "TA7", 0, 1)
    assert arrays(made) == [["TA7", "TB1"]] or arrays(made) == [["TB1", "TA7"]]
    made.state = alone
    made.do("new_array")
    assert arrays(made) == [["TA7"], ["TB1"]]
    made.do("use_silver", 6)
    assert "link" not in made.kinds()  # never joined later
    made.do("take_transmitter", "TA2", 0)
    assert {args[0] for args in made.moves("link")} == {TRANSMITTERS.index("TA7"), TRANSMITTERS.index("TB1")}


@rule("PUL-13.5", "PUL-13.8", "PUL-13.31")
def test_any_linkable_edge_fits_any_other():
    made = quiet().with_transmitter(0, "TA7").with_offer("TB1").turn(dice=[2]).use(2, "take_transmitter", "TB1", 0)
    tile = TRANSMITTERS.index("TA7")
    assert made.moves("link") == [(tile, a, b) for a in (0, 1) for b in (0, 1)]
    made = quiet().with_transmitter(0, "TA3").with_offer("TA5").turn(dice=[2, 6])
    made.use(2, "take_transmitter", "TA5", 0)
    assert made.moves("link") == [(TRANSMITTERS.index("TA3"), 0, 0)]  # one edge each
    assert made.refused("link", "TA3", 1, 0) == ["PUL-13.8"]
    made = quiet().with_transmitter(0, "TA7").with_offer("TB8").turn(dice=[4, 6])
    made.use(4, "take_transmitter", "TB8", 0)
    assert arrays(made) == [["TA7"], ["TB8"]]  # no edges, so no question


@rule("PUL-13.8", "PUL-13.10", "PUL-13.31")
def test_free_edges_are_offered_tile_by_tile_whatever_was_built_first():
    made = quiet().with_transmitter(0, "TC4").with_transmitter(0, "TA3").with_offer("TA5")
    made.turn(dice=[2, 6]).use(2, "take_transmitter", "TA5", 0)
    built = [TRANSMITTERS.index(name) for name in ("TA3", "TC4", "TC4")]
    assert [args[0] for args in made.moves("link")] == built


@rule("PUL-13.12", "PUL-13.29", "PUL-13.30", "PUL-13.9", "PUL-AMB-20")
def test_an_edge_is_used_once_and_a_tile_joins_one_array():
    made = quiet().with_transmitter(0, "TA7").with_transmitter(0, "TB1").link("TA7", 1, "TB1", 0)
    made.with_transmitter(0, "TA2").with_offer("TB2").turn(dice=[3]).use(3, "take_transmitter", "TB2", 0)
    assert made.refused("link", "TA7", 1, 0) == ["PUL-13.12"]
    free = {args[:2] for args in made.moves("link")}
    assert free == {(TRANSMITTERS.index(name), side) for name, side in (("TA7", 0), ("TB1", 1), ("TA2", 0), ("TA2", 1))}
    made.do("link", "TA2", 1, 0)
    links = made.state.links
    tile = TRANSMITTERS.index("TB2")
    assert links[2 * tile] == 2 * TRANSMITTERS.index("TA2") + 1
    assert links[2 * tile + 1] == -1
    assert sorted(map(sorted, arrays(made))) == [["TA2", "TB2"], ["TA7", "TB1"]]


@rule("PUL-13.15", "PUL-13.16")
def test_further_costs_in_any_order_over_any_rounds():
    made = quiet().with_transmitter(0, "TA1", paid=[2]).turn(dice=[2, 1], in_round=4)
    made.use(2, "pay_transmitter", "TA1", 1)
    assert made.state.view(0)["players"][0]["paid"] == {"TA1": [1, 2]}
    assert operating(made) == []
    made.turn(dice=[1, 1], in_round=6).use(1, "pay_transmitter", "TA1", 0)
    assert operating(made) == ["TA1"]
    made.turn(dice=[1, 1]).do("use_silver", 1)
    assert made.refused("pay_transmitter", "TA1", 0) == ["PUL-13.15"]
    made = quiet().with_transmitter(1, "TA1", paid=[2]).turn(dice=[2, 1]).do("use_silver", 2)
    assert made.refused("pay_transmitter", "TA1", 1) == ["PUL-13.15"]


def test_one_die_for_each_of_two_equal_costs():
    """AMB-40."""
    made = quiet().with_offer("TA3").turn(dice=[3, 3]).use(3, "take_transmitter", "TA3", 0)
    assert operating(made) == []
    made.use(3, "pay_transmitter", "TA3", 1)
    assert operating(made) == ["TA3"]


@rule("PUL-13.17", "PUL-13.18", "PUL-24.14", "PUL-1.28")
def test_the_blue_benefit_then_the_tile_is_turned_over():
    made = quiet().with_transmitter(0, "TA4", paid=[0]).turn(dice=[5, 1])
    made.use(5, "pay_transmitter", "TA4", 1)
    assert made.points(0, "transmitters") == 15
    assert operating(made) == ["TA4"]
    made = quiet().with_transmitter(0, "TC7", paid=[0]).turn(dice=[5, 1])
    made.use(5, "pay_transmitter", "TC7", 1)
    assert operating(made) == []  # the benefit still asks
    made.do("claim_isolated", "I70")
    assert operating(made) == ["TC7"]
    assert made.points(0, "transmitters") == 9


@rule("PUL-13.21", "PUL-EX-29", "PUL-13.22")
def test_a_transmitter_with_one_cost_operates_at_once():
    made = quiet().with_offer("TC2").turn(dice=[1], in_round=1).use(1, "take_transmitter", "TC2", 0)
    if made.state.round == 1:
        made.end_turn()
    assert operating(made) == ["TC2"]
    assert made.points(0, "broadcasts") == 2


@rule(
    "PUL-13.22", "PUL-13.23", "PUL-EX-30", "PUL-13.13", "PUL-13.14", "PUL-17.9", "PUL-13.25", "PUL-13.20", "PUL-AMB-5"
)
def test_a_link_makes_a_red_die_when_its_second_tile_operates():
    made = quiet(2).with_transmitter(0, "TA7", operating=True).with_transmitter(0, "TB1", paid=[1])
    made.link("TA7", 0, "TB1", 0).turn(dice=[2, 6], in_round=1)
    assert "use_red" not in made.kinds()
    made.use(2, "pay_transmitter", "TB1", 0)
    assert made.points(0, "transmitters") == 10
    assert sorted(operating(made)) == ["TA7", "TB1"]
    assert made.moves("use_red") == [(5,)]  # 2 + 3
    made.end_turn()
    made.turn(dice=[6])
    assert "use_red" not in made.kinds()


@rule("PUL-13.24")
def test_two_neighbours_make_two_red_dice_and_one_can_be_used():
    made = quiet().with_transmitter(0, "TA7", operating=True).with_transmitter(0, "TB3", operating=True)
    made.with_transmitter(0, "TB1", paid=[1]).link("TA7", 0, "TB1", 0).link("TB3", 0, "TB1", 1)
    made.turn(dice=[2]).use(2, "pay_transmitter", "TB1", 0)
    assert made.moves("use_red") == [(2,), (5,)]
    made.do("use_red", 2).do("buy_modifier", "pm1")
    assert "use_red" not in made.kinds()


@rule("PUL-13.19")
def test_edges_keep_their_sides_when_a_tile_is_turned():
    made = quiet().with_transmitter(0, "TB1", paid=[0]).turn(dice=[6, 1]).use(6, "pay_transmitter", "TB1", 1)
    made.with_offer("TA7").turn(dice=[1]).use(1, "take_transmitter", "TA7", 0)
    made.do("link", "TB1", 1, 0)  # the right edge has 1 pip
    assert made.turn(dice=[4]).use(4, "pay_transmitter", "TA7", 1).moves("use_red") == [(3,)]


@rule("PUL-13.26", "PUL-13.27")
def test_a_red_die_of_nothing_needs_a_token():
    made = quiet()
    made.player(0).plus_two = 1
    made.turn(dice=[6], red=[0]).do("use_red", 0)
    assert made.kinds() == {"spend"}
    made.do("spend", "+1")
    assert made.moves("fly") == [(1,)]
    made = quiet().turn(dice=[6], red=[0])
    made.player(0).plus_minus = 0
    made.turn(dice=[6], red=[0])
    assert made.refused("use_red", 0) == ["PUL-13.26"]


@rule("PUL-13.26", "PUL-13.27")
@pytest.mark.parametrize(("plus_minus", "plus_two", "lengths"), [(0, 0, []), (1, 0, [1]), (0, 1, [2])])
def test_either_kind_of_token_makes_something_of_nothing(plus_minus, plus_two, lengths):
    made = quiet()
    made.player(0).plus_minus, made.player(0).plus_two = plus_minus, plus_two
    made.turn(dice=[6], red=[0])
    assert made.can("use_red", 0) == bool(lengths)
    for length in lengths:
        made.do("use_red", 0).do("spend", f"+{length}")
        assert made.moves("fly") == [(length,)]


@rule("PUL-13.28")
def test_a_technology_lets_nothing_count_as_one():
    made = quiet().with_patent(0, "DI-4").turn(dice=[6], red=[0])
    made.player(0).plus_minus = 0
    made.turn(dice=[6], red=[0]).do("use_red", 0)
    assert made.can("take_gyrodyne", "small")
    assert "fly" not in made.kinds()


@rule("PUL-13.32")
def test_a_link_makes_its_die_once():
    made = quiet().with_transmitter(0, "TA7", operating=True).with_transmitter(0, "TB1", operating=True)
    made.link("TA7", 0, "TB1", 0).with_transmitter(0, "TB3", paid=[]).turn(dice=[5])
    made.link("TB1", 1, "TB3", 0)
    made.use(5, "pay_transmitter", "TB3", 0)
    assert made.moves("use_red") == [(2,)]  # 1 + 1, and nothing of the old link


@rule("PUL-13.33")
def test_a_one_cost_tile_linked_to_an_operating_one_makes_a_die_at_once():
    made = quiet().with_transmitter(0, "TA7", operating=True).with_offer("TB3").turn(dice=[5])
    made.use(5, "take_transmitter", "TB3", 0).do("link", "TA7", 0, 0)
    assert made.moves("use_red") == [(3,)]
