"""How card files write trees: nodes, tests, choices and fate tables (M7.1, M8.1)."""

from __future__ import annotations

from typing import Any

from madmage.effects.control import Seq, in_order
from madmage.games.maze.effects.tree import (
    GEAR_COST,
    KEY_COST,
    LIFE_COST,
    NO_COST,
    POTION_COST,
    Choice,
    Fate,
    Node,
    Side,
    Test,
)
from madmage.games.maze.pack import ABILITIES
from madmage.games.maze.spec import CostSpec, EncounterSpec, NodeSpec, SideSpec
from madmage.games.maze.verbs import LANGUAGE
from madmage.games.maze.verbs.laws import ways_on
from madmage.kernel.effect import Effect
from madmage.packs.language import Builder
from madmage.packs.place import Path
from madmage.packs.source import Source, spell_path

DEEPEST = 6
MOST_STEPS = 8


class TreeBuilder(Builder):
    """Builds the tree of one monster or action."""

    def __init__(self, source: Source) -> None:
        super().__init__(LANGUAGE, source, {})

    def amount(self, value: int | str, path: Path) -> Any:
        return value

    def one(self, parts: tuple[Effect[Any], ...]) -> Effect[Any]:
        return in_order(parts)

    def nothing(self) -> Effect[Any]:
        return Seq(())

    def root(self, raw: object, path: Path) -> tuple[EncounterSpec | None, Node]:
        """A whole card: what it says of itself, and its tree."""
        card = self.source.convert(raw, EncounterSpec, path)
        return card, self._node(raw, card, path, 1)

    def node(self, raw: object, path: Path, depth: int) -> Node:
        """A node and everything below it."""
        return self._node(raw, self.source.convert(raw, NodeSpec, path), path, depth)

    def _node(self, raw: object, node: NodeSpec | None, path: Path, depth: int) -> Node:
        if depth > DEEPEST:
            self.source.fault(path, f"a tree has at most {DEEPEST} nodes from its root to a leaf")
            return _empty()
        if node is None:
            self._look_on(raw, path, depth)
            return _empty()
        do = self._do(node.do or [], (*path, "do"))
        then = self._then(node, path, depth)
        if then is not None:
            then.path = f"{spell_path(path)}.{type(then).__name__.lower()}"
        built = Node(node.text.as_dict(), do, then, node.gone)
        built.path = spell_path(path)
        return built

    def _do(self, raw: list[dict[str, Any]], path: Path) -> tuple[Effect[Any], ...]:
        count = sum(_count(step) for step in raw)
        if count > MOST_STEPS:
            self.source.fault(path, f"{count} steps; a node has at most {MOST_STEPS}")
            return ()
        return self.steps(raw, path)

    def _then(self, node: NodeSpec, path: Path, depth: int) -> Effect[Any] | None:
        """What follows in a node: a test, a choice, a fate table or nothing."""
        ways = {
            "test": node.test is not None,
            "green": node.green is not None or node.red is not None,
            "fate": node.fate is not None,
        }
        if sum(ways.values()) > 1:
            self.source.fault(
                path, "a node goes on in one way: by 'test', by 'green' and 'red', or by 'fate'"
            )
        if node.test is not None:
            return self._test(node, path, depth)
        for key in ("success", "failure"):
            if getattr(node, key) is not None:
                self.source.fault((*path, key), f"'{key}' stands only beside 'test'")
        if ways["green"]:
            return self._choice(node, path, depth)
        if node.fate is not None:
            lines = [
                self.node(line, (*path, "fate", number), depth + 1)
                for number, line in enumerate(node.fate)
            ]
            return Fate(tuple(lines))
        return None

    def _test(self, node: NodeSpec, path: Path, depth: int) -> Effect[Any]:
        branches: list[Node] = []
        for key in ("success", "failure"):
            raw = getattr(node, key)
            if raw is None:
                self.source.fault((*path, "test"), f"a test needs a '{key}' beside it")
                branches.append(_empty())
            else:
                branches.append(self.node(raw, (*path, key), depth + 1))
        assert node.test is not None
        ability = ABILITIES.index(node.test.ability)
        return Test(ability, node.test.number, branches[0], branches[1])

    def _choice(self, node: NodeSpec, path: Path, depth: int) -> Effect[Any]:
        sides: list[Side] = []
        for key, other in (("green", "red"), ("red", "green")):
            raw = getattr(node, key)
            if raw is None:
                self.source.fault((*path, other), f"a choice has two sides; '{key}' is missing")
                sides.append(Side({}, NO_COST, 0, _empty()))
            else:
                sides.append(self._side(raw, (*path, key), depth + 1))
        if sides[0].cost != NO_COST and sides[1].cost != NO_COST:
            self.source.fault(
                (*path, "red", "cost"), "at least one side has no cost, or nobody might get away"
            )
        return Choice(sides[0], sides[1])

    def _side(self, raw: object, path: Path, depth: int) -> Side:
        side = self.source.convert(raw, SideSpec, path)
        node = self._node(raw, side, path, depth)
        if side is None:
            return Side({}, NO_COST, 0, node)
        cost, amount = self._cost(side.cost, (*path, "cost"))
        return Side(side.label.as_dict(), cost, amount, node)

    def _cost(self, cost: CostSpec | None, path: Path) -> tuple[int, int]:
        if cost is None:
            return NO_COST, 0
        prices = [
            (LIFE_COST, cost.life),
            (KEY_COST, cost.key),
            (POTION_COST, cost.potion),
            (GEAR_COST, cost.equipment),
        ]
        asked = [(kind, amount) for kind, amount in prices if amount is not None]
        if len(asked) != 1:
            self.source.fault(path, "a cost is one of: life, key, potion, equipment")
            return NO_COST, 0
        return asked[0]

    def _look_on(self, raw: object, path: Path, depth: int) -> None:
        """Find the faults below a node that has faults of its own."""
        if not isinstance(raw, dict):
            return
        sound = {key: raw[key] for key in raw if _may_be_nodes(key, raw[key])}
        for key, below, where in ways_on(sound, path):
            if key in ("green", "red"):
                self._side(below, where, depth + 1)
            elif isinstance(below, dict):
                self.node(below, where, depth + 1)
        steps = raw.get("do")
        if isinstance(steps, list) and all(isinstance(step, dict) for step in steps):
            self._do(steps, (*path, "do"))


def _may_be_nodes(key: str, value: object) -> bool:
    if key == "fate":
        return isinstance(value, list)
    return isinstance(value, dict)


def _count(step: dict[str, Any]) -> int:
    """How many steps a step is: itself, or those inside its frame."""
    inner = [value for value in step.values() if isinstance(value, list)]
    return sum(len(steps) for steps in inner) or 1


def _empty() -> Node:
    """Stands where a faulty node was, so that all faults can be found."""
    return Node({}, (), None, False)
