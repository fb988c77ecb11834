"""The doors: play, serve, simulate, lab, cards, rules, record. Each prints a sentence and exits with 2 if it cannot."""
