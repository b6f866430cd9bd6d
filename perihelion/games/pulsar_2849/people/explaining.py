"""What components do: their effects as sentences, composed in the language of the reader, and as data for the page."""

from typing import Any, Final

from perihelion.kernel.effect import Kinds, Values
from perihelion.kernel.notation import Reader
from perihelion.kernel.table import Fact, Phrase, joined, named

from ..rules.cluster import Cluster
from ..rules.effects import CATALOGUE
from ..rules.notation import read_boost, read_by_one, read_effect, read_steps, read_term
from ..rules.tables import Tables
from ..rules.terms import ACTIONS

Data = dict[str, Any]
Explained = dict[str, Phrase]


# -------------------------------------------------------------------- in words


def said(effect: str, place: str) -> list[Phrase]:
    """The terms of an effect, each in words."""
    return [term_said(code, values) for code, values in read_effect(effect, place, IN_WORDS)]


def term_said(code: int, values: Values) -> Phrase:
    return CATALOGUE.signatures[code].said(values)


def actions_said(reader: Reader) -> Phrase:
    actions = reader.choices(ACTIONS)
    if actions == (1 << len(ACTIONS)) - 1:
        return Phrase("paid-any")
    found = [Phrase(f"paid-{name.replace('_', '-')}") for k, name in enumerate(ACTIONS) if actions >> k & 1]
    if len(found) > 1:
        found[-2:] = [Phrase("listed-or", {"first": found[-2], "rest": found[-1]})]
    return joined(found, "listed-and")


def steps_said(reader: Reader) -> Phrase:
    steps = [Phrase("point-step", {"least": least, "points": points}) for least, points in read_steps(reader)]
    steps[-1] = Phrase("point-step-last", steps[-1].facts)
    return joined(steps, "listed-and")


def gain_said(reader: Reader) -> Phrase:
    return term_said(*read_term(reader, "trigger", IN_WORDS))


def boost_said(reader: Reader) -> Phrase:
    boost = read_boost(reader)
    return Phrase("boost-more", {"n": boost}) if boost > 0 else Phrase("boost-times", {"n": -boost})


IN_WORDS: Final[Kinds] = {
    "actions": actions_said,
    "one": read_by_one,
    "steps": steps_said,
    "gain": gain_said,
    "boost": boost_said,
}


def all_said(effect: str, place: str) -> Phrase:
    return joined(said(effect, place) or [Phrase("explained-nothing")], "listed-effects")


def explanations(data: Data) -> Explained:
    """By message id: what every component of a set does."""
    found: Explained = {}
    for tile in data["systems"]["list"]:
        name = plain("system", tile)
        found[f"{name}-bonus"] = all_said(tile["bonus"], "immediate")
        found[f"{name}-help"] = Phrase("explained-system", {"effect": found[f"{name}-bonus"]})
    for tile in data["exploration_tiles"]["list"]:
        found[f"{plain('exploration', tile)}-help"] = Phrase(
            "explained-tile", {"effect": all_said(tile["effect"], "exploration")}
        )
    for transmitter in data["transmitters"]["list"]:
        name = plain("transmitter", transmitter)
        found[f"{name}-started"] = all_said(transmitter["immediate"], "blue")
        found[f"{name}-production"] = all_said(transmitter["production"], "green")
        found[f"{name}-help"] = of_transmitter(transmitter)
    for tech in [tech for face in data["technology_faces"] for tech in face["techs"]]:
        found[f"{plain('tech', tech)}-help"] = of_technology(tech)
    for project in [each for board in data["hq_boards"] for side in board["sides"] for each in side["projects"]]:
        terms = said(project["effect"], "immediate") + said(project.get("run", "none"), "run")
        whole = joined(terms or [Phrase("explained-nothing")], "listed-effects")
        found[f"{plain('project', project)}-help"] = Phrase("explained-project", {"effect": whole})
    for goal in data["goals"]["list"]:
        found[f"{plain('goal', goal)}-help"] = of_goal(goal)
    return found


def plain(kind: str, component: Data) -> str:
    return named(kind, component["id"].lower()).removeprefix("@")


def of_transmitter(transmitter: Data) -> Phrase:
    parts: list[Phrase] = []
    for message, effect, place in (("started", "immediate", "blue"), ("production", "production", "green")):
        if transmitter[effect] != "none":
            parts.append(Phrase(f"explained-{message}", {"effect": all_said(transmitter[effect], place)}))
    return joined(parts or [Phrase("explained-nothing")], "listed-sentences")


def of_technology(tech: Data) -> Phrase:
    place = "immediate" if tech["kind"] == "instant" else tech["kind"]
    parts = [Phrase(f"explained-{tech['kind']}", {"effect": all_said(tech["effect"], place)})]
    for cost in said(tech.get("extra_cost", "none"), "cost"):
        parts.append(Phrase("explained-cost", cost.facts))
    return joined(parts, "listed-sentences")


def of_goal(goal: Data) -> Phrase:
    count, _, least = goal["condition"].partition(" >= ")
    facts: dict[str, Fact] = {"count": count, "least": int(least), "points": goal["base"]}
    for number, premium in enumerate((goal["premium1"], goal["premium2"]), 1):
        facts[f"premium{number}"] = Phrase("effect-buy-price", {"cubes": premium["cubes"], "points": premium["vp"]})
    return Phrase("explained-goal", facts)


# -------------------------------------------------------------------- as data


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


def layout(data: Data, tables: Tables) -> Data:
    """The set as the page draws it: effects taken apart, sectors, pulsars and systems in the order of their numbers."""
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
