# Cluedo, by its French rules of 1974. Pawns, weapons and rooms bear their English names.

game-cluedo = Cluedo (1974)
club-cluedo = manor-house
kind-cluedo = dice
about-cluedo = Dr Black lies dead in his own house: who did it, where, and with what? Go from room to room, make suggestions and find the three cards in the envelope.
    -# 3 to 6 players · about an hour · easy
option-cluedo-accuse = Accusing
option-cluedo-repeat_room = Suggest again in the same room
option-cluedo-false_witnesses = False witnesses
value-after_hypothesis = after your own suggestion
value-any_time = at any time on your own turn
value-standing = no (cards answer by themselves)
value-allowed = allowed
value-forbidden = forbidden

verb-cluedo-pawn = Choose my pawn
verb-cluedo-roll = Roll the dice
verb-cluedo-move = Move
verb-cluedo-passage = Secret passage
verb-cluedo-stay = Stay
verb-cluedo-suggest = Suggest
verb-cluedo-show = Answer the suggestion
verb-cluedo-prefer = Card to show first
verb-cluedo-accuse = Accuse
verb-cluedo-denounce = Denounce a false witness
verb-cluedo-end = End my turn

field-cluedo-pawn-suspect = Which pawn?
field-cluedo-move-to = Room or square? (r7c4: row 7, column 4)
field-cluedo-suggest-suspect = Which suspect do you call?
field-cluedo-suggest-weapon = With which weapon?
field-cluedo-suggest-end = End my turn as soon as I’m shown a card
field-cluedo-prefer-card = Which of your cards would you rather show?
field-cluedo-show-card = What do you show?
field-cluedo-accuse-suspect = The murderer
field-cluedo-accuse-weapon = The weapon
field-cluedo-accuse-room = The scene of the crime
field-cluedo-denounce-player = Which witness lied?
field-cluedo-denounce-hypothesis = About which suggestion (its number)?

## What everybody hears

event-cluedo-pawns-offered = Everybody chooses a pawn, first come, first served. Then the cards are dealt.
event-cluedo-pawn-chosen = { $drawn ->
    [yes] By lot, { $by } plays { $suspect_sign } { $suspect }.
   *[no] { $by } plays { $suspect_sign } { $suspect }.
}
event-cluedo-pawn-drawn = By lot, { $by } plays { $suspect_sign } { $suspect }.
event-cluedo-dealer-rolled = Rolls for the deal by { $seats }: { $totals }.
event-cluedo-dealt = { $dealer } has the highest throw and deals: { $most ->
    [one] one card each
   *[other] { $most } cards each
}{ $short_n ->
    [0] .
   *[other] , one fewer for { $short }.
}
event-cluedo-turn-began = { $seat } to play.
event-cluedo-rolled = { $by } rolls { $one } and { $two }: { $free ->
    [yes] **a double that leads into any room** (or { $total } squares).
   *[no] **{ $total }**.
} 🎲
event-cluedo-walked = { $by } moves to { $square }.
event-cluedo-entered = { $by } goes { $room_to }.
event-cluedo-passage-taken = { $by } takes the secret passage { $room_to }.
event-cluedo-stayed = { $by } stays.
event-cluedo-suggested = { $by } makes suggestion { $hypothesis }: “{ $suspect }, { $room_at }, { $weapon_with }!”{ $called ->
    [none] {""}
   *[other] {" "}The pawn played by { $called } comes { $room_to }.
}{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } has nothing to show.
   *[other] {" "}{ $passed } have nothing to show.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Nobody shows a card.
       *[other] { $standing ->
            [yes] {" "}{ $shown_by } shows a card to { $by }: cards answer by themselves here.
           *[no] {" "}The cards that { $shown_by } left behind answer: one is shown to { $by }.
        }
    }
   *[other] {" "}{ $asked } must answer.
}
event-cluedo-answered = { $shown ->
    [yes] { $by } shows a card to { $to_whom }.
   *[no] { $by } claims to have nothing to show.{ $passed_n ->
        [0] {""}
        [one] {" "}{ $passed } has nothing to show.
       *[other] {" "}{ $passed } have nothing to show.
    }{ $asked ->
        [none] { $shown_by ->
            [none] {" "}Nobody shows a card.
           *[other] {" "}The cards that { $shown_by } left behind answer: one is shown to { $to_whom }.
        }
       *[other] {" "}{ $asked } must answer.
    }
}
event-cluedo-answered-for = The cards that were left behind answer.{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } has nothing to show.
   *[other] {" "}{ $passed } have nothing to show.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Nobody shows a card.
       *[other] {" "}One of the cards that { $shown_by } left behind is shown.
    }
   *[other] {" "}{ $asked } must answer.
}
event-cluedo-accused = { $by } writes down three names and secretly looks into the envelope… { $right ->
    [yes] **The accusation is right!**
   *[no] **The accusation is wrong.** { $by } only answers suggestions from now on.
}
event-cluedo-denounced = { $by } denounces { $player } over suggestion { $hypothesis }: { $lied ->
    [yes] **a false witness indeed!** { $player } only answers suggestions from now on.
   *[no] nothing confirms it.
}
event-cluedo-last-one = { $seat } goes on alone: only a right accusation can win now.
event-cluedo-turn-missed = { $seat } has run out of time, and the turn passes.
event-cluedo-left = { $seat } leaves the game; their cards answer by themselves.
event-cluedo-won = { $by } has solved the riddle and wins! 🏆
event-cluedo-unsolved = Nobody is left who can accuse: nobody wins.
event-cluedo-abandoned = Nobody is left to investigate: the game ends without a winner.
event-cluedo-stalled = Nobody has played for two rounds: the game ends without a winner.
event-cluedo-envelope-opened = In the envelope: **{ $suspect }, { $weapon }, { $room }**.
event-cluedo-lie-told = A lie about suggestion { $hypothesis }: { $player } hid { $cards }.

