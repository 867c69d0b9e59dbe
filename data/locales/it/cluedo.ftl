# Cluedo, con le regole francesi del 1974 e i nomi di Editrice Giochi.

game-cluedo = Cluedo (1974)
club-cluedo = villa
kind-cluedo = dadi
about-cluedo = Il Dottor Black è morto in casa sua: chi è stato, dove, e con che cosa? Vai di stanza in stanza, fai le tue ipotesi e trova le tre carte della busta.
    -# da 3 a 6 giocatori · circa un’ora · facile
option-cluedo-accuse = Accusa
option-cluedo-repeat_room = Altra ipotesi nella stessa stanza
option-cluedo-false_witnesses = Falsi testimoni
value-after_hypothesis = dopo la propria ipotesi
value-any_time = in ogni momento del proprio turno
value-standing = no (le carte rispondono da sole)
value-allowed = permesso
value-forbidden = vietato

verb-cluedo-pawn = Scegli la mia pedina
verb-cluedo-roll = Tira i dadi
verb-cluedo-move = Muovi
verb-cluedo-passage = Passaggio segreto
verb-cluedo-stay = Resta
verb-cluedo-suggest = Ipotesi
verb-cluedo-show = Rispondi all’ipotesi
verb-cluedo-prefer = Carta da mostrare per prima
verb-cluedo-accuse = Accusa
verb-cluedo-denounce = Denuncia un falso testimone
verb-cluedo-end = Finisci il mio turno

field-cluedo-pawn-suspect = Quale pedina?
field-cluedo-move-to = Stanza o casella? (r7c4: riga 7, colonna 4)
field-cluedo-suggest-suspect = Quale sospettato chiami?
field-cluedo-suggest-weapon = Con quale arma?
field-cluedo-suggest-end = Finisci il turno appena vedo una carta
field-cluedo-prefer-card = Quale carta preferisci mostrare?
field-cluedo-show-card = Che cosa mostri?
field-cluedo-accuse-suspect = Il colpevole
field-cluedo-accuse-weapon = L’arma
field-cluedo-accuse-room = Il luogo del delitto
field-cluedo-denounce-player = Quale testimone ha mentito?
field-cluedo-denounce-hypothesis = Su quale ipotesi (il suo numero)?

## Quello che sentono tutti

event-cluedo-pawns-offered = Ognuno sceglie una pedina: chi prima arriva, prima sceglie. Poi si distribuiscono le carte.
event-cluedo-pawn-chosen = { $drawn ->
    [yes] La sorte dà una pedina a { $by }: { $suspect_sign } { $suspect }.
   *[no] { $by } gioca con { $suspect_sign } { $suspect }.
}
event-cluedo-pawn-drawn = La sorte dà una pedina a { $by }: { $suspect_sign } { $suspect }.
event-cluedo-dealer-rolled = Per dare le carte tirano { $seats }: { $totals }.
event-cluedo-dealt = { $dealer } ha il tiro più alto e dà le carte: { $most ->
    [one] una carta a testa
   *[other] { $most } carte a testa
}{ $short_n ->
    [0] .
   *[other] , una in meno per { $short }.
}
event-cluedo-turn-began = Tocca a { $seat }.
event-cluedo-rolled = { $by } tira { $one } e { $two }: { $free ->
    [yes] **un doppio che porta in qualsiasi stanza** (o { $total } caselle).
   *[no] **{ $total }**.
} 🎲
event-cluedo-walked = { $by } si sposta sulla casella { $square }.
event-cluedo-entered = { $by } entra { $room_at }.
event-cluedo-passage-taken = { $by } prende il passaggio segreto e arriva { $room_at }.
event-cluedo-stayed = { $by } resta dov’è.
event-cluedo-suggested = { $by } fa l’ipotesi { $hypothesis }: «{ $suspect }, { $room_at }, { $weapon_with }!»{ $called ->
    [none] {""}
   *[other] {" "}La pedina giocata da { $called } viene { $room_at }.
}{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } non ha niente da mostrare.
   *[other] {" "}{ $passed } non hanno niente da mostrare.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Nessuno mostra una carta.
       *[other] { $standing ->
            [yes] {" "}{ $shown_by } mostra una carta a { $by }: qui le carte rispondono da sole.
           *[no] {" "}Rispondono le carte lasciate da { $shown_by }: una viene mostrata a { $by }.
        }
    }
   *[other] {" "}{ $asked } deve rispondere.
}
event-cluedo-answered = { $shown ->
    [yes] { $by } mostra una carta a { $to_whom }.
   *[no] { $by } dice di non avere niente da mostrare.{ $passed_n ->
        [0] {""}
        [one] {" "}{ $passed } non ha niente da mostrare.
       *[other] {" "}{ $passed } non hanno niente da mostrare.
    }{ $asked ->
        [none] { $shown_by ->
            [none] {" "}Nessuno mostra una carta.
           *[other] {" "}Rispondono le carte lasciate da { $shown_by }: una viene mostrata a { $to_whom }.
        }
       *[other] {" "}{ $asked } deve rispondere.
    }
}
event-cluedo-answered-for = Rispondono le carte di chi ha lasciato la partita.{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } non ha niente da mostrare.
   *[other] {" "}{ $passed } non hanno niente da mostrare.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Nessuno mostra una carta.
       *[other] {" "}Viene mostrata una delle carte lasciate da { $shown_by }.
    }
   *[other] {" "}{ $asked } deve rispondere.
}
event-cluedo-accused = { $by } scrive tre nomi e guarda in segreto nella busta… { $right ->
    [yes] **L’accusa è giusta!**
   *[no] **L’accusa è sbagliata.** Da ora { $by } risponde soltanto alle ipotesi.
}
event-cluedo-denounced = { $by } denuncia { $player } per l’ipotesi { $hypothesis }: { $lied ->
    [yes] **era davvero un falso testimone!** Da ora { $player } risponde soltanto alle ipotesi.
   *[no] niente lo conferma.
}
event-cluedo-last-one = Resta a indagare solo { $seat }: ormai può vincere soltanto un’accusa giusta.
event-cluedo-turn-missed = Tempo scaduto per { $seat }: il turno passa.
event-cluedo-left = { $seat } lascia la partita; le sue carte rispondono da sole.
event-cluedo-won = { $by } ha risolto l’enigma e vince! 🏆
event-cluedo-unsolved = Non è rimasto nessuno che possa accusare: non vince nessuno.
event-cluedo-abandoned = Non è rimasto nessuno a indagare: la partita finisce senza vincitori.
event-cluedo-stalled = Nessuno ha giocato per due giri: la partita finisce senza vincitori.
event-cluedo-envelope-opened = Nella busta: **{ $suspect }, { $weapon }, { $room }**.
event-cluedo-lie-told = Una bugia sull’ipotesi { $hypothesis }: { $player } ha nascosto { $cards }.

