"""Find a Chromium for the browser tests, or install Debian's where we may; prints its path.

    python tools/browser.py

MADMAGE_CHROMIUM names another one. Without a browser the browser tests are skipped, and say so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str:
    """The path of a Chromium, or nothing."""
    wish = os.environ.get("MADMAGE_CHROMIUM", "")
    if wish:
        return wish
    return next((path for name in NAMES if (path := shutil.which(name))), "")


def install() -> None:
    """Debian's Chromium, where there is apt and we are root."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    quiet = {"DEBIAN_FRONTEND": "noninteractive", **os.environ}
    words = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
    if subprocess.run(words, env=quiet, stdout=sys.stderr, check=False).returncode != 0:
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, stdout=sys.stderr, check=False)
        subprocess.run(words, env=quiet, stdout=sys.stderr, check=False)


def main() -> None:
    if not find():
        install()
    path = find()
    if not path:
        print(
            "no Chromium here and none could be installed: the browser tests will be skipped "
            "(install chromium, or set MADMAGE_CHROMIUM)",
            file=sys.stderr,
        )
    print(path)


if __name__ == "__main__":
    main()
