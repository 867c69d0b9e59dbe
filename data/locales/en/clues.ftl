# 13 Clues.

game-clues = 13 Clues
club-clues = index-cards
kind-clues = deduction
about-clues = London, 1899: on your screen are a culprit, a place and a weapon that everyone but you can see. Question the witnesses and solve your case before the others.
    -# 2 to 6 players · about 30 minutes · medium: deduction
option-clues-top_secret = Top secret (3 to 6 players)

verb-clues-place = Choose three cards for my neighbour
verb-clues-ask = Question a witness
verb-clues-informant = Consult an informant
verb-clues-accuse = Accuse
verb-clues-take = Take a magnifying glass

field-clues-place-person = The person for your left neighbour
field-clues-place-place = The place for your left neighbour
field-clues-place-weapon = The weapon for your left neighbour
field-clues-ask-witness = Which witness?
field-clues-ask-about = How many cards… (colour or category)
field-clues-ask-inner = Counting the card on the left or the right?
field-clues-ask-secret = Spend your Top secret tile?
field-clues-informant-letter = Which secret informant?
field-clues-accuse-person = The culprit
field-clues-accuse-place = The scene of the crime
field-clues-accuse-weapon = The weapon
field-clues-take-player = Take a magnifying glass from whom?

## What everybody hears

event-clues-dealt = { $removed_n ->
    [0] All colours are in play.
    [one] This colour stays in the box: { $removed_low }.
   *[other] These colours stay in the box: { $removed_low }.
} { $informants ->
    [0] With six players there are no secret informants.
   *[other] There are { $informants } secret informants.
} Everybody, choose three cards for your left neighbour.
event-clues-chosen = { $by } has chosen.
event-clues-screens-set = Everybody has chosen: the cards are on the screens.
event-clues-turn-began = { $loupes ->
    [0] { $seat } to play.
    [one] { $seat } to play, with { $loupes } magnifying glass.
   *[other] { $seat } to play, with { $loupes } magnifying glasses.
}
event-clues-loupe-drawn = { $by } has no magnifying glass left and takes one from the reserve.
event-clues-loupe-taken = The reserve is empty: { $by } takes a magnifying glass from { $player }.
event-clues-asked = { $inner_id ->
    [left] { $by } questions { $witness }: “{ $about_how }, including the card on your left behind your screen?”
    [right] { $by } questions { $witness }: “{ $about_how }, including the card on your right behind your screen?”
   *[none] { $by } gives { $witness } a magnifying glass and asks: “{ $about_how }?”
} Answer: **{ $count }**.
event-clues-asked-in-secret = { $by } gives { $witness } a magnifying glass, spends the Top secret tile and asks: “{ $about_how }?” The answer is **Top secret**.
event-clues-consulted = { $by } consults the secret informant **{ $letter }**.
event-clues-loupe-given = { $player ->
    [none] The magnifying glass goes to the reserve.
   *[other] The magnifying glass goes to { $player }.
}
event-clues-accused = { $by } accuses: “It was { $person_the }, { $place_at }, { $weapon_with }.” { $right ->
    [yes] **That’s right!**
   *[no] **That’s wrong.**
}
event-clues-loupes-dropped = { $count ->
    [one] { $seat } puts the last magnifying glass back in the reserve.
   *[other] { $seat } puts the last { $count } magnifying glasses back in the reserve.
}
event-clues-turn-missed = { $seat } has run out of time, and the turn passes.
event-clues-left = { $seat } leaves the game, but still answers as a witness.
event-clues-won = { $by } has solved the case and wins! 🏆
event-clues-stalled = Nobody has played for two rounds: the game ends without a winner.
event-clues-last-one = Everybody else has left: { $seat } wins! 🏆
event-clues-case-opened = { $seat }’s screen showed: { $person }, { $place }, { $weapon }.

## The result of your own action, where no post tells it yet

result-clues-asked = Your question to { $witness }: “{ $about_how }?” Answer: **{ $count }**.

## What one player alone learns

event-clues-hand-dealt = The cards are dealt.
event-clues-screen-seen = The screens are set. Here’s everything you can see; you’ll never see the three cards on your own screen.
event-clues-answer-got = Top secret, { $witness } answers you: “{ $about_how }?” **{ $count }**. 🤫
event-clues-answer-given = Top secret, you answer { $by }: “{ $about_how }?” **{ $count }**. 🤫
event-clues-informant-seen = The secret informant **{ $letter }** is: **{ $card_full }**. 🤫

