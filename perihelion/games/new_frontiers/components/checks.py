"""The component set against what the rulebook says of it (`perihelion check new-frontiers`)."""

from collections import Counter
from collections.abc import Iterator

from perihelion.kernel.components import Data, Finding, all_checks

from ..rules import terms
from ..rules.tables import Tables
from ..rules.terms import Tile
from .form import every_tile

LEAST = {
    "develop_discount": 3,
    "develop_gain": 2,
    "develop_gain_printed": 1,
    "explore_draw": 3,
    "explore_gain": 2,
    "strength": 8,
    "strength_vs": 4,
    "temp_strength": 3,
    "settle_discount": 5,
    "contact": 1,
    "settle_two": 1,
    "settle_draw": 1,
    "settle_gain": 2,
    "replace": 1,
    "produce_here": 3,
    "produce_windfall": 4,
    "produce_per": 3,
    "produce_most": 1,
    "trade_bonus": 3,
    "trade_bonus_kind": 3,
    "consume": 8,
    "consume_two": 2,
    "consume_upto": 3,
    "consume_free": 1,
    "consume_per_good": 1,
}
"""NFR-HD-8: how often each power occurs at least, over worlds and developments."""

GOAL_TABLES = {
    "NFR-19.16": ("civil_services", {2: 2, 4: 5, 6: 8}, True),
    "NFR-19.17": ("faction_tolerance", {3: 2, 4: 5, 5: 8}, False),
    "NFR-19.18": ("skilled_workforce", {4: 2, 5: 5, 6: 8}, False),
    "NFR-19.19": ("diversification", {3: 3, 4: 8}, False),
    "NFR-19.20": ("stockpiling", {2: 2, 4: 5, 6: 8}, False),
    "NFR-19.21": ("exploration", {1: 2, 2: 5, 4: 8}, False),
    "NFR-19.22": ("turnover_tax", {3: 2, 5: 5, 7: 8}, False),
    "NFR-19.23": ("conscription", {3: 2, 5: 5, 7: 8}, True),
}


def check_set(data: Data, tables: Tables) -> list[Finding]:
    return all_checks(data, tables, __name__)


def of_sort(tables: Tables, *sorts: int) -> list[Tile]:
    return [tile for tile in tables.tiles if tile.sort in sorts]


def named(tables: Tables, name: str) -> Tile:
    return next(tile for tile in tables.tiles if tile.name == name)


def check_counts(data: Data, tables: Tables) -> Iterator[Finding]:
    chips = data["chips"]
    kinds = data["kinds"]
    mats = Counter(home["mat"] for home in data["homes"])
    yield Finding("NFR-1.1", "8 empire mats with two sides", mats == dict.fromkeys(range(1, 9), 2))
    whites = Counter(home["mat"] for home in data["homes"] if home["white"])
    yield Finding("NFR-1.1", "one side of each mat has the white square", whites == dict.fromkeys(range(1, 9), 1))
    yield Finding("NFR-1.2", "19 blue, 17 brown, 13 green, 11 yellow goods", kinds["goods"] == [19, 17, 13, 11])
    colours = ["blue", "brown", "green", "yellow"]
    yield Finding("NFR-13.1", "four kinds with a colour each", kinds["colours"] == colours)
    yield Finding("NFR-1.3", "60 colonists", chips["colonists"] == 60)
    small, large = data["small_developments"], data["large_developments"]
    tiles = sum(stack["tiles"] for stack in small)
    yield Finding("NFR-1.5", "8 large and 48 small development tiles", (len(large), tiles) == (8, 48))
    mats_for = data["layout"]["small_mat"], data["layout"]["large_mat"]
    places = [mat["columns"] * mat["rows"] for mat in mats_for]
    yield Finding("NFR-1.4", "two development mats with a place for every pile", places == [len(small), len(large)])
    yield Finding("NFR-1.6", "60 worlds", len(data["worlds"]) == 60)
    faces = [action["tile"] for action in data["actions"]]
    yield Finding("NFR-1.7", "7 action tiles, the first with two faces", Counter(faces) == Counter([1, *range(1, 8)]))
    white = {action["id"]: action["white"] for action in data["actions"] if "white" in action}
    squares = white == {"isolation": True, "goals_review": False}
    yield Finding("NFR-2.7", "Isolation has the white square, Goals review lies on its other face", squares)
    yield Finding("NFR-1.8", "8 goals, 5 storage mats", (len(data["goals"]), chips["storage_mats"]) == (8, 5))
    yield Finding("NFR-1.9", "8 chips of 10, 7 of 5, 25 of 1", chips["victory_points"] == {"10": 8, "5": 7, "1": 25})
    yield Finding("NFR-1.10", "8 credit chips of 10, 8 of 5, 40 of 1", chips["credits"] == {"10": 8, "5": 8, "1": 40})
    yield Finding("NFR-1.11", "10 disks, 2 in each of 5 colours", chips["disks"] == 2 * chips["disk_colours"] == 10)
    marks = kinds["moon_marks"]
    yield Finding("NFR-1.13", "the moon sits elsewhere on every kind", len(set(marks)) == len(marks) == 4)


