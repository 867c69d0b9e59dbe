# Co należy do jednej osoby, przy jakichkolwiek stołach siedzi.

settings-title = **Twoje ustawienia**, dla wszystkich stołów
settings-mail = { $on ->
    [yes] Twoje sekrety przychodzą do ciebie w wiadomości prywatnej; **Moje biurko** też je zawsze pokazuje.
   *[no] Nie wysyłam ci sekretów: wszystkie pokazuje **Moje biurko**, tylko tobie.
}
settings-set-mail = { $n ->
    [0] Bez wiadomości prywatnych
   *[1] Sekrety w wiadomości
}
settings-reading = Jak czytam prywatne wiadomości
reading-words = Same słowa
reading-words-note = Bez obrazków: słowa mówią wszystko, co one pokazują.
reading-large = Duży druk
reading-large-note = Obrazki z większymi literami prostego kroju.
reading-open = Nic zasłoniętego
reading-open-note = Słowa zasłonięte dla innych u ciebie są odkryte.
reading-covered = Moje sekrety zasłonięte
reading-covered-note = Gdy udostępniasz ekran: naciśnij, aby zobaczyć. Karty do wyboru są na listach.
reading-anew = Nowe wiadomości
reading-anew-note = Żadnych zmian w miejscu: czytniki ekranu ogłaszają nowe wiadomości.
settings-inbox = Moje stoły
settings-export = Moje dane w pliku
settings-erase = Usuń moje dane…
own-settings = Moje ustawienia
own-time = Mój czas i przypomnienia
own-wake = Budź mnie na partie
own-blocks = Kogo nie wpuszczam
own-time-title = **Twój czas**, dla wszystkich stołów
own-set-hours = Godziny ciszy
own-set-away = Zapowiedz nieobecność
own-back = Już jestem
own-remind-when = Jak często?
own-remind-every = { $n ->
    [0] Dwa razy na turę
    [one] Co godzinę
    [few] Co { $n } godziny
   *[many] Co { $n } godzin
}
own-hours-form = Godziny ciszy
own-away-form = Nieobecność
own-field-zone = Duże miasto w twojej strefie czasowej
own-field-start = Początek, na przykład 22:30
own-field-end = Koniec, na przykład 8:00
own-field-first = Pierwszy dzień, na przykład 2026-12-24
own-field-last = Ostatni dzień, na przykład 2026-12-31
own-blocks-title = **Kogo nie wpuszczasz** na partie, których jesteś gospodarzem; nikt się o tym nie dowie: { $n ->
    [0] nikogo.
   *[other] { $people }. Wybierz kogoś ponownie, aby cofnąć blokadę.
}
own-block = Nie wpuszczaj kogoś…
mail-declined = Zgodnie z twoim wyborem nie wysyłam wiadomości prywatnych: przycisk **Moje biurko** pokazuje twoje sekrety, tylko tobie. Zmienia to **/ja ustawienia**.
mail-unopened = Piszę właśnie do wielu nowych osób, więc twoje sekrety mogą jeszcze nie dojść w wiadomości prywatnej. Przycisk **Moje biurko** pokazuje je tylko tobie.
table-desks = { $alone ->
    [yes] -# **Moje biurko** pokazuje twoje sekrety tylko tobie.
   *[no] -# Nie każdy dostaje wiadomości prywatne: **Moje biurko** pokazuje każdemu jego sekrety i nikomu innemu.
}

## Wszystkie stoły jednej osoby

inbox-title = { $n ->
    [0] **Twoje stoły**: żaden na ciebie nie czeka.
    [one] **Twoje stoły**: jeden na ciebie czeka.
    [few] **Twoje stoły**: { $n } na ciebie czekają.
   *[many] **Twoje stoły**: { $n } na ciebie czeka.
}
inbox-empty = Nie masz miejsca przy żadnym otwartym stole. **/zagraj** znajdzie ci stół albo otworzy nowy.
inbox-asked = **{ $game }**, { $channel }: twoja tura, zaczęta { $since }. ⏳
inbox-until = Zagraj do { $at }.
inbox-others = **{ $game }**, { $channel }: grają inni; ostatni ruch: { $since }.
inbox-lobby = **{ $game }**, { $channel }: partia jeszcze się nie zaczęła; stół otwarto { $since }.
inbox-starts = **{ $game }**, { $channel }: możesz nacisnąć **Zacznij**, gdy będą wszyscy; stół otwarto { $since }.
inbox-frozen = **{ $game }**, { $channel }: ta partia nie może tu trwać dalej i jest zachowana bez zmian.
inbox-lent = **{ $game }**, { $channel }: program gra dalej za ciebie. **/stół zastąp** zwróci ci tam twoje miejsce.
inbox-more = … i jeszcze { $n }.