## The result of your own action, where no post tells it yet

result-cluedo-rolled = { $free ->
    [yes] **You may go into any room**, or { $total } squares.
   *[no] You have **{ $total }** squares.
}
result-cluedo-denounced = { $lied ->
    [yes] **You were right.**
   *[no] You can’t tell: nothing confirms the lie.
}

## What one player alone learns

event-cluedo-hand-dealt = The cards are dealt. Here are yours; the envelope holds three others.
event-cluedo-questioned = { $by } questions you about suggestion { $hypothesis }. Nobody else will see your answer. ❓
event-cluedo-card-seen = { $by } shows you: **{ $card }** (suggestion { $hypothesis }). 🤫
event-cluedo-card-shown = You show { $to_whom }: **{ $card }** (suggestion { $hypothesis }). 🤫
event-cluedo-envelope-seen = Your accusation is wrong. In the envelope are **{ $suspect }, { $weapon }, { $room }**. As long as the game goes on, keep it to yourself and answer suggestions. 🤫

## The panel

cluedo-table-choosing = { $waiting_n ->
    [one] { $waiting } still has to choose a pawn: { $pawns }.
   *[other] { $waiting } still have to choose a pawn: { $pawns }.
}
cluedo-table-turn = { $phase ->
    [starting] { $who } to play.
    [arrived] { $asks ->
        [yes] { $accuses ->
            [yes] { $who }: make a suggestion in this room, accuse, or end the turn.
           *[no] { $who }: make a suggestion in this room, or end the turn.
        }
       *[no] { $who }: accuse, or end the turn.
    }
   *[asked] { $who }: accuse, or end the turn.
}
cluedo-table-rolled = { $free ->
    [yes] { $who } to move into any room, or { $total } squares, or to stay.
   *[no] { $who } to move { $total } squares, or to stay.
}
cluedo-table-rooms = Rooms within reach: { $rooms }.
cluedo-table-squares = { $n ->
    [one] Square within reach: { $squares }
   *[other] Squares within reach ({ $n }): { $squares }
}
cluedo-table-no-way = Nothing is within reach: there’s no choice but to stay.
cluedo-table-asking = { $witness } has to answer the suggestion made by { $who }.
cluedo-table-won = { $who } has solved the riddle: it was { $suspect }, { $room_at }, { $weapon_with }. 🏆
cluedo-table-nobody = { $reason ->
    [unsolved] Nobody was left who could accuse: nobody has won.
   *[other] The game ended without a winner.
}
cluedo-table-seat-choosing = { $who }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}{ $state ->
    [active] {" "}(chooses a pawn)
    [gone] {" "}(has left the game)
   *[idle] {""}
}
cluedo-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [asked] {" "}❓
    [out] {" "}✗
    [gone] {" "}✗
    [won] {" "}🏆
   *[idle] {""}
}: { $pawn_sign } { $pawn }, { $in_room ->
    [yes] { $place_at }
   *[no] on { $place }
}{ $cards ->
    [0] {""}
    [one] , { $cards } card
   *[other] , { $cards } cards
}{ $state ->
    [active] {" "}(to play)
    [asked] {" "}(must answer)
    [out] {" "}(only answers)
    [gone] {" "}(has left the game)
   *[idle] {""}
}
cluedo-table-pawn = · { $pawn_sign } { $pawn } (played by nobody), { $in_room ->
    [yes] { $place_at }
   *[no] on { $place }
}
cluedo-table-weapons = { $weapons_n ->
    [one] **Weapon { $room_at }**: { $weapons }
   *[other] **Weapons { $room_at }**: { $weapons }
}
cluedo-table-weapons-off = { $weapons_n ->
    [one] **Weapon off the board**: { $weapons }
    [6] **Weapons**: all of them still off the board
   *[other] **Weapons off the board**: { $weapons }
}
cluedo-table-recent = **Latest suggestions**
cluedo-table-hypothesis = **{ $hypothesis }.** { $by }: { $suspect }, { $weapon }, { $room }{ $passed_n ->
    [0] {""}
   *[other] ; nothing: { $passed }
}; { $answer ->
    [shown] card shown by { $shown_by }
    [waiting] waiting for an answer
    [dropped] left without an answer
   *[none] no card shown
}
cluedo-table-envelope = **The envelope**: { $suspect }, { $weapon }, { $room }.
cluedo-alt-table = The plan of the house, with the pawns, the weapons and what is within reach.
cluedo-alt-desk = Your desk: your pawn, your cards, those you were shown and, on your turn, the squares and rooms within reach, as in the text of this message.
cluedo-case-rule = -# Anyone with nothing to show holds none of the three cards; anyone who must answer holds at least one.

