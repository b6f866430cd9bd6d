"""The best use of goods that the page offers in one click is exact: nothing a player can do by hand brings more."""

import pytest
from games.new_frontiers.builder import Builder, table

from perihelion.games.new_frontiers.people.suggestion import CHIP, best_action
from perihelion.games.new_frontiers.play import NewFrontiersState
from perihelion.games.new_frontiers.rules import steps as at


def most_by_hand(state: NewFrontiersState, seat: int) -> int:
    """Every way of consuming, tried out."""
    if state.action < 0 or seat not in state.actors() or state.questions[seat][0] not in (at.CONSUMING, at.SPENDING):
        return CHIP * state.empires[seat].chips + state.empires[seat].credits
    best = -1
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        best = max(best, most_by_hand(after, seat))
    return best


def by_advice(state: NewFrontiersState, seat: int) -> int:
    after = state.clone()
    while after.action >= 0 and seat in after.actors() and after.questions[seat][0] in (at.CONSUMING, at.SPENDING):
        assert after.view(seat)["asked"]["best"] == best_action(after, seat)
        after.apply(seat, best_action(after, seat))
    return CHIP * after.empires[seat].chips + after.empires[seat].credits


def rich() -> Builder:
    game = table(2).give(0, home="old_earth", developments=["consumer_markets", "trade_league", "wealthy_economy"])
    game.give(
        0, colonies=["uplift_apiary", "puppet_theatre_moon", "new_vinland", "copper_flats", "oort_cloud_alien_refinery"]
    )
    goods = {"uplift_apiary": "G", "puppet_theatre_moon": "N", "new_vinland": "N", "copper_flats": "R"}
    return game.give(0, goods={**goods, "oort_cloud_alien_refinery": "N"}).choose(0, "trade_consume").do(0, "no_sale")


def test_the_advice_is_as_good_as_the_best_by_hand() -> None:
    game = rich()
    assert by_advice(game.state, 0) == most_by_hand(game.state, 0)


CONSUMERS = [
    (["consumer_markets"], {"puppet_theatre_moon": "N", "new_vinland": "N", "copper_flats": "R"}),
    (["trade_league"], {"uplift_apiary": "G", "copper_flats": "R"}),
    (["imperium_arms_factory", "galactic_exchange"], {"copper_flats": "R", "tidal_smelter": "R", "uplift_apiary": "G"}),
    (["wealthy_economy", "galactic_salon"], {"gladiator_moon": "", "copper_flats": "R", "spice_world": "N"}),
    (["trade_league", "consumer_markets"], {"alien_caravan_gate": "A", "clockmakers_garden": "N", "new_vinland": "N"}),
    ([], {"festival_archipelago": "N", "imperium_ore_bastion": "R", "galactic_information_network": "N"}),
]


@pytest.mark.parametrize(("developments", "colonies"), CONSUMERS)
def test_the_advice_is_exact_for_every_form_of_consuming(developments: list[str], colonies: dict[str, str]) -> None:
    """Stated kinds, two goods, up to so many, optional ones, ones that pay for what others consume."""
    game = table(2).give(0, developments=developments, colonies=list(colonies))
    game.give(0, goods={name: good for name, good in colonies.items() if good}).choose(0, "trade_consume")
    if "no_sale" in game.moves(0):
        game.do(0, "no_sale")
    assert game.state.questions[0][0] in (at.CONSUMING, at.SPENDING)
    assert by_advice(game.state, 0) == most_by_hand(game.state, 0)


def test_there_is_no_advice_for_anything_else() -> None:
    game = table(3)
    assert best_action(game.state, 0) == -1
    assert best_action(game.state, 1) == -1
