"""What a seat may know (a whitelist), and drawing anew what nobody can know.

Nothing is private: all seats and spectators see the same. Hidden from everybody are the systems face down, the tile
that left the game, the order of the exploration stack, and the transmitters below the top of their stack.
"""

from typing import Any, Final

from ..rules import production, scoring, state, steps, transmitters
from ..rules.dice import median_text
from ..rules.final_scoring import premiums_bought
from ..rules.state import Table
from ..rules.tables import GOALS, PROJECTS, PULSARS
from ..rules.terms import COLOURS, COUNTS, SIZES
from . import shapes

DIE_KINDS: Final[dict[int, str]] = {state.SILVER: "silver", state.RED: "red", state.COPIED: "copied"}


def view(table: Table, seat: int | None) -> dict[str, Any]:
    return dict(whole(table))


def whole(table: Table) -> shapes.PulsarView:
    return {
        "seats": table.seats,
        "phase": phase(table),
        "round": table.round,
        "map": table.cluster.name,
        "headquarters": bool(table.headquarters),
        "even_start": bool(table.options & state.EVEN_START),
        "faces": [table.tables.faces[face].id for face in table.faces],
        "order": table.order[:],
        "active": table.active if table.active != state.NOBODY else None,
        "dice": dice_board(table),
        "tracks": tracks(table),
        "systems": [system(table, number) for number in range(len(table.systems))],
        "pulsars": [pulsar(table, number) for number in range(PULSARS)],
        "gyrodynes": dict(zip(SIZES, table.stacks, strict=True)),
        "awards": {
            size: [None if owner == state.NOBODY else owner for owner in table.awards[2 * k : 2 * k + 2]]
            for k, size in enumerate(SIZES)
        },
        "exploration": {
            "stack": len(table.exploration),
            "discarded": [table.tables.exploration_ids[kind] for kind in table.discarded],
        },
        "transmitters": offers(table),
        "technologies": [technology(table, slot) for slot in range(len(table.techs))],
        "goals": [table.tables.goals[goal].id for goal in table.goals],
        "row_bonus": production.row_bonus(table) if table.round else None,
        "turn": turn(table),
        "players": [player_view(table, each) for each in range(table.seats)],
    }


def phase(table: Table) -> str:
    if not table.acting:
        return "over"
    asked = steps.asking(table)
    return "final" if asked.phase == "production" and in_final_scoring(table) else asked.phase


def in_final_scoring(table: Table) -> bool:
    """Purple technologies offer points too: the rest of the final scoring waits on the agenda."""
    return any([kind >= steps.FINAL_TECHNOLOGIES for kind, *_ in table.agenda])


def dice_board(table: Table) -> shapes.DiceView:
    return {
        "silver": [value for value in range(1, 7) for _ in range(table.silver[value])],
        "median": median_text(table.median) if table.median else None,
        "median_position": table.median / 2 if table.median else None,
    }


def tracks(table: Table) -> shapes.Tracks:
    """The markers of both tracks, the leading one first; on one field the higher marker leads (PUL-6.17)."""
    return {"initiative": markers(table, state.INITIATIVE_TRACK), "engineers": markers(table, state.ENGINEER_TRACK)}


def markers(table: Table, track: int) -> list[shapes.Marker]:
    return [{"field": (marker >> 2) + 1, "seat": marker & 3} for marker in table.tracks[track]]


def system(table: Table, number: int) -> shapes.SystemView:
    shown = bool(table.shown >> number & 1)
    return {
        "sector": table.cluster.ids[table.cluster.systems[number]],
        "tile": table.tables.tiles[table.systems[number]].id if shown else None,
        "blue": list(table.blue[number]),
        "barren": list(table.barren[number]),
    }


def pulsar(table: Table, number: int) -> shapes.PulsarSpot:
    built = table.gyrodyne[number]
    return {
        "sector": table.cluster.ids[table.cluster.pulsars[number]],
        "owner": table.owner[number] if table.owner[number] != state.NOBODY else None,
        "gyrodyne": SIZES[(built - 1) % state.SPINS] if built else None,
        "spinning": built > state.SPINS,
    }


def offers(table: Table) -> shapes.Transmitters:
    """The stack lies with its construction side up, so its top tile is known (AMB-30), and all letters are."""
    names = table.tables.transmitters
    top = table.stack[-1] if table.stack and not table.options & state.STACK_CLOSED else state.NOTHING
    return {
        "offer": [None if tile == state.NOTHING else names[tile].id for tile in table.offer],
        "stack": "".join([names[tile].letter for tile in reversed(table.stack)]),
        "top": None if top == state.NOTHING else names[top].id,
    }


def technology(table: Table, slot: int) -> shapes.TechnologyView:
    tech = table.tables.techs[table.techs[slot]]
    patents = [owner for owner in (table.first_patent[slot], table.second_patent[slot]) if owner != state.NOBODY]
    return {"id": tech.id, "row": tech.row, "patents": patents, "slid": bool(table.slid >> slot & 1)}


