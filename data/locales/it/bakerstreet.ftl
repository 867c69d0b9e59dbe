# Bakerstreet. Le parole delle recensioni italiane: carte Detective, carte Prova, mazzetto, dichiarazione, dubbio.

game-bakerstreet = Bakerstreet
club-bakerstreet = baker-street
kind-bakerstreet = bluff
about-bakerstreet = Londra, 1898, nella nebbia fitta: due detective dichiarano quanto valgono le due mani insieme, bluffano e dubitano. Chi vince prende prove, e sette lettere di fila risolvono il caso.
    -# 2 giocatori · circa 40 minuti · difficoltà media: bluff e memoria
option-bakerstreet-memory = Memoria delle carte coperte
option-bakerstreet-first = Chi comincia
value-lot = a sorte
value-one = il primo posto
value-two = il secondo posto

value-bakerstreet-pile = Mazzetto { $value }

verb-bakerstreet-play = Gioca una carta
verb-bakerstreet-estimate = Dichiara
verb-bakerstreet-doubt = Dubita
verb-bakerstreet-choose = Scegli un mazzetto
verb-bakerstreet-take = Prendi una prova

field-bakerstreet-play-card = Quale carta della tua mano?
field-bakerstreet-play-pile = Davanti a quale mazzetto di prove?
field-bakerstreet-estimate-number = Le due mani valgono almeno…
field-bakerstreet-choose-pile = Quale mazzetto si conta?
field-bakerstreet-take-letter = Quale prova prendi?

## Quello che sentono tutti

event-bakerstreet-dealt = Tre carte a testa, e in cerchio cinque mazzetti di otto prove. { $first } apre la prima manche.
event-bakerstreet-played = { $by } gioca **{ $card }** davanti al mazzetto { $pile }.
event-bakerstreet-reshuffled = Il mazzo di { $seat } è finito: gli scarti, mescolati, ne fanno uno nuovo.
event-bakerstreet-estimated = { $by } dichiara: **{ $number }**.
event-bakerstreet-doubted = { $by } dubita della dichiarazione di **{ $number }**. { $by_cards_n ->
    [0] { $by } non ha carte
   *[other] { $by } mostra { $by_cards }
}, { $player_cards_n ->
    [0] { $player } non ha carte
   *[other] { $player } mostra { $player_cards }
}: **{ $total }** in tutto. { $winner } vince il dubbio e sceglie un mazzetto.
event-bakerstreet-counted = { $arrow ->
    [yes] Una freccia porta al mazzetto { $pile }. ➡️
   *[no] Si conta il mazzetto { $pile }. 🔎
} { $how ->
    [empty] Lì non c’è nessuna carta: { $winner }, che ha vinto il dubbio, vince il conteggio
   *[other] { $first_cards_n ->
        [0] { $first }: **0**, nessuna carta
       *[other] { $first }: **{ $first_sum }** ({ $first_cards }{ $first_x2 ->
            [yes] , raddoppiato
           *[no] {""}
        })
    }; { $second_cards_n ->
        [0] { $second }: **0**, nessuna carta
       *[other] { $second }: **{ $second_sum }** ({ $second_cards }{ $second_x2 ->
            [yes] , raddoppiato
           *[no] {""}
        })
    }.{ $stop ->
        [yes] {" "}Lo stop lascia quello che c’è sotto.
       *[no] {""}
    } { $how ->
        [tie] Parità: { $winner }, che ha vinto il dubbio, vince il conteggio
       *[more] { $winner } vince il conteggio
    }
}{ $prize ->
    [clue] .
    [all] , ma ha già tutte le lettere di quel mazzetto: non prende nessuna prova.
   *[none] , ma in quel mazzetto non resta nessuna prova.
}
event-bakerstreet-clue-taken = { $by } prende una prova dal mazzetto { $pile }, coperta: { $clues ->
    [one] ora ne ha { $clues } in tutto
   *[other] ora ne ha { $clues } in tutto
}, { $left ->
    [0] e il mazzetto è vuoto.
    [one] e nel mazzetto ne resta { $left }.
   *[other] e nel mazzetto ne restano { $left }.
}
event-bakerstreet-round-began = Nuova manche: si pescano le carte, comincia { $first }{ $swapped ->
    [yes] , perché l’altra mano è vuota
   *[no] {""}
}.{ $shuffled_n ->
    [0] {""}
   *[other] {" "}Gli scarti, mescolati, fanno un nuovo mazzo per { $shuffled }.
}
event-bakerstreet-hands-empty = Nessuno può pescare: { $by } ha vinto il dubbio e sceglie un mazzetto con carte Detective.
event-bakerstreet-turn-missed = Tempo scaduto per { $seat }.
event-bakerstreet-warned = { $seat } ha saltato due turni di fila: se ne salta un terzo, perde la partita. ⚠️
event-bakerstreet-left = { $seat } lascia la partita: vince { $winner }.
event-bakerstreet-stayed-away = { $seat } ha saltato tre turni di fila, che è come lasciare la partita: vince { $winner }.
event-bakerstreet-won = { $by } mostra { $run }: { $run_n } lettere di fila, il caso è risolto! 🏆
event-bakerstreet-stalled = Nessuno ha giocato per due manche: la partita finisce senza vincitori.
event-bakerstreet-letters-shown = { $letters_n ->
    [0] { $seat } non aveva prove.
    [one] La prova di { $seat }: { $letters }.
   *[other] Le prove di { $seat }: { $letters }.
}

