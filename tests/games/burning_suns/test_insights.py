"""What a learned judgement of Burning Suns looks at: sums of what lies on the table, counted here once more."""

from collections.abc import Iterator

import pytest
from support.nets import told
from support.play import random_game

from perihelion.games.burning_suns.bots.insights import MISSING, PURSE, BurningSunsInsights
from perihelion.games.burning_suns.game import BurningSuns
from perihelion.games.burning_suns.rules import steps
from perihelion.games.burning_suns.rules.empire.numbers import force, income
from perihelion.games.burning_suns.rules.state import Table
from perihelion.games.burning_suns.rules.tables import LEADER_AT
from perihelion.games.burning_suns.rules.terms import ACTIONS, KINDS

GAME = BurningSuns(None)
INSIGHTS = BurningSunsInsights(GAME.tables, 2)


def positions(seeds: range) -> Iterator[Table]:
    for seed in seeds:
        for number, (state, _, _) in enumerate(random_game(GAME, 2, seed)):
            if number % 3 == 0:
                assert isinstance(state, Table)
                yield state


def test_every_seat_is_told_itself_first() -> None:
    different = 0
    for state in positions(range(2)):
        one, other = (told(INSIGHTS, state, seat) for seat in range(2))
        for field in INSIGHTS.fields:
            if field.shape[0] == 2:
                half = field.size // 2
                assert one[field.name] == other[field.name][half:] + other[field.name][:half], field.name
                different += one[field.name] != other[field.name]
    assert different


def test_how_near_an_empire_is_to_winning() -> None:
    nearer = set()
    for state in positions(range(4)):
        found = told(INSIGHTS, state, 0)["missing"][: MISSING + 1]
        missing = max(0, GAME.tables.win[0][2] - state.antimatter[0])
        assert found[:MISSING] == [float(k == min(missing, MISSING - 1)) for k in range(MISSING)]
        assert found[MISSING] == pytest.approx(min(1.0, state.antimatter[0] / 10))
        nearer.add(missing)
    assert len(nearer) > 1


def test_what_an_empire_has_is_counted_all_over_the_galaxy() -> None:
    """Units, systems, cards and crystals, wherever they are."""
    seen: dict[str, set[float]] = {}
    for state in positions(range(6)):
        found = told(INSIGHTS, state, 1)
        size = len(state.units[1]) // KINDS
        by_kind = [sum(state.units[1][place * KINDS + kind] for place in range(size)) for kind in range(KINDS)]
        assert found["units"][:KINDS] == pytest.approx([min(1.0, count / 10) for count in by_kind])
        owned = [place for place, owner in enumerate(state.control) if owner == 1]
        assert found["domain"][0] == pytest.approx(min(1.0, len(owned) / 10))
        assert found["domain"][3] == pytest.approx(
            min(1.0, len([place for place in owned if state.construction[place] >= 0]) / 5)
        )
        crystals = state.crystals[1]
        assert found["purse"][: len(PURSE)] == [float(crystals >= least) for least in PURSE]
        assert found["cards"][1] == pytest.approx(min(1.0, len([x for x in state.agent_owner if x == 1]) / 5))
        technologies = [float(resource in state.technologies[1]) for resource in range(len(GAME.tables.resources))]
        assert found["technologies"][: len(technologies)] == technologies
        assert found["resources"][1] == pytest.approx(min(1.0, len(state.upgrades[1]) / 8))
        if state.organisation[1] >= 0:
            assert found["income"][0] == pytest.approx(min(1.0, income(state, 1) / 12))
            assert found["forces"][:3].index(1.0) == force(state, 1)
        for name in ("units", "domain", "cards", "resources", "income"):
            seen.setdefault(name, set()).add(found[name][0])
    assert all(len(each) > 1 for each in seen.values()), seen


def waiting(found: dict[str, list[float]], place: int, action: int) -> int:
    first = 3 * (12 * place + action)
    return int(sum(found["waiting"][first : first + 3]))


def test_where_a_leader_is_sent_is_what_tells_options_of_the_planning_apart() -> None:
    told_apart = 0
    for state in positions(range(3)):
        if not state.asks(steps.ASK_LEADER):
            continue
        seat = state.actors()[0]
        before = told(INSIGHTS, state, seat)
        for action in state.legal(seat):
            sent = (action - LEADER_AT) % 36 // 3
            after = state.clone()
            after.apply(seat, action)
            if not after.asks(steps.ASK_LEADER):
                continue  # the planning is over
            found = told(INSIGHTS, after, seat)
            for each in range(len(ACTIONS)):
                assert waiting(found, 0, each) == waiting(before, 0, each) + (each == sent)
                assert (found["planned"][each] != 0.0) <= (waiting(found, 0, each) > 0)
                if waiting(found, 0, each):
                    assert found["planned"][each] == found["promise"][each]
            assert sum(found["free"]) == sum(before["free"]) - 1
            assert found["leaders"][0] == pytest.approx(before["leaders"][0] - 1 / 3)
            assert waiting(told(INSIGHTS, after, 1 - seat), 1, sent) == waiting(found, 0, sent)
            told_apart += 1
    assert told_apart > 100
