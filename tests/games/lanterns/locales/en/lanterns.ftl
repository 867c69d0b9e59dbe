# Lanterns, the game of the tests.

game-lanterns = Lanterns
about-lanterns = Everybody hides a lantern and looks for those of the others. 2 or 3 players, a minute.
option-lanterns-memory = Memory of flashes

verb-lanterns-hide = Hide my lantern
verb-lanterns-signal = Flash
verb-lanterns-guess = Guess
field-lanterns-hide-spot = Where do you hide it?
field-lanterns-signal-players = At whom?
field-lanterns-signal-flashes = How often?
field-lanterns-signal-loud = With a bell?
field-lanterns-guess-player = Whose lantern?
field-lanterns-guess-colour = Which colour?
field-lanterns-guess-spot = Where is it hidden?
value-lanterns-spot = { $value ->
    [none] anywhere
   *[other] { $value }
}
caution-lanterns-risky = Naming the spot makes it harder.

event-lanterns-began = Night falls, and everybody lights a lantern.
event-lanterns-lit = Your lantern is { $colour }.
event-lanterns-remembered = Your lantern is hidden at { $spot }.
event-lanterns-flashed = { $by } flashes { $flashes ->
    [one] once
   *[other] { $flashes } times
} at { $players }{ $loud ->
    [yes] , with a bell
   *[no] {""}
}.
event-lanterns-guessed = { $by } guesses that the lantern of { $player } is { $colour } ({ $spot ->
    [none] anywhere
   *[other] { $spot }
}): { $is_right ->
    [yes] right!
   *[no] wrong.
}
event-lanterns-turn-began = { $seat } to play.
event-lanterns-turn-missed = { $seat } has fallen asleep.
event-lanterns-left = { $seat } goes home.
event-lanterns-ended = { $winners_n ->
    [0] Dawn comes, and nobody has won.
   *[other] { $winners } wins. 🏆
} The lanterns: { $colours }.

lanterns-hidden = The lanterns: { $colours }.
lanterns-heard = { $flashes } × 🔔
lanterns-table = { $phase ->
    [hiding] { $who } to hide a lantern.
    [searching] { $who } to play.
   *[over] The game is over.
}
lanterns-alt-table = A lantern for each player.
lanterns-desk-own = Your lantern is { $colour }, hidden at { $spot ->
    [none] no spot yet
   *[other] { $spot }
}.
lanterns-why = { $is ->
    [yes] The lantern of { $player } is { $colour }
   *[no] The lantern of { $player } isn’t { $colour }
}: { $steps_n ->
    [one] no. { $steps } says so.
   *[other] nos. { $steps } say so.
}
lanterns-alt-desk = Your own lantern.

rules-lanterns-start = Hide your lantern, then flash or guess. Whoever guesses right wins.
rules-lanterns-hiding = All hide their lanterns at the same time.
rules-lanterns-searching = Flash at others, or guess the colour of a lantern.
rules-lanterns-over = The game is over.

noun-lanterns-red = red
noun-lanterns-green = green
noun-lanterns-blue = blue
noun-lanterns-white = white

technique-lanterns-told = Told
technique-lanterns-told-page = A step that was told says it.
    {""}*Example:* a guess was wrong: the colour is another.
