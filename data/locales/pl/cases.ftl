# Sprawa dnia i sprawy do treningu.

case-head = **Sprawa nr { $n }** · { $game } · { $stars } · następna { $until } 🔎
case-practice-head = **Sprawa do treningu** · { $game } · { $stars } 🔎
case-played = Z partii, którą w Alibi rozegrali ludzie. Imiona są zmyślone.
case-instead = Sprawa dnia pochodzi z partii, którą znasz jako gracz lub widz. Dlatego oto inna, która liczy się tak samo. 👁️
case-alt-rest = Resztę przeczytasz w trybie „Same słowa”: /ja ustawienia.
case-seat = Grasz jako { $who }. Oto, co wiesz od początku:
case-clues = A oto, co słychać i widać potem, o ile ma to znaczenie. To wystarczy.
case-clue = { $n }. { $text }
case-answer = Odpowiedź
case-wrong = **To nie to.** { $left ->
    [one] Masz jeszcze jedną próbę.
    [few] Masz jeszcze { $left } próby.
   *[many] Masz jeszcze { $left } prób.
} ✗
case-solved = **Rozwiązane** { $tries ->
    [1] za pierwszym razem!
    [2] za drugim razem.
   *[other] za ostatnim razem.
}{ $days ->
    [0] {""}
    [one] {""}
    [few] {" "}{ $days } dni z rzędu 🔥{ $frozen ->
        [0] {""}
        [one] {" "}(jeden opuszczony dzień się nie liczy ❄️)
        [few] {" "}({ $frozen } opuszczone dni się nie liczą ❄️)
       *[many] {" "}({ $frozen } opuszczonych dni się nie liczy ❄️)
    }
   *[many] {" "}{ $days } dni z rzędu 🔥{ $frozen ->
        [0] {""}
        [one] {" "}(jeden opuszczony dzień się nie liczy ❄️)
        [few] {" "}({ $frozen } opuszczone dni się nie liczą ❄️)
       *[many] {" "}({ $frozen } opuszczonych dni się nie liczy ❄️)
    }
} ✓
case-failed = **Nie tym razem**, po { $tries ->
    [one] jednej próbie
    [few] { $tries } próbach
   *[many] { $tries } próbach
}. Nowa sprawa pojawia się codziennie. ✗
case-solution = Rozwiązanie: **{ $nouns }**.
case-solution-rows = Rozwiązanie: { $rows }.
case-solution-row = **{ $noun }** ({ $title })
case-level = Sądząc po dotychczasowych odpowiedziach, ta sprawa jest { $grade ->
    [1] **łatwa**
    [2] **średnio trudna**
   *[3] **trudna**
} ({ NUMBER($case, useGrouping: 0) }). Twój ranking ({ $game }): **{ NUMBER($mine, useGrouping: 0) }** (± { NUMBER($margin, useGrouping: 0) }).
case-practice-right = **Zgadza się!** ✓
case-practice-wrong = **To nie to.** Próbuj dalej, ile razy chcesz. ✗
case-practice-shown = Tak to było.
case-another = Jeszcze jedna
case-show-solution = Pokaż rozwiązanie
case-share = Udostępnij
case-show-board = Serwer
case-practise = Trenuj
case-show-why = Dlaczego?
case-why = **{ $noun }**
case-back = Wróć do sprawy
case-card = { $name } · sprawa nr { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } { $solved ->
    [yes] { $tries ->
        [1] za pierwszym razem
        [2] za drugim razem
       *[other] za ostatnim razem
    }{ $days ->
        [0] {""}
        [one] {""}
        [few] {" "}· { $days } dni z rzędu 🔥{ $frozen ->
            [0] {""}
            [one] {" "}(jeden opuszczony dzień się nie liczy ❄️)
            [few] {" "}({ $frozen } opuszczone dni się nie liczą ❄️)
           *[many] {" "}({ $frozen } opuszczonych dni się nie liczy ❄️)
        }
       *[many] {" "}· { $days } dni z rzędu 🔥{ $frozen ->
            [0] {""}
            [one] {" "}(jeden opuszczony dzień się nie liczy ❄️)
            [few] {" "}({ $frozen } opuszczone dni się nie liczą ❄️)
           *[many] {" "}({ $frozen } opuszczonych dni się nie liczy ❄️)
        }
    }
   *[no] bez rozwiązania
} 🔎
    -# Codziennie nowa sprawa: **/sprawa dzisiaj**
