# Voor de partij: een tafel openen, uitnodigen, gaan zitten, opties kiezen.

lobby-players = { $n ->
    [one] **Eén speler** tot nu toe; er kunnen er { $least } tot { $most } meespelen.
   *[other] **{ $n } spelers** tot nu toe; er kunnen er { $least } tot { $most } meespelen.
}
lobby-players-exactly = { $n ->
    [one] **Eén speler** tot nu toe; dit is een spel voor { $most }.
   *[other] **{ $n } spelers**, precies zoveel als dit spel er nodig heeft.
}
lobby-seat = { $host ->
    [yes] { $who } (host)
   *[no] { $who }
}
lobby-option = { $option }: **{ $value }**
lobby-word = -# **Mijn woord** voegt een woord van jou toe aan de verdeling, zodat niemand de kaarten gekozen kan hebben.
lobby-more = **{ $game }: meer over deze tafel**
lobby-options-page = { $pages ->
    [one] Opties
   *[other] Opties { $n }
}
control-language = De taal van de tafel, of twee 🌐
lobby-language = Deze tafel spreekt { $language } 🌐
control-more = Meer
control-people = Uitnodigen, host
control-private = Alleen met uitnodiging
control-public = Open voor iedereen
more-running = **Naast de partij**: laat over iets stemmen, bied je plaats aan, of kies de taal van de tafel.
people-title = **Aan de tafel**: { $players }
people-invited = Uitgenodigd: { $people }
control-invite = Iemand uitnodigen…
control-kick = Iemand wegsturen, of een uitnodiging intrekken…
control-host = Iemand anders host maken…
control-word = Mijn woord
word-label = Iedereen ziet het bij de start
word-prompt = Een woord naar keuze, maar geen echte naam: het blijft staan in berichten en in het partijbestand
word-kept = Je woord hoort bij de verdeling: `{ $word }`. Iedereen ziet het als de partij begint; tot dan kun je het wijzigen. Het blijft staan in de berichten en in het partijbestand; na **/ik wissen** staat in het bestand alleen nog de vingerafdruk ervan.
lobby-closed = Deze tafel werd gesloten voordat de partij begon. **/tafel nieuw** opent een andere.
lobby-gone = Deze tafel is gesloten: ik heb dit spel niet meer. **/tafel nieuw** opent een andere.
lobby-opened = De tafel is open.
lobby-joined = Je hebt een plaats aan de tafel.
lobby-left = Je hebt de tafel verlaten.
lobby-option-set = Klaar: het overzicht toont de nieuwe opties.
lobby-started = De partij begint.

## Wie mag komen

option-access = Wie mag gaan zitten
access-open = iedereen
access-invited = alleen wie uitgenodigd is
lobby-private = Een privétafel: alleen wie uitgenodigd is, kan gaan zitten. 🔒
menu-invite = Aan mijn tafel uitnodigen
lobby-invited = Uitgenodigd: { $guests }
lobby-invitation = { $guest }, { $who } nodigt je uit voor een partij **{ $game }** ({ $n } van { $most } plaatsen bezet). **Meedoen** geeft je een plaats.
lobby-invitation-where = De tafel is in { $channel }.
lobby-invited-silently = De uitnodiging geldt, en staat in het overzicht. Voor een melding was ik te laat: gebruik de opdracht nog eens.
lobby-kicked = Klaar. Deze persoon kan niet meer gaan zitten, behalve na een nieuwe uitnodiging van jou.
lobby-handed-over = Klaar: je hebt de tafel overgedragen.
lobby-taken = { $stage ->
    [lobby] In dit kanaal is al een tafel **{ $game }**, met { $host } als host. Die is nog niet begonnen. Gebruik voor een eigen tafel een ander kanaal of een thread.
   *[live] In dit kanaal is een partij **{ $game }** aan de gang, met { $host } als host. Gebruik voor een eigen tafel een ander kanaal of een thread.
}
control-close = De tafel sluiten

refusal-options-outdated = De opties zijn veranderd sinds je dit formulier opende, dus er is niets ingesteld. Open het opnieuw: het toont ze zoals ze nu zijn.
refusal-options-wrong = Er is niets ingesteld: niet alles kan zoals je het koos.
refusal-options-by-memory = Er is niets ingesteld: met een streng geheugen staat er niets vanzelf in een dossier, en krijgt niemand tips.
option-may-be = **{ $option }** kan zijn:
option-may-be-value = • { $value }
control-option-again = Mijn keuzes wijzigen
refusal-sent-away = De host heeft je van deze tafel weggestuurd. Alleen { $host } kan je opnieuw uitnodigen.
refusal-invited-only = Dit is een privétafel: alleen wie uitgenodigd is, kan gaan zitten. Vraag het aan { $host }, de host.
refusal-invites-self = Je bent er al. Noem iemand anders.
refusal-invites-bot = Bots kun je niet uitnodigen. Nodig een mens uit; of druk in de wachtkamer op **Rivalen erbij**, en de bot speelt mee.
refusal-guest-seated = { $guest } zit al aan deze tafel.
refusal-guest-barred = { $person } kan niet aan deze tafel plaatsnemen.
refusal-guest-blocked = Je hebt deze persoon geblokkeerd, en die kan hier dus niet gaan zitten. Niemand anders komt dat te weten. **/ik deblokkeren** maakt het ongedaan.
refusal-guest-elsewhere = Deze persoon kan dit kanaal niet zien, dus de uitnodiging zou niet aankomen. Geef toegang, of open de tafel ergens anders.
refusal-too-many-guests = Een tafel onthoudt hoogstens { $n } gasten. Trek een uitnodiging in met **/tafel wegsturen**, of laat iedereen komen: **/tafel optie**.
refusal-kicks-self = Jezelf kun je niet wegsturen. **/tafel weggaan** verlaat de tafel, **/tafel host** draagt de tafel over.
refusal-nobody-there = Deze persoon zit niet aan deze tafel en is ook niet uitgenodigd.
refusal-host-not-seated = Alleen wie aan deze tafel zit, kan host zijn.
refusal-already-host = Je bent al host.
refusal-hosts-already = { $guest } is al host van deze tafel.

## Op de doos: wat het plaatje van een spel toont

cover-clues = 13 Clues: zes getuigen achter een scherm met drie gedekte kaarten, onder de daken van Londen.
cover-arosa = Mord im Arosa: een grand hotel in de sneeuw, ’s nachts; steentjes in alle kleuren vallen eromheen.
cover-cluedo = Cluedo: de zes verdachten naast elkaar; voor hen op tafel liggen wapens en een verzegelde envelop.
cover-bakerstreet = Bakerstreet: een speurderspet en een bolhoed in een straat in de mist, met gedekte bewijzen ertussen.

lobby-in-thread = { $who } opent een tafel **{ $game }** in { $channel }.
lobby-in-thread-alone = Je tafel is open in { $channel }.
lobby-asleep = Minstens { $n } anderen op deze server willen graag weten wanneer er spelers op **{ $game }** wachten. Ieder van hen krijgt één keer een bericht van mij, zodra er zoveel wachten als gevraagd. 🔔
thread-name = { $game } · { $who }

## Toeschouwers

refusal-gallery-seen = { $person } heeft alle handen gezien, en kan hier geen plaats nemen.
