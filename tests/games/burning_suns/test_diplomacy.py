"""Colonise, diplomacy, control and alliances (BSU-13, BSU-22 to BSU-26)."""

import pytest
from games.burning_suns.builder import TABLES, Builder, built, checked
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import income, unit_price
from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.steps import STATUS_OF
from perihelion.kernel.game import OptionValue
from perihelion.kernel.table import Phrase


def talking(table: Builder, seat: int = 0) -> Builder:
    """A successful diplomacy roll."""
    table.dice(1).begin(seat, "diplomacy")
    if table.state.actors() and table.asked() == "boost":
        table.do("roll")
    return table


# ---------------------------------------------------------------- colonise


@rule("BSU-22.1", "BSU-22.2", "BSU-22.3", "BSU-22.6", "BSU-13.4", "BSU-33.8", "BSU-25.2")
def test_colonising_costs_the_printed_price_and_lands_a_regiment() -> None:
    table = built().tile("a", "uninhabited_6", "home0").units(0, "a", dreadnought=1).crystals(7).begin(0, "colonise")
    assert table.owner("a") == 0
    assert not table.unrest("a")
    assert table.has(0, "a", "regiment") == 1
    assert table.has(0, "a", "dreadnought") == 1
    assert table.state.crystals[0] == 1
    assert table.state.antimatter[0] == 2


@rule("BSU-22.1", "BSU-22.2", "BSU-22.4", "BSU-22.5", "BSU-13.13", "BSU-42.10", "BSU-A-30")
def test_what_cannot_be_colonised() -> None:
    table = built().crystals(4)
    names = ["uninhabited_1", "uninhabited_2", "uninhabited_3", "uninhabited_4", "uninhabited_5", "uninhabited_6"]
    for label, name in zip("abcdef", names, strict=True):
        table.tile(label, name, "home0").units(0, label, dreadnought=1)
    table.state.change_units(0, table.labels["b"], 0, -1)
    table.state.change_units(0, table.labels["b"], 2, 1)  # a fighter only
    table.units(1, "c", fighter=4).control(1, "d").local("e", 1)
    table.tile("g", "uninhabited_7", "home0").begin(0, "colonise")
    assert table.owner("a") == 0  # the only choice
    table = built().crystals(5).tile("a", "uninhabited_1", "home0").tile("b", "uninhabited_2", "home0")
    table.tile("c", "uninhabited_3", "home0").tile("d", "uninhabited_4", "home0").tile("e", "uninhabited_5", "home0")
    table.tile("f", "uninhabited_6", "home0").tile("g", "uninhabited_7", "home0")
    for label in "abcdf":
        table.units(0, label, dreadnought=1)
    table.units(0, "e", fighter=2).units(1, "b", fighter=4).control(1, "c").local("d", 1).units(0, "g", dreadnought=1)
    table.begin(0, "colonise")
    assert table.places() == {"a", "g"}
    assert table.why_not("place", "b") == ["BSU-22.4"]
    assert table.why_not("place", "c") == ["BSU-22.5"]
    assert table.why_not("place", "d") == ["BSU-13.13"]
    assert table.why_not("place", "e") == ["BSU-22.1"]
    assert table.why_not("place", "f") == ["BSU-22.2"]


@rule("BSU-22.1", "BSU-23.2")
def test_only_uninhabited_systems_are_colonised_and_only_inhabited_ones_are_talked_to() -> None:
    tiles = {
        "a": "uninhabited_1",
        "b": "inhabited_1",
        "c": "hostile_1",
        "d": "void_1",
        "e": "uninhabited_2",
        "f": "inhabited_2",
    }
    settling, speaking = built().crystals(20), built().crystals(20)
    for table in (settling, speaking):
        for label, name in tiles.items():
            table.tile(label, name, "home0").units(0, label, dreadnought=1).local(label, 0)
    settling.begin(0, "colonise")
    assert settling.places() == {"a", "e"}
    assert [settling.why_not("place", label) for label in "bcd"] == [["BSU-22.1"]] * 3
    assert talking(speaking).places() == {"b", "f"}


