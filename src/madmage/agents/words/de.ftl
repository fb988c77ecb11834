# Warum ein Gefährte so gewählt hat, in der ersten Person: je ein Satz.

why-random = Ich nehme einfach irgendetwas.
why-only = Etwas anderes kann ich nicht tun.

why-destroy-madness = Ich banne „{ $curse }“, weil uns der Fluch { $turns ->
    [one] zu Beginn des nächsten Zuges
   *[other] in { $turns } Zügen
 } { $n ->
    [one] eine Wahnsinnskarte
   *[other] { $n } Wahnsinnskarten
 } brächte.
why-destroy-strike = Ich banne „{ $curse }“, bevor der Fluch { $turns ->
    [one] zu Beginn des nächsten Zuges
   *[other] in { $turns } Zügen
 } in Kraft tritt.
why-destroy-check = Ich banne „{ $curse }“, damit bei der Prüfung { $left ->
    [0] kein Fluch mehr übrig ist
    [one] nur noch ein Fluch übrig ist
   *[other] nur noch { $left } Flüche übrig sind
 }.
why-destroy-last = Ich banne „{ $curse }“, weil bei der letzten Prüfung kein Fluch mehr ausliegen darf; { $left ->
    [0] das war der letzte
    [one] einer muss noch weg
   *[other] { $left } müssen noch weg
 }.
why-cure-hand = Ich kuriere { $n ->
    [one] meine Wahnsinnskarte, weil sie
   *[other] eine meiner { $n } Wahnsinnskarten, weil jede davon
 } einer anderen Karte den Platz auf der Hand nimmt.
why-cure-stack = Ich kuriere eine Wahnsinnskarte, weil nur noch { $n ->
    [one] eine auf dem Stapel liegt
   *[other] { $n } auf dem Stapel liegen
 }.
why-cure = Ich kuriere eine Wahnsinnskarte, weil ich die Karten entbehren kann und der Stapel sie braucht.
why-acquire = Ich gewinne { $card } hinzu, weil das mein Deck für { $turns ->
    [0] das Ende des Spiels
    [one] meinen letzten Zug
   *[other] meine restlichen { $turns } Züge
 } stärkt.
why-learn = Ich lerne „{ $spell }“, weil der Zauber mehr nützt, als er kostet.
why-stop = Ich höre auf, weil nichts, was ich bezahlen könnte, { $n ->
    [one] meine letzte Karte
   *[other] meine { $n } Karten
 } wert ist.
why-stop-keep = Ich höre auf und behalte meine Karten: Damit lässt sich vielleicht das nächste Mal „{ $curse }“ bannen.
why-stop-empty = Ich höre auf, weil ich nichts mehr auszugeben habe.
why-ability = Ich nutze meine Fähigkeit, weil sie nichts kostet und hilft.

why-cast-curse = Ich wirke „{ $spell }“, weil uns das von { $n ->
    [one] einem Fluch
   *[other] { $n } Flüchen
 } befreit.
why-cast-still = Ich wirke „{ $spell }“, damit ein Fluch seinen Augenblick verschläft.
why-cast-cure = Ich wirke „{ $spell }“, weil dadurch { $n ->
    [one] eine Wahnsinnskarte auf den Stapel zurückkommt
   *[other] { $n } Wahnsinnskarten auf den Stapel zurückkommen
 }.
why-cast-rid = Ich wirke „{ $spell }“, damit wir { $n ->
    [one] eine Wahnsinnskarte
   *[other] { $n } Wahnsinnskarten
 } auf der Hand loswerden.
why-cast-cheaper = Ich wirke „{ $spell }“, weil dann die nächste Bezahlung billiger wird.
why-cast-support = Ich wirke „{ $spell }“, damit { $n ->
    [one] eine Karte mehr für alle in der Unterstützungszone bereitliegt
   *[other] { $n } Karten mehr für alle in der Unterstützungszone bereitliegen
 }.
why-cast-cards = Ich wirke „{ $spell }“, weil wir dadurch { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 } mehr zum Ausspielen haben.
why-cast-better = Ich wirke „{ $spell }“, weil wir dann bessere Karten haben.
why-cast-thin = Ich wirke „{ $spell }“, damit schwache Karten aus unseren Decks verschwinden.
why-cast-grant = Ich wirke „{ $spell }“, weil jemand anderes jetzt mit einer Aktion viel anfangen kann.
why-cast = Ich wirke „{ $spell }“, weil es uns danach besser geht.

