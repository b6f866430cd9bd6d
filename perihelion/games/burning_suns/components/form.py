"""How the entries of a component set fit together: one too many, one too few, or a name that nothing has."""

from collections import Counter
from typing import Final

from perihelion.kernel.components import Data
from perihelion.kernel.errors import SetField
from perihelion.kernel.form import check_form, refuse_if, refuse_unknown
from perihelion.kernel.notation import reading

from ..rules.abilities.effects import parse
from ..rules.abilities.programs import Effect
from ..rules.terms import ABILITIES, ACTIONS, KINDS, LAYOUTS, MERCENARY, PLACES, SEATS, UNIT_NAMES, X
from .entries import ANOMALIES, FORM

RESOURCES: Final = 24
MARKET: Final = 9
NUMBERS: Final = {
    "npc": 2,
    "unit_types": len(UNIT_NAMES),
    "action_sheets": 4,
    "ideologies": 10,
    "organisations": 10,
    "race_cards": 80,
    "races": 10,
    "systems": 32,
    "anomaly_kinds": len(ANOMALIES),
    "anomalies": 16,
    "agents": 24,
    "artefacts": 24,
}
"""How many entries a table has, by the rulebook (BSU-1) or because the vocabulary of actions has room for no more."""


def check_parts(data: Data, file: str) -> None:
    """Refuse a set from which no tables can be made; whether it keeps the rulebook is `check_set`'s question."""
    check_form(data, FORM, file, exact=True)
    for table, number in NUMBERS.items():
        check_number(data[table], number, file, table)
    for table in FORM:
        if isinstance(data[table], list):
            check_twice([entry["id"] for entry in data[table]], file, table)
    check_order([entry["id"] for entry in data["npc"]], ("dark_ship", "local_force"), file, "npc")
    check_order([entry["id"] for entry in data["unit_types"]], UNIT_NAMES, file, "unit_types")
    check_order([entry["id"] for entry in data["anomaly_kinds"]], ANOMALIES, file, "anomaly_kinds")
    check_sheets(data, file)
    check_boards(data, file)
    check_empires(data, file)
    check_pieces(data, file)
    for galaxy in data["galaxies"]:
        check_galaxy(galaxy, file, f"galaxies.{galaxy['id']}")
    check_abilities(data, file)


# ---------------------------------------------------------------- what entries have to do with each other


def check_number(entries: list[Data], number: int, file: str, table: str) -> None:
    """The first entry that is too many, or the one that is missing at the end."""
    if len(entries) > number:
        raise SetField(file=file, field=f"{table}.{entries[number]['id']}")
    refuse_if(len(entries) < number, file, f"{table}[{len(entries) + 1}]")


def check_twice(names: list[str], file: str, table: str) -> None:
    for name, number in Counter(names).items():
        refuse_if(number > 1, file, f"{table}.{name}")


def check_order(names: list[str], wanted: tuple[str, ...], file: str, table: str) -> None:
    for number, name in enumerate(names):
        refuse_if(name != wanted[number], file, f"{table}.{name}")


def check_sheets(data: Data, file: str) -> None:
    """BSU-11.5: the twelve actions in their printed order, three spaces each."""
    check_twice(
        [str(sheet["round1_position"]) for sheet in data["action_sheets"]], file, "action_sheets.round1_position"
    )
    for number, sheet in enumerate(data["action_sheets"]):
        field = f"action_sheets.{sheet['id']}.actions"
        check_number(sheet["actions"], 3, file, field)
        printed = ACTIONS[3 * number : 3 * number + 3]
        for action, wanted in zip(sheet["actions"], printed, strict=True):
            refuse_if(action["action"] != wanted or len(action["spaces"]) != 3, file, f"{field}.{action['id']}")


def check_boards(data: Data, file: str) -> None:
    """A market side and the tracks for every number of players, and all galaxies."""
    served: list[int] = []
    for market in data["markets"]:
        sides = market["players"]
        if len(sides) != 2 or sides[0] > sides[1] or not 0 < len(market["spaces"]) <= MARKET:
            raise SetField(file=file, field=f"markets.{market['id']}")
        refuse_if(any(players in served for players in range(sides[0], sides[1] + 1)), file, f"markets.{market['id']}")
        served += range(sides[0], sides[1] + 1)
    refuse_if(sorted(served) != [2, 3, 4, 5], file, "markets")
    check_each(
        [(track["side"], track["players"], track["id"]) for track in data["antimatter_tracks"]],
        ("short", "long"),
        file,
        "antimatter_tracks",
    )
    for track in data["antimatter_tracks"]:
        refuse_if(len(track["levels"]) != 3, file, f"antimatter_tracks.{track['id']}.levels")
    check_each(
        [(galaxy["layout"], galaxy["players"], galaxy["id"]) for galaxy in data["galaxies"]], LAYOUTS, file, "galaxies"
    )


def check_each(entries: list[tuple[str, int, str]], kinds: tuple[str, ...], file: str, table: str) -> None:
    """One of every kind for every number of players."""
    seen: set[tuple[str, int]] = set()
    for kind, players, name in entries:
        refuse_if((kind, players) in seen, file, f"{table}.{name}")
        seen.add((kind, players))
    for kind in kinds:
        for players in range(2, SEATS + 1):
            refuse_if((kind, players) not in seen, file, f"{table}.{kind}_{players}")


