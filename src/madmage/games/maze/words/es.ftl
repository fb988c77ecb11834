# Cosas y lugares. Los nombres de pociones y piezas de equipo van sin artículo: entre paréntesis, después
# de dos puntos o entre comillas.
title = Maze of the Rage Mage
list-more = { $first }, { $second }
list-last = { $first } y { $second }
direction-north = norte
direction-east = este
direction-south = sur
direction-west = oeste
tile-stairs = una escalera
tile = { $shape ->
    [straight] una recta
    [corner] una curva
   *[tee] un cruce en T
 }{ $mark ->
    [key] { " con una llave" }
    [chest] { " con un cofre" }
    [monster] { " con un monstruo" }
    [action] { " con una acción" }
   *[plain] { "" }
 }
marker-key = llave
marker-chest = cofre
marker-monster = monstruo
marker-action = acción
marker-grave = tumba
marker-open = { $marker } «{ $card }»
thing-key = una llave
thing-nothing = nada
gear-add = { $ability } { $add }
gear-with-adds = { $gear } ({ $adds })
gear-with-text = { $gear }. { $text }
field-figures = allí: { $names }

# Lo que hacen las cartas. $who es la forma del verbo: you (segunda persona), they (tercera persona, después
# de dos puntos como en «Cada figura del nivel:»). Nunca el imperativo: coincide con la tercera persona, y
# detrás de una frase con «they» no se sabría a quién se refiere.
amount-sum = { $form ->
    [die] ({ $n } + un dado)
    [level] ({ $n } + nivel)
    [die-level] ({ $n } + un dado + nivel)
   *[none] { $n }
 }
card-gone = La carta y su marcador se retiran.
card-test = Prueba de { $ability } contra { $number } + nivel.
card-fate = Destino: tiras un dado.
verb-damage = { $who ->
    [they] Recibe { $amount } de daño.
   *[you] Recibes { $amount } de daño.
 }
verb-heal = { $who ->
    [they] Recupera { $amount } de vida.
   *[you] Recuperas { $amount } de vida.
 }
verb-point = { $who ->
    [they] Invierte un punto libre.
   *[you] Inviertes un punto libre.
 }
verb-unpoint = { $who ->
    [they] Pierde un punto invertido; si no tiene ninguno, recibe { $n } de daño.
   *[you] Pierdes un punto invertido; si no tienes ninguno, recibes { $n } de daño.
 }
verb-shift = { $who ->
    [they] Puede pasar un punto invertido a otra habilidad.
   *[you] Puedes pasar un punto invertido a otra habilidad.
 }
verb-skip = { $who ->
    [they] Pierde su próximo turno.
   *[you] Pierdes tu próximo turno.
 }
verb-again = { $who ->
    [they] Juega otro turno justo después de este.
   *[you] Juegas otro turno justo después de este.
 }
verb-omen = { $who ->
    [they] { $change } a su próxima tirada de prueba.
   *[you] { $change } a tu próxima tirada de prueba.
 }
verb-draw = { $who ->
    [they] { $what ->
        [potion] Roba { $n ->
            [one] una poción
           *[other] { $n } pociones
         }
        [equipment] Roba { $n ->
            [one] una pieza de equipo
           *[other] { $n } piezas de equipo
         }
       *[key] Toma { $n ->
            [one] una llave
           *[other] { $n } llaves
         }
     }.
   *[you] { $what ->
        [potion] Robas { $n ->
            [one] una poción
           *[other] { $n } pociones
         }
        [equipment] Robas { $n ->
            [one] una pieza de equipo
           *[other] { $n } piezas de equipo
         }
       *[key] Tomas { $n ->
            [one] una llave
           *[other] { $n } llaves
         }
     }.
 }
verb-lose = { $who ->
    [they] Pierde { $what ->
        [potion] una poción
        [equipment] su equipo
       *[key] una llave
     }{ $by ->
        [reader] { " (elige el lector)" }
        [chance] { " (decide el azar)" }
       *[owner] { "" }
     }.
   *[you] Pierdes { $what ->
        [potion] una poción
        [equipment] tu equipo
       *[key] una llave
     }{ $by ->
        [reader] { " (elige el lector)" }
        [chance] { " (decide el azar)" }
       *[owner] { "" }
     }.
 }
verb-steal = { $who ->
    [they] Le quita { $what ->
        [potion] una poción
       *[key] una llave
     } a otra figura del nivel.
   *[you] Le quitas { $what ->
        [potion] una poción
       *[key] una llave
     } a otra figura del nivel.
 }
