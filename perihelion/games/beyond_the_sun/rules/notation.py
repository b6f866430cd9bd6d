"""The reader of the notation that `effects.py` describes and whose calls are the rows of `catalogue.py`."""

import re
from typing import Final, final

from perihelion.kernel.effect import Catalogue, Kinds
from perihelion.kernel.notation import Reader

from . import effects
from .effects import Ability, Call, Effect, Expr, Line, number
from .soundness import check_action, check_bonus, check_line, refuse_told
from .vocabulary import MOST_REPLACED

COSTS: Final = ("ore", "retire")

ARGUMENTS: Final[dict[str, dict[str, int]]] = {
    "techs": {"all": 0, "I": 1, "II": 2, "III": 3, "IIII": 4},
    "passed_types": {"I": 1, "II": 2, "III": 3, "IIII": 4},
    "symbols": {"food": 0, "ore": 1},
    "areas_with_strength": {},
}
"""Of every counter with an argument the words that it knows; one without words takes a number."""


@final
class Book:
    """Parses lines and keeps them all, numbered."""

    def __init__(self, catalogue: Catalogue[Effect]) -> None:
        self.catalogue = catalogue
        self.lines: list[Line] = []

    def line(self, text: str) -> Line:
        reader = LineReader(text, self)
        found = reader.line()
        reader.end()
        found.text = text
        return found

    def action(self, text: str, of_sphere: bool = False) -> Line:
        """A line that a player can choose as an action."""
        line = self.line(text)
        check_action(line, of_sphere)
        return line

    def bonus(self, text: str, of_event: bool = False) -> Line:
        """A line that comes by itself: a bonus, an event."""
        line = self.line(text)
        check_bonus(line, of_event)
        return line

    def expression(self, text: str) -> Expr:
        """A condition, or points at the end."""
        found = self._expression(text)
        refuse_told(found, text)
        return found

    def _expression(self, text: str) -> Expr:
        reader = LineReader(text, self)
        found = reader.expression()
        reader.end()
        return found

    def ability(self, text: str) -> Ability:
        """BTS-21.29 to BTS-21.33: what a card does besides its actions and its immediate bonus."""
        head, _, body = text.partition("=>")
        triggered = re.fullmatch(r"when (\w+)(?: if (.+))?", head.strip())
        if triggered is not None:
            trigger = effects.TRIGGERS.index(triggered[1])
            condition = number(1)
            if triggered[2]:
                of_colonised = trigger == effects.WHEN_COLONISED  # only there is an excess
                condition = self._expression(triggered[2]) if of_colonised else self.expression(triggered[2])
            return Ability(effects.WHEN, trigger, 0, condition, self.bonus(body))
        at_will = re.fullmatch(r"atwill (any|turn|[1-9])", head.strip())
        if at_will is not None:
            limit = effects.UNLIMITED if at_will[1] == "any" else 1 if at_will[1] == "turn" else int(at_will[1])
            return Ability(effects.AT_WILL, 0, limit, number(1), self.action(body))
        found = re.fullmatch(r"rule (\w+)\((?:\w+=(\d))?\)", text.strip())
        if found is None:
            raise ValueError(f"not a passive ability: {text!r}")
        rule = effects.RULES.index(found[1])
        if (rule in effects.RULES_WITH_NUMBER) != (found[2] is not None):
            raise ValueError(f"a rule with one number too few or too many: {text!r}")
        if rule == effects.RETIRE_FOR_ORE and int(found[2]) >= MOST_REPLACED:
            raise ValueError(f"at most {MOST_REPLACED - 1} cubes can be replaced: {text!r}")
        return Ability(effects.RULE, rule, int(found[2] or 0), number(1), None)


