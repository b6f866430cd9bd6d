"""Component sets: TOML data with provenance, read, checked, and counted.

Every table of a set says where its values come from: `source = "house"` for all its values, or
`sources = {name = "rulebook"}` for single ones; what says nothing inherits from the table around it.
"""

import hashlib
import re
import sys
import tomllib
from collections import Counter
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from inspect import signature
from pathlib import Path
from typing import Any, Final

from perihelion.kernel.errors import BrokenSet, SetNotText, SetNotToml, SetSource, SetTwice
from perihelion.kernel.form import FREE, Form, check_form

SOURCES: Final = ("rulebook", "public", "recalled", "house")
"""Stated by the rulebook or forced by it; found in public material; remembered, unverified; designed here."""

UNCOUNTED: Final = frozenset({"id", *FREE})
"""Identifiers and commentary: not values of the box."""

Data = dict[str, Any]


@dataclass(frozen=True)
class Finding:
    """One check of a set against the rulebook: what was checked, by which rule, and whether it holds."""

    rule: str
    what: str
    holds: bool


def all_checks(data: Data, tables: Any, *modules: str) -> list[Finding]:
    """What every check of these modules finds, `check_…(data, tables)`, in the order they stand: none is forgotten."""
    found = [item for module in modules for item in vars(sys.modules[module]).items()]
    named = [each for name, each in found if name.startswith("check_") and name != "check_set"]
    checks = [check for check in named if list(signature(check).parameters) == ["data", "tables"]]
    return [finding for check in checks for finding in check(data, tables)]


@dataclass(frozen=True)
class ComponentSet:
    """The raw data of a set with its name and digest; games build their own tables from it."""

    file: str
    data: Data
    digest: str

    @property
    def id(self) -> str:
        return str(self.data["set"]["id"])

    @property
    def stamp(self) -> str:
        """Tells two sets apart, also two of the same name: `house@3f2a91c0`."""
        return f"{self.id}@{self.digest[:8]}"

    def provenance(self) -> dict[str, int]:
        """How many values come from each kind of source."""
        counted: Counter[str] = Counter()
        _count(self.data, "house", counted)
        return {source: counted[source] for source in SOURCES}


def read_set(files: list[Path | Traversable]) -> ComponentSet:
    """Read the TOML files of a set as one table; BrokenSet says what is wrong and where."""
    data: Data = {}
    digest = hashlib.blake2b(digest_size=16)
    name = ", ".join(file.name for file in files)
    for file in files:
        try:
            raw = file.read_bytes()
        except OSError as error:
            raise BrokenSet(file=file.name, problem=error.strerror or str(error)) from None
        try:
            part = tomllib.loads(raw.decode("utf8"))
        except UnicodeDecodeError:
            raise SetNotText(file=file.name) from None
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            line = re.search(r"at line (\d+)", str(error))
            raise SetNotToml(file=file.name, line=int(line[1]) if line else 0) from None
        twice = sorted(set(data) & set(part))
        if twice:
            raise SetTwice(file=file.name, field=twice[0])
        data.update(part)
        digest.update(raw)
    check_form(data, {"set": {"id": str}}, name)
    _check_sources(data, name)
    return ComponentSet(name, data, digest.hexdigest())


def _check_sources(node: Any, file: str) -> None:
    if isinstance(node, dict):
        named = [node["source"]] if "source" in node else []
        if "sources" in node:
            named += list(node["sources"].values()) if isinstance(node["sources"], dict) else [node["sources"]]
        for source in named:
            if source not in SOURCES:
                raise SetSource(file=file, source=source if isinstance(source, str) else "?", known=", ".join(SOURCES))
        for child in node.values():
            _check_sources(child, file)
    elif isinstance(node, list):
        for child in node:
            _check_sources(child, file)


def _count(node: Any, inherited: str, counted: Counter[str]) -> None:
    if isinstance(node, dict):
        own = node.get("source", inherited)
        single = node.get("sources", {})
        for key, child in node.items():
            if key not in UNCOUNTED:
                _count(child, single.get(key, own), counted)
    elif isinstance(node, list):
        if any(isinstance(child, dict) for child in node):
            for child in node:
                _count(child, inherited, counted)
        else:
            counted[inherited] += 1  # a shape, a row, a price list: one value of the box
    else:
        counted[inherited] += 1


__all__ = ["ComponentSet", "Data", "Finding", "Form", "check_form", "read_set"]
