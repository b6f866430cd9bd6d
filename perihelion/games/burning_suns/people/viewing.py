"""What a seat may know (a whitelist): all that lies open, its own cards, and the tiles it has looked at."""

from typing import Any, Final

from ..rules import steps
from ..rules.combat.sides import attack_of, damage_of, dice_of
from ..rules.empire.numbers import force, income, limit
from ..rules.frames import Fight, Frame
from ..rules.galaxy.chance_galaxies import CHANCE
from ..rules.galaxy.masks import places_in
from ..rules.galaxy.moving import next_places
from ..rules.names import owner_name, unit_name
from ..rules.scoring import tally_of
from ..rules.state import Table, asking
from ..rules.terms import ACTIONS, BOMBARD, FORCES, KINDS, TARGETS, TITAN, UNIQUE
from . import shapes
from .chances import chances, forces, pool
from .figures import changes, distances, unit_figures

BACKS: Final = ("0", "1", "2", "3", "4", "?", "H")


def view(table: Table, seat: int | None) -> dict[str, Any]:
    return dict(whole(table, seat))


def whole(table: Table, seat: int | None) -> shapes.SunsView:
    tables = table.tables
    long = table.opt[steps.OPT_LONG]
    return {
        "seats": table.seats,
        "round": table.round,
        "question": asking(table).name if table.acting else None,
        "win": tables.win[long][table.seats],
        "thresholds": tables.thresholds[long][table.seats],
        "order": table.order[:],
        "next_order": table.next_order[:],
        "sheets": [tables.sheets[sheet] for sheet in table.sheet_order],
        "resolution": table.spaces[:],
        "leaders": table.leader_at[:],
        "galaxy": table.galaxy.name,
        "sites": table.galaxy.sites if table.galaxy.name == CHANCE else None,
        "places": places(table, seat),
        "empires": [empire_view(table, each) for each in range(table.seats)],
        "market": [tables.resources[each].name if each >= 0 else None for each in table.market],
        "supply": sum(table.supply),
        "stack": len(table.stack),
        "decks": [len(deck) for deck in table.decks],
        "agent": card_name(tables.agents, table.face_up[0]),
        "artefact": card_name(tables.artefacts, table.face_up[1]),
        "actions": [frame_view(table, frame) for frame in table.frames],
        "ending": table.ending(),
        "winners": [each for each in range(table.seats) if table.winners >> each & 1],
        "mine": None if seat is None else own_view(table, seat),
    }


def own(table: Table, seat: int | None) -> dict[str, Any]:
    """The entries of a view that are not as the spectator has them."""
    if seat is None:
        return {"mine": None}
    found: dict[str, Any] = {"mine": own_view(table, seat)}
    if table.peeked[seat] & ~table.up:
        found["places"] = places(table, seat)
    return found


def places(table: Table, seat: int | None) -> list[shapes.PlaceView]:
    return [place_view(table, seat, place) for place in range(table.galaxy.size)]


def card_name(names: list[str], card: int) -> str | None:
    return names[card] if card >= 0 else None


def place_view(table: Table, seat: int | None, place: int) -> shapes.PlaceView:
    tables = table.tables
    tile = table.tile[place]
    seen = tile >= 0 and (table.up >> place & 1 == 1 or (seat is not None and table.peeked[seat] >> place & 1 == 1))
    construction = table.construction[place]
    return {
        "id": table.galaxy.names[place],
        "back": BACKS[tables.tile_back[tile]] if tile >= 0 else None,
        "tile": tables.tile_names[tile] if seen else None,
        "up": table.up >> place & 1 == 1,
        "near": [table.galaxy.names[each] for each in places_in(table.near[place])],
        "owner": table.control[place] if table.control[place] >= 0 else None,
        "unrest": table.unrest >> place & 1 == 1,
        "blocked": table.blocked[place] if table.unrest >> place & 1 else None,
        "construction": tables.resources[construction].name if construction >= 0 else None,
        "dark_ships": table.dark[place],
        "local_forces": table.local[place],
        "units": [units_view(table, each, place) for each in range(table.seats)],
    }


def units_view(table: Table, seat: int, place: int) -> dict[str, int]:
    units, first = table.units[seat], place * KINDS
    return {unit_name(table, kind): units[first + kind] for kind in range(KINDS) if units[first + kind]}


