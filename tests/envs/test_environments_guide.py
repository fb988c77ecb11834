"""The page for researchers. That its Python runs is seen with all other pages (test_readme.py)."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "environments.md"
PIECES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_page_has_python_for_every_door():
    assert {"book_v0", "solo", "spiel", "testing"} <= set(re.findall(r"\w+", "".join(PIECES)))


@pytest.mark.parametrize(
    ("door", "package", "extra"),
    [
        ("book_v0", "pettingzoo", "rl"),
        ("solo", "gymnasium", "rl"),
        ("spiel", "pyspiel", "openspiel"),
    ],
)
def test_a_door_whose_package_is_missing_says_what_to_install(door, package, extra):
    code = f"import sys; sys.modules['{package}'] = None; import madmage.envs.{door}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"pip install 'madmage[{extra}]' brings it" in done.stderr.splitlines()[-1]
