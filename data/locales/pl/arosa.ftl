# Mord im Arosa.

game-arosa = Mord im Arosa
club-arosa = grand-hotel
kind-arosa = słuch
about-arosa = Hotel w śniegu, dwie ofiary gdzieś w szybie wentylacyjnym, a ślady zostawili tam wszyscy. Słuchaj, na którym piętrze zatrzymują się kostki, podejrzewaj innych i zacieraj własne ślady.
    -# 2 do 6 graczy · około 30 minut · łatwa · włącz dźwięk!
option-arosa-hearing = Słuch
option-arosa-memory = Pamięć otwarć i dźwięków
value-keen = czujny
value-normal = zwykły
value-hard = przytępiony

verb-arosa-search = Otwórz piętro
verb-arosa-suspect = Podejrzewaj
verb-arosa-erase = Zatrzyj swoje ślady
verb-arosa-take = Zabierz ślady

field-arosa-search-floor = Gdzie szukasz ofiar?
field-arosa-suspect-floor = Które piętro otwierasz?
field-arosa-suspect-players = Kogo podejrzewasz? (jedna lub kilka osób)
field-arosa-erase-floor = Które piętro otwierasz?
field-arosa-take-count = Ile śladów zabierasz?

value-arosa-floor = { $value ->
    [0] 0 · Parter
    [7] 7 · Ostatnie
    [one] { $value }
    [few] { $value }
   *[many] { $value }
}
value-arosa-count = { $value ->
    [0] żadnego
    [one] { $value }
    [few] { $value }
   *[many] { $value }
}

## Co słyszą wszyscy

event-arosa-prologue-began = Północ w hotelu Arosa. Kto ostatnio miał w ręku nóż? { $knife }! Ta osoba zrzuca do szybu **dwie ofiary**. Potem każdy zrzuca dwie kostki swojego koloru, czyli swoje ślady. Kto ostatnio spał w hotelu? { $guest }! Ta osoba zaczyna poszukiwania. Włącz dźwięk!
# Nothing is heard there, and nothing to press.
theatre-arosa-prologue-began = Północ w hotelu Arosa. Kto ostatnio miał w ręku nóż? { $knife }! Ta osoba zrzuca do szybu **dwie ofiary**. Potem każdy zrzuca dwie kostki swojego koloru, czyli swoje ślady. Kto ostatnio spał w hotelu? { $guest }! Ta osoba zaczyna poszukiwania.
# Szyfrem i tej samej długości dla każdej kostki: pasek, który ją zasłania, nie może zdradzić liczby stuków.
event-arosa-fell = { $cube } { $cube_sign } ||`stuk{"\u00A0"}×{ $knocks }{"\u00A0…\u00A0"}{ $end_hear }`||
event-arosa-search-began = **Akt pierwszy: poszukiwanie ofiar.** W swojej turze naciśnij **Otwórz piętro**.
theatre-arosa-search-began = **Akt pierwszy: poszukiwanie ofiar.**
event-arosa-inquiry-began = **Obie ofiary znalezione: zaczyna się akt drugi.** Teraz podejrzewaj innych albo zacieraj własne ślady.
theatre-arosa-inquiry-began = **Obie ofiary znalezione: zaczyna się akt drugi.**
event-arosa-turn-began = Teraz gra { $seat }.
event-arosa-searched = { $by } szuka ofiar { $floor ->
    [0] na **parterze**
    [one] na **{ $floor }. piętrze**
    [few] na **{ $floor }. piętrze**
   *[many] na **{ $floor }. piętrze**
}.
event-arosa-suspected = { $by } otwiera { $floor ->
    [0] **parter**
    [one] **{ $floor }. piętro**
    [few] **{ $floor }. piętro**
   *[many] **{ $floor }. piętro**
} i podejrzewa: { $players }.
event-arosa-erasing-began = { $by } chce zatrzeć ślady { $floor ->
    [0] na **parterze**
    [one] na **{ $floor }. piętrze**
    [few] na **{ $floor }. piętrze**
   *[many] na **{ $floor }. piętrze**
}.
event-arosa-opened = { $cubes_n ->
    [0] Nie ma tu śladów.
   *[other] Znaleziono: { $cubes_sign }.
}
event-arosa-victims-sought = { $victims ->
    [0] Nie ma tu ofiary.
    [1] **Ofiara!** { $floor ->
        [0] Parter
        [one] { $floor }. piętro
        [few] { $floor }. piętro
       *[many] { $floor }. piętro
    } to miejsce zbrodni.
   *[other] **Obie ofiary!** { $floor ->
        [0] Parter
        [one] { $floor }. piętro
        [few] { $floor }. piętro
       *[many] { $floor }. piętro
    } to jedyne miejsce zbrodni.
}
event-arosa-recorded = { $seat }: { $count ->
    [one] jeden ślad trafia na tablicę
    [few] { $count } ślady trafiają na tablicę
   *[many] { $count } śladów trafia na tablicę
}{ $borrowed ->
    [0] {""}
    [one] , z tego jeden prosto z piętra
    [few] , z tego { $borrowed } prosto z piętra
   *[many] , z tego { $borrowed } prosto z piętra
}.
event-arosa-ground-failed = { $by } nie ma własnego śladu na parterze: na tablicę nic nie trafia.
event-arosa-traces-counted = { $most ->
    [one] { $by } może zabrać z tablicy jeden ślad.
    [few] { $by } może zabrać z tablicy najwyżej { $most } ślady.
   *[many] { $by } może zabrać z tablicy najwyżej { $most } śladów.
}
event-arosa-traces-erased = { $count ->
    [0] { $by } nie zabiera żadnego śladu.
    [one] { $by } zabiera z tablicy jeden ślad.
    [few] { $by } zabiera z tablicy { $count } ślady.
   *[many] { $by } zabiera z tablicy { $count } śladów.
}
event-arosa-careless = Niedbałe poszukiwania: { $count ->
    [0] { $by } nie ma już kostki do zrzucenia.
    [one] { $by } zrzuca jeszcze jedną kostkę.
    [few] { $by } zrzuca jeszcze { $count } kostki.
   *[many] { $by } zrzuca jeszcze { $count } kostek.
}
event-arosa-turn-missed = { $seat } nie ma już czasu.
event-arosa-left = { $seat } opuszcza partię; ślady zostają i nadal można podejrzewać tego gracza.
event-arosa-scored = { $seat }: { $points ->
    [one] { $points } punkt podejrzeń.
    [few] { $points } punkty podejrzeń.
   *[many] { $points } punktów podejrzeń.
}
event-arosa-judged = { $murderers_n ->
    [1] Morderstwo ma na sumieniu { $murderers }!
   *[other] Morderstwo mają na sumieniu { $murderers }!
} 🔪 { $winners_n ->
    [1] { $winners } wygrywa i awansuje na komisarza.
   *[other] { $winners } wygrywają i awansują na komisarzy.
} 🏆
event-arosa-drawn = Remis: każdy ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} podejrzeń. Wszyscy są winni i wszyscy wygrywają.
event-arosa-stalled = Od dwóch rund nikt nie gra: partia kończy się bez zwycięzcy.
event-arosa-last-one = Nikt inny już nie gra: { $seat } wygrywa! 🏆
event-arosa-abandoned = Zostało za mało graczy: partia kończy się bez zwycięzcy.

