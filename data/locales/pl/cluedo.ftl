# Cluedo według francuskich zasad z 1974 roku.

game-cluedo = Cluedo (1974)
club-cluedo = dworek
kind-cluedo = kości
about-cluedo = Doktor Black leży martwy we własnym domu: kto to zrobił, gdzie i czym? Chodź z pomieszczenia do pomieszczenia, stawiaj hipotezy i znajdź trzy karty z koperty.
    -# 3 do 6 graczy · około godziny · łatwa
option-cluedo-accuse = Oskarżanie
option-cluedo-repeat_room = Hipotezy z rzędu w jednym miejscu
option-cluedo-false_witnesses = Fałszywi świadkowie
value-after_hypothesis = po własnej hipotezie
value-any_time = w dowolnym momencie swojej tury
value-standing = nie (karty odpowiadają same)
value-allowed = dozwolone
value-forbidden = zabronione

verb-cluedo-pawn = Wybierz pionek
verb-cluedo-roll = Rzuć kośćmi
verb-cluedo-move = Idź
verb-cluedo-passage = Tajne przejście
verb-cluedo-stay = Zostań
verb-cluedo-suggest = Hipoteza
verb-cluedo-show = Odpowiedz na hipotezę
verb-cluedo-prefer = Pokazuj najpierw
verb-cluedo-accuse = Oskarż
verb-cluedo-denounce = Zdemaskuj fałszywego świadka
verb-cluedo-end = Zakończ turę

field-cluedo-pawn-suspect = Który pionek?
field-cluedo-move-to = Dokąd? (r7c4: rząd 7, kolumna 4)
field-cluedo-suggest-suspect = Kogo podejrzewasz?
field-cluedo-suggest-weapon = Jaka broń?
field-cluedo-suggest-end = Zakończ turę, gdy zobaczę kartę
field-cluedo-prefer-card = Którą ze swoich kart wolisz pokazać?
field-cluedo-show-card = Co pokazujesz?
field-cluedo-accuse-suspect = Morderca
field-cluedo-accuse-weapon = Broń
field-cluedo-accuse-room = Miejsce zbrodni
field-cluedo-denounce-player = Który świadek kłamie?
field-cluedo-denounce-hypothesis = W sprawie której hipotezy (numer)?

## Co słyszą wszyscy

event-cluedo-pawns-offered = Każdy wybiera pionek; kto pierwszy, ten lepszy. Potem karty zostaną rozdane.
event-cluedo-pawn-chosen = { $drawn ->
    [yes] Losowanie: { $by } gra jako { $suspect_sign } { $suspect }.
   *[no] { $by } gra jako { $suspect_sign } { $suspect }.
}
event-cluedo-pawn-drawn = Losowanie: { $by } gra jako { $suspect_sign } { $suspect }.
event-cluedo-dealer-rolled = Rzuty o to, kto rozdaje ({ $seats }): { $totals }.
event-cluedo-dealt = { $dealer } ma najwyższy rzut i rozdaje; każdy dostaje { $most ->
    [one] jedną kartę
    [few] { $most } karty
   *[many] { $most } kart
}{ $short_n ->
    [0] .
   *[other] , o jedną mniej: { $short }.
}
event-cluedo-turn-began = Teraz gra { $seat }.
event-cluedo-rolled = { $by } rzuca { $one } i { $two }: { $free ->
    [yes] **dublet, który prowadzi do dowolnego pomieszczenia** (albo { $total ->
        [one] { $total } pole
        [few] { $total } pola
       *[many] { $total } pól
    }).
   *[no] **{ $total }**.
} 🎲
event-cluedo-walked = { $by } idzie na pole { $square }.
event-cluedo-entered = { $by } wchodzi do { $room_of }.
event-cluedo-passage-taken = { $by } idzie tajnym przejściem do { $room_of }.
event-cluedo-stayed = { $by } zostaje na miejscu.
event-cluedo-suggested = { $by } stawia hipotezę { $hypothesis }: „{ $suspect }, { $room_at }, { $weapon_with }!”{ $called ->
    [none] {""}
   *[other] {" "}Pionek gracza { $called } przychodzi do { $room_of }.
}{ $passed_n ->
    [0] {""}
   *[other] {" "}Nic do pokazania: { $passed }.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Nikt nie pokazuje karty.
       *[other] { $standing ->
            [yes] {" "}{ $shown_by } pokazuje kartę graczowi { $by }: tutaj karty odpowiadają same.
           *[no] {" "}Odpowiadają karty, które zostały po graczu { $shown_by }: jedną z nich widzi { $by }.
        }
    }
   *[other] {" "}{ $asked } musi odpowiedzieć.
}
event-cluedo-answered = { $shown ->
    [yes] { $by } pokazuje kartę graczowi { $to_whom }.
   *[no] { $by } twierdzi, że nie ma nic do pokazania.{ $passed_n ->
        [0] {""}
       *[other] {" "}Nic do pokazania: { $passed }.
    }{ $asked ->
        [none] { $shown_by ->
            [none] {" "}Nikt nie pokazuje karty.
           *[other] {" "}Odpowiadają karty, które zostały po graczu { $shown_by }: jedną z nich widzi { $to_whom }.
        }
       *[other] {" "}{ $asked } musi odpowiedzieć.
    }
}
event-cluedo-answered-for = Odpowiadają karty, które zostały.{ $passed_n ->
    [0] {""}
   *[other] {" "}Nic do pokazania: { $passed }.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Nikt nie pokazuje karty.
       *[other] {" "}Pokazana jest jedna z kart, które zostały po graczu { $shown_by }.
    }
   *[other] {" "}{ $asked } musi odpowiedzieć.
}
event-cluedo-accused = { $by } zapisuje trzy nazwy i w tajemnicy zagląda do koperty… { $right ->
    [yes] **Oskarżenie jest trafne!**
   *[no] **Oskarżenie jest błędne.** { $by } od teraz tylko odpowiada na hipotezy.
}
event-cluedo-denounced = { $by } demaskuje gracza { $player } (hipoteza { $hypothesis }): { $lied ->
    [yes] **rzeczywiście fałszywy świadek!** { $player } od teraz tylko odpowiada na hipotezy.
   *[no] nic tego nie potwierdza.
}
event-cluedo-last-one = { $seat } gra dalej w pojedynkę: wygrać może już tylko trafne oskarżenie.
event-cluedo-turn-missed = { $seat } nie ma już czasu i traci turę.
event-cluedo-left = { $seat } opuszcza partię; karty tego gracza odpowiadają same.
event-cluedo-won = { $by } rozwiązuje zagadkę i wygrywa! 🏆
event-cluedo-unsolved = Nikt już nie może oskarżyć: nikt nie wygrywa.
event-cluedo-abandoned = Nie ma już komu prowadzić śledztwa: partia kończy się bez zwycięzcy.
event-cluedo-stalled = Od dwóch rund nikt nie gra: partia kończy się bez zwycięzcy.
event-cluedo-envelope-opened = W kopercie: **{ $suspect }, { $weapon }, { $room }**.
event-cluedo-lie-told = Kłamstwo przy hipotezie { $hypothesis }: { $player }, ukryte karty: { $cards }.

