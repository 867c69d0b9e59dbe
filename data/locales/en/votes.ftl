# What the players of a table decide together.

vote-menu = What shall the table vote on?
vote-menu-costs = -# Closing the table takes more than half: whoever agrees then counts as having left early, unless everybody whom the table still waits for agrees. A draw needs everybody, and counts against nobody.
vote-control-menu = Offer my seat, or vote
vote-control-end = Close the table
vote-control-draw = A draw
vote-control-offer = Offer my seat
vote-control-replace = Replace { $player }
vote-control-named = Ask somebody to take it…
vote-control-papers = Ask somebody, who gets my notes too…
vote-control-anybody = Offer it to everybody
vote-control-back = Back
vote-seat = { $own ->
    [yes] **Your seat:** ask somebody to take it, or offer it to everybody. More than half of the others must agree.
   *[no] The seat of { $player }: ask somebody to take it, or offer it to everybody. More than half of the others must agree.
}
vote-end = { $by } asks to **close this table** without a winner. It closes as soon as more than half of the players agree. **Whoever agrees then counts as having left early**, unless everybody whom the table still waits for agrees; whoever doesn’t agree loses nothing by it. A draw needs everybody, and counts against nobody.
vote-draw = { $by } offers **a draw**. Everybody must agree.
vote-replace = { $whose ->
    [own] { $by } offers their seat to { $newcomer }, with all that it knows. { $newcomer } must want it, and more than half of the others must agree.
    [before] { $by } would like to have the seat of { $player } back, with all that it knows. { $player } must agree.
   *[another] { $by } asks that { $newcomer } take over the seat of { $player }, with all that it knows. { $newcomer } must want it, and more than half of the others must agree.
}
vote-offer = { $whose ->
    [own] { $by } offers their seat, with all that it knows, to whoever takes it. More than half of the others must agree.
   *[another] { $by } offers the seat of { $player }, with all that it knows, to whoever takes it. More than half of the others must agree.
}
vote-pace = { $by } proposes another time for a turn: **{ $pace }**. Everybody who is here must agree.
vote-pause = { $days ->
    [one] { $by } proposes a pause of **one day**. Everybody who is here must agree.
   *[other] { $by } proposes a pause of **{ $days } days**. Everybody who is here must agree.
}
vote-takeback = { $by } asks to **take the last move back**. Everybody must agree, before the game goes on.
vote-until = Until { $at }; after that, the votes cast decide.
vote-calls = { $people_n ->
    [one] { $people }: what do you say?
   *[other] { $people }: what do you all say?
}
vote-for = For it: { $people }
vote-missing = Still to vote: { $people }
vote-yes = I agree
vote-no = No
vote-take = Take the seat
vote-replace-passed = { $newcomer } takes over the seat of { $player }: **My desk** shows all that it knows. What { $player } noted down stays theirs, unless they passed it on.
vote-pace-passed = Agreed: **{ $pace }** for a turn from now on.
vote-pause-passed = { $days ->
    [one] Agreed: a pause of **one day**. Afterwards the turn goes on with the time it had left.
   *[other] Agreed: a pause of **{ $days } days**. Afterwards the turn goes on with the time it had left.
}
vote-decides = Your vote has decided it.
vote-agreed = Agreed.
vote-failed = Not agreed: everything stays as it is.
table-taken-back = { $by } takes that back: the game stands as it stood before. ↩️
takeback-control = Take this back
takeback-control-ask = Ask to take this back
vote-silent = Your vote counts. The table reads it a little later: **/table vote** shows how it stands.
ended-by-vote = The table is closed because its players voted for it; nobody wins. **/table export** gives the game as a file.
ended-by-draw = The players have agreed on a draw. **/table export** gives the game as a file.
ended-by-deletion = The channel of this table was deleted, so the game is over; nobody wins. **/table export** gives the game as a file.
ended-by-removal = I was removed from this server, so the game is over; nobody wins. **/table export** gives the game as a file.
ended-by-upgrade = I was updated and no longer have the rules under which this game began: it ends here; nobody wins. **/table export** gives the game as a file.
ended-by-manager = A moderator of this server has closed this table; nobody wins. **/table export** gives the game as a file. 🛡️
refusal-other-seat-held = { $person } has held another seat at this table, and can’t take this one.
refusal-vote-open = This table is already voting on something. **/table vote** shows it.
refusal-vote-over = This vote is over. **/table vote** shows what can be put to the vote.
refusal-takeback-late = It’s too late to take that back: the game has gone on. Nothing has changed.
refusal-takeback-shown = That can’t be taken back: somebody has seen what they can’t unsee, or may have acted on it unseen. Nothing has changed.
refusal-no-vote = You have no vote in this: only those still playing have one, and whoever would take the seat.
refusal-vote-elsewhere = What is put to the vote is read by the whole table: vote in its channel.
refusal-replace-present = { $guest } is still playing, so only they can hand their seat over. Once they have missed a turn, you can ask for it.
refusal-replace-away = { $guest } is away until { $at }, and the table doesn’t wait for them. So only they can hand their seat over.
refusal-replace-bot = A bot can’t take a seat. Choose a person.
refusal-seat-for-another = This seat is offered to somebody else.
refusal-seat-left = { $guest } has left the game for good: that seat can’t be taken over.
