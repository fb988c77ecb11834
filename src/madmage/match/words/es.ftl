# Lo que la partida misma tiene que decir.

undo-secret = No todos saben qué ha elegido { $name }, así que { $name } tiene que estar de acuerdo.
pick-too-often = { $n ->
    [one] Solo hay una: { $thing }.
   *[other] Solo hay { $n }: { $thing }.
 } No se ha hecho nada.
pick-missing = Todavía no basta: { $n ->
    [one] falta al menos { $n }.
   *[other] faltan al menos { $n }.
 } No se ha hecho nada.
pick-beyond = Sin esto tu elección ya está completa, así que no se puede añadir: { $thing }. No se ha hecho nada.
pick-not-with = Esto no va con lo demás: { $thing }. No se ha hecho nada.
pick-one = Responde con exactamente una de las opciones. No se ha hecho nada.