## Il risultato della tua mossa, dove ancora nessun messaggio lo dice

result-cluedo-rolled = { $free ->
    [yes] **Puoi andare in qualsiasi stanza**, o muovere di { $total } caselle.
   *[no] Puoi muovere di **{ $total }** caselle.
}
result-cluedo-denounced = { $lied ->
    [yes] **Avevi ragione.**
   *[no] Non si può sapere: niente conferma la bugia.
}

## Quello che scopre una persona sola

event-cluedo-hand-dealt = Le carte sono distribuite. Ecco le tue; nella busta ce ne sono altre tre.
event-cluedo-questioned = { $by } ti interroga: ipotesi { $hypothesis }. Nessun altro vedrà la tua risposta. ❓
event-cluedo-card-seen = { $by } ti mostra: **{ $card }** (ipotesi { $hypothesis }). 🤫
event-cluedo-card-shown = Mostri a { $to_whom }: **{ $card }** (ipotesi { $hypothesis }). 🤫
event-cluedo-envelope-seen = La tua accusa è sbagliata. Nella busta ci sono **{ $suspect }, { $weapon }, { $room }**. Finché dura la partita, tienilo per te e rispondi alle ipotesi. 🤫

## Il pannello

cluedo-table-choosing = { $waiting_n ->
    [one] { $waiting } deve ancora scegliere una pedina: { $pawns }.
   *[other] { $waiting } devono ancora scegliere una pedina: { $pawns }.
}
cluedo-table-turn = { $phase ->
    [starting] Tocca a { $who }.
    [arrived] { $asks ->
        [yes] { $accuses ->
            [yes] Tocca a { $who }: fare un’ipotesi in questa stanza, accusare o finire il turno.
           *[no] Tocca a { $who }: fare un’ipotesi in questa stanza, o finire il turno.
        }
       *[no] Tocca a { $who }: accusare o finire il turno.
    }
   *[asked] Tocca a { $who }: accusare o finire il turno.
}
cluedo-table-rolled = { $free ->
    [yes] Tocca a { $who }: andare in qualsiasi stanza, muovere di { $total } caselle, o restare.
   *[no] Tocca a { $who }: muovere di { $total } caselle, o restare.
}
cluedo-table-rooms = Stanze raggiungibili: { $rooms }.
cluedo-table-squares = { $n ->
    [one] Casella raggiungibile: { $squares }
   *[other] Caselle raggiungibili ({ $n }): { $squares }
}
cluedo-table-no-way = Non si può raggiungere nulla: bisogna restare.
cluedo-table-asking = { $witness } deve rispondere all’ipotesi fatta da { $who }.
cluedo-table-won = { $who } ha risolto l’enigma: { $suspect }, { $room_at }, { $weapon_with }. 🏆
cluedo-table-nobody = { $reason ->
    [unsolved] Non era rimasto nessuno che potesse accusare: non ha vinto nessuno.
   *[other] La partita è finita senza vincitori.
}
cluedo-table-seat-choosing = { $who }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}{ $state ->
    [active] {" "}(sceglie una pedina)
    [gone] {" "}(ha lasciato la partita)
   *[idle] {""}
}
cluedo-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [asked] {" "}❓
    [out] {" "}✗
    [gone] {" "}✗
    [won] {" "}🏆
   *[idle] {""}
}: { $pawn_sign } { $pawn }, { $in_room ->
    [yes] { $place_at }
   *[no] sulla casella { $place }
}{ $cards ->
    [0] {""}
    [one] , { $cards } carta
   *[other] , { $cards } carte
}{ $state ->
    [active] {" "}(di turno)
    [asked] {" "}(deve rispondere)
    [out] {" "}(risponde soltanto)
    [gone] {" "}(ha lasciato la partita)
   *[idle] {""}
}
cluedo-table-pawn = · { $pawn_sign } { $pawn } (senza giocatore), { $in_room ->
    [yes] { $place_at }
   *[no] sulla casella { $place }
}
cluedo-table-weapons = { $weapons_n ->
    [one] **Arma { $room_at }**: { $weapons }
   *[other] **Armi { $room_at }**: { $weapons }
}
cluedo-table-weapons-off = { $weapons_n ->
    [one] **Arma fuori dal tabellone**: { $weapons }
    [6] **Armi**: ancora tutte fuori dal tabellone
   *[other] **Armi fuori dal tabellone**: { $weapons }
}
cluedo-table-recent = **Ultime ipotesi**
cluedo-table-hypothesis = **{ $hypothesis }.** { $by }: { $suspect }, { $weapon }, { $room }{ $passed_n ->
    [0] {""}
   *[other] ; niente: { $passed }
}; { $answer ->
    [shown] carta mostrata da { $shown_by }
    [waiting] in attesa di risposta
    [dropped] rimasta senza risposta
   *[none] nessuna carta mostrata
}
cluedo-table-envelope = **La busta**: { $suspect }, { $weapon }, { $room }.
cluedo-alt-table = La pianta della casa, con le pedine, le armi e quello che si può raggiungere.
cluedo-alt-desk = La tua scrivania: la tua pedina, le tue carte, quelle che ti hanno mostrato e, nel tuo turno, le caselle e le stanze raggiungibili, come nel testo di questo messaggio.
cluedo-case-rule = -# Chi non ha niente da mostrare non ha nessuna delle tre carte; chi deve rispondere ne ha almeno una.

# Le lettere delle pedine sulla pianta
cluedo-letter-scarlett = S
cluedo-letter-mustard = M
cluedo-letter-white = B
cluedo-letter-green = V
cluedo-letter-peacock = P
cluedo-letter-plum = Pl
cluedo-picture-hand = Le tue carte
cluedo-picture-seen = Ti hanno mostrato
cluedo-picture-envelope = La busta

## La scrivania

