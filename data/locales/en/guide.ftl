# The guide: help, the rules page by page, and lessons.

help = **Alibi** hosts deduction games: { $games }. You play alone against rivals or with others, in one evening or over days.
    {""}**To begin**, send **/play**: a game against rivals of your strength at once, a table for others to join, or a free seat.
    {""}When it’s your turn, a message calls you, with the buttons you need.
    {""}**Your secrets** come as a direct message, and **My desk** shows them in the channel, to nobody else. **My sheet** keeps track of what you know.
    {""}**/table new** opens a table with all its options; **Fill with rivals** seats the program at it.
    {""}**/night plan** plans an evening of several tables, **/case today** is a puzzle a day.
    {""}**/table status** says what you can do now.
help-unfinished = -# { $share }% of what I say is translated into your language ({ $language }); the rest is in English.
learn-which = **What would you like to learn?** A lesson takes about five minutes: a few decisions from a real game, and why. The rules are short pages, with an example of a turn.
guide-shelf = Lessons and rules
learn-your-turn = The table in this channel is waiting for you. The lesson can wait: **/learn** opens it again at any question. ⏳
learn-game = Learn { $game }
rules-game = Rules: { $game }
guide-techniques = Deduction
techniques-which = **Deduction:** how one thing follows from another, a technique a page, the easiest first. At a table that allows hints, a hint names the technique that you need.
techniques-of = Deduction: { $game }
techniques-head = -# { $game }: technique { $n } of { $most }
guide-rules = All the rules
guide-learn = Learn in 5 minutes
guide-page = -# { $game }, page { $n } of { $most }
guide-back = Back
guide-next = Next
learn-head = -# { $game }: question { $n } of { $most }
learn-begin = Begin
learn-question = Question { $n }
learn-right = The right answer: ||{ $answer }||
learn-again = Try again
learn-open = Open a table

refusal-no-lesson = There’s no lesson for this game. **/table rules** explains it at a table.
