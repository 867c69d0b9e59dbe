# Ce qu’un serveur a décidé pour les tables qu’il accueille.

server-title = **Ce que ce serveur a décidé** pour ses tables
server-everywhere = • On peut ouvrir une table dans **tous les salons**.
server-channels = • On peut ouvrir une table dans { $channels }, ainsi que dans les fils qui s’y trouvent.
server-everybody = • **Tout le monde** peut ouvrir une table.
server-openers = • Il faut le rôle { $role } pour ouvrir une table.
server-moderators-none = • Avec la permission **Gérer les messages**, on peut intervenir à la table de quelqu’un d’autre.
server-moderators = • Avec la permission **Gérer les messages** ou le rôle { $role }, on peut intervenir à la table de quelqu’un d’autre.
server-language = { $language ->
    [none] • Chaque nouvelle table ou soirée est dans la langue de la personne qui l’ouvre.
   *[other] • Les nouvelles tables et soirées sont en **{ $language }**.
}
server-zone = • Pour qui n’a pas réglé son fuseau, les heures (soirées, heures calmes, absences) se lisent dans le fuseau **{ $zone }**.
server-zone-none = • À qui n’a pas réglé son fuseau, je le demande au moment de prévoir une soirée.
server-threads = { $own ->
    [yes] • Une nouvelle table a **son propre fil**.
   *[no] • Une nouvelle table s’ouvre dans le salon, sauf si son hôte veut un fil.
}
server-reminders = { $wanted ->
    [yes] • Les rappels suivent les réglages de chacun.
   *[no] • Aucun rappel n’est envoyé pour les tables d’ici.
}
server-hint = -# **/serveur salon**, **/serveur ouverture** et **/serveur modération** désignent salons et rôles, **/serveur langue** choisit une langue, **/serveur fuseau** un fuseau horaire. Intervenir, c’est fermer une table, renvoyer quelqu’un avant le début, confier la table à un autre hôte ou faire voter un remplacement ; une ligne à la table le dit.
server-set-threads = { $n ->
    [0] Pas de fil d’office
   *[1] Un fil par table
}
server-set-reminders = { $n ->
    [0] Aucun rappel
   *[1] Permettre les rappels
}
server-clear-channels = Tables dans tous les salons
server-clear-openers = Tables ouvertes par tous
server-clear-language = La langue de chaque hôte
server-clear-zone = Demander le fuseau
server-clear-moderators = La permission seulement

refusal-server-managers-only = Il te faut la permission **Gérer le serveur** pour cela.
refusal-too-many-channels = On peut désigner { $n } salons au plus. Désigne plutôt une catégorie : tous ses salons comptent.
refusal-channel-not-allowed = Sur ce serveur, on ouvre une table dans { $channels }, ou dans un des fils qui s’y trouvent.
refusal-openers-only = Sur ce serveur, il faut le rôle { $role } pour ouvrir une table. Tu peux rejoindre celles des autres.
refusal-moderator-takes = Tu le demandes au nom de la modération : la place ira donc à quelqu’un d’autre que toi. Désigne cette personne, ou ne désigne personne pour la proposer à tout le monde.
trouble-no-server-here = Cela concerne un serveur : va dans un de ses salons.

## Ce qui est dit à une table quand quelqu’un intervient de l’extérieur

outside-kicked = La modération de ce serveur a renvoyé { $guest } de cette table. 🛡️
outside-uninvited = La modération de ce serveur a retiré l’invitation de { $guest }. 🛡️
outside-host = La modération de ce serveur a confié cette table à { $guest }. 🛡️
outside-asks = -# { $by } fait partie de la modération de ce serveur et ne joue pas ici. 🛡️
outside-closed = La modération de ce serveur a fermé cette table avant le début de la partie. 🛡️
outside-silent = C’est fait. J’ai été trop lent pour le dire à la table ; son panneau le montre.
