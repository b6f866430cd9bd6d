"""What is said when a package that only some commands need is not installed."""

from perihelion.kernel.errors import PerihelionError


class NeedsExtra(PerihelionError):
    code = "error-needs-extra"
    says = "this needs packages that are not installed: {packages}; install the extra {extra!r}"
