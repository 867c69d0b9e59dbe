# Les leçons : quelques décisions d’une vraie partie par jeu, et leurs raisons.

## 13 Indices

lesson-clues-start = **13 Indices en cinq minutes**
    Trois cartes sont sur ton paravent : un personnage, un lieu, une arme. Les autres les voient, toi non. Nomme-les avant que Camille et Robin ne nomment les leurs.
    Voici quatre décisions d’une vraie partie. Les images montrent ce que tu vois à ta place.
lesson-clues-1 = Tu vois les paravents de Camille et Robin, et les deux cartes derrière le tien : le Couteau et le Parc.
    {""}**Lequel de ces lieux peut être sur ton paravent ?**
lesson-clues-1-market = Le Marché
lesson-clues-1-market-why = Non : tu vois le Marché sur le paravent de Robin. Chaque carte n’existe qu’une fois.
lesson-clues-1-park = Le Parc
lesson-clues-1-park-why = Non : le Parc est derrière ton propre paravent. C’est une des deux cartes que tu n’as pas données.
lesson-clues-1-parlor = Le Salon
lesson-clues-1-parlor-why = Oui : tu ne vois le Salon nulle part. Au début, 13 cartes te sont inconnues ; les trois tiennes sont parmi elles, les autres sont derrière les paravents ou chez les informateurs.
lesson-clues-2 = Robin donne sa loupe à Camille et demande : « Combien de cartes orange vois-tu ? » Réponse : **zéro**. Il y a trois cartes orange : la Danseuse, le Théâtre et le Revolver.
    {""}**Qu’apprends-tu ?**
lesson-clues-2-nothing = Rien : ce n’est pas ma question
lesson-clues-2-nothing-why = Si : tout le monde entend la réponse, et Camille voit ton paravent. Écouter ne coûte rien.
lesson-clues-2-screen = Ni Danseuse ni Théâtre chez moi
lesson-clues-2-screen-why = Oui : Camille voit ton paravent et n’y compte rien d’orange. Le Revolver, tu le vois : il est sur le paravent de Camille, qui ne le voit pas et ne le compte pas.
lesson-clues-2-game = Aucune carte orange n’est en jeu
lesson-clues-2-game-why = Non : tu vois le Revolver, orange, sur le paravent de Camille. Un témoin ne compte jamais son propre paravent : il ne le voit pas.
lesson-clues-3 = À toi ! Tu donnes ta loupe à Camille : « Combien de cartes vertes vois-tu ? » Réponse : **deux**. Les vertes sont la Comtesse, l’Épée et le Parc, et le Parc est derrière ton paravent.
    {""}**Où sont la Comtesse et l’Épée ?**
lesson-clues-3-both = Toutes deux sur mon paravent
lesson-clues-3-both-why = Peut-être, mais ce n’est pas sûr : Camille compte aussi les deux cartes cachées derrière son propre paravent.
lesson-clues-3-park = Camille a compté le Parc
lesson-clues-3-park-why = Non : le Parc est derrière ton paravent, toi seul le vois. Les deux vertes sont donc la Comtesse et l’Épée.
lesson-clues-3-either = Sur mon paravent ou derrière le sien
lesson-clues-3-either-why = Oui : Camille les voit toutes deux, et Robin n’a rien de vert sur son paravent. Chacune est sur ton paravent, ou derrière celui de Camille. Il te faut un second témoin.
lesson-clues-4 = Un tour plus tard. Robin ne voit aucun lieu en extérieur. Tu demandes les vertes à Robin : **une**. Elle est donc sur ton paravent, car l’autre est derrière celui de Camille. Puis les violettes à Camille : **une**. Il te reste une loupe.
    {""}**Quelle accusation peut être juste ?**
lesson-clues-4-dancer = Danseuse, Salon, Épée
lesson-clues-4-dancer-why = Non : Camille n’a vu aucune carte orange, et la Danseuse est orange. Une accusation fausse finit ton tour, et informe les autres.
lesson-clues-4-sword = Comtesse, Salon, Épée
lesson-clues-4-sword-why = Non : Robin verrait deux vertes sur ton paravent, et n’en a vu qu’une. C’est la Comtesse ou l’Épée, jamais les deux.
lesson-clues-4-crossbow = Comtesse, Salon, Arbalète
lesson-clues-4-crossbow-why = Oui : une seule verte, rien d’orange, un lieu en intérieur. Et c’était juste : dans cette partie, tu as gagné. D’habitude, pose une question de plus avant de risquer.
lesson-clues-end = **C’est tout ce qu’il faut pour jouer.** Compte ce que tu vois, écoute chaque réponse, et demande-toi toujours ce que le témoin voit, lui. **Ma feuille** te sert de fiche. Ouvre une table, ou lis les règles entières.