verb-home = { $who ->
    [they] Vuelve a la sala inicial.
   *[you] Vuelves a la sala inicial.
 }
verb-throw = { $who ->
    [they] Sale volando { $n ->
        [one] una casilla
       *[other] { $n } casillas
     } hacia atrás, en dirección a la sala inicial.
   *[you] Sales volando { $n ->
        [one] una casilla
       *[other] { $n } casillas
     } hacia atrás, en dirección a la sala inicial.
 }
verb-stride = { $who ->
    [they] Después puede caminar { $n ->
        [one] un paso
       *[other] hasta { $n } pasos
     } más.
   *[you] Después puedes caminar { $n ->
        [one] un paso
       *[other] hasta { $n } pasos
     } más.
 }
verb-jump = { $who ->
    [they] Salta { $what ->
        [key] a la llave más cercana
        [chest] al cofre más cercano
        [monster] al monstruo más cercano
        [action] a la casilla de acción más cercana
       *[stairs] a la casilla más cercana delante de una escalera
     }.
   *[you] Saltas { $what ->
        [key] a la llave más cercana
        [chest] al cofre más cercano
        [monster] al monstruo más cercano
        [action] a la casilla de acción más cercana
       *[stairs] a la casilla más cercana delante de una escalera
     }.
 }
verb-swap = { $who ->
    [they] Cambia de lugar con otra figura del nivel { $by ->
        [reader] (elige el lector)
       *[owner] (a su elección)
     }.
   *[you] Cambias de lugar con otra figura del nivel { $by ->
        [reader] (elige el lector)
       *[owner] (a tu elección)
     }.
 }
verb-map = { $n ->
    [one] Robas una loseta y la colocas en cualquier parte del nivel.
   *[other] Robas { $n } losetas y colocas cada una en cualquier parte del nivel.
 }
verb-peek = { $n ->
    [one] Miras la próxima loseta del mazo.
   *[other] Miras las próximas { $n } losetas del mazo y las devuelves en el orden que quieras.
 }
verb-wake = El lector despierta a un monstruo en una casilla vacía, como máximo a { $n ->
    [one] un paso
   *[other] { $n } pasos
 }.
verb-quell = Retiras un monstruo del nivel.
verb-flee = La carta huye, como máximo { $n ->
    [one] un paso
   *[other] { $n } pasos
 }.
frame-here = { $whom ->
    [others] Cada una de las demás figuras del nivel: { $do }
   *[all] Cada figura del nivel: { $do }
 }
frame-reader = El lector: { $do }

# Preguntas
ask-over = La partida ha terminado.
ask-create = ¿Dónde inviertes tus puntos libres? { $n ->
    [one] Queda uno.
   *[other] Quedan { $n }.
 } { $n ->
    [5] La fuerza, la destreza y la inteligencia se suman al dado en sus pruebas; la resistencia reduce el daño y ayuda a regenerarse, la velocidad da más pasos (cuánto, en M2).{ " " }
   *[other] { "" }
 }Nadie ve tus puntos antes de que todos hayan terminado.
ask-turn = Es tu turno. ¿Qué haces?
ask-walk = { $steps ->
    [one] Te queda un paso. ¿Para qué?
   *[other] Te quedan { $steps } pasos. ¿Para qué?
 }
ask-goal = { $deed ->
    [explore] ¿Dónde exploras?
    [take] ¿Qué llave tomas?
    [open] ¿Qué cofre abres?
    [loot] ¿Qué tumba saqueas?
    [face] ¿A qué monstruo o acción te enfrentas?
    [climb] { $up ->
        [portal] ¿Por qué portal sales?
       *[stairs] ¿Qué escalera tomas?
     }
   *[walk] ¿Adónde caminas? Allí termina tu turno.
 }
ask-exit = ¿En qué salida exploras?
ask-first_tile = Volteas { $tile }. ¿Cómo queda la loseta?
ask-tile = Volteas { $tile }. ¿Dónde va la loseta?
ask-room = ¿Dónde va la sala inicial del nivel { $level }?
ask-go_on = { $n ->
    [one] Queda una loseta más. ¿Sigues?
   *[other] Quedan { $n } losetas más. ¿Sigues?
 }
