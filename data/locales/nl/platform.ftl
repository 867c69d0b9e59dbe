# Zinnen die alle spellen delen. Namen van spelers staan vet, kanalen en tijden zoals Discord ze schrijft.

list-and = { $head } en { $last }

## Tafels

panel-title = # { $game }
panel-over = De partij is afgelopen.
panel-posts-stay = Ik kan hier oude berichten niet weghalen, dus wat te horen of te zien was, is na te kijken. ⚠️
panel-restored = De bot is teruggezet vanaf een reservekopie: de partij staat zoals je hier ziet, ook al zijn hierboven latere zetten te lezen. ⚠️
panel-stopped = De partij eindigde voortijdig; niemand wint.
table-opening = Een partij **{ $game }** begint: { $players }{ $players_n ->
    [2] .
   *[other] , met de klok mee in deze volgorde.
}
table-proof = -# Bewijs van een eerlijke verdeling, SHA-256 van de seed: ||`{ $hash }`||
table-calls = { $players_n ->
    [one] { $players }, je bent aan de beurt.
   *[other] { $players }, jullie zijn aan de beurt.
}
table-over-calls = { $people }: deze partij is afgelopen.
table-over-late = { $people }: je partij **{ $game }** (tafel nr. { $table }) is afgelopen.
alt-rest = De rest staat in /tafel stand.
alt-rest-above = De rest staat boven het plaatje.
table-left-at-last = { $seat } verlaat de partij.
table-closing = Bedankt voor het spelen! **/tafel exporteren** geeft de hele partij als bestand.
table-solution = Niemand heeft dit ontdekt. { $solution } 🔎
table-stopped = De tafel is gesloten; niemand wint. **/tafel exporteren** geeft de partij als bestand.
table-farewell = Je partij **{ $game }** (tafel nr. { $table }) is afgelopen. Het kanaal is weg, dus vertel ik het je hier.
table-farewell-silent = Je partij **{ $game }** (tafel nr. { $table }) is afgelopen. Ik mag niet meer in het kanaal schrijven, dus vertel ik het je hier.
table-farewell-late = Je partij **{ $game }** (tafel nr. { $table }) in { $channel } is afgelopen.
table-removed = Ik ben van de server verwijderd; niemand wint. Word ik binnen dertig dagen weer toegelaten, dan is de partij daar te bekijken; daarna wordt die gewist.
table-cut-short = De partij werd voor het einde gesloten; niemand wint.
table-outdated = Ik ben bijgewerkt en heb de spelregels niet meer waarmee de partij begon; niemand wint.
table-seed = -# De seed was ||`{ $seed }`||; de SHA-256 ervan stond er bij het begin.
table-bound = -# Een verdeling die niemand kan kiezen: de SHA-256 van mijn geheim is `{ $hash }`
table-dealt = -# Verzegelde verdeling 🔒 ||`{ $hash }`||
table-secret = -# Mijn geheim was ||`{ $secret }`||. { $drawn ->
    [yes] Samen met een geloot woord voor elke speler maakte het de verdeling
   *[no] Samen met ieders woorden maakte het de verdeling
}{ $bound ->
    [yes] {" "}(bij het begin vastgelegd in ||`{ $terms }`||)
   *[no] {""}
}; `games/verify.py` controleert het partijbestand.
table-word = -# Woord van { $who }: `{ $word }`

## Brievenbus

mail-head = **{ $game }** in { $channel } (tafel { $table })
mail-greeting = Je hebt een plaats aan een tafel **{ $game }** in { $channel }. Je geheimen komen hier; de knop **Mijn bureau** in het kanaal toont ze ook, alleen aan jou.
mail-closed = Ik kan je geen berichten sturen: je privéberichten staan uit. Je kunt toch spelen: de knop **Mijn bureau** toont je geheimen, alleen aan jou. Of zet privéberichten aan in de privacyinstellingen van deze server.

## Opties

option-pace = Tijd voor een beurt
pace-value = { $seconds ->
    [0] onbeperkt
    [300] 5 minuten, live
    [3600] 1 uur
    [43200] 12 uur
    [86400] 1 dag
    [172800] 2 dagen
   *[604800] 1 week
}
value-strict = streng (wat te zien en te horen was, verdwijnt in de loop van het spel)
value-friendly = soepel (alles blijft leesbaar)
value-on = ja
value-off = nee

