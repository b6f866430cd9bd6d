"""The component set made ready for play: numbers instead of names, abilities as programs. Shared, never changed."""

from itertools import permutations
from typing import Final, final

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Data

from . import terms
from .abilities.effects import parse
from .abilities.moments import MOMENTS, at_moment, look_through
from .abilities.programs import Ability, Effect
from .galaxy.chance_galaxies import laid_by_chance
from .galaxy.layouts import Stock
from .sheets import Galaxy, Organisation, Race, Resource

NOWHERE: Final = 63
SYSTEMS: Final = 32
NEVER: Final = 1_000_000

# Kinds of tiles after the six kinds of systems.
ASTEROID_FIELD, BABEL_POST, DARK_FLEET, ION_STORM, PORTAL, WORMHOLE_TILE, TILE_KINDS = range(6, 13)

# Owners of forces on a tile beside the seats 0 to 4.
DARK_SHIPS, LOCAL_FORCES, OWNERS = range(5, 8)

# The kinds of actions, each with the first of them.
VOCABULARY: Final = ActionSpace()
DECLINE = VOCABULARY.add("decline")
DECLINE_ALL = VOCABULARY.add("decline_all")
ACCEPT = VOCABULARY.add("accept")
PICK = VOCABULARY.add("pick", ("option", 2))
KEEP = VOCABULARY.add("race_card", ("card", 8))
LEADER_AT = VOCABULARY.add("place_leader", ("leader", 3), ("action", 12), ("space", 3))
USE = VOCABULARY.add("use", ("ability", terms.ABILITIES))
PLACE_AT = VOCABULARY.add("place", ("place", terms.PLACES))
UNIT_AT = VOCABULARY.add("unit", ("kind", 15))
BUY = VOCABULARY.add("buy", ("kind", 7))
MARKET_AT = VOCABULARY.add("market", ("space", 9))
REPAIR_AT = VOCABULARY.add("repair", ("unit", 3))
EMPIRE_AT = VOCABULARY.add("empire", ("seat", terms.SEATS))
TAKE = VOCABULARY.add("take", ("what", 3))
AGENT_AT = VOCABULARY.add("agent", ("card", 24))
ARTEFACT_AT = VOCABULARY.add("artefact", ("card", 24))
BOOST_ONE = VOCABULARY.add("boost")
ROLL = VOCABULARY.add("roll")
ACTION_AT = VOCABULARY.add("action", ("action", 12))
ALLY = VOCABULARY.add("alliance", ("what", 3), ("seat", terms.SEATS))
BENEFIT = VOCABULARY.add("benefit", ("frame", 2))
FLEET_AT = VOCABULARY.add("fleet", ("place", terms.PLACES))
ARMY_AT = VOCABULARY.add("army", ("place", terms.PLACES))
ALONG = VOCABULARY.add("take_along", ("kind", 12))
LEAVE = VOCABULARY.add("leave", ("kind", 12))
RESOURCE_AT = VOCABULARY.add("resource", ("resource", 24))
FORCE_AT = VOCABULARY.add("force", ("place", terms.PLACES), ("owner", OWNERS))
ALL_ACTIONS = VOCABULARY.size

YES_OR_NO: Final = [DECLINE, ACCEPT]
TAKE_CRYSTALS, TAKE_DECK, TAKE_FACE_UP = range(TAKE, TAKE + 3)
MAKE, CHANGE, CANCEL = range(3)

# Sources of abilities, and their rank in a conflict (BSU-39.3), ten apart.
OF_SYSTEM, OF_IDEOLOGY, OF_CARD, OF_ARTEFACT, OF_AGENT, OF_RESOURCE, OF_ANOMALY, OF_BACK = range(1, 9)
RANKS: Final = [0, 10, 20, 30, 40, 50, 60, 10, 30]
RANK_UNIQUE: Final = 70
RANK_UNIT: Final = 80
RANK_SHEET: Final = 90


def turn_order(sheets: tuple[int, ...], spaces: list[list[int]]) -> tuple[list[int], list[int]]:
    """The spaces in the order of play, and for each its place in that order."""
    order = [space for sheet in sheets for space in spaces[sheet]]
    return order, [order.index(space) for space in range(36)]


