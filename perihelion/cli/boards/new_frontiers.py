"""New Frontiers at the terminal: the action row, the market, the worlds on the table, one empire, everybody's numbers.

Worlds and developments are told in short: what they cost after all reductions, or the defence and the strength against
it; `N R G A` are the kinds, in capitals for a production colony, in small letters for a windfall one; `*` is a good.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from perihelion.kernel.game import Game
from perihelion.kernel.table import Event, named
from perihelion.words import Words

PLAYERS: Final = ("bold cyan", "bold red", "bold green", "bold magenta", "bold yellow")
KIND_STYLES: Final = {"N": "bright_blue", "R": "yellow", "G": "green", "A": "bright_yellow"}
LETTERS: Final = "NRGA"
GOOD: Final = "*"
COLUMNS_FROM: Final = 110
"""From this width on the market stands in two columns."""


class Painter:
    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        layout = game.layout()
        self.words = words
        self.names = names
        self.worlds: dict[str, Any] = {tile["id"]: tile for tile in layout["worlds"] + layout["homes"]}
        piles = layout["small_developments"] + layout["large_developments"]
        self.faces: dict[str, Any] = {face["id"]: face for pile in piles for face in pile["faces"]}
        self.limits: dict[str, int] = layout["limits"]

    # ---------------------------------------------------------------- the whole picture

    def picture(
        self, view: dict[str, Any], seat: int | None, focus: int, width: int, events: Sequence[Event] = ()
    ) -> RenderableType:
        marked = {event.facts["tile"] for event in events if "tile" in event.facts}
        parts: list[RenderableType] = [self.head(view), self.actions(view), *self.track(view)]
        parts += [self.market(view, focus, width, marked), *self.explored(view, focus, marked)]
        parts += [*self.empire(view, focus, marked), *self.goals(view), self.players(view), *self.ends(view)]
        parts.append(Text(self.words.say("terminal-signs"), style="dim"))
        return Group(*parts)

    def say(self, message: str, **facts: Any) -> Text:
        return Text(self.words.say(f"terminal-{message}", **facts))

    def name(self, kind: str, name: str) -> str:
        return self.words.say(named(kind, name).removeprefix("@"))

    def head(self, view: dict[str, Any]) -> Text:
        phase = view["phase"]
        now = self.name("action", phase) if view["action"] else self.words.say(f"terminal-phase-{phase}")
        head = self.say("head", round=view["round"], phase=now)
        if view["chooser"] is not None:
            head.append(f" · {self.names[view['chooser']]}", style=PLAYERS[view["chooser"]])
        head.stylize("bold")
        return head

    def actions(self, view: dict[str, Any]) -> Text:
        """The row of tiles: `x` for those chosen this round, `>` for the one being carried out, the pot on Produce."""
        line = Text()
        for action in view["actions"]:
            style = "reverse" if action["current"] else "dim" if action["picked"] else "bold"
            pot = f" +{view['pot']}" if action["name"] == "produce" and view["pot"] else ""
            mark = "> " if action["current"] else "x " if action["picked"] else ""
            line.append(f"[{mark}{self.name('action', action['name'])}{pot}]", style=style).append(" ")
        return line

    def track(self, view: dict[str, Any]) -> Iterator[Text]:
        for message, seats in (("waiting", view["waiting"]), ("done", view["done"]), ("order", view["order"])):
            if seats:
                line = self.say(message)
                for seat in seats:
                    line.append(f" {self.names[seat]}", style=PLAYERS[seat])
                yield line

    # ---------------------------------------------------------------- what is on offer

    def market(self, view: dict[str, Any], focus: int, width: int, marked: set[Any]) -> Table:
        columns = 2 if width >= COLUMNS_FROM else 1
        table = Table.grid(padding=(0, 2, 0, 0))
        cells = [self.pile(view, pile, focus, marked) for pile in view["market"]]
        for first in range(0, len(cells), columns):
            table.add_row(*cells[first : first + columns])
        return table

    def pile(self, view: dict[str, Any], pile: dict[str, Any], focus: int, marked: set[Any]) -> Text:
        """Price after reductions, printed price, name, points, tiles left; dim when sold out or owned."""
        face = self.faces[pile["face"]]
        empire = view["empires"][focus]
        price = pile["prices"][focus]
        before = f"{face['cost']}→" if price != face["cost"] else ""
        points = f"?{pile['worth'][focus]}" if "worth" in pile else str(face["vp"])
        gone = not pile["left"] or pile["face"] in empire["developments"]
        text = Text(f"{before}{price} {self.name('tile', pile['face'])} ({points}) ×{pile['left']}")
        text.stylize("dim" if gone else "bold" if price <= empire["credits"] else "")
        return self.marked(text, pile["face"], marked)

    def explored(self, view: dict[str, Any], focus: int, marked: set[Any]) -> Iterator[RenderableType]:
        if view["centre"]:
            yield self.say("explored")
            for name in view["centre"]:
                yield self.marked(self.world(name), name, marked)

    # ---------------------------------------------------------------- worlds and empires

    def world(self, name: str) -> Text:
        tile = self.worlds[name]
        value = self.words.say(
            "terminal-defence" if tile["military"] else "terminal-cost",
            value=tile["defence"] if tile["military"] else tile["cost"],
        )
        people = self.words.say("amount-colonist", amount=tile["colonists"])
        text = Text("  ")
        text.append_text(self.kind(tile))
        return text.append(f" {self.name('tile', name)}: {value}, {people} ({tile['vp']})")

    def kind(self, tile: dict[str, Any]) -> Text:
        letter = {"none": "–", "any": "?"}.get(tile["kind"], tile["kind"])
        shown = letter if tile["good"] == "production" else letter.lower()
        return Text(shown, style=KIND_STYLES.get(letter, "dim"))

    def empire(self, view: dict[str, Any], focus: int, marked: set[Any]) -> Iterator[RenderableType]:
        empire = view["empires"][focus]
        yield Text(self.names[focus], style=PLAYERS[focus])
        for colony in empire["colonies"]:
            text = Text("  ").append_text(self.kind(self.worlds[colony["tile"]]))
            text.append(f" {self.name('tile', colony['tile'])}")
            if colony["good"] is not None:
                text.append(f" {GOOD}{LETTERS[colony['good']]}", style=KIND_STYLES[LETTERS[colony["good"]]])
            yield self.marked(text, colony["tile"], marked)
        if empire["discovered"]:
            yield self.say("discovered")
            for world in empire["discovered"]:
                text = self.world(world["tile"])
                if "strength" in world:
                    text.append(self.words.say("terminal-against", strength=world["strength"]))
                elif world["price"] != self.worlds[world["tile"]]["cost"]:
                    text.append(self.words.say("terminal-for-you", price=world["price"]))
                yield self.marked(text, world["tile"], marked)
        owned = [self.name("tile", name) for name in empire["developments"]]
        most = self.limits["spaces_without_end"] + 1
        yield self.say("developments", spaces=empire["spaces"], most=most, tiles="; ".join(owned) or "–")
        if view["setup"] == "goals":
            stored = empire["stored"]
            worlds = len(stored["worlds"])
            yield self.say("stored", goods=sum(stored["goods"]), worlds=worlds, credits=stored["credits"])

    def marked(self, text: Text, name: str, marked: set[Any]) -> Text:
        if named("tile", name) in marked:
            text.stylize("reverse")
        return text

    def goals(self, view: dict[str, Any]) -> Iterator[Text]:
        if "goals" in view:
            shown = [self.name("goal", each["goal"]) for each in view["goals"]["up"]]
            if view["goals"]["hidden"]:
                shown.append(f"({self.name('goal', view['goals']['hidden'])})")
            yield self.say("goals", goals="; ".join(shown) or "–", stack=view["goals"]["stack"])

    def players(self, view: dict[str, Any]) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        table.add_column("")
        for column in ("points", "credits", "chips", "reserve", "colonies", "spaces", "goods", "strength"):
            table.add_column(self.words.say(f"terminal-{column}"), justify="right")
        for seat, empire in enumerate(view["empires"]):
            strength = empire["strength"]
            numbers = [
                sum(empire["tally"].values()),
                empire["credits"],
                empire["chips"],
                empire["reserve"],
                len(empire["colonies"]),
                empire["spaces"],
                len([colony for colony in empire["colonies"] if colony["good"] is not None]),
                strength["general"] + strength["temporary"],
            ]
            table.add_row(f"{seat + 1} {self.names[seat]}", *map(str, numbers), style=PLAYERS[seat])
        return table

    def ends(self, view: dict[str, Any]) -> Iterator[Text]:
        """How far each of the four end conditions is, for the empire nearest to it."""
        ends = view["ends"]
        facts = {"spaces": min(ends["spaces"]), "colonies": min(ends["colonies"])}
        yield self.say("ends", **facts, colonists=ends["colonists"], chips=ends["chips"])
        for name in ends["met"]:
            yield Text(self.words.say(f"ending-{name}"), style="bold")
