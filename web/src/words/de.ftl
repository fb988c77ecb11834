# Die eigenen Worte der Seite: Start, Versammlung, Regeln und was alle teilen.

# Gemeinsames
wait = Einen Moment …
close = Schließen
done = Fertig
again = Noch einmal
language = Sprache
copy-done = Kopiert
copy-marked = Markiert: bitte selbst kopieren
element-air = Luft
element-earth = Erde
element-fire = Feuer
element-water = Wasser
element-multi = Mehrere Elemente
game-book = Das Grimoire des Wahnsinns
game-maze = Maze of the Rage Mage

# Fehler, die der Server nicht selbst sagen konnte
fault-offline = Der Server antwortet nicht. Läuft er noch, und bist du online?
fault-timeout = Es kam nicht rechtzeitig eine Antwort. Versuch es bitte noch einmal.
fault-closed = Die Verbindung zu diesem Tisch ist geschlossen.
fault-broken = Das hat nicht geklappt, und du kannst nichts dafür. Versuch es bitte noch einmal.
fault-unknown_table = Einen Tisch mit diesem Code gibt es nicht. Prüf die Buchstaben oder frag noch einmal nach.
fault-short_code = Ein Code hat fünf Buchstaben.

nowhere-nowhere = Hier liegt nichts
nowhere-nowhere-help = Diese Seite gibt es nicht. Vielleicht stimmt ein Buchstabe der Adresse nicht.
nowhere-offline = Die Kerze ist ausgegangen
nowhere-offline-help = Der Server antwortet nicht. Versuch es gleich noch einmal.
nowhere-broken = Eine Seite ist eingerissen
nowhere-broken-help = Hier ist etwas schiefgegangen. Meistens hilft es, die Seite neu zu laden.
nowhere-home = Zurück zum Start

# Der Start
page-start = Madmage: zwei verrückte Spiele, ein Tisch
tagline = Zwei verrückte Spiele, ein Tisch bei Kerzenlicht.
skip-to-table = Direkt zum Tischdecken
nav-rules = Regeln
nav-rules-book = Regeln des Grimoires
nav-plain = Einfache Seite
nav-rules-maze = Regeln des Labyrinths
start-choose-game = Such dir ein Spiel aus
cover-book-1 = Das Grimoire
cover-book-2 = des Wahnsinns
cover-book-motto = nachts nicht öffnen
cover-book-what = Gemeinsam gegen sechs Monster
cover-book-who = 2 bis 5 Lehrlinge, alle gewinnen oder keiner, 60 bis 90 Minuten
cover-maze-1 = Maze of the
cover-maze-2 = Rage Mage
cover-maze-motto = Odius sieht dich
cover-maze-what = Raus aus fünf Ebenen, vor allen anderen
cover-maze-who = 3 bis 6 Leute, alle gegen alle

set-title = Deck den Tisch
set-sub = Alles ist spielbereit. Ändere, was du magst.
my-name = Dein Name
my-name-none = Lehrling
seats = Plätze
seats-count = { $n } von { $most }
seat-title = Platz { $n }
seat-me = Du
seat-companion = Gefährte
seat-friend = Freund
seat-companion-detail = Gefährte
seat-friend-detail = per Link
seat-add = Einen Platz hinzufügen
seat-add-short = dazu
seat-change = Platz { $n }: { $who }. Ändern
seat-change-what = Platz { $n }: { $who }, { $what }. Ändern
seat-who = Wer sitzt hier?
seat-level = Wie spielt der Gefährte?
seat-magician = Magier
seat-swap = tauscht mit Platz { $n }
seat-remove = Diesen Platz entfernen
seat-friend-help = Du bekommst einen Link und einen Code zum Weitergeben. Bis jemand Platz nimmt, kann ein Gefährte den Stuhl warm halten.
level-random = planlos
level-greedy = überlegt
level-adept = geübt
level-master = meisterhaft
level-random-help = Nimmt irgendeinen erlaubten Zug, ohne nachzudenken.
level-greedy-help = Wägt ab, was jeder Zug sofort bringt. Antwortet gleich.
level-adept-help = Plant den ganzen Zug und hat aus vielen Partien gelernt, was zum Sieg führt. Antwortet nach einem Augenblick.
level-master-help = Plant ebenso und spielt die besten Pläne in vielen möglichen Verläufen weiter. Am stärksten, braucht aber etwa eine Sekunde für jede Wahl.
difficulty-title = Schwierigkeit
difficulty-what = mehr und frühere Multi-Flüche
difficulty-1 = Leicht
difficulty-1-help = die ersten Partien
difficulty-2 = Mittel
difficulty-2-help = du kennst das Buch
difficulty-3 = Schwer
difficulty-3-help = das Buch kennt dich
mode-title = Modus
mode-normal = Normal
mode-normal-help = Die Regeln, wie sie sind.
mode-terror = Terror
mode-terror-help = Jedes Deck beginnt mit einem Wahnsinn.
mode-nightmare = Albtraum
mode-nightmare-help = Außerdem beginnst du ohne deine Karte vom Wert 2.
open-hands = Offene Hände: Das Team sieht alle Karten
set-note = { $companions ->
    [0] Du spielst allein.
    [one] Es geht sofort los: du und ein Gefährte.
   *[other] Es geht sofort los: du und { $companions } Gefährten.
 }
set-note-friends = { $friends ->
    [one] Du bekommst einen Link für deinen Freund.
   *[other] Du bekommst einen Link für deine { $friends } Freunde.
 } Fang an, wann du willst: Leere Stühle hält ein Gefährte warm.
