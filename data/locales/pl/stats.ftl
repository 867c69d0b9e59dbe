# Co skończone partie mówią o ludziach, grach i serwerach.

stats-mine = **Twoje partie** na tym serwerze
stats-mine-everywhere = **Twoje partie** na wszystkich serwerach
stats-theirs = **Partie gracza { $person }** na tym serwerze
stats-nothing = Nie ma jeszcze policzonych partii: partia liczy się, gdy jest skończona.
stats-played = **{ $game }**: { $played ->
    [one] jedna partia
    [few] { $played } partie
   *[many] { $played } partii
}, { $won ->
    [0] bez wygranej
    [one] jedna wygrana
    [few] { $won } wygrane
   *[many] { $won } wygranych
}.
stats-rating = Ranking w tym kwartale: **{ $points }** (± { $margin }).
stats-provisional = Ranking w tym kwartale: { $points }, tymczasowy po { $rated ->
    [one] jednej partii
    [few] { $rated } partiach
   *[many] { $rated } partiach
}.
stats-title = { $title ->
    [decisive] Rozstrzygające pytanie
   *[silent] Krótko i celnie
}{ $n ->
    [one] {""}
    [few] {" "}({ $n } razy)
   *[many] {" "}({ $n } razy)
} 🏅
stats-stepped-in = Przejęte miejsca: { $n }. 🤝
stats-left = Przedwczesne odejścia: { $n }.
stats-hidden = -# Nikt inny tego nie widzi. Zmienia to **/ja ustawienia**.

stats-game = **{ $game }** na tym serwerze: { $games ->
    [0] brak skończonych partii
    [one] jedna skończona partia
    [few] { $games } skończone partie
   *[many] { $games } skończonych partii
}, { $decided ->
    [0] żadna ze zwycięzcą
    [one] jedna ze zwycięzcą
    [few] { $decided } ze zwycięzcą
   *[many] { $decided } ze zwycięzcą
}.
stats-ladder = Najsilniejsi w tym kwartale, od dziesięciu partii rankingowych:
stats-rung = { $place }. { $person }: **{ $points }** (± { $margin }), partie: { $n }, wygrane: { $won }
stats-no-ladder = W tym kwartale nikt jeszcze nie ma dziesięciu partii rankingowych.

stats-server = **Ten serwer**: { $games ->
    [0] brak skończonych partii.
    [one] jedna skończona partia.
    [few] { $games } skończone partie.
   *[many] { $games } skończonych partii.
}
stats-game-line = **{ $game }**: { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $decided ->
    [0] żadna ze zwycięzcą
    [one] jedna ze zwycięzcą
    [few] { $decided } ze zwycięzcą
   *[many] { $decided } ze zwycięzcą
}.
stats-first = Na czele w tym kwartale: { $person } ({ $points }).

stats-button-mine = Moje partie
stats-button-server = Ten serwer
stats-button-techniques = Moje techniki
stats-chart-won = Wygrane partie wśród rozegranych
stats-chart-decided = Partie ze zwycięzcą wśród wszystkich
stats-chart-course = { $game }: ranking po ostatnich { $n } partiach
stats-chart-ladder = { $game }: rankingi w tym kwartale
stats-alt = { $caption }: { $rows }
stats-alt-row = { $what } { $part } z { $whole }

techniques-mine = **Twoje techniki** ze spraw, które udowodniono twoimi znakami albo których rozwiązanie ci pokazano. Każdy znak liczy się do najtrudniejszej techniki, jakiej wymagał; *przeoczone* to te, które poprawiłyby odrzucony znak albo dowiodły tego, co powiedziała ci podpowiedź lub co zostało otwarte. Nikt inny tego nie widzi.
techniques-none = **Nic jeszcze nie policzono.** Udowodnij sprawę do końca: wtedy będzie tu widać, jakich technik wymagały twoje znaki i jakie przeoczono. Nikt inny tego nie widzi.
techniques-count = **{ $name }**: użyta { $used ->
    [one] 1 raz
    [few] { $used } razy
   *[many] { $used } razy
}, przeoczona { $missed ->
    [one] 1 raz
    [few] { $missed } razy
   *[many] { $missed } razy
}
techniques-choose = Technika do przeczytania i treningu
techniques-practise = Trenuj to
techniques-practise-most = Trenuj: { $name }
techniques-case = { $hardest ->
    [yes] **{ $name }** to najtrudniejszy krok tej sprawy.
   *[no] Ta sprawa wymaga techniki **{ $name }**, a także trudniejszych kroków.
}

refusal-stats-nothing = Nic tu nie policzono dla gracza { $person } albo ta osoba nie chce tego pokazywać.
refusal-stats-no-server = Użyj tego na serwerze: w wiadomościach prywatnych są tylko twoje własne partie.
settings-listed = { $on ->
    [yes] Inni widzą twoje skończone partie w **/statystyki**.
   *[no] Twoich skończonych partii w **/statystyki** nie widzi nikt poza tobą.
}
settings-set-listed = { $n ->
    [0] Ukryj moje partie
   *[1] Pokaż moje partie innym
}
