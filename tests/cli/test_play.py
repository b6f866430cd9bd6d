"""Whole games through a pipe, in both languages: to the end screen, back and forth, saved and resumed."""

import json
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest
from support.commands import QUIET, Result, perihelion
from support.patience import PATIENCE

from perihelion.kernel.record import check_record, read_record

FIRST_EVERY_TIME = "1\n" * 200
END = {"en": "The third round is over.", "pl": "Skończyła się trzecia runda."}
UNDONE = {"en": "You: a choice taken back", "pl": "Ty: cofnięty wybór"}


def play(*arguments: str | Path, typed: str, lang: str = "en") -> Result:
    return perihelion("play", *arguments, "--lang", lang, typed=typed)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_whole_game_through_a_pipe(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ["--seats", "human,greedy,random", "--seed", "5", "--save", file]
    done = play("sunward", *seats, typed=FIRST_EVERY_TIME, lang=lang)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert END[lang] in done.stdout
    assert "\x1b" not in done.stdout
    assert not re.search(r"\b(cli|error|event|move|prompt|tally|amount|zone|mission)-[a-z]", done.stdout)
    record = read_record(file)
    assert check_record(record).over()
    total = {"en": "Total", "pl": "Razem"}[lang]
    last = [line for line in done.stdout.splitlines() if line.startswith(total)][-1]
    assert record.result is not None
    assert [int(word) for word in last.split()[1:]] == sorted(record.result["scores"], reverse=True)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_number_of_players(seats: int) -> None:
    names = ",".join(["human"] + ["random"] * (seats - 1))
    done = play("sunward", "--seats", names, "--seed", "1", typed=FIRST_EVERY_TIME)
    assert done.returncode == 0
    assert END["en"] in done.stdout
    assert ("Rank: " in done.stdout) == (seats == 1)


def test_several_people_at_one_screen_see_no_pending_drawing() -> None:
    """Player 1 has drawn; Player 2, who has still to draw, looks at Player 1's sheet and at the log."""
    hand_over = "\n"
    typed = hand_over + "1\n1\n" + hand_over + "player 1\nlog\n"
    done = play("sunward", "--seats", "human,human", "--seed", "3", typed=typed)
    first, second = re.split(r"Hand the screen to Player ", done.stdout)[1:]
    assert first.startswith("1")
    assert "Player 1: Draw: where does" in first
    assert second.startswith("2")
    assert "Sheet: Player 1" in second
    assert not re.search(r"^[A-M] .*\d[A-Z*]", second, re.MULTILINE)  # no covered hex on any map
    assert "Player 1: tile 1" in second
    assert not re.search(r"Player 1: .*hexes", second)


def test_a_wiped_terminal_between_people() -> None:
    """On a real terminal the screen and its scrollback are wiped before the other person looks."""
    shown = on_a_terminal(["play", "sunward", "--seats", "human,human", "--seed", "3"], ["", "1", "1"])
    assert shown.count("\x1b[2J\x1b[3J\x1b[H") >= 2


def test_colours_on_a_terminal_but_not_with_no_color_or_plain() -> None:
    arguments = ["play", "sunward", "--seats", "human,random", "--seed", "3"]
    coloured = re.compile(r"\x1b\[[\d;]*(3[0-7]|38;)")
    assert coloured.search(on_a_terminal(arguments, ["quit"]))
    assert not coloured.search(on_a_terminal(arguments, ["quit"], NO_COLOR="1"))
    assert "\x1b" not in on_a_terminal([*arguments, "--plain"], ["quit"])


def on_a_terminal(arguments: list[str], lines: list[str], **environment: str) -> str:
    """What a terminal receives while these lines are typed, each after the program has asked for it."""
    ours, theirs = pty.openpty()
    surroundings = {**QUIET, "TERM": "xterm-256color", "COLUMNS": "120", "LANG": "en_US.UTF-8", **environment}
    command = [sys.executable, "-m", "perihelion", *arguments]
    program = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=surroundings)
    os.close(theirs)
    shown = ""
    waiting = list(lines)
    try:
        while select.select([ours], [], [], PATIENCE)[0]:
            try:
                part = os.read(ours, 65536).decode("utf8", "replace")
            except OSError:  # Linux: the other end is closed
                break
            if not part:
                break
            shown += part
            if re.search(r"(Your choice: |press Enter\. )$", shown):
                if not waiting:
                    break
                os.write(ours, f"{waiting.pop(0)}\n".encode())
    finally:
        program.kill()
        program.wait()
        os.close(ours)
    return shown


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_taking_back_and_doing_again(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = {"en": "undo\nredo\nundo\n", "pl": "cofnij\nponów\ncofnij\n"}[lang]
    solo = ["--seats", "human", "--seed", "2", "--save", file]
    done = play("sunward", *solo, typed="1\n1\n" + words + "2\nquit\n", lang=lang)
    assert done.returncode == 0
    assert UNDONE[lang] in done.stdout
    log = read_record(file).log
    assert [what for _, what in log[2:5]] == ["undo", "redo", "undo"]
    assert len(log) == 6


def test_nothing_to_take_back_at_first_and_not_beyond_the_horizon() -> None:
    done = play("sunward", "--seats", "human", "--seed", "2", typed="undo\nredo\n")
    assert "There is nothing to take back." in done.stdout
    assert "There is nothing to redo." in done.stdout
    later = play("sunward", "--seats", "human,random", "--seed", "5", typed="1\n" * 3 + "undo\n")
    assert "something hidden has been revealed since" in later.stdout


def test_a_save_file_cannot_make_a_program_run(tmp_path: Path) -> None:
    file, ran, evil = tmp_path / "game.json", tmp_path / "ran", tmp_path / "evil.py"
    evil.write_text(f"open({str(ran)!r}, 'w').close()\nclass Evil: pass\n", encoding="utf8")
    play("sunward", "--seats", "human,random", "--seed", "5", "--save", file, typed="1\nquit\n")
    for name in (f"program@touch {ran}", f"python@{evil}:Evil"):
        saved = json.loads(file.read_text(encoding="utf8"))
        saved["seats"] = ["human", name]
        file.write_text(json.dumps(saved), encoding="utf8")
        resumed = play("--resume", file, typed="1\n" * 8)
        assert resumed.returncode == 0, resumed.stderr
        assert not ran.exists()


def test_saved_and_resumed_it_ends_as_if_played_in_one_go(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    table = ["--seats", "human,greedy,random", "--seed", "5"]
    play("sunward", *table, "--save", whole, typed=FIRST_EVERY_TIME)
    left = play("sunward", *table, typed=f"1\n1\n1\nsave {part}\nquit\n")
    assert left.returncode == 0
    assert read_record(part).result is None
    resumed = play("--resume", part, typed=FIRST_EVERY_TIME)
    assert resumed.returncode == 0, resumed.stderr
    assert read_record(part) == read_record(whole)


def test_quitting_keeps_the_game_where_a_file_was_given(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = play("sunward", "--seats", "human,random", "--save", file, typed="1\nquit\n")
    assert done.returncode == 0
    assert f"The game is saved in {file}." in done.stdout
    assert read_record(file).seats == ["human", "random"]
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "The input ended before the game did; nothing was saved."),
     ("pl", "Dane wejściowe skończyły się przed końcem gry; nic nie zapisano.")],
)  # fmt: skip
def test_input_that_ends_saves_nothing(lang: str, sentence: str, tmp_path: Path) -> None:
    done = play("sunward", "--seats", "human,random", "--save", tmp_path / "game.json", typed="1\n", lang=lang)
    assert done.returncode == 0
    assert sentence in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_autosave_keeps_up_with_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("sunward", "--seats", "human", "--seed", "2", "--save", file, "--autosave", typed="1\n1\n")
    assert len(read_record(file).log) == 2


