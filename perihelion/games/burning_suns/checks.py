"""The component set against what the rulebook says of it (`perihelion check burning-suns`)."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from perihelion.games.burning_suns.effects import EFFECT_NAMES
from perihelion.games.burning_suns.programs import Ability, Effect
from perihelion.games.burning_suns.tables import Tables
from perihelion.games.burning_suns.terms import HOME_BACK, KINDS, PLACES, SYSTEM_KINDS, UNIT_NAMES, UNKNOWN_BACK
from perihelion.kernel.components import Finding

Data = dict[str, Any]


def check_set(data: Data, tables: Tables) -> list[Finding]:
    parts: list[Callable[[Data, Tables], Iterator[Finding]]] = [
        check_counts,
        check_systems,
        check_anomalies,
        check_empires,
        check_cards,
        check_resources,
        check_sheets,
        check_constants,
        check_galaxies,
        check_effects,
    ]
    return [finding for part in parts for finding in part(data, tables)]


def check_counts(data: Data, tables: Tables) -> Iterator[Finding]:
    counts = data["counts"]
    leaders = sum(len(race["leaders"]) for race in data["races"])
    found = {
        "systems": ("BSU-1.2", len(data["systems"]), 32),
        "anomalies": ("BSU-1.3", len(data["anomalies"]), 16),
        "ideologies": ("BSU-1.4", len(data["ideologies"]), 10),
        "races": ("BSU-1.4", len(data["races"]), 10),
        "organisations": ("BSU-1.4", len(data["organisations"]), 10),
        "agents": ("BSU-1.5", len(data["agents"]), 24),
        "artefacts": ("BSU-1.5", len(data["artefacts"]), 24),
        "race_cards": ("BSU-1.6", len(data["race_cards"]), 80),
        "resources": ("BSU-1.7", sum(each["copies"] for each in data["resources"]), 56),
        "leaders": ("BSU-1.15", leaders, 30),
        "action_sheets": ("BSU-1.8", len(data["action_sheets"]), 4),
    }
    for name, (rule, got, wanted) in found.items():
        yield Finding(rule, f"{wanted} {name}", got == wanted == counts[name])
    yield Finding("BSU-1.12", "crystals worth 144", counts["crystals_1"] + 5 * counts["crystals_5"] == 144)
    yield Finding("BSU-1.13", "10 combat dice", counts["combat_dice"] == 10)
    tokens = counts["dark_ship_tokens"] == counts["local_force_tokens"] == 24
    yield Finding("BSU-1.14", "24 dark-ship and 24 local-force tokens", tokens)
    yield Finding(
        "BSU-1.11", "6 income tracks and 4 player aids", (counts["income_tracks"], counts["player_aids"]) == (6, 4)
    )


def check_systems(data: Data, tables: Tables) -> Iterator[Finding]:
    kinds = Counter(system["kind"] for system in data["systems"])
    wanted = {"home": 5, "void": 5, "special": 1, "hostile": 7, "inhabited": 7, "uninhabited": 7}
    yield Finding("BSU-1.2", "5 homes, 5 voids, 1 special, 7 of each other kind", dict(kinds) == wanted)
    valued = [system for system in data["systems"] if system["kind"] in ("hostile", "inhabited", "uninhabited")]
    yield Finding("BSU-1.2", "backs 2 to 4 on the others", all(system["value"] in (2, 3, 4) for system in valued))
    two = all(len(system["benefits"]) == (0 if system["kind"] == "void" else 2) for system in data["systems"])
    yield Finding("BSU-13.3", "two benefits on every system, none on a void", two)
    costs = all(("colonise_cost" in system) == (system["kind"] == "uninhabited") for system in data["systems"])
    yield Finding("BSU-13.4", "a colonising cost exactly on uninhabited systems", costs)
    guarded = all(
        (system.get("local_forces", 0) > 0) == (system["kind"] in ("hostile", "special")) for system in data["systems"]
    )
    yield Finding("BSU-13.8", "local forces exactly on hostile systems and the special one", guarded)
    forces = sum(system.get("local_forces", 0) for system in data["systems"])
    yield Finding("BSU-1.14", f"{forces} printed local forces, at most the 24 tokens", forces <= 24)
    yield Finding("BSU-13.1", "only the known kinds", set(kinds) == set(SYSTEM_KINDS))


def check_anomalies(data: Data, tables: Tables) -> Iterator[Finding]:
    copies = Counter(anomaly["kind"] for anomaly in data["anomalies"])
    stated = {kind["id"]: kind["copies"] for kind in data["anomaly_kinds"]}
    yield Finding("BSU-1.3", "six kinds of anomalies in the stated copies", dict(copies) == stated and len(stated) == 6)
    numbered = all(("x" in each) == (each["kind"] == "dark_fleet") for each in data["anomalies"])
    yield Finding("BSU-14.6", "a number exactly on dark fleets", numbered)


def check_empires(data: Data, tables: Tables) -> Iterator[Finding]:
    for number, ideology in enumerate(data["ideologies"]):
        levels = [len(options) for options in tables.levels[number]]
        whole = len(levels) == 4 and levels[0] == 1 and all(1 <= each <= 2 for each in levels)
        yield Finding("BSU-4.10", f"{ideology['id']} has four levels of one or two abilities", whole)
    for race in data["races"]:
        units = race["units"]
        whole = list(units) == list(UNIT_NAMES) and len(race["leaders"]) == 3
        yield Finding("BSU-1.16", f"{race['id']} has seven types of units and three leaders", whole)
        hulls = units["titan"]["hp"] <= 8 and units["starbase"]["hp"] <= 6 and units["colossus"]["hp"] <= 4
        yield Finding("BSU-34.4", f"{race['id']}: hit points within d8, d6 and d4", hulls)
        regular = all(units[name]["dice"] == units[name]["hp"] == 1 for name in UNIT_NAMES[:4])
        yield Finding("BSU-33.2", f"{race['id']}: regular units have one die and one hit point", regular)
    attacks = {race.name: race.attack for race in tables.races}
    example = attacks["insectoid"][1:3] == [5, 4] and (attacks["ercinean"][0], attacks["ercinean"][2]) == (6, 5)
    yield Finding("BSU-EX-30", "the battle example's attacks", example)
    yield Finding("BSU-29.2", "a race without technology spaces", any(r.technology_spaces == 0 for r in tables.races))
    terran = next(race for race in tables.races if race.name == "terran")
    yield Finding("BSU-EX-12", "the first Terran leader has attack 5", terran.leaders[0] == 5)


def check_cards(data: Data, tables: Tables) -> Iterator[Finding]:
    forces = Counter(agent["force"] for agent in data["agents"])
    yield Finding("BSU-40.9", "eight agents of each force", set(forces.values()) == {8} and len(forces) == 3)
    per_race = Counter(card["race"] for card in data["race_cards"])
    yield Finding("BSU-1.6", "eight race cards for each race", set(per_race.values()) == {8} and len(per_race) == 10)
    backs = {back["id"] for back in data["alliance_backs"]}
    yield Finding("BSU-26.3", "every race card has a known back", all(c["back"] in backs for c in data["race_cards"]))
    military = next(back for back in data["alliance_backs"] if back["id"] == "military")
    known = military["abilities"] == ["passive => reroll(battle, 2); reroll(assault, 2)"]
    yield Finding("BSU-24.14", "the Military Alliance gives two rerolls in battle and in assault", known)


def check_resources(data: Data, tables: Tables) -> Iterator[Finding]:
    kinds = Counter(resource["kind"] for resource in data["resources"])
    four = set(kinds) == {"technology", "upgrade", "mercenary", "construction"}
    yield Finding("BSU-1.7", "four kinds of resources", four)
    effects = {resource["ability"] for resource in data["resources"]}
    for rule, text in (
        ("BSU-29.3", "passive => dice(colossus, 1)"),
        ("BSU-29.3", "passive => dice(starbase, 1)"),
        ("BSU-29.4", "passive => hold_antimatter(1)"),
        ("BSU-29.5", "passive => limit(agent, 1)"),
        ("BSU-29.5", "passive => limit(artefact, 1)"),
        ("BSU-30.4", "passive => attack(this, 1)"),
        ("BSU-30.5", "passive => hit_damage(this, 1)"),
        ("BSU-30.6", "passive => attack(this, 2); unit_cost(this, 1)"),
        ("BSU-31.6", "passive => deploy(2)"),
        ("BSU-31.7", "passive => dice(titan, 1)"),
        ("BSU-32.5", "status => crystals(1)"),
        ("BSU-32.6", "passive => wormhole(here)"),
        ("BSU-32.7", "passive => attack(here, 1)"),
        ("BSU-32.9", "passive => ban(hostile_diplomacy, here)"),
    ):
        yield Finding(rule, f"a resource with {text}", text in effects)
    # The rules of fleets name these four by their place.
    order = [tables.resources[each].name for each in tables.mercenaries[:4]]
    known = order == ["merc_lander", "merc_tender", "merc_corsair", "merc_jammer"]
    yield Finding("BSU-31.1", "the mercenaries in their order", known)


def check_sheets(data: Data, tables: Tables) -> Iterator[Finding]:
    spaces = [space for sheet in data["action_sheets"] for action in sheet["actions"] for space in action["spaces"]]
    yield Finding("BSU-9.3", "36 spaces, three an action", len(spaces) == 36)
    yield Finding("BSU-9.4", "24 of them with two or three players", sum(s["min_players"] == 2 for s in spaces) == 24)
    rolls = [a["action"] for sheet in data["action_sheets"] for a in sheet["actions"] if a["leader_roll"]]
    yield Finding("BSU-20.1", "four actions need a leader roll", rolls == ["scan", "diplomacy", "recruit", "mission"])
    sizes = {seats: tables.market_sizes[seats] for seats in range(2, 6)}
    yield Finding("BSU-3.12", "a small and a large market", sizes == {2: 6, 3: 6, 4: 9, 5: 9})
    for side, name in enumerate(("short", "long")):
        for seats in range(2, 6):
            levels = tables.thresholds[side][seats]
            rising = len(levels) == 4 and 0 < levels[1] < levels[2] < levels[3] < tables.win[side][seats]
            yield Finding("BSU-5.4", f"{name} track for {seats} players rises to the win", rising)


def check_constants(data: Data, tables: Tables) -> Iterator[Finding]:
    constants = data["constants"]
    wanted = {
        "fleet_limit": ("BSU-18.4", 10),
        "army_limit": ("BSU-18.5", 10),
        "unrest_army_limit_change": ("BSU-18.6", -5),
        "opposing_fleet_min": ("BSU-18.12", 4),
        "antimatter_fight_min": ("BSU-5.8", 4),
        "alliance_cancel_difference": ("BSU-24.8", 4),
        "boost_price": ("BSU-20.4", 3),
        "scan_success_crystals": ("BSU-19.2", 5),
        "scan_failure_crystals": ("BSU-19.5", 3),
        "advanced_start_crystals": ("BSU-4.27", 12),
        "minimum_price": ("BSU-27.13", 1),
        "race_cards_kept": ("BSU-4.7", 4),
        "strike_bonus": ("BSU-35.4", 1),
        "construction_hit_points": ("BSU-32.4", 1),
    }
    for name, (rule, value) in wanted.items():
        yield Finding(rule, f"{name.replace('_', ' ')}: {value}", constants[name] == value)
    start = [data["normal_start"].get(name, 0) for name in UNIT_NAMES]
    yield Finding("BSU-4.25", "a normal start of one of each regular unit", start == [1, 1, 1, 1, 0, 0, 0])


def check_galaxies(data: Data, tables: Tables) -> Iterator[Finding]:
    for galaxy in data["galaxies"]:
        made = tables.galaxy(galaxy["players"])
        backs = Counter(made.backs)
        fits = backs[HOME_BACK] == galaxy["players"] and backs[0] <= 5 and backs[1] <= 1
        fits = fits and all(backs[back] <= sum(each == back for each in tables.tile_back) for back in range(5))
        yield Finding("BSU-2.3", f"{made.name} uses no more tiles of a back than there are", fits)
        pool = sum(made.pool) == backs[UNKNOWN_BACK] and made.pool[2] == len(made.dark_x)
        yield Finding("BSU-2.12", f"{made.name} has an anomaly for every place of its kind", pool)
        mutual = all(
            (made.near[one] >> other & 1) == (made.near[other] >> one & 1)
            for one in range(made.count)
            for other in range(made.count)
        )
        yield Finding("BSU-2.9", f"{made.name} has mutual edges and fits the board", mutual and made.size <= PLACES)
        yield Finding("BSU-2.9", f"{made.name} hangs together", connected(made.near, made.count))


def connected(near: list[int], count: int) -> bool:
    reached = 1
    while True:
        following = reached
        for place in range(count):
            if reached >> place & 1:
                following |= near[place]
        if following == reached:
            return reached == (1 << count) - 1
        reached = following


def check_effects(data: Data, tables: Tables) -> Iterator[Finding]:
    used = {EFFECT_NAMES[effect.op] for ability in tables.abilities for effect in all_effects(ability)}
    for name in EFFECT_NAMES:
        yield Finding("BSU-44.1", f"the effect {name} occurs", name in used)
    yield Finding("BSU-31.1", "as many kinds of units as the board has room for", KINDS == 12)


def all_effects(ability: Ability) -> list[Effect]:
    found: list[Effect] = []
    for effect in ability.effects:
        found += [effect, *effect.branches]
    return found
