# Las frases propias de la mesa de terminal.
term-book-head = Ronda { $round } de 6, { $marker ->
    [0] la comprobación
   *[other] turno { $marker } de 5
 } · { $phase } · { $name }
term-check = { $here ->
    [yes] [comprobación]
   *[no] comprobación
 }
term-madness = Locura: { $n }
term-tokens = { $n ->
    [one] (1 ficha)
   *[other] ({ $n } fichas)
 }
term-under = { $n ->
    [one] (1 Locura debajo)
   *[other] ({ $n } Locuras debajo)
 }
term-next = después:
term-you = (tú)
term-out = fuera de la partida
term-used = (Ya usada en este turno.)
term-hand = Mano ({ $n })
term-support = Área de Soporte ({ $n }/{ $slots })
term-piles = Mazo { $deck }, pila de descarte ({ $discard })
term-spells = Hechizos ({ $n }/{ $limit })
term-library = Biblioteca ([1] en un texto se multiplica por el poder)
term-shelf = , nivel { $level }, { $below ->
    [0] el último
   *[other] { $below } debajo
 }
term-supply = Cartas que se pueden tomar
term-token-supply = Fichas que quedan:
term-destroyed = Destruidas:
term-trial = { $ability }: la suma debe pasar de { $target }. { $need ->
    [0] Cualquier tirada basta.
   *[other] { $n ->
        [one] El dado debe sacar al menos { $need }.
       *[other] Los { $n } dados que faltan deben sumar al menos { $need }.
     }
 }
term-panel-table = Mesa
term-panel-players = Jugadores
term-panel-library = Biblioteca
term-panel-map = Mapa
term-panel-cards = Cartas
term-panel-log = Registro
term-waiting = { $thinking ->
    [yes] { $name } está pensando …
   *[no] Esperando a { $name }.
 }
term-gathering = La mesa se está reuniendo. Envía este enlace a tus amigos:
term-chair-free = libre
term-chair-away = ausente
term-chair-companion = compañero
term-begin = Empezar ya; unos compañeros guardan las sillas vacías
term-watching = Estás mirando.
term-agree = De acuerdo: { $what }
term-decline = No estoy de acuerdo: { $what }
term-proposal = { $name } propone: { $what }
term-over = La partida ha terminado. Mira lo que quieras, guárdala (s), deshaz tu última elección (u) o sal (q).
term-refused-title = Ahora no es posible (Intro o w: por qué)
term-allowed = Eso es posible: Intro lo hace.
term-why-what = Elige antes una entrada de la lista; w dice entonces por qué.
term-marked = Espacio marca, Intro toma lo marcado{ $row ->
    [yes] {" "}en este orden
   *[no] {""}
 }: { $n } { $n ->
    [one] marcada
   *[other] marcadas
 }.
term-nothing-fits = Nada de la lista encaja; Intro lo lee tal como está escrito.
term-line = / número, palabras u orden
term-stale = La mesa ha seguido adelante; mira otra vez.
term-lost = Se ha perdido la conexión; lo intento otra vez …
term-no-server = Nadie responde en { $site }.
term-strange-server = { $site } responde, pero no como un servidor de estos juegos.
term-no-link = “{ $link }” no es un enlace a una mesa; tendría este aspecto: http://host:8421/t/OWLET.
term-undo-none = No has elegido nada que se pueda deshacer.
term-undone = Deshecho{ $what ->
    [none] .
   *[other] : { $what }.
 }
term-undo-asked = Se pregunta a los demás si puedes deshacerlo.
term-undo-really = { $why } ¿Están todos de acuerdo en deshacerlo?
term-hint-none = Aquí nadie tiene una pista.
term-hint = Pista: { $text }
term-hint-thinking = Un compañero lo está pensando …
term-reason-none = Esto no lo eligió un compañero.
term-reason-secret = Las manos están ocultas: los compañeros dicen sus razones cuando termina la partida.
term-saved = Guardado en { $file }.
term-save-failed = No se pudo escribir { $file }: { $reason }
term-save-title = Guardar la partida. Archivo:
term-quit-title = ¿Dejar la mesa?
term-quit-unsaved = La partida no está guardada: s la guarda.
term-quit-seat = Tu silla sigue siendo tuya: el mismo enlace te trae de vuelta. Si faltas un minuto, un compañero juega por ti.
term-yes = Sí
term-no = No
term-lang = El idioma es ahora el español.
term-puts-title = Fuera de turno
term-puts-none = Ahora no puedes hacer nada fuera de turno.
term-pass = Pásale el teclado a { $name } y pulsa Intro.
term-rules-title = Reglas. Escribe un número o una palabra:
term-rules-none = Eso no aparece en ninguna regla.
term-close = Esc cierra
term-key-undo = deshacer
term-key-undo-free = deshacer (gratis)
term-key-undo-ask = deshacer (pregunta a { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
 })
term-key-hint = pista
term-key-why = por qué
term-key-rules = reglas
term-key-save = guardar
term-key-lang = idioma
term-key-help = ayuda
term-key-quit = salir
term-key-put = mientras
term-help =
    ↑ ↓ Intro       elegir de la lista; un clic lo hace enseguida
    número Intro    elegir lo que está en ese número; 1 4 donde se eligen varias cosas
    /               escribir: la lista muestra lo que encaja; Intro hace lo escrito
    Espacio         donde se eligen varias cosas: marcar, después Intro
    ← →             el panel siguiente: mesa, jugadores, cartas, registro
    RePág AvPág     mover el panel; Mayús y flechas mueven el mapa
    u               deshacer tu última elección; al lado está su precio
    Esc             volver: de escribir, o de un pago recién empezado
    h               una pista: lo que haría un compañero, y por qué
    w               por qué algo no se puede; en el registro: por qué lo hizo un compañero
    r               las reglas, abiertas por la última que se nombró
    p               hacer algo fuera de turno (el Laberinto)
    s l ? q         guardar, idioma, esta ayuda, salir
    En el mapa, un clic en una casilla con número la elige.
    Tras / se puede escribir toda orden del modo de líneas, como: carta { $card }
term-not-a-terminal = La mesa de terminal necesita una terminal, y esto no lo es; juega con --line, que funciona en todas partes.
term-too-small = Esta ventana es demasiado pequeña: hacen falta 80 columnas y 24 filas.
term-start-title = madmage
term-start-game = Juego
term-start-name = Tu nombre
term-start-players = Jugadores
term-start-level = Los compañeros juegan
term-start-difficulty = Dificultad
term-start-mode = Modo
term-start-begin = Empezar
term-start-join = Sentarse a una mesa
term-start-link = o el enlace de un amigo: http://…/t/CODE
term-start-language = Idioma
term-me = Yo
term-companion = Compañero { $n }
term-level-random = al azar
term-level-greedy = sencillo
term-level-adept = bien
term-level-master = muy bien, despacio
