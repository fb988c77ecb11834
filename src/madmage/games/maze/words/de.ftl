# Dinge und Orte. Namen von Markern, Gegenständen, Tränken und Ausrüstungen stehen ohne Artikel und im
# Nominativ: in Klammern, nach einem Doppelpunkt oder in Anführungszeichen.
title = Maze of the Rage Mage
list-more = { $first }, { $second }
list-last = { $first } und { $second }
direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
tile-stairs = eine Treppe
tile = { $shape ->
    [straight] eine Gerade
    [corner] eine Kurve
   *[tee] eine T-Kreuzung
 }{ $mark ->
    [key] { " mit Schlüssel" }
    [chest] { " mit Schatztruhe" }
    [monster] { " mit Monster" }
    [action] { " mit Aktion" }
   *[plain] { "" }
 }
marker-key = Schlüssel
marker-chest = Schatztruhe
marker-monster = Monster
marker-action = Aktion
marker-grave = Grab
marker-open = { $marker } „{ $card }“
thing-key = Schlüssel
thing-nothing = nichts
gear-add = { $ability } { $add }
gear-with-adds = { $gear } ({ $adds })
gear-with-text = { $gear }. { $text }
field-figures = dort: { $names }

# Was Karten tun. $who ist die Verbform: you (Befehl an den Leser), they (dritte Person, nach einem
# Doppelpunkt wie in „Jede Spielfigur auf der Ebene:“).
amount-sum = { $form ->
    [die] ({ $n } + ein Würfel)
    [level] ({ $n } + Ebene)
    [die-level] ({ $n } + ein Würfel + Ebene)
   *[none] { $n }
 }
card-gone = Karte und Marker werden weggenommen.
card-test = Probe auf { $ability } gegen { $number } + Ebene.
card-fate = Schicksal: Würfle.
verb-damage = { $who ->
    [they] Nimmt { $amount } Schaden.
   *[you] Nimm { $amount } Schaden.
 }
verb-heal = { $who ->
    [they] Bekommt { $amount } Leben zurück.
   *[you] Du bekommst { $amount } Leben zurück.
 }
verb-point = { $who ->
    [they] Investiert einen freien Punkt.
   *[you] Investiere einen freien Punkt.
 }
verb-unpoint = { $who ->
    [they] Verliert einen investierten Punkt; ist keiner investiert, gibt es stattdessen { $n } Schaden.
   *[you] Verliere einen investierten Punkt; ist keiner investiert, nimm { $n } Schaden.
 }
verb-shift = { $who ->
    [they] Darf einen investierten Punkt in eine andere Fähigkeit verschieben.
   *[you] Du darfst einen investierten Punkt in eine andere Fähigkeit verschieben.
 }
verb-skip = { $who ->
    [they] Setzt im nächsten eigenen Zug aus.
   *[you] Setze in deinem nächsten Zug aus.
 }
verb-again = { $who ->
    [they] Hat gleich nach diesem Zug noch einen.
   *[you] Du hast gleich nach diesem Zug noch einen.
 }
verb-omen = { $who ->
    [they] { $change } auf den nächsten eigenen Wurf in einer Probe.
   *[you] { $change } auf deinen nächsten Wurf in einer Probe.
 }
verb-draw = { $who ->
    [they] { $what ->
        [potion] Zieht { $n ->
            [one] einen Trank
           *[other] { $n } Tränke
         }
        [equipment] Zieht { $n ->
            [one] eine Ausrüstung
           *[other] { $n } Ausrüstungen
         }
       *[key] Nimmt { $n ->
            [one] einen Schlüssel
           *[other] { $n } Schlüssel
         }
     }.
   *[you] { $what ->
        [potion] Ziehe { $n ->
            [one] einen Trank
           *[other] { $n } Tränke
         }
        [equipment] Ziehe { $n ->
            [one] eine Ausrüstung
           *[other] { $n } Ausrüstungen
         }
       *[key] Nimm { $n ->
            [one] einen Schlüssel
           *[other] { $n } Schlüssel
         }
     }.
 }
verb-lose = { $who ->
    [they] Verliert { $what ->
        [potion] einen Trank
        [equipment] die Ausrüstung
       *[key] einen Schlüssel
     }{ $by ->
        [reader] { " (der Vorleser wählt)" }
        [chance] { " (der Zufall entscheidet)" }
       *[owner] { "" }
     }.
   *[you] Verliere { $what ->
        [potion] einen Trank
        [equipment] deine Ausrüstung
       *[key] einen Schlüssel
     }{ $by ->
        [reader] { " (der Vorleser wählt)" }
        [chance] { " (der Zufall entscheidet)" }
       *[owner] { "" }
     }.
 }
