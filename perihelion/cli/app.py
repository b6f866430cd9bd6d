"""All commands under one name, and one way for errors: a sentence on stderr, exit status 2."""

import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer import rich_utils
from typer.exceptions import TyperException

import perihelion
from perihelion.cli import bench, check, games, play, replay, sim
from perihelion.cli.errors import BadCommandLine
from perihelion.cli.language import SAY, words_for
from perihelion.cli.options import Lang
from perihelion.cli.output import silence_stdout
from perihelion.kernel.errors import PerihelionError

BAD_INPUT = 2
INTERRUPTED = 130

rich_utils.ARGUMENTS_PANEL_TITLE = SAY("cli-help-arguments")
rich_utils.OPTIONS_PANEL_TITLE = SAY("cli-help-options")
rich_utils.COMMANDS_PANEL_TITLE = SAY("cli-help-commands")

app = typer.Typer(
    name="perihelion", help=SAY("cli-help"), no_args_is_help=True, add_completion=False, rich_markup_mode=None,
    pretty_exceptions_enable=False,
)  # fmt: skip
app.command("games", help=SAY("cli-games-help"))(games.games)
app.command("play", help=SAY("cli-play-help"))(play.play)
app.command("sim", help=SAY("cli-sim-help"))(sim.sim)
app.command("replay", help=SAY("cli-replay-help"))(replay.replay)
app.command("check", help=SAY("cli-check-help"))(check.check)
app.command("bench", help=SAY("cli-bench-help"))(bench.bench)


def tell_version(asked: bool) -> None:
    if asked:
        sys.stdout.write(f"perihelion {perihelion.__version__}\n")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", help=SAY("cli-help-version"), callback=tell_version, is_eager=True)]


@app.callback()
def about(version: Version = False, lang: Lang = None) -> None:
    """What stands before the command."""


def run(arguments: Sequence[str]) -> int:
    """Run one command; returns the exit status."""
    try:
        status = app(list(arguments), standalone_mode=False)
        sys.stdout.flush()
    except PerihelionError as error:
        return refuse(error)
    except TyperException as error:
        return refuse(command_line_error(error))
    except BrokenPipeError:
        silence_stdout()
        return 0
    except (KeyboardInterrupt, typer.Abort):
        sys.stderr.write("\n" + SAY("cli-interrupted") + "\n")
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def refuse(error: PerihelionError) -> int:
    sys.stderr.write(words_for().error(error) + "\n")
    return BAD_INPUT


def command_line_error(error: TyperException) -> PerihelionError:
    """What Typer refuses, in our words: the kind of mistake and the part of the command line it is in."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    name = getattr(error, "option_name", None) or getattr(error, "param_hint", None)
    if parameter is not None:
        name = parameter.opts[0] if parameter.param_type_name == "option" else parameter.name.upper()
    known = {"NoSuchOption": "no-such-option", "MissingParameter": "missing", "BadParameter": "bad-value"}
    if kind in known and name:
        return BadCommandLine(detail=SAY(f"cli-usage-{known[kind]}", name=str(name)))
    return BadCommandLine(detail=SAY("cli-usage-other", problem=str(error).rstrip(".")))
