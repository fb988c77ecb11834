"""The words and numbers of what lies open now, in the reader's language: what a picture needs.

Built from a view's own state alone, so nothing is in here that the viewer may not know. The
branches of a card that is read for the first time are told to its reader only (M7.1b).
"""

from __future__ import annotations

from typing import Any

from madmage.games.maze import interjection
from madmage.games.maze.branch import is_running, knows_branches, running_card
from madmage.games.maze.character import ability, bonus
from madmage.games.maze.effects.consequence import level_here
from madmage.games.maze.effects.tree import COSTS, Choice, Fate, Node, Side, Test
from madmage.games.maze.encounter import INVITE, deck_of
from madmage.games.maze.errand import reach
from madmage.games.maze.naming import card_of
from madmage.games.maze.pack import ABILITIES, MONSTER, TOUGHNESS
from madmage.games.maze.state import NO_CARD, NOWHERE, MazeState
from madmage.kernel.native import is_a
from madmage.kernel.view import View
from madmage.kernel.words import YOU, Voice, Words

Data = dict[str, Any]


def open_texts(view: View, voice: Voice) -> Data:
    """Everything that a view's picture says beside the view itself."""
    st = view.known
    assert isinstance(st, MazeState)
    return {
        "card": _running(st, view.seat, voice),
        "cards": _lying(st, voice.words),
        "reach": reach(st),
        "trial": _trial(st),
        "group": _group(st, voice),
        "puts": [_puts(st, seat, voice) for seat in range(st.table.seats)],
        "points": _points(st),
        "tiles_left": _tiles_left(st),
    }


# Cards


def _running(st: MazeState, viewer: int, voice: Voice) -> Data | None:
    """The card being read: the whole of it, or what has been read out so far."""
    number = running_card(st) if is_running(st) else NO_CARD
    if number == NO_CARD:
        return None
    card = card_of(st.table, st.reading_deck, number)
    root: Any = card.root
    live = _live(st, card.nodes) if st.reading != NO_CARD else -1
    pages = _Pages(voice.words, knows_branches(st, viewer), _way(root, live), live)
    return {"name": card.names[voice.words.lang], "tree": pages.node(root)}


def _lying(st: MazeState, words: Words) -> Data:
    """M7.2a: the cards that lie open beside their markers, by field."""
    found: Data = {}
    for field, number in enumerate(st.card):
        if number:
            card = card_of(st.table, deck_of(st.marker[field]), number - 1)
            root: Any = card.root
            tree = _Pages(words, True, (), -1).node(root)
            found[st.table.plan.name(field)] = {"name": card.names[words.lang], "tree": tree}
    return found


def _live(st: MazeState, nodes: list[Any]) -> int:
    """The node at which the reading stands; -1 before the first and after the last one."""
    for effect, _, _, _ in reversed(st.agenda):
        for node in nodes:
            if effect is node or (node.then is not None and effect is node.then):
                return int(node.index)
    return -1


def _way(node: Node, index: int) -> tuple[int, ...]:
    """The nodes read from the first one to `index`; just the first while nothing else was."""
    found = _search(node, index)
    return found or (node.index,)


def _search(node: Node, index: int) -> tuple[int, ...]:
    if node.index == index:
        return (index,)
    for child in _children(node):
        below = _search(child, index)
        if below:
            return (node.index, *below)
    return ()


def _children(node: Node) -> list[Node]:
    then = node.then
    if is_a(then, Test):
        return [then.success, then.failure]
    if is_a(then, Choice):
        return [side.node for side in then.sides]
    return list(then.lines) if is_a(then, Fate) else []


