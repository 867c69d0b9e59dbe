# The practice page: a Discord of our own in the browser, to play without a token. Not seen on the real Discord.

practice-brand = practice table
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
practice-whoami = You are { $name }. Change who you are
practice-become = Be { $name }
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
practice-no-answer = The application did not respond to /{ $command }. Does the bot run?
practice-failed = This interaction failed: the bot did not answer.
practice-no-longer = That is no longer possible.
practice-only-you = Only you can see this
practice-dismiss = Dismiss
practice-new = New
practice-beginning = This is where #{ $channel } begins.
practice-to-newest = To the newest
practice-older = Show older messages
practice-beginning-mailbox = Only you and the bot read what is written here.
practice-enlarge = Enlarge: { $what }
practice-enlarge-nameless = Enlarge the picture
practice-unknown-part = This part of the message cannot be shown here.
practice-choose = Choose…
practice-choose-at-least = Choose at least { $n }
practice-choose-at-most = Choose at most { $n }

## Writing and commands

practice-write = Message #{ $channel }, or / for commands
practice-write-mailbox = Message the bot, or / for commands
practice-write-label = Write in { $channel }; a slash lists the commands
practice-send = Send
practice-commands = Commands
practice-no-commands = No such command. Does the bot run?
practice-command-send = Send command
practice-nothing-offered = Nothing fits
practice-not-possible = This cannot be sent: please check it.
practice-may-not-write = You may not write that here.
practice-number-wanted = A number, please
practice-number-low = At least { $n }
practice-number-high = At most { $n }
practice-too-short = { $n ->
    [one] At least { $n } character
   *[other] At least { $n } characters
}
practice-submit = Submit
practice-form-failed = The bot did not answer. Try again, or start it behind the scenes.

## Places

practice-no-channels = You see no channel here.
practice-channel-gone = #{ $channel } is gone.
practice-topic-mailbox = Private messages from the bot
practice-topic-mailbox-closed = Closed: the bot cannot write to you
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
practice-channel-delete-about = All that was said there goes with it. The bot is told, as Discord would tell it.

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
practice-controls-bot-about = Kill it in the middle of a game: whatever was stored goes on when it starts again.
practice-bot-running = The bot is running
practice-bot-starting = The bot is connecting…
practice-bot-stopped = The bot is stopped
practice-bot-exit = exit code { NUMBER($code, useGrouping: 0) }
practice-bot-start = Start
practice-bot-kill = Kill
practice-bot-restart = Restart politely
practice-gateway-drop = Drop the connection
practice-gateway-dropped = { $n ->
    [0] There was no connection to drop.
   *[other] The connection is cut; the bot comes back by itself.
}
practice-controls-channel = #{ $channel }
practice-power-send-messages = The bot may write here
practice-power-send-messages-in-threads = The bot may write in threads
practice-power-attach-files = The bot may attach files
practice-controls-people = Mailboxes
practice-controls-server = The server
practice-server-language = Language of { $server }
practice-faults = { $n ->
    [0] Everything that the bot sent, Discord would have taken.
    [one] The real Discord would refuse { $n } thing that the bot sent:
   *[other] The real Discord would refuse { $n } things that the bot sent:
}
practice-anew = Start with an empty server
practice-anew-sure = Start with an empty server?
practice-anew-about = Everything said and played at this practice table goes, and so do the channels and people you added. Nothing brings it back.
practice-anew-yes = Empty it

## Help

practice-guide-title = Your first game in one minute
practice-guide-intro = This is a Discord of its own, on your machine alone. You play everybody in turn; each person sees only what is meant for them.
practice-guide-step-1 = In a channel, type **/table new**, choose a game and send the command: you sit at the table.
practice-guide-step-2 = Press another visiting card at the top: now you are somebody else. Press **Join**. Do so until there are enough of you.
practice-guide-step-3 = Go back to the person who opened the table and press **Start**.
practice-guide-step-4 = A red number at a card says that somebody is called, or has mail. Be them, and press what the panel offers.
practice-guide-step-5 = Secrets are in the **Mailbox** at the left, and behind the button **My desk**.
practice-guide-hint-1 = Several tabs can be several people: open them with the arrow in the list of people.
practice-guide-hint-2 = **Behind the scenes** kills the bot, closes mailboxes, takes permissions away: nothing of it may spoil a game.
practice-guide-hint-3 = You may close the practice table in the middle of a game: open it again, and the game goes on.
practice-guide-close = Let us play
