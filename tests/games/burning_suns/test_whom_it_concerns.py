"""Rules that name somebody: the others are left alone, and several come in their order."""

from games.burning_suns.builder import TABLES, Builder, built, facing
from support.rules import rule

from perihelion.games.burning_suns.rules.combat.military import AmbushHere
from perihelion.games.burning_suns.rules.steps import AMBUSH, AMBUSH_HERE
from perihelion.games.burning_suns.rules.terms import REROLL


@rule("BSU-24.9", "BSU-24.15")
def test_an_attack_breaks_the_alliance_with_its_target_alone() -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 1}, seats=3).ally(0, 1, 2, 3).ally(0, 2, 4, 5)
    table.dice(*[8] * 99).begin(0, "battle")
    assert (table.state.allied(0, 1), table.state.allied(0, 2)) == (False, True)
    assert table.state.gone[:2] == [1 << 2, 1 << 3]


@rule("BSU-24.11", "BSU-23.17")
def test_a_refused_offer_leaves_both_hands_as_they_were() -> None:
    table = built().line("a").join("a", "home1").empire(0, organisation="eternity")
    table.card(0, "terran_old_treaty").card(0, "terran_spare_parts").card(1, "wraith_hush")
    hands = table.state.hand[:]
    told: list[str] = []
    table.state.watch(lambda event: told.append(event.kind))
    table.dice(1).begin(0, "diplomacy")
    table.do("race_card", table.moves()[0].args[0])
    assert (table.asked(), table.seat) == ("answer", 1)
    table.do("decline")
    assert (table.state.hand, table.state.allied(0, 1)) == (hands, False)
    assert "offer-refused" in told
    assert "alliance-made" not in told


@rule("BSU-44.13")
def test_up_to_two_empires_are_chosen_each_once() -> None:
    def purging() -> Builder:
        table = built(4).card(0, "usurper_purge_list").agent(0, "mother_tamsin").agent(0, "foreman_dask")
        for seat, label in ((1, "a"), (2, "b"), (3, "c")):
            table.tile(label, f"inhabited_{seat}", "home0").control(seat, label).units(seat, label, regiment=3)
        table.begin(0, "recruit").use("card-rc_usurper_purge_list")
        if table.asked() == "throw":
            table.do("agent", table.moves()[0].args[0])
        return table

    table = purging()
    assert [(move.kind, move.args) for move in table.moves()] == [("decline", ())] + [
        ("empire", (seat,)) for seat in (1, 2, 3)
    ]
    table.do("empire", 2)
    assert [(move.kind, move.args) for move in table.moves()] == [("decline", ()), ("empire", (1,)), ("empire", (3,))]
    once = table.state.clone()
    table.do("empire", 3)
    assert table.asked() != "empire"  # no third
    assert [table.has(seat, label, "regiment") for seat, label in ((1, "a"), (2, "b"), (3, "c"))] == [3, 1, 1]
    table.state = once
    table.do("decline")
    assert table.asked() != "empire"
    assert [table.has(seat, label, "regiment") for seat, label in ((1, "a"), (2, "b"), (3, "c"))] == [3, 1, 3]


@rule("BSU-15.13", "BSU-A-21")
def test_dark_ships_attack_the_acting_empire_first_then_in_player_order() -> None:
    table = built(4).line("a").dark("a", 2)
    for seat in range(4):
        table.units(seat, "a", fighter=1)
    table.state.order = [3, 1, 0, 2]
    place = table.labels["a"]
    AmbushHere().run(table.state, (AMBUSH_HERE, place, 1))
    assert table.state.agenda[::-1] == [(AMBUSH, place, seat) for seat in (1, 3, 0, 2)]


@rule("BSU-34.6", "BSU-A-48")
def test_a_starbase_forbids_rerolls_to_those_who_are_not_its_friends_and_only_there() -> None:
    backs = TABLES.card_back[built().state.race[0]]
    peaceful = next(
        card
        for card, back in enumerate(backs)
        if not [
            1 for index in TABLES.back_abilities[back] for each in TABLES.abilities[index].effects if each.op == REROLL
        ]
    )

    def rerolls(owner: int, label: str, allied: bool = False) -> bool:
        table = facing({"fighter": 2}, {"dreadnought": 2}, seats=3).units(owner, label, starbase=1)
        if allied:
            table.ally(0, owner, peaceful, peaceful)
        table.dice(*[8] * 99).begin(0, "battle")
        if table.asked() == "battle":
            table.do("force", "a", 1)
        table.decline_while("trigger")
        return table.asked() == "reroll" and table.seat == 0

    assert not rerolls(1, "a")
    assert rerolls(1, "b")  # it stands elsewhere
    assert rerolls(0, "a")  # the own one
    assert not rerolls(2, "a")
    assert rerolls(2, "a", allied=True)
