# La page d’essai : un Discord à nous, dans le navigateur, pour jouer sans jeton. Le vrai Discord n’en montre rien.

practice-brand = table d’essai

## Le club où l’on commence : ses noms, quatre personnes de cette langue, et la langue (un dossier) de quatre invités

practice-club-name = Le Cercle du Réverbère
practice-club-lounge = salon
practice-club-lounge-topic = On bavarde, et toutes les tables sont permises
practice-club-people = Célestin Vaubray, Odette Larivière, Baptiste Morvan, Honorine Delcourt
practice-club-guests = en

## La page

practice-channels = Salons
practice-people = Les joueurs
practice-messages = Messages
practice-mailbox = Messages privés
practice-theme = Clair ou sombre
practice-help = Aide
practice-controls = Coulisses
practice-close = Fermer
practice-cancel = Annuler
practice-delete = Supprimer
practice-yes = oui
practice-no = non
practice-required = À remplir, s’il te plaît
practice-optional = facultatif
practice-you-are = tu es
practice-whoami = Tu es { $name }. Changer de personne
practice-become = Devenir { $name }
practice-follow = Suivre qui doit jouer
practice-follow-on = Désormais, la page prend la place de la personne qu’on attend à la table de ce salon.
practice-follow-off = La page ne suit plus qui doit jouer.
practice-followed = C’est à { $name } de jouer : tu as pris sa place.
practice-connection-lost = La table d’essai ne répond pas. Si elle a été fermée, rouvre-la avec « make play » : la page revient d’elle-même.
practice-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}

## Messages

practice-bot = bot
practice-edited = (modifié)
practice-used = { $person } a utilisé /{ $command }
practice-reply-gone = Ce message n’existe plus
practice-thinking = { $bot } réfléchit…
practice-sending = Envoi de /{ $command }…
practice-no-answer = L’application n’a pas répondu à /{ $command }. Le bot est-il en marche ?
practice-menu-message = Menu de ce message : { $name }
practice-menu-person = Menu : { $name }
practice-menu-empty = Il n’y a rien de plus ici.
practice-failed = Échec de l’interaction : le bot n’a pas répondu.
practice-no-longer = Ce n’est plus possible.
practice-only-you = Personne d’autre ne voit ceci
practice-dismiss = Masquer
practice-new = Nouveau
practice-beginning = C’est ici que commence #{ $channel }.
practice-to-newest = Aller aux plus récents
practice-older = Voir les messages plus anciens
practice-beginning-mailbox = Personne d’autre que toi et le bot ne lit ce qui s’écrit ici.
practice-enlarge = Agrandir : { $what }
practice-enlarge-nameless = Agrandir l’image
practice-unknown-part = Cette partie du message ne peut pas être montrée ici.
practice-choose = Choisis…
practice-choose-at-least = Choisis-en au moins { $n }
practice-choose-at-most = Choisis-en { $n } au plus

## Écrire et commander

practice-write = Écris dans #{ $channel }, ou / pour les commandes
practice-write-mailbox = Écris au bot, ou / pour les commandes
practice-write-label = Écrire dans { $channel } ; une barre oblique donne les commandes
practice-send = Envoyer
practice-commands = Commandes
practice-no-commands = Aucune commande de ce nom. Le bot est-il en marche ?
practice-command-send = Envoyer la commande
practice-nothing-offered = Aucun résultat
practice-not-possible = Impossible d’envoyer cela : vérifie ce que tu as rempli.
practice-may-not-write = Tu ne peux pas écrire cela ici.
practice-number-wanted = Un nombre, s’il te plaît
practice-number-low = Au moins { $n }
practice-number-high = { $n } au plus
practice-too-short = { $n ->
    [one] Au moins { $n } caractère
   *[other] Au moins { $n } caractères
}
practice-submit = Valider
practice-form-failed = Le bot n’a pas répondu. Réessaie, ou démarre-le dans les coulisses.

## Lieux

practice-no-channels = Tu ne vois aucun salon ici.
practice-channel-gone = #{ $channel } n’existe plus.
practice-topic-mailbox = Messages privés du bot
practice-topic-mailbox-closed = Fermés : le bot ne peut pas t’écrire
practice-topic-thread = Fil de #{ $channel }
practice-thread-open = Ouvrir un fil
practice-thread-name = Nom du fil
practice-thread-private = Privé : seules les personnes invitées le voient
practice-thread-members = Personnes invitées
practice-thread-delete = Supprimer ce fil
practice-channel-add = Nouveau salon
practice-channel-name = Nom du salon
practice-channel-delete = Supprimer ce salon
practice-channel-delete-sure = Supprimer #{ $channel } ?
practice-channel-delete-about = Tout ce qui s’y est dit disparaît aussi. Le bot en est averti, comme il le serait sur Discord.

