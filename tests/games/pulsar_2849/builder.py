"""A small builder for positions: `board(3).turn(0, dice=[4, 2])`, then moves by their names."""

import perihelion
from perihelion.games.pulsar_2849.play import PulsarState
from perihelion.games.pulsar_2849.rules.state import SPINS
from perihelion.games.pulsar_2849.rules.steps import AFTERWARDS, PICK, PRODUCTION, ROUTE, TURN
from perihelion.games.pulsar_2849.rules.technologies import learn
from perihelion.games.pulsar_2849.rules.terms import COLOURS, SIZES
from perihelion.kernel.errors import IllegalAction

GAME = perihelion.game("pulsar-2849")
TABLES = GAME.tables
SYSTEM_IDS = [tile.id for tile in TABLES.tiles]
TRANSMITTERS = [each.id for each in TABLES.transmitters]
EXPLORATION = TABLES.exploration_ids


class Board:
    """A state with short names for its moves. The position is set directly; what is tested goes through `apply`."""

    def __init__(self, state: PulsarState) -> None:
        self.forced = []  # what was taken because there was no other choice
        self.state = state

    @property
    def state(self) -> PulsarState:
        return self._state

    @state.setter
    def state(self, state: PulsarState) -> None:
        self._state = state
        self.forced.clear()
        state.watch(self._watch)

    def _watch(self, event):
        if event.kind == "forced":
            self.forced.append(event.amount)

    # ---------------------------------------------------------------- given

    def player(self, seat):
        return self.state.players[seat]

    def face(self, category, name):
        """Another face of a technology board."""
        state = self.state
        state.faces = state.faces[:]
        state.faces[category] = [face.id for face in TABLES.faces].index(name)
        state.boards = TABLES.boards(state.faces)
        state.techs = [tech for face in state.faces for tech in TABLES.faces[face].techs]
        return self

    def slot(self, tech):
        return [TABLES.techs[number].id for number in self.state.techs].index(tech)

    def with_patent(self, seat, *techs):
        """Patents of earlier rounds; the face of each is put into play."""
        for tech in techs:
            face = tech.split("-")[0]
            self.face(len(face) - 2, face)
        for tech in techs:
            slot = self.slot(tech)
            if self.state.first_patent[slot] < 0:
                self.state.first_patent[slot] = seat
            else:
                self.state.second_patent[slot] = seat
            self.state.slid |= 1 << slot
            self.player(seat).patents |= 1 << slot
            learn(self.player(seat), TABLES.techs[self.state.techs[slot]])
        return self

    def with_side(self, seat, side):
        names = [each.id for each in TABLES.hq_sides]
        self.player(seat).hq_side = names.index(side)
        self.player(seat).hq_board = names.index(side) // 2
        return self

    def with_projects(self, seat, *places):
        for place in places:
            self.player(seat).projects |= 1 << TABLES.places.index(place)
        return self

    def with_goals(self, *goals):
        self.state.goals = [[each.id for each in TABLES.goals].index(goal) for goal in goals]
        return self

    def with_transmitter(self, seat, name, paid=(), operating=False):
        tile = TRANSMITTERS.index(name)
        state = self.state
        state.stack = [each for each in state.stack if each != tile]
        state.offer = [-1 if each == tile else each for each in state.offer]
        self.player(seat).arrays = [*self.player(seat).arrays, tile]
        state.paid[tile] = sum(1 << cost for cost in paid)
        if operating:
            state.paid[tile] = TABLES.transmitters[tile].all_paid
            state.operating |= 1 << tile
        return self

    def link(self, one, side, other, other_side):
        a = 2 * TRANSMITTERS.index(one) + side
        b = 2 * TRANSMITTERS.index(other) + other_side
        self.state.links[a] = b
        self.state.links[b] = a
        return self

    def with_offer(self, *names):
        tiles = [TRANSMITTERS.index(name) for name in names]
        state = self.state
        state.stack = [each for each in [*state.stack, *state.offer] if each >= 0 and each not in tiles]
        state.offer = [*tiles, -1, -1, -1][:3]
        return self

    def sector(self, name):
        return self.state.cluster.ids.index(name)

    def pulsar(self, name):
        return self.state.cluster.pulsar_at[self.sector(name)]

    def system(self, name):
        return self.state.cluster.system_at[self.sector(name)]

    def with_ship(self, seat, sector):
        self.player(seat).ship = self.sector(sector)
        return self

    def with_tile(self, sector, tile, shown=True):
        """A planetary system tile on a sector; the one that was there takes its place."""
        state = self.state
        place = self.system(sector)
        wanted = SYSTEM_IDS.index(tile)
        systems = state.systems[:]
        if wanted in systems:
            systems[systems.index(wanted)] = systems[place]
        else:
            state.removed = systems[place]
        systems[place] = wanted
        state.systems = systems
        if shown:
            state.shown |= 1 << place
        return self

    def with_base(self, seat, sector, planet="blue"):
        place = self.system(sector)
        owners = self.state.blue if planet == "blue" else self.state.barren
        owners[place] += (seat,)
        self.state.shown |= 1 << place
        self.player(seat).bases += 1
        return self

    def with_pulsar(self, seat, name, size=None, spinning=False):
        pulsar = self.pulsar(name)
        self.state.owner[pulsar] = seat
        self.player(seat).rings -= 1
        if size is not None:
            self.state.gyrodyne[pulsar] = SIZES.index(size) + 1 + (SPINS if spinning else 0)
            self.state.stacks[SIZES.index(size)] -= 1
        return self

    def with_waiting(self, seat, size, number=1):
        waiting = self.player(seat).waiting[:]
        waiting[SIZES.index(size)] += number
        self.player(seat).waiting = waiting
        self.state.stacks[SIZES.index(size)] -= number
        return self

    def with_top_tile(self, *names):
        """Exploration tiles on top of the stack, the first name drawn first."""
        stack = self.state.exploration
        for name in reversed(names):
            kind = EXPLORATION.index(name)
            stack.remove(kind)
            stack.append(kind)
        return self

    def with_tracks(self, initiative=None, engineers=None):
        """Markers as (field counted from 1, seat), the leading one first."""
        for number, markers in enumerate((initiative, engineers)):
            if markers is not None:
                self.state.tracks[number] = [4 * (field - 1) + seat for field, seat in markers]
        return self

    def with_dice(self, *values, median=None):
        """Dice on the dice board, with the median marker where the rules put it, or at twice the field given."""
        from perihelion.games.pulsar_2849.rules.dice import median_of

        self.state.silver = [values.count(value) for value in range(7)]
        self.state.median = median_of(self.state.silver) if median is None else median
        return self

    def _restart(self, agenda, active):
        state = self.state
        state.agenda = agenda
        state.choices = [[] for _ in range(state.seats)]
        state.acting = ()
        state.asked = ()
        state.active = active
        self.forced.clear()
        state.settle()
        return self

    def turn(self, seat=0, dice=(), in_round=None, red=(), owed=-1, bonus_used=False):
        """The seat's turn in the action phase, with nobody after it; production follows."""
        state = self.state
        if in_round is not None:
            state.round = in_round
        self.player(seat).dice = list(dice)
        state.offered_dice = list(red)
        state.owed = owed
        state.bonus_used = int(bonus_used)
        state.happened = []
        state.fresh = -1
        return self._restart([(TURN, state.seats), (AFTERWARDS,)], seat)

    def turns(self, order=()):
        """The whole action phase in this order of seats, or in that of the rockets."""
        if order:
            self.state.order = list(order) * (2 if self.state.seats == 2 else 1)
        return self._restart([(TURN, 0)], -1)

    def picks(self, *seats):
        """The dice phase with these picks still to come; the action phase follows."""
        return self._restart([(TURN, 0), *[(PICK, seat) for seat in reversed(seats)]], -1)

    def produce(self, in_round=None):
        if in_round is not None:
            self.state.round = in_round
        return self._restart([(PRODUCTION,)], -1)

    # ---------------------------------------------------------------- when

    @property
    def actor(self):
        return self.state.actors()[0]

    def action(self, kind, *args):
        return GAME.actions.index(kind, *[self._number(kind, each) for each in args])

    def _number(self, kind, name):
        if not isinstance(name, str):
            return name
        if kind in ("go", "teleport"):
            return self.sector(name)
        if kind in ("place", "finish_gyrodyne", "claim_isolated", "take_gyrodyne", "gain_gyrodyne"):
            if name in SIZES:
                return SIZES.index(name)
            first = self.state.cluster.first_isolated if kind == "claim_isolated" else 0
            return self.pulsar(name) - first
        if kind == "patent":
            return self.slot(name)
        if kind in ("complete", "announce_run"):
            return TABLES.places.index(name) if name in TABLES.places else COLOURS.index(name)
        if kind in ("pay_transmitter", "link"):
            return TRANSMITTERS.index(name)
        if kind == "take_transmitter":
            return self.state.offer.index(TRANSMITTERS.index(name))
        if kind == "spend":
            return ["-1", "+1", "+2"].index(name)
        if kind == "buy_modifier":
            return ["pm1", "p2"].index(name)
        if kind == "choose_gate":
            return self.state.cluster.entries.index(self.sector(name))
        raise ValueError(name)

    def legal(self):
        """What may be done now: sorted, and the second reading of the rules refuses none of it."""
        actor = self.actor
        found = self.state.legal(actor)
        assert found == sorted(set(found))
        assert [action for action in found if self.state.why_not(actor, action)] == []
        return found

    def can(self, kind, *args):
        return self.action(kind, *args) in self.legal()

    def refused(self, kind, *args):
        """The rules that refuse a move; the engine refuses it too, and what it is tried on stays as it was."""
        action = self.action(kind, *args)
        actor = self.actor
        reasons = self.state.why_not(actor, action)
        twin = self.state.clone()
        try:
            twin.apply(actor, action)
        except IllegalAction:
            assert twin.pack() == self.state.pack()
            assert (twin.cluster, twin.boards) == (self.state.cluster, self.state.boards)
            return reasons
        return []

    def do(self, kind, *args):
        """A move; one that was taken already, because it was the only choice, is not made again."""
        action = self.action(kind, *args)
        if self.forced and self.forced[0] == action:
            self.forced.pop(0)
            return self
        self.forced.clear()
        self.state.apply(self.actor, action)
        return self

    def use(self, value, *target, token=None):
        """Pay for something with a silver die."""
        self.do("use_silver", value)
        if token is not None:
            self.do("spend", token)
        return self.do(*target)

    def fly(self, value, *path, token=None, run=None, kind="use_silver"):
        """Fly with a die along a path of sectors, those included that leave no choice."""
        self.do(kind, value)
        if token is not None:
            self.do("spend", token)
        self.do("fly", len(path))
        return self.go(*path, run=run)

    def go(self, *path, run=None):
        state = self.state
        seat = state.active
        end = self.sector(path[-1])
        if run is not None:
            self.do("announce_run", *run)
        for name in path:
            if self.forced:
                assert self.forced.pop(0) == self.action("go", name)
            elif state.acting and state.asked[0] == ROUTE:
                state.apply(seat, self.action("go", name))
        assert state.players[seat].ship == end
        return self

    def end_turn(self):
        return self.do("end_turn")

    # ---------------------------------------------------------------- then

    def moves(self, kind=None):
        found = [GAME.actions.move(action) for action in self.legal()]
        return [move.args for move in found if move.kind == kind] if kind else found

    def kinds(self):
        return {GAME.actions.move(action).kind for action in self.legal()}

    def points(self, seat, source):
        return self.state.tally()[seat].get(source, 0)

    def score(self, seat):
        return self.state.scores()[seat]


def board(seats=3, seed=1, **options):
    """A game after setup, before the first die is taken; gates and sides are the first ones offered."""
    options = {"technologies_1": "A", "technologies_2": "A", "technologies_3": "A", **options}
    if options.get("headquarters", True) is False or options.get("first_game"):
        for number in (1, 2, 3):
            options.pop(f"technologies_{number}")
    state = GAME.new(seats=seats, seed=seed, **options)
    while state.asked[0] != PICK:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    return Board(state)


def quiet(seats=3, **options):
    """A board whose cluster is turned up with tiles nobody gains much from, and with no headquarters in the way."""
    made = board(seats, **options)
    for seat in range(seats):
        made.player(seat).score = 20
        made.player(seat).tally[0] = 20
    return made
