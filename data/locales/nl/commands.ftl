# De opdrachten in het Nederlands. Het Engels staat in de code: de namen en de docstrings van de cogs.
# Namen: kleine letters, zonder spaties, hoogstens 32 letters. Beschrijvingen: hoogstens 100 tekens.

choice-deduction = deductie
choice-easy = makkelijk
choice-medium = gemiddeld
choice-hard = moeilijk
choice-none = onbeperkt
choice-live = live
choice-12-hours = 12 uur
choice-1-day = 1 dag
choice-2-days = 2 dagen
choice-1-week = 1 week

## Zonder tafel

command-play = spelen
command-play-description = Speel: alleen tegen rivalen, met anderen hier, of aan een tafel met een vrije plaats.

command-help = hulp
command-help-description = Wat Alibi is, hoe je begint en hoe je geheimen bij je komen.

command-learn = leren
command-learn-description = Leer een spel in vijf minuten, alleen voor jou en zonder tafel.
command-learn-game = spel
command-learn-game-description = Het spel dat je wilt leren; laat het leeg om te kiezen.

## /tafel

command-table = tafel
command-table-description = Open een tafel in dit kanaal, doe mee en volg de partij.

command-table-new = nieuw
command-table-new-description = Open een tafel in dit kanaal.
command-table-new-game = spel
command-table-new-game-description = Het spel dat je wilt spelen.
command-table-new-language = taal
command-table-new-language-description = De taal van de tafel; anders die van jou, of die van de server.
command-table-new-private = privé
command-table-new-private-description = Ja: alleen wie uitgenodigd is, kan gaan zitten.
command-table-new-thread = thread
command-table-new-thread-description = Ja: de tafel krijgt een eigen thread; anders zoals de server het koos.

command-table-join = meedoen
command-table-join-description = Neem een plaats aan de tafel van dit kanaal.

command-table-leave = weggaan
command-table-leave-description = Verlaat de tafel voordat de partij begint.

command-table-invite = uitnodigen
command-table-invite-description = Nodig iemand uit aan de tafel, voordat de partij begint.
command-table-invite-person = persoon
command-table-invite-person-description = Wie je uitnodigt; de uitnodiging komt met een knop.

command-table-kick = wegsturen
command-table-kick-description = Stuur iemand weg van de tafel, of trek een uitnodiging in (host of moderator).
command-table-kick-person = persoon
command-table-kick-person-description = Wie je wegstuurt.

command-table-host = host
command-table-host-description = Draag de tafel over aan een andere host (host of moderator).
command-table-host-person = persoon
command-table-host-person-description = Wie host wordt, en al aan de tafel zit.

command-table-option = optie
command-table-option-description = Stel een optie van de tafel in (host, voor de start).
command-table-option-key = optie
command-table-option-key-description = Welke optie.
command-table-option-value = waarde
command-table-option-value-description = De waarde van die optie.

command-table-word = woord
command-table-word-description = Voeg voor de start een woord naar keuze toe aan de verdeling.
command-table-word-text = tekst
command-table-word-text-description = Een woord naar keuze, maar geen echte naam: het blijft staan in berichten en in het partijbestand.

command-table-start = starten
command-table-start-description = Deel de kaarten en begin de partij (host).

command-table-pace = tempo
command-table-pace-description = Bekijk de klok van de partij, of stel iedereen een ander tempo voor.
command-table-pace-pace = tempo
command-table-pace-pace-description = De tijd voor een beurt.

command-table-pause = pauze
command-table-pause-description = Stel iedereen een pauze voor; daarna heeft de beurt nog de tijd die er over was.
command-table-pause-days = dagen
command-table-pause-days-description = Hoeveel dagen.

command-table-extend = verlengen
command-table-extend-description = Neem of geef meer tijd voor een beurt: één keer per partij en speler.
command-table-extend-player = speler
command-table-extend-player-description = Wie de tijd krijgt; anders degene op wie de tafel wacht.

command-table-status = stand
command-table-status-description = Bekijk, alleen voor jou, hoe de partij ervoor staat en wat je kunt doen.

command-table-hand = hand
command-table-hand-description = Je bureau: je geheimen, alleen voor jou.

