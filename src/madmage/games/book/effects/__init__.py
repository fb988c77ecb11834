"""The Book's verbs: what its cards can do, one node class per verb.

`picking` holds the shared way of choosing cards one by one; the other files are grouped by what
the verbs touch: cards, decks, growth, spells, curses, the table, magicians.
"""
