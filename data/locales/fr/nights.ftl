# Les soirées : une soirée jeux qu’on prévoit, qu’on répartit en tables de manche en manche, et qu’on termine.

night-title = ## Soirée jeux 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-title-own = ## { $title } 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-untitled = Soirée jeux
night-host = Organisée par { $people }.
night-weekly = Chaque semaine à cette heure. 🔁
night-places = { $free ->
    [0] Les { $n } places sont prises. Qui s’inscrit maintenant va sur la liste d’attente, et avance quand une place se libère. 🪑
    [one] Une place sur { $n } est libre. 🪑
   *[other] { $free } places sur { $n } sont libres. 🪑
}
night-standby = Liste d’attente ({ $n }) : { $people } 🕰️
night-coming = { $n ->
    [0] Personne ne s’est encore inscrit.
    [one] **Une personne** vient, { $here } sur place :
   *[other] **{ $n } personnes** viennent, { $here } sur place :
}
night-guest = { $at ->
    [here] • ✅ { $person }
    [rests] • 💤 { $person }
   *[comes] • { $person }
}{ $wishes ->
    [yes] {" "}: { $likes }
   *[no] {""}
}
night-guests = { $at ->
    [here] • ✅ { $people }
    [rests] • 💤 { $people }
   *[comes] • { $people }
}
night-hint = -# { $open ->
    [yes] **Je suis là** : tu attends une table (✅), et l’hôte fait les tables. 💤 passe son tour.
   *[no] **Je viens** t’inscrit. Dès une demi-heure avant, appuie sur **Je suis là**.
}
night-round = **Manche { $round }**, { $n ->
    [one] une personne sur place
   *[other] { $n } personnes sur place
} :
night-table = { $stage ->
    [over] • ~~Table { $n }, { $game }~~ : { $people }
    [open] • **Table { $n }**, { $game } : { $people } → { $thread }
   *[planned] • **Table { $n }**, { $game } : { $people }
}
night-tables = { $n ->
    [one] • Une autre table
   *[other] • { $n } autres tables
}
night-opening = { $n ->
    [one] Une table s’ouvre
   *[other] { $n } tables s’ouvrent
} d’ici { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} environ : Discord limite le nombre de fils ouverts d’un coup.
night-waiting = En attente d’une table ({ $n }) : { $people }
night-free = Sur place, sans attendre de table ({ $n }) : { $people }
night-round-hint = -# Pour une table : **Je suis là**, ou **Je rejoue** après une partie. Quand deux personnes attendent, elle ouvre en une minute.
night-offer = { $people } : la table { $n }, c’est fini. Appuie sur **Je rejoue** : quand deux personnes attendent, une autre table s’ouvre environ une minute plus tard. Sinon, tu ne joueras pas. 🕯️
night-offer-closed = La table { $n }, c’est fini, et cette soirée aussi. 🕯️
night-lacks = { $what ->
    [create_events] Cette soirée n’est pas dans le calendrier du serveur : il me manque la permission **{ $permission }**. ⚠️
   *[other] Il me manque ici la permission **{ $permission }**. ⚠️
}
night-is-over = { $rounds ->
    [0] Cette soirée n’a pas lieu.
    [one] Cette soirée est terminée, après une manche.
   *[other] Cette soirée est terminée, après { $rounds } manches.
}
night-reminder = La soirée jeux commence { $soon } : { $people } 🕯️
night-moved = { $people_n ->
    [0] La soirée jeux est déplacée
   *[other] { $people } : la soirée jeux est déplacée
}. Elle commence désormais **{ $at }** ({ $soon }), et non { $before }. Si tu es sur la liste, tu y restes.
night-relocated = { $people_n ->
    [0] La soirée jeux ({ $soon })
   *[other] { $people } : la soirée jeux ({ $soon })
} a lieu désormais dans ce salon, et non dans { $before }. Si tu es sur la liste, tu y restes.
night-moved-up = { $people } : une place s’est libérée à la soirée jeux ({ $soon }), et c’est la tienne. Si tu ne peux pas venir, dis-le, et elle ira à la personne suivante. 🪑
night-called-off = { $people } : la soirée jeux du **{ $at }** est annulée.
night-event = Soirée jeux avec Alibi
night-event-about = Des jeux de déduction dans un salon de ce serveur : { $games }. On s’y inscrit d’un appui ; qui est là joue.
night-thread = Table { $n } : { $game }
night-call = { $people } : on joue à { $game } ici. La partie commence tout de suite. 🕯️

