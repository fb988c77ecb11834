# The kitchen table: one screen for several, phones as hands, a real table

kitchen-pass = Pass to { $name }
kitchen-pass-help = The table is covered. When { $name } sits in front of the screen, and nobody else can see it, go on.
kitchen-i-am = I am { $name }
kitchen-who = Who looks at the screen?
kitchen-who-help = The table is covered: hands are hidden from each other here.
kitchen-others = Somebody else wants to look first
kitchen-look = Somebody else at this screen looks or acts
kitchen-back-to = { $name } is asked: go on there
kitchen-agree = Take it back together?
kitchen-agree-help = These sit at this screen and must agree: { $names }.
kitchen-agree-yes = We all agree
kitchen-agree-no = No

kitchen-chance = What did the table bring?
kitchen-find = Type a few letters of its name
kitchen-copies = { $n } of them
kitchen-refused = Something else came up ({ $n } that cannot be)
kitchen-back = Take back an entry
kitchen-draw-one = Draw this one for us
kitchen-draw-rest = Draw the rest of it for us
kitchen-draw-setup = Deal everything else for us
kitchen-draw-always = The program draws from now on
kitchen-plainly = Everything that is drawn is entered here, hidden hands and all: only so can payments be checked. What others must not see, enter when they do not look.
kitchen-dealing = { $title }: setting up the real table
kitchen-dealing-help = Set the table up as the rules say, and tell what comes: question by question, or let the program deal.
kitchen-told = { $n ->
    [one] Told so far
   *[other] { $n } told so far
 }
kitchen-dealer = Who draws and rolls
kitchen-dealer-people = We do, and tell it
kitchen-dealer-program = The program
kitchen-screen-open = Open as the shared screen
kitchen-screen-leave = Back to my own view
kitchen-screen-gather = This screen is the table. Sit down with your phones: scan the picture or type the code. The game begins when everybody sits.
kitchen-screen-acts = is to act
kitchen-screen-thinks = is thinking
kitchen-screen-free = { $n ->
    [one] One chair is free: scan this to sit down.
   *[other] { $n } chairs are free: scan this to sit down.
 }
kitchen-screen-full = Everybody sits. Scan this to watch.
