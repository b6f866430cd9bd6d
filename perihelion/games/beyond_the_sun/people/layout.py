"""The set as the page draws it: effects taken apart, places numbered as moves name them, words in three lengths.

So the page neither reads the notation nor counts places: a row says when it counts (`moment`), under which id its words
stand, and for an action its number and those of its spaces.
"""

from typing import Any, Final

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Data
from perihelion.kernel.table import Phrase, named

from ..rules import vocabulary
from ..rules.cards import AREA_NAMES, KINDS, NO_LINE, SHARED, TYPES
from ..rules.catalogue import CATALOGUE
from ..rules.effects import AT_LEAST, AT_WILL, CONSTANT, COUNTER, RULE, Ability, Expr, Line
from ..rules.saying import counted_said, said
from ..rules.state import Table
from ..rules.tables import Tables
from .explaining import ability_said, end_said, help_of, part_id, sentences
from .shortly import cost_on_card, in_a_line, on_card

Row = dict[str, Any]

# When a row of a card counts.
NOW: Final = "now"
OF_ACTION: Final = "action"
ALWAYS: Final = "always"
WHEN: Final = "when"
END: Final = "end"
CONTROL: Final = "control"
BONUS: Final = "bonus"


class Drawing:
    """Collects the rows of all components, and the words that they name."""

    def __init__(self, data: Data, tables: Tables) -> None:
        self.data = data
        self.tables = tables
        self.cards: dict[str, Phrase] = {}
        self.lines: dict[str, Phrase] = {}

    def whole(self) -> Data:
        numbered = {
            "areas": AREA_NAMES,
            "basic": [self.basic(action) for action in range(len(self.tables.basic_names))],
            "guilds": [self.guild(number) for number in range(vocabulary.GUILDS)],
            "sphere": self.sphere(),
            "technologies": {each["id"]: self.technology(each) for each in self.data["technologies"]},
            "systems": {each["id"]: self.system(each) for each in self.data["systems"]},
            "achievements": {each.name: parts_said(each.condition) for each in self.tables.achievements},
            "sources": self.sources(),
        }
        return {"numbered": numbered, "cards": self.cards, "lines": self.lines}

    # ---------------------------------------------------------------- actions

    def action(self, number: int, spaces: list[int]) -> Row:
        line = self.tables.lines[self.tables.action_line[number]]
        return {**self.row(OF_ACTION, line), "action": number, "spaces": [plain(space) for space in spaces]}

    def basic(self, action: int) -> Row:
        """With its spaces for every number of players."""
        row = self.action(action, [])
        first = action * vocabulary.BASIC_SPACES
        for players, layout in self.tables.layouts.items():
            extras = enumerate(layout.spaces[action], first)
            row[f"spaces_{players}"] = [
                {"number": space, "extra": max(0, extra), "shared": extra == SHARED} for space, extra in extras
            ]
        self.cards[help_of("basic", str(action + 1))] = self.cards[row["words"]]
        return row

    def guild(self, number: int) -> Row:
        row = self.action(vocabulary.GUILD_ACTION + number, [vocabulary.GUILD_SPACE + number])
        self.cards[help_of("guild", self.tables.guild_names[number])] = self.cards[row["words"]]
        return row

    def sphere(self) -> Row | None:
        there = self.tables.action_line[vocabulary.SPHERE_ACTION] != NO_LINE
        return self.action(vocabulary.SPHERE_ACTION, [vocabulary.SPHERE_SPACE]) if there else None

    # ---------------------------------------------------------------- cards

    def technology(self, data: Data) -> list[Row]:
        tables = self.tables
        number = next(k for k, each in enumerate(tables.technologies) if each.name == data["id"])
        card = tables.technologies[number]
        rows: list[Row] = []
        if card.immediate != NO_LINE:
            rows.append(self.row(NOW, tables.lines[card.immediate]))
        first = vocabulary.TECHNOLOGY_ACTION + number * vocabulary.CARD_ACTIONS
        for action in range(first, first + len(card.actions)):
            spaces = [space for space in card.spaces if tables.space_action[space] == action]
            rows.append(self.action(action, spaces))
        for text, ability in zip(data["passive"], card.abilities, strict=True):
            rows.append(self.ability(text, ability))
        if data.get("end", "0") != "0":
            rows.append(self.words(END, f"{part_id(data['end'])}-{data['id']}", end_said(card.vp, card.end)))
        return self.collected("technology", data["id"], rows)

    def system(self, data: Data) -> list[Row]:
        tables = self.tables
        card = next(each for each in tables.systems if each.name == data["id"])
        rows: list[Row] = []
        if card.control != NO_LINE:
            rows.append(self.row(CONTROL, tables.lines[card.control]))
        if card.special is not None:
            rows.append(self.ability(data["special"], card.special))
        if card.bonus != NO_LINE:
            rows.append(self.row(BONUS, tables.lines[card.bonus]))
        return self.collected("system", data["id"], rows)

    def collected(self, kind: str, name: str, rows: list[Row]) -> list[Row]:
        if rows:
            self.cards[help_of(kind, name)] = sentences([self.cards[row["words"]] for row in rows])
        return rows

    def sources(self) -> dict[int, dict[str, str]]:
        """Where abilities come from, as moves number them: technologies, systems, the two of a mat."""
        found = {
            number: {"kind": "technology", "id": each.name} for number, each in enumerate(self.tables.technologies)
        }
        for number, each in enumerate(self.tables.systems, vocabulary.SYSTEM_SOURCE):
            found[number] = {"kind": "system", "id": each.name}
        for number in range(vocabulary.MAT_SOURCE, vocabulary.SOURCES):
            found[number] = {"kind": "mat", "id": str(number - vocabulary.MAT_SOURCE)}
        return found

    # ---------------------------------------------------------------- rows

    def row(self, moment: str, line: Line) -> Row:
        message = part_id(line.text)
        self.lines[message] = in_a_line(said(line))
        return {**self.words(moment, message, said(line)), "cost": cost_on_card(line), "does": does(line)}

    def ability(self, text: str, ability: Ability) -> Row:
        moment = ALWAYS if ability.kind in (AT_WILL, RULE) else WHEN
        effects = does(ability.line) if ability.line is not None else []
        return {**self.words(moment, part_id(text), ability_said(ability)), "does": effects}

    def words(self, moment: str, message: str, phrase: Phrase) -> Row:
        self.cards[message] = on_card(phrase)
        return {"moment": moment, "words": message, "cost": None, "does": []}