@rule("BSU-27.19", "BSU-27.13", "BSU-A-41")
def test_discounts_on_colonising_stop_at_one() -> None:
    table = built().empire(0, "exiled").level(0, 1, 1).agent(0, "cartographer_wren").crystals(2)
    table.tile("a", "uninhabited_1", "home0").units(0, "a", dreadnought=1).begin(0, "colonise")
    assert table.state.crystals[0] == 1


@rule("BSU-44.46")
def test_an_ability_lets_any_ship_colonise() -> None:
    table = built().empire(0, "exiled").level(0, 1, 1).crystals(5).tile("a", "uninhabited_1", "home0")
    table.units(0, "a", fighter=1).begin(0, "colonise")
    assert table.owner("a") == 0
    titan = built().empire(0, "exiled").level(0, 1, 1).crystals(5).tile("a", "uninhabited_1", "home0")
    titan.units(0, "a", titan=1).begin(0, "colonise")
    assert titan.owner("a") == -1


@rule("BSU-A-50", "BSU-22.1")
@pytest.mark.parametrize("titan", ["deploys", "colonises"])
def test_option_a_titan_colonises(titan: str) -> None:
    table = built(titan=titan).crystals(5).tile("a", "uninhabited_1", "home0").units(0, "a", titan=1)
    table.begin(0, "colonise")
    assert (table.owner("a") == 0) == (titan == "colonises")
    two = built(titan=titan).crystals(5).tile("a", "uninhabited_1", "home0").units(0, "a", titan=1)
    two.tile("b", "uninhabited_2", "home0").units(0, "b", dreadnought=1, titan=1)
    two.tile("c", "uninhabited_3", "home0").units(0, "c", dreadnought=1).begin(0, "colonise")
    assert two.places() == {"b", "c"} | ({"a"} if titan == "colonises" else set())
    assert two.why_not("place", "a") == ([] if titan == "colonises" else ["BSU-22.1"])


# ---------------------------------------------------------------- diplomacy


@rule("BSU-23.1", "BSU-23.2", "BSU-23.3", "BSU-23.14", "BSU-13.5", "BSU-EX-5")
def test_winning_an_inhabited_system_over() -> None:
    table = built().tile("a", "inhabited_1", "home0").tile("b", "inhabited_2", "home0")
    talking(table)
    assert table.places() == {"a", "b"}
    table.do("place", "a")
    assert table.owner("a") == 0
    assert not table.unrest("a")
    assert table.has(0, "a", "regiment") == 1


@rule("BSU-23.8")
def test_failed_diplomacy_does_nothing() -> None:
    table = built().tile("a", "inhabited_1", "home0").dice(8).begin(0, "diplomacy")
    assert table.owner("a") == -1
    assert table.state.frames == []


@rule("BSU-23.9", "BSU-23.10", "BSU-23.11", "BSU-EX-17")
def test_the_target_must_be_near_and_joined_by_a_revealed_path() -> None:
    table = built().empire(0, organisation="nova").empire(1, organisation="eternity")  # distances 2 and 3
    table.tile("x", "inhabited_1", "home0").tile("y", "inhabited_2", "x").tile("z", "inhabited_3", "y")
    table.tile("f", "void_1", "home0", up=False).tile("g", "inhabited_4", "f")
    talking(table)
    assert table.places() == {"x", "y"}
    assert table.why_not("place", "z") == ["BSU-23.9"]
    assert table.why_not("place", "g") == ["BSU-23.11"]


@rule("BSU-EX-23", "BSU-25.1", "BSU-25.7", "BSU-25.8", "BSU-23.4", "BSU-23.5", "BSU-23.6")
def test_the_steps_of_control() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a", unrest=True, blocked=0)
    table.tile("b", "inhabited_2", "home0").control(1, "b").tile("c", "inhabited_3", "home0")
    table.control(1, "c", unrest=True, blocked=0).tile("d", "inhabited_4", "home0").control(0, "d")
    talking(table)
    assert table.places() == {"a", "b", "c"}
    assert table.why_not("place", "d") == ["BSU-23.5", "BSU-23.6"]
    table.do("place", "a")
    assert not table.unrest("a")
    talking(table).do("place", "b")
    assert table.unrest("b")
    table.do("benefit", 1)
    assert table.owner("b") == 1
    talking(table).do("place", "c")
    assert table.owner("c") == -1