verb-steal = { $who ->
    [they] Nimmt einer anderen Spielfigur auf der Ebene { $what ->
        [potion] einen Trank
       *[key] einen Schlüssel
     } weg.
   *[you] Nimm einer anderen Spielfigur auf der Ebene { $what ->
        [potion] einen Trank
       *[key] einen Schlüssel
     } weg.
 }
verb-home = { $who ->
    [they] Geht zurück in den Startraum.
   *[you] Geh zurück in den Startraum.
 }
verb-throw = { $who ->
    [they] Wird { $n ->
        [one] ein Feld
       *[other] { $n } Felder
     } in Richtung Startraum zurückgeworfen.
   *[you] Du wirst { $n ->
        [one] ein Feld
       *[other] { $n } Felder
     } in Richtung Startraum zurückgeworfen.
 }
verb-stride = { $who ->
    [they] Darf danach noch { $n ->
        [one] einen Schritt
       *[other] bis zu { $n } Schritte
     } gehen.
   *[you] Du darfst danach noch { $n ->
        [one] einen Schritt
       *[other] bis zu { $n } Schritte
     } gehen.
 }
verb-jump = { $who ->
    [they] Springt { $what ->
        [key] zum nächstgelegenen Schlüssel
        [chest] zur nächstgelegenen Schatztruhe
        [monster] zum nächstgelegenen Monster
        [action] zum nächstgelegenen Aktionsfeld
       *[stairs] zum nächstgelegenen Feld vor einer Treppe
     }.
   *[you] Spring { $what ->
        [key] zum nächstgelegenen Schlüssel
        [chest] zur nächstgelegenen Schatztruhe
        [monster] zum nächstgelegenen Monster
        [action] zum nächstgelegenen Aktionsfeld
       *[stairs] zum nächstgelegenen Feld vor einer Treppe
     }.
 }
verb-swap = { $who ->
    [they] Tauscht den Platz mit einer anderen Spielfigur auf der Ebene { $by ->
        [reader] (der Vorleser wählt)
       *[owner] (nach eigener Wahl)
     }.
   *[you] Tausche den Platz mit einer anderen Spielfigur auf der Ebene { $by ->
        [reader] (der Vorleser wählt)
       *[owner] (nach deiner Wahl)
     }.
 }
verb-map = { $n ->
    [one] Ziehe eine Labyrinthkarte und lege sie irgendwo in der Ebene an.
   *[other] Ziehe { $n } Labyrinthkarten und lege jede irgendwo in der Ebene an.
 }
verb-peek = { $n ->
    [one] Sieh dir die nächste Karte des Labyrinthstapels an.
   *[other] Sieh dir die nächsten { $n } Karten des Labyrinthstapels an und lege sie in beliebiger Reihenfolge zurück.
 }
verb-wake = Der Vorleser weckt ein Monster auf einem leeren Feld, das höchstens { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
 } entfernt ist.
verb-quell = Entferne ein Monster der Ebene.
verb-flee = Die Karte flieht, höchstens { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
 } weit.
frame-here = { $whom ->
    [others] Jede andere Spielfigur auf der Ebene: { $do }
   *[all] Jede Spielfigur auf der Ebene: { $do }
 }
frame-reader = Der Vorleser: { $do }

# Fragen
ask-over = Die Partie ist zu Ende.
ask-create = Wohin mit deinen freien Punkten? { $n ->
    [one] Einer ist übrig.
   *[other] { $n } sind übrig.
 } { $n ->
    [5] Stärke, Geschicklichkeit und Intelligenz zählen bei ihren Proben zum Wurf; Zähigkeit mindert Schaden und hilft beim Regenerieren, Lauftempo gibt dir mehr Schritte (wie viel, steht in M2).{ " " }
   *[other] { "" }
 }Niemand sieht deine Punkte, bevor alle fertig sind.
ask-turn = Du bist am Zug. Was tust du?
ask-walk = { $steps ->
    [one] Noch ein Schritt. Wofür?
   *[other] Noch { $steps } Schritte. Wofür?
 }
ask-goal = { $deed ->
    [explore] Wo erkundest du?
    [take] Welchen Schlüssel nimmst du?
    [open] Welche Schatztruhe öffnest du?
    [loot] Welches Grab plünderst du?
    [face] Welchem Monster oder welcher Aktion stellst du dich?
    [climb] { $up ->
        [portal] Durch welches Portal gehst du hinaus?
       *[stairs] Welche Treppe nimmst du?
     }
   *[walk] Wohin gehst du? Dort endet dein Zug.
 }
ask-exit = An welchem Ausgang erkundest du?
ask-first_tile = Du deckst auf: { $tile }. Wie herum liegt die Karte?
ask-tile = Du deckst auf: { $tile }. Wohin kommt die Karte?
ask-room = Wohin kommt der Startraum von Ebene { $level }?
ask-go_on = { $n ->
    [one] Noch eine Karte liegt bereit. Weiter?
   *[other] Noch { $n } Karten liegen bereit. Weiter?
 }
