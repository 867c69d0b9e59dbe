# Bakerstreet.

game-bakerstreet = Bakerstreet
club-bakerstreet = baker-street
kind-bakerstreet = bluff
about-bakerstreet = London, 1898, in thick fog: two detectives estimate what both hands are worth, bluff and doubt. Whoever wins takes clues, and seven letters in a row solve the case.
    -# 2 players · about 40 minutes · medium: bluff and memory
option-bakerstreet-memory = Memory of covered cards
option-bakerstreet-first = Who begins
value-lot = drawn by lot
value-one = the first player
value-two = the second player

value-bakerstreet-pile = Pile { $value }

verb-bakerstreet-play = Play a card
verb-bakerstreet-estimate = Estimate
verb-bakerstreet-doubt = Doubt
verb-bakerstreet-choose = Choose a pile
verb-bakerstreet-take = Take a clue

field-bakerstreet-play-card = Which card of your hand?
field-bakerstreet-play-pile = In front of which pile of clues?
field-bakerstreet-estimate-number = Both hands are worth at least…
field-bakerstreet-choose-pile = Which pile is counted?
field-bakerstreet-take-letter = Which clue do you take?

## What everybody hears

event-bakerstreet-dealt = Three cards each, and five piles of eight clues lie in a circle. { $first } opens the first round.
event-bakerstreet-played = { $by } plays **{ $card }** in front of pile { $pile }.
event-bakerstreet-reshuffled = The draw pile of { $seat } is used up, so the discard pile is shuffled into a new one.
event-bakerstreet-estimated = { $by } estimates: **{ $number }**.
event-bakerstreet-doubted = { $by } doubts the estimate of **{ $number }**. { $by_cards_n ->
    [0] { $by } has no card
   *[other] { $by } shows { $by_cards }
}, { $player_cards_n ->
    [0] { $player } has no card
   *[other] { $player } shows { $player_cards }
}: **{ $total }** together. { $winner } wins the doubt and chooses a pile.
event-bakerstreet-counted = { $arrow ->
    [yes] An arrow leads on to pile { $pile }. ➡️
   *[no] Pile { $pile } is counted. 🔎
} { $how ->
    [empty] No card lies there, so { $winner }, who won the doubt, wins the count
   *[other] { $first_cards_n ->
        [0] { $first }: **0**, no card
       *[other] { $first }: **{ $first_sum }** ({ $first_cards }{ $first_x2 ->
            [yes] , doubled
           *[no] {""}
        })
    }; { $second_cards_n ->
        [0] { $second }: **0**, no card
       *[other] { $second }: **{ $second_sum }** ({ $second_cards }{ $second_x2 ->
            [yes] , doubled
           *[no] {""}
        })
    }.{ $stop ->
        [yes] {" "}The stop leaves what lies below.
       *[no] {""}
    } { $how ->
        [tie] A tie, so { $winner }, who won the doubt, wins the count
       *[more] { $winner } wins the count
    }
}{ $prize ->
    [clue] .
    [all] {" "}but already owns all the letters of that pile: no clue is taken.
   *[none] {" "}but no clue is left in that pile.
}
event-bakerstreet-clue-taken = { $by } takes a clue from pile { $pile }, face down: { $clues ->
    [one] { $clues } clue now
   *[other] { $clues } clues now
}, { $left ->
    [0] the pile is empty now.
   *[other] { $left } left in the pile.
}
event-bakerstreet-round-began = New round: both draw their cards, { $first } begins{ $swapped ->
    [yes] , because the other has no card
   *[no] {""}
}.{ $shuffled_n ->
    [0] {""}
   *[other] {" "}The discard pile is shuffled into a new draw pile for { $shuffled }.
}
event-bakerstreet-hands-empty = Nobody can draw a card: { $by } won the doubt and chooses a pile with detective cards.
event-bakerstreet-turn-missed = { $seat } has run out of time.
event-bakerstreet-warned = { $seat } has missed two turns in a row: missing a third loses the game. ⚠️
event-bakerstreet-left = { $seat } leaves the game: { $winner } wins.
event-bakerstreet-stayed-away = { $seat } has missed three turns in a row, which counts as leaving: { $winner } wins.
event-bakerstreet-won = { $by } shows { $run }: { $run_n } letters in a row, the case is solved! 🏆
event-bakerstreet-stalled = Nobody has played for two rounds: the game ends without a winner.
event-bakerstreet-letters-shown = { $letters_n ->
    [0] { $seat } had no clue.
    [one] The clue { $seat } had: { $letters }.
   *[other] The clues { $seat } had: { $letters }.
}

