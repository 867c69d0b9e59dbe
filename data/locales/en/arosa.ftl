# Mord im Arosa.

game-arosa = Mord im Arosa
club-arosa = grand-hotel
kind-arosa = listening
about-arosa = A hotel in the snow, and two victims somewhere in its air shaft, where everybody has left traces. Listen for the floor where each cube comes to rest, suspect the others and erase your own traces.
    -# 2 to 6 players · about 30 minutes · easy · sound on!
option-arosa-hearing = Hearing
option-arosa-memory = Memory of openings and sounds
value-keen = keen ears
value-normal = normal
value-hard = hard of hearing

verb-arosa-search = Open a floor
verb-arosa-suspect = Suspect
verb-arosa-erase = Erase my traces
verb-arosa-take = Take traces back

field-arosa-search-floor = Where do you look for the victims?
field-arosa-suspect-floor = Which floor do you open?
field-arosa-suspect-players = Whom do you suspect? (one or several)
field-arosa-erase-floor = Which floor do you open?
field-arosa-take-count = How many traces do you take back?

value-arosa-floor = { $value ->
    [0] 0 · Ground
    [7] 7 · Top
   *[other] { $value }
}
value-arosa-count = { $value ->
    [0] none
   *[other] { $value }
}

## What everybody hears

event-arosa-prologue-began = Midnight at the Arosa. { $knife }, the last to hold a knife, drops the **two victims** down the air shaft; then everybody drops two cubes of their colour, their traces. { $guest }, the last to stay in a hotel, begins the search. Turn your sound on!
# Nothing is heard there, and nothing to press.
theatre-arosa-prologue-began = Midnight at the Arosa. { $knife }, the last to hold a knife, drops the **two victims** down the air shaft; then everybody drops two cubes of their colour, their traces. { $guest }, the last to stay in a hotel, begins the search.
# In code, and as long for every cube: the bar that covers it mustn't tell how many knocks there were.
event-arosa-fell = { $cube } { $cube_sign } ||`tac{"\u00A0"}×{ $knocks }{"\u00A0…\u00A0"}{ $end_hear }`||
event-arosa-search-began = **First act: the search for the victims.** On your turn, press **Open a floor**.
theatre-arosa-search-began = **First act: the search for the victims.**
event-arosa-inquiry-began = **Both victims are found: the second act begins.** Now suspect the others, or erase your own traces.
theatre-arosa-inquiry-began = **Both victims are found: the second act begins.**
event-arosa-turn-began = { $seat } to play.
event-arosa-searched = { $by } looks for the victims on { $floor ->
    [0] the **ground floor**
   *[other] **floor { $floor }**
}.
event-arosa-suspected = { $by } suspects { $players } on { $floor ->
    [0] the **ground floor**
   *[other] **floor { $floor }**
}.
event-arosa-erasing-began = { $by } wants to erase traces on { $floor ->
    [0] the **ground floor**
   *[other] **floor { $floor }**
}.
event-arosa-opened = { $cubes_n ->
    [0] There are no traces.
   *[other] Found there: { $cubes_sign }.
}
event-arosa-victims-sought = { $victims ->
    [0] No victim there.
    [1] **A victim!** { $floor ->
        [0] The ground floor
       *[other] Floor { $floor }
    } is a crime scene.
   *[other] **Both victims!** { $floor ->
        [0] The ground floor
       *[other] Floor { $floor }
    } is the only crime scene.
}
event-arosa-recorded = { $seat }: { $count ->
    [one] one trace goes to the board
   *[other] { $count } traces go to the board
}{ $borrowed ->
    [0] {""}
    [one] , one of them straight from the floor
   *[other] , { $borrowed } of them straight from the floor
}.
event-arosa-ground-failed = { $by } has no trace of their own on the ground floor: nothing goes to the board.
event-arosa-traces-counted = { $most ->
    [one] { $by } may take one trace back from the board.
   *[other] { $by } may take up to { $most } traces back from the board.
}
event-arosa-traces-erased = { $count ->
    [0] { $by } takes no trace back.
    [one] { $by } takes one trace back from the board.
   *[other] { $by } takes { $count } traces back from the board.
}
event-arosa-careless = Careless search: { $count ->
    [0] { $by } has no cube left to drop.
    [one] { $by } drops one more cube.
   *[other] { $by } drops { $count } more cubes.
}
event-arosa-turn-missed = { $seat } has run out of time.
event-arosa-left = { $seat } leaves the game; the traces stay, and the player may still be suspected.
event-arosa-scored = { $seat }: { $points ->
    [one] { $points } point of suspicion.
   *[other] { $points } points of suspicion.
}
event-arosa-judged = { $murderers_n ->
    [one] { $murderers } is the murderer!
   *[other] { $murderers } are the murderers!
} 🔪 { $winners_n ->
    [one] { $winners } wins and is promoted to inspector.
   *[other] { $winners } win and are promoted to inspector.
} 🏆
event-arosa-drawn = A draw: everybody has { $points ->
    [one] { $points } point
   *[other] { $points } points
} of suspicion. All are murderers, and all win.
event-arosa-stalled = Nobody has played for two rounds: the game ends without a winner.
event-arosa-last-one = Everybody else has left: { $seat } wins! 🏆
event-arosa-abandoned = Too few players are left: the game ends without a winner.