# The letters of the pawns on the plan
cluedo-letter-scarlett = S
cluedo-letter-mustard = M
cluedo-letter-white = W
cluedo-letter-green = G
cluedo-letter-peacock = P
cluedo-letter-plum = Pl
cluedo-picture-hand = Your cards
cluedo-picture-seen = You were shown
cluedo-picture-envelope = The envelope

## The desk

cluedo-desk-no-pawn = You have no pawn yet. The cards are dealt when everybody has one.
cluedo-desk-pawn = **Your pawn**: { $pawn_sign } { $pawn }. The cards are dealt when everybody has one.
cluedo-desk-hand = **Your pawn**: { $pawn_sign } { $pawn }. **Your cards**: { $cards }.
cluedo-desk-asking = You’re { $room_at }. **Your cards**: { $cards }.{ $seen_n ->
    [0] {""}
   *[other] {" "}**You were shown**: { $seen }.
}
cluedo-desk-question = **Suggestion { $hypothesis }**, { $by } asks: { $suspect }, { $weapon }, { $room }? ❓
cluedo-desk-order = { $cards_n ->
    [0] Your cards answer by themselves: one that the asker has seen already, otherwise one at random. **Card to show first** sets the order.
   *[other] Your cards answer by themselves: one that the asker has seen already, otherwise the first that fits of { $cards }, otherwise one at random.
}
cluedo-desk-fitting = { $cards_n ->
    [0] You have none of these cards: answer that you have nothing.
    [one] Of these cards you have: **{ $cards }**.
   *[other] Of these cards you have: **{ $cards }**. One is enough, and you choose which.
}
cluedo-board-pawns = **On the board**: { noun-cluedo-scarlett.short } { $scarlett } · { noun-cluedo-mustard.short } { $mustard } · { noun-cluedo-white.short } { $white } · { noun-cluedo-green.short } { $green } · { noun-cluedo-peacock.short } { $peacock } · { noun-cluedo-plum.short } { $plum }
cluedo-desk-rooms = Rooms within your reach: { $rooms }.
cluedo-desk-squares = { $n ->
    [one] Square within your reach: { $squares }
   *[other] Squares within your reach ({ $n }): { $squares }
}
cluedo-square = { $square }: { $room } in { $n }
cluedo-desk-no-way = Nothing is within your reach: you have to stay.
cluedo-desk-seen = { $who } showed you: **{ $card }** (suggestion { $hypothesis }) 👁
cluedo-desk-given = You showed { $who }: { $card } (suggestion { $hypothesis })
cluedo-desk-hidden = You said you had nothing, and hid: { $cards } (suggestion { $hypothesis }) 🤥
cluedo-desk-missed = You accused: { $suspect }, { $weapon }, { $room }.
cluedo-desk-envelope = **You’ve looked into the envelope**: { $suspect }, { $weapon }, { $room }.

## Refusals and cautions

