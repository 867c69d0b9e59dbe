# What finished games say of people, games and servers.

stats-mine = **Your games** on this server
stats-mine-everywhere = **Your games** on all servers
stats-theirs = **Games played by { $person }** on this server
stats-nothing = No games counted yet: a game counts once it’s over.
stats-played = **{ $game }**: { $played ->
    [one] one game
   *[other] { $played } games
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}.
stats-rating = Rating this quarter: **{ $points }** (± { $margin }).
stats-provisional = Rating this quarter: { $points }, provisional after { $rated ->
    [one] one game
   *[other] { $rated } games
}.
stats-title = { $title ->
    [decisive] Asked the question that decided
   *[silent] Kept quiet and was right
}{ $n ->
    [one] {""}
   *[other] {" "}({ $n } times)
} 🏅
stats-stepped-in = { $n ->
    [one] Took over a seat once. 🤝
   *[other] Took over { $n } seats. 🤝
}
stats-left = { $n ->
    [one] Left early once.
   *[other] Left early { $n } times.
}
stats-hidden = -# Nobody else sees this. **/me settings** changes that.

stats-game = **{ $game }** on this server: { $games ->
    [0] no finished game yet
    [one] one finished game
   *[other] { $games } finished games
}, { $decided ->
    [0] none with a winner
    [one] one with a winner
   *[other] { $decided } with a winner
}.
stats-ladder = The strongest this quarter, of ten rated games or more:
stats-rung = { $place }. { $person }: **{ $points }** (± { $margin }), { $n } games, { $won } won
stats-no-ladder = Nobody has ten rated games this quarter yet.

stats-server = **This server**: { $games ->
    [0] no finished game yet.
    [one] one finished game.
   *[other] { $games } finished games.
}
stats-game-line = **{ $game }**: { $games ->
    [one] one game
   *[other] { $games } games
}, { $decided ->
    [0] none with a winner
    [one] one with a winner
   *[other] { $decided } with a winner
}.
stats-first = First this quarter: { $person } ({ $points }).

stats-button-mine = My games
stats-button-server = This server
stats-button-techniques = My techniques
stats-chart-won = Games won, of those played
stats-chart-decided = Games with a winner, of all
stats-chart-course = { $game }: rating after the last { $n } games
stats-chart-ladder = { $game }: ratings this quarter
stats-alt = { $caption }: { $rows }
stats-alt-row = { $what } { $part } of { $whole }

techniques-mine = **Your techniques**, from cases that you’ve proven or had shown to you. Each mark counts for the hardest technique it took; *missed* are those that would have shown what a refused mark got wrong, what a hint told you, or what you left open. Nobody else sees this.
techniques-none = **Nothing is counted yet.** Prove a case to its end: then this page lists the techniques that your marks took, and those you missed. Nobody else sees it.
techniques-count = **{ $name }**: used { $used }, missed { $missed }
techniques-choose = A technique to read about and practise
techniques-practise = Practise this
techniques-practise-most = Practise: { $name }
techniques-case = { $hardest ->
    [yes] **{ $name }** is the hardest step of this case.
   *[no] This case takes **{ $name }**, and harder steps too.
}

refusal-stats-nothing = Nothing is counted for { $person } here, or they don’t want it seen.
refusal-stats-no-server = Use this on a server: in direct messages there are only your own games.
settings-listed = { $on ->
    [yes] Others see your finished games in **/stats**.
   *[no] Nobody but you sees your finished games in **/stats**.
}
settings-set-listed = { $n ->
    [0] Hide my games from others
   *[1] Show my games to others
}
