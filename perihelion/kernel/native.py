"""The one decorator that mypyc needs, without needing mypy's package at run time.

This module is never compiled: compiled modules import the decorator from here.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*_flags, **_named_flags):
        return lambda decorated: decorated