## The panel

clues-table-choosing = { $n ->
    [one] **The cards are dealt.** One player is still choosing three cards: { $waiting }.
   *[other] **The cards are dealt.** { $n } players are still choosing three cards: { $waiting }.
}
clues-table-acting = { $loupes ->
    [one] { $who } to play, with { $loupes } magnifying glass to spend
   *[other] { $who } to play, with { $loupes } magnifying glasses to spend
}.
clues-table-acting-duel = { $who } to play, one action: question the witness, consult an informant, or accuse.
clues-table-taking = { $who } to play: the reserve is empty, so a magnifying glass must be taken from somebody.
clues-table-solved = { $who } has solved the case: it was { $person_the }, { $place_at }, { $weapon_with }. 🏆
clues-table-won = Everybody else has left: { $who } has won. 🏆
clues-table-nobody = The game ended without a winner.
clues-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [chosen] {" "}✓
    [choosing] {" "}…
    [gone] {" "}✗
   *[idle] {""}
}{ $counted ->
    [yes] { $loupes ->
        [one] : { $loupes } magnifying glass
       *[other] : { $loupes } magnifying glasses
    }
   *[no] {""}
}{ $tile ->
    [yes] , Top secret tile
   *[no] {""}
}{ $state ->
    [active] {" "}(to play)
    [chosen] {" "}(has chosen)
    [choosing] {" "}(is choosing)
    [gone] {" "}(has left the game)
   *[idle] {""}
}
clues-table-reserve = { $n ->
    [0] The reserve is empty.
    [one] Reserve: { $n } magnifying glass.
   *[other] Reserve: { $n } magnifying glasses.
}
clues-table-informants = { $n ->
    [0] No secret informants with six players.
   *[other] Secret informants: { $letters }.
}
clues-table-informants-over = The secret informants, from A on: { $cards }.
clues-table-colours = Colours in play: { $colours_low }.
clues-table-recent = **Last questions**
clues-table-question = { $by } → { $witness }: { $about_low }{ $inner_id ->
    [left] {" "}(with the left card)
    [right] {" "}(with the right card)
   *[none] {""}
}? **{ $count }**
clues-table-question-secret = { $by } → { $witness }: { $about_low }? **Top secret**
clues-table-missed = **Last wrong accusations**
clues-table-miss = { $by }: it wasn’t { $person_the }, { $place_at }, { $weapon_with }
clues-alt-table = The table from above: screens, magnifying glasses, the reserve, the informants, the colours in play, the last question and the last wrong accusations.
clues-alt-over = The end: what was on every screen, and the secret informants.
clues-alt-desk = Your desk: your cards, as in the text of this message.

## The desk

clues-desk-hand = **Your five cards**: { $cards_full }.
clues-desk-to-choose = Choose a person, a place and a weapon: they go on your left neighbour’s screen ({ $neighbour }), and your two other cards behind your own. Tip: avoid three of the same colour.
clues-desk-chosen = You’ve chosen for { $neighbour }: { $cards_full }. Until everybody has chosen, you can change your mind; the others won’t notice.
clues-desk-inner = **Behind your screen**: on the left { $left_full }, on the right { $right_full }.
clues-desk-outer = On { $who }’s screen: { $cards_full }.
clues-desk-informant = Secret informant **{ $letter }**: { $card_full }.
clues-desk-secret = { $by } → { $witness }: { $about_low }? **{ $count }** (Top secret) 🤫
clues-desk-missed = You accused wrongly: { $person }, { $place }, { $weapon }.

## Refusals and cautions