## An opening that stands on the panel alone, and for who opened the floor

apart-arosa-opened = { $floor ->
    [0] **The ground floor**
   *[other] **Floor { $floor }**
} { $cubes_n ->
    [0] is empty.
   *[other] is open: { $cubes_sign }.
}
result-arosa-opened = { $cubes_n ->
    [0] You find nothing.
   *[other] You find { $cubes_sign }.
}

## The panel

arosa-table-search = **First act.** { $who } to open a floor: { $n ->
    [one] one victim is still to be found.
   *[other] both victims are still to be found.
}
arosa-table-inquiry = **Second act.** { $who } to play: { $erase ->
    [yes] suspect somebody, or erase traces.
   *[no] suspect somebody.
}
arosa-table-erasing = **Second act.** { $who } has counted, and must say how many traces come back from the board.
arosa-table-judged = { $winners_n ->
    [one] { $winners } has won
   *[other] { $winners } have won
} with { $least ->
    [one] { $least } point
   *[other] { $least } points
} of suspicion 🏆; { $murderers_n ->
    [one] { $murderers } is the murderer
   *[other] { $murderers } are the murderers
} with { $most }. 🔪
arosa-table-drawn = A draw at { $points ->
    [one] { $points } point
   *[other] { $points } points
}: all are murderers, and all have won.
arosa-table-left = Everybody else has left: { $who } has won. 🏆
arosa-table-nobody = The game ended without a winner.
arosa-table-opened = { $floor ->
    [0] The **ground floor** has just been opened
   *[other] **Floor { $floor }** has just been opened
}: { $cubes_n ->
    [0] there were no traces.
   *[other] it held { $cubes_sign }.
}
arosa-table-scenes = { $found ->
    [0] No crime scene yet.
    [1] Crime scene: { $first ->
        [0] ground floor
       *[other] floor { $first }
    }.
   *[other] { $same ->
        [yes] The only crime scene, for both victims: { $first ->
            [0] ground floor
           *[other] floor { $first }
        }.
       *[no] Crime scenes: { $first ->
            [0] ground floor
           *[other] floor { $first }
        } and floor { $second }.
    }
}
arosa-table-seat = { $who } ({ $cube }) { $cube_sign }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}: { $reserve ->
    [one] { $reserve } cube in reserve
   *[other] { $reserve } cubes in reserve
}{ $traces ->
    [0] {""}
    [one] , { $traces } trace on the board
   *[other] , { $traces } traces on the board
}{ $boxes_n ->
    [0] {""}
    [one] {" "}(floor { $boxes })
   *[other] {" "}(floors { $boxes })
}{ $points ->
    [0] {""}
    [one] {" "}= { $points } point
   *[other] {" "}= { $points } points
}{ $state ->
    [active] {" "}(to play)
    [gone] {" "}(has left the game)
   *[idle] {""}
}
arosa-table-hotel = **The whole hotel, opened**
arosa-table-floor = { $floor ->
    [0] Ground floor
   *[other] Floor { $floor }
}: { $cubes_n ->
    [0] empty
   *[other] { $cubes_sign }
}
arosa-picture-reserve = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
arosa-picture-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
arosa-alt-table = A section through the Hotel Arosa, and beside it the search board with crime scenes, traces and reserves.

