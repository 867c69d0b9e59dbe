# Mord im Arosa.

game-arosa = Mord im Arosa
about-arosa = Un hôtel sous la neige, huit étages, et des cloisons si minces qu’un cube qui tombe s’entend jusque dans la rue. Deux victimes sont quelque part dans la cheminée d’aération, et chacun y a laissé des traces : écoute à quel étage elles s’arrêtent, suspecte les autres et efface les tiennes. 2 à 6 joueurs, environ 30 minutes. Mets le son !
option-arosa-hearing = L’ouïe de tous
option-arosa-memory = Mémoire des ouvertures et des bruits
value-keen = fine
value-normal = normale
value-hard = dure

verb-arosa-drop = Jeter dans la cheminée
verb-arosa-search = Ouvrir un étage
verb-arosa-suspect = Suspecter
verb-arosa-erase = Effacer mes traces

field-arosa-search-floor = Où cherches-tu les victimes ?
field-arosa-suspect-floor = Quel étage ouvres-tu ?
field-arosa-suspect-players = Qui suspectes-tu ? (un ou plusieurs)
field-arosa-erase-floor = Quel étage ouvres-tu ?
field-arosa-erase-count = Combien de traces reprends-tu ?

value-arosa-floor = { $value ->
    [0] 0 · RDC
    [7] 7 · en haut
   *[other] { $value }
}
value-arosa-count = { $value ->
    [none] autant que permis
    [0] aucune
   *[other] { $value } au plus
}

## Ce que tout le monde entend

event-arosa-prologue-began = Minuit à l’hôtel Arosa. La dernière personne à avoir tenu un couteau, c’est { $knife }, qui jette les deux victimes ; la dernière à être allée dans un hôtel, c’est { $guest }, qui commencera la recherche. Mets le son et tends l’oreille.
event-arosa-victims-dropped = { $by } jette les **deux victimes** dans la cheminée d’aération.
event-arosa-traces-dropped = { $by } jette deux traces **{ $cube_many }**.
event-arosa-fell = { $cube_sign } { $cube } *{ $knocks ->
    [0] {""}
    [1] tac …{" "}
    [2] tac tac …{" "}
    [3] tac tac tac …{" "}
    [4] tac tac tac tac …{" "}
    [5] tac tac tac tac tac …{" "}
    [6] tac tac tac tac tac tac …{" "}
   *[7] tac tac tac tac tac tac tac …{" "}
}{ $end_hear }*
event-arosa-search-began = **Premier acte : à la recherche des victimes.**
event-arosa-inquiry-began = **Les deux victimes sont découvertes : le deuxième acte commence.** Suspecte les autres, ou efface tes propres traces.
event-arosa-turn-began = À { $seat } de jouer.
event-arosa-searched = { $by } cherche les victimes { $floor ->
    [0] au **rez-de-chaussée**
    [1] au **1er étage**
   *[other] au **{ $floor }e étage**
}.
event-arosa-suspected = { $by } suspecte { $players } { $floor ->
    [0] au **rez-de-chaussée**
    [1] au **1er étage**
   *[other] au **{ $floor }e étage**
}.
event-arosa-erasing-began = { $by } veut effacer ses propres traces { $floor ->
    [0] au **rez-de-chaussée**
    [1] au **1er étage**
   *[other] au **{ $floor }e étage**
}.
event-arosa-opened = { $cubes_n ->
    [0] Il n’y a rien.
   *[other] On y trouve : { $cubes_sign }.
}
event-arosa-victims-sought = { $victims ->
    [0] Pas de victime ici.
    [1] **Une victime !** { $floor ->
        [0] Le rez-de-chaussée
        [1] Le 1er étage
       *[other] Le { $floor }e étage
    } est un lieu du crime.
   *[other] **Les deux victimes !** { $floor ->
        [0] Le rez-de-chaussée
        [1] Le 1er étage
       *[other] Le { $floor }e étage
    } est le seul lieu du crime.
}
event-arosa-recorded = { $seat } : { $count ->
    [one] une trace va sur le tableau de recherche
   *[other] { $count } traces vont sur le tableau de recherche
}{ $borrowed ->
    [0] {""}
    [one] , dont une prise dans l’étage ouvert
   *[other] , dont { $borrowed } prises dans l’étage ouvert
}.
event-arosa-ground-failed = { $by } n’a aucune trace au rez-de-chaussée : personne ne place rien sur le tableau.
event-arosa-traces-erased = { $count ->
    [0] { $by } ne reprend aucune trace.
    [one] { $by } reprend une trace sur le tableau de recherche.
   *[other] { $by } reprend { $count } traces sur le tableau de recherche.
}
event-arosa-careless = Recherches bâclées : { $count ->
    [0] { $by } n’a plus de trace à jeter.
    [one] { $by } jette une trace supplémentaire.
   *[other] { $by } jette { $count } traces supplémentaires.
}
event-arosa-turn-missed = { $seat } n’a plus de temps : l’horloge joue.
event-arosa-left = { $seat } quitte la partie ; ses traces restent, et on peut encore les suspecter.
event-arosa-scored = { $seat } : { $points ->
    [one] { $points } point de soupçon.
   *[other] { $points } points de soupçon.
}
event-arosa-judged = 🔪 { $murderers_n ->
    [one] Le coupable du meurtre : { $murderers } !
   *[other] Les coupables du meurtre : { $murderers } !
} 🏆 { $winners_n ->
    [one] { $winners } gagne la partie et passe commissaire.
   *[other] { $winners } gagnent la partie et passent commissaires.
}
event-arosa-drawn = Égalité : tout le monde a { $points ->
    [one] { $points } point
   *[other] { $points } points
} de soupçon. Tous sont coupables, et tous gagnent.
event-arosa-abandoned = Il ne reste pas assez de joueurs : la partie s’arrête sans vainqueur.