refusal-clues-still-choosing = Not everybody has chosen their three cards yet. The game begins as soon as the screens are set.
refusal-clues-already-chosen = Everybody has chosen: the cards are on the screens.
refusal-clues-not-in-hand = Choose a person, a place and a weapon from your five cards: **/table hand** shows them.
refusal-clues-no-such-witness = The witness must be another player at this table.
refusal-clues-colour-not-in-play = That colour isn’t in play. You can ask about { $colours_low }, or one of the six categories.
refusal-clues-left-or-right = With two players, also say which card behind the screen counts: left or right.
refusal-clues-no-left-or-right = Left and right are for two players only. Ask without them.
refusal-clues-no-tile = You don’t have a Top secret tile. Ask without it.
refusal-clues-no-informants = With six players there are no secret informants. Question a witness, or accuse.
refusal-clues-no-such-letter = There’s no such informant here. Choose one of { $letters }.
refusal-clues-card-you-see = You can see one of these cards, so it isn’t on your screen. Name three cards that you can’t see; nothing has been spent.
refusal-clues-card-not-in-play = One of these cards isn’t in play. The panel shows the colours in play; nothing has been spent.
refusal-clues-no-loupes = With two players there are no magnifying glasses: question the witness, consult an informant, or accuse.
refusal-clues-take-first = You have no magnifying glass and the reserve is empty: take a magnifying glass from a player first.
refusal-clues-reserve-not-empty = You have a magnifying glass: spend it; there’s nothing to take.
refusal-clues-nothing-to-take = That player has no magnifying glass to give. Choose another.
caution-clues-seen-as-informant = You’ve seen one of these cards as a secret informant, so this accusation is certainly wrong. Accuse all the same?
caution-clues-already-wrong = You’ve made exactly this accusation before, and it was wrong. Accuse all the same?
confirm-clues-accuse = **You accuse:** { $person }, { $place }, { $weapon }.
    If that’s wrong, your turn is over at once.

## Rules, by situation

rules-clues-start = **13 Clues in short**
    Everybody is dealt five cards and chooses three (a person, a place, a weapon) for their left neighbour’s screen. So you see the cards on all screens but your own: find your three cards.
    On your turn, spend all your magnifying glasses. A magnifying glass lets you **question a witness** (how many cards of a colour or category do you see?), **consult a secret informant**, or **accuse**.
    If your accusation is right, you win; if it’s wrong, your turn ends and you lose your magnifying glasses.
    With two players there are no magnifying glasses: a turn is one action.
rules-clues-choosing = **You choose three cards for your neighbour**
    Choose a person, a place and a weapon from your five cards. They go on the screen of your left neighbour, who has to find them. The two others go behind your own screen. Any combination is allowed, but avoid three of the same colour.
    Nothing is shown before everybody has chosen; until then you can change your mind.
rules-clues-chosen = **You’ve chosen**
    As soon as everybody has, the cards go on the screens, and a player drawn by lot begins. Until then you can still change them; nobody will see.
rules-clues-acting = **It’s your turn**
    Spend all your magnifying glasses; each buys one action, in any order.
    • **Question a witness**: give them the magnifying glass and ask how many cards they see of a colour in play, or how many men, women, indoor or outdoor places, melee or ranged weapons. They count the cards on the others’ screens and the two behind their own.
    • **Consult a secret informant** (not with six players): only you see the card. The magnifying glass goes to the nearest player clockwise who has none, otherwise to the reserve.
    • **Accuse**: name three cards that you can’t see; the magnifying glass goes the same way. If you’re wrong, your turn ends, and the magnifying glasses you still have go to the reserve.
rules-clues-acting-top-secret-on = In the Top secret variant you also have a tile: spend it on a question, and only you and the witness learn the answer.
rules-clues-duel = **It’s your turn (two players)**
    No magnifying glasses: you take one action.
    • **Question the witness**: ask how many cards they see of a colour in play, or how many men, women, indoor or outdoor places, melee or ranged weapons. Also say which of the two cards behind their screen counts, the left or the right; they count that one and the three cards on your screen.
    • **Consult a secret informant**, A to H: only you see the card.
    • **Accuse**: name three cards that you can’t see, neither behind your screen nor on the other. If you’re right, you win; if you’re wrong, your turn just ends.
rules-clues-taking = **You take a magnifying glass**
    You have no magnifying glass and the reserve is empty: take one from a player of your choice, then spend it.
rules-clues-waiting = **It’s somebody else’s turn**
    Listen: if another player answers “zero”, no card of that colour or category is on your screen: they would see it. At the start, there are always 13 cards that could be yours. **My sheet** is your case sheet.
rules-clues-over = **The game is over**
    The first right accusation has won, or the last player left; if nobody played for two rounds, nobody has. The log and the game file stay here.

## Cards, colours, categories

noun-clues-officer = Officer
    .the = the Officer
    .full = Officer (purple, man)
