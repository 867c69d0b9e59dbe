# 13 Indices. Les mots sont ceux de la règle imprimée : loupe, paravent, témoin, informateur secret, accusation.

game-clues = 13 Indices
club-clues = treize-indices
kind-clues = déduction
about-clues = Londres, 1899 : sur ton paravent, il y a un coupable, un lieu et une arme que tous voient, sauf toi. Interroge les témoins et résous ton affaire avant les autres.
    -# 2 à 6 joueurs · environ 30 minutes · moyen : de la déduction
option-clues-top_secret = Variante Top secret (3 à 6 joueurs)

verb-clues-place = Choisir trois cartes pour mon voisin
verb-clues-ask = Interroger un témoin
verb-clues-informant = Consulter un informateur
verb-clues-accuse = Accuser
verb-clues-take = Prendre une loupe

field-clues-place-person = Personnage pour ton voisin de gauche
field-clues-place-place = Lieu pour ton voisin de gauche
field-clues-place-weapon = Arme pour ton voisin de gauche
field-clues-ask-witness = Quel témoin ?
field-clues-ask-about = Combien de cartes… (couleur ou catégorie)
field-clues-ask-inner = En comptant la carte de gauche ou de droite ?
field-clues-ask-secret = Dépenser ta tuile Top secret ?
field-clues-informant-letter = Quel informateur secret ?
field-clues-accuse-person = Le coupable
field-clues-accuse-place = Le lieu du crime
field-clues-accuse-weapon = L’arme du crime
field-clues-take-player = À qui prends-tu une loupe ?

## Ce que tout le monde entend

event-clues-dealt = { $removed_n ->
    [0] Toutes les couleurs sont en jeu.
    [one] Cette couleur reste dans la boîte : { $removed_low }.
   *[other] Ces couleurs restent dans la boîte : { $removed_low }.
} { $informants ->
    [0] À six, il n’y a pas d’informateur secret.
   *[other] Il y a { $informants } informateurs secrets.
} Choisissez chacun trois cartes pour votre voisin de gauche.
event-clues-chosen = { $by } a choisi ses cartes.
event-clues-screens-set = Tout le monde a choisi : les cartes sont sur les paravents.
event-clues-turn-began = { $loupes ->
    [0] À { $seat } de jouer.
    [one] À { $seat } de jouer, avec { $loupes } loupe.
   *[other] À { $seat } de jouer, avec { $loupes } loupes.
}
event-clues-loupe-drawn = { $by } n’a plus de loupe et en prend une dans la réserve.
event-clues-loupe-taken = La réserve est vide : { $by } prend une loupe à { $player }.
event-clues-asked = { $inner_id ->
    [left] { $by } interroge { $witness } : « { $about_how }, y compris la carte de gauche derrière ton paravent ? »
    [right] { $by } interroge { $witness } : « { $about_how }, y compris la carte de droite derrière ton paravent ? »
   *[none] { $by } donne une loupe à { $witness } et demande : « { $about_how } ? »
} Réponse : **{ $count }**.
event-clues-asked-in-secret = { $by } donne une loupe à { $witness }, dépense sa tuile Top secret et demande : « { $about_how } ? » La réponse est **Top secret**.
event-clues-consulted = { $by } consulte l’informateur secret **{ $letter }**.
event-clues-loupe-given = { $player ->
    [none] La loupe va dans la réserve.
   *[other] La loupe va à { $player }.
}
event-clues-accused = { $by } accuse : « C’était { $person_the }, { $place_at }, { $weapon_with }. » { $right ->
    [yes] **C’est exact !**
   *[no] **C’est faux.**
}
event-clues-loupes-dropped = { $count ->
    [one] { $seat } rend sa dernière loupe à la réserve.
   *[other] { $seat } rend ses { $count } dernières loupes à la réserve.
}
event-clues-turn-missed = { $seat } n’a plus de temps : son tour est passé.
event-clues-left = { $seat } quitte la partie, mais répond toujours comme témoin.
event-clues-won = { $by } a résolu son affaire et gagne la partie ! 🏆
event-clues-stalled = Personne n’a joué pendant deux tours de table : la partie s’arrête sans vainqueur.
event-clues-last-one = Tous les autres sont partis : { $seat } gagne la partie ! 🏆
event-clues-case-opened = { $seat } avait sur son paravent : { $person }, { $place }, { $weapon }.

## Le résultat de ta propre action, quand aucun message ne le dit encore

result-clues-asked = Ta question à { $witness } : « { $about_how } ? » Réponse : **{ $count }**.

## Ce qu’un seul joueur apprend

event-clues-hand-dealt = Les cartes sont distribuées.
event-clues-screen-seen = Les paravents sont en place. Voici tout ce que tu vois ; tu ne verras jamais les trois cartes de ton propre paravent.
event-clues-answer-got = Top secret, { $witness } te répond : « { $about_how } ? » **{ $count }**. 🤫
event-clues-answer-given = Top secret, tu réponds à { $by } : « { $about_how } ? » **{ $count }**. 🤫
event-clues-informant-seen = L’informateur secret **{ $letter }** est : **{ $card_full }**. 🤫

## Le panneau