@rule("BSU-EX-24", "BSU-25.9", "BSU-25.4", "BSU-25.5", "BSU-A-15", "BSU-A-36")
def test_unrest_blocks_a_benefit_of_the_owners_choice_and_cuts_its_army() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", regiment=8)
    talking(table)
    assert (table.asked(), table.seat) == ("block", 1)
    table.do("benefit", 0)
    assert table.state.blocked[table.labels["a"]] == 0
    assert table.has(1, "a", "regiment") == 5


@rule("BSU-EX-6", "BSU-EX-5", "BSU-7.4", "BSU-7.6", "BSU-13.11", "BSU-13.12", "BSU-25.2")
def test_a_blocked_benefit_is_not_received_and_the_other_one_is() -> None:
    table = built().tile("a", "inhabited_1", "home0")
    before = income(table.state, 0), unit_price(table.state, 0, 6)
    table.control(0, "a")
    assert (income(table.state, 0), unit_price(table.state, 0, 6)) == (before[0] + 2, before[1] - 2)
    table.control(0, "a", unrest=True, blocked=0)
    assert (income(table.state, 0), unit_price(table.state, 0, 6)) == (before[0], before[1] - 2)


@rule("BSU-EX-25", "BSU-25.6", "BSU-25.10", "BSU-25.11", "BSU-25.12", "BSU-25.13", "BSU-A-37")
def test_a_rebellion_renews_the_system_and_spares_fleets() -> None:
    table = built().tile("a", "hostile_6", "home0").control(1, "a", unrest=True, blocked=0)
    table.units(1, "a", regiment=3, fighter=2).construction("a", "con_refinery")
    talking(table)
    place = table.labels["a"]
    assert table.owner("a") == -1
    assert table.has(1, "a", "regiment") == 0
    assert table.state.construction[place] == -1
    assert table.state.local[place] == 4
    assert table.has(1, "a", "fighter") == 2


@rule("BSU-23.16", "BSU-34.11", "BSU-32.9", "BSU-A-49")
def test_a_colossus_and_a_tribunal_forbid_hostile_diplomacy() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", colossus=1)
    table.tile("b", "inhabited_2", "home0").control(1, "b").construction("b", "con_tribunal")
    table.tile("c", "inhabited_3", "home0").control(1, "c").tile("d", "inhabited_4", "home0").control(1, "d")
    talking(table)
    assert table.places() == {"c", "d"}
    assert table.why_not("place", "a") == ["BSU-23.16"]
    assert table.why_not("place", "b") == ["BSU-23.16"]


@rule("BSU-25.14", "BSU-25.15", "BSU-25.16", "BSU-23.13", "BSU-4.24", "BSU-A-34", "BSU-A-35", "BSU-A-63")
def test_hostile_systems_stay_in_unrest_and_uninhabited_ones_calm() -> None:
    def laid(**options: OptionValue) -> Builder:
        table = built(**options).tile("h", "hostile_1", "home0").control(0, "h", unrest=True, blocked=0)
        table.tile("u", "uninhabited_1", "home0").control(1, "u").tile("x", "inhabited_1", "home0")
        table.tile("y", "inhabited_2", "home0").join("y", "home1")
        return talking(table.empire(0, organisation="eternity"))

    table = laid()
    assert table.places() == {"x", "y"}
    assert table.why_not("place", "h") == ["BSU-25.14"]
    assert table.why_not("place", "u") == ["BSU-25.15"]
    assert table.why_not("place", "home1") == ["BSU-23.13"]
    assert "h" in laid(hostile_systems="peace").places()
    assert "u" in laid(uninhabited_systems="unrest").places()


@rule("BSU-EX-59", "BSU-13.13", "BSU-A-79")
def test_local_forces_guard_an_inhabited_system() -> None:
    table = built().tile("a", "inhabited_1", "home0").local("a", 2).tile("b", "inhabited_2", "home0")
    table.tile("c", "inhabited_3", "home0")
    talking(table)
    assert table.places() == {"b", "c"}
    assert table.why_not("place", "a") == ["BSU-13.13"]
    table.do("place", "b").units(0, "a", dreadnought=2).dice(1, 1).begin(0, "bombard")
    assert table.state.local[table.labels["a"]] == 0
    talking(table)
    assert table.places() == {"a", "c"}