cluedo-desk-no-pawn = Non hai ancora una pedina. Le carte si distribuiscono quando tutti ne hanno una.
cluedo-desk-pawn = **La tua pedina**: { $pawn_sign } { $pawn }. Le carte si distribuiscono quando tutti ne hanno una.
cluedo-desk-hand = **La tua pedina**: { $pawn_sign } { $pawn }. **Le tue carte**: { $cards }.
cluedo-desk-asking = Sei { $room_at }. **Le tue carte**: { $cards }.{ $seen_n ->
    [0] {""}
   *[other] {" "}**Ti hanno mostrato**: { $seen }.
}
cluedo-desk-question = **Ipotesi { $hypothesis }**, { $by } chiede: { $suspect }, { $weapon }, { $room }? ❓
cluedo-desk-order = { $cards_n ->
    [0] Le tue carte rispondono da sole: una già vista da chi chiede, altrimenti una a caso. **Carta da mostrare per prima** stabilisce l’ordine.
   *[other] Le tue carte rispondono da sole: una già vista da chi chiede, altrimenti la prima che va bene fra { $cards }, altrimenti una a caso.
}
cluedo-desk-fitting = { $cards_n ->
    [0] Non hai nessuna di queste carte: rispondi che non hai niente.
    [one] Di queste carte hai: **{ $cards }**.
   *[other] Di queste carte hai: **{ $cards }**. Ne basta una, e scegli tu quale.
}
cluedo-board-pawns = **Sul tabellone**: { noun-cluedo-scarlett.short } { $scarlett } · { noun-cluedo-mustard.short } { $mustard } · { noun-cluedo-white.short } { $white } · { noun-cluedo-green.short } { $green } · { noun-cluedo-peacock.short } { $peacock } · { noun-cluedo-plum.short } { $plum }
cluedo-desk-rooms = Stanze che puoi raggiungere: { $rooms }.
cluedo-desk-squares = { $n ->
    [one] Casella che puoi raggiungere: { $squares }
   *[other] Caselle che puoi raggiungere ({ $n }): { $squares }
}
cluedo-square = { $square }: { $room } a { $n }
cluedo-desk-no-way = Non puoi raggiungere nulla: devi restare.
cluedo-desk-seen = { $who } ti ha mostrato: **{ $card }** (ipotesi { $hypothesis }) 👁
cluedo-desk-given = Hai mostrato a { $who }: { $card } (ipotesi { $hypothesis })
cluedo-desk-hidden = Hai detto di non avere niente, e hai nascosto: { $cards } (ipotesi { $hypothesis }) 🤥
cluedo-desk-missed = La tua accusa: { $suspect }, { $weapon }, { $room }.
cluedo-desk-envelope = **Hai guardato nella busta**: { $suspect }, { $weapon }, { $room }.

## Rifiuti e avvertimenti

refusal-cluedo-no-standing-answers = A questo tavolo ognuno risponde da sé. L’host può decidere altrimenti prima dell’inizio.
refusal-cluedo-not-your-card = Scegli una delle tue carte.
refusal-cluedo-too-few-players = { $n ->
    [one] Una persona sola non basta: ne servono almeno { $least }. Gli altri possono premere **Partecipa**.
   *[other] In { $n }, ogni carta sarebbe nella tua mano, nell’altra o nella busta: non ci sarebbe niente da dedurre. Servono almeno { $least } giocatori; gli altri possono premere **Partecipa**.
}
refusal-cluedo-pawns-chosen = Le pedine sono scelte per tutta la partita.
refusal-cluedo-pawn-taken = Questa pedina è presa. Ancora libere: { $suspects }.
refusal-cluedo-in-choosing = Si stanno ancora scegliendo le pedine. La partita comincia quando tutti ne hanno una.
refusal-cluedo-in-starting = Il tuo turno comincia: tira i dadi, prendi un passaggio segreto, resta o, in una stanza, fai un’ipotesi.
refusal-cluedo-in-rolled = I dadi sono tirati: muovi o resta.
refusal-cluedo-in-arrived = La tua pedina è in una stanza: fai un’ipotesi, o finisci il turno. Potrai uscire nel prossimo.
refusal-cluedo-in-accusing = Hai mosso, e qui non ci sono ipotesi da fare: accusa, o finisci il turno.
refusal-cluedo-in-asking = Sei testimone: prima rispondi all’ipotesi.
refusal-cluedo-in-asked = Hai fatto la tua ipotesi: accusa, o finisci il turno.
refusal-cluedo-passage-or-roll = Hai tirato i dadi: un passaggio segreto si prende al posto del tiro.
refusal-cluedo-no-passage = Qui non c’è un passaggio segreto. Ce l’hanno queste stanze: { $rooms }.
refusal-cluedo-there-already = La tua pedina è già lì. Se non vuoi muovere, resta.
refusal-cluedo-shut-in = Le pedine bloccano tutte le porte: non puoi uscire { $rooms_from }. Resta; nel prossimo turno prendi il passaggio, se c’è.
refusal-cluedo-square-taken = Su quella casella c’è una pedina, quindi non ci si può fermare. Scegli una casella segnata.
refusal-cluedo-out-of-reach = Con { $n } non ci si arriva. Devi muovere esattamente di { $n } caselle, mai in diagonale, senza passare su una pedina né due volte sulla stessa casella. Scegli una casella segnata.
refusal-cluedo-door-blocked = Una pedina blocca l’ingresso: non puoi andare { $rooms_at }.
refusal-cluedo-room-too-far = Con { $n } non puoi andare { $rooms_at }, o ci sono pedine sulla strada.
refusal-cluedo-cellar = In cantina non si va: lì c’è la busta.
refusal-cluedo-inside-a-room = Quella casella è dentro una stanza: di’ il nome della stanza.
refusal-cluedo-no-such-place = Quel posto non esiste. Di’ una stanza, o una casella del corridoio come `r7c4` (riga 7, colonna 4).
refusal-cluedo-not-in-a-room = Le ipotesi si fanno nelle stanze, e la tua pedina è nel corridoio.
refusal-cluedo-same-room = A questo tavolo non puoi fare due ipotesi di fila { $rooms_at }: prima esci, o aspetta che ti chiamino altrove.
refusal-cluedo-asked-already = Un’ipotesi per turno: accusa, o finisci il turno.
refusal-cluedo-nobody-asks = Ora nessuno ti interroga.
refusal-cluedo-must-show = A questo tavolo un testimone che ha una delle carte ne mostra una.
refusal-cluedo-must-show-now = Chi risponde soltanto deve dire la verità: mostra una delle carte che ti chiedono.
refusal-cluedo-not-to-show = Mostra una delle tue carte fra quelle dell’ipotesi: { $suspects }, { $weapons }, { $rooms }.
refusal-cluedo-ask-first = Puoi accusare solo subito dopo la tua ipotesi: prima fanne una.
refusal-cluedo-you-only-answer = Ormai rispondi soltanto alle ipotesi degli altri.
refusal-cluedo-no-false-witnesses = A questo tavolo il bot controlla i testimoni: nessuno può mentire.
refusal-cluedo-denounced-already = Hai già denunciato un testimone: si può una volta sola in una partita.
refusal-cluedo-no-such-hypothesis = { $n ->
    [0] Non c’è ancora nessuna ipotesi.
   *[other] Le ipotesi hanno i numeri da 1 a { $n }.
}
refusal-cluedo-showed-something = Per l’ipotesi { $n } quella persona non ha detto di non avere niente da mostrare.
refusal-cluedo-only-answers = Quella persona ormai risponde soltanto, o ha lasciato la partita: denunciarla non cambierebbe nulla.
caution-cluedo-own-card = Una di queste carte l’hai in mano tu, quindi questa accusa è di sicuro sbagliata. Accusi lo stesso?
caution-cluedo-seen-card = Una di queste carte te l’hanno mostrata, quindi questa accusa è di sicuro sbagliata. Accusi lo stesso?
confirm-cluedo-accuse = **La tua accusa:** { $suspect }, { $weapon }, { $room }.
    Puoi farla una volta sola: se è sbagliata, da lì in poi rispondi soltanto.
