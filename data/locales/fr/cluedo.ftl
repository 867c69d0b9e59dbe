# Cluedo. Les mots sont ceux de la règle de 1974 : hypothèse, témoin, enquêteur, accusation, enveloppe (« étui »), passage secret.

game-cluedo = Cluedo (1974)
club-cluedo = manoir
kind-cluedo = dés
about-cluedo = Le Docteur Lenoir est mort dans sa villa : qui l’a tué, où, avec quelle arme ? Va de pièce en pièce, formule des hypothèses et trouve les trois cartes de l’enveloppe.
    -# 3 à 6 joueurs · environ une heure · facile
option-cluedo-accuse = Accusation
option-cluedo-repeat_room = Deux hypothèses de suite dans la même pièce
option-cluedo-false_witnesses = Faux témoins
value-after_hypothesis = après son hypothèse
value-any_time = à tout moment de son tour
value-standing = non (réponse automatique)
value-allowed = permis
value-forbidden = interdit

verb-cluedo-pawn = Choisir mon pion
verb-cluedo-roll = Lancer les dés
verb-cluedo-move = Avancer
verb-cluedo-passage = Passage secret
verb-cluedo-stay = Rester
verb-cluedo-suggest = Hypothèse
verb-cluedo-show = Répondre à l’hypothèse
verb-cluedo-prefer = Carte à montrer d’abord
verb-cluedo-accuse = Accuser
verb-cluedo-denounce = Dénoncer un faux témoin
verb-cluedo-end = Finir mon tour

field-cluedo-pawn-suspect = Quel pion ?
field-cluedo-move-to = Pièce ou case ? (r7c4 : rangée 7, colonne 4)
field-cluedo-suggest-suspect = Quel suspect appelles-tu ?
field-cluedo-suggest-weapon = Avec quelle arme ?
field-cluedo-suggest-end = Finir mon tour dès qu’on me montre une carte
field-cluedo-prefer-card = Laquelle de tes cartes préfères-tu montrer ?
field-cluedo-show-card = Que montres-tu ?
field-cluedo-accuse-suspect = Le meurtrier
field-cluedo-accuse-weapon = L’arme utilisée
field-cluedo-accuse-room = Le lieu du meurtre
field-cluedo-denounce-player = Quel témoin a menti ?
field-cluedo-denounce-hypothesis = Sur quelle hypothèse (son numéro) ?

## Ce que tout le monde entend

event-cluedo-pawns-offered = Chacun choisit son pion : premier arrivé, premier servi. Ensuite, on distribue les cartes.
event-cluedo-pawn-chosen = { $drawn ->
    [yes] Le sort donne un pion à { $by } : { $suspect_sign } { $suspect }.
   *[no] { $by } joue { $suspect_sign } { $suspect }.
}
event-cluedo-pawn-drawn = Le sort donne un pion à { $by } : { $suspect_sign } { $suspect }.
event-cluedo-dealer-rolled = Jets pour la donne par { $seats } : { $totals }.
event-cluedo-dealt = { $dealer } a obtenu le plus haut total et distribue : { $most ->
    [one] une carte chacun
   *[other] { $most } cartes chacun
}{ $short_n ->
    [0] .
   *[other] , une de moins pour { $short }.
}
event-cluedo-turn-began = À { $seat } de jouer.
event-cluedo-rolled = { $by } lance les dés : { $one } et { $two }, { $free ->
    [yes] **un double qui mène dans la pièce de son choix** (ou { $total } cases).
   *[no] soit **{ $total }**.
} 🎲
event-cluedo-walked = { $by } avance jusqu’à la case { $square }.
event-cluedo-entered = { $by } entre { $room_to }.
event-cluedo-passage-taken = { $by } prend le passage secret et arrive { $room_to }.
event-cluedo-stayed = { $by } reste sur place.
event-cluedo-suggested = { $by } formule l’hypothèse { $hypothesis } : « { $suspect }, { $room_at }, { $weapon_with } ! »{ $called ->
    [none] {""}
   *[other] {" "}Le pion joué par { $called } vient { $room_to }.
}{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } n’a rien à montrer.
   *[other] {" "}{ $passed } n’ont rien à montrer.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Personne ne montre de carte.
       *[other] { $standing ->
            [yes] {" "}{ $shown_by } montre une carte à { $by } : ici, les cartes répondent d’elles-mêmes.
           *[no] {" "}Les cartes laissées par { $shown_by } répondent : une carte est montrée à { $by }.
        }
    }
   *[other] {" "}{ $asked } doit répondre.
}
event-cluedo-answered = { $shown ->
    [yes] { $by } montre une carte à { $to_whom }.
   *[no] { $by } dit n’avoir rien à montrer.{ $passed_n ->
        [0] {""}
        [one] {" "}{ $passed } n’a rien à montrer.
       *[other] {" "}{ $passed } n’ont rien à montrer.
    }{ $asked ->
        [none] { $shown_by ->
            [none] {" "}Personne ne montre de carte.
           *[other] {" "}Les cartes laissées par { $shown_by } répondent : une carte est montrée à { $to_whom }.
        }
       *[other] {" "}{ $asked } doit répondre.
    }
}
event-cluedo-answered-for = Les cartes du témoin qui s’en va répondent à sa place.{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } n’a rien à montrer.
   *[other] {" "}{ $passed } n’ont rien à montrer.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Personne ne montre de carte.
       *[other] {" "}Une des cartes laissées par { $shown_by } est montrée.
    }
   *[other] {" "}{ $asked } doit répondre.
}
event-cluedo-accused = { $by } écrit trois noms et les compare en secret à l’enveloppe… { $right ->
    [yes] **L’accusation est juste !**
   *[no] **L’accusation est fausse.** { $by } ne fait plus que répondre aux hypothèses.
}
event-cluedo-denounced = { $by } dénonce { $player } sur l’hypothèse { $hypothesis } : { $lied ->
    [yes] **c’était un faux témoin !** { $player } ne fait plus que répondre aux hypothèses.
   *[no] rien ne le confirme.
}
event-cluedo-last-one = { $seat } enquête désormais en solitaire : seule une accusation juste peut gagner.
event-cluedo-turn-missed = { $seat } n’a plus de temps : son tour est passé.
event-cluedo-left = { $seat } quitte la partie ; ses cartes répondent d’elles-mêmes.
event-cluedo-won = { $by } a résolu l’énigme et gagne la partie ! 🏆
event-cluedo-unsolved = Plus personne ne peut accuser : personne ne gagne.
event-cluedo-abandoned = Il n’y a plus personne pour enquêter : la partie s’arrête sans vainqueur.
event-cluedo-stalled = Personne n’a joué pendant deux tours de table : la partie s’arrête sans vainqueur.
event-cluedo-envelope-opened = Dans l’enveloppe : **{ $suspect }, { $weapon }, { $room }**.
event-cluedo-lie-told = Faux témoignage sur l’hypothèse { $hypothesis } : { $player } cachait { $cards }.

