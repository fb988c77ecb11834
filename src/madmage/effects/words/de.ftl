# Gemeinsame Rahmen der Effektsprache. $who ist die Verbform: you (Befehl an den Leser), they (dritte
# Person), inf (nach „darf“). $own sagt, wessen Dinge es sind: you oder they.
# Bedingung, Häufigkeit und „für die Gruppe“ stehen hinten, damit der Satz in allen drei Formen stimmt
# und nach einem Doppelpunkt kein Satz klein beginnt.
amount-all = alle
amount-as-many = ebenso viele

frame-then = { $first } und { $second }
frame-may = { $who ->
    [they] darf { $do }
    [inf] nach Wunsch { $do }
   *[you] du darfst { $do }
 }
frame-one-of = { $branches }
frame-or = { $first } oder { $second }
frame-if = { $then }, { $condition }
frame-if-else = { $then }, { $condition }, oder { $other }, falls nicht
frame-repeat = { $do } ({ $amount }-mal)

who-each = jeder Spieler { $do }
who-each-other = jeder andere Spieler { $do }
who-somebody = ein Spieler deiner Wahl (auch du) { $do }
who-somebody-group = ein Spieler eurer Wahl { $do }
who-others = { $n ->
    [one] { $amount } anderer Spieler { $do }
   *[other] jeder von { $amount } anderen Spielern { $do }
 }
who-active = der aktive Spieler { $do }
who-group = { $do } (einmal für die Gruppe)

if-did = wenn das gelungen ist
if-missed = falls das nicht ganz möglich ist

refused-branch-not-in-full = Du darfst nur eine Möglichkeit wählen, die du ganz ausführen kannst, und bei einer anderen geht das.
refused-branch-does-nothing = Diese Wahl würde nichts bewirken, eine andere aber schon.
refused-not-yourself = Du kannst dich nicht selbst wählen: Gemeint ist ein anderer Spieler.
refused-not-twice = { $player } ist schon gewählt; jeder Spieler kommt nur einmal dran.
refused-not-in-game = { $player } ist ausgeschieden.

ask-may = Möchtest du { $do }?
ask-one-of = Wähle eine Möglichkeit:
ask-player = Wer { $do }?
opt-yes = Ja: { $do }
opt-no = Nein
opt-done = Fertig, nichts weiter
opt-player = { $player }
opt-player-self = { $player } (du)

# Zurücknehmen
undo-nothing = Es gibt nichts zurückzunehmen.
undo-learned = { $name } { $n ->
    [one] hat dadurch etwas erfahren ({ $what }) und muss
   *[other] haben dadurch etwas erfahren ({ $what }) und müssen
 } zustimmen.
