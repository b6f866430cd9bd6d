"""Two or three rules at one moment, as somebody looks for who wants to catch a wrong rule."""

import pytest
from games.burning_suns.builder import GAME, TABLES, Builder, battle, built, facing, fleet_of
from support.rules import rule

from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.rules.combat.sides import key_of, key_of_mercenary, rerolls_left
from perihelion.games.burning_suns.rules.rounds import round_end
from perihelion.games.burning_suns.rules.steps import PLAN, ROUND
from perihelion.games.burning_suns.rules.terms import KINDS, MERCENARY, PASSIVE

FIGHTER = 2

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


@rule("BSU-A-38", "BSU-38.9")
def test_option_free_race_cards_ask_nobody_again_who_has_declined() -> None:
    table = facing({"dreadnought": 2}, {"dreadnought": 2}, race_card_triggers="free")
    at_level(table.empire(0, "exiled"), 0, 0)
    table.card(1, "terran_second_wind").tile("g", "hostile_3", "home1").control(1, "g", unrest=True, blocked=0)
    table.dice(*[8] * 99).begin(0, "battle").do("decline").use("card-rc_terran_second_wind")
    assert (table.asked(), table.seat, table.usable()) == ("trigger", 1, {"tile-hostile_3"})


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


# ---------------------------------------------------------------- dark ships


@rule("BSU-15.2", "BSU-15.12", "BSU-44.25")
def test_dark_ships_attack_a_single_ship_wherever_they_meet() -> None:
    """It comes to them, or a card puts them beside it."""
    entering = built().line("a").dark("a", 1).units(0, "home0", fighter=1).empire(0, organisation="eclipse")
    entering.dice(1, 8).begin(0, "jump").decline_while("reroll")
    if entering.state.actors():
        entering.do("place", "a").decline_while("reroll")
    assert (entering.has(0, "a", "fighter"), entering.state.dark[entering.labels["a"]]) == (0, 1)
    placed = built().line("a").join("a", "home1").units(1, "a", fighter=1).card(0, "wraith_grave_lights")
    placed.dice(1, 1, 1, 1, 8).begin(0, "activate").decline_while("reroll")
    assert (placed.has(1, "a", "fighter"), placed.state.dark[placed.labels["a"]]) == (0, 4)


@rule("BSU-A-21", "BSU-15.12", "BSU-15.13")
@pytest.mark.parametrize("way", ["jump", "leap"])
def test_who_comes_to_dark_ships_wakes_them_for_the_fleets_that_lie_there(way: str) -> None:
    """A draw left a fleet beside them: the newcomer is attacked first, then that one."""
    table = built(3).line("a").join("a", "home1").dark("a", 2).units(1, "a", fighter=1).units(0, "home0", fighter=1)
    attacked: list[int | None] = []
    table.state.watch(lambda event: attacked.append(event.seat) if event.kind == "fell" else None)
    for seat in range(3):
        table.empire(seat, organisation="eclipse")
    table.dice(1, 1, 8, 1, 1, 8)
    if way == "leap":
        table.card(0, "wraith_cold_passage")
    table.begin(0, "jump" if way == "jump" else "activate").decline_while("reroll")
    while table.state.actors():
        move = table.moves()[-1] if table.asked() in ("jump", "leap") else table.moves()[0]
        table.do(move.kind, *move.args)
    assert attacked == [0, 1]
    assert (fleet_of(table, 0), fleet_of(table, 1), table.state.dark[table.labels["a"]]) == (0, 0, 2)


# ---------------------------------------------------------------- wormholes


@rule("BSU-A-26", "BSU-16.18")
def test_a_step_between_wormholes_begins_and_ends_at_one() -> None:
    """From a plain tile there is none; from the anomaly there is one to the own starbase, and back."""
    table = built().tile("w", "wormhole_1", "home0").line("a", "b", "c").units(0, "c", starbase=1)
    table.units(0, "w", fighter=1).units(0, "a", fighter=1).units(0, "b", fighter=1)
    for origin, goals in (("w", {"home0", "c"}), ("a", {"home0", "b"}), ("b", {"a", "c"})):
        jumping = table.state.clone()
        table.begin(0, "jump").do("fleet", origin)
        assert table.places() == goals
        table.state = jumping
    back = table.units(0, "c", fighter=1).begin(0, "jump").do("fleet", "c")
    assert back.places() == {"b", "w"}


