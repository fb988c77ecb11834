"""The running card as one seat sees it: its tree as plain data, and who may know its branches."""

from __future__ import annotations

import msgspec

from madmage.games.maze.effects.tree import COSTS, Choice, Fate, Node, Side, Test
from madmage.games.maze.naming import card_of
from madmage.games.maze.pack import ABILITIES, ACTION, MONSTER
from madmage.games.maze.state import DECKS, MONSTERS, NO_CARD, NOWHERE, MazeState
from madmage.kernel.native import is_a

Texts = dict[str, str]
"""A text by language."""


class NodeView(msgspec.Struct):
    """A node of a card: its text, how many consequences it has, whether it takes the card away."""

    index: int
    texts: Texts
    steps: int
    gone: bool
    then: TestView | ChoiceView | FateView | None


class TestView(msgspec.Struct, tag="test"):
    """A test of an ability against number × fighters + level."""

    ability: str
    number: int
    success: NodeView
    failure: NodeView


class SideView(msgspec.Struct):
    """One side of a choice: its label and its price, `none` if it costs nothing."""

    label: Texts
    cost: str
    amount: int
    node: NodeView


class ChoiceView(msgspec.Struct, tag="choice"):
    """Green or red, without a roll."""

    green: SideView
    red: SideView


class FateView(msgspec.Struct, tag="fate"):
    """A line per face of the die."""

    lines: list[NodeView]


class TrialView(msgspec.Struct):
    """The test that stands open now: what these fighters must exceed here."""

    ability: str
    target: int


class CardView(msgspec.Struct):
    """The card being read, or about to be: `card` is None while it is hidden."""

    deck: str
    card: str | None
    field: str
    level: int
    fighters: list[int]
    reader: int
    gone: bool
    """Whether an (X) was read: card and marker go when all is done."""
    text: Texts | None
    """What is read out first; every node's text is in the log."""
    test: TrialView | None
    tree: NodeView | None
    """The whole card, for whoever may know its branches (M7.1b, M7.2a)."""


def knows_branches(st: MazeState, viewer: int) -> bool:
    """M7.1b, M7.2a: the reader, everybody by a ruling, and everybody while the card lies open."""
    if st.reading == NO_CARD:
        return True
    return st.table.law.branches_open or st.was_open > 0 or viewer == card_reader(st)


def card_reader(st: MazeState) -> int:
    """Who reads the running card."""
    return st.reader


def is_running(st: MazeState) -> bool:
    """Whether a card is being read or about to be; not when only free steps or stairs are left."""
    if st.arena == NOWHERE:
        return False
    return st.reading != NO_CARD or st.marker[st.arena] == _mark(st)


def _mark(st: MazeState) -> int:
    return MONSTER if st.reading_deck == MONSTERS else ACTION


def running_card(st: MazeState) -> int:
    """The card being read, or the open one about to be; NO_CARD if there is none or it is hidden."""
    if st.arena == NOWHERE or st.reading != NO_CARD:
        return st.reading
    return st.card[st.arena] - 1 if st.marker[st.arena] == _mark(st) else NO_CARD


def open_trial(st: MazeState) -> Test | None:
    """The test that has been read out and is not decided yet; its frame lies on the agenda."""
    for effect, _, _, _ in reversed(st.agenda):
        if is_a(effect, Test):
            return effect
    return None


def card_view(st: MazeState, viewer: int) -> CardView | None:
    """The running card as `viewer` may know it."""
    if not is_running(st):
        return None
    number, trial = running_card(st), open_trial(st)
    card = None if number == NO_CARD else card_of(st.table, st.reading_deck, number)
    root = None
    if card is not None:
        assert is_a(card.root, Node)
        root = card.root
    return CardView(
        deck=DECKS[st.reading_deck],
        card=None if card is None else card.key,
        field=st.table.plan.name(st.arena),
        level=st.levels[st.arena],
        fighters=list(st.fighters),
        reader=card_reader(st),
        gone=bool(st.gone),
        text=None if root is None else root.texts,
        test=None if trial is None else TrialView(ABILITIES[trial.ability], trial.target(st)),
        tree=None if root is None or not knows_branches(st, viewer) else _node(root),
    )


def _node(node: Node) -> NodeView:
    return NodeView(node.index, node.texts, len(node.do), node.gone, _then(node))


def _then(node: Node) -> TestView | ChoiceView | FateView | None:
    then = node.then
    if is_a(then, Test):
        success, failure = _node(then.success), _node(then.failure)
        return TestView(ABILITIES[then.ability], then.number, success, failure)
    if is_a(then, Choice):
        return ChoiceView(_side(then.sides[0]), _side(then.sides[1]))
    if is_a(then, Fate):
        return FateView([_node(line) for line in then.lines])
    return None


def _side(side: Side) -> SideView:
    return SideView(side.labels, COSTS[side.cost], side.amount, _node(side.node))
