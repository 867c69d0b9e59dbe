# Le serate: una serata di gioco che si pianifica, si divide in tavoli giro per giro, e finisce.

night-title = ## Serata di gioco 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-title-own = ## { $title } 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-untitled = Serata di gioco
night-host = Host della serata: { $people }.
night-weekly = Ogni settimana a quest’ora. 🔁
night-places = { $free ->
    [0] Tutti i posti ({ $n }) sono presi. Chi si iscrive va in lista d’attesa, e sale quando un posto si libera. 🪑
    [one] È libero un posto su { $n }. 🪑
   *[other] Sono liberi { $free } posti su { $n }. 🪑
}
night-standby = Lista d’attesa ({ $n }): { $people } 🕰️
night-coming = { $n ->
    [0] Ancora nessuna iscrizione.
    [one] **Una persona** in lista, già qui { $here }:
   *[other] **{ $n } persone** in lista, già qui { $here }:
}
night-guest = { $at ->
    [here] • ✅ { $person }
    [rests] • 💤 { $person }
   *[comes] • { $person }
}{ $wishes ->
    [yes] : { $likes }
   *[no] {""}
}
night-guests = { $at ->
    [here] • ✅ { $people }
    [rests] • 💤 { $people }
   *[comes] • { $people }
}
night-hint = -# { $open ->
    [yes] Con **Ci sono** aspetti un tavolo (✅); i tavoli li fa l’host. 💤 sta a guardare.
   *[no] **Vengo** ti iscrive. Da mezz’ora prima premi **Ci sono**.
}
night-round = **Giro { $round }**, { $n ->
    [one] una persona presente
   *[other] { $n } persone presenti
}:
night-table = { $stage ->
    [over] • ~~Tavolo { $n }, { $game }~~: { $people }
    [open] • **Tavolo { $n }**, { $game }: { $people } → { $thread }
   *[planned] • **Tavolo { $n }**, { $game }: { $people }
}
night-tables = { $n ->
    [one] • Un altro tavolo
   *[other] • Altri { $n } tavoli
}
night-opening = { $n ->
    [one] Un tavolo si apre
   *[other] { $n } tavoli si aprono
} { $minutes ->
    [one] fra un minuto circa
   *[other] nei prossimi { $minutes } minuti
}: Discord accetta solo un certo numero di thread alla volta.
night-waiting = In attesa di un tavolo ({ $n }): { $people }
night-free = Presenti, ma non in attesa ({ $n }): { $people }
night-round-hint = -# Per un tavolo: **Ci sono** o, dopo una partita, **Gioco ancora**. Si apre un minuto dopo che aspettate in due.
night-offer = { $people }: il tavolo { $n } ha finito. Chi preme **Gioco ancora** aspetta un altro tavolo: quando aspettano due persone, si apre circa un minuto dopo. Chi non lo preme non riceve carte. 🕯️
night-offer-closed = Il tavolo { $n } ha finito, e questa serata anche. 🕯️
night-lacks = { $what ->
    [create_events] Questa serata non è nel calendario del server: mi manca il permesso **{ $permission }**. ⚠️
   *[other] Qui mi manca il permesso **{ $permission }**. ⚠️
}
night-is-over = { $rounds ->
    [0] Questa serata non si fa.
    [one] Questa serata è finita, dopo un giro.
   *[other] Questa serata è finita, dopo { $rounds } giri.
}
night-reminder = La serata di gioco comincia { $soon }: { $people } 🕯️
night-moved = { $people_n ->
    [0] La serata di gioco è stata spostata
   *[other] { $people }: la serata di gioco è stata spostata
}. Ora comincia **{ $at }** ({ $soon }), non { $before }. Se sei in lista, ci resti.
night-relocated = { $people_n ->
    [0] La serata di gioco ({ $soon })
   *[other] { $people }: la serata di gioco ({ $soon })
} ora si tiene in questo canale, non in { $before }. Se sei in lista, ci resti.
night-moved-up = { $people }: da ora in lista per la serata di gioco ({ $soon }), perché si è liberato un posto. Chi non può venire lo dica, e il posto va a chi segue. 🪑
night-called-off = { $people }: la serata di gioco di **{ $at }** è annullata.
night-event = Serata di gioco con Alibi
night-event-about = Giochi di deduzione in un canale di questo server: { $games }. Iscriviti lì premendo un pulsante; gioca chi c’è.
night-thread = Tavolo { $n }: { $game }
night-call = { $people }: il vostro tavolo, { $game }. Si comincia subito. 🕯️

