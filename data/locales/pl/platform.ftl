# Zdania wspólne dla wszystkich gier. Imiona graczy są pogrubione, kanały i godziny takie, jak pisze je Discord.

list-and = { $head } i { $last }

## Stoły

panel-title = # { $game }
panel-over = Partia skończona.
panel-posts-stay = Nie mogę tu usuwać starych postów, więc to, co było słychać lub widać, można odczytać ponownie. ⚠️
panel-restored = Bot został przywrócony z kopii zapasowej: stan gry jest taki, jak widać tutaj, nawet jeśli powyżej widać późniejsze ruchy. ⚠️
panel-stopped = Partia zakończyła się przed czasem; nikt nie wygrywa.
table-opening = Zaczyna się partia **{ $game }**: { $players }{ $players_n ->
    [2] .
   *[other] , w tej kolejności, zgodnie z ruchem wskazówek zegara.
}
table-proof = -# Dowód uczciwego rozdania, SHA-256 ziarna: ||`{ $hash }`||
table-calls = { $players_n ->
    [1] { $players }, twoja kolej.
   *[other] { $players }, wasza kolej.
}
table-over-calls = { $people }: ta partia się skończyła.
table-over-late = { $people }: twoja partia **{ $game }** (stół nr { $table }) jest skończona.
alt-rest = Reszta jest pod /stół stan.
alt-rest-above = Reszta jest nad obrazkiem.
table-left-at-last = { $seat } opuszcza partię.
table-closing = Dzięki za grę! **/stół eksport** daje całą partię w pliku.
table-solution = Nikt tego nie odkrył. { $solution } 🔎
table-stopped = Stół jest zamknięty; nikt nie wygrywa. **/stół eksport** daje partię w pliku.
table-farewell = Twoja partia **{ $game }** (stół nr { $table }) jest skończona. Jej kanał już nie istnieje, więc piszę o tym tutaj.
table-farewell-silent = Twoja partia **{ $game }** (stół nr { $table }) jest skończona. Nie mogę już pisać na jej kanale, więc piszę o tym tutaj.
table-farewell-late = Twoja partia **{ $game }** (stół nr { $table }) na kanale { $channel } jest skończona.
table-removed = Usunięto mnie z jej serwera; nikt nie wygrywa. Jeśli wrócę tam w ciągu trzydziestu dni, partię będzie można obejrzeć; potem zostanie skasowana.
table-cut-short = Została zamknięta przed końcem; nikt nie wygrywa.
table-outdated = Zaktualizowano mnie i nie mam już zasad, według których się zaczęła; nikt nie wygrywa.
table-seed = -# Ziarno: ||`{ $seed }`||; jego SHA-256 był opublikowany na początku.
table-bound = -# Rozdanie, którego nikt nie może wybrać: SHA-256 mojego sekretu to `{ $hash }`
table-dealt = -# Zapieczętowane rozdanie 🔒 ||`{ $hash }`||
table-secret = -# Mój sekret: ||`{ $secret }`||. { $drawn ->
    [yes] Razem ze słowem wylosowanym dla każdego gracza utworzył on rozdanie
   *[no] Razem ze słowami wszystkich utworzył on rozdanie
}{ $bound ->
    [yes] {" "}(związane na początku przez ||`{ $terms }`||)
   *[no] {""}
}; plik partii sprawdza `games/verify.py`.
table-word = -# Słowo od gracza { $who }: `{ $word }`

## Skrzynka

mail-head = **{ $game }**, { $channel } (stół { $table })
mail-greeting = Masz miejsce przy stole do gry **{ $game }**: { $channel }. Twoje sekrety będą przychodzić tutaj; przycisk **Moje biurko** na kanale też je pokazuje, tylko tobie.
mail-closed = Nie mogę wysyłać ci wiadomości: twoje wiadomości prywatne są zamknięte. Mimo to możesz grać: przycisk **Moje biurko** pokazuje twoje sekrety, tylko tobie. Możesz też otworzyć wiadomości prywatne w ustawieniach prywatności tego serwera.

## Opcje

option-pace = Czas na turę
pace-value = { $seconds ->
    [0] bez limitu
    [300] 5 minut, na żywo
    [3600] 1 godzina
    [43200] 12 godzin
    [86400] 1 dzień
    [172800] 2 dni
   *[604800] 1 tydzień
}
value-strict = ścisła (to, co było widać i słychać, znika w trakcie partii)
value-friendly = łagodna (wszystko można odczytać później)
value-on = tak
value-off = nie

## Przyciski