refusal-cluedo-no-standing-answers = At this table everybody answers for themselves. The host can choose otherwise before the start.
refusal-cluedo-not-your-card = Choose one of your own cards.
refusal-cluedo-too-few-players = { $n ->
    [one] One player isn’t enough: at least { $least } are needed. Others can press **Join**.
   *[other] With { $n }, every card would be in your hand, in the other player’s, or in the envelope: there would be nothing to deduce. At least { $least } players are needed; others can press **Join**.
}
refusal-cluedo-pawns-chosen = The pawns are chosen for the whole game.
refusal-cluedo-pawn-taken = That pawn is taken. Still free: { $suspects }.
refusal-cluedo-in-choosing = Pawns are still being chosen. The game begins when everybody has one.
refusal-cluedo-in-starting = Your turn begins: roll the dice, take a secret passage, stay, or, in a room, make a suggestion.
refusal-cluedo-in-rolled = The dice are thrown: move or stay.
refusal-cluedo-in-arrived = You’re in a room: make a suggestion, or end your turn. You can leave on your next one.
refusal-cluedo-in-accusing = You’ve moved, and there’s no suggestion to make here: accuse, or end your turn.
refusal-cluedo-in-asking = You’re a witness: answer the suggestion first.
refusal-cluedo-in-asked = You’ve made your suggestion: accuse, or end your turn.
refusal-cluedo-passage-or-roll = You’ve rolled: a secret passage is taken instead of rolling.
refusal-cluedo-no-passage = There’s no secret passage here. These rooms have one: { $rooms }.
refusal-cluedo-there-already = Your pawn is already there. If you don’t want to move, stay.
refusal-cluedo-shut-in = Pawns block all the doors: you can’t get out { $rooms_of }. Stay; on your next turn, take the passage if there is one.
refusal-cluedo-square-taken = A pawn stands on that square, so nobody can stop there. Choose a marked square.
refusal-cluedo-out-of-reach = A throw of { $n } doesn’t lead there. You have to move exactly { $n } squares, never diagonally, over no pawn and never twice over one square. Choose a marked square.
refusal-cluedo-door-blocked = A pawn blocks the way in: you can’t go { $rooms_to }.
refusal-cluedo-room-too-far = A throw of { $n } isn’t enough to go { $rooms_to }, or pawns bar the way.
refusal-cluedo-cellar = Nobody goes into the cellar: the envelope lies there.
refusal-cluedo-inside-a-room = That square is inside a room: give the name of the room.
refusal-cluedo-no-such-place = There’s no such place. Give a room, or a square of the corridor such as `r7c4` (row 7, column 4).
refusal-cluedo-not-in-a-room = Suggestions are made in rooms, and your pawn is in the corridor.
refusal-cluedo-same-room = At this table, you can’t make two suggestions in a row { $rooms_at }: leave first, or wait until you’re called elsewhere.
refusal-cluedo-asked-already = One suggestion a turn: accuse, or end your turn.
refusal-cluedo-nobody-asks = Nobody is questioning you now.
refusal-cluedo-must-show = At this table, a witness who has one of the cards shows one.
refusal-cluedo-must-show-now = Players who only answer must answer truthfully: show one of the cards you’re asked about.
refusal-cluedo-not-to-show = Show one of your own cards among those of the suggestion: { $suspects }, { $weapons }, { $rooms }.
refusal-cluedo-ask-first = You can accuse only right after your own suggestion: make one first.
refusal-cluedo-you-only-answer = You only answer other players’ suggestions now.
refusal-cluedo-no-false-witnesses = At this table the bot checks the witnesses: nobody can lie.
refusal-cluedo-denounced-already = You’ve already denounced a witness: you can do so only once in a game.
refusal-cluedo-no-such-hypothesis = { $n ->
    [0] There’s no suggestion yet.
   *[other] The suggestions are numbered 1 to { $n }.
}
refusal-cluedo-showed-something = That player didn’t claim to have nothing to show for suggestion { $n }.
refusal-cluedo-only-answers = That player already only answers, or has left: denouncing them would change nothing.
caution-cluedo-own-card = You hold one of these cards yourself, so this accusation is certainly wrong. Accuse all the same?
caution-cluedo-seen-card = You were shown one of these cards, so this accusation is certainly wrong. Accuse all the same?
confirm-cluedo-accuse = **You accuse:** { $suspect }, { $weapon }, { $room }.
    You can do this only once: if it’s wrong, you only answer from then on.
confirm-cluedo-denounce = **You denounce** { $player }, who said there was nothing to show for suggestion { $hypothesis }.
    You can do this only once in the game.

## Rules, by situation

rules-cluedo-start = **Cluedo in short**
    Three cards are in the envelope: the murderer, the weapon, the room. The players hold all the others. Whoever names the three wins.
    On your turn, roll the dice and move along the corridor towards a room. There, make a **suggestion**: the suspect and the weapon come into the room, and the witnesses, from your left, must show you one of the three cards if they have any (with false witnesses, they may hide it).
    Right after your suggestion you may **accuse**, once in the game (or, if the host has chosen so, at any time on your turn). If you’re wrong, you only answer from then on.
rules-cluedo-choosing = **Choosing pawns**
    Everybody chooses a pawn, first come, first served, and keeps it for the whole game. It has nothing to do with the cards you’ll hold. Then the highest throw of the dice deals.
    With 3 and 6 players Miss Scarlett begins (otherwise the next pawn clockwise); with 4 and 5, those who hold one card fewer play first.
rules-cluedo-starting = **Your turn begins**
    • **Roll**: you move exactly that many squares, horizontally or vertically, never diagonally, over no pawn and never twice over one square. To enter a room you don’t need the exact number. A double 1 or a double 6 leads into any room.
    • **Secret passage**: Kitchen and Study, Conservatory and Lounge are linked, without rolling.
    • **Stay** as long as you like; in a room you may **make a suggestion** without moving.
rules-cluedo-starting-accuse-any-time = At this table you may also **accuse** now.
rules-cluedo-starting-repeat-room-forbidden = At this table you can’t make two suggestions in a row in the same room: leave it first.
rules-cluedo-starting-false-witnesses-on = With false witnesses, you may also **denounce** one, once in the game, before your turn ends: name the witness who claimed to have nothing to show, and the suggestion. If it was a lie, that player only answers from then on; if not, nothing happens.
rules-cluedo-rolled = **You’ve rolled**
    Go into a room within reach, to a marked square, or stay. Entering a room ends your move. A door with a pawn in front of it can’t be used to enter or leave.
    A square is written `r7c4`: row 7, column 4, counted as at the edge of the plan.
rules-cluedo-rolled-accuse-any-time = At this table you may also **accuse** now.
rules-cluedo-arrived = **You’re in a room**
    You can make a suggestion: a suspect, a weapon, and this room. You may name cards of your own, to mislead the others. If you choose so with it, your turn ends as soon as you’re shown a card: you then can’t accuse on it, but if nobody shows one, you still can. Or end your turn.
