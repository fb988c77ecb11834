# Cartas, lugares, clases
title = El Gran Libro de la Locura
element-air = aire
element-earth = tierra
element-fire = fuego
element-water = agua
element-multi = Multi-Elemento
card-air = Aire { $value }
card-earth = Tierra { $value }
card-fire = Fuego { $value }
card-water = Agua { $value }
card-madness = Locura
card-unknown = { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
cost-part = { $n } de { $element ->
    [air] aire
    [earth] tierra
    [fire] fuego
   *[water] agua
 }
list-and = { $first } y { $second }
difficulty = { $n ->
    [1] fácil
    [2] media
   *[other] difícil
 }
mode-normal = Normal
mode-terror = Terror
mode-nightmare = Pesadilla
variant-dunces = Banda de zoquetes
variant-unending = Locura sin fin
variant-everyone = Hay para todos
phase-setup = Preparación
phase-concentration = Fase de Concentración
phase-monster = Fase de Monstruo
phase-action = Fase de Acción
phase-recuperation = Fase de Recuperación
final-page-text = Si no queda ninguna Maldición, se gana la partida. Si queda alguna, se pierde.

# Piezas
madness-cards = { $n ->
    [one] Locura
   *[other] Locuras
 }
kind-noun = { $kind ->
    [element] { element-cards }
    [madness] { madness-cards }
    [v1] { element-cards } de valor 1
    [v2] { element-cards } de valor 2
    [v3] { element-cards } de valor 3
    [v2plus] { element-cards } de valor 2 o 3
    [highest] { element-cards } del valor más alto
    [air] { $n ->
        [one] carta de aire
       *[other] cartas de aire
     }
    [earth] { $n ->
        [one] carta de tierra
       *[other] cartas de tierra
     }
    [fire] { $n ->
        [one] carta de fuego
       *[other] cartas de fuego
     }
    [water] { $n ->
        [one] carta de agua
       *[other] cartas de agua
     }
   *[any] { $n ->
        [one] carta
       *[other] cartas
     }
 }
element-cards = { $n ->
    [one] carta de Elemento
   *[other] cartas de Elemento
 }
how-many = { $upto ->
    [yes] hasta { $amount }
   *[no] { $amount }
 }
poss = { $own ->
    [they] su
   *[you] tu
 }
as-wished = { $own ->
    [they] quiera
   *[you] quieras
 }
from-place = { $place ->
    [hand] de { poss } mano
    [discard] de { poss } pila de descarte
    [hand-discard] de { poss } mano o de { poss } pila de descarte
    [support] de { poss } Área de Soporte
    [destroyed] de entre las cartas destruidas
   *[anysupport] { $all ->
        [yes] de todas las Áreas de Soporte
       *[no] de cualquier Área de Soporte
     }
 }
top-cards = { $n ->
    [one] la carta superior
   *[other] las { $amount } cartas superiores
 } de { poss } mazo
spells-noun = { $whose ->
    [any] { $all ->
        [yes] todos los Hechizos de todos los jugadores
       *[no] { $n ->
            [one] { $amount } Hechizo de cualquier jugador
           *[other] { $amount } Hechizos de uno o varios jugadores
         }
     }
   *[own] { $all ->
        [yes] todos { poss }s Hechizos
       *[no] { $amount } de { poss }s Hechizos
     }
 }
exhausted-spells = { $whose ->
    [any] { $all ->
        [yes] todos los Hechizos agotados de todos los jugadores
       *[no] { $n ->
            [one] { $amount } Hechizo agotado de cualquier jugador
           *[other] { $amount } Hechizos agotados de uno o varios jugadores
         }
     }
   *[own] { spells-noun } agotados
 }
muted-spells = { $whose ->
    [any] { $all ->
        [yes] todos los Hechizos neutralizados de todos los jugadores
       *[no] { $n ->
            [one] { $amount } Hechizo neutralizado de cualquier jugador
           *[other] { $amount } Hechizos neutralizados de uno o varios jugadores
         }
     }
   *[own] { spells-noun } neutralizados
 }
curses-noun = { $amount } { $n ->
    [one] Maldición
   *[other] Maldiciones
 } boca arriba
which-curse = { $which ->
    [leftmost] la Maldición boca arriba de más a la izquierda
    [leftmostsingle] la Maldición boca arriba de un solo elemento de más a la izquierda
    [eachothersingle] cada una de las otras Maldiciones boca arriba de un solo elemento
    [nextsingle] la siguiente Maldición boca arriba de un solo elemento a la derecha de esta (si no hay, a su izquierda)
   *[eachsingle] cada Maldición boca arriba de un solo elemento
 }

# Verbos. $who es la forma del verbo: you (una orden), they (tercera persona), inf (después de «puede»).
# $own dice de quién son las cosas: you o they.
verb-draw = { $who ->
    [inf] robar
   *[other] roba
 } { $amount } { $n ->
    [one] carta
   *[other] cartas
 }
verb-discard = { $who ->
    [inf] descartar
   *[other] descarta
 } { picked }
placed = { $place ->
    [unnamed] {""}
   *[other] {" "}{ from-place }
 }
picked = { how-many } { kind-noun }{ placed }
verb-discard-each-element = { $who ->
    [inf] descartar
   *[other] descarta
 } de { poss } mano 1 carta de cada uno de los cuatro elementos
verb-discard-one-element = { $who ->
    [they] nombra un elemento que tenga en la mano y descarta
    [inf] { $own ->
        [they] nombrar un elemento que tenga en la mano y descartar
       *[you] nombrar un elemento que tengas en la mano y descartar
     }
   *[you] nombra un elemento que tengas en la mano y descarta
 } todas las cartas de ese elemento de { poss } mano
verb-discard-that = { $who ->
    [they] la descarta
    [inf] descartarla
   *[you] descártala
 }
verb-destroy = { $who ->
    [inf] destruir
   *[other] destruye
 } { picked }
verb-destroy-top = { $who ->
    [inf] destruir
   *[other] destruye
 } { top-cards }
verb-cure = { $who ->
    [inf] curar
   *[other] cura
 } { how-many } { madness-cards } { from-place }
verb-cure-that = { $who ->
    [they] la cura
    [inf] curarla
   *[you] cúrala
 }
verb-receive = { $who ->
    [inf] recibir
   *[other] recibe
 } { $amount } { madness-cards }{ $place ->
    [hand] {" "}en { poss } mano
    [support] {" "}en { poss } Área de Soporte
    [deck] {" "}encima de { poss } mazo
   *[discard] {""}
 }
verb-support = { $who ->
    [they] pone
    [inf] poner
   *[you] pon
 } { picked } en { poss } Área de Soporte
verb-take = { $who ->
    [inf] pasar
   *[other] pasa
 } a { poss } mano { picked }
verb-give-one = { $who ->
    [inf] dar
   *[other] da
 } { how-many } { kind-noun } de { poss } mano a otro jugador
verb-give-others = { $who ->
    [inf] repartir
   *[other] reparte
 } { how-many } { kind-noun } de { poss } mano entre otros jugadores como { as-wished }
verb-topdeck = { $who ->
    [they] pone
    [inf] poner
   *[you] pon
 } { picked } encima de { poss } mazo
verb-look = { $n ->
    [one] { $who ->
        [they] mira { top-cards } y, si quiere, la descarta
        [inf] { $own ->
            [they] mirar { top-cards } y, si quiere, descartarla
           *[you] mirar { top-cards } y, si quieres, descartarla
         }
       *[you] mira { top-cards } y, si quieres, descártala
     }
   *[other] { $who ->
        [inf] mirar { top-cards }, descartar las que { as-wished } y devolver las demás
       *[other] mira { top-cards }, descarta las que { as-wished } y devuelve las demás
     } en el orden que { as-wished }
 }
verb-reveal = { $who ->
    [inf] nombrar un elemento y revelar
   *[other] nombra un elemento y revela
 } { top-cards } (las de ese elemento van a { poss } mano, y las demás a { poss } pila de descarte)
verb-mill = { $who ->
    [they] pone
    [inf] poner
   *[you] pon
 } { top-cards } en { poss } pila de descarte
verb-reshuffle = { $who ->
    [inf] mezclar
   *[other] mezcla
 } { poss } pila de descarte con { poss } mazo sin recibir Locura
verb-upgrade = { upgraded }
verb-upgrade-any = { upgraded }, de cualquier elemento
upgraded = { $who ->
    [inf] cambiar
   *[other] cambia
 } { how-many } { element-cards } { $place ->
    [hand] de { poss } mano
   *[discard] de { poss } pila de descarte
 } por { $n ->
    [one] una
   *[other] otras
 } del valor inmediatamente superior
verb-gain = { $who ->
    [they] toma { gained } y la pone
    [inf] tomar { gained } y ponerla
   *[you] toma { gained } y ponla
 } en { $place ->
    [hand] { poss } mano
   *[discard] { poss } pila de descarte
 }
gained = una carta de valor { $value } de cualquier elemento
verb-recover-spell = { $who ->
    [inf] recuperar
   *[other] recupera
 } un Hechizo destruido, listo para usar
verb-recover-spell-any = { $who ->
    [inf] dar
   *[other] da
 } a cualquier jugador un Hechizo destruido, listo para usar
verb-refresh = { $who ->
    [inf] recargar
   *[other] recarga
 } { exhausted-spells }
verb-exhaust = { $who ->
    [inf] agotar
   *[other] agota
 } { spells-noun }
verb-mute = { $who ->
    [inf] neutralizar
   *[other] neutraliza
 } { spells-noun } hasta la siguiente comprobación
verb-unmute = { $who ->
    [they] pone boca arriba
    [inf] poner boca arriba
   *[you] pon boca arriba
 } { muted-spells }
verb-lose-spell = { $who ->
    [inf] destruir
   *[other] destruye
 } { spells-noun }
verb-lose-library = destruye el Hechizo boca arriba de cada mazo de la biblioteca y revela el siguiente
verb-learn = { $who ->
    [inf] aprender
   *[other] aprende
 } gratis un Hechizo de Biblioteca que esté boca arriba
verb-echo = { $who ->
    [inf] aplicar
   *[other] aplica
 } { $n ->
    [one] { $amount } Hechizo boca arriba de cualquier jugador, distinto de este,
   *[other] { $amount } Hechizos boca arriba de cualquier jugador, distintos de este y entre sí,
 } con poder 1 y sin pagar
verb-still = { $who ->
    [inf] neutralizar
   *[other] neutraliza
 } { curses-noun }
verb-banish = { $who ->
    [inf] destruir
   *[other] destruye
 } { curses-noun } sin pagar y sin recompensa
verb-shift = { $who ->
    [they] mueve
    [inf] mover
   *[you] mueve
 } { curses-noun } a { $n ->
    [one] un espacio libre
   *[other] espacios libres
 }
verb-trigger = se aplica de inmediato { which-curse }
verb-token-own = pon sobre { which-curse } { $amount } { tokens } de su mismo elemento
verb-token-foreign = pon sobre { which-curse } { $amount } { tokens } { $n ->
    [one] de un elemento distinto del suyo
   *[other] de elementos distintos entre sí y del suyo
 }
tokens = { $n ->
    [one] ficha
   *[other] fichas
 }
verb-on-place = cuando se hayan colocado las próximas Maldiciones, { $do }
verb-under = debajo de cada una { $n ->
    [one] va { $amount } Locura
   *[other] van { $amount } Locuras
 } del mazo de Locura, que toma quien destruya esa Maldición
verb-act = { $who ->
    [they] puede realizar
    [inf] realizar
   *[you] puedes realizar
 } { $amount } { $n ->
    [one] acción
   *[other] acciones
 }
verb-act-keep = { verb-act }; las cartas de Áreas de Soporte con las que se pague se quedan en su sitio, y cada una sirve para una sola de estas acciones
verb-discount = destruir Maldiciones cuesta en total { $amount } menos este turno
verb-discount-check = destruir Maldiciones cuesta en total { $amount } menos hasta la siguiente comprobación
verb-boost = { $n ->
    [one] la próxima carta de un Área de Soporte con la que se pague este turno vale 1 más
   *[other] las próximas { $amount } cartas de Áreas de Soporte con las que se pague este turno valen 1 más cada una
 }
verb-box = { $amount } { $n ->
    [one] Locura va del mazo de Locura a la caja
   *[other] Locuras van del mazo de Locura a la caja
 }
verb-swap = { $who ->
    [inf] intercambiar
   *[other] intercambia
 } { $n ->
    [one] { $amount } carta de { poss } mano por una de cualquier Área de Soporte
   *[other] hasta { $amount } cartas de { poss } mano por otras tantas de cualquier Área de Soporte
 }
amount-by-round = { $letter }
round-note = { $letter ->
    [h] (H es la mitad del número de la ronda, redondeada hacia arriba.)
   *[other] (R es el número de la ronda.)
 }
round-note-now = { $letter ->
    [h] (la mitad de la ronda { $row }, redondeada hacia arriba)
    [r1] (1 más que el número de la ronda)
   *[other] (tantas como el número de la ronda)
 }
if-hand-madness = { $own ->
    [they] si tiene { $n } o más Locuras en la mano
   *[you] si tienes { $n } o más Locuras en la mano
 }
if-support-empty = si { poss } Área de Soporte está vacía
if-drew-madness = si es una Locura

# Magos
ability-once = una vez por turno, { $do }
ability-on-curse-destroyed = { $do } cada vez que alguien destruye una Maldición
ability-spell-limit = { $who ->
    [they] Puede tener hasta { $n } Hechizos.
   *[other] Puedes tener hasta { $n } Hechizos.
 }
ability-slots = { $who ->
    [they] Tiene { $n } espacios en su Área de Soporte.
   *[other] Tu Área de Soporte tiene { $n } espacios.
 }
ability-wild-air = Una vez por turno, al pagar, una carta de aire de valor 1 vale como cualquier elemento.

# What is bought by an action
bought-acquire = La carta va a tu pila de descarte.
bought-destroy = La recompensa es una carta de valor 2 a tu elección; va a tu pila de descarte.

# Preguntas
ask-act = { $name }, elige una acción.
ask-act-granted = { $name }, puedes realizar { $n ->
    [one] una acción
   *[other] hasta { $n } acciones
 }.
ask-pay = Paga { $cost }: ¿con qué cartas?
ask-pay-sum = Cada { $cost } da 1 de poder, 3 como máximo: ¿con qué cartas pagas?
ask-pay-any = Paga { $n } elementos cualesquiera: ¿con qué cartas?
ask-discount = ¿Cuánto del descuento aplicas al costo de { $element }? (Quedan { $pool })
ask-pay-element = ¿Con qué elemento pagas la cura?
ask-reward = La Maldición está destruida. Elige una carta de valor 2 para tu pila de descarte.
ask-gain = Elige el elemento de la carta de valor { $value }.
ask-element-reveal = { $do }
ask-element-discard = Nombra un elemento; descartas todas las cartas de ese elemento de tu mano.
ask-token = { $n ->
    [one] ¿Qué ficha de Elemento se pone
   *[other] ¿Qué { $n } fichas de Elemento se ponen
 } sobre “{ $curse }”? (Con cada una cuesta 1 más de ese elemento.)
ask-replacement = Pesadilla: elige el elemento de la carta de valor 1 que reemplaza a tu carta de valor 2.
ask-learn = ¿Qué Hechizo de Biblioteca aprendes?
ask-forget = ¿Cuál de tus Hechizos dejas por “{ $spell }”?
ask-echo = { $do }: { $left ->
    [one] ¿cuál?
   *[other] ¿cuáles y en qué orden?
 }
ask-recover = ¿Qué Hechizo destruido vuelve, y a quién?
ask-spell = { $do }: { $left ->
    [one] ¿cuál?
   *[other] ¿cuáles?
 }
ask-card = { $do }: { $left ->
    [one] ¿cuál?
   *[other] ¿cuáles?
 }
ask-trim = Tienes { $n } cartas en la mano. Descarta { $left } para quedarte con seis: { $left ->
    [one] ¿cuál?
   *[other] ¿cuáles?
 }
ask-topdeck = { $do }: ¿cuáles y en qué orden? (La última que nombres queda encima.)
ask-give = { $do }: ¿cuáles y a quién?
ask-sift = ¿Cuáles de las cartas que miras descartas? (Las demás vuelven al mazo.)
ask-order = ¿En qué orden devuelves las cartas? (La primera que nombres se roba primero.)
ask-upgrade = { $do }: { $left ->
    [one] ¿cuál?
   *[other] ¿cuáles?
 }
ask-curse = { $do }: { $left ->
    [one] ¿cuál?
   *[other] ¿cuáles?
 }
ask-shift = { $do }: { $left ->
    [one] ¿cuál y adónde?
   *[other] ¿cuáles y adónde?
 }
ask-swap = { $do }: ¿cuál por cuál?
ask-over = La partida ha terminado.

# Opciones
opt-stop = Terminar tus acciones
opt-stop-granted = No realizar ninguna acción
opt-ability = Usar tu habilidad. { $do }
opt-cast = Activar “{ $spell }” ×{ $power } ({ $cost }). { $do }
opt-cast-sum = Activar “{ $spell }” ({ $cost } por cada poder). { $do }
opt-learn = Aprender “{ $spell }” ({ $cost }). { $do }
opt-learn-empty = Aprender un Hechizo de { $element }
opt-acquire = Conseguir { $card } ({ $cost })
opt-destroy = Destruir “{ $curse }” en el casillero { $slot } ({ $cost })
opt-destroy-none = Destruir una Maldición en el casillero { $slot }
opt-cure-hand = Curar una Locura de tu mano ({ price })
opt-cure-own-support = Curar una Locura de tu Área de Soporte ({ price })
opt-cure-support = Curar una Locura del Área de Soporte de { $player } ({ price })
price = { $types ->
    [any] { $n } elementos cualesquiera
   *[one] { $n } de un mismo elemento
 }
opt-from-hand = { $card } de tu mano
opt-from-discard = { $card } de tu pila de descarte
opt-from-destroyed = { $card } de las cartas destruidas
opt-from-support = { $card } del Área de Soporte de { $player }
opt-from-own-support = { $card } de tu Área de Soporte
opt-from-support-owner = { $card } del Área de Soporte de { $player } (es de { $owner })
opt-discount = Descontar { $n }
opt-element = { $element }
opt-spell-of = “{ $spell }”, de { $player }. { $do }
opt-spell-own = “{ $spell }”, tuyo. { $do }
opt-spell-named = “{ $spell }” (de { $player })
opt-spell-named-own = “{ $spell }” (tuyo)
opt-spell-text = { $spell }. { $do }
opt-give = Dar { $card } a { $player }
opt-card = { $card }
opt-upgrade = { $card } por { $new }
opt-curse = { $curse } en el casillero { $slot }
opt-shift = { $curse }, del casillero { $slot } al { $new }
opt-shift-none = Del casillero { $slot } al { $new }
opt-swap = { $card } por { $taken } del Área de Soporte de { $player }
opt-swap-own = { $card } por { $taken } de tu Área de Soporte
opt-nothing = Ninguna
opt-in-order = { $first }, luego { $second }

# Negativas
refused-not-your-spell = “{ $spell }” no es uno de tus Hechizos.
refused-exhausted = El Hechizo “{ $spell }” está agotado; se recarga en tu fase de Concentración.
refused-neutralised-spell = El Hechizo “{ $spell }” está neutralizado: está boca abajo.
refused-cast-already = El Hechizo “{ $spell }” ya se activó este turno; en esta mesa, una sola vez por turno.
refused-power-named = Di el poder de “{ $spell }”: 1, 2 o 3.
refused-power-by-sum = En esta mesa la suma pagada decide el poder; activa “{ $spell }” sin más.
refused-cannot-pay-spell = “{ $spell }” ×{ $power } cuesta { $cost }; tu mano y todas las Áreas de Soporte dan { $have }.
refused-shelf-empty = En la biblioteca ya no quedan Hechizos de { $element }.
refused-cannot-pay-learning = Aprender “{ $spell }” cuesta { $cost }; tu mano y todas las Áreas de Soporte dan { $have }.
refused-supply-empty = Ya no queda ninguna carta { $card } en su pila.
refused-cannot-pay-card = { $card } cuesta { $cost }; tu mano y todas las Áreas de Soporte dan { $have }.
refused-no-curse-there = En el casillero { $slot } no hay ninguna Maldición.
refused-curse-sleeps = La Maldición “{ $curse }” está neutralizada; no se puede destruir hasta que vuelva a estar boca arriba.
refused-curse-sleeps-effect = La Maldición “{ $curse }” está neutralizada: está boca abajo.
refused-cannot-pay-curse = Destruir “{ $curse }” cuesta { $cost }; tu mano y todas las Áreas de Soporte dan { $have }.
refused-no-madness-there = Ahí no hay ninguna Locura que curar.
refused-cannot-pay-cure = Curar cuesta { $n } de un mismo elemento; de ninguno dan tanto tu mano y todas las Áreas de Soporte.
refused-cannot-pay-cure-so = No puedes pagar la cura con { $element }.
refused-no-ability = La habilidad de { $magician } vale siempre; no hay nada que usar.
refused-ability-while-paying = La habilidad de { $magician } funciona por sí sola al pagar.
refused-ability-spent = La habilidad de { $magician } ya se usó este turno.
refused-ability-shut = En una acción que concede otro jugador, las habilidades quedan bloqueadas.
refused-ability-idle = Ahora la habilidad de { $magician } no tiene nada que hacer.
refused-discount-too-much = Aquí el descuento no puede quitar tanto.
refused-discount-too-little = Si descuentas tan poco, el resto no se podría pagar.
refused-pay-not-there = { $card } no está ahí para pagar.
refused-pay-wrong-element = { $card } no paga nada aquí.
refused-pay-order = Las cartas se nombran de mayor a menor valor, para que cada pago se nombre de una sola manera; { $card } tendría que haber ido antes.
refused-pay-not-needed = Todas las cartas de un pago deben ser necesarias; con { $card } sobraría una.
refused-pay-leaves-short = Si ahora fuera { $card }, las cartas siguientes no podrían pagar el resto.
refused-pay-not-yet = El costo aún no está pagado.
refused-pick-not-there = { $card } no está ahí.
refused-pick-wrong-kind = { $card } no es una carta que se pueda elegir aquí.
refused-pick-order = Las cartas se eligen en un solo orden, para que cada conjunto se elija de una sola manera; { $card } tendría que haber ido antes.
refused-pick-later = Las cartas se eligen en un solo orden; { $card } va después de otras que también hay que elegir.
refused-pick-must = Lo que se puede hacer hay que hacerlo; todavía no puedes parar.
refused-discard-element-only = Aquí solo se pueden descartar cartas de Elemento; la Locura no lo es.
refused-discard-never-madness = En esta mesa la Locura nunca se descarta, salvo que la carta la nombre (criterio discard_madness).
refused-trim-madness = La Locura no se puede descartar al bajar a seis cartas.
refused-not-enough = No hay suficientes cartas para eso.
refused-give-yourself = No puedes darte una carta a ti.
refused-give-one-only = Todas las cartas van al mismo jugador.
refused-element-not-held = No tienes ninguna carta de { $element } en la mano.
refused-stack-too-small = En el mazo de Locura no quedan tantas.
refused-not-looked-at = { $card } no está entre las cartas que miras.
refused-upgrade-highest = { $card } ya tiene el valor más alto.
refused-upgrade-stack-empty = Ya no queda ninguna carta { $new } en su pila.
refused-upgrade-element = La carta nueva debe ser del mismo elemento.
refused-spell-not-there = El Hechizo “{ $spell }” no está en juego ahí.
refused-spell-not-own = Tiene que ser uno de tus propios Hechizos.
refused-spell-not-exhausted = El Hechizo “{ $spell }” no está agotado.
refused-spell-face-down = El Hechizo “{ $spell }” está neutralizado: está boca abajo.
refused-spell-not-face-down = El Hechizo “{ $spell }” no está neutralizado.
refused-spell-being-cast = El Hechizo “{ $spell }” se está activando en este momento.
refused-spell-already-exhausted = El Hechizo “{ $spell }” ya está agotado.
refused-spell-named-already = Ya has elegido “{ $spell }”; tienen que ser distintos.
refused-spell-itself = “{ $spell }” no puede aplicarse a sí mismo.
refused-spell-not-destroyed = “{ $spell }” no está entre los Hechizos destruidos, o ese jugador está fuera de la partida.
refused-spell-had-already = { $player } ya tiene “{ $spell }”.
refused-forget-not-yours = “{ $spell }” no es uno de tus Hechizos; el que entregas es uno de los que ya tenías.
refused-slot-taken = El casillero { $new } no está libre.
refused-curse-moved-already = La Maldición “{ $curse }” ya se movió; cada una, una sola vez.
refused-token-element-again = Este efecto ya le ha puesto una ficha de { $element }.
refused-token-own-element = La ficha debe ser de un elemento distinto del de la Maldición.
refused-token-none-left = Ya no quedan fichas de { $element }.
refused-reward-stack-empty = Ya no queda ninguna carta { $card } en su pila.
refused-swap-not-held = No tienes { $card } en la mano.
refused-swap-not-there = { $taken } no está en esa Área de Soporte.
refused-swap-reach = En esta mesa el intercambio solo alcanza a tu propia Área de Soporte.
refused-swap-at-least-one = Intercambia al menos una carta.
refused-box-empty = En la caja ya no quedan cartas de { $element } de valor 1.

# Sucesos
ev-TurnBegan = Turno { $turn }: { $name }.
ev-MarkerMoved = El Indicador de Invocación avanza al casillero { $marker ->
    [0] de Invocación
   *[other] { $marker }
 }.
ev-PageTurned = Se pasa la página. { $monster } aparece.
ev-MonsterBeaten = ¡{ $monster } cae! Bonus: { $page }.
ev-MonsterMissed = { $monster } escapa. Penalización: { $page }.
ev-CursePlaced = La Maldición “{ $curse }” queda en el casillero { $slot }.
ev-CurseStruck = Se aplica la Maldición “{ $curse }”.
ev-CurseDestroyed = { $name } destruye la Maldición “{ $curse }”.
ev-CurseLeft = La Maldición “{ $curse }” deja el tablero.
ev-CurseStilled = La Maldición “{ $curse }” queda neutralizada.
ev-CurseWoke = La Maldición “{ $curse }” vuelve a ponerse boca arriba.
ev-CurseShifted = La Maldición “{ $curse }” pasa al casillero { $slot }.
ev-TokenPlaced = Se pone una ficha de { $element } sobre la Maldición “{ $curse }”.
ev-CursesShuffled = Se mezcla un mazo de Maldiciones: { $element }.
ev-SpellCast = { $name } activa “{ $spell }” ×{ $power }.
ev-SpellIdle = “{ $spell }” no encuentra nada sobre lo que actuar: no tiene efecto.
ev-SpellLearned = { $name } aprende “{ $spell }”.
ev-SpellRecovered = { $name } recupera “{ $spell }”.
ev-SpellDestroyed = { $name } pierde “{ $spell }”: el Hechizo queda destruido.
ev-SpellDestroyed-library = El Hechizo “{ $spell }” se destruye en la biblioteca.
ev-SpellBoxed = { $name } entrega “{ $spell }” para siempre.
ev-SpellRevealed = La biblioteca muestra “{ $spell }”.
ev-SpellRefreshed = { $n ->
    [one] Se recarga “{ $spell }”, de { $name }.
   *[other] Se recargan estos Hechizos de { $name }: { $spell }.
 }
ev-SpellExhausted = { $n ->
    [one] Se agota “{ $spell }”, de { $name }.
   *[other] Se agotan estos Hechizos de { $name }: { $spell }.
 }
ev-SpellMuted = { $n ->
    [one] Se neutraliza “{ $spell }”, de { $name }.
   *[other] Se neutralizan estos Hechizos de { $name }: { $spell }.
 }
ev-SpellUnmuted = { $n ->
    [one] Vuelve a ponerse boca arriba “{ $spell }”, de { $name }.
   *[other] Vuelven a ponerse boca arriba estos Hechizos de { $name }: { $spell }.
 }
ev-AbilityUsed = { $name } usa la habilidad de { $magician }.
ev-DeckShuffled = { $name } mezcla su pila de descarte con su mazo.
ev-DeckRanOut = El mazo de { $name } está vacío: { $name } recibe una Locura y forma un mazo nuevo con su pila de descarte.
ev-ElementNamed = { $name } nombra un elemento: { $element }.
ev-DiscountGranted = Destruir Maldiciones cuesta en total { $n } menos.
ev-BoostGranted = { $n ->
    [one] La próxima carta de un Área de Soporte vale 1 más.
   *[other] Las próximas { $n } cartas de Áreas de Soporte valen 1 más cada una.
 }
ev-PlayerEliminated = { $name } ha caído en la locura y queda fuera de la partida.
ev-GameWon = El libro se cierra. ¡La partida está ganada!
ev-GameLost = El libro ha ganado.
ev-GameLost-stack = { $name } debe recibir una Locura, pero el mazo de Locura está vacío. El libro ha ganado.
ev-GameLost-deck = El mazo de { $name } está vacío, y el de Locura también. El libro ha ganado.
ev-CardDrawn = { $name } roba { $card }.
ev-CardDiscarded = { $name } descarta { $card }.
ev-CardPaid = { $name } paga con { $card }.
ev-CardPaid-own = { $name } paga con { $card } de su propia Área de Soporte.
ev-CardPaid-support = { $name } paga con { $card } del Área de Soporte de { $player }.
ev-CardDestroyed = { $name } destruye { $card }.
ev-CardDestroyed-nobody = Carta destruida: { $card }.
ev-CardSupported = { $name } pone { $card } en el Área de Soporte.
ev-CardTaken = { $name } pasa { $card } a su mano.
ev-CardTopdecked = { $name } pone { $card } encima de su mazo.
ev-CardGiven = { $name } da { $card } a { $player }.
ev-CardLookedAt = { $name } mira { $card }.
ev-CardRevealed = { $name } revela { $card }.
ev-CardMilled = { $name } pone { $card } de su mazo en su pila de descarte.
ev-CardAcquired = { $name } consigue { $card }.
ev-CardGained = { $name } toma { $card } de su pila.
ev-CardReturned = { $name } devuelve { $card } a su pila.
ev-MadnessReceived = { $name } recibe { $n ->
    [one] una Locura
   *[other] { $n } Locuras
 }{ $place ->
    [hand] {" "}en su mano
    [support] {" "}en su Área de Soporte
    [deck] {" "}encima de su mazo
   *[discard] {""}
 }.
ev-MadnessCured = { $name } cura { $n ->
    [one] una Locura
   *[other] { $n } Locuras
 }.
ev-MadnessReturned = { $n ->
    [one] Una Locura vuelve
   *[other] { $n } Locuras vuelven
 } al mazo de Locura.
ev-MadnessBoxed = { $n ->
    [one] Una Locura va
   *[other] { $n } Locuras van
 } del mazo de Locura a la caja.
ev-MadnessPlaced = { $n ->
    [one] Una Locura queda debajo de una Maldición.
   *[other] { $n } Locuras quedan debajo de una Maldición.
 }

# El desenlace
outcome-last_page_clear = Victoria: en la Página Final no queda ninguna Maldición.
outcome-stack_empty = Derrota: alguien debía recibir una Locura y el mazo de Locura estaba vacío.
outcome-last_page_cursed = Derrota: en la Página Final { $n ->
    [one] quedaba una Maldición
   *[other] quedaban Maldiciones
 } ({ $curses }).
outcome-all_eliminated = Derrota: todos han caído en la locura.
outcome-by-stack = Derrota: { $name } debía recibir una Locura y el mazo de Locura estaba vacío.
outcome-by-deck = Derrota: { $name } debía robar de un mazo vacío; eso trae una Locura, y el mazo de Locura estaba vacío.
outcome-reached = La partida terminó en la ronda { $round } de 6, en el turno { $turn }; en el mazo de Locura { $madness ->
    [one] quedaba { $madness }.
   *[other] quedaban { $madness }.
 }
outcome-beaten = { $n ->
    [0] No cayó ningún Monstruo.
   *[other] Vencidos ({ $n }): { $monsters }.
 }
outcome-missed = { $n ->
    [0] No escapó ninguno.
   *[other] Escaparon ({ $n }): { $monsters }.
 }

# La pantalla
screen-head = Turno { $turn }: ronda { $round } de 6, { $marker ->
    [0] comprobación
   *[other] turno { $marker } de 5
 }. { $phase } de { $name }; después, { $next }.
screen-aim = El grupo gana si al final de la ronda 6 no queda ninguna Maldición. Una Maldición que quede al final de una ronda anterior solo trae la penalización de la página. El grupo pierde en el acto si alguien debe recibir una Locura y el mazo de Locura está vacío, o si todos caen en la locura: quien termina su propio turno con 6 Locuras en la mano queda fuera.
screen-hint-move = activar Crecimiento x1
screen-hint-power = [2] en un texto: el número se multiplica por el poder con que se activa el Hechizo.
screen-hint-token = Ficha: una ficha de Elemento sobre una Maldición hace que cueste 1 más de ese elemento.
screen-hint-support = Área de Soporte: cartas boca arriba con las que todos pueden pagar.
screen-table = Dificultad { $difficulty }, modo { $mode }{ $variants ->
    [none] {""}
   *[other] , { $variants }
 }. Criterios: { $rulings }.
screen-rulings-default = por defecto
screen-book-closed = El libro está cerrado.
screen-monster = Monstruo: { $monster } (Maldiciones: { $symbols }). Al aparecer: { $do }
screen-page = Página: { $page }.
screen-bonus = Bonus, si al final de la ronda no queda ninguna Maldición: { $do }
screen-penalty = Penalización, si queda alguna: { $do }
screen-page-final = Página: { $page }. { $do }
screen-next = Maldiciones del siguiente Monstruo: { $symbols }.
screen-madness = Mazo de Locura: { $n } (si alguien debe recibir una cuando está vacío, se pierde la partida). Indicador de Invocación: casillero { $marker ->
    [0] de Invocación
   *[other] { $marker }
 }.
screen-alarm-stack = Atención: { $n ->
    [0] el mazo de Locura está vacío; si alguien debe recibir una Locura, se pierde la partida.
    [one] solo queda { $n } Locura en el mazo; cuando esté vacío, la siguiente que alguien deba recibir pierde la partida.
   *[other] solo quedan { $n } Locuras en el mazo; cuando esté vacío, la siguiente que alguien deba recibir pierde la partida.
 }
screen-alarm-hand = Atención: { $who ->
    [you] tienes
   *[other] { $name } tiene
 } { $n } Locuras en la mano; quien termina su turno con 6 queda fuera de la partida.
screen-warn-lost = Atención: con esto se pierde la partida.
screen-warn-vain = Atención: esto no tendrá ningún efecto.
screen-warn-forget = Atención: tendrás que dejar uno de tus { $n } Hechizos.
screen-warn-deck-own = Atención: tu mazo { $sure ->
    [yes] se acaba
   *[no] puede acabarse
 }; eso te trae una Locura.
screen-warn-deck-other = Atención: el mazo de { $name } { $sure ->
    [yes] se acaba
   *[no] puede acabarse
 }; eso le trae una Locura.
screen-track = Maldiciones:
screen-track-none = No hay Maldiciones en el tablero.
screen-strikes = { $state ->
    [asleep] neutralizada
    [past] ya no se aplica
    [now] se aplica ahora
    [next] se aplica enseguida
   *[coming] se aplica en el turno de { $name }
 }
screen-curse = casillero { $slot }: { $curse } ({ $type }; costo: { $cost }{ $tokens ->
    [yes] {" "}con fichas
   *[no] {""}
 }), { screen-strikes }{ $under ->
    [0] {""}
    [one] , con { $under } Locura debajo
   *[other] , con { $under } Locuras debajo
 }. { $do }
screen-library = Biblioteca (un número entre [ ] se multiplica por el poder):
screen-shelf = { $element }: { $spell } (nivel { $level }; { $below ->
    [0] el último
   *[other] { $below } debajo
 }). { $do }
screen-shelf-empty = { $element }: vacío.
screen-supply = En la mesa: { $cards }.
screen-supply-none = En la mesa: ya no quedan cartas de Elemento.
screen-destroyed = Destruidas: { $cards }.
screen-discount = Destruir Maldiciones cuesta en total { $n } menos.
screen-boost = { $n ->
    [one] La próxima carta de un Área de Soporte con la que se pague este turno vale 1 más.
   *[other] Las próximas { $n } cartas de Áreas de Soporte con las que se pague este turno valen 1 más cada una.
 }
screen-player = { $name }, { $magician }{ $active ->
    [yes] {" "}(Jugador Activo)
   *[no] {""}
 }:
screen-player-out = { $name }, { $magician }: fuera de la partida.
screen-ability = habilidad: { $do }{ $used ->
    [yes] {" "}(Ya se usó este turno.)
   *[no] {""}
 }
screen-your-hand = { $name }, tu { $what }
screen-others-support = Áreas de Soporte de los demás: { $what }
screen-your = Tu { $what }
screen-hand = mano ({ $n }): { $cards }
screen-hand-closed = mano: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
screen-support = Área de Soporte ({ $n }/{ $slots }): { $cards }
screen-spells = Hechizos ({ $n }/{ $limit }): { $spells }
screen-own-spells = Hechizos ({ $n }/{ $limit }):
screen-own-spell = { $spell }, { $cost } por cada poder: { $do }
screen-piles = mazo ({ $deck }), pila de descarte ({ $discard }): { $cards }
screen-top = encima del mazo: { $cards }
screen-none = nada
spell-state = { $spell }{ $state ->
    [exhausted] {" "}(agotado)
    [neutralised] {" "}(neutralizado)
   *[ready] {""}
 }

# El catálogo
cat-basic = HECHIZOS BÁSICOS
cat-library = HECHIZOS DE BIBLIOTECA: { $element }
cat-curses = MALDICIONES: { $element }
cat-monsters = MONSTRUOS
cat-pages = PÁGINAS INTERIORES
cat-magicians = MAGOS
cat-spell = { $name } ({ $element }, nivel { $level }). { $do }
cat-curse = { $name } (×{ $copies }). { $do }
cat-monster = { $name } ({ $kind ->
    [cover] Tapa
   *[page] Página Interior
 }; { $symbols }). { $do } { $looks }
cat-page = { $name }. Bonus: { $bonus } Penalización: { $penalty } En el dorso: { $monster }.
cat-final-page = { $name }. { $do }
cat-magician = { $name } ({ $key }). { $do } Cartas iniciales: { $deck }. { $looks }
cat-element = { $card }: paga { $cost }. Después de pagar va a la pila de descarte de su dueño.
cat-madness = Locura: no paga nada y ocupa sitio. Quien termina su propio turno con 6 en la mano queda fuera de la partida; la acción Curar devuelve una al mazo de Locura.

# Lo que se pregunta en una mesa de verdad cuando decide el azar
told-first = ¿Quién juega el primer turno?
told-magician = ¿Qué mago ha salido?
told-cover = ¿Qué cubierta está encima del libro?
told-page = ¿Qué página se ha abierto a la derecha?
told-library = ¿Qué Hechizo queda boca arriba en la pila de { $element } de la Biblioteca?
told-curse = ¿Qué Maldición ha salido de la pila de { $element }?
told-deck = ¿Qué ha robado { $name } de su mazo?
refused-told-first = { $what } no juega aquí.
refused-told-magician = { $what } ya está en juego; no puede haber dos magos iguales.
refused-told-cover = { $what } no es una cubierta.
refused-told-page = { $what } ya ha salido; cada página sale una sola vez.
refused-told-library = { $what } no puede estar boca arriba ahora: es de otro nivel o ya está a la vista.
refused-told-curse = { $what } no está ahora en esa pila: está boca arriba, al fondo o apartada.
refused-told-deck = Ahora no hay ninguna carta { $what } en el mazo de { $name }.
