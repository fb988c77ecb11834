# Das Buch auf dem Tisch: Bereiche, Karten, Zähler

book-rule = Regel { $number }
book-close = Schließen
book-nav = Teile des Tisches
book-nav-hand = Hand
book-nav-book = Buch
book-nav-library = Bibliothek
book-nav-team = Team
book-nav-me = Du
book-nav-log = Bericht
book-sheet-more = Mehr Platz für die Entscheidung
book-sheet-less = Mehr Platz für den Tisch

# Das Buch
book-h-book = Das offene Buch
book-title-cover = Das Grimoire des Wahnsinns
book-shut = Noch ist es zu. Der erste Zug schlägt es auf.
book-symbols = Bringt Flüche: { $list }
book-arrival = Bei der Ankunft:
book-read = Alles lesen
book-picture = Zurück zum Bild
book-none-left = Kein Fluch bei der Prüfung
book-any-left = Noch ein Fluch da
book-none-short = Keiner da:
book-any-short = Noch einer da:
book-final-good = Kein Fluch mehr da
book-final-won = Die letzte Seite schließt sich: Ihr habt gewonnen.
book-final-lost = Das Buch behält euch: Ihr habt verloren.
book-next = Flüche der nächsten Seite{ $multi ->
    [0] {""}
   *[other] {" "}und { $multi } 4-Elemente
 }
book-next-short = nächste{ $multi ->
    [0] {""}
   *[other] {" "}+{ $multi } multi
 }
book-round = Runde { $n } von 6
book-round-caption = 4-Elemente-Flüche nach Runde und Schwierigkeit
book-round-multi = 4-Elemente-Flüche je Runde
book-difficulty = { $n ->
    [1] Leicht
    [2] Mittel
   *[other] Schwer
 }

# Wahnsinn
book-h-madness = Wahnsinn
book-left = { $n ->
   *[other] übrig
 }
book-danger = { $level ->
    [1] Ruhig
    [2] Unruhig
    [3] Wird knapp
    [4] Gefährlich
   *[5] Am Abgrund
 }
book-madness-chip = Wahnsinnsstapel: noch { $n }. { $words }
book-forecast-each = Alle je 1
book-forecast-lost = aus
book-forecast-hot = Wahnflüche
book-madness-hand = { $n ->
    [0] Kein Wahnsinn auf der Hand: Mit 6 am Ende deines Zugs bist du raus.
   *[other] { $n } Wahnsinn auf der Hand: Mit 6 am Ende deines Zugs bist du raus.
 }

# Der Ritualkreis
book-h-track = Ritualkreis und Flüche
book-stop-quiet = {""}
book-stop-opened = aufgeschlagen
book-stop-struck = war dran
book-stop-now = dieser Zug
book-stop-in = { $n ->
    [1] nächster Zug
   *[other] in { $n } Zügen
 }
book-stop-check-in = { $n ->
    [1] Prüfung: nächster Zug
   *[other] Prüfung in { $n } Zügen
 }
book-stop-check-now = Prüfung jetzt
book-stop-check-later = die Prüfung
book-marker = { $space ->
    [0] Ritualmarker auf der Prüfung
   *[other] Ritualmarker auf Feld { $space }
 }
book-destroy-for = bannen für
book-asleep = Schläft
book-under = Wahnsinn darunter: { $n }
book-fallen = gebannt
book-curses-left = { $n ->
    [0] Kein Fluch mehr
    [1] Noch 1 Fluch
   *[other] Noch { $n } Flüche
 }
book-curses-coming = Gleich kommen die Flüche
book-check-all = Auch schlafende zählen. Für die Belohnung müssen alle weg.
book-check-safe = Bleibt es so, gehört euch die Belohnung.
book-discount = Bannen kostet { $n } weniger
book-boost = { $n ->
    [1] Nächste Karte aus Unterstützung zählt 1 mehr
   *[other] Nächste { $n } Karten aus Unterstützung zählen 1 mehr
 }
book-next-strike = Als Nächstes:

# Bibliothek und Vorrat
book-h-library = Bibliothek
book-learn-for = für 2 lernen
book-below = { $n ->
    [0] der letzte
   *[other] { $n } darunter
 }
book-shelf-empty = leer
book-h-supply = Elemente
book-acquire-for = kosten ihren Wert
book-pile-left = noch { $n }
book-destroyed = { $n ->
    [1] 1 gebannte Karte
   *[other] { $n } gebannte Karten
 }

# Die anderen
book-h-team = Dein Team
book-turn-now = am Zug
book-turn-next = danach
book-turn-out = raus
book-deck = Deck
book-discard = Ablage
book-piles-of = { $name }: Ablagestapel ansehen
book-hand-of = { $n } Handkarten: { $cards }
book-hand-short = Hand { $n }
book-closed = { $n ->
    [1] eine verdeckte Karte
   *[other] { $n } verdeckte Karten
 }
book-h-support = Unterstützungszone
book-h-spells-of = Zauber
book-ready = bereit
book-exhausted = erschöpft
book-neutralised = unwirksam

# Meine Sachen
book-spells-mine = Deine Zauber
book-spells-of = Zauber von { $name }
book-support-mine = Deine Unterstützung
book-support-of = Unterstützung von { $name }
book-support-all = damit zahlen alle
book-owned = Gehört { $name }
book-free = frei
book-h-piles = Deck und Ablagestapel
book-deck-top = Oben auf dem Deck: { $cards }
book-discard-open = Ablagestapel, { $n ->
    [1] 1 Karte
   *[other] { $n } Karten
 }. Ansehen
book-discard-mine = Dein Ablagestapel: { $n }
book-discard-of = Ablagestapel von { $name }: { $n }
book-pile-empty = Hier liegt nichts.
book-h-hand = Hand: { $n ->
    [1] 1 Karte
   *[other] { $n } Karten
 }
book-hand-empty = Keine Karte auf der Hand
book-pays = zahlt { $n }
book-pays-nothing = zahlt für nichts
book-ability-always = Immer
book-ability-free = bereit
book-ability-used = genutzt
book-ability-not = jetzt nicht

# Was man tun kann
book-h-acts = Was du tun kannst
book-act-cast = Wirken
book-act-destroy = Bannen
book-act-cure = Kurieren
book-act-learn = Lernen
book-act-acquire = Gewinnen
book-act-ability = Fähigkeit
book-act-stop = Aktionen beenden
book-count-cast = { $n ->
    [0] keiner
   *[other] { $n } Zauber
 }
book-count-destroy = { $n ->
    [0] keiner
    [1] 1 Fluch
   *[other] { $n } Flüche
 }
book-count-cure = { $n ->
    [0] keiner
   *[other] { $n } Wahnsinn
 }
book-count-learn = { $n ->
    [0] keiner
   *[other] { $n } Zauber
 }
book-count-acquire = { $n ->
    [0] keine
   *[other] { $n } Stapel
 }
