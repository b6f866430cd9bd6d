"""Positions for tests: a real state, set up directly, then played through the public contract."""

from __future__ import annotations

from typing import Any

from perihelion.games.beyond_the_sun.game import BeyondTheSun
from perihelion.games.beyond_the_sun.play import BeyondState
from perihelion.games.beyond_the_sun.rules import steps
from perihelion.games.beyond_the_sun.rules.cards import AREA_NAMES
from perihelion.games.beyond_the_sun.rules.pieces import (
    place_ship,
    refresh_abilities,
    refresh_aims,
    refresh_common,
    refresh_pawns,
    refresh_slots,
    refresh_technologies,
)
from perihelion.games.beyond_the_sun.rules.state import Faction, line_frame
from perihelion.games.beyond_the_sun.rules.vocabulary import SPHERE_SPACE
from perihelion.kernel.actions import Move
from perihelion.kernel.table import Event

GAME = BeyondTheSun()
TABLES = GAME.tables
TECH = {card.name: number for number, card in enumerate(TABLES.technologies)}
SYSTEM = {card.name: number for number, card in enumerate(TABLES.systems)}
EVENT = {card.name: number for number, card in enumerate(TABLES.events)}
GOAL = {card.name: number for number, card in enumerate(TABLES.achievements)}
SLOT = {slot.name: number for number, slot in enumerate(TABLES.slots)}
AREA = {name: number for number, name in enumerate(AREA_NAMES)}
GUILD = {name: number for number, name in enumerate(TABLES.guild_names)}
FOOD, ORE, MARKER = 0, 1, 2


