"""What all questions of New Frontiers have in common: why they are asked, what an answer costs and gives."""

from typing import Any

from perihelion.kernel.native import mypyc_attr
from perihelion.kernel.question import Question
from perihelion.kernel.table import Amount, Fact, Phrase, Prompt, Quote

from .state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Question[Table]):
    def quote(self, table: Table, seat: int, action: int) -> Quote:
        """What an answer costs and gives, without `reveals`."""
        return Quote()

    def about(self, table: Table, seat: int) -> dict[str, Any]:
        """What the view of the seat that is asked says of the question besides its name."""
        return {}

    def wording(self, table: Table, seat: int) -> str:
        """The name under which the texts know the question."""
        return self.name

    def prompt(self, table: Table, seat: int) -> Prompt:
        name = self.wording(table, seat)
        return Prompt(Phrase(f"prompt-{name}", self.facts(table, seat)), reason(table, seat, name), self.rule)

    def waiting(self, table: Table, seat: int) -> Prompt:
        if table.action < 0:
            return Prompt(Phrase("prompt-wait"), Phrase("prompt-wait-reason"), "NFR-3.2")
        facts: dict[str, Fact] = {"action": table.action_name(table.action)}
        return Prompt(Phrase("prompt-wait"), Phrase("prompt-wait-action", facts), "NFR-3.5")


def reason(table: Table, seat: int, name: str) -> Phrase:
    """Why it is asked: whose action it is and which place the seat has in it, or what the question means."""
    if table.chooser < 0:
        return Phrase(f"prompt-{name}-reason")
    facts: dict[str, Fact] = {"action": table.action_name(table.action)}
    if seat == table.chooser:
        return Phrase("prompt-own-action", facts)
    facts["place"] = table.order.index(seat) + 1
    return Phrase("prompt-others-action", facts)


def amounts(*pairs: tuple[str, int]) -> tuple[Amount, ...]:
    """Costs or gains, without those of nothing."""
    return tuple([Amount(what, amount) for what, amount in pairs if amount])


def quote_of(table: Table, seat: int, action: int) -> Quote:
    if not table.choices[seat]:
        return Quote()
    question = table.book().question(table.asked_of(seat))
    assert isinstance(question, Asked)
    return question.quote(table, seat, action)
