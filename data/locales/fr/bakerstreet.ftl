# Bakerstreet. Les mots sont ceux de la règle imprimée : estimation, doute, décompte, indice, pile, pioche, défausse, manche.

game-bakerstreet = Bakerstreet
club-bakerstreet = baker-street
kind-bakerstreet = bluff
about-bakerstreet = Londres, 1898, dans un épais brouillard : deux détectives estiment la valeur de leurs deux mains, bluffent et doutent. Qui gagne prend des indices, et sept lettres qui se suivent résolvent l’énigme.
    -# 2 joueurs · environ 40 minutes · moyen : du bluff et de la mémoire
option-bakerstreet-memory = Mémoire des cartes cachées
option-bakerstreet-first = Qui commence
value-lot = tiré au sort
value-one = le premier joueur
value-two = le second joueur

value-bakerstreet-pile = Pile { $value }

verb-bakerstreet-play = Poser une carte
verb-bakerstreet-estimate = Faire une estimation
verb-bakerstreet-doubt = Douter
verb-bakerstreet-choose = Choisir une pile
verb-bakerstreet-take = Prendre un indice

field-bakerstreet-play-card = Quelle carte de ta main ?
field-bakerstreet-play-pile = Devant quelle pile d’indices ?
field-bakerstreet-estimate-number = Les deux mains valent au moins…
field-bakerstreet-choose-pile = Quelle pile décompter ?
field-bakerstreet-take-letter = Quel indice prends-tu ?

## Ce que tout le monde entend

event-bakerstreet-dealt = Trois cartes chacun, et cinq piles de huit indices en cercle. { $first } commence la première manche.
event-bakerstreet-played = { $by } pose la carte **{ $card }** devant la pile { $pile }.
event-bakerstreet-reshuffled = Pioche épuisée : sa défausse, mélangée, devient la nouvelle pioche pour { $seat }.
event-bakerstreet-estimated = { $by } annonce une estimation : **{ $number }**.
event-bakerstreet-doubted = { $by } met en doute l’estimation **{ $number }**. { $by_cards_n ->
    [0] { $by } n’a pas de carte
   *[other] { $by } révèle { $by_cards }
}, { $player_cards_n ->
    [0] { $player } n’a pas de carte
   *[other] { $player } révèle { $player_cards }
} : **{ $total }** en tout. { $winner } remporte le doute et choisit une pile.
event-bakerstreet-counted = { $arrow ->
    [yes] Une flèche mène à la pile { $pile }. ➡️
   *[no] Décompte de la pile { $pile }. 🔎
} { $how ->
    [empty] Aucune carte n’y est posée : { $winner }, qui a remporté le doute, remporte le décompte
   *[other] { $first_cards_n ->
        [0] { $first } : **0**, aucune carte
       *[other] { $first } : **{ $first_sum }** ({ $first_cards }{ $first_x2 ->
            [yes] , valeur doublée
           *[no] {""}
        })
    } ; { $second_cards_n ->
        [0] { $second } : **0**, aucune carte
       *[other] { $second } : **{ $second_sum }** ({ $second_cards }{ $second_x2 ->
            [yes] , valeur doublée
           *[no] {""}
        })
    }.{ $stop ->
        [yes] {" "}Le stop laisse en place ce qui est dessous.
       *[no] {""}
    } { $how ->
        [tie] Égalité : { $winner }, qui a remporté le doute, remporte le décompte
       *[more] { $winner } remporte le décompte
    }
}{ $prize ->
    [clue] .
    [all] {" "}mais possède déjà toutes les lettres de cette pile : aucun indice n’est pris.
   *[none] {" "}mais il ne reste aucun indice dans cette pile.
}
event-bakerstreet-clue-taken = { $by } prend un indice de la pile { $pile }, face cachée : { $clues ->
    [one] { $clues } indice maintenant
   *[other] { $clues } indices maintenant
}, { $left ->
    [0] plus aucun dans la pile.
    [one] il en reste { $left } dans la pile.
   *[other] il en reste { $left } dans la pile.
}
event-bakerstreet-round-began = Nouvelle manche : chacun pioche sa main, { $first } commence{ $swapped ->
    [yes] , car l’autre n’a pas de carte
   *[no] {""}
}.{ $shuffled_n ->
    [0] {""}
   *[other] {" "}La défausse, mélangée, devient la nouvelle pioche pour { $shuffled }.
}
event-bakerstreet-hands-empty = Personne ne peut piocher : { $by } a remporté le doute et choisit une pile devant laquelle il y a des cartes.
event-bakerstreet-turn-missed = { $seat } n’a plus de temps.
event-bakerstreet-warned = { $seat } a manqué deux tours de suite : en manquer un troisième fait perdre la partie. ⚠️
event-bakerstreet-left = { $seat } quitte la partie : { $winner } gagne.
event-bakerstreet-stayed-away = { $seat } a manqué trois tours de suite, ce qui revient à quitter la partie : { $winner } gagne.
event-bakerstreet-won = { $by } révèle { $run } : { $run_n } lettres qui se suivent, l’énigme est résolue ! 🏆
event-bakerstreet-stalled = Personne n’a joué pendant deux manches : la partie s’arrête sans vainqueur.
event-bakerstreet-letters-shown = { $letters_n ->
    [0] { $seat } n’avait aucun indice.
    [one] { $seat } avait cet indice : { $letters }.
   *[other] { $seat } avait ces indices : { $letters }.
}

