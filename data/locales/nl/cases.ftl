# De zaak van de dag, en zaken om te oefenen.

case-head = **Zaak nr. { $n }** · { $game } · { $stars } · de volgende { $until } 🔎
case-practice-head = **Een zaak om te oefenen** · { $game } · { $stars } 🔎
case-played = Uit een partij die mensen op Alibi gespeeld hebben. De namen zijn verzonnen.
case-instead = De zaak van de dag is gemaakt van een partij die je speelde of bekeek. Hier is dus een andere, die net zo goed telt. 👁️
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
   *[other] {" "}{ $days } dagen op rij 🔥
} ✓
case-failed = **Deze keer niet**, na { $tries } pogingen. Elke dag komt er een nieuwe zaak. ✗
case-solution = Het was: **{ $nouns }**.
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
       *[other] {" "}· { $days } dagen op rij 🔥
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
refusal-case-over = Die zaak is voorbij: elke dag om middernacht UTC komt er een nieuwe. **/zaak vandaag** toont die.
refusal-case-other = Deze zaak is niet meer van jou: **/zaak vandaag** toont de zaak die wel van jou is. Er is niets geteld.
refusal-case-others-seated = Alleen zolang niemand anders een plaats heeft, kun je dit toestaan: wie later gaat zitten, ziet het en gaat akkoord. Er is niets veranderd.
option-cases = Mag een zaak worden
lobby-cases = Wie gaat zitten, gaat ermee akkoord: op zijn vroegst een week na het einde mag deze partij een **zaak van de dag** worden, zonder namen of server, en nooit voor wie erin speelde of ernaar keek. 🔎
refusal-case-later = De zaak is nog niet klaar. Probeer het zo nog eens.
refusal-case-no-server = Gebruik dit op een server: in privéberichten is er alleen je eigen resultaat.
case-asked = Je bent { $who }.
case-told = **Wat er te weten valt**, in de volgorde waarin het gebeurde. Het is genoeg.
