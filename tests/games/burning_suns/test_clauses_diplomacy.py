"""Colonising and diplomacy: one clause after another (BSU-22, BSU-23)."""

from games.burning_suns.builder import Builder, built
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.diplomacy import colonise_options, diplomacy_options
from perihelion.games.burning_suns.rules.tables import ALLY, CANCEL, CHANGE, MAKE, PLACE_AT
from perihelion.games.burning_suns.rules.terms import SEATS


def settling(seats: int = 2, **numbers: int) -> Builder:
    table = built(seats).tile("u", "uninhabited_1", "home0").crystals(9)
    return table.units(0, "u", **(numbers or {"dreadnought": 1}))


def can_settle(table: Builder) -> bool:
    return bool(colonise_options(table.state, 0))


@rule("BSU-22.1")
def test_an_own_dreadnought_settles_one_system() -> None:
    assert can_settle(settling())
    assert not can_settle(settling(titan=1, battlecruiser=3, fighter=2))
    assert not can_settle(settling(fighter=1).units(1, "u", dreadnought=1))
    table = settling().tile("v", "uninhabited_2", "home0").units(0, "v", dreadnought=1).begin(0, "colonise")
    table.do("place", "v")
    assert not table.state.actors()
    assert (table.owner("u"), table.owner("v")) == (-1, 0)


@rule("BSU-22.4")
def test_which_fleets_hinder_settlers() -> None:
    assert not can_settle(settling().units(1, "u", fighter=4))
    assert can_settle(settling().units(1, "u", fighter=3))
    assert can_settle(settling().units(1, "u", fighter=4).ally(0, 1))
    assert not can_settle(settling().dark("u", 4))
    assert can_settle(settling().dark("u", 3))


# ---------------------------------------------------------------- diplomacy


def places(table: Builder, seat: int = 0) -> set[str]:
    """The systems that a diplomacy of the seat may be about."""
    names = {PLACE_AT + place: label for label, place in table.labels.items()}
    return {names[move] for move in diplomacy_options(table.state, seat) if move < ALLY}


def offers(table: Builder) -> set[tuple[int, int]]:
    """The alliances that a diplomacy of seat 0 may be about: what, and with whom."""
    return {divmod(move - ALLY, SEATS) for move in diplomacy_options(table.state, 0) if move >= ALLY}


@rule("BSU-23.3")
def test_a_system_won_over_costs_nothing() -> None:
    table = built().tile("i", "inhabited_1", "home0").crystals(2).dice(1).begin(0, "diplomacy")
    assert (table.owner("i"), table.state.crystals[0], table.has(0, "i", "regiment")) == (0, 2, 1)
    assert not table.unrest("i")


@rule("BSU-23.5", "BSU-23.6")
def test_an_own_system_can_only_get_better() -> None:
    table = built().tile("p", "inhabited_1", "home0").control(0, "p")
    table.tile("q", "inhabited_2", "home0").control(0, "q", unrest=True, blocked=0)
    table.tile("h", "hostile_1", "home0").control(0, "h", unrest=True, blocked=0)
    assert places(table) == {"q"}
    table.dice(1).begin(0, "diplomacy")
    assert (table.owner("q"), table.unrest("q")) == (0, False)


@rule("BSU-23.8")
def test_a_failed_diplomacy_changes_nothing() -> None:
    table = built().tile("i", "inhabited_1", "home0").crystals(1).dice(8).begin(0, "diplomacy")
    assert not table.state.actors()
    assert (table.owner("i"), table.state.crystals[0]) == (-1, 1)


@rule("BSU-23.9", "BSU-23.10", "BSU-23.15")
def test_only_the_distance_of_whoever_acts_matters_for_systems_and_for_empires() -> None:
    table = built(3).tile("i", "inhabited_1", "home0").line("a", first="i").tile("k", "inhabited_3", "a")
    table.line("b", first="k").join("b", "home1").control(1, "k")
    for seat in range(3):
        table.empire(seat, race="terran").state.hand[seat] = 0b11
    for mine, theirs, near in (("outer_rim", "eternity", False), ("eternity", "outer_rim", True)):  # 1 and 3
        table.empire(0, organisation=mine).empire(1, organisation=theirs)
        assert places(table) == ({"i", "k"} if near else {"i"})
        assert offers(table) == ({(MAKE, 1)} if near else set())


@rule("BSU-23.15", "BSU-23.13", "BSU-A-31")
def test_an_empire_is_reached_by_its_systems_and_not_by_its_units() -> None:
    table = built(3).line("a").units(1, "a", fighter=5).tile("i", "inhabited_1", "home0").control(2, "i")
    for seat in range(3):
        table.empire(seat, race="terran").state.hand[seat] = 0b11
    assert offers(table) == {(MAKE, 2)}
    assert offers(table.join("home0", "home1")) == {(MAKE, 1), (MAKE, 2)}
    assert places(table) == {"i"}  # of homes nothing but that


@rule("BSU-23.12")
def test_an_alliance_with_one_does_not_protect_another() -> None:
    table = built(3).tile("i", "inhabited_1", "home0").control(1, "i").tile("j", "inhabited_2", "home0").control(2, "j")
    assert places(table) == {"i", "j"}
    assert places(table.ally(0, 1)) == {"j"}


@rule("BSU-23.7", "BSU-23.18")
def test_who_needs_a_card_for_what() -> None:
    def joined(mine: int, theirs: int, allied: bool) -> set[tuple[int, int]]:
        table = built().join("home0", "home1").empire(0, race="terran").empire(1, race="wraith")
        table.state.hand = [mine, theirs]
        if allied:
            table.ally(0, 1, 7, 7)
        return offers(table)

    assert joined(0b11, 0b1, False) == {(MAKE, 1)}
    assert joined(0b11, 0, False) == joined(0, 0b11, False) == set()
    assert joined(0b1, 0b1, True) == joined(0b1, 0, True) == {(CHANGE, 1), (CANCEL, 1)}
    assert joined(0, 0b11, True) == {(CANCEL, 1)}


@rule("BSU-23.7")
def test_one_alliance_is_cancelled_and_no_other() -> None:
    table = built(3).join("home0", "home1").join("home0", "home2").ally(0, 1, 0, 0).ally(0, 2, 1, 0)
    table.dice(1).begin(0, "diplomacy").do("alliance", CANCEL, 2)
    assert (table.state.allied(0, 1), table.state.allied(0, 2)) == (True, False)
    assert not table.state.actors()
