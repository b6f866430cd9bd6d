"""The component set made ready for play: numbers instead of names, powers as small objects, predicates as lists."""

from collections.abc import Mapping
from typing import Any, Final, final

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.fields import fields
from perihelion.kernel.table import named

from . import terms
from .terms import Effect, Gain, Power, Predicate, Tile, fits, read_gain, read_line, read_power

# How many there are of each (NFR-1); a set with other counts is refused.
WORLDS: Final = 60
HOMES: Final = 16
COLONIES: Final = WORLDS + HOMES
FACES: Final = 40
TILES: Final = COLONIES + FACES
PILES: Final = 24
"""16 small stacks, then 8 large tiles."""
ACTION_TILES: Final = 7
GOALS: Final = 8
WAYS: Final = 5

# Action tiles, in the order advised for learning (NFR-2.6).
ISOLATION: Final = 0  # or Galactic goals review, on its other face
DEVELOP_TILE, EXPLORE_TILE, SETTLE_TILE, PRODUCE_TILE, TRADE_TILE, DIPLOMATS = range(1, 7)
GOALS_REVIEW: Final = 7
"""As the face in play of the first tile."""

# Ways of settling (NFR-D-11).
BY_CREDITS, BY_STRENGTH, BY_CONTACT, BY_DOOM = range(4)
BY_ARMING: Final = 4
"""By strength, after goods have been discarded for temporary strength (NFR-D-12)."""

# The kinds of actions, each with the first of them; `use_power` comes last, for its size depends on the set.
VOCABULARY: Final = ActionSpace()
CHOOSE_SIDE = VOCABULARY.add("choose_side", ("side", 2))
CHOOSE_TILE = VOCABULARY.add("choose_tile", ("tile", ACTION_TILES))
KEEP_GOAL = VOCABULARY.add("keep_goal", ("goal", GOALS))
GOAL_UNDER = VOCABULARY.add("goal_under", ("goal", GOALS))
LEAVE_GOAL = VOCABULARY.add("leave_goal", ("for_good", 2))
TURN_UP_GOAL = VOCABULARY.add("turn_up_goal")
DECLARE = VOCABULARY.add("declare", ("kind", terms.KINDS))
DECLINE = VOCABULARY.add("decline")
BUY = VOCABULARY.add("buy", ("face", FACES))
TAKE_WORLD = VOCABULARY.add("take_world", ("world", WORLDS))
RETURN_WORLD = VOCABULARY.add("return_world", ("world", WORLDS))
STORE_WORLD = VOCABULARY.add("store_world", ("world", WORLDS))
TAKE_COLONISTS = VOCABULARY.add("take_colonists")
STOP_SETTLING = VOCABULARY.add("stop_settling")
SETTLE_WORLD = VOCABULARY.add("settle", ("world", WORLDS), ("way", WAYS))
SETTLE_NOW = VOCABULARY.add("settle_now")
NO_REPLACEMENT = VOCABULARY.add("no_replacement")
REPLACE_COLONY = VOCABULARY.add("replace", ("colony", COLONIES))
REPLACE_WITH = VOCABULARY.add("replace_with", ("world", WORLDS))
PRODUCE_ON = VOCABULARY.add("produce_on", ("colony", COLONIES))
STORE_GOOD = VOCABULARY.add("store_good", ("colony", COLONIES))
DONE_STORING = VOCABULARY.add("done_storing")
NO_SALE = VOCABULARY.add("no_sale")
SELL = VOCABULARY.add("sell", ("colony", COLONIES))
STORE_CREDITS = VOCABULARY.add("store_credits", ("credits", 8))
STOP_CONSUMING = VOCABULARY.add("stop_consuming")
SPEND = VOCABULARY.add("spend", ("colony", COLONIES))
USE_POWER = VOCABULARY.size

TILES_LEFT: Final[list[list[int]]] = [
    [CHOOSE_TILE + tile for tile in range(ACTION_TILES) if not picked >> tile & 1]
    for picked in range(1 << ACTION_TILES)
]
"""For every set of action tiles picked, as bits, the choices left."""

KIND_NAMES: Final = ("novelty", "rare", "genes", "alien")
"""In the order of their letters."""

# What goals count.
CONSUME_POWERS, KEYWORDS, POWER_TYPES, COLONY_KINDS, STORED_GOODS, STORED_WORLDS, STORED_CREDITS = range(7)
SUBJECTS: Final = fields(
    "consume_powers keywords power_types kinds stored_goods stored_worlds stored_credits reserve_colonists"
)


