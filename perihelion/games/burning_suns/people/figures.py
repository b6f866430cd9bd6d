"""An empire's numbers for people: what they are after all that changes them, and what changes them (BSU-39.9)."""

from typing import Final

from ..rules import terms
from ..rules.abilities.effects import DOMAINS, EFFECTS
from ..rules.abilities.programs import Ability, Effect
from ..rules.empire.numbers import amount, distance, fleet_here, full_hull, times, total, unit_price
from ..rules.names import unit_name
from ..rules.state import Table
from ..rules.tables import OF_RESOURCE
from . import shapes

WORDS: Final[list[dict[int, str]]] = [
    {
        number: word
        for argument in signature.arguments
        if argument.name == "a"
        for word, number in DOMAINS.get(argument.kind, {}).items()
    }
    for signature in EFFECTS.signatures
]
NAMES: Final = EFFECTS.names


def unit_figures(table: Table, seat: int) -> dict[str, shapes.UnitFigures]:
    """The unit table of a race sheet as it counts now, outside any combat, and how many units are in play."""
    tables = table.tables
    race = tables.races[table.race[seat]]
    found: dict[str, shapes.UnitFigures] = {}
    for kind in range(terms.MERCENARY):
        body = terms.ARMY_BODY if terms.GROUND >> kind & 1 else terms.FLEET_BODY
        attack = race.attack[kind] + total(table, seat, terms.ATTACK, kind) + total(table, seat, terms.ATTACK, body)
        hull = full_hull(table, seat, kind)
        found[unit_name(table, kind)] = {
            "cost": unit_price(table, seat, kind),
            "dice": max(0, race.dice[kind] + total(table, seat, terms.DICE, kind)),
            "attack": max(tables.attack_min, min(tables.attack_max, attack)),
            "damage": 1 + total(table, seat, terms.HIT_DAMAGE, kind),
            "hp": hull,
            "left": table.hull[seat][kind - terms.TITAN] if terms.UNIQUE >> kind & 1 else hull,
            "in_play": sum([table.units[seat][place * terms.KINDS + kind] for place in range(table.galaxy.size)]),
        }
    return found


def distances(table: Table, seat: int) -> list[int]:
    return [distance(table, seat, what) for what in range(2)]


def changes(table: Table, seat: int) -> list[shapes.Change]:
    """Every modifier in force with its source; what the action under way brought has none. Crystals are the income."""
    found: list[shapes.Change] = []
    for code in table.active[seat]:
        ability = table.tables.abilities[code >> 6]
        if ability.timing == terms.PASSIVE:
            for effect in ability.effects:
                found.append(change(table, seat, code, ability, effect))
        elif ability.timing == terms.STATUS and fleet_here(table, seat, code, ability):
            for effect in ability.effects:
                if effect.op == terms.GAIN_CRYSTALS:
                    found.append(change(table, seat, code, ability, effect))
    mods = table.frames[-1].mods if table.frames else []
    for at in range(0, len(mods), 5):
        if mods[at] == seat:
            what = WORDS[mods[at + 1]].get(mods[at + 2])
            found.append({"source": None, "effect": NAMES[mods[at + 1]], "what": what, "amount": mods[at + 3]})
    return found


def change(table: Table, seat: int, code: int, ability: Ability, effect: Effect) -> shapes.Change:
    number = amount(table, seat, ability, effect)
    if effect.per >= 0:
        number *= times(table, seat, effect.per)
    what = WORDS[effect.op].get(effect.a)
    if effect.a == terms.THIS and ability.source == OF_RESOURCE:
        what = unit_name(table, code & 63)
    return {"source": ability.name, "effect": NAMES[effect.op], "what": what, "amount": number}
