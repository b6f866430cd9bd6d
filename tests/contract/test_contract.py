"""The contract that every registered game keeps; it needs nothing outside this repository."""

import json
import random

import pytest
from support.play import finished, random_game, some_positions

from perihelion import Game, IllegalAction, State
from perihelion.kernel.errors import BadOption, BadSeats, BadSeed, BadSnapshot, UnknownOption

SEEDS = (1, 2)


def seen(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat), sort_keys=True, ensure_ascii=False)


def each_game_size(game: Game) -> list[tuple[int, int]]:
    return [(seats, seed) for seats in game.seats for seed in SEEDS]


def test_legal_lists_are_sorted_unique_and_only_for_actors(any_game: Game) -> None:
    for seats, seed in each_game_size(any_game):
        for state, _, _ in random_game(any_game, seats, seed):
            for seat in range(seats):
                legal = state.legal(seat)
                assert bool(legal) == (seat in state.actors())
                assert legal == sorted(set(legal))
                assert all(0 <= action < any_game.actions.size for action in legal)


def test_actions_and_moves_mean_each_other(any_game: Game) -> None:
    moves = [any_game.actions.move(action) for action in range(any_game.actions.size)]
    assert len(set(moves)) == any_game.actions.size
    for action, move in enumerate(moves):
        assert any_game.actions.index(move.kind, *move.args) == action


def test_why_not_is_empty_exactly_for_legal_actions(any_game: Game) -> None:
    """The fast legal list and the slow reading of the rules check each other, over the whole vocabulary."""
    for seats, seed in each_game_size(any_game):
        for state in some_positions(any_game, seats, seed, share=0.02):
            for seat in range(seats):
                allowed = [action for action in range(any_game.actions.size) if not state.why_not(seat, action)]
                assert allowed == state.legal(seat)


def test_an_illegal_action_is_refused_and_changes_nothing(any_game: Game) -> None:
    rng = random.Random(5)
    for seats, seed in each_game_size(any_game):
        for state in some_positions(any_game, seats, seed):
            before = state.fingerprint()
            for seat in range(seats):
                tried = {-1, any_game.actions.size, *(rng.randrange(any_game.actions.size) for _ in range(5))}
                for action in tried - set(state.legal(seat)):
                    with pytest.raises(IllegalAction, match="may not choose"):
                        state.apply(seat, action)
            with pytest.raises(IllegalAction):
                state.apply(seats, state.legal(state.actors()[0])[0])
            assert state.fingerprint() == before


def test_same_seed_and_actions_give_the_same_states(any_game: Game) -> None:
    for seats, seed in each_game_size(any_game):
        twin = any_game.new(seats=seats, seed=seed)
        for state, seat, action in random_game(any_game, seats, seed):
            assert twin.fingerprint() == state.fingerprint()
            twin.apply(seat, action)
        assert twin.over()


def test_other_seeds_give_other_games(any_game: Game) -> None:
    first = {any_game.new(seats=any_game.seats[0], seed=seed).fingerprint() for seed in range(8)}
    assert len(first) == 8


def test_past_states_never_change(any_game: Game) -> None:
    for seats, seed in each_game_size(any_game):
        past = []
        for state, _, _ in random_game(any_game, seats, seed):
            past.append((state.clone(), state.fingerprint(), [state.legal(seat) for seat in range(seats)]))
        for copy, fingerprint, legal in past:
            assert copy.fingerprint() == fingerprint
            assert [copy.legal(seat) for seat in range(seats)] == legal


def test_a_clone_plays_on_without_its_original(any_game: Game) -> None:
    rng = random.Random(3)
    for state in some_positions(any_game, any_game.seats[-1], 4):
        before = state.fingerprint()
        twin = state.clone()
        while not twin.over():
            seat = rng.choice(twin.actors())
            twin.apply(seat, rng.choice(twin.legal(seat)))
        assert state.fingerprint() == before


def test_dump_and_load_are_exact(any_game: Game) -> None:
    for seats, seed in each_game_size(any_game):
        for state in some_positions(any_game, seats, seed):
            loaded = any_game.load(state.dump())
            assert loaded.fingerprint() == state.fingerprint()
            assert loaded.actors() == state.actors()
            for seat in range(seats):
                assert loaded.legal(seat) == state.legal(seat)
                assert seen(loaded, seat) == seen(state, seat)
            seat = state.actors()[0]
            for each in (state, loaded):
                each.apply(seat, each.legal(seat)[0])
            assert loaded.fingerprint() == state.fingerprint()


