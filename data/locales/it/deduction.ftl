# Quello che si può dedurre: schede che traggono conclusioni, ragioni, l’inchiesta.

## Su che cosa si accorda un tavolo

option-sheet = Schede
level-paper = carta (solo quello che vedi già)
level-checked = carta con verifica (Verifica conta i tuoi segni sbagliati)
level-notebook = taccuino (tutto ciò che è certo)
level-analyst = analista (anche quanto è frequente ogni possibilità)
level-name-paper = carta
level-name-checked = carta con verifica
level-name-notebook = taccuino
level-name-analyst = analista

## La scheda

sheet-deals = { $title } · { $n ->
    [one] resta una distribuzione
   *[other] { $n } distribuzioni
}
sheet-first = Scegli prima una riga e una colonna.
sheet-legend-notebook = -# Sottolineato qui, cerchiato nell’immagine: quello che segue con certezza da tutto ciò che ti è stato detto. **Perché?** ti dice come, per la cella che hai scelto.
sheet-legend-analyst = -# I numeri: in quante delle distribuzioni ancora possibili, su 100, è così. È una quota, non una probabilità: il modo in cui le persone scelgono non ci entra.
sheet-legend-number = -# **7·14**: dove si chiede un numero, il più frequente, 7, e la sua quota, 14.
sheet-why-control = Perché?
sheet-why = **Perché { $row } · { $column }: { $sign }**
sheet-why-row = **Perché { $row }: { $sign }**
refusal-sheet-is-paper = Le schede di questo tavolo sono di carta: mostrano quello che vedi già, e i tuoi segni.
refusal-why-seen = Questo lo puoi vedere da te: non servono ragioni.
refusal-no-knowledge = In questo gioco non so trarre conclusioni.
refusal-unthought = Stavolta non sono riuscito a calcolare che cosa ne segue. Riprova fra un momento; non si è perso nulla.

## Le schede con verifica

check-control = Verifica
check-which-control = Quali?
check-wrong = { $n ->
    [0] **Verifica:** quello che ti è stato detto non esclude nessuno dei tuoi segni.
    [one] **Verifica:** quello che ti è stato detto esclude uno dei tuoi segni.
   *[other] **Verifica:** quello che ti è stato detto esclude { $n } dei tuoi segni.
}
check-unproven = { $n ->
    [0] { $wrong ->
        [0] Sono tutti dimostrati.
       *[other] Tutto il resto è dimostrato.
    }
    [one] Uno non è ancora dimostrato: può essere così, o no.
   *[other] { $n } non sono ancora dimostrati: può essere così, o no.
}
check-legend = -# Si verificano ✓ e ✗, e le cifre dove si chiede un numero, in base a tutto quello che ti è stato detto; nessuno guarda la distribuzione.
check-these-wrong = { $n ->
    [one] **Non può essere:** { $cells }. 💡
   *[other] **Non possono essere:** { $cells }. 💡
}
check-these-unproven = **Non ancora dimostrato:** { $cells }. 💡
check-cell = { $row }, { $column }: { $sign }
refusal-check-all-proven = Tutti i tuoi segni che si possono verificare sono dimostrati. Questo suggerimento non si conta.
refusal-check-nothing = Non c’è nessun segno da verificare: si verificano ✓, ✗ e cifre, non i punti interrogativi né le lettere.

## Suggerimenti

option-hints = Suggerimenti
hints-idle = sì (ma con queste schede non ce ne sono da chiedere)
lobby-hints-allowed = Suggerimenti permessi 💡
hint-control = { $rung ->
    [0] Suggerimento
    [1] Che cosa ne segue?
   *[other] Una buona domanda?
}
hint-where = **Dove guardare:** qualcosa di nuovo segue { $nos_n ->
    [one] dal n. { $nos }
   *[other] dai nn. { $nos }
}. 💡
hint-where-marked = **Dove guardare:** con i tuoi segni, qualcosa di nuovo segue { $nos_n ->
    [one] dal n. { $nos }
   *[other] dai nn. { $nos }
}. 💡
hint-where-part = **Dove guardare:** { $part }. 💡
hint-control-technique = Quale tecnica?
hint-technique = { $n ->
    [0] **Quale tecnica:** basta guardare quello che ti è stato detto. 💡
    [one] **Quale tecnica:** { $names }. 💡
   *[other] **Quali tecniche:** { $names }. 💡
}
hint-what = **Che cosa ne segue:** 💡
hint-ask = **Una buona domanda, adesso:** { $verb } ({ $values }). 💡
hint-do = { $n ->
    [0] **Adesso non c’è niente da chiedere.** Il meglio che puoi fare: { $verb }. 💡
   *[other] **Adesso non c’è niente da chiedere.** Il meglio che puoi fare: { $verb } ({ $values }). 💡
}
hint-go = { $n ->
    [0] **Adesso, meglio di una domanda:** { $verb }. 💡
   *[other] **Adesso, meglio di una domanda:** { $verb } ({ $values }). 💡
}
hint-expected = Dopo, in media, di 100 soluzioni possibili adesso dovrebbero restarne circa { $percent }.
hint-all-told = Nessuna domanda dovrebbe dirti di più sulla soluzione. 💡
hint-count = { $n ->
    [one] -# Il tuo primo suggerimento in questa partita. Alla fine tutti vedranno quanti ne hai avuti.
   *[other] -# Il tuo suggerimento n. { $n } in questa partita. Alla fine tutti vedranno quanti ne hai avuti.
}
hints-given = Suggerimenti: { $given } 💡
hints-of = { $who } { $n }
refusal-no-hints = Questo tavolo gioca senza suggerimenti.
refusal-hint-nothing = Da quello che ti è stato detto non segue con certezza niente di nuovo. Questo suggerimento non si conta.
refusal-hint-not-now = Non è il tuo turno: chiedi una buona domanda quando tocca a te. Questo suggerimento non si conta.
refusal-hint-one-choice = A parte accusare, ora puoi fare una cosa sola. Questo suggerimento non si conta.

