# What a match itself has to say.

undo-secret = Not everybody knows what { $name } has chosen, so { $name } must agree.
