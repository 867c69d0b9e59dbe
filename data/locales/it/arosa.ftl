# Mord im Arosa. Un’edizione italiana non è nota: il titolo è quello della scatola, le parole sono nostre.

game-arosa = Mord im Arosa
club-arosa = grand-hotel
kind-arosa = udito
about-arosa = Un albergo nella neve, e due vittime da qualche parte nel suo pozzo di aerazione, dove tutti hanno lasciato tracce. Ascolta a che piano si fermano i cubetti, sospetta degli altri e cancella le tue.
    -# da 2 a 6 giocatori · circa 30 minuti · facile · accendi l’audio!
option-arosa-hearing = Udito
option-arosa-memory = Memoria di aperture e rumori
value-keen = fino
value-normal = normale
value-hard = duro

verb-arosa-search = Apri un piano
verb-arosa-suspect = Sospetta
verb-arosa-erase = Cancella le mie tracce
verb-arosa-take = Riprendi tracce

field-arosa-search-floor = Dove cerchi le vittime?
field-arosa-suspect-floor = Quale piano apri?
field-arosa-suspect-players = Di chi sospetti? (uno o più)
field-arosa-erase-floor = Quale piano apri?
field-arosa-take-count = Quante tracce riprendi?

value-arosa-floor = { $value ->
    [0] 0 · Terra
    [7] 7 · In cima
   *[other] { $value }
}
value-arosa-count = { $value ->
    [0] nessuna
   *[other] { $value }
}

## Quello che sentono tutti

event-arosa-prologue-began = Mezzanotte all’Arosa. { $knife }, l’ultima persona ad aver tenuto in mano un coltello, lascia cadere le **due vittime** nel pozzo di aerazione; poi ognuno lascia cadere due cubetti del suo colore, le sue tracce. { $guest }, l’ultima ad aver dormito in albergo, comincia la ricerca. Accendi l’audio!
# Nothing is heard there, and nothing to press.
theatre-arosa-prologue-began = Mezzanotte all’Arosa. { $knife }, l’ultima persona ad aver tenuto in mano un coltello, lascia cadere le **due vittime** nel pozzo di aerazione; poi ognuno lascia cadere due cubetti del suo colore, le sue tracce. { $guest }, l’ultima ad aver dormito in albergo, comincia la ricerca.
# In code, and as long for every cube: the bar that covers it mustn't tell how many knocks there were.
event-arosa-fell = { $cube } { $cube_sign } ||`tac{"\u00A0"}×{ $knocks }{"\u00A0…\u00A0"}{ $end_hear }`||
event-arosa-search-began = **Primo atto: la ricerca delle vittime.** Quando tocca a te, premi **Apri un piano**.
theatre-arosa-search-began = **Primo atto: la ricerca delle vittime.**
event-arosa-inquiry-began = **Le due vittime sono state trovate: comincia il secondo atto.** Ora sospetta degli altri, o cancella le tue tracce.
theatre-arosa-inquiry-began = **Le due vittime sono state trovate: comincia il secondo atto.**
event-arosa-turn-began = Tocca a { $seat }.
event-arosa-searched = { $by } cerca le vittime { $floor ->
    [0] al **piano terra**
   *[other] al **{ $floor }º piano**
}.
event-arosa-suspected = { $by } sospetta di { $players } { $floor ->
    [0] al **piano terra**
   *[other] al **{ $floor }º piano**
}.
event-arosa-erasing-began = { $by } vuole cancellare le proprie tracce { $floor ->
    [0] al **piano terra**
   *[other] al **{ $floor }º piano**
}.
event-arosa-opened = { $cubes_n ->
    [0] Non c’è nessuna traccia.
    [one] Lì c’era: { $cubes_sign }.
   *[other] Lì c’erano: { $cubes_sign }.
}
event-arosa-victims-sought = { $victims ->
    [0] Nessuna vittima.
    [1] **Una vittima!** { $floor ->
        [0] Il piano terra
       *[other] Il { $floor }º piano
    } è una scena del delitto.
   *[other] **Tutte e due le vittime!** { $floor ->
        [0] Il piano terra
       *[other] Il { $floor }º piano
    } è l’unica scena del delitto.
}
event-arosa-recorded = { $seat }: { $count ->
    [one] una traccia va sul tabellone
   *[other] { $count } tracce vanno sul tabellone
}{ $borrowed ->
    [0] {""}
    [one] , una presa direttamente dal piano
   *[other] , { $borrowed } prese direttamente dal piano
}.
event-arosa-ground-failed = { $by } non ha tracce proprie al piano terra: sul tabellone non va nulla.
event-arosa-traces-counted = { $most ->
    [one] { $by } può riprendere una traccia dal tabellone.
   *[other] { $by } può riprendere fino a { $most } tracce dal tabellone.
}
event-arosa-traces-erased = { $count ->
    [0] { $by } non riprende nessuna traccia.
    [one] { $by } riprende una traccia dal tabellone.
   *[other] { $by } riprende { $count } tracce dal tabellone.
}
event-arosa-careless = Ricerca maldestra: { $count ->
    [0] { $by } non ha più cubetti da lasciar cadere.
    [one] { $by } lascia cadere un cubetto in più.
   *[other] { $by } lascia cadere { $count } cubetti in più.
}
event-arosa-turn-missed = Tempo scaduto per { $seat }.
event-arosa-left = { $seat } lascia la partita; le sue tracce restano, e se ne può ancora sospettare.
event-arosa-scored = { $seat }: { $points ->
    [one] { $points } punto di sospetto.
   *[other] { $points } punti di sospetto.
}
event-arosa-judged = { $murderers_n ->
    [one] La colpa del delitto è di { $murderers }!
   *[other] La colpa del delitto è di { $murderers }!
} 🔪 { $winners_n ->
    [one] { $winners } vince e riceve la promozione a ispettore.
   *[other] { $winners } vincono e ricevono la promozione a ispettore.
} 🏆
event-arosa-drawn = Parità: tutti hanno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di sospetto. Tutti sono colpevoli, e tutti vincono.
event-arosa-stalled = Nessuno ha giocato per due giri: la partita finisce senza vincitori.
event-arosa-last-one = Tutti gli altri hanno lasciato la partita: vince { $seat }! 🏆
event-arosa-abandoned = Restano troppo pochi giocatori: la partita finisce senza vincitori.

