"""An installation brings the rules references in every language."""

import os
import subprocess
import sys
from pathlib import Path

from support.builds import ROOT


def test_a_built_package_has_every_reference(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path)],
        cwd=ROOT, env={**os.environ, "PERIHELION_PLAIN": "1"}, check=True, capture_output=True,
    )  # fmt: skip
    packed = {file.name: file.read_bytes() for file in (tmp_path / "perihelion" / "rules").iterdir()}
    assert packed == {file.name: file.read_bytes() for file in (ROOT / "docs" / "rules").glob("*.md")}
    assert {"sunward.md", "sunward.pl.md"} <= set(packed)
