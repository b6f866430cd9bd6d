"""What a bot is, what it may see, and which bots there are.

Another package adds a bot with an entry point in the group `perihelion.bots`:

    [project.entry-points."perihelion.bots"]
    my-bot = "my_package:MyBot"

A name may carry a parameter after "@", which goes to the class: `hard@200` is Hard("200"). `program@COMMAND` is a
program of its own that talks JSON lines, `python@FILE:CLASS` a class in a file (docs/bots.md).
"""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final, Protocol

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State


class UnknownBot(PerihelionError):
    code = "error-unknown-bot"
    says = "there is no bot {name!r}; choose one of: {known}"


class BadBudget(PerihelionError):
    code = "error-bad-budget"
    says = "{budget!r} is no budget for a bot; write iterations (200) or seconds (0.5s)"


class Position:
    """A game as one seat knows it: its view, its legal actions, and states it cannot tell from the true one."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    def view(self) -> dict[str, Any]:
        return self.__state.view(self.seat)

    def legal(self) -> list[int]:
        return self.__state.legal(self.seat)

    def sample(self, rng: Rng) -> State:
        """A whole state that fits what the seat knows, everything hidden from it drawn anew."""
        return self.__state.determinize(self.seat, rng.word() << 32 | rng.word())


class Bot(Protocol):
    """A bot chooses one of the legal actions of a position; all its chance comes from `rng`."""

    def choose(self, position: Position, rng: Rng) -> int: ...


OURS: Final = {
    "random": "perihelion.bots.random:Random",
    "easy": "perihelion.bots.easy:Easy",
    "normal": "perihelion.bots.normal:Normal",
    "hard": "perihelion.bots.hard:Hard",
    "expert": "perihelion.bots.expert:Expert",
    "learned": "perihelion.bots.learned:Learned",
    "greedy": "perihelion.bots.greedy:Greedy",
    "program": "perihelion.bots.program:Program",
    "python": "perihelion.bots.imported:imported",
}
LEVELS: Final = ("random", "easy", "normal", "hard", "expert")
ONLY_WITH_PARAMETER: Final = ("program", "python")


def known_bots() -> dict[str, str]:
    found = dict(OURS)
    for point in sorted(entry_points(group="perihelion.bots"), key=lambda point: point.name):
        found.setdefault(point.name, point.value)
    return found


def bots() -> list[str]:
    """The names that stand for a bot by themselves."""
    return [name for name in known_bots() if name not in ONLY_WITH_PARAMETER]


def is_bot(name: str) -> bool:
    kind, sign, _ = name.partition("@")
    return name in bots() or (bool(sign) and kind in known_bots())


def runs_code(name: str) -> bool:
    """Whether a name makes a program or a file run: such a name is taken from a person, never from a save file."""
    return name.partition("@")[0] in ONLY_WITH_PARAMETER


def bot(name: str) -> Bot:
    """The bot of that name, with its parameter if the name carries one."""
    kind, sign, parameter = name.partition("@")
    if not is_bot(name):
        raise UnknownBot(name=name, known=", ".join(bots()))
    module, _, wanted = known_bots()[kind].partition(":")
    found = getattr(import_module(module), wanted)
    made: Bot = found(parameter) if sign else found()
    return made