## Wynik twojego ruchu, gdy nie mówi o nim jeszcze żadna wiadomość

result-cluedo-rolled = { $free ->
    [yes] **Możesz wejść do dowolnego pomieszczenia** albo przejść { $total ->
        [one] { $total } pole
        [few] { $total } pola
       *[many] { $total } pól
    }.
   *[no] Możesz przejść **{ $total }** { $total ->
        [one] pole
        [few] pola
       *[many] pól
    }.
}
result-cluedo-denounced = { $lied ->
    [yes] **Masz rację.**
   *[no] Nie da się tego stwierdzić: nic nie potwierdza kłamstwa.
}

## Czego dowiaduje się jeden gracz

event-cluedo-hand-dealt = Karty są rozdane. Oto twoje; w kopercie są trzy inne.
event-cluedo-questioned = { $by } pyta cię w sprawie hipotezy { $hypothesis }. Nikt inny nie zobaczy twojej odpowiedzi. ❓
event-cluedo-card-seen = { $by } pokazuje ci: **{ $card }** (hipoteza { $hypothesis }). 🤫
event-cluedo-card-shown = Pokazujesz graczowi { $to_whom }: **{ $card }** (hipoteza { $hypothesis }). 🤫
event-cluedo-envelope-seen = Twoje oskarżenie jest błędne. W kopercie są **{ $suspect }, { $weapon }, { $room }**. Dopóki trwa partia, zachowaj to dla siebie i odpowiadaj na hipotezy. 🤫

## Panel

cluedo-table-choosing = { $waiting_n ->
    [1] Pionek musi jeszcze wybrać
   *[other] Pionek muszą jeszcze wybrać
}: { $waiting }. Wolne: { $pawns }.
cluedo-table-turn = { $phase ->
    [starting] Teraz gra { $who }.
    [arrived] { $asks ->
        [yes] { $accuses ->
            [yes] Teraz gra { $who } i może postawić hipotezę w tym miejscu, oskarżyć albo zakończyć turę.
           *[no] Teraz gra { $who } i może postawić hipotezę w tym miejscu albo zakończyć turę.
        }
       *[no] Teraz gra { $who } i może oskarżyć albo zakończyć turę.
    }
   *[asked] Teraz gra { $who } i może oskarżyć albo zakończyć turę.
}
cluedo-table-rolled = { $free ->
    [yes] Teraz gra { $who } i może wejść do dowolnego pomieszczenia, przejść{" "}
   *[no] Teraz gra { $who } i może przejść{" "}
}{ $total ->
    [one] { $total } pole
    [few] { $total } pola
   *[many] { $total } pól
} albo zostać.
cluedo-table-rooms = Pomieszczenia w zasięgu: { $rooms }.
cluedo-table-squares = { $n ->
    [one] Pole w zasięgu: { $squares }
    [few] Pola w zasięgu ({ $n }): { $squares }
   *[many] Pola w zasięgu ({ $n }): { $squares }
}
cluedo-table-no-way = W zasięgu nie ma nic: trzeba zostać.
cluedo-table-asking = { $witness } musi odpowiedzieć na hipotezę, którą stawia { $who }.
cluedo-table-won = { $who } rozwiązuje zagadkę: { $suspect }, { $room_at }, { $weapon_with }. 🏆
cluedo-table-nobody = { $reason ->
    [unsolved] Nikt już nie mógł oskarżyć: nikt nie wygrał.
   *[other] Partia skończyła się bez zwycięzcy.
}
cluedo-table-seat-choosing = { $who }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}{ $state ->
    [active] {" "}(wybiera pionek)
    [gone] {" "}(poza partią)
   *[idle] {""}
}
cluedo-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [asked] {" "}❓
    [out] {" "}✗
    [gone] {" "}✗
    [won] {" "}🏆
   *[idle] {""}
}: { $pawn_sign } { $pawn }, { $in_room ->
    [yes] { $place_at }
   *[no] na polu { $place }
}{ $cards ->
    [0] {""}
    [one] , { $cards } karta
    [few] , { $cards } karty
   *[many] , { $cards } kart
}{ $state ->
    [active] {" "}(teraz gra)
    [asked] {" "}(musi odpowiedzieć)
    [out] {" "}(tylko odpowiada)
    [gone] {" "}(poza partią)
   *[idle] {""}
}
cluedo-table-pawn = · { $pawn_sign } { $pawn } (bez gracza), { $in_room ->
    [yes] { $place_at }
   *[no] na polu { $place }
}
cluedo-table-weapons = **Broń { $room_at }**: { $weapons }
cluedo-table-weapons-off = { $weapons_n ->
    [6] **Broń**: cała jeszcze poza planszą
   *[other] **Broń poza planszą**: { $weapons }
}
cluedo-table-recent = **Ostatnie hipotezy**
cluedo-table-hypothesis = **{ $hypothesis }.** { $by }: { $suspect }, { $weapon }, { $room }{ $passed_n ->
    [0] {""}
   *[other] ; nic: { $passed }
}; { $answer ->
    [shown] kartę pokazuje { $shown_by }
    [waiting] czeka na odpowiedź
    [dropped] zostaje bez odpowiedzi
   *[none] nikt nie pokazuje karty
}
cluedo-table-envelope = **Koperta**: { $suspect }, { $weapon }, { $room }.
cluedo-alt-table = Plan domu z pionkami, bronią i tym, co jest w zasięgu.
cluedo-alt-desk = Twoje biurko: twój pionek, twoje karty, te, które ci pokazano, a w twojej turze pola i pomieszczenia w zasięgu, tak jak w tekście tej wiadomości.
cluedo-case-rule = -# Kto nie ma nic do pokazania, nie ma żadnej z trzech kart; kto musi odpowiedzieć, ma co najmniej jedną.

# Litery pionków na planie
cluedo-letter-scarlett = S
cluedo-letter-mustard = M
cluedo-letter-white = W
cluedo-letter-green = G
cluedo-letter-peacock = P
cluedo-letter-plum = Pl
cluedo-picture-hand = Twoje karty
cluedo-picture-seen = Pokazano ci
cluedo-picture-envelope = Koperta

## Biurko

