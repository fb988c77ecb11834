"""First games: records with notes, by which somebody learns a game while playing it."""