## Bediening

control-join = Meedoen
control-leave = Weggaan
control-start = Starten
tabs = Waarheen?
control-desk = Mijn bureau
control-sheet = Mijn dossier
control-notes = Mijn notities
control-rules = Spelregels
control-log = Verloop
control-status = De tafel in woorden
control-option = Opties
control-cancel = Terug
control-resign = De partij verlaten
control-end = De tafel sluiten
control-again = Nog een keer spelen
control-export = Partijbestand
control-watch = Partij terugkijken
control-confirm = Ja, ik weet het zeker
control-do = Doen

select-part = { $first } – { $last }
act-told = Het staat aan tafel, voor iedereen te lezen.
act-over = De partij is afgelopen: hoe, dat staat aan tafel.
act-known = { $field }: **{ $value }**
act-again = Nu kun je:
act-change = Je kunt dit nog veranderen:
cancelled = Er is niets veranderd.
confirm-resign = { $ends ->
    [won] Deze partij voorgoed verlaten? Dan is die afgelopen, en { $winners } wint.
    [nobody] Deze partij voorgoed verlaten? Dan is die afgelopen, en niemand wint.
   *[no] Deze partij voorgoed verlaten? Je plaats blijft, maar je speelt niet meer mee.
}
confirm-end = Deze tafel voor iedereen sluiten, zonder winnaar?
resigned = Je kunt blijven meelezen, of ergens anders spelen.
ended = De tafel is gesloten.
languages-set = De tafel spreekt nu { $language }, en elk bericht staat er in het klein nog eens onder in het { $second }. Je eigen berichten volgen je Discord.
language-set = De tafel spreekt nu { $language }. Je eigen berichten volgen je Discord.
notes-label = Alleen jij kunt dit lezen
notes-prompt = Wat ik vermoed…
notes-kept = **Je notities** (alleen jij kunt ze lezen)
    { $text }
notes-outdated = Je notities zijn veranderd sinds je dit formulier opende, dus **er is niets overschreven**. Bewaard is:
    { $kept }
    En **wat je net schreef**, om uit te kopiëren:
    { $given }
notes-empty = Je notitieblok is leeg. Alleen jij kunt het lezen.
notes-write = Notities schrijven
## Het dossier

sheet-title = Je dossier
sheet-choose = -# Een rij en een kolom, dan een teken.
sheet-legend = -# Cursief hier, gearceerd in het plaatje: wat je toch al kunt zien.
sheet-alt-rest = De rest staat achter de knop “In woorden”.
sheet-column = **{ $sign }** { $what }: { $cells }
sheet-row = Welke rij?
sheet-column-list = Welke kolom?
sheet-yes = Ja
sheet-no = Nee
sheet-maybe = Misschien
sheet-own = Anders
sheet-own-title = Een eigen teken
sheet-own-label = Een of twee letters of cijfers
sheet-clear = Wissen
sheet-undo = Ongedaan maken
sheet-words = In woorden
sheet-picture = Plaatje
sheet-sign-own = “{ $sign }”
refusal-why-not-certain = Dat is nog niet zeker, dus er is geen reden voor te geven. Wat zeker is, staat in je dossier gemarkeerd.
refusal-sheet-sign = Een eigen teken heeft hoogstens { $n } letters of cijfers. Probeer het opnieuw.

export-done = De hele partij: seed, opties, plaatsen en acties. `python -m games.console replay table.json` speelt die opnieuw af.
log-title = **Wat er aan deze tafel is gebeurd**
log-latest = { $n ->
    [one] De laatste stap staat hier; in het bestand staan ze allemaal.
   *[other] De laatste { $n } stappen staan hier; in het bestand staan ze allemaal.
}
log-earlier = Eerder
log-later = Later
sound-strip = { $strip } 🔊
log-step = `{ $n }` { $text }
incident = Er ging bij ons iets mis: incident { $number }. Er is niets verloren; probeer het opnieuw, en gebeurt het weer, geef dit nummer dan aan wie de bot beheert.

## Weigeringen: wat niet kan, en wat wel