confirm-cluedo-denounce = **Denunci** { $player }: ha detto di non avere niente da mostrare per l’ipotesi { $hypothesis }.
    Puoi farlo una volta sola nella partita.

## Regole, secondo la situazione

rules-cluedo-start = **Cluedo in breve**
    Nella busta ci sono tre carte: il colpevole, l’arma, la stanza. Tutte le altre le hanno in mano i giocatori. Vince chi nomina le tre.
    Nel tuo turno tira i dadi e muovi lungo il corridoio verso una stanza. Lì fai un’**ipotesi**: il sospettato e l’arma vengono nella stanza, e i testimoni, a partire dalla tua sinistra, devono mostrarti una delle tre carte se ne hanno (con i falsi testimoni possono nasconderla).
    Subito dopo la tua ipotesi puoi **accusare**, una volta nella partita (o, se l’host ha scelto così, in ogni momento del tuo turno). Se sbagli, da lì in poi rispondi soltanto.
rules-cluedo-choosing = **Scegliere le pedine**
    Ognuno sceglie una pedina, chi prima arriva prima sceglie, e la tiene per tutta la partita. Non ha niente a che fare con le carte che avrai in mano. Poi dà le carte chi fa il tiro più alto.
    In 3 e in 6 comincia Miss Scarlett (altrimenti la pedina seguente in senso orario); in 4 e in 5 gioca prima chi ha una carta in meno.
rules-cluedo-starting = **Il tuo turno comincia**
    • **Tirare**: muovi esattamente di tante caselle quante ne dicono i dadi, in orizzontale o in verticale, mai in diagonale, senza passare su una pedina né due volte sulla stessa casella. Per entrare in una stanza non serve il numero esatto. Un doppio 1 o un doppio 6 porta in qualsiasi stanza.
    • **Passaggio segreto**: Cucina e Studio, Veranda e Salotto sono collegati, senza tirare.
    • **Restare** quanto vuoi; in una stanza puoi **fare un’ipotesi** senza muovere.
rules-cluedo-starting-accuse-any-time = A questo tavolo puoi anche **accusare** ora.
rules-cluedo-starting-repeat-room-forbidden = A questo tavolo non puoi fare due ipotesi di seguito nella stessa stanza: prima devi uscirne.
rules-cluedo-starting-false-witnesses-on = Con i falsi testimoni puoi anche **denunciarne** uno, una volta nella partita, prima che finisca il tuo turno: nomina il testimone che ha detto di non avere niente da mostrare, e l’ipotesi. Se era una bugia, da lì in poi risponde soltanto; se no, non succede niente.
rules-cluedo-rolled = **Hai tirato i dadi**
    Vai in una stanza raggiungibile, su una casella segnata, o resta. Entrare in una stanza chiude il movimento. Una porta con una pedina davanti non serve né per entrare né per uscire.
    Una casella si scrive `r7c4`: riga 7, colonna 4, contate come sul bordo della pianta.
rules-cluedo-rolled-accuse-any-time = A questo tavolo puoi anche **accusare** ora.
rules-cluedo-arrived = **La tua pedina è in una stanza**
    Puoi fare un’ipotesi: un sospettato, un’arma e questa stanza. Puoi nominare carte tue, per confondere gli altri. Se lo scegli insieme all’ipotesi, il turno finisce appena ti mostrano una carta: allora non puoi accusare, ma se nessuno ne mostra puoi ancora farlo. Oppure finisci il turno.
rules-cluedo-arrived-accuse-any-time = A questo tavolo puoi anche **accusare** ora.
rules-cluedo-accusing = **Hai mosso**
    Non ci sono ipotesi da fare: la tua pedina è nel corridoio, o ne hai già fatta una in questa stanza e prima devi uscirne. A questo tavolo puoi accusare in ogni momento del tuo turno: tre nomi qualsiasi, una volta nella partita. Oppure finisci il turno.
rules-cluedo-asking = **Un’ipotesi aspetta risposta**
    I testimoni rispondono uno dopo l’altro, dalla sinistra di chi indaga. Il primo che ha una delle tre carte ne mostra esattamente una, a sua scelta, solo a chi indaga; poi le domande finiscono. Tutti vedono chi non aveva niente e chi ha mostrato, mai che cosa.
rules-cluedo-asked = **Hai fatto la tua ipotesi**
    Puoi accusare: tre nomi qualsiasi, confrontati in segreto con la busta. Se sono giusti, vinci. Se no, le tre carte le vedi solo tu, e da lì in poi rispondi soltanto. Si accusa una volta sola. Oppure finisci il turno.
rules-cluedo-asked-false-witnesses-on = Con i falsi testimoni, se nessuno ha mostrato una carta, non è una prova; se qualcuno ha mentito, denuncialo prima che finisca il tuo turno, ora o in uno dei prossimi.
rules-cluedo-witness = **Sei testimone**
    Se hai una delle tre carte, mostrane una, a tua scelta; la vede solo chi indaga. Il bot te lo chiede anche quando non c’è scelta, così il tempo che passa non tradisce nulla.
rules-cluedo-witness-false-witnesses-on = Con i falsi testimoni puoi anche dire di non avere niente, tranne quando ormai rispondi soltanto. Se qualcuno, nel proprio turno, ti denuncia a ragione, da lì in poi rispondi soltanto.
rules-cluedo-waiting = **È il turno di qualcun altro**
    Segnati chi non aveva niente da mostrare, e chi ha mostrato una carta a chi. **I miei appunti** sono il tuo taccuino.
