# La pagina di prova: un Discord tutto nostro nel browser, per giocare senza token. Sul vero Discord non si vede.

practice-brand = tavolo di prova

## Il circolo in cui si comincia: i suoi nomi, quattro persone di questa lingua, e la lingua (una cartella) di quattro ospiti

practice-club-name = Il Circolo del Lampione
practice-club-lounge = salotto
practice-club-lounge-topic = Due chiacchiere, e tavoli di ogni tipo
practice-club-people = Ginevra Altamura, Ottavio Bellandi, Fiammetta Corsini, Ruggero Malaspina
practice-club-guests = en

## La pagina

practice-channels = Canali
practice-people = Persone
practice-messages = Messaggi
practice-mailbox = Messaggi diretti
practice-theme = Chiaro o scuro
practice-help = Aiuto
practice-controls = Dietro le quinte
practice-close = Chiudi
practice-cancel = Annulla
practice-delete = Elimina
practice-yes = sì
practice-no = no
practice-required = Da compilare
practice-optional = facoltativo
practice-you-are = tu sei
practice-whoami = Tu sei { $name }. Diventa qualcun altro
practice-become = Diventa { $name }
practice-follow = Segui di chi è il turno
practice-follow-on = Da ora la pagina diventa la persona che il tavolo di questo canale aspetta.
practice-follow-off = La pagina non segue più di chi è il turno.
practice-followed = Tocca a { $name }: ora sei { $name }.
practice-connection-lost = Il tavolo di prova non risponde. Se è stato chiuso, riaprilo con «make play»: questa pagina torna da sola.
practice-unread = { $n ->
    [one] { $n } nuovo messaggio
   *[other] { $n } nuovi messaggi
}

## Messaggi

practice-bot = bot
practice-edited = (modificato)
practice-used = { $person } ha usato /{ $command }
practice-reply-gone = Il messaggio non c’è più
practice-thinking = { $bot } sta pensando…
practice-sending = Invio di /{ $command }…
practice-no-answer = L’applicazione non ha risposto a /{ $command }. Il bot è acceso?
practice-menu-message = Menu di questo messaggio: { $name }
practice-menu-person = Menu: { $name }
practice-menu-empty = Qui non c’è altro.
practice-failed = Interazione non riuscita: il bot non ha risposto.
practice-no-longer = Non è più possibile.
practice-only-you = Lo vedi solo tu
practice-dismiss = Nascondi
practice-new = Nuovi
practice-beginning = Qui comincia #{ $channel }.
practice-to-newest = Vai ai più recenti
practice-older = Mostra messaggi precedenti
practice-beginning-mailbox = Quello che si scrive qui lo leggete solo tu e il bot.
practice-enlarge = Ingrandisci: { $what }
practice-enlarge-nameless = Ingrandisci l’immagine
practice-unknown-part = Questa parte del messaggio non si può mostrare qui.
practice-choose = Scegli…
practice-choose-at-least = Scegline almeno { $n }
practice-choose-at-most = Scegline al massimo { $n }

## Scrivere e comandare

practice-write = Scrivi in #{ $channel }, o / per i comandi
practice-write-mailbox = Scrivi al bot, o / per i comandi
practice-write-label = Scrivi in { $channel }; una barra elenca i comandi
practice-send = Invia
practice-commands = Comandi
practice-no-commands = Nessun comando con questo nome. Il bot è acceso?
practice-command-send = Invia il comando
practice-nothing-offered = Nessun risultato
practice-not-possible = Non si può inviare: controlla che cosa hai scritto.
practice-may-not-write = Questo non puoi scriverlo qui.
practice-number-wanted = Ci vuole un numero
practice-number-low = Almeno { $n }
practice-number-high = Al massimo { $n }
practice-too-short = { $n ->
    [one] Almeno { $n } carattere
   *[other] Almeno { $n } caratteri
}
practice-submit = Conferma
practice-form-failed = Il bot non ha risposto. Riprova, o avvialo dietro le quinte.

## Luoghi

practice-no-channels = Qui non vedi nessun canale.
practice-channel-gone = #{ $channel } non c’è più.
practice-topic-mailbox = Messaggi diretti del bot
practice-topic-mailbox-closed = Chiusi: il bot non può scriverti
practice-topic-thread = Thread in #{ $channel }
practice-thread-open = Apri un thread
practice-thread-name = Nome del thread
practice-thread-private = Privato: lo vede solo chi ha un invito
practice-thread-members = Su invito
practice-thread-delete = Elimina questo thread
practice-channel-add = Nuovo canale
practice-channel-name = Nome del canale
practice-channel-delete = Elimina questo canale
practice-channel-delete-sure = Eliminare #{ $channel }?
practice-channel-delete-about = Sparisce anche tutto quello che vi si è detto. Il bot lo viene a sapere, come glielo direbbe Discord.

