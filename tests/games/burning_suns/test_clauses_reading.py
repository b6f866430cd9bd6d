"""Clauses of BSU-44: conditions and targets of abilities, what they count, and whom they leave alone."""

from games.burning_suns.builder import TABLES, Builder, activated, built, facing, fleet_of, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import jump_distance
from perihelion.games.burning_suns.rules.steps import ROUND
from perihelion.games.burning_suns.rules.terms import ACTIONS


def offered(table: Builder) -> set[str]:
    return table.usable() if table.state.actors() else set()


# ---------------------------------------------------------------- when and on what condition


@rule("BSU-44.1")
def test_equal_abilities_add_up() -> None:
    table = built()
    far = jump_distance(table.state, 0)
    table.technology(0, "tech_fold").technology(0, "tech_fold")
    assert jump_distance(table.state, 0) == far + 2


@rule("BSU-44.2", "BSU-A-19")
def test_a_tile_that_no_leader_turned_up_gives_no_action() -> None:
    table = built().empire(0, "archivist").level(0, 3).tile("x", "babel_post_1", "home0", up=False)
    table.tile("y", "void_1", "home0", up=False).step(ROUND)
    assert table.asked() == "status"
    table.use("level-archivist_3").do("place", "x")
    assert table.asked() == "leader"
    turned = built().tile("x", "babel_post_1", "home0", up=False).tile("y", "void_1", "home0", up=False)
    assert turned.begin(0, "explore").do("place", "x").asked() == "nested"


@rule("BSU-44.9", "BSU-A-9")
def test_against_four_units_means_the_enemys() -> None:
    for garrison in (3, 4):
        table = storming(garrison, battlecruiser=6).card(0, "usurper_crown_jewels")
        table.dice(*[1] * 6, *[8] * garrison).begin(0, "assault").do("decline")
        table.do("benefit", 0)
        assert (table.owner("a"), offered(table)) == (0, {"card-rc_usurper_crown_jewels"} if garrison == 4 else set())


@rule("BSU-44.9")
def test_who_is_outnumbered_is_seen_when_the_ability_is_used() -> None:
    for ships, able in ((4, True), (5, False)):
        table = facing({"dreadnought": 3}, {"dreadnought": ships}).card(0, "usurper_false_colours")
        table.empire(1, "vengeful").level(1, 2, 1).dice(*[8] * 9).begin(0, "battle")
        table.use("card-rc_usurper_false_colours")  # two against three, three against three
        assert ("level-vengeful_2b" in offered(table)) == able


@rule("BSU-44.9")
def test_a_fleet_elsewhere_is_not_here() -> None:
    for place, size, given in (("a", 4, 1), ("a", 3, 0), ("home0", 9, 0)):
        table = built().tile("a", "special_1", "home0").control(0, "a").units(0, place, fighter=size).step(ROUND)
        if table.asked() == "status":
            [name] = table.usable()
            table.use(name)
        assert table.state.antimatter[0] == given


# ---------------------------------------------------------------- targets


def bombing(seats: int = 2) -> Builder:
    """Seat 0 destroys two ships within two steps of its system, which is beside the home of seat 1."""
    table = built(seats).tile("v", "hostile_7", "home0").control(0, "v").tile("w", "void_1", "v").join("v", "home1")
    return table.units(1, "home1", fighter=3)


@rule("BSU-44.14", "BSU-44.12")
def test_one_owner_on_one_tile_is_hit_and_nobody_at_home() -> None:
    table = bombing(3).units(1, "w", fighter=3).units(2, "w", fighter=3).begin(0, "activate")
    assert {move.args for move in table.moves()} == {(table.labels["w"], 1), (table.labels["w"], 2)}
    table.do("force", "w", 2)
    assert [table.has(seat, "w", "fighter") for seat in (1, 2)] == [3, 1]
    assert table.has(1, "home1", "fighter") == 3


@rule("BSU-44.15")
def test_of_too_few_all_are_lost() -> None:
    for dark, left in ((1, 0), (2, 0), (3, 1)):
        table = bombing().dark("w", dark).begin(0, "activate")
        assert table.state.dark[table.labels["w"]] == left
    single = bombing().units(1, "w", fighter=1).begin(0, "activate")
    assert fleet_at(single, "w") == 0


def fleet_at(table: Builder, label: str) -> int:
    return table.state.fleet[1][table.labels[label]]


@rule("BSU-44.17")
def test_damage_comes_in_points_and_a_unique_unit_stands_until_the_last() -> None:
    for hull, left, antimatter in ((7, 2, 0), (6, 1, 0), (5, 0, 1)):
        table = built().empire(0, "assassin").level(0, 3).line("a").units(1, "a", titan=1, fighter=1)
        table.state.hull[1][0] = hull
        activated(table, "level-assassin_3")
        assert (table.state.hull[1][0], table.has(1, "a", "titan")) == (left, 1 if left else 0)
        assert (table.state.antimatter[0], table.has(1, "a", "fighter")) == (antimatter, 1)