rules-cluedo-arrived-accuse-any-time = At this table you may also **accuse** now.
rules-cluedo-accusing = **You’ve moved**
    There’s no suggestion to make: your pawn is in the corridor, or you’ve already made one in this room and must leave it first. At this table you may accuse at any time on your turn: any three names, once in the game. Or end your turn.
rules-cluedo-asking = **A suggestion is waiting for an answer**
    The witnesses answer one after the other, from the left of the investigator. The first who has one of the three cards shows exactly one, of their choice, to the investigator only; then the questions stop. Everybody sees who had nothing and who showed, never what.
rules-cluedo-asked = **You’ve made your suggestion**
    You may accuse: any three names, secretly compared with the envelope. If they’re right, you win. If not, you alone see the three cards, and you only answer from then on. You can accuse only once. Or end your turn.
rules-cluedo-asked-false-witnesses-on = With false witnesses, it proves nothing that nobody showed a card; if somebody lied, denounce them before your turn ends, now or on a later turn.
rules-cluedo-witness = **You’re a witness**
    If you have any of the three cards, show one, of your choice; only the investigator sees it. The bot asks you even if there’s no choice, so that the time it takes gives nothing away.
rules-cluedo-witness-false-witnesses-on = With false witnesses you may also claim to have nothing, unless you only answer already. If somebody rightly denounces you on their own turn, you only answer from then on.
rules-cluedo-waiting = **It’s somebody else’s turn**
    Note who had nothing to show, and who showed a card to whom. **My notes** is your notebook.
rules-cluedo-waiting-false-witnesses-on = With false witnesses, you can denounce one on your own turn.
rules-cluedo-out = **You only answer**
    You no longer move, ask or accuse, but you stay a witness, and a truthful one: show a card when you’re asked, and say nothing of the envelope.
rules-cluedo-over = **The game is over**
    If the cards had been dealt, the envelope is open. The log and the game file stay here.

## Suspects, weapons, rooms

noun-cluedo-scarlett = Miss Scarlett
    .short = Scarlett
    .sign = 🔴
noun-cluedo-mustard = Colonel Mustard
    .short = Mustard
    .sign = 🟡
noun-cluedo-white = Mrs White
    .short = White
    .sign = ⚪
noun-cluedo-green = Reverend Green
    .short = Green
    .sign = 🟢
noun-cluedo-peacock = Mrs Peacock
    .short = Peacock
    .sign = 🔵
noun-cluedo-plum = Professor Plum
    .short = Plum
    .sign = 🟣
noun-cluedo-dagger = Dagger
    .with = with the Dagger
noun-cluedo-candlestick = Candlestick
    .with = with the Candlestick
noun-cluedo-revolver = Revolver
    .with = with the Revolver
noun-cluedo-rope = Rope
    .with = with the Rope
noun-cluedo-cosh = Cosh
    .with = with the Cosh
noun-cluedo-spanner = Spanner
    .with = with the Spanner
noun-cluedo-nothing = Nothing to show
noun-cluedo-kitchen = Kitchen
    .at = in the Kitchen
    .to = into the Kitchen
    .of = of the Kitchen
noun-cluedo-ball_room = Ball Room
    .at = in the Ball Room
    .to = into the Ball Room
    .of = of the Ball Room
noun-cluedo-conservatory = Conservatory
    .at = in the Conservatory
    .to = into the Conservatory
    .of = of the Conservatory
noun-cluedo-billiard_room = Billiard Room
    .at = in the Billiard Room
    .to = into the Billiard Room
    .of = of the Billiard Room
noun-cluedo-library = Library
    .at = in the Library
    .to = into the Library
    .of = of the Library
noun-cluedo-study = Study
    .at = in the Study
    .to = into the Study
    .of = of the Study
noun-cluedo-hall = Hall
    .at = in the Hall
    .to = into the Hall
    .of = of the Hall
noun-cluedo-lounge = Lounge
    .at = in the Lounge
    .to = into the Lounge
    .of = of the Lounge
noun-cluedo-dining_room = Dining Room
    .at = in the Dining Room
    .to = into the Dining Room
    .of = of the Dining Room

## The sheet

cluedo-sheet-suspects = Suspects
cluedo-sheet-weapons = Weapons
cluedo-sheet-rooms = Rooms
cluedo-sheet-envelope = The envelope

## Why something is certain

