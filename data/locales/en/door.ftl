# The door: every way into a game.

door-title = **What would you like to play?**
door-alone = • **Alone, now**: against rivals that the program plays.
door-others = • **With others here**: open a table in this channel, and anyone can join.
door-open = { $n ->
    [one] • **A table has a free seat**: take it from the list.
   *[other] • **{ $n } tables have a free seat**: choose one from the list.
}
door-mailbox = Tables are opened on a server: send **/play** in one of its channels. Everything else works here too.
door-desk = **Deduction games, whenever you like.** These buttons always work.
door-play = Play { $game }
door-table = Open { $game }
door-table-prompt = Open a table here…
door-all = All ways to play
door-learn = Learn a game
door-case = Case of the day
door-tables = My tables
ways = And also…
ways-settings = My settings, my time, my data
ways-practise = A case to practise
ways-board = Today’s case on this server
ways-stats = Statistics
ways-night = Plan an evening here
ways-help = What Alibi is, and how to begin
door-join = Take a free seat…
door-seat = { $game }, opened by { $host }
door-seated = { $n } of { $most } seats taken
door-dealt = { $strength ->
    [novice] Your game is in { $channel }, against { $rivals ->
        [one] a novice
       *[other] novices
    }. When you’ve won some, stronger rivals come.
    [amateur] Your game is in { $channel }, against { $rivals ->
        [one] an amateur
       *[other] amateurs
    }. The more you win, the stronger your rivals.
    [expert] Your game is in { $channel }, against { $rivals ->
        [one] an expert
       *[other] experts
    }. The more you win, the stronger your rivals.
   *[master] Your game is in { $channel }, against { $rivals ->
        [one] a master: there is none stronger.
       *[other] masters: there are none stronger.
    }
}
door-rival-begins = It’s not your turn yet: a message there calls you when it is.