clues-table-choosing = { $n ->
    [one] **Les cartes sont distribuées.** Un joueur choisit encore trois cartes pour son voisin : { $waiting }.
   *[other] **Les cartes sont distribuées.** { $n } joueurs choisissent encore trois cartes pour leur voisin : { $waiting }.
}
clues-table-acting = { $loupes ->
    [one] À { $who } de jouer, avec { $loupes } loupe à dépenser
   *[other] À { $who } de jouer, avec { $loupes } loupes à dépenser
}.
clues-table-acting-duel = À { $who } de jouer, une seule action : interroger le témoin, consulter un informateur ou accuser.
clues-table-taking = À { $who } de jouer : la réserve est vide, il faut prendre une loupe à quelqu’un.
clues-table-solved = { $who } a résolu son affaire : c’était { $person_the }, { $place_at }, { $weapon_with }. 🏆
clues-table-won = Tous les autres sont partis : { $who } a gagné la partie. 🏆
clues-table-nobody = La partie s’est arrêtée sans vainqueur.
clues-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [chosen] {" "}✓
    [choosing] {" "}…
    [gone] {" "}✗
   *[idle] {""}
}{ $counted ->
    [yes] { $loupes ->
        [one] {" "}: { $loupes } loupe
       *[other] {" "}: { $loupes } loupes
    }
   *[no] {""}
}{ $tile ->
    [yes] , tuile Top secret
   *[no] {""}
}{ $state ->
    [active] {" "}(c’est son tour)
    [chosen] {" "}(a choisi)
    [choosing] {" "}(choisit ses cartes)
    [gone] {" "}(a quitté la partie)
   *[idle] {""}
}
clues-table-reserve = { $n ->
    [0] Réserve vide.
    [one] Réserve : { $n } loupe.
   *[other] Réserve : { $n } loupes.
}
clues-table-informants = { $n ->
    [0] Pas d’informateur secret à six joueurs.
   *[other] Informateurs secrets : { $letters }.
}
clues-table-informants-over = Les informateurs secrets, à partir de A : { $cards }.
clues-table-colours = Couleurs en jeu : { $colours_low }.
clues-table-recent = **Dernières questions**
clues-table-question = { $by } → { $witness } : { $about_low }{ $inner_id ->
    [left] {" "}(avec la carte de gauche)
    [right] {" "}(avec la carte de droite)
   *[none] {""}
} ? **{ $count }**
clues-table-question-secret = { $by } → { $witness } : { $about_low } ? **Top secret**
clues-table-missed = **Dernières accusations fausses**
clues-table-miss = { $by } : ce n’était pas { $person_the }, { $place_at }, { $weapon_with }
clues-alt-table = La table vue de dessus : les paravents, les loupes, la réserve, les informateurs, les couleurs en jeu, la dernière question et les dernières accusations fausses.
clues-alt-over = La fin : ce qu’il y avait sur chaque paravent, et les informateurs secrets.
clues-alt-desk = Ton bureau : tes cartes, comme dans le texte de ce message.

## Le bureau

clues-desk-hand = **Tes cinq cartes** : { $cards_full }.
clues-desk-to-choose = Choisis un personnage, un lieu et une arme : ils iront sur le paravent de ton voisin de gauche ({ $neighbour }), et les deux autres cartes derrière le tien. Conseil : évite trois cartes de la même couleur.
clues-desk-chosen = Tu as choisi pour { $neighbour } : { $cards_full }. Tant que tout le monde n’a pas choisi, tu peux changer d’avis ; les autres n’en sauront rien.
clues-desk-inner = **Derrière ton paravent** : à gauche { $left_full }, à droite { $right_full }.
clues-desk-outer = { $who } a sur son paravent : { $cards_full }.
clues-desk-informant = Informateur secret **{ $letter }** : { $card_full }.
clues-desk-secret = { $by } → { $witness } : { $about_low } ? **{ $count }** (Top secret) 🤫
clues-desk-missed = Tu as accusé à tort : { $person }, { $place }, { $weapon }.

## Refus et mises en garde

refusal-clues-still-choosing = Tout le monde n’a pas encore choisi trois cartes pour son voisin. La partie commence dès que les paravents sont en place.
refusal-clues-already-chosen = Tout le monde a choisi : les cartes sont sur les paravents.
refusal-clues-not-in-hand = Choisis un personnage, un lieu et une arme parmi tes cinq cartes : **/table main** te les montre.
refusal-clues-no-such-witness = Le témoin doit être un autre joueur de la table.
refusal-clues-colour-not-in-play = Cette couleur n’est pas en jeu. Tu peux demander : { $colours_low }, ou une des six catégories.
refusal-clues-left-or-right = À deux joueurs, dis aussi quelle carte derrière le paravent doit compter : gauche ou droite.
refusal-clues-no-left-or-right = Gauche et droite ne se disent qu’à deux joueurs. Pose la question sans elles.
refusal-clues-no-tile = Tu n’as pas de tuile Top secret. Pose la question sans elle.
refusal-clues-no-informants = À six joueurs, il n’y a pas d’informateur secret. Interroge un témoin ou accuse.
refusal-clues-no-such-letter = Cet informateur n’existe pas ici. Choisis parmi : { $letters }.
refusal-clues-card-you-see = Tu vois une de ces cartes : elle ne peut pas être sur ton paravent. Nomme trois cartes que tu ne vois pas ; rien n’a été dépensé.
refusal-clues-card-not-in-play = Une de ces cartes n’est pas en jeu. Le panneau montre les couleurs en jeu ; rien n’a été dépensé.
refusal-clues-no-loupes = À deux joueurs, il n’y a pas de loupes : interroge le témoin, consulte un informateur ou accuse.
refusal-clues-take-first = Tu n’as pas de loupe et la réserve est vide : prends d’abord une loupe à un joueur.
refusal-clues-reserve-not-empty = Tu as une loupe : dépense-la, tu n’as rien à prendre.
refusal-clues-nothing-to-take = Ce joueur n’a pas de loupe à te donner. Choisis-en un autre.
caution-clues-seen-as-informant = Tu as vu une de ces cartes chez un informateur secret : cette accusation est forcément fausse. Accuser quand même ?
caution-clues-already-wrong = Tu as déjà fait exactement cette accusation, et elle était fausse. Accuser quand même ?
confirm-clues-accuse = **Tu accuses :** { $person }, { $place }, { $weapon }.
    Si c’est faux, ton tour finit aussitôt.

