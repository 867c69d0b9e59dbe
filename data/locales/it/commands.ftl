# I comandi in italiano. L’inglese sta nel codice: i nomi e le docstring dei cog.
# Nomi: minuscole, senza spazi, al massimo 32 caratteri. Descrizioni: al massimo 100 caratteri.

choice-deduction = deduzione
choice-easy = facile
choice-medium = medio
choice-hard = difficile
choice-none = senza limite
choice-live = in diretta
choice-12-hours = 12 ore
choice-1-day = 1 giorno
choice-2-days = 2 giorni
choice-1-week = 1 settimana

## Senza tavolo

command-play = gioca
command-play-description = Gioca: in solitaria contro rivali, con altri qui, o a un tavolo con un posto libero.

command-help = aiuto
command-help-description = Che cos’è Alibi, come si comincia, e come ti arrivano i tuoi segreti.

command-learn = impara
command-learn-description = Impara un gioco in cinque minuti, in privato e senza tavolo.
command-learn-game = gioco
command-learn-game-description = Il gioco da imparare; se manca, lo scegli dopo.

## /tavolo

command-table = tavolo
command-table-description = Apri, raggiungi e segui un tavolo in questo canale.

command-table-new = apri
command-table-new-description = Apri un tavolo in questo canale.
command-table-new-game = gioco
command-table-new-game-description = Il gioco a cui vuoi giocare.
command-table-new-language = lingua
command-table-new-language-description = La lingua del tavolo; se manca, la tua o quella scelta dal server.
command-table-new-private = privato
command-table-new-private-description = Sì: ci si siede solo su invito.
command-table-new-thread = thread
command-table-new-thread-description = Sì: il tavolo ha un thread tutto suo; se manca, come ha scelto il server.

command-table-join = partecipa
command-table-join-description = Prendi posto al tavolo di questo canale.

command-table-leave = lascia
command-table-leave-description = Lascia il tavolo prima che la partita cominci.

command-table-invite = invita
command-table-invite-description = Invita qualcuno al tavolo, prima che la partita cominci.
command-table-invite-person = persona
command-table-invite-person-description = La persona da invitare; riceve un messaggio con un pulsante.

command-table-kick = allontana
command-table-kick-description = Allontana qualcuno dal tavolo, o ritira un invito (host o moderazione).
command-table-kick-person = persona
command-table-kick-person-description = La persona da allontanare.

command-table-host = host
command-table-host-description = Affida il tavolo a un altro giocatore (host o moderazione).
command-table-host-person = persona
command-table-host-person-description = Il nuovo host, che ha già un posto al tavolo.

command-table-option = opzione
command-table-option-description = Imposta un’opzione del tavolo (host, prima dell’inizio).
command-table-option-key = opzione
command-table-option-key-description = Quale opzione.
command-table-option-value = valore
command-table-option-value-description = Il suo valore.

command-table-word = parola
command-table-word-description = Aggiungi una tua parola alla distribuzione, prima dell’inizio.
command-table-word-text = testo
command-table-word-text-description = Una parola, ma non il vero nome di nessuno: resta nei messaggi e nel file della partita.

command-table-start = inizia
command-table-start-description = Distribuisci le carte e inizia la partita (host).

command-table-pace = ritmo
command-table-pace-description = Guarda l’orologio della partita, o proponi a tutti un altro ritmo.
command-table-pace-pace = ritmo
command-table-pace-pace-description = Il tempo di ognuno per un turno.

command-table-pause = pausa
command-table-pause-description = Proponi a tutti una pausa; poi il turno riprende con il tempo che gli restava.
command-table-pause-days = giorni
command-table-pause-days-description = Quanti giorni.

command-table-extend = prolunga
command-table-extend-description = Prendi altro tempo per un turno, o danne: una volta per partita e per persona.
command-table-extend-player = giocatore
command-table-extend-player-description = Chi riceve il tempo; se manca, la persona che il tavolo aspetta.

command-table-status = stato
command-table-status-description = Guarda in privato a che punto è la partita e che cosa puoi fare.

command-table-hand = mano
command-table-hand-description = La tua scrivania: i tuoi segreti, in privato.

