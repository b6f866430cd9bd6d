"""What sheets say of units and leaders, and whom a roll is asked of: clauses left over (BSU-4 to BSU-23)."""

import pytest
from games.burning_suns.builder import Builder, battle, built
from games.burning_suns.test_rounds import placed
from support.rules import rule

from perihelion.games.burning_suns.rules.combat.military import assault_targets
from perihelion.games.burning_suns.rules.empire.building import place_resource
from perihelion.games.burning_suns.rules.empire.numbers import army_limit, full_hull, income, unit_price
from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.galaxy.places import gain_control
from perihelion.games.burning_suns.rules.rounds import winners_of
from perihelion.games.burning_suns.rules.steps import AMBUSH, REGROUP, STATUS_OF, TURN
from perihelion.games.burning_suns.rules.terms import ACTION, COLOSSUS, FIGHTER, REGIMENT, STARBASE, TITAN
from perihelion.kernel.table import Event


def of(race: str) -> Builder:
    return built().empire(0, race=race, organisation="eclipse")


# ---------------------------------------------------------------- race sheets


@rule("BSU-4.17")
def test_a_race_sheet_gives_costs_hit_points_dice_and_attacks() -> None:
    for race, starbase, titan, dice in (("terran", 8, 7, 4), ("cyborg", 9, 8, 4), ("templar", 9, 7, 3)):
        table = of(race).line("a", "b").join("b", "home1")
        assert unit_price(table.state, 0, STARBASE) == starbase
        assert full_hull(table.state, 0, TITAN) == titan
        told: list[Event] = []
        table.state.watch(told.append)
        table.units(0, "a", titan=1).units(1, "a", fighter=1).dice(*[8] * dice, 8, *[1] * dice, 8).begin(0, "battle")
        assert next(str(event.facts["rolled"]) for event in told if event.kind == "dice") == "titan" + " 8" * dice
    for race, falls in (("terran", False), ("cyborg", True)):  # fighters of 4 and of 5, with the strike bonus
        table = of(race).line("a").units(0, "a", fighter=1).dark("a", 1).dice(6, 8, 8, 1).begin(0, "battle")
        table.decline_while("reroll")
        assert (table.has(0, "a", "fighter") == 1) == falls


@rule("BSU-4.17")
def test_a_race_sheet_has_so_many_spaces_for_technologies() -> None:
    for race, spaces in (("terran", 2), ("templar", 1)):
        table = of(race)
        for name in ("tech_servos", "tech_batteries", "tech_whisper")[: spaces + 1]:
            assert not table.state.actors()
            place_resource(table.state, 0, table.resource(name))
            table.state.settle()
        assert len(table.state.technologies[0]) == spaces
        assert spaces == 1 or table.asked() == "replaced"


@rule("BSU-4.17")
def test_a_race_sheet_says_which_units_have_spaces_for_upgrades() -> None:
    table = of("terran")
    for number in range(2):
        place_resource(table.state, 0, table.resource("upg_overcharge"))
        table.state.settle()
        assert {move.args[0] for move in table.moves()} == set(range(REGIMENT + 1))
        table.do("unit", FIGHTER)
        assert len(table.state.upgrades[0]) == 1  # the second takes the place of the first
        assert not table.state.actors() or number == 1
    templar = of("templar")
    place_resource(templar.state, 0, templar.resource("upg_overcharge"))
    templar.state.settle()
    assert {move.args[0] for move in templar.moves()} == set(range(COLOSSUS))


@rule("BSU-13.3")
def test_both_benefits_of_a_system_are_had() -> None:
    table = built()
    before, colossus = income(table.state, 0), unit_price(table.state, 0, COLOSSUS)
    table.tile("i", "inhabited_1", "home0").control(0, "i")
    assert income(table.state, 0) == before + 2
    assert unit_price(table.state, 0, COLOSSUS) == colossus - 2


# ---------------------------------------------------------------- the order, and rolls


@rule("BSU-11.4", "BSU-11.5")
def test_all_spaces_of_an_action_come_before_the_next_action() -> None:
    table = placed(built(), (0, ACTION["recruit"], 2), (1, ACTION["mission"], 0), (1, ACTION["recruit"], 0))
    table.state.push((TURN, 0))
    table.state.settle()
    acted = []
    while table.state.actors() and table.asked() == "perform":
        acted.append((table.seat, table.state.asked[2]))
        table.do("decline")
    assert acted == [(1, ACTION["recruit"]), (0, ACTION["recruit"]), (1, ACTION["mission"])]


@rule("BSU-20.1", "BSU-23.14")
@pytest.mark.parametrize("action", ["scan", "diplomacy", "recruit", "mission"])
def test_four_actions_begin_with_a_roll_and_nothing_is_chosen_before(action: str) -> None:
    table = built().crystals(3).dice(8).begin(0, action)
    assert (table.asked(), table.kinds()) == ("boost", {"boost", "roll"})
    table.do("roll")
    assert not table.state.actors()
    assert table.state.agent_owner.count(0) == table.state.artefact_owner.count(0) == 0


@rule("BSU-20.1")
def test_other_actions_need_no_roll() -> None:
    table = built().tile("u", "uninhabited_1", "home0").units(0, "u", dreadnought=1).crystals(9).begin(0, "colonise")
    assert table.owner("u") == 0
    assert built().crystals(9).begin(0, "build").asked() == "build"


