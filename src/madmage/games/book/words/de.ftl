# Karten, Orte, Arten
title = Das Grimoire des Wahnsinns
element-air = Luft
element-earth = Erde
element-fire = Feuer
element-water = Wasser
element-multi = 4-Elemente
card-air = Luft { $value }
card-earth = Erde { $value }
card-fire = Feuer { $value }
card-water = Wasser { $value }
card-madness = Wahnsinn
card-unknown = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }
cost-part = { $n } { $element ->
    [air] Luft
    [earth] Erde
    [fire] Feuer
   *[water] Wasser
 }
list-and = { $first } und { $second }
difficulty = { $n ->
    [1] leicht
    [2] mittel
   *[other] schwer
 }
mode-normal = Normal
mode-terror = Terror
mode-nightmare = Albtraum
variant-dunces = Lauter Dummköpfe
variant-unending = Endloser Wahnsinn
variant-everyone = Für jeden etwas
phase-setup = Spielaufbau
phase-concentration = Konzentrationsphase
phase-monster = Monsterphase
phase-action = Aktionsphase
phase-recuperation = Regenerationsphase
final-page-text = Ist kein Fluch mehr da, ist die Partie gewonnen. Ist noch ein Fluch da, ist sie verloren.

# Bausteine, alle im Akkusativ
madness-cards = { $n ->
    [one] Wahnsinnskarte
   *[other] Wahnsinnskarten
 }
kind-noun = { $kind ->
    [element] { $n ->
        [one] Elementkarte
       *[other] Elementkarten
     }
    [madness] { madness-cards }
    [v1] { $n ->
        [one] Elementkarte mit Wert 1
       *[other] Elementkarten mit Wert 1
     }
    [v2] { $n ->
        [one] Elementkarte mit Wert 2
       *[other] Elementkarten mit Wert 2
     }
    [v3] { $n ->
        [one] Elementkarte mit Wert 3
       *[other] Elementkarten mit Wert 3
     }
    [v2plus] { $n ->
        [one] Elementkarte mit Wert 2 oder 3
       *[other] Elementkarten mit Wert 2 oder 3
     }
    [highest] { $n ->
        [one] Elementkarte mit dem höchsten Wert
       *[other] Elementkarten mit dem höchsten Wert
     }
    [air] { $n ->
        [one] Luftkarte
       *[other] Luftkarten
     }
    [earth] { $n ->
        [one] Erdkarte
       *[other] Erdkarten
     }
    [fire] { $n ->
        [one] Feuerkarte
       *[other] Feuerkarten
     }
    [water] { $n ->
        [one] Wasserkarte
       *[other] Wasserkarten
     }
   *[any] { $n ->
        [one] Karte
       *[other] Karten
     }
 }
how-many = { $upto ->
    [yes] bis zu { $amount }
   *[no] { $amount }
 }
from-place = { $own ->
    [they] { $place ->
        [hand] aus der eigenen Hand
        [discard] aus dem eigenen Ablagestapel
        [hand-discard] aus der eigenen Hand oder dem eigenen Ablagestapel
        [support] aus der eigenen Unterstützungszone
        [destroyed] aus dem Bannstapel
       *[anysupport] { from-any-support }
     }
   *[you] { $place ->
        [hand] aus deiner Hand
        [discard] aus deinem Ablagestapel
        [hand-discard] aus deiner Hand oder deinem Ablagestapel
        [support] aus deiner Unterstützungszone
        [destroyed] aus dem Bannstapel
       *[anysupport] { from-any-support }
     }
 }
from-any-support = { $all ->
    [yes] aus allen Unterstützungszonen
   *[no] aus { $n ->
        [one] einer beliebigen Unterstützungszone
       *[other] beliebigen Unterstützungszonen
     }
 }
# Wo im selben Satz noch ein „eigen“ folgt, genügt eines.
from-place-short = { $own ->
    [they] { $place ->
        [hand] aus der Hand
       *[discard] aus dem Ablagestapel
     }
   *[you] { from-place }
 }
in-place = { $own ->
    [they] { $place ->
        [hand] auf der eigenen Hand
       *[discard] im eigenen Ablagestapel
     }
   *[you] { $place ->
        [hand] auf deiner Hand
       *[discard] in deinem Ablagestapel
     }
 }
into-support = { $own ->
    [they] in die eigene Unterstützungszone
   *[you] in deine Unterstützungszone
 }
onto-deck = { $own ->
    [they] oben auf das eigene Deck
   *[you] oben auf dein Deck
 }
of-hand = { $own ->
    [they] der eigenen Hand
   *[you] deiner Hand
 }
of-deck = { $own ->
    [they] des eigenen Decks
   *[you] deines Decks
 }
top-cards = { $n ->
    [one] die oberste Karte
   *[other] die obersten { $amount } Karten
 } { of-deck }
spells-noun = { $whose ->
    [any] { $all ->
        [yes] alle Zauber aller Spieler
       *[no] { $n ->
            [one] { $amount } Zauber eines beliebigen Spielers
           *[other] { $amount } Zauber beliebiger Spieler
         }
     }
   *[own] { $own ->
        [they] { $all ->
            [yes] alle eigenen Zauber
           *[no] { $n ->
                [one] { $amount } eigenen Zauber
               *[other] { $amount } eigene Zauber
             }
         }
       *[you] { $all ->
            [yes] alle deine Zauber
           *[no] { $amount } deiner Zauber
         }
     }
 }
exhausted-spells = { $whose ->
    [any] { $all ->
        [yes] alle erschöpften Zauber aller Spieler
       *[no] { $n ->
            [one] { $amount } erschöpften Zauber eines beliebigen Spielers
           *[other] { $amount } erschöpfte Zauber beliebiger Spieler
         }
     }
   *[own] { $own ->
        [they] { $all ->
            [yes] alle eigenen erschöpften Zauber
           *[no] { $n ->
                [one] { $amount } eigenen erschöpften Zauber
               *[other] { $amount } eigene erschöpfte Zauber
             }
         }
       *[you] { $all ->
            [yes] alle deine erschöpften Zauber
           *[no] { $amount } deiner erschöpften Zauber
         }
     }
 }