command-table-sheet = scheda
command-table-sheet-description = Segna sulla tua scheda privata chi può avere che cosa.
command-table-notes = appunti
command-table-notes-description = Apri il tuo taccuino privato, o aggiungi una riga.
command-table-notes-text = testo
command-table-notes-text-description = Una riga da aggiungere; se manca, si apre tutto il taccuino.

command-table-log = cronologia
command-table-log-description = Rileggi in privato che cosa è successo a questo tavolo.

command-table-rules = regole
command-table-rules-description = Leggi le regole che servono adesso.

command-table-language = lingua
command-table-language-description = Scegli la lingua del tavolo; i messaggi per te seguono il tuo Discord.
command-table-language-language = lingua
command-table-language-language-description = La lingua dei messaggi del canale.
command-table-language-second = seconda
command-table-language-second-description = Una lingua in cui ogni messaggio si ripete sotto, in piccolo.

command-table-resign = abbandona
command-table-resign-description = Lascia per sempre la partita in corso.

command-table-vote = voto
command-table-vote-description = Proponi un voto, o guarda a che punto è quello del tavolo.
command-table-vote-on = argomento
command-table-vote-on-description = Su che cosa votare; se manca, vedi a che punto è il voto.
choice-end = chiudere il tavolo
choice-draw = parità

command-table-replace = sostituisci
command-table-replace-description = Dai a qualcun altro un posto della partita in corso, se gli altri sono d’accordo.
command-table-replace-player = giocatore
command-table-replace-player-description = Di chi è il posto; se manca, il tuo, o quello che avevi prima.
command-table-replace-by = con
command-table-replace-by-description = La persona che lo prende; se manca, il posto è offerto a tutti.
command-table-replace-notes = appunti
command-table-replace-notes-description = Sì: appunti e segni vanno insieme al posto.

command-table-end = chiudi
command-table-end-description = Chiudi il tavolo senza vincitori (host o moderazione).

command-table-replay = rivedi
command-table-replay-description = Rivedi la partita finita mossa per mossa, a carte scoperte.
command-table-export = esporta
command-table-export-description = Ricevi la partita finita come file che chiunque può rigiocare.

command-inbox = tavoli
command-inbox-description = Vedi tutti i tuoi tavoli, su tutti i server, e che cosa aspettano.

command-stats = statistiche
command-stats-description = Vedi le partite finite tue, di qualcuno o del server; la risposta resta privata.
command-stats-person = persona
command-stats-person-description = Di chi; se manca, le tue.
command-stats-game = gioco
command-stats-game-description = Un solo gioco; con una persona, le sue partite a questo gioco.
command-stats-server = server
command-stats-server-description = Sì per tutto quello che si gioca su questo server.
choice-shown = visibili
choice-hidden = nascoste

## /io

command-me = io
command-me-description = Le tue impostazioni, per tutti i tavoli.

command-me-settings = impostazioni
command-me-settings-description = Vedi o cambia le tue impostazioni.
command-me-settings-secrets = segreti
command-me-settings-secrets-description = Dove ti arrivano i tuoi segreti.
command-me-settings-statistics = statistiche
command-me-settings-statistics-description = Se gli altri vedono le tue partite finite.

command-me-hours = orari
command-me-hours-description = Imposta le tue ore di quiete: in quelle ore nessun tuo turno scade.
command-me-hours-zone = fuso
command-me-hours-zone-description = Una grande città del tuo fuso orario.
command-me-hours-start = inizio
command-me-hours-start-description = Quando cominciano, per esempio 22:30.
command-me-hours-end = fine
command-me-hours-end-description = Quando finiscono, per esempio 8:00.

command-me-away = assenza
command-me-away-description = Annuncia un’assenza: intanto nessun tuo tavolo ti aspetta.
command-me-away-end = fine
command-me-away-end-description = L’ultimo giorno, per esempio 2026-12-31.
command-me-away-start = inizio
command-me-away-start-description = Il primo giorno; se manca, oggi.

command-me-wake = sveglia
command-me-wake-description = Ricevi un messaggio quando su questo server si aspettano giocatori per un gioco che ti piace.
command-me-reminders = promemoria
command-me-reminders-description = Vedi o imposta come ti ricordo i tuoi turni.
command-me-reminders-by = come
command-me-reminders-by-description = Con un messaggio diretto, con una menzione nel canale, o mai.
command-me-reminders-every = intervallo
command-me-reminders-every-description = Dopo quante ore, e poi ogni volta che ne passano altrettante; 0: due volte per turno.

