# Avonden: een spelavond die gepland, ronde voor ronde in tafels verdeeld en beëindigd wordt.

night-title = ## Spelavond 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-title-own = ## { $title } 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-untitled = Spelavond
night-host = Host: { $people }.
night-weekly = Elke week op dit uur. 🔁
night-places = { $free ->
    [0] Alle { $n } plaatsen zijn bezet. Wie zich inschrijft, komt op de wachtlijst en schuift op als er een plaats vrijkomt. 🪑
    [one] Eén van de { $n } plaatsen is vrij. 🪑
   *[other] { $free } van de { $n } plaatsen zijn vrij. 🪑
}
night-standby = Wachtlijst ({ $n }): { $people } 🕰️
night-coming = { $n ->
    [0] Nog niemand heeft zich ingeschreven.
    [one] **Eén persoon** komt, { $here } aanwezig:
   *[other] **{ $n } mensen** komen, { $here } aanwezig:
}
night-guest = { $at ->
    [here] • ✅ { $person }
    [rests] • 💤 { $person }
   *[comes] • { $person }
}{ $wishes ->
    [yes] : { $likes }
   *[no] {""}
}
night-guests = { $at ->
    [here] • ✅ { $people }
    [rests] • 💤 { $people }
   *[comes] • { $people }
}
night-hint = -# { $open ->
    [yes] Met **Ik ben er** wacht je op een tafel (✅); de host maakt de tafels. 💤 slaat een ronde over.
   *[no] Met **Ik kom** sta je op de lijst. Druk vanaf een halfuur ervoor op **Ik ben er**.
}
night-round = **Ronde { $round }**, { $n ->
    [one] één persoon aanwezig
   *[other] { $n } mensen aanwezig
}:
night-table = { $stage ->
    [over] • ~~Tafel { $n }, { $game }~~: { $people }
    [open] • **Tafel { $n }**, { $game }: { $people } → { $thread }
   *[planned] • **Tafel { $n }**, { $game }: { $people }
}
night-tables = { $n ->
    [one] • Nog één tafel
   *[other] • Nog { $n } tafels
}
night-opening = { $n ->
    [one] Er gaat één tafel open
   *[other] Er gaan { $n } tafels open
} { $minutes ->
    [one] over ongeveer een minuut
   *[other] in de komende { $minutes } minuten
}: Discord kan maar een paar threads tegelijk aan.
night-waiting = Wachten op een tafel ({ $n }): { $people }
night-free = Aanwezig zonder te wachten ({ $n }): { $people }
night-round-hint = -# Voor een tafel: **Ik ben er**, of na een partij **Ik wil verderspelen**. Wachten er twee, dan opent hij na een minuut.
night-offer = { $people }: tafel { $n } is afgelopen. Druk op **Ik wil verderspelen**: zodra er twee wachten, opent ongeveer een minuut later een andere tafel. Doe je dat niet, dan krijg je geen kaarten. 🕯️
night-offer-closed = Tafel { $n } is afgelopen, en deze avond ook. 🕯️
night-lacks = { $what ->
    [create_events] De kalender van de server toont deze avond niet: daarvoor mis ik het recht **{ $permission }**. ⚠️
   *[other] Ik mis hier het recht **{ $permission }**. ⚠️
}
night-is-over = { $rounds ->
    [0] Deze avond gaat niet door.
    [one] Deze avond is voorbij, na één ronde.
   *[other] Deze avond is voorbij, na { $rounds } rondes.
}
night-reminder = De spelavond begint { $soon }: { $people } 🕯️
night-moved = { $people_n ->
    [0] De spelavond is verplaatst
   *[other] { $people }: de spelavond is verplaatst
} en begint nu **{ $at }** ({ $soon }), niet { $before }. Sta je op de lijst, dan blijf je erop staan.
night-relocated = { $people_n ->
    [0] De spelavond ({ $soon })
   *[other] { $people }: de spelavond ({ $soon })
} is nu in dit kanaal, niet in { $before }. Sta je op de lijst, dan blijf je erop staan.
night-moved-up = { $people }: er is een plaats vrij op de spelavond ({ $soon }), en die is voor jou. Kun je niet komen, zeg het dan, en de volgende op de lijst krijgt je plaats. 🪑
night-called-off = { $people }: de spelavond van **{ $at }** gaat niet door.
night-event = Spelavond met Alibi
night-event-about = Deductiespellen in een kanaal van deze server: { $games }. Schrijf je daar met één druk in; wie er is, speelt.
night-thread = Tafel { $n }: { $game }
night-call = { $people }: jullie tafel, { $game }. Het begint meteen. 🕯️