## Mord im Arosa

lesson-arosa-start = **Mord im Arosa en cinq minutes**
    Deux victimes sont tombées dans la cheminée d’aération d’un hôtel de huit étages. Chacun y laisse des traces : tu joues jaune, Camille joue bleu. On ne voit pas les cubes s’arrêter, on les entend.
    Voici quatre décisions d’une vraie partie à deux.
lesson-arosa-1 = Les deux victimes tombent, l’une après l’autre : *tac tac … poc*, puis encore *tac tac … poc*. Chaque *tac* est un étage passé, *poc* l’arrêt. Des chocs peuvent échapper à l’oreille.
    {""}**Où est la première victime ?**
lesson-arosa-1-seventh = Au septième étage
lesson-arosa-1-seventh-why = Non : deux *tac*, ce sont au moins deux étages passés, le septième et le sixième.
lesson-arosa-1-fifth = Au cinquième, c’est sûr
lesson-arosa-1-fifth-why = Pas sûr : elle y serait si l’on entendait chaque choc. Mais environ un choc sur quatre échappe à l’oreille.
lesson-arosa-1-lower = Au cinquième ou plus bas
lesson-arosa-1-lower-why = Oui : deux étages passés au moins, peut-être davantage. Un cube est souvent plus bas qu’on ne l’entend, jamais plus haut.
lesson-arosa-2 = Camille ouvre le cinquième étage : il est vide. Pour cette recherche bâclée, un cube de sa réserve tombe dans la cheminée. À toi.
    {""}**Quel étage ouvres-tu ?**
lesson-arosa-2-sixth = Le sixième
lesson-arosa-2-sixth-why = Non : les deux victimes ont passé au moins deux étages, donc le sixième aussi. Elles n’y sont pas.
lesson-arosa-2-fifth = Le cinquième encore
lesson-arosa-2-fifth-why = Non : tu as vu qu’il est vide, et une victime ne change jamais d’étage toute seule.
lesson-arosa-2-fourth = Le quatrième
lesson-arosa-2-fourth-why = Oui : le cinquième étant vide, un seul choc manqué suffit pour le quatrième. Dans cette partie, une victime y était, et l’autre au troisième.
lesson-arosa-3 = Les lieux du crime sont le troisième et le quatrième. Le deuxième acte commence : tu suspectes Camille au deuxième étage, et une de ses traces s’y trouve.
    {""}**Combien de points lui vaut une trace sur la case 2 ?**
lesson-arosa-3-one = 1 point
lesson-arosa-3-one-why = Non : 1 point, c’est loin des lieux du crime, par exemple au septième ou au rez-de-chaussée.
lesson-arosa-3-two = 2 points
lesson-arosa-3-two-why = Oui : le deuxième est juste au-dessous du troisième, un lieu du crime. Et qui a le moins de points gagne.
lesson-arosa-3-three = 3 points
lesson-arosa-3-three-why = Non : 3 points ne comptent que sur les lieux du crime eux-mêmes, ici le troisième et le quatrième.
lesson-arosa-4 = Camille te suspecte au septième et y trouve un de tes cubes : tu as une trace sur la case 7. Puis ce cube retombe : *tac … poc*. À toi, et tu aimerais l’effacer du tableau.
    {""}**Que fais-tu ?**
lesson-arosa-4-erase = J’ouvre le septième pour effacer
lesson-arosa-4-erase-why = Non : pour effacer sur la case 7, il te faut une de tes traces **au septième**. La tienne est tombée plus bas : tu l’as entendue. Tu ne reprendrais rien, et un cube de plus tomberait.
lesson-arosa-4-elsewhere = J’ouvre un autre étage pour effacer
lesson-arosa-4-elsewhere-why = Non : on ne reprend que sur la case de l’étage qu’on ouvre. Tes autres cases sont vides.
lesson-arosa-4-suspect = Je suspecte Camille
lesson-arosa-4-suspect-why = Oui : une trace au septième ne coûte que 1 point. Il vaut mieux faire noter celles de Camille là où tu les as entendues s’arrêter, près des lieux du crime.
lesson-arosa-end = **C’est tout ce qu’il faut pour jouer.** Écoute chaque chute, note où tu la crois, et ne suspecte que si tu y crois : chaque suspect sans trace te coûte un cube. **Mes notes** te sert de carnet.

