# La mesa de la cocina: una pantalla para varios, móviles como manos, una mesa de verdad

kitchen-pass = Pasad a { $name }
kitchen-pass-help = La mesa está tapada. Seguid cuando { $name } esté ante la pantalla y nadie más pueda verla.
kitchen-i-am = Soy { $name }
kitchen-who = ¿Quién mira la pantalla?
kitchen-who-help = La mesa está tapada: aquí nadie ve las manos de los demás.
kitchen-others = Otra persona quiere mirar antes
kitchen-look = Otra persona ante esta pantalla mira o actúa
kitchen-back-to = Se pregunta a { $name }: seguir ahí
kitchen-agree = ¿Deshacerlo entre todos?
kitchen-agree-help = Están ante esta pantalla y tienen que estar de acuerdo: { $names }.
kitchen-agree-yes = Todos de acuerdo
kitchen-agree-no = No

kitchen-chance = ¿Qué ha salido en la mesa?
kitchen-find = Escribe unas letras del nombre
kitchen-copies = { $n } iguales
kitchen-refused = Ha salido otra cosa ({ $n } que no pueden ser)
kitchen-back = Retirar una entrada
kitchen-draw-one = Que salga esta sola
kitchen-draw-rest = Que salga el resto solo
kitchen-draw-setup = Repartid todo lo demás
kitchen-draw-always = Desde ahora roba el programa
kitchen-plainly = Todo lo que se roba se anota aquí, también las manos ocultas: solo así se pueden comprobar los pagos. Lo que otros no deban ver, anotadlo cuando no miren.
kitchen-dealing = { $title }: se prepara la mesa de verdad
kitchen-dealing-help = Preparad la mesa como dicen las reglas y decid qué sale: pregunta a pregunta, o dejad que reparta el programa.
kitchen-told = { $n ->
    [one] Dicho hasta ahora
   *[other] { $n } entradas hasta ahora
 }
kitchen-dealer = Quién roba y tira
kitchen-dealer-people = Nosotros, y lo decimos
kitchen-dealer-program = El programa
kitchen-screen-open = Abrir como pantalla común
kitchen-screen-leave = Volver a mi vista
kitchen-screen-gather = Esta pantalla es la mesa. Sentaos con vuestros móviles: escanead la imagen o escribid el código. La partida empieza cuando todos estén sentados.
kitchen-screen-acts = tiene que decidir
kitchen-screen-thinks = está pensando
kitchen-screen-free = { $n ->
    [one] Hay una silla libre: escanea esto para sentarte.
   *[other] Hay { $n } sillas libres: escanead esto para sentaros.
 }
kitchen-screen-full = Todos sentados. Escanea esto para mirar.