## Il risultato della tua mossa, dove ancora nessun messaggio lo dice

result-bakerstreet-doubted = Le due mani valgono insieme **{ $total }**: { $winner } vince il dubbio.
result-bakerstreet-counted = { $winner } vince il conteggio del mazzetto { $pile }.

## Quello che scopre una persona sola

event-bakerstreet-hand-dealt = { $cards_n ->
    [0] Per te non restano carte da pescare.
   *[other] Hai pescato una nuova mano.
}
event-bakerstreet-card-drawn = Peschi **{ $card }**.
event-bakerstreet-pile-seen = { $prize ->
    [clue] Hai vinto il conteggio del mazzetto { $pile }: guarda le sue prove.
   *[all] Hai vinto il conteggio del mazzetto { $pile }, ma ne hai già tutte le lettere: { $letters }.
}
event-bakerstreet-clue-kept = Tieni la prova **{ $letter }**, coperta.

## Il pannello

bakerstreet-table-opening = { $who } apre la manche: gioca una carta, poi fa una dichiarazione qualsiasi.{ $lost ->
    [yes] {" "}⚠️ Se { $who } salta anche questo turno, perde la partita.
   *[no] {""}
}
bakerstreet-table-playing = Tocca a { $who }: una carta e una dichiarazione sopra **{ $n }**, o un dubbio.{ $lost ->
    [yes] {" "}⚠️ Se { $who } salta anche questo turno, perde la partita.
   *[no] {""}
}
bakerstreet-table-must-doubt = { $who } può solo dubitare della dichiarazione di **{ $n }**{ $n ->
    [30] {" "}(più in alto non si va)
   *[other] {" "}(la mano è vuota)
}.{ $lost ->
    [yes] {" "}⚠️ Se { $who } salta anche questo turno, perde la partita.
   *[no] {""}
}
bakerstreet-table-estimating = { $who } ha giocato e pescato una carta, e ora deve fare una dichiarazione.{ $lost ->
    [yes] {" "}⚠️ Se { $who } salta anche questo turno, perde la partita.
   *[no] {""}
}
bakerstreet-table-choosing = { $who } ha vinto il dubbio e sceglie il mazzetto da contare.{ $lost ->
    [yes] {" "}⚠️ Se { $who } salta anche questo turno, perde la partita.
   *[no] {""}
}
bakerstreet-table-taking = { $who } ha vinto il conteggio del mazzetto { $pile } e sceglie una prova.{ $lost ->
    [yes] {" "}⚠️ Se { $who } salta anche questo turno, perde la partita.
   *[no] {""}
}
bakerstreet-table-estimate = Dichiarazione: **{ $n }**, di { $who }{ $earlier_n ->
    [0] {""}
   *[other] , dopo { $earlier }
}.
bakerstreet-table-pile = Mazzetto { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] nessuna prova rimasta
    [one] { $clues } prova
   *[other] { $clues } prove
}; { $cards ->
    [one] lì c’è una carta, **{ $top }** ({ $who })
   *[other] lì ci sono { $cards } carte, con **{ $top }** in cima ({ $who })
}.
bakerstreet-table-pile-empty = Mazzetto { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] nessuna prova rimasta
    [one] { $clues } prova
   *[other] { $clues } prove
}; lì non ci sono carte.
bakerstreet-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] berretto da cacciatore
   *[hat] bombetta
}): { $clues ->
    [0] nessuna prova
    [one] { $clues } prova
   *[other] { $clues } prove
}, { $hand ->
    [0] nessuna carta
    [one] { $hand } carta
   *[other] { $hand } carte
} in mano, { $deck } da pescare, { $discard_id ->
    [none] nessuno scarto
   *[other] **{ $discard }** in cima agli scarti
}.
bakerstreet-table-seat-letters = { $who }{ $state ->
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] berretto da cacciatore
   *[hat] bombetta
}): { $letters_n ->
    [0] nessuna prova
   *[other] { $letters }
}; { $hand ->
    [0] nessuna carta
    [one] { $hand } carta
   *[other] { $hand } carte
} in mano, { $deck } da pescare, { $discard_id ->
    [none] nessuno scarto
   *[other] **{ $discard }** in cima agli scarti
}.
bakerstreet-alt-table = Il tavolo nella nebbia visto dall’alto: i cinque mazzetti con la carta in cima davanti a ciascuno, la dichiarazione, e che cosa ha ognuno.
bakerstreet-alt-desk = La tua scrivania: le tue carte e le tue lettere, come nel testo di questo messaggio.
bakerstreet-picture-run = { $n } di fila
bakerstreet-picture-pile = Mazzetto { $n }

## La scrivania

bakerstreet-desk-warned = Hai saltato due turni di fila: **se ne salti un terzo, perdi la partita**. ⚠️
bakerstreet-desk-box = -# Simboli sulle { $cards } carte di ognuno, per valore: **stop** { $stops }; **×2** { $doubles }; **freccia** { $arrows }. Tutte le altre sono senza.
bakerstreet-desk-hand = { $cards_n ->
    [0] **La tua mano** è vuota.
   *[other] **La tua mano**: { $cards }, in tutto vale **{ $total }**.
}
bakerstreet-desk-last = Ultima dichiarazione: **{ $n }**.
bakerstreet-desk-letters = { $letters_n ->
    [0] Non hai ancora prove.
    [one] **La tua prova**: { $letters }.
   *[other] **Le tue prove**: { $letters }.
}
bakerstreet-desk-run = Serie più lunga: **{ $letters }** ({ $letters_n } di fila; con 7 si vince).
bakerstreet-desk-pile = **Mazzetto { $pile }**: { $letters }. 🔎
bakerstreet-desk-free = Ti mancano ancora: { $letters }.

