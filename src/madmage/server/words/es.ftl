# Lo que el servidor mismo tiene que decir.

name-person = Jugador { $n }
name-companion = Compañero { $n }
name-friend = Amigo { $n }

problem-malformed = Este mensaje no se entiende: { $what }.
problem-too-big = Esto es demasiado grande.
problem-too-many = Es demasiado a la vez; espera un momento.
problem-unknown-table = No hay ninguna mesa { $table }.
problem-bad-token = Este asiento no es tuyo: su sello no es correcto.
problem-not-your-turn = Le toca responder a { $name }.
problem-stale = La mesa ha seguido adelante; vuelve a mirar.
problem-over = La partida ha terminado.
problem-gathering = La partida aún no ha empezado.
problem-begun = La partida ya ha empezado.
problem-watching = Aquí solo miras.
problem-left = Te has ido; vuelve primero a la mesa.
problem-failed = El servidor no ha podido hacerlo; nada ha cambiado.
problem-not-found = Aquí no hay nada.
problem-no-hello = El primer mensaje tiene que ser un saludo, y no llegó.
problem-one-action = Un pago corresponde a una sola acción.
problem-nothing-to-undo = No has elegido nada que se pueda deshacer.
problem-no-wish = Ese deseo de deshacer ya no existe.
problem-not-your-seat = Solo puedes hablar por tu propio asiento.
problem-not-asked = Tu acuerdo no hace falta para esto.
problem-no-chair = Aquí no hay ninguna silla libre para ti.
problem-one-me = Exactamente un asiento es «yo»; sin él, todos los asientos son compañeros.
problem-no-level = No hay tal compañero; hay { $levels }.
problem-no-hint = Ningún compañero sabe qué hacer aquí.
problem-no-reason = Esto no lo eligió ningún compañero.
problem-secret-reason = Este compañero cuenta sus motivos después de la partida.
problem-secret-record = Con manos cerradas, el registro se obtiene después de la partida.
problem-unknown-replay = Esta repetición ya no se guarda aquí; abre otra vez su registro.
problem-record-too-big = Un registro tiene aquí { $most } kB como mucho; este es más grande.
problem-record-too-long = Un registro tiene aquí { $most } decisiones como mucho; este tiene más.
problem-record-too-much = Leer este registro lleva demasiado tiempo o memoria.
problem-table-pack = Esta mesa juega con cartas que el servidor no tiene ahora a mano; quien lo lleva lo arranca con ellas (--pack).
problem-record-pack = Este registro se hizo con cartas que aquí no se conocen.
problem-closed-replay = Todas las manos se pueden mostrar después del final de la partida.
problem-no-lesson = Esta no es una primera partida.
problem-talk-none = En este juego no se puede proponer nada.
problem-talk-nothing = No hay nada así en la mesa que se pueda proponer.
problem-talk-limit = { $n ->
    [0] En esta mesa no se propone nada.
    [one] En esta mesa cada uno puede proponer una cosa por ronda, y ya la has propuesto.
   *[other] En esta mesa cada uno puede proponer { $n } cosas por ronda, y ya las has propuesto.
  }
problem-talk-gone = Esta propuesta ya no vale.
problem-talk-others = Esta propuesta es cosa de otros.
problem-no-draft = Ahora no estás esbozando nada.
problem-draft = Eso no es posible en el esbozo.
problem-draft-first = Una primera partida sigue sus notas; en ella no se esboza nada.
draft-other = Alguien se ha adelantado; el resto del esbozo no se ha jugado.
draft-illegal = El siguiente paso del esbozo ya no es posible: { $why }
draft-news = Ha salido distinto de lo esbozado: { $what }
problem-origin = Esta petición viene de otra página.
problem-not-json = Dilo como application/json.

title-played-on = Seguida desde el turno { $turn }

undo-free = Deshacer: { $what }
undo-others = { $n ->
    [one] { $names } también tiene que estar de acuerdo.
   *[other] { $names } también tienen que estar de acuerdo.
}
undo-wish = { $name } quiere deshacer: { $what }

problem-chance-first = Decid primero qué se ha robado o qué ha salido en el dado.
problem-not-told = En esta mesa roba el programa.
problem-told-seats = En una mesa de verdad todos están ante esta pantalla: personas aquí y compañeros, nadie en otro sitio.
problem-screen-seats = Una pantalla común no tiene asiento propio: hay amigos con móviles y compañeros.
undo-told = Retira la última entrada: { $what }.
undo-pending = Retira la elección que se está haciendo.