@final
class Goal:
    def __init__(self, name: str, subject: int, at: list[int], points: list[int], most: int, open_top: bool) -> None:
        self.name = name
        self.subject = subject
        self.at = at
        self.points = points
        self.most = most  # items that can be stored
        self.open_top = open_top  # whether more than the last threshold can be reached
        self.storage = most > 0

    def score(self, count: int) -> int:
        """NFR-19.15: the points of the highest threshold reached."""
        found = 0
        for threshold, points in zip(self.at, self.points, strict=True):
            if count >= threshold:
                found = points
        return found


@final
class Pile:
    """A place on the development mats: the faces its tiles can show, and where it lies."""

    def __init__(self, name: str, column: int, row: int, faces: list[int], tossed: bool) -> None:
        self.name = name
        self.column = column
        self.row = row
        self.faces = faces  # tile numbers, the white square first
        self.tossed = tossed


@final
class Tables:
    """All that a state needs of the component set; shared by all states, changed by none."""

    def __init__(self, data: dict[str, Any], stamp: str, effects: Mapping[str, Effect]) -> None:
        self.stamp = stamp
        self.effects = effects
        self.powers: list[Power] = []
        self.tiles: list[Tile] = []
        self.piles: list[Pile] = []
        self.pile_of: dict[int, int] = {}
        self.prices: list[int] = data["kinds"]["prices"]
        self.goods: list[int] = data["kinds"]["goods"]
        self.keyword_names: list[str] = data["keywords"]["names"]
        for world in data["worlds"]:
            self._add_colony(world, terms.WORLD)
        self.mats: list[list[int]] = [[] for _ in range(HOMES // 2)]
        for home in sorted(data["homes"], key=_by_mat_and_side):
            self.mats[home["mat"] - 1].append(len(self.tiles))
            self._add_colony(home, terms.HOME)
        for stack in data["small_developments"]:
            self._add_pile(stack, terms.SMALL, stack["column"] in data["tosses"]["small_columns"])
        for large in data["large_developments"]:
            self._add_pile(large, terms.LARGE, data["tosses"]["large"])
        counts = (len(data["worlds"]), len(data["homes"]), len(self.piles), len(self.tiles))
        if counts != (WORLDS, HOMES, PILES, TILES):
            raise ValueError(f"worlds, homes, piles and tiles are {counts}")
        self.vocabulary = USE_POWER + len(self.powers)
        self.oort = -1
        for tile in self.tiles:
            if tile.kind == terms.ANY_KIND:
                self.oort = tile.number
        self._compile()
        self.within: list[int] = self._within()
        self.large_faces = sum([1 << tile.number - COLONIES for tile in self.tiles[COLONIES:] if tile.spaces > 1])
        self.demands: list[int] = [demand(tile) for tile in self.tiles[:COLONIES]]
        self._read_numbers(data)

    def _read_numbers(self, data: dict[str, Any]) -> None:
        limits = data["limits"]
        self.most_worlds: int = limits["worlds"]
        self.most_colonies: int = limits["colonies_without_end"]
        self.most_spaces: int = limits["spaces_without_end"]
        self.least_colonists: int = limits["colonists_without_end"]
        self.explored: int = limits["explored_worlds"]
        self.players: dict[int, dict[str, Any]] = {row["players"]: row for row in data["players"]}
        self.chips_at_first = self._by_players("victory_points")
        self.colonists_at_first = self._by_players("colonists")
        self.actions: list[str] = [each["id"] for each in data["actions"] if each["id"] != "goals_review"]
        self.actions.append("goals_review")
        bonuses = {each["id"]: each.get("bonus", "") for each in data["actions"]}
        self.bonuses: list[Gain] = [
            read_gain(bonuses[name]) if bonuses[name] else terms.NOTHING for name in self.actions
        ]
        by_name = {each["id"]: each for each in data["actions"]}
        self.develop_bonus: int = by_name["develop"]["bonus_discount"]
        self.looked_at: int = by_name["goals_review"]["looked_at"]
        self.colonists_taken = 2  # NFR-7.3
        self.goals: list[Goal] = [
            Goal(
                goal["id"],
                SUBJECTS.index(goal["counts"]),
                goal["at"],
                goal["points"],
                goal.get("most_stored", 0),
                goal["open_top"],
            )
            for goal in data["goals"]
        ]

    def _by_players(self, key: str) -> list[int]:
        """A number of the players' table, in the place of every number of players."""
        return [
            int(self.players[number][key]) if number in self.players else 0 for number in range(max(self.players) + 1)
        ]

    def _add_colony(self, data: dict[str, Any], sort: int) -> None:
        tile = self._add_tile(data, sort)
        tile.military = data["military"]
        tile.value = data["defence"] if tile.military else data["cost"]
        tile.cost = -1 if tile.military else data["cost"]
        tile.colonists = data["colonists"]
        tile.good = terms.GOOD_TYPES.index(data["good"])
        kind = data["kind"]
        tile.kind = terms.NO_KIND if kind == "none" else terms.ANY_KIND if kind == "any" else terms.LETTERS.index(kind)
        tile.alien = "Alien" in tile.keywords or kind == "A"
        tile.for_sale = "good_not_for_sale" not in data.get("traits", [])

    def _add_pile(self, data: dict[str, Any], sort: int, tossed: bool) -> None:
        faces: list[int] = []
        for face in data["faces"]:
            tile = self._add_tile(face, sort)
            tile.cost = tile.value = face["cost"]
            tile.spaces = face["spaces"]
            faces.append(tile.number)
            self.pile_of[tile.number] = len(self.piles)
        self.piles.append(Pile(data["id"], data["column"], data["row"], faces, tossed and len(faces) > 1))

    def _add_tile(self, data: dict[str, Any], sort: int) -> Tile:
        tile = Tile(len(self.tiles), data["id"], sort)
        tile.keywords = data.get("keywords", [])
        tile.variable = data["vp"] == "?"
        tile.points = 0 if tile.variable else data["vp"]
        for text in data.get("powers", []):
            power = read_power(text, len(self.powers), tile.number, self.effects)
            self.powers.append(power)
            tile.powers.append(power)
            tile.moments |= 1 << power.moment
        tile.lines = [read_line(text) for text in data.get("bonus", [])]
        self.tiles.append(tile)
        return tile

    def _compile(self) -> None:
        """Predicates become lists of answers, one for every tile and four more for the declared Oort refinery."""
        names = {tile.name: tile.number for tile in self.tiles}
        for power in self.powers:
            power.fits = [self._fits(power.of, number) for number in range(TILES + terms.KINDS)]
            if power.partner:
                power.partner_tile = names[power.partner]
        for tile in self.tiles:
            tile.worth = [0] * (TILES + terms.KINDS)
            for line in tile.lines:
                if line.quantity == "strength":
                    tile.per_strength, tile.most_strength = line.points, line.most
                elif line.quantity == "kinds":
                    tile.per_kind, tile.most_kinds = line.points, line.most
                else:
                    for number in range(TILES + terms.KINDS):  # NFR-17.6: the best line for its owner
                        if self._fits(line.of, number):
                            tile.worth[number] = max(tile.worth[number], line.points)

    def faces_within(self, price: int) -> int:
        """The faces that cost no more, as bits from the first development on."""
        within = self.within
        return within[price] if price < len(within) else within[-1]

    def _within(self) -> list[int]:
        """For every price up to the highest, the faces that cost no more, as bits from the first development on."""
        faces = self.tiles[COLONIES:]
        top = max([tile.cost for tile in faces])
        return [sum([1 << tile.number - COLONIES for tile in faces if tile.cost <= price]) for price in range(top + 1)]

    def _fits(self, predicate: Predicate, number: int) -> bool:
        if not predicate:
            return True
        if number >= TILES:
            return self.oort >= 0 and fits(predicate, self.tiles[self.oort], number - TILES)
        return fits(predicate, self.tiles[number], self.tiles[number].kind)


def kind_name(kind: int) -> str:
    return named("kind", KIND_NAMES[kind])


def demand(tile: Tile) -> int:
    """The kinds of which a colony can take a good, each as one in a byte of its own; so demands can be added up."""
    if tile.good == terms.GREY:
        return 0
    return sum([1 << 8 * kind for kind in range(terms.KINDS) if tile.kind in (kind, terms.ANY_KIND)])


def _by_mat_and_side(home: dict[str, Any]) -> tuple[int, bool]:
    return home["mat"], not home["white"]
