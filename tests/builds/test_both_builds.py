"""The plain source and the compiled build play alike: every fingerprint of golden records and random games."""

import pytest
from support.builds import ROOT, run

from perihelion import all_games

RECORDS = """
import sys
from pathlib import Path
from perihelion.kernel.history import History
from perihelion.kernel.record import Record, game_of, read_record

for path in sorted(Path(sys.argv[1]).glob("*/*.json")):
    record = read_record(path)
    empty = Record(record.game, record.rules_version, record.set, record.options, record.seats, record.seed)
    history = History(game_of(record), empty)
    print(path.parent.name, path.stem, history.state.fingerprint())
    for seat, what in record.log:
        history.enter(seat, what)
        print(path.parent.name, path.stem, history.state.fingerprint())
    assert history.record.result == record.result
"""

RANDOM_GAMES = """
import perihelion
from perihelion.arena.match import play_match
from perihelion.bots import bot

for game in perihelion.all_games():
    for seats in game.seats:
        for seed in range(6):
            outcome = play_match(game, [bot("random")] * seats, seed)
            print(game.id, seats, seed, outcome.scores, outcome.decisions, outcome.fingerprint)
    outcome = play_match(game, [bot("greedy")] * game.seats[0], 1)
    print(game.id, "greedy", outcome.scores, outcome.decisions, outcome.fingerprint)
"""

LEVELS = """
import perihelion
from perihelion.bots import Position, bot
from perihelion.kernel.rng import seeded

for game in perihelion.all_games():
    seats = [count for count in game.seats if count > 1][0]
    for name in ("easy", "normal", "hard@5", "expert@5"):
        state, chance, player = game.new(seats, 3), seeded(9), bot(name)
        for _ in range(8):
            seat = state.actors()[0]
            action = player.choose(Position(game, state, seat), chance)
            print(game.id, name, seat, action)
            state.apply(seat, action)
"""

FEATURES = """
import hashlib
import perihelion
from perihelion.kernel.rng import seeded

for game in perihelion.all_games():
    seats = [count for count in game.seats if count > 1][0]
    features = game.features(seats)
    row = features.blank(1)
    state, chance = game.new(seats, 5), seeded(4)
    while not state.over():
        for seat in range(seats):
            features.fill(state, seat, row, 0)
            print(game.id, hashlib.blake2b(bytes(memoryview(row)), digest_size=8).hexdigest())
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
"""

BITS = """
from perihelion.kernel.bits import lowest, ones
from perihelion.kernel.rng import seeded

chance = seeded(6)
masks = [1 << place for place in range(63)] + [(1 << place) - 1 for place in range(1, 64)]
masks += [(chance.word() << 31 | chance.word()) & chance.word() << 31 | 1 << chance.below(63) for _ in range(300)]
print(ones(0))
for mask in masks:
    assert ones(mask) == mask.bit_count()
    assert lowest(mask) == (mask & -mask).bit_length() - 1
    print(mask, ones(mask), lowest(mask))
"""

LISTS = """
from bisect import bisect_left
from perihelion.kernel.lists import contains, how_many, place_in, total
from perihelion.kernel.rng import seeded

chance = seeded(7)
for length in [*range(12), 40, 109]:
    for _ in range(20):
        numbers = [chance.below(30) - 3 for _ in range(length)]
        ordered = sorted(numbers)
        for number in range(-4, 29):
            assert contains(numbers, number) == (number in numbers)
            assert how_many(numbers, number) == numbers.count(number)
            assert place_in(ordered, number) == bisect_left(ordered, number)
        assert total(numbers) == sum(numbers)
        chance.shuffle(numbers)
        assert sorted(numbers) == ordered
        print(numbers)
"""

LEGAL = """
import perihelion
from perihelion.kernel.rng import seeded

for game in perihelion.all_games():
    state, chance = game.new(game.seats[-1], 5), seeded(4)
    for _ in range(60):
        for seat in range(-1, state.seats + 1):
            may = [action for action in range(-1, game.actions.size + 1) if state.may(seat, action)]
            assert may == (state.legal(seat) if seat in state.actors() else [])
            print(game.id, seat, len(may))
        if state.over():
            break
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
"""

DICTIONARIES = """
import perihelion
print([game.id for game in perihelion.all_games() if type(game.new(game.seats[0], 1)).__dictoffset__])
"""

PICKLED = """
import copy, pickle, random
import perihelion, pyspiel
from perihelion.research.openspiel import spiel_name

for game in perihelion.all_games():
    state, chance = pyspiel.load_game(spiel_name(game.id)).new_initial_state(), random.Random(3)
    for ply in range(40):
        drawn = [outcome for outcome, _ in state.chance_outcomes()]
        state.apply_action(chance.choice(drawn if state.is_chance_node() else state.legal_actions()))
        if ply % 4 == 0:
            for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()):
                assert str(twin) == str(state)
                assert twin.legal_actions() == state.legal_actions()
    print(game.id, repr(str(state)))
"""


def compare(code: str, *arguments: str) -> list[str]:
    plain = run("plain", code, *arguments).splitlines()
    compiled = run("compiled", code, *arguments).splitlines()
    for number, (one, other) in enumerate(zip(plain, compiled, strict=False)):
        assert one == other, f"line {number + 1}"
    assert len(plain) == len(compiled)
    return plain


def test_every_position_of_the_golden_records_is_the_same_in_both_builds() -> None:
    folder = ROOT / "tests" / "records"
    lines = compare(RECORDS, str(folder))
    assert {line.split()[1] for line in lines if line.startswith("sunward ")} == {
        path.stem for path in (folder / "sunward").glob("*.json")
    }
    assert len(set(lines)) > 200


@pytest.mark.slow
def test_random_and_greedy_games_are_the_same_in_both_builds() -> None:
    assert len(compare(RANDOM_GAMES)) >= 31


@pytest.mark.slow
def test_the_levels_choose_alike_in_both_builds() -> None:
    lines = compare(LEVELS)
    assert len(lines) % (4 * 8) == 0
    assert len({line.split()[1] for line in lines}) == 4


def test_lists_of_numbers_are_read_natively_as_python_reads_them() -> None:
    assert len(set(compare(LISTS))) > 200


def test_what_is_legal_is_found_alike_in_both_builds() -> None:
    assert len(compare(LEGAL)) > 900


def test_no_compiled_state_has_a_dictionary() -> None:
    """With one, as a base that is not compiled brings it, Python looks up every method of a state anew."""
    assert run("compiled", DICTIONARIES) == "[]\n"


def test_rows_of_features_are_the_same_to_the_last_bit_in_both_builds() -> None:
    lines = compare(FEATURES)
    assert len(set(lines)) > 300


def test_bits_are_counted_alike_in_both_builds() -> None:
    assert len(compare(BITS)) == 427


def test_states_of_openspiel_are_pickled_and_copied_in_both_builds() -> None:
    assert len(compare(PICKLED)) == len(all_games())
