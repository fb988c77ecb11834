"""One true table: who sits where, what was chosen, what chance brought, and the way back.

Knows matches, records and undo, through the rules contract alone; knows no game.
"""
