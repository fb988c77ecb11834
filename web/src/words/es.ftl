# Las palabras propias de la página: inicio, reunión, reglas y lo común.

# Común
wait = Un momento…
close = Cerrar
done = Listo
again = Reintentar
language = Idioma
copy-done = Copiado
copy-marked = Seleccionado: cópialo tú
element-air = Aire
element-earth = Tierra
element-fire = Fuego
element-water = Agua
element-multi = Varios elementos
game-book = El Gran Libro de la Locura
game-maze = Maze of the Rage Mage

# Fallos que el servidor no pudo explicar
fault-offline = El servidor no responde. ¿Sigue en marcha? ¿Tienes conexión?
fault-timeout = La respuesta no llegó a tiempo. Inténtalo otra vez.
fault-closed = La conexión con esta mesa está cerrada.
fault-broken = No ha funcionado, y no es culpa tuya. Inténtalo otra vez.
fault-unknown_table = No hay ninguna mesa con ese código. Revisa las letras o vuelve a preguntar.
fault-short_code = Un código tiene cinco letras.

nowhere-nowhere = Aquí no hay nada
nowhere-nowhere-help = Esta página no existe. Quizá haya una letra mal en la dirección.
nowhere-offline = Se ha apagado la vela
nowhere-offline-help = El servidor no responde. Inténtalo de nuevo en un momento.
nowhere-broken = Se ha rasgado una página
nowhere-broken-help = Algo ha salido mal. Casi siempre basta con volver a cargar la página.
nowhere-home = Volver al inicio

# Inicio
page-start = Madmage: dos juegos de locura, una mesa
tagline = Dos juegos de locura, una mesa a la luz de una vela.
skip-to-table = Ir directamente a preparar la mesa
nav-rules = Reglas
nav-rules-book = Reglas del Libro
nav-plain = Página sencilla
nav-rules-maze = Reglas del Laberinto
start-choose-game = Elige un juego
cover-book-1 = El Gran Libro
cover-book-2 = de la Locura
cover-book-motto = no abrir de noche
cover-book-what = Juntos contra seis monstruos
cover-book-who = De 2 a 5 aprendices, ganáis o perdéis todos, de 60 a 90 minutos
cover-maze-1 = Maze of the
cover-maze-2 = Rage Mage
cover-maze-motto = Odius te vigila
cover-maze-what = Sal de cinco niveles antes que nadie
cover-maze-who = De 3 a 6 jugadores, cada cual por su lado

set-title = Prepara la mesa
set-sub = Todo está listo para jugar. Cambia lo que quieras.
my-name = Tu nombre
my-name-none = Aprendiz
seats = Asientos
seats-count = { $n } de { $most }
seat-title = Asiento { $n }
seat-me = Tú
seat-companion = Compañero
seat-friend = Amigo
seat-companion-detail = compañero
seat-friend-detail = con enlace
seat-add = Añadir un asiento
seat-add-short = añadir
seat-change = Asiento { $n }: { $who }. Cambiar
seat-change-what = Asiento { $n }: { $who }, { $what }. Cambiar
seat-who = ¿Quién se sienta aquí?
seat-level = ¿Cómo juega el compañero?
seat-magician = Mago
seat-swap = se cambia con el asiento { $n }
seat-remove = Quitar este asiento
seat-friend-help = Recibirás un enlace y un código para compartir. Mientras nadie se siente, un compañero puede guardar la silla.
level-random = al azar
level-greedy = reflexivo
level-adept = diestro
level-master = magistral
level-random-help = Hace cualquier jugada permitida, sin pensar.
level-greedy-help = Sopesa lo que da cada jugada al momento. Responde enseguida.
level-adept-help = Planea todo su turno y ha aprendido de muchas partidas qué lleva a ganar. Responde en un instante.
level-master-help = Planea igual y luego continúa sus mejores planes en muchos futuros posibles. El más fuerte, pero tarda cerca de un segundo en cada decisión.
difficulty-title = Dificultad
difficulty-what = más multimaldiciones y antes
difficulty-1 = Fácil
difficulty-1-help = tus primeras partidas
difficulty-2 = Media
difficulty-2-help = ya conoces el libro
difficulty-3 = Difícil
difficulty-3-help = el libro te conoce a ti
mode-title = Modo
mode-normal = Normal
mode-normal-help = Las reglas tal cual.
mode-terror = Terror
mode-terror-help = Cada mazo empieza con una Locura.
mode-nightmare = Pesadilla
mode-nightmare-help = Además, empiezas sin tu carta de valor 2.
open-hands = Manos abiertas: el equipo ve todas las cartas
set-note = { $companions ->
    [0] Juegas a solas.
    [one] Tú y un compañero empezáis enseguida.
   *[other] Tú y { $companions } compañeros empezáis enseguida.
 }
set-note-friends = { $friends ->
    [one] Recibirás un enlace para tu amigo.
   *[other] Recibirás un enlace para tus { $friends } amigos.
 } Empieza cuando quieras: un compañero guarda las sillas vacías.
play-now = Jugar ya
play-invite = Invitar
play-wait = Encendiendo la vela…
set-foot = Sin cuenta. Tus amigos pueden unirse durante la partida.

