# 13 Indizi. Le parole sono quelle dell’edizione italiana: lente, schermo, testimone, informatore segreto, accusa.

game-clues = 13 Indizi
club-clues = tredici-indizi
kind-clues = deduzione
about-clues = Londra, 1899: sul tuo schermo ci sono un colpevole, un luogo e un’arma che tutti vedono, tranne te. Interroga i testimoni e risolvi il tuo caso prima degli altri.
    -# da 2 a 6 giocatori · circa 30 minuti · difficoltà media: deduzione
option-clues-top_secret = Top secret (da 3 a 6 giocatori)

verb-clues-place = Scegli tre carte per il vicino
verb-clues-ask = Interroga un testimone
verb-clues-informant = Consulta un informatore
verb-clues-accuse = Accusa
verb-clues-take = Prendi una lente

field-clues-place-person = La persona per chi siede alla tua sinistra
field-clues-place-place = Il luogo per chi siede alla tua sinistra
field-clues-place-weapon = L’arma per chi siede alla tua sinistra
field-clues-ask-witness = Quale testimone?
field-clues-ask-about = Quante carte… (colore o categoria)
field-clues-ask-inner = Contando la carta a sinistra o a destra?
field-clues-ask-secret = Spendi la tua tessera Top secret?
field-clues-informant-letter = Quale informatore segreto?
field-clues-accuse-person = Il colpevole
field-clues-accuse-place = Il luogo del delitto
field-clues-accuse-weapon = L’arma del delitto
field-clues-take-player = A chi prendi una lente?

## Quello che sentono tutti

event-clues-dealt = { $removed_n ->
    [0] Tutti i colori sono in gioco.
    [one] Questo colore resta nella scatola: { $removed_low }.
   *[other] Questi colori restano nella scatola: { $removed_low }.
} { $informants ->
    [0] In sei non ci sono informatori segreti.
   *[other] Ci sono { $informants } informatori segreti.
} Scegliete tre carte a testa per chi siede alla vostra sinistra.
event-clues-chosen = { $by } ha scelto.
event-clues-screens-set = Tutti hanno scelto: le carte sono sugli schermi.
event-clues-turn-began = { $loupes ->
    [0] Tocca a { $seat }.
    [one] Tocca a { $seat }, con { $loupes } lente.
   *[other] Tocca a { $seat }, con { $loupes } lenti.
}
event-clues-loupe-drawn = { $by } non ha più lenti e ne prende una dalla riserva.
event-clues-loupe-taken = La riserva è vuota: { $by } prende una lente a { $player }.
event-clues-asked = { $inner_id ->
    [left] { $by } interroga { $witness }: «{ $about_how }, compresa la carta a sinistra dietro il tuo schermo?»
    [right] { $by } interroga { $witness }: «{ $about_how }, compresa la carta a destra dietro il tuo schermo?»
   *[none] { $by } dà una lente a { $witness } e chiede: «{ $about_how }?»
} Risposta: **{ $count }**.
event-clues-asked-in-secret = { $by } dà una lente a { $witness }, spende la tessera Top secret e chiede: «{ $about_how }?» La risposta è **Top secret**.
event-clues-consulted = { $by } consulta l’informatore segreto **{ $letter }**.
event-clues-loupe-given = { $player ->
    [none] La lente va nella riserva.
   *[other] La lente va a { $player }.
}
event-clues-accused = { $by } accusa: «{ $person_was }, { $place_at }, { $weapon_with }.» { $right ->
    [yes] **È esatto!**
   *[no] **È sbagliato.**
}
event-clues-loupes-dropped = { $count ->
    [one] { $seat } rimette nella riserva la sua ultima lente.
   *[other] { $seat } rimette nella riserva le sue ultime { $count } lenti.
}
event-clues-turn-missed = Tempo scaduto per { $seat }: il turno passa.
event-clues-left = { $seat } lascia la partita, ma risponde ancora come testimone.
event-clues-won = { $by } ha risolto il caso e vince! 🏆
event-clues-stalled = Nessuno ha giocato per due giri: la partita finisce senza vincitori.
event-clues-last-one = Tutti gli altri hanno lasciato la partita: vince { $seat }! 🏆
event-clues-case-opened = Sullo schermo di { $seat } c’erano: { $person }, { $place }, { $weapon }.

## Il risultato della tua mossa, dove ancora nessun messaggio lo dice

result-clues-asked = La tua domanda a { $witness }: «{ $about_how }?» Risposta: **{ $count }**.

## Quello che scopre una persona sola

event-clues-hand-dealt = Le carte sono distribuite.
event-clues-screen-seen = Gli schermi sono pronti. Ecco tutto quello che vedi; le tre carte del tuo schermo non le vedrai mai.
event-clues-answer-got = Top secret: alla tua domanda («{ $about_how }?») { $witness } risponde **{ $count }**. 🤫
event-clues-answer-given = Top secret: alla domanda di { $by } («{ $about_how }?») rispondi **{ $count }**. 🤫
event-clues-informant-seen = L’informatore segreto **{ $letter }** è: **{ $card_full }**. 🤫

## Il pannello