## The result of your own action, where no post tells it yet

result-bakerstreet-doubted = The two hands are worth **{ $total }**: the doubt goes to { $winner }.
result-bakerstreet-counted = The count of pile { $pile } goes to { $winner }.

## What one player alone learns

event-bakerstreet-hand-dealt = { $cards_n ->
    [0] There’s no card left for you to draw.
   *[other] You’ve drawn a new hand.
}
event-bakerstreet-card-drawn = You draw **{ $card }**.
event-bakerstreet-pile-seen = { $prize ->
    [clue] You’ve won the count of pile { $pile }: look at its clues.
   *[all] You’ve won the count of pile { $pile }, but already own all of its letters: { $letters }.
}
event-bakerstreet-clue-kept = You keep the clue **{ $letter }**, face down.

## The panel

bakerstreet-table-opening = { $who } opens the round: play a card, then give any estimate.{ $lost ->
    [yes] {" "}⚠️ If { $who } misses this turn too, the game is lost.
   *[no] {""}
}
bakerstreet-table-playing = { $who } to play: a card and an estimate above **{ $n }**, or a doubt.{ $lost ->
    [yes] {" "}⚠️ If { $who } misses this turn too, the game is lost.
   *[no] {""}
}
bakerstreet-table-must-doubt = { $who } can only doubt the estimate of **{ $n }**{ $n ->
    [30] {" "}(nothing is higher)
   *[other] {" "}(the hand is empty)
}.{ $lost ->
    [yes] {" "}⚠️ If { $who } misses this turn too, the game is lost.
   *[no] {""}
}
bakerstreet-table-estimating = { $who } has played and drawn a card, and must now give an estimate.{ $lost ->
    [yes] {" "}⚠️ If { $who } misses this turn too, the game is lost.
   *[no] {""}
}
bakerstreet-table-choosing = { $who } has won the doubt and chooses the pile to count.{ $lost ->
    [yes] {" "}⚠️ If { $who } misses this turn too, the game is lost.
   *[no] {""}
}
bakerstreet-table-taking = { $who } has won the count of pile { $pile } and chooses a clue there.{ $lost ->
    [yes] {" "}⚠️ If { $who } misses this turn too, the game is lost.
   *[no] {""}
}
bakerstreet-table-estimate = Estimate: **{ $n }** by { $who }{ $earlier_n ->
    [0] {""}
   *[other] , after { $earlier }
}.
bakerstreet-table-pile = Pile { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] no clue left
    [one] { $clues } clue
   *[other] { $clues } clues
}; { $cards ->
    [one] one card lies there, **{ $top }** ({ $who })
   *[other] { $cards } cards lie there, with **{ $top }** on top ({ $who })
}.
bakerstreet-table-pile-empty = Pile { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] no clue left
    [one] { $clues } clue
   *[other] { $clues } clues
}; no card lies there.
bakerstreet-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] deerstalker
   *[hat] bowler hat
}): { $clues ->
    [0] no clue
    [one] { $clues } clue
   *[other] { $clues } clues
}, { $hand ->
    [0] no card
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } to draw, { $discard_id ->
    [none] no discard
   *[other] **{ $discard }** on top of the discard
}.
bakerstreet-table-seat-letters = { $who }{ $state ->
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] deerstalker
   *[hat] bowler hat
}): { $letters_n ->
    [0] no clue
   *[other] { $letters }
}; { $hand ->
    [0] no card
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } to draw, { $discard_id ->
    [none] no discard
   *[other] **{ $discard }** on top of the discard
}.
bakerstreet-alt-table = The foggy table from above: the five piles with the top card of each stack, the estimate, and what each player has.
bakerstreet-alt-desk = Your desk: your cards and your letters, as in the text of this message.
bakerstreet-picture-run = { $n } in a row
bakerstreet-picture-pile = Pile { $n }

## The desk

bakerstreet-desk-warned = You’ve missed two turns in a row: **missing a third loses the game**. ⚠️
bakerstreet-desk-box = -# Symbols on the { $cards } cards of each player, by value: **stop** { $stops }; **×2** { $doubles }; **arrow** { $arrows }. All others are plain.
bakerstreet-desk-hand = { $cards_n ->
    [0] **Your hand** is empty.
   *[other] **Your hand**: { $cards }, worth **{ $total }** together.
}
bakerstreet-desk-last = Last estimate: **{ $n }**.
bakerstreet-desk-letters = { $letters_n ->
    [0] You have no clue yet.
    [one] **Your clue**: { $letters }.
   *[other] **Your clues**: { $letters }.
}
bakerstreet-desk-run = Longest run: **{ $letters }** ({ $letters_n } in a row; 7 win).
bakerstreet-desk-pile = **Pile { $pile }**: { $letters }. 🔎
bakerstreet-desk-free = Still missing: { $letters }.

