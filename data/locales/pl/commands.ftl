# Polecenia po polsku. Angielski stoi w kodzie: to nazwy i docstringi cogów. Polecenia gier stoją w plikach gier.
# Nazwy: małe litery, bez spacji, najwyżej 32 znaki. Opisy: najwyżej 100 znaków.

choice-deduction = dedukcja
choice-easy = łatwa
choice-medium = średnia
choice-hard = trudna
choice-none = bez limitu
choice-live = na żywo
choice-12-hours = 12 godzin
choice-1-day = 1 dzień
choice-2-days = 2 dni
choice-1-week = 1 tydzień

## Bez stołu

command-play = zagraj
command-play-description = Zagraj: przeciw rywalom, z innymi tutaj albo przy stole, który ma wolne miejsce.

command-help = pomoc
command-help-description = Czym jest Alibi, jak zacząć i jak docierają do ciebie twoje sekrety.

command-learn = nauka
command-learn-description = Poznaj grę w pięć minut, prywatnie i bez stołu.
command-learn-game = gra
command-learn-game-description = Gra, którą chcesz poznać; bez niej wybierzesz z listy.

## /stół

command-table = stół
command-table-description = Otwórz stół na tym kanale, dołącz do niego i śledź go.

command-table-new = otwórz
command-table-new-description = Otwórz stół na tym kanale.
command-table-new-game = gra
command-table-new-game-description = Gra, w którą chcesz zagrać.
command-table-new-language = język
command-table-new-language-description = Język stołu; bez wyboru twój albo ten, który wybrał serwer.
command-table-new-private = prywatny
command-table-new-private-description = Tak: usiąść mogą tylko zaproszone osoby.
command-table-new-thread = wątek
command-table-new-thread-description = Tak: stół ma własny wątek; bez wyboru tak, jak postanowił serwer.

command-table-join = dołącz
command-table-join-description = Zajmij miejsce przy stole na tym kanale.

command-table-leave = odejdź
command-table-leave-description = Odejdź od stołu przed początkiem partii.

command-table-invite = zaproś
command-table-invite-description = Zaproś kogoś do stołu przed początkiem partii.
command-table-invite-person = osoba
command-table-invite-person-description = Osoba, którą zapraszasz; dostaje wiadomość z przyciskiem.

command-table-kick = wyproś
command-table-kick-description = Wyproś kogoś od stołu albo cofnij zaproszenie (gospodarz lub moderacja).
command-table-kick-person = osoba
command-table-kick-person-description = Osoba, która ma odejść.

command-table-host = gospodarz
command-table-host-description = Przekaż stół innemu graczowi (gospodarz lub moderacja).
command-table-host-person = osoba
command-table-host-person-description = Nowy gospodarz, który ma już miejsce przy stole.

command-table-option = opcja
command-table-option-description = Ustaw opcję stołu (gospodarz, przed początkiem).
command-table-option-key = opcja
command-table-option-key-description = Która opcja.
command-table-option-value = wartość
command-table-option-value-description = Jej wartość.

command-table-word = słowo
command-table-word-description = Dodaj do rozdania słowo od siebie, przed początkiem.
command-table-word-text = tekst
command-table-word-text-description = Dowolne słowo, ale niczyje prawdziwe nazwisko: zostaje w postach i w pliku partii.

command-table-start = zacznij
command-table-start-description = Rozdaj karty i zacznij partię (gospodarz).

command-table-pace = tempo
command-table-pace-description = Zobacz zegar partii albo zaproponuj wszystkim inne tempo.
command-table-pace-pace = tempo
command-table-pace-pace-description = Czas każdego gracza na turę.

command-table-pause = pauza
command-table-pause-description = Zaproponuj wszystkim pauzę; potem tura toczy się dalej z czasem, który jej został.
command-table-pause-days = dni
command-table-pause-days-description = Ile dni.

command-table-extend = przedłuż
command-table-extend-description = Weź lub daj więcej czasu na turę: raz w partii dla każdej osoby.
command-table-extend-player = gracz
command-table-extend-player-description = Kto dostaje ten czas; bez wyboru osoba, na którą czeka stół.

command-table-status = stan
command-table-status-description = Zobacz prywatnie stan partii i to, co możesz zrobić.

command-table-hand = biurko
command-table-hand-description = Twoje biurko: twoje sekrety, tylko dla ciebie.