@final
class LineReader:
    """Reads one text from left to right, the calls by their rows."""

    def __init__(self, text: str, book: Book) -> None:
        self.text = text
        self.book = book
        self.reader = Reader(text)
        self.kinds: Kinds = {
            "expr": self.read_expression,
            "line": self.read_braced,
            "levels": self.read_levels,
            "event": self.read_event,
        }

    def end(self) -> None:
        self.reader.end()

    # ---------------------------------------------------------------- lines

    def line(self) -> Line:
        reader = self.reader
        costs = [number(0), number(0)]
        to_opponent = False
        if reader.reaches(":"):
            while True:
                amount = self.product()
                costs[reader.choice(COSTS)] = amount
                if reader.skip("to"):
                    reader.expect("opponent")
                    to_opponent = True
                if not reader.skip("+"):
                    break
            reader.expect(":")
        calls = [self.call()]
        while reader.skip(";"):
            calls.append(self.call())
        x = number(0)
        if reader.skip("where"):
            reader.expect("X")
            reader.expect("=")
            x = self.expression()
        found = Line(len(self.book.lines), costs[0], costs[1], to_opponent, x, calls)
        check_line(found, self.text)
        self.book.lines.append(found)
        return found

    def call(self) -> Call:
        """One call: its expressions, its words and numbers, its lines, each in the order of the row."""
        catalogue = self.book.catalogue
        row, values = catalogue.read(self.reader, self.kinds)
        exprs: list[Expr] = []
        fields: list[int] = []
        lines: list[Line] = []
        levels = 0
        for argument in catalogue.signatures[row].arguments:
            value = values[argument.name]
            if isinstance(value, Expr):
                exprs.append(value)
            elif isinstance(value, Line):
                lines.append(value)
            elif isinstance(value, list):
                lines += value
            elif argument.kind == "levels":
                levels = value
            elif argument.kind != "event":
                fields.append(value)
        name = catalogue.names[row]
        if name == "move_supply" and fields[0] != fields[1]:
            raise ValueError(f"supply moves from any column to A, or from the right to any, not so: {self.text!r}")
        exprs += [number(0)] * (2 - len(exprs))
        fields += [0] * (4 - len(fields))
        made = Call(row, name, catalogue.rows[row], exprs, fields, lines, catalogue.signatures[row], values)
        made.levels = levels
        return made

    def read_expression(self, reader: Reader) -> Expr:
        return self.expression()

    def read_braced(self, reader: Reader) -> Line:
        reader.expect("{")
        start = reader.at
        found = self.line()
        found.text = reader.since(start)
        reader.expect("}")
        return found

    def read_levels(self, reader: Reader) -> int | Expr:
        """Levels as bits, or an expression that says the level."""
        return reader.choices(effects.LEVELS) if reader.peek() in effects.LEVELS else self.expression()

    def read_event(self, reader: Reader) -> int:
        return reader.choice(("event",))

    # ---------------------------------------------------------------- expressions, weakest operator first

    def expression(self) -> Expr:
        return self._chain(["or"], 0)

    def product(self) -> Expr:
        return self._chain(["*", "//"], 4)

    def _chain(self, operators: list[str], strength: int) -> Expr:
        code = self._operand(strength).code[:]
        while self.reader.peek() in operators:
            operator = self.reader.take()
            right = self._operand(strength)
            if operator == "//" and not (right.fixed and right.number > 0):
                raise ValueError(f"divided by what is no number above 0, in {self.text!r}")
            code += right.code
            code += [effects.OPERATORS.index(operator), 0]
        return Expr(code)

    def _operand(self, strength: int) -> Expr:
        if strength == 0:
            return self._chain(["and"], 1)
        if strength == 1:
            return self._chain([">=", "<=", "==", "!=", ">", "<"], 2)
        if strength == 2:
            return self._chain(["+", "-"], 3)
        if strength == 3:
            return self.product()
        return self._atom()

    def _atom(self) -> Expr:
        word = self.reader.take()
        if word.isdigit():
            self.reader.at -= 1
            return number(self.reader.number())
        if word == "(":
            inner = self.expression()
            self.reader.expect(")")
            return inner
        if word in ("min", "max"):
            self.reader.expect("(")
            code = self.expression().code[:]
            self.reader.expect(",")
            code += self.expression().code
            self.reader.expect(")")
            return Expr([*code, effects.OPERATORS.index(word), 0])
        if word not in effects.COUNTERS:
            raise self.reader.refuse("a counter was expected", 1)
        argument = 0
        if word in ARGUMENTS:
            self.reader.expect("(")
            named = self.reader.take()
            known = ARGUMENTS[word]
            if named not in known and (known or not named.isdigit()):
                raise self.reader.refuse(f"{word} of what?", 1)
            argument = known[named] if known else int(named)
            self.reader.expect(")")
        return Expr([effects.COUNTER + effects.COUNTERS.index(word), argument])
