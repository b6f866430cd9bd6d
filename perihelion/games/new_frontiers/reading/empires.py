"""What the second reading reads off an empire: tiles and predicates as printed, not what the rules have gathered."""

from ..rules import tables as words
from ..rules import terms
from ..rules.empire import Empire
from ..rules.state import Table
from ..rules.terms import Power, Test, Tile


def active_powers(table: Table, empire: Empire) -> list[Power]:
    """NFR-21.1: of what was in the empire when the action tile was picked."""
    tiles = [*empire.developments[: empire.ready_developments], *empire.colonies[: empire.ready_colonies]]
    return [power for tile in tiles for power in table.tables.tiles[tile].powers]


def named(table: Table, empire: Empire, effect: str) -> list[Power]:
    return [power for power in active_powers(table, empire) if power.name == effect]


def fits(table: Table, power: Power, tile: Tile, declared: bool) -> bool:
    kind = table.oort_kind if declared and tile.number == table.tables.oort else tile.kind
    answers = [all([answer(test, tile, kind) is not test.negated for test in tests]) for tests in power.of]
    return True in answers or not answers


def answer(test: Test, tile: Tile, kind: int) -> bool:
    """A test of a predicate as NFR-21.28 lists them, read off the tile."""
    colony = tile.number < words.COLONIES
    effects = {power.name for power in tile.powers}
    facts = {
        "any": True,
        "colony": colony,
        "home": words.WORLDS <= tile.number < words.COLONIES,
        "dev": not colony,
        "small": not colony and tile.spaces == 1,
        "large": not colony and tile.spaces == 2,
        "military": tile.military,
        "grey": colony and tile.good == terms.GREY,
        "production": tile.good == terms.PRODUCTION,
        "windfall": tile.good == terms.WINDFALL,
        "arms": bool({"strength", "strength_vs", "temp_strength"} & effects),
        "kind": colony and kind == test.number,
        "kw": test.word in tile.keywords,
        "power": test.number in [power.type for power in tile.powers],
        "colonists": colony and tile.colonists == test.number,
        "cost>=": tile.cost >= test.number,
        "cost<=": tile.cost in range(test.number + 1),
    }
    return facts[test.subject]


def goods_of(empire: Empire) -> dict[int, int]:
    """The colonies with a good, and its kind."""
    return {colony: kind for colony, kind in zip(empire.colonies, empire.goods, strict=True) if kind >= 0}


def goal_up(table: Table, subject: int) -> words.Goal | None:
    found = [table.tables.goals[goal] for goal in table.goals_up if table.tables.goals[goal].subject == subject]
    return found[0] if found else None
