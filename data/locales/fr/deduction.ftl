# Ce qui s’ensuit : feuilles qui concluent, raisons, enquête.

## Ce que la table a convenu

option-sheet = Feuilles
level-paper = papier (ce que tu vois de toute façon)
level-checked = papier vérifié (Vérifier compte tes marques fausses)
level-notebook = carnet (tout ce qui est certain)
level-analyst = analyse (en plus, la part des donnes possibles)
level-name-paper = papier
level-name-checked = papier vérifié
level-name-notebook = carnet
level-name-analyst = analyse

## La feuille

sheet-deals = { $title } · { $n ->
    [one] une donne possible
   *[other] { $n } donnes possibles
}
sheet-first = Choisis d’abord une ligne et une colonne.
sheet-legend-notebook = -# Souligné ici, cerclé dans l’image : ce qui est certain, d’après tout ce que tu as appris. **Pourquoi ?** te dit comment, pour la case choisie.
sheet-legend-analyst = -# Chiffres : dans combien de donnes encore possibles sur 100 c’est le cas. C’est une part, pas une probabilité : les choix des joueurs n’y entrent pas.
sheet-legend-number = -# **7·14** : là où on demande un nombre, le plus fréquent, 7, et sa part, 14.
sheet-why-control = Pourquoi ?
sheet-why = **Pourquoi { $row } · { $column } : { $sign }**
sheet-why-row = **Pourquoi { $row } : { $sign }**
refusal-sheet-is-paper = Les feuilles de cette table sont en papier : elles montrent ce que tu vois de toute façon, et tes propres marques.
refusal-why-seen = Tu le vois toi-même : pas besoin de raisons.
refusal-no-knowledge = Je ne sais pas tirer de conclusions dans ce jeu.
refusal-unthought = Je n’ai pas pu calculer ce qui s’ensuit. Réessaie dans un moment ; rien n’est perdu.

## Les feuilles vérifiées

check-control = Vérifier
check-which-control = Lesquelles ?
check-wrong = { $n ->
    [0] **Vérification :** ce que tu as appris n’exclut aucune de tes marques.
    [one] **Vérification :** ce que tu as appris exclut une de tes marques.
   *[other] **Vérification :** ce que tu as appris exclut { $n } de tes marques.
}
check-unproven = { $n ->
    [0] { $wrong ->
        [0] Toutes sont prouvées.
       *[other] Tout le reste est prouvé.
    }
    [one] Une n’est pas encore prouvée : c’est possible, sans plus.
   *[other] { $n } ne sont pas encore prouvées : c’est possible, sans plus.
}
check-legend = -# Sont vérifiés les ✓ et les ✗, et les chiffres là où on demande un nombre, d’après tout ce que tu as appris ; personne ne regarde la donne.
check-these-wrong = { $n ->
    [one] **C’est impossible :** { $cells }. 💡
   *[other] **C’est impossible :** { $cells }. 💡
}
check-these-unproven = **Pas encore prouvé :** { $cells }. 💡
check-cell = { $row }, { $column } : { $sign }
refusal-check-all-proven = Toutes tes marques vérifiables sont prouvées. Ce coup de pouce ne compte pas.
refusal-check-nothing = Il n’y a rien à vérifier : seuls les ✓, les ✗ et les chiffres le sont, pas les points d’interrogation ni les lettres.

## Les coups de pouce