## Le résultat de ta propre action, quand aucun message ne le dit encore

result-cluedo-rolled = { $free ->
    [yes] **Tu peux entrer dans n’importe quelle pièce**, ou avancer de { $total } cases.
   *[no] Tu peux avancer de **{ $total }** cases.
}
result-cluedo-denounced = { $lied ->
    [yes] **Tu avais raison.**
   *[no] Rien ne confirme le mensonge.
}

## Ce qu’un seul joueur apprend

event-cluedo-hand-dealt = Les cartes sont distribuées. Voici les tiennes : aucune n’est dans l’enveloppe.
event-cluedo-questioned = { $by } t’interroge : hypothèse { $hypothesis }. Personne d’autre ne verra ta réponse. ❓
event-cluedo-card-seen = { $by } te montre : **{ $card }** (hypothèse { $hypothesis }). 🤫
event-cluedo-card-shown = Tu montres à { $to_whom } : **{ $card }** (hypothèse { $hypothesis }). 🤫
event-cluedo-envelope-seen = Ton accusation est fausse. Dans l’enveloppe, il y a **{ $suspect }, { $weapon }, { $room }**. Tant que la partie dure, garde-le pour toi et réponds aux hypothèses. 🤫

## Le panneau

cluedo-table-choosing = { $waiting_n ->
    [one] { $waiting } doit encore choisir un pion : { $pawns }.
   *[other] { $waiting } doivent encore choisir un pion : { $pawns }.
}
cluedo-table-turn = { $phase ->
    [starting] À { $who } de jouer.
    [arrived] { $asks ->
        [yes] { $accuses ->
            [yes] À { $who } de formuler une hypothèse dans cette pièce, d’accuser, ou de finir son tour.
           *[no] À { $who } de formuler une hypothèse dans cette pièce, ou de finir son tour.
        }
       *[no] À { $who } d’accuser, ou de finir son tour.
    }
   *[asked] À { $who } d’accuser, ou de finir son tour.
}
cluedo-table-rolled = { $free ->
    [yes] À { $who } d’aller dans la pièce de son choix, d’avancer de { $total } cases, ou de rester sur place.
   *[no] À { $who } d’avancer de { $total } cases, ou de rester sur place.
}
cluedo-table-rooms = Pièces à portée : { $rooms }.
cluedo-table-squares = { $n ->
    [one] Case à portée : { $squares }
   *[other] Cases à portée ({ $n }) : { $squares }
}
cluedo-table-no-way = Rien n’est à portée : il faut rester.
cluedo-table-asking = À { $witness } de répondre à l’hypothèse formulée par { $who }.
cluedo-table-won = { $who } a résolu l’énigme : c’était { $suspect }, { $room_at }, { $weapon_with }. 🏆
cluedo-table-nobody = { $reason ->
    [unsolved] Plus personne ne pouvait accuser : personne n’a gagné.
   *[other] La partie s’est arrêtée sans vainqueur.
}
cluedo-table-seat-choosing = { $who }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}{ $state ->
    [active] {" "}(choisit son pion)
    [gone] {" "}(a quitté la partie)
   *[idle] {""}
}
cluedo-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [asked] {" "}❓
    [out] {" "}✗
    [gone] {" "}✗
    [won] {" "}🏆
   *[idle] {""}
} : { $pawn_sign } { $pawn }, { $in_room ->
    [yes] { $place_at }
   *[no] sur la case { $place }
}{ $cards ->
    [0] {""}
    [one] , { $cards } carte
   *[other] , { $cards } cartes
}{ $state ->
    [active] {" "}(c’est son tour)
    [asked] {" "}(doit répondre)
    [out] {" "}(ne fait plus que répondre)
    [gone] {" "}(a quitté la partie)
   *[idle] {""}
}
cluedo-table-pawn = · { $pawn_sign } { $pawn } (sans joueur), { $in_room ->
    [yes] { $place_at }
   *[no] sur la case { $place }
}
cluedo-table-weapons = { $weapons_n ->
    [one] **Arme { $room_at }** : { $weapons }
   *[other] **Armes { $room_at }** : { $weapons }
}
cluedo-table-weapons-off = { $weapons_n ->
    [one] **Arme hors du plateau** : { $weapons }
    [6] **Armes** : toutes encore hors du plateau
   *[other] **Armes hors du plateau** : { $weapons }
}
cluedo-table-recent = **Dernières hypothèses**
cluedo-table-hypothesis = **{ $hypothesis }.** { $by } : { $suspect }, { $weapon }, { $room }{ $passed_n ->
    [0] {""}
   *[other] {" "}; rien : { $passed }
} ; { $answer ->
    [shown] carte montrée par { $shown_by }
    [waiting] réponse attendue
    [dropped] restée sans réponse
   *[none] aucune carte montrée
}
cluedo-table-envelope = **L’enveloppe** : { $suspect }, { $weapon }, { $room }.
cluedo-alt-table = Le plan de la villa, avec les pions, les armes et ce qui est à portée.
cluedo-alt-desk = Ton bureau : ton pion, tes cartes, celles qu’on t’a montrées et, à ton tour, les cases et pièces à portée, comme dans le texte de ce message.
cluedo-case-rule = -# Qui n’a rien à montrer n’a aucune des trois cartes ; qui doit répondre en a au moins une.

# Les lettres des pions sur le plan
cluedo-letter-scarlett = R
cluedo-letter-mustard = M
cluedo-letter-white = L
cluedo-letter-green = O
cluedo-letter-peacock = P
cluedo-letter-plum = V
cluedo-picture-hand = Tes cartes
cluedo-picture-seen = On t’a montré
cluedo-picture-envelope = L’enveloppe

## Le bureau

