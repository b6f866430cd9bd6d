"""What holds after every action of random games: pieces are conserved, nothing is negative, scores add up."""

import random

import pytest
from games.pulsar_2849.builder import GAME, TABLES

from perihelion.games.pulsar_2849.rules import gyrodynes, scoring, technologies
from perihelion.games.pulsar_2849.rules.state import SPINS
from perihelion.games.pulsar_2849.rules.tables import DECLINE, END_TURN
from perihelion.games.pulsar_2849.rules.terms import SIZES

GAMES = [(seats, seed) for seats in GAME.seats for seed in range(4)]


def eager_game(seats, seed, **options):
    """A random game whose players seldom end a turn early or decline, so that much happens."""
    rng = random.Random(f"{seats}/{seed}")
    state = GAME.new(seats=seats, seed=seed, **options)
    while not state.over():
        yield state
        seat = state.actors()[0]
        options = state.legal(seat)
        busy = [action for action in options if action not in (END_TURN, DECLINE)]
        state.apply(seat, rng.choice(busy if busy and rng.random() < 0.95 else options))
    yield state


def check_dice(state):
    total = sum(state.silver) + sum(len(player.dice) for player in state.players)
    assert total <= TABLES.silver_dice[state.seats] + (state.owed >= 0)
    assert all(count >= 0 for count in state.silver)
    for track in state.tracks:
        assert len(track) == len(state.order)
        assert sorted(marker & 3 for marker in track) == sorted(state.order)
        fields = [marker >> 2 for marker in track]
        assert fields == sorted(fields)
        assert fields[0] >= 0
        assert fields[-1] < TABLES.track_fields[state.seats]


def check_gyrodynes(state):
    for size, total in enumerate(TABLES.gyro_count):
        waiting = sum(player.waiting[size] for player in state.players)
        placed = sum(built > 0 and (built - 1) % SPINS == size for built in state.gyrodyne)
        assert state.stacks[size] + waiting + placed == total
        assert state.stacks[size] >= 0
        for seat in range(state.seats):
            count = gyrodynes.on_pulsars(state, seat, size)
            assert seat not in state.awards[2 * size : 2 * size + 2] or count >= TABLES.award_needs[size]
    for pulsar, built in enumerate(state.gyrodyne):
        assert state.owner[pulsar] >= 0 or not built
    for seat, player in enumerate(state.players):
        assert player.rings + state.owner.count(seat) == TABLES.rings
        assert scoring.pulsars_of(state, seat) == state.owner.count(seat)


def check_cluster(state):
    assert sorted([*state.systems, state.removed]) == list(range(17))
    for seat, player in enumerate(state.players):
        founded = sum((seat in state.blue[s]) + (seat in state.barren[s]) for s in range(16))
        assert founded == player.bases
    for system, tile in enumerate(state.systems):
        owners = state.blue[system] + state.barren[system]
        assert len(set(owners)) == len(owners)
        assert not owners or state.shown >> system & 1
        assert len(state.blue[system]) <= TABLES.tiles[tile].blue[state.seats]
        assert len(state.barren[system]) <= TABLES.tiles[tile].barren[state.seats]
    kept = sum(player.extra_bases for player in state.players)
    assert len(state.exploration) + len(state.discarded) + kept == 12


def check_transmitters(state):
    owned = [tile for player in state.players for tile in player.arrays]
    known = [*owned, *state.stack, *[tile for tile in state.offer if tile >= 0]]
    assert len(set(known)) == len(known)
    for edge, other in enumerate(state.links):
        if other >= 0:
            assert state.links[other] == edge
            assert TABLES.transmitters[edge // 2].edges[edge % 2] >= 0
    for tile, transmitter in enumerate(TABLES.transmitters):
        assert not state.operating >> tile & 1 or state.paid[tile] == transmitter.all_paid
        assert tile in owned or not state.paid[tile]


def check_players(state):
    for seat, player in enumerate(state.players):
        assert min(player.cubes, player.plus_minus, player.plus_two, player.score, *player.waiting) >= 0
        assert player.score == sum(player.tally)
        held = [slot for slot in range(17) if seat in (state.first_patent[slot], state.second_patent[slot])]
        assert player.patents == sum(1 << slot for slot in held)
        techs = technologies.patents_of(state, seat)
        assert player.shift == sum({tech.shift for tech in techs} - {0}) or len(techs) > 1
        assert player.answers == combined(tech.answers for tech in techs)
        assert player.zero == combined(tech.zero for tech in techs)
        assert player.runs_used & ~player.projects == 0
    for slot in range(17):
        if state.second_patent[slot] >= 0:
            assert state.first_patent[slot] not in (-1, state.second_patent[slot])


def combined(masks):
    found = 0
    for mask in masks:
        found |= mask
    return found


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_pieces_are_conserved(seats, seed):
    side = ("normal", "dead_ends")[seed % 2]
    for state in eager_game(seats, seed, map=side, even_start=seed == 3):
        check_dice(state)
        check_gyrodynes(state)
        check_cluster(state)
        check_transmitters(state)
        check_players(state)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_final_points_recounted(seats, seed):
    """The sources of the end, counted again from what lies on the table."""
    state = None
    for live in eager_game(seats, seed):
        state = live
    ranks = [marker & 3 for marker in state.tracks[0]]
    for seat, player in enumerate(state.players):
        tally = state.tally()[seat]
        extra = player.extra_bases + sum(tech.extra_bases for tech in technologies.patents_of(state, seat))
        bases = player.bases + extra
        table = [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42, 50]
        assert tally.get("bases", 0) == (table[bases] if bases < 14 else 50 + 3 * (bases - 13))
        assert tally.get("cubes", 0) == player.cubes // 2
        patents = {tech.id for tech in technologies.patents_of(state, seat)}
        places = {2: [7, 4, 2, 0], 3: [7, 4, 0], 4: [7, 4, 2, 0]}[seats]
        earned = sum(points for points, owner in zip(places, ranks, strict=True) if owner == seat)
        assert tally.get("initiative", 0) == earned * (2 if "CIII-3" in patents else 1)
        idle = sum(state.owner[p] == seat and state.gyrodyne[p] <= SPINS for p in range(16))
        assert tally.get("pulsars", 0) == idle * (3 if "DIII-3" in patents else 1)
        awards = [(7, 4)[place % 2] for place, owner in enumerate(state.awards) if owner == seat]
        assert tally.get("awards", 0) == sum(awards)
    assert state.round == 8
    assert len(SIZES) == 3


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_lasts_eight_rounds_with_one_turn_each(seats):
    turns = []
    state = GAME.new(seats=seats, seed=5)
    state.watch(lambda event: turns.append(event.seat) if event.kind == "turn" else None)
    rng = random.Random(5)
    while not state.over():
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    assert sorted(turns) == sorted(list(range(seats)) * 8)


def test_the_legal_list_and_the_second_reading_agree_where_random_play_seldom_goes():
    """As the contract test does, in games in which much happens, on both maps, with every kind of choice."""
    rng = random.Random(1)
    asked = set()
    for seed in range(12):
        for state in eager_game(2 + seed % 3, 100 + seed, map=("normal", "dead_ends")[seed % 2]):
            if state.over() or (state.asked[0] in asked and rng.random() > 0.02):
                continue
            asked.add(state.asked[0])
            for seat in range(state.seats):
                allowed = [action for action in range(GAME.actions.size) if not state.why_not(seat, action)]
                assert allowed == state.legal(seat)
    assert len(asked) >= 13