def parts_said(condition: Expr) -> list[Phrase]:
    """What the parts of an achievement count, in the order in which a view tells how far everybody is."""
    found: list[Phrase] = []
    stack: list[list[int]] = []
    for op, argument in condition.pairs:
        if op == CONSTANT or op >= COUNTER:
            stack.append([op, argument])
            continue
        right, left = stack.pop(), stack.pop()
        if op == AT_LEAST:
            found.append(on_card(counted_said(Expr(left))))
        stack.append([*left, *right, op, argument])
    return found


def does(line: Line) -> list[str]:
    """The effects of a line by name, those within others in their place."""
    found: list[str] = []
    for call in line.calls:
        inner = [name for each in call.lines for name in does(each)]
        found += inner or [call.name]
    return found


def plain(space: int) -> Row:
    return {"number": space, "extra": 0, "shared": False}


def layout(data: Data, tables: Tables, actions: ActionSpace) -> Data:
    shown = {key: data[key] for key in sorted(data) if key not in ("set", "components")}
    return {**shown, **Drawing(data, tables).whole()}


def names(data: Data, tables: Tables) -> list[str]:
    """The message ids of everything a player can meet."""
    ids = [named("technology", each.name) for each in tables.technologies]
    ids += [named("event-card", each.name) for each in tables.events]
    ids += [named("system", each.name) for each in tables.systems]
    ids += [named("achievement", each.name) for each in tables.achievements]
    ids += [named("guild", name) for name in tables.guild_names]
    ids += [named("basic", str(number + 1)) for number in range(len(tables.basic_names))]
    ids += [f"{each}-help" for each in ids]
    ids += [named("mat", mat.name) for mat in tables.mats]
    ids += [
        f"{named('ability', f'{mat.faction}_{letter}')}{part}"
        for mat in tables.mats
        for letter, _ in zip("ab", mat.abilities, strict=False)
        for part in ("", "-help")
    ]
    ids += CATALOGUE.messages()
    ids += [named("area", name.lower()) for name in AREA_NAMES]
    ids += [named("slot", slot.name.lower()) for slot in tables.slots]
    ids += [named("type", name.lower()) for name in TYPES]
    ids += [named("disc", kind) for kind in KINDS]
    return ids


def met(data: Data, table: Table) -> list[str]:
    """The components of a game: not the events, achievements and mats that went back into the box."""
    tables = table.tables
    boxed = set(table.boxed)
    ids = [named("technology", each.name) for each in tables.technologies]
    ids += [named("event-card", each.name) for number, each in enumerate(tables.events) if number not in boxed]
    ids += [named("system", each.name) for each in tables.systems]
    ids += [named("achievement", tables.achievements[goal].name) for goal in table.goals]
    ids += [named("guild", name) for name in tables.guild_names]
    rows = tables.layouts[table.layout].spaces
    ids += [named("basic", str(number + 1)) for number, spaces in enumerate(rows) if spaces]
    mats = [tables.mats[faction.mat] for faction in table.factions]
    ids += [named("mat", mat.name) for mat in mats]
    return ids + [named("ability", f"{mat.faction}_{'ab'[k]}") for mat in mats for k in range(len(mat.abilities))]
