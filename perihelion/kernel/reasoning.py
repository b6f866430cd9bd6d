"""Why a move is good, in the words of a game: for every term of `Game.explain`, what its gain is called."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from perihelion.kernel.table import Phrase, more

T = TypeVar("T")
"""The table of a game."""
Reason = Callable[[T, T, int, str], Phrase | None]
"""From the position before and after a move, for a seat; last what the term tells after its colon, "" for nothing."""


def reason_for(reasons: Mapping[str, Reason[Any]], term: str, before: T, after: T, seat: int) -> Phrase | None:
    kind, _, detail = term.partition(":")
    found = reasons.get(kind)
    return None if found is None else found(before, after, seat, detail)


def grown(message: str, count: Callable[[T, int], int]) -> Reason[T]:
    """There is more of something than before: `$n` more, `$now` in all."""
    return lambda before, after, seat, _: more(message, count(before, seat), count(after, seat))


def always(message: str) -> Reason[Any]:
    """What needs no figure."""
    return lambda before, after, seat, _: Phrase(message)
