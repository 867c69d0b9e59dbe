# La guida: aiuto, le regole pagina per pagina, e le lezioni.

help = **Alibi** ospita giochi di deduzione: { $games }. Si gioca in solitaria contro rivali o in compagnia, in una sera o in più giorni.
    {""}**Per cominciare** scrivi **/gioca**: subito una partita contro rivali della tua forza, un tavolo per altri, o un posto libero.
    {""}Quando tocca a te, un messaggio ti chiama, con i pulsanti che ti servono.
    {""}**I tuoi segreti** arrivano con un messaggio diretto, e **La mia scrivania** li mostra nel canale, a nessun altro. **La mia scheda** tiene il conto di quello che sai.
    {""}**/tavolo apri** apre un tavolo con tutte le sue opzioni; **Completa con rivali** vi fa sedere il programma.
    {""}**/serata pianifica** pianifica una serata di più tavoli, **/caso oggi** è un enigma al giorno.
    {""}**/tavolo stato** dice che cosa puoi fare adesso.
help-unfinished = -# Di quello che dico, nella tua lingua ({ $language }) è tradotta questa parte: { $share }%. Il resto è in inglese.
learn-which = **Che cosa vuoi imparare?** Una lezione dura circa cinque minuti: qualche decisione di una partita vera, e perché. Le regole sono pagine brevi, con un esempio di turno.
guide-shelf = Lezioni e regole
learn-your-turn = Il tavolo di questo canale ti aspetta. La lezione può aspettare: **/impara** la riapre a qualsiasi domanda. ⏳
learn-game = Impara { $game }
rules-game = Regole: { $game }
guide-techniques = Deduzione
techniques-which = **Deduzione:** come una cosa segue da un’altra, una tecnica per pagina, dalla più facile. A un tavolo che permette i suggerimenti, un suggerimento dice quale tecnica ti serve.
techniques-of = Deduzione: { $game }
techniques-head = -# { $game }: tecnica { $n } di { $most }
guide-rules = Tutte le regole
guide-learn = Impara in 5 minuti
guide-page = -# { $game }, pagina { $n } di { $most }
guide-back = Indietro
guide-next = Avanti
learn-head = -# { $game }: domanda { $n } di { $most }
learn-begin = Comincia
learn-question = Domanda { $n }
learn-right = La risposta giusta: ||{ $answer }||
learn-again = Riprova
learn-open = Apri un tavolo

refusal-no-lesson = Per questo gioco non c’è una lezione. A un tavolo le regole le spiega **/tavolo regole**.
