# Bakerstreet.

game-bakerstreet = Bakerstreet
club-bakerstreet = baker-street
kind-bakerstreet = blef
about-bakerstreet = Londyn, rok 1898, gęsta mgła: dwoje detektywów szacuje wartość obu rąk, blefuje i podważa. Kto wygra, zbiera tropy, a siedem kolejnych liter rozwiązuje sprawę.
    -# 2 graczy · około 40 minut · średnia: blef i pamięć
option-bakerstreet-memory = Pamięć zakrytych kart
option-bakerstreet-first = Kto zaczyna
value-lot = losowo
value-one = pierwszy gracz
value-two = drugi gracz

value-bakerstreet-pile = Stos { $value }

verb-bakerstreet-play = Połóż kartę
verb-bakerstreet-estimate = Oszacuj
verb-bakerstreet-doubt = Podważ
verb-bakerstreet-choose = Wybierz stos
verb-bakerstreet-take = Weź trop

field-bakerstreet-play-card = Którą kartę z ręki?
field-bakerstreet-play-pile = Przed którym stosem tropów?
field-bakerstreet-estimate-number = Obie ręce są warte co najmniej…
field-bakerstreet-choose-pile = Który stos liczymy?
field-bakerstreet-take-letter = Który trop bierzesz?

## Co słyszą wszyscy

event-bakerstreet-dealt = Po trzy karty dla każdego, a w kręgu leży pięć stosów po osiem tropów. Pierwszą rundę otwiera { $first }.
event-bakerstreet-played = { $by } kładzie **{ $card }** przed stosem { $pile }.
event-bakerstreet-reshuffled = Talia gracza { $seat } się skończyła, więc karty odrzucone zostają przetasowane w nową.
event-bakerstreet-estimated = { $by } szacuje: **{ $number }**.
event-bakerstreet-doubted = { $by } podważa oszacowanie **{ $number }**. { $by_cards_n ->
    [0] { $by } nie ma żadnej karty
   *[other] { $by } pokazuje { $by_cards }
}, { $player_cards_n ->
    [0] { $player } nie ma żadnej karty
   *[other] { $player } pokazuje { $player_cards }
}: razem **{ $total }**. { $winner } wygrywa spór i wybiera stos.
event-bakerstreet-counted = { $arrow ->
    [yes] Strzałka prowadzi dalej, na stos { $pile }. ➡️
   *[no] Liczony jest stos { $pile }. 🔎
} { $how ->
    [empty] Nie leży tam żadna karta, więc { $winner } jako zwycięzca sporu wygrywa liczenie
   *[other] { $first_cards_n ->
        [0] { $first }: **0**, bez karty
       *[other] { $first }: **{ $first_sum }** ({ $first_cards }{ $first_x2 ->
            [yes] , podwojone
           *[no] {""}
        })
    }; { $second_cards_n ->
        [0] { $second }: **0**, bez karty
       *[other] { $second }: **{ $second_sum }** ({ $second_cards }{ $second_x2 ->
            [yes] , podwojone
           *[no] {""}
        })
    }.{ $stop ->
        [yes] {" "}Stop zostawia to, co leży niżej.
       *[no] {""}
    } { $how ->
        [tie] Remis, więc { $winner } jako zwycięzca sporu wygrywa liczenie
       *[more] Liczenie wygrywa { $winner }
    }
}{ $prize ->
    [clue] .
    [all] {" "}i nie bierze tropu, bo ma już wszystkie litery tego stosu.
   *[none] {" "}i nie znajduje w tym stosie żadnego tropu.
}
event-bakerstreet-clue-taken = { $by } bierze zakryty trop ze stosu { $pile }, teraz ma { $clues ->
    [one] { $clues } trop
    [few] { $clues } tropy
   *[many] { $clues } tropów
}, { $left ->
    [0] a stos jest już pusty.
    [one] a w stosie zostaje { $left }.
    [few] a w stosie zostają { $left }.
   *[many] a w stosie zostaje { $left }.
}
event-bakerstreet-round-began = Nowa runda: każdy dobiera karty, zaczyna { $first }{ $swapped ->
    [yes] , bo drugi gracz nie ma żadnej karty
   *[no] {""}
}.{ $shuffled_n ->
    [0] {""}
   *[other] {" "}Z kart odrzuconych powstaje nowa talia: { $shuffled }.
}
event-bakerstreet-hands-empty = Nikt nie może dobrać karty: { $by }, jako zwycięzca sporu, wybiera stos, przed którym leżą karty detektywów.
event-bakerstreet-turn-missed = { $seat } nie ma już czasu.
event-bakerstreet-warned = { $seat } ma dwie przegapione tury z rzędu: trzecia oznacza przegraną. ⚠️
event-bakerstreet-left = { $seat } opuszcza partię: { $winner } wygrywa.
event-bakerstreet-stayed-away = { $seat } ma trzy przegapione tury z rzędu, co liczy się jak odejście: { $winner } wygrywa.
event-bakerstreet-won = { $by } pokazuje { $run }. { $run_n ->
    [one] { $run_n } litera
    [few] { $run_n } kolejne litery
   *[many] { $run_n } kolejnych liter
}: sprawa jest rozwiązana! 🏆
event-bakerstreet-stalled = Od dwóch rund nikt nie gra: partia kończy się bez zwycięzcy.
event-bakerstreet-letters-shown = { $letters_n ->
    [0] { $seat } nie ma żadnego tropu.
    [1] Trop gracza { $seat }: { $letters }.
   *[other] Tropy gracza { $seat }: { $letters }.
}

## Wynik twojego ruchu, gdy nie mówi o nim jeszcze żadna wiadomość

