# El Libro en la mesa: zonas, cartas, contadores

book-rule = regla { $number }
book-close = Cerrar
book-nav = Partes de la mesa
book-nav-hand = Mano
book-nav-book = Libro
book-nav-library = Biblioteca
book-nav-team = Equipo
book-nav-me = Tú
book-nav-log = Crónica
book-sheet-more = Más sitio para la decisión
book-sheet-less = Más sitio para la mesa

# El libro
book-h-book = El libro abierto
book-title-cover = El Gran Libro de la Locura
book-shut = Sigue cerrado. El primer turno lo abre.
book-symbols = Trae maldiciones: { $list }
book-arrival = Al aparecer:
book-read = Leer todo
book-picture = Volver al dibujo
book-none-left = Sin maldiciones al final
book-any-left = Queda alguna maldición
book-none-short = Ninguna:
book-any-short = Queda alguna:
book-final-good = No queda ninguna maldición
book-final-won = La última página se cierra: el grupo gana.
book-final-lost = El libro no suelta a nadie: el grupo pierde.
book-next = Página siguiente{ $multi ->
    [0] {""}
   *[other] {" "}y { $multi } multi-elemento
 }
book-next-short = siguiente{ $multi ->
    [0] {""}
   *[other] {" "}+{ $multi } multi
 }
book-round = Ronda { $n } de 6
book-round-caption = Maldiciones multi-elemento por ronda y dificultad
book-round-multi = Maldiciones multi-elemento por ronda
book-difficulty = { $n ->
    [1] Fácil
    [2] Medio
   *[other] Difícil
 }

# Locura
book-h-madness = Locura
book-left = { $n ->
    [one] queda
   *[other] quedan
 }
book-danger = { $level ->
    [1] En calma
    [2] Inquietud
    [3] Va escaseando
    [4] Peligro
   *[5] Al borde
 }
book-madness-chip = Mazo de Locura: quedan { $n }. { $words }
book-forecast-each = Una por cabeza
book-forecast-lost = fin
book-forecast-hot = Maldiciones con locura
book-madness-hand = { $n ->
    [0] Sin Locura en la mano: con 6 al final de tu turno quedas fuera.
    [one] 1 Locura en la mano: con 6 al final de tu turno quedas fuera.
   *[other] { $n } Locuras en la mano: con 6 al final de tu turno quedas fuera.
 }

# El contador de Invocación
book-h-track = Contador de Invocación y maldiciones
book-stop-quiet = {""}
book-stop-opened = página abierta
book-stop-struck = ya actuó
book-stop-now = este turno
book-stop-in = { $n ->
    [1] próximo turno
   *[other] en { $n } turnos
 }
book-stop-check-in = { $n ->
    [1] comprobación: próximo turno
   *[other] comprobación en { $n } turnos
 }
book-stop-check-now = comprobación ahora
book-stop-check-later = la comprobación
book-marker = { $space ->
    [0] Indicador de Invocación en la comprobación
   *[other] Indicador de Invocación en el casillero { $space }
 }
book-destroy-for = destruir por
book-asleep = Duerme
book-under = Locura debajo: { $n }
book-fallen = destruida
book-curses-left = { $n ->
    [0] Ninguna maldición
    [1] Queda 1 maldición
   *[other] Quedan { $n } maldiciones
 }
book-curses-coming = Ahora llegan sus maldiciones
book-check-all = Las dormidas también cuentan. Para el bonus deben caer todas.
book-check-safe = Si sigue así, llega el bonus.
book-discount = Destruir cuesta { $n } menos
book-boost = { $n ->
    [1] La próxima carta de soporte vale 1 más
   *[other] Las próximas { $n } cartas de soporte valen 1 más
 }
book-next-strike = Después:

# Biblioteca y reserva
book-h-library = Biblioteca
book-learn-for = aprende por 2
book-below = { $n ->
    [0] el último
   *[other] { $n } debajo
 }
book-shelf-empty = vacío
book-h-supply = Elementos
book-acquire-for = cuestan su valor
book-pile-left = hay { $n }
book-destroyed = { $n ->
    [1] 1 carta destruida
   *[other] { $n } cartas destruidas
 }

# Los demás
book-h-team = Tu equipo
book-turn-now = juega
book-turn-next = después
book-turn-out = fuera
book-deck = Mazo
book-discard = Descarte
book-piles-of = { $name }: ver la pila de descarte
book-hand-of = { $n } cartas en la mano: { $cards }
book-hand-short = mano { $n }
book-closed = { $n ->
    [1] una carta oculta
   *[other] { $n } cartas ocultas
 }
book-h-support = Área de Soporte
book-h-spells-of = Hechizos
book-ready = listo
book-exhausted = agotado
book-neutralised = neutralizado

# Lo mío
book-spells-mine = Tus hechizos
book-spells-of = Hechizos de { $name }
book-support-mine = Tu soporte
book-support-of = Soporte de { $name }
book-support-all = todos pagan con él
book-owned = Es de { $name }
book-free = libre
book-h-piles = Mazo y pila de descarte
book-deck-top = Encima del mazo: { $cards }
book-discard-open = Pila de descarte, { $n ->
    [1] 1 carta
   *[other] { $n } cartas
 }. Verla
book-discard-mine = Tu pila de descarte: { $n }
book-discard-of = Pila de descarte de { $name }: { $n }
book-pile-empty = Aquí no hay nada.
book-h-hand = Mano: { $n ->
    [1] 1 carta
   *[other] { $n } cartas
 }
book-hand-empty = Sin cartas en la mano
book-pays = paga { $n }
book-pays-nothing = no paga nada
book-ability-always = Siempre
book-ability-free = lista
book-ability-used = usada
book-ability-not = ahora no

# Lo que puedes hacer
book-h-acts = Lo que puedes hacer
book-act-cast = Activar
book-act-destroy = Destruir
book-act-cure = Curar
book-act-learn = Aprender
book-act-acquire = Conseguir
book-act-ability = Habilidad
book-act-stop = Terminar tus acciones
book-count-cast = { $n ->
    [0] ninguno
    [1] 1 hechizo
   *[other] { $n } hechizos
 }
book-count-destroy = { $n ->
    [0] ninguna
    [1] 1 maldición
   *[other] { $n } maldiciones
 }
book-count-cure = { $n ->
    [0] ninguna
    [1] 1 Locura
   *[other] { $n } Locuras
 }
book-count-learn = { $n ->
    [0] ninguno
    [1] 1 hechizo
   *[other] { $n } hechizos
 }
book-count-acquire = { $n ->
    [0] ninguna
    [1] 1 pila
   *[other] { $n } pilas
 }