ask-luck = { $stake ->
    [test] Du hast eine { $die } gewürfelt. Probe auf { $ability }: Du zählst { $own } dazu, und nötig ist { $fighters ->
        [one] { "" }
       *[other] { "zusammen " }
     }mehr als { $target }. Trinkst du einen Glücks-Trank und drehst den Würfel um?
   *[other] Du hast eine { $die } gewürfelt. Trinkst du einen Glücks-Trank und drehst den Würfel um?
 }
ask-slip = Ein Monster. Versuchst du, dich unbemerkt vorbeizuschleichen?
ask-ready = { $stake ->
    [test] Probe auf { $ability }: Nötig ist { $fighters ->
        [one] { "" }
       *[other] { "zusammen " }
     }mehr als { $target }; zu deinem Wurf zählst du { $own } dazu. Bereit?
   *[other] Bevor es weitergeht: Bereit?
 }
ask-choice = Wofür entscheidest du dich?
ask-pay_potion = Mit welchem Trank bezahlst du?
ask-lose_potion = Welchen Trank verliert { $other }?
ask-leave_potion = Du nimmst: { $potion }. Welchen Trank lässt du dafür da?
ask-too_many = Du hast zu viele Tränke. Welcher kommt weg?
ask-gear = Du findest: { $new }. Du trägst: { $old }. Was behältst du?
ask-loot = Was nimmst du aus dem Grab?
ask-steal = Wem nimmst du was weg?
ask-swap = Mit wem tauscht { $other } den Platz?
ask-throw = Wohin wird { $other } zurückgeworfen?
ask-jump = Wohin springst du?
ask-wake = Wo erwacht ein Monster in der Nähe von { $other }?
ask-quell = Welches Monster kommt weg?
ask-flee = Wohin flieht die Karte?
ask-stride = Du darfst noch { $n ->
    [one] einen Schritt
   *[other] bis zu { $n } Schritte
 } weitergehen. Wohin?
ask-point = Welche Fähigkeit bekommt den freien Punkt?
ask-unpoint = Welcher Fähigkeit nimmst du einen Punkt weg?
ask-shift = Welchen Punkt verschiebst du?
ask-invite = { $known ->
    [yes] „{ $card }“, auf Ebene { $level }. Wen bittest du, mitzukämpfen?
   *[no] Ein Monster, auf Ebene { $level }. Wen bittest du, mitzukämpfen?
 }
ask-join = { $other } bittet dich, mitzukämpfen{ $known ->
    [yes] : „{ $card }“, auf Ebene { $level }
   *[no] { ": ein unbekanntes Monster, auf Ebene" } { $level }
 }. Kämpfst du mit?
ask-trade_give = Was bietest du { $other } an?
ask-trade_for = Was möchtest du dafür von { $other }?
ask-trade_agree = { $other } bietet dir einen Tausch an. Du bekommst: { $given }. Du gibst: { $wanted }. Einverstanden?
ask-last_gasp = Du stirbst. Trinkst du einen Heiltrank?
ask-peek = Du hast { $n } Karten in der Hand. Welche kommt als Nächstes zurück? Die letzte wird zuerst gezogen.

# Möglichkeiten
option-turn-move = Laufen: würfeln, dann gehen, erkunden, kämpfen oder die Treppe nehmen
option-turn-regenerate = Regenerieren: um Leben würfeln
option-turn-stand = Dich noch einmal stellen: { $what }
option-turn-take = Den Schlüssel nehmen, der hier liegt
option-turn-open = Die Schatztruhe öffnen, die hier steht
option-turn-loot = Das Grab hier plündern
option-walk-end = Hierbleiben und den Zug beenden
option-walk-walk = Gehen und alles liegen lassen
option-walk-explore = Erkunden
option-walk-take = Einen Schlüssel nehmen
option-walk-open = Eine Schatztruhe öffnen
option-walk-loot = Ein Grab plündern
option-walk-face = Dich einem Monster oder einer Aktion stellen
option-walk-climb = { $up ->
    [portal] Durch das Portal hinausgehen
   *[stairs] Die Treppe nehmen
 }
option-walk-to = { $deed }: { $goal }
option-ready-go = Bereit
option-drink = { $potion } trinken ({ $text })
option-discard = { $potion } ablegen
option-trade = { $other } einen Tausch anbieten
option-field = { $field }
option-field-with = { $field } ({ $what })
option-field-stairs = { $field } ({ $up ->
    [portal] Portal
   *[stairs] Treppe
 })
option-goal = { $goal }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 }
option-goal-explore = { $goal }, danach noch { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
 }