cluedo-desk-no-pawn = Tu n’as pas encore de pion. Les cartes sont distribuées quand chacun a le sien.
cluedo-desk-pawn = **Ton pion** : { $pawn_sign } { $pawn }. Les cartes sont distribuées quand chacun a le sien.
cluedo-desk-hand = **Ton pion** : { $pawn_sign } { $pawn }. **Tes cartes** : { $cards }.
cluedo-desk-asking = Tu es { $room_at }. **Tes cartes** : { $cards }.{ $seen_n ->
    [0] {""}
   *[other] {" "}**On t’a montré** : { $seen }.
}
cluedo-desk-question = **Hypothèse { $hypothesis }**, { $by } demande : { $suspect }, { $weapon }, { $room } ? ❓
cluedo-desk-order = { $cards_n ->
    [0] Tes cartes répondent d’elles-mêmes : une que la personne qui demande a déjà vue, sinon une au hasard. **Carte à montrer d’abord** remplace le hasard.
   *[other] Tes cartes répondent d’elles-mêmes : une que la personne qui demande a déjà vue, sinon la première qui convient parmi { $cards }, sinon une au hasard.
}
cluedo-desk-fitting = { $cards_n ->
    [0] Tu n’as aucune de ces cartes : réponds que tu n’as rien.
    [one] De ces cartes, tu as : **{ $cards }**.
   *[other] De ces cartes, tu as : **{ $cards }**. Une seule suffit, et tu choisis laquelle.
}
cluedo-board-pawns = **Sur le plateau** : { noun-cluedo-scarlett.short } { $scarlett } · { noun-cluedo-mustard.short } { $mustard } · { noun-cluedo-white.short } { $white } · { noun-cluedo-green.short } { $green } · { noun-cluedo-peacock.short } { $peacock } · { noun-cluedo-plum.short } { $plum }
cluedo-desk-rooms = Pièces à ta portée : { $rooms }.
cluedo-desk-squares = { $n ->
    [one] Case à ta portée : { $squares }
   *[other] Cases à ta portée ({ $n }) : { $squares }
}
cluedo-square = { $square } : { $room } à { $n }
cluedo-desk-no-way = Rien n’est à ta portée : il faut rester.
cluedo-desk-seen = { $who } t’a montré : **{ $card }** (hypothèse { $hypothesis }) 👁
cluedo-desk-given = Tu as montré à { $who } : { $card } (hypothèse { $hypothesis })
cluedo-desk-hidden = Tu as dit que tu n’avais rien, et tu cachais : { $cards } (hypothèse { $hypothesis }) 🤥
cluedo-desk-missed = Tu as accusé : { $suspect }, { $weapon }, { $room }.
cluedo-desk-envelope = **Tu as vu dans l’enveloppe** : { $suspect }, { $weapon }, { $room }.

## Refus et mises en garde

refusal-cluedo-no-standing-answers = À cette table, chacun répond en personne. L’hôte peut en décider autrement avant le début.
refusal-cluedo-not-your-card = Choisis une de tes propres cartes.
refusal-cluedo-too-few-players = { $n ->
    [one] Un joueur, c’est trop peu : il en faut au moins { $least }. Les autres peuvent appuyer sur **Rejoindre**.
   *[other] À { $n }, chaque carte serait dans ta main, dans celle de l’autre ou dans l’enveloppe : il n’y aurait rien à déduire. Il faut au moins { $least } joueurs ; les autres peuvent appuyer sur **Rejoindre**.
}
refusal-cluedo-pawns-chosen = Les pions sont choisis pour toute la partie.
refusal-cluedo-pawn-taken = Ce pion est déjà pris. Il reste : { $suspects }.
refusal-cluedo-in-choosing = On choisit encore les pions. La partie commence quand chacun a le sien.
refusal-cluedo-in-starting = Ton tour commence : lance les dés, prends un passage secret, reste, ou, dans une pièce, formule une hypothèse.
refusal-cluedo-in-rolled = Les dés sont jetés : avance ou reste.
refusal-cluedo-in-arrived = Ton pion est dans une pièce : formule une hypothèse, ou finis ton tour. Tu pourras repartir au prochain.
refusal-cluedo-in-accusing = Ton déplacement est fait, et il n’y a pas d’hypothèse à formuler ici : accuse, ou finis ton tour.
refusal-cluedo-in-asking = Tu es témoin : réponds d’abord à l’hypothèse.
refusal-cluedo-in-asked = Ton hypothèse est faite : accuse, ou finis ton tour.
refusal-cluedo-passage-or-roll = Tu as lancé les dés : le passage secret se prend sans les lancer.
refusal-cluedo-no-passage = Il n’y a pas de passage secret ici. Il y en a un dans ces pièces : { $rooms }.
refusal-cluedo-there-already = Ton pion y est déjà. Si tu ne veux pas bouger, reste sur place.
refusal-cluedo-shut-in = Toutes les portes sont bloquées par des pions : tu ne peux pas sortir { $rooms_of }. Reste ; au prochain tour, prends le passage s’il y en a un.
refusal-cluedo-square-taken = Un pion est sur cette case : on ne s’y arrête pas. Choisis une case marquée.
refusal-cluedo-out-of-reach = Tes { $n } points n’y mènent pas. Il faut avancer d’exactement { $n } cases, jamais en diagonale, sans passer sur un pion ni deux fois sur la même case. Les cases marquées conviennent.
refusal-cluedo-door-blocked = Un pion bloque l’entrée : tu ne peux pas aller { $rooms_to }.
refusal-cluedo-room-too-far = Tes { $n } points ne suffisent pas pour aller { $rooms_to }, ou des pions barrent le chemin.
refusal-cluedo-cellar = On n’entre pas dans la cave : l’enveloppe y est posée.
refusal-cluedo-inside-a-room = Cette case est dans une pièce : donne le nom de la pièce.
refusal-cluedo-no-such-place = Cet endroit n’existe pas. Donne une pièce, ou une case du couloir comme `r7c4` (rangée 7, colonne 4).
refusal-cluedo-not-in-a-room = Une hypothèse se formule dans une pièce, et ton pion est dans le couloir.
refusal-cluedo-same-room = À cette table, on ne fait pas deux hypothèses de suite { $rooms_at } : sors d’abord, ou attends qu’on t’appelle ailleurs.
refusal-cluedo-asked-already = Une seule hypothèse par tour : accuse, ou finis ton tour.
refusal-cluedo-nobody-asks = Personne ne t’interroge en ce moment.
refusal-cluedo-must-show = À cette table, un témoin qui a une des cartes en montre une.
refusal-cluedo-must-show-now = Tu ne fais plus que répondre, et toujours sincèrement : montre une des cartes demandées.
refusal-cluedo-not-to-show = Montre une de tes propres cartes parmi celles de l’hypothèse : { $suspects }, { $weapons }, { $rooms }.
refusal-cluedo-ask-first = On accuse tout de suite après sa propre hypothèse : formule-la d’abord.
refusal-cluedo-you-only-answer = Tu ne fais plus que répondre aux hypothèses des autres.
refusal-cluedo-no-false-witnesses = À cette table, le bot vérifie les témoins : personne ne peut mentir.
refusal-cluedo-denounced-already = Tu as déjà dénoncé un témoin : on ne le peut qu’une fois par partie.
refusal-cluedo-no-such-hypothesis = { $n ->
    [0] Il n’y a pas encore d’hypothèse.
   *[other] Les hypothèses portent les numéros 1 à { $n }.
}
refusal-cluedo-showed-something = Sur l’hypothèse { $n }, ce joueur n’a pas dit qu’il n’avait rien à montrer.
refusal-cluedo-only-answers = Ce joueur ne fait déjà plus que répondre, ou il est parti : le dénoncer n’y changerait rien.
caution-cluedo-own-card = Tu as toi-même une de ces cartes en main : cette accusation est forcément fausse. Accuser quand même ?
caution-cluedo-seen-card = On t’a montré une de ces cartes : cette accusation est forcément fausse. Accuser quand même ?
confirm-cluedo-accuse = **Tu accuses :** { $suspect }, { $weapon }, { $room }.
    Tu ne peux le faire qu’une fois : si c’est faux, tu ne fais plus que répondre.