# ---------------------------------------------------------------- bans


@rule("BSU-39.7", "BSU-44.40", "BSU-23.16")
@pytest.mark.parametrize(
    ("ban", "ability", "works"),
    [
        ("agent", "rc_usurper_palace_coup", True),  # a race card stands above an agent
        ("agent", "agent_the_kindler", False),  # passive before activated
        ("ideology", "rc_usurper_palace_coup", False),
        ("colossus", "agent_the_kindler", True),
    ],
)
def test_a_ban_of_hostile_diplomacy_is_weighed_against_the_ability(ban: str, ability: str, works: bool) -> None:
    table = built().tile("a", "inhabited_1", "home0").join("a", "home1").control(1, "a").units(1, "a", regiment=2)
    if ban == "agent":
        table.agent(1, "judge_calloway")
    elif ban == "ideology":
        at_level(table.empire(1, "imperial"), 1, 0, 1)
    else:
        table.units(1, "a", colossus=1)
    if ability.startswith("agent"):
        table.agent(0, ability.removeprefix("agent_"))
    else:
        table.card(0, ability.removeprefix("rc_"))
    table.begin(0, "activate")
    while table.state.actors():
        table.do(table.moves()[0].kind, *table.moves()[0].args)
    assert table.unrest("a") == works


@rule("BSU-44.30", "BSU-34.6", "BSU-A-48")
@pytest.mark.parametrize("ban", ["starbase", "ideology"])
def test_a_ban_of_rerolls_holds_in_every_turn(ban: str) -> None:
    table = battle({"dreadnought": 2, "fighter": 2}, {"dreadnought": 3})
    if ban == "starbase":
        table.units(1, "a", starbase=1)
    else:
        at_level(table.empire(1, "psyonic"), 1, 0, 1)
    asked: list[int] = []
    table.dice(*[8] * 6, 1, *[8] * 6).begin(0, "battle")
    while table.state.actors() and table.state.fight().turn < 3:
        if table.asked() == "reroll" and table.seat == 0:
            asked.append(table.state.fight().turn)
        table.do(table.moves()[0].kind, *table.moves()[0].args)
    assert asked == []


@rule("BSU-44.30", "BSU-36.15")
def test_rerolls_of_a_bombard_are_there_for_each_shot() -> None:
    """Two shots of the same kind: the two rerolls of an agent serve both."""
    table = built(bombard="same").tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", regiment=6)
    table.tile("b", "inhabited_2", "home0").control(1, "b").units(1, "b", regiment=6)
    table.agent(0, "breaker_ninefold").units(0, "a", dreadnought=3).units(0, "b", dreadnought=3)
    table.dice(*[8] * 40).begin(0, "bombard")
    for label in ("a", "b"):
        table.do("place", label)
        for _ in range(2):
            assert table.asked() == "reroll"
            table.do("unit", "dreadnought")
        assert not (table.state.actors() and table.asked() == "reroll")


# ---------------------------------------------------------------- an empire and its systems


@rule("BSU-A-35", "BSU-25.15", "BSU-25.7")
def test_unrest_in_an_uninhabited_system_may_be_calmed_by_its_owner() -> None:
    """It came by an assault; nobody else can worsen it."""
    table = built().tile("a", "uninhabited_1", "home0").join("a", "home1").control(0, "a", unrest=True, blocked=0)
    rival = table.state.clone()
    table.dice(1).begin(0, "diplomacy")
    assert not table.unrest("a")
    table.state = rival
    table.dice(1).begin(1, "diplomacy")
    assert (table.unrest("a"), table.owner("a")) == (True, 0)


@rule("BSU-27.10", "BSU-28.5", "BSU-32.2")
def test_a_replaced_construction_goes_to_the_supply_with_all_it_gave() -> None:
    table = built().crystals(20).construction("home0", "con_well").market("con_refinery")
    assert table.state.antimatter[0] == 1
    old, new = table.resource("con_well"), table.resource("con_refinery")
    before = table.state.supply[old]
    table.begin(0, "build").do("market", 0)
    assert table.state.construction[table.labels["home0"]] == new
    assert (table.state.supply[old], table.state.antimatter[0]) == (before + 1, 0)