def check_empires(data: Data, file: str) -> None:
    for race in data["races"]:
        check_number(race["leaders"], 3, file, f"races.{race['id']}.leaders")
    check_twice([leader["id"] for race in data["races"] for leader in race["leaders"]], file, "races.leaders")
    check_twice([ability["id"] for each in data["ideologies"] for ability in each["abilities"]], file, "ideologies")
    for ideology in data["ideologies"]:
        levels: Counter[int] = Counter(ability["level"] for ability in ideology["abilities"])
        for level in range(4):
            if not 1 <= levels[level] <= (2 if level else 1):  # BSU-4.10, 4.14
                raise SetField(file=file, field=f"ideologies.{ideology['id']}.abilities.level={level}")
    races = {race["id"]: 0 for race in data["races"]}
    backs = {back["id"] for back in data["alliance_backs"]}
    for card in data["race_cards"]:
        field = f"race_cards.{card['id']}"
        refuse_unknown(card["race"], races, file, f"{field}.race")
        refuse_unknown(card["back"], backs, file, f"{field}.back")
        races[card["race"]] += 1
        refuse_if(races[card["race"]] > 8, file, field)


def check_pieces(data: Data, file: str) -> None:
    """Tiles and resources: numbers exactly where their kind has them."""
    for system in data["systems"]:
        field = f"systems.{system['id']}"
        kind = system["kind"]
        refuse_if(len(system["benefits"]) != (0 if kind == "void" else 2), file, f"{field}.benefits")
        refuse_if((kind == "uninhabited") != ("colonise_cost" in system), file, f"{field}.colonise_cost")
        refuse_if((kind in ("hostile", "special")) != ("local_forces" in system), file, f"{field}.local_forces")
        backs = {"home": ("H",), "void": (0,), "special": (1,)}.get(kind, (2, 3, 4))
        refuse_if(system["value"] not in backs, file, f"{field}.value")
    for anomaly in data["anomalies"]:
        refuse_if((anomaly["kind"] == "dark_fleet") != ("x" in anomaly), file, f"anomalies.{anomaly['id']}.x")
    hired = 0
    for number, resource in enumerate(data["resources"]):
        field = f"resources.{resource['id']}"
        hired += resource["kind"] == "mercenary"
        refuse_if(number >= RESOURCES or hired > KINDS - MERCENARY, file, field)
        for key in ("dice", "attack", "hp"):
            refuse_if((resource["kind"] == "mercenary") != (key in resource), file, f"{field}.{key}")
    refuse_if(hired < KINDS - MERCENARY, file, "resources.kind=mercenary")


def check_galaxy(galaxy: Data, file: str, field: str) -> None:
    """Every name is a place of the galaxy, once, and anomalies point somewhere; the rest is `layouts.judge`'s."""
    places, free = galaxy["places"], galaxy["free_places"]
    check_twice([place["id"] for place in places + free], file, field)
    if len(places) + len(free) > PLACES:
        raise SetField(file=file, field=f"{field}.{(places + free)[PLACES]['id']}")
    laid = {place["id"] for place in places}
    spare = {place["id"] for place in free}
    for key in ("edges", "tip_contacts"):
        for number, pair in enumerate(galaxy[key]):
            refuse_if(len(pair) != 2 or pair[0] == pair[1], file, f"{field}.{key}[{number + 1}]")
            check_names(pair, laid, file, f"{field}.{key}")
    for place in free:
        for key, known in (("adj", laid), ("adj_anomaly", laid), ("adj_free", spare)):
            check_names(place[key], known, file, f"{field}.{place['id']}.{key}")
    seats = []
    for place in places:
        refuse_if(("axis" in place) != (place["back"] == "?"), file, f"{field}.{place['id']}.axis")
        refuse_if(("seat" in place) != (place["back"] == "H"), file, f"{field}.{place['id']}.seat")
        if "seat" in place:
            refuse_if(place["seat"] > galaxy["players"] or place["seat"] in seats, file, f"{field}.{place['id']}.seat")
            seats.append(place["seat"])
    if len(seats) != galaxy["players"]:
        raise SetField(file=file, field=f"{field}.places.seat={min(set(range(1, 6)) - set(seats))}")


def check_names(names: list[str], known: set[str], file: str, field: str) -> None:
    for name in names:
        refuse_unknown(name, known, file, field)


# ---------------------------------------------------------------- abilities


def check_abilities(data: Data, file: str) -> None:
    """Every ability can be read, and X stands for a number."""
    number = 0
    for field, text, record in every_ability(data):
        number += 1
        with reading(file, field):
            made = parse(text)
        refuse_if(number > ABILITIES, file, field)
        if "x" not in record and not field.startswith("anomaly_kinds") and any(map(has_x, made.effects)):
            raise SetField(file=file, field=f"{field.rpartition('.')[0]}.x")


def has_x(effect: Effect) -> bool:
    return effect.n == X or any(map(has_x, effect.branches))


def every_ability(data: Data) -> list[tuple[str, str, Data]]:
    """Where it stands, its text, and the entry it belongs to."""
    found: list[tuple[str, str, Data]] = []
    for table, keys in (
        ("anomaly_kinds", ["ability"]),
        ("agents", ["passive", "activated"]),
        ("artefacts", ["ability"]),
        ("race_cards", ["front"]),
        ("resources", ["ability"]),
    ):
        found += [(f"{table}.{entry['id']}.{key}", entry[key], entry) for entry in data[table] for key in keys]
    listed = [("systems", entry, "benefits") for entry in data["systems"]]
    listed += [("alliance_backs", entry, "abilities") for entry in data["alliance_backs"]]
    listed += [("ideologies", entry, "abilities") for sheet in data["ideologies"] for entry in sheet["abilities"]]
    for table, entry, key in listed:
        for number, text in enumerate(entry[key]):
            found.append((f"{table}.{entry['id']}.{key}[{number + 1}]", text, entry))
    return found
