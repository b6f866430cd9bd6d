"""`@rule("WSS-3.5")` on a test says which rules it proves: it fails when one of them is broken."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
