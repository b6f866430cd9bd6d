"""What a seat may know (a whitelist). Nobody has secrets here: all see the same (H-1 to H-14)."""

from typing import Any

from ..rules import colonising, researching, scoring, state, turns
from ..rules.cards import AREA_NAMES, KINDS, NO_CARD
from ..rules.counters import COUNT, combine, food_symbols, value
from ..rules.decks import unseen
from ..rules.effects import CONSTANT, COUNTER, OPERATORS, Expr
from ..rules.marks import NOBODY_OWNS
from ..rules.state import NOWHERE, Faction, Table
from ..rules.vocabulary import COLUMNS, SHIP_LEVELS
from . import shapes

DECKS = ["I", "II", "III", "IIII", "A", "B"]
AT_LEAST = OPERATORS.index(">=")


def view(table: Table, seat: int | None) -> dict[str, Any]:
    return dict(whole(table))


def whole(table: Table) -> shapes.View:
    tables = table.tables
    return {
        "seats": table.seats,
        "phase": turns.phase(table),
        "round": table.round,
        "first": table.first,
        "active": table.active,
        "last_round": table.last_round,
        "cap": table.cap if table.cap != state.NEVER else None,
        "ended": table.ended,
        "side": table.side.name,
        "basic_layout": table.layout,
        "tableau": table.tableau,
        "slots": [slot_view(table, slot) for slot in range(len(tables.slots))],
        "rows": [[technology(table, card) for card in row] for row in table.rows],
        "guilds": [bool(table.open_guilds >> guild & 1) for guild in range(len(tables.guild_names))],
        "areas": [area_view(table, area) for area in table.areas()],
        "joined": AREA_NAMES[table.joined] if table.joined != NOWHERE else None,
        "sphere": system(table, table.sphere),
        "decks": {name: deck_view(table, deck) for deck, name in enumerate(DECKS)},
        "discarded": [tables.events[event].name for event in table.discarded],
        "kept": [kept_view(table, kept) for kept in table.kept],
        "achievements": [achievement_view(table, place) for place in range(len(table.goals))],
        "end_discs": tables.end_discs[table.seats],
        "factions": [faction_view(table, seat, table.factions[seat]) for seat in range(table.seats)],
        "asked": asked_view(table),
        "research": research_view(table),
        "offer": offer_view(table),
    }


def technology(table: Table, card: int) -> str | None:
    return table.tables.technologies[card].name if card >= 0 else None


def system(table: Table, card: int) -> str | None:
    return table.tables.systems[card].name if card >= 0 else None


def slot_view(table: Table, slot: int) -> shapes.SlotView:
    return {
        "id": table.tables.slots[slot].name,
        "technology": technology(table, table.tech_at[slot]),
        "event": table.event_at[slot] != NO_CARD,
        "researched": [seat for seat in range(table.seats) if table.factions[seat].techs >> slot & 1],
    }


def area_view(table: Table, area: int) -> shapes.AreaView:
    owner = table.base[area]
    return {
        "id": AREA_NAMES[area],
        "system": system(table, table.system_at[area]),
        "base": owner if owner != NOWHERE else None,
        "base_kind": KINDS[table.base_kind[area]] if owner != NOWHERE else None,
        "ships": [faction.ships[area * SHIP_LEVELS : area * SHIP_LEVELS + SHIP_LEVELS] for faction in table.factions],
        "strength": [faction.strength[area] for faction in table.factions],
        "had_base": bool(table.based >> area & 1),
    }


def deck_view(table: Table, deck: int) -> shapes.DeckView:
    """H-7 to H-10: the unseen block on top, then the groups put back, the oldest first, with known content."""
    cards = table.decks[deck]
    groups: list[list[str]] = []
    below = len(cards) - unseen(table, deck)
    for size in table.under[deck]:
        group = cards[below - size : below]
        below -= size
        names = [
            table.tables.technologies[card].name if deck < 4 else table.tables.systems[card].name for card in group
        ]
        groups.append(sorted(names))
    return {"size": len(cards), "unseen": unseen(table, deck), "groups": groups}


