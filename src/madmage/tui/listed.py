"""A question as the line mode lists it, as plain data: for tables that show the same list otherwise."""

from __future__ import annotations

from typing import Any

from madmage.kernel.rules import IN_ORDER
from madmage.tui.offer import Entry, Offer


def offer_data(offer: Offer) -> dict[str, Any]:
    """Entries with the short texts that they pick, what may not be chosen, and how many are picked."""
    rules, st = offer.rules, offer.state
    return {
        "entries": [_entry(offer, entry) for entry in offer.entries],
        "is_many": offer.is_list_of_things,
        "is_row": rules.picking(st) == IN_ORDER,
        "refused": [
            {"text": option.text, "sentence": option.sentence} for option in offer.refusals()
        ],
    }


def _entry(offer: Offer, entry: Entry) -> dict[str, Any]:
    rules, st = offer.rules, offer.state
    picks = list(entry.picks)
    # What stands on the list as "nothing" or "done" is an empty selection, or an option of its own.
    if offer.is_alone:
        picks = list(entry.options)
    return {
        "picks": [rules.write(st, pick) for pick in picks],
        "copies": rules.copies(st, picks[0]) if offer.is_list_of_things and picks else 1,
        "sentence": entry.sentence,
        "warnings": offer.warnings(entry),
    }