rules-cluedo-waiting-false-witnesses-on = Con i falsi testimoni puoi denunciarne uno nel tuo turno.
rules-cluedo-out = **Rispondi soltanto**
    Non muovi, non chiedi e non accusi più, ma resti testimone, e dici sempre la verità: mostra una carta quando te la chiedono, e non dire nulla della busta.
rules-cluedo-over = **La partita è finita**
    Se le carte erano state distribuite, la busta è aperta. La cronologia e il file della partita restano qui.

## Sospettati, armi, stanze

noun-cluedo-scarlett = Miss Scarlett
    .short = Scarlett
    .sign = 🔴
    .also = Signorina Scarlett
noun-cluedo-mustard = Colonnello Mustard
    .short = Mustard
    .sign = 🟡
    .also = Colonnello Mostarda
noun-cluedo-white = Signora Bianchi
    .short = Bianchi
    .sign = ⚪
    .also = Signora White|Mrs. White
noun-cluedo-green = Dottor Verde
    .short = Verde
    .sign = 🟢
    .also = Reverendo Green|Dottor Green|Mr. Green
noun-cluedo-peacock = Signora Pavone
    .short = Pavone
    .sign = 🔵
    .also = Signora Peacock|Contessa Peacock|Mrs. Peacock
noun-cluedo-plum = Professor Plum
    .short = Plum
    .sign = 🟣
    .also = Professore Plum
noun-cluedo-dagger = Pugnale
    .with = con il Pugnale
noun-cluedo-candlestick = Candeliere
    .with = con il Candeliere
    .also = Candelabro
noun-cluedo-revolver = Rivoltella
    .with = con la Rivoltella
    .also = Pistola
noun-cluedo-rope = Corda
    .with = con la Corda
noun-cluedo-cosh = Spranga
    .with = con la Spranga
    .also = Tubo di piombo|Manganello
noun-cluedo-spanner = Chiave inglese
    .with = con la Chiave inglese
noun-cluedo-nothing = Niente da mostrare
noun-cluedo-kitchen = Cucina
    .at = in Cucina
    .from = dalla Cucina
noun-cluedo-ball_room = Sala da ballo
    .at = nella Sala da ballo
    .from = dalla Sala da ballo
noun-cluedo-conservatory = Veranda
    .at = nella Veranda
    .from = dalla Veranda
    .also = Serra
noun-cluedo-billiard_room = Sala del biliardo
    .short = Biliardo
    .at = nella Sala del biliardo
    .from = dalla Sala del biliardo
    .also = Sala da biliardo|Biliardo
noun-cluedo-library = Biblioteca
    .at = in Biblioteca
    .from = dalla Biblioteca
noun-cluedo-study = Studio
    .at = nello Studio
    .from = dallo Studio
noun-cluedo-hall = Anticamera
    .at = nell’Anticamera
    .from = dall’Anticamera
    .also = Ingresso|Atrio
noun-cluedo-lounge = Salotto
    .at = in Salotto
    .from = dal Salotto
    .also = Soggiorno
noun-cluedo-dining_room = Sala da pranzo
    .at = nella Sala da pranzo
    .from = dalla Sala da pranzo

## La scheda

cluedo-sheet-suspects = Sospettati
cluedo-sheet-weapons = Armi
cluedo-sheet-rooms = Stanze
cluedo-sheet-envelope = La busta

## Perché una cosa è certa

