"""The goals variant: the review, the face-down goal, and who knows what of the goals (NFR-4.3 to 4.10, 19).

Every place that can hold a goal unseen (the stack, the goals looked at, the one just kept, the one face down) carries
for every seat a mask of the goals it may be for all that seat knows. A reviewer who keeps one and orders the rest
mixes the places for everybody else: each of them may then be what any of them could be.
"""

from typing import Any

from perihelion.kernel.lists import without
from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, named

from . import steps
from .asking import Asked
from .empire import NONE
from .state import ALL_GOALS, NO_GOAL, Table
from .tables import GOAL_UNDER, KEEP_GOAL, LEAVE_GOAL, TURN_UP_GOAL


def set_up(table: Table) -> None:
    """NFR-2.8: the goals shuffled into a stack that nobody knows."""
    stack = list(range(len(table.tables.goals)))
    table.rng.shuffle(stack)
    table.goal_stack = stack
    table.stack_masks = [[ALL_GOALS] * len(stack) for _ in range(table.seats)]
    table.looked_masks = [NONE] * table.seats
    table.kept_masks = [0] * table.seats
    table.hidden_masks = [0] * table.seats


# ---------------------------------------------------------------- the review


def review(table: Table) -> None:
    """NFR-4.6 to 4.8; an empty stack gives no goal, the earlier one is turned up all the same (NFR-A-35)."""
    table.push((steps.GOAL_UP,))
    if table.goal_stack:
        table.reveal()
        count = min(table.tables.looked_at, len(table.goal_stack))
        table.looked = table.goal_stack[:count]
        table.goal_stack = table.goal_stack[count:]
        table.looked_masks = [masks[:count] for masks in table.stack_masks]
        table.stack_masks = [masks[count:] for masks in table.stack_masks]
        know_looked(table, table.chooser)
        table.push((steps.TURN, table.chooser, steps.KEEPING))


def know_looked(table: Table, seat: int) -> None:
    table.looked_masks = [
        [1 << goal for goal in table.looked] if each == seat else masks for each, masks in enumerate(table.looked_masks)
    ]


@declare(steps.KEEPING, name="keeping", rule="NFR-4.7")
class Keeping(Asked):
    """NFR-4.7: one is kept face down, the others go under the stack in any order."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        table.ask_seat(seat, step, goals_to_keep(table))

    def answer(self, table: Table, seat: int, action: int) -> None:
        keep(table, seat, action - KEEP_GOAL)  # NFR-4.7
        table.lanes[seat].append((steps.ORDERING,))


def goals_to_keep(table: Table) -> list[int]:
    return [KEEP_GOAL + goal for goal in sorted(table.looked)]


def keep(table: Table, seat: int, goal: int) -> None:
    """NFR-4.7: exactly one."""
    table.looked = without(table.looked, goal)
    mixed = [together(masks) for masks in table.looked_masks]
    table.kept = goal
    table.kept_masks = [1 << goal if each == seat else mask for each, mask in enumerate(mixed)]
    table.looked_masks = [[mask] * len(table.looked) for mask in mixed]
    know_looked(table, seat)
    if table.sink is not None:
        table.emit(Event("goal-kept", seat, "goal", "stack", f"empire:{seat}", 1))
        name = named("goal", table.tables.goals[goal].name)
        table.emit(Event("goal-kept-own", seat, "goal", "stack", f"empire:{seat}", 1, only=seat, facts={"goal": name}))


def together(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


@declare(steps.ORDERING, name="ordering", rule="NFR-4.7")
class Ordering(Asked):
    """Which of those left goes under the stack next."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        if table.looked:  # NFR-4.7
            table.ask_seat(seat, step, goals_to_order(table))

    def answer(self, table: Table, seat: int, action: int) -> None:
        put_under(table, seat, action - GOAL_UNDER)  # NFR-4.7
        table.lanes[seat].append(table.questions[seat])


def goals_to_order(table: Table) -> list[int]:
    return [GOAL_UNDER + goal for goal in sorted(table.looked)]


def put_under(table: Table, seat: int, goal: int) -> None:
    """NFR-4.7: in the order in which they are put there."""
    table.looked = without(table.looked, goal)
    table.goal_stack = [*table.goal_stack, goal]
    own = 1 << goal
    table.stack_masks = [
        [*masks, own if each == seat else table.looked_masks[each][0]] for each, masks in enumerate(table.stack_masks)
    ]
    table.looked_masks = [masks[1:] for masks in table.looked_masks]
    know_looked(table, seat)


@declare(steps.GOAL_UP)
class TurnUpEarlier(Kind[Table]):
    """NFR-4.8, NFR-A-36: after the choice; then the goal just kept is the one face down."""

    def run(self, table: Table, step: Step) -> None:
        turn_up(table)
        if table.kept != NO_GOAL:  # NFR-4.8
            table.hidden = table.kept
            table.hidden_owner = table.chooser
            table.hidden_masks = table.kept_masks
            table.kept = NO_GOAL
            table.kept_masks = [0] * table.seats