## Rifiuti e avvertimenti

refusal-bakerstreet-not-in-hand = Questa carta non è nella tua mano. **/tavolo mano** mostra le tue carte; non è stato giocato nulla.
refusal-bakerstreet-no-such-pile = I mazzetti sono cinque, da 1 a 5. Scegline uno; non è successo nulla.
refusal-bakerstreet-pile-without-cards = Tutte le carte Detective sono davanti ai mazzetti: scegline uno che ne abbia. Non è stato contato nulla.
refusal-bakerstreet-must-doubt = Ora puoi solo dubitare: sopra 30 non c’è niente, o non hai carte da giocare. Premi **Dubita**.
refusal-bakerstreet-nothing-to-doubt = Apri tu la manche, quindi non c’è una dichiarazione di cui dubitare. Prima gioca una carta.
refusal-bakerstreet-not-higher = Una dichiarazione deve superare l’ultima, **{ $n }**. Di’ un numero più alto; non è successo nulla.
refusal-bakerstreet-out-of-range = Una dichiarazione è un numero intero da 0 a { $n }: sei carte non valgono di più. Non è successo nulla.
refusal-bakerstreet-estimate-first = Hai giocato la tua carta. Ora fai la tua dichiarazione.
refusal-bakerstreet-play-first = Prima gioca una carta; poi ne peschi una e fai la tua dichiarazione.
refusal-bakerstreet-choose-first = Hai vinto il dubbio: scegli il mazzetto da contare.
refusal-bakerstreet-nothing-to-choose = Un mazzetto lo sceglie chi ha vinto un dubbio, subito dopo. Gioca una carta, o dubita.
refusal-bakerstreet-take-first = Hai vinto il conteggio: prima prendi una prova dal mazzetto.
refusal-bakerstreet-nothing-to-take = Una prova la prende chi ha vinto un conteggio, subito dopo. Gioca una carta, o dubita.
refusal-bakerstreet-letter-not-there = Questa lettera non è nel mazzetto. **/tavolo mano** mostra che cosa c’è.
refusal-bakerstreet-letter-owned = Questa lettera ce l’hai già, e ognuna si può avere una volta sola. Scegline un’altra.
caution-bakerstreet-doubt-is-lost = La tua mano vale già da sola quanto la dichiarazione, quindi di sicuro perderesti questo dubbio. Dubiti lo stesso?

## Regole, secondo la situazione

rules-bakerstreet-start = **Bakerstreet in breve**
    Ognuno ha 30 carte Detective, cinque per ogni valore da 0 a 5, e tre di queste in mano. Nel tuo turno **giochi** una carta davanti a uno dei cinque mazzetti di prove, ne peschi un’altra, e **dichiari** quanto valgono insieme le sei carte delle due mani; oppure **dubiti** dell’ultima dichiarazione.
    Ogni dichiarazione deve superare la precedente. Dopo un dubbio si mostrano le due mani: chi aveva ragione sceglie un mazzetto, e si contano le carte che ci sono davanti. Chi lì ha di più guarda il mazzetto e prende una prova.
    Sette lettere di fila (da A a T) vincono. Chi lascia la partita, o salta tre turni di fila, perde. Con la memoria severa le carte coperte non si possono riguardare: tienile a mente!
rules-bakerstreet-opening = **Apri la manche**
    Gioca una carta davanti a un mazzetto; ne peschi subito un’altra. Poi di’ un numero da 0 a 30: quanto valgono insieme le sei carte delle due mani. Bluffare è permesso. Contano i valori, i simboli no.
    Ancora non c’è niente di cui dubitare.
rules-bakerstreet-playing = **È il tuo turno**
    O giochi una carta davanti a un mazzetto, ne peschi un’altra e fai una dichiarazione più alta dell’ultima, o ne dubiti. Dopo 30 puoi solo dubitare.
    Dopo un dubbio si mostrano le due mani. Se valgono meno della dichiarazione, vinci tu il dubbio; se valgono altrettanto o di più, lo vince l’altra persona. Chi vince sceglie un mazzetto da contare, chi perde comincia la manche seguente.
    I simboli valgono solo nei conteggi. **Stop**: il conteggio finisce con questa carta. **×2**: raddoppia la somma di chi l’ha giocata, una volta. **Freccia**: si conta anche il mazzetto seguente in senso orario.
    Simboli sulle { $cards } carte di ognuno, per valore: **stop** { $stops }; **×2** { $doubles }; **freccia** { $arrows }. Tutte le altre sono senza.
rules-bakerstreet-estimating = **Fai una dichiarazione**
    Quanto valgono insieme le sei carte delle due mani? Deve superare l’ultima dichiarazione; un bluff è permesso. Se l’altra persona ne dubita e le carte valgono almeno altrettanto, il dubbio lo vinci tu.
