"""The parser of the notation that `effects.py` describes."""

import re
from typing import Final, final

from perihelion.games.beyond_the_sun.effects import (
    AT_WILL,
    CALLS,
    COUNTER,
    COUNTERS,
    LEVELS,
    OPERATORS,
    RULE,
    RULES,
    TRIGGERS,
    UNLIMITED,
    WHEN,
    Ability,
    Call,
    Expr,
    Line,
    number,
)

# For every call: which of its positional arguments are expressions ("e"), symbols ("s"), or lines ("l", "l+").
POSITIONAL: Final[dict[str, str]] = {
    "ore": "e", "pop": "e", "return_pop": "e", "ship": "e", "upgrade": "ee", "jump": "e", "warp": "e", "colonise": "",
    "research": "r", "private": "s", "lay_tech": "s", "automate": "s", "move_supply": "e", "produce": "s", "copy": "s",
    "uncover": "e", "place_system": "s", "take_system": "s", "send_ship": "s", "swap_disc": "e", "keep": "s", "vp": "e",
    "nothing": "", "opt": "l", "choose": "l+", "if": "el", "each": "sl",
}  # fmt: skip
SYMBOLS: Final[dict[str, list[str]]] = {
    "private": LEVELS, "lay_tech": LEVELS, "automate": ["food", "ore", "either"], "produce": ["growth", "ore", "trade"],
    "copy": ["research", "basic", "own"], "place_system": ["A", "B"], "take_system": ["A", "B", "sphere"],
    "send_ship": ["event"], "keep": ["mat", "achievements", "deep"], "each": ["all", "others"],
}  # fmt: skip
# Options in the order of the call's fields a, b, c, d, e (after the symbol, which is a); [] is a number.
OPTIONS: Final[dict[str, list[tuple[str, list[str]]]]] = {
    "pop": [("col", ["left", "right"])],
    "ship": [("from", ["supply", "pop"]), ("at", ["dock", "deep", "any"]), ("col", ["left", "right"]), ("n", [])],
    "upgrade": [("mode", ["exact", "upto", "spread"])],
    "colonise": [("target", ["own", "fresh"]), ("control_bonus", ["yes", "no"])],
    "research": [
        ("only", ["any", "seen"]),
        ("cube", ["pop", "supply"]),
        ("prereq", ["yes", "no"]),
        ("immediate", ["yes", "no"]),
    ],
    "private": [("look", [])],
    "lay_tech": [("look", [])],
    "automate": [("n", [])],
    "move_supply": [("src", ["any", "right"]), ("to", ["A", "any"])],
    "copy": [("occupied", ["yes"])],
    "place_system": [("as", ["neighbour", "sphere"])],
    "take_system": [("look", [])],
    "keep": [("vp", []), ("owner", ["self", "most_techs"])],
    "choose": [("times", [])],
}
DEFAULT_NUMBER: Final = {"vp": 0}

WITH_ARGUMENT: Final = ["techs", "passed_types", "symbols", "areas_with_strength"]
ARGUMENTS: Final[dict[str, int]] = {"all": 0, "I": 1, "II": 2, "III": 3, "IIII": 4, "food": 0, "ore": 1}

TOKEN: Final = re.compile(r"\s*(=>|>=|<=|==|!=|//|[A-Za-z_][A-Za-z_0-9]*|\d+|[(){},;:+\-*<>=|])")


