"""The reader test: whoever has had the first lesson and read the summary has been told the answers to twenty questions.

`tests/lessons/questions/<game>.toml` has the questions, each with the pattern of its answer in every language and the
messages that give it. A message counts if the learner sees it: a beat of the lesson or what is said after its move, the
goal, the game in three sentences, its end, a row of the summary or of the legend.
"""

import re
import tomllib
from typing import Any

from perihelion.kernel.game import Game
from perihelion.teaching.guide import guide_of
from perihelion.teaching.lesson import lesson_of
from perihelion.words import LANGUAGES, Words
from tools.proof import ROOT

QUESTIONS = ROOT / "tests" / "lessons" / "questions"


def measure(game: Game, count: int, seed: int) -> dict[str, Any]:
    asked = questions(game)[:count]
    said = {language: len(asked) - len(unanswered(game, asked, language)) for language in LANGUAGES}
    return {"questions": len(asked), "said": said}


def questions(game: Game) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((QUESTIONS / f"{game.id}.toml").read_text(encoding="utf8"))["questions"]
    return found


def seen(game: Game) -> set[str]:
    """The messages that a learner reads."""
    guide, lesson = guide_of(game), lesson_of(game, "first")
    beats = [message for beat in lesson.beats for message in (beat.say, *[praise.say for praise in beat.done])]
    rows = [each for row in guide.summary for each in (f"summary-{row}", f"summary-{row}-text")]
    return {"goal", "heart", "ends", *beats, *rows, *[f"legend-{icon}" for icon in guide.legend]}


def unanswered(game: Game, asked: list[dict[str, Any]], language: str) -> list[str]:
    """The questions that nothing answers which a learner reads, each with what was looked through."""
    words, read = Words(language, game), seen(game)
    found: list[str] = []
    for question in asked:
        texts = [words.say(message) for message in question["said_by"] if message in read]
        if len(texts) < len(question["said_by"]) or not any(re.search(question[language], text) for text in texts):
            found.append(f"{question['ask']} {question['said_by']} {texts}")
    return found
