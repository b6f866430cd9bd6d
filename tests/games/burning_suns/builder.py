"""A small galaxy for a test: tiles by name, units by count, dice by number; play goes through the public contract."""

from collections import deque

import pytest

import perihelion
from perihelion.games.burning_suns.game import BurningSuns
from perihelion.games.burning_suns.play import BurningSunsState, set_up
from perihelion.games.burning_suns.rules.empire.numbers import full_hull
from perihelion.games.burning_suns.rules.empire.sources import touch
from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.galaxy.places import refresh_reach
from perihelion.games.burning_suns.rules.steps import BEGIN_ACTION, CHECK, POP
from perihelion.games.burning_suns.rules.terms import ACTION, KINDS, TITAN, UNIT_NAMES
from perihelion.kernel.actions import Move
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.game import OptionValue
from perihelion.kernel.rng import Rng, seeded

GAME = perihelion.game("burning-suns")
assert isinstance(GAME, BurningSuns)
TABLES = GAME.tables


class LoadedDice:
    """A generator whose first numbers are given; afterwards it is a real one."""

    def __init__(self, rng: Rng, faces: list[int]) -> None:
        self.rng = rng
        self.faces = deque(faces)

    def below(self, bound: int) -> int:
        if bound == 8 and self.faces:
            return self.faces.popleft() - 1
        return self.rng.below(bound)

    def shuffle(self, items: list[int]) -> None:
        self.rng.shuffle(items)

    def clone(self) -> "LoadedDice":
        return LoadedDice(self.rng.clone(), list(self.faces))

    def __getattr__(self, name: str) -> int:
        return int(getattr(self.rng, name))


