"""Shared by all tests: makes the test folders importable by name."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: from the first on, a loop of events runs in their process."""
    items.sort(key=lambda item: "/browser/" in item.path.as_posix())
