# La porte : toutes les façons de jouer.

door-title = **À quoi veux-tu jouer ?**
door-alone = • **En solo, tout de suite** : contre des adversaires joués par le programme.
door-others = • **Avec d’autres, ici** : ouvre une table dans ce salon, et chacun peut s’y asseoir.
door-open = { $n ->
    [one] • **Une table a une place libre** : prends-la dans la liste.
   *[other] • **{ $n } tables ont une place libre** : choisis-en une dans la liste.
}
door-mailbox = Les tables s’ouvrent sur un serveur : envoie **/jouer** dans un de ses salons. Tout le reste marche aussi ici.
door-desk = **Des jeux de déduction, quand tu veux.** Ces boutons marchent toujours.
door-play = Jouer à { $game }
door-table = Ouvrir { $game }
door-table-prompt = Ouvre une table ici…
door-all = Toutes les façons de jouer
door-learn = Apprendre un jeu
door-case = Affaire du jour
door-tables = Mes tables
ways = Et aussi…
ways-settings = Mes réglages, mes horaires, mes données
ways-practise = Une affaire pour s’entraîner
ways-board = L’affaire du jour sur ce serveur
ways-stats = Statistiques
ways-night = Prévoir une soirée ici
ways-help = Ce qu’est Alibi, et par où commencer
door-join = Prends une place libre…
door-seat = { $game }, chez { $host }
door-seated = { $n ->
    [one] { $n } place prise sur { $most }
   *[other] { $n } places prises sur { $most }
}
door-dealt = { $strength ->
    [novice] Ta partie est dans { $channel }, contre { $rivals ->
        [one] un débutant
       *[other] des débutants
    }. Gagne quelques parties, et tes adversaires seront plus forts.
    [amateur] Ta partie est dans { $channel }, contre { $rivals ->
        [one] un amateur
       *[other] des amateurs
    }. Plus tu gagnes, plus tes adversaires sont forts.
    [expert] Ta partie est dans { $channel }, contre { $rivals ->
        [one] un expert
       *[other] des experts
    }. Plus tu gagnes, plus tes adversaires sont forts.
   *[master] Ta partie est dans { $channel }, contre { $rivals ->
        [one] un maître
       *[other] des maîtres
    } : il n’y a pas plus fort.
}
door-rival-begins = Ce n’est pas encore ton tour : un message t’y appellera le moment venu.