noun-clues-duke = Duke
    .the = the Duke
    .full = Duke (pink, man)
noun-clues-butcher = Butcher
    .the = the Butcher
    .full = Butcher (red, man)
noun-clues-countess = Countess
    .the = the Countess
    .full = Countess (green, woman)
noun-clues-nurse = Nurse
    .the = the Nurse
    .full = Nurse (yellow, woman)
noun-clues-maid = Maid
    .the = the Maid
    .full = Maid (blue, woman)
noun-clues-dancer = Dancer
    .the = the Dancer
    .full = Dancer (orange, woman)
noun-clues-sailor = Sailor
    .the = the Sailor
    .full = Sailor (white, man)
noun-clues-florist = Florist
    .the = the Florist
    .full = Florist (brown, woman)
noun-clues-coachman = Coachman
    .the = the Coachman
    .full = Coachman (grey, man)
noun-clues-parlor = Parlour
    .at = in the Parlour
    .full = Parlour (purple, indoor)
noun-clues-market = Market
    .at = at the Market
    .full = Market (pink, outdoor)
noun-clues-library = Library
    .at = in the Library
    .full = Library (red, indoor)
noun-clues-park = Park
    .at = in the Park
    .full = Park (green, outdoor)
noun-clues-museum = Museum
    .at = in the Museum
    .full = Museum (yellow, indoor)
noun-clues-harbor = Harbour
    .at = at the Harbour
    .full = Harbour (blue, outdoor)
noun-clues-theater = Theatre
    .at = at the Theatre
    .full = Theatre (orange, indoor)
noun-clues-plaza = Plaza
    .at = on the Plaza
    .full = Plaza (white, outdoor)
noun-clues-rail_car = Railway carriage
    .at = in the Railway carriage
    .full = Railway carriage (brown, indoor)
noun-clues-race_course = Racecourse
    .at = at the Racecourse
    .full = Racecourse (grey, outdoor)
noun-clues-knife = Knife
    .with = with the Knife
    .full = Knife (purple, melee)
noun-clues-crossbow = Crossbow
    .with = with the Crossbow
    .full = Crossbow (pink, ranged)
noun-clues-poison = Poison
    .with = with the Poison
    .full = Poison (red, melee)
noun-clues-sword = Sword
    .with = with the Sword
    .full = Sword (green, melee)
noun-clues-blowgun = Blowgun
    .with = with the Blowgun
    .full = Blowgun (yellow, ranged)
noun-clues-rifle = Rifle
    .with = with the Rifle
    .full = Rifle (blue, ranged)
noun-clues-gun = Gun
    .with = with the Gun
    .full = Gun (orange, ranged)
noun-clues-candlestick = Candlestick
    .with = with the Candlestick
    .full = Candlestick (white, melee)
noun-clues-hammer = Hammer
    .with = with the Hammer
    .full = Hammer (brown, melee)
noun-clues-bow = Bow
    .with = with the Bow
    .full = Bow (grey, ranged)
noun-clues-purple = Purple
    .low = purple
    .how = How many purple cards do you see
noun-clues-pink = Pink
    .low = pink
    .how = How many pink cards do you see
noun-clues-red = Red
    .low = red
    .how = How many red cards do you see
noun-clues-green = Green
    .low = green
    .how = How many green cards do you see
noun-clues-yellow = Yellow
    .low = yellow
    .how = How many yellow cards do you see
noun-clues-blue = Blue
    .low = blue
    .how = How many blue cards do you see
noun-clues-orange = Orange
    .low = orange
    .how = How many orange cards do you see
noun-clues-white = White
    .low = white
    .how = How many white cards do you see
noun-clues-brown = Brown
    .low = brown
    .how = How many brown cards do you see
noun-clues-gray = Grey
    .low = grey
    .how = How many grey cards do you see
noun-clues-man = Man
    .low = men
    .how = How many men do you see
noun-clues-woman = Woman
    .low = women
    .how = How many women do you see
noun-clues-indoor = Indoor
    .low = indoor places
    .how = How many indoor places do you see
noun-clues-outdoor = Outdoor
    .low = outdoor places
    .how = How many outdoor places do you see
noun-clues-melee = Melee
    .low = melee weapons
    .how = How many melee weapons do you see
noun-clues-ranged = Ranged
    .low = ranged weapons
    .how = How many ranged weapons do you see
