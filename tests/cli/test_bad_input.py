"""Bad input: one sentence in the chosen language on stderr, exit status 2, nothing written."""

import json
import math
import random
import re
import resource
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from support.commands import QUIET, perihelion

from perihelion import game
from perihelion.cli.errors import BadCommandLine
from perihelion.kernel.errors import PerihelionError, every_error
from perihelion.kernel.record import check_record, parse_record
from perihelion.words import LANGUAGES, Words

Data = dict[str, Any]
GOOD = Path(__file__).parent.parent / "records" / "sunward" / "2-players.json"


def changed(folder: Path, change: Callable[[Data], object]) -> Path:
    """A record that differs from a good one in one thing."""
    data = json.loads(GOOD.read_text(encoding="utf8"))
    change(data)
    file = folder / "changed.json"
    file.write_text(json.dumps(data), encoding="utf8")
    return file


def cut(folder: Path) -> Path:
    file = folder / "cut.json"
    file.write_text(GOOD.read_text(encoding="utf8")[:300], encoding="utf8")
    return file


def broken_set(folder: Path) -> Path:
    file = folder / "set.toml"
    file.write_text("[set\nid = 1", encoding="utf8")
    return file


def short_set(folder: Path) -> Path:
    file = folder / "set.toml"
    given = Path("perihelion/games/sunward/set/house.toml").read_text(encoding="utf8")
    file.write_text(given.replace("alien_uncovered = -5", "alien_uncovered = -4"), encoding="utf8")
    return file


def falsified(data: Data) -> None:
    data["result"]["scores"][0] += 1