clues-table-choosing = { $n ->
    [one] **Le carte sono distribuite.** Una persona sta ancora scegliendo tre carte: { $waiting }.
   *[other] **Le carte sono distribuite.** { $n } persone stanno ancora scegliendo tre carte: { $waiting }.
}
clues-table-acting = { $loupes ->
    [one] Tocca a { $who }, con { $loupes } lente da spendere
   *[other] Tocca a { $who }, con { $loupes } lenti da spendere
}.
clues-table-acting-duel = Tocca a { $who }, una sola azione: interrogare il testimone, consultare un informatore o accusare.
clues-table-taking = Tocca a { $who }: la riserva è vuota, quindi bisogna prendere una lente a qualcuno.
clues-table-solved = { $who } ha risolto il caso: era { $person_the }, { $place_at }, { $weapon_with }. 🏆
clues-table-won = Tutti gli altri hanno lasciato la partita: ha vinto { $who }. 🏆
clues-table-nobody = La partita è finita senza vincitori.
clues-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [chosen] {" "}✓
    [choosing] {" "}…
    [gone] {" "}✗
   *[idle] {""}
}{ $counted ->
    [yes] { $loupes ->
        [one] : { $loupes } lente
       *[other] : { $loupes } lenti
    }
   *[no] {""}
}{ $tile ->
    [yes] , tessera Top secret
   *[no] {""}
}{ $state ->
    [active] {" "}(di turno)
    [chosen] {" "}(ha scelto)
    [choosing] {" "}(sta scegliendo)
    [gone] {" "}(ha lasciato la partita)
   *[idle] {""}
}
clues-table-reserve = { $n ->
    [0] La riserva è vuota.
    [one] Riserva: { $n } lente.
   *[other] Riserva: { $n } lenti.
}
clues-table-informants = { $n ->
    [0] In sei niente informatori segreti.
   *[other] Informatori segreti: { $letters }.
}
clues-table-informants-over = Gli informatori segreti, dalla A in poi: { $cards }.
clues-table-colours = Colori in gioco: { $colours_low }.
clues-table-recent = **Ultime domande**
clues-table-question = { $by } → { $witness }: { $about_low }{ $inner_id ->
    [left] {" "}(con la carta a sinistra)
    [right] {" "}(con la carta a destra)
   *[none] {""}
}? **{ $count }**
clues-table-question-secret = { $by } → { $witness }: { $about_low }? **Top secret**
clues-table-missed = **Ultime accuse sbagliate**
clues-table-miss = { $by }: non era { $person_the }, { $place_at }, { $weapon_with }
clues-alt-table = Il tavolo visto dall’alto: schermi, lenti, riserva, informatori, colori in gioco, ultima domanda e ultime accuse sbagliate.
clues-alt-over = La fine: che cosa c’era su ogni schermo, e gli informatori segreti.
clues-alt-desk = La tua scrivania: le tue carte, come nel testo di questo messaggio.

## La scrivania

clues-desk-hand = **Le tue cinque carte**: { $cards_full }.
clues-desk-to-choose = Scegli una persona, un luogo e un’arma: andranno sullo schermo di chi siede alla tua sinistra ({ $neighbour }), e le altre due dietro il tuo. Consiglio: evita tre carte dello stesso colore.
clues-desk-chosen = Hai scelto per { $neighbour }: { $cards_full }. Finché non hanno scelto tutti puoi cambiare idea; gli altri non se ne accorgeranno.
clues-desk-inner = **Dietro il tuo schermo**: a sinistra { $left_full }, a destra { $right_full }.
clues-desk-outer = Sullo schermo di { $who }: { $cards_full }.
clues-desk-informant = Informatore segreto **{ $letter }**: { $card_full }.
clues-desk-secret = { $by } → { $witness }: { $about_low }? **{ $count }** (Top secret) 🤫
clues-desk-missed = La tua accusa era sbagliata: { $person }, { $place }, { $weapon }.

## Rifiuti e avvertimenti

refusal-clues-still-choosing = Qualcuno sta ancora scegliendo le sue tre carte. La partita comincia appena gli schermi sono pronti.
refusal-clues-already-chosen = Tutti hanno scelto: le carte sono sugli schermi.
refusal-clues-not-in-hand = Scegli una persona, un luogo e un’arma fra le tue cinque carte: le mostra **/tavolo mano**.
refusal-clues-no-such-witness = Come testimone ci vuole un’altra persona di questo tavolo.
refusal-clues-colour-not-in-play = Quel colore non è in gioco. Puoi chiedere di { $colours_low }, o di una delle sei categorie.
refusal-clues-left-or-right = In due, di’ anche quale carta dietro lo schermo conta: sinistra o destra.
refusal-clues-no-left-or-right = Sinistra e destra valgono solo in due. Fai la domanda senza.
refusal-clues-no-tile = Non hai una tessera Top secret. Fai la domanda senza.
refusal-clues-no-informants = In sei non ci sono informatori segreti. Interroga un testimone o accusa.
refusal-clues-no-such-letter = Qui non c’è un informatore con quella lettera. Scegli fra { $letters }.
refusal-clues-card-you-see = Una di queste carte la vedi, quindi non è sul tuo schermo. Nomina tre carte che non vedi; non hai speso nulla.
refusal-clues-card-not-in-play = Una di queste carte non è in gioco. Il pannello mostra i colori in gioco; non hai speso nulla.
refusal-clues-no-loupes = In due non ci sono lenti: interroga il testimone, consulta un informatore o accusa.
refusal-clues-take-first = Non hai lenti e la riserva è vuota: prima prendi una lente a qualcuno.
refusal-clues-reserve-not-empty = Una lente ce l’hai già: spendila. Ora non ne prendi altre.
refusal-clues-nothing-to-take = Quella persona non ha lenti da darti. Scegline un’altra.
caution-clues-seen-as-informant = Una di queste carte l’hai vista come informatore segreto, quindi questa accusa è di sicuro sbagliata. Accusi lo stesso?
caution-clues-already-wrong = Hai già fatto questa identica accusa, ed era sbagliata. Accusi lo stesso?
confirm-clues-accuse = **La tua accusa:** { $person }, { $place }, { $weapon }.
    Se è sbagliata, il tuo turno finisce subito.