cluedo-why-hand = { $held ->
    [yes] { $card } is in your own hand.
   *[no] You see your own hand: { $card } isn’t in it.
}
cluedo-why-told = { $how ->
    [saw] At no. { $no }, { $who } showed you { $cards }.
    [envelope] No. { $no } let you see what is in the envelope: { $cards }.
    [confessed] No. { $no } revealed a lie: { $who } had hidden { $cards }.
    [cleared] At no. { $no }, it came out that { $who } hadn’t lied: none of { $cards } is there.
   *[passed] At no. { $no }, { $who } had nothing to show of { $cards }.
}
cluedo-why-one-of = { $how ->
    [asked] At no. { $no }, { $who } has to show one of { $cards }
    [caught] At no. { $no }, it came out that { $who } was hiding one of { $cards }
   *[showed] At no. { $no }, { $who } showed one of { $cards }
}: { $mine_n ->
    [0] {""}
   *[other] not { $mine } (yours),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] not { $seen } (seen at { $seen_nos_n ->
       [one] no. { $seen_nos }
      *[other] nos. { $seen_nos }
   }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] not { $passed } (nothing to show at { $passed_nos_n ->
       [one] no. { $passed_nos }
      *[other] nos. { $passed_nos }
   }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] not { $above } (see above),{" "}
}so { $card }.
cluedo-why-kind = The envelope holds one card of each kind: { $mine_n ->
    [0] {""}
   *[other] not { $mine } (yours),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] not { $seen } (seen at { $seen_nos_n ->
       [one] no. { $seen_nos }
      *[other] nos. { $seen_nos }
   }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] not { $above } (see above),{" "}
}so { $card }.
cluedo-why-nowhere-else = { $card } isn’t yours{ $passed_n ->
    [0] {""}
   *[other] , and { $passed } had nothing to show at { $passed_nos_n ->
       [one] no. { $passed_nos }
      *[other] nos. { $passed_nos }
   }
}{ $above_n ->
    [0] {""}
   *[other] , and { $above } can’t have it (see above)
}{ $sealed ->
    [yes] , and the envelope has another card of this kind{ $sealed_nos_n ->
        [0] {""}
       *[other] {" "}({ $sealed_nos_n ->
           [one] no. { $sealed_nos }
          *[other] nos. { $sealed_nos }
       })
    }
   *[no] {""}
}. So it’s { $who ->
    [none] in the envelope.
   *[other] with { $who }.
}
cluedo-why-whole-hand = { $who } holds { $size ->
    [one] one card, and it’s
   *[other] { $size } cards, and they’re
} { $seen_n ->
    [0] {""}
   *[other] { $seen } (seen at { $seen_nos_n ->
       [one] no. { $seen_nos }
      *[other] nos. { $seen_nos }
   }){ $above_n ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $above_n ->
    [0] {""}
   *[other] { $above } (see above)
}: nothing else.
cluedo-why-no-others = { $who } holds { $size } cards, and only { $cards } are left for that hand{ $nos_n ->
    [0] {""}
   *[other] {" "}after { $nos_n ->
       [one] no. { $nos }
      *[other] nos. { $nos }
   }
}.
cluedo-why-no-room = { $who } holds { $size } cards: { $held_n ->
    [0] {""}
   *[other] { $held }, and{" "}
}{ $nos_n ->
    [one] one of the cards of the answer at no. { $nos }
   *[other] one for each of the answers at { $nos_n ->
       [one] no. { $nos }
      *[other] nos. { $nos }
   }, which have no possible card in common
}{ $also_n ->
    [0] {""}
   *[other] {" "}(see { $also_n ->
       [one] no. { $also }
      *[other] nos. { $also }
   })
}. There’s no room for { $cards }.
cluedo-why-fork = { $how ->
    [asked] At no. { $no }, { $who } has to show one of { $cards }
    [caught] At no. { $no }, it came out that { $who } was hiding one of { $cards }
   *[showed] At no. { $no }, { $who } showed one of { $cards }
}: { $mine_n ->
    [0] {""}
   *[other] not { $mine } (yours),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] not { $seen } (seen at { $seen_nos_n ->
       [one] no. { $seen_nos }
      *[other] nos. { $seen_nos }
   }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] not { $passed } (nothing to show at { $passed_nos_n ->
       [one] no. { $passed_nos }
      *[other] nos. { $passed_nos }
   }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] not { $above } (see above),{" "}
}so, case by case:
cluedo-why-case = **{ $label }** If it’s { $card }:
cluedo-why-suppose = Suppose { $card } { $held ->
    [yes] were { $who ->
        [none] in the envelope.
       *[other] with { $who }.
    }
   *[no] weren’t { $who ->
        [none] in the envelope.
       *[other] with { $who }.
    }
}
cluedo-why-clash = That can’t be: { $rule ->
    [one_of] { $who } has to have one of { $cards }, and could have none
    [kind] the envelope would hold none of { $cards }
    [nowhere_else] nobody could have { $card }, nor the envelope
    [whole_hand] { $who } would hold { $cards }, and has only { $size ->
        [one] one card
       *[other] { $size } cards
    }
    [no_others] too few cards would be left for the { $size } that { $who } holds
   *[clash] { $card } would be both { $who ->
        [none] in the envelope and elsewhere
       *[other] with { $who } and elsewhere
    }
}{ $nos_n ->
    [0] {""}
   *[other] {" "}({ $nos_n ->
       [one] no. { $nos }
      *[other] nos. { $nos }
   })
}.
cluedo-why-so = So { $card } { $held ->
    [yes] is { $who ->
        [none] in the envelope.
       *[other] with { $who }.
    }
   *[no] isn’t { $who ->
        [none] in the envelope.
       *[other] with { $who }.
    }
}
cluedo-why-together = Taken together, { $nos_n ->
    [0] your hand leaves
   *[other] { $nos_n ->
       [one] no. { $nos } leaves
      *[other] nos. { $nos } leave
   }
} no other way: { $held ->
    [yes] { $card } is { $who ->
        [none] in the envelope.
       *[other] with { $who }.
    }
   *[no] { $card } isn’t { $who ->
        [none] in the envelope.
       *[other] with { $who }.
    }
}

