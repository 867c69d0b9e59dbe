# Frasi che tutti i giochi hanno in comune. I nomi dei giocatori arrivano in grassetto, canali e orari come li scrive Discord.

list-and = { $head } e { $last }

## Tavoli

panel-title = # { $game }
panel-over = La partita è finita.
panel-posts-stay = Qui non posso togliere i vecchi messaggi, quindi quello che si è sentito o visto si può rileggere. ⚠️
panel-restored = Il bot è stato ripristinato da un backup: la partita è al punto che si vede qui, anche se più su si leggono mosse successive. ⚠️
panel-stopped = La partita è finita prima del tempo; non vince nessuno.
table-opening = Comincia una partita di **{ $game }**: { $players }{ $players_n ->
    [2] .
   *[other] , in quest’ordine e in senso orario.
}
table-proof = -# Prova di una distribuzione onesta, SHA-256 del seme: ||`{ $hash }`||
table-calls = { $players_n ->
    [one] { $players }, tocca a te.
   *[other] { $players }, tocca a voi.
}
table-over-calls = { $people }: questa partita è finita.
table-over-late = { $people }: la tua partita di **{ $game }** (tavolo n. { $table }) è finita.
alt-rest = Il resto è in /tavolo stato.
alt-rest-above = Il resto è sopra l’immagine.
table-left-at-last = { $seat } lascia la partita.
table-closing = Grazie per la partita! **/tavolo esporta** la dà tutta come file.
table-solution = Nessuno l’ha scoperto. { $solution } 🔎
table-stopped = Il tavolo è chiuso; non vince nessuno. **/tavolo esporta** dà la partita come file.
table-farewell = La tua partita di **{ $game }** (tavolo n. { $table }) è finita. Il suo canale non esiste più, quindi te lo dico qui.
table-farewell-silent = La tua partita di **{ $game }** (tavolo n. { $table }) è finita. Non posso più scrivere nel suo canale, quindi te lo dico qui.
table-farewell-late = La tua partita di **{ $game }** (tavolo n. { $table }) in { $channel } è finita.
table-removed = Sono stato rimosso dal suo server; non vince nessuno. Se vengo riammesso entro trenta giorni, la partita si potrà rivedere lì; dopo, viene cancellata.
table-cut-short = È stata chiusa prima della fine; non vince nessuno.
table-outdated = Sono stato aggiornato e non ho più le regole con cui era cominciata; non vince nessuno.
table-seed = -# Il seme era ||`{ $seed }`||; il suo SHA-256 è stato pubblicato all’inizio.
table-bound = -# Una distribuzione che nessuno può scegliere: lo SHA-256 del mio segreto è `{ $hash }`
table-dealt = -# Distribuzione sigillata 🔒 ||`{ $hash }`||
table-secret = -# Il mio segreto era ||`{ $secret }`||. { $drawn ->
    [yes] Insieme a una parola sorteggiata per ogni giocatore ha determinato la distribuzione
   *[no] Insieme alle parole di tutti ha determinato la distribuzione
}{ $bound ->
    [yes] {" "}(fissata all’inizio da ||`{ $terms }`||)
   *[no] {""}
}; `games/verify.py` controlla il file della partita.
table-word = -# Parola di { $who }: `{ $word }`

## Messaggi diretti

mail-head = **{ $game }** in { $channel } (tavolo { $table })
mail-greeting = Hai un posto a un tavolo di **{ $game }** in { $channel }. I tuoi segreti arriveranno qui; anche il pulsante **La mia scrivania**, nel canale, li mostra, solo a te.
mail-closed = Non posso mandarti messaggi: i tuoi messaggi diretti sono chiusi. Puoi giocare lo stesso: il pulsante **La mia scrivania** mostra i tuoi segreti, solo a te. Oppure apri i messaggi diretti nelle impostazioni di privacy di questo server.

## Opzioni

option-pace = Tempo per un turno
pace-value = { $seconds ->
    [0] senza limite
    [300] 5 minuti, in diretta
    [3600] 1 ora
    [43200] 12 ore
    [86400] 1 giorno
    [172800] 2 giorni
   *[604800] 1 settimana
}
value-strict = severa (quello che si è visto e sentito sparisce man mano)
value-friendly = rilassata (tutto resta leggibile)
value-on = sì
value-off = no

