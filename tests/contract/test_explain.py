"""Hints with a reason: the terms add up to the evaluation, every term has its words, and a hint says what is true."""

import random
from collections.abc import Iterator

import pytest
from contract.test_sentences import has_english_or_ids
from support.fluent import messages
from support.play import random_game

import perihelion
from perihelion import Game, State
from perihelion.bots import Position
from perihelion.bots.lookahead import after_each, best_first
from perihelion.bots.reasons import UNSAID, Reasoning, Why, kind, read_why, undecided, written_why
from perihelion.bots.search import Found
from perihelion.kernel.rng import seeded
from perihelion.kernel.table import Phrase
from perihelion.words import LANGUAGES, Words
from perihelion.words.words import own_texts

POSITIONS = 200
HINTS = 12
EVEN = ("instead-even", "instead-gains")
"""How a hint calls the other move about as good."""


def positions(game: Game, count: int, share: float) -> Iterator[tuple[State, int]]:
    """Of random games of every size, so many in all."""
    rng = random.Random(1)
    left = count
    for seed in range(1, 50):
        for seats in game.seats:
            for state, seat, _ in random_game(game, seats, seed):
                if left and rng.random() < share:
                    left -= 1
                    yield state, seat
            if not left:
                return


def liked(game: Game, state: State, seat: int) -> list[int]:
    """The moves, those first that the evaluation likes best."""
    options = state.legal(seat)
    return best_first(options, after_each(game, state, seat, options))


def why_of(game: Game, state: State, seat: int) -> Why:
    """The reasons for the moves that the evaluation likes best."""
    return Reasoning(Position(game, state, seat), seeded(1)).why(liked(game, state, seat))