# ---------------------------------------------------------------- forces of nobody


@rule("BSU-5.9")
def test_four_local_forces_score_and_three_dark_ships_do_not() -> None:
    stormed = of("ercinean").tile("h", "hostile_6", "home0").units(0, "h", battlecruiser=5)
    stormed.dice(*[1] * 5, *[8] * 4).begin(0, "assault")
    assert (stormed.owner("h"), stormed.state.antimatter[0]) == (0, 1 + 1)  # one of the system itself
    fewer = of("ercinean").tile("h", "hostile_6", "home0").local("h", 3).units(0, "h", battlecruiser=5)
    fewer.dice(*[1] * 5, *[8] * 3).begin(0, "assault")
    assert (fewer.owner("h"), fewer.state.antimatter[0]) == (0, 1)
    table = battle({"dreadnought": 9}, {}).dark("a", 3).dice(*[1] * 9, *[8] * 3).begin(0, "battle")
    assert (table.state.dark[table.labels["a"]], table.state.antimatter[0]) == (0, 0)


@rule("BSU-15.5")
@pytest.mark.parametrize(
    ("faces", "survives"),
    [
        ((8, 7, 1, 8), False),  # the fleet has no strike bonus: its 7 misses with an attack of 6
        ((8, 8, 5, 1), True),  # the dark ships have it in the first turn only
        ((5, 8), False),
    ],
)
def test_the_strike_bonus_of_an_ambush(faces: tuple[int, ...], survives: bool) -> None:
    table = of("ercinean").line("a").units(0, "a", dreadnought=1).dark("a", 1).dice(*faces)
    table.step(AMBUSH, table.labels["a"], 0)
    assert (table.has(0, "a", "dreadnought") == 1) == survives


@rule("BSU-14.2")
def test_anomalies_are_not_stormed() -> None:
    table = built()
    for label, name in (("a", "asteroid_field_1"), ("b", "babel_post_1"), ("d", "dark_fleet_1"), ("w", "wormhole_1")):
        table.tile(label, name, "home0").dark(label, 0).units(0, label, battlecruiser=1)
    assert assault_targets(table.state, 0) == []


@rule("BSU-12.7")
def test_what_one_empire_turns_up_another_reaches_only_by_a_path() -> None:
    table = built().tile("a", "void_1", "home0", up=False).tile("b", "void_2", "a", up=False)
    table.tile("c", "void_3", "b", up=False).join("c", "home1").begin(0, "explore").do("decline")
    at = table.labels
    assert table.state.frontier == [1 << at["b"], 1 << at["c"]]
    assert table.state.reach[1] == 1 << at["home1"]


# ---------------------------------------------------------------- left over


@rule("BSU-4.19")
def test_an_organisation_helps_missions_and_fights_and_no_scan_and_no_shot() -> None:
    def rolled(action: str) -> Builder:
        table = built().empire(0, race="terran", organisation="outer_rim")  # one for missions, one reroll in a battle
        return table.dice(6).begin(0, action)

    assert rolled("mission").asked() == "mission"  # a leader of 5
    assert not rolled("scan").state.actors()
    shot = built().empire(0, organisation="outer_rim").tile("h", "hostile_1", "home0").units(0, "h", dreadnought=1)
    shot.dice(8).begin(0, "bombard")
    assert not shot.state.actors()


@rule("BSU-6.5")
def test_an_ally_of_an_ally_does_not_win_in_whatever_seat() -> None:
    for first, middle, last in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        table = built(3).ally(first, middle).ally(middle, last)
        table.state.antimatter[first] = 9
        assert winners_of(table.state, [first]) == 1 << first | 1 << middle


@rule("BSU-8.3", "BSU-8.2")
def test_both_old_cards_go_to_the_bottom_of_their_decks() -> None:
    table = built()
    shown = table.state.face_up[:]
    table.step(REGROUP)
    assert [deck[0] for deck in table.state.decks] == shown


@rule("BSU-13.8", "BSU-13.11")
def test_a_hostile_system_has_its_forces_once_and_pays_in_every_round() -> None:
    table = built().tile("h", "hostile_1", "home0").local("h", 0)
    gain_control(table.state, 0, table.labels["h"], False)
    assert table.state.local[table.labels["h"]] == 0
    for number in (1, 2, 3):
        table.state.round = number
        table.state.frames.append(Frame(-1, 0, -1))
        table.step(STATUS_OF, 0)
        assert table.state.crystals[0] == number * income(table.state, 0)


@rule("BSU-15.12")
def test_a_regiment_beside_dark_ships_is_not_noticed() -> None:
    table = built().tile("i", "inhabited_1", "home0").control(0, "i").dark("i", 2).units(0, "i", dreadnought=1)
    table.dice(8).begin(0, "recruit").do("place", "i")
    assert (table.has(0, "i", "regiment"), table.state.dark[table.labels["i"]]) == (1, 2)
    assert not table.state.actors()
    assert table.has(0, "i", "dreadnought") == 1


@rule("BSU-18.6")
def test_unrest_lowers_the_limit_in_its_own_system_only() -> None:
    table = built().tile("i", "inhabited_1", "home0").control(0, "i", unrest=True, blocked=0)
    assert [army_limit(table.state, 0, table.labels[label]) for label in ("i", "home0")] == [5, 10]
