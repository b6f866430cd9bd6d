"""Builds the package with mypyc and lays it into a folder, ready for PYTHONPATH; does nothing when it is up to date.

compile.py FOLDER
compile.py --if-built FOLDER    prints the folder when it is up to date, and builds nothing
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
        if file.is_file() and file.suffix in (".py", ".toml", ".ftl", ".net", ".md", ".zip"):
            whole.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return whole.hexdigest()


def lay_out(copy: Path) -> None:
    """A copy of what the build reads; files that are as before keep their time, so only changes are compiled."""
    wanted = {Path(name): ROOT / name for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE")}
    for folder in ("perihelion", "docs/rules"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.is_file() and file.suffix != ".so" and "__pycache__" not in file.parts:
                wanted[file.relative_to(ROOT)] = file
    for old in [file for folder in ("perihelion", "docs") for file in (copy / folder).rglob("*") if file.is_file()]:
        if old.relative_to(copy) not in wanted:
            old.unlink()
    for name, file in wanted.items():
        target = copy / name
        if not target.exists() or target.read_bytes() != file.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)


def forget_removed(copy: Path) -> None:
    """What an earlier build has left of modules and files that are no more."""
    for lib in (copy / "build").glob("lib.*"):
        for file in [file for file in (lib / "perihelion").rglob("*") if file.is_file()]:
            source = copy / file.relative_to(lib)
            if file.suffix == ".so":
                source = source.with_name(f"{file.name.partition('.')[0]}.py")
            if not source.is_file() and "rules" not in source.relative_to(copy).parts[:2]:
                file.unlink()


def main() -> None:
    folder = Path(sys.argv[-1])
    mark = folder / "built-from"
    wanted = digest()
    is_built = mark.exists() and mark.read_text(encoding="utf8") == wanted
    if "--if-built" in sys.argv:
        print(folder if is_built else "")
        return
    if is_built:
        return
    print("compiling the kernel and the games …", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    copy = ROOT / "build" / "compiling"
    lay_out(copy)
    forget_removed(copy)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    with tempfile.TemporaryDirectory() as scratch:
        build = [*pip, "wheel", "--no-build-isolation", "--no-deps", "-w", scratch, str(copy)]
        done = subprocess.run(build, env={**os.environ, "PERIHELION_PLAIN": ""}, capture_output=True, text=True)
        if done.returncode:
            sys.exit(done.stdout + done.stderr)
        wheel = next(Path(scratch).glob("*.whl"))
        subprocess.run([*pip, "install", "--no-deps", "--target", str(folder), str(wheel)], check=True)
    mark.write_text(wanted, encoding="utf8")


if __name__ == "__main__":
    main()
