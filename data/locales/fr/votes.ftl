# Ce que les joueurs d’une table décident ensemble.

vote-menu = Sur quoi la table doit-elle voter ?
vote-menu-costs = -# Pour fermer la table, il faut plus de la moitié des voix : être d’accord compte alors comme un départ avant la fin, sauf si toutes les personnes que la table attend encore le sont. Une partie nulle demande l’accord de tout le monde et ne coûte rien à personne.
vote-control-menu = Céder ma place, ou voter
vote-control-end = Fermer la table
vote-control-draw = Partie nulle
vote-control-offer = Céder ma place
vote-control-replace = Remplacer { $player }
vote-control-named = Propose-la à quelqu’un…
vote-control-papers = À quelqu’un, avec mes notes…
vote-control-anybody = La proposer à tout le monde
vote-control-back = Retour
vote-seat = { $own ->
    [yes] **Ta place :** propose-la à quelqu’un, ou à tout le monde. Il faut l’accord de plus de la moitié des autres.
   *[no] Pour remplacer { $player } : propose la place à quelqu’un, ou à tout le monde. Il faut l’accord de plus de la moitié des autres.
}
vote-end = { $by } propose de **fermer cette table** sans vainqueur. Elle ferme dès que plus de la moitié des joueurs sont d’accord. **Être d’accord compte alors comme un départ avant la fin**, sauf si toutes les personnes que la table attend encore le sont ; qui n’est pas d’accord n’y perd rien. Une partie nulle demande l’accord de tout le monde et ne coûte rien à personne.
vote-draw = { $by } propose **une partie nulle**. Il faut l’accord de tout le monde.
vote-replace = { $whose ->
    [own] { $by } propose sa place à { $newcomer }, avec tout ce qu’on y sait. { $newcomer } doit accepter, et plus de la moitié des autres doivent être d’accord.
    [before] { $by } voudrait reprendre la place occupée par { $player }, avec tout ce qu’on y sait. { $player } doit être d’accord.
   *[another] { $by } propose que { $newcomer } prenne la place occupée par { $player }, avec tout ce qu’on y sait. { $newcomer } doit accepter, et plus de la moitié des autres doivent être d’accord.
}
vote-offer = { $whose ->
    [own] { $by } propose sa place, avec tout ce qu’on y sait, à qui la prendra. Il faut l’accord de plus de la moitié des autres.
   *[another] { $by } propose la place occupée par { $player }, avec tout ce qu’on y sait, à qui la prendra. Il faut l’accord de plus de la moitié des autres.
}
vote-pace = { $by } propose un autre temps par tour : **{ $pace }**. Il faut l’accord de toutes les personnes présentes.
vote-pause = { $days ->
    [one] { $by } propose une pause d’**un jour**. Il faut l’accord de toutes les personnes présentes.
   *[other] { $by } propose une pause de **{ $days } jours**. Il faut l’accord de toutes les personnes présentes.
}
vote-takeback = { $by } demande à **reprendre son dernier coup**. Il faut que tout le monde soit d’accord avant que la partie continue.
vote-until = Jusqu’au { $at } ; ensuite, les voix exprimées décident.
vote-calls = { $people_n ->
    [one] { $people } : qu’en dis-tu ?
   *[other] { $people } : qu’en dites-vous ?
}
vote-for = Pour : { $people }
vote-missing = N’ont pas encore voté : { $people }
vote-yes = D’accord
vote-no = Non
vote-take = Prendre la place
vote-replace-passed = { $newcomer } prend la place occupée par { $player } : **Mon bureau** montre tout ce qu’on y sait. Les notes prises à cette place restent privées, sauf accord de qui les a prises.
vote-pace-passed = C’est décidé : **{ $pace }** par tour à partir de maintenant.
vote-pause-passed = { $days ->
    [one] C’est décidé : une pause d’**un jour**. Ensuite, le tour reprendra avec le temps qui lui restait.
   *[other] C’est décidé : une pause de **{ $days } jours**. Ensuite, le tour reprendra avec le temps qui lui restait.
}
vote-decides = Ta voix a fait la décision.
vote-agreed = C’est d’accord.
vote-failed = La proposition est rejetée : rien ne change.
table-taken-back = { $by } reprend son coup : la partie revient à ce qu’elle était juste avant. ↩️
takeback-control = Reprendre ce coup
takeback-control-ask = Demander à reprendre ce coup
vote-silent = Ta voix compte. La table le lira un peu plus tard : **/table vote** montre où en est le vote.
ended-by-vote = La table est fermée par un vote de ses joueurs ; personne ne gagne. **/table exporter** donne la partie dans un fichier.
ended-by-draw = Les joueurs se sont mis d’accord sur une partie nulle. **/table exporter** donne la partie dans un fichier.
ended-by-deletion = Le salon de cette table a été supprimé : la partie est finie, personne ne gagne. **/table exporter** donne la partie dans un fichier.
ended-by-removal = On m’avait retiré de ce serveur : la partie est finie, personne ne gagne. **/table exporter** donne la partie dans un fichier.
ended-by-upgrade = J’ai été mis à jour et je n’ai plus les règles avec lesquelles cette partie a commencé : elle s’arrête ici, personne ne gagne. **/table exporter** donne la partie dans un fichier.
ended-by-manager = La modération de ce serveur a fermé cette table ; personne ne gagne. **/table exporter** donne la partie dans un fichier. 🛡️
refusal-other-seat-held = { $person } a déjà eu une autre place à cette table et ne peut pas prendre celle-ci.
refusal-vote-open = Cette table vote déjà sur quelque chose. **/table vote** le montre.
refusal-vote-over = Ce vote est terminé. **/table vote** montre ce qu’on peut proposer.
refusal-takeback-late = C’est trop tard pour reprendre ce coup : la partie a continué. Rien n’a changé.
refusal-takeback-shown = Ce coup ne peut pas être repris : quelqu’un a vu quelque chose qui ne s’oublie plus, ou a peut-être agi en secret depuis. Rien n’a changé.
refusal-no-vote = Tu n’as pas de voix ici : seuls votent ceux qui jouent encore, et la personne qui prendrait la place.
refusal-vote-elsewhere = Toute la table doit pouvoir lire un vote : vote dans son salon.
refusal-replace-present = { $guest } joue encore : c’est à { $guest } de céder sa place. Après un tour manqué, tu pourras le demander.
refusal-replace-away = { $guest } s’absente jusqu’au { $at }, et la table n’attend pas ses tours : c’est à { $guest } de céder sa place.
refusal-replace-bot = Un bot ne peut pas prendre de place. Choisis une personne.
refusal-seat-for-another = Cette place est proposée à quelqu’un d’autre.
refusal-seat-left = { $guest } a quitté la partie pour de bon : cette place ne peut plus être prise.
