"""Builds the package with mypyc and lays it into a folder, ready for PYTHONPATH; does nothing when it is up to date.

compile.py FOLDER
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def digest() -> str:
    """Of everything the build reads."""
    whole = hashlib.blake2b(sys.version.encode())
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted((ROOT / "perihelion").rglob("*"))]
    files += sorted((ROOT / "docs" / "rules").glob("*.md"))
    for file in files:
        if file.is_file() and file.suffix in (".py", ".toml", ".ftl", ".md"):
            whole.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return whole.hexdigest()


def main() -> None:
    folder = Path(sys.argv[1])
    mark = folder / "built-from"
    wanted = digest()
    if mark.exists() and mark.read_text(encoding="utf8") == wanted:
        return
    print("compiling the kernel and the games …", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch) / "source"
        shutil.copytree(ROOT / "perihelion", copy / "perihelion", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        shutil.copytree(ROOT / "docs" / "rules", copy / "docs" / "rules")
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, copy / name)
        build = [*pip, "wheel", "--no-build-isolation", "--no-deps", "-w", scratch, str(copy)]
        done = subprocess.run(build, env={**os.environ, "PERIHELION_PLAIN": ""}, capture_output=True, text=True)
        if done.returncode:
            sys.exit(done.stdout + done.stderr)
        wheel = next(Path(scratch).glob("*.whl"))
        subprocess.run([*pip, "install", "--no-deps", "--target", str(folder), str(wheel)], check=True)
    mark.write_text(wanted, encoding="utf8")


if __name__ == "__main__":
    main()