cluedo-desk-no-pawn = Nie masz jeszcze pionka. Karty zostaną rozdane, gdy będzie go miał każdy.
cluedo-desk-pawn = **Twój pionek**: { $pawn_sign } { $pawn }. Karty zostaną rozdane, gdy będzie go miał każdy.
cluedo-desk-hand = **Twój pionek**: { $pawn_sign } { $pawn }. **Twoje karty**: { $cards }.
cluedo-desk-asking = Jesteś { $room_at }. **Twoje karty**: { $cards }.{ $seen_n ->
    [0] {""}
   *[other] {" "}**Pokazano ci**: { $seen }.
}
cluedo-desk-question = **Hipoteza { $hypothesis }**, { $by } pyta: { $suspect }, { $weapon }, { $room }? ❓
cluedo-desk-order = { $cards_n ->
    [0] Twoje karty odpowiadają same: najpierw taka, którą pytający już zna, a jeśli jej nie ma, losowa. Kolejność ustala **Pokazuj najpierw**.
   *[other] Twoje karty odpowiadają same: najpierw taka, którą pytający już zna, potem pierwsza pasująca z wybranych ({ $cards }), a jeśli żadna nie pasuje, losowa.
}
cluedo-desk-fitting = { $cards_n ->
    [0] Nie masz żadnej z tych kart: odpowiedz, że nie masz nic.
    [1] Z tych kart masz: **{ $cards }**.
   *[other] Z tych kart masz: **{ $cards }**. Jedna wystarczy, a wybierasz ty.
}
cluedo-board-pawns = **Na planszy**: { noun-cluedo-scarlett.short } { $scarlett } · { noun-cluedo-mustard.short } { $mustard } · { noun-cluedo-white.short } { $white } · { noun-cluedo-green.short } { $green } · { noun-cluedo-peacock.short } { $peacock } · { noun-cluedo-plum.short } { $plum }
cluedo-desk-rooms = Pomieszczenia w twoim zasięgu: { $rooms }.
cluedo-desk-squares = { $n ->
    [one] Pole w twoim zasięgu: { $squares }
    [few] Pola w twoim zasięgu ({ $n }): { $squares }
   *[many] Pola w twoim zasięgu ({ $n }): { $squares }
}
cluedo-square = { $square }: { $room } za { $n }
cluedo-desk-no-way = W twoim zasięgu nie ma nic: musisz zostać.
cluedo-desk-seen = { $who } pokazuje ci: **{ $card }** (hipoteza { $hypothesis }) 👁
cluedo-desk-given = Pokazujesz graczowi { $who }: { $card } (hipoteza { $hypothesis })
cluedo-desk-hidden = Twierdzisz, że nie masz nic, i ukrywasz: { $cards } (hipoteza { $hypothesis }) 🤥
cluedo-desk-missed = Twoje oskarżenie: { $suspect }, { $weapon }, { $room }.
cluedo-desk-envelope = **Znasz zawartość koperty**: { $suspect }, { $weapon }, { $room }.

## Odmowy i ostrzeżenia

refusal-cluedo-no-standing-answers = Przy tym stole każdy odpowiada sam. Przed początkiem partii gospodarz może wybrać inaczej.
refusal-cluedo-not-your-card = Wybierz jedną ze swoich kart.
refusal-cluedo-too-few-players = { $n ->
    [one] Jeden gracz to za mało; potrzeba co najmniej { $least }. Inni mogą nacisnąć **Dołącz**.
    [few] Gdy graczy jest { $n }, każda karta jest na twojej ręce, u drugiego gracza albo w kopercie: nie byłoby czego się domyślać. Potrzeba co najmniej { $least } graczy; inni mogą nacisnąć **Dołącz**.
   *[many] Gdy graczy jest { $n }, każda karta jest na twojej ręce, u drugiego gracza albo w kopercie: nie byłoby czego się domyślać. Potrzeba co najmniej { $least } graczy; inni mogą nacisnąć **Dołącz**.
}
refusal-cluedo-pawns-chosen = Pionki są wybrane na całą partię.
refusal-cluedo-pawn-taken = Ten pionek jest zajęty. Wolne: { $suspects }.
refusal-cluedo-in-choosing = Trwa jeszcze wybór pionków. Partia zacznie się, gdy każdy będzie miał swój.
refusal-cluedo-in-starting = Zaczyna się twoja tura: rzuć kośćmi, idź tajnym przejściem, zostań albo, w pomieszczeniu, postaw hipotezę.
refusal-cluedo-in-rolled = Kości są rzucone: idź albo zostań.
refusal-cluedo-in-arrived = Jesteś w pomieszczeniu: postaw hipotezę albo zakończ turę. Wyjść możesz w następnej.
refusal-cluedo-in-accusing = Ruch już za tobą, a tutaj nie można postawić hipotezy: oskarż albo zakończ turę.
refusal-cluedo-in-asking = Jesteś świadkiem: najpierw odpowiedz na hipotezę.
refusal-cluedo-in-asked = Twoja hipoteza już padła: oskarż albo zakończ turę.
refusal-cluedo-passage-or-roll = Kości są już rzucone: tajnym przejściem idzie się zamiast rzucać.
refusal-cluedo-no-passage = Tu nie ma tajnego przejścia. Mają je: { $rooms }.
refusal-cluedo-there-already = Twój pionek już tam jest. Jeśli nie chcesz iść, zostań.
refusal-cluedo-shut-in = Pionki blokują wszystkie drzwi: nie możesz wyjść z { $rooms_of }. Zostań; w następnej turze idź tajnym przejściem, jeśli jest.
refusal-cluedo-square-taken = Na tym polu stoi pionek, więc nikt nie może się tam zatrzymać. Wybierz oznaczone pole.
refusal-cluedo-out-of-reach = Rzut { $n } tam nie prowadzi. Musisz przejść dokładnie { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}, nigdy po skosie, nigdy przez pionek i nigdy dwa razy przez to samo pole. Wybierz oznaczone pole.
refusal-cluedo-door-blocked = Wejście blokuje pionek: nie możesz wejść do { $rooms_of }.
refusal-cluedo-room-too-far = Rzut { $n } nie wystarczy, by wejść do { $rooms_of }, albo drogę zamykają pionki.
refusal-cluedo-cellar = Do piwnicy nikt nie wchodzi: leży tam koperta.
refusal-cluedo-inside-a-room = To pole jest wewnątrz pomieszczenia: podaj jego nazwę.
refusal-cluedo-no-such-place = Nie ma takiego miejsca. Podaj pomieszczenie albo pole korytarza, takie jak `r7c4` (rząd 7, kolumna 4).
refusal-cluedo-not-in-a-room = Hipotezy stawia się w pomieszczeniach, a twój pionek jest na korytarzu.
refusal-cluedo-same-room = Przy tym stole nie możesz postawić dwóch hipotez z rzędu { $rooms_at }: najpierw wyjdź albo poczekaj, aż cię gdzieś wezwą.
refusal-cluedo-asked-already = Jedna hipoteza na turę: oskarż albo zakończ turę.
refusal-cluedo-nobody-asks = Nikt cię teraz o nic nie pyta.
refusal-cluedo-must-show = Przy tym stole świadek, który ma którąś z tych kart, musi jedną pokazać.
refusal-cluedo-must-show-now = Kto tylko odpowiada, musi mówić prawdę: pokaż jedną z kart, o które cię pytają.
refusal-cluedo-not-to-show = Pokaż jedną ze swoich kart spośród tych z hipotezy: { $suspects }, { $weapons }, { $rooms }.
refusal-cluedo-ask-first = Oskarżyć możesz tylko zaraz po własnej hipotezie: najpierw ją postaw.
refusal-cluedo-you-only-answer = Teraz tylko odpowiadasz na hipotezy innych.
refusal-cluedo-no-false-witnesses = Przy tym stole bot sprawdza świadków: nikt nie może kłamać.
refusal-cluedo-denounced-already = Demaskowanie masz już za sobą: można to zrobić tylko raz w partii.
refusal-cluedo-no-such-hypothesis = { $n ->
    [0] Nie ma jeszcze żadnej hipotezy.
    [one] Jest tylko hipoteza o numerze { $n }.
    [few] Hipotezy mają numery od 1 do { $n }.
   *[many] Hipotezy mają numery od 1 do { $n }.
}
refusal-cluedo-showed-something = Przy hipotezie { $n } ten gracz wcale nie twierdzi, że nie ma nic do pokazania.
refusal-cluedo-only-answers = Ten gracz i tak już tylko odpowiada albo jest poza partią: zdemaskowanie niczego by nie zmieniło.
caution-cluedo-own-card = Jedną z tych kart masz na ręce, więc to oskarżenie na pewno jest błędne. Mimo to oskarżyć?
caution-cluedo-seen-card = Jedną z tych kart już ci pokazano, więc to oskarżenie na pewno jest błędne. Mimo to oskarżyć?
confirm-cluedo-accuse = **Oskarżasz:** { $suspect }, { $weapon }, { $room }.
    Możesz to zrobić tylko raz: jeśli to błąd, od tej chwili tylko odpowiadasz.
