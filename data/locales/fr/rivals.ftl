# Les places du programme : qui joue, à quel niveau, et pourquoi.

control-rivals = Adversaires
rivals-fill = Compléter la table
rivals-filled = Des adversaires de ta force ont pris place.
refusal-rivals-enough = Il y a déjà assez de joueurs. **Plus**, puis **Adversaires**, fait asseoir un adversaire à la fois.
rivals-title = **Le programme peut jouer aussi.** Un adversaire ne sait que ce qu’on sait à sa place, joue en quelques secondes et explique ses coups une fois la partie finie. Ces parties ne comptent pas pour le classement.
rivals-full = La table est complète : { $n } places. Renvoie un adversaire pour faire de la place. 🤖
rivals-styles-bakerstreet = -# Parmi les experts et les maîtres, un **jeu hardi** annonce plus souvent haut pour sa main ; un **jeu prudent** annonce plus bas, et doute plus vite. Ils gagnent à peu près aussi souvent que les autres de leur force.
rivals-styles-cluedo = -# Parmi les maîtres, un **jeu hardi** ose accuser plus tôt, un **jeu prudent** plus tard ; celui-ci nomme aussi plus souvent ses propres cartes. Ils gagnent à peu près aussi souvent que les autres de leur force.
rivals-prompt = Donner une place à …
rivals-remove = Renvoyer { $name }
rival-strength = { $strength ->
    [novice] débutant
    [amateur] amateur
    [expert] expert
   *[master] maître
}{ $style ->
    [bold] {" "}· jeu hardi
    [guarded] {" "}· jeu prudent
   *[plain] {""}
}
rival-choice = { $name } · { $strength }
lobby-rival = { $who } ({ $strength })

rival-oscar = Fait ce qui lui passe par la tête, et oublie la moitié de ce qu’on dit.
rival-lucie = Demande ce qui l’intrigue et ne prend jamais de notes.
rival-basile = Approuve tout ce qu’on dit ; qu’est-ce qu’on disait, déjà ?
rival-nina = Joue sa toute première partie, et s’amuse beaucoup.
rival-felix = Regarde par la fenêtre pendant que les autres réfléchissent.
rival-adele = Prend des notes soignées, mais ne lit pas entre les lignes.
rival-hugo = Raie ce qu’il voit, et se fie à son flair pour le reste.
rival-rosalie = Patiente et polie ; un bluff adroit la surprend encore.
rival-victor = A lu tous les romans policiers, mais seulement les premières moitiés.
rival-ines = A de bonnes idées, et laisse parfois filer un détail.
rival-irene = Ne devine jamais ce qu’elle peut déduire.
rival-maurice = Parle peu, conclut vite.
rival-simone = Compte tout, même ce que tu préférerais lui cacher.
rival-casimir = Tient le registre de tout ce qui se passe à la table.
rival-salome = Sourit quand tu hésites.
rival-ariane = Suit le fil jusqu’au bout, si long qu’il soit.
rival-honore = Pèse chaque coup, et n’en gaspille aucun.
rival-octavie = Lit ton jeu mieux que toi.
rival-ulysse = Prend des risques quand ils en valent la peine, et seulement alors.
rival-cleo = Elle sait. Reste à savoir depuis quand.

ended-by-rivals = Il ne restait que le programme pour jouer : la table est fermée, et personne ne gagne. **/table exporter** donne la partie dans un fichier.
refusal-rivals-not-here = Le programme ne sait pas encore jouer à ce jeu.
refusal-rival-seated = Cet adversaire est déjà à la table. Choisis-en un autre.
refusal-rival-kicked = Pour renvoyer un adversaire, utilise les boutons **Plus** et **Adversaires** avant la partie.
refusal-rival-hosts = Le programme ne peut pas être l’hôte d’une table. Choisis une personne.

theatre-why = Pourquoi { $who } a fait cela : { $why } 🤖
why-at-random = tout était possible ; le hasard a décidé.