rules-bakerstreet-choosing = **Hai vinto il dubbio**
    Scegli un mazzetto. Le carte che ci sono davanti si prendono una per una dall’alto, fino a uno stop o alla fine, e si dividono secondo chi le ha giocate. **×2** raddoppia la somma di chi l’ha giocata, una volta. La somma più alta vince il conteggio; una parità, o nessuna carta, va a te.
    Se si è contata una **freccia**, di chiunque sia, dopo si conta il mazzetto seguente in senso orario.
rules-bakerstreet-taking = **Hai vinto il conteggio**
    Guardi tutte le prove del mazzetto e ne prendi una che non hai ancora; l’altra persona non la vede. Sette lettere di fila vincono subito. Dopo la T non viene la A.
rules-bakerstreet-waiting = **È il turno dell’altra persona**
    Cerca di ricordare dove sono le carte: le immagini mostrano solo quella in cima. Con la memoria rilassata, il canale e la cronologia dicono ancora che cosa è stato giocato; con quella severa, no. Quello che l’altra persona ha giocato non è più nella sua mano, e ognuno ha cinque carte per ogni valore. **I miei appunti** sono il tuo taccuino.
rules-bakerstreet-over = **La partita è finita**
    L’hanno decisa sette lettere di fila, oppure una persona che ha lasciato la partita o saltato tre turni di fila; o nessuno ha giocato per due manche, e non vince nessuno. La cronologia e il file della partita restano qui.

## Carte e lettere

noun-bakerstreet-0 = 0
noun-bakerstreet-0_stop = 0 stop
noun-bakerstreet-0_x2 = 0 ×2
noun-bakerstreet-0_arrow = 0 freccia
noun-bakerstreet-1 = 1
noun-bakerstreet-1_stop = 1 stop
noun-bakerstreet-1_x2 = 1 ×2
noun-bakerstreet-1_arrow = 1 freccia
noun-bakerstreet-2 = 2
noun-bakerstreet-2_stop = 2 stop
noun-bakerstreet-2_x2 = 2 ×2
noun-bakerstreet-2_arrow = 2 freccia
noun-bakerstreet-3 = 3
noun-bakerstreet-3_stop = 3 stop
noun-bakerstreet-3_x2 = 3 ×2
noun-bakerstreet-3_arrow = 3 freccia
noun-bakerstreet-4 = 4
noun-bakerstreet-4_stop = 4 stop
noun-bakerstreet-4_x2 = 4 ×2
noun-bakerstreet-4_arrow = 4 freccia
noun-bakerstreet-5 = 5
noun-bakerstreet-5_stop = 5 stop
noun-bakerstreet-5_x2 = 5 ×2
noun-bakerstreet-5_arrow = 5 freccia
noun-bakerstreet-a = A
noun-bakerstreet-b = B
noun-bakerstreet-c = C
noun-bakerstreet-d = D
noun-bakerstreet-e = E
noun-bakerstreet-f = F
noun-bakerstreet-g = G
noun-bakerstreet-h = H
noun-bakerstreet-i = I
noun-bakerstreet-j = J
noun-bakerstreet-k = K
noun-bakerstreet-l = L
noun-bakerstreet-m = M
noun-bakerstreet-n = N
noun-bakerstreet-o = O
noun-bakerstreet-p = P
noun-bakerstreet-q = Q
noun-bakerstreet-r = R
noun-bakerstreet-s = S
noun-bakerstreet-t = T

## La scheda

bakerstreet-sheet-estimates = Dichiarazioni
bakerstreet-sheet-estimate = Dichiarazione { $n }
bakerstreet-sheet-piles = Mazzetti
bakerstreet-sheet-pile = Mazzetto { $n }
bakerstreet-sheet-hands = Mani
bakerstreet-sheet-sum = Punti in mano
bakerstreet-sheet-reached = Raggiunta
bakerstreet-sheet-letters = Lettere

## Perché una cosa è certa

bakerstreet-why-stack = { $height ->
    [0] Davanti al mazzetto { $pile } non c’è nessuna carta.
   *[other] Un conteggio del mazzetto { $pile } sommerebbe, per { $who }, { $cards_n ->
        [0] niente
       *[other] { $cards }{ $double ->
            [yes] , raddoppiato
           *[no] {""}
        }
    }{ $nos_n ->
        [0] .
        [one] : la carta lì è del n. { $nos }.
       *[other] : le carte lì sono dei nn. { $nos }.
    }
}
bakerstreet-why-hand = { $size ->
    [0] { $who } non ha carte in mano.
    [one] { $who } ha in mano una carta, che vale { $exact ->
        [yes] { $low }
       *[no] fra { $low } e { $high }
    }{ $nos_n ->
        [0] .
        [one] {" "}(n. { $nos }).
       *[other] {" "}(nn. { $nos }).
    }
   *[other] { $who } ha in mano { $size } carte, che insieme valgono { $exact ->
        [yes] { $low }
       *[no] fra { $low } e { $high }
    }{ $nos_n ->
        [0] .
        [one] {" "}(n. { $nos }).
       *[other] {" "}(nn. { $nos }).
    }
}
bakerstreet-why-reached = La tua mano vale { $own }: la dichiarazione di { $number } al n. { $no } { $reached ->
    [yes] è raggiunta.
   *[no] non è raggiunta.
}
bakerstreet-why-none = { $who } non ha ancora preso prove.
bakerstreet-why-empty = Nel mazzetto { $pile } non resta nessuna prova.
bakerstreet-why-mine = Una delle due prove { $letter } è tua.
bakerstreet-why-look = Al n. { $no } hai guardato nel mazzetto { $pile } { $letters_n ->
    [0] e non ci hai lasciato niente.
   *[other] e ci hai lasciato { $letters }{ $taken ->
        [0] .
        [one] ; dopo { $who } ne ha presa una.
       *[other] ; dopo { $who } ne ha prese { $taken }.
    }
}
bakerstreet-why-all = Al n. { $no } { $who } aveva già tutte le lettere del mazzetto { $pile }.
bakerstreet-why-clue = Al n. { $no } { $who } ha trovato nel mazzetto { $pile } una lettera che non ha.
bakerstreet-why-shown = Al n. { $no } { $letters_n ->
    [0] si è visto che { $who } non aveva prove.
   *[other] { $who } ha mostrato tutte le prove: { $letters }.
}
bakerstreet-why-so = { $runs ->
    [yes] Mettendo tutto insieme, e dato che altrimenti { $who } avrebbe vinto:
   *[no] Mettendo tutto insieme:
} { $place ->
    [player] { $who } { $held ->
        [yes] ha una prova { $letter }.
       *[no] non ha la prova { $letter }.
    }
   *[pile] { $held ->
        [yes] nel mazzetto { $pile } c’è una prova { $letter }.
       *[no] nel mazzetto { $pile } non c’è la prova { $letter }.
    }
}

