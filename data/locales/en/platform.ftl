# Sentences that all games share. Players' names arrive in bold, channels and times as Discord writes them.

list-and = { $head } and { $last }

## Tables

panel-title = # { $game }
panel-over = The game is over.
panel-posts-stay = I can’t take old posts away here, so what was heard or seen can be looked up. ⚠️
panel-restored = The bot was restored from a backup: the game stands as shown here, though later moves may be read above. ⚠️
panel-stopped = The game ended early; nobody wins.
table-opening = A game of **{ $game }** begins: { $players }{ $players_n ->
    [2] .
   *[other] , clockwise in this order.
}
table-proof = -# Proof of an honest deal, SHA-256 of the seed: ||`{ $hash }`||
table-calls = { $players_n ->
    [one] { $players }, it’s your turn.
   *[other] { $players }, it’s your turn.
}
table-over-calls = { $people }: this game is over.
table-over-late = { $people }: your game of **{ $game }** (table no. { $table }) is over.
alt-rest = The rest is in /table status.
alt-rest-above = The rest stands above the picture.
table-left-at-last = { $seat } leaves the game.
table-closing = Thank you for playing! **/table export** gives the whole game as a file.
table-solution = Nobody found this out. { $solution } 🔎
table-stopped = The table is closed; nobody wins. **/table export** gives the game as a file.
table-farewell = Your game of **{ $game }** (table no. { $table }) is over. Its channel is gone, so I tell you here.
table-farewell-silent = Your game of **{ $game }** (table no. { $table }) is over. I may not write in its channel any more, so I tell you here.
table-farewell-late = Your game of **{ $game }** (table no. { $table }) in { $channel } is over.
table-removed = I was removed from its server; nobody wins. If I’m let in again within thirty days, the game can be looked at there; after that, it’s deleted.
table-cut-short = It was closed before its end; nobody wins.
table-outdated = I was updated and no longer have the rules it began under; nobody wins.
table-seed = -# The seed was ||`{ $seed }`||; its SHA-256 was posted at the start.
table-bound = -# A deal nobody can choose: the SHA-256 of my secret is `{ $hash }`
table-dealt = -# Sealed deal 🔒 ||`{ $hash }`||
table-secret = -# My secret was ||`{ $secret }`||. { $drawn ->
    [yes] Together with a word drawn for each player, it made the deal
   *[no] Together with everyone’s words, it made the deal
}{ $bound ->
    [yes] {" "}(bound at the start by ||`{ $terms }`||)
   *[no] {""}
}; `games/verify.py` checks the game file.
table-word = -# Word from { $who }: `{ $word }`

## Mailbox

mail-head = **{ $game }** in { $channel } (table { $table })
mail-greeting = You have a seat at a **{ $game }** table in { $channel }. Your secrets will come here; the **My desk** button in the channel shows them too, to you alone.
mail-closed = I can’t send you messages: your DMs are closed. You can still play: the **My desk** button shows your secrets, to you alone. Or open your DMs in this server’s privacy settings.

## Options

option-pace = Time for a turn
pace-value = { $seconds ->
    [0] no limit
    [300] 5 minutes, live
    [3600] 1 hour
    [43200] 12 hours
    [86400] 1 day
    [172800] 2 days
   *[604800] 1 week
}
value-strict = strict (what was seen and heard disappears as the game goes on)
value-friendly = relaxed (everything stays readable)
value-on = yes
value-off = no

## Controls

control-join = Join
control-leave = Leave
control-start = Start
tabs = Where to?
control-desk = My desk
control-sheet = My sheet
control-notes = My notes
control-rules = Rules
control-log = Log
control-status = The table in words
control-option = Options
control-cancel = Back
control-resign = Leave the game
control-end = Close the table
control-again = Play again
control-export = Game file
control-watch = Watch the game
control-confirm = Yes, I’m sure
control-do = Do it

select-part = { $first } – { $last }
act-told = It’s written at the table, for all to read.
act-over = The game is over: the table says how it ended.
act-known = { $field }: **{ $value }**
act-again = Now you can:
act-change = You can still change it:
cancelled = Nothing has changed.
confirm-resign = { $ends ->
    [won] Leave this game for good? That ends it, and { $winners } wins.
    [nobody] Leave this game for good? That ends it, and nobody wins.
   *[no] Leave this game for good? Your seat stays, but you won’t play any more.
}
confirm-end = Close this table for everybody, without a winner?
resigned = You can still read along, or play elsewhere.
ended = The table is closed.
languages-set = The table now speaks { $language }, and each post is said again in { $second }, in small letters. Your own messages follow your Discord.
language-set = The table now speaks { $language }. Your own messages follow your Discord.
notes-label = Only you can read this
notes-prompt = What I suspect…
notes-kept = **Your notes** (only you can read them)
    { $text }
