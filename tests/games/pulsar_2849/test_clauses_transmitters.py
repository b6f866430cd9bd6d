"""PUL-13, clause by clause: whose tiles, which costs, when a tile operates and when a link makes its die."""

import pytest
from games.pulsar_2849.builder import TRANSMITTERS, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules.steps import PAYING


def operating(made, seat=0):
    return made.state.view(0)["players"][seat]["operating"]


@rule("PUL-13.1", "PUL-13.2", "PUL-18.41")
@pytest.mark.parametrize("taken", [0, 1, 3])
def test_every_round_three_new_tiles_are_on_offer(taken):
    made = quiet()
    old = made.state.offer[:]
    made.state.offer = [-1] * taken + old[taken:]
    coming = made.state.stack[::-1][:3]
    made.produce(in_round=1)
    assert made.state.round == 2
    assert made.state.offer == coming
    assert not set(old) & {*made.state.offer, *made.state.stack}  # what was not taken is gone


@rule("PUL-13.7", "PUL-13.11")
@pytest.mark.parametrize("operates", [False, True])
def test_a_tile_is_linked_to_any_own_array_and_to_nobody_elses(operates):
    made = quiet().with_transmitter(0, "TA3", operating=operates).with_transmitter(0, "TA4", operating=operates)
    made.with_transmitter(1, "TB1").with_transmitter(2, "TA2", operating=True).with_offer("TA5")
    made.turn(dice=[2, 6]).use(2, "take_transmitter", "TA5", 0)
    assert {args[0] for args in made.moves("link")} == {TRANSMITTERS.index(name) for name in ("TA3", "TA4")}
    assert made.refused("link", "TB1", 0, 0)


@rule("PUL-13.10")
def test_a_tile_of_its_own_array_is_not_asked_about_again():
    made = (
        quiet().with_transmitter(0, "TA7").with_offer("TB1").turn(dice=[2, 6, 6]).use(2, "take_transmitter", "TB1", 0)
    )
    made.do("new_array").use(6, "pay_transmitter", "TB1", 1)
    assert operating(made) == ["TB1"]
    assert made.kinds() == {"use_silver", "end_turn"}
    assert made.state.links[2 * TRANSMITTERS.index("TB1")] == -1


@rule("PUL-13.13", "PUL-13.17", "PUL-13.18", "PUL-13.23", "PUL-AMB-20")
def test_nothing_is_gained_before_the_last_cost_of_both_tiles():
    made = quiet().with_transmitter(0, "TA7").with_offer("TB1").turn(dice=[2, 6, 1, 4, 5])
    made.use(2, "take_transmitter", "TB1", 0).do("link", "TA7", 0, 0)
    assert (operating(made), made.points(0, "transmitters"), "use_red" in made.kinds()) == ([], 0, False)
    made.use(6, "pay_transmitter", "TB1", 1)
    assert (operating(made), made.points(0, "transmitters"), "use_red" in made.kinds()) == (["TB1"], 10, False)
    made.use(1, "pay_transmitter", "TA7", 0)
    assert (operating(made), made.points(0, "transmitters"), "use_red" in made.kinds()) == (["TB1"], 10, False)
    made.use(4, "pay_transmitter", "TA7", 1)
    assert (made.points(0, "transmitters"), made.moves("use_red")) == (10 + 3, [(3 + 2,)])
    assert made.can("end_turn")  # the die is an offer, no duty


@rule("PUL-13.15")
def test_costs_are_paid_for_own_tiles_beside_those_of_others():
    made = quiet().with_transmitter(0, "TC4").with_transmitter(1, "TA3").with_transmitter(2, "TB6")
    made.turn(dice=[3, 1]).do("use_silver", 3)
    assert made.moves("pay_transmitter") == [(TRANSMITTERS.index("TC4"), 0)]


@rule("PUL-13.16")
def test_a_covered_cost_stays_covered_in_the_next_round():
    made = quiet().with_transmitter(0, "TA1").turn(dice=[6, 1], in_round=2).use(6, "pay_transmitter", "TA1", 2)
    made.end_turn()
    assert made.state.round == 3
    assert made.state.paid[TRANSMITTERS.index("TA1")] == 4
    made.turn(dice=[1, 2, 6], in_round=3).do("use_silver", 6)
    assert made.moves("pay_transmitter") == []
    assert made.state.asked[0] == PAYING


@rule("PUL-13.26", "PUL-25.31", "PUL-AMB-5")
def test_a_link_of_two_blank_halves_makes_a_die_of_nothing():
    made = quiet().with_transmitter(0, "TA3", operating=True).with_offer("TC2")
    made.player(0).plus_minus = 1
    made.turn(dice=[1, 6]).use(1, "take_transmitter", "TC2", 0).do("link", "TA3", 0, 0)
    assert made.moves("use_red") == [(0,)]
