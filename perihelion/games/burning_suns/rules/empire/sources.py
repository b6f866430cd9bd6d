"""What an empire has its abilities from, and what is kept of them: by timing, and passive modifiers as sums."""

from bisect import insort

from perihelion.kernel.lists import altered

from ..abilities.moments import EVERY_MOMENT
from ..abilities.programs import Ability, Effect
from ..galaxy.masks import places_in
from ..state import Table
from ..tables import NOWHERE, OF_RESOURCE
from ..terms import ACTIVATE, AGENT, ARTEFACT, PASSIVE, SEATS, STATUS, THIS, X
from .numbers import ANY_FORCE, force, own_cards


def sources(table: Table, seat: int) -> list[int]:
    """All abilities the empire has, as ability * 64 + place (for an upgrade its kind of unit), sorted."""
    tables = table.tables
    found: list[int] = []
    for place in places_in(table.domain[seat]):
        found += sources_at(table, place)
    if table.ideology[seat] >= 0:
        options = tables.level_sources[table.ideology[seat]]
        for level, option in enumerate(table.levels[seat]):
            if option >= 0:
                found += options[level][option]
    for agent in own_cards(table, seat, AGENT):
        found += tables.agent_sources[agent]
    for artefact in own_cards(table, seat, ARTEFACT):
        found += tables.artefact_sources[artefact]
    for resource in table.technologies[seat]:
        found.append(source_of(table, resource, NOWHERE))
    for upgrade in table.upgrades[seat]:  # BSU-30.3
        found.append(source_of(table, upgrade >> 4, upgrade & 15))
    for other, lent in enumerate(table.lent):
        card = lent[seat]
        if card >= 0:  # BSU-24.1: the back of the card received
            for index in tables.back_abilities[tables.card_back[table.race[other]][card]]:
                found.append(index << 6 | NOWHERE)
    found.sort()
    return found


def sources_at(table: Table, place: int) -> list[int]:
    """The abilities that come with the control of a place."""
    tables = table.tables
    found: list[int] = []
    blocked = table.blocked[place] if table.unrest >> place & 1 else -1
    for slot, benefit in enumerate(tables.benefits[table.tile[place]]):
        if slot != blocked:  # BSU-25.4
            found.append(benefit << 6 | place)
    if table.construction[place] >= 0:
        found.append(source_of(table, table.construction[place], place))
    return found


def source_of(table: Table, resource: int, place: int) -> int:
    """The ability of a resource with its place, for an upgrade its kind of unit."""
    return table.tables.resources[resource].ability << 6 | place


def touch(table: Table, seat: int) -> None:
    """The empire gained or lost a source: BSU-5.13, BSU-A-12 move its antimatter with it."""
    if seat < 0 or seat >= SEATS:
        return
    found = sources(table, seat)
    table.active[seat] = found
    table.unchecked |= 1 << seat
    held = add_up(table, seat)
    if held != table.held[seat]:
        table.change_antimatter(seat, held - table.held[seat])
        table.held[seat] = held


def add_up(table: Table, seat: int) -> int:
    """What an empire has by timing, and its passive modifiers as sums: so that asking for one costs little.

    Returns the antimatter that belongs to its sources.
    """
    abilities = table.tables.abilities
    held = 0
    sums = table.tables.organisations[table.organisation[seat]].printed.copy()
    scaled: list[int] = []
    activated: list[int] = []
    regular: list[int] = []
    triggered: list[int] = []
    unsure: list[int] = []
    steady = 0
    for code in table.active[seat]:
        ability = abilities[code >> 6]
        held += ability.held
        timing = ability.timing
        if timing == PASSIVE:
            for key, number in ability.sure:
                sums[key] = sums.get(key, 0) + number
            if ability.unsure:
                unsure.append(code)
            if ability.scales:
                scaled.append(code >> 6)
        elif timing == ACTIVATE:
            activated.append(code)
        elif timing == STATUS:
            if ability.steady:
                steady += ability.steady
            else:
                regular.append(code)
        else:
            triggered.append(code)
    for code in unsure:
        add_unsure(table, seat, code, sums, 1)
    table.sums[seat] = sums
    table.prices[seat] = []
    table.scaled[seat] = scaled
    table.activated[seat] = activated
    table.regular[seat] = regular
    table.steady[seat] = steady
    table.triggered[seat] = triggered
    keep_watch(table, seat)
    return held


