# The line mode's own sentences.
line-welcome = { $title }. Type a number to choose, or: why, undo, rules, log, table, save, lang, help, quit.
line-prompt = { $name }>
line-options = You may:
line-later = And together with one of these (type all the numbers at once):
line-together = Number { $number } is picked together with one further up: type both numbers at once.
line-refused = You may not (type why and the number):
line-refused-none = Nothing else comes to mind that you might want to do and may not.
line-legal = That is allowed: type { $number } to do it.
line-because = { $sentence } [{ $rule }]
line-no-number = There is no number { $number } on the list.
line-undone = Taken back: { $text }.
line-undo-ask = { $reason } If everybody agrees, type: undo !
line-saved = Saved to { $file }.
line-save-failed = Could not write { $file }: { $reason }
line-save-how = Type save and a file name.
line-rules-how = Type rules and a number, for example: rules { $example }
line-lang = The language is now English.
line-lang-how = Type lang and one of: en, de, es.
line-meant = I do not understand “{ $text }”. Did you mean “{ $meant }”?
line-unknown = I do not understand “{ $text }”. Type help for what you can type.
line-over = { $outcome }
line-bye = Goodbye.
line-ended = The input has ended.
line-pass = Pass the screen to { $name } and press Enter.
line-help =
    number       choose that option (several numbers: one after the other)
    a move       choose by its short text, for example: { $example }
    why          list what you may not do now, with numbers
    why N        why not option N; why and a move works too
    undo         take the last choice back, if nobody learned anything by it
    undo !       take it back by everybody's consent
    rules N      read a rule, a chapter or a ruling
    log N        the last N lines of the log (20 without a number)
    table        show the whole table again
    save FILE    save the match as a record
    lang en|de|es  change the language
    quit         leave