command-table-sheet = dossier
command-table-sheet-description = Markeer in je eigen dossier wie wat kan hebben.
command-table-notes = notities
command-table-notes-description = Open je eigen notitieblok, of voeg een regel toe.
command-table-notes-text = tekst
command-table-notes-text-description = Een regel om toe te voegen; zonder gaat het hele blok open.

command-table-log = verloop
command-table-log-description = Lees, alleen voor jou, wat er aan deze tafel is gebeurd.

command-table-rules = regels
command-table-rules-description = Lees de spelregels die nu van belang zijn.

command-table-language = taal
command-table-language-description = Kies de taal van de tafel; je eigen berichten volgen je Discord.
command-table-language-language = taal
command-table-language-language-description = De taal van de berichten in het kanaal.
command-table-language-second = tweede
command-table-language-second-description = Een taal waarin elk bericht er nog eens onder staat, in het klein.

command-table-resign = opgeven
command-table-resign-description = Verlaat de lopende partij voorgoed.

command-table-vote = stemmen
command-table-vote-description = Stel een stemming voor, of bekijk hoe die van de tafel ervoor staat.
command-table-vote-on = waarover
command-table-vote-on-description = Waarover gestemd wordt; laat het leeg om de stand te zien.
choice-end = de tafel sluiten
choice-draw = remise

command-table-replace = vervangen
command-table-replace-description = Laat een plaats in de lopende partij overnemen, als de anderen akkoord gaan.
command-table-replace-player = speler
command-table-replace-player-description = Wiens plaats; leeg: die van jou, of die je eerder had.
command-table-replace-by = door
command-table-replace-by-description = Wie de plaats overneemt; leeg: die wordt aan iedereen aangeboden.
command-table-replace-notes = notities
command-table-replace-notes-description = Ja: je notities en tekens gaan met je plaats mee.

command-table-end = sluiten
command-table-end-description = Sluit de tafel zonder dat iemand wint (host of moderator).

command-table-replay = terugkijken
command-table-replay-description = Bekijk de afgelopen partij zet voor zet, met alle kaarten open.
command-table-export = exporteren
command-table-export-description = Haal de afgelopen partij op als bestand dat na te spelen is.

command-inbox = tafels
command-inbox-description = Bekijk al je tafels, op alle servers, en waarop ze wachten.

command-stats = statistiek
command-stats-description = Bekijk je afgelopen partijen, die van anderen of van de server; het antwoord blijft privé.
command-stats-person = persoon
command-stats-person-description = Van wie; laat het leeg voor die van jou.
command-stats-game = spel
command-stats-game-description = Eén spel; met een persoon diens partijen van dat spel.
command-stats-server = server
command-stats-server-description = Ja voor alles wat op deze server gespeeld wordt.
choice-shown = zichtbaar
choice-hidden = verborgen

## /ik

command-me = ik
command-me-description = Je eigen instellingen, voor alle tafels.

command-me-settings = instellingen
command-me-settings-description = Bekijk of wijzig je instellingen.
command-me-settings-secrets = geheimen
command-me-settings-secrets-description = Waar je geheimen aankomen.
command-me-settings-statistics = statistiek
command-me-settings-statistics-description = Of anderen je afgelopen partijen zien.

command-me-hours = rust
command-me-hours-description = Stel je stille uren in: daarin loopt geen beurt van je af.
command-me-hours-zone = tijdzone
command-me-hours-zone-description = Een grote stad in je tijdzone.
command-me-hours-start = begin
command-me-hours-start-description = Wanneer ze beginnen, zoals 22:30.
command-me-hours-end = einde
command-me-hours-end-description = Wanneer ze eindigen, zoals 8:00.

command-me-away = afwezig
command-me-away-description = Kondig een afwezigheid aan: zolang wacht geen van je tafels op je.
command-me-away-end = einde
command-me-away-end-description = De laatste dag, zoals 31/12 of 2026-12-31.
command-me-away-start = begin
command-me-away-start-description = De eerste dag; anders vandaag.

command-me-wake = wekken
command-me-wake-description = Laat je wekken als op deze server mensen op spelers wachten voor een spel dat je leuk vindt.
command-me-reminders = herinneringen
command-me-reminders-description = Bekijk of bepaal hoe ik je aan je beurten herinner.
command-me-reminders-by = hoe
command-me-reminders-by-description = Met een privébericht, met een vermelding in het kanaal, of helemaal niet.
command-me-reminders-every = interval
command-me-reminders-every-description = Na hoeveel uur, en dan telkens weer na zoveel; 0: twee keer per beurt.