## Un piano aperto che sta solo nel pannello, e per chi l’ha aperto

apart-arosa-opened = { $floor ->
    [0] Al **piano terra**
   *[other] Al **{ $floor }º piano**
} { $cubes_n ->
    [0] non c’è niente.
    [one] c’è { $cubes_sign }.
   *[other] ci sono { $cubes_sign }.
}
result-arosa-opened = { $cubes_n ->
    [0] Non trovi niente.
   *[other] Trovi { $cubes_sign }.
}

## Il pannello

arosa-table-search = **Primo atto.** Tocca a { $who } aprire un piano: { $n ->
    [one] resta una vittima da trovare.
   *[other] restano due vittime da trovare.
}
arosa-table-inquiry = **Secondo atto.** Tocca a { $who }: { $erase ->
    [yes] sospettare di qualcuno, o cancellare tracce.
   *[no] sospettare di qualcuno.
}
arosa-table-erasing = **Secondo atto.** { $who } ha contato, e deve dire quante tracce tornano dal tabellone.
arosa-table-judged = { $winners_n ->
    [one] Ha vinto { $winners }
   *[other] Hanno vinto { $winners }
} con { $least ->
    [one] { $least } punto
   *[other] { $least } punti
} di sospetto 🏆; { $murderers_n ->
    [one] la colpa del delitto è di { $murderers }
   *[other] la colpa del delitto è di { $murderers }
}, con { $most }. 🔪
arosa-table-drawn = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: tutti sono colpevoli, e tutti hanno vinto.
arosa-table-left = Tutti gli altri hanno lasciato la partita: ha vinto { $who }. 🏆
arosa-table-nobody = La partita è finita senza vincitori.
arosa-table-opened = { $floor ->
    [0] Si è appena aperto il **piano terra**
   *[other] Si è appena aperto il **{ $floor }º piano**
}: { $cubes_n ->
    [0] non c’era nessuna traccia.
    [one] c’era { $cubes_sign }.
   *[other] c’erano { $cubes_sign }.
}
arosa-table-scenes = { $found ->
    [0] Ancora nessuna scena del delitto.
    [1] Scena del delitto: { $first ->
        [0] piano terra
       *[other] { $first }º piano
    }.
   *[other] { $same ->
        [yes] L’unica scena del delitto, per tutte e due le vittime: { $first ->
            [0] piano terra
           *[other] { $first }º piano
        }.
       *[no] Scene del delitto: { $first ->
            [0] piano terra
           *[other] { $first }º piano
        } e { $second }º piano.
    }
}
arosa-table-seat = { $who } ({ $cube }) { $cube_sign }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}: { $reserve ->
    [one] { $reserve } cubetto in riserva
   *[other] { $reserve } cubetti in riserva
}{ $traces ->
    [0] {""}
    [one] , { $traces } traccia sul tabellone
   *[other] , { $traces } tracce sul tabellone
}{ $boxes_n ->
    [0] {""}
    [one] {" "}(piano { $boxes })
   *[other] {" "}(piani { $boxes })
}{ $points ->
    [0] {""}
    [one] {" "}= { $points } punto
   *[other] {" "}= { $points } punti
}{ $state ->
    [active] {" "}(di turno)
    [gone] {" "}(ha lasciato la partita)
   *[idle] {""}
}
arosa-table-hotel = **Tutto l’albergo, aperto**
arosa-table-floor = { $floor ->
    [0] Piano terra
   *[other] { $floor }º piano
}: { $cubes_n ->
    [0] vuoto
   *[other] { $cubes_sign }
}
arosa-picture-reserve = { $n ->
    [one] { $n } cubetto
   *[other] { $n } cubetti
}
arosa-picture-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
arosa-alt-table = L’albergo Arosa in sezione, e accanto il tabellone delle indagini con scene del delitto, tracce e riserve.

