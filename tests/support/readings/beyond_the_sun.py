"""Beyond the Sun's features as they are read from a view: a second way to most fields, for the tests."""

from itertools import chain
from typing import Any, Final

from support.fields import (
    Described,
    Fill,
    Ink,
    Names,
    Part,
    View,
    for_seats,
    marks,
    marks_for_seats,
    put,
    rows_of_marks,
    seat_mark,
    told,
    total,
)

from perihelion.games.beyond_the_sun.play import BOOK
from perihelion.games.beyond_the_sun.rules.cards import AREA_NAMES
from perihelion.kernel.game import Game
from perihelion.research.encoding import Encoding, Field

PHASES: Final = ("action", "production", "achievement", "over")
KINDS: Final = ("food", "ore", "marker")
DECKS: Final = ("I", "II", "III", "IIII", "A", "B")
COLUMNS: Final = "ABCDE"
GOALS: Final = 4
SHIP_LEVELS: Final = 4
NUMBERS: Final = 8
ROUNDS: Final = 40.0
TENTH: Final = 10.0


class Words:
    """The names of the set, numbered."""

    def __init__(self, layout: dict[str, Any]) -> None:
        def listed(group: str) -> Names:
            return Names(each["id"] for each in layout[group])

        self.technologies = listed("technologies")
        self.systems = listed("systems")
        self.events = listed("events")
        self.achievements = listed("achievements")
        self.mats = listed("mats")
        self.sides = listed("sides")
        self.areas = Names(AREA_NAMES)
        self.questions = Names(question.name for question in BOOK.questions.values())


def describe(game: Game, seats: int) -> Encoding:
    layout = game.layout()
    words = Words(layout)
    parts = [
        *round_fields(words, seats),
        *tree_fields(words, seats, len(layout["slots"]), len(layout["guilds"])),
        *exploration_fields(words, seats),
        *deck_fields(words, seats),
        *goal_fields(words, seats),
        *faction_fields(words, seats),
        *question_fields(words, seats),
    ]
    return Described(game, seats, parts)


# -------------------------------------------------------------------- the round


def round_fields(words: Words, seats: int) -> list[Part]:
    return [
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
            marks(words.sides, lambda view: [view["side"]]),
        ),
    ]


# -------------------------------------------------------------------- the technology tree


def tree_fields(words: Words, seats: int, slots: int, guilds: int) -> list[Part]:
    technologies = words.technologies
    return [
        (
            Field("tree", (technologies.size,), ""),
            marks(technologies, lambda view: [slot["technology"] for slot in view["slots"]]),
        ),
        (
            Field("discovered", (slots,), ""),
            told(lambda view: [slot["technology"] is not None for slot in view["slots"]]),
        ),
        (Field("known", (seats, technologies.size), ""), known(technologies)),
        (
            Field("events", (slots,), "slots whose event has not been turned up"),
            told(lambda view: [slot["event"] for slot in view["slots"]]),
        ),
        (Field("researched", (seats, slots), "for every faction: the slots it has researched"), researched),
        (
            Field("rows", (technologies.size,), "technologies that lie open in the expert tableau"),
            marks(technologies, lambda view: chain(*view["rows"])),
        ),
        (Field("guilds", (guilds,), "guilds that are open"), told(lambda view: view["guilds"])),
    ]