## Le résultat de ta propre action, quand aucun message ne le dit encore

result-bakerstreet-doubted = Les deux mains valent **{ $total }** : le doute revient à { $winner }.
result-bakerstreet-counted = Le décompte de la pile { $pile } revient à { $winner }.

## Ce qu’un seul joueur apprend

event-bakerstreet-hand-dealt = { $cards_n ->
    [0] Il n’y a aucune carte à piocher pour toi.
   *[other] Tu as pioché une nouvelle main.
}
event-bakerstreet-card-drawn = Tu pioches la carte **{ $card }**.
event-bakerstreet-pile-seen = { $prize ->
    [clue] Tu as remporté le décompte de la pile { $pile } et regardes ses indices.
   *[all] Tu as remporté le décompte de la pile { $pile }, mais tu possèdes déjà toutes ses lettres : { $letters }.
}
event-bakerstreet-clue-kept = Tu gardes l’indice **{ $letter }**, face cachée.

## Le panneau

bakerstreet-table-opening = { $who } commence la manche : poser une carte, puis faire l’estimation de son choix.{ $lost ->
    [yes] {" "}⚠️ Si { $who } manque aussi ce tour, la partie est perdue.
   *[no] {""}
}
bakerstreet-table-playing = À { $who } de poser une carte et d’annoncer plus de **{ $n }**, ou de douter.{ $lost ->
    [yes] {" "}⚠️ Si { $who } manque aussi ce tour, la partie est perdue.
   *[no] {""}
}
bakerstreet-table-must-doubt = { $who } ne peut que douter de l’estimation **{ $n }**{ $n ->
    [30] {" "}(rien n’est plus haut)
   *[other] {" "}(sa main est vide)
}.{ $lost ->
    [yes] {" "}⚠️ Si { $who } manque aussi ce tour, la partie est perdue.
   *[no] {""}
}
bakerstreet-table-estimating = { $who } a posé et pioché une carte, et doit maintenant faire son estimation.{ $lost ->
    [yes] {" "}⚠️ Si { $who } manque aussi ce tour, la partie est perdue.
   *[no] {""}
}
bakerstreet-table-choosing = { $who } a remporté le doute et choisit la pile à décompter.{ $lost ->
    [yes] {" "}⚠️ Si { $who } manque aussi ce tour, la partie est perdue.
   *[no] {""}
}
bakerstreet-table-taking = { $who } a remporté le décompte de la pile { $pile } et y choisit un indice.{ $lost ->
    [yes] {" "}⚠️ Si { $who } manque aussi ce tour, la partie est perdue.
   *[no] {""}
}
bakerstreet-table-estimate = Estimation : **{ $n }** par { $who }{ $earlier_n ->
    [0] {""}
   *[other] , après { $earlier }
}.
bakerstreet-table-pile = Pile { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
} : { $clues ->
    [0] plus d’indice
    [one] { $clues } indice
   *[other] { $clues } indices
} ; { $cards ->
    [one] une carte posée, **{ $top }** ({ $who })
   *[other] { $cards } cartes posées, avec **{ $top }** au-dessus ({ $who })
}.
bakerstreet-table-pile-empty = Pile { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
} : { $clues ->
    [0] plus d’indice
    [one] { $clues } indice
   *[other] { $clues } indices
} ; aucune carte posée.
bakerstreet-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] casquette
   *[hat] chapeau melon
}) : { $clues ->
    [0] aucun indice
    [one] { $clues } indice
   *[other] { $clues } indices
}, { $hand ->
    [0] aucune carte
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $deck } à piocher, { $discard_id ->
    [none] défausse vide
   *[other] **{ $discard }** sur le dessus de la défausse
}.
bakerstreet-table-seat-letters = { $who }{ $state ->
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] casquette
   *[hat] chapeau melon
}) : { $letters_n ->
    [0] aucun indice
   *[other] { $letters }
} ; { $hand ->
    [0] aucune carte
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $deck } à piocher, { $discard_id ->
    [none] défausse vide
   *[other] **{ $discard }** sur le dessus de la défausse
}.
bakerstreet-alt-table = La table dans le brouillard, vue de dessus : les cinq piles avec la carte du dessus, l’estimation et ce que chacun possède.
bakerstreet-alt-desk = Ton bureau : tes cartes et tes lettres, comme dans le texte de ce message.
bakerstreet-picture-run = { $n } à la suite
bakerstreet-picture-pile = Pile { $n }

## Le bureau

bakerstreet-desk-warned = Tu as manqué deux tours de suite : **en manquer un troisième te fait perdre la partie**. ⚠️
bakerstreet-desk-box = -# Symboles des { $cards } cartes de chacun, par valeur : **stop** { $stops } ; **×2** { $doubles } ; **flèche** { $arrows }. Les autres n’en portent pas.
bakerstreet-desk-hand = { $cards_n ->
    [0] **Ta main** est vide.
   *[other] **Ta main** : { $cards }, soit **{ $total }** en tout.
}
bakerstreet-desk-last = Dernière estimation : **{ $n }**.
bakerstreet-desk-letters = { $letters_n ->
    [0] Tu n’as encore aucun indice.
    [one] **Ton indice** : { $letters }.
   *[other] **Tes indices** : { $letters }.
}
bakerstreet-desk-run = Plus longue suite : **{ $letters }** ({ $letters_n } à la suite ; il en faut 7).
bakerstreet-desk-pile = **Pile { $pile }** : { $letters }. 🔎
bakerstreet-desk-free = Il te manque : { $letters }.

