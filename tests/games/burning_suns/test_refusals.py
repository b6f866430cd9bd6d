"""Every answer is judged twice: the options and the refusals know nothing of each other."""

import random
import re
from collections import Counter
from pathlib import Path

from games.burning_suns.builder import GAME, Builder, activated, battle, built

from perihelion.games.burning_suns.play import BOOK, BurningSunsState
from perihelion.games.burning_suns.reading import possible as second_reading
from perihelion.games.burning_suns.reading.possible import fulfilled
from perihelion.games.burning_suns.rules.abilities import possible as first_reading
from perihelion.games.burning_suns.rules.abilities.possible import fires
from perihelion.games.burning_suns.rules.state import asking
from perihelion.games.burning_suns.rules.steps import ASK_REPAIR, ASK_TAX
from perihelion.games.burning_suns.rules.tables import USE
from perihelion.games.burning_suns.rules.terms import PASSIVE, REVEAL

OF_EACH = 4
OFTEN = {"pick-sheet", "keep-card", "leader", "perform", "explore", "jump-from", "jump", "boost", "scan", "build"}
"""Questions that every game asks again and again; the others have positions of their own."""


def allowed(state: BurningSunsState, seat: int) -> list[int]:
    return [action for action in range(GAME.actions.size) if not state.why_not(seat, action)]


OPTIONS = (
    {},
    {"army_route": "own_systems", "hostile_systems": "peace", "start": "advanced"},
    {"race_card_triggers": "free", "doomed_damage": "yes", "explore": "together"},
)


def test_both_readings_agree_wherever_play_leads() -> None:
    rng = random.Random(5)
    judged: Counter[tuple[str, int]] = Counter()
    for seed in range(9):
        state = GAME.new(seats=2 + seed % 4, seed=seed, length="long", **OPTIONS[seed % 3])
        assert isinstance(state, BurningSunsState)
        while not state.over():
            seat = rng.choice(state.actors())
            legal = state.legal(seat)
            kind = (asking(state).name, seed % 3)
            if judged[kind] < OF_EACH:
                judged[kind] += 1
                assert allowed(state, seat) == legal, kind
            doing = [action for action in legal if action > 1] or legal
            state.apply(seat, rng.choice(doing))
    assert OFTEN - {name for name, _ in judged} == set()


def test_both_readings_agree_on_what_every_ability_asks_for_and_can_do() -> None:
    """Whoever has it or not: at moments of many actions, for every ability of the set and every seat."""
    rng = random.Random(8)
    judged: Counter[bool] = Counter()
    for seed in range(6):
        state = GAME.new(seats=2 + seed % 4, seed=seed, length="long")
        assert isinstance(state, BurningSunsState)
        abilities = state.tables.abilities
        used = [ability for ability in abilities if ability.timing not in (PASSIVE, REVEAL)]
        while not state.over():
            frame = state.frames[-1] if state.frames else None
            if frame is not None and frame.action >= 0 and rng.random() < (0.3 if frame.fight else 0.05):
                for seat in range(state.seats):
                    for ability in rng.sample(abilities, 60):
                        told = fulfilled(state, seat, ability)
                        judged[told] += 1
                        assert told == fires(state, frame, seat, ability), (ability.name, frame.action)
                    for ability in rng.sample(used, 4):
                        place = state.galaxy.homes[seat]
                        first, second = first_reading.usable, second_reading.usable
                        assert first(state, seat, ability, place) == second(state, seat, ability, place), ability.name
            seat = rng.choice(state.actors())
            doing = [action for action in state.legal(seat) if action > 1] or state.legal(seat)
            state.apply(seat, rng.choice(doing))
    assert judged[True] > 300
    assert judged[False] > 5000


def test_every_reason_has_its_sentence_in_both_languages() -> None:
    folder = Path(str(GAME.folder()))
    judges = "".join(file.read_text(encoding="utf8") for file in sorted((folder / "reading").glob("*.py")))
    named = {*re.findall(r'"(BSU-[\d.]+\d)"', judges), *[question.rule for question in BOOK.questions.values()]}
    assert len(named) > 100
    for language in ("pl", "en"):
        text = (folder / "text" / f"{language}.ftl").read_text(encoding="utf8")
        told = {each.replace("_", ".") for each in re.findall(r"^refused-(\S+) = .", text, re.M)}
        assert named - told == set()


