# Les commandes en français. L’anglais est dans le code : les noms et les docstrings des cogs.
# Noms : minuscules, sans espace, accents compris, 32 caractères au plus. Descriptions : 100 caractères au plus.

choice-deduction = déduction
choice-easy = facile
choice-medium = moyen
choice-hard = difficile
choice-none = sans limite
choice-live = en direct
choice-12-hours = 12 heures
choice-1-day = 1 jour
choice-2-days = 2 jours
choice-1-week = 1 semaine

## Sans table

command-play = jouer
command-play-description = Joue : en solo contre des adversaires, avec d’autres ici, ou à une table qui a une place.

command-help = aide
command-help-description = Ce qu’est Alibi, comment commencer, et comment tes secrets t’arrivent.

command-learn = apprendre
command-learn-description = Apprends un jeu en cinq minutes, en privé et sans table.
command-learn-game = jeu
command-learn-game-description = Le jeu à apprendre ; sans lui, tu choisis.

## /table

command-table = table
command-table-description = Ouvre, rejoins et suis une table dans ce salon.

command-table-new = ouvrir
command-table-new-description = Ouvre une table dans ce salon.
command-table-new-game = jeu
command-table-new-game-description = Le jeu auquel tu veux jouer.
command-table-new-language = langue
command-table-new-language-description = La langue de la table ; sinon la tienne, ou celle que le serveur a choisie.
command-table-new-private = privée
command-table-new-private-description = Oui : on ne s’assied que sur invitation.
command-table-new-thread = fil
command-table-new-thread-description = Oui : la table a son propre fil ; sinon, selon le choix du serveur.

command-table-join = rejoindre
command-table-join-description = Prends place à la table de ce salon.

command-table-leave = quitter
command-table-leave-description = Quitte la table avant le début de la partie.

command-table-invite = inviter
command-table-invite-description = Invite quelqu’un à la table, avant le début de la partie.
command-table-invite-person = personne
command-table-invite-person-description = La personne à inviter ; elle reçoit un message avec un bouton.

command-table-kick = renvoyer
command-table-kick-description = Renvoie quelqu’un de la table, ou retire une invitation (hôte ou modération).
command-table-kick-person = personne
command-table-kick-person-description = La personne à renvoyer.

command-table-host = hôte
command-table-host-description = Confie la table à un autre joueur (hôte ou modération).
command-table-host-person = personne
command-table-host-person-description = Le nouvel hôte, qui a déjà une place à la table.

command-table-option = option
command-table-option-description = Règle une option de la table (hôte, avant le début).
command-table-option-key = option
command-table-option-key-description = Quelle option.
command-table-option-value = valeur
command-table-option-value-description = Sa valeur.

command-table-word = mot
command-table-word-description = Ajoute un mot de ton choix à la donne, avant le début.
command-table-word-text = texte
command-table-word-text-description = N’importe quel mot, mais pas de vrai nom : il reste dans les messages et dans le fichier.

command-table-start = commencer
command-table-start-description = Distribue les cartes et commence la partie (hôte).

command-table-pace = rythme
command-table-pace-description = Vois l’horloge de la partie, ou propose un autre rythme à tous.
command-table-pace-pace = rythme
command-table-pace-pace-description = Le temps de chacun pour un tour.

command-table-pause = pause
command-table-pause-description = Propose une pause à tous ; ensuite, le tour reprend avec le temps qui lui restait.
command-table-pause-days = jours
command-table-pause-days-description = Combien de jours.

command-table-extend = prolonger
command-table-extend-description = Prends plus de temps pour un tour, ou donnes-en : une fois par partie et par personne.
command-table-extend-player = joueur
command-table-extend-player-description = Qui reçoit ce temps ; sinon, la personne que la table attend.

command-table-status = état
command-table-status-description = Vois en privé où en est la partie et ce que tu peux faire.

command-table-hand = main
command-table-hand-description = Ton bureau : tes secrets, en privé.

command-table-sheet = feuille
command-table-sheet-description = Marque sur ta feuille privée qui peut avoir quoi.
command-table-notes = notes
command-table-notes-description = Ouvre ton carnet privé, ou ajoutes-y une ligne.
command-table-notes-text = texte
command-table-notes-text-description = Une ligne à ajouter ; sans elle, tout le carnet s’ouvre.

