# Der Tisch: Entscheidung, Bericht, Werkzeuge

table-game-book = Das Buch
table-game-maze = Das Labyrinth
table-skip = Zu deiner Entscheidung springen
table-loading = Der Tisch wird gedeckt …
table-away = Die Verbindung zum Server ist unterbrochen. Neuer Versuch …
table-lost = Diesen Tisch gibt es nicht
table-lost-help = Vielleicht ist der Code vertippt, oder der Tisch ist längst abgeräumt.
table-lost-seat = Dein Platz an diesem Tisch gilt nicht mehr
table-lost-seat-help = Du kannst zusehen oder dich wieder setzen, wenn ein Stuhl frei ist.
table-watch = Zusehen
table-tools = Werkzeuge
table-rules = Regeln
table-rule = Regel { $number }
table-fault-close = Schließen

# Phasen
table-phases = { $whose ->
    [mine] Dein Zug
   *[other] { $name } ist am Zug
 }
table-phase-concentration = Konzentration
table-phase-monster = Monster
table-phase-action = Aktionen
table-phase-recuperation = Regeneration
table-phase-concentration-now = { $whose ->
    [mine] Deine Konzentration
   *[other] { $name }: Konzentration
 }
table-phase-monster-now = { $whose ->
    [mine] Deine Monsterphase
   *[other] { $name }: Monster
 }
table-phase-action-now = { $whose ->
    [mine] Deine Aktionen
   *[other] { $name }: Aktionen
 }
table-phase-recuperation-now = { $whose ->
    [mine] Deine Regeneration
   *[other] { $name }: Regeneration
 }

# Der Zettel
table-slip-turn = Deine Entscheidung
table-slip-question = Deine Entscheidung
table-slip-pay = Deine Entscheidung: Bezahlung
table-slip-confirm = Deine Entscheidung
table-slip-touch = Tippe eine Karte auf dem Tisch an oder wähle hier.
table-slip-check = Die Prüfung
table-slip-arrives = Das Monster kommt
table-slip-strikes = Ein Fluch schlägt zu
table-slip-guest = { $name } ist am Zug und lässt dich mitmachen.
table-stop-open = Du könntest noch:
table-stop-nothing = Etwas anderes geht jetzt nicht.
table-slip-reckons = Der Preis wird ausgerechnet …
table-group-cast = Zauber wirken
table-group-destroy = Fluch bannen
table-group-cure = Wahnsinn kurieren
table-group-learn = Zauber lernen
table-group-acquire = Karte hinzugewinnen
table-group-ability = Fähigkeit nutzen
table-act-cast = { $power ->
    [0] { $name } wirken
   *[other] { $name } ×{ $power } wirken
 }
table-act-destroy = { $name } bannen
table-act-cure = Wahnsinn kurieren
table-act-learn = { $name } lernen
table-act-acquire = { $name } hinzugewinnen
table-act-ability = Deine Fähigkeit
table-act-stop = Aktionen beenden
table-act-other = { $name }
table-do-cast = { $paid ->
    [yes] Bezahlen und wirken
   *[no] Wirken
 }
table-do-destroy = { $paid ->
    [yes] Bezahlen und bannen
   *[no] Bannen
 }
table-do-cure = { $paid ->
    [yes] Bezahlen und kurieren
   *[no] Kurieren
 }
table-do-learn = { $paid ->
    [yes] Bezahlen und lernen
   *[no] Lernen
 }
table-do-acquire = { $paid ->
    [yes] Bezahlen und nehmen
   *[no] Nehmen
 }
table-do-ability = Nutzen
table-do-stop = Ja, das war’s
table-do-other = Ausführen
table-do-pay = Bezahlen
table-power = Verstärkung
table-power-cost = kostet { $n }
table-power-no = jetzt nicht
table-back = Zurück

# Bezahlen
table-payment = Bezahlung
table-pay-hand = deine Hand
table-pay-own = deine Unterstützung
table-pay-support = bei { $name }
table-pay-card = { $card }, { $place }{ $copies ->
    [1] {""}
   *[other] , { $copies } davon da
 }{ $n ->
    [0] {""}
    [1] {": bezahlt mit"}
   *[other] {": "}{ $n } bezahlen mit
 }
table-pay-nothing-yet = noch keine Karte
table-pay-sum = { $paid } / { $need }
table-pay-others = Karten, die bezahlen können
table-pay-missing = { $n ->
    [one] Noch eine Karte
   *[other] Noch { $n } Karten
 }
table-pay-other = Anders bezahlen

# Auswählen
table-pick-several = Wähle alles zusammen aus und dann Fertig.
table-pick-between = Wähle { $least } bis { $most }.
table-pick-exactly = Wähle { $n }.
table-pick-upto = Wähle bis zu { $n }.
table-pick-first = { $n ->
    [one] Wähle eins
   *[other] Wähle { $n }
 }
table-pick-more = { $n ->
    [one] Wähle noch eins
   *[other] Wähle noch { $n }
 }
