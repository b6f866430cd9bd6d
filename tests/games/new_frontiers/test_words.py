"""Words are composed of effects: a tile that nobody has seen before is said as well as ours, in both languages."""

import re

import pytest
from games.new_frontiers.builder import the_game

from perihelion.games.new_frontiers.bots.weights import WORTHS
from perihelion.games.new_frontiers.people.explaining import of_line, of_power
from perihelion.games.new_frontiers.people.shortly import SHORTER
from perihelion.games.new_frontiers.rules.effects import EFFECTS, ROWS, Ability, columns
from perihelion.games.new_frontiers.rules.terms import DOOM, SALE, Effect, read_line, read_power
from perihelion.kernel.effect import BrokenCatalogue, Catalogue
from perihelion.kernel.notation import BadNotation
from perihelion.kernel.table import named
from perihelion.words import LANGUAGES, Words

CARD = 44
"""Characters of an effect on a card, without the action in which it works."""
POWERS = {
    "settle_discount 1 of !kw:Rebel windfall": (
        "Settle: non-Rebel windfall worlds cost 1 less.",
        "Kolonizacja: zdobywcze Planety (nie: Rebelia) tańsze o 1.",
    ),
    "strength_vs 2 of military kind:G": (
        "Settle: strength +2 against Genes military worlds.",
        "Kolonizacja: siła militarna +2 przeciw militarnym Planetom Genów.",
    ),
    "develop_discount 1 of small power:Explore | large": (
        "Develop: small developments with an Explore power or large developments cost 1 less.",
        "Rozwój Technologii: małe Technologie ze Zdolnością Odkrywania lub duże Technologie tańsze o 1.",
    ),
    "settle_gain -> 2col of !military colonists:1": (
        "Settle: gain 2 colonists for each non-military world with 1 colonist you settle.",
        "Kolonizacja: po skolonizowaniu nie-militarnej Planety z 1 Kolonistą otrzymujesz 2 Kolonistów.",
    ),
    "produce_per -> 1vp+1cr of kw:Uplift cost<=3": (
        "Produce: 1 VP and 1 credit for each Uplift colony of cost 3 or less.",
        "Produkcja: otrzymujesz 1 PZ i 1 Kredyt za każdą Kolonię wspomaganą o koszcie najwyżej 3.",
    ),
    "may consume_upto 1 A -> price": (
        "Consume: you may discard up to 1 Alien technology good, its sale price each.",
        "Konsumpcja: możesz odrzucić najwyżej 1 dobro Technologii Obcych, otrzymując jego cenę sprzedaży za każde.",
    ),
}
LINES = {
    "2 each kw:Uplift": ("2 VP for each Uplift tile.", "2 PZ za każdy kafel wspomagany."),
    "1 each colony !grey kind:A": (
        "1 VP for each Alien technology colony with goods.",
        "1 PZ za każdą Kolonię Technologii Obcych z dobrami.",
    ),
}


@pytest.mark.parametrize("text", POWERS)
def test_a_power_of_somebodys_own_set_is_a_sentence(text: str) -> None:
    game = the_game()
    said = of_power(game.tables, read_power(text, 0, 0, EFFECTS.by_name))
    assert (Words("en", game).phrase(said), Words("pl", game).phrase(said)) == POWERS[text]


@pytest.mark.parametrize("text", LINES)
def test_a_bonus_is_a_sentence(text: str) -> None:
    game = the_game()
    said = of_line(read_line(text))
    assert (Words("en", game).phrase(said), Words("pl", game).phrase(said)) == LINES[text]


def test_every_tile_and_goal_is_explained_without_a_gap() -> None:
    game = the_game()
    for language in LANGUAGES:
        words = Words(language, game)
        for name in game.explanations():
            said = words.say(name)
            assert said.endswith(".")
            assert "{" not in said
            assert "  " not in said
            assert " ." not in said
    english = Words("en", game)
    assert english.say("tile-alien-caravan-gate-help") == (
        "Military world, defence 8, 1 colonist, windfall (Alien technology). "
        "Consume: discard 1 Alien technology good for 2 VP and 2 credits. 8 VP."
    )
    assert english.say("goal-civil-services-help") == "Consume powers: 2 VP for 2, 5 VP for 4, 8 VP for 6 or more."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_it_in_fewer_words(language: str) -> None:
    """Whatever does something has words for its card, never longer than its sentence; both languages have them all."""
    game = the_game()
    words = Words(language, game)
    said = {name: words.phrase(phrase) for name, phrase in game.layout()["cards"].items()}
    tiles = [tile for tile in game.tables.tiles if tile.powers or tile.lines or not tile.for_sale]
    doing = {f"{named('tile', tile.name)[1:]}-help" for tile in tiles}
    assert said.keys() == doing
    for name, text in said.items():
        assert text.endswith(".")
        assert not set("{}$") & set(text)
        assert "  " not in text
        assert len(text) <= len(words.say(name))
    parts = [part.split(": ")[-1] for text in said.values() for part in re.split(r"(?<=\.) ", text)]
    assert len([part for part in parts if len(part) <= CARD]) / len(parts) > 0.85
    assert all(words.has(f"card-{message}") for message in SHORTER)


def test_an_effect_without_a_worth_is_told_when_the_game_is_loaded() -> None:
    added = [*ROWS, Ability("settle_free", DOOM, "a", "+#")]
    with pytest.raises(BrokenCatalogue, match="'settle_free' lacks 'worth'"):
        Catalogue(added, base=Effect, needed=columns, worth=WORTHS)


def test_an_effect_without_a_column_that_its_moment_asks_for_is_told_when_the_game_is_loaded() -> None:
    with pytest.raises(BrokenCatalogue, match="'trade_free' lacks 'adds'"):
        Catalogue([*ROWS, Ability("trade_free", SALE, "a", "+#")], base=Effect, needed=columns)


@pytest.mark.parametrize(
    ("text", "word"),
    [("strenght 2", "strenght"), ("strength", ""), ("consume any -> 2xp", "xp"), ("strength 2 of", "")],
)
def test_a_power_that_cannot_be_read_says_where(text: str, word: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_power(text, 0, 0, EFFECTS.by_name)
    assert refused.value.word == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_is_told_in_a_few_words(language: str) -> None:
    game = the_game()
    words = Words(language, game)
    for power in game.layout()["powers"]:
        said = words.phrase(power["words"])
        assert said
        assert not set("{}$") & set(said)
        assert said in words.phrase(game.layout()["cards"][f"{named('tile', power['tile'])[1:]}-help"])