night-you-come = Tu es sur la liste. Début : **{ $at }** ({ $soon }), à ton heure.
night-you-here = Tu es là, et tu attends une table (place { $place } sur { $n }). Quand l’hôte fera les tables, tu en auras une. D’ici là, tu peux changer d’avis. ✅
night-you-wait = Tu es là, et tu attends une table (place { $place } sur { $n }). Quand deux personnes attendent, une table s’ouvre environ une minute plus tard. D’ici là, tu peux changer d’avis. ✅
night-you-rest = Tu es là, mais tu n’attends pas de table : tu ne joues donc pas. Appuie sur **Je rejoue** pour en attendre une. 💤
night-you-play = Tu es là, et ta table joue. Quand elle aura fini, tu en auras une autre si tu appuies sur **Je rejoue**. ✅
night-you-standby = Les { $places } places sont prises. Tu es sur la liste d’attente (place { $place } sur { $n }) pour **{ $at }** ({ $soon }). Dès qu’une place se libère, tu avances sans rien faire, et je te préviens dans ce salon. 🕰️
night-you-not = Tu n’es pas sur la liste. Début : **{ $at }** ({ $soon }), à ton heure.
night-you-owe = Ta table continue dans { $thread }, et elle t’attend. Tu peux y céder ta place avec **/table remplacer**.
night-likes = À quoi aimes-tu jouer ?
night-which = Ce moment peut se lire de plusieurs façons.
night-which-choose = Lequel veux-tu dire ?
night-planned = La soirée est prévue **{ $at }** ; la liste est dans le salon.
night-zone = -# { $own ->
    [yes] Heures lues dans le fuseau { $zone } ; **/moi heures** règle le tien.
   *[no] Heures lues dans le fuseau { $zone }, celui que ce serveur a choisi ; **/moi heures** règle le tien.
}
night-no-event = Elle n’est pas dans le calendrier du serveur : il me manque la permission **{ $permission }**. Dès que je l’ai, je l’y inscris.
night-split = { $n ->
    [one] **Manche { $round }** : une table s’ouvre dans un fil.
   *[other] **Manche { $round }** : { $n } tables s’ouvrent, chacune dans un fil.
}
night-form = Prévoir une soirée jeux
night-form-when = Quand commence-t-elle ?
night-form-prompt = 20h30, demain 20h30, dans 3 h, 24/12 20h30
night-form-where = Une grande ville de ton fuseau horaire
night-form-city = Paris, Montréal, Bruxelles
night-form-move = Déplacer la soirée jeux
night-form-title = Comment s’appelle la soirée ?
night-edit = Début : **{ $at }**. Sur la liste : { $n } ; places : { $places }.
night-edit-stays = Les personnes inscrites le restent ; si la soirée est déplacée, on les prévient une fois.
night-edit-channel = -# Pour la tenir dans un autre salon : **/soirée modifier** avec **salon**.
night-edit-cohosts = Coorganisation, avec les mêmes droits : { $people }
night-edit-places = { $n } places
night-button-places = Combien de personnes peuvent venir ?
night-button-cohosts = Qui l’organise avec toi ?
night-end-question = Terminer la soirée ? Les tables en jeu vont jusqu’au bout ; aucune manche ne suit.
night-cancel-question = Annuler la soirée ?
night-end-weekly = La prochaine commence { $at }. Pour ne plus en prévoir, appuie d’abord sur **Une seule fois**. 🔁
night-once = Une seule fois
night-end-sure = Terminer
night-ended = La soirée est terminée.
night-trouble = { $what ->
    [create_events] La soirée jeux dans { $channel } suit son cours ; seulement, elle n’est pas dans le calendrier du serveur, car il me manque la permission **{ $permission }**.
   *[other] La soirée jeux dans { $channel } attend : il m’y manque la permission **{ $permission }**. Elle reprend toute seule dès que je l’ai.
}

night-gone = Le salon de la soirée jeux du { $at } a été supprimé : la soirée est donc terminée. **/soirée prévoir** en prévoit une autre ailleurs.

night-champions = **Le plus de victoires** : { $people } ({ $wins }) 🏆
night-moment = Le plus beau moment : { $moment } ✨
night-feat = { $feat ->
    [silent] { $who } a trouvé la solution d’une partie de { $game } en ayant posé moins de questions que tous les autres.
   *[swift] { $who } a gagné une partie de { $game } en { $n } coups en tout, et tout le monde est resté jusqu’au bout.
}
night-honour = { $title ->
    [decisive] A posé la question décisive : { $people }
   *[silent] A gardé le silence, et vu juste : { $people }
} 🏅
night-won = • Table { $n }, { $game } : { $people }
night-undecided = { $n ->
    [one] • Une partie que personne de la soirée n’a gagnée
   *[other] • { $n } parties que personne de la soirée n’a gagnées
}
night-still = Jouent encore : { $threads }
night-more = { $n ->
    [one] • Une autre partie gagnée
   *[other] • { $n } autres parties gagnées
}
night-picture-title = Soirée jeux
night-picture-wins = { $wins ->
    [0] Personne n’a gagné
    [one] Une partie gagnée
   *[other] { $wins } parties gagnées
}
night-picture-others = { $n ->
    [one] une autre personne
   *[other] { $n } autres
}
night-alt = La fin d’une soirée jeux, { $n ->
    [one] une partie
   *[other] { $n } parties
}. { $people_n ->
    [0] Personne n’a gagné.
   *[other] Le plus de victoires : { $people } ({ $wins }).
}