command-table-log = historique
command-table-log-description = Relis en privé ce qui s’est passé à cette table.

command-table-rules = règles
command-table-rules-description = Lis les règles utiles en ce moment.

command-table-language = langue
command-table-language-description = Choisis la langue de la table ; tes propres messages suivent ton Discord.
command-table-language-language = langue
command-table-language-language-description = La langue des messages du salon.
command-table-language-second = seconde
command-table-language-second-description = Une langue dans laquelle chaque message est redit en petit.

command-table-resign = abandonner
command-table-resign-description = Quitte pour de bon la partie en cours.

command-table-vote = vote
command-table-vote-description = Propose un vote, ou vois où en est celui de la table.
command-table-vote-on = sujet
command-table-vote-on-description = Sur quoi voter ; sans cela, tu vois où en est le vote.
choice-end = fermer la table
choice-draw = partie nulle

command-table-replace = remplacer
command-table-replace-description = Fais reprendre une place de la partie en cours, si les autres sont d’accord.
command-table-replace-player = joueur
command-table-replace-player-description = La place de qui ; sans cela, la tienne, ou celle que tu avais avant.
command-table-replace-by = par
command-table-replace-by-description = La personne qui la prend ; sans cela, la place est offerte à tous.
command-table-replace-notes = notes
command-table-replace-notes-description = Oui : tes notes et tes marques vont avec ta place.

command-table-end = fermer
command-table-end-description = Ferme la table sans vainqueur (hôte ou modération).

command-table-replay = revoir
command-table-replay-description = Revois la partie terminée coup par coup, toutes les cartes ouvertes.
command-table-export = exporter
command-table-export-description = Reçois la partie terminée dans un fichier que chacun peut rejouer.

command-inbox = tables
command-inbox-description = Vois toutes tes tables, sur tous les serveurs, et ce qu’elles attendent.

command-stats = statistiques
command-stats-description = Vois tes parties terminées, celles de quelqu’un ou du serveur ; la réponse reste privée.
command-stats-person = personne
command-stats-person-description = De qui ; sans cela, les tiennes.
command-stats-game = jeu
command-stats-game-description = Un seul jeu ; avec une personne, ses parties de ce jeu.
command-stats-server = serveur
command-stats-server-description = Oui pour tout ce qui se joue sur ce serveur.
choice-shown = visibles
choice-hidden = cachées

## /moi

command-me = moi
command-me-description = Tes propres réglages, pour toutes les tables.

command-me-settings = réglages
command-me-settings-description = Vois ou change tes réglages.
command-me-settings-secrets = secrets
command-me-settings-secrets-description = Où tes secrets t’arrivent.
command-me-settings-statistics = statistiques
command-me-settings-statistics-description = Si les autres voient tes parties terminées.

command-me-hours = heures
command-me-hours-description = Règle tes heures calmes : aucun de tes tours ne s’achève pendant ce temps.
command-me-hours-zone = fuseau
command-me-hours-zone-description = Une grande ville de ton fuseau horaire.
command-me-hours-start = début
command-me-hours-start-description = Quand elles commencent, par exemple 22:30.
command-me-hours-end = fin
command-me-hours-end-description = Quand elles finissent, par exemple 8:00.

command-me-away = absence
command-me-away-description = Annonce une absence : aucune de tes tables ne t’attend pendant ce temps.
command-me-away-end = fin
command-me-away-end-description = Le dernier jour, par exemple 2026-12-31.
command-me-away-start = début
command-me-away-start-description = Le premier jour ; sinon, aujourd’hui.

command-me-wake = réveil
command-me-wake-description = Reçois un message quand on attend des joueurs pour un jeu que tu aimes sur ce serveur.
command-me-reminders = rappels
command-me-reminders-description = Vois ou règle comment je te rappelle tes tours.
command-me-reminders-by = par
command-me-reminders-by-description = Par message privé, par une mention dans le salon, ou pas du tout.
command-me-reminders-every = intervalle
command-me-reminders-every-description = Au bout de combien d’heures, puis encore après autant ; 0 : deux fois par tour.

