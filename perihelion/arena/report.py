"""Plots of a tournament (SVG, PNG) and one HTML page that holds everything in itself. Needs matplotlib."""

import base64
import html
import io
import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from perihelion.arena.extras import NeedsExtra
from perihelion.arena.standings import Told, places_of
from perihelion.arena.tournament import Played, Tournament

SIZE: Final = (7.0, 3.6)
PLOTS: Final = ("ratings", "wins", "scores", "sources", "length")

STYLE: Final = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2433}
table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #d5d9e2}
td:first-child,th:first-child{text-align:left}img{max-width:100%}pre{overflow:auto;background:#f3f4f8;padding:1rem}"""


class Plotter:
    """Draws the plots of one tournament; matplotlib without a screen."""

    def __init__(self, tournament: Tournament, played: list[Played], told: Told) -> None:
        if find_spec("matplotlib") is None:
            raise NeedsExtra(packages="matplotlib", extra="arena")
        self.figures: Any = import_module("matplotlib.figure")
        import_module("matplotlib").rcParams["svg.hashsalt"] = "perihelion"  # the same plot, the same file
        self.tournament = tournament
        self.played = played
        self.told = told

    def figure(self, name: str) -> Any:
        figure = self.figures.Figure(figsize=SIZE, layout="constrained")
        axes = figure.subplots()
        getattr(self, f"draw_{name}")(axes)
        axes.spines[["top", "right"]].set_visible(False)
        return figure

    def image(self, name: str, form: str) -> bytes:
        data = io.BytesIO()
        metadata = {"Date": None} if form == "svg" else {"Software": None}
        self.figure(name).savefig(data, format=form, metadata=metadata)
        return data.getvalue()

    def draw_ratings(self, axes: Any) -> None:
        rated = self.told["ratings"][::-1]
        names = [each["bot"] for each in rated]
        axes.errorbar(
            [each["mu"] for each in rated], names, xerr=[2 * each["sigma"] for each in rated], fmt="o", capsize=4
        )
        axes.set_xlabel("openskill rating (mu, two sigma)")
        axes.margins(y=0.2)

    def draw_wins(self, axes: Any) -> None:
        lineups = [each for each in self.told["lineups"] if each["games"]][::-1]
        names = [" – ".join(each["bots"]) for each in lineups]
        rates = [100 * each["win_rate"] for each in lineups]
        low = [100 * (each["win_rate"] - each["interval"][0]) for each in lineups]
        high = [100 * (each["interval"][1] - each["win_rate"]) for each in lineups]
        axes.errorbar(rates, names, xerr=[low, high], fmt="o", capsize=4)
        axes.axvline(100 / self.tournament.seats, color="grey", linewidth=0.8)
        axes.set_xlim(0, 102)
        axes.set_xlabel("games won by the first (%), Wilson's 95% interval")
        axes.margins(y=0.2)

    def draw_scores(self, axes: Any) -> None:
        for name, own in self.by_bot():
            axes.hist([each.scores[k] for each, k in own], bins=24, histtype="step", linewidth=1.6, label=name)
        axes.set_xlabel("points")
        axes.set_ylabel("games")
        axes.legend(frameon=False)

    def draw_sources(self, axes: Any) -> None:
        told = [each for each in self.told["bots"] if each["games"]]
        sources = sorted({source for each in told for source in each["by_source"]})
        names = [each["bot"] for each in told]
        high, low = [0.0] * len(names), [0.0] * len(names)
        for source in sources:
            points = [each["by_source"].get(source, 0) for each in told]
            left = [high[k] if value >= 0 else low[k] for k, value in enumerate(points)]
            axes.barh(names, points, left=left, label=source)
            for k, value in enumerate(points):
                high[k] += max(0, value)
                low[k] += min(0, value)
        axes.set_xlabel("points by source")
        axes.legend(frameon=False, fontsize="x-small", ncols=2)

    def draw_length(self, axes: Any) -> None:
        axes.hist([sum(each.moves) for each in self.played], bins=24, histtype="step", linewidth=1.6)
        axes.set_xlabel("decisions a game")
        axes.set_ylabel("games")

    def by_bot(self) -> list[tuple[str, list[tuple[Played, int]]]]:
        lineups = self.tournament.lineups()
        found = [(name, places_of(name, lineups, self.played)) for name in self.tournament.bots]
        return [(name, own) for name, own in found if own]


def write_report(tournament: Tournament, played: list[Played], told: Told, folder: Path) -> list[Path]:
    """All plots as SVG and PNG beside one page that holds them itself."""
    plotter = Plotter(tournament, played, told)
    written = []
    pictures = {}
    for name in PLOTS:
        for form in ("svg", "png"):
            file = folder / f"{name}.{form}"
            file.write_bytes(plotter.image(name, form))
            written.append(file)
        pictures[name] = (folder / f"{name}.svg").read_bytes()
    page = folder / "report.html"
    page.write_text(page_of(told, pictures), encoding="utf8")
    return [*written, page]


def page_of(told: Told, pictures: dict[str, bytes]) -> str:
    """The page loads nothing: styles, plots and data are in it."""
    rows = "".join(
        f"<tr><td>{html.escape(' – '.join(each['bots']))}</td><td>{each['purpose']}</td><td>{each['games']}</td>"
        f"<td>{100 * each['win_rate']:.1f}%</td>"
        f"<td>{100 * each['interval'][0]:.1f}–{100 * each['interval'][1]:.1f}%</td></tr>"
        for each in told["lineups"]
        if each["games"]
    )
    images = "".join(
        f'<h2>{name}</h2><img alt="{name}" src="data:image/svg+xml;base64,{base64.b64encode(picture).decode()}">'
        for name, picture in pictures.items()
    )
    data = html.escape(json.dumps(told, ensure_ascii=False, indent=2))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{html.escape(told["game"])}: arena</title>'
        f"<style>{STYLE}</style><h1>{html.escape(told['game'])}: {told['games']} games</h1>"
        f"<table><tr><th>bots</th><th>purpose</th><th>games</th><th>won by the first</th><th>95%</th></tr>"
        f"{rows}</table>"
        f"{images}<h2>data</h2><pre>{data}</pre></html>\n"
    )
