"""The figures of `perihelion bench --peers` as a page with tables and a plot."""

from math import log10
from pathlib import Path
from typing import Any, Final

ROW: Final = 20
LEFT: Final = 330
WIDE: Final = 420
OURS: Final = "#3d7edb"
OTHERS: Final = "#9a9aa8"

Rows = list[dict[str, Any]]


def write_page(folder: Path, machine: str, seconds: float, engines: Rows, steps: Rows, ours: set[str]) -> Path:
    """`speed.md` and `speed.svg` in a folder; returns the page."""
    bars = [(label(each), each["decisions_per_second"], each["name"] in ours) for each in engines]
    bars += [(f"{label(each)}, {each['way']}", each["steps_per_second"], each["name"] in ours) for each in steps]
    (folder / "speed.svg").write_text(plot(bars), encoding="utf8")
    page = folder / "speed.md"
    page.write_text(text(machine, seconds, engines, steps), encoding="utf8")
    return page


def label(each: dict[str, Any]) -> str:
    return f"{each['name']} ({each['build']})" if each["build"] else str(each["name"])


def text(machine: str, seconds: float, engines: Rows, steps: Rows) -> str:
    lines = [
        "# Speed",
        "",
        "Written by `make figures` (`perihelion bench --peers --docs docs`): everything in one run on one machine, "
        f"{seconds:g} s of processor time for each, medians over the rounds. {machine}.",
        "",
        "![bars of the rates below, logarithmic](speed.svg)",
        "",
        "## Engines: random play of whole games",
        "",
        "| game | build | decisions/s | clone | × catanatron |",
        "|---|---|---:|---:|---:|",
    ]
    for each in engines:
        times = each["times_catanatron"]
        lines.append(
            f"| {each['name']} | {each['build']} | {each['decisions_per_second']:,} | {each['clone_us']} µs | "
            f"{'–' if times is None else times} |"
        )
    lines += [
        "",
        "`open_spiel` is its backgammon in C++, played from Python.",
        "",
        "## Environments: random steps by the mask",
        "",
        "A step through PettingZoo has an observation and a mask in it; through OpenSpiel it has none.",
        "",
        "| game | build | through | steps/s |",
        "|---|---|---|---:|",
    ]
    for each in steps:
        lines.append(f"| {each['name']} | {each['build']} | {each['way']} | {each['steps_per_second']:,} |")
    return "\n".join(lines) + "\n"


def plot(bars: list[tuple[str, int, bool]]) -> str:
    """Bars from 100 to 10 million a second, ten times as much for every fifth of the width."""
    high = ROW * (len(bars) + 2)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDE + 90}" height="{high}" '
        'font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="#ffffff"/>',
    ]
    for power in range(2, 8):
        x = LEFT + WIDE * (power - 2) / 5
        parts.append(f'<line x1="{x:.0f}" y1="{ROW}" x2="{x:.0f}" y2="{high - ROW}" stroke="#e0e0e8"/>')
        parts.append(f'<text x="{x:.0f}" y="14" text-anchor="middle" fill="#606070">{10**power:,}</text>')
    for number, (name, rate, ours) in enumerate(bars):
        y = ROW * (number + 1)
        wide = WIDE * max(0.0, min(5.0, len_of(rate))) / 5
        parts.append(f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{name}</text>')
        parts.append(
            f'<rect x="{LEFT}" y="{y + 3}" width="{wide:.1f}" height="{ROW - 6}" fill="{OURS if ours else OTHERS}"/>'
        )
        parts.append(f'<text x="{LEFT + wide + 6:.1f}" y="{y + 14}" fill="#404050">{rate:,}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def len_of(rate: int) -> float:
    """The logarithm of a rate above 100."""
    return log10(max(rate, 1)) - 2
