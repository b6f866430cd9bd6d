"""What an action is told by: how much each kind of event matters, and what belongs together."""

from collections.abc import Mapping, Sequence
from typing import Final

from perihelion.kernel.retelling import listed, retold, weights
from perihelion.kernel.table import Event, Fact, Phrase

TELLING: Final = weights(
    decides="told-choice chosen end-triggered",
    scores="settled bought consumed gain-chips sold replaced goal-kept goal-kept-own goal-up",
    prepares="produced windfall abandoned declared",
    rest=(
        "discovered gain-credits gain-colonists world-returned world-stored credits-stored good-stored armed home "
        "explored told-explored"
    ),
    nothing="forced declined scored",  # what brings points says so
)
GATHERS: Final = frozenset({"chosen"})
"""What all do in an action belongs to its choice."""
GAINS: Final = {"gain-credits": "credits", "gain-chips": "chips", "gain-colonists": "colonists"}
OWN: Final = {**GAINS, "produced": "goods", "windfall": "goods", "discovered": "worlds", "sold": "credits"}
"""What an action gives to the reader, as far as it is counted."""


def retell(turn: Sequence[Event], reader: int | None) -> list[Event]:
    turn = _from_the_bag(turn)
    chosen = next((event for event in turn if event.kind == "chosen"), None)
    if chosen is None:
        return list(turn)
    bonus = [event for event in turn if _is_bonus(event, chosen)]
    mine = [event for event in turn if event.seat == reader and chosen.seat != reader]
    told = retold(chosen, "told-choice", bonus=_told("bonus", bonus, GAINS), mine=_told("mine", mine, OWN))
    return [told, *(event for event in turn if event is not chosen and event not in bonus and event not in mine)]


def _from_the_bag(turn: Sequence[Event]) -> list[Event]:
    """The worlds of an exploration lie on the table: how many there are is enough."""
    drawn = [event for event in turn if event.kind == "explored"]
    if len(drawn) < 2:
        return list(turn)
    told = retold(drawn[0], "told-explored", n=len(drawn))
    return [told if event is drawn[0] else event for event in turn if event not in drawn[1:]]


def _is_bonus(event: Event, chosen: Event) -> bool:
    """What only the chooser gets."""
    return event.seat == chosen.seat and event.kind in GAINS and event.facts.get("reason") == chosen.facts["action"]


def _told(whose: str, events: Sequence[Event], names: Mapping[str, str]) -> Fact:
    """How much of what there was in all: the chooser's bonus, or what the others' action gives to the reader."""
    sums: dict[str, int] = {}
    for event in events:
        if event.kind in names:
            what = names[event.kind]
            sums[what] = sums.get(what, 0) + event.amount
    parts = [Phrase(f"told-{what}", {"n": number}) for what, number in sums.items() if number]
    return Phrase(f"told-{whose}", {"what": listed(parts)}) if parts else ""