## L’inchiesta

bakerstreet-inquest-doubts = { $who }: { $doubts ->
    [one] un dubbio
   *[other] { $doubts } dubbi
}. Giusti: { $likely ->
    [0] nessuno
    [one] uno
   *[other] { $likely }
} secondo la maggior parte delle mani possibili, { $won ->
    [0] nessuno
    [one] uno
   *[other] { $won }
} secondo le carte.
bakerstreet-inquest-near = Al n. { $no }, a { $who } mancava una sola lettera per { $n } di fila{ $is_known ->
    [yes] ; { $other } poteva saperlo dal n. { $known }.
   *[no] .
}
bakerstreet-inquest-letters = Prima dell’ultima mossa { $other } aveva { $count ->
    [one] una prova
   *[other] { $count } prove
}. { $letters_n ->
    [0] { $who } non poteva conoscerne nessuna con certezza.
   *[other] { $who } poteva conoscere con certezza: { $letters }.
}
bakerstreet-inquest-bluff = Un bluff riuscito: al n. { $said }, { $other } dice **{ $number }** mentre le due mani valgono { $total }, e { $who } non ne dubita. 🃏
bakerstreet-inquest-fine = Un bel dubbio: al n. { $no }, { $who } dubita di **{ $number }** { $certain ->
    [yes] e poteva averne la certezza
   *[no] e ha ragione
}: le due mani valgono { $total }.
bakerstreet-inquest-lucky = Un dubbio fortunato: al n. { $no }, { $who } dubita di **{ $number }** e ha ragione, anche se ci arrivavano { $percent } mani possibili su 100.
bakerstreet-inquest-unlucky = Sfortuna: al n. { $no }, { $who } dubita di **{ $number }** e ha torto, anche se { $percent ->
    [one] ci arrivava una sola mano possibile su 100.
   *[other] ci arrivavano solo { $percent } mani possibili su 100.
}
bakerstreet-inquest-reached = Al n. { $no }, { $who } dubita di **{ $number }**, che era di sicuro raggiunto: le due mani valevano almeno { $low }.
bakerstreet-inquest-passed = Al n. { $no }, { $who } lascia passare **{ $number }**, che di sicuro era fuori portata: le due mani valevano al massimo { $high }.
bakerstreet-inquest-beyond = Al n. { $said }, { $other } dice **{ $number }**, e { $who } ne dubita. Dalle carte già note { $other } poteva capire che le due mani valevano al massimo { $high }.
bakerstreet-inquest-pile = Al n. { $no }, { $who } sceglie il mazzetto { $pile }, e il conteggio lo vince { $other }. Quello del mazzetto { $better } l’avrebbe vinto { $who }.
bakerstreet-inquest-legend = -# Calcolato come se nessuna carta vista fosse stata dimenticata. Le mani possibili sono quelle che il mazzo permette; le intenzioni dell’altra persona non ci entrano.

## Che cosa pensava un rivale

bakerstreet-rival-doubt = ha dubitato di { $number }: con queste carte in mano, le due mani insieme sembravano non arrivarci.
bakerstreet-rival-estimate = ha detto { $number } con { $own ->
    [one] { $own } punto
   *[other] { $own } punti
} in mano: il resto lo immaginava nell’altra mano.
bakerstreet-rival-bluff = { $number } era un bluff, con { $own ->
    [one] { $own } punto
   *[other] { $own } punti
} in mano: chi non bluffa mai si scopre presto.
bakerstreet-rival-play = al mazzetto { $pile } questa carta pesava di più nel conteggio a venire.
bakerstreet-rival-any-card = questa carta è stata giocata senza pensarci troppo.
bakerstreet-rival-choose = il conteggio al mazzetto { $pile } prometteva di più{ $won ->
    [0] , anche se non c’era da aspettarsi una prova.
    [one] : c’era da aspettarsi una prova.
   *[other] : c’era da aspettarsi una catena di frecce, e { $won } prove.
}
bakerstreet-rival-any-pile = questo mazzetto è stato scelto senza pensarci troppo.
bakerstreet-rival-take = { $letter } stava meglio in una serie di lettere.