## L’inchiesta

control-inquest = Inchiesta
control-publish = Pubblica l’inchiesta
inquest-head = **{ $game }** · tavolo n. { $table } · **l’inchiesta**
number-short = { $unit ->
    [2] { $n } mln
    [3] { $n } mld
    [4] { $n }.000 mld
   *[0] { $n }
}
inquest-caption = Distribuzioni rimaste a ognuno, mossa per mossa
inquest-alt = L’inchiesta: per ogni giocatore una linea mostra quante distribuzioni erano ancora possibili dopo ogni mossa. Le linee scendono soltanto.
inquest-known = { $who } poteva saperlo già dal n. { $step }.
inquest-unknown = { $who } non poteva saperlo prima della fine: { $deals ->
    [one] restava una distribuzione.
   *[other] restavano { $deals } distribuzioni.
}
inquest-unknown-out = { $who } era fuori gioco prima di poterlo sapere: { $deals ->
    [one] restava una distribuzione.
   *[other] restavano { $deals } distribuzioni.
}
inquest-turning = { $steps_n ->
    [one] La svolta: n. { $steps }.
   *[other] Le svolte: nn. { $steps }.
}
inquest-accuracy = Domande di { $who }: { $percent }% del valore delle migliori ({ $n ->
    [one] una domanda
   *[other] { $n } domande
}).
inquest-fine = Una bella domanda: n. { $step }, di { $who }. { $best ->
    [yes] Nessun’altra, in quel momento, prometteva di dire di più.
   *[no] Quasi nessun’altra, in quel momento, prometteva di dire di più.
}
inquest-lucky = Una domanda fortunata: n. { $step }, di { $who }. Ha escluso tutte le soluzioni possibili meno circa una su { $among }, anche se prometteva solo una parte di quello che prometteva la migliore: { $percent }%.
inquest-excluded = Al n. { $step } { $who } ha nominato una soluzione già esclusa da quello che sapeva.
inquest-idle = { $who } ha chiesto senza scoprire nulla di nuovo: { $steps_n ->
    [one] n. { $steps }.
   *[other] nn. { $steps }.
}
theatre-no = (n. { $step } nella cronologia)
theatre-left = Distribuzioni ancora possibili: { $seats } 🔎
theatre-seat-left = { $who } { $fell ->
    [1] { $before } → **{ $deals }**
   *[other] { $deals }
}
theatre-known = Da qui in poi { $who } poteva saperlo. 💡
inquest-legend = -# Una distribuzione è possibile per qualcuno se niente di ciò che gli è stato detto la esclude. Quante ne restano può solo diminuire.
inquest-likewise = -# { $steps_n ->
    [one] Allo stesso modo al n. { $steps }.
   *[other] Allo stesso modo ai nn. { $steps }.
}
inquest-posted = L’inchiesta è pubblicata: { $link }
inquest-there = L’inchiesta è già pubblicata: { $link }
refusal-inquest-nothing = In questa partita è successo troppo poco per un’inchiesta.
refusal-inquest-later = Per ora non è stato possibile pubblicare l’inchiesta. Premi di nuovo fra un minuto.
refusal-inquest-no-channel = Il canale in cui si è giocato a questo tavolo non esiste più, quindi l’inchiesta non ha un posto.
trouble-inquest-may-not = Non posso pubblicare l’inchiesta: mi serve il permesso «{ $permission }» nel canale di quel tavolo.
refusal-no-inquest = In questo gioco non c’è inchiesta.
