"""Why a move is good, in the words of Burning Suns: antimatter and what leads to it, and what a leader is sent for."""

from collections.abc import Callable
from typing import Final

from perihelion.games.burning_suns.bots.evaluation import needed
from perihelion.games.burning_suns.bots.plans import success_chance
from perihelion.games.burning_suns.rules.empire.numbers import income, own_cards
from perihelion.games.burning_suns.rules.galaxy.places import is_system
from perihelion.games.burning_suns.rules.state import Table
from perihelion.games.burning_suns.rules.terms import ACTIONS, AGENT, ARTEFACT, DIPLOMACY, MISSION, RECRUIT, SCAN
from perihelion.kernel.table import Phrase, more, named

Reason = Callable[[Table, Table, int], Phrase | None]
ROLLED: Final = (SCAN, DIPLOMACY, RECRUIT, MISSION)


def reason(term: str, before: Table, after: Table, seat: int) -> Phrase | None:
    found = REASONS.get(term)
    return None if found is None else found(before, after, seat)


def of_antimatter(before: Table, after: Table, seat: int) -> Phrase | None:
    n = after.antimatter[seat] - before.antimatter[seat]
    facts = {"n": n, "have": after.antimatter[seat], "need": needed(after)}
    return Phrase("reason-antimatter", facts) if n > 0 else None


def of_rival(before: Table, after: Table, seat: int) -> Phrase | None:
    """Who had most antimatter has less than before."""
    others = [other for other in range(before.seats) if other != seat and not before.allied(seat, other)]
    leader = max(others, key=lambda other: before.antimatter[other], default=seat)
    lost = before.antimatter[leader] - after.antimatter[leader]
    facts = {"n": lost, "have": after.antimatter[leader], "need": needed(after)}
    return Phrase("reason-rival", facts) if leader != seat and lost > 0 else None


def of_allies(before: Table, after: Table, seat: int) -> Phrase | None:
    allies = [len([other for other in range(table.seats) if table.allied(seat, other)]) for table in (before, after)]
    return Phrase("reason-allies") if allies[1] > allies[0] else None


def of_crystals(before: Table, after: Table, seat: int) -> Phrase | None:
    return more("reason-crystals", before.crystals[seat], after.crystals[seat])


def of_income(before: Table, after: Table, seat: int) -> Phrase | None:
    return more("reason-income", income(before, seat), income(after, seat))


def of_cards(before: Table, after: Table, seat: int) -> Phrase | None:
    for what, name in ((AGENT, "agent"), (ARTEFACT, "artefact")):
        if len(own_cards(after, seat, what)) > len(own_cards(before, seat, what)):
            return Phrase(f"reason-{name}")
    return None


def of_resources(before: Table, after: Table, seat: int) -> Phrase | None:
    was = len(before.technologies[seat]) + len(before.upgrades[seat])
    now = len(after.technologies[seat]) + len(after.upgrades[seat])
    return Phrase("reason-resources") if now > was else None


def of_systems(before: Table, after: Table, seat: int) -> Phrase | None:
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


def of_map(before: Table, after: Table, seat: int) -> Phrase | None:
    return more("reason-map", before.reach[seat].bit_count(), after.reach[seat].bit_count())


def of_fleet(before: Table, after: Table, seat: int) -> Phrase | None:
    return more("reason-fleet", sum(before.units[seat]), sum(after.units[seat]))


def of_promise(before: Table, after: Table, seat: int) -> Phrase | None:
    return Phrase("reason-promise")


def of_setup(before: Table, after: Table, seat: int) -> Phrase | None:
    return Phrase("reason-setup")


def of_action(before: Table, after: Table, seat: int) -> Phrase | None:
    return Phrase("reason-under-way")


def of_victory(before: Table, after: Table, seat: int) -> Phrase | None:
    return Phrase("reason-victory") if after.winners >> seat & 1 else None


def of_plans(before: Table, after: Table, seat: int) -> Phrase | None:
    """What the leader that was placed is sent for; of a roll, its chance."""
    for space, code in enumerate(after.leader_at):
        if code != before.leader_at[space] and code >= 0 and code // 3 == seat:
            action = space // 3
            facts: dict[str, int | str] = {"action": named("action", ACTIONS[action]), "n": after.crystals[seat]}
            if action in ROLLED:
                facts["n"] = round(100 * success_chance(after, seat, code % 3, action, 0))
            return Phrase(f"reason-plan-{ACTIONS[action].replace('_', '-')}", facts)
    return None


REASONS: Final[dict[str, Reason]] = {
    "antimatter": of_antimatter,
    "rival": of_rival,
    "allies": of_allies,
    "crystals": of_crystals,
    "income": of_income,
    "cards": of_cards,
    "resources": of_resources,
    "systems": of_systems,
    "map": of_map,
    "fleet": of_fleet,
    "promise": of_promise,
    "plans": of_plans,
    "under-way": of_action,
    "setup": of_setup,
    "victory": of_victory,
}
