# Esbozos: un turno probado en privado

draft-tool = Esbozo
draft-title = Esbozo
draft-help = Nada de esto ocurre todavía. Elige como siempre; solo tú lo ves.
draft-share = { $share } probable
draft-drop = Quitar el paso { $n } del esbozo
draft-odds = Lo que podrías hacer después, y con qué probabilidad:
draft-odds-tried = Lo que podrías hacer después, según { $n } pruebas:
draft-go-on = Seguir como si saliera esto:
draft-outcome = resultado { $n }
draft-rest = Otra cosa: { $share }
draft-commit = Jugarlo
draft-share-it = Mostrarlo
draft-end = Desechar
draft-ends = Aquí acaba el esbozo
draft-played = Se han jugado { $n } de { $of } pasos del esbozo.
draft-close = Apartar
draft-plan = { $name } piensa hacer esto
draft-whole = Se ha jugado el esbozo entero.