## Le panneau

arosa-table-prologue = **Prologue.** { $victims ->
    [yes] À { $who } de jeter deux de ses traces.
   *[no] À { $who } de jeter les deux victimes.
}
arosa-table-search = **Premier acte.** À { $who } d’ouvrir un étage : { $n ->
    [one] il reste une victime à trouver.
   *[other] il reste deux victimes à trouver.
}
arosa-table-inquiry = **Deuxième acte.** À { $who } de jouer : { $erase ->
    [yes] suspecter ou effacer ses traces.
   *[no] suspecter.
}
arosa-table-judged = 🏆 { $winners_n ->
    [one] { $winners } a gagné.
   *[other] { $winners } ont gagné.
} 🔪 { $murderers_n ->
    [one] Coupable : { $murderers }.
   *[other] Coupables : { $murderers }.
}
arosa-table-drawn = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} : tous sont coupables, et tous ont gagné.
arosa-table-abandoned = La partie s’est arrêtée sans vainqueur.
arosa-table-opened = { $floor ->
    [0] Le **rez-de-chaussée** vient d’être ouvert
    [1] Le **1er étage** vient d’être ouvert
   *[other] Le **{ $floor }e étage** vient d’être ouvert
} : { $cubes_n ->
    [0] il n’y avait rien.
   *[other] on y a trouvé { $cubes_sign }.
}
arosa-table-scenes = { $found ->
    [0] Pas encore de lieu du crime.
    [1] Lieu du crime : { $first ->
        [0] rez-de-chaussée
        [1] 1er étage
       *[other] { $first }e étage
    }.
   *[other] { $same ->
        [yes] Un seul lieu du crime, pour les deux victimes : { $first ->
            [0] rez-de-chaussée
            [1] 1er étage
           *[other] { $first }e étage
        }.
       *[no] Lieux du crime : { $first ->
            [0] rez-de-chaussée
            [1] 1er étage
           *[other] { $first }e étage
        } et { $second ->
            [1] 1er étage
           *[other] { $second }e étage
        }.
    }
}
arosa-table-seat = { $state ->
    [active] ➤
    [gone] ✗
   *[idle] ·
} { $cube_sign } { $who } ({ $cube }) : { $reserve } en réserve{ $traces ->
    [0] {""}
    [one] , { $traces } trace sur le tableau
   *[other] , { $traces } traces sur le tableau
}{ $boxes_n ->
    [0] {""}
    [one] {" "}(étage { $boxes })
   *[other] {" "}(étages { $boxes })
}{ $points ->
    [0] {""}
    [one] {" "}= { $points } point
   *[other] {" "}= { $points } points
}{ $state ->
    [active] {" "}(à son tour)
    [gone] {" "}(a quitté la partie)
   *[idle] {""}
}
arosa-table-hotel = **Tout l’hôtel, ouvert**
arosa-table-floor = { $floor ->
    [0] Rez-de-chaussée
    [1] 1er étage
   *[other] { $floor }e étage
} : { $cubes_n ->
    [0] vide
   *[other] { $cubes_sign }
}
arosa-alt-table = L’hôtel Arosa en coupe et, à côté, le tableau de recherche avec les lieux du crime, les traces et les réserves, comme dans le texte du panneau.

