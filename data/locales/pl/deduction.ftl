# Co z czego wynika: arkusze, które wyciągają wnioski, uzasadnienia, dochodzenie.

## Na co umawia się stół

option-sheet = Arkusze
level-paper = papier (to, co i tak widać)
level-checked = papier ze sprawdzaniem (liczy twoje błędne znaki)
level-notebook = notes (wszystko, co pewne)
level-analyst = analityk (także odsetek rozdań)
level-name-paper = papier
level-name-checked = papier ze sprawdzaniem
level-name-notebook = notes
level-name-analyst = analityk

## Arkusz

sheet-deals = { $title } · { $n ->
    [one] zostało jedno rozdanie
    [few] zostały { $n } rozdania
   *[many] zostało { $n } rozdań
}
sheet-first = Najpierw wybierz wiersz i kolumnę.
sheet-legend-notebook = -# Tutaj podkreślone, na obrazku w kółku: to, co wynika na pewno ze wszystkiego, co ci powiedziano. **Dlaczego?** wyjaśnia to dla wybranej kratki.
sheet-legend-analyst = -# Liczby: w ilu na 100 wciąż możliwych rozdań tak jest. To odsetek, nie szansa: nie ma w nim tego, jak ludzie wybierają.
sheet-legend-number = -# **7·14**: gdzie chodzi o liczbę, ta najczęstsza, 7, i jej odsetek, 14.
sheet-why-control = Dlaczego?
sheet-why = **Dlaczego { $row } · { $column }: { $sign }**
sheet-why-row = **Dlaczego { $row }: { $sign }**
refusal-sheet-is-paper = Arkusze tego stołu są papierowe: pokazują to, co i tak widzisz, oraz twoje własne znaki.
refusal-why-seen = To widać gołym okiem: uzasadnienie jest zbędne.
refusal-no-knowledge = W tej grze nie umiem wyciągać wniosków.
refusal-unthought = Nie udało mi się teraz obliczyć, co z tego wynika. Spróbuj ponownie za chwilę; nic nie przepadło.
check-control = Sprawdź
check-which-control = Które?
check-wrong = { $n ->
    [0] **Sprawdzenie:** to, co wiesz, nie wyklucza żadnego z twoich znaków.
    [one] **Sprawdzenie:** to, co wiesz, wyklucza jeden z twoich znaków.
    [few] **Sprawdzenie:** to, co wiesz, wyklucza { $n } z twoich znaków.
   *[many] **Sprawdzenie:** to, co wiesz, wyklucza { $n } z twoich znaków.
}
check-unproven = { $n ->
    [0] { $wrong ->
        [0] Wszystkie są udowodnione.
       *[other] Cała reszta jest udowodniona.
    }
    [one] Jeden nie jest jeszcze udowodniony: może tak, może nie.
    [few] { $n } nie są jeszcze udowodnione: może tak, może nie.
   *[many] { $n } nie jest jeszcze udowodnionych: może tak, może nie.
}
check-legend = -# Sprawdzane są ✓ i ✗, a tam, gdzie trzeba podać liczbę, także cyfry: wszystko porównuje się z tym, co wiesz; nikt nie zagląda do rozdania.
check-these-wrong = { $n ->
    [1] **To niemożliwe:** { $cells }. 💡
   *[other] **Te są niemożliwe:** { $cells }. 💡
}
check-these-unproven = **Jeszcze nieudowodnione:** { $cells }. 💡
check-cell = { $row }, { $column }: { $sign }
refusal-check-all-proven = Wszystkie twoje znaki, które można sprawdzić, są udowodnione. Ta podpowiedź się nie liczy.
refusal-check-nothing = Nie ma tu znaku do sprawdzenia: sprawdzane są ✓, ✗ i cyfry, a znaki zapytania i litery nie.

## Podpowiedzi

