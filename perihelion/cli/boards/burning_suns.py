"""Burning Suns at the terminal: the galaxy as a map of places, sheets with leaders, market, combat, an empire.

A place is "05" with what lies there: a face-down tile "?2" ("??" for an anomaly), or a letter for the kind (H home,
U uninhabited, I inhabited, X hostile, S special, "." void, * anomaly). "=1" is the player in control, "!" unrest;
"1:3/2" are three ships and two units on the ground of player 1, "d" dark ships, "l" local forces.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from perihelion.kernel.game import Game
from perihelion.kernel.table import Event
from perihelion.words import Words

View = dict[str, Any]
ROWS: Final = 19
LABEL: Final = 16
NARROW: Final = 100
"""Below this width there is no map, only the list of tiles."""
WIDEST: Final = 150
PLAYERS: Final = ("bold blue", "bold red", "bold green", "bold magenta", "bold yellow")
LETTERS: Final = {"home": "H", "uninhabited": "U", "inhabited": "I", "hostile": "X", "special": "S", "void": "."}
GROUND: Final = ("regiment", "colossus")
LIMITS: Final = ("fleet", "army", "agents", "artefacts", "build")
FIGURES: Final = ("cost", "dice", "attack", "hp", "in_play")


def site_number(place: str) -> str:
    """How sentences and the map call a place: p05 is 05."""
    return place.removeprefix("p")


def sites_of(galaxy: View) -> list[list[float]]:
    return [[place["x"], place["y"]] for place in galaxy["places"] + galaxy["free_places"]]


class Painter:
    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        layout = game.layout()
        self.words = words
        self.names = names
        self.kinds: dict[str, str] = {each["id"]: each["kind"] for each in layout["systems"]}
        self.galaxies = {each["id"]: sites_of(each) for each in layout["galaxies"]}
        self.sheets = {each["id"]: each for each in layout["action_sheets"]}
        self.actions = [action["action"] for sheet in layout["action_sheets"] for action in sheet["actions"]]
        self.spaces = len(layout["action_sheets"][0]["actions"][0]["spaces"])
        self.leaders = len(layout["races"][0]["leaders"])
        self.races = {each["id"]: each for each in layout["races"]}
        self.prices = {each["id"]: each["cost"] for each in layout["resources"]}

    def picture(
        self, view: View, seat: int | None, focus: int, width: int, events: Sequence[Event] = ()
    ) -> RenderableType:
        marked = {event.target for event in events} | {event.origin for event in events}
        parts: list[RenderableType] = [self.head(view)]
        if width >= NARROW:
            parts.append(self.map(view, min(width, WIDEST), marked))
        parts += [self.tiles(view, marked), *self.order(view), *self.market(view), *self.combat(view)]
        parts += [*self.empire(view, focus), self.players(view)]
        if view["mine"] is not None:
            parts += self.hand(view["mine"])
        parts.append(Text(self.words.say("terminal-signs"), style="dim"))
        return Group(*parts)

    def named(self, kind: str, name: str) -> str:
        return self.words.say(f"{kind}-{name.replace('_', '-')}")

    def list_of(self, kind: str, names: Sequence[str | None]) -> str:
        return ", ".join(self.named(kind, name) for name in names if name is not None) or "–"

    def head(self, view: View) -> Text:
        thresholds = ", ".join(map(str, view["thresholds"][1:]))
        text = self.words.say("terminal-head", round=view["round"], win=view["win"], levels=thresholds)
        return Text(text, style="bold")

    # ---------------------------------------------------------------- the galaxy

    def map(self, view: View, width: int, marked: set[str]) -> Group:
        all_sites = view["sites"] or self.galaxies[view["galaxy"]]  # one laid by chance tells its own
        shown = [place for place in view["places"] if place["back"] is not None]
        sites = {place["id"]: all_sites[number] for number, place in enumerate(view["places"])}
        xs = [sites[place["id"]][0] for place in shown]
        ys = [sites[place["id"]][1] for place in shown]
        rows: list[dict[int, Text]] = [{} for _ in range(ROWS + 4)]
        for place in shown:
            site = sites[place["id"]]
            # Tiles laid later may lie beyond the edge: there is a margin for them.
            column = max(0, int((site[0] - min(xs) + 1) / (max(xs) - min(xs) + 2) * (width - LABEL)))
            row = max(0, round((site[1] - min(ys) + 1) / (max(ys) - min(ys) + 2) * (ROWS - 1)))
            while any(abs(column - other) < LABEL for other in rows[row]):
                row += 1
            rows[row][column] = self.label(place, marked)
        used = [number for number, row in enumerate(rows) if row]
        return Group(*[self.map_line(row) for row in rows[used[0] : used[-1] + 1]])

    def map_line(self, row: dict[int, Text]) -> Text:
        line = Text()
        for column in sorted(row):
            line.append(" " * max(1, column - len(line)))
            line.append_text(row[column])
        return line

    def label(self, place: View, marked: set[str]) -> Text:
        text = Text(site_number(place["id"]), style="reverse" if place["id"] in marked else "dim")
        if place["tile"] is None:
            text.append(f" ?{place['back']}", style="dim")
        else:
            text.append(f" {LETTERS.get(self.kinds.get(place['tile'], ''), '*')}")
        if place["owner"] is not None:
            text.append(f"={place['owner'] + 1}", style=PLAYERS[place["owner"]])
        text.append("!" if place["unrest"] else "", style="bold red")
        for seat, units in enumerate(place["units"]):
            if units:
                text.append(f" {self.strength(seat, units)}", style=PLAYERS[seat])
        text.append(f" d{place['dark_ships']}" if place["dark_ships"] else "")
        text.append(f" l{place['local_forces']}" if place["local_forces"] else "")
        return text

    def strength(self, seat: int, units: dict[str, int]) -> str:
        ground = sum(number for kind, number in units.items() if kind in GROUND)
        return f"{seat + 1}:{sum(units.values()) - ground}/{ground}"

    def tiles(self, view: View, marked: set[str]) -> Table:
        table = self.table("terminal-place", "terminal-tile", "terminal-holds", "terminal-near")
        for place in view["places"]:
            if place["tile"] is not None:
                name = self.named("tile", place["tile"])
                meaning = self.words.say(f"tile-{place['tile'].replace('_', '-')}-help")
                near = " ".join(map(site_number, place["near"]))
                style = "bold" if place["id"] in marked else ""
                table.add_row(
                    site_number(place["id"]),
                    f"{name}: {meaning}",
                    self.label(place, set()).plain[3:],
                    near,
                    style=style,
                )
        return table

    # ---------------------------------------------------------------- sheets and market

    def order(self, view: View) -> Iterator[Text]:
        for sheet in view["sheets"]:
            line = Text(f"{self.named('sheet', sheet)}: ", style="bold")
            for action in self.sheets[sheet]["actions"]:
                line.append(f"{self.named('action', action['action'])} [", style="none")
                for space in range(self.spaces):
                    at = view["leaders"][self.actions.index(action["action"]) * self.spaces + space]
                    mark = str(at // self.leaders + 1) if at >= 0 else "."
                    line.append(mark, style=PLAYERS[at // self.leaders] if at >= 0 else "none")
                line.append("]  ", style="none")
            yield line

    def market(self, view: View) -> Iterator[Text]:
        offered = [f"{self.named('resource', each)} {self.prices[each]}" for each in view["market"] if each]
        yield Text(self.words.say("terminal-market", goods="; ".join(offered) or "–"))
        cards = self.list_of("card", [view["agent"], view["artefact"]])
        yield Text(self.words.say("terminal-offer", cards=cards))

    def combat(self, view: View) -> Iterator[Text]:
        fight = view["actions"][-1].get("fight") if view["actions"] else None
        if fight is None or "rows" not in fight:
            return
        yield Text(self.words.say("terminal-combat", turn=fight["turn"]), style="bold")
        for side, rows in enumerate(fight["rows"]):
            parts = [
                self.words.say(
                    "terminal-row",
                    unit=self.unit(row["unit"]),
                    **{key: row[key] for key in ("number", "attack", "misses")},
                )
                for row in rows
            ]
            chance = f" {fight['chances'][side]}%" if "chances" in fight else ""
            yield Text(f"{self.owner(fight['sides'][side])}{chance}: {'; '.join(parts) or '–'}")

    def owner(self, owner: int | str) -> str:
        return self.names[owner] if isinstance(owner, int) else self.named("npc", owner.removesuffix("s"))

    def unit(self, name: str) -> str:
        if name == "construction":
            return self.words.say("word-construction")
        kind = "npc" if name in ("dark_ship", "local_force") else "resource" if name.startswith("merc_") else "unit"
        return self.named(kind, name)

    # ---------------------------------------------------------------- empires

    def empire(self, view: View, focus: int) -> Iterator[RenderableType]:
        empire = view["empires"][focus]
        yield Text(f"{self.names[focus]}: {self.empire_name(empire)}", style=PLAYERS[focus])
        if "units" not in empire:
            return
        say = self.words.say
        limits = {name: empire["limits"][number] for number, name in enumerate(LIMITS)}
        jump, diplomacy = empire["distances"]
        force = self.named("force", empire["force"])
        yield Text(say("terminal-numbers", jump=jump, diplomacy=diplomacy, force=force, **limits))
        leaders = self.races[empire["race"]]["leaders"]
        named = [f"{self.named('leader', each['id'])} {each['attack']}" for each in leaders]
        placed = [named[number] + self.stands(view, focus, number) for number in range(len(named))]
        yield Text(say("terminal-leaders", leaders=", ".join(placed)))
        table = self.table("terminal-unit", *[f"terminal-{each.replace('_', '-')}" for each in FIGURES])
        for unit, figures in empire["units"].items():
            table.add_row(self.named("unit", unit), *[str(figures[each]) for each in FIGURES])
        yield table
        yield Text(say("terminal-levels", levels=self.list_of("level", empire["levels"])))
        held = [self.list_of("card", [*empire["agents"], *empire["artefacts"]])]
        held += [self.named("resource", each) for each in empire["technologies"]]
        held += [f"{self.named('resource', each)} ({self.named('unit', unit)})" for each, unit in empire["upgrades"]]
        yield Text(say("terminal-cards", cards=", ".join(held)))

    def stands(self, view: View, seat: int, leader: int) -> str:
        """Where a leader stands that has been placed; the sheets show only whose it is."""
        at = seat * self.leaders + leader
        if at not in view["leaders"]:
            return ""
        action, space = divmod(view["leaders"].index(at), self.spaces)
        return f" ({self.named('action', self.actions[action])} {space + 1})"

    def empire_name(self, empire: View) -> str:
        parts = [(kind, empire[kind]) for kind in ("ideology", "race", "organisation")]
        return " ".join(self.named(kind, name) for kind, name in parts if name is not None)

    def players(self, view: View) -> Table:
        table = self.table("", *[f"terminal-{each}" for each in ("antimatter", "crystals", "income", "systems")])
        for seat in view["order"] or range(view["seats"]):
            empire = view["empires"][seat]
            systems = sum(place["owner"] == seat for place in view["places"])
            numbers = (empire["antimatter"], empire["crystals"], empire.get("income", 0), systems)
            table.add_row(f"{seat + 1} {self.names[seat]}", *map(str, numbers), style=PLAYERS[seat])
        return table

    def hand(self, mine: View) -> Iterator[Text]:
        for name in mine["race_cards"]:
            meaning = self.words.say(f"card-{name.replace('_', '-')}-help")
            yield Text(self.words.say("terminal-race-card", card=self.named("card", name), meaning=meaning))

    def table(self, *heads: str) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        for head in heads:
            table.add_column(self.words.say(head) if head else "")
        return table
