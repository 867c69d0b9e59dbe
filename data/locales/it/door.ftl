# La porta: tutti i modi di entrare in una partita.

door-title = **A che cosa vuoi giocare?**
door-alone = • **In solitaria, subito**: contro rivali guidati dal programma.
door-others = • **Con altri qui**: apri un tavolo in questo canale, e chi vuole partecipa.
door-open = { $n ->
    [one] • **Un tavolo ha un posto libero**: prendilo dall’elenco.
   *[other] • **{ $n } tavoli hanno un posto libero**: scegline uno dall’elenco.
}
door-mailbox = I tavoli si aprono su un server: scrivi **/gioca** in uno dei suoi canali. Tutto il resto funziona anche qui.
door-desk = **Giochi di deduzione, quando vuoi.** Questi pulsanti funzionano sempre.
door-play = Gioca a { $game }
door-table = Apri { $game }
door-table-prompt = Apri qui un tavolo…
door-all = Tutti i modi di giocare
door-learn = Impara un gioco
door-case = Caso del giorno
door-tables = I miei tavoli
ways = E poi…
ways-settings = Le mie impostazioni, il mio tempo, i miei dati
ways-practise = Un caso per esercitarsi
ways-board = Il caso di oggi su questo server
ways-stats = Statistiche
ways-night = Pianifica una serata qui
ways-help = Che cos’è Alibi, e come si comincia
door-join = Prendi un posto libero…
door-seat = { $game }, aperto da { $host }
door-seated = posti presi: { $n } su { $most }
door-dealt = { $strength ->
    [novice] La tua partita è in { $channel }, contro { $rivals ->
        [one] un principiante
       *[other] principianti
    }. Quando ne avrai vinta qualcuna, verranno rivali più forti.
    [amateur] La tua partita è in { $channel }, contro { $rivals ->
        [one] un dilettante
       *[other] dilettanti
    }. Più vinci, più forti sono i tuoi rivali.
    [expert] La tua partita è in { $channel }, contro { $rivals ->
        [one] un esperto
       *[other] esperti
    }. Più vinci, più forti sono i tuoi rivali.
   *[master] La tua partita è in { $channel }, contro { $rivals ->
        [one] un maestro
       *[other] maestri
    }: più forti non ce ne sono.
}
door-rival-begins = Non tocca ancora a te: lì un messaggio ti chiama quando è il tuo turno.