muted-spells = { $whose ->
    [any] { $all ->
        [yes] alle unwirksamen Zauber aller Spieler
       *[no] { $n ->
            [one] { $amount } unwirksamen Zauber eines beliebigen Spielers
           *[other] { $amount } unwirksame Zauber beliebiger Spieler
         }
     }
   *[own] { $own ->
        [they] { $all ->
            [yes] alle eigenen unwirksamen Zauber
           *[no] { $n ->
                [one] { $amount } eigenen unwirksamen Zauber
               *[other] { $amount } eigene unwirksame Zauber
             }
         }
       *[you] { $all ->
            [yes] alle deine unwirksamen Zauber
           *[no] { $amount } deiner unwirksamen Zauber
         }
     }
 }
open-curses = { $n ->
    [one] { $amount } offenen Fluch
   *[other] { $amount } offene Flüche
 }
onto-curse = { $which ->
    [leftmost] auf den ersten offenen Fluch von links
    [leftmostsingle] auf den ersten offenen 1-Element-Fluch von links
    [eachothersingle] auf jeden anderen offenen 1-Element-Fluch
    [nextsingle] auf den nächsten offenen 1-Element-Fluch rechts von diesem Fluch (sonst links davon)
   *[eachsingle] auf jeden offenen 1-Element-Fluch
 }

# Verben. $who ist die Verbform: you (Befehl), they (dritte Person), inf (nach „darf“).
# $own sagt, wessen Dinge es sind: you oder they.
verb-draw = { $who ->
    [they] zieht { cards } nach
    [inf] { cards } nachziehen
   *[you] ziehe { cards } nach
 }
cards = { $amount } { $n ->
    [one] Karte
   *[other] Karten
 }
verb-discard = { $who ->
    [they] legt { picked } ab
    [inf] { picked } ablegen
   *[you] lege { picked } ab
 }
placed = { $place ->
    [unnamed] {""}
   *[other] {" "}{ from-place }
 }
picked = { how-many } { kind-noun }{ placed }
verb-discard-each-element = { $who ->
    [they] legt von jedem der vier Elemente 1 Karte aus { of-hand } ab
    [inf] von jedem der vier Elemente 1 Karte aus { of-hand } ablegen
   *[you] lege von jedem der vier Elemente 1 Karte aus { of-hand } ab
 }
verb-discard-one-element = { $who ->
    [they] nennt ein Element aus { of-hand } und legt alle Handkarten dieses Elements ab
    [inf] ein Element aus { of-hand } nennen und alle Handkarten dieses Elements ablegen
   *[you] nenne ein Element aus { of-hand } und lege alle Handkarten dieses Elements ab
 }
verb-discard-that = { $who ->
    [they] legt sie ab
    [inf] sie ablegen
   *[you] lege sie ab
 }
verb-destroy = { $who ->
    [they] bannt { picked }
    [inf] { picked } bannen
   *[you] banne { picked }
 }
verb-destroy-top = { $who ->
    [they] bannt { top-cards }
    [inf] { top-cards } bannen
   *[you] banne { top-cards }
 }
verb-cure = { $who ->
    [they] kuriert { how-many } { madness-cards } { from-place }
    [inf] { how-many } { madness-cards } { from-place } kurieren
   *[you] kuriere { how-many } { madness-cards } { from-place }
 }
verb-cure-that = { $who ->
    [they] kuriert sie
    [inf] sie kurieren
   *[you] kuriere sie
 }
verb-receive = { $who ->
    [they] erhält { received }
    [inf] { received } erhalten
   *[you] erhalte { received }
 }
received = { $amount } { madness-cards }{ $place ->
    [hand] {" "}auf die Hand
    [support] {" "}{ into-support }
    [deck] {" "}{ onto-deck }
   *[discard] {""}
 }
verb-support = { $who ->
    [they] legt { how-many } { kind-noun } { from-place-short } { into-support }
    [inf] { how-many } { kind-noun } { from-place-short } { into-support } legen
   *[you] lege { how-many } { kind-noun } { from-place-short } { into-support }
 }
verb-take = { $who ->
    [they] nimmt { picked } auf die Hand
    [inf] { picked } auf die Hand nehmen
   *[you] nimm { picked } auf die Hand
 }
verb-give-one = { $who ->
    [they] gibt { how-many } { kind-noun } aus { of-hand } an einen anderen Spieler
    [inf] { how-many } { kind-noun } aus { of-hand } an einen anderen Spieler geben
   *[you] gib { how-many } { kind-noun } aus { of-hand } an einen anderen Spieler
 }
verb-give-others = { $who ->
    [they] verteilt { how-many } { kind-noun } aus { of-hand } beliebig an andere Spieler
    [inf] { how-many } { kind-noun } aus { of-hand } beliebig an andere Spieler verteilen
   *[you] verteile { how-many } { kind-noun } aus { of-hand } beliebig an andere Spieler
 }
verb-topdeck = { $who ->
    [they] legt { how-many } { kind-noun } { from-place-short } { onto-deck }
    [inf] { how-many } { kind-noun } { from-place-short } { onto-deck } legen
   *[you] lege { how-many } { kind-noun } { from-place-short } { onto-deck }
 }
verb-look = { $n ->
    [one] { $who ->
        [they] sieht sich { top-cards } an und legt sie ab oder zurück
        [inf] { top-cards } ansehen und ablegen oder zurücklegen
       *[you] sieh dir { top-cards } an und lege sie ab oder zurück
     }
   *[other] { $who ->
        [they] sieht sich { top-cards } an, legt beliebig viele davon ab und die übrigen in beliebiger Reihenfolge zurück
        [inf] { top-cards } ansehen, beliebig viele davon ablegen und die übrigen in beliebiger Reihenfolge zurücklegen
       *[you] sieh dir { top-cards } an, lege beliebig viele davon ab und die übrigen in beliebiger Reihenfolge zurück
     }
 }
verb-reveal = { $who ->
    [they] nennt ein Element, deckt { top-cards } auf, nimmt alle Karten dieses Elements auf die Hand und legt die übrigen ab
    [inf] ein Element nennen, { top-cards } aufdecken, alle Karten dieses Elements auf die Hand nehmen und die übrigen ablegen
   *[you] nenne ein Element, decke { top-cards } auf, nimm alle Karten dieses Elements auf die Hand und lege die übrigen ab
 }
verb-mill = { $who ->
    [they] legt { top-cards } { onto-pile }
    [inf] { top-cards } { onto-pile } legen
   *[you] lege { top-cards } { onto-pile }
 }
onto-pile = { $own ->
    [they] auf den Ablagestapel
   *[you] auf deinen Ablagestapel
 }