BAD: dict[str, tuple[Callable[[Path], list[str | Path]], str, str]] = {
    "unknown game": (lambda _: ["play", "chess"], 'no game called "chess"', "Nie ma gry „chess”"),
    "unknown game in sim": (lambda _: ["sim", "chess"], 'no game called "chess"', "Nie ma gry „chess”"),
    "unknown game in check": (lambda _: ["check", "chess"], 'no game called "chess"', "Nie ma gry „chess”"),
    "no game": (lambda _: ["play"], "Name a game", "Podaj grę"),
    "too many seats": (
        lambda _: ["play", "sunward", "--seats", "human,random,random,random,random,random"],
        "for 1, 2, 3, 4, 5 players, not for 6",
        "1, 2, 3, 4, 5. Podano: 6",
    ),
    "seats of a simulation": (lambda _: ["sim", "sunward", "--seats", "9"], "not for 9", "Podano: 9"),
    "no seats": (lambda _: ["play", "sunward", "--seats", ""], '"" cannot take a seat', "„” nie może zająć"),
    "unknown bot": (lambda _: ["play", "sunward", "--seats", "human,hal"], '"hal" cannot', "„hal” nie może"),
    "unknown bot in sim": (lambda _: ["sim", "sunward", "--bots", "hal"], 'no bot called "hal"', "Nie ma bota „hal”"),
    "a style of another game in sim": (
        lambda _: ["sim", "sunward", "--bots", "normal:settler"],
        'no style called "settler"',
        "nie ma stylu „settler”",
    ),
    "an unknown style in play": (
        lambda _: ["play", "sunward", "--seats", "human,normal:poet"],
        'no style called "poet"',
        "nie ma stylu „poet”",
    ),
    "no number of seats in set-report": (
        lambda _: ["set-report", "sunward", "--seats", "two"],
        "2, 3, 4, 5",
        "2, 3, 4, 5",
    ),
    "bots do not fit": (
        lambda _: ["sim", "sunward", "--seats", "3", "--bots", "random,random"],
        "2 bots do not fit 3 seats",
        "Podano 2 boty, a miejsc przy stole jest 3",
    ),
    "no games": (lambda _: ["sim", "sunward", "--games", "0"], "at least 1, not 0", "co najmniej 1. Podano: 0"),
    "no jobs": (lambda _: ["sim", "sunward", "--jobs", "0"], "at least 1, not 0", "co najmniej 1. Podano: 0"),
    "bad seed": (lambda _: ["play", "sunward", "--seed", "-1"], 'not "-1"', "Podano: „-1”"),
    "seed of letters": (lambda _: ["play", "sunward", "--seed", "x"], "The value of --seed", "wartości --seed"),
    "unknown option": (lambda _: ["play", "sunward", "--option", "a=1"], 'no option "a"', "nie ma opcji „a”"),
    "option of no form": (lambda _: ["sim", "sunward", "--option", "a"], "name=value", "nazwa=wartość"),
    "no such flag": (lambda _: ["play", "sunward", "--nothing"], "no option --nothing", "Nie ma opcji --nothing"),
    "no such command": (lambda _: ["dance"], "cannot be understood", "nie da się zrozumieć"),
    "missing file name": (lambda _: ["replay"], "is missing", "Brakuje"),
    "broken set": (
        lambda folder: ["play", "sunward", "--set", broken_set(folder)],
        "set set.toml is not correct TOML",
        "Zestaw elementów set.toml nie jest poprawnym plikiem TOML",
    ),
    "set against the rulebook": (
        lambda folder: ["play", "sunward", "--set", short_set(folder)],
        "uncovered alien costs 5",
        "Zestaw elementów set.toml jest niezgodny",
    ),
    "no such set": (
        lambda folder: ["check", "sunward", "--set", folder / "none.toml"],
        "there is no such file",
        "nie ma takiego pliku",
    ),
    "no such record": (
        lambda folder: ["replay", folder / "none.json"],
        "there is no such file",
        "nie ma takiego pliku",
    ),
    "truncated record": (lambda folder: ["replay", cut(folder), "--check"], "was cut short", "został ucięty"),
    "truncated record to resume": (lambda folder: ["play", "--resume", cut(folder)], "was cut short", "został ucięty"),
    "record without a field": (
        lambda folder: ["replay", changed(folder, lambda data: data.pop("seed")), "--check"],
        '"seed" is missing',
        "„seed” nie ma",
    ),
    "another rules version": (
        lambda folder: ["replay", changed(folder, lambda data: data.update(rules_version=99)), "--check"],
        "rules version 99",
        "wersji zasad 99",
    ),
    "another rules version to resume": (
        lambda folder: ["play", "--resume", changed(folder, lambda data: data.update(rules_version=99))],
        "rules version 99",
        "wersji zasad 99",
    ),
    "another set": (
        lambda folder: ["replay", changed(folder, lambda data: data.update(set="mine@1")), "--check"],
        "component set mine@1",
        "zestawem elementów mine@1",
    ),
    "unknown option in a record": (
        lambda folder: ["replay", changed(folder, lambda data: data.update(options={"seats": 3})), "--check"],
        'no option "seats"',
        "nie ma opcji „seats”",
    ),
    "illegal action": (
        lambda folder: ["replay", changed(folder, lambda data: data["log"].insert(0, [0, 999])), "--check"],
        "breaks the rules",
        "łamie zasady",
    ),
    "impossible undo": (
        lambda folder: ["replay", changed(folder, lambda data: data["log"].insert(0, [0, "undo"])), "--check"],
        "breaks the rules",
        "łamie zasady",
    ),
    "falsified result": (
        lambda folder: ["replay", changed(folder, falsified), "--check"],
        "does not lead to the result",
        "nie prowadzi do",
    ),
    "another game's record": (lambda folder: ["play", "chess", "--resume", GOOD], "no game called", "Nie ma gry"),
    "save file in no folder": (
        lambda folder: ["play", "sunward", "--save", folder / "none" / "game.json"],
        "no such file or folder",
        "lub katalogu",
    ),
    "save file is a folder": (
        lambda folder: ["play", "sunward", "--save", folder],
        "it is a folder",
        "to jest katalog",
    ),
}


@dataclass
class Case:
    folder: Path
    files: dict[Path, bytes]  # before the command ran
    status: int
    output: str
    errors: str


@pytest.fixture(scope="module", params=LANGUAGES)
def refused(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Case]]:
    """Every bad command line run by the real program, one after the other in one process for each language."""
    folders = {name: tmp_path_factory.mktemp("case") for name in BAD}
    given = {name: [str(word) for word in BAD[name][0](folders[name])] for name in BAD}
    files = {name: contents(folder) for name, folder in folders.items()}
    command = [sys.executable, "-c", RUN_ALL, json.dumps(given)]
    done = subprocess.run(
        command, input="", capture_output=True, text=True, env={**QUIET, "LANG": f"{request.param}.UTF-8"}, check=True
    )
    cases = {name: Case(folders[name], files[name], *outcome) for name, outcome in json.loads(done.stdout).items()}
    return request.param, cases


