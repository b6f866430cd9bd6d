"""All commands under one name, and one way for errors: a sentence on stderr, exit status 2."""

import contextlib
import io
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

import perihelion
from perihelion.cli.errors import BadCommandLine
from perihelion.cli.language import SAY, words_for
from perihelion.cli.options import Lang
from perihelion.cli.output import silence_stdout
from perihelion.kernel.errors import PerihelionError

BAD_INPUT = 2
INTERRUPTED = 130

HOME: Final = {
    "games": "perihelion.cli.games",
    "play": "perihelion.cli.play",
    "learn": "perihelion.cli.learn",
    "rules": "perihelion.cli.rules",
    "sim": "perihelion.cli.sim",
    "replay": "perihelion.cli.replay",
    "check": "perihelion.cli.check",
    "arena": "perihelion.cli.arena",
    "set-report": "perihelion.cli.set_report",
    "analyse": "perihelion.cli.analyse",
    "tune": "perihelion.cli.tune",
    "learn-bot": "perihelion.cli.learn_bot",
    "export": "perihelion.cli.export",
    "bench": "perihelion.cli.bench",
    "serve": "perihelion.server.command",
    "backup": "perihelion.server.command",
    "restore": "perihelion.server.command",
}
"""Every command and the module of its function, which has the same name."""


def app_for(arguments: Sequence[str]) -> typer.Typer:
    """With the command that is asked for, as importing all of them takes its time; without one, with all."""
    app = typer.Typer(
        name="perihelion", help=SAY("cli-help"), no_args_is_help=True, add_completion=False, rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )  # fmt: skip
    app.callback()(about)
    asked = command_in(arguments)
    for name in [asked] if asked in HOME else HOME:
        function = getattr(import_module(HOME[name]), name.replace("-", "_"))
        said = f"{name}-help" if HOME[name] == "perihelion.server.command" else f"cli-{name}-help"
        app.command(name, help=SAY(said))(function)
    return app


def command_in(arguments: Sequence[str]) -> str:
    """The first word that is neither an option nor the language."""
    before = ""
    for word in arguments:
        if not word.startswith("-") and before != "--lang":
            return word
        before = word
    return ""


def tell_version(asked: bool) -> None:
    if asked:
        sys.stdout.write(f"perihelion {perihelion.__version__}\n")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", help=SAY("cli-help-version"), callback=tell_version, is_eager=True)]


def about(version: Version = False, lang: Lang = None) -> None:
    """What stands before the command."""


FIXED_WORDS = {
    "Usage:": "cli-help-usage",
    "Arguments:": "cli-help-arguments",
    "Options:": "cli-help-options",
    "Commands:": "cli-help-commands",
    "Show this message and exit.": "cli-help-help",
}
"""The words of a help page that Typer has built in."""


def with_help(arguments: Sequence[str]) -> object:
    """Run a command; a help page gets all its words in the language of the rest."""
    if arguments and "--help" not in arguments:
        return app_for(arguments)(list(arguments), standalone_mode=False)
    page = io.StringIO()
    with contextlib.redirect_stdout(page):
        status = app_for(arguments)([*arguments] or ["--help"], standalone_mode=False)
    text = page.getvalue()
    for built_in, message in FIXED_WORDS.items():
        text = text.replace(built_in, SAY(message))
    sys.stdout.write(text)
    return status


def run(arguments: Sequence[str]) -> int:
    """Run one command; returns the exit status."""
    try:
        status = with_help(arguments)
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