## The desk

arosa-desk-own = Your traces are **{ $cube_many }** { $cube_sign }; { $reserve ->
    [one] { $reserve } is in your reserve
   *[other] { $reserve } are in your reserve
}.
arosa-desk-board = On the board: { $traces ->
    [one] { $traces } trace
   *[other] { $traces } traces
} { $boxes_n ->
    [one] (floor { $boxes })
   *[other] (floors { $boxes })
}, { $points ->
    [one] { $points } point of suspicion
   *[other] { $points } points of suspicion
}. Ten traces end the game.
arosa-desk-memory = Nobody has secrets here: everybody sees and hears the same. Keep what you hear in mind, or in **My notes**.

## Refusals

refusal-arosa-no-such-floor = The hotel has floors 0 (ground floor) to 7. Choose one of them; nothing has been opened.
refusal-arosa-nobody-named = Name at least one other player whom you suspect.
refusal-arosa-not-yourself = You can’t suspect yourself. Name other players only.
refusal-arosa-named-twice = You’ve named the same player twice. Name each suspect once.
refusal-arosa-nothing-to-erase = None of your traces is on the board, so there’s nothing to erase. Suspect somebody instead.
refusal-arosa-not-so-many = { $n ->
    [one] You can take back one trace at most, or none.
   *[other] You can take back { $n } traces at most, or none.
}
refusal-arosa-now-search = This is the first act: look for the victims with **/arosa search** or the button of the panel.
refusal-arosa-now-erasing = The floor is open: first say how many traces you take back, with **/arosa take** or the button of the panel.
refusal-arosa-now-inquiry = This is the second act: **/arosa suspect** or **/arosa erase**, or the buttons of the panel.

## Rules, by situation

rules-arosa-start = **Mord im Arosa in short**
    Everybody drops traces (cubes of their colour) down the hotel’s air shaft. Nobody sees where they land, but everybody hears them fall: each knock is a floor passed, though not every knock is heard; *poc* is a floor, *TOC* the table under the ground floor.
    In the **first act**, open floors and find the two victims; their floors are the crime scenes. In the **second act**, suspect others on floors where you believe their traces are, and erase your own.
    Traces on the board count 3 points at a crime scene, 2 next to one, 1 elsewhere. At 10 traces of one player, or with an empty reserve, the game ends: whoever has most points is the murderer, whoever has fewest wins.
rules-arosa-search = **First act: the search for the victims**
    The investigator opens one floor, and everybody sees what is there.
    • **No victim:** the traces found drop again, and then one more from the investigator’s reserve (careless search).
    • **A victim:** the floor is a crime scene. For each trace of another player there, that player puts one from the reserve on the board. Then all traces found drop again.
    Both victims found: the second act begins with the next player.
    The same is written below the clip, hidden: press to reveal it. *tac ×2 … poc* means: two knocks were heard, then the cube came to rest on a floor. It passed at least two floors; knocks may be missed. *TOC* is most often the ground floor, where it hits the table.
rules-arosa-inquiry = **Second act: suspect or erase**
    • **Suspect:** name one or more others and open a floor. For each of their traces there, they put one from the reserve on the board. For each suspect without a trace there, you drop one more of your own.
    • **Ground floor:** suspecting there succeeds only if one of your own traces lies there; if not, nobody records anything and you drop one for each suspect.
    • **Erase:** open a floor and count; then say how many of your traces you take back from its box, at most as many as you found there. If you find none, you drop one more.
    All traces found drop again at the end.
rules-arosa-erasing = **How many traces come back?**
    Everybody has seen the floor. Up to as many of your traces as lay there may go from its box on the board back to your reserve; you may take fewer. Then all the traces found drop again.
rules-arosa-waiting = **It’s somebody else’s turn**
    Watch and listen! With a relaxed memory, what was heard and found can be read again in the channel and in the log; with a strict one it disappears when the next cube falls. Nobody else reads **My notes**.
    Traces on the board: 3 points at a crime scene, 2 on the floor above or below one, 1 elsewhere. 10 traces on the board or an empty reserve end the game after the turn.
