# Lanternes, le jeu des tests.

game-lanterns = Lanternes
about-lanterns = Chacun cache une lanterne et cherche celles des autres. À 2 ou 3 joueurs, une minute.
option-lanterns-memory = Mémoire des éclats

verb-lanterns-hide = Cacher ma lanterne
verb-lanterns-signal = Faire signe
verb-lanterns-guess = Deviner
field-lanterns-hide-spot = Où la caches-tu ?
field-lanterns-signal-players = À qui ?
field-lanterns-signal-flashes = Combien de fois ?
field-lanterns-signal-loud = Avec une cloche ?
field-lanterns-guess-player = La lanterne de qui ?
field-lanterns-guess-colour = Quelle couleur ?
field-lanterns-guess-spot = Où est-elle cachée ?
value-lanterns-spot = { $value ->
    [none] n’importe où
   *[other] { $value }
}
caution-lanterns-risky = Nommer la cachette rend la chose plus difficile.

event-lanterns-began = La nuit tombe, et chacun allume une lanterne.
event-lanterns-lit = Ta lanterne est { $colour }.
event-lanterns-remembered = Ta lanterne est cachée en { $spot }.
event-lanterns-flashed = { $by } fait { $flashes ->
    [one] un éclat
   *[other] { $flashes } éclats
} vers { $players }{ $loud ->
    [yes] , avec une cloche
   *[no] {""}
}.
event-lanterns-guessed = { $by } devine, pour { $player } : lanterne { $colour } ({ $spot ->
    [none] n’importe où
   *[other] { $spot }
}) : { $is_right ->
    [yes] c’est juste !
   *[no] c’est faux.
}
event-lanterns-turn-began = À { $seat } de jouer.
event-lanterns-turn-missed = { $seat } dort encore.
event-lanterns-left = { $seat } rentre à la maison.
event-lanterns-ended = { $winners_n ->
    [0] L’aube vient, et personne n’a gagné.
   *[other] Victoire : { $winners }. 🏆
} Les lanternes : { $colours }.

lanterns-hidden = Les lanternes : { $colours }.
lanterns-heard = { $flashes } × 🔔
lanterns-table = { $phase ->
    [hiding] On attend : { $who }.
    [searching] À { $who } de jouer.
   *[over] La partie est finie.
}
lanterns-alt-table = Une lanterne par joueur.
lanterns-desk-own = Ta lanterne est { $colour }, { $spot ->
    [none] pas encore cachée
   *[other] cachée en { $spot }
}.
lanterns-why = { $is ->
    [yes] Pour { $player }, la lanterne est : { $colour }
   *[no] Pour { $player }, la lanterne n’est pas : { $colour }
}. { $steps_n ->
    [one] Le nº { $steps } le dit.
   *[other] Les nº { $steps } le disent.
}
lanterns-alt-desk = Ta propre lanterne.

rules-lanterns-start = Cache ta lanterne, puis fais signe ou devine. Qui devine juste gagne.
rules-lanterns-hiding = Tous cachent leur lanterne en même temps.
rules-lanterns-searching = Fais signe aux autres, ou devine la couleur d’une lanterne.
rules-lanterns-over = La partie est finie.

noun-lanterns-red = rouge
noun-lanterns-green = verte
noun-lanterns-blue = bleue
noun-lanterns-white = blanche

command-lanterns = lanternes
command-lanterns-description = Joue à Lanternes à la table de ce salon.
command-lanterns-hide = cacher
command-lanterns-hide-description = Cache ta lanterne.
command-lanterns-hide-spot = cachette
command-lanterns-hide-spot-description = Où elle est cachée.
command-lanterns-signal = signal
command-lanterns-signal-description = Fais signe à un ou plusieurs joueurs.
command-lanterns-signal-player = joueur
command-lanterns-signal-player-description = Un joueur à qui faire signe.
command-lanterns-signal-flashes = eclats
command-lanterns-signal-flashes-description = Combien de fois.
command-lanterns-signal-loud = cloche
command-lanterns-signal-loud-description = Si cela s’entend.
command-lanterns-signal-player2 = joueur2
command-lanterns-signal-player2-description = Un autre joueur.
command-lanterns-guess = deviner
command-lanterns-guess-description = Devine quelle lanterne a quelqu’un, et où.
command-lanterns-guess-player = joueur
command-lanterns-guess-player-description = La lanterne de qui.
command-lanterns-guess-colour = couleur
command-lanterns-guess-colour-description = Sa couleur.
command-lanterns-guess-spot = cachette
command-lanterns-guess-spot-description = Où elle est cachée ; la couleur suffit.

technique-lanterns-told = Dit
technique-lanterns-told-page = Une étape racontée le dit.
    {""}*Exemple :* une réponse était fausse : la couleur en est une autre.
