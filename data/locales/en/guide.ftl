# The guide: help, the rules page by page, and lessons.

help = **Alibi** hosts deduction games: { $games }. You play in a channel, in one evening or over days.
    {""}**To begin**
    1. **/table new** in a channel, and choose a game.
    2. The others press **Join**; **/table invite** calls somebody.
    3. The host presses **Start**. When it is your turn a message calls you, with the buttons you need.
    {""}**Your secrets** come as a direct message, and **My desk** shows them in the channel, to you alone.
    {""}**/learn** teaches a game in five minutes.
    {""}**/night plan** plans an evening of several tables.
    {""}**/table status** says what you can do now.
    {""}**/table rules** explains it.
    {""}**/table leave** gives up your seat.
learn-which = **What would you like to learn?** A lesson takes about five minutes: a few decisions from a real game, and why. The rules are short pages, with an example of a turn.
guide-shelf = Lessons and rules
learn-your-turn = ⏳ The table in this channel is waiting for you. The lesson can wait: **/learn** opens it again at any question.
learn-game = Learn { $game }
rules-game = Rules: { $game }
guide-rules = All the rules
guide-learn = Learn in 5 minutes
guide-page = -# { $game }, page { $n } of { $most }
guide-back = Back
guide-next = Next
learn-head = -# { $game }: question { $n } of { $most }
learn-begin = Begin
learn-question = Question { $n }
learn-again = Try again
learn-open = Open a table

refusal-no-lesson = There is no lesson for this game. **/table rules** explains it at a table.
