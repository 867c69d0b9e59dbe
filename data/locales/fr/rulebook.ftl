# Les règles entières, page par page, en nos propres mots ; la dernière page de chaque jeu est un exemple de tour.

## 13 Indices

rulebook-clues-1 = **Le but**
    Londres, 1899. Chacun enquête sur sa propre affaire. Trois cartes sont posées sur ton paravent : un personnage, un lieu, une arme. Tous les autres les voient, toi non. Le premier qui nomme ses trois cartes gagne.
    Le jeu compte 30 cartes : 10 couleurs, et de chaque couleur un personnage, un lieu et une arme. Chaque carte a aussi une catégorie : homme ou femme, intérieur ou extérieur, corps-à-corps ou à distance.
    On joue de 2 à 6. À moins de six, les trois cartes de certaines couleurs restent dans la boîte.
rulebook-clues-2 = **La mise en place**
    Chacun reçoit un personnage, un lieu et une arme, puis deux cartes de plus. Les cartes qui restent sont les **informateurs secrets** : face cachée, marqués d’une lettre. Il y en a 8 à deux joueurs, puis 6, 4, 2, et aucun à six.
    En secret, choisis un personnage, un lieu et une arme parmi tes cinq cartes. Ils vont sur le paravent de ton voisin de gauche. Les deux autres cartes restent derrière le tien : toi seul les vois.
    Ainsi, au début, 13 cartes te sont inconnues, et tes trois cartes sont parmi elles.
    À trois joueurs ou plus, chacun a une loupe ; le reste des 8 loupes est la réserve.
rulebook-clues-3 = **Ton tour, à trois joueurs ou plus**
    Si tu n’as pas de loupe, prends-en une dans la réserve ; si elle est vide, prends-la à un joueur de ton choix.
    Dépense ensuite **toutes** tes loupes. Chacune permet une action, dans l’ordre que tu veux :
    • interroger un témoin ;
    • consulter un informateur secret ;
    • accuser.
    Ton tour finit avec ta dernière loupe, ou après une accusation fausse. On joue dans le sens horaire.
rulebook-clues-4 = **Interroger un témoin**
    Donne la loupe à un autre joueur et demande-lui combien de cartes il voit d’**une couleur** en jeu, ou d’**une catégorie** : hommes, femmes, lieux en intérieur, en extérieur, armes de corps-à-corps, à distance. Rien d’autre ne se demande.
    Il répond juste, et tout le monde entend. Il compte les cartes sur les paravents de tous les **autres** joueurs, le tien compris, et les deux cartes derrière le sien. Il ne compte pas les trois cartes de son propre paravent : il ne les voit pas.
    Écoute aussi les questions des autres. Un « zéro » veut dire qu’il n’y en a pas non plus sur ton paravent, sauf si c’est toi le témoin.
rulebook-clues-5 = **Les informateurs, et l’accusation**
    Pour les deux, la loupe va au joueur le plus proche, dans le sens horaire, qui n’en a pas ; si tous en ont, à la réserve.
    {""}**Consulter un informateur** : regarde une de ces cartes, puis remets-la en place. Les autres savent laquelle tu as regardée, pas ce qu’elle est.
    {""}**Accuser** : nomme un personnage, un lieu et une arme que tu ne vois nulle part. Si tout est juste, tu gagnes. Sinon, on te dit seulement que c’est faux, ton tour finit, et tes loupes vont à la réserve. Tu restes en jeu.
rulebook-clues-6 = **À deux joueurs, et la variante Top secret**
    {""}**À deux**, il n’y a pas de loupes : ton tour est une seule action. Quand tu interroges, dis aussi laquelle des deux cartes cachées du témoin compte, celle de gauche ou celle de droite. Il compte celle-là et les trois de ton paravent.
    {""}**Top secret** (3 à 6 joueurs) : chacun a une tuile. Une fois dans la partie, tu peux la dépenser en posant une question : tout le monde entend la question, mais toi seul apprends la réponse, avec le témoin.
rulebook-clues-7 = **Exemple d’un tour**
    Anna a deux loupes. Elle en donne une à Bruno : « Combien de cartes vertes vois-tu ? » Bruno compte sur tous les paravents sauf le sien, et derrière le sien : « Deux. »
    Anna voit une carte verte sur le paravent de Chloé. L’autre est donc sur son propre paravent, ou derrière celui de Bruno.
    Avec sa deuxième loupe, Anna interroge Chloé sur la même couleur. Chloé voit le paravent d’Anna et celui de Bruno : « Zéro. » Il n’y a donc pas de vert sur le paravent d’Anna, et la deuxième carte verte est derrière celui de Bruno. Anna raye les cartes vertes. Elle n’a plus de loupe : c’est à Bruno.