confirm-cluedo-denounce = **Demaskujesz** gracza { $player }, który przy hipotezie { $hypothesis } nie ma rzekomo nic do pokazania.
    Możesz to zrobić tylko raz w partii.

## Zasady, zależnie od sytuacji

rules-cluedo-start = **Cluedo w skrócie**
    W kopercie są trzy karty: morderca, broń i pomieszczenie. Wszystkie inne mają gracze. Kto wskaże te trzy, wygrywa.
    W swojej turze rzuć kośćmi i idź korytarzem do pomieszczenia. Postaw tam **hipotezę**: podejrzany i broń trafiają do tego pomieszczenia, a świadkowie po kolei, od gracza po twojej lewej, muszą pokazać ci jedną z trzech kart, jeśli jakąś mają (przy fałszywych świadkach mogą ją ukryć).
    Zaraz po swojej hipotezie możesz **oskarżyć**, raz w partii (albo, jeśli tak wybrał gospodarz, w dowolnym momencie swojej tury). Jeśli to błąd, od tej chwili tylko odpowiadasz.
rules-cluedo-choosing = **Wybór pionków**
    Każdy wybiera pionek, kto pierwszy, ten lepszy, i zachowuje go przez całą partię. Nie ma on nic wspólnego z kartami, które dostaniesz. Potem rozdaje ten, kto ma najwyższy rzut.
    Przy 3 i 6 graczach zaczyna Panna Scarlett (jeśli nikt nią nie gra, następny pionek zgodnie z ruchem wskazówek zegara); przy 4 i 5 najpierw grają ci, którzy mają o jedną kartę mniej.
rules-cluedo-starting = **Zaczyna się twoja tura**
    • **Rzuć kośćmi**: przechodzisz dokładnie tyle pól, poziomo lub pionowo, nigdy po skosie, nigdy przez pionek i nigdy dwa razy przez to samo pole. Aby wejść do pomieszczenia, nie trzeba dokładnej liczby. Dwie jedynki lub dwie szóstki prowadzą do dowolnego pomieszczenia.
    • **Tajne przejście**: łączy Kuchnię z Gabinetem i Oranżerię z Salonem, bez rzutu.
    • **Zostań**, jak długo chcesz; w pomieszczeniu możesz **postawić hipotezę** bez ruchu.
rules-cluedo-starting-accuse-any-time = Przy tym stole możesz teraz też **oskarżyć**.
rules-cluedo-starting-repeat-room-forbidden = Przy tym stole nie możesz postawić dwóch hipotez z rzędu w tym samym pomieszczeniu: najpierw z niego wyjdź.
rules-cluedo-starting-false-witnesses-on = Przy fałszywych świadkach możesz też, raz w partii, **zdemaskować** jednego świadka, zanim skończy się twoja tura: wskaż tego, który twierdził, że nie ma nic do pokazania, oraz hipotezę. Jeśli to było kłamstwo, ten gracz od tej chwili tylko odpowiada; jeśli nie, nic się nie dzieje.
rules-cluedo-rolled = **Kości są rzucone**
    Idź do pomieszczenia w zasięgu, na oznaczone pole albo zostań. Wejście do pomieszczenia kończy ruch. Drzwi, przed którymi stoi pionek, nie służą ani do wejścia, ani do wyjścia.
    Pole zapisuje się jako `r7c4`: rząd 7, kolumna 4; numery stoją na brzegu planu.
rules-cluedo-rolled-accuse-any-time = Przy tym stole możesz teraz też **oskarżyć**.
rules-cluedo-arrived = **Jesteś w pomieszczeniu**
    Możesz postawić hipotezę: podejrzany, broń i to pomieszczenie. Możesz podać własne karty, aby zmylić innych. Możesz przy niej wybrać, że twoja tura skończy się, gdy tylko pokażą ci kartę: wtedy nie możesz już oskarżyć na jej podstawie, a jeśli nikt nic nie pokaże, nadal możesz. Albo zakończ turę.
rules-cluedo-arrived-accuse-any-time = Przy tym stole możesz teraz też **oskarżyć**.
rules-cluedo-accusing = **Ruch już za tobą**
    Nie można tu postawić hipotezy: twój pionek jest na korytarzu albo twoja hipoteza w tym pomieszczeniu już padła i trzeba z niego najpierw wyjść. Przy tym stole możesz oskarżyć w dowolnym momencie swojej tury: dowolne trzy nazwy, raz w partii. Albo zakończ turę.
rules-cluedo-asking = **Hipoteza czeka na odpowiedź**
    Świadkowie odpowiadają po kolei, od lewej strony śledczego. Pierwszy, który ma jedną z trzech kart, pokazuje dokładnie jedną, wybraną przez siebie, tylko śledczemu; wtedy pytania się kończą. Wszyscy widzą, kto nie ma nic i kto pokazuje kartę, ale nigdy nie widzą, którą.
rules-cluedo-asked = **Twoja hipoteza już padła**
    Możesz oskarżyć: dowolne trzy nazwy, w tajemnicy porównane z kopertą. Jeśli są trafne, wygrywasz. Jeśli nie, tylko ty widzisz trzy karty i od tej chwili tylko odpowiadasz. Oskarżyć możesz tylko raz. Albo zakończ turę.
