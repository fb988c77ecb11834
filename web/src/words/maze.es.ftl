# La mesa del Laberinto
maze-you = Tú
maze-and = { $first } y { $second }
maze-side-n = norte
maze-side-e = este
maze-side-s = sur
maze-side-w = oeste
maze-level = Nivel
maze-levels = { $n ->
    [one] nivel { $levels }
   *[other] niveles { $levels }
 }
maze-round = { $n ->
    [0] Preparación
   *[other] Ronda { $n }
 }
maze-order = Orden de turno
maze-tabs = Vistas
maze-tab-table = Mesa
maze-tab-sheet = Hojas
maze-tab-fields = Casillas
maze-tab-log = Crónica

# Casillas
maze-fields = Casillas en lista
maze-field = { $field }, { $kind }, { $exits }
maze-field-free = { $field }, casilla libre
maze-field-possible = se puede elegir
maze-kind-straight = recta
maze-kind-corner = curva
maze-kind-t = cruce en T
maze-kind-room = sala inicial
maze-kind-room1 = callejón sin salida
maze-kind-room2 = recta
maze-kind-room3 = cruce en T
maze-kind-room4 = cruce
maze-kind-stairs = escalera
maze-kind-portal = portal
maze-mark-key = una llave
maze-mark-chest = un cofre
maze-mark-monster = un monstruo
maze-mark-action = una acción
maze-mark-open = { $mark }, carta abierta: { $card }
maze-mark-grave = { $n ->
    [0] una tumba vacía
    [one] una tumba con una cosa
   *[other] una tumba con { $n } cosas
 }
maze-steps = { $n ->
    [0] aquí
    [one] 1 paso
   *[other] { $n } pasos
 }
maze-steps-word = { $n ->
    [one] paso
   *[other] pasos
 }
maze-wall = Pared
maze-no-options = Ahora no hay nada que elegir en el mapa.

# El mapa
maze-map = { $levels ->
    [one] Mapa de un nivel
   *[other] Mapa de { $levels } niveles
 }{ $n ->
    [0] { "" }
    [one] , se puede elegir una casilla
   *[other] , se pueden elegir { $n } casillas
 }
maze-map-keys = Las flechas recorren los pasos abiertos; con Mayús, también por encima de las paredes. N y P recorren lo que se puede elegir, Intro lo elige y lo hace, Q y E giran la loseta. Más y menos acercan y alejan, 0 lo muestra todo, C busca tu figura. «Casillas en lista» contiene lo mismo en botones.
maze-zoom = Zoom
maze-zoom-in = Acercar
maze-zoom-out = Alejar
maze-zoom-fit = Mostrarlo todo
maze-zoom-me = Buscar mi figura
maze-more-places = { $n ->
    [one] 1 casilla más fuera de la vista
   *[other] { $n } casillas más fuera de la vista
 }
maze-show-map = Ver el mapa
maze-show-card = Ver la carta: { $card }
maze-not-now = Ahora no
maze-open-cards = { $n ->
    [one] Una carta abierta
   *[other] { $n } cartas abiertas
 }
maze-goals = Destinos que valen la pena

# Andar
maze-walk-help = Elige una casilla iluminada.
maze-walk-help-stops = Elige una casilla iluminada. Los octógonos rojos te detienen.
maze-deed-walk = Andar
maze-deed-explore = Explorar
maze-deed-take = Coger una llave
maze-deed-open = Abrir un cofre
maze-deed-loot = Saquear una tumba
maze-deed-face = Afrontar una carta
maze-deed-climb = { $up ->
    [portal] Entrar en un portal
   *[stairs] Subir la escalera
 }
maze-deed-walk-short = andar
maze-deed-explore-short = { $n ->
    [one] explorar 1 loseta
   *[other] explorar { $n } losetas
 }
maze-deed-take-short = coger la llave
maze-deed-open-short = abrir el cofre
maze-deed-loot-short = saquear la tumba
maze-deed-face-short = te detiene
maze-deed-climb-short = lleva arriba
maze-do-walk = Andar a { $field }
maze-do-explore = { $n ->
    [one] Explorar 1 loseta desde { $field }
   *[other] Explorar { $n } losetas desde { $field }
 }
maze-do-take = Coger la llave de { $field }
maze-do-open = Abrir el cofre de { $field }
maze-do-loot = Saquear la tumba de { $field }
maze-do-face = Afrontar lo que espera en { $field }
maze-do-climb = { $up ->
    [portal] Por el portal de { $field }
   *[stairs] Subir la escalera de { $field }
 }
maze-choose-field = Elegir { $field }
maze-turn-move = Moverse
maze-turn-regenerate = Regenerarse
maze-turn-stand = Afrontar la carta de aquí
maze-turn-take = Coger la llave de aquí
maze-turn-open = Abrir el cofre de aquí
maze-turn-loot = Saquear la tumba de aquí

# Colocar
maze-held = Salidas { $exits }
maze-tiles-left = { $n } losetas por colocar
maze-places = Salidas abiertas
maze-place-fits = encaja así
maze-place-turn = Gírala: entonces encaja.
maze-place-none = no encaja de ningún modo
maze-turn-left = Girar a la izquierda
maze-turn-right = Girar a la derecha
maze-turned = { $fits ->
    [yes] { $exits }: encaja
   *[no] { $exits }
 }
maze-lay-at = Colocarla en { $field }
maze-lay-first = Elige antes un lugar

# Personajes
maze-sheet = { $name }: hoja de personaje
maze-abilities = Habilidades
maze-invested = { $n } invertidos
maze-worth-test = dado + { $n }
maze-worth-toughness = −{ $n } daño
maze-worth-speed = { $n ->
    [one] +1 paso
   *[other] +{ $n } pasos
 }
