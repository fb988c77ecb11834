"""The chairs that one has at servers' tables, remembered in a small file."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

MOST_SEATS = 100
"""The oldest ones are forgotten."""


def usual_file() -> Path:
    """Where a person's programs keep what they remember."""
    home = os.environ.get("XDG_STATE_HOME")
    try:
        state = Path(home) if home else Path.home() / ".local" / "state"
    except RuntimeError:
        # Who has no home remembers nothing.
        state = Path(os.devnull)
    return state / "madmage" / "seats.json"


class Seats:
    """Tokens by the link of their table. A file that cannot be read or written is as good as none."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {str(link): token for link, token in found.items() if isinstance(token, str)}

    def _write(self, seats: dict[str, str]) -> None:
        kept = dict(list(seats.items())[-MOST_SEATS:])
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside = self.file.with_suffix(".new")
            # Whoever can read a token can sit on its chair.
            with os.fdopen(
                os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w"
            ) as out:
                json.dump(kept, out, indent=1)
            beside.replace(self.file)

    def token(self, link: str) -> str:
        """The token of a table, or nothing."""
        return self._read().get(link, "")

    def remember(self, link: str, token: str) -> None:
        """Keep a token, as the newest one."""
        seats = self._read()
        seats.pop(link, None)
        self._write({**seats, link: token})

    def forget(self, link: str) -> None:
        """A token that counts no more."""
        seats = self._read()
        if seats.pop(link, None) is not None:
            self._write(seats)
