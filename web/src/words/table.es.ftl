# La mesa: la decisión, el registro, las herramientas

table-game-book = El Libro
table-game-maze = El Laberinto
table-skip = Ir a tu decisión
table-loading = Se está preparando la mesa …
table-away = Se ha cortado la conexión con el servidor. Reintentando …
table-lost = Esta mesa no existe
table-lost-help = Puede que el código esté mal escrito o que la mesa se recogiera hace tiempo.
table-lost-seat = Tu sitio en esta mesa ya no vale
table-lost-seat-help = Puedes mirar, o volver a sentarte si queda una silla libre.
table-watch = Mirar
table-tools = Herramientas
table-rules = Reglas
table-rule = regla { $number }
table-fault-close = Cerrar

# Fases
table-phases = { $whose ->
    [mine] Tu turno
   *[other] Turno de { $name }
 }
table-phase-concentration = Concentración
table-phase-monster = Monstruo
table-phase-action = Acciones
table-phase-recuperation = Recuperación
table-phase-concentration-now = { $whose ->
    [mine] Tu concentración
   *[other] { $name }: concentración
 }
table-phase-monster-now = { $whose ->
    [mine] Tu fase del monstruo
   *[other] { $name }: monstruo
 }
table-phase-action-now = { $whose ->
    [mine] Tus acciones
   *[other] { $name }: acciones
 }
table-phase-recuperation-now = { $whose ->
    [mine] Tu recuperación
   *[other] { $name }: recuperación
 }

# La nota
table-slip-turn = Tu decisión
table-slip-question = Tu decisión
table-slip-pay = Tu decisión: cómo pagas
table-slip-confirm = Tu decisión
table-slip-touch = Toca una carta de la mesa o elige aquí.
table-slip-check = La comprobación
table-slip-arrives = Llega el monstruo
table-slip-strikes = Actúa una maldición
table-slip-guest = Es el turno de { $name } y te deja actuar.
table-stop-open = Aún podrías:
table-stop-nothing = Ahora no se puede hacer nada más.
table-slip-reckons = Calculando el precio …
table-group-cast = Activar un hechizo
table-group-destroy = Destruir una maldición
table-group-cure = Curar Locura
table-group-learn = Aprender un hechizo
table-group-acquire = Conseguir una carta
table-group-ability = Usar tu habilidad
table-act-cast = { $power ->
    [0] Activar { $name }
   *[other] Activar { $name } ×{ $power }
 }
table-act-destroy = Destruir { $name }
table-act-cure = Curar Locura
table-act-learn = Aprender { $name }
table-act-acquire = Conseguir { $name }
table-act-ability = Tu habilidad
table-act-stop = Terminar tus acciones
table-act-other = { $name }
table-do-cast = { $paid ->
    [yes] Pagar y activar
   *[no] Activar
 }
table-do-destroy = { $paid ->
    [yes] Pagar y destruir
   *[no] Destruir
 }
table-do-cure = { $paid ->
    [yes] Pagar y curar
   *[no] Curar
 }
table-do-learn = { $paid ->
    [yes] Pagar y aprender
   *[no] Aprender
 }
table-do-acquire = { $paid ->
    [yes] Pagar y conseguir
   *[no] Conseguir
 }
table-do-ability = Usarla
table-do-stop = Sí, eso es todo
table-do-other = Hacerlo
table-do-pay = Pagar
table-power = Poder
table-power-cost = cuesta { $n }
table-power-no = ahora no
table-back = Atrás

# Pagar
table-payment = Pago
table-pay-hand = tu mano
table-pay-own = tu soporte
table-pay-support = de { $name }
table-pay-card = { $card }, { $place }{ $copies ->
    [1] {""}
   *[other] , hay { $copies }
 }{ $n ->
    [0] {""}
    [1] {": paga"}
   *[other] {": pagan "}{ $n }
 }
table-pay-nothing-yet = ninguna carta todavía
table-pay-sum = { $paid } / { $need }
table-pay-others = Cartas que pueden pagar
table-pay-missing = { $n ->
    [one] Falta una carta
   *[other] Faltan { $n } cartas
 }
table-pay-other = Otro pago

# Elegir
table-pick-several = Elige todo lo que va junto y pulsa Listo.
table-pick-between = Elige de { $least } a { $most }.
table-pick-exactly = Elige { $n }.
table-pick-upto = Elige hasta { $n }.
table-pick-first = { $n ->
    [one] Elige una opción
   *[other] Elige { $n }
 }
table-pick-more = { $n ->
    [one] Elige una más
   *[other] Elige { $n } más
 }
table-pick-none = No elegir nada
table-pick-done = { $n ->
    [one] Listo: 1 elegida
   *[other] Listo: { $n } elegidas
 }
