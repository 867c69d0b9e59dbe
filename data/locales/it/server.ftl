# Che cosa ha deciso un server per i suoi tavoli.

server-title = **Che cosa ha deciso questo server** per i suoi tavoli
server-everywhere = • I tavoli si possono aprire in **ogni canale**.
server-channels = • I tavoli si possono aprire in { $channels }, e nei thread lì.
server-everybody = • **Tutti** possono aprire tavoli.
server-openers = • Può aprire tavoli chi ha il ruolo { $role }.
server-moderators-none = • Può intervenire ai tavoli di altri host chi ha il permesso **Gestisci messaggi**.
server-moderators = • Può intervenire ai tavoli di altri host chi ha il permesso **Gestisci messaggi** o il ruolo { $role }.
server-language = { $language ->
    [none] • Tavoli e serate nuovi sono nella lingua di chi li apre.
   *[other] • Tavoli e serate nuovi sono in **{ $language }**.
}
server-zone = • Le ore di chi non ha impostato un fuso orario (serate, ore di quiete, assenze) si leggono secondo **{ $zone }**.
server-zone-none = • A chi pianifica una serata e non ha impostato un fuso orario chiedo qual è.
server-threads = { $own ->
    [yes] • Un tavolo nuovo ha **un thread tutto suo**.
   *[no] • Un tavolo nuovo si apre nel canale, a meno che l’host non voglia un thread.
}
server-reminders = { $wanted ->
    [yes] • I giocatori ricevono promemoria dei loro turni come preferisce ognuno.
   *[no] • Qui nessuno riceve promemoria dei turni.
}
server-hint = -# **/server canale**, **/server apertura** e **/server moderatori** indicano canali e ruoli, **/server lingua** sceglie una lingua, **/server fuso** un fuso orario. Intervenire vuol dire chiudere un tavolo, allontanare qualcuno prima dell’inizio, affidare il tavolo a un altro host o mettere ai voti la sostituzione di qualcuno; una riga al tavolo lo dice.
server-set-threads = { $n ->
    [0] Thread solo su richiesta
   *[1] Thread per i nuovi tavoli
}
server-set-reminders = { $n ->
    [0] Niente promemoria
   *[1] Permetti promemoria
}
server-clear-channels = Tavoli ovunque
server-clear-openers = Tutti aprono tavoli
server-clear-language = La lingua di chi apre
server-clear-zone = Chiedi il fuso orario
server-clear-moderators = Solo il permesso

refusal-server-managers-only = Per questo ti serve il permesso **Gestisci server**.
refusal-too-many-channels = Si possono indicare al massimo { $n } canali. Indica piuttosto una categoria: valgono tutti i suoi canali.
refusal-channel-not-allowed = Su questo server i tavoli si aprono in { $channels }, o in un thread lì.
refusal-openers-only = Su questo server apre tavoli solo chi ha il ruolo { $role }. Puoi partecipare a quelli aperti da altri.
refusal-moderator-takes = Lo chiedi per moderare, quindi il posto va a qualcun altro. Di’ a chi, o lascia vuoto il campo per offrire il posto a tutti.
trouble-no-server-here = Questo riguarda un server: vai in uno dei suoi canali.

## Quello che si dice a un tavolo quando è intervenuto qualcuno da fuori

outside-kicked = La moderazione di questo server ha allontanato { $guest } da questo tavolo. 🛡️
outside-uninvited = La moderazione di questo server ha ritirato l’invito a { $guest }. 🛡️
outside-host = La moderazione di questo server ha affidato questo tavolo a { $guest }. 🛡️
outside-asks = -# { $by } modera questo server e qui non gioca. 🛡️
outside-closed = La moderazione di questo server ha chiuso questo tavolo prima dell’inizio della partita. 🛡️
outside-silent = Fatto. Non ho fatto in tempo a dirlo al tavolo; lo mostra il pannello.
