"""The source as the compiler is given it: what is said in short is written out, for compiled code does it fastest so.

    A, B, C = range(3)                  as three constants: `Final` numbers are put in place, others looked up by name
    PASS = VOCABULARY.add("pass")       as the number that it is, and the kind added (`kernel/actions.py`)
    @declare(steps.TAX, name="tax")     as lines of the class: `number = steps.TAX; name = "tax"` (`kernel/question.py`)
    @copying(KEPT, FOUND)               as the lines that copy every field (`kernel/fields.py`)

All of it goes into the lines that were there, so that a line of a traceback is the line of the source.
"""

import ast
from importlib import import_module
from pathlib import Path
from typing import Any


def write_out(package: Path, target: Path) -> None:
    """A copy of a package; files that would be as before keep their time, so that only changes are compiled."""
    wanted = {file.relative_to(package): file for file in sorted(package.rglob("*.py"))}
    for old in sorted(target.rglob("*.py")):
        if old.relative_to(target) not in wanted:
            old.unlink()
    for name, file in wanted.items():
        module = ".".join([package.name, *name.with_suffix("").parts])
        text = written_out(file.read_text(encoding="utf8"), module)
        copy = target / name
        if not copy.exists() or copy.read_text(encoding="utf8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf8")


def written_out(text: str, module: str) -> str:
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and (names := numbered(node)):
            values = vars(import_module(module))
            constants = [f"{name}: Final = {values[name]}" for name in names]
            does = [ast.unparse(node.value)] if len(names) == 1 else []
            replace(lines, node, "; ".join(["from typing import Final", *constants, *does]))
        elif isinstance(node, ast.ClassDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "declare":
                    write_declaration(lines, node, decorator)
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and is_copying(method):
                    write_copies(lines, method, getattr(vars(import_module(module))[node.name], method.name).copies)
    return "\n".join([*lines, ""])


def numbered(node: ast.Assign) -> list[str]:
    """The names of `A, B = range(2)` and of `A = VOCABULARY.add("pass")`; none of any other line."""
    match node:
        case ast.Assign([ast.Tuple(names)], ast.Call(ast.Name("range"))):
            return [ast.unparse(name) for name in names]
        case ast.Assign(
            [ast.Name(name)], ast.Call(ast.Attribute(ast.Name("VOCABULARY"))) | ast.Attribute(ast.Name("VOCABULARY"))
        ):
            return [name]
    return []


def write_declaration(lines: list[str], node: ast.ClassDef, declared: ast.Call) -> None:
    """The class where the decorator was, and what that said as its first line."""
    said = [f"number = {ast.unparse(declared.args[0])}"]
    said += [f"{each.arg} = {ast.unparse(each.value)}" for each in declared.keywords]
    replace(lines, declared, lines[node.lineno - 1], before="@")
    lines[node.lineno - 1] = f"    {'; '.join(said)}"


def is_copying(method: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Call) and ast.unparse(each.func) == "copying" for each in method.decorator_list)


def write_copies(lines: list[str], method: ast.FunctionDef, copies: list[str]) -> None:
    """Without the decorator, and the copies before the twin is returned."""
    for decorator in method.decorator_list:
        replace(lines, decorator, "", before="@")
    end = method.body[-1]
    assert isinstance(end, ast.Return), f"{method.name} returns no twin"
    made = ast.unparse(end.value or end)
    replace(lines, end, "; ".join([*([f"twin = {made}"] if made != "twin" else []), *copies, "return twin"]))


def replace(lines: list[str], node: Any, text: str, before: str = "") -> None:
    """Put a text in place of a statement, and empty lines in place of all of its lines but the first."""
    first = lines[node.lineno - 1][: node.col_offset].removesuffix(before)
    lines[node.lineno - 1 : node.end_lineno] = [first + text] + [""] * (node.end_lineno - node.lineno)