table-pick-confirm = Confirmar
table-pick-of = { $n } de { $copies }
table-pick-card = { $card }{ $copies ->
    [1] {""}
   *[other] , hay { $copies }
 }{ $n ->
    [0] {""}
    [1] , elegida
   *[other] , { $n } elegidas
 }
table-pick-propose = Otra propuesta
table-pick-all = Mostrar todo
table-pick-clear = Empezar de nuevo
table-order = Tu orden
table-order-earlier = { $name }: antes
table-order-later = { $name }: después

# Esperar
table-wait-watching = Estás mirando
table-wait-not-you = Ahora no decides tú
table-wait-moment = Un momento …
table-wait-for = Esperando a { $names }
table-wait-thinks = { $name } está pensando
table-wait-asked = Decide { $name }.
table-wait-chance = Primero se pregunta a la mesa de verdad: ¿qué ha salido?
table-wait-away = { $name } no está; un acompañante puede jugar en su lugar.
table-sit = Hay una silla libre

# Deshacer, pistas, peticiones
table-undo = Deshacer
table-undo-free = Deshacer (gratis)
table-undo-ask = Deshacer: preguntar a { $names }
table-undo-no = Deshacer
table-undo-none = No hay nada tuyo que deshacer.
table-hint = Pista
table-hint-follow = Enséñamelo
table-wish-agree = De acuerdo
table-wish-decline = Rechazar
table-wish-waiting = Falta que los demás estén de acuerdo …

# El registro
table-log = Qué ha pasado
table-log-older = Entradas anteriores
table-log-opening = Preparación
table-log-turn = Turno { $turn }
table-log-why = ¿por qué?
table-log-why-long = ¿Por qué? { $line }
table-log-empty = Nada todavía.

# El menú
table-menu = Menú
table-menu-invite = Invitar
table-menu-qr = El enlace a esta mesa como código QR
table-menu-code = Código de la mesa: { $code }
table-menu-copy = Copiar el enlace
table-menu-play = Cómo te gusta jugar
table-menu-plain = Página sencilla (en palabras)
table-menu-record = Descargar la partida
table-menu-leave = Levantarse (sigue un acompañante)
table-menu-home = Al inicio
table-confirm = Pedir confirmación
table-confirm-always = Siempre
table-confirm-choice = Solo si hay elección
table-plain = Papel liso
table-plain-help = Sin texturas, nada inclinado.
table-keys = Teclas
table-key-enter = Intro
table-key-enter-does = confirmar
table-key-esc = Esc
table-key-esc-does = atrás
table-key-power = 1 2 3
table-key-power-does = poder de un hechizo
table-key-undo = U
table-key-undo-does = deshacer
table-key-hint = H
table-key-hint-does = pista
table-key-rules = ?
table-key-rules-does = reglas
table-key-log = L
table-key-log-does = registro
table-key-propose = P
table-key-propose-does = proponer algo
table-key-draft = D
table-key-draft-does = esbozar mi turno
table-key-arrows = ← →
table-key-arrows-does = dentro de la mano, los hechizos, etc.

# El final
table-over = La partida ha terminado
table-over-again = Jugar otra vez con los mismos ajustes
table-over-look = Mirar la mesa

# Las cosas, para quien escucha
table-thing-hand = { $card } en tu mano{ $n ->
    [0] {""}
    [1] {""}
   *[other] , hay { $n }
 }
table-thing-support = { $whose ->
    [mine] { $card } en tu Área de Soporte
   *[other] { $card } en el Área de Soporte de { $name }
 }
table-thing-discard = { $whose ->
    [mine] { $card } en tu pila de descarte
   *[other] { $card } en la pila de descarte de { $name }
 }
table-thing-destroyed = { $card }, destruida
table-thing-spell = { $whose ->
    [mine] Tu hechizo { $spell }
   *[other] { $spell }, hechizo de { $name }
 }
table-thing-curse = Maldición { $curse } en el casillero { $space }
table-thing-no-curse = Sitio libre para una maldición
table-thing-library = { $spell } en la biblioteca
table-thing-shelf-empty = { $element }: hueco vacío de la biblioteca
table-thing-supply = { $card } de la mesa, quedan { $n }
table-thing-madness = { $whose ->
    [mine] Tu Locura
   *[other] Locura de { $name }
 }
table-thing-ability = { $whose ->
    [mine] Tu habilidad
   *[other] Habilidad de { $name }
 }
table-doing-refused = Ahora no se puede
table-doing-pays = { $n ->
    [one] Paga. Pulsa para quitarla
   *[other] Pagan { $n }. Pulsa para cambiarlo
 }
table-doing-could-pay = Puede pagar
table-doing-chosen = Elegido
table-doing-picked = { $n ->
    [0] Tocada
    [one] Elegida
   *[other] { $n } elegidas
 }
table-doing-several = { $n } posibilidades
