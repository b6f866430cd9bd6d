"""Sunward at the terminal: the sheet as a hex map, the command board with its six columns, everybody's points.

Every hex shows its number in the row; with the letter of the row it is the label that moves use: row D, number 7 is
D7. After the number stands what is there: a sign of the sheet, or the letter of the zone that covers it.
"""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from perihelion.kernel.game import Game
from perihelion.kernel.table import Event
from perihelion.words import Words

EMPTY: Final = "."
SIGNS: Final = {"alien": "!", "upgrade": "+", "resource": "$"}
SIGN_STYLES: Final = {"!": "bold red", "+": "bold cyan", "$": "bold yellow", EMPTY: "dim"}
SHIP: Final = ">>"
MARKED: Final = "*"
HEX: Final = 4
"""Characters a hex is wide; the next row lies half a hex to the right."""
GAP: Final = 3
COLUMNS_BESIDE: Final = 100
"""From this width on the columns of the command board stand side by side."""
SOURCES: Final = ("tally-mission-black-hole", "tally-mission-resources", "tally-alien-threat")
"""The longest names of sources of points."""
DARK_TEXT: Final = "#101018"
LIGHT_TEXT: Final = "#f0f0f8"


class Painter:
    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        layout = game.layout()
        self.words = words
        self.names = names
        self.cells: list[tuple[int, int]] = [(q, r) for q, r in layout["cells"]]
        self.sheet: dict[str, Any] = layout["sheet"]
        self.zones: dict[str, Any] = {zone["id"]: zone for zone in layout["zones"]}
        self.rows = sorted({r for _, r in self.cells})
        ship = self.sheet["spaceship"]
        self.left = min([self.place(q, r) for q, r in self.cells] + [self.place(ship[0], ship[1])])
        self.signs = {tuple(cell): SIGNS[kind] for kind, cells in self.sheet["symbols"].items() for cell in cells}

    def place(self, q: int, r: int) -> int:
        return HEX * q + HEX // 2 * r

    def label(self, cell: int) -> str:
        q, r = self.cells[cell]
        return f"{chr(ord('A') + r)}{sum(1 for x, y in self.cells if y == r and x <= q)}"

    # ---------------------------------------------------------------- the whole picture

    def picture(
        self, view: dict[str, Any], seat: int | None, focus: int, width: int, events: Sequence[Event] = ()
    ) -> RenderableType:
        letters = self.letters(view)
        own = view["mine"] if focus == seat else None
        marked = [int(cell) for event in events if event.kind == "drawn" for cell in event.target.split(",") if cell]
        if own is not None and own["cells"]:
            marked += own["cells"]
        head = self.words.say(
            "cli-sunward-head", round=view["round"], turn=view["turn"], player=self.names[view["active"]]
        )
        sheet = Group(
            Text(self.words.say("cli-sunward-sheet", player=self.names[focus]), style="bold"),
            *self.map_lines(view, focus, letters, marked),
        )
        notes = Group(*self.notes(view, focus))
        points = self.points(view)
        if view["phase"] == "over":
            beside: RenderableType = sheet  # the final points follow, in the order of the ranking
        elif width >= self.width_of_both():
            beside = Table.grid(padding=(0, GAP, 0, 0))
            beside.add_row(sheet, points)
        else:
            beside = Group(points, "", sheet)
        parts: list[RenderableType] = [
            Text(head, style="bold"),
            self.board(view, focus, letters, width),
            Text(),
            beside,
            notes,
        ]
        if "rank" in view:
            rank = self.words.say("cli-sunward-rank", rank=f"@rank-{view['rank'].replace('_', '-')}")
            parts.append(Text(rank, style="bold"))
        return Group(*parts)

    def width_of_both(self) -> int:
        """Columns that the sheet needs with the points beside it."""
        drawn = [*self.cells, *[tuple(frontier["badge_cell"]) for frontier in self.sheet["frontiers"]]]
        sheet = len("A ") + max(self.place(q, r) for q, r in drawn) - self.left + HEX
        sources = max(len(self.words.say(message)) for message in SOURCES)
        return sheet + GAP + sources + sum(1 + len(name) for name in self.names) + 1

    def letters(self, view: dict[str, Any]) -> list[str]:
        """For every column a letter of its zone's name that no column before it has."""
        found: list[str] = []
        for column in view["columns"]:
            name = self.zone_name(column["zone"]).upper()
            spare = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
            found.append(next(each for each in [*name, *spare] if each.isalpha() and each not in found))
        return found

    def zone_name(self, zone: str) -> str:
        return self.words.say(f"zone-{zone.replace('_', '-')}")

    def zone_style(self, zone: str) -> Style:
        colour = self.zones[zone]["fill"]["colour"]
        red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
        bright = 3 * red + 6 * green + blue > 1400
        return Style(bgcolor=colour, color=DARK_TEXT if bright else LIGHT_TEXT, bold=True)

    # ---------------------------------------------------------------- the sheet

    def map_lines(self, view: dict[str, Any], focus: int, letters: list[str], marked: list[int]) -> list[Text]:
        pieces = view["sheets"][focus]["pieces"]
        piece_at = {cell: number for number, piece in enumerate(pieces) for cell in piece["cells"]}
        lines = []
        for r in self.rows:
            parts: list[tuple[int, Text]] = []
            in_row = [cell for cell, (_, row) in enumerate(self.cells) if row == r]
            for number, cell in enumerate(in_row, 1):
                if cell in marked:
                    text = Text(f"{number:>2}{MARKED}", style="bold reverse")
                elif cell in piece_at:
                    column = pieces[piece_at[cell]]["column"]
                    goes_on = piece_at.get(self.right_of(cell)) == piece_at[cell] and self.right_of(cell) not in marked
                    style = self.zone_style(view["columns"][column]["zone"])
                    text = Text(f"{number:>2}{letters[column]}{' ' if goes_on else ''}", style=style)
                else:
                    sign = self.signs.get(self.cells[cell], EMPTY)
                    text = Text.assemble((f"{number:>2}", "dim"), (sign, SIGN_STYLES[sign]))
                parts.append((self.place(*self.cells[cell]), text))
            parts += self.beside_the_grid(view, focus, r)
            lines.append(self.joined(f"{chr(ord('A') + r)} ", parts))
        return lines

    def right_of(self, cell: int) -> int:
        """The next hex of the row, -1 where there is none; cells are numbered along the rows."""
        q, r = self.cells[cell]
        return cell + 1 if cell + 1 < len(self.cells) and self.cells[cell + 1] == (q + 1, r) else -1

    def beside_the_grid(self, view: dict[str, Any], focus: int, r: int) -> list[tuple[int, Text]]:
        """The spaceship, and the numbers of the frontiers: what is kept, or what can still be had."""
        found = []
        ship = self.sheet["spaceship"]
        if ship[1] == r:
            found.append((self.place(ship[0], ship[1]), Text(SHIP, style="bold magenta")))
        for number, frontier in enumerate(self.sheet["frontiers"]):
            q, row = frontier["badge_cell"]
            if row == r:
                kept = view["sheets"][focus]["frontiers"][number]
                open_for = (
                    str(frontier["later"]) if view["claimed"][number] else f"{frontier['first']}/{frontier['later']}"
                )
                text = f"={kept}" if kept else open_for
                found.append((self.place(q, row), Text(text, style="bold green" if kept else "green")))
        return found

    def joined(self, start: str, parts: list[tuple[int, Text]]) -> Text:
        line = Text.assemble((start, "bold"))
        for place, text in sorted(parts, key=lambda part: part[0]):
            gap = place - self.left + len(start) - line.cell_len
            line.append(" " * max(gap, 0))
            line.append_text(text)
        return line

    def notes(self, view: dict[str, Any], focus: int) -> list[Text]:
        """In words what the map cannot say: the signs, the upgrades, the hexes at each frontier and its points."""
        words = self.words
        sheet = view["sheets"][focus]
        signs = [f"{sign} {words.say(f'symbol-{kind}')}" for kind, sign in SIGNS.items()]
        free = sheet["upgrades_gained"] - sheet["upgrades_used"]
        upgrades = words.say("cli-sunward-upgrades", free=free, used=sheet["upgrades_used"])
        lines = [Text("   ".join([*signs, f"{SHIP} {words.say('spaceship')}", upgrades]))]
        frontiers = []
        for number, frontier in enumerate(self.sheet["frontiers"]):
            cells = [self.cells.index((edge["hex"][0], edge["hex"][1])) for edge in frontier["edges"]]
            name = words.say(f"frontier-{frontier['id'].replace('_', '-')}")
            hexes = " ".join(self.label(cell) for cell in sorted(cells))
            kept = sheet["frontiers"][number]
            message = "kept" if kept else "later" if view["claimed"][number] else "open"
            facts = {"name": name, "hexes": hexes, "kept": kept, "first": frontier["first"], "later": frontier["later"]}
            frontiers.append(words.say(f"cli-sunward-frontier-{message}", **facts))
        return [*lines, Text("; ".join(frontiers))]

    # ---------------------------------------------------------------- the command board

    def board(self, view: dict[str, Any], focus: int, letters: list[str], width: int) -> RenderableType:
        """What there is to know of every column; the columns side by side where there is room, else a line for each."""
        words = self.words
        columns = view["columns"]
        zones = []
        for column, letter in zip(columns, letters, strict=True):
            mark = (f" {letter} ", self.zone_style(column["zone"]))
            zones.append(Text.assemble(mark, f" {self.zone_name(column['zone'])}"))
        missions = [f"mission-{each['mission'].replace('_', '-')}" if each["mission"] else "" for each in columns]
        met = [f"{times}×" for times in view["sheets"][focus]["missions"]]
        met += ["–"] * (len(columns) - len(met))  # the black hole has no mission
        rows: list[tuple[str, list[Any]]] = [
            (words.say("edge-top"), self.notches(view, "top")),
            (words.say("cli-sunward-zone"), zones),
            (words.say("cli-sunward-shape"), self.shapes(view)),
            (words.say("cli-sunward-mission"), [words.say(each) if each else "–" for each in missions]),
            (words.say("cli-sunward-met"), met),
            (words.say("edge-bottom"), self.notches(view, "bottom")),
        ]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        numbers = [str(number + 1) for number in range(len(columns))]
        if width >= COLUMNS_BESIDE:
            for head in ["", *numbers]:
                table.add_column(head)
            for name, cells in rows:
                table.add_row(name, *cells)
            return table
        shapes = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        for letter in letters:
            shapes.add_column(f"{letter}:")
        shapes.add_row(*rows.pop(2)[1])
        for head in ["", *[name for name, _ in rows]]:
            table.add_column(head)
        for number, *cells in zip(numbers, *[cells for _, cells in rows], strict=True):
            table.add_row(number, *cells)
        return Group(table, "", shapes)

    def shapes(self, view: dict[str, Any]) -> list[Text]:
        mine = view["mine"]
        drawing, left_out = (mine["column"], mine["left_out"]) if mine else (-1, [])
        return [
            self.shape(column["zone"], left_out if number == drawing else [])
            for number, column in enumerate(view["columns"])
        ]

    def notches(self, view: dict[str, Any], edge: str) -> list[str]:
        """The tiles at an edge: a round bracket is a circle, a square one an octagon."""
        found = ["–"] * len(view["columns"])
        for tile in view["placed"]:
            if tile["edge"] == edge:
                found[tile["circle"]] = f"({tile['tile']})"
                found[tile["octagon"]] = f"[{tile['tile']}]"
        return found

    def shape(self, zone: str, left_out: list[int]) -> Text:
        """A zone's shape, its hexes numbered as `leave out` names them; those left out are crossed."""
        cells = self.zones[zone]["cells"]
        first = min(2 * q + r for q, r in cells)
        rows: dict[int, str] = {}
        for number, (q, r) in sorted(enumerate(cells), key=lambda each: (each[1][1], each[1][0])):
            row = rows.get(r, "")
            sign = "x" if number in left_out else str(number + 1)
            rows[r] = row + " " * (2 * q + r - first - len(row)) + sign
        return Text("\n".join(rows[r] for r in sorted(rows)))

    # ---------------------------------------------------------------- points

    def points(self, view: dict[str, Any]) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
        table.add_column(self.words.say("cli-points"))
        for name in self.names:
            table.add_column(name, justify="right")
        sheets = view["sheets"]
        for source in sheets[0]["tally"]:
            table.add_row(self.words.say(f"tally-{source}"), *[str(sheet["tally"][source]) for sheet in sheets])
        totals = [str(sum(sheet["tally"].values())) for sheet in sheets]
        table.add_row(self.words.say("cli-total"), *totals, style="bold")
        return table
