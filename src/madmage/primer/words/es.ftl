# Lo que dicen las primeras partidas. Cada lección tiene título y texto; quien hace otra cosa oye por qué.

first-another = Eso también estaría permitido. En esta lección hacemos lo siguiente: { $what }.
first-not-now = Eso viene enseguida. Lee primero la nota y pulsa después «Siguiente».

book-first-title = Primera partida: el Libro

book-aim-title = De qué se trata
book-aim = Sois jóvenes magos que habéis abierto un libro que debía quedar cerrado. Guarda seis monstruos, uno tras otro. Ganáis o perdéis juntos: al final de la sexta ronda no puede quedar ni una Maldición. Y nunca se os pueden acabar las cartas de Locura.

book-pages-title = El libro abierto
book-pages = La página izquierda muestra el monstruo que está fuera ahora, { $monster }, y qué tipos de Maldición trae. La derecha muestra lo que ganáis todos si lo vencéis y lo que sufrís si no. Cada monstruo se queda una ronda de cinco turnos.

book-track-title = Las Maldiciones y la vela
book-track = Las Maldiciones del monstruo cuelgan bajo el contador. Al comienzo de cada turno la vela avanza un casillero, sea de quien sea el turno. Al llegar a uno, cada Maldición que cuelga allí os golpea a todos. La que se destruye antes no golpea a nadie. Al final el libro comprueba si queda alguna.

book-hand-title = Tu mano y tus Hechizos
book-hand = Todo se paga con cartas de tu mano: cada una vale su número en su elemento. Encima están tus Hechizos; al principio todos tenéis los mismos cuatro. En tu turno puedes hacer todo lo que puedas pagar, en el orden que quieras.

book-cast-title = Activar un Hechizo
book-cast = Toca { $spell } entre tus Hechizos. La página propone con qué pagar: las cartas ya están levantadas. Pulsa el botón de la nota para hacerlo. Después el Hechizo queda agotado, tumbado hasta tu próximo turno.
book-cast-why = Primero un Hechizo pequeño: así ya has visto cómo se paga todo.

book-acquire-title = Conseguir cartas mejores
book-acquire = Por lo que vale, en su propio elemento, tomas una carta más fuerte: { $card } de las pilas de la mesa. Va a tu pila de descarte, así que llegará a tu mano más tarde, una y otra vez. Con cartas fuertes podréis con los monstruos siguientes.
book-acquire-why = Ahora va a tu pila de descarte y vuelve cuando mezclas.

book-learn-title = Aprender un Hechizo
book-learn = La biblioteca ofrece un Hechizo de cada elemento. Por 2 de su elemento aprendes { $spell }; está listo al momento. Puedes tener cinco Hechizos, con este mago incluso seis.
book-learn-why = Lo que te queda en la mano al final del turno simplemente se queda ahí: mejor úsalo.

book-stop-title = Terminar el turno
book-stop = Cuando no puedes o no quieres pagar nada más, terminas tu turno. Entonces robas hasta tener otra vez seis cartas. ¿Tu mazo está vacío? Pues recibes una Locura y mezclas tu pila de descarte: las cartas frescas tienen su precio.
book-stop-why = Has hecho lo que podías; los demás también quieren jugar.

book-strike-title = Una Maldición golpea
book-strike = Ha empezado el turno siguiente, así que la vela ha avanzado y { $curse } ha golpeado: todos han tenido que hacer lo que dice. Léelo en la mesa o en el registro. Pulsa «Siguiente» y mira qué hacen los demás con el resto.

book-support-title = Soporte: cartas para todos
book-support = { $name } ha puesto una carta en su Área de Soporte. Allí está a la vista, y cada uno puede pagar con ella en su propio turno, sin preguntar. Así lográis juntos lo que nadie puede pagar solo. Te toca otra vez: tus Hechizos agotados vuelven a estar listos.

book-madness-title = La Locura, y cómo se pierde
book-madness = La Locura viene de las Maldiciones y de mezclar. No paga nada y atasca la mano. Si alguien debe recibir una Locura y la pila está vacía, habéis perdido todos. Y quien termina un turno con seis Locuras en la mano queda eliminado. No perdáis de vista esta pila.

