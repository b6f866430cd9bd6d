"""What a seat may know (a whitelist): all but the goals in the stack, those looked at, and others' face-down goal."""

from typing import Any, Final, Literal, cast

from ..rules import develop, military, scoring, trade
from ..rules import state as at
from ..rules.asking import Asked
from ..rules.empire import NO_GOOD, Empire, count_goods
from ..rules.settle import contact_price, credits_for
from ..rules.state import NO_GOAL, Table
from ..rules.tables import ACTION_TILES, DEVELOP_TILE
from ..rules.terms import ARMS, KINDS, STRENGTH
from . import shapes, uses
from .signs import condition
from .suggestion import NO_ADVICE, Proposal, best_action

SETUPS: Final[tuple[Literal["first"], Literal["standard"], Literal["goals"]]] = ("first", "standard", "goals")


def view(table: Table, seat: int | None) -> dict[str, Any]:
    return dict(whole(table, seat))


def whole(table: Table, seat: int | None) -> shapes.FrontiersView:
    tables = table.tables
    return {
        "seats": table.seats,
        "setup": SETUPS[table.setup],
        "round": table.round,
        "round_limit": table.round_limit or None,
        "phase": phase(table),
        "actions": [action_view(table, tile) for tile in range(ACTION_TILES)],
        "action": tables.actions[table.face_of(table.action)] if table.action >= 0 else None,
        "chooser": table.chooser if table.chooser >= 0 else None,
        "order": table.order[:],
        "waiting": table.waiting[:],
        "done": table.done[:],
        "pot": table.pot,
        "discount": tables.develop_bonus if table.action == DEVELOP_TILE else 0,
        "market": [pile_view(table, pile) for pile in range(len(table.faces))],
        "centre": [name_of(table, world) for world in table.centre],
        "bag": bag_view(table),
        "goods": table.goods[:],
        "chips": table.chips,
        "colonists": table.colonists,
        "ends": ends_view(table),
        "oort_kind": table.oort_kind if table.oort_kind >= 0 else None,
        "empires": [empire_view(table, each) for each in range(table.seats)],
        **own_view(table, seat),
    }


def own(table: Table, seat: int | None) -> dict[str, Any]:
    return dict(own_view(table, seat))


def own_view(table: Table, seat: int | None) -> shapes.OwnView:
    shown: shapes.OwnView = {
        "offers": [] if seat is None else [world_view(table, table.empires[seat], world) for world in table.centre],
        "asked": asked_view(table, seat),
    }
    if table.setup == at.WITH_GOALS:
        shown["goals"] = goals_view(table, seat)
    return shown


def phase(table: Table) -> str:
    if not table.acting:
        return "over"
    if table.action >= 0:
        return table.tables.actions[table.face_of(table.action)]
    if not all([empire.colonies for empire in table.empires]):
        return "sides"
    return "choosing" if table.waiting else "scoring"


def name_of(table: Table, tile: int) -> str:
    return table.tables.tiles[tile].name


def action_view(table: Table, tile: int) -> shapes.ActionView:
    return {
        "name": table.tables.actions[table.face_of(tile)],
        "picked": bool(table.picked >> tile & 1),
        "current": tile == table.action,
        "forecast": uses.by_seat(table, tile) if phase(table) == "choosing" else [],
    }


def pile_view(table: Table, pile: int) -> shapes.PileView:
    face = table.faces[pile]
    shown: shapes.PileView = {
        "face": name_of(table, face),
        "left": table.left[pile],
        "prices": [price_now(table, seat, face) for seat in range(table.seats)],
    }
    if table.tables.tiles[face].variable:
        shown["worth"] = [scoring.worth_of(table, seat, face) for seat in range(table.seats)]
    return shown


def price_now(table: Table, seat: int, face: int) -> int:
    """What a development costs a seat as things stand; the chooser's bonus only while Develop is carried out."""
    if table.chooser != seat or table.action == DEVELOP_TILE:
        return develop.price(table, seat, face)
    return develop.reduced(table, seat, face, table.tables.tiles[face].cost)


def bag_view(table: Table) -> shapes.Bag:
    """NFR-HI-1: what is in the bag can be counted by everybody; the order of draws is chance."""
    return {"count": len(table.bag), "worlds": [name_of(table, world) for world in table.bag]}


def ends_view(table: Table) -> shapes.Ends:
    """How far each end condition is (NFR-16), and which have been met."""
    tables = table.tables
    names = ("developments", "colonies", "colonists", "chips", "round-limit")
    return {
        "met": [name for bit, name in enumerate(names) if table.ends >> bit & 1],
        "spaces": [max(0, tables.most_spaces + 1 - empire.spaces) for empire in table.empires],
        "colonies": [max(0, tables.most_colonies + 1 - len(empire.colonies)) for empire in table.empires],
        "colonists": max(0, table.colonists - tables.least_colonists + 1),
        "chips": table.chips,
    }


