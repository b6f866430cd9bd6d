"""The figures of `perihelion bench --peers` as a page with tables and a plot."""

from dataclasses import dataclass
from math import log10
from pathlib import Path
from typing import Any, Final

from perihelion.arena.commit import commit

ROW: Final = 20
LEFT: Final = 330
WIDE: Final = 420
RIGHT: Final = 90
DECADES: Final = 5
OURS: Final = "#3d7edb"
OTHERS: Final = "#9a9aa8"

Rows = list[dict[str, Any]]


@dataclass(frozen=True)
class Figures:
    """What was measured: engines, steps of environments, simulations of search, what a position and a start cost."""

    engines: Rows
    steps: Rows
    searches: Rows
    positions: Rows
    pairs: Rows
    beginnings: Rows


@dataclass(frozen=True)
class Bar:
    name: str
    rate: float
    ours: bool


@dataclass(frozen=True)
class Group:
    """Bars below a title, on a scale that begins with a power of ten."""

    title: str
    first: int
    bars: list[Bar]


def write_page(folder: Path, machine: str, seconds: float, figures: Figures, ours: set[str]) -> Path:
    """`speed.md` and `speed.svg` in a folder; returns the page."""
    groups = [
        Group("decisions/s", 2, [bar(each, "decisions_per_second", ours) for each in figures.engines]),
        Group("steps/s", 2, [bar(each, "steps_per_second", ours) for each in figures.steps]),
        Group("simulations/s", 0, [bar(each, "simulations_per_second", ours) for each in figures.searches]),
    ]
    (folder / "speed.svg").write_text(plot([group for group in groups if group.bars]), encoding="utf8")
    page = folder / "speed.md"
    page.write_text(text(machine, seconds, figures), encoding="utf8")
    return page


def bar(each: dict[str, Any], key: str, ours: set[str]) -> Bar:
    name = f"{each['name']} ({each['build']})" if each["build"] else str(each["name"])
    return Bar(f"{name}, {each['way']}" if "way" in each else name, each[key], each["name"] in ours)


# -------------------------------------------------------------------- the page


def text(machine: str, seconds: float, figures: Figures) -> str:
    head = [
        "# Speed",
        "",
        "Written by `make figures` (`perihelion bench --peers --docs docs`): everything in one run on one machine, "
        f"{seconds:g} s of processor time for each, medians over the rounds. {machine}, commit {commit()}.",
        "",
        "![bars of the rates below, logarithmic](speed.svg)",
    ]
    parts = (engines(figures), steps(figures), pairs(figures), positions(figures), searches(figures), starts(figures))
    return "\n".join([*head, *[line for part in parts for line in ("", *part)]]) + "\n"


