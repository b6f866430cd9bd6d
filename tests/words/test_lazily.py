"""Texts that are read when they are said are the same as those that are parsed at once."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import perihelion
from perihelion.words.lazily import LazyBundle, entries_of, parsed

PACKAGE = Path(perihelion.__file__).parent
FILES = sorted([*PACKAGE.glob("words/text/*.ftl"), *PACKAGE.glob("games/*/text/*.ftl")])


def test_every_entry_of_every_file_is_found_and_parsed_alike() -> None:
    assert len(FILES) > 20
    for file in FILES:
        source = file.read_text(encoding="utf8")
        whole = [each for each in FluentResource(source).body if isinstance(each, ast.Message | ast.Term)]
        entries = entries_of(source)
        names = [f"-{each.id.name}" if isinstance(each, ast.Term) else each.id.name for each in whole]
        assert list(entries) == list(dict.fromkeys(names)), file
        last = dict(zip(names, whole, strict=True))
        for name, text in list(entries.items())[::7]:
            assert parsed(text).equals(last[name], ignored_fields=["span", "comment"]), (file, name)


def test_messages_speak_of_terms_and_of_each_other() -> None:
    source = "-ship = Argo\n# said\nhello = { -ship } and { other }\nother = { $n ->\n  [one] one\n *[other] many\n}\n"
    lazy, eager = LazyBundle("en"), FluentBundle(["en"], use_isolating=False)
    lazy.add(entries_of(source))
    eager.add_resource(FluentResource(source))
    for number in (1, 2):
        told = [bundle.format_pattern(bundle.get_message("hello").value, {"n": number}) for bundle in (lazy, eager)]
        assert told[0] == told[1]
    assert not lazy.has_message("ship")
    with pytest.raises(LookupError):
        lazy.get_message("nobody")


def test_what_comes_later_takes_the_place_of_what_was_before() -> None:
    lazy = LazyBundle("en")
    lazy.add(entries_of("title = First\n"))
    lazy.add(entries_of("title = Second\n"))
    assert lazy.format_pattern(lazy.get_message("title").value)[0] == "Second"
