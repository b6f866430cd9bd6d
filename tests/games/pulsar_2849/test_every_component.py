"""Every transmitter, project, system and exploration tile does what the set says of it, term by term."""

import re
import tomllib
from pathlib import Path

import pytest
from games.pulsar_2849.builder import GAME, TABLES, quiet

from perihelion.games.pulsar_2849.rules.cluster import ENTRY
from perihelion.games.pulsar_2849.rules.terms import COLOURS

SET = Path(str(GAME.folder())) / "set"
TRANSMITTERS = tomllib.loads((SET / "transmitters.toml").read_text(encoding="utf8"))["transmitters"]["list"]
SYSTEMS = tomllib.loads((SET / "systems.toml").read_text(encoding="utf8"))
BOARDS = tomllib.loads((SET / "headquarters.toml").read_text(encoding="utf8"))["hq_boards"]
PROJECTS = [(side["id"], each) for board in BOARDS for side in board["sides"] for each in side["projects"]]
KNOWN = "S3"
"""A system with a base of the player: a ship that is moved there gains nothing more."""
OWN = "P5"


def terms(text):
    """'cube(1) + vp(2)' as [('cube', ['1']), ('vp', ['2'])]."""
    found = [re.fullmatch(r"(\w+)(?:\((.*)\))?", each) for each in text.split(" + ") if each != "none"]
    return [(each[1], each[2].split(", ") if each[2] else []) for each in found]


def promised(text):
    """What changes by an effect, as `has` counts it."""
    sums = dict.fromkeys(COUNTED, 0)
    for word, args in terms(text):
        if word == "mod":
            sums[args[0]] += int(args[1]) if len(args) > 1 else 1
        elif word == "dup":
            sums["silver"] += 1
            sums["owed"] += int(args[1])
        elif word in ("gyro", "gyro_pair"):
            sums["waiting"] += 1 if word == "gyro" else 2
        elif word == "explore":
            sums["extra_base"] += int(args[0])  # such tiles lie on top
        elif word in ("claim_isolated", "teleport"):
            sums[word] += 1
        else:
            sums[word] += int(args[0])
    return sums


COUNTED = (
    *("vp", "cube", "pm1", "p2", "die", "silver", "owed", "waiting", "extra_base", "claim_isolated"),
    "teleport",
)


def has(made, source):
    state, player = made.state, made.player(0)
    return {
        "vp": made.points(0, source),
        "cube": player.cubes,
        "pm1": player.plus_minus,
        "p2": player.plus_two,
        "die": sum(state.offered_dice),
        "silver": len(player.dice),
        "owed": max(0, state.owed),
        "waiting": sum(player.waiting),
        "extra_base": player.extra_bases,
        "claim_isolated": sum(owner == 0 for owner in state.owner) - 1,
        "teleport": int(player.ship in (made.sector(KNOWN), made.sector(OWN))),
    }


def gained(made, before, source):
    """The change since then, with every question answered by taking what is offered."""
    for _ in range(3):
        kinds = made.kinds()
        if "gain_gyrodyne" in kinds:
            made.state.apply(0, made.action("gain_gyrodyne", made.moves("gain_gyrodyne")[0][0]))
        elif "claim_isolated" in kinds:
            made.do("claim_isolated", "I70")
        elif "teleport" in kinds:
            made.do("teleport", KNOWN if made.can("teleport", KNOWN) else OWN)
    after = has(made, source)
    return {name: after[name] - before[name] for name in COUNTED}


def player_at_home():
    """Somebody whose ship is at a gate, with a base, a pulsar and tiles of extra bases on top of the stack."""
    return quiet(3).with_base(0, KNOWN).with_pulsar(0, OWN).with_ship(0, "g4").with_top_tile("X03", "X03")


def names(all_of_them):
    return [each["id"] for each in all_of_them]


