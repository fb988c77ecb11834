"""The guard: who may speak to this server, how often, and what every answer tells the browser.

A browser can be lent to a stranger's page; so whatever names an origin must name ours, and a name
by which we are called must be one of ours too (else a stranger's name could point at us).
"""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
import time
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from madmage.server.config import Limits
from madmage.server.problem import BAD_TOKEN, TOO_MANY, UNKNOWN_TABLE, Problem

logger = logging.getLogger("madmage.server")

MINUTE = 60.0
MOST_ADDRESSES = 20_000
HOST = re.compile(r"^(\[[0-9a-fA-F:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:[0-9]{1,5})?$")


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def has_any(self) -> bool:
        """Whether there is one, which is left there."""
        return self.left + (time.monotonic() - self.at) * self.rate >= 1.0

    def is_full(self) -> bool:
        """Whether nothing was taken for so long that it may be forgotten."""
        return self.left + (time.monotonic() - self.at) * self.rate >= self.most


class Rates:
    """One kind of thing that an address may do so often."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._forget()
            bucket = self._buckets[address] = Bucket(self.rate, self.most)
        return bucket

    def _forget(self) -> None:
        self._buckets = {a: b for a, b in self._buckets.items() if not b.is_full()}
        if len(self._buckets) >= MOST_ADDRESSES:
            self._buckets.clear()


class Guard:
    """Everything that is known about strangers."""

    def __init__(self, limits: Limits, domains: Iterable[str]) -> None:
        self.limits = limits
        name = socket.gethostname().lower()
        self.names = {"localhost", name, f"{name}.local", *(d.lower() for d in domains)}
        self.requests = Rates(limits.requests, limits.requests * 5)
        self.opened = Rates(limits.sockets / MINUTE, limits.sockets)
        self.made = Rates(limits.tables / MINUTE, limits.tables)
        self.brought = Rates(limits.replays / MINUTE, limits.replays)
        self.guesses = Rates(limits.guesses / MINUTE, limits.guesses)
        self.open: dict[str, int] = {}
        """Sockets by address."""
        self._warned: dict[str, float] = {}

    # Names

    def knows_host(self, host: str) -> bool:
        """Whether a Host header calls us by an address or a name of ours."""
        found = HOST.match(host)
        if found is None:
            return False
        name = found[1].lower().rstrip(".")
        return name in self.names or _is_address(name.strip("[]"))

    def is_ours(self, headers: Headers) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        origins = headers.getlist("origin")
        if not origins:
            # Whoever is silent about the origin may still say that it is another one.
            return headers.get("sec-fetch-site", "") not in ("cross-site", "same-site")
        try:
            parts = urlsplit(origins[0])
        except ValueError:
            return False
        host = headers.get("host", "").lower()
        return (
            len(origins) == 1 and parts.scheme in ("http", "https") and parts.netloc.lower() == host
        )

    # Rates

    def enter(self, address: str) -> bool:
        """A new socket; False if there are too many from there."""
        if self.open.get(address, 0) >= self.limits.sockets or not self.opened.of(address).take():
            return False
        self.open[address] = self.open.get(address, 0) + 1
        return True

    def exit(self, address: str) -> None:
        """A socket less."""
        left = self.open.get(address, 0) - 1
        if left > 0:
            self.open[address] = left
        else:
            self.open.pop(address, None)

    def may_guess(self, address: str) -> None:
        """Refuse whoever has tried too many wrong codes and tokens."""
        if not self.guesses.of(address).has_any():
            raise Problem(TOO_MANY, "problem-too-many")

    def note(self, address: str, problem: Problem) -> None:
        """Remember a wrong code or token, and warn of it now and then."""
        if problem.code in (UNKNOWN_TABLE, BAD_TOKEN):
            self.guesses.of(address).take()
        if problem.code in (UNKNOWN_TABLE, BAD_TOKEN, TOO_MANY):
            self.warn(address, problem.code)

    def warn(self, address: str, what: str) -> None:
        """A line in the log about a stranger, at most one a minute for each address."""
        now = time.monotonic()
        if now - self._warned.get(address, -MINUTE) < MINUTE:
            return
        if len(self._warned) >= MOST_ADDRESSES:
            self._warned.clear()
        self._warned[address] = now
        logger.warning("refused %s: %s", address, what)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def address_of(scope: Scope) -> str:
    """Where a request comes from; one household of IPv6 is one address."""
    client = scope.get("client")
    address = str(client[0]) if client else "?"
    if ":" in address:
        try:
            found = ipaddress.IPv6Address(address.partition("%")[0])
        except ValueError:
            return address
        if found.ipv4_mapped is not None:
            # A socket for both kinds names everybody with IPv4 so: they are no household.
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found), 64), strict=False).network_address)
    return address


HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


def policy(host: str, forms: str = "'none'") -> str:
    """What our page may load: only what is ours. Some browsers want the socket's address in words."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"connect-src 'self' ws://{host} wss://{host}; font-src 'self'; manifest-src 'self'; "
        f"base-uri 'none'; form-action {forms}; frame-ancestors 'none'"
    )


class SecureHeaders:
    """Puts the headers on every HTTP answer, and turns away whoever calls us by a strange name."""

    def __init__(self, app: ASGIApp, guard: Guard) -> None:
        self.app = app
        self.guard = guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        is_known = self.guard.knows_host(host)
        said = policy(host if is_known else "localhost")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("content-security-policy", said)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if not is_known:
            self.guard.warn(address_of(scope), "strange host")
            await send_with_headers({"type": "http.response.start", "status": 421, "headers": []})
            await send({"type": "http.response.body", "body": b"This server has another name.\n"})
            return
        await self.app(scope, receive, send_with_headers)