## Le bureau

arosa-desk-own = { $cube_sign } Tes traces sont **{ $cube_many }** ; { $reserve ->
    [0] ta réserve est vide
    [one] il t’en reste { $reserve } en réserve
   *[other] il t’en reste { $reserve } en réserve
}.
arosa-desk-board = Sur le tableau de recherche : { $traces ->
    [one] { $traces } trace
   *[other] { $traces } traces
} { $boxes_n ->
    [one] (étage { $boxes })
   *[other] (étages { $boxes })
}, { $points ->
    [one] { $points } point de soupçon
   *[other] { $points } points de soupçon
}. Dix traces terminent la partie.
arosa-desk-memory = Personne n’a de secret ici : tout le monde voit et entend la même chose. Retiens ce que tu entends, de tête ou dans **Mes notes**.

## Refus

refusal-arosa-no-such-floor = L’hôtel a les étages 0 (rez-de-chaussée) à 7. Choisis l’un d’eux ; rien n’a été ouvert.
refusal-arosa-nobody-named = Nomme au moins un autre joueur que tu suspectes.
refusal-arosa-not-yourself = Tu ne peux pas te suspecter toi-même. Nomme seulement d’autres joueurs.
refusal-arosa-named-twice = Tu as nommé deux fois le même joueur. Nomme chaque suspect une seule fois.
refusal-arosa-nothing-to-erase = Aucune de tes traces n’est sur le tableau de recherche : il n’y a rien à effacer. Suspecte plutôt quelqu’un.
refusal-arosa-not-so-many = { $n ->
    [0] Aucune de tes traces n’est sur la case de cet étage : tu ne peux rien y reprendre. Si tu laisses le nombre de côté, tu peux quand même ouvrir l’étage.
    [one] Une seule de tes traces est sur la case de cet étage. Choisis 1, ou laisse le nombre de côté pour reprendre autant que permis.
   *[other] Il n’y a que { $n } de tes traces sur la case de cet étage. Choisis { $n } au plus, ou laisse le nombre de côté pour reprendre autant que permis.
}
refusal-arosa-now-prologue = C’est le prologue : jette les cubes avec **/arosa jeter** ou le bouton du panneau.
refusal-arosa-now-search = C’est le premier acte : cherche les victimes avec **/arosa chercher** ou le bouton du panneau.
refusal-arosa-now-inquiry = C’est le deuxième acte : **/arosa suspecter** ou **/arosa effacer**, ou les boutons du panneau.

## Règles, selon la situation

