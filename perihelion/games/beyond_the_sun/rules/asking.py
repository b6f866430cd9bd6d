"""What all questions of the game have in common: whom they ask, and how they name the factions."""

from perihelion.kernel.question import Question
from perihelion.kernel.table import Fact, Phrase, Prompt, named

from .state import Table


class Asking(Question[Table]):
    """A question to the faction that the step names first; within another's turn its reason says so."""

    def is_for(self, table: Table, who: int) -> bool:
        _, seat, *_ = table.asked
        return seat == who

    def prompt(self, table: Table, seat: int) -> Prompt:
        facts = self.facts(table, seat)
        reason = Phrase(f"prompt-{self.name}-reason", facts)
        if seat != table.active:
            reason = Phrase("prompt-interrupt", {"faction": faction_name(table, table.active)})
        return Prompt(Phrase(f"prompt-{self.name}", facts), reason, self.rule)

    def waiting(self, table: Table, seat: int) -> Prompt:
        asked = table.acting[0]
        facts: dict[str, Fact] = {"faction": faction_name(table, asked)}
        return Prompt(
            Phrase("prompt-waiting", facts), Phrase(f"prompt-{self.name}", self.facts(table, asked)), self.rule
        )


class AskingActive(Asking):
    """A question of the turn itself."""

    def is_for(self, table: Table, who: int) -> bool:
        return who == table.active


def faction_name(table: Table, seat: int) -> str:
    return named("mat", table.tables.mats[table.factions[seat].mat].name)
