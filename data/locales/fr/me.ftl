# Ce qui n’appartient qu’à une personne, quelles que soient ses tables.

settings-title = **Tes réglages**, pour toutes les tables
settings-mail = { $wanted ->
    [yes] Tes secrets t’arrivent par message privé ; **Mon bureau** les montre toujours aussi.
   *[no] Je ne t’envoie aucun secret : **Mon bureau** te les montre tous, à toi seulement.
}
settings-set-mail = { $n ->
    [0] Pas de message privé
   *[1] Mes secrets par message privé
}
mail-declined = Tu as choisi de ne recevoir aucun message privé : le bouton **Mon bureau** te montre tes secrets, à toi seulement. **/moi réglages** change cela.
mail-unopened = J’écris à beaucoup de nouvelles personnes en ce moment : tes secrets n’arriveront peut-être pas encore par message privé. Le bouton **Mon bureau** te les montre, à toi seulement.
table-desks = -# Tout le monde ne reçoit pas de messages privés : **Mon bureau** montre à chacun ses secrets, et à personne d’autre.
