"""What a server said, before anybody sees it: plain data, without what would steer a terminal."""

from __future__ import annotations

import json
import re
from typing import Any

from madmage.terminal.place import Data

STEERING = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Everything that is no letter but a command to a terminal, and halves of letters; lines may end."""
_WRITTEN_OUT = re.compile(r"\\[ubfrt]")
"""How JSON writes such marks; most messages hold none, and are not looked through."""

NONSENSE = (ValueError, KeyError, TypeError, AttributeError, RecursionError)
"""What comes of answers that no server of ours gives."""


def harmless(text: str) -> str:
    """A text as a terminal may show it."""
    return STEERING.sub("\ufffd", text)


def heard(raw: str | bytes) -> Data:
    """A message as data; one of `NONSENSE` if it is none."""
    text = raw if isinstance(raw, str) else raw.decode()
    data = json.loads(text)
    if not isinstance(data, dict):
        raise TypeError("a message is an object")
    if STEERING.search(text) or _WRITTEN_OUT.search(text):
        cleaned: Data = _cleaned(data)
        return cleaned
    return data


def _cleaned(data: Any) -> Any:
    if isinstance(data, str):
        return harmless(data)
    if isinstance(data, list):
        return [_cleaned(item) for item in data]
    if isinstance(data, dict):
        return {harmless(key): _cleaned(value) for key, value in data.items()}
    return data