## Otwarte piętro, o którym mówi tylko panel, i dla tego, kto je otwiera

apart-arosa-opened = { $floor ->
    [0] **Parter**
    [one] **{ $floor }. piętro**
    [few] **{ $floor }. piętro**
   *[many] **{ $floor }. piętro**
}: { $cubes_n ->
    [0] pusto.
   *[other] { $cubes_sign }.
}
result-arosa-opened = { $cubes_n ->
    [0] Nic nie znajdujesz.
   *[other] Znajdujesz { $cubes_sign }.
}

## Panel

arosa-table-search = **Akt pierwszy.** { $who } otwiera piętro: { $n ->
    [1] do znalezienia jest jeszcze jedna ofiara.
   *[other] do znalezienia są jeszcze obie ofiary.
}
arosa-table-inquiry = **Akt drugi.** Teraz gra { $who } i { $erase ->
    [yes] może podejrzewać innych albo zacierać ślady.
   *[no] może tylko podejrzewać innych.
}
arosa-table-erasing = **Akt drugi.** Ślady policzone: { $who } musi powiedzieć, ile z nich zabiera z tablicy.
arosa-table-judged = { $winners_n ->
    [1] Wygrywa { $winners }
   *[other] Wygrywają { $winners }
}, punkty podejrzeń: { $least } 🏆; { $murderers_n ->
    [1] morderstwo ma na sumieniu { $murderers }
   *[other] morderstwo mają na sumieniu { $murderers }
}, punkty podejrzeń: { $most }. 🔪
arosa-table-drawn = Remis, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: wszyscy są winni i wszyscy wygrywają.
arosa-table-left = Nikt inny już nie gra: { $who } wygrywa. 🏆
arosa-table-nobody = Partia skończyła się bez zwycięzcy.
arosa-table-opened = Przed chwilą otwarto { $floor ->
    [0] **parter**
    [one] **{ $floor }. piętro**
    [few] **{ $floor }. piętro**
   *[many] **{ $floor }. piętro**
}; { $cubes_n ->
    [0] nie było tam śladów.
   *[other] leżało tam: { $cubes_sign }.
}
arosa-table-scenes = { $found ->
    [0] Nie ma jeszcze miejsca zbrodni.
    [1] Miejsce zbrodni: { $first ->
        [0] parter
        [one] { $first }. piętro
        [few] { $first }. piętro
       *[many] { $first }. piętro
    }.
   *[other] { $same ->
        [yes] Jedyne miejsce zbrodni, dla obu ofiar: { $first ->
            [0] parter
            [one] { $first }. piętro
            [few] { $first }. piętro
           *[many] { $first }. piętro
        }.
       *[no] Miejsca zbrodni: { $first ->
            [0] parter
            [one] { $first }. piętro
            [few] { $first }. piętro
           *[many] { $first }. piętro
        } i { $second }. piętro.
    }
}
arosa-table-seat = { $who } ({ $cube }) { $cube_sign }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}: { $reserve ->
    [one] { $reserve } kostka w zapasie
    [few] { $reserve } kostki w zapasie
   *[many] { $reserve } kostek w zapasie
}{ $traces ->
    [0] {""}
    [one] , { $traces } ślad na tablicy
    [few] , { $traces } ślady na tablicy
   *[many] , { $traces } śladów na tablicy
}{ $boxes_n ->
    [0] {""}
    [1] {" "}(piętro { $boxes })
   *[other] {" "}(piętra { $boxes })
}{ $points ->
    [0] {""}
    [one] {" "}= { $points } punkt
    [few] {" "}= { $points } punkty
   *[many] {" "}= { $points } punktów
}{ $state ->
    [active] {" "}(teraz gra)
    [gone] {" "}(poza partią)
   *[idle] {""}
}
arosa-table-hotel = **Cały hotel, otwarty**
arosa-table-floor = { $floor ->
    [0] Parter
    [one] { $floor }. piętro
    [few] { $floor }. piętro
   *[many] { $floor }. piętro
}: { $cubes_n ->
    [0] pusto
   *[other] { $cubes_sign }
}
arosa-picture-reserve = { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
arosa-picture-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
arosa-alt-table = Hotel Arosa w przekroju, a obok tablica śledcza z miejscami zbrodni, śladami i zapasami.

## Biurko

arosa-desk-own = Twoje ślady są **{ $cube_many }** { $cube_sign }; w twoim zapasie: { $reserve }.
arosa-desk-board = Na tablicy: { $traces ->
    [one] { $traces } ślad
    [few] { $traces } ślady
   *[many] { $traces } śladów
} { $boxes_n ->
    [1] (piętro { $boxes })
   *[other] (piętra { $boxes })
}, { $points ->
    [one] { $points } punkt podejrzeń
    [few] { $points } punkty podejrzeń
   *[many] { $points } punktów podejrzeń
}. Dziesięć śladów kończy partię.
arosa-desk-memory = Nikt nie ma tu sekretów: wszyscy widzą i słyszą to samo. Zapamiętuj to, co słyszysz, albo zapisz to pod **Moje notatki**.

## Odmowy

refusal-arosa-no-such-floor = Hotel ma piętra od 0 (parter) do 7. Wybierz jedno z nich; nic nie zostało otwarte.
refusal-arosa-nobody-named = Wskaż co najmniej jednego innego gracza, którego podejrzewasz.
refusal-arosa-not-yourself = Nie możesz podejrzewać siebie. Wskaż tylko innych graczy.
refusal-arosa-named-twice = Ten sam gracz jest wskazany dwa razy. Wskaż każdego podejrzanego raz.
refusal-arosa-nothing-to-erase = Na tablicy nie ma twoich śladów, więc nie ma czego zacierać. Zamiast tego podejrzewaj kogoś.
refusal-arosa-not-so-many = { $n ->
    [one] Możesz zabrać najwyżej jeden ślad albo żadnego.
    [few] Możesz zabrać najwyżej { $n } ślady albo żadnego.
   *[many] Możesz zabrać najwyżej { $n } śladów albo żadnego.
}
refusal-arosa-now-search = To akt pierwszy: szukaj ofiar poleceniem **/arosa szukaj** albo przyciskiem na panelu.
refusal-arosa-now-erasing = Piętro stoi otworem: najpierw powiedz, ile śladów zabierasz, poleceniem **/arosa zabierz** albo przyciskiem na panelu.
refusal-arosa-now-inquiry = To akt drugi: użyj poleceń **/arosa podejrzewaj** i **/arosa zatrzyj** albo przycisków na panelu.

## Zasady, zależnie od sytuacji

rules-arosa-start = **Mord im Arosa w skrócie**
    Każdy zrzuca ślady (kostki swojego koloru) do szybu wentylacyjnego hotelu. Nikt nie widzi, gdzie lądują, ale wszyscy słyszą, jak spadają: każdy *stuk* to minięte piętro, choć nie każdy stuk słychać; *puk* to zatrzymanie na piętrze, a *ŁUP* to uderzenie w stół pod parterem.
    W **akcie pierwszym** otwieraj piętra i znajdź dwie ofiary; ich piętra to miejsca zbrodni. W **akcie drugim** podejrzewaj innych tam, gdzie według ciebie są ich ślady, i zacieraj własne.
    Ślad na tablicy jest wart 3 punkty na miejscu zbrodni, 2 o piętro wyżej lub niżej, 1 gdzie indziej. Przy 10 śladach jednego gracza albo pustym zapasie partia się kończy: kto ma najwięcej punktów, jest mordercą, kto najmniej, wygrywa.
rules-arosa-search = **Akt pierwszy: poszukiwanie ofiar**
    Śledczy otwiera jedno piętro, a wszyscy widzą, co tam jest.
    • **Brak ofiary:** znalezione ślady spadają ponownie, a po nich jeszcze jeden z zapasu śledczego (niedbałe poszukiwania).
    • **Ofiara:** piętro to miejsce zbrodni. Za każdy znaleziony tam ślad innego gracza ten gracz kładzie jeden z zapasu na tablicy. Potem wszystkie znalezione ślady spadają ponownie.
    Obie ofiary znalezione: od następnego gracza zaczyna się akt drugi.
    To samo jest zapisane pod nagraniem, ukryte: naciśnij, aby odsłonić. *stuk ×2 … puk* znaczy: słychać było dwa stuki, potem kostka zatrzymała się na piętrze. Minęła co najmniej dwa piętra; stuki mogą umknąć. *ŁUP* to najczęściej parter, gdzie kostka uderza w stół.
rules-arosa-inquiry = **Akt drugi: podejrzewać lub zacierać**
    • **Podejrzewaj:** wskaż jednego lub kilku innych graczy i otwórz piętro. Za każdy swój ślad, który tam leży, kładą na tablicy jeden z zapasu. Za każdego podejrzanego, którego śladu tam nie ma, zrzucasz jeszcze jeden swój.
    • **Parter:** podejrzenie udaje się tylko wtedy, gdy leży tam twój własny ślad; jeśli nie, nikt nic nie kładzie, a ty zrzucasz po jednym za każdego podejrzanego.
    • **Zacieraj:** otwórz piętro i policz; potem powiedz, ile swoich śladów zabierasz z jego pola, najwyżej tyle, ile tam leży. Jeśli nie ma żadnego, zrzucasz jeszcze jeden.
    Na koniec wszystkie znalezione ślady spadają ponownie.
rules-arosa-erasing = **Ile śladów wraca?**
    Wszyscy widzieli piętro. Z jego pola na tablicy może wrócić do twojego zapasu najwyżej tyle twoich śladów, ile tam leżało; możesz zabrać mniej. Potem wszystkie znalezione ślady spadają ponownie.
rules-arosa-waiting = **Tura kogoś innego**
    Patrz i słuchaj! Przy łagodnej pamięci to, co było słychać i co znaleziono, można odczytać na kanale i w historii; przy ścisłej znika, gdy spada następna kostka. **Moje notatki** czytasz tylko ty.
    Ślady na tablicy: 3 punkty na miejscu zbrodni, 2 o piętro wyżej lub niżej, 1 gdzie indziej. 10 śladów na tablicy albo pusty zapas kończy partię po tej turze.
rules-arosa-over = **Partia skończona**
    Kto ma najwięcej punktów podejrzeń, jest mordercą, kto najmniej, wygrywa; jednych i drugich może być kilku. Ślady w hotelu i w zapasie się nie liczą. Jeśli nikt inny już nie gra, wygrywa ostatni gracz; jeśli przez dwie rundy nikt nie grał, nie wygrywa nikt.

## Kostki i dźwięki

noun-arosa-yellow = żółty
    .many = żółte
    .sign = 🟨{"\u2060"}●
noun-arosa-blue = niebieski
    .many = niebieskie
    .sign = 🟦{"\u2060"}▲
noun-arosa-brown = brązowy
    .many = brązowe
    .sign = 🟫{"\u2060"}■
noun-arosa-gray = szary
    .many = szare
    .sign = 🔘{"\u2060"}✚
noun-arosa-black = czarny
    .many = czarne
    .sign = ⬛{"\u2060"}◆
noun-arosa-white = biały
    .many = białe
    .sign = ⬜{"\u2060"}★
noun-arosa-victim = ofiara
    .many = ofiary
    .sign = 🟥{"\u2060"}✖
noun-arosa-poc = puk
    .hear = puk
noun-arosa-toc = łup
    .hear = ŁUP

## Arkusz

arosa-sheet-floors = W hotelu
arosa-sheet-floor = { $n ->
    [0] parter
    [one] { $n }. piętro
    [few] { $n }. piętro
   *[many] { $n }. piętro
}

## Dlaczego liczba jest pewna

arosa-why-found = Przy nr { $nos } znaleziono i wyjęto { $nos_n ->
    [one] {""}
    [few] po{" "}
   *[many] po{" "}
}{ $count } × { $cube_sign } ({ $floors }).
arosa-why-empty = Przy nr { $nos } na otwartym piętrze nie było { $cube_sign } ({ $floors }).
arosa-why-put-back = Przy nr { $nos } { $count ->
    [one] wróciła { $count } × { $cube_sign }
    [few] wróciły { $count } × { $cube_sign }
   *[many] wróciło { $count } × { $cube_sign }
} na { $floor }. piętro.
arosa-why-heard = Z tego, co słychać przy nr { $nos }, wynika: { $count ->
    [one] { $cube_sign } leży
    [few] { $count } × { $cube_sign } leżą
   *[many] { $count } × { $cube_sign } leży
} { $floor ->
    [0] na parterze.
    [one] najwyżej na { $floor }. piętrze.
    [few] najwyżej na { $floor }. piętrze.
   *[many] najwyżej na { $floor }. piętrze.
}
arosa-why-left = Dla { $count ->
    [one] { $cube_sign }
    [few] { $count } × { $cube_sign }
   *[many] { $count } × { $cube_sign }
}{ $nos_n ->
    [0] {""}
    [one] {" "}z nr { $nos }
    [few] {" "}z nr { $nos }
   *[many] {" "}z nr { $nos }
}{ $high ->
    [none] {""}
    [0] {" "}(słychać: parter)
    [one] {" "}(słychać: najwyżej { $high }. piętro)
    [few] {" "}(słychać: najwyżej { $high }. piętro)
   *[many] {" "}(słychać: najwyżej { $high }. piętro)
}{ $empty_n ->
    [0] {""}
    [one] , brak przy nr { $empty }
    [few] , brak przy nr { $empty }
   *[many] , brak przy nr { $empty }
}: zostaje tylko { $where ->
    [there] {""}
   *[other] { $finds_n ->
        [one] znalezisko z nr { $finds }
        [few] jedno ze znalezisk z nr { $finds }
       *[many] jedno ze znalezisk z nr { $finds }
    }
}{ $where ->
    [both] {" "}albo{" "}
   *[other] {""}
}{ $where ->
    [found] {""}
   *[other] { $floor ->
        [0] parter
        [one] { $floor }. piętro
        [few] { $floor }. piętro
       *[many] { $floor }. piętro
    }
}.
arosa-why-least = Razem to { $many } × { $cube_sign }, a przy nr { $finds } { $found ->
    [one] była w sumie tylko { $found }
    [few] były w sumie tylko { $found }
   *[many] było w sumie tylko { $found }
}: co najmniej { $count ->
    [one] { $count } musi leżeć
    [few] { $count } muszą leżeć
   *[many] { $count } musi leżeć
} { $floor ->
    [0] na parterze.
    [one] na { $floor }. piętrze.
    [few] na { $floor }. piętrze.
   *[many] na { $floor }. piętrze.
}
arosa-why-most = Najwyżej { $many ->
    [one] { $many } × { $cube_sign } może
    [few] { $many } × { $cube_sign } mogą
   *[many] { $many } × { $cube_sign } może
} leżeć { $floor ->
    [0] na parterze
    [one] na { $floor }. piętrze
    [few] na { $floor }. piętrze
   *[many] na { $floor }. piętrze
}{ $finds_n ->
    [0] {""}
    [one] {" "}albo należeć do znaleziska z nr { $finds }
    [few] {" "}albo należeć do znalezisk z nr { $finds }
   *[many] {" "}albo należeć do znalezisk z nr { $finds }
}{ $out_n ->
    [0] {""}
    [one] ; przy nr { $out } dźwięk był na to zbyt niski
    [few] ; przy nr { $out } dźwięk był na to zbyt niski
   *[many] ; przy nr { $out } dźwięk był na to zbyt niski
}{ $emptied_n ->
    [0] {""}
    [one] ; to, co leżało wcześniej, wyjęto przy nr { $emptied }
    [few] ; to, co leżało wcześniej, wyjęto przy nr { $emptied }
   *[many] ; to, co leżało wcześniej, wyjęto przy nr { $emptied }
}.{ $finds_n ->
    [0] {""}
    [one] {" "}Tam znaleziono { $found }, więc{" "}
    [few] {" "}Tam znaleziono { $found }, więc{" "}
   *[many] {" "}Tam znaleziono { $found }, więc{" "}
}{ $finds_n ->
    [0] {""}
    [one] { $count ->
        [0] żadna nie może leżeć
        [one] najwyżej { $count } może leżeć
        [few] najwyżej { $count } mogą leżeć
       *[many] najwyżej { $count } może leżeć
    } { $floor ->
        [0] na parterze.
        [one] na { $floor }. piętrze.
        [few] na { $floor }. piętrze.
       *[many] na { $floor }. piętrze.
    }
    [few] { $count ->
        [0] żadna nie może leżeć
        [one] najwyżej { $count } może leżeć
        [few] najwyżej { $count } mogą leżeć
       *[many] najwyżej { $count } może leżeć
    } { $floor ->
        [0] na parterze.
        [one] na { $floor }. piętrze.
        [few] na { $floor }. piętrze.
       *[many] na { $floor }. piętrze.
    }
   *[many] { $count ->
        [0] żadna nie może leżeć
        [one] najwyżej { $count } może leżeć
        [few] najwyżej { $count } mogą leżeć
       *[many] najwyżej { $count } może leżeć
    } { $floor ->
        [0] na parterze.
        [one] na { $floor }. piętrze.
        [few] na { $floor }. piętrze.
       *[many] na { $floor }. piętrze.
    }
}
arosa-conclusion = Wynika z tego: { $count ->
    [0] { $cube_sign } nie może leżeć
    [one] dokładnie { $count } × { $cube_sign } musi leżeć
    [few] dokładnie { $count } × { $cube_sign } muszą leżeć
   *[many] dokładnie { $count } × { $cube_sign } musi leżeć
} { $floor ->
    [0] na parterze.
    [one] na { $floor }. piętrze.
    [few] na { $floor }. piętrze.
   *[many] na { $floor }. piętrze.
}

## Dochodzenie

arosa-inquest-trace = Przy nr { $no } piętro jednego ze śladów gracza { $who } jest po raz pierwszy pewne: { $floor ->
    [0] parter.
    [one] { $floor }. piętro.
    [few] { $floor }. piętro.
   *[many] { $floor }. piętro.
}
arosa-inquest-victim = Przy nr { $no } piętro ofiary jest po raz pierwszy pewne: { $floor ->
    [0] parter.
    [one] { $floor }. piętro.
    [few] { $floor }. piętro.
   *[many] { $floor }. piętro.
}
arosa-inquest-fine = Świetne podejrzenie: przy nr { $no } { $who } otwiera { $floor ->
    [0] parter
    [one] { $floor }. piętro
    [few] { $floor }. piętro
   *[many] { $floor }. piętro
}, a podejrzenie ({ $players }) { $percent ->
    [100] jest pewne
    [one] ma największe szanse ({ $percent } na 100)
    [few] ma największe szanse ({ $percent } na 100)
   *[many] ma największe szanse ({ $percent } na 100)
}; { $count ->
    [one] jeden ślad trafia na tablicę.
    [few] { $count } ślady trafiają na tablicę.
   *[many] { $count } śladów trafia na tablicę.
}
arosa-inquest-lucky = Łut szczęścia: przy nr { $no } { $who } otwiera { $floor ->
    [0] parter
    [one] { $floor }. piętro
    [few] { $floor }. piętro
   *[many] { $floor }. piętro
}, a podejrzenie ({ $players }) okazuje się trafne wbrew szansom ({ $percent } na 100).
arosa-inquest-unlucky = Pech: przy nr { $no } { $who } otwiera { $floor ->
    [0] parter
    [one] { $floor }. piętro
    [few] { $floor }. piętro
   *[many] { $floor }. piętro
}, a podejrzenie ({ $players }) idzie na marne, choć szanse wynosiły { $percent } na 100.
arosa-inquest-vain = Przy nr { $no } { $who } { $kind ->
    [search] szuka ofiary
    [erase] chce zatrzeć ślady
    [ground] bez własnego śladu podejrzewa innych ({ $players })
   *[suspect] podejrzewa innych ({ $players })
} { $floor ->
    [0] na parterze
    [one] na { $floor }. piętrze
    [few] na { $floor }. piętrze
   *[many] na { $floor }. piętrze
}, choć to, co było widać i słychać, już to wykluczało.
arosa-inquest-missed = Przy nr { $no } { $who } otwiera { $floor ->
    [0] parter
    [one] { $floor }. piętro
    [few] { $floor }. piętro
   *[many] { $floor }. piętro
}, a podejrzenie ({ $players }) idzie na marne, choć jeden ślad był pewny: { $player }, { $there ->
    [0] parter.
    [one] { $there }. piętro.
    [few] { $there }. piętro.
   *[many] { $there }. piętro.
}
arosa-inquest-legend = -# Obliczone tak, jakby nikt niczego nie zapomniał; bardziej prawdopodobne upadki liczą się bardziej.

## Co myśli rywal

arosa-rival-search = ofiary można było spodziewać się { $floor ->
    [0] na parterze
    [one] na { $floor }. piętrze
    [few] na { $floor }. piętrze
   *[many] na { $floor }. piętrze
}, szanse: { $share } na 100.
arosa-rival-suspect = śladów ({ $players }) można było spodziewać się { $floor ->
    [0] na parterze
    [one] na { $floor }. piętrze
    [few] na { $floor }. piętrze
   *[many] na { $floor }. piętrze
}, szanse: { $share } na 100.
arosa-rival-erase = własnych śladów można było spodziewać się { $floor ->
    [0] na parterze
    [one] na { $floor }. piętrze
    [few] na { $floor }. piętrze
   *[many] na { $floor }. piętrze
}, szanse: { $share } na 100; zdjęcie własnych punktów było warte więcej niż podejrzenie.
arosa-rival-take = co można zabrać, warto zabrać: to nigdy nie szkodzi.
arosa-rival-guess = z tego, co było słychać, nic nie zostało w pamięci, więc to był strzał w ciemno.
arosa-rival-overlooked = to był kaprys, bez oglądania się na to, co było słychać.

## Sprawy

arosa-case-question = **{ $count ->
    [one] W hotelu leży teraz jeden ślad { $cube_sign }.
    [few] W hotelu leżą teraz { $count } ślady { $cube_sign }.
   *[many] W hotelu leży teraz { $count } śladów { $cube_sign }.
} Gdzie?** Poniżej są wszystkie dźwięki tego koloru.
arosa-case-rule = -# Kostka stuka najwyżej raz na każdym mijanym piętrze, a czasem wcale: przy czterech stukach leży na 3. piętrze albo niżej. *puk* i *ŁUP* niczego nie dowodzą. Co leży na otwieranym piętrze, jest wyjmowane; co spada ponownie, słychać ponownie.
arosa-case-opened = Otwarcie, { $floor ->
    [0] parter
    [one] { $floor }. piętro
    [few] { $floor }. piętro
   *[many] { $floor }. piętro
}: { $cubes_n ->
    [0] pusto.
   *[other] { $cubes_sign }.
}
arosa-case-traces = { $cube }
arosa-suspect = { $who } ({ $cube } { $cube_sign })
arosa-case-place = { $n ->
    [1] { $count ->
        [1] Gdzie leży
       *[other] Najniższy ślad
    }
    [2] { $count ->
        [1] Gdzie leży
        [2] Najwyższy ślad
       *[other] Ten pomiędzy
    }
   *[other] { $count ->
        [1] Gdzie leży
       *[other] Najwyższy ślad
    }
}
noun-arosa-floor_0 = parter
noun-arosa-floor_1 = 1. piętro
noun-arosa-floor_2 = 2. piętro
noun-arosa-floor_3 = 3. piętro
noun-arosa-floor_4 = 4. piętro
noun-arosa-floor_5 = 5. piętro
noun-arosa-floor_6 = 6. piętro
noun-arosa-floor_7 = 7. piętro

## Pełne zasady, strona po stronie; ostatnia strona to przykład tury

rulebook-arosa-1 = **Cel**
    Hotel o ośmiu kondygnacjach, od parteru (0) do siódmego piętra. Dwie ofiary wpadły do szybu wentylacyjnego. Wszyscy zostawili tam **ślady**, kostki swojego koloru, i nikt nie widzi, na którym piętrze kostka się zatrzymuje, ale to **słychać**.
    Znajdź ofiary, a potem spraw, by na tablicę trafiały ślady innych, i zacieraj własne. Na koniec ten, kto ma najwięcej punktów podejrzeń, jest mordercą; kto ma najmniej, wygrywa.
    Gra od 2 do 6 osób, każda ma w zapasie 20 śladów.
rulebook-arosa-2 = **Prolog i to, co słychać**
    Wylosowany gracz zrzuca dwie ofiary. Potem każdy zrzuca dwa swoje ślady. Kolor jest ogłaszany, piętro nigdy.
    Każdy *stuk* to minięte piętro; *puk* znaczy, że kostka zatrzymuje się na piętrze; *ŁUP*, że uderza w stół, zwykle na parterze. Nie usłyszysz każdego stuku: kostka często spada niżej, niż myślisz, nigdy wyżej.
    Wszyscy słyszą to samo i to samo jest zapisane.
rulebook-arosa-3 = **Akt pierwszy: szukanie ofiar**
    W swojej turze jesteś **śledczym**: otwórz piętro, a wszyscy zobaczą, co tam jest.
    • **Brak ofiary**: znalezione kostki spadają ponownie do szybu, jedna po drugiej, a ty zrzucasz jeszcze jedną z zapasu, nawet gdy piętro było puste.
    • **Ofiara**: piętro to **miejsce zbrodni**. Za każdy znaleziony tam ślad **innego** gracza ten gracz kładzie ślad z zapasu na polu tego piętra na tablicy. Twoje własne się nie liczą. Potem znalezione kostki spadają ponownie; ty nie zrzucasz nic więcej.
    Gdy znalezione są obie ofiary, od następnego gracza zaczyna się akt drugi.
rulebook-arosa-4 = **Akt drugi: podejrzewanie**
    Wskaż jednego lub kilku innych graczy, potem otwórz piętro. Za każdy swój ślad, który tam leży, podejrzany kładzie ślad z zapasu na polu tego piętra. Pozostali gracze nie kładą nic, ty też nie.
    Za każdego podejrzanego **bez** śladu na tym piętrze zrzucasz ślad z zapasu.
    {""}**Parter**: musi tam też leżeć twój własny ślad. Jeśli nie, nikt nic nie kładzie, a ty zrzucasz ślad za każdego podejrzanego.
    Na koniec wszystkie znalezione kostki spadają ponownie do szybu.
rulebook-arosa-5 = **Akt drugi: zacieranie**
    Jeśli masz ślady na tablicy, możesz zamiast podejrzewać otworzyć piętro i policzyć tam własne ślady. Z pola **tego samego** piętra zabierasz najwyżej tyle swoich śladów; wracają do zapasu.
    Jeśli na piętrze nie ma twoich śladów, nie zabierasz nic i zrzucasz jeszcze jeden ślad.
    Tutaj też na koniec znalezione kostki spadają ponownie.
rulebook-arosa-6 = **Koniec i punkty**
    Partia kończy się po turze, w której jakiś gracz ma 10 śladów na tablicy albo pusty zapas. Jeśli zapas nie wystarcza, na tablicę trafiają ślady znalezione na piętrze.
    Każdy ślad na tablicy jest wart:
    • **3 punkty** na miejscu zbrodni;
    • **2 punkty** na piętrze tuż nad lub pod miejscem zbrodni;
    • **1 punkt** gdzie indziej.
    Ślady w hotelu i w zapasach się nie liczą. Może być kilku morderców i kilku zwycięzców.
    Kto opuszcza partię, nie może już wygrać, ale nadal można go podejrzewać. Gdy odejdą wszyscy inni, ostatni gracz wygrywa bez liczenia. Jeśli przez dwie rundy nikt nie gra, partia kończy się bez zwycięzcy.
rulebook-arosa-7 = **Przykład tury**
    Akt drugi, Anna gra żółtym. Sądząc po dźwiękach, dwie szare kostki zatrzymały się mniej więcej na trzecim piętrze, więc Anna podejrzewa Gustawa (szary) i Brunona (niebieski) na trzecim.
    Na piętrze leżą dwie szare i jedna brązowa, żadnej niebieskiej. Gustaw kładzie dwa ślady na polu 3. Bruno nie kładzie nic, Klara (brązowy) też nie, bo nikt jej nie podejrzewa.
    Dwie szare kostki i brązowa spadają do szybu: *stuk stuk puk*, *stuk puk*, *stuk stuk stuk ŁUP*. Za Brunona, podejrzanego niesłusznie, Anna zrzuca żółty ślad z zapasu.

## Lekcja: kilka decyzji z prawdziwej partii i ich uzasadnienie

lesson-arosa-start = **Mord im Arosa w pięć minut**
    Dwie ofiary wpadły do szybu wentylacyjnego w hotelu o ośmiu kondygnacjach. Każdy zostawia tam ślady: ty grasz żółtym, Kamila niebieskim. Nikt nie widzi, gdzie kostki się zatrzymują, ale to słychać.
    Oto cztery decyzje z prawdziwej partii dla dwojga.
lesson-arosa-1 = Dwie ofiary spadają, jedna po drugiej: *stuk stuk … puk* i znowu *stuk stuk … puk*. Każdy *stuk* to minięte piętro, *puk* to zatrzymanie. Nie usłyszysz każdego stuku.
    {""}**Gdzie jest pierwsza ofiara?**
lesson-arosa-1-seventh = Na siódmym piętrze
lesson-arosa-1-seventh-why = Nie: dwa *stuki* to co najmniej dwa minięte piętra, siódme i szóste.
lesson-arosa-1-fifth = Na piątym, na pewno
lesson-arosa-1-fifth-why = Nie na pewno: byłaby tam, gdyby każdy stuk było słychać. Ale mniej więcej jednego stuku na cztery nie słychać.
lesson-arosa-1-lower = Na piątym albo niżej
lesson-arosa-1-lower-why = Tak: co najmniej dwa minięte piętra, może więcej. Kostka jest często niżej, niż sądzisz po dźwięku, nigdy wyżej.
lesson-arosa-2 = Kamila otwiera piąte piętro: jest puste. Za te niedbałe poszukiwania do szybu spada kostka z jej zapasu. Twoja tura.
    {""}**Które piętro otwierasz?**
lesson-arosa-2-sixth = Szóste
lesson-arosa-2-sixth-why = Nie: obie ofiary minęły co najmniej dwa piętra, w tym szóste. Nie ma ich tam.
lesson-arosa-2-fifth = Jeszcze raz piąte
lesson-arosa-2-fifth-why = Nie: widać, że jest puste, a ofiary nigdy nie ruszają się same.
lesson-arosa-2-fourth = Czwarte
lesson-arosa-2-fourth-why = Tak: gdy piąte jest puste, do czwartego wystarczy jeden stuk, którego nie było słychać. W tej partii ofiara była tam, a druga na trzecim.
lesson-arosa-3 = Miejsca zbrodni to trzecie i czwarte piętro. Zaczyna się akt drugi: podejrzewasz Kamilę na drugim piętrze i jest tam jeden z jej śladów.
    {""}**Ile punktów jest wart ślad na polu 2?**
lesson-arosa-3-one = 1 punkt
lesson-arosa-3-one-why = Nie: 1 punkt jest za miejsca daleko od zbrodni, takie jak siódme piętro albo parter.
lesson-arosa-3-two = 2 punkty
lesson-arosa-3-two-why = Tak: drugie piętro jest tuż pod trzecim, miejscem zbrodni. A kto ma najmniej punktów, wygrywa.
lesson-arosa-3-three = 3 punkty
lesson-arosa-3-three-why = Nie: 3 punkty są tylko za same miejsca zbrodni, tutaj trzecie i czwarte piętro.
lesson-arosa-4 = Kamila podejrzewa cię na siódmym piętrze, znajduje tam jedną z twoich kostek i masz ślad na polu 7. Potem ta kostka spada ponownie: *stuk … puk*. Twoja tura, a tego śladu chcesz się pozbyć z tablicy.
    {""}**Co robisz?**
lesson-arosa-4-erase = Zacieram ślady na siódmym
lesson-arosa-4-erase-why = Nie: aby zatrzeć ślad na polu 7, potrzebujesz swojego śladu **na siódmym piętrze**. Twój spadł niżej, było to słychać. Nie zabierzesz nic, a spadnie jeszcze jedna kostka.
lesson-arosa-4-elsewhere = Zacieram ślady na innym
lesson-arosa-4-elsewhere-why = Nie: zabierasz tylko z pola piętra, które otwierasz. Twoje inne pola są puste.
lesson-arosa-4-suspect = Podejrzewam Kamilę
lesson-arosa-4-suspect-why = Tak: ślad na siódmym piętrze kosztuje tylko 1 punkt. Lepiej, by na tablicę trafiły ślady Kamili, które było słychać blisko miejsc zbrodni.
lesson-arosa-end = **To wszystko, czego trzeba do gry.** Słuchaj każdego upadku, notuj, gdzie według ciebie się kończy, i podejrzewaj tylko wtedy, gdy w to wierzysz: każdy podejrzany bez śladu kosztuje cię kostkę. **Moje notatki** to twój notes.

## Techniki dedukcji, od najłatwiejszej

technique-arosa-opened = Otwarte piętro
technique-arosa-opened-page = Gdy piętro zostaje otwarte, widać wszystkie kostki na nim i wszystkie się zabiera. To, co spada tam później, liczy się od nowa.
    {""}*Przykład:* 4. piętro zostało otwarte i od tamtej pory nie spadła żadna kostka. Nic tam nie leży.
technique-arosa-heard = Słyszane po drodze
technique-arosa-heard-page = Każdy stuk to piętro, które kostka minęła. Może leżeć niżej, niż się wydaje po dźwięku, ale nigdy wyżej.
    {""}*Przykład:* trzy stuki od siódmego piętra: kostka minęła piętra 7, 6 i 5, a więc leży na 4. piętrze lub niżej.
technique-arosa-together = Suma dźwięków i znalezisk
technique-arosa-together-page = Każda kostka, która spadła, została znaleziona albo wciąż gdzieś leży. Policz te, które spadły, odejmij znalezione i zobacz, gdzie mogą być pozostałe.
    {""}*Przykład:* dwie kostki spadły na 1. piętro lub niżej. 1. piętro zostało otwarte i leżała tam jedna. Druga leży na parterze.

## Polecenia

command-arosa = arosa
command-arosa-description = Graj w Mord im Arosa przy stole na tym kanale.

command-arosa-search = szukaj
command-arosa-search-description = Akt pierwszy: otwórz piętro i szukaj ofiar.
command-arosa-search-floor = piętro
command-arosa-search-floor-description = Piętro do otwarcia, od 0 (parter) do 7.

command-arosa-suspect = podejrzewaj
command-arosa-suspect-description = Akt drugi: podejrzewaj jednego lub kilku graczy i otwórz piętro.
command-arosa-suspect-floor = piętro
command-arosa-suspect-floor-description = Piętro do otwarcia, od 0 (parter) do 7.
command-arosa-suspect-player = gracz
command-arosa-suspect-player-description = Kogo podejrzewasz.
command-arosa-suspect-player2 = gracz2
command-arosa-suspect-player2-description = Kolejny podejrzany.
command-arosa-suspect-player3 = gracz3
command-arosa-suspect-player3-description = Trzeci podejrzany.
command-arosa-suspect-player4 = gracz4
command-arosa-suspect-player4-description = Czwarty podejrzany.
command-arosa-suspect-player5 = gracz5
command-arosa-suspect-player5-description = Piąty podejrzany.

command-arosa-erase = zatrzyj
command-arosa-erase-description = Akt drugi: otwórz piętro i policz swoje ślady.
command-arosa-erase-floor = piętro
command-arosa-erase-floor-description = Piętro do otwarcia, od 0 (parter) do 7.

command-arosa-take = zabierz
command-arosa-take-description = Po policzeniu: zabierz swoje ślady z pola otwartego piętra.
command-arosa-take-count = liczba
command-arosa-take-count-description = Ile śladów zabierasz.