ask-luck = { $stake ->
    [test] Has sacado un { $die } en la prueba de { $ability }: sumas { $own } y hace falta más de { $target }{ $fighters ->
        [one] { "" }
       *[other] { " entre todos" }
     }. ¿Bebes una poción de suerte y le das la vuelta al dado?
   *[other] Has sacado un { $die }. ¿Bebes una poción de suerte y le das la vuelta al dado?
 }
ask-slip = Un monstruo. ¿Intentas pasar sin que se dé cuenta?
ask-ready = { $stake ->
    [test] Prueba de { $ability }: hace falta más de { $target }{ $fighters ->
        [one] { "" }
       *[other] { " entre todos" }
     }, y tú sumas { $own } a tu dado. ¿Todo listo?
   *[other] Antes de seguir: ¿todo listo?
 }
ask-choice = ¿Qué eliges?
ask-pay_potion = ¿Con qué poción pagas?
ask-lose_potion = ¿Qué poción pierde { $other }?
ask-leave_potion = Tomas: { $potion }. ¿Qué poción dejas a cambio?
ask-too_many = Tienes demasiadas pociones. ¿De cuál te deshaces?
ask-gear = Encuentras: { $new }. Llevas: { $old }. ¿Con qué te quedas?
ask-loot = ¿Qué tomas de la tumba?
ask-steal = ¿Qué quitas, y a quién?
ask-swap = ¿Con quién cambia de lugar { $other }?
ask-throw = ¿Hacia dónde sale volando { $other }?
ask-jump = ¿Adónde saltas?
ask-wake = ¿Dónde despierta un monstruo cerca de { $other }?
ask-quell = ¿Qué monstruo se retira?
ask-flee = ¿Adónde huye la carta?
ask-stride = Puedes caminar { $n ->
    [one] un paso
   *[other] hasta { $n } pasos
 } más. ¿Adónde?
ask-point = ¿Qué habilidad recibe el punto libre?
ask-unpoint = ¿De qué habilidad quitas un punto?
ask-shift = ¿Qué punto pasas a otra habilidad?
ask-invite = { $known ->
    [yes] «{ $card }», en el nivel { $level }. ¿A quién le pides que luche contigo?
   *[no] Un monstruo, en el nivel { $level }. ¿A quién le pides que luche contigo?
 }
ask-join = { $other } te pide ayuda en una lucha{ $known ->
    [yes] : «{ $card }», en el nivel { $level }
   *[no] { " contra un monstruo desconocido en el nivel" } { $level }
 }. ¿Aceptas?
ask-trade_give = ¿Qué le ofreces a { $other }?
ask-trade_for = ¿Qué quieres de { $other } a cambio?
ask-trade_agree = { $other } te ofrece un intercambio. Recibes: { $given }. Das: { $wanted }. ¿Aceptas?
ask-last_gasp = Te mueres. ¿Bebes una poción de curación?
ask-peek = Tienes { $n } losetas en la mano. ¿Cuál devuelves ahora? La última se robará primero.

# Opciones
option-turn-move = Moverte: tirar y caminar, explorar, luchar o tomar la escalera
option-turn-regenerate = Regenerarte: tirar para ganar vida
option-turn-stand = Enfrentarte otra vez a lo que hay aquí: { $what }
option-turn-take = Tomar la llave que hay aquí
option-turn-open = Abrir el cofre que hay aquí
option-turn-loot = Saquear la tumba que hay aquí
option-walk-end = Quedarte aquí y terminar el turno
option-walk-walk = Caminar y dejarlo todo donde está
option-walk-explore = Explorar
option-walk-take = Tomar una llave
option-walk-open = Abrir un cofre
option-walk-loot = Saquear una tumba
option-walk-face = Enfrentarte a un monstruo o a una acción
option-walk-climb = { $up ->
    [portal] Salir por el portal
   *[stairs] Tomar la escalera
 }
option-walk-to = { $deed }: { $goal }
option-ready-go = Todo listo
option-drink = Beber: { $potion } ({ $text })
option-discard = Descartar: { $potion }
option-trade = Ofrecer un intercambio a { $other }
option-field = { $field }
option-field-with = { $field } ({ $what })
option-field-stairs = { $field } ({ $up ->
    [portal] portal
   *[stairs] escalera
 })
option-goal = { $goal }, { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
 }
option-goal-explore = { $goal }, y { $left ->
    [one] queda 1 paso
   *[other] quedan { $left } pasos
 }
