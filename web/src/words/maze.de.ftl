# Der Tisch des Labyrinths
maze-you = Du
maze-and = { $first } und { $second }
maze-side-n = Norden
maze-side-e = Osten
maze-side-s = Süden
maze-side-w = Westen
maze-level = Ebene
maze-levels = { $n ->
    [one] Ebene { $levels }
   *[other] Ebenen { $levels }
 }
maze-round = { $n ->
    [0] Aufbau
   *[other] Runde { $n }
 }
maze-order = Reihenfolge
maze-tabs = Ansichten
maze-tab-table = Tisch
maze-tab-sheet = Bögen
maze-tab-fields = Felder
maze-tab-log = Chronik

# Felder
maze-fields = Felder als Liste
maze-field = { $field }, { $kind }, { $exits }
maze-field-free = { $field }, freies Feld
maze-field-possible = wählbar
maze-kind-straight = Gerade
maze-kind-corner = Kurve
maze-kind-t = T-Kreuzung
maze-kind-room = Startraum
maze-kind-room1 = Sackgasse
maze-kind-room2 = Gerade
maze-kind-room3 = T-Kreuzung
maze-kind-room4 = Kreuzung
maze-kind-stairs = Treppe
maze-kind-portal = Portal
maze-mark-key = ein Schlüssel
maze-mark-chest = eine Schatztruhe
maze-mark-monster = ein Monster
maze-mark-action = eine Aktion
maze-mark-open = { $mark }, offene Karte: { $card }
maze-mark-grave = { $n ->
    [0] ein leeres Grab
    [one] ein Grab mit einem Ding
   *[other] ein Grab mit { $n } Dingen
 }
maze-steps = { $n ->
    [0] hier
    [one] 1 Schritt
   *[other] { $n } Schritte
 }
maze-steps-word = { $n ->
    [one] Schritt
   *[other] Schritte
 }
maze-wall = Wand
maze-no-options = Auf der Karte ist jetzt nichts zu wählen.

# Die Karte
maze-map = { $levels ->
    [one] Karte einer Ebene
   *[other] Karte von { $levels } Ebenen
 }{ $n ->
    [0] { "" }
    [one] , ein Feld ist wählbar
   *[other] , { $n } Felder sind wählbar
 }
maze-map-keys = Die Pfeiltasten gehen durch offene Durchgänge, mit Umschalt auch über Wände. N und P gehen durch alles Wählbare, Eingabe wählt es und tut es, Q und E drehen die Labyrinthkarte. Plus und Minus zoomen, 0 zeigt alles, C findet deine Figur. „Felder als Liste“ enthält dasselbe als Schaltflächen.
maze-zoom = Zoom
maze-zoom-in = Näher
maze-zoom-out = Weiter weg
maze-zoom-fit = Alles zeigen
maze-zoom-me = Meine Figur finden
maze-more-places = { $n ->
    [one] 1 weiteres Feld außer Sicht
   *[other] { $n } weitere Felder außer Sicht
 }
maze-show-map = Zur Karte des Labyrinths
maze-show-card = Zur Karte: { $card }
maze-not-now = Jetzt nicht
maze-open-cards = { $n ->
    [one] Eine offene Karte
   *[other] { $n } offene Karten
 }
maze-goals = Lohnende Ziele

# Gehen
maze-walk-help = Wähle ein erleuchtetes Feld.
maze-walk-help-stops = Wähle ein erleuchtetes Feld. Rote Achtecke halten dich auf.
maze-deed-walk = Gehen
maze-deed-explore = Erkunden
maze-deed-take = Schlüssel nehmen
maze-deed-open = Truhe öffnen
maze-deed-loot = Grab plündern
maze-deed-face = Sich einer Karte stellen
maze-deed-climb = { $up ->
    [portal] Durch ein Portal
   *[stairs] Die Treppe nehmen
 }
maze-deed-walk-short = gehen
maze-deed-explore-short = { $n ->
    [one] 1 Labyrinthkarte erkunden
   *[other] { $n } Labyrinthkarten erkunden
 }