## Règles, selon la situation

rules-clues-start = **13 Indices, en bref**
    Chacun reçoit cinq cartes et en choisit trois (un personnage, un lieu, une arme) pour le paravent de son voisin de gauche. Tu vois donc les cartes de tous les paravents, sauf celles du tien : trouve-les.
    À ton tour, dépense toutes tes loupes. Une loupe permet d’**interroger un témoin** (combien de cartes d’une couleur ou d’une catégorie vois-tu ?), de **consulter un informateur secret**, ou d’**accuser**.
    Si ton accusation est juste, tu gagnes ; si elle est fausse, ton tour finit et tu perds tes loupes.
    À deux joueurs, il n’y a pas de loupes : un tour, c’est une action.
rules-clues-choosing = **Tu choisis trois cartes pour ton voisin**
    Choisis un personnage, un lieu et une arme parmi tes cinq cartes. Ils iront sur le paravent de ton voisin de gauche, qui devra les trouver. Les deux autres vont derrière ton propre paravent. Toute combinaison est permise, mais évite trois cartes de la même couleur.
    Rien n’est dévoilé avant que tout le monde ait choisi ; d’ici là, tu peux changer d’avis.
rules-clues-chosen = **Tu as choisi**
    Dès que tout le monde aura choisi, les cartes iront sur les paravents et le premier joueur, tiré au sort, commencera. D’ici là, tu peux encore les changer : personne n’en saura rien.
rules-clues-acting = **C’est ton tour**
    Dépense toutes tes loupes ; chacune permet une action, dans l’ordre que tu veux.
    • **Interroger un témoin** : donne-lui la loupe et demande combien de cartes d’une couleur en jeu, ou d’hommes, de femmes, de lieux en intérieur ou en extérieur, d’armes de corps-à-corps ou à distance il voit. Il compte les cartes sur les paravents des autres et les deux derrière le sien.
    • **Consulter un informateur secret** (pas à six joueurs) : personne d’autre ne voit la carte. La loupe va au joueur le plus proche, dans le sens horaire, qui n’en a pas, sinon à la réserve.
    • **Accuser** : nomme trois cartes que tu ne vois pas ; la loupe part de la même façon. Si c’est faux, ton tour est fini et les loupes qui te restent vont à la réserve.
rules-clues-acting-top-secret-on = Avec la variante Top secret, tu as aussi une tuile : dépense-la en posant une question, et personne d’autre que toi et le témoin ne connaîtra la réponse.
rules-clues-duel = **C’est ton tour (à deux joueurs)**
    Pas de loupes : tu fais une seule action.
    • **Interroger le témoin** : demande combien de cartes d’une couleur en jeu, ou d’hommes, de femmes, de lieux en intérieur ou en extérieur, d’armes de corps-à-corps ou à distance il voit. Dis aussi laquelle des deux cartes derrière son paravent compte, celle de gauche ou celle de droite ; il compte celle-là et les trois cartes de ton paravent.
    • **Consulter un informateur secret**, de A à H : personne d’autre ne voit la carte.
    • **Accuser** : nomme trois cartes que tu ne vois pas, ni derrière ton paravent ni sur l’autre. Si c’est exact, tu gagnes la partie ; si c’est faux, ton tour est simplement fini.
rules-clues-taking = **Tu prends une loupe**
    Tu n’as pas de loupe et la réserve est vide : prends une loupe au joueur de ton choix, puis dépense-la.
rules-clues-waiting = **C’est le tour d’un autre joueur**
    Écoute : si un autre joueur répond « zéro », aucune carte de cette couleur ou catégorie n’est sur ton paravent : il la verrait. Au début, il reste toujours 13 cartes possibles pour toi. **Ma feuille** te sert de fiche de résolution.
rules-clues-over = **La partie est finie**
    La première accusation juste a gagné la partie, ou la dernière personne à rester ; si personne n’a joué pendant deux tours de table, personne ne gagne. L’historique et le fichier de la partie restent disponibles.

## Cartes, couleurs, catégories

noun-clues-officer = Officier
    .the = l’Officier
    .full = Officier (violet, homme)
noun-clues-duke = Duc
    .the = le Duc
    .full = Duc (rose, homme)
noun-clues-butcher = Boucher
    .the = le Boucher
    .full = Boucher (rouge, homme)
noun-clues-countess = Comtesse
    .the = la Comtesse
    .full = Comtesse (vert, femme)
noun-clues-nurse = Infirmière
    .the = l’Infirmière
    .full = Infirmière (jaune, femme)
noun-clues-maid = Domestique
    .the = la Domestique
    .full = Domestique (bleu, femme)
noun-clues-dancer = Danseuse
    .the = la Danseuse
    .full = Danseuse (orange, femme)
noun-clues-sailor = Marin
    .the = le Marin
    .full = Marin (blanc, homme)
noun-clues-florist = Fleuriste
    .the = la Fleuriste
    .full = Fleuriste (marron, femme)
noun-clues-coachman = Cocher
    .the = le Cocher
    .full = Cocher (gris, homme)
noun-clues-parlor = Salon
    .at = dans le Salon
    .full = Salon (violet, intérieur)
