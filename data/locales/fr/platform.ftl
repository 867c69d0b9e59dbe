# Phrases communes à tous les jeux. Les noms arrivent en gras, les salons et les heures comme Discord les écrit.

list-and = { $head } et { $last }

## Tables

panel-title = # { $game }
panel-over = La partie est finie.
panel-posts-stay = Je ne peux pas retirer les anciens messages ici : ce qui a été vu ou entendu peut donc être relu. ⚠️
panel-restored = Le bot a été restauré à partir d’une sauvegarde : la partie en est là où on la voit ici, même si des coups plus récents se lisent plus haut. ⚠️
panel-stopped = La partie s’est arrêtée avant la fin, personne ne gagne.
table-opening = Une partie de **{ $game }** commence : { $players }{ $players_n ->
    [2] .
   *[other] , dans cet ordre, dans le sens horaire.
}
table-proof = -# Preuve d’une donne honnête, SHA-256 de la graine : ||`{ $hash }`||
table-calls = { $players_n ->
    [one] { $players }, à toi.
   *[other] { $players }, à vous.
}
table-over-calls = { $people } : cette partie est finie.
table-over-late = { $people } : ta partie de **{ $game }** (table n° { $table }) est finie.
alt-rest = La suite est dans /table état.
alt-rest-above = La suite est au-dessus de l’image.
table-left-at-last = { $seat } quitte la partie.
table-closing = Merci d’avoir joué ! **/table exporter** donne toute la partie dans un fichier.
table-solution = Personne ne l’a découvert. { $solution } 🔎
table-stopped = La table est fermée, personne ne gagne. **/table exporter** donne la partie dans un fichier.
table-farewell = Ta partie de **{ $game }** (table n° { $table }) est finie. Son salon n’existe plus, alors je te le dis ici.
table-farewell-silent = Ta partie de **{ $game }** (table n° { $table }) est finie. Je ne peux plus écrire dans son salon, alors je te le dis ici.
table-farewell-late = Ta partie de **{ $game }** (table n° { $table }) dans { $channel } est finie.
table-removed = On m’a retiré de son serveur, personne ne gagne. Si on m’y admet de nouveau dans les trente jours, la partie pourra y être revue ; ensuite, elle sera effacée.
table-cut-short = Elle a été fermée avant la fin, personne ne gagne.
table-outdated = J’ai été mis à jour et je n’ai plus les règles avec lesquelles elle avait commencé : personne ne gagne.
table-seed = -# La graine était ||`{ $seed }`|| ; son SHA-256 a été publié au début.
table-bound = -# Une donne que personne ne peut choisir : le SHA-256 de mon secret est `{ $hash }`
table-dealt = -# Donne scellée 🔒 ||`{ $hash }`||
table-secret = -# Mon secret était ||`{ $secret }`||. { $drawn ->
    [yes] Combiné à un mot tiré au sort pour chaque joueur, il a déterminé la donne
   *[no] Combiné aux mots de chacun, il a déterminé la donne
}{ $bound ->
    [yes] {" "}(scellée d’avance par ||`{ $terms }`||)
   *[no] {""}
} ; `games/verify.py` vérifie le fichier de la partie.
table-word = -# Mot ajouté par { $who } : `{ $word }`

## Messages privés

mail-head = **{ $game }** dans { $channel } (table { $table })
mail-greeting = Tu as une place à une table de **{ $game }** dans { $channel }. Tes secrets arriveront ici ; le bouton **Mon bureau**, dans le salon, te les montre aussi, en privé.
mail-closed = Je ne peux pas t’écrire : tes messages privés sont fermés. Tu peux jouer quand même : le bouton **Mon bureau** te montre tes secrets, en privé. Ou bien ouvre tes messages privés dans les paramètres de confidentialité de ce serveur.

## Options

option-pace = Temps par tour
pace-value = { $seconds ->
    [0] sans limite
    [300] 5 minutes, en direct
    [3600] 1 heure
    [43200] 12 heures
    [86400] 1 jour
    [172800] 2 jours
   *[604800] 1 semaine
}
value-strict = stricte (ce qu’on a vu et entendu disparaît quand la partie avance)
value-friendly = souple (tout reste lisible)
value-on = oui
value-off = non