## Mord im Arosa

rulebook-arosa-1 = **Le but**
    Un hôtel de huit étages, du rez-de-chaussée (0) au septième. Deux victimes sont tombées dans la cheminée d’aération. Chacun y a laissé des **traces**, des cubes de sa couleur, et personne ne voit à quel étage un cube s’arrête : on l’**entend**.
    Trouve les victimes, puis fais noter les traces des autres et efface les tiennes. À la fin, qui a le plus de points de soupçon est coupable ; qui en a le moins gagne.
    On joue de 2 à 6, chacun avec 20 traces en réserve.
rulebook-arosa-2 = **Le prologue, et ce qu’on entend**
    Un joueur tiré au sort lance les deux victimes. Puis chacun lance deux de ses traces. On annonce la couleur, jamais l’étage.
    Chaque *tac* est un étage passé ; *poc*, le cube s’arrête sur un étage ; *TOC*, il touche la table, le plus souvent au rez-de-chaussée. Des chocs échappent à l’oreille : un cube est souvent tombé plus bas qu’on ne croit, jamais plus haut.
    Tout le monde entend la même chose, et la même chose est écrite.
rulebook-arosa-3 = **Premier acte : à la recherche des victimes**
    À ton tour tu es l’**enquêteur** : ouvre un étage, tout le monde voit ce qui s’y trouve.
    • **Pas de victime** : les cubes trouvés retombent un par un dans la cheminée, et tu laisses tomber un cube de ta réserve en plus, même si l’étage était vide.
    • **Une victime** : l’étage est un **lieu du crime**. Pour chaque trace d’un **autre** joueur qui s’y trouve, ce joueur met une trace de sa réserve sur la case de l’étage, au tableau. Les tiennes ne comptent pas. Puis les cubes trouvés retombent ; tu ne lances rien de plus.
    Les deux victimes trouvées, le deuxième acte commence avec le joueur suivant.
rulebook-arosa-4 = **Deuxième acte : suspecter**
    Nomme un ou plusieurs autres joueurs, puis ouvre un étage. Pour chaque trace d’un suspect qui s’y trouve, il met une trace de sa réserve sur la case de cet étage. Ceux que tu n’as pas nommés ne notent rien, toi non plus.
    Pour chaque suspect **sans** trace à cet étage, tu laisses tomber une trace de ta réserve.
    {""}**Rez-de-chaussée** : il faut qu’une de tes propres traces y soit aussi. Sinon personne ne note rien, et tu laisses tomber une trace par suspect nommé.
    À la fin, tous les cubes trouvés retombent dans la cheminée.
rulebook-arosa-5 = **Deuxième acte : effacer**
    Si tu as des traces au tableau, tu peux, au lieu de suspecter, ouvrir un étage et y compter tes propres traces. Tu reprends de la case de **ce même** étage au plus autant de tes traces ; elles retournent dans ta réserve.
    Si tu n’en trouves aucune dans l’étage, tu ne reprends rien et tu laisses tomber une trace de plus.
    Ici aussi, les cubes trouvés retombent à la fin.
rulebook-arosa-6 = **La fin et les points**
    La partie finit après le tour où un joueur a 10 traces au tableau, ou une réserve vide. Si la réserve ne suffit pas pour noter, on prend les traces trouvées dans l’étage.
    Chaque trace au tableau compte :
    • **3 points** sur un lieu du crime ;
    • **2 points** à l’étage juste au-dessus ou au-dessous d’un lieu du crime ;
    • **1 point** ailleurs.
    Les traces dans l’hôtel et dans les réserves ne comptent pas. Il peut y avoir plusieurs coupables et plusieurs vainqueurs.
rulebook-arosa-7 = **Exemple d’un tour**
    Deuxième acte, Anna joue jaune. Elle a entendu deux cubes gris s’arrêter vers le troisième étage et suspecte Gaspard (gris) et Bruno (bleu) au troisième.
    L’étage contient deux gris, un marron, aucun bleu. Gaspard note deux traces sur la case 3. Bruno ne note rien, Chloé (marron) non plus, car elle n’était pas nommée.
    Les deux gris et le marron retombent dans la cheminée : *tac tac poc*, *tac poc*, *tac tac tac TOC*. Pour Bruno, suspecté à tort, Anna laisse tomber une trace jaune de sa réserve.

