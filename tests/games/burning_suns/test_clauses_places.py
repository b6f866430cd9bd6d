"""Clauses of BSU-44.39 to 44.47: wormholes, control, cards drawn, units replaced, any force, rules ignored."""

from games.burning_suns.builder import TABLES, Builder, activated, built
from support.rules import rule

from perihelion.games.burning_suns.rules.galaxy.moving import next_places
from perihelion.games.burning_suns.rules.leaders import recruit_options
from perihelion.games.burning_suns.rules.steps import ROUND
from perihelion.games.burning_suns.rules.tables import AGENT_AT
from perihelion.games.burning_suns.rules.terms import UNIT_NAMES


def owned_by(table: Builder, seat: int) -> list[int]:
    return [card for card, owner in enumerate(table.state.artefact_owner) if owner == seat]


@rule("BSU-44.39", "BSU-16.18")
def test_wormhole_tiles_serve_everybody_and_gates_their_owner() -> None:
    table = (
        built().tile("w", "wormhole_1", "home0").line("x", first="w").tile("z", "wormhole_2", "x").join("z", "home1")
    )
    table.tile("s", "inhabited_1", "home0").control(0, "s").construction("s", "con_gate")
    table.tile("t", "inhabited_2", "x").control(1, "t").construction("t", "con_gate")
    places = table.labels
    for army in (False, True):
        for seat, own, other in ((0, "s", "t"), (1, "t", "s")):
            ways = next_places(table.state, seat, places["w"], army)
            assert (ways >> places["z"] & 1, ways >> places[own] & 1, ways >> places[other] & 1) == (1, 1, 0)


# ---------------------------------------------------------------- control


@rule("BSU-44.40", "BSU-25.15")
def test_what_can_be_made_worse_and_what_can_be_calmed() -> None:
    table = built().agent(0, "the_kindler")
    for label, name in {"i": "inhabited_1", "u": "uninhabited_1", "h": "hostile_1", "s": "special_1"}.items():
        table.tile(label, name, "home0").control(1, label)
    table.tile("j", "inhabited_2", "home0").control(0, "j").join("j", "home1").begin(0, "activate")
    assert table.places() == {"i", "h", "s"}
    calming = built().card(0, "templar_holy_ground")
    for label, name in {"i": "inhabited_1", "j": "inhabited_2", "h": "hostile_1", "s": "special_1"}.items():
        calming.tile(label, name, "home0").control(0, label, unrest=True, blocked=0)
    calming.begin(0, "activate")
    assert calming.places() == {"i", "j"}


@rule("BSU-44.40", "BSU-23.16")
def test_the_diplomacy_action_is_stopped_by_every_ban() -> None:
    table = built().tile("c", "inhabited_1", "home0").control(1, "c").units(1, "c", colossus=1)
    table.tile("t", "inhabited_2", "home0").control(1, "t").construction("t", "con_tribunal")
    table.tile("d", "inhabited_3", "home0").control(1, "d").tile("f", "inhabited_4", "home0")
    table.dice(1).begin(0, "diplomacy")
    assert table.places() == {"d", "f"}


@rule("BSU-44.41", "BSU-13.13")
def test_unguarded_systems_are_won_whatever_fleet_is_there() -> None:
    table = built().card(0, "terran_old_treaty").crystals(3)
    for number, label in enumerate("abcd"):
        table.tile(label, f"inhabited_{number + 1}", "home0")
    table.local("b", 2).units(1, "a", fighter=6).dark("d", 6).control(1, "c").begin(0, "activate")
    assert table.places() == {"a", "d"}
    table.do("place", "a")
    assert (table.owner("a"), table.unrest("a"), table.has(0, "a", "regiment"), table.state.crystals[0]) == (
        0,
        False,
        1,
        3,
    )


# ---------------------------------------------------------------- cards and resources


