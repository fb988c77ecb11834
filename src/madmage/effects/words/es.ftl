# Marcos comunes del lenguaje de efectos. $who es la forma del verbo: you (orden al lector), they
# (tercera persona), inf (después de «puede»). $own dice de quién son las cosas: you o they.
amount-all = todas las
amount-as-many = otras tantas

frame-then = { $first } y luego { $second }
frame-may = { $who ->
    [they] puede { $do }
    [inf] si se quiere, { $do }
   *[you] puedes { $do }
 }
frame-one-of = { $branches }
frame-or = { $first }, o bien { $second }
frame-if = { $then } { $condition }
frame-if-else = { $then } { $condition }; si no, { $other }
frame-repeat = { $do } ({ $n ->
    [one] { $amount } vez
   *[other] { $amount } veces
 })

who-each = cada jugador { $do }
who-each-other = cada uno de los otros jugadores { $do }
who-somebody = un jugador a tu elección (puedes ser tú) { $do }
who-somebody-group = un jugador a elección del grupo { $do }
who-others = { $n ->
    [one] { $amount } de los otros jugadores { $do }
   *[other] cada uno de otros { $amount } jugadores { $do }
 }
who-active = el Jugador Activo { $do }
who-group = { $do } (una vez para todo el grupo)

if-did = { $own ->
    [they] si lo hizo
   *[you] si lo hiciste
 }
if-missed = { $own ->
    [they] si no pudo hacerlo por completo
   *[you] si no pudiste hacerlo por completo
 }

refused-branch-not-in-full = Solo puedes elegir una opción que se pueda cumplir por completo, y hay otra que sí se puede.
refused-branch-does-nothing = Esa opción no haría nada, y otra sí puede hacer algo.
refused-not-yourself = No puedes elegirte a ti: tiene que ser otro jugador.
refused-not-twice = Ya has elegido a { $player }; cada jugador, una sola vez.
refused-not-in-game = { $player } ya está fuera de la partida.

ask-may = ¿Quieres { $do }?
ask-one-of = Elige una opción:
ask-player = ¿Quién { $do }?
opt-yes = Sí: { $do }
opt-no = No
opt-done = Listo, nada más
opt-player = { $player }
opt-player-self = { $player } (tú)

# Deshacer
undo-nothing = No hay nada que deshacer.
undo-learned = { $name } { $n ->
    [one] se ha enterado de algo con ello ({ $what }) y tiene
   *[other] se han enterado de algo con ello ({ $what }) y tienen
 } que estar de acuerdo.