night-same-deal = Plusieurs tables jouent la même donne : le moins de tours l’emporte. Rien n’est dévoilé avant qu’elles aient toutes fini. 🟰
night-call-same = { $n ->
    [one] Finalement, cette table est la seule à jouer cette donne.
   *[other] { $n } tables jouent exactement cette donne : gagne celle qui résout l’affaire en moins de tours que les autres. Seule cette table lit ce fil ; ce qui s’y passe y reste jusqu’à ce que toutes aient fini.
} 🟰
night-raced = **La même donne à plusieurs tables** : la chance ne compte pas, et gagne celle qui résout l’affaire en moins de tours que les autres. Il faut au moins deux tables de même taille ; les autres ont une table ordinaire ou attendent la manche suivante. 🟰
night-raced-prompt = Quel jeu ?
night-split-same = La même donne se joue aux tables { $tables }, chacune dans un fil privé. 🟰
night-barred = Ne jouent pas cette donne, car tous les fils de ce salon leur sont visibles : { $people } 👁️
night-compared = ## La même donne, manche { $round } : { $game } 🟰
    Toutes les tables ont fini : chaque fil montre maintenant comment sa partie s’est passée. On compte les tours de tous les joueurs ensemble ; moins il y en a, mieux c’est.
night-compared-table = { $turns ->
    [0] • Table { $n }, non résolue : { $people }
    [one] **{ $place }.** Table { $n }, un seul tour : { $people }
   *[other] **{ $place }.** Table { $n }, { $turns } tours : { $people }
}
night-compared-more = { $n ->
    [one] • Une autre table
   *[other] • { $n } autres tables
}
night-fastest = La même donne, manche { $round } : { $tables_n ->
    [one] table { $tables }, la plus rapide
   *[other] tables { $tables }, les plus rapides
} ({ $turns ->
    [one] un seul tour
   *[other] { $turns } tours
}) 🟰
night-end-twins = Terminer la soirée ? Les tables qui jouent encore la même donne sont arrêtées et classées dernières, pour que tout le monde voie comment ça s’est passé. Les autres vont jusqu’au bout ; aucune manche ne suit.
twin-through = { $solvers_n ->
    [0] Cette table a fini ; personne n’a résolu l’affaire. 🔒
    [one] Cette table a fini : { $solvers } a résolu l’affaire en { $turns ->
        [one] un seul tour
       *[other] { $turns } tours
    }, tous joueurs confondus. 🔒
   *[other] Cette table a fini : { $solvers } ont résolu l’affaire en { $turns } tours, tous joueurs confondus. 🔒
}
    La même donne se joue aussi à d’autres tables : rien de plus n’est montré avant que la dernière ait fini. La suite viendra alors ici toute seule.
ended-by-night = La soirée est terminée, cette table est donc fermée ; personne ne gagne. **/table exporter** donne la partie dans un fichier.

night-button-come = Je viens
night-button-leave = Je ne viens pas
night-button-go = Je dois partir
night-button-likes = Mes jeux
night-button-here = Je suis là
night-button-again = Je rejoue
night-button-rest = Finalement, je passe
night-button-split = Faire les tables
night-button-twins = Même donne 🟰
night-button-end = Terminer
night-button-edit = Pour l’hôte
night-button-move = La déplacer
night-button-title = Donner un titre
night-button-weekly = Chaque semaine
night-button-plan = Prévoir une soirée