## Refusals and cautions

refusal-bakerstreet-not-in-hand = That card isn’t in your hand. **/table hand** shows your cards; nothing has been played.
refusal-bakerstreet-no-such-pile = There are five piles, 1 to 5. Choose one of them; nothing has been done.
refusal-bakerstreet-pile-without-cards = All detective cards lie in front of the piles: choose a pile that has some. Nothing has been counted.
refusal-bakerstreet-must-doubt = You can only doubt now: nothing is higher than 30, or you have no card to play. Press **Doubt**.
refusal-bakerstreet-nothing-to-doubt = You open the round, so there’s no estimate to doubt. Play a card first.
refusal-bakerstreet-not-higher = An estimate must be higher than the last one, **{ $n }**. Say a higher number; nothing has been done.
refusal-bakerstreet-out-of-range = An estimate is a whole number from 0 to { $n }: six cards are worth no more. Nothing has been done.
refusal-bakerstreet-estimate-first = You’ve played your card. Now give your estimate.
refusal-bakerstreet-play-first = First play a card; then you draw one and give your estimate.
refusal-bakerstreet-choose-first = You’ve won the doubt: choose the pile that is counted.
refusal-bakerstreet-nothing-to-choose = A pile is chosen after a doubt, by whoever has won it. Play a card, or doubt.
refusal-bakerstreet-take-first = You’ve won the count: first take a clue from the pile.
refusal-bakerstreet-nothing-to-take = A clue is taken after a count, by whoever has won it. Play a card, or doubt.
refusal-bakerstreet-letter-not-there = That letter isn’t in the pile. **/table hand** shows what is in it.
refusal-bakerstreet-letter-owned = You already have that letter, and may have each only once. Choose another.
caution-bakerstreet-doubt-is-lost = Your own hand is already worth as much as the estimate, so you would certainly lose this doubt. Doubt all the same?

## Rules, by situation

rules-bakerstreet-start = **Bakerstreet in short**
    Each player has 30 detective cards, five of each value from 0 to 5, and three of them in hand. On your turn you **play** a card in front of one of the five piles of clues, draw another, and **estimate** what the six cards in both hands are worth together; or you **doubt** the last estimate.
    Each estimate must be higher than the one before. After a doubt both hands are shown: whoever was right chooses a pile, and the cards in front of it are counted. Whoever has more there looks at the pile and takes a clue.
    Seven letters in a row (from A to T) win. Whoever leaves, or misses three turns in a row, loses. With a strict memory, covered cards can’t be looked at again: remember them!
rules-bakerstreet-opening = **You open the round**
    Play a card in front of a pile; you draw another at once. Then say a number from 0 to 30: what the six cards in both hands are worth together. You’re free to bluff. The values count, symbols don’t.
    There’s nothing to doubt yet.
rules-bakerstreet-playing = **It’s your turn**
    Either play a card in front of a pile, draw another and give an estimate higher than the last one; or doubt it. After 30 you can only doubt.
    After a doubt both hands are shown. If they’re worth less than the estimate, you win the doubt; if as much or more, the other does. The winner chooses a pile to count, the loser begins the next round.
    Symbols work in counts only. **Stop**: the count ends with this card. **×2**: doubles its owner’s sum, once. **Arrow**: the next pile clockwise is counted too.
    Symbols on the { $cards } cards of each player, by value: **stop** { $stops }; **×2** { $doubles }; **arrow** { $arrows }. All others are plain.
rules-bakerstreet-estimating = **You give an estimate**
    What are the six cards in both hands worth together? It must be higher than the last estimate; a bluff is allowed. If the other doubts it and the cards are worth at least as much, you win the doubt.
rules-bakerstreet-choosing = **You’ve won the doubt**
    Choose a pile. The cards in front of it are taken one by one from the top until a stop or the end, and sorted by owner. **×2** doubles its owner’s sum, once. The higher sum wins the count; a tie, or no cards at all, is yours.
    If an **arrow** was counted, whoever owns it, the next pile clockwise is counted afterwards.
