# Le temps : rythmes, heures, et la fin d’une table.

lobby-bounded = -# Si elle commence aujourd’hui, la partie finira au plus tard le { $at }, même si quelqu’un s’absente.
lobby-unbounded = -# Sans temps par tour, rien ne borne cette table : une absence fait attendre tout le monde.
option-absences = Absences annoncées
absences-count = on n’attend pas les absents
absences-ignored = elles ne comptent pas ici
table-timed-out = La dernière heure de cette table a sonné : elle est finie, sans vainqueur. **/table exporter** donne la partie en fichier.
hours-none = Tu n’as pas d’heures calmes (fuseau horaire : { $zone }). **/moi heures** les règle.
hours-kept = Tes heures calmes : de { $start } à { $end }, heure de { $zone }. Tes prochains tours ne s’achèveront pas pendant ces heures ; aux tables d’une heure ou moins par tour, elles ne comptent pas.

## Sur le panneau

panel-deadline = À jouer avant le { $at }.
time-deadline = À jouer avant le { $at } ; passé ce délai, le tour est joué d’office{ $lost ->
    [0] .
   *[other] , et { $lost } tours manqués de suite font perdre la partie.
}
panel-paused = En pause jusqu’au { $at } ; ensuite, le tour reprend avec le temps qui lui restait. ⏸️
panel-live = Tout le monde est là : cinq minutes par tour, tant que tout le monde répond. ⚡
panel-here = Déjà là : { $players }. Quand tout le monde y sera, la partie continuera en direct. ⚡
panel-away = { $who } s’absente jusqu’au { $at } ; personne n’attend ses tours. 🌙
panel-covered = La table n’attend pas et joue, pour l’instant, à la place de : { $players } 🪑
seat-covered = { $who } a manqué deux tours de suite : désormais, la table n’attend ses tours qu’une minute avant de les jouer. **Je suis là** lui rend sa place.
extended-own = { $by } prend plus de temps pour ce tour : jusqu’au { $at }. ⏳
extended-other = { $by } accorde plus de temps à { $to } pour ce tour : jusqu’au { $at }. ⏳

## L’écran du temps

time-title = **Le temps à cette table** : { $pace } par tour
time-last-moment = La partie finira au plus tard le { $at }, même si quelqu’un s’absente.
time-left = { $extended ->
    [yes] Tu as déjà eu du temps en plus. { $pauses ->
        [0] Plus aucune pause possible.
        [one] Il reste une pause.
       *[other] Il reste { $pauses } pauses.
    }
   *[no] Une fois par partie, tu peux avoir plus de temps pour un tour. { $pauses ->
        [0] Plus aucune pause possible.
        [one] Il reste une pause.
       *[other] Il reste { $pauses } pauses.
    }
}
time-show = Temps
time-extend = Plus de temps
time-here = Je suis là
time-pace = Proposer un autre temps par tour
time-pause = Proposer une pause
pause-value = { $n ->
    [one] un jour
   *[other] { $n } jours
}
time-changed = C’est fait : le panneau montre le nouveau temps.
here-noted = C’est noté : la table t’attend.
here-live = Tout le monde est là : la partie continue en direct.

## Absences

away-none = Tu n’as annoncé aucune absence. **/moi absence** en annonce une pour toutes tes tables.
away-kept = Tu t’absentes du { $start } au { $end }. Pendant ce temps, aucune de tes tables ne t’attend : tes tours sont joués comme en cas de retard, sans compter comme manqués. **/moi retour** y met fin.
away-over = Te revoilà : tes tables t’attendent de nouveau.

## Rappels

reminder-you = La table t’attend. ⏰
reminder-who = { $who }, la table t’attend. ⏰
reminder-muted = C’est noté : plus aucun rappel pour ce tour.
reminders-kept = { $by ->
    [nothing] Tu ne reçois aucun rappel. **/moi rappels** change cela.
    [mention] Un rappel te mentionne dans le salon (ou t’arrive par message privé, si je ne peux pas y écrire), { $every ->
        [0] deux fois par tour.
        [one] toutes les heures.
       *[other] toutes les { $every } heures.
    }
   *[mail] Un rappel t’arrive par message privé (ou par une mention, si je ne peux pas t’écrire), { $every ->
        [0] deux fois par tour.
        [one] toutes les heures.
       *[other] toutes les { $every } heures.
    }
}
remind-mail = par message privé
remind-mention = par une mention dans le salon
remind-nothing = pas du tout
time-mute = Pas pour ce tour
time-mute-all = Plus aucun rappel
time-remind = Me rappeler mes tours…

## Ce qui n’est pas possible

refusal-no-such-zone = Je ne connais pas le fuseau horaire « { $text } ». Indique la capitale de ton pays, ou une autre grande ville qui a la même heure que toi.
refusal-no-such-zone-near = Je ne connais pas le fuseau « { $text } ». Tu pensais à { $near } ? Écris une de ces villes, ou une autre grande ville qui a la même heure que toi.
refusal-no-such-time = Je ne comprends pas l’heure « { $text } ». Écris par exemple 22:30 ou 8:00.
refusal-quiet-too-long = Les heures calmes durent { $n } heures au plus, pour que les autres n’attendent pas trop. Choisis-en de plus courtes.
refusal-no-such-day = Je ne comprends pas le jour « { $text } ». Écris par exemple 2026-12-31 ou 31/12.
refusal-away-backwards = Une absence finit après son début, et pas dans le passé. Rien n’a changé.
refusal-away-too-long = Une absence dure { $n } jours au plus et commence dans l’année. Au-delà, cède ta place ou quitte la partie.
refusal-here-already = Tu es déjà là : tes tables t’attendent.
refusal-live-already = Cette table joue déjà en direct.
refusal-no-clock = Cette table n’a pas d’horloge : il n’y a pas de temps à changer. **/table rythme** en propose un.
refusal-time-paused = L’horloge de cette table est en pause.
refusal-nobody-waits = La table n’attend pas { $player } en ce moment.
refusal-extended-already = { $player } a déjà eu plus de temps dans cette partie : on n’en demande qu’une seule fois.
refusal-pace-already = C’est déjà le rythme de cette table.
refusal-too-many-paces = Le rythme a changé { $n } fois ; c’est le maximum pour une partie.
refusal-too-many-pauses = Cette partie a déjà eu ses { $n } pauses.
refusal-pause-too-long = Ici, une pause dure d’un à { $n } jours.