rules-arosa-over = **The game is over**
    Whoever has most points of suspicion is the murderer, whoever has fewest wins; there may be several of either. Traces in the hotel and in the reserve don’t count. If everybody else has left, the last player there has won; if nobody played for two rounds, nobody has.

## Cubes and sounds

noun-arosa-yellow = yellow
    .many = yellow
    .sign = 🟨{"\u2060"}●
noun-arosa-blue = blue
    .many = blue
    .sign = 🟦{"\u2060"}▲
noun-arosa-brown = brown
    .many = brown
    .sign = 🟫{"\u2060"}■
noun-arosa-gray = grey
    .many = grey
    .sign = 🔘{"\u2060"}✚
noun-arosa-black = black
    .many = black
    .sign = ⬛{"\u2060"}◆
noun-arosa-white = white
    .many = white
    .sign = ⬜{"\u2060"}★
noun-arosa-victim = victim
    .many = victims
    .sign = 🟥{"\u2060"}✖
noun-arosa-poc = poc
    .hear = poc
noun-arosa-toc = toc
    .hear = TOC

## The sheet

arosa-sheet-floors = In the hotel
arosa-sheet-floor = { $n ->
    [0] ground floor
   *[other] floor { $n }
}

## Why a count is certain

arosa-why-found = { $nos_n ->
    [one] At no. { $nos }
   *[other] At each of nos. { $nos }
}, { $count } × { $cube_sign } { $count ->
    [one] was
   *[other] were
} found and taken out ({ $floors }).
arosa-why-empty = { $nos_n ->
    [one] At no. { $nos }
   *[other] At nos. { $nos }
}, no { $cube_sign } lay on the floor that was opened ({ $floors }).
arosa-why-put-back = { $nos_n ->
    [one] At no. { $nos }
   *[other] At nos. { $nos }
}, { $count } × { $cube_sign } went back to floor { $floor }.
arosa-why-heard = { $count ->
    [one] What was heard of { $cube_sign } at no. { $nos } puts it
   *[other] What was heard of { $count } × { $cube_sign } at { $nos_n ->
       [one] no. { $nos }
      *[other] nos. { $nos }
   } puts them
} { $floor ->
    [0] on the ground floor.
   *[other] on floor { $floor } at the highest.
}
arosa-why-left = For { $count ->
    [one] { $cube_sign }
   *[other] { $count } × { $cube_sign }
}{ $nos_n ->
    [0] {""}
    [one] {" "}of no. { $nos }
   *[other] {" "}of nos. { $nos }
}{ $high ->
    [none] {""}
    [0] {" "}(heard on the ground floor)
   *[other] {" "}(heard on floor { $high } at the highest)
}{ $empty_n ->
    [0] , only
    [one] , not found at no. { $empty }, only
   *[other] , not found at nos. { $empty }, only
} { $where ->
    [there] {""}
   *[other] { $finds_n ->
        [one] the find of no. { $finds }
       *[other] the finds of nos. { $finds }
    }
}{ $where ->
    [both] {" "}and{" "}
   *[other] {""}
}{ $where ->
    [found] {""}
   *[other] { $floor ->
        [0] the ground floor
       *[other] floor { $floor }
    }
} { $where ->
    [there] is
    [found] { $finds_n ->
        [one] is
       *[other] are
    }
   *[both] are
} left.
arosa-why-least = That makes { $many } × { $cube_sign }, and { $finds_n ->
    [one] no. { $finds }
   *[other] nos. { $finds }
} had only { $found } in all: at least { $count } must lie { $floor ->
    [0] on the ground floor.
   *[other] on floor { $floor }.
}
arosa-why-most = No more than { $many } × { $cube_sign } can lie { $floor ->
    [0] on the ground floor
   *[other] on floor { $floor }
}{ $finds_n ->
    [0] {""}
    [one] {" "}or have been found at no. { $finds }
   *[other] {" "}or have been found at nos. { $finds }
}{ $out_n ->
    [0] {""}
    [one] ; no. { $out } sounded too low for that
   *[other] ; nos. { $out } sounded too low for that
}{ $emptied_n ->
    [0] {""}
    [one] ; what lay there before was taken out at no. { $emptied }
   *[other] ; what lay there before was taken out at nos. { $emptied }
}.{ $finds_n ->
    [0] {""}
   *[other] {" "}There, { $found } { $found ->
        [one] was
       *[other] were
    } found, so { $count ->
        [0] none can lie
       *[other] at most { $count } can lie
    } { $floor ->
        [0] on the ground floor.
       *[other] on floor { $floor }.
    }
}
arosa-conclusion = So { $count ->
    [0] no { $cube_sign } can lie
   *[other] exactly { $count } × { $cube_sign } must lie
} { $floor ->
    [0] on the ground floor.
   *[other] on floor { $floor }.
}