## Refus et mises en garde

refusal-bakerstreet-not-in-hand = Cette carte n’est pas dans ta main. **/table main** te montre tes cartes ; rien n’a été joué.
refusal-bakerstreet-no-such-pile = Il y a cinq piles, de 1 à 5. Choisis-en une ; rien n’a été fait.
refusal-bakerstreet-pile-without-cards = Toutes les cartes Détective sont devant les piles : choisis une pile qui en a. Rien n’a été décompté.
refusal-bakerstreet-must-doubt = Tu ne peux plus que douter : rien n’est supérieur à 30, ou tu n’as pas de carte à poser. Appuie sur **Douter**.
refusal-bakerstreet-nothing-to-doubt = Tu commences la manche : il n’y a pas encore d’estimation à mettre en doute. Pose d’abord une carte.
refusal-bakerstreet-not-higher = Une estimation doit être supérieure à la précédente, **{ $n }**. Annonce un nombre plus grand ; rien n’a été fait.
refusal-bakerstreet-out-of-range = Une estimation est un nombre entier de 0 à { $n } : six cartes ne valent pas plus. Rien n’a été fait.
refusal-bakerstreet-estimate-first = Tu as posé ta carte. Fais maintenant ton estimation.
refusal-bakerstreet-play-first = Pose d’abord une carte ; ensuite tu en pioches une et tu fais ton estimation.
refusal-bakerstreet-choose-first = Tu as remporté le doute : choisis la pile à décompter.
refusal-bakerstreet-nothing-to-choose = La pile se choisit après un doute, et c’est le vainqueur du doute qui la choisit. Pose une carte, ou doute.
refusal-bakerstreet-take-first = Tu as remporté le décompte : prends d’abord un indice dans la pile.
refusal-bakerstreet-nothing-to-take = Un indice se prend après un décompte, et c’est le vainqueur du décompte qui le prend. Pose une carte, ou doute.
refusal-bakerstreet-letter-not-there = Cette lettre n’est pas dans la pile. **/table main** te montre ce qu’elle contient.
refusal-bakerstreet-letter-owned = Tu as déjà cette lettre, et chacune ne se possède qu’une fois. Choisis-en une autre.
caution-bakerstreet-doubt-is-lost = Ta main vaut déjà à elle seule autant que l’estimation : tu perdrais à coup sûr ce doute. Douter quand même ?

## Règles, selon la situation

rules-bakerstreet-start = **Bakerstreet, en bref**
    Chacun a 30 cartes « Détective », cinq de chaque valeur de 0 à 5, dont trois en main. À ton tour, tu **poses** une carte devant l’une des cinq piles d’indices, tu en pioches une autre, puis tu fais une **estimation** de la valeur totale des six cartes des deux mains ; ou bien tu mets en **doute** la dernière estimation.
    Chaque estimation doit être supérieure à la précédente. Après un doute, les deux mains sont révélées : qui a raison choisit une pile, et on décompte les cartes posées devant elle. Qui y totalise le plus regarde la pile et prend un indice.
    Sept lettres qui se suivent (de A à T) gagnent la partie. Qui la quitte, ou manque trois tours de suite, la perd. Avec une mémoire stricte, les cartes recouvertes ne se regardent plus : retiens-les !
rules-bakerstreet-opening = **Tu commences la manche**
    Pose une carte devant une pile ; tu en pioches aussitôt une autre. Annonce ensuite un nombre de 0 à 30 : la valeur totale des six cartes des deux mains. Tu peux bluffer. Les valeurs comptent, pas les symboles.
    Il n’y a encore rien à mettre en doute.
rules-bakerstreet-playing = **C’est ton tour**
    Pose une carte devant une pile, pioches-en une autre et fais une estimation supérieure à la précédente ; ou bien mets celle-ci en doute. Après 30, tu ne peux que douter.
    Après un doute, les deux mains sont révélées. Si elles valent moins que l’estimation, tu remportes le doute ; si elles valent autant ou plus, c’est l’autre. Le vainqueur choisit la pile à décompter, le perdant commence la manche suivante.
    Les symboles n’agissent que pendant un décompte. **Stop** : le décompte s’arrête avec cette carte. **×2** : double, une seule fois, la valeur des cartes du joueur qui l’a jouée. **Flèche** : la pile suivante, dans le sens horaire, est décomptée aussi.
    Symboles des { $cards } cartes de chacun, par valeur : **stop** { $stops } ; **×2** { $doubles } ; **flèche** { $arrows }. Les autres n’en portent pas.
rules-bakerstreet-estimating = **Tu fais une estimation**
    Que valent en tout les six cartes des deux mains ? Il faut dépasser la dernière estimation ; le bluff est permis. Si l’autre doute et que les cartes valent au moins autant, tu remportes le doute.
rules-bakerstreet-choosing = **Tu as remporté le doute**
    Choisis une pile. Les cartes posées devant elle sont retirées une par une, par le dessus, jusqu’à un stop ou jusqu’à la dernière, et triées par joueur. **×2** double, une seule fois, la valeur des cartes du joueur qui l’a jouée. La plus forte valeur totale remporte le décompte ; une égalité, ou l’absence de cartes, est pour toi.
    S’il y avait une **flèche** parmi les cartes décomptées, à l’un ou à l’autre, la pile suivante, dans le sens horaire, est décomptée ensuite.
