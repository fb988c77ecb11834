"""What to say when an extra is not installed."""

from __future__ import annotations


def missing(door: str, package: str, extra: str) -> ImportError:
    """The error of a door that needs a package, with what to install."""
    return ImportError(
        f"{door} needs {package}, which is not installed here; "
        f"pip install 'madmage[{extra}]' brings it",
        name=package,
    )
