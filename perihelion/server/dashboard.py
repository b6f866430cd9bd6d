"""The metrics as a page for whoever runs the server: what goes on now, and how the last hour went.

Made here and without a script, so that it works as long as the server answers at all, and needs no page to be built.
"""

import asyncio
import mmap
import time
from collections import deque
from collections.abc import Sequence
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from litestar import Response, get

import perihelion
from perihelion.server.answers import AnyRequest, language_of
from perihelion.server.ending import end
from perihelion.server.errors import CannotWrite
from perihelion.server.metrics import REGISTRY
from perihelion.server.shelf import words
from perihelion.words import Words

EVERY: Final = 10.0
"""Seconds between two samples."""
KEPT: Final = 360
PAGE: Final = mmap.PAGESIZE
WIDTH: Final = 360
HEIGHT: Final = 40

Sample = dict[str, float]
SUMS: Final = {
    "entries": "perihelion_entries_total",
    "requests": "perihelion_requests_total",
    "conflicts": "perihelion_conflicts_total",
    "commits": "perihelion_commit_seconds_count",
    "commit_seconds": "perihelion_commit_seconds_sum",
    "commit_entries": "perihelion_commit_entries_sum",
    "request_seconds": "perihelion_request_seconds_sum",
    "decisions": "perihelion_bot_seconds_count",
    "decision_seconds": "perihelion_bot_seconds_sum",
    "bot-failures": "perihelion_bot_failures_total",
    "nodes-lost": "perihelion_nodes_lost_total",
    "sockets": "perihelion_sockets",
    "tables": "perihelion_open_tables",
}
FAULTS: Final = "perihelion_requests_total"
RATES: Final = (("moves", "entries"), ("requests", "requests"))
"""Lines of the page that count something a second."""
SHARES: Final = (
    ("request-time", "request_seconds", "requests", 1000.0),
    ("commit-time", "commit_seconds", "commits", 1000.0),
    ("commit-size", "commit_entries", "commits", 1.0),
    ("bot-time", "decision_seconds", "decisions", 1000.0),
)
"""Lines that are so much of one thing for each of another."""
LEVELS: Final = ("sockets", "tables", "memory")
TOTALS: Final = ("entries", "requests", "faults", "conflicts", "bot-failures", "nodes-lost")


def sample() -> Sample:
    """Everything as it is now, whatever its labels are."""
    found: dict[str, float] = {}
    faults = 0.0
    for metric in REGISTRY.collect():
        for each in metric.samples:
            found[each.name] = found.get(each.name, 0.0) + each.value
            if each.name == FAULTS and each.labels.get("status", "").startswith("5"):
                faults += each.value
    taken = {name: found.get(each, 0.0) for name, each in SUMS.items()}
    return {**taken, "faults": faults, "memory": memory(), "processor": time.process_time(), "at": time.monotonic()}


def memory() -> float:
    """MB of this process; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE / 1e6
    except OSError:
        return 0.0


class History:
    """An hour of samples, kept in memory."""

    def __init__(self) -> None:
        self.samples: deque[Sample] = deque([sample()], maxlen=KEPT)
        self._taking = asyncio.create_task(self._keep_taking())

    async def close(self) -> None:
        await end(self._taking)

    async def _keep_taking(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.samples.append(sample())


def rows_of(samples: Sequence[Sample]) -> dict[str, list[float]]:
    """The lines of the page: a value for every stretch between two samples."""
    pairs = list(pairwise(samples))
    rows: dict[str, list[float]] = {}
    for name, counted in RATES:
        rows[name] = [grown(one, two, counted) / (grown(one, two, "at") or 1.0) for one, two in pairs]
    for name, much, many, scale in SHARES:
        rows[name] = [scale * grown(one, two, much) / (grown(one, two, many) or 1.0) for one, two in pairs]
    rows["processor"] = [100 * grown(one, two, "processor") / (grown(one, two, "at") or 1.0) for one, two in pairs]
    for name in LEVELS:
        rows[name] = [two[name] for _, two in pairs]
    return rows


def grown(one: Sample, two: Sample, name: str) -> float:
    return two[name] - one[name]


def curve(values: Sequence[float], label: str) -> str:
    """The last hour in a line, the newest at the right."""
    most = max(values, default=0.0) or 1.0
    step = WIDTH / (KEPT - 1)
    first = WIDTH - step * (len(values) - 1)
    points = " ".join(
        f"{first + step * number:.1f},{HEIGHT - 2 - (HEIGHT - 4) * value / most:.1f}"
        for number, value in enumerate(values)
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img" '
        f'aria-label="{escape(label)}"><polyline points="{points}"/></svg>'
    )


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 or not value else f"{value:.2g}"


def page_of(said: Words, samples: Sequence[Sample], state: dict[str, str]) -> str:
    lines = []
    for name, values in rows_of(samples).items():
        label = said.say(f"dashboard-{name}")
        now, most = figure(values[-1] if values else 0.0), figure(max(values, default=0.0))
        lines.append(f"<tr><th>{escape(label)}</th><td>{now}</td><td>{most}</td><td>{curve(values, label)}</td></tr>")
    totals = [
        f"<tr><th>{escape(said.say(f'dashboard-all-{name}'))}</th><td>{samples[-1][name]:,.0f}</td></tr>"
        for name in TOTALS
    ]
    states = [f"<li>{escape(said.say(f'dashboard-{name}-{value}'))}</li>" for name, value in state.items()]
    heads = "".join(f"<th>{escape(said.say(f'dashboard-{each}'))}</th>" for each in ("what", "now", "most", "hour"))
    title = escape(said.say("dashboard-title"))
    return (
        f'<!doctype html><html lang="{said.language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="{EVERY:.0f}">'
        f'<link rel="stylesheet" href="/dashboard.css"></head><body><h1>{title}</h1>'
        f"<p>Perihelion {perihelion.__version__}</p><ul>{''.join(states)}</ul>"
        f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
        f"<h2>{escape(said.say('dashboard-since'))}</h2><table><tbody>{''.join(totals)}</tbody></table>"
        f"<p>{escape(said.say('dashboard-note'))}</p></body></html>"
    )


CSS: Final = """
:root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.3rem 0.8rem 0.3rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
th { text-align: left; font-weight: 500; }
td { text-align: right; font-variant-numeric: tabular-nums; }
svg { max-width: 100%; vertical-align: middle; }
polyline { fill: none; stroke: currentColor; stroke-width: 1.5; }
"""


@get("/dashboard", include_in_schema=False)
async def dashboard(request: AnyRequest) -> Response[str]:
    """The metrics for whoever runs the server, as a page."""
    house: Any = request.app.state.house
    history: History = request.app.state.history
    try:
        await house.pulse.check()
        ready = "yes"
    except CannotWrite:
        ready = "no"
    said = words(language_of(request.headers.get("accept-language")))
    shown = page_of(said, [*history.samples, sample()], {"ready": ready, "nodes": house.live.bus.state})
    return Response(shown, media_type="text/html", headers={"cache-control": "no-store"})


@get("/dashboard.css", include_in_schema=False, sync_to_thread=False)
def dashboard_style() -> Response[str]:
    return Response(CSS, media_type="text/css", headers={"cache-control": "no-cache"})
