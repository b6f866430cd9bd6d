"""The numbers of the kinds of steps, in records and on the agenda; what each does is beside its phase."""

from typing import ClassVar

from perihelion.kernel.question import Question
from perihelion.kernel.table import Phrase, Prompt

from .state import Table

GATE_CHOICE, SIDE_CHOICE, BEGIN_ROUND, PICK, TURN, MENU, PAYING, ROUTE, LANDED, VISIT, BONUS, DRAW, EFFECT = range(13)
GAIN, CLAIMING, TELEPORTING, LINKING, TURN_OVER, AFTERWARDS, PRODUCTION, TRANSMITTERS_PRODUCE = range(13, 21)
GYRODYNES_SCORE, TECHNOLOGIES_SCORE, OFFER, NEXT_ROUND, FINAL_TECHNOLOGIES, FINAL_GOALS, GOAL_CHOICE = range(21, 28)
PREMIUMS, FINAL_COUNT = range(28, 30)


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