night-you-come = Sei in lista. Inizio: **{ $at }** ({ $soon }), nel tuo fuso orario.
night-you-here = Ci sei, numero { $place } di { $n } in attesa di un tavolo. Quando l’host fa i tavoli, ne hai uno. Fino ad allora puoi cambiare idea. ✅
night-you-wait = Ci sei, numero { $place } di { $n } in attesa di un tavolo. Quando aspettano due persone, si apre un tavolo circa un minuto dopo. Fino ad allora puoi cambiare idea. ✅
night-you-rest = Ci sei, ma non aspetti un tavolo, quindi non ricevi carte. Premi **Gioco ancora** per aspettarne uno. 💤
night-you-play = Ci sei, e il tuo tavolo sta giocando. Quando finisce, ne hai un altro se premi **Gioco ancora**. ✅
night-you-standby = Tutti i posti ({ $places }) sono presi. Sei in lista d’attesa, numero { $place } di { $n }, per **{ $at }** ({ $soon }). Quando si libera un posto, sali senza fare nulla, e te lo dico in questo canale. 🕰️
night-you-not = Non sei in lista. Inizio: **{ $at }** ({ $soon }), nel tuo fuso orario.
night-you-owe = Il tuo tavolo in { $thread } continua, e ti aspetta. Lì, **/tavolo sostituisci** cede il tuo posto.
night-likes = A che cosa ti piace giocare?
night-which = Questo momento si può leggere in più modi.
night-which-choose = Quale intendi?
night-planned = La serata è pianificata per **{ $at }**; la lista è nel canale.
night-zone = -# { $own ->
    [yes] Leggo gli orari secondo il fuso di { $zone }. **/io orari** imposta il tuo fuso orario.
   *[no] Leggo gli orari secondo il fuso di { $zone }, scelto da questo server. **/io orari** imposta un fuso orario tuo.
}
night-no-event = Non è nel calendario del server: mi manca il permesso **{ $permission }**. Con quello ce la metto.
night-split = { $n ->
    [one] **Giro { $round }**: si sta aprendo un tavolo in un thread.
   *[other] **Giro { $round }**: si stanno aprendo { $n } tavoli, ognuno in un thread.
}
night-form = Pianifica una serata di gioco
night-form-when = Quando comincia?
night-form-prompt = 20:30, domani 20:30, tra 3 h, 24/12 20:30
night-form-where = Una grande città del tuo fuso orario
night-form-city = Roma, Zurigo, Londra
night-form-move = Sposta la serata di gioco
night-form-title = Come si chiama?
night-edit = Inizio: **{ $at }**. In lista: { $n }; posti: { $places }.
night-edit-stays = Chi è in lista ci resta, e riceve un avviso se la serata viene spostata.
night-edit-channel = -# Per tenerla in un altro canale: **/serata modifica** con **canale**.
night-edit-cohosts = Co-host, con gli stessi diritti: { $people }
night-edit-places = { $n } posti
night-button-places = Quante persone possono venire?
night-button-cohosts = Chi fa da host con te?
night-end-question = Finire la serata? I tavoli che giocano vanno avanti fino alla fine; non segue nessun altro giro.
night-cancel-question = Annullare la serata?
night-end-weekly = La prossima comincia { $at }. Per non pianificarne altre, prima premi **Una volta sola**. 🔁
night-once = Una volta sola
night-end-sure = Finisci
night-ended = La serata è finita.
night-trouble = { $what ->
    [create_events] La serata di gioco in { $channel } va avanti; solo che non è nel calendario del server, perché mi manca il permesso **{ $permission }**.
   *[other] La serata di gioco in { $channel } è in attesa: lì mi manca il permesso **{ $permission }**. Riparte da sola appena ce l’ho.
}

night-gone = Il canale della serata di gioco di { $at } è stato eliminato, quindi la serata è finita. **/serata pianifica** ne pianifica un’altra altrove.

night-champions = **Più partite vinte**: { $people } ({ $wins }) 🏆
night-moment = Il momento più bello: { $moment } ✨
night-feat = { $feat ->
    [silent] { $who } ha trovato la soluzione di { $game } facendo meno domande di tutti gli altri.
   *[swift] { $who } ha vinto a { $game } in { $n } mosse in tutto, e tutti sono rimasti fino alla fine.
}
night-honour = { $title ->
    [decisive] La domanda decisiva: { $people }
   *[silent] In silenzio, e con ragione: { $people }
} 🏅
night-won = • Tavolo { $n }, { $game }: { $people }
night-undecided = { $n ->
    [one] • Una partita che nessuno in lista ha vinto
   *[other] • { $n } partite che nessuno in lista ha vinto
}
night-still = Si gioca ancora: { $threads }
night-more = { $n ->
    [one] • Un’altra partita vinta
   *[other] • Altre { $n } partite vinte
}
night-picture-title = Serata di gioco
night-picture-wins = { $wins ->
    [0] Non ha vinto nessuno
    [one] Una partita vinta
   *[other] { $wins } partite vinte
}
night-picture-others = { $n ->
    [one] un’altra persona
   *[other] altre { $n } persone
}
night-alt = La fine di una serata di gioco con { $n ->
    [one] una partita
   *[other] { $n } partite
}. { $people_n ->
    [0] Non ha vinto nessuno.
   *[other] Più vittorie di tutti: { $people } ({ $wins }).
}

