# Wat afgelopen partijen zeggen over mensen, spellen en servers.

stats-mine = **Je partijen** op deze server
stats-mine-everywhere = **Je partijen** op alle servers
stats-theirs = **Partijen van { $person }** op deze server
stats-nothing = Nog geen partijen geteld: een partij telt zodra die afgelopen is.
stats-played = **{ $game }**: { $played ->
    [one] één partij
   *[other] { $played } partijen
}, { $won ->
    [0] geen gewonnen
    [one] één gewonnen
   *[other] { $won } gewonnen
}.
stats-rating = Rating dit kwartaal: **{ $points }** (± { $margin }).
stats-provisional = Rating dit kwartaal: { $points }, voorlopig na { $rated ->
    [one] één partij
   *[other] { $rated } partijen
}.
stats-title = { $title ->
    [decisive] Stelde de beslissende vraag
   *[silent] Bleef stil en had gelijk
}{ $n ->
    [one] {""}
   *[other] {" "}({ $n } keer)
} 🏅
stats-stepped-in = { $n ->
    [one] Nam één keer een plaats over. 🤝
   *[other] Nam { $n } plaatsen over. 🤝
}
stats-left = { $n ->
    [one] Vertrok één keer voortijdig.
   *[other] Vertrok { $n } keer voortijdig.
}
stats-hidden = -# Niemand anders ziet dit. **/ik instellingen** verandert dat.

stats-game = **{ $game }** op deze server: { $games ->
    [0] nog geen afgelopen partij
    [one] één afgelopen partij
   *[other] { $games } afgelopen partijen
}, { $decided ->
    [0] geen met een winnaar
    [one] één met een winnaar
   *[other] { $decided } met een winnaar
}.
stats-ladder = De sterksten dit kwartaal, met minstens tien partijen die meetellen:
stats-rung = { $place }. { $person }: **{ $points }** (± { $margin }), { $n } partijen, { $won } gewonnen
stats-no-ladder = Niemand heeft dit kwartaal al tien partijen die meetellen.

stats-server = **Deze server**: { $games ->
    [0] nog geen afgelopen partij.
    [one] één afgelopen partij.
   *[other] { $games } afgelopen partijen.
}
stats-game-line = **{ $game }**: { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $decided ->
    [0] geen met een winnaar
    [one] één met een winnaar
   *[other] { $decided } met een winnaar
}.
stats-first = Eerste dit kwartaal: { $person } ({ $points }).

stats-button-mine = Mijn partijen
stats-button-server = Deze server
stats-button-techniques = Mijn technieken
stats-chart-won = Gewonnen van de gespeelde partijen
stats-chart-decided = Partijen met een winnaar, van alle
stats-chart-course = { $game }: rating na de laatste { $n } partijen
stats-chart-ladder = { $game }: ratings dit kwartaal
stats-alt = { $caption }: { $rows }
stats-alt-row = { $what } { $part } van { $whole }

techniques-mine = **Je technieken**, uit zaken die je bewezen hebt of waarvan je de oplossing liet tonen. Elk teken telt voor de moeilijkste techniek die het vroeg; *gemist* zijn de technieken die een geweigerd teken hadden verbeterd, of bewezen wat een tip je zei of wat je open liet. Niemand anders ziet dit.
techniques-none = **Er is nog niets geteld.** Bewijs een zaak tot het einde: dan staat hier welke technieken je tekens vroegen en welke je gemist hebt. Niemand anders ziet dit.
techniques-count = **{ $name }**: gebruikt { $used }, gemist { $missed }
techniques-choose = Een techniek om te lezen en te oefenen
techniques-practise = Dit oefenen
techniques-practise-most = Oefenen: { $name }
techniques-case = { $hardest ->
    [yes] **{ $name }** is de moeilijkste stap van deze zaak.
   *[no] Deze zaak vraagt **{ $name }**, en ook moeilijkere stappen.
}

refusal-stats-nothing = Van { $person } is hier niets geteld, of die wil het niet laten zien.
refusal-stats-no-server = Gebruik dit op een server: in privéberichten zijn er alleen je eigen partijen.
settings-listed = { $on ->
    [yes] Anderen zien je afgelopen partijen in **/statistiek**.
   *[no] Alleen jij ziet je afgelopen partijen in **/statistiek**.
}
settings-set-listed = { $n ->
    [0] Mijn partijen voor anderen verbergen
   *[1] Mijn partijen aan anderen tonen
}
