"""The position in words, and what is to decide, as parts of a page for one seat."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from madmage.kernel.ask import DONE
from madmage.kernel.rules import IN_ORDER
from madmage.match.match import Match
from madmage.server import message
from madmage.server.plain.line import SeatDesk, Typist
from madmage.server.plain.markup import (
    button,
    details,
    field_of,
    form,
    hidden,
    linked,
    section,
    select,
    tick,
    told,
    tree,
)
from madmage.server.table import FRIEND, GATHERING, Table
from madmage.server.telling import ask_id, ending_data
from madmage.server.undoing import last_choice, undo_data, wishes_data

if TYPE_CHECKING:
    from madmage.tui.offer import Entry, Offer

MOST_NEWS = 30
"""Entries of the log that are told as news; older ones stand in the log."""
PICTURES = ("map",)
"""Parts that are drawn, not written."""
LONG_PARTS = ("legend", "fields")
"""Parts that are folded away."""
INVITING = 'autocomplete="off" spellcheck="false"'


class Position:
    """One table as one seat may know it, in one language. Whoever makes it holds the table's lock."""

    def __init__(self, table: Table, who: Typist) -> None:
        self.table = table
        self.who = who
        self.seat, self.lang = who.seat, who.lang
        self.match = table.match
        self.game = table.head.game
        self.path = f"/plain/table/{table.head.code}"

    @property
    def is_asked(self) -> bool:
        """Whether the open question is mine."""
        ask = None if self.match is None else self.match.ask
        if ask is None or self.table.question is not None:
            return False
        return ask.seat == self.seat and not self.has_left

    @property
    def has_left(self) -> bool:
        """Whether a companion keeps my seat warm."""
        return self.seat >= 0 and self.table.head.seats[self.seat].is_left

    @property
    def needs_me(self) -> bool:
        """Whether there is something for me to answer or to hear: a question, a wish, the end."""
        wishes = self.table.wishes and any(wish["needs_me"] for wish in self._wishes())
        is_over = self.match is not None and self.match.ask is None
        return self.is_asked or is_over or bool(wishes)

    @property
    def ask(self) -> str:
        """The name of the open question, for whoever is asked: it tells of the options."""
        return ask_id(self.match, self.table.epoch) if self.match and self.is_asked else ""

    def title(self) -> str:
        """What the window is called, so that one hears first what matters."""
        name = self.table.head.title or self.table.head.code
        if self.match is None:
            state = told(self.lang, "window-gathering")
        elif self.match.ask is None:
            state = told(self.lang, "window-over")
        elif self.is_asked:
            state = told(self.lang, "window-asked")
        else:
            name_of = self.match.names[self.match.ask.seat]
            state = told(self.lang, "window-waiting", name=name_of)
        return f"{state} – {escape(name)}"

    def parts(self) -> dict[str, str]:
        """Everything that changes while one plays, by the names of its places on the page."""
        if self.match is None or self.table.head.phase == GATHERING:
            return {"decide": self._gathering(), "tools": "", "place": "", "log": ""}
        return {
            "decide": self._decide(self.match),
            "tools": self._tools(self.match),
            "place": self._place(self.match),
            "log": self._log(),
        }

    def _told(self, key: str, **args: object) -> str:
        return told(self.lang, key, **args)

    def _form(self, inner: str) -> str:
        return form(f"{self.path}#said", inner)

    # What is to decide

    def _elsewhere(self) -> str:
        """What these pages cannot do, and the way to the one that can."""
        if self.table.question is not None:
            text = self._told("elsewhere-chance")
        elif self.table.head.first is not None:
            text = self._told("elsewhere-first")
        else:
            return ""
        return f'<p>{text} <a href="#pictures">{self._told("pictures")}</a></p>'

    def _decide(self, match: Match) -> str:
        if match.ask is None:
            ending = ending_data(match, self.seat, self.lang) or []
            replay = f'<p><a href="{self.path}/record">{self._told("save")}</a></p>'
            return section("decide", self._told("over"), tree(ending, self.game) + replay)
        if not self.is_asked:
            name = match.names[match.ask.seat]
            wait = self._elsewhere() or f"<p>{self._told('waiting', name=name)}</p>"
            new = f'<p><a class="new" href="{self.path}/new">{self._told("new")}</a></p>'
            back = (
                self._form(button(self._told("come-back"), "do", "back")) if self.has_left else ""
            )
            return section("decide", self._told("decide-not"), wait + new + back)
        offer = SeatDesk(self.table, self.who).offer
        assert offer is not None
        question = self._elsewhere() + f"<p>{linked(match.question(self.lang), self.game)}</p>"
        list_of = self._things(offer) if offer.is_list_of_things else self._whole(offer)
        return section(
            "decide", self._told("decide"), question + self._form(hidden(ask=self.ask) + list_of)
        )

    def _whole(self, offer: Offer) -> str:
        """Answers that are whole: a button each."""
        items = "".join(
            f"<li>{button(self._entry(entry), 'line', entry.number)}{self._warned(offer, entry)}</li>"
            for entry in offer.entries
        )
        return f'<ul class="options">{items}</ul>'

    def _entry(self, entry: Entry) -> str:
        return f"<b>{entry.number}.</b> {escape(entry.sentence)}"

    def _warned(self, offer: Offer, entry: Entry) -> str:
        return "".join(f"<p>{linked(text, self.game)}</p>" for text in offer.warnings(entry))

    def _things(self, offer: Offer) -> str:
        """Things of which several are chosen: ticked, or numbered in a row where order matters."""
        alone = [entry for entry in offer.entries if not entry.picks or DONE in entry.picks]
        things = [entry for entry in offer.entries if entry not in alone]
        if offer.rules.picking(offer.state) == IN_ORDER:
            inner = self._row(things)
        else:
            inner = self._ticks(offer, things)
        legend = f"<legend>{self._told('pick')}</legend>"
        done = "".join(button(self._entry(entry), "line", entry.number) for entry in alone)
        send = button(self._told("pick-send"), "do", "pick")
        return f"<fieldset>{legend}{inner}{send}</fieldset>{done}"

    def _ticks(self, offer: Offer, things: list[Entry]) -> str:
        """A tick for each thing; a number where there are several equal ones."""
        items = ""
        for entry in things:
            copies = offer.rules.copies(offer.state, entry.picks[0])
            label = self._entry(entry)
            if copies > 1:
                more = f' type="number" inputmode="numeric" min="0" max="{copies}"'
                items += f"<li>{field_of(label, f'count.{entry.number}', '0', more)}</li>"
            else:
                items += f"<li>{tick(label, 'pick', str(entry.number), False)}</li>"
        return f'<ul class="options">{items}</ul>'

    def _row(self, things: list[Entry]) -> str:
        choices = [("", "–"), *((str(e.number), f"{e.number}. {e.sentence}") for e in things)]
        places = range(1, len(things) + 1)
        return "".join(
            f"<p>{select(self._told('place', n=place), 'pick', choices, '')}</p>"
            for place in places
        )

    # What else one can do

    def _tools(self, match: Match) -> str:
        if self.seat < 0:
            return ""
        wishes = "".join(self._wish(wish) for wish in self._wishes())
        asked = ("hint", "hint-ask"), ("why", "why-not")
        tools = [button(self._told(key), "line", line) for line, key in asked if self.is_asked]
        put = "".join(
            f"<li>{button(escape(option.sentence), 'line', f'put {option.text}')}</li>"
            for option in match.interjections(self.seat, self.lang)
        )
        meanwhile = f"<h3>{self._told('put')}</h3><ul class='options'>{put}</ul>" if put else ""
        inner = wishes + self._form(" ".join(tools) + meanwhile) if tools or put else wishes
        return inner + self._undo()

    def _undo(self) -> str:
        undo = undo_data(self.table, self.seat, self.lang)
        if undo is None:
            return ""
        key = "take-back" if undo["price"] == "free" else "take-back-ask"
        price = f"<p id='back-price'>{linked(undo['sentence'], self.game)}</p>"
        press = button(self._told(key), "do", "undo", ' aria-describedby="back-price"')
        return self._form(hidden(move=undo["move"]) + price + press)

    def _wishes(self) -> list[dict[str, Any]]:
        return wishes_data(self.table, self.seat, self.lang)

    def _wish(self, wish: dict[str, Any]) -> str:
        text = f"<p>{linked(wish['sentence'], self.game)}</p>"
        if not wish["needs_me"]:
            return text
        yes = button(self._told("agree"), "do", "agree")
        no = button(self._told("refuse"), "do", "refuse")
        return text + self._form(hidden(undo=wish["undo"]) + f"{yes} {no}")

    # The table in words

    def _place(self, match: Match) -> str:
        voice = match.voice(self.lang)
        found = match.rules.parts(match.view(self.seat), voice)
        return "".join(self._part(key, lines) for key, lines in found)

    def _part(self, key: str, lines: list[str]) -> str:
        title = self._told(f"part-{key}")
        if key in PICTURES:
            text = escape("\n".join(lines))
            label = self._told("map-label")
            return section(
                f"part-{key}",
                title,
                f'<pre role="img" tabindex="0" aria-label="{label}">{text}</pre>',
            )
        inner = tree(lines, self.game)
        if key in LONG_PARTS:
            inner = details(self._told("show", n=len(lines)), inner)
        return section(f"part-{key}", title, inner)

    # What happened

    def _log(self) -> str:
        total = message.log_total(self.table)
        mine = last_choice(self.table, self.seat) if self.seat >= 0 else None
        start = max(total - MOST_NEWS, 0 if mine is None else mine.first + 1)
        entries = message.log_data(self.table, self.seat, self.lang, start, total)
        news = "".join(f"<p>{linked(line, self.game)}</p>" for e in entries for line in e["lines"])
        whole = f'<p><a href="{self.path}/log">{self._told("log-whole")}</a></p>'
        key = "log" if mine is None else "log-since"
        return section("log", self._told(key), news + whole)

    # Before the game

    def _gathering(self) -> str:
        chairs = "".join(
            f"<li>{self._chair(seat)}</li>" for seat in message.table_data(self.table)["seats"]
        )
        who = f"<h3>{self._told('chairs')}</h3><ul>{chairs}</ul>"
        new = f'<p><a class="new" href="{self.path}/new">{self._told("new")}</a></p>'
        if self.table.question is not None:
            return section("decide", self._told("decide-not"), self._elsewhere() + who + new)
        if self.seat < 0:
            return section("decide", self._told("gathering"), who + self.sit_form() + new)
        start = self._form(
            f"<p>{self._told('start-help')}</p>" + button(self._told("start"), "do", "start")
        )
        name = self.table.head.seats[self.seat].name
        rename = self._form(
            field_of(self._told("name"), "name", name, ' maxlength="60"')
            + button(self._told("rename"), "do", "name")
        )
        code = " ".join(self.table.head.code)
        invite = f"<p>{self._told('invite', code=code)}</p><p><b>/plain/table/{self.table.head.code}</b></p>"
        return section("decide", self._told("gathering"), who + invite + new + start + rename)

    def _chair(self, seat: dict[str, Any]) -> str:
        key = "friend" if seat["kind"] == FRIEND else seat["kind"]
        here = "here" if seat["is_here"] else "away"
        me = "yes" if seat["seat"] == self.seat else "no"
        return self._told(f"chair-{key}", name=seat["name"], here=here, me=me)

    def sit_form(self) -> str:
        """A free chair for whoever has only looked on so far."""
        free = [s for s in self.table.head.seats if s.kind == FRIEND]
        if not free or self.seat >= 0:
            return ""
        inner = field_of(self._told("name"), "name", "", ' maxlength="60"')
        return f"<h3>{self._told('sit')}</h3>" + self._form(
            inner + button(self._told("sit"), "do", "sit")
        )
