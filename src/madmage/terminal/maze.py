"""The Maze's table in lines: the map with its signs, the sheets, and the cards that lie open."""

from __future__ import annotations

import re

import msgspec

from madmage.games.maze import drawing
from madmage.games.maze.chart import Chart, Spot, spot_of
from madmage.games.maze.grid import DIRECTIONS
from madmage.games.maze.law import RULINGS
from madmage.games.maze.legend import SIGNS
from madmage.games.maze.show import MazeView, PlayerView, TileView
from madmage.games.maze.state import LEVELS
from madmage.terminal.branches import Branches
from madmage.terminal.ink import ELEMENTS, HEADING, QUIET, SEATS, Line, broken, hung, ruled
from madmage.terminal.place import Data, Place
from madmage.terminal.told import Told

PANELS = ("map", "players", "cards")
FIELD = re.compile(r"(c-?\d+r-?\d+)(?: ([nesw]+))?")
LOW_LIFE = 5
SIGN_STYLES = {
    **{sign: f"bold {SEATS[seat]}" for seat, sign in enumerate(drawing.FIGURES)},
    **dict.fromkeys("Mm", f"bold {ELEMENTS['fire']}"),
    **dict.fromkeys("Aa", f"bold {ELEMENTS['multi']}"),
    **dict.fromkeys("KC▲☼⌂☻", f"bold {SEATS[0]}"),
    **dict.fromkeys("†×", "bold"),
    **dict.fromkeys("·○▒┈┊", QUIET),
}


