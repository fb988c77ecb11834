"""The server under load, beside a boardgame.io server in the same run: `make bench-web`.

    python bench/web.py [--tables 300] [--seconds 20] [--rounds 2] [--keep "what changed"]

Both servers are pinned to one core, the load to another. Each round measures ours, then the peer.
Goals: no lost update, and the 99th percentile from a move to every seat's update under 50 ms.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "bench" / "web"
TREND = ROOT / "docs" / "speed.md"
GOAL_MS = 50.0
PATIENCE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pinned(core: int, words: list[str]) -> list[str]:
    """A command on one core, where the machine lets us choose."""
    taskset = shutil.which("taskset")
    cores = sorted(os.sched_getaffinity(0))
    return [taskset, "-c", str(cores[core % len(cores)]), *words] if taskset else words


class Running:
    """A server's process for the time of a measurement."""

    def __init__(self, words: list[str], port: int, env: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            pinned(0, words), cwd=HERE, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT
        )
        self.port = port

    def __enter__(self) -> Self:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.1)
        raise SystemExit("the server does not answer")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(10)


def ours(folder: str, is_plain: bool) -> Running:
    port = free_port()
    compiled = ROOT / "build" / "compiled"
    is_compiled = (compiled / ".compiled").exists() and not is_plain
    path = compiled if is_compiled else ROOT / "src"
    words = [sys.executable, "-m", "madmage", "serve", "--port", str(port), "--data", folder]
    words += ["--trust"]  # the load comes from one address: no limits of strangers
    return Running(words, port, {**os.environ, "PYTHONPATH": str(path)})


def theirs(node: Path) -> Running:
    port = free_port()
    return Running([str(node / "node"), "peer.cjs", str(port)], port, dict(os.environ))


def load(node: Path, who: str, port: int, args: argparse.Namespace) -> dict[str, Any]:
    words = [str(node / "node"), "load.mjs", who, str(port), str(args.tables), str(args.seconds)]
    told = subprocess.run(pinned(1, words), cwd=HERE, stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, Any] = json.loads(told.stdout.splitlines()[-1])
    print(
        f"  {who:7} {figures['told']} moves told to three seats, {figures['lost']} lost, "
        f"p50 {figures['p50']:.1f} ms, p99 {figures['p99']:.1f} ms, worst {figures['worst']:.1f} ms",
        flush=True,
    )
    return figures


def prepare(node: Path) -> None:
    if not (HERE / "node_modules").exists():
        path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
        words = [str(node / "npm"), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(words, cwd=HERE, env={**os.environ, "PATH": path}, check=True)


def keep(line: str) -> None:
    """A row of the table in docs/speed.md."""
    text = TREND.read_text(encoding="utf-8")
    head = "| date | what changed | ours p99 | boardgame.io p99 | ratio | lost |"
    if head not in text:
        text += f"\n## The server under load\n\n{head}\n|---|---|---|---|---|---|\n"
    TREND.write_text(text.rstrip("\n") + "\n" + line + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="the server under load, beside a peer")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--plain", action="store_true", help="rules in plain Python")
    parser.add_argument("--keep", metavar="WHAT", help="add a row to docs/speed.md")
    args = parser.parse_args()
    sys.path.insert(0, str(ROOT / "tools"))
    from page import ensure_node

    node = ensure_node()
    prepare(node)
    runs: dict[str, list[dict[str, Any]]] = {"ours": [], "theirs": []}
    for number in range(args.rounds):
        print(f"round {number + 1}: {args.tables} tables, a move a second each", flush=True)
        with tempfile.TemporaryDirectory() as folder, ours(folder, args.plain) as server:
            runs["ours"].append(load(node, "ours", server.port, args))
        with theirs(node) as server:
            runs["theirs"].append(load(node, "theirs", server.port, args))
    mine = statistics.median(run["p99"] for run in runs["ours"])
    peer = statistics.median(run["p99"] for run in runs["theirs"])
    lost = sum(run["lost"] for run in runs["ours"])
    verdict = "reached" if mine < GOAL_MS and lost == 0 else "NOT reached"
    print(f"p99 {mine:.1f} ms (goal {GOAL_MS:.0f}), {lost} lost: {verdict}")
    print(f"boardgame.io p99 {peer:.1f} ms; ours / theirs {mine / peer:.2f}")
    if args.keep:
        today = dt.datetime.now(dt.UTC).date()
        keep(
            f"| {today} | {args.keep} | {mine:.1f} ms | {peer:.1f} ms | {mine / peer:.2f} | {lost} |"
        )


if __name__ == "__main__":
    main()
