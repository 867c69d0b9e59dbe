# Evenings: a game night that is planned, split into tables round by round, and ended.

night-title = ## Game night 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-title-own = ## { $title } 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-untitled = Game night
night-host = Hosted by { $people }.
night-weekly = Every week at this hour. 🔁
night-places = { $free ->
    [0] All { $n } places are taken. Whoever signs up now goes on the waiting list, and moves up when a place is free. 🪑
    [one] One of { $n } places is free. 🪑
   *[other] { $free } of { $n } places are free. 🪑
}
night-standby = Waiting list ({ $n }): { $people } 🕰️
night-coming = { $n ->
    [0] Nobody has signed up yet.
    [one] **One person** is coming, { $here } here:
   *[other] **{ $n } people** are coming, { $here } here:
}
night-guest = { $at ->
    [here] • ✅ { $person }
    [rests] • 💤 { $person }
   *[comes] • { $person }
}{ $wishes ->
    [yes] : { $likes }
   *[no] {""}
}
night-guests = { $at ->
    [here] • ✅ { $people }
    [rests] • 💤 { $people }
   *[comes] • { $people }
}
night-hint = -# { $open ->
    [yes] **I’m here** puts you in line for a table (✅); the host makes the tables. 💤 sits out.
   *[no] **I’m coming** puts you on the list. From half an hour before, press **I’m here**.
}
night-round = **Round { $round }**, { $n ->
    [one] one person here
   *[other] { $n } people here
}:
night-table = { $stage ->
    [over] • ~~Table { $n }, { $game }~~: { $people }
    [open] • **Table { $n }**, { $game }: { $people } → { $thread }
   *[planned] • **Table { $n }**, { $game }: { $people }
}
night-tables = { $n ->
    [one] • One more table
   *[other] • { $n } more tables
}
night-opening = { $n ->
    [one] One table opens
   *[other] { $n } tables open
} in { $minutes ->
    [one] a minute or so
   *[other] the next { $minutes } minutes
}: Discord takes only so many threads at once.
night-waiting = Waiting for a table ({ $n }): { $people }
night-free = Here, and not waiting ({ $n }): { $people }
night-round-hint = -# For a table, press **I’m here**, or **I want to play on** after a game. It opens a minute after two people wait.
night-offer = { $people }: table { $n } is over. Press **I want to play on**: once two people are waiting, another table opens about a minute later. If you don’t, you won’t be dealt in. 🕯️
night-offer-closed = Table { $n } is over, and so is this evening. 🕯️
night-lacks = { $what ->
    [create_events] The server’s calendar doesn’t show this evening: for that I lack the permission **{ $permission }**. ⚠️
   *[other] I lack the permission **{ $permission }** here. ⚠️
}
night-is-over = { $rounds ->
    [0] This evening isn’t taking place.
    [one] This evening is over, after one round.
   *[other] This evening is over, after { $rounds } rounds.
}
night-reminder = The game night begins { $soon }: { $people } 🕯️
night-moved = { $people_n ->
    [0] The game night has moved
   *[other] { $people }: the game night has moved
}. It now begins **{ $at }** ({ $soon }), not { $before }. If you’re on the list, you stay on it.
night-relocated = { $people_n ->
    [0] The game night ({ $soon })
   *[other] { $people }: the game night ({ $soon })
} is in this channel now, not in { $before }. If you’re on the list, you stay on it.
night-moved-up = { $people }: a place is free at the game night ({ $soon }), and it’s yours. If you can’t come, say so, and the next in line gets it. 🪑
night-called-off = { $people }: the game night on **{ $at }** is called off.
night-event = Game night with Alibi
night-event-about = Deduction games in a channel of this server: { $games }. Sign up there with one press; whoever is there plays.
night-thread = Table { $n }: { $game }
night-call = { $people }: your table, { $game }. It begins at once. 🕯️