## Regole, secondo la situazione

rules-clues-start = **13 Indizi in breve**
    Ognuno riceve cinque carte e ne sceglie tre (una persona, un luogo, un’arma) per lo schermo di chi siede alla sua sinistra. Così vedi le carte di tutti gli schermi tranne il tuo: trova le tue tre.
    Nel tuo turno spendi tutte le tue lenti. Con una lente puoi **interrogare un testimone** (quante carte di un colore o di una categoria vedi?), **consultare un informatore segreto** o **accusare**.
    Se la tua accusa è giusta, vinci; se è sbagliata, il turno finisce e perdi le lenti.
    In due non ci sono lenti: un turno è una sola azione.
rules-clues-choosing = **Scegli tre carte per chi ti siede accanto**
    Scegli una persona, un luogo e un’arma fra le tue cinque carte. Vanno sullo schermo di chi siede alla tua sinistra, che dovrà trovarle. Le altre due vanno dietro il tuo schermo. Ogni combinazione è permessa, ma evita tre carte dello stesso colore.
    Non si vede nulla prima che tutti abbiano scelto; fino ad allora puoi cambiare idea.
rules-clues-chosen = **Hai scelto**
    Appena avranno scelto tutti, le carte andranno sugli schermi e comincerà una persona estratta a sorte. Fino ad allora puoi ancora cambiarle; nessuno lo vedrà.
rules-clues-acting = **È il tuo turno**
    Spendi tutte le tue lenti; ognuna vale un’azione, nell’ordine che vuoi.
    • **Interrogare un testimone**: dagli la lente e chiedi quante carte vede di un colore in gioco, oppure quanti uomini, donne, luoghi al chiuso o all’aperto, armi da vicino o da lontano. Conta le carte sugli schermi degli altri e le due dietro il suo.
    • **Consultare un informatore segreto** (non in sei): la carta la vedi solo tu. La lente va alla persona più vicina in senso orario che non ne ha, altrimenti alla riserva.
    • **Accusare**: nomina tre carte che non vedi; la lente va allo stesso modo. Se sbagli, il turno finisce e le lenti che ti restano vanno alla riserva.
rules-clues-acting-top-secret-on = Nella variante Top secret hai anche una tessera: spendila per una domanda, e la risposta la saprete solo tu e il testimone.
rules-clues-duel = **È il tuo turno (in due)**
    Niente lenti: fai una sola azione.
    • **Interrogare il testimone**: chiedi quante carte vede di un colore in gioco, oppure quanti uomini, donne, luoghi al chiuso o all’aperto, armi da vicino o da lontano. Di’ anche quale delle due carte dietro il suo schermo conta, la sinistra o la destra; conta quella e le tre carte sul tuo schermo.
    • **Consultare un informatore segreto**, da A a H: la carta la vedi solo tu.
    • **Accusare**: nomina tre carte che non vedi, né dietro il tuo schermo né sull’altro. Se è giusto, vinci; se è sbagliato, il turno finisce e basta.
rules-clues-taking = **Prendi una lente**
    Non hai lenti e la riserva è vuota: prendine una a chi vuoi, poi spendila.
rules-clues-waiting = **È il turno di qualcun altro**
    Ascolta: se un’altra persona risponde «zero», sul tuo schermo non c’è nessuna carta di quel colore o di quella categoria: la vedrebbe. All’inizio le carte che potrebbero essere tue sono sempre 13. **La mia scheda** è il tuo foglio delle indagini.
rules-clues-over = **La partita è finita**
    Ha vinto la prima accusa giusta, o chi è rimasto per ultimo; se per due giri non ha giocato nessuno, non ha vinto nessuno. La cronologia e il file della partita restano qui.

## Carte, colori, categorie

noun-clues-officer = Ufficiale
    .the = l’Ufficiale
    .was = È stato l’Ufficiale
    .full = Ufficiale (viola, uomo)
noun-clues-duke = Duca
    .the = il Duca
    .was = È stato il Duca
    .full = Duca (rosa, uomo)
noun-clues-butcher = Macellaio
    .the = il Macellaio
    .was = È stato il Macellaio
    .full = Macellaio (rosso, uomo)
noun-clues-countess = Contessa
    .the = la Contessa
    .was = È stata la Contessa
    .full = Contessa (verde, donna)
noun-clues-nurse = Infermiera
    .the = l’Infermiera
    .was = È stata l’Infermiera
    .full = Infermiera (giallo, donna)
noun-clues-maid = Governante
    .the = la Governante
    .was = È stata la Governante
    .full = Governante (blu, donna)
    .also = Cameriera|Domestica
noun-clues-dancer = Ballerina
    .the = la Ballerina
    .was = È stata la Ballerina
    .full = Ballerina (arancione, donna)
noun-clues-sailor = Marinaio
    .the = il Marinaio
    .was = È stato il Marinaio
    .full = Marinaio (bianco, uomo)
noun-clues-florist = Fioraia
    .the = la Fioraia
    .was = È stata la Fioraia
    .full = Fioraia (marrone, donna)
    .also = Fiorista
noun-clues-coachman = Cocchiere
    .the = il Cocchiere
    .was = È stato il Cocchiere
    .full = Cocchiere (grigio, uomo)
