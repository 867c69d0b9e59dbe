# Co widzi operator bota i co stoły czytają o przerwie technicznej.

owner-title = **Alibi { $version }**
owner-ready = Z tym procesem wszystko w porządku. ✅
owner-missing-database = **Baza danych**: nie odpowiada. ⚠️
owner-missing-gateway = **Brama**: jakiś shard nie ma połączenia albo milczy od półtorej minuty. ⚠️
owner-missing-deliveries = **Doręczenia**: coś zapisanego czeka na ogłoszenie od ponad dwóch minut. ⚠️
owner-missing-mailboxes = **Wiadomości prywatne**: Discord objął bota kwarantanną. Napisz do jego wsparcia dla deweloperów. ⚠️
owner-missing-lease = **Dzierżawa**: ten proces nie może odnowić dzierżawy shardów, więc niczego nie ogłasza. ⚠️
owner-missing-workers = **Procesy robocze**: proces obliczeniowy nie może działać. Więcej powie `python -m bot doctor`. ⚠️
owner-shards = { $n ->
    [0] • Żaden shard tego procesu nie ma połączenia.
    [one] • W tym procesie jest jeden shard. Discord odpowiedział mu { $seconds } s temu.
    [few] • W tym procesie są { $n } shardy. Najbardziej milczącemu Discord odpowiedział { $seconds } s temu.
   *[many] • W tym procesie jest { $n } shardów. Najbardziej milczącemu Discord odpowiedział { $seconds } s temu.
}
owner-processes = { $n ->
    [one] • Wszystkie shardy obsługuje jeden proces.
    [few] • Shardami dzielą się { $n } procesy.
   *[many] • Shardami dzieli się { $n } procesów.
}
owner-tables = • Stoły w grze: **{ $n }**; w poczekalni: { $lobbies }.
owner-games = -# { $games }
owner-servers = { $n ->
    [one] • Bot jest na jednym serwerze; serwery z trwającą grą: { $live }.
    [few] • Bot jest mniej więcej na **{ $n }** serwerach; z trwającą grą: { $live }.
   *[many] • Bot jest mniej więcej na **{ $n }** serwerach; z trwającą grą: { $live }.
}
owner-no-census = • Stołów nie można teraz policzyć.
owner-behind = { $n ->
    [0] • Wszystko jest ogłoszone.
    [one] • Jeden stół czeka na ogłoszenie, od { $seconds } s.
    [few] • { $n } stoły czekają na ogłoszenie, najdłużej od { $seconds } s.
   *[many] • { $n } stołów czeka na ogłoszenie, najdłużej od { $seconds } s.
}
owner-maintenance = Przerwa techniczna od { $begins } ({ $hence }) do { $ends }, ogłoszona na { $n ->
    [one] jednym kanale
    [few] { $n } kanałach
   *[many] { $n } kanałach
}. Cofa ją **/operator odwołaj**. 🔧
owner-server = • `{ $id }`: { $n ->
    [one] jeden stół
    [few] { $n } stoły
   *[many] { $n } stołów
}
owner-more-servers = { $n ->
    [one] … i jeszcze jeden serwer.
    [few] … i jeszcze { $n } serwery.
   *[many] … i jeszcze { $n } serwerów.
}
owner-announced = Ogłoszone: przerwa techniczna od { $begins } ({ $hence }) do { $ends }. { $n ->
    [0] Nie trwa teraz żadna partia; kto zacznie ją wcześniej, zostanie uprzedzony.
    [one] Kanał jedynej trwającej partii dowiaduje się o tym teraz, a kanały partii, które zaczną się przed przerwą, później.
    [few] { $n } kanały z trwającą partią dowiadują się o tym teraz, a kanały partii, które zaczną się przed przerwą, później.
   *[many] { $n } kanałów z trwającą partią dowiaduje się o tym teraz, a kanały partii, które zaczną się przed przerwą, później.
} 🔧
owner-withdrawn = Odwołane: ogłoszenia są właśnie usuwane.

refusal-owners-only = To jest dla właścicieli tego bota: osoby, do której należy aplikacja na Discordzie, albo jej zespołu.
refusal-maintenance-stands = Przerwa techniczna jest już ogłoszona. Najpierw ją cofnij: **/operator odwołaj**.
refusal-no-maintenance = Nie ogłoszono żadnej przerwy technicznej.
trouble-discord-away = Discord nie mówi mi teraz, do kogo należy ten bot. Spróbuj ponownie za minutę.

## Co słychać na kanale z trwającą partią

maintenance-notice = **Przerwa techniczna**: nie będzie mnie od { $begins } ({ $hence }) do { $ends }. Partia jest zachowana i potem toczy się dalej; jej zegar w tym czasie nie staje. 🔧