verb-reshuffle = { $who ->
    [they] mischt den eigenen Ablagestapel ins Deck (ohne Wahnsinn zu erhalten)
    [inf] { $own ->
        [they] den eigenen Ablagestapel ins Deck mischen (ohne Wahnsinn zu erhalten)
       *[you] deinen Ablagestapel in dein Deck mischen (ohne Wahnsinn zu erhalten)
     }
   *[you] mische deinen Ablagestapel in dein Deck (ohne Wahnsinn zu erhalten)
 }
verb-upgrade = { $who ->
    [they] tauscht { upgraded }
    [inf] { upgraded } tauschen
   *[you] tausche { upgraded }
 }
upgraded = { how-many } { $n ->
    [one] Elementkarte { in-place } gegen eine mit dem nächsthöheren Wert
   *[other] Elementkarten { in-place } gegen welche mit dem nächsthöheren Wert
 }
verb-upgrade-any = { $who ->
    [they] tauscht { upgraded-any }
    [inf] { upgraded-any } tauschen
   *[you] tausche { upgraded-any }
 }
upgraded-any = { how-many } { $n ->
    [one] Elementkarte { in-place } gegen eine mit dem nächsthöheren Wert (Element beliebig)
   *[other] Elementkarten { in-place } gegen welche mit dem nächsthöheren Wert (Element beliebig)
 }
verb-gain = { $who ->
    [they] nimmt { gained }
    [inf] { gained } nehmen
   *[you] nimm { gained }
 }
gained = eine beliebige Elementkarte mit Wert { $value } von ihrem Stapel { $place ->
    [hand] auf die Hand
   *[discard] { $own ->
        [they] auf den eigenen Ablagestapel
       *[you] auf deinen Ablagestapel
     }
 }
verb-recover-spell = { $who ->
    [they] nimmt einen gebannten Zauber einsatzbereit zu sich
    [inf] { $own ->
        [they] einen gebannten Zauber einsatzbereit zu sich nehmen
       *[you] einen gebannten Zauber einsatzbereit zu dir nehmen
     }
   *[you] nimm einen gebannten Zauber einsatzbereit zu dir
 }
verb-recover-spell-any = { $who ->
    [they] gibt einen gebannten Zauber einsatzbereit an einen beliebigen Spieler
    [inf] einen gebannten Zauber einsatzbereit an einen beliebigen Spieler geben
   *[you] gib einen gebannten Zauber einsatzbereit an einen beliebigen Spieler
 }
verb-refresh = { $who ->
    [they] frischt { exhausted-spells } auf
    [inf] { exhausted-spells } auffrischen
   *[you] frische { exhausted-spells } auf
 }
verb-exhaust = { $who ->
    [they] erschöpft { spells-noun }
    [inf] { spells-noun } erschöpfen
   *[you] erschöpfe { spells-noun }
 }
verb-mute = { $who ->
    [they] macht { spells-noun } bis zur nächsten Prüfung unwirksam
    [inf] { spells-noun } bis zur nächsten Prüfung unwirksam machen
   *[you] mache { spells-noun } bis zur nächsten Prüfung unwirksam
 }
verb-unmute = { $who ->
    [they] deckt { muted-spells } auf
    [inf] { muted-spells } aufdecken
   *[you] decke { muted-spells } auf
 }
verb-lose-spell = { $who ->
    [they] bannt { spells-noun }
    [inf] { spells-noun } bannen
   *[you] banne { spells-noun }
 }
verb-lose-library = banne den offenen Zauber jedes Bibliotheksstapels und decke den jeweils nächsten auf
verb-learn = { $who ->
    [they] lernt kostenlos einen offenen Bibliothekszauber
    [inf] kostenlos einen offenen Bibliothekszauber lernen
   *[you] lerne kostenlos einen offenen Bibliothekszauber
 }
verb-echo = { $who ->
    [they] führt { echoed } aus
    [inf] { echoed } ausführen
   *[you] führe { echoed } aus
 }
echoed = kostenlos { $n ->
    [one] { $amount } anderen offenen Zauber eines beliebigen Spielers
   *[other] { $amount } verschiedene andere offene Zauber beliebiger Spieler
 } mit Verstärkung 1
verb-still = { $who ->
    [they] macht { open-curses } unwirksam
    [inf] { open-curses } unwirksam machen
   *[you] mache { open-curses } unwirksam
 }
verb-banish = { $who ->
    [they] bannt kostenlos und ohne Belohnung { open-curses }
    [inf] kostenlos und ohne Belohnung { open-curses } bannen
   *[you] banne kostenlos und ohne Belohnung { open-curses }
 }
verb-shift = { $who ->
    [they] verschiebt { shifted }
    [inf] { shifted } verschieben
   *[you] verschiebe { shifted }
 }
shifted = { open-curses } auf { $n ->
    [one] einen freien Kartenplatz
   *[other] freie Kartenplätze
 }
verb-trigger = { $which ->
    [leftmost] der erste offene Fluch von links
    [leftmostsingle] der erste offene 1-Element-Fluch von links
    [eachothersingle] jeder andere offene 1-Element-Fluch
    [nextsingle] der nächste offene 1-Element-Fluch rechts von diesem Fluch (sonst links davon)
   *[eachsingle] jeder offene 1-Element-Fluch
 } tritt sofort in Kraft
verb-token-own = lege { onto-curse } { $amount } Elementmarker seines Elements
verb-token-foreign = lege { onto-curse } { $n ->
    [one] { $amount } Elementmarker eines anderen Elements
   *[other] { $amount } verschiedene Elementmarker anderer Elemente
 }
verb-on-place = { $do }, sobald die nächsten Flüche ausliegen
verb-under = unter jeden Fluch { $n ->
    [one] kommt { $amount } Wahnsinnskarte vom Wahnsinnsstapel (wer ihn bannt, nimmt sie)
   *[other] kommen { $amount } Wahnsinnskarten vom Wahnsinnsstapel (wer ihn bannt, nimmt sie)
 }
verb-act = { $who ->
    [they] darf { actions } ausführen
    [inf] { actions } ausführen
   *[you] du darfst { actions } ausführen
 }
actions = { $amount } { $n ->
    [one] Aktion
   *[other] Aktionen
 }
verb-act-keep = { verb-act }; Karten aus Unterstützungszonen, mit denen dafür bezahlt wird, bleiben liegen, jede gilt aber nur für eine dieser Aktionen
verb-discount = das Bannen von Flüchen kostet in diesem Zug insgesamt { $amount } weniger
verb-discount-check = das Bannen von Flüchen kostet bis zur nächsten Prüfung insgesamt { $amount } weniger
verb-boost = { $n ->
    [one] die nächste Karte aus einer Unterstützungszone, mit der in diesem Zug bezahlt wird, zählt 1 mehr
   *[other] die nächsten { $amount } Karten aus Unterstützungszonen, mit denen in diesem Zug bezahlt wird, zählen je 1 mehr
 }
