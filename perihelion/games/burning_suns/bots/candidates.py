"""The moves a search looks at: of leaders that come to the same on an action only one."""

from typing import Final

from ..rules import steps
from ..rules.state import Table
from ..rules.tables import LEADER_AT
from ..rules.terms import DIPLOMACY, MISSION, RECRUIT, SCAN

ROLLS: Final = 1 << SCAN | 1 << DIPLOMACY | 1 << RECRUIT | 1 << MISSION
VALUES: Final = 9  # of a leader, at most


def candidates(table: Table, seat: int) -> list[int]:
    options = table.legal(seat)
    return distinct_leaders(table, seat, options) if table.asks(steps.ASK_LEADER) else options


def distinct_leaders(table: Table, seat: int, options: list[int]) -> list[int]:
    """Every action on its first free space: by each value of a leader where it rolls, else by the least leader."""
    values = table.tables.races[table.race[seat]].leaders
    kept = [-1] * (12 * VALUES)
    for option in options:
        leader, space = divmod(option - LEADER_AT, 36)
        action = space // 3
        place = action * VALUES + (values[leader] if ROLLS >> action & 1 else 0)
        if kept[place] < 0 or values[leader] < values[(kept[place] - LEADER_AT) // 36]:
            kept[place] = option
    found = [option for option in kept if option >= 0]
    found.sort()
    return found
