"""The Polish texts speak as the Polish rulebooks do: words that a rulebook has another word for do not come back."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[2]

SAID_OTHERWISE = {
    "sunward": {
        r"\bheksu\b": "heksa",
        r"\bwypust(?:y|ów|em)?\b": "wypustka",
        r"\bwyci(?:ęci|ęć)\w*": "wcięcie",
        r"\b(?:wypełni\w+ (?:\w+ )?misj|misj\w+ wypełni)\w*": "spełnić wymagania misji",
    },
    "beyond_the_sun": {
        r"(?<![-\w])(?:\d+|\}) populacj\w*": "kostka populacji",
        r"\bw (?:\w+ )?obszar\w*": "na obszarze",
        r"zakryt\w+ gildi\w*|gildi\w+ jest zakryt\w*": "zablokowana gildia",
        r"\bodcin(?:ek|k)\w*": "segment szlaku",
        r"(?:odsłoń|odsłoni|odsłania)\w*(?: ją| gildię)|gildię odsłon": "odblokować gildię",
        r"(?<![-\w])(?:\d+|X|\}) rud(?:a|ę|y|)\b": "kryształki rudy",
        r"\bten system\b|\bkart\w* systemów": "układ, karta układu",
        r"\bodkry(?:cie|te karty|tą już)\b|technologi\w+ są odkryte": "wynaleźć technologię; odkrywa się wydarzenie",
        r"frakcja ma planszę|twojej planszy": "planszetka frakcji",
        r"\btras(?!form)\w*": "szlak",
    },
    "new_frontiers": {
        r"\btyp\w* Zdolności": "rodzaj Zdolności",
        r"\bkaf(?:el|l)\w* akcji": "kafel Akcji",
        r"\bzasiedl\w+": "kolonizować",
        r"\bmocy\b": "Zdolność",
        r"\bpion(?:ek|k)\w*": "pion",
        r"\bwor(?:ek|k\w+)\b": "woreczek",
        r"\b(?:akcj|technologi[aięą]|kredyt|kolonist|kolonia|planet)": "Akcja, Technologia, Planeta … with capitals",
    },
    "pulsar_2849": {
        r"\bPZ\b": "punkty",
        r"\bskok (?:na|do) ": "teleportacja",
        r"koś(?:ć|ci|cią) dodatkow": "kość premiowa",
        r"\brozmiar|(?:jednej|tej|tej samej|tę) wielkoś": "rodzaj żyrostacji",
        r"kostk\w+ inżyniera": "kostka inżynierów",
        r"\bdobran\w+ żeton": "kafelek premii eksploracyjnej",
        r"kafel\w+ eksploracji": "kafelek premii eksploracyjnej",
        r"\b(?:przenie|przenos)\w+ (?:się|statek)|statek przenosi": "teleportować statek",
        r"\bzuży\w+": "wydać modyfikator",
        r"końcow\w+ krok": "etap końcowej punktacji",
        r"(?:praw|lew)\w+ (?:koniec|końc)": "prawy kraniec toru",
        r"krawęd\w+": "brzeg transmitera",
        r"\bw (?:\w+ )?bram\w+ wejściow": "na bramie wejściowej",
        r"zapowi\w+": "ogłosić przelot",
        r"\bŁącz[ea]\b": "połączenie",
    },
    "burning_suns": {
        r"\bniepok(?:oj|ój)\w*": "zamieszki",
        r"\bbunt\w*": "rebelia",
        r"\bchybion\w+ koś\w*": "chybienie",
        r"(?<!w )\bmoc(?:y|ą)?\b": "siła",
        r"(?:odległoś\w+|zasięg\w*) (?:skoku|dyplomacji)": "dystans skoku, dystans dyplomacji",
        r"\bwysa(?:dz|dź)\w*": "rozmieścić",
        r"\bzwykł\w+ (?:\w+ )?jednost": "regularna jednostka",
        r"\bdoch(?:ód|od(?:u|em|y|ów))\b": "przychód",
        r"\bpud(?:ł|eł)\w*": "chybienie",
        r"\bniebronion\w+": "niechroniony",
        r"\bżeton\w* (?:systemów|systemu|anomalii)": "kafel",
        r"\bsił\w* lokaln": "lokalne siły zbrojne",
        r"\bstarci\w*": "walka",
        r"\bpol\w+ asteroid\b": "pole asteroidów",
        r"\bwyzwal\w+": "wywołana zdolność",
        r"\bścieżk\w+": "droga",
    },
}
"""For each game: what its texts do not say, and the rulebook's own term."""

