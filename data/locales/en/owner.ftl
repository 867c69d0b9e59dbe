# What the operator of the bot sees, and what tables read of a maintenance.

owner-title = **Alibi { $version }**
owner-ready = All is well with this process. ✅
owner-missing-database = **Database**: it gives no answer. ⚠️
owner-missing-gateway = **Gateway**: a shard isn’t connected, or hasn’t been heard for a minute and a half. ⚠️
owner-missing-deliveries = **Deliveries**: something stored has been waiting for more than two minutes to be told. ⚠️
owner-missing-mailboxes = **Direct messages**: Discord has put the bot in quarantine. Write to its developer support. ⚠️
owner-missing-lease = **Lease**: this process can’t renew its lease on the shards, so it tells nothing. ⚠️
owner-missing-workers = **Workers**: a process that works things out can’t stay alive. `python -m bot doctor` says more. ⚠️
owner-shards = { $n ->
    [0] • No shard of this process is connected.
    [one] • One shard is in this process. Discord answered it { $seconds } s ago.
   *[other] • { $n } shards are in this process. Discord answered the most silent one { $seconds } s ago.
}
owner-processes = { $n ->
    [one] • One process serves all shards.
   *[other] • { $n } processes share the shards.
}
owner-tables = • Tables live: **{ $n }**; in their lobby: { $lobbies }.
owner-games = -# { $games }
owner-servers = { $n ->
    [one] • The bot is on one server; tables are live on { $live }.
   *[other] • The bot is on about **{ $n }** servers; tables are live on { $live }.
}
owner-no-census = • The tables can’t be counted now.
owner-behind = { $n ->
    [0] • Everything is told.
    [one] • One table has been waiting to be told something for { $seconds } s.
   *[other] • { $n } tables are waiting to be told something, the longest for { $seconds } s.
}
owner-maintenance = Maintenance from { $begins } ({ $hence }) to { $ends }, told in { $n ->
    [one] one channel
   *[other] { $n } channels
}. **/owner withdraw** takes it back. 🔧
owner-server = • `{ $id }`: { $n ->
    [one] one table
   *[other] { $n } tables
}
owner-more-servers = { $n ->
    [one] … and one more server.
   *[other] … and { $n } more servers.
}
owner-announced = Announced: maintenance from { $begins } ({ $hence }) to { $ends }. { $n ->
    [0] No game is live now; whoever begins one before then is told.
    [one] The channel of the one live game is told now, and those of games that begin before then.
   *[other] The { $n } channels with a live game are told now, and those of games that begin before then.
} 🔧
owner-withdrawn = Withdrawn: its notices are being taken away.

refusal-owners-only = This is for the owners of this bot: the person to whom the application belongs on Discord, or the team.
refusal-maintenance-stands = A maintenance is announced already. Withdraw it first, with **/owner withdraw**.
refusal-no-maintenance = No maintenance is announced.
trouble-discord-away = Discord isn’t telling me who owns this bot right now. Try again in a minute.

## What is said in a channel with a live game

maintenance-notice = **Maintenance**: I’ll be away from { $begins } ({ $hence }) to { $ends }. The game is kept and goes on afterwards; its clock doesn’t stop meanwhile. 🔧
