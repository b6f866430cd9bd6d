"""The component set made ready for play, and the fixed vocabulary; shared by all states, changed by none."""

from typing import Any, Final, final

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.table import named

from .cluster import Cluster
from .reach import REACHES, costs_within, masks_within_reach, within_reach
from .terms import BUY, COLOURS, COUNTS, DUP, FINAL_STEP, MODIFIERS, MUST_DIE, RUN, SIZES, Abilities, Compiler, Program

# The vocabulary: how many there are of everything, then the kinds of actions, each with the first of them.
GATES: Final = 4
SECTORS: Final = 88
PULSARS: Final = 16
TILES: Final = 24
COSTS: Final = 3
TECHS: Final = 17
PROJECTS: Final = 8
DIE_VALUES: Final = 7
MARKERS: Final = 5
LENGTHS: Final = 10
GOALS: Final = 3

VOCABULARY: Final = ActionSpace()
CHOOSE_GATE = VOCABULARY.add("choose_gate", ("gate", GATES))
CHOOSE_SIDE = VOCABULARY.add("choose_side", ("side", 2))
TAKE_DIE = VOCABULARY.add("take_die", ("value_less_one", 6), ("marker", MARKERS))
USE_SILVER = VOCABULARY.add("use_silver", ("value", DIE_VALUES))
USE_RED = VOCABULARY.add("use_red", ("value", DIE_VALUES))
COPY = VOCABULARY.add("copy", ("value", DIE_VALUES))
PLACE = VOCABULARY.add("place", ("size", 3), ("pulsar", PULSARS))
END_TURN = VOCABULARY.add("end_turn")
SPEND = VOCABULARY.add("spend", ("token", 3))
FLY = VOCABULARY.add("fly", ("segments", LENGTHS))
ANNOUNCE_RUN = VOCABULARY.add("announce_run", ("project", PROJECTS), ("colour", len(COLOURS)))
GO = VOCABULARY.add("go", ("sector", SECTORS))
TAKE_GYRODYNE = VOCABULARY.add("take_gyrodyne", ("size", 3))
FINISH_GYRODYNE = VOCABULARY.add("finish_gyrodyne", ("pulsar", PULSARS))
TAKE_TRANSMITTER = VOCABULARY.add("take_transmitter", ("slot", 3), ("cost", COSTS))
PAY_TRANSMITTER = VOCABULARY.add("pay_transmitter", ("transmitter", TILES), ("cost", COSTS))
PATENT = VOCABULARY.add("patent", ("technology", TECHS))
COMPLETE = VOCABULARY.add("complete", ("project", PROJECTS))
BUY_MODIFIER = VOCABULARY.add("buy_modifier", ("kind", 2))
NEW_ARRAY = VOCABULARY.add("new_array")
LINK = VOCABULARY.add("link", ("transmitter", TILES), ("edge", 2), ("own_edge", 2))
TAKE_BONUS = VOCABULARY.add("take_bonus")
DRAW_TILE = VOCABULARY.add("draw_tile")
GAIN_GYRODYNE = VOCABULARY.add("gain_gyrodyne", ("size", 3))
CLAIM_ISOLATED_PULSAR = VOCABULARY.add("claim_isolated", ("pulsar", 3))
TELEPORT_TO = VOCABULARY.add("teleport", ("sector", SECTORS))
BUY_POINTS = VOCABULARY.add("buy_points")
BUY_PREMIUM = VOCABULARY.add("buy_premium", ("goal", GOALS))
COUNT_GOAL = VOCABULARY.add("count_goal", ("goal", GOALS))
DECLINE = VOCABULARY.add("decline")
ALL_ACTIONS = VOCABULARY.size

MEDIAN: Final = -1
"""A row bonus that is the field under the median marker (PUL-18.29)."""

INSTANT: Final = 0
EACH_PRODUCTION: Final = 2
END: Final = 3
TECH_KINDS: Final[list[str]] = ["instant", "permanent", "production", "end"]


@final
class Tile:
    """A planetary system tile: open planets by number of players (2, 3, 4), and its printed bonus."""

    def __init__(self, data: dict[str, Any], compiler: Compiler) -> None:
        self.id: str = data["id"]
        self.name = named("system", self.id.lower())
        blue = list(data["blue"].values())
        barren = list(data["barren"].values())
        self.blue: list[int] = [len([least for least in blue if least <= seats]) for seats in range(5)]
        self.barren: list[int] = [len([least for least in barren if least <= seats]) for seats in range(5)]
        self.bonus = compiler.number(data["bonus"], "immediate", self.id)


