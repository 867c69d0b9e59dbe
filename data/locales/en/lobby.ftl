# Before the game: opening a table, inviting, sitting down, choosing options.

lobby-players = { $n ->
    [one] **One player** so far; { $least } to { $most } can play.
   *[other] **{ $n } players** so far; { $least } to { $most } can play.
}
lobby-players-exactly = { $n ->
    [one] **One player** so far; this is a game for { $most }.
   *[other] **{ $n } players**: the table is full.
}
lobby-seat = { $host ->
    [yes] { $who } (host)
   *[no] { $who }
}
lobby-option = { $option }: **{ $value }**
lobby-word = -# **My word** adds a word of yours to the deal, so that nobody can have chosen the cards.
lobby-more = **{ $game }: more about this table**
lobby-options-page = { $pages ->
    [one] Options
   *[other] Options { $n }
}
control-language = The table’s language, or two 🌐
lobby-language = This table speaks { $language } 🌐
control-more = More
control-people = Invite, host
control-private = Invited people only
control-public = Open to everybody
more-running = **Beside the game**: put something to the vote, offer your seat, or choose the language of the table.
people-title = **At the table**: { $players }
people-invited = Invited: { $people }
control-invite = Invite somebody…
control-kick = Send somebody away, or take an invitation back…
control-host = Make somebody else the host…
control-word = My word
word-label = Everyone sees it at the start
word-prompt = Any word, but nobody’s real name: it stays in posts and the game’s file
word-kept = Your word is part of the deal: `{ $word }`. Everyone will see it when the game begins; until then you can change it. It stays in the posts and in the game’s file; after **/me erase**, the file has only its fingerprint.
lobby-closed = This table was closed before the game began. **/table new** opens another.
lobby-gone = This table is closed: I don’t have its game any more. **/table new** opens another.
lobby-opened = The table is open.
lobby-joined = You’ve taken a seat at the table.
lobby-left = You’ve left the table.
lobby-option-set = Done: the panel shows the new options.
lobby-started = The game begins.

## Who may come

option-access = Who may sit down
access-open = everybody
access-invited = invited people only
lobby-private = A private table: only people who are invited can sit down. 🔒
menu-invite = Invite to my table
lobby-invited = Invited: { $guests }
lobby-invitation = { $guest }, { $who } invites you to a game of **{ $game }** ({ $n } of { $most } seats taken). **Join** gives you a seat.
lobby-invitation-where = The table is in { $channel }.
lobby-invited-silently = They’re invited, and the panel names them. I was too slow to notify them: use the command again.
lobby-kicked = Done. They can’t sit down again, unless you invite them.
lobby-handed-over = Done: you’ve handed the table over.
lobby-taken = { $stage ->
    [lobby] There’s already a table of **{ $game }** in this channel, hosted by { $host }. It hasn’t begun. For a table of your own, use another channel or a thread.
   *[live] A game of **{ $game }** is going on in this channel, hosted by { $host }. For a table of your own, use another channel or a thread.
}
control-close = Close the table

refusal-options-outdated = The options have changed since you opened this form, so nothing was set. Open it again: it shows them as they are now.
refusal-options-wrong = Nothing was set: not everything can be as you chose it.
refusal-options-by-memory = Nothing was set: with a strict memory, sheets don’t fill themselves in, and there are no hints.
option-may-be = **{ $option }** can be:
option-may-be-value = • { $value }
control-option-again = Change my choices
refusal-sent-away = The host has sent you away from this table. Only { $host } can invite you again.
refusal-invited-only = This table is private: only people who are invited can sit down. Ask { $host }, who hosts it.
refusal-invites-self = You’re here already. Name somebody else.
refusal-invites-bot = Bots can’t be invited. Invite a person; or press **Fill with rivals** in the lobby, and the program plays along.
refusal-guest-seated = { $guest } sits at this table already.
refusal-guest-barred = { $person } can’t take a seat at this table.
refusal-guest-blocked = You’ve blocked this person, so they can’t sit down here. Nobody else learns of it. **/me unblock** lifts the block.
refusal-guest-elsewhere = This person can’t see this channel, so the invitation wouldn’t reach them. Give them access, or open the table elsewhere.
refusal-too-many-guests = A table remembers { $n } guests at most. Take an invitation back with **/table kick**, or let everybody come: **/table option**.
refusal-kicks-self = You can’t send yourself away. **/table leave** leaves the table, **/table host** hands it over.
refusal-nobody-there = This person neither sits at this table nor is invited to it.
refusal-host-not-seated = Only somebody who sits at this table can host it.
refusal-already-host = You’re the host already.
refusal-hosts-already = { $guest } hosts this table already.

## On the box: what the picture of a game shows

cover-clues = 13 Clues: six witnesses behind a screen with three cards face down, under the roofs of London.
cover-arosa = Mord im Arosa: a grand hotel in the snow, at night; cubes of all colours fall around it.
cover-cluedo = Cluedo: the six suspects side by side; on the table before them, weapons and a sealed envelope.
cover-bakerstreet = Bakerstreet: a deerstalker and a bowler hat in a street in the fog, clues face down between them.

lobby-in-thread = { $who } opens a table of **{ $game }** in { $channel }.
lobby-in-thread-alone = Your table is open in { $channel }.
lobby-asleep = At least { $n } more people on this server would like to hear when players are waiting for **{ $game }**. I’ll write to them as soon as enough players are waiting. 🔔
thread-name = { $game } · { $who }

## Onlookers

refusal-gallery-seen = { $person } has seen all the hands, and can’t take a seat here.