option-place = { $field }{ $shape }, Ausgänge: { $exits }
option-shift = Einen Punkt von { $old } zu { $new }
option-side = { $label }{ $cost ->
    [life] { " " }(kostet { $n } Leben)
    [key] { " " }(kostet { $n ->
        [one] einen Schlüssel
       *[other] { $n } Schlüssel
     })
    [potion] { " " }(kostet { $n ->
        [one] einen Trank
       *[other] { $n } Tränke
     })
    [equipment] { " " }(kostet deine Ausrüstung)
   *[none] { "" }
 }
option-gear-0 = Behalten: { $gear }
option-gear-1 = Nehmen: { $gear }
option-steal = { $thing } von { $other }
option-die = Sterben
option-go_on-0 = Mit dem Erkunden aufhören
option-go_on-1 = Die nächste Karte aufdecken
option-luck-0 = Den Würfel liegen lassen, wie er liegt
option-luck-1 = Trinken und den Würfel umdrehen
option-slip-0 = Dich dem Monster stellen
option-slip-1 = Vorbeischleichen: gelingt mit 4, 5 oder 6
option-join-0 = Nein
option-join-1 = Mitkämpfen
option-trade_agree-0 = Nein
option-trade_agree-1 = Einverstanden
option-done-loot = Den Rest liegen lassen
option-done-invite = Sonst niemand: anfangen
option-done-stride = Hierbleiben
option-done-shift = Keinen verschieben

# Ablehnungen
refused-field-taken = Auf { $field } liegt schon eine Karte.
refused-not-at-exit = Kein offener Ausgang führt nach { $field }.
refused-not-joined = Auf { $field } (Ausgänge: { $exits }) läge die Karte mit einer Mauer an dem Ausgang, an den sie gelegt wird.
refused-exit-against-wall = Auf { $field } würde ein Ausgang an die Mauer von { $culprit } stoßen.
refused-exit-against-edge = Auf { $field } würde ein Ausgang über die Tischkante führen, bei { $culprit }.
refused-exit-against-level = Auf { $field } würde ein Ausgang an { $culprit } stoßen, eine Karte einer anderen Ebene.
refused-wall-against-exit = Auf { $field } würde eine Mauer den offenen Ausgang von { $culprit } verschließen.
refused-seals-level = Mit einer Karte auf { $field } (Ausgänge: { $exits }) hätte die Ebene keinen offenen Ausgang mehr.
refused-hollow = Mit einer Karte auf { $field } würde jeder offene Ausgang der Ebene in einem Hohlraum enden; nötig sind { $ground } zusammenhängende freie Felder oder eines weniger als bisher das größte Gebiet.
refused-seals-other-level = Mit einer Karte auf { $field } ginge es in einer anderen Ebene nicht mehr weiter.
refused-not-its-shape = So lässt sich die Karte nicht drehen.
refused-no-open-exit-there = Auf dieser Seite ist kein offener Ausgang.
refused-no-room-there = Auf { $field } kann der Startraum nicht liegen.
refused-ability-full = { $ability } hat schon fünf investierte Punkte.
refused-points-in-order = Punkte werden in der Reihenfolge der Fähigkeiten genannt; { $ability } kommt vor der zuletzt genannten.
refused-no-point-there = In { $ability } ist kein Punkt investiert.
refused-same-ability = Das ist dieselbe Fähigkeit.
refused-potion-not-held = So ein Trank ist nicht zur Hand.
refused-life-full = Mehr Leben geht nicht.
refused-luck-after-roll = Ein Glücks-Trank wird nach dem eigenen Wurf getrunken.
refused-haste-before-move = „{ $potion }“ wird im eigenen Zug getrunken, vor dem Bewegungswurf.
refused-mist-on-walk = „{ $potion }“ wird im eigenen Zug getrunken, vor dem Laufen oder währenddessen, und nicht zweimal.
refused-no-card-to-rewrite = „{ $potion }“ wirkt, wenn gerade eine Karte vorgelesen wurde, vor ihrem ersten Wurf oder ihrer ersten Wahl.
refused-ability-not-tested = „{ $potion }“ erhöht nicht die Fähigkeit, die jetzt verlangt wird.
refused-nothing-to-help = „{ $potion }“ wartet auf einen Wurf, bei dem der Trank helfen kann.
refused-not-in-answer-to-death = Jetzt hilft nur noch ein Heiltrank.
refused-nothing-to-face = Dort liegt weder ein Monster noch eine Aktion.
refused-no-peace = Auf einem Feld mit Monster oder Aktion darfst du nur weggehen, dich stellen oder plündern.
refused-not-standing = Was hier liegt, wird bei der Ankunft genommen, nicht anstelle des Würfelns.
refused-no-steps-to-explore = Zum Erkunden bliebe kein Schritt übrig.
refused-no-open-exit-here = Dieses Feld hat keinen offenen Ausgang.
refused-stops-there = Was auf { $field } liegt, beendet den Weg.
refused-already-there = Dort stehst du schon.
refused-too-far = { $field } ist mehr als { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
 } entfernt, oder der Weg ist versperrt.
