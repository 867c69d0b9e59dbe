# Wieczory: wieczór gier, który się planuje, runda po rundzie dzieli na stoły i kończy.

night-title = ## Wieczór gier 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-title-own = ## { $title } 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-untitled = Wieczór gier
night-host = { $people_n ->
    [1] Gospodarz: { $people }.
   *[other] Gospodarze: { $people }.
}
night-weekly = Co tydzień o tej godzinie. 🔁
night-places = { $free ->
    [0] Wszystkie miejsca są zajęte ({ $n }). Kto się teraz zapisze, trafia na listę rezerwową i awansuje, gdy miejsce się zwolni. 🪑
    [one] Wolne jest jedno miejsce z { $n }. 🪑
    [few] Wolne są { $free } miejsca z { $n }. 🪑
   *[many] Wolnych jest { $free } miejsc z { $n }. 🪑
}
night-standby = Lista rezerwowa ({ $n }): { $people } 🕰️
night-coming = { $n ->
    [0] Nikt się jeszcze nie zapisał.
    [one] Przyjdzie **jedna osoba** (na miejscu: { $here }):
    [few] Przyjdą **{ $n } osoby** (na miejscu: { $here }):
   *[many] Przyjdzie **{ $n } osób** (na miejscu: { $here }):
}
night-guest = { $at ->
    [here] • ✅ { $person }
    [rests] • 💤 { $person }
   *[comes] • { $person }
}{ $wishes ->
    [yes] : { $likes }
   *[no] {""}
}
night-guests = { $at ->
    [here] • ✅ { $people }
    [rests] • 💤 { $people }
   *[comes] • { $people }
}
night-hint = -# { $open ->
    [yes] Naciśnij **Jestem**, aby czekać na stół (✅); stoły tworzy gospodarz. 💤 pauzuje.
   *[no] **Przyjdę** zapisuje cię na listę. Od pół godziny przed początkiem naciśnij **Jestem**.
}
night-round = **Runda { $round }**, { $n ->
    [one] na miejscu jedna osoba
    [few] na miejscu { $n } osoby
   *[many] na miejscu { $n } osób
}:
night-table = { $stage ->
    [over] • ~~Stół { $n }, { $game }~~: { $people }
    [open] • **Stół { $n }**, { $game }: { $people } → { $thread }
   *[planned] • **Stół { $n }**, { $game }: { $people }
}
night-tables = { $n ->
    [one] • Jeszcze jeden stół
    [few] • Jeszcze { $n } stoły
   *[many] • Jeszcze { $n } stołów
}
night-opening = { $n ->
    [one] Jeden stół otworzy się
    [few] { $n } stoły otworzą się
   *[many] { $n } stołów otworzy się
} w ciągu { $minutes ->
    [one] jakiejś minuty
    [few] jakichś { $minutes } minut
   *[many] jakichś { $minutes } minut
}: Discord przyjmuje naraz tylko kilka wątków.
night-waiting = Czekają na stół ({ $n }): { $people }
night-free = Na miejscu, nie czekają ({ $n }): { $people }
night-round-hint = -# Aby dostać stół: **Jestem**, a po partii **Chcę grać dalej**. Gdy czekają dwie osoby, rusza po minucie.
night-offer = { $people }: stół { $n } skończył partię. Naciśnij **Chcę grać dalej**: gdy czekają dwie osoby, nowy stół rusza mniej więcej minutę później. Bez tego nie dostaniesz kart. 🕯️
night-offer-closed = Stół { $n } skończył partię, a ten wieczór dobiegł końca. 🕯️
night-lacks = { $what ->
    [create_events] Kalendarz serwera nie pokazuje tego wieczoru: brakuje mi do tego uprawnienia **{ $permission }**. ⚠️
   *[other] Brakuje mi tutaj uprawnienia **{ $permission }**. ⚠️
}
night-is-over = { $rounds ->
    [0] Ten wieczór się nie odbędzie.
    [one] Ten wieczór dobiegł końca, po jednej rundzie.
    [few] Ten wieczór dobiegł końca, po { $rounds } rundach.
   *[many] Ten wieczór dobiegł końca, po { $rounds } rundach.
}
night-reminder = Wieczór gier zaczyna się { $soon }: { $people } 🕯️
night-moved = { $people_n ->
    [0] Wieczór gier jest przesunięty
   *[other] { $people }: wieczór gier jest przesunięty
}. Nowy początek: **{ $at }** ({ $soon }), a nie { $before }. Kto jest na liście, ten na niej zostaje.
night-relocated = { $people_n ->
    [0] Wieczór gier ({ $soon })
   *[other] { $people }: wieczór gier ({ $soon })
} odbędzie się na tym kanale, a nie na kanale { $before }. Kto jest na liście, ten na niej zostaje.
night-moved-up = { $people }: zwolniło się miejsce na wieczorze gier ({ $soon }) i jest twoje. Jeśli nie możesz przyjść, daj znać, a dostanie je następna osoba. 🪑
night-called-off = { $people }: wieczór gier (**{ $at }**) jest odwołany.
night-event = Wieczór gier z Alibi
night-event-about = Gry dedukcyjne na kanale tego serwera: { $games }. Wystarczy się tam zapisać jednym kliknięciem; kto przyjdzie, ten gra.
night-thread = Stół { $n }: { $game }
night-call = { $people }: wasz stół, { $game }. Zaczyna się od razu. 🕯️

