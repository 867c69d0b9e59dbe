# Quello che i giocatori di un tavolo decidono insieme.

vote-menu = Su che cosa deve votare il tavolo?
vote-menu-costs = -# Per chiuderlo serve più della metà: chi è d’accordo conterà come chi ha lasciato prima della fine, a meno che non siano d’accordo tutti quelli che il tavolo ancora aspetta. Per la parità servono tutti, e non pesa su nessuno.
vote-control-menu = Offri il mio posto, o vota
vote-control-end = Chiudi il tavolo
vote-control-draw = Parità
vote-control-offer = Offri il mio posto
vote-control-replace = Sostituisci { $player }
vote-control-named = Chiedi a qualcuno di prenderlo…
vote-control-papers = A qualcuno, con i miei appunti…
vote-control-anybody = Offrilo a tutti
vote-control-back = Indietro
vote-seat = { $own ->
    [yes] **Il tuo posto:** chiedi a qualcuno di prenderlo, o offrilo a tutti. Deve essere d’accordo più della metà degli altri.
   *[no] Il posto di { $player }: chiedi a qualcuno di prenderlo, o offrilo a tutti. Deve essere d’accordo più della metà degli altri.
}
vote-end = { $by } chiede di **chiudere questo tavolo** senza vincitori. Si chiude appena è d’accordo più della metà dei giocatori. **Chi è d’accordo conterà come chi ha lasciato prima della fine**, a meno che non siano d’accordo tutti quelli che il tavolo ancora aspetta; chi non è d’accordo non ci perde nulla. Per la parità servono tutti, e non pesa su nessuno.
vote-draw = { $by } offre **la parità**. Devono essere d’accordo tutti.
vote-replace = { $whose ->
    [own] { $by } offre il proprio posto a { $newcomer }, con tutto quello che sa. { $newcomer } deve volerlo, e deve essere d’accordo più della metà degli altri.
    [before] { $by } vorrebbe riavere il posto di { $player }, con tutto quello che sa. { $player } deve essere d’accordo.
   *[another] { $by } chiede che { $newcomer } prenda il posto di { $player }, con tutto quello che sa. { $newcomer } deve volerlo, e deve essere d’accordo più della metà degli altri.
}
vote-offer = { $whose ->
    [own] { $by } offre il proprio posto, con tutto quello che sa, a chi lo prende. Deve essere d’accordo più della metà degli altri.
   *[another] { $by } offre il posto di { $player }, con tutto quello che sa, a chi lo prende. Deve essere d’accordo più della metà degli altri.
}
vote-pace = { $by } propone un altro tempo per turno: **{ $pace }**. Devono essere d’accordo tutti i presenti.
vote-pause = { $days ->
    [one] { $by } propone una pausa di **un giorno**. Devono essere d’accordo tutti i presenti.
   *[other] { $by } propone una pausa di **{ $days } giorni**. Devono essere d’accordo tutti i presenti.
}
vote-takeback = { $by } chiede di **ritirare l’ultima mossa**. Devono essere d’accordo tutti, prima che la partita vada avanti.
vote-until = Fino a: { $at }; dopo, decidono i voti che ci sono.
vote-calls = { $people_n ->
    [one] { $people }: che cosa ne dici?
   *[other] { $people }: che cosa ne dite?
}
vote-for = A favore: { $people }
vote-missing = Mancano ancora: { $people }
vote-yes = D’accordo
vote-no = No
vote-take = Prendo il posto
vote-replace-passed = { $newcomer } prende il posto di { $player }: **La mia scrivania** mostra tutto quello che sa. Gli appunti di { $player } restano di { $player }, a meno che non li abbia ceduti insieme al posto.
vote-pace-passed = D’accordo: da ora il tempo per un turno è **{ $pace }**.
vote-pause-passed = { $days ->
    [one] D’accordo: una pausa di **un giorno**. Poi il turno riprende con il tempo che gli restava.
   *[other] D’accordo: una pausa di **{ $days } giorni**. Poi il turno riprende con il tempo che gli restava.
}
vote-decides = Il tuo voto ha deciso.
vote-agreed = Accordo raggiunto.
vote-failed = Niente accordo: resta tutto com’è.
table-taken-back = { $by } ritira la mossa: la partita torna com’era prima. ↩️
takeback-control = Ritira questa mossa
takeback-control-ask = Chiedi di ritirarla
vote-silent = Il tuo voto conta. Il tavolo lo legge un po’ più tardi: **/tavolo voto** mostra a che punto si è.
ended-by-vote = Il tavolo è chiuso perché così hanno votato i suoi giocatori; non vince nessuno. **/tavolo esporta** dà la partita come file.
ended-by-draw = I giocatori si sono accordati per la parità. **/tavolo esporta** dà la partita come file.
ended-by-deletion = Il canale di questo tavolo è stato eliminato, quindi la partita è finita; non vince nessuno. **/tavolo esporta** dà la partita come file.
ended-by-removal = Ero stato rimosso da questo server, quindi la partita è finita; non vince nessuno. **/tavolo esporta** dà la partita come file.
ended-by-upgrade = Sono stato aggiornato e non ho più le regole con cui è cominciata questa partita: finisce qui; non vince nessuno. **/tavolo esporta** dà la partita come file.
ended-by-manager = La moderazione di questo server ha chiuso questo tavolo; non vince nessuno. **/tavolo esporta** dà la partita come file. 🛡️
refusal-other-seat-held = { $person } ha già avuto un altro posto a questo tavolo, quindi non può prendere questo.
refusal-vote-open = Questo tavolo sta già votando su qualcosa. Lo mostra **/tavolo voto**.
refusal-vote-over = Questo voto è chiuso. **/tavolo voto** mostra che cosa si può mettere ai voti.
refusal-takeback-late = Per ritirarla è troppo tardi: la partita è andata avanti. Non è cambiato nulla.
refusal-takeback-shown = Questa mossa non si può ritirare: qualcuno ha visto ciò che non può dimenticare, o forse ne ha già tenuto conto di nascosto. Non è cambiato nulla.
refusal-no-vote = Qui non hai un voto: ce l’ha solo chi gioca ancora, e chi prenderebbe il posto.
refusal-vote-elsewhere = Quello che si mette ai voti lo legge tutto il tavolo: vota nel suo canale.
refusal-replace-present = { $guest } gioca ancora, quindi solo { $guest } può cedere il suo posto. Quando avrà saltato un turno, potrai chiederlo.
refusal-replace-away = Assenza annunciata da { $guest }, fino a: { $at }. Il tavolo non aspetta i suoi turni, quindi solo { $guest } può cedere il suo posto.
refusal-replace-bot = Un bot non può prendere un posto. Scegli una persona.
refusal-seat-for-another = Questo posto è offerto a qualcun altro.
refusal-seat-left = { $guest } ha lasciato la partita per sempre: quel posto non si può prendere.