cluedo-why-hand = { $held ->
    [yes] { $card } è nella tua mano.
   *[no] Vedi la tua mano: { $card } non c’è.
}
cluedo-why-told = { $how ->
    [saw] Al n. { $no }, { $who } ti ha mostrato { $cards }.
    [envelope] Il n. { $no } ti ha fatto vedere che cosa c’è nella busta: { $cards }.
    [confessed] Il n. { $no } ha rivelato una bugia: { $who } aveva nascosto { $cards }.
    [cleared] Al n. { $no } si è saputo che { $who } non aveva mentito: fra { $cards } non ha niente.
   *[passed] Al n. { $no }, { $who } non aveva niente da mostrare fra { $cards }.
}
cluedo-why-one-of = { $how ->
    [asked] Al n. { $no }, { $who } deve mostrare una carta fra { $cards }
    [caught] Al n. { $no } si è saputo che { $who } nascondeva una carta fra { $cards }
   *[showed] Al n. { $no }, { $who } ha mostrato una carta fra { $cards }
}: { $mine_n ->
    [0] {""}
    [one] non { $mine } (è tua),{" "}
   *[other] non { $mine } (sono tue),{" "}
}{ $seen_n ->
    [0] {""}
    [one] non { $seen } (vista al n. { $seen_nos }),{" "}
   *[other] non { $seen } (viste { $seen_nos_n ->
        [one] al n. { $seen_nos }
       *[other] ai nn. { $seen_nos }
    }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] non { $passed } (niente da mostrare { $passed_nos_n ->
        [one] al n. { $passed_nos }
       *[other] ai nn. { $passed_nos }
    }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] non { $above } (vedi sopra),{" "}
}quindi { $card }.
cluedo-why-kind = Nella busta c’è una carta di ogni tipo: { $mine_n ->
    [0] {""}
    [one] non { $mine } (è tua),{" "}
   *[other] non { $mine } (sono tue),{" "}
}{ $seen_n ->
    [0] {""}
    [one] non { $seen } (vista al n. { $seen_nos }),{" "}
   *[other] non { $seen } (viste { $seen_nos_n ->
        [one] al n. { $seen_nos }
       *[other] ai nn. { $seen_nos }
    }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] non { $above } (vedi sopra),{" "}
}quindi { $card }.
cluedo-why-nowhere-else = La carta { $card } non è tua{ $passed_n ->
    [0] {""}
    [one] , e { $passed } non aveva niente da mostrare (n. { $passed_nos })
   *[other] , e { $passed } non avevano niente da mostrare ({ $passed_nos_n ->
        [one] n. { $passed_nos }
       *[other] nn. { $passed_nos }
    })
}{ $above_n ->
    [0] {""}
    [one] , e { $above } non può averla (vedi sopra)
   *[other] , e { $above } non possono averla (vedi sopra)
}{ $sealed ->
    [yes] , e nella busta c’è un’altra carta di questo tipo{ $sealed_nos_n ->
        [0] {""}
       *[other] {" "}({ $sealed_nos_n ->
            [one] n. { $sealed_nos }
           *[other] nn. { $sealed_nos }
        })
    }
   *[no] {""}
}. Quindi è { $who ->
    [none] nella busta.
   *[other] in mano a { $who }.
}
cluedo-why-whole-hand = { $who } ha in mano { $size ->
    [one] una carta, ed è
   *[other] { $size } carte, e sono
} { $seen_n ->
    [0] {""}
   *[other] { $seen } ({ $seen_nos_n ->
        [one] n. { $seen_nos }
       *[other] nn. { $seen_nos }
    }){ $above_n ->
        [0] {""}
       *[other] {" "}e{" "}
    }
}{ $above_n ->
    [0] {""}
   *[other] { $above } (vedi sopra)
}: nient’altro.
cluedo-why-no-others = { $who } ha in mano { $size ->
    [one] una carta
   *[other] { $size } carte
}, e per quella mano restano solo { $cards }{ $nos_n ->
    [0] {""}
   *[other] {" "}({ $nos_n ->
        [one] n. { $nos }
       *[other] nn. { $nos }
    })
}.
cluedo-why-no-room = { $who } ha in mano { $size } carte: { $held_n ->
    [0] {""}
   *[other] { $held }, e{" "}
}{ $nos_n ->
    [one] una di quelle della risposta al n. { $nos }
   *[other] una per ogni risposta (nn. { $nos }), che non hanno in comune nessuna carta possibile
}{ $also_n ->
    [0] {""}
   *[other] {" "}(vedi { $also_n ->
        [one] n. { $also }
       *[other] nn. { $also }
    })
}. Per { $cards_n ->
    [one] la carta
   *[other] le carte
} { $cards } non c’è posto.
cluedo-why-fork = { $how ->
    [asked] Al n. { $no }, { $who } deve mostrare una carta fra { $cards }
    [caught] Al n. { $no } si è saputo che { $who } nascondeva una carta fra { $cards }
   *[showed] Al n. { $no }, { $who } ha mostrato una carta fra { $cards }
}: { $mine_n ->
    [0] {""}
    [one] non { $mine } (è tua),{" "}
   *[other] non { $mine } (sono tue),{" "}
}{ $seen_n ->
    [0] {""}
    [one] non { $seen } (vista al n. { $seen_nos }),{" "}
   *[other] non { $seen } (viste { $seen_nos_n ->
        [one] al n. { $seen_nos }
       *[other] ai nn. { $seen_nos }
    }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] non { $passed } (niente da mostrare { $passed_nos_n ->
        [one] al n. { $passed_nos }
       *[other] ai nn. { $passed_nos }
    }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] non { $above } (vedi sopra),{" "}
}quindi, caso per caso:
cluedo-why-case = **{ $label }** Se è { $card }:
cluedo-why-suppose = Supponi che { $card } { $held ->
    [yes] sia
   *[no] non sia
} { $who ->
    [none] nella busta.
   *[other] in mano a { $who }.
}
cluedo-why-clash = Non può essere: { $rule ->
    [one_of] { $who } deve avere una carta fra { $cards }, e non potrebbe averne nessuna
    [kind] nella busta non ci sarebbe nessuna carta fra { $cards }
    [nowhere_else] { $card } non potrebbe essere in mano a nessuno, né nella busta
    [whole_hand] { $who } avrebbe in mano { $cards }, e ha solo { $size ->
        [one] una carta
       *[other] { $size } carte
    }
    [no_others] resterebbero troppo poche carte per la mano di { $who } (ne servono { $size })
   *[clash] { $card } sarebbe insieme { $who ->
        [none] nella busta e altrove
       *[other] in mano a { $who } e altrove
    }
}{ $nos_n ->
    [0] {""}
    [one] {" "}(n. { $nos })
   *[other] {" "}(nn. { $nos })
}.
cluedo-why-so = Quindi { $card } { $held ->
    [yes] è
   *[no] non è
} { $who ->
    [none] nella busta.
   *[other] in mano a { $who }.
}
cluedo-why-together = Mettendo tutto insieme, { $nos_n ->
    [0] la tua mano lascia
    [one] il n. { $nos } lascia
   *[other] i nn. { $nos } lasciano
} una sola possibilità: { $held ->
    [yes] { $card } è { $who ->
        [none] nella busta.
       *[other] in mano a { $who }.
    }
   *[no] { $card } non è { $who ->
        [none] nella busta.
       *[other] in mano a { $who }.
    }
}

## Le regole intere, pagina per pagina; l’ultima pagina è un esempio di turno

rulebook-cluedo-1 = **Lo scopo**
    Il Dottor Black è morto in casa sua. Chi è stato, con quale arma, in quale stanza? Le carte sono 21: 6 sospettati, 6 armi, 9 stanze. Una carta di ogni tipo è nella **busta**: è la soluzione. Vince chi la nomina per primo.
    Le altre 18 carte si distribuiscono. Una carta che vedi non è nella busta: è così che si va avanti.
    Si gioca da 3 a 6. Le carte che hai in mano non hanno niente a che fare con la tua pedina.
rulebook-cluedo-2 = **La preparazione**
    Ognuno sceglie una pedina: chi prima arriva, prima sceglie. Tutte e sei stanno sulle caselle di partenza, anche quelle che nessuno gioca. Le armi entrano in casa quando vengono nominate.
    I giocatori tirano i dadi; dà le carte chi fa il tiro più alto, una alla volta. In quattro o in cinque qualcuno ha una carta in meno: gioca per primo. In tre o in sei comincia Miss Scarlett; se non la gioca nessuno, la pedina seguente in senso orario.
    Si gioca in senso orario.
rulebook-cluedo-3 = **Muovere**
    Nel tuo turno scegli:
    • **tirare i dadi** e muovere nel corridoio esattamente della loro somma, mai in diagonale e mai due volte sulla stessa casella. Non si passa da una casella dove c’è una pedina. In una stanza si entra da una porta; lì il numero non deve essere esatto, e il movimento finisce;
    • prendere il **passaggio segreto** di una stanza d’angolo, senza tirare;
    • **restare** dove sei.
    {""}**Doppio 1 o doppio 6**: puoi andare subito nella stanza che vuoi.
rulebook-cluedo-4 = **L’ipotesi**
    In una stanza puoi fare un’ipotesi per turno: un sospettato, un’arma e la stanza in cui sei. La pedina del sospettato e l’arma vengono lì e ci restano.
    I testimoni rispondono uno per uno, a partire dalla tua sinistra. Chi non ha nessuna delle tre carte passa. Il primo che ne ha almeno una te ne mostra **una sola**, a sua scelta, e solo a te; le domande finiscono lì.
    Gli altri vedono chi ha passato e chi ha mostrato, non quale carta. Puoi nominare carte che hai in mano tu.
    Con l’ipotesi puoi dire che il turno finisce appena ti mostrano una carta. Un tavolo può anche vietare due ipotesi di fila nella stessa stanza: prima esci, o aspetta che ti chiamino altrove.
