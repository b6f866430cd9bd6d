"""Pulsar 2849 at the terminal: the cluster as a map of sector names, dice, tracks, offers, technologies, own area.

Gates have the colour of their name (g green, o orange, k pink), pulsars are P and I, systems S; a system followed by
"?" has not been turned up. After a colon stand the numbers of the players whose ships are there; after a claimed pulsar
stands "." while it is empty, "o" under construction, "@" once its gyrodyne spins.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from perihelion.kernel.game import Game
from perihelion.kernel.table import Event
from perihelion.words import Words

MAP_ROWS: Final = 42
NARROW: Final = 100
"""Below this width there is no map, only the sectors round the ship."""
WIDEST: Final = 130
LABEL: Final = 7
STYLES: Final = {
    "green": "green",
    "orange": "dark_orange",
    "pink": "magenta",
    "system": "bold cyan",
    "pulsar": "bold white",
    "isolated": "white",
    "entry": "dim",
}
PLAYERS: Final = ("bold green", "bold yellow", "bold red", "bold blue")
KINDS: Final = {"instant": "!", "permanent": "*", "production": "+", "end": "#"}


class Painter:
    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        layout = game.layout()
        self.words = words
        self.names = names
        self.maps: dict[str, Any] = layout["maps"]
        self.transmitters = {each["id"]: each for each in layout["transmitters"]["list"]}
        self.techs = {tech["id"]: tech for face in layout["technology_faces"] for tech in face["techs"]}
        self.sides = {side["id"]: side for board in layout["hq_boards"] for side in board["sides"]}

    # ---------------------------------------------------------------- the whole picture

    def picture(
        self, view: dict[str, Any], seat: int | None, focus: int, width: int, events: Sequence[Event] = ()
    ) -> RenderableType:
        marked = {event.target.removeprefix("sector:") for event in events if event.target.startswith("sector:")}
        parts: list[RenderableType] = [self.head(view)]
        if width >= NARROW:
            parts.append(self.map(view, min(width, WIDEST), marked))
        parts += [self.around_ship(view, focus), *self.systems(view), self.dice(view), *self.tracks(view)]
        parts += [self.offer(view), self.technologies(view), *self.area(view, focus), self.players(view)]
        parts.append(Text(self.words.say("terminal-signs"), style="dim"))
        return Group(*parts)

    def head(self, view: dict[str, Any]) -> Text:
        phase = self.words.say(f"terminal-phase-{view['phase']}")
        return Text(self.words.say("terminal-head", round=view["round"], phase=phase), style="bold")

    def named(self, kind: str, name: str) -> str:
        return self.words.say(f"{kind}-{name.lower().replace('_', '-')}")

    # ---------------------------------------------------------------- the cluster

    def map(self, view: dict[str, Any], width: int, marked: set[str]) -> Group:
        rows: list[dict[int, Text]] = [{} for _ in range(MAP_ROWS + 3)]
        for node in self.maps[view["map"]]["sectors"]:
            label = self.label(view, node, marked)
            column = int(node["x"] / 100 * (width - LABEL))
            row = int(node["y"] / 100 * MAP_ROWS)
            while any(abs(column - other) < LABEL for other in rows[row]):
                row += 1
            rows[row][column] = label
        return Group(*[self.map_line(row) for row in rows if row])

    def map_line(self, row: dict[int, Text]) -> Text:
        line = Text()
        for column in sorted(row):
            line.append(" " * (column - len(line)))
            line.append_text(row[column])
        return line

    def label(self, view: dict[str, Any], node: dict[str, Any], marked: set[str]) -> Text:
        name = node["id"]
        text = Text(name, style=STYLES[node.get("colour", node["kind"])])
        for system in view["systems"]:
            if system["sector"] == name and system["tile"] is None:
                text.append("?")
        for pulsar in view["pulsars"]:
            if pulsar["sector"] == name and pulsar["owner"] is not None:
                text.stylize(PLAYERS[pulsar["owner"]])
                text.append("@" if pulsar["spinning"] else "o" if pulsar["gyrodyne"] else ".")
        ships = [seat for seat, player in enumerate(view["players"]) if player["ship"] == name]
        text.append(":" if ships else "")
        for seat in ships:
            text.append(str(seat + 1), style=f"{PLAYERS[seat]} reverse")
        if name in marked:
            text.append("*", style="bold")
        return text

    def around_ship(self, view: dict[str, Any], focus: int) -> Text:
        """The sectors next to a ship."""
        route = view["turn"]["route"] if view["turn"] else []
        at = route[-1] if route and focus == view["active"] else view["players"][focus]["ship"]
        near: list[str] = []
        names_of = [node["id"] for node in self.maps[view["map"]]["sectors"]]
        for segment in self.maps[view["map"]]["segments"]:
            one, other = names_of[segment["a"]], names_of[segment["b"]]
            if at in (one, other):
                near.append((other if at == one else one) + ("=" if segment["double"] else ""))
        names = " ".join(sorted(near)) or "–"
        return Text(self.words.say("terminal-ship", player=self.names[focus], sector=at or "–", near=names))

    def systems(self, view: dict[str, Any]) -> Iterator[RenderableType]:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        for head in ("terminal-system", "terminal-bonus", "terminal-bases"):
            table.add_column(self.words.say(head))
        for system in view["systems"]:
            if system["tile"] is not None:
                name = self.named("system", system["tile"])
                owners = [str(owner + 1) for owner in system["blue"] + system["barren"]]
                table.add_row(
                    f"{system['sector']} {name}",
                    self.named("system", f"{system['tile']}-bonus"),
                    " ".join(owners) or "–",
                )
        if table.row_count:
            yield table

    # ---------------------------------------------------------------- dice and offers

    def dice(self, view: dict[str, Any]) -> Text:
        shown = " ".join(map(str, view["dice"]["silver"])) or "–"
        return Text(self.words.say("terminal-dice", dice=shown, median=view["dice"]["median"] or "–"))

    def tracks(self, view: dict[str, Any]) -> Iterator[Text]:
        for name, markers in view["tracks"].items():
            line = Text(f"{self.named('track', name)}: ")
            for marker in markers:
                line.append(f"{marker['field']}·{self.names[marker['seat']]}  ", style=PLAYERS[marker["seat"]])
            yield line

    def transmitter(self, name: str) -> str:
        tile = self.transmitters[name]
        halves = "/".join("–" if half < 0 else str(half) for half in tile["link"])
        return f"{self.named('transmitter', name)} [{' '.join(map(str, tile['dice']))}] {halves}"

    def offer(self, view: dict[str, Any]) -> Text:
        shown = [self.transmitter(name) for name in view["transmitters"]["offer"] if name is not None]
        return Text(self.words.say("terminal-offer", transmitters="; ".join(shown) or "–"))

    def technologies(self, view: dict[str, Any]) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        table.add_column(self.words.say("terminal-row"), justify="right")
        table.add_column(self.words.say("terminal-die"), justify="right")
        table.add_column(self.words.say("terminal-technology"))
        table.add_column(self.words.say("terminal-patents"))
        for tech in view["technologies"]:
            data = self.techs[tech["id"]]
            owners = " ".join(str(owner + 1) for owner in tech["patents"]) or "–"
            name = f"{KINDS[data['kind']]} {self.named('tech', tech['id'])}"
            style = "" if tech["row"] <= max(1, view["round"]) else "dim"
            table.add_row(str(tech["row"]), str(data["dice"][0]), name, owners, style=style)
        return table

    # ---------------------------------------------------------------- players

    def area(self, view: dict[str, Any], focus: int) -> Iterator[RenderableType]:
        player = view["players"][focus]
        words = self.words
        yield Text(self.names[focus], style=PLAYERS[focus])
        yield Text(
            words.say("terminal-own-dice", dice=" ".join(map(str, player["dice"])) or "–", red=self.red(view, focus))
        )
        waiting = [f"{self.named('gyrodyne', size)} {number}" for size, number in player["waiting"].items() if number]
        yield Text(words.say("terminal-waiting", tiles=", ".join(waiting) or "–"))
        chains = ["—".join(self.own_transmitter(player, tile["id"]) for tile in chain) for chain in player["arrays"]]
        yield Text(words.say("terminal-arrays", arrays="; ".join(chains) or "–"))
        if player["hq_side"] is not None:
            yield Text(words.say("terminal-projects", projects="; ".join(self.projects(player))))
        goals = [f"{self.named('goal', goal['goal'])} {goal['has']}/{goal['needs']}" for goal in player["goals"]]
        yield Text(words.say("terminal-goals", goals="; ".join(goals)))

    def red(self, view: dict[str, Any], focus: int) -> str:
        turn = view["turn"]
        if turn is None or view["active"] != focus:
            return "–"
        return str(turn["owed"]) if turn["owed"] is not None else " ".join(map(str, turn["red_dice"])) or "–"

    def own_transmitter(self, player: dict[str, Any], name: str) -> str:
        tile = self.transmitters[name]
        if name in player["operating"]:
            return f"{self.named('transmitter', name)} ✓"
        left = [str(die) for cost, die in enumerate(tile["dice"]) if cost not in player["paid"][name]]
        return f"{self.named('transmitter', name)} [{' '.join(left)}]"

    def projects(self, player: dict[str, Any]) -> Iterator[str]:
        for project in self.sides[player["hq_side"]]["projects"]:
            done = "✓" if project["id"] in player["projects"] else str(project["die"])
            flown = "✓" if project["id"] in player["runs_used"] else ""
            yield f"{done} {self.named('project', project['id'])}{flown}"

    def players(self, view: dict[str, Any]) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        table.add_column("")
        columns = ("score", "cubes", "plus_minus", "plus_two", "bases", "rings")
        for column in columns:
            table.add_column(self.words.say(f"terminal-{column.replace('_', '-')}"), justify="right")
        for seat in [*dict.fromkeys(view["order"])]:
            player = view["players"][seat]
            table.add_row(
                f"{seat + 1} {self.names[seat]}", *[str(player[column]) for column in columns], style=PLAYERS[seat]
            )
        return table