## Comandi a pulsante

control-join = Partecipa
control-leave = Esci
control-start = Inizia
tabs = Dove vuoi andare?
control-desk = La mia scrivania
control-sheet = La mia scheda
control-notes = I miei appunti
control-rules = Regole
control-log = Cronologia
control-status = Il tavolo in parole
control-option = Opzioni
control-cancel = Indietro
control-resign = Lascia la partita
control-end = Chiudi il tavolo
control-again = Gioca ancora
control-export = File della partita
control-watch = Rivedi la partita
control-confirm = Sì, confermo
control-do = Procedi

select-part = { $first } – { $last }
act-told = È scritto al tavolo, tutti possono leggerlo.
act-over = La partita è finita: com’è andata si legge al tavolo.
act-known = { $field }: **{ $value }**
act-again = Ora puoi:
act-change = Puoi ancora cambiare idea:
cancelled = Non è cambiato nulla.
confirm-resign = { $ends ->
    [won] Lasciare questa partita per sempre? Allora finisce, e vince { $winners }.
    [nobody] Lasciare questa partita per sempre? Allora finisce, e non vince nessuno.
   *[no] Lasciare questa partita per sempre? Il tuo posto resta, ma non giocherai più.
}
confirm-end = Chiudere questo tavolo per tutti, senza vincitori?
resigned = Puoi continuare a seguire la partita o giocare altrove.
ended = Il tavolo è chiuso.
languages-set = Ora il tavolo parla { $language }, e sotto ogni messaggio lo stesso testo sta in piccolo in { $second }. I messaggi per te restano nella lingua del tuo Discord.
language-set = Ora il tavolo parla { $language }. I messaggi per te restano nella lingua del tuo Discord.
notes-label = Lo leggi solo tu
notes-prompt = Che cosa sospetto…
notes-kept = **I tuoi appunti** (li leggi solo tu)
    { $text }
notes-outdated = I tuoi appunti sono cambiati da quando hai aperto questo modulo, quindi **non è stato sovrascritto nulla**. Ecco che cosa è salvato:
    { $kept }
    Ed ecco **che cosa hai appena scritto**, da copiare:
    { $given }
notes-empty = Il tuo taccuino è vuoto. Lo leggi solo tu.
notes-write = Scrivi gli appunti
## La scheda

sheet-title = La tua scheda
sheet-choose = -# Una riga e una colonna, poi un segno.
sheet-legend = -# In corsivo qui, ombreggiato nell’immagine: quello che vedi già.
sheet-alt-rest = Il resto è dietro il pulsante «In parole».
sheet-column = **{ $sign }** { $what }: { $cells }
sheet-row = Quale riga?
sheet-column-list = Quale colonna?
sheet-yes = Sì
sheet-no = No
sheet-maybe = Forse
sheet-own = Altro
sheet-own-title = Un segno tuo
sheet-own-label = Una o due lettere o cifre
sheet-clear = Togli
sheet-undo = Annulla
sheet-words = In parole
sheet-picture = Immagine
sheet-sign-own = «{ $sign }»
refusal-why-not-certain = Questo non è ancora certo, quindi non c’è una ragione da dare. Sulla tua scheda è segnato quello che è certo.
refusal-sheet-sign = Un segno tuo ha al massimo { $n } lettere o cifre. Riprova.

export-done = La partita intera: seme, opzioni, posti e azioni. `python -m games.console replay table.json` la rigioca.
log-title = **Che cosa è successo a questo tavolo**
log-latest = { $n ->
    [one] Qui c’è l’ultimo passo; nel file ci sono tutti.
   *[other] Qui ci sono gli ultimi { $n } passi; nel file ci sono tutti.
}
log-earlier = Prima
log-later = Dopo
sound-strip = { $strip } 🔊
log-step = `{ $n }` { $text }
incident = Qualcosa è andato storto da parte nostra: incidente { $number }. Non si è perso nulla; riprova, e se succede ancora, di’ questo numero a chi gestisce il bot.

## Rifiuti: che cosa non si può fare, e che cosa fare invece