night-you-come = You’re on the list. It begins **{ $at }** ({ $soon }), in your own time.
night-you-here = You’re here, number { $place } of { $n } waiting for a table. When the host makes tables, you get one. Until then you can change your mind. ✅
night-you-wait = You’re here, number { $place } of { $n } waiting for a table. Once two people are waiting, a table opens about a minute later. Until then you can change your mind. ✅
night-you-rest = You’re here, but not waiting for a table, so you aren’t dealt in. Press **I want to play on** to wait for one. 💤
night-you-play = You’re here, and your table is playing. When it’s over, you get another one if you press **I want to play on**. ✅
night-you-standby = All { $places } places are taken. You’re number { $place } of { $n } on the waiting list for **{ $at }** ({ $soon }). When a place is free, you move up automatically, and are told in this channel. 🕰️
night-you-not = You’re not on the list. It begins **{ $at }** ({ $soon }), in your own time.
night-you-owe = Your table in { $thread } goes on, and waits for you. There, **/table replace** hands your seat over.
night-likes = What do you like to play?
night-which = People read this time differently.
night-which-choose = Which do you mean?
night-planned = The evening is planned for **{ $at }**; the channel has its list.
night-zone = -# { $own ->
    [yes] I read times as they are in { $zone }. **/me hours** sets your time zone.
   *[no] I read times as they are in { $zone }, which this server has chosen. **/me hours** sets a time zone of your own.
}
night-no-event = It isn’t in the server’s calendar: for that I lack the permission **{ $permission }**. With it, I’ll put it there.
night-split = { $n ->
    [one] **Round { $round }**: one table is being opened in a thread.
   *[other] **Round { $round }**: { $n } tables are being opened, each in a thread.
}
night-form = Plan a game night
night-form-when = When does it begin?
night-form-prompt = 20:30, tomorrow 8 pm, in 3 h, 2026-12-01 20:30
night-form-where = A large city in your time zone
night-form-city = Paris, Montreal, London
night-form-move = Move the game night
night-form-title = What is it called?
night-edit = Begins: **{ $at }**. On the list: { $n }; places: { $places }.
night-edit-stays = Everybody who has signed up stays on the list, and is told once when the evening moves.
night-edit-channel = -# To hold it in another channel: **/night edit** with **channel**.
night-edit-cohosts = Co-hosts, with the same rights: { $people }
night-edit-places = { $n } places
night-button-places = How many people may come?
night-button-cohosts = Who hosts with you?
night-end-question = End the evening? Tables still playing go on to their end; no more rounds follow.
night-cancel-question = Call the evening off?
night-end-weekly = The next one begins { $at }. To plan no more of them, press **Only once** first. 🔁
night-once = Only once
night-end-sure = End it
night-ended = The evening is over.
night-trouble = { $what ->
    [create_events] The game night in { $channel } goes on; only the server’s calendar doesn’t show it, because I lack the permission **{ $permission }**.
   *[other] The game night in { $channel } waits: I lack the permission **{ $permission }** there. It goes on by itself once I have it.
}

night-gone = The channel of the game night on { $at } was deleted, so the evening is over. **/night plan** plans another one elsewhere.

night-champions = **Most games won**: { $people } ({ $wins }) 🏆
night-moment = The finest moment: { $moment } ✨
night-feat = { $feat ->
    [silent] { $who } found the solution of { $game }, having asked less than everybody else.
   *[swift] { $who } won { $game } in { $n } moves all told, and everybody stayed to the end.
}
night-honour = { $title ->
    [decisive] Asked the question that decided: { $people }
   *[silent] Kept quiet and was right: { $people }
} 🏅
night-won = • Table { $n }, { $game }: { $people }
night-undecided = { $n ->
    [one] • One game that no guest won
   *[other] • { $n } games that no guest won
}
night-still = Still playing: { $threads }
night-more = { $n ->
    [one] • One more game that was won
   *[other] • { $n } more games that were won
}
night-picture-title = Game night
night-picture-wins = { $wins ->
    [0] Nobody has won
    [one] One game won
   *[other] { $wins } games won
}
night-picture-others = { $n ->
    [one] one more
   *[other] { $n } more
}
night-alt = The end of a game night with { $n ->
    [one] one game
   *[other] { $n } games
}. { $people_n ->
    [0] Nobody has won.
   *[other] Most were won by { $people } ({ $wins }).
}

night-same-deal = Several tables play this very deal: the fewest turns win. Endings stay closed until all have finished. 🟰
night-call-same = { $n ->
    [one] This table alone has this deal after all.
   *[other] { $n } tables play this very deal, and the one that needs the fewest turns wins. Only you read this thread; please keep what happens here to yourselves until all of them have finished.
} 🟰
night-raced = **The same deal at several tables**: luck doesn’t count, the fewest turns win. It takes at least two tables of the same size; whoever is left over gets an ordinary table, or waits for the next round. 🟰
night-raced-prompt = Which game?
night-split-same = The same deal is played at tables { $tables }, each in a private thread. 🟰
night-barred = Left out of that, since they may read every thread of this channel: { $people } 👁️
night-compared = ## The same deal, round { $round }: { $game } 🟰
    All tables have finished, so each thread now shows how its game went. The turns of all players count together; the fewest win.
night-compared-table = { $turns ->
    [0] • Table { $n }, not solved: { $people }
    [one] **{ $place }.** Table { $n }, one turn: { $people }
   *[other] **{ $place }.** Table { $n }, { $turns } turns: { $people }
}
night-compared-more = { $n ->
    [one] • One more table
   *[other] • { $n } more tables
}
night-fastest = The same deal, round { $round }: the fastest { $tables_n ->
    [one] was table { $tables }
   *[other] were tables { $tables }
} ({ $turns ->
    [one] a single turn
   *[other] { $turns } turns
}) 🟰
night-end-twins = End the evening? Tables still playing the same deal are stopped and rank last, so that everybody can see how it went. All others go on to their end; no more rounds follow.
twin-through = { $solvers_n ->
    [0] This table has finished; nobody has solved the case. 🔒
    [one] This table has finished: { $solvers } solved the case in { $turns ->
        [one] a single turn
       *[other] { $turns } turns
    }, counting all players. 🔒
   *[other] This table has finished: { $solvers } solved the case in { $turns } turns, counting all players. 🔒
}
    Other tables have the same deal, so nothing more is shown before the last of them has finished. Then the rest comes here by itself.
