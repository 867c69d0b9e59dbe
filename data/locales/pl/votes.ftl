# Co gracze przy stole postanawiają razem.

vote-menu = Nad czym ma głosować stół?
vote-menu-costs = -# Do zamknięcia potrzeba ponad połowy głosów: kto się zgodzi, temu liczy się to jako przedwczesne odejście, chyba że zgodzą się wszyscy, na których stół jeszcze czeka. Remis wymaga zgody wszystkich i nikomu się nie liczy na niekorzyść.
vote-control-menu = Oddaj miejsce lub głosuj
vote-control-end = Zamknij stół
vote-control-draw = Zaproponuj remis
vote-control-offer = Oddaj moje miejsce
vote-control-replace = Zastąp: { $player }
vote-control-named = Poproś kogoś, by je zajął…
vote-control-papers = Poproś kogoś, z moimi notatkami…
vote-control-anybody = Zaproponuj wszystkim
vote-control-back = Wróć
vote-seat = { $own ->
    [yes] **Twoje miejsce:** poproś kogoś, by je zajął, albo zaproponuj je wszystkim. Musi się zgodzić ponad połowa pozostałych.
   *[no] Miejsce gracza { $player }: poproś kogoś, by je zajął, albo zaproponuj je wszystkim. Musi się zgodzić ponad połowa pozostałych.
}
vote-end = { $by } prosi o **zamknięcie tego stołu** bez zwycięzcy. Zamknie się, gdy tylko zgodzi się ponad połowa graczy. **Kto się zgodzi, temu liczy się to jako przedwczesne odejście**, chyba że zgodzą się wszyscy, na których stół jeszcze czeka; kto się nie zgodzi, nic na tym nie traci. Remis wymaga zgody wszystkich i nikomu się nie liczy na niekorzyść.
vote-draw = { $by } proponuje **remis**. Muszą się zgodzić wszyscy.
vote-replace = { $whose ->
    [own] { $by } oferuje swoje miejsce; przejąć je ma { $newcomer }, ze wszystkim, co to miejsce wie. { $newcomer } musi tego chcieć, a ponad połowa pozostałych musi się zgodzić.
    [before] { $by } chce wrócić na swoje dawne miejsce, ze wszystkim, co to miejsce wie. Teraz siedzi tam { $player } i musi się zgodzić.
   *[another] { $by } prosi o zmianę na jednym z miejsc: odchodzi { $player }, a przychodzi { $newcomer } i przejmuje wszystko, co to miejsce wie. { $newcomer } musi tego chcieć, a ponad połowa pozostałych musi się zgodzić.
}
vote-offer = { $whose ->
    [own] { $by } oferuje swoje miejsce, ze wszystkim, co to miejsce wie, każdemu, kto je weźmie. Musi się zgodzić ponad połowa pozostałych.
   *[another] { $by } oferuje miejsce gracza { $player }, ze wszystkim, co to miejsce wie, każdemu, kto je weźmie. Musi się zgodzić ponad połowa pozostałych.
}
vote-pace = { $by } proponuje inny czas na turę: **{ $pace }**. Muszą się zgodzić wszyscy obecni.
vote-pause = { $days ->
    [one] { $by } proponuje pauzę: **jeden dzień**. Muszą się zgodzić wszyscy obecni.
    [few] { $by } proponuje pauzę: **{ $days } dni**. Muszą się zgodzić wszyscy obecni.
   *[many] { $by } proponuje pauzę: **{ $days } dni**. Muszą się zgodzić wszyscy obecni.
}
vote-takeback = { $by } prosi o **cofnięcie ostatniego ruchu**. Muszą się zgodzić wszyscy, zanim partia potoczy się dalej.
vote-until = Do { $at }; potem decydują oddane głosy.
vote-calls = { $people_n ->
    [1] { $people }: co ty na to?
   *[other] { $people }: co wy na to?
}
vote-for = Za: { $people }
vote-missing = Brakuje głosów: { $people }
vote-yes = Zgadzam się
vote-no = Nie
vote-take = Biorę to miejsce
vote-replace-passed = { $newcomer } przejmuje miejsce gracza { $player }: **Moje biurko** pokazuje wszystko, co to miejsce wie. Notatki poprzedniego gracza pozostają jego własnością, chyba że przekazał je razem z miejscem.
vote-pace-passed = Zgoda: od teraz **{ $pace }** na turę.
vote-pause-passed = { $days ->
    [one] Zgoda: pauza na **jeden dzień**. Potem tura toczy się dalej z czasem, który jej został.
    [few] Zgoda: pauza na **{ $days } dni**. Potem tura toczy się dalej z czasem, który jej został.
   *[many] Zgoda: pauza na **{ $days } dni**. Potem tura toczy się dalej z czasem, który jej został.
}
vote-decides = Twój głos przesądził.
vote-agreed = Jest zgoda.
vote-failed = Brak zgody: wszystko zostaje, jak jest.
table-taken-back = { $by } cofa ten ruch: partia jest w tym samym punkcie co przed nim. ↩️
takeback-control = Cofnij to
takeback-control-ask = Poproś o cofnięcie
vote-silent = Twój głos się liczy. Stół przeczyta o tym nieco później: stan pokazuje **/stół głosowanie**.
ended-by-vote = Stół jest zamknięty, bo tak zagłosowali gracze; nikt nie wygrywa. **/stół eksport** daje partię w pliku.
ended-by-draw = Gracze zgodzili się na remis. **/stół eksport** daje partię w pliku.
ended-by-deletion = Kanał tego stołu został usunięty, więc partia się skończyła; nikt nie wygrywa. **/stół eksport** daje partię w pliku.
ended-by-removal = Usunięto mnie z tego serwera, więc partia się skończyła; nikt nie wygrywa. **/stół eksport** daje partię w pliku.
ended-by-upgrade = Zaktualizowano mnie i nie mam już zasad, według których zaczęła się ta partia: kończy się tutaj; nikt nie wygrywa. **/stół eksport** daje partię w pliku.
ended-by-manager = Moderator tego serwera zamknął ten stół; nikt nie wygrywa. **/stół eksport** daje partię w pliku. 🛡️
refusal-other-seat-held = { $person } ma za sobą inne miejsce przy tym stole i nie może zająć tego.
refusal-vote-open = Ten stół już nad czymś głosuje. Pokazuje to **/stół głosowanie**.
refusal-vote-over = To głosowanie się skończyło. Co można poddać pod głosowanie, pokazuje **/stół głosowanie**.
refusal-takeback-late = Na cofnięcie tego jest za późno: partia potoczyła się dalej. Nic się nie zmieniło.
refusal-takeback-shown = Tego nie da się cofnąć: ktoś zobaczył coś, czego nie da się odzobaczyć, albo mógł już na tej podstawie działać. Nic się nie zmieniło.
refusal-no-vote = Nie masz w tej sprawie głosu: mają go tylko osoby, które jeszcze grają, i osoba, która chce zająć miejsce.
refusal-vote-elsewhere = To, co poddano pod głosowanie, czyta cały stół: głosuj na jego kanale.
refusal-replace-present = { $guest } wciąż gra, więc tylko ta osoba może oddać swoje miejsce. Gdy przegapi turę, możesz o nie poprosić.
refusal-replace-away = Nieobecność do { $at }: { $guest }; stół nie czeka, więc tylko ta osoba może oddać swoje miejsce.
refusal-replace-bot = Bot nie może zająć miejsca. Wybierz człowieka.
refusal-seat-for-another = To miejsce jest przeznaczone dla kogoś innego.
refusal-seat-left = { $guest } jest poza tą partią na dobre: tego miejsca nie można przejąć.
