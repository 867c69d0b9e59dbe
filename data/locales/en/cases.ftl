# The case of the day, and cases to practise.

case-head = **Case no. { $n }** · { $game } · { $stars } · next one { $until } 🔎
case-practice-head = **A case to practise** · { $game } · { $stars } 🔎
case-played = From a game that people played on Alibi. The names are made up.
case-instead = The case of the day was made from a game that you played or watched. So here is another one, which counts just the same. 👁️
case-alt-rest = You’ll read the rest with “Words only” in /me settings.
case-seat = You are { $who }. This is what you know from the start:
case-clues = And this is what you heard and saw, as far as it matters. It’s enough.
case-clue = { $n }. { $text }
case-answer = Answer
case-wrong = **That isn’t it.** { $left ->
    [one] You have one more try.
   *[other] You have { $left } more tries.
} ✗
case-solved = **Solved** { $tries ->
    [1] at the first try!
    [2] at the second try.
   *[other] at the last try.
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } days in a row 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(one missed day doesn’t count ❄️)
       *[other] {" "}({ $frozen } missed days don’t count ❄️)
    }
} ✓
case-failed = **Not this time**, after { $tries } tries. A new case comes every day. ✗
case-solution = It was: **{ $nouns }**.
case-solution-rows = It was: { $rows }.
case-solution-row = **{ $noun }** ({ $title })
case-level = Going by the answers so far, this case is { $grade ->
    [1] **easy**
    [2] **of medium difficulty**
   *[3] **hard**
} ({ NUMBER($case, useGrouping: 0) }). Your own rating ({ $game }): **{ NUMBER($mine, useGrouping: 0) }** (± { NUMBER($margin, useGrouping: 0) }).
case-practice-right = **That’s it!** ✓
case-practice-wrong = **That isn’t it.** Try again, as often as you like. ✗
case-practice-shown = This is how it was.
case-another = Another one
case-show-solution = Show the solution
case-share = Share
case-show-board = The server
case-practise = Practise
case-show-why = Why?
case-why = **{ $noun }**
case-back = Back to the case
case-card = { $name } · case no. { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } { $solved ->
    [yes] { $tries ->
        [1] at the first try
        [2] at the second try
       *[other] at the last try
    }{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } days in a row 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(one missed day doesn’t count ❄️)
           *[other] {" "}({ $frozen } missed days don’t count ❄️)
        }
    }
   *[no] not solved
} 🔎
    -# A new case every day: **/case today**
