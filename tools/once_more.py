"""After a run of all tests that failed: what spoke with browsers and other processes is tried once more, alone.

A machine that is busy with something else can starve a browser for longer than any test should wait. Such a test must
pass when nothing runs beside it, and is named as unsteady; one that fails again, or any other test that failed, or more
than a few of them, and the run has failed.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
WITH_OTHERS = ("tests/page/", "tests/server/")
MOST = 3


def unsteady(failed: list[str]) -> list[str]:
    """Those that may be tried again; none, when the run has failed whatever they do."""
    may_be = all(test.startswith(WITH_OTHERS) and "::" in test for test in failed)
    return failed if may_be and len(failed) <= MOST else []


def main() -> int:
    failed = unsteady(sorted(json.loads(FAILED.read_text(encoding="utf8")))) if FAILED.exists() else []
    if not failed:
        return 1
    print(f"unsteady, once more and alone: {', '.join(failed)}", flush=True)
    return subprocess.run([sys.executable, "-m", "pytest", *failed], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