maze-deed-take-short = Schlüssel nehmen
maze-deed-open-short = Truhe öffnen
maze-deed-loot-short = Grab plündern
maze-deed-face-short = hält dich auf
maze-deed-climb-short = führt hinauf
maze-do-walk = Nach { $field } gehen
maze-do-explore = { $n ->
    [one] Von { $field } aus 1 Labyrinthkarte erkunden
   *[other] Von { $field } aus { $n } Labyrinthkarten erkunden
 }
maze-do-take = Den Schlüssel auf { $field } nehmen
maze-do-open = Die Truhe auf { $field } öffnen
maze-do-loot = Das Grab auf { $field } plündern
maze-do-face = Dich dem auf { $field } stellen
maze-do-climb = { $up ->
    [portal] Durch das Portal auf { $field }
   *[stairs] Die Treppe auf { $field } hinauf
 }
maze-choose-field = { $field } wählen
maze-turn-move = Gehen
maze-turn-regenerate = Regenerieren
maze-turn-stand = Sich der Karte hier stellen
maze-turn-take = Schlüssel hier nehmen
maze-turn-open = Truhe hier öffnen
maze-turn-loot = Grab hier plündern

# Legen
maze-held = Ausgänge { $exits }
maze-tiles-left = { $n } Labyrinthkarten zu legen
maze-places = Offene Ausgänge
maze-place-fits = passt so
maze-place-turn = Drehen: dann passt sie.
maze-place-none = passt in keiner Richtung
maze-turn-left = Nach links drehen
maze-turn-right = Nach rechts drehen
maze-turned = { $fits ->
    [yes] { $exits }: passt
   *[no] { $exits }
 }
maze-lay-at = Auf { $field } legen
maze-lay-first = Wähle zuerst einen Platz

# Charaktere
maze-sheet = { $name }: Charakterbogen
maze-abilities = Fähigkeiten
maze-invested = { $n } investiert
maze-worth-test = Würfel + { $n }
maze-worth-toughness = −{ $n } Schaden
maze-worth-speed = { $n ->
    [one] +1 Schritt
   *[other] +{ $n } Schritte
 }
maze-secret = Erschafft noch heimlich einen Charakter.
maze-equipment = Ausrüstung
maze-equipment-none = keine
maze-keys = { $n ->
    [one] 1 Schlüssel
   *[other] { $n } Schlüssel
 }
maze-potions = Tränke { $n }/{ $most }
maze-drink = { $potion }: { $text } Trinken.
maze-drink-short = { $potion } trinken
maze-escaped = als Nummer { $n } entkommen
maze-on-field = auf { $field }
maze-where = Ebene { $level } · { $field }
maze-out = ist gegangen
maze-skips = setzt aus
maze-omen = nächste Probe { $change }
maze-rivals = Die anderen
maze-points-left = { $n ->
    [one] freier Punkt übrig
   *[other] freie Punkte übrig
 }
maze-create-strength = zählt { $n } bei Proben auf Stärke
maze-create-dexterity = zählt { $n } bei Proben auf Geschicklichkeit
maze-create-intelligence = zählt { $n } bei Proben auf Intelligenz
maze-create-toughness = senkt jeden Schaden um { $n }
maze-create-speed = gibt { $n } Schritte dazu
maze-less = { $ability }: einer weniger als { $n }
maze-more = { $ability }: einer mehr als { $n }
maze-create-done = Das bin ich
maze-create-clear = Von vorn
maze-loot = { $n ->
    [0] Alles liegen lassen
    [one] Das nehmen
   *[other] Diese { $n } nehmen
 }

# Karten
maze-hidden-monster = Ein Monster, noch verdeckt
maze-hidden-action = Eine Aktion, noch verdeckt
maze-hidden-text = Die Karte wird gezogen, wenn die Gruppe feststeht.
maze-reads = { $whose ->
    [mine] Du liest diese Karte vor. Nur du siehst die versiegelten Zweige.
   *[other] { $name } liest vor.
 }