rules-bakerstreet-taking = **You’ve won the count**
    You look at all clues of the pile and take one that you don’t have yet; the other player doesn’t see it. Seven letters in a row win at once. A doesn’t follow T.
rules-bakerstreet-waiting = **It’s the other player’s turn**
    Try to remember which cards lie where: pictures show the top one only. With a relaxed memory, the channel and the log still tell what was played; with a strict one, nothing does. What the other player has played is no longer in their hand, and each of you has five cards of each value. **My notes** is your notebook.
rules-bakerstreet-over = **The game is over**
    It was won with seven letters in a row, or because the other player left or missed three turns in a row; or nobody has played for two rounds, and nobody wins. The log and the game file stay here.

## Cards and letters

noun-bakerstreet-0 = 0
noun-bakerstreet-0_stop = 0 stop
noun-bakerstreet-0_x2 = 0 ×2
noun-bakerstreet-0_arrow = 0 arrow
noun-bakerstreet-1 = 1
noun-bakerstreet-1_stop = 1 stop
noun-bakerstreet-1_x2 = 1 ×2
noun-bakerstreet-1_arrow = 1 arrow
noun-bakerstreet-2 = 2
noun-bakerstreet-2_stop = 2 stop
noun-bakerstreet-2_x2 = 2 ×2
noun-bakerstreet-2_arrow = 2 arrow
noun-bakerstreet-3 = 3
noun-bakerstreet-3_stop = 3 stop
noun-bakerstreet-3_x2 = 3 ×2
noun-bakerstreet-3_arrow = 3 arrow
noun-bakerstreet-4 = 4
noun-bakerstreet-4_stop = 4 stop
noun-bakerstreet-4_x2 = 4 ×2
noun-bakerstreet-4_arrow = 4 arrow
noun-bakerstreet-5 = 5
noun-bakerstreet-5_stop = 5 stop
noun-bakerstreet-5_x2 = 5 ×2
noun-bakerstreet-5_arrow = 5 arrow
noun-bakerstreet-a = A
noun-bakerstreet-b = B
noun-bakerstreet-c = C
noun-bakerstreet-d = D
noun-bakerstreet-e = E
noun-bakerstreet-f = F
noun-bakerstreet-g = G
noun-bakerstreet-h = H
noun-bakerstreet-i = I
noun-bakerstreet-j = J
noun-bakerstreet-k = K
noun-bakerstreet-l = L
noun-bakerstreet-m = M
noun-bakerstreet-n = N
noun-bakerstreet-o = O
noun-bakerstreet-p = P
noun-bakerstreet-q = Q
noun-bakerstreet-r = R
noun-bakerstreet-s = S
noun-bakerstreet-t = T

## The sheet

bakerstreet-sheet-estimates = Estimates
bakerstreet-sheet-estimate = Estimate { $n }
bakerstreet-sheet-piles = Piles
bakerstreet-sheet-pile = Pile { $n }
bakerstreet-sheet-hands = Hands
bakerstreet-sheet-sum = Points in hand
bakerstreet-sheet-reached = Estimate reached
bakerstreet-sheet-letters = Letters

## Why something is certain