@rule("BSU-44.13", "BSU-44.14", "BSU-11.7")
def test_there_is_no_opponent_where_nobody_fights() -> None:
    """What hits the opponent of a battle hits no fleet elsewhere, and so it helps no other action."""
    for ships in (0, 1):
        table = built().empire(0, "assassin").level(0, 2, 1).line("a").units(1, "a", fighter=2)
        table.units(0, "home0", fighter=ships).dice(1).begin(0, "mission").decline_while("boost")
        jumps = ACTIONS.index("jump")
        assert ((jumps,) in {move.args for move in table.moves() if move.kind == "action"}) == bool(ships)
        assert table.why_not("action", jumps) == ([] if ships else ["BSU-11.7"])


# ---------------------------------------------------------------- crystals for each


@rule("BSU-44.19")
def test_what_counts_is_ones_own_and_of_the_named_kind() -> None:
    unique = (
        built().card(0, "leviathan_feeding_grounds").units(0, "home0", titan=1).units(1, "home1", titan=1, starbase=1)
    )
    assert activated(unique).state.crystals[0] == 2 + 4
    trade = built().card(0, "ercinean_far_trade").tile("a", "inhabited_1", "home0").tile("b", "uninhabited_1", "home0")
    trade.control(0, "a").control(0, "b").tile("c", "inhabited_2", "home0").control(1, "c")
    assert activated(trade).state.crystals[0] == 2 + 3
    scholar = built().empire(0, "archivist").level(0, 3).artefact(0, "weavers_loom").artefact(1, "pale_compass")
    scholar.step(ROUND)
    if scholar.asked() == "status":
        scholar.use("level-archivist_3")
    assert scholar.state.crystals[0] == 4 + 2


@rule("BSU-44.19")
def test_every_enemy_unit_destroyed_since_the_combat_was_declared_counts() -> None:
    """A ship before the battle, then a titan and a fighter; the own loss does not count."""
    table = facing({"dreadnought": 4}, {"titan": 1, "fighter": 2}, race_card_triggers="free").card(0, "insectoid_feast")
    table.empire(0, "assassin").level(0, 2, 1)
    table.state.hull[1][0] = 1
    table.begin(0, "battle").dice(1, 1, 8, 8, 1, 8, 8, 8).use("level-assassin_2b").decline_while("reroll")
    assert fleet_of(table, 1) == 0
    table.use("card-rc_insectoid_feast")
    assert table.state.crystals[0] == 2 * 3 + 2
    dark = facing({"dreadnought": 3}, {}).dark("a", 2).card(0, "insectoid_feast").dice(1, 1, 8, 8, 8).begin(0, "battle")
    assert dark.use("card-rc_insectoid_feast").state.crystals[0] == 2 * 2 + 2


@rule("BSU-44.19")
def test_the_units_of_the_other_side_count_and_not_the_own_ones() -> None:
    """Who wins without a loss is paid for the others', whichever side it is; who loses all for nothing gets nothing."""
    for seat in (0, 1):
        fleets = [{"dreadnought": 2, "salvager": 1}, {"fighter": 2}]
        table = facing(fleets[seat], fleets[1 - seat])
        hits, misses = [1, 1, 1], [8, 8]
        table.dice(*(hits + misses if seat == 0 else misses + hits)).begin(0, "battle").decline_while("reroll")
        assert (table.seat, table.usable()) == (seat, {"resource-merc_salvager"})
        before = table.state.crystals[seat]
        assert table.use("resource-merc_salvager").state.crystals[seat] == before + 2
    vengeance = [ability.name for ability in TABLES.abilities].index("level-vengeful_0")
    for seat in (0, 1):
        for hit in (1, 8):
            fleets = [{"fighter": 2}, {"dreadnought": 3}]
            table = facing(fleets[seat], fleets[1 - seat]).empire(seat, "vengeful").card(seat, "leviathan_whale_fall")
            beaten, winning = [hit, 8], [1, 1, 8]
            table.dice(*(beaten + winning if seat == 0 else winning + beaten)).begin(0, "battle")
            table.do("decline").decline_while("reroll")  # nothing before the battle
            assert table.seat == seat
            assert offered(table) == {"card-rc_leviathan_whale_fall", *(["level-vengeful_0"] if hit == 1 else [])}
            assert table.why_not("use", vengeance) == ([] if hit == 1 else ["BSU-38.16"])


@rule("BSU-44.20", "BSU-A-70")
def test_who_cannot_pay_the_tax_does_not_build() -> None:
    table = built().tile("a", "hostile_1", "home0").control(0, "a").join("a", "home1").crystals(1, 0)
    table.empire(1, "imperial").level(1, 3).begin(0, "build")
    assert (table.seat, table.asked()) == (1, "trigger")
    table.use("level-imperial_3")
    assert (table.state.actors(), table.state.crystals[:2]) == ((), [1, 0])
