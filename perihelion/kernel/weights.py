"""The weights of a game's evaluation as data beside the game, `weights.toml`, tuned by `perihelion tune`.

[provenance]            how the numbers were found: method, games, seed, commit
[weights]               name = number, in the order the evaluation explains them
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

WEIGHTS_FILE: Final = "weights.toml"


@dataclass(frozen=True)
class Weights:
    values: dict[str, float]
    provenance: dict[str, Any]


def read_weights(folder: Path | Traversable) -> Weights:
    """The weights in a game's folder; none when it keeps no such file."""
    file = folder / WEIGHTS_FILE
    if not file.is_file():
        return Weights({}, {})
    data = tomllib.loads(file.read_text(encoding="utf8"))
    return Weights({name: float(value) for name, value in data["weights"].items()}, data.get("provenance", {}))


def weights_text(weights: Weights) -> str:
    """The file that `read_weights` reads back the same."""
    lines = ["# Written by `perihelion tune`; the evaluation beside this file says what each weight means.", ""]
    for title, table in (("provenance", weights.provenance), ("weights", weights.values)):
        lines.append(f"[{title}]")
        lines += [f"{name} = {toml_value(value)}" for name, value in table.items()]
        lines.append("")
    return "\n".join(lines[:-1]) + "\n"


def toml_value(value: object) -> str:
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return repr(value)


def complete(values: Mapping[str, float], known: Mapping[str, float]) -> dict[str, float]:
    """All known weights, with the given ones in place of theirs; KeyError for a name the game does not know."""
    for name in values:
        if name not in known:
            raise KeyError(name)
    return {name: float(values.get(name, value)) for name, value in known.items()}
