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
lesson-clues-end = **C’est tout ce qu’il faut pour jouer.** Compte ce que tu vois, écoute chaque réponse, et demande-toi toujours ce que le témoin voit, lui. **Mes notes** te sert de fiche. Ouvre une table, ou lis les règles entières.