night-same-deal = Più tavoli giocano con le stesse carte: vince chi fa meno turni. Tutto resta segreto finché non hanno finito tutti. 🟰
night-call-same = { $n ->
    [one] Alla fine queste carte le ha solo questo tavolo.
   *[other] { $n } tavoli giocano proprio con queste carte, e vince quello a cui servono meno turni. Questo thread lo leggete solo voi; per favore, tenete fra voi quello che succede qui finché non hanno finito tutti.
} 🟰
night-raced = **Le stesse carte a più tavoli**: la fortuna non conta, vince il tavolo che fa meno turni. Servono almeno due tavoli della stessa grandezza; chi avanza ha un tavolo normale, o aspetta il prossimo giro. 🟰
night-raced-prompt = Quale gioco?
night-split-same = Ai tavoli { $tables } si gioca con le stesse carte, ognuno in un thread privato. 🟰
night-barred = Restano fuori, perché possono leggere ogni thread di questo canale: { $people } 👁️
night-compared = ## Le stesse carte, giro { $round }: { $game } 🟰
    Tutti i tavoli hanno finito, quindi ora ogni thread mostra com’è andata la sua partita. Vince quello con meno turni, contando tutti i suoi giocatori.
night-compared-table = { $turns ->
    [0] • Tavolo { $n }, non risolto: { $people }
    [one] **{ $place }.** Tavolo { $n }, un turno: { $people }
   *[other] **{ $place }.** Tavolo { $n }, { $turns } turni: { $people }
}
night-compared-more = { $n ->
    [one] • Un altro tavolo
   *[other] • Altri { $n } tavoli
}
night-fastest = Le stesse carte, giro { $round }: { $tables_n ->
    [one] il più veloce è stato il tavolo { $tables }
   *[other] i più veloci sono stati i tavoli { $tables }
} ({ $turns ->
    [one] un turno solo
   *[other] { $turns } turni
}) 🟰
night-end-twins = Finire la serata? I tavoli che giocano ancora con le stesse carte vengono fermati e arrivano ultimi, così tutti possono vedere com’è andata. Gli altri vanno avanti fino alla fine; non segue nessun altro giro.
twin-through = { $solvers_n ->
    [0] Questo tavolo ha finito; nessuno ha risolto il caso. 🔒
    [one] Questo tavolo ha finito: { $solvers } ha risolto il caso, dopo { $turns ->
        [one] un turno solo
       *[other] { $turns } turni
    } di tutti i giocatori insieme. 🔒
   *[other] Questo tavolo ha finito: { $solvers } hanno risolto il caso, dopo { $turns ->
        [one] un turno solo
       *[other] { $turns } turni
    } di tutti i giocatori insieme. 🔒
}
    Altri tavoli hanno le stesse carte, quindi non si mostra altro finché non ha finito l’ultimo. Poi il resto arriva qui da solo.
ended-by-night = La serata è finita, quindi questo tavolo è chiuso; non vince nessuno. **/tavolo esporta** dà la partita come file.

night-button-come = Vengo
night-button-leave = Non vengo
night-button-go = Devo andare
night-button-likes = Che cosa mi piace
night-button-here = Ci sono
night-button-again = Gioco ancora
night-button-rest = Sto a guardare
night-button-split = Fai i tavoli
night-button-twins = Stesse carte 🟰
night-button-end = Finisci
night-button-edit = Per l’host
night-button-move = Sposta
night-button-title = Dai un titolo
night-button-weekly = Ogni settimana
night-button-plan = Pianifica una serata