noun-clues-parlor = Salotto
    .at = in Salotto
    .full = Salotto (viola, al chiuso)
noun-clues-market = Mercato
    .at = al Mercato
    .full = Mercato (rosa, all’aperto)
noun-clues-library = Biblioteca
    .at = in Biblioteca
    .full = Biblioteca (rosso, al chiuso)
noun-clues-park = Parco
    .at = al Parco
    .full = Parco (verde, all’aperto)
noun-clues-museum = Museo
    .at = al Museo
    .full = Museo (giallo, al chiuso)
noun-clues-harbor = Porto
    .at = al Porto
    .full = Porto (blu, all’aperto)
noun-clues-theater = Teatro
    .at = a Teatro
    .full = Teatro (arancione, al chiuso)
noun-clues-plaza = Piazza
    .at = in Piazza
    .full = Piazza (bianco, all’aperto)
noun-clues-rail_car = Vagone
    .at = nel Vagone
    .full = Vagone (marrone, al chiuso)
    .also = Vagone ferroviario|Carrozza|Treno
noun-clues-race_course = Ippodromo
    .at = all’Ippodromo
    .full = Ippodromo (grigio, all’aperto)
noun-clues-knife = Pugnale
    .with = con il Pugnale
    .full = Pugnale (viola, da vicino)
    .also = Coltello
noun-clues-crossbow = Balestra
    .with = con la Balestra
    .full = Balestra (rosa, da lontano)
noun-clues-poison = Veleno
    .with = con il Veleno
    .full = Veleno (rosso, da vicino)
noun-clues-sword = Spada
    .with = con la Spada
    .full = Spada (verde, da vicino)
noun-clues-blowgun = Cerbottana
    .with = con la Cerbottana
    .full = Cerbottana (giallo, da lontano)
noun-clues-rifle = Fucile
    .with = con il Fucile
    .full = Fucile (blu, da lontano)
noun-clues-gun = Pistola
    .with = con la Pistola
    .full = Pistola (arancione, da lontano)
    .also = Rivoltella
noun-clues-candlestick = Candeliere
    .with = con il Candeliere
    .full = Candeliere (bianco, da vicino)
    .also = Candelabro
noun-clues-hammer = Martello
    .with = con il Martello
    .full = Martello (marrone, da vicino)
noun-clues-bow = Arco
    .with = con l’Arco
    .full = Arco (grigio, da lontano)
noun-clues-purple = Viola
    .low = viola
    .how = Quante carte viola vedi
noun-clues-pink = Rosa
    .low = rosa
    .how = Quante carte rosa vedi
noun-clues-red = Rosso
    .low = rosso
    .how = Quante carte rosse vedi
noun-clues-green = Verde
    .low = verde
    .how = Quante carte verdi vedi
noun-clues-yellow = Giallo
    .low = giallo
    .how = Quante carte gialle vedi
noun-clues-blue = Blu
    .low = blu
    .how = Quante carte blu vedi
noun-clues-orange = Arancione
    .short = Arancio
    .low = arancione
    .how = Quante carte arancioni vedi
noun-clues-white = Bianco
    .low = bianco
    .how = Quante carte bianche vedi
noun-clues-brown = Marrone
    .low = marrone
    .how = Quante carte marroni vedi
noun-clues-gray = Grigio
    .low = grigio
    .how = Quante carte grigie vedi
noun-clues-man = Uomo
    .low = uomini
    .how = Quanti uomini vedi
noun-clues-woman = Donna
    .low = donne
    .how = Quante donne vedi
noun-clues-indoor = Al chiuso
    .short = Chiuso
    .low = luoghi al chiuso
    .how = Quanti luoghi al chiuso vedi
noun-clues-outdoor = All’aperto
    .short = Aperto
    .low = luoghi all’aperto
    .how = Quanti luoghi all’aperto vedi
noun-clues-melee = Da vicino
    .low = armi da vicino
    .how = Quante armi da vicino vedi
noun-clues-ranged = Da lontano
    .low = armi da lontano
    .how = Quante armi da lontano vedi
noun-clues-left = sinistra
noun-clues-right = destra
noun-clues-a = A
noun-clues-b = B
noun-clues-c = C
noun-clues-d = D
noun-clues-e = E
noun-clues-f = F
noun-clues-g = G
noun-clues-h = H

## La scheda

clues-sheet-persons = Persone
clues-sheet-places = Luoghi
clues-sheet-weapons = Armi
clues-sheet-informants = Informatori segreti
clues-sheet-case = Carte sul tuo schermo

## Perché una cosa è certa