## Calendrier

practice-events = Événements
practice-event-scheduled = prévu
practice-event-active = en cours
practice-event-completed = terminé
practice-event-cancelled = annulé
practice-event-interested = { $n ->
    [0] Ça m’intéresse
   *[other] Ça m’intéresse · { $n }
}

## Les gens

practice-who-title = Qui es-tu ?
practice-new-tab = Ouvrir un onglet pour { $name }
practice-person-own = { $name }
practice-person-add = Nouvelle personne
practice-person-name = Nom
practice-person-name-taken = Quelqu’un s’appelle déjà ainsi
practice-person-language = Langue
practice-person-dms = Le bot peut m’écrire (messages privés ouverts)
practice-person-dms-of = Messages privés ouverts : { $name }
practice-mailbox-closed = messages privés fermés

## Coulisses

practice-controls-bot = Le bot
practice-controls-bot-about = Tue-le au beau milieu d’une partie : au redémarrage, elle reprend où elle en était.
practice-bot-running = Le bot est en marche
practice-bot-starting = Le bot se connecte…
practice-bot-stopped = Le bot est arrêté
practice-bot-exit = code de sortie { NUMBER($code, useGrouping: 0) }
practice-bot-start = Démarrer
practice-bot-kill = Tuer
practice-bot-restart = Redémarrer proprement
practice-gateway-drop = Couper la connexion
practice-gateway-dropped = { $n ->
    [0] Il n’y avait aucune connexion à couper.
   *[other] La connexion est coupée ; le bot revient tout seul.
}
practice-controls-time = L’horloge
practice-time-now = { $day }, { $time }
practice-time-about = Fais passer des heures ou des jours : rappels, tours manqués, absences. Le bot redémarre à la nouvelle heure ; l’horloge ne recule jamais.
practice-time-skip = { $hours ->
    [one] +{ $hours } heure
    [24] +1 jour
    [168] +1 semaine
   *[other] +{ $hours } heures
}
practice-controls-channel = #{ $channel }
practice-power-send-messages = Le bot peut écrire ici
practice-power-send-messages-in-threads = Le bot peut écrire dans les fils
practice-power-attach-files = Le bot peut joindre des fichiers
practice-controls-people = Messages privés
practice-controls-server = Le serveur
practice-server-language = Langue : { $server }
practice-faults = { $n ->
    [0] Tout ce que le bot a envoyé, Discord l’aurait accepté.
    [one] Le vrai Discord refuserait { $n } envoi du bot :
   *[other] Le vrai Discord refuserait { $n } envois du bot :
}
practice-anew = Repartir d’un serveur vide
practice-anew-sure = Repartir d’un serveur vide ?
practice-anew-about = Tout ce qui s’est dit et joué à cette table d’essai disparaît, avec les salons et les personnes que tu as ajoutés. C’est irréversible.
practice-anew-yes = Tout vider

## Aide

practice-guide-title = Ta première partie en une minute
practice-guide-intro = C’est un Discord à part, qui ne tourne que sur ta machine.
practice-guide-step-1 = Appuie sur **Jouer tout de suite**, ci-dessous, ou envoie **/jouer** dans un salon, et choisis un jeu : des adversaires joués par le programme prennent les autres places, et la partie commence aussitôt.
practice-guide-step-2 = La réponse te montre tes secrets. Ta table a son propre fil : ouvre-le depuis la réponse ou dans la liste des salons (☰ sur un téléphone).
practice-guide-step-3 = Quand c’est ton tour, un message t’appelle : appuie sur ce qu’il te propose.
practice-guide-more = À plusieurs, et en coulisses
practice-guide-hint-1 = Pour jouer avec d’autres, envoie **/table ouvrir**, touche ton portrait, en haut, deviens quelqu’un d’autre et appuie sur **Rejoindre**. Le bouton à côté de ton portrait **suit qui doit jouer**.
practice-guide-hint-2 = Plusieurs onglets peuvent être plusieurs personnes : ouvre-les avec la flèche, dans la liste des joueurs. Un nombre rouge : on attend cette personne, ou elle a un message privé.
practice-guide-hint-3 = Dans les **Coulisses**, tu peux tuer le bot, fermer des messages privés, retirer des permissions : rien de cela ne doit gâcher une partie.
practice-guide-hint-4 = Tu peux fermer la table d’essai au beau milieu d’une partie : rouvre-la, et la partie continue.
practice-guide-play = Jouer tout de suite