noun-clues-market = Marché
    .at = au Marché
    .full = Marché (rose, extérieur)
noun-clues-library = Bibliothèque
    .at = à la Bibliothèque
    .full = Bibliothèque (rouge, intérieur)
noun-clues-park = Parc
    .at = au Parc
    .full = Parc (vert, extérieur)
noun-clues-museum = Musée
    .at = au Musée
    .full = Musée (jaune, intérieur)
noun-clues-harbor = Port
    .at = sur le Port
    .full = Port (bleu, extérieur)
noun-clues-theater = Théâtre
    .at = au Théâtre
    .full = Théâtre (orange, intérieur)
noun-clues-plaza = Place
    .at = sur la Place
    .full = Place (blanc, extérieur)
noun-clues-rail_car = Wagon
    .at = dans le Wagon
    .full = Wagon (marron, intérieur)
noun-clues-race_course = Hippodrome
    .at = à l’Hippodrome
    .full = Hippodrome (gris, extérieur)
noun-clues-knife = Couteau
    .with = avec le Couteau
    .full = Couteau (violet, corps-à-corps)
noun-clues-crossbow = Arbalète
    .with = avec l’Arbalète
    .full = Arbalète (rose, distance)
noun-clues-poison = Poison
    .with = avec le Poison
    .full = Poison (rouge, corps-à-corps)
noun-clues-sword = Épée
    .with = avec l’Épée
    .full = Épée (vert, corps-à-corps)
noun-clues-blowgun = Sarbacane
    .with = avec la Sarbacane
    .full = Sarbacane (jaune, distance)
noun-clues-rifle = Fusil
    .with = avec le Fusil
    .full = Fusil (bleu, distance)
noun-clues-gun = Revolver
    .with = avec le Revolver
    .full = Revolver (orange, distance)
noun-clues-candlestick = Chandelier
    .with = avec le Chandelier
    .full = Chandelier (blanc, corps-à-corps)
noun-clues-hammer = Marteau
    .with = avec le Marteau
    .full = Marteau (marron, corps-à-corps)
noun-clues-bow = Arc
    .with = avec l’Arc
    .full = Arc (gris, distance)
noun-clues-purple = Violet
    .low = violet
    .how = Combien de cartes violettes vois-tu
noun-clues-pink = Rose
    .low = rose
    .how = Combien de cartes roses vois-tu
noun-clues-red = Rouge
    .low = rouge
    .how = Combien de cartes rouges vois-tu
noun-clues-green = Vert
    .low = vert
    .how = Combien de cartes vertes vois-tu
noun-clues-yellow = Jaune
    .low = jaune
    .how = Combien de cartes jaunes vois-tu
noun-clues-blue = Bleu
    .low = bleu
    .how = Combien de cartes bleues vois-tu
noun-clues-orange = Orange
    .low = orange
    .how = Combien de cartes orange vois-tu
noun-clues-white = Blanc
    .low = blanc
    .how = Combien de cartes blanches vois-tu
noun-clues-brown = Marron
    .low = marron
    .how = Combien de cartes marron vois-tu
noun-clues-gray = Gris
    .low = gris
    .how = Combien de cartes grises vois-tu
noun-clues-man = Homme
    .low = hommes
    .how = Combien d’hommes vois-tu
noun-clues-woman = Femme
    .low = femmes
    .how = Combien de femmes vois-tu
noun-clues-indoor = Intérieur
    .low = lieux en intérieur
    .how = Combien de lieux en intérieur vois-tu
noun-clues-outdoor = Extérieur
    .low = lieux en extérieur
    .how = Combien de lieux en extérieur vois-tu
noun-clues-melee = Corps-à-corps
    .low = armes de corps-à-corps
    .how = Combien d’armes de corps-à-corps vois-tu
noun-clues-ranged = Distance
    .low = armes à distance
    .how = Combien d’armes à distance vois-tu
noun-clues-left = gauche
noun-clues-right = droite
noun-clues-a = A
noun-clues-b = B
noun-clues-c = C
noun-clues-d = D
noun-clues-e = E
noun-clues-f = F
noun-clues-g = G
noun-clues-h = H

## La feuille

clues-sheet-persons = Personnages
clues-sheet-places = Lieux
clues-sheet-weapons = Armes
clues-sheet-informants = Informateurs secrets
clues-sheet-case = Cartes de ton paravent

## Pourquoi une chose est certaine