def turn(table: Table) -> shapes.TurnView | None:
    """What the active player has in hand in the middle of the turn."""
    if table.active == state.NOBODY or not table.acting:
        return None
    shows = steps.asking(table).shows
    paying = shows == "die"
    flying = shows == "route"
    return {
        "red_dice": table.offered_dice[:],
        "owed": table.owed if table.owed != state.NOTHING else None,
        "bonus_used": bool(table.bonus_used),
        "die": {"kind": DIE_KINDS[table.die_kind], "value": table.die_base, "counts_as": table.die_value}
        if paying
        else None,
        "token": ("none", "minus_one", "plus_one", "plus_two")[table.token] if paying else None,
        "route": [table.cluster.ids[sector] for sector in table.route] if flying else [],
        "left": table.left if flying else 0,
        "run": table.run_project if flying and table.run_project != state.NOTHING else None,
        "run_colour": COLOURS[table.run_colour] if flying and table.run_project != state.NOTHING else None,
        "choosing": shows == "menu",
    }


def player_view(table: Table, seat: int) -> shapes.PlayerView:
    player = table.players[seat]
    names = table.tables.transmitters
    side = table.tables.hq_sides[player.hq_side] if player.hq_side != state.NOTHING else None
    return {
        "colour": table.tables.colours[seat],
        "score": player.score,
        "tally": table.tally()[seat],
        "dice": player.dice[:],
        "cubes": player.cubes,
        "plus_minus": player.plus_minus,
        "plus_two": player.plus_two,
        "rings": player.rings,
        "ship": table.cluster.ids[player.ship] if player.ship != state.NOTHING else None,
        "waiting": dict(zip(SIZES, player.waiting, strict=True)),
        "bases": player.bases,
        "extra_bases": scoring.extra_bases(table, seat),
        "arrays": arrays(table, seat),
        "paid": {names[tile].id: paid_costs(table, tile) for tile in player.arrays},
        "operating": [names[tile].id for tile in player.arrays if table.operating >> tile & 1],
        "hq_board": table.tables.hq_boards[player.hq_board] if player.hq_board != state.NOTHING else None,
        "hq_side": side.id if side else None,
        "projects": [side.projects[k].id for k in range(PROJECTS) if player.projects >> k & 1] if side else [],
        "runs_used": [side.projects[k].id for k in range(PROJECTS) if player.runs_used >> k & 1] if side else [],
        "copy_cost": player.copy_cost,
        "shift_used": bool(player.shifted),
        "goals": [progress(table, seat, place) for place in range(GOALS)],
    }


def arrays(table: Table, seat: int) -> list[list[shapes.Link]]:
    """Own transmitters as chains; `turned` says that a tile lies upside down, its left edge to the right."""
    names = table.tables.transmitters
    found: list[list[shapes.Link]] = []
    seen: list[int] = []
    for tile in table.players[seat].arrays:
        if tile in seen:
            continue
        chain = transmitters.array_of(table, tile)
        seen.extend(chain)
        shown: list[shapes.Link] = []
        for place, each in enumerate(chain):
            turned = place > 0 and table.links[2 * each + 1] // 2 == chain[place - 1]
            if place == 0 and len(chain) > 1:
                turned = table.links[2 * each] != state.NOTHING and table.links[2 * each] // 2 == chain[1]
            shown.append({"id": names[each].id, "turned": turned})
        found.append(shown)
    return found


def paid_costs(table: Table, tile: int) -> list[int]:
    return [cost for cost in range(len(table.tables.transmitters[tile].dice)) if table.paid[tile] >> cost & 1]


def progress(table: Table, seat: int, place: int) -> shapes.Progress:
    goal = table.tables.goals[table.goals[place]]
    player = table.players[seat]
    return {
        "goal": goal.id,
        "counts": COUNTS[goal.count],
        "has": scoring.count(table, seat, goal.count),
        "needs": goal.least,
        "met": bool(player.goals >> place & 1),
        "premiums": premiums_bought(table, seat, place),
    }


def redraw(table: Table) -> None:
    """What is hidden is hidden from everybody alike; sorted first, so that no true order shows through the shuffle."""
    rng = table.rng
    hidden = [number for number in range(len(table.systems)) if not table.shown >> number & 1]
    tiles = [table.systems[number] for number in hidden]
    tiles.append(table.removed)
    tiles.sort()
    rng.shuffle(tiles)
    systems = table.systems[:]
    for number, tile in zip(hidden, tiles[:-1], strict=True):
        systems[number] = tile
    table.systems = systems
    table.removed = tiles[-1]
    table.exploration = sorted(table.exploration)
    rng.shuffle(table.exploration)
    shuffle_stack(table)


def shuffle_stack(table: Table) -> None:
    """The letters keep their order, and the top tile stays if it is seen (AMB-30)."""
    names = table.tables.transmitters
    seen = [] if table.options & state.STACK_CLOSED else table.stack[-1:]
    mixed: list[int] = []
    for letter in ("C", "B", "A"):
        group = sorted([tile for tile in table.stack if names[tile].letter == letter and tile not in seen])
        table.rng.shuffle(group)
        mixed.extend(group)
    table.stack = mixed + seen