rules-cluedo-asked-false-witnesses-on = Przy fałszywych świadkach to, że nikt nie pokazał karty, niczego nie dowodzi; jeśli ktoś kłamie, zdemaskuj go przed końcem swojej tury, tej albo późniejszej.
rules-cluedo-witness = **Jesteś świadkiem**
    Jeśli masz którąś z trzech kart, pokaż jedną, wybraną przez siebie; widzi ją tylko śledczy. Bot pyta cię nawet wtedy, gdy nie ma wyboru, aby czas odpowiedzi niczego nie zdradził.
rules-cluedo-witness-false-witnesses-on = Przy fałszywych świadkach możesz też twierdzić, że nie masz nic, chyba że już tylko odpowiadasz. Jeśli ktoś w swojej turze słusznie cię zdemaskuje, od tej chwili tylko odpowiadasz.
rules-cluedo-waiting = **Tura kogoś innego**
    Notuj, kto nie ma nic do pokazania i kto komu pokazuje kartę. **Moje notatki** to twój notes.
rules-cluedo-waiting-false-witnesses-on = Przy fałszywych świadkach możesz jednego zdemaskować w swojej turze.
rules-cluedo-out = **Tylko odpowiadasz**
    Nie chodzisz już, nie pytasz i nie oskarżasz, ale pozostajesz świadkiem, i to prawdomównym: pokaż kartę, gdy cię pytają, i nie mów nic o kopercie.
rules-cluedo-over = **Partia skończona**
    Jeśli karty były rozdane, koperta jest otwarta. Historia i plik partii zostają tutaj.

## Podejrzani, broń, pomieszczenia

noun-cluedo-scarlett = Panna Scarlett
    .short = Scarlett
    .also = Panna Szkarłat|Panna Scarlet|Panna Czerwona
    .sign = 🔴
noun-cluedo-mustard = Pułkownik Mustard
    .short = Mustard
    .also = Pułkownik Musztarda
    .sign = 🟡
noun-cluedo-white = Pani White
    .short = White
    .also = Pani Biała
    .sign = ⚪
noun-cluedo-green = Wielebny Green
    .short = Green
    .also = Pan Green|Pastor Green|Wielebny Zielony|Pan Zielony
    .sign = 🟢
noun-cluedo-peacock = Pani Peacock
    .short = Peacock
    .also = Pani Paw|Pani Pawik
    .sign = 🔵
noun-cluedo-plum = Profesor Plum
    .short = Plum
    .also = Profesor Śliwka
    .sign = 🟣
noun-cluedo-dagger = Sztylet
    .with = Sztyletem
noun-cluedo-candlestick = Świecznik
    .with = Świecznikiem
noun-cluedo-revolver = Rewolwer
    .with = Rewolwerem
noun-cluedo-rope = Lina
    .with = Liną
    .also = Sznur
noun-cluedo-cosh = Pałka
    .with = Pałką
    .also = Ołowiana rurka|Ołowiana rura|Gazrurka
noun-cluedo-spanner = Klucz francuski
    .with = Kluczem francuskim
noun-cluedo-nothing = Nic do pokazania
noun-cluedo-kitchen = Kuchnia
    .at = w Kuchni
    .of = Kuchni
noun-cluedo-ball_room = Sala balowa
    .short = Balowa
    .at = w Sali balowej
    .of = Sali balowej
noun-cluedo-conservatory = Oranżeria
    .at = w Oranżerii
    .of = Oranżerii
    .also = Ogród zimowy|Weranda
noun-cluedo-billiard_room = Sala bilardowa
    .short = Bilardowa
    .at = w Sali bilardowej
    .of = Sali bilardowej
    .also = Pokój bilardowy
noun-cluedo-library = Biblioteka
    .at = w Bibliotece
    .of = Biblioteki
noun-cluedo-study = Gabinet
    .at = w Gabinecie
    .of = Gabinetu
noun-cluedo-hall = Hol
    .at = w Holu
    .of = Holu
    .also = Hall
noun-cluedo-lounge = Salon
    .at = w Salonie
    .of = Salonu
noun-cluedo-dining_room = Jadalnia
    .at = w Jadalni
    .of = Jadalni

## Arkusz

cluedo-sheet-suspects = Podejrzani
cluedo-sheet-weapons = Broń
cluedo-sheet-rooms = Pomieszczenia
cluedo-sheet-envelope = Koperta

## Dlaczego coś jest pewne

