# The Maze's table
maze-you = You
maze-and = { $first } and { $second }
maze-side-n = north
maze-side-e = east
maze-side-s = south
maze-side-w = west
maze-level = Level
maze-levels = { $n ->
    [one] level { $levels }
   *[other] levels { $levels }
 }
maze-round = { $n ->
    [0] Setting up
   *[other] Round { $n }
 }
maze-order = Turn order
maze-tabs = Views
maze-tab-table = Table
maze-tab-sheet = Sheets
maze-tab-fields = Fields
maze-tab-log = Chronicle

# Fields
maze-fields = Fields as a list
maze-field = { $field }, { $kind }, { $exits }
maze-field-free = { $field }, free field
maze-field-possible = can be chosen
maze-kind-straight = straight
maze-kind-corner = corner
maze-kind-t = T
maze-kind-room = start room
maze-kind-room1 = dead end
maze-kind-room2 = straight
maze-kind-room3 = T
maze-kind-room4 = crossing
maze-kind-stairs = stairs
maze-kind-portal = portal
maze-mark-key = a key
maze-mark-chest = a chest
maze-mark-monster = a monster
maze-mark-action = an action
maze-mark-open = { $mark }, open card: { $card }
maze-mark-grave = { $n ->
    [0] an empty grave
    [one] a grave with one thing
   *[other] a grave with { $n } things
 }
maze-steps = { $n ->
    [0] here
    [one] 1 step
   *[other] { $n } steps
 }
maze-steps-word = { $n ->
    [one] step
   *[other] steps
 }
maze-wall = Wall
maze-no-options = Nothing can be chosen on the map now.

# The map
maze-map = { $levels ->
    [one] Map of one level
   *[other] Map of { $levels } levels
 }{ $n ->
    [0] { "" }
    [one] , one field can be chosen
   *[other] , { $n } fields can be chosen
 }
maze-map-keys = Arrow keys walk along open passages, with Shift over walls. N and P go through what can be chosen, Enter picks it and does it, Q and E turn the tile. Plus and minus zoom, 0 shows everything, C finds your figure. “Fields as a list” holds the same as buttons.
maze-zoom = Zoom
maze-zoom-in = Nearer
maze-zoom-out = Farther
maze-zoom-fit = Show everything
maze-zoom-me = Find my figure
maze-more-places = { $n ->
    [one] 1 more field out of sight
   *[other] { $n } more fields out of sight
 }
maze-show-map = Look at the map
maze-show-card = Look at the card: { $card }
maze-not-now = Not now
maze-open-cards = { $n ->
    [one] One open card
   *[other] { $n } open cards
 }
maze-goals = Worth going to

# Walking
maze-walk-help = Choose a lit field.
maze-walk-help-stops = Choose a lit field. Red octagons stop you.
maze-deed-walk = Walk
maze-deed-explore = Explore
maze-deed-take = Take a key
maze-deed-open = Open a chest
maze-deed-loot = Loot a grave
maze-deed-face = Face a card
maze-deed-climb = { $up ->
    [portal] Enter a portal
   *[stairs] Take the stairs
 }
maze-deed-walk-short = walk
maze-deed-explore-short = { $n ->
    [one] explore 1 tile
   *[other] explore { $n } tiles
 }
maze-deed-take-short = take the key
maze-deed-open-short = open the chest
maze-deed-loot-short = loot the grave
maze-deed-face-short = stops you
maze-deed-climb-short = leads up
maze-do-walk = Walk to { $field }
maze-do-explore = { $n ->
    [one] Explore 1 tile from { $field }
   *[other] Explore { $n } tiles from { $field }
 }
maze-do-take = Take the key on { $field }
maze-do-open = Open the chest on { $field }
maze-do-loot = Loot the grave on { $field }
maze-do-face = Face what waits on { $field }
maze-do-climb = { $up ->
    [portal] Through the portal on { $field }
   *[stairs] Up the stairs on { $field }
 }
maze-choose-field = Choose { $field }
maze-turn-move = Move
maze-turn-regenerate = Regenerate
maze-turn-stand = Face the card here
maze-turn-take = Take the key here
maze-turn-open = Open the chest here
maze-turn-loot = Loot the grave here

# Laying
maze-held = Exits { $exits }
maze-tiles-left = { $n } tiles to lay
maze-places = Open exits
maze-place-fits = fits as held
maze-place-turn = Turn it: then it fits.
maze-place-none = fits no way round
maze-turn-left = Turn left
maze-turn-right = Turn right
maze-turned = { $fits ->
    [yes] { $exits }: fits
   *[no] { $exits }
 }
maze-lay-at = Lay it at { $field }
maze-lay-first = Choose a place first

# Characters
maze-sheet = { $name }: character sheet
maze-abilities = Abilities
maze-invested = { $n } invested
maze-worth-test = die + { $n }
maze-worth-toughness = −{ $n } harm
maze-worth-speed = { $n ->
    [one] +1 step
   *[other] +{ $n } steps
 }
