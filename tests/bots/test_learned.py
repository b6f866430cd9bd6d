"""What was learned: whole numbers that say the same everywhere, files that are refused when broken, honest bots."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.builds import run
from support.nets import some_net
from support.play import finished, some_positions

from perihelion import Game, all_games, game
from perihelion.bots import Position, bot
from perihelion.bots.corrected import LearnedJudge
from perihelion.bots.expert import Expert
from perihelion.bots.judging import Judge
from perihelion.bots.learned import judge_of
from perihelion.bots.planning import BEAM, JUDGEMENTS, best_lines, best_of, plan
from perihelion.bots.search import Search
from perihelion.kernel.learned import BrokenNet, Learned, packed, read_learned, unpacked
from perihelion.kernel.network import ONE
from perihelion.kernel.rng import seeded


def judge_by(learned: Learned, any_game: Game) -> LearnedJudge:
    features = any_game.insights(learned.seats)
    assert features is not None
    return LearnedJudge(any_game, features, learned.network(), learned.scale)


def said_by_hand(learned: Learned, row: list[float]) -> list[float]:
    """The network as anybody would write it down."""
    _, hidden, second, outputs = learned.sizes
    inputs = [int(value * ONE) for value in row]
    one = learned.biases[0][:]
    for k, value in enumerate(inputs):
        for unit in range(hidden):
            one[unit] += value * learned.steps[k] * learned.first[k * hidden + unit]
    one = [max(0, each >> 16) for each in one]
    two = [
        learned.biases[1][unit] + sum(one[k] * learned.second[k * second + unit] for k in range(hidden))
        for unit in range(second)
    ]
    two = [max(0, each >> 12) for each in two]
    return [
        (learned.biases[2][out] + sum(two[k] * learned.output[k * outputs + out] for k in range(second))) / (1 << 24)
        for out in range(outputs)
    ]


def test_only_what_changed_is_added_and_the_sum_is_the_same(any_game: Game) -> None:
    seats = any_game.seats[-1]
    learned = some_net(any_game, seats)
    features, network = any_game.insights(seats), learned.network()
    assert features is not None
    row = features.blank(1)
    answers = set()
    for number, state in enumerate(some_positions(any_game, seats, 2, share=0.05)):
        seat = number % seats
        features.fill(state, seat, row, 0)
        said = network.ask(row, seat)
        assert said == said_by_hand(learned, list(row))
        answers.add(tuple(said))
    assert len(answers) > 2


def test_the_judgement_is_by_hand_and_corrected_and_knows_only_what_the_seat_knows(any_game: Game) -> None:
    seats = any_game.seats[-1]
    judge = judge_by(some_net(any_game, seats), any_game)
    for number, state in enumerate(some_positions(any_game, seats, 3, share=0.05)):
        seat = number % seats
        points = judge.points(state, seat)
        corrected = [points[each] - any_game.judge(state, each) for each in range(seats)]
        other = state.determinize(seat, number + 1)
        again = [judge.points(other, seat)[each] - any_game.judge(other, each) for each in range(seats)]
        assert again == pytest.approx(corrected)  # what is hidden does not reach the network
        judge.begin(state, seat)
        ahead = points[seat] - max([*points[:seat], *points[seat + 1 :]], default=0.0)
        assert judge.own(state, seat) == pytest.approx(ahead)


def test_an_end_is_judged_as_it_is_and_nothing_is_liked_better_than_to_win(any_game: Game) -> None:
    """Burning Suns' evaluation is in other points than its score: an end in these was worth less than a good start."""
    judge = judge_by(some_net(any_game, 2), any_game)
    for seed in (3, 4, 5):
        state = finished(any_game, 2, seed)
        points = judge.points(state, 0)
        assert points == [any_game.judge(state, each) for each in range(2)]
        assert all(points[winner] == max(points) for winner in state.ranking()[0])