## La scrivania

arosa-desk-own = Le tue tracce sono **{ $cube_many }** { $cube_sign }; { $reserve ->
    [one] { $reserve } è nella tua riserva
   *[other] { $reserve } sono nella tua riserva
}.
arosa-desk-board = Sul tabellone: { $traces ->
    [one] { $traces } traccia
   *[other] { $traces } tracce
} { $boxes_n ->
    [one] (piano { $boxes })
   *[other] (piani { $boxes })
}, { $points ->
    [one] { $points } punto di sospetto
   *[other] { $points } punti di sospetto
}. Con dieci tracce finisce la partita.
arosa-desk-memory = Qui nessuno ha segreti: tutti vedono e sentono le stesse cose. Tieni a mente quello che senti, o scrivilo in **I miei appunti**.

## Rifiuti

refusal-arosa-no-such-floor = L’albergo ha i piani da 0 (piano terra) a 7. Scegline uno; non è stato aperto nulla.
refusal-arosa-nobody-named = Nomina almeno un’altra persona di cui sospetti.
refusal-arosa-not-yourself = Non puoi sospettare di te. Nomina solo altre persone.
refusal-arosa-named-twice = Hai nominato due volte la stessa persona. Nominala una volta sola.
refusal-arosa-nothing-to-erase = Nessuna tua traccia è sul tabellone, quindi non c’è niente da cancellare. Sospetta piuttosto di qualcuno.
refusal-arosa-not-so-many = { $n ->
    [one] Puoi riprendere al massimo una traccia, o nessuna.
   *[other] Puoi riprendere al massimo { $n } tracce, o nessuna.
}
refusal-arosa-now-search = Questo è il primo atto: cerca le vittime con **/arosa cerca** o con il pulsante del pannello.
refusal-arosa-now-erasing = Il piano è aperto: prima di’ quante tracce riprendi, con **/arosa riprendi** o con il pulsante del pannello.
refusal-arosa-now-inquiry = Questo è il secondo atto: **/arosa sospetta** o **/arosa cancella**, o i pulsanti del pannello.

## Regole, secondo la situazione

rules-arosa-start = **Mord im Arosa in breve**
    Ognuno lascia cadere tracce (cubetti del suo colore) nel pozzo di aerazione dell’albergo. Nessuno vede dove finiscono, ma tutti le sentono cadere: ogni colpo è un piano passato, anche se non tutti i colpi si sentono; *poc* è un piano, *TOC* il tavolo sotto il piano terra.
    Nel **primo atto** apri i piani e trova le due vittime; i loro piani sono le scene del delitto. Nel **secondo atto** sospetta degli altri ai piani dove credi che siano le loro tracce, e cancella le tue.
    Le tracce sul tabellone valgono 3 punti su una scena del delitto, 2 lì accanto, 1 altrove. Quando un giocatore ha 10 tracce sul tabellone, o la riserva vuota, la partita finisce: chi ha più punti è colpevole, chi ne ha meno vince.
rules-arosa-search = **Primo atto: la ricerca delle vittime**
    Chi indaga apre un piano, e tutti vedono che cosa c’è.
    • **Nessuna vittima:** le tracce trovate ricadono, e poi ne cade una in più dalla riserva di chi indaga (ricerca maldestra).
    • **Una vittima:** il piano è una scena del delitto. Per ogni traccia di un altro giocatore che c’è lì, quel giocatore ne mette una dalla riserva sul tabellone. Poi tutte le tracce trovate ricadono.
    Trovate le due vittime, il secondo atto comincia con il giocatore seguente.
    Le stesse cose sono scritte sotto l’audio, nascoste: premi per scoprirle. *tac ×2 … poc* vuol dire: si sono sentiti due colpi, poi il cubetto si è fermato su un piano. Ha passato almeno due piani; qualche colpo può sfuggire. *TOC* è quasi sempre il piano terra, dove tocca il tavolo.
