# Was die ersten Spiele sagen. Jede Lektion hat einen Titel und einen Text; wer anderes tut, hört warum.

first-another = Auch das wäre erlaubt. In dieser Lektion machen wir dies: { $what }.
first-not-now = Das kommt gleich. Lies erst den Zettel und drücke dann auf „Weiter“.

book-first-title = Erstes Spiel: das Grimoire

book-aim-title = Worum es geht
book-aim = Ihr seid Zauberlehrlinge und habt ein Buch geöffnet, das besser zugeblieben wäre. Darin stecken sechs Monster, eins nach dem anderen. Ihr gewinnt oder verliert gemeinsam: Am Ende der sechsten Runde darf kein einziger Fluch mehr übrig sein. Und die Wahnsinnskarten dürfen euch nie ausgehen.

book-pages-title = Das offene Buch
book-pages = Die linke Seite zeigt das Monster, das jetzt da ist, { $monster }, und welche Arten von Flüchen es bringt. Die rechte Seite zeigt, was ihr alle bekommt, wenn ihr es besiegt, und was ihr erleidet, wenn nicht. Jedes Monster bleibt eine Runde, das sind fünf Züge.

book-track-title = Die Flüche und die Kerze
book-track = Die Flüche des Monsters hängen unter dem Ritualkreis. Zu Beginn jedes Zuges rückt die Kerze ein Feld weiter, egal wer am Zug ist. Kommt sie auf ein Feld, so trifft jeder Fluch, der dort hängt, euch alle. Ein Fluch, der vorher gebannt ist, trifft niemanden. Am Ende prüft das Buch, ob noch einer übrig ist.

book-hand-title = Deine Hand und deine Zauber
book-hand = Alles wird mit Handkarten bezahlt: Jede zählt so viel, wie auf ihr steht, in ihrem Element. Darüber liegen deine Zauber; zu Beginn haben alle dieselben vier. In deinem Zug darfst du so viel tun, wie du bezahlen kannst, in beliebiger Reihenfolge.

book-cast-title = Einen Zauber wirken
book-cast = Tippe unter deinen Zaubern auf { $spell }. Die Seite schlägt vor, womit du zahlst: Die Karten sind schon angehoben. Drücke den Knopf auf dem Zettel. Danach ist der Zauber erschöpft und liegt bis zu deinem nächsten Zug quer.
book-cast-why = Erst ein kleiner Zauber: Dann hast du gesehen, wie alles bezahlt wird.

book-acquire-title = Bessere Karten holen
book-acquire = Für so viel, wie sie wert ist, in ihrem eigenen Element, nimmst du eine stärkere Karte: { $card } von den Stapeln auf dem Tisch. Sie kommt auf deinen Ablagestapel, also später auf deine Hand, immer wieder. Mit starken Karten schafft ihr die späteren Monster.
book-acquire-why = Sie kommt jetzt auf deinen Ablagestapel und kehrt zurück, wenn du mischst.

book-learn-title = Einen Zauber lernen
book-learn = Die Bibliothek bietet von jedem Element einen Zauber. Für 2 seines Elements lernst du { $spell }; er ist sofort bereit. Fünf Zauber darfst du haben, mit diesem Zauberlehrling sogar sechs.
book-learn-why = Was am Zugende noch auf der Hand ist, bleibt einfach liegen: Nutze es lieber.

book-stop-title = Den Zug beenden
book-stop = Wenn du nichts mehr bezahlen kannst oder willst, beendest du deinen Zug. Dann ziehst du nach, bis du wieder sechs Karten hast. Ist dein Deck leer? Dann erhältst du einen Wahnsinn und mischst deinen Ablagestapel: Frische Karten haben ihren Preis.
book-stop-why = Du hast getan, was du konntest; die anderen wollen auch spielen.

book-strike-title = Ein Fluch trifft
book-strike = Der nächste Zug hat begonnen, also ist die Kerze weitergerückt, und { $curse } hat zugeschlagen: Alle mussten tun, was dort steht. Lies es auf dem Tisch oder im Protokoll nach. Drücke „Weiter“ und sieh zu, was die anderen gegen den Rest tun.

book-support-title = Unterstützung: Karten für alle
book-support = { $name } hat eine Karte in die Unterstützungszone gelegt. Dort liegt sie offen, und jeder von euch darf im eigenen Zug damit bezahlen, ohne zu fragen. So schafft ihr gemeinsam, was niemand allein bezahlen kann. Du bist wieder am Zug: Deine erschöpften Zauber sind wieder bereit.

book-madness-title = Wahnsinn, und wie man verliert
book-madness = Wahnsinn kommt durch Flüche und durchs Mischen. Er zahlt für nichts und verstopft die Hand. Muss jemand einen Wahnsinn nehmen und der Stapel ist leer, habt ihr alle verloren. Und wer einen Zug mit sechs Wahnsinn auf der Hand beendet, scheidet aus. Behaltet diesen Stapel im Auge.

