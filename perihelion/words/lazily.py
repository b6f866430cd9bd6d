"""Fluent texts read when they are said.

Parsing is pure Python and slow, and most commands say only a few of the texts: a file is only cut
into its entries, and an entry is parsed when it is asked for. What is said is the same (`tests/words/test_lazily.py`).
"""

import re
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where a message or a term begins: all other lines of one are indented, or close a brace."""

Entries = dict[str, str]
"""The source of every entry by its name; that of a term begins with a hyphen."""


def entries_of(source: str) -> Entries:
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def parsed(source: str) -> Any:
    return FluentParser().parse_entry(source)


class LazyBundle(FluentBundle):
    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self.sources: Entries = {}

    def add(self, entries: Entries) -> None:
        """Entries of the same name take the place of those before."""
        self.sources.update(entries)

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            entry = parsed(self.sources[name])
            if isinstance(entry, Junk):
                raise LookupError(name)
            self._compiled[name] = self._compiler(entry)
        return self._compiled[name]
