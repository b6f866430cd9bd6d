"""What a bot is, what it may see, and which bots there are.

Another package adds a bot with an entry point in the group `perihelion.bots`:

    [project.entry-points."perihelion.bots"]
    my-bot = "my_package:MyBot"
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
    "greedy": "perihelion.bots.greedy:Greedy",
}


def known_bots() -> dict[str, str]:
    found = dict(OURS)
    for point in sorted(entry_points(group="perihelion.bots"), key=lambda point: point.name):
        found.setdefault(point.name, point.value)
    return found


def bots() -> list[str]:
    return list(known_bots())


def bot(name: str) -> Bot:
    places = known_bots()
    if name not in places:
        raise UnknownBot(name=name, known=", ".join(places))
    module, _, kind = places[name].partition(":")
    made: Bot = getattr(import_module(module), kind)()
    return made
