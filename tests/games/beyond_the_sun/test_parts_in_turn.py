"""Every bonus of the set inside every action of several parts: the same as the parts one after the other (A-56).

The board is built so that something interrupts the action: systems to gain, systems of others to take, abilities that
jumps and changes of control set off, slots with events. Every such interruption is the bonus in question. The action is
played once; then its parts are played as lines of their own with the same answers, and everything on the table must be
the same. What one part tells the next one (`taken`, a named target) is worked out here from the rules.
"""

import random
from typing import Any

import pytest
from support.rules import rule

from perihelion.games.beyond_the_sun.rules import control, effects, state, steps
from perihelion.games.beyond_the_sun.rules.pieces import WAYS, shift_ship
from perihelion.games.beyond_the_sun.rules.vocabulary import DONE, LEAVE, MOVE, SKIP, TARGET, TECHNOLOGY_ACTION
from perihelion.kernel.table import Event

from .bench import GAME, ORE, TABLES, Bench, action_of, table

DATA = GAME.components.data
MARK = 100
"""Points noted whenever the bonus is resolved, so that it can be told that it was."""
TRIES = 40


def parts(text: str) -> list[str]:
    """A line cut at the semicolons that stand in no bracket; what fixes X goes with every part that needs it."""
    body, _, where = text.partition(" where ")
    found = [""]
    depth = 0
    for letter in body:
        depth += (letter in "({") - (letter in ")}")
        if letter == ";" and not depth:
            found.append("")
        else:
            found[-1] += letter
    if where:
        assert "X" not in "".join(found[1:])  # X is fixed when the line begins
        found[0] += f" where {where}"
    return [each.strip() for each in found]


def actions() -> dict[str, tuple[str, int]]:
    """All actions of several parts: the line and the number of the action."""
    found: dict[str, tuple[str, int]] = {}
    for k, each in enumerate(DATA["basic_spacefaring"]["actions"]):
        found[each["id"]] = (each["do"], k)
    for each in DATA["guilds"]:
        found[each["id"]] = (each["do"], action_of(each["id"]))
    for card in DATA["technologies"]:
        for k, each in enumerate(card["actions"]):
            found[f"{card['id']}-{k}"] = (each["do"], action_of(card["id"], k))
    return {name: line for name, line in found.items() if len(parts(line[0])) > 1}


def bonuses() -> list[str]:
    """Control and colonisation bonuses, immediate bonuses, abilities that a trigger sets off."""
    found = [each[kind] for each in DATA["systems"] for kind in ("control", "bonus")]
    found += ["; ".join(card["immediate"]) for card in DATA["technologies"]]
    passive = [text for card in DATA["technologies"] for text in card["passive"]]
    passive += [ability["do"] for mat in DATA["mats"] for ability in mat.get("abilities", [])]
    found += [text.partition("=>")[2].strip() for text in passive if text.startswith("when")]
    return sorted({text for text in found if text})


EVENTS = sorted({"; ".join(each["do"]) for each in DATA["events"]})
ACTIONS = actions()
UNINTERRUPTED = ["basic_4"]
"""Nothing but cubes and ore."""


def test_the_lists_are_whole() -> None:
    assert len(ACTIONS) == 23
    assert set(UNINTERRUPTED) < set(ACTIONS)
    assert len(bonuses()) > 50
    assert len(EVENTS) == 19  # two open a guild of level 2 alike


# -------------------------------------------------------------------- the board