class Builder:
    """Homes `home0`, `home1`… are there from the start; every other tile is added, face up unless said otherwise."""

    def __init__(self, seats: int = 2, **options: OptionValue) -> None:
        chosen = GAME.complete(options)
        listed = [option.values.index(chosen[option.name]) for option in GAME.options]
        listed[4] = int(chosen["starting_crystals"])
        self.state: BurningSunsState = set_up(TABLES, seats, seeded(1), listed)
        state = self.state
        state.agenda = []
        state.near = [0] * len(state.near)
        self.labels: dict[str, int] = {}
        for place in range(state.galaxy.size):
            if place not in state.galaxy.homes:
                state.tile[place] = -1
        for seat in range(seats):
            self.labels[f"home{seat}"] = state.galaxy.homes[seat]
            state.tile[state.galaxy.homes[seat]] = seat  # home_1, home_2…
        refresh_reach(state)
        self.free = [place for place in range(state.galaxy.count) if place not in state.galaxy.homes]
        state.stack = []
        state.aside = []
        state.round = 1
        for seat in range(seats):
            self.empire(seat, "merchant", "ercinean", "outer_rim")
            state.crystals[seat] = 0

    # ---------------------------------------------------------------- what lies on the table

    def empire(self, seat: int, ideology: str = "", race: str = "", organisation: str = "") -> "Builder":
        state = self.state
        if ideology:
            state.ideology[seat] = TABLES.ideologies.index(ideology)
        if race:
            state.race[seat] = [each.name for each in TABLES.races].index(race)
        if organisation:
            state.organisation[seat] = [each.name for each in TABLES.organisations].index(organisation)
        touch(state, seat)
        return self

    def tile(self, label: str, name: str, near: str = "", up: bool = True) -> "Builder":
        """Lay a tile; `near` names the tiles it touches, separated by spaces."""
        state = self.state
        place = self.free.pop(0)
        self.labels[label] = place
        state.tile[place] = TABLES.tile_names.index(name)
        if up:
            state.up |= 1 << place
            state.local[place] = TABLES.tile_force[state.tile[place]]
            state.dark[place] = TABLES.dark_number[state.tile[place]]
        for other in near.split():
            self.join(label, other)
        refresh_reach(state)
        return self

    def join(self, one: str, other: str) -> "Builder":
        first, second = self.labels[one], self.labels[other]
        self.state.near[first] |= 1 << second
        self.state.near[second] |= 1 << first
        refresh_reach(self.state)
        return self

    def line(self, *labels: str, first: str = "home0") -> "Builder":
        """Voids in a row, face up."""
        before = first
        for number, label in enumerate(labels):
            self.tile(label, f"void_{number % 5 + 1}", before)
            before = label
        return self

    def units(self, seat: int, label: str, **numbers: int) -> "Builder":
        state = self.state
        for name, number in numbers.items():
            kind = UNIT_NAMES.index(name) if name in UNIT_NAMES else self.mercenary(name)
            state.change_units(seat, self.labels[label], kind, number)
            if TITAN <= kind <= TITAN + 2:
                state.hull[seat][kind - TITAN] = full_hull(state, seat, kind)
        return self

    @staticmethod
    def mercenary(name: str) -> int:
        resource = [each.name for each in TABLES.resources].index(f"merc_{name}")
        return int(TABLES.resources[resource].unit)

    def control(self, seat: int, label: str, unrest: bool = False, blocked: int = -1) -> "Builder":
        state = self.state
        place = self.labels[label]
        state.set_control(place, seat)
        state.local[place] = 0
        state.blocked[place] = blocked
        if unrest:
            state.unrest |= 1 << place
        touch(state, seat)
        return self

    def dark(self, label: str, number: int) -> "Builder":
        self.state.dark[self.labels[label]] = number
        return self

    def local(self, label: str, number: int) -> "Builder":
        self.state.local[self.labels[label]] = number
        return self

    def crystals(self, *numbers: int) -> "Builder":
        self.state.crystals[: len(numbers)] = list(numbers)
        return self

    def antimatter(self, *numbers: int) -> "Builder":
        self.state.antimatter[: len(numbers)] = list(numbers)
        self.state.unchecked = (1 << self.state.seats) - 1
        return self

    def agent(self, seat: int, name: str) -> "Builder":
        card = TABLES.agents.index(f"agent_{name}")
        self.out_of_deck(0, card)
        self.state.agent_owner[card] = seat
        touch(self.state, seat)
        return self

    def artefact(self, seat: int, name: str) -> "Builder":
        card = TABLES.artefacts.index(f"artefact_{name}")
        self.out_of_deck(1, card)
        self.state.artefact_owner[card] = seat
        touch(self.state, seat)
        return self

    def out_of_deck(self, deck: int, card: int) -> None:
        if self.state.face_up[deck] == card:
            self.state.face_up[deck] = self.state.decks[deck].pop()
        else:
            self.state.decks[deck].remove(card)

    def technology(self, seat: int, name: str) -> "Builder":
        self.state.technologies[seat].append(self.resource(name))
        touch(self.state, seat)
        return self

    def upgrade(self, seat: int, name: str, unit: str) -> "Builder":
        self.state.upgrades[seat].append(self.resource(name) << 4 | UNIT_NAMES.index(unit))
        touch(self.state, seat)
        return self

    def construction(self, label: str, name: str) -> "Builder":
        place = self.labels[label]
        self.state.construction[place] = self.resource(name)
        touch(self.state, self.state.control[place])
        return self

    def market(self, *names: str) -> "Builder":
        self.state.market = [self.resource(name) for name in names]
        return self

    @staticmethod
    def resource(name: str) -> int:
        return [each.name for each in TABLES.resources].index(name)

    def level(self, seat: int, level: int, option: int = 0) -> "Builder":
        self.state.levels[seat][level] = option
        touch(self.state, seat)
        return self

    def card(self, seat: int, name: str) -> "Builder":
        """A race card in hand; the empire becomes of its race."""
        for race, names in enumerate(TABLES.card_names):
            if f"rc_{name}" in names:
                self.state.race[seat] = race
                self.state.hand[seat] |= 1 << names.index(f"rc_{name}")
                touch(self.state, seat)
        return self

    def ally(self, one: int, other: int, first: int = 0, second: int = 0) -> "Builder":
        """An alliance with these cards (numbers within the race)."""
        state = self.state
        state.lent[one][other] = first
        state.lent[other][one] = second
        for seat in (one, other):
            touch(state, seat)
        return self

    def dice(self, *faces: int) -> "Builder":
        rng = self.state.rng
        self.state.rng = LoadedDice(rng if isinstance(rng, Rng) else rng.rng, list(faces))  # type: ignore[assignment]
        return self

    # ---------------------------------------------------------------- play

    def begin(self, seat: int, action: str, leader: int = 0) -> "Builder":
        """The seat's leader performs an action."""
        self.state.push((BEGIN_ACTION, ACTION[action], seat, leader, 0))
        self.state.settle()
        return self

    def step(self, *step: int) -> "Builder":
        self.state.push(step)
        self.state.settle()
        return self

    @property
    def seat(self) -> int:
        return self.state.actors()[0]

    def moves(self, seat: int | None = None) -> list[Move]:
        """What may be done now: sorted, and the second reading of the rules refuses none of it."""
        who = self.seat if seat is None else seat
        legal = self.state.legal(who)
        assert legal == sorted(set(legal))
        assert [action for action in legal if self.state.why_not(who, action)] == []
        return [GAME.actions.move(action) for action in legal]

    def kinds(self) -> set[str]:
        return {move.kind for move in self.moves()} if self.state.actors() else set()

    def places(self, kind: str = "place") -> set[str]:
        names = {place: label for label, place in self.labels.items()}
        if not self.state.actors():
            return set()
        return {names[move.args[0]] for move in self.moves() if move.kind == kind}

    def do(self, kind: str, *args: int | str) -> "Builder":
        """The seat whose turn it is makes a move; places and units by name."""
        numbers: list[int] = []
        for arg in args:
            if isinstance(arg, int):
                numbers.append(arg)
            elif arg in self.labels:
                numbers.append(self.labels[arg])
            elif arg in UNIT_NAMES:
                numbers.append(UNIT_NAMES.index(arg))
            else:
                numbers.append(self.mercenary(arg))
        self.state.apply(self.seat, GAME.actions.index(kind, *numbers))
        return self

    def use(self, name: str) -> "Builder":
        """Use the ability of a component; the one of several that is legal now."""
        for move in self.moves():
            if move.kind == "use" and TABLES.abilities[move.args[0]].name == name:
                return self.do("use", move.args[0])
        raise AssertionError(f"{name} cannot be used: {self.usable()}")

    def usable(self) -> set[str]:
        return {TABLES.abilities[move.args[0]].name for move in self.moves() if move.kind == "use"}

    def decline_while(self, *questions: str) -> "Builder":
        """Say no to questions of these kinds (view names), as long as they come."""
        while self.state.actors() and self.asked() in questions:
            self.do("decline")
        return self

    def asked(self) -> str:
        found = self.state.view(None)["question"]
        return str(found)

    def has(self, seat: int, label: str, name: str) -> int:
        kind = UNIT_NAMES.index(name) if name in UNIT_NAMES else self.mercenary(name)
        return self.state.units[seat][self.labels[label] * KINDS + kind]

    def owner(self, label: str) -> int:
        return self.state.control[self.labels[label]]

    def unrest(self, label: str) -> bool:
        return self.state.unrest >> self.labels[label] & 1 == 1

    def why_not(self, kind: str, *args: int | str) -> list[str]:
        """The rules that refuse a move; the engine refuses it too, and what it is tried on stays as it was."""
        numbers = [self.labels[arg] if isinstance(arg, str) else arg for arg in args]
        action = GAME.actions.index(kind, *numbers)
        reasons = self.state.why_not(self.seat, action)
        if reasons:
            twin = self.state.clone()
            with pytest.raises(IllegalAction):
                twin.apply(self.seat, action)
            assert twin.pack() == self.state.pack()
        return reasons


