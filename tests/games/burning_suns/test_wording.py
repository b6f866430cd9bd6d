"""Abilities are said in sentences composed of their effects, also those that nobody has written a sentence for."""

import re

import pytest
from games.burning_suns.builder import GAME, TABLES, Builder, built

from perihelion.games.burning_suns.people.explaining import ability_said
from perihelion.games.burning_suns.people.shortly import messages, on_a_card
from perihelion.games.burning_suns.rules.abilities.effects import DOMAINS, EFFECTS, Row, parse
from perihelion.games.burning_suns.rules.abilities.rows import ROWS
from perihelion.games.burning_suns.rules.steps import ASK_BRANCH
from perihelion.games.burning_suns.rules.terms import (
    ACTIONS,
    COLOSSUS,
    CONSTRUCTION,
    DARK,
    KINDS,
    LOCAL,
    MERCENARY,
    STARBASE,
    TARGETS,
    TITAN,
    UNIT,
    UNIT_NAMES,
    VICTIM,
)
from perihelion.kernel.effect import BrokenCatalogue, Catalogue
from perihelion.words import LANGUAGES, Words

SAID = {language: Words(language, GAME) for language in LANGUAGES}
CRYPTIC = re.compile(r"[{}_]|-help|effect-|units-|: \w+ \(|  ")


def told(text: str, language: str) -> str:
    return SAID[language].phrase(ability_said(parse(text), 0))


def test_a_card_nobody_has_seen_reads_as_a_sentence() -> None:
    card = "after:battle|assault [win, min_enemy=4] => pay(2); steal(agent, 1, who=chosen, dist=3); discard_self()"
    assert told(card, "en") == (
        "After Battle or Assault, if you win against 4 or more units: pay 2 crystals, "
        "then take 1 agent from another empire within distance 3, then discard this card."
    )
    assert told(card, "pl") == (
        "Po akcji Bitwa lub Szturm, jeśli wygrasz z co najmniej 4 jednostkami wroga: zapłać 2 kryształy, "
        "potem zabierz 1 agenta innemu imperium w dystansie 3, potem odrzuć tę kartę."
    )
    assert told("passive => discount(unit, 2); limit(fleet, X)", "en") == (
        "Passive: regular units cost 2 crystals less; your fleets may have X more units."
    )


def test_an_effect_without_a_power_is_told_by_name() -> None:
    lacking = {name: power for name, power in ROWS.items() if name != "salvage"}
    with pytest.raises(BrokenCatalogue, match=r"salvage.*power"):
        Catalogue(EFFECTS.rows, base=Row, power=lacking)