why-clues-choose = ici, tous les choix se valent.
why-clues-take = c’est là qu’il y avait le plus de loupes.
why-clues-sure = il ne restait qu’une possibilité.
why-clues-guess = il restait { $n } possibilités, et c’était la dernière loupe du tour.
why-clues-no-more = il restait { $n } possibilités, et aucune question n’aurait rien appris de plus.
why-clues-curious = par curiosité ; de mémoire, il restait { $n ->
    [one] une possibilité
   *[other] { $n } possibilités
}.
why-clues-risk = le tour touchait à sa fin, et sur { $n } possibilités celle-ci valait la peine d’être tentée : { $percent } %.
why-clues-parted = sur { $n } possibilités, cette question semblait en écarter le plus, quelle que soit la réponse.
why-clues-ask = il restait { $n } possibilités, et c’est la question dont on pouvait attendre le plus.
why-clues-read = il restait { $n } possibilités, et un informateur, que personne d’autre n’entend, valait mieux qu’une question.

why-cluedo-pawn = ce pion lui plaisait.
why-cluedo-show = il fallait répondre, et toutes les cartes se valaient.
why-cluedo-show-least = de toutes les cartes possibles, c’était celle qui en disait le moins.
why-cluedo-show-again = cette carte avait déjà été montrée à ce joueur : elle n’apprenait rien de nouveau.
why-cluedo-nothing = aucune de ces cartes n’était dans sa main.
why-cluedo-lie = cette carte n’avait jamais été montrée : rien de ce qui avait été montré jusque-là ne prouvait le mensonge.
why-cluedo-lie-again = cette carte avait déjà été cachée, et un mensonge en appelle un autre.
why-cluedo-denounce = la preuve était faite : une carte avait été cachée lors de l’hypothèse { $hypothesis }.
why-cluedo-likely = quand les témoins mentent, rien n’est sûr, et c’était assez probable : { $percent } %.
why-cluedo-hurried = c’était assez probable ({ $percent } %), et quelqu’un d’autre aurait pu être plus rapide.
why-cluedo-sure = il ne restait qu’une possibilité.
why-cluedo-best-guess = aucune question n’aurait rien appris de plus, et c’était le plus probable : { $percent } %.
why-cluedo-guess = { $n ->
    [one] il restait une possibilité, et aucune question n’aurait rien appris de plus.
   *[other] il restait { $n } possibilités, et aucune question n’aurait rien appris de plus : c’était l’une d’elles.
}
why-cluedo-to-accuse = il n’y avait plus rien à demander, et pour accuser, il faut d’abord formuler une hypothèse.
why-cluedo-ask = il restait { $n ->
    [one] une possibilité
   *[other] { $n } possibilités
}, et ces cartes n’étaient pas encore placées.
why-cluedo-best = il restait { $n ->
    [one] une possibilité
   *[other] { $n } possibilités
}, et c’est la question à portée dont on pouvait attendre le plus.
why-cluedo-decoy = l’une de ces cartes était dans sa main, pour donner le change : ne demander que les cartes des autres, c’est dévoiler les siennes.
why-cluedo-best-room = c’est là qu’une question promettait le plus : { $room }.
why-cluedo-enter = cette pièce n’était pas encore placée : { $room }.
why-cluedo-passage = le passage menait à une pièce qui n’était pas encore placée.
why-cluedo-roll = il n’y avait plus rien à apprendre sur place.
why-cluedo-roll-first = lancer d’abord, c’est voir où l’on peut poser une question, et l’on peut encore rester.
why-cluedo-walk = c’est la case la plus proche d’une pièce qui n’était pas encore placée.
why-cluedo-rest = il n’y avait rien de mieux à faire.

vote-control-rival = Programme pour { $player }
vote-rival = { $by } propose que le programme ({ $newcomer }) joue pour { $player } pendant son absence : avec tout ce qu’on sait à cette place, et rien d’autre. Plus de la moitié des autres doivent être d’accord. **/table remplacer** rend la place à { $player } à tout moment.
vote-rival-passed = { $newcomer } joue pour { $player }. **/table remplacer** lui rend la place à tout moment.
vote-rival-leaves = { $newcomer } prend la place occupée par { $player } : **Mon bureau** montre tout ce qu’on y sait.
vote-control-return = Reprendre ma place
refusal-rivals-only = Il ne resterait que le programme à cette table. Il joue avec des personnes, jamais seul.
