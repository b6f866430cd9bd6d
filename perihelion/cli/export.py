"""`perihelion export`: records of finished games as a training set."""

from pathlib import Path
from typing import Annotated, Final

import typer

from perihelion.cli.errors import NotInstalled, readable
from perihelion.cli.language import SAY
from perihelion.cli.options import Lang
from perihelion.cli.output import console_for
from perihelion.cli.saving import make_sure_of

NEEDED: Final = ("numpy", "pyarrow")


def export(
    records: Annotated[list[Path], typer.Argument(help=SAY("cli-help-export-records"))],
    out: Annotated[Path, typer.Option("--out", help=SAY("cli-help-export-out"))],
    lang: Lang = None,
) -> None:
    try:
        from perihelion.research import data
    except ModuleNotFoundError as missing:
        if missing.name not in NEEDED:
            raise
        raise NotInstalled(name=missing.name, extra="research") from None
    files = [readable(file) for file in records]
    make_sure_of(out)
    count = data.export(files, out)
    console_for().print(SAY("cli-export-done", decisions=count, records=len(files), file=str(out)))