@final
class Transmitter:
    def __init__(self, data: dict[str, Any], compiler: Compiler) -> None:
        self.id: str = data["id"]
        self.name = named("transmitter", self.id.lower())
        self.letter: str = data["letter"]
        self.dice: list[int] = data["dice"]
        self.all_paid = (1 << len(self.dice)) - 1
        self.edges: list[int] = data["link"]  # pips on the left and on the right edge, -1: cannot be linked
        self.blue = compiler.number(data["immediate"], "blue", self.id)
        self.green: Program = compiler.compile(data["production"], "green", self.id)
        self.payable: list[list[list[int]]] = [  # by covered costs and reach of a die; equal costs are one choice
            [self._payable(paid, reach) for reach in range(REACHES)] for paid in range(self.all_paid + 1)
        ]

    def _payable(self, paid: int, reach: int) -> list[int]:
        found: dict[int, int] = {}
        for cost, die in enumerate(self.dice):
            if not paid >> cost & 1 and costs_within(reach) >> die & 1 and die not in found:
                found[die] = cost
        return list(found.values())


class Technology(Abilities):
    def __init__(self, data: dict[str, Any], compiler: Compiler) -> None:
        super().__init__()
        self.id: str = data["id"]
        self.name = named("tech", self.id.lower())
        self.row: int = data["row"]
        self.die: int = data["dice"][0]
        self.icons: int = len(data["dice"])
        self.kind: int = TECH_KINDS.index(data["kind"])
        place = "immediate" if self.kind == INSTANT else TECH_KINDS[self.kind]
        self.effect = compiler.number(data["effect"], place, self.id)
        self.program: Program = compiler.programs[self.effect]
        extra: Program = compiler.compile(data.get("extra_cost", "none"), "cost", self.id)
        self.extra_cubes: int = extra[0][1] if extra else 0
        self.gives_owed_die = gives_owed_die(self.program)
        self.boosts = any([code == FINAL_STEP for code, _, _ in self.program])
        compiler.teach(self, self.program)


@final
class Face:
    def __init__(self, data: dict[str, Any], compiler: Compiler, techs: list[Technology]) -> None:
        self.id: str = data["id"]
        self.category: str = data["category"]
        self.bonus: list[int] = [MEDIAN if bonus == "median" else int(bonus) for bonus in data["gyro_bonus"]]
        self.techs: list[int] = []
        for each in data["techs"]:
            self.techs.append(len(techs))
            techs.append(Technology(each, compiler))


@final
class TechnologyBoards:
    """The three technology boards in play; technologies are slots, from row 1 upwards, and sets of them bits."""

    def __init__(self, faces: list[Face], techs: list[Technology], rounds: int) -> None:
        self.techs: list[Technology] = [techs[number] for face in faces for number in face.techs]
        self.bonus: list[int] = [bonus for face in faces for bonus in face.bonus]
        by_reach = within_reach([tech.die for tech in self.techs])
        self.payable: list[list[list[int]]] = [  # by round and by reach of a die (PUL-15.3)
            [[slot for slot in slots if self.techs[slot].row <= number] for slots in by_reach]
            for number in range(rounds + 1)
        ]
        self.owing: int = sum([1 << slot for slot, tech in enumerate(self.techs) if tech.gives_owed_die])
        self.boosting: int = sum([1 << slot for slot, tech in enumerate(self.techs) if tech.boosts])  # a final step
        self.with_bases: int = sum([1 << slot for slot, tech in enumerate(self.techs) if tech.extra_bases])
        self.of_kind: list[int] = [
            sum([1 << slot for slot, tech in enumerate(self.techs) if tech.kind == kind])
            for kind in range(len(TECH_KINDS))
        ]


@final
class Project:
    def __init__(self, data: dict[str, Any], compiler: Compiler) -> None:
        self.id: str = data["id"]
        self.name = named("project", self.id.lower())
        self.die: int = data["die"]
        self.effect = compiler.number(data["effect"], "immediate", self.id)
        self.gives_owed_die = gives_owed_die(compiler.programs[self.effect])
        run: Program = compiler.compile(data.get("run", "none"), "run", self.id)
        self.run_colour: int = run[0][1] if run and run[0][0] == RUN else -1
        self.run_points: int = run[0][2] if run else 0


@final
class HqSide:
    def __init__(self, data: dict[str, Any], places: list[str], compiler: Compiler) -> None:
        self.id: str = data["id"]
        self.name = named("side", self.id.lower())
        by_place = {each["pos"]: each for each in data["projects"]}
        self.projects: list[Project] = [Project(by_place[place], compiler) for place in places]
        self.payable: list[int] = masks_within_reach([project.die for project in self.projects])  # by reach of a die
        self.owing: int = sum([1 << number for number, each in enumerate(self.projects) if each.gives_owed_die])