previously = { $n ->
    [0] **W poprzednim odcinku…**
    [one] **W poprzednim odcinku…** { $never ->
        [yes] jedno zdarzenie od początku partii:
       *[no] jedno zdarzenie od twojej ostatniej wizyty:
    }
    [few] **W poprzednim odcinku…** { $never ->
        [yes] { $n } zdarzenia od początku partii; najnowsze:
       *[no] { $n } zdarzenia od twojej ostatniej wizyty; najnowsze:
    }
   *[many] **W poprzednim odcinku…** { $never ->
        [yes] { $n } zdarzeń od początku partii; najnowsze:
       *[no] { $n } zdarzeń od twojej ostatniej wizyty; najnowsze:
    }
}
previously-learnt = • Tylko dla ciebie: { $line }
previously-asked = Teraz twoja tura. ⏳
previously-waits = Teraz nic nie musisz robić.

## Inni ludzie i własne dane

blocked = { $person } nie usiądzie już przy stołach, których jesteś gospodarzem. Nie dostanie o tym wiadomości. Cofa to **/ja odblokuj**.
unblocked = { $person } znów może siadać przy twoich stołach.
refusal-blocks-self = Nie możesz zablokować siebie.
refusal-blocks-bot = Bot sam nie siada przy żadnym stole. Wybierz człowieka.
refusal-not-welcome = Nie możesz usiąść przy tym stole. **/stół otwórz** otwiera twój własny, na innym kanale lub w wątku.
export-mine = Wszystko, co o tobie przechowuję.
erase-question = { $n ->
    [0] Usunąć wszystko, co o tobie przechowuję: ustawienia, notatki, znaki i twoje imię przy dawnych stołach? Partie zostają, z miejscem bez imienia. Tego nie da się cofnąć.
    [one] Grasz przy jednym stole i **opuścisz go na dobre**; przedtem możesz oddać komuś miejsce poleceniem **/stół zastąp**. Usunąć wszystko, co o tobie przechowuję: ustawienia, notatki, znaki i twoje imię przy dawnych stołach? Tego nie da się cofnąć.
    [few] Grasz przy { $n } stołach i **opuścisz je na dobre**; przedtem możesz oddać innym miejsca poleceniem **/stół zastąp**. Usunąć wszystko, co o tobie przechowuję: ustawienia, notatki, znaki i twoje imię przy dawnych stołach? Tego nie da się cofnąć.
   *[many] Grasz przy { $n } stołach i **opuścisz je na dobre**; przedtem możesz oddać innym miejsca poleceniem **/stół zastąp**. Usunąć wszystko, co o tobie przechowuję: ustawienia, notatki, znaki i twoje imię przy dawnych stołach? Tego nie da się cofnąć.
}
erase-sure = Usuń wszystko
erased = Wszystko usunięte. Dawne partie zachowują miejsce bez imienia.

## Pobudka

wake-title = **Pobudka** na tym serwerze
wake-nothing = Wybierz gry, w sprawie których mogę do ciebie napisać, gdy ktoś czeka na kolejnych graczy. Piszę najwyżej raz na dwanaście godzin i nigdy w twoich godzinach ciszy (**/ja godziny**).
wake-on = Piszę do ciebie, gdy { $n ->
    [one] czeka jedna osoba
    [few] czekają { $n } osoby
   *[many] czeka { $n } osób
} na którąś z tych gier: { $games }. Piszę najwyżej raz na dwanaście godzin i nigdy w twoich godzinach ciszy (**/ja godziny**).
wake-games = Dla których gier?
wake-least = Od ilu czekających osób?
wake-when = { $n ->
    [one] gdy czeka jedna osoba
    [few] gdy czekają { $n } osoby
   *[many] gdy czeka { $n } osób
}
wake-sleep = Już mnie nie budź
wake-off = Nie będę cię już budzić, na żadnym serwerze. Zmienia to **/ja pobudka**.
wake-up = **{ $game }**: { $n ->
    [one] jedna osoba czeka
    [few] { $n } osoby czekają
   *[many] { $n } osób czeka
} na kolejnych graczy. { $link } 🔔
