# Che cosa dicono le partite finite di persone, giochi e server.

stats-mine = **Le tue partite** su questo server
stats-mine-everywhere = **Le tue partite** su tutti i server
stats-theirs = **Partite giocate da { $person }** su questo server
stats-nothing = Ancora nessuna partita contata: una partita conta quando è finita.
stats-played = **{ $game }**: { $played ->
    [one] una partita
   *[other] { $played } partite
}, { $won ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $won } vinte
}.
stats-rating = Punteggio di questo trimestre: **{ $points }** (± { $margin }).
stats-provisional = Punteggio di questo trimestre: { $points }, provvisorio dopo { $rated ->
    [one] una partita
   *[other] { $rated } partite
}.
stats-title = { $title ->
    [decisive] Ha fatto la domanda decisiva
   *[silent] Ha taciuto e aveva ragione
}{ $n ->
    [one] {""}
   *[other] {" "}({ $n } volte)
} 🏅
stats-stepped-in = { $n ->
    [one] Ha preso il posto di qualcuno una volta. 🤝
   *[other] Ha preso il posto di qualcuno { $n } volte. 🤝
}
stats-left = { $n ->
    [one] Ha lasciato prima della fine una volta.
   *[other] Ha lasciato prima della fine { $n } volte.
}
stats-hidden = -# Non lo vede nessun altro. **/io impostazioni** lo cambia.

stats-game = **{ $game }** su questo server: { $games ->
    [0] ancora nessuna partita finita
    [one] una partita finita
   *[other] { $games } partite finite
}, { $decided ->
    [0] nessuna con un vincitore
    [one] una con un vincitore
   *[other] { $decided } con un vincitore
}.
stats-ladder = I più forti di questo trimestre, da dieci partite con punteggio in su:
stats-rung = { $place }. { $person }: **{ $points }** (± { $margin }), { $n } partite, { $won ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $won } vinte
}
stats-no-ladder = In questo trimestre nessuno ha ancora dieci partite con punteggio.

stats-server = **Questo server**: { $games ->
    [0] ancora nessuna partita finita.
    [one] una partita finita.
   *[other] { $games } partite finite.
}
stats-game-line = **{ $game }**: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $decided ->
    [0] nessuna con un vincitore
    [one] una con un vincitore
   *[other] { $decided } con un vincitore
}.
stats-first = In testa questo trimestre: { $person } ({ $points }).

stats-button-mine = Le mie partite
stats-button-server = Questo server
stats-button-techniques = Le mie tecniche
stats-chart-won = Partite vinte, su quelle giocate
stats-chart-decided = Partite con un vincitore, su tutte
stats-chart-course = { $game }: punteggio dopo le ultime { $n } partite
stats-chart-ladder = { $game }: punteggi di questo trimestre
stats-alt = { $caption }: { $rows }
stats-alt-row = { $what } { $part } su { $whole }

techniques-mine = **Le tue tecniche**, dai casi che hai dimostrato o di cui hai visto la soluzione. Ogni segno conta per la tecnica più difficile che richiedeva; *sfuggite* sono quelle che avrebbero corretto un segno rifiutato, o dimostrato ciò che ti ha detto un suggerimento o che hai lasciato aperto. Non lo vede nessun altro.
techniques-none = **Ancora niente di contato.** Dimostra un caso fino in fondo: allora qui troverai le tecniche richieste dai tuoi segni e quelle che ti sono sfuggite. Non lo vede nessun altro.
techniques-count = **{ $name }**: usata { $used ->
    [one] 1 volta
   *[other] { $used } volte
}, sfuggita { $missed ->
    [one] 1 volta
   *[other] { $missed } volte
}
techniques-choose = Una tecnica da leggere ed esercitare
techniques-practise = Esercitati in questo
techniques-practise-most = Esercitati: { $name }
techniques-case = { $hardest ->
    [yes] **{ $name }** è il passo più difficile di questo caso.
   *[no] Questo caso richiede **{ $name }**, e anche passi più difficili.
}

refusal-stats-nothing = Qui { $person } non ha ancora partite contate, o non vuole che si vedano.
refusal-stats-no-server = Usalo su un server: nei messaggi diretti ci sono solo le tue partite.
settings-listed = { $on ->
    [yes] Gli altri vedono le tue partite finite in **/statistiche**.
   *[no] Le tue partite finite in **/statistiche** le vedi solo tu.
}
settings-set-listed = { $n ->
    [0] Nascondi le mie partite agli altri
   *[1] Mostra le mie partite agli altri
}
