# Prima della partita: aprire un tavolo, invitare, sedersi, scegliere le opzioni.

lobby-players = { $n ->
    [one] **Un giocatore** finora; si gioca da { $least } a { $most }.
   *[other] **{ $n } giocatori** finora; si gioca da { $least } a { $most }.
}
lobby-players-exactly = { $n ->
    [one] **Un giocatore** finora; questo è un gioco per { $most } giocatori.
   *[other] **{ $n } giocatori**, quanti ne vuole questo gioco.
}
lobby-seat = { $host ->
    [yes] { $who } (host)
   *[no] { $who }
}
lobby-option = { $option }: **{ $value }**
lobby-word = -# **La mia parola** aggiunge una tua parola alla distribuzione, così nessuno può aver scelto le carte.
lobby-more = **{ $game }: altro su questo tavolo**
lobby-options-page = { $pages ->
    [one] Opzioni
   *[other] Opzioni { $n }
}
control-language = La lingua del tavolo, o due 🌐
lobby-language = Questo tavolo parla { $language } 🌐
control-more = Altro
control-people = Inviti, host
control-private = Solo su invito
control-public = Apri a tutti
more-running = **Accanto alla partita**: metti qualcosa ai voti, offri il tuo posto o scegli la lingua del tavolo.
people-title = **Al tavolo**: { $players }
people-invited = Su invito: { $people }
control-invite = Invita qualcuno…
control-kick = Allontana qualcuno, o ritira un invito…
control-host = Affida il tavolo a qualcun altro…
control-word = La mia parola
word-label = Tutti la vedono all’inizio
word-prompt = Una parola, ma non il vero nome di nessuno: resta nei messaggi e nel file della partita
word-kept = La tua parola fa parte della distribuzione: `{ $word }`. Tutti la vedranno quando comincia la partita; fino ad allora puoi cambiarla. Resta nei messaggi e nel file della partita; dopo **/io cancella** nel file c’è solo la sua impronta.
lobby-closed = Questo tavolo è stato chiuso prima dell’inizio della partita. **/tavolo apri** ne apre un altro.
lobby-gone = Questo tavolo è chiuso: non ho più il suo gioco. **/tavolo apri** ne apre un altro.
lobby-opened = Il tavolo è aperto.
lobby-joined = Hai preso posto al tavolo.
lobby-left = Hai lasciato il tavolo.
lobby-option-set = Fatto: il pannello mostra le nuove opzioni.
lobby-started = La partita comincia.

## Chi può venire

option-access = Chi può sedersi
access-open = tutti
access-invited = solo chi ha un invito
lobby-private = Un tavolo privato: può sedersi solo chi ha un invito. 🔒
menu-invite = Invita al mio tavolo
lobby-invited = Su invito: { $guests }
lobby-invitation = { $guest }, { $who } ti invita a una partita di **{ $game }** (posti presi: { $n } su { $most }). **Partecipa** ti dà un posto.
lobby-invitation-where = Il tavolo è in { $channel }.
lobby-invited-silently = L’invito è fatto, e il pannello lo mostra. Non ho fatto in tempo a chiamare questa persona: ripeti il comando, e la chiamo.
lobby-kicked = Fatto. Non può più sedersi, a meno che tu non mandi un invito.
lobby-handed-over = Fatto: il tavolo ha un nuovo host.
lobby-taken = { $stage ->
    [lobby] In questo canale c’è già un tavolo di **{ $game }**, con { $host } come host. Non è ancora cominciato. Per un tavolo tuo, usa un altro canale o un thread.
   *[live] In questo canale è in corso una partita di **{ $game }**, con { $host } come host. Per un tavolo tuo, usa un altro canale o un thread.
}
control-close = Chiudi il tavolo

refusal-options-outdated = Le opzioni sono cambiate da quando hai aperto questo modulo, quindi non è stato impostato nulla. Riaprilo: le mostra come sono adesso.
refusal-options-wrong = Non è stato impostato nulla: qualcuna delle tue scelte non è possibile.
refusal-options-by-memory = Non è stato impostato nulla: con la memoria severa nessuna scheda si compila da sola, e nessuno riceve suggerimenti.
option-may-be = **{ $option }** può essere:
option-may-be-value = • { $value }
control-option-again = Cambia le mie scelte
refusal-sent-away = L’host ti ha allontanato da questo tavolo. Solo { $host } può invitarti di nuovo.
refusal-invited-only = Questo tavolo è privato: può sedersi solo chi ha un invito. Chiedi a { $host }, l’host.
refusal-invites-self = Tu sei già qui. Nomina qualcun altro.
refusal-invites-bot = Un bot non si può invitare. Invita una persona; o premi **Completa con rivali** nella lobby, e gioca anche il programma.
refusal-guest-seated = { $guest } ha già un posto a questo tavolo.
refusal-guest-barred = { $person } non può prendere posto a questo tavolo.
refusal-guest-blocked = Hai bloccato questa persona, quindi qui non può sedersi. Nessun altro lo viene a sapere. **/io sblocca** toglie il blocco.
refusal-guest-elsewhere = Questa persona non può vedere questo canale, quindi l’invito non le arriverebbe. Dalle accesso, o apri il tavolo altrove.
refusal-too-many-guests = Un tavolo ricorda al massimo { $n } inviti. Ritirane uno con **/tavolo allontana**, o lascia venire tutti: **/tavolo opzione**.
refusal-kicks-self = Questa persona sei tu. **/tavolo lascia** lascia il tavolo, **/tavolo host** lo affida a qualcun altro.
refusal-nobody-there = Questa persona non ha né un posto né un invito a questo tavolo.
refusal-host-not-seated = L’host può essere solo chi ha un posto a questo tavolo.
refusal-already-host = L’host sei già tu.
refusal-hosts-already = L’host di questo tavolo è già { $guest }.

## Sulla scatola: che cosa mostra l’immagine di un gioco

cover-clues = 13 Indizi: sei testimoni dietro uno schermo con tre carte coperte, sotto i tetti di Londra.
cover-arosa = Mord im Arosa: un grand hotel nella neve, di notte; intorno cadono cubetti di tutti i colori.
cover-cluedo = Cluedo: i sei sospettati fianco a fianco; davanti a loro, sul tavolo, armi e una busta sigillata.
cover-bakerstreet = Bakerstreet: un berretto da cacciatore e una bombetta in una strada nella nebbia, in mezzo prove coperte.

lobby-in-thread = { $who } apre un tavolo di **{ $game }** in { $channel }.
lobby-in-thread-alone = Il tuo tavolo è aperto in { $channel }.
lobby-asleep = Su questo server almeno altre { $n } persone vogliono sapere quando qualcuno aspetta di giocare a **{ $game }**. Scrivo una volta a ognuna, appena aspettano tante persone quante ne ha scelte. 🔔
thread-name = { $game } · { $who }

## Chi guarda

refusal-gallery-seen = { $person } ha visto tutte le mani, e qui non può prendere posto.
