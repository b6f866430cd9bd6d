"""Every text of the notation in a component set: one that cannot be read is refused with the name of its place."""

from collections.abc import Iterator
from typing import Final

from perihelion.kernel.components import Data
from perihelion.kernel.errors import SetField, SetSurplus
from perihelion.kernel.notation import BadNotation, reading

from ..rules.catalogue import CATALOGUE
from ..rules.effects import RULE, WHEN, researches
from ..rules.notation import Book
from ..rules.soundness import calls_in

# What a text has to be.
ACTION, SPHERE_ACTION, BONUS, EVENT_LINE, EXPRESSION, ABILITY, MAT_ABILITY, SYSTEM_SPECIAL = range(8)


COPIED: Final = ("research", "basic", "own")
"""The words of `copy`, in their order."""


def lines_of(data: Data) -> Iterator[tuple[str, str, int]]:
    """Every text of the notation: where it stands, what it says, what it has to be."""
    for each in data["basic_spacefaring"]["actions"]:
        yield f"basic_spacefaring.actions.{each['id']}.do", each["do"], ACTION
    for each in data["guilds"]:
        yield f"guilds.{each['id']}.do", each["do"], ACTION
    for card in data["technologies"]:
        name = f"technologies.{card['id']}"
        for number, each in enumerate(card["actions"]):
            yield f"{name}.actions[{number + 1}].do", each["do"], ACTION
        for number, text in enumerate(card["immediate"]):
            yield f"{name}.immediate[{number + 1}]", text, BONUS
        for number, text in enumerate(card["passive"]):
            yield f"{name}.passive[{number + 1}]", text, ABILITY
        if "end" in card:
            yield f"{name}.end", card["end"], EXPRESSION
    for card in data["events"]:
        name = f"events.{card['id']}"
        yield f"{name}.do", "; ".join(card["do"]), EVENT_LINE
        if "end" in card:
            yield f"{name}.end.vp", card["end"]["vp"], EXPRESSION
        if "action" in card:
            yield f"{name}.action.do", card["action"]["do"], SPHERE_ACTION
    for card in data["systems"]:
        for key, kind in (("control", BONUS), ("bonus", BONUS), ("special", SYSTEM_SPECIAL)):
            if card[key]:
                yield f"systems.{card['id']}.{key}", card[key], kind
    for card in data["achievements"]:
        yield f"achievements.{card['id']}.cond", card["cond"], EXPRESSION
    for mat in data["mats"]:
        for number, each in enumerate(mat.get("abilities", [])):
            yield f"mats.{mat['id']}.abilities[{number + 1}].do", each["do"], MAT_ABILITY


def check_lines(data: Data, file: str) -> None:
    book = Book(CATALOGUE)
    for field, text, kind in lines_of(data):
        with reading(file, field):
            try:
                read_line(book, text, kind)
            except BadNotation:
                raise
            except ValueError:
                raise SetField(file=file, field=field) from None
    check_copies(data, file)
    for card in data["technologies"]:
        if len([text for text in card["passive"] if book.ability(text).kind != RULE]) > 1:
            raise SetSurplus(file=file, field=f"technologies.{card['id']}.passive[2]")


def check_copies(data: Data, file: str) -> None:
    """BTS-21.39: no chain of copies can repeat if only one action copies own ones, and none that copies researches."""
    book = Book(CATALOGUE)
    copies_own = False
    for field, text, kind in lines_of(data):
        if kind != ACTION:
            continue
        line = book.action(text)
        copied = [COPIED[call.a] for call in calls_in(line) if call.name == "copy"]
        if ("own" in copied or "research" in copied) and researches(line):
            raise SetField(file=file, field=field)
        if "own" in copied:
            if copies_own:
                raise SetSurplus(file=file, field=field)
            copies_own = True


def read_line(book: Book, text: str, kind: int) -> None:
    if kind in (ACTION, SPHERE_ACTION):
        book.action(text, kind == SPHERE_ACTION)
    elif kind in (BONUS, EVENT_LINE):
        book.bonus(text, kind == EVENT_LINE)
    elif kind == EXPRESSION:
        book.expression(text)
    else:
        triggered = book.ability(text).kind == WHEN
        if kind != ABILITY and triggered != (kind == MAT_ABILITY):
            raise ValueError(f"an ability that cannot stand here: {text!r}")