clues-why-seen = Vedi { $card } { $who ->
    [none] dietro il tuo schermo.
   *[other] sullo schermo di { $who }.
}
clues-why-not-yours = Vedi tutte e due le carte dietro il tuo schermo: { $card } non c’è.
clues-why-answer = N. { $no }, { $about_low }: { $witness } ne conta { $count }, e di quelle { $seen ->
    [0] tu non ne vedi nessuna
    [one] anche tu ne vedi una
   *[other] anche tu ne vedi { $seen }
}. Quindi { $left ->
    [0] { $cards_n ->
        [one] quella che non vedi non è né sul tuo schermo né
       *[other] nessuna di queste è sul tuo schermo o
    }
    [one] esattamente una di queste è sul tuo schermo o
   *[other] esattamente { $left } di queste sono sul tuo schermo o
} { $inner_id ->
    [left] a sinistra dietro
    [right] a destra dietro
   *[none] dietro
} quello di { $witness }: { $cards }.
clues-why-answer-all = N. { $no }, { $about_low }: { $witness } ne conta { $count }, e di quelle { $seen ->
    [0] tu non ne vedi nessuna
    [one] anche tu ne vedi una
   *[other] anche tu ne vedi { $seen }
}. Quindi { $left ->
    [one] quella che non vedi deve essere
    [2] queste due devono essere tutte e due
   *[other] queste { $left } devono essere tutte
} sul tuo schermo o { $inner_id ->
    [left] a sinistra dietro
    [right] a destra dietro
   *[none] dietro
} quello di { $witness }: { $cards }.
clues-why-none = Dalle risposte ({ $nos_n ->
    [one] n. { $nos }
   *[other] nn. { $nos }
}), { $cards_n ->
    [one] questa carta non è
   *[other] queste carte non sono
} né sul tuo schermo né { $inner_id ->
    [left] a sinistra dietro
    [right] a destra dietro
   *[none] dietro
} quello di { $witness }, che non ne vede nessuna che non veda anche tu: { $cards }.
clues-why-missed = Al n. { $no } hai nominato { $cards } invano.
clues-why-named = Al n. { $no }, { $who } ha nominato { $cards }, quindi non ne vede nessuna: non sono né sul tuo schermo né dietro quello di { $who }.
clues-why-read = Al n. { $no } hai guardato un informatore: { $card }.
clues-why-opened = Al n. { $no } il tuo schermo è stato girato: { $cards }.
clues-why-marked = Secondo i tuoi segni, { $held ->
    [yes] {""}
   *[no] non{" "}
}{ $place ->
    [case] sul tuo schermo
    [informants] fra gli informatori
   *[seat] dietro lo schermo di { $who }
}: { $cards }.
clues-why-step-used-up = Delle carte del n. { $no }, { $who } conta { $cards }. { $out_n ->
    [one] Quindi { $out } non è né sul tuo schermo né dietro quello di { $who }.
   *[other] Quindi { $out } non sono né sul tuo schermo né dietro quello di { $who }.
}
clues-why-step-all-left = Delle carte del n. { $no }, a { $who } { $cards_n ->
    [one] resta da contare solo { $cards }: è sul tuo schermo o dietro il suo.
   *[other] restano da contare solo { $cards }: sono sul tuo schermo o dietro il suo.
}
clues-why-step-enough = Con { $out_n ->
    [one] la carta { $out }
   *[other] una qualsiasi di queste carte ({ $out })
} { $place ->
    [case] sul tuo schermo
   *[seat] dietro lo schermo di { $who }
}, ci sarebbero troppe carte per il n. { $no }, quali che siano le altre. { $out_n ->
    [one] Quindi non è lì.
   *[other] Quindi nessuna è lì.
}
clues-why-step-lacking = Con { $out_n ->
    [one] la carta { $out }
   *[other] una qualsiasi di queste carte ({ $out })
} { $place ->
    [case] sul tuo schermo
   *[seat] dietro lo schermo di { $who }
}, ci sarebbero troppo poche carte per il n. { $no }. { $out_n ->
    [one] Quindi non è lì.
   *[other] Quindi nessuna è lì.
}
clues-why-step-kind = Per il tuo schermo, { $cards } è l’unica carta del suo tipo che resta.
clues-why-step-full = { $place ->
    [informants] { $cards_n ->
        [one] L’unico informatore è { $cards }
       *[other] Gli informatori sono { $cards }
    }
   *[seat] { $cards_n ->
        [one] Dietro lo schermo di { $who } c’è { $cards }
       *[other] Dietro lo schermo di { $who } ci sono { $cards }
    }
}: non { $out }.
clues-why-step-no-others = { $place ->
    [informants] Fra gli informatori può esserci solo: { $cards }.
   *[seat] Dietro lo schermo di { $who } può esserci solo: { $cards }.
}
clues-why-step-nowhere-else = { $cards } può essere solo { $place ->
    [case] sul tuo schermo
    [informants] fra gli informatori
   *[seat] dietro lo schermo di { $who }
}.
clues-why-step-missed = Al n. { $no } hai nominato invano due carte che sono sul tuo schermo: { $cards }. Quindi non { $out }.
clues-why-step-all-five = Secondo { $nos_n ->
    [one] il n. { $nos }
   *[other] i nn. { $nos }
}, { $total ->
    [one] esattamente una di queste carte è
   *[other] esattamente { $total } di queste carte sono
} sul tuo schermo o dietro quello di { $who }: { $cards }. { $held_n ->
    [0] Sono
   *[other] Con { $held } sono
} cinque, e lì non ci sono altre carte. { $out_n ->
    [one] Quindi { $out } non è né sul tuo schermo né dietro quello di { $who }.
   *[other] Quindi { $out } non sono né sul tuo schermo né dietro quello di { $who }.
}
clues-why-step-filled = Secondo { $nos_n ->
    [one] il n. { $nos }
   *[other] i nn. { $nos }
}, { $total ->
    [one] esattamente una di queste carte è
   *[other] esattamente { $total } di queste carte sono
} sul tuo schermo o dietro quello di { $who }: { $cards }. { $most ->
    [0] Nessuna di queste può essere
    [one] Al massimo una di queste può essere
   *[other] Al massimo { $most } di queste possono essere
} sul tuo schermo{ $others ->
    [0] { $by_n ->
        [0] {""}
        [one] {" "}(n. { $by })
       *[other] {" "}(nn. { $by })
    }
    [one] {""}, perché lì c’è almeno un’altra carta secondo { $by_n ->
        [one] il n. { $by }
       *[other] i nn. { $by }
    }
   *[other] {""}, perché lì ci sono almeno altre { $others } carte secondo { $by_n ->
        [one] il n. { $by }
       *[other] i nn. { $by }
    }
}. { $held_n ->
    [0] Quindi le due carte dietro lo schermo di { $who } sono fra queste,
   *[other] Quindi, dietro lo schermo di { $who }, la carta accanto a { $held } è una di queste,
} e non { $out }.
clues-why-step-shared = I nn. { $nos } riguardano le stesse carte, e ognuna di queste che è sul tuo schermo conta per entrambi: { $cards }. Con { $out_n ->
    [one] la carta { $out }
   *[other] una qualsiasi di queste carte ({ $out })
} { $place ->
    [case] sul tuo schermo
    [informants] fra gli informatori
   *[seat] dietro lo schermo di { $who }
}, sarebbero troppo poche per entrambi insieme. { $out_n ->
    [one] Quindi non è lì.
   *[other] Quindi nessuna è lì.
}
clues-why-suppose = { $n ->
    [one] Supponi che
   *[other] **{ $k }.** { $no ->
        [none] Supponi che
       *[other] Per il n. { $no }, supponi che
    }
} { $card } { $held ->
    [yes] sia
   *[no] non sia
} { $place ->
    [case] sul tuo schermo
    [informants] fra gli informatori
   *[seat] dietro lo schermo di { $who }
}.
clues-why-clash = Non può essere: { $rule ->
    [clash] { $cards } sarebbe insieme { $place ->
    [case] sul tuo schermo
    [informants] fra gli informatori
   *[seat] dietro lo schermo di { $who }
} e altrove.
    [nowhere_else] per { $cards } non ci sarebbe posto.
    [used_up] { $cards }: sarebbero troppe per il n. { $no }.
    [enough] ci sarebbero troppe carte per il n. { $no }.
    [all_left] resterebbero troppo poche carte per il n. { $no }.
    [kind] sul tuo schermo non ci sarebbe nessuna carta fra { $cards }.
    [full] ci sarebbero troppe carte { $place ->
    [case] sul tuo schermo
    [informants] fra gli informatori
   *[seat] dietro lo schermo di { $who }
}: { $cards }.
   *[no_others] resterebbero troppo poche carte da mettere { $place ->
    [case] sul tuo schermo
    [informants] fra gli informatori
   *[seat] dietro lo schermo di { $who }
}.
}
clues-why-long = Qui serve una supposizione dentro un’altra, o più frasi di quante se ne dicono qui.
clues-why-so = { $n ->
    [one] Quindi, con una carta di ogni tipo sul tuo schermo e due dietro ognuno degli altri,
   *[other] Mettendo tutto insieme, con una carta di ogni tipo sul tuo schermo e due dietro ognuno degli altri,
} { $card } { $held ->
    [yes] è
   *[no] non è
} { $place ->
    [case] sul tuo schermo.
    [informants] fra gli informatori.
   *[seat] dietro lo schermo di { $who }.
}