refusal-night-begun = Cette soirée a commencé, ou elle est terminée : on ne peut plus la déplacer.
refusal-night-elsewhere = La soirée ne peut pas aller dans { $channel } : tu ne peux pas y écrire toi-même.
refusal-night-places = Une soirée accueille de { $least } à { $n } personnes.
refusal-night-cohosts = Une soirée a { $n } coorganisateurs au plus.
refusal-night-appoint = Seul l’hôte de cette soirée, ou la modération de ce serveur, choisit qui l’organise avec lui.
refusal-night-bot = Un bot ne peut pas organiser une soirée. Choisis une personne.
refusal-night-past = C’est déjà passé. Donne un moment à venir, comme **20h30** ou **dans 3 h**.
refusal-night-far = C’est dans plus de { $n } jours. Prévois-la plus tard.
refusal-no-such-moment = Je ne comprends pas « { $text } » comme un moment. Écris **20h30**, **demain 20h30**, **vendredi 20h30**, **dans 3 h** ou **24/12 20h30**.
refusal-night-zone = Je ne connais pas ton fuseau horaire, donc je ne sais pas quand c’est. Règle-le avec **/moi heures**, ou écris **dans 3 h**.
refusal-night-place = Une soirée ouvre un fil pour chacune de ses tables : il lui faut un salon textuel, et non un fil, un salon vocal, un forum ou un salon d’annonces. Prévois-la dans un salon textuel.
refusal-night-taken = Ce salon a déjà une soirée qui n’est pas terminée. Termine-la d’abord, ou choisis un autre salon.
refusal-night-none = Aucune soirée n’est prévue dans ce salon. **/soirée prévoir** en prévoit une.
refusal-night-over = Cette soirée est terminée.
refusal-night-there = Cette soirée a désormais lieu dans { $channel }.
refusal-night-arriving = Cette soirée est encore en train d’arriver ici depuis { $channel }. Réessaie dans une minute.
refusal-night-full = Cette soirée est complète, et sa liste d’attente aussi : { $n } personnes y sont.
refusal-night-early = C’est trop tôt : tu peux dire que tu es là à partir de { $n } minutes avant le début.
refusal-night-not-coming = Tu n’es pas sur la liste.
refusal-night-nobody = Personne n’a encore dit **Je suis là**.
refusal-night-unasked = Personne n’attend de table. Qui est libre et en veut une appuie sur **Je rejoue** sous la liste.
refusal-night-alone = Une seule personne attend une table, et personne ne joue seul. Qui d’autre en veut une appuie sur **Je suis là** ou **Je rejoue**.
refusal-night-all-play = Toutes les personnes sur place jouent. La manche suivante peut commencer quand une table a fini.
refusal-night-no-table = Impossible de faire une table avec les personnes qui attendent : elles sont trop peu nombreuses, ou certaines ne jouent pas ensemble.
refusal-night-changed = La liste vient de changer. Regarde-la avant de faire des tables.
refusal-night-hostless = Cette soirée n’a plus d’hôte : seuls ses coorganisateurs et la modération de ce serveur peuvent le faire.
refusal-night-host-only = Seuls { $person }, qui organise cette soirée, ses coorganisateurs et la modération de ce serveur peuvent le faire.
refusal-night-not-raced = { $game ->
    [arosa] Mord im Arosa ne se compare pas au nombre de tours
    [bakerstreet] Bakerstreet ne se compare pas au nombre de tours
   *[other] Ce jeu ne se compare pas au nombre de tours
} : on n’y résout aucune affaire. Choisis 13 Indices ou Cluedo.
refusal-night-no-twins = La même donne demande au moins deux tables de même taille : trop peu de personnes attendent, certaines ne jouent pas ensemble, ou tous les fils de ce salon leur sont visibles.
refusal-night-later = Discord ne répond pas en ce moment, et rien n’a été fait. Réessaie dans un instant.
refusal-twin-over = Cette table a fini, mais la même donne se joue aussi à d’autres tables. Tout sera visible ici quand la dernière aura fini. 🔒
refusal-twin-elsewhere = Plusieurs tables jouent la même donne, et seuls ceux qui sont assis à celle-ci peuvent la voir pour l’instant.
refusal-twin-newcomer = Plusieurs tables jouent cette donne : cette place ne peut aller qu’au programme, ou revenir à la personne qui l’avait avant.
refusal-twin-pace = D’autres tables ont la même donne et attendent celle-ci : son rythme ne change pas. Une pause reste possible.
refusal-twin-lobby = Cette table a la même donne que d’autres. Les cartes seront distribuées toutes seules dans un instant, et rien ne peut y être changé.
refusal-deal-known = Quelqu’un à cette table a déjà joué cette donne.

## Des mots que l’on peut taper, séparés par des | : compris dans toutes les langues. « dans 3 h », « demain 20h30 ».

typed-in = dans
typed-days = j|jour|jours
typed-hours = h|heure|heures
typed-minutes = m|min|mins|minute|minutes
typed-today = aujourd’hui|ce soir
typed-tomorrow = demain|demain soir
typed-on = le|ce
typed-monday = lundi|lun
typed-tuesday = mardi|mar
typed-wednesday = mercredi|mer
typed-thursday = jeudi|jeu
typed-friday = vendredi|ven
typed-saturday = samedi|sam
typed-sunday = dimanche|dim
typed-at = à|a
typed-sharp = h|heures|heure
typed-evening = soir|au soir|du soir
typed-next = prochain|qui vient