command-me-here = presente
command-me-here-description = Di’ che ci sei, al tavolo di questo canale; quando ci sono tutti, si gioca in diretta.

command-me-back = ritorno
command-me-back-description = Chiudi la tua assenza: i tuoi tavoli ti aspettano di nuovo.
choice-mail = con un messaggio diretto
choice-mention = con una menzione
choice-nothing = mai
choice-desk = solo alla mia scrivania

command-me-block = blocca
command-me-block-description = Tieni qualcuno lontano dai tavoli che apri, senza dirglielo.
command-me-block-person = persona
command-me-block-person-description = La persona che non deve sedersi ai tuoi tavoli.

command-me-unblock = sblocca
command-me-unblock-description = Lascia che qualcuno torni a sedersi ai tuoi tavoli.
command-me-unblock-person = persona
command-me-unblock-person-description = La persona che hai bloccato.

command-me-export = esporta
command-me-export-description = Ricevi in un file tutto quello che conservo di te.

command-me-erase = cancella
command-me-erase-description = Fai cancellare tutto quello che conservo di te.

## /bakerstreet

command-bakerstreet = bakerstreet
command-bakerstreet-description = Gioca a Bakerstreet al tavolo di questo canale.

command-bakerstreet-play = gioca
command-bakerstreet-play-description = Gioca una carta della tua mano davanti a un mazzetto di prove; ne peschi subito un’altra.
command-bakerstreet-play-card = carta
command-bakerstreet-play-card-description = Una carta della tua mano: il suo valore e il suo simbolo.
command-bakerstreet-play-pile = mazzetto
command-bakerstreet-play-pile-description = Il mazzetto di prove, da 1 a 5.

command-bakerstreet-estimate = dichiara
command-bakerstreet-estimate-description = Dichiara quanto valgono insieme le sei carte delle due mani.
command-bakerstreet-estimate-number = numero
command-bakerstreet-estimate-number-description = Un numero sopra l’ultima dichiarazione, al massimo 30.

command-bakerstreet-doubt = dubita
command-bakerstreet-doubt-description = Dubita dell’ultima dichiarazione, invece di giocare.

command-bakerstreet-choose = scegli
command-bakerstreet-choose-description = Scegli il mazzetto da contare: hai vinto il dubbio.
command-bakerstreet-choose-pile = mazzetto
command-bakerstreet-choose-pile-description = Il mazzetto di prove, da 1 a 5.

command-bakerstreet-take = prendi
command-bakerstreet-take-description = Prendi una prova dal mazzetto di cui hai vinto il conteggio.
command-bakerstreet-take-letter = lettera
command-bakerstreet-take-letter-description = La lettera che tieni.

## /server

command-server = server
command-server-description = Che cosa decide questo server per i suoi tavoli.

command-server-settings = impostazioni
command-server-settings-description = Vedi o cambia che cosa ha deciso questo server (serve il permesso Gestisci server).
command-server-settings-threads = thread
command-server-settings-threads-description = Sì: ogni tavolo nuovo ha un thread tutto suo.
command-server-settings-reminders = promemoria
command-server-settings-reminders-description = Sì: i giocatori possono ricevere promemoria per i tavoli di qui.

command-server-channel = canale
command-server-channel-description = Indica un canale per i tavoli; da allora non se ne aprono altrove.
command-server-channel-channel = canale
command-server-channel-channel-description = Il canale, con i suoi thread; o una categoria, con i suoi canali.
command-server-channel-allowed = permesso
command-server-channel-allowed-description = No: il canale non è più nell’elenco.

command-server-openers = apertura
command-server-openers-description = Decidi chi può aprire un tavolo su questo server.
command-server-openers-role = ruolo
command-server-openers-role-description = Il ruolo che serve; se manca, possono tutti.

command-server-language = lingua
command-server-language-description = Scegli la lingua dei nuovi tavoli e delle nuove serate di questo server.
command-server-language-language = lingua
command-server-language-language-description = La loro lingua; se manca, quella di chi li apre.

command-server-zone = fuso
command-server-zone-description = Scegli il fuso orario delle serate, per chi non ha impostato il suo.
command-server-zone-zone = città
command-server-zone-zone-description = Una grande città del fuso; se manca, si chiede a ognuno.

