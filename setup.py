"""Compiles the kernel and the games with mypyc when a C compiler is there; without one the same source runs as it is.

PERIHELION_PLAIN=1 builds without compiling.
"""

import contextlib
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

KERNEL = ["bits", "lists", "rng", "actions", "question", "agenda", "state", "lanes", "features", "network"]
BOTS = ["corrected", "easy", "judging", "lookahead", "normal", "planning", "search"]
"""Of the bots: those that think; the others only describe or ask."""
RESEARCH = ["many"]
"""Of the environments for learning: what steps many games in one call."""
NOT_COMPILED = {"__init__", "game", "checks"}
"""Of a game's modules: those that describe it to the outside; all others are its rules."""
SELDOM = {"components", "reading"}
"""Of a game's folders: a set is checked once, and the second reading is asked about single answers."""

SOURCE = Path("build/source")
"""What the compiler is given: the source with clones and constants written out, in a folder of the build."""

HIDDEN = "-fvisibility=hidden"
"""Nobody outside a group calls its functions by name, so the compiler may call them directly and put short ones in
place: in Pulsar 2849 a search takes a tenth less time, a game at random a fourteenth."""


def compiled_groups() -> list[tuple[list[str], str]]:
    """Groups of modules that are compiled side by side: the kernel, the bots, the environments, and each game.

    The longest come first, so that no processor has a long one left when the others are done.
    """
    groups = [([f"perihelion/kernel/{name}.py" for name in KERNEL], "perihelion_kernel")]
    groups.append(([f"perihelion/bots/{name}.py" for name in BOTS], "perihelion_bots"))
    groups.append(([f"perihelion/research/{name}.py" for name in RESEARCH], "perihelion_research"))
    for folder in sorted(path for path in Path("perihelion/games").iterdir() if path.is_dir()):
        found = [path for path in folder.rglob("*.py") if path.stem not in NOT_COMPILED]
        modules = sorted(str(path) for path in found if not SELDOM.intersection(path.relative_to(folder).parts))
        if modules:
            groups.append((modules, f"perihelion_{folder.name}"))
    return sorted(groups, key=lambda group: -sum(Path(file).stat().st_size for file in group[0]))


def extensions() -> list[Any]:
    if os.environ.get("PERIHELION_PLAIN") or not (shutil.which("cc") or shutil.which("gcc") or sys.platform == "win32"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    from perihelion.kernel.written_out import write_out

    groups = compiled_groups()
    files = [file for modules, _ in groups for file in modules]
    write_out(Path("perihelion"), SOURCE / "perihelion")
    shutil.copyfile("pyproject.toml", SOURCE / "pyproject.toml")  # how strict mypy is
    with contextlib.chdir(SOURCE):
        made = list(mypycify(["--strict", *files], separate=groups, opt_level="2", debug_level="0", target_dir=".."))
    for extension in made:
        for paths in (extension.sources, extension.include_dirs, extension.depends):
            paths[:] = [os.path.normpath(SOURCE / path) for path in paths]
        extension.depends.append("setup.py")
        if sys.platform != "win32":
            extension.extra_compile_args.append(HIDDEN)
    return made


class WithRules(build_py):
    """Puts the rules references into the package, where an installation looks them up (perihelion/words/rules.py)."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "perihelion" / "rules"
            target.mkdir(parents=True, exist_ok=True)
            for file in sorted(Path("docs/rules").glob("*.md")):
                shutil.copy(file, target / file.name)


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": WithRules},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