## Casi

bakerstreet-case-question = Hai appena vinto un dubbio contro { $other }. **Quale mazzetto scegli per vincere più conteggi possibile, e quanti ne vinci?** Conosci tutte le carte davanti ai mazzetti.
bakerstreet-case-asks = Hai appena vinto un dubbio contro { $other }. **Quale mazzetto scegli per vincere più conteggi possibile, e quanto si conta, per te e per l’altra persona, in tutti questi conteggi?** Conosci tutte le carte davanti ai mazzetti.
bakerstreet-case-rule = -# Un mazzetto si conta dall’alto fino in fondo, o fino a uno stop, che conta ancora. ×2 raddoppia la somma di chi l’ha giocata, una volta. La somma più alta vince il conteggio; una parità, o nessuna carta, va a te. Se si è contata una freccia, di chiunque sia, si conta anche il mazzetto seguente; dopo il 5 viene l’1.
bakerstreet-case-pile = Il mazzetto che scegli
bakerstreet-case-won = I conteggi che vinci
bakerstreet-case-own = I tuoi punti in questi conteggi
bakerstreet-case-theirs = I punti dell’altra persona
bakerstreet-case-piles = Mazzetti
bakerstreet-case-all-points = { $own ->
    [yes] I tuoi punti
   *[no] Punti dell’altra
}
bakerstreet-case-more = primo numero più { $n }
bakerstreet-case-points = { $own ->
    [yes] tu: { $n }–{ $last }
   *[no] l’altra: { $n }–{ $last }
}
bakerstreet-why-sum = Tutti i conteggi insieme: **{ $own }** per te, **{ $theirs }** per l’altra persona.
bakerstreet-why-count = Mazzetto { $pile } { $nos_n ->
    [0] vuoto
    [one] (n. { $nos })
   *[other] (nn. { $nos })
}: **{ $own }** per te, { $theirs } per l’altra persona; { $won ->
    [yes] il conteggio lo vinci tu
   *[no] il conteggio lo perdi
}{ $last ->
    [yes] .
   *[no] , e una freccia porta avanti.
}
bakerstreet-why-most = Dal mazzetto { $pile } vinci { $won } conteggi, più che da ogni altro:
bakerstreet-why-other = Dal mazzetto { $pile } { $nos_n ->
    [0] {""}
    [one] (n. { $nos }){" "}
   *[other] (nn. { $nos }){" "}
}{ $won ->
    [0] non vinci nessun conteggio.
    [one] vinci un conteggio.
   *[other] vinci { $won } conteggi.
}
noun-bakerstreet-pile_1 = mazzetto 1
noun-bakerstreet-pile_2 = mazzetto 2
noun-bakerstreet-pile_3 = mazzetto 3
noun-bakerstreet-pile_4 = mazzetto 4
noun-bakerstreet-pile_5 = mazzetto 5
noun-bakerstreet-won_1 = un conteggio
noun-bakerstreet-won_2 = due conteggi
noun-bakerstreet-won_3 = tre conteggi
noun-bakerstreet-won_4 = quattro conteggi
noun-bakerstreet-won_5 = cinque conteggi
noun-bakerstreet-points_0 = 0 punti
noun-bakerstreet-points_1 = 1 punto
noun-bakerstreet-points_2 = 2 punti
noun-bakerstreet-points_3 = 3 punti
noun-bakerstreet-points_4 = 4 punti
noun-bakerstreet-points_5 = 5 punti
noun-bakerstreet-points_6 = 6 punti
noun-bakerstreet-points_7 = 7 punti
noun-bakerstreet-points_8 = 8 punti
noun-bakerstreet-points_9 = 9 punti
noun-bakerstreet-points_10 = 10 punti
noun-bakerstreet-points_11 = 11 punti
noun-bakerstreet-points_12 = 12 punti
noun-bakerstreet-points_13 = 13 punti
noun-bakerstreet-points_14 = 14 punti
noun-bakerstreet-points_15 = 15 punti
noun-bakerstreet-points_16 = 16 punti
noun-bakerstreet-points_17 = 17 punti
noun-bakerstreet-points_18 = 18 punti
noun-bakerstreet-points_19 = 19 punti
noun-bakerstreet-points_20 = 20 punti
noun-bakerstreet-points_21 = 21 punti
noun-bakerstreet-points_22 = 22 punti
noun-bakerstreet-points_23 = 23 punti
noun-bakerstreet-points_24 = 24 punti

## Le regole intere, pagina per pagina; l’ultima pagina è un esempio di turno

rulebook-bakerstreet-1 = **Lo scopo**
    Londra, 1898, nella nebbia. Due detective raccolgono **prove**, carte con una lettera da A a T. Vince chi per primo ha **sette lettere di fila**. La T è l’ultima: dopo non si ricomincia dalla A.
    Le 40 prove (ogni lettera due volte) formano cinque mazzetti da otto, in cerchio, coperti.
    Ognuno ha 30 carte Detective: cinque per ogni valore da 0 a 5. Ne tieni in mano tre.
