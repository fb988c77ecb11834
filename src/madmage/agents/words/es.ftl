# Por qué un compañero ha elegido así, en primera persona: una frase cada vez.

why-random = Elijo cualquier cosa.
why-only = No puedo hacer otra cosa.

why-destroy-madness = Destruyo “{ $curse }” porque nos traería { $n ->
    [one] una Locura
   *[other] { $n } Locuras
 } { $turns ->
    [one] al empezar el próximo turno
   *[other] dentro de { $turns } turnos
 }.
why-destroy-strike = Destruyo “{ $curse }” antes de que se aplique { $turns ->
    [one] al empezar el próximo turno
   *[other] dentro de { $turns } turnos
 }.
why-destroy-check = Destruyo “{ $curse }” para que en la comprobación { $left ->
    [0] no quede ninguna Maldición
    [one] solo quede una Maldición
   *[other] solo queden { $left } Maldiciones
 }.
why-destroy-last = Destruyo “{ $curse }” porque en la última comprobación no puede quedar ninguna Maldición; { $left ->
    [0] esta era la última
    [one] aún falta una
   *[other] aún faltan { $left }
 }.
why-cure-hand = Curo { $n ->
    [one] mi Locura porque ocupa
   *[other] una de mis { $n } Locuras porque cada una ocupa
 } el lugar de otra carta en mi mano.
why-cure-stack = Curo una Locura porque en el mazo de Locura solo { $n ->
    [one] queda una
   *[other] quedan { $n }
 }.
why-cure = Curo una Locura porque puedo prescindir de esas cartas y el mazo de Locura la necesita.
why-acquire = Consigo { $card } porque refuerza mi mazo para { $turns ->
    [0] el final de la partida
    [one] el turno que me queda
   *[other] los { $turns } turnos que me quedan
 }.
why-learn = Aprendo “{ $spell }” porque vale más que las cartas que cuesta.
why-stop = Paro porque nada de lo que podría pagar vale { $n ->
    [one] la carta que tengo
   *[other] las { $n } cartas que tengo
 }.
why-stop-keep = Paro y guardo mis cartas: quizá la próxima vez paguen “{ $curse }”.
why-stop-empty = Paro porque no me queda nada que gastar.
why-ability = Uso mi habilidad porque no cuesta nada y ayuda.

why-cast-curse = Activo “{ $spell }” porque nos libra de { $n ->
    [one] una Maldición
   *[other] { $n } Maldiciones
 }.
why-cast-still = Activo “{ $spell }” para que una Maldición se pierda su momento.
why-cast-cure = Activo “{ $spell }” porque { $n ->
    [one] una Locura vuelve
   *[other] { $n } Locuras vuelven
 } a su mazo.
why-cast-rid = Activo “{ $spell }” para quitarnos { $n ->
    [one] una Locura
   *[other] { $n } Locuras
 } de la mano.
why-cast-cheaper = Activo “{ $spell }” porque abarata el próximo pago.
why-cast-support = Activo “{ $spell }” para que { $n ->
    [one] haya una carta más
   *[other] haya { $n } cartas más
 } en el Área de Soporte a disposición de todos.
why-cast-cards = Activo “{ $spell }” porque nos da { $n ->
    [one] una carta más
   *[other] { $n } cartas más
 } que jugar.
why-cast-better = Activo “{ $spell }” porque nos deja con mejores cartas.
why-cast-thin = Activo “{ $spell }” para sacar cartas flojas de nuestros mazos.
why-cast-grant = Activo “{ $spell }” porque a otra persona le viene muy bien una acción ahora.
why-cast = Activo “{ $spell }” porque nos deja en mejor situación.

