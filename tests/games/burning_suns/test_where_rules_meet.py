"""Two or three rules at one moment, as somebody looks for who wants to catch a wrong rule."""

import pytest
from games.burning_suns.builder import TABLES, Builder, battle, built, facing
from support.rules import rule

from perihelion.games.burning_suns.rules.combat.sides import key_of, key_of_mercenary, rerolls_left
from perihelion.games.burning_suns.rules.terms import KINDS, MERCENARY, PASSIVE

LEVEL_COSTS = (0, 1, 2, 4)


def at_level(table: Builder, seat: int, *options: int) -> Builder:
    """Levels from the first on, with the antimatter that keeps them (BSU-A-1)."""
    for level, option in enumerate(options, 1):
        table.level(seat, level, option)
    table.state.antimatter[seat] = LEVEL_COSTS[len(options)]
    return table


def rerolls(table: Builder, side: int) -> int:
    return rerolls_left(table.state, table.state.frames[-1], table.state.fight(), side)


# ---------------------------------------------------------------- rerolls and what forbids them


@rule("BSU-39.7", "BSU-39.3", "BSU-31.8")
@pytest.mark.parametrize("ban", ["ideology", "artefact", "jammer", "none"])
def test_a_ban_above_resources_silences_corsairs(ban: str) -> None:
    """Mercenaries are resources, the sixth place: an ideology and an artefact stand above them."""
    table = battle({"dreadnought": 2, "corsair": 2}, {"dreadnought": 2})
    if ban == "ideology":
        at_level(table.empire(1, "psyonic"), 1, 0, 1)
    elif ban == "artefact":
        table.artefact(1, "silence_engine")
    elif ban == "jammer":
        table.units(1, "a", jammer=1)  # an equal source of the one that did not begin (BSU-39.6)
    table.dice(*[8] * 20).begin(0, "battle")
    assert rerolls(table, 0) == (2 if ban in ("none", "jammer") else 0)


@rule("BSU-39.7", "BSU-39.3", "BSU-31.8")
@pytest.mark.parametrize(
    ("giver", "left"), [("system", 2), ("ideology", 3), ("agent", 2), ("fighter", 0), ("organisation", 0)]
)
def test_a_jammer_silences_only_what_stands_below_resources(giver: str, left: int) -> None:
    table = battle({"dreadnought": 2}, {"dreadnought": 2, "jammer": 1})
    if giver == "system":
        table.tile("g", "hostile_2", "home0").control(0, "g", unrest=True, blocked=0)
    elif giver == "ideology":
        at_level(table.empire(0, "vengeful"), 0, 1)
    elif giver == "agent":
        table.agent(0, "sharpshooter_kessa")
    elif giver == "fighter":
        table.units(0, "a", fighter=2)
    else:
        table.empire(0, organisation="nova")
    table.dice(*[8] * 20).begin(0, "battle")
    assert rerolls(table, 0) == left


@rule("BSU-39.3")
def test_every_mercenary_ranks_as_a_resource() -> None:
    """Between agents and unique units; all keys of a conflict are on one scale."""
    state = built().state
    for kind in range(MERCENARY, KINDS):
        if TABLES.abilities[TABLES.resources[TABLES.mercenaries[kind - MERCENARY]].ability].timing == PASSIVE:
            assert key_of(50, 2, 2) < key_of_mercenary(state, kind) < key_of(70, PASSIVE, 0)


@rule("BSU-A-46")
@pytest.mark.parametrize(("pool", "left"), [("action", 2), ("turn", 1)])
def test_option_rerolls_counted_anew_are_those_of_who_is_left(pool: str, left: int) -> None:
    """A fighter that fell in the first turn gives nothing in the second."""
    table = battle({"fighter": 2}, {"dreadnought": 2}, reroll_pool=pool)
    table.dice(8, 8, 1, 8, *[8] * 20).begin(0, "battle")
    table.do("decline")
    assert table.state.fight().turn == 2
    assert rerolls(table, 0) == left


# ---------------------------------------------------------------- race cards beside the one ability