result-bakerstreet-doubted = Obie ręce są razem warte **{ $total }**: spór wygrywa { $winner }.
result-bakerstreet-counted = Liczenie stosu { $pile } wygrywa { $winner }.

## Czego dowiaduje się jeden gracz

event-bakerstreet-hand-dealt = { $cards_n ->
    [0] Nie ma już dla ciebie karty do dobrania.
   *[other] Masz nową rękę.
}
event-bakerstreet-card-drawn = Dobierasz **{ $card }**.
event-bakerstreet-pile-seen = { $prize ->
    [clue] Wygrywasz liczenie stosu { $pile }: obejrzyj jego tropy.
   *[all] Wygrywasz liczenie stosu { $pile }, ale masz już wszystkie jego litery: { $letters }.
}
event-bakerstreet-clue-kept = Zatrzymujesz trop **{ $letter }**, zakryty.

## Panel

bakerstreet-table-opening = { $who } otwiera rundę: najpierw karta, potem dowolne oszacowanie.{ $lost ->
    [yes] {" "}⚠️ Jeśli { $who } przegapi też tę turę, przegra partię.
   *[no] {""}
}
bakerstreet-table-playing = Teraz gra { $who }: karta i oszacowanie powyżej **{ $n }** albo podważenie.{ $lost ->
    [yes] {" "}⚠️ Jeśli { $who } przegapi też tę turę, przegra partię.
   *[no] {""}
}
bakerstreet-table-must-doubt = { $who } może tylko podważyć oszacowanie **{ $n }**{ $n ->
    [30] {" "}(wyższego nie ma)
   *[other] {" "}(pusta ręka)
}.{ $lost ->
    [yes] {" "}⚠️ Jeśli { $who } przegapi też tę turę, przegra partię.
   *[no] {""}
}
bakerstreet-table-estimating = Karta położona, nowa dobrana: { $who } musi teraz podać oszacowanie.{ $lost ->
    [yes] {" "}⚠️ Jeśli { $who } przegapi też tę turę, przegra partię.
   *[no] {""}
}
bakerstreet-table-choosing = { $who } wygrywa spór i wybiera stos do liczenia.{ $lost ->
    [yes] {" "}⚠️ Jeśli { $who } przegapi też tę turę, przegra partię.
   *[no] {""}
}
bakerstreet-table-taking = { $who } wygrywa liczenie stosu { $pile } i wybiera tam trop.{ $lost ->
    [yes] {" "}⚠️ Jeśli { $who } przegapi też tę turę, przegra partię.
   *[no] {""}
}
bakerstreet-table-estimate = Oszacowanie: **{ $n }**, podaje { $who }{ $earlier_n ->
    [0] {""}
   *[other] ; wcześniej { $earlier }
}.
bakerstreet-table-pile = Stos { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] bez tropów
    [one] { $clues } trop
    [few] { $clues } tropy
   *[many] { $clues } tropów
}; { $cards ->
    [one] leży jedna karta, **{ $top }** ({ $who })
    [few] leżą { $cards } karty, na wierzchu **{ $top }** ({ $who })
   *[many] leży { $cards } kart, na wierzchu **{ $top }** ({ $who })
}.
bakerstreet-table-pile-empty = Stos { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] bez tropów
    [one] { $clues } trop
    [few] { $clues } tropy
   *[many] { $clues } tropów
}; bez kart.
bakerstreet-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] czapka detektywa
   *[hat] melonik
}): { $clues ->
    [0] bez tropów
    [one] { $clues } trop
    [few] { $clues } tropy
   *[many] { $clues } tropów
}, { $hand ->
    [0] pusta ręka
    [one] { $hand } karta na ręce
    [few] { $hand } karty na ręce
   *[many] { $hand } kart na ręce
}, w talii { $deck }, { $discard_id ->
    [none] nic odrzuconego
   *[other] na wierzchu odrzuconych **{ $discard }**
}.
bakerstreet-table-seat-letters = { $who }{ $state ->
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] czapka detektywa
   *[hat] melonik
}): { $letters_n ->
    [0] bez tropów
   *[other] { $letters }
}; { $hand ->
    [0] pusta ręka
    [one] { $hand } karta na ręce
    [few] { $hand } karty na ręce
   *[many] { $hand } kart na ręce
}, w talii { $deck }, { $discard_id ->
    [none] nic odrzuconego
   *[other] na wierzchu odrzuconych **{ $discard }**
}.
bakerstreet-alt-table = Stół we mgle, z góry: pięć stosów z wierzchnią kartą przed każdym, oszacowanie i to, co ma każdy gracz.
bakerstreet-alt-desk = Twoje biurko: twoje karty i litery, tak jak w tekście tej wiadomości.
bakerstreet-picture-run = kolejnych: { $n }
bakerstreet-picture-pile = Stos { $n }

## Biurko

bakerstreet-desk-warned = Masz dwie przegapione tury z rzędu: **trzecia oznacza przegraną**. ⚠️
bakerstreet-desk-box = -# Symbole wśród kart każdego gracza ({ $cards }), według wartości: **stop** { $stops }; **×2** { $doubles }; **strzałka** { $arrows }. Pozostałe są zwykłe.
bakerstreet-desk-hand = { $cards_n ->
    [0] **Twoja ręka** jest pusta.
   *[other] **Twoja ręka**: { $cards }, razem warta **{ $total }**.
}
bakerstreet-desk-last = Ostatnie oszacowanie: **{ $n }**.
bakerstreet-desk-letters = { $letters_n ->
    [0] Nie masz jeszcze żadnego tropu.
    [1] **Twój trop**: { $letters }.
   *[other] **Twoje tropy**: { $letters }.
}
bakerstreet-desk-run = Najdłuższy ciąg: **{ $letters }** (kolejnych: { $letters_n }; wygrywa 7).
bakerstreet-desk-pile = **Stos { $pile }**: { $letters }. 🔎
bakerstreet-desk-free = Jeszcze brakuje: { $letters }.