## The inquest

arosa-inquest-trace = At no. { $no }, the floor of one of { $who }’s traces was certain for the first time: { $floor ->
    [0] the ground floor.
   *[other] floor { $floor }.
}
arosa-inquest-victim = At no. { $no }, the floor of a victim was certain for the first time: { $floor ->
    [0] the ground floor.
   *[other] floor { $floor }.
}
arosa-inquest-fine = A fine suspicion: at no. { $no }, { $who } suspects { $players } on { $floor ->
    [0] the ground floor
   *[other] floor { $floor }
}, { $percent ->
    [100] and could be certain
   *[other] where the chances were best ({ $percent } cases in 100)
}; { $count ->
    [one] one trace goes to the board.
   *[other] { $count } traces go to the board.
}
arosa-inquest-lucky = A stroke of luck: at no. { $no }, { $who } suspects { $players } on { $floor ->
    [0] the ground floor
   *[other] floor { $floor }
} and is right against the odds ({ $percent } in 100).
arosa-inquest-unlucky = Bad luck: at no. { $no }, { $who } suspects { $players } on { $floor ->
    [0] the ground floor
   *[other] floor { $floor }
} for nothing, though it would have been right { $percent } times in 100.
arosa-inquest-vain = At no. { $no }, { $who } { $kind ->
    [search] looks for a victim
    [erase] wants to erase traces
    [ground] suspects { $players } without a trace of their own
   *[suspect] suspects { $players }
} on { $floor ->
    [0] the ground floor
   *[other] floor { $floor }
}: all that had been seen and heard ruled that out.
arosa-inquest-missed = At no. { $no }, { $who } suspects { $players } on { $floor ->
    [0] the ground floor
   *[other] floor { $floor }
} and finds nothing, though one trace was certain: { $player }, { $there ->
    [0] the ground floor.
   *[other] floor { $there }.
}
arosa-inquest-legend = -# Worked out as if nothing had been forgotten; likelier falls weigh more.

## What a rival thought

arosa-rival-search = a victim was expected on { $floor ->
    [0] the ground floor
   *[other] floor { $floor }
} in { $share } of 100 cases.
arosa-rival-suspect = traces of { $players } were expected on { $floor ->
    [0] the ground floor
   *[other] floor { $floor }
} in { $share } of 100 cases.
arosa-rival-erase = own traces were expected on { $floor ->
    [0] the ground floor
   *[other] floor { $floor }
} in { $share } of 100 cases: fewer points were worth more than a suspicion.
arosa-rival-take = what can be taken back is taken back: it never harms.
arosa-rival-guess = nothing that had been heard was remembered, so this was a guess.
arosa-rival-overlooked = this was done on a whim, without thinking of what had been heard.

## Cases

arosa-case-question = **{ $count ->
    [one] One { $cube_sign } trace lies
   *[other] { $count } { $cube_sign } traces lie
} in the hotel now. Where?** Below is every sound of that colour.
arosa-case-rule = -# A cube knocks at most once for each floor that it passes, and sometimes not at all: with four knocks it lies on floor 3 or lower. *poc* or *TOC* proves nothing. Whatever lies on a floor that is opened is taken out; what falls again is heard again.
arosa-case-opened = { $floor ->
    [0] The ground floor
   *[other] Floor { $floor }
} is opened: { $cubes_n ->
    [0] it’s empty.
   *[other] { $cubes_sign }.
}
arosa-case-traces = { $cube }
arosa-suspect = { $who } ({ $cube } { $cube_sign })
arosa-case-place = { $count ->
    [one] Where it lies
   *[other] { $n ->
        [1] The lowest trace
        [2] { $count ->
            [2] The highest trace
           *[other] The one in between
        }
       *[other] The highest trace
    }
}
noun-arosa-floor_0 = ground floor
noun-arosa-floor_1 = floor 1
noun-arosa-floor_2 = floor 2
noun-arosa-floor_3 = floor 3
noun-arosa-floor_4 = floor 4
noun-arosa-floor_5 = floor 5
noun-arosa-floor_6 = floor 6
noun-arosa-floor_7 = floor 7