@final
class Book:
    """Parses lines and keeps them all, numbered."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def line(self, text: str) -> Line:
        reader = Reader(text, self)
        found = reader.line()
        reader.end()
        found.text = text
        return found

    def expression(self, text: str) -> Expr:
        reader = Reader(text, self)
        found = reader.expression()
        reader.end()
        return found

    def ability(self, text: str) -> Ability:
        """BTS-21.29 to BTS-21.33: what a card does besides its actions and its immediate bonus."""
        head, _, body = text.partition("=>")
        words = head.split()
        if words[0] == "when":
            condition = " ".join(words[3:]) if len(words) > 2 else "1"
            return Ability(WHEN, TRIGGERS.index(words[1]), 0, self.expression(condition), self.line(body))
        if words[0] == "atwill":
            limit = UNLIMITED if words[1] == "any" else 1 if words[1] == "turn" else int(words[1])
            return Ability(AT_WILL, 0, limit, number(1), self.line(body))
        found = re.fullmatch(r"rule (\w+)\((?:\w+=(\d+))?\)", text.strip())
        if found is None:
            raise ValueError(f"not a passive ability: {text!r}")
        return Ability(RULE, RULES.index(found.group(1)), int(found.group(2) or 0), number(1), None)


@final
class Reader:
    """Reads one text from left to right."""

    def __init__(self, text: str, book: Book) -> None:
        self.text = text
        self.book = book
        self.at = 0
        self.tokens: list[str] = []
        place = 0
        whole = text.rstrip()
        while place < len(whole):
            found = TOKEN.match(whole, place)
            if found is None:
                raise ValueError(f"cannot read {whole[place:]!r} in {text!r}")
            self.tokens.append(found.group(1))
            place = found.end()

    def peek(self, ahead: int = 0) -> str:
        return self.tokens[self.at + ahead] if self.at + ahead < len(self.tokens) else ""

    def take(self, wanted: str = "") -> str:
        word = self.peek()
        if not word or (wanted and word != wanted):
            raise ValueError(f"expected {wanted or 'more'!r}, not {word!r}, in {self.text!r}")
        self.at += 1
        return word

    def end(self) -> None:
        if self.peek():
            raise ValueError(f"what is {self.peek()!r} doing in {self.text!r}?")

    # ---------------------------------------------------------------- lines

    def line(self) -> Line:
        ore, retire, to_opponent = number(0), number(0), False
        if self._has_cost():
            while True:
                amount = self.product()
                kind = self.take()
                if kind == "ore":
                    ore = amount
                elif kind == "retire":
                    retire = amount
                else:
                    raise ValueError(f"{kind!r} cannot be paid, in {self.text!r}")
                if self.peek() == "to":
                    self.take()
                    self.take("opponent")
                    to_opponent = True
                if self.peek() != "+":
                    break
                self.take()
            self.take(":")
        calls = [self.call()]
        while self.peek() == ";":
            self.take()
            calls.append(self.call())
        x = number(0)
        if self.peek() == "where":
            self.take()
            self.take("X")
            self.take("=")
            x = self.expression()
        found = Line(len(self.book.lines), ore, retire, to_opponent, x, calls)
        self.book.lines.append(found)
        return found

    def _has_cost(self) -> bool:
        depth = 0
        for word in self.tokens[self.at :]:
            if word in "({":
                depth += 1
            elif word in ")}":
                depth -= 1
                if depth < 0:
                    return False
            elif word == ":" and depth == 0:
                return True
        return False

    def call(self) -> Call:
        name = self.take()
        if name not in POSITIONAL:
            raise ValueError(f"there is no call {name!r}, in {self.text!r}")
        self.take("(")
        numbers: list[Expr] = []
        lines: list[Line] = []
        levels = 0
        fields: list[int] = []
        for kind in POSITIONAL[name].replace("l+", "l"):
            if numbers or lines or fields:
                self.take(",")
            if kind == "e":
                numbers.append(self.expression())
            elif kind == "l":
                lines.append(self._braced())
            elif kind == "s":
                fields.append(self._symbol(SYMBOLS[name]))
            else:
                levels = self._levels()
                if not levels:
                    numbers.append(self.expression())
        while name == "choose" and self.peek() == "," and self.peek(1) == "{":
            self.take()
            lines.append(self._braced())
        given = self._options(name)
        for key, values in OPTIONS.get(name, []):
            fields.append(given.get(key, 0 if values else DEFAULT_NUMBER.get(key, 1)))
        while len(fields) < 5:
            fields.append(0)
        if name == "move_supply" and fields[0] != fields[1]:
            raise ValueError(f"supply moves from any column to A, or from the right to any, not so: {self.text!r}")
        while len(numbers) < 2:
            numbers.append(number(0))
        return Call(CALLS.index(name), numbers[0], numbers[1], fields, lines, levels)

    def _braced(self) -> Line:
        self.take("{")
        start = self.at
        found = self.line()
        found.text = " ".join(self.tokens[start : self.at])
        self.take("}")
        return found

    def _symbol(self, known: list[str]) -> int:
        word = self.take()
        if word not in known:
            raise ValueError(f"{word!r} is none of {', '.join(known)}, in {self.text!r}")
        return known.index(word)

    def _levels(self) -> int:
        if self.peek() not in LEVELS:
            return 0
        levels = 1 << self._symbol(LEVELS)
        while self.peek() == "|":
            self.take()
            levels |= 1 << self._symbol(LEVELS)
        return levels

    def _options(self, name: str) -> dict[str, int]:
        given: dict[str, int] = {}
        known = dict(OPTIONS.get(name, []))
        while self.peek() != ")":
            if self.peek() == ",":
                self.take()
            key = self.take()
            if key not in known:
                raise ValueError(f"{name} has no option {key!r}, in {self.text!r}")
            self.take("=")
            given[key] = self._symbol(known[key]) if known[key] else int(self.take())
        self.take(")")
        return given

    # ---------------------------------------------------------------- expressions, weakest operator first

    def expression(self) -> Expr:
        return self._chain(["or"], 0)

    def product(self) -> Expr:
        return self._chain(["*", "//"], 4)

    def _chain(self, operators: list[str], strength: int) -> Expr:
        code = self._operand(strength).code[:]
        while self.peek() in operators and self.peek():
            operator = self.take()
            code += self._operand(strength).code
            code += [OPERATORS.index(operator), 0]
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
        word = self.take()
        if word.isdigit():
            return number(int(word))
        if word == "(":
            inner = self.expression()
            self.take(")")
            return inner
        if word in ("min", "max"):
            self.take("(")
            code = self.expression().code[:]
            self.take(",")
            code += self.expression().code
            self.take(")")
            return Expr([*code, OPERATORS.index(word), 0])
        if word not in COUNTERS:
            raise ValueError(f"there is no counter {word!r}, in {self.text!r}")
        argument = 0
        if word in WITH_ARGUMENT:
            self.take("(")
            named = self.take()
            argument = int(named) if named.isdigit() else ARGUMENTS[named]
            self.take(")")
        return Expr([COUNTER + COUNTERS.index(word), argument])