## Odmowy i ostrzeżenia

refusal-bakerstreet-not-in-hand = Tej karty nie masz na ręce. Twoje karty pokazuje **/stół biurko**; nic nie zostało położone.
refusal-bakerstreet-no-such-pile = Stosów jest pięć, od 1 do 5. Wybierz jeden z nich; nic się nie stało.
refusal-bakerstreet-pile-without-cards = Wszystkie karty detektywów leżą przed stosami: wybierz stos, przed którym jakaś leży. Nic nie zostało policzone.
refusal-bakerstreet-must-doubt = Teraz możesz tylko podważyć: nic nie jest wyższe niż 30 albo nie masz karty do położenia. Naciśnij **Podważ**.
refusal-bakerstreet-nothing-to-doubt = Otwierasz rundę, więc nie ma oszacowania do podważenia. Najpierw połóż kartę.
refusal-bakerstreet-not-higher = Oszacowanie musi być wyższe od ostatniego, **{ $n }**. Podaj wyższą liczbę; nic się nie stało.
refusal-bakerstreet-out-of-range = Oszacowanie to liczba całkowita od 0 do { $n }: sześć kart nie jest wartych więcej. Nic się nie stało.
refusal-bakerstreet-estimate-first = Karta już położona. Teraz podaj oszacowanie.
refusal-bakerstreet-play-first = Najpierw połóż kartę; potem dobierasz jedną i podajesz oszacowanie.
refusal-bakerstreet-choose-first = Wygrywasz spór: wybierz stos, który będzie liczony.
refusal-bakerstreet-nothing-to-choose = Stos wybiera się po podważeniu, a robi to zwycięzca sporu. Połóż kartę albo podważ.
refusal-bakerstreet-take-first = Wygrywasz liczenie: najpierw weź trop ze stosu.
refusal-bakerstreet-nothing-to-take = Trop bierze się po liczeniu, a robi to jego zwycięzca. Połóż kartę albo podważ.
refusal-bakerstreet-letter-not-there = Tej litery nie ma w stosie. Co w nim jest, pokazuje **/stół biurko**.
refusal-bakerstreet-letter-owned = Tę literę już masz, a każdą możesz mieć tylko raz. Wybierz inną.
caution-bakerstreet-doubt-is-lost = Już twoja własna ręka jest warta tyle, ile oszacowanie, więc ten spór na pewno przegrasz. Mimo to podważyć?

## Zasady, zależnie od sytuacji

rules-bakerstreet-start = **Bakerstreet w skrócie**
    Każdy gracz ma 30 kart detektywa, po pięć każdej wartości od 0 do 5, a trzy z nich na ręce. W swojej turze **kładziesz** kartę przed jednym z pięciu stosów tropów, dobierasz następną i **szacujesz**, ile razem jest warte sześć kart na obu rękach; albo **podważasz** ostatnie oszacowanie.
    Każde oszacowanie musi być wyższe od poprzedniego. Po podważeniu obie ręce są pokazywane: kto ma rację, wybiera stos, a karty przed nim są liczone. Kto ma tam więcej, ogląda stos i bierze trop.
    Siedem kolejnych liter (od A do T) wygrywa. Kto odejdzie albo przegapi trzy tury z rzędu, przegrywa. Przy ścisłej pamięci zakrytych kart nie można obejrzeć ponownie: zapamiętaj je!
rules-bakerstreet-opening = **Otwierasz rundę**
    Połóż kartę przed stosem; od razu dobierasz następną. Potem podaj liczbę od 0 do 30: ile razem jest warte sześć kart na obu rękach. Możesz blefować. Liczą się wartości, symbole nie.
    Nie ma jeszcze czego podważać.
rules-bakerstreet-playing = **Twoja tura**
    Albo połóż kartę przed stosem, dobierz następną i podaj oszacowanie wyższe od ostatniego; albo je podważ. Po 30 możesz tylko podważyć.
    Po podważeniu obie ręce są pokazywane. Jeśli są warte mniej niż oszacowanie, wygrywasz spór; jeśli tyle samo lub więcej, wygrywa drugi gracz. Zwycięzca wybiera stos do liczenia, przegrany zaczyna następną rundę.
    Symbole działają tylko podczas liczenia. **Stop**: liczenie kończy się na tej karcie. **×2**: podwaja sumę właściciela, raz. **Strzałka**: liczony jest też następny stos zgodnie z ruchem wskazówek zegara.
    Symbole wśród kart każdego gracza ({ $cards }), według wartości: **stop** { $stops }; **×2** { $doubles }; **strzałka** { $arrows }. Pozostałe są zwykłe.
rules-bakerstreet-estimating = **Podajesz oszacowanie**
    Ile razem jest warte sześć kart na obu rękach? Liczba musi być wyższa od ostatniego oszacowania; blef jest dozwolony. Jeśli drugi gracz je podważy, a karty są warte co najmniej tyle, wygrywasz spór.
rules-bakerstreet-choosing = **Wygrywasz spór**
    Wybierz stos. Karty przed nim bierze się po jednej z wierzchu, aż do stopu albo do końca, i układa według właścicieli. **×2** podwaja sumę właściciela, raz. Liczenie wygrywa wyższa suma; remis albo brak kart jest dla ciebie.
    Jeśli policzona została **strzałka**, czyjakolwiek, potem liczony jest też następny stos zgodnie z ruchem wskazówek zegara.
