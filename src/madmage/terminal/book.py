"""The Book's table in lines: track, page, library, supply, and everybody's place."""

from __future__ import annotations

import msgspec

from madmage.games.book.notation import SLOT_NAMES
from madmage.games.book.show import BookView, Counts, CurseView, PlayerView, SpellView
from madmage.terminal.ink import (
    BAD,
    ELEMENTS,
    GOOD,
    HEADING,
    QUIET,
    Line,
    broken,
    hung,
    joined,
    ruled,
)
from madmage.terminal.place import Place
from madmage.terminal.told import Told

PANELS = ("table", "players", "library")
SPACES = 5
ROUNDS = 6
LOW_STACK = 5
"""From here on the Madness stack is shown as an alarm."""
MANY_MADNESS = 4
READY, EXHAUSTED, NEUTRALISED, CASTING = "●", "○", "⊘", "◐"


class BookTable:
    """One state of the Book, from one seat."""

    def __init__(self, place: Place) -> None:
        self.view = msgspec.convert(place.state["view"], BookView)
        self.told = Told(place)
        self.kinds = self.told.cards["kinds"]
        self.spells = self.told.cards["spells"]

    # What is asked for

    def head(self) -> str:
        """Where the game stands, in one line."""
        view, told = self.view, self.told
        phase = told.say(f"phase-{view.phase}")
        return told.term(
            "term-book-head",
            round=view.round,
            marker=view.marker,
            phase=phase,
            name=told.name(view.active),
        )

    def own(self, width: int) -> list[Line]:
        """One's own cards, in a line or two."""
        if not 0 <= self.told.seat < len(self.view.players):
            return []
        me = self.view.players[self.told.seat]
        return [*self._hand(me, width, 0), *self._support(me, width, 0)]

    def panel(self, name: str, width: int) -> list[Line]:
        """One of the panels."""
        if name == "players":
            return self.players(width)
        return self.library(width) if name == "library" else self.table(width)

    def context(self, width: int) -> list[Line]:
        """What is being done, if a question comes in the middle of something."""
        view, told, lines = self.view, self.told, []
        if view.discount_turn + view.discount_check:
            discount = view.discount_turn + view.discount_check
            lines += hung([], told.say("screen-discount", n=discount), width)
        if view.boost:
            lines += hung([], told.say("screen-boost", n=view.boost), width)
        return lines

    # The track and the page

    def table(self, width: int) -> list[Line]:
        """What is fought, and with what."""
        seat, lines = self.told.seat, [*self._alarms(width), *self._track(width)]
        for curse in self.view.curses:
            lines += self._curse(curse, width)
        if not self.view.curses:
            lines.append([(self.told.say("screen-track-none"), QUIET)])
        lines += [[], *self._page(width)]
        if 0 <= seat < len(self.view.players):
            lines += [[], *self._player(self.view.players[seat], width)]
        return lines

    def _alarms(self, width: int) -> list[Line]:
        view, told = self.view, self.told
        lines: list[Line] = []
        if view.madness <= LOW_STACK:
            text = told.say("screen-alarm-stack", n=view.madness)
            lines += hung([("⚠ ", HEADING)], text, width, HEADING)
        for player in view.players:
            held = (player.hand or {}).get("madness", 0)
            if held >= MANY_MADNESS:
                who = "you" if player.seat == told.seat else "other"
                name = told.name(player.seat)
                text = told.say("screen-alarm-hand", who=who, name=name, n=held)
                lines += hung([("⚠ ", HEADING)], text, width, HEADING)
        return lines

    def _track(self, width: int) -> list[Line]:
        """The spaces with the marker above and the curses below."""
        view, told = self.view, self.told
        pitch = 8 if width >= 56 else 7
        above, spaces, below = "", [], []
        for space in range(1, SPACES + 1):
            is_here = space == view.marker
            above += ("▼" if is_here else " ").center(pitch)
            cell = f"[{space}]" if is_here else f" {space} "
            spaces.append((cell.center(pitch, "─"), HEADING if is_here else ""))
            curses = [curse for curse in view.curses if curse.space == space]
            signs = "".join("◇" if curse.neutralised else "◆" for curse in curses)
            colour = ELEMENTS[curses[0].type] if curses else ""
            below.append((signs.center(pitch), colour))
        check = told.term("term-check", here="yes" if view.marker == 0 else "no")
        madness = told.term("term-madness", n=view.madness)
        return [
            [(above, HEADING)],
            [*spaces, ("─▶ ", ""), (check, HEADING if view.marker == 0 else "")],
            [*below, ("   ", ""), (madness, ELEMENTS["madness"])],
        ]

    def _curse(self, curse: CurseView, width: int) -> list[Line]:
        told, slot = self.told, str(curse.slot)
        style = ELEMENTS[curse.type]
        sign = "◇" if curse.neutralised else "◆"
        card = told.cards["curses"][curse.curse]
        lead: Line = [(f"{SLOT_NAMES[curse.slot]:>2} {sign} ", style)]
        pieces: list[Line] = [[(card["name"], HEADING)], [(self._cost(curse.cost), style)]]
        if curse.tokens:
            pieces.append([(told.term("term-tokens", n=sum(curse.tokens.values())), "")])
        if curse.madness_under:
            pieces.append([(told.term("term-under", n=curse.madness_under), "")])
        pieces.append([(told.texts["strikes"].get(slot, ""), "italic")])
        lines = broken(pieces, lead, width)
        return [*lines, *hung([("     ", "")], told.texts["curses"][slot], width, QUIET)]

    def _cost(self, cost: Counts) -> str:
        return " + ".join(
            f"{amount} {self.told.say(f'element-{element}')}" for element, amount in cost.items()
        )

    def _page(self, width: int) -> list[Line]:
        view, told, texts = self.view, self.told, self.told.texts
        if view.monster is None:
            return [[(told.say("screen-book-closed"), QUIET)]]
        monster = told.cards["monsters"][view.monster]["name"]
        symbols = self._elements(view.symbols)
        lines: list[Line] = [joined([[(monster, HEADING)], symbols], "  ")]
        lines += hung([("  ↯ ", "")], texts["monster"], width, QUIET)
        if view.page is None:
            return lines
        if view.page == "final":
            page = told.cards["pages"]["final"]["name"]
            lines.append([(page, HEADING)])
            return [*lines, *hung([("  ", "")], told.say("final-page-text"), width, QUIET)]
        page = told.cards["pages"][view.page]["name"]
        next_one: Line = [(told.term("term-next") + " ", QUIET), *self._elements(view.next_symbols)]
        lines.append(joined([[(page, HEADING)], next_one], "  "))
        lines += hung([("  ✓ ", GOOD)], texts["bonus"], width, QUIET)
        return [*lines, *hung([("  ✗ ", BAD)], texts["penalty"], width, QUIET)]

    def _elements(self, elements: list[str]) -> Line:
        say = self.told.say
        return joined([[(say(f"element-{e}"), ELEMENTS[e])] for e in elements], " · ")

    # Players

    def players(self, width: int) -> list[Line]:
        """Everybody's place, one's own first."""
        seat, lines = self.told.seat, []
        order = sorted(self.view.players, key=lambda player: player.seat != seat)
        for player in order:
            lines += [*self._player(player, width), []]
        return lines

    def _player(self, player: PlayerView, width: int) -> list[Line]:
        view, told = self.view, self.told
        magician = told.cards["magicians"][player.magician]
        is_me = player.seat == told.seat
        name = told.name(player.seat)
        sign = "▶ " if player.seat == view.active else ""
        you = f" {told.term('term-you')}" if is_me else ""
        lines = [ruled(f"{sign}{name}{you}, {magician['name']}", width)]
        if not player.in_game:
            return [*lines, [(told.term("term-out"), QUIET)]]
        ability = magician["text"] if is_me else magician["told"]
        used = f" {told.term('term-used')}" if player.ability_used else ""
        lines += hung([("  ★ ", ELEMENTS[magician["element"]])], ability + used, width, QUIET)
        lines += self._hand(player, width, 2)
        lines += self._support(player, width, 2)
        lines += self._piles(player, width)
        return [*lines, *self._spells(player, width, is_me)]

    def _hand(self, player: PlayerView, width: int, indent: int) -> list[Line]:
        told = self.told
        lead: Line = [(" " * indent + told.term("term-hand", n=player.hand_size) + " ", HEADING)]
        if player.hand is None:
            return [[*lead, ("▮ " * player.hand_size, QUIET)]]
        return broken(self._cards(player.hand), lead, width)

    def _cards(self, counts: Counts) -> list[Line]:
        pieces = []
        for kind, count in counts.items():
            name = self.kinds[kind]["name"]
            style = ELEMENTS[self.kinds[kind].get("element", "madness")]
            pieces.append([(name if count == 1 else f"{count} × {name}", style)])
        return pieces or [[("–", QUIET)]]

    def _support(self, player: PlayerView, width: int, indent: int) -> list[Line]:
        told = self.told
        counts: dict[tuple[str, int], int] = {}
        for card in player.support:
            key = (card.card, card.owner)
            counts[key] = counts.get(key, 0) + 1
        pieces: list[Line] = []
        for (kind, owner), count in counts.items():
            [piece] = self._cards({kind: count})
            if owner != player.seat:
                piece.append((f" ({told.name(owner)})", QUIET))
            pieces.append(piece)
        pieces += [[("□", QUIET)]] * (player.slots - len(player.support))
        text = told.term("term-support", n=len(player.support), slots=player.slots)
        return broken(pieces, [(" " * indent + text + " ", HEADING)], width)

    def _piles(self, player: PlayerView, width: int) -> list[Line]:
        told = self.told
        total = sum(player.discard.values())
        text = told.term("term-piles", deck=player.deck_size, discard=total)
        lines = broken(self._cards(player.discard), [(f"  {text} ", HEADING)], width)
        known = [card for card in player.deck_top if card != "?"]
        if known:
            names = ", ".join(self.kinds[card]["name"] for card in known)
            lines += hung([("  ", "")], told.say("screen-top", cards=names), width)
        return lines

    def _spells(self, player: PlayerView, width: int, is_me: bool) -> list[Line]:
        told = self.told
        count = told.term("term-spells", n=len(player.spells), limit=player.spell_limit)
        if not is_me:
            pieces = [self._spell(spell) for spell in player.spells]
            return broken(pieces, [(f"  {count} ", HEADING)], width)
        lines: list[Line] = [[(f"  {count}", HEADING)]]
        for spell in player.spells:
            card = self.spells[spell.spell]
            lead: Line = [("   ", ""), *self._spell(spell), (" · ", "")]
            cost = self._cost({card["element"]: card["level"]})
            lines += hung([*lead, (f"{cost}: ", "")], card["text"], width, QUIET, 6)
        return lines

    def _spell(self, spell: SpellView) -> Line:
        card, told = self.spells[spell.spell], self.told
        sign, state = READY, "ready"
        if spell.neutralised:
            sign, state = NEUTRALISED, "neutralised"
        elif spell.being_cast:
            sign = CASTING
        elif spell.exhausted:
            sign, state = EXHAUSTED, "exhausted"
        name = told.say("spell-state", spell=card["name"], state=state)
        return [(f"{sign} ", ELEMENTS[card["element"]]), (name, "" if state == "ready" else QUIET)]

    # The library

    def library(self, width: int) -> list[Line]:
        """Spells to learn, cards to take, and what is gone."""
        view, told = self.view, self.told
        lines: list[Line] = [ruled(told.term("term-library"), width)]
        for shelf in view.library:
            element = told.say(f"element-{shelf.element}")
            if shelf.spell is None:
                lines.append([(f"  {told.say('screen-shelf-empty', element=element)}", QUIET)])
                continue
            card = self.spells[shelf.spell]
            below = told.term("term-shelf", level=card["level"], below=shelf.below)
            lines.append(
                [(f"  {element} ", ELEMENTS[shelf.element]), (card["name"], HEADING), (below, "")]
            )
            lines += hung([("      ", "")], card["text"], width, QUIET)
        lines += [[], ruled(told.term("term-supply"), width), *self._supply()]
        tokens = [
            [(f"{told.say(f'element-{e}')} {n}", ELEMENTS[e])] for e, n in view.token_supply.items()
        ]
        lines += [[], *broken(tokens, [(f"{told.term('term-token-supply')} ", HEADING)], width)]
        gone = self._cards(view.destroyed) if view.destroyed else []
        gone += [[(self.spells[key]["name"], "")] for key in view.destroyed_spells]
        if gone:
            lines += broken(gone, [(f"{told.term('term-destroyed')} ", HEADING)], width)
        return [*lines, [], *hung([], self._rulings(), width, QUIET)]

    def _supply(self) -> list[Line]:
        """A row per element: how many cards of value 2 and 3 are left."""
        lines: list[Line] = []
        for element in ("air", "earth", "fire", "water"):
            line: Line = [(f"  {self.told.say(f'element-{element}'):<8}", ELEMENTS[element])]
            for value in (2, 3):
                count = self.view.supply.get(f"{element}{value}", 0)
                name = self.kinds[f"{element}{value}"]["name"]
                line.append((f"{name}: {count:>2}    ", "" if count else QUIET))
            lines.append(line)
        return lines

    def _rulings(self) -> str:
        table, told = self.view.table, self.told
        variants = ", ".join(told.say(f"variant-{name}") for name in table.variants)
        rulings = self._changed() or told.say("screen-rulings-default")
        return told.say(
            "screen-table",
            difficulty=told.say("difficulty", n=table.difficulty),
            mode=told.say(f"mode-{table.mode}"),
            variants=variants or "none",
            rulings=rulings,
        )

    def _changed(self) -> str:
        """B11: the rulings that are not as by default."""
        from madmage.games.book.law import RULINGS

        values = self.view.table.rulings
        changed = [f"{r.name} = {values[r.name]}" for r in RULINGS if values[r.name] != r.values[0]]
        return ", ".join(changed)