def test_the_terms_add_up_to_the_evaluation(any_game: Game) -> None:
    for state, _ in positions(any_game, POSITIONS, 0.3):
        for seat in range(state.seats):
            assert sum(any_game.explain(state, seat).values()) == pytest.approx(
                any_game.evaluate(state, seat), abs=1e-6
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_its_words(any_game: Game, language: str) -> None:
    words = Words(language, any_game)
    for state, seat in positions(any_game, POSITIONS, 0.3):
        for term in any_game.explain(state, seat):
            if kind(term) not in UNSAID:
                assert words.has(f"look-{kind(term)}"), term
                assert words.has(f"term-{kind(term)}"), term
                assert words.has(f"lacks-{kind(term)}"), term


def test_every_reason_that_the_texts_have_can_be_given(any_game: Game) -> None:
    """A message that the game's code never names would be dead."""
    own = {name for file in own_texts(any_game, "en") for name in messages(file.read_text(encoding="utf8"))}
    code = "".join(file.read_text(encoding="utf8") for file in (any_game.folder() / "people").glob("reasons.py"))
    for name in own:
        if name.startswith("reason-") and "reason-plan-" not in name:
            assert f'"{name}"' in code or name in ("reason-agent", "reason-artefact"), name


def test_hints_are_whole_sentences_in_both_languages(any_game: Game) -> None:
    words = [Words(language, any_game) for language in LANGUAGES]
    for state, seat in positions(any_game, HINTS, 0.05):
        if len(state.legal(seat)) < 2:
            continue
        why = why_of(any_game, state, seat)
        said = [why.look, why.reason, *([why.instead.reason] if why.instead else [])]
        for phrase in said:
            for each in words:
                text = each.phrase(phrase)
                assert each.has(phrase.message), phrase
                assert "{" not in text, text
                assert text.endswith((".", "?")), text
                assert each.language != "pl" or not has_english_or_ids(text), text
        assert why.instead is None or why.instead.action in state.legal(seat)
        assert read_why(written_why(why)) == why


def of_itself(said: Phrase) -> str:
    """The message of a reason without what the move gives the others."""
    inner = said.facts["said"] if said.message == "reason-gives" else said
    assert isinstance(inner, Phrase)
    return inner.message


def test_where_the_search_has_not_decided_nothing_is_said_to_set_two_moves_apart(any_game: Game) -> None:
    """The other move is called about as good, and what the hint tells is what the best move gains."""
    compared = 0
    for state, seat in positions(any_game, 4 * HINTS, 0.05):
        moves, position = liked(any_game, state, seat), Position(any_game, state, seat)
        sure = Reasoning(position, seeded(1)).why(moves)
        if sure.instead is None or of_itself(sure.instead.reason) in EVEN:
            continue
        unsure = Reasoning(position, seeded(1)).why(moves, {sure.instead.action})
        compared += 1
        assert unsure.instead is not None
        assert unsure.instead.action == sure.instead.action
        assert of_itself(unsure.instead.reason) in EVEN
    assert compared or not any_game.reasons  # a game of somebody else may have none


def test_a_search_has_decided_where_it_tried_the_other_move_seldom() -> None:
    found = [Found(7, 40, 0.6, 1.0), Found(8, 21, 0.6, 1.0), Found(9, 20, 0.5, 0.0), Found(3, 60, 0.4, 0.0)]
    assert undecided(found) == {8, 3}
    assert undecided([Found(7, 0, 0.5, 1.0), Found(8, 0, 0.5, 0.0)]) == set()  # there was no time to search


def test_a_reason_says_nothing_that_the_seat_cannot_know(any_game: Game) -> None:
    """Two truths that look alike to a seat give it the same reasons."""
    for state, seat in positions(any_game, HINTS, 0.05):
        moves = liked(any_game, state, seat)
        truths = (state, state.determinize(seat, 99))
        here, there = (Reasoning(Position(any_game, each, seat), seeded(1)).why(moves) for each in truths)
        assert here == there


def test_phrases_within_phrases_survive_the_way_between_processes() -> None:
    whole = Why(
        Phrase("look-about"), Phrase("reason-two", {"first": Phrase("reason-later"), "second": "@term-x"}), None
    )
    assert read_why(written_why(whole)) == whole


def test_the_other_move_has_another_aim_where_there_is_one() -> None:
    """A dearer space for the same action, or another leader on it, tells a player nothing."""
    game = perihelion.game("beyond-the-sun")
    cheap, dear, other = (game.actions.index("use_space", space) for space in (0, 1, 8))
    tables = [game.new(2, seed, setup="first-game") for seed in range(8)]
    thoughts = [Reasoning(Position(game, state, state.actors()[0]), seeded(1)) for state in tables]
    thinking = next(each for each in thoughts if each.differ(cheap, dear))
    best = thinking.played_out(cheap)
    found = thinking.another(best, [dear, other])
    assert found is not None
    assert found.action == other
    alike = thinking.another(best, [dear])
    assert alike is not None
    assert alike.action == dear
    suns = perihelion.game("burning-suns")
    leaders = [suns.aim(suns.actions.index("place_leader", *args)) for args in ((0, 10, 0), (1, 10, 2), (0, 9, 0))]
    assert leaders[0] == leaders[1] != leaders[2]


def test_where_a_move_gains_nothing_that_can_be_said_it_is_not_named(any_game: Game) -> None:
    """A hint that calls another move about as good tells a gain of its own move, in words with facts."""
    for state, seat in positions(any_game, 2 * HINTS, 0.05):
        moves, position = liked(any_game, state, seat), Position(any_game, state, seat)
        claim = Reasoning(position, seeded(1)).claim(moves, set(moves))
        why = Reasoning(position, seeded(1)).why(moves, set(moves))
        assert not claim.clear
        assert (why.look.message == "look-about") == (not claim.named)
        assert of_itself(why.reason) not in ("reason-keeps", "reason-chance", "reason-two")


def test_what_a_move_gains_is_said_before_what_the_other_one_loses() -> None:
    """The first move of a first game: a technology, and a base that the next best move would leave open."""
    game = perihelion.game("beyond-the-sun")
    state = game.new(2, 1, setup="first-game")
    moves = [game.actions.index("use_space", space) for space in (0, 8)]
    why = Reasoning(Position(game, state, 0), seeded(1)).why(moves)
    assert why.look.message == "look-growth"
    assert why.reason.message == "reason-two"
    first, second = (why.reason.facts[name] for name in ("first", "second"))
    assert isinstance(first, Phrase)
    assert isinstance(second, Phrase)
    assert (first.message, second.message) == ("reason-growth", "reason-keeps")
    assert second.facts == {"lacks": "@lacks-risk"}
    kept = Reasoning(Position(game, state, 0), seeded(1)).why(moves, keeps="reason-kept").reason.facts["second"]
    assert isinstance(kept, Phrase)
    assert kept.message == "reason-kept"