command-me-here = hier
command-me-here-description = Zeg aan de tafel van dit kanaal dat je er bent; is iedereen er, dan gaat het live verder.

command-me-back = terug
command-me-back-description = Beëindig je afwezigheid: je tafels wachten weer op je.
choice-mail = met een privébericht
choice-mention = met een vermelding
choice-nothing = helemaal niet
choice-desk = alleen op mijn bureau

command-me-block = blokkeren
command-me-block-description = Houd iemand weg van de tafels die je opent, zonder het te zeggen.
command-me-block-person = persoon
command-me-block-person-description = Wie niet aan je tafels mag gaan zitten.

command-me-unblock = deblokkeren
command-me-unblock-description = Laat iemand weer toe tot je tafels.
command-me-unblock-person = persoon
command-me-unblock-person-description = Wie je geblokkeerd had.

command-me-export = exporteren
command-me-export-description = Haal alles wat over je bewaard wordt op als bestand.

command-me-erase = wissen
command-me-erase-description = Laat alles wissen wat over je bewaard wordt.

## /bakerstreet

command-bakerstreet = bakerstreet
command-bakerstreet-description = Speel Bakerstreet aan de tafel van dit kanaal.

command-bakerstreet-play = spelen
command-bakerstreet-play-description = Speel een kaart uit je hand voor een stapel bewijzen; je trekt er meteen een.
command-bakerstreet-play-card = kaart
command-bakerstreet-play-card-description = Een kaart uit je hand: de waarde en het teken.
command-bakerstreet-play-pile = stapel
command-bakerstreet-play-pile-description = De stapel bewijzen, van 1 tot 5.

command-bakerstreet-estimate = schatten
command-bakerstreet-estimate-description = Schat de waarde van de zes kaarten van beide handen samen.
command-bakerstreet-estimate-number = getal
command-bakerstreet-estimate-number-description = Een hoger getal dan de vorige schatting, hoogstens 30.

command-bakerstreet-doubt = betwijfelen
command-bakerstreet-doubt-description = Betwijfel de laatste schatting, in plaats van een kaart te spelen.

command-bakerstreet-choose = kiezen
command-bakerstreet-choose-description = Kies de stapel die geteld wordt: je kreeg gelijk.
command-bakerstreet-choose-pile = stapel
command-bakerstreet-choose-pile-description = De stapel bewijzen, van 1 tot 5.

command-bakerstreet-take = nemen
command-bakerstreet-take-description = Neem een bewijs van de stapel die je gewonnen hebt.
command-bakerstreet-take-letter = letter
command-bakerstreet-take-letter-description = De letter die je houdt.

## /server

command-server = server
command-server-description = Wat deze server over zijn tafels besluit.

command-server-settings = instellingen
command-server-settings-description = Bekijk of wijzig wat deze server besloot (vereist “Server beheren”).
command-server-settings-threads = threads
command-server-settings-threads-description = Ja: elke nieuwe tafel krijgt een eigen thread.
command-server-settings-reminders = herinneringen
command-server-settings-reminders-description = Ja: spelers kunnen zich hier aan beurten laten herinneren.

command-server-channel = kanaal
command-server-channel-description = Noem een kanaal voor tafels; elders kan er dan geen meer open.
command-server-channel-channel = kanaal
command-server-channel-channel-description = Het kanaal met zijn threads; of een categorie met alle kanalen erin.
command-server-channel-allowed = toegestaan
command-server-channel-allowed-description = Nee: het kanaal gaat van de lijst.

command-server-openers = openen
command-server-openers-description = Bepaal wie op deze server tafels mag openen.
command-server-openers-role = rol
command-server-openers-role-description = De vereiste rol; zonder rol mag iedereen het.

command-server-language = taal
command-server-language-description = Kies de taal van nieuwe tafels en avonden op deze server.
command-server-language-language = taal
command-server-language-language-description = Hun taal; zonder keuze die van wie opent.

command-server-zone = tijdzone
command-server-zone-description = Kies de tijdzone van avonden voor wie er zelf geen heeft ingesteld.
command-server-zone-zone = stad
command-server-zone-zone-description = Een grote stad in de tijdzone; zonder stad wordt ernaar gevraagd.