option-place = { $field }{ $shape }, salidas: { $exits }
option-shift = Un punto de { $old } a { $new }
option-side = { $label }{ $cost ->
    [life] { " " }(cuesta { $n } de vida)
    [key] { " " }(cuesta { $n ->
        [one] una llave
       *[other] { $n } llaves
     })
    [potion] { " " }(cuesta { $n ->
        [one] una poción
       *[other] { $n } pociones
     })
    [equipment] { " " }(cuesta tu equipo)
   *[none] { "" }
 }
option-gear-0 = Conservar: { $gear }
option-gear-1 = Tomar: { $gear }
option-steal = { $thing } de { $other }
option-die = Morir
option-go_on-0 = Dejar de explorar
option-go_on-1 = Voltear la próxima loseta
option-luck-0 = Dejar el dado como está
option-luck-1 = Beber y darle la vuelta al dado
option-slip-0 = Enfrentarte al monstruo
option-slip-1 = Intentar pasar: basta un 4, un 5 o un 6
option-join-0 = No
option-join-1 = Luchar
option-trade_agree-0 = No
option-trade_agree-1 = Aceptar
option-done-loot = Dejar el resto
option-done-invite = Nadie más: empezar
option-done-stride = Quedarte aquí
option-done-shift = No mover ninguno

# Negativas
refused-field-taken = En { $field } ya hay una loseta.
refused-not-at-exit = Ninguna salida abierta da a { $field }.
refused-not-joined = En { $field } (salidas: { $exits }) la loseta pondría un muro contra la salida en la que se coloca.
refused-exit-against-wall = En { $field } una salida daría contra el muro de { $culprit }.
refused-exit-against-edge = En { $field } una salida daría contra el borde de la mesa, en { $culprit }.
refused-exit-against-level = En { $field } una salida daría contra { $culprit }, una loseta de otro nivel.
refused-wall-against-exit = En { $field } un muro taparía la salida abierta de { $culprit }.
refused-seals-level = Con una loseta en { $field } (salidas: { $exits }), al nivel no le quedaría ninguna salida abierta.
refused-hollow = Con una loseta en { $field }, todas las salidas abiertas del nivel acabarían en un hueco; hacen falta { $ground } casillas libres conectadas, o una menos que la mayor zona que había.
refused-seals-other-level = Con una loseta en { $field }, en otro nivel ya no se podría seguir.
refused-not-its-shape = La loseta no se puede girar así.
refused-no-open-exit-there = Por ese lado no hay ninguna salida abierta.
refused-no-room-there = La sala inicial no puede ir en { $field }.
refused-ability-full = En { $ability } ya hay cinco puntos invertidos.
refused-points-in-order = Los puntos se nombran en el orden de las habilidades; { $ability } va antes de la última que has nombrado.
refused-no-point-there = En { $ability } no hay ningún punto invertido.
refused-same-ability = Es la misma habilidad.
refused-potion-not-held = No hay ninguna poción así a mano.
refused-life-full = La vida ya está al máximo.
refused-luck-after-roll = Una poción de suerte se bebe después de la propia tirada.
refused-haste-before-move = «{ $potion }» se bebe en el propio turno, antes de la tirada de movimiento.
refused-mist-on-walk = «{ $potion }» se bebe en el propio turno, antes de caminar o por el camino, y no dos veces.
refused-no-card-to-rewrite = «{ $potion }» hace efecto cuando se acaba de leer una carta, antes de su primera tirada o elección.
refused-ability-not-tested = «{ $potion }» no sube la habilidad que ahora se pone a prueba.
refused-nothing-to-help = «{ $potion }» espera una tirada en la que pueda ayudar.
refused-not-in-answer-to-death = Ahora solo ayuda una poción de curación.
refused-nothing-to-face = Allí no hay ningún monstruo ni ninguna acción.
refused-no-peace = En una casilla con un monstruo o una acción solo puedes irte, enfrentarte a ello o saquear.
refused-not-standing = Lo que hay aquí se toma al llegar, no en vez de tirar.
refused-no-steps-to-explore = No quedaría ningún paso para explorar.
refused-no-open-exit-here = Esa casilla no tiene ninguna salida abierta.
refused-stops-there = Lo que hay en { $field } pone fin al camino.
refused-already-there = Ya estás allí.
refused-too-far = { $field } está a más de { $steps ->
    [one] un paso
   *[other] { $steps } pasos
 }, o el camino está cortado.
