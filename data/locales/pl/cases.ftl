# Sprawa dnia i sprawy do treningu.

case-head = **Sprawa nr { $n }** · { $game } · { $stars } · następna { $until } 🔎
case-practice-head = **Sprawa do treningu** · { $game } · { $stars } 🔎
case-played = Z partii, którą w Alibi rozegrali ludzie. Imiona są zmyślone.
case-instead = Sprawa dnia pochodzi z partii, którą znasz jako gracz lub widz. Dlatego oto inna, która liczy się tak samo. 👁️
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
    [few] {" "}{ $days } dni z rzędu 🔥{ $ice }
   *[many] {" "}{ $days } dni z rzędu 🔥{ $ice }
} ✓
case-failed = **Nie tym razem**, po { $tries ->
    [one] jednej próbie
    [few] { $tries } próbach
   *[many] { $tries } próbach
}. Nowa sprawa pojawia się codziennie. ✗
case-solution = Rozwiązanie: **{ $nouns }**.
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
        [few] {" "}· { $days } dni z rzędu 🔥{ $ice }
       *[many] {" "}· { $days } dni z rzędu 🔥{ $ice }
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
refusal-case-over = Ta sprawa jest zamknięta: nowa pojawia się codziennie o północy czasu UTC. Pokazuje ją **/sprawa dzisiaj**.
refusal-case-other = Ta sprawa nie jest już twoja: twoją pokazuje **/sprawa dzisiaj**. Nic nie zostało policzone.
refusal-case-others-seated = Możesz na to pozwolić tylko wtedy, gdy nikt inny nie ma miejsca przy stole: kto usiądzie później, zobaczy to i wyrazi zgodę. Nic się nie zmieniło.
option-cases = Może zostać sprawą
lobby-cases = Kto siada, zgadza się: najwcześniej tydzień po zakończeniu ta partia może zostać **sprawą dnia**, bez imion i serwera, i nigdy dla osób, które w nią grały lub ją oglądały. 🔎
refusal-case-later = Sprawa nie jest jeszcze gotowa. Spróbuj ponownie za chwilę.
refusal-case-no-server = Użyj tego na serwerze: w wiadomościach prywatnych jest tylko twój własny wynik.
case-asked = Grasz jako { $who }.
case-told = **Wszystko, co trzeba wiedzieć**, w kolejności wydarzeń. To wystarczy.