cluedo-why-hand = { $held ->
    [yes] Kartę { $card } masz na ręce.
   *[no] Widzisz swoją rękę: karty { $card } na niej nie ma.
}
cluedo-why-told = { $how ->
    [saw] Przy nr { $no } { $who } pokazuje ci: { $cards }.
    [envelope] Nr { $no } pokazuje ci, co jest w kopercie: { $cards }.
    [confessed] Nr { $no } mówi o kłamstwie: { $who }, ukryte karty: { $cards }.
    [cleared] Przy nr { $no } okazuje się, że { $who } nie kłamie: nie ma tam żadnej z tych kart ({ $cards }).
   *[passed] Przy nr { $no } { $who } nie ma nic do pokazania spośród: { $cards }.
}
cluedo-why-one-of = { $how ->
    [asked] Przy nr { $no } { $who } musi pokazać jedną z tych kart ({ $cards })
    [caught] Przy nr { $no } okazuje się, że { $who } ukrywa jedną z tych kart ({ $cards })
   *[showed] Przy nr { $no } { $who } pokazuje jedną z tych kart ({ $cards })
}; { $mine_n ->
    [0] {""}
   *[other] wykluczone: { $mine } (na twojej ręce),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] wykluczone: { $seen } (widać przy nr { $seen_nos }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] wykluczone: { $passed } (nic do pokazania przy nr { $passed_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] wykluczone: { $above } (patrz wyżej),{" "}
}a więc { $card }.
cluedo-why-kind = W kopercie jest po jednej karcie każdego rodzaju; { $mine_n ->
    [0] {""}
   *[other] wykluczone: { $mine } (na twojej ręce),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] wykluczone: { $seen } (widać przy nr { $seen_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] wykluczone: { $above } (patrz wyżej),{" "}
}a więc { $card }.
cluedo-why-nowhere-else = Karty { $card } nie masz na ręce{ $passed_n ->
    [0] {""}
   *[other] ; nic do pokazania przy nr { $passed_nos }: { $passed }
}{ $above_n ->
    [0] {""}
   *[other] ; nie może jej mieć (patrz wyżej): { $above }
}{ $sealed ->
    [yes] ; w kopercie jest inna karta tego rodzaju{ $sealed_nos_n ->
        [0] {""}
       *[other] {" "}(nr { $sealed_nos })
    }
   *[no] {""}
}. Jest więc { $who ->
    [none] w kopercie.
   *[other] u gracza { $who }.
}
cluedo-why-whole-hand = Ręka gracza { $who } jest znana w całości; { $size ->
    [one] jest to jedna karta
    [few] są to { $size } karty
   *[many] jest to { $size } kart
}: { $seen_n ->
    [0] {""}
   *[other] { $seen } (widać przy nr { $seen_nos }){ $above_n ->
        [0] {""}
       *[other] {" "}oraz{" "}
    }
}{ $above_n ->
    [0] {""}
   *[other] { $above } (patrz wyżej)
}. Nic więcej.
cluedo-why-no-others = { $who } ma na ręce { $size ->
    [one] jedną kartę
    [few] { $size } karty
   *[many] { $size } kart
}, a innych możliwości niż te już nie ma{ $nos_n ->
    [0] {""}
   *[other] {" "}po nr { $nos }
}: { $cards }.
cluedo-why-no-room = { $who } ma na ręce { $size ->
    [one] jedną kartę
    [few] { $size } karty
   *[many] { $size } kart
}: { $held_n ->
    [0] {""}
   *[other] { $held } oraz{" "}
}{ $nos_n ->
    [1] jedną z kart odpowiedzi przy nr { $nos }
   *[other] po jednej na każdą z odpowiedzi przy nr { $nos }, które nie mają żadnej wspólnej możliwej karty
}{ $also_n ->
    [0] {""}
   *[other] {" "}(patrz nr { $also })
}. Na { $cards_n ->
    [1] kartę
   *[other] karty
} { $cards } nie ma miejsca.
cluedo-why-fork = { $how ->
    [asked] Przy nr { $no } { $who } musi pokazać jedną z tych kart ({ $cards })
    [caught] Przy nr { $no } okazuje się, że { $who } ukrywa jedną z tych kart ({ $cards })
   *[showed] Przy nr { $no } { $who } pokazuje jedną z tych kart ({ $cards })
}; { $mine_n ->
    [0] {""}
   *[other] wykluczone: { $mine } (na twojej ręce),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] wykluczone: { $seen } (widać przy nr { $seen_nos }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] wykluczone: { $passed } (nic do pokazania przy nr { $passed_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] wykluczone: { $above } (patrz wyżej),{" "}
}a więc przypadek po przypadku:
cluedo-why-case = **{ $label }** Jeśli jest to { $card }:
cluedo-why-suppose = Załóżmy, że { $held ->
    [yes] karta { $card } jest { $who ->
        [none] w kopercie.
       *[other] u gracza { $who }.
    }
   *[no] karty { $card } nie ma { $who ->
        [none] w kopercie.
       *[other] u gracza { $who }.
    }
}
cluedo-why-clash = To niemożliwe: { $rule ->
    [one_of] { $who } musi mieć jedną z tych kart ({ $cards }), a żadna nie byłaby możliwa
    [kind] w kopercie nie byłoby żadnej z tych kart ({ $cards })
    [nowhere_else] karty { $card } nie byłoby u nikogo ani w kopercie
    [whole_hand] na ręce gracza { $who } byłyby { $cards }, a { $size ->
        [one] jest tam tylko jedna karta
        [few] są tam tylko { $size } karty
       *[many] jest tam tylko { $size } kart
    }
    [no_others] na ręce gracza { $who } byłoby za mało kart (ma ich być { $size })
   *[clash] karta { $card } byłaby i { $who ->
        [none] w kopercie, i gdzie indziej
       *[other] u gracza { $who }, i gdzie indziej
    }
}{ $nos_n ->
    [0] {""}
   *[other] {" "}(nr { $nos })
}.
cluedo-why-so = Zatem { $held ->
    [yes] karta { $card } jest { $who ->
        [none] w kopercie.
       *[other] u gracza { $who }.
    }
   *[no] karty { $card } nie ma { $who ->
        [none] w kopercie.
       *[other] u gracza { $who }.
    }
}
cluedo-why-together = Razem wzięte, { $nos_n ->
    [0] twoje karty
   *[other] informacje z nr { $nos }
} zostawiają tylko jedną możliwość: { $held ->
    [yes] karta { $card } jest { $who ->
        [none] w kopercie.
       *[other] u gracza { $who }.
    }
   *[no] karty { $card } nie ma { $who ->
        [none] w kopercie.
       *[other] u gracza { $who }.
    }
}

## Pełne zasady, strona po stronie; ostatnia strona to przykład tury

rulebook-cluedo-1 = **Cel**
    Doktor Black leży martwy w swoim domu. Kto to zrobił, jaką bronią, w którym pomieszczeniu? Kart jest 21: 6 podejrzanych, 6 sztuk broni, 9 pomieszczeń. Po jednej karcie każdego rodzaju jest w **kopercie**; to rozwiązanie. Kto je pierwszy wskaże, wygrywa.
    Pozostałe 18 kart jest rozdane. Karty, którą widzisz, nie ma w kopercie: tak posuwasz się naprzód.
    Gra od 3 do 6 osób. Twoje karty nie mają nic wspólnego z twoim pionkiem.
rulebook-cluedo-2 = **Przygotowanie**
    Każdy wybiera pionek, kto pierwszy, ten lepszy. Wszystkie sześć pionków stoi na polach startowych, także te, którymi nikt nie gra. Broń pojawia się w domu, gdy ktoś ją wskaże.
    Gracze rzucają kośćmi; kto ma najwyższy rzut, rozdaje po jednej karcie. Przy czterech lub pięciu graczach niektórzy mają o jedną kartę mniej: grają pierwsi. Przy trzech lub sześciu zaczyna Panna Scarlett; jeśli nikt nią nie gra, następny pionek zgodnie z ruchem wskazówek zegara.
    Gra się zgodnie z ruchem wskazówek zegara.
rulebook-cluedo-3 = **Ruch**
    W swojej turze wybierz:
    • **rzuć kośćmi** i idź korytarzem o dokładnie tyle pól, ile wynosi suma, nigdy po skosie i nigdy dwa razy przez to samo pole. Nie można przejść przez pole, na którym stoi pionek. Do pomieszczenia wchodzi się drzwiami; liczba nie musi być wtedy dokładna, a ruch się kończy;
    • idź **tajnym przejściem** z narożnego pomieszczenia, bez rzutu;
    • **zostań** tam, gdzie jesteś.
    {""}**Dwie jedynki lub dwie szóstki**: możesz iść prosto do dowolnego pomieszczenia.
rulebook-cluedo-4 = **Hipoteza**
    W pomieszczeniu możesz postawić jedną hipotezę na turę: podejrzany, broń i pomieszczenie, w którym jesteś. Pionek podejrzanego i broń trafiają tam i zostają.
    Świadkowie odpowiadają po kolei, od gracza po twojej lewej. Kto nie ma żadnej z trzech kart, pasuje. Pierwszy, który ma choć jedną, pokazuje ci **tylko jedną**, wybraną przez siebie, i tylko tobie; na tym pytania się kończą.
    Inni widzą, kto pasuje i kto pokazuje, ale nie widzą, którą kartę. Możesz podać karty, które masz na ręce.
    Przy hipotezie możesz powiedzieć, że twoja tura skończy się, gdy tylko zobaczysz kartę. Stół może też zabronić dwóch hipotez z rzędu w tym samym pomieszczeniu: najpierw z niego wyjdź albo poczekaj, aż cię gdzieś wezwą.