rules-arosa-inquiry = **Secondo atto: sospettare o cancellare**
    • **Sospettare:** nomina una o più persone e apri un piano. Per ogni loro traccia che c’è lì, ne mettono una dalla riserva sul tabellone. Per ogni persona sospettata che lì non ha tracce, lasci cadere una delle tue.
    • **Piano terra:** un sospetto riesce solo se lì c’è anche una tua traccia; se no, nessuno segna nulla e tu ne lasci cadere una per ogni persona sospettata.
    • **Cancellare:** apri un piano e conta; poi di’ quante tue tracce riprendi dalla sua casella, al massimo quante ne hai trovate lì. Se non ne trovi, ne lasci cadere una in più.
    Alla fine tutte le tracce trovate ricadono.
rules-arosa-erasing = **Quante tracce tornano?**
    Tutti hanno visto il piano. Dalla sua casella sul tabellone possono tornare nella tua riserva al massimo tante tue tracce quante ce n’erano lì; puoi riprenderne meno. Poi tutte le tracce trovate ricadono.
rules-arosa-waiting = **È il turno di qualcun altro**
    Guarda e ascolta! Con la memoria rilassata, quello che si è sentito e trovato si può rileggere nel canale e nella cronologia; con quella severa sparisce quando cade il cubetto seguente. **I miei appunti** non li legge nessun altro.
    Tracce sul tabellone: 3 punti su una scena del delitto, 2 al piano sopra o sotto, 1 altrove. 10 tracce sul tabellone o una riserva vuota chiudono la partita dopo il turno.
rules-arosa-over = **La partita è finita**
    Chi ha più punti di sospetto è colpevole, chi ne ha meno vince; può esserci più di un colpevole, e possono vincere in più d’uno. Le tracce nell’albergo e nelle riserve non contano. Se tutti gli altri hanno lasciato la partita, ha vinto chi è rimasto; se nessuno ha giocato per due giri, non ha vinto nessuno.

## Cubetti e rumori

noun-arosa-yellow = giallo
    .many = gialle
    .sign = 🟨{"\u2060"}●
noun-arosa-blue = blu
    .many = blu
    .sign = 🟦{"\u2060"}▲
noun-arosa-brown = marrone
    .many = marroni
    .sign = 🟫{"\u2060"}■
noun-arosa-gray = grigio
    .many = grigie
    .sign = 🔘{"\u2060"}✚
noun-arosa-black = nero
    .many = nere
    .sign = ⬛{"\u2060"}◆
noun-arosa-white = bianco
    .many = bianche
    .sign = ⬜{"\u2060"}★
noun-arosa-victim = vittima
    .many = vittime
    .sign = 🟥{"\u2060"}✖
noun-arosa-poc = poc
    .hear = poc
noun-arosa-toc = toc
    .hear = TOC

## La scheda

arosa-sheet-floors = Nell’albergo
arosa-sheet-floor = { $n ->
    [0] piano terra
   *[other] { $n }º piano
}

## Perché un numero è certo