rules-bakerstreet-taking = **Wygrywasz liczenie**
    Oglądasz wszystkie tropy stosu i bierzesz jeden, którego jeszcze nie masz; drugi gracz go nie widzi. Siedem kolejnych liter wygrywa od razu. Po T nie następuje A.
rules-bakerstreet-waiting = **Tura drugiego gracza**
    Spróbuj zapamiętać, które karty gdzie leżą: obrazki pokazują tylko wierzchnią. Przy łagodnej pamięci kanał i historia nadal mówią, co położono; przy ścisłej nie mówi tego nic. Kart, które położył drugi gracz, nie ma on już na ręce, a każde z was ma po pięć kart każdej wartości. **Moje notatki** to twój notes.
rules-bakerstreet-over = **Partia skończona**
    Wygrywa ten, kto ma siedem kolejnych liter, albo ten, kto zostaje, gdy drugi gracz odchodzi lub przegapia trzy tury z rzędu. Jeśli przez dwie rundy nikt nie grał, nie wygrywa nikt. Historia i plik partii zostają tutaj.

## Karty i litery

noun-bakerstreet-0 = 0
noun-bakerstreet-0_stop = 0 stop
noun-bakerstreet-0_x2 = 0 ×2
noun-bakerstreet-0_arrow = 0 strzałka
noun-bakerstreet-1 = 1
noun-bakerstreet-1_stop = 1 stop
noun-bakerstreet-1_x2 = 1 ×2
noun-bakerstreet-1_arrow = 1 strzałka
noun-bakerstreet-2 = 2
noun-bakerstreet-2_stop = 2 stop
noun-bakerstreet-2_x2 = 2 ×2
noun-bakerstreet-2_arrow = 2 strzałka
noun-bakerstreet-3 = 3
noun-bakerstreet-3_stop = 3 stop
noun-bakerstreet-3_x2 = 3 ×2
noun-bakerstreet-3_arrow = 3 strzałka
noun-bakerstreet-4 = 4
noun-bakerstreet-4_stop = 4 stop
noun-bakerstreet-4_x2 = 4 ×2
noun-bakerstreet-4_arrow = 4 strzałka
noun-bakerstreet-5 = 5
noun-bakerstreet-5_stop = 5 stop
noun-bakerstreet-5_x2 = 5 ×2
noun-bakerstreet-5_arrow = 5 strzałka
noun-bakerstreet-a = A
noun-bakerstreet-b = B
noun-bakerstreet-c = C
noun-bakerstreet-d = D
noun-bakerstreet-e = E
noun-bakerstreet-f = F
noun-bakerstreet-g = G
noun-bakerstreet-h = H
noun-bakerstreet-i = I
noun-bakerstreet-j = J
noun-bakerstreet-k = K
noun-bakerstreet-l = L
noun-bakerstreet-m = M
noun-bakerstreet-n = N
noun-bakerstreet-o = O
noun-bakerstreet-p = P
noun-bakerstreet-q = Q
noun-bakerstreet-r = R
noun-bakerstreet-s = S
noun-bakerstreet-t = T

## Arkusz

bakerstreet-sheet-estimates = Oszacowania
bakerstreet-sheet-estimate = Oszacowanie { $n }
bakerstreet-sheet-piles = Stosy
bakerstreet-sheet-pile = Stos { $n }
bakerstreet-sheet-hands = Ręce
bakerstreet-sheet-sum = Punkty na ręce
bakerstreet-sheet-reached = Osiągnięte
bakerstreet-sheet-letters = Litery

## Dlaczego coś jest pewne

bakerstreet-why-stack = { $height ->
    [0] Przed stosem { $pile } nie leży żadna karta.
   *[other] Liczenie stosu { $pile } dałoby graczowi { $who }: { $cards_n ->
        [0] nic
       *[other] { $cards }{ $double ->
            [yes] , podwojone
           *[no] {""}
        }
    }{ $nos_n ->
        [0] .
       *[other] . Co tam leży, położono przy nr { $nos }.
    }
}
bakerstreet-why-hand = { $size ->
    [0] { $who } nie ma na ręce żadnej karty.
    [one] { $who } ma na ręce jedną kartę, wartą { $exact ->
        [yes] { $low }
       *[no] od { $low } do { $high }
    }{ $nos_n ->
        [0] .
       *[other] , sądząc po nr { $nos }.
    }
    [few] { $who } ma na ręce { $size } karty, razem warte { $exact ->
        [yes] { $low }
       *[no] od { $low } do { $high }
    }{ $nos_n ->
        [0] .
       *[other] , sądząc po nr { $nos }.
    }
   *[many] { $who } ma na ręce { $size } kart, razem wartych { $exact ->
        [yes] { $low }
       *[no] od { $low } do { $high }
    }{ $nos_n ->
        [0] .
       *[other] , sądząc po nr { $nos }.
    }
}
bakerstreet-why-reached = Twoja ręka jest warta { $own }: oszacowanie { $number } przy nr { $no } { $reached ->
    [yes] jest osiągnięte.
   *[no] nie jest osiągnięte.
}
bakerstreet-why-none = { $who } nie ma jeszcze żadnego tropu.
bakerstreet-why-empty = W stosie { $pile } nie ma już żadnego tropu.
bakerstreet-why-mine = Jeden z dwóch tropów { $letter } jest twój.
bakerstreet-why-look = Przy nr { $no } oglądasz stos { $pile } { $letters_n ->
    [0] i nic tam nie zostaje.
   *[other] i zostawiasz tam { $letters }{ $taken ->
        [0] .
        [one] ; potem { $who } bierze jeden z nich.
        [few] ; potem { $who } bierze { $taken } z nich.
       *[many] ; potem { $who } bierze { $taken } z nich.
    }
}
bakerstreet-why-all = Przy nr { $no } { $who } ma już każdą literę stosu { $pile }.
bakerstreet-why-clue = Przy nr { $no } { $who } znajduje w stosie { $pile } literę, której jeszcze nie ma.
bakerstreet-why-shown = Przy nr { $no } { $letters_n ->
    [0] okazuje się, że { $who } nie ma żadnego tropu.
   *[other] { $who } pokazuje wszystkie tropy: { $letters }.
}
bakerstreet-why-so = { $runs ->
    [yes] Z tego wszystkiego i z tego, że { $who } jeszcze nie wygrywa, wynika:
   *[no] Z tego wszystkiego wynika:
} { $place ->
    [player] { $who } { $held ->
        [yes] ma trop { $letter }.
       *[no] nie ma tropu { $letter }.
    }
   *[pile] { $held ->
        [yes] w stosie { $pile } jest trop { $letter }.
       *[no] w stosie { $pile } nie ma tropu { $letter }.
    }
}