rules-bakerstreet-taking = **Tu as remporté le décompte**
    Tu regardes tous les indices de la pile et tu en prends un que tu n’as pas encore ; l’autre ne le voit pas. Sept lettres qui se suivent gagnent aussitôt. A ne suit pas T.
rules-bakerstreet-waiting = **C’est le tour de l’autre joueur**
    Essaie de te souvenir quelles cartes sont où : l’image ne montre que celle du dessus. Avec une mémoire souple, le salon et l’historique disent encore ce qui a été posé ; avec une mémoire stricte, rien ne le dit plus. Ce que l’autre a posé n’est plus dans sa main, et chacun a cinq cartes de chaque valeur. **Mes notes** te sert de carnet.
rules-bakerstreet-over = **La partie est finie**
    Elle a été gagnée avec sept lettres qui se suivent, ou parce que l’autre est parti ou a manqué trois tours de suite ; ou bien personne n’a joué pendant deux manches, et personne ne gagne. L’historique et le fichier de la partie restent disponibles.

## Cartes et lettres

noun-bakerstreet-0 = 0
noun-bakerstreet-0_stop = 0 stop
noun-bakerstreet-0_x2 = 0 ×2
noun-bakerstreet-0_arrow = 0 flèche
noun-bakerstreet-1 = 1
noun-bakerstreet-1_stop = 1 stop
noun-bakerstreet-1_x2 = 1 ×2
noun-bakerstreet-1_arrow = 1 flèche
noun-bakerstreet-2 = 2
noun-bakerstreet-2_stop = 2 stop
noun-bakerstreet-2_x2 = 2 ×2
noun-bakerstreet-2_arrow = 2 flèche
noun-bakerstreet-3 = 3
noun-bakerstreet-3_stop = 3 stop
noun-bakerstreet-3_x2 = 3 ×2
noun-bakerstreet-3_arrow = 3 flèche
noun-bakerstreet-4 = 4
noun-bakerstreet-4_stop = 4 stop
noun-bakerstreet-4_x2 = 4 ×2
noun-bakerstreet-4_arrow = 4 flèche
noun-bakerstreet-5 = 5
noun-bakerstreet-5_stop = 5 stop
noun-bakerstreet-5_x2 = 5 ×2
noun-bakerstreet-5_arrow = 5 flèche
noun-bakerstreet-a = A
noun-bakerstreet-b = B
noun-bakerstreet-c = C
noun-bakerstreet-d = D
noun-bakerstreet-e = E
noun-bakerstreet-f = F
noun-bakerstreet-g = G
noun-bakerstreet-h = H
noun-bakerstreet-i = I
noun-bakerstreet-j = J
noun-bakerstreet-k = K
noun-bakerstreet-l = L
noun-bakerstreet-m = M
noun-bakerstreet-n = N
noun-bakerstreet-o = O
noun-bakerstreet-p = P
noun-bakerstreet-q = Q
noun-bakerstreet-r = R
noun-bakerstreet-s = S
noun-bakerstreet-t = T

## La feuille

bakerstreet-sheet-estimates = Estimations
bakerstreet-sheet-estimate = Estimation { $n }
bakerstreet-sheet-piles = Piles
bakerstreet-sheet-pile = Pile { $n }
bakerstreet-sheet-hands = Mains
bakerstreet-sheet-sum = Points en main
bakerstreet-sheet-reached = Estimation atteinte
bakerstreet-sheet-letters = Lettres

## Pourquoi quelque chose est certain

bakerstreet-why-stack = { $height ->
    [0] Aucune carte n’est posée devant la pile { $pile }.
   *[other] Un décompte de la pile { $pile } donnerait, pour { $who } : { $cards_n ->
        [0] rien
       *[other] { $cards }{ $double ->
            [yes] , valeur doublée
           *[no] {""}
        }
    }.{ $nos_n ->
        [0] {""}
        [one] {" "}Ce qui s’y trouve a été posé au n° { $nos }.
       *[other] {" "}Ce qui s’y trouve a été posé aux n° { $nos }.
    }
}
bakerstreet-why-hand = { $size ->
    [0] { $who } n’a aucune carte en main.
    [one] { $who } a une carte en main, qui vaut { $exact ->
        [yes] { $low }
       *[no] de { $low } à { $high }
    }{ $nos_n ->
        [0] .
        [one] , d’après le n° { $nos }.
       *[other] , d’après les n° { $nos }.
    }
   *[other] { $who } a { $size } cartes en main, qui valent ensemble { $exact ->
        [yes] { $low }
       *[no] de { $low } à { $high }
    }{ $nos_n ->
        [0] .
        [one] , d’après le n° { $nos }.
       *[other] , d’après les n° { $nos }.
    }
}
bakerstreet-why-reached = Ta main vaut { $own } : l’estimation de { $number } (n° { $no }) { $reached ->
    [yes] est atteinte.
   *[no] n’est pas atteinte.
}
bakerstreet-why-none = { $who } n’a encore pris aucun indice.
bakerstreet-why-empty = Il ne reste aucun indice dans la pile { $pile }.
bakerstreet-why-mine = Tu as l’un des deux indices { $letter }.
bakerstreet-why-look = Au n° { $no }, tu as regardé la pile { $pile } { $letters_n ->
    [0] et n’y as rien laissé.
   *[other] et y as laissé { $letters }{ $taken ->
        [0] .
        [1] {""} ; ensuite, { $who } en a pris un.
       *[other] {""} ; ensuite, { $who } en a pris { $taken }.
    }
}
bakerstreet-why-all = Au n° { $no }, { $who } avait déjà toutes les lettres de la pile { $pile }.
bakerstreet-why-clue = Au n° { $no }, { $who } a trouvé dans la pile { $pile } une lettre qui lui manquait.
bakerstreet-why-shown = Au n° { $no }, { $letters_n ->
    [0] { $who } n’avait aucun indice à révéler.
   *[other] { $who } a révélé tous ses indices : { $letters }.
}
bakerstreet-why-so = { $runs ->
    [yes] Une fois tout recoupé, et sachant que sinon { $who } aurait déjà gagné :
   *[no] Une fois tout recoupé :
} { $place ->
    [player] { $who } { $held ->
        [yes] a un indice { $letter }.
       *[no] n’a pas d’indice { $letter }.
    }
   *[pile] { $held ->
        [yes] il y a un indice { $letter } dans la pile { $pile }.
       *[no] il n’y a pas d’indice { $letter } dans la pile { $pile }.
    }
}

