"""The language of this run, settled before anything else, so that help and errors speak it too."""

import os
import sys
from collections.abc import Mapping, Sequence

from perihelion.kernel.game import Game
from perihelion.words import LANGUAGES, Words, choose_language


def asked_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """`--lang` wherever it stands on the command line, else the environment's language, else English."""
    for number, word in enumerate(arguments):
        given = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and number + 1 < len(arguments):
            given = arguments[number + 1]
        if given in LANGUAGES:
            return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return choose_language(environment[name])
    return "en"


LANGUAGE = asked_language(sys.argv[1:], os.environ)
SAY = Words(LANGUAGE).say


def decimal(value: float, digits: int = 1) -> str:
    """A number with a fraction as the language writes it."""
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if LANGUAGE == "pl" else text


def percent(share: float) -> str:
    return f"{decimal(100 * share)}%"


def words_for(game: Game | None = None) -> Words:
    return Words(LANGUAGE, game)
