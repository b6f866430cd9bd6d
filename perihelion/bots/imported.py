"""A bot from a file of Python: `python@FILE:CLASS` or `python@FILE:CLASS@PARAMETER`, without installing anything.

The file is run as it is, modules beside it can be imported, and the class is called with the parameter if there is one.
"""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from perihelion.bots.bot import Bot
from perihelion.kernel.errors import PerihelionError


class NoSuchClass(PerihelionError):
    code = "error-no-such-class"
    says = "there is no bot {wanted!r}; write python@FILE:CLASS, or python@FILE:CLASS@PARAMETER"


def imported(wanted: str) -> Bot:
    place, sign, parameter = wanted.partition("@")
    file, _, name = place.rpartition(":")
    path = Path(file).resolve()
    if not path.is_file():
        raise NoSuchClass(wanted=wanted)
    found = getattr(module_in(path), name, None)
    if not isinstance(found, type):
        raise NoSuchClass(wanted=wanted)
    made: Bot = found(parameter) if sign else found()
    return made


@cache
def module_in(path: Path) -> ModuleType:
    name = str(path)
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise NoSuchClass(wanted=name)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
