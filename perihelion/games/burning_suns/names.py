"""Names of questions, units and owners for views, moves and sentences."""

from typing import Final

from perihelion.games.burning_suns import state
from perihelion.games.burning_suns.effects import CONSTRUCTION, DARK, LOCAL, MERCENARY, UNIT_NAMES
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.tables import DARK_SHIPS, SEATS
from perihelion.kernel.table import named

# For every question its name and the rule that asks it.
RULES: Final[dict[int, tuple[str, str]]] = {
    state.PICK_SHEETS: ("pick-sheet", "BSU-4.1"),
    state.KEEP_CARDS: ("keep-card", "BSU-4.7"),
    state.ASK_START_UNIT: ("start-unit", "BSU-4.27"),
    state.ASK_STATUS: ("status", "BSU-7.8"),
    state.ASK_LEADER: ("leader", "BSU-9.1"),
    state.ASK_PERFORM: ("perform", "BSU-11.6"),
    state.ASK_TRIGGER: ("trigger", "BSU-38.7"),
    state.ASK_EXPLORE: ("explore", "BSU-12.7"),
    state.ASK_NESTED: ("nested", "BSU-44.35"),
    state.ASK_JUMP_FROM: ("jump-from", "BSU-16.1"),
    state.ASK_JUMP: ("jump", "BSU-16.3"),
    state.ASK_BOOST: ("boost", "BSU-20.4"),
    state.ASK_LEADER_REROLL: ("leader-reroll", "BSU-20.8"),
    state.ASK_SCAN: ("scan", "BSU-19.2"),
    state.ASK_COLONISE: ("colonise", "BSU-22.1"),
    state.ASK_DIPLOMACY: ("diplomacy", "BSU-23.1"),
    state.ASK_BLOCK: ("block", "BSU-25.9"),
    state.ASK_ANSWER: ("answer", "BSU-24.11"),
    state.ASK_GIVE: ("give", "BSU-24.1"),
    state.ASK_BUILD: ("build", "BSU-27.1"),
    state.ASK_SITE: ("site", "BSU-27.6"),
    state.ASK_SPACE: ("space", "BSU-30.1"),
    state.ASK_REPLACED: ("replaced", "BSU-27.10"),
    state.ASK_TAX: ("tax", "BSU-44.20"),
    state.ASK_BATTLE: ("battle", "BSU-35.1"),
    state.ASK_BOMBARD: ("bombard", "BSU-36.1"),
    state.ASK_ASSAULT: ("assault", "BSU-37.1"),
    state.ASK_REROLL: ("reroll", "BSU-35.8"),
    state.ASK_DAMAGE: ("damage", "BSU-35.10"),
    state.ASK_ACTIVATE: ("activate", "BSU-38.1"),
    state.ASK_RECRUIT: ("recruit", "BSU-40.1"),
    state.ASK_REGIMENT: ("regiment", "BSU-40.10"),
    state.ASK_MISSION: ("mission", "BSU-41.2"),
    state.ASK_SURPLUS: ("surplus", "BSU-18.9"),
    state.ASK_SURPLUS_CARD: ("surplus-card", "BSU-19.8"),
    state.ASK_LEVEL: ("level", "BSU-4.14"),
    state.ASK_BRANCH: ("branch", "BSU-44.13"),
    state.ASK_PLACE: ("place", "BSU-44.11"),
    state.ASK_EMPIRE: ("empire", "BSU-44.13"),
    state.ASK_CARD: ("card", "BSU-44.21"),
    state.ASK_THROW: ("throw", "BSU-44.43"),
    state.ASK_FORCE: ("force", "BSU-44.14"),
    state.ASK_LOSS: ("loss", "BSU-44.15"),
    state.ASK_LEAP_FROM: ("leap-from", "BSU-44.26"),
    state.ASK_LEAP: ("leap", "BSU-44.26"),
    state.ASK_SALVAGE: ("salvage", "BSU-44.28"),
    state.ASK_REPAIR: ("repair", "BSU-44.29"),
    state.ASK_DRAW: ("draw", "BSU-44.42"),
    state.ASK_RECEIVE: ("receive", "BSU-44.42"),
    state.ASK_INSTEAD: ("instead", "BSU-44.35"),
}
QUESTIONS: Final[dict[int, str]] = {kind: name for kind, (name, _) in RULES.items()}


def unit_name(table: Table, kind: int) -> str:
    if kind < MERCENARY:
        return UNIT_NAMES[kind]
    if kind < DARK:
        return table.tables.resources[table.tables.mercenaries[kind - MERCENARY]].name
    return {DARK: "dark_ship", LOCAL: "local_force", CONSTRUCTION: "construction"}[kind]


def unit_message(table: Table, kind: int) -> str:
    """The message id of the name of a kind of unit, as a fact."""
    if kind < MERCENARY:
        return named("unit", UNIT_NAMES[kind])
    if kind < DARK:
        return named("resource", unit_name(table, kind))
    return named("npc" if kind < CONSTRUCTION else "word", unit_name(table, kind))


def owner_name(owner: int) -> int | str:
    if owner < SEATS:
        return owner
    return "dark_ships" if owner == DARK_SHIPS else "local_forces"
