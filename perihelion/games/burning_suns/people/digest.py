"""What a leader's action is told by: how much each kind of event matters, and what belongs together."""

from collections.abc import Sequence
from typing import Final

from perihelion.kernel.retelling import SCORED, retold, scored_by, signed, weights
from perihelion.kernel.table import EVERYBODY, Event, Fact

TELLING: Final = weights(
    decides=(
        "won told-antimatter told-lost told-control told-fight antimatter control attack-won attack-lost unrest "
        "rebellion alliance-made alliance-broken alliance-cancelled fight-drawn"
    ),
    scores="told-action action roll-succeeded roll-failed level level-lost card-taken resource fell calmed",
    prepares=(
        "jump leap built ability regiments turned-up placed-tile card-discarded discarded not-fought "
        "offer-refused peeked dice"
    ),
    rest="reroll crystals income leader told-leader picked passed",
    nothing="forced scored",  # points are antimatter, which has a part of its own
)
GATHERS: Final = frozenset({"round"})
"""Status gives to all."""
FIGHTS: Final = {"attack-won": "won", "attack-lost": "lost", "fight-drawn": "drawn"}
SPACES: Final = 3
"""Of an action: which of them decides when it comes."""
ROLLS: Final = {"roll-succeeded": "yes", "roll-failed": "no"}
WITHIN: Final = frozenset({SCORED, "antimatter", "dice", "reroll", *ROLLS})
"""What another part says already."""


def retell(turn: Sequence[Event], reader: int | None) -> list[Event]:
    found: list[Event] = []
    fought = any(event.kind in FIGHTS for event in turn)
    for k, event in enumerate(turn):
        if event.kind == "action":
            found.append(_action(event, turn[k + 1 :]))
        elif event.kind == "control":
            found += _control(event, reader)
        elif event.kind in FIGHTS:
            found.append(_fight(event))
        elif event.kind == "leader":
            found.append(retold(event, "told-leader", space=int(event.target) % SPACES + 1))
        elif event.kind == "fell" and fought:
            continue
        elif event.kind not in WITHIN:
            found.append(event)
    if not any(event.kind == "action" for event in turn):
        found += [event for event in turn if event.kind in ROLLS]
    if not found:  # in the middle of a fight, between two answers
        found = [event for event in turn if event.kind == "dice"]
    return [*found, *_antimatter(turn)]


def _action(event: Event, after: Sequence[Event]) -> Event:
    """With the leader's last roll for it, where there was one."""
    rolled: Event | None = None
    for each in after:
        if each.kind == "action":
            break
        if each.kind in ROLLS and each.seat == event.seat:
            rolled = each
    if rolled is None:
        return retold(event, "told-action", rolled="none", die=0, value=0)
    return retold(event, "told-action", rolled=ROLLS[rolled.kind], die=rolled.amount, value=rolled.facts["value"])


def _control(event: Event, reader: int | None) -> list[Event]:
    """A system changes hands: whoever loses it is told so."""
    before = int(str(event.facts["before"]))
    if before < 0 or before == event.seat:
        return [retold(event, "told-control", whom="nobody", loser="")]
    if before == reader:
        facts: dict[str, Fact] = {**event.facts, "by": f"@seat-{event.seat}"}
        return [Event("told-lost", before, target=event.target, facts=facts)]
    return [retold(event, "told-control", whom="other", loser=f"@seat-{before}")]


def _fight(event: Event) -> Event:
    defender = int(str(event.facts["defender"]))
    whom = "other" if defender != EVERYBODY else event.facts["defenders"]
    return retold(
        event, "told-fight", outcome=FIGHTS[event.kind], whom=whom, defended=f"@seat-{max(0, defender)}"
    )  # fmt: skip


def _antimatter(turn: Sequence[Event]) -> list[Event]:
    """What the race is about: how much each has more or less, and of how much."""
    needed = next((event.facts["needed"] for event in turn if "needed" in event.facts), 0)
    found: list[Event] = []
    for seat in sorted({event.seat for event in turn if event.kind == SCORED}):
        change = sum(scored_by(turn, seat).values())
        if change:
            last = [event for event in turn if event.kind == SCORED and event.seat == seat][-1]
            facts: dict[str, Fact] = {"change": signed(change), "now": last.facts["total"], "needed": needed}
            found.append(Event("told-antimatter", seat, "antimatter", amount=change, facts=facts))
    return found