notes-outdated = Your notes have changed since you opened this form, so **nothing was written over**. What is kept:
    { $kept }
    And **what you’ve just written**, to copy from:
    { $given }
notes-empty = Your notepad is empty. Only you can read it.
notes-write = Write my notes
## The sheet

sheet-title = Your sheet
sheet-choose = -# First a row and a column, then a sign.
sheet-legend = -# Italics here, shaded in the picture: what you can see anyway.
sheet-alt-rest = The rest is behind the button “In words”.
sheet-column = **{ $sign }** { $what }: { $cells }
sheet-row = Which row?
sheet-column-list = Which column?
sheet-yes = Yes
sheet-no = No
sheet-maybe = Perhaps
sheet-own = Other
sheet-own-title = A sign of your own
sheet-own-label = One or two letters or digits
sheet-clear = Clear
sheet-undo = Undo
sheet-words = In words
sheet-picture = Picture
sheet-sign-own = “{ $sign }”
refusal-why-not-certain = That isn’t certain yet, so there’s no reason to give for it. What is certain is marked on your sheet.
refusal-sheet-sign = A sign of your own has at most { $n } letters or digits. Try again.

export-done = The whole game: seed, options, seats and actions. `python -m games.console replay table.json` replays it.
log-title = **What has happened at this table**
log-latest = { $n ->
    [one] The last step is here; the file has them all.
   *[other] The last { $n } steps are here; the file has them all.
}
log-earlier = Earlier
log-later = Later
sound-strip = { $strip } 🔊
log-step = `{ $n }` { $text }
incident = Something went wrong on our side: incident { $number }. Nothing is lost; try again, and if it happens again, give this number to whoever runs the bot.

## Refusals: what is not possible, and what to do instead

