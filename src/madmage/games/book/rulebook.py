"""The numbered rules in our own words, and the words of the three languages (B1 to B12)."""

from __future__ import annotations

from madmage.packs.rulebook import Rulebook

RULEBOOK = Rulebook("madmage.games.book", "the Book", "B11", "B12")
