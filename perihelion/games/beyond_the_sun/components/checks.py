"""The component set against what the rulebook says of it (`perihelion check beyond-the-sun`)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

from perihelion.kernel.components import Data, Finding, all_checks

from ..rules import effects, production, researching, scoring
from ..rules import setup as setting_up
from ..rules.cards import CUBES, DISCS, SHARED, TOP_SHIP, TYPES
from ..rules.tables import Tables
from ..rules.vocabulary import SHIP_LEVELS
from . import checks_of_cards

LEVELS = effects.LEVELS


def check_set(data: Data, tables: Tables) -> list[Finding]:
    return all_checks(data, tables, __name__, checks_of_cards.__name__)


def check_counts(data: Data, tables: Tables) -> Iterator[Finding]:
    pieces = {each["id"]: each for each in data["components"]}
    yield Finding("BTS-1.22", "60 ore crystals, no limit", pieces["ore"]["n"] == 60 and not pieces["ore"]["limited"])
    yield Finding("BTS-1.21", "1 first-player marker", pieces["first_player"]["n"] == 1)
    yield Finding("BTS-1.23", "2 Basic Spacefaring tiles", pieces["basic_tiles"]["n"] == 2)
    yield Finding("BTS-1.25", "1 action pawn for each player", pieces["pawns"]["n"] == 4)
    yield Finding("BTS-1.26", "20 resource cubes for each player", pieces["cubes"]["n"] == 4 * CUBES)
    faces = ["population", "supply", "ship1", "ship2", "ship3", "ship4"]
    yield Finding("BTS-1.27", "a cube has 6 faces", pieces["cubes"].get("faces") == faces)
    common = data["mats_common"]
    yield Finding("BTS-1.26", "20 cubes for each mat", common["cubes"] == CUBES == 20)
    discs = (pieces["production_discs"]["n"], pieces["achievement_discs"]["n"])
    yield Finding("BTS-1.28", "24 discs for each player", discs == (4 * 16, 4 * 8))
    eight = common["discs"] == {"food": DISCS, "ore": DISCS, "achievement": DISCS} and DISCS == 8
    yield Finding("BTS-1.28", "8 food, 8 ore and 8 achievement discs", eight)
    yield Finding("BTS-1.36", "4 guild covers", pieces["guild_covers"]["n"] == 4 == len(data["guilds"]))
    bars = pieces["tableau_bars"]["n"] == 2 == data["tableau"]["bars"] and data["tableau"]["places"] == 4
    yield Finding("BTS-1.37", "2 tableau bars with a place for each of the 4 types", bars)


def check_technologies(data: Data, tables: Tables) -> Iterator[Finding]:
    cards = tables.technologies
    counts = [len([card for card in cards if card.level == level]) for level in range(4)]
    yield Finding("BTS-1.4", "46 technologies: 4, 16, 16, 10", counts == [4, 16, 16, 10])
    yield Finding("BTS-1.5", "4 types", [each["id"] for each in data["types"]] == TYPES)
    ordered = sorted([(letter,) for letter in TYPES] + list(permutations(TYPES, 2)))
    for level in ("II", "III"):
        found = sorted(tuple(each["types"]) for each in data["technologies"] if each["level"] == level)
        yield Finding("BTS-1.6", f"level {level}: every single type and every ordered pair once", found == ordered)
    pairs = sorted([(letter,) for letter in TYPES] + [tuple(sorted(pair)) for pair in combinations(TYPES, 2)])
    top = sorted(tuple(sorted(each["types"])) for each in data["technologies"] if each["level"] == "IIII")
    yield Finding("BTS-1.6", "level IIII: every single type and every pair once", top == sorted(pairs))
    passing = all(
        each.get("pass") == (each["types"][0] if each["level"] != "IIII" else None) for each in data["technologies"]
    )
    yield Finding("BTS-1.7", "levels I to III pass on their first type, IIII none", passing)
    something = all(each["immediate"] or each["actions"] or each["passive"] for each in data["technologies"])
    yield Finding("BTS-1.8", "every card has an immediate bonus, an action or an ability", something)
    names = {card.name for card in cards}
    revised = {"mass_cloning", "modular_fleet", "spacetime_anomaly_studies", "stealth_terraformers"}
    yield Finding("BTS-1.9", "the four revised cards are there", revised <= names and len(names) == len(cards))


def check_slots(data: Data, tables: Tables) -> Iterator[Finding]:
    slots = tables.slots
    counts = [len([slot for slot in slots if slot.level == level]) for level in range(4)]
    yield Finding("BTS-2.17", "slots: 4, 6, 6, 3", counts == [4, 6, 6, 3])
    columns = [{each["x"] for each in data["slots"] if each["level"] == level} for level in LEVELS]
    in_order = all(len(column) == 1 for column in columns) and [min(column) for column in columns] == sorted(
        min(column) for column in columns
    )
    yield Finding("BTS-1.3", "4 columns from left to right", in_order)
    for slot in slots:
        needed = [slots[k] for k in range(len(slots)) if slot.needs >> k & 1]
        left = all(each.level == slot.level - 1 for each in needed)
        if slot.level == 0:
            yield Finding("BTS-11.5", f"{slot.name} needs nothing", not needed)
        elif len(needed) == 3:
            yield Finding("BTS-11.7", f"{slot.name}: 2 of 3, level IIII", slot.least == 2 and slot.level == 3 and left)
        else:
            yield Finding("BTS-11.6", f"{slot.name} needs 1 or 2", slot.least == len(needed) in (1, 2) and left)


def check_basic_spacefaring(data: Data, tables: Tables) -> Iterator[Finding]:
    lines = [each["do"] for each in data["basic_spacefaring"]["actions"]]
    printed = ["research(I)", "2 ore : research(II)", "opt({ship(1, from=pop)}); jump(2)", "pop(1); ore(1)"]
    yield Finding("BTS-4.18", "the four Basic actions", lines == printed)
    for players, extra in {2: 2, 3: 1, 4: 2}.items():
        spaces = tables.layouts[players].spaces
        charged = [price for row in spaces for price in row if price not in (0, SHARED)]
        yield Finding("BTS-4.11", f"{players} players: {extra} spaces with extra ore", len(charged) == extra)
        yield Finding("BTS-4.11", f"{players} players: 1 extra ore each", charged == [1] * len(charged))
        said = [each["surcharge_spaces"] for each in data["basic_spacefaring"]["layouts"] if each["players"] == players]
        yield Finding("BTS-4.11", f"{players} players: the tile says so", said == [extra])
        yield Finding("BTS-2.21", f"{players} players: the last action is shared", spaces[3] == [SHARED])
    pictured = all(len(tables.layouts[n].spaces[2]) == 2 and len(tables.layouts[n].spaces[0]) >= 2 for n in (3, 4))
    yield Finding("BTS-4.22", "spaces as pictured", pictured)
    guilds = [("terraformers", 1), ("professors", 1), ("technocrats", 2), ("metascientists", 2)]
    found = list(zip(tables.guild_names, tables.guild_levels, strict=True))
    yield Finding("BTS-1.35", "two guilds of each level", found == guilds)


def check_events_and_systems(data: Data, tables: Tables) -> Iterator[Finding]:
    for level in (1, 2):
        cards = [card for card in tables.events if card.level == level]
        fixed = len([card for card in cards if card.fixed])
        yield Finding("BTS-1.10", f"10 events of level {LEVELS[level]}", len(cards) == 10)
        fits = fixed == tables.fixed_events == 2 and fixed + tables.random_events == 6
        yield Finding("BTS-2.6", f"level {LEVELS[level]}: 2 fixed events and 4 others", fits)
    decks = Counter(card.deck for card in tables.systems)
    yield Finding("BTS-1.15", "12 systems in each deck", decks == {0: 12, 1: 12})
    starters = len([card for card in tables.systems if card.start])
    counts = data["setup"]["counts"]
    yield Finding("BTS-2.18", "4 start systems", starters == counts["start_systems"] == 4)
    yield Finding("BTS-2.18", "2 of them on the board", tables.start_systems == 2)
    mean = [sum(c.strength for c in tables.systems if c.deck == d) / 12 for d in (0, 1)]
    points = [sum(c.vp for c in tables.systems if c.deck == d) / 12 for d in (0, 1)]
    yield Finding("BTS-1.18", "A systems need and give less than B", mean[0] < mean[1] and points[0] < points[1])
    complete = all(card.spec and card.strength and card.vp and card.bonus >= 0 for card in tables.systems)
    yield Finding("BTS-1.17", "every system has strength, specialisation, points and a bonus", complete)
    neighbours = sum("as=neighbour" in line for each in data["events"] for line in each["do"])
    yield Finding("BTS-21.22", "at most one event lays an extra area", neighbours <= 1)


def check_achievements(data: Data, tables: Tables) -> Iterator[Finding]:
    kinds = Counter(each.kind for each in tables.achievements)
    yield Finding("BTS-1.19", "10 achievements: 4 A, 4 B, 2 basic", kinds == {"A": 4, "B": 4, "basic": 2})
    falling = all(each.spaces == sorted(each.spaces, reverse=True) for each in tables.achievements)
    four = any(each.four_only for each in tables.achievements)
    yield Finding("BTS-1.20", "points never rise from left to right, some spaces only with 4", falling and four)


def check_board(data: Data, tables: Tables) -> Iterator[Finding]:
    yield Finding("BTS-1.11", "two sides", len(tables.sides) == 2)
    for side in data["sides"]:
        kinds = Counter(each["kind"] for each in side["locations"])
        shown = kinds["sol"] == kinds["deep"] == 1 and kinds["shipyard"] >= 1
        yield Finding("BTS-1.12", f"{side['id']}: Sol, Deep Space, slots, shipyards", shown)
        yield Finding("BTS-1.16", f"{side['id']}: 2 A and 2 B slots", kinds["slot_A"] == kinds["slot_B"] == 2)
        controllable = {each["id"] for each in side["locations"] if each["spec"]}
        yards = {each["id"] for each in side["locations"] if each["kind"] == "shipyard"}
        yield Finding("BTS-1.14", f"{side['id']}: shipyards have a specialisation, others none", controllable == yards)


def check_mats(data: Data, tables: Tables) -> Iterator[Finding]:
    factions = Counter(mat.faction for mat in tables.mats)
    yield Finding("BTS-1.29", "2 mats for each of 4 factions", sorted(factions.values()) == [2, 2, 2, 2])
    basic = [mat for mat in tables.mats if not mat.advanced]
    advanced = [mat for mat in tables.mats if mat.advanced]
    alike = all(mat.growth == basic[0].growth and mat.ore_symbols == basic[0].ore_symbols for mat in basic)
    yield Finding("BTS-1.31", "basic mats share their tracks", alike and all(not mat.abilities for mat in basic))
    tracks = {(tuple(mat.growth), tuple(mat.ore_symbols)) for mat in advanced}
    special = len(tracks) == len(advanced) and all(len(mat.abilities) == 2 for mat in advanced)
    yield Finding("BTS-1.32", "advanced mats differ and have 2 abilities", special)
    whole = all(sum(mat.supply) + mat.pop + len(mat.ships) == CUBES for mat in tables.mats)
    yield Finding(
        "BTS-2.19",
        "20 cubes on every mat, 1 ship in Sol",
        whole and all([at for at, _ in m.ships] == [0] for m in tables.mats),
    )
    yield Finding("BTS-1.30", "7 printed automation levels", len(tables.automation_vp) == 7)
    yield Finding(
        "BTS-2.12", "the leftmost symbols show", all(m.growth[0] == 1 and m.ore_symbols[0] == 1 for m in tables.mats)
    )
    three = all(mat.growth[5] == 0b111 for mat in basic)  # the columns A, B and C
    yield Finding("BTS-EX-2", "5 food discs removed show 3 growth symbols", three)
    yield Finding("BTS-8.7", "1 point for each further automation level", tables.automation_beyond == 1)


def check_numbers_of_rules(data: Data, tables: Tables) -> Iterator[Finding]:
    """Numbers that no set can change: the rules themselves hold them."""
    points = scoring.TECHNOLOGY_POINTS
    yield Finding("BTS-5.12", "3 ore for 1 population", production.POPULATION_PRICE == 3)
    yield Finding("BTS-5.15", "1 ore and a ship for 1 population", production.RETIREMENT_PRICE == 1)
    yield Finding("BTS-5.17", "1 population for 1 ore", production.POPULATION_WORTH == 1)
    for rule, level, worth in (("BTS-8.1", "I", 1), ("BTS-8.2", "II", 2), ("BTS-8.3", "III", 3)):
        yield Finding(rule, f"points for a technology of level {level}: {worth}", points[worth - 1] == worth)
    yield Finding("BTS-8.9", "1 point for a base", scoring.BASE_POINTS == 1)
    yield Finding("BTS-8.10", "1 point for Sol and for Deep Space", scoring.SPACE_POINTS == 1)
    yield Finding("BTS-11.23", "2 matching cards are revealed", researching.MATCHING_CARDS == 2)
    yield Finding("BTS-13.1", "ships of the levels 1 to 4", SHIP_LEVELS == TOP_SHIP == 4)
    in_play = setting_up.ACHIEVEMENTS_IN_PLAY
    yield Finding("BTS-2.7", "2 basic achievements, 1 A and 1 B in play", in_play == {"basic": 2, "A": 1, "B": 1})


def check_setup(data: Data, tables: Tables) -> Iterator[Finding]:
    numbers = [2, 3, 4]
    yield Finding("BTS-1.1", "2 to 4 players", sorted(tables.layouts) == sorted(tables.end_discs) == numbers)
    four = {each["players"]: each["four_only_spaces"] for each in data["setup"]["by_players"]}
    yield Finding("BTS-6.8", "some achievement spaces only with 4 players", four == {2: False, 3: False, 4: True})
    yield Finding("BTS-7.1", "the end comes with 3, 3 or 4 discs", tables.end_discs == {2: 3, 3: 3, 4: 4})
    sides = {players: tables.sides[side].name for players, side in tables.side_for.items()}
    yield Finding("BTS-2.16", "inner side for 2 and 3, outer for 4", sides == {2: "inner", 3: "inner", 4: "outer"})
