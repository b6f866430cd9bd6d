"""Every number that a set takes from the rulebook is held to it: changed by one, `perihelion check` notices.

So a set of somebody's own, marked `house` or not, cannot contradict what is legible in a rulebook.
"""

import copy
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import perihelion
from perihelion.kernel.components import UNCOUNTED, ComponentSet, Finding
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.house import HouseGame

Path = tuple[str | int, ...]
Data = dict[str, Any]


def findings_of(game: str, data: Data) -> list[Finding]:
    """As a game reads a set: its form, its tables, its checks."""
    described = perihelion.game(game)
    assert isinstance(described, HouseGame)
    parts = described.parts
    parts.form(data, "set")
    return parts.rulebook(data, parts.tables(ComponentSet("set", data, ""), "stamp"))


def values_of(node: Any, source: str, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Where the values lie that come from the rulebook."""
    if isinstance(node, dict):
        own = node.get("source", source)
        single = node.get("sources", {})
        for key, child in node.items():
            if key not in UNCOUNTED:
                yield from values_of(child, single.get(key, own), (*path, key))
    elif isinstance(node, list):
        for place, child in enumerate(node):
            yield from values_of(child, source, (*path, place))
    elif source == "rulebook":
        yield path, node


def others_for(value: Any) -> Iterator[Any]:
    """What could stand there instead: one more, the opposite, a text with one of its numbers one higher."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value - 1
    else:
        for number in re.finditer(r"\d+", value):
            yield f"{value[: number.start()]}{int(number[0]) + 1}{value[number.end() :]}"


@contextmanager
def changed(data: Data, path: Path, value: Any) -> Iterator[Data]:
    """The set with one value changed, for as long as it is looked at: a copy for each takes most of the time."""
    node: Any = data
    for step in path[:-1]:
        node = node[step]
    before = node[path[-1]]
    node[path[-1]] = value
    yield data
    node[path[-1]] = before


def noticed(game: str, data: Data) -> bool:
    try:
        return not all(finding.holds for finding in findings_of(game, data))
    except PerihelionError:
        return True


@pytest.mark.parametrize("game", ["sunward", "new-frontiers", "pulsar-2849"])
def test_a_number_of_the_rulebook_cannot_be_changed_unnoticed(game: str) -> None:
    data = copy.deepcopy(perihelion.game(game).components.data)
    assert not noticed(game, data)
    tried = 0
    unnoticed: list[str] = []
    for path, value in values_of(data, "house"):
        for other in others_for(value):
            tried += 1
            with changed(data, path, other) as wrong:
                if not noticed(game, wrong):
                    unnoticed.append(f"{'.'.join(map(str, path))} = {other}")
    assert unnoticed == []
    assert data == perihelion.game(game).components.data, "no check changes what it looks at"
    assert tried > 50