refusal-no-table = Hier is geen tafel. **/tafel nieuw** opent er een.
refusal-no-table-by-mail = In privéberichten zijn er geen tafels. **/tafels** toont die van jou, elk met een link.
refusal-not-begun = Deze partij is nog niet begonnen: de host drukt op **Starten** als iedereen er is.
refusal-already-begun = Deze partij is al begonnen.
refusal-table-over = Deze partij is afgelopen. **/tafel nieuw** opent een andere tafel.
refusal-game-over = Deze partij is afgelopen.
refusal-no-such-game = Dat spel ken ik niet. Kies er een uit de lijst van **/tafel nieuw**.
refusal-no-such-option = Die optie bestaat niet. **/tafel optie** biedt aan wat er is.
refusal-no-such-language = Die taal spreek ik niet. Kies er een uit de lijst.
refusal-not-seated = Je hebt geen plaats aan deze tafel.
refusal-not-seated-yet = Je hebt geen plaats aan deze tafel. Tot de partij begint, geeft **Meedoen** je er een.
refusal-already-seated = Je hebt al een plaats aan deze tafel.
refusal-already-left = Je hebt deze partij voorgoed verlaten.
refusal-table-full = De tafel is vol: hoogstens { $n } spelers.
refusal-too-few-players = { $n ->
    [one] Eén speler is niet genoeg: er zijn er minstens { $least } nodig. Anderen kunnen op **Meedoen** drukken.
   *[other] { $n } spelers zijn niet genoeg: er zijn er minstens { $least } nodig. Anderen kunnen op **Meedoen** drukken.
}
refusal-host-only = Dat kan alleen de host: { $host }.
refusal-frozen = Deze partij begon met oudere spelregels die ik niet meer heb. De partij wordt bewaard, maar kan hier niet verder.
refusal-word-too-long = Je woord mag hoogstens { $n } tekens hebben. Kies een korter woord.
refusal-word-malformed = Dat woord kan ik niet gebruiken: schrijf één regel met letters, cijfers en tekens, zonder @, <, > of `.
refusal-word-not-here = Deze tafel werd geopend voordat er woorden bij de verdeling konden. De partij gaat zonder woorden verder.
refusal-banned = Wie mij beheert, laat je niet toe, dus ik antwoord hier alleen op **/ik**: daarmee krijg je nog steeds je gegevens en kun je ze wissen.
refusal-banned-server = Wie mij beheert, laat deze server niet toe, dus ik ga weg. Je eigen gegevens blijven van jou: **/ik**, op elke andere server of in je privéberichten.
refusal-sealed = Dit kan ik niet openen: de geheimen zijn verzegeld met een sleutel die ik niet heb. Er is niets verloren: wie mij beheert, kan de sleutel terugbrengen, en dan gaat het verder.
refusal-no-worker = Ik kan nu niets uitrekenen: het deel van mij dat dat doet, wil niet draaien op de machine waarop ik sta. Er is niets verloren, maar opnieuw proberen helpt nog niet: zeg het tegen wie mij beheert.
refusal-not-your-turn = Je bent niet aan de beurt. De tafel wacht op { $active }.
refusal-not-now = Daar is het nu niet het moment voor. Er is niets gebeurd.
choices-changed = Iemand was sneller. Dit is er nog te kiezen:
refusal-too-often = { $deed ->
    [table] Hier zijn veel tafels na elkaar geopend. De volgende kan { $at } open.
    [evening] Er zijn veel avonden na elkaar gepland. De volgende kan { $at } gepland worden.
    [vote] Er is voorlopig genoeg in stemming gebracht. De volgende stemming kan { $at }.
    [takeback] Er is voorlopig genoeg gevraagd om zetten terug te nemen. De volgende keer kan { $at }.
    [invitation] Er zijn veel uitnodigingen na elkaar verstuurd. De volgende kan { $at }.
    [press] Er is heel vaak achter elkaar gedrukt. De volgende keer kan { $at }.
    [share] Er zijn heel vaak achter elkaar resultaten gedeeld. De volgende keer kan { $at }.
    [change] Er is heel vaak achter elkaar iets aan avonden veranderd. De volgende wijziging kan { $at }.
    [round] Er zijn veel rondes na elkaar gedeeld. De volgende kan { $at }.
    [guest] Je hebt je heel vaak achter elkaar aan- en afgemeld. De volgende keer kan { $at }.
   *[case] Dat was de ene zaak na de andere. De volgende komt { $at }.
}
refusal-stale = Deze knop is verouderd. Er is niets gebeurd.
refusal-lost-time = Dit bericht is uit een tijd die verloren is: sindsdien is een reservekopie teruggezet. Er is niets gebeurd.
refusal-old-command = Deze opdracht is veranderd sinds je Discord die laadde. Er is niets gebeurd: probeer het opnieuw, of herstart Discord.
restarted = Ik werd herstart voordat ik kon antwoorden. Er is niets verloren: druk nog eens.
panel-link = [Naar het overzicht]({ $panel })
refusal-too-slow = Dat duurde te lang. Er is niets gebeurd: druk nog een keer.
refusal-malformed = Dat begrijp ik niet. Er is niets gebeurd: **/tafel stand** laat zien wat je kunt doen.
refusal-unknown-name = Ik ken “{ $text }” niet. Begin te typen en kies uit de lijst.
refusal-unknown-player = Die speler ken ik niet. Geef een naam, een vermelding, of een plaats van 1 tot { $n }.
refusal-notes-too-long = In je notities passen hoogstens { $n } tekens. Kort ze in en probeer het opnieuw.
refusal-export-after-end = In het partijbestand staan alle geheimen, dus je krijgt het pas na het einde.
refusal-replay-after-end = Terugkijken kan zodra de partij afgelopen is.
refusal-export-malformed = Dit bestand is geen ongeschonden export van een tafel.

## Moeilijkheden: Discord of een recht zegt nee

trouble-no-channel = Ik kan { $channel } niet meer vinden, waar je host bent van een tafel **{ $game }**. De partij blijft bewaard: komt het kanaal terug, dan gaat die verder bij de volgende opdracht daar.
trouble-no-permission = Ik kan niets meer zeggen in { $channel }, waar je host bent van een tafel **{ $game }**: ik heb het recht “{ $permission }” nodig. De partij blijft bewaard: zodra ik dat recht weer heb, gaat die verder bij de volgende opdracht daar.
trouble-no-sound = Ik kan geen geluiden plaatsen in { $channel }, waar je host bent van een tafel **{ $game }**: ik heb het recht “{ $permission }” nodig. De partij gaat verder in woorden; met het recht komen de geluiden terug.
trouble-bot-may-not = Ik kan hier geen tafel leiden: ik heb in dit kanaal het recht “{ $permission }” nodig. Vraag iemand die de server beheert om het mij te geven.
trouble-database = Ik kan nu niets opslaan. Er is niets verloren: druk over een minuut nog eens.
trouble-no-channel-here = Een tafel heeft een kanaal of een thread op een server nodig. Ga erheen en gebruik **/tafel nieuw**.
trouble-no-threads-here = Hier kan geen nieuwe thread komen. Open de tafel in een tekstkanaal van de server, of zonder thread.
trouble-threads-full = Deze server heeft zoveel open threads als Discord toestaat. Archiveer er een paar die niet meer nodig zijn, of open de tafel zonder thread.

permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-attach-files = Bestanden bijvoegen
permission-manage-threads = Threads beheren
permission-create-public-threads = Openbare threads maken
permission-create-private-threads = Privéthreads maken
permission-create-events = Evenementen maken
permission-read-message-history = Berichtgeschiedenis lezen

## Terugkijken: een afgelopen partij, zet voor zet

theatre-head = **{ $game }** · tafel nr. { $table } · zet { $n } van { $most }
theatre-desk = Bureau van { $who }: { $lines }
theatre-alone = { $who } alleen: { $text } 🔓
theatre-first = Eerste
theatre-back = Terug
theatre-next = Verder
theatre-last = Laatste
theatre-turn = Volgend keerpunt
control-film = De film plaatsen
theatre-table = De tafel
theatre-looks = Welk beeld?

film-post = **{ $game }** · tafel nr. { $table }: { $moves ->
    [one] de partij als film, één zet
   *[other] de partij als film, { $moves } zetten
} 🎞️
film-alt = Een film van de tafel, zet voor zet, tot zet { $moves }. Het laatste beeld: { $last }
film-posted = De film is geplaatst: { $link }
film-there = De film is al geplaatst: { $link }
refusal-film-later = De film kon nu niet gemaakt of geplaatst worden. Druk over een minuut nog eens.
refusal-film-no-channel = Het kanaal waarin deze tafel speelde, is weg, dus de film heeft geen plek.
trouble-film-may-not = Ik kan de film niet plaatsen: ik heb het recht “{ $permission }” nodig in het kanaal van die tafel.