rulebook-cluedo-5 = **Oskarżenie i koniec**
    Zaraz po swojej hipotezie możesz oskarżyć: trzy karty, dowolne pomieszczenie. Do koperty zaglądasz tylko ty.
    • **Trafne**: pokazujesz karty i wygrywasz.
    • **Błędne**: już nie grasz, ale nadal odpowiadasz na hipotezy. Nikt nie dowie się, co padło w oskarżeniu.
    Każdy oskarża tylko raz. Jeśli wszyscy się pomylili, nie wygrywa nikt.
    Jeśli stół tak ustalił, możesz oskarżyć w dowolnym momencie swojej tury.
    Kto opuszcza partię, nie ma już tur; jego karty nadal odpowiadają, zgodnie z prawdą. Jeśli przez dwie rundy nikt nie gra, partia kończy się bez zwycięzcy.
rulebook-cluedo-6 = **Fałszywi świadkowie albo karty, które odpowiadają (opcje)**
    Według zasad z 1974 roku świadek może ukryć kartę; jeśli to wyjdzie na jaw, już nie gra i tylko odpowiada. Z tą opcją świadek może powiedzieć, że nie ma nic. Raz w partii, w swojej turze, możesz **zdemaskować** świadka w sprawie hipotezy. Jeśli kłamał, wypada z gry; jeśli nie, nie dowiadujesz się niczego więcej. Kto przejmuje czyjeś miejsce, odpowiada też za kłamstwa, które stamtąd padły: wymienia je **Moje biurko**.
    Bez tej opcji każdy świadek mówi prawdę i tylko wybiera, którą kartę pokazać.
    Stół może też pozwolić, by **karty odpowiadały same**, od razu i zgodnie z prawdą: najpierw taka, którą pytający już zna, potem pierwsza pasująca z wybranych pod **Pokazuj najpierw**, a jeśli żadna nie pasuje, losowa.
rulebook-cluedo-7 = **Przykład tury**
    Anna gra jako Pani White. Jest w Sali balowej, rzuca 3 i 4, wchodzi do Oranżerii, oddalonej o cztery pola, i stawia hipotezę: Pułkownik Mustard, Lina, Oranżeria. Pionek pułkownika i lina trafiają tam.
    Bruno, po jej lewej, nie ma żadnej z trzech kart: pasuje. Klara ma Linę i Oranżerię. Wybiera i pokazuje Linę tylko Annie. Diany nikt już nie pyta.
    Anna skreśla Linę. Bruno wie tylko, że Klara ma jedną z trzech kart, a wszyscy wiedzą, że Bruno nie ma żadnej. Anna nie oskarża: jej tura się kończy.

## Lekcja: kilka decyzji z prawdziwej partii i ich uzasadnienie

lesson-cluedo-start = **Cluedo w pięć minut**
    W kopercie są podejrzany, broń i pomieszczenie. Pozostałe 18 kart macie na rękach: ty, Kamila po twojej lewej i Robin. Grasz jako Wielebny Green.
    Oto cztery decyzje z prawdziwej partii.
lesson-cluedo-1 = Robin jest w Jadalni i stawia hipotezę: Panna Scarlett, Świecznik, Jadalnia. Nie masz żadnej z tych kart: pasujesz. Kamila pokazuje kartę, tylko Robinowi.
    {""}**Co teraz wiesz?**
lesson-cluedo-1-candlestick = Kamila ma Świecznik
lesson-cluedo-1-candlestick-why = Być może, ale tej karty nie widzisz: może to być każda z trzech.
lesson-cluedo-1-one = Kamila ma jedną z tych trzech kart
lesson-cluedo-1-one-why = Tak: co najmniej jedną. Zapisz to: gdy będziesz wiedzieć, że dwóch z nich nie ma, poznasz trzecią.
lesson-cluedo-1-none = Żadnej z trzech nie ma w kopercie
lesson-cluedo-1-none-why = Nie: pokazana była tylko jedna karta. Dwie pozostałe mogą być wszędzie, także w kopercie.
lesson-cluedo-2 = Rzucasz 11 i wchodzisz do Sali bilardowej.
    {""}**Którą hipotezę możesz postawić?**
lesson-cluedo-2-library = Green, Sztylet, Biblioteka
lesson-cluedo-2-library-why = Nie: pomieszczenie to zawsze to, w którym jest twój pionek, czyli tutaj Sala bilardowa.
lesson-cluedo-2-weapons = Sztylet, Świecznik, Sala bilardowa
lesson-cluedo-2-weapons-why = Nie: hipoteza to zawsze podejrzany, broń i pomieszczenie.
lesson-cluedo-2-billiard = Green, Sztylet, Sala bilardowa
lesson-cluedo-2-billiard-why = Tak: podejrzanym może być nawet twój własny pionek. Możesz też podać karty, które masz na ręce, by dowiedzieć się czegoś o reszcie.
lesson-cluedo-3 = Twoja hipoteza to Wielebny Green, Sztylet i Sala bilardowa. Kamila, pytana jako pierwsza, pokazuje ci **Sztylet**.
    {""}**Co możesz skreślić?**
lesson-cluedo-3-all = Wszystkie trzy karty
lesson-cluedo-3-all-why = Nie: pytania kończą się na pierwszej karcie. O Wielebnym Greenie i Sali bilardowej wiesz tyle, co przedtem.
lesson-cluedo-3-dagger = Tylko Sztylet
lesson-cluedo-3-dagger-why = Tak: ma go Kamila, więc nie ma go w kopercie. Kamila sama wybiera, co pokazać, być może po to, by ukryć inną kartę.
lesson-cluedo-3-nothing = Nic: to może być blef
lesson-cluedo-3-nothing-why = Nie, coś możesz: pokazana karta jest prawdziwa. Widzisz ją, więc nie ma jej w kopercie.
lesson-cluedo-4 = Robin w Kuchni stawia hipotezę: Panna Scarlett, Klucz francuski, Kuchnia. Jesteś pierwszym świadkiem. Z tych kart masz **Kuchnię**.
    {""}**Co robisz?**
lesson-cluedo-4-pass = Mówię, że nie mam nic
lesson-cluedo-4-pass-why = Nie: kto ma jedną z kart, musi jedną pokazać. Kłamać pozwala tylko opcja fałszywych świadków, a to ryzyko.
lesson-cluedo-4-table = Pokazuję Kuchnię wszystkim
lesson-cluedo-4-table-why = Nie: kartę pokazuje się tylko pytającemu. Inni dowiadują się tylko, że pokazujesz kartę.
lesson-cluedo-4-robin = Pokazuję Kuchnię tylko Robinowi
lesson-cluedo-4-robin-why = Tak: tylko ją możesz pokazać. Gdy masz ich kilka, lepiej pokaż taką, która jest już znana.
lesson-cluedo-end = **To wszystko, czego trzeba do gry.** Skreślaj to, co widzisz, notuj, kto pasuje i kto odpowiada, i oskarżaj tylko z całkowitą pewnością: każdy oskarża raz. **Mój arkusz** tego pilnuje.