def busy_board(seed: int, acting: int) -> Bench:
    """Seat 0 can gain A1 and, by an upgrade, A2; take Y1, Y2 and B1 from others; colonise B2; research a lot."""
    rng = random.Random(seed)
    bench = table(3, side="inner")
    mats = ["ceres_advanced", "un_advanced", "watch_advanced", "nishida_advanced"]
    rng.shuffle(mats)
    for seat in range(3):
        bench.mat(seat, mat=mats[seat], ore=20 if seat == 0 else 4, pop=6 if seat == 0 else 3, supply=[3, 3, 2, 2, 2])
    bench.put("A1", "alpha_centauri").put("A2", "sirius").put("B1", "yz_ceti").put("B2", "kapteyns_star")
    bench.ships(0, "sol", 3, 2, 1).ships(0, "A2", 2).ships(1, "A2", 2).base(1, "A2", ORE).ships(2, "A2", 1)
    bench.base(1, "Y2", ORE).base(2, "Y1").base(2, "B1").ships(2, "deep", 1).ships(1, "sol", 1)
    bench.ships(0, "B2", 4, 3).ships(1, "B2", 1).base(0, "B2")
    for slot in ("I-1", "I-2", "I-3", "I-4"):
        bench.cube(slot, 0)
    own = ["supply_base", "privateer_commissions", "plasma_cannon", "mass_cloning", "frontier_charters"]
    if acting >= TECHNOLOGY_ACTION and TABLES.technologies[(acting - TECHNOLOGY_ACTION) // 2].name in own:
        own.remove(TABLES.technologies[(acting - TECHNOLOGY_ACTION) // 2].name)
    for slot, name in zip(("II-1", "II-3", "II-4"), rng.sample(own, 3), strict=True):
        bench.tech(name, slot, 0)
    bench.tech("orbital_academies", "II-6", 1)
    bench.s.based = bench.s.bases
    return bench


@pytest.fixture
def interrupting(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lets a line be what every system, technology and ability gives; or, if it is an event, every event."""

    def put_in(text: str, event: bool) -> None:
        line = TABLES.book.line(f"vp({MARK}); {text}")
        if event:
            for each in TABLES.events:
                monkeypatch.setattr(each, "line", line.number)
            return
        for system in TABLES.systems:
            monkeypatch.setattr(system, "control", line.number)
            monkeypatch.setattr(system, "bonus", line.number)
        for card in TABLES.technologies:
            monkeypatch.setattr(card, "immediate", line.number)
        for mat in TABLES.mats:
            for ability in mat.abilities:
                monkeypatch.setattr(ability, "line", line)
                monkeypatch.setattr(ability, "condition", effects.number(1))

    return put_in


def interruptions(bench: Bench) -> int:
    return sum(bench.faction(seat).noted for seat in range(3)) // MARK


# -------------------------------------------------------------------- playing


Answers = list[tuple[int, int]]


def watched(bench: Bench) -> Answers:
    """All answers from now on, those without a choice included."""
    answers: Answers = []

    def sink(event: Event) -> None:
        if event.kind == "forced":
            answers.append((event.seat, event.amount))

    bench.s.watch(sink)
    return answers


def settle(bench: Bench, step: tuple[int, ...]) -> None:
    bench._go(step)


def play_action(bench: Bench, number: int, acting: int, seed: int) -> Answers:
    """The whole action with random answers; after a few interruptions whatever ends them is taken."""
    rng = random.Random(seed)
    answers = watched(bench)
    bench.s.changed = bench.s.swaps = 0
    settle(bench, (steps.START, 0, number, steps.CHOSEN | steps.BOTTOM, acting))
    while bench.s.actors():
        seat = bench.s.actors()[0]
        legal = bench.s.legal(seat)
        ends = [each for each in legal if each in (DONE, SKIP, LEAVE)]
        raids = [each for each in legal if MOVE <= each < TARGET and takes(bench, seat, each)]
        if ends and interruptions(bench) > 3:
            action = ends[0]
        else:
            action = rng.choice(raids if raids and rng.random() < 0.5 else legal)
        answers.append((seat, action))
        bench.s.apply(seat, action)
    return answers


def takes(bench: Bench, seat: int, move: int) -> bool:
    """Whether a ship would enter a system of somebody else, with more strength than anybody has there."""
    _, to, level, _, _, _ = WAYS[move - MOVE]
    strengths = [bench.faction(each).strength[to] for each in range(3)]
    return bench.s.base[to] not in (state.NOWHERE, seat) and strengths[seat] + level > max(strengths)


def replay(bench: Bench, answers: Answers, given: Answers) -> None:
    """Goes on with the same answers until nobody is asked any more."""
    while bench.s.actors():
        seat, action = answers[len(given)]
        assert bench.s.actors() == (seat,)
        given.append((seat, action))
        bench.s.apply(seat, action)


def moved(answers: Answers, at: int, points: int) -> list[int]:
    """The moves of one jump, from an answer on."""
    found: list[int] = []
    for seat, action in answers[at:]:
        if seat != 0 or not MOVE <= action < TARGET or len(found) == points:
            break
        found.append(action)
    return found


def taken_from_others(bench: Bench, moves: list[int]) -> int:
    """BTS-14.12, BTS-14.35: systems of others in which seat 0 alone is the strongest after these moves."""
    twin = bench.s.clone()
    for move in moves:
        shift_ship(twin, twin.factions[0], move - MOVE)
    count = 0
    for area, owner in enumerate(twin.base):
        others = max(twin.factions[1].strength[area], twin.factions[2].strength[area])
        count += owner > 0 and twin.factions[0].strength[area] > others
    return count


def jump_and_colonise(bench: Bench, answers: Answers, given: Answers, points: int) -> None:
    """BTS-21.13, by hand: movement, control without the bonus of the named target, then that colonisation."""
    moves = moved(answers, len(given), points)
    for move in moves:
        shift_ship(bench.s, bench.faction(0), move - MOVE)
    given += answers[len(given) : len(given) + len(moves) + 1]
    target = given[-1][1] - TARGET
    control.update(bench.s, 0, target, state.NOWHERE)
    bench.s.settle()
    replay(bench, answers, given)
    settle(bench, (steps.COLONISING, 0, 1, target))
    replay(bench, answers, given)


def play_parts(bench: Bench, text: str, acting: int, answers: Answers) -> Answers:
    """The parts one after the other, each as a line of its own."""
    given = watched(bench)
    taken = 0
    for part in parts(text):
        if "control_bonus=no" in part:
            continue  # done with its jump
        if "control_bonus=no" in text and "jump(" in part:
            cost = part.partition(":")[0]
            settle(bench, (steps.START, 0, TABLES.book.line(f"{cost} : nothing()").number, 0, acting))
            jump_and_colonise(bench, answers, given, 2)
            continue
        if "taken" in text and "jump(" in part:
            taken = taken_from_others(bench, moved(answers, len(given), 3))
        line = TABLES.book.line(part.replace("taken", str(taken)))
        settle(bench, (steps.START, 0, line.number, 0, acting))
        replay(bench, answers, given)
    return given


def on_the_table(bench: Bench) -> list[Any]:
    packed = bench.s.pack()
    packed[31] = 0  # whether the action has changed anything yet
    return [*packed, bench.s.rng.a, bench.s.rng.b]


def compare(name: str, text: str, acting: int, seed: int) -> int:
    whole = busy_board(seed, acting)
    answers = play_action(whole, TABLES.book.line(text).number, acting, seed)
    split = busy_board(seed, acting)
    given = play_parts(split, text, acting, answers)
    assert given == answers, (name, seed)
    assert on_the_table(split) == on_the_table(whole), (name, seed)
    return interruptions(whole)


def pairs(lines: list[str]) -> list[Any]:
    return [pytest.param(line, id=line.replace(" ", "")) for line in lines]


@pytest.mark.parametrize("bonus", pairs(bonuses()))
@rule("BTS-21.1", "BTS-21.13", "BTS-21.35")
def test_a_bonus_inside_an_action_leaves_the_other_parts_as_they_are(bonus: str, interrupting: Any) -> None:
    interrupting(bonus, event=False)
    for name, (text, acting) in ACTIONS.items():
        met = 0
        wanted = 6 if "jump(" in bonus and "jump(" in text else 1
        for seed in range(TRIES):
            met += compare(name, text, acting, seed) > 0
            if met == wanted or name in UNINTERRUPTED:
                break
        assert met or name in UNINTERRUPTED, name


@pytest.mark.parametrize("event", pairs(EVENTS))
@rule("BTS-11.17", "BTS-21.1")
def test_an_event_inside_an_action_leaves_the_other_parts_as_they_are(event: str, interrupting: Any) -> None:
    interrupting(event, event=True)
    for name, (text, acting) in ACTIONS.items():
        if "research(" not in text:
            continue
        met = 0
        for seed in range(TRIES):
            met += compare(name, text, acting, seed)
            if met:
                break
        assert met, name
