# Il caso del giorno, e i casi per esercitarsi.

case-head = **Caso n. { $n }** · { $game } · { $stars } · il prossimo { $until } 🔎
case-practice-head = **Un caso per esercitarsi** · { $game } · { $stars } 🔎
case-played = Da una partita giocata da persone su Alibi. I nomi sono inventati.
case-instead = Il caso del giorno veniva da una partita che hai giocato o guardato. Eccone allora un altro, che conta allo stesso modo. 👁️
case-alt-rest = Il resto si legge con «Solo parole»: /io impostazioni.
case-seat = Tu sei { $who }. Ecco che cosa sai dall’inizio:
case-clues = Ed ecco che cosa hai sentito e visto, per quel che importa. Non ti serve altro.
case-clue = { $n }. { $text }
case-answer = Rispondi
case-wrong = **Non è così.** { $left ->
    [one] Hai ancora un tentativo.
   *[other] Hai ancora { $left } tentativi.
} ✗
case-solved = **Risolto** { $tries ->
    [1] al primo tentativo!
    [2] al secondo tentativo.
   *[other] all’ultimo tentativo.
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } giorni di fila 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(un giorno saltato non conta ❄️)
       *[other] {" "}({ $frozen } giorni saltati non contano ❄️)
    }
} ✓
case-failed = **Stavolta no**, dopo { $tries } tentativi. Ogni giorno arriva un caso nuovo. ✗
case-solution = La soluzione era: **{ $nouns }**.
case-solution-rows = La soluzione era: { $rows }.
case-solution-row = **{ $noun }** ({ $title })
case-level = A giudicare dalle risposte finora, questo caso è { $grade ->
    [1] **facile**
    [2] **di media difficoltà**
   *[3] **difficile**
} ({ NUMBER($case, useGrouping: 0) }). Il tuo punteggio ({ $game }): **{ NUMBER($mine, useGrouping: 0) }** (± { NUMBER($margin, useGrouping: 0) }).
case-practice-right = **È proprio così!** ✓
case-practice-wrong = **Non è così.** Riprova quante volte vuoi. ✗
case-practice-shown = Ecco com’era.
case-another = Un altro
case-show-solution = Mostra la soluzione
case-share = Condividi
case-show-board = Risultati del server
case-practise = Esercitati
case-show-why = Perché?
case-why = **{ $noun }**
case-back = Torna al caso
case-card = { $name } · caso n. { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } { $solved ->
    [yes] { $tries ->
        [1] al primo tentativo
        [2] al secondo tentativo
       *[other] all’ultimo tentativo
    }{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } giorni di fila 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(un giorno saltato non conta ❄️)
           *[other] {" "}({ $frozen } giorni saltati non contano ❄️)
        }
    }
   *[no] non risolto
} 🔎
    -# Ogni giorno un caso nuovo: **/caso oggi**
