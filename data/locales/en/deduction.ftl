# What follows: sheets that draw conclusions, reasons, the inquest.

## What a table agrees on

option-sheet = Sheets
level-paper = paper (what you see anyway)
level-checked = checked paper (Check counts your wrong marks)
level-notebook = notebook (all that is certain)
level-analyst = analyst (shares of the deals too)
level-name-paper = paper
level-name-checked = checked paper
level-name-notebook = notebook
level-name-analyst = analyst

## The sheet

sheet-deals = { $title } · { $n ->
    [one] one deal left
   *[other] { $n } deals left
}
sheet-first = Choose a row and a column first.
sheet-legend-notebook = -# Underlined here, ringed in the picture: what follows for certain from all that you’ve been told. **Why?** tells you how, for the cell you’ve chosen.
sheet-legend-analyst = -# Figures: in how many of 100 deals still possible this is so. That’s a share, not a probability: it leaves out how people choose.
sheet-legend-number = -# **7·14**: where a number is asked for, the most frequent one, 7, and its share, 14.
sheet-why-control = Why?
sheet-why = **Why { $row } · { $column }: { $sign }**
sheet-why-row = **Why { $row }: { $sign }**
refusal-sheet-is-paper = The sheets of this table are paper: they show what you see anyway, and your own marks.
refusal-why-seen = You can see this yourself: it needs no reasons.
refusal-no-knowledge = I can’t draw conclusions in this game.
refusal-unthought = I couldn’t work out what follows just now. Try again in a moment; nothing is lost.

## Checked sheets

check-control = Check
check-which-control = Which?
check-wrong = { $n ->
    [0] **Check:** what you’ve been told rules out none of your marks.
    [one] **Check:** what you’ve been told rules out one of your marks.
   *[other] **Check:** what you’ve been told rules out { $n } of your marks.
}
check-unproven = { $n ->
    [0] { $wrong ->
        [0] They’re all proven.
       *[other] All the rest is proven.
    }
    [one] One isn’t proven yet: it may be right, or not.
   *[other] { $n } aren’t proven yet: they may be right, or not.
}
check-legend = -# **Check** compares ✓ and ✗, and figures where a number is asked for, with all that you’ve been told; nobody looks at the deal.
check-these-wrong = { $n ->
    [one] **This can’t be:** { $cells }. 💡
   *[other] **These can’t be:** { $cells }. 💡
}
check-these-unproven = **Not proven yet:** { $cells }. 💡
check-cell = { $row }, { $column }: { $sign }
refusal-check-all-proven = All your marks that can be checked are proven. This hint isn’t counted.
refusal-check-nothing = There’s nothing to check: ✓, ✗ and figures are checked, question marks and letters aren’t.

## Hints

option-hints = Hints
hints-idle = yes (but with these sheets there are none to ask for)
lobby-hints-allowed = Hints allowed 💡
hint-control = { $rung ->
    [0] Hint
    [1] What follows?
   *[other] A good question?
}
hint-where = **Where to look:** something new follows from { $nos_n ->
    [one] no. { $nos }
   *[other] nos. { $nos }
}. 💡
hint-where-marked = **Where to look:** with what you’ve marked, something new follows from { $nos_n ->
    [one] no. { $nos }
   *[other] nos. { $nos }
}. 💡
hint-where-part = **Where to look:** { $part }. 💡
hint-control-technique = Which technique?
hint-technique = { $n ->
    [0] **Which technique:** a look at what you’ve been told is enough. 💡
    [one] **Which technique:** { $names }. 💡
   *[other] **Which techniques:** { $names }. 💡
}
hint-what = **What follows:** 💡
hint-ask = **A good question now:** { $verb } ({ $values }). 💡
hint-do = { $n ->
    [0] **There’s nothing to ask just now.** The best you can do: { $verb }. 💡
   *[other] **There’s nothing to ask just now.** The best you can do: { $verb } ({ $values }). 💡
}
hint-go = { $n ->
    [0] **Better than a question now:** { $verb }. 💡
   *[other] **Better than a question now:** { $verb } ({ $values }). 💡
}
hint-expected = On average, about { $percent }% of the solutions that are possible now should be left after it.
hint-all-told = No question should tell you more about the solution. 💡
hint-count = { $n ->
    [one] -# Your first hint in this game. All will see at the end how many you had.
   *[other] -# Your hint no. { $n } in this game. All will see at the end how many you had.
}
hints-given = Hints: { $given } 💡
hints-of = { $who } { $n }
refusal-no-hints = This table plays without hints.
refusal-hint-nothing = Nothing new follows for certain from what you’ve been told. This hint isn’t counted.
refusal-hint-not-now = It isn’t your turn: ask for a good question when it is. This hint isn’t counted.
refusal-hint-one-choice = Apart from an accusation, there’s only one thing you can do now. This hint isn’t counted.

## The inquest

control-inquest = Inquest
control-publish = Post the inquest
inquest-head = **{ $game }** · table no. { $table } · **the inquest**
number-short = { $unit ->
    [2] { $n }M
    [3] { $n }bn
    [4] { $n }tn
   *[0] { $n }
}
inquest-caption = Deals left to each, move by move
inquest-alt = The inquest: one line for each player shows how many deals were still possible after each move. The lines only fall.
inquest-known = { $who } could first have known at no. { $step }.
inquest-unknown = { $who } couldn’t have known before the end: { $deals ->
    [one] one deal was left.
   *[other] { $deals } deals were left.
}
inquest-unknown-out = { $who } was out before they could have known: { $deals ->
    [one] one deal was left.
   *[other] { $deals } deals were left.
}
inquest-turning = { $steps_n ->
    [one] The turning point: no. { $steps }.
   *[other] Turning points: nos. { $steps }.
}
inquest-accuracy = { $who }: questions worth { $percent }% of the best ones ({ $n ->
    [one] one question
   *[other] { $n } questions
}).
inquest-fine = A fine question: no. { $step }, by { $who }. { $best ->
    [yes] No other question at that point was expected to tell more.
   *[no] Hardly any other question at that point was expected to tell more.
}
inquest-lucky = A lucky question: no. { $step }, by { $who }. It ruled out all but about one possible solution in { $among }, though it promised only { $percent }% of what the best question at that point did.
inquest-excluded = At no. { $step }, { $who } named a solution already ruled out by what they had been told.
inquest-idle = { $who } learnt nothing new by asking: { $steps_n ->
    [one] no. { $steps }.
   *[other] nos. { $steps }.
}
theatre-no = (no. { $step } in the log)
theatre-left = Deals still possible: { $seats } 🔎
theatre-seat-left = { $who } { $fell ->
    [1] { $before } → **{ $deals }**
   *[other] { $deals }
}
theatre-known = { $who } could know from here on. 💡
inquest-legend = -# A deal is possible for somebody if nothing they were told speaks against it. How many are left only ever falls.
inquest-likewise = -# { $steps_n ->
    [one] Likewise at no. { $steps }.
   *[other] Likewise at nos. { $steps }.
}
inquest-posted = The inquest is posted: { $link }
inquest-there = The inquest is already posted: { $link }
refusal-inquest-nothing = Too little happened in this game for an inquest.
refusal-inquest-later = The inquest couldn’t be posted just now. Press again in a minute.
refusal-inquest-no-channel = The channel in which this table was played is gone, so the inquest has no place.
trouble-inquest-may-not = I can’t post the inquest: I need the permission “{ $permission }” in the channel of that table.
refusal-no-inquest = There’s no inquest in this game.