def test_a_damaged_or_foreign_dump_is_refused(any_game: Game) -> None:
    dumped = any_game.new(seats=any_game.seats[0], seed=1).dump()
    for broken in (b"", b"other/1/house\n[]", dumped[: len(dumped) // 2], dumped.replace(b"[", b"{")):
        with pytest.raises(BadSnapshot):
            any_game.load(broken)


def test_views_are_plain_data_and_never_show_the_seed(any_game: Game) -> None:
    seed = 9_000_000_077
    for seats in any_game.seats:
        for state in some_positions(any_game, seats, seed):
            for seat in [*range(seats), None]:
                assert str(seed) not in seen(state, seat)


def test_determinizing_keeps_what_the_observer_knows(any_game: Game) -> None:
    for seats, seed in each_game_size(any_game):
        for state in some_positions(any_game, seats, seed):
            for seat in range(seats):
                other = state.determinize(seat, seed * 31 + seat)
                assert seen(other, seat) == seen(state, seat)
                assert other.legal(seat) == state.legal(seat)
                assert other.actors() == state.actors()
                assert other.horizon() == state.horizon()


def test_determinized_states_play_on_to_the_end(any_game: Game) -> None:
    rng = random.Random(8)
    for state in some_positions(any_game, any_game.seats[-1], 6):
        other = state.determinize(state.actors()[0], 17)
        while not other.over():
            seat = rng.choice(other.actors())
            other.apply(seat, rng.choice(other.legal(seat)))


def test_determinizing_forgets_the_generator(any_game: Game) -> None:
    """Two truths that a seat cannot tell apart give it the same samples: nothing hidden shines through."""
    state = any_game.new(seats=any_game.seats[-1], seed=1)
    seat = state.actors()[0]
    once, twice = state.determinize(seat, 5), state.determinize(seat, 5)
    assert once.fingerprint() == twice.fingerprint()
    assert (once.rng.a, once.rng.b) != (state.rng.a, state.rng.b)


def test_samples_do_not_depend_on_what_is_hidden(any_game: Game) -> None:
    """Whatever the truth behind a view, the same seed draws the same state: not even an order shows through."""
    for seats in {any_game.seats[0], any_game.seats[-1]}:
        for state in some_positions(any_game, seats, 3, share=0.05):
            for seat in range(seats):
                sample = state.determinize(seat, 77).fingerprint()
                assert state.determinize(seat, 5).determinize(seat, 77).fingerprint() == sample


def test_the_horizon_never_goes_back(any_game: Game) -> None:
    for seats, seed in each_game_size(any_game):
        last = 0
        for state, _, _ in random_game(any_game, seats, seed):
            assert state.horizon() >= last
            last = state.horizon()


def test_an_action_that_reveals_nothing_comes_to_the_same_in_every_world(any_game: Game) -> None:
    """What can be taken back has told nobody anything: to turn a hidden piece up is an information event."""
    for seats in {any_game.seats[0], any_game.seats[-1]}:
        for number, (state, seat, action) in enumerate(random_game(any_game, seats, 4)):
            if not state.reveals(seat, action):
                here, there = state.clone(), state.determinize(seat, number)
                here.apply(seat, action)
                there.apply(seat, action)
                assert seen(here, seat) == seen(there, seat), any_game.actions.move(action)


def test_endings(any_game: Game) -> None:
    for seats, seed in each_game_size(any_game):
        state = finished(any_game, seats, seed)
        assert state.over()
        assert state.actors() == ()
        assert state.ending()
        ranking = state.ranking()
        assert sorted(seat for group in ranking for seat in group) == list(range(seats))
        scores = state.scores()
        assert all(scores[better] >= scores[worse] for better, worse in zip(ranking[0], ranking[-1], strict=False))
        for seat, points in enumerate(state.tally()):
            assert sum(points.values()) == scores[seat]


def test_nothing_but_declared_seats_seeds_and_options(any_game: Game) -> None:
    with pytest.raises(BadSeats):
        any_game.new(seats=max(any_game.seats) + 1, seed=1)
    for seed in (-1, True, "7"):
        with pytest.raises(BadSeed):
            any_game.new(seats=any_game.seats[0], seed=seed)  # type: ignore[arg-type]
    with pytest.raises(UnknownOption):
        any_game.new(seats=any_game.seats[0], seed=1, no_such_option=1)
    for option in any_game.options:
        with pytest.raises(BadOption):
            any_game.new(seats=any_game.seats[0], seed=1, **{option.name: "no such value"})


def test_every_option_value_can_be_played(any_game: Game) -> None:
    for option in any_game.options:
        for value in option.values:
            assert finished(any_game, any_game.seats[0], 1, **{option.name: value}).over()