noun-clues-left = left
noun-clues-right = right
noun-clues-a = A
noun-clues-b = B
noun-clues-c = C
noun-clues-d = D
noun-clues-e = E
noun-clues-f = F
noun-clues-g = G
noun-clues-h = H

## The sheet

clues-sheet-persons = Persons
clues-sheet-places = Places
clues-sheet-weapons = Weapons
clues-sheet-informants = Secret informants
clues-sheet-case = Cards on your own screen

## Why something is certain

clues-why-seen = You see { $card } { $who ->
    [none] behind your own screen.
   *[other] on the screen of { $who }.
}
clues-why-not-yours = You see both cards behind your own screen: { $card } isn’t there.
clues-why-answer = No. { $no }, { $about_low }: { $witness } counts { $count }, and you see { $seen ->
    [0] none of them
   *[other] { $seen } of them too
}. So { $left ->
    [0] { $cards_n ->
        [one] the one you don’t see isn’t
       *[other] none of these is
    }
   *[other] exactly { $left } of these must be
} on your own screen or { $inner_id ->
    [left] on the left behind
    [right] on the right behind
   *[none] behind
} the screen of { $witness }: { $cards }.
clues-why-answer-all = No. { $no }, { $about_low }: { $witness } counts { $count }, and you see { $seen ->
    [0] none of them
   *[other] { $seen } of them too
}. So { $left ->
    [one] the one you don’t see must be
    [2] both of these must be
   *[other] all { $left } of these must be
} on your own screen or { $inner_id ->
    [left] on the left behind
    [right] on the right behind
   *[none] behind
} the screen of { $witness }: { $cards }.
clues-why-none = After { $nos_n ->
    [one] no. { $nos }
   *[other] nos. { $nos }
}, { $cards_n ->
    [one] this card is
   *[other] these are
} neither on your own screen nor { $inner_id ->
    [left] on the left behind
    [right] on the right behind
   *[none] behind
} the screen of { $witness }, who sees none that you don’t see: { $cards }.
clues-why-missed = At no. { $no }, you named { $cards } in vain.
clues-why-named = At no. { $no }, { $who } named { $cards } and so sees none of them: they’re neither on your own screen nor behind the screen of { $who }.
clues-why-read = At no. { $no }, you looked at an informant: { $card }.
clues-why-opened = At no. { $no }, your own screen was turned round: { $cards }.
clues-why-marked = You’ve marked { $held ->
    [yes] {""}
   *[no] as not{" "}
}{ $place ->
    [case] on your own screen
    [informants] among the informants
   *[seat] behind the screen of { $who }
}: { $cards }.
clues-why-step-used-up = Of the cards of no. { $no }, { $cards } { $cards_n ->
    [one] is the one
   *[other] are those
} that { $who } counts. { $out_n ->
    [one] So { $out } is neither on your own screen nor behind theirs.
   *[other] So { $out } are neither on your own screen nor behind theirs.
}
clues-why-step-all-left = Of the cards of no. { $no }, only { $cards } { $cards_n ->
    [one] is
   *[other] are
} left for { $who } to count: on your own screen or behind theirs.
clues-why-step-enough = With { $out_n ->
    [one] { $out }
   *[other] any of { $out }
} { $place ->
    [case] on your own screen
   *[seat] behind the screen of { $who }
}, there would be too many cards for no. { $no }, whichever the others are. { $out_n ->
    [one] So it isn’t there.
   *[other] So none of them is there.
}
clues-why-step-lacking = With { $out_n ->
    [one] { $out }
   *[other] any of { $out }
} { $place ->
    [case] on your own screen
   *[seat] behind the screen of { $who }
}, there would be too few cards for no. { $no }. { $out_n ->
    [one] So it isn’t there.
   *[other] So none of them is there.
}
clues-why-step-kind = For your own screen, { $cards } is the only card of its kind that is left.
clues-why-step-full = { $place ->
    [informants] { $cards_n ->
        [one] { $cards } is the only informant
       *[other] The informants are { $cards }
    }
   *[seat] Behind the screen of { $who } are { $cards }
}, so not { $out }.
clues-why-step-no-others = { $place ->
    [informants] Only { $cards } can be among the informants.
   *[seat] Behind the screen of { $who } can only be { $cards }.
}
clues-why-step-nowhere-else = { $cards } can only be { $place ->
    [case] on your own screen
    [informants] among the informants
   *[seat] behind the screen of { $who }
}.
clues-why-step-missed = At no. { $no }, you named in vain two cards that are on your own screen: { $cards }. So not { $out }.
clues-why-step-all-five = By { $nos_n ->
    [one] no. { $nos }
   *[other] nos. { $nos }
}, { $total ->
    [one] exactly one of these is
   *[other] exactly { $total } of these are
} on your own screen or behind the screen of { $who }: { $cards }. { $held_n ->
    [0] That makes
   *[other] With { $held }, that makes
} five, and there are no more cards in these places. So { $out_n ->
    [one] { $out } is
   *[other] { $out } are
} neither on your own screen nor behind theirs.
clues-why-step-filled = By { $nos_n ->
    [one] no. { $nos }
   *[other] nos. { $nos }
}, { $total ->
    [one] exactly one of these is
   *[other] exactly { $total } of these are
} on your own screen or behind the screen of { $who }: { $cards }. { $most ->
    [0] None of them can be
   *[other] At most { $most } of them can be
} on your own screen{ $others ->
    [0] { $by_n ->
        [0] {""}
        [one] {" "}(no. { $by })
       *[other] {" "}(nos. { $by })
    }
    [one] {""}, since at least one other card is there by { $by_n ->
        [one] no. { $by }
       *[other] nos. { $by }
    }
   *[other] {""}, since at least { $others } other cards are there by { $by_n ->
        [one] no. { $by }
       *[other] nos. { $by }
    }
}. So { $held_n ->
    [0] both cards behind the screen of { $who } are among them,
   *[other] the card beside { $held } behind the screen of { $who } is one of them,
} and not { $out }.
clues-why-step-shared = Nos. { $nos } are about the same cards, and each of these on your own screen counts for both: { $cards }. With { $out_n ->
    [one] { $out }
   *[other] any of { $out }
} { $place ->
    [case] on your own screen
    [informants] among the informants
   *[seat] behind the screen of { $who }
}, there would be too few for both together. { $out_n ->
    [one] So it isn’t there.
   *[other] So none of them is there.
}
clues-why-suppose = { $n ->
    [one] Suppose
   *[other] **{ $k }.** { $no ->
        [none] Suppose
       *[other] For no. { $no }, suppose
    }
} { $card } { $held ->
    [yes] were
   *[no] weren’t
} { $place ->
    [case] on your own screen
    [informants] among the informants
   *[seat] behind the screen of { $who }
}.
clues-why-clash = That can’t be: { $rule ->
    [clash] { $cards } would be both { $place ->
    [case] on your own screen
    [informants] among the informants
   *[seat] behind the screen of { $who }
} and elsewhere.
    [nowhere_else] there would be no place for { $cards }.
    [used_up] { $cards } would be too many for no. { $no }.
    [enough] there would be too many cards for no. { $no }.
    [all_left] too few cards would be left for no. { $no }.
    [kind] your own screen would hold none of { $cards }.
    [full] { $cards } would be too many { $place ->
    [case] on your own screen
    [informants] among the informants
   *[seat] behind the screen of { $who }
}.
   *[no_others] too few cards would be left to be { $place ->
    [case] on your own screen
    [informants] among the informants
   *[seat] behind the screen of { $who }
}.
}
clues-why-long = This takes one supposition within another, or more sentences than are told here.
clues-why-so = { $n ->
    [one] So, with one card of each kind on your screen and two behind each other one,
   *[other] Taken together, with one card of each kind on your screen and two behind each other one,
} { $card } { $held ->
    [yes] is
   *[no] isn’t
} { $place ->
    [case] on your own screen.
    [informants] among the informants.
   *[seat] behind the screen of { $who }.
}

