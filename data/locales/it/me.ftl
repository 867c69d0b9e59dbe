# Quello che appartiene a una persona, a qualunque tavolo sieda.

settings-title = **Le tue impostazioni**, per tutti i tavoli
settings-mail = { $on ->
    [yes] I tuoi segreti ti arrivano con un messaggio diretto; **La mia scrivania** li mostra sempre.
   *[no] Non ti mando segreti: **La mia scrivania** li mostra tutti, solo a te.
}
settings-set-mail = { $n ->
    [0] Niente messaggi diretti
   *[1] Segreti per messaggio diretto
}
settings-reading = Come leggo i messaggi privati
reading-words = Solo parole
reading-words-note = Niente immagini: le parole dicono tutto ciò che mostrerebbero.
reading-large = Caratteri grandi
reading-large-note = Immagini con lettere più grandi e più semplici.
reading-open = Niente di coperto
reading-open-note = Quello che per gli altri è coperto resta leggibile.
reading-covered = I miei segreti coperti
reading-covered-note = Se condividi lo schermo: tocca per vedere. Le carte da scegliere sono in elenchi.
reading-anew = Messaggi nuovi
reading-anew-note = Nessun messaggio cambia sul posto: il lettore di schermo annuncia quelli nuovi.
settings-inbox = I miei tavoli
settings-export = I miei dati in un file
settings-erase = Cancella i miei dati…
own-settings = Le mie impostazioni
own-time = Il mio tempo e i promemoria
own-wake = Svegliami per giocare
own-blocks = Chi tengo lontano
own-time-title = **Il tuo tempo**, per tutti i tavoli
own-set-hours = Ore di quiete
own-set-away = Annuncia un’assenza
own-back = Sono di nuovo qui
own-remind-when = Ogni quanto?
own-remind-every = { $n ->
    [0] Due volte per turno
    [one] Ogni ora
   *[other] Ogni { $n } ore
}
own-hours-form = Ore di quiete
own-away-form = Un’assenza
own-field-zone = Una grande città del tuo fuso orario
own-field-start = Quando cominciano, per esempio 22:30
own-field-end = Quando finiscono, per esempio 8:00
own-field-first = Primo giorno, per esempio 2026-12-24
own-field-last = Ultimo giorno, per esempio 2026-12-31
own-blocks-title = **Le persone che tieni lontane** dai tavoli di cui sei host, senza che ricevano avvisi: { $n ->
    [0] nessuna.
   *[other] { $people }. Scegline di nuovo una per lasciarla tornare.
}
own-block = Tieni lontano qualcuno…
mail-declined = Hai scelto di non ricevere messaggi diretti: il pulsante **La mia scrivania** mostra i tuoi segreti, solo a te. **/io impostazioni** lo cambia.
mail-unopened = In questo momento scrivo a molte persone nuove, quindi i tuoi segreti potrebbero non arrivare ancora con un messaggio diretto. Il pulsante **La mia scrivania** li mostra, solo a te.
table-desks = { $alone ->
    [yes] -# **La mia scrivania** mostra i tuoi segreti a te, e a nessun altro.
   *[no] -# Non tutti ricevono messaggi diretti: **La mia scrivania** mostra a ognuno i suoi segreti, e a nessun altro.
}

## Tutti i propri tavoli

inbox-title = { $n ->
    [0] **I tuoi tavoli**: nessuno ti aspetta.
    [one] **I tuoi tavoli**: uno ti aspetta.
   *[other] **I tuoi tavoli**: { $n } ti aspettano.
}
inbox-empty = Non hai un posto a nessun tavolo aperto. **/gioca** te ne trova uno, o ne apre uno.
inbox-asked = **{ $game }** in { $channel }: tocca a te; il turno è cominciato { $since }. ⏳
inbox-until = Da giocare entro: { $at }.
inbox-others = **{ $game }** in { $channel }: stanno giocando gli altri; l’ultima mossa è stata fatta { $since }.
inbox-lobby = **{ $game }** in { $channel }: non ancora cominciata, tavolo aperto { $since }.
inbox-starts = **{ $game }** in { $channel }: puoi premere **Inizia** quando ci sono tutti; tavolo aperto { $since }.
inbox-frozen = **{ $game }** in { $channel }: qui non può continuare, e resta com’è.
inbox-lent = **{ $game }** in { $channel }: il programma sta giocando al posto tuo. Lì **/tavolo sostituisci** ti ridà il tuo posto.
inbox-more = { $n ->
    [one] … e un altro.
   *[other] … e altri { $n }.
}

previously = { $n ->
    [0] **Finora…**
    [one] **Finora…** { $never ->
        [yes] dall’inizio della partita è successa una cosa:
       *[no] da quando hai guardato l’ultima volta è successa una cosa:
    }
   *[other] **Finora…** { $never ->
        [yes] dall’inizio della partita sono successe { $n } cose; le ultime:
       *[no] da quando hai guardato l’ultima volta sono successe { $n } cose; le ultime:
    }
}
previously-learnt = • Solo per te: { $line }
previously-asked = Tocca a te. ⏳
previously-waits = Adesso non devi fare nulla.

## Altre persone, e i propri dati

blocked = { $person } non può più sedersi ai tavoli di cui sei host. Non riceve nessun avviso. **/io sblocca** toglie il blocco.
unblocked = { $person } può di nuovo sedersi ai tuoi tavoli.
refusal-blocks-self = Non puoi bloccarti.
refusal-blocks-bot = Un bot non si siede da solo a nessun tavolo. Scegli una persona.
refusal-not-welcome = A questo tavolo non puoi sederti. **/tavolo apri** ne apre uno tuo, in un altro canale o in un thread.
export-mine = Tutto quello che conservo di te.
erase-question = { $n ->
    [0] Cancellare tutto quello che conservo di te: impostazioni, appunti, segni, e il tuo nome ai tavoli passati? Le partite restano, con un posto senza nome. Non si può annullare.
    [one] Stai giocando a un tavolo, e lo **lasceresti per sempre**; **/tavolo sostituisci** affida prima il tuo posto a qualcun altro. Cancellare tutto quello che conservo di te: impostazioni, appunti, segni, e il tuo nome ai tavoli passati? Non si può annullare.
   *[other] Stai giocando a { $n } tavoli, e li **lasceresti per sempre**; **/tavolo sostituisci** affida prima i tuoi posti ad altri. Cancellare tutto quello che conservo di te: impostazioni, appunti, segni, e il tuo nome ai tavoli passati? Non si può annullare.
}
erase-sure = Cancella tutto
erased = È stato cancellato tutto. Nelle partite passate resta un posto senza nome.

## Per farsi svegliare

wake-title = **La sveglia** su questo server
wake-nothing = Scegli i giochi per cui posso scriverti quando c’è chi aspetta altri giocatori. Al massimo una volta ogni dodici ore, e mai nelle tue ore di quiete (**/io orari**).
wake-on = Ti scrivo quando { $n ->
    [one] una persona aspetta
   *[other] { $n } persone aspettano
} di giocare a: { $games }. Al massimo una volta ogni dodici ore, e mai nelle tue ore di quiete (**/io orari**).
wake-games = Per quali giochi?
wake-least = Da quante persone in attesa?
wake-when = { $n ->
    [one] quando una persona aspetta
   *[other] quando { $n } persone aspettano
}
wake-sleep = Non svegliarmi più
wake-off = Non ti sveglio più, su nessun server. **/io sveglia** lo cambia.
wake-up = **{ $game }**: { $n ->
    [one] una persona aspetta
   *[other] { $n } persone aspettano
} altri giocatori. { $link } 🔔
