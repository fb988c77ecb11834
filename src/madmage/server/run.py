"""How uvicorn is started, for the command line and for tests."""

from __future__ import annotations

import gc
import logging
from typing import Any

import uvicorn

NEVER = 1_000_000_000
LONGEST_FRAME = 65_536
"""Beyond this a socket is closed without an answer; from docs/wire.md's limit to here it gets one."""


def settings(app: Any) -> uvicorn.Config:
    """No compression of messages (it costs memory), and no trust in headers of proxies."""
    logging.getLogger("uvicorn.error").addFilter(_is_our_fault)
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_FRAME,
        log_config=None,
        access_log=False,
        log_level="warning",
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def look_for_rubbish_gently() -> None:
    """Let the collector of cycles look at what is new often and shortly, and at the rest hardly ever.

    Hundreds of matches with their histories are many objects and hardly any cycles; looking through
    all of them stops every table for a tenth of a second, looking at a few thousand for two
    thousandths. What the short looks miss, `Hall.run` finds now and then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(3_000, NEVER, NEVER)


def _is_our_fault(record: logging.LogRecord) -> bool:
    """Whether a complaint is about us; a stranger's bytes that are no text are not."""
    return "Invalid UTF-8" not in record.getMessage()