# ---------------------------------------------------------------- jumps and leaps


def test_a_jump_is_refused_by_the_rule_it_breaks() -> None:
    table = built().line("a", "b", "c", "d", "e").units(0, "home0", fighter=2).tile("dark", "void_5", "a", up=False)
    table.join("a", "home1").begin(0, "jump")
    if table.asked() == "jump-from":
        table.do("fleet", "home0")
    assert table.why_not("place", "c") == ["BSU-16.10"]  # not next to it
    assert table.why_not("decline") == ["BSU-11.10"]
    table.do("place", "a")
    assert table.why_not("place", "dark") == ["BSU-16.10"]  # face down
    assert table.why_not("place", "home1") == ["BSU-4.23"]
    assert table.why_not("decline") == []


def test_an_army_is_refused_the_way_through_foreign_space() -> None:
    table = built().line("a").units(0, "home0", regiment=2).tile("own", "inhabited_1", "home0").control(0, "own")
    table.begin(0, "jump")
    if table.asked() == "jump-from":
        table.do("army", "home0")
    assert table.why_not("place", "a") == ["BSU-16.13"]
    assert table.why_not("place", "own") == []


def test_a_leap_is_refused_by_the_rule_it_breaks() -> None:
    table = built().card(0, "wraith_cold_passage").line(*"ab").join("b", "home1").units(0, "home0", fighter=2)
    table.tile("dark", "void_5", "a", up=False)
    activated(table)
    assert table.asked() == "leap"
    assert table.why_not("place", "home1") == ["BSU-4.23"]
    assert table.why_not("place", "home0") == ["BSU-44.26"]  # it is there already
    assert table.why_not("place", "dark") == ["BSU-44.26"]
    assert table.why_not("leave", 0) == ["BSU-44.26"]  # no dreadnought in the group
    assert allowed(table.state, 0) == table.state.legal(0)


# ---------------------------------------------------------------- abilities


def refused_use(table: Builder, name: str, seat: int | None = None) -> list[list[str]]:
    """Why each ability of that name is refused."""
    asked = table.seat if seat is None else seat
    numbers = [ability.index for ability in GAME.tables.abilities if ability.name == name]
    assert numbers
    return [table.state.why_not(asked, USE + number) for number in numbers]


def test_an_activation_is_refused_for_what_it_lacks() -> None:
    table = built().agent(0, "healer_of_hulls").agent(0, "mother_tamsin").agent(0, "keeper_ovidane")
    table.begin(0, "activate")
    assert ["BSU-38.16"] in refused_use(table, "card-agent_healer_of_hulls")  # nothing is damaged
    assert ["BSU-38.1"] in refused_use(table, "card-agent_healer_of_hulls")  # its passive ability
    assert ["BSU-38.11"] in refused_use(table, "card-agent_cartographer_wren")  # nobody's
    assert [] in refused_use(table, "card-agent_mother_tamsin")
    assert table.why_not("decline") == ["BSU-38.1"]


def test_a_second_trigger_in_an_action_is_refused() -> None:
    table = battle({"dreadnought": 2}, {"dreadnought": 2}).empire(0, "exiled").level(0, 1, 0).agent(0, "captain_skarn")
    table.begin(0, "battle")
    assert refused_use(table, "level-exiled_1a") == [[]]
    assert refused_use(table, "level-vengeful_1a") == [["BSU-38.7"]]  # nobody has it
    assert ["BSU-38.7"] in refused_use(table, "card-agent_captain_skarn")  # it comes after the battle
    assert table.why_not("accept") == ["BSU-38.4"]
    table.dice(*[1] * 6, *[8] * 6).use("level-exiled_1a").decline_while("reroll")
    while table.state.actors() and table.asked() in ("reroll", "damage"):
        table.state.apply(table.seat, table.state.legal(table.seat)[-1])
    assert table.state.frames == []  # the agent's ability after a victory was not offered any more


