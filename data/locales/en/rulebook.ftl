# The whole rules, page by page, in our own words; the last page of each game is an example of a turn.

## 13 Clues

rulebook-clues-1 = **The aim**
    London, 1899. Everybody works on a case of their own. Three cards stand on your screen: a person, a place, a weapon. All the others see them, you do not. Whoever first names their own three cards wins.
    There are 30 cards: 10 colours, and of each colour a person, a place and a weapon. Each card has a category too: man or woman, indoors or outdoors, melee or ranged.
    2 to 6 play. With fewer than six, all three cards of some colours stay in the box.
rulebook-clues-2 = **Setting up**
    Everybody gets a person, a place and a weapon, then two more cards. The cards that are left are the **secret informants**: face down, marked with a letter. There are 8 with two players, then 6, 4, 2, and none with six.
    In secret, choose a person, a place and a weapon among your five cards. They go on the screen of your neighbour on the left. Your other two cards stay behind yours: you alone see them.
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
    They answer truly, and everybody hears. They count the cards on the screens of all **other** players, yours included, and the two cards behind their own. They do not count the three cards on their own screen: they cannot see them.
    Listen to the others’ questions too. A “none” says that your screen has no such card either, unless you are the witness.
rulebook-clues-5 = **Informants, and accusing**
    For both, the magnifying glass goes to the nearest player, clockwise, who has none; if all have one, to the reserve.
    {""}**Look at an informant**: see one of these cards, and it goes back to its place. The others know which one you looked at, not what it is.
    {""}**Accuse**: name a person, a place and a weapon that you see nowhere. If all are right, you win. If not, you only hear that it is wrong, your turn ends, and your magnifying glasses go to the reserve. You stay in the game.
rulebook-clues-6 = **Two players, and the Top secret variant**
    {""}**With two**, there are no magnifying glasses: your turn is one action. When you question, also say which of the witness’s two hidden cards counts, the left one or the right one. They count that one and the three on your screen.
    {""}**Top secret** (3 to 6 players): everybody has a tile. Once in the game you can spend it on a question: everybody hears the question, but only you learn the answer, and the witness.
rulebook-clues-7 = **Example of a turn**
    Anna has two magnifying glasses. She gives one to Bruno: “How many green cards do you see?” Bruno counts on all screens but his own, and behind his own: “Two.”
    Anna sees one green card on Chloé’s screen. So the other is on her own screen, or behind Bruno’s.
    With her second magnifying glass Anna asks Chloé about the same colour. Chloé sees Anna’s screen and Bruno’s: “None.” No green stands before Anna, and the second green card is behind Bruno’s screen. Anna crosses the green cards out. She has no magnifying glass left: it is Bruno’s turn.

## Mord im Arosa

rulebook-arosa-1 = **The aim**
    A hotel of eight floors, from the ground floor (0) to the seventh. Two victims have fallen into the air shaft. Everybody has left **traces** there, cubes of their colour, and nobody sees on which floor a cube stops: you **hear** it.
    Find the victims, then have the others’ traces put on record and wipe out your own. At the end, whoever has most points of suspicion is the murderer; whoever has fewest wins.
    2 to 6 play, each with 20 traces in reserve.
rulebook-arosa-2 = **The prologue, and what you hear**
    A player drawn by lot drops the two victims. Then everybody drops two of their traces. The colour is announced, never the floor.
    Each *tac* is a floor that was passed; *poc*, the cube stops on a floor; *TOC*, it hits the table, mostly on the ground floor. Some knocks escape the ear: a cube has often fallen lower than you think, never higher.
    Everybody hears the same, and the same is written down.
rulebook-arosa-3 = **First act: looking for the victims**
    On your turn you are the **investigator**: open a floor, and all see what is there.
    • **No victim**: the cubes found drop into the shaft again one by one, and you drop one more from your reserve, even if the floor was empty.
    • **A victim**: the floor is a **crime scene**. For each trace of **another** player there, that player puts a trace from their reserve on the floor’s box on the board. Your own do not count. Then the cubes found drop again; you drop nothing more.
    When both victims are found, the second act begins with the next player.