## The whole rules, page by page; the last page is an example of a turn

rulebook-cluedo-1 = **The aim**
    Dr Black is dead in his house. Who did it, with which weapon, in which room? There are 21 cards: 6 suspects, 6 weapons, 9 rooms. One card of each kind is in the **envelope**; that’s the solution. Whoever names it first wins.
    The other 18 cards are dealt out. A card that you see isn’t in the envelope: that’s how you make progress.
    3 to 6 play. Holding a card has nothing to do with your pawn.
rulebook-cluedo-2 = **Setting up**
    Everybody chooses a pawn, first come, first served. All six stand on their starting squares, including those nobody plays. Weapons enter the house when they’re named.
    The players roll the dice; the highest deals, one card at a time. With four or five players some have one card fewer: they play first. With three or six, Miss Scarlett begins; if nobody plays her, the next pawn clockwise does.
    Turns go clockwise.
rulebook-cluedo-3 = **Moving**
    On your turn, choose:
    • **roll the dice** and move in the corridor by exactly their sum, never diagonally and never twice over the same square. You can’t pass a square that holds a pawn. You enter a room by a door; there the number need not be exact, and the move ends;
    • take the **secret passage** of a corner room, without rolling;
    • **stay** where you are.
    {""}**Double 1 or double 6**: you can go straight to the room of your choice.
rulebook-cluedo-4 = **The suggestion**
    In a room you can make one suggestion a turn: a suspect, a weapon, and the room you’re in. The suspect’s pawn and the weapon come there and stay.
    The witnesses answer one by one, starting on your left. Whoever has none of the three cards passes. The first who has at least one shows you **just one**, of their choice, and you alone; the questioning ends there.
    The others see who passed and who showed, not which card. You can name cards that you hold yourself.
    You can say with a suggestion that your turn ends as soon as a card is shown. A table can also forbid two suggestions in a row in the same room: leave it first, or wait to be called elsewhere.
rulebook-cluedo-5 = **Accusing, and the end**
    Right after your suggestion you can accuse: three cards, any room. Only you look into the envelope.
    • **Right**: you show the cards and win.
    • **Wrong**: you no longer play, but you still answer suggestions. Nobody learns what you named.
    Everybody accuses only once. If all were wrong, nobody wins.
    Whoever leaves takes no more turns; their cards go on answering, truly. If nobody plays for two rounds, the game ends without a winner.
    If the table has agreed to it, you can accuse at any time on your turn.
rulebook-cluedo-6 = **False witnesses, or cards that answer (options)**
    By the rules of 1974 a witness can hide a card; if they’re found out, they no longer play and only answer. With this option, a witness may say that they have nothing. Once in the game, on your turn, you can **denounce** a witness over a suggestion. If they lied, they’re out; if not, you learn nothing more. Whoever takes over a seat answers for its lies too: **My desk** names them.
    Without this option every witness answers truly, and only chooses which card to show.
    A table can also let **the cards answer by themselves**, at once and truly: with a card that the asker has seen already, otherwise the first that fits of those you chose with **Card to show first**, otherwise one at random.
rulebook-cluedo-7 = **Example of a turn**
    Anna plays Mrs White. She’s in the Ball Room, rolls 3 and 4, enters the Conservatory, four squares away, and makes a suggestion: Colonel Mustard, the rope, in the Conservatory. Mustard’s pawn and the rope come there.
    On her left, Bruno has none of the three cards: he passes. Chloé has the rope and the Conservatory. She chooses, and shows the rope to Anna alone. Diane isn’t asked any more.
    Anna crosses the rope out. Bruno only knows that Chloé has one of the three, and all know that Bruno has none. Anna doesn’t accuse: her turn is over.

## The lesson: a few decisions from a real game, and why

lesson-cluedo-start = **Cluedo in five minutes**
    A suspect, a weapon and a room are in the envelope. The other 18 cards are in the hands: yours, those of Camille on your left, and Robin’s. You play Reverend Green.
    Here are four decisions from a real game.
lesson-cluedo-1 = Robin is in the Dining Room and makes a suggestion: Miss Scarlett, the Candlestick, the Dining Room. You have none of these cards: you pass. Camille shows a card, to Robin alone.
    {""}**What do you know now?**
lesson-cluedo-1-candlestick = Camille has the Candlestick
lesson-cluedo-1-candlestick-why = Perhaps, but you didn’t see the card: it can be any of the three.
lesson-cluedo-1-one = Camille has one of the three cards
lesson-cluedo-1-one-why = Yes: at least one. Write it down: the day you know that she lacks two of them, you know the third.
lesson-cluedo-1-none = None of the three is in the envelope
lesson-cluedo-1-none-why = No: only one card was shown. The other two can be anywhere, in the envelope too.
lesson-cluedo-2 = You’ve rolled 11 and entered the Billiard Room.
    {""}**Which suggestion can you make?**