case-board = **Sprawa nr { $n }** na tym serwerze: { $many ->
    [0] nikt jeszcze nie skończył.
    [one] ma ją za sobą jedna osoba.
    [few] mają ją za sobą { $many } osoby.
   *[many] ma ją za sobą { $many } osób.
}
case-board-solved = { $name }, { $tries ->
    [1] pierwsza próba
    [2] druga próba
   *[other] ostatnia próba
} ✓
case-board-failed = { $name } ✗
case-board-more = … i jeszcze { $n }.
refusal-case-incomplete = Najpierw wybierz coś na każdej liście, potem odpowiedz.
refusal-case-over = Ta sprawa jest zamknięta: nowa pojawia się codziennie o północy czasu UTC. Pokazuje ją **/sprawa dzisiaj**.
refusal-case-other = Ta sprawa nie jest już twoja: twoją pokazuje **/sprawa dzisiaj**. Nic nie zostało policzone.
refusal-case-others-seated = Możesz na to pozwolić tylko wtedy, gdy nikt inny nie ma miejsca przy stole: kto usiądzie później, zobaczy to i wyrazi zgodę. Nic się nie zmieniło.
option-cases = Może zostać sprawą
lobby-cases = Kto siada, zgadza się: najwcześniej tydzień po zakończeniu ta partia może zostać **sprawą dnia**, bez imion i serwera, i nigdy dla osób, które w nią grały lub ją oglądały. 🔎
refusal-case-later = Sprawa nie jest jeszcze gotowa. Spróbuj ponownie za chwilę.
refusal-case-without = Przez dwadzieścia sekund przeglądano sprawę za sprawą i żadna nie wymagała tej techniki. Spróbuj ponownie: za każdym razem są to inne sprawy.
refusal-case-no-server = Użyj tego na serwerze: w wiadomościach prywatnych jest tylko twój własny wynik.
refusal-case-shared = Twój wynik już tu jest.
case-asked = Grasz jako { $who }.
case-told = **Wszystko, co trzeba wiedzieć**, w kolejności wydarzeń. To wystarczy.
case-proof = **Tu niczego się nie zgaduje:** zaznacz na arkuszu to, co wynika ze wskazówek. Znak, który z nich nie wynika, zostaje odrzucony, nawet jeśli jest prawdziwy.
case-mark = Zaznacz na arkuszu
case-quick = Tylko odpowiedz
case-also = Kolumna { $who }, { $kind ->
    [person] osoba, którą da się ustalić
    [suspect] podejrzany, którego da się ustalić
    [place] miejsce, które da się ustalić
    [room] pomieszczenie, które da się ustalić
   *[weapon] broń, którą da się ustalić
}
case-to-clues = Wskazówki
case-goal = Do udowodnienia znakiem ✓{ $one ->
    [yes] {" "}w kolumnie **{ $column }**
   *[no] {""}
}: { $parts }.
case-stands = **Udowodnione:** to wynika ze wskazówek.
case-not-proven = **Jeszcze nieudowodnione:** to nie wynika ze wskazówek.
case-refute = Pokaż, dlaczego nie
case-refuted = **To też zgadza się ze wszystkim, co wiesz** (powyżej, na obrazku w kółkach).
case-refuted-rest = -# To, co pewne, ale jeszcze nieudowodnione, pozostaje ukryte.
case-proof-count = -# Odrzucone znaki: { $unproven } · podpowiedzi: { $hints }
case-proven = **Sprawa zamknięta: wszystko udowodnione.** { $unproven ->
    [0] Każdy znak wynikał ze wskazówek
    [one] Jeden znak nie wynikał ze wskazówek
    [few] { $unproven } znaki nie wynikały ze wskazówek
   *[many] { $unproven } znaków nie wynikało ze wskazówek
}, { $hints ->
    [0] bez podpowiedzi
    [one] jedna podpowiedź
    [few] { $hints } podpowiedzi
   *[many] { $hints } podpowiedzi
}; { $hours ->
    [0] {""}
    [one] { $hours } godz.{" "}
    [few] { $hours } godz.{" "}
   *[many] { $hours } godz.{" "}
}{ $minutes } min od twojego pierwszego spojrzenia.{ $days ->
    [0] {""}
    [one] {""}
    [few] {" "}{ $days } dni z rzędu 🔥{ $frozen ->
        [0] {""}
        [one] {" "}(jeden opuszczony dzień się nie liczy ❄️)
        [few] {" "}({ $frozen } opuszczone dni się nie liczą ❄️)
       *[many] {" "}({ $frozen } opuszczonych dni się nie liczy ❄️)
    }
   *[many] {" "}{ $days } dni z rzędu 🔥{ $frozen ->
        [0] {""}
        [one] {" "}(jeden opuszczony dzień się nie liczy ❄️)
        [few] {" "}({ $frozen } opuszczone dni się nie liczą ❄️)
       *[many] {" "}({ $frozen } opuszczonych dni się nie liczy ❄️)
    }
} ✓
case-card-proven = { $name } · sprawa nr { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } udowodniona · { $hours ->
        [0] {""}
        [one] { $hours } godz.{" "}
        [few] { $hours } godz.{" "}
       *[many] { $hours } godz.{" "}
    }{ $minutes } min{ $days ->
        [0] {""}
        [one] {""}
        [few] {" "}· { $days } dni z rzędu 🔥{ $frozen ->
            [0] {""}
            [one] {" "}(jeden opuszczony dzień się nie liczy ❄️)
            [few] {" "}({ $frozen } opuszczone dni się nie liczą ❄️)
           *[many] {" "}({ $frozen } opuszczonych dni się nie liczy ❄️)
        }
       *[many] {" "}· { $days } dni z rzędu 🔥{ $frozen ->
            [0] {""}
            [one] {" "}(jeden opuszczony dzień się nie liczy ❄️)
            [few] {" "}({ $frozen } opuszczone dni się nie liczą ❄️)
           *[many] {" "}({ $frozen } opuszczonych dni się nie liczy ❄️)
        }
    } 🔎
    -# Codziennie nowa sprawa: **/sprawa dzisiaj**
