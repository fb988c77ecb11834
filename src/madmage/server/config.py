"""What a server is started with."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one address and one socket may ask for; see the end of docs/wire.md."""

    messages: float = 20.0
    """A second, for each socket."""
    burst: int = 40
    """Messages at once."""
    sockets: int = 60
    """Open at a time for an address, and opened a minute."""
    tables: int = 30
    """Made a minute by an address."""
    requests: float = 40.0
    """HTTP requests a second by an address."""
    guesses: int = 30
    """Codes and tokens a minute that an address may get wrong."""
    replays: int = 12
    """Records brought a minute by an address."""


TRUSTING = Limits(1e9, 10**9, 10**9, 10**9, 1e9, 10**9, 10**9)
"""For load tests, in which all visitors come from one address."""


@dataclass(frozen=True, slots=True)
class Config:
    """Everything that can be told a server; the defaults are for friends at home."""

    data: Path
    page: Path = Path(__file__).parent / "page"
    """The built page of the browser."""
    lan: tuple[str, ...] = ()
    """Where others in the same network find this server: `http://192.168.1.5:8080`; else nothing."""
    domains: tuple[str, ...] = ()
    """Names by which browsers may call this server, besides addresses and the machine's own name."""
    pace: float = 1.0
    """Seconds between choices of companions, so that people can follow."""
    watch_pace: float = 1.2
    """The same where companions play among themselves and somebody watches."""
    away: float = 60.0
    """Seconds after which a companion takes over for somebody who is gone."""
    idle: float = 60.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    wish: float = 60.0
    """Seconds in which a wish to undo can be answered."""
    patience: float = 30.0
    """Seconds that a companion may think about one question."""
    workers: int = 1
    """Processes in which companions think."""
    is_careful: bool = False
    """Whether a move is only shown when it would outlive a power cut, too."""
    limits: Limits = field(default_factory=Limits)
    packs: dict[str, str] = field(default_factory=dict)
    """By game: the folder of a pack of the owner's, with which new tables play."""