## Cluedo

rulebook-cluedo-1 = **Le but**
    Le Docteur Lenoir est mort dans sa villa. Qui, avec quelle arme, dans quelle pièce ? Il y a 21 cartes : 6 suspects, 6 armes, 9 pièces. Une carte de chaque sorte est dans l’**enveloppe** ; c’est la solution. Qui la nomme le premier gagne.
    Les 18 autres cartes sont distribuées. Une carte que tu vois n’est pas dans l’enveloppe : c’est ainsi qu’on avance.
    On joue de 3 à 6. Posséder une carte n’a aucun lien avec ton pion.
rulebook-cluedo-2 = **La mise en place**
    Les six pions sont sur leurs cases de départ, y compris ceux que personne ne joue. Les armes entrent dans la villa quand on les nomme.
    Les joueurs lancent les dés ; le plus haut total distribue les cartes, une par une. À quatre ou cinq, certains ont une carte de moins : ils jouent les premiers. À trois ou à six, Mademoiselle Rose commence.
    On joue dans le sens horaire.
rulebook-cluedo-3 = **Se déplacer**
    À ton tour, choisis :
    • **lancer les dés** et avancer d’exactement leur somme dans le couloir, jamais en diagonale ni deux fois sur la même case. On ne passe pas par une case occupée par un pion. On entre dans une pièce par une porte ; là, le nombre n’a pas besoin d’être exact, et le déplacement s’arrête ;
    • prendre le **passage secret** d’une pièce de coin, sans lancer les dés ;
    • **rester** où tu es.
    {""}**Double 1 ou double 6** : tu peux aller tout droit dans la pièce de ton choix.
rulebook-cluedo-4 = **L’hypothèse**
    Dans une pièce, tu peux faire une hypothèse par tour : un suspect, une arme, et la pièce où tu es. Le pion du suspect et l’arme y viennent et y restent.
    Les témoins répondent un par un, en commençant à ta gauche. Qui n’a aucune des trois cartes passe. Le premier qui en a une au moins t’en montre **une seule**, de son choix, à toi seul ; les questions s’arrêtent là.
    Les autres voient qui a passé et qui a montré, pas quelle carte. Tu peux nommer des cartes que tu as toi-même.
rulebook-cluedo-5 = **L’accusation et la fin**
    Juste après ton hypothèse, tu peux accuser : trois cartes, n’importe quelle pièce. L’enveloppe s’ouvre pour toi seul.
    • **Juste** : tu montres les cartes et tu gagnes.
    • **Faux** : tu ne joues plus, mais tu réponds encore aux hypothèses. Personne n’apprend ce que tu as nommé.
    Chacun n’accuse qu’une fois. Si tous se sont trompés, personne ne gagne.
    Si la table l’a choisi, on peut accuser à tout moment de son tour.
rulebook-cluedo-6 = **Les faux témoins (option)**
    Dans les règles de 1974, un témoin peut cacher une carte ; s’il est découvert, il ne joue plus et ne fait que répondre. Avec cette option, un témoin peut donc dire qu’il n’a rien. Une fois dans la partie, à ton tour, tu peux **dénoncer** un témoin pour une hypothèse. S’il avait menti, il est écarté ; sinon, tu n’apprends rien de plus. Qui reprend une place répond aussi de ses mensonges : **Mon bureau** les nomme.
    Sans cette option, chaque témoin répond juste, et choisit seulement quelle carte montrer.
rulebook-cluedo-7 = **Exemple d’un tour**
    Anna joue Madame Leblanc. Elle est dans le Grand Salon, lance 3 et 4, entre dans la Véranda, à quatre cases, et fait une hypothèse : Colonel Moutarde, la corde, dans la Véranda. Le pion de Moutarde et la corde y viennent.
    À sa gauche, Bruno n’a aucune des trois cartes : il passe. Chloé a la corde et la Véranda. Elle choisit et montre la corde à Anna seule. Diane n’est plus interrogée.
    Anna raye la corde. Bruno sait seulement que Chloé a l’une des trois, et tous savent que Bruno n’en a aucune. Anna n’accuse pas : son tour est fini.

## Bakerstreet

rulebook-bakerstreet-1 = **Le but**
    Londres, 1898, dans le brouillard. Deux détectives rassemblent des **indices**, des cartes marquées d’une lettre de A à T. Qui a le premier **sept lettres qui se suivent** gagne. Après T, rien ne suit : A n’est pas le voisin de T.
    Les 40 indices (chaque lettre deux fois) forment cinq piles de huit, en cercle, faces cachées.
    Chacun a 30 cartes « Détective » : cinq de chaque valeur de 0 à 5. On en a trois en main.