def kept_view(table: Table, kept: int) -> shapes.KeptView:
    owner = kept % 8
    return {"event": table.tables.events[kept // 8].name, "owner": owner if owner != NOBODY_OWNS else None}


def achievement_view(table: Table, place: int) -> shapes.AchievementView:
    goal = table.goals[place]
    achievement = table.tables.achievements[goal]
    return {
        "id": achievement.name,
        "spaces": achievement.usable(table.seats),
        "discs": [{"seat": disc // 4, "kind": KINDS[disc % 4]} for disc in table.claims[place]],
        "met": [bool(value(table, seat, achievement.condition, 0, 0)) for seat in range(table.seats)],
        "progress": [progress(table, seat, achievement.condition) for seat in range(table.seats)],
        "claimable": [goal in turns.claimable(table, seat) for seat in range(table.seats)],
    }


def progress(table: Table, seat: int, condition: Expr) -> list[shapes.Part]:
    """How far a faction is: what it has and what is needed, for every part of a condition."""
    found: list[shapes.Part] = []
    stack: list[int] = []
    for op, argument in zip(condition.code[::2], condition.code[1::2], strict=True):
        if op == CONSTANT:
            stack.append(argument)
        elif op >= COUNTER:
            stack.append(COUNT[op - COUNTER](table, table.factions[seat], argument))
        else:
            right = stack.pop()
            left = stack.pop()
            if op == AT_LEAST:
                found.append({"have": left, "need": right})
            stack.append(combine(op, left, right))
    return found


def faction_view(table: Table, seat: int, faction: Faction) -> shapes.FactionView:
    tables = table.tables
    mat = tables.mats[faction.mat]
    visible = food_symbols(table, faction)
    return {
        "mat": mat.name,
        "ore": faction.ore,
        "population": faction.pop,
        "supply": faction.supply[:],
        "food_discs_off": faction.food_out,
        "ore_discs_off": faction.ore_out,
        "growth": ["ABCDE"[column] for column in range(COLUMNS) if visible >> column & 1],
        "ore_symbols": mat.ore_symbols[faction.ore_out],
        "automation": faction.automation,
        "automated": faction.automated[:],
        "private": [tables.technologies[card].name for card in faction.private],
        "colonised": [
            {"system": tables.systems[each // 16].name, "discs": [KINDS[each // 4 % 4], KINDS[each % 4]]}
            for each in faction.colonised
        ],
        "controlled": faction.bases.bit_count(),
        "museum": faction.museum[:],
        "noted": faction.noted,
        "abilities_used": [bool(faction.used >> k & 1) for k in range(len(mat.abilities))],
        "pawn": faction.pawn if faction.pawn != NOWHERE else None,
        "pawn_aside": bool(faction.aside),
        "at_will_uses": [table.uses.count(source) for source in faction.at_will] if seat == table.active else [],
        "tally": scoring.tally_of(table, seat),
    }


def asked_view(table: Table) -> shapes.AskedView | None:
    """The open question as the page draws it: which step, whose, and its small numbers; all of it is public."""
    if not table.acting:
        return None
    _, *numbers = table.asked
    return {"step": table.book().question(table.asked).name, "seat": table.acting[0], "numbers": numbers}


def research_view(table: Table) -> shapes.ResearchView | None:
    found = researching.discovery(table)
    if found is None:
        return None
    seat, slot, event = found
    name = table.tables.events[event].name if event != NO_CARD else None
    return {"seat": seat, "slot": table.tables.slots[slot].name, "event": name}


def offer_view(table: Table) -> list[str]:
    if not table.acting or not table.offer:
        return []
    if colonising.offers_systems(table):
        return sorted([table.tables.systems[card].name for card in table.offer])
    return sorted([table.tables.technologies[card].name for card in table.offer])