bakerstreet-why-stack = { $height ->
    [0] No card lies in front of pile { $pile }.
   *[other] A count of pile { $pile } would add up, for { $who }, { $cards_n ->
        [0] nothing
       *[other] { $cards }{ $double ->
            [yes] , doubled
           *[no] {""}
        }
    }{ $nos_n ->
        [0] .
       *[other] : what lies there was laid at { $nos_n ->
           [one] no. { $nos }
          *[other] nos. { $nos }
       }.
    }
}
bakerstreet-why-hand = { $size ->
    [0] { $who } has no card in hand.
    [one] { $who } has one card in hand, worth { $exact ->
        [yes] { $low }
       *[no] { $low } to { $high }
    }{ $nos_n ->
        [0] .
       *[other] , going by { $nos_n ->
           [one] no. { $nos }
          *[other] nos. { $nos }
       }.
    }
   *[other] { $who } has { $size } cards in hand, worth { $exact ->
        [yes] { $low }
       *[no] { $low } to { $high }
    } together{ $nos_n ->
        [0] .
       *[other] , going by { $nos_n ->
           [one] no. { $nos }
          *[other] nos. { $nos }
       }.
    }
}
bakerstreet-why-reached = Your own hand is worth { $own }: the estimate of { $number } at no. { $no } { $reached ->
    [yes] is reached.
   *[no] isn’t reached.
}
bakerstreet-why-none = { $who } hasn’t taken a clue yet.
bakerstreet-why-empty = No clue is left in pile { $pile }.
bakerstreet-why-mine = One of the two clues { $letter } is yours.
bakerstreet-why-look = At no. { $no } you looked into pile { $pile } { $letters_n ->
    [0] and left nothing there.
   *[other] and left { $letters } there{ $taken ->
        [0] .
        [one] ; after that { $who } took one of them.
       *[other] ; after that { $who } took { $taken } of them.
    }
}
bakerstreet-why-all = At no. { $no } { $who } already had every letter of pile { $pile }.
bakerstreet-why-clue = At no. { $no } { $who } found a letter in pile { $pile } that { $who } doesn’t have.
bakerstreet-why-shown = At no. { $no } { $letters_n ->
    [0] it was shown that { $who } had no clue.
   *[other] { $who } showed all clues: { $letters }.
}
bakerstreet-why-so = { $runs ->
    [yes] Taken together, and since { $who } would otherwise have won:
   *[no] Taken together:
} { $place ->
    [player] { $who } { $held ->
        [yes] has a clue { $letter }.
       *[no] has no clue { $letter }.
    }
   *[pile] { $held ->
        [yes] there’s a clue { $letter } in pile { $pile }.
       *[no] there’s no clue { $letter } in pile { $pile }.
    }
}

## The inquest

bakerstreet-inquest-doubts = { $who }: { $doubts ->
    [one] one doubt
   *[other] { $doubts } doubts
}. Most of the possible hands were on their side { $likely ->
    [0] never
    [one] once
   *[other] { $likely } times
}, the cards { $won ->
    [0] never.
    [one] once.
   *[other] { $won } times.
}
bakerstreet-inquest-near = At no. { $no }, { $who } was only one letter short of { $n } in a row{ $is_known ->
    [yes] ; { $other } could know it from no. { $known } on.
   *[no] .
}
bakerstreet-inquest-letters = Before the last move, { $other } had { $count ->
    [one] one clue card
   *[other] { $count } clue cards
}. { $letters_n ->
    [0] { $who } couldn’t know any of them for certain.
   *[other] { $who } could know for certain: { $letters }.
}
bakerstreet-inquest-bluff = A bluff that worked: at no. { $said }, { $other } says **{ $number }** while both hands are worth { $total }, and { $who } doesn’t doubt it. 🃏
bakerstreet-inquest-fine = A fine doubt: at no. { $no }, { $who } doubts **{ $number }** { $certain ->
    [yes] and could be certain
   *[no] and is right
}: both hands are worth { $total }.
bakerstreet-inquest-lucky = A lucky doubt: at no. { $no }, { $who } doubts **{ $number }** and is right, though { $percent } possible hands in 100 reached it.
bakerstreet-inquest-unlucky = Bad luck: at no. { $no }, { $who } doubts **{ $number }** and is wrong, though { $percent ->
    [one] only one possible hand in 100 reached it.
   *[other] only { $percent } possible hands in 100 reached it.
}
bakerstreet-inquest-reached = At no. { $no }, { $who } doubts **{ $number }**, which was certainly reached: both hands were worth { $low } at least.
bakerstreet-inquest-passed = At no. { $no }, { $who } lets **{ $number }** pass, which was certainly out of reach: both hands were worth { $high } at most.
bakerstreet-inquest-beyond = At no. { $said }, { $other } says **{ $number }**, and { $who } doubts it. From the cards already known, { $other } could tell that both hands were worth { $high } at most.
bakerstreet-inquest-pile = At no. { $no }, { $who } chooses pile { $pile }, whose count went to { $other }. That of pile { $better } would have gone to { $who }.
bakerstreet-inquest-legend = -# Worked out as if no card that was seen had been forgotten. Possible hands are those that the draw pile allows; what the other meant isn’t in them.

## What a rival thought

bakerstreet-rival-doubt = { $number } was doubted: with these cards in hand, both hands together seemed to fall short of it.
bakerstreet-rival-estimate = { $number } was said with { $own ->
    [one] { $own } point
   *[other] { $own } points
} in hand: the other was trusted to hold the rest.
bakerstreet-rival-bluff = { $number } was a bluff, with { $own ->
    [one] { $own } point
   *[other] { $own } points
} in hand: whoever never bluffs is soon found out.
bakerstreet-rival-play = at pile { $pile }, this card made most difference to the count to come.
bakerstreet-rival-any-card = this card was laid without much thought.
bakerstreet-rival-choose = the count at pile { $pile } promised most{ $won ->
    [0] , though no clue was expected from it.
    [one] : a clue was expected from it.
   *[other] : a chain of arrows, and { $won } clues, were expected from it.
}
bakerstreet-rival-any-pile = this pile was chosen without much thought.
bakerstreet-rival-take = { $letter } fitted best into a run of letters.

