"""`python -m perihelion.server`: the same as `perihelion serve`."""

import sys

import typer

from perihelion.kernel.errors import PerihelionError
from perihelion.server.command import SAY, serve

BAD_INPUT = 2

if __name__ == "__main__":
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command(help=SAY("serve-help"))(serve)
    try:
        app()
    except PerihelionError as error:
        sys.stderr.write(SAY(error.code, **error.facts) + "\n")
        sys.exit(BAD_INPUT)