## Calendario

practice-events = Eventi
practice-event-scheduled = in programma
practice-event-active = in corso
practice-event-completed = finito
practice-event-cancelled = annullato
practice-event-interested = { $n ->
    [0] Mi interessa
   *[other] Mi interessa · { $n }
}

## Persone

practice-who-title = Chi sei?
practice-new-tab = Apri una scheda come { $name }
practice-person-own = { $name }
practice-person-add = Nuova persona
practice-person-name = Nome
practice-person-name-taken = Qualcuno si chiama già così
practice-person-language = Lingua
practice-person-dms = Il bot può scrivermi (messaggi diretti aperti)
practice-person-dms-of = Messaggi diretti aperti: { $name }
practice-mailbox-closed = messaggi diretti chiusi

## Dietro le quinte

practice-controls-bot = Il bot
practice-controls-bot-about = Uccidilo nel mezzo di una partita: quando riparte, la partita riprende da dov’era.
practice-bot-running = Il bot è acceso
practice-bot-starting = Il bot si sta connettendo…
practice-bot-stopped = Il bot è spento
practice-bot-exit = codice d’uscita { NUMBER($code, useGrouping: 0) }
practice-bot-start = Avvia
practice-bot-kill = Uccidi
practice-bot-restart = Riavvia per bene
practice-gateway-drop = Taglia la connessione
practice-gateway-dropped = { $n ->
    [0] Non c’era nessuna connessione da tagliare.
   *[other] La connessione è tagliata; il bot torna da solo.
}
practice-controls-time = L’orologio
practice-time-now = { $day }, { $time }
practice-time-about = Fai passare ore o giorni, per vedere promemoria, turni saltati e assenze. Il bot riparte con la nuova ora; l’orologio non torna mai indietro.
practice-time-skip = { $hours ->
    [one] +{ $hours } ora
    [24] +1 giorno
    [168] +1 settimana
   *[other] +{ $hours } ore
}
practice-controls-channel = #{ $channel }
practice-power-send-messages = Il bot può scrivere qui
practice-power-send-messages-in-threads = Il bot può scrivere nei thread
practice-power-attach-files = Il bot può allegare file
practice-controls-people = Messaggi diretti
practice-controls-server = Il server
practice-server-language = Lingua di { $server }
practice-faults = { $n ->
    [0] Discord avrebbe accettato tutto quello che il bot ha inviato.
    [one] Il vero Discord rifiuterebbe { $n } cosa inviata dal bot:
   *[other] Il vero Discord rifiuterebbe { $n } cose inviate dal bot:
}
practice-anew = Ricomincia con un server vuoto
practice-anew-sure = Ricominciare con un server vuoto?
practice-anew-about = Sparisce tutto quello che si è detto e giocato a questo tavolo di prova, e con questo i canali e le persone che hai aggiunto. Non si può annullare.
practice-anew-yes = Svuota

## Aiuto

practice-guide-title = La tua prima partita in un minuto
practice-guide-intro = Questo è un Discord a sé, solo sulla tua macchina.
practice-guide-step-1 = Premi **Gioca subito** qui sotto, o scrivi **/gioca** in un canale, e scegli un gioco: i rivali del programma prendono gli altri posti, e le carte si distribuiscono subito.
practice-guide-step-2 = La risposta mostra i tuoi segreti. Il tuo tavolo ha un thread tutto suo: aprilo dalla risposta, o dall’elenco dei canali (☰ su un telefono).
practice-guide-step-3 = Quando tocca a te, un messaggio ti chiama; premi quello che ti offre.
practice-guide-more = Con altri, e dietro le quinte
practice-guide-hint-1 = Per giocare con altri, scrivi **/tavolo apri**, premi il tuo riquadro in alto, diventa qualcun altro e premi **Partecipa**. Il pulsante accanto al riquadro **segue di chi è il turno**.
practice-guide-hint-2 = Più schede del browser possono essere più persone: aprile con la freccia nell’elenco delle persone. Un numero rosso dice che il tavolo aspetta quella persona, o che ha messaggi nuovi.
practice-guide-hint-3 = **Dietro le quinte** puoi uccidere il bot, chiudere i messaggi diretti e togliere permessi: niente di tutto questo dovrebbe rovinare una partita.
practice-guide-hint-4 = Puoi chiudere il tavolo di prova nel mezzo di una partita: riaprilo, e la partita continua.
practice-guide-play = Gioca subito