def check_table_of_worlds(data: Data, tables: Tables) -> Iterator[Finding]:
    """The rulebook's table of worlds, cell by cell."""
    worlds = of_sort(tables, terms.WORLD)
    rows = [
        ("military", [world for world in worlds if world.military], 26, [18, 8], [12, 6, 8], [3, 4, 6, 5, 0]),
        (
            "non-military",
            [world for world in worlds if not world.military],
            34,
            [21, 13],
            [11, 20, 3],
            [12, 9, 5, 4, 1],
        ),
    ]
    for name, group, count, colonists, goods, kinds in rows:
        yield Finding("NFR-C-5", f"{count} {name} worlds", len(group) == count)
        for number, wanted in enumerate(colonists, 1):
            found = sum(world.colonists == number for world in group)
            yield Finding("NFR-C-8", f"{wanted} {name} worlds need {number} colonists", found == wanted)
        for good, wanted in zip((terms.WINDFALL, terms.PRODUCTION, terms.GREY), goods, strict=True):
            found = sum(world.good == good for world in group)
            yield Finding("NFR-C-9", f"{wanted} {name} worlds of good type {good}", found == wanted)
        for kind, wanted in enumerate(kinds):
            found = sum(world.kind == kind for world in group)
            letter = terms.LETTERS[kind] if kind < terms.ANY_KIND else "any"
            yield Finding("NFR-C-10", f"{wanted} {name} worlds of kind {letter}", found == wanted)
    defences = Counter(world.value for world in worlds if world.military)
    costs = Counter(world.value for world in worlds if not world.military)
    for defence, wanted in enumerate([5, 6, 3, 3, 2, 2, 1, 2, 2], 1):
        yield Finding("NFR-C-6", f"{wanted} worlds of defence {defence}", defences[defence] == wanted)
    for cost, wanted in enumerate([1, 3, 12, 5, 4, 6, 2, 1]):
        yield Finding("NFR-C-7", f"{wanted} worlds of cost {cost}", costs[cost] == wanted)
    grey = all(
        (world.kind == terms.NO_KIND) == (world.good == terms.GREY)
        for world in of_sort(tables, terms.WORLD, terms.HOME)
    )
    yield Finding("NFR-13.2", "exactly the grey worlds have no kind", grey)