command-table-sheet = arkusz
command-table-sheet-description = Zaznacz na prywatnym arkuszu, kto może co mieć.
command-table-notes = notatki
command-table-notes-description = Otwórz swój prywatny notes albo dopisz linijkę.
command-table-notes-text = tekst
command-table-notes-text-description = Linijka do dopisania; bez niej otwiera się cały notes.

command-table-log = historia
command-table-log-description = Przeczytaj prywatnie, co się działo przy tym stole.

command-table-rules = zasady
command-table-rules-description = Przeczytaj zasady, które są teraz potrzebne.

command-table-language = język
command-table-language-description = Wybierz język stołu; twoje wiadomości są w języku twojego Discorda.
command-table-language-language = język
command-table-language-language-description = Język wiadomości na kanale.
command-table-language-second = drugi
command-table-language-second-description = Język, w którym każda wiadomość jest powtarzana niżej drobnym drukiem.

command-table-resign = zrezygnuj
command-table-resign-description = Opuść trwającą partię na dobre.

command-table-vote = głosowanie
command-table-vote-description = Poddaj coś pod głosowanie albo zobacz, jak ono przebiega.
command-table-vote-on = temat
command-table-vote-on-description = Nad czym głosować; bez tematu widzisz stan głosowania.
choice-end = zamknięcie stołu
choice-draw = remis

command-table-replace = zastąp
command-table-replace-description = Oddaj komuś miejsce w trwającej partii, jeśli inni się zgodzą.
command-table-replace-player = gracz
command-table-replace-player-description = Czyje miejsce; bez wyboru twoje albo to, które wcześniej było twoje.
command-table-replace-by = następca
command-table-replace-by-description = Osoba, która je bierze; bez wyboru miejsce jest dla każdego.
command-table-replace-notes = notatki
command-table-replace-notes-description = Tak: twoje notatki i znaki idą razem z miejscem.

command-table-end = zamknij
command-table-end-description = Zamknij stół bez zwycięzcy (gospodarz lub moderacja).

command-table-replay = powtórka
command-table-replay-description = Obejrzyj skończoną partię ruch po ruchu, wszystkie karty odkryte.
command-table-export = eksport
command-table-export-description = Pobierz skończoną partię w pliku, który każdy może odtworzyć.

command-inbox = stoły
command-inbox-description = Zobacz wszystkie swoje stoły, na wszystkich serwerach, i na co czekają.

command-stats = statystyki
command-stats-description = Zobacz skończone partie: swoje, czyjeś albo serwera; odpowiedź jest prywatna.
command-stats-person = osoba
command-stats-person-description = Czyje; bez wyboru twoje.
command-stats-game = gra
command-stats-game-description = Tylko jedna gra; z osobą: jej partie w tej grze.
command-stats-server = serwer
command-stats-server-description = Tak: wszystko, w co się gra na tym serwerze.
choice-shown = widoczne
choice-hidden = ukryte

## /ja

command-me = ja
command-me-description = Twoje własne ustawienia, dla wszystkich stołów.

command-me-settings = ustawienia
command-me-settings-description = Zobacz lub zmień swoje ustawienia.
command-me-settings-secrets = sekrety
command-me-settings-secrets-description = Dokąd przychodzą twoje sekrety.
command-me-settings-statistics = statystyki
command-me-settings-statistics-description = Czy inni widzą twoje skończone partie.

command-me-hours = godziny
command-me-hours-description = Ustaw godziny ciszy: w tym czasie nie kończy się żadna twoja tura.
command-me-hours-zone = strefa
command-me-hours-zone-description = Duże miasto w twojej strefie czasowej.
command-me-hours-start = początek
command-me-hours-start-description = Kiedy się zaczynają, na przykład 22:30.
command-me-hours-end = koniec
command-me-hours-end-description = Kiedy się kończą, na przykład 8:00.

command-me-away = nieobecność
command-me-away-description = Zapowiedz nieobecność: w tym czasie żaden twój stół na ciebie nie czeka.
command-me-away-end = koniec
command-me-away-end-description = Ostatni dzień, na przykład 2026-12-31.
command-me-away-start = początek
command-me-away-start-description = Pierwszy dzień; bez niego dzisiaj.

command-me-wake = pobudka
command-me-wake-description = Dostań wiadomość, gdy na tym serwerze ktoś czeka na graczy do gry, którą lubisz.
command-me-reminders = przypomnienia
command-me-reminders-description = Zobacz lub ustaw, jak przypominam ci o turach.
command-me-reminders-by = jak
command-me-reminders-by-description = Wiadomością prywatną, wzmianką na kanale albo wcale.
command-me-reminders-every = co
command-me-reminders-every-description = Po ilu godzinach, a potem znowu co tyle; 0: dwa razy na turę.