control-join = Dołącz
control-leave = Odejdź
control-start = Zacznij
tabs = Dokąd?
control-desk = Moje biurko
control-sheet = Mój arkusz
control-notes = Moje notatki
control-rules = Zasady
control-log = Historia
control-status = Stół słowami
control-option = Opcje
control-cancel = Wróć
control-resign = Opuść partię
control-end = Zamknij stół
control-again = Zagraj ponownie
control-export = Plik partii
control-watch = Obejrzyj partię
control-confirm = Tak, na pewno
control-do = Zrób to

select-part = { $first } – { $last }
act-told = Wszyscy mogą to przeczytać przy stole.
act-over = Partia się skończyła: jak, można przeczytać przy stole.
act-known = { $field }: **{ $value }**
act-again = Teraz możesz:
act-change = Możesz to jeszcze zmienić:
cancelled = Nic się nie zmieniło.
confirm-resign = { $ends ->
    [won] Opuścić tę partię na dobre? Wtedy się kończy i { $winners } wygrywa.
    [nobody] Opuścić tę partię na dobre? Wtedy się kończy i nikt nie wygrywa.
   *[no] Opuścić tę partię na dobre? Twoje miejsce zostaje, ale nie będziesz już grać.
}
confirm-end = Zamknąć ten stół dla wszystkich, bez zwycięzcy?
resigned = Nadal możesz śledzić partię albo zagrać gdzie indziej.
ended = Stół jest zamknięty.
languages-set = Nowy język stołu: { $language }. Drugi, drobnym drukiem pod każdą wiadomością: { $second }. Twoje własne wiadomości są w języku twojego Discorda.
language-set = Nowy język stołu: { $language }. Twoje własne wiadomości są w języku twojego Discorda.
notes-label = Tylko ty możesz to przeczytać
notes-prompt = Moje podejrzenia…
notes-kept = **Twoje notatki** (tylko ty możesz je przeczytać)
    { $text }
notes-outdated = Twoje notatki zmieniły się po otwarciu tego formularza, więc **nic nie zostało nadpisane**. Co jest zachowane:
    { $kept }
    A **oto nowy tekst od ciebie**, do skopiowania:
    { $given }
notes-empty = Twój notes jest pusty. Tylko ty możesz go przeczytać.
notes-write = Pisz notatki
## Arkusz

sheet-title = Twój arkusz
sheet-choose = -# Najpierw wiersz i kolumna, potem znak.
sheet-legend = -# Tutaj kursywą, na obrazku na ciemniejszym tle: to, co i tak widzisz.
sheet-alt-rest = Reszta jest pod przyciskiem „Słowami”.
sheet-column = **{ $sign }** { $what }: { $cells }
sheet-row = Który wiersz?
sheet-column-list = Która kolumna?
sheet-yes = Tak
sheet-no = Nie
sheet-maybe = Może
sheet-own = Inny
sheet-own-title = Twój własny znak
sheet-own-label = Jedna lub dwie litery albo cyfry
sheet-clear = Wyczyść
sheet-undo = Cofnij
sheet-words = Słowami
sheet-picture = Obrazek
sheet-sign-own = „{ $sign }”
refusal-why-not-certain = To nie jest jeszcze pewne, więc nie ma czego uzasadniać. To, co pewne, jest zaznaczone na twoim arkuszu.
refusal-sheet-sign = Twój własny znak może mieć najwyżej { $n ->
    [one] jedną literę lub cyfrę
    [few] { $n } litery lub cyfry
   *[many] { $n } liter lub cyfr
}. Spróbuj ponownie.

export-done = Cała partia: ziarno, opcje, miejsca i akcje. Odtwarza ją `python -m games.console replay table.json`.
log-title = **Co się działo przy tym stole**
log-latest = { $n ->
    [one] Oto ostatni krok; plik zawiera wszystkie.
    [few] Oto ostatnie { $n } kroki; plik zawiera wszystkie.
   *[many] Oto ostatnie { $n } kroków; plik zawiera wszystkie.
}
log-earlier = Wcześniej
log-later = Później
sound-strip = { $strip } 🔊
log-step = `{ $n }` { $text }
incident = Coś poszło nie tak po naszej stronie: incydent { $number }. Nic nie przepadło; spróbuj ponownie, a jeśli to się powtórzy, podaj ten numer osobie, która prowadzi bota.

## Odmowy: czego się nie da i co zrobić zamiast tego

