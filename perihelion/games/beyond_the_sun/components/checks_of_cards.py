"""What the rulebook says of single cards, where it can be read: whatever set holds such a card may not contradict it.

Digits that the rulebook shows only in a picture that cannot be read are left open here (section 17 of the reference).
"""

from collections.abc import Callable, Iterator
from typing import Final

from perihelion.kernel.components import Data, Finding

from ..rules.effects import COUNTERS
from ..rules.tables import Tables

Holds = Callable[[Data], bool]
Card = tuple[str, str, str, str, Holds]
"""Rule, table, id, what is said of it, and whether an entry keeps it."""


def plain(text: str) -> str:
    return text.replace(" ", "")


def at_level(level: str) -> Holds:
    return lambda card: card["level"] == level


def in_deck(deck: str) -> Holds:
    return lambda card: card["deck"] == deck


def immediate(*lines: str) -> Holds:
    return lambda card: [plain(each) for each in card["immediate"]] == [plain(line) for line in lines]


def actions(*lines: str) -> Holds:
    return lambda card: [plain(each["do"]) for each in card["actions"]] == [plain(line) for line in lines]


def does(line: str) -> Holds:
    return lambda card: plain(card["do"]) == plain(line)


def ability(slot: str, begins: str) -> Holds:
    return lambda mat: any(
        [each["slot"] == slot and each["do"].startswith(begins) for each in mat.get("abilities", [])]
    )


def modular_fleet(card: Data) -> bool:
    text = plain("".join([each["do"] for each in card["actions"]]))
    return text.count("opt({") == text.count("ship(") == 3 and text.endswith(";jump(3)")


def narrow_beam_lasers(card: Data) -> bool:
    texts = [plain(each["do"]) for each in card["actions"]]
    return len(texts) == 1 and texts[0].startswith("1ore:ship(") and texts[0].endswith(",from=pop);jump(3)")


def plasma_cannon(card: Data) -> bool:
    texts = [plain(each) for each in card["immediate"]]
    return len(texts) == 2 and texts[0].startswith("ship(") and "from=" not in texts[0] and texts[1] == "jump(1)"


def terraforming(card: Data) -> bool:
    texts = [plain(each) for each in card["immediate"]]
    return len(texts) == 1 and texts[0].startswith("ship(") and texts[0].endswith("at=deep)")


def android_destroyers(card: Data) -> bool:
    texts = [plain(each["do"]) for each in card["actions"]]
    return len(texts) == 1 and texts[0].endswith("ship(X);jump(3)whereX=top_level")


def human_experimentation(card: Data) -> bool:
    texts = [plain(each["do"]) for each in card["actions"]]
    return len(texts) == 1 and texts[0].startswith("2retire:research(")


def advanced_robotics(card: Data) -> bool:
    texts = [plain(each) for each in card["immediate"]]
    return texts in (["automate(food)"], ["automate(ore)"], ["automate(either)"])


def surveying_androids(card: Data) -> bool:
    texts = [plain(each) for each in card["immediate"]]
    spent_more = any([text.startswith("when colonised if excess > 0") for text in card["passive"]])
    return len(texts) == 2 and texts[0].startswith("automate(") and texts[1] == "jump(1)" and spent_more


def technocrats(card: Data) -> bool:
    text = plain(card["do"])
    return "research(" in text and text.endswith("copy(basic,occupied=yes)")


def secret_arms_purchase(card: Data) -> bool:
    first, last = plain(card["do"][0]), plain(card["do"][-1])
    return first.startswith("choose(") and first.count("each(all,{opt({ship(") == 2 and last == "opt({upgrade(1,1)})"


def kc_24x(card: Data) -> bool:
    return plain(card["do"][0]) == "uncover(2)" and plain(card["do"][-1]) == "keep(mat,vp=1)" and card.get("vp") == 1


def two_disc_kinds(card: Data) -> bool:
    return sorted(card["spec"]) == ["food", "ore"]


def kapteyns_bonus(card: Data) -> bool:
    text = plain(card["bonus"])
    return text.startswith("ship(") and text.endswith(",at=deep)") and "from=pop" not in text


