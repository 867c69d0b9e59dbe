# De zaak van de dag, en zaken om te oefenen.

case-head = **Zaak nr. { $n }** · { $game } · { $stars } · de volgende { $until } 🔎
case-practice-head = **Een zaak om te oefenen** · { $game } · { $stars } 🔎
case-played = Uit een partij die mensen op Alibi gespeeld hebben. De namen zijn verzonnen.
case-instead = De zaak van de dag is gemaakt van een partij die je speelde of bekeek. Hier is dus een andere, die net zo goed telt. 👁️
case-alt-rest = De rest lees je met “Alleen woorden”: /ik instellingen.
case-seat = Je bent { $who }. Dit weet je vanaf het begin:
case-clues = En dit heb je gehoord en gezien, voor zover het ertoe doet. Het is genoeg.
case-clue = { $n }. { $text }
case-answer = Antwoord geven
case-wrong = **Dat is het niet.** { $left ->
    [one] Je hebt nog één poging.
   *[other] Je hebt nog { $left } pogingen.
} ✗
case-solved = **Opgelost** { $tries ->
    [1] bij de eerste poging!
    [2] bij de tweede poging.
   *[other] bij de laatste poging.
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } dagen op rij 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(één gemiste dag telt niet ❄️)
       *[other] {" "}({ $frozen } gemiste dagen tellen niet ❄️)
    }
} ✓
case-failed = **Deze keer niet**, na { $tries } pogingen. Elke dag komt er een nieuwe zaak. ✗
case-solution = Het was: **{ $nouns }**.
case-solution-rows = Het was: { $rows }.
case-solution-row = **{ $noun }** ({ $title })
case-level = Te oordelen naar de antwoorden tot nu toe is deze zaak { $grade ->
    [1] **makkelijk**
    [2] **gemiddeld**
   *[3] **moeilijk**
} ({ NUMBER($case, useGrouping: 0) }). Je eigen rating ({ $game }): **{ NUMBER($mine, useGrouping: 0) }** (± { NUMBER($margin, useGrouping: 0) }).
case-practice-right = **Dat is het!** ✓
case-practice-wrong = **Dat is het niet.** Probeer het opnieuw, zo vaak je wilt. ✗
case-practice-shown = Zo was het.
case-another = Nog een
case-show-solution = Oplossing tonen
case-share = Delen
case-show-board = De server
case-practise = Oefenen
case-show-why = Waarom?
case-why = **{ $noun }**
case-back = Terug naar de zaak
case-card = { $name } · zaak nr. { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } { $solved ->
    [yes] { $tries ->
        [1] bij de eerste poging
        [2] bij de tweede poging
       *[other] bij de laatste poging
    }{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } dagen op rij 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(één gemiste dag telt niet ❄️)
           *[other] {" "}({ $frozen } gemiste dagen tellen niet ❄️)
        }
    }
   *[no] niet opgelost
} 🔎
    -# Elke dag een nieuwe zaak: **/zaak vandaag**