confirm-cluedo-denounce = **Tu dénonces** { $player }, qui a dit n’avoir rien à montrer pour l’hypothèse { $hypothesis }.
    Tu ne peux le faire qu’une fois dans la partie.

## Règles, selon la situation

rules-cluedo-start = **Cluedo, en bref**
    Trois cartes sont dans l’enveloppe : le meurtrier, l’arme, le lieu. Toutes les autres sont dans les mains des joueurs. Qui nomme les trois gagne.
    À ton tour, lance les dés et avance dans le couloir, vers une pièce. Là, formule une **hypothèse** : le suspect et l’arme viennent dans la pièce, et les témoins, à partir de ta gauche, doivent te montrer une des trois cartes s’ils en ont (avec les faux témoins, ils peuvent la cacher).
    Tout de suite après ton hypothèse tu peux **accuser**, une seule fois dans la partie (ou, si l’hôte l’a choisi, à tout moment de ton tour). Si c’est faux, tu ne fais plus que répondre.
rules-cluedo-choosing = **Le choix des pions**
    Chacun choisit son pion (premier arrivé, premier servi) et le garde toute la partie. Le pion n’a aucun lien avec les cartes que tu recevras. Ensuite, le plus haut jet de dés distribue.
    À 3 et 6 joueurs, Mademoiselle Rose commence (sinon le pion suivant dans le sens horaire) ; à 4 et 5, ceux qui ont une carte de moins jouent en premier.
rules-cluedo-starting = **Ton tour commence**
    • **Lance les dés** : tu avances d’exactement ce nombre de cases, horizontalement ou verticalement, jamais en diagonale, sans passer sur un pion ni deux fois sur une case. Pour entrer dans une pièce, le nombre exact n’est pas nécessaire. Un double 1 ou un double 6 mène dans la pièce de ton choix.
    • **Passage secret** : Cuisine et Bureau, Véranda et Petit Salon sont reliés, sans lancer les dés.
    • **Reste** aussi longtemps que tu veux ; dans une pièce, tu peux **formuler une hypothèse** sans bouger.
rules-cluedo-starting-accuse-any-time = À cette table, tu peux aussi **accuser** maintenant.
rules-cluedo-starting-repeat-room-forbidden = À cette table, tu ne peux pas formuler deux hypothèses de suite dans la même pièce : sors-en d’abord.
rules-cluedo-starting-false-witnesses-on = Avec les faux témoins, tu peux aussi en **dénoncer** un, une seule fois dans la partie, avant la fin de ton tour : nomme le témoin qui a dit n’avoir rien à montrer, et l’hypothèse. S’il mentait, il ne fait plus que répondre ; sinon, il ne se passe rien.
rules-cluedo-rolled = **Tu as lancé les dés**
    Va dans une pièce à ta portée, sur une case marquée, ou reste. Entrer dans une pièce termine ton déplacement. Une porte devant laquelle se tient un pion ne peut servir ni pour entrer ni pour sortir.
    Une case s’écrit `r7c4` : rangée 7, colonne 4, comptées comme au bord du plan.
rules-cluedo-rolled-accuse-any-time = À cette table, tu peux aussi **accuser** maintenant.
rules-cluedo-arrived = **Tu es dans une pièce**
    Tu peux formuler une hypothèse : un suspect, une arme, et cette pièce. Tu peux nommer des cartes que tu as toi-même, pour égarer les autres. Si tu le choisis en même temps, ton tour finit dès qu’on te montre une carte : tu ne peux alors plus accuser à ce tour, mais si personne n’en montre, tu le peux encore. Ou finis ton tour.
rules-cluedo-arrived-accuse-any-time = À cette table, tu peux aussi **accuser** maintenant.
rules-cluedo-accusing = **Ton déplacement est fait**
    Il n’y a pas d’hypothèse à formuler : ton pion est dans le couloir, ou tu en as déjà fait une dans cette pièce et dois d’abord en sortir. À cette table, on peut accuser à tout moment de son tour : trois noms, ceux que tu veux, une seule fois dans la partie. Ou finis ton tour.
rules-cluedo-asking = **Une hypothèse attend sa réponse**
    Les témoins répondent l’un après l’autre, à partir de la gauche de l’enquêteur. Le premier qui a une des trois cartes en montre une seule, de son choix, à l’enquêteur seul ; alors les questions s’arrêtent. Tout le monde sait qui n’avait rien et qui a montré, jamais quoi.
rules-cluedo-asked = **Ton hypothèse est faite**
    Tu peux accuser : trois noms, ceux que tu veux, comparés en secret à l’enveloppe. Si c’est juste, tu gagnes. Si c’est faux, personne d’autre que toi ne voit les trois cartes, et tu ne fais plus que répondre. Tu ne peux accuser qu’une fois. Ou finis ton tour.
