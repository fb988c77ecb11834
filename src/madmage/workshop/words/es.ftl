# What stands on a drawn card beside its own words.
face-spell = { $basic ->
    [yes] Hechizo básico
   *[no] Hechizo
 } · { $element } · nivel { $level }
face-curse = Maldición · { $element } · ×{ $copies }
face-monster = { $where ->
    [cover] Monstruo de una tapa
   *[page] Monstruo
 }
face-page = Página interior
face-magician = Mago · { $element }
face-cost = Destruirla cuesta { $cost }
face-arrival = Cuando aparece
face-symbols = Sus maldiciones
face-bonus = Bonus
face-penalty = Penalización
face-back = En el dorso: { $monster }
face-deck = Cartas iniciales
face-maze-monster = Monstruo
face-maze-action = Acción
face-maze-equipment = Equipo
face-maze-potion = Poción · ×{ $copies }