refused-no-stairs-there = Auf { $field } liegt keine Treppe.
refused-nowhere-to-walk = Es gibt kein Feld, zu dem du gehen könntest.
refused-nowhere-to-explore = Kein Feld mit einem offenen Ausgang ist so nah, dass ein Schritt übrig bliebe.
refused-no-key-in-reach = In Reichweite liegt kein Schlüssel.
refused-no-chest-in-reach = In Reichweite steht keine Schatztruhe, die du öffnen kannst.
refused-no-grave-in-reach = In Reichweite ist kein Grab, in dem etwas liegt.
refused-no-card-in-reach = In Reichweite liegt weder ein Monster noch eine Aktion.
refused-no-stairs-in-reach = In Reichweite liegt keine Treppe.
refused-no-key-here = Dort liegt kein Schlüssel.
refused-keys-full = Mehr als fünf Schlüssel darf niemand haben.
refused-no-chest-here = Dort steht keine Schatztruhe.
refused-no-key-held = Du hast keinen Schlüssel, um sie zu öffnen.
refused-no-grave-here = Dort steht kein Grabstein.
refused-grave-empty = Unter dem Grabstein liegt nichts.
refused-marker-first = Das Monster oder die Aktion auf dem Feld kommt zuerst dran; das Grab kannst du im nächsten Zug plündern.
refused-not-in-grave = Das liegt nicht im Grab.
refused-taken-in-order = Gegenstände werden der Reihe nach genommen; dieser ist schon übergangen.
refused-same-potion = Du hast nur Tränke dieser Art.
refused-cannot-pay-side = „{ $label }“ kann nicht von allen bezahlt werden, die es müssten.
refused-not-near-enough = { $other } steht weder auf dem Feld noch daneben.
refused-fights-already = { $other } ist schon im Kampf dabei.
refused-asked-already = { $other } ist schon gefragt worden.
refused-not-an-empty-field = { $field } ist kein leeres Feld, das nah genug liegt.
refused-not-in-stride = { $field } ist mit diesen Schritten nicht zu erreichen, oder ein Monster oder eine Aktion versperrt den Weg.
refused-not-a-way-back = { $field } ist kein Schritt zurück in Richtung Startraum.
refused-not-nearest = { $field } ist nicht das nächstgelegene Feld.
refused-not-on-level = { $other } ist nicht auf dieser Ebene.
refused-no-monster-to-quell = Auf { $field } liegt kein freies Monster.
refused-tile-not-looked-at = Diese Karte ist nicht unter denen, die du dir ansiehst.
refused-nothing-to-steal = So etwas gibt es dort nicht zu nehmen.
refused-steal-limit = Davon kannst du nicht mehr haben.
refused-trade-not-here = { $other } ist nicht zum Tauschen da.
refused-trade-with-yourself = Mit dir selbst kannst du nicht tauschen.
refused-trade-offered-already = { $other } hat schon ein Angebot bekommen.
refused-nothing-to-trade = Ihr habt beide nichts zu tauschen.
refused-trade-not-theirs = So etwas gibt es nicht herzugeben.
refused-trade-limit = Nach diesem Tausch hätte jemand zu viel.
refused-trade-no-keys = Im Kampf werden nur Tränke getauscht.
refused-trade-nothing = Das wäre kein Tausch.
refused-trade-only-in-fights = An diesem Tisch wird nur in Kämpfen getauscht.

# Das Protokoll
event-TurnBegan = Runde { $n }: { $name } ist am Zug.
event-Skipped = { $name } setzt aus.
event-CharacterMade = { $name } ist bereit: { $points }.
event-StartRolled = { $name } würfelt für den Anfang eine { $n }.
event-Starts = { $name } beginnt.
event-RoomLaid = Der Startraum von Ebene { $level } liegt auf { $field }.
event-TileTurned = { $name } deckt auf: { $tile }.
event-TileReturned = { $name } deckt auf: { $tile }. Die Karte lässt sich nicht legen und geht zurück.
event-TileLaid = { $name } legt auf { $field }: { $tile } (Ausgänge: { $exits }).
event-MarkerMissing = Für { $field } ist kein Marker mehr da ({ $marker }).
event-NothingFits = Keine Karte des Stapels passt; die Erkundung endet.
event-TableGrew = Der Tisch wächst nach { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
 }.
event-BecameStairs = Nichts passt mehr: { $field } wird zur Treppe.
event-Explores = { $name } erkundet mit { $n ->
    [one] einer Labyrinthkarte
   *[other] { $n } Labyrinthkarten
 }.