def test_a_condition_that_is_not_fulfilled_refuses_a_trigger() -> None:
    table = (
        battle({"dreadnought": 2}, {"dreadnought": 1})
        .empire(0, "vengeful")
        .level(0, 2, 1)
        .artefact(0, "iron_reliquary")
    )
    table.tile("g", "hostile_3", "home0").control(0, "g").begin(0, "battle")
    assert refused_use(table, "tile-hostile_3")[1] == []
    assert ["BSU-38.8"] in refused_use(table, "level-vengeful_2b")  # it is not outnumbered


def test_a_mission_is_refused_by_the_rule_it_breaks() -> None:
    table = built().dice(1).begin(0, "mission")
    if table.asked() == "boost":
        table.do("roll")
    assert table.asked() == "mission"
    assert table.why_not("action", 11) == ["BSU-41.9"]
    assert table.why_not("action", 6) == ["BSU-11.7"]  # there is nobody to fight
    assert table.why_not("accept") == ["BSU-41.2"]
    assert table.why_not("decline") == []


def test_an_empire_is_refused_for_distance_or_for_having_nothing() -> None:
    table = built(4).agent(0, "captain_skarn").line("a").join("a", "home1").join("a", "home2").crystals(0, 1, 1, 9)
    activated(table)
    assert table.asked() == "empire"
    assert table.why_not("empire", 3) == ["BSU-44.11"]
    assert table.why_not("empire", 0) == ["BSU-44.13"]
    assert table.why_not("empire", 1) == []
    table = built(4).agent(0, "captain_skarn").line("a").join("a", "home1").join("a", "home2").join("a", "home3")
    activated(table.crystals(0, 1, 0, 9))
    assert table.why_not("empire", 2) == ["BSU-44.21"]
    assert table.why_not("empire", 3) == []


def test_a_card_to_take_belongs_to_the_victim() -> None:
    table = built().agent(0, "the_understudy").agent(1, "mother_tamsin").agent(1, "foreman_dask").line("a")
    activated(table.join("a", "home1"), "card-agent_the_understudy")
    assert table.asked() == "card"
    assert table.why_not("agent", GAME.tables.agents.index("agent_the_understudy")) == ["BSU-44.21"]
    assert table.why_not("artefact", 0) == ["BSU-44.21"]
    assert table.why_not("agent", GAME.tables.agents.index("agent_foreman_dask")) == []


def test_a_loss_is_of_the_kind_that_is_hit() -> None:
    table = built().artefact(0, "unmaking_lens").line("a").units(1, "a", fighter=2, titan=1)
    activated(table)
    assert (table.seat, table.asked()) == (1, "loss")
    assert table.why_not("unit", 14) == ["BSU-44.16"]  # no construction is hit
    assert table.why_not("unit", 0) == ["BSU-44.15"]  # no dreadnought is there
    assert table.why_not("unit", 2) == []


def test_a_branch_that_does_nothing_is_refused() -> None:
    table = built(length="long").empire(0, "merchant").antimatter(8).level(0, 1).level(0, 2).level(0, 3).crystals(3)
    activated(table)
    assert table.asked() == "branch"
    assert allowed(table.state, 0) == table.state.legal(0)
    assert table.why_not("decline") == ["BSU-44.13"]


def test_a_tax_is_paid_or_not() -> None:
    table = built().step(ASK_TAX, 0, 1, 2)
    assert allowed(table.state, 0) == table.state.legal(0)
    assert table.why_not("roll") == ["BSU-44.20"]


def test_only_damaged_unique_units_are_repaired() -> None:
    table = built().card(0, "leviathan_barnacled_hide").line("a").units(0, "a", titan=1, starbase=1)
    table.units(0, "home0", colossus=1)
    table.state.hull[0][0] -= 3
    table.state.hull[0][1] -= 1
    activated(table)
    assert table.state.asked[0] == ASK_REPAIR
    assert table.why_not("repair", 2) == ["BSU-44.29"]
    assert allowed(table.state, 0) == table.state.legal(0)