arosa-why-found = { $nos_n ->
    [one] Al n. { $nos }
   *[other] A ognuno dei nn. { $nos }
} { $count ->
    [one] è stato trovato e tolto { $count } × { $cube_sign }
   *[other] sono stati trovati e tolti { $count } × { $cube_sign }
} ({ $floors }).
arosa-why-empty = { $nos_n ->
    [one] Al n. { $nos }
   *[other] Ai nn. { $nos }
} non c’era nessun { $cube_sign } al piano aperto ({ $floors }).
arosa-why-put-back = { $nos_n ->
    [one] Al n. { $nos }
   *[other] Ai nn. { $nos }
} { $count ->
    [one] { $count } × { $cube_sign } è tornato
   *[other] { $count } × { $cube_sign } sono tornati
} al { $floor }º piano.
arosa-why-heard = { $count ->
    [one] Da quello che si è sentito di { $cube_sign }
   *[other] Da quello che si è sentito di { $count } × { $cube_sign }
} ({ $nos_n ->
    [one] n. { $nos }
   *[other] nn. { $nos }
}), { $count ->
    [one] è
   *[other] sono
} { $floor ->
    [0] al piano terra.
   *[other] al { $floor }º piano o più in basso.
}
arosa-why-left = Per { $count ->
    [one] { $cube_sign }
   *[other] { $count } × { $cube_sign }
}{ $nos_n ->
    [0] {""}
    [one] {" "}del n. { $nos }
   *[other] {" "}dei nn. { $nos }
}{ $high ->
    [none] {""}
    [0] {" "}(dal suono, piano terra)
   *[other] {" "}(dal suono, { $high }º piano o più in basso)
}{ $empty_n ->
    [0] {""}
    [one] , niente al n. { $empty },
   *[other] , niente ai nn. { $empty },
} resta solo { $where ->
    [there] {""}
   *[other] { $finds_n ->
        [one] il ritrovamento del n. { $finds }
       *[other] un ritrovamento dei nn. { $finds }
    }
}{ $where ->
    [both] {" "}o{" "}
   *[other] {""}
}{ $where ->
    [found] {""}
   *[other] { $floor ->
        [0] il piano terra
       *[other] il { $floor }º piano
    }
}.
arosa-why-least = Sono { $many } × { $cube_sign }, e { $finds_n ->
    [one] al n. { $finds }
   *[other] ai nn. { $finds }
} in tutto { $found ->
    [one] c’era solo { $found }
   *[other] c’erano solo { $found }
}: { $count ->
    [one] almeno { $count } deve essere
   *[other] almeno { $count } devono essere
} { $floor ->
    [0] al piano terra.
   *[other] al { $floor }º piano.
}
arosa-why-most = Al massimo { $many } × { $cube_sign } { $many ->
    [one] può
   *[other] possono
} essere { $floor ->
    [0] al piano terra
   *[other] al { $floor }º piano
}{ $finds_n ->
    [0] {""}
    [one] {" "}o far parte del ritrovamento del n. { $finds }
   *[other] {" "}o far parte dei ritrovamenti dei nn. { $finds }
}{ $out_n ->
    [0] {""}
    [one] ; il n. { $out } si è sentito troppo in basso
   *[other] ; i nn. { $out } si sono sentiti troppo in basso
}{ $emptied_n ->
    [0] {""}
    [one] ; quello che c’era prima è stato tolto al n. { $emptied }
   *[other] ; quello che c’era prima è stato tolto ai nn. { $emptied }
}.{ $finds_n ->
    [0] {""}
   *[other] {" "}Lì { $found ->
        [one] ne è stato trovato { $found }
       *[other] ne sono stati trovati { $found }
    }, quindi { $count ->
        [0] nessuno può essere
        [one] al massimo { $count } può essere
       *[other] al massimo { $count } possono essere
    } { $floor ->
        [0] al piano terra.
       *[other] al { $floor }º piano.
    }
}
arosa-conclusion = Quindi { $count ->
    [0] nessun { $cube_sign } può essere
    [one] esattamente { $count } × { $cube_sign } deve essere
   *[other] esattamente { $count } × { $cube_sign } devono essere
} { $floor ->
    [0] al piano terra.
   *[other] al { $floor }º piano.
}

## L’inchiesta

arosa-inquest-trace = Dal n. { $no } il piano di una traccia di { $who } era certo: { $floor ->
    [0] il piano terra.
   *[other] il { $floor }º piano.
}
arosa-inquest-victim = Dal n. { $no } il piano di una vittima era certo: { $floor ->
    [0] il piano terra.
   *[other] il { $floor }º piano.
}
arosa-inquest-fine = Un bel sospetto: al n. { $no }, { $who } sospetta di { $players } { $floor ->
    [0] al piano terra
   *[other] al { $floor }º piano
}, { $percent ->
    [100] e poteva averne la certezza
   *[other] dove le probabilità erano più alte ({ $percent } casi su 100)
}; { $count ->
    [one] una traccia va sul tabellone.
   *[other] { $count } tracce vanno sul tabellone.
}
arosa-inquest-lucky = Un colpo di fortuna: al n. { $no }, { $who } sospetta di { $players } { $floor ->
    [0] al piano terra
   *[other] al { $floor }º piano
} e indovina contro ogni pronostico ({ $percent } casi su 100).
arosa-inquest-unlucky = Sfortuna: al n. { $no }, { $who } sospetta di { $players } { $floor ->
    [0] al piano terra
   *[other] al { $floor }º piano
} per niente, anche se sarebbe andata bene in { $percent } casi su 100.
arosa-inquest-vain = Al n. { $no }, { $who } { $kind ->
    [search] cerca una vittima
    [erase] vuole cancellare tracce
    [ground] sospetta di { $players } senza una traccia propria
   *[suspect] sospetta di { $players }
} { $floor ->
    [0] al piano terra
   *[other] al { $floor }º piano
}: tutto quello che si era visto e sentito lo escludeva.
arosa-inquest-missed = Al n. { $no }, { $who } sospetta di { $players } { $floor ->
    [0] al piano terra
   *[other] al { $floor }º piano
} e non trova niente, anche se una traccia era certa: { $player }, { $there ->
    [0] piano terra.
   *[other] { $there }º piano.
}
arosa-inquest-legend = -# Calcolato come se nulla fosse stato dimenticato; le cadute più probabili pesano di più.

## Che cosa pensava un rivale