event-MoveRolled = { $name } würfelt zum Laufen eine { $n }.
event-RestRolled = { $name } würfelt zum Regenerieren eine { $n }.
event-TestRolled = { $name } würfelt eine { $n } und zählt { $ability } dazu.
event-FateRolled = { $name } würfelt für das Schicksal eine { $n }.
event-AmountRolled = Der Würfel zeigt { $n }.
event-RolledAgain = Die 1 von { $name } wird neu gewürfelt.
event-DieTurned = { $name } dreht den Würfel um: { $n }.
event-SlipRolled = { $name } würfelt eine { $n } { $slips ->
    [yes] und schleicht unbemerkt vorbei
   *[no] und wird bemerkt
 }.
event-Walked = { $name } geht nach { $field }.
event-KeyTaken = { $name } nimmt einen Schlüssel und hat jetzt { $n }.
event-KeyLost = { $name } verliert einen Schlüssel.
event-NoKey = Für { $name } ist kein Schlüssel zu haben.
event-ChestOpened = { $name } öffnet die Schatztruhe.
event-GearDrawn = { $name } findet: { $gear }.
event-GearWorn = { $name } trägt jetzt: { $gear }.
event-GearLost = { $name } verliert: { $gear }.
event-NoGear = Es ist keine Ausrüstung mehr zum Ziehen da.
event-PotionDrawn = { $name } bekommt: { $potion }.
event-PotionLost = { $name } gibt ab: { $potion }.
event-NoPotion = Es ist kein Trank mehr zum Ziehen da.
event-Looted = { $name } nimmt aus dem Grab: { $thing }.
event-Drank = { $name } trinkt: { $potion }.
event-Invited = { $name } bittet { $other }, mitzukämpfen.
event-Joined = { $name } kämpft an der Seite von { $other }.
event-Declined = { $name } kämpft nicht mit.
event-CardRead = { $open ->
    [yes] { $name } trifft auf eine offene Karte: „{ $card }“.
   *[no] { $reader } zieht eine Karte und liest sie { $name } vor: „{ $card }“.
 }
# Der Text einer Karte enthält oft selbst Anführungszeichen; darum steht er ohne.
event-NodeRead = { $text } → { $do }
event-NodeRead-plain = { $text }
event-TestDone = Probe auf { $ability }, { $n } gegen { $target }: { $won ->
    [yes] gelungen
   *[no] misslungen
 }.
event-SideChosen = { $name } wählt: { $label }.
event-Paid = { $name } bezahlt { $cost ->
    [life] { $n } Leben
    [key] { $n ->
        [one] einen Schlüssel
       *[other] { $n } Schlüssel
     }
   *[equipment] mit der Ausrüstung
 }.
event-CardGone = Die Karte „{ $card }“ ist weg.
event-CardStays = Die Karte „{ $card }“ bleibt liegen.
event-CardFled = Die Karte flieht nach { $field }.
event-Damaged = { $lost ->
    [0] { $name } verliert kein Leben ({ $n } Schaden).
   *[other] { $name } verliert { $lost } Leben ({ $n } Schaden) und hat jetzt { $life }.
 }
event-Healed = { $name } bekommt { $n } Leben zurück und hat jetzt { $life }.
event-RingSaved = Der Ring von { $name } fängt den Tod ab; 1 Leben bleibt.
event-Died = { $name } stirbt auf { $field }. Ein Grabstein steht jetzt dort.
event-Reborn = { $name } beginnt im Startraum von vorn, mit { $n } Leben.
event-Buried = { $name } gerät in den Einsturz von Ebene { $level } und beginnt eine Ebene höher von vorn, mit { $n } Leben.
event-PointInvested = { $name } investiert einen Punkt: { $ability } { $n }.
event-PointLost = { $name } hat keinen Platz für einen weiteren Punkt.
event-PointTaken = { $name } verliert einen Punkt: { $ability }.
event-PointMoved = { $name } verschiebt einen Punkt von { $old } zu { $new }.
event-WillSkip = { $name } setzt im nächsten Zug aus.
event-ExtraTurn = { $name } hat danach noch einen Zug.
event-OmenLaid = Vor { $name } liegt ein Omen: { $change }.
event-SentHome = { $name } ist wieder im Startraum.
event-Thrown = { $name } wird nach { $field } zurückgeworfen.
event-Jumped = { $name } springt nach { $field }.
event-Swapped = { $name } und { $other } tauschen die Plätze.
event-Stolen = { $name } nimmt { $other } etwas weg: { $thing }.
event-Peeked = { $seen ->
    [yes] { $name } sieht sich an, was im Labyrinthstapel als Nächstes kommt: { $tiles }.
   *[no] { $name } sieht sich { $n ->
        [one] die nächste Karte
       *[other] die nächsten { $n } Karten
     } des Labyrinthstapels an.
 }
