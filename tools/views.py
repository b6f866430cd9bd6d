"""Makes the page's types of what views hold: web/src/games/<game>/views.ts of games/<game>/people/shapes.py.

A game that declares the shape of its views there has them in both languages; `tools.page` runs this before the page is
built, and a test holds the files to it.
"""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "perihelion" / "games"
PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null"}
HEAD = "// What a view holds: made by tools/views.py of people/shapes.py, which is the place to change it.\n"


def typed(node: ast.expr) -> str:
    """A type of Python as one of TypeScript."""
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id, node.id)
    if isinstance(node, ast.Constant):
        return "null" if node.value is None else f"'{node.value}'"
    if isinstance(node, ast.BinOp):
        return f"{typed(node.left)} | {typed(node.right)}"
    assert isinstance(node, ast.Subscript), ast.unparse(node)
    outer = ast.unparse(node.value)
    parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    inner = [typed(part) for part in parts]
    if outer == "list":
        return f"({inner[0]})[]" if " | " in inner[0] else f"{inner[0]}[]"
    if outer == "dict":
        return f"Record<{', '.join(inner)}>"
    if outer == "tuple":
        return f"[{', '.join(inner)}]"
    assert outer == "Literal", outer
    return " | ".join(inner)


def field(line: ast.AnnAssign) -> str:
    assert isinstance(line.target, ast.Name)
    kind, left_out = line.annotation, ""
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
        kind, left_out = kind.slice, "?"
    return f"  {line.target.id}{left_out}: {typed(kind)}"


def views(shapes: str) -> str:
    """The types of one game; a name that has no shape of its own is the page's, from its `model.ts`."""
    tree = ast.parse(shapes)
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    pages = [
        line.targets[0].id
        for line in tree.body
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name)
    ]
    found = HEAD + (f"\nimport type {{ {', '.join(pages)} }} from './model'\n" if pages else "")
    for each in classes:
        fields = [field(line) for line in each.body if isinstance(line, ast.AnnAssign)]
        wider = [ast.unparse(base) for base in each.bases if ast.unparse(base) != "TypedDict"]
        extends = f" extends {', '.join(wider)}" if wider else ""
        found += f"\nexport interface {each.name}{extends} {{\n" + "\n".join(fields) + "\n}\n"
    return found


def made() -> dict[Path, str]:
    """Of every game with shapes: the file of its types, and what is to stand in it."""
    return {
        ROOT / "web" / "src" / "games" / file.parent.parent.name / "views.ts": views(file.read_text(encoding="utf8"))
        for file in sorted(GAMES.glob("*/people/shapes.py"))
    }


def main() -> None:
    for file, text in made().items():
        file.write_text(text, encoding="utf8")


if __name__ == "__main__":
    main()