ended-by-night = The evening is over, so this table is closed; nobody wins. **/table export** gives the game as a file.

night-button-come = I’m coming
night-button-leave = I can’t come
night-button-go = I have to go
night-button-likes = What I like
night-button-here = I’m here
night-button-again = I want to play on
night-button-rest = I’d rather sit out
night-button-split = Make tables
night-button-twins = Same deal 🟰
night-button-end = End
night-button-edit = For hosts
night-button-move = Move it
night-button-title = Name it
night-button-weekly = Every week
night-button-plan = Plan an evening

refusal-night-begun = This evening has begun, or is over, so it can’t be moved any more.
refusal-night-elsewhere = The evening can’t go to { $channel }: you can’t write there yourself.
refusal-night-places = An evening takes { $least } to { $n } people.
refusal-night-cohosts = An evening has { $n } co-hosts at most.
refusal-night-appoint = Only the host of this evening, or a moderator of this server, names co-hosts.
refusal-night-bot = A bot can’t host an evening. Choose a person.
refusal-night-past = That is in the past. Name a time to come, such as **20:30** or **in 3 h**.
refusal-night-far = That is more than { $n } days away. Plan it later.
refusal-no-such-moment = I can’t read “{ $text }” as a time. Type **20:30**, **tomorrow 8 pm**, **Friday 20:30**, **in 3 h** or **2026-12-01 20:30**.
refusal-night-zone = I don’t know your time zone, so I don’t know when that is. Set it with **/me hours**, or say **in 3 h**.
refusal-night-place = An evening opens a thread for each of its tables, so it needs a text channel: not a thread, nor a voice channel, nor a forum, nor an announcement channel. Plan it in a text channel.
refusal-night-taken = This channel already has an evening that isn’t over. End that one first, or plan in another channel.
refusal-night-none = No evening is planned in this channel. **/night plan** plans one.
refusal-night-over = This evening is over.
refusal-night-there = This evening is in { $channel } now.
refusal-night-arriving = This evening is still moving here from { $channel }. Try again in a minute.
refusal-night-full = This evening is full, and so is its waiting list: { $n } people are on it.
refusal-night-early = It’s too early: from { $n } minutes before the beginning you can say that you’re here.
refusal-night-not-coming = You’re not on the list.
refusal-night-nobody = Nobody has said **I’m here** yet.
refusal-night-unasked = Nobody is waiting for a table. Whoever is free and wants one presses **I want to play on** below the list.
refusal-night-alone = Only one person is waiting for a table, and nobody plays alone. Whoever else wants one presses **I’m here** or **I want to play on**.
refusal-night-all-play = Everybody who is here plays. The next round can begin when a table is over.
refusal-night-no-table = No table can be made of the people who are waiting: there are too few, or some of them don’t play with each other.
refusal-night-changed = The list has just changed. Look at it before you make tables.
refusal-night-hostless = This evening has no host any more: only its co-hosts and the moderators of this server can do that.
refusal-night-host-only = Only { $person }, who hosts this evening, a co-host or a moderator of this server can do that.
refusal-night-not-raced = { $game ->
    [arosa] Mord im Arosa
    [bakerstreet] Bakerstreet
   *[other] This game
} can’t be compared by turns: no case is solved there. Choose 13 Clues or Cluedo.
refusal-night-no-twins = The same deal takes at least two tables of the same size: too few are waiting, some of them don’t play with each other, or they may read every thread of this channel.
refusal-night-later = Discord isn’t answering just now, and nothing was done. Try again in a moment.
refusal-twin-over = This table has finished, and others have the same deal. Everything can be seen here once the last of them has finished. 🔒
refusal-twin-elsewhere = Several tables play the same deal, and only those who sit at this one may see it for now.
refusal-twin-newcomer = Several tables play this deal, so nobody new can take this seat: only the program can, or whoever held it before.
refusal-twin-pace = Other tables have the same deal and wait for this one, so its pace stays as it is. A pause is possible.
refusal-twin-lobby = This table has the same deal as others. It’s dealt automatically in a moment, and nothing about it can be changed.
refusal-deal-known = Somebody at this table has played this deal before.

## Words that people may type, with signs | between them: understood in every language. “In 3 h”, “tomorrow 20:30”.

typed-in = in
typed-days = d|day|days
typed-hours = h|hour|hours
typed-minutes = m|min|mins|minute|minutes
typed-today = today|tonight|this evening
typed-tomorrow = tomorrow|tomorrow evening|tomorrow night
typed-on = on|this|this coming|coming
typed-monday = monday|mon
typed-tuesday = tuesday|tues|tue
typed-wednesday = wednesday|wed
typed-thursday = thursday|thurs|thur|thu
typed-friday = friday|fri
typed-saturday = saturday|sat
typed-sunday = sunday|sun
typed-at = at
typed-sharp = o’clock
typed-evening = evening|night|in the evening|at night
typed-next = next
