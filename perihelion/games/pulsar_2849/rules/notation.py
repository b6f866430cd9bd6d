"""The notation of effects in a set, read into programs.

    effect = "none" | term { "+" term }            all parts, from left to right (PUL-25.1)

What the terms are is in `effects.py`; `Kinds` says into what the arguments of this game's own kinds are read: numbers
for the rules here, words and data for people in `people/explaining.py`.
"""

from perihelion.kernel.effect import Kinds, Values
from perihelion.kernel.notation import Reader, reading

from .effects import CATALOGUE, ROWS
from .terms import ACTIONS, MODIFIERS, SHIFT, SHIFT_FREELY, SHIFT_ONCE_A_ROUND, Abilities, Compiler, Program, Term


def read_effect(text: str, place: str, kinds: Kinds) -> list[tuple[int, Values]]:
    """The terms of an effect: the number of the row and its arguments, those of the game's own kinds as `kinds` reads
    them."""
    if text == "none":
        return []
    reader = Reader(text)
    found = [read_term(reader, place, kinds)]
    while reader.skip("+"):
        found.append(read_term(reader, place, kinds))
    reader.end()
    return found


def read_term(reader: Reader, place: str, kinds: Kinds) -> tuple[int, Values]:
    row = CATALOGUE.by_name.get(reader.peek())
    if row is not None and place not in row.places.split():
        raise reader.refuse(f"it cannot stand in {place}")
    return CATALOGUE.read(reader, kinds)


def read_steps(reader: Reader) -> list[tuple[int, int]]:
    """least:points, rising."""
    steps: list[tuple[int, int]] = []
    while not steps or reader.skip(","):
        least = reader.number()
        reader.expect(":")
        steps.append((least, reader.number()))
        if steps != sorted(steps):
            raise reader.refuse("the steps of a table rise", 1)
    return steps


def read_boost(reader: Reader) -> int:
    """+n more points for every item, or a factor xn, as a negative number."""
    if reader.peek() == "+":
        return reader.signed()
    factor = reader.name()
    if not (factor[0] == "x" and factor[1:].isdigit()):
        raise reader.refuse("a boost is +n or xn", 1)
    return -int(factor[1:])


def read_by_one(reader: Reader) -> int:
    return reader.choice(MODIFIERS[:1])


class EffectCompiler(Compiler):
    """Reads the effects of one set."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = file
        self.kinds: Kinds = {
            "actions": read_actions,
            "one": read_by_one,
            "steps": self.keep_steps,
            "gain": self.keep_gain,
            "boost": read_boost,
        }

    def compile(self, effect: str, place: str, field: str) -> Program:
        with reading(self.file, field):
            return [self.term(code, values) for code, values in read_effect(effect, place, self.kinds)]

    def term(self, code: int, values: Values) -> Term:
        if code == SHIFT:
            once = SHIFT_ONCE_A_ROUND if values["per_round"] else SHIFT_FREELY
            return (code, values["actions"], values["visit"] or once)
        given = [int(values[each.name]) for each in CATALOGUE.signatures[code].arguments]
        given += [0, 0]
        return (code, given[0], given[1])

    def keep_steps(self, reader: Reader) -> int:
        self.tables.append(read_steps(reader))
        return len(self.tables) - 1

    def keep_gain(self, reader: Reader) -> int:
        code, values = read_term(reader, "trigger", self.kinds)
        self.programs.append([self.term(code, values)])
        return len(self.programs) - 1

    def teach(self, abilities: Abilities, program: Program) -> None:
        for code, a, b in program:
            ROWS[code].teach(abilities, a, b)


def read_actions(reader: Reader) -> int:
    return reader.choices(ACTIONS)
