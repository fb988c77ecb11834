# What stands around the games' own sentences.
desk-head = Match { $match }: you are { $name } (p{ $n }).
desk-option = { $n }. { $sentence }  (text: { $text })
desk-thing = - { $sentence }  (text: { $text })
desk-barred-thing = - { $sentence }  (text: { $text }): { $reason }
desk-over = The game is over.
desk-put-in = You may also put in now (tool put_in), without answering:
desk-refused = Not possible now:
desk-more = ... and { $n } more; ask with the tool why_not
desk-legal = “{ $answer }” can be chosen now.
desk-rule = { $reason } (The tool rules with number { $rule } tells the whole rule.)
desk-nothing = Nothing has happened yet.
desk-hint = { $sentence }  (text: { $text })
desk-undone = Taken back: { $what }
desk-together = (Several belong together: name them all in one list, or answer one after the other.)
desk-ways = Ways to pay, the thriftiest first (choose with a list: the action, then these cards):
desk-free = There is nothing to pay.
