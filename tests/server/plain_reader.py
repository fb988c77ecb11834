"""Somebody at the plain page without a browser: follows links, fills in forms, keeps cookies."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlencode

from server.guest import PATIENCE, House


@dataclass
class Button:
    """A button with the fields that its form sends along."""

    label: str
    sent: list[tuple[str, str]]


class Parsed(HTMLParser):
    """A page: its texts, links, headings, and what each button would send."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.links: dict[str, str] = {}
        self.buttons: list[Button] = []
        self.tags: list[str] = []
        self._fields: list[tuple[str, str]] = []
        self._pressed: tuple[str, str] | None = None
        self._label: list[str] | None = None
        self._link = ""
        self._select = ""
        self.feed(html)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        at = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        if tag == "form":
            self._fields = []
        elif tag == "input" and (at.get("type") != "checkbox" or "checked" in at):
            self._fields.append((at["name"], at.get("value", "")))
        elif tag == "select":
            self._select = at["name"]
        elif tag == "option" and "selected" in at:
            self._fields.append((self._select, at["value"]))
        elif tag == "button":
            self._pressed, self._label = (at.get("name", ""), at.get("value", "")), []
        elif tag == "a":
            self._link, self._label = at["href"], []

    def handle_data(self, data: str) -> None:
        self.texts.append(data)
        if self._label is not None:
            self._label.append(data)

    def handle_endtag(self, tag: str) -> None:
        label = " ".join("".join(self._label or []).split())
        if tag == "button" and self._pressed is not None:
            own = [self._pressed] if self._pressed[0] else []
            self.buttons.append(Button(label, [*self._fields, *own]))
        elif tag == "a":
            self.links[label] = self._link
        if tag in ("button", "a"):
            self._label = self._pressed = None


@dataclass
class PlainReader:
    """One browser without a script."""

    house: House
    cookies: dict[str, str] = field(default_factory=dict)
    path: str = ""
    status: int = 0
    html: str = ""
    size: int = 0
    headers: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.line = HTTPConnection("127.0.0.1", self.house.port, timeout=PATIENCE + 15)

    @property
    def page(self) -> Parsed:
        return Parsed(self.html)

    @property
    def text(self) -> str:
        return self.page.text

    @property
    def said(self) -> str:
        """What was said to the last typed line."""
        found = re.search(r'<div id="said"[^>]*>(.*?)</div>', self.html, re.DOTALL)
        return Parsed(found[1]).text if found else ""

    def ask(self, method: str, path: str, sent: Any = None, **headers: str) -> PlainReader:
        """One request, and wherever it leads."""
        told = {"cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items())}
        told |= {"accept-encoding": "gzip"} | {k.replace("_", "-"): v for k, v in headers.items()}
        body = None
        if sent is not None:
            body = urlencode(sent, doseq=True)
            told.setdefault("content-type", "application/x-www-form-urlencoded")
        self.line.request(method, path.partition("#")[0], body, told)
        answer = self.line.getresponse()
        raw = answer.read()
        self.headers = {name.lower(): value for name, value in answer.getheaders()}
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                key, _, kept = value.partition(";")[0].partition("=")
                self.cookies[key] = kept
        if answer.status == 303:
            return self.ask("GET", self.headers["location"])
        self.status, self.size, self.path = answer.status, len(raw), path.partition("#")[0]
        is_packed = self.headers.get("content-encoding") == "gzip"
        self.html = (gzip.decompress(raw) if is_packed else raw).decode()
        return self

    def go(self, path: str) -> PlainReader:
        return self.ask("GET", path)

    def follow(self, label: str) -> PlainReader:
        return self.go(self.page.links[label])

    def send(self, *sent: tuple[str, str]) -> PlainReader:
        """What the page's form would send, to the table's own path."""
        return self.ask("POST", self.path.removesuffix("/new"), list(sent))

    def press(self, label: str, **filled: str) -> PlainReader:
        """The first button whose label begins so, with these fields filled in."""
        button = next(b for b in self.page.buttons if b.label.startswith(label))
        kept = [(name, value) for name, value in button.sent if name not in filled]
        return self.send(*filled.items(), *kept)

    def type(self, line: str) -> PlainReader:
        """A line typed where the line mode's lines are typed."""
        return self.press("Send", line=line)

    @property
    def numbered(self) -> list[Button]:
        """The whole answers that are offered."""
        return [b for b in self.page.buttons if re.match(r"\d+\. ", b.label) and len(b.sent) == 2]