@rule("BSU-23.19")
def test_a_fleet_does_not_hinder_diplomacy() -> None:
    table = built().tile("a", "inhabited_1", "home0").units(1, "a", fighter=6)
    talking(table)
    assert table.owner("a") == 0


# ---------------------------------------------------------------- antimatter of sources


@rule("BSU-EX-48", "BSU-5.12", "BSU-5.13", "BSU-5.5", "BSU-A-12", "BSU-5.7")
def test_antimatter_comes_and_goes_with_its_source() -> None:
    table = built().tile("a", "inhabited_6", "home0")
    talking(table)
    while table.asked() == "level":
        table.do("pick", 0)
    assert table.state.antimatter[0] == 2
    table.state.frames.append(Frame(-1, 0, -1))
    table.step(STATUS_OF, 0)
    table.state.frames.pop()
    assert table.state.antimatter[0] == 2  # not again every round
    talking(table.empire(1, organisation="eternity").join("a", "home1"), 1).do("benefit", 0)
    assert table.state.antimatter[0] == 0
    talking(table, 1)
    assert table.state.antimatter[0] == 0  # lost once


@rule("BSU-5.6")
def test_antimatter_never_falls_below_zero() -> None:
    table = built().tile("a", "inhabited_6", "home0").control(0, "a").antimatter(0)
    table.control(-1, "a").empire(0)  # two are lost, and none is there
    assert (table.state.held[0], table.state.antimatter[0]) == (0, 0)


# ---------------------------------------------------------------- alliances


def allies(seats: int = 2, **options: OptionValue) -> Builder:
    table = built(seats, **options).line("a").join("a", "home1").empire(0, organisation="eternity")
    table.card(0, "terran_old_treaty").card(0, "terran_spare_parts").card(1, "wraith_hush").card(
        1, "wraith_last_testament"
    )
    return table


@rule("BSU-23.7", "BSU-23.15", "BSU-23.18", "BSU-24.1", "BSU-24.2", "BSU-24.11", "BSU-24.16", "BSU-26.3", "BSU-23.13")
def test_an_alliance_is_made_by_exchanging_cards() -> None:
    table = talking(allies())
    assert [move.args for move in table.moves() if move.kind == "alliance"] == []  # the offer was the only choice
    assert (table.asked(), table.seat) == ("give", 0)
    treaty = TABLES.card_names[0].index("rc_terran_old_treaty")
    table.do("race_card", treaty)
    assert (table.asked(), table.seat) == ("answer", 1)
    assert table.state.view(1)["empires"][0]["race_cards"] == 2  # not shown before the exchange
    table.do("accept")
    race = table.state.race[1]
    testament = TABLES.card_names[race].index("rc_wraith_last_testament")
    table.do("race_card", testament)
    assert table.state.lent[0][1] == treaty
    assert table.state.lent[1][0] == testament
    assert table.state.hand[0].bit_count() == 1
    assert table.state.view(None)["empires"][1]["allies"] == [{"seat": 0, "back": "mobility"}]
    assert table.state.view(None)["empires"][0]["allies"] == [{"seat": 1, "back": "science"}]


@rule("BSU-EX-63", "BSU-23.17", "BSU-A-32")
def test_a_refused_offer_ends_the_action() -> None:
    table = talking(allies()).do("race_card", TABLES.card_names[0].index("rc_terran_spare_parts")).do("decline")
    assert table.state.frames == []
    assert table.state.hand[0].bit_count() == 2
    assert table.state.lent[0][1] == -1
    assert table.state.offer[0] == -1  # nothing of it is kept


@rule("BSU-23.18", "BSU-24.3")
def test_changing_an_alliance_swaps_the_card_lent() -> None:
    table = allies().ally(0, 1, 0, 0)
    talking(table)
    assert {move.args for move in table.moves()} == {(1, 1), (2, 1)}
    table.do("alliance", 1, 1).do("race_card", TABLES.card_names[0].index("rc_terran_spare_parts")).do("accept")
    assert table.kinds() == {"decline", "race_card"}
    table.do("decline")
    assert table.state.lent[0][1] == TABLES.card_names[0].index("rc_terran_spare_parts")
    assert table.state.lent[1][0] == 0
    assert table.state.hand[0] & 1  # the old card is back


