# Przed partią: otwieranie stołu, zapraszanie, zajmowanie miejsc, wybór opcji.

lobby-players = { $n ->
    [one] Na razie **jeden gracz**; może grać od { $least } do { $most } osób.
    [few] Na razie **{ $n } gracze**; może grać od { $least } do { $most } osób.
   *[many] Na razie **{ $n } graczy**; może grać od { $least } do { $most } osób.
}
lobby-players-exactly = { $n ->
    [one] Na razie **jeden gracz**; pełny skład tej gry: { $most }.
    [few] **{ $n } gracze**, czyli pełny skład tej gry.
   *[many] **{ $n } graczy**, czyli pełny skład tej gry.
}
lobby-seat = { $host ->
    [yes] { $who } (gospodarz)
   *[no] { $who }
}
lobby-option = { $option }: **{ $value }**
lobby-word = -# **Moje słowo** dodaje do rozdania słowo od ciebie, aby nikt nie mógł dobrać kart po swojemu.
lobby-more = **{ $game }: więcej o tym stole**
lobby-options-page = { $pages ->
    [one] Opcje
    [few] Opcje { $n }
   *[many] Opcje { $n }
}
control-language = Jeden lub dwa języki stołu 🌐
lobby-language = Język tego stołu: { $language } 🌐
control-more = Więcej
control-people = Zaproszenia, gospodarz
control-private = Tylko zaproszeni
control-public = Otwarty dla wszystkich
more-running = **Poza samą grą**: poddaj coś pod głosowanie, zaproponuj komuś swoje miejsce albo wybierz język stołu.
people-title = **Przy stole**: { $players }
people-invited = Zaproszenia: { $people }
control-invite = Zaproś kogoś…
control-kick = Wyproś kogoś albo cofnij zaproszenie…
control-host = Przekaż stół innemu gospodarzowi…
control-word = Moje słowo
word-label = Na początku zobaczą je wszyscy
word-prompt = Dowolne słowo, ale niczyje prawdziwe nazwisko: zostaje w postach i w pliku partii
word-kept = Twoje słowo jest częścią rozdania: `{ $word }`. Wszyscy zobaczą je na początku partii; do tego czasu możesz je zmienić. Zostaje w postach i w pliku partii; po **/ja usuń** w pliku jest tylko jego odcisk.
lobby-closed = Ten stół został zamknięty przed początkiem partii. **/stół otwórz** otwiera nowy.
lobby-gone = Ten stół jest zamknięty: nie mam już tej gry. **/stół otwórz** otwiera nowy.
lobby-opened = Stół jest otwarty.
lobby-joined = Masz miejsce przy stole.
lobby-left = Nie siedzisz już przy tym stole.
lobby-option-set = Gotowe: panel pokazuje nowe opcje.
lobby-started = Zaczynamy partię.

## Kto może przyjść

option-access = Kto może usiąść
access-open = każdy
access-invited = tylko zaproszone osoby
lobby-private = Stół prywatny: usiąść mogą tylko zaproszone osoby. 🔒
menu-invite = Zaproś do mojego stołu
lobby-invited = Zaproszenia: { $guests }
lobby-invitation = { $guest }, { $who } zaprasza cię na partię **{ $game }** (zajęte miejsca: { $n } z { $most }). **Dołącz** daje ci miejsce.
lobby-invitation-where = Stół jest na kanale { $channel }.
lobby-invited-silently = Zaproszenie jest ważne, a panel je wymienia. Powiadomienie jednak nie zdążyło wyjść: użyj tego polecenia ponownie.
lobby-kicked = Gotowe. Ta osoba nie może już tu usiąść, chyba że ją zaprosisz.
lobby-handed-over = Gotowe: stół ma nowego gospodarza.
lobby-taken = { $stage ->
    [lobby] Na tym kanale jest już stół do gry **{ $game }**; gospodarz: { $host }. Partia jeszcze się nie zaczęła. Dla własnego stołu wybierz inny kanał lub wątek.
   *[live] Na tym kanale trwa partia **{ $game }**; gospodarz: { $host }. Dla własnego stołu wybierz inny kanał lub wątek.
}
control-close = Zamknij stół

