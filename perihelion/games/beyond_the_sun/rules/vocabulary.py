"""The vocabulary: every choice a player can make is one integer. A constant is the first action of its kind."""

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

AREA: Final = ("area", AREAS)
LEVEL: Final = ("level", SHIP_LEVELS)

VOCABULARY: Final = ActionSpace()
USE_SPACE = VOCABULARY.add("use_space", ("space", SPACES))
COPY_ACTION = VOCABULARY.add("copy_action", ("action", ACTIONS))
REPLACE = VOCABULARY.add("replace", ("cubes", MOST_REPLACED))
DO = VOCABULARY.add("do")
SKIP = VOCABULARY.add("skip")
CHOOSE_LINE = VOCABULARY.add("choose_line", ("line", MOST_LINES))
RESEARCH_SLOT = VOCABULARY.add("research", ("slot", SLOTS))
PAY_OPPONENT = VOCABULARY.add("pay_opponent", ("seat", MOST_SEATS))
TAKE_TYPE = VOCABULARY.add("take_type", ("type", 4))
TAKE_TECHNOLOGY = VOCABULARY.add("take_technology", ("technology", TECHNOLOGIES))
LAY_AT = VOCABULARY.add("lay_at", ("slot", SLOTS))
TAKE_SYSTEM_CARD = VOCABULARY.add("take_system", ("system", SYSTEMS))
UNCOVER_GUILD = VOCABULARY.add("uncover", ("guild", GUILDS))
JOIN = VOCABULARY.add("join", AREA)
DISC = VOCABULARY.add("disc", ("kind", 2))
USE_POPULATION = VOCABULARY.add("use_population")
LEAVE = VOCABULARY.add("leave")
BUILD_AT = VOCABULARY.add("build_at", AREA)
UPGRADE_SHIP = VOCABULARY.add("upgrade", AREA, LEVEL)
MOVE = VOCABULARY.add("move", AREA, LEVEL, ("to", AREAS))
TARGET = VOCABULARY.add("target", AREA)
DONE = VOCABULARY.add("done")
TAKE_BONUS = VOCABULARY.add("take_bonus", AREA)
USE_ABILITY = VOCABULARY.add("use_ability", ("source", SOURCES))
COLONISE_AREA = VOCABULARY.add("colonise", AREA)
SETTLE = VOCABULARY.add("settle", LEVEL)
PRODUCE_OPTION = VOCABULARY.add("produce", ("option", 3))
BUY_POPULATION = VOCABULARY.add("buy_population")
RETIRE_SHIP = VOCABULARY.add("retire_ship", AREA, LEVEL)
SELL_POPULATION = VOCABULARY.add("sell_population")
CLAIM = VOCABULARY.add("claim", ("achievement", ACHIEVEMENTS))
FROM_COLUMN = VOCABULARY.add("from_column", ("column", COLUMNS))
TO_COLUMN = VOCABULARY.add("to_column", ("column", COLUMNS))
SEND = VOCABULARY.add("send_ship", AREA, LEVEL)
SWAP = VOCABULARY.add("swap", ("achievement", ACHIEVEMENTS))
