# What a server has decided about the tables on it.

server-title = **What this server has decided** about its tables
server-everywhere = • Tables can be opened in **every channel**.
server-channels = • Tables can be opened in { $channels }, and in the threads there.
server-everybody = • **Everybody** may open tables.
server-openers = • Whoever has the role { $role } may open tables.
server-moderators-none = • Whoever has the permission **Manage Messages** may step in at tables that others host.
server-moderators = • Whoever has the permission **Manage Messages** or the role { $role } may step in at tables that others host.
server-language = { $language ->
    [none] • New tables and evenings are in the language of the person who opens them.
   *[other] • New tables and evenings are in **{ $language }**.
}
server-zone = • Times given by people who haven’t set a time zone (evenings, quiet hours, absences) are read as in **{ $zone }**.
server-zone-none = • Somebody who hasn’t set a time zone is asked for it when they plan an evening.
server-threads = { $own ->
    [yes] • A new table gets **a thread of its own**.
   *[no] • A new table is opened in the channel, unless its host wants a thread.
}
server-reminders = { $wanted ->
    [yes] • Players are reminded of their turns as each of them likes.
   *[no] • Nobody is reminded of their turns here.
}
server-hint = -# **/server channel**, **/server openers** and **/server moderators** name channels and roles, **/server language** chooses a language, **/server zone** a time zone. To step in is to end a table, to send somebody away before the start, to hand the table to another host, or to put somebody’s replacement to the vote; one line at the table says so.
server-set-threads = { $n ->
    [0] No threads unasked
   *[1] Threads for new tables
}
server-set-reminders = { $n ->
    [0] No reminders
   *[1] Allow reminders
}
server-clear-channels = Tables everywhere
server-clear-openers = Everybody opens tables
server-clear-language = Openers’ own language
server-clear-zone = Ask for the time zone
server-clear-moderators = Permission only

refusal-server-managers-only = You need the permission **Manage Server** for that.
refusal-too-many-channels = { $n } channels can be named at most. Name a category instead: all its channels count.
refusal-channel-not-allowed = On this server, tables are opened in { $channels }, or in a thread there.
refusal-openers-only = On this server, only people with the role { $role } open tables. You can join theirs.
refusal-moderator-takes = You ask for this as a moderator, so the seat goes to somebody else. Name them, or leave it out to offer the seat to everybody.
trouble-no-server-here = This belongs to a server: go to one of its channels.

## What is said at a table when somebody from outside has stepped in

outside-kicked = A moderator of this server has sent { $guest } away from this table. 🛡️
outside-uninvited = A moderator of this server has taken back the invitation of { $guest }. 🛡️
outside-host = A moderator of this server has made { $guest } the host of this table. 🛡️
outside-asks = -# { $by } moderates this server and doesn’t play here. 🛡️
outside-closed = A moderator of this server has closed this table before the game began. 🛡️
outside-silent = Done. I was too slow to say so at the table; the panel shows it.
