"""The few pieces of markup and the number formats that all parts of a report share."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any


def section(title: str, lead: str, *parts: str) -> str:
    """A part of the report under a heading."""
    inner = "\n".join(part for part in parts if part)
    return f'<section><h2>{escape(title)}</h2><p class="lead">{escape(lead)}</p>{inner}</section>'


def chart(drawn: str) -> str:
    """A chart that scrolls on a small screen."""
    return f'<div class="chart">{drawn}</div>'


def legend(names: Sequence[str]) -> str:
    """What the colours of series mean."""
    inner = "".join(
        f'<li class="s{at % 6 + 1}"><i></i>{escape(name)}</li>' for at, name in enumerate(names)
    )
    return f'<ul class="legend">{inner}</ul>'


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Figures as a table, folded away."""
    heads = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f'<details><summary>{escape(title)}</summary><div class="table"><table><thead><tr>'
        f"{heads}</tr></thead><tbody>{body}</tbody></table></div></details>"
    )


def per_cent(value: float) -> str:
    """A rate on an axis."""
    return f"{100 * value:g} %"


def signed(value: float) -> str:
    """A difference on an axis."""
    return f"{value:+g}" if value else "0"


def number(figure: dict[str, Any]) -> str:
    """A mean with its interval."""
    return f"{figure['value']:.2f} [{figure['low']:.2f}, {figure['high']:.2f}]"


def seconds(value: float) -> str:
    """A time in the unit that suits it."""
    if value >= 1:
        return f"{value:.2f} s"
    return f"{1000 * value:.1f} ms" if value >= 0.001 else f"{1_000_000 * value:.0f} µs"
