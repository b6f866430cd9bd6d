"""Beyond the Sun at the terminal: the technology tree level by level, the exploration board, achievements and mats.

Players go by their numbers. Of a technology stand the types it matches (S, E, M, C) and after ">" the one it passes on;
"*" is a pawn on one of its spaces. A basic action has its spaces in order, "+1" before one that costs as much more ore.
Of ships in an area stand the strength and, in brackets, the level of each ship.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from perihelion.games.beyond_the_sun.rules.effects import LEVELS
from perihelion.games.beyond_the_sun.rules.vocabulary import (
    BASIC_SPACES,
    CARD_SPACES,
    GUILD_SPACE,
    SPHERE_SPACE,
    TECHNOLOGY_SPACE,
)
from perihelion.kernel.game import Game
from perihelion.kernel.table import Event
from perihelion.words import Words

PLAYERS: Final = ("bold cyan", "bold red", "bold green", "bold magenta")
NOTHING: Final = "–"
WIDE: Final = 120
"""From this width on every technology and system is explained beside its name."""


class Painter:
    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        layout = game.layout()
        self.words = words
        self.names = names
        self.technologies = {each["id"]: each for each in layout["technologies"]}
        self.numbers = {each["id"]: number for number, each in enumerate(layout["technologies"])}
        self.systems = {each["id"]: each for each in layout["systems"]}
        self.slots = {each["id"]: each for each in layout["slots"]}
        self.guilds = [each["id"] for each in layout["guilds"]]
        self.basic = [each["id"] for each in layout["basic_spacefaring"]["actions"]]
        self.basic_layouts = {each["players"]: each for each in layout["basic_spacefaring"]["layouts"]}
        self.edges = {side["id"]: side["edges"] for side in layout["sides"]}
        self.yards = {
            side["id"]: {place["id"]: place["spec"] for place in side["locations"]} for side in layout["sides"]
        }

    def picture(
        self, view: dict[str, Any], seat: int | None, focus: int, width: int, events: Sequence[Event] = ()
    ) -> RenderableType:
        slots = {event.target.removeprefix("slot-") for event in events if event.target.startswith("slot-")}
        marked = {view["slots"][int(slot)]["id"] for slot in slots}
        parts: list[RenderableType] = [self.head(view), self.basic_spaces(view), *self.tree(view, width, marked)]
        parts += [self.exploration(view, width), self.goals(view), self.mats(view), *self.mat(view, focus)]
        parts.append(Text(self.words.say("terminal-signs"), style="dim"))
        return Group(*parts)

    # ---------------------------------------------------------------- small words

    def named(self, kind: str, name: str) -> str:
        return self.words.say(f"{kind}-{name.lower().replace('_', '-')}")

    def table(self, *heads: str) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        for head in heads:
            table.add_column(self.words.say(f"terminal-{head}") if head else "", overflow="fold")
        return table

    def players(self, seats: Sequence[int]) -> Text:
        text = Text(NOTHING if not seats else "")
        for seat in seats:
            text.append(f"{seat + 1} ", style=PLAYERS[seat])
        return text

    def pawns(self, view: dict[str, Any], first: int, spaces: int) -> list[int]:
        """Whose pawns stand on the spaces from `first` on."""
        return [
            seat
            for seat, faction in enumerate(view["factions"])
            if faction["pawn"] is not None and first <= faction["pawn"] < first + spaces and not faction["pawn_aside"]
        ]

    def basic_pawns(self, view: dict[str, Any], action: int) -> Text:
        """The spaces of a basic action one by one, for an occupied one stays closed to all others."""
        first = action * BASIC_SPACES
        extras = self.basic_layouts[view["basic_layout"]][self.basic[action]]
        if isinstance(extras, str):
            return self.players(self.pawns(view, first, BASIC_SPACES))
        line = Text()
        for space, extra in enumerate(extras, first):
            line.append("  " if line else "").append(f"+{extra}: " if extra else "")
            line.append_text(self.players(self.pawns(view, space, 1)))
            line.rstrip()
        return line

    # ---------------------------------------------------------------- the technology board

    def head(self, view: dict[str, Any]) -> Text:
        discs = sum(len(goal["discs"]) for goal in view["achievements"])
        phase = self.words.say(f"terminal-phase-{view['phase']}")
        facts = {"round": view["round"], "phase": phase, "discs": discs, "end": view["end_discs"]}
        line = Text(self.words.say("terminal-head", **facts), style="bold")
        if view["last_round"]:
            line.append(f" {self.words.say('terminal-last-round', round=view['last_round'])}", style="bold red")
        return line

    def basic_spaces(self, view: dict[str, Any]) -> Table:
        table = self.table("action", "", "pawns")
        for number in range(len(self.basic)):
            table.add_row(*self.explained("basic", str(number + 1)), self.basic_pawns(view, number))
        for number, guild in enumerate(self.guilds):
            if view["guilds"][number]:
                table.add_row(*self.explained("guild", guild), self.players(self.pawns(view, GUILD_SPACE + number, 1)))
        if view["sphere"] is not None:
            help_text = self.named("system", f"{view['sphere']}-help")
            table.add_row(self.words.say("sphere-action"), help_text, self.players(self.pawns(view, SPHERE_SPACE, 1)))
        covered = [self.named("guild", guild) for number, guild in enumerate(self.guilds) if not view["guilds"][number]]
        if covered:
            table.caption = Text(self.words.say("terminal-covered", guilds=", ".join(covered)), style="dim")
            table.caption_justify = "left"
        return table

    def explained(self, kind: str, name: str) -> tuple[str, str]:
        return self.named(kind, name), self.named(kind, f"{name}-help")

    def tree(self, view: dict[str, Any], width: int, marked: set[str]) -> Iterator[RenderableType]:
        for level in LEVELS:
            wide = ("effects",) if width >= WIDE else ()
            table = self.table("slot", "needs", "types", "technology", "researched", *wide)
            for slot in view["slots"]:
                if self.slots[slot["id"]]["level"] == level:
                    table.add_row(
                        *self.slot(view, slot, wide=bool(wide)), style="reverse" if slot["id"] in marked else ""
                    )
            yield table
            row = view["rows"][LEVELS.index(level)]
            if row:
                cards = [self.named("technology", card) for card in row if card is not None]
                yield Text(self.words.say("terminal-row", level=level, cards=", ".join(cards)))

    def slot(self, view: dict[str, Any], slot: dict[str, Any], wide: bool) -> Iterator[str | Text]:
        place = self.slots[slot["id"]]
        yield slot["id"]
        needs = " ".join(place["needs"]) or NOTHING
        yield f"{needs} ({place['any']})" if "any" in place else needs
        card = self.technologies.get(slot["technology"])
        if card is None:
            yield NOTHING
            yield self.words.say("terminal-event" if slot["event"] else "terminal-undiscovered")
        else:
            yield "/".join(card["types"]) + (f">{card['pass']}" if "pass" in card else "")
            pawns = self.pawns(view, TECHNOLOGY_SPACE + self.numbers[card["id"]] * CARD_SPACES, CARD_SPACES)
            yield Text(self.named("technology", card["id"])).append("".join(f" *{seat + 1}" for seat in pawns))
        yield self.players(slot["researched"])
        if wide:
            yield self.named("technology", f"{card['id']}-help") if card else ""

    # ---------------------------------------------------------------- the exploration board

    def exploration(self, view: dict[str, Any], width: int) -> Table:
        wide = ("effects",) if width >= WIDE else ()
        table = self.table("area", "card", "routes", "base", "ships", *wide)
        for area in view["areas"]:
            near = [
                one if other == area["id"] else other for one, other in self.routes(view) if area["id"] in (one, other)
            ]
            row: list[str | Text] = [
                f"{area['id']} {self.area(area)}",
                self.card(view, area),
                " ".join(near),
                self.base(area),
                self.ships(area),
            ]
            if wide:
                row.append(self.named("system", f"{area['system']}-help") if area["system"] else "")
            table.add_row(*row)
        return table

    def routes(self, view: dict[str, Any]) -> list[list[str]]:
        joined = [[view["joined"], "extra"]] if view["joined"] is not None else []
        return [*self.edges[view["side"]], *joined]

    def area(self, area: dict[str, Any]) -> str:
        return self.named("system", area["system"]) if area["system"] else self.named("area", area["id"])

    def card(self, view: dict[str, Any], area: dict[str, Any]) -> str:
        card = self.systems.get(area["system"])
        kinds = card["spec"] if card else self.yards[view["side"]].get(area["id"], [])
        spec = "+".join(self.words.say(f"terminal-spec-{kind}") for kind in kinds)
        if card is None:
            return spec or NOTHING
        return self.words.say("terminal-system", strength=card["strength"], spec=spec, points=card["vp"])

    def base(self, area: dict[str, Any]) -> Text:
        if area["base"] is None:
            return Text(NOTHING)
        return Text(f"{area['base'] + 1} {self.named('disc', area['base_kind'])}", style=PLAYERS[area["base"]])

    def ships(self, area: dict[str, Any]) -> Text:
        text = Text()
        for seat, ships in enumerate(area["ships"]):
            if any(ships):
                levels = "".join(str(level + 1) * number for level, number in enumerate(ships))
                text.append(f"{seat + 1}: {area['strength'][seat]} ({levels})  ", style=PLAYERS[seat])
        return text or Text(NOTHING)

    # ---------------------------------------------------------------- achievements and mats

    def goals(self, view: dict[str, Any]) -> Table:
        table = self.table("achievement", "", "spaces", "progress")
        for goal in view["achievements"]:
            spaces = Text()
            for number, points in enumerate(goal["spaces"]):
                owner = goal["discs"][number]["seat"] if number < len(goal["discs"]) else None
                taken = "" if owner is None else f"={owner + 1}"
                spaces.append(f"{points}{taken} ", style="" if owner is None else PLAYERS[owner])
            far = Text()
            for seat, parts in enumerate(goal["progress"]):
                had = "+".join(f"{part['have']}/{part['need']}" for part in parts)
                far.append(f"{seat + 1}: {had}  ", style=PLAYERS[seat])
            table.add_row(*self.explained("achievement", goal["id"]), spaces, far)
        return table

    def mats(self, view: dict[str, Any]) -> Table:
        table = self.table(
            "player", "score", "ore", "population", "supply", "growth", "mines", "automation", "colonies"
        )
        for seat, faction in enumerate(view["factions"]):
            table.add_row(
                f"{seat + 1} {self.names[seat]}",
                str(sum(faction["tally"].values())),
                str(faction["ore"]),
                str(faction["population"]),
                " ".join(f"{letter}{cubes}" for letter, cubes in zip("ABCDE", faction["supply"], strict=True)),
                "".join(faction["growth"]),
                f"+{faction['ore_symbols']}",
                str(faction["automation"]),
                str(len(faction["colonised"])),
                style=PLAYERS[seat],
            )
        return table

    def mat(self, view: dict[str, Any], focus: int) -> Iterator[Text]:
        """What lies by one mat: private technologies, colonies, events."""
        faction = view["factions"][focus]
        by_mat = [self.named("technology", name) for name in faction["private"]]
        by_mat += [self.named("system", colony["system"]) for colony in faction["colonised"]]
        by_mat += [self.named("event-card", kept["event"]) for kept in view["kept"] if kept["owner"] == focus]
        yield Text(
            self.words.say(
                "terminal-mat",
                player=self.names[focus],
                faction=self.named("mat", faction["mat"]),
                cards=", ".join(by_mat) or NOTHING,
            )
        )
        for_all = [kept["event"] for kept in view["kept"] if kept["owner"] is None]
        for events, message in ((for_all, "terminal-kept"), (view["discarded"], "terminal-discarded")):
            if events:
                yield Text(self.words.say(message, events=", ".join(self.named("event-card", name) for name in events)))
