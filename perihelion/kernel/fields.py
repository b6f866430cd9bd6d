"""What is kept of a thing on the table, as one list of names: its slots, its dump and its loading follow from it.

    KEPT: Final = fields("mat ore pop supply")      in the order of the dump, which fingerprints and records know
    FOUND: Final = fields("fleet bases")            follows from the rest, and is found again after loading

    class Faction:
        __slots__ = (*KEPT, *FOUND)

    pack(faction, KEPT), unpack(faction, KEPT, packed)

Fields among the names, `(fields("round median"), "faces")`, stand in the dump as one list of their own; `flat` lists
the names alone.

Dumps are not on the hot path. A clone is, and stays written out.
"""

from collections.abc import Sequence
from typing import Any

Packed = list[Any]
"""Nested lists of integers and strings: all that JSON keeps exactly."""
Kept = Sequence[str | tuple[str, ...]]


def fields(names: str) -> tuple[str, ...]:
    return tuple(names.split())


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