option-hints = Podpowiedzi
hints-idle = tak (ale przy tych arkuszach nie ma o co prosić)
lobby-hints-allowed = Podpowiedzi dozwolone 💡
hint-control = { $rung ->
    [0] Podpowiedź
    [1] Co z tego wynika?
   *[other] Dobre pytanie?
}
hint-where = **Gdzie szukać:** coś nowego wynika z nr { $nos }. 💡
hint-where-marked = **Gdzie szukać:** razem z twoimi znakami coś nowego wynika z nr { $nos }. 💡
hint-where-part = **Gdzie szukać:** { $part }. 💡
hint-control-technique = Jaka technika?
hint-technique = { $n ->
    [0] **Jaka technika:** wystarczy spojrzeć na to, co wiesz. 💡
    [1] **Jaka technika:** { $names }. 💡
   *[other] **Jakie techniki:** { $names }. 💡
}
hint-what = **Co z tego wynika:** 💡
hint-ask = **Dobre pytanie na teraz:** { $verb } ({ $values }). 💡
hint-do = { $n ->
    [0] **Teraz nie ma o co pytać.** Najlepsze, co możesz zrobić: { $verb }. 💡
   *[other] **Teraz nie ma o co pytać.** Najlepsze, co możesz zrobić: { $verb } ({ $values }). 💡
}
hint-go = { $n ->
    [0] **Teraz lepsze niż pytanie:** { $verb }. 💡
   *[other] **Teraz lepsze niż pytanie:** { $verb } ({ $values }). 💡
}
hint-expected = Z rozwiązań, które są teraz możliwe, powinno po nim zostać średnio około { $percent }%.
hint-all-told = Po żadnym pytaniu nie można się spodziewać, że powie ci więcej o rozwiązaniu. 💡
hint-count = { $n ->
    [one] -# To twoja pierwsza podpowiedź w tej partii. Na koniec wszyscy zobaczą, ile ich było.
    [few] -# To twoja podpowiedź nr { $n } w tej partii. Na koniec wszyscy zobaczą, ile ich było.
   *[many] -# To twoja podpowiedź nr { $n } w tej partii. Na koniec wszyscy zobaczą, ile ich było.
}
hints-given = Podpowiedzi: { $given } 💡
hints-of = { $who } { $n }
refusal-no-hints = Ten stół gra bez podpowiedzi.
refusal-hint-nothing = Z tego, co ci powiedziano, nic nowego nie wynika na pewno. Ta podpowiedź się nie liczy.
refusal-hint-not-now = To nie twoja tura: poproś o dobre pytanie, gdy nadejdzie. Ta podpowiedź się nie liczy.
refusal-hint-one-choice = Poza oskarżeniem możesz teraz zrobić tylko jedno. Ta podpowiedź się nie liczy.

## Dochodzenie

control-inquest = Dochodzenie
control-publish = Opublikuj dochodzenie
inquest-head = **{ $game }** · stół nr { $table } · **dochodzenie**
number-short = { $unit ->
    [2] { $n } mln
    [3] { $n } mld
    [4] { $n } bln
   *[0] { $n }
}
inquest-caption = Możliwe rozdania, ruch po ruchu
inquest-alt = Dochodzenie: dla każdego gracza jedna linia pokazuje, ile rozdań było wciąż możliwych po każdym ruchu. Linie tylko opadają.
inquest-known = { $who }: rozwiązanie dało się ustalić najwcześniej od nr { $step }.
inquest-unknown = { $who }: przed końcem nie dało się tego ustalić; { $deals ->
    [one] zostało jedno rozdanie.
    [few] zostały { $deals } rozdania.
   *[many] zostało { $deals } rozdań.
}
inquest-unknown-out = { $who }: koniec gry, zanim dało się to ustalić; { $deals ->
    [one] zostało jedno rozdanie.
    [few] zostały { $deals } rozdania.
   *[many] zostało { $deals } rozdań.
}
inquest-turning = { $steps_n ->
    [1] Punkt zwrotny: nr { $steps }.
   *[other] Punkty zwrotne: nr { $steps }.
}
inquest-accuracy = { $who }: pytania warte { $percent }% najlepszych ({ $n ->
    [one] jedno pytanie
    [few] { $n } pytania
   *[many] { $n } pytań
}).
inquest-fine = Świetne pytanie: nr { $step }, { $who }. { $best ->
    [yes] Po żadnym innym nie można się było wtedy spodziewać więcej.
   *[no] Po mało którym innym można się było wtedy spodziewać więcej.
}
inquest-lucky = Szczęśliwe pytanie: nr { $step }, { $who }. Z możliwych rozwiązań zostawia mniej więcej jedno na { $among }, choć można się było po nim spodziewać tylko { $percent }% tego, co po najlepszym wtedy pytaniu.
inquest-excluded = Przy nr { $step } { $who } podaje rozwiązanie, które wykluczały już znane tej osobie informacje.
inquest-idle = { $who }: pytania, które nie przyniosły nic nowego: nr { $steps }.
theatre-no = (nr { $step } w historii)
theatre-left = Wciąż możliwe rozdania: { $seats } 🔎
theatre-seat-left = { $who } { $fell ->
    [1] { $before } → **{ $deals }**
   *[other] { $deals }
}
theatre-known = { $who }: od tej chwili rozwiązanie da się ustalić. 💡
inquest-legend = -# Rozdanie jest dla kogoś możliwe, jeśli nie przeczy mu nic, co tej osobie powiedziano. Ich liczba tylko spada.
inquest-likewise = -# Podobnie przy nr { $steps }.
inquest-posted = Dochodzenie jest opublikowane: { $link }
inquest-there = Dochodzenie już tu jest: { $link }
refusal-inquest-nothing = W tej partii wydarzyło się za mało na dochodzenie.
refusal-inquest-later = Nie udało się teraz opublikować dochodzenia. Naciśnij ponownie za minutę.
refusal-inquest-no-channel = Kanał, na którym grał ten stół, już nie istnieje, więc dochodzenie nie ma gdzie się pojawić.
trouble-inquest-may-not = Nie mogę opublikować dochodzenia: potrzebuję uprawnienia „{ $permission }” na kanale tego stołu.
refusal-no-inquest = W tej grze nie ma dochodzenia.
