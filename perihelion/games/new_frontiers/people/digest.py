"""What an action is told by: how much each kind of event matters, and what belongs together."""

from collections.abc import Mapping, Sequence
from typing import Final

from perihelion.kernel.retelling import listed, retold
from perihelion.kernel.table import Event, Fact, Phrase

TELLING: Final[dict[str, int]] = {
    # what wins the game, ends it or takes something from somebody
    "told-choice": 1,
    "chosen": 1,
    # what scores, or decides what can score
    "settled": 2,
    "bought": 2,
    "consumed": 2,
    "gain-chips": 2,
    "sold": 2,
    "replaced": 2,
    "goal-kept": 2,
    "goal-kept-own": 2,
    "goal-up": 2,
    # what prepares that
    "produced": 3,
    "windfall": 3,
    "abandoned": 3,
    "declared": 3,
    # the rest of what a turn is made of
    "discovered": 4,
    "gain-credits": 4,
    "gain-colonists": 4,
    "world-returned": 4,
    "world-stored": 4,
    "credits-stored": 4,
    "good-stored": 4,
    "armed": 4,
    "home": 4,
    "explored": 4,
    # what says nothing by itself
    "forced": 0,
    "declined": 0,
    "scored": 0,  # what brings points says so
}
GATHERS: Final = frozenset({"chosen"})
"""What all do in an action belongs to its choice."""
GAINS: Final = {"gain-credits": "credits", "gain-chips": "chips", "gain-colonists": "colonists"}
OWN: Final = {**GAINS, "produced": "goods", "windfall": "goods", "discovered": "worlds", "sold": "credits"}
"""What an action gives to the reader, as far as it is counted."""


def retell(turn: Sequence[Event], reader: int | None) -> list[Event]:
    chosen = next((event for event in turn if event.kind == "chosen"), None)
    if chosen is None:
        return list(turn)
    bonus = [event for event in turn if _is_bonus(event, chosen)]
    mine = [event for event in turn if event.seat == reader and chosen.seat != reader]
    told = retold(chosen, "told-choice", bonus=_bonus(bonus), mine=_mine(mine))
    return [told, *(event for event in turn if event is not chosen and event not in bonus and event not in mine)]


def _is_bonus(event: Event, chosen: Event) -> bool:
    """What only the chooser gets."""
    return event.seat == chosen.seat and event.kind in GAINS and event.facts.get("reason") == chosen.facts["action"]


def _bonus(gains: Sequence[Event]) -> Fact:
    parts = _summed(gains, GAINS)
    return Phrase("told-bonus", {"what": listed(parts)}) if parts else ""


def _mine(own: Sequence[Event]) -> Fact:
    """What the others' action gives to the reader."""
    parts = _summed(own, OWN)
    return Phrase("told-mine", {"what": listed(parts)}) if parts else ""


def _summed(events: Sequence[Event], names: Mapping[str, str]) -> list[Phrase]:
    """How much of what there was in all."""
    sums: dict[str, int] = {}
    for event in events:
        if event.kind in names:
            what = names[event.kind]
            sums[what] = sums.get(what, 0) + event.amount
    return [Phrase(f"told-{what}", {"n": number}) for what, number in sums.items() if number]