verb-box = { $amount } { $n ->
    [one] Wahnsinnskarte kommt vom Wahnsinnsstapel in die Schachtel
   *[other] Wahnsinnskarten kommen vom Wahnsinnsstapel in die Schachtel
 }
verb-swap = { $who ->
    [they] tauscht { swapped }
    [inf] { swapped } tauschen
   *[you] tausche { swapped }
 }
swapped = { $n ->
    [one] { $amount } Handkarte gegen eine Karte aus einer beliebigen Unterstützungszone
   *[other] bis zu { $amount } Handkarten gegen ebenso viele Karten aus beliebigen Unterstützungszonen
 }
amount-by-round = { $letter }
round-note = { $letter ->
    [h] (H ist die Hälfte der Rundenzahl, aufgerundet.)
   *[other] (R ist die Rundenzahl.)
 }
round-note-now = { $letter ->
    [h] (die Hälfte von Runde { $row }, aufgerundet)
    [r1] (1 mehr als die Rundenzahl)
   *[other] (so viele wie die Rundenzahl)
 }
if-hand-madness = { $own ->
    [they] falls die eigene Hand { $n } oder mehr Wahnsinnskarten enthält
   *[you] falls du { $n } oder mehr Wahnsinnskarten auf der Hand hast
 }
if-support-empty = { $own ->
    [they] falls die eigene Unterstützungszone leer ist
   *[you] falls deine Unterstützungszone leer ist
 }
if-drew-madness = falls es eine Wahnsinnskarte ist

# Zauberlehrlinge
ability-once = { $do } (einmal pro Zug)
ability-on-curse-destroyed = { $do }, wann immer irgendjemand einen Fluch bannt
ability-spell-limit = { $who ->
    [they] Darf bis zu { $n } Zauber haben.
   *[other] Du darfst bis zu { $n } Zauber haben.
 }
ability-slots = { $who ->
    [they] Hat { $n } Plätze in der Unterstützungszone.
   *[other] Deine Unterstützungszone hat { $n } Plätze.
 }
ability-wild-air = Beim Bezahlen zählt eine Luftkarte mit Wert 1 als beliebiges Element (einmal pro Zug).

# What is bought by an action
bought-acquire = Die Karte kommt auf deinen Ablagestapel.
bought-destroy = Als Belohnung nimmst du eine Karte mit Wert 2 deiner Wahl auf deinen Ablagestapel.

# Fragen
ask-act = { $name }, wähle eine Aktion.
ask-act-granted = { $name }, du darfst { $n ->
    [one] eine Aktion
   *[other] bis zu { $n } Aktionen
 } ausführen.
ask-pay = Bezahle { $cost }: Mit welchen Karten?
ask-pay-sum = Je { $cost } ergibt 1 Verstärkung, höchstens 3: Mit welchen Karten bezahlst du?
ask-pay-any = Bezahle { $n } beliebige Elemente: Mit welchen Karten?
ask-discount = Wie viel vom Nachlass ziehst du bei { $element } ab? (Noch { $pool } übrig)
ask-pay-element = Mit welchem Element bezahlst du das Kurieren?
ask-reward = Der Fluch ist gebannt. Wähle eine Karte mit Wert 2 für deinen Ablagestapel.
ask-gain = Wähle das Element der Karte mit Wert { $value }.
ask-element-reveal = { $do }
ask-element-discard = Nenne ein Element; du legst alle Handkarten dieses Elements ab.
ask-token = Welche { $n ->
    [one] Art Elementmarker kommt
   *[other] { $n } Elementmarker kommen
 } auf „{ $curse }“? (Jeder Marker macht den Fluch um 1 seines Elements teurer.)
ask-replacement = Albtraum: Wähle das Element der Karte mit Wert 1, die deine Karte mit Wert 2 ersetzt.
ask-learn = Welchen Bibliothekszauber lernst du?
ask-forget = Welchen deiner Zauber gibst du für „{ $spell }“ auf?
ask-echo = { $do }: { $left ->
    [one] Welchen?
   *[other] Welche, und in welcher Reihenfolge?
 }
ask-recover = Welcher gebannte Zauber kommt zurück, und zu wem?
ask-spell = { $do }: { $left ->
    [one] Welchen?
   *[other] Welche?
 }
ask-card = { $do }: Welche?
ask-trim = Du hast { $n } Handkarten. Lege { $left } ab, damit es sechs sind: Welche?
ask-topdeck = { $do }: Welche, und in welcher Reihenfolge? (Die zuletzt genannte liegt oben.)
ask-give = { $do }: Welche, und an wen?
ask-sift = Welche der angesehenen Karten legst du ab? (Die übrigen kommen zurück auf das Deck.)
ask-order = In welcher Reihenfolge legst du die Karten zurück? (Die zuerst genannte wird zuerst gezogen.)
ask-upgrade = { $do }: Welche?
ask-curse = { $do }: { $left ->
    [one] Welchen?
   *[other] Welche?
 }
ask-shift = { $do }: { $left ->
    [one] Welchen wohin?
   *[other] Welche wohin?
 }
ask-swap = { $do }: Welche gegen welche?
ask-over = Die Partie ist zu Ende.

# Möglichkeiten
opt-stop = Aktionen beenden
opt-stop-granted = Keine Aktion ausführen
opt-ability = Sonderfähigkeit einsetzen: { $do }
opt-cast = „{ $spell }“ ×{ $power } wirken ({ $cost }): { $do }
opt-cast-sum = „{ $spell }“ wirken ({ $cost } je Verstärkung): { $do }
opt-learn = „{ $spell }“ lernen ({ $cost }): { $do }
opt-learn-empty = Einen Zauber lernen ({ $element })
opt-acquire = { $card } hinzugewinnen ({ $cost })
opt-destroy = „{ $curse }“ auf Feld { $slot } bannen ({ $cost })
opt-destroy-none = Einen Fluch auf Feld { $slot } bannen
opt-cure-hand = Wahnsinn aus deiner Hand kurieren ({ price })
opt-cure-own-support = Wahnsinn aus deiner Unterstützungszone kurieren ({ price })
opt-cure-support = Wahnsinn aus der Unterstützungszone von { $player } kurieren ({ price })
price = { $types ->
    [any] { $n } beliebige Elemente
   *[one] { $n } eines Elements
 }
