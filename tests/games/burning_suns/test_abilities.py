"""When abilities may be used, by whom and how often (BSU-26, BSU-38)."""

import pytest
from games.burning_suns.builder import TABLES, activated, built, facing
from support.rules import rule

from perihelion.games.burning_suns.rules.combat.sides import attack_of


@rule("BSU-EX-41", "BSU-38.7", "BSU-38.9", "BSU-38.10", "BSU-44.3", "BSU-38.3", "BSU-A-56", "BSU-A-78")
def test_attacker_then_defender_use_one_ability_each() -> None:
    table = facing({"dreadnought": 2}, {"dreadnought": 2})
    for seat in (0, 1):
        table.empire(seat, "exiled").level(seat, 1, 0)
    table.empire(0, "exiled").tile("g", "hostile_3", "home0").control(0, "g")
    table.begin(0, "battle")
    assert (table.seat, table.usable()) == (0, {"level-exiled_1a", "tile-hostile_3"})
    table.use("tile-hostile_3")
    assert (table.seat, table.usable()) == (1, {"level-exiled_1a"})
    assert table.state.fight().joined == [2, 0]
    table.dice(*[8] * 20).use("level-exiled_1a")
    assert table.state.fight().joined == [2, 4]
    assert table.asked() != "trigger"


@rule("BSU-38.4", "BSU-38.15")
def test_using_an_ability_is_optional_and_a_passed_action_triggers_nothing() -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 1}).empire(0, "exiled").level(0, 1, 0)
    table.dice(1, 1).begin(0, "battle").do("decline")
    assert table.has(0, "a", "dreadnought") == 0  # no dark ship was there to take the hit
    passed = built().empire(0, "nomadic").line("a").units(0, "home0", fighter=1)
    passed.step(53, 0, 1, 0).do("decline")
    assert passed.state.crystals[0] == 0


@rule("BSU-38.8", "BSU-44.6")
@pytest.mark.parametrize(("faces", "crystals"), [((1, 8), 2), ((8, 1), 0), ((1, 1), 0)])
def test_if_you_win(faces: tuple[int, int], crystals: int) -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 1}).agent(0, "captain_skarn").dice(*faces).begin(0, "battle")
    if table.state.actors():
        table.use("card-agent_captain_skarn")
    assert table.state.crystals[0] == crystals


@rule("BSU-38.8", "BSU-44.6", "BSU-44.19")
def test_if_you_lose_and_for_each_destroyed() -> None:
    table = facing({"dreadnought": 2}, {"dreadnought": 3}).empire(0, "vengeful").dice(1, 8, 1, 1, 8).begin(0, "battle")
    assert table.usable() == {"level-vengeful_0"}
    table.use("level-vengeful_0")
    assert table.state.crystals[0] == 2  # one unit of the winner was destroyed


@rule("BSU-44.5", "BSU-38.7")
def test_attacker_and_defender_conditions() -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 1})
    for seat in (0, 1):
        table.empire(seat, "vengeful").level(seat, 1, 0)
    table.begin(0, "battle")
    assert (table.seat, table.usable()) == (1, {"level-vengeful_1a"})
    ambushed = built().line("a").units(0, "a", dreadnought=1).empire(0, "vengeful").level(0, 1, 0).dark("a", 1)
    ambushed.step(23, ambushed.labels["a"], 0)
    assert ambushed.usable() == {"level-vengeful_1a"}


@rule("BSU-44.32", "BSU-44.4")
def test_a_defender_can_have_a_strike_bonus_too() -> None:
    table = facing({"dreadnought": 1}, {"fighter": 2}).empire(1, "vengeful").level(1, 1, 0).begin(0, "battle")
    table.dice(8, 8, 8).use("level-vengeful_1a")
    assert table.asked() == "reroll"
    assert attack_of(table.state, 1, 2) == 7  # 5 and 2


@rule("BSU-44.9")
def test_outnumbered() -> None:
    for ships, usable in ((1, True), (2, False)):
        table = facing({"dreadnought": ships}, {"dreadnought": 2}).empire(0, "vengeful").level(0, 2, 1)
        table.dice(*[8] * 4).begin(0, "battle")
        assert (table.state.actors() != () and table.asked() == "trigger") == usable


