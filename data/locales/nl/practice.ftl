# De oefenpagina: een eigen Discord in de browser, om zonder token te spelen. Op het echte Discord niet te zien.

practice-brand = oefentafel

## De club waarin men begint: namen, vier mensen van deze taal, en de taal (een map) van vier gasten

practice-club-name = Sociëteit De Blauwe Lantaarn
practice-club-lounge = leeszaal
practice-club-lounge-topic = Praatjes, en tafels van elke soort
practice-club-people = Geertruida van Loon, Cornelis Dijkgraaf, Wilhelmina Verbeek, Joost Kuipers
practice-club-guests = en

## De pagina

practice-channels = Kanalen
practice-people = Mensen
practice-messages = Berichten
practice-mailbox = Brievenbus
practice-theme = Licht of donker
practice-help = Hulp
practice-controls = Achter de schermen
practice-close = Sluiten
practice-cancel = Annuleren
practice-delete = Verwijderen
practice-yes = ja
practice-no = nee
practice-required = Vul dit in
practice-optional = optioneel
practice-you-are = jij bent
practice-whoami = Je bent { $name }. Wissel naar iemand anders
practice-become = Wissel naar { $name }
practice-follow = Volg wie aan de beurt is
practice-follow-on = Vanaf nu ben je op deze pagina steeds degene op wie de tafel van dit kanaal wacht.
practice-follow-off = Je blijft nu wie je bent, wie er ook aan de beurt is.
practice-followed = { $name } is aan de beurt: jij bent nu { $name }.
practice-connection-lost = De oefentafel antwoordt niet. Is die gesloten, open hem dan weer met “make play”: deze pagina komt vanzelf terug.
practice-unread = { $n ->
    [one] { $n } nieuw bericht
   *[other] { $n } nieuwe berichten
}

## Berichten

practice-bot = bot
practice-edited = (bewerkt)
practice-used = { $person } gebruikte /{ $command }
practice-reply-gone = Het bericht is weg
practice-thinking = { $bot } denkt na…
practice-sending = /{ $command } wordt verstuurd…
practice-no-answer = De app reageerde niet op /{ $command }. Draait de bot?
practice-menu-message = Menu van dit bericht van { $name }
practice-menu-person = Menu van { $name }
practice-menu-empty = Meer is er hier niet.
practice-failed = Deze interactie is mislukt: de bot antwoordde niet.
practice-no-longer = Dat kan niet meer.
practice-only-you = Alleen jij kunt dit zien
practice-dismiss = Wegklikken
practice-new = Nieuw
practice-beginning = Hier begint #{ $channel }.
practice-to-newest = Naar het nieuwste
practice-older = Oudere berichten tonen
practice-beginning-mailbox = Alleen jij en de bot lezen wat hier staat.
practice-enlarge = Vergroten: { $what }
practice-enlarge-nameless = Het plaatje vergroten
practice-unknown-part = Dit deel van het bericht kan hier niet getoond worden.
practice-choose = Kies…
practice-choose-at-least = Kies er minstens { $n }
practice-choose-at-most = Kies er hoogstens { $n }

## Schrijven en opdrachten

practice-write = Bericht in #{ $channel }, of / voor opdrachten
practice-write-mailbox = Bericht aan de bot, of / voor opdrachten
practice-write-label = Schrijf in { $channel }; een schuine streep toont de opdrachten
practice-send = Versturen
practice-commands = Opdrachten
practice-no-commands = Zo’n opdracht is er niet. Draait de bot?
practice-command-send = Opdracht versturen
practice-nothing-offered = Niets gevonden
practice-not-possible = Dit kan niet verstuurd worden: kijk het nog eens na.
practice-may-not-write = Dat kun je hier niet schrijven.
practice-number-wanted = Een getal, graag
practice-number-low = Minstens { $n }
practice-number-high = Hoogstens { $n }
practice-too-short = { $n ->
    [one] Minstens { $n } teken
   *[other] Minstens { $n } tekens
}
practice-submit = Indienen
practice-form-failed = De bot antwoordde niet. Probeer het opnieuw, of start hem achter de schermen.

## Plekken

practice-no-channels = Je ziet hier geen kanaal.
practice-channel-gone = #{ $channel } is weg.
practice-topic-mailbox = Privéberichten van de bot
practice-topic-mailbox-closed = Gesloten: de bot kan je niet schrijven
practice-topic-thread = Thread in #{ $channel }
practice-thread-open = Een thread openen
practice-thread-name = Naam van de thread
practice-thread-private = Privé: alleen wie uitgenodigd is, ziet hem
practice-thread-members = Uitgenodigd
practice-thread-delete = Deze thread verwijderen
practice-channel-add = Nieuw kanaal
practice-channel-name = Naam van het kanaal
practice-channel-delete = Dit kanaal verwijderen
practice-channel-delete-sure = #{ $channel } verwijderen?
practice-channel-delete-about = Alles wat daar gezegd is, verdwijnt mee. De bot hoort het, zoals Discord het zou melden.