clues-why-seen = Tu vois { $card } { $who ->
    [none] derrière ton propre paravent.
   *[other] sur le paravent tenu par { $who }.
}
clues-why-not-yours = Tu vois les deux cartes derrière ton propre paravent : { $card } n’y est pas.
clues-why-answer = N° { $no }, { $about_low } : { $witness } en compte { $count }, et tu { $seen ->
    [0] ne vois aucune de ces cartes
    [one] vois aussi une de ces cartes
   *[other] vois aussi { $seen } de ces cartes
}. { $left ->
    [0] { $cards_n ->
        [one] Celle que tu ne vois pas n’est donc ni sur ton paravent, ni
       *[other] Aucune de ces cartes n’est donc sur ton paravent ou
    }
    [one] Exactement une de ces cartes est donc sur ton paravent ou
   *[other] Exactement { $left } de ces cartes sont donc sur ton paravent ou
} { $inner_id ->
    [left] à gauche derrière
    [right] à droite derrière
   *[none] derrière
} celui que tient { $witness } : { $cards }.
clues-why-answer-all = N° { $no }, { $about_low } : { $witness } en compte { $count }, et tu { $seen ->
    [0] ne vois aucune de ces cartes
    [one] vois aussi une de ces cartes
   *[other] vois aussi { $seen } de ces cartes
}. { $left ->
    [one] Celle que tu ne vois pas est donc
    [2] Ces deux cartes sont donc
   *[other] Ces { $left } cartes sont donc toutes
} sur ton paravent ou { $inner_id ->
    [left] à gauche derrière
    [right] à droite derrière
   *[none] derrière
} celui que tient { $witness } : { $cards }.
clues-why-none = D’après les réponses (n° { $nos }), { $cards_n ->
    [one] cette carte n’est
   *[other] ces cartes ne sont
} ni sur ton paravent, ni { $inner_id ->
    [left] à gauche derrière
    [right] à droite derrière
   *[none] derrière
} celui que tient { $witness } : { $cards }.
clues-why-missed = Au n° { $no }, tu as nommé { $cards }, et c’était faux.
clues-why-named = Au n° { $no }, { $who } a nommé { $cards } et ne voit donc aucune de ces cartes : elles ne sont ni sur ton paravent, ni derrière celui que tient { $who }.
clues-why-read = Au n° { $no }, tu as consulté un informateur : { $card }.
clues-why-opened = Au n° { $no }, ton paravent a été retourné : { $cards }.
clues-why-marked = D’après tes marques, { $held ->
    [yes] {""}
   *[no] pas{" "}
}{ $place ->
    [case] sur ton paravent
    [informants] parmi les informateurs
   *[seat] derrière le paravent tenu par { $who }
} : { $cards }.
clues-why-step-used-up = Parmi les cartes du n° { $no }, { $cards_n ->
    [one] celle que compte { $who } est
   *[other] celles que compte { $who } sont
} : { $cards }. { $out_n ->
    [one] { $out } n’est donc ni sur ton paravent, ni derrière le sien.
   *[other] { $out } ne sont donc ni sur ton paravent, ni derrière le sien.
}
clues-why-step-all-left = Parmi les cartes du n° { $no }, { $who } ne peut plus compter que { $cards_n ->
    [one] celle-ci
   *[other] celles-ci
}, sur ton paravent ou derrière le sien : { $cards }.
clues-why-step-enough = Avec { $out_n ->
    [one] la carte { $out }
   *[other] l’une de ces cartes ({ $out })
} { $place ->
    [case] sur ton paravent
   *[seat] derrière le paravent tenu par { $who }
}, il y aurait trop de cartes pour le n° { $no }, quelles que soient les autres. { $out_n ->
    [one] Elle n’y est donc pas.
   *[other] Aucune n’y est donc.
}
clues-why-step-lacking = Avec { $out_n ->
    [one] la carte { $out }
   *[other] l’une de ces cartes ({ $out })
} { $place ->
    [case] sur ton paravent
   *[seat] derrière le paravent tenu par { $who }
}, il y aurait trop peu de cartes pour le n° { $no }. { $out_n ->
    [one] Elle n’y est donc pas.
   *[other] Aucune n’y est donc.
}
clues-why-step-kind = Pour ton paravent, { $cards } est la seule carte de sa sorte qui reste.
clues-why-step-full = { $place ->
    [informants] Les informateurs sont connus
   *[seat] Derrière le paravent tenu par { $who }, les cartes sont connues
} : { $cards }, donc pas { $out }.
clues-why-step-no-others = { $place ->
    [informants] Parmi les informateurs
   *[seat] Derrière le paravent tenu par { $who }
}, il ne peut y avoir que { $cards_n ->
    [one] cette carte
   *[other] ces cartes
} : { $cards }.
clues-why-step-nowhere-else = { $cards } ne peut être que { $place ->
    [case] sur ton paravent
    [informants] parmi les informateurs
   *[seat] derrière le paravent tenu par { $who }
}.
clues-why-step-missed = Au n° { $no }, tu as nommé en vain deux cartes qui sont sur ton paravent : { $cards }. Donc pas { $out }.
clues-why-step-all-five = D’après { $nos_n ->
    [one] le n° { $nos }
   *[other] les n° { $nos }
}, { $total ->
    [one] exactement une de ces cartes est
   *[other] exactement { $total } de ces cartes sont
} sur ton paravent ou derrière celui que tient { $who } : { $cards }. { $held_n ->
    [0] Cela fait
   *[other] Avec { $held }, cela fait
} cinq cartes, et il n’y en a pas d’autres à ces endroits. { $out_n ->
    [one] { $out } n’est donc ni sur ton paravent, ni derrière le sien.
   *[other] { $out } ne sont donc ni sur ton paravent, ni derrière le sien.
}
clues-why-step-filled = D’après { $nos_n ->
    [one] le n° { $nos }
   *[other] les n° { $nos }
}, { $total ->
    [one] exactement une de ces cartes est
   *[other] exactement { $total } de ces cartes sont
} sur ton paravent ou derrière celui que tient { $who } : { $cards }. { $most ->
    [0] Aucune d’elles ne peut être
    [one] Une d’elles au plus peut être
   *[other] { $most } d’entre elles au plus peuvent être
} sur ton paravent{ $others ->
    [0] { $by_n ->
        [0] {""}
       *[other] {" "}(n° { $by })
    }
    [one] {""}, car au moins une autre carte y est d’après { $by_n ->
        [one] le n° { $by }
       *[other] les n° { $by }
    }
   *[other] {""}, car au moins { $others } autres cartes y sont d’après { $by_n ->
        [one] le n° { $by }
       *[other] les n° { $by }
    }
}. { $held_n ->
    [0] Les deux cartes derrière le paravent tenu par { $who } sont donc parmi elles,
   *[other] Derrière le paravent tenu par { $who }, l’autre carte, à côté de { $held }, est donc l’une d’elles,
} et pas { $out }.
clues-why-step-shared = Les n° { $nos } portent sur les mêmes cartes, et chacune d’elles compte pour les deux si elle est sur ton paravent : { $cards }. Avec { $out_n ->
    [one] la carte { $out }
   *[other] l’une de ces cartes ({ $out })
} { $place ->
    [case] sur ton paravent
    [informants] parmi les informateurs
   *[seat] derrière le paravent tenu par { $who }
}, il y en aurait trop peu pour les deux ensemble. { $out_n ->
    [one] Elle n’y est donc pas.
   *[other] Aucune n’y est donc.
}
clues-why-suppose = { $n ->
    [one] Supposons
   *[other] **{ $k }.** { $no ->
        [none] Supposons
       *[other] Pour le n° { $no }, supposons
    }
} que la carte { $card } { $held ->
    [yes] soit
   *[no] ne soit pas
} { $place ->
    [case] sur ton paravent
    [informants] parmi les informateurs
   *[seat] derrière le paravent tenu par { $who }
}.
clues-why-clash = C’est impossible : { $rule ->
    [clash] { $cards } serait à la fois { $place ->
    [case] sur ton paravent
    [informants] parmi les informateurs
   *[seat] derrière le paravent tenu par { $who }
} et ailleurs.
    [nowhere_else] il n’y aurait pas de place pour { $cards }.
    [used_up] { $cards }, ce serait trop pour le n° { $no }.
    [enough] il y aurait trop de cartes pour le n° { $no }.
    [all_left] il resterait trop peu de cartes pour le n° { $no }.
    [kind] sur ton paravent, il n’y aurait aucune carte parmi { $cards }.
    [full] il y aurait trop de cartes { $place ->
    [case] sur ton paravent
    [informants] parmi les informateurs
   *[seat] derrière le paravent tenu par { $who }
} : { $cards }.
   *[no_others] il resterait trop peu de cartes à mettre { $place ->
    [case] sur ton paravent
    [informants] parmi les informateurs
   *[seat] derrière le paravent tenu par { $who }
}.
}
clues-why-long = Il faut ici une supposition dans une autre, ou plus de phrases qu’on n’en dit ici.
clues-why-so = { $n ->
    [one] Donc, avec une carte de chaque sorte sur ton paravent et deux derrière chaque autre :
   *[other] Une fois tout recoupé, avec une carte de chaque sorte sur ton paravent et deux derrière chaque autre :
} { $card } { $held ->
    [yes] est
   *[no] n’est pas
} { $place ->
    [case] sur ton paravent.
    [informants] parmi les informateurs.
   *[seat] derrière le paravent tenu par { $who }.
}

