"""Every place of a module that can be broken, each with a name that outlives changes elsewhere in the file."""

import ast
import hashlib
from collections import Counter
from dataclasses import dataclass

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from tools.mutants.operators import OPERATORS


@dataclass(frozen=True)
class Spot:
    """One possible break: the operator's `occurrence`-th place in the module."""

    id: str  # from the function, the operator and the line's own text: other changes of the file do not change it
    module: str  # path below the project
    function: str
    line: int
    family: str
    operator: str
    occurrence: int


class Functions(ast.NodeVisitor):
    """Which function each line is in, and what of it is no rule: annotations, decorators, assertions, the log."""

    def __init__(self, source: str) -> None:
        self.of_line: dict[int, str] = {}
        self.spans: dict[str, tuple[int, int]] = {}
        self.nothing: list[tuple[tuple[int, int], tuple[int, int]]] = []
        self._path: list[str] = []
        self.visit(ast.parse(source))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._path.append(node.name)
        name = ".".join(self._path)
        self.spans[name] = (node.lineno, node.end_lineno or node.lineno)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
            self.of_line[line] = name
        for arg in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]:
            self._leave_out(arg.annotation)
        self._leave_out(node.returns)
        for decorator in node.decorator_list:
            self._leave_out(decorator)
        self.generic_visit(node)
        self._path.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._path.append(node.name)
        self.generic_visit(node)
        self._path.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._leave_out(node.annotation)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and getattr(node.value.func, "attr", "") == "emit":
            self._leave_out(node)
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if any(getattr(each, "attr", "") == "sink" for each in ast.walk(node.test)):
            self._leave_out(node)
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg == "strict":  # of zip: an assertion
            self._leave_out(node.value)
        self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        self._leave_out(node)

    def _leave_out(self, node: ast.expr | ast.stmt | None) -> None:
        if node is not None:
            start = (node.lineno, node.col_offset)
            self.nothing.append((start, (node.end_lineno or node.lineno, node.end_col_offset or 0)))

    def rules_live_at(self, place: tuple[int, int]) -> bool:
        return place[0] in self.of_line and not any(start <= place < end for start, end in self.nothing)


def spots_of(module: str, source: str) -> list[Spot]:
    functions = Functions(source)
    lines = source.splitlines()
    nodes = list(ast_nodes(get_ast(source)))
    found: list[Spot] = []
    alike: Counter[tuple[str, ...]] = Counter()
    for family, operators in OPERATORS.items():
        for operator in operators:
            name = type(operator).__name__
            places = [start for node in nodes for start, _ in operator.mutation_positions(node)]
            for occurrence, place in enumerate(places):
                if not functions.rules_live_at(place):
                    continue
                function = functions.of_line[place[0]]
                key = (module, function, name, lines[place[0] - 1].strip())
                alike[key] += 1
                id_ = hashlib.blake2b("\n".join([*key, str(alike[key])]).encode(), digest_size=5).hexdigest()
                found.append(Spot(id_, module, function, place[0], family, name, occurrence))
    return found


def broken(source: str, spot: Spot) -> str | None:
    """The module with that break, or nothing when it would be no Python or the same as before."""
    operator = next(each for each in OPERATORS[spot.family] if type(each).__name__ == spot.operator)
    changed: str | None = mutate_code(source, operator, spot.occurrence)
    if changed is None or changed == source:
        return None
    try:
        if ast.dump(ast.parse(changed)) == ast.dump(ast.parse(source)):
            return None
    except SyntaxError:
        return None
    return changed
