"""Whole games told in both languages: no ids in sentences, no number that does not fit, no English in the Polish."""

import re
from collections.abc import Iterator

from support.play import random_game

from perihelion import Game
from perihelion.kernel.table import Event, Phrase
from perihelion.words import LANGUAGES, Words

# snake_case, a message's id, (p04), "tile 0"; what stands on a board as its own name (hex D7, sector g17) is none
IDS = (
    re.compile(r"\b[a-z]+_[a-z0-9_]+"),
    re.compile(r"\b(?:tile|card|event|move|prompt|unit|world|technology|system|resource)-[a-z0-9-]+"),
    re.compile(r"\([a-z]{1,3}\d+\)"),
    re.compile(r"\b(?:tile|hex|slot|seat|place|kafel|heks|miejsce) 0\b"),
    re.compile(r"\b(?:null|undefined|NaN|None)\b"),
)
SEVERAL = re.compile(r"(?<![\d.,:+−–-])(?<!level )(?<!Side )(?<! of )\b1 [a-z]+[^s\W]s\b(?! modifiers)")
"""English: a plural after a single one."""
ENGLISH = re.compile(r"\b(?:the|of|and|with|from|your|you|player|turn|ship|cards?|points?)\b", re.IGNORECASE)


def has_english_or_ids(text: str) -> bool:
    """Of a Polish text."""
    return any(look.search(text) for look in (*IDS, ENGLISH))


def told(game: Game) -> Iterator[Phrase]:
    """Everything that is said in some random games: moves, questions, reasons, lines of the log."""
    events: list[Event] = []
    for seats in (game.seats[0], game.seats[-1]):
        for state, seat, _ in random_game(game, seats, 31):
            state.watch(events.append)
            for action in state.legal(seat)[:8]:
                yield state.phrase(seat, action)
            for each in range(seats):
                prompt = state.prompt(each)
                yield prompt.question
                yield prompt.reason
    for event in events:
        yield Phrase(f"event-{event.kind}", {"player": "Ada", "amount": event.amount, **event.facts})


def test_no_id_and_no_wrong_number_reaches_a_player(any_game: Game) -> None:
    words = {language: Words(language, any_game) for language in LANGUAGES}
    wrong: set[str] = set()
    seen: set[str] = set()
    for phrase in told(any_game):
        for language, each in words.items():
            text = each.phrase(phrase)
            if text in seen:
                continue
            seen.add(text)
            looks = (*IDS, ENGLISH) if language == "pl" else (*IDS, SEVERAL)
            if any(look.search(text) for look in looks):
                wrong.add(f"{phrase.message} ({language}): {text}")
    assert len(seen) > 2 * len(any_game.actions.kinds)  # in two languages
    assert not wrong, "\n".join(sorted(wrong)[:40])


ALIKE = {"move-use-space", "move-use-space-extra", "move-market"}
"""Two spaces of one card, two tokens of one kind: whichever is chosen, the same happens."""


def test_a_list_of_choices_has_no_line_twice(any_game: Game) -> None:
    """Two lines that say the same cannot be told apart; those that do the same may."""
    english = Words("en", any_game)
    twice: set[str] = set()
    for state, seat, _ in random_game(any_game, any_game.seats[0], 32):
        lines = [
            (english.phrase(phrase), phrase.message)
            for phrase in (state.phrase(seat, each) for each in state.legal(seat))
        ]
        texts = [text for text, _ in lines]
        twice |= {f"{message}: {text}" for text, message in lines if texts.count(text) > 1 and message not in ALIKE}
    assert not twice, "\n".join(sorted(twice)[:40])