@rule("BSU-4.28", "BSU-4.34")
def test_in_the_advanced_start_everybody_buys_at_their_own_home_in_player_order() -> None:
    for seed in range(4):
        state = GAME.new(3, seed, start="advanced")
        while state.view(None)["question"] != "start-unit":
            seat = state.actors()[0]
            state.apply(seat, state.legal(seat)[0])
        assert isinstance(state, BurningSunsState)
        for seat in state.order:
            assert state.actors() == (seat,)
            state.apply(seat, GAME.actions.index("buy", FIGHTER))
            assert [place for place, size in enumerate(state.fleet[seat]) if size] == [state.galaxy.homes[seat]]
            while state.actors() == (seat,) and state.view(None)["question"] == "start-unit":
                state.apply(seat, GAME.actions.index("decline"))


# ---------------------------------------------------------------- what always has an answer, and an end


@rule("BSU-45.4", "BSU-38.4")
def test_whoever_is_asked_to_use_something_may_decline_it() -> None:
    """A trigger, a benefit of the status phase, a second tile."""
    trigger = facing({"dreadnought": 1}, {"dreadnought": 1})
    at_level(trigger.empire(0, "exiled"), 0, 0)
    assert "decline" in trigger.begin(0, "battle").kinds()
    status = at_level(built().empire(0, "enlightened"), 0, 0, 0).step(ROUND)
    assert (status.asked(), "decline" in status.kinds()) == ("status", True)
    tiles = built().tile("a", "void_1", "home0", up=False).tile("b", "void_2", "home0", up=False)
    tiles.tile("c", "void_3", "home0", up=False).begin(0, "explore")
    assert "decline" not in tiles.kinds()
    assert "decline" in tiles.do("place", "a").kinds()


@rule("BSU-A-77", "BSU-5.19")
@pytest.mark.parametrize(
    ("options", "last"), [({}, 20), ({"length": "long"}, 30), ({"round_limit": "no"}, 100)], ids=str
)
def test_the_last_round(options: dict[str, str], last: int) -> None:
    for played in (last - 1, last):
        table = built(**options)
        table.state.round = played
        round_end(table.state)
        assert (table.state.ended == 2) == (played == last)


@rule("BSU-A-77", "BSU-45.2")
def test_damage_begins_the_count_of_quiet_turns_anew() -> None:
    """A hit on a titan after 30 quiet turns: 50 more are needed."""
    table = battle({"dreadnought": 1}, {"titan": 1})
    ends: list[object] = []
    table.state.watch(lambda event: ends.append(event.facts["turns"]) if event.kind == "fight-drawn" else None)
    table.dice(*[8, 8, 8, 8] * 30, 1, 8, 8, 8, *[8, 8, 8, 8] * 60).begin(0, "battle")
    assert ends == [30 + 1 + 50]


@rule("BSU-41.1", "BSU-41.3")
@pytest.mark.parametrize("face", [4, 5])
def test_a_mission_is_a_roll_of_the_leader(face: int) -> None:
    """Attack 4: without a success no action is gained."""
    table = built().empire(0, race="cyborg", organisation="nova").dice(face).begin(0, "mission")
    assert (bool(table.state.actors()) and table.asked() == "mission") == (face == 4)


@rule("BSU-4.20", "BSU-9.2")
def test_a_round_is_planned_with_three_leaders_of_everybody() -> None:
    table = built(3).step(PLAN, 0)
    for number in range(9):
        assert (table.asked(), table.seat) == ("leader", number % 3)
        table.do(table.moves()[0].kind, *table.moves()[0].args)
    assert table.asked() != "leader"


@rule("BSU-A-33", "BSU-24.13")
def test_allies_are_compared_after_an_activation_too() -> None:
    table = built(length="long").ally(0, 1, 2, 3).antimatter(4, 0).level(0, 1).level(0, 2)
    table.agent(0, "quartermaster_pell").begin(0, "activate")
    assert not table.state.allied(0, 1)