## L’enquête

bakerstreet-inquest-doubts = { $who } : { $doubts ->
    [one] un doute
   *[other] { $doubts } doutes
}. La plupart des mains possibles { $likely ->
    [0] ne lui donnaient jamais raison
    [one] lui donnaient raison une fois
   *[other] lui donnaient raison { $likely } fois
} ; les cartes, { $won ->
    [0] jamais.
    [one] une fois.
   *[other] { $won } fois.
}
bakerstreet-inquest-near = Au n° { $no }, il ne manquait plus qu’une lettre à { $who } pour en avoir { $n } qui se suivent{ $is_known ->
    [yes]  ; { $other } pouvait le savoir dès le n° { $known }.
   *[no] .
}
bakerstreet-inquest-letters = Avant le dernier coup, { $other } avait { $count ->
    [one] un indice
   *[other] { $count } indices
}. { $letters_n ->
    [0] { $who } ne pouvait en connaître aucun avec certitude.
   *[other] { $who } pouvait connaître avec certitude : { $letters }.
}
bakerstreet-inquest-bluff = Un bluff réussi : au n° { $said }, { $other } annonce **{ $number }** alors que les deux mains ne valent que { $total }, et { $who } n’en doute pas. 🃏
bakerstreet-inquest-fine = Un doute bien placé : au n° { $no }, { $who } doute de l’estimation **{ $number }** { $certain ->
    [yes] et pouvait en avoir la certitude
   *[no] avec raison
} : les deux mains valent { $total }.
bakerstreet-inquest-lucky = Un doute chanceux : au n° { $no }, { $who } doute avec raison de l’estimation **{ $number }**, que { $percent } mains possibles sur 100 atteignaient.
bakerstreet-inquest-unlucky = Pas de chance : au n° { $no }, { $who } doute à tort de l’estimation **{ $number }**, { $percent ->
    [one] qu’une seule main possible sur 100 atteignait.
   *[other] que { $percent } mains possibles sur 100 seulement atteignaient.
}
bakerstreet-inquest-reached = Au n° { $no }, { $who } doute de l’estimation **{ $number }**, pourtant atteinte à coup sûr : les deux mains valaient au moins { $low }.
bakerstreet-inquest-passed = Au n° { $no }, { $who } laisse passer l’estimation **{ $number }**, pourtant hors d’atteinte : les deux mains valaient au plus { $high }.
bakerstreet-inquest-beyond = Au n° { $said }, { $other } annonce **{ $number }**, et { $who } doute. Vu les cartes déjà connues, { $other } pouvait savoir que les deux mains valaient au plus { $high }.
bakerstreet-inquest-pile = Au n° { $no }, { $who } choisit la pile { $pile }, dont le décompte revenait à { $other }. Celui de la pile { $better } revenait à { $who }.
bakerstreet-inquest-legend = -# Calculé pour qui se souviendrait de toutes les cartes vues. Les mains possibles sont celles que la pioche permet ; les intentions de l’autre n’y entrent pas.

## Ce que pensait un rival

bakerstreet-rival-doubt = avec ces cartes, il semblait que les deux mains n’arriveraient pas à { $number }.
bakerstreet-rival-estimate = l’annonce de { $number } s’est faite avec { $own ->
    [one] { $own } point
   *[other] { $own } points
} en main : on comptait sur l’autre main pour le reste.
bakerstreet-rival-bluff = l’annonce de { $number } était un bluff, avec { $own ->
    [one] { $own } point
   *[other] { $own } points
} en main : qui ne bluffe jamais se laisse vite deviner.
bakerstreet-rival-play = c’est à la pile { $pile } que cette carte changeait le plus le décompte à venir.
bakerstreet-rival-any-card = cette carte a été posée sans trop réfléchir.
bakerstreet-rival-choose = le décompte de la pile { $pile } promettait le plus{ $won ->
    [0] , même s’il ne devait rapporter aucun indice.
    [one]  : il devait rapporter un indice.
   *[other]  : de flèche en flèche, il devait rapporter { $won } indices.
}
bakerstreet-rival-any-pile = cette pile a été choisie sans trop réfléchir.
bakerstreet-rival-take = { $letter } : c’était la lettre qui allait le mieux dans une suite.