## Dochodzenie

bakerstreet-inquest-doubts = { $who }: { $doubts ->
    [one] jedno podważenie
    [few] { $doubts } podważenia
   *[many] { $doubts } podważeń
}. Trafnie według większości możliwych rąk: { $likely ->
    [0] ani razu
    [one] jeden raz
    [few] { $likely } razy
   *[many] { $likely } razy
}, według kart: { $won ->
    [0] ani razu.
    [one] jeden raz.
    [few] { $won } razy.
   *[many] { $won } razy.
}
bakerstreet-inquest-near = Przy nr { $no } graczowi { $who } brakuje tylko jednej litery do { $n } kolejnych{ $is_known ->
    [yes] . Od nr { $known } może to wiedzieć { $other }.
   *[no] .
}
bakerstreet-inquest-letters = Przed ostatnim ruchem { $other } ma { $count ->
    [one] jedną kartę tropu
    [few] { $count } karty tropów
   *[many] { $count } kart tropów
}. { $letters_n ->
    [0] { $who } nie może mieć pewności co do żadnej z nich.
   *[other] { $who } może mieć pewność co do tych: { $letters }.
}
bakerstreet-inquest-bluff = Udany blef: przy nr { $said } { $other } mówi **{ $number }**, choć obie ręce są warte { $total }, a { $who } tego nie podważa. 🃏
bakerstreet-inquest-fine = Świetne podważenie: przy nr { $no } { $who } podważa **{ $number }** { $certain ->
    [yes] i może mieć pewność
   *[no] i ma rację
}: obie ręce są warte { $total }.
bakerstreet-inquest-lucky = Szczęśliwe podważenie: przy nr { $no } { $who } podważa **{ $number }** i ma rację, choć tyle osiągało { $percent } na 100 możliwych rąk.
bakerstreet-inquest-unlucky = Pech: przy nr { $no } { $who } podważa **{ $number }** i nie ma racji, choć tyle osiągało tylko { $percent } na 100 możliwych rąk.
bakerstreet-inquest-reached = Przy nr { $no } { $who } podważa **{ $number }**, choć to na pewno osiągnięte: obie ręce są warte co najmniej { $low }.
bakerstreet-inquest-passed = Przy nr { $no } { $who } przepuszcza **{ $number }**, choć to na pewno poza zasięgiem: obie ręce są warte najwyżej { $high }.
bakerstreet-inquest-beyond = Przy nr { $said } { $other } mówi **{ $number }**, a { $who } to podważa. { $other } może po znanych już kartach poznać, że obie ręce są warte najwyżej { $high }.
bakerstreet-inquest-pile = Przy nr { $no } { $who } wybiera stos { $pile }, którego liczenie wygrywa { $other }. Liczenie stosu { $better } byłoby lepsze: wygrywa je { $who }.
bakerstreet-inquest-legend = -# Obliczone tak, jakby nie zapomniano żadnej widzianej karty. Możliwe ręce to te, na które pozwala talia; zamiary drugiego gracza się w tym nie liczą.

## Co myśli rywal

bakerstreet-rival-doubt = { $number } zostało podważone: przy takich kartach obie ręce razem zdawały się tego nie osiągać.
bakerstreet-rival-estimate = padło { $number }, a na ręce było { $own ->
    [one] { $own } punkt
    [few] { $own } punkty
   *[many] { $own } punktów
}: resztę miał mieć drugi gracz.
bakerstreet-rival-bluff = { $number } to blef, a na ręce było { $own ->
    [one] { $own } punkt
    [few] { $own } punkty
   *[many] { $own } punktów
}: kto nigdy nie blefuje, tego szybko widać na wylot.
bakerstreet-rival-play = przy stosie { $pile } ta karta najbardziej zmieniała przyszłe liczenie.
bakerstreet-rival-any-card = tę kartę położono bez większego namysłu.
bakerstreet-rival-choose = najwięcej obiecywało liczenie przy stosie { $pile }{ $won ->
    [0] , choć żadnego tropu nie należało się spodziewać.
    [one] : można było spodziewać się tropu.
    [few] : można było spodziewać się łańcucha strzałek i { $won } tropów.
   *[many] : można było spodziewać się łańcucha strzałek i { $won } tropów.
}
bakerstreet-rival-any-pile = ten stos wybrano bez większego namysłu.
bakerstreet-rival-take = { $letter } najlepiej pasuje do ciągu liter.

