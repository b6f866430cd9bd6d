"""WSS-3.6: all draw at the same time. The order of commits cannot matter, and nobody sees another's drawing early."""

import random
from itertools import permutations

import pytest
from support.rules import rule
from support.sunward import GAME, drawings, leave_out, place, table
from support.sunward_by_hand import GRID, RESOURCES

from perihelion import IllegalAction
from perihelion.games.sunward.play import SunwardState
from perihelion.kernel.table import Event

Plan = list[int]


def plan_for(state: SunwardState, seat: int, leave_out_first: bool, rng: random.Random) -> Plan:
    """What a seat does in this drawing, a hex left out first or not; it depends on nobody else."""
    twin = state.clone()
    chosen = []
    while seat in twin.actors() and twin.drawn[seat] == -1 and len(twin.placed) == len(state.placed):
        kinds = {action: GAME.actions.move(action).kind for action in twin.legal(seat)}
        wanted = "leave_out" if leave_out_first and not chosen else "draw"
        options = [action for action, kind in kinds.items() if kind == wanted]
        action = options[0] if wanted == "leave_out" else rng.choice(options)  # the first hex is an end of every shape
        chosen.append(action)
        twin.apply(seat, action)
    return chosen


def all_drawing(seats: int, circle: str, octagon: str) -> SunwardState:
    """Everybody has a piece on the sheet and two upgrades, and draws."""
    position = table(seats)
    for seat in range(seats):
        position.with_piece(seat, "moon", [(3, 7)]).with_upgrades(seat, 2)
    return position.drawing(circle, octagon)


@rule("WSS-3.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("circle", "octagon"), [("moon", "rocket"), ("lightning", "asteroid"), ("shuttle", "moon")])
def test_the_order_of_commits_does_not_matter(seats: int, circle: str, octagon: str) -> None:
    """Some leave a hex out, some do not."""
    rng = random.Random(seats)
    state = all_drawing(seats, circle, octagon)
    plans = {seat: plan_for(state, seat, seat % 2 == 0, rng) for seat in state.actors()}
    assert [len(plan) for plan in plans.values()] == [2 - seat % 2 for seat in range(seats)]
    orders = list(permutations(plans))
    reached = set()
    for order in rng.sample(orders, min(len(orders), 12)):
        after = state.clone()
        for seat in order:
            for action in plans[seat]:
                after.apply(seat, action)
        reached.add(after.fingerprint())
    for _ in range(4):  # also interleaved: one leaves a hex out, another draws, the first one draws
        after = state.clone()
        waiting = {seat: list(plan) for seat, plan in plans.items()}
        while waiting:
            seat = rng.choice(sorted(waiting))
            after.apply(seat, waiting[seat].pop(0))
            if not waiting[seat]:
                del waiting[seat]
        reached.add(after.fingerprint())
    assert len(reached) == 1


def two_truths() -> tuple[SunwardState, SunwardState, list[Event], list[Event]]:
    """The same table twice; seat 0 has drawn differently, once with a hex left out. The others have not drawn."""
    states, told = [], []
    for left_out in (False, True):
        position = table(seats=3)
        for seat in range(3):
            position.with_piece(seat, "moon", [(3, 7)]).with_upgrades(seat, 2)
        state = position.placing()
        events: list[Event] = []
        state.watch(events.append)
        place(state, 0, 1)
        if left_out:
            leave_out(state, 0, 0)
        state.apply(0, list(drawings(state, 0).values())[7 * left_out])
        states.append(state)
        told.append(events)
    return states[0], states[1], told[0], told[1]


@rule("WSS-3.6")
def test_a_pending_drawing_is_in_no_view_of_another_seat() -> None:
    one, other, _, _ = two_truths()
    assert one.fingerprint() != other.fingerprint()
    assert one.view(0) != other.view(0)
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)


