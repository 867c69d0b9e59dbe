# Time: paces, hours, and when a table is over.

lobby-bounded = -# ⏳ Dealt on { $start }, this table is over on { $at } at the latest, whoever is away.
lobby-unbounded = -# ⏳ Without a time for turns this table has no end of its own: whoever is away keeps all waiting.
table-timed-out = The last moment of this table has come, so it is over; nobody wins. **/table export** gives the game as a file.
hours-none = You have no quiet hours (time zone: { $zone }). **/me hours** sets them.
hours-kept = Your quiet hours: { $start } to { $end }, time of { $zone }. No turn of yours runs out in them.

refusal-no-such-zone = I don’t know the time zone “{ $text }”. Start typing a large city and choose from the list.
refusal-no-such-time = I can’t read the time “{ $text }”. Write it as 22:30 or 8:00.
refusal-quiet-too-long = Quiet hours can last { $n } hours at most, so that the others don’t wait too long. Choose shorter ones.
