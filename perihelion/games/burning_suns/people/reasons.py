"""Why a move is good, in the words of Burning Suns: antimatter and what leads to it, and what a leader is sent for."""

from typing import Final

from perihelion.kernel.reasoning import Reason, always, grown
from perihelion.kernel.table import Phrase, named

from ..bots.evaluation import needed
from ..bots.plans import success_chance
from ..rules.empire.numbers import income, own_cards
from ..rules.galaxy.places import is_system
from ..rules.state import Table
from ..rules.terms import ACTIONS, AGENT, ARTEFACT, DIPLOMACY, MISSION, RECRUIT, SCAN

ROLLED: Final = (SCAN, DIPLOMACY, RECRUIT, MISSION)


def of_antimatter(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    n = after.antimatter[seat] - before.antimatter[seat]
    facts = {"n": n, "have": after.antimatter[seat], "need": needed(after)}
    return Phrase("reason-antimatter", facts) if n > 0 else None


def of_rival(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    """Who had most antimatter has less than before."""
    others = [other for other in range(before.seats) if other != seat and not before.allied(seat, other)]
    leader = max(others, key=lambda other: before.antimatter[other], default=seat)
    lost = before.antimatter[leader] - after.antimatter[leader]
    facts = {"n": lost, "have": after.antimatter[leader], "need": needed(after)}
    return Phrase("reason-rival", facts) if leader != seat and lost > 0 else None


def of_cards(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    for what, name in ((AGENT, "agent"), (ARTEFACT, "artefact")):
        if len(own_cards(after, seat, what)) > len(own_cards(before, seat, what)):
            return Phrase(f"reason-{name}")
    return None


def of_systems(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    held = [
        len([place for place in range(table.galaxy.size) if table.control[place] == seat]) for table in (before, after)
    ]
    if held[1] > held[0]:
        return Phrase("reason-systems")
    if len(bare(after, seat)) < len(bare(before, seat)):
        return Phrase("reason-guard")
    return Phrase("reason-calm") if own_unrest(after, seat) < own_unrest(before, seat) else None


def bare(table: Table, seat: int) -> list[int]:
    """Own systems without a regiment."""
    places = range(table.galaxy.size)
    return [
        each for each in places if table.control[each] == seat and is_system(table, each) and not table.army[seat][each]
    ]


def own_unrest(table: Table, seat: int) -> int:
    return len([each for each in range(table.galaxy.size) if table.control[each] == seat and table.unrest >> each & 1])


def of_victory(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    return Phrase("reason-victory") if after.winners >> seat & 1 else None


def of_plans(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    """What the leader that was placed is sent for; of a roll, its chance."""
    for space, code in enumerate(after.leader_at):
        if code != before.leader_at[space] and code >= 0 and code // 3 == seat:
            action = space // 3
            facts: dict[str, int | str] = {"action": named("action", ACTIONS[action]), "n": after.crystals[seat]}
            if action in ROLLED:
                facts["n"] = round(100 * success_chance(after, seat, code % 3, action, 0))
            return Phrase(f"reason-plan-{ACTIONS[action].replace('_', '-')}", facts)
    return None


def allies(table: Table, seat: int) -> int:
    return len([other for other in range(table.seats) if table.allied(seat, other)])


REASONS: Final[dict[str, Reason[Table]]] = {
    "antimatter": of_antimatter,
    "rival": of_rival,
    "allies": grown("reason-allies", allies),
    "crystals": grown("reason-crystals", lambda table, seat: table.crystals[seat]),
    "income": grown("reason-income", income),
    "cards": of_cards,
    "resources": grown("reason-resources", lambda table, seat: len(table.technologies[seat] + table.upgrades[seat])),
    "systems": of_systems,
    "map": grown("reason-map", lambda table, seat: table.reach[seat].bit_count()),
    "fleet": grown("reason-fleet", lambda table, seat: sum(table.units[seat])),
    "promise": always("reason-promise"),
    "plans": of_plans,
    "under-way": always("reason-under-way"),
    "setup": always("reason-setup"),
    "victory": of_victory,
}
