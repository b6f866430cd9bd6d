"""A table in the words of the wire: what a viewer is told of a position, encoded.

A scene is put together from parts, for most of it is the same after every move: the head changes with the seats, the
presence and the status, the core with the position, and only a little with every ply.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from perihelion.bots.advice import Hint
from perihelion.kernel.game import Game
from perihelion.kernel.state import State
from perihelion.kernel.table import Event, Phrase
from perihelion.server.lessons import level_played
from perihelion.server.messages import (
    Advice,
    AmountScene,
    EventScene,
    Instead,
    QuoteScene,
    Said,
    Trouble,
)
from perihelion.server.messages import Hint as HintScene
from perihelion.server.schema import SeatRow, TableRow

ENCODER: Final = msgspec.json.Encoder()
encode = ENCODER.encode

MOMENT: Final = b',"ply":%d,"events":[%b],"result":%b,"clock":%b,"lesson":%b,'
"""What is new in a scene with every ply."""
NULL: Final = b"null"

Viewer = int | None
"""A seat, or None for spectators."""

_moves: dict[str, list[bytes]] = {}
_names: dict[str, tuple[list[str], dict[str, int]]] = {}


def moves_of(game: Game) -> list[bytes]:
    """Every action of the vocabulary as {id, kind, args}, encoded once."""
    stamp = game.stamp
    if stamp not in _moves:
        named = [game.actions.move(action) for action in range(game.actions.size)]
        _moves[stamp] = [
            encode({"id": action, "kind": move.kind, "args": move.args}) for action, move in enumerate(named)
        ]
    return _moves[stamp]


def names_of(game: Game) -> tuple[list[str], dict[str, int]]:
    """Every action of the vocabulary by its name, and the other way round."""
    stamp = game.stamp
    if stamp not in _names:
        names = [game.actions.name(action) for action in range(game.actions.size)]
        _names[stamp] = names, {name: action for action, name in enumerate(names)}
    return _names[stamp]


def forget_moves(game: Game) -> None:
    _moves.pop(game.stamp, None)
    _names.pop(game.stamp, None)


def said(phrase: Phrase) -> Said:
    return Said(phrase.message, phrase.facts)


def hint_scene(ply: int, hint: Hint) -> HintScene:
    why = hint.why
    moves = [Advice(each.action, each.points, each.behind) for each in hint.moves]
    instead = None if why.instead is None else Instead(why.instead.action, said(why.instead.reason))
    return HintScene(ply, moves, said(why.look), said(why.reason), instead)


def told(event: Event, ply: int) -> EventScene:
    kind, seat, piece, origin, target, amount, _, facts = event
    return EventScene(ply, kind, seat, piece, origin, target, amount, facts)


def head_of(
    row: TableRow, seats: Sequence[SeatRow], present: Sequence[bool], trouble: Mapping[int, int],
    viewer: Viewer, status: str, earlier: bool = False,
) -> bytes:  # fmt: skip
    """The part of a scene that a move does not change."""
    return encode(
        {
            "type": "scene",
            "table": row.id,
            "game": row.game,
            "options": row.options,
            "status": status,
            "seat": viewer,
            "seats": [
                {
                    "name": seat.name,
                    "kind": seat.kind,
                    "level": level_played(seat.level),
                    "taken": seat.taken,
                    "present": here,
                }
                for seat, here in zip(seats, present, strict=True)
            ],
            "chat": row.chat,
            "seed_known": row.seed_known,
            "rematch": row.rematch,
            "trouble": [Trouble(seat, failures) for seat, failures in sorted(trouble.items())],
            "own_set": row.set if row.own_set else None,
            "earlier_rules": row.rules_version if earlier else None,
        }
    )


def quotes_of(state: State, seat: int) -> list[QuoteScene]:
    """Of every legal move, in their order: what it costs and brings, and how it is said."""
    found: list[QuoteScene] = []
    for action in state.legal(seat):
        quote = state.quote(seat, action)
        cost = [AmountScene(each.what, each.amount) for each in quote.cost]
        gain = [AmountScene(each.what, each.amount) for each in quote.gain]
        found.append(QuoteScene(cost, gain, quote.reveals, quote.group, said(state.phrase(seat, action))))
    return found


def result_of(state: State, seed: int) -> dict[str, Any] | None:
    if not state.over():
        return None
    return {
        "scores": state.scores(),
        "ranking": state.ranking(),
        "tally": state.tally(),
        "ending": state.ending(),
        "tie_break": tie_break_of(state),
        "seed": str(seed),
    }


def tie_break_of(state: State) -> dict[str, Any] | None:
    """What decided between the winner and who comes next with as many points; None where points did, or nothing."""
    ranking, scores = state.ranking(), state.scores()
    if len(ranking) < 2 or scores[ranking[0][0]] != scores[ranking[1][0]]:
        return None
    first, second = state.tie_breaks(ranking[0][0]), state.tie_breaks(ranking[1][0])
    for name, value in first.items():
        if value != second[name]:
            return {"name": name, "first": value, "second": second[name]}
    return None


def scene_of(head: bytes, moment: bytes, core: bytes) -> bytes:
    return b"".join((head[:-1], moment, core[1:]))