@final
class Goal:
    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.name = named("goal", self.id.lower())
        self.tile: int = data["tile"]
        count, _, least = data["condition"].partition(" >= ")
        self.count: int = COUNTS.index(count)
        self.least = int(least)
        self.base: int = data["base"]
        self.cubes: list[int] = [data["premium1"]["cubes"], data["premium2"]["cubes"]]
        self.points: list[int] = [data["premium1"]["vp"], data["premium2"]["vp"]]
        self.needs_hq = bool(data.get("needs_hq", False))


def gives_owed_die(program: Program) -> bool:
    return any([code in (MUST_DIE, DUP) for code, _, _ in program])


def offered(program: Program) -> list[tuple[int, int]]:
    """The offers of points for cubes in a program."""
    return [(cubes, points) for code, cubes, points in program if code == BUY]


@final
class Tables:
    """All that a state needs of the component set."""

    def __init__(self, data: dict[str, Any], stamp: str, compiler: Compiler) -> None:
        self.stamp = stamp
        self.map_names: list[str] = list(data["maps"])
        self.clusters: list[Cluster] = [Cluster(name, data["maps"][name]) for name in self.map_names]
        self.tiles: list[Tile] = [Tile(each, compiler) for each in data["systems"]["list"]]
        self._exploration(data["exploration_tiles"]["list"], compiler)
        self.transmitters: list[Transmitter] = [Transmitter(each, compiler) for each in data["transmitters"]["list"]]
        self.fitting_transmitters: list[int] = [  # with a cost within reach of a die, a bit each
            sum([1 << tile for tile, each in enumerate(self.transmitters) if each.payable[0][reach]])
            for reach in range(REACHES)
        ]
        self.techs: list[Technology] = []
        self.faces: list[Face] = [Face(each, compiler, self.techs) for each in data["technology_faces"]]
        pyramid = data["hq_pyramid"]
        self.places: list[str] = [place for row in pyramid["rows"].values() for place in row]
        self.requires: list[int] = [
            sum([1 << self.places.index(below) for below in pyramid["requires"].get(place, [])])
            for place in self.places
        ]
        self.open_projects: list[int] = [  # by completed ones
            sum([1 << n for n, needs in enumerate(self.requires) if not done >> n & 1 and not needs & ~done])
            for done in range(1 << PROJECTS)
        ]
        self.hq_boards: list[str] = [board["id"] for board in data["hq_boards"]]
        self.hq_sides: list[HqSide] = [
            HqSide(side, self.places, compiler) for board in data["hq_boards"] for side in board["sides"]
        ]
        self.goals: list[Goal] = [Goal(each) for each in data["goals"]["list"]]
        self._pieces(data)
        self._dice(data, compiler)
        self._scoring(data)
        self.programs: list[Program] = compiler.programs
        self.point_tables: list[list[tuple[int, int]]] = compiler.tables
        self.costs_zero = self._any_cost_zero()
        self._boards: dict[int, TechnologyBoards] = {}
        self.first_boards = self.boards([0, 0, 0])
        self.picks: dict[int, list[int]] = {}  # lists of choices that come up again and again: dice.py, turns.py
        self.menus: dict[int, list[int]] = {}

    def _exploration(self, listed: list[dict[str, Any]], compiler: Compiler) -> None:
        self.exploration_ids: list[str] = [each["id"] for each in listed]
        self.exploration_effect: list[int] = [
            compiler.number(each["effect"], "exploration", each["id"]) for each in listed
        ]
        self.exploration_kept: list[bool] = [each["kept"] for each in listed]
        self.exploration_copies: list[int] = [each["copies"] for each in listed]

    def _pieces(self, data: dict[str, Any]) -> None:
        gyrodynes = {each["size"]: each for each in data["gyrodynes"]["list"]}
        self.gyro_count: list[int] = [gyrodynes[size]["count"] for size in SIZES]
        self.gyro_take: list[int] = [gyrodynes[size]["take_die"] for size in SIZES]
        self.gyro_finish: list[int] = [gyrodynes[size]["finish_die"] for size in SIZES]
        self.gyro_takes: list[list[int]] = within_reach(self.gyro_take)  # sizes by reach of a die
        self.gyro_finishes: list[int] = masks_within_reach(self.gyro_finish)
        self.gyro_points: list[int] = [gyrodynes[size]["vp"] for size in SIZES]
        awards = {each["size"]: each for each in data["awards"]["list"]}
        self.award_points: list[list[int]] = [awards[size]["points"] for size in SIZES]
        self.award_needs: list[int] = [awards[size]["needs"] for size in SIZES]
        self.award_both: list[int] = [awards[size]["second_by_same_player"] for size in SIZES]
        modifiers = {each["kind"]: each for each in data["modifiers"]["list"]}
        self.modifier_dice: list[list[int]] = [modifiers[kind]["buy_dice"] for kind in MODIFIERS]
        self.modifiers: list[list[int]] = [  # actions by reach of a die
            [
                BUY_MODIFIER + k
                for k, dice in enumerate(self.modifier_dice)
                if any([costs_within(r) >> d & 1 for d in dice])
            ]
            for r in range(REACHES)
        ]
        self.start_modifiers: list[int] = [data["setup"]["start_modifiers"][kind] for kind in MODIFIERS]
        pieces = {each["id"]: each["per_colour"] for each in data["player_pieces"]["list"]}
        self.rings: int = pieces["pc_ring"]
        self.colours: list[str] = [each["id"] for each in data["player_colours"]["list"]]

    def _dice(self, data: dict[str, Any], compiler: Compiler) -> None:
        setup = data["setup"]
        self.rounds: int = setup["rounds"]
        self.offers: int = setup["transmitters_on_offer"]
        self.copy_cost: int = setup["copy_cost_cubes"]
        self.start_cubes: int = setup["start_cubes"]
        self.start_points: list[int] = setup["start_points"]
        self.silver_dice: list[int] = [0] * 5
        self.track_fields: list[int] = [0] * 5
        self.track_start: list[int] = [0] * 5
        self.penalties: list[list[int]] = [[] for _ in range(5)]  # by number of players, then by field
        self.first_penalty: list[int] = [0] * 5  # the first field with one
        self.rewards: list[list[Program]] = [[] for _ in range(5)]
        self.even_start: list[list[int]] = [[] for _ in range(5)]
        self.one_icon_patents: list[int] = [0] * 5
        for key, each in setup["players"].items():
            seats = int(key)
            board = data["dice_boards"][each["dice_board"]]
            track = board["initiative_track"]
            self.silver_dice[seats] = board["silver_dice"]
            self.track_fields[seats] = track["cells"]
            self.track_start[seats] = track["start"] - 1
            self.penalties[seats] = [0] * track["cells"]
            for cell, points in zip(track["penalty_cells"], track["penalties"], strict=True):
                self.penalties[seats][cell - 1] = points
            self.first_penalty[seats] = min(track["penalty_cells"], default=track["cells"] + 1) - 1
            self.rewards[seats] = [
                compiler.compile(reward, "reward", board["id"]) for reward in board["engineer_rewards"][key]
            ]
            self.even_start[seats] = setup["even_start"][key]["fixed"]
            self.one_icon_patents[seats] = each["one_icon_patents"]

    def _scoring(self, data: dict[str, Any]) -> None:
        end = data["end_scoring"]
        self.pulsar_without_spinning: int = end["pulsar_without_spinning"]
        self.gyrodyne_not_spinning: int = end["gyrodyne_not_spinning"]
        self.cubes_per_point: int = end["cubes_per_point"]
        self.initiative: list[list[int]] = [end["initiative"].get(str(seats), []) for seats in range(5)]
        self.base_points: list[int] = end["bases"]
        self.base_points_beyond: int = end["bases_each_more"]
        beginner = data["beginner_setup"]
        self.beginner_map: str = beginner["map"]
        self.beginner_faces: list[str] = beginner["technology_faces"]
        self.beginner_goals: list[str] = beginner["goals"]

    def _any_cost_zero(self) -> bool:
        costs = [*self.gyro_take, *self.gyro_finish, *[die for dice in self.modifier_dice for die in dice]]
        costs += [die for each in self.transmitters for die in each.dice]
        costs += [tech.die for tech in self.techs] + [each.die for side in self.hq_sides for each in side.projects]
        return 0 in costs

    def boards(self, faces: list[int]) -> TechnologyBoards:
        key = (faces[0] * len(self.faces) + faces[1]) * len(self.faces) + faces[2]
        found = self._boards.get(key)
        if found is None:
            found = TechnologyBoards([self.faces[face] for face in faces], self.techs, self.rounds)
            self._boards[key] = found
        return found

    def points_for_bases(self, bases: int) -> int:
        """PUL-20.13, PUL-20.14."""
        last = len(self.base_points) - 1
        if bases <= last:
            return self.base_points[bases]
        return self.base_points[last] + (bases - last) * self.base_points_beyond