night-you-come = Je staat op de lijst. Begin: **{ $at }** ({ $soon }), in je eigen tijd.
night-you-here = Je bent er, nummer { $place } van de { $n } die op een tafel wachten. Als de host tafels maakt, krijg je er een. Tot dan kun je je bedenken. ✅
night-you-wait = Je bent er, nummer { $place } van de { $n } die op een tafel wachten. Zodra er twee wachten, opent ongeveer een minuut later een tafel. Tot dan kun je je bedenken. ✅
night-you-rest = Je bent er, maar wacht niet op een tafel, dus je krijgt geen kaarten. Druk op **Ik wil verderspelen** om op een tafel te wachten. 💤
night-you-play = Je bent er, en je tafel speelt. Is die klaar, dan krijg je een andere als je op **Ik wil verderspelen** drukt. ✅
night-you-standby = Alle { $places } plaatsen zijn bezet. Je bent nummer { $place } van { $n } op de wachtlijst voor **{ $at }** ({ $soon }). Komt er een plaats vrij, dan schuif je vanzelf op, en je hoort het in dit kanaal. 🕰️
night-you-not = Je staat niet op de lijst. Begin: **{ $at }** ({ $soon }), in je eigen tijd.
night-you-owe = Je tafel in { $thread } gaat door, en wacht op je. Met **/tafel vervangen** sta je daar je plaats af.
night-likes = Wat speel je graag?
night-which = Dit tijdstip kan verschillende dingen betekenen.
night-which-choose = Welk tijdstip bedoel je?
night-planned = De avond staat gepland voor **{ $at }**; de lijst staat in het kanaal.
night-zone = -# { $own ->
    [yes] Ik lees tijden zoals ze zijn in { $zone }. **/ik rust** stelt je tijdzone in.
   *[no] Ik lees tijden zoals ze zijn in { $zone }, door deze server gekozen. **/ik rust** stelt een eigen tijdzone in.
}
night-no-event = De avond staat niet in de kalender van de server: daarvoor mis ik het recht **{ $permission }**. Daarmee zet ik hem erin.
night-split = { $n ->
    [one] **Ronde { $round }**: er gaat één tafel open in een thread.
   *[other] **Ronde { $round }**: er gaan { $n } tafels open, elk in een thread.
}
night-form = Een spelavond plannen
night-form-when = Wanneer begint het?
night-form-prompt = 20:30, morgen 20:30, over 3 uur, 24-12 20:30
night-form-where = Een grote stad in je tijdzone
night-form-city = Amsterdam, Brussel, Paramaribo
night-form-move = De spelavond verplaatsen
night-form-title = Hoe heet de avond?
night-edit = Begin: **{ $at }**. Op de lijst: { $n }; plaatsen: { $places }.
night-edit-stays = Wie ingeschreven is, blijft op de lijst, en hoort het één keer als de avond verplaatst wordt.
night-edit-channel = -# Liever een ander kanaal? Gebruik **/avond wijzigen** met **kanaal**.
night-edit-cohosts = Cohosts, met dezelfde rechten: { $people }
night-edit-places = { $n } plaatsen
night-button-places = Hoeveel mensen mogen komen?
night-button-cohosts = Wie is met jou host?
night-end-question = De avond beëindigen? Tafels die spelen, gaan door tot hun einde; er volgt geen ronde meer.
night-cancel-question = De avond afzeggen?
night-end-weekly = De volgende begint { $at }. Wil je er geen meer plannen, druk dan eerst op **Eenmalig**. 🔁
night-once = Eenmalig
night-end-sure = Beëindigen
night-ended = De avond is voorbij.
night-trouble = { $what ->
    [create_events] De spelavond in { $channel } gaat door; alleen de kalender van de server toont hem niet, want ik mis het recht **{ $permission }**.
   *[other] De spelavond in { $channel } wacht: ik mis daar het recht **{ $permission }**. Hij gaat vanzelf verder zodra ik het heb.
}

night-gone = Het kanaal van de spelavond van { $at } is verwijderd, dus de avond is voorbij. **/avond plannen** plant er elders een.

night-champions = **Meeste partijen gewonnen**: { $people } ({ $wins }) 🏆
night-moment = Het mooiste moment: { $moment } ✨
night-feat = { $feat ->
    [silent] { $who } vond de oplossing van { $game } en had minder gevraagd dan alle anderen.
   *[swift] { $who } won { $game } toen er in totaal { $n } zetten gedaan waren, en iedereen bleef tot het eind.
}
night-honour = { $title ->
    [decisive] Stelde de beslissende vraag: { $people }
   *[silent] Bleef stil en had gelijk: { $people }
} 🏅
night-won = • Tafel { $n }, { $game }: { $people }
night-undecided = { $n ->
    [one] • Eén partij die door geen gast gewonnen werd
   *[other] • { $n } partijen die door geen gast gewonnen werden
}
night-still = Spelen nog: { $threads }
night-more = { $n ->
    [one] • Nog één gewonnen partij
   *[other] • Nog { $n } gewonnen partijen
}
night-picture-title = Spelavond
night-picture-wins = { $wins ->
    [0] Niemand won
    [one] Eén partij gewonnen
   *[other] { $wins } partijen gewonnen
}
night-picture-others = { $n ->
    [one] nog iemand
   *[other] nog { $n }
}
night-alt = Het einde van een spelavond met { $n ->
    [one] één partij
   *[other] { $n } partijen
}. { $people_n ->
    [0] Niemand heeft gewonnen.
   *[other] De meeste werden gewonnen door { $people } ({ $wins }).
}