## Les règles entières, page par page ; la dernière page est un exemple de tour

rulebook-clues-1 = **Le but**
    Londres, 1899. Chacun enquête sur sa propre affaire. Trois cartes sont posées sur ton paravent : un personnage, un lieu, une arme. Tous les autres les voient, toi non. Le premier à nommer ses trois cartes gagne.
    Le jeu compte 30 cartes : 10 couleurs, et de chaque couleur un personnage, un lieu et une arme. Chaque carte a aussi une catégorie : homme ou femme, intérieur ou extérieur, corps-à-corps ou à distance.
    On joue de 2 à 6. À moins de six, les trois cartes de certaines couleurs restent dans la boîte.
rulebook-clues-2 = **La mise en place**
    Chacun reçoit un personnage, un lieu et une arme, puis deux cartes de plus. Les cartes qui restent sont les **informateurs secrets** : face cachée, marqués d’une lettre. Il y en a 8 à deux joueurs, puis 6, 4, 2, et aucun à six.
    En secret, choisis un personnage, un lieu et une arme parmi tes cinq cartes. Ils vont sur le paravent de ton voisin de gauche. Les deux autres cartes restent derrière le tien : personne d’autre ne les voit.
    Ainsi, au début, 13 cartes te sont inconnues, et tes trois cartes sont parmi elles.
    À trois joueurs ou plus, chacun a une loupe ; le reste des 8 loupes est la réserve.
rulebook-clues-3 = **Ton tour, à trois joueurs ou plus**
    Si tu n’as pas de loupe, prends-en une dans la réserve ; si elle est vide, prends-la à un joueur de ton choix.
    Dépense ensuite **toutes** tes loupes. Chacune permet une action, dans l’ordre que tu veux :
    • interroger un témoin ;
    • consulter un informateur secret ;
    • accuser.
    Ton tour finit avec ta dernière loupe, ou après une accusation fausse. On joue dans le sens horaire.
rulebook-clues-4 = **Interroger un témoin**
    Donne la loupe à un autre joueur et demande-lui combien de cartes il voit d’**une couleur** en jeu, ou d’**une catégorie** : hommes, femmes, lieux en intérieur, en extérieur, armes de corps-à-corps, à distance. Rien d’autre ne se demande.
    Il répond juste, et tout le monde entend. Il compte les cartes sur les paravents de tous les **autres** joueurs, le tien compris, et les deux cartes derrière le sien. Il ne compte pas les trois cartes de son propre paravent : il ne les voit pas.
    Écoute aussi les questions des autres. Un « zéro » veut dire qu’il n’y en a pas non plus sur ton paravent, sauf si c’est toi le témoin.
