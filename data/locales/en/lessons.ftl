# The lessons: a few decisions from a real game of each, and why.

## 13 Clues

lesson-clues-start = **13 Clues in five minutes**
    Three cards stand on your screen: a person, a place, a weapon. The others see them, you do not. Name them before Camille and Robin name theirs.
    Here are four decisions from a real game. The pictures show what you see from your seat.
lesson-clues-1 = You see the screens of Camille and Robin, and the two cards behind yours: the Knife and the Park.
    {""}**Which of these places can be on your screen?**
lesson-clues-1-market = The Market
lesson-clues-1-market-why = No: you see the Market on the screen of Robin. Every card is there only once.
lesson-clues-1-park = The Park
lesson-clues-1-park-why = No: the Park is behind your own screen. It is one of the two cards that you did not give away.
lesson-clues-1-parlor = The Parlour
lesson-clues-1-parlor-why = Yes: you see the Parlour nowhere. At the start 13 cards are unknown to you; your three are among them, and the others are behind the screens or with the informants.
lesson-clues-2 = Robin gives Camille the magnifying glass and asks: “How many orange cards do you see?” The answer is **none**. There are three orange cards: the Dancer, the Theatre and the Gun.
    {""}**What do you learn?**
lesson-clues-2-nothing = Nothing: it was not my question
lesson-clues-2-nothing-why = You do: everybody hears the answer, and Camille sees your screen. Listening costs nothing.
lesson-clues-2-screen = Neither Dancer nor Theatre is mine
lesson-clues-2-screen-why = Yes: Camille sees your screen and counts nothing orange there. The Gun you can see yourself: it is on the screen of Camille, who cannot see it and does not count it.
lesson-clues-2-game = No orange card is in the game
lesson-clues-2-game-why = No: you see the Gun, which is orange, on the screen of Camille. A witness never counts their own screen: they cannot see it.
lesson-clues-3 = Your turn! You give Camille your magnifying glass: “How many green cards do you see?” The answer is **two**. The green cards are the Countess, the Sword and the Park, and the Park is behind your screen.
    {""}**Where are the Countess and the Sword?**
lesson-clues-3-both = Both on my screen
lesson-clues-3-both-why = Perhaps, but that is not certain: Camille also counts the two cards hidden behind their own screen.
lesson-clues-3-park = Camille may have counted the Park
lesson-clues-3-park-why = No: the Park is behind your screen, you alone see it. So the two green cards are the Countess and the Sword.
lesson-clues-3-either = On my screen or behind theirs
lesson-clues-3-either-why = Yes: Camille sees both, and there is nothing green on the screen of Robin. Each is on your screen, or behind that of Camille. You need a second witness.
lesson-clues-4 = A round later. Robin sees no outdoor place. You ask Robin about green: **one**. So it is on your screen, for the other is behind that of Camille. Then you ask Camille about purple: **one**. You have one magnifying glass left.
    {""}**Which accusation can be right?**
lesson-clues-4-dancer = Dancer, Parlour, Sword
lesson-clues-4-dancer-why = No: Camille saw no orange card, and the Dancer is orange. A wrong accusation ends your turn, and tells the others something.
lesson-clues-4-sword = Countess, Parlour, Sword
lesson-clues-4-sword-why = No: Robin would see two green cards on your screen, and saw only one. It is the Countess or the Sword, never both.
lesson-clues-4-crossbow = Countess, Parlour, Crossbow
lesson-clues-4-crossbow-why = Yes: just one green card, nothing orange, an indoor place. And it was right: in this game you have won. As a rule, ask one more question before you risk it.
lesson-clues-end = **That is all you need to play.** Count what you see, listen to every answer, and always ask yourself what the witness sees. **My sheet** keeps track of it. Open a table, or read the whole rules.

## Mord im Arosa

lesson-arosa-start = **Mord im Arosa in five minutes**
    Two victims have fallen into the air shaft of a hotel of eight floors. Everybody leaves traces there: you play yellow, Camille plays blue. Nobody sees the cubes stop, you hear them.
    Here are four decisions from a real game for two.
lesson-arosa-1 = The two victims fall, one after the other: *tac tac … poc*, and again *tac tac … poc*. Each *tac* is a floor that was passed, *poc* the stop. Some knocks escape the ear.
    {""}**Where is the first victim?**
lesson-arosa-1-seventh = On the seventh floor
lesson-arosa-1-seventh-why = No: two *tac* are at least two floors passed, the seventh and the sixth.
lesson-arosa-1-fifth = On the fifth, for certain
lesson-arosa-1-fifth-why = Not for certain: it would be there if every knock were heard. But about one knock in four escapes the ear.
lesson-arosa-1-lower = On the fifth or lower
lesson-arosa-1-lower-why = Yes: at least two floors passed, perhaps more. A cube is often lower than it sounds, never higher.
lesson-arosa-2 = Camille opens the fifth floor: it is empty. For this careless search a cube of her reserve falls into the shaft. Your turn.
    {""}**Which floor do you open?**
lesson-arosa-2-sixth = The sixth
lesson-arosa-2-sixth-why = No: both victims have passed at least two floors, the sixth among them. They are not there.
lesson-arosa-2-fifth = The fifth again
lesson-arosa-2-fifth-why = No: you have seen that it is empty, and victims never move by themselves.
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
lesson-arosa-end = **That is all you need to play.** Listen to every fall, note where you believe it stopped, and suspect only if you believe it: each suspect without a trace costs you a cube. **My notes** is your pad.

## Cluedo

lesson-cluedo-start = **Cluedo in five minutes**
    A suspect, a weapon and a room are in the envelope. The other 18 cards are in the hands: yours, those of Camille on your left, and Robin’s. You play Reverend Green.
    Here are four decisions from a real game.