event-Woken = Auf { $field } erwacht ein Monster.
event-Quelled = Das Monster auf { $field } ist weg.
event-Climbed = { $name } steigt hinauf auf Ebene { $n }.
event-NoWayUp = Über Ebene { $n } ist für keine weitere Platz.
event-LevelCollapsed = Ebene { $n } stürzt ein.
event-LevelCleared = Ebene { $n } wird abgeräumt.
event-Escaped = { $name } entkommt aus dem Labyrinth, auf Platz { $n } der Rangliste.
event-Left = { $name } verlässt den Tisch endgültig.
event-Reshuffled = Die abgelegten { $deck ->
    [monster] Monster
    [action] Aktionen
    [potion] Tränke
   *[gear] Ausrüstungen
 } werden gemischt.
event-TradeOffered = { $name } bietet { $other } einen Tausch an: { $given } gegen { $wanted }.
event-TradeRefused = { $name } ist nicht einverstanden.
event-Traded = { $name } tauscht mit { $other }: { $given } gegen { $wanted }.

outcome-one_left = Nur { $loser } ist noch im Labyrinth und hat verloren.
outcome-turn_limit = Die letzte Runde ist vorbei. { $loser } ist am wenigsten weit gekommen und hat verloren.
aim = Raus hier! Die Treppen von vier Ebenen führen nach oben, und auf Ebene 5 führt ein Portal hinaus. Wer bis zuletzt im Labyrinth bleibt, verliert.
# Der Katalog eines Kartenpakets.
cat-monsters = MONSTER
cat-actions = AKTIONEN
cat-equipment = AUSRÜSTUNG
cat-potions = TRÄNKE
cat-tiles = LABYRINTHKARTEN
cat-test = { $ability ->
    [strength] Stärke
    [dexterity] Geschicklichkeits
   *[intelligence] Intelligenz
 }probe, { $number } + Ebene
cat-success = Erfolg:
cat-failure = Misserfolg:
cat-choice = Eine Wahl
cat-side = { $colour ->
    [green] Grün
   *[red] Rot
 }: { $label }{ $cost ->
    [life] { " " }(für { $n } Leben).
    [key] { " " }(für einen Schlüssel).
    [potion] { " " }(für einen Trank).
    [equipment] { " " }(für deine Ausrüstung).
   *[none] .
 }
cat-fate = Schicksalstabelle
cat-adds = { $ability ->
    [strength] Stärke
    [dexterity] Geschicklichkeit
    [intelligence] Intelligenz
    [toughness] Zähigkeit
   *[speed] Lauftempo
 } { $n }
cat-mark = { $mark ->
    [plain] ohne
    [key] Schlüssel
    [chest] Truhe
    [monster] Monster
   *[action] Aktion
 }
cat-shape = { $shape ->
    [straight] Gerade
    [corner] Kurve
   *[tee] T-Kreuzung
 }
cat-sum = Summe

# Außer der Reihe
option-leave = Den Tisch endgültig verlassen
option-drink-off-turn = { $potion } trinken
refused-not-in-maze = Das kann nur, wer im Labyrinth ist, während jemand gefragt wird.
refused-leave-between-turns = Warte, bis jemand einen Zug beginnt.
# Der Bildschirm.
ability-strength = Stärke
ability-dexterity = Geschicklichkeit
ability-intelligence = Intelligenz
ability-toughness = Zähigkeit
ability-speed = Lauftempo
screen-head = { $phase ->
    [creating] Die Charaktere entstehen, noch verdeckt.
    [laying] Die ersten Labyrinthkarten werden gelegt; { $name } legt eine.
    [over] Das Spiel ist vorbei.
   *[playing] Runde { $round }, Zug { $turn }: { $name } ist am Zug, auf Ebene { $level }.
 }
screen-ranking = Rangfolge: { $places }
screen-rulings = Auslegungen: { $rulings }
screen-numbers = { $shared ->
    [yes] Die Zahlen auf der Karte sind Möglichkeiten; ein Feld zeigt die erste seiner eigenen.
   *[no] Die Zahlen auf der Karte sind Möglichkeiten.
 }
screen-level = { $sign } Ebene { $level }: Startraum { $room }, { $level ->
    [5] { $n ->
        [0] noch kein Portal
        [one] Portal { $stairs }
       *[other] Portale { $stairs }
     }
   *[other] { $n ->
        [0] noch keine Treppe
       *[other] Treppe { $stairs }
     }
 }, { $exits ->
    [0] kein offener Ausgang
    [one] 1 offener Ausgang
   *[other] { $exits } offene Ausgänge
 }
screen-doom = { $level }; stürzt ein, sobald jemand Ebene { $next } betritt
screen-sign-straight = Gerade
screen-sign-room = Startraum
screen-sign-stairs = Treppe
screen-sign-portal = Portal
screen-sign-exit = offener Ausgang
screen-sign-shut = vermauert
screen-sign-behind = hinter der Treppe
screen-sign-key = Schlüssel
screen-sign-chest = Schatztruhe
screen-sign-monster = Monster
screen-sign-action = Aktionsfeld
screen-sign-monster-open = offenes Monster
screen-sign-action-open = offene Aktion
screen-sign-grave = Grabstein
screen-sign-crowd = mehrere Figuren
screen-sign-other = andere Ebene
screen-keys = { $n ->
    [0] kein Schlüssel
   *[other] { $n } Schlüssel
 }