OLD = {
    "sunward": ["bez jednego heksu", "oba wypusty", "Jedno z tych wycięć", "Misja wypełniona dwa razy"],
    "beyond_the_sun": [
        "3 kryształki rudy → 1 populacja",
        "w jednym obszarze",
        "Ta gildia jest zakryta",
        "o jeden odcinek trasy",
        "odsłoń gildię",
        "5 rud",
        "weź 1 rudę",
        "{ $price } rudy",
        "tylko karty systemów",
        "To twoje odkrycie",
        "Cztery technologie są odkryte",
        "leży przy twojej planszy",
        "dowolnie daleko, bez tras",
    ],
    "new_frontiers": [
        "Różne typy Zdolności",
        "Ten kafel akcji",
        "do zasiedlenia",
        "Tej mocy",
        "pierwszy z lewej pionek",
        "worek z Planetami",
    ],
    "pulsar_2849": [
        "3 PZ za patent",
        "skok do dowolnego systemu",
        "kością dodatkową",
        "tego rozmiaru",
        "żyrostacji tej wielkości",
        "kostka inżyniera",
        "dobrany żeton",
        "dodatkowy kafelek eksploracji",
        "Przenieś statek",
        "zużyć modyfikator",
        "w końcowym kroku 3",
        "poza prawy koniec toru",
        "Ta krawędź",
        "W tej bramie wejściowej",
        "zapowiedź przelotu",
        "Łącze: czerwona",
    ],
    "burning_suns": [
        "wywołaj niepokoje",
        "a jeśli już trwają, bunt",
        "Przerzucić chybioną kość?",
        "jego moc jest taka",
        "na odległość skoku",
        "Podczas szturmu wysadza",
        "Spośród zwykłych jednostek",
        "Dochód",
        "pudła",
        "niebronionym",
        "żetony systemów",
        "Siły lokalne",
        "w tym starciu",
        "Anomalia: pole asteroid",
        "zdolności wyzwalane",
        "odsłonięta ścieżka",
    ],
}
"""Sentences as they must be found."""

TITLES = re.compile(
    r"(?:face|project|tech|technology|event-card|card-(?:agent|artefact|rc)|goal|system|tile)-[\w-]+(?<!-help)"
)
"""Names of boards and cards are names: "Pętla po krawędzi"."""


def otherwise(game: str, text: str) -> list[str]:
    return [
        f"{found[0]!r}: the rulebook says {term!r}"
        for pattern, term in SAID_OTHERWISE[game].items()
        if (found := re.search(pattern, text, re.IGNORECASE if game != "new_frontiers" else 0))
    ]


def texts(game: str) -> list[tuple[str, str]]:
    """Every message of the game and of its board, as it is written."""
    found = []
    for file in (*ROOT.glob(f"perihelion/games/{game}/text/*pl.ftl"), ROOT / f"web/src/games/{game}/text/pl.ftl"):
        for message in FluentParser().parse(file.read_text(encoding="utf8")).body:
            if isinstance(message, ast.Message) and message.value is not None:
                written = FluentSerializer().serialize_entry(message).partition("=")[2]
                found.append((message.id.name, written))
    return found


@pytest.mark.parametrize("game", SAID_OTHERWISE)
def test_the_texts_use_the_terms_of_the_rulebook(game: str) -> None:
    said = texts(game)
    assert len(said) > 100
    wrong = [f"{name}: {term}" for name, text in said if not TITLES.fullmatch(name) for term in otherwise(game, text)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "sentence"), [(game, each) for game, old in OLD.items() for each in old])
def test_an_old_word_would_be_found(game: str, sentence: str) -> None:
    assert otherwise(game, sentence)


@pytest.mark.parametrize("game", SAID_OTHERWISE)
def test_every_term_has_its_old_word(game: str) -> None:
    found = {term for sentence in OLD[game] for term in otherwise(game, sentence)}
    assert {term.partition(": ")[2] for term in found} == {
        f"the rulebook says {term!r}" for term in SAID_OTHERWISE[game].values()
    }