## Techniki dedukcji, od najłatwiejszej

technique-cluedo-told = Na pierwszy rzut oka
technique-cluedo-told-page = Wystarcza jedna rzecz, którą już wiesz: karta na twojej ręce, karta, którą ktoś ci pokazuje, albo, tam gdzie żaden świadek nie może kłamać, ktoś, kto nie ma nic do pokazania.
    {""}*Przykład:* ktoś pyta Robina o karty Green, Lina i Hol. Robin nie ma nic do pokazania, a więc nie ma żadnej z tych trzech kart.
technique-cluedo-one-of = Jedna z pokazanych
technique-cluedo-one-of-page = Ktoś pokazuje jedną z trzech kart. Skreśl te, których nie może mieć; jeśli zostaje jedna, to właśnie ta.
    {""}*Przykład:* Kamila pokazuje Robinowi jedną z kart Plum, Pałka i Gabinet. Pałkę masz ty, a przy wcześniejszym pytaniu o Gabinet Kamila nie ma nic do pokazania. To Plum.
technique-cluedo-kind = Ostatnia swojego rodzaju
technique-cluedo-kind-page = W kopercie jest jeden podejrzany, jedna broń i jedno pomieszczenie. Jeśli wszystkie karty danego rodzaju oprócz jednej są gdzie indziej, ta jedna jest w kopercie.
    {""}*Przykład:* z sześciu broni dwie masz, a o trzech innych wiesz, gdzie są. Szósta jest w kopercie.
technique-cluedo-nowhere-else = Nigdzie indziej
technique-cluedo-nowhere-else-page = Każda karta gdzieś jest. Jeśli wykluczone są dla niej wszystkie miejsca oprócz jednego, jest właśnie tam.
    {""}*Przykład:* nie masz Biblioteki, a Kamila i Robin, pytani o nią, nie mają nic do pokazania. Jest więc w kopercie.
technique-cluedo-whole-hand = Pełna ręka
technique-cluedo-whole-hand-page = Wiesz, ile kart ma każdy. Gdy znasz wszystkie karty na czyjejś ręce, innych tam nie ma.
    {""}*Przykład:* Robin ma trzy karty: Green, Lina i Hol. Robin nie ma więc Kuchni, choć nie było o nią żadnego pytania.
technique-cluedo-no-others = Zostaje akurat tyle
technique-cluedo-no-others-page = Jeśli dla czyjejś ręki zostaje tylko tyle kart, ile ich na niej jest, są tam wszystkie.
    {""}*Przykład:* Robin ma cztery karty, a wykluczone są wszystkie oprócz kart Plum, Pałka, Gabinet i Hol. Robin ma te cztery.
technique-cluedo-no-room = Nie ma już miejsca
technique-cluedo-no-room-page = Odpowiedzi na pytania, które nie mają wspólnej karty, to za każdym razem inna karta. Jeśli wypełniają całą rękę, wszystkie inne karty są wykluczone.
    {""}*Przykład:* nieznane są dwie karty Robina. Robin pokazuje jedną z kart Plum i Pałka, a potem jedną z kart Green i Hol. Robin ma po jednej z każdej pary i nic więcej.
technique-cluedo-cases = Przypadek po przypadku
technique-cluedo-cases-page = Jeden krok nie wystarcza, ale jest tylko kilka przypadków i każdy prowadzi do tego samego wniosku. Zakładaj je po kolei i sprawdzaj, co z nich wynika.
    {""}*Przykład:* Robin pokazuje jedną z kart Pałka i Hol. Kamila pokazuje jedną z kart Green i Pałka, a potem jedną z kart Green i Hol. Jeśli Robin ma kartę Pałka, to Green jest pierwszą kartą Kamili; jeśli ma kartę Hol, drugą. A więc Kamila ma kartę Green.

## Polecenia

command-cluedo = cluedo
command-cluedo-description = Graj w Cluedo przy stole na tym kanale.

command-cluedo-pawn = pionek
command-cluedo-pawn-description = Wybierz swój pionek, zanim karty zostaną rozdane.
command-cluedo-pawn-suspect = podejrzany
command-cluedo-pawn-suspect-description = Pionek, którym grasz.

command-cluedo-roll = rzuć
command-cluedo-roll-description = Rzuć dwiema kośćmi.

command-cluedo-move = idź
command-cluedo-move-description = Przesuń swój pionek zgodnie z rzutem.
command-cluedo-move-to = dokąd
command-cluedo-move-to-description = Pomieszczenie albo pole takie jak r7c4 (rząd 7, kolumna 4).

command-cluedo-passage = przejście
command-cluedo-passage-description = Idź tajnym przejściem, zamiast rzucać kośćmi.

command-cluedo-stay = zostań
command-cluedo-stay-description = Zostaw swój pionek tam, gdzie jest.

command-cluedo-suggest = hipoteza
command-cluedo-suggest-description = Postaw hipotezę w pomieszczeniu, w którym jest twój pionek.
command-cluedo-suggest-suspect = podejrzany
command-cluedo-suggest-suspect-description = Domniemany sprawca; jego pionek trafia do tego pomieszczenia.
command-cluedo-suggest-weapon = broń
command-cluedo-suggest-weapon-description = Domniemana broń; trafia do tego pomieszczenia.
command-cluedo-suggest-end = zakończ
command-cluedo-suggest-end-description = Zakończ turę, gdy tylko pokażą ci kartę, bez oskarżania.

command-cluedo-show = pokaż
command-cluedo-show-description = Odpowiedz na hipotezę jedną ze swoich kart; widzi ją tylko pytający.
command-cluedo-show-card = karta
command-cluedo-show-card-description = Jedna z trzech podanych kart.

command-cluedo-prefer = najpierw
command-cluedo-prefer-description = Powiedz, którą kartę pokazać najpierw tam, gdzie karty odpowiadają same.
command-cluedo-prefer-card = karta
command-cluedo-prefer-card-description = Twoja karta.

command-cluedo-accuse = oskarż
command-cluedo-accuse-description = Powiedz, co jest w kopercie; tylko raz w partii.
command-cluedo-accuse-suspect = podejrzany
command-cluedo-accuse-suspect-description = Morderca.
command-cluedo-accuse-weapon = broń
command-cluedo-accuse-weapon-description = Użyta broń.
command-cluedo-accuse-room = miejsce
command-cluedo-accuse-room-description = Miejsce morderstwa.

command-cluedo-denounce = zdemaskuj
command-cluedo-denounce-description = Zdemaskuj świadka, który ukrywa kartę; tylko raz w partii.
command-cluedo-denounce-player = gracz
command-cluedo-denounce-player-description = Świadek, który kłamie.
command-cluedo-denounce-suggestion = hipoteza
command-cluedo-denounce-suggestion-description = Numer hipotezy.

command-cluedo-end = zakończ
command-cluedo-end-description = Zakończ swoją turę.
