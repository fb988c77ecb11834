"""`madmage lab`: tournaments, sweeps and balance, from a plan to a report."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from madmage.cli.main import print_json
from madmage.cli.simulate import progress_bar
from madmage.cli.streams import complain, is_watched
from madmage.kernel.error import MadmageError
from madmage.lab.cluster import Cluster
from madmage.lab.crew import crew_size, gather, processors
from madmage.lab.example import example
from madmage.lab.figures import figures_of
from madmage.lab.page import page_of
from madmage.lab.plan import Plan, read_plan
from madmage.lab.store import Store
from madmage.lab.summary import summary
from madmage.lab.work import play_piece, play_plan


def run(args: argparse.Namespace) -> int:
    """Write a plan, play one, or write a report again."""
    if args.what == "new":
        _new(args.kind, args.file)
    elif args.what == "report":
        store = Store(Path(args.folder))
        _report(store.plan(), store, args.json)
    else:
        _play(args)
    return 0


def _new(kind: str, file: str | None) -> None:
    text = example(kind)
    if file is None:
        print(text, end="")
        return
    try:
        with Path(file).open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError as error:
        raise MadmageError(f"{file} is there already; choose another name") from error
    print(f"{file}: a plan to begin with; madmage lab {kind} {file} plays it")


def _play(args: argparse.Namespace) -> None:
    if args.jobs is not None and args.jobs < 1:
        raise MadmageError("--jobs takes a number from 1 on")
    file = Path(args.plan)
    plan = read_plan(args.what, file)
    store = Store(Path(args.out) if args.out else Path(f"{file.stem}-{args.what}"))
    with store.opened(plan):
        try:
            play_plan(plan, store, _workers(args), bar() if is_watched() else None)
        except KeyboardInterrupt:
            kept = len(store.done())
            complain(f"\n{kept} games are kept in {store.folder}; the same command goes on")
            raise
        store.merge()
    _report(plan, store, args.json)


def _workers(args: argparse.Namespace) -> Callable[[int], AbstractContextManager[Any]]:
    """Who will play: processes of this machine, or a cluster."""
    jobs = args.jobs or processors()
    if args.ray is None:
        return lambda games: gather(crew_size(jobs, games), play_piece)
    return lambda games: Cluster(args.ray, jobs, play_piece)


def bar() -> Callable[[int, int], None]:
    """The bar of `simulate`, once it is known how many games there are to play."""
    bars: list[Callable[[int], None]] = []

    def show(done: int, total: int) -> None:
        if not bars:
            bars.append(progress_bar(total))
        bars[0](done)

    return show


def _report(plan: Plan, store: Store, as_json: bool) -> None:
    figures = figures_of(plan, store.rows([cell.key for cell in plan.cells]))
    page, data = store.folder / "report.html", store.folder / "report.json"
    page.write_text(page_of(figures), encoding="utf-8")
    data.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if as_json:
        print_json({**figures, "report": str(page)})
    else:
        print("\n".join([*summary(figures), f"the whole report: {page}"]))
