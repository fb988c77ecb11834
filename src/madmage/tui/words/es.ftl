# Las frases propias del modo de líneas. Las órdenes se quedan en inglés: así se escriben.
line-welcome = { $title }. Escribe un número para elegir, o una orden: why, undo, rules, log, table, save, lang, help, quit.
line-prompt = { $name }>
line-options = Puedes elegir:
line-later = Y junto con una de estas (escribe todos los números a la vez):
line-together = El número { $number } se elige junto con uno de más arriba: escribe los dos números a la vez.
line-refused = No se puede (escribe why y el número para saber por qué):
line-refused-none = No hay nada más que quizá quieras hacer y no puedas.
line-legal = Eso está permitido: escribe { $number } para hacerlo.
line-because = { $sentence } [{ $rule }]
line-no-number = El número { $number } no está en la lista.
line-undone = Deshecho: { $text }.
line-undo-ask = { $reason } Si todos están de acuerdo, escribe: undo !
line-saved = Guardado en { $file }.
line-save-failed = No se pudo escribir { $file }: { $reason }
line-save-how = Escribe save y un nombre de archivo.
line-rules-how = Escribe rules y un número, por ejemplo: rules { $example }
line-lang = El idioma es ahora el español.
line-lang-how = Escribe lang y uno de estos: en, de, es.
line-meant = No entiendo “{ $text }”. ¿Querías decir “{ $meant }”?
line-unknown = No entiendo “{ $text }”. Escribe help para ver lo que puedes escribir.
line-over = { $outcome }
line-bye = Hasta la vista.
line-ended = La entrada ha terminado.
line-pass = Pásale la pantalla a { $name } y pulsa Intro.
line-help =
    número       elegir esa opción (varios números: una tras otra)
    texto corto  elegir así en vez de por número, por ejemplo: { $example }
    why          ver con números lo que ahora no puedes hacer
    why N        por qué no se puede la opción N; también vale why y un texto corto
    undo         deshacer la última elección, si nadie se ha enterado de nada con ella
    undo !       deshacerla con el acuerdo de todos
    rules N      leer una regla, un capítulo o un criterio
    log N        las últimas N líneas del registro (20 sin número)
    table        mostrar otra vez toda la mesa
    save ARCHIVO  guardar la partida
    lang en|de|es  cambiar de idioma
    help         mostrar esta ayuda
    quit         salir
