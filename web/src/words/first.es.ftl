# Primeras partidas: aprender jugando.

first-begin = Aprender jugando
first-go-on = Seguir aprendiendo
first-minutes = (unos diez minutos)
first-of-book = Primera partida: el Libro
first-of-maze = Primera partida: el Laberinto
first-count = Lección { $n } de { $of }
first-fold = Plegar la nota
first-unfold = Desplegar la nota
first-leave = Salir; puedes volver a esta lección cuando quieras
first-your-move = Te toca:
first-watch = Los demás juegan …
first-back = Atrás
first-skip = Saltar
first-show = Enséñame
first-next = Siguiente
first-learned = Ahora ya sabes:
first-real = Ahora, una partida de verdad
first-real-title = Mi primera partida de verdad
first-learn-book = Aprender el Libro
first-learn-maze = Aprender el Laberinto
first-again = Otra vez desde el principio
