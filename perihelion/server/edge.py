"""Text is checked once, where it comes in: UTF-8, no NUL, no half of a sign, no deep nesting, no endless numbers.

What has passed here can be decoded, kept in any database and sent to anybody.
"""

import json
import re
from typing import Any, Final
from urllib.parse import unquote_to_bytes

from perihelion.server.errors import BadText, RecordTooLong, TooDeep, TooLarge
from perihelion.server.settings import Settings

DEEPEST: Final = 32
"""Lists and tables within each other; the protocol's deepest message has six."""
LONGEST_ADDRESS: Final = 4096
LONG_NUMBER: Final = re.compile(r"\d{41}")
"""More digits than a seed has: reading them takes the square of their count."""
OTHER_THAN_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))
TOML_STRINGS: Final = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+(?:"""|\Z)|' + r"'''(?:[^']++|'(?!''))*+(?:'''|\Z)|"
    r'"(?:[^"\\\n]++|\\.)*+(?:"|$)|' + r"'[^'\n]*+(?:'|$)|#[^\n]*+",
    re.DOTALL | re.MULTILINE,
)  # fmt: skip
"""Strings and comments."""
TOML_NUMBER: Final = re.compile(r"\b[0-9][0-9_xob]?[0-9a-fA-F_]{40}")
MORE_LISTS: Final = 2000
"""Of a record, besides its entries."""
DEEPEST_KEY: Final = 8
MOST_LISTS: Final = 20_000
"""Lists and tables of a component set; the largest of our own has a thousand."""
LONG_KEY: Final = re.compile(r'(?<![\w"-])(?:(?:[\w-]++|"")\s*+\.\s*+){8}')
STRINGS: Final = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\Z)', re.DOTALL)
SUSPECT: Final = re.compile(r"\\u(?:0000|[dD][89a-fA-F])")
"""An escaped NUL or half of a pair, which may be one without its other half."""


def checked_body(raw: bytes) -> None:
    """The body of a request, which is JSON."""
    try:
        text = raw.decode("utf8")
    except UnicodeDecodeError:
        raise BadText from None
    check_json(text)


def check_json(text: str) -> None:
    """Three quick looks let almost everything pass; only what they find strange is looked at sign by sign."""
    if "\0" in text:
        raise BadText
    suspect = "\\u" in text and SUSPECT.search(text) is not None
    many = text.count("[") + text.count("{") > DEEPEST
    if suspect:
        for literal in STRINGS.findall(text):
            _check_literal(literal)
    if many or LONG_NUMBER.search(text) is not None:
        bare = STRINGS.sub('""', text)
        if LONG_NUMBER.search(bare) is not None:
            raise BadText
        _check_depth(bare)


def _check_literal(literal: str) -> None:
    if SUSPECT.search(literal) is None:
        return
    try:
        said = json.loads(literal, strict=False)
    except ValueError:
        return  # not JSON: the decoder will say so
    check_text(said)


def check_text(text: str) -> None:
    """NUL is no text for PostgreSQL, and half of a pair none for anybody."""
    if "\0" in text:
        raise BadText
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadText from None


def _check_depth(bare: str) -> None:
    """Innermost pairs are struck out again and again; what is left is not sound, or too deep."""
    left = bare.encode().translate(None, OTHER_THAN_BRACKETS)
    for _ in range(DEEPEST):
        before, left = left, left.replace(b"[]", b"").replace(b"{}", b"")
        if left == before:
            break
    if b"[]" in left or b"{}" in left:
        raise TooDeep(deepest=DEEPEST)
    depth = 0
    for bracket in left:
        depth += 1 if bracket in b"[{" else -1
        if depth > DEEPEST:
            raise TooDeep(deepest=DEEPEST)
        if depth < 0:
            return  # not sound: the decoder will say so


def check_toml(text: str) -> None:
    """A component set, before anybody reads it: the reader's time and memory grow with the square of some of these."""
    if text.count("[") + text.count("{") > MOST_LISTS:
        raise TooDeep(deepest=DEEPEST)
    bare = TOML_STRINGS.sub('""', text)
    if TOML_NUMBER.search(bare) is not None:
        raise BadText
    if LONG_KEY.search(bare) is not None:
        raise TooDeep(deepest=DEEPEST_KEY)
    _check_depth(bare)


def check_length(body: bytes, settings: Settings) -> None:
    """A record, before it is read: every undo plays the game again."""
    steps = body.count(b'"undo"') + body.count(b'"redo"')
    if steps > settings.record_undos or body.count(b"[") > settings.record_entries + MORE_LISTS:
        raise RecordTooLong(entries=settings.record_entries, undos=settings.record_undos)


def check_address(scope: Any) -> None:
    """The path and what is asked with it."""
    path, query = scope["path"], scope["query_string"]
    if len(path) + len(query) > LONGEST_ADDRESS:
        raise TooLarge(bytes=LONGEST_ADDRESS)
    if path.isascii() and path.isprintable() and not query and not LONG_NUMBER.search(path):
        return
    try:
        asked = unquote_to_bytes(query).decode("utf8")
    except UnicodeDecodeError:
        raise BadText from None
    for text in (path, asked):
        if "\ufffd" in text or LONG_NUMBER.search(text):  # what could not be decoded, in a path
            raise BadText
        check_text(text)
