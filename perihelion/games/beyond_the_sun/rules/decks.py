"""Decks: drawn from the top, cards put back underneath in groups whose inner order nobody knows (H-8 to H-10)."""

from .state import Table


def draw(table: Table, deck: int) -> int:
    """BTS-11.23: the top card; once the unseen block is gone it comes from the oldest group put back."""
    cards = table.decks[deck]
    sizes = table.under[deck]
    if sizes and len(cards) == sum(sizes):
        table.under[deck] = [sizes[0] - 1, *sizes[1:]] if sizes[0] > 1 else sizes[1:]
    table.decks[deck] = cards[:-1]
    return cards[-1]


def put_under(table: Table, deck: int, cards: list[int]) -> None:
    """BTS-11.26: face down in random order; nobody learns anything by it, so it is no information event."""
    if not cards:
        return
    group = cards[:]
    table.rng.shuffle(group)
    table.decks[deck] = group + table.decks[deck]
    table.under[deck] = [*table.under[deck], len(group)]


def unseen(table: Table, deck: int) -> int:
    """How many cards on top nobody has seen since the setup."""
    return len(table.decks[deck]) - sum(table.under[deck])


def redraw(table: Table) -> None:
    """Everything hidden drawn anew; all seats know the same: the content of every group, never its order."""
    for deck in range(len(table.decks)):
        cards = table.decks[deck]
        fresh: list[int] = []
        sizes = table.under[deck][::-1]  # the newest group lies at the bottom
        sizes.append(unseen(table, deck))
        at = 0
        for size in sizes:
            group = sorted(cards[at : at + size])  # not the true order, or it would show through the shuffle
            table.rng.shuffle(group)
            fresh += group
            at += size
        table.decks[deck] = fresh
    for level in (1, 2):
        redraw_events(table, level)


def redraw_events(table: Table, level: int) -> None:
    """Face-down events: the fixed ones not seen yet are among them, the others may as well be in the box (H-2, H-5)."""
    events = table.tables.events
    slots = [slot for slot in range(len(table.event_at)) if table.event_at[slot] >= 0]
    slots = [slot for slot in slots if table.tables.slots[slot].level == level]
    lying = [table.event_at[slot] for slot in slots]
    fixed = [event for event in lying if events[event].fixed]
    others = [event for event in lying if not events[event].fixed]
    others += [event for event in table.boxed if events[event].level == level]
    fixed.sort()
    others.sort()
    table.rng.shuffle(others)
    free = len(slots) - len(fixed)
    chosen = fixed + others[:free]
    table.rng.shuffle(chosen)
    table.event_at = table.event_at[:]
    for slot, event in zip(slots, chosen, strict=True):
        table.event_at[slot] = event
    table.boxed = [event for event in table.boxed if events[event].level != level] + sorted(others[free:])
    table.boxed.sort()