opt-from-hand = { $card } aus deiner Hand
opt-from-discard = { $card } aus deinem Ablagestapel
opt-from-destroyed = { $card } aus dem Bannstapel
opt-from-support = { $card } aus der Unterstützungszone von { $player }
opt-from-own-support = { $card } aus deiner Unterstützungszone
opt-from-support-owner = { $card } aus der Unterstützungszone von { $player } (gehört { $owner })
opt-discount = { $n } abziehen
opt-element = { $element }
opt-spell-of = „{ $spell }“ von { $player }: { $do }
opt-spell-own = „{ $spell }“ (deiner): { $do }
opt-spell-named = „{ $spell }“ von { $player }
opt-spell-named-own = „{ $spell }“ (deiner)
opt-spell-text = { $spell }: { $do }
opt-give = { $card } an { $player } geben
opt-card = { $card }
opt-upgrade = { $card } gegen { $new }
opt-curse = { $curse } auf Feld { $slot }
opt-shift = { $curse } von Feld { $slot } auf Feld { $new }
opt-shift-none = Von Feld { $slot } auf Feld { $new }
opt-swap = { $card } gegen { $taken } aus der Unterstützungszone von { $player }
opt-swap-own = { $card } gegen { $taken } aus deiner Unterstützungszone
opt-nothing = Keine davon
opt-in-order = { $first }, dann { $second }

# Ablehnungen
refused-not-your-spell = „{ $spell }“ gehört nicht zu deinen Zaubern.
refused-exhausted = „{ $spell }“ ist erschöpft; aufgefrischt wird der Zauber in deiner Konzentrationsphase.
refused-neutralised-spell = „{ $spell }“ ist unwirksam und liegt verdeckt.
refused-cast-already = „{ $spell }“ wurde in diesem Zug schon gewirkt; an diesem Tisch geht das nur einmal pro Zug.
refused-power-named = Nenne für „{ $spell }“ eine Verstärkung: 1, 2 oder 3.
refused-power-by-sum = An diesem Tisch entscheidet die bezahlte Summe über die Verstärkung; wirke „{ $spell }“ einfach.
refused-cannot-pay-spell = „{ $spell }“ ×{ $power } kostet { $cost }; deine Hand und alle Unterstützungszonen ergeben { $have }.
refused-shelf-empty = In der Bibliothek ist kein Zauber des Elements { $element } mehr.
refused-cannot-pay-learning = „{ $spell }“ zu lernen kostet { $cost }; deine Hand und alle Unterstützungszonen ergeben { $have }.
refused-supply-empty = { $card } ist nicht mehr zu haben: Der Stapel ist leer.
refused-cannot-pay-card = { $card } kostet { $cost }; deine Hand und alle Unterstützungszonen ergeben { $have }.
refused-no-curse-there = Auf Feld { $slot } liegt kein Fluch.
refused-curse-sleeps = „{ $curse }“ ist unwirksam und kann erst gebannt werden, wenn der Fluch wieder aufgedeckt ist.
refused-curse-sleeps-effect = „{ $curse }“ ist unwirksam und liegt verdeckt.
refused-cannot-pay-curse = „{ $curse }“ zu bannen kostet { $cost }; deine Hand und alle Unterstützungszonen ergeben { $have }.
refused-no-madness-there = Dort gibt es keinen Wahnsinn zu kurieren.
refused-cannot-pay-cure = Kurieren kostet { $n } eines Elements; von keinem Element ergeben deine Hand und alle Unterstützungszonen so viel.
refused-cannot-pay-cure-so = Mit { $element } kannst du das Kurieren nicht bezahlen.
refused-no-ability = Die Sonderfähigkeit von { $magician } gilt immer; es gibt nichts einzusetzen.
refused-ability-while-paying = Die Sonderfähigkeit von { $magician } wirkt beim Bezahlen von selbst.
refused-ability-spent = Die Sonderfähigkeit von { $magician } wurde in diesem Zug schon eingesetzt.
refused-ability-shut = In einer Aktion, die jemand anders gewährt, bleiben Sonderfähigkeiten gesperrt.
refused-ability-idle = Für die Sonderfähigkeit von { $magician } gibt es gerade nichts zu tun.
refused-discount-too-much = So viel kann der Nachlass hier nicht abziehen.
refused-discount-too-little = Ziehst du so wenig ab, ließe sich der Rest nicht bezahlen.
refused-pay-not-there = { $card } ist zum Bezahlen nicht da.
refused-pay-wrong-element = { $card } bezahlt hier nichts.
refused-pay-order = Karten werden vom hohen zum niedrigen Wert genannt, damit es für jede Bezahlung nur einen Weg gibt; { $card } hätte früher kommen müssen.
refused-pay-not-needed = Jede Karte einer Bezahlung muss nötig sein; mit { $card } wäre eine überflüssig.
refused-pay-leaves-short = Käme jetzt { $card }, könnten die Karten danach den Rest nicht bezahlen.
refused-pay-not-yet = Die Kosten sind noch nicht bezahlt.
refused-pick-not-there = { $card } ist nicht da.
refused-pick-wrong-kind = { $card } ist keine Karte, die hier gewählt werden darf.
refused-pick-order = Karten werden in fester Reihenfolge gewählt, damit es für jede Auswahl nur einen Weg gibt; { $card } hätte früher kommen müssen.
refused-pick-later = Karten werden in fester Reihenfolge gewählt; { $card } kommt erst nach anderen, die ebenfalls gewählt werden müssen.
refused-pick-must = Was ausgeführt werden kann, muss ausgeführt werden; du kannst noch nicht aufhören.
refused-discard-element-only = Hier dürfen nur Elementkarten abgelegt werden; Wahnsinn ist keine.
refused-discard-never-madness = An diesem Tisch wird Wahnsinn nie abgelegt, außer die Karte nennt ihn (Auslegung discard_madness).
refused-trim-madness = Wahnsinn kannst du nicht ablegen, wenn du auf sechs Karten zurückgehst.
refused-not-enough = Dafür sind nicht genug Karten da.
refused-give-yourself = Du kannst dir selbst keine Karte geben.
refused-give-one-only = Alle Karten gehen an denselben Spieler.
refused-element-not-held = Du hast keine Karte des Elements { $element } auf der Hand.
refused-stack-too-small = So viele Karten hat der Wahnsinnsstapel nicht.
refused-not-looked-at = { $card } ist nicht unter den Karten, die du ansiehst.
refused-upgrade-highest = { $card } hat schon den höchsten Wert.
refused-upgrade-stack-empty = { $new } ist nicht mehr zu haben: Der Stapel ist leer.
refused-upgrade-element = Die neue Karte muss das gleiche Element haben.
refused-spell-not-there = „{ $spell }“ ist dort nicht im Spiel.
refused-spell-not-own = Es muss einer deiner eigenen Zauber sein.
refused-spell-not-exhausted = „{ $spell }“ ist nicht erschöpft.
refused-spell-face-down = „{ $spell }“ ist unwirksam und liegt verdeckt.
refused-spell-not-face-down = „{ $spell }“ ist nicht unwirksam.
refused-spell-being-cast = „{ $spell }“ wird gerade gewirkt.
refused-spell-already-exhausted = „{ $spell }“ ist schon erschöpft.
refused-spell-named-already = „{ $spell }“ ist schon genannt; es müssen verschiedene sein.
refused-spell-itself = „{ $spell }“ kann sich nicht selbst ausführen.
refused-spell-not-destroyed = „{ $spell }“ ist nicht unter den gebannten Zaubern, oder dieser Spieler ist ausgeschieden.
refused-spell-had-already = { $player } hat „{ $spell }“ schon.
refused-forget-not-yours = „{ $spell }“ gehört nicht zu deinen Zaubern; abgeben musst du einen deiner alten.
refused-slot-taken = Feld { $new } ist nicht frei.
refused-curse-moved-already = „{ $curse }“ wurde schon verschoben; jeder Fluch nur einmal.
refused-token-element-again = Durch diesen Effekt liegt darauf schon ein Elementmarker ({ $element }).
refused-token-own-element = Der Elementmarker muss ein anderes Element haben als der Fluch.
refused-token-none-left = Im Vorrat ist kein Elementmarker des Elements { $element } mehr.
refused-reward-stack-empty = { $card } ist nicht mehr zu haben: Der Stapel ist leer.
refused-swap-not-held = { $card } hast du nicht auf der Hand.
refused-swap-not-there = { $taken } liegt nicht in dieser Unterstützungszone.
refused-swap-reach = An diesem Tisch darfst du nur mit deiner eigenen Unterstützungszone tauschen.
refused-swap-at-least-one = Tausche mindestens eine Karte.
refused-box-empty = In der Schachtel ist keine Karte des Elements { $element } mit Wert 1 mehr.

