"""Why a move is good, in the words of Beyond the Sun: production, cubes, ships, technologies, points."""

from typing import Final

from perihelion.kernel.reasoning import Reason, grown
from perihelion.kernel.table import Phrase, named

from ..rules import scoring
from ..rules.counters import own_cards
from ..rules.pieces import area_name
from ..rules.state import Table
from ..rules.vocabulary import AREAS


def of_points(before: Table, after: Table, seat: int, detail: str) -> Phrase | None:
    n = scoring.tally_of(after, seat)[detail] - scoring.tally_of(before, seat)[detail]
    return Phrase("reason-points", {"n": n, "source": f"@tally-{detail}"}) if n > 0 else None


def of_growth(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    """A disc has left the track, whether a symbol shows at once or with the next one."""
    symbols = before.tables.mats[before.factions[seat].mat].growth
    was, now = before.factions[seat].food_out, after.factions[seat].food_out
    if symbols[now] > symbols[was]:
        return Phrase("reason-growth", {"now": symbols[now].bit_count()})
    return Phrase("reason-growth-nearer") if now > was else None


def of_mining(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    symbols = before.tables.mats[before.factions[seat].mat].ore_symbols
    was, now = before.factions[seat].ore_out, after.factions[seat].ore_out
    if symbols[now] > symbols[was]:
        return Phrase("reason-mining", {"now": symbols[now]})
    return Phrase("reason-mining-nearer") if now > was else None


def of_fleet(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    """Where most strength has come together."""
    was, now = before.factions[seat].strength, after.factions[seat].strength
    grown = [(now[area] - was[area], -area) for area in range(AREAS) if now[area] > was[area]]
    if not grown:
        return None
    area = -max(grown)[1]
    return Phrase("reason-fleet", {"area": area_name(after, area), "n": now[area]})


def of_risk(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    """A base that is better guarded than before."""
    for area in range(AREAS):
        guarded = after.factions[seat].strength[area] > before.factions[seat].strength[area]
        if guarded and before.base[area] == seat == after.base[area]:
            return Phrase("reason-risk", {"area": area_name(after, area)})
    return None


def of_ways(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    """A new technology, by what it makes possible."""
    known = own_cards(before, before.factions[seat])
    new = [card for card in own_cards(after, after.factions[seat]) if card not in known]
    if not new:
        return None
    lines = after.tables.lines
    card = after.tables.technologies[new[-1]]
    facts = {"card": named("technology", card.name)}
    calls = [call.name for number in card.actions for call in lines[number].calls]
    if "colonise" in calls and not colonises(before, known):
        return Phrase("reason-colonise", facts)
    return Phrase("reason-ways" if card.actions or card.abilities else "reason-path", facts)


def colonises(table: Table, cards: list[int]) -> bool:
    numbers = [number for card in cards for number in table.tables.technologies[card].actions]
    return any(call.name == "colonise" for number in numbers for call in table.tables.lines[number].calls)


def of_goal(before: Table, after: Table, seat: int, detail: str) -> Phrase | None:
    achievement = named("achievement", before.tables.achievements[before.goals[int(detail)]].name)
    return Phrase("reason-goal", {"achievement": achievement})


def of_rest(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    """What the action still brings; a technology where that is what comes next."""
    asked = after.prompt(seat).question.message if seat in after.actors() else ""
    return Phrase("reason-research" if asked == "prompt-researching" else "reason-under-way")


REASONS: Final[dict[str, Reason[Table]]] = {
    "points": of_points,
    "growth": of_growth,
    "mining": of_mining,
    "population": grown("reason-population", lambda table, seat: table.factions[seat].pop),
    "ore": grown("reason-ore", lambda table, seat: table.factions[seat].ore),
    "fleet": of_fleet,
    "risk": of_risk,
    "ways": of_ways,
    "goal": of_goal,
    "under-way": of_rest,
}