def empire_view(table: Table, seat: int) -> shapes.EmpireView:
    empire = table.empires[seat]
    return {
        "mat": empire.mat + 1,
        "sides": [name_of(table, home) for home in table.tables.mats[empire.mat]],
        "credits": empire.credits,
        "chips": empire.chips,
        "reserve": empire.reserve,
        "colonies": [
            {
                "tile": name_of(table, colony),
                "good": good if good != NO_GOOD else None,
                "new": k >= empire.ready_colonies,
            }
            for k, (colony, good) in enumerate(zip(empire.colonies, empire.goods, strict=True))
        ],
        "discovered": [world_view(table, empire, world) for world in empire.discovered],
        "developments": [name_of(table, tile) for tile in empire.developments],
        "spaces": empire.spaces,
        "worth": worth_view(table, empire),
        "strength": strength_view(table, empire),
        "sales": [trade.sale_price(table, seat, kind) for kind in range(KINDS)],
        "powers": [power.number for powers in empire.powers for power in powers],
        "used": empire.used[:],
        "produced": empire.produced[:],
        "consumed": empire.consumed,
        "stored": {
            "goods": empire.stored_goods[:],
            "worlds": [name_of(table, world) for world in empire.stored_worlds],
            "credits": empire.stored_credits,
        },
        "tally": scoring.tally_of(table, seat),
        "choosing": seat in table.acting,
    }


def world_view(table: Table, empire: Empire, world: int) -> shapes.WorldView:
    """A world with what it would cost this empire after all reductions, or the strength it has against it."""
    tile = table.tables.tiles[world]
    shown: shapes.WorldView = {"tile": tile.name}
    if tile.military:
        strength = military.strength_against(empire, world)
        goods = military.most_temporary(military.arms_left(empire), 0, count_goods(empire.goods))
        shown["contact"] = contact_price(table, empire, world)
        shown["strength"] = strength
        shown["armed"] = strength + goods
    else:
        shown["price"] = credits_for(empire, world, tile.value)
    return shown


def worth_view(table: Table, empire: Empire) -> dict[str, int]:
    """The points that the "?" tiles of an empire are worth now."""
    tables = table.tables
    kind = scoring.best_kind(table, empire)
    variable = [tile for tile in empire.developments + empire.colonies if tables.tiles[tile].variable]
    return {name_of(table, tile): scoring.bonus_of(tables, empire, tile, kind) for tile in variable}


def strength_view(table: Table, empire: Empire) -> shapes.Strength:
    general = 0
    special: list[shapes.SpecialStrength] = []
    armed: list[shapes.GoodStrength] = []
    for power in empire.powers[STRENGTH]:
        if power.of:
            special.append({"amount": power.amount, "against": condition(power, "military")})
        else:
            general += power.amount
    for power in empire.powers[ARMS]:
        armed.append({"amount": power.amount, "good": power.good, "used": power.number in empire.used})
    return {"general": general, "special": special, "temporary": empire.temporary, "by_goods": armed}


def asked_view(table: Table, seat: int | None) -> shapes.AskedView | None:
    """The own open question; what others are asked is theirs to know (NFR-HI-10)."""
    if seat is None or seat not in table.acting:
        return None
    question = table.book().question(table.asked_of(seat))
    assert isinstance(question, Asked)
    shown: shapes.AskedView = {"question": question.name}
    shown.update(cast(shapes.AskedView, question.about(table, seat)))
    best = best_action(table, seat)
    if best != NO_ADVICE:
        plan = Proposal(table, seat)
        shown["best"] = best
        shown["plan"] = plan.actions
        shown["plan_gain"] = {"credits": plan.credits, "chips": plan.chips, "unused": plan.unused}
        shown["plan_uses"] = [
            {"power": str(event.facts["tile"]), "colony": int(event.origin.removeprefix("tile:"))}
            for event in plan.uses
        ]
    return shown


def goals_view(table: Table, seat: int | None) -> shapes.GoalsView:
    names = [goal.name for goal in table.tables.goals]
    looking = table.looked if seat is not None and seat == table.chooser else []
    return {
        "stack": len(table.goal_stack),
        "up": [
            {"goal": names[goal], "owner": owner} for goal, owner in zip(table.goals_up, table.goal_owners, strict=True)
        ],
        "hidden_owner": table.hidden_owner if table.hidden != NO_GOAL else None,
        "hidden": names[table.hidden] if seat is not None and seat == table.hidden_owner else None,
        "looked_at": len(table.looked),
        "looking": [names[goal] for goal in looking],
        "keeping": table.kept != NO_GOAL,
        "kept": names[table.kept] if looking and table.kept != NO_GOAL else None,
        "known": known_in_stack(table, seat) if seat is not None else [],
    }


def known_in_stack(table: Table, seat: int) -> list[str | None]:
    """NFR-HI-3: what a reviewer put under the stack, that player still knows."""
    known: list[str | None] = []
    for mask in table.stack_masks[seat]:
        single = mask.bit_count() == 1
        known.append(table.tables.goals[mask.bit_length() - 1].name if single else None)
    return known