## Commandes à presser

control-join = Rejoindre
control-leave = Partir
control-start = Commencer
tabs = Où aller ?
control-desk = Mon bureau
control-sheet = Ma feuille
control-notes = Mes notes
control-rules = Règles
control-log = Historique
control-status = La table en mots
control-option = Options
control-cancel = Retour
control-resign = Quitter la partie
control-end = Fermer la table
control-again = Rejouer
control-export = Fichier de la partie
control-watch = Revoir la partie
control-confirm = Oui, je confirme
control-do = C’est bon

select-part = { $first } – { $last }
act-told = C’est écrit à la table, tout le monde peut le lire.
act-over = La partie est finie : son issue se lit à la table.
act-known = { $field } : **{ $value }**
act-again = À toi :
act-change = Tu peux encore changer d’avis :
cancelled = Rien n’a changé.
confirm-resign = { $ends ->
    [won] Quitter cette partie pour de bon ? Elle s’arrêtera là, et { $winners } gagnera.
    [nobody] Quitter cette partie pour de bon ? Elle s’arrêtera là, et personne ne gagnera.
   *[no] Quitter cette partie pour de bon ? Ta place reste, mais tu ne joueras plus.
}
confirm-end = Fermer cette table pour tout le monde, sans vainqueur ?
resigned = Tu peux encore suivre la partie, ou jouer ailleurs.
ended = La table est fermée.
languages-set = La table parle maintenant { $language }, et chaque message y est redit en petit : { $second }. Tes propres messages suivent ton Discord.
language-set = La table parle maintenant { $language }. Tes propres messages suivent ton Discord.
notes-label = Personne d’autre ne peut lire ceci
notes-prompt = Ce que je soupçonne…
notes-kept = **Tes notes** (personne d’autre ne peut les lire)
    { $text }
notes-outdated = Tes notes ont changé depuis que tu as ouvert ce formulaire : **rien n’a été écrasé**. Ce qui est gardé :
    { $kept }
    Et **ce que tu viens d’écrire**, à recopier :
    { $given }
notes-empty = Ton carnet est vide. Personne d’autre ne peut le lire.
notes-write = Écrire mes notes
## La feuille

sheet-title = Ta feuille
sheet-choose = -# Une ligne et une colonne, puis un signe.
sheet-legend = -# En italique ici, sur fond foncé dans l’image : ce que tu vois de toute façon.
sheet-alt-rest = La suite est derrière le bouton « Texte ».
sheet-column = **{ $sign }** { $what } : { $cells }
sheet-row = Quelle ligne ?
sheet-column-list = Quelle colonne ?
sheet-yes = Oui
sheet-no = Non
sheet-maybe = Peut-être
sheet-own = Autre
sheet-own-title = Un signe à toi
sheet-own-label = Une ou deux lettres, ou des chiffres
sheet-clear = Effacer
sheet-undo = Défaire
sheet-words = Texte
sheet-picture = Image
sheet-sign-own = « { $sign } »
refusal-why-not-certain = Ce n’est pas encore certain : il n’y a donc pas de raison à donner. Ce qui est certain est marqué sur ta feuille.
refusal-sheet-sign = Ton propre signe compte { $n } lettres ou chiffres au plus. Réessaie.

export-done = Toute la partie : graine, options, places et actions. `python -m games.console replay table.json` la rejoue.
log-title = **Ce qui s’est passé à cette table**
log-latest = { $n ->
    [one] Voici la dernière étape ; toutes sont dans le fichier.
   *[other] Voici les { $n } dernières étapes ; toutes sont dans le fichier.
}
log-earlier = Plus tôt
log-later = Plus tard
sound-strip = { $strip } 🔊
log-step = `{ $n }` { $text }
incident = Une erreur s’est produite de notre côté : incident { $number }. Rien n’est perdu ; réessaie, et si cela se répète, donne ce numéro à la personne qui héberge le bot.

## Refus : ce qui n’est pas possible, et que faire à la place

