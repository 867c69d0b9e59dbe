# Czas: tempo, godziny i koniec stołu.

lobby-bounded = -# Jeśli zacznie się dzisiaj, ta partia skończy się najpóźniej { $at }, niezależnie od czyjejkolwiek nieobecności.
lobby-unbounded = -# Bez limitu czasu na turę nic nie kończy tej partii samo: gdy kogoś nie ma, czekają wszyscy.
option-absences = Zapowiedziane nieobecności
absences-count = nikt nie czeka na nieobecnych
absences-ignored = tutaj się nie liczą
table-timed-out = Nadeszła ostatnia chwila tego stołu, więc to koniec; nikt nie wygrywa. **/stół eksport** daje partię w pliku.
hours-none = Nie masz godzin ciszy (strefa czasowa: { $zone }). Ustawia je **/ja godziny**.
hours-kept = Twoje godziny ciszy: od { $start } do { $end }, czas w strefie { $zone }. Twoje tury, które zaczną się od teraz, nie kończą się w tym czasie; przy stołach z godziną lub mniej na turę nie obowiązują.

## Na panelu

panel-deadline = Zagraj do { $at }.
time-deadline = Zagraj do { $at }, inaczej tura zostanie rozegrana za ciebie{ $lost ->
    [0] .
    [one] ; kto przegapi jedną turę, przegrywa partię.
    [few] ; kto przegapi { $lost } tury z rzędu, przegrywa partię.
   *[many] ; kto przegapi { $lost } tur z rzędu, przegrywa partię.
}
panel-paused = Pauza do { $at }; potem tura toczy się dalej z czasem, który jej został. ⏸️
panel-live = Wszyscy są na miejscu: pięć minut na turę, dopóki ktoś nie zamilknie. ⚡
panel-here = Na miejscu: { $players }. Gdy będą wszyscy, partia pójdzie na żywo. ⚡
panel-away = Nieobecność do { $at }: { $who }; nikt nie czeka. 🌙
panel-covered = Do powrotu nikt nie czeka na: { $players } 🪑
seat-covered = { $who } przegapia dwie tury z rzędu, więc od teraz stół czeka na to miejsce tylko minutę, a potem rozgrywa jego turę. **Jestem** oddaje miejsce z powrotem.
extended-own = { $by } bierze więcej czasu na tę turę: do { $at }. ⏳
extended-other = { $by } daje graczowi { $to } więcej czasu na tę turę: do { $at }. ⏳

## Ekran o czasie

time-title = **Czas przy tym stole**: { $pace } na turę
time-last-moment = Ta partia skończy się najpóźniej { $at }, niezależnie od czyjejkolwiek nieobecności.
time-left = { $extended ->
    [yes] Twój dodatkowy czas jest już wykorzystany. { $pauses ->
        [0] Pauz już nie ma.
        [one] Została jedna pauza.
        [few] Zostały { $pauses } pauzy.
       *[many] Zostało { $pauses } pauz.
    }
   *[no] Raz w partii możesz dostać dodatkowy czas na turę. { $pauses ->
        [0] Pauz już nie ma.
        [one] Została jedna pauza.
        [few] Zostały { $pauses } pauzy.
       *[many] Zostało { $pauses } pauz.
    }
}
time-show = Czas
time-extend = Więcej czasu
time-here = Jestem
time-pace = Zaproponuj inny czas na turę
time-pause = Zaproponuj pauzę
pause-value = { $n ->
    [one] jeden dzień
    [few] { $n } dni
   *[many] { $n } dni
}
time-changed = Gotowe: panel pokazuje nowy czas.
here-noted = Zapisane: stół na ciebie czeka.
here-live = Wszyscy są na miejscu: partia idzie na żywo.

## Nieobecności

