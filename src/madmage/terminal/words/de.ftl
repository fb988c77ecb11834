# Die eigenen Sätze des Terminaltisches.
term-book-head = Runde { $round } von 6, { $marker ->
    [0] die Prüfung
   *[other] Zug { $marker } von 5
 } · { $phase } · { $name }
term-check = { $here ->
    [yes] [Prüfung]
   *[no] Prüfung
 }
term-madness = Wahnsinn: { $n }
term-tokens = { $n ->
    [one] (1 Elementmarker)
   *[other] ({ $n } Elementmarker)
 }
term-under = { $n ->
    [one] (1 Wahnsinn darunter)
   *[other] ({ $n } Wahnsinn darunter)
 }
term-next = dann:
term-you = (du)
term-out = aus dem Spiel
term-used = (In diesem Zug benutzt.)
term-hand = Hand ({ $n })
term-support = Unterstützungszone ({ $n }/{ $slots })
term-piles = Deck { $deck }, Ablagestapel ({ $discard })
term-spells = Zauber ({ $n }/{ $limit })
term-library = Bibliothek ([1] im Text wird mit der Verstärkung malgenommen)
term-shelf = , Stufe { $level }, { $below ->
    [0] der letzte
   *[other] darunter noch { $below }
 }
term-supply = Karten zum Nehmen
term-token-supply = Elementmarker im Vorrat:
term-destroyed = Bannstapel:
term-trial = { $ability }: Die Summe muss über { $target } liegen. { $need ->
    [0] Jeder Wurf genügt.
   *[other] { $n ->
        [one] Der Würfel muss mindestens { $need } zeigen.
       *[other] Die { $n } Würfel müssen zusammen mindestens { $need } zeigen.
     }
 }
term-panel-table = Tisch
term-panel-players = Spieler
term-panel-library = Bibliothek
term-panel-map = Karte
term-panel-cards = Karten
term-panel-log = Protokoll
term-waiting = { $thinking ->
    [yes] { $name } denkt nach …
   *[no] Warten auf { $name }.
 }
term-gathering = Der Tisch sammelt sich. Schick deinen Freunden diesen Link:
term-chair-free = frei
term-chair-away = nicht da
term-chair-companion = Gefährte
term-begin = Jetzt beginnen; Gefährten halten die leeren Stühle warm
term-watching = Du siehst zu.
term-agree = Zustimmen: { $what }
term-decline = Nicht zustimmen: { $what }
term-proposal = { $name } schlägt vor: { $what }
term-over = Die Partie ist zu Ende. Sieh dich um, speichere sie (s), nimm deine letzte Wahl zurück (u) oder geh (q).
term-refused-title = Jetzt nicht möglich (Eingabe oder w: warum)
term-allowed = Das ist möglich: Die Eingabetaste tut es.
term-why-what = Wähle zuerst einen Eintrag der Liste; w sagt dann, warum.
term-marked = Leertaste markiert, Eingabe nimmt das Markierte{ $row ->
    [yes] {" "}in dieser Reihenfolge
   *[no] {""}
 }: { $n } markiert.
term-nothing-fits = Nichts auf der Liste passt; Eingabe liest es, wie es getippt ist.
term-line = / Nummer, Worte oder Befehl
term-stale = Am Tisch ging es weiter; sieh noch einmal hin.
term-lost = Die Verbindung ist weg; ich versuche es wieder …
term-no-server = Bei { $site } antwortet niemand.
term-strange-server = { $site } antwortet, aber nicht wie ein Server dieser Spiele.
term-no-link = „{ $link }“ ist kein Link zu einem Tisch; so sähe einer aus: http://host:8421/t/OWLET.
term-undo-none = Du hast nichts gewählt, was sich zurücknehmen ließe.
term-undone = Zurückgenommen{ $what ->
    [none] .
   *[other] : { $what }.
 }