## Affaires

bakerstreet-case-question = Tu viens de remporter un doute contre { $other }. **Quelle pile choisis-tu pour remporter le plus de décomptes possible, et combien en remportes-tu ?** Tu connais toutes les cartes qui s’y trouvent.
bakerstreet-case-asks = Tu viens de remporter un doute contre { $other }. **Quelle pile choisis-tu pour remporter le plus de décomptes possible, et combien de points cela fait-il en tout pour toi, et pour l’autre ?** Tu connais toutes les cartes qui s’y trouvent.
bakerstreet-case-rule = -# Une pile se compte de haut en bas, jusqu’au bout ou jusqu’à un stop, qui compte encore. Le ×2 double la somme de son propriétaire, une seule fois. La somme la plus haute remporte le décompte ; à égalité, ou sans aucune carte, il est à toi. Si une flèche a été comptée, à qui qu’elle soit, la pile suivante est comptée aussi ; après la pile 5 vient la pile 1.
bakerstreet-case-pile = La pile que tu choisis
bakerstreet-case-won = Les décomptes que tu remportes
bakerstreet-case-own = Tes points dans tous ces décomptes
bakerstreet-case-theirs = Les points de l’autre
bakerstreet-case-piles = Piles
bakerstreet-case-all-points = { $own ->
    [yes] Tes points
   *[no] Points de l’autre
}
bakerstreet-case-more = premier nombre plus { $n }
bakerstreet-case-points = { $own ->
    [yes] toi : { $n }–{ $last }
   *[no] l’autre : { $n }–{ $last }
}
bakerstreet-why-sum = Tous les décomptes ensemble : **{ $own }** pour toi, **{ $theirs }** pour l’autre.
bakerstreet-why-count = Pile { $pile } { $nos_n ->
    [0] vide
    [one] (n° { $nos })
   *[other] (n° { $nos })
} : **{ $own }** pour toi, { $theirs } pour l’autre ; { $won ->
    [yes] tu remportes le décompte
   *[no] l’autre remporte le décompte
}{ $last ->
    [yes] .
   *[no] , et une flèche mène plus loin.
}
bakerstreet-why-most = Depuis la pile { $pile }, tu remportes { $won } décomptes, plus que depuis toute autre :
bakerstreet-why-other = Depuis la pile { $pile }{ $nos_n ->
    [0] {""}
   *[other] {" "}(n° { $nos })
}, tu { $won ->
    [0] ne remportes aucun décompte.
    [1] remportes un décompte.
   *[other] remportes { $won } décomptes.
}
noun-bakerstreet-pile_1 = pile 1
noun-bakerstreet-pile_2 = pile 2
noun-bakerstreet-pile_3 = pile 3
noun-bakerstreet-pile_4 = pile 4
noun-bakerstreet-pile_5 = pile 5
noun-bakerstreet-won_1 = un décompte
noun-bakerstreet-won_2 = deux décomptes
noun-bakerstreet-won_3 = trois décomptes
noun-bakerstreet-won_4 = quatre décomptes
noun-bakerstreet-won_5 = cinq décomptes
noun-bakerstreet-points_0 = 0 point
noun-bakerstreet-points_1 = 1 point
noun-bakerstreet-points_2 = 2 points
noun-bakerstreet-points_3 = 3 points
noun-bakerstreet-points_4 = 4 points
noun-bakerstreet-points_5 = 5 points
noun-bakerstreet-points_6 = 6 points
noun-bakerstreet-points_7 = 7 points
noun-bakerstreet-points_8 = 8 points
noun-bakerstreet-points_9 = 9 points
noun-bakerstreet-points_10 = 10 points
noun-bakerstreet-points_11 = 11 points
noun-bakerstreet-points_12 = 12 points
noun-bakerstreet-points_13 = 13 points
noun-bakerstreet-points_14 = 14 points
noun-bakerstreet-points_15 = 15 points
noun-bakerstreet-points_16 = 16 points
noun-bakerstreet-points_17 = 17 points
noun-bakerstreet-points_18 = 18 points
noun-bakerstreet-points_19 = 19 points
noun-bakerstreet-points_20 = 20 points
noun-bakerstreet-points_21 = 21 points
noun-bakerstreet-points_22 = 22 points
noun-bakerstreet-points_23 = 23 points
noun-bakerstreet-points_24 = 24 points

## Les règles entières, page par page ; la dernière page est un exemple de tour

rulebook-bakerstreet-1 = **Le but**
    Londres, 1898, dans le brouillard. Deux détectives rassemblent des **indices**, des cartes marquées d’une lettre de A à T. Le premier à avoir **sept lettres qui se suivent** gagne. Après T, rien ne suit : A n’est pas le voisin de T.
    Les 40 indices (chaque lettre deux fois) forment cinq piles de huit, en cercle, faces cachées.
    Chacun a 30 cartes « Détective » : cinq de chaque valeur de 0 à 5. On en a trois en main.
