# Erste Spiele: spielend lernen.

first-begin = Spielend lernen
first-go-on = Weiterlernen
first-minutes = (etwa zehn Minuten)
first-of-book = Erstes Spiel: das Grimoire
first-of-maze = Erstes Spiel: das Labyrinth
first-count = Lektion { $n } von { $of }
first-fold = Zettel einklappen
first-unfold = Zettel ausklappen
first-leave = Verlassen; du kannst jederzeit zu dieser Lektion zurückkommen
first-your-move = Du bist dran:
first-watch = Die anderen spielen …
first-back = Zurück
first-skip = Überspringen
first-show = Zeig es mir
first-next = Weiter
first-learned = Das weißt du jetzt:
first-real = Jetzt ein richtiges Spiel
first-real-title = Mein erstes richtiges Spiel
first-learn-book = Das Grimoire lernen
first-learn-maze = Das Labyrinth lernen
first-again = Noch einmal von vorn