arosa-rival-search = una vittima era attesa { $floor ->
    [0] al piano terra
   *[other] al { $floor }º piano
} in { $share } casi su 100.
arosa-rival-suspect = le tracce di { $players } erano attese { $floor ->
    [0] al piano terra
   *[other] al { $floor }º piano
} in { $share } casi su 100.
arosa-rival-erase = le proprie tracce erano attese { $floor ->
    [0] al piano terra
   *[other] al { $floor }º piano
} in { $share } casi su 100: meno punti valevano più di un sospetto.
arosa-rival-take = quello che si può riprendere si riprende: male non fa mai.
arosa-rival-guess = di quello che si era sentito non ricordava nulla, quindi ha tirato a indovinare.
arosa-rival-overlooked = è stato un capriccio, senza pensare a quello che si era sentito.

## Casi

arosa-case-question = **{ $count ->
    [one] Una traccia { $cube_sign } è
   *[other] { $count } tracce { $cube_sign } sono
} nell’albergo in questo momento. Dove?** Qui sotto c’è ogni rumore di quel colore.
arosa-case-rule = -# Un cubetto batte al massimo un colpo per ogni piano che passa, e a volte nessuno: con quattro colpi è al 3º piano o più in basso. *poc* o *TOC* non provano niente. Quello che c’è al piano aperto viene tolto; quello che ricade si sente di nuovo.
arosa-case-opened = { $floor ->
    [0] Si apre il piano terra
   *[other] Si apre il { $floor }º piano
}: { $cubes_n ->
    [0] è vuoto.
   *[other] { $cubes_sign }.
}
arosa-case-traces = { $cube }
arosa-suspect = { $who } ({ $cube } { $cube_sign })
arosa-case-place = { $count ->
    [one] Dov’è
   *[other] { $n ->
        [1] La traccia più bassa
        [2] { $count ->
            [2] La traccia più alta
           *[other] Quella in mezzo
        }
       *[other] La traccia più alta
    }
}
noun-arosa-floor_0 = piano terra
noun-arosa-floor_1 = 1º piano
noun-arosa-floor_2 = 2º piano
noun-arosa-floor_3 = 3º piano
noun-arosa-floor_4 = 4º piano
noun-arosa-floor_5 = 5º piano
noun-arosa-floor_6 = 6º piano
noun-arosa-floor_7 = 7º piano

## Le regole intere, pagina per pagina; l’ultima pagina è un esempio di turno

rulebook-arosa-1 = **Lo scopo**
    Un albergo di otto piani, dal piano terra (0) al settimo. Nel pozzo di aerazione sono cadute due vittime. Tutti hanno lasciato lì delle **tracce**, cubetti del loro colore, e nessuno vede a che piano si ferma un cubetto; lo **senti**.
    Trova le vittime, poi fai segnare le tracce degli altri e cancella le tue. Alla fine, chi ha più punti di sospetto è colpevole; chi ne ha meno vince.
    Si gioca da 2 a 6, ognuno con una riserva di 20 tracce.
rulebook-arosa-2 = **Il prologo, e quello che si sente**
    Una persona estratta a sorte lascia cadere le due vittime. Poi ognuno lascia cadere due delle sue tracce. Si annuncia il colore, mai il piano.
    Ogni *tac* è un piano passato; *poc*, il cubetto si ferma su un piano; *TOC*, tocca il tavolo, di solito al piano terra. Non sentirai tutti i colpi: spesso un cubetto è caduto più in basso di quanto credi, mai più in alto.
    Tutti sentono le stesse cose, e le stesse cose sono scritte.
rulebook-arosa-3 = **Primo atto: cercare le vittime**
    Nel tuo turno **indaghi** tu: apri un piano, e tutti vedono che cosa c’è.
    • **Nessuna vittima**: i cubetti trovati ricadono uno per uno nel pozzo, e tu ne lasci cadere uno in più dalla tua riserva, anche se il piano era vuoto.
    • **Una vittima**: il piano è una **scena del delitto**. Per ogni traccia di un **altro** giocatore che c’è lì, quel giocatore mette una traccia della sua riserva sulla casella del piano, sul tabellone. Le tue non contano. Poi i cubetti trovati ricadono; tu non lasci cadere altro.
    Quando le due vittime sono state trovate, il secondo atto comincia con il giocatore seguente.
rulebook-arosa-4 = **Secondo atto: sospettare**
    Nomina una o più persone, poi apri un piano. Per ogni traccia che una persona sospettata ha lì, ne mette una della sua riserva sulla casella di quel piano. Chi non hai nominato non segna nulla, e nemmeno tu.
    Per ogni persona sospettata **senza** tracce a quel piano, lasci cadere una traccia della tua riserva.
    {""}**Piano terra**: ci deve essere anche una tua traccia. Se no, nessuno segna nulla, e tu lasci cadere una traccia per ogni persona che hai nominato.
    Alla fine tutti i cubetti trovati ricadono nel pozzo.