rulebook-bakerstreet-2 = **Il tuo turno**
    O fai tre cose, in quest’ordine:
    1. **Gioca** una carta della tua mano, scoperta, sulle carte davanti a uno dei cinque mazzetti. Si vede solo quella in cima. Con l’opzione della memoria severa, quelle sotto non si possono riguardare; con quella rilassata, il canale e la cronologia dicono ancora che cosa è stato giocato.
    2. **Pesca** una carta.
    3. Fai una **dichiarazione**: il valore totale delle sei carte delle due mani, da 0 a 30. Deve superare la precedente. Bluffare è permesso.
    Oppure **dubiti** dell’ultima dichiarazione: allora non giochi e non peschi nulla. Nel primo turno di una manche non c’è niente di cui dubitare.
rulebook-bakerstreet-3 = **Il dubbio**
    Si scoprono le due mani, e si sommano i sei valori. I simboli non contano.
    • Meno della dichiarazione: il dubbio lo vince chi ha **dubitato**.
    • Altrettanto o di più: il dubbio lo vince chi ha **dichiarato**.
    Le sei carte vanno agli scarti. La manche è finita; segue un **conteggio**. Poi si pescano tre carte a testa, e comincia la manche seguente chi ha perso il dubbio.
rulebook-bakerstreet-4 = **Il conteggio**
    Chi ha vinto il dubbio sceglie un mazzetto. Le carte che ci sono davanti si prendono una per una dall’alto e si dividono secondo chi le ha giocate, fino a uno **stop** o finché ce ne sono.
    La somma più alta vince il conteggio; in parità, o senza carte, lo vince chi ha vinto il dubbio.
    Chi vince guarda tutte le prove del mazzetto e ne prende una, di una lettera che non ha ancora. L’altra persona non la vede. Le carte contate vanno agli scarti.
    Quando tutte le carte sono davanti ai mazzetti, non c’è più niente da pescare: si gioca con meno carte, e a mano vuota si può solo dubitare. Se le due mani sono vuote, sceglie di nuovo chi ha vinto l’ultimo dubbio, un mazzetto con carte.
rulebook-bakerstreet-5 = **I simboli**
    Valgono solo durante un conteggio.
    • **Stop**: questa carta conta ancora, poi il conteggio finisce. Quelle sotto restano.
    • **×2**: raddoppia la somma di chi l’ha giocata, una volta sola.
    • **Freccia**: si conta anche il mazzetto seguente, in senso orario, e così via.
    Simboli sulle { $cards } carte di ognuno, per valore: **stop** { $stops }; **×2** { $doubles }; **freccia** { $arrows }. Tutte le altre sono senza.
rulebook-bakerstreet-6 = **Le assenze**
    Chi lascia la partita la perde.
    Quando il tuo tempo scade, il turno lo gioca l’orologio: dubita, a meno che non ci sia niente di cui dubitare o che la tua mano arrivi già da sola alla dichiarazione; in questi casi gioca una carta a sorte e dichiara il meno possibile. Anche mazzetti e prove vengono estratti a sorte.
    {""}**Saltare tre turni di fila è come lasciare la partita.** Ogni volta hai tutto il tuo tempo, e dopo il secondo ricevi un avviso. Un turno conta una volta, con il mazzetto e le prove che ne seguono; una tua mossa qualsiasi fa ripartire il conto da zero.
    Le assenze annunciate non sono turni saltati. E se dopo la tua ultima mossa è scaduto anche il tempo dell’altra persona, o era assente, nessuno vince per turni saltati.
    Se nessuno gioca per due manche, la partita finisce senza vincitori.
rulebook-bakerstreet-7 = **Consigli**
    Due mani nuove valgono in media 15. Le tue carte ne dicono la metà: con 5, 4 e 4 dichiarare 20 non è una follia.
    Ricorda che cosa è stato giocato davanti ai mazzetti: uno dove hai carte forti vale un conteggio, e una freccia nascosta può valerne due.
    Gli scarti si mescolano solo quando il mazzo è vuoto.
rulebook-bakerstreet-8 = **Esempio di turno**
    Celeste dichiara 16. Bruno ha in mano 1, 0 e 2 e non ci crede: dubita. Celeste aveva 5, 5 e 2: 15 in tutto. È meno di 16, il dubbio lo vince Bruno.
    Sceglie il terzo mazzetto. Si prende un 3 di Bruno, un 2 con ×2 di Celeste, poi un 1 di Bruno con uno stop: il conteggio finisce, anche se sotto ci sono altre carte. Bruno ha 3 + 1 = 4, Celeste 2 × 2 = 4. In parità vince chi ha vinto il dubbio: Bruno guarda il mazzetto e prende la lettera G.
    Si pescano tre carte a testa. Comincia Celeste, che ha perso il dubbio.

## La lezione: qualche decisione di una partita vera, e perché

lesson-bakerstreet-start = **Bakerstreet in cinque minuti**
    Due detective, tre carte a testa. Si dichiara quanto valgono le sei carte delle due mani, sempre più in alto, finché qualcuno dubita. Chi vince il dubbio sceglie un mazzetto, e di solito ci prende una prova. Sette lettere di fila vincono.
    Ecco quattro decisioni di una partita vera contro Camille.
lesson-bakerstreet-1 = Hai giocato un 5 davanti al primo mazzetto, e pescato. La tua mano: 0, 2 e 4. Fai tu la prima dichiarazione. Le carte vanno da 0 a 5.
    {""}**Quale dichiarazione non si può raggiungere?**
