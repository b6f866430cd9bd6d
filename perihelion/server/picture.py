"""A position as its viewers are shown it: what all see alike is made once, and what one of them sees once for each.

A scene of it is put together from encoded parts. Whoever moves is compared with nothing, but of everybody else it is
asked whether a move changed what they see: then the parts of the position before it are mostly there already.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, Final

from perihelion.kernel.game import Game
from perihelion.kernel.state import State
from perihelion.server.messages import PromptScene
from perihelion.server.scenes import Viewer, encode, quotes_of, said

NOTHING_YET: Final = encode(
    {
        "actors": [],
        "view": None,
        "forecast": {},
        "legal": [],
        "prompt": None,
        "may_undo": False,
        "no_undo": "",
        "may_redo": False,
    }
)
"""The core while seats are free."""

PART: Final = b'{"actors":%b,"view":%b,"forecast":%b,"legal":[%b],"prompt":%b'
EMPTY: Final = b"{}"


class Picture:
    def __init__(self, game: Game, moves: Sequence[bytes], state: State) -> None:
        self.game = game
        self.moves = moves
        self.state = state
        self._shared: dict[tuple[str, ...], bytes] = {}  # by what of and the entries that are left out of it
        self._actors = b""
        self._parts: dict[Viewer, bytes] = {}
        self._quotes: dict[int, bytes] = {}

    def part(self, viewer: Viewer) -> bytes:
        """What the viewer sees and may choose: the core of a scene but for its end, which tells of undo."""
        found = self._parts.get(viewer)
        if found is None:
            found = self._parts[viewer] = self._make(viewer, choices=True)
        return found

    def core(self, viewer: Viewer, may: tuple[bool, bool], no_undo: str) -> bytes:
        return closed(self.part(viewer), may, no_undo)

    def to_look_at(self, viewer: Viewer) -> bytes:
        """The core without what may be chosen."""
        return closed(self._make(viewer, choices=False), (False, False), "")

    def quotes(self, seat: int) -> bytes:
        """Of every legal move, in their order."""
        found = self._quotes.get(seat)
        if found is None:
            found = self._quotes[seat] = encode(quotes_of(self.state, seat))
        return found

    def _make(self, viewer: Viewer, choices: bool) -> bytes:
        state = self.state
        view = self._with_own("view", state.view, state.own_view(viewer), viewer)
        forecast = self._with_own("forecast", state.forecast, state.own_forecast(viewer), viewer)
        legal, prompt = b"", b"null"
        if viewer is not None and choices:
            legal = b",".join(chosen(self.moves, state.legal(viewer)))
            asked = state.prompt(viewer)
            within = self._turn_of_another(viewer)
            prompt = encode(PromptScene(said(asked.question), said(asked.reason), asked.rule, within))
        if not self._actors:
            self._actors = encode(state.actors())
        return PART % (self._actors, view, forecast, legal, prompt)

    def _with_own(
        self, what: str, made: Callable[[Viewer], Mapping[str, Any]], own: Mapping[str, Any] | None, viewer: Viewer
    ) -> bytes:  # fmt: skip
        """What all see alike, then what is not for this viewer as it is for spectators."""
        if own is None:
            return encode(made(viewer))
        entries = (what, *own)
        shared = self._shared.get(entries)
        if shared is None:
            alike = dict(made(None))
            for name in own:
                alike.pop(name, None)
            shared = self._shared[entries] = encode(alike)
        if not own:
            return shared
        return encode(own) if shared == EMPTY else b"%b,%b" % (shared[:-1], encode(own)[1:])

    def _turn_of_another(self, viewer: int) -> int | None:
        """Within whose turn the viewer is asked something; None in a turn of their own."""
        if viewer not in self.state.actors():
            return None
        turn = self.game.turn(self.state, viewer)
        return turn if turn != viewer and 0 <= turn < self.state.seats else None


def chosen(moves: Sequence[bytes], actions: Sequence[int]) -> Sequence[bytes]:
    """As a list of each would be, in a third of the time."""
    return itemgetter(*actions)(moves) if len(actions) > 1 else [moves[action] for action in actions]


def closed(part: bytes, may: tuple[bool, bool], no_undo: str) -> bytes:
    return part + end_of(*may, no_undo)


@cache
def end_of(may_undo: bool, may_redo: bool, no_undo: str) -> bytes:
    """A dozen of them there are: three reasons, and what may be done."""
    return b"," + encode({"may_undo": may_undo, "no_undo": no_undo, "may_redo": may_redo})[1:]