rulebook-bakerstreet-2 = **Ton tour**
    Ou bien tu fais trois choses, dans cet ordre :
    1. **Pose** une carte de ta main, face visible, sur les cartes devant une des cinq piles. Seule la carte du dessus reste visible ; on ne regarde plus celles du dessous.
    2. **Pioche** une carte.
    3. Annonce une **estimation** : la valeur totale des six cartes des deux mains, de 0 à 30. Elle doit dépasser la précédente. Le bluff est permis.
    Ou bien tu mets en **doute** la dernière estimation : alors tu ne poses et ne pioches rien. Au premier tour d’une manche, il n’y a rien à mettre en doute.
rulebook-bakerstreet-3 = **Le doute**
    Les deux mains sont révélées, et on additionne les six valeurs. Les symboles ne comptent pas.
    • Moins que l’estimation : celui qui a **douté** remporte le doute.
    • Autant ou plus : celui qui a **estimé** remporte le doute.
    Les six cartes vont dans les défausses. La manche est finie ; un **décompte** suit. Puis chacun pioche trois cartes, et le perdant du doute commence la manche suivante.
rulebook-bakerstreet-4 = **Le décompte**
    Le vainqueur du doute choisit une pile. Les cartes posées devant elle sont retirées une par une, par le dessus, et triées par joueur, jusqu’à un **stop** ou jusqu’à la dernière.
    Qui a la plus forte somme remporte le décompte ; à égalité, ou sans carte, c’est le vainqueur du doute.
    Il regarde tous les indices de la pile et en prend un, d’une lettre qu’il n’a pas encore. L’autre ne le voit pas. Les cartes décomptées vont dans les défausses.
rulebook-bakerstreet-5 = **Les symboles**
    Ils n’agissent que pendant un décompte.
    • **Stop** : cette carte compte encore, puis le décompte s’arrête. Celles du dessous restent.
    • **×2** : double la somme du joueur qui l’a jouée, une seule fois.
    • **Flèche** : la pile suivante, dans le sens horaire, est décomptée aussi, et cela peut continuer.
    Symboles des { $cards } cartes de chacun, par valeur : **stop** { $stops } ; **×2** { $doubles } ; **flèche** { $arrows }. Les autres n’en portent pas.
rulebook-bakerstreet-6 = **Les absences**
    Qui quitte la partie la perd.
    Quand ton temps est écoulé, ton tour est joué d’office : on doute pour toi, sauf s’il n’y a rien à mettre en doute ou si ta main seule atteint déjà l’estimation. Dans ce cas, une carte est posée au hasard, avec l’estimation la plus basse possible. Les piles et les indices sont aussi tirés au sort.
    {""}**Manquer trois tours de suite revient à quitter la partie.** Chaque fois, tu as tout ton temps, et un avertissement suit le deuxième. Un tour ne compte qu’une fois, avec la pile et les indices qui en découlent ; dès que tu joues toi-même, le compte repart de zéro.
    Une absence annoncée n’est pas un tour manqué. Et si, depuis ton dernier coup, l’autre a lui aussi laissé passer son temps ou s’est absenté, personne ne gagne par des tours manqués.
    Si personne ne joue pendant deux manches, la partie s’arrête sans vainqueur.
rulebook-bakerstreet-7 = **Conseils**
    Deux mains fraîches valent 15 en moyenne. Tes propres cartes en disent la moitié : avec 5, 4 et 4, une estimation de 20 n’est pas folle.
    Souviens-toi de ce qui a été posé devant les piles : une pile où tu as de fortes cartes vaut un décompte, et une flèche cachée peut en valoir deux.
    La défausse n’est mélangée que quand la pioche est vide.
rulebook-bakerstreet-8 = **Exemple d’un tour**
    Céline estime 16. Bruno a 1, 0 et 2 en main et n’y croit pas : il doute. Céline avait 5, 5 et 2 : en tout 15. C’est moins que 16, Bruno remporte le doute.
    Il choisit la troisième pile. On retire un 3 de Bruno, un 2 avec ×2 de Céline, puis un 1 de Bruno avec un stop : le décompte s’arrête, même si d’autres cartes sont dessous. Bruno a 3 + 1 = 4, Céline 2 × 2 = 4. À égalité, c’est le vainqueur du doute : Bruno regarde la pile et prend la lettre G.
    Chacun pioche trois cartes. Céline, qui a perdu le doute, commence.
