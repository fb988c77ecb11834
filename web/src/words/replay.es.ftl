# Volver la vista a una partida.

replay = Repetición
replay-of = Repetición: { $game }, { $names }
replay-of-table = Ver la repetición
replay-skip = Ir al control

replay-open = Abrir un registro
replay-open-link = Abrir un registro
replay-open-help = Un registro contiene una partida entera. Mírala con los ojos de cualquiera, descubre dónde cambió y sigue jugando desde cualquier momento.
replay-choose = Elegir un archivo
replay-drop = o suéltalo en cualquier lugar de esta página
replay-paste = O pega aquí su texto
replay-look = Mirar atrás
replay-reading = Leyendo …
replay-nothing = Aquí aún no hay texto.
replay-too-big = Un registro tiene { $most } kB como mucho; este archivo es más grande.

replay-save = Guardar el registro
replay-another = Abrir otro
replay-eyes = Visto por
replay-watching = alguien que mira
replay-all = Mostrarlo todo
replay-all-help = Lo desvela: todas las manos y lo que cualquiera sabía.

replay-turn = Turno { $turn }, { $name }
replay-round = ronda { $round }
replay-asked = Se pregunta a { $name }: { $question }
replay-waits = { $name } tiene que elegir.

replay-way = El camino por la partida
replay-slider = Momento de la partida
replay-place = Turno { $turn }, decisión { $move } de { $moves }
replay-controls = Reproducción
replay-start = Al principio
replay-back = Una decisión atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Una decisión adelante
replay-end = Al final
replay-speed = Velocidad
replay-turning = Siguiente momento clave
replay-play-on = Seguir jugando desde aquí

replay-chances = Probabilidad de ganar
replay-chances-of = Probabilidad de que { $name } sea el primero
replay-chances-ask = Mostrar las probabilidades
replay-chances-help = Tarda unos segundos y desvela cómo sigue la partida.
replay-chances-wait = Pensando desde hace { $seconds } s …
replay-chances-long = La probabilidad de ganar, de { $from } % al principio a { $to } % al final.
replay-percent = { $n } %
replay-swing = Turno { $turn }: { $points } puntos.
replay-why-shared = Suerte { $luck }, decisiones { $choices }.
replay-why = Suerte { $luck }, decisiones propias { $own }, de los demás { $others }.
replay-turning-shared = Momento clave, turno { $turn }: de { $before } % a { $after } %.
replay-turning-of = Momento clave, turno { $turn }: { $name } de { $before } % a { $after } %.

replay-play-on-help = Una mesa nueva empieza en el turno { $turn }. Lo que viene no es lo que vino: el azar es nuevo.
replay-my-seat = Mi asiento
replay-my-name = Mi nombre
replay-companions = Los demás juegan
replay-begin = Seguir jugando
replay-played-on = Partida seguida

replay-earlier = Antes
replay-report = Avisar de un fallo
replay-report-what = ¿Qué ha fallado?
replay-report-help = Guarda el informe y envíalo a quien cuida este servidor. Contiene el registro, para que vea lo que ves tú.
replay-report-text = El informe
replay-report-save = Guardar informe con registro
replay-report-copy = Copiar el texto
replay-report-mail = Escribir una carta
replay-report-attach = (Adjunta el informe guardado: contiene el registro.)
