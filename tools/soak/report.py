"""What a soak found, for people and for programs."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from perihelion import Game
from perihelion.arena.commit import commit
from tools.soak.play import Soak
from tools.soak.seeker import never_met


def texts_of(game: Game) -> set[str]:
    """The messages that the game's English texts have."""
    lines = (game.folder() / "text" / "en.ftl").read_text(encoding="utf8").splitlines()
    return {line.partition(" =")[0] for line in lines if " =" in line and line[:1].isalpha()}


def told(soak: Soak) -> dict[str, Any]:
    """A game's part in plain data."""
    count, seeker = soak.count, soak.seeker
    return {
        "game": soak.game.id,
        "commit": commit(),
        "seed": soak.seed,
        "swift": count.swift,
        "sought": count.sought,
        "decisions": count.decisions,
        "looked_at": count.looked_at,
        "choices": len(seeker.first),
        "endings": dict(sorted(count.endings.items())),
        "never_met": never_met(soak.game, soak.shown, texts_of(soak.game)),
        "faults": [asdict(each) for each in count.faults.values()],
    }


def never_entered(unrun: dict[str, dict[str, list[int]]]) -> list[str]:
    return [f"{module}:{name}" for module, names in unrun.items() for name in names if name.endswith("()")]


def write(parts: list[dict[str, Any]], folder: Path) -> Path:
    """The report, and every fault as a record that `perihelion replay` opens."""
    lines = ["# Soak", ""]
    for part in parts:
        games = part["swift"] + part["sought"]
        lines += [
            f"## {part['game']}",
            "",
            f"Commit {part['commit']}, seed {part['seed']}. {games:,} games, {part['swift']:,} by chance and "
            f"{part['sought']:,} in search of what is rare; {part['decisions']:,} decisions, at {part['looked_at']:,} "
            f"of them everything was shown and tried. {part['choices']:,} kinds of choices were met. "
            f"Faults: {len(part['faults'])}.",
            "",
        ]
        unrun = part["unrun"]
        lines += [
            f"- of {unrun['lines']:,} lines of the rules {unrun['ran']:,} ran in the {unrun['games']} kept games; "
            f"functions never entered: {', '.join(never_entered(unrun['unrun'])) or 'none'}"
        ]
        for kind, missing in part["never_met"].items():
            lines += [f"- never met, {kind}: {', '.join(missing)}"]
        for number, fault in enumerate(part["faults"]):
            file = folder / f"fault-{part['game']}-{number}.json"
            file.write_text(fault["record"], encoding="utf8")
            lines += ["", f"**{fault['what']}** at {fault['where']}, {fault['times']} times; {file.name}", ""]
            lines += ["```text", *fault["trace"].splitlines()[-12:], "```"]
        lines += [""]
    report = folder / "soak.md"
    report.write_text("\n".join(lines).rstrip() + "\n", encoding="utf8")
    return report


def read_part(path: Path) -> dict[str, Any]:
    part: dict[str, Any] = json.loads(path.read_text(encoding="utf8"))
    return part
