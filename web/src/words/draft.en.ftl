# Drafts: a turn tried out in private

draft-tool = Draft
draft-title = Draft
draft-help = Nothing of this happens yet. Choose as you would; only you see it.
draft-share = { $share } likely
draft-drop = Take step { $n } out of the draft
draft-odds = What you could do next, and how likely it is:
draft-odds-tried = What you could do next, as { $n } trials had it:
draft-go-on = Go on as if this came:
draft-outcome = outcome { $n }
draft-rest = Anything else: { $share }
draft-commit = Play it
draft-share-it = Show it to all
draft-end = Drop it
draft-ends = The draft ends here
draft-played = { $n } of { $of } steps of the draft were played.
draft-close = Put this aside
draft-plan = { $name } has this in mind
draft-whole = The whole draft was played.