rulebook-bakerstreet-2 = **Ton tour**
    Ou bien tu fais trois choses, dans cet ordre :
    1. **Pose** une carte de ta main, face visible, sur les cartes devant une des cinq piles. Seule la carte du dessus reste visible. Avec l’option d’une mémoire stricte, on ne peut plus retrouver celles du dessous ; avec une mémoire souple, le salon et l’historique disent encore ce qui a été posé.
    2. **Pioche** une carte.
    3. Annonce une **estimation** : la valeur totale des six cartes des deux mains, de 0 à 30. Elle doit dépasser la précédente. Le bluff est permis.
    Ou bien tu mets en **doute** la dernière estimation : alors tu ne poses et ne pioches rien. Au premier tour d’une manche, il n’y a rien à mettre en doute.
rulebook-bakerstreet-3 = **Le doute**
    Les deux mains sont révélées, et on additionne les six valeurs. Les symboles ne comptent pas.
    • Moins que l’estimation : celui qui a **douté** remporte le doute.
    • Autant ou plus : celui qui a **estimé** remporte le doute.
    Les six cartes vont dans les défausses. La manche est finie ; un **décompte** suit. Puis chacun pioche trois cartes, et le perdant du doute commence la manche suivante.
rulebook-bakerstreet-4 = **Le décompte**
    Le vainqueur du doute choisit une pile. Les cartes posées devant elle sont retirées une par une, par le dessus, et triées par joueur, jusqu’à un **stop** ou jusqu’à la dernière.
    Qui a la plus forte somme remporte le décompte ; à égalité, ou sans carte, c’est le vainqueur du doute.
    Il regarde tous les indices de la pile et en prend un, d’une lettre qu’il n’a pas encore. L’autre ne le voit pas. Les cartes décomptées vont dans les défausses.
    Quand toutes les cartes sont devant les piles, il n’y a plus rien à piocher : on joue avec moins de cartes, et une main vide ne peut que douter. Si les deux mains sont vides, le vainqueur du dernier doute choisit de nouveau une pile, qui doit avoir des cartes.
rulebook-bakerstreet-5 = **Les symboles**
    Ils n’agissent que pendant un décompte.
    • **Stop** : cette carte compte encore, puis le décompte s’arrête. Celles du dessous restent.
    • **×2** : double la somme du joueur qui l’a jouée, une seule fois.
    • **Flèche** : la pile suivante, dans le sens horaire, est décomptée aussi, et cela peut continuer.
    Symboles des { $cards } cartes de chacun, par valeur : **stop** { $stops } ; **×2** { $doubles } ; **flèche** { $arrows }. Les autres n’en portent pas.
rulebook-bakerstreet-6 = **Les absences**
    Qui quitte la partie la perd.
    Quand ton temps est écoulé, ton tour est joué d’office : on doute pour toi, sauf s’il n’y a rien à mettre en doute ou si ta main seule atteint déjà l’estimation. Dans ce cas, une carte est posée au hasard, avec l’estimation la plus basse possible. Les piles et les indices sont aussi tirés au sort.
    {""}**Manquer trois tours de suite revient à quitter la partie.** Chaque fois, tu as tout ton temps, et un avertissement suit le deuxième. Un tour ne compte qu’une fois, avec la pile et les indices qui en découlent ; dès que tu joues toi-même, le compte repart de zéro.
    Une absence annoncée n’est pas un tour manqué. Et si, depuis ton dernier coup, l’autre a lui aussi laissé passer son temps ou s’est absenté, personne ne gagne par des tours manqués.
    Si personne ne joue pendant deux manches, la partie s’arrête sans vainqueur.
rulebook-bakerstreet-7 = **Conseils**
    Deux mains qu’on vient de piocher valent 15 en moyenne. Tes propres cartes en disent la moitié : avec 5, 4 et 4, une estimation de 20 n’est pas folle.
    Souviens-toi de ce qui a été posé devant les piles : une pile où tu as de fortes cartes vaut un décompte, et une flèche cachée peut en valoir deux.
    La défausse n’est mélangée que quand la pioche est vide.
rulebook-bakerstreet-8 = **Exemple d’un tour**
    Céline estime 16. Bruno a 1, 0 et 2 en main et n’y croit pas : il doute. Céline avait 5, 5 et 2 : en tout 15. C’est moins que 16, Bruno remporte le doute.
    Il choisit la troisième pile. On retire un 3 de Bruno, un 2 avec ×2 de Céline, puis un 1 de Bruno avec un stop : le décompte s’arrête, même si d’autres cartes sont dessous. Bruno a 3 + 1 = 4, Céline 2 × 2 = 4. À égalité, c’est le vainqueur du doute : Bruno regarde la pile et prend la lettre G.
    Chacun pioche trois cartes. Céline, qui a perdu le doute, commence.

## La leçon : quelques décisions d’une vraie partie, et leurs raisons

lesson-bakerstreet-start = **Bakerstreet en cinq minutes**
    Deux détectives, trois cartes chacun. On annonce ce que valent les six cartes des deux mains, toujours plus haut, jusqu’à ce que l’un doute. Qui gagne le doute choisit une pile et y prend souvent un indice. Sept lettres qui se suivent gagnent.
    Voici quatre décisions d’une vraie partie contre Camille.
lesson-bakerstreet-1 = Tu as posé un 5 devant la première pile, et pioché. Ta main : 0, 2 et 4. À toi d’annoncer la première estimation. Les cartes vont de 0 à 5.
    {""}**Laquelle ne peut pas être atteinte ?**