night-you-come = Jesteś na liście. Początek: **{ $at }** ({ $soon }), według twojego czasu.
night-you-here = Jesteś na miejscu, w kolejce do stołu: { $place } z { $n }. Gdy gospodarz utworzy stoły, dostaniesz jeden. Do tego czasu możesz zmienić zdanie. ✅
night-you-wait = Jesteś na miejscu, w kolejce do stołu: { $place } z { $n }. Gdy czekają dwie osoby, stół rusza mniej więcej minutę później. Do tego czasu możesz zmienić zdanie. ✅
night-you-rest = Jesteś na miejscu, ale nie czekasz na stół, więc nie dostaniesz kart. Naciśnij **Chcę grać dalej**, aby czekać. 💤
night-you-play = Jesteś na miejscu, a twój stół gra. Gdy skończy, dostaniesz następny, jeśli naciśniesz **Chcę grać dalej**. ✅
night-you-standby = Wszystkie miejsca są zajęte ({ $places }). Na liście rezerwowej na **{ $at }** ({ $soon }) masz miejsce { $place } z { $n }. Gdy coś się zwolni, awansujesz automatycznie i dowiesz się o tym na tym kanale. 🕰️
night-you-not = Nie ma cię na liście. Początek: **{ $at }** ({ $soon }), według twojego czasu.
night-you-owe = Twój stół gra dalej i na ciebie czeka: { $thread }. **/stół zastąp** odda tam twoje miejsce.
night-likes = W co lubisz grać?
night-which = Ten termin można rozumieć różnie.
night-which-choose = O który chodzi?
night-planned = Wieczór jest zaplanowany na **{ $at }**; jego lista jest na kanale.
night-zone = -# { $own ->
    [yes] Odczytuję godziny w strefie { $zone }. Twoją strefę czasową ustawia **/ja godziny**.
   *[no] Odczytuję godziny w strefie { $zone }, którą wybrał ten serwer. Twoją własną strefę czasową ustawia **/ja godziny**.
}
night-no-event = Nie ma go w kalendarzu serwera: brakuje mi do tego uprawnienia **{ $permission }**. Gdy je dostanę, wpiszę go tam.
night-split = { $n ->
    [one] **Runda { $round }**: jeden stół otwiera się w wątku.
    [few] **Runda { $round }**: { $n } stoły otwierają się, każdy w osobnym wątku.
   *[many] **Runda { $round }**: { $n } stołów otwiera się, każdy w osobnym wątku.
}
night-form = Zaplanuj wieczór gier
night-form-when = Kiedy początek?
night-form-prompt = 20:30, jutro 20:30, za 3 h, 24.12 20:30
night-form-where = Duże miasto w twojej strefie czasowej
night-form-city = Warszawa, Londyn, Montreal
night-form-move = Przesuń wieczór gier
night-form-title = Jak nazywa się wieczór?
night-edit = Początek: **{ $at }**. Na liście: { $n }; miejsca: { $places }.
night-edit-stays = Wszystkie zapisane osoby zostają na liście i dostają jedną wiadomość, gdy wieczór się przesunie.
night-edit-channel = -# Inny kanał: **/wieczór zmień** z opcją **kanał**.
night-edit-cohosts = Współgospodarze, z tymi samymi prawami: { $people }
night-edit-places = { $n ->
    [one] jedno miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
night-button-places = Ile osób może przyjść?
night-button-cohosts = Kto prowadzi razem z tobą?
night-end-question = Zakończyć wieczór? Stoły, które grają, grają do końca; kolejnej rundy nie będzie.
night-cancel-question = Odwołać wieczór?
night-end-weekly = Następny zaczyna się { $at }. Aby nie planować już żadnego, naciśnij najpierw **Tylko raz**. 🔁
night-once = Tylko raz
night-end-sure = Zakończ go
night-ended = Wieczór dobiegł końca.
night-trouble = { $what ->
    [create_events] Wieczór gier trwa dalej: { $channel }. Tylko kalendarz serwera go nie pokazuje, bo brakuje mi uprawnienia **{ $permission }**.
   *[other] Wieczór gier czeka: { $channel }. Brakuje mi tam uprawnienia **{ $permission }**. Gdy je dostanę, pójdzie dalej sam.
}

night-gone = Kanał wieczoru gier ({ $at }) został usunięty, więc wieczór dobiegł końca. **/wieczór zaplanuj** planuje nowy gdzie indziej.

night-champions = **Najwięcej wygranych partii**: { $people } ({ $wins }) 🏆
night-moment = Najpiękniejsza chwila: { $moment } ✨
night-feat = { $feat ->
    [silent] { $who } znajduje rozwiązanie ({ $game }), pytając rzadziej niż wszyscy inni.
   *[swift] { $who } wygrywa ({ $game }) w partii, w której wszyscy grają do końca; ruchów razem: { $n }.
}
night-honour = { $title ->
    [decisive] Rozstrzygające pytanie: { $people }
   *[silent] Krótko i celnie: { $people }
} 🏅
night-won = • Stół { $n }, { $game }: { $people }
night-undecided = { $n ->
    [one] • Jedna partia bez zwycięstwa gości
    [few] • { $n } partie bez zwycięstwa gości
   *[many] • { $n } partii bez zwycięstwa gości
}
night-still = Jeszcze grają: { $threads }
night-more = { $n ->
    [one] • Jeszcze jedna wygrana partia
    [few] • Jeszcze { $n } wygrane partie
   *[many] • Jeszcze { $n } wygranych partii
}
night-picture-title = Wieczór gier
night-picture-wins = { $wins ->
    [0] Bez zwycięstw
    [one] Jedna wygrana partia
    [few] { $wins } wygrane partie
   *[many] { $wins } wygranych partii
}
night-picture-others = { $n ->
    [one] jeszcze jedna osoba
    [few] jeszcze { $n } osoby
   *[many] jeszcze { $n } osób
}
night-alt = Koniec wieczoru gier z { $n ->
    [one] jedną partią
    [few] { $n } partiami
   *[many] { $n } partiami
}. { $people_n ->
    [0] Nikt nie wygrał.
   *[other] Najwięcej wygranych ({ $wins }): { $people }.
}

night-same-deal = Kilka stołów gra to samo rozdanie: wygrywa najmniejsza liczba tur. Wyniki są tajne, dopóki wszystkie nie skończą. 🟰
night-call-same = { $n ->
    [one] To rozdanie ma jednak tylko ten stół.
    [few] Dokładnie to rozdanie grają { $n } stoły i wygrywa ten, który potrzebuje najmniej tur. Ten wątek czytacie tylko wy; zachowajcie dla siebie to, co się tu dzieje, dopóki wszystkie nie skończą.
   *[many] Dokładnie to rozdanie gra { $n } stołów i wygrywa ten, który potrzebuje najmniej tur. Ten wątek czytacie tylko wy; zachowajcie dla siebie to, co się tu dzieje, dopóki wszystkie nie skończą.
} 🟰
night-raced = **To samo rozdanie przy kilku stołach**: szczęście się nie liczy, wygrywa najmniejsza liczba tur. Potrzeba co najmniej dwóch stołów o tej samej liczbie osób; kto zostanie bez pary, dostaje zwykły stół albo czeka na następną rundę. 🟰
night-raced-prompt = Która gra?
night-split-same = To samo rozdanie grają stoły { $tables }, każdy w prywatnym wątku. 🟰
night-barred = Nie biorą w tym udziału, bo mogą czytać każdy wątek tego kanału: { $people } 👁️
night-compared = ## To samo rozdanie, runda { $round }: { $game } 🟰
    Wszystkie stoły skończyły, więc każdy wątek pokazuje teraz przebieg swojej partii. Wygrywa najmniejsza liczba tur wszystkich graczy razem.
night-compared-table = { $turns ->
    [0] • Stół { $n }, bez rozwiązania: { $people }
    [one] **{ $place }.** Stół { $n }, jedna tura: { $people }
    [few] **{ $place }.** Stół { $n }, { $turns } tury: { $people }
   *[many] **{ $place }.** Stół { $n }, { $turns } tur: { $people }
}
night-compared-more = { $n ->
    [one] • Jeszcze jeden stół
    [few] • Jeszcze { $n } stoły
   *[many] • Jeszcze { $n } stołów
}
night-fastest = To samo rozdanie, runda { $round }: { $tables_n ->
    [1] najszybszy stół to { $tables }
   *[other] najszybsze stoły to { $tables }
} ({ $turns ->
    [one] jedna tura
    [few] { $turns } tury
   *[many] { $turns } tur
}) 🟰
night-end-twins = Zakończyć wieczór? Stoły, które wciąż grają to samo rozdanie, zostaną zatrzymane i zajmą ostatnie miejsca, aby wszyscy mogli zobaczyć ich przebieg. Pozostałe grają do końca; kolejnej rundy nie będzie.
twin-through = { $solvers_n ->
    [0] Ten stół skończył; nikt nie rozwiązał sprawy. 🔒
   *[other] Ten stół skończył. Kto rozwiązał sprawę: { $solvers }; wszyscy gracze razem: { $turns ->
        [one] jedna tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }. 🔒
}
    Inne stoły mają to samo rozdanie, więc nic więcej nie będzie pokazane, dopóki nie skończy ostatni z nich. Reszta pojawi się tu potem sama.
ended-by-night = Wieczór dobiegł końca, więc ten stół jest zamknięty; nikt nie wygrywa. **/stół eksport** daje partię w pliku.

night-button-come = Przyjdę
night-button-leave = Nie przyjdę
night-button-go = Muszę już iść
night-button-likes = Co lubię
night-button-here = Jestem
night-button-again = Chcę grać dalej
night-button-rest = Wolę pauzować
night-button-split = Utwórz stoły
night-button-twins = To samo rozdanie 🟰
night-button-end = Zakończ
night-button-edit = Dla gospodarza
night-button-move = Przesuń
night-button-title = Nadaj nazwę
night-button-weekly = Co tydzień
night-button-plan = Zaplanuj wieczór

refusal-night-begun = Ten wieczór już się zaczął albo skończył, więc nie można go przesunąć.
refusal-night-elsewhere = Wieczór nie może się przenieść na kanał { $channel }: nie możesz tam pisać.
refusal-night-places = Na wieczór może przyjść od { $least } do { $n } osób.
refusal-night-cohosts = Wieczór ma najwyżej { $n ->
    [one] jednego współgospodarza
    [few] { $n } współgospodarzy
   *[many] { $n } współgospodarzy
}.
refusal-night-appoint = Współgospodarzy wyznacza tylko gospodarz tego wieczoru albo moderator tego serwera.
refusal-night-bot = Bot nie może prowadzić wieczoru. Wybierz człowieka.
refusal-night-past = To już przeszłość. Podaj przyszły moment, na przykład **20:30** albo **za 3 h**.
refusal-night-far = To za daleko, ponad { $n ->
    [one] jeden dzień
    [few] { $n } dni
   *[many] { $n } dni
} naprzód. Zaplanuj to później.
refusal-no-such-moment = Nie umiem odczytać czasu „{ $text }”. Wpisz **20:30**, **jutro 20:30**, **piątek 20:30**, **za 3 h** albo **24.12 20:30**.
refusal-night-zone = Nie znam twojej strefy czasowej, więc nie wiem, kiedy to jest. Ustaw ją poleceniem **/ja godziny** albo napisz **za 3 h**.
refusal-night-place = Wieczór otwiera wątek dla każdego stołu, więc potrzebuje kanału tekstowego: nie wątku, kanału głosowego, forum ani kanału ogłoszeń. Zaplanuj go na kanale tekstowym.
refusal-night-taken = Ten kanał ma już wieczór, który się nie skończył. Najpierw go zakończ albo zaplanuj na innym kanale.
refusal-night-none = Na tym kanale nie ma zaplanowanego wieczoru. Planuje go **/wieczór zaplanuj**.
refusal-night-over = Ten wieczór dobiegł końca.
refusal-night-there = Ten wieczór odbędzie się teraz na kanale { $channel }.
refusal-night-arriving = Ten wieczór wciąż przenosi się tutaj z kanału { $channel }. Spróbuj ponownie za minutę.
refusal-night-full = Ten wieczór jest pełny, a jego lista rezerwowa też: { $n ->
    [one] jest na niej jedna osoba
    [few] są na niej { $n } osoby
   *[many] jest na niej { $n } osób
}.
refusal-night-early = Jest za wcześnie: **Jestem** można nacisnąć najwcześniej { $n ->
    [one] na minutę
    [few] na { $n } minuty
   *[many] na { $n } minut
} przed początkiem.
refusal-night-not-coming = Nie ma cię na liście.
refusal-night-nobody = Nikt jeszcze nie nacisnął **Jestem**.
refusal-night-unasked = Nikt nie czeka na stół. Kto jest wolny i chce grać, naciska **Chcę grać dalej** pod listą.
refusal-night-alone = Na stół czeka tylko jedna osoba, a w pojedynkę nikt nie gra. Kto jeszcze chce, naciska **Jestem** albo **Chcę grać dalej**.
refusal-night-all-play = Wszyscy obecni grają. Następna runda może się zacząć, gdy jakiś stół skończy.
refusal-night-no-table = Z osób, które czekają, nie da się utworzyć stołu: jest ich za mało albo niektóre nie grają ze sobą.
refusal-night-changed = Lista właśnie się zmieniła. Spójrz na nią, zanim utworzysz stoły.
refusal-night-hostless = Ten wieczór nie ma już gospodarza: mogą to zrobić tylko jego współgospodarze i moderatorzy tego serwera.
refusal-night-host-only = To może zrobić tylko gospodarz tego wieczoru ({ $person }), współgospodarz albo moderator tego serwera.
refusal-night-not-raced = { $game ->
    [arosa] Mord im Arosa: tej gry
    [bakerstreet] Bakerstreet: tej gry
   *[other] Tej gry
} nie da się porównać liczbą tur, bo nie rozwiązuje się w niej sprawy. Wybierz 13 Poszlak albo Cluedo.
refusal-night-no-twins = To samo rozdanie wymaga co najmniej dwóch stołów o tej samej liczbie osób: czeka ich za mało, niektóre nie grają ze sobą albo mogą czytać każdy wątek tego kanału.
refusal-night-later = Discord teraz nie odpowiada i nic się nie stało. Spróbuj ponownie za chwilę.
refusal-twin-over = Ten stół skończył, a inne mają to samo rozdanie. Wszystko będzie tu widać, gdy skończy ostatni z nich. 🔒
refusal-twin-elsewhere = Kilka stołów gra to samo rozdanie i ten mogą na razie oglądać tylko osoby, które przy nim siedzą.
refusal-twin-newcomer = To rozdanie gra kilka stołów, więc nikt nowy nie może zająć tego miejsca: tylko program albo osoba, do której wcześniej należało.
refusal-twin-pace = Inne stoły mają to samo rozdanie i czekają na ten, więc jego tempo się nie zmienia. Pauza jest możliwa.
refusal-twin-lobby = Ten stół ma to samo rozdanie co inne. Karty rozdadzą się same za chwilę i niczego nie można tu zmienić.
refusal-deal-known = Ktoś przy tym stole zna już to rozdanie z innej partii.

## Słowa, które można wpisać, oddzielone znakiem |: rozumiane w każdym języku. „Za 3 h”, „jutro 20:30”.

typed-in = za
typed-days = d|dn|dzień|dni|dnia|dzien
typed-hours = h|g|godz|godz.|godzina|godzinę|godzine|godziny|godzin
typed-minutes = m|min|min.|minuta|minutę|minute|minuty|minut
typed-today = dziś|dzis|dzisiaj|wieczorem|dziś wieczorem|dzis wieczorem|dzisiaj wieczorem
typed-tomorrow = jutro|jutro wieczorem
typed-on = w|we|w ten|w tę|w te|w najbliższy|w najbliższą
typed-monday = poniedziałek|poniedzialek|pon
typed-tuesday = wtorek|wto|wt
typed-wednesday = środa|środę|sroda|srode|śro|śr|sr
typed-thursday = czwartek|czw
typed-friday = piątek|piatek|pią|pt
typed-saturday = sobota|sobotę|sobote|sob
typed-sunday = niedziela|niedzielę|niedziele|niedz|nd
typed-at = o|o godz.|o godzinie|godz.
typed-sharp = h
typed-evening = wieczorem|wieczór|wieczor
typed-next = przyszły|przyszłą|przyszly|przyszla|następny|następną|nastepny|nastepna
