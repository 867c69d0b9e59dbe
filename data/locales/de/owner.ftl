# Was die Person sieht, die den Bot betreibt, und was Tische von einer Wartung lesen.

owner-title = **Alibi { $version }**
owner-ready = Mit diesem Prozess ist alles in Ordnung. ✅
owner-missing-database = **Datenbank**: antwortet nicht. ⚠️
owner-missing-gateway = **Gateway**: Ein Shard ist nicht verbunden oder seit anderthalb Minuten stumm. ⚠️
owner-missing-deliveries = **Zustellung**: Etwas Gespeichertes wartet seit mehr als zwei Minuten darauf, gesagt zu werden. ⚠️
owner-missing-mailboxes = **Direktnachrichten**: Discord hat den Bot unter Quarantäne gestellt. Schreibe an den Developer-Support. ⚠️
owner-missing-lease = **Lease**: Dieser Prozess kann die Lease für seine Shards nicht erneuern, also sagt er nichts. ⚠️
owner-missing-workers = **Rechenprozesse**: Ein Prozess, der Dinge ausrechnet, startet nicht. `python -m bot doctor` sagt mehr. ⚠️
owner-shards = { $n ->
    [0] • Kein Shard dieses Prozesses ist verbunden.
    [one] • Ein Shard läuft in diesem Prozess. Discord hat ihm vor { $seconds } s geantwortet.
   *[other] • { $n } Shards laufen in diesem Prozess. Dem stillsten hat Discord vor { $seconds } s geantwortet.
}
owner-processes = { $n ->
    [one] • Ein Prozess bedient alle Shards.
   *[other] • { $n } Prozesse teilen sich die Shards.
}
owner-tables = • Laufende Tische: **{ $n }**; in der Lobby: { $lobbies }.
owner-games = -# { $games }
owner-servers = { $n ->
    [one] • Der Bot ist auf einem Server; Tische laufen auf { $live }.
   *[other] • Der Bot ist auf etwa **{ $n }** Servern; Tische laufen auf { $live }.
}
owner-no-census = • Die Tische lassen sich gerade nicht zählen.
owner-behind = { $n ->
    [0] • Alles ist gesagt.
    [one] • Ein Tisch wartet seit { $seconds } s darauf, dass etwas gesagt wird.
   *[other] • { $n } Tische warten darauf, dass etwas gesagt wird, der älteste seit { $seconds } s.
}
owner-maintenance = Wartung von { $begins } ({ $hence }) bis { $ends }, angekündigt in { $n ->
    [one] einem Kanal
   *[other] { $n } Kanälen
}. **/betrieb zurückziehen** nimmt sie zurück. 🔧
owner-server = • `{ $id }`: { $n ->
    [one] ein Tisch
   *[other] { $n } Tische
}
owner-more-servers = { $n ->
    [one] … und ein weiterer Server.
   *[other] … und { $n } weitere Server.
}
owner-announced = Angekündigt: Wartung von { $begins } ({ $hence }) bis { $ends }. { $n ->
    [0] Gerade läuft keine Partie; wer bis dahin eine beginnt, erfährt es.
    [one] Der Kanal der laufenden Partie erfährt es jetzt; wer bis dahin eine beginnt, erfährt es auch.
   *[other] Die { $n } Kanäle mit einer laufenden Partie erfahren es jetzt; wer bis dahin eine beginnt, erfährt es auch.
} 🔧
owner-withdrawn = Zurückgezogen: Die Ankündigungen werden entfernt.

refusal-owners-only = Das dürfen nur die Person, der die Anwendung auf Discord gehört, und ihr Team.
refusal-maintenance-stands = Eine Wartung ist schon angekündigt. Ziehe sie zuerst zurück, mit **/betrieb zurückziehen**.
refusal-no-maintenance = Keine Wartung ist angekündigt.
trouble-discord-away = Discord sagt mir gerade nicht, wem dieser Bot gehört. Versuche es in einer Minute noch einmal.

## Was in einem Kanal mit laufender Partie gesagt wird

maintenance-notice = **Wartung**: Ich bin von { $begins } ({ $hence }) bis { $ends } nicht erreichbar. Die Partie bleibt gespeichert und geht danach weiter; ihre Uhr hält so lange nicht an. 🔧
