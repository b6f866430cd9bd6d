"""Boards and sheets of the component set with numbers instead of names: galaxies, races, organisations, resources."""

from typing import final

from perihelion.kernel.components import Data

from .terms import ANY_RESOURCE, HOME_BACK, PLACES, RESOURCE_KINDS, TECHNOLOGY, UNIT_NAMES, UNKNOWN_BACK, UPGRADE


@final
class Galaxy:
    """A galaxy for a number of players: places, then the free places."""

    def __init__(self, data: Data) -> None:
        self.name: str = data["id"]
        places = data["places"]
        free = data["free_places"]
        names = [place["id"] for place in places] + [place["id"] for place in free]
        index = {name: number for number, name in enumerate(names)}
        self.names: list[str] = names
        self.count = len(places)
        self.size = len(names)
        backs = {"H": HOME_BACK, "?": UNKNOWN_BACK}
        self.backs: list[int] = [backs[p["back"]] if p["back"] in backs else int(p["back"]) for p in places]
        seats = data["players"]
        self.homes: list[int] = [-1] * seats
        for number, place in enumerate(places):
            if "seat" in place:
                self.homes[place["seat"] - 1] = number
        all_homes = sum([1 << home for home in self.homes])
        self.foreign_homes: list[int] = [all_homes ^ 1 << home for home in self.homes]  # by seat; homes never change
        self.near: list[int] = [0] * PLACES
        for one, other in data["edges"]:
            self.near[index[one]] |= 1 << index[other]
            self.near[index[other]] |= 1 << index[one]
        # What a tile put on a free place touches: as a system, as an anomaly, and other free places.
        self.near_system: list[int] = [0] * PLACES
        self.near_anomaly: list[int] = [0] * PLACES
        self.near_free: list[int] = [0] * PLACES
        for number, place in enumerate(free):
            at = self.count + number
            for name in place["adj"]:
                self.near_system[at] |= 1 << index[name]
            for name in place["adj_anomaly"]:
                self.near_anomaly[at] |= 1 << index[name]
            for name in place["adj_free"]:
                self.near_free[at] |= 1 << index[name]
        kinds = ["asteroid_field", "babel_post", "dark_fleet", "ion_storm", "portal", "wormhole"]
        self.pool: list[int] = [data["anomaly_pool"].get(kind, 0) for kind in kinds]
        self.dark_x: list[int] = data["dark_fleet_x"]
        # Where a place lies, and the way an anomaly there points.
        self.sites: list[list[float]] = [[place["x"], place["y"], place.get("axis", 0)] for place in places + free]


@final
class Race:
    def __init__(self, data: Data) -> None:
        self.name: str = data["id"]
        units = [data["units"][name] for name in UNIT_NAMES]
        self.cost: list[int] = [unit["cost"] for unit in units]
        self.dice: list[int] = [unit["dice"] for unit in units]
        self.attack: list[int] = [unit["attack"] for unit in units]
        self.hp: list[int] = [unit["hp"] for unit in units]
        self.technology_spaces: int = data["technology_spaces"]
        self.upgrade_spaces: list[int] = [data["upgrade_spaces"][name] for name in UNIT_NAMES]
        # Whether there is a space at all, by kind of goods.
        self.room: list[bool] = [True] * ANY_RESOURCE
        self.room[TECHNOLOGY] = self.technology_spaces > 0
        self.room[UPGRADE] = sum(self.upgrade_spaces) > 0
        self.room_for_all = all(self.room)
        self.leaders: list[int] = [leader["attack"] for leader in data["leaders"]]
        self.leader_names: list[str] = [leader["id"] for leader in data["leaders"]]


@final
class Organisation:
    def __init__(self, data: Data) -> None:
        self.name: str = data["id"]
        self.distances: list[int] = [data["jump"], data["diplomacy"]]
        self.limits: list[int] = [0, 0, data["agent_limit"], data["artefact_limit"], data["build_limit"]]
        self.printed: dict[int, int] = {}  # distances and limits of its empire as sums begin with them
        self.battle_rerolls: int = data["battle_rerolls"]
        self.assault_rerolls: int = data["assault_rerolls"]
        self.mission_boost: int = data["mission_boost"]


@final
class Resource:
    def __init__(self, data: Data) -> None:
        self.name: str = data["id"]
        self.kind: int = TECHNOLOGY + RESOURCE_KINDS.index(data["kind"])  # as goods
        self.cost: int = data["cost"]
        self.copies: int = data["copies"]
        self.ability = 0
        self.unit = -1  # kind of unit of a mercenary
        self.dice: int = data.get("dice", 0)
        self.attack: int = data.get("attack", 0)
        self.hp: int = data.get("hp", 0)