def check_keywords_of_worlds(data: Data, tables: Tables) -> Iterator[Finding]:
    worlds = of_sort(tables, terms.WORLD)
    rows = [(True, {"Imperium": 3, "Rebel": 11, "Uplift": 6}, 9), (False, {"Imperium": 4, "Rebel": 0, "Uplift": 4}, 6)]
    for military, wanted, top in rows:
        group = [world for world in worlds if world.military == military]
        name = "military" if military else "non-military"
        for keyword, count in wanted.items():
            found = sum(keyword in world.keywords for world in group)
            yield Finding("NFR-C-11", f"{count} {name} {keyword} worlds", found == count)
        points = [world.points for world in group if not world.variable]
        yield Finding("NFR-7.18", f"{name} worlds of 0 to {top} VP", (min(points), max(points)) == (0, top))
        tied = sorted(keyword for world in group if world.variable for keyword in world.keywords)
        asked = ["Rebel", "Uplift"] if military else ["Imperium", "Uplift"]
        yield Finding("NFR-C-14", f"'?' on {name} worlds goes with {' and '.join(asked)}", tied == asked)
    pair = [world for world in worlds if len({"Imperium", "Rebel", "Uplift"} & set(world.keywords)) > 1]
    both = [sorted(world.keywords) for world in pair] == [["Rebel", "Uplift"]]
    yield Finding("NFR-C-11", "exactly one world is both Rebel and Uplift", both and pair[0].military)
    grey_alien = [world for world in worlds if world.good == terms.GREY and "Alien" in world.keywords]
    one = len(grey_alien) == 1 and not grey_alien[0].military
    yield Finding("NFR-13.6", "exactly one grey non-military world is Alien", one)
    yellow = [world for world in of_sort(tables, terms.WORLD, terms.HOME) if world.kind == terms.LETTERS.index("A")]
    alien = all("Alien" in world.keywords for world in yellow)
    yield Finding("NFR-C-13", "every Alien technology world is Alien", alien)
    names = data["keywords"]["names"]
    used = {keyword for tile in tables.tiles for keyword in tile.keywords}
    yield Finding("NFR-13.5", "the five keywords, all in use", len(names) == 5 and used == set(names))


def check_developments(data: Data, tables: Tables) -> Iterator[Finding]:
    small, large = of_sort(tables, terms.SMALL), of_sort(tables, terms.LARGE)
    yield Finding("NFR-C-3", "24 small and 16 large faces", (len(small), len(large)) == (24, 16))
    spaces = all(tile.spaces == 1 for tile in small) and all(tile.spaces == 2 for tile in large)
    yield Finding("NFR-1.12", "small tiles cover 1 space, large ones 2", spaces)
    costs = {tile.cost for tile in small} == {1, 2, 3, 4, 5} and {tile.cost for tile in large} == {9}
    yield Finding("NFR-5.7", "small tiles cost 1 to 5, every large one 9", costs)
    variable = all(tile.variable for tile in large) and not any(tile.variable for tile in small)
    yield Finding("NFR-5.12", "the large tiles and only they are worth '?'", variable)
    stacks = data["small_developments"]
    two_faced = all(stack["two_faced"] == (len(stack["faces"]) == 2) == (stack["column"] >= 3) for stack in stacks)
    yield Finding("NFR-2.5", "only the two right-hand columns can be turned over", two_faced)
    both = all(len(tile["faces"]) == 2 for tile in data["large_developments"])
    yield Finding("NFR-2.4", "every large tile can be turned over and is tossed for", both and data["tosses"]["large"])
    yield Finding("NFR-2.4", "two right-hand columns are tossed for", len(data["tosses"]["small_columns"]) == 2)
    whites = all(
        [face["white"] for face in pile["faces"]] in ([True], [True, False])
        for pile in [*stacks, *data["large_developments"]]
    )
    yield Finding("NFR-2.3", "the first face of every pile has the white square", whites)
    pair = tables.pile_of[named(tables, "galactic_salon").number] == tables.pile_of[named(tables, "drop_ships").number]
    yield Finding("NFR-14.35", "Galactic Salon and Drop Ships are two faces of one stack", pair)
    robots, logistics = named(tables, "terraforming_robots").number, named(tables, "improved_logistics").number
    yield Finding(
        "NFR-A-50", "Logistics and Robots can be in one game", tables.pile_of[robots] != tables.pile_of[logistics]
    )
    own = [tile for tile in large if counts_itself(tile)]
    yield Finding("NFR-17.7", "most '?' tiles count themselves, some do not", 10 <= len(own) < len(large) - 1)


def counts_itself(tile: Tile) -> bool:
    return tile.worth[tile.number] > 0 or (
        tile.per_strength > 0 and "strength" in [power.name for power in tile.powers]
    )