why-pay = Pago así porque es como menos se pierde.
why-promise = Hago esto porque así lo acordamos a propuesta de { $player }.
why-rid-madness = Elijo la Locura porque estamos mejor sin ella.
why-spare = Elijo { $card } porque es de lo que mejor puedo prescindir.
why-take = Elijo { $card } porque es lo que más nos sirve.
why-support = Elijo { $card } porque es lo que más nos sirve en el Área de Soporte.
why-give = Doy { $card } a { $player } porque ahí sirve más.
why-enough = Lo dejo así porque más solo haría daño.
why-player = Elijo a { $player } porque es quien más provecho le saca.
why-miss-least = Elijo “{ $spell }” porque es el Hechizo que menos echaremos de menos.
why-want-most = Elijo “{ $spell }” porque es el Hechizo que más hace por nosotros.
why-element = Elijo { $element } porque es lo que más nos sirve.
why-curse = Elijo “{ $curse }” porque es lo que más nos ayuda.
why-may = Lo hago porque ayuda más de lo que daña.
why-may-not = No lo hago porque daña más de lo que ayuda.
why-lesser = Elijo el mal menor.
why-better = Elijo lo que más nos ayuda.
why-order = Pongo encima la mejor carta.
why-swap = Cambio así porque las dos cartas sirven más.
why-small = Elijo esto porque es lo que mejor nos deja.

why-instead = Si no, habría elegido esto: { $option }.
why-chance = Calculo que ganaremos con una probabilidad del { $percent } %.

why-maze-small = Elijo esto porque es lo que menos me cuesta.
why-maze-build = Lo pongo en { $ability } porque así salgo antes de aquí.
why-maze-move = Sigo adelante; creo que me { $turns ->
    [one] falta un turno
   *[other] faltan unos { $turns } turnos
 } para salir.
why-maze-rest = Me regenero porque { $life } de vida podría ser poco para la próxima carta.
why-maze-stand = Me enfrento a “{ $monster }” porque lo que puede traer vale el riesgo.
why-maze-face = Me enfrento a la carta porque lo que puede traer vale el riesgo.
why-maze-drink = Bebo “{ $potion }” porque es lo que más me sirve ahora.
why-maze-spare = Renuncio a “{ $potion }” porque es lo que menos me serviría.
why-maze-take = Cojo la llave para un cofre que pille de camino.
why-maze-open = Abro el cofre porque el equipo ayuda en todos los niveles que quedan.
why-maze-loot = Saqueo la tumba porque lo que hay en ella vale un turno.
why-maze-climb = Subo porque cada nivel cuenta; me { $turns ->
    [one] falta un turno
   *[other] faltan unos { $turns } turnos
 }.
why-maze-escape = Cruzo el portal y estoy fuera.
why-maze-explore = Exploro porque entre estas losetas hay una escalera con un { $percent } % de probabilidad.
why-maze-explore-on = Exploro para abrir el nivel; creo que me { $turns ->
    [one] falta un turno
   *[other] faltan unos { $turns } turnos
 } para salir.
why-maze-walk = Voy allí porque me pilla de camino; me { $turns ->
    [one] falta un turno
   *[other] faltan unos { $turns } turnos
 }.
why-maze-stop = Me quedo porque aquí estoy bien; me { $turns ->
    [one] falta un turno
   *[other] faltan unos { $turns } turnos
 }.
why-maze-stairs = Pongo la escalera donde llego antes que los demás.
why-maze-tile = Pongo la loseta de modo que acorte mi camino; me { $turns ->
    [one] falta un turno
   *[other] faltan unos { $turns } turnos
 }.
why-maze-tile-card = Pongo la casilla donde no me estorba.
why-maze-exit = Exploro en esta salida porque es la que mejor me lleva adelante; me { $turns ->
    [one] falta un turno
   *[other] faltan unos { $turns } turnos
 }.
why-maze-join = Me uno porque juntos podemos ganar y comparto lo que traiga.
why-maze-decline = No me meto porque perder la lucha me costaría más.
why-maze-alone = Lucho por mi cuenta porque con ayuda es más difícil y los demás ganan tanto como yo.
why-maze-invite = Pido ayuda a { $player } porque juntos es más fácil ganar.
why-maze-turn-die = Doy la vuelta al dado porque esta tirada vale una poción.
why-maze-keep-die = Me quedo con la tirada porque la poción puede valer más después.
why-maze-hinder = Elijo esto porque es lo que más retrasa a un rival.
why-maze-best = Elijo esto porque es lo que mejor me deja; me { $turns ->
    [one] falta un turno
   *[other] faltan unos { $turns } turnos
 } para salir.