@rule("BSU-A-38", "BSU-38.10")
@pytest.mark.parametrize("first", ["card", "ability"])
def test_option_free_race_cards_are_used_beside_an_ability_at_one_moment(first: str) -> None:
    table = facing({"dreadnought": 2}, {"dreadnought": 2}, race_card_triggers="free")
    at_level(table.card(0, "terran_second_wind").empire(0, "exiled"), 0, 0)
    table.dice(*[8] * 99).begin(0, "battle")
    names = ["card-rc_terran_second_wind", "level-exiled_1a"]
    assert table.usable() == set(names)
    for name in names if first == "card" else reversed(names):
        assert (table.asked(), table.seat) == ("trigger", 0)
        table.use(name)
    assert table.state.fight().joined == [4, 0]
    assert not table.state.hand[0]


@rule("BSU-38.10", "BSU-A-38")
def test_option_free_race_cards_leave_one_ability_an_action() -> None:
    """A second ability stays forbidden, and who declines is asked no more at that moment."""
    table = facing({"dreadnought": 2}, {"dreadnought": 2}, race_card_triggers="free")
    at_level(table.card(0, "terran_second_wind").empire(0, "exiled"), 0, 0)
    table.tile("g", "hostile_3", "home0").control(0, "g", unrest=True, blocked=0)
    table.dice(*[8] * 99).begin(0, "battle")
    assert table.usable() == {"card-rc_terran_second_wind", "level-exiled_1a", "tile-hostile_3"}
    table.use("level-exiled_1a")
    assert table.usable() == {"card-rc_terran_second_wind"}
    table.do("decline")
    assert table.asked() != "trigger"


@rule("BSU-A-38", "BSU-38.9")
def test_option_free_race_cards_the_next_empire_comes_when_the_first_is_done() -> None:
    table = facing({"dreadnought": 2}, {"dreadnought": 2}, race_card_triggers="free")
    table.card(0, "terran_second_wind").empire(1, "exiled")
    at_level(table, 1, 0)
    table.dice(*[8] * 99).begin(0, "battle").use("card-rc_terran_second_wind")
    assert (table.asked(), table.seat, table.usable()) == ("trigger", 1, {"level-exiled_1a"})


# ---------------------------------------------------------------- who is involved


@rule("BSU-A-56", "BSU-38.7")
@pytest.mark.parametrize("robbed", [True, False])
def test_whoever_loses_a_card_to_an_ability_is_involved_in_the_action(robbed: bool) -> None:
    """An agent stolen before a recruit: its owner may answer after the recruit. Who lost nothing may not."""
    table = built(3).line("a").join("a", "home1").join("a", "home2").card(0, "changeling_borrowed_face")
    at_level(table.empire(1, "assassin"), 1, 0)
    table.agent(1 if robbed else 2, "mother_tamsin").crystals(9, 5, 5)
    table.dice(*[8] * 9).begin(0, "recruit").use("card-rc_changeling_borrowed_face")
    table.do("roll").decline_while("leader-reroll")
    if robbed:
        assert (table.asked(), table.seat) == ("trigger", 1)
        table.use("level-assassin_1a").do("empire", 0)
        assert table.state.crystals == [6, 8, 5]
    else:
        assert not table.state.actors()


@rule("BSU-A-56", "BSU-38.7")
def test_whoever_loses_units_to_an_ability_is_involved_in_the_action() -> None:
    table = built(3).card(0, "usurper_purge_list").agent(0, "mother_tamsin")
    for seat, label in ((1, "a"), (2, "b")):
        table.tile(label, f"inhabited_{seat}", "home0").control(seat, label).units(seat, label, regiment=3)
    at_level(table.join("a", "home1").empire(1, "assassin"), 1, 0)
    for chosen, answers in ((1, True), (2, False)):
        twin = table.state.clone()
        table.crystals(5, 0, 0).dice(*[8] * 9).begin(0, "recruit").use("card-rc_usurper_purge_list")
        table.do("empire", chosen).do("decline").do("roll").decline_while("leader-reroll")
        while table.state.actors() and table.asked() == "regiment":
            table.do("place", "home0")
        assert bool(table.state.actors()) == answers
        table.state = twin
