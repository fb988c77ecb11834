"""What a card does to winning: the lab with it and without it, on the same seeds.

Without a card the pack is as it was before it: the card that it replaces is back, or, where cards
are only added, there is one card less. In a race nobody gains by a card that all may meet; there the
question is what it does to whoever meets it, beside other cards.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from madmage.kernel.error import MadmageError, PackRefused
from madmage.lab.balance import balance
from madmage.lab.contrast import Games
from madmage.lab.crew import crew_size, gather, processors
from madmage.lab.figures import figures_of
from madmage.lab.page import page_of
from madmage.lab.plan import EachSpec, Plan, PlanSpec, TableSpec, cells_of, why_not
from madmage.lab.store import Store
from madmage.lab.summary import measured, points
from madmage.lab.work import play_piece, play_plan
from madmage.workshop.face import Face, face_of
from madmage.workshop.kind import room

SMALL = 0.05
"""Points of winning below which a difference is not worth a change of the card."""
MOST_GAMES = 1_000_000
FACT_KINDS = {"equipment": "gear"}
"""Kinds of cards that the lab calls by another word."""

COVERS = {
    "book": 'game = "book"\nname = "without"\nextends = {below}\nwithout = [{key}]\n',
    "maze": (
        'game = "maze"\nname = {{ en = "without", de = "ohne", es = "sin" }}\nextends = {below}\n'
        "without = [{key}]\n"
    ),
}


class Measurement:
    """A card, and the two packs that are compared."""

    def __init__(self, game: str, pack: str, card: str, out: str | None) -> None:
        loading = room(game, "loading")
        self.game = game
        self.folder: Path = loading.folder_of(pack).resolve()
        self.pack: Any = loading.load_pack(str(self.folder))
        self.face: Face = face_of(game, self.pack, card, "en")
        # A changed card is another run; the earlier one stays for comparison.
        self.out = Path(out) if out else Path(f"{self.face.key}-balance") / self.pack.hash[:8]

    def without(self) -> Path:
        """The pack without the card, as a folder of the run."""
        folder = self.out.resolve() / "without"
        folder.mkdir(parents=True, exist_ok=True)
        cover = COVERS[self.game].format(
            below=json.dumps(f"{self.folder.as_posix()}/"), key=json.dumps(self.face.key)
        )
        (folder / "pack.toml").write_text(cover, encoding="utf-8")
        try:
            room(self.game, "loading").load_folder(folder)
        except PackRefused as error:
            raise MadmageError(
                f"without '{self.face.key}' the pack would not be whole, because it takes no other "
                "card's place (replaces); madmage lab balance compares the cards of a whole pack "
                "with each other"
            ) from error
        return folder

    def plan(self, games: int, agent: str, players: int, seed: int, difficulty: int | None) -> Plan:
        """The lab's plan: the plain table is the one without the card."""
        if not 1 <= games <= MOST_GAMES:
            raise MadmageError(f"--games takes a number from 1 to {MOST_GAMES}")
        spec = PlanSpec(
            game=self.game,  # type: ignore[arg-type]
            games=games,
            lineups=[agent or "greedy"],
            players=players,
            seed=seed,
            table=TableSpec(pack=str(self.without()), difficulty=difficulty),
            each=EachSpec(pack=[str(self.folder)]),
        )
        for _, sentence in why_not("sweep", spec):
            raise MadmageError(sentence)
        return Plan("sweep", spec, cells_of(spec))

    def run(
        self, plan: Plan, jobs: int | None, progress: Callable[[int, int], None] | None
    ) -> dict[str, Any]:
        """Play what is missing, write the report, and say what was found."""
        store = Store(self.out)
        workers = jobs or processors()
        with store.opened(plan):
            play_plan(plan, store, lambda n: gather(crew_size(workers, n), play_piece), progress)
            store.merge()
        rows = store.rows([cell.key for cell in plan.cells])
        figures = figures_of(plan, rows)
        (self.out / "report.html").write_text(page_of(figures), encoding="utf-8")
        games: Games = {cell.key: {} for cell in plan.cells}
        for row in rows:
            games[row.cell][row.game] = row
        found = {
            "card": self.face.name,
            "key": self.face.key,
            "kind": self.face.kind,
            "games": plan.spec.games,
            "agent": plan.spec.lineups[0],
            "players": plan.spec.players,
            "changes": figures["changes"],
            "beside_others": self._beside(plan, games),
            "report": str(self.out / "report.html"),
        }
        found["verdict"] = verdict(found)
        text = json.dumps({**figures, "card": found}, indent=1, ensure_ascii=False)
        (self.out / "report.json").write_text(text + "\n", encoding="utf-8")
        return found

    def _beside(self, plan: Plan, games: Games) -> dict[str, Any] | None:
        """The card beside those that chance could have sent in its place, in the games with it."""
        cells = tuple(cell for cell in plan.cells if cell.each)
        figures = balance(Plan("balance", plan.spec, cells), games)
        kind = FACT_KINDS.get(self.face.kind, self.face.kind)
        for deck in figures["kinds"]:
            for card in deck["cards"]:
                if deck["kind"] == kind and card["key"] == self.face.key:
                    return dict(card)
        return None


def verdict(found: dict[str, Any]) -> str:
    """What the figures say, in plain words."""
    won = next((c for c in found["changes"] if c["measure"] == "won"), None)
    beside = found["beside_others"]
    figure = won or (beside and beside["effect"])
    if not figure:
        return "too few games met the card: nothing can be said yet; play more with --games"
    if won and won["with"] + won["without"] in (0, 2):
        side = "nobody wins" if won["with"] == 0 else "everybody wins"
        return f"{side} at this table, so nothing shows: try another --difficulty or --agent"
    low, high = figure["low"], figure["high"]
    what = "winning" if won else "being first, for whoever meets it,"
    if low > 0 or high < 0:
        more = "more" if low > 0 else "less"
        size = "much " if abs(figure["value"]) > 3 * SMALL else ""
        return f"a real effect: {what} becomes {size}{more} likely with it"
    if low >= -SMALL and high <= SMALL:
        return f"no effect worth naming: {what} stays as likely, within {100 * SMALL:.0f} points"
    needed = int(found["games"] * ((high - low) / 2 / SMALL) ** 2 / 50 + 1) * 50
    return (
        f"not to be told apart from luck yet: about {needed} games would tell an effect of "
        f"{100 * SMALL:.0f} points"
    )


def sentences(found: dict[str, Any]) -> list[str]:
    """The findings for people."""
    lines = [
        (
            f"{found['card']} ({found['kind']}): {found['games']} games with it and as many without, "
            f"on the same seeds; {found['players']} players, {found['agent']}"
        )
    ]
    for change in found["changes"]:
        sides = _sides(change)
        lines.append(f"  {change['measure'].replace('_', ' ')}: {sides}, {measured(change)}")
    beside = found["beside_others"]
    if beside and beside["effect"]:
        met = beside["with"]["of"]
        lines.append(
            f"  beside the cards that could have come in its place ({met} times it came): "
            f"{points(beside['effect'])}"
        )
    for deed, times in (beside or {}).get("deeds", {}).items():
        lines.append(f"  {deed} {times['times']} times")
    return [*lines, f"verdict: {found['verdict']}", f"the whole report: {found['report']}"]


def _sides(change: dict[str, Any]) -> str:
    if change["measure"] in ("won", "first"):
        return f"{change['with']:.1%} with, {change['without']:.1%} without"
    return f"{change['with']:.2f} with, {change['without']:.2f} without"