book-cure-title = Wahnsinn kurieren
book-cure = Für 2 eines beliebigen Elements legst du einen Wahnsinn von deiner Hand oder aus irgendeiner Unterstützungszone zurück auf den Stapel. Tippe auf den Wahnsinn und bezahle.
book-cure-why = Jeder kurierte Wahnsinn verschafft euch allen etwas Zeit.

book-augment-title = Einen Zauber verstärken
book-augment = Wirke { $spell } diesmal doppelt: Tippe auf den Zauber und wähle dann ×2 auf dem Zettel. Du zahlst doppelt, und was der Zauber tut, zählt doppelt. ×3 geht genauso.
book-augment-why = Wähle ×2 auf dem Zettel: Hier geht es um verstärkte Zauber.

book-destroy-title = Einen Fluch bannen
book-destroy = Jetzt die Hauptsache. Tippe auf { $curse } und bezahle, was darauf steht: vier seines Elements, oder eins von jedem, wo alle vier zu sehen sind. Sieh dir die Bezahlung an: Karten von deiner Hand und aus der Unterstützung der anderen. Zur Belohnung nimmst du eine Karte mit Wert 2.
book-destroy-why = Mit der Unterstützung kannst du ihn jetzt bezahlen, und vor der Prüfung müssen alle Flüche weg sein.

book-round-title = Bis zum Ende der Runde
book-round = Beende deinen Zug. Dann sieh zu: Die anderen kümmern sich um den Rest, und die Kerze erreicht das Ende. Dort prüft das Buch, ob noch ein Fluch hängt.
book-round-why = In diesem Zug gibt es nichts Besseres zu tun; die anderen brauchen ihren.

book-beaten-title = Monster besiegt
book-beaten = Kein Fluch war übrig, also ist das Monster besiegt, und alle bekamen die Belohnung der rechten Seite. Sofort wurde umgeblättert: ein neues Monster, neue Flüche, die nächste Runde. Wäre ein einziger Fluch geblieben, hättet ihr stattdessen die Strafe erlitten und trotzdem weitergespielt.

book-end-title = Jetzt kannst du spielen
book-end = Das ist das ganze Spiel: sechs Runden wie diese, und die sechste muss gewonnen werden. Spätere Monster bringen mehr Flüche; eure Karten und Zauber wachsen mit. Alles, was matt aussieht, sagt dir beim Antippen, warum, und „Tipp“ fragt einen Mitspieler.

maze-first-title = Erstes Spiel: das Labyrinth

maze-aim-title = Worum es geht
maze-aim = Der wahnsinnige Magier Odius hat euch alle in sein Labyrinth geworfen. Es hat fünf Ebenen, eine über der anderen. Wer auf der fünften ein Portal findet, ist draußen und hat gewonnen. Hier spielt jeder für sich, und nur einer verliert: wer als Letzter drinbleibt.

maze-create-title = Wer du bist
maze-create = Du hast fünf Punkte für deine Fähigkeiten. Stärke, Geschicklichkeit und Intelligenz helfen gegen Monster; Zähigkeit mildert jeden Schaden, Lauftempo gibt dir mehr Schritte. Alle wählen geheim. Investiere, was unten steht; beim nächsten Mal machst du es, wie du willst.
maze-create-why = Etwas Stärke und Lauftempo machen die ersten Ebenen leichter; später wählst du selbst.

maze-lay-title = Die erste Karte legen
maze-lay = Niemand kennt das Labyrinth: Ihr baut es. Tippe auf das beleuchtete Feld, drehe die Labyrinthkarte, bis sie passt (Q und E oder die Pfeile unten), und lege sie. Gänge müssen auf Gänge treffen und Mauern auf Mauern.
maze-lay-why = Jeder Platz, der passt, wäre recht; hier wollen wir dasselbe Labyrinth wie der Zettel.

maze-wall-title = Warum nicht hier?
maze-wall = Nicht jeder offene Ausgang taugt. Probiere das beleuchtete Feld: Die Karte sagt sofort, was dagegen spricht, und die Nummer führt zur Regel. Ein Gang darf nicht an einer Mauer enden, und keine Karte darf die ganze Ebene verschließen.

maze-fit-title = Ein Platz, der passt
maze-fit = Lege deine Karten nun dorthin, wo das Licht ist, bis alle liegen. Farbige Marker bedeuten etwas: Gelb ist ein Schlüssel, Weiß eine Schatztruhe, Rot ein Monster, Blau eine Aktion. Die anderen legen zwischendurch ihre.
maze-fit-why = Dort würde sie auch passen; wir bleiben beim Labyrinth dieser Lektion.

maze-roll-title = Würfeln
maze-roll = In deinem Zug tust du eines: laufen, oder ausruhen und etwas Leben zurückgewinnen. Zum Laufen würfelst du; dein Lauftempo gibt etwas dazu. Du musst nicht alle Schritte nutzen.
maze-roll-why = Du bist noch nicht verletzt: Es gibt nichts zu heilen.