CARDS: Final[list[Card]] = [
    ("BTS-17.1", "technologies", "modular_fleet", "level II", at_level("II")),
    ("BTS-17.1", "technologies", "modular_fleet", "3 optional ships, then Jump 3", modular_fleet),
    ("BTS-17.2", "technologies", "quantum_data_exchange", "level III", at_level("III")),
    ("BTS-17.3", "technologies", "deep_space_megastructures", "level III", at_level("III")),
    ("BTS-17.6", "technologies", "ministry_of_colonisation", "level IIII", at_level("IIII")),
    ("BTS-17.19", "technologies", "supply_base", "level II", at_level("II")),
    ("BTS-17.19", "technologies", "hyperdrive_boosters", "level III", at_level("III")),
    ("BTS-17.20", "technologies", "android_rights_movement", "level III", at_level("III")),
    ("BTS-19.4", "technologies", "spacetime_anomaly_studies", "level II", at_level("II")),
    ("BTS-19.5", "technologies", "planetary_scale_research", "level III", at_level("III")),
    ("BTS-17", "technologies", "human_experimentation", "up to 2 ships by 1 level",
     immediate("upgrade(2, 1, mode=upto)")),
    ("BTS-17", "technologies", "human_experimentation", "2 retired for a research", human_experimentation),
    ("BTS-17", "technologies", "narrow_beam_lasers", "1 ore, 1 ship by 1 level", immediate("ore(1)", "upgrade(1, 1)")),
    ("BTS-17", "technologies", "narrow_beam_lasers", "1 ore for a ship, then Jump 3", narrow_beam_lasers),
    ("BTS-17", "technologies", "plasma_cannon", "a ship from supply, then Jump 1", plasma_cannon),
    ("BTS-17", "technologies", "plasma_cannon", "2 ore for a ship of level 3, then Jump 3",
     actions("2 ore : ship(3, from=pop); jump(3)")),
    ("BTS-17", "technologies", "terraforming", "a ship in Deep Space", terraforming),
    ("BTS-17", "technologies", "terraforming", "Jump 4; colonise for 3 ore and 1 retired",
     actions("jump(4)", "3 ore + 1 retire : colonise()")),
    ("BTS-17", "technologies", "android_destroyers", "a ship of level 2 from the right",
     immediate("ship(2, col=right)")),
    ("BTS-17", "technologies", "android_destroyers", "X is the highest level; Jump 3", android_destroyers),
    ("BTS-17", "technologies", "advanced_genetics", "automate 1 food, 1 population",
     immediate("automate(food)", "pop(1)")),
    ("BTS-17", "technologies", "advanced_genetics", "no action", actions()),
    ("BTS-17", "technologies", "advanced_robotics", "automate 1", advanced_robotics),
    ("BTS-17", "technologies", "surveying_androids", "automate 1, Jump 1, more for strength spent", surveying_androids),
    ("BTS-1.35", "guilds", "terraformers", "colonise for 4 ore and 1 retired", does("4 ore + 1 retire : colonise()")),
    ("BTS-1.35", "guilds", "professors", "research III for 4 ore and 1 retired",
     does("4 ore + 1 retire : research(III)")),
    ("BTS-1.35", "guilds", "technocrats", "a research and a Basic action", technocrats),
    ("BTS-1.35", "guilds", "metascientists", "research IIII for 6 ore and 2 retired",
     does("6 ore + 2 retire : research(IIII)")),
    ("BTS-17.9", "events", "museum_of_retired_spaceships", "level III", at_level("III")),
    ("BTS-17.11", "events", "dyson_sphere", "level III", at_level("III")),
    ("BTS-19.3", "events", "mass_enlightenment", "level III", at_level("III")),
    ("BTS-17.27", "events", "kc_24x", "1 guild of level 2, 1 point", kc_24x),
    ("BTS-17.28", "events", "secret_arms_purchase", "1 of 2 ships for everybody, 1 level", secret_arms_purchase),
    ("BTS-17.7", "systems", "lalande_21185", "deck A", in_deck("A")),
    ("BTS-17.7", "systems", "lalande_21185", "growth, then ore, then trade",
     lambda card: plain(card["bonus"]) == "produce(growth);produce(ore);produce(trade)"),
    ("BTS-17.21", "systems", "procyon", "deck A", in_deck("A")),
    ("BTS-17.21", "systems", "wise_1541_2250", "deck B", in_deck("B")),
    ("BTS-17.8", "systems", "ross_154", "deck B", in_deck("B")),
    ("BTS-EX-11", "systems", "sirius", "1 ore for control", lambda card: plain(card["control"]) == "ore(1)"),
    ("BTS-EX-11", "systems", "tau_ceti", "2 specialisations", two_disc_kinds),
    ("BTS-EX-11", "systems", "tau_ceti", "1 supply cube to column A for control",
     lambda card: plain(card["control"]) == "move_supply(1,src=any,to=A)"),
    ("BTS-EX-12", "systems", "kapteyns_star", "strength 4", lambda card: card["strength"] == 4),
    ("BTS-EX-13", "systems", "kapteyns_star", "deck B", in_deck("B")),
    ("BTS-EX-13", "systems", "kapteyns_star", "2 specialisations", two_disc_kinds),
    ("BTS-EX-13", "systems", "kapteyns_star", "a ship from supply in Deep Space", kapteyns_bonus),
    ("BTS-17.17", "mats", "un_advanced", "ability A by 3 exchanges",
     ability("A", "when production_done if exchanges >= 3 =>")),
    ("BTS-17.18", "mats", "nishida_advanced", "ability B by the last ore disc", ability("B", "when last_ore_disc =>")),
]  # fmt: skip


def check_cards(data: Data, tables: Tables) -> Iterator[Finding]:
    for rule, table, name, what, holds in CARDS:
        for entry in data[table]:
            if entry["id"] == name:
                yield Finding(rule, f"{name}: {what}", holds(entry))


AREAS_OF_POWER: Final = 3


def check_conditions(data: Data, tables: Tables) -> Iterator[Finding]:
    """Achievements: conditions that can be read, and which of them have spaces for 4 players only."""
    found = {each.name: each for each in tables.achievements}
    if "empire" in found:
        wanted = [(COUNTERS.index("colonised"), 0, 4)]
        yield Finding("BTS-6.13", "empire: 4 colonised systems", found["empire"].condition.least == wanted)
    if "power" in found:
        least = found["power"].condition.least
        holds = len(least) == 1 and least[0][0] == COUNTERS.index("areas_with_strength") and 2 <= least[0][1] <= 4
        yield Finding("A-43", "power: 2 to 4 strength on each of some areas", holds)
        yield Finding("A-43", "power: on 3 areas", holds and least[0][2] == AREAS_OF_POWER)
    if "specialisation" in found:
        text = next(each["cond"] for each in data["achievements"] if each["id"] == "specialisation")
        counted = "symbols(food)" in text and "symbols(ore)" in text
        yield Finding("BTS-17.16", "specialisation: printed symbols count", counted)
        yield Finding("BTS-17.16", "specialisation: an achievement B", found["specialisation"].kind == "B")
    for name in ("efficiency", "flexibility"):
        if name in found:
            yield Finding("BTS-6.8", f"{name}: spaces only with 4 players", found[name].four_only > 0)
