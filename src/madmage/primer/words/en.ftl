# What the first games say. Each lesson has a title and a text; whoever does something else hears why.

first-another = That would be allowed, too. In this lesson we do this: { $what }.
first-not-now = That comes in a moment. Read the note first, then press “Next”.

book-first-title = First game: the Book

book-aim-title = What it is about
book-aim = You are young magicians who opened a book that should have stayed shut. It holds six monsters, one after the other. You win or lose together: at the end of the sixth round not a single curse may be left. And you must never run out of Madness cards.

book-pages-title = The open book
book-pages = The left page shows the monster that is out now, { $monster }, and which kinds of curses it brings. The right page shows what you all gain if you beat it, and what you suffer if you do not. Each monster stays for one round of five turns.

book-track-title = The curses and the candle
book-track = The monster’s curses hang below the track. At the beginning of every turn the candle moves one space on, whoever’s turn it is. When it comes to a space, each curse hanging there strikes everybody. A curse that is destroyed before can strike nobody. At the end of the track the book checks whether any is left.

book-hand-title = Your hand and your spells
book-hand = Everything is paid with cards from your hand: each is worth its number in its element. Above them lie your spells; everybody has the same four to begin with. On your turn you may do as much as you can pay for, in any order.

book-cast-title = Cast a spell
book-cast = Touch { $spell } among your spells. The page proposes what to pay with: the cards are lifted already. Press the button on the slip to do it. The spell is then exhausted and lies sideways until your next turn.
book-cast-why = One small spell first: then you have seen how everything is paid.

book-acquire-title = Get better cards
book-acquire = For as much as it is worth, in its own element, you take a stronger card: { $card } from the stacks of the table. It goes to your discard pile, so it comes into your hand later, again and again. Strong cards are how you will manage the later monsters.
book-acquire-why = It goes to your discard pile now, and comes back when you shuffle.

book-learn-title = Learn a spell
book-learn = The library offers one spell of each element. For 2 of its element you learn { $spell }; it is ready at once. You may own five spells, with this magician even six.
book-learn-why = What is left in your hand at the end of the turn just stays there: better use it.

book-stop-title = End your turn
book-stop = When nothing more can be paid, or nothing more is worth it, you end your turn. Then you draw until you have six cards again. Is your deck empty? Then you receive a Madness and shuffle your discard pile: fresh cards have a price.
book-stop-why = You have done what you could; the others want to play, too.

book-strike-title = A curse strikes
book-strike = The next turn has begun, so the candle moved on, and { $curse } struck: everybody had to do what it says. Read it on the table, or follow in the log. Press “Next” and watch what the others do about the rest.

book-support-title = Support: cards for everybody
book-support = { $name } has put a card into support. It lies open there, and each of you may pay with it on your own turn, without asking. That is how you manage together what nobody can pay alone. It is your turn again: your exhausted spells are ready once more.

book-madness-title = Madness, and how you lose
book-madness = Madness comes from curses and from shuffling. It pays for nothing and clogs your hand. If somebody must receive a Madness and the stack is empty, you have all lost. And whoever ends a turn with six Madness in hand is out. So keep an eye on this stack.

book-cure-title = Cure a Madness
book-cure = For 2 of any one element you put a Madness from your hand, or from anybody’s support, back on the stack. Touch the Madness and pay.
book-cure-why = Every cured Madness gives you all a little more time.

book-augment-title = Augment a spell
book-augment = This time cast { $spell } with double power: touch the spell, then choose ×2 on the slip. You pay twice, and what the spell does counts twice. ×3 works in the same way.
book-augment-why = Choose ×2 on the slip: the lesson is about spells with more power.

book-destroy-title = Destroy a curse
book-destroy = Now the main thing. Touch { $curse } and pay what stands on it: four of its element, or one of each where it shows all four. Look at the payment: cards from your hand and from the support of the others. As a reward you take a card of value 2.
book-destroy-why = Together with the support you can pay for it now, and every curse must be gone before the check.

book-round-title = To the end of the round
book-round = End your turn. Then watch: the others see to what is left, and the candle reaches the end of the track. There the book checks whether any curse still hangs.
book-round-why = There is nothing better to do this turn; the others need theirs.

book-beaten-title = Monster beaten
book-beaten = No curse was left, so the monster is beaten and everybody got the bonus of the right page. The page was turned at once: a new monster, new curses, the next round. Had a single curse been left, you would have suffered the penalty instead, and played on all the same.

book-end-title = You can play now
book-end = That is the whole game: six rounds like this one, and the sixth must be won. Later monsters bring more curses; your cards and spells grow with them. Everything dimmed tells you why when you touch it, and “Hint” asks a companion.

maze-first-title = First game: the Maze

maze-aim-title = What it is about
maze-aim = The mad mage Odius has thrown you all into his labyrinth. It has five levels, one above the other. Whoever finds a portal on the fifth is out and has won. Here everybody plays for themselves, and only one loses: the last one left inside.