def built(seats: int = 2, **options: OptionValue) -> Builder:
    return Builder(seats, **options)


# ---------------------------------------------------------------- scenes


def checked(table: Builder, actor: int = 0) -> Builder:
    """What is looked at when an action of this empire ends (BSU-11.12)."""
    table.state.frames.append(Frame(-1, actor, -1))
    table.state.push((POP,))
    return table.step(CHECK)


def facing(attackers: dict[str, int], defenders: dict[str, int], seats: int = 2, **options: OptionValue) -> Builder:
    table = built(seats, **options).line("a", "b", "c").join("c", "home1")
    for seat in (0, 1):
        table.empire(seat, "merchant", "ercinean", "eclipse")
    return table.units(0, "a", **attackers).units(1, "a", **defenders)


def storming(defenders: int, **ships: int) -> Builder:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", regiment=defenders)
    table.empire(0, "merchant", "templar", "eclipse").empire(1, "merchant", "usurper", "eclipse")
    return table.units(0, "a", **(ships or {"battlecruiser": 3}))


def activated(table: Builder, name: str = "") -> Builder:
    table.begin(0, "activate")
    if name and table.state.actors() and table.asked() == "activate":
        table.use(name)
    return table


def battle(attackers: dict[str, int], defenders: dict[str, int], **options: OptionValue) -> Builder:
    """Two fleets on one void; seat 0 attacks, without rerolls of the organisation."""
    table = built(**options).line("a", "b", "c")
    table.join("c", "home1")
    table.empire(0, "merchant", "insectoid", "eclipse").empire(1, "merchant", "ercinean", "eclipse")
    return table.units(0, "a", **attackers).units(1, "a", **defenders)


def fleet_of(table: Builder, seat: int) -> int:
    return table.state.fleet[seat][table.labels["a"]]