## Sprawy

bakerstreet-case-question = Właśnie wygrywasz spór, a przeciw tobie gra { $other }. **Który stos wybierasz, aby wygrać jak najwięcej liczeń, i ile ich wygrywasz?** Znasz wszystkie karty, które tam leżą.
bakerstreet-case-asks = Właśnie wygrywasz spór, a przeciw tobie gra { $other }. **Który stos wybierasz, aby wygrać jak najwięcej liczeń, i ile każde z was ma w tych wszystkich liczeniach razem?** Znasz wszystkie karty, które tam leżą.
bakerstreet-case-rule = -# Stos liczy się z wierzchu w dół do końca albo do stopu, który jeszcze się liczy. ×2 podwaja sumę właściciela, raz. Liczenie wygrywa wyższa suma; remis albo brak kart jest dla ciebie. Jeśli policzona została strzałka, czyjakolwiek, liczony jest też następny stos; po stosie 5 następuje stos 1.
bakerstreet-case-pile = Stos, który wybierasz
bakerstreet-case-won = Liczenia, które wygrywasz
bakerstreet-case-own = Twoje punkty we wszystkich liczeniach
bakerstreet-case-theirs = Punkty drugiego gracza w nich
bakerstreet-case-piles = Stosy
bakerstreet-case-all-points = { $own ->
    [yes] Twoje punkty
   *[no] Punkty drugiego
}
bakerstreet-case-more = pierwsza liczba plus { $n }
bakerstreet-case-points = { $own ->
    [yes] ty: { $n }–{ $last }
   *[no] drugi: { $n }–{ $last }
}
bakerstreet-why-sum = Wszystkie liczenia razem: **{ $own }** dla ciebie, **{ $theirs }** dla drugiego gracza.
bakerstreet-why-count = Stos { $pile } { $nos_n ->
    [0] jest pusty
   *[other] (nr { $nos })
}: **{ $own }** dla ciebie, { $theirs } dla drugiego gracza; { $won ->
    [yes] wygrywasz liczenie
   *[no] liczenie wygrywa drugi gracz
}{ $last ->
    [yes] .
   *[no] , a strzałka prowadzi dalej.
}
bakerstreet-why-most = Ze stosu { $pile } wygrywasz { $won ->
    [one] jedno liczenie
    [few] { $won } liczenia
   *[many] { $won } liczeń
}, więcej niż z każdego innego:
bakerstreet-why-other = Ze stosu { $pile } { $nos_n ->
    [0] {""}
   *[other] (nr { $nos }){" "}
}{ $won ->
    [0] nie wygrywasz żadnego liczenia.
    [one] wygrywasz jedno liczenie.
    [few] wygrywasz { $won } liczenia.
   *[many] wygrywasz { $won } liczeń.
}
noun-bakerstreet-pile_1 = stos 1
noun-bakerstreet-pile_2 = stos 2
noun-bakerstreet-pile_3 = stos 3
noun-bakerstreet-pile_4 = stos 4
noun-bakerstreet-pile_5 = stos 5
noun-bakerstreet-won_1 = jedno liczenie
noun-bakerstreet-won_2 = dwa liczenia
noun-bakerstreet-won_3 = trzy liczenia
noun-bakerstreet-won_4 = cztery liczenia
noun-bakerstreet-won_5 = pięć liczeń
noun-bakerstreet-points_0 = 0 punktów
noun-bakerstreet-points_1 = 1 punkt
noun-bakerstreet-points_2 = 2 punkty
noun-bakerstreet-points_3 = 3 punkty
noun-bakerstreet-points_4 = 4 punkty
noun-bakerstreet-points_5 = 5 punktów
noun-bakerstreet-points_6 = 6 punktów
noun-bakerstreet-points_7 = 7 punktów
noun-bakerstreet-points_8 = 8 punktów
noun-bakerstreet-points_9 = 9 punktów
noun-bakerstreet-points_10 = 10 punktów
noun-bakerstreet-points_11 = 11 punktów
noun-bakerstreet-points_12 = 12 punktów
noun-bakerstreet-points_13 = 13 punktów
noun-bakerstreet-points_14 = 14 punktów
noun-bakerstreet-points_15 = 15 punktów
noun-bakerstreet-points_16 = 16 punktów
noun-bakerstreet-points_17 = 17 punktów
noun-bakerstreet-points_18 = 18 punktów
noun-bakerstreet-points_19 = 19 punktów
noun-bakerstreet-points_20 = 20 punktów
noun-bakerstreet-points_21 = 21 punktów
noun-bakerstreet-points_22 = 22 punkty
noun-bakerstreet-points_23 = 23 punkty
noun-bakerstreet-points_24 = 24 punkty

## Pełne zasady, strona po stronie; ostatnia strona to przykład tury

rulebook-bakerstreet-1 = **Cel**
    Londyn, rok 1898, we mgle. Dwoje detektywów zbiera **tropy**, karty oznaczone literą od A do T. Kto pierwszy ma **siedem kolejnych liter**, wygrywa. Po T nie ma nic: A nie jest jej sąsiadką.
    40 tropów (każda litera dwa razy) tworzy pięć zakrytych stosów po osiem, ułożonych w krąg.
    Każdy gracz ma 30 kart detektywa: po pięć każdej wartości od 0 do 5. Na ręce masz trzy.
