# Stół do ćwiczeń: własny Discord w przeglądarce, do gry bez tokenu. Na prawdziwym Discordzie tego nie widać.

practice-brand = stół do ćwiczeń

## Klub, w którym się zaczyna: jego nazwy, cztery osoby tego języka i język (folder) czworga gości

practice-club-name = Klub pod Latarnią
practice-club-lounge = salonik
practice-club-lounge-topic = Rozmowy i stoły wszelkiego rodzaju
practice-club-people = Bożena Jaworska, Zdzisław Okoński, Jadwiga Sobieraj, Wojciech Majchrzak
practice-club-guests = en

## Strona

practice-channels = Kanały
practice-people = Ludzie
practice-messages = Wiadomości
practice-mailbox = Skrzynka
practice-theme = Jasno lub ciemno
practice-help = Pomoc
practice-controls = Za kulisami
practice-close = Zamknij
practice-cancel = Anuluj
practice-delete = Usuń
practice-yes = tak
practice-no = nie
practice-required = Wypełnij to pole
practice-optional = nieobowiązkowe
practice-you-are = jesteś
practice-whoami = Grasz jako { $name }. Przełącz na kogoś innego
practice-become = Przełącz: { $name }
practice-follow = Podążaj za turą
practice-follow-on = Od teraz strona wciela się w osobę, na którą czeka stół na tym kanale.
practice-follow-off = Strona nie podąża już za turą.
practice-followed = Teraz gra { $name }, więc grasz jako { $name }.
practice-connection-lost = Stół do ćwiczeń nie odpowiada. Jeśli jest zamknięty, otwórz go ponownie poleceniem „make play”: ta strona wróci sama.
practice-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
   *[many] { $n } nowych wiadomości
}

## Wiadomości

practice-bot = bot
practice-edited = (edytowano)
practice-used = { $person } używa /{ $command }
practice-reply-gone = Tej wiadomości już nie ma
practice-thinking = { $bot } myśli…
practice-sending = Wysyłanie /{ $command }…
practice-no-answer = Aplikacja nie odpowiedziała na /{ $command }. Czy bot działa?
practice-menu-message = Menu tej wiadomości ({ $name })
practice-menu-person = Menu: { $name }
practice-menu-empty = Nic więcej tu nie ma.
practice-failed = Ta interakcja się nie udała: bot nie odpowiedział.
practice-no-longer = To już niemożliwe.
practice-only-you = Widzisz to tylko ty
practice-dismiss = Odrzuć
practice-new = Nowe
practice-beginning = Tu zaczyna się #{ $channel }.
practice-to-newest = Skocz do najnowszych
practice-older = Pokaż starsze wiadomości
practice-beginning-mailbox = To, co tu napisano, czytacie tylko ty i bot.
practice-enlarge = Powiększ: { $what }
practice-enlarge-nameless = Powiększ obrazek
practice-unknown-part = Tej części wiadomości nie da się tu pokazać.
practice-choose = Wybierz…
practice-choose-at-least = Wybierz co najmniej { $n }
practice-choose-at-most = Wybierz najwyżej { $n }

## Pisanie i polecenia

practice-write = Napisz na #{ $channel }; / pokazuje polecenia
practice-write-mailbox = Napisz do bota; / pokazuje polecenia
practice-write-label = Napisz na { $channel }; ukośnik pokazuje polecenia
practice-send = Wyślij
practice-commands = Polecenia
practice-no-commands = Nie ma takiego polecenia. Czy bot działa?
practice-command-send = Wyślij polecenie
practice-nothing-offered = Nic nie pasuje
practice-not-possible = Tego nie można wysłać: sprawdź, co tu jest wpisane.
practice-may-not-write = Tutaj nie możesz tego napisać.
practice-number-wanted = Podaj liczbę
practice-number-low = Co najmniej { $n }
practice-number-high = Najwyżej { $n }
practice-too-short = { $n ->
    [one] Co najmniej { $n } znak
    [few] Co najmniej { $n } znaki
   *[many] Co najmniej { $n } znaków
}
practice-submit = Wyślij
practice-form-failed = Bot nie odpowiedział. Spróbuj ponownie albo uruchom go za kulisami.

## Miejsca

practice-no-channels = Nie widzisz tu żadnego kanału.
practice-channel-gone = Kanału #{ $channel } już nie ma.
practice-topic-mailbox = Prywatne wiadomości od bota
practice-topic-mailbox-closed = Zamknięta: bot nie może do ciebie pisać
practice-topic-thread = Wątek na #{ $channel }
practice-thread-open = Otwórz wątek
practice-thread-name = Nazwa wątku
practice-thread-private = Prywatny: widzą go tylko zaproszeni
practice-thread-members = Zaproszeni
practice-thread-delete = Usuń ten wątek
practice-channel-add = Nowy kanał
practice-channel-name = Nazwa kanału
practice-channel-delete = Usuń ten kanał
practice-channel-delete-sure = Usunąć #{ $channel }?
practice-channel-delete-about = Znika z nim wszystko, co tam napisano. Bot dowiaduje się o tym tak, jak powiedziałby mu Discord.