lesson-bakerstreet-1-nine = 9
lesson-bakerstreet-1-nine-why = Si : tu as déjà 6. Dès que les trois cartes de Camille valent 3, elle est atteinte. C’est une estimation prudente.
lesson-bakerstreet-1-fourteen = 14
lesson-bakerstreet-1-fourteen-why = Si : tu as 6, il faudrait 8 chez Camille. Trois cartes valent 7 ou 8 en moyenne : c’est à peu près une chance sur deux.
lesson-bakerstreet-1-twentyfive = 25
lesson-bakerstreet-1-twentyfive-why = Oui : tu as 6, et trois cartes valent 15 au plus. Plus de 21 est impossible. Camille ne le sait pas, mais douter serait tentant.
lesson-bakerstreet-2 = Tu annonces 9. Camille doute. Ses cartes : 0, 1 et 2 ; les tiennes : 0, 2 et 4. En tout, **9**.
    {""}**Qui remporte le doute ?**
lesson-bakerstreet-2-camille = Camille
lesson-bakerstreet-2-camille-why = Non : qui doute ne gagne que si les cartes valent **moins** que l’estimation.
lesson-bakerstreet-2-me = Moi
lesson-bakerstreet-2-me-why = Oui : 9 vaut 9. Autant ou plus, et celui qui a estimé gagne. Les flèches et le stop ne comptent pas ici.
lesson-bakerstreet-2-nobody = Personne : c’est une égalité
lesson-bakerstreet-2-nobody-why = Non : à égalité, l’estimation est atteinte, et celui qui l’a faite remporte le doute.
lesson-bakerstreet-3 = Tu choisis la pile à décompter. Devant la première, il n’y a que ton 5 ; devant les quatre autres, aucune carte.
    {""}**Où peux-tu remporter le décompte ?**
lesson-bakerstreet-3-first = À la première pile seulement
lesson-bakerstreet-3-first-why = Elle te convient, avec 5 contre 0. Mais sans aucune carte aussi, c’est le vainqueur du doute qui remporte le décompte.
lesson-bakerstreet-3-any = À n’importe quelle pile
lesson-bakerstreet-3-any-why = Oui : à égalité, même de zéro à zéro, c’est le vainqueur du doute. Tu regardes alors tous les indices de la pile et tu en gardes un.
lesson-bakerstreet-3-second = À la deuxième pile seulement
lesson-bakerstreet-3-second-why = Pas seulement : elle te convient, mais les autres aussi. Sans carte, ou à égalité, c’est le vainqueur du doute qui gagne.
lesson-bakerstreet-4 = Nouvelle manche. Camille pose un 2 et annonce 14. Ta main : 2, 2 et 3. Tu ne veux pas douter : tu poses une carte, tu en pioches une autre.
    {""}**Que peux-tu annoncer ?**
lesson-bakerstreet-4-twelve = 12
lesson-bakerstreet-4-twelve-why = Non : une estimation doit dépasser la précédente.
lesson-bakerstreet-4-fourteen = 14
lesson-bakerstreet-4-fourteen-why = Non : répéter ne suffit pas, il faut dépasser.
lesson-bakerstreet-4-fifteen = 15
lesson-bakerstreet-4-fifteen-why = Oui : il faut dépasser 14. Douter de 14 était l’autre choix ; dans cette partie, les six cartes valaient 17.
lesson-bakerstreet-end = **C’est tout ce qu’il faut pour jouer.** Compte ce que tu tiens, ajoute 7 ou 8 pour l’autre main, et souviens-toi de ce qui est caché devant les piles : stop, ×2 et flèches décident des décomptes.

## Les techniques de déduction, de la plus facile à la plus difficile

technique-bakerstreet-stack = Compter des cartes posées
technique-bakerstreet-stack-page = On compte du haut vers le bas, jusqu’au premier stop. Additionne les cartes d’un joueur, et double-les si l’une des siennes le dit.
    {""}*Exemple :* du haut vers le bas, il y a un 2 à toi, un 3 de Camille et un stop à toi, de valeur 1, qui compte aussi. Tu aurais 3, Camille aussi ; ce qui est sous le stop ne compte pas.
technique-bakerstreet-hand = Ce qui reste pour la main
technique-bakerstreet-hand-page = Chacun a les mêmes trente cartes, cinq de chaque valeur. Ce qu’un joueur a joué n’est plus dans sa main.
    {""}*Exemple :* Camille a joué ses cinq 5. Trois cartes de sa main valent 12 au plus. Ajoute les tiennes, et tu sais quelles estimations sont impossibles.
technique-bakerstreet-letters = Les lettres que tu as vues
technique-bakerstreet-letters-page = Quand tu regardes une pile, retiens ce que tu y laisses. Si quelqu’un y prend un indice, c’est l’un de ceux-là.
    {""}*Exemple :* tu as laissé A et D dans la pile 2, et Camille en a pris un. Peu importe lequel : il n’y a pas de E dans cette pile.
technique-bakerstreet-together = Regards et gains recoupés
technique-bakerstreet-together-page = Un seul regard ne suffit pas. Mais il n’y a que deux indices de chaque lettre, et personne n’en a encore sept à la suite : en recoupant le tout, tu exclus beaucoup de choses.
    {""}*Exemple :* tu as un indice K, et tu vois l’autre dans la pile 3. Camille n’en a donc aucun, et les autres piles non plus.
    {""}*Exemple :* tu as laissé A et D dans la pile 2, et Camille en a pris un. Tu regardes de nouveau et D y est : Camille a le A.