rulebook-bakerstreet-2 = **Twoja tura**
    Albo robisz trzy rzeczy, w tej kolejności:
    1. **Połóż** kartę z ręki, odkrytą, na karty przed jednym z pięciu stosów. Widać tylko wierzchnią. Przy ścisłej pamięci tych pod spodem nie można obejrzeć ponownie; przy łagodnej kanał i historia nadal mówią, co położono.
    2. **Dobierz** kartę.
    3. Podaj **oszacowanie**: łączną wartość sześciu kart na obu rękach, od 0 do 30. Musi być wyższe od poprzedniego. Możesz blefować.
    Albo **podważasz** ostatnie oszacowanie: wtedy nic nie kładziesz i nie dobierasz. W pierwszej turze rundy nie ma czego podważać.
rulebook-bakerstreet-3 = **Podważenie**
    Obie ręce są odsłaniane, a sześć wartości dodawanych. Symbole się nie liczą.
    • Mniej niż oszacowanie: spór wygrywa ten, kto **podważył**.
    • Tyle samo lub więcej: spór wygrywa ten, kto **oszacował**.
    Sześć kart trafia na stos odrzuconych. Runda się kończy; następuje **liczenie**. Potem oboje dobieracie po trzy karty, a przegrany w sporze zaczyna następną rundę.
rulebook-bakerstreet-4 = **Liczenie**
    Zwycięzca sporu wybiera stos. Karty przed nim bierze się po jednej z wierzchu i układa według graczy, aż do **stopu** albo do ostatniej.
    Liczenie wygrywa wyższa suma; przy remisie albo bez kart zwycięzca sporu.
    Zwycięzca liczenia ogląda wszystkie tropy stosu i bierze jeden, z literą, której jeszcze nie ma. Drugi gracz go nie widzi. Policzone karty trafiają na stos odrzuconych.
    Gdy wszystkie karty leżą przed stosami, nie ma czego dobierać: grasz dalej mniejszą liczbą kart, a z pustą ręką możesz tylko podważać. Jeśli obie ręce są puste, zwycięzca ostatniego sporu wybiera ponownie stos, przed którym leżą karty.
rulebook-bakerstreet-5 = **Symbole**
    Działają tylko podczas liczenia.
    • **Stop**: ta karta jeszcze się liczy, potem liczenie się kończy. Te pod spodem zostają.
    • **×2**: podwaja sumę gracza, który ją położył, tylko raz.
    • **Strzałka**: liczony jest też następny stos, zgodnie z ruchem wskazówek zegara, i tak może być dalej.
    Symbole wśród kart każdego gracza ({ $cards }), według wartości: **stop** { $stops }; **×2** { $doubles }; **strzałka** { $arrows }. Pozostałe są zwykłe.
rulebook-bakerstreet-6 = **Nieobecność**
    Kto opuszcza partię, przegrywa ją.
    Gdy skończy się twój czas, twoją turę gra zegar: podważa, chyba że nie ma czego podważać albo już twoja ręka osiąga oszacowanie; wtedy kładzie wylosowaną kartę i szacuje możliwie najniżej. Losowane są też stosy i tropy.
    {""}**Trzy przegapione tury z rzędu liczą się jak odejście.** Za każdym razem masz cały swój czas, a po drugiej dostajesz ostrzeżenie. Tura liczy się raz, razem ze stosem i tropami, które z niej wynikają; każdy twój własny ruch zaczyna liczenie od nowa.
    Zapowiedziane nieobecności nie są przegapionymi turami. A jeśli od twojego ostatniego ruchu czas skończył się też drugiemu graczowi albo był on nieobecny, przegapione tury nikomu nie dają wygranej.
    Jeśli przez dwie rundy nikt nie gra, partia kończy się bez zwycięzcy.
rulebook-bakerstreet-7 = **Rady**
    Dwie świeże ręce są warte średnio 15. Własne karty mówią ci połowę: przy 5, 4 i 4 oszacowanie 20 nie jest szalone.
    Zapamiętuj, co położono przed stosami: stos, przy którym masz mocne karty, jest wart jednego liczenia, a ukryta strzałka może być warta dwóch.
    Karty odrzucone są tasowane dopiero wtedy, gdy talia jest pusta.
rulebook-bakerstreet-8 = **Przykład tury**
    Celina szacuje na 16. Bruno ma 1, 0 i 2 i nie wierzy: podważa. Celina ma 5, 5 i 2: razem 15. To mniej niż 16, spór wygrywa Bruno.
    Wybiera trzeci stos. Z wierzchu schodzi 3 Brunona, potem 2 Celiny z ×2, potem 1 Brunona ze stopem: liczenie się kończy, choć niżej leżą inne karty. Bruno ma 3 + 1 = 4, Celina 2 × 2 = 4. Przy remisie wygrywa zwycięzca sporu: Bruno ogląda stos i bierze literę G.
    Oboje dobierają po trzy karty. Zaczyna Celina, która przegrała spór.

## Lekcja: kilka decyzji z prawdziwej partii i ich uzasadnienie

lesson-bakerstreet-start = **Bakerstreet w pięć minut**
    Dwoje detektywów, po trzy karty. Podajecie, ile razem jest warte sześć kart na obu rękach, coraz wyżej, aż ktoś to podważy. Kto wygra spór, wybiera stos i zwykle bierze z niego trop. Siedem kolejnych liter wygrywa.
    Oto cztery decyzje z prawdziwej partii przeciw Kamili.
lesson-bakerstreet-1 = Kładziesz 5 przed pierwszym stosem i dobierasz. Twoja ręka: 0, 2 i 4. Podajesz pierwsze oszacowanie. Karty mają wartości od 0 do 5.
    {""}**Które nie może być osiągnięte?**