rules-cluedo-asked-false-witnesses-on = Avec les faux témoins, rien n’est prouvé quand personne ne montre de carte ; si quelqu’un a menti, dénonce-le avant la fin de ton tour, maintenant ou une autre fois.
rules-cluedo-witness = **Tu es témoin**
    Si tu as une des trois cartes, montres-en une, de ton choix ; seul l’enquêteur la voit. Même s’il n’y a qu’un choix, le bot te le demande, pour que le temps de réponse n’apprenne rien.
rules-cluedo-witness-false-witnesses-on = Avec les faux témoins, tu peux aussi dire que tu n’as rien, sauf si tu ne fais déjà plus que répondre. Si quelqu’un te dénonce à raison, à son propre tour, tu ne fais plus que répondre.
rules-cluedo-waiting = **C’est le tour d’un autre joueur**
    Note qui n’avait rien à montrer, et qui a montré une carte à qui. **Mes notes** te sert de carnet.
rules-cluedo-waiting-false-witnesses-on = Avec les faux témoins, tu peux en dénoncer un à ton propre tour.
rules-cluedo-out = **Tu ne fais plus que répondre**
    Tu n’avances plus, n’interroges plus et n’accuses plus, mais tu restes témoin, et un témoin sincère : montre une carte quand on t’interroge, et ne dis rien de l’enveloppe.
rules-cluedo-over = **La partie est finie**
    Si les cartes étaient distribuées, l’enveloppe est ouverte. L’historique et le fichier de la partie restent disponibles.

## Suspects, armes, pièces

noun-cluedo-scarlett = Mademoiselle Rose
    .short = Rose
    .sign = 🔴
noun-cluedo-mustard = Colonel Moutarde
    .short = Moutarde
    .sign = 🟡
noun-cluedo-white = Madame Leblanc
    .short = Leblanc
    .sign = ⚪
noun-cluedo-green = Docteur Olive
    .short = Olive
    .sign = 🟢
noun-cluedo-peacock = Madame Pervenche
    .short = Pervenche
    .sign = 🔵
noun-cluedo-plum = Professeur Violet
    .short = Violet
    .sign = 🟣
noun-cluedo-dagger = Poignard
    .with = avec le Poignard
noun-cluedo-candlestick = Chandelier
    .with = avec le Chandelier
noun-cluedo-revolver = Revolver
    .with = avec le Revolver
noun-cluedo-rope = Corde
    .with = avec la Corde
noun-cluedo-cosh = Matraque
    .with = avec la Matraque
noun-cluedo-spanner = Clef anglaise
    .short = Clef
    .with = avec la Clef anglaise
noun-cluedo-kitchen = Cuisine
    .at = dans la Cuisine
    .to = dans la Cuisine
    .of = de la Cuisine
noun-cluedo-ball_room = Grand Salon
    .at = dans le Grand Salon
    .to = dans le Grand Salon
    .of = du Grand Salon
noun-cluedo-conservatory = Véranda
    .at = dans la Véranda
    .to = dans la Véranda
    .of = de la Véranda
noun-cluedo-billiard_room = Billard
    .at = dans la salle de Billard
    .to = dans la salle de Billard
    .of = de la salle de Billard
noun-cluedo-library = Bibliothèque
    .at = dans la Bibliothèque
    .to = dans la Bibliothèque
    .of = de la Bibliothèque
noun-cluedo-study = Bureau
    .at = dans le Bureau
    .to = dans le Bureau
    .of = du Bureau
noun-cluedo-hall = Hall
    .at = dans le Hall
    .to = dans le Hall
    .of = du Hall
noun-cluedo-lounge = Petit Salon
    .at = dans le Petit Salon
    .to = dans le Petit Salon
    .of = du Petit Salon
noun-cluedo-dining_room = Salle à manger
    .at = dans la Salle à manger
    .to = dans la Salle à manger
    .of = de la Salle à manger
noun-cluedo-nothing = Rien à montrer

## La feuille

cluedo-sheet-suspects = Suspects
cluedo-sheet-weapons = Armes
cluedo-sheet-rooms = Pièces
cluedo-sheet-envelope = L’enveloppe

## Pourquoi une chose est certaine