command-server-desk = accoglienza
command-server-desk-description = Pubblica in questo canale un’accoglienza: pulsanti sempre attivi per aprire partite.
command-server-moderators = moderatori
command-server-moderators-description = Decidi chi, oltre a chi gestisce i messaggi, può intervenire ai tavoli altrui.
command-server-moderators-role = ruolo
command-server-moderators-role-description = Il ruolo di chi può intervenire; se manca, nessun altro.

## /serata

command-night = serata
command-night-description = Pianifica una serata di gioco, dividila in tavoli e finiscila.

command-night-plan = pianifica
command-night-plan-description = Pianifica una serata in questo canale, con una lista a cui iscriversi.
command-night-plan-when = quando
command-night-plan-when-description = L’inizio, per esempio 20:30, domani 20:30 o tra 3 h, nel tuo fuso orario.

command-night-edit = modifica
command-night-edit-description = Cambia l’ora, il canale, il titolo o il numero dei posti della serata.
command-night-edit-when = quando
command-night-edit-when-description = Il nuovo inizio, per esempio 20:30, domani 20:30 o tra 3 h, nel tuo fuso orario.
command-night-edit-places = posti
command-night-edit-places-description = Quante persone possono venire; le altre vanno in lista d’attesa.

command-night-edit-weekly = ogni_settimana
command-night-edit-weekly-description = Sì: quando finisce, la prossima viene pianificata una settimana dopo.

command-night-edit-title = titolo
command-night-edit-title-description = Come si chiama la serata.
command-night-edit-channel = canale
command-night-edit-channel-description = Il canale testuale dove si tiene da ora in poi.

command-night-cohost = cohost
command-night-cohost-description = Scegli chi fa da host alla serata con te, o ritira la scelta.
command-night-cohost-person = persona
command-night-cohost-person-description = La persona che potrà fare i tavoli, spostare la serata e chiuderla.

command-night-here = presente
command-night-here-description = Di’ che ci sei, alla serata di questo canale.

command-night-split = dividi
command-night-split-description = Fai i tavoli con le persone presenti che non giocano.
command-night-split-duplicate = stesse_carte
command-night-split-duplicate-description = Un gioco che più tavoli giocano con le stesse carte, per confrontarli.

command-night-end = finisci
command-night-end-description = Finisci la serata di questo canale, o annullala.

## /caso

command-case = caso
command-case-description = Un piccolo caso da risolvere, ogni giorno uno nuovo, in privato.

command-case-today = oggi
command-case-today-description = Risolvi il caso del giorno; la risposta resta privata.

command-case-board = server
command-case-board-description = Vedi come se l’è cavata il server con il caso del giorno.

command-case-practise = allenamento
command-case-practise-description = Risolvi un caso alla tua portata, per esercitarti.
command-case-practise-game = gioco
command-case-practise-game-description = Quale gioco; se manca, uno qualsiasi.
command-case-practise-grade = livello
command-case-practise-grade-description = La difficoltà; se manca, quella giusta per te.

command-case-together = insieme
command-case-together-description = Risolvi un caso con tutti in questo canale, su una sola scheda.
command-case-together-game = gioco
command-case-together-game-description = Di quale gioco; altrimenti uno qualsiasi.
command-case-together-grade = livello
command-case-together-grade-description = Quanto difficile; altrimenti medio.

## /gestione

command-owner = gestione
command-owner-description = Che cosa vede e può fare chi gestisce questo bot.

command-owner-state = stato
command-owner-state-description = Vedi se il bot sta bene, che cosa aspetta, e quante partite sono in corso.

command-owner-servers = server
command-owner-servers-description = Vedi su quanti server è il bot, e dove ci sono partite in corso.

command-owner-maintenance = manutenzione
command-owner-maintenance-description = Annuncia in ogni canale con una partita in corso che il bot non ci sarà.
command-owner-maintenance-starts = inizio
command-owner-maintenance-starts-description = Fra quanti minuti comincia.
command-owner-maintenance-lasts = durata
command-owner-maintenance-lasts-description = Quanti minuti dura.

command-owner-withdraw = ritira
command-owner-withdraw-description = Ritira la manutenzione annunciata, e i suoi avvisi.