lesson-bakerstreet-1-nine = 9
lesson-bakerstreet-1-nine-why = Może: masz już 6. Gdy tylko trzy karty Kamili są warte 3, jest osiągnięte. Ostrożne oszacowanie.
lesson-bakerstreet-1-fourteen = 14
lesson-bakerstreet-1-fourteen-why = Może: masz 6, więc Kamila potrzebuje 8. Trzy karty są średnio warte 7 lub 8: szanse są mniej więcej pół na pół.
lesson-bakerstreet-1-twentyfive = 25
lesson-bakerstreet-1-twentyfive-why = Tak: masz 6, a trzy karty są warte najwyżej 15. Więcej niż 21 jest niemożliwe. Kamila tego nie wie, ale kusiłoby ją, by podważyć.
lesson-bakerstreet-2 = Podajesz 9. Kamila podważa. Jej karty: 0, 1 i 2; twoje: 0, 2 i 4. Razem **9**.
    {""}**Kto wygrywa spór?**
lesson-bakerstreet-2-camille = Kamila
lesson-bakerstreet-2-camille-why = Nie: kto podważa, wygrywa tylko wtedy, gdy karty są warte **mniej** niż oszacowanie.
lesson-bakerstreet-2-me = Ja
lesson-bakerstreet-2-me-why = Tak: 9 to 9. Przy tej samej lub większej wartości wygrywa ten, kto oszacował. Strzałki i stop się tu nie liczą.
lesson-bakerstreet-2-nobody = Nikt: jest remis
lesson-bakerstreet-2-nobody-why = Nie: przy równej wartości oszacowanie jest osiągnięte, a spór wygrywa ten, kto je podał.
lesson-bakerstreet-3 = Wybierasz stos do liczenia. Przed pierwszym leży tylko twoja 5; przed pozostałymi czterema nie ma kart.
    {""}**Gdzie możesz wygrać liczenie?**
lesson-bakerstreet-3-first = Tylko przy pierwszym stosie
lesson-bakerstreet-3-first-why = Tam się uda, 5 do 0. Ale także bez żadnej karty liczenie wygrywa zwycięzca sporu.
lesson-bakerstreet-3-any = Przy dowolnym stosie
lesson-bakerstreet-3-any-why = Tak: przy remisie, nawet 0 do 0, wygrywa zwycięzca sporu. Oglądasz potem wszystkie tropy stosu i jeden zatrzymujesz.
lesson-bakerstreet-3-second = Tylko przy drugim stosie
lesson-bakerstreet-3-second-why = Nie tylko: tam się uda, ale przy innych też. Bez kart albo przy remisie wygrywa zwycięzca sporu.
lesson-bakerstreet-4 = Nowa runda. Kamila kładzie 2 i podaje 14. Twoja ręka: 2, 2 i 3. Nie chcesz podważać: kładziesz kartę i dobierasz następną.
    {""}**Co możesz podać?**
lesson-bakerstreet-4-twelve = 12
lesson-bakerstreet-4-twelve-why = Nie: oszacowanie musi być wyższe od poprzedniego.
lesson-bakerstreet-4-fourteen = 14
lesson-bakerstreet-4-fourteen-why = Nie: nie wystarczy powtórzyć, oszacowanie musi być wyższe.
lesson-bakerstreet-4-fifteen = 15
lesson-bakerstreet-4-fifteen-why = Tak: musi być więcej niż 14. Drugim wyjściem było podważyć 14; w tej partii sześć kart było wartych 17.
lesson-bakerstreet-end = **To wszystko, czego trzeba do gry.** Licz to, co masz, dodaj 7 lub 8 za drugą rękę i pamiętaj, co jest ukryte przed stosami: o liczeniach decydują stop, ×2 i strzałki.

## Techniki dedukcji, od najłatwiejszej

technique-bakerstreet-stack = Sumowanie stosu
technique-bakerstreet-stack-page = Stos liczy się od góry do pierwszego stopu. Dodaj karty jednego gracza i podwój sumę, jeśli każe tak jedna z jego kart.
    {""}*Przykład:* od góry leżą twoja dwójka, trójka Kamili i twój stop o wartości 1, który też się liczy. Masz z tego 3, Kamila także 3; to, co leży pod stopem, się nie liczy.
technique-bakerstreet-hand = Co zostaje na ręce
technique-bakerstreet-hand-page = Wszyscy mają te same trzydzieści kart, po pięć każdej wartości. Kart, które ktoś już zagrał, nie ma na jego ręce.
    {""}*Przykład:* Kamila zagrała już wszystkie pięć piątek. Trzy karty na jej ręce są warte najwyżej 12. Dodaj własne, a dowiesz się, których oszacowań nie da się osiągnąć.
technique-bakerstreet-letters = Litery, które widzisz
technique-bakerstreet-letters-page = Gdy zaglądasz do stosu, zapamiętaj, co w nim zostawiasz. Jeśli ktoś bierze z niego trop, jest to jeden z tych, które tam zostały.
    {""}*Przykład:* zostawiasz A i D w stosie 2, a Kamila bierze jeden z nich. Którykolwiek to jest, litery E tam nie ma.
technique-bakerstreet-together = Spojrzenia i zdobycze razem
technique-bakerstreet-together-page = Jedno spojrzenie nie wystarcza. Są jednak tylko dwa tropy każdej litery i nikt nie ma jeszcze siedmiu liter z rzędu: razem wyklucza to bardzo wiele.
    {""}*Przykład:* jeden trop K jest twój, a drugi widzisz w stosie 3. Kamila nie ma więc żadnego i nie ma go w żadnym innym stosie.
    {""}*Przykład:* zostawiasz A i D w stosie 2, a Kamila bierze jeden z nich. Gdy zaglądasz znowu, jest tam D: Kamila ma A.