## The whole rules, page by page; the last page is an example of a turn

rulebook-clues-1 = **The aim**
    London, 1899. Everybody works on a case of their own. Three cards are on your screen: a person, a place, a weapon. All the others see them, you don’t. The first to name their own three cards wins.
    There are 30 cards: 10 colours, and of each colour a person, a place and a weapon. Each card has a category too: man or woman, indoors or outdoors, melee or ranged.
    2 to 6 play. With fewer than six, all three cards of some colours stay in the box.
rulebook-clues-2 = **Setting up**
    Everybody gets a person, a place and a weapon, then two more cards. The cards that are left are the **secret informants**: face down, marked with a letter. There are 8 with two players, then 6, 4, 2, and none with six.
    In secret, choose a person, a place and a weapon from your five cards. They go on the screen of your neighbour on the left. Your other two cards stay behind yours: nobody else sees them.
    So at the start 13 cards are unknown to you, and your three are among them.
    With three players or more, everybody has a magnifying glass; the rest of the 8 are the reserve.
rulebook-clues-3 = **Your turn, with three players or more**
    If you have no magnifying glass, take one from the reserve; if that is empty, take one from a player of your choice.
    Then spend **all** your magnifying glasses. Each buys one action, in any order:
    • question a witness;
    • look at a secret informant;
    • accuse.
    Your turn ends with your last magnifying glass, or after a wrong accusation. Turns go clockwise.
