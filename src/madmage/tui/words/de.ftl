# Die eigenen Sätze des Zeilenmodus.
line-welcome = { $title }. Tippe eine Nummer, um zu wählen, oder einen Befehl: warum, karte, regeln, tisch, optionen, protokoll, zurück, tipp, speichern, sprache, hilfe, ende.
line-prompt = { $name }>
line-nobody = Ende
line-player = Spieler { $n }
line-copies = { $thing } (bis zu { $n })
line-several = Tippe alle Nummern deiner Auswahl auf einmal{ $row ->
    [yes] {" "}in der gewünschten Reihenfolge
   *[no] , in beliebiger Reihenfolge
 }{ $most ->
    [1] .
   *[other] ; eine Nummer zweimal, etwa 1 1, heißt: zwei davon.
 }
line-one-number = Hier zählt nur eine Nummer: Jede ist schon eine ganze Antwort. Nichts ist geschehen.
line-no-number = Eine Nummer { $number } steht nicht auf der Liste; sie geht von 1 bis { $last }. Nichts ist geschehen.
line-goes-alone = „{ $thing }“ lässt sich mit nichts anderem zusammen wählen. Nichts ist geschehen.
line-refused = Nicht erlaubt ist (den Grund sagt „warum“ mit der Nummer):
line-refused-none = Sonst gibt es hier nichts, was sich wählen ließe.
line-legal = Das ist erlaubt: Tippe { $text }, um es zu tun.
line-part-of = Das gehört zu dem, was unter { $numbers } angeboten wird.
line-undone = Zurückgenommen: { $text }.
line-undo-ask = { $reason } Wenn alle zustimmen, tippe: zurück !
line-saved = Gespeichert in { $file }.
line-save-failed = { $file } ließ sich nicht schreiben: { $reason }
line-save-how = Tippe „speichern“ und einen Dateinamen.
line-rules-how = Tippe „regeln“ und eine Nummer oder ein Wort, zum Beispiel: regeln { $example }
line-rules-found = Regeln, in denen „{ $text }“ vorkommt:
line-no-rule = Eine Regel „{ $text }“ gibt es nicht; die Kapitel zeigt „regeln“.
line-no-rule-meant = Eine Regel „{ $text }“ gibt es nicht. Meintest du { $meant }?
line-card-how = Tippe „karte“ und den Namen einer beliebigen Karte.
line-no-card = Eine Karte „{ $text }“ gibt es nicht.
line-no-card-meant = Eine Karte „{ $text }“ gibt es nicht. Meintest du „{ $meant }“?
line-log-how = Tippe „protokoll“ und eine Zeilenzahl, zum Beispiel: protokoll 30
line-no-fields = Dieser Tisch hat keine Felder, die sich aufzählen ließen.
line-put-how = Was jemand außer der Reihe tut: dazwischen, wer, und was, zum Beispiel: dazwischen 2 drink heal. Jetzt möglich:
line-put-unknown = „{ $text }“ lässt sich nicht außer der Reihe tun.
line-lang = Die Sprache ist jetzt Deutsch.
line-lang-how = Tippe „sprache“ und eines von: en, de, es.
line-meant = „{ $text }“ verstehe ich nicht. Meintest du „{ $meant }“?
line-unknown = „{ $text }“ verstehe ich hier nicht. Was du tippen kannst, sagt „hilfe“.
line-over = Die Partie ist zu Ende. Du kannst noch tippen: protokoll, tisch, karte, regeln, speichern DATEI, zurück, ende.
line-unsaved = Nicht gespeichert. Tippe noch einmal „ende“, um aufzuhören, oder: speichern DATEI
line-bye = Auf Wiedersehen.
line-ended = Die Eingabe ist zu Ende.
line-pass = Gib die Tastatur an { $name } weiter und drücke dann die Eingabetaste.
line-help =
    Nummer          wählen, was bei dieser Nummer steht
    1 4             wo die Liste es sagt: mehreres auf einmal wählen
    Zug in Worten   so wählen statt mit der Nummer, zum Beispiel: { $example }
    (leere Zeile)   Frage und Möglichkeiten noch einmal; ebenso: optionen
    warum           auflisten, was du gerade nicht darfst, mit Nummern
    warum N         warum Nummer N nicht geht; ein Zug in Worten geht auch
    karte NAME      der Text einer beliebigen Karte
    felder          die Felder des Tisches als Liste
    dazwischen N ZUG  was Spieler N außer der Reihe tut, zum Beispiel:
                    dazwischen 2 drink heal
    tisch           der ganze Tisch und die Möglichkeiten
    protokoll N     die letzten N Zeilen des Protokolls (ohne Zahl: 20)
    zurück          die letzte Wahl zurücknehmen, wenn niemand dadurch etwas erfahren hat
    zurück !        sie zurücknehmen, weil alle zustimmen
    tipp            was ein Gefährte hier täte, und warum
    regeln          die Kapitel; regeln { $rule } zeigt eine Regel, regeln WORT sucht ein Wort
    speichern DATEI die Partie als Aufzeichnung speichern
    sprache en|de|es  die Sprache wechseln; Befehle gelten in allen dreien
    hilfe           diese Übersicht
    ende            aufhören
line-told = An einem echten Tisch: Wenn etwas gezogen oder gewürfelt wird, tippt seine Nummer oder seinen Namen; ziehen lässt das Programm ziehen (ziehen ! ab jetzt immer), zurück nimmt den letzten Eintrag zurück. Alles Gezogene wird hier getippt, auch verdeckte Handkarten: Nur so lassen sich Zahlungen prüfen.
line-told-prompt = Am Tisch kam>
line-told-copies = { $thing } ({ $n } davon)
line-told-given-up = Nicht getan: Die Wahl ist wieder offen.
line-told-nothing = Bisher wurde nichts gesagt.
line-told-not-here = An diesem Tisch zieht ohnehin das Programm; mit --physical sagt ihr, was ein echter Tisch bringt.
line-told-dealer = { $program ->
    [yes] Ab jetzt zieht das Programm.
   *[no] Ab jetzt sagt ihr, was der Tisch bringt.
 }