@rule("BSU-24.12", "BSU-24.11")
def test_cancelling_is_one_sided_and_returns_the_cards() -> None:
    table = allies().ally(0, 1, 0, 0)
    talking(table).do("alliance", 2, 1)
    assert table.state.lent == [[-1, -1], [-1, -1]]
    assert table.state.hand[0] & 1
    assert table.state.hand[1] & 1


@rule("BSU-A-32")
def test_option_cancelling_needs_consent() -> None:
    table = allies(alliance_cancelling="consent").ally(0, 1, 0, 0)
    talking(table).do("alliance", 2, 1)
    assert (table.asked(), table.seat) == ("answer", 1)
    table.do("decline")
    assert table.state.lent[0][1] == 0


@rule("BSU-24.11")
def test_whoever_is_asked_for_consent_is_told_by_whom_and_for_what() -> None:
    offered = talking(allies()).do("race_card", TABLES.card_names[0].index("rc_terran_old_treaty"))
    changed = talking(allies().ally(0, 1, 0, 0)).do("alliance", 1, 1)
    changed.do("race_card", TABLES.card_names[0].index("rc_terran_spare_parts"))
    cancelled = talking(allies(alliance_cancelling="consent").ally(0, 1, 0, 0)).do("alliance", 2, 1)
    for table, what in ((offered, "make"), (changed, "change"), (cancelled, "cancel")):
        assert table.asked() == "answer"
        assert table.state.prompt(1).question == Phrase("prompt-answer", {"what": what, "other": "@seat-0"})


@rule("BSU-24.5", "BSU-23.12")
def test_allies_systems_are_no_targets_of_diplomacy() -> None:
    table = allies().tile("b", "inhabited_1", "home0").control(1, "b").tile("c", "inhabited_2", "home0").ally(0, 1)
    talking(table)
    assert table.places() == {"c"}
    assert table.why_not("place", "b") == ["BSU-24.5"]


@rule("BSU-EX-18", "BSU-EX-19", "BSU-24.8", "BSU-24.13", "BSU-11.12")
@pytest.mark.parametrize(("first", "stands"), [(9, True), (10, False)])
def test_an_alliance_ends_at_a_difference_of_four(first: int, stands: bool) -> None:
    table = built(length="long").ally(0, 1, 2, 3).antimatter(first, 6)
    table.level(0, 1).level(0, 2).level(0, 3).level(1, 1).level(1, 2)
    checked(table)
    assert (table.state.lent[0][1] == 2) == stands
    assert (table.state.hand == [1 << 2, 1 << 3]) != stands


@rule("BSU-24.10", "BSU-26.1")
def test_a_lent_card_cannot_be_used() -> None:
    table = built().card(0, "terran_old_treaty").tile("a", "inhabited_1", "home0").tile("b", "inhabited_2", "home0")
    treaty = TABLES.card_names[0].index("rc_terran_old_treaty")
    table.state.hand[0] = 0
    table.ally(0, 1, treaty, 0).begin(0, "activate")
    assert table.state.frames == []
    assert table.owner("a") == table.owner("b") == -1


@rule("BSU-4.8", "BSU-4.37")
def test_without_race_cards_there_are_no_alliances() -> None:
    table = allies(race_cards=False).tile("b", "inhabited_1", "home0").tile("c", "inhabited_2", "home0")
    talking(table)
    assert table.kinds() == {"place"}
    assert table.why_not("alliance", 0, 1) == ["BSU-4.37"]


@rule("BSU-24.16", "BSU-A-80")
def test_option_no_alliance_of_two() -> None:
    table = allies(alliance_of_two="no").tile("b", "inhabited_1", "home0").tile("c", "inhabited_2", "home0")
    talking(table)
    assert table.why_not("alliance", 0, 1) == ["BSU-24.16"]


@rule("BSU-24.15", "BSU-24.9")
def test_benefits_of_a_broken_alliance_end_before_the_fight() -> None:
    card = next(card for card in range(8) if TABLES.card_back[0][card] == 0)
    table = (
        built().line("a").units(0, "a", dreadnought=2).units(1, "a", dreadnought=3).empire(0, organisation="eclipse")
    )
    table.empire(0, race="terran").empire(1, race="terran").ally(0, 1, 0, card).dice(8, 8, 8, 8, 8)
    table.begin(0, "battle")
    assert not (table.asked() == "reroll" and table.seat == 0)