command-me-here = jestem
command-me-here-description = Powiedz, że jesteś przy stole na tym kanale; gdy będą wszyscy, partia pójdzie na żywo.

command-me-back = powrót
command-me-back-description = Zakończ nieobecność: twoje stoły znów na ciebie czekają.
choice-mail = wiadomością prywatną
choice-mention = wzmianką
choice-nothing = wcale
choice-desk = tylko na moim biurku

command-me-block = zablokuj
command-me-block-description = Nie pozwalaj komuś siadać przy stołach, które otwierasz; ta osoba się o tym nie dowie.
command-me-block-person = osoba
command-me-block-person-description = Osoba, która nie ma siadać przy twoich stołach.

command-me-unblock = odblokuj
command-me-unblock-description = Pozwól komuś znów siadać przy twoich stołach.
command-me-unblock-person = osoba
command-me-unblock-person-description = Osoba, którą chcesz odblokować.

command-me-export = eksport
command-me-export-description = Pobierz w pliku wszystko, co o tobie przechowuję.

command-me-erase = usuń
command-me-erase-description = Usuń wszystko, co o tobie przechowuję.

## /bakerstreet

command-bakerstreet = bakerstreet
command-bakerstreet-description = Graj w Bakerstreet przy stole na tym kanale.

command-bakerstreet-play = połóż
command-bakerstreet-play-description = Połóż kartę z ręki przed stosem tropów; od razu dobierasz następną.
command-bakerstreet-play-card = karta
command-bakerstreet-play-card-description = Karta z twojej ręki: jej wartość i symbol.
command-bakerstreet-play-pile = stos
command-bakerstreet-play-pile-description = Stos tropów, od 1 do 5.

command-bakerstreet-estimate = oszacuj
command-bakerstreet-estimate-description = Oszacuj łączną wartość sześciu kart na obu rękach.
command-bakerstreet-estimate-number = liczba
command-bakerstreet-estimate-number-description = Liczba wyższa od ostatniego oszacowania, najwyżej 30.

command-bakerstreet-doubt = podważ
command-bakerstreet-doubt-description = Podważ ostatnie oszacowanie, zamiast kłaść kartę.

command-bakerstreet-choose = wybierz
command-bakerstreet-choose-description = Wybierz stos do liczenia, gdy wygrywasz spór.
command-bakerstreet-choose-pile = stos
command-bakerstreet-choose-pile-description = Stos tropów, od 1 do 5.

command-bakerstreet-take = weź
command-bakerstreet-take-description = Weź trop ze stosu, którego liczenie wygrywasz.
command-bakerstreet-take-letter = litera
command-bakerstreet-take-letter-description = Litera, którą zatrzymujesz.

## /serwer

command-server = serwer
command-server-description = Co ten serwer postanowił o swoich stołach.

command-server-settings = ustawienia
command-server-settings-description = Zobacz lub zmień ustalenia serwera (potrzebne uprawnienie Zarządzanie serwerem).
command-server-settings-threads = wątki
command-server-settings-threads-description = Tak: każdy nowy stół ma własny wątek.
command-server-settings-reminders = przypomnienia
command-server-settings-reminders-description = Tak: gracze mogą dostawać przypomnienia o tutejszych stołach.

command-server-channel = kanał
command-server-channel-description = Wskaż kanał dla stołów; odtąd nie otwiera się ich gdzie indziej.
command-server-channel-channel = kanał
command-server-channel-channel-description = Kanał z jego wątkami albo kategoria z jej kanałami.
command-server-channel-allowed = dozwolony
command-server-channel-allowed-description = Nie: kanał znika z listy.

command-server-openers = otwieranie
command-server-openers-description = Postanów, kto może otwierać stoły na tym serwerze.
command-server-openers-role = rola
command-server-openers-role-description = Rola, którą trzeba mieć; bez roli może każdy.

command-server-language = język
command-server-language-description = Wybierz język nowych stołów i wieczorów na tym serwerze.
command-server-language-language = język
command-server-language-language-description = Ich język; bez wyboru język osoby, która je otwiera.

command-server-zone = strefa
command-server-zone-description = Wybierz strefę czasową wieczorów dla osób, które nie ustawiły własnej.
command-server-zone-zone = miasto
command-server-zone-zone-description = Duże miasto w tej strefie; bez niego pytam każdą osobę.