why-pay = Ich bezahle so, weil dabei am wenigsten verloren geht.
why-promise = Ich tue das, weil wir es auf Vorschlag von { $player } so abgemacht haben.
why-rid-madness = Ich wähle die Wahnsinnskarte, weil wir ohne sie besser dran sind.
why-spare = Ich wähle { $card }, weil ich diese Karte am leichtesten entbehren kann.
why-take = Ich wähle { $card }, weil diese Karte am meisten nützt.
why-support = Ich wähle { $card }, weil uns diese Karte in der Unterstützungszone am meisten nützt.
why-give = { $player } bekommt { $card } von mir, weil die Karte dort mehr nützt.
why-enough = Dabei belasse ich es, weil mehr nur schaden würde.
why-player = Ich wähle { $player }, weil es dort am meisten bringt.
why-miss-least = Ich wähle „{ $spell }“, weil uns dieser Zauber am wenigsten fehlen wird.
why-want-most = Ich wähle „{ $spell }“, weil dieser Zauber am meisten für uns tut.
why-element = Ich wähle { $element }, weil uns das am meisten nützt.
why-curse = Ich wähle „{ $curse }“, weil uns das am meisten hilft.
why-may = Ich tue es, weil es mehr nützt als schadet.
why-may-not = Ich lasse es, weil es mehr schadet als nützt.
why-lesser = Ich wähle das kleinere Übel.
why-better = Ich wähle, was uns mehr hilft.
why-order = Ich lege die beste Karte nach oben.
why-swap = Ich tausche so, weil dann beide Karten mehr nützen.
why-small = Ich wähle das, weil es uns danach am besten geht.

why-instead = Sonst hätte ich dies gewählt: { $option }.
why-chance = Dass wir gewinnen, halte ich zu { $percent } % für wahrscheinlich.

why-maze-small = Ich wähle das, weil es mich am wenigsten kostet.
why-maze-build = Ich stecke es in { $ability }, weil ich so am schnellsten hinauskomme.
why-maze-move = Ich laufe weiter; ich schätze, mir fehlen noch etwa { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
 } bis zum Ausgang.
why-maze-rest = Ich regeneriere, weil { $life } Leben für die nächste Karte zu wenig sein könnten.
why-maze-stand = Ich stelle mich der Karte „{ $monster }“, weil das, was sie bringen kann, das Wagnis lohnt.
why-maze-face = Ich stelle mich der Karte, weil das, was sie bringen kann, das Wagnis lohnt.
why-maze-drink = Ich trinke „{ $potion }“, weil mir das jetzt am meisten nützt.
why-maze-spare = Ich verzichte auf „{ $potion }“, weil mir der Trank am wenigsten nützen würde.
why-maze-take = Ich nehme den Schlüssel für eine Truhe am Weg.
why-maze-open = Ich öffne die Truhe, weil Ausrüstung auf jeder weiteren Ebene hilft.
why-maze-loot = Ich plündere das Grab, weil die Sachen darin einen Zug wert sind.
why-maze-climb = Ich steige hinauf, weil jede Ebene zählt; es fehlen noch etwa { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
 }.
why-maze-escape = Ich trete durch das Portal und bin draußen.
why-maze-explore = Ich erkunde, weil unter diesen Labyrinthkarten mit { $percent } % eine Treppe ist.
why-maze-explore-on = Ich erkunde, um die Ebene zu öffnen; ich schätze, mir fehlen noch etwa { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
 } bis zum Ausgang.
why-maze-walk = Ich laufe dorthin, weil es auf meinem Weg liegt; es fehlen noch etwa { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
 }.
why-maze-stop = Ich bleibe, weil ich hier gut stehe; es fehlen noch etwa { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
 }.
why-maze-stairs = Ich lege die Treppe dorthin, wo ich eher bin als die anderen.
why-maze-tile = Ich lege die Karte so, dass sie meinen Weg verkürzt; es fehlen noch etwa { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
 }.
why-maze-tile-card = Ich lege das Feld dorthin, wo es mir nicht im Weg ist.
why-maze-exit = Ich erkunde an diesem Ausgang, weil er mich am besten weiterführt; es fehlen noch etwa { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
 }.
why-maze-join = Ich mache mit, weil wir zusammen gewinnen können und ich mitbekomme, was es bringt.
why-maze-decline = Ich halte mich heraus, weil mich ein verlorener Kampf mehr kosten würde.
why-maze-alone = Ich kämpfe allein, weil Helfer es schwerer machen und so viel davon haben wie ich.
why-maze-invite = Ich bitte { $player } um Hilfe, weil wir zusammen eher gewinnen.
why-maze-turn-die = Ich drehe den Würfel um, weil dieser Wurf einen Trank wert ist.
why-maze-keep-die = Ich behalte den Wurf, weil der Trank später mehr wert sein kann.
why-maze-hinder = Ich wähle das, weil es einen Rivalen am meisten aufhält.
why-maze-best = Ich wähle das, weil ich damit am besten stehe; es fehlen noch etwa { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
 } bis zum Ausgang.
