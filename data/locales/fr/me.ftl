# Ce qui n’appartient qu’à une personne, quelles que soient ses tables.

settings-title = **Tes réglages**, pour toutes les tables
settings-mail = { $on ->
    [yes] Tes secrets t’arrivent par message privé ; **Mon bureau** les montre toujours aussi.
   *[no] Je ne t’envoie aucun secret : **Mon bureau** te les montre tous, en privé.
}
settings-set-mail = { $n ->
    [0] Pas de message privé
   *[1] Mes secrets par message privé
}
settings-reading = Ma façon de lire les messages privés
reading-words = Des mots seulement
reading-words-note = Pas d’image : les mots disent tout ce qu’elles montrent.
reading-large = Gros caractères
reading-large-note = Des images aux lettres plus grandes et plus simples.
reading-open = Rien de masqué
reading-open-note = Ce qui est masqué pour les autres reste lisible.
reading-covered = Mes secrets masqués
reading-covered-note = Si tu partages ton écran : touche pour voir. Les cartes à choisir sont dans des listes.
reading-anew = De nouveaux messages
reading-anew-note = Aucun message modifié sur place : un lecteur d’écran annonce les nouveaux.
settings-inbox = Mes tables
settings-export = Mes données en fichier
settings-erase = Effacer mes données…
own-settings = Mes réglages
own-time = Mes horaires et mes rappels
own-wake = Me réveiller pour jouer
own-blocks = Les personnes que j’écarte
own-time-title = **Tes horaires**, pour toutes les tables
own-set-hours = Heures calmes
own-set-away = Annoncer une absence
own-back = Je suis de retour
own-remind-when = Tous les combien ?
own-remind-every = { $n ->
    [0] Deux fois par tour
    [one] Toutes les heures
   *[other] Toutes les { $n } heures
}
own-hours-form = Heures calmes
own-away-form = Une absence
own-field-zone = Une grande ville de ton fuseau horaire
own-field-start = Début, par exemple 22:30
own-field-end = Fin, par exemple 8:00
own-field-first = Premier jour, par exemple 2026-12-24
own-field-last = Dernier jour, par exemple 2026-12-31
own-blocks-title = **Les personnes que tu écartes** des tables que tu ouvres, sans qu’elles le sachent : { $n ->
    [0] personne.
   *[other] { $people }. Choisis-en une à nouveau pour la laisser revenir.
}
own-block = Quelqu’un à écarter…
mail-declined = Tu as choisi de ne recevoir aucun message privé : le bouton **Mon bureau** te montre tes secrets, en privé. **/moi réglages** change cela.
mail-unopened = J’écris à beaucoup de nouvelles personnes en ce moment : tes secrets n’arriveront peut-être pas encore par message privé. Le bouton **Mon bureau** te les montre, en privé.
table-desks = { $alone ->
    [yes] -# **Mon bureau** te montre tes secrets, et à personne d’autre.
   *[no] -# Tout le monde ne reçoit pas de messages privés : **Mon bureau** montre à chacun ses secrets, et à personne d’autre.
}

## Toutes ses tables

inbox-title = { $n ->
    [0] **Tes tables** : aucune ne t’attend.
    [one] **Tes tables** : une seule t’attend.
   *[other] **Tes tables** : { $n } t’attendent.
}
inbox-empty = Tu n’as de place à aucune table ouverte. **/jouer** t’en trouve une, ou en ouvre une.
inbox-asked = **{ $game }** dans { $channel } : à toi de jouer, { $since }. ⏳
inbox-until = À jouer avant le { $at }.
inbox-others = **{ $game }** dans { $channel } : les autres jouent ; dernier coup { $since }.
inbox-lobby = **{ $game }** dans { $channel } : la partie n’a pas commencé ; table ouverte { $since }.
inbox-starts = **{ $game }** dans { $channel } : tu peux appuyer sur **Commencer** quand tout le monde est là ; table ouverte { $since }.
inbox-frozen = **{ $game }** dans { $channel } : elle ne peut pas continuer ici, elle est gardée telle quelle.
inbox-lent = **{ $game }** dans { $channel } : le programme joue pour toi. Là-bas, **/table remplacer** te rend ta place.
inbox-more = … et encore { $n }.

previously = { $n ->
    [0] **Précédemment…**
    [one] **Précédemment…** { $never ->
        [yes] un seul événement depuis le début de la partie :
       *[no] un seul événement depuis ton dernier passage :
    }
   *[other] **Précédemment…** { $never ->
        [yes] { $n } événements depuis le début de la partie ; voici les derniers :
       *[no] { $n } événements depuis ton dernier passage ; voici les derniers :
    }
}
previously-learnt = • En privé : { $line }
previously-asked = À toi de jouer. ⏳
previously-waits = Rien ne t’est demandé pour l’instant.

## Les autres, et ses propres données

blocked = { $person } ne peut plus s’asseoir aux tables que tu ouvres, et n’en sait rien. **/moi débloquer** l’annule.
unblocked = { $person } peut de nouveau s’asseoir à tes tables.
refusal-blocks-self = Tu ne peux pas te bloquer toi-même.
refusal-blocks-bot = Un bot ne s’assoit de lui-même à aucune table. Choisis une personne.
refusal-not-welcome = Tu ne peux pas t’asseoir à cette table. **/table ouvrir** en ouvre une à toi, dans un autre salon ou un fil.
export-mine = Tout ce que je garde à ton sujet.
erase-question = { $n ->
    [0] Effacer tout ce que je garde à ton sujet : réglages, notes, marques, et ton nom aux tables passées ? Les parties restent, avec une place sans nom. C’est définitif.
    [one] Tu joues à une table et tu la **quitterais pour de bon** ; **/table remplacer** cède d’abord ta place. Effacer tout ce que je garde à ton sujet : réglages, notes, marques, et ton nom aux tables passées ? C’est définitif.
   *[other] Tu joues à { $n } tables et tu les **quitterais pour de bon** ; **/table remplacer** cède d’abord tes places. Effacer tout ce que je garde à ton sujet : réglages, notes, marques, et ton nom aux tables passées ? C’est définitif.
}
erase-sure = Tout effacer
erased = Tout est effacé. Les parties passées gardent une place sans nom.

## Être réveillé

wake-title = **Me réveiller** sur ce serveur
wake-nothing = Choisis les jeux pour lesquels je peux t’écrire quand on attend des joueurs. Au plus une fois en douze heures, et jamais pendant tes heures calmes (**/moi heures**).
wake-on = Je t’écris quand { $n ->
    [one] une personne attend
   *[other] { $n } personnes attendent
} pour : { $games }. Au plus une fois en douze heures, et jamais pendant tes heures calmes (**/moi heures**).
wake-games = Pour quels jeux ?
wake-least = À partir de combien de personnes ?
wake-when = { $n ->
    [one] quand une personne attend
   *[other] quand { $n } personnes attendent
}
wake-sleep = Ne plus me réveiller
wake-off = Je ne te réveille plus, sur aucun serveur. La commande **/moi réveil** change cela.
wake-up = **{ $game }** : { $n ->
    [one] une personne attend
   *[other] { $n } personnes attendent
} d’autres joueurs. { $link } 🔔