book-cure-title = Curar una Locura
book-cure = Por 2 de un elemento cualquiera devuelves a la pila una Locura de tu mano o del Área de Soporte de quien sea. Toca la Locura y paga.
book-cure-why = Cada Locura curada os da a todos un poco más de tiempo.

book-augment-title = Potenciar un Hechizo
book-augment = Esta vez activa { $spell } con el doble de poder: toca el Hechizo y elige ×2 en la nota. Pagas el doble, y lo que hace cuenta el doble. Con ×3 es igual.
book-augment-why = Elige ×2 en la nota: la lección trata de Hechizos potenciados.

book-destroy-title = Destruir una Maldición
book-destroy = Ahora lo principal. Toca { $curse } y paga lo que muestra: cuatro de su elemento, o uno de cada donde se ven los cuatro. Fíjate en el pago: cartas de tu mano y del soporte de los demás. Como recompensa tomas una carta de valor 2.
book-destroy-why = Con el soporte ya la puedes pagar, y antes de la comprobación tienen que desaparecer todas.

book-round-title = Hasta el final de la ronda
book-round = Termina tu turno. Luego mira: los demás se ocupan de lo que queda, y la vela llega al final. Allí el libro comprueba si todavía cuelga alguna Maldición.
book-round-why = En este turno no hay nada mejor que hacer; los demás necesitan el suyo.

book-beaten-title = Monstruo vencido
book-beaten = No quedaba ninguna Maldición, así que el monstruo está vencido y todos habéis recibido el bonus de la página derecha. La página se ha pasado enseguida: otro monstruo, otras Maldiciones, la ronda siguiente. Con una sola Maldición habríais sufrido la penalización, y se habría seguido jugando igual.

book-end-title = Ya sabes jugar
book-end = Eso es todo: seis rondas como esta, y la sexta hay que ganarla. Los monstruos siguientes traen más Maldiciones; vuestras cartas y Hechizos crecen con ellos. Todo lo que se ve apagado te dice por qué al tocarlo, y «Pista» pregunta a un compañero.

maze-first-title = Primera partida: el Laberinto

maze-aim-title = De qué se trata
maze-aim = El mago loco Odius os ha arrojado a todos a su laberinto. Tiene cinco niveles, uno encima de otro. Quien encuentra un portal en el quinto sale y ha ganado. Aquí cada cual juega para sí, y solo uno pierde: el último que queda dentro.

maze-create-title = Quién eres
maze-create = Tienes cinco puntos para tus habilidades. Fuerza, destreza e inteligencia ayudan contra los monstruos; la resistencia amortigua cada golpe, la velocidad te da más pasos. Todos eligen en secreto. Invierte lo que se indica abajo; la próxima vez, como quieras.
maze-create-why = Algo de fuerza y de velocidad hace más fáciles los primeros niveles; después eliges tú.

maze-lay-title = Colocar la primera loseta
maze-lay = Nadie conoce el laberinto: lo construís vosotros. Toca la casilla iluminada, gira la loseta hasta que encaje (Q y E, o las flechas de abajo) y colócala. Los pasillos deben dar a pasillos y los muros a muros.
maze-lay-why = Valdría cualquier sitio que encaje; aquí queremos el mismo laberinto que la nota.

maze-wall-title = ¿Por qué aquí no?
maze-wall = No toda salida abierta sirve. Prueba la casilla iluminada: el mapa dice enseguida qué lo impide, y el número lleva a la regla. Un pasillo no puede acabar en un muro, y ninguna loseta puede cerrar el nivel entero.

maze-fit-title = Un sitio que encaja
maze-fit = Coloca ahora tus losetas donde está la luz, hasta que estén todas. Los marcadores de color significan algo: amarillo es una llave, blanco un cofre, rojo un monstruo, azul una acción. Los demás colocan las suyas entre medias.
maze-fit-why = Allí también encajaría; seguimos con el laberinto de esta lección.

maze-roll-title = Tirar el dado
maze-roll = En tu turno haces una cosa: moverte, o descansar y recuperar algo de vida. Para moverte tiras un dado; tu velocidad añade un poco. No tienes que usar todos los pasos.
maze-roll-why = Todavía no tienes heridas: no hay nada que recuperar.

