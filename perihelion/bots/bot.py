"""What a bot is, what it may see, and which bots there are.

Another package adds a bot with an entry point in the group `perihelion.bots`:

    [project.entry-points."perihelion.bots"]
    my-bot = "my_package:MyBot"

A name may carry a way to play after ":" and a parameter after "@", which goes to the class: `hard:settler@200` is
Hard("200") that judges as the game's style `settler` does. `program@COMMAND` is a program of its own that talks JSON
lines, `python@FILE:CLASS` a class in a file (docs/bots.md).
"""

from dataclasses import dataclass
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

    def judged_by(self, game: Game) -> "Position":
        """The same position, judged by another instance of the same game."""
        return Position(game, self.__state, self.seat)

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
WITHOUT_STYLE: Final = ("random", "program", "python")
"""These do not judge by the game's evaluation."""
ONLY_WITH_PARAMETER: Final = ("program", "python")


def known_bots() -> dict[str, str]:
    found = dict(OURS)
    for point in sorted(entry_points(group="perihelion.bots"), key=lambda point: point.name):
        found.setdefault(point.name, point.value)
    return found


def bots() -> list[str]:
    """The names that stand for a bot by themselves."""
    return [name for name in known_bots() if name not in ONLY_WITH_PARAMETER]


@dataclass(frozen=True)
class Name:
    """A bot's name taken apart: KIND, KIND:STYLE, KIND@PARAMETER or KIND:STYLE@PARAMETER."""

    kind: str
    style: str
    parameter: str | None


def taken_apart(name: str) -> Name:
    who, sign, parameter = name.partition("@")
    kind, _, style = who.partition(":")
    return Name(kind, style, parameter if sign else None)


def is_bot(name: str, game: Game | None = None) -> bool:
    """Whether somebody plays under that name; which styles there are depends on the game."""
    found = taken_apart(name)
    if ":" in name.partition("@")[0] and (not found.style or found.kind in WITHOUT_STYLE):
        return False
    if game is not None and found.style and found.style not in game.styles:
        return False
    return found.kind in (bots() if found.parameter is None else known_bots())


def runs_code(name: str) -> bool:
    """Whether a name makes a program or a file run: such a name is taken from a person, never from a save file."""
    return taken_apart(name).kind in ONLY_WITH_PARAMETER


def bot(name: str) -> Bot:
    """The bot of that name, with its style and its parameter if the name carries them."""
    if not is_bot(name):
        raise UnknownBot(name=name, known=", ".join(bots()))
    found = taken_apart(name)
    module, _, wanted = known_bots()[found.kind].partition(":")
    made = getattr(import_module(module), wanted)
    plain: Bot = made() if found.parameter is None else made(found.parameter)
    return Styled(plain, found.style) if found.style else plain


def bot_for(game: Game, name: str) -> Bot:
    """The same, refused at once when the game has no such style."""
    made = bot(name)
    check_style(game, name)
    return made


def check_style(game: Game, name: str) -> None:
    style = taken_apart(name).style
    if style:
        game.styled(style)


class Styled:
    """A bot that judges as a style of the game does; it sees what the bot would see, and nothing else."""

    def __init__(self, plain: Bot, style: str) -> None:
        self.plain = plain
        self.style = style

    def choose(self, position: Position, rng: Rng) -> int:
        return self.plain.choose(position.judged_by(position.game.styled(self.style)), rng)
