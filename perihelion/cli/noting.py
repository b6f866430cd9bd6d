"""Coach notes at the terminal: two sentences where something is met for the first time in this run, for each person."""

from collections.abc import Iterable

from perihelion.kernel.game import Game
from perihelion.kernel.table import Event, Phrase
from perihelion.teaching.notes import MOST_A_TURN, Note, Notes, note_due, notes_of


class Noting:
    def __init__(self, game: Game, wanted: bool) -> None:
        self.notes = notes_of(game) if wanted else Notes()
        self._read: dict[int, set[str]] = {}  # by seat
        self._turn = 0  # notes told since another seat moved

    def others_moved(self) -> None:
        self._turn = 0

    def due(self, seat: int, question: Phrase, events: Iterable[Event]) -> Note | None:
        """The note to tell now; from then on it is known."""
        read = self._read.setdefault(seat, set())
        found = note_due(self.notes, read, question, events, seat) if self._turn < MOST_A_TURN else None
        if found is not None:
            self._turn += 1
            read.add(found.id)
        return found