rulebook-arosa-5 = **Secondo atto: cancellare**
    Se hai tracce sul tabellone, invece di sospettare puoi aprire un piano e contare le tue tracce che trovi lì. Dalla casella di quello **stesso** piano riprendi al massimo altrettante tue tracce; tornano nella tua riserva.
    Se a quel piano non ne trovi di tue, non riprendi nulla e lasci cadere una traccia in più.
    Anche qui, alla fine i cubetti trovati ricadono.
rulebook-arosa-6 = **La fine, e i punti**
    La partita finisce dopo il turno in cui qualcuno ha 10 tracce sul tabellone, o la riserva vuota. Se una riserva non basta per segnare, si usano le tracce trovate al piano aperto.
    Ogni traccia sul tabellone vale:
    • **3 punti** su una scena del delitto;
    • **2 punti** al piano appena sopra o sotto una scena del delitto;
    • **1 punto** altrove.
    Le tracce nell’albergo e nelle riserve non contano. Può esserci più di un colpevole, e possono vincere in più d’uno.
    Chi lascia la partita non può più vincere, ma se ne può ancora sospettare. Se tutti gli altri lasciano, chi resta vince, senza contare i punti. Se nessuno gioca per due giri, la partita finisce senza vincitori.
rulebook-arosa-7 = **Esempio di turno**
    Secondo atto, Anna gioca con il giallo. Ha sentito due cubetti grigi fermarsi intorno al terzo piano, e al terzo sospetta di Gaspare (grigio) e di Bruno (blu).
    Lì ci sono due cubetti grigi, uno marrone, nessuno blu. Gaspare segna due tracce sulla casella 3. Bruno non segna niente, e nemmeno Chiara (marrone), che non è stata nominata.
    I due cubetti grigi e quello marrone ricadono nel pozzo: *tac tac poc*, *tac poc*, *tac tac tac TOC*. Per Bruno, sospettato a torto, Anna lascia cadere una traccia gialla della sua riserva.

## La lezione: qualche decisione di una partita vera, e perché

lesson-arosa-start = **Mord im Arosa in cinque minuti**
    Due vittime sono cadute nel pozzo di aerazione di un albergo di otto piani. Tutti ci lasciano tracce: tu giochi con il giallo, Camille con il blu. Nessuno vede dove si fermano i cubetti; li senti.
    Ecco quattro decisioni di una partita vera in due.
lesson-arosa-1 = Cadono le due vittime, una dopo l’altra: *tac tac … poc*, e ancora *tac tac … poc*. Ogni *tac* è un piano passato, *poc* la fermata. Non sentirai tutti i colpi.
    {""}**Dov’è la prima vittima?**
lesson-arosa-1-seventh = Al settimo piano
lesson-arosa-1-seventh-why = No: due *tac* sono almeno due piani passati, il settimo e il sesto.
lesson-arosa-1-fifth = Al quinto, di sicuro
lesson-arosa-1-fifth-why = Di sicuro no: sarebbe lì se si sentisse ogni colpo. Ma circa un colpo su quattro non si sente.
lesson-arosa-1-lower = Al quinto o più in basso
lesson-arosa-1-lower-why = Sì: almeno due piani passati, forse di più. Spesso un cubetto è più in basso di quanto sembra, mai più in alto.
lesson-arosa-2 = Camille apre il quinto piano: è vuoto. Per questa ricerca maldestra un cubetto della sua riserva cade nel pozzo. Tocca a te.
    {""}**Quale piano apri?**
lesson-arosa-2-sixth = Il sesto
lesson-arosa-2-sixth-why = No: le due vittime hanno passato almeno due piani, e fra questi il sesto. Non sono lì.
lesson-arosa-2-fifth = Ancora il quinto
lesson-arosa-2-fifth-why = No: hai visto che è vuoto, e le vittime non si muovono mai da sole.
lesson-arosa-2-fourth = Il quarto
lesson-arosa-2-fourth-why = Sì: con il quinto vuoto, per il quarto basta un colpo sfuggito. In questa partita lì c’era una vittima, e l’altra era al terzo.
lesson-arosa-3 = Le scene del delitto sono il terzo piano e il quarto. Comincia il secondo atto: al secondo piano sospetti di Camille, e una sua traccia è proprio lì.
    {""}**Quanti punti vale una traccia sulla casella 2?**