rulebook-cluedo-5 = **L’accusa, e la fine**
    Subito dopo la tua ipotesi puoi accusare: tre carte, qualsiasi stanza. Nella busta guardi solo tu.
    • **Giusta**: mostri le carte e vinci.
    • **Sbagliata**: non giochi più, ma rispondi ancora alle ipotesi. Nessuno viene a sapere che cosa hai nominato.
    Si accusa una volta sola. Se tutti hanno sbagliato, non vince nessuno.
    Chi lascia la partita non ha più turni; le sue carte continuano a rispondere, e dicono il vero. Se nessuno gioca per due giri, la partita finisce senza vincitori.
    Se il tavolo ha deciso così, puoi accusare in ogni momento del tuo turno.
rulebook-cluedo-6 = **Falsi testimoni, o carte che rispondono (opzioni)**
    Nelle regole del 1974 un testimone può nascondere una carta; se viene scoperto, non gioca più e risponde soltanto. Con questa opzione un testimone può dire di non avere niente. Una volta nella partita, nel tuo turno, puoi **denunciare** un testimone per un’ipotesi. Se ha mentito, è fuori; se no, non vieni a sapere altro. Chi prende il posto di qualcuno risponde anche delle sue bugie: le elenca **La mia scrivania**.
    Senza questa opzione ogni testimone dice la verità, e sceglie soltanto quale carta mostrare.
    Un tavolo può anche lasciare che **le carte rispondano da sole**, subito e senza mentire: con una carta già vista da chi chiede, altrimenti con la prima che va bene fra quelle scelte con **Carta da mostrare per prima**, altrimenti con una a caso.
rulebook-cluedo-7 = **Esempio di turno**
    Anna gioca con la Signora Bianchi. È nella Sala da ballo, tira 3 e 4, entra nella Veranda, a quattro caselle, e fa un’ipotesi: Colonnello Mustard, la Corda, nella Veranda. La pedina di Mustard e la Corda vengono lì.
    Alla sua sinistra Bruno non ha nessuna delle tre carte: passa. Chiara ha la Corda e la Veranda. Sceglie, e mostra la Corda solo ad Anna. A Diana non si chiede più nulla.
    Anna cancella la Corda. Bruno sa soltanto che Chiara ha una delle tre, e tutti sanno che Bruno non ne ha. Anna non accusa: il suo turno è finito.

## La lezione: qualche decisione di una partita vera, e perché

lesson-cluedo-start = **Cluedo in cinque minuti**
    Nella busta ci sono un sospettato, un’arma e una stanza. Le altre 18 carte sono in tre mani: la tua, quella di Camille alla tua sinistra, e quella di Robin. Tu giochi con il Dottor Verde.
    Ecco quattro decisioni di una partita vera.
lesson-cluedo-1 = Robin è nella Sala da pranzo e fa un’ipotesi: Miss Scarlett, il Candeliere, la Sala da pranzo. Tu non hai nessuna di queste carte: passi. Camille mostra una carta, solo a Robin.
    {""}**Che cosa sai adesso?**
lesson-cluedo-1-candlestick = Camille ha il Candeliere
lesson-cluedo-1-candlestick-why = Forse, ma la carta non l’hai vista: può essere una qualsiasi delle tre.
lesson-cluedo-1-one = Camille ha una delle tre carte
lesson-cluedo-1-one-why = Sì: almeno una. Segnatelo: il giorno in cui saprai che gliene mancano due, conoscerai la terza.
lesson-cluedo-1-none = Nessuna delle tre è nella busta
lesson-cluedo-1-none-why = No: è stata mostrata una carta sola. Le altre due possono essere ovunque, anche nella busta.
lesson-cluedo-2 = Hai tirato 11 e la tua pedina è entrata nella Sala del biliardo.
    {""}**Quale ipotesi puoi fare?**
lesson-cluedo-2-library = Verde, il Pugnale, la Biblioteca
lesson-cluedo-2-library-why = No: la stanza è sempre quella in cui è la tua pedina, qui la Sala del biliardo.
lesson-cluedo-2-weapons = Pugnale, Candeliere, Sala del biliardo
lesson-cluedo-2-weapons-why = No: un’ipotesi è sempre un sospettato, un’arma e una stanza.
lesson-cluedo-2-billiard = Verde, il Pugnale, la Sala del biliardo
lesson-cluedo-2-billiard-why = Sì: il sospettato può essere anche la tua pedina. Puoi perfino nominare carte che hai in mano, per sapere qualcosa delle altre.
lesson-cluedo-3 = Hai nominato il Dottor Verde, il Pugnale e la Sala del biliardo. Camille, interrogata per prima, ti mostra il **Pugnale**.
    {""}**Che cosa puoi cancellare?**
lesson-cluedo-3-all = Tutte e tre le carte
lesson-cluedo-3-all-why = No: le domande finiscono alla prima carta. Del Dottor Verde e della Sala del biliardo non sai più di prima.
lesson-cluedo-3-dagger = Solo il Pugnale
lesson-cluedo-3-dagger-why = Sì: ce l’ha Camille, quindi non è nella busta. Che cosa mostrare l’ha scelto Camille, forse per nascondere un’altra carta.
lesson-cluedo-3-nothing = Niente: può essere un bluff
lesson-cluedo-3-nothing-why = Qualcosa sì: una carta mostrata è vera. L’hai vista, quindi non è nella busta.
lesson-cluedo-4 = Robin, in Cucina, nomina Miss Scarlett, la Chiave inglese e la Cucina. Il primo testimone sei tu. Di queste carte hai la **Cucina**.
    {""}**Che cosa fai?**
lesson-cluedo-4-pass = Dico che non ho niente
lesson-cluedo-4-pass-why = No: chi ha una delle carte deve mostrarne una. Solo l’opzione dei falsi testimoni permette di mentire, ed è un rischio.
lesson-cluedo-4-table = Mostro la Cucina a tutti
lesson-cluedo-4-table-why = No: una carta si mostra solo a chi chiede. Gli altri sanno soltanto che hai risposto.
lesson-cluedo-4-robin = Mostro la Cucina solo a Robin
lesson-cluedo-4-robin-why = Sì: è l’unica che puoi mostrare. Quando ne hai più d’una, mostra piuttosto quella che si conosce già.
lesson-cluedo-end = **Non ti serve altro per giocare.** Cancella quello che vedi, segnati chi passa e chi risponde, e accusa solo quando hai la certezza: si accusa una volta sola. **La mia scheda** tiene il conto.

