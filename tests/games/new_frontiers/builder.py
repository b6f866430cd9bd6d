"""A small builder for positions of New Frontiers: Given a table, When seats act, Then look at the empires.

game = table(seats=3).give(0, credit=5, developments=["space_marines"], discovered=["rebel_scrapyard"])
game.choose(0, "settle").do(0, "settle", "rebel_scrapyard", "strength")
"""

from collections.abc import Mapping, Sequence

import perihelion
from perihelion.games.new_frontiers.game import NewFrontiers
from perihelion.games.new_frontiers.play import NewFrontiersState
from perihelion.games.new_frontiers.rules import scoring
from perihelion.games.new_frontiers.rules import steps as at
from perihelion.games.new_frontiers.rules.empire import NO_GOOD, Empire
from perihelion.games.new_frontiers.rules.tables import COLONIES, WORLDS
from perihelion.kernel.agenda import NOBODY
from perihelion.kernel.game import OptionValue
from perihelion.kernel.table import Event

PLAIN_HOME = "uplift_hatchery"
"""A home without a power: a windfall colony of Genes."""

WAYS = ("credits", "strength", "contact", "doomed", "arming")
KINDS = "NRGA"
Word = str | int


def the_game() -> NewFrontiers:
    game = perihelion.game("new-frontiers")
    assert isinstance(game, NewFrontiers)
    return game