rulebook-clues-5 = **Les informateurs, et l’accusation**
    Pour les deux, la loupe va au joueur le plus proche, dans le sens horaire, qui n’en a pas ; si tous en ont, à la réserve.
    {""}**Consulter un informateur** : regarde une de ces cartes, puis remets-la en place. Les autres savent laquelle tu as regardée, pas ce qu’elle est.
    {""}**Accuser** : nomme un personnage, un lieu et une arme que tu ne vois nulle part. Si tout est juste, tu gagnes. Sinon, on te dit seulement que c’est faux, ton tour finit, et tes loupes vont à la réserve. Tu restes en jeu.
    Qui quitte la partie reste témoin, et ses loupes vont à la réserve. La dernière personne à rester gagne. Si personne ne joue pendant deux tours de table, la partie finit sans vainqueur.
rulebook-clues-6 = **À deux joueurs, et la variante Top secret**
    {""}**À deux**, il n’y a pas de loupes : ton tour est une seule action. Quand tu interroges, dis aussi laquelle des deux cartes cachées du témoin compte, celle de gauche ou celle de droite. Il compte celle-là et les trois de ton paravent.
    {""}**Top secret** (3 à 6 joueurs) : chacun a une tuile. Une fois dans la partie, tu peux la dépenser en posant une question : tout le monde entend la question, mais personne d’autre que toi et le témoin n’apprend la réponse.
rulebook-clues-7 = **Exemple d’un tour**
    Anna a deux loupes. Elle en donne une à Bruno : « Combien de cartes vertes vois-tu ? » Bruno compte sur tous les paravents sauf le sien, et derrière le sien : « Deux. »
    Anna voit une carte verte sur le paravent de Chloé. L’autre est donc sur son propre paravent, ou derrière celui de Bruno.
    Avec sa deuxième loupe, Anna interroge Chloé sur la même couleur. Chloé voit le paravent d’Anna et celui de Bruno : « Zéro. » Il n’y a donc pas de vert sur le paravent d’Anna, et la deuxième carte verte est derrière celui de Bruno. Anna raye les cartes vertes. Elle n’a plus de loupe : c’est à Bruno.

## La leçon : quelques décisions d’une vraie partie, et leurs raisons

lesson-clues-start = **13 Indices en cinq minutes**
    Trois cartes sont sur ton paravent : un personnage, un lieu, une arme. Les autres les voient, toi non. Nomme-les avant que Camille et Robin ne nomment les leurs.
    Voici quatre décisions d’une vraie partie. Les images montrent ce que tu vois de ta place.
lesson-clues-1 = Tu vois les paravents de Camille et de Robin, et les deux cartes derrière le tien : le Couteau et le Parc.
    {""}**Lequel de ces lieux peut être sur ton paravent ?**
lesson-clues-1-market = Le Marché
lesson-clues-1-market-why = Non : tu vois le Marché sur le paravent de Robin. Chaque carte n’existe qu’une fois.
lesson-clues-1-park = Le Parc
lesson-clues-1-park-why = Non : le Parc est derrière ton propre paravent. C’est une des deux cartes que tu n’as pas données.
lesson-clues-1-parlor = Le Salon
lesson-clues-1-parlor-why = Oui : tu ne vois le Salon nulle part. Au début, 13 cartes te sont inconnues ; les trois tiennes sont parmi elles, les autres sont derrière les paravents ou chez les informateurs.
lesson-clues-2 = Robin donne sa loupe à Camille et demande : « Combien de cartes orange vois-tu ? » Réponse : **zéro**. Il y a trois cartes orange : la Danseuse, le Théâtre et le Revolver.
    {""}**Qu’apprends-tu ?**
lesson-clues-2-nothing = Rien : ce n’est pas ma question
lesson-clues-2-nothing-why = Si : tout le monde entend la réponse, et Camille voit ton paravent. Écouter ne coûte rien.
lesson-clues-2-screen = Ni Danseuse ni Théâtre chez moi
lesson-clues-2-screen-why = Oui : Camille voit ton paravent et n’y compte rien d’orange. Le Revolver, tu le vois : il est sur le paravent de Camille, qui ne le voit pas et ne le compte pas.
lesson-clues-2-game = Aucune carte orange n’est en jeu
lesson-clues-2-game-why = Non : tu vois le Revolver, orange, sur le paravent de Camille. Un témoin ne compte jamais son propre paravent : il ne le voit pas.
lesson-clues-3 = À toi ! Tu donnes ta loupe à Camille : « Combien de cartes vertes vois-tu ? » Réponse : **deux**. Les vertes sont la Comtesse, l’Épée et le Parc, et le Parc est derrière ton paravent.
    {""}**Où sont la Comtesse et l’Épée ?**
lesson-clues-3-both = Toutes deux sur mon paravent
lesson-clues-3-both-why = Peut-être, mais ce n’est pas sûr : Camille compte aussi les deux cartes cachées derrière son propre paravent.
lesson-clues-3-park = Camille a compté le Parc
lesson-clues-3-park-why = Non : le Parc est derrière ton paravent, où personne d’autre ne le voit. Les deux vertes sont donc la Comtesse et l’Épée.
lesson-clues-3-either = Sur mon paravent ou derrière le sien
lesson-clues-3-either-why = Oui : Camille les voit toutes deux, et Robin n’a rien de vert sur son paravent. Chacune est sur ton paravent, ou derrière celui de Camille. Il te faut un second témoin.
lesson-clues-4 = Un tour plus tard. Robin ne voit aucun lieu en extérieur. Tu demandes les vertes à Robin : **une**. Elle est donc sur ton paravent, car l’autre est derrière celui de Camille. Puis les violettes à Camille : **une**. Il te reste une loupe.
    {""}**Quelle accusation peut être juste ?**