refusal-no-table = Nie ma tu stołu. **/stół otwórz** go otwiera.
refusal-no-table-by-mail = W wiadomościach prywatnych nie ma stołów. **/stoły** pokaże twoje, każdy z linkiem.
refusal-not-begun = Ta partia się jeszcze nie zaczęła: gospodarz naciska **Zacznij**, gdy będą wszyscy.
refusal-already-begun = Ta partia już się zaczęła.
refusal-table-over = Ta partia się skończyła. **/stół otwórz** otwiera nowy stół.
refusal-game-over = Ta partia się skończyła.
refusal-no-such-game = Nie znam tej gry. Wybierz grę z listy, którą podpowiada **/stół otwórz**.
refusal-no-such-option = Nie ma takiej opcji. Istniejące podpowiada **/stół opcja**.
refusal-no-such-language = Nie mówię w tym języku. Wybierz język z listy.
refusal-not-seated = Nie masz miejsca przy tym stole.
refusal-not-seated-yet = Nie masz miejsca przy tym stole. Dopóki partia się nie zaczęła, daje je **Dołącz**.
refusal-already-seated = Masz już miejsce przy tym stole.
refusal-already-left = Ta partia jest już dla ciebie zamknięta na dobre.
refusal-table-full = Stół jest pełny: gra przy nim najwyżej { $n ->
    [one] jedna osoba
    [few] { $n } osoby
   *[many] { $n } osób
}.
refusal-too-few-players = { $n ->
    [one] Jeden gracz to za mało; potrzeba co najmniej { $least }. Inni mogą nacisnąć **Dołącz**.
    [few] { $n } gracze to za mało; potrzeba co najmniej { $least }. Inni mogą nacisnąć **Dołącz**.
   *[many] { $n } graczy to za mało; potrzeba co najmniej { $least }. Inni mogą nacisnąć **Dołącz**.
}
refusal-host-only = To może zrobić tylko gospodarz: { $host }.
refusal-frozen = Ta partia zaczęła się według starszych zasad, których już nie mam. Jest zachowana bez zmian, ale tutaj nie może trwać dalej.
refusal-word-too-long = Twoje słowo może mieć najwyżej { $n ->
    [one] jeden znak
    [few] { $n } znaki
   *[many] { $n } znaków
}. Wybierz krótsze.
refusal-word-malformed = Nie mogę użyć tego słowa: wpisz jedną linię liter, cyfr i znaków, bez @, <, > i `.
refusal-word-not-here = Ten stół powstał, zanim do rozdania można było dodawać słowa. Gra dalej bez nich.
refusal-banned = Osoba, która mnie prowadzi, cię wykluczyła, więc odpowiadam tu tylko na **/ja**: to polecenie nadal daje ci twoje dane i je usuwa.
refusal-banned-server = Osoba, która mnie prowadzi, wykluczyła ten serwer, więc go opuszczam. Twoje dane pozostają twoje: **/ja**, na każdym innym serwerze albo w wiadomościach prywatnych.
refusal-sealed = Nie mogę tego otworzyć: sekrety są zapieczętowane kluczem, którego nie mam. Nic nie przepadło: osoba, która mnie prowadzi, może przywrócić klucz i gra ruszy od tego miejsca.
refusal-no-worker = Nie mogę teraz niczego obliczyć: część mnie, która to robi, nie działa na maszynie, na której jestem. Nic nie przepadło, ale ponowna próba na razie nic nie da: powiedz o tym osobie, która mnie prowadzi.
refusal-not-your-turn = To nie twoja tura. Stół czeka na kogoś innego: { $active }.
refusal-not-now = To nie ten moment. Nic się nie stało.
choices-changed = Ktoś był szybszy. Oto, co zostało do wyboru:
refusal-too-often = { $deed ->
    [table] Otwarto tu wiele stołów, jeden po drugim. Następny będzie można otworzyć { $at }.
    [evening] Zaplanowano wiele wieczorów, jeden po drugim. Następny będzie można zaplanować { $at }.
    [vote] Na razie dość głosowań. Następne będzie możliwe { $at }.
    [takeback] Na razie dość próśb o cofnięcie ruchu. Następna będzie możliwa { $at }.
    [invitation] Wysłano wiele zaproszeń, jedno po drugim. Następne będzie możliwe { $at }.
    [press] To było bardzo wiele naciśnięć pod rząd. Następne będzie możliwe { $at }.
    [share] Wyniki udostępniano wiele razy pod rząd. Ponownie będzie to możliwe { $at }.
    [change] Wieczory zmieniano wiele razy pod rząd. Następna zmiana będzie możliwa { $at }.
    [round] Rozdano wiele rund, jedną po drugiej. Następna będzie możliwa { $at }.
    [guest] To było wiele zapisów i rezygnacji pod rząd. Następny raz będzie możliwy { $at }.
   *[case] Sprawa goni sprawę. Następna będzie { $at }.
}
refusal-stale = Ten przycisk jest nieaktualny. Nic się nie stało.
refusal-lost-time = Ta wiadomość pochodzi z utraconego czasu: od tej pory przywrócono kopię zapasową. Nic się nie stało.
refusal-old-command = To polecenie zmieniło się, odkąd wczytał je twój Discord. Nic się nie stało: spróbuj ponownie albo uruchom Discorda od nowa.
restarted = Uruchomiono mnie ponownie, zanim padła odpowiedź. Nic nie przepadło: naciśnij jeszcze raz.
panel-link = [Przejdź do panelu]({ $panel })
refusal-too-slow = To trwało zbyt długo. Nic się nie stało: naciśnij jeszcze raz.
refusal-malformed = Nie rozumiem. Nic się nie stało: co możesz zrobić, pokazuje **/stół stan**.
refusal-unknown-name = Nie znam „{ $text }”. Zacznij pisać i wybierz z listy.
refusal-unknown-player = Nie znam tego gracza. Podaj imię, wzmiankę albo miejsce od 1 do { $n }.
refusal-notes-too-long = W twoich notatkach mieści się najwyżej { $n ->
    [one] jeden znak
    [few] { $n } znaki
   *[many] { $n } znaków
}. Skróć je i spróbuj ponownie.
refusal-export-after-end = Plik partii zawiera wszystkie sekrety, więc można go dostać dopiero po zakończeniu.
refusal-replay-after-end = Partię można obejrzeć, gdy się skończy.
refusal-export-malformed = Ten plik nie jest nienaruszonym eksportem stołu.

## Kłopoty: Discord albo uprawnienie mówi nie

trouble-no-channel = Nie mogę znaleźć kanału { $channel }, na którym prowadzisz stół do gry **{ $game }**. Partia jest zachowana: jeśli kanał wróci, ruszy dalej przy pierwszym poleceniu na nim.
trouble-no-permission = Nie mogę już pisać na kanale { $channel }, na którym prowadzisz stół do gry **{ $game }**: potrzebuję uprawnienia „{ $permission }”. Partia jest zachowana: gdy je odzyskam, ruszy dalej przy pierwszym poleceniu tam.
trouble-no-sound = Nie mogę wysyłać dźwięków na kanale { $channel }, na którym prowadzisz stół do gry **{ $game }**: potrzebuję uprawnienia „{ $permission }”. Partia trwa dalej słowami; z uprawnieniem dźwięki wrócą.
trouble-bot-may-not = Nie mogę prowadzić tu stołu: potrzebuję uprawnienia „{ $permission }” na tym kanale. Poproś kogoś, kto zarządza serwerem, aby mi je dał.
trouble-database = Nie mogę teraz niczego zapisać. Nic nie przepadło: naciśnij ponownie za minutę.
trouble-no-channel-here = Stół potrzebuje kanału lub wątku na serwerze. Przejdź tam i użyj **/stół otwórz**.
trouble-no-threads-here = Tutaj nie może powstać nowy wątek. Otwórz stół na kanale tekstowym serwera albo bez wątku.
trouble-threads-full = Ten serwer ma tyle otwartych wątków, na ile pozwala Discord. Zarchiwizuj niepotrzebne albo otwórz stół bez wątku.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-manage-threads = Zarządzanie wątkami
permission-create-public-threads = Tworzenie publicznych wątków
permission-create-private-threads = Tworzenie prywatnych wątków
permission-create-events = Tworzenie wydarzeń
permission-read-message-history = Czytanie historii wiadomości

## Teatr: skończona partia, ruch po ruchu

theatre-head = **{ $game }** · stół nr { $table } · ruch { $n } z { $most }
theatre-desk = Biurko gracza { $who }: { $lines }
theatre-alone = Tylko { $who }: { $text } 🔓
theatre-first = Początek
theatre-back = Wstecz
theatre-next = Dalej
theatre-last = Koniec
theatre-turn = Następny punkt zwrotny
control-film = Opublikuj film
theatre-table = Stół
theatre-looks = Który widok?

film-post = **{ $game }** · stół nr { $table }: { $moves ->
    [one] partia jako film, jeden ruch
    [few] partia jako film, { $moves } ruchy
   *[many] partia jako film, { $moves } ruchów
} 🎞️
film-alt = Film o stole, ruch po ruchu, do ruchu { $moves }. Jego ostatni obraz: { $last }
film-posted = Film jest opublikowany: { $link }
film-there = Film już tu jest: { $link }
refusal-film-later = Nie udało się teraz nakręcić albo opublikować filmu. Naciśnij ponownie za minutę.
refusal-film-no-channel = Kanał, na którym grał ten stół, już nie istnieje, więc film nie ma gdzie się pojawić.
trouble-film-may-not = Nie mogę opublikować filmu: potrzebuję uprawnienia „{ $permission }” na kanale tego stołu.