@rule("WSS-3.6")
def test_a_pending_drawing_is_in_no_preview_quote_prompt_or_error_for_another_seat() -> None:
    one, other, _, _ = two_truths()
    for seat in (1, 2):
        assert one.legal(seat) == other.legal(seat)
        assert one.prompt(seat) == other.prompt(seat)
        for action in one.legal(seat):
            assert one.preview(seat, action) == other.preview(seat, action)
            assert one.quote(seat, action) == other.quote(seat, action)
            assert one.phrase(seat, action) == other.phrase(seat, action)
        errors = []
        for state in (one, other):
            with pytest.raises(IllegalAction) as caught:
                state.apply(seat, 0)
            errors.append(caught.value.facts)
        assert errors[0] == errors[1]


@rule("WSS-3.6")
def test_the_last_to_draw_sees_no_more_in_a_preview_than_the_first() -> None:
    """Given all others have drawn; Then the preview stops where the drawings are shown."""
    one, other, _, _ = two_truths()
    for state in (one, other):
        state.apply(1, state.legal(1)[-1])
    for action in one.legal(2):
        shown = one.preview(2, action)
        assert shown == other.preview(2, action)
        assert all(event.seat == 2 for event in shown.events)
        assert shown.stopped == (GAME.actions.move(action).kind == "draw")


@rule("WSS-3.6")
def test_events_of_a_pending_drawing_are_for_its_own_seat_only() -> None:
    _, _, told, others_told = two_truths()
    for seat in (1, 2, None):
        assert [event for event in told if event.seen_by(seat)] == [
            event for event in others_told if event.seen_by(seat)
        ]
    assert [event.only for event in told if event.kind == "drawn"] == [0]


@rule("WSS-3.6")
def test_drawings_are_shown_together_and_that_is_an_information_event() -> None:
    state, _, events, _ = two_truths()
    horizon = state.horizon()
    state.apply(1, state.legal(1)[-1])
    assert state.horizon() == horizon
    assert [len(sheet["pieces"]) for sheet in state.view(0)["sheets"]] == [1, 1, 1]
    state.apply(2, state.legal(2)[-1])
    assert state.horizon() == horizon + 1
    assert [len(sheet["pieces"]) for sheet in state.view(0)["sheets"]] == [2, 2, 2]
    assert [event.seat for event in events if event.kind == "drawn" and event.only < 0] == [0, 1, 2]


@rule("WSS-3.6")
def test_alone_nothing_is_hidden() -> None:
    state = table().drawing("moon")
    state.apply(0, state.legal(0)[0])
    assert state.horizon() == 0


@rule("WSS-3.6")
def test_samples_for_another_seat_know_nothing_of_a_pending_drawing() -> None:
    """The same samples from both truths, and many different drawings in them."""
    one, other, _, _ = two_truths()
    samples = [one.determinize(1, seed) for seed in range(20)]
    assert [each.fingerprint() for each in samples] == [other.determinize(1, seed).fingerprint() for seed in range(20)]
    assert len({each.dump() for each in samples}) == 20
    drawn = {(each.drawn[0], each.left_out[0]) for each in samples if isinstance(each, SunwardState)}
    assert len(drawn) > 10


@rule("WSS-3.6")
def test_what_another_seat_must_draw_is_in_no_preview() -> None:
    """Given another seat with room for just one rocket, drawn at once when the tile is placed; Then only it is told."""
    room = {(1, 4), (2, 4), (3, 4), (4, 4)}
    full = sorted(set(GRID) - RESOURCES - room)
    state = table(seats=3).with_piece(1, "moon", full).with_upgrades(1, 0).placing()
    action = GAME.actions.index("place_tile", 0, 1, 0)
    assert {event.kind for event in state.preview(0, action).events} == {"tile-placed"}
    events: list[Event] = []
    state.watch(events.append)
    state.apply(0, action)
    assert state.actors() == (0, 2)
    assert [(event.kind, event.only) for event in events] == [("tile-placed", -1), ("forced", 1), ("drawn", 1)]