maze-secret = Still making a character in secret.
maze-equipment = Equipment
maze-equipment-none = none
maze-keys = { $n ->
    [one] 1 key
   *[other] { $n } keys
 }
maze-potions = Potions { $n }/{ $most }
maze-drink = { $potion }: { $text } Drink it.
maze-drink-short = Drink { $potion }
maze-escaped = escaped as number { $n }
maze-on-field = on { $field }
maze-where = level { $level } · { $field }
maze-out = has left
maze-skips = misses a turn
maze-omen = next test { $change }
maze-rivals = The others
maze-points-left = { $n ->
    [one] free point left
   *[other] free points left
 }
maze-create-strength = adds { $n } to tests of strength
maze-create-dexterity = adds { $n } to tests of dexterity
maze-create-intelligence = adds { $n } to tests of intelligence
maze-create-toughness = takes { $n } off every damage
maze-create-speed = adds { $n } to your steps
maze-less = { $ability }: one less than { $n }
maze-more = { $ability }: one more than { $n }
maze-create-done = This is me
maze-create-clear = Start over
maze-loot = { $n ->
    [0] Leave it all
    [one] Take this
   *[other] Take these { $n }
 }

# Cards
maze-hidden-monster = A monster, still hidden
maze-hidden-action = An action, still hidden
maze-hidden-text = The card is drawn when the group is closed.
maze-reads = { $whose ->
    [mine] You read this card out. Only you see the sealed branches.
   *[other] { $name } reads it out.
 }
maze-sealed = Not read out yet
maze-gone = the card and its marker go
maze-test = Test: { $ability }
maze-formula = { $n } + level
maze-calc = { $fighters ->
    [one] { $n } + level { $level } =
   *[other] { $n } × { $fighters } + level { $level } =
 }
maze-success = Success
maze-failure = Failure
maze-or-more = { $n } or more
maze-or-less = { $n } or less
maze-choice = Choose one side
maze-fate = Fate: the die decides
maze-cost-life = costs { $n } life
maze-cost-key = { $n ->
    [one] costs a key
   *[other] costs { $n } keys
 }
maze-cost-potion = { $n ->
    [one] costs a potion
   *[other] costs { $n } potions
 }
maze-cost-equipment = costs your equipment
maze-sums = The sum and what it must beat
maze-sum = Sum so far
maze-beat = To beat
maze-need-one = { $name } needs { $n } or more: { $faces ->
    [one] one face
   *[other] { $faces } faces
 } of six
maze-need-many = { $dice } dice must make { $n } or more ({ $percent } %)
maze-need-safe = Any roll is enough
maze-need-none = No roll is enough
maze-rolled = rolled { $n }
maze-in-cup = the die is still in the cup
maze-guard = toughness takes { $n } off each damage
maze-trade = Trade
maze-group = Who fights along
maze-invite = Ask to join
maze-guest-asked = is being asked
maze-guest-joined = joined
maze-guest-declined = declined
maze-guest-free = may be asked
maze-guest-far = cannot join

# What has just happened
maze-seen = Seen
maze-news-tested = Test of { $ability }: { $n } against { $target }, { $won ->
    [yes] success!
   *[no] failure.
 }
maze-news-died = { $name } dies. Odius is delighted.
maze-news-collapsed = Level { $level } collapses!
maze-news-escaped = { $name } escapes through a portal, as number { $n }!
maze-news-buried = { $name } is buried with the level, and wakes one higher.
maze-news-climbed = { $name } reaches level { $level }.

# The first page
maze-set-title = The table in the cellar
maze-set-sub = Three to six against each other. The last one left has lost.
maze-set-seats = Who digs
maze-set-rulings = { $n ->
    [0] House rules: as printed
    [one] House rules: one changed
   *[other] House rules: { $n } changed
 }
maze-set-level = How companions play
maze-set-note = { $companions ->
    [one] You play against one companion.
   *[other] You play against { $companions } companions.
 }
maze-set-note-friends = { $friends ->
    [one] One chair waits for a friend.
   *[other] { $friends } chairs wait for friends.
 }
maze-seat = { $kind ->
    [me] You
    [friend] A friend
   *[companion] { $name }
 }
maze-seat-change = Seat { $n }: { $who }. Change
maze-name-0 = Mirel
maze-name-1 = Tobruk
maze-name-2 = Ysolde
maze-name-3 = Pim
maze-name-4 = Corva
maze-name-5 = Bastian

# Mood and small words
maze-life = life
maze-keys-word = keys
maze-level-1 = the tidy entrance
maze-level-2 = the wet cellars
maze-level-3 = the ember rooms
maze-level-4 = the slate vaults
maze-level-5 = the black glass
maze-ink-0 = Dig where you like. It is all my basement.
maze-ink-1 = EXIT → (it is not)
maze-ink-2 = My snail is faster than you.
maze-ink-3 = Please do not feed the ham.
