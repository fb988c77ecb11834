# Las frases propias del modo de líneas.
line-welcome = { $title }. Escribe un número para elegir, o una orden: por qué, carta, reglas, mesa, opciones, registro, deshacer, pista, guardar, idioma, ayuda, salir.
line-prompt = { $name }>
line-nobody = Fin
line-player = Jugador { $n }
line-copies = { $thing } (hasta { $n })
line-several = Escribe a la vez todos los números de tu elección{ $row ->
    [yes] {" "}en el orden que quieras
   *[no] , en cualquier orden
 }{ $most ->
    [1] .
   *[other] ; un número dos veces, como 1 1, quiere decir dos de lo mismo.
 }
line-one-number = Aquí, un solo número: cada uno es ya una respuesta entera. No se ha hecho nada.
line-no-number = El número { $number } no está en la lista; va de 1 a { $last }. No se ha hecho nada.
line-goes-alone = “{ $thing }” no se puede elegir junto con nada más. No se ha hecho nada.
line-refused = No se puede (escribe “por qué” y el número para saber la razón):
line-refused-none = Aquí no hay nada más que se pudiera elegir.
line-legal = Eso está permitido: escribe { $text } para hacerlo.
line-part-of = Eso es parte de lo que se ofrece en { $numbers }.
line-undone = Deshecho: { $text }.
line-undo-ask = { $reason } Si todos están de acuerdo, escribe: deshacer !
line-saved = Guardado en { $file }.
line-save-failed = No se pudo escribir { $file }: { $reason }
line-save-how = Escribe “guardar” y un nombre de archivo.
line-rules-how = Escribe “reglas” y un número o una palabra, por ejemplo: reglas { $example }
line-rules-found = Reglas en las que aparece “{ $text }”:
line-no-rule = No hay ninguna regla “{ $text }”; escribe “reglas” para ver los capítulos.
line-no-rule-meant = No hay ninguna regla “{ $text }”. ¿Querías decir { $meant }?
line-card-how = Escribe “carta” y el nombre de cualquier carta.
line-no-card = No hay ninguna carta “{ $text }”.
line-no-card-meant = No hay ninguna carta “{ $text }”. ¿Querías decir “{ $meant }”?
line-log-how = Escribe “registro” y cuántas líneas, por ejemplo: registro 30
line-no-fields = Esta mesa no tiene casillas que enumerar.
line-put-how = Lo que alguien hace fuera de turno: mientras, quién y qué, por ejemplo: mientras 2 drink heal. Ahora es posible:
line-put-unknown = «{ $text }» no se puede hacer fuera de turno.
line-lang = El idioma es ahora el español.
line-lang-how = Escribe “idioma” y uno de estos: en, de, es.
line-meant = No entiendo “{ $text }”. ¿Querías decir “{ $meant }”?
line-unknown = Aquí no entiendo “{ $text }”. Escribe “ayuda” para ver lo que puedes escribir.
line-over = La partida ha terminado. Todavía puedes escribir: registro, mesa, carta, reglas, guardar ARCHIVO, deshacer, salir.
line-unsaved = No está guardada. Escribe otra vez “salir” para irte, o: guardar ARCHIVO
line-bye = Hasta la vista.
line-ended = La entrada ha terminado.
line-pass = Pásale el teclado a { $name } y pulsa Intro.
line-help =
    número          elegir lo que está en ese número
    1 4             donde la lista lo diga: elegir varias cosas a la vez
    una jugada      elegir con palabras, por ejemplo: { $example }
    (línea vacía)   otra vez la pregunta y las opciones; también: opciones
    por qué         ver con números lo que ahora no puedes hacer
    por qué N       por qué no se puede el número N; también vale una jugada
    carta NOMBRE    el texto de cualquier carta
    casillas        las casillas de la mesa en una lista
    mientras N JUGADA  lo que hace el jugador N fuera de turno, por ejemplo:
                    mientras 2 drink heal
    mesa            toda la mesa y las opciones
    registro N      las últimas N líneas del registro (20 sin número)
    deshacer        deshacer la última elección, si nadie se ha enterado de nada con ella
    deshacer !      deshacerla con el acuerdo de todos
    pista           lo que haría aquí un compañero, y por qué
    reglas          los capítulos; reglas { $rule } es una regla, reglas PALABRA busca una palabra
    guardar ARCHIVO guardar la partida
    idioma en|de|es cambiar de idioma; las órdenes valen en los tres
    ayuda           esta lista
    salir           salir
line-told = En una mesa de verdad: cuando se robe o se tire algo, escribid su número o su nombre; robar deja que lo haga el programa (robar ! desde ahora siempre), deshacer retira la última entrada. Todo lo robado se escribe aquí, también las manos ocultas: solo así se pueden comprobar los pagos.
line-told-prompt = En la mesa ha salido>
line-told-copies = { $thing } ({ $n } iguales)
line-told-given-up = No se ha hecho: la elección vuelve a estar abierta.
line-told-nothing = Todavía no se ha dicho nada.
line-told-not-here = En esta mesa ya roba el programa; con --physical decís lo que trae una mesa de verdad.
line-told-dealer = { $program ->
    [yes] Desde ahora roba el programa.
   *[no] Desde ahora decís vosotros lo que trae la mesa.
 }