maze-walk-title = Zu einem Schlüssel laufen
maze-walk = Jede Zahl auf dem Plan sagt, wie viele Schritte es sind. Lauf zum Schlüssel und nimm ihn: Schlüssel öffnen Truhen. Etwas zu nehmen beendet deinen Zug; Monster und Aktionen halten dich auf, ob du willst oder nicht.
maze-walk-why = Ein Schlüssel ist einen Umweg wert: Ohne ihn bleibt jede Truhe zu.

maze-explore-title = Erkunden
maze-explore = Du bist wieder dran. Würfle und erkunde dann, statt weiterzulaufen: Am Gangende wird jeder übrige Schritt zu einer neuen Karte. Die erste kommt dorthin, wo du stehst, die anderen an irgendeinen offenen Ausgang der Ebene. Irgendwo unter den Karten ist die Treppe.
maze-explore-why = Ohne neue Karten findet niemand die Treppe; darum geht es hier.

maze-chest-title = Eine Truhe öffnen
maze-chest = Einige Züge später: Du bist jetzt auf Ebene 2 und hast einen Schlüssel. Würfle, lauf zur Schatztruhe und öffne sie: Der Schlüssel ist weg, und du ziehst eine Ausrüstung. Du darfst nur eine haben, und was sie dazugibt, zählt sofort.
maze-chest-why = Erst die Truhe: Was darin ist, hilft bei dem, was kommt.

maze-monster-title = Ein Monster im Weg
maze-monster = Würfle und betritt das Feld mit dem roten Marker. Dann musst du kämpfen. Wer links von dir sitzt, zieht die Monsterkarte und liest sie dir vor, und nur so weit, wie du kommst: Sonst weiß niemand, was noch kommt.
maze-monster-why = Es führt kein Weg daran vorbei, also sehen wir nach, was es ist.

maze-potion-title = Vor dem Wurf trinken
maze-potion = Die Karte nennt eine Fähigkeit und eine Zahl; die Ebene kommt dazu. Bevor du würfelst, darfst du einen Trank trinken. { $potion } macht dich bis zum Ende des Zuges stärker. Heiltränke darfst du jederzeit trinken, auch in fremden Zügen.
maze-potion-why = Etwas Hilfe vor dem Wurf: Dafür sind Tränke da.

maze-test-title = Die Probe
maze-test = Jetzt würfle. Würfel und Fähigkeit zusammen müssen höher sein als das Monster; gleich viel reicht nicht. Bei Erfolg geht es auf dem grünen Zweig weiter, bei Misserfolg auf dem roten. Wo die Karte es sagt, sind Monster und Marker danach weg; sonst bleiben sie, und du auch. Ohne Leben fingest du im Startraum mit zwei Würfeln Leben neu an, und deine Sachen lägen unter einem Grabstein.
maze-test-why = Du bist bereit: Würfle.

maze-together-title = Gemeinsam kämpfen
maze-together = Noch ein Monster, aber { $name } steht daneben. Würfle, betritt sein Feld und bitte { $name } mitzukämpfen. Die Zahl des Monsters zählt für jeden von euch einmal, die Ebene nur einmal, und alle Würfel und Fähigkeiten werden zusammengezählt. Was dann geschieht, geschieht jedem von euch. Rivalen helfen, wenn es ihnen hilft.
maze-together-why = Gemeinsam seid ihr mehr als doppelt so stark: Bitte um Hilfe, bevor die Karte gelesen wird.

maze-stairs-title = Die Treppe
maze-stairs = Würfle und lauf auf die Treppe. Dein Zug endet im Startraum der nächsten Ebene; zurück geht es nicht. Und sieh, was aus Ebene 1 wird, wo { $name } noch ist …
maze-stairs-why = Die Treppe ist der Weg hinaus, und du bist zuerst dort.

maze-collapse-title = Eine Ebene stürzt ein
maze-collapse = Höchstens zwei Ebenen liegen aus. Betritt jemand eine dritte, stürzt die unterste ein. { $name } war noch dort und ist gestorben: Alles Mitgeführte ist verloren, und es geht im Startraum der nächsten Ebene weiter, mit zwei Würfeln Leben. Bleib also nicht zurück.

maze-portal-title = Hinaus durchs Portal
maze-portal = Viel später, und fast draußen. Auf der fünften Ebene ist jede Treppe ein Portal. Eines ist nahe bei dir, eines bei { $name }. Würfle und lauf hinaus.
maze-portal-why = Hier drin gibt es nichts, wofür sich das Bleiben lohnt.

maze-last-title = Wer zuletzt drin ist, verliert
maze-last = Du bist draußen und hast gewonnen. Es geht ohne dich weiter, bis nur noch einer drin ist: { $name } fand nicht rechtzeitig hinaus und hat verloren. Die Reihenfolge, in der ihr entkommt, ist die Rangliste.

maze-end-title = Jetzt kannst du spielen
maze-end = Mehr brauchst du nicht: bauen, laufen, allein oder gemeinsam kämpfen, die Treppe finden und nicht der Letzte sein. Blaue Marker sind Aktionen, kleine Abenteuer mit eigenen Entscheidungen. Alles, was nicht geht, sagt dir beim Antippen, warum.