command-server-desk = balie
command-server-desk-description = Plaats in dit kanaal een balie waarvan de knoppen altijd partijen openen.
command-server-moderators = moderators
command-server-moderators-description = Bepaal wie ook zonder “Berichten beheren” mag ingrijpen aan tafels van anderen.
command-server-moderators-role = rol
command-server-moderators-role-description = Een rol die dat ook mag; zonder rol verder niemand.

## /avond

command-night = avond
command-night-description = Spelavonden: gepland, in tafels verdeeld, beëindigd.

command-night-plan = plannen
command-night-plan-description = Plan in dit kanaal een avond, met een lijst waarop iedereen zich inschrijft.
command-night-plan-when = wanneer
command-night-plan-when-description = Het begin, zoals 20:30, morgen 20:30 of over 3 uur, in je eigen tijd.

command-night-edit = wijzigen
command-night-edit-description = Wijzig de tijd, het kanaal, de titel of het aantal plaatsen van de avond.
command-night-edit-when = wanneer
command-night-edit-when-description = Het nieuwe begin, zoals 20:30, morgen 20:30 of over 3 uur, in je eigen tijd.
command-night-edit-places = plaatsen
command-night-edit-places-description = Hoeveel mensen mogen komen; anderen staan op de wachtlijst.

command-night-edit-weekly = wekelijks
command-night-edit-weekly-description = Ja: als hij voorbij is, wordt de volgende een week later gepland.

command-night-edit-title = titel
command-night-edit-title-description = Hoe de avond heet.
command-night-edit-channel = kanaal
command-night-edit-channel-description = Het tekstkanaal waar de avond vanaf nu is.

command-night-cohost = cohost
command-night-cohost-description = Bepaal wie met jou host is van de avond, of maak het ongedaan.
command-night-cohost-person = persoon
command-night-cohost-person-description = Wie tafels mag maken, de avond mag verplaatsen en beëindigen.

command-night-here = hier
command-night-here-description = Zeg op de avond van dit kanaal dat je er bent.

command-night-split = verdelen
command-night-split-description = Maak tafels van iedereen die er is en niet speelt.
command-night-split-duplicate = zelfde_verdeling
command-night-split-duplicate-description = Een spel dat meerdere tafels ter vergelijking met dezelfde verdeling spelen.

command-night-end = beëindigen
command-night-end-description = Beëindig de avond van dit kanaal, of zeg hem af.

## /zaak

command-case = zaak
command-case-description = Een kleine zaak om op te lossen, elke dag een nieuwe, alleen voor jou.

command-case-today = vandaag
command-case-today-description = Los de zaak van de dag op; het antwoord blijft privé.

command-case-board = server
command-case-board-description = Bekijk hoe de server het deed met de zaak van de dag.

command-case-practise = oefenen
command-case-practise-description = Los een zaak op om te oefenen, op jouw niveau.
command-case-practise-game = spel
command-case-practise-game-description = Uit welk spel; leeg: een willekeurig spel.
command-case-practise-grade = niveau
command-case-practise-grade-description = Hoe moeilijk; leeg: wat bij jou past.

command-case-together = samen
command-case-together-description = Los een zaak op met iedereen in dit kanaal, in één dossier.
command-case-together-game = spel
command-case-together-game-description = Uit welk spel; leeg: een willekeurig spel.
command-case-together-grade = niveau
command-case-together-grade-description = Hoe moeilijk; leeg: gemiddeld.

## /beheer

command-owner = beheer
command-owner-description = Voor wie deze bot beheert.

command-owner-state = toestand
command-owner-state-description = Bekijk of het goed gaat met de bot, wat er wacht en hoeveel partijen er lopen.

command-owner-servers = servers
command-owner-servers-description = Bekijk op hoeveel servers de bot zit en waar partijen lopen.

command-owner-maintenance = onderhoud
command-owner-maintenance-description = Meld in elk kanaal met een lopende partij dat de bot een tijdje weg is.
command-owner-maintenance-starts = begin
command-owner-maintenance-starts-description = Over hoeveel minuten het begint.
command-owner-maintenance-lasts = duur
command-owner-maintenance-lasts-description = Hoeveel minuten het duurt.

command-owner-withdraw = intrekken
command-owner-withdraw-description = Trek het aangekondigde onderhoud en de meldingen ervan in.
