# Il tempo: ritmi, orari, e quando finisce un tavolo.

lobby-bounded = -# Se comincia oggi, la partita ha un termine ultimo, chiunque manchi: { $at }.
lobby-unbounded = -# Senza un tempo per i turni, la partita non ha un termine: chi manca fa aspettare tutti.
option-absences = Assenze annunciate
absences-count = non si aspetta chi è assente
absences-ignored = qui non contano
table-timed-out = Questa partita ha raggiunto il suo termine ultimo, quindi è finita; non vince nessuno. **/tavolo esporta** dà la partita come file.
hours-none = Non hai ore di quiete (fuso orario: { $zone }). Le imposta **/io orari**.
hours-kept = Le tue ore di quiete: { $start } – { $end }, ora di { $zone }. I tuoi turni che iniziano da ora in poi non scadono in queste ore; ai tavoli con un’ora o meno per turno non valgono.

## Sul pannello

panel-deadline = Da giocare entro: { $at }.
time-deadline = Da giocare entro: { $at }; dopo, il turno viene giocato al posto tuo{ $lost ->
    [0] .
   *[other] , e chi ne salta { $lost } di fila perde la partita.
}
panel-paused = In pausa fino a: { $at }; poi il turno riprende con il tempo che gli restava. ⏸️
panel-live = Ci sono tutti: cinque minuti per turno, finché nessuno tace. ⚡
panel-here = Ora qui: { $players }. Quando ci sono tutti, la partita va avanti in diretta. ⚡
panel-away = Assenza annunciata da { $who }, fino a: { $at }; nessuno aspetta i suoi turni. 🌙
panel-covered = Fino al ritorno, il tavolo non aspetta: { $players } 🪑
seat-covered = { $who } ha saltato due turni di fila, quindi da ora il tavolo aspetta solo un minuto e poi gioca il suo turno. Con **Ci sono** il posto torna a chi lo aveva.
extended-own = { $by } prende altro tempo per questo turno, fino a: { $at }. ⏳
extended-other = { $by } dà a { $to } altro tempo per questo turno, fino a: { $at }. ⏳

## La schermata del tempo

time-title = **Il tempo a questo tavolo**, per un turno: { $pace }
time-last-moment = La partita ha un termine ultimo, chiunque manchi: { $at }.
time-left = { $extended ->
    [yes] Il tuo tempo in più l’hai già avuto. { $pauses ->
        [0] Niente più pause.
        [one] Resta una pausa.
       *[other] Restano { $pauses } pause.
    }
   *[no] Una volta nella partita puoi avere tempo in più per un turno. { $pauses ->
        [0] Niente più pause.
        [one] Resta una pausa.
       *[other] Restano { $pauses } pause.
    }
}
time-show = Tempo
time-extend = Altro tempo
time-here = Ci sono
time-pace = Proponi un altro tempo per turno
time-pause = Proponi una pausa
pause-value = { $n ->
    [one] un giorno
   *[other] { $n } giorni
}
time-changed = Fatto: il pannello mostra il nuovo tempo.
here-noted = Segnato: il tavolo ti aspetta.
here-live = Ci sono tutti: la partita va avanti in diretta.

## Assenze

away-none = Non hai annunciato nessuna assenza. **/io assenza** ne annuncia una per tutti i tuoi tavoli.
away-kept = La tua assenza va da { $start } a { $end }. Intanto nessun tuo tavolo ti aspetta: i tuoi turni vengono giocati come a tempo scaduto, e non contano come saltati. **/io ritorno** la chiude.
away-over = Che bello riaverti qui: i tuoi tavoli ti aspettano di nuovo.

## Promemoria

reminder-you = Il tavolo ti aspetta. ⏰
reminder-who = { $who }, il tavolo ti aspetta. ⏰
reminder-muted = Segnato: niente più promemoria per questo turno.
reminders-kept = { $by ->
    [nothing] Non ricevi promemoria. **/io promemoria** lo cambia.
    [mention] Ti ricordo i turni con una menzione nel canale (o con un messaggio diretto, se lì non posso scrivere), { $every ->
        [0] due volte per turno.
        [one] ogni ora.
       *[other] ogni { $every } ore.
    }
   *[mail] Ti ricordo i turni con un messaggio diretto (o con una menzione, dove non posso scriverti), { $every ->
        [0] due volte per turno.
        [one] ogni ora.
       *[other] ogni { $every } ore.
    }
}
remind-mail = con un messaggio diretto
remind-mention = con una menzione nel canale
remind-nothing = mai
time-mute = Non per questo turno
time-mute-all = Niente più promemoria
time-remind = Ricordami i turni…

## Che cosa non si può fare

refusal-no-such-zone = Non conosco il fuso orario «{ $text }». Indica la capitale del tuo paese, o un’altra grande città che abbia la tua stessa ora.
refusal-no-such-zone-near = Non conosco il fuso orario «{ $text }». Volevi dire { $near }? Scrivi una di queste, o un’altra grande città che abbia la tua stessa ora.
refusal-no-such-time = Non so leggere l’ora «{ $text }». Scrivila come 22:30 o 8:00.
refusal-quiet-too-long = Le ore di quiete durano al massimo { $n } ore, perché gli altri non aspettino troppo. Scegline di più brevi.
refusal-no-such-day = Non so leggere il giorno «{ $text }». Scrivilo come 2026-12-31 o 31/12.
refusal-away-backwards = Un’assenza finisce dopo che è cominciata, e non nel passato. Non è cambiato nulla.
refusal-away-too-long = Un’assenza dura al massimo { $n } giorni e comincia entro un anno. Per assenze più lunghe, affida il tuo posto a qualcuno o lascia la partita.
refusal-here-already = Ci sei già: i tuoi tavoli ti aspettano.
refusal-live-already = Questo tavolo gioca già in diretta.
refusal-no-clock = Questo tavolo non ha un orologio, quindi non c’è un tempo da cambiare. Lo propone **/tavolo ritmo**.
refusal-time-paused = L’orologio di questo tavolo è in pausa.
refusal-nobody-waits = In questo momento il tavolo non aspetta { $player }.
refusal-extended-already = { $player } ha già avuto tempo in più in questa partita: si dà una volta sola.
refusal-pace-already = Questo tavolo gioca già con questo ritmo.
refusal-too-many-paces = Il ritmo è cambiato { $n } volte; di più in una partita non si può.
refusal-too-many-pauses = Questa partita ha già avuto le sue { $n } pause.
refusal-pause-too-long = Qui una pausa dura da uno a { $n } giorni.