maze-create-title = Who you are
maze-create = You have five points for your abilities. Strength, dexterity and intelligence help against monsters; toughness softens every blow, speed gives you more steps. Everybody chooses in secret. Put in what stands below; next time you do as you like.
maze-create-why = A bit of strength and speed make the first levels easier; later you choose for yourself.

maze-lay-title = Lay the first tile
maze-lay = Nobody knows the labyrinth: you build it. Touch the field with the light, turn the tile so that it fits (Q and E, or the arrows below), and lay it. Corridors must meet corridors, and walls must meet walls.
maze-lay-why = Any place that fits would do; here we want the same labyrinth as the note.

maze-wall-title = Why not here?
maze-wall = Not every open exit will do. Try the field with the light: the map says at once what speaks against it, and the number leads to the rule. A corridor may not end at a wall, and no tile may close the whole level.

maze-fit-title = A place that fits
maze-fit = Now lay your tiles where the light is, until all have been laid. Coloured marks on tiles mean something: yellow is a key, white a chest, red a monster, blue an action. The others lay theirs in between.
maze-fit-why = It would fit there, too; we keep to the labyrinth of this lesson.

maze-roll-title = Roll the die
maze-roll = On your turn you do one thing: move, or rest and regain some life. To move you roll a die; with your speed you get a little more. You need not use all your steps.
maze-roll-why = You are not hurt yet: there is nothing to regain.

maze-walk-title = Walk to a key
maze-walk = Each number on the map says how many steps it takes. Walk to the key and take it: keys open chests. Taking something ends your turn; monsters and actions stop you, whether you like it or not.
maze-walk-why = A key is worth a detour: without one every chest stays shut.

maze-explore-title = Explore
maze-explore = It is your turn again. Roll, and then explore instead of walking on: at the end of a corridor each step you have left becomes a new tile. The first one goes where you stand, the others to any open exit of the level. Somewhere among the tiles are the stairs.
maze-explore-why = Without new tiles nobody finds the stairs; this lesson is about them.

maze-chest-title = Open a chest
maze-chest = Some turns later: you are on level 2 now, with a key in your pocket. Roll, walk to the chest and open it: the key is spent, and you draw a piece of equipment. You may own only one at a time, and what it adds counts at once.
maze-chest-why = Open the chest first; what is in it helps with what comes next.

maze-monster-title = A monster in the way
maze-monster = Roll, and enter the field with the red mark. Then you must fight. Your neighbour to the left draws the monster’s card and reads it out to you, and only as far as you get: nobody else knows what comes next.
maze-monster-why = There is no way past it, so let us see what it is.

maze-potion-title = Drink before you roll
maze-potion = The card names an ability and a number; the level is added to it. Before you roll you may drink a potion. { $potion } makes you stronger until the end of this turn. Healing potions can be drunk at any time, even on other people’s turns.
maze-potion-why = A little help before the roll is what potions are for.

maze-test-title = The test
maze-test = Now roll. Die and ability together must be higher than the monster; equal is not enough. Follow the green branch for success, or the red one for failure. Where the card says so, monster and mark are gone afterwards; else they stay, and so do you. At no life left you would begin again in the start room with two dice of life, and your things would lie under a gravestone.
maze-test-why = You are ready: roll.

maze-together-title = Fight together
maze-together = Another monster, but { $name } stands next to it. Roll, enter its field, and ask { $name } to join you. The monster’s number counts once for each of you, the level only once, and all dice and abilities are added up. Whatever happens then happens to each of you. Rivals help if it helps them.
maze-together-why = Together you are stronger than twice one: ask for help before the card is read.

maze-stairs-title = The stairs
maze-stairs = Roll, and walk onto the stairs. Your turn ends in the start room of the next level; there is no way back. And watch what becomes of level 1, where { $name } still is …
maze-stairs-why = Up the stairs is the way out, and you get there first.

maze-collapse-title = A level collapses
maze-collapse = At most two levels lie on the table. When somebody enters a third, the lowest one collapses. { $name } was still there and died: everything carried is lost, and it goes on in the start room one level up, with two dice of life. So do not stay behind.

maze-portal-title = Out through a portal
maze-portal = Much later, and nearly out. On the fifth level every stairs tile is a portal. One is near you, and one near { $name }. Roll, and walk out.
maze-portal-why = Nothing in here is worth staying for.

maze-last-title = The last one loses
maze-last = You are out and have won. Play goes on without you until only one is left inside: { $name } found no way out in time and has lost. The order in which you got out is the ranking.

maze-end-title = You can play now
maze-end = That is all you need: build, walk, fight alone or together, find the stairs, and do not be the last. Blue marks are actions, little adventures with choices of their own. Everything that cannot be done says why when you touch it.
