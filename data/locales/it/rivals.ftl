# Posti per il programma: chi gioca, quanto bene, e perché ha fatto quello che ha fatto.

control-rivals = Rivali
rivals-fill = Completa con rivali
rivals-filled = Rivali della tua forza hanno preso posto.
refusal-rivals-enough = I giocatori bastano già. **Altro**, poi **Rivali**, dà un posto a un rivale alla volta.
rivals-title = **Può giocare anche il programma.** Un rivale sa solo quello che sa il suo posto, gioca il suo turno in pochi secondi e spiega le sue mosse a partita finita. Le partite con rivali non contano per i punteggi.
rivals-full = Il tavolo è pieno: { $n } posti. Manda via un rivale per fare spazio. 🤖
rivals-styles-bakerstreet = -# Ai livelli esperto e maestro, il **gioco audace** dichiara più spesso un numero alto per la sua mano; il **gioco prudente** dichiara più basso e dubita prima. Vincono più o meno quanto gli altri della loro forza.
rivals-styles-cluedo = -# Al livello maestro, il **gioco audace** osa accusare prima, il **gioco prudente** più tardi; questo nomina anche più spesso carte proprie. Vincono più o meno quanto gli altri della loro forza.
rivals-prompt = Dai un posto a…
rivals-remove = Manda via { $name }
rival-strength = { $strength ->
    [novice] livello principiante
    [amateur] livello dilettante
    [expert] livello esperto
   *[master] livello maestro
}{ $style ->
    [bold] {" "}· gioco audace
    [guarded] {" "}· gioco prudente
   *[plain] {""}
}
rival-choice = { $name } · { $strength }
lobby-rival = { $who } ({ $strength })

rival-oscar = Fa quello che gli viene in mente, e dimentica metà di quello che si è detto.
rival-lucie = Chiede quel che la incuriosisce, e non prende mai un appunto.
rival-basile = Annuisce a tutto; com’è che dicevi?
rival-nina = È alla sua primissima partita, e se ne gode ogni minuto.
rival-felix = Guarda dalla finestra mentre gli altri pensano.
rival-adele = Prende appunti ordinati, e non vede quello che c’è fra le righe.
rival-hugo = Cancella quello che vede, e per il resto si fida del suo fiuto.
rival-rosalie = Paziente e cortese; un bluff ben fatto la sorprende ancora.
rival-victor = Ha letto tutti i gialli, ma solo la prima metà.
rival-ines = Ha buone idee, e ogni tanto le sfugge un dettaglio.
rival-irene = Non indovina mai quello che può dedurre.
rival-maurice = Parla poco, conclude in fretta.
rival-simone = Conta tutto, anche quello che preferiresti non contasse.
rival-casimir = Tiene un registro di tutto quello che succede al tavolo.
rival-salome = Sorride quando esiti.
rival-ariane = Segue il filo fino in fondo, per lungo che sia.
rival-honore = Pesa ogni mossa, e non ne spreca nessuna.
rival-octavie = Legge il tuo gioco meglio di te.
rival-ulysse = Rischia esattamente quando ne vale la pena.
rival-cleo = Sa. Resta solo da capire da quando.

ended-by-rivals = A giocare restava solo il programma, quindi questo tavolo è chiuso; non vince nessuno. **/tavolo esporta** dà la partita come file.
refusal-rivals-not-here = Il programma non sa ancora giocare a questo gioco.
refusal-rival-seated = È già a questo tavolo. Scegli qualcun altro.
refusal-rival-kicked = Un rivale si manda via con i pulsanti **Altro** e **Rivali** della lobby.
refusal-rival-hosts = Il programma non può fare da host a un tavolo. Scegli una persona.

theatre-why = Perché { $who } ha fatto così: { $why } 🤖
why-at-random = poteva essere qualsiasi cosa; ha deciso il caso.

