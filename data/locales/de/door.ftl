# Die Tür: jeder Weg in ein Spiel.

door-title = **Was möchtest du spielen?**
door-alone = • **Allein, sofort**: gegen Gegner, die das Programm spielt.
door-others = • **Mit anderen hier**: Eröffne einen Tisch in diesem Kanal, und alle können mitspielen.
door-open = { $n ->
    [one] • **An einem Tisch ist ein Platz frei**: Nimm ihn aus der Liste.
   *[other] • **An { $n } Tischen ist ein Platz frei**: Wähle einen aus der Liste.
}
door-mailbox = Tische werden auf einem Server eröffnet: Sende **/spielen** in einem seiner Kanäle. Alles andere geht auch hier.
door-desk = **Detektivspiele, wann immer du willst.** Diese Knöpfe funktionieren immer.
door-play = { $game } spielen
door-table = { $game }: Tisch eröffnen
door-table-prompt = Hier einen Tisch eröffnen …
door-all = Alle Spielmöglichkeiten
door-learn = Ein Spiel lernen
door-case = Fall des Tages
door-tables = Meine Tische
ways = Und außerdem …
ways-settings = Meine Einstellungen, meine Zeiten, meine Daten
ways-practise = Ein Fall zum Üben
ways-board = Der Fall von heute auf diesem Server
ways-stats = Statistik
ways-night = Hier einen Abend planen
ways-help = Was Alibi ist und wie man anfängt
door-join = Freien Platz nehmen …
door-seat = { $game }, eröffnet von { $host }
door-seated = { $n } von { $most } Plätzen besetzt
door-dealt = { $strength ->
    [novice] Deine Partie ist in { $channel }, gegen { $rivals ->
        [one] einen Neuling
       *[other] Neulinge
    }. Hast du einige Partien gewonnen, kommen stärkere Gegner.
    [amateur] Deine Partie ist in { $channel }, gegen { $rivals ->
        [one] einen Fortgeschrittenen
       *[other] Fortgeschrittene
    }. Je mehr du gewinnst, desto stärker deine Gegner.
    [expert] Deine Partie ist in { $channel }, gegen { $rivals ->
        [one] einen Profi
       *[other] Profis
    }. Je mehr du gewinnst, desto stärker deine Gegner.
   *[master] Deine Partie ist in { $channel }, gegen die Meisterklasse: Stärker ist niemand.
}
door-rival-begins = Du bist noch nicht dran: Eine Nachricht ruft dich dort, wenn es so weit ist.