refusal-night-begun = Questa serata è cominciata, o è finita, quindi non si può più spostare.
refusal-night-elsewhere = La serata non può passare in { $channel }: tu lì non puoi scrivere.
refusal-night-places = Una serata accoglie da { $least } a { $n } persone.
refusal-night-cohosts = Una serata ha al massimo { $n } co-host.
refusal-night-appoint = I co-host li nomina solo l’host di questa serata, o chi modera questo server.
refusal-night-bot = Un bot non può fare da host a una serata. Scegli una persona.
refusal-night-past = È già passato. Di’ un momento futuro, come **20:30** o **tra 3 h**.
refusal-night-far = Mancano più di { $n } giorni. Pianificala più avanti.
refusal-no-such-moment = Non so leggere «{ $text }» come orario. Scrivi **20:30**, **domani 20:30**, **venerdì 20:30**, **tra 3 h** o **24/12 20:30**.
refusal-night-zone = Non conosco il tuo fuso orario, quindi non so che ora intendi. Impostalo con **/io orari**, o di’ **tra 3 h**.
refusal-night-place = Una serata apre un thread per ogni tavolo, quindi ha bisogno di un canale testuale: non un thread, né un canale vocale, né un forum, né un canale annunci. Pianificala in un canale testuale.
refusal-night-taken = In questo canale c’è già una serata non finita. Prima chiudi quella, o pianifica in un altro canale.
refusal-night-none = In questo canale non c’è nessuna serata in programma. **/serata pianifica** ne pianifica una.
refusal-night-over = Questa serata è finita.
refusal-night-there = Questa serata ora si tiene in { $channel }.
refusal-night-arriving = Questa serata si sta ancora spostando qui da { $channel }. Riprova tra un minuto.
refusal-night-full = Questa serata è piena, e anche la sua lista d’attesa: ci sono già { $n } persone.
refusal-night-early = È troppo presto: puoi dire che ci sei da { $n } minuti prima dell’inizio.
refusal-night-not-coming = Non sei in lista.
refusal-night-nobody = Nessuno ha ancora detto **Ci sono**.
refusal-night-unasked = Nessuno aspetta un tavolo. Chi non gioca e ne vuole uno preme **Gioco ancora** sotto la lista.
refusal-night-alone = Aspetta un tavolo una persona sola, e in solitaria non si gioca. Chi ne vuole uno preme **Ci sono** o **Gioco ancora**.
refusal-night-all-play = Tutte le persone presenti stanno giocando. Il prossimo giro può cominciare quando un tavolo ha finito.
refusal-night-no-table = Con chi aspetta non si può fare nessun tavolo: sono in pochi, o qualcuno non gioca con qualcun altro.
refusal-night-changed = La lista è appena cambiata. Guardala prima di fare i tavoli.
refusal-night-hostless = Questa serata non ha più un host: possono farlo solo i suoi co-host e chi modera questo server.
refusal-night-host-only = Possono farlo solo { $person }, host di questa serata, un co-host o chi modera questo server.
refusal-night-not-raced = Il confronto per turni non si può fare con { $game ->
    [arosa] Mord im Arosa
    [bakerstreet] Bakerstreet
   *[other] questo gioco
}: lì non si risolve un caso. Scegli 13 Indizi o Cluedo.
refusal-night-no-twins = Per le stesse carte servono almeno due tavoli della stessa grandezza: aspettano in pochi, qualcuno non gioca con qualcun altro, o può leggere ogni thread di questo canale.
refusal-night-later = In questo momento Discord non risponde, e non è stato fatto nulla. Riprova fra un momento.
refusal-twin-over = Questo tavolo ha finito, e altri hanno le stesse carte. Qui si vedrà tutto quando avrà finito l’ultimo. 🔒
refusal-twin-elsewhere = Più tavoli giocano con le stesse carte, e per ora questo lo vede solo chi ci è seduto.
refusal-twin-newcomer = Più tavoli giocano con queste carte, quindi questo posto non può andare a una persona nuova: solo al programma, o a chi lo aveva prima.
refusal-twin-pace = Altri tavoli hanno le stesse carte e aspettano questo, quindi il suo ritmo resta com’è. Una pausa si può fare.
refusal-twin-lobby = Questo tavolo ha le stesse carte di altri. La distribuzione parte da sola fra un momento, e non si può cambiare nulla.
refusal-deal-known = Qualcuno a questo tavolo ha già giocato con queste carte.

## Parole che le persone possono scrivere, separate da |: si capiscono in ogni lingua. «Tra 3 h», «domani 20:30».

typed-in = tra|fra|in
typed-days = g|gg|giorno|giorni
typed-hours = h|ora|ore
typed-minutes = m|min|minuto|minuti
typed-today = oggi|stasera|questa sera
typed-tomorrow = domani|domani sera
typed-on = il|questo|questa
typed-monday = lunedì|lunedi|lun
typed-tuesday = martedì|martedi|mar
typed-wednesday = mercoledì|mercoledi|mer
typed-thursday = giovedì|giovedi|gio
typed-friday = venerdì|venerdi|ven
typed-saturday = sabato|sab
typed-sunday = domenica|dom
typed-at = alle|alle ore|ore
typed-sharp = h
typed-evening = sera|di sera|della sera
typed-next = prossimo|prossima
