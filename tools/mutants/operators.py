"""The ways in which a line is broken: cosmic-ray's operators as far as they break rules, and four of our own.

Replacements that change nothing (`==` by `is`) or break everything (`|` by `**`) tell nothing and are left out.
"""

from collections.abc import Iterator
from typing import ClassVar

import parso
from cosmic_ray.operators.boolean_replacer import (
    AddNot,
    ReplaceAndWithOr,
    ReplaceFalseWithTrue,
    ReplaceOrWithAnd,
    ReplaceTrueWithFalse,
)
from cosmic_ray.operators.break_continue import ReplaceBreakWithContinue, ReplaceContinueWithBreak
from cosmic_ray.operators.number_replacer import NumberReplacer
from cosmic_ray.operators.operator import Operator
from cosmic_ray.operators.provider import OperatorProvider
from cosmic_ray.operators.zero_iteration_for_loop import ZeroIterationForLoop
from parso.python.tree import Keyword, PythonNode
from parso.tree import BaseNode, Leaf, NodeOrLeaf

Span = tuple[tuple[int, int], tuple[int, int]]

COMPARISONS = "Eq_NotEq NotEq_Eq Lt_LtE Lt_Gt LtE_Lt LtE_GtE Gt_GtE Gt_Lt GtE_Gt GtE_LtE Is_IsNot IsNot_Is"
BINARY = "Add_Sub Sub_Add Mul_Add FloorDiv_Mul Mod_FloorDiv LShift_RShift RShift_LShift BitOr_BitAnd BitAnd_BitOr"
UNARY = "USub_UAdd Delete_Not Delete_Invert"


class SwapMembership(Operator):  # type: ignore[misc]
    """`in` becomes `not in`, and the other way round."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Span]:
        if node.type == "comparison":
            for sign in node.children[1::2]:
                if sign.get_code().split() in (["in"], ["not", "in"]):
                    yield sign.start_pos, sign.end_pos

    def mutate(self, node: BaseNode, index: int) -> BaseNode:
        at = [at for at in range(1, len(node.children), 2) if node.children[at].get_code().split()[-1:] == ["in"]][
            index
        ]
        swapped = " in" if node.children[at].get_code().split() == ["not", "in"] else " not in"
        node.children[at] = parso.parse(swapped)
        return node

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


class TurnAssignment(Operator):  # type: ignore[misc]
    """`+=` becomes `-=`, `|=` becomes `&=`, and the other way round."""

    TURNED: ClassVar = {"+=": "-=", "-=": "+=", "|=": "&=", "&=": "|="}

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Span]:
        if node.type == "operator" and node.value in self.TURNED:
            yield node.start_pos, node.end_pos

    def mutate(self, node: Leaf, index: int) -> Leaf:
        node.value = self.TURNED[node.value]
        return node

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


class DropClause(Operator):  # type: ignore[misc]
    """`a and b` becomes `a`, or `b`: one clause of a condition is forgotten."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Span]:
        if node.type in ("and_test", "or_test"):
            for clause in node.children[::2]:
                yield clause.start_pos, clause.end_pos

    def mutate(self, node: BaseNode, index: int) -> BaseNode:
        before = node.get_first_leaf().prefix
        del node.children[max(0, 2 * index - 1) : max(0, 2 * index - 1) + 2]
        node.get_first_leaf().prefix = before
        return node

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


class DropStatement(Operator):  # type: ignore[misc]
    """A call, or a change of something that goes on existing without it, is left out."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Span]:
        if node.parent is not None and node.parent.type == "simple_stmt" and self._droppable(node):
            yield node.start_pos, node.end_pos

    def mutate(self, node: BaseNode, index: int) -> Keyword:
        first = node.get_first_leaf()
        return Keyword("pass", first.start_pos, first.prefix)

    @staticmethod
    def _droppable(node: NodeOrLeaf) -> bool:
        if node.type == "atom_expr":
            return node.children[-1].get_code().startswith("(")
        if node.type != "expr_stmt":
            return False
        sign = node.children[1]
        changed = (sign.type == "operator" and sign.value not in ("=", ":")) or sign.type == "augassign"
        return changed or (sign.type == "operator" and isinstance(node.children[0], PythonNode))

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


def _theirs(family: str, wanted: str) -> list[Operator]:
    provider = OperatorProvider()
    names = {f"{family}_{each}" for each in wanted.split()}
    known = {name.rpartition("/")[2] for name in provider}
    missing = names - known
    assert not missing, f"cosmic-ray no longer has {sorted(missing)}"
    return [provider[name]() for name in provider if name.rpartition("/")[2] in names]


OPERATORS: dict[str, list[Operator]] = {
    "comparison": [*_theirs("ReplaceComparisonOperator", COMPARISONS), SwapMembership()],
    "arithmetic": _theirs("ReplaceBinaryOperator", BINARY)
    + _theirs("ReplaceUnaryOperator", UNARY)
    + [TurnAssignment()],
    "number": [NumberReplacer()],
    "condition": [AddNot(), ReplaceAndWithOr(), ReplaceOrWithAnd(), ReplaceTrueWithFalse(), ReplaceFalseWithTrue()],
    "clause": [DropClause()],
    "statement": [DropStatement()],
    "loop": [ZeroIterationForLoop(), ReplaceBreakWithContinue(), ReplaceContinueWithBreak()],
}