refusal-no-table = Il n’y a pas de table ici. **/table ouvrir** en ouvre une.
refusal-no-table-by-mail = Il n’y a pas de table dans les messages privés. **/tables** liste les tiennes, chacune avec un lien.
refusal-not-begun = Cette partie n’a pas commencé : l’hôte appuie sur **Commencer** quand tout le monde est là.
refusal-already-begun = Cette partie a déjà commencé.
refusal-table-over = Cette partie est finie. **/table ouvrir** ouvre une autre table.
refusal-game-over = Cette partie est finie.
refusal-no-such-game = Je ne connais pas ce jeu. Choisis-en un dans la liste que propose **/table ouvrir**.
refusal-no-such-option = Cette option n’existe pas. **/table option** propose celles qui existent.
refusal-no-such-language = Je ne parle pas cette langue. Choisis-en une dans la liste.
refusal-not-seated = Tu n’es pas à cette table.
refusal-not-seated-yet = Tu n’es pas à cette table. Tant que la partie n’a pas commencé, **Rejoindre** te donne une place.
refusal-already-seated = Tu es déjà à cette table.
refusal-already-left = Tu as quitté cette partie pour de bon.
refusal-table-full = La table est complète : { $n } joueurs au plus.
refusal-too-few-players = { $n ->
    [one] Un joueur, c’est trop peu : il en faut au moins { $least }. Les autres peuvent appuyer sur **Rejoindre**.
   *[other] { $n } joueurs, c’est trop peu : il en faut au moins { $least }. Les autres peuvent appuyer sur **Rejoindre**.
}
refusal-host-only = C’est à l’hôte de faire cela : { $host }.
refusal-frozen = Cette partie a commencé avec d’anciennes règles que je n’ai plus. Elle est conservée, mais ne peut pas continuer ici.
refusal-word-too-long = Ton mot peut avoir { $n } caractères au plus. Choisis-en un plus court.
refusal-word-malformed = Je ne peux pas prendre ce mot : écris une seule ligne de lettres, de chiffres et de signes, sans @, <, > ni `.
refusal-word-not-here = Cette table a été ouverte avant qu’on puisse ajouter des mots à la donne. Elle continue sans eux.
refusal-banned = La personne qui m’héberge ne te laisse plus jouer : je ne réponds plus qu’à **/moi**, pour te donner tes données ou les effacer.
refusal-banned-server = La personne qui m’héberge a exclu ce serveur, alors je le quitte. Tes données restent à toi : **/moi**, sur un autre serveur ou dans tes messages privés.
refusal-sealed = Je ne peux pas ouvrir ceci : les secrets sont scellés avec une clé que je n’ai plus. Rien n’est perdu : la personne qui m’héberge peut remettre la clé, et tout reprendra là où tu en étais.
refusal-no-worker = Je ne peux rien calculer pour l’instant : la partie de moi qui s’en charge ne tourne pas sur la machine où je suis. Rien n’est perdu, mais inutile de réessayer tout de suite : préviens la personne qui m’héberge.
refusal-not-your-turn = Ce n’est pas ton tour. La table attend { $active }.
refusal-not-now = Ce n’est plus le moment. Rien n’a été fait.
choices-changed = Quelqu’un a été plus rapide. Voici ce qu’il reste à choisir :
refusal-too-often = { $deed ->
    [table] Beaucoup de tables viennent d’être ouvertes, l’une après l’autre. La prochaine pourra s’ouvrir { $at }.
    [evening] Beaucoup de soirées viennent d’être prévues, l’une après l’autre. Tu pourras prévoir la prochaine { $at }.
    [vote] Il y a eu assez de votes pour le moment. Le prochain sera possible { $at }.
    [takeback] Assez de reprises ont été demandées pour le moment. La prochaine sera possible { $at }.
    [invitation] Beaucoup d’invitations viennent de partir, l’une après l’autre. La prochaine sera possible { $at }.
    [press] C’étaient beaucoup d’appuis d’un coup. Le prochain est possible { $at }.
    [share] Des résultats viennent d’être partagés de nombreuses fois. Tu pourras en partager de nouveau { $at }.
    [change] Des soirées viennent d’être modifiées de nombreuses fois. La prochaine modification sera possible { $at }.
    [round] Beaucoup de manches viennent de commencer, l’une après l’autre. La prochaine sera possible { $at }.
    [guest] Tu viens de t’inscrire et de te retirer de nombreuses fois. Ce sera de nouveau possible { $at }.
   *[case] Les affaires se suivent de près. La prochaine viendra { $at }.
}
refusal-stale = Ce bouton n’est plus à jour. Rien n’a été fait.
refusal-lost-time = Ce message date d’un moment perdu : une sauvegarde a été restaurée depuis. Rien n’a été fait.
refusal-old-command = Cette commande a changé depuis que ton Discord l’a chargée. Rien n’a été fait : réessaie, ou relance Discord.
restarted = J’ai redémarré avant de pouvoir répondre. Rien n’est perdu : appuie encore une fois.
panel-link = [Aller au panneau]({ $panel })
refusal-too-slow = Cela a pris trop de temps. Rien n’a été fait : appuie encore une fois.
refusal-malformed = Je ne comprends pas. Rien n’a été fait : **/table état** montre ce que tu peux faire.
refusal-unknown-name = Je ne connais pas « { $text } ». Commence à écrire et choisis dans la liste.
refusal-unknown-player = Je ne connais pas ce joueur. Donne un nom, une mention, ou une place de 1 à { $n }.
refusal-notes-too-long = Tes notes peuvent contenir { $n } caractères au plus. Raccourcis-les et réessaie.
refusal-export-after-end = Le fichier de la partie contient tous les secrets : on ne peut l’avoir qu’après la fin.
refusal-replay-after-end = Tu pourras revoir la partie quand elle sera finie.
refusal-export-malformed = Ce fichier n’est pas l’export intact d’une table.

## Ennuis : Discord ou une permission dit non

trouble-no-channel = Je ne trouve plus { $channel }, où se tient ta table de **{ $game }**. La partie est conservée : si le salon revient, elle reprendra dès qu’une commande y sera utilisée.
trouble-no-permission = Je ne peux plus écrire dans { $channel }, où se tient ta table de **{ $game }** : il me manque la permission « { $permission } ». La partie est conservée ; dès que j’aurai retrouvé cette permission, elle reprendra à la prochaine commande.
trouble-no-sound = Je ne peux pas envoyer de sons dans { $channel }, où se tient ta table de **{ $game }** : il me manque la permission « { $permission } ». La partie continue par écrit ; le son reviendra avec cette permission.
trouble-bot-may-not = Je ne peux pas ouvrir de table ici : il me manque la permission « { $permission } » dans ce salon. Demande à quelqu’un qui gère le serveur de me la donner.
trouble-database = Je ne peux rien enregistrer pour l’instant. Rien n’est perdu : réessaie dans une minute.
trouble-no-channel-here = Une table a besoin d’un salon ou d’un fil sur un serveur. Vas-y et sers-toi de **/table ouvrir**.
trouble-no-threads-here = On ne peut pas ouvrir de fil ici. Ouvre la table dans un salon textuel du serveur, ou sans fil.
trouble-threads-full = Ce serveur a autant de fils ouverts que Discord en permet. Archive ceux qui ne servent plus, ou ouvre la table sans fil.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-manage-threads = Gérer les fils
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
permission-create-events = Créer des évènements
permission-read-message-history = Voir les anciens messages

## Le théâtre : une partie finie, coup par coup

theatre-head = **{ $game }** · table n° { $table } · coup { $n } sur { $most }
theatre-desk = { $who }, son bureau : { $lines }
theatre-alone = Pour { $who } : { $text } 🔓
theatre-first = Début
theatre-back = Précédent
theatre-next = Suivant
theatre-last = Fin
theatre-turn = Tournant suivant
control-film = Publier le film
theatre-table = La table
theatre-looks = Quelle vue ?

film-post = **{ $game }** · table n° { $table } : { $moves ->
    [one] la partie en film, un seul coup
   *[other] la partie en film, { $moves } coups
} 🎞️
film-alt = Un film de la table, coup par coup, jusqu’au coup { $moves }. Sa dernière image : { $last }
film-posted = Le film est publié : { $link }
film-there = Le film est déjà publié : { $link }
refusal-film-later = Le film n’a pas pu être fait ou publié à l’instant. Appuie de nouveau dans une minute.
refusal-film-no-channel = Le salon où cette table a été jouée n’existe plus : le film n’a nulle part où aller.
trouble-film-may-not = Je ne peux pas publier le film : il me faut la permission « { $permission } » dans le salon de cette table.
