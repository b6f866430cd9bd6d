"""Sheets, starts and levels of the empires: one clause after another (BSU-4)."""

from games.burning_suns.builder import GAME, TABLES, Builder, built, checked
from games.burning_suns.test_setup import first_round, fresh
from support.rules import rule

from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.rules.combat.military import assault_targets, battle_targets, shot_targets
from perihelion.games.burning_suns.rules.empire.diplomacy import diplomacy_options
from perihelion.games.burning_suns.rules.empire.numbers import times
from perihelion.games.burning_suns.rules.tables import ALLY, MAKE
from perihelion.games.burning_suns.rules.terms import PER_CONTROLLED, SEATS


def pick(state: BurningSunsState) -> None:
    for seat in state.actors():
        state.apply(seat, state.legal(seat)[0])


@rule("BSU-4.1", "BSU-4.2", "BSU-4.3", "BSU-4.34")
def test_sheets_are_dealt_anew_by_chance_each_time() -> None:
    dealt: list[list[tuple[int, ...]]] = [[], [], []]
    for seed in range(4):
        state = fresh(2, seed)
        for category in range(3):
            dealt[category].append(tuple(state.dealt))
            assert len(set(state.dealt)) == 4
            chosen = [state.ideology, state.race, state.organisation]
            assert [min(sheets) >= 0 for sheets in chosen] == [category > 0, category > 1, False]
            pick(state)
        assert min(state.organisation) >= 0
        assert state.dealt == []  # the other sheets are gone
    for hands in (*dealt, *zip(*dealt, strict=True)):
        assert len(set(hands)) > 1


@rule("BSU-4.8", "BSU-4.37")
def test_without_race_cards_nobody_is_asked_for_any() -> None:
    state = fresh(2, race_cards=False)
    for _ in range(3):
        pick(state)
    assert state.round == 1
    assert state.hand == [0, 0]


@rule("BSU-4.11", "BSU-4.36")
def test_what_an_empire_begins_with() -> None:
    state = first_round(3)
    for seat in range(3):
        names = {TABLES.abilities[code >> 6].name for code in state.active[seat]}
        assert f"level-{TABLES.level_names[state.ideology[seat]][0][0]}" in names
        assert state.hull[seat] == [0, 0, 0]
        assert (state.technologies[seat], state.upgrades[seat], state.lent[seat]) == ([], [], [-1, -1, -1])
    assert set(state.agent_owner) == set(state.artefact_owner) == {-1}


@rule("BSU-4.32")
def test_the_home_is_one_of_the_systems_counted() -> None:
    table = built()
    assert times(table.state, 0, PER_CONTROLLED) == 1
    assert times(table.tile("i", "inhabited_1", "home0").control(0, "i").state, 0, PER_CONTROLLED) == 2


# ---------------------------------------------------------------- the advanced start


def bought(state: BurningSunsState, seat: int) -> set[int]:
    return {move.args[0] for move in map(GAME.actions.move, state.legal(seat)) if move.kind == "buy"}


@rule("BSU-4.33", "BSU-4.29", "BSU-4.27")
def test_only_what_can_be_paid_is_bought_and_the_rest_is_kept() -> None:
    state = first_round(2, start="advanced")
    seat = state.actors()[0]
    cost = TABLES.races[state.race[seat]].cost
    state.crystals[seat] = cost[0] + min(cost[:4])
    state.apply(seat, GAME.actions.index("buy", 0))
    assert bought(state, seat) == {kind for kind in range(4) if cost[kind] == min(cost[:4])}
    state.crystals[seat] = 12
    assert state.crystals[1 - seat] == 12
    state.apply(seat, GAME.actions.index("decline"))
    assert state.crystals[seat] == 12