def written() -> list[str]:
    """Every effect with every word that each of its arguments can be, and with 1, 2 and 5 of whatever it counts."""
    words = {kind: list(known) for kind, known in DOMAINS.items()}
    words |= {"amount": ["1", "2", "5", "X"], "victims": [*VICTIM, "titan|starbase"], "actions": [*ACTIONS]}
    words["effect"] = ["crystals(2)", "antimatter(1)"]
    found: list[str] = []
    for signature in EFFECTS.signatures:
        needed = [each for each in signature.arguments if not each.keyword]
        plain = [words[each.kind][0] for each in needed]
        calls = [[*plain[:at], word, *plain[at + 1 :]] for at, each in enumerate(needed) for word in words[each.kind]]
        for option in signature.arguments:
            if option.keyword:
                calls += [[*plain, f"{option.name}={word}"] for word in option.words or ("2",)]
        found += [f"{signature.name}({', '.join(call)})" for call in calls or [plain]]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_is_said_with_every_argument(language: str) -> None:
    texts = written()
    assert len(texts) > 300
    for text in texts:
        said = told(f"activate => {text}", language)
        assert not CRYPTIC.search(said), (text, said)
        assert said.endswith("."), (text, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_explained_by_what_it_does(language: str) -> None:
    explained = GAME.explanations()
    assert len(explained) > 250
    for name in explained:
        assert not CRYPTIC.search(SAID[language].say(name)), name
    assert SAID["en"].say("level-assassin-1a-help") == "After Recruit: take 3 crystals from another empire."


# ---------------------------------------------------------------- on cards

LONGEST_MOMENT, LONGEST_WORDS, LONGEST_LINE = 44, 120, 44
"""Characters: of a moment, of what stands below it, and of what a token of the market says."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_when_and_what_in_few_words(language: str) -> None:
    said = SAID[language]
    layout = GAME.layout()
    assert layout["cards"].keys() == layout["lines"].keys() <= GAME.explanations().keys()
    for name, phrase in layout["cards"].items():
        lines = said.phrase(phrase).split("\n")
        assert len(lines) % 2 == 0, "a moment and what happens then, in turn"
        assert not any(map(CRYPTIC.search, lines)), (name, lines)
        assert max(map(len, lines[::2])) <= LONGEST_MOMENT, (name, lines)
        assert max(map(len, lines[1::2])) <= LONGEST_WORDS, (name, lines)
    for name, phrase in layout["lines"].items():
        line = said.phrase(phrase)
        assert not CRYPTIC.search(line), (name, line)
        assert len(line) <= LONGEST_LINE or not name.startswith("resource-"), (name, line)


def test_a_card_reads_as_a_player_says_it() -> None:
    cards = GAME.layout()["cards"]
    told_on = {language: SAID[language].phrase(cards["card-rc-insectoid-burrowers-help"]) for language in LANGUAGES}
    assert told_on == {
        "en": "Before your assault\nland 4 more regiments.",
        "pl": "Przed szturmem, gdy atakujesz\nrozmieść o 4 oddziały więcej.",
    }
    paid = SAID["en"].phrase(cards["card-rc-terran-grand-exhibition-help"])
    assert paid == "When activated\npay 4 crystals: gain 1 antimatter and 2 crystals."


def test_gain_is_not_said_twice_in_a_row_but_for_each_begins_anew() -> None:
    cards = GAME.layout()["cards"]
    harvest, feast = [f"card-rc-{name}-help" for name in ("wraith-soul-harvest", "insectoid-feast")]
    assert SAID["pl"].phrase(cards[harvest]).endswith("\nzyskaj 1 antymaterię i 2 kryształy.")
    assert SAID["en"].phrase(cards[harvest]).endswith("\ngain 1 antimatter and 2 crystals.")
    assert SAID["en"].phrase(cards[feast]).endswith("\ngain 2 crystals per enemy destroyed and gain 2 crystals.")


def test_both_languages_have_the_words_of_cards() -> None:
    for language in LANGUAGES:
        assert [each for each in messages() if not SAID[language].has(each)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_stand_on_a_card(language: str) -> None:
    for effect in written():
        said = SAID[language].phrase(on_a_card(parse(f"before:battle|jump [roll, win] => {effect}"), 0))
        assert said.count("\n") == 1, (effect, said)
        assert not CRYPTIC.search(said), (effect, said)


def test_the_page_is_told_what_numbers_mean() -> None:
    """Kinds of units as moves number them, actions, and how many spaces and leaders share a number."""
    numbered = GAME.layout()["numbered"]
    units = numbered["units"]
    assert len(units) == TARGETS
    assert {name: units.index(name) for name in UNIT_NAMES} == {name: UNIT[name] for name in UNIT_NAMES}
    assert (units[DARK], units[LOCAL], units[CONSTRUCTION]) == ("dark_ship", "local_force", "construction")
    hired = [each["id"] for each in GAME.layout()["resources"] if each["kind"] == "mercenary"]
    assert units[MERCENARY:KINDS] == hired
    assert numbered["unique"] == [units[TITAN], units[STARBASE], units[COLOSSUS]]
    assert numbered["actions"] == list(ACTIONS)
    move = GAME.actions.move(GAME.actions.index("place_leader", 0, len(ACTIONS) - 1, numbered["spaces"] - 1))
    assert move.args[1:] == (len(ACTIONS) - 1, numbered["spaces"] - 1)
    assert {len(race["leaders"]) for race in GAME.layout()["races"]} == {numbered["leaders"]}


def answers(table: Builder, language: str) -> list[str]:
    """The answers to the question that is open, as a line of the list has them; seats go by their number."""
    said = Words(language, GAME)
    said.seated = lambda seat: f"#{seat}"
    return [said.phrase(table.state.phrase(table.seat, action)) for action in table.state.legal(table.seat)]


def test_one_of_two_effects_is_chosen_by_what_it_does() -> None:
    table = built().empire(0, "archivist").level(0, 1, 0).tile("a", "void_1", "home0", up=False)
    ability = next(each.index for each in TABLES.abilities if each.name == "level-archivist_1a")
    table.step(ASK_BRANCH, 0, ability, 0, 0, -1, 0)
    assert answers(table, "en") == ["Choose: look at up to 3 face-down tiles", "Choose: gain 3 crystals"]
    assert answers(table, "pl") == ["Wybierz: podejrzyj najwyżej 3 zakryte kafle", "Wybierz: zyskaj 3 kryształy"]


def test_the_benefit_that_unrest_blocks_is_told_by_what_it_gives() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a").dice(1).begin(0, "diplomacy")
    assert table.asked() == "block"
    for language, word in (("en", "Block: "), ("pl", "Zablokuj: ")):
        one, other = answers(table, language)
        assert one.startswith(word)
        assert other.startswith(word)
        assert one != other
        assert not re.search(r"\d$", one + other), "not by its number"


def test_diplomacy_says_what_a_system_will_go_through() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a", unrest=True, blocked=0)
    table.tile("b", "inhabited_2", "home0").control(1, "b").tile("c", "inhabited_3", "home0")
    table.control(1, "c", unrest=True, blocked=0).tile("d", "inhabited_4", "home0")
    table.dice(1).begin(0, "diplomacy")
    deeds = {table.state.phrase(0, action).message for action in table.state.legal(0)}
    assert {"move-calm", "move-stir-up", "move-rebellion", "move-win-over"} <= deeds


def test_whom_a_choice_is_about_is_told_by_name() -> None:
    table = built().card(0, "usurper_purge_list").card(1, "ercinean_stoop").tile("a", "inhabited_1", "home0")
    table.control(1, "a").tile("b", "inhabited_2", "home0").dice(1).begin(0, "diplomacy")
    assert "Offer an alliance to #1" in answers(table, "en")
    assert "Zaproponuj sojusz: #1" in answers(table, "pl")