@rule("BSU-44.42")
def test_a_card_is_the_top_of_the_deck_or_the_face_up_one_which_is_not_replaced() -> None:
    for face_up in (0, 1):
        table = built().card(0, "templar_relic_procession").begin(0, "activate")
        deck, shown = table.state.decks[1][:], table.state.face_up[1]
        table.do("take", *table.moves()[face_up].args)
        assert owned_by(table, 0) == [shown if face_up else deck[-1]]
        assert table.state.face_up[1] == (-1 if face_up else shown)
        assert table.state.decks[1] == (deck if face_up else deck[:-1])


@rule("BSU-44.42")
def test_the_rest_of_a_deck_looked_through_is_shuffled() -> None:
    table = built().card(0, "wraith_last_testament").begin(0, "activate")
    deck = table.state.decks[1][:]
    assert len(table.moves()) == len(deck)
    table.do(table.moves()[3].kind, *table.moves()[3].args)
    [card] = owned_by(table, 0)
    deck.remove(card)
    assert sorted(table.state.decks[1]) == sorted(deck)
    assert table.state.decks[1] != deck


@rule("BSU-44.42", "BSU-29.2")
def test_a_resource_received_is_free_and_needs_a_place() -> None:
    for race, taken in (("neomorph", 0), ("leviathan", 1)):
        table = built().empire(0, race=race).agent(0, "tinker_moss").market("tech_fold", "upg_breach", "con_well")
        activated(table.crystals(7))
        assert (len(table.state.technologies[0]), table.state.crystals[0], table.state.upgrades[0]) == (taken, 7, [])
        offered = [table.resource(name) for name in ("tech_fold", "upg_breach", "con_well")]
        assert table.state.market == ([-1, *offered[1:]] if taken else offered)


@rule("BSU-44.44", "BSU-42.13")
def test_a_replaced_unit_is_gone() -> None:
    table = built().card(0, "cyborg_refit").line("a").units(0, "a", fighter=2).units(0, "home0", fighter=1)
    table.begin(0, "activate").do("place", "a").do("place", "home0")  # two for battlecruisers, at their places
    table.do("decline")
    at_a, at_home = ([table.has(0, label, name) for name in UNIT_NAMES[:3]] for label in ("a", "home0"))
    assert (at_a, at_home) == ([0, 1, 1], [0, 1, 0])


# ---------------------------------------------------------------- any force, rules ignored


@rule("BSU-44.45", "BSU-40.3", "BSU-A-29")
def test_who_counts_as_any_force_takes_any_agent_and_the_highest_x() -> None:
    for any_force in (False, True):
        table = built().line("a").join("a", "home1").artefact(0, "crystal_womb")
        if any_force:
            table.agent(0, "the_understudy")
        for name in ("captain_skarn", "mother_tamsin", "foreman_dask"):
            table.agent(1, name)
        table.empire(0, "vengeful")  # dark, and seat 1 is neutral
        numbers = [TABLES.agents.index(f"agent_{name}") for name in ("captain_skarn", "mother_tamsin")]
        robbed = [move - AGENT_AT for move in recruit_options(table.state, 0) if move >= AGENT_AT]
        assert sorted(robbed) == sorted(numbers if any_force else numbers[:1])
        table.step(ROUND)
        assert table.state.crystals[0] == 4 + 1 + (2 if any_force else 1)


@rule("BSU-44.46", "BSU-16.5")
def test_opposing_fleets_that_do_not_stop() -> None:
    for level in (0, 1):
        table = built().empire(0, "nomadic").level(0, 1, level).line("a", "b").units(0, "home0", fighter=1)
        table.units(1, "a", fighter=4).begin(0, "jump")
        if table.places() == {"a"}:
            table.do("place", "a")
        assert ("b" in table.places()) == (level == 1)
    table = built().card(0, "neomorph_creeping_roots").tile("a", "uninhabited_1", "home0").units(0, "a", fighter=1)
    table.units(1, "a", fighter=4).crystals(9).begin(0, "colonise").use("card-rc_neomorph_creeping_roots")
    assert table.owner("a") == 0
