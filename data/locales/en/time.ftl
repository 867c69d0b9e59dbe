# Time: paces, hours, and when a table is over.

lobby-bounded = -# If it starts today, this game ends by { $at } at the latest, whoever is away.
lobby-unbounded = -# Without a time for turns this table has no end of its own: anyone away keeps everyone waiting.
option-absences = Announced absences
absences-count = nobody waits for whoever is away
absences-ignored = they don’t count here
table-timed-out = The last moment of this table has come, so it’s over; nobody wins. **/table export** gives the game as a file.
hours-none = You have no quiet hours (time zone: { $zone }). **/me hours** sets them.
hours-kept = Your quiet hours: { $start } to { $end }, time of { $zone }. Turns of yours that begin from now on don’t run out during them; at tables with an hour or less for a turn they don’t count.

## On the panel

panel-deadline = Play before { $at }.
time-deadline = Play before { $at }, or the turn is played for you{ $lost ->
    [0] .
   *[other] ; missing { $lost } in a row loses the game.
}
panel-paused = Paused until { $at }; then the turn goes on with the time it had left. ⏸️
panel-live = Everybody is here: five minutes for a turn, until somebody is silent. ⚡
panel-here = Here now: { $players }. When everybody is, the game goes on live. ⚡
panel-away = { $who } is away until { $at }; nobody waits for them. 🌙
panel-covered = Not waited for until they’re back: { $players } 🪑
seat-covered = { $who } has missed two turns in a row, so from now on the table waits only a minute for them and then plays their turn. **I’m here** gives them their seat back.
extended-own = { $by } takes more time for this turn: until { $at }. ⏳
extended-other = { $by } gives { $to } more time for this turn: until { $at }. ⏳

## The screen about time

time-title = **Time at this table**: { $pace } for a turn
time-last-moment = This game ends by { $at } at the latest, whoever is away.
time-left = { $extended ->
    [yes] You’ve had your extra time. { $pauses ->
        [0] No more pauses.
        [one] One pause is left.
       *[other] { $pauses } pauses are left.
    }
   *[no] Once in a game you can get extra time for a turn. { $pauses ->
        [0] No more pauses.
        [one] One pause is left.
       *[other] { $pauses } pauses are left.
    }
}
time-show = Time
time-extend = More time
time-here = I’m here
time-pace = Propose another time for a turn
time-pause = Propose a pause
pause-value = { $n ->
    [one] one day
   *[other] { $n } days
}
time-changed = Done: the panel shows the new time.
here-noted = Noted: the table waits for you.
here-live = Everybody is here: the game goes on live.

## Absences

away-none = You’ve announced no absence. **/me away** announces one for all your tables.
away-kept = You’re away from { $start } to { $end }. Meanwhile none of your tables waits for you: your turns are played as if you were late, and they don’t count as missed. **/me back** ends it.
away-over = Welcome back: your tables wait for you again.

## Reminders

reminder-you = The table is waiting for you. ⏰
reminder-who = { $who }, the table is waiting for you. ⏰
reminder-muted = Noted: no more reminders of this turn.
reminders-kept = { $by ->
    [nothing] You get no reminders. **/me reminders** changes that.
    [mention] You’re reminded by a mention in the channel (or by direct message, where I can’t post there), { $every ->
        [0] twice in a turn.
        [one] every hour.
       *[other] every { $every } hours.
    }
   *[mail] You’re reminded by direct message (or by a mention, where I can’t write to you), { $every ->
        [0] twice in a turn.
        [one] every hour.
       *[other] every { $every } hours.
    }
}
remind-mail = by direct message
remind-mention = by a mention in the channel
remind-nothing = not at all
time-mute = Not this turn
time-mute-all = No more reminders
time-remind = Remind me…

## What is not possible

refusal-no-such-zone = I don’t know the time zone “{ $text }”. Name the capital of your country, or another large city that keeps your time.
refusal-no-such-zone-near = I don’t know the time zone “{ $text }”. Did you mean { $near }? Type one of them, or another large city that keeps your time.
refusal-no-such-time = I can’t read the time “{ $text }”. Write it as 22:30 or 10:30 pm.
refusal-quiet-too-long = Quiet hours can last { $n } hours at most, so that the others don’t wait too long. Choose shorter ones.
refusal-no-such-day = I can’t read the day “{ $text }”. Write it as 2026-12-31 or 31/12.
refusal-away-backwards = An absence ends after it begins, and not in the past. Nothing has changed.
refusal-away-too-long = An absence lasts { $n } days at most and begins within a year. For longer, hand your seat over or leave the game.
refusal-here-already = You’re here already: your tables wait for you.
refusal-live-already = This table plays live already.
refusal-no-clock = This table has no clock, so there’s no time to change. **/table pace** proposes one.
refusal-time-paused = The clock of this table is paused.
refusal-nobody-waits = The table isn’t waiting for { $player } now.
refusal-extended-already = { $player } has had extra time in this game: it’s given once.
refusal-pace-already = This table already plays at that pace.
refusal-too-many-paces = The pace has been changed { $n } times; that’s the most for one game.
refusal-too-many-pauses = This game has had its { $n } pauses.
refusal-pause-too-long = A pause here lasts from one to { $n } days.
