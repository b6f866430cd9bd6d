"""An effect is one row: how it is written, and everything the game knows about it.

A game has a base class of its own whose methods are the columns of the table (what the effect does, whether it can be
done, whether it changes anything, …), and one small class for each effect:

    class Ore(Effect):
        notation = "ore(n: expr)"

        def run(self, table, call, ...): ...
        def possible(self, ...): ...

A `Catalogue` is all of them. A column that a row lacks is told when the game is loaded, by name; nothing is taken by
default. What the rules may not know stands elsewhere under the effect's name — its worth in `bots/` — and is a column
all the same: `Catalogue(rows, base=Effect, worth=WORTHS)` refuses a row without it, and `column("worth")` lists it.

The first column is the notation. It names the arguments in their order:

    level: expr                  a kind of value, read by the game's own function for it (`kinds`); `number` is built in
    from: supply|pop             one of these words, as its place among them
    sizes: {small|medium|large}  several of them joined by "|" (or "any"), as a set of bits
    n: number = 1                may be left out
    from=supply|pop              an option, `from=pop`; the first word is what holds when it is left out
    n=1                          an option that is a number
    lines: line+                 one or more of a kind, to the end of the positional ones
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from perihelion.kernel.notation import BadNotation, Reader
from perihelion.kernel.table import Fact, Phrase

Values = dict[str, Any]
"""The arguments of one effect by name: numbers, places of words, sets, and what the game's own kinds are read into."""
Kinds = Mapping[str, Callable[[Reader], Any]]
"""How a game reads the kinds of values that its notations name."""

NUMBER: Final = "number"


class BrokenCatalogue(Exception):
    """A game whose effects lack something: told when it is imported, to whoever writes it."""


class Row(Protocol):
    @property
    def notation(self) -> str: ...


@dataclass(frozen=True)
class Argument:
    """One argument: a kind of value, or words; required, or with what holds when it is left out."""

    name: str
    kind: str = ""
    words: tuple[str, ...] = ()
    several: bool = False  # words joined by "|", or one or more values of a kind
    keyword: bool = False
    default: int | None = None

    def read(self, reader: Reader, kinds: Kinds) -> Any:
        if self.words:
            return reader.choices(self.words) if self.several else reader.choice(self.words)
        if self.kind != NUMBER:
            return kinds[self.kind](reader)
        return reader.signed()

    def fact(self, value: Any) -> Fact:
        """The value as a message selects by it: a word where there are words; sets and lists are numbers."""
        if self.words and not self.several:
            return self.words[int(value)]
        return value if isinstance(value, int | Phrase) else str(value)


@dataclass(frozen=True)
class Signature:
    """A notation taken apart: the name of the effect and its arguments."""

    name: str
    arguments: tuple[Argument, ...]

    def read(self, reader: Reader, kinds: Kinds) -> Values:
        """The arguments of a call whose name has been taken; without brackets when there are none to give."""
        values: Values = {each.name: each.default for each in self.arguments if each.default is not None}
        given: set[str] = set()
        if reader.skip("("):
            waiting = [each for each in self.arguments if not each.keyword]
            while not reader.skip(")"):
                if given:
                    reader.expect(",")
                self._read_one(reader, kinds, waiting, values, given)
        for each in self.arguments:
            if each.name not in values:
                raise reader.refuse(f"{self.name} needs {each.name}", 1)
        return values

    def _read_one(self, reader: Reader, kinds: Kinds, waiting: list[Argument], values: Values, given: set[str]) -> None:
        if reader.peek(1) == "=":
            found = [each for each in self.arguments if each.keyword and each.name == reader.peek()]
            if not found or found[0].name in given:
                raise reader.refuse(f"{self.name} takes no such option")
            reader.take()
            reader.take()
            argument = found[0]
        elif waiting:
            argument = waiting[0]
        else:
            raise reader.refuse(f"{self.name} takes no more")
        value = argument.read(reader, kinds)
        if argument.several and not argument.words:
            values.setdefault(argument.name, []).append(value)
        else:
            values[argument.name] = value
            if not argument.keyword:
                waiting.pop(0)
        given.add(argument.name)

    def said(self, values: Values, **more: Fact) -> Phrase:
        """The effect in words: `effect-<name>` with its arguments as facts; what is said otherwise is in `more`."""
        facts = {each.name: each.fact(values[each.name]) for each in self.arguments if each.name not in more}
        return Phrase(f"effect-{self.name.replace('_', '-')}", {**facts, **more})


