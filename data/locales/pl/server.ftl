# Co serwer postanowił o swoich stołach.

server-title = **Co ten serwer postanowił** o swoich stołach
server-everywhere = • Stoły można otwierać na **każdym kanale**.
server-channels = • Stoły można otwierać tutaj: { $channels }, oraz w tamtejszych wątkach.
server-everybody = • Stoły może otwierać **każdy**.
server-openers = • Stoły może otwierać każdy, kto ma rolę { $role }.
server-moderators-none = • Kto ma uprawnienie **Zarządzanie wiadomościami**, może interweniować przy stołach innych gospodarzy.
server-moderators = • Kto ma uprawnienie **Zarządzanie wiadomościami** albo rolę { $role }, może interweniować przy stołach innych gospodarzy.
server-language = { $language ->
    [none] • Nowe stoły i wieczory są w języku osoby, która je otwiera.
   *[other] • Język nowych stołów i wieczorów: **{ $language }**.
}
server-zone = • Godziny osób bez ustawionej strefy czasowej (wieczory, godziny ciszy, nieobecności) są odczytywane w strefie **{ $zone }**.
server-zone-none = • Kto nie ma ustawionej strefy czasowej, podaje ją przy planowaniu wieczoru.
server-threads = { $own ->
    [yes] • Nowy stół dostaje **własny wątek**.
   *[no] • Nowy stół otwiera się na kanale, chyba że gospodarz chce wątku.
}
server-reminders = { $wanted ->
    [yes] • Gracze dostają przypomnienia o turach, każdy według własnego życzenia.
   *[no] • Tutaj nikt nie dostaje przypomnień o turach.
}
server-hint = -# **/serwer kanał**, **/serwer otwieranie** i **/serwer moderacja** wskazują kanały i role, **/serwer język** wybiera język, a **/serwer strefa** strefę czasową. Interweniować znaczy: zamknąć stół, wyprosić kogoś przed początkiem, przekazać stół innemu gospodarzowi albo poddać pod głosowanie czyjeś zastępstwo; przy stole mówi o tym jedna linijka.
server-set-threads = { $n ->
    [0] Wątki tylko na życzenie
   *[1] Wątek dla nowych stołów
}
server-set-reminders = { $n ->
    [0] Bez przypomnień
   *[1] Zezwól na przypomnienia
}
server-clear-channels = Stoły wszędzie
server-clear-openers = Każdy otwiera stoły
server-clear-language = Język otwierających
server-clear-zone = Pytaj o strefę czasową
server-clear-moderators = Tylko uprawnienie

refusal-server-managers-only = Potrzebujesz do tego uprawnienia **Zarządzanie serwerem**.
refusal-too-many-channels = Wskazać można najwyżej { $n ->
    [one] jeden kanał
    [few] { $n } kanały
   *[many] { $n } kanałów
}. Wskaż zamiast tego kategorię: liczą się wszystkie jej kanały.
refusal-channel-not-allowed = Na tym serwerze stoły otwiera się tutaj: { $channels }, albo w tamtejszych wątkach.
refusal-openers-only = Na tym serwerze stoły otwierają tylko osoby z rolą { $role }. Do otwartych stołów możesz dołączyć.
refusal-moderator-takes = Prosisz o to jako moderator, więc miejsce dostanie ktoś inny. Podaj, kto to ma być, albo pomiń to, aby zaproponować miejsce wszystkim.
trouble-no-server-here = To należy do serwera: przejdź na jeden z jego kanałów.

## Co słychać przy stole, gdy interweniuje ktoś z zewnątrz

outside-kicked = Moderator tego serwera wyprasza od tego stołu gracza { $guest }. 🛡️
outside-uninvited = Moderator tego serwera cofa zaproszenie gracza { $guest }. 🛡️
outside-host = Decyzją moderatora tego serwera gospodarzem tego stołu jest { $guest }. 🛡️
outside-asks = -# { $by } moderuje ten serwer i tutaj nie gra. 🛡️
outside-closed = Moderator tego serwera zamknął ten stół przed początkiem partii. 🛡️
outside-silent = Gotowe. Nie udało mi się w porę powiedzieć tego przy stole; pokazuje to panel.
