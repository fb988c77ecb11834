# Propuestas en la mesa

talk-title = Propuestas
talk-tool = Proponer
talk-heading = Proponer algo
talk-help = Toca de qué se trata: una maldición, un hechizo, la biblioteca, la reserva o una Locura.
talk-help-more = ¿Quién lo hace? Toca otra cosa para añadir un paso.
talk-acts = Lo que se propone
talk-who = Quién lo hace
talk-remove = Quitar esto
talk-gives = Para ello, al soporte
talk-give = { $name } pone { $n } { $element } en su soporte: uno más
talk-too-many = Una propuesta tiene { $n } pasos como mucho.
talk-send = Proponerlo
talk-left = { $n ->
    [0] ninguna más en esta ronda
    [one] una más en esta ronda
   *[other] { $n } más en esta ronda
  }
talk-yes = De acuerdo
talk-no = Rechazar
talk-counter = Proponer otra cosa en su lugar
talk-withdraw = Retirar la propuesta
talk-as = Responder como { $name }
talk-proposes = { $name } propone: { $steps }.
talk-step-support = { $name } pone { $what } en su soporte
talk-step-destroy = { $name } destruye la maldición { $what }
talk-step-cast = { $name } activa { $what }
talk-step-learn = { $name } aprende { $what }
talk-step-acquire = { $name } consigue { $what }
talk-step-cure = { $name } cura una Locura
talk-step-ability = { $name } usa su habilidad
talk-state-open = Aún sin respuesta.
talk-state-agreed = Está acordado.
talk-state-declined = Se rechazó.
talk-state-countered = En su lugar se propuso otra cosa.
talk-state-withdrawn = Se retiró.
talk-state-kept = Se cumplió.
talk-state-lapsed = Ya no vale.
talk-option = Propuestas
talk-option-help = Cuánto puede proponer cada uno a los demás por ronda, para que nadie juegue por todos.
talk-option-none = ninguna
talk-option-one = 1
talk-option-three = 3
talk-option-unlimited = sin límite