case-board = **Caso n. { $n }** su questo server: { $many ->
    [0] ancora nessuno l’ha finito.
    [one] una persona l’ha finito.
   *[other] { $many } persone l’hanno finito.
}
case-board-solved = { $name }, { $tries ->
    [1] primo tentativo
    [2] secondo tentativo
   *[other] ultimo tentativo
} ✓
case-board-failed = { $name } ✗
case-board-more = { $n ->
    [one] … e un’altra persona.
   *[other] … e altre { $n } persone.
}
refusal-case-incomplete = Scegli prima qualcosa in ogni elenco, poi rispondi.
refusal-case-over = Quel caso è chiuso: ogni giorno a mezzanotte UTC ne arriva uno nuovo. Lo mostra **/caso oggi**.
refusal-case-other = Questo caso non è più il tuo: **/caso oggi** mostra quello giusto. Non è stato contato nulla.
refusal-case-others-seated = Puoi permetterlo solo finché nessun altro ha un posto: chi si siede dopo lo vede, ed è d’accordo. Non è cambiato nulla.
option-cases = Può diventare un caso
lobby-cases = Chi si siede è d’accordo: una settimana dopo la fine, o più tardi, questa partita può diventare un **caso del giorno**, senza nomi né server, e mai per chi l’ha giocata o guardata. 🔎
refusal-case-later = Il caso non è ancora pronto. Riprova fra un momento.
refusal-case-without = Per venti secondi è stato guardato un caso dopo l’altro, e nessuno richiedeva questa tecnica. Riprova: ogni volta sono altri.
refusal-case-no-server = Usalo su un server: nei messaggi diretti c’è solo il tuo risultato.
refusal-case-shared = Il tuo risultato è già qui.
case-asked = Tu sei { $who }.
case-told = **Tutto quello che c’è da sapere**, nell’ordine in cui è successo. Non ti serve altro.
case-proof = **Qui non c’è niente da indovinare:** segna sulla scheda quello che segue dagli indizi. Un segno che non ne segue viene rifiutato, vero o no.
case-mark = Segna la scheda
case-quick = Rispondi e basta
case-also = Colonna { $who }, { $kind ->
    [person] una persona che è certa
    [suspect] un sospettato che è certo
    [place] un luogo che è certo
    [room] una stanza che è certa
   *[weapon] un’arma che è certa
}
case-to-clues = Gli indizi
case-goal = Da dimostrare con un ✓{ $one ->
    [yes] {" "}nella colonna **{ $column }**
   *[no] {""}
}: { $parts }.
case-stands = **Dimostrato:** segue dagli indizi.
case-not-proven = **Non ancora dimostrato:** non segue dagli indizi.
case-refute = Mostrami perché no
case-refuted = **Anche questo va d’accordo con tutto ciò che ti è stato detto** (qui sopra, cerchiato nell’immagine).
case-refuted-rest = -# Quello che è certo e non ancora dimostrato resta nascosto.
case-proof-count = -# Segni rifiutati: { $unproven } · suggerimenti: { $hints }
case-proven = **Caso chiuso: tutto dimostrato.** { $unproven ->
    [0] Ogni segno seguiva dagli indizi
    [one] Un segno non seguiva dagli indizi
   *[other] { $unproven } segni non seguivano dagli indizi
}, { $hints ->
    [0] nessun suggerimento
    [one] un suggerimento
   *[other] { $hints } suggerimenti
}; { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min da quando l’hai aperto.{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } giorni di fila 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(un giorno saltato non conta ❄️)
       *[other] {" "}({ $frozen } giorni saltati non contano ❄️)
    }
} ✓
case-card-proven = { $name } · caso n. { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } dimostrato · { $hours ->
        [0] {""}
       *[other] { $hours } h{" "}
    }{ $minutes } min{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } giorni di fila 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(un giorno saltato non conta ❄️)
           *[other] {" "}({ $frozen } giorni saltati non contano ❄️)
        }
    } 🔎
    -# Ogni giorno un caso nuovo: **/caso oggi**
case-board-proven = { $name }, dimostrato { $slips ->
    [0] senza passi falsi
   *[other] · segni rifiutati: { $unproven } · suggerimenti: { $hints }
} · { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min ✓
refusal-case-begun = Hai cominciato a dimostrare questo caso, quindi contano le dimostrazioni: lo mostra **/caso oggi**. Non è cambiato nulla.
case-past = Casi passati
case-past-older = Più vecchi
case-past-newer = Più recenti
case-today = Il caso di oggi
case-past-prompt = Scegli un caso
case-past-choice = N. { $n } · { $game } · { $stars }{ $solved ->
    [yes] {" "}✓
   *[no] {""}
}
case-past-list = **I casi dei giorni passati.** Contano per il tuo punteggio, ma non per i giorni di fila.
case-past-none = Qui non ci sono ancora casi passati. **/caso allenamento** te ne trova quanti ne vuoi.
case-past-head = **Caso n. { $n }** di un giorno passato · { $game } · { $stars } 🔎
case-together = Un caso per tutti
case-joint-head = **Un caso per tutti quanti** · { $game } · { $stars } 🔎
case-joint-hint = Partecipa chiunque sia qui: apri gli indizi e segna, sulla scheda comune, quello che ne segue. Ogni segno compare qui con il nome di chi l’ha messo, anche se rifiutato.
case-joint-open = Indizi e scheda
case-joint-over = Questo caso è chiuso.
case-joint-count = -# Segni dimostrati: { $proven } · segni rifiutati: { $unproven } · suggerimenti: { $hints }
case-joint-deed = { $person }: { $sign } { $row }{ $alone ->
    [yes] {""}
   *[no] {" "}({ $column })
}{ $kind ->
    [proven] {""}
    [refused] {", "}non dimostrato
   *[shown] {", "}distribuzione mostrata
} { $square }
case-joint-hinted = { $person }: un suggerimento 💡
case-joint-somebody = qualcuno
case-joint-ended = { $end ->
    [solved] **Caso chiuso insieme: tutto dimostrato.**
    [moderated] **La moderazione di questo server ha chiuso questo caso.** 🛡️
   *[given-up] **Caso abbandonato.**
} { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min { $squares }
case-joint-people = Segni dimostrati: { $people }
case-joint-give-up = Arrendersi
case-joint-sure = Tutti qui vedranno la soluzione, e nessuno potrà più segnare. Arrendersi?
refusal-case-joint-host = Possono abbandonarlo per tutti solo chi ha aperto questo caso o chi modera questo server.
refusal-case-joint-server = Usalo su un server: è un caso per tutto un canale.