command-me-here = présent
command-me-here-description = Dis que tu es là, à la table de ce salon ; quand tout le monde y est, la partie continue en direct.

command-me-back = retour
command-me-back-description = Mets fin à ton absence : tes tables t’attendent de nouveau.
choice-mail = par message privé
choice-mention = par une mention
choice-nothing = pas du tout
choice-desk = à mon bureau seulement

command-me-block = bloquer
command-me-block-description = Tiens quelqu’un à l’écart des tables que tu ouvres, sans le lui dire.
command-me-block-person = personne
command-me-block-person-description = La personne qui ne doit pas s’asseoir à tes tables.

command-me-unblock = débloquer
command-me-unblock-description = Laisse quelqu’un s’asseoir de nouveau à tes tables.
command-me-unblock-person = personne
command-me-unblock-person-description = La personne que tu as bloquée.

command-me-export = exporter
command-me-export-description = Reçois dans un fichier tout ce qui est gardé à ton sujet.

command-me-erase = effacer
command-me-erase-description = Fais effacer tout ce qui est gardé à ton sujet.

## /bakerstreet

command-bakerstreet = bakerstreet
command-bakerstreet-description = Joue à Bakerstreet à la table de ce salon.

command-bakerstreet-play = poser
command-bakerstreet-play-description = Pose une carte de ta main devant une pile d’indices ; tu en pioches aussitôt une autre.
command-bakerstreet-play-card = carte
command-bakerstreet-play-card-description = Une carte de ta main : sa valeur et son symbole.
command-bakerstreet-play-pile = pile
command-bakerstreet-play-pile-description = La pile d’indices, de 1 à 5.

command-bakerstreet-estimate = estimer
command-bakerstreet-estimate-description = Estime la valeur totale des six cartes des deux mains.
command-bakerstreet-estimate-number = nombre
command-bakerstreet-estimate-number-description = Un nombre supérieur à la dernière estimation, 30 au plus.

command-bakerstreet-doubt = douter
command-bakerstreet-doubt-description = Mets en doute la dernière estimation, au lieu de jouer.

command-bakerstreet-choose = choisir
command-bakerstreet-choose-description = Choisis la pile à décompter : tu as remporté le doute.
command-bakerstreet-choose-pile = pile
command-bakerstreet-choose-pile-description = La pile d’indices, de 1 à 5.

command-bakerstreet-take = prendre
command-bakerstreet-take-description = Prends un indice de la pile que tu as remportée.
command-bakerstreet-take-letter = lettre
command-bakerstreet-take-letter-description = La lettre que tu gardes.

## /server

command-server = serveur
command-server-description = Ce que ce serveur décide pour ses tables.

command-server-settings = réglages
command-server-settings-description = Vois ou change ce que ce serveur a décidé (il faut la permission Gérer le serveur).
command-server-settings-threads = fils
command-server-settings-threads-description = Oui : chaque nouvelle table a son propre fil.
command-server-settings-reminders = rappels
command-server-settings-reminders-description = Oui : les joueurs peuvent recevoir des rappels pour les tables d’ici.

command-server-channel = salon
command-server-channel-description = Désigne un salon pour les tables ; dès lors, on n’en ouvre plus ailleurs.
command-server-channel-channel = salon
command-server-channel-channel-description = Le salon, avec ses fils ; ou une catégorie, avec ses salons.
command-server-channel-allowed = permis
command-server-channel-allowed-description = Non : le salon ne fait plus partie de la liste.

command-server-openers = ouverture
command-server-openers-description = Décide qui peut ouvrir une table sur ce serveur.
command-server-openers-role = rôle
command-server-openers-role-description = Le rôle qu’il faut avoir ; sans rôle, tout le monde peut.

command-server-language = langue
command-server-language-description = Choisis la langue des nouvelles tables et soirées de ce serveur.
command-server-language-language = langue
command-server-language-language-description = Leur langue ; sans choix, celle de la personne qui les ouvre.

command-server-zone = fuseau
command-server-zone-description = Choisis le fuseau horaire des soirées, pour qui n’a pas réglé le sien.
command-server-zone-zone = ville
command-server-zone-zone-description = Une grande ville du fuseau ; sans elle, on demande à chacun.

