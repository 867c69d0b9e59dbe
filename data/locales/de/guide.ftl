# Der Wegweiser: Hilfe, die Regeln Seite für Seite, und Lektionen.

help = **Alibi** ist Gastgeber für Detektivspiele: { $games }. Du spielst allein gegen Computergegner oder mit anderen, an einem Abend oder über Tage.
    {""}**Zum Anfangen** sende **/spielen**: sofort eine Partie gegen Computergegner deiner Stärke, ein Tisch für andere oder ein freier Platz.
    {""}Bist du dran, ruft dich eine Nachricht mit den Knöpfen, die du brauchst.
    {""}**Deine Geheimnisse** kommen als Direktnachricht, und **Mein Schreibtisch** zeigt sie im Kanal, niemandem sonst. **Meine Akte** hält fest, was du weißt.
    {""}**/tisch neu** eröffnet einen Tisch mit allen Optionen; **Tisch auffüllen** setzt das Programm dazu.
    {""}**/abend planen** plant einen Abend mit mehreren Tischen, **/fall heute** ist ein Rätsel am Tag.
    {""}**/tisch stand** sagt, was du jetzt tun kannst.
help-unfinished = -# { $share } % von dem, was ich sage, ist in deine Sprache übersetzt ({ $language }); der Rest ist auf Englisch.
learn-which = **Was möchtest du lernen?** Eine Lektion dauert etwa fünf Minuten: ein paar Entscheidungen aus einer echten Partie, und warum. Die Regeln sind kurze Seiten, mit einem Beispiel für einen Zug.
guide-shelf = Lektionen und Regeln
learn-your-turn = Der Tisch in diesem Kanal wartet auf dich. Die Lektion kann warten: **/lernen** öffnet sie bei jeder Frage wieder. ⏳
learn-game = { $game } lernen
rules-game = Regeln: { $game }
guide-techniques = Deduktion
techniques-which = **Deduktion:** wie eines aus dem anderen folgt, eine Technik je Seite, die leichtesten zuerst. An einem Tisch mit Tipps nennt dir ein Tipp die Technik, die du brauchst.
techniques-of = Deduktion: { $game }
techniques-head = -# { $game }: Technik { $n } von { $most }
guide-rules = Alle Regeln
guide-learn = In 5 Minuten lernen
guide-page = -# { $game }, Seite { $n } von { $most }
guide-back = Zurück
guide-next = Weiter
learn-head = -# { $game }: Frage { $n } von { $most }
learn-begin = Anfangen
learn-question = Frage { $n }
learn-right = Die richtige Antwort: ||{ $answer }||
learn-again = Noch einmal
learn-open = Einen Tisch eröffnen

refusal-no-lesson = Für dieses Spiel gibt es keine Lektion. **/tisch regeln** erklärt es an einem Tisch.