rules-arosa-start = **Mord im Arosa, en bref**
    Chacun jette ses traces (des cubes de sa couleur) dans la cheminée d’aération de l’hôtel. Personne ne voit où elles tombent, mais tout le monde les entend : chaque choc est un étage passé, même si tous les chocs ne s’entendent pas ; *poc*, c’est un étage, *TOC*, la table sous le rez-de-chaussée.
    Au **premier acte**, ouvre des étages et trouve les deux victimes ; leurs étages sont les lieux du crime. Au **deuxième acte**, suspecte les autres aux étages où tu crois leurs traces, et efface les tiennes.
    Une trace sur le tableau compte 3 points sur un lieu du crime, 2 juste à côté, 1 ailleurs. Avec 10 traces d’un joueur sur le tableau, ou une réserve vide, la partie se termine : qui a le plus de points est coupable, qui en a le moins gagne.
rules-arosa-prologue = **Le prologue**
    Qui a tenu un couteau en dernier (le sort le dit) jette les deux victimes. Puis, dans le sens des aiguilles d’une montre, chacun jette deux traces de sa réserve. Tends l’oreille : un cube tombe d’un nombre d’étages inconnu.
    La suite *tac tac … poc* veut dire : deux chocs entendus, puis il s’est arrêté sur un étage. Il a passé au moins deux étages ; des chocs peuvent échapper à l’oreille. *TOC*, c’est le plus souvent le rez-de-chaussée, où il touche la table.
rules-arosa-search = **Premier acte : à la recherche des victimes**
    L’enquêteur ouvre un étage, et tout le monde voit ce qui s’y trouve.
    • **Pas de victime :** les traces trouvées sont jetées de nouveau, puis une trace de la réserve de l’enquêteur (recherches bâclées).
    • **Une victime :** l’étage est un lieu du crime. Pour chacune de leurs traces, les autres joueurs placent une trace de leur réserve sur le tableau. Puis toutes les traces sont jetées de nouveau.
    Les deux victimes découvertes, le deuxième acte commence avec le joueur suivant.
rules-arosa-inquiry = **Deuxième acte : suspecter ou effacer**
    • **Suspecter :** nomme un ou plusieurs autres joueurs et ouvre un étage. Pour chacune de leurs traces, ils placent une trace de leur réserve sur le tableau. Pour chaque suspect sans trace, tu jettes une trace de plus.
    • **Rez-de-chaussée :** on n’y suspecte avec succès que si une de ses propres traces s’y trouve ; sinon, personne ne place rien et tu jettes une trace par suspect.
    • **Effacer :** ouvre un étage ; tu peux reprendre sur sa case autant de tes traces que tu en trouves dans l’étage. Si tu n’en trouves aucune, tu jettes une trace de plus.
    À la fin, toutes les traces trouvées sont jetées de nouveau.
rules-arosa-waiting = **C’est à quelqu’un d’autre de jouer**
    Regarde et écoute : ce qui se trouve dans un étage ouvert se voit jusqu’à la prochaine ouverture, et chaque cube qui tombe s’entend une fois. **Mes notes** n’appartient qu’à toi.
    Une trace sur le tableau compte 3 points sur un lieu du crime, 2 à l’étage du dessus ou du dessous, 1 ailleurs. 10 traces sur le tableau ou une réserve vide terminent la partie après le tour.
rules-arosa-over = **La partie est finie**
    Qui a le plus de points de soupçon est coupable, qui en a le moins gagne ; il peut y en avoir plusieurs. Les traces dans l’hôtel et dans la réserve ne comptent pas.

## Cubes et bruits

noun-arosa-yellow = jaune
    .many = jaunes
    .sign = 🟨●
noun-arosa-blue = bleu
    .many = bleues
    .sign = 🟦▲
noun-arosa-brown = marron
    .many = marron
    .sign = 🟫■
noun-arosa-gray = gris
    .many = grises
    .sign = 🔘✚
noun-arosa-black = noir
    .many = noires
    .sign = ⬛◆
noun-arosa-white = blanc
    .many = blanches
    .sign = ⬜★
noun-arosa-victim = victime
    .many = victimes
    .sign = 🟥✖
noun-arosa-poc = poc
    .hear = poc
noun-arosa-toc = toc
    .hear = TOC