lesson-cluedo-2-library = Green, the Dagger, the Library
lesson-cluedo-2-library-why = No: the room is always the one your pawn is in, here the Billiard Room.
lesson-cluedo-2-weapons = The Dagger, the Candlestick, the Billiard Room
lesson-cluedo-2-weapons-why = No: a suggestion is always a suspect, a weapon and a room.
lesson-cluedo-2-billiard = Green, the Dagger, the Billiard Room
lesson-cluedo-2-billiard-why = Yes: your own pawn can be the suspect. You can even name cards that you hold, to learn about the rest.
lesson-cluedo-3 = You named Reverend Green, the Dagger and the Billiard Room. Camille, the first to be asked, shows you the **Dagger**.
    {""}**What can you cross out?**
lesson-cluedo-3-all = All three cards
lesson-cluedo-3-all-why = No: the questioning ends at the first card. Of Reverend Green and the Billiard Room you know no more than before.
lesson-cluedo-3-dagger = Only the Dagger
lesson-cluedo-3-dagger-why = Yes: Camille has it, so it isn’t in the envelope. Camille chose what to show, perhaps to hide another card.
lesson-cluedo-3-nothing = Nothing: it may be a bluff
lesson-cluedo-3-nothing-why = You can: a card that is shown is true. You’ve seen it, so it isn’t in the envelope.
lesson-cluedo-4 = Robin, in the Kitchen, names Miss Scarlett, the Spanner and the Kitchen. You’re the first witness. Of these cards you have the **Kitchen**.
    {""}**What do you do?**
lesson-cluedo-4-pass = I say that I have nothing
lesson-cluedo-4-pass-why = No: whoever has one of the cards must show one. Only the option of false witnesses lets you lie, and that’s a risk.
lesson-cluedo-4-table = I show the Kitchen to everybody
lesson-cluedo-4-table-why = No: a card is shown only to whoever asks. The others just learn that you answered.
lesson-cluedo-4-robin = I show the Kitchen to Robin alone
lesson-cluedo-4-robin-why = Yes: it’s the only one you can show. When you have several, show one that’s known already.
lesson-cluedo-end = **That’s all you need to play.** Cross out what you see, note who passes and who answers, and accuse only when you’re certain: everybody accuses only once. **My sheet** keeps track of it.

## Techniques of deduction, the easiest first

technique-cluedo-told = At a glance
technique-cluedo-told-page = One thing that you were told is enough: a card of your own hand, a card that was shown to you, or, where no witness may lie, somebody who had nothing to show.
    {""}*Example:* Robin is asked for Green, the Rope and the Hall, and has nothing to show. Robin holds none of the three.
technique-cluedo-one-of = One of the cards shown
technique-cluedo-one-of-page = Somebody showed one of three cards. Cross out those that they can’t have; if one is left, it was that.
    {""}*Example:* Camille shows Robin one of Plum, the Cosh and the Study. You hold the Cosh, and when the Study was asked for earlier, Camille had nothing to show. It was Plum.
technique-cluedo-kind = Last of its kind
technique-cluedo-kind-page = The envelope holds one suspect, one weapon and one room. If all but one of a kind are elsewhere, that one is in the envelope.
    {""}*Example:* of the six weapons, you hold two and know where three more are. The sixth is in the envelope.
technique-cluedo-nowhere-else = Nowhere else
technique-cluedo-nowhere-else-page = Every card is somewhere. If all but one place are ruled out for a card, it’s in that one.
    {""}*Example:* the Library isn’t yours, and both Camille and Robin have passed on it. It’s in the envelope.
technique-cluedo-whole-hand = Full hand
technique-cluedo-whole-hand-page = You know how many cards everybody holds. Once you know them all, they have no other.
    {""}*Example:* Robin holds three cards: Green, the Rope and the Hall. So Robin doesn’t have the Kitchen, though Robin was never asked for it.
technique-cluedo-no-others = Just enough left
technique-cluedo-no-others-page = If only as many cards are left for a hand as it holds, it has all of them.
    {""}*Example:* Robin holds four cards, and all others but Plum, the Cosh, the Study and the Hall are ruled out. Robin has these four.
technique-cluedo-no-room = No space left
technique-cluedo-no-room-page = Answers to questions that share no card take a card each. If they fill the hand, all other cards are ruled out.
    {""}*Example:* two cards of Robin are unknown. Robin once showed Plum or the Cosh, and once Green or the Hall. Robin has one card of each pair, and nothing else.
technique-cluedo-cases = Case by case
technique-cluedo-cases-page = No single step says it, but there are only a few cases, and all lead to the same result. Suppose each in turn, and follow it.
    {""}*Example:* Robin showed the Cosh or the Hall. Camille showed Green or the Cosh, and later Green or the Hall. If Robin has the Cosh, Camille’s first card was Green; if Robin has the Hall, the second was. So Camille has Green.