def empire_view(table: Table, seat: int) -> shapes.EmpireView:
    tables = table.tables
    ideology, race, organisation = table.ideology[seat], table.race[seat], table.organisation[seat]
    shown: shapes.EmpireView = {
        "ideology": tables.ideologies[ideology] if ideology >= 0 else None,
        "race": tables.races[race].name if race >= 0 else None,
        "organisation": tables.organisations[organisation].name if organisation >= 0 else None,
        "crystals": table.crystals[seat],
        "antimatter": table.antimatter[seat],
        "hull": table.hull[seat][:],
        "agents": [tables.agents[card] for card in range(len(tables.agents)) if table.agent_owner[card] == seat],
        "artefacts": [
            tables.artefacts[card] for card in range(len(tables.artefacts)) if table.artefact_owner[card] == seat
        ],
        "technologies": [tables.resources[each].name for each in table.technologies[seat]],
        "upgrades": [[tables.resources[each >> 4].name, unit_name(table, each & 15)] for each in table.upgrades[seat]],
        "race_cards": table.hand[seat].bit_count() if race >= 0 and table.round > 0 else None,
        "played": [tables.card_names[race][card] for card in range(8) if race >= 0 and table.played[seat] >> card & 1],
        "allies": allies_view(table, seat),
        "choosing": bool(table.choices[seat]),
        "tally": tally_of(table, seat),
    }
    if organisation >= 0 and ideology >= 0:
        shown["force"] = FORCES[force(table, seat)]
        shown["levels"] = [
            tables.level_names[ideology][level][table.levels[seat][level]]
            for level in range(4)
            if table.levels[seat][level] >= 0
        ]
        shown["income"] = income(table, seat)
        shown["limits"] = [limit(table, seat, what) for what in range(5)]
        shown["distances"] = distances(table, seat)
        shown["units"] = unit_figures(table, seat)
        shown["changes"] = changes(table, seat)
    return shown


def allies_view(table: Table, seat: int) -> list[shapes.Ally]:
    """The back of the card received is open, its front is not."""
    tables = table.tables
    found: list[shapes.Ally] = []
    for other in range(table.seats):
        card = table.lent[other][seat]
        if card >= 0:
            found.append({"seat": other, "back": tables.backs[tables.card_back[table.race[other]][card]]})
    return found


def frame_view(table: Table, frame: Frame) -> shapes.FrameView:
    shown: shapes.FrameView = {
        "action": ACTIONS[frame.action] if frame.action >= 0 else None,
        "actor": frame.actor,
        "leader": frame.leader,
        "place": table.galaxy.names[frame.place] if frame.place >= 0 else None,
        "opponent": frame.opponent,
        "die": frame.die,
        "boosts": frame.boosts,
        "success": frame.success,
        "steps": frame.steps,
        "group": by_unit(table, frame.group),
    }
    if frame.fight is not None:
        shown["fight"] = fight_view(table, frame, frame.fight)
    return shown


def fight_view(table: Table, frame: Frame, fight: Fight) -> shapes.FightView:
    """A combat; that of the topmost action in numbers: what every kind of unit rolls, has taken and has lost."""
    shown: shapes.FightView = {
        "sides": [owner_name(owner) for owner in fight.owners],
        "turn": fight.turn,
        "counts": [by_unit(table, counts) for counts in fight.counts],
        "misses": [by_unit(table, misses) for misses in fight.misses],
        "damage": [packets[:] for packets in fight.packets],
        "wave": fight.wave,
        "joined": fight.joined[:],
    }
    if frame is table.frames[-1]:
        shown["rows"] = [rows_view(table, frame, fight, side) for side in range(2)]
        shown["rerolls"] = [pool(table, frame, fight, side) for side in range(2)]
        if frame.action != BOMBARD:
            shown["chances"] = list(chances(table))
    return shown


def by_unit(table: Table, numbers: list[int]) -> dict[str, int]:
    return {unit_name(table, kind): number for kind, number in enumerate(numbers) if number}


def rows_view(table: Table, frame: Frame, fight: Fight, side: int) -> list[shapes.CombatRow]:
    counts = forces(table, frame, fight, side)
    rows: list[shapes.CombatRow] = []
    for kind in range(TARGETS):
        if counts[kind] or fight.lost[side][kind]:
            hull = table.hull[fight.owners[side]][kind - TITAN] if UNIQUE >> kind & 1 else 1
            rows.append(
                {
                    "unit": unit_name(table, kind),
                    "kind": kind,
                    "number": counts[kind],
                    "dice": dice_of(table, side, kind),
                    "attack": attack_of(table, side, kind),
                    "damage": damage_of(table, side, kind),
                    "misses": fight.misses[side][kind],
                    "marks": fight.marks[side][kind],
                    "lost": fight.lost[side][kind],
                    "hull": hull,
                }
            )
    return rows


def own_view(table: Table, seat: int) -> shapes.OwnView:
    tables = table.tables
    race = table.race[seat]
    shown: shapes.OwnView = {
        "race_cards": [tables.card_names[race][card] for card in places_in(table.hand[seat])],
        "offer": tables.card_names[race][table.offer[seat]] if race >= 0 and table.offer[seat] >= 0 else None,
        "dealt": None,
        "picked": None,
        "steps": {table.galaxy.names[place]: steps_from(table, seat, place) for place in places_in(table.reach[seat])},
    }
    hides = asking(table).hides if table.acting else ""
    if hides == "sheets":
        dealt = table.dealt[2 * seat : 2 * seat + 2]
        _, category = table.asked
        names = (tables.ideologies, [each.name for each in tables.races], [each.name for each in tables.organisations])
        shown["dealt"] = [names[category][sheet] for sheet in dealt]
        shown["picked"] = table.picked[seat]
    elif hides == "cards":
        shown["dealt"] = tables.card_names[race][:]
    return shown


def steps_from(table: Table, seat: int, place: int) -> list[str]:
    """Where a step of the seat's fleet may lead from a place (BSU-16.9–16.12)."""
    return [table.galaxy.names[each] for each in places_in(next_places(table, seat, place, False))]
