"""What people at a table are told: quotes, previews, events, prompts and words, for every registered game."""

import random

from support.fluent import messages
from support.play import random_game, some_positions

from perihelion import Game
from perihelion.kernel.table import Event
from perihelion.words import LANGUAGES, Words, own_texts
from tools.soak.shown import Shown


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


def test_everything_can_be_shown_at_every_decision(any_game: Game) -> None:
    """Whole games: views, prompts, choices, quotes, previews, refusals, standings and events, in both languages."""
    for seats in any_game.seats:
        shown = Shown(any_game)
        rng = random.Random(seats)
        for state, _, _ in random_game(any_game, seats, 7):
            state.watch(shown.event)
            shown.decision(state, rng)
        shown.end(state)


def test_both_languages_have_every_message(any_game: Game) -> None:
    polish, english = (own_texts(any_game, language) for language in LANGUAGES)
    assert [file.name.replace("pl.ftl", "en.ftl") for file in polish] == [file.name for file in english]
    for files in zip(polish, english, strict=True):
        if files[0].name.startswith("grammar."):
            continue  # how a language declines its words is its own; what is asked for there are component names
        texts = [file.read_text(encoding="utf8") for file in files]
        assert messages(texts[0]) == messages(texts[1]), files[0].name


def test_every_component_has_a_name(any_game: Game) -> None:
    for language in LANGUAGES:
        words = Words(language, any_game)
        for message in [*any_game.component_names(), "title", "tagline"]:
            assert words.has(message), message
        for option in any_game.options:
            assert words.has(option.meaning)
            assert words.has(option.meaning.removesuffix("-help"))
