# What a match itself has to say.

undo-secret = Not everybody knows what { $name } has chosen, so { $name } must agree.
pick-too-often = { $n ->
    [one] There is only one of it: { $thing }.
   *[other] There are only { $n } of it: { $thing }.
 } Nothing was done.
pick-missing = Not enough yet: at least { $n } more. Nothing was done.
pick-beyond = Without it your choice is complete already, so it cannot be added: { $thing }. Nothing was done.
pick-not-with = This does not go together with the others: { $thing }. Nothing was done.
pick-one = Answer with exactly one of the options. Nothing was done.