RUN_ALL = """
import contextlib, io, json, sys
given = json.loads(sys.argv.pop())
from perihelion.cli.app import run
outcomes = {}
for name, arguments in given.items():
    output, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
        status = run(arguments)
    outcomes[name] = [status, output.getvalue(), errors.getvalue()]
print(json.dumps(outcomes))
"""


def contents(folder: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize("name", list(BAD))
def test_one_sentence_and_nothing_written(name: str, refused: tuple[str, dict[str, Case]]) -> None:
    language, cases = refused
    case = cases[name]
    assert case.status == 2, case.output
    assert BAD[name][1 if language == "en" else 2] in case.errors
    assert case.errors.count("\n") == 1
    assert case.output == ""
    assert contents(case.folder) == case.files


def test_the_program_itself_ends_with_the_status() -> None:
    done = perihelion("play", "chess", "--lang", "pl")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("Nie ma gry „chess”. Do wyboru: sunward")


@pytest.mark.parametrize(("lang", "sentence"), [("en", "the disk is full"), ("pl", "dysk jest pełny")])
def test_a_full_disk(lang: str, sentence: str) -> None:
    done = perihelion("play", "sunward", "--seats", "human", "--save", "/dev/full", "--lang", lang, typed="quit\n")
    assert done.returncode == 2
    assert sentence in done.stderr
    during = perihelion("play", "sunward", "--seats", "human", "--lang", lang, typed="save /dev/full\n1\n")
    assert during.returncode == 0  # the game goes on
    assert sentence in during.stdout


def test_a_save_that_fails_half_way_leaves_the_old_file_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("old", encoding="utf8")
    command = [
        sys.executable,
        "-m",
        "perihelion",
        "play",
        "sunward",
        "--seats",
        "human",
        "--save",
        str(file),
        "--lang",
        "en",
    ]
    done = subprocess.run(
        command, input="1\nquit\n", capture_output=True, text=True, env=QUIET, preexec_fn=no_large_files
    )
    assert done.returncode == 2
    assert "the file would be too large" in done.stderr
    assert file.read_text(encoding="utf8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def no_large_files() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (20, 20))


def test_a_language_there_is_not() -> None:
    done = perihelion("games", "--lang", "de")
    assert done.returncode == 2
    assert done.stderr == 'There is no language "de". Choose one of: pl, en.\n'


def test_every_error_has_its_sentence_in_both_languages() -> None:
    assert BadCommandLine in every_error()
    for error in every_error():
        for language in LANGUAGES:
            assert Words(language).has(error.code), error.code


def good_record(by_name: bool) -> str:
    text = GOOD.read_text(encoding="utf8")
    if not by_name:
        return text
    record = parse_record(text)
    record.actions = game(record.game).actions
    return record.to_json()


@pytest.mark.parametrize("by_name", [False, True])
def test_no_damage_to_a_record_ends_in_anything_but_a_refusal(by_name: bool) -> None:
    """Values replaced, numbers and bytes changed, the end cut off: proven as before, or refused with a sentence."""
    rng = random.Random(4)
    text = good_record(by_name)
    assert f'"perihelion-record/{2 if by_name else 1}"' in text
    numbers = [(each.start(), each.end()) for each in re.finditer(r"(?<=[\s\[:,])-?\d+(?=[\s\],}])", text)]
    strange = [
        None,
        True,
        -1,
        10**30,
        1e30,
        math.inf,
        math.nan,
        1.5,
        "",
        "x",
        [],
        [[]],
        {},
        {"seats": 2},
        [[0]],
        [["0", 1]],
        [[99, 1]],
        [[0, "undo"]],
    ]
    refusals: list[PerihelionError] = []
    for number in range(400):
        damaged = text
        if number % 4 == 0:
            data = json.loads(text)
            data[rng.choice(list(data))] = rng.choice(strange)
            damaged = json.dumps(data)
        elif number % 4 == 1:
            first, end = rng.choice(numbers)
            damaged = text[:first] + rng.choice(["1e30", f"{10**30}", f"-{10**300}", "NaN", "Infinity"]) + text[end:]
        elif number % 4 == 2:
            place = rng.randrange(len(text))
            damaged = text[:place] + rng.choice('0123456789[]{},"x') + text[place + 1 :]
        else:
            damaged = text[: rng.randrange(len(text))]
        try:
            check_record(parse_record(damaged))
        except PerihelionError as error:
            refusals.append(error)
    assert len(refusals) > 300
    for error in refusals:
        assert all(Words(language).error(error) for language in LANGUAGES)
