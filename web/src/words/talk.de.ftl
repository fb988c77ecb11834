# Vorschläge am Tisch

talk-title = Vorschläge
talk-tool = Vorschlagen
talk-heading = Etwas vorschlagen
talk-help = Berühre, worum es geht: einen Fluch, einen Zauber, die Bibliothek, den Vorrat oder einen Wahnsinn.
talk-help-more = Wer macht es? Berühre noch etwas für einen weiteren Schritt.
talk-acts = Was vorgeschlagen wird
talk-who = Wer es macht
talk-remove = Das herausnehmen
talk-gives = Dafür in die Unterstützung
talk-give = { $name } legt { $n } { $element } in die Unterstützung: eins mehr
talk-too-many = Ein Vorschlag hat höchstens { $n } Schritte.
talk-send = Vorschlagen
talk-left = { $n ->
    [0] keiner mehr in dieser Runde
    [one] noch einer in dieser Runde
   *[other] noch { $n } in dieser Runde
  }
talk-yes = Einverstanden
talk-no = Ablehnen
talk-counter = Etwas anderes dafür vorschlagen
talk-withdraw = Den Vorschlag zurückziehen
talk-as = Als { $name } antworten
talk-proposes = { $name } schlägt vor: { $steps }.
talk-step-support = { $name } legt { $what } in die Unterstützung
talk-step-destroy = { $name } bannt den Fluch { $what }
talk-step-cast = { $name } wirkt { $what }
talk-step-learn = { $name } lernt { $what }
talk-step-acquire = { $name } gewinnt { $what } hinzu
talk-step-cure = { $name } kuriert einen Wahnsinn
talk-step-ability = { $name } nutzt die eigene Sonderfähigkeit
talk-state-open = Noch nicht beantwortet.
talk-state-agreed = Es ist abgemacht.
talk-state-declined = Es wurde abgelehnt.
talk-state-countered = Stattdessen wurde etwas anderes vorgeschlagen.
talk-state-withdrawn = Es wurde zurückgezogen.
talk-state-kept = Es wurde eingehalten.
talk-state-lapsed = Es gilt nicht mehr.
talk-option = Vorschläge
talk-option-help = Wie viel jeder den anderen pro Runde vorschlagen darf, damit niemand für alle spielt.
talk-option-none = keine
talk-option-one = 1
talk-option-three = 3
talk-option-unlimited = beliebig viele
