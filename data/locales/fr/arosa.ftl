# Mord im Arosa.

game-arosa = Mord im Arosa
club-arosa = grand-hotel
kind-arosa = ouïe
about-arosa = Un hôtel sous la neige, deux victimes dans sa cheminée d’aération, et des traces de chacun. Écoute à quel étage tombent les cubes, suspecte les autres et efface tes propres traces.
    -# 2 à 6 joueurs · environ 30 minutes · facile · mets le son !
option-arosa-hearing = Ouïe
option-arosa-memory = Mémoire des ouvertures et des bruits
value-keen = fine
value-normal = normale
value-hard = dure

verb-arosa-search = Ouvrir un étage
verb-arosa-suspect = Suspecter
verb-arosa-erase = Effacer mes traces
verb-arosa-take = Reprendre des traces

field-arosa-search-floor = Où cherches-tu les victimes ?
field-arosa-suspect-floor = Quel étage ouvres-tu ?
field-arosa-suspect-players = Qui suspectes-tu ? (un ou plusieurs)
field-arosa-erase-floor = Quel étage ouvres-tu ?
field-arosa-take-count = Combien de traces reprends-tu ?

value-arosa-floor = { $value ->
    [0] 0 · RDC
    [7] 7 · en haut
   *[other] { $value }
}
value-arosa-count = { $value ->
    [0] aucune
   *[other] { $value }
}

## Ce que tout le monde entend

event-arosa-prologue-began = Minuit à l’hôtel Arosa. { $knife }, la dernière personne à avoir tenu un couteau, laisse tomber les **deux victimes** dans la cheminée d’aération ; puis chacun y laisse tomber deux cubes de sa couleur, ses traces. { $guest }, la dernière personne à être allée à l’hôtel, commence la recherche. Mets le son !
# Nothing is heard there, and nothing to press.
theatre-arosa-prologue-began = Minuit à l’hôtel Arosa. { $knife }, la dernière personne à avoir tenu un couteau, laisse tomber les **deux victimes** dans la cheminée d’aération ; puis chacun y laisse tomber deux cubes de sa couleur, ses traces. { $guest }, la dernière personne à être allée à l’hôtel, commence la recherche.
# In code, and as long for every cube: the bar that covers it mustn't tell how many knocks there were.
event-arosa-fell = { $cube } { $cube_sign } ||`tac{"\u00A0"}×{ $knocks }{"\u00A0…\u00A0"}{ $end_hear }`||
event-arosa-search-began = **Premier acte : à la recherche des victimes.** À ton tour, appuie sur **Ouvrir un étage**.
theatre-arosa-search-began = **Premier acte : à la recherche des victimes.**
event-arosa-inquiry-began = **Les deux victimes sont découvertes : le deuxième acte commence.** Suspecte les autres, ou efface tes propres traces.
theatre-arosa-inquiry-began = **Les deux victimes sont découvertes : le deuxième acte commence.**
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
    [0] Il n’y a aucune trace.
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
event-arosa-traces-counted = { $most ->
    [one] { $by } peut reprendre une trace sur le tableau de recherche.
   *[other] { $by } peut reprendre jusqu’à { $most } traces sur le tableau de recherche.
}
event-arosa-traces-erased = { $count ->
    [0] { $by } ne reprend aucune trace.
    [one] { $by } reprend une trace sur le tableau de recherche.
   *[other] { $by } reprend { $count } traces sur le tableau de recherche.
}
event-arosa-careless = Recherches bâclées : { $count ->
    [0] { $by } n’a plus de cube à laisser tomber.
    [one] { $by } laisse tomber un cube de plus.
   *[other] { $by } laisse tomber { $count } cubes de plus.
}
event-arosa-turn-missed = { $seat } n’a plus de temps.
event-arosa-left = { $seat } quitte la partie ; ses traces restent, et on peut encore les suspecter.
event-arosa-scored = { $seat } : { $points ->
    [one] { $points } point de soupçon.
   *[other] { $points } points de soupçon.
}
event-arosa-judged = { $murderers_n ->
    [one] Coupable du meurtre : { $murderers } !
   *[other] Coupables du meurtre : { $murderers } !
} 🔪 { $winners_n ->
    [one] { $winners } gagne la partie et passe commissaire.
   *[other] { $winners } gagnent la partie et passent commissaires.
} 🏆
event-arosa-drawn = Égalité : tout le monde a { $points ->
    [one] { $points } point
   *[other] { $points } points
} de soupçon. Tous sont coupables, et tous gagnent.
event-arosa-stalled = Personne n’a joué pendant deux tours de table : la partie s’arrête sans vainqueur.
event-arosa-last-one = Tous les autres sont partis : { $seat } gagne la partie ! 🏆
event-arosa-abandoned = Il ne reste pas assez de joueurs : la partie s’arrête sans vainqueur.

