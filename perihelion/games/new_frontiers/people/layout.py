"""The set as the page draws it: what lies where, every effect as signs, and what changes prices and strength."""

from typing import Any

from perihelion.games.new_frontiers.people.descriptions import of_effect
from perihelion.games.new_frontiers.people.shortly import cards, shorter
from perihelion.games.new_frontiers.people.signs import glyph, good, signs, signs_of_gain
from perihelion.games.new_frontiers.rules.effects import (
    ANY,
    CONTACT,
    DEVELOP_DISCOUNT,
    KINDS,
    NAMES,
    SETTLE_DISCOUNT,
    STRENGTH,
    STRENGTH_VS,
    TRADE_BONUS,
    TRADE_BONUS_KIND,
    TYPES,
    Power,
    Tile,
)
from perihelion.games.new_frontiers.rules.tables import COLONIES, Tables
from perihelion.kernel.actions import ActionSpace

Data = dict[str, Any]
Part = list[int]
"""The number of a power, and what it adds where it works."""


def layout(data: Data, tables: Tables, actions: ActionSpace) -> Data:
    """Powers carry the numbers by which `use_power` and the views name them; `moves` has the first action of a kind."""
    printed = ("worlds", "homes", "small_developments", "large_developments", "goals", "kinds", "limits", "layout")
    return {
        **{name: data[name] for name in printed},
        "actions": [{**action, "signs": signs_of_bonus(tables, action)} for action in data["actions"]],
        "tiles": [tile.name for tile in tables.tiles],
        "moves": {kind.name: kind.first for kind in actions.kinds},
        "powers": [
            {
                "tile": tables.tiles[power.tile].name,
                "code": NAMES[power.code],
                "type": TYPES[power.type],
                "signs": signs(power),
                "words": shorter(of_effect(tables, power)),
            }
            for power in tables.powers
        ],
        "parts": parts(tables),
        "cards": cards(tables),
    }


def signs_of_bonus(tables: Tables, action: Data) -> list[dict[str, Any]]:
    """What its chooser has of an action tile beyond the others; the credits on Produce are told by the view."""
    if action["id"] == "develop":
        return [{"text": f"−{tables.develop_bonus}"}, glyph("credit")]
    if action["id"] in ("explore", "produce"):
        return [{"text": "+1"}, glyph("world") if action["id"] == "explore" else good(ANY)]
    return [{"text": "+"}, *signs_of_gain(tables.bonuses[tables.actions.index(action["id"])])]


def parts(tables: Tables) -> Data:
    """Of every tile which powers change its price or the strength against it, and of every kind its sale price.

    A price in a view is the printed one with those parts whose powers its empire has; this is how it comes about.
    """
    colonies, faces = tables.tiles[:COLONIES], tables.tiles[COLONIES:]
    return {
        "cost": {tile.name: of_codes(tables, tile, -1, DEVELOP_DISCOUNT) for tile in faces}
        | {tile.name: of_codes(tables, tile, -1, SETTLE_DISCOUNT) for tile in colonies},
        "strength": {tile.name: of_codes(tables, tile, 1, STRENGTH, STRENGTH_VS) for tile in colonies if tile.military},
        "contact": [[power.number, -power.amount] for power in tables.powers if power.code == CONTACT],
        "sale": [
            [[power.number, power.amount] for power in tables.powers if sells(power, kind)] for kind in range(KINDS)
        ],
    }


def of_codes(tables: Tables, tile: Tile, sign: int, *codes: int) -> list[Part]:
    return [
        [power.number, sign * power.amount]
        for power in tables.powers
        if power.code in codes and power.fits[tile.number]
    ]


def sells(power: Power, kind: int) -> bool:
    return power.code == TRADE_BONUS or (power.code == TRADE_BONUS_KIND and power.good == kind)
