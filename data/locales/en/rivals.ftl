# Seats for the program: who plays, how well, and why they did what they did.

control-rivals = Rivals
rivals-fill = Fill with rivals
rivals-filled = Rivals of your strength have taken their seats.
refusal-rivals-enough = There are enough players already. **More**, then **Rivals**, seats one rival at a time.
rivals-title = **The program can play too.** A rival knows only what its seat knows, takes its turn within seconds and explains its moves once the game is over. Games with rivals don’t count for the ratings.
rivals-full = The table is full: { $n } seats. Send a rival away to make room. 🤖
rivals-styles-bakerstreet = -# Among experts and masters, **bold** rivals more often name an estimate that is high for their hand; **guarded** ones name lower, and doubt sooner. They win about as often as others of their strength.
rivals-styles-cluedo = -# Among masters, **bold** rivals dare an accusation sooner, **guarded** ones later; these also name more cards of their own in their questions. They win about as often as others of their strength.
rivals-prompt = Give a seat to …
rivals-remove = Send { $name } away
rival-strength = { $strength ->
    [novice] novice
    [amateur] amateur
    [expert] expert
   *[master] master
}{ $style ->
    [bold] {" "}· bold
    [guarded] {" "}· guarded
   *[plain] {""}
}
rival-choice = { $name } · { $strength }
lobby-rival = { $who } ({ $strength })

rival-oscar = Does whatever comes to mind, and forgets half of what was said.
rival-lucie = Asks whatever she’s curious about, and never takes a note.
rival-basile = Nods at everything; what did you say again?
rival-nina = In her very first game, and enjoying every minute of it.
rival-felix = Looks out of the window while the others think.
rival-adele = Takes neat notes, and misses what’s between the lines.
rival-hugo = Crosses out what he sees, and trusts his nose for the rest.
rival-rosalie = Patient and polite; a clever bluff still surprises her.
rival-victor = Has read every detective story, but only the first halves.
rival-ines = Has good ideas, and now and then misses a detail.
rival-irene = Never guesses what she can work out.
rival-maurice = A man of few words, quick to conclude.
rival-simone = Counts everything, including what you’d rather she didn’t.
rival-casimir = Keeps a ledger of everything that happens at the table.
rival-salome = Smiles when you hesitate.
rival-ariane = Follows the thread to its end, however long it is.
rival-honore = Weighs every move, and wastes none.
rival-octavie = Reads your game better than you do.
rival-ulysse = Takes his chances exactly when they’re worth it.
rival-cleo = Knows. The only question is since when.

ended-by-rivals = Only the program was left to play, so this table is closed; nobody wins. **/table export** gives the game as a file.
refusal-rivals-not-here = The program doesn’t know how to play this game yet.
refusal-rival-seated = They already sit at this table. Choose somebody else.
refusal-rival-kicked = A rival is sent away with the lobby’s buttons **More** and **Rivals**.
refusal-rival-hosts = The program can’t host a table. Choose a person.

theatre-why = Why { $who } did that: { $why } 🤖
why-at-random = it could have been anything; chance decided.

why-clues-choose = one choice is as good as another here.
why-clues-take = that player had the most magnifying glasses to spare.
why-clues-sure = only one solution was left.
why-clues-guess = { $n } solutions were left, and this was the last magnifying glass of the turn.
why-clues-no-more = { $n } solutions were left, and no question would have told any more.
why-clues-curious = out of curiosity; as far as memory went, { $n ->
    [one] one solution was
   *[other] { $n } solutions were
} left.
why-clues-risk = the turn was nearly over, and of { $n } solutions this one was likely enough to try: { $percent }%.
why-clues-parted = of { $n } solutions, this question seemed to rule out most, whatever the answer.
why-clues-ask = { $n } solutions were left, and of all questions this one was expected to tell most.
why-clues-read = { $n } solutions were left, and a secret informant, whom nobody else hears, was worth more than a question.

why-cluedo-pawn = this pawn was liked best.
why-cluedo-show = an answer was due, and one card was as good as another.
why-cluedo-show-least = of the cards that could be shown, this one told least.
why-cluedo-show-again = the asker had seen this card before, so it told nothing new.
why-cluedo-nothing = none of these cards was in hand.
why-cluedo-lie = this card had never been shown, and nothing shown so far gave the lie away.
why-cluedo-lie-again = this card had been hidden before, and one lie leads to another.
why-cluedo-denounce = it could be proven that a card had been hidden from suggestion { $hypothesis }.
why-cluedo-likely = with lies about, little is ever certain, and this was likely enough: { $percent }%.
why-cluedo-hurried = it was likely enough ({ $percent }%), and somebody else might have been faster.
why-cluedo-sure = only one solution was left.
why-cluedo-best-guess = no question would have told any more, so the likeliest was named: { $percent }%.
why-cluedo-guess = { $n ->
    [one] one solution was left, and no question that came to mind would have told any more.
   *[other] { $n } solutions were left, and no question that came to mind would have told any more, so one of them was named.
}
why-cluedo-to-accuse = there was nothing more to ask, and accusing takes a suggestion first.
why-cluedo-ask = { $n ->
    [one] one solution was
   *[other] { $n } solutions were
} left, and these cards hadn’t been placed yet.
why-cluedo-best = { $n ->
    [one] one solution was
   *[other] { $n } solutions were
} left, and of all questions in reach this one was expected to tell most.
why-cluedo-decoy = one of these cards was in hand, as a decoy: whoever asks only for cards that they lack shows their hand.
why-cluedo-best-room = a question there promised most: { $room }.
why-cluedo-enter = this room hadn’t been placed yet: { $room }.
why-cluedo-passage = the passage led to a room that hadn’t been placed yet.
why-cluedo-roll = there was nothing more to learn on the spot.
why-cluedo-roll-first = whoever throws first sees where a question is possible, and may still stay.
why-cluedo-walk = this square was nearest to a room that hadn’t been placed yet.
why-cluedo-rest = there was nothing better to do.

vote-control-rival = Program for { $player }
vote-rival = { $by } asks that the program ({ $newcomer }) play on for { $player }, who is away: with all that the seat knows, and nothing else. More than half of the others must agree. **/table replace** gives the seat back to { $player } at any time.
vote-rival-passed = { $newcomer } plays on for { $player }. **/table replace** gives the seat back to { $player } at any time.
vote-rival-leaves = { $newcomer } takes over the seat of { $player }: **My desk** shows all that it knows.
vote-control-return = Take my seat back
refusal-rivals-only = Nobody but the program would be left at this table. It plays with people, never alone.