@rule("BSU-44.7")
def test_success_is_the_owners_own_roll() -> None:
    table = built().empire(0, "united").level(0, 3).tile("a", "inhabited_1", "home0").crystals(4)
    table.dice(1).begin(0, "diplomacy").do("roll")
    assert table.usable() == {"level-united_3"}
    table.use("level-united_3")
    assert table.state.antimatter[0] == 1
    failed = built().empire(0, "united").level(0, 3).tile("a", "inhabited_1", "home0").crystals(4).dice(8, 8)
    failed.begin(0, "diplomacy").do("roll").do("decline")
    assert not failed.state.actors()
    assert failed.state.antimatter[0] == 0
    target = built().empire(1, "united").level(1, 3).tile("a", "inhabited_1", "home0").control(1, "a").crystals(0, 4)
    target.dice(1).begin(0, "diplomacy").do("benefit", 0)
    assert target.state.antimatter[1] == 0
    assert not target.state.actors()


@rule("BSU-EX-45", "BSU-44.10", "BSU-44.20", "BSU-A-70")
@pytest.mark.parametrize(("crystals", "left"), [(1, 1), (5, 3)])
def test_a_tax_before_building(crystals: int, left: int) -> None:
    table = built().empire(1, "imperial").level(1, 3).line("a").join("a", "home1").crystals(crystals, 0)
    table.begin(0, "build")
    assert (table.seat, table.usable()) == (1, {"level-imperial_3"})
    table.use("level-imperial_3")
    if crystals == 1:
        assert table.state.frames == []
    else:
        assert (table.seat, table.asked()) == (0, "tax")
        table.do("accept")
        assert table.asked() == "build"
    assert table.state.crystals[0] == left
    assert table.state.crystals[1] == crystals - left


@rule("BSU-44.20")
def test_a_refused_tax_ends_the_action_and_needs_a_path() -> None:
    table = built().empire(1, "imperial").level(1, 3).line("a").join("a", "home1").crystals(5, 0).begin(0, "build")
    table.use("level-imperial_3").do("decline")
    assert table.state.frames == []
    assert table.state.crystals == [5, 0]
    apart = built().empire(1, "imperial").level(1, 3).crystals(5, 0).begin(0, "build")
    assert apart.asked() == "build"


@rule("BSU-EX-62", "BSU-11.11", "BSU-38.9")
def test_crystals_of_an_own_ability_pay_the_tax() -> None:
    table = built().card(0, "terran_emergency_yards").empire(1, "imperial").level(1, 3).line("a").join("a", "home1")
    table.step(53, 0, 5, 0).do("accept").use("card-rc_terran_emergency_yards").use("level-imperial_3").do("accept")
    assert table.state.crystals == [2, 2]
    assert table.asked() == "build"


@rule("BSU-26.4", "BSU-26.2", "BSU-26.1", "BSU-A-38", "BSU-42.12")
def test_race_cards_with_a_moment_are_used_then_and_leave_the_game() -> None:
    table = built().card(0, "terran_deep_range_probe").tile("a", "void_1", "home0", up=False)
    table.tile("b", "void_2", "home0", up=False).tile("c", "void_3", "home0", up=False)
    table.tile("d", "void_4", "home0", up=False).tile("e", "void_5", "home0", up=False).begin(0, "explore")
    table.use("card-rc_terran_deep_range_probe").do("place", "a").do("place", "b").do("place", "c")
    assert table.state.crystals[0] == 3
    assert table.state.hand[0] == 0
    assert table.asked() == "explore"
    assert table.places() == {"d", "e"}


@rule("BSU-26.4", "BSU-38.11", "BSU-38.1", "BSU-44.41")
def test_race_cards_without_a_moment_need_activate() -> None:
    table = built().card(0, "terran_old_treaty").tile("a", "inhabited_1", "home0")
    activated(table)
    assert table.owner("a") == 0
    assert table.has(0, "a", "regiment") == 1
    assert not table.unrest("a")
    assert table.state.hand[0] == 0