def engines(figures: Figures) -> list[str]:
    lines = [
        "## Engines: random play of whole games",
        "",
        "`open_spiel` is its backgammon in C++, played from Python. Ratios are taken within a round.",
        "",
        "| game | build | decisions/s | clone | × catanatron | × open_spiel |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for each in figures.engines:
        ratios = [each["times_catanatron"], each["times_open_spiel"]]
        told = " | ".join("–" if times is None else str(times) for times in ratios)
        rate = f"{each['decisions_per_second']:,}"
        lines.append(f"| {each['name']} | {each['build']} | {rate} | {each['clone_us']} µs | {told} |")
    return lines


def steps(figures: Figures) -> list[str]:
    return [
        "## Environments: random steps by the mask",
        "",
        "A step through `vector` (64 games for two in one call) or PettingZoo has an observation and a mask in it; "
        "through OpenSpiel it has none. pgx steps 1,024 games in one call of JAX, observations and masks included; its "
        "processor time is that of all threads.",
        "",
        *table(figures.steps, "through", "steps/s", "steps_per_second"),
    ]


def pairs(figures: Figures) -> list[str]:
    return [
        "## Two processes: steps through `vector` by the clock",
        "",
        "One process, then two at once on this machine, whatever else it had to do.",
        "",
        "| game | build | one, steps/s | two, steps/s | two to one |",
        "|---|---|---:|---:|---:|",
        *[
            f"| {each['name']} | {each['build']} | {each['one']:,} | {each['two']:,} | {each['times']} |"
            for each in figures.pairs
        ],
    ]


def positions(figures: Figures) -> list[str]:
    return [
        "## Positions: what a search and a learner pay for one",
        "",
        "Games for two. A judgement is the clone of a position, a move, and `game.judge` of what follows; a row is "
        "what a seat sees, as numbers.",
        "",
        "| game | build | clone, move and judgement | row |",
        "|---|---|---:|---:|",
        *[
            f"| {each['name']} | {each['build']} | {each['judged_us']} µs | {each['row_us']} µs |"
            for each in figures.positions
        ],
    ]


def searches(figures: Figures) -> list[str]:
    return [
        "## Search: simulations from positions all over a game",
        "",
        "A simulation of `open_spiel mcts`, its search in C++, plays at random to the end of the game, however long "
        "that is. One of `hard`, our own search, plays on for a few decisions and asks the game's evaluation. "
        "catanatron's package has no tree search; its `playouts` are what every simulation of one has to do, copy and "
        "play at random to the end.",
        "",
        *table(figures.searches, "search", "simulations/s", "simulations_per_second"),
    ]


def starts(figures: Figures) -> list[str]:
    return [
        "## Beginning: seconds of processor time of a process from its start to its end",
        "",
        "A first game is `import perihelion` and a whole game of Sunward for two.",
        "",
        "| what | build | seconds |",
        "|---|---|---:|",
        *[f"| {each['name']} | {each['build']} | {each['seconds']} |" for each in figures.beginnings],
    ]


def table(rows: Rows, way: str, unit: str, key: str) -> list[str]:
    lines = [f"| game | build | {way} | {unit} |", "|---|---|---|---:|"]
    return lines + [f"| {each['name']} | {each['build']} | {each['way']} | {each[key]:,} |" for each in rows]


# -------------------------------------------------------------------- the plot


def plot(groups: list[Group]) -> str:
    """Bars, ten times as much for every fifth of the width."""
    high = ROW * sum(len(group.bars) + 3 for group in groups)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDE + RIGHT}" height="{high}" '
        'font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="#ffffff"/>',
    ]
    top = 0
    for group in groups:
        parts += drawn(group, top)
        top += ROW * (len(group.bars) + 3)
    return "\n".join([*parts, "</svg>"]) + "\n"


def drawn(group: Group, top: int) -> list[str]:
    parts = [f'<text x="{LEFT - 8}" y="{top + 30}" text-anchor="end" font-weight="bold">{group.title}</text>']
    low, high = top + 2 * ROW, top + ROW * (len(group.bars) + 2)
    for power in range(DECADES + 1):
        x = LEFT + WIDE * power / DECADES
        parts.append(f'<line x1="{x:.0f}" y1="{low}" x2="{x:.0f}" y2="{high}" stroke="#e0e0e8"/>')
        label = f"{10 ** (group.first + power):,}"
        parts.append(f'<text x="{x:.0f}" y="{top + 30}" text-anchor="middle" fill="#606070">{label}</text>')
    for number, each in enumerate(group.bars):
        y = low + ROW * number
        decades = log10(max(each.rate, 1e-9)) - group.first
        wide = WIDE * max(0.0, min(float(DECADES), decades)) / DECADES
        fill = OURS if each.ours else OTHERS
        parts.append(f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{each.name}</text>')
        parts.append(f'<rect x="{LEFT}" y="{y + 3}" width="{wide:.1f}" height="{ROW - 6}" fill="{fill}"/>')
        parts.append(f'<text x="{LEFT + wide + 6:.1f}" y="{y + 14}" fill="#404050">{each.rate:,}</text>')
    return parts
