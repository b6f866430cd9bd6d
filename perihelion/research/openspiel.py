"""Every game as an OpenSpiel game: `pyspiel.load_game("perihelion_sunward(seats=3,reward=win)")`.

    import pyspiel
    import perihelion.research.openspiel  # registers the games

**Chance is explicit.** A state of ours holds its generator; here it never decides anything that a search could look up
beforehand. Whenever an action would use the generator, the state becomes a chance node, and so does the beginning. A
draw of chance is three chance nodes of 256 equally likely outcomes each: together they seed the generator anew,
and only then the action happens. (The set-up drawn by a, b, c is `game.new(seats, seed=a << 16 | b << 8 | c)`.)

**Information is imperfect**, moves are sequential: seats that choose at the same time are asked in seat order. What
is hidden already lies in the state (a shuffled deck): `resample_from_infostate` draws it anew from what the player
knows, and so should every search that must not cheat (OpenSpiel's ISMCTS does; its MCTS looks at the true state).
"""

import json
from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from perihelion.kernel.game import Game
from perihelion.kernel.registry import game as find_game
from perihelion.kernel.registry import known_games
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.state import State
from perihelion.research import rewards
from perihelion.research.rewards import LARGEST
from perihelion.research.table import Setting, setting

DIGITS: Final = 3
OUTCOMES: Final = 256
LATER_DRAWS: Final = 1 << 32
"""Draws during a game have other seeds than set-ups."""
LONGEST: Final = 20_000
"""A bound on the actions of a game that none has ever come near."""
DIGEST: Final = 16
"""Bytes that stand for everything a player has seen and done."""
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
OVER: Final = int(pyspiel.PlayerId.TERMINAL)


class Past:
    """A state that was reached, by whom and how, and what came before; shared by all courses that came this way."""

    __slots__ = ("action", "before", "seat", "state", "steps")

    def __init__(self, before: "Past | None", state: State, seat: int, action: int) -> None:
        self.before = before
        self.state = state
        self.seat = seat
        self.action = action
        self.steps: int = 1 + (before.steps if before is not None else 0)

    def since(self, steps: int) -> "list[Past]":
        """What came after so many steps, in order."""
        found: list[Past] = []
        at: Past | None = self
        while at is not None and at.steps > steps:
            found.append(at)
            at = at.before
        return found[::-1]