## The whole rules, page by page; the last page is an example of a turn

rulebook-arosa-1 = **The aim**
    A hotel of eight floors, from the ground floor (0) to the seventh. Two victims have fallen into the air shaft. Everybody has left **traces** there, cubes of their colour, and nobody sees on which floor a cube stops; you **hear** it.
    Find the victims, then have the others’ traces recorded and erase your own. At the end, whoever has most points of suspicion is the murderer; whoever has fewest wins.
    2 to 6 play, each with 20 traces in reserve.
rulebook-arosa-2 = **The prologue, and what you hear**
    A player drawn by lot drops the two victims. Then everybody drops two of their traces. The colour is announced, never the floor.
    Each *tac* is a floor that was passed; *poc*, the cube stops on a floor; *TOC*, it hits the table, usually on the ground floor. You won’t hear every knock: a cube has often fallen lower than you think, never higher.
    Everybody hears the same, and the same is written down.
rulebook-arosa-3 = **First act: looking for the victims**
    On your turn you’re the **investigator**: open a floor, and all see what is there.
    • **No victim**: the cubes found drop into the shaft again one by one, and you drop one more from your reserve, even if the floor was empty.
    • **A victim**: the floor is a **crime scene**. For each trace of **another** player there, that player puts a trace from their reserve on the floor’s box on the board. Your own don’t count. Then the cubes found drop again; you drop nothing more.
    When both victims are found, the second act begins with the next player.
rulebook-arosa-4 = **Second act: suspecting**
    Name one or more other players, then open a floor. For each trace of a suspect there, they put a trace from their reserve on that floor’s box. Those you didn’t name record nothing, nor do you.
    For each suspect **without** a trace on that floor, you drop a trace from your reserve.
    {""}**Ground floor**: one of your own traces must be there too. If not, nobody records anything, and you drop a trace for each suspect you named.
    At the end all cubes found drop into the shaft again.
rulebook-arosa-5 = **Second act: erasing**
    If you have traces on the board, you can, instead of suspecting, open a floor and count your own traces in it. You take back from the box of that **same** floor at most as many of your traces; they return to your reserve.
    If you find none of yours on the floor, you take nothing back and drop one more trace.
    Here too, the cubes found drop again at the end.
rulebook-arosa-6 = **The end, and the points**
    The game ends after the turn in which a player has 10 traces on the board, or an empty reserve. If a reserve is too small to record, the traces found on the floor are used.
    Each trace on the board counts:
    • **3 points** on a crime scene;
    • **2 points** on the floor just above or below a crime scene;
    • **1 point** elsewhere.
    Traces in the hotel and in reserves don’t count. There can be several murderers and several winners.
    Whoever leaves can’t win any more, and can still be suspected. If everybody else leaves, the last player there wins, without counting. If nobody plays for two rounds, the game ends without a winner.
rulebook-arosa-7 = **Example of a turn**
    Second act, Anna plays yellow. She has heard two grey cubes stop around the third floor, and suspects Gaspard (grey) and Bruno (blue) on the third.
    The floor holds two grey, one brown, no blue. Gaspard records two traces on box 3. Bruno records nothing, nor does Chloé (brown), who wasn’t named.
    The two grey cubes and the brown one drop into the shaft: *tac tac poc*, *tac poc*, *tac tac tac TOC*. For Bruno, wrongly suspected, Anna drops a yellow trace from her reserve.

## The lesson: a few decisions from a real game, and why

lesson-arosa-start = **Mord im Arosa in five minutes**
    Two victims have fallen into the air shaft of a hotel of eight floors. Everybody leaves traces there: you play yellow, Camille plays blue. Nobody sees the cubes stop; you hear them.
    Here are four decisions from a real game for two.
