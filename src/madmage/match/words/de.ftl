# Was eine Partie selbst zu sagen hat.

undo-secret = Nicht alle wissen, was { $name } gewählt hat; deshalb muss { $name } zustimmen.