## Cluedo

lesson-cluedo-start = **Cluedo en cinq minutes**
    Un suspect, une arme et une pièce sont dans l’enveloppe. Les 18 autres cartes sont dans les mains : les tiennes, celles de Camille, à ta gauche, et celles de Robin. Tu joues le Docteur Olive.
    Voici quatre décisions d’une vraie partie.
lesson-cluedo-1 = Robin est dans la Salle à manger et fait une hypothèse : Mademoiselle Rose, le Chandelier, la Salle à manger. Tu n’as aucune de ces cartes : tu passes. Camille montre une carte, à Robin seul.
    {""}**Que sais-tu maintenant ?**
lesson-cluedo-1-candlestick = Camille a le Chandelier
lesson-cluedo-1-candlestick-why = C’est possible, mais tu n’as pas vu la carte : ce peut être l’une des trois.
lesson-cluedo-1-one = Camille a l’une des trois cartes
lesson-cluedo-1-one-why = Oui : au moins une. Note-le : le jour où tu sauras qu’il lui en manque deux, tu connaîtras la troisième.
lesson-cluedo-1-none = Aucune des trois n’est dans l’enveloppe
lesson-cluedo-1-none-why = Non : une seule carte a été montrée. Les deux autres peuvent être n’importe où, y compris dans l’enveloppe.
lesson-cluedo-2 = Tu lances 11 et tu entres dans la salle de Billard.
    {""}**Quelle hypothèse peux-tu faire ?**
lesson-cluedo-2-library = Olive, le Poignard, la Bibliothèque
lesson-cluedo-2-library-why = Non : la pièce est toujours celle où est ton pion, ici le Billard.
lesson-cluedo-2-weapons = Le Poignard et le Chandelier, le Billard
lesson-cluedo-2-weapons-why = Non : une hypothèse, c’est toujours un suspect, une arme et une pièce.
lesson-cluedo-2-billiard = Olive, le Poignard, le Billard
lesson-cluedo-2-billiard-why = Oui : ton propre pion peut être le suspect. Tu peux même nommer des cartes que tu as, pour savoir ce qu’il en est du reste.
lesson-cluedo-3 = Tu as nommé le Docteur Olive, le Poignard et le Billard. Camille, la première interrogée, te montre le **Poignard**.
    {""}**Que peux-tu rayer ?**
lesson-cluedo-3-all = Les trois cartes
lesson-cluedo-3-all-why = Non : les questions s’arrêtent à la première carte. Du Docteur Olive et du Billard, tu ne sais rien de plus.
lesson-cluedo-3-dagger = Le Poignard seulement
lesson-cluedo-3-dagger-why = Oui : Camille l’a, il n’est pas dans l’enveloppe. Camille a choisi quoi montrer, peut-être pour cacher une autre carte.
lesson-cluedo-3-nothing = Rien : ce peut être un bluff
lesson-cluedo-3-nothing-why = Si : une carte montrée est vraie. Tu l’as vue, elle n’est pas dans l’enveloppe.
lesson-cluedo-4 = Robin, dans la Cuisine, nomme Mademoiselle Rose, la Clef anglaise et la Cuisine. Tu es le premier témoin. De ces cartes, tu as la **Cuisine**.
    {""}**Que fais-tu ?**
lesson-cluedo-4-pass = Je dis que je n’ai rien
lesson-cluedo-4-pass-why = Non : qui a une des cartes doit en montrer une. Seule l’option des faux témoins permet de mentir, et c’est risqué.
lesson-cluedo-4-table = Je montre la Cuisine à tous
lesson-cluedo-4-table-why = Non : une carte ne se montre qu’à celui qui demande. Les autres apprennent seulement que tu as répondu.
lesson-cluedo-4-robin = Je montre la Cuisine à Robin seul
lesson-cluedo-4-robin-why = Oui : tu n’as qu’elle à montrer. Quand tu en as plusieurs, montre plutôt celle qu’on connaît déjà.
lesson-cluedo-end = **C’est tout ce qu’il faut pour jouer.** Raye ce que tu vois, note qui passe et qui répond, et n’accuse qu’à coup sûr : on n’accuse qu’une fois. **Ma feuille** te sert de fiche.