table-pick-none = Nichts davon
table-pick-done = Fertig: { $n } gewählt
table-pick-confirm = Bestätigen
table-pick-of = { $n } von { $copies }
table-pick-card = { $card }{ $copies ->
    [1] {""}
   *[other] , { $copies } davon da
 }{ $n ->
    [0] {""}
    [1] , gewählt
   *[other] , { $n } gewählt
 }
table-pick-propose = Anderer Vorschlag
table-pick-all = Alles zeigen
table-pick-clear = Von vorn
table-order = Deine Reihenfolge
table-order-earlier = { $name }: früher
table-order-later = { $name }: später

# Warten
table-wait-watching = Du siehst zu
table-wait-not-you = Gerade entscheidest nicht du
table-wait-moment = Einen Moment …
table-wait-for = Warten auf { $names }
table-wait-thinks = { $name } überlegt
table-wait-asked = { $name } entscheidet.
table-wait-chance = Zuerst ist der echte Tisch gefragt: Was kam?
table-wait-away = { $name } ist nicht da; ein Gefährte kann einspringen.
table-sit = Ein Stuhl ist frei

# Zurücknehmen, Tipps, Wünsche
table-undo = Zurücknehmen
table-undo-free = Zurücknehmen (frei)
table-undo-ask = Zurücknehmen: { $names } fragen
table-undo-no = Zurücknehmen
table-undo-none = Von dir gibt es nichts zurückzunehmen.
table-hint = Tipp
table-hint-follow = Zeig es mir
table-wish-agree = Einverstanden
table-wish-decline = Ablehnen
table-wish-waiting = Die anderen müssen noch zustimmen …

# Der Bericht
table-log = Was geschah
table-log-older = Ältere Einträge
table-log-opening = Aufbau
table-log-turn = Zug { $turn }
table-log-why = warum?
table-log-why-long = Warum? { $line }
table-log-empty = Noch nichts.

# Das Menü
table-menu = Menü
table-menu-invite = Einladen
table-menu-qr = Der Link zu diesem Tisch als QR-Code
table-menu-code = Tischcode { $code }
table-menu-copy = Link kopieren
table-menu-play = So spielst du gern
table-menu-plain = Einfache Seite (in Worten)
table-menu-record = Aufzeichnung herunterladen
table-menu-leave = Aufstehen (ein Gefährte übernimmt)
table-menu-home = Zum Anfang
table-confirm = Nachfragen
table-confirm-always = Immer
table-confirm-choice = Nur wenn es eine Wahl gibt
table-plain = Schlichtes Papier
table-plain-help = Keine Maserung, nichts schief.
table-keys = Tasten
table-key-enter = Enter
table-key-enter-does = bestätigen
table-key-esc = Esc
table-key-esc-does = zurück
table-key-power = 1 2 3
table-key-power-does = Verstärkung eines Zaubers
table-key-undo = U
table-key-undo-does = zurücknehmen
table-key-hint = H
table-key-hint-does = Tipp
table-key-rules = ?
table-key-rules-does = Regeln
table-key-log = L
table-key-log-does = Bericht
table-key-propose = P
table-key-propose-does = etwas vorschlagen
table-key-draft = D
table-key-draft-does = meinen Zug entwerfen
table-key-arrows = ← →
table-key-arrows-does = innerhalb von Hand, Zaubern usw.

# Das Ende
table-over = Das Spiel ist aus
table-over-again = Noch einmal mit denselben Einstellungen
table-over-look = Den Tisch ansehen

# Dinge, für alle, die zuhören
table-thing-hand = { $card } auf deiner Hand{ $n ->
    [0] {""}
    [1] {""}
   *[other] , { $n } davon
 }
table-thing-support = { $whose ->
    [mine] { $card } in deiner Unterstützungszone
   *[other] { $card } in der Unterstützungszone von { $name }
 }
table-thing-discard = { $whose ->
    [mine] { $card } in deinem Ablagestapel
   *[other] { $card } im Ablagestapel von { $name }
 }
table-thing-destroyed = { $card }, gebannt
table-thing-spell = { $whose ->
    [mine] Dein Zauber { $spell }
   *[other] { $spell }, ein Zauber von { $name }
 }
table-thing-curse = Fluch { $curse } auf Feld { $space }
table-thing-no-curse = Leerer Platz für einen Fluch
table-thing-library = { $spell } in der Bibliothek
table-thing-shelf-empty = { $element }: leeres Fach der Bibliothek
table-thing-supply = { $card } vom Tisch, noch { $n }
table-thing-madness = { $whose ->
    [mine] Dein Wahnsinn
   *[other] Wahnsinn von { $name }
 }
table-thing-ability = { $whose ->
    [mine] Deine Fähigkeit
   *[other] Fähigkeit von { $name }
 }
table-doing-refused = Geht jetzt nicht
table-doing-pays = { $n ->
    [one] Bezahlt mit. Drücken nimmt sie heraus
   *[other] { $n } davon bezahlen mit. Drücken ändert das
 }
table-doing-could-pay = Kann bezahlen
table-doing-chosen = Gewählt
table-doing-picked = { $n ->
    [0] Angetippt
    [one] Gewählt
   *[other] { $n } gewählt
 }
table-doing-several = { $n } Möglichkeiten