lesson-bakerstreet-1-nine = 9
lesson-bakerstreet-1-nine-why = Si può: hai già 6. Basta che le tre carte di Camille valgano 3, ed è raggiunta. Una dichiarazione prudente.
lesson-bakerstreet-1-fourteen = 14
lesson-bakerstreet-1-fourteen-why = Si può: hai 6, quindi a Camille serve 8. Tre carte valgono in media 7 o 8: circa una probabilità su due.
lesson-bakerstreet-1-twentyfive = 25
lesson-bakerstreet-1-twentyfive-why = Sì: hai 6, e tre carte valgono al massimo 15. Più di 21 è impossibile. Camille non lo sa, ma avrebbe voglia di dubitare.
lesson-bakerstreet-2 = Dichiari 9. Camille dubita. Le sue carte: 0, 1 e 2; le tue: 0, 2 e 4. In tutto **9**.
    {""}**Chi vince il dubbio?**
lesson-bakerstreet-2-camille = Camille
lesson-bakerstreet-2-camille-why = No: chi dubita vince solo se le carte valgono **meno** della dichiarazione.
lesson-bakerstreet-2-me = Io
lesson-bakerstreet-2-me-why = Sì: 9 è 9. Altrettanto o di più, e vince chi ha dichiarato. Le frecce e lo stop qui non contano.
lesson-bakerstreet-2-nobody = Nessuno: è parità
lesson-bakerstreet-2-nobody-why = No: in parità la dichiarazione è raggiunta, e il dubbio lo vince chi l’ha fatta.
lesson-bakerstreet-3 = Scegli il mazzetto da contare. Davanti al primo c’è solo il tuo 5; davanti agli altri quattro, nessuna carta.
    {""}**Dove puoi vincere il conteggio?**
lesson-bakerstreet-3-first = Solo al primo mazzetto
lesson-bakerstreet-3-first-why = Va bene, con 5 a 0. Ma anche senza carte il conteggio lo vince chi ha vinto il dubbio.
lesson-bakerstreet-3-any = A qualsiasi mazzetto
lesson-bakerstreet-3-any-why = Sì: in parità, anche zero a zero, vince chi ha vinto il dubbio. Poi guardi tutte le prove del mazzetto e ne tieni una.
lesson-bakerstreet-3-second = Solo al secondo mazzetto
lesson-bakerstreet-3-second-why = Non solo: va bene, ma vanno bene anche gli altri. Senza carte, o in parità, vince chi ha vinto il dubbio.
lesson-bakerstreet-4 = Una nuova manche. Camille gioca un 2 e dichiara 14. La tua mano: 2, 2 e 3. Non vuoi dubitare: giochi una carta e ne peschi un’altra.
    {""}**Che cosa puoi dichiarare?**
lesson-bakerstreet-4-twelve = 12
lesson-bakerstreet-4-twelve-why = No: una dichiarazione deve superare la precedente.
lesson-bakerstreet-4-fourteen = 14
lesson-bakerstreet-4-fourteen-why = No: ripeterla non basta, deve essere più alta.
lesson-bakerstreet-4-fifteen = 15
lesson-bakerstreet-4-fifteen-why = Sì: deve essere più di 14. L’altra scelta era dubitare di 14; in questa partita le sei carte valevano 17.
lesson-bakerstreet-end = **Non ti serve altro per giocare.** Conta quello che hai in mano, aggiungi 7 o 8 per l’altra mano, e ricorda che cosa si nasconde davanti ai mazzetti: stop, ×2 e frecce decidono i conteggi.

## Tecniche di deduzione, dalla più facile

technique-bakerstreet-stack = Sommare un mazzetto
technique-bakerstreet-stack-page = Si conta dall’alto fino al primo stop. Somma le carte di un giocatore, e raddoppiale se una delle sue lo dice.
    {""}*Esempio:* dall’alto ci sono un 2 tuo, un 3 di Camille e un tuo stop che vale 1 e conta anch’esso. Tu avresti 3, come Camille; quello che sta sotto lo stop non conta.
technique-bakerstreet-hand = Quello che resta per la mano
technique-bakerstreet-hand-page = Tutti hanno le stesse trenta carte, cinque per ogni valore. Quello che qualcuno ha giocato non è nella sua mano.
    {""}*Esempio:* Camille ha giocato tutti e cinque i 5. Tre carte nella sua mano valgono al massimo 12. Aggiungi le tue, e sai quali dichiarazioni non si possono raggiungere.
technique-bakerstreet-letters = Lettere che hai visto
technique-bakerstreet-letters-page = Quando guardi in un mazzetto, ricorda quello che ci lasci. Se qualcuno prende da lì una prova, è una di quelle.
    {""}*Esempio:* hai lasciato A e D nel mazzetto 2, e Camille ha preso una delle due. Qualunque sia, lì non c’è nessuna E.
technique-bakerstreet-together = Sguardi e premi insieme
technique-bakerstreet-together-page = Nessuno sguardo basta da solo. Ma di ogni lettera ci sono solo due prove, e nessuno ha ancora sette lettere di fila: tutto insieme, questo esclude molto.
    {""}*Esempio:* una prova K è tua, e l’altra la vedi nel mazzetto 3. Quindi Camille non ne ha, e non ce n’è in nessun altro mazzetto.
    {""}*Esempio:* hai lasciato A e D nel mazzetto 2, e Camille ha preso una delle due. Quando guardi di nuovo, D è lì: Camille ha A.
