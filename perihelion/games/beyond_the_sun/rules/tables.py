"""The component set made ready for play: numbers instead of names, effects compiled, neighbours listed."""

from typing import final

from perihelion.kernel.components import Data
from perihelion.kernel.effect import Catalogue
from perihelion.kernel.fields import fields

from . import effects, vocabulary
from .cards import (
    NO_LINE,
    SPEC,
    TYPES,
    Achievement,
    EventCard,
    Layout,
    Mat,
    Side,
    Slot,
    System,
    Technology,
    as_bits,
    read_slots,
)
from .effects import LEVELS, Ability, Effect, Line
from .notation import Book
from .sets import bits_of, unions_of_sets


@final
class Tables:
    """All that a state needs of the component set; shared by all states, changed by none."""

    # Plain Python keeps more than 30 attributes in a dictionary that is slow to read.
    __slots__ = fields(
        "achievements achievements_of_kind action_line automation_beyond automation_vp basic_names book "
        "capacity cards_of_level colonising_spaces crewed_spaces end_discs events fixed_events "
        "fixed_events_of following for_first_seen for_first_slots for_further_seen for_further_slots "
        "guild_levels guild_names guild_researches layouts lines mats most_population open_at_start "
        "peopled_spaces populated random_events random_events_of researching rule_value seeing_spaces "
        "side_for sides slots slots_at slots_of_level slots_of_levels space_action space_line stamp "
        "start_systems starters supplied_spaces sure_spaces systems systems_of_deck technologies top_slots "
        "uncertain_spaces vocabulary"
    )

    def __init__(self, data: Data, stamp: str, catalogue: Catalogue[Effect]) -> None:
        self.stamp = stamp
        self.vocabulary = vocabulary.VOCABULARY.size
        self.book = Book(catalogue)
        self.lines: list[Line] = self.book.lines
        self.action_line: list[int] = [NO_LINE] * vocabulary.ACTIONS
        self.space_action: list[int] = [NO_LINE] * vocabulary.SPACES
        self._read_spaces(data)
        self._read_cards(data)
        self._read_mats(data["mats_common"], data["mats"])
        self._read_setup(data)
        self._look_across()

    def _read_spaces(self, data: Data) -> None:
        """Basic Spacefaring and the guilds."""
        self.basic_names: list[str] = []
        for number, each in enumerate(data["basic_spacefaring"]["actions"]):
            self.basic_names.append(each["id"])
            self.action_line[number] = self.book.action(each["do"]).number
            for space in range(vocabulary.BASIC_SPACES):
                self.space_action[number * vocabulary.BASIC_SPACES + space] = number
        self.layouts: dict[int, Layout] = {}
        for each in data["basic_spacefaring"]["layouts"]:
            self.layouts[each["players"]] = Layout(each)
        self.guild_names: list[str] = []
        self.guild_levels: list[int] = []
        for number, each in enumerate(data["guilds"]):
            self.guild_names.append(each["id"])
            self.guild_levels.append(each["level"])
            self.action_line[vocabulary.GUILD_ACTION + number] = self.book.action(each["do"]).number
            self.space_action[vocabulary.GUILD_SPACE + number] = vocabulary.GUILD_ACTION + number

    def _read_cards(self, data: Data) -> None:
        """The slots of the technology board, and all cards."""
        self.slots: list[Slot] = read_slots(data["slots"])
        if len(self.slots) > vocabulary.SLOTS:
            raise ValueError(f"the technology board has {vocabulary.SLOTS} slots")
        self.open_at_start = 0  # slots without prerequisites, as bits
        for number, slot in enumerate(self.slots):
            if not slot.least:
                self.open_at_start |= 1 << number
        self.slots_of_level: list[int] = [0, 0, 0, 0]
        self.top_slots: list[Slot] = [slot for slot in self.slots if slot.level == 3]
        self.following: list[list[int]] = [[] for _ in self.slots]  # of every slot those joined to it on the right
        for number, slot in enumerate(self.slots):
            self.slots_of_level[slot.level] |= 1 << number
            for needed in range(len(self.slots)):
                if slot.needs >> needed & 1:
                    self.following[needed].append(number)
        self.slots_at: list[list[int]] = [bits_of(slots) for slots in self.slots_of_level]
        self.slots_of_levels: list[int] = [0]  # for every set of levels, as bits
        for levels in range(1, 16):
            lowest = (levels & -levels).bit_length() - 1
            self.slots_of_levels.append(self.slots_of_levels[levels & levels - 1] | self.slots_of_level[lowest])
        self.technologies: list[Technology] = [self.technology(k, each) for k, each in enumerate(data["technologies"])]
        self.cards_of_level: list[list[int]] = [
            [k for k, card in enumerate(self.technologies) if card.level == level] for level in range(4)
        ]
        self.events: list[EventCard] = [self.event(each) for each in data["events"]]
        self.systems: list[System] = [self.system(each) for each in data["systems"]]
        self.achievements: list[Achievement] = [
            Achievement(each["id"], each["kind"], self.book.expression(each["cond"]), each["spaces"], each["four_only"])
            for each in data["achievements"]
        ]
        self._sort_cards()

    def _sort_cards(self) -> None:
        """What the setup shuffles and draws from."""
        self.fixed_events_of: list[list[int]] = [
            [k for k, card in enumerate(self.events) if card.level == level and card.fixed] for level in range(4)
        ]
        self.random_events_of: list[list[int]] = [
            [k for k, card in enumerate(self.events) if card.level == level and not card.fixed] for level in range(4)
        ]
        self.starters: list[int] = [k for k, card in enumerate(self.systems) if card.start]
        self.systems_of_deck: list[list[int]] = [
            [k for k, card in enumerate(self.systems) if card.deck == deck and not card.start] for deck in range(2)
        ]
        self.achievements_of_kind: dict[str, list[int]] = {
            kind: [k for k, card in enumerate(self.achievements) if card.kind == kind] for kind in ("basic", "A", "B")
        }

    def _read_mats(self, common: Data, mats: list[Data]) -> None:
        self.capacity: list[int] = [common["column_capacity"][letter] for letter in common["column_letters"]]
        if len(self.capacity) != vocabulary.COLUMNS:
            raise ValueError("a mat has five supply columns")
        self.automation_vp: list[int] = common["automation_vp"]
        self.automation_beyond: int = common["automation_beyond"]
        self.mats: list[Mat] = [Mat(each["id"], each, self.book) for each in mats]

    def _read_setup(self, data: Data) -> None:
        """The exploration board, and what depends on the number of players."""
        self.sides: list[Side] = [Side(each) for each in data["sides"]]
        self.side_for: dict[int, int] = {}
        self.end_discs: dict[int, int] = {}
        names = [side.name for side in self.sides]
        for each in data["setup"]["by_players"]:
            self.side_for[each["players"]] = names.index(each["board_side"])
            self.end_discs[each["players"]] = each["end_discs"]
        counts = data["setup"]["counts"]
        self.fixed_events: int = counts["fixed_events_per_level"]
        self.random_events: int = counts["random_events_per_level"]
        self.start_systems: int = counts["start_systems_used"]

    def _look_across(self) -> None:
        """What follows from all cards together."""
        # of every space its line, then sets of spaces; one that is not there has any line: nobody reaches it
        self.space_line: list[Line] = [
            self.lines[self.action_line[number] if number != NO_LINE else 0] for number in self.space_action
        ]
        lines = self.space_line
        needing = [as_bits([line.needs == needs for line in lines]) for needs in range(effects.A_SEEN_SLOT + 1)]
        self.sure_spaces: int = needing[effects.NO_MORE]
        self.peopled_spaces: int = self.sure_spaces | needing[effects.A_CREW]  # can be used with population
        with_ships = needing[effects.A_SHIP] | needing[effects.A_FLEET]
        self.crewed_spaces: int = self.peopled_spaces | with_ships
        self.supplied_spaces: int = needing[effects.A_CUBE]
        self.colonising_spaces: int = needing[effects.A_TARGET]
        self.seeing_spaces: int = needing[effects.A_SEEN_SLOT]
        researching = [as_bits([line.research >> slot.level & 1 == 1 for line in lines]) for slot in self.slots]
        # for every set of the first ten slots, and of the others: the spaces that research any of them
        any_slot = [spaces & needing[effects.A_SLOT] for spaces in researching]
        self.for_first_slots: list[int] = unions_of_sets(any_slot[:10])
        self.for_further_slots: list[int] = unions_of_sets(any_slot[10:])
        seen_slot = [spaces & self.seeing_spaces for spaces in researching]
        self.for_first_seen: list[int] = unions_of_sets(seen_slot[:10])
        self.for_further_seen: list[int] = unions_of_sets(seen_slot[10:])
        self.uncertain_spaces: int = as_bits([line.needs < effects.A_FLEET for line in lines])
        self.most_population: int = max([line.population for line in lines])
        self.populated: list[int] = [
            as_bits([line.population <= pop for line in lines]) for pop in range(self.most_population + 1)
        ]
        for layout in self.layouts.values():
            layout.read_prices([line.price for line in lines])
        self.researching: list[bool] = [
            number != NO_LINE and effects.researches(self.lines[number]) for number in self.action_line
        ]
        self.guild_researches: list[int] = [
            effects.levels_researched(self.lines[self.action_line[vocabulary.GUILD_ACTION + number]])
            for number in range(len(self.guild_names))
        ]
        self.rule_value: list[int] = [0] * len(effects.RULES)
        for ability in self._rules():
            self.rule_value[ability.number] = ability.value

    def _rules(self) -> list[Ability]:
        found = [ability for technology in self.technologies for ability in technology.abilities]
        found += [system.special for system in self.systems if system.special is not None]
        return [ability for ability in found if ability.kind == effects.RULE]

    def technology(self, number: int, data: Data) -> Technology:
        types = 0
        for letter in data["types"]:
            types |= 1 << TYPES.index(letter)
        passes = TYPES.index(data["pass"]) if "pass" in data else -1
        made = Technology(data["id"], LEVELS.index(data["level"]), types, passes)
        if data["immediate"]:
            made.immediate = self.book.bonus("; ".join(data["immediate"])).number
        for k, each in enumerate(data["actions"]):
            line = self.book.action(each["do"])
            made.actions.append(line.number)
            made.researches |= effects.levels_researched(line)
            for call in line.calls:
                made.colonises += call.name == "colonise"
                made.opens |= 4 if call.name == "research" and not call.levels else 0
            self.action_line[vocabulary.TECHNOLOGY_ACTION + number * vocabulary.CARD_ACTIONS + k] = line.number
            for _ in range(each["spaces"]):
                space = vocabulary.TECHNOLOGY_SPACE + number * vocabulary.CARD_SPACES + len(made.spaces)
                self.space_action[space] = vocabulary.TECHNOLOGY_ACTION + number * vocabulary.CARD_ACTIONS + k
                made.spaces.append(space)
                made.space_mask |= 1 << space
        for text in data["passive"]:
            ability = self.book.ability(text)
            made.abilities.append(ability)
            if ability.kind == effects.RULE:
                made.rules |= 1 << ability.number
            elif ability.kind == effects.AT_WILL:
                made.at_will += 1
            else:
                made.on_trigger += 1
        made.opens |= made.researches
        made.ways = len(made.actions) + len(made.abilities)
        if made.level == 3:
            made.vp = data["vp"]
            made.end = self.book.expression(data["end"])
        return made

    def event(self, data: Data) -> EventCard:
        made = EventCard(data["id"], LEVELS.index(data["level"]), data["fixed"], 0)
        made.line = self.book.bonus("; ".join(data["do"]), of_event=True).number
        made.vp = data.get("vp", 0)
        if "end" in data:
            made.each = data["end"]["who"] == "each"
            made.deep = data["end"]["who"] == "most_strength_deep"
            made.end = self.book.expression(data["end"]["vp"])
        made.museum = any(["send_ship" in line for line in data["do"]])
        if "action" in data:
            made.sphere = self.book.action(data["action"]["do"], of_sphere=True).number
            self.action_line[vocabulary.SPHERE_ACTION] = made.sphere
            self.space_action[vocabulary.SPHERE_SPACE] = vocabulary.SPHERE_ACTION
        return made

    def system(self, data: Data) -> System:
        spec = 0
        for kind in data["spec"]:
            spec |= SPEC[kind]
        made = System(data["id"], "AB".index(data["deck"]), data["start"], data["strength"], spec, data["vp"])
        if data["control"]:
            made.control = self.book.bonus(data["control"]).number
        if data["bonus"]:
            made.bonus = self.book.bonus(data["bonus"]).number
        if data["special"]:
            made.special = self.book.ability(data["special"])
            if made.special.kind == effects.WHEN:
                raise ValueError("the special text of a system is a rule or an ability at will")
        return made
