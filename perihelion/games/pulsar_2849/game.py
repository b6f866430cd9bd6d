"""Pulsar 2849 for the registry: seats, options, vocabulary, set, and the way into `play.py`."""

from typing import Final

from perihelion.kernel.errors import OptionsClash
from perihelion.kernel.game import Option, Options
from perihelion.kernel.house import HouseGame, Parts
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State

from .bots.evaluation import evaluate, judge
from .bots.terms import explain
from .bots.weights import Weights
from .components.checks import check_set
from .components.form import check_parts
from .people.digest import GATHERS, TELLING, retell
from .people.explaining import explanations
from .people.layout import layout, met, names
from .people.reasons import REASONS
from .play import PulsarState, restored, set_up
from .rules.notation import EffectCompiler
from .rules.setup import AT_RANDOM, Wishes
from .rules.state import EVEN_START, STACK_CLOSED, START_NEVER_COUNTS, TELEPORT_MUST
from .rules.tables import GOALS, VOCABULARY, Tables

FACES: Final = ("random", "A", "B", "C", "D")
GOAL_CHOICES: Final = ("random", *[f"G{number}" for number in range(1, 13)])
CATEGORIES: Final = ("I", "II", "III")
OPTIONS: Final = [
    ("even_start", True, EVEN_START),
    ("run_start_gate", "never", START_NEVER_COUNTS),
    ("teleport", "must", TELEPORT_MUST),
    ("transmitter_stack", "closed", STACK_CLOSED),
]
"""Options that are a bit of `Table.options`: name, the value that is not as usual, its bit."""


class Pulsar(HouseGame[Tables, Weights]):
    id = "pulsar-2849"
    package = "perihelion.games.pulsar_2849"
    seats = (2, 3, 4)
    options = (
        Option("first_game", (False, True), False),
        Option("map", ("normal", "dead_ends"), "normal"),
        Option("headquarters", (True, False), True),
        Option("technologies_1", FACES, "random"),
        Option("technologies_2", FACES, "random"),
        Option("technologies_3", FACES, "random"),
        Option("goal_1", GOAL_CHOICES, "random"),
        Option("goal_2", GOAL_CHOICES, "random"),
        Option("goal_3", GOAL_CHOICES, "random"),
        Option("even_start", (False, True), False),
        Option("run_start_gate", ("counts", "never"), "counts"),
        Option("teleport", ("may", "must"), "may"),
        Option("transmitter_stack", ("open", "closed"), "open"),
    )
    rules_version = 1
    rules_prefix = "PUL"
    tastes = ("base", "pulsar", "gyrodyne", "operating", "patent", "completed")
    unseen = ("initiative", "penalty")  # who chooses first, and what lagging behind on a track costs
    telling = TELLING
    reasons = REASONS
    gathers = GATHERS
    stage = "complete"
    parts = Parts(
        form=check_parts,
        tables=lambda box, stamp: Tables(box.data, stamp, EffectCompiler(box.file)),
        vocabulary=lambda _: VOCABULARY,
        rulebook=check_set,
        restored=restored,
        weights=lambda values, _: Weights(values),
        evaluate=evaluate,
        judge=judge,
        explain=explain,
        retell=retell,
        layout=layout,
        names=names,
        met=met,
        explanations=explanations,
        features="bots.features:PulsarFeatures",
    )

    def begin(self, seats: int, rng: Rng, options: Options) -> PulsarState:
        return set_up(self.tables, seats, rng, self.wishes(options))

    def wishes(self, options: Options) -> Wishes:
        """The options as numbers; those that contradict each other are refused."""
        tables = self.tables
        bits = sum([bit for name, value, bit in OPTIONS if options[name] == value])
        if options["first_game"]:
            self._check_first_game(options)
            faces = [self._face(face) for face in tables.beginner_faces]
            goals = [self._goal(goal) for goal in tables.beginner_goals]
            return Wishes(tables.map_names.index(tables.beginner_map), False, bits, faces, goals)
        headquarters = bool(options["headquarters"])
        faces = []
        for number, category in enumerate(CATEGORIES, 1):
            name = f"technologies_{number}"
            letter = str(options[name])
            if not headquarters:  # PUL-3.8
                self._only(options, name, ["random", "A"], "headquarters")
                letter = "A"
            faces.append(AT_RANDOM if letter == "random" else self._face(letter + category))
        side = tables.map_names.index(str(options["map"]))
        return Wishes(side, headquarters, bits, faces, self._goals(options, headquarters))

    def _check_first_game(self, options: Options) -> None:
        """PUL-2.2, 2.17, 2.21: board, technologies and goals of the first game are given."""
        tables = self.tables
        self._only(options, "map", [tables.beginner_map], "first_game")
        for number in range(1, len(CATEGORIES) + 1):
            self._only(
                options, f"technologies_{number}", ["random", tables.beginner_faces[number - 1][0]], "first_game"
            )
        for number in range(1, GOALS + 1):
            self._only(options, f"goal_{number}", ["random", *tables.beginner_goals], "first_game")
        self._goals(options, False)

    def _only(self, options: Options, name: str, allowed: list[str], beside: str) -> None:
        """Refuse a value that another option rules out."""
        if options[name] not in allowed:
            raise OptionsClash(
                game=self.id,
                name=name,
                value=str(options[name]),
                other=beside,
                beside=str(options[beside]),
                allowed=", ".join(allowed),
            )

    def _goals(self, options: Options, headquarters: bool) -> list[int]:
        """Chosen goals are of different tiles (PUL-2.16); those about headquarters need them (AMB-37)."""
        goals = self.tables.goals
        found: list[int] = []
        taken: dict[int, str] = {}  # tiles, and the options that chose them
        for number in range(1, GOALS + 1):
            name = f"goal_{number}"
            wish = str(options[name])
            goal = AT_RANDOM if wish == "random" else self._goal(wish)
            if goal != AT_RANDOM:
                fitting = [each for each in goals if headquarters or not each.needs_hq]
                self._only(options, name, ["random", *[each.id for each in fitting]], "headquarters")
                free = ["random", *[each.id for each in fitting if each.tile not in taken]]
                self._only(options, name, free, taken.get(goals[goal].tile, name))
                taken[goals[goal].tile] = name
            found.append(goal)
        return found

    def _face(self, name: str) -> int:
        return [face.id for face in self.tables.faces].index(name)

    def _goal(self, name: str) -> int:
        return [goal.id for goal in self.tables.goals].index(name)

    def traits(self, state: State, seat: int) -> dict[str, str]:
        assert isinstance(state, PulsarState)
        side = state.players[seat].hq_side
        return {} if side < 0 else {"headquarters": self.tables.hq_sides[side].name[1:]}