house-rules = Reglas de la casa
house-rules-change = Cambiar
house-rules-reset = Restablecer
house-rules-now = Reglas de la casa: { $edition }{ $variants ->
    [0] {""}
    [one] , 1 variante
   *[other] , { $variants } variantes
 }{ $rulings ->
    [0] {""}
    [one] , 1 criterio cambiado
   *[other] , { $rulings } criterios cambiados
 }
table-title = Nombre de la mesa
table-title-none = el día de la semana
table-title-day = Mesa del { $day }
variants = Variantes
variant-dunces = Banda de zoquetes
variant-dunces-help = Destruir una Maldición no da recompensa.
variant-unending = Locura sin fin
variant-unending-help = Curar cuesta 3 elementos de un mismo tipo.
variant-everyone = Hay para todos
variant-everyone-help = Quien jugó el último turno de una ronda juega también el primero de la siguiente.
variant-five = solo con cinco en la mesa
edition = Edición
edition-default = nuestra edición
edition-default-short = Nuestra
edition-default-help = Lo que mejor se juega donde los reglamentos se contradicen.
edition-en = edición inglesa
edition-en-short = Inglesa
edition-en-help = Como dice el reglamento inglés.
edition-de = edición alemana
edition-de-short = Alemana
edition-de-help = Como dice el reglamento alemán.
edition-es = edición española
edition-es-short = Española
edition-es-help = Como dice el reglamento español.
edition-manual = el manual
edition-manual-short = Manual
edition-manual-help = Como dice el manual completo.
rulings = Criterios
rulings-count = { $changed ->
    [0] { $n }, ninguno cambiado
   *[other] { $n }, { $changed } cambiados
 }
rulings-marked = { $n ->
    [one] 1 cambiado
   *[other] { $n } cambiados
 }
rulings-help = Donde los reglamentos se contradicen o callan, decides tú. Lo que se aparta de la edición queda marcado.
ruling-changed = cambiado
ruling-usual = (esta edición)
ruling-rule = Regla { $rule }

goon = Seguir jugando
goon-look = Repasar
goon-playing = Ronda { $round }, { $n } en la mesa.
goon-gathering = Esperando a los amigos.
goon-over = Esta partida ha terminado.
goon-visited = Última visita: { $when }
goon-forget = Olvidar «{ $title }»
join-title = Unirse a una mesa
join-help = Escribe el código que te han dado.
join-code = Código de la mesa, cinco letras
join = Unirse
watch-title = Mirar a los compañeros
watch-help = Juegan esta mesa entre ellos.
watch = Mirar
watch-table = Compañeros en juego

# Reunión
gather-waits = { $n ->
    [one] Queda una silla libre.
   *[other] Quedan { $n } sillas libres.
 }
gather-full = Ya están todos.
chairs = En la mesa
chair-friend = Un amigo
chair-free = silla libre
chair-me = eres tú
chair-here = ya está aquí
chair-away = está de camino
chair-companion = compañero, { $level }
sit-title = Siéntate
sit = Sentarse
start-now = Empezar ya
start-now-help = Un compañero guarda las sillas vacías. Tus amigos pueden sentarse más tarde.
start-now-full = El libro se abre.
invite-title = Invita a tus amigos
invite-code = Diles el código…
invite-code-spelled = Código: { $code }
invite-link = … o envíales el enlace.
invite-copy = Copiar el enlace
invite-qr = Código QR del enlace { $link }
invite-qr-help = o apunta con el móvil
invite-here = Este enlace solo funciona en este ordenador. Para otros de tu red, inícialo con madmage serve --lan.

# Reglas
rules = Reglas
rules-of = { $title }: reglas
rules-search = Buscar en las reglas
rules-hits = { $n ->
    [one] 1 resultado
   *[other] { $n } resultados
 }
rules-none = No se ha encontrado nada. Prueba con otra palabra o solo con su principio.
rules-chapters = Capítulos
rules-rulings = Todos los criterios
rules-words = Lista de palabras
rules-page = Abrir como página

# Dónde se juega
place-title = ¿Dónde jugáis?
place-screens = Pantallas
place-shared = Mesa y móviles
place-printed = Juego impreso
place-shared-help = Esta pantalla es la mesa de todos; cada cual se sienta con un móvil, que es su mano. Iniciad el servidor con --lan para que los móviles lo encuentren.
place-printed-help = Jugáis en una mesa de verdad: robáis, tiráis, movéis y lo anotáis aquí; el programa arbitra, deshace y registra.
seat-here = Ante esta pantalla
seat-here-detail = esta pantalla
seat-here-name = Nombre en el asiento { $n }
seat-here-none = Jugador { $n }
seat-here-help = Os pasáis la pantalla. Donde las manos son ocultas, un telón tapa la mesa entre uno y otro.
play-shared = Abrir la mesa común
play-printed = Preparar la mesa de verdad
seat-phone-detail = con móvil
set-note-here = Jugáis { $n } ante esta pantalla.{ $friends ->
    [0] {""}
   *[other] { " " }Los demás reciben un enlace.
 }