## Cases

bakerstreet-case-question = You’ve just won a doubt against { $other }. **Which pile do you choose to win as many counts as you can, and how many do you win?** You know all the cards that lie there.
bakerstreet-case-asks = You’ve just won a doubt against { $other }. **Which pile do you choose to win as many counts as you can, and what is counted for each of you in all these counts together?** You know all the cards that lie there.
bakerstreet-case-rule = -# A pile is counted from the top down to its end, or to a stop, which still counts. ×2 doubles its owner’s sum, once. The higher sum wins the count; a tie, or no cards at all, is yours. If an arrow was counted, whoever owns it, the next pile is counted too; after pile 5 comes pile 1.
bakerstreet-case-pile = The pile you choose
bakerstreet-case-won = The counts you win
bakerstreet-case-own = Your points in all these counts
bakerstreet-case-theirs = The other’s points in them
bakerstreet-case-piles = Piles
bakerstreet-case-all-points = { $own ->
    [yes] Your points
   *[no] Other’s points
}
bakerstreet-case-more = first number plus { $n }
bakerstreet-case-points = { $own ->
    [yes] you: { $n }–{ $last }
   *[no] other: { $n }–{ $last }
}
bakerstreet-why-sum = All counts together: **{ $own }** for you, **{ $theirs }** for the other.
bakerstreet-why-count = Pile { $pile } { $nos_n ->
    [0] is empty
    [one] (no. { $nos })
   *[other] (nos. { $nos })
}: **{ $own }** for you, { $theirs } for the other; { $won ->
    [yes] you win the count
   *[no] the other wins the count
}{ $last ->
    [yes] .
   *[no] , and an arrow leads on.
}
bakerstreet-why-most = From pile { $pile } you win { $won } counts, more than from any other:
bakerstreet-why-other = From pile { $pile } { $nos_n ->
    [0] {""}
    [one] (no. { $nos }){" "}
   *[other] (nos. { $nos }){" "}
}you win { $won ->
    [0] no count.
    [one] one count.
   *[other] { $won } counts.
}
noun-bakerstreet-pile_1 = pile 1
noun-bakerstreet-pile_2 = pile 2
noun-bakerstreet-pile_3 = pile 3
noun-bakerstreet-pile_4 = pile 4
noun-bakerstreet-pile_5 = pile 5
noun-bakerstreet-won_1 = one count
noun-bakerstreet-won_2 = two counts
noun-bakerstreet-won_3 = three counts
noun-bakerstreet-won_4 = four counts
noun-bakerstreet-won_5 = five counts
noun-bakerstreet-points_0 = 0 points
noun-bakerstreet-points_1 = 1 point
noun-bakerstreet-points_2 = 2 points
noun-bakerstreet-points_3 = 3 points
noun-bakerstreet-points_4 = 4 points
noun-bakerstreet-points_5 = 5 points
noun-bakerstreet-points_6 = 6 points
noun-bakerstreet-points_7 = 7 points
noun-bakerstreet-points_8 = 8 points
noun-bakerstreet-points_9 = 9 points
noun-bakerstreet-points_10 = 10 points
noun-bakerstreet-points_11 = 11 points
noun-bakerstreet-points_12 = 12 points
noun-bakerstreet-points_13 = 13 points
noun-bakerstreet-points_14 = 14 points
noun-bakerstreet-points_15 = 15 points
noun-bakerstreet-points_16 = 16 points
noun-bakerstreet-points_17 = 17 points
noun-bakerstreet-points_18 = 18 points
noun-bakerstreet-points_19 = 19 points
noun-bakerstreet-points_20 = 20 points
noun-bakerstreet-points_21 = 21 points
noun-bakerstreet-points_22 = 22 points
noun-bakerstreet-points_23 = 23 points
noun-bakerstreet-points_24 = 24 points

## The whole rules, page by page; the last page is an example of a turn

