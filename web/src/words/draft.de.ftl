# Entwürfe: ein Zug, für sich ausprobiert

draft-tool = Entwurf
draft-title = Entwurf
draft-help = Noch geschieht nichts davon. Wähle wie sonst; nur du siehst es.
draft-share = { $share } wahrscheinlich
draft-drop = Schritt { $n } aus dem Entwurf nehmen
draft-odds = Was du danach tun könntest, und wie wahrscheinlich:
draft-odds-tried = Was du danach tun könntest, aus { $n } Versuchen:
draft-go-on = Weiter, als käme das:
draft-outcome = Ausgang { $n }
draft-rest = Etwas anderes: { $share }
draft-commit = Spielen
draft-share-it = Allen zeigen
draft-end = Verwerfen
draft-ends = Hier endet der Entwurf
draft-played = { $n } von { $of } Schritten des Entwurfs wurden gespielt.
draft-close = Weglegen
draft-plan = { $name } hat das vor
draft-whole = Der ganze Entwurf wurde gespielt.