refused-no-stairs-there = En { $field } no hay ninguna escalera.
refused-nowhere-to-walk = No hay adónde caminar.
refused-nowhere-to-explore = No hay ninguna casilla con una salida abierta tan cerca que sobre un paso.
refused-no-key-in-reach = No hay ninguna llave a tu alcance.
refused-no-chest-in-reach = No hay a tu alcance ningún cofre que puedas abrir.
refused-no-grave-in-reach = No hay a tu alcance ninguna tumba con algo dentro.
refused-no-card-in-reach = No hay a tu alcance ningún monstruo ni ninguna acción.
refused-no-stairs-in-reach = No hay ninguna escalera a tu alcance.
refused-no-key-here = Allí no hay ninguna llave.
refused-keys-full = Nadie puede tener más de cinco llaves.
refused-no-chest-here = Allí no hay ningún cofre.
refused-no-key-held = No tienes ninguna llave para abrirlo.
refused-no-grave-here = Allí no hay ninguna lápida.
refused-grave-empty = Debajo de la lápida no hay nada.
refused-marker-first = El monstruo o la acción de la casilla va primero; la tumba se puede saquear en el próximo turno.
refused-not-in-grave = Eso no está en la tumba.
refused-taken-in-order = Los objetos se toman en su orden; este ya lo has dejado atrás.
refused-same-potion = No tienes más pociones que esa.
refused-cannot-pay-side = No pueden pagar «{ $label }» todos los que tendrían que hacerlo.
refused-not-near-enough = { $other } no está en la casilla ni en una contigua.
refused-fights-already = { $other } ya está en la lucha.
refused-asked-already = A { $other } ya se le ha preguntado.
refused-not-an-empty-field = { $field } no es una casilla vacía lo bastante cercana.
refused-not-in-stride = { $field } queda fuera del alcance de estos pasos, o un monstruo o una acción corta el camino.
refused-not-a-way-back = { $field } no es un paso atrás hacia la sala inicial.
refused-not-nearest = { $field } no es la casilla más cercana.
refused-not-on-level = { $other } no está en este nivel.
refused-no-monster-to-quell = En { $field } no hay ningún monstruo libre.
refused-tile-not-looked-at = Esa loseta no está entre las que miras.
refused-nothing-to-steal = Eso no está ahí para quitarlo.
refused-steal-limit = De eso no puedes tener más.
refused-trade-not-here = { $other } no está ahí para intercambiar.
refused-trade-with-yourself = No puedes intercambiar nada contigo.
refused-trade-offered-already = A { $other } ya se le ha ofrecido un intercambio.
refused-nothing-to-trade = Ninguna de las dos partes tiene nada que intercambiar.
refused-trade-not-theirs = Eso no está ahí para entregarlo.
refused-trade-limit = Después de ese intercambio, alguien tendría demasiado.
refused-trade-no-keys = En una lucha solo se intercambian pociones.
refused-trade-nothing = Eso no sería un intercambio.
refused-trade-only-in-fights = En esta mesa solo se intercambia en las luchas.

# El registro
event-TurnBegan = Ronda { $n }: turno de { $name }.
event-Skipped = { $name } pierde el turno.
event-CharacterMade = El personaje de { $name } está listo: { $points }.
event-StartRolled = { $name } saca un { $n } en la tirada inicial.
event-Starts = { $name } empieza.
event-RoomLaid = La sala inicial del nivel { $level } está en { $field }.
event-TileTurned = { $name } voltea { $tile }.
event-TileReturned = { $name } voltea { $tile }. La loseta no se puede colocar y vuelve al mazo.
event-TileLaid = { $name } coloca { $tile } en { $field } (salidas: { $exits }).
event-MarkerMissing = No queda ningún marcador para { $field } ({ $marker }).
event-NothingFits = No encaja ninguna loseta del mazo; la exploración termina.
event-TableGrew = La mesa crece hacia el { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
 }.
event-BecameStairs = Ya no encaja nada: { $field } se convierte en la escalera.
event-Explores = { $name } explora con { $n ->
    [one] una loseta
   *[other] { $n } losetas
 }.