maze-walk-title = Ir a por una llave
maze-walk = Cada número del mapa dice cuántos pasos hacen falta. Ve hasta la llave y tómala: las llaves abren cofres. Tomar algo termina tu turno; los monstruos y las acciones te detienen, quieras o no.
maze-walk-why = Una llave merece un rodeo: sin ella todos los cofres siguen cerrados.

maze-explore-title = Explorar
maze-explore = Te toca otra vez. Tira y luego explora en vez de seguir andando: al final de un pasillo, cada paso que te queda se convierte en una loseta nueva. La primera va donde estás, las demás a cualquier salida abierta del nivel. Entre las losetas está la escalera.
maze-explore-why = Sin losetas nuevas nadie encuentra la escalera; de eso trata esta lección.

maze-chest-title = Abrir un cofre
maze-chest = Unos turnos después: estás en el nivel 2, con una llave en el bolsillo. Tira, ve hasta el cofre y ábrelo: gastas la llave y robas un equipo. Solo puedes tener uno, y lo que añade cuenta al momento.
maze-chest-why = Primero el cofre: lo que hay dentro ayuda con lo que viene.

maze-monster-title = Un monstruo en el camino
maze-monster = Tira y entra en la casilla del marcador rojo. Entonces debes luchar. Quien se sienta a tu izquierda roba la carta del monstruo y te la lee, y solo hasta donde llegas: nadie más sabe lo que sigue.
maze-monster-why = No hay manera de pasar de largo, así que veamos qué es.

maze-potion-title = Beber antes de tirar
maze-potion = La carta nombra una habilidad y un número; se le suma el nivel. Antes de tirar puedes beber una poción. { $potion } te hace más fuerte hasta el final del turno. Las pociones de curación se beben en cualquier momento, también en turnos ajenos.
maze-potion-why = Un poco de ayuda antes de la tirada: para eso están las pociones.

maze-test-title = La prueba
maze-test = Ahora tira. Dado y habilidad juntos deben superar al monstruo; empatar no basta. Con éxito se sigue por la rama verde, con fracaso por la roja. Si la carta lo dice, monstruo y marcador desaparecen; si no, se quedan, y tú también. Sin vida empezarías de nuevo en la sala inicial con dos dados de vida, y tus cosas quedarían bajo una lápida.
maze-test-why = Ya puedes: tira.

maze-together-title = Luchar juntos
maze-together = Otro monstruo, pero { $name } está al lado. Tira, entra en su casilla y pide a { $name } que te ayude. El número del monstruo cuenta una vez por cada uno, el nivel solo una, y se suman todos los dados y habilidades. Lo que pase después os pasa a cada uno. Los rivales ayudan si les conviene.
maze-together-why = Juntos sois más que el doble de fuertes: pide ayuda antes de que se lea la carta.

maze-stairs-title = La escalera
maze-stairs = Tira y pisa la escalera. Tu turno termina en la sala inicial del nivel siguiente; no hay vuelta atrás. Y mira qué pasa con el nivel 1, donde todavía está { $name } …
maze-stairs-why = Por la escalera se llega afuera, y llegas antes que nadie.

maze-collapse-title = Un nivel se derrumba
maze-collapse = Sobre la mesa hay como mucho dos niveles. Cuando alguien entra en un tercero, el más bajo se derrumba. { $name } seguía allí y ha muerto: pierde todo lo que llevaba y sigue en la sala inicial del nivel siguiente, con dos dados de vida. Así que no te quedes atrás.

maze-portal-title = Salir por un portal
maze-portal = Mucho después, y casi fuera. En el quinto nivel toda escalera es un portal. Hay uno cerca de ti y otro cerca de { $name }. Tira y sal.
maze-portal-why = Aquí dentro no hay nada por lo que valga la pena quedarse.

maze-last-title = El último pierde
maze-last = Has salido y has ganado. La partida sigue sin ti hasta que solo queda uno dentro: { $name } no encontró la salida a tiempo y ha perdido. El orden en que salís es la clasificación.

maze-end-title = Ya sabes jugar
maze-end = No hace falta más: construir, andar, luchar solo o en grupo, encontrar la escalera y no ser el último. Los marcadores azules son acciones, pequeñas aventuras con sus propias elecciones. Todo lo que no se puede hacer te dice por qué al tocarlo.