lesson-arosa-3-one = 1 punto
lesson-arosa-3-one-why = No: una traccia vale 1 punto lontano dalle scene del delitto, come al settimo piano o al piano terra.
lesson-arosa-3-two = 2 punti
lesson-arosa-3-two-why = Sì: il secondo piano è appena sotto il terzo, una scena del delitto. E vince chi ha meno punti.
lesson-arosa-3-three = 3 punti
lesson-arosa-3-three-why = No: una traccia vale 3 punti soltanto su una scena del delitto, qui il terzo piano e il quarto.
lesson-arosa-4 = Camille ha sospettato di te al settimo piano, ha trovato lì un tuo cubetto, e tu hai una traccia sulla casella 7. Poi quel cubetto è ricaduto: *tac … poc*. Tocca a te, e vorresti togliere quella traccia dal tabellone.
    {""}**Che cosa fai?**
lesson-arosa-4-erase = Apro il settimo per cancellare
lesson-arosa-4-erase-why = No: per cancellare sulla casella 7 ti serve una tua traccia **al settimo piano**. La tua è caduta più in basso: l’hai sentita. Non riprenderesti nulla, e cadrebbe un cubetto in più.
lesson-arosa-4-elsewhere = Apro un altro piano per cancellare
lesson-arosa-4-elsewhere-why = No: riprendi solo dalla casella del piano che apri. Le altre tue caselle sono vuote.
lesson-arosa-4-suspect = Sospetto di Camille
lesson-arosa-4-suspect-why = Sì: una traccia al settimo piano costa solo 1 punto. Meglio far segnare quelle di Camille dove le hai sentite fermarsi, vicino alle scene del delitto.
lesson-arosa-end = **Non ti serve altro per giocare.** Ascolta ogni caduta, segnati dove credi che sia finito il cubetto, e sospetta solo se ci credi: ogni persona sospettata senza una traccia ti costa un cubetto. **I miei appunti** sono il tuo taccuino.

## I comandi (i loro nomi inglesi sono nel codice)

command-arosa = arosa
command-arosa-description = Gioca a Mord im Arosa al tavolo di questo canale.

command-arosa-search = cerca
command-arosa-search-description = Primo atto: apri un piano e cerca le vittime.
command-arosa-search-floor = piano
command-arosa-search-floor-description = Il piano da aprire, da 0 (piano terra) a 7.

command-arosa-suspect = sospetta
command-arosa-suspect-description = Secondo atto: sospetta di una o più persone e apri un piano.
command-arosa-suspect-floor = piano
command-arosa-suspect-floor-description = Il piano da aprire, da 0 (piano terra) a 7.
command-arosa-suspect-player = giocatore
command-arosa-suspect-player-description = La persona di cui sospetti.
command-arosa-suspect-player2 = giocatore2
command-arosa-suspect-player2-description = Una seconda persona.
command-arosa-suspect-player3 = giocatore3
command-arosa-suspect-player3-description = Una terza persona.
command-arosa-suspect-player4 = giocatore4
command-arosa-suspect-player4-description = Una quarta persona.
command-arosa-suspect-player5 = giocatore5
command-arosa-suspect-player5-description = Una quinta persona.

command-arosa-erase = cancella
command-arosa-erase-description = Secondo atto: apri un piano e conta le tue tracce.
command-arosa-erase-floor = piano
command-arosa-erase-floor-description = Il piano da aprire, da 0 (piano terra) a 7.

command-arosa-take = riprendi
command-arosa-take-description = Dopo il conteggio: riprendi tue tracce dalla casella del piano aperto.
command-arosa-take-count = numero
command-arosa-take-count-description = Quante tracce riprendi.

## Tecniche di deduzione, dalla più facile

technique-arosa-opened = Un piano che è stato aperto
technique-arosa-opened-page = Quando si apre un piano, tutti i cubetti che ci sono si vedono e si tolgono. Quelli che ci cadono dopo si contano da capo.
    {""}*Esempio:* il 4º piano è stato aperto, e da allora non è caduto nessun cubetto. Lì non c’è niente.
technique-arosa-heard = Sentito passare
technique-arosa-heard-page = Ogni colpo è un piano che il cubetto ha passato. Può trovarsi più in basso di quanto sembra, mai più in alto.
    {""}*Esempio:* tre colpi dal settimo piano: il cubetto ha passato i piani 7, 6 e 5, quindi si trova al 4º piano o più in basso.
technique-arosa-together = La somma di rumori e ritrovamenti
technique-arosa-together-page = Ogni cubetto caduto è stato trovato, o è ancora lì. Conta quelli caduti, togli quelli trovati, e guarda dove possono essere gli altri.
    {""}*Esempio:* due cubetti sono caduti al massimo fino al 1º piano. Il 1º piano è stato aperto, e ce n’era uno. L’altro è al piano terra.