event-MoveRolled = { $name } saca un { $n } para moverse.
event-RestRolled = { $name } saca un { $n } para regenerarse.
event-TestRolled = { $name } saca un { $n } y suma { $ability }.
event-FateRolled = { $name } saca un { $n } para el destino.
event-AmountRolled = El dado muestra un { $n }.
event-RolledAgain = Se repite la tirada de { $name }, que era un 1.
event-DieTurned = { $name } le da la vuelta al dado: { $n }.
event-SlipRolled = { $name } saca un { $n } { $slips ->
    [yes] y pasa sin que el monstruo se dé cuenta
   *[no] y el monstruo se da cuenta
 }.
event-Walked = { $name } camina hasta { $field }.
event-KeyTaken = { $name } toma una llave y ahora tiene { $n }.
event-KeyLost = { $name } pierde una llave.
event-NoKey = No hay ninguna llave para { $name }.
event-ChestOpened = { $name } abre el cofre.
event-GearDrawn = { $name } encuentra: { $gear }.
event-GearWorn = { $name } lleva ahora: { $gear }.
event-GearLost = { $name } pierde: { $gear }.
event-NoGear = No queda equipo que robar.
event-PotionDrawn = { $name } recibe: { $potion }.
event-PotionLost = { $name } deja: { $potion }.
event-NoPotion = No quedan pociones que robar.
event-Looted = { $name } toma de la tumba: { $thing }.
event-Drank = { $name } bebe: { $potion }.
event-Invited = { $name } pide ayuda a { $other } en la lucha.
event-Joined = { $name } lucha junto a { $other }.
event-Declined = { $name } no se une a la lucha.
event-CardRead = { $open ->
    [yes] { $name } se encuentra con una carta boca arriba: «{ $card }».
   *[no] { $reader } roba una carta y se la lee a { $name }: «{ $card }».
 }
# El texto de una carta suele llevar comillas dentro; por eso va sin ellas.
event-NodeRead = { $text } → { $do }
event-NodeRead-plain = { $text }
event-TestDone = Prueba de { $ability }, { $n } contra { $target }: { $won ->
    [yes] éxito
   *[no] fracaso
 }.
event-SideChosen = { $name } elige: { $label }.
event-Paid = { $name } paga { $cost ->
    [life] { $n } de vida
    [key] { $n ->
        [one] una llave
       *[other] { $n } llaves
     }
   *[equipment] con su equipo
 }.
event-CardGone = La carta «{ $card }» se retira.
event-CardStays = La carta «{ $card }» se queda.
event-CardFled = La carta huye a { $field }.
event-Damaged = { $lost ->
    [0] { $name } no pierde vida ({ $n } de daño).
   *[other] { $name } pierde { $lost } de vida ({ $n } de daño) y ahora tiene { $life }.
 }
event-Healed = { $name } recupera { $n } de vida y ahora tiene { $life }.
event-RingSaved = El anillo de { $name } para la muerte; queda 1 de vida.
event-Died = { $name } muere en { $field }. Una lápida marca el lugar.
event-Reborn = { $name } empieza de nuevo en la sala inicial con { $n } de vida.
event-Buried = El derrumbe del nivel { $level } alcanza a { $name }, que empieza de nuevo un nivel más arriba con { $n } de vida.
event-PointInvested = { $name } invierte un punto: { $ability } { $n }.
event-PointLost = { $name } no tiene sitio para otro punto.
event-PointTaken = { $name } pierde un punto de { $ability }.
event-PointMoved = { $name } pasa un punto de { $old } a { $new }.
event-WillSkip = { $name } perderá el próximo turno.
event-ExtraTurn = { $name } jugará otro turno.
event-OmenLaid = Ante { $name } queda un presagio: { $change }.
event-SentHome = { $name } vuelve a la sala inicial.
event-Thrown = { $name } sale volando hacia atrás hasta { $field }.
event-Jumped = { $name } salta a { $field }.
event-Swapped = { $name } y { $other } cambian de lugar.
event-Stolen = { $name } le quita algo a { $other }: { $thing }.
event-Peeked = { $seen ->
    [yes] { $name } mira lo que viene en el mazo de losetas: { $tiles }.
   *[no] { $name } mira { $n ->
        [one] la próxima loseta
       *[other] las próximas { $n } losetas
     } del mazo.
 }
event-Woken = Un monstruo despierta en { $field }.
event-Quelled = El monstruo de { $field } se retira.
event-Climbed = { $name } sube al nivel { $n }.
event-NoWayUp = No hay sitio para otro nivel por encima del { $n }.
event-LevelCollapsed = El nivel { $n } se derrumba.
event-LevelCleared = El nivel { $n } se retira.
event-Escaped = { $name } escapa del laberinto, en el puesto { $n } de la clasificación.
event-Left = { $name } deja la mesa definitivamente.
event-Reshuffled = Se mezclan { $deck ->
    [monster] los monstruos descartados
    [action] las acciones descartadas
    [potion] las pociones descartadas
   *[gear] las cartas de equipo descartadas
 }.