lesson-cluedo-1 = Robin is in the Dining Room and makes a suggestion: Miss Scarlett, the Candlestick, the Dining Room. You have none of these cards: you pass. Camille shows a card, to Robin alone.
    {""}**What do you know now?**
lesson-cluedo-1-candlestick = Camille has the Candlestick
lesson-cluedo-1-candlestick-why = Perhaps, but you did not see the card: it can be any of the three.
lesson-cluedo-1-one = Camille has one of the three cards
lesson-cluedo-1-one-why = Yes: at least one. Write it down: the day you know that she lacks two of them, you know the third.
lesson-cluedo-1-none = None of the three is in the envelope
lesson-cluedo-1-none-why = No: only one card was shown. The other two can be anywhere, in the envelope too.
lesson-cluedo-2 = You have rolled 11 and entered the Billiard Room.
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
lesson-cluedo-3-dagger-why = Yes: Camille has it, so it is not in the envelope. Camille chose what to show, perhaps to hide another card.
lesson-cluedo-3-nothing = Nothing: it may be a bluff
lesson-cluedo-3-nothing-why = You can: a card that is shown is true. You have seen it, so it is not in the envelope.
lesson-cluedo-4 = Robin, in the Kitchen, names Miss Scarlett, the Spanner and the Kitchen. You are the first witness. Of these cards you have the **Kitchen**.
    {""}**What do you do?**
lesson-cluedo-4-pass = I say that I have nothing
lesson-cluedo-4-pass-why = No: whoever has one of the cards must show one. Only the option of false witnesses lets you lie, and that is a risk.
lesson-cluedo-4-table = I show the Kitchen to everybody
lesson-cluedo-4-table-why = No: a card is shown only to whoever asks. The others just learn that you answered.
lesson-cluedo-4-robin = I show the Kitchen to Robin alone
lesson-cluedo-4-robin-why = Yes: it is the only one you can show. When you have several, rather show one that is known already.
lesson-cluedo-end = **That is all you need to play.** Cross out what you see, note who passes and who answers, and accuse only when you are certain: everybody accuses only once. **My sheet** keeps track of it.

## Bakerstreet

lesson-bakerstreet-start = **Bakerstreet in five minutes**
    Two detectives, three cards each. You announce what the six cards of both hands are worth, higher and higher, until one doubts. Whoever wins the doubt chooses a pile and mostly takes a clue there. Seven letters in a row win.
    Here are four decisions from a real game against Camille.
lesson-bakerstreet-1 = You have played a 5 before the first pile, and drawn. Your hand: 0, 2 and 4. You announce the first estimate. Cards go from 0 to 5.
    {""}**Which one cannot be reached?**
lesson-bakerstreet-1-nine = 9
lesson-bakerstreet-1-nine-why = It can: you have 6 already. As soon as Camille’s three cards are worth 3, it is reached. A prudent estimate.
lesson-bakerstreet-1-fourteen = 14
lesson-bakerstreet-1-fourteen-why = It can: you have 6, so Camille needs 8. Three cards are worth 7 or 8 on average: that is about one chance in two.
lesson-bakerstreet-1-twentyfive = 25
lesson-bakerstreet-1-twentyfive-why = Yes: you have 6, and three cards are worth 15 at most. More than 21 is impossible. Camille does not know that, but she would be tempted to doubt.
lesson-bakerstreet-2 = You announce 9. Camille doubts. Her cards: 0, 1 and 2; yours: 0, 2 and 4. **9** in all.
    {""}**Who wins the doubt?**
lesson-bakerstreet-2-camille = Camille
lesson-bakerstreet-2-camille-why = No: whoever doubts wins only if the cards are worth **less** than the estimate.
lesson-bakerstreet-2-me = I do
lesson-bakerstreet-2-me-why = Yes: 9 is 9. As much or more, and whoever estimated wins. The arrows and the stop do not count here.
lesson-bakerstreet-2-nobody = Nobody: it is a tie
lesson-bakerstreet-2-nobody-why = No: on a tie the estimate is reached, and whoever made it wins the doubt.
lesson-bakerstreet-3 = You choose the pile to count. Before the first there is only your 5; before the other four, no card.
    {""}**Where can you win the count?**
lesson-bakerstreet-3-first = At the first pile only
lesson-bakerstreet-3-first-why = It will do, with 5 to 0. But without any card, too, the winner of the doubt wins the count.
lesson-bakerstreet-3-any = At any pile
lesson-bakerstreet-3-any-why = Yes: on a tie, even of nought to nought, it is the winner of the doubt. You then look at all clues of the pile and keep one.
lesson-bakerstreet-3-second = At the second pile only
lesson-bakerstreet-3-second-why = Not only: it will do, but so will the others. Without cards, or on a tie, the winner of the doubt wins.
lesson-bakerstreet-4 = A new round. Camille plays a 2 and announces 14. Your hand: 2, 2 and 3. You do not want to doubt: you play a card and draw another.
    {""}**What can you announce?**
lesson-bakerstreet-4-twelve = 12
lesson-bakerstreet-4-twelve-why = No: an estimate must be higher than the one before.
lesson-bakerstreet-4-fourteen = 14
lesson-bakerstreet-4-fourteen-why = No: repeating is not enough, it must be higher.
lesson-bakerstreet-4-fifteen = 15
lesson-bakerstreet-4-fifteen-why = Yes: it must be more than 14. To doubt 14 was the other choice; in this game the six cards were worth 17.
lesson-bakerstreet-end = **That is all you need to play.** Count what you hold, add 7 or 8 for the other hand, and remember what is hidden before the piles: stop, ×2 and arrows decide the counts.