away-none = Nie masz zapowiedzianej nieobecności. **/ja nieobecność** zapowiada ją dla wszystkich twoich stołów.
away-kept = Nie ma cię od { $start } do { $end }. W tym czasie żaden twój stół na ciebie nie czeka: twoje tury są rozgrywane jak przy spóźnieniu, ale nie liczą się jako przegapione. Kończy to **/ja powrót**.
away-over = Witaj z powrotem: twoje stoły znów na ciebie czekają.

## Przypomnienia

reminder-you = Stół na ciebie czeka. ⏰
reminder-who = { $who }, stół na ciebie czeka. ⏰
reminder-muted = Zapisane: koniec przypomnień o tej turze.
reminders-kept = { $by ->
    [nothing] Nie dostajesz przypomnień. Zmienia to **/ja przypomnienia**.
    [mention] Przypomnienie to wzmianka o tobie na kanale (albo wiadomość prywatna, gdy nie mogę tam pisać), { $every ->
        [0] dwa razy na turę.
        [one] co godzinę.
        [few] co { $every } godziny.
       *[many] co { $every } godzin.
    }
   *[mail] Przypomnienie to wiadomość prywatna (albo wzmianka, gdy nie mogę do ciebie pisać), { $every ->
        [0] dwa razy na turę.
        [one] co godzinę.
        [few] co { $every } godziny.
       *[many] co { $every } godzin.
    }
}
remind-mail = wiadomością prywatną
remind-mention = wzmianką na kanale
remind-nothing = wcale
time-mute = Nie w tej turze
time-mute-all = Koniec przypomnień
time-remind = Przypominaj mi…

## Czego się nie da

refusal-no-such-zone = Nie znam strefy czasowej „{ $text }”. Podaj stolicę swojego kraju albo inne duże miasto, w którym jest ta sama godzina co u ciebie.
refusal-no-such-zone-near = Nie znam strefy czasowej „{ $text }”. Może chodzi o { $near }? Wpisz jedno z tych miast albo inne duże miasto, w którym jest ta sama godzina co u ciebie.
refusal-no-such-time = Nie umiem odczytać godziny „{ $text }”. Wpisz ją jako 22:30 albo 8:00.
refusal-quiet-too-long = Godziny ciszy mogą trwać najwyżej { $n ->
    [one] jedną godzinę
    [few] { $n } godziny
   *[many] { $n } godzin
}, aby inni nie czekali zbyt długo. Wybierz krótsze.
refusal-no-such-day = Nie umiem odczytać dnia „{ $text }”. Wpisz go jako 2026-12-31 albo 31.12.
refusal-away-backwards = Nieobecność musi kończyć się po swoim początku i nie w przeszłości. Nic się nie zmieniło.
refusal-away-too-long = Nieobecność trwa najwyżej { $n ->
    [one] jeden dzień
    [few] { $n } dni
   *[many] { $n } dni
} i zaczyna się w ciągu roku. Na dłużej oddaj miejsce albo opuść partię.
refusal-here-already = Już jesteś na miejscu: twoje stoły na ciebie czekają.
refusal-live-already = Ten stół już gra na żywo.
refusal-no-clock = Ten stół nie ma zegara, więc nie ma czasu do zmiany. Proponuje go **/stół tempo**.
refusal-time-paused = Zegar tego stołu jest zatrzymany.
refusal-nobody-waits = Stół nie czeka teraz na gracza { $player }.
refusal-extended-already = { $player } ma już za sobą dodatkowy czas w tej partii: daje się go raz.
refusal-pace-already = Ten stół już gra w tym tempie.
refusal-too-many-paces = Tempo zmieniło się już { $n ->
    [one] raz
    [few] { $n } razy
   *[many] { $n } razy
}; częściej w jednej partii nie wolno.
refusal-too-many-pauses = Ta partia ma już za sobą { $n ->
    [one] swoją jedyną pauzę
    [few] swoje { $n } pauzy
   *[many] swoje { $n } pauz
}.
refusal-pause-too-long = Pauza trwa tu od 1 do { $n } dni.