case-board = **Zaak nr. { $n }** op deze server: { $many ->
    [0] nog niemand is klaar.
    [one] één persoon is klaar.
   *[other] { $many } mensen zijn klaar.
}
case-board-solved = { $name }, { $tries ->
    [1] eerste poging
    [2] tweede poging
   *[other] laatste poging
} ✓
case-board-failed = { $name } ✗
case-board-more = … en nog { $n }.
refusal-case-incomplete = Kies eerst in elke lijst iets, en antwoord dan.
refusal-case-over = Die zaak is voorbij: elke dag om middernacht UTC komt er een nieuwe. **/zaak vandaag** toont die.
refusal-case-other = Deze zaak is niet meer van jou: **/zaak vandaag** toont de zaak die wel van jou is. Er is niets geteld.
refusal-case-others-seated = Alleen zolang niemand anders een plaats heeft, kun je dit toestaan: wie later gaat zitten, ziet het en gaat akkoord. Er is niets veranderd.
option-cases = Mag een zaak worden
lobby-cases = Wie gaat zitten, gaat ermee akkoord: op zijn vroegst een week na het einde mag deze partij een **zaak van de dag** worden, zonder namen of server, en nooit voor wie erin speelde of ernaar keek. 🔎
refusal-case-later = De zaak is nog niet klaar. Probeer het zo nog eens.
refusal-case-without = Twintig seconden lang is zaak na zaak bekeken, en geen ervan vroeg deze techniek. Probeer het nog eens: het zijn telkens andere.
refusal-case-no-server = Gebruik dit op een server: in privéberichten is er alleen je eigen resultaat.
refusal-case-shared = Je resultaat staat hier al.
case-asked = Je bent { $who }.
case-told = **Wat er te weten valt**, in de volgorde waarin het gebeurde. Het is genoeg.
case-proof = **Hier valt niets te raden:** zet in het dossier wat uit de aanwijzingen volgt. Een teken dat er niet uit volgt, wordt geweigerd, waar of niet.
case-mark = Dossier invullen
case-quick = Alleen antwoorden
case-also = Kolom { $who }, { $kind ->
    [person] een persoon die vaststaat
    [suspect] een verdachte die vaststaat
    [place] een plaats die vaststaat
    [room] een kamer die vaststaat
   *[weapon] een wapen dat vaststaat
}
case-to-clues = De aanwijzingen
case-goal = Te bewijzen met een ✓{ $one ->
    [yes] {" "}in de kolom **{ $column }**
   *[no] {""}
}: { $parts }.
case-stands = **Bewezen:** het volgt uit de aanwijzingen.
case-not-proven = **Nog niet bewezen:** het volgt niet uit de aanwijzingen.
case-refute = Laat zien waarom niet
case-refuted = **Ook dit past bij alles wat je te horen kreeg** (hierboven, omcirkeld in het plaatje).
case-refuted-rest = -# Wat zeker is maar nog niet bewezen, blijft verborgen.
case-proof-count = -# Geweigerde tekens: { $unproven } · tips: { $hints }
case-proven = **Zaak gesloten: alles bewezen.** { $unproven ->
    [0] Elk teken volgde uit de aanwijzingen
    [one] Eén teken volgde niet
   *[other] { $unproven } tekens volgden niet
}, { $hints ->
    [0] je had geen tip nodig
    [one] je had één tip nodig
   *[other] je had { $hints } tips nodig
}; { $hours ->
    [0] {""}
   *[other] { $hours } uur{" "}
}{ $minutes } min sinds je eerste blik.{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } dagen op rij 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(één gemiste dag telt niet ❄️)
       *[other] {" "}({ $frozen } gemiste dagen tellen niet ❄️)
    }
} ✓
case-card-proven = { $name } · zaak nr. { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } bewezen · { $hours ->
        [0] {""}
       *[other] { $hours } uur{" "}
    }{ $minutes } min{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } dagen op rij 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(één gemiste dag telt niet ❄️)
           *[other] {" "}({ $frozen } gemiste dagen tellen niet ❄️)
        }
    } 🔎
    -# Elke dag een nieuwe zaak: **/zaak vandaag**
case-board-proven = { $name }, bewezen { $slips ->
    [0] zonder misstap
   *[other] · geweigerde tekens: { $unproven } · tips: { $hints }
} · { $hours ->
    [0] {""}
   *[other] { $hours } uur{" "}
}{ $minutes } min ✓
refusal-case-begun = Je bent deze zaak al aan het bewijzen, dus hier telt het bewijs: **/zaak vandaag** toont de zaak. Er is niets veranderd.
case-past = Eerdere zaken
case-past-older = Oudere
case-past-newer = Nieuwere
case-today = De zaak van vandaag
case-past-prompt = Kies een zaak
case-past-choice = Nr. { $n } · { $game } · { $stars }{ $solved ->
    [yes] {" "}✓
   *[no] {""}
}
case-past-list = **Zaken van voorbije dagen.** Ze tellen voor je rating, maar niet voor je dagen op rij.
case-past-none = Er zijn hier nog geen eerdere zaken. **/zaak oefenen** vindt er zoveel je wilt.
case-past-head = **Zaak nr. { $n }** van een voorbije dag · { $game } · { $stars } 🔎
case-together = Een zaak voor iedereen
case-joint-head = **Een zaak voor jullie allemaal** · { $game } · { $stars } 🔎
case-joint-hint = Iedereen hier doet mee: open de aanwijzingen en zet in het dossier dat jullie delen wat eruit volgt. Elk teken staat hier met wie het zette, ook een geweigerd teken.
case-joint-open = Aanwijzingen en dossier
case-joint-over = Deze zaak is gesloten.
case-joint-count = -# Bewezen tekens: { $proven } · geweigerde tekens: { $unproven } · tips: { $hints }
case-joint-deed = { $person }: { $sign } { $row }{ $alone ->
    [yes] {""}
   *[no] {" "}({ $column })
}{ $kind ->
    [proven] {""}
    [refused] {", "}niet bewezen
   *[shown] {", "}een verdeling getoond
} { $square }
case-joint-hinted = { $person }: een tip 💡
case-joint-somebody = iemand
case-joint-ended = { $end ->
    [solved] **Samen gesloten: alles bewezen.**
    [moderated] **Een moderator van deze server heeft deze zaak gesloten.** 🛡️
   *[given-up] **Zaak opgegeven.**
} { $hours ->
    [0] {""}
   *[other] { $hours } uur{" "}
}{ $minutes } min { $squares }
case-joint-people = Bewezen tekens: { $people }
case-joint-give-up = Opgeven
case-joint-sure = Dan ziet iedereen hier de oplossing en kan niemand nog iets zetten. Opgeven?
refusal-case-joint-host = Alleen wie deze zaak opende of een moderator van deze server kan die voor iedereen opgeven.
refusal-case-joint-server = Gebruik dit op een server: het is een zaak voor iedereen in een kanaal.