# Ereignisse
ev-TurnBegan = Zug { $turn }: { $name }.
ev-MarkerMoved = Der Ritualmarker rückt auf { $marker ->
    [0] das Ritualfeld
   *[other] Feld { $marker }
 }.
ev-PageTurned = Die Seite wird umgeblättert: { $monster } erscheint.
ev-MonsterBeaten = { $monster } ist besiegt! Belohnung: { $page }.
ev-MonsterMissed = { $monster } entkommt. Strafe: { $page }.
ev-CursePlaced = „{ $curse }“ liegt nun auf Feld { $slot }.
ev-CurseStruck = „{ $curse }“ tritt in Kraft.
ev-CurseDestroyed = { $name } bannt „{ $curse }“.
ev-CurseLeft = „{ $curse }“ verlässt das Spielbrett.
ev-CurseStilled = „{ $curse }“ wird unwirksam.
ev-CurseWoke = „{ $curse }“ wird wieder aufgedeckt.
ev-CurseShifted = „{ $curse }“ kommt auf Feld { $slot }.
ev-TokenPlaced = Ein Elementmarker ({ $element }) kommt auf „{ $curse }“.
ev-CursesShuffled = Ein Fluchstapel wird gemischt: { $element }.
ev-SpellCast = { $name } wirkt „{ $spell }“ ×{ $power }.
ev-SpellIdle = „{ $spell }“ findet nichts, worauf der Zauber wirken könnte: keine Wirkung.
ev-SpellLearned = { $name } lernt „{ $spell }“.
ev-SpellRecovered = { $name } bekommt „{ $spell }“ zurück.
ev-SpellDestroyed = { $name } verliert „{ $spell }“; der Zauber ist gebannt.
ev-SpellDestroyed-library = „{ $spell }“ wird in der Bibliothek gebannt.
ev-SpellBoxed = { $name } gibt „{ $spell }“ für immer ab.
ev-SpellRevealed = In der Bibliothek liegt nun „{ $spell }“ offen.
ev-SpellRefreshed = { $n ->
    [one] „{ $spell }“ von { $name } wird aufgefrischt.
   *[other] Aufgefrischt werden die Zauber von { $name }: { $spell }.
 }
ev-SpellExhausted = { $n ->
    [one] „{ $spell }“ von { $name } wird erschöpft.
   *[other] Erschöpft werden die Zauber von { $name }: { $spell }.
 }
ev-SpellMuted = { $n ->
    [one] „{ $spell }“ von { $name } wird unwirksam.
   *[other] Unwirksam werden die Zauber von { $name }: { $spell }.
 }
ev-SpellUnmuted = { $n ->
    [one] „{ $spell }“ von { $name } wird wieder aufgedeckt.
   *[other] Wieder aufgedeckt werden die Zauber von { $name }: { $spell }.
 }
ev-AbilityUsed = { $name } setzt die Sonderfähigkeit von { $magician } ein.
ev-DeckShuffled = { $name } mischt den Ablagestapel ins Deck.
ev-DeckRanOut = Das Deck von { $name } ist leer: { $name } erhält eine Wahnsinnskarte und mischt aus dem Ablagestapel ein neues Deck.
ev-ElementNamed = { $name } nennt { $element }.
ev-DiscountGranted = Das Bannen von Flüchen kostet insgesamt { $n } weniger.
ev-BoostGranted = { $n ->
    [one] Die nächste Karte aus einer Unterstützungszone zählt 1 mehr.
   *[other] Die nächsten { $n } Karten aus Unterstützungszonen zählen je 1 mehr.
 }
