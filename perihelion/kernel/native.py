"""What mypyc needs of other packages, without needing them at run time.

This module is never compiled: compiled modules import from here. Uncompiled, a `vec` is librt's where that is
installed and an array of the standard library otherwise; compiled code that uses one needs librt, mypyc's own library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:

    def mypyc_attr(*_flags, **_named_flags):
        return lambda decorated: decorated

    try:
        from librt.vecs import vec
        from mypy_extensions import i64, u8
    except ImportError:
        from array import array

        class i64(int):  # noqa: N801  mypy's own name
            """A whole number of 64 bits."""

        class u8(int):  # noqa: N801
            """A whole number of 8 bits."""

        class vec:  # noqa: N801  librt's own name
            """`vec[float](numbers)` as an array."""

            def __class_getitem__(cls, item):
                code = "d" if item is float else "q" if item is i64 else "B"
                return lambda numbers=(): array(code, numbers)
