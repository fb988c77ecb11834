# Proposals at the table

talk-title = Proposals
talk-tool = Propose
talk-heading = Propose something
talk-help = Touch what it is about: a curse, a spell, the library, the supply or a Madness.
talk-help-more = Who does it? Touch something else for one step more.
talk-acts = What is proposed
talk-who = Who does it
talk-remove = Take this out
talk-gives = Into support for it
talk-give = { $name } puts { $n } { $element } into support: one more
talk-too-many = A proposal has { $n } steps at most.
talk-send = Propose it
talk-left = { $n ->
    [0] none left this round
    [one] one left this round
   *[other] { $n } left this round
  }
talk-yes = Agree
talk-no = Decline
talk-counter = Propose something else instead
talk-withdraw = Take the proposal back
talk-as = Answer as { $name }
talk-proposes = { $name } proposes: { $steps }.
talk-step-support = { $name } puts { $what } into support
talk-step-destroy = { $name } destroys the curse { $what }
talk-step-cast = { $name } casts { $what }
talk-step-learn = { $name } learns { $what }
talk-step-acquire = { $name } acquires { $what }
talk-step-cure = { $name } cures a Madness
talk-step-ability = { $name } uses their ability
talk-state-open = Not answered yet.
talk-state-agreed = It is agreed.
talk-state-declined = It was declined.
talk-state-countered = Something else was proposed instead.
talk-state-withdrawn = It was taken back.
talk-state-kept = It was kept.
talk-state-lapsed = It does not count any more.
talk-option = Proposals
talk-option-help = How much everybody may propose to the others in a round, so that nobody plays for all.
talk-option-none = none
talk-option-one = 1
talk-option-three = 3
talk-option-unlimited = any number
