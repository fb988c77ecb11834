"""Minds: the processes in which companions think, as a table sees them.

A process that dies is replaced and the question asked again; a companion that fails three times is
answered for at random. No table waits for another's companion but in the queue of this one crew.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from madmage.agents import worker
from madmage.agents.crew import Crew, LostProcess, SentHome

logger = logging.getLogger("madmage.server")

TRIES = 3

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Answer:
    """What a companion chose, one option after the other, and why."""

    options: list[int]
    reason: str


class Minds(Crew):
    """A crew of processes that answers questions for companions."""

    def __init__(self, workers: int, patience: float) -> None:
        super().__init__(workers, patience, worker.prepare)

    async def think(
        self,
        table: str,
        lines: list[str],
        seat: int,
        level: str,
        seed: int,
        promised: Sequence[tuple[str, int]] = (),
    ) -> Answer | None:
        """An answer to the open question of `seat`, or None if this companion finds none."""
        text = "\n".join(lines)
        attempt = 0
        while (attempt := attempt + 1) <= TRIES:
            try:
                asked = (table, text, seat, level, seed, promised)
                options, reason = await self.work(worker.think, *asked)
                return Answer(options, reason)
            except asyncio.CancelledError:
                raise
            except SentHome:
                # Another table's companion hung, and the crew was replaced: not this one's fault.
                attempt -= 1
            except LostProcess as error:
                logger.warning("a companion's process was lost (%s)", error)
            except Exception as error:  # noqa: BLE001 - whatever a companion does, the game goes on
                logger.warning("companion %s failed, try %d: %s", level, attempt, _short(error))
        logger.error("companion %s failed %d times and is answered for at random", level, TRIES)
        return None

    async def talk(self, deed: Callable[..., T], *asked: Any) -> T | None:
        """What a companion says about a proposal, or None: talk is worth one try."""
        try:
            return await self.work(deed, *asked)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever a companion does, the game goes on
            logger.warning("a companion could not talk: %s", _short(error))
            return None


def any_option(options: tuple[int, ...]) -> Answer:
    """An answer without a thought."""
    return Answer([random.choice(options)], "")


def _short(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:200]