def add_unsure(table: Table, seat: int, code: int, sums: dict[int, int], sign: int) -> None:
    """Modifiers by the force of their owner, or about the unit that an upgrade lies on; the sums have all others."""
    ability = table.tables.abilities[code >> 6]
    for effect in ability.unsure:
        number = effect.n
        if number == X:
            number = max(ability.xs) if sums.get(ANY_FORCE, 0) else ability.xs[force(table, seat)]
        key = effect.op << 6 | aim_of(ability, effect, code)
        sums[key] = sums.get(key, 0) + sign * number


def aim_of(ability: Ability, effect: Effect, code: int) -> int:
    """What a modifier is about: for an upgrade the kind of unit it lies on."""
    return code & 63 if effect.a == THIS and ability.source == OF_RESOURCE else effect.a


def keep_watch(table: Table, seat: int) -> None:
    """Note the moments that concern the seat: those of its abilities, and of race cards that could be in its hand."""
    tables = table.tables
    moments = tables.card_moments[table.race[seat]][table.played[seat]] if table.hand[seat] else 0
    for code in table.triggered[seat]:
        moments |= tables.abilities[code >> 6].moments
    table.watchers = table.watchers & ~(EVERY_MOMENT << seat) | moments << seat


# ---------------------------------------------------------------- one source more or less


def gain_sources(table: Table, seat: int, codes: list[int]) -> None:
    """What `touch` would find after these are added, without going through all the others: a fifth of its work."""
    change_sources(table, seat, codes, 1)


def lose_sources(table: Table, seat: int, codes: list[int]) -> None:
    if seat >= 0:
        change_sources(table, seat, codes, -1)


def exchange_sources(table: Table, seat: int, new: int, old: int) -> None:
    """One source in place of another. The new one first: antimatter that only changes its source is not lost."""
    change_sources(table, seat, [new], 1)
    change_sources(table, seat, [old], -1)


def change_level(table: Table, seat: int, level: int, option: int) -> None:
    """The empire gains this option of a level, or loses the one it has (-1); its force changes with it."""
    levels = table.levels[seat]
    changing = option if option >= 0 else levels[level]
    table.levels[seat] = altered(levels, level, option)
    abilities = table.tables.abilities
    for code in table.active[seat]:
        if abilities[code >> 6].by_force and abilities[code >> 6].timing == PASSIVE:
            touch(table, seat)
            return
    codes = table.tables.level_sources[table.ideology[seat]][level][changing]
    change_sources(table, seat, codes, 1 if option >= 0 else -1)


def change_sources(table: Table, seat: int, codes: list[int], sign: int) -> None:
    abilities = table.tables.abilities
    for code in codes:
        if abilities[code >> 6].any_force:  # every number that goes by force can change
            touch(table, seat)
            return
    for code in codes:
        change_source(table, seat, code, abilities[code >> 6], sign)


def change_source(table: Table, seat: int, code: int, ability: Ability, sign: int) -> None:
    table.active[seat] = changed(table.active[seat], code, sign)
    table.unchecked |= 1 << seat
    timing = ability.timing
    if timing == PASSIVE:
        sums = table.sums[seat].copy()
        for key, number in ability.sure:
            sums[key] = sums.get(key, 0) + sign * number
        if ability.unsure:
            add_unsure(table, seat, code, sums, sign)
        table.sums[seat] = sums
        if ability.priced:
            table.prices[seat] = []
        if ability.scales:
            table.scaled[seat] = changed(table.scaled[seat], code >> 6, sign)
    elif timing == ACTIVATE:
        table.activated[seat] = changed(table.activated[seat], code, sign)
    elif timing == STATUS:
        if ability.steady:
            table.steady[seat] += sign * ability.steady
        else:
            table.regular[seat] = changed(table.regular[seat], code, sign)
    else:
        table.triggered[seat] = changed(table.triggered[seat], code, sign)
        keep_watch(table, seat)
    if ability.held:
        table.held[seat] += sign * ability.held
        table.change_antimatter(seat, sign * ability.held)


def changed(codes: list[int], code: int, sign: int) -> list[int]:
    """A sorted list with a code more or less; clones may share the old one."""
    found = codes[:]
    if sign > 0:
        insort(found, code)
    else:
        found.remove(code)
    return found