class Bench:
    """A table with empty hands and an empty exploration board; seat 0 is first and active."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        made = GAME.new(seats, 1, **options)
        assert isinstance(made, BeyondState)
        self.s = made
        self.events: list[Event] = []
        made.watch(self.events.append)
        made.first = made.active = 0
        for k in range(4):
            made.tech_at[k] = k  # hypercomputing S, narrow beam lasers M, advanced genetics E, terraforming C
        for seat in range(seats):
            self.mat(seat, ore=0, pop=0, supply=[3, 3, 3, 4, 4])
            self.faction(seat).ships = [0] * 40
            self.faction(seat).fleet = 0
            self.faction(seat).strength = [0] * 10
        for area in (1, 2, 6, 7):
            made.system_at[area] = -1
        self.put("A1", "barnards_star").put("A2", "wolf_359").put("B1", "luytens_star").put("B2", "kapteyns_star")
        made.decks[4] = [SYSTEM["groombridge_34"], SYSTEM["epsilon_eridani"], SYSTEM["ross_128"]]
        made.decks[5] = [SYSTEM["wolf_1061"], SYSTEM["van_maanens_star"], SYSTEM["tau_ceti"]]
        made.agenda.clear()
        made.choices = [[] for _ in range(seats)]

    # ---------------------------------------------------------------- given

    def faction(self, seat: int) -> Faction:
        return self.s.factions[seat]

    def mat(self, seat: int, **amounts: Any) -> Bench:
        for name, value in amounts.items():
            if name == "mat":
                value = [mat.name for mat in TABLES.mats].index(value)
            setattr(self.faction(seat), name, value)
        self._refresh(seat)
        return self

    def put(self, area: str, system: str) -> Bench:
        self.s.system_at[AREA[area]] = SYSTEM[system]
        return self

    def ships(self, seat: int, area: str, *levels: int) -> Bench:
        for level in levels:
            place_ship(self.s, seat, AREA[area], level)
        return self

    def base(self, seat: int, area: str, kind: int = FOOD) -> Bench:
        self.s.base[AREA[area]] = seat
        self.faction(seat).bases |= 1 << AREA[area]
        self.s.bases |= 1 << AREA[area]
        self.s.base_kind[AREA[area]] = kind
        if kind == FOOD:
            self.faction(seat).food_out += 1
        elif kind == ORE:
            self.faction(seat).ore_out += 1
        self._refresh(seat)
        return self

    def tech(self, name: str, slot: str, *seats: int) -> Bench:
        """A discovered technology on a slot, researched by these seats."""
        number = SLOT[slot]
        if self.s.tech_at[number] >= 0 and self.s.tech_at[number] != TECH[name]:
            self.s.tech_at[self.s.tech_at.index(TECH[name])] = self.s.tech_at[number]
        self.s.tech_at[number] = TECH[name]
        self.s.event_at[number] = -1
        level = TABLES.technologies[TECH[name]].level
        if TECH[name] in self.s.decks[level]:
            self.s.decks[level].remove(TECH[name])
        return self.cube(slot, *seats)

    def cube(self, slot: str, *seats: int) -> Bench:
        for seat in seats:
            self.faction(seat).techs |= 1 << SLOT[slot]
            self._refresh(seat)
        return self

    def private(self, seat: int, name: str) -> Bench:
        self.faction(seat).private = [*self.faction(seat).private, TECH[name]]
        self._refresh(seat)
        return self

    def colonised(self, seat: int, *names: str, discs: int = 5) -> Bench:
        added = [SYSTEM[name] * 16 + discs for name in names]
        self.faction(seat).colonised = [*self.faction(seat).colonised, *added]
        self._refresh(seat)
        return self

    def deck(self, level: int, *top_first: str) -> Bench:
        """The technologies on top of a deck, the first to be drawn first."""
        cards = [TECH[name] for name in top_first]
        rest = [card for card in self.s.decks[level] if card not in cards]
        self.s.decks[level] = rest + cards[::-1]
        return self

    def event(self, slot: str, name: str) -> Bench:
        self.s.event_at[SLOT[slot]] = EVENT[name]
        self.s.tech_at[SLOT[slot]] = -1
        return self

    def goals(self, *names: str) -> Bench:
        self.s.goals = [GOAL[name] for name in names]
        self.s.claims = [[] for _ in names]
        return self

    def disc(self, goal: str, seat: int) -> Bench:
        place = self.s.goals.index(GOAL[goal])
        self.s.claims[place] = [*self.s.claims[place], seat * 4 + 3]
        return self

    def open_guild(self, name: str) -> Bench:
        self.s.open_guilds |= 1 << GUILD[name]
        return self

    # ---------------------------------------------------------------- when

    def turn(self, seat: int = 0) -> Bench:
        """The turn of a seat begins."""
        self.s.active = seat
        return self._go((steps.TURN,))

    def production(self, seat: int = 0) -> Bench:
        self.s.active = seat
        self.s.agenda.clear()
        self.s.push((steps.LAST_WINDOW,))
        return self._go((steps.PRODUCTION,), keep=True)

    def achievement_phase(self, seat: int = 0) -> Bench:
        self.s.active = seat
        return self._go((steps.ACHIEVEMENT,))

    def resolve(self, seat: int, text: str, event: str | None = None) -> Bench:
        """A line as a bonus: what cannot be done is left out."""
        line = TABLES.book.line(text)
        return self._go(line_frame(seat, line.number, 0, EVENT[event] if event else -1))

    def action(self, seat: int, text: str) -> Bench:
        """A line as a chosen action, without its space."""
        line = TABLES.book.line(text)
        self.s.changed = 0
        self.s.swaps = 0
        return self._go((steps.START, seat, line.number, steps.CHOSEN | steps.BOTTOM, -1))

    def _go(self, step: tuple[int, ...], keep: bool = False) -> Bench:
        if not keep:
            self.s.agenda.clear()
        self.s.choices = [[] for _ in range(self.s.seats)]
        for seat in range(self.s.seats):
            self._refresh(seat)
        refresh_slots(self.s)
        refresh_aims(self.s)
        refresh_common(self.s)
        refresh_pawns(self.s)
        self.s.push(step)
        self.s.settle()
        return self

    def _refresh(self, seat: int) -> None:
        """What a faction keeps, after a change of its mat."""
        refresh_abilities(self.s, seat)
        refresh_technologies(self.s, self.faction(seat))

    def do(self, kind: str, *args: int | str) -> Bench:
        """The seat that is asked makes a move, which both readings of the rules have to allow.

        Names stand for areas, slots, technologies and the like.
        """
        seat = self.s.actors()[0]
        assert self.s.why_not(seat, index(kind, *args)) == []
        self.s.apply(seat, index(kind, *args))
        return self

    def use(self, place: str, number: int = 0) -> Bench:
        return self.do("use_space", space(place, number))

    # ---------------------------------------------------------------- then

    def asked(self) -> int:
        return self.s.actors()[0]

    def moves(self) -> list[Move]:
        """What may be done now; the second reading of the rules refuses none of it."""
        if not self.s.actors():
            return []
        legal = self.s.legal(self.asked())
        assert [action for action in legal if self.s.why_not(self.asked(), action)] == []
        return [GAME.actions.move(action) for action in legal]

    def kinds(self) -> set[str]:
        return {move.kind for move in self.moves()}

    def args(self, kind: str) -> list[tuple[int, ...]]:
        return [move.args for move in self.moves() if move.kind == kind]

    def spaces(self) -> set[int]:
        return {args[0] for args in self.args("use_space")}

    def may_use(self, place: str, number: int = 0) -> bool:
        return space(place, number) in self.spaces()

    def why(self, kind: str, *args: int | str) -> list[str]:
        """The rules that refuse a move; the legal list has to agree."""
        action = index(kind, *args)
        reasons = self.s.why_not(self.asked(), action)
        assert bool(reasons) != (action in self.s.legal(self.asked()))
        return reasons

    def why_space(self, place: str, number: int = 0) -> list[str]:
        return self.why("use_space", space(place, number))

    def owner(self, area: str) -> int:
        return self.s.base[AREA[area]]

    def strength(self, seat: int, area: str) -> int:
        return self.faction(seat).strength[AREA[area]]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def researched(self, seat: int, slot: str) -> bool:
        return bool(self.faction(seat).techs >> SLOT[slot] & 1)


NAMES: dict[str, list[dict[str, int]]] = {
    "research": [SLOT], "lay_at": [SLOT], "take_technology": [TECH], "take_system": [SYSTEM], "uncover": [GUILD],
    "join": [AREA], "build_at": [AREA], "upgrade": [AREA], "move": [AREA, {}, AREA], "target": [AREA],
    "take_bonus": [AREA], "colonise": [AREA], "retire_ship": [AREA], "claim": [GOAL], "send_ship": [AREA],
    "swap": [GOAL], "take_type": [{"S": 0, "E": 1, "M": 2, "C": 3}], "disc": [{"food": 0, "ore": 1}],
    "produce": [{"growth": 0, "ore": 1, "trade": 2}], "from_column": [{"A": 0, "B": 1, "C": 2, "D": 3, "E": 4}],
    "to_column": [{"A": 0, "B": 1, "C": 2, "D": 3, "E": 4}],
}  # fmt: skip
LEVEL_ARGUMENT = {"upgrade": 1, "move": 1, "retire_ship": 1, "send_ship": 1, "settle": 0}


def index(kind: str, *args: int | str) -> int:
    """The action of a move; ship levels count from 1 as on the table."""
    numbers: list[int] = []
    for place, arg in enumerate(args):
        if isinstance(arg, str):
            numbers.append(NAMES[kind][place][arg])
        else:
            numbers.append(arg - 1 if LEVEL_ARGUMENT.get(kind) == place else arg)
    return GAME.actions.index(kind, *numbers)


def space(place: str, number: int = 0) -> int:
    """An action space: basic_1 to basic_4, a guild, the sphere, or a technology."""
    if place.startswith("basic_"):
        return (int(place[-1]) - 1) * 4 + number
    if place in GUILD:
        return 16 + GUILD[place]
    if place == "sphere":
        return SPHERE_SPACE
    return SPHERE_SPACE + 1 + TECH[place] * 2 + number


def action_of(place: str, number: int = 0) -> int:
    """The number of an action that can be copied."""
    if place.startswith("basic_"):
        return int(place[-1]) - 1
    return 4 + GUILD[place] if place in GUILD else 9 + TECH[place] * 2 + number


def supply(bench: Bench, seat: int = 0) -> list[int]:
    return bench.faction(seat).supply


def table(seats: int = 2, **options: Any) -> Bench:
    return Bench(seats, **options)