@declare(steps.LAST_GOAL)
class TurnUpLast(Kind[Table]):
    """NFR-17.3: before scoring."""

    def run(self, table: Table, step: Step) -> None:
        turn_up(table)


def turn_up(table: Table) -> None:
    """The face-down goal is shown to all (NFR-4.8, 17.3, 19.10); nobody takes it for any other place now."""
    if table.hidden == NO_GOAL:
        return
    table.reveal()
    goal = table.hidden
    table.goals_up = [*table.goals_up, goal]
    table.goal_owners = [*table.goal_owners, table.hidden_owner]
    if table.sink is not None:
        name = named("goal", table.tables.goals[goal].name)
        table.tell("goal-up", table.hidden_owner, f"goal:{goal}", "hidden", "up", 1, {"goal": name})
    table.hidden = NO_GOAL
    table.hidden_owner = -1
    table.muted = 0
    table.hidden_masks = [0] * table.seats
    others = ~(1 << goal)
    table.stack_masks = [[mask & others for mask in masks] for masks in table.stack_masks]
    table.looked_masks = [[mask & others for mask in masks] for masks in table.looked_masks]
    table.kept_masks = [mask & others for mask in table.kept_masks]


# ---------------------------------------------------------------- the owner of a face-down goal


def push_question(table: Table) -> None:
    """NFR-19.10, NFR-HI-10: after every pick and whatever the goal is, so that the question gives nothing away.

    Nor does a wish to be asked no more: it is the owner's own, and what shows the question to people may answer for
    them (`wish`); the table asks as before.
    """
    if table.hidden != NO_GOAL:
        table.push((steps.TURN, table.hidden_owner, steps.GOAL_ASKED))


@declare(steps.GOAL_ASKED, name="goal-asked", rule="NFR-19.10")
class GoalAsked(Asked):
    """NFR-19.10: whether the owner of a face-down goal leaves it so, or turns it up."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        table.ask_seat(seat, step, answers(table))

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == TURN_UP_GOAL:  # NFR-19.10
            turn_up(table)
        else:
            table.muted = action - LEAVE_GOAL

    def about(self, table: Table, seat: int) -> dict[str, Any]:
        return {"muted": bool(table.muted)}


def answers(table: Table) -> list[int]:
    """NFR-19.10, NFR-A-38: only a storage goal can be turned up early."""
    options = [LEAVE_GOAL, LEAVE_GOAL + 1]
    if table.tables.goals[table.hidden].storage:
        options.append(TURN_UP_GOAL)
    return options


def wish(table: Table, seat: int) -> int | None:
    """What the owner of a face-down goal wishes to be answered without looking."""
    return LEAVE_GOAL + 1 if table.muted and table.asks_seat(seat, steps.GOAL_ASKED) else None


# ---------------------------------------------------------------- drawing anew what a seat does not know


def redraw(table: Table, seat: int) -> None:
    """Goals in all places the seat cannot see are dealt anew, as far as it can tell (NFR-HI-3 to HI-5)."""
    if seat != table.hidden_owner:
        table.muted = 0
    masks = table.stack_masks[seat] + table.looked_masks[seat]
    goals = table.goal_stack + table.looked
    if table.kept != NO_GOAL:
        masks = [*masks, table.kept_masks[seat]]
        goals = [*goals, table.kept]
    if table.hidden != NO_GOAL:
        masks = [*masks, table.hidden_masks[seat]]
        goals = [*goals, table.hidden]
    if not goals:
        return
    order = sorted(goals)  # not as they lie: the same luck deals alike in every world the seat cannot tell apart
    table.rng.shuffle(order)
    dealt = [NO_GOAL] * len(goals)
    deal(masks, order, dealt)
    size = len(table.goal_stack)
    table.goal_stack = dealt[:size]
    table.looked = dealt[size : size + len(table.looked)]
    if table.hidden != NO_GOAL:
        table.hidden = dealt.pop()
    if table.kept != NO_GOAL:
        table.kept = dealt.pop()
    for other in range(table.seats):
        if table.choices[other] and other != seat:
            ask_again(table, other)


def deal(masks: list[int], order: list[int], dealt: list[int]) -> bool:
    """Fill the places one by one, the one with the fewest possibilities first; the truth itself is a solution."""
    place = -1
    fewest = 1 << 30
    for k in range(len(masks)):
        if dealt[k] == NO_GOAL:
            possible = len([goal for goal in order if masks[k] >> goal & 1 and goal not in dealt])
            if possible < fewest:
                place, fewest = k, possible
    if place < 0:
        return True
    for goal in order:
        if masks[place] >> goal & 1 and goal not in dealt:
            dealt[place] = goal
            if deal(masks, order, dealt):
                return True
            dealt[place] = NO_GOAL
    return False


def ask_again(table: Table, seat: int) -> None:
    """The open question of another seat, with the goals as they are dealt now."""
    if table.asks_seat(seat, steps.KEEPING):
        table.choices[seat] = goals_to_keep(table)
    elif table.asks_seat(seat, steps.ORDERING):
        table.choices[seat] = goals_to_order(table)
    elif table.asks_seat(seat, steps.GOAL_ASKED):
        table.choices[seat] = answers(table)
