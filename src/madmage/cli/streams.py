"""The three standard streams: they may be closed, full, or speak another alphabet than ours.

Whatever they are, a command ends with a sentence and an exit code, never with a traceback.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper

from madmage.kernel.error import MadmageError


def prepare() -> None:
    """Refuse to work for nobody; where a letter cannot be shown, a question mark stands for it."""
    # Python has no stream where the shell has closed one, whatever the type says.
    out: object = sys.stdout
    if out is None:
        raise MadmageError("standard output is closed; leave it open, or send it to a file")
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def flush() -> None:
    """Write what still waits to be written, while an error can still be told."""
    out: object = sys.stdout
    if out is not None:
        sys.stdout.flush()


def silence() -> None:
    """Send the rest to nowhere, so that nothing complains about it when Python ends."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def complain(sentence: str) -> None:
    """One sentence on standard error, if anybody listens there."""
    err: object = sys.stderr
    if err is not None:
        with suppress(OSError):
            print(sentence, file=sys.stderr, flush=True)


def has_input() -> bool:
    """Whether there is a standard input to read from."""
    stdin: object = sys.stdin
    return stdin is not None


def is_watched() -> bool:
    """Whether a person sees standard error."""
    err: object = sys.stderr
    return err is not None and sys.stderr.isatty()


def is_unicode() -> bool:
    """Whether standard output can show every letter."""
    encoding = getattr(sys.stdout, "encoding", None) or ""
    return encoding.lower().replace("-", "").startswith("utf")