@pytest.mark.parametrize("tile", TRANSMITTERS, ids=names(TRANSMITTERS))
def test_every_transmitter(tile):
    made = player_at_home()
    last = len(tile["dice"]) - 1
    die = tile["dice"][last]
    if last:
        made.with_transmitter(0, tile["id"], paid=range(last)).turn(dice=[die, 1])
    else:
        made.with_offer(tile["id"]).turn(dice=[die, 1])
    before = has(made, "transmitters")
    before["silver"] -= 1  # the die that pays
    if last:
        made.use(die, "pay_transmitter", tile["id"], last)
    else:
        made.use(die, "take_transmitter", tile["id"], 0)
    assert gained(made, before, "transmitters") == promised(tile["immediate"])

    made = quiet(3).with_tracks(engineers=[(3, 2), (4, 1), (5, 0)]).with_transmitter(0, tile["id"], operating=True)
    made.player(0).cubes = 5
    made.produce(in_round=1)
    points, cubes = 0, 5
    for word, args in terms(tile["production"]):
        points += int(args[-1]) if word in ("vp", "buy") else 0
        cubes += int(args[0]) if word == "cube" else -int(args[0]) if word == "buy" else 0
        if word == "buy":
            made.do("buy_points")
    assert (made.points(0, "broadcasts"), made.player(0).cubes) == (points, cubes)


@pytest.mark.parametrize(("side", "project"), PROJECTS, ids=names(each for _, each in PROJECTS))
def test_every_project_of_every_side(side, project):
    made = player_at_home().with_side(0, side)
    beneath = [place for k, place in enumerate(TABLES.places) if needs(project["pos"]) >> k & 1]
    made.with_projects(0, *beneath).turn(dice=[project["die"], 1])
    before = has(made, "projects")
    before["silver"] -= 1
    made.use(project["die"], "complete", project["pos"])
    assert gained(made, before, "projects") == promised(project["effect"])
    for word, args in terms(project.get("run", "none")):
        assert word == "run"
        colour = "pink" if args[0] == "any" else args[0]
        gate, beside = gate_of(made, colour)
        flying = quiet(3).with_side(0, side).with_projects(0, *beneath, project["pos"]).with_ship(0, beside)
        flying.turn(dice=[1, 1]).fly(1, gate, run=(project["pos"], colour))
        assert flying.points(0, "gate_runs") == int(args[1])


def needs(place):
    """Everything beneath a project, row by row."""
    found, new = 0, TABLES.requires[TABLES.places.index(place)]
    while new & ~found:
        found |= new
        for k in range(len(TABLES.places)):
            if found >> k & 1:
                new |= TABLES.requires[k]
    return found


def gate_of(made, colour):
    """A gate of a colour, and a sector beside it from which ships can start."""
    cluster = made.state.cluster
    gate = cluster.colour.index(COLOURS.index(colour))
    near = next(near for near, _, _ in cluster.exits[gate] if cluster.kind[near] != ENTRY)
    return cluster.ids[gate], cluster.ids[near]


def beside(made, sector):
    cluster = made.state.cluster
    number = made.sector(sector)
    return next(cluster.ids[near] for near, _, _ in cluster.exits[number] if cluster.colour[near] != -1)


@pytest.mark.parametrize("tile", SYSTEMS["systems"]["list"], ids=names(SYSTEMS["systems"]["list"]))
def test_every_system(tile):
    made = player_at_home().with_tile("S9", tile["id"], shown=False)
    made.with_ship(0, beside(made, "S9")).turn(dice=[1, 1]).fly(1, "S9")
    assert made.player(0).bases == 2
    before = has(made, "systems")
    made.do("take_bonus")
    assert gained(made, before, "systems") == promised(tile["bonus"])


TILES = SYSTEMS["exploration_tiles"]["list"]


@pytest.mark.parametrize("tile", TILES, ids=names(TILES))
def test_every_exploration_tile(tile):
    made = player_at_home().with_top_tile(tile["id"]).with_tile("S9", "SY11")
    kinds = len(made.state.discarded)
    made.with_ship(0, beside(made, "S9")).turn(dice=[1, 1]).fly(1, "S9")
    before = has(made, "exploration")
    made.do("draw_tile")
    assert gained(made, before, "exploration") == promised(tile["effect"])
    assert len(made.state.discarded) - kinds == (0 if tile["kept"] else 1)


def test_there_are_as_many_as_in_the_box():
    assert len(TRANSMITTERS) == 24
    assert (len({side for side, _ in PROJECTS}), len(PROJECTS)) == (8, 64)
    assert len(SYSTEMS["systems"]["list"]) == 17
    assert sum(tile["copies"] for tile in TILES) == 12