def check_homes(data: Data, tables: Tables) -> Iterator[Finding]:
    homes = of_sort(tables, terms.HOME)
    yield Finding("NFR-2.20", "every home holds 1 colonist", all(home.colonists == 1 for home in homes))
    goods = {home.good for home in homes}
    yield Finding(
        "NFR-2.21", "windfall, production and grey homes", goods == {terms.WINDFALL, terms.PRODUCTION, terms.GREY}
    )
    for kind, letter in enumerate(terms.LETTERS):
        offering = sum(any(tables.tiles[home].kind == kind for home in mat) for mat in tables.mats)
        needed = sum(tile.kind in (kind, terms.ANY_KIND) for tile in of_sort(tables, terms.WORLD)) + offering
        yield Finding("NFR-8.9", f"goods of kind {letter} suffice for all worlds", needed <= tables.goods[kind])


def check_known_tiles(data: Data, tables: Tables) -> Iterator[Finding]:
    """What the rulebook or a public source says of single tiles."""
    known: list[tuple[str, str, int | None, int | None, list[str]]] = [
        ("NFR-14.37", "space_marines", 2, 1, ["strength 2"]),
        ("NFR-14.38", "homesteading_pioneers", 3, 2, ["explore_gain -> 1col"]),
        ("NFR-14.36", "new_vinland", None, None, ["consume any -> 2cr"]),
        ("NFR-14.36", "old_earth", None, None, ["consume_two -> 3vp"]),
        ("NFR-14.33", "galactic_salon", None, None, ["consume_free -> 1vp"]),
        ("NFR-14.34", "wealthy_economy", None, None, ["consume_per_good -> 1vp with galactic_salon 1vp"]),
        ("NFR-14.39", "alien_tech_institute", 9, None, ["produce_windfall 1 of kind:A"]),
        ("NFR-14.40", "imperium_lords", 9, None, ["produce_per -> 1cr of kw:Rebel military"]),
        ("NFR-14.21", "survey_team", None, None, ["explore_draw 1"]),
        ("NFR-14.1", "improved_logistics", None, None, ["settle_two"]),
        ("NFR-14.5", "terraforming_robots", None, None, ["settle_draw 1"]),
        ("NFR-14.7", "contact_specialist", None, None, ["contact 1"]),
        ("NFR-14.10", "terraforming_engineers", None, None, ["replace 3"]),
        ("NFR-14.20", "doomed_colony", None, None, ["doomed"]),
    ]
    texts = {each["id"]: each.get("powers", []) for each in every_tile(data)}
    for rule, name, cost, points, powers in known:
        tile = named(tables, name)
        fits = cost in (None, tile.cost) and points in (None, tile.points) and texts[name] == powers
        yield Finding(rule, f"{name} as known", fits)
    oort = [tile for tile in tables.tiles if tile.kind == terms.ANY_KIND]
    alone = len(oort) == 1 and not oort[0].powers and not oort[0].for_sale and not oort[0].military
    worth = named(tables, "pan_galactic_league").worth
    example = {
        worth[tile.number] for tile in of_sort(tables, terms.WORLD, terms.HOME) if tile.kind == terms.LETTERS.index("G")
    } == {2}
    others = {
        worth[tile.number]
        for tile in of_sort(tables, terms.WORLD, terms.HOME)
        if tile.military and tile.kind not in (terms.LETTERS.index("G"), terms.ANY_KIND)
    }
    yield Finding("NFR-17.6", "a bonus of 2 for Genes colonies, 1 for other military ones", example and others == {1})
    yield Finding("NFR-14.22", "the Oort refinery alone is of any kind, and has no power", alone)


