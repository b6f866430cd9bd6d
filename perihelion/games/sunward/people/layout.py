"""The set as the page draws it, and the names of what a player meets."""

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Data
from perihelion.kernel.table import named

from ..rules.tables import Tables


def layout(data: Data, tables: Tables, actions: ActionSpace) -> Data:
    """The set as the page draws it, with the cells in the order of their numbers."""
    return {
        "cells": tables.grid.cells,
        "sheet": data["sheet"],
        "zones": [*data["zones"]["tiles"], data["zones"]["printed"]],
        "missions": data["missions"]["tokens"],
        "places": data["command_board"]["places"],
        "spans": data["coordinate_tiles"]["spans"],
        "scoring": data["scoring"],
        "layout": data["layout"],
        "orientations": {
            zone.name: {str(left_out): shape.orientations for left_out, shape in enumerate(zone.reduced) if shape}
            for zone in tables.zones
        },
        "first_left_out": actions.first("leave_out"),
    }


def names(data: Data, tables: Tables) -> list[str]:
    """The message ids of everything a player can meet."""
    ids = [named("zone", zone.name) for zone in tables.zones]
    ids += [named("mission", mission) for mission in tables.missions]
    ids += [named("frontier", frontier.name) for frontier in tables.frontiers]
    ids += [named("edge", edge) for edge in tables.edges]
    ids += [named("rank", rank) for rank, _ in tables.ranks]
    return ids