command-server-desk = recepcja
command-server-desk-description = Postaw na tym kanale recepcję z przyciskami, które zawsze otwierają partie.
command-server-moderators = moderacja
command-server-moderators-description = Postanów, kto prócz zarządzających wiadomościami może interweniować przy cudzych stołach.
command-server-moderators-role = rola
command-server-moderators-role-description = Rola, która też może; bez roli nikt więcej.

## /wieczór

command-night = wieczór
command-night-description = Wieczory gier: planuj je, dziel na stoły i kończ.

command-night-plan = zaplanuj
command-night-plan-description = Zaplanuj na tym kanale wieczór z listą, na którą każdy może się zapisać.
command-night-plan-when = kiedy
command-night-plan-when-description = Początek, na przykład 20:30, jutro 20:30 albo za 3 h, według twojego czasu.

command-night-edit = zmień
command-night-edit-description = Zmień porę, kanał, tytuł albo liczbę miejsc wieczoru.
command-night-edit-when = kiedy
command-night-edit-when-description = Nowy początek, na przykład 20:30, jutro 20:30 albo za 3 h, według twojego czasu.
command-night-edit-places = miejsca
command-night-edit-places-description = Ile osób może przyjść; następne trafiają na listę rezerwową.

command-night-edit-weekly = co_tydzień
command-night-edit-weekly-description = Tak: po zakończeniu planuje się następny, tydzień później.

command-night-edit-title = tytuł
command-night-edit-title-description = Jak nazywa się wieczór.
command-night-edit-channel = kanał
command-night-edit-channel-description = Kanał tekstowy, na którym odbędzie się wieczór.

command-night-cohost = współgospodarz
command-night-cohost-description = Wybierz, kto prowadzi wieczór razem z tobą, albo to cofnij.
command-night-cohost-person = osoba
command-night-cohost-person-description = Osoba, która może tworzyć stoły, przesunąć wieczór i go zakończyć.

command-night-here = jestem
command-night-here-description = Powiedz, że jesteś na wieczorze na tym kanale.

command-night-split = podziel
command-night-split-description = Utwórz stoły z obecnych osób, które nie grają.
command-night-split-duplicate = to_samo_rozdanie
command-night-split-duplicate-description = Gra, w którą kilka stołów gra tym samym rozdaniem, dla porównania.

command-night-end = zakończ
command-night-end-description = Zakończ lub odwołaj wieczór na tym kanale.

## /sprawa

command-case = sprawa
command-case-description = Mała sprawa do rozwiązania, codziennie nowa, prywatnie.

command-case-today = dzisiaj
command-case-today-description = Rozwiąż sprawę dnia; odpowiedź jest prywatna.

command-case-board = serwer
command-case-board-description = Zobacz, jak serwer radzi sobie ze sprawą dnia.

command-case-practise = trening
command-case-practise-description = Rozwiąż sprawę treningową na swoim poziomie.
command-case-practise-game = gra
command-case-practise-game-description = Z której gry; bez wyboru z dowolnej.
command-case-practise-grade = poziom
command-case-practise-grade-description = Trudność; bez wyboru ta, która do ciebie pasuje.

command-case-together = razem
command-case-together-description = Rozwiąż sprawę ze wszystkimi na tym kanale, na jednym arkuszu.
command-case-together-game = gra
command-case-together-game-description = Z której gry; bez wyboru z dowolnej.
command-case-together-grade = poziom
command-case-together-grade-description = Jak trudna; bez wyboru średnia.

## /operator

command-owner = operator
command-owner-description = Co widzi i robi osoba, która prowadzi tego bota.

command-owner-state = stan
command-owner-state-description = Zobacz, czy bot ma się dobrze, co czeka i ile partii trwa.

command-owner-servers = serwery
command-owner-servers-description = Zobacz, na ilu serwerach jest bot i gdzie trwają partie.

command-owner-maintenance = przerwa
command-owner-maintenance-description = Ogłoś na każdym kanale z trwającą partią, że bota nie będzie.
command-owner-maintenance-starts = początek
command-owner-maintenance-starts-description = Za ile minut się zacznie.
command-owner-maintenance-lasts = trwanie
command-owner-maintenance-lasts-description = Ile minut potrwa.

command-owner-withdraw = odwołaj
command-owner-withdraw-description = Odwołaj ogłoszoną przerwę i usuń jej ogłoszenia.