maze-sealed = Noch nicht vorgelesen
maze-gone = Karte und Marker kommen weg
maze-test = Probe: { $ability }
maze-formula = { $n } + Ebene
maze-calc = { $fighters ->
    [one] { $n } + Ebene { $level } =
   *[other] { $n } × { $fighters } + Ebene { $level } =
 }
maze-success = Erfolg
maze-failure = Misserfolg
maze-or-more = { $n } oder mehr
maze-or-less = { $n } oder weniger
maze-choice = Wähle eine Seite
maze-fate = Schicksal: der Würfel entscheidet
maze-cost-life = kostet { $n } Leben
maze-cost-key = { $n ->
    [one] kostet einen Schlüssel
   *[other] kostet { $n } Schlüssel
 }
maze-cost-potion = { $n ->
    [one] kostet einen Trank
   *[other] kostet { $n } Tränke
 }
maze-cost-equipment = kostet deine Ausrüstung
maze-sums = Die Summe, und was sie schlagen muss
maze-sum = Bisher
maze-beat = Zu schlagen
maze-need-one = { $name } braucht { $n } oder mehr: { $faces ->
    [one] eine Seite
   *[other] { $faces } Seiten
 } von sechs
maze-need-many = { $dice } Würfel müssen { $n } oder mehr ergeben ({ $percent } %)
maze-need-safe = Jeder Wurf genügt
maze-need-none = Kein Wurf genügt
maze-rolled = { $n } gewürfelt
maze-in-cup = der Würfel ist noch im Becher
maze-guard = Zähigkeit senkt jeden Schaden um { $n }
maze-trade = Tauschen
maze-group = Wer kämpft mit
maze-invite = Um Hilfe bitten
maze-guest-asked = wird gefragt
maze-guest-joined = kämpft mit
maze-guest-declined = lehnt ab
maze-guest-free = kann gefragt werden
maze-guest-far = kann nicht mitkämpfen

# Was gerade geschah
maze-seen = Gesehen
maze-news-tested = Probe auf { $ability }: { $n } gegen { $target }, { $won ->
    [yes] Erfolg!
   *[no] Misserfolg.
 }
maze-news-died = { $name } stirbt. Odius ist entzückt.
maze-news-collapsed = Ebene { $level } stürzt ein!
maze-news-escaped = { $name } entkommt durch ein Portal, als Nummer { $n }!
maze-news-buried = { $name } wird mit der Ebene verschüttet und erwacht eine höher.
maze-news-climbed = { $name } erreicht Ebene { $level }.

# Die erste Seite
maze-set-title = Der Tisch im Keller
maze-set-sub = Drei bis sechs gegeneinander. Wer übrig bleibt, hat verloren.
maze-set-seats = Wer gräbt
maze-set-rulings = { $n ->
    [0] Hausregeln: wie gedruckt
    [one] Hausregeln: eine geändert
   *[other] Hausregeln: { $n } geändert
 }
maze-set-level = Wie Gefährten spielen
maze-set-note = { $companions ->
    [one] Du spielst gegen einen Gefährten.
   *[other] Du spielst gegen { $companions } Gefährten.
 }
maze-set-note-friends = { $friends ->
    [one] Ein Stuhl wartet auf einen Freund.
   *[other] { $friends } Stühle warten auf Freunde.
 }
maze-seat = { $kind ->
    [me] Du
    [friend] Ein Freund
   *[companion] { $name }
 }
maze-seat-change = Platz { $n }: { $who }. Ändern
maze-name-0 = Mirel
maze-name-1 = Tobruk
maze-name-2 = Ysolde
maze-name-3 = Pim
maze-name-4 = Corva
maze-name-5 = Bastian

# Mood and small words
maze-life = Leben
maze-keys-word = Schlüssel
maze-level-1 = der saubere Eingang
maze-level-2 = die nassen Keller
maze-level-3 = die Glutkammern
maze-level-4 = die Schiefergewölbe
maze-level-5 = das schwarze Glas
maze-ink-0 = Grabt, wo ihr wollt. Alles mein Keller.
maze-ink-1 = AUSGANG → (von wegen)
maze-ink-2 = Meine Schnecke ist schneller als ihr.
maze-ink-3 = Bitte den Schinken nicht füttern.
