# Ce que les parties terminées disent des gens, des jeux et des serveurs.

stats-mine = **Tes parties** sur ce serveur
stats-mine-everywhere = **Tes parties** sur tous les serveurs
stats-theirs = **Parties jouées par { $person }** sur ce serveur
stats-nothing = Aucune partie n’est encore comptée : une partie compte une fois finie.
stats-played = **{ $game }** : { $played ->
    [one] une partie
   *[other] { $played } parties
}, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}.
stats-rating = Cote du trimestre : **{ $points }** (± { $margin }).
stats-provisional = Cote du trimestre : { $points }, provisoire après { $rated ->
    [one] une partie
   *[other] { $rated } parties
}.
stats-title = { $title ->
    [decisive] A posé la question décisive
   *[silent] A gardé le silence, et vu juste
}{ $n ->
    [one] {""}
   *[other] {" "}({ $n } fois)
} 🏅
stats-stepped-in = { $n ->
    [one] A repris une place. 🤝
   *[other] A repris { $n } places. 🤝
}
stats-left = { $n ->
    [one] Une partie quittée avant la fin.
   *[other] { $n } parties quittées avant la fin.
}
stats-hidden = -# Personne d’autre ne voit ceci. **/moi réglages** le change.

stats-game = **{ $game }** sur ce serveur : { $games ->
    [0] aucune partie terminée
    [one] une partie terminée
   *[other] { $games } parties terminées
}, { $decided ->
    [0] aucune avec un vainqueur
    [one] une avec un vainqueur
   *[other] { $decided } avec un vainqueur
}.
stats-ladder = Classement du trimestre, à partir de dix parties cotées :
stats-rung = { $place }. { $person } : **{ $points }** (± { $margin }), { $n } parties, { $won } gagnées
stats-no-ladder = Personne n’a encore dix parties cotées ce trimestre.

stats-server = **Ce serveur** : { $games ->
    [0] aucune partie terminée.
    [one] une partie terminée.
   *[other] { $games } parties terminées.
}
stats-game-line = **{ $game }** : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $decided ->
    [0] aucune avec un vainqueur
    [one] une avec un vainqueur
   *[other] { $decided } avec un vainqueur
}.
stats-first = En tête ce trimestre : { $person } ({ $points }).

stats-button-mine = Mes parties
stats-button-server = Ce serveur
stats-button-techniques = Mes techniques
stats-chart-won = Parties gagnées, sur toutes celles jouées
stats-chart-decided = Parties gagnées par quelqu’un, sur toutes
stats-chart-course = { $game } : cote après les { $n } dernières parties
stats-chart-ladder = { $game } : cotes du trimestre
stats-alt = { $caption } : { $rows }
stats-alt-row = { $what } { $part } sur { $whole }

techniques-mine = **Tes techniques**, dans les affaires que tu as prouvées ou dont tu as vu la solution. Chaque marque compte pour la technique la plus difficile qu’elle demande ; sont *manquées* celles qui auraient corrigé une marque refusée, ou prouvé ce qu’un coup de pouce t’a dit ou ce que tu as laissé ouvert. Personne d’autre ne voit ceci.
techniques-none = **Rien n’est encore compté.** Prouve une affaire jusqu’au bout : cette page dira alors quelles techniques tes marques ont demandées, et lesquelles tu as manquées. Personne d’autre ne la voit.
techniques-count = **{ $name }** : utilisée { $used } fois, manquée { $missed } fois
techniques-choose = Une technique à lire et à exercer
techniques-practise = M’y exercer
techniques-practise-most = S’exercer : { $name }
techniques-case = { $hardest ->
    [yes] **{ $name }** : c’est le pas le plus difficile de cette affaire.
   *[no] Cette affaire demande **{ $name }**, et aussi des pas plus difficiles.
}

refusal-stats-nothing = Ici, aucune partie n’est comptée pour { $person }, ou cette personne préfère ne pas les montrer.
refusal-stats-no-server = C’est pour un serveur : en message privé, il n’y a que tes propres parties.
settings-listed = { $on ->
    [yes] Les autres voient tes parties terminées dans **/statistiques**.
   *[no] Personne d’autre que toi ne voit tes parties terminées dans **/statistiques**.
}
settings-set-listed = { $n ->
    [0] Cacher mes parties aux autres
   *[1] Montrer mes parties aux autres
}
