"""The wheel holds everything the program needs, and runs on its own."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plain wheel, built with what is installed here."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    env = {**os.environ, "MADMAGE_COMPILE": "0"}
    subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_cards_rules_and_words(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())

    for lang in ("en", "de", "es"):
        assert f"madmage/games/book/words/{lang}.ftl" in names
        assert f"madmage/games/book/rulebook/{lang}.toml" in names
    assert "madmage/games/book/packs/default/spells.toml" in names
    assert "madmage/workshop/templates/book/spell.toml" in names
    assert "madmage/py.typed" in names
    assert "madmage/server/page/index.html" in names
    assert any(name.startswith("madmage/server/page/assets/") for name in names)


def test_the_program_runs_out_of_the_wheel(wheel, tmp_path):
    zipfile.ZipFile(wheel).extractall(tmp_path)
    command = [sys.executable, "-m", "madmage", "rules", "book", "B6.4", "--lang", "es"]
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    result = subprocess.run(
        command, cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )

    assert result.stdout.startswith("B6.4 ")