## Le regole intere, pagina per pagina; l’ultima pagina è un esempio di turno

rulebook-clues-1 = **Lo scopo**
    Londra, 1899. Ognuno indaga su un caso tutto suo. Sul tuo schermo ci sono tre carte: una persona, un luogo, un’arma. Tutti gli altri le vedono, tu no. Chi nomina per primo le proprie tre carte vince.
    Le carte sono 30: 10 colori, e per ogni colore una persona, un luogo e un’arma. Ogni carta ha anche una categoria: uomo o donna, al chiuso o all’aperto, da vicino o da lontano.
    Si gioca da 2 a 6. In meno di sei, tutte e tre le carte di alcuni colori restano nella scatola.
rulebook-clues-2 = **La preparazione**
    Ognuno riceve una persona, un luogo e un’arma, poi altre due carte. Le carte che restano sono gli **informatori segreti**: coperti, con una lettera ciascuno. In due sono 8, in tre 6, in quattro 4, in cinque 2; in sei non ce ne sono.
    In segreto, scegli una persona, un luogo e un’arma fra le tue cinque carte. Vanno sullo schermo di chi siede alla tua sinistra. Le altre due restano dietro il tuo: nessun altro le vede.
    Così all’inizio non conosci 13 carte, e le tue tre sono fra quelle.
    Da tre giocatori in su, ognuno ha una lente; le altre, fino a 8, sono la riserva.
rulebook-clues-3 = **Il tuo turno, da tre giocatori in su**
    Se non hai lenti, prendine una dalla riserva; se è vuota, prendine una a chi vuoi.
    Poi spendi **tutte** le tue lenti. Ognuna vale un’azione, nell’ordine che vuoi:
    • interrogare un testimone;
    • guardare un informatore segreto;
    • accusare.
    Il turno finisce con l’ultima lente, o dopo un’accusa sbagliata. Si gioca in senso orario.
rulebook-clues-4 = **Interrogare un testimone**
    Dai la lente a un’altra persona e chiedile quante carte vede di **un colore** in gioco, o di **una categoria**: uomini, donne, luoghi al chiuso, luoghi all’aperto, armi da vicino, armi da lontano. Altro non si può chiedere.
    Il testimone dice la verità, e tutti sentono. Conta le carte sugli schermi di tutti gli **altri**, compreso il tuo, e le due dietro il suo. Non conta le tre carte del proprio schermo: non le può vedere.
    Ascolta anche le domande degli altri. Uno «zero» dice che nemmeno sul tuo schermo ce n’è, a meno che il testimone non sia tu.
