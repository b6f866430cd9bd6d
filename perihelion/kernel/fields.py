"""What is kept of a thing on the table, as one list of names: its slots, dump, loading and clone follow from it.

    KEPT: Final = fields("mat ore supply[:] ships.clone")   in the order of the dump: fingerprints and records know it
    FOUND: Final = fields("fleet bases")                    follows from the rest, and is found again after loading

    class Faction:
        __slots__ = (*KEPT, *FOUND)

        @copying(KEPT, FOUND)
        def clone(self) -> "Faction":
            return Faction()

    pack(faction, KEPT), unpack(faction, KEPT, packed)

How a twin gets a field is said behind its name:

    ore             the same: a number, or a list that is replaced and never changed
    supply[:]       a copy, of a list that is changed in place
    lanes[:][:]     copies of the lists in it as well
    ships.clone     a list of things, each cloned

Fields among the names, `(fields("round median"), "faces")`, stand in the dump as one list of their own; `flat` lists
the names alone.

Dumps are not on the hot path. A clone is: `copying` writes its lines out, here when the class is made, and for the
compiler into the source that it is given (`kernel/written_out.py`).
"""

import dis
from collections.abc import Callable, Sequence
from functools import wraps
from types import FunctionType
from typing import Any, Final, TypeVar, cast

Packed = list[Any]
"""Nested lists of integers and strings: all that JSON keeps exactly."""
Kept = Sequence[str | tuple[str, ...]]

WAYS: Final = {
    "": "self.{name}",
    "[:]": "self.{name}[:]",
    "[:][:]": "[each[:] for each in self.{name}]",
    ".clone": "[each.clone() for each in self.{name}]",
}


class BrokenFields(Exception):
    """Fields that do not fit the class that has them: told when it is imported, to whoever writes it."""


class Field(str):
    """The name of a field that a twin does not share."""

    way = ""


def fields(names: str) -> tuple[str, ...]:
    return tuple(map(field, names.split()))


def field(word: str) -> str:
    name = word.partition("[")[0].partition(".")[0]
    way = word[len(name) :]
    if way not in WAYS:
        raise BrokenFields(f"{word}: no way to copy a field; known are {', '.join(WAYS)}")
    if not way:
        return name
    made = Field(name)
    made.way = way
    return made


def flat(kept: Kept) -> tuple[str, ...]:
    return tuple([name for each in kept for name in ([each] if isinstance(each, str) else each)])


def pack(thing: object, kept: Kept) -> Packed:
    """The fields of a thing as plain data; what has a `pack` of its own is packed by it, alone or in a list."""
    return [packed(getattr(thing, each)) if isinstance(each, str) else pack(thing, each) for each in kept]


def packed(value: Any) -> Any:
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, list) and value and hasattr(value[0], "pack"):
        return [each.pack() for each in value]
    return value.pack() if hasattr(value, "pack") else value


def unpack(thing: object, kept: Kept, values: Packed) -> None:
    """The opposite, for plain fields; a thing with others sets them itself."""
    for each, value in zip(kept, values, strict=True):
        if isinstance(each, str):
            setattr(thing, each, value)
        else:
            unpack(thing, each, value)


def as_tuples(values: Any) -> list[tuple[int, ...]]:
    """A list of tuples again, after JSON made lists of them; `Any`, for compiled code trusts a field's declaration."""
    return [tuple(each) for each in values]


Clone = TypeVar("Clone", bound=Callable[[Any], Any])


def copying(*lists: Kept, given: Kept = ()) -> Callable[[Clone], Clone]:
    """Of a method that makes a twin and returns it: the twin gets all these fields; those `given` it has already."""
    names = [name for kept in lists for name in flat(kept)]

    def stand_in(method: Clone) -> Clone:
        return cast("Clone", Copying(method, names, flat(given)))

    return stand_in


class Copying:
    """Stands for the method until its class is there, to which the lists of fields are held."""

    def __init__(self, method: Callable[[Any], Any], names: Sequence[str], given: Sequence[str]) -> None:
        self.method = method
        self.names = names
        self.given = given

    def __set_name__(self, owner: type, name: str) -> None:
        """Where the fields are all that a twin has, it is not set up first: a tenth of the time of a plain clone."""
        is_all = not self.given and not any(map(of_the_kernel, owner.__mro__))
        order = check(owner, [*self.names, *self.given])
        lines = copies([name for place in order for name in self.names if name == place])
        made = "twin = new(owner)" if is_all else "twin = method(self)"
        body = "\n    ".join(["def clone(self):", made, *lines, "return twin"])
        there: dict[str, Any] = {"method": self.method, "new": object.__new__, "owner": owner}
        exec(body, there)  # noqa: S102  names from our own source
        clone: Any = wraps(self.method)(there["clone"])
        clone.copies = lines
        setattr(owner, name, clone)


def of_the_kernel(kind: type) -> bool:
    return kind.__module__.startswith("perihelion.kernel.")


def copies(names: Sequence[str]) -> list[str]:
    """The lines that give a twin these fields."""
    return [f"twin.{name} = {WAYS[getattr(name, 'way', '')].format(name=name)}" for name in names]


def check(owner: type, names: Sequence[str]) -> list[str]:
    """Whatever a class sets up is in its lists of fields, and the other way round; what the kernel keeps is not.

    The names in the order in which they are set up: so they lie in memory.
    """
    found: list[str] = []
    kernel: list[str] = []
    for each in reversed(owner.__mro__):
        begin = vars(each).get("__init__")
        if of_the_kernel(each):
            kernel += vars(each).get("__slots__", ())
        elif isinstance(begin, FunctionType):
            found += [line.argval for line in dis.get_instructions(begin) if line.opname == "STORE_ATTR"]
    for name in found:
        if name not in names:
            raise BrokenFields(f"{owner.__qualname__}.{name} is in no list of fields: a clone would lack it")
    for name in names:
        if name not in found and name not in kernel:
            raise BrokenFields(f"{owner.__qualname__}: `__init__` does not set the field {name}")
    return list(dict.fromkeys([*found, *kernel]))