event-TradeOffered = { $name } ofrece un intercambio a { $other }: { $given } por { $wanted }.
event-TradeRefused = { $name } no acepta.
event-Traded = { $name } hace un intercambio con { $other }: { $given } por { $wanted }.

outcome-one_left = Solo { $loser } sigue en el laberinto y ha perdido.
outcome-turn_limit = Ha terminado la última ronda. { $loser } es quien menos ha avanzado y ha perdido.
aim = ¡A salir! Las escaleras de cuatro niveles llevan hacia arriba, y en el nivel 5 un portal lleva afuera. Pierde quien se quede al final en el laberinto.
# El catálogo de un paquete de cartas.
cat-monsters = MONSTRUOS
cat-actions = ACCIONES
cat-equipment = EQUIPO
cat-potions = POCIONES
cat-tiles = LOSETAS
cat-test = Prueba de { $ability ->
    [strength] fuerza
    [dexterity] destreza
   *[intelligence] inteligencia
 }, { $number } + nivel
cat-success = Éxito:
cat-failure = Fracaso:
cat-choice = Una elección
cat-side = { $colour ->
    [green] Verde
   *[red] Rojo
 }: { $label }{ $cost ->
    [life] { " " }(por { $n } de vida).
    [key] { " " }(por una llave).
    [potion] { " " }(por una poción).
    [equipment] { " " }(por tu equipo).
   *[none] .
 }
cat-fate = Tabla de destino
cat-adds = { $ability ->
    [strength] fuerza
    [dexterity] destreza
    [intelligence] inteligencia
    [toughness] resistencia
   *[speed] velocidad
 } { $n }
cat-mark = { $mark ->
    [plain] nada
    [key] llave
    [chest] cofre
    [monster] monstruo
   *[action] acción
 }
cat-shape = { $shape ->
    [straight] recta
    [corner] curva
   *[tee] cruce en T
 }
cat-sum = suma

# Fuera de turno
option-leave = Dejar la mesa definitivamente
option-drink-off-turn = Beber: { $potion }
refused-not-in-maze = Eso solo lo puede hacer quien está en el laberinto, mientras se le pregunta algo a alguien.
refused-leave-between-turns = Espera a que alguien vaya a empezar un turno.
# La pantalla.
ability-strength = fuerza
ability-dexterity = destreza
ability-intelligence = inteligencia
ability-toughness = resistencia
ability-speed = velocidad
screen-head = { $phase ->
    [creating] Se crean los personajes, en secreto.
    [laying] Se colocan las primeras losetas; { $name } coloca una.
    [over] La partida ha terminado.
   *[playing] Ronda { $round }, turno { $turn }: le toca a { $name }, en el nivel { $level }.
 }
screen-ranking = Clasificación: { $places }
screen-rulings = Criterios: { $rulings }
screen-numbers = { $shared ->
    [yes] Los números del mapa son opciones; cada casilla muestra la primera de las suyas.
   *[no] Los números del mapa son opciones.
 }
screen-level = { $sign } nivel { $level }: sala inicial { $room }, { $level ->
    [5] { $n ->
        [0] aún sin portal
        [one] portal { $stairs }
       *[other] portales { $stairs }
     }
   *[other] { $n ->
        [0] aún sin escalera
       *[other] escalera { $stairs }
     }
 }, { $exits ->
    [0] ninguna salida abierta
    [one] 1 salida abierta
   *[other] { $exits } salidas abiertas
 }
screen-doom = { $level }; se derrumba en cuanto alguien entre en el nivel { $next }
screen-sign-straight = recta
screen-sign-room = sala inicial
screen-sign-stairs = escalera
screen-sign-portal = portal
screen-sign-exit = salida abierta
screen-sign-shut = tapiada
screen-sign-behind = tras la escalera
screen-sign-key = llave
screen-sign-chest = cofre
screen-sign-monster = monstruo
screen-sign-action = casilla de acción
screen-sign-monster-open = monstruo boca arriba
screen-sign-action-open = acción boca arriba
screen-sign-grave = lápida
screen-sign-crowd = varias figuras
screen-sign-other = otro nivel
screen-keys = { $n ->
    [0] ninguna llave
    [one] 1 llave
   *[other] { $n } llaves
 }