maze-secret = Aún crea su personaje en secreto.
maze-equipment = Equipo
maze-equipment-none = ninguno
maze-keys = { $n ->
    [one] 1 llave
   *[other] { $n } llaves
 }
maze-potions = Pociones { $n }/{ $most }
maze-drink = { $potion }: { $text } Beberla.
maze-drink-short = Beber { $potion }
maze-escaped = escapó con el número { $n }
maze-on-field = en { $field }
maze-where = nivel { $level } · { $field }
maze-out = se ha ido
maze-skips = pierde un turno
maze-omen = próxima prueba { $change }
maze-rivals = Los demás
maze-points-left = { $n ->
    [one] punto libre por invertir
   *[other] puntos libres por invertir
 }
maze-create-strength = suma { $n } a las pruebas de fuerza
maze-create-dexterity = suma { $n } a las pruebas de destreza
maze-create-intelligence = suma { $n } a las pruebas de inteligencia
maze-create-toughness = resta { $n } a cada daño
maze-create-speed = suma { $n } a tus pasos
maze-less = { $ability }: uno menos que { $n }
maze-more = { $ability }: uno más que { $n }
maze-create-done = Así soy yo
maze-create-clear = Empezar de nuevo
maze-loot = { $n ->
    [0] Dejarlo todo
    [one] Coger esto
   *[other] Coger estas { $n } cosas
 }

# Cartas
maze-hidden-monster = Un monstruo, aún oculto
maze-hidden-action = Una acción, aún oculta
maze-hidden-text = La carta se roba cuando el grupo está cerrado.
maze-reads = { $whose ->
    [mine] Lees esta carta en voz alta. Solo tú ves las ramas selladas.
   *[other] La lee { $name }.
 }
maze-sealed = Aún sin leer
maze-gone = la carta y su marcador se retiran
maze-test = Prueba: { $ability }
maze-formula = { $n } + nivel
maze-calc = { $fighters ->
    [one] { $n } + nivel { $level } =
   *[other] { $n } × { $fighters } + nivel { $level } =
 }
maze-success = Éxito
maze-failure = Fracaso
maze-or-more = { $n } o más
maze-or-less = { $n } o menos
maze-choice = Elige un lado
maze-fate = Destino: decide el dado
maze-cost-life = cuesta { $n } de vida
maze-cost-key = { $n ->
    [one] cuesta una llave
   *[other] cuesta { $n } llaves
 }
maze-cost-potion = { $n ->
    [one] cuesta una poción
   *[other] cuesta { $n } pociones
 }
maze-cost-equipment = cuesta tu equipo
maze-sums = La suma y lo que debe superar
maze-sum = Suma
maze-beat = A superar
maze-need-one = { $name } necesita { $n } o más: { $faces ->
    [one] una cara
   *[other] { $faces } caras
 } de seis
maze-need-many = { $dice } dados deben sumar { $n } o más ({ $percent } %)
maze-need-safe = Basta cualquier tirada
maze-need-none = Ninguna tirada basta
maze-rolled = sacó { $n }
maze-in-cup = el dado sigue en el cubilete
maze-guard = la resistencia resta { $n } a cada daño
maze-trade = Intercambiar
maze-group = Quién lucha también
maze-invite = Pedir ayuda
maze-guest-asked = responde ahora
maze-guest-joined = se une
maze-guest-declined = no quiere
maze-guest-free = se le puede pedir
maze-guest-far = no puede unirse

# Lo que acaba de pasar
maze-seen = Visto
maze-news-tested = Prueba de { $ability }: { $n } contra { $target }, { $won ->
    [yes] ¡éxito!
   *[no] fracaso.
 }
maze-news-died = Muere { $name }. Odius está encantado.
maze-news-collapsed = ¡Se hunde el nivel { $level }!
maze-news-escaped = ¡{ $name } escapa por un portal con el número { $n }!
maze-news-buried = { $name } queda bajo el nivel y despierta uno más arriba.
maze-news-climbed = { $name } llega al nivel { $level }.

# La primera página
maze-set-title = La mesa del sótano
maze-set-sub = De tres a seis, todos contra todos. Quien queda, ha perdido.
maze-set-seats = Quién excava
maze-set-rulings = { $n ->
    [0] Reglas de la casa: las impresas
    [one] Reglas de la casa: una cambiada
   *[other] Reglas de la casa: { $n } cambiadas
 }
maze-set-level = Cómo juegan los compañeros
maze-set-note = { $companions ->
    [one] Juegas contra un compañero.
   *[other] Juegas contra { $companions } compañeros.
 }
maze-set-note-friends = { $friends ->
    [one] Una silla espera a un amigo.
   *[other] { $friends } sillas esperan a amigos.
 }
maze-seat = { $kind ->
    [me] Tú
    [friend] Un amigo
   *[companion] { $name }
 }
maze-seat-change = Asiento { $n }: { $who }. Cambiar
maze-name-0 = Mirel
maze-name-1 = Tobruk
maze-name-2 = Ysolde
maze-name-3 = Pim
maze-name-4 = Corva
maze-name-5 = Bastian

# Mood and small words
maze-life = vida
maze-keys-word = llaves
maze-level-1 = la entrada decente
maze-level-2 = los sótanos húmedos
maze-level-3 = las salas de brasas
maze-level-4 = las bóvedas de pizarra
maze-level-5 = el cristal negro
maze-ink-0 = Cavad donde queráis. Todo es mi sótano.
maze-ink-1 = SALIDA → (no lo es)
maze-ink-2 = Mi caracol es más rápido que vosotros.
maze-ink-3 = No deis de comer al jamón.
