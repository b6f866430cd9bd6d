"""A lesson being played: which beat it is at, which moves it takes, what the others do, what is said to a move.

A course follows the log of a table, entry by entry, so that it can be found again from the log alone. Only beats that
are merely read leave no trace there: after a restart they are read again.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from perihelion.kernel.game import Game
from perihelion.kernel.state import State
from perihelion.kernel.table import Event
from perihelion.teaching.errors import NotThisMove
from perihelion.teaching.lesson import Beat, Lesson, Praise
from perihelion.teaching.notation import pattern


@dataclass(frozen=True)
class Mark:
    """Where a course was before a move of the learner."""

    beat: int
    step: int
    praise: str
    heard: tuple[Event, ...]
    awaited: tuple[Praise, ...]


class Course:
    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.number = 0  # of the beat
        self.step = 0  # moves made in this beat
        self.praise = ""  # what is said to the latest move
        self.left = False
        self._heard: tuple[Event, ...] = ()  # what the learner was told of in this beat
        self._awaited: tuple[Praise, ...] = ()  # said to the latest move once that happens, as where all draw at once
        self._marks: list[Mark] = []
        self._made = [0] * lesson.seats  # moves of each seat that stand, the prelude's apart
        self._script = [[each for each in lesson.replies if each.seat == seat] for seat in range(lesson.seats)]
        self._prelude = len(lesson.prelude)

    @property
    def begins(self) -> int:
        """So many moves lead to the position of the lesson; they cannot be taken back."""
        return len(self.lesson.prelude)

    @property
    def beat(self) -> Beat:
        return self.lesson.beats[self.number]

    @property
    def ended(self) -> bool:
        return self.left or bool(self.beat.end)

    # ---------------------------------------------------------------- what the learner may do

    def ahead(self) -> int:
        """The beat whose move would be taken now: this one, or the next behind what is only read or watched."""
        number = self.number
        while number < len(self.lesson.beats) - 1 and not self.lesson.beats[number].line:
            number += 1
        return number

    def is_open(self, state: State) -> bool:
        """Whether Next goes on from here: not while a move is asked for, nor while the others still move."""
        if self.left or self.beat.line or self.beat.end:
            return False
        return not (self.beat.watch and self.others_move(state))

    def go_on(self, state: State) -> bool:
        """Next; False when it is not time for it."""
        if not self.is_open(state):
            return False
        self.number += 1
        self.step = 0
        self.praise = ""
        return True

    def takes(self, state: State, action: int) -> bool:
        """Whether the lesson wants this move of the learner now; a free game takes all."""
        if self.left:
            return True
        number = self.ahead()
        beat = self.lesson.beats[number]
        if not beat.line:
            return True  # behind the last move
        step = self.step if number == self.number else 0
        if beat.free:
            return True
        if beat.gain:
            gained = {each.what: each.amount for each in state.quote(self.lesson.learner, action).gain}
            if all(gained.get(what, 0) >= amount for what, amount in beat.gain.items()):
                return True
        if beat.allow:
            return any(each.matches(self.game.actions, action) for each in beat.allow)
        return not beat.gain and action == beat.line[min(step, len(beat.line) - 1)]

    def check(self, state: State, action: int) -> None:
        """Refuses what the rules allow but the lesson does not ask for."""
        if action in state.legal(self.lesson.learner) and not self.takes(state, action):
            raise NotThisMove(wrong=self.answer_to(action))

    def allowed(self, state: State) -> list[int] | None:
        """The moves that a must beat takes, for the board to show; None where all do."""
        if self.left or self.beat.kind != "must" or self.lesson.learner not in state.actors():
            return None
        return [action for action in state.legal(self.lesson.learner) if self.takes(state, action)]

    def places(self, state: State) -> list[str]:
        """What to look at; moves by the numbers of those that are legal now, and within a beat the next of them."""
        if self.step and self.beat.kind == "must":
            moves = self.allowed(state)
            return [self._place_of(moves)] if moves else []
        found: list[str] = []
        for place in self.beat.at:
            kind, _, name = place.partition(":")
            if kind != "move":
                found.append(place)
                continue
            wanted = pattern(name, self.game.actions)
            legal = state.legal(self.lesson.learner)
            fitting = [action for action in legal if wanted.matches(self.game.actions, action)]
            found += [self._place_of(fitting)] if fitting else []
        return found

    @staticmethod
    def _place_of(moves: list[int]) -> str:
        return f"move:{' '.join(map(str, moves))}"

    @property
    def wrong(self) -> str:
        """What is said to another move."""
        return self.lesson.beats[self.ahead()].wrong

    def answer_to(self, action: int) -> str:
        """What is said to this other move: a tempting one has a sentence of its own."""
        tempting = self.lesson.beats[self.ahead()].tempting
        return next((said for move, said in tempting if move.matches(self.game.actions, action)), self.wrong)

    # ---------------------------------------------------------------- what the others do

    def others_move(self, state: State) -> bool:
        """Bots move where they are watched, and where the learner waits for them to be asked."""
        if self.left:
            return True
        waiting = not state.over() and self.lesson.learner not in state.actors()
        return waiting and (self.beat.watch or bool(self.beat.line) or bool(self.beat.end))

    def reply(self, state: State, seat: int) -> int | None:
        """The scripted move of another seat; None when the script is over or does not fit: then `easy` plays."""
        if self.left or self._made[seat] >= len(self._script[seat]):
            return None
        action = self._script[seat][self._made[seat]].action
        return action if action in state.legal(seat) else None

    def script(self, seat: int) -> tuple[int, bool] | None:
        """The next move of a seat as it is written, and whether another may stand in."""
        if self._made[seat] >= len(self._script[seat]):
            return None
        written = self._script[seat][self._made[seat]]
        return written.action, written.loose

    # ---------------------------------------------------------------- following the log

    def make(self, state: State, seat: int, action: int) -> None:
        """Makes a move where no table keeps the log, and follows it."""
        events: list[Event] = []
        state.watch(events.append)
        state.apply(seat, action)
        state.watch(None)
        self.entered(seat, action, state, events)

    def entered(self, seat: int, action: int, after: State, events: Iterable[Event]) -> None:
        """A move was made, and all this happened by it."""
        if self._prelude:
            self._prelude -= 1
            return
        self._made[seat] += 1
        if self.left:
            return
        told = tuple(event for event in events if event.seen_by(self.lesson.learner))
        if seat == self.lesson.learner:
            self._learner_moved(action, after, told)
        else:
            self._await(told)

    def _await(self, events: tuple[Event, ...]) -> None:
        """What the latest move was meant to bring may come when all have moved."""
        self.praise = self.praise or next((each.say for each in self._awaited if each.hears(events)), "")

    def _learner_moved(self, action: int, after: State, events: tuple[Event, ...]) -> None:
        self._marks.append(Mark(self.number, self.step, self.praise, self._heard, self._awaited))
        self._awaited = ()
        number = self.ahead()
        beat = self.lesson.beats[number]
        if number != self.number:
            self.number, self.step = number, 0
        if not beat.line:
            return
        self.step += 1
        heard = (*self._heard, *events) if self.step > 1 else events
        found = [each.say for each in beat.done if each.fits(self.game.actions, action) or each.hears(heard)]
        finished = self.step >= len(beat.line)
        if beat.lasting:
            asked = self.lesson.learner in after.actors() and after.prompt(self.lesson.learner).question.message
            finished = asked != beat.ask
        if finished:
            self.number, self.step = number + 1, 0
        self._heard = () if finished else heard
        self.praise = found[0] if found and finished else ""
        if finished and not found:
            self._awaited = tuple(each for each in beat.done if each.event)

    def taken_back(self, seat: int) -> None:
        self._made[seat] = max(0, self._made[seat] - 1)
        if seat == self.lesson.learner and self._marks and not self.left:
            mark = self._marks.pop()
            self.number, self.step, self.praise = mark.beat, mark.step, mark.praise
            self._heard, self._awaited = mark.heard, mark.awaited
