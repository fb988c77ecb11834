"""The course of a match as a picture: everybody's chances turn by turn, and what moved them."""

from __future__ import annotations

from html import escape

from madmage.lab.analyse import Turn, are_shared
from madmage.match.match import Match

WIDTH, HEIGHT = 900, 420
LEFT, RIGHT, TOP = 56, 20, 52
CURVE = 210
"""Height of the curves."""
PARTS_TOP, PARTS = 300, 84
"""Where the bars below are, and how high the largest is."""
COLOURS = ("#c2410c", "#1d6fa5", "#3f7d3a", "#8a4fbf", "#a37c12", "#b03060")
PART_COLOURS = {"luck": "#8d99a6", "own": "#c2410c", "others": "#1d6fa5"}
PART_NAMES = {"luck": "luck", "own": "own choices", "others": "others' choices"}
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#2b2b2b}.small{font-size:11px}"
    ".grid{stroke:#d8d2c6}.axis{stroke:#7c7466}.mark{stroke:#b8860b;stroke-dasharray:3 3}"
    "@media(prefers-color-scheme:dark){.ground{fill:#1c1a17}text{fill:#e8e2d6}.grid{stroke:#3b362f}"
    ".axis{stroke:#9b9282}}"
)


def draw_course(match: Match, turns: list[Turn]) -> str:
    """One SVG picture."""
    is_shared = are_shared(turns)
    seats = [0] if is_shared else list(range(match.setup.seats))
    title = "The group's chance to win" if is_shared else "Everybody's chance to be first"
    drawn = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'aria-label="{title}, turn by turn">'
        ),
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}" fill="#faf7f0"/>',
        f'<text x="{LEFT}" y="24" font-weight="600">{title}</text>',
        *_grid(),
        *_marks(turns),
        *_parts(turns),
        *_axis(turns),
    ]
    for seat in seats:
        drawn.append(_curve(turns, seat))
    if not is_shared:
        drawn += _legend([(match.names[seat], COLOURS[seat % 6]) for seat in seats], 42)
    return "\n".join([*drawn, "</svg>"]) + "\n"


def _x(at: int, turns: list[Turn]) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, len(turns))


def _y(chance: float) -> float:
    return TOP + CURVE * (1.0 - chance)


def _grid() -> list[str]:
    drawn = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _y(share)
        drawn.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        drawn.append(
            f'<text class="small" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>'
        )
    return drawn


def _marks(turns: list[Turn]) -> list[str]:
    drawn = []
    for at, turn in enumerate(turns):
        if turn.is_turning:
            x = _x(at + 1, turns)
            drawn.append(
                f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + CURVE}">'
                f"<title>turn {turn.number}</title></line>"
            )
    return drawn


def _curve(turns: list[Turn], seat: int) -> str:
    chances = [turns[0].before[seat], *(turn.after[seat] for turn in turns)]
    points = " ".join(f"{_x(at, turns):.1f},{_y(c):.1f}" for at, c in enumerate(chances))
    colour = COLOURS[seat % len(COLOURS)]
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.2"/>'


def _parts(turns: list[Turn]) -> list[str]:
    """Below the curve: what each swing is the sum of, for whoever was moved most."""
    rows = [_of_turn(turn) for turn in turns]
    most = max([0.05, *(sum(abs(v) for v in row.values()) for row in rows)])
    middle = PARTS_TOP + PARTS / 2
    drawn = [f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{middle}" y2="{middle}"/>']
    width = max(1.5, (WIDTH - LEFT - RIGHT) / max(1, len(turns)) - 2)
    for at, row in enumerate(rows):
        up = down = middle
        for name, value in row.items():
            height = abs(value) / most * PARTS / 2
            y = up - height if value > 0 else down
            up, down = (up - height, down) if value > 0 else (up, down + height)
            drawn.append(
                f'<rect x="{_x(at, turns) + 1:.1f}" y="{y:.1f}" width="{width:.1f}" '
                f'height="{height:.1f}" fill="{PART_COLOURS[name]}"><title>turn '
                f"{turns[at].number}: {PART_NAMES[name]} {value:+.1%}</title></rect>"
            )
    colours = [(PART_NAMES[name], colour) for name, colour in PART_COLOURS.items()]
    return drawn + _legend(colours, PARTS_TOP - 12)


def _of_turn(turn: Turn) -> dict[str, float]:
    """The parts of a swing, as whoever it moved most sees them."""
    seat = turn.most_moved()
    return {"luck": turn.luck[seat], "own": turn.own[seat], "others": turn.others[seat]}


def _axis(turns: list[Turn]) -> list[str]:
    step = max(1, len(turns) // 15)
    y = PARTS_TOP + PARTS + 22
    return [
        f'<text class="small" x="{_x(at, turns):.1f}" y="{y}">{turns[at].number}</text>'
        for at in range(0, len(turns), step)
    ]


def _legend(entries: list[tuple[str, str]], y: int) -> list[str]:
    drawn, x = [], LEFT
    for name, colour in entries:
        drawn.append(f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{colour}"/>')
        drawn.append(f'<text class="small" x="{x + 15}" y="{y}">{escape(name)}</text>')
        x += 34 + 7 * len(name)
    return drawn