play-now = Jetzt spielen
play-invite = Einladen
play-wait = Die Kerze wird angezündet …
set-foot = Kein Konto nötig. Freunde können auch später dazukommen.

house-rules = Hausregeln
house-rules-change = Ändern
house-rules-reset = Zurücksetzen
house-rules-now = Hausregeln: { $edition }{ $variants ->
    [0] {""}
    [one] , 1 Variante
   *[other] , { $variants } Varianten
 }{ $rulings ->
    [0] {""}
    [one] , 1 geänderte Auslegung
   *[other] , { $rulings } geänderte Auslegungen
 }
table-title = Name des Tisches
table-title-none = der Wochentag
table-title-day = Runde am { $day }
variants = Varianten
variant-dunces = Lauter Dummköpfe
variant-dunces-help = Für einen vernichteten Fluch gibt es keine Belohnung.
variant-unending = Endloser Wahnsinn
variant-unending-help = Heilen kostet 3 Elemente einer Sorte.
variant-everyone = Für jeden etwas
variant-everyone-help = Wer in einer Runde als Letzter dran war, beginnt auch die nächste.
variant-five = nur zu fünft
edition = Ausgabe
edition-default = unsere Ausgabe
edition-default-short = Unsere
edition-default-help = Was sich am besten spielt, wo die Regelhefte sich widersprechen.
edition-en = englische Ausgabe
edition-en-short = Englisch
edition-en-help = Wie es im englischen Regelheft steht.
edition-de = deutsche Ausgabe
edition-de-short = Deutsch
edition-de-help = Wie es im deutschen Regelheft steht.
edition-es = spanische Ausgabe
edition-es-short = Spanisch
edition-es-help = Wie es im spanischen Regelheft steht.
edition-manual = das Handbuch
edition-manual-short = Handbuch
edition-manual-help = Wie es im ausführlichen Handbuch steht.
rulings = Auslegungen
rulings-count = { $changed ->
    [0] { $n }, keine geändert
   *[other] { $n }, { $changed } geändert
 }
rulings-marked = { $n } geändert
rulings-help = Wo die Regelhefte sich widersprechen oder schweigen, entscheidest du. Was von der Ausgabe abweicht, ist markiert.
ruling-changed = geändert
ruling-usual = (diese Ausgabe)
ruling-rule = Regel { $rule }

goon = Weiterspielen
goon-look = Rückblick
goon-playing = Runde { $round }, zu { $n ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] mehreren
 } am Tisch.
goon-gathering = Wartet noch auf Freunde.
goon-over = Diese Partie ist zu Ende.
goon-visited = Zuletzt hier: { $when }
goon-forget = „{ $title }“ vergessen
join-title = An einen Tisch setzen
join-help = Tipp den Code ein, den du bekommen hast.
join-code = Code des Tisches, fünf Buchstaben
join = Los
watch-title = Gefährten zusehen
watch-help = Sie spielen diesen Tisch unter sich.
watch = Zusehen
watch-table = Gefährten unter sich

# Versammlung
gather-waits = { $n ->
    [one] Ein Stuhl ist noch frei.
   *[other] { $n } Stühle sind noch frei.
 }
gather-full = Alle sind da.
chairs = Am Tisch
chair-friend = Ein Freund
chair-free = Stuhl ist frei
chair-me = das bist du
chair-here = ist da
chair-away = ist unterwegs
chair-companion = Gefährte, { $level }
sit-title = Setz dich
sit = Hinsetzen
start-now = Jetzt anfangen
start-now-help = Leere Stühle hält ein Gefährte warm. Freunde können sich auch später noch setzen.
start-now-full = Das Buch geht auf.
invite-title = Lade deine Freunde ein
invite-code = Sag ihnen den Code …
invite-code-spelled = Code: { $code }
invite-link = … oder schick ihnen den Link.
invite-copy = Link kopieren
invite-qr = QR-Code des Links { $link }
invite-qr-help = oder Handykamera draufhalten
invite-here = Dieser Link geht nur auf diesem Rechner. Für andere in deinem Netz starte es mit madmage serve --lan.

# Regeln
rules = Regeln
rules-of = { $title }: Regeln
rules-search = Regeln durchsuchen
rules-hits = { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
 }
rules-none = Nichts gefunden. Versuch ein anderes Wort oder nur seinen Anfang.
rules-chapters = Kapitel
rules-rulings = Alle Auslegungen
rules-words = Wörterliste
rules-page = Als Seite öffnen

# Wo gespielt wird
place-title = Wo spielt ihr?
place-screens = Bildschirme
place-shared = Tisch und Handys
place-printed = Gedrucktes Spiel
place-shared-help = Dieser Bildschirm wird der Tisch für alle; jeder setzt sich mit einem Handy, das ist die Hand. Startet den Server mit --lan, damit die Handys ihn finden.
place-printed-help = Ihr spielt an einem echten Tisch: Ihr zieht, würfelt, bewegt und tragt es hier ein; das Programm richtet, nimmt zurück und zeichnet auf.
seat-here = An diesem Bildschirm
seat-here-detail = hier am Schirm
seat-here-name = Name auf Platz { $n }
seat-here-none = Spieler { $n }
seat-here-help = Ihr gebt den Bildschirm weiter. Wo Handkarten verborgen sind, verhüllt dazwischen ein Vorhang den Tisch.
play-shared = Gemeinsamen Tisch öffnen
play-printed = Echten Tisch aufbauen
seat-phone-detail = mit Handy
set-note-here = Ihr spielt zu { $n } an diesem Bildschirm.{ $friends ->
    [0] {""}
   *[other] { " " }Die anderen bekommen einen Link.
 }