class Builder:
    """A game at the choice of the first tile, with seats in the order of their numbers and plain homes."""

    def __init__(self, state: NewFrontiersState) -> None:
        self.state = state
        self.tables = state.tables
        self.names = {tile.name: tile.number for tile in self.tables.tiles}
        self.events: list[Event] = []

    # ---------------------------------------------------------------- Given

    def give(
        self,
        seat: int,
        *,
        credit: int | None = None,
        chips: int | None = None,
        reserve: int | None = None,
        home: str | None = None,
        colonies: Sequence[str] = (),
        goods: Mapping[str, str] | None = None,
        developments: Sequence[str] = (),
        discovered: Sequence[str] = (),
    ) -> "Builder":
        """Put things into an empire, out of the pools, the bag and the piles."""
        empire = self.empire(seat)
        if credit is not None:
            empire.credits = credit
        if chips is not None:
            empire.chips = chips
        if reserve is not None:
            self.state.colonists += empire.reserve - reserve
            empire.reserve = reserve
        if home is not None:
            empire.colonies = [self.names[home], *empire.colonies[1:]]
        for name in colonies:
            self._out_of_bag(self.names[name])
            self.state.colonists -= self.tables.tiles[self.names[name]].colonists
            empire.add_colony(self.names[name])
        for name in developments:
            self._show(name)
            tile = self.names[name]
            pile = self.tables.pile_of[tile]
            self.state.left = [count - (1 if k == pile and count else 0) for k, count in enumerate(self.state.left)]
            empire.developments = [*empire.developments, tile]
            empire.spaces += self.tables.tiles[tile].spaces
        for name in discovered:
            self._out_of_bag(self.names[name])
            empire.discovered = sorted([*empire.discovered, self.names[name]])
        for name, kind in (goods or {}).items():
            empire.put_good(empire.colonies.index(self.names[name]), KINDS.index(kind))
            self.state.take_good(KINDS.index(kind))
        empire.ready_colonies, empire.ready_developments = len(empire.colonies), len(empire.developments)
        empire.refresh(self.tables)
        return self.restart()

    def show(self, *names: str) -> "Builder":
        """Turn piles so that these developments are on offer."""
        for name in names:
            self._show(name)
        return self.restart()

    def pool(self, *, chips: int | None = None, colonists: int | None = None, goods: str = "") -> "Builder":
        """Set pools; `goods="N0"` leaves no Novelty."""
        if chips is not None:
            self.state.chips = chips
        if colonists is not None:
            self.state.colonists = colonists
        for kind, count in zip(goods[::2], goods[1::2], strict=True):
            self.state.goods = [
                int(count) if k == KINDS.index(kind) else left for k, left in enumerate(self.state.goods)
            ]
        return self

    def bag(self, *names: str) -> "Builder":
        """Leave only these worlds in the bag."""
        self.state.bag = sorted(self.names[name] for name in names)
        return self

    def goal(self, name: str, *, owner: int = 0, up: bool = True) -> "Builder":
        """Put a goal into play, face up or face down before its owner."""
        number = self.goal_number(name)
        state = self.state
        place = state.goal_stack.index(number)
        state.goal_stack = state.goal_stack[:place] + state.goal_stack[place + 1 :]
        state.stack_masks = [masks[:place] + masks[place + 1 :] for masks in state.stack_masks]
        if up:
            state.goals_up = [*state.goals_up, number]
            state.goal_owners = [*state.goal_owners, owner]
            state.stack_masks = [[mask & ~(1 << number) for mask in masks] for masks in state.stack_masks]
        else:
            state.hidden, state.hidden_owner = number, owner
            state.hidden_masks = [1 << number if seat == owner else 255 for seat in range(state.seats)]
        return self

    def _show(self, name: str) -> None:
        pile = self.tables.pile_of[self.names[name]]
        self.state.faces = [self.names[name] if k == pile else face for k, face in enumerate(self.state.faces)]

    def _out_of_bag(self, tile: int) -> None:
        assert tile < WORLDS
        self.state.bag = [world for world in self.state.bag if world != tile]

    def restart(self) -> "Builder":
        """Ask for the first tile again, with the position as it is now."""
        state = self.state
        state.lay_offer()
        state.agenda = [(at.NEXT_CHOICE,)]
        state.lanes = [[] for _ in range(state.seats)]
        state.choices = [NOBODY] * state.seats
        state.settle()
        return self

    # ---------------------------------------------------------------- When

    def choose(self, seat: int, action: str) -> "Builder":
        """The seat picks an action tile."""
        assert self.state.actors() == (seat,), f"{self.state.actors()} choose, not {seat}"
        return self.do(seat, "choose_tile", "isolation" if action == "goals_review" else action)

    def choose_quietly(self, seat: int, action: str) -> "Builder":
        """As `choose`; the owner of a face-down goal leaves it so."""
        self.choose(seat, action)
        for asked in self.state.actors():
            if self.state.action >= 0 and self.state.questions[asked] == (at.GOAL_ASKED,):
                self.do(asked, "leave_goal", 0)
        return self

    def do(self, seat: int, kind: str, *args: Word) -> "Builder":
        """A move; both readings of the rules have to allow it, and what is offered is in order."""
        self.state.watch(self.events.append)
        assert self.state.legal(seat) == sorted(self.state.legal(seat))
        action = self.number(seat, kind, *args)
        assert self.state.why_not(seat, action) == []
        self.state.apply(seat, action)
        return self

    def number(self, seat: int, kind: str, *args: Word) -> int:
        parameters = the_game().actions.by_name[kind].parameters
        numbers = [self._value(seat, name, arg) for (name, _), arg in zip(parameters, args, strict=True)]
        return the_game().actions.index(kind, *numbers)

    def _value(self, seat: int, parameter: str, arg: Word) -> int:
        if isinstance(arg, int):
            return arg
        if parameter in ("world", "colony"):
            return self.names[arg]
        if parameter == "face":
            return self.names[arg] - COLONIES
        if parameter == "tile":
            return self.tables.actions.index(arg)
        if parameter == "way":
            return WAYS.index(arg)
        if parameter == "kind":
            return KINDS.index(arg)
        if parameter == "goal":
            return self.goal_number(arg)
        assert parameter == "power"
        powers = [power.number for power in self.tables.tiles[self.names[arg]].powers]
        first = the_game().actions.first("use_power")
        legal = [number for number in powers if first + number in self.state.legal(seat)]
        return legal[0] if legal else powers[0]

    def take_colonists(self, seat: int) -> "Builder":
        """As the choice in Settle; a seat without a world it can settle has done so already."""
        return self.do(seat, "take_colonists") if "take_colonists" in self.moves(seat) else self

    def finish_action(self) -> "Builder":
        """Everybody still asked in this action takes the first thing offered."""
        while self.state.action >= 0 and not self.state.over():
            seat = self.state.actors()[0]
            self.state.apply(seat, self.state.legal(seat)[0])
        return self

    def finish_round(self) -> "Builder":
        """The rest of the round, with the tiles that do least."""
        number = self.state.round
        idle = [self.tables.actions.index(name) for name in ("isolation", "send_diplomats", "produce", "develop")]
        while self.state.round == number and not self.state.over():
            seat = self.state.actors()[0]
            options = self.state.legal(seat)
            if self.moves(seat) == ["declare"] and self.state.action < 0:
                break  # final scoring
            wanted = [2 + tile for tile in idle if self.state.action < 0 and 2 + tile in options]
            self.state.apply(seat, wanted[0] if wanted else options[0])
        return self

    # ---------------------------------------------------------------- Then

    def empire(self, seat: int) -> Empire:
        return self.state.empires[seat]

    def can(self, seat: int, kind: str, *args: Word) -> bool:
        """Whether the move is legal; `why_not` has to agree."""
        action = self.number(seat, kind, *args)
        legal = action in self.state.legal(seat)
        assert legal == (not self.state.why_not(seat, action))
        return legal

    def why_not(self, seat: int, kind: str, *args: Word) -> list[str]:
        """The rules that refuse a move; the legal list has to agree."""
        action = self.number(seat, kind, *args)
        reasons = self.state.why_not(seat, action)
        assert bool(reasons) != (action in self.state.legal(seat))
        return reasons

    def moves(self, seat: int) -> list[str]:
        """The kinds of moves a seat may make now."""
        return sorted({the_game().actions.move(action).kind for action in self.state.legal(seat)})

    def colonies(self, seat: int) -> list[str]:
        return [self.tables.tiles[tile].name for tile in self.empire(seat).colonies]

    def discovered(self, seat: int) -> list[str]:
        return sorted(self.tables.tiles[tile].name for tile in self.empire(seat).discovered)

    def developments(self, seat: int) -> list[str]:
        return [self.tables.tiles[tile].name for tile in self.empire(seat).developments]

    def good(self, seat: int, colony: str) -> str:
        """The letter of the good on a colony, "" for none."""
        empire = self.empire(seat)
        kind = empire.goods[empire.colonies.index(self.names[colony])]
        return KINDS[kind] if kind >= 0 else ""

    def in_bag(self, name: str) -> bool:
        return self.names[name] in self.state.bag

    def goal_number(self, name: str) -> int:
        return [goal.name for goal in self.tables.goals].index(name)

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


def table(
    seats: int = 2, setup: str = "first", seed: int = 1, options: Mapping[str, OptionValue] | None = None
) -> Builder:
    """A table without chance in its start: seat 0 chooses first, everybody has a plain home without a good."""
    state = the_game().new(seats=seats, seed=seed, setup=setup, homes="white", **(options or {}))
    assert isinstance(state, NewFrontiersState)
    disks = 2 if seats == 2 else 1
    state.waiting = list(range(seats)) * disks
    state.goods = state.tables.goods[:]
    built = Builder(state)
    row = state.tables.players[seats]
    for seat in range(seats):
        empire = state.empires[seat]
        empire.colonies = [built.names[PLAIN_HOME]]
        empire.goods = [NO_GOOD]
        empire.credits = row["credits"][seat]
        empire.ready_colonies = 1
        empire.refresh(state.tables)
    return built.restart()


def goals(seats: int = 3) -> Builder:
    return table(seats, "goals")


def points(game: Builder, seat: int, name: str) -> int:
    goal = game.tables.goals[game.goal_number(name)]
    empire = game.empire(seat)
    return goal.score(scoring.goal_count(game.tables, empire, goal.subject, scoring.best_kind(game.state, empire)))
