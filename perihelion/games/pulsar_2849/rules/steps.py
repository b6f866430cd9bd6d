"""The numbers of the kinds of steps, in records and on the agenda; what each does is beside its phase."""

from typing import ClassVar, Final

from perihelion.kernel.question import Question
from perihelion.kernel.table import Phrase, Prompt

from .state import Table

GATE_CHOICE: Final = 0
SIDE_CHOICE: Final = 1
BEGIN_ROUND: Final = 2
PICK: Final = 3
TURN: Final = 4
MENU: Final = 5
PAYING: Final = 6
ROUTE: Final = 7
LANDED: Final = 8
VISIT: Final = 9
BONUS: Final = 10
DRAW: Final = 11
EFFECT: Final = 12
GAIN: Final = 13
CLAIMING: Final = 14
TELEPORTING: Final = 15
LINKING: Final = 16
TURN_OVER: Final = 17
AFTERWARDS: Final = 18
PRODUCTION: Final = 19
TRANSMITTERS_PRODUCE: Final = 20
GYRODYNES_SCORE: Final = 21
TECHNOLOGIES_SCORE: Final = 22
OFFER: Final = 23
NEXT_ROUND: Final = 24
FINAL_TECHNOLOGIES: Final = 25
FINAL_GOALS: Final = 26
GOAL_CHOICE: Final = 27
PREMIUMS: Final = 28
FINAL_COUNT: Final = 29


class PulsarQuestion(Question[Table]):
    """A question of this game: who waits is told in one sentence what the others are doing."""

    phase: ClassVar[str] = "actions"
    shows: ClassVar[str] = ""
    """What a board has to show with it: "gates", "dice" to take, a "menu", a "die" in hand, a "route" under way."""

    def waiting(self, table: Table, seat: int) -> Prompt:
        return Prompt(Phrase("prompt-wait"), Phrase(f"prompt-wait-{self.name}"), self.rule)


def asking(table: Table) -> PulsarQuestion:
    """The question that is open, or was the last one."""
    question = table.book().question(table.asked)
    assert isinstance(question, PulsarQuestion)
    return question
