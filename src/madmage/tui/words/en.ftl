# The line mode's own sentences.
line-welcome = { $title }. Type a number to choose, or a command: why, card, rules, table, options, log, undo, hint, save, lang, help, quit.
line-prompt = { $name }>
line-nobody = The end
line-player = Player { $n }
line-copies = { $thing } (up to { $n })
line-several = Type all the numbers of your choice at once{ $row ->
    [yes] {" "}in the order you want
   *[no] , in any order
 }{ $most ->
    [1] .
   *[other] ; a number twice, as in 1 1, means two of it.
 }
line-one-number = One number at a time here: each is a whole answer. Nothing was done.
line-no-number = There is no number { $number } on the list; it goes from 1 to { $last }. Nothing was done.
line-goes-alone = “{ $thing }” cannot be chosen together with anything else. Nothing was done.
line-refused = You may not (type why and the number for the reason):
line-refused-none = There is nothing else here that could be chosen.
line-legal = That is allowed: type { $text } to do it.
line-part-of = That is part of what is offered under { $numbers }.
line-undone = Taken back: { $text }.
line-undo-ask = { $reason } If everybody agrees, type: undo !
line-saved = Saved to { $file }.
line-save-failed = Could not write { $file }: { $reason }
line-save-how = Type save and a file name.
line-rules-how = Type rules and a number or a word, for example: rules { $example }
line-rules-found = Rules that hold “{ $text }”:
line-no-rule = There is no rule “{ $text }”; type rules for the chapters.
line-no-rule-meant = There is no rule “{ $text }”. Did you mean { $meant }?
line-card-how = Type card and the name of any card.
line-no-card = There is no card “{ $text }”.
line-no-card-meant = There is no card “{ $text }”. Did you mean “{ $meant }”?
line-log-how = Type log and how many lines, for example: log 30
line-no-fields = This table has no places to list.
line-put-how = What a player does out of turn: put, the player, and what, for example: put 2 drink heal. Possible now:
line-put-unknown = “{ $text }” is nothing that can be done out of turn.
line-lang = The language is now English.
line-lang-how = Type lang and one of: en, de, es.
line-meant = I do not understand “{ $text }”. Did you mean “{ $meant }”?
line-unknown = I do not understand “{ $text }” here. Type help for what you can type.
line-over = The game is over. You can still type: log, table, card, rules, save FILE, undo, quit.
line-unsaved = Not saved. Type quit again to leave, or save FILE.
line-bye = Goodbye.
line-ended = The input has ended.
line-pass = Pass the keyboard to { $name }, then press Enter.
line-help =
    number        choose what stands at that number
    1 4           where the list says so: choose several things at once
    a move        choose by words, for example: { $example }
    (empty line)  question and options again; so does: options
    why           list what you may not do now, with numbers
    why N         why not number N; why and a move works too
    card NAME     the text of any card
    fields        the table's places as a list
    put N MOVE    what player N does out of turn, for example: put 2 drink heal
    table         the whole table, and the options
    log N         the last N lines of the log (20 without a number)
    undo          take the last choice back, if nobody learned anything by it
    undo !        take it back by everybody's consent
    hint          what a companion would do here, and why
    rules         the chapters; rules { $rule } is a rule, rules WORD looks a word up
    save FILE     save the match as a record
    lang en|de|es change the language; commands are understood in all three
    help          this list
    quit          leave
line-told = At a real table: when something is drawn or rolled, type its number or its name; draw lets the program do it (draw ! from now on), undo takes the last entry back. Everything drawn is typed here, hidden hands too: only so can payments be checked.
line-told-prompt = The table brought>
line-told-copies = { $thing } ({ $n } of them)
line-told-given-up = Not done: the choice is open again.
line-told-nothing = Nothing was told yet.
line-told-not-here = At this table the program draws anyway; start with --physical to tell it what a real table brings.
line-told-dealer = { $program ->
    [yes] The program draws from now on.
   *[no] You tell from now on what the table brings.
 }
