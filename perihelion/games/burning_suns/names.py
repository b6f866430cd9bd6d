"""Names of questions, units and owners for views, moves and sentences."""

from typing import Final

from perihelion.games.burning_suns import steps
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.tables import DARK_SHIPS
from perihelion.games.burning_suns.terms import CONSTRUCTION, DARK, LOCAL, MERCENARY, SEATS, UNIT_NAMES
from perihelion.kernel.table import named

# For every question its name and the rule that asks it.
RULES: Final[dict[int, tuple[str, str]]] = {
    steps.PICK_SHEETS: ("pick-sheet", "BSU-4.1"),
    steps.KEEP_CARDS: ("keep-card", "BSU-4.7"),
    steps.ASK_START_UNIT: ("start-unit", "BSU-4.27"),
    steps.ASK_STATUS: ("status", "BSU-7.8"),
    steps.ASK_LEADER: ("leader", "BSU-9.1"),
    steps.ASK_PERFORM: ("perform", "BSU-11.6"),
    steps.ASK_TRIGGER: ("trigger", "BSU-38.7"),
    steps.ASK_EXPLORE: ("explore", "BSU-12.7"),
    steps.ASK_NESTED: ("nested", "BSU-44.35"),
    steps.ASK_JUMP_FROM: ("jump-from", "BSU-16.1"),
    steps.ASK_JUMP: ("jump", "BSU-16.3"),
    steps.ASK_BOOST: ("boost", "BSU-20.4"),
    steps.ASK_LEADER_REROLL: ("leader-reroll", "BSU-20.8"),
    steps.ASK_SCAN: ("scan", "BSU-19.2"),
    steps.ASK_COLONISE: ("colonise", "BSU-22.1"),
    steps.ASK_DIPLOMACY: ("diplomacy", "BSU-23.1"),
    steps.ASK_BLOCK: ("block", "BSU-25.9"),
    steps.ASK_ANSWER: ("answer", "BSU-24.11"),
    steps.ASK_GIVE: ("give", "BSU-24.1"),
    steps.ASK_BUILD: ("build", "BSU-27.1"),
    steps.ASK_SITE: ("site", "BSU-27.6"),
    steps.ASK_SPACE: ("space", "BSU-30.1"),
    steps.ASK_REPLACED: ("replaced", "BSU-27.10"),
    steps.ASK_TAX: ("tax", "BSU-44.20"),
    steps.ASK_BATTLE: ("battle", "BSU-35.1"),
    steps.ASK_BOMBARD: ("bombard", "BSU-36.1"),
    steps.ASK_ASSAULT: ("assault", "BSU-37.1"),
    steps.ASK_REROLL: ("reroll", "BSU-35.8"),
    steps.ASK_DAMAGE: ("damage", "BSU-35.10"),
    steps.ASK_ACTIVATE: ("activate", "BSU-38.1"),
    steps.ASK_RECRUIT: ("recruit", "BSU-40.1"),
    steps.ASK_REGIMENT: ("regiment", "BSU-40.10"),
    steps.ASK_MISSION: ("mission", "BSU-41.2"),
    steps.ASK_SURPLUS: ("surplus", "BSU-18.9"),
    steps.ASK_SURPLUS_CARD: ("surplus-card", "BSU-19.8"),
    steps.ASK_LEVEL: ("level", "BSU-4.14"),
    steps.ASK_BRANCH: ("branch", "BSU-44.13"),
    steps.ASK_PLACE: ("place", "BSU-44.11"),
    steps.ASK_EMPIRE: ("empire", "BSU-44.13"),
    steps.ASK_CARD: ("card", "BSU-44.21"),
    steps.ASK_THROW: ("throw", "BSU-44.43"),
    steps.ASK_FORCE: ("force", "BSU-44.14"),
    steps.ASK_LOSS: ("loss", "BSU-44.15"),
    steps.ASK_LEAP_FROM: ("leap-from", "BSU-44.26"),
    steps.ASK_LEAP: ("leap", "BSU-44.26"),
    steps.ASK_SALVAGE: ("salvage", "BSU-44.28"),
    steps.ASK_REPAIR: ("repair", "BSU-44.29"),
    steps.ASK_DRAW: ("draw", "BSU-44.42"),
    steps.ASK_RECEIVE: ("receive", "BSU-44.42"),
    steps.ASK_INSTEAD: ("instead", "BSU-44.35"),
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
