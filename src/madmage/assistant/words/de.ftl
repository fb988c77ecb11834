# What stands around the games' own sentences.
desk-head = Partie { $match }: Du bist { $name } (p{ $n }).
desk-option = { $n }. { $sentence }  (Text: { $text })
desk-thing = - { $sentence }  (Text: { $text })
desk-barred-thing = - { $sentence }  (Text: { $text }): { $reason }
desk-over = Die Partie ist zu Ende.
desk-put-in = Du kannst jetzt auch dazwischengehen (Werkzeug put_in), ohne zu antworten:
desk-refused = Jetzt nicht möglich:
desk-more = … und { $n } weitere; frag mit dem Werkzeug why_not
desk-legal = „{ $answer }“ kann jetzt gewählt werden.
desk-rule = { $reason } (Die ganze Regel sagt das Werkzeug rules mit der Nummer { $rule }.)
desk-nothing = Bisher ist nichts geschehen.
desk-hint = { $sentence }  (Text: { $text })
desk-undone = Zurückgenommen: { $what }
desk-together = (Mehreres gehört zusammen: nenne alles in einer Liste oder antworte nacheinander.)
desk-ways = Wie man bezahlen kann, das Sparsamste zuerst (wähle mit einer Liste: die Aktion, dann diese Karten):
desk-free = Es ist nichts zu bezahlen.
