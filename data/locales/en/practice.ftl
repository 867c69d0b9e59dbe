# The practice page: a Discord of our own in the browser, to play without a token. Not seen on the real Discord.

practice-brand = practice table

## The club in which one begins: its names, four people of this language, and the language (a folder) of four guests

practice-club-name = The Lamplight Club
practice-club-lounge = drawing-room
practice-club-lounge-topic = Talk, and tables of every kind
practice-club-people = Mabel Thorncroft, Augustus Pell, Winifred Ashdown, Silas Quarrington
practice-club-guests = fr

## The page

practice-channels = Channels
practice-people = People
practice-messages = Messages
practice-mailbox = Mailbox
practice-theme = Light or dark
practice-help = Help
practice-controls = Behind the scenes
practice-close = Close
practice-cancel = Cancel
practice-delete = Delete
practice-yes = yes
practice-no = no
practice-required = Please fill this in
practice-optional = optional
practice-you-are = you are
practice-whoami = You are { $name }. Switch to somebody else
practice-become = Switch to { $name }
practice-follow = Follow whose turn it is
practice-follow-on = From now on the page switches to whoever is awaited at the table of this channel.
practice-follow-off = The page no longer follows whose turn it is.
practice-followed = It’s { $name }’s turn: you’re { $name } now.
practice-connection-lost = The practice table doesn’t answer. If it was closed, open it again with “make play”: this page comes back by itself.
practice-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}

## Messages

practice-bot = bot
practice-edited = (edited)
practice-used = { $person } used /{ $command }
practice-reply-gone = The message is gone
practice-thinking = { $bot } is thinking…
practice-sending = Sending /{ $command }…
practice-no-answer = The application didn’t respond to /{ $command }. Is the bot running?
practice-menu-message = Menu of this message: { $name }
practice-menu-person = Menu of { $name }
practice-menu-empty = There’s nothing more here.
practice-failed = This interaction failed: the bot didn’t answer.
practice-no-longer = That’s no longer possible.
practice-only-you = Only you can see this
practice-dismiss = Dismiss
practice-new = New
practice-beginning = This is where #{ $channel } begins.
practice-to-newest = Jump to newest
practice-older = Show older messages
practice-beginning-mailbox = Only you and the bot read what is written here.
practice-enlarge = Enlarge: { $what }
practice-enlarge-nameless = Enlarge the picture
practice-unknown-part = This part of the message can’t be shown here.
practice-choose = Choose…
practice-choose-at-least = Choose at least { $n }
practice-choose-at-most = Choose at most { $n }

## Writing and commands

practice-write = Message #{ $channel }, or / for commands
practice-write-mailbox = Message the bot, or / for commands
practice-write-label = Write in { $channel }; a slash lists the commands
practice-send = Send
practice-commands = Commands
practice-no-commands = No such command. Is the bot running?
practice-command-send = Send command
practice-nothing-offered = No match
practice-not-possible = This can’t be sent: please check it.
practice-may-not-write = You can’t write that here.
practice-number-wanted = A number, please
practice-number-low = At least { $n }
practice-number-high = At most { $n }
practice-too-short = { $n ->
    [one] At least { $n } character
   *[other] At least { $n } characters
}
practice-submit = Submit
practice-form-failed = The bot didn’t answer. Try again, or start it behind the scenes.

## Places

practice-no-channels = You see no channel here.
practice-channel-gone = #{ $channel } is gone.
practice-topic-mailbox = Private messages from the bot
practice-topic-mailbox-closed = Closed: the bot can’t write to you
practice-topic-thread = Thread in #{ $channel }
practice-thread-open = Open a thread
practice-thread-name = Name of the thread
practice-thread-private = Private: only those invited see it
practice-thread-members = Invited
practice-thread-delete = Delete this thread
practice-channel-add = New channel
practice-channel-name = Name of the channel
practice-channel-delete = Delete this channel
practice-channel-delete-sure = Delete #{ $channel }?
practice-channel-delete-about = Everything said there goes with it. The bot is told, as Discord would tell it.

## Calendar

practice-events = Events
practice-event-scheduled = planned
practice-event-active = going on
practice-event-completed = over
practice-event-cancelled = cancelled
practice-event-interested = { $n ->
    [0] Interested
   *[other] Interested · { $n }
}

## People

practice-who-title = Who are you?
practice-new-tab = Open a tab as { $name }
practice-person-own = { $name }
practice-person-add = New person
practice-person-name = Name
practice-person-name-taken = Somebody is already called that
practice-person-language = Language
practice-person-dms = The bot may write to me (mailbox open)
practice-person-dms-of = Mailbox of { $name } open
practice-mailbox-closed = mailbox closed

## Behind the scenes

practice-controls-bot = The bot
practice-controls-bot-about = Kill it in the middle of a game: when it starts again, the game goes on where it was.
practice-bot-running = The bot is running
practice-bot-starting = The bot is connecting…
practice-bot-stopped = The bot is stopped
practice-bot-exit = exit code { NUMBER($code, useGrouping: 0) }
practice-bot-start = Start
practice-bot-kill = Kill
practice-bot-restart = Restart cleanly
practice-gateway-drop = Drop the connection
practice-gateway-dropped = { $n ->
    [0] There was no connection to drop.
   *[other] The connection is cut; the bot comes back by itself.
}
practice-controls-time = The clock
practice-time-now = { $day }, { $time }
practice-time-about = Let hours or days go by, to see reminders, missed turns and absences. The bot starts again with the new time; the clock never goes back.
practice-time-skip = { $hours ->
    [one] +{ $hours } hour
    [24] +1 day
    [168] +1 week
   *[other] +{ $hours } hours
}
practice-controls-channel = #{ $channel }
practice-power-send-messages = The bot may write here
practice-power-send-messages-in-threads = The bot may write in threads
practice-power-attach-files = The bot may attach files
practice-controls-people = Mailboxes
practice-controls-server = The server
practice-server-language = Language of { $server }
practice-faults = { $n ->
    [0] Discord would have accepted everything that the bot sent.
    [one] The real Discord would refuse { $n } thing that the bot sent:
   *[other] The real Discord would refuse { $n } things that the bot sent:
}
practice-anew = Start with an empty server
practice-anew-sure = Start with an empty server?
practice-anew-about = Everything said and played at this practice table goes, and so do the channels and people you added. This can’t be undone.
practice-anew-yes = Empty it

## Help

practice-guide-title = Your first game in one minute
practice-guide-intro = This is a Discord of its own, on your machine alone.
practice-guide-step-1 = Press **Play now** below, or send **/play** in any channel, and choose a game: rivals that the program plays take the other seats, and the cards are dealt at once.
practice-guide-step-2 = The answer shows your secrets. Your table has a thread of its own: open it from the answer, or from the list of channels (☰ on a phone).
practice-guide-step-3 = When it’s your turn, a message calls you; press what it offers.
practice-guide-more = With others, and behind the scenes
practice-guide-hint-1 = To play with others, send **/table new**, press your own card at the top, become somebody else and press **Join**. The button beside your card **follows whose turn it is**.
practice-guide-hint-2 = Several tabs can be several people: open them with the arrow in the list of people. A red number says that somebody is called, or has mail.
practice-guide-hint-3 = **Behind the scenes** you can kill the bot, close mailboxes and take permissions away: none of this should spoil a game.
practice-guide-hint-4 = You can close the practice table in the middle of a game: open it again, and the game goes on.
practice-guide-play = Play now