cluedo-why-hand = { $held ->
    [yes] { $card } est dans ta propre main.
   *[no] Tu vois ta propre main : { $card } n’y est pas.
}
cluedo-why-told = { $how ->
    [saw] Au n° { $no }, { $who } t’a montré { $cards }.
    [envelope] Au n° { $no }, tu as vu ce qu’il y a dans l’enveloppe : { $cards }.
    [confessed] Au n° { $no }, un faux témoignage est révélé : { $who } cachait { $cards }.
    [cleared] Au n° { $no }, { $who } n’avait pas menti : rien à montrer parmi { $cards }.
   *[passed] Au n° { $no }, { $who } n’avait rien à montrer parmi { $cards }.
}
cluedo-why-one-of = { $how ->
    [asked] Au n° { $no }, { $who } doit montrer une carte parmi { $cards }
    [caught] Au n° { $no }, un faux témoignage est découvert : { $who } cachait une carte parmi { $cards }
   *[showed] Au n° { $no }, { $who } a montré une carte parmi { $cards }
} : { $mine_n ->
    [0] {""}
   *[other] sans { $mine } (à toi),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] sans { $seen } (vu : n° { $seen_nos }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] sans { $passed } (rien à montrer : n° { $passed_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] sans { $above } (voir plus haut),{" "}
}il reste { $card }.
cluedo-why-kind = L’enveloppe contient une carte de chaque sorte : { $mine_n ->
    [0] {""}
   *[other] pas { $mine } (à toi),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] pas { $seen } (vu : n° { $seen_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] pas { $above } (voir plus haut),{" "}
}donc { $card }.
cluedo-why-nowhere-else = { $card } n’est pas dans ta main{ $passed_n ->
    [0] {""}
    [one] , et { $passed } n’avait rien à montrer (n° { $passed_nos })
   *[other] , et { $passed } n’avaient rien à montrer (n° { $passed_nos })
}{ $above_n ->
    [0] {""}
    [one] , et { $above } ne peut pas l’avoir (voir plus haut)
   *[other] , et { $above } ne peuvent pas l’avoir (voir plus haut)
}{ $sealed ->
    [yes] , et l’enveloppe contient une autre carte de cette sorte{ $sealed_nos_n ->
        [0] {""}
       *[other] {" "}(n° { $sealed_nos })
    }
   *[no] {""}
}. La carte est donc { $who ->
    [none] dans l’enveloppe.
   *[other] chez { $who }.
}
cluedo-why-whole-hand = La main tenue par { $who } est connue, { $size ->
    [one] une carte
   *[other] { $size } cartes
} : { $seen_n ->
    [0] {""}
   *[other] { $seen } (vu : n° { $seen_nos }){ $above_n ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $above_n ->
    [0] {""}
   *[other] { $above } (voir plus haut)
}. Il n’y a rien d’autre.
cluedo-why-no-others = { $who } tient { $size ->
    [one] une carte
   *[other] { $size } cartes
}, et seules celles-ci restent possibles : { $cards }{ $nos_n ->
    [0] {""}
   *[other] {" "}(n° { $nos })
}.
cluedo-why-no-room = { $who } tient { $size } cartes : { $held_n ->
    [0] {""}
   *[other] { $held }, puis{" "}
}{ $nos_n ->
    [one] une de celles de la réponse n° { $nos }
   *[other] une pour chaque réponse (n° { $nos }), sans aucune carte possible en commun
}{ $also_n ->
    [0] {""}
   *[other] {" "}(voir n° { $also })
}. Il n’y a pas de place pour { $cards }.
cluedo-why-fork = { $how ->
    [asked] Au n° { $no }, { $who } doit montrer une carte parmi { $cards }
    [caught] Au n° { $no }, un faux témoignage est découvert : { $who } cachait une carte parmi { $cards }
   *[showed] Au n° { $no }, { $who } a montré une carte parmi { $cards }
} : { $mine_n ->
    [0] {""}
   *[other] pas { $mine } (à toi),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] pas { $seen } (vu : n° { $seen_nos }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] pas { $passed } (rien à montrer : n° { $passed_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] pas { $above } (voir plus haut),{" "}
}donc, cas par cas :
cluedo-why-case = **{ $label }** Si c’est { $card } :
cluedo-why-suppose = Supposons que la carte { $card } { $held ->
    [yes] soit
   *[no] ne soit pas
} { $who ->
    [none] dans l’enveloppe.
   *[other] chez { $who }.
}
cluedo-why-clash = C’est impossible : { $rule ->
    [one_of] { $who } a forcément une carte parmi { $cards } et ne pourrait en avoir aucune
    [kind] l’enveloppe ne contiendrait aucune carte parmi { $cards }
    [nowhere_else] { $card } ne pourrait être chez personne, ni dans l’enveloppe
    [whole_hand] { $who } aurait { $cards }, et ne tient que { $size ->
        [one] une carte
       *[other] { $size } cartes
    }
    [no_others] il resterait trop peu de cartes pour la main de { $size } cartes que tient { $who }
   *[clash] { $card } serait à la fois { $who ->
        [none] dans l’enveloppe et ailleurs
       *[other] chez { $who } et ailleurs
    }
}{ $nos_n ->
    [0] {""}
   *[other] {" "}(n° { $nos })
}.
cluedo-why-so = Donc, la carte { $card } { $held ->
    [yes] est
   *[no] n’est pas
} { $who ->
    [none] dans l’enveloppe.
   *[other] chez { $who }.
}
cluedo-why-together = Une fois tout recoupé, { $nos_n ->
    [0] ta main ne laisse
    [one] le n° { $nos } ne laisse
   *[other] les n° { $nos } ne laissent
} qu’une possibilité : { $card } { $held ->
    [yes] est
   *[no] n’est pas
} { $who ->
    [none] dans l’enveloppe.
   *[other] chez { $who }.
}

## Les règles entières, page par page ; la dernière page est un exemple de tour

rulebook-cluedo-1 = **Le but**
    Le Docteur Lenoir est mort dans sa villa. Qui, avec quelle arme, dans quelle pièce ? Il y a 21 cartes : 6 suspects, 6 armes, 9 pièces. Une carte de chaque sorte est dans l’**enveloppe** ; c’est la solution. Le premier à la nommer gagne.
    Les 18 autres cartes sont distribuées. Une carte que tu vois n’est pas dans l’enveloppe : c’est ainsi qu’on avance.
    On joue de 3 à 6. Posséder une carte n’a aucun lien avec ton pion.
rulebook-cluedo-2 = **La mise en place**
    Chacun choisit son pion : premier arrivé, premier servi. Les six sont sur leurs cases de départ, y compris ceux que personne ne joue. Les armes entrent dans la villa quand on les nomme.
    Les joueurs lancent les dés ; le plus haut total distribue les cartes, une par une. À quatre ou cinq, certains ont une carte de moins : ils jouent les premiers. À trois ou à six, Mademoiselle Rose commence ; si personne ne la joue, c’est le pion suivant dans le sens horaire.
    On joue dans le sens horaire.
rulebook-cluedo-3 = **Se déplacer**
    À ton tour, choisis :
    • **lancer les dés** et avancer d’exactement leur somme dans le couloir, jamais en diagonale ni deux fois sur la même case. On ne passe pas par une case occupée par un pion. On entre dans une pièce par une porte ; là, le nombre n’a pas besoin d’être exact, et le déplacement s’arrête ;
    • prendre le **passage secret** d’une pièce de coin, sans lancer les dés ;
    • **rester** où tu es.
    {""}**Double 1 ou double 6** : tu peux aller directement dans la pièce de ton choix.
rulebook-cluedo-4 = **L’hypothèse**
    Dans une pièce, tu peux faire une hypothèse par tour : un suspect, une arme, et la pièce où tu es. Le pion du suspect et l’arme y viennent et y restent.
    Les témoins répondent un par un, en commençant à ta gauche. Qui n’a aucune des trois cartes passe. Le premier qui en a une au moins t’en montre **une seule**, de son choix, sans que personne d’autre la voie ; les questions s’arrêtent là.
    Les autres voient qui a passé et qui a montré, pas quelle carte. Tu peux nommer des cartes que tu as toi-même.
    En faisant ton hypothèse, tu peux dire que ton tour finit dès qu’une carte est montrée. Une table peut aussi interdire deux hypothèses de suite dans la même pièce : il faut d’abord en sortir, ou être appelé ailleurs.
rulebook-cluedo-5 = **L’accusation et la fin**
    Juste après ton hypothèse, tu peux accuser : trois cartes, n’importe quelle pièce. Personne d’autre que toi ne regarde dans l’enveloppe.
    • **Juste** : tu montres les cartes et tu gagnes.
    • **Faux** : tu ne joues plus, mais tu réponds encore aux hypothèses. Personne n’apprend ce que tu as nommé.
    Chacun n’accuse qu’une fois. Si tous se sont trompés, personne ne gagne.
    Qui quitte la partie n’a plus de tour ; ses cartes continuent de répondre, sans mentir. Si personne ne joue pendant deux tours de table, la partie finit sans vainqueur.
    Si la table l’a décidé, on peut accuser à tout moment de son tour.
rulebook-cluedo-6 = **Faux témoins ou réponse automatique (options)**
    Dans les règles de 1974, un témoin peut cacher une carte ; s’il est découvert, il ne joue plus et ne fait que répondre. Avec cette option, un témoin peut donc dire qu’il n’a rien. Une fois dans la partie, à ton tour, tu peux **dénoncer** un témoin pour une hypothèse. S’il avait menti, il est écarté ; sinon, tu n’apprends rien de plus. Qui reprend une place répond aussi de ses mensonges : **Mon bureau** les nomme.
    Sans cette option, chaque témoin répond juste, et choisit seulement quelle carte montrer.
    Une table peut aussi choisir la **réponse automatique** : les cartes répondent d’elles-mêmes, aussitôt et sans mentir, par une carte que la personne qui demande a déjà vue, sinon par la première qui convient parmi celles de **Carte à montrer d’abord**, sinon au hasard.
rulebook-cluedo-7 = **Exemple d’un tour**
    Anna joue Madame Leblanc. Elle est dans le Grand Salon, fait 3 et 4 aux dés, entre dans la Véranda, à quatre cases, et fait une hypothèse : Colonel Moutarde, la corde, dans la Véranda. Le pion de Moutarde et la corde y viennent.
    À sa gauche, Bruno n’a aucune des trois cartes : il passe. Chloé a la corde et la Véranda. Elle choisit et montre la corde à Anna seule. Diane n’est plus interrogée.
    Anna raye la corde. Bruno sait seulement que Chloé a l’une des trois, et tous savent que Bruno n’en a aucune. Anna n’accuse pas : son tour est fini.

## La leçon : quelques décisions d’une vraie partie, et leurs raisons

lesson-cluedo-start = **Cluedo en cinq minutes**
    Un suspect, une arme et une pièce sont dans l’enveloppe. Les 18 autres cartes sont dans les mains : les tiennes, celles de Camille, à ta gauche, et celles de Robin. Tu joues le Docteur Olive.
    Voici quatre décisions d’une vraie partie.
lesson-cluedo-1 = Robin est dans la Salle à manger et fait une hypothèse : Mademoiselle Rose, le Chandelier, la Salle à manger. Tu n’as aucune de ces cartes : tu passes. Camille montre une carte, à Robin seul.
    {""}**Que sais-tu maintenant ?**
lesson-cluedo-1-candlestick = Camille a le Chandelier
lesson-cluedo-1-candlestick-why = C’est possible, mais tu n’as pas vu la carte : ce peut être l’une des trois.
lesson-cluedo-1-one = Camille a l’une des trois cartes
lesson-cluedo-1-one-why = Oui : au moins une. Note-le : le jour où tu sauras qu’il lui en manque deux, tu connaîtras la troisième.
lesson-cluedo-1-none = Aucune des trois n’est dans l’enveloppe
lesson-cluedo-1-none-why = Non : une seule carte a été montrée. Les deux autres peuvent être n’importe où, y compris dans l’enveloppe.
lesson-cluedo-2 = Tu fais 11 aux dés et tu entres dans la salle de Billard.
    {""}**Quelle hypothèse peux-tu faire ?**
lesson-cluedo-2-library = Olive, le Poignard, la Bibliothèque
lesson-cluedo-2-library-why = Non : la pièce est toujours celle où est ton pion, ici le Billard.
lesson-cluedo-2-weapons = Le Poignard et le Chandelier, le Billard
lesson-cluedo-2-weapons-why = Non : une hypothèse, c’est toujours un suspect, une arme et une pièce.
lesson-cluedo-2-billiard = Olive, le Poignard, le Billard
lesson-cluedo-2-billiard-why = Oui : ton propre pion peut être le suspect. Tu peux même nommer des cartes que tu as, pour savoir ce qu’il en est du reste.
lesson-cluedo-3 = Tu as nommé le Docteur Olive, le Poignard et le Billard. Camille, la première interrogée, te montre le **Poignard**.
    {""}**Que peux-tu rayer ?**
lesson-cluedo-3-all = Les trois cartes
lesson-cluedo-3-all-why = Non : les questions s’arrêtent à la première carte. Du Docteur Olive et du Billard, tu ne sais rien de plus.
lesson-cluedo-3-dagger = Le Poignard seulement
lesson-cluedo-3-dagger-why = Oui : Camille l’a, il n’est pas dans l’enveloppe. Camille a choisi quoi montrer, peut-être pour cacher une autre carte.
lesson-cluedo-3-nothing = Rien : ce peut être un bluff
lesson-cluedo-3-nothing-why = Si : une carte montrée est vraie. Tu l’as vue, elle n’est pas dans l’enveloppe.
lesson-cluedo-4 = Robin, dans la Cuisine, nomme Mademoiselle Rose, la Clef anglaise et la Cuisine. Tu es le premier témoin. De ces cartes, tu as la **Cuisine**.
    {""}**Que fais-tu ?**
lesson-cluedo-4-pass = Je dis que je n’ai rien
lesson-cluedo-4-pass-why = Non : qui a une des cartes doit en montrer une. Seule l’option des faux témoins permet de mentir, et c’est risqué.
lesson-cluedo-4-table = Je montre la Cuisine à tous
lesson-cluedo-4-table-why = Non : une carte ne se montre qu’à celui qui demande. Les autres apprennent seulement que tu as répondu.
lesson-cluedo-4-robin = Je montre la Cuisine à Robin seul
lesson-cluedo-4-robin-why = Oui : tu n’as qu’elle à montrer. Quand tu en as plusieurs, montre plutôt celle qu’on connaît déjà.
lesson-cluedo-end = **C’est tout ce qu’il faut pour jouer.** Raye ce que tu vois, note qui passe et qui répond, et n’accuse qu’à coup sûr : on n’accuse qu’une fois. **Ma feuille** te sert de fiche.

## Les commandes (leurs noms anglais sont dans le code)

command-cluedo = cluedo
command-cluedo-description = Joue au Cluedo à la table de ce salon.

command-cluedo-pawn = pion
command-cluedo-pawn-description = Choisis ton pion, avant la distribution des cartes.
command-cluedo-pawn-suspect = suspect
command-cluedo-pawn-suspect-description = Le pion que tu joues.

command-cluedo-roll = lancer
command-cluedo-roll-description = Lance les deux dés.

command-cluedo-move = avancer
command-cluedo-move-description = Déplace ton pion selon ton jet de dés.
command-cluedo-move-to = vers
command-cluedo-move-to-description = Une pièce, ou une case comme r7c4 (rangée 7, colonne 4).

command-cluedo-passage = passage
command-cluedo-passage-description = Prends le passage secret au lieu de lancer les dés.

command-cluedo-stay = rester
command-cluedo-stay-description = Laisse ton pion où il est.

command-cluedo-suggest = hypothèse
command-cluedo-suggest-description = Formule une hypothèse dans la pièce où se trouve ton pion.
command-cluedo-suggest-suspect = suspect
command-cluedo-suggest-suspect-description = Le coupable supposé ; son pion vient dans la pièce.
command-cluedo-suggest-weapon = arme
command-cluedo-suggest-weapon-description = L’arme supposée ; elle vient dans la pièce.
command-cluedo-suggest-end = finir
command-cluedo-suggest-end-description = Finis ton tour dès qu’on te montre une carte, sans accuser.

command-cluedo-show = montrer
command-cluedo-show-description = Réponds à une hypothèse par une de tes cartes ; seul son auteur la voit.
command-cluedo-show-card = carte
command-cluedo-show-card-description = Une des trois cartes nommées.

command-cluedo-prefer = préférer
command-cluedo-prefer-description = Dis laquelle de tes cartes montrer d’abord, là où les cartes répondent d’elles-mêmes.
command-cluedo-prefer-card = carte
command-cluedo-prefer-card-description = Une carte à toi.

command-cluedo-accuse = accuser
command-cluedo-accuse-description = Dis ce qui est dans l’enveloppe ; une seule fois dans la partie.
command-cluedo-accuse-suspect = suspect
command-cluedo-accuse-suspect-description = Le meurtrier.
command-cluedo-accuse-weapon = arme
command-cluedo-accuse-weapon-description = L’arme utilisée.
command-cluedo-accuse-room = lieu
command-cluedo-accuse-room-description = Le lieu du meurtre.

command-cluedo-denounce = dénoncer
command-cluedo-denounce-description = Dénonce un témoin qui a caché une carte ; une seule fois dans la partie.
command-cluedo-denounce-player = joueur
command-cluedo-denounce-player-description = Le témoin qui a menti.
command-cluedo-denounce-suggestion = hypothèse
command-cluedo-denounce-suggestion-description = Le numéro de l’hypothèse.

command-cluedo-end = finir
command-cluedo-end-description = Finis ton tour.

## Les techniques de déduction, de la plus facile à la plus difficile

technique-cluedo-told = Au premier coup d’œil
technique-cluedo-told-page = Une seule information suffit : une carte de ta main, une carte qu’on t’a montrée, ou, là où les faux témoignages sont exclus, un joueur qui n’avait rien à montrer.
    {""}*Exemple :* on demande Olive, la Corde et le Hall à Robin, qui n’a rien à montrer. Robin n’a donc aucune des trois.
technique-cluedo-one-of = Une des cartes montrées
technique-cluedo-one-of-page = Quelqu’un a montré une carte parmi trois. Raye celles qu’il ne peut pas avoir ; s’il n’en reste qu’une, c’était elle.
    {""}*Exemple :* Camille montre à Robin une carte parmi Violet, la Matraque et le Bureau. Tu as la Matraque, et quand on avait demandé le Bureau, Camille n’avait rien à montrer. C’était Violet.
technique-cluedo-kind = La dernière de sa sorte
technique-cluedo-kind-page = L’enveloppe contient un suspect, une arme et une pièce. Si toutes les cartes d’une sorte sauf une sont ailleurs, celle-là est dans l’enveloppe.
    {""}*Exemple :* des six armes, tu en as deux et tu sais où sont trois autres. La sixième est dans l’enveloppe.
technique-cluedo-nowhere-else = Nulle part ailleurs
technique-cluedo-nowhere-else-page = Chaque carte est quelque part. Si, pour une carte, tous les endroits sauf un sont exclus, elle est là.
    {""}*Exemple :* la Bibliothèque n’est pas dans ta main, et quand on l’a demandée, Camille et Robin n’avaient rien à montrer. Elle est dans l’enveloppe.
technique-cluedo-whole-hand = Main complète
technique-cluedo-whole-hand-page = Tu sais combien de cartes chacun a en main. Dès que tu connais toute une main, elle n’en contient aucune autre.
    {""}*Exemple :* Robin a trois cartes : Olive, la Corde et le Hall. Robin n’a donc pas la Cuisine, même si personne ne la lui a demandée.
technique-cluedo-no-others = Juste assez de cartes
technique-cluedo-no-others-page = S’il ne reste, pour une main, qu’autant de cartes possibles qu’elle en contient, elle les a toutes.
    {""}*Exemple :* Robin a quatre cartes, et toutes les autres sont exclues, sauf Violet, la Matraque, le Bureau et le Hall. Robin a ces quatre-là.
technique-cluedo-no-room = Plus de place
technique-cluedo-no-room-page = Des réponses à des hypothèses sans carte commune prennent chacune une carte de la main. Si elles la remplissent, toutes les autres cartes sont exclues.
    {""}*Exemple :* deux cartes de Robin sont inconnues. Robin a montré une carte parmi Violet et la Matraque, puis une parmi Olive et le Hall. Robin a une carte de chacune de ces deux paires, et rien d’autre.
technique-cluedo-cases = Cas par cas
technique-cluedo-cases-page = Une seule étape ne suffit pas, mais il n’y a que quelques cas, et tous mènent au même résultat. Suppose-les l’un après l’autre, et suis chacun jusqu’au bout.
    {""}*Exemple :* Robin a montré la Matraque ou le Hall. Camille a montré Olive ou la Matraque, puis Olive ou le Hall. Si Robin a la Matraque, la première carte de Camille était Olive ; si Robin a le Hall, c’était la seconde. Camille a donc Olive.
