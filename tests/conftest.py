"""Shared by all tests: makes the test folders importable by name."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
