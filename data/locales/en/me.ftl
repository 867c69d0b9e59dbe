# What belongs to one person, at whatever tables they sit.

settings-title = **Your settings**, for all tables
settings-mail = { $on ->
    [yes] Your secrets come to you by direct message; **My desk** always shows them too.
   *[no] I send you no secrets: **My desk** shows them all, to you alone.
}
settings-set-mail = { $n ->
    [0] No direct messages
   *[1] Secrets by direct message
}
settings-reading = How I read private messages
reading-words = Words only
reading-words-note = No pictures: the words say all that they show.
reading-large = Large print
reading-large-note = Pictures with larger letters in a plain typeface.
reading-open = Nothing covered
reading-open-note = Words that are covered for others are open to you.
reading-covered = My secrets covered
reading-covered-note = For those who share their screen: press to look. Cards to choose from are in lists.
reading-anew = New messages
reading-anew-note = Never change a message in place: screen readers announce new ones.
settings-inbox = My tables
settings-export = My data as a file
settings-erase = Erase my data…
own-settings = My settings
own-time = My time and reminders
own-wake = Wake me for games
own-blocks = People I keep away
own-time-title = **Your time**, for all tables
own-set-hours = Quiet hours
own-set-away = Announce an absence
own-back = I’m back
own-remind-when = How often?
own-remind-every = { $n ->
    [0] Twice in a turn
    [one] Every hour
   *[other] Every { $n } hours
}
own-hours-form = Quiet hours
own-away-form = An absence
own-field-zone = A large city in your time zone
own-field-start = Start, such as 22:30
own-field-end = End, such as 8:00
own-field-first = First day, such as 2026-12-24
own-field-last = Last day, such as 2026-12-31
own-blocks-title = **People you keep away** from the tables that you host, without their being told: { $n ->
    [0] nobody.
   *[other] { $people }. Choose one of them again to let them come.
}
own-block = Somebody to keep away…
mail-declined = You’ve chosen to get no direct messages: the **My desk** button shows your secrets, to you alone. **/me settings** changes that.
mail-unopened = I’m writing to many new people just now, so your secrets may not come by direct message yet. The **My desk** button shows them, to you alone.
table-desks = { $alone ->
    [yes] -# **My desk** shows your secrets, to you alone.
   *[no] -# Not everybody gets direct messages: **My desk** shows each of you your secrets, and nobody else.
}

## All one's tables

inbox-title = { $n ->
    [0] **Your tables**: none is waiting for you.
    [one] **Your tables**: one is waiting for you.
   *[other] **Your tables**: { $n } are waiting for you.
}
inbox-empty = You have a seat at no open table. **/play** finds you one, or opens one.
inbox-asked = **{ $game }** in { $channel }: it’s your turn; it began { $since }. ⏳
inbox-until = Play before { $at }.
inbox-others = **{ $game }** in { $channel }: the others are playing; the last move was { $since }.
inbox-lobby = **{ $game }** in { $channel }: not begun yet, opened { $since }.
inbox-starts = **{ $game }** in { $channel }: you can press **Start** when everybody is there; opened { $since }.
inbox-frozen = **{ $game }** in { $channel }: it can’t go on here, and is kept as it is.
inbox-lent = **{ $game }** in { $channel }: the program is playing on for you. **/table replace** there gives you your seat back.
inbox-more = … and { $n } more.

previously = { $n ->
    [0] **Previously…**
    [one] **Previously…** { $never ->
        [yes] one thing has happened since the game began:
       *[no] one thing has happened since you last looked:
    }
   *[other] **Previously…** { $never ->
        [yes] { $n } things have happened since the game began; the latest:
       *[no] { $n } things have happened since you last looked; the latest:
    }
}
previously-learnt = • For you alone: { $line }
previously-asked = It’s your turn. ⏳
previously-waits = Nothing is asked of you now.

## Other people, and one's own data

blocked = { $person } can no longer sit down at tables that you host. They aren’t told. **/me unblock** undoes it.
unblocked = { $person } can sit down at your tables again.
refusal-blocks-self = You can’t block yourself.
refusal-blocks-bot = A bot sits down at no table by itself. Choose a person.
refusal-not-welcome = You can’t sit down at this table. **/table new** opens one of your own, in another channel or a thread.
export-mine = Everything that I keep about you.
erase-question = { $n ->
    [0] Erase everything that I keep about you: settings, notes, marks, and your name at past tables? The games stay, with a seat without a name. This can’t be undone.
    [one] You’re playing at one table, and would **leave it for good**; **/table replace** hands your seat to somebody else first. Erase everything that I keep about you: settings, notes, marks, and your name at past tables? This can’t be undone.
   *[other] You’re playing at { $n } tables, and would **leave them for good**; **/table replace** hands your seats to others first. Erase everything that I keep about you: settings, notes, marks, and your name at past tables? This can’t be undone.
}
erase-sure = Erase everything
erased = Everything is erased. Past games keep a seat without a name.

## To be woken

wake-title = **Wake me** on this server
wake-nothing = Choose the games for which I may write to you when people are waiting for more players. At most once in twelve hours, and never in your quiet hours (**/me hours**).
wake-on = I write to you when { $n ->
    [one] one person is waiting
   *[other] { $n } people are waiting
} for: { $games }. At most once in twelve hours, and never in your quiet hours (**/me hours**).
wake-games = For which games?
wake-least = How many people must be waiting?
wake-when = { $n ->
    [one] when one person is waiting
   *[other] when { $n } people are waiting
}
wake-sleep = Stop waking me
wake-off = I won’t wake you any more, on any server. **/me wake** changes that.
wake-up = **{ $game }**: { $n ->
    [one] one person is waiting
   *[other] { $n } people are waiting
} for more players. { $link } 🔔