rulebook-bakerstreet-1 = **The aim**
    London, 1898, in the fog. Two detectives gather **clues**, cards marked with a letter from A to T. The first to have **seven letters in a row** wins. Nothing follows T: A isn’t its neighbour.
    The 40 clues (each letter twice) form five piles of eight, in a circle, face down.
    Each player has 30 Detective cards: five of each value from 0 to 5. You hold three.
rulebook-bakerstreet-2 = **Your turn**
    Either you do three things, in this order:
    1. **Play** a card from your hand, face up, on the cards in front of one of the five piles. Only the top card can be seen. With the option of a strict memory, those below can’t be looked up again; with a relaxed one, the channel and the log still tell what was played.
    2. **Draw** a card.
    3. Announce an **estimate**: the total value of the six cards in both hands, from 0 to 30. It must be higher than the one before. You may bluff.
    Or you **doubt** the last estimate: then you play and draw nothing. On the first turn of a round there’s nothing to doubt.
rulebook-bakerstreet-3 = **The doubt**
    Both hands are revealed, and the six values added up. Symbols don’t count.
    • Less than the estimate: whoever **doubted** wins the doubt.
    • As much or more: whoever **estimated** wins the doubt.
    The six cards go to the discards. The round is over; a **count** follows. Then both draw three cards, and the loser of the doubt begins the next round.
rulebook-bakerstreet-4 = **The count**
    The winner of the doubt chooses a pile. The cards in front of it are taken one by one from the top and sorted by player, until a **stop** or until none is left.
    The higher sum wins the count; on a tie, or without cards, the winner of the doubt does.
    They look at all clues of the pile and take one, of a letter that they don’t have yet. The other doesn’t see it. The counted cards go to the discards.
    When all cards lie in front of the piles, there are none to draw: you play on with fewer, and with an empty hand you can only doubt. If both hands are empty, the winner of the last doubt chooses again, a pile with cards.
rulebook-bakerstreet-5 = **The symbols**
    They work during a count only.
    • **Stop**: this card still counts, then the count ends. Those below stay.
    • **×2**: doubles the sum of the player who played it, once only.
    • **Arrow**: the next pile, clockwise, is counted too, and that can go on.
    Symbols on the { $cards } cards of each player, by value: **stop** { $stops }; **×2** { $doubles }; **arrow** { $arrows }. All others are plain.
rulebook-bakerstreet-6 = **Absence**
    Whoever leaves the game loses it.
    When your time runs out, the clock plays your turn: it doubts, unless there’s nothing to doubt or your own hand already reaches the estimate; if so, it plays a card by lot and estimates as low as possible. Piles and clues are drawn by lot too.
    {""}**Missing three turns in a row counts as leaving.** Each time you have your whole time, and after the second you’re warned. A turn counts once, with the pile and the clues that follow from it; any move of your own starts the count anew.
    Announced absences are no missed turns. And if the other player’s time has run out too since your last move, or they were away, nobody wins by missed turns.
    If nobody plays for two rounds, the game ends without a winner.
rulebook-bakerstreet-7 = **Advice**
    Two fresh hands are worth 15 on average. Your own cards tell half of it: with 5, 4 and 4 an estimate of 20 isn’t crazy.
    Remember what was played in front of the piles: a pile where you have strong cards is worth a count, and a hidden arrow can be worth two.
    The discard is shuffled only when the draw pile is empty.
rulebook-bakerstreet-8 = **Example of a turn**
    Céline estimates 16. Bruno holds 1, 0 and 2 and doesn’t believe it: he doubts. Céline had 5, 5 and 2: 15 in all. That’s less than 16, Bruno wins the doubt.
    He chooses the third pile. A 3 of Bruno’s is taken, a 2 with ×2 of Céline’s, then a 1 of Bruno’s with a stop: the count ends, though other cards lie below. Bruno has 3 + 1 = 4, Céline 2 × 2 = 4. On a tie it’s the winner of the doubt: Bruno looks at the pile and takes the letter G.
    Both draw three cards. Céline, who lost the doubt, begins.

## The lesson: a few decisions from a real game, and why

lesson-bakerstreet-start = **Bakerstreet in five minutes**
    Two detectives, three cards each. You announce what the six cards of both hands are worth, higher and higher, until one doubts. Whoever wins the doubt chooses a pile and usually takes a clue there. Seven letters in a row win.
    Here are four decisions from a real game against Camille.
lesson-bakerstreet-1 = You’ve played a 5 in front of the first pile, and drawn. Your hand: 0, 2 and 4. You announce the first estimate. Cards go from 0 to 5.
    {""}**Which one can’t be reached?**
