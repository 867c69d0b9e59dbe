# De gids: hulp, de spelregels bladzijde voor bladzijde, en lessen.

help = **Alibi** biedt deductiespellen: { $games }. Je speelt alleen tegen rivalen of met anderen, op één avond of dagenlang.
    {""}**Om te beginnen** stuur je **/spelen**: meteen een partij tegen rivalen van jouw sterkte, een tafel voor anderen, of een vrije plaats.
    {""}Ben je aan de beurt, dan roept een bericht je, met de knoppen die je nodig hebt.
    {""}**Je geheimen** komen met een privébericht, en **Mijn bureau** toont ze in het kanaal, aan niemand anders. **Mijn dossier** houdt bij wat je weet.
    {""}**/tafel nieuw** opent een tafel met alle opties; **Rivalen erbij** zet de bot zelf aan tafel.
    {""}**/avond plannen** plant een avond met meerdere tafels, **/zaak vandaag** is elke dag een puzzel.
    {""}**/tafel stand** zegt wat je nu kunt doen.
help-unfinished = -# { $share }% van wat ik zeg, is in je taal vertaald ({ $language }); de rest is in het Engels.
learn-which = **Wat wil je leren?** Een les duurt ongeveer vijf minuten: een paar beslissingen uit een echte partij, en waarom. De spelregels zijn korte bladzijden, met een voorbeeld van een beurt.
guide-shelf = Lessen en spelregels
learn-your-turn = De tafel in dit kanaal wacht op je. De les kan wachten: **/leren** opent die weer, bij elke vraag die je wilt. ⏳
learn-game = { $game } leren
rules-game = Spelregels: { $game }
guide-techniques = Deductie
techniques-which = **Deductie:** hoe het ene uit het andere volgt, één techniek per bladzijde, de makkelijkste eerst. Aan een tafel met tips noemt een tip de techniek die je nodig hebt.
techniques-of = Deductie: { $game }
techniques-head = -# { $game }: techniek { $n } van { $most }
guide-rules = Alle spelregels
guide-learn = In 5 minuten leren
guide-page = -# { $game }, bladzijde { $n } van { $most }
guide-back = Terug
guide-next = Verder
learn-head = -# { $game }: vraag { $n } van { $most }
learn-begin = Beginnen
learn-question = Vraag { $n }
learn-right = Het juiste antwoord: ||{ $answer }||
learn-again = Opnieuw proberen
learn-open = Een tafel openen

refusal-no-lesson = Voor dit spel is er geen les. **/tafel regels** legt het uit aan een tafel.