rulebook-clues-5 = **Gli informatori, e l’accusa**
    In tutti e due i casi la lente va alla persona più vicina, in senso orario, che non ne ha; se tutti ne hanno, alla riserva.
    {""}**Guardare un informatore**: guardi una di queste carte, poi torna al suo posto. Gli altri sanno quale hai guardato, non che cos’è.
    {""}**Accusare**: nomina una persona, un luogo e un’arma che non vedi da nessuna parte. Se sono tutti giusti, vinci. Se no, senti solo che è sbagliato, il turno finisce e le tue lenti vanno alla riserva. Resti in gioco.
    Chi lascia la partita continua a fare da testimone, e le sue lenti vanno alla riserva. Vince chi resta per ultimo. Se nessuno gioca per due giri, la partita finisce senza vincitori.
rulebook-clues-6 = **In due, e la variante Top secret**
    {""}**In due** non ci sono lenti: il turno è una sola azione. Quando interroghi, di’ anche quale delle due carte nascoste del testimone conta, la sinistra o la destra. Il testimone conta quella e le tre sul tuo schermo.
    {""}**Top secret** (da 3 a 6 giocatori): ognuno ha una tessera. Una volta nella partita puoi spenderla per una domanda: la domanda la sentono tutti, ma la risposta la sapete solo tu e il testimone.
rulebook-clues-7 = **Esempio di turno**
    Anna ha due lenti. Ne dà una a Bruno: «Quante carte verdi vedi?» Bruno conta su tutti gli schermi tranne il suo, e dietro il suo: «Due.»
    Anna vede una carta verde sullo schermo di Chiara. Quindi l’altra è sul suo schermo, o dietro quello di Bruno.
    Con la seconda lente Anna chiede a Chiara dello stesso colore. Chiara vede lo schermo di Anna e quello di Bruno: «Zero.» Davanti ad Anna non c’è niente di verde, e la seconda carta verde è dietro lo schermo di Bruno. Anna cancella le carte verdi. Non ha più lenti: tocca a Bruno.

## La lezione: qualche decisione di una partita vera, e perché

lesson-clues-start = **13 Indizi in cinque minuti**
    Sul tuo schermo ci sono tre carte: una persona, un luogo, un’arma. Gli altri le vedono, tu no. Nominale prima che Camille e Robin nominino le loro.
    Ecco quattro decisioni di una partita vera. Le immagini mostrano quello che vedi dal tuo posto.
lesson-clues-1 = Vedi gli schermi di Camille e di Robin, e le due carte dietro il tuo: il Pugnale e il Parco.
    {""}**Quale di questi luoghi può essere sul tuo schermo?**
lesson-clues-1-market = Il Mercato
lesson-clues-1-market-why = No: vedi il Mercato sullo schermo di Robin. Ogni carta c’è una volta sola.
lesson-clues-1-park = Il Parco
lesson-clues-1-park-why = No: il Parco è dietro il tuo schermo. È una delle due carte che non hai dato via.
lesson-clues-1-parlor = Il Salotto
lesson-clues-1-parlor-why = Sì: il Salotto non lo vedi da nessuna parte. All’inizio non conosci 13 carte; le tue tre sono fra quelle, e le altre sono dietro gli schermi o fra gli informatori.
lesson-clues-2 = Robin dà la lente a Camille e chiede: «Quante carte arancioni vedi?» La risposta è **zero**. Le carte arancioni sono tre: la Ballerina, il Teatro e la Pistola.
    {""}**Che cosa ne ricavi?**
lesson-clues-2-nothing = Niente: la domanda non era mia
lesson-clues-2-nothing-why = Qualcosa sì: la risposta la sentono tutti, e Camille vede il tuo schermo. Ascoltare non costa nulla.
lesson-clues-2-screen = Né la Ballerina né il Teatro sono miei
lesson-clues-2-screen-why = Sì: Camille vede il tuo schermo e lì non conta niente di arancione. La Pistola la vedi tu: è proprio sullo schermo di Camille, che non la può vedere e non la conta.
lesson-clues-2-game = Nessuna carta arancione è in gioco
lesson-clues-2-game-why = No: vedi la Pistola, che è arancione, sullo schermo di Camille. Un testimone non conta mai il proprio schermo: non lo può vedere.
lesson-clues-3 = Tocca a te! Dai la tua lente a Camille: «Quante carte verdi vedi?» La risposta è **due**. Le carte verdi sono la Contessa, la Spada e il Parco, e il Parco è dietro il tuo schermo.
    {""}**Dove sono la Contessa e la Spada?**
lesson-clues-3-both = Tutte e due sul mio schermo
lesson-clues-3-both-why = Forse, ma non è certo: Camille conta anche le due carte nascoste dietro il proprio schermo.
lesson-clues-3-park = Camille può aver contato il Parco
lesson-clues-3-park-why = No: il Parco è dietro il tuo schermo, dove nessun altro lo vede. Quindi le due carte verdi sono la Contessa e la Spada.
lesson-clues-3-either = Sul mio schermo o dietro il suo
lesson-clues-3-either-why = Sì: Camille le vede tutte e due, e sullo schermo di Robin non c’è niente di verde. Ognuna è sul tuo schermo, o dietro quello di Camille. Ti serve un secondo testimone.
lesson-clues-4 = Un giro dopo. Robin non vede nessun luogo all’aperto. Chiedi a Robin del verde: **una**. Quindi è sul tuo schermo, perché l’altra è dietro quello di Camille. Poi chiedi a Camille del viola: **una**. Ti resta una lente.
    {""}**Quale accusa può essere giusta?**