def known(technologies: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for slot in view["slots"]:
            for seat in slot["researched"]:
                technologies.mark(ink, first + order.index(seat) * technologies.size, [slot["technology"]])

    return fill


def researched(view: View, order: list[int], ink: Ink, first: int) -> None:
    slots = view["slots"]
    for number, slot in enumerate(slots):
        for seat in slot["researched"]:
            ink[first + order.index(seat) * len(slots) + number] = 1.0


# -------------------------------------------------------------------- the exploration board


def exploration_fields(words: Words, seats: int) -> list[Part]:
    areas, systems = words.areas, words.systems
    return [
        (
            Field("systems", (areas.size, systems.size), "for every area, one-hot: its system"),
            systems_out(areas, systems),
        ),
        (
            Field("bases", (areas.size, seats, 3), "for every area and faction: a base of food, ore or a marker"),
            bases(areas),
        ),
        (
            Field(
                "ships",
                (areas.size, seats, SHIP_LEVELS + 1),
                "for every area and faction: ships of each level in fifths, strength in tenths",
            ),
            ships(areas),
        ),
    ]


def systems_out(areas: Names, systems: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for area in view["areas"]:
            systems.mark(ink, first + areas.numbers[area["id"]] * systems.size, [area["system"]])

    return fill


def bases(areas: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for area in view["areas"]:
            if area["base"] is not None:
                row = areas.numbers[area["id"]] * len(order) + order.index(area["base"])
                ink[first + row * len(KINDS) + KINDS.index(area["base_kind"])] = 1.0

    return fill


def ships(areas: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for area in view["areas"]:
            at = first + areas.numbers[area["id"]] * len(order) * (SHIP_LEVELS + 1)
            for seat in order:
                for count in area["ships"][seat]:
                    ink[at] = count / 5.0
                    at += 1
                ink[at] = area["strength"][seat] / TENTH
                at += 1

    return fill


# -------------------------------------------------------------------- decks and events


def deck_fields(words: Words, seats: int) -> list[Part]:
    technologies, events = words.technologies, words.events
    return [
        (
            Field("decks", (6, 2), "for decks I to IIII, A and B: cards, and cards nobody has seen, in twentieths"),
            told(lambda view: [view["decks"][name][what] / 20.0 for name in DECKS for what in ("size", "unseen")]),
        ),
        (
            Field("under_decks", (technologies.size,), "technologies known to lie under their deck"),
            marks(technologies, lambda view: chain(*chain(*[view["decks"][name]["groups"] for name in DECKS[:4]]))),
        ),
        (
            Field("discarded", (events.size,), "events that have left the game"),
            marks(events, lambda view: view["discarded"]),
        ),
        (
            Field("kept", (seats + 1, events.size), "events before a faction; the last row: before nobody"),
            kept(events),
        ),
    ]


def kept(events: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for each in view["kept"]:
            row = len(order) if each["owner"] is None else order.index(each["owner"])
            events.mark(ink, first + row * events.size, [each["event"]])

    return fill


# -------------------------------------------------------------------- achievements


def goal_fields(words: Words, seats: int) -> list[Part]:
    achievements = words.achievements
    return [
        (
            Field("goals", (GOALS, achievements.size), "for every place, one-hot: its achievement"),
            rows_of_marks(achievements, lambda view: [goal["id"] for goal in view["achievements"][:GOALS]]),
        ),
        (
            Field("discs", (GOALS,), ""),
            told(lambda view: [len(goal["discs"]) / 5.0 for goal in view["achievements"][:GOALS]]),
        ),
        (
            Field("goals_of", (seats, GOALS, 3), "for every faction and achievement: claimed, met, can be claimed"),
            goals_of,
        ),
    ]


def goals_of(view: View, order: list[int], ink: Ink, first: int) -> None:
    for number, goal in enumerate(view["achievements"][:GOALS]):
        claimed = [disc["seat"] for disc in goal["discs"]]
        for place, seat in enumerate(order):
            at = first + (place * GOALS + number) * 3
            ink[at] = seat in claimed
            ink[at + 1] = goal["met"][seat]
            ink[at + 2] = goal["claimable"][seat]


# -------------------------------------------------------------------- the factions


def faction_fields(words: Words, seats: int) -> list[Part]:
    technologies, systems = words.technologies, words.systems
    return [
        (
            Field("mats", (seats, words.mats.size), "for every faction, one-hot: its mat"),
            marks_for_seats("factions", words.mats, lambda faction: [faction["mat"]]),
        ),
        *holding_fields(seats),
        (
            Field("private", (seats, technologies.size), "for every faction: its private technologies"),
            marks_for_seats("factions", technologies, lambda faction: faction["private"]),
        ),
        (
            Field("colonised", (seats, systems.size), "for every faction: the systems it has colonised"),
            marks_for_seats("factions", systems, lambda faction: [each["system"] for each in faction["colonised"]]),
        ),
        (
            Field("points", (seats,), "for every faction: points so far, in hundreds"),
            for_seats("factions", lambda faction: [total(faction["tally"])]),
        ),
    ]


def holding_fields(seats: int) -> list[Part]:
    return [
        (
            Field(
                "holdings",
                (seats, 11),
                "for every faction: ore in twentieths, population in tenths, food and ore discs off their tracks in "
                "eighths, ore symbols and automation in tenths, systems controlled in fifths, the pawn put aside",
            ),
            holdings,
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
    ]


def holdings(view: View, order: list[int], ink: Ink, first: int) -> None:
    for seat in order:
        faction = view["factions"][seat]
        technologies = sum(seat in slot["researched"] for slot in view["slots"]) + len(faction["private"])
        numbers = [
            faction["ore"] / 20.0,
            faction["population"] / TENTH,
            faction["food_discs_off"] / 8.0,
            faction["ore_discs_off"] / 8.0,
            faction["ore_symbols"] / TENTH,
            faction["automation"] / TENTH,
            faction["controlled"] / 5.0,
            faction["pawn_aside"],
            faction["noted"] / TENTH,
            technologies / TENTH,
            len(faction["colonised"]) / 5.0,
        ]
        put(ink, first, numbers)
        first += 11


# -------------------------------------------------------------------- the question


def question_fields(words: Words, seats: int) -> list[Part]:
    questions = words.questions
    return [
        (
            Field("asks", (seats,), "one-hot: who is asked"),
            seat_mark(lambda view: view["asked"]["seat"] if view["asked"] else None),
        ),
        (
            Field(
                "asked", (questions.size + NUMBERS,), "one-hot: the kind of question; then its numbers, in parts of 128"
            ),
            asked(questions),
        ),
        (
            Field(
                "offer",
                (words.technologies.size + words.systems.size,),
                "technologies, then systems, to choose from now",
            ),
            marks(Names([*words.technologies.numbers, *words.systems.numbers]), lambda view: view["offer"]),
        ),
    ]


def asked(questions: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        if view["asked"] is not None:
            questions.mark(ink, first, [view["asked"]["step"]])
            put(ink, first + questions.size, [number / 128.0 for number in view["asked"]["numbers"][:NUMBERS]])

    return fill