rulebook-arosa-4 = **Second act: suspecting**
    Name one or more other players, then open a floor. For each trace of a suspect there, they put a trace from their reserve on that floor’s box. Those you did not name record nothing, nor do you.
    For each suspect **without** a trace on that floor, you drop a trace from your reserve.
    {""}**Ground floor**: one of your own traces must be there too. If not, nobody records anything, and you drop a trace for each suspect you named.
    At the end all cubes found drop into the shaft again.
rulebook-arosa-5 = **Second act: wiping out**
    If you have traces on the board, you can, instead of suspecting, open a floor and count your own traces in it. You take back from the box of that **same** floor at most as many of your traces; they return to your reserve.
    If you find none of yours on the floor, you take nothing back and drop one more trace.
    Here too, the cubes found drop again at the end.
rulebook-arosa-6 = **The end, and the points**
    The game ends after the turn in which a player has 10 traces on the board, or an empty reserve. If a reserve is too small to record, the traces found on the floor are used.
    Each trace on the board counts:
    • **3 points** on a crime scene;
    • **2 points** on the floor just above or below a crime scene;
    • **1 point** elsewhere.
    Traces in the hotel and in reserves do not count. There can be several murderers and several winners.
rulebook-arosa-7 = **Example of a turn**
    Second act, Anna plays yellow. She has heard two grey cubes stop around the third floor, and suspects Gaspard (grey) and Bruno (blue) on the third.
    The floor holds two grey, one brown, no blue. Gaspard records two traces on box 3. Bruno records nothing, nor does Chloé (brown), who was not named.
    The two grey cubes and the brown one drop into the shaft: *tac tac poc*, *tac poc*, *tac tac tac TOC*. For Bruno, wrongly suspected, Anna drops a yellow trace from her reserve.

## Cluedo

rulebook-cluedo-1 = **The aim**
    Dr Black is dead in his house. Who did it, with which weapon, in which room? There are 21 cards: 6 suspects, 6 weapons, 9 rooms. One card of each kind is in the **envelope**; that is the solution. Whoever names it first wins.
    The other 18 cards are dealt out. A card that you see is not in the envelope: that is how you get on.
    3 to 6 play. Holding a card has nothing to do with your pawn.
rulebook-cluedo-2 = **Setting up**
    All six pawns stand on their starting squares, also those nobody plays. Weapons enter the house when they are named.
    The players roll the dice; the highest deals, one card at a time. With four or five players some have one card less: they play first. With three or six, Miss Scarlett begins.
    Turns go clockwise.
rulebook-cluedo-3 = **Moving**
    On your turn, choose:
    • **roll the dice** and move in the corridor by exactly their sum, never diagonally and never twice over the same square. You cannot pass a square that holds a pawn. You enter a room by a door; there the number need not be exact, and the move ends;
    • take the **secret passage** of a corner room, without rolling;
    • **stay** where you are.
    {""}**Double 1 or double 6**: you can go straight to the room of your choice.
rulebook-cluedo-4 = **The suggestion**
    In a room you can make one suggestion a turn: a suspect, a weapon, and the room you are in. The suspect’s pawn and the weapon come there and stay.
    The witnesses answer one by one, starting on your left. Whoever has none of the three cards passes. The first who has at least one shows you **just one**, of their choice, and you alone; the questioning ends there.
    The others see who passed and who showed, not which card. You can name cards that you hold yourself.
rulebook-cluedo-5 = **Accusing, and the end**
    Right after your suggestion you can accuse: three cards, any room. The envelope opens for you alone.
    • **Right**: you show the cards and win.
    • **Wrong**: you no longer play, but you still answer suggestions. Nobody learns what you named.
    Everybody accuses only once. If all were wrong, nobody wins.
    If the table has chosen so, you can accuse at any time in your turn.
rulebook-cluedo-6 = **False witnesses (an option)**
    By the rules of 1974 a witness can hide a card; if they are found out, they no longer play and only answer. With this option a witness can thus say that they have nothing. Once in the game, on your turn, you can **denounce** a witness over a suggestion. If they lied, they are out; if not, you learn nothing more. Whoever takes over a seat answers for its lies too: **My desk** names them.
    Without this option every witness answers truly, and only chooses which card to show.
