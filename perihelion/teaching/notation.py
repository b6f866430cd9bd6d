"""Moves as lessons write them: `draw[67,0]`, `draw[*]`, `produce[0|1]`, `1: take_world[51] or easy`."""

import re
from dataclasses import dataclass
from typing import Final

from perihelion.kernel.actions import ActionSpace

MOVE: Final = re.compile(r"^(\w+|\*)(?:\[([\d,*| ]*)\])?$")
ANY: Final = "*"


class Unreadable(ValueError):
    """Says what is wrong with something as it is written."""


@dataclass(frozen=True)
class Pattern:
    """Some moves of one kind: for every argument the values it may have, None for any."""

    text: str
    kind: str
    args: tuple[frozenset[int] | None, ...] | None

    def matches(self, space: ActionSpace, action: int) -> bool:
        if self.kind == ANY:
            return True
        move = space.move(action)
        if move.kind != self.kind:
            return False
        if self.args is None:
            return True
        return all(values is None or value in values for values, value in zip(self.args, move.args, strict=True))


def pattern(text: str, space: ActionSpace) -> Pattern:
    """What such a text stands for; Unreadable when the vocabulary has no such move."""
    found = MOVE.match(text.strip())
    if found is None:
        raise Unreadable(f"{text!r} is no move; write kind[1,2], kind[*] or *")
    kind, inner = found[1], found[2]
    if kind == ANY:
        return Pattern(text, ANY, None)
    if kind not in space.by_name:
        raise Unreadable(f"there is no move {kind!r}; there are: {', '.join(space.by_name)}")
    declared = space.by_name[kind].parameters
    if inner is None or inner.strip() == ANY:
        if inner is None and declared:
            raise Unreadable(f"{kind} takes {len(declared)} numbers")
        return Pattern(text, kind, None)
    parts = [part.strip() for part in inner.split(",")] if inner.strip() else []
    if len(parts) != len(declared):
        raise Unreadable(f"{kind} takes {len(declared)} numbers, not {len(parts)}")
    args: list[frozenset[int] | None] = []
    for part, (name, size) in zip(parts, declared, strict=True):
        if part == ANY:
            args.append(None)
            continue
        values = frozenset(int(each) for each in part.split("|") if each.strip())
        if not values or max(values) >= size:
            raise Unreadable(f"{name} of {kind} is from 0 to {size - 1}, not {part}")
        args.append(values)
    return Pattern(text, kind, tuple(args))


def exact(text: str, space: ActionSpace) -> int:
    """The one action that a text means; Unreadable for a pattern."""
    found = pattern(text, space)
    values = [None if each is None or len(each) > 1 else min(each) for each in found.args or ()]
    if found.kind == ANY or None in values or len(values) != len(space.by_name[found.kind].parameters):
        raise Unreadable(f"{text!r} means several moves, one is needed")
    return space.index(found.kind, *[value for value in values if value is not None])


@dataclass(frozen=True)
class Reply:
    """What another seat does; `loose`: another move may stand in where this one is not possible."""

    seat: int
    action: int
    loose: bool


def reply(text: str, space: ActionSpace, seats: int) -> Reply:
    seat, colon, rest = text.partition(":")
    if not colon or not seat.strip().isdigit() or int(seat) >= seats:
        raise Unreadable(f"{text!r} does not begin with a seat, as in 1: {rest.strip() or 'move'}")
    move, loose, _ = rest.partition(" or easy")
    return Reply(int(seat), exact(move.strip(), space), bool(loose))


def spread(text: str) -> list[str]:
    """The moves of a text whose every line is a seat and what it does: `1: pick[0] pick[1]`."""
    found: list[str] = []
    for line in text.splitlines():
        seat, colon, moves = line.partition(":")
        if line.strip() and not colon:
            raise Unreadable(f"{line.strip()!r} does not begin with a seat, as in 1: move")
        found += [f"{seat}: {move}" for move in moves.split()]
    return found
