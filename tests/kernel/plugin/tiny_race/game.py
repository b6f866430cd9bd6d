"""A game of plain Python on the kernel, compiled or not."""

from typing import Any

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Finding
from perihelion.kernel.game import Game, Options
from perihelion.kernel.question import Question, Rulebook, Step
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, State
from perihelion.kernel.table import Event, Phrase, Quote

TURN = 0
ROLL = 2


class Race(State):
    def __init__(self, stamp: str, length: int, seats: int, rng: Rng) -> None:
        super().__init__(stamp, 3, seats, rng)
        self.length = length
        self.squares = [0] * seats
        self.turn = 0

    def book(self) -> Rulebook[Any]:
        return BOOK

    def clone(self) -> "Race":
        twin = Race(self.stamp, self.length, self.seats, self.rng)
        twin.copy_base(self)
        twin.squares = self.squares[:]
        twin.turn = self.turn
        return twin

    def pack(self) -> Packed:
        return [self.squares, self.turn]

    def scores(self) -> list[int]:
        return self.squares[:]

    def tally(self) -> list[dict[str, int]]:
        return [{"squares": squares} for squares in self.squares]

    def ending(self) -> str:
        return "" if self.acting else "finish"

    def redraw(self, seat: int) -> None:
        """Nothing is hidden but the dice to come."""


class Turn(Question[Race]):
    """TINY-1.1: walk one or two squares, or roll."""

    number = TURN
    name = "turn"
    rule = "TINY-1.1"

    def run(self, table: Race, step: Step) -> None:
        table.ask(step, table.turn, [0, 1, ROLL])

    def answer(self, table: Race, seat: int, action: int) -> None:
        far = action + 1
        if action == ROLL:
            table.reveal()
            far = table.rng.below(6) + 1
        table.squares[seat] += far
        table.emit(Event("moved", seat, amount=far))
        if table.squares[seat] < table.length:
            table.turn = (table.turn + 1) % table.seats
            table.push((TURN,))


def view(race: Race, seat: int | None) -> dict[str, Any]:
    return {"squares": race.squares[:], "turn": race.turn}


def refuse(race: Race, seat: int, action: int) -> list[str]:
    return [] if seat == race.turn else ["TINY-1.1"]


def phrase(race: Race, seat: int, action: int) -> Phrase:
    return Phrase("move-roll") if action == ROLL else Phrase("move-walk", {"squares": action + 1})


def quote(race: Race, seat: int, action: int) -> Quote:
    return Quote()


BOOK: Rulebook[Race] = Rulebook(
    [Turn()], {"turn": refuse}, over="TINY-1.1", winning="TINY-1.1", view=view, phrase=phrase, quote=quote
)


class TinyRace(Game):
    id = "tiny-race"
    package = "tiny_race"
    seats = (2, 3)
    rules_version = 1
    rules_prefix = "TINY"
    actions = ActionSpace(("walk", (("squares", 2),)), ("roll", ()))

    @property
    def length(self) -> int:
        return int(self.components.data["track"]["length"])

    def begin(self, seats: int, rng: Rng, options: Options) -> Race:
        race = Race(self.stamp, self.length, seats, rng)
        race.push((TURN,))
        return race

    def restore(self, seats: int, packed: Packed) -> Race:
        race = Race(self.stamp, self.length, seats, Rng(0, 0, 0, 0))
        race.squares, race.turn = packed
        return race

    def check(self) -> list[Finding]:
        return [Finding("TINY-1.1", "a track", self.length > 0)]

    def evaluate(self, state: State, seat: int) -> float:
        return float(state.scores()[seat])

    def layout(self) -> dict[str, Any]:
        return {"length": self.length}

    def component_names(self) -> list[str]:
        return []
