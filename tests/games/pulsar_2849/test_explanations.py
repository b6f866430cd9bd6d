"""What components do is composed of their effects: every effect has words and a sign, and no card is left unsaid."""

import re
from pathlib import Path

import pytest
from games.pulsar_2849.builder import GAME

import perihelion
from perihelion.games.pulsar_2849.rules.effects import CATALOGUE
from perihelion.games.pulsar_2849.rules.terms import ACTIONS
from perihelion.kernel.table import Phrase
from perihelion.words import Words

PAGE = Path(perihelion.__file__).parent.parent / "web" / "src" / "games" / "pulsar_2849"
LANGUAGES = ("pl", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words(language):
    words = Words(language, GAME)
    assert [message for message in CATALOGUE.messages() if not words.has(message)] == []


def test_every_effect_has_a_sign():
    source = (PAGE / "emblems.ts").read_text(encoding="utf8")
    signs = source[source.index("const SIGNS") :]
    assert sorted(re.findall(r"^  (\w+): ", signs[: signs.index("\n}\n")], re.MULTILINE)) == sorted(CATALOGUE.names)


LONGEST = {"cards": 88, "lines": 52}
"""Two lines of a card and of a tile; a component of the house set is no longer in either language."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", ["cards", "lines"])
def test_every_component_has_words_for_a_card_and_for_a_line(language, length):
    words = Words(language, GAME)
    short = GAME.layout()[length]
    assert short.keys() == GAME.explanations().keys()
    for message, phrase in short.items():
        text = words.phrase(phrase)
        assert text, message
        assert not set("{}$@_") & set(text), f"{message}: {text}"
        assert not text.endswith("."), f"{message}: {text}"
        assert len(text) <= LONGEST[length], f"{message}: {text}"
        for part in messages_in(phrase):
            assert words.has(part), part


def messages_in(phrase):
    yield phrase.message
    for fact in phrase.facts.values():
        if isinstance(fact, Phrase):
            yield from messages_in(fact)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_short_words(language):
    """Also those that no component of the house set has."""
    words = Words(language, GAME)
    wanted = [name.replace("_", "-") for name in CATALOGUE.names] + ["nothing", "started", "each-round", "goal"]
    wanted += [f"paid-{name.replace('_', '-')}" for name in (*ACTIONS, "any", "several")]
    wanted += ["point-step", "point-step-last", "boost-more", "boost-times"]
    assert [
        f"{length}-{name}" for length in ("card", "line") for name in wanted if not words.has(f"{length}-{name}")
    ] == []


def test_words_on_a_card_leave_out_what_stands_beside_them():
    cards = GAME.layout()["cards"]
    words = Words("en", GAME)
    assert words.phrase(cards["tech-bii-2-help"]) == "a red 4 you must use, 3 VP"
    assert words.phrase(cards["tech-di-4-help"]) == "a 0 pays as 1 for most actions, ±1 modifier per modifier bought"
    assert words.phrase(cards["transmitter-tb6-help"]) == "when started: 5 VP; each round: 4 VP for 1 cube"
    assert words.phrase(cards["transmitter-tb6-production"]) == "4 VP for 1 cube"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_explained_in_whole_sentences(language):
    words = Words(language, GAME)
    told = {message: words.say(message) for message in GAME.explanations()}
    assert len(told) > 200
    for message, text in told.items():
        assert text, message
        assert not set("{}$@_") & set(text), f"{message}: {text}"
        assert text.endswith(".") == message.endswith("-help"), f"{message}: {text}"


def own_set(folder, old, new):
    text = "\n".join(file.read_text(encoding="utf8") for file in GAME.set_files())
    assert text.count(old) >= 1
    path = folder / "own.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf8")
    return perihelion.game("pulsar-2849", path)


def test_a_technology_of_ones_own_is_said_properly(tmp_path):
    ours = next(
        each for face in GAME.components.data["technology_faces"] for each in face["techs"] if each["id"] == "AI-2"
    )
    effect = "on(mod_spent, cube(2)) + shift(patent|project|fly, pm1, visit=pink) + zero(tx)"
    game = own_set(tmp_path, f'effect = "{ours["effect"]}"', f'effect = "{effect}"')
    assert Words("en", game).say("tech-ai-2-help") == (
        "From now on: 2 cubes every time you spend a modifier; a die that pays for a flight, a patent or a project may"
        " count as one higher or lower, if the flight visits a pink gate; a die of value 0 counts as 1 for a"
        " transmitter’s cost."
    )
    assert Words("pl", game).say("tech-ai-2-help") == (
        "Od teraz: 2 kostki inżynierów za każdym razem, gdy wydasz modyfikator; kość, którą płacisz za lot,"
        " patent lub projekt, może się liczyć jako o 1 wyższa lub niższa, jeśli lot odwiedza różową bramę skokową; kość"
        " o wartości 0 liczy się jako 1, gdy płacisz za koszt transmitera."
    )


def test_the_page_is_told_effects_and_never_reads_them():
    layout = GAME.layout()
    techs = {tech["id"]: tech for face in layout["technology_faces"] for tech in face["techs"]}
    assert techs["AI-4"]["effect"] == [
        {"effect": "shift", "actions": ["gyro_finish"], "by": 0, "visit": "nowhere", "per_round": 0},
        {"effect": "on", "event": "gyro_finish", "gain": {"effect": "vp", "n": 3}},
    ]
    assert techs["CII-1"]["effect"] == [{"effect": "table", "count": "tx_on", "steps": [(2, 1), (3, 3), (4, 5)]}]
    assert techs["BII-2"]["extra_cost"] == [{"effect": "cube", "n": 1}]
    assert layout["dice_boards"]["dice_4"]["engineer_rewards"]["4"][3] == []
    for cluster in layout["maps"].values():
        joins = {
            (cluster["sectors"][each["a"]]["id"], cluster["sectors"][each["b"]]["id"]) for each in cluster["segments"]
        }
        assert len(joins) == len(cluster["segments"])