night-same-deal = Meerdere tafels spelen dezelfde verdeling: de minste beurten winnen. De afloop blijft geheim tot ze allemaal klaar zijn. 🟰
night-call-same = { $n ->
    [one] Deze tafel heeft deze verdeling toch als enige.
   *[other] { $n } tafels spelen precies deze verdeling, en die met de minste beurten wint. Alleen jullie lezen deze thread; praat nergens anders over wat hier gebeurt, tot ze allemaal klaar zijn.
} 🟰
night-raced = **Dezelfde verdeling aan meerdere tafels**: geluk telt niet, de minste beurten winnen. Er zijn minstens twee even grote tafels voor nodig; wie overblijft, krijgt een gewone tafel of wacht op de volgende ronde. 🟰
night-raced-prompt = Welk spel?
night-split-same = Dezelfde verdeling wordt gespeeld aan de tafels { $tables }, elk in een privéthread. 🟰
night-barred = Hierbij niet ingedeeld, omdat ze elke thread van dit kanaal kunnen lezen: { $people } 👁️
night-compared = ## Dezelfde verdeling, ronde { $round }: { $game } 🟰
    Alle tafels zijn klaar, dus elke thread toont nu hoe de partij verliep. De minste beurten van alle spelers samen winnen.
night-compared-table = { $turns ->
    [0] • Tafel { $n }, niet opgelost: { $people }
    [one] **{ $place }.** Tafel { $n }, één beurt: { $people }
   *[other] **{ $place }.** Tafel { $n }, { $turns } beurten: { $people }
}
night-compared-more = { $n ->
    [one] • Nog één tafel
   *[other] • Nog { $n } tafels
}
night-fastest = Dezelfde verdeling, ronde { $round }: het snelst { $tables_n ->
    [one] was tafel { $tables }
   *[other] waren de tafels { $tables }
} ({ $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}) 🟰
night-end-twins = De avond beëindigen? Tafels die dezelfde verdeling nog spelen, worden gestopt en eindigen als laatste, zodat iedereen kan zien hoe het ging. Alle andere gaan door tot hun einde; er volgt geen ronde meer.
twin-through = { $solvers_n ->
    [0] Deze tafel is klaar; niemand heeft de zaak opgelost. 🔒
    [one] Deze tafel is klaar: { $solvers } loste de zaak op, na { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } van alle spelers samen. 🔒
   *[other] Deze tafel is klaar: { $solvers } losten de zaak op, na { $turns } beurten van alle spelers samen. 🔒
}
    Andere tafels hebben dezelfde verdeling, dus er wordt niets meer getoond voordat de laatste klaar is. Dan komt de rest hier vanzelf.
ended-by-night = De avond is voorbij, dus deze tafel is gesloten; niemand wint. **/tafel exporteren** geeft de partij als bestand.

night-button-come = Ik kom
night-button-leave = Ik kan niet komen
night-button-go = Ik moet gaan
night-button-likes = Wat ik graag speel
night-button-here = Ik ben er
night-button-again = Ik wil verderspelen
night-button-rest = Ik sla een ronde over
night-button-split = Tafels maken
night-button-twins = Dezelfde verdeling 🟰
night-button-end = Beëindigen
night-button-edit = Voor de host
night-button-move = Verplaatsen
night-button-title = Een naam geven
night-button-weekly = Elke week
night-button-plan = Een avond plannen