rulebook-clues-4 = **Questioning a witness**
    Give the magnifying glass to another player and ask how many cards they see of **one colour** in play, or of **one category**: men, women, indoor places, outdoor places, melee weapons, ranged weapons. Nothing else can be asked.
    They answer truly, and everybody hears. They count the cards on the screens of all **other** players, yours included, and the two cards behind their own. They don’t count the three cards on their own screen: they can’t see them.
    Listen to the others’ questions too. A “none” says that your screen has no such card either, unless you’re the witness.
rulebook-clues-5 = **Informants, and accusing**
    For both, the magnifying glass goes to the nearest player, clockwise, who has none; if all have one, to the reserve.
    {""}**Look at an informant**: see one of these cards, and it goes back to its place. The others know which one you looked at, not what it is.
    {""}**Accuse**: name a person, a place and a weapon that you see nowhere. If all are right, you win. If not, you only hear that it’s wrong, your turn ends, and your magnifying glasses go to the reserve. You stay in the game.
    Whoever leaves stays a witness, and their magnifying glasses go to the reserve. The last player left wins. If nobody plays for two rounds, the game ends without a winner.
rulebook-clues-6 = **Two players, and the Top secret variant**
    {""}**With two**, there are no magnifying glasses: your turn is one action. When you question, also say which of the witness’s two hidden cards counts, the left one or the right one. They count that one and the three on your screen.
    {""}**Top secret** (3 to 6 players): everybody has a tile. Once in the game you can spend it on a question: everybody hears the question, but only you and the witness learn the answer.
rulebook-clues-7 = **Example of a turn**
    Anna has two magnifying glasses. She gives one to Bruno: “How many green cards do you see?” Bruno counts on all screens but his own, and behind his own: “Two.”
    Anna sees one green card on Chloé’s screen. So the other is on her own screen, or behind Bruno’s.
    With her second magnifying glass Anna asks Chloé about the same colour. Chloé sees Anna’s screen and Bruno’s: “None.” There’s no green on Anna’s screen, and the second green card is behind Bruno’s screen. Anna crosses the green cards out. She has no magnifying glass left: it’s Bruno’s turn.

## The lesson: a few decisions from a real game, and why

lesson-clues-start = **13 Clues in five minutes**
    Three cards are on your screen: a person, a place, a weapon. The others see them, you don’t. Name them before Camille and Robin name theirs.
    Here are four decisions from a real game. The pictures show what you see from your seat.
lesson-clues-1 = You see Camille’s screen and Robin’s, and the two cards behind yours: the Knife and the Park.
    {""}**Which of these places can be on your screen?**
lesson-clues-1-market = The Market
lesson-clues-1-market-why = No: you see the Market on Robin’s screen. Every card is there only once.
lesson-clues-1-park = The Park
lesson-clues-1-park-why = No: the Park is behind your own screen. It’s one of the two cards that you didn’t give away.
lesson-clues-1-parlor = The Parlour
lesson-clues-1-parlor-why = Yes: you see the Parlour nowhere. At the start 13 cards are unknown to you; your three are among them, and the others are behind the screens or with the informants.
lesson-clues-2 = Robin gives Camille the magnifying glass and asks: “How many orange cards do you see?” The answer is **none**. There are three orange cards: the Dancer, the Theatre and the Gun.
    {""}**What do you learn?**