refusal-options-outdated = Opcje zmieniły się po otwarciu tego formularza, więc nic nie zostało ustawione. Otwórz go ponownie: pokaże aktualne.
refusal-options-wrong = Nic nie zostało ustawione: nie wszystko może być tak, jak w twoim wyborze.
refusal-options-by-memory = Nic nie zostało ustawione: przy ścisłej pamięci arkusz niczego nie wypełnia sam i nikt nie dostaje podpowiedzi.
option-may-be = Możliwe wartości opcji **{ $option }**:
option-may-be-value = • { $value }
control-option-again = Zmień wybór
refusal-sent-away = Gospodarz wyprosił cię od tego stołu. Zaprosić cię ponownie może tylko { $host }.
refusal-invited-only = Ten stół jest prywatny: usiąść mogą tylko zaproszone osoby. Poproś gospodarza; jest nim { $host }.
refusal-invites-self = Już tu jesteś. Wskaż kogoś innego.
refusal-invites-bot = Botów nie można zaprosić. Zaproś człowieka albo naciśnij **Uzupełnij rywalami** w poczekalni, a zagra program.
refusal-guest-seated = { $guest } już siedzi przy tym stole.
refusal-guest-barred = { $person } nie może zająć miejsca przy tym stole.
refusal-guest-blocked = Ta osoba jest przez ciebie zablokowana, więc nie może tu usiąść. Nikt inny się o tym nie dowie. Blokadę cofa **/ja odblokuj**.
refusal-guest-elsewhere = Ta osoba nie widzi tego kanału, więc zaproszenie by do niej nie dotarło. Daj jej dostęp albo otwórz stół gdzie indziej.
refusal-too-many-guests = Stół pamięta najwyżej { $n ->
    [one] jednego gościa
    [few] { $n } gości
   *[many] { $n } gości
}. Cofnij któreś zaproszenie poleceniem **/stół wyproś** albo wpuść wszystkich poleceniem **/stół opcja**.
refusal-kicks-self = Nie możesz wyprosić siebie. **/stół odejdź** zwalnia miejsce, **/stół gospodarz** przekazuje stół.
refusal-nobody-there = Ta osoba ani nie siedzi przy tym stole, ani nie ma do niego zaproszenia.
refusal-host-not-seated = Gospodarzem może być tylko ktoś, kto siedzi przy tym stole.
refusal-already-host = Już jesteś gospodarzem.
refusal-hosts-already = { $guest } już jest gospodarzem tego stołu.

## Na pudełku: co pokazuje obrazek gry

cover-clues = 13 Poszlak: sześcioro świadków za zasłonką, na niej trzy zakryte karty, nad wszystkim dachy Londynu.
cover-arosa = Mord im Arosa: wielki hotel w śniegu, nocą; wokół niego spadają kostki we wszystkich kolorach.
cover-cluedo = Cluedo: sześcioro podejrzanych obok siebie; przed nimi na stole broń i zapieczętowana koperta.
cover-bakerstreet = Bakerstreet: czapka detektywa i melonik na ulicy we mgle, między nimi zakryte tropy.

lobby-in-thread = { $who } otwiera stół do gry **{ $game }**: { $channel }.
lobby-in-thread-alone = Twój stół jest otwarty: { $channel }.
lobby-asleep = { $n ->
    [one] Jeszcze co najmniej jedna osoba na tym serwerze chce
    [few] Jeszcze co najmniej { $n } osoby na tym serwerze chcą
   *[many] Jeszcze co najmniej { $n } osób na tym serwerze chce
} wiedzieć, kiedy ktoś czeka na grę **{ $game }**. Do każdej piszę, gdy tylko czeka tylu graczy, ilu sobie życzy. 🔔
thread-name = { $game } · { $who }

## Widzowie

refusal-gallery-seen = { $person } zna już wszystkie ręce i nie może tu usiąść.
