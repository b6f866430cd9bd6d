"""The component set against what the rulebook says of it (`perihelion check burning-suns`)."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from perihelion.kernel.components import Data, Finding, all_checks

from ..rules.abilities.effects import EFFECTS
from ..rules.abilities.programs import Ability, Effect
from ..rules.galaxy.layouts import judge
from ..rules.tables import Tables
from ..rules.terms import KINDS, LAYOUTS, SEATS, SYSTEM_KINDS, UNIT_NAMES
from .form import every_ability


def check_set(data: Data, tables: Tables) -> list[Finding]:
    return all_checks(data, tables, __name__)


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
    crystals = counts["crystals_1"] == counts["crystals_5"] == 24
    yield Finding("BSU-1.12", "24 crystals of each value, worth 144", crystals)
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
        more = all(units[name]["dice"] > 1 and units[name]["hp"] > 1 for name in UNIT_NAMES[4:])
        yield Finding("BSU-34.2", f"{race['id']}: unique units have more dice and hit points", more)
    example = all(
        race.attack[1:3] == [5, 4]
        if race.name == "insectoid"
        else (race.attack[0], race.attack[2]) == (6, 5) or race.name != "ercinean"
        for race in tables.races
    )
    yield Finding("BSU-EX-30", "the battle example's attacks", example)
    yield Finding("BSU-29.2", "a race without technology spaces", any(r.technology_spaces == 0 for r in tables.races))
    terran = all(race.leaders[0] == 5 for race in tables.races if race.name == "terran")
    yield Finding("BSU-EX-12", "the first Terran leader has attack 5", terran)
    four = any(4 in race.leaders for race in tables.races)
    yield Finding("BSU-EX-36", "a leader with attack 4", four)


def check_cards(data: Data, tables: Tables) -> Iterator[Finding]:
    forces = Counter(agent["force"] for agent in data["agents"])
    yield Finding("BSU-40.9", "eight agents of each force", set(forces.values()) == {8} and len(forces) == 3)
    per_race = Counter(card["race"] for card in data["race_cards"])
    yield Finding("BSU-1.6", "eight race cards for each race", set(per_race.values()) == {8})
    backs = {back["id"] for back in data["alliance_backs"]}
    yield Finding("BSU-26.3", "every race card has a known back", all(c["back"] in backs for c in data["race_cards"]))
    military = ["passive => reroll(battle, 2); reroll(assault, 2)"]
    known = any(back["abilities"] == military for back in data["alliance_backs"])
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
    # The rules of fleets know what the first four do by their place.
    hired = [data["resources"][each] for each in tables.mercenaries[:4]]
    known = [each["ability"] for each in hired] == [
        "passive => deploy(2)",
        "passive => dice(titan, 1)",
        "passive => reroll(battle, 1)",
        "passive => no_rerolls(battle)",
    ]
    yield Finding("BSU-31.1", "the mercenaries with their abilities, in their order", known)


def check_sheets(data: Data, tables: Tables) -> Iterator[Finding]:
    spaces = [space for sheet in data["action_sheets"] for action in sheet["actions"] for space in action["spaces"]]
    yield Finding("BSU-9.3", "36 spaces, three an action", len(spaces) == 36)
    yield Finding("BSU-9.4", "24 of them with two or three players", sum(s["min_players"] == 2 for s in spaces) == 24)
    middle = all(
        [space["min_players"] for space in action["spaces"]] == [2, 4, 2]
        for sheet in data["action_sheets"]
        for action in sheet["actions"]
    )
    yield Finding("BSU-9.4", "the middle space is the one for four and five players", middle)
    first = [sheet["round1_position"] for sheet in data["action_sheets"]]
    yield Finding("BSU-8.9", "the sheets lie in the order of round 1", first == [1, 2, 3, 4])
    rolls = [a["action"] for sheet in data["action_sheets"] for a in sheet["actions"] if a["leader_roll"]]
    yield Finding("BSU-20.1", "four actions need a leader roll", rolls == ["scan", "diplomacy", "recruit", "mission"])
    sizes = {seats: tables.market_sizes[seats] for seats in range(2, 6)}
    yield Finding("BSU-3.12", "a small and a large market", sizes == {2: 6, 3: 6, 4: 9, 5: 9})
    for side, name in enumerate(("short", "long")):
        for seats in range(2, 6):
            levels = tables.thresholds[side][seats]
            rising = len(levels) == 4 and 0 < levels[1] < levels[2] < levels[3] < tables.win[side][seats]
            yield Finding("BSU-5.4", f"{name} track for {seats} players rises to the win", rising)
    ten = max(tables.win[1]) >= 10
    yield Finding("BSU-EX-18", "a track on which allies can stand at 10 and 6", ten)
    starts = {track["start"] for track in data["antimatter_tracks"]}
    yield Finding("BSU-4.9", "antimatter starts at 0", starts == {0})


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
        "leader_always_fails_on": ("BSU-20.3", 8),
    }
    for name, (rule, value) in wanted.items():
        yield Finding(rule, f"{name.replace('_', ' ')}: {value}", constants[name] == value)
    start = [data["normal_start"].get(name, 0) for name in UNIT_NAMES]
    yield Finding("BSU-4.25", "a normal start of one of each regular unit", start == [1, 1, 1, 1, 0, 0, 0])


def check_galaxies(data: Data, tables: Tables) -> Iterator[Finding]:
    """A galaxy of every layout for each number of players, all of them legal and fair."""
    offered = Counter((galaxy["layout"], galaxy["players"]) for galaxy in data["galaxies"])
    for layout in LAYOUTS:
        for players in range(2, SEATS + 1):
            yield Finding("BSU-2.1", f"one {layout} galaxy for {players} players", offered[layout, players] == 1)
    for galaxy in data["galaxies"]:
        yield from judge(galaxy, tables.stock)


def check_effects(data: Data, tables: Tables) -> Iterator[Finding]:
    used = {EFFECTS.names[effect.op] for ability in tables.abilities for effect in all_effects(ability)}
    for name in EFFECTS.names:
        yield Finding("BSU-44.1", f"the effect {name} occurs", name in used)
    yield Finding("BSU-31.1", "as many kinds of units as the board has room for", KINDS == 12)


def all_effects(ability: Ability) -> list[Effect]:
    found: list[Effect] = []
    for effect in ability.effects:
        found += [effect, *effect.branches]
    return found


PER_SET: Final = {
    "dreadnought": 8,
    "battlecruiser": 8,
    "fighter": 8,
    "regiment": 8,
    "titan": 1,
    "starbase": 1,
    "colossus": 1,
}
ROLES: Final = {
    "dreadnought": ["colonise"],
    "battlecruiser": ["deploy 1"],
    "fighter": ["reroll battle|bombard 1"],
    "titan": ["deploy 2"],
    "starbase": ["wormhole for own fleets", "no enemy rerolls here", "cannot jump"],
    "colossus": ["no fleet bombard here", "no hostile diplomacy here"],
}
"""The engine has these built in."""


def check_printed(data: Data, tables: Tables) -> Iterator[Finding]:
    """Numbers that the rulebook prints beside the counts of the box."""
    counts = data["counts"]
    yield Finding("BSU-1.8", "12 actions", counts["actions"] == 12)
    yield Finding("BSU-9.3", "36 leader spaces", counts["leader_spaces"] == 36)
    yield Finding("BSU-1.15", "20 control tokens a race", counts["control_tokens_per_race"] == 20)
    yield Finding("BSU-1.16", "5 sets of units", counts["unit_sets"] == 5)
    for unit in data["unit_types"]:
        name = unit["id"]
        number = PER_SET[name]
        yield Finding("BSU-1.16", f"{number} of {name} in a set of units", unit["per_set"] == number)
        yield Finding("BSU-33.2", f"{name} has its printed role", unit["roles"] == ROLES.get(name, unit["roles"]))
    dice = {unit["id"]: unit["hp_die"] for unit in data["unit_types"] if "hp_die" in unit}
    yield Finding(
        "BSU-34.4", "hit points on d8, d6 and d4", dice == {"titan": "d8", "starbase": "d6", "colossus": "d4"}
    )
    yield Finding("BSU-15.4", "dark ships attack with 4", tables.dark_attack == 4)
    tokens = [each["tokens"] for each in data["npc"]]
    yield Finding("BSU-1.14", "24 tokens of each kind that nobody controls", tokens == [24, 24])
    yield Finding("BSU-1.11", "6 income tracks", data["income_track"]["copies"] == 6)
    yield Finding("BSU-1.11", "1 first-player token", data["first_player_token"]["copies"] == 1)
    right = all(market["direction"] == "right" for market in data["markets"])
    yield Finding("BSU-8.5", "resources move to the right", right)
    for key, number, rule in (
        ("jump", 4, "BSU-EX-8"),
        ("diplomacy", 2, "BSU-EX-17"),
        ("build_limit", 4, "BSU-EX-26"),
        ("build_limit", 8, "BSU-EX-27"),
        ("artefact_limit", 3, "BSU-19.7"),
        ("mission_boost", 2, "BSU-EX-36"),
    ):
        shown = any(each[key] == number for each in data["organisations"])
        yield Finding(rule, f"an organisation with {key.replace('_', ' ')} {number}", shown)


PICTURED: Final = (
    ("BSU-EX-45", "ideologies", "before:build [bystander] => tax(2)"),
    ("BSU-44.19", "ideologies", "status => crystals(1, per=own_fleet4)"),
    ("BSU-44.19", "ideologies", "after:bombard => crystals(2, per=unique)"),
    ("BSU-7.3", "ideologies", "status => add(regiment, 1, controlled)"),
    ("BSU-44.35", "ideologies", "before:activate => instead(recruit|diplomacy)"),
    ("BSU-44.34", "", "boost(leader, 2, per=unique)"),
    ("BSU-EX-46", "", "before:battle => join(dark_ship, 4)"),
    ("BSU-EX-46", "", "before:assault => join(local_force, 4)"),
    ("BSU-EX-42", "", "before:assault [attacker] => transfer(4)"),
    ("BSU-26.1", "race_cards", "add(regiment, 3, own_army)"),
    ("BSU-26.1", "race_cards", "discard(agent, 1, who=self); destroy(regiment, 2, who=up_to_two)"),
    ("BSU-EX-44", "", "[roll] => discard(race_card, 1, who=chosen)"),
    ("BSU-40.8", "agents", "damage(3, titan|starbase"),
    ("BSU-40.8", "agents", "add(regiment, 1, controlled, per=controlled)"),
    ("BSU-EX-43", "agents", "steal(antimatter, 1, who=chosen"),
    ("BSU-EX-43", "artefacts", "search(artefact, X); discard_self()"),
    ("BSU-19.10", "artefacts", "swap_systems(X)"),
    ("BSU-19.10", "artefacts", "cancel_damage(X, scope=assault)"),
)
"""Texts that can be read on pictures of the rulebook: the rule they belong to, where they stand, what they do."""


def check_pictured(data: Data, tables: Tables) -> Iterator[Finding]:
    listed = every_ability(data)
    for rule, table, text in PICTURED:
        known = any(text in told for field, told, _ in listed if field.startswith(table))
        yield Finding(rule, f"a component with {text}", known)
    teign = any(
        system["kind"] == "inhabited"
        and "status => crystals(2)" in system["benefits"]
        and any("discount(colossus" in benefit for benefit in system["benefits"])
        for system in data["systems"]
    )
    yield Finding("BSU-EX-5", "an inhabited system with 2 crystals and a discount on the colossus", teign)