lesson-clues-4-dancer = Ballerina, Salotto, Spada
lesson-clues-4-dancer-why = No: Camille non ha visto carte arancioni, e la Ballerina è arancione. Un’accusa sbagliata chiude il tuo turno e dice qualcosa agli altri.
lesson-clues-4-sword = Contessa, Salotto, Spada
lesson-clues-4-sword-why = No: Robin vedrebbe due carte verdi sul tuo schermo, e ne ha vista una sola. È la Contessa o la Spada, mai tutte e due.
lesson-clues-4-crossbow = Contessa, Salotto, Balestra
lesson-clues-4-crossbow-why = Sì: una sola carta verde, niente di arancione, un luogo al chiuso. Ed era giusta: in questa partita hai vinto. Di solito, fai ancora una domanda prima di rischiare.
lesson-clues-end = **Non ti serve altro per giocare.** Conta quello che vedi, ascolta ogni risposta, e chiediti sempre che cosa vede il testimone. **La mia scheda** tiene il conto. Apri un tavolo, o leggi le regole intere.

## I comandi (i loro nomi inglesi sono nel codice)

command-clues = indizi
command-clues-description = Gioca a 13 Indizi al tavolo di questo canale.

command-clues-place = scegli
command-clues-place-description = Scegli tre delle tue carte per lo schermo di chi siede alla tua sinistra.
command-clues-place-person = persona
command-clues-place-person-description = Una delle tue persone.
command-clues-place-place = luogo
command-clues-place-place-description = Uno dei tuoi luoghi.
command-clues-place-weapon = arma
command-clues-place-weapon-description = Una delle tue armi.

command-clues-ask = interroga
command-clues-ask-description = Interroga un testimone: quante carte di un colore o di una categoria vede?
command-clues-ask-witness = testimone
command-clues-ask-witness-description = La persona che interroghi.
command-clues-ask-about = argomento
command-clues-ask-about-description = Un colore in gioco, o una delle sei categorie.
command-clues-ask-inner = carta
command-clues-ask-inner-description = Solo in due: quale carta dietro il suo schermo conta, la sinistra o la destra.
command-clues-ask-secret = segreto
command-clues-ask-secret-description = Spendi la tua tessera Top secret: la risposta è solo per te.

command-clues-informant = informatore
command-clues-informant-description = Guarda in segreto la carta di un informatore.
command-clues-informant-letter = lettera
command-clues-informant-letter-description = La lettera dell’informatore.

command-clues-accuse = accusa
command-clues-accuse-description = Nomina le tre carte del tuo schermo.
command-clues-accuse-person = persona
command-clues-accuse-person-description = Il colpevole.
command-clues-accuse-place = luogo
command-clues-accuse-place-description = Il luogo del delitto.
command-clues-accuse-weapon = arma
command-clues-accuse-weapon-description = L’arma del delitto.

command-clues-take = prendi
command-clues-take-description = Prendi una lente a qualcuno: la riserva è vuota e tu non ne hai.
command-clues-take-player = giocatore
command-clues-take-player-description = Chi ti dà una lente.

## Tecniche di deduzione, dalla più facile

technique-clues-sight = Bene in vista
technique-clues-sight-page = Quello che vedi non è altrove: le carte sugli schermi degli altri, quelle dietro il tuo, e gli informatori che hai guardato.
    {""}*Esempio:* il Mercato è sullo schermo di Robin. Non è sul tuo.
technique-clues-count = Il conto di un testimone
technique-clues-count-page = Un testimone conta quello che vede. Togli quello che ne vedi anche tu: il resto è sul tuo schermo o dietro quello del testimone.
    {""}*Esempio:* Camille conta due carte verdi, e tu ne vedi una sullo schermo di Robin. Esattamente un’altra carta verde è sul tuo schermo o dietro quello di Camille. Se le vedessi tutte e due, non ce ne sarebbe nessuna.
technique-clues-named = Una soluzione nominata
technique-clues-named-page = Chi accusa nomina solo carte che non vede: non sono né sul tuo schermo né dietro il suo.
    {""}*Esempio:* Robin nomina il Duca, il Parco e la Spada. Nessuna delle tre è sul tuo schermo.
technique-clues-together = Le risposte insieme
technique-clues-together-page = Nessuna risposta basta da sola, ma insieme escludono molto; e c’è una carta di ogni tipo sul tuo schermo, e due dietro ognuno degli altri.
    {""}*Esempio:* Camille e Robin contano tutti e due una carta gialla che tu non vedi. Se è la stessa, è sul tuo schermo; se no, ce n’è una dietro ognuno dei due. Cerca una risposta che va bene solo in uno dei due casi.
technique-clues-suppose = Supporre e confutare
technique-clues-suppose-page = Nessun passo porta avanti? Supponi che una carta sia da qualche parte, e segui che cosa ne verrebbe. Se non può essere, la carta non è lì.
    {""}*Esempio:* per il tuo schermo restano l’Infermiera o la Ballerina, la Cerbottana o il Fucile, il Porto o il Parco. Camille conta una carta gialla che tu non vedi, Robin una blu. Se fosse l’Infermiera, la Cerbottana, gialla anche lei, non sarebbe sul tuo schermo; quindi sarebbe il Fucile, e non il Porto, blu anche lui, ma il Parco. Queste tre le hai già nominate invano. Quindi è la Ballerina.