def test_a_file_is_read_back_the_same_and_a_broken_one_is_refused_with_a_sentence() -> None:
    learned = some_net(game("sunward"), 2)
    whole = packed(learned)
    assert unpacked(whole, "2.net") == learned
    head, _, body = whole.partition(b"\n")
    broken = [
        b"",
        b"{}\n" + body,
        b"no json\n" + body,
        head + b"\n",
        whole[:-9],
        head.replace(b'"format": 2', b'"format": 9') + b"\n" + body,
        head.replace(b'"digest": "', b'"digest": "0') + b"\n" + body,
        head.replace(b'"sizes": [', b'"sizes": [9') + b"\n" + body,
        head.replace(b'"sizes": [', b'"sizes": "') + b"\n" + body,
        b"[1]\n" + body,
    ]
    for wrong in broken:
        with pytest.raises(BrokenNet, match=r"2\.net is no learned evaluation, or is broken"):
            unpacked(wrong, "2.net")


def test_what_was_won_beyond_chance_is_known() -> None:
    learned = some_net(game("sunward"), 2)
    measured = [
        {"bots": ["learned", "normal"], "games": 400, "win_rate": 0.85, "interval": [0.81, 0.88]},
        {"bots": ["expert@60", "hard@20"], "games": 400, "win_rate": 0.53, "interval": [0.48, 0.58]},
    ]
    after = Learned(**{**learned.__dict__, "provenance": {"measured": measured}})
    assert [after.has_won("learned"), after.has_won("expert"), learned.has_won("learned")] == [True, False, False]
    itself = [{"bots": ["expert@7", "expert@3"], "games": 400, "win_rate": 0.6, "interval": [0.55, 0.65]}]
    assert not Learned(**{**learned.__dict__, "provenance": {"measured": itself}}).has_won("expert")
    few = [{"bots": ["expert@3", "hard@5"], "games": 399, "win_rate": 0.73, "interval": [0.69, 0.77]}]
    assert not Learned(**{**learned.__dict__, "provenance": {"measured": few}}).has_won("expert")


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Pulsar with a net of chance in a folder of its own."""
    pulsar = type(game("pulsar-2849"))(None)
    (tmp_path / "learned").mkdir()
    file = tmp_path / "learned" / "2.net"
    file.write_bytes(packed(some_net(pulsar, 2)))
    monkeypatch.setattr(pulsar, "folder", lambda: tmp_path)
    return pulsar, file


def test_it_is_used_with_the_set_and_the_seats_it_was_learned_with(taught: tuple[Game, Path]) -> None:
    pulsar, file = taught
    assert isinstance(judge_of(pulsar, 2), LearnedJudge)
    assert type(judge_of(pulsar, 3)) is Judge  # nothing was learned for three
    for other in ({"stamp": "pulsar-2849/1/other@00000000"}, {"fields": "0" * 16}):
        learned = some_net(pulsar, 2)
        file.write_bytes(packed(Learned(**{**learned.__dict__, **other})))
        pulsar._learned.clear()
        assert type(judge_of(pulsar, 2)) is Judge


@pytest.mark.parametrize("name", ["learned", "expert@8"])
def test_bots_that_learned_are_honest_and_repeatable(taught: tuple[Game, Path], name: str) -> None:
    pulsar, _ = taught
    for state in [each for each in some_positions(pulsar, 2, 3, share=0.04) if not each.over()][:6]:
        seat = state.actors()[0]
        chosen = bot(name).choose(Position(pulsar, state, seat), seeded(5))
        assert chosen in state.legal(seat)
        other = state.determinize(seat, 11)
        assert bot(name).choose(Position(pulsar, other, seat), seeded(5)) == chosen


@pytest.mark.parametrize("name", ["learned", "expert@4"])
def test_with_what_is_shipped_a_choice_cannot_depend_on_what_is_hidden(any_game: Game, name: str) -> None:
    """Other truths behind the same view; in Sunward the second seat draws when the first has drawn in secret."""
    taught = [seats for seats in any_game.seats if any_game.learned(seats)]
    for seats in taught:
        asked = [each for each in some_positions(any_game, seats, 3, share=0.3) if not each.over()]
        others = 0
        for state in asked[:: max(1, len(asked) // 5)]:
            seat = state.actors()[-1]
            chosen = bot(name).choose(Position(any_game, state, seat), seeded(5))
            assert chosen in state.legal(seat)
            for secret in (11, 12):
                other = state.determinize(seat, secret)
                others += other.fingerprint() != state.fingerprint()
                assert bot(name).choose(Position(any_game, other, seat), seeded(5)) == chosen
        assert others, "the redrawn states were no other states"


def test_a_search_on_what_was_learned_begins_with_the_best_lines(any_game: Game) -> None:
    """Its first try is what `learned` plays; an option without a line to the end of the turn comes after the others."""
    judge = judge_by(some_net(any_game, 2), any_game)
    without_line = 0
    for state in [each for each in some_positions(any_game, 2, 3, share=0.03) if not each.over()][:8]:
        seat = state.actors()[0]
        search = Search(judge, seat, 2, judge)
        base = seat * search.vocabulary
        search.iterate(lambda number, state=state, seat=seat: state.determinize(seat, number), seeded(5))
        known = state.determinize(seat, 0)
        assert list(search.root.children) == [base + plan(judge, known, seat, 0.0, seeded(1))[0]]
        assert set(search.root.order) == {base + action for action in any_game.shortlist(known, seat)}
        without = [value for key, value in search.root.order.items() if key not in search.lines]
        assert min(search.root.order[key] for key in search.lines) >= max(without, default=float("-inf"))
        without_line += len(without)
    assert without_line or any_game.id != "pulsar-2849"  # where turns are long


def test_a_line_is_followed_for_as_long_as_it_can_be(any_game: Game) -> None:
    judge = judge_by(some_net(any_game, 2), any_game)
    lengths = set()
    for state in [each for each in some_positions(any_game, 2, 3, share=0.05) if not each.over()]:
        seat = state.actors()[0]
        search = Search(judge, seat, 2, judge)
        line = plan(judge, state, seat, 0.0, seeded(1))
        one, other = state.clone(), state.clone()
        search.follow(one, line)
        for action in line:
            other.apply(seat, action)
        assert one.fingerprint() == other.fingerprint()
        assert search.decisions == len(line)
        lengths.add(len(line))
        search.follow(one, line[:1])  # no longer possible, or it is another turn
    assert len(lengths) > 1


def test_the_next_step_of_a_turn_is_planned_anew_in_the_tree_that_is_kept(taught: tuple[Game, Path]) -> None:
    pulsar, _ = taught
    kept = 0
    for state in [each for each in some_positions(pulsar, 2, 3, share=0.2) if not each.over()][:12]:
        seat = state.actors()[0]
        expert = Expert("12")
        action = expert.think(Position(pulsar, state, seat), seeded(3))[0].action
        if expert.search is None:
            continue
        assert not expert.search.planned
        visits = expert.search.root.visits
        after = state.clone()
        after.apply(seat, action)
        found = expert.think(Position(pulsar, after, seat), seeded(4))
        assert sum(each.visits for each in found) >= min(visits, 12) - 1
        kept += 1
    assert kept


def test_without_anything_learned_expert_plays_as_hard_does(monkeypatch: pytest.MonkeyPatch) -> None:
    sunward = type(game("sunward"))(None)
    monkeypatch.setattr(sunward, "learned", lambda seats: None)
    state = sunward.new(seats=2, seed=4)
    position = Position(sunward, state, state.actors()[0])
    assert bot("expert@12").choose(position, seeded(3)) == bot("hard@12").choose(position, seeded(3))


def test_what_only_tells_lines_apart_orders_them_and_the_evaluation_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    """How high it finds all of them together is nothing it has learned: by that no line is better or worse."""
    beyond = type(game("beyond-the-sun"))(None)
    state = beyond.new(seats=2, seed=4)
    while len(state.legal(state.actors()[0])) < 3:
        state.apply(state.actors()[0], state.legal(state.actors()[0])[0])
    seat = state.actors()[0]
    known = state.determinize(seat, 0)
    orders = []
    for higher in (0, 1 << 25):
        net = some_net(beyond, 2)
        net = replace(net, biases=[*net.biases[:2], [net.biases[2][0] + higher, net.biases[2][1]]])
        found = []
        for provenance in ({}, {"siblings": True}):
            told = replace(net, provenance=provenance)
            monkeypatch.setattr(beyond, "learned", lambda seats, told=told: told)
            found.append(Expert("12").begun(Position(beyond, state, seat), 2))
        whole, apart = found
        assert whole.judge is whole.planner
        assert (apart.judge.learned, apart.planner is not None and apart.planner.learned) == (False, True)
        assert apart.trust > whole.trust
        apart.iterate(lambda number: state.determinize(seat, number), seeded(5))
        planner = judge_by(net, beyond)
        best = best_of(best_lines(planner, known, seat, 0.0, seeded(1))[0])
        assert list(apart.root.children) == [seat * apart.vocabulary + best.actions[0]]
        points = [beyond.evaluate(best.state, each) for each in (seat, 1 - seat)]
        assert max(apart.root.order.values()) - apart.root.others == pytest.approx(points[0] - points[1])
        orders.append(apart.root.order)
    assert orders[0] == pytest.approx(orders[1])


def test_a_plan_is_a_line_of_legal_actions_to_the_end_of_the_turn(any_game: Game) -> None:
    judge = judge_by(some_net(any_game, 2), any_game)
    for state in [each for each in some_positions(any_game, 2, 3, share=0.03) if not each.over()][:8]:
        seat = state.actors()[0]
        known = state.determinize(seat, 7)
        line = plan(judge, known, seat, 0.0, seeded(1))
        assert line == plan(judge, known, seat, 0.0, seeded(2))  # no chance without a blur
        after, horizon = known.clone(), known.horizon()
        for action in line:
            assert after.horizon() == horizon
            after.apply(seat, action)
    assert BEAM < JUDGEMENTS


def test_what_is_shipped_is_small_in_use_and_says_where_it_comes_from() -> None:
    for found in all_games():
        for seats in [each for each in found.seats if read_learned(found.folder(), each)]:
            learned = found.learned(seats)
            assert learned is not None, "the set or the fields have changed: train and measure anew, see docs/bots.md"
            assert {"method", "games", "commit", "measured"} <= set(learned.provenance)
            assert sum(each.stat().st_size for each in Path(str(found.folder() / "learned")).iterdir()) < 300_000


ANSWERS = """
import sys
sys.path[:0] = sys.argv[1:]
import perihelion
from perihelion.bots.corrected import LearnedJudge
from perihelion.bots.expert import Expert
from perihelion.bots.hard import Hard
from perihelion.bots.planning import plan
from perihelion.kernel.rng import seeded
from support.nets import some_net

for name in ("pulsar-2849", "new-frontiers", "sunward"):
    game = perihelion.game(name)
    learned = some_net(game, 2)
    judge = LearnedJudge(game, game.insights(2), learned.network(), learned.scale)
    state, chance = game.new(2, 5), seeded(4)
    for _ in range(25):
        seat = state.actors()[0]
        print(name, judge.points(state, seat), plan(judge, state, seat, 1.0, seeded(2)))
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
"""


@pytest.mark.slow
def test_plain_and_compiled_say_exactly_the_same() -> None:
    tests = str(Path(__file__).resolve().parents[1])
    plain = run("plain", ANSWERS, tests)
    assert len(plain.splitlines()) == 75
    assert plain == run("compiled", ANSWERS, tests)
