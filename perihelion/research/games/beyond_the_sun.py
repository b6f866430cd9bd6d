"""Beyond the Sun's observation: the technology tree, the exploration board, decks as far as known, and every mat.

Nobody has secrets here. What never changes (the tree's lines, what the cards do) is not encoded. Factions come
observer first, then in the order of play.
"""

from itertools import chain
from typing import Any, Final

from perihelion.games.beyond_the_sun.components import AREA_NAMES
from perihelion.games.beyond_the_sun.phrases import STEPS
from perihelion.kernel.game import Game
from perihelion.research.encoding import (
    Described,
    Encoding,
    Field,
    Names,
    Vector,
    View,
    for_seats,
    marks,
    marks_for_seats,
    seat_mark,
    told,
    total,
)

PHASES: Final = ("action", "production", "achievement", "over")
KINDS: Final = ("food", "ore", "marker")
DECKS: Final = ("I", "II", "III", "IIII", "A", "B")
COLUMNS: Final = "ABCDE"
GOALS: Final = 4
SHIP_LEVELS: Final = 4
NUMBERS: Final = 8
ROUNDS: Final = 40.0
TENTH: Final = 10.0


def describe(game: Game, seats: int) -> Encoding:
    layout = game.layout()
    technologies = Names(each["id"] for each in layout["technologies"])
    systems = Names(each["id"] for each in layout["systems"])
    events = Names(each["id"] for each in layout["events"])
    achievements = Names(each["id"] for each in layout["achievements"])
    mats = Names(each["id"] for each in layout["mats"])
    areas = Names(AREA_NAMES)
    questions = Names(dict.fromkeys(name for name, *_ in STEPS.values()))
    slots = len(layout["slots"])

    def slots_filled(view: View, order: list[int], part: Vector) -> None:
        for row, slot in zip(part, view["slots"], strict=True):
            technologies.mark(row, slot["technology"])

    def researched(view: View, order: list[int], part: Vector) -> None:
        for number, slot in enumerate(view["slots"]):
            for seat in slot["researched"]:
                part[order.index(seat), number] = 1.0

    def systems_out(view: View, order: list[int], part: Vector) -> None:
        for area in view["areas"]:
            systems.mark(part[areas.numbers[area["id"]]], area["system"])

    def bases(view: View, order: list[int], part: Vector) -> None:
        for area in view["areas"]:
            if area["base"] is not None:
                part[areas.numbers[area["id"]], order.index(area["base"]), KINDS.index(area["base_kind"])] = 1.0

    def ships(view: View, order: list[int], part: Vector) -> None:
        for area in view["areas"]:
            for place, seat in enumerate(order):
                row = part[areas.numbers[area["id"]], place]
                row[:SHIP_LEVELS] = [count / 5.0 for count in area["ships"][seat]]
                row[SHIP_LEVELS] = area["strength"][seat] / TENTH

    def decks(view: View, order: list[int], part: Vector) -> None:
        for row, name in zip(part, DECKS, strict=True):
            row[:] = (view["decks"][name]["size"] / 20.0, view["decks"][name]["unseen"] / 20.0)

    def under_decks(view: View, order: list[int], part: Vector) -> None:
        for name in DECKS[:4]:
            technologies.mark(part, *chain(*view["decks"][name]["groups"]))

    def kept(view: View, order: list[int], part: Vector) -> None:
        for each in view["kept"]:
            place = len(order) if each["owner"] is None else order.index(each["owner"])
            events.mark(part[place], each["event"])

    def goals(view: View, order: list[int], part: Vector) -> None:
        for row, goal in zip(part, view["achievements"], strict=False):
            achievements.mark(row, goal["id"])

    def goals_of(view: View, order: list[int], part: Vector) -> None:
        for number, goal in enumerate(view["achievements"][:GOALS]):
            for place, seat in enumerate(order):
                claimed = any(disc["seat"] == seat for disc in goal["discs"])
                part[place, number] = (claimed, goal["met"][seat], goal["claimable"][seat])

    def asked(view: View, order: list[int], part: Vector) -> None:
        if view["asked"] is not None:
            questions.mark(part[: len(questions)], view["asked"]["step"])
            numbers = view["asked"]["numbers"][:NUMBERS]
            part[len(questions) : len(questions) + len(numbers)] = [number / 128.0 for number in numbers]

    def offer(view: View, order: list[int], part: Vector) -> None:
        for name in view["offer"]:
            if name in technologies.numbers:
                part[technologies.numbers[name]] = 1.0
            else:
                part[len(technologies) + systems.numbers[name]] = 1.0

    def mat(faction: dict[str, Any]) -> list[float]:
        return [
            faction["ore"] / 20.0,
            faction["population"] / TENTH,
            faction["food_discs_off"] / 8.0,
            faction["ore_discs_off"] / 8.0,
            faction["ore_symbols"] / TENTH,
            faction["automation"] / TENTH,
            faction["controlled"] / 5.0,
            faction["pawn_aside"],
        ]

    every = len(technologies)
    parts = [
        (Field("phase", (4,), f"one-hot: {', '.join(PHASES)}"), marks(Names(PHASES), lambda view: [view["phase"]])),
        (
            Field("round", (2,), "the round in fortieths; whether it is the last one"),
            told(lambda view: (view["round"] / ROUNDS, view["last_round"] > 0)),
        ),
        (
            Field("first", (seats,), "one-hot: who plays first, the observer first"),
            seat_mark(lambda view: view["first"]),
        ),
        (Field("active", (seats,), "one-hot: whose turn it is"), seat_mark(lambda view: view["active"])),
        (
            Field("side", (2,), "one-hot: the side of the exploration board"),
            marks(Names(each["id"] for each in layout["sides"]), lambda view: [view["side"]]),
        ),
        (Field("slots", (slots, every), "for every slot of the tree, one-hot: its technology"), slots_filled),
        (
            Field("events", (slots,), "slots whose event has not been turned up"),
            told(lambda view: [slot["event"] for slot in view["slots"]]),
        ),
        (Field("researched", (seats, slots), "for every faction: the slots it has researched"), researched),
        (
            Field("rows", (every,), "technologies that lie open in the expert tableau"),
            marks(technologies, lambda view: chain(*view["rows"])),
        ),
        (Field("guilds", (len(layout["guilds"]),), "guilds that are open"), told(lambda view: view["guilds"])),
        (Field("systems", (len(areas), len(systems)), "for every area, one-hot: its system"), systems_out),
        (Field("bases", (len(areas), seats, 3), "for every area and faction: a base of food, ore or a marker"), bases),
        (
            Field(
                "ships",
                (len(areas), seats, SHIP_LEVELS + 1),
                "for every area and faction: ships of each level in fifths, strength in tenths",
            ),
            ships,
        ),
        (
            Field("decks", (6, 2), "for decks I to IIII, A and B: cards, and cards nobody has seen, in twentieths"),
            decks,
        ),
        (Field("under_decks", (every,), "technologies known to lie under their deck"), under_decks),
        (
            Field("discarded", (len(events),), "events that have left the game"),
            marks(events, lambda view: view["discarded"]),
        ),
        (Field("kept", (seats + 1, len(events)), "events before a faction; the last row: before nobody"), kept),
        (Field("goals", (GOALS, len(achievements)), "for every place, one-hot: its achievement"), goals),
        (
            Field("goals_of", (seats, GOALS, 3), "for every faction and achievement: claimed, met, can be claimed"),
            goals_of,
        ),
        (
            Field("mats", (seats, len(mats)), "for every faction, one-hot: its mat"),
            marks_for_seats("factions", mats, lambda faction: [faction["mat"]]),
        ),
        (
            Field(
                "holdings",
                (seats, 8),
                "for every faction: ore in twentieths, population in tenths, food and ore discs off their tracks in "
                "eighths, ore symbols and automation in tenths, systems controlled in fifths, the pawn put aside",
            ),
            for_seats("factions", mat),
        ),
        (
            Field("supply", (seats, 5), "for every faction: cubes in each column of the supply, in fifths"),
            for_seats("factions", lambda faction: [cubes / 5.0 for cubes in faction["supply"]]),
        ),
        (
            Field("growth", (seats, 5), "for every faction: columns that growth would take from"),
            marks_for_seats("factions", Names(COLUMNS), lambda faction: faction["growth"]),
        ),
        (
            Field("automated", (seats, 3), "for every faction: automation by kind, in eighths"),
            for_seats("factions", lambda faction: [count / 8.0 for count in faction["automated"]]),
        ),
        (
            Field("private", (seats, every), "for every faction: its private technologies"),
            marks_for_seats("factions", technologies, lambda faction: faction["private"]),
        ),
        (
            Field("colonised", (seats, len(systems)), "for every faction: the systems it has colonised"),
            marks_for_seats("factions", systems, lambda faction: [each["system"] for each in faction["colonised"]]),
        ),
        (
            Field("points", (seats,), "for every faction: points so far, in hundreds"),
            for_seats("factions", lambda faction: total(faction["tally"])),
        ),
        (
            Field("asks", (seats,), "one-hot: who is asked"),
            seat_mark(lambda view: view["asked"]["seat"] if view["asked"] else None),
        ),
        (
            Field(
                "asked", (len(questions) + NUMBERS,), "one-hot: the kind of question; then its numbers, in parts of 128"
            ),
            asked,
        ),
        (Field("offer", (every + len(systems),), "technologies, then systems, to choose from now"), offer),
    ]
    return Described(game, seats, parts)
