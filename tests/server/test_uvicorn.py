"""Connections lean on names of uvicorn that are not promised: another version is tried on purpose, not by accident."""

import ast
import inspect
import textwrap
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from perihelion.server.connections import CarefulHttp
from perihelion.server.wire import CarefulSocket

ROOT = Path(__file__).parents[2]


def tree_of(kind: type) -> ast.Module:
    return ast.parse(textwrap.dedent(inspect.getsource(kind)))


def of_self(kind: type, stored: bool) -> set[str]:
    """Names of `self` that a class uses, or sets."""
    return {
        node.attr
        for node in ast.walk(tree_of(kind))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
        if isinstance(node.ctx, ast.Store) == stored
    }


@pytest.mark.parametrize(
    ("ours", "theirs"), [(CarefulHttp, HttpToolsProtocol), (CarefulSocket, WebSocketsSansIOProtocol)]
)
def test_every_name_we_use_is_one_of_uvicorns(ours: type, theirs: type) -> None:
    known = of_self(theirs, stored=True) | set(vars(theirs))
    own = {name for name in (*vars(ours), *of_self(ours, stored=True)) if name not in known}
    own |= set(getattr(ours, "__annotations__", ()))
    leaned_on = of_self(ours, stored=False) - own
    assert leaned_on
    assert leaned_on <= known, leaned_on - known


def test_a_request_that_nobody_waits_for_can_be_told_so() -> None:
    known = of_self(RequestResponseCycle, stored=True)
    assert {"disconnected", "message_event", "response_complete"} <= known


def test_uvicorn_is_of_the_version_that_was_tried() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf8"))["project"]["optional-dependencies"]
    wanted = next(each for each in map(Requirement, needed["server"]) if each.name == "uvicorn")
    assert [each.operator for each in wanted.specifier if each.operator == "<"], "no version after it is held off"
    assert wanted.specifier.contains(version("uvicorn"))