refusal-no-table = Qui non c’è nessun tavolo. **/tavolo apri** ne apre uno.
refusal-no-table-by-mail = Nei messaggi diretti non ci sono tavoli. **/tavoli** elenca i tuoi, ognuno con un link.
refusal-not-begun = Questa partita non è cominciata: l’host preme **Inizia** quando ci sono tutti.
refusal-already-begun = Questa partita è già cominciata.
refusal-table-over = Questa partita è finita. **/tavolo apri** apre un altro tavolo.
refusal-game-over = Questa partita è finita.
refusal-no-such-game = Non conosco questo gioco. Sceglilo dall’elenco che offre **/tavolo apri**.
refusal-no-such-option = Questa opzione non esiste. Quelle che esistono le offre **/tavolo opzione**.
refusal-no-such-language = Non parlo questa lingua. Scegline una dall’elenco.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-not-seated-yet = Non hai un posto a questo tavolo. Finché la partita non comincia, te ne dà uno **Partecipa**.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-already-left = Hai lasciato questa partita per sempre.
refusal-table-full = Il tavolo è pieno: al massimo { $n } giocatori.
refusal-too-few-players = { $n ->
    [one] Una persona sola non basta: ne servono almeno { $least }. Gli altri possono premere **Partecipa**.
   *[other] { $n } giocatori non bastano: ne servono almeno { $least }. Gli altri possono premere **Partecipa**.
}
refusal-host-only = Può farlo solo l’host: { $host }.
refusal-frozen = Questa partita è cominciata con regole più vecchie, che non ho più. Resta com’è, ma qui non può continuare.
refusal-word-too-long = La tua parola può avere al massimo { $n } caratteri. Scegline una più corta.
refusal-word-malformed = Questa parola non posso usarla: scrivi una sola riga di lettere, cifre e segni, senza @, <, > né `.
refusal-word-not-here = Questo tavolo è stato aperto prima che si potessero aggiungere parole alla distribuzione. Continua a giocare senza.
refusal-banned = Chi mi gestisce ti tiene fuori, quindi qui rispondo solo a **/io**: ti dà ancora i tuoi dati, e li cancella.
refusal-banned-server = Chi mi gestisce tiene fuori questo server, quindi me ne vado. I tuoi dati restano tuoi: **/io**, su qualsiasi altro server o nei tuoi messaggi diretti.
refusal-sealed = Non posso aprire questa partita: i suoi segreti sono sigillati con una chiave che non ho. Non si è perso nulla: chi mi gestisce può riportare la chiave, e si riparte da lì.
refusal-no-worker = In questo momento non posso calcolare nulla: la parte di me che lo fa non funziona sulla macchina in cui sono. Non si è perso nulla, ma riprovare per ora non serve: dillo a chi mi gestisce.
refusal-not-your-turn = Non è il tuo turno. Il tavolo aspetta { $active }.
refusal-not-now = Non è il momento. Non è successo nulla.
choices-changed = Qualcuno ha fatto prima di te. Ecco che cosa resta da scegliere:
refusal-too-often = { $deed ->
    [table] Qui sono stati aperti molti tavoli, uno dopo l’altro. Il prossimo si può aprire { $at }.
    [evening] Sono state pianificate molte serate, una dopo l’altra. La prossima si può pianificare { $at }.
    [vote] Per ora si è messo ai voti abbastanza. Il prossimo voto è possibile { $at }.
    [takeback] Per ora si è chiesto abbastanza di ritirare mosse. La prossima volta è possibile { $at }.
    [invitation] Sono partiti molti inviti, uno dopo l’altro. Il prossimo è possibile { $at }.
    [press] Troppi pulsanti premuti di fila. Si può premere di nuovo { $at }.
    [share] Sono stati condivisi risultati molte volte di seguito. Si può condividere di nuovo { $at }.
    [change] Le serate sono state cambiate molte volte di seguito. La prossima modifica è possibile { $at }.
    [round] Sono cominciati molti giri, uno dopo l’altro. Il prossimo è possibile { $at }.
    [guest] Hai dato e ritirato la tua adesione molte volte di seguito. La prossima volta è possibile { $at }.
   *[case] Un caso dopo l’altro. Il prossimo arriva { $at }.
}
refusal-stale = Questo pulsante è superato. Non è successo nulla.
refusal-lost-time = Questo messaggio è di un momento perduto: da allora è stato ripristinato un backup. Non è successo nulla.
refusal-old-command = Questo comando è cambiato da quando il tuo Discord l’ha caricato. Non è successo nulla: riprova, o riavvia Discord.
restarted = Mi hanno riavviato prima che potessi rispondere. Non si è perso nulla: premi di nuovo.
panel-link = [Vai al pannello]({ $panel })
refusal-too-slow = Ci è voluto troppo. Non è successo nulla: premi un’altra volta.
refusal-malformed = Non ho capito. Non è successo nulla: **/tavolo stato** mostra che cosa puoi fare.
refusal-unknown-name = Non conosco «{ $text }». Comincia a scrivere e scegli dall’elenco.
refusal-unknown-player = Non conosco questo giocatore. Di’ un nome, una menzione o un posto da 1 a { $n }.
refusal-notes-too-long = I tuoi appunti possono avere al massimo { $n } caratteri. Accorciali e riprova.
refusal-export-after-end = Il file della partita contiene tutti i segreti, quindi puoi averlo solo dopo la fine.
refusal-replay-after-end = La partita si può rivedere quando è finita.
refusal-export-malformed = Questo file non è l’esportazione intatta di un tavolo.

## Guai: Discord o un permesso dicono di no

trouble-no-channel = Non trovo più { $channel }, dove sei host di un tavolo di **{ $game }**. La partita è salvata: se il canale torna, continua con il prossimo comando lì.
trouble-no-permission = Non posso più parlare in { $channel }, dove sei host di un tavolo di **{ $game }**: mi serve il permesso «{ $permission }». La partita è salvata: appena ho di nuovo quel permesso, continua con il prossimo comando lì.
trouble-no-sound = Non posso pubblicare suoni in { $channel }, dove sei host di un tavolo di **{ $game }**: mi serve il permesso «{ $permission }». La partita va avanti a parole; i suoni tornano con il permesso.
trouble-bot-may-not = Qui non posso ospitare un tavolo: mi serve il permesso «{ $permission }» in questo canale. Chiedi a chi gestisce il server di darmelo.
trouble-database = In questo momento non posso salvare nulla. Non si è perso nulla: premi di nuovo fra un minuto.
trouble-no-channel-here = Un tavolo ha bisogno di un canale o di un thread su un server. Vai lì e usa **/tavolo apri**.
trouble-no-threads-here = Qui non ci può essere un nuovo thread. Apri il tavolo in un canale testuale del server, o senza thread.
trouble-threads-full = Questo server ha aperti tanti thread quanti ne permette Discord. Archiviane qualcuno che non serve più, o apri il tavolo senza thread.

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-attach-files = Allega file
permission-manage-threads = Gestisci thread
permission-create-public-threads = Crea thread pubblici
permission-create-private-threads = Crea thread privati
permission-create-events = Crea eventi
permission-read-message-history = Leggi la cronologia dei messaggi

## Il teatro: una partita finita, mossa per mossa

theatre-head = **{ $game }** · tavolo n. { $table } · mossa { $n } di { $most }
theatre-desk = La scrivania di { $who }: { $lines }
theatre-alone = Solo { $who }: { $text } 🔓
theatre-first = Prima
theatre-back = Indietro
theatre-next = Avanti
theatre-last = Ultima
theatre-turn = Prossima svolta
control-film = Pubblica il film
theatre-table = Il tavolo
theatre-looks = Quale vista?

film-post = **{ $game }** · tavolo n. { $table }: { $moves ->
    [one] la partita come film, una mossa
   *[other] la partita come film, { $moves } mosse
} 🎞️
film-alt = Un film del tavolo, mossa per mossa, fino alla mossa { $moves }. La sua ultima immagine: { $last }
film-posted = Il film è pubblicato: { $link }
film-there = Il film è già pubblicato: { $link }
refusal-film-later = Per ora non è stato possibile fare o pubblicare il film. Premi di nuovo fra un minuto.
refusal-film-no-channel = Il canale in cui si è giocato a questo tavolo non esiste più, quindi il film non ha un posto.
trouble-film-may-not = Non posso pubblicare il film: mi serve il permesso «{ $permission }» nel canale di quel tavolo.