refusal-no-table = There’s no table here. **/table new** opens one.
refusal-no-table-by-mail = There are no tables in direct messages. **/inbox** lists yours, each with a link.
refusal-not-begun = This game hasn’t begun: the host presses **Start** when everybody is there.
refusal-already-begun = This game has already begun.
refusal-table-over = This game is over. **/table new** opens another table.
refusal-game-over = This game is over.
refusal-no-such-game = I don’t know that game. Choose one from the list that **/table new** offers.
refusal-no-such-option = That option doesn’t exist. **/table option** offers those that do.
refusal-no-such-language = I don’t speak that language. Choose one from the list.
refusal-not-seated = You don’t have a seat at this table.
refusal-not-seated-yet = You don’t have a seat at this table. Until the game starts, **Join** gives you one.
refusal-already-seated = You already have a seat at this table.
refusal-already-left = You’ve left this game for good.
refusal-table-full = The table is full: { $n } players at most.
refusal-too-few-players = { $n ->
    [one] One player isn’t enough: at least { $least } are needed. Others can press **Join**.
   *[other] { $n } players aren’t enough: at least { $least } are needed. Others can press **Join**.
}
refusal-host-only = Only the host can do that: { $host }.
refusal-frozen = This game began under older rules that I no longer have. It’s kept as it is, but can’t go on here.
refusal-word-too-long = Your word can have { $n } characters at most. Choose a shorter one.
refusal-word-malformed = I can’t use that word: write a single line of letters, digits and signs, without @, <, > or `.
refusal-word-not-here = This table was opened before words could be added to the deal. It plays on without them.
refusal-banned = Whoever runs me keeps you out, so I answer only **/me** here: it still gives you your data, and erases it.
refusal-banned-server = Whoever runs me keeps this server out, so I leave it. Your own data stay yours: **/me**, on any other server or in your direct messages.
refusal-sealed = I can’t open this: its secrets are sealed with a key that I don’t have. Nothing is lost: whoever runs me can bring the key back, and it goes on from there.
refusal-no-worker = I can’t work anything out at the moment: the part of me that does it won’t run on the machine I’m on. Nothing is lost, but trying again won’t help yet: tell the person who runs me.
refusal-not-your-turn = It isn’t your turn. The table is waiting for { $active }.
refusal-not-now = It isn’t the moment for that. Nothing has happened.
choices-changed = Somebody was faster. This is what’s left to choose:
refusal-too-often = { $deed ->
    [table] Many tables have been opened here, one after the other. The next can be opened { $at }.
    [evening] Many evenings have been planned, one after the other. The next can be planned { $at }.
    [vote] Enough has been put to the vote for now. The next vote is possible { $at }.
    [takeback] Enough takebacks have been asked for now. The next can be asked { $at }.
    [invitation] Many invitations have gone out, one after the other. The next is possible { $at }.
    [press] That was a great many presses in a row. The next is possible { $at }.
    [share] Results have been shared many times in a row. The next can be shared { $at }.
    [change] Evenings have been changed many times in a row. The next change is possible { $at }.
    [round] Many rounds have been dealt, one after the other. The next is possible { $at }.
    [guest] You’ve signed up and off many times in a row. The next time is possible { $at }.
   *[case] That was one case after the other. The next comes { $at }.
}
refusal-stale = This button is out of date. Nothing has happened.
refusal-lost-time = This was posted in a time that is lost: a backup has been restored since. Nothing has happened.
refusal-old-command = This command has changed since your Discord loaded it. Nothing has happened: try again, or restart Discord.
restarted = I was restarted before I could answer. Nothing was lost: press again.
panel-link = [Go to the panel]({ $panel })
refusal-too-slow = That took too long. Nothing has happened: press once more.
refusal-malformed = I don’t understand that. Nothing has happened: **/table status** shows what you can do.
refusal-unknown-name = I don’t know “{ $text }”. Start typing and choose from the list.
refusal-unknown-player = I don’t know that player. Give a name, a mention, or a seat from 1 to { $n }.
refusal-notes-too-long = Your notes can hold { $n } characters at most. Shorten them and try again.
refusal-export-after-end = The game file holds all secrets, so you can get it only after the end.
refusal-replay-after-end = You can watch the game once it’s over.
refusal-export-malformed = This file isn’t an intact export of a table.

## Trouble: Discord or a permission says no

trouble-no-channel = I can no longer find { $channel }, where you host a **{ $game }** table. The game is kept: if the channel comes back, it goes on with the next command there.
trouble-no-permission = I can no longer speak in { $channel }, where you host a **{ $game }** table: I need the permission “{ $permission }”. The game is kept: once I have that permission again, it goes on with the next command there.
trouble-no-sound = I can’t post sounds in { $channel }, where you host a **{ $game }** table: I need the permission “{ $permission }”. The game goes on in words; the sounds come back with the permission.
trouble-bot-may-not = I can’t host a table here: I need the permission “{ $permission }” in this channel. Ask somebody who manages the server to give it to me.
trouble-database = I can’t write anything down right now. Nothing is lost: press again in a minute.
trouble-no-channel-here = A table needs a channel or a thread on a server. Go to one and use **/table new**.
trouble-no-threads-here = There can be no new thread here. Open the table in a text channel of the server, or without a thread.
trouble-threads-full = This server has as many open threads as Discord allows. Archive some that are no longer needed, or open the table without a thread.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-manage-threads = Manage Threads
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-create-events = Create Events
permission-read-message-history = Read Message History

## The theatre: a finished game, move by move

theatre-head = **{ $game }** · table no. { $table } · move { $n } of { $most }
theatre-desk = { $who }’s desk: { $lines }
theatre-alone = { $who } alone: { $text } 🔓
theatre-first = First
theatre-back = Back
theatre-next = Next
theatre-last = Last
theatre-turn = Next turning point
control-film = Post the film
theatre-table = The table
theatre-looks = Which view?

film-post = **{ $game }** · table no. { $table }: { $moves ->
    [one] the game as a film, one move
   *[other] the game as a film, { $moves } moves
} 🎞️
film-alt = A film of the table, move by move, up to move { $moves }. Its last picture: { $last }
film-posted = The film is posted: { $link }
film-there = The film is already posted: { $link }
refusal-film-later = The film couldn’t be made or posted just now. Press again in a minute.
refusal-film-no-channel = The channel in which this table was played is gone, so the film has no place.
trouble-film-may-not = I can’t post the film: I need the permission “{ $permission }” in the channel of that table.
