# Der Küchentisch: ein Bildschirm für mehrere, Handys als Hände, ein echter Tisch

kitchen-pass = Weitergeben an { $name }
kitchen-pass-help = Der Tisch ist verhüllt. Weiter geht es, wenn { $name } vor dem Bildschirm sitzt und sonst niemand zusieht.
kitchen-i-am = Ich bin { $name }
kitchen-who = Wer schaut auf den Bildschirm?
kitchen-who-help = Der Tisch ist verhüllt: Hier bleiben die Handkarten voreinander verborgen.
kitchen-others = Jemand anderes möchte zuerst schauen
kitchen-look = Jemand anderes an diesem Bildschirm schaut oder handelt
kitchen-back-to = { $name } ist gefragt: dort weiter
kitchen-agree = Gemeinsam zurücknehmen?
kitchen-agree-help = Diese sitzen an diesem Bildschirm und müssen zustimmen: { $names }.
kitchen-agree-yes = Wir alle stimmen zu
kitchen-agree-no = Nein

kitchen-chance = Was hat der Tisch gebracht?
kitchen-find = Ein paar Buchstaben des Namens tippen
kitchen-copies = { $n } davon
kitchen-refused = Etwas anderes kam ({ $n }, die nicht sein können)
kitchen-back = Eintrag zurücknehmen
kitchen-draw-one = Diese eine für uns ziehen
kitchen-draw-rest = Den Rest davon für uns ziehen
kitchen-draw-setup = Alles Weitere für uns austeilen
kitchen-draw-always = Ab jetzt zieht das Programm
kitchen-plainly = Alles, was gezogen wird, wird hier eingetragen, auch verdeckte Handkarten: Nur so lassen sich Zahlungen prüfen. Was andere nicht sehen sollen, tragt ein, wenn sie wegschauen.
kitchen-dealing = { $title }: Der echte Tisch wird aufgebaut
kitchen-dealing-help = Baut den Tisch auf, wie es die Regeln sagen, und sagt, was kommt: Frage für Frage, oder lasst das Programm austeilen.
kitchen-told = { $n ->
    [one] Bisher gesagt
   *[other] Bisher { $n } Einträge
 }
kitchen-dealer = Wer zieht und würfelt
kitchen-dealer-people = Wir, und sagen es
kitchen-dealer-program = Das Programm
kitchen-screen-open = Als gemeinsamen Bildschirm öffnen
kitchen-screen-leave = Zurück zu meiner Ansicht
kitchen-screen-gather = Dieser Bildschirm ist der Tisch. Setzt euch mit euren Handys: Scannt das Bild oder tippt den Code. Das Spiel beginnt, wenn alle sitzen.
kitchen-screen-acts = ist am Zug
kitchen-screen-thinks = denkt nach
kitchen-screen-free = { $n ->
    [one] Ein Stuhl ist frei: zum Hinsetzen scannen.
   *[other] { $n } Stühle sind frei: zum Hinsetzen scannen.
 }
kitchen-screen-full = Alle sitzen. Zum Zuschauen scannen.