## Kalender

practice-events = Evenementen
practice-event-scheduled = gepland
practice-event-active = bezig
practice-event-completed = voorbij
practice-event-cancelled = afgezegd
practice-event-interested = { $n ->
    [0] Geïnteresseerd
   *[other] Geïnteresseerd · { $n }
}

## Mensen

practice-who-title = Wie ben je?
practice-new-tab = Open een tabblad als { $name }
practice-person-own = { $name }
practice-person-add = Nieuwe persoon
practice-person-name = Naam
practice-person-name-taken = Zo heet er al iemand
practice-person-language = Taal
practice-person-dms = De bot mag me schrijven (brievenbus open)
practice-person-dms-of = Brievenbus van { $name } open
practice-mailbox-closed = brievenbus dicht

## Achter de schermen

practice-controls-bot = De bot
practice-controls-bot-about = Breek hem midden in een partij af: als hij weer start, gaat de partij verder waar die was.
practice-bot-running = De bot draait
practice-bot-starting = De bot maakt verbinding…
practice-bot-stopped = De bot staat stil
practice-bot-exit = afsluitcode { NUMBER($code, useGrouping: 0) }
practice-bot-start = Starten
practice-bot-kill = Afbreken
practice-bot-restart = Netjes herstarten
practice-gateway-drop = De verbinding verbreken
practice-gateway-dropped = { $n ->
    [0] Er was geen verbinding om te verbreken.
   *[other] De verbinding is verbroken; de bot komt vanzelf terug.
}
practice-controls-time = De klok
practice-time-now = { $day }, { $time }
practice-time-about = Laat uren of dagen voorbijgaan, om herinneringen, gemiste beurten en afwezigheid te zien. De bot start opnieuw met de nieuwe tijd; de klok gaat nooit terug.
practice-time-skip = { $hours ->
    [one] +{ $hours } uur
    [24] +1 dag
    [168] +1 week
   *[other] +{ $hours } uur
}
practice-controls-channel = #{ $channel }
practice-power-send-messages = De bot mag hier schrijven
practice-power-send-messages-in-threads = De bot mag in threads schrijven
practice-power-attach-files = De bot mag bestanden bijvoegen
practice-controls-people = Brievenbussen
practice-controls-server = De server
practice-server-language = Taal van { $server }
practice-faults = { $n ->
    [0] Discord had alles geaccepteerd wat de bot stuurde.
    [one] Het echte Discord zou { $n } ding weigeren dat de bot stuurde:
   *[other] Het echte Discord zou { $n } dingen weigeren die de bot stuurde:
}
practice-anew = Beginnen met een lege server
practice-anew-sure = Beginnen met een lege server?
practice-anew-about = Alles wat aan deze oefentafel gezegd en gespeeld is, verdwijnt, en ook de kanalen en mensen die je toevoegde. Dit kan niet ongedaan gemaakt worden.
practice-anew-yes = Leegmaken

## Hulp

practice-guide-title = Je eerste partij in één minuut
practice-guide-intro = Dit is een eigen Discord, alleen op jouw machine.
practice-guide-step-1 = Druk hieronder op **Nu spelen**, of stuur **/spelen** in een kanaal naar keuze, en kies een spel: rivalen die door de bot gespeeld worden, nemen de andere plaatsen in, en de kaarten worden meteen gedeeld.
practice-guide-step-2 = Het antwoord toont je geheimen. Je tafel heeft een eigen thread: open die vanuit het antwoord, of uit de lijst van kanalen (☰ op een telefoon).
practice-guide-step-3 = Als je aan de beurt bent, roept een bericht je; druk op wat het aanbiedt.
practice-guide-more = Met anderen, en achter de schermen
practice-guide-hint-1 = Wil je met anderen spelen, stuur dan **/tafel nieuw**, druk bovenaan op je eigen kaartje, word iemand anders en druk op **Meedoen**. De knop naast je kaartje **volgt wie aan de beurt is**.
practice-guide-hint-2 = Meerdere tabbladen kunnen verschillende mensen zijn: open ze met de pijl in de lijst van mensen. Een rood getal zegt dat iemand geroepen wordt of post heeft.
practice-guide-hint-3 = **Achter de schermen** kun je de bot afbreken, brievenbussen sluiten en rechten afnemen: niets daarvan mag een partij bederven.
practice-guide-hint-4 = Je kunt de oefentafel midden in een partij sluiten: open hem weer, en de partij gaat verder.
practice-guide-play = Nu spelen
