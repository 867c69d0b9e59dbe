# Drzwi: wszystkie drogi do gry.

door-title = **W co chcesz zagrać?**
door-alone = • **Bez czekania, z rywalami**: gra nimi program.
door-others = • **Z innymi, tutaj**: otwórz stół na tym kanale, a każdy będzie mógł dołączyć.
door-open = { $n ->
    [one] • **Jeden stół ma wolne miejsce**: wybierz go z listy.
    [few] • **{ $n } stoły mają wolne miejsce**: wybierz jeden z listy.
   *[many] • **{ $n } stołów ma wolne miejsce**: wybierz jeden z listy.
}
door-mailbox = Stoły otwiera się na serwerze: wyślij **/zagraj** na jednym z jego kanałów. Wszystko inne działa także tutaj.
door-desk = **Gry dedukcyjne, kiedy tylko chcesz.** Te przyciski działają zawsze.
door-play = Zagraj: { $game }
door-table = Otwórz: { $game }
door-table-prompt = Otwórz tu stół…
door-all = Wszystkie sposoby gry
door-learn = Poznaj grę
door-case = Sprawa dnia
door-tables = Moje stoły
ways = A także…
ways-settings = Moje ustawienia, mój czas, moje dane
ways-practise = Sprawa do treningu
ways-board = Dzisiejsza sprawa na tym serwerze
ways-stats = Statystyki
ways-night = Zaplanuj tu wieczór
ways-help = Czym jest Alibi i jak zacząć
door-join = Zajmij wolne miejsce…
door-seat = { $game }, otwiera { $host }
door-seated = zajęte miejsca: { $n } z { $most }
door-dealt = { $strength ->
    [novice] Twoja partia czeka: { $channel }, przeciw { $rivals ->
        [1] nowicjuszowi
       *[other] nowicjuszom
    }. Po kilku wygranych przyjdą silniejsi rywale.
    [amateur] Twoja partia czeka: { $channel }, przeciw { $rivals ->
        [1] amatorowi
       *[other] amatorom
    }. Im częściej wygrywasz, tym silniejsi rywale.
    [expert] Twoja partia czeka: { $channel }, przeciw { $rivals ->
        [1] ekspertowi
       *[other] ekspertom
    }. Im częściej wygrywasz, tym silniejsi rywale.
   *[master] Twoja partia czeka: { $channel }, przeciw { $rivals ->
        [1] mistrzowi
       *[other] mistrzom
    }: silniejszych nie ma.
}
door-rival-begins = To jeszcze nie twoja tura: gdy przyjdzie, wezwie cię tam wiadomość.
