"""The set as the page draws it: effects taken apart, places numbered; and the names of what a player meets."""

from typing import Any, Final

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Data
from perihelion.kernel.effect import Kinds, Values
from perihelion.kernel.notation import Reader
from perihelion.kernel.table import named

from ..rules.cluster import Cluster
from ..rules.effects import CATALOGUE
from ..rules.notation import read_boost, read_by_one, read_effect, read_steps, read_term
from ..rules.state import Table
from ..rules.tables import Tables
from ..rules.terms import ACTIONS
from .explaining import explanations
from .shortly import shortened


def drawn(effect: str, place: str) -> list[dict[str, Any]]:
    """The terms of an effect as the page draws them: the name of the effect, and its arguments by name."""
    return [term_drawn(code, values) for code, values in read_effect(effect, place, AS_DATA)]


def term_drawn(code: int, values: Values) -> dict[str, Any]:
    signature = CATALOGUE.signatures[code]
    found: dict[str, Any] = {"effect": signature.name}
    for each in signature.arguments:
        value = values[each.name]
        if each.words and each.several:
            value = [word for k, word in enumerate(each.words) if value >> k & 1]
        elif each.words:
            value = each.words[value]
        found[each.name] = value
    return found


def actions_drawn(reader: Reader) -> list[str]:
    actions = reader.choices(ACTIONS)
    return (
        ["any"] if actions == (1 << len(ACTIONS)) - 1 else [name for k, name in enumerate(ACTIONS) if actions >> k & 1]
    )


def gain_drawn(reader: Reader) -> dict[str, Any]:
    return term_drawn(*read_term(reader, "trigger", AS_DATA))


AS_DATA: Final[Kinds] = {
    "actions": actions_drawn,
    "one": read_by_one,
    "steps": read_steps,
    "gain": gain_drawn,
    "boost": read_boost,
}


def layout(data: Data, tables: Tables, actions: ActionSpace) -> Data:
    """The set as the page draws it: effects taken apart, sectors, pulsars and systems in the order of their numbers."""
    said = explanations(data, tables)
    faces = [{**face, "techs": [tech_drawn(tech) for tech in face["techs"]]} for face in data["technology_faces"]]
    return {
        **{name: data[name] for name in data if name != "set"},
        "maps": {cluster.name: map_drawn(data["maps"][cluster.name], cluster) for cluster in tables.clusters},
        "dice_boards": {name: board_drawn(board) for name, board in data["dice_boards"].items()},
        "systems": {"list": [system_drawn(tile, tables) for tile in data["systems"]["list"]]},
        "technology_faces": faces,
        "transmitters": {"list": [transmitter_drawn(each) for each in data["transmitters"]["list"]]},
        "transmitter_order": [each.id for each in tables.transmitters],
        "hq_boards": [
            {**board, "sides": [{**side, "projects": projects_drawn(side)} for side in board["sides"]]}
            for board in data["hq_boards"]
        ],
        "hq_places": tables.places,
        "actions": {kind.name: [kind.first, *[size for _, size in kind.parameters]] for kind in actions.kinds},
        "cards": shortened(said, "card"),
        "lines": shortened(said, "line"),
    }


def map_drawn(data: Data, cluster: Cluster) -> Data:
    """Segments join two sectors by their numbers; two parallel ones are double (PUL-11.13)."""
    pairs = sorted(set(cluster.segments), key=cluster.segments.index)
    return {
        "sectors": data["nodes"],
        "segments": [{"a": a, "b": b, "double": cluster.segments.count((a, b)) > 1} for a, b in pairs],
        "entries": [cluster.ids[n] for n in cluster.entries],
        "systems": [cluster.ids[n] for n in cluster.systems],
        "pulsars": [cluster.ids[n] for n in cluster.pulsars],
        "isolated": [cluster.ids[n] for n in cluster.isolated],
    }


def board_drawn(board: Data) -> Data:
    rewards = board["engineer_rewards"].items()
    return {**board, "engineer_rewards": {key: [drawn(each, "reward") for each in given] for key, given in rewards}}


def system_drawn(tile: Data, tables: Tables) -> Data:
    """With the planets that are open for a number of players (PUL-10.2)."""
    printed = tables.tiles[[each.id for each in tables.tiles].index(tile["id"])]
    planets = {str(seats): {"blue": printed.blue[seats], "barren": printed.barren[seats]} for seats in (2, 3, 4)}
    return {**tile, "bonus": drawn(tile["bonus"], "immediate"), "open": planets}


def transmitter_drawn(each: Data) -> Data:
    return {**each, "immediate": drawn(each["immediate"], "blue"), "production": drawn(each["production"], "green")}


def tech_drawn(tech: Data) -> Data:
    place = "immediate" if tech["kind"] == "instant" else tech["kind"]
    cost = drawn(tech.get("extra_cost", "none"), "cost")
    return {**tech, "effect": drawn(tech["effect"], place), "extra_cost": cost}


def projects_drawn(side: Data) -> list[Data]:
    return [
        {**each, "effect": drawn(each["effect"], "immediate"), "run": drawn(each.get("run", "none"), "run")}
        for each in side["projects"]
    ]


def names(data: Data, tables: Tables) -> list[str]:
    """The message ids of everything a player can meet."""
    explained = [named("tech", tech.id.lower()) for tech in tables.techs]
    explained += [named("transmitter", each.id.lower()) for each in tables.transmitters]
    explained += [named("project", each.id.lower()) for side in tables.hq_sides for each in side.projects]
    explained += [named("system", tile.id.lower()) for tile in tables.tiles]
    explained += [named("exploration", name.lower()) for name in tables.exploration_ids]
    explained += [named("goal", goal.id.lower()) for goal in tables.goals]
    ids = [*explained, *[f"{each}-help" for each in explained]]
    ids += [named("face", face.id.lower()) for face in tables.faces]
    ids += [named("board", board.lower()) for board in tables.hq_boards]
    ids += [named("side", side.id.lower()) for side in tables.hq_sides]
    ids += [named("map", name) for name in tables.map_names]
    ids += [named("player-colour", colour) for colour in tables.colours]
    return [*ids, *CATALOGUE.messages()]


def met(data: Data, table: Table) -> list[str]:
    """The components of a game: the faces, systems and goals on the table, and headquarters that have been dealt."""
    tables = table.tables
    dealt = {player.hq_board for player in table.players} if table.headquarters else set()
    sides = [tables.hq_sides[2 * board + k] for board in sorted(dealt) for k in range(2)]
    ids = [named("tech", tables.techs[tech].id.lower()) for tech in table.techs]
    ids += [named("transmitter", each.id.lower()) for each in tables.transmitters]
    ids += [named("project", each.id.lower()) for side in sides for each in side.projects]
    ids += [named("system", tables.tiles[tile].id.lower()) for tile in table.systems]
    ids += [named("exploration", name.lower()) for name in tables.exploration_ids]
    ids += [named("goal", tables.goals[goal].id.lower()) for goal in table.goals]
    ids += [named("face", tables.faces[face].id.lower()) for face in table.faces]
    return ids + [named("side", side.id.lower()) for side in sides]
