"""Words in three lengths: the sentences of `explaining.py`, made short enough for a card and for an action space.

The composition is the same; only the messages differ: what a sentence says by `effect-jump`, a card says by
`card-effect-jump`. So a card that nobody has seen before has words of every length.
"""

from typing import Final

from perihelion.kernel.table import Phrase, rephrased

from ..rules.effects import Line
from ..rules.saying import said

ON_CARD: Final = "card-"
LINE: Final = "line-"
SHORTER: Final = (
    "effect", "effects", "cost", "costs", "line", "amount", "count", "number", "expr", "when", "rule", "says",
)  # fmt: skip
"""The families of messages that a card has words of its own for; levels and conditions are said alike."""
IN_A_LINE: Final = ("effect", "effects")
"""Those that an action space has words of its own for; the rest it says as a card does."""
WHOLE: Final = ("line-paid", "line-where")
"""What an action space leaves out: its cost stands beside the words, and X only on the card."""


def on_card(phrase: Phrase) -> Phrase:
    return rephrased(phrase, shorter(phrase.message, ON_CARD, SHORTER), on_card)


def in_a_line(phrase: Phrase) -> Phrase:
    inner = phrase.facts.get("line")
    if phrase.message in WHOLE and isinstance(inner, Phrase):
        return in_a_line(inner)
    message = shorter(phrase.message, LINE, IN_A_LINE)
    return on_card(phrase) if message == phrase.message else rephrased(phrase, message, in_a_line)


def shorter(message: str, length: str, families: tuple[str, ...]) -> str:
    return length + message if message.partition("-")[0] in families else message


def cost_on_card(line: Line) -> Phrase | None:
    """What a line costs, alone; nothing when it is free."""
    found = said(line)
    if found.message == "line-where":
        inner = found.facts["line"]
        assert isinstance(inner, Phrase)
        found = inner
    cost = found.facts.get("cost") if found.message in ("line-paid", "line-fee") else None
    return on_card(cost) if isinstance(cost, Phrase) else None
