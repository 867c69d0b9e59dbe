# Was beendete Partien über Leute, Spiele und Server sagen.

stats-mine = **Deine Partien** auf diesem Server
stats-mine-everywhere = **Deine Partien** auf allen Servern
stats-theirs = **Partien von { $person }** auf diesem Server
stats-nothing = Noch keine Partie gezählt: Eine Partie zählt, wenn sie zu Ende ist.
stats-played = **{ $game }**: { $played ->
    [one] eine Partie
   *[other] { $played } Partien
}, { $won ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $won } gewonnen
}.
stats-rating = Wertungszahl in diesem Quartal: **{ $points }** (± { $margin }).
stats-provisional = Wertungszahl in diesem Quartal: { $points }, vorläufig nach { $rated ->
    [one] einer Partie
   *[other] { $rated } Partien
}.
stats-title = { $title ->
    [decisive] Stellte die Frage, die entschied
   *[silent] Schwieg und hatte recht
}{ $n ->
    [one] {""}
   *[other] {" "}({ $n } Mal)
} 🏅
stats-stepped-in = { $n ->
    [one] Einmal einen Platz übernommen. 🤝
   *[other] { $n } Mal einen Platz übernommen. 🤝
}
stats-left = { $n ->
    [one] Einmal vorzeitig gegangen.
   *[other] { $n } Mal vorzeitig gegangen.
}
stats-hidden = -# Niemand sonst sieht das. **/ich einstellungen** ändert das.

stats-game = **{ $game }** auf diesem Server: { $games ->
    [0] noch keine beendete Partie
    [one] eine beendete Partie
   *[other] { $games } beendete Partien
}, { $decided ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $decided } gewonnen
}.
stats-ladder = Die Stärksten dieses Quartals, ab zehn gewerteten Partien:
stats-rung = { $place }. { $person }: **{ $points }** (± { $margin }), { $n } Partien, { $won } gewonnen
stats-no-ladder = In diesem Quartal hat noch niemand zehn gewertete Partien.

stats-server = **Dieser Server**: { $games ->
    [0] noch keine beendete Partie.
    [one] eine beendete Partie.
   *[other] { $games } beendete Partien.
}
stats-game-line = **{ $game }**: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $decided ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $decided } gewonnen
}.
stats-first = An der Spitze in diesem Quartal: { $person } ({ $points }).

stats-button-mine = Meine Partien
stats-button-server = Dieser Server
stats-button-techniques = Meine Techniken
stats-chart-won = Gewonnene von den gespielten Partien
stats-chart-decided = Partien, die jemand gewann, von allen
stats-chart-course = { $game }: Wertungszahl nach den letzten { $n } Partien
stats-chart-ladder = { $game }: Wertungszahlen dieses Quartals
stats-alt = { $caption }: { $rows }
stats-alt-row = { $what } { $part } von { $whole }

techniques-mine = **Deine Techniken**, aus Fällen, die du bewiesen hast oder deren Lösung du dir zeigen ließest. Jede Markierung zählt für die schwerste Technik, die sie brauchte; *verpasst* sind die, die eine abgelehnte Markierung berichtigt hätten oder bewiesen, was dir ein Tipp gesagt hat oder was du offen ließest. Niemand sonst sieht das.
techniques-none = **Noch ist nichts gezählt.** Beweise einen Fall bis zum Ende: Dann steht hier, welche Techniken deine Markierungen brauchten und welche du verpasst hast. Niemand sonst sieht das.
techniques-count = **{ $name }**: genutzt { $used }, verpasst { $missed }
techniques-choose = Eine Technik zum Lesen und Üben
techniques-practise = Das üben
techniques-practise-most = Üben: { $name }
techniques-case = { $hardest ->
    [yes] **{ $name }** ist der schwerste Schritt dieses Falls.
   *[no] Dieser Fall braucht **{ $name }** und auch schwerere Schritte.
}

refusal-stats-nothing = Für { $person } ist hier nichts gezählt, oder es ist nicht für andere sichtbar.
refusal-stats-no-server = Das geht nur auf einem Server: In Direktnachrichten gibt es nur deine eigenen Partien.
settings-listed = { $on ->
    [yes] Andere sehen deine beendeten Partien in **/statistik**.
   *[no] Niemand außer dir sieht deine beendeten Partien in **/statistik**.
}
settings-set-listed = { $n ->
    [0] Meine Partien vor anderen verbergen
   *[1] Meine Partien anderen zeigen
}
