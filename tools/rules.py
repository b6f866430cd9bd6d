"""Which rules of docs/rules are proven by a test? `make rules` prints a line for each game and fails if any is missing.

A test names the rules it proves with @rule("WSS-3.5", "WSS-3.6"). docs/rules/exceptions.toml says of a rule why no
test can break it. A game that is still being built is reported but does not fail.

    rules.py [--missing GAME]
"""

import argparse
import ast
import re
import sys
import tomllib
from pathlib import Path

import perihelion

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"


def stated(game: perihelion.Game) -> list[str]:
    """The ids a rules reference states: rules (WSS-3.5), rulings (WSS-A3, PUL-AMB-4) and scenarios (WSS-EX-3)."""
    text = (RULES / f"{game.id}.md").read_text(encoding="utf8")
    prefix = game.rules_prefix
    rules = re.findall(rf"^\s*[-|*]+\s*\**({prefix}-(?:\d+\.\d+|A-?\d+|AMB-\d+))\b", text, re.MULTILINE)
    scenarios = re.findall(rf"\b({prefix}-EX-\d+)\b", text)
    return sorted(set(rules) | set(scenarios), key=in_order)


def in_order(rule: str) -> list[tuple[bool, int, str]]:
    parts = [part for part in re.split(r"(\d+)", rule) if part]
    return [(part.isdigit(), int(part) if part.isdigit() else 0, part) for part in parts]


def proven() -> set[str]:
    found: set[str] = set()
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "rule":
                found |= {
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return found


def excepted() -> dict[str, str]:
    file = RULES / "exceptions.toml"
    return tomllib.loads(file.read_text(encoding="utf8")) if file.exists() else {}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--missing", metavar="GAME", help="only the missing ids of this game")
    wanted = options.parse_args()
    named, reasons = proven(), excepted()
    short = False
    for game in perihelion.all_games():
        ids = stated(game)
        missing = [rule for rule in ids if rule not in named and rule not in reasons]
        if wanted.missing == game.id:
            print("\n".join(missing))
        elif not wanted.missing:
            without_test = [rule for rule in ids if rule in reasons and rule not in named]
            done = sum(rule in named for rule in ids)
            print(
                f"{game.id}: {len(ids)} rules, {done} proven, {len(without_test)} excepted with a reason, "
                f"{len(missing)} missing" + (" (being built)" if game.stage == "building" else "")
            )
            for rule in without_test:
                print(f"    {rule}: {reasons[rule]}")
        short |= bool(missing) and game.stage != "building"
    sys.exit(short)


if __name__ == "__main__":
    main()
