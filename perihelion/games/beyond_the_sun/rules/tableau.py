"""The expert variant: open rows of technologies to choose from (BTS-19.2 to BTS-19.5, A-13)."""

from perihelion.kernel.table import Event

from .cards import NO_CARD, TYPES
from .counters import own_cards, value
from .decks import draw, put_under
from .state import Table


def lay_rows(table: Table) -> None:
    """BTS-19.2: lay out the rows of levels III and IIII that some faction can now research by an action of its own."""
    if not table.tableau:
        return
    wanted = 0
    for guild in range(len(table.tables.guild_names)):
        if table.open_guilds >> guild & 1:
            wanted |= table.tables.guild_researches[guild]
    for seat in range(table.seats):
        for card in own_cards(table, table.factions[seat]):
            wanted |= table.tables.technologies[card].researches | level_by_number(table, seat, card)
    for level in (2, 3):
        if wanted >> level & 1:
            lay_row(table, level)


def level_by_number(table: Table, seat: int, card: int) -> int:
    """BTS-19.5: an action that researches level X lays out that row when X first reaches it."""
    levels = 0
    for number in table.tables.technologies[card].actions:
        line = table.tables.lines[number]
        for call in line.calls:
            if call.name == "research" and not call.levels and not call.a:
                levels |= 1 << (value(table, seat, call.n, value(table, seat, line.x, 0, 0), 0) - 1)
    return levels


def lay_row(table: Table, level: int) -> None:
    """BTS-19.2: one card of each type."""
    if table.rows[level] or all_discovered(table, level):
        return
    table.reveal()
    row: list[int] = []
    for kind in range(len(TYPES)):
        row.append(first_of_type(table, level, kind))
    table.rows[level] = row
    if table.sink is not None:
        table.emit(Event("row", amount=level + 1))


def first_of_type(table: Table, level: int, kind: int) -> int:
    """Reveal until a card shows the type; those set aside go under the deck. NO_CARD when there is none."""
    aside: list[int] = []
    found = NO_CARD
    while table.decks[level] and found == NO_CARD:
        card = draw(table, level)
        if table.tables.technologies[card].types >> kind & 1:
            found = card
        else:
            aside.append(card)
    put_under(table, level, aside)
    return found


def open_cards(table: Table, level: int, kind: int) -> list[int]:
    return [card for card in table.rows[level] if card >= 0 and table.tables.technologies[card].types >> kind & 1]


def take_from_row(table: Table, level: int, card: int) -> None:
    """The emptied place is refilled for its own type at once."""
    row = table.rows[level][:]
    place = row.index(card)
    table.reveal()
    row[place] = NO_CARD
    row[place] = first_of_type(table, level, place)
    table.rows[level] = row


def clear_row(table: Table, level: int) -> None:
    """Once every slot of a level is discovered its row goes back under its deck."""
    if table.rows[level] and all_discovered(table, level):
        put_under(table, level, [card for card in table.rows[level] if card >= 0])
        table.rows[level] = []


def all_discovered(table: Table, level: int) -> bool:
    for number, slot in enumerate(table.tables.slots):
        if slot.level == level and table.tech_at[number] < 0:
            return False
    return True
