"""What people at a table are told: quotes, previews, events, prompts and words, for every registered game."""

import re

from support.fluent import messages
from support.play import random_game, some_positions

from perihelion import Game
from perihelion.kernel.table import Event, Phrase
from perihelion.words import LANGUAGES, Words


def test_a_quote_says_whether_the_action_reveals(any_game: Game) -> None:
    for seats in any_game.seats:
        for number, (state, seat, action) in enumerate(random_game(any_game, seats, 3)):
            if number % 7:
                continue
            quote = state.quote(seat, action)
            after = state.clone()
            after.apply(seat, action)
            assert quote.reveals == (after.horizon() > state.horizon())
            assert quote.group in ("only", "first", "middle", "last")


def test_a_preview_changes_nothing_and_stops_at_the_horizon(any_game: Game) -> None:
    for seats in any_game.seats:
        for state in some_positions(any_game, seats, 4):
            before = state.fingerprint()
            for seat in state.actors():
                for action in state.legal(seat)[:5]:
                    preview = state.preview(seat, action)
                    assert all(event.seen_by(seat) for event in preview.events)
                    assert state.fingerprint() == before


def test_a_preview_cannot_leak(any_game: Game) -> None:
    """Two states that a seat cannot tell apart preview and quote alike."""
    for seats in any_game.seats:
        for state in some_positions(any_game, seats, 5):
            for seat in state.actors():
                other = state.determinize(seat, 99)
                for action in state.legal(seat)[:3]:
                    assert other.preview(seat, action) == state.preview(seat, action)
                    assert other.quote(seat, action) == state.quote(seat, action)
                    assert other.phrase(seat, action) == state.phrase(seat, action)
                assert other.prompt(seat) == state.prompt(seat)


def test_watching_changes_nothing(any_game: Game) -> None:
    for seats in any_game.seats:
        events: list[Event] = []
        watched = any_game.new(seats=seats, seed=6)
        watched.watch(events.append)
        for state, seat, action in random_game(any_game, seats, 6):
            assert watched.fingerprint() == state.fingerprint()
            watched.apply(seat, action)
        assert events


def test_every_sentence_can_be_said_in_both_languages(any_game: Game) -> None:
    """Moves, prompts and events of whole games: no message id and no unfilled value ever reaches a player."""
    words = [Words(language, any_game) for language in LANGUAGES]

    def check(phrase: Phrase) -> None:
        for each in words:
            assert each.has(phrase.message), phrase.message
            text = each.phrase(phrase)
            assert text
            assert not re.search(r"[{}$@]", text), text

    events: list[Event] = []
    for seats in any_game.seats:
        for state, seat, _ in random_game(any_game, seats, 7):
            state.watch(events.append)
            for action in state.legal(seat)[:3]:
                check(state.phrase(seat, action))
                quote = state.quote(seat, action)
                for amount in (*quote.cost, *quote.gain):
                    check(Phrase(f"amount-{amount.what.replace('_', '-')}", {"amount": amount.amount}))
            for each in range(seats):
                prompt = state.prompt(each)
                check(prompt.question)
                check(prompt.reason)
            for points in state.tally():
                for source in points:
                    check(Phrase(f"tally-{source.replace('_', '-')}"))
        check(Phrase(f"ending-{state.ending()}"))
    for event in events:
        check(Phrase(f"event-{event.kind}", {"player": "Ada", "amount": event.amount, **event.facts}))


def test_both_languages_have_every_message(any_game: Game) -> None:
    texts = [(any_game.folder() / "text" / f"{language}.ftl").read_text(encoding="utf8") for language in LANGUAGES]
    assert messages(texts[0]) == messages(texts[1])


def test_every_component_has_a_name(any_game: Game) -> None:
    for language in LANGUAGES:
        words = Words(language, any_game)
        for message in [*any_game.component_names(), "title", "tagline"]:
            assert words.has(message), message
        for option in any_game.options:
            assert words.has(option.meaning)
            assert words.has(option.meaning.removesuffix("-help"))
