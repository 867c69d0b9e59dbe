# Avant la partie : ouvrir une table, inviter, s’asseoir, choisir les options.

lobby-players = { $n ->
    [one] **Un joueur** pour l’instant ; on joue de { $least } à { $most }.
   *[other] **{ $n } joueurs** pour l’instant ; on joue de { $least } à { $most }.
}
lobby-players-exactly = { $n ->
    [one] **Un joueur** pour l’instant ; c’est un jeu à { $most }.
   *[other] **{ $n } joueurs** : le compte y est.
}
lobby-seat = { $host ->
    [yes] { $who } (hôte)
   *[no] { $who }
}
lobby-option = { $option } : **{ $value }**
lobby-word = -# **Mon mot** ajoute un mot de ton choix à la donne, pour que personne ne puisse choisir les cartes.
lobby-more = **{ $game } : tout sur cette table**
lobby-options-page = { $pages ->
    [one] Options
   *[other] Options { $n }
}
control-language = Langue de la table, ou deux 🌐
lobby-language = Cette table parle { $language } 🌐
control-more = Plus
control-people = Inviter, hôte
control-private = Sur invitation
control-public = Ouvrir à tout le monde
more-running = **À côté de la partie** : propose un vote, cède ta place, ou choisis la langue de la table.
people-title = **À la table** : { $players }
people-invited = Invités : { $people }
control-invite = Invite quelqu’un…
control-kick = Renvoie quelqu’un, ou reprends une invitation…
control-host = Confie la table à quelqu’un d’autre…
control-word = Mon mot
word-label = Tout le monde le verra au début de la partie
word-prompt = N’importe quel mot, mais pas de vrai nom : il reste dans les messages et dans le fichier
word-kept = Ton mot fait partie de la donne : `{ $word }`. Tout le monde le verra au début de la partie ; d’ici là, tu peux le changer. Il reste dans les messages et dans le fichier de la partie ; après **/moi effacer**, le fichier n’a plus que son empreinte.
lobby-closed = Cette table a été fermée avant le début de la partie. **/table ouvrir** en ouvre une autre.
lobby-gone = Cette table est fermée : je n’ai plus son jeu. **/table ouvrir** en ouvre une autre.
lobby-opened = La table est ouverte.
lobby-joined = Tu as pris place à la table.
lobby-left = Tu as quitté la table.
lobby-option-set = C’est fait : le panneau montre les nouvelles options.
lobby-started = La partie commence.

## Qui peut venir

option-access = Qui peut s’asseoir
access-open = tout le monde
access-invited = seulement sur invitation
lobby-private = Table privée : on ne s’y assied que sur invitation. 🔒
menu-invite = Inviter à ma table
lobby-invited = Invités : { $guests }
lobby-invitation = { $guest }, { $who } t’invite à une partie de **{ $game }** ({ $n ->
    [one] { $n } place prise
   *[other] { $n } places prises
} sur { $most }). **Rejoindre** te donne une place.
lobby-invitation-where = La table est dans { $channel }.
lobby-invited-silently = L’invitation est faite, et le panneau la montre. J’ai été trop lent pour prévenir la personne : refais la commande, et elle le sera.
lobby-kicked = C’est fait. Cette personne ne peut plus s’asseoir ici, sauf si tu l’invites.
lobby-handed-over = C’est fait : tu n’es plus l’hôte de la table.
lobby-taken = { $stage ->
    [lobby] Il y a déjà une table de **{ $game }** dans ce salon ; son hôte est { $host }. La partie n’a pas commencé. Pour ta propre table, prends un autre salon ou un fil.
   *[live] Une partie de **{ $game }** est en cours dans ce salon ; son hôte est { $host }. Pour ta propre table, prends un autre salon ou un fil.
}
control-close = Fermer la table

refusal-options-outdated = Les options ont changé depuis que tu as ouvert ce formulaire : rien n’a été réglé. Ouvre-le à nouveau, il les montre telles qu’elles sont.
refusal-options-wrong = Rien n’a été réglé : un de tes choix n’est pas possible.
refusal-options-by-memory = Rien n’a été réglé : avec une mémoire stricte, rien ne s’inscrit tout seul sur les feuilles, et il n’y a pas de coups de pouce.
option-may-be = **{ $option }**, au choix :
option-may-be-value = • { $value }
control-option-again = Revoir mes choix
refusal-sent-away = On t’a fait quitter cette table. Seul l’hôte, { $host }, peut t’inviter de nouveau.
refusal-invited-only = Cette table est privée : on ne s’y assied que sur invitation. Demande à l’hôte, { $host }.
refusal-invites-self = Tu es déjà là : choisis quelqu’un d’autre.
refusal-invites-bot = On n’invite pas un bot. Invite une personne ; ou appuie sur **Compléter la table** avant la partie, et le programme joue aussi.
refusal-guest-seated = { $guest } a déjà une place à cette table.
refusal-guest-barred = { $person } ne peut pas prendre de place à cette table.
refusal-guest-blocked = Tu as bloqué cette personne : elle ne peut pas s’asseoir ici. Personne d’autre ne l’apprend. **/moi débloquer** annule le blocage.
refusal-guest-elsewhere = Cette personne ne voit pas ce salon : l’invitation ne l’atteindrait pas. Donne-lui accès au salon, ou ouvre la table ailleurs.
refusal-too-many-guests = Une table retient { $n } invités au plus. Retire une invitation avec **/table renvoyer**, ou laisse venir tout le monde avec **/table option**.
refusal-kicks-self = Tu ne peux pas te renvoyer toi-même. **/table quitter** quitte la table, **/table hôte** la confie à un autre joueur.
refusal-nobody-there = Cette personne n’a ni place ni invitation à cette table.
refusal-host-not-seated = Seul quelqu’un qui a une place à cette table peut en être l’hôte.
refusal-already-host = Tu es déjà l’hôte de cette table.
refusal-hosts-already = Cette table est déjà celle de { $guest }.

## Sur la boîte : ce que montre l’image d’un jeu

cover-clues = 13 Indices : six témoins derrière un paravent à trois cartes retournées, sous les toits de Londres.
cover-arosa = Mord im Arosa : un grand hôtel sous la neige, la nuit ; des cubes de toutes les couleurs tombent autour de lui.
cover-cluedo = Cluedo : les six suspects côte à côte ; sur la table devant eux, des armes et une enveloppe scellée.
cover-bakerstreet = Bakerstreet : une casquette de détective et un chapeau melon dans une rue brumeuse, des indices retournés entre eux.

lobby-in-thread = { $who } ouvre une table de **{ $game }** dans { $channel }.
lobby-in-thread-alone = Ta table est ouverte dans { $channel }.
lobby-asleep = Sur ce serveur, au moins { $n } autres personnes veulent savoir quand on attend des joueurs pour **{ $game }**. Je les préviens dès qu’assez de joueurs attendent. 🔔
thread-name = { $game } · { $who }

## Les spectateurs

refusal-gallery-seen = { $person } a vu toutes les mains et ne peut plus prendre de place ici.