lesson-clues-4-dancer = Danseuse, Salon, Épée
lesson-clues-4-dancer-why = Non : Camille n’a vu aucune carte orange, et la Danseuse est orange. Une accusation fausse met fin à ton tour, et informe les autres.
lesson-clues-4-sword = Comtesse, Salon, Épée
lesson-clues-4-sword-why = Non : Robin verrait deux vertes sur ton paravent, et n’en a vu qu’une. C’est la Comtesse ou l’Épée, jamais les deux.
lesson-clues-4-crossbow = Comtesse, Salon, Arbalète
lesson-clues-4-crossbow-why = Oui : une seule verte, rien d’orange, un lieu en intérieur. Et c’était juste : dans cette partie, tu as gagné. D’habitude, pose une question de plus avant de risquer.
lesson-clues-end = **C’est tout ce qu’il faut pour jouer.** Compte ce que tu vois, écoute chaque réponse, et demande-toi toujours ce que le témoin voit, lui. **Ma feuille** te sert de fiche. Ouvre une table, ou lis les règles entières.

## Les commandes (leurs noms anglais sont dans le code)

command-clues = indices
command-clues-description = Joue à 13 Indices à la table de ce salon.

command-clues-place = placer
command-clues-place-description = Choisis trois de tes cartes pour le paravent de ton voisin de gauche.
command-clues-place-person = personnage
command-clues-place-person-description = Un de tes personnages.
command-clues-place-place = lieu
command-clues-place-place-description = Un de tes lieux.
command-clues-place-weapon = arme
command-clues-place-weapon-description = Une de tes armes.

command-clues-ask = interroger
command-clues-ask-description = Interroge un témoin : combien de cartes d’une couleur ou d’une catégorie voit-il ?
command-clues-ask-witness = témoin
command-clues-ask-witness-description = Le joueur que tu interroges.
command-clues-ask-about = sujet
command-clues-ask-about-description = Une couleur en jeu, ou une des six catégories.
command-clues-ask-inner = intérieur
command-clues-ask-inner-description = À deux joueurs seulement : quelle carte derrière son paravent compte, gauche ou droite.
command-clues-ask-secret = secret
command-clues-ask-secret-description = Dépense ta tuile Top secret : la réponse n’est que pour toi.

command-clues-informant = informateur
command-clues-informant-description = Regarde secrètement une carte d’informateur secret.
command-clues-informant-letter = lettre
command-clues-informant-letter-description = La lettre de l’informateur.

command-clues-accuse = accuser
command-clues-accuse-description = Nomme les trois cartes de ton propre paravent.
command-clues-accuse-person = personnage
command-clues-accuse-person-description = Le coupable.
command-clues-accuse-place = lieu
command-clues-accuse-place-description = Le lieu du crime.
command-clues-accuse-weapon = arme
command-clues-accuse-weapon-description = L’arme du crime.

command-clues-take = prendre
command-clues-take-description = Prends une loupe à un joueur : la réserve est vide et tu n’en as pas.
command-clues-take-player = joueur
command-clues-take-player-description = Qui te donne une loupe.

## Les techniques de déduction, de la plus facile à la plus difficile

technique-clues-sight = Bien en vue
technique-clues-sight-page = Ce que tu vois n’est nulle part ailleurs : les cartes sur les autres paravents, celles derrière le tien, et les informateurs que tu as consultés.
    {""}*Exemple :* le Marché est sur le paravent de Robin. Il n’est pas sur le tien.
technique-clues-count = Le compte d’un témoin
technique-clues-count-page = Un témoin compte ce qu’il voit. Retire ce que tu en vois aussi : le reste est sur ton paravent ou derrière le sien.
    {""}*Exemple :* Camille compte deux cartes vertes, et tu en vois une sur le paravent de Robin. Exactement une autre carte verte est sur ton paravent ou derrière celui de Camille. Si tu voyais les deux, il n’y en aurait aucune.
technique-clues-named = Une solution nommée
technique-clues-named-page = Un joueur qui accuse ne nomme que des cartes qu’il ne voit pas : elles ne sont ni sur ton paravent, ni derrière le sien.
    {""}*Exemple :* Robin nomme le Duc, le Parc et l’Épée. Aucune des trois n’est sur ton paravent.
technique-clues-together = Les réponses recoupées
technique-clues-together-page = Une seule réponse ne suffit pas, mais plusieurs réponses recoupées excluent beaucoup de choses ; et il y a une carte de chaque sorte sur ton paravent, et deux cartes derrière chacun des autres.
    {""}*Exemple :* Camille et Robin comptent chacun une carte jaune que tu ne vois pas. Si c’est la même, elle est sur ton paravent ; sinon, il y en a une derrière chacun de leurs paravents. Cherche une réponse qui ne convient qu’à l’un des deux cas.
technique-clues-suppose = Supposer et réfuter
technique-clues-suppose-page = Plus aucune étape ne fait avancer ? Suppose qu’une carte soit quelque part, et suis ce qui en découlerait. Si c’est impossible, elle n’y est pas.
    {""}*Exemple :* pour ton paravent, il reste l’Infirmière ou la Danseuse, la Sarbacane ou le Fusil, le Port ou le Parc. Camille compte une carte jaune que tu ne vois pas, Robin une bleue. Si c’était l’Infirmière, la Sarbacane, jaune aussi, ne serait pas sur ton paravent ; ce serait donc le Fusil, et pas le Port, bleu aussi, mais le Parc. Tu as déjà nommé ces trois cartes, et c’était faux. C’est donc la Danseuse.
