# Auf ein Spiel zurückblicken.

replay = Wiedergabe
replay-of = Wiedergabe: { $game }, { $names }
replay-of-table = Die Wiedergabe ansehen
replay-skip = Zum Regler

replay-open = Eine Aufzeichnung öffnen
replay-open-link = Aufzeichnung öffnen
replay-open-help = Eine Aufzeichnung enthält ein ganzes Spiel. Sieh es mit den Augen aller Beteiligten, finde die Wendepunkte und spiel von jedem Augenblick aus weiter.
replay-choose = Datei wählen
replay-drop = oder irgendwo auf dieser Seite ablegen
replay-paste = Oder füge ihren Text hier ein
replay-look = Zurückblicken
replay-reading = Wird gelesen …
replay-nothing = Hier steht noch kein Text.
replay-too-big = Eine Aufzeichnung hat höchstens { $most } kB; diese Datei ist größer.

replay-save = Aufzeichnung sichern
replay-another = Andere öffnen
replay-eyes = Gesehen von
replay-watching = Zuschauer
replay-all = Alles zeigen
replay-all-help = Verrät alles: alle Hände, und was irgendwer wusste.

replay-turn = Zug { $turn }, { $name }
replay-round = Runde { $round }
replay-asked = { $name } wird gefragt: { $question }
replay-waits = { $name } muss wählen.

replay-way = Der Weg durch das Spiel
replay-slider = Augenblick des Spiels
replay-place = Zug { $turn }, Wahl { $move } von { $moves }
replay-controls = Abspielen
replay-start = An den Anfang
replay-back = Eine Wahl zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Eine Wahl weiter
replay-end = Ans Ende
replay-speed = Geschwindigkeit
replay-turning = Nächster Wendepunkt
replay-play-on = Ab hier weiterspielen

replay-chances = Siegchance
replay-chances-of = Chance von { $name }, zuerst zu entkommen
replay-chances-ask = Die Chancen zeigen
replay-chances-help = Das dauert ein paar Sekunden und verrät, wie es weitergeht.
replay-chances-wait = Denkt seit { $seconds } s …
replay-chances-long = Die Siegchance, von { $from } % am Anfang bis { $to } % am Ende.
replay-percent = { $n } %
replay-swing = Zug { $turn }: { $points } Punkte.
replay-why-shared = Glück { $luck }, Entscheidungen { $choices }.
replay-why = Glück { $luck }, eigene Entscheidungen { $own }, die der anderen { $others }.
replay-turning-shared = Wendepunkt, Zug { $turn }: von { $before } % auf { $after } %.
replay-turning-of = Wendepunkt, Zug { $turn }: { $name } von { $before } % auf { $after } %.

replay-play-on-help = Ein neuer Tisch beginnt in Zug { $turn }. Was kommt, ist nicht, was kam: Der Zufall ist neu.
replay-my-seat = Mein Platz
replay-my-name = Mein Name
replay-companions = Die anderen spielen
replay-begin = Weiterspielen
replay-played-on = Weitergespielt

replay-earlier = Früheres
replay-report = Fehler melden
replay-report-what = Was ist schiefgegangen?
replay-report-help = Sichere den Bericht und schick ihn an die, die sich um diesen Server kümmern. Er enthält die Aufzeichnung, damit sie sehen, was du siehst.
replay-report-text = Der Bericht
replay-report-save = Bericht mit Aufzeichnung sichern
replay-report-copy = Text kopieren
replay-report-mail = Einen Brief schreiben
replay-report-attach = (Bitte den gesicherten Bericht anhängen: Er enthält die Aufzeichnung.)