case-board-proven = { $name }, dowód { $slips ->
    [0] bez pomyłki
   *[other] · odrzucone znaki: { $unproven } · podpowiedzi: { $hints }
} · { $hours ->
    [0] {""}
    [one] { $hours } godz.{" "}
    [few] { $hours } godz.{" "}
   *[many] { $hours } godz.{" "}
}{ $minutes } min ✓
refusal-case-begun = Masz już zaczęty dowód w tej sprawie, więc tu liczy się tylko on: **/sprawa dzisiaj** pokazuje sprawę. Nic się nie zmieniło.
case-past = Wcześniejsze sprawy
case-past-older = Starsze
case-past-newer = Nowsze
case-today = Dzisiejsza sprawa
case-past-prompt = Wybierz sprawę
case-past-choice = Nr { $n } · { $game } · { $stars }{ $solved ->
    [yes] {" "}✓
   *[no] {""}
}
case-past-list = **Sprawy z minionych dni.** Liczą się do twojego rankingu, ale nie do dni z rzędu.
case-past-none = Nie ma tu jeszcze wcześniejszych spraw. **/sprawa trening** znajdzie ci ich, ile zechcesz.
case-past-head = **Sprawa nr { $n }** z minionego dnia · { $game } · { $stars } 🔎
case-together = Sprawa dla wszystkich
case-joint-head = **Sprawa dla was wszystkich** · { $game } · { $stars } 🔎
case-joint-hint = Bierze udział każdy, kto tu jest: otwórz wskazówki i zaznacz na wspólnym arkuszu to, co z nich wynika. Każdy znak stoi tutaj z imieniem autora, odrzucony też.
case-joint-open = Wskazówki i arkusz
case-joint-over = Ta sprawa jest zamknięta.
case-joint-count = -# Udowodnione znaki: { $proven } · odrzucone znaki: { $unproven } · podpowiedzi: { $hints }
case-joint-deed = { $person }: { $sign } { $row }{ $alone ->
    [yes] {""}
   *[no] {" "}({ $column })
}{ $kind ->
    [proven] {""}
    [refused] {", "}nieudowodnione
   *[shown] {", "}pokazano rozdanie
} { $square }
case-joint-hinted = { $person }: podpowiedź 💡
case-joint-somebody = ktoś
case-joint-ended = { $end ->
    [solved] **Sprawa zamknięta wspólnie: wszystko udowodnione.**
    [moderated] **Moderator tego serwera zamknął tę sprawę.** 🛡️
   *[given-up] **Sprawa porzucona.**
} { $hours ->
    [0] {""}
    [one] { $hours } godz.{" "}
    [few] { $hours } godz.{" "}
   *[many] { $hours } godz.{" "}
}{ $minutes } min { $squares }
case-joint-people = Udowodnione znaki: { $people }
case-joint-give-up = Poddaj się
case-joint-sure = Wtedy wszyscy tutaj zobaczą rozwiązanie i nikt już nic nie zaznaczy. Poddać się?
refusal-case-joint-host = Za wszystkich może się poddać tylko ten, kto otworzył tę sprawę, albo moderator tego serwera.
refusal-case-joint-server = Użyj tego na serwerze: to sprawa dla wszystkich na kanale.