case-board = **Case no. { $n }** on this server: { $many ->
    [0] nobody has finished yet.
    [one] one person has finished.
   *[other] { $many } people have finished.
}
case-board-solved = { $name }, { $tries ->
    [1] first try
    [2] second try
   *[other] last try
} ✓
case-board-failed = { $name } ✗
case-board-more = … and { $n } more.
refusal-case-incomplete = Choose something in each list first, then answer.
refusal-case-over = That case is over: a new one comes every day at midnight UTC. **/case today** shows it.
refusal-case-other = This case isn’t yours any more: **/case today** shows the one that is. Nothing was counted.
refusal-case-others-seated = You can allow this only while nobody else has a seat: whoever sits down later sees it, and agrees. Nothing has changed.
option-cases = May become a case
lobby-cases = Whoever sits down agrees: a week after its end or later, this game may become a **case of the day**, without names or server, and never for anyone who played or watched it. 🔎
refusal-case-later = The case isn’t ready yet. Try again in a moment.
refusal-case-without = Case after case was looked at for twenty seconds, and none needed this technique. Try again: they’re different ones each time.
refusal-case-no-server = Use this on a server: in direct messages there’s only your own result.
refusal-case-shared = Your result is here already.
case-asked = You are { $who }.
case-told = **What there is to know**, in the order in which it happened. It’s enough.
case-proof = **There’s nothing to guess here:** mark on the sheet what follows from the clues. A mark that doesn’t follow is refused, true or not.
case-mark = Mark the sheet
case-quick = Just answer
case-also = Column { $who }, { $kind ->
    [person] a person that’s certain
    [suspect] a suspect that’s certain
    [place] a place that’s certain
    [room] a room that’s certain
   *[weapon] a weapon that’s certain
}
case-to-clues = The clues
case-goal = To be proven with a ✓{ $one ->
    [yes] {" "}in the column **{ $column }**
   *[no] {""}
}: { $parts }.
case-stands = **Proven:** it follows from the clues.
case-not-proven = **Not proven yet:** it doesn’t follow from the clues.
case-refute = Show me why not
case-refuted = **This fits everything you were told, too** (above, ringed in the picture).
case-refuted-rest = -# What is certain and not proven yet stays hidden.
case-proof-count = -# Refused marks: { $unproven } · hints: { $hints }
case-proven = **Case closed: all of it proven.** { $unproven ->
    [0] Every mark followed
    [one] One mark didn’t follow
   *[other] { $unproven } marks didn’t follow
}, { $hints ->
    [0] no hint was taken
    [one] one hint was taken
   *[other] { $hints } hints were taken
}; { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min since your first look.{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } days in a row 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(one missed day doesn’t count ❄️)
       *[other] {" "}({ $frozen } missed days don’t count ❄️)
    }
} ✓
case-card-proven = { $name } · case no. { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } proven · { $hours ->
        [0] {""}
       *[other] { $hours } h{" "}
    }{ $minutes } min{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } days in a row 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(one missed day doesn’t count ❄️)
           *[other] {" "}({ $frozen } missed days don’t count ❄️)
        }
    } 🔎
    -# A new case every day: **/case today**
case-board-proven = { $name }, proven { $slips ->
    [0] without a slip
   *[other] · refused marks: { $unproven } · hints: { $hints }
} · { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min ✓
refusal-case-begun = You’ve begun to prove this case, so it’s proofs that count: **/case today** shows it. Nothing has changed.
case-past = Earlier cases
case-past-older = Older ones
case-past-newer = Newer ones
case-today = Today’s case
case-past-prompt = Choose a case
case-past-choice = No. { $n } · { $game } · { $stars }{ $solved ->
    [yes] {" "}✓
   *[no] {""}
}
case-past-list = **Cases of past days.** They count for your rating, but not for days in a row.
case-past-none = There are no earlier cases here yet. **/case practise** finds you as many as you like.
case-past-head = **Case no. { $n }**, of a past day · { $game } · { $stars } 🔎
case-together = A case for all
case-joint-head = **A case for all of you** · { $game } · { $stars } 🔎
case-joint-hint = Everybody here takes part: open the clues, and mark on the one sheet you all share what follows from them. Every mark is listed here with its author, even a refused one.
case-joint-open = Clues and sheet
case-joint-over = This case is closed.
case-joint-count = -# Proven marks: { $proven } · refused marks: { $unproven } · hints: { $hints }
case-joint-deed = { $person }: { $sign } { $row }{ $alone ->
    [yes] {""}
   *[no] {" "}({ $column })
}{ $kind ->
    [proven] {""}
    [refused] {", "}not proven
   *[shown] {", "}a deal shown
} { $square }
case-joint-hinted = { $person } took a hint 💡
case-joint-somebody = somebody
case-joint-ended = { $end ->
    [solved] **Case closed together: all of it proven.**
    [moderated] **A moderator of this server has closed this case.** 🛡️
   *[given-up] **Case given up.**
} { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min { $squares }
case-joint-people = Proven marks: { $people }
case-joint-give-up = Give up
case-joint-sure = Then everybody here sees the solution, and nobody can mark any more. Give up?
refusal-case-joint-host = Only whoever opened this case or a moderator of this server can give it up for all.
refusal-case-joint-server = Use this on a server: it’s a case for everybody in a channel.
