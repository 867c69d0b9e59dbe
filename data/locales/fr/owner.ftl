# Ce que voit la personne qui exploite le bot, et ce que les tables lisent d’une maintenance.

owner-title = **Alibi { $version }**
owner-ready = Tout va bien dans ce processus. ✅
owner-missing-database = **Base de données** : elle ne répond pas. ⚠️
owner-missing-gateway = **Passerelle** : un shard n’est pas connecté, ou se tait depuis une minute et demie. ⚠️
owner-missing-deliveries = **Envois** : quelque chose d’enregistré attend depuis plus de deux minutes d’être dit. ⚠️
owner-missing-mailboxes = **Messages privés** : Discord a mis le bot en quarantaine. Écris à son assistance aux développeurs. ⚠️
owner-missing-lease = **Bail** : ce processus n’arrive pas à renouveler son bail sur les shards, donc il ne dit plus rien. ⚠️
owner-missing-workers = **Calculs** : un processus de calcul ne reste pas en vie. `python -m bot doctor` en dit plus. ⚠️
owner-shards = { $n ->
    [0] • Aucun shard de ce processus n’est connecté.
    [one] • Un shard est dans ce processus. Discord lui a répondu il y a { $seconds } s.
   *[other] • { $n } shards sont dans ce processus. Discord a répondu au plus silencieux il y a { $seconds } s.
}
owner-processes = { $n ->
    [one] • Un seul processus sert tous les shards.
   *[other] • { $n } processus se partagent les shards.
}
owner-tables = • Parties en cours : **{ $n }** ; tables qui attendent leur début : { $lobbies }.
owner-games = -# { $games }
owner-servers = { $n ->
    [one] • Le bot est sur un serveur ; des parties sont en cours sur { $live }.
   *[other] • Le bot est sur environ **{ $n }** serveurs ; des parties sont en cours sur { $live }.
}
owner-no-census = • Impossible de compter les tables pour l’instant.
owner-behind = { $n ->
    [0] • Tout est dit.
    [one] • Une table attend qu’on lui dise quelque chose, depuis { $seconds } s.
   *[other] • { $n } tables attendent qu’on leur dise quelque chose, la plus patiente depuis { $seconds } s.
}
owner-maintenance = Maintenance de { $begins } ({ $hence }) à { $ends }, annoncée dans { $n ->
    [one] { $n } salon
   *[other] { $n } salons
}. **/exploitant retirer** l’annule. 🔧
owner-server = • `{ $id }` : { $n ->
    [one] une partie
   *[other] { $n } parties
}
owner-more-servers = { $n ->
    [one] … et un autre serveur.
   *[other] … et { $n } autres serveurs.
}
owner-announced = C’est annoncé : maintenance de { $begins } ({ $hence }) à { $ends }. { $n ->
    [0] Aucune partie n’est en cours ; celles qui commenceront d’ici là seront prévenues.
    [one] Le salon de la seule partie en cours est prévenu, et ceux des parties qui commenceront d’ici là le seront.
   *[other] Les { $n } salons où une partie est en cours sont prévenus, et ceux des parties qui commenceront d’ici là le seront.
} 🔧
owner-withdrawn = C’est retiré : les annonces disparaissent des salons.

refusal-owners-only = C’est réservé à qui possède ce bot : la personne à qui appartient l’application sur Discord, ou son équipe.
refusal-maintenance-stands = Une maintenance est déjà annoncée. Retire-la d’abord, avec **/exploitant retirer**.
refusal-no-maintenance = Aucune maintenance n’est annoncée.
trouble-discord-away = Discord ne me dit pas à qui appartient ce bot pour l’instant. Réessaie dans une minute.

## Ce qui se dit dans un salon où une partie est en cours

maintenance-notice = **Maintenance** : je serai absent de { $begins } ({ $hence }) à { $ends }. La partie est conservée et reprendra ensuite ; son temps continue de courir. 🔧
