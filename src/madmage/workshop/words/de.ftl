# What stands on a drawn card beside its own words.
face-spell = { $basic ->
    [yes] Basiszauber
   *[no] Zauber
 } · { $element } · Stufe { $level }
face-curse = Fluch · { $element } · ×{ $copies }
face-monster = { $where ->
    [cover] Monster auf einem Buchdeckel
   *[page] Monster
 }
face-page = Buchseite
face-magician = Zauberlehrling · { $element }
face-cost = Ihn zu bannen kostet { $cost }
face-arrival = Wenn es erscheint
face-symbols = Seine Flüche
face-bonus = Belohnung
face-penalty = Strafe
face-back = Auf der Rückseite: { $monster }
face-deck = Startkarten
face-maze-monster = Monster
face-maze-action = Aktion
face-maze-equipment = Ausrüstung
face-maze-potion = Trank · ×{ $copies }