screen-nothing = nichts
screen-field = { $field }, Ebene { $level }: { $shape ->
    [room] Startraum
    [stairs] Treppe
    [portal] Portal
    [straight] Gerade
    [corner] Kurve
   *[tee] T-Kreuzung
 } { $exits }
screen-field-open = offen { $exits }
screen-field-free = { $field }: frei
screen-player = { $sign } { $name }{ $you ->
    [yes] { " " }(du)
   *[no] { "" }
 }: Leben { $life }, Ebene { $level }, { $keys ->
    [0] kein Schlüssel
   *[other] { $keys } Schlüssel
 }
screen-player-out = { $sign } { $name }{ $you ->
    [yes] { " " }(du)
   *[no] { "" }
 }: { $rank ->
    [0] hat den Tisch verlassen
   *[other] entkommen, als Nummer { $rank }
 }
screen-abilities-secret = Fähigkeiten noch verdeckt
screen-gear = Ausrüstung: { $gear }
screen-potions = Tränke: { $potions }
screen-omen = Omen { $change } für die nächste Probe
screen-stone = Steinhaut: jeder Schaden { $n } weniger
screen-skips = setzt den nächsten Zug aus
screen-again = danach gleich noch ein Zug
screen-mist = im Nebel unterwegs
screen-haste = zusätzliche Schritte: { $n }
screen-steps = { $n ->
    [one] noch 1 Schritt
   *[other] noch { $n } Schritte
 }
screen-decks = Stapel: Labyrinthkarten { $tile }, Monster { $monster }, Aktionen { $action }, Tränke { $potion }, Ausrüstung { $gear }
screen-markers = Marker im Vorrat: Schlüssel { $key }, Schatztruhen { $chest }, Monster { $monster }, Aktionen { $action }
screen-top = Nächste Labyrinthkarten: { $tiles }
screen-card-hidden = eine verdeckte Karte
screen-card = { $deck ->
    [monster] { $n ->
        [one] Kampf
       *[other] Gruppenkampf
     }
   *[action] Aktion
 } auf { $field }: { $card }. { $names } { $n ->
    [one] stellt
   *[other] stellen
 } sich; { $reader } liest vor.
screen-trial = Jetzt: Probe auf { $ability }; die Summe muss über { $target } liegen.
screen-gone = (X) wurde gelesen: Karte und Marker kommen am Ende weg.

card-unread = Diese Karte wird gerade vorgelesen: Ihre Zweige kennt nur der Vorleser, bis sie erreicht sind (M7.1b).
refused-too-late-to-help = Der Würfel dieser Karte ist gefallen; „{ $potion }“ hätte vorher getrunken werden müssen.
refused-off-the-table = { $field } liegt nicht auf dem Tisch.
hint-fields = c10r8 ist Spalte 10, Reihe 8 der Karte; felder sagt die Karte in Worten
hint-abilities = (+1) hinter Zähigkeit oder Lauftempo ist, was sie bringen; 2→3 gilt mit Ausrüstung und Tränken
hint-undo = zurück führt von „Welchen Schlüssel?“ wieder dazu, wofür du läufst
refused-potion-owed = „{ $potion }“ ist der Preis für die getroffene Wahl, und kein anderer Trank ist da, um ihn zu bezahlen.

# Was Leute an einem echten Tisch gefragt werden, wenn der Zufall entscheidet
told-tile = Welche Labyrinthkarte wurde gezogen?
told-room = Wo liegt der Startraum, unter gleich guten Plätzen?
told-thief = Welcher Trank wurde blind gezogen?
told-monster = Welche Monsterkarte wurde gezogen?
told-action = Welche Aktionskarte wurde gezogen?
told-potion = Welcher Trank wurde gezogen?
told-gear = Welche Ausrüstung wurde gezogen?
told-die = Was hat { $name } gewürfelt?
refused-told-tile = Diese Karte liegt nicht mehr im Stapel: { $what }.
refused-told-no-place = Diese Karte hat hier keinen gültigen Platz: { $what }. Mischt sie zurück und zieht eine andere.
refused-told-room = Einen solchen Platz für den Startraum gibt es nicht.
refused-told-thief = Diesen Trank hat hier niemand: { $what }.
refused-told-monster = { $what } ist jetzt nicht im Stapel der Monster.
refused-told-action = { $what } ist jetzt nicht im Stapel der Aktionen.
refused-told-potion = Von diesem Trank liegt keiner mehr im Stapel: { $what }.
refused-told-gear = { $what } ist jetzt nicht im Stapel der Ausrüstung.
refused-told-die = Ein Würfel zeigt 1 bis 6.