class MazeTable:
    """One state of the Maze, from one seat."""

    def __init__(self, place: Place) -> None:
        self.view = msgspec.convert(place.state["view"], MazeView)
        self.told = Told(place)

    # What is asked for

    def head(self) -> str:
        """Where the game stands, in one line."""
        view, told = self.view, self.told
        level = view.players[view.active].level
        return told.say(
            "screen-head",
            phase="over" if view.outcome is not None else view.phase,
            round=str(view.round),
            turn=str(view.turn),
            name=told.name(view.active),
            level=level or 0,
        )

    def own(self, width: int) -> list[Line]:
        """One's own sheet, in a line or two."""
        if not 0 <= self.told.seat < len(self.view.players):
            return []
        player = self.view.players[self.told.seat]
        if not player.in_game:
            return [[(self._title(player), HEADING)]]
        pieces = [[(self._title(player), HEADING)], *self._abilities(player)]
        if player.potions:
            names = ", ".join(self.told.cards["potions"][key]["name"] for key in player.potions)
            pieces.append([(names, "")])
        return broken(pieces, [], width)

    def panel(self, name: str, width: int) -> list[Line]:
        """One of the panels; the map is drawn by `map`."""
        return self.players(width) if name == "players" else self.cards(width)

    def context(self, width: int) -> list[Line]:
        """The card that is being read, as far as one may know it, and the open test."""
        card, told = self.view.card, self.told
        if card is None:
            return []
        deck = "monsters" if card.deck == "monster" else "actions"
        name = told.say("screen-card-hidden")
        if card.card is not None:
            name = told.cards[deck][card.card]["name"]
        names = ", ".join(told.name(seat) for seat in card.fighters)
        text = told.say(
            "screen-card",
            deck=card.deck,
            field=card.field,
            card=name,
            n=len(card.fighters),
            names=names,
            reader=told.name(card.reader),
        )
        lines = [*hung([], text, width, HEADING), *self._trial(width)]
        running = told.texts["card"]
        return lines if running is None else [*lines, *Branches(told, width).write(running["tree"])]

    def _trial(self, width: int) -> list[Line]:
        """What the dice to come must make."""
        trial, told = self.told.texts["trial"], self.told
        if trial is None:
            return []
        ability = told.say(f"ability-{trial['ability']}")
        need = told.term(
            "term-trial",
            ability=ability,
            target=trial["target"],
            n=trial["dice"],
            need=trial["need"],
        )
        return hung([("⚄ ", HEADING)], need, width, HEADING)

    # The map

    def map(self, entries: list[Data], ghost: str, width: int) -> tuple[list[Line], drawing.Sheet]:
        """The whole map with the numbers of fields on offer; `ghost` is a tile tried out on it."""
        chart = Chart(self.view, self.numbers(entries))
        found = FIELD.fullmatch(ghost)
        if found is not None and found[2]:
            self._lay(chart, found[1], found[2])
        sheet, rows = drawing.whole(chart, width)
        lines = [_painted(row, y) for y, row in enumerate(rows)]
        return lines, sheet

    def _lay(self, chart: Chart, field: str, exits: str) -> None:
        spot = spot_of(field)
        if spot in chart.tiles:
            return
        level = chart.led_to.get(spot, chart.levels[-1] if chart.levels else 1)
        tile = TileView(field, level, "", exits, False, False, None, None, None)
        chart.lay(spot, tile)

    def numbers(self, entries: list[Data]) -> dict[str, int]:
        """By field: the number of the first entry that is about it."""
        found: dict[str, int] = {}
        for number, entry in enumerate(entries, 1):
            field = self.field_of(entry)
            if field:
                found.setdefault(field, number)
        return found

    def field_of(self, entry: Data) -> str:
        """The field that an entry of the list is about, or nothing."""
        text = entry["picks"][0] if len(entry["picks"]) == 1 else ""
        found = FIELD.fullmatch(text)
        if found is not None:
            return found[1]
        if text not in DIRECTIONS or not 0 <= self.told.seat < len(self.view.players):
            return ""
        here = self.view.players[self.told.seat].field
        ways = [way for level in self.view.levels for way in level.exits if way.field == here]
        return next((way.to for way in ways if way.side == text), "")

    def my_spot(self) -> Spot | None:
        """Where the map should be looked at: the own figure, or the one whose turn it is."""
        seat = self.told.seat if self.told.seat >= 0 else self.view.active
        field = self.view.players[seat].field or self.view.players[self.view.active].field
        return None if field is None else spot_of(field)

    def legend(self, width: int) -> list[Line]:
        """What the signs on the map are, and how the levels stand."""
        view, told = self.view, self.told
        _, rows = drawing.whole(Chart(view, {}), width)
        shown = set("".join(rows))
        signs = [
            [(sign, SIGN_STYLES.get(sign[0], "")), (f" {told.say(f'screen-sign-{what}')}", QUIET)]
            for what, sign in SIGNS
            if shown & set(sign)
        ]
        figures: list[Line] = [
            [(drawing.FIGURES[p.seat], SEATS[p.seat]), (f" {told.name(p.seat)} {p.field}", "")]
            for p in view.players
            if p.field is not None
        ]
        lines = [line for level in view.levels for line in self._level(level.level, width)]
        return [*broken(figures, [], width), *lines, *broken(signs, [], width)]

    def _level(self, number: int, width: int) -> list[Line]:
        told, levels = self.told, self.view.levels
        [level] = [one for one in levels if one.level == number]
        text = told.say(
            "screen-level",
            sign=drawing.lines_of(number)[drawing.STRAIGHTS[1]] * 3,
            level=number,
            room=level.room,
            n=len(level.stairs),
            stairs=", ".join(level.stairs),
            exits=len(level.exits),
        )
        last = levels[-1].level
        # M9.3: two levels lie out at most; the third that is entered is the end of the lowest.
        if len(levels) > 1 and number == levels[0].level and last < LEVELS:
            text = told.say("screen-doom", level=text, next=last + 1)
        return hung([], text, width)

    # Players

    def players(self, width: int) -> list[Line]:
        """Everybody's sheet, one's own first."""
        seat = self.told.seat
        lines: list[Line] = []
        if self.view.ranking:
            names = enumerate(self.view.ranking, 1)
            places = ", ".join(f"{place}. {self.told.name(who)}" for place, who in names)
            lines += hung([], self.told.say("screen-ranking", places=places), width, HEADING)
        for player in sorted(self.view.players, key=lambda one: one.seat != seat):
            lines += [*self._player(player, width), []]
        return lines

    def _title(self, player: PlayerView) -> str:
        told = self.told
        who = {
            "sign": drawing.FIGURES[player.seat],
            "name": told.name(player.seat),
            "you": "yes" if player.seat == told.seat else "no",
        }
        if not player.in_game:
            return told.say("screen-player-out", **who, rank=player.rank or 0)
        return told.say(
            "screen-player", **who, life=player.life, level=player.level or 0, keys=player.keys
        )

    def _player(self, player: PlayerView, width: int) -> list[Line]:
        told, cards = self.told, self.told.cards
        alarm = "⚠ " if player.in_game and player.life <= LOW_LIFE else ""
        lines: list[Line] = [ruled(alarm + self._title(player), width)]
        if not player.in_game:
            return lines
        lines += broken(self._abilities(player), [("  ", "")], width)
        if player.gear is not None:
            gear = cards["gear"][player.gear]
            adds = ", ".join(
                f"{told.say(f'ability-{name}')} {value:+d}" for name, value in gear["adds"].items()
            )
            text = told.say("screen-gear", gear=f"{gear['name']} ({adds}): {gear['text']}")
            lines += hung([("  ", "")], text, width, "", 4)
        for key in player.potions:
            potion = cards["potions"][key]
            lines += hung(
                [("  ♦ ", ""), (potion["name"], "")], f" {potion['text']}", width, QUIET, 4
            )
        effects = self._effects(player)
        return (
            [*lines, *hung([("  ", "")], "; ".join(effects), width, "italic")] if effects else lines
        )

    def _abilities(self, player: PlayerView) -> list[Line]:
        told = self.told
        if player.abilities is None:
            return [[(told.say("screen-abilities-secret"), QUIET)]]
        pieces: list[Line] = []
        for name, ability in player.abilities.items():
            value = str(ability.value)
            if ability.value != ability.invested:
                value = f"{ability.invested}→{ability.value}"
            bonus = f" (+{ability.bonus})" if name in ("toughness", "speed") else ""
            pieces.append(
                [(f"{told.say(f'ability-{name}')} ", QUIET), (f"{value}{bonus}", HEADING)]
            )
        return pieces

    def _effects(self, player: PlayerView) -> list[str]:
        """What is at work on a player for a while."""
        view, say = self.view, self.told.say
        is_active = player.seat == view.active
        told = [
            (player.omen, say("screen-omen", change=f"{player.omen:+d}")),
            (player.stone, say("screen-stone", n=player.stone)),
            (player.skips, say("screen-skips")),
            (is_active and view.mist, say("screen-mist")),
            (is_active and view.haste, say("screen-haste", n=view.haste)),
            (is_active and view.steps and view.card is None, say("screen-steps", n=view.steps)),
        ]
        return [text for is_so, text in told if is_so]

    # Cards and decks

    def cards(self, width: int) -> list[Line]:
        """The signs of the map, open cards with their branches, graves, decks and rulings."""
        view, told = self.view, self.told
        lines = [*self.legend(width), []]
        for tile in view.tiles:
            if tile.card is not None:
                deck = "monsters" if tile.marker == "monster" else "actions"
                name = told.cards[deck][tile.card]["name"]
                tree = told.texts["cards"][tile.field]["tree"]
                lines += [ruled(f"{tile.field} {name}", width), *Branches(told, width).write(tree)]
        for tile in view.tiles:
            if tile.grave is not None:
                things = [told.say("screen-keys", n=tile.grave.keys)] if tile.grave.keys else []
                things += [told.cards["potions"][key]["name"] for key in tile.grave.potions]
                things += [told.cards["gear"][key]["name"] for key in tile.grave.gear]
                held = ", ".join(things) or told.say("screen-nothing")
                lines += hung([(f"{drawing.GRAVE} {tile.field} ", HEADING)], held, width)
        decks: dict[str, object] = dict(view.decks)
        markers: dict[str, object] = dict(view.markers)
        lines += hung([], told.say("screen-decks", **decks), width)
        lines += hung([], told.say("screen-markers", **markers), width)
        values = view.table.rulings
        changed = [f"{r.name} = {values[r.name]}" for r in RULINGS if values[r.name] != r.values[0]]
        if changed:
            lines += hung([], told.say("screen-rulings", rulings=", ".join(changed)), width, QUIET)
        return lines


def _painted(row: str, y: int) -> Line:
    """A row of the map with its signs in their styles; numbers on fields stand out."""
    line: Line = [(row[: drawing.LABEL], QUIET)]
    for at, sign in enumerate(row[drawing.LABEL :]):
        style = SIGN_STYLES.get(sign, "")
        if y == 0 or at == 0 or sign in "┌┐└┘─╌┆│":
            style = QUIET
        elif sign.isascii() and sign.isdecimal():
            style = "bold reverse"
        if len(line) > 1 and line[-1][1] == style:
            line[-1] = (line[-1][0] + sign, style)
        else:
            line.append((sign, style))
    return line