term-undo-asked = Die anderen werden gefragt, ob du es zurücknehmen darfst.
term-undo-really = { $why } Sind alle einverstanden, dass es zurückgenommen wird?
term-hint-none = Hier weiß niemand einen Tipp.
term-hint = Tipp: { $text }
term-hint-thinking = Ein Gefährte denkt darüber nach …
term-reason-none = Das hat kein Gefährte gewählt.
term-reason-secret = Die Hände sind verdeckt: Gefährten sagen ihre Gründe, wenn die Partie zu Ende ist.
term-saved = Gespeichert in { $file }.
term-save-failed = { $file } ließ sich nicht schreiben: { $reason }
term-save-title = Die Partie als Aufzeichnung speichern. Datei:
term-quit-title = Den Tisch verlassen?
term-quit-unsaved = Die Partie ist nicht gespeichert: s speichert sie.
term-quit-seat = Dein Stuhl bleibt deiner: Derselbe Link bringt dich zurück. Bist du eine Minute weg, spielt ein Gefährte für dich.
term-yes = Ja
term-no = Nein
term-lang = Die Sprache ist jetzt Deutsch.
term-puts-title = Außer der Reihe
term-puts-none = Du kannst jetzt nichts außer der Reihe tun.
term-pass = Gib die Tastatur an { $name } weiter und drücke dann die Eingabetaste.
term-rules-title = Regeln. Tippe eine Nummer oder ein Wort:
term-rules-none = In keiner Regel kommt das vor.
term-close = Esc schließt
term-key-undo = zurück
term-key-undo-free = zurück (frei)
term-key-undo-ask = zurück (fragt { $n ->
    [one] 1 Mitspieler
   *[other] { $n } Mitspieler
 })
term-key-hint = Tipp
term-key-why = warum
term-key-rules = Regeln
term-key-save = speichern
term-key-lang = Sprache
term-key-help = Hilfe
term-key-quit = Ende
term-key-put = dazwischen
term-help =
    ↑ ↓ Eingabe     aus der Liste wählen; ein Klick tut es sofort
    Nummer Eingabe  wählen, was bei der Nummer steht; 1 4, wo mehreres gewählt wird
    /               tippen: Die Liste zeigt, was passt; Eingabe tut das Getippte
    Leertaste       wo mehreres gewählt wird: markieren, dann Eingabe
    ← →             die nächste Tafel: Tisch, Spieler, Karten, Protokoll
    Bild↑ Bild↓     die Tafel rollen; Umschalt und Pfeile schieben die Karte
    u               deine letzte Wahl zurücknehmen; der Preis steht dabei
    Esc             zurück: aus dem Tippen oder aus einer eben begonnenen Zahlung
    h               ein Tipp: was ein Gefährte täte, und warum
    w               warum etwas nicht geht; im Protokoll: warum ein Gefährte das tat
    r               die Regeln, aufgeschlagen bei der zuletzt genannten
    p               etwas außer der Reihe tun (das Labyrinth)
    s l ? q         speichern, Sprache, diese Hilfe, gehen
    Auf der Karte wählt ein Klick auf ein Feld mit Nummer dieses Feld.
    Alle Befehle des Zeilenmodus lassen sich nach / tippen, etwa: karte { $card }
term-not-a-terminal = Der Terminaltisch braucht ein Terminal, und dies ist keines; spiele mit --line, das geht überall.
term-too-small = Dieses Fenster ist zu klein: 80 Spalten und 24 Zeilen braucht es.
term-start-title = madmage
term-start-game = Spiel
term-start-name = Dein Name
term-start-players = Spieler
term-start-level = Gefährten spielen
term-start-difficulty = Schwierigkeit
term-start-mode = Modus
term-start-begin = Beginnen
term-start-join = An einen Tisch setzen
term-start-link = oder der Link eines Freundes: http://…/t/CODE
term-start-language = Sprache
term-me = Ich
term-companion = Gefährte { $n }
term-level-random = zufällig
term-level-greedy = einfach
term-level-adept = gut
term-level-master = sehr gut, langsam