why-clues-choose = qui una scelta vale l’altra.
why-clues-take = quella persona aveva più lenti di tutti.
why-clues-sure = restava una sola possibilità.
why-clues-guess = restavano { $n } possibilità, ed era l’ultima lente del turno.
why-clues-no-more = restavano { $n } possibilità, e nessuna domanda possibile avrebbe detto di più.
why-clues-curious = per curiosità; da quel che ricordava, { $n ->
    [one] restava una possibilità.
   *[other] restavano { $n } possibilità.
}
why-clues-risk = il turno era quasi finito, e fra { $n } possibilità questa era abbastanza probabile per provarci: { $percent }%.
why-clues-parted = fra { $n } possibilità, questa domanda sembrava quella che ne escludeva di più, qualunque fosse la risposta.
why-clues-ask = restavano { $n } possibilità, e da questa domanda ci si aspettava più che da ogni altra.
why-clues-read = restavano { $n } possibilità, e un informatore segreto, che nessun altro sente, valeva più di una domanda.

why-cluedo-pawn = preferiva questa pedina.
why-cluedo-show = doveva rispondere, e una carta valeva l’altra.
why-cluedo-show-least = fra le carte che poteva mostrare, questa diceva meno.
why-cluedo-show-again = chi chiedeva aveva già visto questa carta, quindi non diceva nulla di nuovo.
why-cluedo-nothing = non aveva nessuna di queste carte.
why-cluedo-lie = questa carta non l’aveva mai mostrata, e niente di quello che aveva mostrato tradiva la bugia.
why-cluedo-lie-again = questa carta l’aveva già nascosta, e una bugia tira l’altra.
why-cluedo-denounce = poteva provare che per l’ipotesi { $hypothesis } era stata nascosta una carta.
why-cluedo-likely = quando si può mentire, poco è davvero certo, e questo era abbastanza probabile: { $percent }%.
why-cluedo-hurried = era abbastanza probabile ({ $percent }%), e qualcun altro poteva arrivare prima.
why-cluedo-sure = restava una sola possibilità.
why-cluedo-best-guess = nessuna domanda avrebbe detto di più, quindi ha nominato la cosa più probabile: { $percent }%.
why-cluedo-guess = { $n ->
    [one] restava una possibilità, e nessuna domanda che sapesse trovare avrebbe detto di più.
   *[other] restavano { $n } possibilità, e nessuna domanda che sapesse trovare avrebbe detto di più, quindi ne ha nominata una.
}
why-cluedo-to-accuse = non aveva più niente da chiedere e voleva accusare, ma prima ci vuole un’ipotesi.
why-cluedo-ask = { $n ->
    [one] restava una possibilità
   *[other] restavano { $n } possibilità
}, e ha nominato carte di cui non sapeva ancora il posto.
why-cluedo-best = { $n ->
    [one] restava una possibilità
   *[other] restavano { $n } possibilità
}, e fra tutte le domande possibili da questa ci si aspettava di più.
why-cluedo-decoy = una di queste carte era sua, per sviare: chi chiede solo le carte degli altri finisce per scoprire le proprie.
why-cluedo-best-room = una domanda lì prometteva di più: { $room }.
why-cluedo-enter = di questa stanza non sapeva ancora nulla: { $room }.
why-cluedo-passage = il passaggio portava in una stanza di cui non sapeva ancora nulla.
why-cluedo-roll = dov’era non c’era più niente da scoprire.
why-cluedo-roll-first = chi tira prima vede dove una domanda è possibile, e può ancora restare.
why-cluedo-walk = questa casella era la più vicina a una stanza di cui non sapeva ancora nulla.
why-cluedo-rest = non c’era niente di meglio da fare.

vote-control-rival = Programma per { $player }
vote-rival = { $by } chiede che il programma ({ $newcomer }) giochi al posto di { $player }, che è assente: con tutto quello che il posto sa, e nient’altro. Deve essere d’accordo più della metà degli altri. **/tavolo sostituisci** ridà il posto a { $player } in ogni momento.
vote-rival-passed = { $newcomer } gioca al posto di { $player }. **/tavolo sostituisci** ridà il posto a { $player } in ogni momento.
vote-rival-leaves = { $newcomer } prende il posto di { $player }: **La mia scrivania** mostra tutto quello che sa.
vote-control-return = Riprendere il mio posto
refusal-rivals-only = A questo tavolo resterebbe solo il programma. Gioca con le persone, mai da solo.