E = TypeVar("E", bound=Row)


class Catalogue(Generic[E]):
    """All effects of a game, by name; every one has every column."""

    def __init__(
        self,
        rows: Sequence[E],
        *,
        base: type[E],
        needed: Callable[[E], str] | None = None,
        **elsewhere: Mapping[str, Any],
    ) -> None:
        """With `needed` a row says which of the columns it must have; without it, every row has all of them."""
        self.rows = list(rows)
        self.signatures: list[Signature] = []
        self.by_name: dict[str, E] = {}
        self._elsewhere = elsewhere
        for row in self.rows:
            signature = signature_of(row)
            if signature.name in self.by_name:
                raise BrokenCatalogue(f"two effects are called {signature.name!r}")
            check_columns(signature.name, row, base, None if needed is None else needed(row).split())
            self.signatures.append(signature)
            self.by_name[signature.name] = row
        for column in elsewhere:
            self.column(column)

    @property
    def names(self) -> list[str]:
        return [signature.name for signature in self.signatures]

    def column(self, name: str) -> list[Any]:
        """A column that stands elsewhere, in the order of the rows."""
        return self.column_of(self._elsewhere[name], name)

    def column_of(self, cells: Mapping[str, Any], column: str, base: type | None = None) -> list[Any]:
        """The same for one that the catalogue is not given, as it stands in a folder that the rules do not import.

        With a `base` its methods are columns too, which no cell may lack.
        """
        for name in cells:
            if name not in self.by_name:
                raise BrokenCatalogue(f"{column!r} of {name!r}, which is no effect")
        for name in self.names:
            if name not in cells:
                raise BrokenCatalogue(f"the effect {name!r} lacks {column!r}")
            if base is not None:
                check_columns(name, cells[name], base)
        return [cells[name] for name in self.names]

    def read(self, reader: Reader, kinds: Kinds) -> tuple[int, Values]:
        """One effect with its arguments: the number of its row, and the values by name."""
        number = reader.choice(self.names)
        return number, self.signatures[number].read(reader, kinds)

    def messages(self) -> list[str]:
        """The messages that say the effects; both languages must have them."""
        return [f"effect-{name.replace('_', '-')}" for name in self.names]


def check_columns(name: str, row: object, base: type, needed: Sequence[str] | None = None) -> None:
    """Refuse a row that leaves a method of its base class as it is there, where it does nothing."""
    if needed is None:
        needed = [column for column, found in vars(base).items() if callable(found) and not column.startswith("_")]
    for column in needed:
        if getattr(type(row), column) is getattr(base, column):
            raise BrokenCatalogue(f"the effect {name!r} lacks {column!r}")


def signature_of(row: Row) -> Signature:
    """The notation of a row taken apart."""
    text = row.notation
    try:
        reader = Reader(text)
        name = reader.name()
        arguments: list[Argument] = []
        if reader.skip("("):
            while not reader.skip(")"):
                if arguments:
                    reader.expect(",")
                arguments.append(_argument(reader))
        reader.end()
    except BadNotation as bad:
        raise BrokenCatalogue(f"{type(row).__name__}: {bad}") from bad
    return Signature(name, tuple(arguments))


def _argument(reader: Reader) -> Argument:
    name = reader.name()
    if reader.skip("="):
        if reader.peek().isdigit():
            return Argument(name, NUMBER, keyword=True, default=reader.number())
        return Argument(name, words=_words(reader), keyword=True, default=0)
    reader.expect(":")
    if reader.skip("{"):
        argument = Argument(name, words=_words(reader), several=True)
        reader.expect("}")
        return argument
    if reader.peek(1) == "|":
        argument = Argument(name, words=_words(reader))
    else:
        argument = Argument(name, reader.name(), several=reader.skip("+"))
    if reader.skip("="):
        return Argument(name, argument.kind, argument.words, argument.several, default=reader.number())
    return argument


def _words(reader: Reader) -> tuple[str, ...]:
    words = [reader.name()]
    while reader.skip("|"):
        words.append(reader.name())
    return tuple(words)
