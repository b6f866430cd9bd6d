"""What components do: their effects as sentences, composed in the language of the reader."""

from typing import Final

from perihelion.kernel.components import Data
from perihelion.kernel.effect import Kinds, Values
from perihelion.kernel.notation import Reader
from perihelion.kernel.table import Fact, Phrase, joined, named

from ..rules.effects import CATALOGUE
from ..rules.notation import read_boost, read_by_one, read_effect, read_steps, read_term
from ..rules.terms import ACTIONS

Explained = dict[str, Phrase]


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


def explanations(data: Data, _: object) -> Explained:
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