option-hints = Coups de pouce
hints-idle = oui (mais avec ces feuilles, il n’y en a pas à demander)
lobby-hints-allowed = Coups de pouce permis 💡
hint-control = { $rung ->
    [0] Coup de pouce
    [1] Qu’en déduire ?
   *[other] Que faire ?
}
hint-where = **Où regarder :** relis { $nos_n ->
    [one] le n° { $nos }
   *[other] les n° { $nos }
}, dont on peut déduire quelque chose de nouveau. 💡
hint-where-marked = **Où regarder :** avec tes marques, relis { $nos_n ->
    [one] le n° { $nos }
   *[other] les n° { $nos }
}, dont on peut déduire quelque chose de nouveau. 💡
hint-where-part = **Où regarder :** { $part }. 💡
hint-control-technique = Quelle technique ?
hint-technique = { $n ->
    [0] **Quelle technique :** il suffit de relire ce que tu as appris. 💡
    [one] **Quelle technique :** { $names }. 💡
   *[other] **Quelles techniques :** { $names }. 💡
}
hint-what = **Ce qu’on en déduit :** 💡
hint-ask = **Une bonne question maintenant :** { $verb } ({ $values }). 💡
hint-do = { $n ->
    [0] **Il n’y a rien à demander pour l’instant.** Le mieux à faire : { $verb }. 💡
   *[other] **Il n’y a rien à demander pour l’instant.** Le mieux à faire : { $verb } ({ $values }). 💡
}
hint-go = { $n ->
    [0] **Mieux qu’une question maintenant :** { $verb }. 💡
   *[other] **Mieux qu’une question maintenant :** { $verb } ({ $values }). 💡
}
hint-expected = En moyenne, il devrait rester ensuite environ { $percent } % des solutions encore possibles.
hint-all-told = Aucune question ne devrait plus rien t’apprendre de la solution. 💡
hint-count = { $n ->
    [one] -# Ton premier coup de pouce de la partie. À la fin, tout le monde verra combien tu en as eu.
   *[other] -# Ton coup de pouce n° { $n } de la partie. À la fin, tout le monde verra combien tu en as eu.
}
hints-given = Coups de pouce : { $given } 💡
hints-of = { $who } { $n }
refusal-no-hints = Cette table joue sans coups de pouce.
refusal-hint-nothing = On ne peut rien déduire de nouveau avec certitude de ce que tu as appris. Ce coup de pouce ne compte pas.
refusal-hint-not-now = Ce n’est pas ton tour : redemande une bonne question quand ce sera à toi de jouer. Ce coup de pouce ne compte pas.
refusal-hint-one-choice = À part accuser, tu ne peux faire qu’une chose maintenant. Ce coup de pouce ne compte pas.

## L’enquête

control-inquest = Enquête
control-publish = Publier l’enquête
inquest-head = **{ $game }** · table n° { $table } · **l’enquête**
number-short = { $unit ->
    [2] { $n } M
    [3] { $n } Md
    [4] { $n } 000 Md
   *[0] { $n }
}
inquest-caption = Donnes possibles, coup après coup
inquest-alt = L’enquête : une ligne par joueur montre combien de donnes restaient possibles après chaque coup. Les lignes ne font que descendre.
inquest-known = { $who } pouvait connaître la solution dès le n° { $step }.
inquest-unknown = { $who } ne pouvait pas connaître la solution avant la fin : { $deals ->
    [one] il restait { $deals } donne.
   *[other] il restait { $deals } donnes.
}
inquest-unknown-out = { $who } a fini sa partie sans pouvoir connaître la solution : { $deals ->
    [one] il restait { $deals } donne.
   *[other] il restait { $deals } donnes.
}
inquest-turning = { $steps_n ->
    [one] Tournant de la partie : n° { $steps }.
   *[other] Tournants de la partie : n° { $steps }.
}
inquest-accuracy = { $who } : des questions qui valent { $percent } % des meilleures ({ $n ->
    [one] une question
   *[other] { $n } questions
}).
inquest-fine = Une belle question : le n° { $step }, par { $who }. { $best ->
    [yes] Aucune autre ne promettait davantage à ce moment.
   *[no] Presque aucune autre ne promettait davantage à ce moment.
}
inquest-lucky = Une question chanceuse : le n° { $step }, par { $who }. Elle a écarté toutes les solutions possibles, sauf environ une sur { $among }, mais ne promettait que { $percent } % de ce que promettait la meilleure.
inquest-excluded = Au n° { $step }, { $who } a nommé une solution que ses informations excluaient déjà.
inquest-idle = { $who } n’a rien appris de nouveau avec { $steps_n ->
    [one] cette question : n° { $steps }.
   *[other] ces questions : n° { $steps }.
}
theatre-no = (n° { $step } de l’historique)
theatre-left = Donnes encore possibles : { $seats } 🔎
theatre-seat-left = { $who } { $fell ->
    [1] { $before } → **{ $deals }**
   *[other] { $deals }
}
theatre-known = { $who } pouvait connaître la solution à partir d’ici. 💡
inquest-legend = -# Une donne est possible pour quelqu’un si rien de ce qu’il a appris ne la contredit. Leur nombre ne fait que descendre.
inquest-likewise = -# { $steps_n ->
    [one] De même au n° { $steps }.
   *[other] De même aux n° { $steps }.
}
inquest-posted = L’enquête est publiée : { $link }
inquest-there = L’enquête est déjà publiée : { $link }
refusal-inquest-nothing = Il s’est passé trop peu de choses dans cette partie pour une enquête.
refusal-inquest-later = L’enquête ne peut pas être publiée pour l’instant. Appuie de nouveau dans une minute.
refusal-inquest-no-channel = Le salon où cette table a été jouée n’existe plus : l’enquête n’a nulle part où aller.
trouble-inquest-may-not = Je ne peux pas publier l’enquête : il me faut la permission « { $permission } » dans le salon de cette table.
refusal-no-inquest = Il n’y a pas d’enquête dans ce jeu.
