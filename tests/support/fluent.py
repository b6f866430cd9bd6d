"""What Fluent files hold: their messages, each with the values it needs."""

from fluent.syntax import FluentParser, ast


def messages(text: str) -> dict[str, list[str]]:
    """The ids of a file's messages with the names of their variables; what cannot be parsed fails the test."""
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = sorted(variables(entry))
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(variables(value) for value in node))
    return set()
