"""A card of the Maze as a tree in lines: what was read out, where the reading stands, what may come."""

from __future__ import annotations

from madmage.terminal.ink import HEADING, QUIET, Line, hung
from madmage.terminal.place import Data
from madmage.terminal.told import Told

SEALED = "…"
"""A branch that only its reader knows yet."""


class Branches:
    """One card's tree, as the wire tells it (docs/wire.md, *View*)."""

    def __init__(self, told: Told, width: int) -> None:
        self.told = told
        self.width = width
        self.lines: list[Line] = []

    def write(self, tree: Data) -> list[Line]:
        """The whole tree."""
        self._node(tree, 2, "")
        return self.lines

    def _put(self, indent: int, text: str, style: str) -> None:
        self.lines += hung([(" " * indent, "")], text, self.width, style)

    def _node(self, node: Data | None, indent: int, label: str) -> None:
        if node is None:
            self._put(indent, f"{label}{SEALED}", QUIET)
            return
        style = QUIET
        if node["live"]:
            style, label = HEADING, f"▸ {label}"
        elif node["read"]:
            style = ""
        self._put(indent, label + node["text"], style)
        indent += 2 if label else 0
        if node["does"]:
            self._put(indent, f"→ {' '.join(node['does'])}", style)
        if node["then"] is not None:
            self._then(node["then"], indent)

    def _then(self, then: Data, indent: int) -> None:
        say = self.told.say
        if then["kind"] == "test":
            ability, number = then["ability"], then["number"]
            self._put(indent, say("cat-test", ability=ability, number=number), "")
            self._node(then["success"], indent + 2, f"{say('cat-success')} ")
            self._node(then["failure"], indent + 2, f"{say('cat-failure')} ")
        elif then["kind"] == "choice":
            self._put(indent, say("cat-choice"), "")
            for colour in ("green", "red"):
                side = then[colour]
                label = say(
                    "cat-side",
                    colour=colour,
                    label=side["label"],
                    cost=side["cost"],
                    n=side["amount"],
                )
                self._node(side["node"], indent + 2, f"{label} ")
        else:
            self._put(indent, say("cat-fate"), "")
            for number, line in enumerate(then["lines"], 1):
                self._node(line, indent + 2, f"{number}: ")