@rule("BSU-A-38")
def test_being_asked_tells_nothing_about_the_hand() -> None:
    """Every empire with a race card that could fit is asked, fitting or not."""
    table = facing({"dreadnought": 1}, {"dreadnought": 1}).card(1, "terran_old_treaty").begin(0, "battle")
    assert table.seat == 1
    assert [move.kind for move in table.moves()] == ["decline", "decline_all"]


@rule("BSU-A-38")
def test_option_race_cards_do_not_count_as_triggers() -> None:
    for free in ("count", "free"):
        table = facing({"dreadnought": 1}, {"dreadnought": 2}, race_card_triggers=free).card(0, "terran_second_wind")
        table.tile("g", "hostile_3", "home0").control(0, "g").begin(0, "battle").use("card-rc_terran_second_wind")
        assert bool(table.state.frames[-1].used) == (free == "count")


@rule("BSU-EX-68", "BSU-44.8", "BSU-26.5", "BSU-38.14", "BSU-A-58")
def test_a_failed_roll_uses_a_race_card_up_but_not_an_agent() -> None:
    table = built().card(0, "ercinean_sky_court").card(1, "terran_vigil").line("a").join("a", "home1")
    table.card(1, "terran_old_treaty").agent(0, "judge_calloway").dice(8).begin(0, "activate", 0)
    table.use("card-rc_ercinean_sky_court")
    assert table.state.hand[0] == 0
    assert table.state.crystals[0] == 0
    table.dice(8).begin(0, "activate", 0)
    assert table.state.agent_owner[TABLES.agents.index("agent_judge_calloway")] == 0
    assert table.state.crystals[0] == 0
    assert table.state.hand[1].bit_count() == 1


@rule("BSU-EX-44", "BSU-44.43", "BSU-26.5", "BSU-38.12")
def test_a_race_card_is_discarded_by_its_owners_choice() -> None:
    table = built().empire(0, "assassin", "cyborg").level(0, 2, 0).line("a").join("a", "home1")
    table.card(1, "terran_old_treaty").card(1, "terran_spare_parts").dice(4).begin(0, "activate", 0)
    assert (table.seat, table.asked()) == (1, "throw")
    assert len(table.moves()) == 2
    table.do("race_card", TABLES.card_names[0].index("rc_terran_spare_parts"))
    assert table.state.hand[1] == 1 << TABLES.card_names[0].index("rc_terran_old_treaty")
    assert table.state.played[1] == 0  # unseen


@rule("BSU-EX-43", "BSU-44.21", "BSU-38.2", "BSU-42.6", "BSU-42.8", "BSU-5.6")
@pytest.mark.parametrize(("victim", "gained"), [(2, 1), (0, 0)])
def test_taking_antimatter(victim: int, gained: int) -> None:
    table = built(length="long").agent(0, "the_siphon").line("a").join("a", "home1").antimatter(0, victim)
    activated(table)
    assert table.state.antimatter == [gained, victim - gained]
    if gained:
        assert table.state.decks[0][0] == TABLES.agents.index("agent_the_siphon")


@rule("BSU-EX-43", "BSU-44.42", "BSU-19.10")
def test_looking_through_the_deck_for_x_artefacts() -> None:
    table = built().empire(0, organisation="eternity").artefact(0, "index_of_wonders")  # neutral: two
    activated(table)
    assert table.asked() == "card"
    assert len(table.moves()) == len(table.state.decks[1])
    wanted = [TABLES.artefacts.index("artefact_choir_bell"), TABLES.artefacts.index("artefact_pale_compass")]
    wanted = [card for card in wanted if card in table.state.decks[1]]
    for card in wanted:
        table.do("artefact", card)
    while table.asked() == "card":
        table.do("artefact", table.moves()[0].args[0])
    assert all(table.state.artefact_owner[card] == 0 for card in wanted)
    assert table.state.artefact_owner.count(0) == 2