class _Pages:
    """A card's tree as data: nodes that may not be known yet are None."""

    def __init__(self, words: Words, is_known: bool, way: tuple[int, ...], live: int) -> None:
        self.words = words
        self.is_known = is_known
        self.way = way
        self.live = live

    def node(self, node: Node) -> Data | None:
        if not self.is_known and node.index not in self.way:
            return None
        return {
            "index": node.index,
            "text": node.texts[self.words.lang],
            "does": [part.describe(self.words, YOU, 1) for part in node.do],
            "gone": node.gone,
            "read": node.index in self.way,
            "live": node.index == self.live,
            "then": self._then(node),
        }

    def _then(self, node: Node) -> Data | None:
        then = node.then
        if is_a(then, Test):
            return {
                "kind": "test",
                "ability": ABILITIES[then.ability],
                "number": then.number,
                "success": self.node(then.success),
                "failure": self.node(then.failure),
            }
        if is_a(then, Choice):
            green, red = then.sides
            return {"kind": "choice", "green": self._side(green), "red": self._side(red)}
        if is_a(then, Fate):
            return {"kind": "fate", "lines": [self.node(line) for line in then.lines]}
        return None

    def _side(self, side: Side) -> Data:
        """Both labels are read out before one chooses; what follows is not."""
        return {
            "label": side.labels[self.words.lang],
            "cost": COSTS[side.cost],
            "amount": side.amount,
            "node": self.node(side.node),
        }


# A fight


def _trial(st: MazeState) -> Data | None:
    """The open test: what each fighter adds, the sum so far, and what the dice to come must make."""
    test, env = _open_test(st)
    if test is None:
        return None
    at, total, adds, face = env if len(env) == 4 else (0, 0, 0, 0)
    is_cast = face > 0
    shares = [ability(st, seat, test.ability) + st.omen[seat] for seat in st.fighters]
    if is_cast:
        shares[at] = adds
    target = test.target(st)
    rest = sum(shares[at:])
    dice = len(st.fighters) - at
    return {
        "ability": ABILITIES[test.ability],
        "number": test.number,
        "level": level_here(st),
        "target": target,
        "sum": total,
        "roller": st.fighters[at] if at < len(st.fighters) else -1,
        "die": face if is_cast else None,
        "dice": dice,
        "need": target + 1 - total - rest,
        "shares": [
            {"seat": seat, "adds": share, "has_rolled": number < at}
            for number, (seat, share) in enumerate(zip(st.fighters, shares, strict=True))
        ],
        "guards": {str(seat): bonus(st, seat, TOUGHNESS) for seat in st.fighters},
    }


def _open_test(st: MazeState) -> tuple[Test | None, tuple[int, ...]]:
    for effect, _, _, env in reversed(st.agenda):
        if is_a(effect, Test):
            return effect, env
    return None, ()


def _group(st: MazeState, voice: Voice) -> list[Data]:
    """M7.4: who fights, who was asked, and who could be, while the group is not closed."""
    frames = [env for effect, _, _, env in st.agenda if effect is INVITE]
    if st.arena == NOWHERE or st.marker[st.arena] != MONSTER or not frames or st.ask is None:
        return []
    beginner, asked = st.fighters[0], frames[-1][0]
    joining = st.ask.seat if st.ask.kind == "join" else -1
    found: list[Data] = []
    for seat in range(st.table.seats):
        if seat == beginner or not st.in_game[seat]:
            continue
        refusal = INVITE.why_not_option(st, beginner, frames[-1], seat)
        if seat == joining:
            state = "asked"
        elif seat in st.fighters:
            state = "joined"
        elif asked >> seat & 1:
            state = "declined"
        else:
            state = "free" if refusal is None else "far"
        entry: Data = {"seat": seat, "state": state, "sentence": "", "rule": ""}
        if state == "far" and refusal is not None:
            entry["sentence"] = voice.say(refusal.key, {"other": voice.name(seat)})
            entry["rule"] = refusal.rule
        found.append(entry)
    return found


# Small things


def _puts(st: MazeState, seat: int, voice: Voice) -> list[Data]:
    """What a player may put in while somebody is asked; all potions lie open (M2.7a)."""
    return [
        {"text": interjection.write(st, option), "sentence": interjection.text(st, option, voice)}
        for option in interjection.options(st, seat)
    ]


def _points(st: MazeState) -> int:
    """How many free points are still to be invested by whoever makes a character now."""
    ask = st.ask
    return ask.env[0] if ask is not None and ask.kind == "create" and ask.env else 0


def _tiles_left(st: MazeState) -> int:
    """How many tiles of the exploration are still to be laid, the one looked at among them."""
    ask = st.ask
    if ask is None or not ask.env or ask.kind not in ("tile", "first_tile", "exit", "go_on"):
        return 0
    return ask.env[0]
