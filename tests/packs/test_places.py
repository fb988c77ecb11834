"""Lines of values in TOML texts."""

from __future__ import annotations

from madmage.packs.place import Places

TEXT = '''# a comment
title = "a # no comment"
[card]
name = { en = "A", de = "B" }
"quoted key" = 'literal \\'
steps = [
  { draw = 1 },   # one
  { each = [
      { mill = 2 }
  ] },
]
long = """
two lines
"""
after = 1
[[list]]
x = 1
[a.b]
c.d = 2
'''


def test_every_key_and_item_is_found_on_its_line():
    places = Places(TEXT)

    assert 2 == places.line(("title",))
    assert 3 == places.line(("card",))
    assert 4 == places.line(("card", "name", "de"))
    assert 5 == places.line(("card", "quoted key"))
    assert 7 == places.line(("card", "steps", 0, "draw"))
    assert 9 == places.line(("card", "steps", 1, "each", 0, "mill"))
    assert 15 == places.line(("card", "after"))
    assert 18 == places.line(("a", "b"))
    assert 19 == places.line(("a", "b", "c", "d"))


def test_what_is_not_there_is_found_on_the_line_of_what_is_around_it():
    places = Places(TEXT)

    assert 7 == places.line(("card", "steps", 0, "kind"))
    assert 3 == places.line(("card", "level"))
    assert 1 == places.line(("nowhere",))
