"""What components do: their effects as sentences, composed in the language of the reader."""

import re

from perihelion.kernel.components import Data
from perihelion.kernel.table import Fact, Phrase, joined, named

from ..rules.cards import NO_LINE
from ..rules.effects import AT_WILL, RULE, RULES, TRIGGERS, UNLIMITED, Ability, Expr
from ..rules.saying import amount_said, condition_said, is_number, points_said, said
from ..rules.tables import Tables
from ..rules.vocabulary import GUILD_ACTION
from .shortly import in_a_line


def explanations(data: Data, tables: Tables) -> dict[str, Phrase]:
    found: dict[str, Phrase] = {}
    for action in tables.action_line:
        if action != NO_LINE:
            found[part_id(tables.lines[action].text)] = said(tables.lines[action])
    for number in range(len(tables.basic_names)):
        line = tables.lines[tables.action_line[number]]
        found[help_of("basic", str(number + 1))] = sentences([Phrase("says-action", {"line": said(line)})])
        found[f"basic-{number + 1}-line"] = in_a_line(said(line))
    for number, name in enumerate(tables.guild_names):
        line = tables.lines[tables.action_line[GUILD_ACTION + number]]
        facts: dict[str, Fact] = {"level": tables.guild_levels[number], "line": said(line)}
        found[help_of("guild", name)] = sentences([Phrase("says-guild", facts)])
    for card in data["technologies"]:
        found[help_of("technology", card["id"])] = sentences(technology_said(card, tables))
    for number, card in enumerate(data["events"]):
        found[help_of("event-card", card["id"])] = sentences(event_said(card, number, tables))
    for card in data["systems"]:
        found[help_of("system", card["id"])] = sentences(system_said(card, tables))
    for mat in tables.mats:
        for letter, ability in zip("ab", mat.abilities, strict=False):
            parts = [Phrase("says-once-a-game"), ability_said(ability)]
            found[help_of("ability", f"{mat.faction}_{letter}")] = sentences(parts)
    return found


def part_id(text: str) -> str:
    """The id under which a line is asked for by its notation."""
    return "part-" + re.sub("[^a-z0-9]+", "-", text.lower()).strip("-")


def help_of(kind: str, name: str) -> str:
    return f"{named(kind, name)[1:]}-help"


def sentences(parts: list[Phrase]) -> Phrase:
    return joined([Phrase("sentence", {"said": part}) for part in parts], "sentences")


def technology_said(data: Data, tables: Tables) -> list[Phrase]:
    card = next(each for each in tables.technologies if each.name == data["id"])
    parts: list[Phrase] = []
    if card.immediate != NO_LINE:
        parts.append(Phrase("says-immediate", {"line": said(tables.lines[card.immediate])}))
    for each, number in zip(data["actions"], card.actions, strict=True):
        parts.append(Phrase("says-spaces", {"spaces": each["spaces"], "line": said(tables.lines[number])}))
    parts += [ability_said(ability) for ability in card.abilities]
    if "vp" in data:
        parts.append(end_said(card.vp, card.end))
    return parts


def event_said(data: Data, number: int, tables: Tables) -> list[Phrase]:
    card = tables.events[number]
    parts = [Phrase("says-event", {"level": data["level"], "line": said(tables.lines[card.line])})]
    if "action" in data:
        parts.append(Phrase("says-sphere", {"line": said(tables.lines[card.sphere])}))
    if "end" in data:
        who = "each" if data["end"]["who"] == "each" else "deep"
        parts.append(Phrase(f"says-end-{who}", {"points": points_said(card.end)}))
    return parts


def end_said(points: int, end: Expr) -> Phrase:
    if is_number(end, 0):
        return Phrase("says-points", {"n": points})
    return Phrase("says-points-plus", {"n": points, "more": 0, "per": "", "most": "", **amount_said("more", end)})


def ability_said(ability: Ability) -> Phrase:
    if ability.kind == RULE:
        return Phrase(f"rule-{RULES[ability.number].replace('_', '-')}", {"n": ability.value})
    assert ability.line is not None
    line = said(ability.line)
    if ability.kind == AT_WILL:
        times = "any" if ability.value == UNLIMITED else ability.value
        return Phrase("says-at-will", {"times": times, "line": line})
    trigger = Phrase(f"when-{TRIGGERS[ability.number].replace('_', '-')}")
    if is_number(ability.condition, 1):
        return Phrase("says-when", {"when": trigger, "line": line})
    return Phrase("says-when-if", {"when": trigger, "if": condition_said(ability.condition), "line": line})


def system_said(data: Data, tables: Tables) -> list[Phrase]:
    card = next(each for each in tables.systems if each.name == data["id"])
    spec = "both" if len(data["spec"]) == 2 else data["spec"][0]
    parts = [Phrase("says-system", {"strength": card.strength, "spec": spec, "points": card.vp})]
    if card.control != NO_LINE:
        parts.append(Phrase("says-control", {"line": said(tables.lines[card.control])}))
    if card.special is not None:
        parts.append(ability_said(card.special))
    if card.bonus != NO_LINE:
        parts.append(Phrase("says-bonus", {"line": said(tables.lines[card.bonus])}))
    return parts