@final
class Tables:
    def __init__(self, data: Data, stamp: str) -> None:
        self.stamp = stamp
        self.abilities: list[Ability] = []
        constants = data["constants"]
        self.fleet_limit: int = constants["fleet_limit"]
        self.army_limit: int = constants["army_limit"]
        self.unrest_change: int = constants["unrest_army_limit_change"]
        self.small_army = self.army_limit + self.unrest_change  # never too large
        self.opposing_min: int = constants["opposing_fleet_min"]
        self.fight_min: int = constants["antimatter_fight_min"]
        self.alliance_difference: int = constants["alliance_cancel_difference"]
        self.boost_price: int = constants["boost_price"]
        self.scan_success: int = constants["scan_success_crystals"]
        self.scan_failure: int = constants["scan_failure_crystals"]
        self.advanced_crystals: int = constants["advanced_start_crystals"]
        self.strike_bonus: int = constants["strike_bonus"]
        self.quiet_turns: int = constants["combat_turns_without_damage"]
        self.round_limits: list[int] = [constants["round_limit_short"], constants["round_limit_long"]]
        self.attack_min: int = constants["attack_min"]
        self.attack_max: int = constants["attack_max"]
        self.start: list[int] = [data["normal_start"].get(name, 0) for name in terms.UNIT_NAMES]
        npc = {each["id"]: each for each in data["npc"]}
        self.dark_attack: int = npc["dark_ship"]["attack"]
        self.local_attack: int = npc["local_force"]["attack"]
        self.read_tiles(data)
        self.read_empires(data)
        self.read_cards(data)
        self.read_resources(data)
        self.read_boards(data)
        self.sort_abilities()
        self.print_limits()

    def ability(self, text: str, name: str, source: int, ref: int, slot: int, record: Data) -> int:
        """Parse an ability and give it its number."""
        made = parse(text)
        made.index = len(self.abilities)
        made.name = name
        made.source = source
        made.ref = ref
        made.slot = slot
        made.rank = RANKS[source]
        if "force" in record:
            made.force = terms.FORCES.index(record["force"])
        if isinstance(record.get("x"), dict):
            made.xs = [record["x"][force] for force in terms.FORCES]
        self.abilities.append(made)
        return made.index

    def effect(self, ability: int, effect: int, branch: int) -> Effect:
        """By its number in an ability; of a choose, by the number of its branch, which 0 is not."""
        found = self.abilities[ability].effects[effect]
        return found.branches[branch - 1] if branch else found

    def read_tiles(self, data: Data) -> None:
        systems = data["systems"]
        anomalies = data["anomalies"]
        self.tile_names: list[str] = [tile["id"] for tile in systems] + [tile["id"] for tile in anomalies]
        kinds = {each["id"]: ASTEROID_FIELD + number for number, each in enumerate(data["anomaly_kinds"])}
        self.tile_kind: list[int] = [terms.SYSTEM_KINDS.index(tile["kind"]) for tile in systems]
        self.tile_kind += [kinds[tile["kind"]] for tile in anomalies]
        self.tile_back: list[int] = [terms.HOME_BACK if tile["value"] == "H" else tile["value"] for tile in systems]
        self.tile_back += [terms.UNKNOWN_BACK] * len(anomalies)
        self.tile_force: list[int] = [tile.get("local_forces", 0) for tile in systems] + [0] * len(anomalies)
        self.colonise_cost: list[int] = [tile.get("colonise_cost", 0) for tile in systems] + [0] * len(anomalies)
        self.dark_number: list[int] = [0] * len(systems) + [tile.get("x", 0) for tile in anomalies]
        self.benefits: list[list[int]] = []
        for number, tile in enumerate(systems):
            made: list[int] = []
            for slot, text in enumerate(tile["benefits"]):
                made.append(self.ability(text, f"tile-{tile['id']}", OF_SYSTEM, number, slot, tile))
            self.benefits.append(made)
        # The systems by their backs, and the anomalies by their kinds.
        self.tiles_by_back: list[list[int]] = [
            [tile for tile in range(SYSTEMS) if self.tile_back[tile] == back] for back in range(terms.HOME_BACK + 1)
        ]
        self.anomalies: list[list[int]] = [
            [tile for tile in range(SYSTEMS, len(self.tile_kind)) if self.tile_kind[tile] == kind]
            for kind in range(ASTEROID_FIELD, TILE_KINDS)
        ]
        self.anomaly_kinds: list[str] = [each["id"] for each in data["anomaly_kinds"]]
        self.anomaly_ability: list[int] = []
        for number, each in enumerate(data["anomaly_kinds"]):
            self.anomaly_ability.append(
                self.ability(each["ability"], f"anomaly-{each['id']}", OF_ANOMALY, number, 0, each)
            )

    def read_empires(self, data: Data) -> None:
        self.ideologies: list[str] = [each["id"] for each in data["ideologies"]]
        # For every ideology and level its options, each a list of abilities; and their names and forces.
        self.levels: list[list[list[list[int]]]] = []
        self.level_sources: list[list[list[list[int]]]] = []  # the same as ability * 64 + place
        self.level_names: list[list[list[str]]] = []
        self.level_forces: list[list[list[int]]] = []
        for number, each in enumerate(data["ideologies"]):
            options: list[list[list[int]]] = [[], [], [], []]
            names: list[list[str]] = [[], [], [], []]
            forces: list[list[int]] = [[], [], [], []]
            for record in each["abilities"]:
                level = record["level"]
                made: list[int] = []
                for text in record["abilities"]:
                    index = self.ability(text, f"level-{record['id']}", OF_IDEOLOGY, number, level, record)
                    self.abilities[index].rank += 3 - level
                    made.append(index)
                options[level].append(made)
                names[level].append(record["id"])
                forces[level].append(terms.FORCES.index(record["force"]))
            self.levels.append(options)
            self.level_sources.append([[[index << 6 | NOWHERE for index in made] for made in each] for each in options])
            self.level_names.append(names)
            self.level_forces.append(forces)
        self.races: list[Race] = [Race(each) for each in data["races"]]
        self.organisations: list[Organisation] = [Organisation(each) for each in data["organisations"]]

    def read_cards(self, data: Data) -> None:
        self.agents: list[str] = [each["id"] for each in data["agents"]]
        self.agent_force: list[int] = [terms.FORCES.index(each["force"]) for each in data["agents"]]
        self.agent_abilities: list[list[int]] = []
        for number, each in enumerate(data["agents"]):
            passive = self.ability(each["passive"], f"card-{each['id']}", OF_AGENT, number, 0, each)
            activated = self.ability(each["activated"], f"card-{each['id']}", OF_AGENT, number, 1, each)
            self.agent_abilities.append([passive, activated])
        # As ability * 64 + place.
        self.agent_sources: list[list[int]] = [
            [index << 6 | NOWHERE for index in indices] for indices in self.agent_abilities
        ]
        self.artefacts: list[str] = [each["id"] for each in data["artefacts"]]
        self.artefact_ability: list[int] = []
        for number, each in enumerate(data["artefacts"]):
            self.artefact_ability.append(
                self.ability(each["ability"], f"card-{each['id']}", OF_ARTEFACT, number, 0, each)
            )
        self.artefact_sources: list[list[int]] = [[index << 6 | NOWHERE] for index in self.artefact_ability]
        self.backs: list[str] = [each["id"] for each in data["alliance_backs"]]
        self.back_abilities: list[list[int]] = []
        for number, each in enumerate(data["alliance_backs"]):
            made: list[int] = []
            for text in each["abilities"]:
                made.append(self.ability(text, f"back-{each['id']}", OF_BACK, number, 0, each))
            self.back_abilities.append(made)
        race_index = {race.name: number for number, race in enumerate(self.races)}
        self.card_names: list[list[str]] = [[] for _ in self.races]
        self.card_front: list[list[int]] = [[] for _ in self.races]
        self.card_back: list[list[int]] = [[] for _ in self.races]
        for each in data["race_cards"]:
            race = race_index[each["race"]]
            slot = len(self.card_names[race])
            self.card_names[race].append(each["id"])
            self.card_front[race].append(self.ability(each["front"], f"card-{each['id']}", OF_CARD, race, slot, each))
            self.card_back[race].append(self.backs.index(each["back"]))

    def read_resources(self, data: Data) -> None:
        self.resources: list[Resource] = []
        self.mercenaries: list[int] = []  # the resource of every kind of mercenary
        for number, each in enumerate(data["resources"]):
            made = Resource(each)
            made.ability = self.ability(each["ability"], f"resource-{each['id']}", OF_RESOURCE, number, 0, each)
            if each["kind"] == "mercenary":
                made.unit = terms.MERCENARY + len(self.mercenaries)
                self.mercenaries.append(number)
            self.resources.append(made)
        # By resource; the last entries are those of no resource at all (-1), which nobody can pay for.
        self.resource_costs: list[int] = [*[each.cost for each in self.resources], NEVER]
        self.resource_kinds: list[int] = [*[each.kind for each in self.resources], terms.TECHNOLOGY]
        self.dearest_resource = max([each.cost for each in self.resources])

    def read_boards(self, data: Data) -> None:
        self.market_sizes: list[int] = [0] * (terms.SEATS + 1)
        for market in data["markets"]:
            for seats in range(market["players"][0], market["players"][1] + 1):
                self.market_sizes[seats] = len(market["spaces"])
        self.win: list[list[int]] = [[0] * (terms.SEATS + 1), [0] * (terms.SEATS + 1)]
        self.thresholds: list[list[list[int]]] = [
            [[] for _ in range(terms.SEATS + 1)],
            [[] for _ in range(terms.SEATS + 1)],
        ]
        for track in data["antimatter_tracks"]:
            side = ("short", "long").index(track["side"])
            self.win[side][track["players"]] = track["win"]
            self.thresholds[side][track["players"]] = [0, *track["levels"]]
        self.sheets: list[str] = [sheet["id"] for sheet in data["action_sheets"]]
        self.space_seats: list[int] = [
            space["min_players"]
            for sheet in data["action_sheets"]
            for action in sheet["actions"]
            for space in action["spaces"]
        ]
        # The moves of three leaders to the spaces a game of so many seats uses.
        self.leader_moves: list[list[int]] = [
            [LEADER_AT + move for move in range(3 * 36) if self.space_seats[move % 36] <= seats]
            for seats in range(terms.SEATS + 1)
        ]
        # The spaces of a sheet in the order of both readings (BSU-A-3), and for each order of the sheets all spaces.
        sheet_spaces = [
            [[sheet * 9 + space for space in range(9)] for sheet in range(4)],
            [[sheet * 9 + action * 3 + slot for slot in range(3) for action in range(3)] for sheet in range(4)],
        ]
        self.turn_orders: list[dict[tuple[int, ...], tuple[list[int], list[int]]]] = [
            {order: turn_order(order, spaces) for order in permutations(range(4))} for spaces in sheet_spaces
        ]
        self.stock = Stock(data)
        self.galaxies: list[dict[int, Galaxy]] = [{} for _ in terms.LAYOUTS]  # by layout and number of players
        for galaxy in data["galaxies"]:
            self.galaxies[terms.LAYOUTS.index(galaxy["layout"])][galaxy["players"]] = Galaxy(galaxy)

    def print_limits(self) -> None:
        for organisation in self.organisations:
            for what, steps in enumerate(organisation.distances):
                organisation.printed[terms.DISTANCES << 6 | what] = steps
            organisation.limits[terms.FLEET] = self.fleet_limit
            organisation.limits[terms.ARMY] = self.army_limit
            for what, most in enumerate(organisation.limits):
                organisation.printed[terms.LIMITS << 6 | what] = most

    def sort_abilities(self) -> None:
        """What is known beforehand about abilities, so that windows look at few."""
        for ability in self.abilities:
            look_through(ability)
        # The modifiers that count for each of something, a bit each.
        self.scaling = 0
        for ability in self.abilities:
            for effect in ability.effects:
                if ability.timing == terms.PASSIVE and effect.per >= 0:
                    self.scaling |= 1 << effect.op
        self.scales_prices = self.scaling & (1 << terms.DISCOUNT | 1 << terms.UNIT_COST) != 0
        self.scales_limits = self.scaling & 1 << terms.LIMITS != 0
        # For every race, by cards, those among them for the activate action, as ability * 64 + place.
        self.activating_cards: list[list[list[int]]] = [
            [self.activating(fronts, cards) for cards in range(256)] for fronts in self.card_front
        ]
        # For every moment and race the race cards that fit it, a bit each.
        self.cards_at: list[list[int]] = [[0 for _ in self.races] for _ in range(MOMENTS)]
        for race, fronts in enumerate(self.card_front):
            for card, index in enumerate(fronts):
                for moment in range(MOMENTS):
                    if at_moment(self.abilities[index], moment):
                        self.cards_at[moment][race] |= 1 << card
        # For every race, by the cards already played, the moments of its other cards.
        self.card_moments: list[list[int]] = [[0] * 256 for _ in self.races]
        for race, fronts in enumerate(self.card_front):
            for played in range(256):
                for card, index in enumerate(fronts):
                    if not played >> card & 1:
                        self.card_moments[race][played] |= self.abilities[index].moments

    def activating(self, fronts: list[int], cards: int) -> list[int]:
        found: list[int] = []
        for card, index in enumerate(fronts):
            if cards >> card & 1 and self.abilities[index].timing == terms.ACTIVATE:
                found.append(index << 6 | NOWHERE)
        return found

    def galaxy(self, seats: int, layout: int) -> Galaxy:
        """A galaxy of the set by its layout; beyond the layouts, the one that chance lays for a number."""
        if layout < len(terms.LAYOUTS):
            return self.galaxies[layout][seats]
        return Galaxy(laid_by_chance(seats, layout - len(terms.LAYOUTS), self.stock))
