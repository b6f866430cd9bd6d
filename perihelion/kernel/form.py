"""The form of a component set: what is missing, surplus or of another kind is refused by its name."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any, Final

from perihelion.kernel.errors import SetField, SetReference, SetSurplus

Form = Any
"""What a game needs of its set: a type; a range of whole numbers; a frozenset of words; {key: form} a table with these
keys, "key?" if it may be left out; [form] a list of such things; (form, form) a list of exactly these; a Shape."""

FREE: Final = ("source", "sources", "note")
"""What any table may say besides: where its values come from, and why."""


class Shape(ABC):
    """A form that only one game knows."""

    @abstractmethod
    def check(self, node: Any, file: str, field: str) -> None: ...


def check_form(node: Any, form: Form, file: str, field: str = "", exact: bool = False) -> None:
    """Refuse a set that lacks something or has it of another kind; the error says where: `zones.tiles[3].cells`.

    Where it must be exact, no table has other keys than these, and errors name an entry of a list by its id.
    """
    if isinstance(form, Shape):
        form.check(node, file, field)
    elif isinstance(form, dict):
        check_table(node, form, file, field, exact)
    elif isinstance(form, list | tuple):
        if not isinstance(node, list) or (isinstance(form, tuple) and len(node) != len(form)):
            raise SetField(file=file, field=field)
        for number, child in enumerate(node):
            part = form[number] if isinstance(form, tuple) else form[0]
            check_form(child, part, file, entry_name(child if exact else None, field, number), exact)
    elif isinstance(form, frozenset):
        if type(node) is not str:
            raise SetField(file=file, field=field)
        if node not in form:
            raise SetReference(file=file, field=field, value=node)
    elif isinstance(form, range):
        if type(node) is not int or node not in form:  # True is no number here
            raise SetField(file=file, field=field)
    elif type(node) is not form:
        raise SetField(file=file, field=field)


def check_table(node: Any, form: dict[str, Form], file: str, field: str, exact: bool) -> None:
    if not isinstance(node, dict):
        raise SetField(file=file, field=field)
    known = {key.removesuffix("?"): key for key in form}
    for key in node if exact else ():
        if key not in known and key not in FREE:
            raise SetSurplus(file=file, field=within(field, key))
    for name, key in known.items():
        if name in node:
            check_form(node[name], form[key], file, within(field, name), exact)
        elif key == name:
            raise SetField(file=file, field=within(field, name))


def refuse_if(wrong: bool, file: str, field: str) -> None:
    """For what depends on other values, which no form can say."""
    if wrong:
        raise SetField(file=file, field=field)


def refuse_unknown(word: object, known: Collection[object], file: str, field: str) -> None:
    if word not in known:
        raise SetReference(file=file, field=field, value=str(word))


def within(field: str, key: str) -> str:
    return f"{field}.{key}" if field else key


def entry_name(entry: Any, field: str, number: int) -> str:
    """An entry of a list: by its id where it has one."""
    name = entry.get("id") if isinstance(entry, dict) else None
    return f"{field}.{name}" if isinstance(name, str) and name else f"{field}[{number + 1}]"