## Kalendarz

practice-events = Wydarzenia
practice-event-scheduled = zaplanowane
practice-event-active = trwa
practice-event-completed = zakończone
practice-event-cancelled = odwołane
practice-event-interested = { $n ->
    [0] Zainteresowani
    [one] Zainteresowani · { $n }
    [few] Zainteresowani · { $n }
   *[many] Zainteresowani · { $n }
}

## Ludzie

practice-who-title = Kim jesteś?
practice-new-tab = Otwórz kartę jako { $name }
practice-person-own = { $name }
practice-person-add = Nowa osoba
practice-person-name = Imię
practice-person-name-taken = Ktoś już się tak nazywa
practice-person-language = Język
practice-person-dms = Bot może do mnie pisać (skrzynka otwarta)
practice-person-dms-of = Skrzynka otwarta: { $name }
practice-mailbox-closed = skrzynka zamknięta

## Za kulisami

practice-controls-bot = Bot
practice-controls-bot-about = Ubij go w środku partii: gdy ruszy ponownie, partia toczy się dalej od tego samego miejsca.
practice-bot-running = Bot działa
practice-bot-starting = Bot się łączy…
practice-bot-stopped = Bot jest zatrzymany
practice-bot-exit = kod wyjścia { NUMBER($code, useGrouping: 0) }
practice-bot-start = Uruchom
practice-bot-kill = Ubij
practice-bot-restart = Uruchom ponownie
practice-gateway-drop = Zerwij połączenie
practice-gateway-dropped = { $n ->
    [0] Nie było połączenia do zerwania.
   *[other] Połączenie jest zerwane; bot wróci sam.
}
practice-controls-time = Zegar
practice-time-now = { $day }, { $time }
practice-time-about = Niech miną godziny lub dni, aby zobaczyć przypomnienia, przegapione tury i nieobecności. Bot rusza ponownie z nowym czasem; zegar nigdy się nie cofa.
practice-time-skip = { $hours ->
    [24] +1 dzień
    [168] +1 tydzień
    [one] +{ $hours } godzina
    [few] +{ $hours } godziny
   *[many] +{ $hours } godzin
}
practice-controls-channel = #{ $channel }
practice-power-send-messages = Bot może tu pisać
practice-power-send-messages-in-threads = Bot może pisać w wątkach
practice-power-attach-files = Bot może załączać pliki
practice-controls-people = Skrzynki
practice-controls-server = Serwer
practice-server-language = Język serwera { $server }
practice-faults = { $n ->
    [0] Discord przyjąłby wszystko, co wysłał bot.
    [one] Prawdziwy Discord odrzuciłby { $n } rzecz wysłaną przez bota:
    [few] Prawdziwy Discord odrzuciłby { $n } rzeczy wysłane przez bota:
   *[many] Prawdziwy Discord odrzuciłby { $n } rzeczy wysłanych przez bota:
}
practice-anew = Zacznij od pustego serwera
practice-anew-sure = Zacząć od pustego serwera?
practice-anew-about = Znika wszystko, co przy tym stole do ćwiczeń napisano i rozegrano, a także dodane kanały i osoby. Tego nie da się cofnąć.
practice-anew-yes = Opróżnij

## Pomoc

practice-guide-title = Twoja pierwsza partia w minutę
practice-guide-intro = To osobny Discord, tylko na twoim komputerze.
practice-guide-step-1 = Naciśnij poniżej **Zagraj teraz** albo wyślij **/zagraj** na dowolnym kanale i wybierz grę: pozostałe miejsca zajmują rywale, którymi gra program, a karty są rozdane od razu.
practice-guide-step-2 = Odpowiedź pokazuje twoje sekrety. Twój stół ma osobny wątek: otwórz go z odpowiedzi albo z listy kanałów (☰ w telefonie).
practice-guide-step-3 = Gdy nadchodzi twoja tura, wzywa cię wiadomość; naciśnij to, co proponuje.
practice-guide-more = Z innymi i za kulisami
practice-guide-hint-1 = Aby grać z innymi, wyślij **/stół otwórz**, naciśnij swoją wizytówkę u góry, wciel się w kogoś innego i naciśnij **Dołącz**. Przycisk obok wizytówki **podąża za turą**.
practice-guide-hint-2 = Kilka kart przeglądarki może być kilkoma osobami: otwieraj je strzałką na liście ludzi. Czerwona liczba mówi, że ktoś jest wzywany albo ma wiadomość.
practice-guide-hint-3 = **Za kulisami** możesz ubić bota, zamykać skrzynki i odbierać uprawnienia: nic z tego nie powinno zepsuć partii.
practice-guide-hint-4 = Stół do ćwiczeń możesz zamknąć w środku partii: otwórz go ponownie, a partia potoczy się dalej.
practice-guide-play = Zagraj teraz