screen-nothing = nada
screen-field = { $field }, nivel { $level }: { $shape ->
    [room] sala inicial
    [stairs] escalera
    [portal] portal
    [straight] recta
    [corner] esquina
   *[tee] bifurcación
 } { $exits }
screen-field-open = abierta { $exits }
screen-field-free = { $field }: libre
screen-player = { $sign } { $name }{ $you ->
    [yes] { " " }(tú)
   *[no] { "" }
 }: vida { $life }, nivel { $level }, { $keys ->
    [0] ninguna llave
    [one] 1 llave
   *[other] { $keys } llaves
 }
screen-player-out = { $sign } { $name }{ $you ->
    [yes] { " " }(tú)
   *[no] { "" }
 }: { $rank ->
    [0] ha dejado la mesa
   *[other] ha escapado, en el puesto { $rank }
 }
screen-abilities-secret = habilidades aún en secreto
screen-gear = equipo: { $gear }
screen-potions = pociones: { $potions }
screen-omen = presagio { $change } para la próxima prueba
screen-stone = piel de piedra: { $n } menos en cada daño
screen-skips = pierde el próximo turno
screen-again = tendrá otro turno después de este
screen-mist = camina entre la niebla
screen-haste = pasos adicionales: { $n }
screen-steps = { $n ->
    [one] queda 1 paso
   *[other] quedan { $n } pasos
 }
screen-decks = Mazos: losetas { $tile }, monstruos { $monster }, acciones { $action }, pociones { $potion }, equipo { $gear }
screen-markers = Marcadores en reserva: llaves { $key }, cofres { $chest }, monstruos { $monster }, acciones { $action }
screen-top = Próximas losetas: { $tiles }
screen-card-hidden = una carta oculta
screen-card = { $deck ->
    [monster] { $n ->
        [one] Lucha
       *[other] Lucha en grupo
     }
   *[action] Acción
 } en { $field }: { $card }. { $n ->
    [one] Se enfrenta
   *[other] Se enfrentan
 } a ella: { $names }; lee { $reader }.
screen-trial = Prueba ahora: { $ability }; la suma debe superar { $target }.
screen-gone = Se ha leído (X): al final se retiran la carta y su marcador.

card-unread = Esta carta se está leyendo: sus ramas solo las conoce quien lee, hasta que se alcanzan (M7.1b).
refused-too-late-to-help = El dado de esta carta ya está echado; «{ $potion }» se tenía que beber antes.
refused-off-the-table = { $field } queda fuera de la mesa.
hint-fields = c10r8 es la columna 10, fila 8 del mapa; casillas cuenta el mapa en palabras
hint-abilities = (+1) tras resistencia o velocidad es lo que dan; 2→3 vale con equipo y pociones
hint-undo = deshacer lleva de «¿Qué llave?» otra vez a para qué caminas
refused-potion-owed = «{ $potion }» es el precio de lo elegido, y no hay otra poción con que pagarlo.

# Lo que se pregunta en una mesa de verdad cuando decide el azar
told-tile = ¿Qué loseta se ha sacado?
told-room = ¿Dónde queda la sala inicial, entre sitios igual de buenos?
told-thief = ¿Qué poción se ha sacado a ciegas?
told-monster = ¿Qué carta de monstruo se ha sacado?
told-action = ¿Qué carta de acción se ha sacado?
told-potion = ¿Qué poción se ha sacado?
told-gear = ¿Qué equipo se ha sacado?
told-die = ¿Qué ha sacado { $name } con el dado?
refused-told-tile = Ya no queda ninguna loseta así en el mazo: { $what }.
refused-told-no-place = Esta loseta no tiene aquí ningún sitio válido: { $what }. Mezcladla de nuevo y sacad otra.
refused-told-room = No hay tal sitio para la sala inicial.
refused-told-thief = Aquí nadie tiene esta poción: { $what }.
refused-told-monster = { $what } no está ahora en el mazo de monstruos.
refused-told-action = { $what } no está ahora en el mazo de acciones.
refused-told-potion = Ya no queda ninguna poción así en el mazo: { $what }.
refused-told-gear = { $what } no está ahora en el mazo de equipo.
refused-told-die = Un dado muestra de 1 a 6.