ev-PlayerEliminated = { $name } ist dem Wahnsinn verfallen und scheidet aus.
ev-GameWon = Das Buch ist geschlossen. Ihr habt gewonnen!
ev-GameLost = Das Buch hat gewonnen.
ev-GameLost-stack = { $name } muss eine Wahnsinnskarte erhalten, aber der Wahnsinnsstapel ist leer. Das Buch hat gewonnen.
ev-GameLost-deck = Das Deck von { $name } ist leer, der Wahnsinnsstapel auch. Das Buch hat gewonnen.
ev-CardDrawn = { $name } zieht { $card }.
ev-CardDiscarded = { $name } legt { $card } ab.
ev-CardPaid = { $name } bezahlt mit { $card }.
ev-CardPaid-own = { $name } bezahlt mit { $card } aus der eigenen Unterstützungszone.
ev-CardPaid-support = { $name } bezahlt mit { $card } aus der Unterstützungszone von { $player }.
ev-CardDestroyed = { $name } bannt { $card }.
ev-CardDestroyed-nobody = Gebannt: { $card }.
ev-CardSupported = { $name } legt { $card } in die Unterstützungszone.
ev-CardTaken = { $name } nimmt { $card } auf die Hand.
ev-CardTopdecked = { $name } legt { $card } oben auf das Deck.
ev-CardGiven = { $name } gibt { $card } an { $player }.
ev-CardLookedAt = { $name } sieht sich { $card } an.
ev-CardRevealed = { $name } deckt { $card } auf.
ev-CardMilled = { $name } legt { $card } vom Deck auf den Ablagestapel.
ev-CardAcquired = { $name } gewinnt { $card } hinzu.
ev-CardGained = { $name } nimmt { $card } vom Stapel.
ev-CardReturned = { $name } legt { $card } zurück auf den Stapel.
ev-MadnessReceived = { $name } erhält { $n ->
    [one] eine Wahnsinnskarte
   *[other] { $n } Wahnsinnskarten
 }{ $place ->
    [hand] {" "}auf die Hand
    [support] {" "}in die Unterstützungszone
    [deck] {" "}oben auf das Deck
   *[discard] {""}
 }.
ev-MadnessCured = { $name } kuriert { $n ->
    [one] eine Wahnsinnskarte
   *[other] { $n } Wahnsinnskarten
 }.
ev-MadnessReturned = { $n ->
    [one] Eine Wahnsinnskarte kommt
   *[other] { $n } Wahnsinnskarten kommen
 } zurück auf den Wahnsinnsstapel.
ev-MadnessBoxed = { $n ->
    [one] Eine Wahnsinnskarte kommt
   *[other] { $n } Wahnsinnskarten kommen
 } vom Wahnsinnsstapel in die Schachtel.
ev-MadnessPlaced = { $n ->
    [one] Unter einem Fluch liegt nun eine Wahnsinnskarte.
   *[other] Unter einem Fluch liegen nun { $n } Wahnsinnskarten.
 }

# Wie es ausging
outcome-last_page_clear = Ihr habt gewonnen: Auf der Letzten Seite ist kein Fluch mehr da.
outcome-stack_empty = Ihr habt verloren: Jemand musste eine Wahnsinnskarte erhalten, und der Wahnsinnsstapel war leer.
outcome-last_page_cursed = Ihr habt verloren: Auf der Letzten Seite { $n ->
    [one] war noch ein Fluch
   *[other] waren noch Flüche
 } da ({ $curses }).
outcome-all_eliminated = Ihr habt verloren: Alle sind dem Wahnsinn verfallen.
outcome-by-stack = Ihr habt verloren: { $name } musste eine Wahnsinnskarte erhalten, und der Wahnsinnsstapel war leer.
outcome-by-deck = Ihr habt verloren: { $name } musste von einem leeren Deck ziehen; das bringt eine Wahnsinnskarte, und der Wahnsinnsstapel war leer.
outcome-reached = Die Partie endete in Runde { $round } von 6, in Zug { $turn }; auf dem Wahnsinnsstapel { $madness ->
    [one] lag noch { $madness } Karte.
   *[other] lagen noch { $madness } Karten.
 }
outcome-beaten = { $n ->
    [0] Besiegt wurde kein Monster.
   *[other] Besiegt ({ $n }): { $monsters }.
 }
outcome-missed = { $n ->
    [0] Entkommen ist keines.
   *[other] Entkommen ({ $n }): { $monsters }.
 }

# Der Bildschirm
screen-head = Zug { $turn }: Runde { $round } von 6, { $marker ->
    [0] Prüfung
   *[other] Zug { $marker } von 5
 }. { $phase } von { $name }, danach { $next }.
screen-aim = Ihr gewinnt gemeinsam, wenn am Ende von Runde 6 kein Fluch mehr ausliegt. Ein Fluch, der am Ende einer früheren Runde noch da ist, bringt nur die Strafe der Seite. Ihr verliert sofort, wenn jemand eine Wahnsinnskarte erhalten muss und der Wahnsinnsstapel leer ist, oder wenn alle dem Wahnsinn verfallen: Wer den eigenen Zug mit 6 Wahnsinnskarten auf der Hand beendet, scheidet aus.
screen-hint-move = wirke Wachstum x1
screen-hint-power = [2] in einem Text: Die Zahl wird mit der Verstärkung malgenommen, mit der der Zauber gewirkt wird.
screen-hint-token = Elementmarker: Liegt einer auf einem Fluch, kostet der Fluch 1 mehr von diesem Element.
screen-hint-support = Unterstützungszone: offene Karten, mit denen alle bezahlen dürfen.
screen-table = Schwierigkeitsgrad { $difficulty }, Modus { $mode }{ $variants ->
    [none] {""}
   *[other] , { $variants }
 }. Auslegungen: { $rulings }.
screen-rulings-default = wie voreingestellt
screen-book-closed = Das Buch ist geschlossen.
screen-monster = Monster: { $monster } (Flüche: { $symbols }). Beim Erscheinen: { $do }
screen-page = Seite: { $page }.
screen-bonus = Belohnung, wenn am Rundenende kein Fluch mehr da ist: { $do }
screen-penalty = Strafe, wenn noch einer da ist: { $do }
screen-page-final = Seite: { $page }. { $do }
screen-next = Flüche des nächsten Monsters: { $symbols }.
screen-madness = Wahnsinnsstapel: { $n } (wer von einem leeren Stapel erhalten muss, verliert die Partie für alle). Ritualmarker: { $marker ->
    [0] Ritualfeld
   *[other] Feld { $marker }
 }.
screen-alarm-stack = Achtung: { $n ->
    [0] Der Wahnsinnsstapel ist leer; muss jetzt jemand eine Wahnsinnskarte erhalten, habt ihr verloren.
    [one] Nur noch { $n } Karte auf dem Wahnsinnsstapel; ist er leer, verliert ihr mit der nächsten, die jemand erhalten muss.
   *[other] Nur noch { $n } Karten auf dem Wahnsinnsstapel; ist er leer, verliert ihr mit der nächsten, die jemand erhalten muss.
 }
