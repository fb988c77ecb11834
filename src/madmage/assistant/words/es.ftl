# What stands around the games' own sentences.
desk-head = Partida { $match }: eres { $name } (p{ $n }).
desk-option = { $n }. { $sentence }  (texto: { $text })
desk-thing = - { $sentence }  (texto: { $text })
desk-barred-thing = - { $sentence }  (texto: { $text }): { $reason }
desk-over = La partida ha terminado.
desk-put-in = También puedes intervenir ahora (herramienta put_in), sin responder:
desk-refused = No es posible ahora:
desk-more = … y { $n } más; pregunta con la herramienta why_not
desk-legal = «{ $answer }» se puede elegir ahora.
desk-rule = { $reason } (La herramienta rules con el número { $rule } da la regla entera.)
desk-nothing = Aún no ha pasado nada.
desk-hint = { $sentence }  (texto: { $text })
desk-undone = Deshecho: { $what }
desk-together = (Varias cosas van juntas: nómbralas todas en una lista, o responde una tras otra.)
desk-ways = Formas de pagar, primero la más ahorrativa (elige con una lista: la acción y después estas cartas):
desk-free = No hay nada que pagar.
