# Was eine Partie selbst zu sagen hat.

undo-secret = Nicht alle wissen, was { $name } gewählt hat; deshalb muss { $name } zustimmen.
pick-too-often = { $n ->
    [one] Davon gibt es nur eine: { $thing }.
   *[other] Davon gibt es nur { $n }: { $thing }.
 } Nichts ist geschehen.
pick-missing = Das reicht noch nicht: mindestens { $n } mehr. Nichts ist geschehen.
pick-beyond = Ohne das ist deine Auswahl schon vollständig, es kommt also nicht mehr dazu: { $thing }. Nichts ist geschehen.
pick-not-with = Das passt nicht zum Rest der Auswahl: { $thing }. Nichts ist geschehen.
pick-one = Antworte mit genau einer der Möglichkeiten. Nichts ist geschehen.
