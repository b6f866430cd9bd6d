"""The vocabulary: every choice a player can make is one integer. Constants are the first action of each kind."""

from typing import Final

from perihelion.kernel.actions import ActionSpace

AREAS: Final = 10
SHIP_LEVELS: Final = 4
COLUMNS: Final = 5
SLOTS: Final = 19
TECHNOLOGIES: Final = 46
SYSTEMS: Final = 24
ACHIEVEMENTS: Final = 10
GUILDS: Final = 4
BASIC_ACTIONS: Final = 4
MOST_SEATS: Final = 4

# Action spaces: four of every Basic action, the guilds, the Dyson Sphere, two of every technology.
BASIC_SPACES: Final = 4
GUILD_SPACE: Final = BASIC_ACTIONS * BASIC_SPACES
SPHERE_SPACE: Final = GUILD_SPACE + GUILDS
TECHNOLOGY_SPACE: Final = SPHERE_SPACE + 1
CARD_SPACES: Final = 2
SPACES: Final = TECHNOLOGY_SPACE + TECHNOLOGIES * CARD_SPACES

# Actions that spaces stand for, and that can be copied.
GUILD_ACTION: Final = BASIC_ACTIONS
SPHERE_ACTION: Final = GUILD_ACTION + GUILDS
TECHNOLOGY_ACTION: Final = SPHERE_ACTION + 1
CARD_ACTIONS: Final = 2
ACTIONS: Final = TECHNOLOGY_ACTION + TECHNOLOGIES * CARD_ACTIONS

# Sources of abilities: technologies, systems, the two abilities of a mat.
SYSTEM_SOURCE: Final = TECHNOLOGIES
MAT_SOURCE: Final = SYSTEM_SOURCE + SYSTEMS
SOURCES: Final = MAT_SOURCE + 2

MOST_LINES: Final = 3
MOST_REPLACED: Final = 3

USE_SPACE: Final = 0
COPY_ACTION: Final = USE_SPACE + SPACES
REPLACE: Final = COPY_ACTION + ACTIONS
DO: Final = REPLACE + MOST_REPLACED
SKIP: Final = DO + 1
CHOOSE_LINE: Final = SKIP + 1
RESEARCH_SLOT: Final = CHOOSE_LINE + MOST_LINES
PAY_OPPONENT: Final = RESEARCH_SLOT + SLOTS
TAKE_TYPE: Final = PAY_OPPONENT + MOST_SEATS
TAKE_TECHNOLOGY: Final = TAKE_TYPE + 4
LAY_AT: Final = TAKE_TECHNOLOGY + TECHNOLOGIES
TAKE_SYSTEM_CARD: Final = LAY_AT + SLOTS
UNCOVER_GUILD: Final = TAKE_SYSTEM_CARD + SYSTEMS
JOIN: Final = UNCOVER_GUILD + GUILDS
DISC: Final = JOIN + AREAS
USE_POPULATION: Final = DISC + 2
LEAVE: Final = USE_POPULATION + 1
BUILD_AT: Final = LEAVE + 1
UPGRADE_SHIP: Final = BUILD_AT + AREAS
MOVE: Final = UPGRADE_SHIP + AREAS * SHIP_LEVELS
TARGET: Final = MOVE + AREAS * SHIP_LEVELS * AREAS
DONE: Final = TARGET + AREAS
TAKE_BONUS: Final = DONE + 1
USE_ABILITY: Final = TAKE_BONUS + AREAS
COLONISE_AREA: Final = USE_ABILITY + SOURCES
SETTLE: Final = COLONISE_AREA + AREAS
PRODUCE_OPTION: Final = SETTLE + SHIP_LEVELS
BUY_POPULATION: Final = PRODUCE_OPTION + 3
RETIRE_SHIP: Final = BUY_POPULATION + 1
SELL_POPULATION: Final = RETIRE_SHIP + AREAS * SHIP_LEVELS
CLAIM: Final = SELL_POPULATION + 1
FROM_COLUMN: Final = CLAIM + ACHIEVEMENTS
TO_COLUMN: Final = FROM_COLUMN + COLUMNS
SEND: Final = TO_COLUMN + COLUMNS
SWAP: Final = SEND + AREAS * SHIP_LEVELS
SIZE: Final = SWAP + ACHIEVEMENTS


def action_space() -> ActionSpace:
    area = ("area", AREAS)
    level = ("level", SHIP_LEVELS)
    return ActionSpace(
        ("use_space", (("space", SPACES),)),
        ("copy_action", (("action", ACTIONS),)),
        ("replace", (("cubes", MOST_REPLACED),)),
        ("do", ()),
        ("skip", ()),
        ("choose_line", (("line", MOST_LINES),)),
        ("research", (("slot", SLOTS),)),
        ("pay_opponent", (("seat", MOST_SEATS),)),
        ("take_type", (("type", 4),)),
        ("take_technology", (("technology", TECHNOLOGIES),)),
        ("lay_at", (("slot", SLOTS),)),
        ("take_system", (("system", SYSTEMS),)),
        ("uncover", (("guild", GUILDS),)),
        ("join", (area,)),
        ("disc", (("kind", 2),)),
        ("use_population", ()),
        ("leave", ()),
        ("build_at", (area,)),
        ("upgrade", (area, level)),
        ("move", (area, level, ("to", AREAS))),
        ("target", (area,)),
        ("done", ()),
        ("take_bonus", (area,)),
        ("use_ability", (("source", SOURCES),)),
        ("colonise", (area,)),
        ("settle", (level,)),
        ("produce", (("option", 3),)),
        ("buy_population", ()),
        ("retire_ship", (area, level)),
        ("sell_population", ()),
        ("claim", (("achievement", ACHIEVEMENTS),)),
        ("from_column", (("column", COLUMNS),)),
        ("to_column", (("column", COLUMNS),)),
        ("send_ship", (area, level)),
        ("swap", (("achievement", ACHIEVEMENTS),)),
    )
