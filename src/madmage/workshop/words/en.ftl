# What stands on a drawn card beside its own words.
face-spell = { $basic ->
    [yes] Basic spell
   *[no] Spell
 } · { $element } · level { $level }
face-curse = Curse · { $element } · ×{ $copies }
face-monster = { $where ->
    [cover] Monster on a cover
   *[page] Monster
 }
face-page = Page
face-magician = Magician · { $element }
face-cost = Destroying it costs { $cost }
face-arrival = When it arrives
face-symbols = Its curses
face-bonus = Bonus
face-penalty = Penalty
face-back = On its back: { $monster }
face-deck = Starting cards
face-maze-monster = Monster
face-maze-action = Action
face-maze-equipment = Equipment
face-maze-potion = Potion · ×{ $copies }
