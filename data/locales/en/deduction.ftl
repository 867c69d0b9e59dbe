# What follows: sheets that draw conclusions, reasons, the inquest.

## What a table agrees on

option-sheet = Sheets
level-paper = paper: what you see anyway
level-notebook = notebook: all that is certain
level-analyst = analyst: shares of the deals too

## The sheet

sheet-legend-notebook = -# Ringed here and underlined above: what follows for certain from all that you have been told. **Why?** tells you how, for the cell you have chosen.
sheet-legend-analyst = -# Small figures: in how many of 100 deals that are still possible it is so. That is a share, not a chance: how people choose is not in it.{ $deals ->
    [0] {""}
   *[other] {" "}Deals left: { $deals }.
}
sheet-why-control = Why?
sheet-why = **Why { $row } · { $column }: { $sign }**
refusal-sheet-is-paper = The sheets of this table are paper: they show what you see anyway, and your own marks.
refusal-why-seen = You can see this yourself: it needs no reasons.
refusal-no-knowledge = I cannot draw conclusions in this game.
refusal-unthought = I could not work out what follows just now. Try again in a moment; nothing is lost.

## The inquest

control-inquest = Inquest
control-publish = Post the inquest
inquest-head = **{ $game }** · table no. { $table } · **the inquest**
inquest-caption = Deals left to each, move by move
inquest-alt = The inquest: one line for each player shows how many deals were still possible after each move. The lines only fall.
inquest-known = 🔎 { $who } could first have known at no. { $step }.
inquest-unknown = 🔎 { $who } could not have known before the end: { $deals ->
    [one] one deal was left.
   *[other] { $deals } deals were left.
}
inquest-finest = ✨ A fine question: no. { $step }, by { $who }. Of { $among } possible deals, it left about one.
inquest-excluded = 💭 At no. { $step }, { $who } named a solution that what they had been told already ruled out.
inquest-idle = 💭 { $who } learnt nothing new by asking: { $steps }.
theatre-no = (no. { $step })
theatre-left = 🔎 Deals still possible: { $seats }
theatre-seat-left = { $who } { $fell ->
    [1] { $before } → **{ $deals }**
   *[other] { $deals }
}
theatre-known = 💡 { $who } could know from here on.
inquest-legend = -# A deal is possible for somebody if nothing they were told speaks against it. How many are left only ever falls.
inquest-not-posted = That took me too long to post. Press once more: now I know the answer.
refusal-no-inquest = There is no inquest in this game: it has no case to close.
