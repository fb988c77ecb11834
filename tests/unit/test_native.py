"""The seam between plain and compiled code."""

from __future__ import annotations

from madmage.effects.values import Fixed
from madmage.games.book.effects.cards import Destroy, Discard, Trim
from madmage.games.book.effects.picking import Picker
from madmage.kernel.native import is_a


def test_what_a_node_is_does_not_depend_on_what_was_asked_before():
    discard = Discard(Fixed(1), False, b"\0", (0,), False)

    assert not is_a(discard, Trim)
    assert not is_a(discard, Destroy)
    assert is_a(discard, Picker)
    assert is_a(Trim(), Discard)
