"""Records in files: read up to a sensible size, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from madmage.kernel.error import RecordRefused

MOST_BYTES = 50_000_000


def read_text(file: str) -> str:
    """A record's text."""
    try:
        with Path(file).open("rb") as stream:
            raw = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise RecordRefused(f"cannot read it: {error.strerror}", place=file) from error
    if len(raw) > MOST_BYTES:
        raise RecordRefused(f"no record has more than {MOST_BYTES:,} bytes", place=file)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordRefused("this is not a text file", place=file) from error


def write_text(file: str, text: str) -> None:
    """Put a text into a file that is there: if that fails, the old text is still in it."""
    path = Path(file).resolve()
    new = ""
    try:
        if not os.access(path, os.W_OK):
            raise PermissionError(0, "Permission denied")
        handle, new = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:100]}.")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
        Path(new).chmod(path.stat().st_mode & 0o7777)
        Path(new).replace(path)
    except OSError as error:
        if new:
            with suppress(OSError):
                Path(new).unlink(missing_ok=True)
        raise RecordRefused(f"cannot write it: {error.strerror}", place=file) from error
