# Le guide : l’aide, les règles page par page, et les leçons.

help = **Alibi** accueille des jeux de déduction : { $games }. On y joue en solo contre des adversaires ou avec d’autres, en une soirée ou en plusieurs jours.
    {""}**Pour commencer**, envoie **/jouer** : une partie aussitôt contre des adversaires de ta force, une table pour d’autres, ou une place à prendre.
    {""}Quand c’est ton tour, un message t’appelle, avec les boutons qu’il te faut.
    {""}**Tes secrets** t’arrivent en message privé, et **Mon bureau** te les montre dans le salon, en privé. **Ma feuille** te sert de fiche.
    {""}**/table ouvrir** ouvre une table avec toutes ses options ; **Compléter la table** y assoit le programme.
    {""}**/soirée prévoir** prévoit une soirée à plusieurs tables, **/affaire jour** te donne une énigme par jour.
    {""}**/table état** dit ce que tu peux faire.
help-unfinished = -# { $share } % de ce que je dis est traduit dans ta langue ({ $language }) ; le reste est en anglais.
learn-which = **Que veux-tu apprendre ?** Une leçon dure environ cinq minutes : quelques décisions d’une vraie partie, et leurs raisons. Les règles sont de courtes pages, avec un exemple de tour.
guide-shelf = Leçons et règles
learn-your-turn = La table de ce salon attend que tu joues. La leçon peut attendre : **/apprendre** la rouvre à la question que tu veux. ⏳
learn-game = Apprendre { $game }
rules-game = Règles : { $game }
guide-techniques = Déduction
techniques-which = **La déduction :** comment une chose découle d’une autre, une technique par page, de la plus facile à la plus difficile. Là où les coups de pouce sont permis, l’un d’eux nomme la technique qu’il te faut.
techniques-of = Déduction : { $game }
techniques-head = -# { $game } : technique { $n } sur { $most }
guide-rules = Toutes les règles
guide-learn = Apprendre en 5 minutes
guide-page = -# { $game }, page { $n } sur { $most }
guide-back = Précédente
guide-next = Suivante
learn-head = -# { $game } : question { $n } sur { $most }
learn-begin = Commencer
learn-question = Question { $n }
learn-right = La bonne réponse : ||{ $answer }||
learn-again = Réessayer
learn-open = Ouvrir une table

refusal-no-lesson = Il n’y a pas de leçon pour ce jeu. **/table règles** l’explique à une table.