def check_powers(data: Data, tables: Tables) -> Iterator[Finding]:
    tiles = of_sort(tables, terms.WORLD, terms.SMALL, terms.LARGE)
    count = Counter(power.name for tile in tiles for power in tile.powers)
    for name, least in LEAST.items():
        yield Finding("NFR-HD-8", f"{name} occurs {least} times or more", count[name] >= least)
    pairs = [power.gain for power in tables.powers if power.name == "consume_two"]
    three = all((gain.chips, gain.credits) == (3, 0) for gain in pairs)
    yield Finding("NFR-9.14", "powers that consume 2 goods give 3 VP", three)
    most = {power.amount for power in tables.powers if power.name == "consume_upto"}
    named_ones = {
        power.amount
        for name in ("imperium_arms_factory", "consumer_markets")
        for power in named(tables, name).powers
        if power.name == "consume_upto"
    }
    yield Finding("NFR-14.31", "powers that consume up to two or three goods", most == named_ones == {2, 3})
    plain = sum(not tile.powers for tile in tiles)
    yield Finding("NFR-11.13", "most tiles have powers, some have none", 5 <= plain < len(tiles) / 2)
    types = {power.type for power in tables.powers}
    yield Finding("NFR-11.1", "six types of powers", len(terms.TYPES) == 6 and types == set(range(6)))
    several = [tile for tile in tables.tiles if len({power.type for power in tile.powers}) > 1]
    yield Finding("NFR-11.12", "a tile may have powers of several types", bool(several))


def check_set_up(data: Data, tables: Tables) -> Iterator[Finding]:
    wanted = {
        2: (1, 24, 24, [3, 4], 2),
        3: (2, 36, 36, [3, 3, 4], 1),
        4: (2, 48, 48, [3, 3, 4, 4], 1),
        5: (3, 60, 60, [3, 3, 3, 4, 4], 1),
    }
    keys = ("small_stack", "victory_points", "colonists", "credits", "disks_each")
    for players, row in wanted.items():
        found = tuple(tables.players[players][key] for key in keys)
        yield Finding("NFR-C-16", f"set-up for {players} players", found == row)
    limits = tables.most_worlds, tables.most_colonies, tables.most_spaces, tables.least_colonists, tables.explored
    yield Finding(
        "NFR-C-18", "limits: 9 worlds, 7 colonies, 10 spaces, 5 colonists, 7 explored", limits == (9, 7, 10, 5, 7)
    )
    yield Finding("NFR-8.5", "1 good on a colony", data["limits"]["goods_on_a_colony"] == 1)
    yield Finding("NFR-9.4", "sale prices 1, 2, 3, 4", tables.prices == [1, 2, 3, 4])
    yield Finding("NFR-5.3", "Develop costs its chooser 1 less", tables.develop_bonus == 1)
    yield Finding("NFR-7.3", "Settle gives 2 colonists", tables.colonists_taken == 2)
    review = next(action for action in data["actions"] if action["id"] == "goals_review")
    yield Finding("NFR-4.7", "a review looks at 3 goals and keeps 1", (review["looked_at"], review["kept"]) == (3, 1))
    gains = {
        name: (gain.credits, gain.chips, gain.colonists)
        for name, gain in zip(tables.actions, tables.bonuses, strict=True)
    }
    for rule, name, gain in [
        ("NFR-4.2", "isolation", (2, 0, 0)),
        ("NFR-4.6", "goals_review", (1, 0, 0)),
        ("NFR-7.1", "settle", (0, 0, 1)),
        ("NFR-9.1", "trade_consume", (0, 1, 0)),
        ("NFR-10.2", "send_diplomats", (0, 1, 0)),
    ]:
        yield Finding(rule, f"bonus of {name}", gains[name] == gain)


def check_goals(data: Data, tables: Tables) -> Iterator[Finding]:
    goals = {goal["id"]: goal for goal in data["goals"]}
    for rule, (name, table, open_top) in GOAL_TABLES.items():
        goal = goals[name]
        found = dict(zip(goal["at"], goal["points"], strict=True)) == table and goal["open_top"] == open_top
        yield Finding(rule, f"points of {name}", found)
    most = {goal.name: goal.most for goal in tables.goals if goal.storage}
    yield Finding("NFR-19.3", "three storage goals", most == {"stockpiling": 6, "exploration": 4, "turnover_tax": 7})