rulebook-cluedo-7 = **Example of a turn**
    Anna plays Mrs White. She is in the Ball Room, rolls 3 and 4, enters the Conservatory, four squares away, and makes a suggestion: Colonel Mustard, the rope, in the Conservatory. Mustard’s pawn and the rope come there.
    On her left, Bruno has none of the three cards: he passes. Chloé has the rope and the Conservatory. She chooses, and shows the rope to Anna alone. Diane is not asked any more.
    Anna crosses the rope out. Bruno only knows that Chloé has one of the three, and all know that Bruno has none. Anna does not accuse: her turn is over.

## Bakerstreet

rulebook-bakerstreet-1 = **The aim**
    London, 1898, in the fog. Two detectives gather **clues**, cards marked with a letter from A to T. Whoever first has **seven letters in a row** wins. Nothing follows T: A is not its neighbour.
    The 40 clues (each letter twice) form five piles of eight, in a circle, face down.
    Each player has 30 Detective cards: five of each value from 0 to 5. You hold three.
rulebook-bakerstreet-2 = **Your turn**
    Either you do three things, in this order:
    1. **Play** a card from your hand, face up, on the cards before one of the five piles. Only the top card can be seen; those below are not looked at again.
    2. **Draw** a card.
    3. Announce an **estimate**: the total value of the six cards in both hands, from 0 to 30. It must be higher than the one before. You may bluff.
    Or you **doubt** the last estimate: then you play and draw nothing. On the first turn of a round there is nothing to doubt.
rulebook-bakerstreet-3 = **The doubt**
    Both hands are revealed, and the six values added up. Symbols do not count.
    • Less than the estimate: whoever **doubted** wins the doubt.
    • As much or more: whoever **estimated** wins the doubt.
    The six cards go to the discards. The round is over; a **count** follows. Then both draw three cards, and the loser of the doubt begins the next round.
rulebook-bakerstreet-4 = **The count**
    The winner of the doubt chooses a pile. The cards before it are taken one by one from the top and sorted by player, until a **stop** or until none is left.
    The higher sum wins the count; on a tie, or without cards, the winner of the doubt does.
    They look at all clues of the pile and take one, of a letter that they do not have yet. The other does not see it. The counted cards go to the discards.
rulebook-bakerstreet-5 = **The symbols**
    They work during a count only.
    • **Stop**: this card still counts, then the count ends. Those below stay.
    • **×2**: doubles the sum of the player who played it, once only.
    • **Arrow**: the next pile, clockwise, is counted too, and that can go on.
    Symbols on the { $cards } cards of each player, by value: **stop** { $stops }; **×2** { $doubles }; **arrow** { $arrows }. All others are plain.
rulebook-bakerstreet-6 = **Absence**
    Whoever leaves the game loses it.
    When your time runs out, the clock plays your turn: it doubts, unless there is nothing to doubt or your own hand already reaches the estimate; if so, it plays a card by lot and estimates as low as possible. Piles and clues are drawn by lot too.
    {""}**Missing three turns in a row counts as leaving.** Each time you have your whole time, and after the second you are warned. A turn counts once, with the pile and the clues that follow from it; any move of your own starts the count anew.
    Announced absences are no missed turns. And if the other player’s time has run out too since your last move, or they were away, nobody wins by missed turns.
    If nobody plays for two rounds, the game ends without a winner.
rulebook-bakerstreet-7 = **Advice**
    Two fresh hands are worth 15 on average. Your own cards tell half of it: with 5, 4 and 4 an estimate of 20 is not mad.
    Remember what was played before the piles: a pile where you have strong cards is worth a count, and a hidden arrow can be worth two.
    The discard is shuffled only when the draw pile is empty.
rulebook-bakerstreet-8 = **Example of a turn**
    Céline estimates 16. Bruno holds 1, 0 and 2 and does not believe it: he doubts. Céline had 5, 5 and 2: 15 in all. That is less than 16, Bruno wins the doubt.
    He chooses the third pile. A 3 of Bruno’s is taken, a 2 with ×2 of Céline’s, then a 1 of Bruno’s with a stop: the count ends, though other cards lie below. Bruno has 3 + 1 = 4, Céline 2 × 2 = 4. On a tie it is the winner of the doubt: Bruno looks at the pile and takes the letter G.
    Both draw three cards. Céline, who lost the doubt, begins.