command-server-desk = accueil
command-server-desk-description = Poste un accueil dans ce salon : des boutons permanents pour ouvrir ou rejoindre une partie.
command-server-moderators = modération
command-server-moderators-description = Décide qui peut intervenir à la table d’autrui, en plus de qui gère les messages.
command-server-moderators-role = rôle
command-server-moderators-role-description = Un rôle qui le peut aussi ; sans rôle, personne d’autre.

## /night

command-night = soirée
command-night-description = Des soirées jeux : prévues, réparties en tables, terminées.

command-night-plan = prévoir
command-night-plan-description = Prévois une soirée dans ce salon, avec une liste où chacun s’inscrit.
command-night-plan-when = quand
command-night-plan-when-description = Le début, par exemple 20h30, demain 20h30 ou dans 3 h, à ton heure.

command-night-edit = modifier
command-night-edit-description = Change l’heure, le salon, le titre ou le nombre de places de la soirée.
command-night-edit-when = quand
command-night-edit-when-description = Le nouveau début, par exemple 20h30, demain 20h30 ou dans 3 h, à ton heure.
command-night-edit-places = places
command-night-edit-places-description = Combien de personnes peuvent venir ; les suivantes sont sur la liste d’attente.

command-night-edit-weekly = chaque_semaine
command-night-edit-weekly-description = Oui : quand elle est terminée, la suivante est prévue une semaine plus tard.

command-night-edit-title = titre
command-night-edit-title-description = Comment elle s’appelle.
command-night-edit-channel = salon
command-night-edit-channel-description = Le salon textuel où elle a lieu désormais.

command-night-cohost = coorganisateur
command-night-cohost-description = Choisis qui organise la soirée avec toi, ou reviens sur ce choix.
command-night-cohost-person = personne
command-night-cohost-person-description = La personne qui pourra faire les tables, déplacer la soirée et la terminer.

command-night-here = présent
command-night-here-description = Dis que tu es là, à la soirée de ce salon.

command-night-split = répartir
command-night-split-description = Fais des tables avec les personnes sur place qui ne jouent pas.
command-night-split-duplicate = même_donne
command-night-split-duplicate-description = Un jeu que plusieurs tables jouent avec la même donne, pour les comparer.

command-night-end = terminer
command-night-end-description = Termine la soirée de ce salon, ou annule-la.

## /case

command-case = affaire
command-case-description = Une petite affaire à résoudre, une nouvelle chaque jour, en privé.

command-case-today = jour
command-case-today-description = Résous l’affaire du jour ; la réponse reste privée.

command-case-board = serveur
command-case-board-description = Vois comment le serveur s’en est tiré avec l’affaire du jour.

command-case-practise = entraînement
command-case-practise-description = Résous une affaire d’entraînement, à ton niveau.
command-case-practise-game = jeu
command-case-practise-game-description = De quel jeu ; sans cela, n’importe lequel.
command-case-practise-grade = niveau
command-case-practise-grade-description = La difficulté ; sans cela, celle qui te convient.

command-case-together = ensemble
command-case-together-description = Résous une affaire avec tout le monde dans ce salon, sur une seule feuille.
command-case-together-game = jeu
command-case-together-game-description = De quel jeu ; sinon, de n’importe lequel.
command-case-together-grade = niveau
command-case-together-grade-description = De quelle difficulté ; sinon, moyenne.

## /owner

command-owner = exploitant
command-owner-description = Ce que voit et fait la personne qui exploite ce bot.

command-owner-state = état
command-owner-state-description = Vois si le bot va bien, ce qui attend, et combien de parties sont en cours.

command-owner-servers = serveurs
command-owner-servers-description = Vois sur combien de serveurs est le bot, et où des parties sont en cours.

command-owner-maintenance = maintenance
command-owner-maintenance-description = Annonce dans chaque salon où une partie est en cours que le bot sera absent.
command-owner-maintenance-starts = début
command-owner-maintenance-starts-description = Dans combien de minutes elle commence.
command-owner-maintenance-lasts = durée
command-owner-maintenance-lasts-description = Combien de minutes elle prend.

command-owner-withdraw = retirer
command-owner-withdraw-description = Retire la maintenance annoncée, et ses annonces.
