"""`python -m perihelion.server`: the same as `perihelion serve`."""

import typer

from perihelion.server.command import serve

if __name__ == "__main__":
    typer.run(serve)