@rule("BSU-4.33", "BSU-A-65")
def test_the_build_limit_does_not_bind_the_advanced_start() -> None:
    state = first_round(2, start="advanced")
    seat = state.actors()[0]
    state.crystals[seat] = 99
    for _ in range(8):
        state.apply(seat, GAME.actions.index("buy", 2))
    assert state.fleet[seat][state.galaxy.homes[seat]] == 8
    assert state.crystals[seat] == 99 - 8 * TABLES.races[state.race[seat]].cost[2]


@rule("BSU-4.34")
def test_units_are_bought_in_player_order() -> None:
    asked = set()
    for seed in range(6):
        state = first_round(3, seed, start="advanced")
        turn = []
        for _ in range(2):
            turn.append(state.actors()[0])
            state.apply(turn[-1], GAME.actions.index("decline"))
        turn.append(state.actors()[0])
        assert turn == state.order
        asked.add(tuple(turn))
    assert len(asked) > 1


# ---------------------------------------------------------------- levels and leaders


def levels(table: Builder) -> set[str]:
    found = {TABLES.abilities[code >> 6].name for code in table.state.active[0]}
    return {name.removeprefix("level-imperial_") for name in found if name.startswith("level-")}


@rule("BSU-4.12", "BSU-4.14", "BSU-4.15", "BSU-4.16")
def test_levels_add_up_and_the_one_not_chosen_is_blocked() -> None:
    table = built(length="long").empire(0, "imperial")  # levels at 1, 3 and 5
    checked(table.antimatter(1)).do("pick", 1)
    assert levels(table) == {"0", "1b"}
    assert levels(table.empire(0)) == {"0", "1b"}
    checked(table.antimatter(2))
    assert not table.state.actors()  # the choice stands
    checked(table.antimatter(3)).do("pick", 0)
    assert levels(table) == {"0", "1b", "2a"}
    checked(table.antimatter(2))
    assert not table.state.actors()  # only the level above is lost
    assert levels(table) == {"0", "1b"}
    table.state.round = 5
    checked(table.antimatter(3))
    assert table.kinds() == {"pick"}
    assert len(table.moves()) == 2
    assert levels(table.do("pick", 1)) == {"0", "1b", "2b"}
    checked(table.antimatter(0))
    checked(table.antimatter(1))
    assert len(table.moves()) == 2
    assert levels(table.do("pick", 0)) == {"0", "1a"}


@rule("BSU-4.13", "BSU-5.1")
def test_antimatter_of_a_fight_brings_a_level_after_it_and_no_victory_before_the_end_of_the_round() -> None:
    table = built().line("a", "b").join("b", "home1").units(0, "a", dreadnought=4).units(1, "a", fighter=4)
    table.empire(0, "imperial", organisation="eclipse").empire(1, organisation="eclipse").antimatter(3)
    checked(table).do("pick", 0).do("pick", 0)
    table.dice(1, 1, 1, 1, *[8] * 20).begin(0, "battle").decline_while("reroll")
    assert (table.state.antimatter[0], table.state.levels[0]) == (4, [0, 0, 0, 0])
    table.antimatter(5).units(1, "a", fighter=4).dice(1, 1, 1, 1, *[8] * 20).begin(0, "battle").decline_while("reroll")
    assert (table.state.antimatter[0], table.state.ended) == (6, 0)


@rule("BSU-4.20")
def test_every_leader_has_its_own_attack() -> None:
    for leader, success in ((0, True), (1, False), (2, False)):
        table = built().empire(0, race="terran").dice(5).begin(0, "scan", leader)
        assert (table.state.crystals[0] == 0) == success


@rule("BSU-4.24", "BSU-23.13")
def test_a_home_is_no_target_but_of_an_alliance() -> None:
    table = built().join("home0", "home1").units(0, "home1", battlecruiser=2).units(1, "home1", regiment=2)
    table.construction("home1", "con_gate")
    for seat in range(2):
        table.empire(seat, race="terran").state.hand[seat] = 1
    state = table.state
    assert shot_targets(state, 0, 0) == assault_targets(state, 0) == battle_targets(state, 0) == []
    assert diplomacy_options(state, 0) == [ALLY + MAKE * SEATS + 1]
