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
lesson-clues-end = **That is all you need to play.** Count what you see, listen to every answer, and always ask yourself what the witness sees. **My notes** is your sheet. Open a table, or read the whole rules.