screen-alarm-hand = Achtung: { $who ->
    [you] Du hast
   *[other] { $name } hat
 } { $n } Wahnsinnskarten auf der Hand; wer den eigenen Zug mit 6 beendet, scheidet aus.
screen-warn-lost = Achtung: Damit ist die Partie verloren.
screen-warn-vain = Achtung: Das wird nichts bewirken.
screen-warn-forget = Achtung: Einer deiner { $n } Zauber muss dafür weichen.
screen-warn-deck-own = Achtung: Dein Deck { $sure ->
    [yes] geht zu Ende
   *[no] kann zu Ende gehen
 }; das bringt dir eine Wahnsinnskarte.
screen-warn-deck-other = Achtung: Das Deck von { $name } { $sure ->
    [yes] geht zu Ende
   *[no] kann zu Ende gehen
 }; das bringt { $name } eine Wahnsinnskarte.
screen-track = Flüche:
screen-track-none = Es liegen keine Flüche aus.
screen-strikes = { $state ->
    [asleep] unwirksam
    [past] tritt nicht mehr in Kraft
    [now] tritt gerade in Kraft
    [next] tritt gleich in Kraft
   *[coming] tritt im Zug von { $name } in Kraft
 }
screen-curse = Feld { $slot }: { $curse } ({ $type }; Kosten: { $cost }{ $tokens ->
    [yes] {" "}mit Markern
   *[no] {""}
 }), { screen-strikes }{ $under ->
    [0] {""}
    [one] , darunter { $under } Wahnsinnskarte
   *[other] , darunter { $under } Wahnsinnskarten
 }. { $do }
screen-library = Bibliothek (eine Zahl in [ ] wird mit der Verstärkung malgenommen):
screen-shelf = { $element }: { $spell } (Stufe { $level }, { $below ->
    [0] der letzte im Stapel
   *[other] darunter noch { $below }
 }). { $do }
screen-shelf-empty = { $element }: leer.
screen-supply = Auf dem Tisch: { $cards }.
screen-supply-none = Auf dem Tisch: keine Elementkarten mehr.
screen-destroyed = Bannstapel: { $cards }.
screen-discount = Das Bannen von Flüchen kostet insgesamt { $n } weniger.
screen-boost = { $n ->
    [one] Die nächste Karte aus einer Unterstützungszone, mit der in diesem Zug bezahlt wird, zählt 1 mehr.
   *[other] Die nächsten { $n } Karten aus Unterstützungszonen, mit denen in diesem Zug bezahlt wird, zählen je 1 mehr.
 }
screen-player = { $name }, { $magician }{ $active ->
    [yes] {" "}(aktiv)
   *[no] {""}
 }:
screen-player-out = { $name }, { $magician }: ausgeschieden.
screen-ability = Sonderfähigkeit: { $do }{ $used ->
    [yes] {" "}(In diesem Zug schon eingesetzt.)
   *[no] {""}
 }
screen-your-hand = { $name }, deine { $what }
screen-others-support = Unterstützungszonen der anderen: { $what }
screen-your = { $part ->
    [piles] Dein
   *[other] Deine
 } { $what }
screen-hand = Hand ({ $n }): { $cards }
screen-hand-closed = Hand: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
screen-support = Unterstützungszone ({ $n }/{ $slots }): { $cards }
screen-spells = Zauber ({ $n }/{ $limit }): { $spells }
screen-own-spells = Zauber ({ $n }/{ $limit }):
screen-own-spell = { $spell }, { $cost } je Verstärkung: { $do }
screen-piles = Deck ({ $deck }), Ablagestapel ({ $discard }): { $cards }
screen-top = Oben auf dem Deck: { $cards }
screen-none = nichts
spell-state = { $spell }{ $state ->
    [exhausted] {" "}(erschöpft)
    [neutralised] {" "}(unwirksam)
   *[ready] {""}
 }

# Der Katalog
cat-basic = BASISZAUBER
cat-library = BIBLIOTHEKSZAUBER: { $element }
cat-curses = FLÜCHE: { $element }
cat-monsters = MONSTER
cat-pages = BUCHSEITEN
cat-magicians = ZAUBERLEHRLINGE
cat-spell = { $name } ({ $element }, Stufe { $level }). { $do }
cat-curse = { $name } (×{ $copies }). { $do }
cat-monster = { $name } ({ $kind ->
    [cover] Buchdeckel
   *[page] Buchseite
 }; { $symbols }). { $do } { $looks }
cat-page = { $name }. Belohnung: { $bonus } Strafe: { $penalty } Auf der Rückseite: { $monster }.
cat-final-page = { $name }. { $do }
cat-magician = { $name } ({ $key }). { $do } Startkarten: { $deck }. { $looks }
cat-element = { $card }: bezahlt { $cost }. Nach dem Bezahlen kommt die Karte auf den Ablagestapel, zu dem sie gehört.
cat-madness = Wahnsinn: bezahlt nichts und nimmt Platz weg. Wer den eigenen Zug mit 6 davon auf der Hand beendet, scheidet aus; mit der Aktion Kurieren kommt eine Karte zurück auf den Wahnsinnsstapel.

# Was Leute an einem echten Tisch gefragt werden, wenn der Zufall entscheidet
told-first = Wer ist zuerst am Zug?
told-magician = Welcher Magier wurde gezogen?
told-cover = Welcher Buchdeckel liegt oben auf dem Buch?
told-page = Welche Seite wurde rechts aufgeschlagen?
told-library = Welcher Zauber liegt in der Bibliothek offen auf dem Stapel { $element }?
told-curse = Welcher Fluch kam vom Stapel { $element }?
told-deck = Was hat { $name } vom Deck aufgedeckt?
refused-told-first = { $what } spielt hier nicht mit.
refused-told-magician = { $what } ist schon vergeben; keine zwei haben denselben Magier.
refused-told-cover = { $what } ist kein Buchdeckel.
refused-told-page = { $what } war schon da; jede Seite kommt nur einmal.
refused-told-library = { $what } kann jetzt nicht offen liegen: Die Stufe ist eine andere, oder der Zauber ist schon zu sehen.
refused-told-curse = { $what } ist jetzt nicht in diesem Stapel: Der Fluch liegt offen, ganz unten oder beiseite.
refused-told-deck = Im Deck von { $name } ist jetzt keine Karte { $what }.
