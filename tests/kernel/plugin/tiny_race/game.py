"""A game of plain Python on the kernel, compiled or not."""

from typing import Any

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Finding
from perihelion.kernel.game import Game, Options
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, State, Step
from perihelion.kernel.table import Event, Phrase, Prompt

TURN = 0
ROLL = 2


class Race(State):
    def __init__(self, stamp: str, length: int, seats: int, rng: Rng) -> None:
        super().__init__(stamp, 3, seats, rng)
        self.length = length
        self.squares = [0] * seats
        self.turn = 0

    def run(self, step: Step) -> None:
        self.ask(step, self.turn, [0, 1, ROLL])

    def act(self, seat: int, action: int) -> None:
        far = action + 1
        if action == ROLL:
            self.reveal()
            far = self.rng.below(6) + 1
        self.squares[seat] += far
        self.emit(Event("moved", seat, amount=far))
        if self.squares[seat] < self.length:
            self.turn = (self.turn + 1) % self.seats
            self.push((TURN,))

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

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"squares": self.squares[:], "turn": self.turn}

    def redraw(self, seat: int) -> None:
        """Nothing is hidden but the dice to come."""

    def refusals(self, seat: int, action: int) -> list[str]:
        return [] if self.acting and seat == self.turn else ["TINY-1.1"]

    def phrase(self, seat: int, action: int) -> Phrase:
        return Phrase("move-roll") if action == ROLL else Phrase("move-walk", {"squares": action + 1})

    def prompt(self, seat: int) -> Prompt:
        return Prompt(Phrase("prompt-turn"), Phrase("prompt-turn-reason"), "TINY-1.1")


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