refusal-night-begun = Deze avond is begonnen, of voorbij, dus hij kan niet meer verplaatst worden.
refusal-night-elsewhere = De avond kan niet naar { $channel }: je kunt daar zelf niet schrijven.
refusal-night-places = Een avond heeft { $least } tot { $n } plaatsen.
refusal-night-cohosts = Een avond heeft hoogstens { $n } cohosts.
refusal-night-appoint = Alleen de host van deze avond, of een moderator van deze server, wijst cohosts aan.
refusal-night-bot = Een bot kan geen host van een avond zijn. Kies een mens.
refusal-night-past = Dat is voorbij. Noem een tijd die nog komt, zoals **20:30** of **over 3 uur**.
refusal-night-far = Dat duurt nog meer dan { $n } dagen. Plan de avond wat korter van tevoren.
refusal-no-such-moment = Ik begrijp “{ $text }” niet als tijdstip. Typ **20:30**, **morgen 20:30**, **vrijdag 20:30**, **over 3 uur** of **24-12 20:30**.
refusal-night-zone = Ik ken je tijdzone niet, dus ik weet niet wanneer dat is. Stel die in met **/ik rust**, of zeg **over 3 uur**.
refusal-night-place = Een avond opent een thread voor elk van zijn tafels en heeft dus een tekstkanaal nodig: geen thread, geen spraakkanaal, geen forum en geen aankondigingskanaal. Plan hem in een tekstkanaal.
refusal-night-taken = Dit kanaal heeft al een avond die nog niet voorbij is. Beëindig die eerst, of plan in een ander kanaal.
refusal-night-none = In dit kanaal is geen avond gepland. **/avond plannen** plant er een.
refusal-night-over = Deze avond is voorbij.
refusal-night-there = Deze avond is nu in { $channel }.
refusal-night-arriving = Deze avond is nog onderweg hierheen vanuit { $channel }. Probeer het over een minuut opnieuw.
refusal-night-full = Deze avond is vol, en de wachtlijst ook: er staan { $n } mensen op.
refusal-night-early = Het is te vroeg: vanaf { $n } minuten voor het begin kun je zeggen dat je er bent.
refusal-night-not-coming = Je staat niet op de lijst.
refusal-night-nobody = Nog niemand heeft **Ik ben er** gezegd.
refusal-night-unasked = Niemand wacht op een tafel. Wie vrij is en er een wil, drukt op **Ik wil verderspelen** onder de lijst.
refusal-night-alone = Er wacht maar één persoon op een tafel, en niemand speelt alleen. Wie er ook een wil, drukt op **Ik ben er** of **Ik wil verderspelen**.
refusal-night-all-play = Iedereen die er is, speelt. De volgende ronde kan beginnen als er een tafel klaar is.
refusal-night-no-table = Van wie er wacht, is geen tafel te maken: het zijn er te weinig, of sommigen spelen niet met elkaar.
refusal-night-changed = De lijst is net veranderd. Bekijk die voordat je tafels maakt.
refusal-night-hostless = Deze avond heeft geen host meer: alleen de cohosts en de moderators van deze server kunnen dat.
refusal-night-host-only = Alleen { $person }, de host van deze avond, een cohost of een moderator van deze server kan dat.
refusal-night-not-raced = { $game ->
    [arosa] Mord im Arosa
    [bakerstreet] Bakerstreet
   *[other] Dit spel
} is niet in beurten te vergelijken: daar wordt geen zaak opgelost. Kies 13 Clues of Cluedo.
refusal-night-no-twins = Voor dezelfde verdeling zijn minstens twee even grote tafels nodig: er wachten er te weinig, sommigen spelen niet met elkaar, of ze kunnen elke thread van dit kanaal lezen.
refusal-night-later = Discord antwoordt nu niet, en er is niets gebeurd. Probeer het zo nog eens.
refusal-twin-over = Deze tafel is klaar, en andere hebben dezelfde verdeling. Alles is hier te zien zodra de laatste klaar is. 🔒
refusal-twin-elsewhere = Meerdere tafels spelen dezelfde verdeling, en alleen wie hier zit, mag deze voorlopig zien.
refusal-twin-newcomer = Meerdere tafels spelen deze verdeling, dus geen nieuwe speler kan deze plaats nemen: alleen de bot, of wie er eerder zat.
refusal-twin-pace = Andere tafels hebben dezelfde verdeling en wachten op deze, dus het tempo blijft zoals het is. Een pauze kan wel.
refusal-twin-lobby = Deze tafel heeft dezelfde verdeling als andere. De kaarten worden zo vanzelf gedeeld, en er valt niets te wijzigen.
refusal-deal-known = Iemand aan deze tafel heeft deze verdeling al eens gespeeld.

## Woorden die mensen kunnen typen, met | ertussen: in elke taal begrepen. “Over 3 uur”, “morgen 20:30”.

typed-in = over|binnen
typed-days = d|dag|dagen
typed-hours = u|uur|uren
typed-minutes = m|min|minuut|minuten
typed-today = vandaag|vanavond
typed-tomorrow = morgen|morgenavond
typed-on = op|aanstaande|deze|komende|aankomende
typed-monday = maandag|ma
typed-tuesday = dinsdag|di
typed-wednesday = woensdag|wo
typed-thursday = donderdag|do
typed-friday = vrijdag|vr|vrij
typed-saturday = zaterdag|za|zat
typed-sunday = zondag|zo
typed-at = om
typed-sharp = uur
typed-evening = avond|’s avonds|in de avond
typed-next = volgende|volgende week
