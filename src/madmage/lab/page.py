"""The report as one page: everything it needs is in it, and it asks nobody for anything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from madmage.lab.card_page import cards_section, verdict_section
from madmage.lab.chart import Mark, grouped, histogram, listing
from madmage.lab.markup import chart, legend, number, per_cent, seconds, section, signed, table
from madmage.lab.summary import measured, percent

TITLES = {"tournament": "Tournament", "sweep": "Sweep", "balance": "Balance"}
GAMES = {"book": "The Big Book of Madness", "maze": "Maze of the Rage Mage"}
MEASURES = {
    "won": "Winning, in points of a hundred",
    "first": "The first place of the agent named first, in points of a hundred",
    "turns": "Turns in a game",
    "rounds": "Rounds in a game",
    "madness_left": "Madness left in the stack at the end",
    "escaped": "Players who escaped",
}
BINS = 24


def page_of(figures: dict[str, Any]) -> str:
    """The whole page."""
    style = (files("madmage.lab") / "report.css").read_text(encoding="utf-8")
    title = f"{TITLES[figures['kind']]}: {GAMES[figures['game']]}"
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{style}</style></head><body>",
        f'<header><p class="kicker">madmage lab · {TITLES[figures["kind"]].lower()}</p>',
        f"<h1>{escape(GAMES[figures['game']])}</h1>{_lead(figures)}</header><main>",
        _tiles(figures),
        *_sections(figures),
        f"</main><footer>{_foot(figures)}</footer></body></html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _sections(figures: dict[str, Any]) -> list[str]:
    found = []
    if figures["balance"]:
        found += [verdict_section(figures["balance"], figures["is_shared"])]
    found += [_results(figures), _lineups(figures), _changes(figures)]
    if figures["balance"]:
        found += [cards_section(figures["balance"], figures["is_shared"])]
    return [*found, _seats(figures), _length(figures), _pace(figures)]


def _lead(figures: dict[str, Any]) -> str:
    agents = sorted({agent for cell in figures["cells"] for agent in cell["agents"]})
    players = sorted({cell["players"] for cell in figures["cells"]})
    words = (
        f"{figures['games']:,} games, {' or '.join(map(str, players))} players, played by "
        f"{', '.join(agents)}, in {len(figures['cells'])} "
        f"{'cell' if len(figures['cells']) == 1 else 'cells'}. "
        "Whiskers and brackets are 95 % intervals."
    )
    missing = figures["planned"] - figures["games"]
    if missing:
        words += f" {missing:,} games of the plan are still to be played."
    return f'<p class="lead">{escape(words)}</p>'


def _tiles(figures: dict[str, Any]) -> str:
    cells = [cell for cell in figures["cells"] if cell["games"]]
    tiles = [(f"{figures['games']:,}", "games")]
    plain = next((cell for cell in cells if cell["is_plain"]), None)
    if plain and plain["won"]:
        tiles.append((f"{plain['won']['value']:.0%}", f"won: {plain['label']}, {plain['lineup']}"))
    if plain:
        where = " there" if plain["won"] else f": {plain['label']}, {plain['lineup']}"
        tiles.append((f"{plain['turns']['value']:.1f}", f"turns in a game{where}"))
    tiles.append((f"{figures['decisions']:,}", "decisions"))
    if figures["decisions"]:
        each = figures["seconds"] / figures["decisions"]
        tiles.append((seconds(each), "to think about each"))
    inner = "".join(f"<li><b>{escape(b)}</b><span>{escape(s)}</span></li>" for b, s in tiles)
    return f'<ul class="tiles">{inner}</ul>'


def _foot(figures: dict[str, Any]) -> str:
    return (
        f"madmage {escape(figures['madmage'])}, seed {figures['plan'].get('seed', 1)}. The same "
        "plan gives the same games on any machine. All figures: <code>report.json</code>; all "
        "games: <code>games.parquet</code>."
    )


def _results(figures: dict[str, Any]) -> str:
    cells = [cell for cell in figures["cells"] if cell["games"]]
    if not cells:
        return ""
    return _won(cells) if figures["is_shared"] else _ranks(cells)


def _won(cells: list[dict[str, Any]]) -> str:
    marks = [
        Mark(
            f"{cell['label']}, {cell['lineup']}",
            cell["won"]["value"],
            cell["won"]["low"],
            cell["won"]["high"],
            f"{cell['won']['count']} of {cell['won']['of']}",
            hint=percent(cell["won"]),
        )
        for cell in cells
    ]
    rows = [
        [m.name, str(c["games"]), percent(c["won"]), _ends(c), *_numbers(c)]
        for m, c in zip(marks, cells, strict=True)
    ]
    head = ["", "games", "won", "ends", *[name.replace("_", " ") for name in cells[0]["numbers"]]]
    return section(
        "How often the group wins",
        "Each dot is the share of games won, with the interval in which the true share lies.",
        _matrix(cells) or chart(listing("Win rates", marks, per_cent, zero=0.0)),
        table("All cells", head, rows),
    )


def _matrix(cells: list[dict[str, Any]]) -> str:
    """Two settings at once: one along the axis, one as series; nothing if there are other ones."""
    grid = [cell for cell in cells if not cell["change"]]
    names = [n for n in grid[0]["settings"] if len({c["settings"][n] for c in grid}) > 1]
    if len({cell["lineup"] for cell in grid}) > 1:
        names.append("lineup")
    if not 1 <= len(names) <= 2 or len(grid) < 3:
        return ""
    along = next((name for name in names if name == "difficulty"), names[0])
    other = next((name for name in names if name != along), "")

    def value(cell: dict[str, Any], name: str) -> str:
        return str(cell["lineup"] if name == "lineup" else cell["settings"].get(name, ""))

    columns = list(dict.fromkeys(value(cell, along) for cell in grid))
    kinds = list(dict.fromkeys(value(cell, other) for cell in grid)) if other else [""]
    series = []
    for kind in kinds:
        marks: list[Mark | None] = []
        for column in columns:
            found = [c for c in grid if value(c, along) == column and (value(c, other) == kind)]
            won = found[0]["won"] if found else None
            name = f"{along} {column}"
            marks.append(
                Mark(name, won["value"], won["low"], won["high"], hint=percent(won))
                if won
                else None
            )
        series.append((f"{other} {kind}".strip(), marks))
    drawn = chart(grouped(f"Win rate by {along}", columns, series, per_cent, along))
    return (legend([name for name, _ in series]) if other else "") + drawn


def _ends(cell: dict[str, Any]) -> str:
    return ", ".join(f"{end.replace('_', ' ')} {count}" for end, count in cell["ends"].items())


def _numbers(cell: dict[str, Any]) -> list[str]:
    return [number(figure) for figure in cell["numbers"].values()]


def _ranks(cells: list[dict[str, Any]]) -> str:
    ranks = [(cell, rank) for cell in cells for rank in cell["ranks"]]
    marks = [
        Mark(
            _contest(cell, rank, labelled=len({c["label"] for c in cells}) > 1),
            rank["first"]["value"],
            rank["first"]["low"],
            rank["first"]["high"],
            f"{rank['first']['value']:.0%}, place {rank['place']['value']:.2f}",
            tone=_against(rank["first"], rank["fair"]),
            fair=rank["fair"],
            hint=f"{cell['lineup']}: {percent(rank['first'])}",
        )
        for cell, rank in ranks
        if len(cell["ranks"]) > 1
    ]
    rows = [
        [
            f"{cell['label']}: {cell['lineup']}",
            rank["agent"],
            str(rank["seats"]),
            percent(rank["first"]),
            f"{rank['fair']:.0%}",
            percent(rank["last"]),
            number(rank["place"]),
        ]
        for cell, rank in ranks
    ]
    head = ["", "agent", "seats", "first", "fair share", "a seat last", "mean place"]
    if not marks:
        # All seats are played alike: whoever is first, it is the same agent.
        return ""
    return section(
        "Who escapes first",
        "How often each agent was the first out of the labyrinth. The tick is its fair share: "
        "what it would have if all played equally well.",
        chart(listing("First places", marks, per_cent, zero=0.0)),
        table("All line-ups", head, rows),
    )


def _contest(cell: dict[str, Any], rank: dict[str, Any], *, labelled: bool) -> str:
    """Who against whom, and where if there are several tables."""
    others = [r for r in cell["ranks"] if r is not rank]
    against = ", ".join(f"{r['seats']} × {r['agent']}" for r in others)
    where = f" ({cell['label']})" if labelled else ""
    return f"{rank['seats']} × {rank['agent']} against {against}{where}"


def _against(figure: dict[str, Any], fair: float) -> str:
    if figure["low"] > fair:
        return "up"
    return "down" if figure["high"] < fair else "pale"


def _lineups(figures: dict[str, Any]) -> str:
    return _contrasts(
        "Line-ups against each other",
        "On the same seeds, game by game: what each line-up does better or worse than the first.",
        figures["lineups"],
    )


def _changes(figures: dict[str, Any]) -> str:
    return _contrasts(
        "What each setting and ruling does",
        "Each change against the plain table, on the same seeds, game by game. Coloured: more than "
        "luck, seeing how many changes were looked at.",
        figures["changes"],
    )


def _contrasts(title: str, lead: str, found: list[dict[str, Any]]) -> str:
    if not found:
        return ""
    parts: list[str] = []
    for measure in dict.fromkeys(figure["measure"] for figure in found):
        some = [figure for figure in found if figure["measure"] == measure]
        some.sort(key=lambda figure: -figure["value"])
        is_rate = measure in ("won", "first")
        marks = [_contrast(figure, 100.0 if is_rate else 1.0) for figure in some]
        parts.append(f"<h3>{escape(MEASURES.get(measure, measure.replace('_', ' ')))}</h3>")
        parts.append(chart(listing(f"Effects on {measure}", marks, signed, zero=0.0, bars=True)))
    rows = [
        [
            f"{f['name']} {f['value_of']}" + (f" against {f['plain']}" if f["plain"] else ""),
            f["measure"].replace("_", " "),
            f"{f['with']:.3f}",
            f"{f['without']:.3f}",
            measured(f),
            str(f["of"]),
        ]
        for f in found
    ]
    head = ["", "measure", "with", "without", "effect", "pairs"]
    return section(title, lead, "".join(parts), table("All effects", head, rows))


def _contrast(figure: dict[str, Any], scale: float) -> Mark:
    tone = "pale"
    if figure["is_clear"]:
        tone = "up" if figure["value"] > 0 else "down"
    value, low, high = (scale * figure[name] for name in ("value", "low", "high"))
    name = f"{figure['name']} {figure['value_of']}"
    digits = 0 if max(abs(low), abs(high)) >= 100 else 1
    note = f"{value:+.{digits}f} [{low:+.{digits}f}, {high:+.{digits}f}]"
    return Mark(name, value, low, high, note, tone)


def _seats(figures: dict[str, Any]) -> str:
    found = figures["seats"]
    if not found:
        return ""
    parts = []
    for group in dict.fromkeys(seat["group"] for seat in found):
        marks = [
            Mark(
                seat["seat"],
                seat["value"],
                seat["low"],
                seat["high"],
                f"{seat['count']} of {seat['of']}",
                tone=_against(seat, seat["fair"]),
                fair=seat["fair"],
                hint=percent(seat),
            )
            for seat in found
            if seat["group"] == group
        ]
        parts.append(f"<h3>{escape(group)}</h3>")
        parts.append(chart(listing(f"Seats: {group}", marks, per_cent, zero=0.0)))
    return section(
        "Does it matter where one sits?",
        "The tick is what every seat would have if it did not.",
        "".join(parts),
    )


def _length(figures: dict[str, Any]) -> str:
    cells = [cell for cell in figures["cells"] if cell["games"]]
    lengths: dict[int, int] = {}
    for cell in cells:
        for turns, count in cell["turns"]["lengths"].items():
            lengths[int(turns)] = lengths.get(int(turns), 0) + count
    if not lengths:
        return ""
    marks = [
        Mark(
            f"{cell['label']}, {cell['lineup']}",
            cell["turns"]["value"],
            cell["turns"]["low"],
            cell["turns"]["high"],
            f"{cell['turns']['value']:.1f} turns",
        )
        for cell in cells
    ]
    drawn = chart(histogram("Lengths of games", list(_bins(lengths)), "turns in a game"))
    means = chart(listing("Mean lengths", marks, lambda v: f"{v:g}")) if len(marks) > 1 else ""
    return section("How long a game lasts", "All games together, by turns.", drawn + means)


def _bins(lengths: dict[int, int]) -> Iterable[tuple[float, float, int]]:
    first, last = min(lengths), max(lengths)
    width = max(1, -(-(last - first + 1) // BINS))
    for start in range(first, last + 1, width):
        inside = range(start, start + width)
        yield float(start), float(start + width), sum(lengths.get(turn, 0) for turn in inside)


def _pace(figures: dict[str, Any]) -> str:
    found: Sequence[dict[str, Any]] = figures["pace"]
    if not found:
        return ""
    marks = [
        Mark(
            agent["agent"],
            1000 * agent["value"],
            1000 * agent["low"],
            1000 * agent["high"],
            f"{seconds(agent['value'])} × {agent['decisions']:,}",
        )
        for agent in found
    ]
    drawn = listing("Time for a decision", marks, lambda v: f"{v:g} ms", zero=0.0, bars=True)
    lead = "Mean time per decision, game by game; it depends on the machine and its other work."
    return section("How long a decision takes", lead, chart(drawn))