class Course:
    """A game in progress as OpenSpiel sees it: our state, or the chance that still has to be drawn.

    States in it are never changed, only replaced, so that copies share them.
    """

    def __init__(self, plays: Setting) -> None:
        self.plays = plays
        self.state: State | None = None
        self.player = CHANCE  # who has to choose
        self.pending: tuple[int, int] | None = None  # seat and action that wait for chance
        self.digits: tuple[int, ...] = ()
        self.past: Past | None = None
        self.digests: list[tuple[int, bytes]] = [(0, b"")] * plays.seats  # how much of the past each one covers

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return self.copied()

    def __getstate__(self) -> dict[str, Any]:
        """States as the bytes they are saved as, for compiled ones cannot be pickled; the past as a list, for what is
        pickled link by link must not be longer than the interpreter's stack."""
        plays = self.plays
        steps = self.past.since(0) if self.past is not None else []
        return vars(self) | {
            "plays": (plays.game.id, plays.seats, plays.reward, plays.options),
            "state": None if self.state is None else self.state.dump(),
            "past": [(each.state.dump(), each.seat, each.action) for each in steps],
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        plays = setting(*kept["plays"])
        state = None if kept["state"] is None else plays.game.load(kept["state"])
        vars(self).update(kept, plays=plays, state=state, past=None)
        for dumped, seat, action in kept["past"]:
            self.past = Past(self.past, plays.game.load(dumped), seat, action)

    def copied(self) -> "Course":
        twin = Course(self.plays)
        twin.state = self.state
        twin.player = self.player
        twin.pending = self.pending
        twin.digits = self.digits
        twin.past = self.past
        twin.digests = self.digests[:]
        return twin

    def choose(self, action: int) -> None:
        """The action happens at once if it needs no chance, and waits for it otherwise."""
        assert self.state is not None
        seat = self.player
        after = self.state.clone()
        after.apply(seat, action)
        if same(after.rng, self.state.rng):
            self.go_to(after, seat, action)
        else:
            self.pending = (seat, action)
            self.player = CHANCE

    def draw(self, digit: int) -> None:
        self.digits = (*self.digits, digit)
        if len(self.digits) < DIGITS:
            return
        seed = 0
        for each in self.digits:
            seed = seed * OUTCOMES + each
        self.digits = ()
        if self.state is None:
            self.go_to(self.plays.game.new(self.plays.seats, seed, **self.plays.options), -1, -1)
            return
        assert self.pending is not None
        seat, action = self.pending
        self.pending = None
        after = self.state.clone()
        after.rng = seeded(LATER_DRAWS + seed)
        after.apply(seat, action)
        self.go_to(after, seat, action)

    def go_to(self, state: State, seat: int, action: int) -> None:
        self.state = state
        self.past = Past(self.past, state, seat, action)
        acting = state.actors()
        self.player = acting[0] if acting else OVER

    def digest(self, player: int) -> bytes:
        """Everything a player has seen so far and its own actions, in order: perfect recall in a few bytes."""
        covered, digest = self.digests[player]
        if self.past is not None:
            for each in self.past.since(covered):
                own = each.action if each.seat == player else -1
                digest = blake2b(digest + f"{own}{as_json(each.state, player)}".encode(), digest_size=DIGEST).digest()
            self.digests[player] = (self.past.steps, digest)
        return digest


def same(one: Rng, other: Rng) -> bool:
    return one.a == other.a and one.b == other.b and one.c == other.c and one.d == other.d


def as_json(state: State, player: int) -> str:
    return json.dumps(state.view(player), separators=(",", ":"), sort_keys=True)


class SpielState(pyspiel.State):
    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.course = Course(game.plays)

    def current_player(self) -> int:
        return self.course.player

    def is_terminal(self) -> bool:
        return self.course.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course.state is not None
        return self.course.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EQUALLY_LIKELY

    def _apply_action(self, action: int) -> None:
        if self.course.player == CHANCE:
            self.course.draw(action)
        else:
            self.course.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        move = self.course.plays.game.actions.move(action)
        return f"{move.kind}({', '.join(map(str, move.args))})"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.course.plays.seats
        assert self.course.state is not None
        return rewards.rewards(self.course.state, self.course.plays.reward)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state this player cannot tell from the true one. Its history() is still that of the true one."""
        twin: SpielState = self.clone()
        if self.course.state is not None:
            twin.course.state = self.course.state.determinize(player, int(sampler() * LATER_DRAWS))
        return twin

    def __str__(self) -> str:
        """For debugging: the true state, with what is hidden."""
        if self.course.state is None:
            return f"set-up {self.course.digits}"
        waits = f" {self.course.pending} {self.course.digits}" if self.course.pending else ""
        return f"{self.course.state.dump().decode()}{waits}"


EQUALLY_LIKELY: Final = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


class SpielObserver:
    """The observation is the encoding of the view; with perfect recall a digest of all that came before follows."""

    def __init__(self, plays: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters, but {params} were given")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("a view is one player's: it cannot be split into public and private parts")
        self.plays = plays
        self.recall: bool = kind.perfect_recall
        size = plays.encoding.size
        self.tensor = np.zeros(size + (8 * DIGEST if self.recall else 0), dtype=np.float32)
        self.observed = self.tensor[:size]
        self.dict = dict(plays.encoding.named(self.observed))
        if self.recall:
            self.dict["recall"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        course = state.course
        self.tensor.fill(0.0)
        if course.state is None:
            return
        self.plays.encoding.write(course.state, player, self.observed)
        if self.recall:
            bits = np.frombuffer(course.digest(player), dtype=np.uint8)
            self.dict["recall"][:] = np.unpackbits(bits)

    def string_from(self, state: SpielState, player: int) -> str:
        course = state.course
        if course.state is None:
            return f"{player}"
        recalled = f" {course.digest(player).hex()}" if self.recall else ""
        return f"{player}{recalled} {as_json(course.state, player)}"


class SpielGame(pyspiel.Game):
    """A subclass of it for every game is what OpenSpiel makes games of."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(find_game(self.name)), **(params or {})}
        seats, reward = given.pop("seats"), given.pop("reward")
        self.plays = setting(self.name, seats, reward, given)
        super().__init__(type_of(self.plays.game, seats), info_of(self.plays), params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS * LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.plays, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def spiel_name(game: str) -> str:
    return f"perihelion_{game.replace('-', '_')}"


def defaults(game: Game) -> dict[str, Any]:
    seats = 2 if 2 in game.seats else game.seats[0]
    return {"seats": seats, "reward": "win", **{option.name: option.default for option in game.options}}


def type_of(game: Game, seats: int) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=spiel_name(game.id),
        long_name=f"Perihelion: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def info_of(plays: Setting) -> pyspiel.GameInfo:
    most = LARGEST if plays.reward == "margin" or plays.seats == 1 else 1.0
    return pyspiel.GameInfo(
        num_distinct_actions=plays.game.actions.size,
        max_chance_outcomes=OUTCOMES,
        num_players=plays.seats,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0 if plays.seats > 1 else None,
        max_game_length=LONGEST,
    )


def register_games() -> None:
    """Every known game under `perihelion_<game>`, once."""
    registered = set(pyspiel.registered_names())
    for name in known_games():
        if spiel_name(name) not in registered:
            # a class and no partial: OpenSpiel lets go of it after Python's end, when only a class survives that
            made = type(f"SpielGame_{name.replace('-', '_')}", (SpielGame,), {"name": name})
            pyspiel.register_game(type_of(find_game(name), 2), made)


register_games()