lesson-arosa-1 = The two victims fall, one after the other: *tac tac … poc*, and again *tac tac … poc*. Each *tac* is a floor that was passed, *poc* the stop. You won’t hear every knock.
    {""}**Where is the first victim?**
lesson-arosa-1-seventh = On the seventh floor
lesson-arosa-1-seventh-why = No: two *tac* are at least two floors passed, the seventh and the sixth.
lesson-arosa-1-fifth = On the fifth, for certain
lesson-arosa-1-fifth-why = Not for certain: it would be there if every knock were heard. But about one knock in four isn’t heard.
lesson-arosa-1-lower = On the fifth or lower
lesson-arosa-1-lower-why = Yes: at least two floors passed, perhaps more. A cube is often lower than it sounds, never higher.
lesson-arosa-2 = Camille opens the fifth floor: it’s empty. For this careless search a cube of her reserve falls into the shaft. Your turn.
    {""}**Which floor do you open?**
lesson-arosa-2-sixth = The sixth
lesson-arosa-2-sixth-why = No: both victims have passed at least two floors, the sixth among them. They aren’t there.
lesson-arosa-2-fifth = The fifth again
lesson-arosa-2-fifth-why = No: you’ve seen that it’s empty, and victims never move by themselves.
lesson-arosa-2-fourth = The fourth
lesson-arosa-2-fourth-why = Yes: with the fifth empty, one missed knock is enough for the fourth. In this game a victim was there, and the other on the third.
lesson-arosa-3 = The crime scenes are the third floor and the fourth. The second act begins: you suspect Camille on the second floor, and one of her traces is there.
    {""}**How many points is a trace on box 2 worth?**
lesson-arosa-3-one = 1 point
lesson-arosa-3-one-why = No: 1 point is for far from the crime scenes, such as the seventh floor or the ground floor.
lesson-arosa-3-two = 2 points
lesson-arosa-3-two-why = Yes: the second floor is just below the third, a crime scene. And whoever has fewest points wins.
lesson-arosa-3-three = 3 points
lesson-arosa-3-three-why = No: 3 points are for the crime scenes themselves only, here the third floor and the fourth.
lesson-arosa-4 = Camille has suspected you on the seventh floor, found one of your cubes there, and you have a trace on box 7. Then this cube fell again: *tac … poc*. Your turn, and you would like that trace off the board.
    {""}**What do you do?**
lesson-arosa-4-erase = I open the seventh to erase
lesson-arosa-4-erase-why = No: to erase on box 7 you need a trace of yours **on the seventh floor**. Yours has fallen lower: you heard it. You would take nothing back, and one more cube would fall.
lesson-arosa-4-elsewhere = I open another floor to erase
lesson-arosa-4-elsewhere-why = No: you take back only from the box of the floor that you open. Your other boxes are empty.
lesson-arosa-4-suspect = I suspect Camille
lesson-arosa-4-suspect-why = Yes: a trace on the seventh floor costs only 1 point. Better have Camille’s recorded where you heard them stop, near the crime scenes.
lesson-arosa-end = **That’s all you need to play.** Listen to every fall, note where you believe it stopped, and suspect only if you believe it: each suspect without a trace costs you a cube. **My notes** is your pad.

## Techniques of deduction, the easiest first

technique-arosa-opened = A floor that was opened
technique-arosa-opened-page = When a floor is opened, all cubes on it are seen and taken out. What falls there later counts anew.
    {""}*Example:* floor 4 was opened, and no cube has fallen since. Nothing lies there.
technique-arosa-heard = Heard passing
technique-arosa-heard-page = Each knock is a floor that the cube has passed. It may lie lower than it sounds, never higher.
    {""}*Example:* three knocks from the seventh floor: floors 7, 6 and 5 are passed, so it lies on floor 4 or lower.
technique-arosa-together = The sum of sounds and finds
technique-arosa-together-page = Every cube that fell was found, or lies still. Count those that fell, take away those that were found, and see where the others can be.
    {""}*Example:* two cubes fell to floor 1 at the highest. Floor 1 was opened, and one lay there. The other lies on the ground floor.