lesson-clues-2-nothing = Nothing: it wasn’t my question
lesson-clues-2-nothing-why = You do: everybody hears the answer, and Camille sees your screen. Listening costs nothing.
lesson-clues-2-screen = Neither Dancer nor Theatre is mine
lesson-clues-2-screen-why = Yes: Camille sees your screen and counts nothing orange there. The Gun you can see yourself: it’s on Camille’s own screen, which Camille can’t see and doesn’t count.
lesson-clues-2-game = No orange card is in the game
lesson-clues-2-game-why = No: you see the Gun, which is orange, on Camille’s screen. A witness never counts their own screen: they can’t see it.
lesson-clues-3 = Your turn! You give Camille your magnifying glass: “How many green cards do you see?” The answer is **two**. The green cards are the Countess, the Sword and the Park, and the Park is behind your screen.
    {""}**Where are the Countess and the Sword?**
lesson-clues-3-both = Both on my screen
lesson-clues-3-both-why = Perhaps, but that isn’t certain: Camille also counts the two cards hidden behind their own screen.
lesson-clues-3-park = Camille may have counted the Park
lesson-clues-3-park-why = No: the Park is behind your screen, where nobody else sees it. So the two green cards are the Countess and the Sword.
lesson-clues-3-either = On my screen or behind theirs
lesson-clues-3-either-why = Yes: Camille sees both, and there’s nothing green on Robin’s screen. Each is on your screen, or behind Camille’s. You need a second witness.
lesson-clues-4 = A round later. Robin sees no outdoor place. You ask Robin about green: **one**. So it’s on your screen, because the other is behind Camille’s. Then you ask Camille about purple: **one**. You have one magnifying glass left.
    {""}**Which accusation can be right?**
lesson-clues-4-dancer = Dancer, Parlour, Sword
lesson-clues-4-dancer-why = No: Camille saw no orange card, and the Dancer is orange. A wrong accusation ends your turn, and tells the others something.
lesson-clues-4-sword = Countess, Parlour, Sword
lesson-clues-4-sword-why = No: Robin would see two green cards on your screen, and saw only one. It’s the Countess or the Sword, never both.
lesson-clues-4-crossbow = Countess, Parlour, Crossbow
lesson-clues-4-crossbow-why = Yes: just one green card, nothing orange, an indoor place. And it was right: in this game you’ve won. As a rule, ask one more question before you risk it.
lesson-clues-end = **That’s all you need to play.** Count what you see, listen to every answer, and always ask yourself what the witness sees. **My sheet** keeps track of it. Open a table, or read the whole rules.

## Techniques of deduction, the easiest first

technique-clues-sight = In plain sight
technique-clues-sight-page = What you see is nowhere else: the cards on the screens of the others, those behind your own, and the informants that you looked at.
    {""}*Example:* the Market is on Robin’s screen. It isn’t on yours.
technique-clues-count = The count of a witness
technique-clues-count-page = A witness counts what they see. Take away what you see of it too: the rest is on your own screen or behind the witness’s.
    {""}*Example:* Camille counts two green cards, and you see one of them on Robin’s screen. Exactly one other green card is on your screen or behind Camille’s. If you saw both, there would be none.
technique-clues-named = A case that was named
technique-clues-named-page = Somebody who accuses names only cards that they don’t see: these are neither on your screen nor behind their own.
    {""}*Example:* Robin names the Duke, the Park and the Sword. None of the three is on your screen.
technique-clues-together = Answers together
technique-clues-together-page = No single answer says it, but together they rule out a lot; and there is one card of each kind on your screen, and two behind each of the others.
    {""}*Example:* Camille and Robin both count one yellow card that you don’t see. If it’s the same for both, it’s on your screen; if not, one is behind each. Look for an answer that fits only one of the two.
technique-clues-suppose = Suppose and refute
technique-clues-suppose-page = No step leads on? Suppose that a card were somewhere, and follow what would come of it. If that can’t be, the card isn’t there.
    {""}*Example:* what’s left for your screen is the Nurse or the Dancer, the Blowgun or the Rifle, the Harbour or the Park. Camille counts one yellow card that you don’t see, Robin one blue one. If it were the Nurse, the Blowgun, yellow too, wouldn’t be on your screen; so it would be the Rifle, and not the Harbour, which is blue too, but the Park. You’ve named these three in vain. So it’s the Dancer.
