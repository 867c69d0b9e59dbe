# The descriptions of the games' commands in English. Their names stand in the code: they are the verbs and fields of the actions.
# At most 100 characters. `/table`, which all games share, has its English in `cogs/table.py`.

## /arosa

command-arosa-description = Play Mord im Arosa at the table of this channel.

command-arosa-search-description = First act: open a floor and look for the victims.
command-arosa-search-floor-description = The floor to open, from 0 (ground floor) to 7.

command-arosa-suspect-description = Second act: suspect one or more players and open a floor.
command-arosa-suspect-floor-description = The floor to open, from 0 (ground floor) to 7.
command-arosa-suspect-player-description = Whom you suspect.
command-arosa-suspect-player2-description = Another suspect.
command-arosa-suspect-player3-description = A third suspect.
command-arosa-suspect-player4-description = A fourth suspect.
command-arosa-suspect-player5-description = A fifth suspect.

command-arosa-erase-description = Second act: open a floor and count your traces there.
command-arosa-erase-floor-description = The floor to open, from 0 (ground floor) to 7.

command-arosa-take-description = After counting: take traces back from the box of the open floor.
command-arosa-take-count-description = How many traces you take back.

## /baker

command-baker-description = Play Bakerstreet at the table of this channel.

command-baker-play-description = Play a card from your hand in front of a pile of clues; you draw another at once.
command-baker-play-card-description = A card from your hand: its value and its symbol.
command-baker-play-pile-description = The pile of clues, 1 to 5.

command-baker-estimate-description = Estimate what the six cards in both hands are worth together.
command-baker-estimate-number-description = A number above the last estimate, 30 at most.

command-baker-doubt-description = Doubt the last estimate, instead of playing a card.

command-baker-choose-description = Choose the pile to count: you have won the doubt.
command-baker-choose-pile-description = The pile of clues, 1 to 5.

command-baker-take-description = Take a clue from the pile that you have won.
command-baker-take-letter-description = The letter that you keep.

## /cluedo

command-cluedo-description = Play Cluedo at the table of this channel.

command-cluedo-pawn-description = Choose your pawn, before the cards are dealt.
command-cluedo-pawn-suspect-description = The pawn you play.

command-cluedo-roll-description = Roll both dice.

command-cluedo-move-description = Move your pawn as far as your throw leads.
command-cluedo-move-to-description = A room, or a square such as r7c4 (row 7, column 4).

command-cluedo-passage-description = Take the secret passage instead of rolling.

command-cluedo-stay-description = Stay where your pawn is.

command-cluedo-suggest-description = Make a suggestion about the room that your pawn is in.
command-cluedo-suggest-suspect-description = Who did it; the pawn comes into the room.
command-cluedo-suggest-weapon-description = With what; it comes into the room.

command-cluedo-show-description = Answer a suggestion with one of your cards; only its author sees it.
command-cluedo-show-card-description = One of the three cards named.

command-cluedo-accuse-description = Say what is in the envelope; you can do it once in the game.
command-cluedo-accuse-suspect-description = The murderer.
command-cluedo-accuse-weapon-description = The weapon.
command-cluedo-accuse-room-description = The scene of the crime.

command-cluedo-denounce-description = Denounce a witness who hid a card; you can do it once in the game.
command-cluedo-denounce-player-description = The witness who lied.
command-cluedo-denounce-hypothesis-description = The number of the suggestion.

command-cluedo-end-description = End your turn.

## /clues

command-clues-description = Play 13 Clues at the table of this channel.

command-clues-place-description = Choose three of your cards for your left neighbour’s screen.
command-clues-place-person-description = A person from your hand.
command-clues-place-place-description = A place from your hand.
command-clues-place-weapon-description = A weapon from your hand.

command-clues-ask-description = Question a witness: how many cards of a colour or category do they see?
command-clues-ask-witness-description = The player to question.
command-clues-ask-about-description = A colour in play, or one of the six categories.
command-clues-ask-inner-description = Two players only: which card behind their screen counts, left or right.
command-clues-ask-secret-description = Spend your Top secret tile: only you get the answer.

command-clues-informant-description = Look secretly at the card of one informant.
command-clues-informant-letter-description = The letter of the informant.

command-clues-accuse-description = Name the three cards on your own screen.
command-clues-accuse-person-description = The culprit.
command-clues-accuse-place-description = The scene of the crime.
command-clues-accuse-weapon-description = The weapon.

command-clues-take-description = Take a magnifying glass from a player: the reserve is empty and you have none.
command-clues-take-player-description = Who gives you a magnifying glass.
