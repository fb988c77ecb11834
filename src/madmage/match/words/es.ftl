# Lo que la partida misma tiene que decir.

undo-secret = No todos saben qué ha elegido { $name }, así que { $name } tiene que estar de acuerdo.