## Bakerstreet

lesson-bakerstreet-start = **Bakerstreet en cinq minutes**
    Deux détectives, trois cartes chacun. On annonce ce que valent les six cartes des deux mains, toujours plus haut, jusqu’à ce que l’un doute. Qui gagne le doute choisit une pile et y prend souvent un indice. Sept lettres qui se suivent gagnent.
    Voici quatre décisions d’une vraie partie contre Camille.
lesson-bakerstreet-1 = Tu as posé un 5 devant la première pile, et pioché. Ta main : 0, 2 et 4. À toi d’annoncer la première estimation. Les cartes vont de 0 à 5.
    {""}**Laquelle ne peut pas être atteinte ?**
lesson-bakerstreet-1-nine = 9
lesson-bakerstreet-1-nine-why = Si : tu as déjà 6. Dès que les trois cartes de Camille valent 3, elle est atteinte. C’est une estimation prudente.
lesson-bakerstreet-1-fourteen = 14
lesson-bakerstreet-1-fourteen-why = Si : tu as 6, il faudrait 8 chez Camille. Trois cartes valent 7 ou 8 en moyenne : c’est à peu près une chance sur deux.
lesson-bakerstreet-1-twentyfive = 25
lesson-bakerstreet-1-twentyfive-why = Oui : tu as 6, et trois cartes valent 15 au plus. Plus de 21 est impossible. Camille ne le sait pas, mais douter serait tentant.
lesson-bakerstreet-2 = Tu annonces 9. Camille doute. Ses cartes : 0, 1 et 2 ; les tiennes : 0, 2 et 4. En tout, **9**.
    {""}**Qui remporte le doute ?**
lesson-bakerstreet-2-camille = Camille
lesson-bakerstreet-2-camille-why = Non : qui doute ne gagne que si les cartes valent **moins** que l’estimation.
lesson-bakerstreet-2-me = Moi
lesson-bakerstreet-2-me-why = Oui : 9 vaut 9. Autant ou plus, et celui qui a estimé gagne. Les flèches et le stop ne comptent pas ici.
lesson-bakerstreet-2-nobody = Personne : c’est une égalité
lesson-bakerstreet-2-nobody-why = Non : à égalité, l’estimation est atteinte, et celui qui l’a faite remporte le doute.
lesson-bakerstreet-3 = Tu choisis la pile à décompter. Devant la première, il n’y a que ton 5 ; devant les quatre autres, aucune carte.
    {""}**Où peux-tu remporter le décompte ?**
lesson-bakerstreet-3-first = À la première pile seulement
lesson-bakerstreet-3-first-why = Elle te convient, avec 5 contre 0. Mais sans aucune carte aussi, c’est le vainqueur du doute qui remporte le décompte.
lesson-bakerstreet-3-any = À n’importe quelle pile
lesson-bakerstreet-3-any-why = Oui : à égalité, même de zéro à zéro, c’est le vainqueur du doute. Tu regardes alors tous les indices de la pile et tu en gardes un.
lesson-bakerstreet-3-second = À la deuxième pile seulement
lesson-bakerstreet-3-second-why = Pas seulement : elle te convient, mais les autres aussi. Sans carte, ou à égalité, c’est le vainqueur du doute qui gagne.
lesson-bakerstreet-4 = Nouvelle manche. Camille pose un 2 et annonce 14. Ta main : 2, 2 et 3. Tu ne veux pas douter : tu poses une carte, tu en pioches une autre.
    {""}**Que peux-tu annoncer ?**
lesson-bakerstreet-4-twelve = 12
lesson-bakerstreet-4-twelve-why = Non : une estimation doit dépasser la précédente.
lesson-bakerstreet-4-fourteen = 14
lesson-bakerstreet-4-fourteen-why = Non : répéter ne suffit pas, il faut dépasser.
lesson-bakerstreet-4-fifteen = 15
lesson-bakerstreet-4-fifteen-why = Oui : il faut dépasser 14. Douter de 14 était l’autre choix ; dans cette partie, les six cartes valaient 17.
lesson-bakerstreet-end = **C’est tout ce qu’il faut pour jouer.** Compte ce que tu tiens, ajoute 7 ou 8 pour l’autre main, et souviens-toi de ce qui est caché devant les piles : stop, ×2 et flèches décident des décomptes.
