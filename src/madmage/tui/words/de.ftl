# Die eigenen Sätze des Zeilenmodus. Die Befehlswörter bleiben englisch: So tippt man sie.
line-welcome = { $title }. Tippe eine Nummer, um zu wählen, oder einen Befehl: why, undo, rules, log, table, save, lang, help, quit.
line-prompt = { $name }>
line-options = Zur Wahl steht:
line-later = Und zusammen mit einer davon (tippe alle Nummern auf einmal):
line-together = Nummer { $number } wird zusammen mit einer weiter oben gewählt: Tippe beide Nummern auf einmal.
line-refused = Nicht erlaubt ist (warum, sagt why mit der Nummer):
line-refused-none = Sonst gibt es nichts, was du wohl tun wolltest und nicht darfst.
line-legal = Das ist erlaubt: Tippe { $number }, um es zu tun.
line-because = { $sentence } [{ $rule }]
line-no-number = Eine Nummer { $number } steht nicht auf der Liste.
line-undone = Zurückgenommen: { $text }.
line-undo-ask = { $reason } Wenn alle zustimmen, tippe: undo !
line-saved = Gespeichert in { $file }.
line-save-failed = { $file } ließ sich nicht schreiben: { $reason }
line-save-how = Tippe save und einen Dateinamen.
line-rules-how = Tippe rules und eine Nummer, zum Beispiel: rules { $example }
line-lang = Die Sprache ist jetzt Deutsch.
line-lang-how = Tippe lang und eines von: en, de, es.
line-meant = „{ $text }“ verstehe ich nicht. Meintest du „{ $meant }“?
line-unknown = „{ $text }“ verstehe ich nicht. Was du tippen kannst, sagt help.
line-over = { $outcome }
line-bye = Auf Wiedersehen.
line-ended = Die Eingabe ist zu Ende.
line-pass = Gib den Bildschirm an { $name } weiter und drücke die Eingabetaste.
line-help =
    Nummer       diese Möglichkeit wählen (mehrere Nummern: eine nach der anderen)
    Kurztext     so wählen statt mit der Nummer, zum Beispiel: { $example }
    why          auflisten, was du gerade nicht darfst, mit Nummern
    why N        warum Möglichkeit N nicht geht; why und ein Kurztext geht auch
    undo         die letzte Wahl zurücknehmen, wenn niemand dadurch etwas erfahren hat
    undo !       sie zurücknehmen, weil alle zustimmen
    rules N      eine Regel, ein Kapitel oder eine Auslegung lesen
    log N        die letzten N Zeilen des Protokolls (ohne Zahl: 20)
    table        den ganzen Tisch noch einmal zeigen
    save DATEI   die Partie als Aufzeichnung speichern
    lang en|de|es  die Sprache wechseln
    help         diese Übersicht
    quit         aufhören
