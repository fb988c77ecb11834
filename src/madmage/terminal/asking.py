"""The question's list on the screen: fetched for every new question, explained row by row."""

from __future__ import annotations

from textual import on
from textual.widgets import OptionList

from madmage.terminal.choices import REFUSED, REQUEST, Choices, Row, rows_of
from madmage.terminal.deeds import Deeds
from madmage.terminal.place import Data, Refused

NOTHING: Data = {"entries": [], "refused": [], "is_many": False, "is_row": False}


class Asking(Deeds):
    """The part of the table's screen that shows what may be answered."""

    asked: str
    """The question whose list is shown."""
    wished: list[str]
    """What else was asked for when it was shown."""

    def write(self) -> None:
        """Everything anew, for the room there is."""
        raise NotImplementedError

    def preview(self) -> None:
        """Show on the table what the row at which one stands would do."""
        raise NotImplementedError

    def ask_anew(self) -> None:
        """Fetch the list of another question, or show what else can be answered."""
        state = self.place.state
        decision = state["decision"]
        asked = "" if decision is None else f"{decision['ask']} {self.place.lang}"
        wished = [row.sentence for row in self._requests()]
        has_news, self.wished = wished != self.wished, wished
        if asked and asked == self.asked:
            if has_news:
                self.fill()
            return
        self.asked = asked
        if decision is None:
            self.offer = NOTHING
            self.fill()
        else:
            self.run_worker(self._fetch(decision["ask"], asked), exclusive=True, group="offer")

    async def _fetch(self, ask: str, asked: str) -> None:
        try:
            offer = await self.place.ask("offer", ask=ask)
        except Refused as refused:
            # Asked again with the next state; till then the reason stands there.
            self.asked = ""
            if refused.code != "stale":
                self.note(str(refused), refused.rule)
            return
        if asked == self.asked:
            self.offer = offer
            self.fill()
            self.write()

    def fill(self) -> None:
        """Show the list, and stand at its first row."""
        choices = self.query_one(Choices)
        rows = [*self._requests(), *rows_of(self.offer)]
        heading = self.say("term-refused-title")
        choices.fill(rows, heading=heading, is_many=self.offer["is_many"])
        if not rows:
            self.remark("")
        self.tell_marks()
        if self.focused is None:
            choices.focus()

    def _requests(self) -> list[Row]:
        """What else may be answered: wishes to undo, proposals, the beginning."""
        state, rows = self.place.state, []
        if state["table"]["phase"] == "gathering" and state["seat"] >= 0:
            rows.append(Row(REQUEST, self.say("term-begin"), request=("start", {})))
        for wish in state["wishes"]:
            if wish["needs_me"]:
                what = wish["sentence"]
                for key, yes in (("term-agree", True), ("term-decline", False)):
                    request = ("agree", {"undo": wish["undo"], "yes": yes})
                    rows.append(Row(REQUEST, self.say(key, what=what), request=request))
        for proposal in (state["talk"] or {"proposals": []})["proposals"]:
            if proposal["needs_me"]:
                what = self._proposed(proposal)
                for key, yes in (("term-agree", True), ("term-decline", False)):
                    request = ("answer", {"proposal": proposal["id"], "yes": yes})
                    rows.append(Row(REQUEST, self.say(key, what=what), request=request))
        return rows

    def _proposed(self, proposal: Data) -> str:
        steps = [f"{self.place.name(step['seat'])}: {step['text']}" for step in proposal["steps"]]
        return self.say(
            "term-proposal", name=self.place.name(proposal["seat"]), what=", ".join(steps)
        )

    @on(OptionList.OptionHighlighted, "#choices")
    def _look(self) -> None:
        """What should be known of the row at which one stands."""
        row = self.query_one(Choices).row
        if row is None:
            self.remark("")
            return
        if row.kind == REFUSED:
            self.run_worker(self.explain(row), exclusive=True, group="why")
        elif self.offer["is_many"]:
            self.tell_marks()
        else:
            self.remark("\n".join(row.warnings))
        self.preview()
