# Quello che vede chi gestisce il bot, e quello che i tavoli leggono di una manutenzione.

owner-title = **Alibi { $version }**
owner-ready = Questo processo sta bene. ✅
owner-missing-database = **Database**: non risponde. ⚠️
owner-missing-gateway = **Gateway**: uno shard non è connesso, o tace da un minuto e mezzo. ⚠️
owner-missing-deliveries = **Consegne**: qualcosa di salvato aspetta da più di due minuti di essere detto. ⚠️
owner-missing-mailboxes = **Messaggi diretti**: Discord ha messo il bot in quarantena. Scrivi al suo supporto per sviluppatori. ⚠️
owner-missing-lease = **Lease**: questo processo non può rinnovare il suo lease sugli shard, quindi non dice nulla. ⚠️
owner-missing-workers = **Worker**: un processo che fa calcoli non riesce a vivere. `python -m bot doctor` dice di più. ⚠️
owner-shards = { $n ->
    [0] • Nessuno shard di questo processo è connesso.
    [one] • In questo processo c’è uno shard. Discord gli ha risposto { $seconds } s fa.
   *[other] • In questo processo ci sono { $n } shard. Al più silenzioso Discord ha risposto { $seconds } s fa.
}
owner-processes = { $n ->
    [one] • Un processo serve tutti gli shard.
   *[other] • { $n } processi si dividono gli shard.
}
owner-tables = • Tavoli in corso: **{ $n }**; nella lobby: { $lobbies }.
owner-games = -# { $games }
owner-servers = { $n ->
    [one] • Il bot è su un server; ci sono tavoli in corso su { $live }.
   *[other] • Il bot è su circa **{ $n }** server; ci sono tavoli in corso su { $live }.
}
owner-no-census = • Adesso i tavoli non si possono contare.
owner-behind = { $n ->
    [0] • È stato detto tutto.
    [one] • Un tavolo aspetta notizie, da { $seconds } s.
   *[other] • { $n } tavoli aspettano notizie, il più paziente da { $seconds } s.
}
owner-maintenance = Manutenzione. Inizio: { $begins } ({ $hence }); fine: { $ends }. È annunciata in { $n ->
    [one] un canale
   *[other] { $n } canali
}. **/gestione ritira** la ritira. 🔧
owner-server = • `{ $id }`: { $n ->
    [one] un tavolo
   *[other] { $n } tavoli
}
owner-more-servers = { $n ->
    [one] … e un altro server.
   *[other] … e altri { $n } server.
}
owner-announced = Manutenzione annunciata. Inizio: { $begins } ({ $hence }); fine: { $ends }. { $n ->
    [0] Ora non c’è nessuna partita in corso; chi ne comincia una prima di allora riceve l’avviso.
    [one] Ora riceve l’avviso il canale dell’unica partita in corso, e poi quelli delle partite che cominciano prima di allora.
   *[other] Ora ricevono l’avviso { $n } canali con una partita in corso, e poi quelli delle partite che cominciano prima di allora.
} 🔧
owner-withdrawn = Ritirata: i suoi avvisi vengono tolti.

refusal-owners-only = Questo è per i proprietari di questo bot: la persona a cui appartiene l’applicazione su Discord, o il team.
refusal-maintenance-stands = Una manutenzione è già annunciata. Prima ritirala, con **/gestione ritira**.
refusal-no-maintenance = Nessuna manutenzione è annunciata.
trouble-discord-away = In questo momento Discord non mi dice di chi è questo bot. Riprova fra un minuto.

## Quello che si dice in un canale con una partita in corso

maintenance-notice = **Manutenzione**: non ci sarò. Inizio: { $begins } ({ $hence }); fine: { $ends }. La partita resta salvata e poi continua; intanto il suo orologio non si ferma. 🔧
