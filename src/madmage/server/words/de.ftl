# Was der Server selbst zu sagen hat.

name-person = Spieler { $n }
name-companion = Gefährte { $n }
name-friend = Freund { $n }

problem-malformed = Diese Nachricht ist nicht zu verstehen: { $what }.
problem-too-big = Das ist zu groß.
problem-too-many = Das ist zu viel auf einmal; warte einen Augenblick.
problem-unknown-table = Es gibt keinen Tisch { $table }.
problem-bad-token = Dieser Platz gehört dir nicht: Sein Siegel stimmt nicht.
problem-not-your-turn = { $name } muss antworten.
problem-stale = Am Tisch ist es inzwischen weitergegangen; sieh noch einmal hin.
problem-over = Das Spiel ist vorbei.
problem-gathering = Das Spiel hat noch nicht begonnen.
problem-begun = Das Spiel hat schon begonnen.
problem-watching = Du siehst hier nur zu.
problem-left = Du bist gegangen; komm erst an den Tisch zurück.
problem-failed = Das ist dem Server nicht gelungen; nichts hat sich geändert.
problem-not-found = Hier ist nichts.
problem-no-hello = Die erste Nachricht muss ein Gruß sein, und er kam nicht.
problem-one-action = Eine Bezahlung gehört zu einer einzigen Aktion.
problem-nothing-to-undo = Du hast nichts gewählt, was man zurücknehmen könnte.
problem-no-wish = Diesen Wunsch nach Rücknahme gibt es nicht mehr.
problem-not-your-seat = Du kannst nur für deinen eigenen Platz sprechen.
problem-not-asked = Deine Zustimmung ist dafür nicht nötig.
problem-no-chair = Hier ist kein Stuhl für dich frei.
problem-one-me = Genau ein Platz ist „ich“; ohne ihn sind alle Plätze Gefährten.
problem-no-level = Diesen Gefährten gibt es nicht; es gibt { $levels }.
problem-no-hint = Kein Gefährte weiß hier Rat.
problem-no-reason = Das hat kein Gefährte gewählt.
problem-secret-reason = Dieser Gefährte verrät seine Gründe nach dem Spiel.
problem-secret-record = Bei verdeckten Händen gibt es die Aufzeichnung nach dem Spiel.
problem-unknown-replay = Diese Wiedergabe wird hier nicht mehr aufbewahrt; öffne ihre Aufzeichnung noch einmal.
problem-record-too-big = Eine Aufzeichnung hat hier höchstens { $most } kB; diese ist größer.
problem-record-too-long = Eine Aufzeichnung hat hier höchstens { $most } Entscheidungen; diese hat mehr.
problem-record-too-much = Diese Aufzeichnung zu lesen braucht zu viel Zeit oder Speicher.
problem-table-pack = Dieser Tisch spielt mit Karten, die der Server gerade nicht zur Hand hat; wer ihn betreibt, startet ihn mit ihnen (--pack).
problem-record-pack = Diese Aufzeichnung entstand mit Karten, die hier nicht bekannt sind.
problem-closed-replay = Alle Hände können nach dem Ende des Spiels gezeigt werden.
problem-no-lesson = Das ist kein erstes Spiel.
problem-talk-none = In diesem Spiel kann nichts vorgeschlagen werden.
problem-talk-nothing = So etwas liegt nicht auf dem Tisch; es kann nicht vorgeschlagen werden.
problem-talk-limit = { $n ->
    [0] An diesem Tisch wird nichts vorgeschlagen.
    [one] An diesem Tisch darf jeder pro Runde einen Vorschlag machen, und deiner ist gemacht.
   *[other] An diesem Tisch darf jeder pro Runde { $n } Vorschläge machen, und deine sind gemacht.
  }
problem-talk-gone = Dieser Vorschlag gilt nicht mehr.
problem-talk-others = Dieser Vorschlag ist eine Sache zwischen anderen.
problem-no-draft = Du entwirfst gerade nichts.
problem-draft = Das geht im Entwurf nicht.
problem-draft-first = Ein erstes Spiel läuft, wie seine Notizen es sagen; entworfen wird darin nichts.
draft-other = Jemand anders kam dazwischen; der Rest des Entwurfs wurde nicht gespielt.
draft-illegal = Der nächste Schritt des Entwurfs geht nicht mehr: { $why }
draft-news = Es kam anders als entworfen: { $what }
problem-origin = Diese Anfrage kommt von einer anderen Seite.
problem-not-json = Sag es als application/json.

title-played-on = Weitergespielt ab Zug { $turn }

undo-free = Zurücknehmen: { $what }
undo-others = { $n ->
    [one] { $names } muss auch zustimmen.
   *[other] { $names } müssen auch zustimmen.
}
undo-wish = { $name } möchte zurücknehmen: { $what }

problem-chance-first = Sagt zuerst, was am Tisch gezogen oder gewürfelt wurde.
problem-not-told = An diesem Tisch zieht das Programm.
problem-told-seats = An einem echten Tisch sitzen alle an diesem Bildschirm: Menschen hier und Gefährten, niemand anderswo.
problem-screen-seats = Ein gemeinsamer Bildschirm hat keinen eigenen Platz: Da sind Freunde mit Handys und Gefährten.
undo-told = Nimmt den letzten Eintrag zurück: { $what }.
undo-pending = Nimmt die Wahl zurück, die gerade getroffen wird.