lesson-bakerstreet-1-nine = 9
lesson-bakerstreet-1-nine-why = It can: you have 6 already. As soon as Camille’s three cards are worth 3, it’s reached. A prudent estimate.
lesson-bakerstreet-1-fourteen = 14
lesson-bakerstreet-1-fourteen-why = It can: you have 6, so Camille needs 8. Three cards are worth 7 or 8 on average: that’s about one chance in two.
lesson-bakerstreet-1-twentyfive = 25
lesson-bakerstreet-1-twentyfive-why = Yes: you have 6, and three cards are worth 15 at most. More than 21 is impossible. Camille doesn’t know that, but she would be tempted to doubt.
lesson-bakerstreet-2 = You announce 9. Camille doubts. Her cards: 0, 1 and 2; yours: 0, 2 and 4. **9** in all.
    {""}**Who wins the doubt?**
lesson-bakerstreet-2-camille = Camille
lesson-bakerstreet-2-camille-why = No: whoever doubts wins only if the cards are worth **less** than the estimate.
lesson-bakerstreet-2-me = I do
lesson-bakerstreet-2-me-why = Yes: 9 is 9. As much or more, and whoever estimated wins. The arrows and the stop don’t count here.
lesson-bakerstreet-2-nobody = Nobody: it’s a tie
lesson-bakerstreet-2-nobody-why = No: on a tie the estimate is reached, and whoever made it wins the doubt.
lesson-bakerstreet-3 = You choose the pile to count. In front of the first there’s only your 5; in front of the other four, no card.
    {""}**Where can you win the count?**
lesson-bakerstreet-3-first = At the first pile only
lesson-bakerstreet-3-first-why = It will do, with 5 to 0. But without any card, too, the winner of the doubt wins the count.
lesson-bakerstreet-3-any = At any pile
lesson-bakerstreet-3-any-why = Yes: on a tie, even at nil-nil, the winner of the doubt wins. You then look at all clues of the pile and keep one.
lesson-bakerstreet-3-second = At the second pile only
lesson-bakerstreet-3-second-why = Not only: it will do, but so will the others. Without cards, or on a tie, the winner of the doubt wins.
lesson-bakerstreet-4 = A new round. Camille plays a 2 and announces 14. Your hand: 2, 2 and 3. You don’t want to doubt: you play a card and draw another.
    {""}**What can you announce?**
lesson-bakerstreet-4-twelve = 12
lesson-bakerstreet-4-twelve-why = No: an estimate must be higher than the one before.
lesson-bakerstreet-4-fourteen = 14
lesson-bakerstreet-4-fourteen-why = No: repeating isn’t enough, it must be higher.
lesson-bakerstreet-4-fifteen = 15
lesson-bakerstreet-4-fifteen-why = Yes: it must be more than 14. Doubting 14 was the other choice; in this game the six cards were worth 17.
lesson-bakerstreet-end = **That’s all you need to play.** Count what you hold, add 7 or 8 for the other hand, and remember what is hidden in front of the piles: stop, ×2 and arrows decide the counts.

## Techniques of deduction, the easiest first

technique-bakerstreet-stack = Adding up a stack
technique-bakerstreet-stack-page = A stack counts from the top down to the first stop. Add up the cards of one player, and double them if one of theirs says so.
    {""}*Example:* from the top down lie a 2 of yours, a 3 of Camille’s and a stop of yours worth 1, which counts too. You would have 3, as would Camille; what lies below the stop doesn’t count.
technique-bakerstreet-hand = What is left for the hand
technique-bakerstreet-hand-page = Everybody has the same thirty cards, five of each value. What somebody has played is no longer in their hand.
    {""}*Example:* Camille has played all five 5s. Three cards in Camille’s hand are worth 12 at most. Add your own, and you know which estimates can’t be reached.
technique-bakerstreet-letters = Letters that you saw
technique-bakerstreet-letters-page = When you look into a pile, remember what you leave there. If somebody takes a clue from it, it’s one of those.
    {""}*Example:* you left A and D in pile 2, and Camille took one of them. Whichever it was, there’s no E there.
technique-bakerstreet-together = Looks and prizes together
technique-bakerstreet-together-page = No single look says it. But there are only two clues of each letter, and nobody has seven in a row yet: together, that rules out a lot.
    {""}*Example:* one clue K is yours, and you see the other in pile 3. So Camille has none, and no other pile has one.
    {""}*Example:* you left A and D in pile 2, and Camille took one of them. When you look again, D is there: Camille has A.