## I comandi (i loro nomi inglesi sono nel codice)

command-cluedo = cluedo
command-cluedo-description = Gioca a Cluedo al tavolo di questo canale.

command-cluedo-pawn = pedina
command-cluedo-pawn-description = Scegli la tua pedina, prima che si distribuiscano le carte.
command-cluedo-pawn-suspect = sospettato
command-cluedo-pawn-suspect-description = La pedina con cui giochi.

command-cluedo-roll = tira
command-cluedo-roll-description = Tira i due dadi.

command-cluedo-move = muovi
command-cluedo-move-description = Muovi la tua pedina secondo il tiro dei dadi.
command-cluedo-move-to = verso
command-cluedo-move-to-description = Una stanza, o una casella come r7c4 (riga 7, colonna 4).

command-cluedo-passage = passaggio
command-cluedo-passage-description = Prendi il passaggio segreto invece di tirare i dadi.

command-cluedo-stay = resta
command-cluedo-stay-description = Lascia la tua pedina dov’è.

command-cluedo-suggest = ipotesi
command-cluedo-suggest-description = Fai un’ipotesi nella stanza in cui è la tua pedina.
command-cluedo-suggest-suspect = sospettato
command-cluedo-suggest-suspect-description = Chi potrebbe essere stato; la sua pedina viene nella stanza.
command-cluedo-suggest-weapon = arma
command-cluedo-suggest-weapon-description = Quale potrebbe essere l’arma; viene nella stanza.
command-cluedo-suggest-end = finisci
command-cluedo-suggest-end-description = Finisci il turno appena ti mostrano una carta, senza accusare.

command-cluedo-show = mostra
command-cluedo-show-description = Rispondi a un’ipotesi con una delle tue carte; la vede solo chi l’ha fatta.
command-cluedo-show-card = carta
command-cluedo-show-card-description = Una delle tre carte nominate.

command-cluedo-prefer = preferisci
command-cluedo-prefer-description = Di’ quale delle tue carte mostrare per prima, dove le carte rispondono da sole.
command-cluedo-prefer-card = carta
command-cluedo-prefer-card-description = Una delle tue carte.

command-cluedo-accuse = accusa
command-cluedo-accuse-description = Di’ che cosa c’è nella busta; una volta sola nella partita.
command-cluedo-accuse-suspect = sospettato
command-cluedo-accuse-suspect-description = Il colpevole.
command-cluedo-accuse-weapon = arma
command-cluedo-accuse-weapon-description = L’arma del delitto.
command-cluedo-accuse-room = stanza
command-cluedo-accuse-room-description = Il luogo del delitto.

command-cluedo-denounce = denuncia
command-cluedo-denounce-description = Denuncia un testimone che ha nascosto una carta; una volta sola nella partita.
command-cluedo-denounce-player = giocatore
command-cluedo-denounce-player-description = Il testimone che ha mentito.
command-cluedo-denounce-suggestion = ipotesi
command-cluedo-denounce-suggestion-description = Il numero dell’ipotesi.

command-cluedo-end = finisci
command-cluedo-end-description = Finisci il tuo turno.

## Tecniche di deduzione, dalla più facile

technique-cluedo-told = A colpo d’occhio
technique-cluedo-told-page = Basta una sola cosa che ti è stata detta: una carta della tua mano, una carta che ti è stata mostrata o, dove nessun testimone può mentire, qualcuno che non aveva niente da mostrare.
    {""}*Esempio:* a Robin si chiedono Verde, la Corda e l’Anticamera, e non ha niente da mostrare. Robin non ha nessuna delle tre.
technique-cluedo-one-of = Una delle mostrate
technique-cluedo-one-of-page = Qualcuno ha mostrato una carta su tre. Cancella quelle che non può avere; se ne resta una, era quella.
    {""}*Esempio:* Camille mostra a Robin una carta fra Plum, la Spranga e lo Studio. La Spranga è tua, e prima Camille non aveva niente da mostrare per lo Studio. Era Plum.
technique-cluedo-kind = L’ultima del suo tipo
technique-cluedo-kind-page = Nella busta ci sono un sospettato, un’arma e una stanza. Se tutte le carte di un tipo meno una sono altrove, quella è nella busta.
    {""}*Esempio:* delle sei armi, due sono tue e di altre tre sai dove sono. La sesta è nella busta.
technique-cluedo-nowhere-else = In nessun altro posto
technique-cluedo-nowhere-else-page = Ogni carta è da qualche parte. Se per una carta tutti i posti meno uno sono esclusi, è in quello.
    {""}*Esempio:* la Biblioteca non è tua, e né Camille né Robin avevano niente da mostrare quando è stata chiesta. È nella busta.
technique-cluedo-whole-hand = Mano completa
technique-cluedo-whole-hand-page = Sai quante carte ha in mano ognuno. Quando le conosci tutte, non ne ha altre.
    {""}*Esempio:* Robin ha in mano tre carte: Verde, la Corda e l’Anticamera. Quindi Robin non ha la Cucina, anche se nessuno gliel’ha mai chiesta.
technique-cluedo-no-others = Ne restano giuste giuste
technique-cluedo-no-others-page = Se per una mano restano solo tante carte quante ne contiene, le ha tutte.
    {""}*Esempio:* Robin ha in mano quattro carte, e tutte sono escluse meno Plum, la Spranga, lo Studio e l’Anticamera. Robin ha queste quattro.
technique-cluedo-no-room = Non c’è più posto
technique-cluedo-no-room-page = Le risposte a ipotesi senza carte in comune occupano una carta ciascuna. Se riempiono la mano, tutte le altre carte sono escluse.
    {""}*Esempio:* di Robin non conosci due carte. Robin ha mostrato una carta fra Plum e la Spranga, e un’altra volta una fra Verde e l’Anticamera. Robin ha solo una carta di ogni coppia.
technique-cluedo-cases = Caso per caso
technique-cluedo-cases-page = Nessun passo basta da solo, ma i casi sono pochi, e tutti portano alla stessa cosa. Supponi un caso dopo l’altro, e seguilo fino in fondo.
    {""}*Esempio:* Robin ha mostrato una carta fra la Spranga e l’Anticamera. Camille ha mostrato una carta fra Verde e la Spranga, e poi una fra Verde e l’Anticamera. Se Robin ha la Spranga, la prima carta di Camille era Verde; se Robin ha l’Anticamera, lo era la seconda. Quindi Camille ha Verde.