## Un étage ouvert que seul le panneau montre, et pour qui l’a ouvert

apart-arosa-opened = { $floor ->
    [0] **Le rez-de-chaussée**
    [1] **Le 1er étage**
   *[other] **Le { $floor }e étage**
} { $cubes_n ->
    [0] est vide.
   *[other] est ouvert : { $cubes_sign }.
}
result-arosa-opened = { $cubes_n ->
    [0] Tu ne trouves rien.
   *[other] Tu trouves { $cubes_sign }.
}

## Le panneau

arosa-table-search = **Premier acte.** À { $who } d’ouvrir un étage : { $n ->
    [one] il reste une victime à trouver.
   *[other] il reste deux victimes à trouver.
}
arosa-table-inquiry = **Deuxième acte.** À { $who } de jouer : { $erase ->
    [yes] suspecter ou effacer ses traces.
   *[no] suspecter.
}
arosa-table-erasing = **Deuxième acte.** { $who } a compté : à { $who } de dire combien de traces reviennent du tableau.
arosa-table-judged = { $winners_n ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
} avec { $least ->
    [one] { $least } point
   *[other] { $least } points
} de soupçon 🏆 ; { $murderers_n ->
    [one] coupable du meurtre : { $murderers }, avec { $most }.
   *[other] coupables du meurtre : { $murderers }, avec { $most }.
} 🔪
arosa-table-drawn = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} : tous sont coupables, et tous ont gagné.
arosa-table-left = Tous les autres sont partis : { $who } a gagné la partie. 🏆
arosa-table-nobody = La partie s’est arrêtée sans vainqueur.
arosa-table-opened = { $floor ->
    [0] Le **rez-de-chaussée** vient d’être ouvert
    [1] Le **1er étage** vient d’être ouvert
   *[other] Le **{ $floor }e étage** vient d’être ouvert
} : { $cubes_n ->
    [0] il n’y avait aucune trace.
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
arosa-table-seat = { $who } ({ $cube }) { $cube_sign }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
} : { $reserve ->
    [one] { $reserve } cube en réserve
   *[other] { $reserve } cubes en réserve
}{ $traces ->
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
    [active] {" "}(c’est son tour)
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
arosa-picture-reserve = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
arosa-picture-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
arosa-alt-table = L’hôtel Arosa en coupe et, à côté, le tableau de recherche avec les lieux du crime, les traces et les réserves.

## Le bureau

arosa-desk-own = Tes traces sont **{ $cube_many }** { $cube_sign } ; { $reserve ->
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
    [one] Tu peux reprendre une trace au plus, ou aucune.
   *[other] Tu peux reprendre { $n } traces au plus, ou aucune.
}
refusal-arosa-now-search = C’est le premier acte : cherche les victimes avec **/arosa chercher** ou le bouton du panneau.
refusal-arosa-now-erasing = L’étage est ouvert : dis d’abord combien de traces tu reprends, avec **/arosa reprendre** ou le bouton du panneau.
refusal-arosa-now-inquiry = C’est le deuxième acte : **/arosa suspecter** ou **/arosa effacer**, ou les boutons du panneau.

## Règles, selon la situation

rules-arosa-start = **Mord im Arosa, en bref**
    Chacun laisse tomber des cubes de sa couleur, ses **traces**, dans la cheminée d’aération de l’hôtel. Personne ne voit où elles s’arrêtent, mais tout le monde les entend : chaque choc est un étage passé, même si tous les chocs ne s’entendent pas ; *poc*, c’est un étage, *TOC*, la table sous le rez-de-chaussée.
    Au **premier acte**, ouvre des étages et trouve les deux victimes ; leurs étages sont les lieux du crime. Au **deuxième acte**, suspecte les autres aux étages où tu crois leurs traces, et efface les tiennes.
    Une trace sur le tableau compte 3 points sur un lieu du crime, 2 juste à côté, 1 ailleurs. Avec 10 traces d’un joueur sur le tableau, ou une réserve vide, la partie se termine : qui a le plus de points est coupable, qui en a le moins gagne.
rules-arosa-search = **Premier acte : à la recherche des victimes**
    L’enquêteur ouvre un étage, et tout le monde voit ce qui s’y trouve.
    • **Pas de victime :** les cubes trouvés retombent dans la cheminée, puis un cube de la réserve de l’enquêteur (recherches bâclées).
    • **Une victime :** l’étage est un lieu du crime. Pour chacune de leurs traces, les autres joueurs placent une trace de leur réserve sur le tableau. Puis tous les cubes trouvés retombent dans la cheminée.
    Les deux victimes découvertes, le deuxième acte commence avec le joueur suivant.
    Sous le son, la même chose est écrite sous un cache : appuie dessus pour la lire. *tac ×2 … poc* veut dire : deux chocs entendus, puis le cube s’est arrêté sur un étage. Il en a passé au moins deux ; des chocs peuvent échapper à l’oreille. *TOC*, c’est le plus souvent le rez-de-chaussée, où il touche la table.
rules-arosa-inquiry = **Deuxième acte : suspecter ou effacer**
    • **Suspecter :** nomme un ou plusieurs autres joueurs et ouvre un étage. Pour chacune de leurs traces, ils placent une trace de leur réserve sur le tableau. Pour chaque suspect sans trace, tu laisses tomber un cube de plus.
    • **Rez-de-chaussée :** on n’y suspecte avec succès que si une de ses propres traces s’y trouve ; sinon, personne ne place rien et tu laisses tomber un cube par suspect.
    • **Effacer :** ouvre un étage et compte ; dis ensuite combien de tes traces tu reprends sur sa case, au plus autant que tu en as trouvé. Si tu n’en trouves aucune, tu laisses tomber un cube de plus.
    À la fin, tous les cubes trouvés retombent dans la cheminée.
rules-arosa-erasing = **Combien de traces reviennent ?**
    Tout le monde a vu l’étage. Tu peux reprendre sur sa case du tableau autant de tes traces qu’il y en avait dans l’étage, ou moins ; elles retournent dans ta réserve. Puis tous les cubes trouvés retombent dans la cheminée.
rules-arosa-waiting = **C’est à quelqu’un d’autre de jouer**
    Regarde et écoute ! Avec une mémoire souple, ce qu’on a entendu et trouvé se relit dans le salon et dans l’historique ; avec une mémoire stricte, cela disparaît dès qu’un autre cube tombe. Personne d’autre ne lit **Mes notes**.
    Une trace sur le tableau compte 3 points sur un lieu du crime, 2 à l’étage du dessus ou du dessous, 1 ailleurs. 10 traces sur le tableau ou une réserve vide terminent la partie après le tour.
rules-arosa-over = **La partie est finie**
    Qui a le plus de points de soupçon est coupable, qui en a le moins gagne ; il peut y en avoir plusieurs. Les traces dans l’hôtel et dans la réserve ne comptent pas. Si tous les autres sont partis, la dernière personne à rester a gagné ; si personne n’a joué pendant deux tours de table, personne n’a gagné.

## Cubes et bruits

noun-arosa-yellow = jaune
    .many = jaunes
    .sign = 🟨{"\u2060"}●
noun-arosa-blue = bleu
    .many = bleues
    .sign = 🟦{"\u2060"}▲
noun-arosa-brown = marron
    .many = marron
    .sign = 🟫{"\u2060"}■
noun-arosa-gray = gris
    .many = grises
    .sign = 🔘{"\u2060"}✚
noun-arosa-black = noir
    .many = noires
    .sign = ⬛{"\u2060"}◆
noun-arosa-white = blanc
    .many = blanches
    .sign = ⬜{"\u2060"}★
noun-arosa-victim = victime
    .many = victimes
    .sign = 🟥{"\u2060"}✖
noun-arosa-poc = poc
    .hear = poc
noun-arosa-toc = toc
    .hear = TOC

## La feuille

arosa-sheet-floors = Dans l’hôtel
arosa-sheet-floor = { $n ->
    [0] rez-de-chaussée
    [1] 1er étage
   *[other] { $n }e étage
}

## Pourquoi un nombre est certain

arosa-why-found = { $nos_n ->
    [1] Au n° { $nos }, on a trouvé et retiré { $count } × { $cube_sign }
   *[other] À chacun des n° { $nos }, on a trouvé et retiré { $count } × { $cube_sign }
} ({ $floors }).
arosa-why-empty = { $nos_n ->
    [1] Au n° { $nos }
   *[other] Aux n° { $nos }
}, il n’y avait pas de { $cube_sign } à l’étage ouvert ({ $floors }).
arosa-why-put-back = { $nos_n ->
    [1] Au n° { $nos }
   *[other] Aux n° { $nos }
}, { $count } × { $cube_sign } { $count ->
    [1] a été remis
   *[other] ont été remis
} { $floor ->
    [1] au 1er étage.
   *[other] au { $floor }e étage.
}
arosa-why-heard = Ce qu’on a entendu de { $count ->
    [1] { $cube_sign } (n° { $nos }) le place
   *[other] { $count } × { $cube_sign } (n° { $nos }) les place
} { $floor ->
    [0] au rez-de-chaussée.
    [1] au 1er étage, tout au plus.
   *[other] au { $floor }e étage, tout au plus.
}
arosa-why-left = Pour { $count ->
    [1] { $cube_sign }
   *[other] { $count } × { $cube_sign }
}{ $nos_n ->
    [0] {""}
    [1] {" "}du n° { $nos }
   *[other] {" "}des n° { $nos }
}{ $high ->
    [none] {""}
    [0] {" "}(d’après le son, rez-de-chaussée)
    [1] {" "}(d’après le son, 1er étage tout au plus)
   *[other] {" "}(d’après le son, { $high }e étage tout au plus)
}{ $empty_n ->
    [0] {""}
    [1] , rien au n° { $empty }
   *[other] , rien aux n° { $empty }
}, il ne reste que { $where ->
    [there] {""}
   *[other] { $finds_n ->
        [1] la découverte du n° { $finds }
       *[other] les découvertes des n° { $finds }
    }
}{ $where ->
    [both] {" "}et{" "}
   *[other] {""}
}{ $where ->
    [found] {""}
   *[other] { $floor ->
        [0] le rez-de-chaussée
        [1] le 1er étage
       *[other] le { $floor }e étage
    }
}.
arosa-why-least = Cela fait { $many } × { $cube_sign }, et il n’y en avait que { $found } en tout { $finds_n ->
    [1] au n° { $finds }
   *[other] aux n° { $finds }
} : il en reste au moins { $count } { $floor ->
    [0] au rez-de-chaussée.
    [1] au 1er étage.
   *[other] au { $floor }e étage.
}
arosa-why-most = Pas plus de { $many } × { $cube_sign } { $many ->
    [1] peut être
   *[other] peuvent être
} { $floor ->
    [0] au rez-de-chaussée
    [1] au 1er étage
   *[other] au { $floor }e étage
}{ $finds_n ->
    [0] {""}
   *[other] {" "}ou avoir été { $many ->
        [1] découvert
       *[other] découverts
    } { $finds_n ->
        [1] au n° { $finds }
       *[other] aux n° { $finds }
    }
}{ $out_n ->
    [0] {""}
    [1]  ; le son du n° { $out } venait de trop bas
   *[other]  ; les sons des n° { $out } venaient de trop bas
}{ $emptied_n ->
    [0] {""}
    [1]  ; ce qui y était avant a été retiré au n° { $emptied }
   *[other]  ; ce qui y était avant a été retiré aux n° { $emptied }
}.{ $finds_n ->
    [0] {""}
   *[other] {" "}On en a découvert { $found }, donc { $count ->
        [0] aucun ne peut être
        [1] 1 au plus peut être
       *[other] { $count } au plus peuvent être
    } { $floor ->
        [0] au rez-de-chaussée.
        [1] au 1er étage.
       *[other] au { $floor }e étage.
    }
}
arosa-conclusion = Donc, { $count ->
    [0] aucun { $cube_sign } ne peut être
    [1] exactement 1 × { $cube_sign } doit être
   *[other] exactement { $count } × { $cube_sign } doivent être
} { $floor ->
    [0] au rez-de-chaussée.
    [1] au 1er étage.
   *[other] au { $floor }e étage.
}

## L’enquête

arosa-inquest-trace = Au n° { $no }, on a pu pour la première fois être sûr de l’étage d’une trace ({ $who }) : { $floor ->
    [0] le rez-de-chaussée.
    [1] le 1er.
   *[other] le { $floor }e.
}
arosa-inquest-victim = Au n° { $no }, on a pu pour la première fois être sûr de l’étage d’une victime : { $floor ->
    [0] le rez-de-chaussée.
    [1] le 1er.
   *[other] le { $floor }e.
}
arosa-inquest-fine = Un beau soupçon : au n° { $no }, { $who } suspecte { $players } { $floor ->
    [0] au rez-de-chaussée
    [1] au 1er étage
   *[other] au { $floor }e étage
}, { $percent ->
    [100] à coup sûr
   *[other] là où les chances étaient les meilleures ({ $percent } cas sur 100)
} ; { $count ->
    [one] une trace va sur le tableau.
   *[other] { $count } traces vont sur le tableau.
}
arosa-inquest-lucky = Un beau coup de chance : au n° { $no }, { $who } suspecte { $players } { $floor ->
    [0] au rez-de-chaussée
    [1] au 1er étage
   *[other] au { $floor }e étage
} avec succès, alors que cela ne marchait que dans { $percent } cas sur 100.
arosa-inquest-unlucky = Pas de chance : au n° { $no }, { $who } suspecte { $players } { $floor ->
    [0] au rez-de-chaussée
    [1] au 1er étage
   *[other] au { $floor }e étage
} pour rien, alors que cela marchait dans { $percent } cas sur 100.
arosa-inquest-vain = Au n° { $no }, { $who } { $kind ->
    [search] cherche une victime
    [erase] veut effacer ses traces
    [ground] suspecte { $players } sans trace de sa propre couleur
   *[suspect] suspecte { $players }
} { $floor ->
    [0] au rez-de-chaussée
    [1] au 1er étage
   *[other] au { $floor }e étage
} : tout ce qu’on avait vu et entendu l’excluait déjà.
arosa-inquest-missed = Au n° { $no }, { $who } suspecte { $players } { $floor ->
    [0] au rez-de-chaussée
    [1] au 1er étage
   *[other] au { $floor }e étage
} et ne trouve rien, alors qu’une trace était certaine : { $player }, { $there ->
    [0] au rez-de-chaussée.
    [1] au 1er étage.
   *[other] au { $there }e étage.
}
arosa-inquest-legend = -# Calculé pour qui se souviendrait de tout ce qu’on a vu et entendu. Un cas compte d’autant plus que les chutes le rendent probable.

## Ce que pensait un rival

arosa-rival-search = une victime était attendue { $floor ->
    [0] au rez-de-chaussée
    [1] au 1er étage
   *[other] au { $floor }e étage
} dans { $share } cas sur 100.
arosa-rival-suspect = pour { $players }, des traces étaient attendues { $floor ->
    [0] au rez-de-chaussée
    [1] au 1er étage
   *[other] au { $floor }e étage
} dans { $share } cas sur 100.
arosa-rival-erase = ses propres traces étaient attendues { $floor ->
    [0] au rez-de-chaussée
    [1] au 1er étage
   *[other] au { $floor }e étage
} dans { $share } cas sur 100 : mieux valait effacer des points de soupçon que suspecter quelqu’un.
arosa-rival-take = ce qui peut être repris est repris : cela ne nuit jamais.
arosa-rival-guess = de tout ce qu’on avait entendu, rien ne lui restait en mémoire : c’était au hasard.
arosa-rival-overlooked = c’était un coup de tête, sans penser à ce qu’on avait entendu.

## Affaires

arosa-case-question = **{ $count ->
    [one] Une trace { $cube_sign } se trouve
   *[other] { $count } traces { $cube_sign } se trouvent
} dans l’hôtel en ce moment. Où ?** Voici tous les sons de cette couleur.
arosa-case-rule = -# Un cube fait au plus un *tac* par étage traversé, et parfois aucun : avec quatre *tac*, il se trouve au 3e étage ou plus bas. *poc* ou *TOC* ne prouve rien. Ce qui se trouve à un étage ouvert en est retiré ; ce qui retombe s’entend de nouveau.
arosa-case-opened = { $floor ->
    [0] Ouverture du rez-de-chaussée
    [1] Ouverture du 1er étage
   *[other] Ouverture du { $floor }e étage
} : { $cubes_n ->
    [0] il n’y a rien.
   *[other] { $cubes_sign }.
}
arosa-case-traces = { $cube }
arosa-suspect = { $who } ({ $cube } { $cube_sign })
arosa-case-place = { $count ->
    [one] Où elle se trouve
   *[other] { $n ->
        [1] La trace du bas
        [2] { $count ->
            [2] La trace du haut
           *[other] Celle du milieu
        }
       *[other] La trace du haut
    }
}
noun-arosa-floor_0 = rez-de-chaussée
noun-arosa-floor_1 = 1er étage
noun-arosa-floor_2 = 2e étage
noun-arosa-floor_3 = 3e étage
noun-arosa-floor_4 = 4e étage
noun-arosa-floor_5 = 5e étage
noun-arosa-floor_6 = 6e étage
noun-arosa-floor_7 = 7e étage

## Les règles entières, page par page ; la dernière page est un exemple de tour

rulebook-arosa-1 = **Le but**
    Un hôtel : un rez-de-chaussée (0) et sept étages. Deux victimes sont tombées dans la cheminée d’aération. Chacun y a laissé des **traces**, des cubes de sa couleur, et personne ne voit à quel étage un cube s’arrête : on l’**entend**.
    Trouve les victimes, puis fais noter les traces des autres et efface les tiennes. À la fin, qui a le plus de points de soupçon est coupable ; qui en a le moins gagne.
    On joue de 2 à 6, chacun avec 20 traces en réserve.
rulebook-arosa-2 = **Le prologue, et ce qu’on entend**
    Un joueur tiré au sort laisse tomber les deux victimes. Puis chacun laisse tomber deux de ses traces. On annonce la couleur, jamais l’étage.
    Chaque *tac* est un étage passé ; *poc*, le cube s’arrête sur un étage ; *TOC*, il touche la table, le plus souvent au rez-de-chaussée. Des chocs échappent à l’oreille : un cube est souvent tombé plus bas qu’on ne croit, jamais plus haut.
    Tout le monde entend la même chose, et la même chose est écrite.
rulebook-arosa-3 = **Premier acte : à la recherche des victimes**
    À ton tour tu es l’**enquêteur** : ouvre un étage, tout le monde voit ce qui s’y trouve.
    • **Pas de victime** : les cubes trouvés retombent un par un dans la cheminée, et tu laisses tomber un cube de ta réserve en plus, même si l’étage était vide.
    • **Une victime** : l’étage est un **lieu du crime**. Pour chaque trace d’un **autre** joueur qui s’y trouve, ce joueur met une trace de sa réserve sur la case de l’étage, au tableau. Les tiennes ne comptent pas. Puis les cubes trouvés retombent ; tu ne laisses rien tomber de plus.
    Les deux victimes trouvées, le deuxième acte commence avec le joueur suivant.
rulebook-arosa-4 = **Deuxième acte : suspecter**
    Nomme un ou plusieurs autres joueurs, puis ouvre un étage. Pour chaque trace d’un suspect qui s’y trouve, il met une trace de sa réserve sur la case de cet étage. Ceux que tu n’as pas nommés ne notent rien, toi non plus.
    Pour chaque suspect **sans** trace à cet étage, tu laisses tomber une trace de ta réserve.
    {""}**Rez-de-chaussée** : il faut qu’une de tes propres traces y soit aussi. Sinon personne ne note rien, et tu laisses tomber une trace par suspect nommé.
    À la fin, tous les cubes trouvés retombent dans la cheminée.
rulebook-arosa-5 = **Deuxième acte : effacer**
    Si tu as des traces au tableau, tu peux, au lieu de suspecter, ouvrir un étage et y compter tes propres traces. Tu reprends de la case de **ce même** étage au plus autant de tes traces ; elles retournent dans ta réserve.
    Si tu n’en trouves aucune dans l’étage, tu ne reprends rien et tu laisses tomber une trace de plus.
    Ici aussi, les cubes trouvés retombent à la fin.
rulebook-arosa-6 = **La fin et les points**
    La partie finit après le tour où un joueur a 10 traces au tableau, ou une réserve vide. Si la réserve ne suffit pas pour noter, on prend les traces trouvées dans l’étage.
    Chaque trace au tableau compte :
    • **3 points** sur un lieu du crime ;
    • **2 points** à l’étage juste au-dessus ou au-dessous d’un lieu du crime ;
    • **1 point** ailleurs.
    Les traces dans l’hôtel et dans les réserves ne comptent pas. Il peut y avoir plusieurs coupables et plusieurs vainqueurs.
    Qui quitte la partie ne peut plus la gagner, mais peut encore être suspecté. Si tous les autres partent, la dernière personne à rester gagne, sans compter les points. Si personne ne joue pendant deux tours de table, la partie finit sans vainqueur.
rulebook-arosa-7 = **Exemple d’un tour**
    Deuxième acte, Anna joue jaune. Elle a entendu deux cubes gris s’arrêter vers le troisième étage et suspecte Gaspard (gris) et Bruno (bleu) au troisième.
    L’étage contient deux gris, un marron, aucun bleu. Gaspard note deux traces sur la case 3. Bruno ne note rien, Chloé (marron) non plus, car elle n’était pas nommée.
    Les deux gris et le marron retombent dans la cheminée : *tac tac poc*, *tac poc*, *tac tac tac TOC*. Pour Bruno, suspecté à tort, Anna laisse tomber une trace jaune de sa réserve.

## La leçon : quelques décisions d’une vraie partie, et leurs raisons

lesson-arosa-start = **Mord im Arosa en cinq minutes**
    Deux victimes sont tombées dans la cheminée d’aération d’un hôtel : un rez-de-chaussée et sept étages. Chacun y laisse des traces : tu joues jaune, Camille joue bleu. On ne voit pas les cubes s’arrêter, on les entend.
    Voici quatre décisions d’une vraie partie à deux.
lesson-arosa-1 = Les deux victimes tombent, l’une après l’autre : *tac tac … poc*, puis encore *tac tac … poc*. Chaque *tac* est un étage passé, *poc* l’arrêt. Des chocs peuvent échapper à l’oreille.
    {""}**Où est la première victime ?**
lesson-arosa-1-seventh = Au septième étage
lesson-arosa-1-seventh-why = Non : deux *tac*, ce sont au moins deux étages passés, le septième et le sixième.
lesson-arosa-1-fifth = Au cinquième, c’est sûr
lesson-arosa-1-fifth-why = Pas sûr : elle y serait si l’on entendait chaque choc. Mais environ un choc sur quatre échappe à l’oreille.
lesson-arosa-1-lower = Au cinquième ou plus bas
lesson-arosa-1-lower-why = Oui : deux étages passés au moins, peut-être davantage. Un cube est souvent plus bas qu’on ne l’entend, jamais plus haut.
lesson-arosa-2 = Camille ouvre le cinquième étage : il est vide. Pour cette recherche bâclée, un cube de sa réserve tombe dans la cheminée. À toi.
    {""}**Quel étage ouvres-tu ?**
lesson-arosa-2-sixth = Le sixième
lesson-arosa-2-sixth-why = Non : les deux victimes ont passé au moins deux étages, donc le sixième aussi. Elles n’y sont pas.
lesson-arosa-2-fifth = Le cinquième encore
lesson-arosa-2-fifth-why = Non : tu as vu qu’il est vide, et une victime ne change jamais d’étage toute seule.
lesson-arosa-2-fourth = Le quatrième
lesson-arosa-2-fourth-why = Oui : le cinquième étant vide, un seul choc manqué suffit pour le quatrième. Dans cette partie, une victime y était, et l’autre au troisième.
lesson-arosa-3 = Les lieux du crime sont le troisième et le quatrième. Le deuxième acte commence : tu suspectes Camille au deuxième étage, et une de ses traces s’y trouve.
    {""}**Combien de points lui vaut une trace sur la case 2 ?**
lesson-arosa-3-one = 1 point
lesson-arosa-3-one-why = Non : 1 point, c’est loin des lieux du crime, par exemple au septième ou au rez-de-chaussée.
lesson-arosa-3-two = 2 points
lesson-arosa-3-two-why = Oui : le deuxième est juste au-dessous du troisième, un lieu du crime. Et qui a le moins de points gagne.
lesson-arosa-3-three = 3 points
lesson-arosa-3-three-why = Non : 3 points ne comptent que sur les lieux du crime eux-mêmes, ici le troisième et le quatrième.
lesson-arosa-4 = Camille te suspecte au septième et y trouve un de tes cubes : tu as une trace sur la case 7. Puis ce cube retombe : *tac … poc*. À toi, et tu aimerais effacer cette trace du tableau.
    {""}**Que fais-tu ?**
lesson-arosa-4-erase = J’ouvre le septième pour effacer
lesson-arosa-4-erase-why = Non : pour effacer sur la case 7, il te faut une de tes traces **au septième**. La tienne est tombée plus bas : tu l’as entendue. Tu ne reprendrais rien, et un cube de plus tomberait.
lesson-arosa-4-elsewhere = J’ouvre un autre étage pour effacer
lesson-arosa-4-elsewhere-why = Non : on ne reprend que sur la case de l’étage qu’on ouvre. Tes autres cases sont vides.
lesson-arosa-4-suspect = Je suspecte Camille
lesson-arosa-4-suspect-why = Oui : une trace au septième ne coûte que 1 point. Il vaut mieux faire noter celles de Camille là où tu les as entendues s’arrêter, près des lieux du crime.
lesson-arosa-end = **C’est tout ce qu’il faut pour jouer.** Écoute chaque chute, note où tu la crois, et ne suspecte que si tu y crois : chaque suspect sans trace te coûte un cube. **Mes notes** te sert de carnet.

## Les commandes (leurs noms anglais sont dans le code)

command-arosa = arosa
command-arosa-description = Joue à Mord im Arosa à la table de ce salon.

command-arosa-search = chercher
command-arosa-search-description = Premier acte : ouvre un étage et cherche les victimes.
command-arosa-search-floor = étage
command-arosa-search-floor-description = L’étage à ouvrir, de 0 (rez-de-chaussée) à 7.

command-arosa-suspect = suspecter
command-arosa-suspect-description = Deuxième acte : suspecte un ou plusieurs joueurs et ouvre un étage.
command-arosa-suspect-floor = étage
command-arosa-suspect-floor-description = L’étage à ouvrir, de 0 (rez-de-chaussée) à 7.
command-arosa-suspect-player = joueur
command-arosa-suspect-player-description = Qui tu suspectes.
command-arosa-suspect-player2 = joueur2
command-arosa-suspect-player2-description = Un autre suspect.
command-arosa-suspect-player3 = joueur3
command-arosa-suspect-player3-description = Un troisième suspect.
command-arosa-suspect-player4 = joueur4
command-arosa-suspect-player4-description = Un quatrième suspect.
command-arosa-suspect-player5 = joueur5
command-arosa-suspect-player5-description = Un cinquième suspect.

command-arosa-erase = effacer
command-arosa-erase-description = Deuxième acte : ouvre un étage et compte tes traces.
command-arosa-erase-floor = étage
command-arosa-erase-floor-description = L’étage à ouvrir, de 0 (rez-de-chaussée) à 7.

command-arosa-take = reprendre
command-arosa-take-description = Après le compte : reprends de tes traces sur la case de l’étage ouvert.
command-arosa-take-count = nombre
command-arosa-take-count-description = Combien de traces tu reprends.

## Les techniques de déduction, de la plus facile à la plus difficile

technique-arosa-opened = Un étage ouvert
technique-arosa-opened-page = Quand un étage est ouvert, on voit et on retire tous ses cubes. Ce qui y tombe ensuite se compte à partir de zéro.
    {""}*Exemple :* le 4e étage a été ouvert, et aucun cube n’est tombé depuis. Il n’y a rien.
technique-arosa-heard = Entendu au passage
technique-arosa-heard-page = Chaque choc est un étage que le cube a passé. Il peut être plus bas que le bruit ne le dit, jamais plus haut.
    {""}*Exemple :* trois chocs depuis le 7e étage : le cube a passé les étages 7, 6 et 5, il se trouve donc au 4e ou plus bas.
technique-arosa-together = La somme des bruits et des découvertes
technique-arosa-together-page = Chaque cube tombé a été trouvé, ou est encore là. Compte ceux qui sont tombés, retire ceux qu’on a trouvés, et regarde où les autres peuvent être.
    {""}*Exemple :* deux cubes sont tombés au 1er étage ou plus bas. Le 1er étage a été ouvert, et un cube y était. L’autre est au rez-de-chaussée.