def test_choices_are_narrowed_by_a_hex_paged_shown_and_hinted() -> None:
    done = play(
        "sunward",
        "--seats",
        "human",
        "--seed",
        "5",
        typed="1\n1\n1\nK4\nall\n\nshow 1\nhint\nhint\nhint\nL99\n0\nrules WSS-3.5\n",
    )
    parts = done.stdout.split("Your choice: ")
    narrowed = re.findall(r"^ +\d+  (.+)$", parts[4], re.MULTILINE)
    assert narrowed
    assert all(" K4" in line for line in narrowed)
    assert "Choices 11 to" in parts[6]
    first = re.search(r"^ +1  \S+.*?: ([A-M\d ]+?)(  –|$)", parts[3], re.MULTILINE)
    assert first is not None
    marked = set(re.findall(r"\d+\*", parts[7]))
    assert marked == {f"{label[1:]}*" for label in first[1].split()}
    assert "Look" in parts[8]
    assert "Hint:" not in parts[8]
    assert re.search(r"^Hint: \d+  .* – \S+", parts[9], re.MULTILINE)
    assert re.search(r"^Instead: \d+  .* – \S+", parts[10], re.MULTILINE)
    assert 'No choice contains "L99".' in parts[11]
    assert "The choices are numbered 1 to" in parts[12]
    assert "4 or 5 turns" in parts[13]


def test_a_shown_choice_tells_what_its_component_does() -> None:
    done = play("beyond-the-sun", "--seats", "human,random", "--seed", "5", typed="1\nshow 1\n")
    assert re.search(r"^  Terraforming: .*ship", done.stdout.split("Your choice: ")[-2], re.MULTILINE)


def test_help_names_every_command_in_both_languages() -> None:
    english = play("sunward", "--seats", "human", typed="pomoc\n")
    polish = play("sunward", "--seats", "human", typed="help\n", lang="pl")
    for word in ("undo", "redo", "hint", "rules", "save", "quit"):
        assert re.search(rf"^  {word}\b", english.stdout, re.MULTILINE)
    for word in ("cofnij", "ponów", "podpowiedź", "zasady", "zapisz", "koniec"):
        assert re.search(rf"^  {word}\b", polish.stdout, re.MULTILINE)


def test_the_language_comes_from_the_environment() -> None:
    assert "Ty: " in perihelion("play", "sunward", "--seats", "human", LANG="pl_PL.UTF-8").stdout
    assert "You: " in perihelion("play", "sunward", "--seats", "human", LANG="de_DE.UTF-8").stdout


def test_a_set_file_is_played_with(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    given = Path("perihelion/games/sunward/set/house.toml").read_text(encoding="utf8")
    own.write_text(given.replace('id = "house"', 'id = "mine"', 1), encoding="utf8")
    file = tmp_path / "game.json"
    done = play("sunward", "--seats", "human", "--set", own, "--save", file, typed="quit\n")
    assert done.returncode == 0, done.stderr
    assert json.loads(file.read_text(encoding="utf8"))["set"].startswith("mine@")
    assert perihelion("play", "--resume", file).returncode == 2
    assert play("--resume", file, "--set", own, typed="").returncode == 0
