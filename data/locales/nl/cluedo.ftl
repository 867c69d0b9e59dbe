# Cluedo, volgens de Franse spelregels van 1974. Pionnen, wapens en kamers dragen de namen van de Nederlandse dozen.

game-cluedo = Cluedo (1974)
club-cluedo = slot-swaenesteyn
kind-cluedo = dobbelstenen
about-cluedo = Dr. Swart ligt dood in zijn eigen huis: wie deed het, waar, en waarmee? Ga van kamer naar kamer, spreek vermoedens uit en vind de drie kaarten in de envelop.
    -# 3 tot 6 spelers · ongeveer een uur · makkelijk
option-cluedo-accuse = Beschuldigen
option-cluedo-repeat_room = Nogmaals een vermoeden in dezelfde kamer
option-cluedo-false_witnesses = Valse getuigen
value-after_hypothesis = na je eigen vermoeden
value-any_time = op elk moment van je eigen beurt
value-standing = nee (kaarten antwoorden vanzelf)
value-allowed = toegestaan
value-forbidden = verboden

verb-cluedo-pawn = Mijn pion kiezen
verb-cluedo-roll = Dobbelen
verb-cluedo-move = Verplaatsen
verb-cluedo-passage = Geheime gang
verb-cluedo-stay = Blijven
verb-cluedo-suggest = Vermoeden
verb-cluedo-show = Vermoeden beantwoorden
verb-cluedo-prefer = Voorkeurskaart kiezen
verb-cluedo-accuse = Beschuldigen
verb-cluedo-denounce = Valse getuige ontmaskeren
verb-cluedo-end = Mijn beurt beëindigen

field-cluedo-pawn-suspect = Welke pion?
field-cluedo-move-to = Kamer of vakje? (r7c4: rij 7, kolom 4)
field-cluedo-suggest-suspect = Welke verdachte laat je komen?
field-cluedo-suggest-weapon = Met welk wapen?
field-cluedo-suggest-end = Mijn beurt eindigt zodra ik een kaart zie
field-cluedo-prefer-card = Welke van je kaarten toon je liefst?
field-cluedo-show-card = Wat toon je?
field-cluedo-accuse-suspect = De moordenaar
field-cluedo-accuse-weapon = Het wapen
field-cluedo-accuse-room = De plaats delict
field-cluedo-denounce-player = Welke getuige loog?
field-cluedo-denounce-hypothesis = Over welk vermoeden (het nummer)?

## Wat iedereen hoort

event-cluedo-pawns-offered = Iedereen kiest een pion; wie het eerst komt, het eerst maalt. Daarna worden de kaarten gedeeld.
event-cluedo-pawn-chosen = { $drawn ->
    [yes] Door loting speelt { $by } { $suspect_sign } { $suspect }.
   *[no] { $by } speelt { $suspect_sign } { $suspect }.
}
event-cluedo-pawn-drawn = Door loting speelt { $by } { $suspect_sign } { $suspect }.
event-cluedo-dealer-rolled = { $seats } gooien erom wie deelt: { $totals }.
event-cluedo-dealt = { $dealer } gooit het hoogst en deelt: { $most ->
    [one] ieder één kaart
   *[other] ieder { $most } kaarten
}{ $short_n ->
    [0] .
   *[other] , één minder voor { $short }.
}
event-cluedo-turn-began = { $seat } is aan de beurt.
event-cluedo-rolled = { $by } gooit { $one } en { $two }: { $free ->
    [yes] **dubbel, dus naar elke kamer** (of { $total } vakjes).
   *[no] **{ $total }**.
} 🎲
event-cluedo-walked = { $by } gaat naar { $square }.
event-cluedo-entered = { $by } gaat { $room_to }.
event-cluedo-passage-taken = { $by } neemt de geheime gang { $room_to }.
event-cluedo-stayed = { $by } blijft staan.
event-cluedo-suggested = { $by } spreekt vermoeden { $hypothesis } uit: “{ $suspect }, { $room_at }, { $weapon_with }!”{ $called ->
    [none] {""}
   *[other] {" "}De pion van { $called } komt { $room_to }.
}{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } heeft niets te tonen.
   *[other] {" "}{ $passed } hebben niets te tonen.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Niemand toont een kaart.
       *[other] { $standing ->
            [yes] {" "}{ $shown_by } toont { $by } een kaart: kaarten antwoorden hier vanzelf.
           *[no] {" "}De kaarten die { $shown_by } achterliet, antwoorden: { $by } krijgt er een te zien.
        }
    }
   *[other] {" "}{ $asked } moet antwoorden.
}
event-cluedo-answered = { $shown ->
    [yes] { $by } toont { $to_whom } een kaart.
   *[no] { $by } zegt niets te kunnen tonen.{ $passed_n ->
        [0] {""}
        [one] {" "}{ $passed } heeft niets te tonen.
       *[other] {" "}{ $passed } hebben niets te tonen.
    }{ $asked ->
        [none] { $shown_by ->
            [none] {" "}Niemand toont een kaart.
           *[other] {" "}De kaarten die { $shown_by } achterliet, antwoorden: { $to_whom } krijgt er een te zien.
        }
       *[other] {" "}{ $asked } moet antwoorden.
    }
}
event-cluedo-answered-for = De achtergelaten kaarten antwoorden.{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } heeft niets te tonen.
   *[other] {" "}{ $passed } hebben niets te tonen.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Niemand toont een kaart.
       *[other] {" "}Een van de kaarten die { $shown_by } achterliet, wordt getoond.
    }
   *[other] {" "}{ $asked } moet antwoorden.
}
event-cluedo-accused = { $by } schrijft drie namen op en kijkt in het geheim in de envelop… { $right ->
    [yes] **De beschuldiging klopt!**
   *[no] **De beschuldiging klopt niet.** { $by } beantwoordt vanaf nu alleen nog vermoedens.
}
event-cluedo-denounced = { $by } beticht { $player } van een leugen bij vermoeden { $hypothesis }: { $lied ->
    [yes] **inderdaad een valse getuige!** { $player } beantwoordt vanaf nu alleen nog vermoedens.
   *[no] niets bevestigt het.
}
event-cluedo-last-one = { $seat } speelt alleen verder: nu kan alleen een juiste beschuldiging nog winnen.
event-cluedo-turn-missed = Voor { $seat } is de tijd om: de beurt gaat voorbij.
event-cluedo-left = { $seat } verlaat de partij; de kaarten van die plaats antwoorden vanzelf.
event-cluedo-won = { $by } heeft het raadsel opgelost en wint! 🏆
event-cluedo-unsolved = Er is niemand meer over die kan beschuldigen: niemand wint.
event-cluedo-abandoned = Er is niemand meer over om te speuren: de partij eindigt zonder winnaar.
event-cluedo-stalled = Twee rondes lang heeft niemand gespeeld: de partij eindigt zonder winnaar.
event-cluedo-envelope-opened = In de envelop: **{ $suspect }, { $weapon }, { $room }**.
event-cluedo-lie-told = Een leugen bij vermoeden { $hypothesis }: { $player } verborg { $cards }.

## Wat je eigen zet oplevert, waar nog geen bericht het vertelt

result-cluedo-rolled = { $free ->
    [yes] **Je mag naar een kamer naar keuze gaan**, of { $total } vakjes lopen.
   *[no] Je mag **{ $total }** vakjes lopen.
}
result-cluedo-denounced = { $lied ->
    [yes] **Je had gelijk.**
   *[no] Het blijft onzeker: niets bevestigt de leugen.
}

## Wat maar één speler te weten komt

event-cluedo-hand-dealt = De kaarten zijn gedeeld. Hier zijn die van jou; in de envelop zitten er drie andere.
event-cluedo-questioned = { $by } ondervraagt je over vermoeden { $hypothesis }. Niemand anders ziet je antwoord. ❓
event-cluedo-card-seen = { $by } toont je: **{ $card }** (vermoeden { $hypothesis }). 🤫
event-cluedo-card-shown = Je toont { $to_whom }: **{ $card }** (vermoeden { $hypothesis }). 🤫
event-cluedo-envelope-seen = Je beschuldiging klopt niet. In de envelop zitten **{ $suspect }, { $weapon }, { $room }**. Houd het voor je zolang de partij duurt, en beantwoord vermoedens. 🤫

## Het overzicht

cluedo-table-choosing = { $waiting_n ->
    [one] { $waiting } moet nog een pion kiezen: { $pawns }.
   *[other] { $waiting } moeten nog een pion kiezen: { $pawns }.
}
cluedo-table-turn = { $phase ->
    [starting] { $who } is aan de beurt.
    [arrived] { $asks ->
        [yes] { $accuses ->
            [yes] { $who }: in deze kamer een vermoeden uitspreken, beschuldigen of de beurt beëindigen.
           *[no] { $who }: in deze kamer een vermoeden uitspreken of de beurt beëindigen.
        }
       *[no] { $who }: beschuldigen of de beurt beëindigen.
    }
   *[asked] { $who }: beschuldigen of de beurt beëindigen.
}
cluedo-table-rolled = { $free ->
    [yes] { $who } mag naar een kamer naar keuze gaan, { $total } vakjes lopen of blijven staan.
   *[no] { $who } mag { $total } vakjes lopen of blijven staan.
}
cluedo-table-rooms = Bereikbare kamers: { $rooms }.
cluedo-table-squares = { $n ->
    [one] Bereikbaar vakje: { $squares }
   *[other] Bereikbare vakjes ({ $n }): { $squares }
}
cluedo-table-no-way = Er is niets bereikbaar: er zit niets anders op dan blijven.
cluedo-table-asking = { $witness } moet het vermoeden van { $who } beantwoorden.
cluedo-table-won = { $who } heeft het raadsel opgelost: het was { $suspect }, { $room_at }, { $weapon_with }. 🏆
cluedo-table-nobody = { $reason ->
    [unsolved] Er was niemand meer over die kon beschuldigen: niemand heeft gewonnen.
   *[other] De partij is afgelopen zonder winnaar.
}
cluedo-table-seat-choosing = { $who }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}{ $state ->
    [active] {" "}(kiest een pion)
    [gone] {" "}(heeft de partij verlaten)
   *[idle] {""}
}
cluedo-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [asked] {" "}❓
    [out] {" "}✗
    [gone] {" "}✗
    [won] {" "}🏆
   *[idle] {""}
}: { $pawn_sign } { $pawn }, { $in_room ->
    [yes] { $place_at }
   *[no] op { $place }
}{ $cards ->
    [0] {""}
    [one] , { $cards } kaart
   *[other] , { $cards } kaarten
}{ $state ->
    [active] {" "}(aan de beurt)
    [asked] {" "}(moet antwoorden)
    [out] {" "}(antwoordt alleen nog)
    [gone] {" "}(heeft de partij verlaten)
   *[idle] {""}
}
cluedo-table-pawn = · { $pawn_sign } { $pawn } (door niemand gespeeld), { $in_room ->
    [yes] { $place_at }
   *[no] op { $place }
}
cluedo-table-weapons = { $weapons_n ->
    [one] **Wapen { $room_at }**: { $weapons }
   *[other] **Wapens { $room_at }**: { $weapons }
}
cluedo-table-weapons-off = { $weapons_n ->
    [one] **Wapen naast het bord**: { $weapons }
    [6] **Wapens**: allemaal nog naast het bord
   *[other] **Wapens naast het bord**: { $weapons }
}
cluedo-table-recent = **Laatste vermoedens**
cluedo-table-hypothesis = **{ $hypothesis }.** { $by }: { $suspect }, { $weapon }, { $room }{ $passed_n ->
    [0] {""}
   *[other] ; niets: { $passed }
}; { $answer ->
    [shown] kaart getoond door { $shown_by }
    [waiting] wacht op antwoord
    [dropped] zonder antwoord gebleven
   *[none] geen kaart getoond
}
cluedo-table-envelope = **De envelop**: { $suspect }, { $weapon }, { $room }.
cluedo-alt-table = De plattegrond van het huis, met de pionnen, de wapens en wat bereikbaar is.
cluedo-alt-desk = Je bureau: je pion, je kaarten, de kaarten die je te zien kreeg en, in je beurt, de bereikbare vakjes en kamers, zoals in de tekst van dit bericht.
cluedo-case-rule = -# Wie niets te tonen heeft, heeft geen van de drie kaarten; wie moet antwoorden, heeft er minstens één.

# De letters van de pionnen op de plattegrond
cluedo-letter-scarlett = R
cluedo-letter-mustard = Ge
cluedo-letter-white = W
cluedo-letter-green = Gr
cluedo-letter-peacock = B
cluedo-letter-plum = P
cluedo-picture-hand = Je kaarten
cluedo-picture-seen = Aan jou getoond
cluedo-picture-envelope = De envelop

## Het bureau

cluedo-desk-no-pawn = Je hebt nog geen pion. De kaarten worden gedeeld als iedereen er een heeft.
cluedo-desk-pawn = **Je pion**: { $pawn_sign } { $pawn }. De kaarten worden gedeeld als iedereen er een heeft.
cluedo-desk-hand = **Je pion**: { $pawn_sign } { $pawn }. **Je kaarten**: { $cards }.
cluedo-desk-asking = Je bent { $room_at }. **Je kaarten**: { $cards }.{ $seen_n ->
    [0] {""}
   *[other] {" "}**Aan jou getoond**: { $seen }.
}
cluedo-desk-question = **Vermoeden { $hypothesis }**, { $by } vraagt: { $suspect }, { $weapon }, { $room }? ❓
cluedo-desk-order = { $cards_n ->
    [0] Je kaarten antwoorden vanzelf: met een die de vrager al kent, anders met een willekeurige. Met **Voorkeurskaart kiezen** bepaal je de volgorde.
   *[other] Je kaarten antwoorden vanzelf: met een die de vrager al kent, anders met de eerste van deze waarnaar gevraagd wordt ({ $cards }), anders met een willekeurige.
}
cluedo-desk-fitting = { $cards_n ->
    [0] Je hebt geen van deze kaarten: antwoord dat je niets hebt.
    [one] Van deze kaarten heb je: **{ $cards }**.
   *[other] Van deze kaarten heb je: **{ $cards }**. Eén is genoeg, en je kiest zelf welke.
}
cluedo-board-pawns = **Op het bord**: { noun-cluedo-scarlett.short } { $scarlett } · { noun-cluedo-mustard.short } { $mustard } · { noun-cluedo-white.short } { $white } · { noun-cluedo-green.short } { $green } · { noun-cluedo-peacock.short } { $peacock } · { noun-cluedo-plum.short } { $plum }
cluedo-desk-rooms = Voor jou bereikbare kamers: { $rooms }.
cluedo-desk-squares = { $n ->
    [one] Voor jou bereikbaar vakje: { $squares }
   *[other] Voor jou bereikbare vakjes ({ $n }): { $squares }
}
cluedo-square = { $square }: { $room }, nog { $n }
cluedo-desk-no-way = Er is voor jou niets bereikbaar: je moet blijven.
cluedo-desk-seen = { $who } toonde je: **{ $card }** (vermoeden { $hypothesis }) 👁
cluedo-desk-given = Je toonde { $who }: { $card } (vermoeden { $hypothesis })
cluedo-desk-hidden = Je zei dat je niets had en verborg: { $cards } (vermoeden { $hypothesis }) 🤥
cluedo-desk-missed = Je beschuldigde: { $suspect }, { $weapon }, { $room }.
cluedo-desk-envelope = **Je hebt in de envelop gekeken**: { $suspect }, { $weapon }, { $room }.

## Weigeringen en waarschuwingen

refusal-cluedo-no-standing-answers = Aan deze tafel antwoordt iedereen zelf. De host kan voor de start iets anders kiezen.
refusal-cluedo-not-your-card = Kies een van je eigen kaarten.
refusal-cluedo-too-few-players = { $n ->
    [one] Eén speler is niet genoeg: er zijn er minstens { $least } nodig. Anderen kunnen op **Meedoen** drukken.
   *[other] Met { $n } spelers zou elke kaart in je hand zitten, in die van de ander of in de envelop: er zou niets te combineren zijn. Er zijn minstens { $least } spelers nodig; anderen kunnen op **Meedoen** drukken.
}
refusal-cluedo-pawns-chosen = De pionnen zijn voor de hele partij gekozen.
refusal-cluedo-pawn-taken = Die pion is bezet. Nog vrij: { $suspects }.
refusal-cluedo-in-choosing = De pionnen worden nog gekozen. Het spel begint als iedereen er een heeft.
refusal-cluedo-in-starting = Je beurt begint: dobbel, neem een geheime gang, blijf, of spreek in een kamer een vermoeden uit.
refusal-cluedo-in-rolled = De dobbelstenen liggen: verplaats je pion of blijf.
refusal-cluedo-in-arrived = Je bent in een kamer: spreek een vermoeden uit of beëindig je beurt. In je volgende beurt kun je weg.
refusal-cluedo-in-accusing = Je hebt je pion verplaatst, en hier valt geen vermoeden uit te spreken: beschuldig of beëindig je beurt.
refusal-cluedo-in-asking = Je bent getuige: beantwoord eerst het vermoeden.
refusal-cluedo-in-asked = Je hebt je vermoeden uitgesproken: beschuldig of beëindig je beurt.
refusal-cluedo-passage-or-roll = Je hebt gedobbeld: een geheime gang neem je in plaats van te dobbelen.
refusal-cluedo-no-passage = Hier is geen geheime gang. Deze kamers hebben er een: { $rooms }.
refusal-cluedo-there-already = Je pion is daar al. Wil je niet weg, kies dan voor blijven.
refusal-cluedo-shut-in = Pionnen versperren alle deuren: je kunt niet weg uit { $rooms_of }. Blijf, en neem in je volgende beurt de geheime gang als die er is.
refusal-cluedo-square-taken = Op dat vakje staat een pion, dus daar kan niemand stoppen. Kies een gemarkeerd vakje.
refusal-cluedo-out-of-reach = Met een worp van { $n } kom je daar niet. Je moet precies { $n } vakjes ver, nooit schuin, over geen pion heen en nooit twee keer over hetzelfde vakje. Kies een gemarkeerd vakje.
refusal-cluedo-door-blocked = Een pion verspert de ingang: je kunt niet { $rooms_to } gaan.
refusal-cluedo-room-too-far = Een worp van { $n } is niet genoeg om { $rooms_to } te gaan, of er staan pionnen in de weg.
refusal-cluedo-cellar = Niemand komt in de kelder: daar ligt de envelop.
refusal-cluedo-inside-a-room = Dat vakje ligt in een kamer: geef de naam van de kamer.
refusal-cluedo-no-such-place = Zo’n plek is er niet. Geef een kamer, of een vakje van de gang zoals `r7c4` (rij 7, kolom 4).
refusal-cluedo-not-in-a-room = Vermoedens spreek je uit in een kamer, en je pion staat in de gang.
refusal-cluedo-same-room = Aan deze tafel mag je { $rooms_at } geen twee vermoedens na elkaar uitspreken: ga er eerst uit, of wacht tot je ergens anders geroepen wordt.
refusal-cluedo-asked-already = Eén vermoeden per beurt: beschuldig of beëindig je beurt.
refusal-cluedo-nobody-asks = Niemand ondervraagt je nu.
refusal-cluedo-must-show = Aan deze tafel moet een getuige die een van de kaarten heeft, er een tonen.
refusal-cluedo-must-show-now = Wie alleen nog antwoordt, moet de waarheid spreken: toon een van de kaarten waarnaar gevraagd wordt.
refusal-cluedo-not-to-show = Toon een eigen kaart uit het vermoeden: { $suspects }, { $weapons }, { $rooms }.
refusal-cluedo-ask-first = Beschuldigen kan alleen direct na je eigen vermoeden: spreek er eerst een uit.
refusal-cluedo-you-only-answer = Je beantwoordt nu alleen nog vermoedens van anderen.
refusal-cluedo-no-false-witnesses = Aan deze tafel controleert de bot de getuigen: niemand kan liegen.
refusal-cluedo-denounced-already = Je hebt al een getuige van een leugen beticht: dat kan maar één keer per partij.
refusal-cluedo-no-such-hypothesis = { $n ->
    [0] Er is nog geen vermoeden.
   *[other] De vermoedens zijn genummerd van 1 tot { $n }.
}
refusal-cluedo-showed-something = Die speler zei bij vermoeden { $n } niet dat er niets te tonen was.
refusal-cluedo-only-answers = Die speler antwoordt alleen nog, of is weg: ontmaskeren zou niets veranderen.
caution-cluedo-own-card = Een van deze kaarten heb je zelf, dus deze beschuldiging is zeker fout. Toch beschuldigen?
caution-cluedo-seen-card = Een van deze kaarten kreeg je te zien, dus deze beschuldiging is zeker fout. Toch beschuldigen?
confirm-cluedo-accuse = **Je beschuldigt:** { $suspect }, { $weapon }, { $room }.
    Dat kan maar één keer: klopt het niet, dan antwoord je voortaan alleen nog.
confirm-cluedo-denounce = **Je ontmaskert** { $player }, wegens “niets te tonen” bij vermoeden { $hypothesis }.
    Dat kan maar één keer per partij.

## Spelregels, naar de situatie

rules-cluedo-start = **Cluedo in het kort**
    In de envelop zitten drie kaarten: de moordenaar, het wapen, de kamer. Alle andere zijn in handen van de spelers. Wie de drie noemt, wint.
    In je beurt dobbel je en ga je door de gang naar een kamer. Daar spreek je een **vermoeden** uit: de verdachte en het wapen komen naar die kamer, en de getuigen moeten je, te beginnen links van je, een van de drie kaarten tonen als ze er een hebben (met valse getuigen mogen ze die verbergen).
    Direct na je vermoeden mag je **beschuldigen**, één keer per partij (of, als de host dat zo koos, op elk moment van je beurt). Heb je het mis, dan antwoord je voortaan alleen nog.
rules-cluedo-choosing = **Pionnen kiezen**
    Iedereen kiest een pion, wie het eerst komt, het eerst maalt, en houdt die de hele partij. Met de kaarten die je krijgt, heeft dat niets te maken. Daarna deelt wie het hoogst gooit.
    Met 3 en 6 spelers begint Rosa Roodhart (anders de volgende pion met de klok mee); met 4 en 5 beginnen de spelers die een kaart minder hebben.
rules-cluedo-starting = **Je beurt begint**
    • **Dobbelen**: je gaat precies zoveel vakjes ver, horizontaal of verticaal, nooit schuin, over geen pion heen en nooit twee keer over hetzelfde vakje. Om een kamer in te gaan hoeft het getal niet precies te kloppen. Met dubbel 1 of dubbel 6 mag je naar elke kamer.
    • **Geheime gang**: Keuken en Studeerkamer zijn verbonden, en Serre en Zitkamer ook, zonder dobbelen.
    • **Blijven** zolang je wilt; in een kamer mag je een **vermoeden uitspreken** zonder je te verplaatsen.
rules-cluedo-starting-accuse-any-time = Aan deze tafel mag je nu ook **beschuldigen**.
rules-cluedo-starting-repeat-room-forbidden = Aan deze tafel mag je niet twee keer achter elkaar in dezelfde kamer een vermoeden uitspreken: ga er eerst uit.
rules-cluedo-starting-false-witnesses-on = Met valse getuigen mag je er ook een **ontmaskeren**, één keer per partij, voordat je beurt eindigt: noem de getuige die zei niets te kunnen tonen, en het vermoeden. Was het gelogen, dan antwoordt die speler voortaan alleen nog; zo niet, dan gebeurt er niets.
rules-cluedo-rolled = **Je hebt gedobbeld**
    Ga naar een bereikbare kamer, naar een gemarkeerd vakje, of blijf. Wie een kamer in gaat, is klaar met verplaatsen. Een deur met een pion ervoor is in beide richtingen versperd.
    Een vakje schrijf je als `r7c4`: rij 7, kolom 4, geteld zoals aan de rand van de plattegrond.
rules-cluedo-rolled-accuse-any-time = Aan deze tafel mag je nu ook **beschuldigen**.
rules-cluedo-arrived = **Je bent in een kamer**
    Je kunt een vermoeden uitspreken: een verdachte, een wapen, en deze kamer. Je mag eigen kaarten noemen om de anderen te misleiden. Als je dat erbij kiest, eindigt je beurt zodra je een kaart ziet: beschuldigen kan dan niet meer. Toont niemand er een, dan kan het nog wel. Of beëindig je beurt.
rules-cluedo-arrived-accuse-any-time = Aan deze tafel mag je nu ook **beschuldigen**.
rules-cluedo-accusing = **Je hebt je pion verplaatst**
    Er valt geen vermoeden uit te spreken: je pion staat in de gang, of je deed er al een in deze kamer en moet er eerst uit. Aan deze tafel mag je op elk moment van je beurt beschuldigen: drie namen naar keuze, één keer per partij. Of beëindig je beurt.
rules-cluedo-asking = **Een vermoeden wacht op antwoord**
    De getuigen antwoorden een voor een, te beginnen links van de vrager. De eerste die een van de drie kaarten heeft, toont er precies één, naar eigen keuze en alleen aan de vrager; dan stopt het vragen. Iedereen ziet wie niets had en wie iets toonde, maar nooit wat.
rules-cluedo-asked = **Je hebt je vermoeden uitgesproken**
    Je mag beschuldigen: drie namen naar keuze, in het geheim met de envelop vergeleken. Kloppen ze, dan win je. Zo niet, dan zie alleen jij de drie kaarten, en antwoord je voortaan alleen nog. Beschuldigen kan maar één keer. Of beëindig je beurt.
rules-cluedo-asked-false-witnesses-on = Met valse getuigen bewijst het niets dat niemand een kaart toonde; heeft iemand gelogen, ontmasker die speler dan voordat je beurt eindigt, nu of in een latere beurt.
rules-cluedo-witness = **Je bent getuige**
    Heb je een van de drie kaarten, toon er dan een naar keuze; alleen de vrager ziet die. De bot vraagt het je ook als er niets te kiezen valt, zodat de tijd die het kost niets verraadt.
rules-cluedo-witness-false-witnesses-on = Met valse getuigen mag je ook zeggen dat je niets hebt, behalve als je al alleen nog antwoordt. Ontmaskert iemand je in een eigen beurt, en terecht, dan antwoord je voortaan alleen nog.
rules-cluedo-waiting = **Iemand anders is aan de beurt**
    Noteer wie niets te tonen had, en wie aan wie een kaart toonde. **Mijn notities** is je notitieboekje.
rules-cluedo-waiting-false-witnesses-on = Met valse getuigen kun je er in je eigen beurt een ontmaskeren.
rules-cluedo-out = **Je antwoordt alleen nog**
    Je verplaatst, vraagt en beschuldigt niet meer, maar je blijft getuige, en wel een eerlijke: toon een kaart als erom gevraagd wordt, en zeg niets over de envelop.
rules-cluedo-over = **De partij is afgelopen**
    Waren de kaarten gedeeld, dan is de envelop open. Het verloop en het partijbestand blijven hier.

## Verdachten, wapens, kamers

noun-cluedo-scarlett = Rosa Roodhart
    .short = Roodhart
    .sign = 🔴
    .also = Rosa|Juffrouw Roodhart
noun-cluedo-mustard = Kolonel van Geelen
    .short = Van Geelen
    .sign = 🟡
    .also = Geelen|Kolonel Geelen|Kolonel Mosterd
noun-cluedo-white = Mevrouw de Wit
    .short = De Wit
    .sign = ⚪
    .also = Wit|Mevrouw Wit
noun-cluedo-green = Dominee Groenewoud
    .short = Groenewoud
    .sign = 🟢
    .also = Dominee Groen|Groen
noun-cluedo-peacock = Mevrouw Blaauw van Draet
    .short = Blaauw
    .sign = 🔵
    .also = Mevrouw Blaauw|Blaauw van Draet|Blauw
noun-cluedo-plum = Professor Pimpel
    .short = Pimpel
    .sign = 🟣
    .also = Prof. Pimpel
noun-cluedo-dagger = Dolk
    .with = met de Dolk
noun-cluedo-candlestick = Kandelaar
    .with = met de Kandelaar
noun-cluedo-revolver = Revolver
    .with = met de Revolver
    .also = Pistool
noun-cluedo-rope = Touw
    .with = met het Touw
    .also = Koord
noun-cluedo-cosh = Loden pijp
    .with = met de Loden pijp
    .also = Pijp|Ploertendoder|Knuppel
noun-cluedo-spanner = Engelse sleutel
    .short = Sleutel
    .with = met de Engelse sleutel
    .also = Moersleutel|Sleutel
noun-cluedo-nothing = Niets te tonen
noun-cluedo-kitchen = Keuken
    .at = in de Keuken
    .to = naar de Keuken
    .of = de Keuken
noun-cluedo-ball_room = Balzaal
    .at = in de Balzaal
    .to = naar de Balzaal
    .of = de Balzaal
noun-cluedo-conservatory = Serre
    .at = in de Serre
    .to = naar de Serre
    .of = de Serre
    .also = Wintertuin
noun-cluedo-billiard_room = Biljartkamer
    .at = in de Biljartkamer
    .to = naar de Biljartkamer
    .of = de Biljartkamer
    .also = Biljart
noun-cluedo-library = Bibliotheek
    .at = in de Bibliotheek
    .to = naar de Bibliotheek
    .of = de Bibliotheek
noun-cluedo-study = Studeerkamer
    .short = Studeerk.
    .at = in de Studeerkamer
    .to = naar de Studeerkamer
    .of = de Studeerkamer
    .also = Werkkamer
noun-cluedo-hall = Hal
    .at = in de Hal
    .to = naar de Hal
    .of = de Hal
    .also = Vestibule
noun-cluedo-lounge = Zitkamer
    .at = in de Zitkamer
    .to = naar de Zitkamer
    .of = de Zitkamer
    .also = Salon|Woonkamer
noun-cluedo-dining_room = Eetkamer
    .at = in de Eetkamer
    .to = naar de Eetkamer
    .of = de Eetkamer

## Het dossier

cluedo-sheet-suspects = Verdachten
cluedo-sheet-weapons = Wapens
cluedo-sheet-rooms = Kamers
cluedo-sheet-envelope = De envelop

## Waarom iets zeker is

cluedo-why-hand = { $held ->
    [yes] De kaart { $card } zit in je eigen hand.
   *[no] Je ziet je eigen hand: de kaart { $card } zit er niet in.
}
cluedo-why-told = { $how ->
    [saw] Bij nr. { $no } toonde { $who } je { $cards }.
    [envelope] Bij nr. { $no } zag je wat er in de envelop zit: { $cards }.
    [confessed] Bij nr. { $no } bleek een leugen: { $who } verborg { $cards }.
    [cleared] Bij nr. { $no } bleek dat { $who } niet gelogen had; daar zit dus geen van deze kaarten: { $cards }.
   *[passed] Bij nr. { $no } had { $who } niets te tonen van { $cards }.
}
cluedo-why-one-of = { $how ->
    [asked] Bij nr. { $no } moet { $who } een van de kaarten { $cards } tonen
    [caught] Bij nr. { $no } bleek dat { $who } een van de kaarten { $cards } verborg
   *[showed] Bij nr. { $no } toonde { $who } een van de kaarten { $cards }
}: { $mine_n ->
    [0] {""}
   *[other] niet { $mine } (van jou),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] niet { $seen } (gezien bij nr. { $seen_nos }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] niet { $passed } (niets te tonen bij nr. { $passed_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] niet { $above } (zie hierboven),{" "}
}dus { $card }.
cluedo-why-kind = In de envelop zit één kaart van elke soort: { $mine_n ->
    [0] {""}
   *[other] niet { $mine } (van jou),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] niet { $seen } (gezien bij nr. { $seen_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] niet { $above } (zie hierboven),{" "}
}dus { $card }.
cluedo-why-nowhere-else = De kaart { $card } is niet van jou{ $passed_n ->
    [0] {""}
    [one] , en { $passed } had niets te tonen bij nr. { $passed_nos }
   *[other] , en { $passed } hadden niets te tonen bij nr. { $passed_nos }
}{ $above_n ->
    [0] {""}
    [one] , en { $above } kan deze kaart niet hebben (zie hierboven)
   *[other] , en { $above } kunnen deze kaart niet hebben (zie hierboven)
}{ $sealed ->
    [yes] , en in de envelop zit een andere kaart van deze soort{ $sealed_nos_n ->
        [0] {""}
       *[other] {" "}(nr. { $sealed_nos })
    }
   *[no] {""}
}. Dus zit de kaart { $who ->
    [none] in de envelop.
   *[other] bij { $who }.
}
cluedo-why-whole-hand = { $who } heeft { $size ->
    [one] één kaart, en dat is
   *[other] { $size } kaarten, en dat zijn
} { $seen_n ->
    [0] {""}
   *[other] { $seen } (gezien bij nr. { $seen_nos }){ $above_n ->
        [0] {""}
       *[other] {" "}en{" "}
    }
}{ $above_n ->
    [0] {""}
   *[other] { $above } (zie hierboven)
}: verder niets.
cluedo-why-no-others = { $who } heeft { $size } kaarten, en { $nos_n ->
    [0] {""}
   *[other] na nr. { $nos }{" "}
}blijven daarvoor alleen { $cards } over.
cluedo-why-no-room = { $who } heeft { $size } kaarten: { $held_n ->
    [0] {""}
   *[other] { $held }, en{" "}
}{ $nos_n ->
    [one] één voor het antwoord bij nr. { $nos }
   *[other] één voor elk van de antwoorden bij nr. { $nos }, die geen mogelijke kaart gemeen hebben
}{ $also_n ->
    [0] {""}
   *[other] {" "}(zie nr. { $also })
}. Er is geen plaats voor { $cards_n ->
    [one] de kaart
   *[other] de kaarten
} { $cards }.
cluedo-why-fork = { $how ->
    [asked] Bij nr. { $no } moet { $who } een van de kaarten { $cards } tonen
    [caught] Bij nr. { $no } bleek dat { $who } een van de kaarten { $cards } verborg
   *[showed] Bij nr. { $no } toonde { $who } een van de kaarten { $cards }
}: { $mine_n ->
    [0] {""}
   *[other] niet { $mine } (van jou),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] niet { $seen } (gezien bij nr. { $seen_nos }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] niet { $passed } (niets te tonen bij nr. { $passed_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] niet { $above } (zie hierboven),{" "}
}dus geval voor geval:
cluedo-why-case = **{ $label }** Als het de kaart { $card } is:
cluedo-why-suppose = Stel dat de kaart { $card } { $held ->
    [yes] {""}
   *[no] niet{" "}
}{ $who ->
    [none] in de envelop zat.
   *[other] bij { $who } zat.
}
cluedo-why-clash = Dat kan niet: { $rule ->
    [one_of] { $who } moet een van de kaarten { $cards } hebben, en zou er geen kunnen hebben
    [kind] in de envelop zou geen van de kaarten { $cards } zitten
    [nowhere_else] de kaart { $card } zou bij niemand kunnen zitten, en ook niet in de envelop
    [whole_hand] { $who } zou { $cards } hebben, en heeft maar { $size ->
        [one] één kaart
       *[other] { $size } kaarten
    }
    [no_others] er zouden te weinig kaarten overblijven voor de { $size ->
        [one] ene kaart
       *[other] { $size } kaarten
    } van { $who }
   *[clash] de kaart { $card } zou { $who ->
        [none] in de envelop en tegelijk ergens anders zitten
       *[other] bij { $who } en tegelijk ergens anders zitten
    }
}{ $nos_n ->
    [0] {""}
   *[other] {" "}(nr. { $nos })
}.
cluedo-why-so = Dus zit de kaart { $card } { $held ->
    [yes] {""}
   *[no] niet{" "}
}{ $who ->
    [none] in de envelop.
   *[other] bij { $who }.
}
cluedo-why-together = Alles bij elkaar blijft er { $nos_n ->
    [0] met je eigen hand erbij
   *[other] na nr. { $nos }
} maar één mogelijkheid over: { $held ->
    [yes] de kaart { $card } zit { $who ->
        [none] in de envelop.
       *[other] bij { $who }.
    }
   *[no] de kaart { $card } zit niet { $who ->
        [none] in de envelop.
       *[other] bij { $who }.
    }
}

## Alle spelregels, bladzijde voor bladzijde; de laatste is een voorbeeld van een beurt

rulebook-cluedo-1 = **Het doel**
    Dr. Swart ligt dood in zijn huis. Wie deed het, met welk wapen, in welke kamer? Er zijn 21 kaarten: 6 verdachten, 6 wapens, 9 kamers. Van elke soort zit er één in de **envelop**; dat is de oplossing. Wie die als eerste noemt, wint.
    De andere 18 kaarten worden gedeeld. Een kaart die je ziet, zit niet in de envelop: zo kom je verder.
    Er spelen 3 tot 6 spelers mee. Een kaart in je hand heeft niets met je pion te maken.
rulebook-cluedo-2 = **Voorbereiding**
    Iedereen kiest een pion; wie het eerst komt, het eerst maalt. Alle zes staan op hun beginvakje, ook die door niemand gespeeld worden. Wapens komen in huis als ze genoemd worden.
    De spelers dobbelen; wie het hoogst gooit, deelt, kaart voor kaart. Met vier of vijf spelers hebben sommigen een kaart minder: zij beginnen. Met drie of zes begint Rosa Roodhart; speelt niemand haar, dan de volgende pion met de klok mee.
    Er wordt met de klok mee gespeeld.
rulebook-cluedo-3 = **Verplaatsen**
    In je beurt kies je:
    • **dobbelen** en door de gang gaan, precies zover als de som, nooit schuin en nooit twee keer over hetzelfde vakje. Over een vakje met een pion kun je niet heen. Een kamer ga je in door een deur; daar hoeft het getal niet precies te kloppen, en je verplaatsing eindigt;
    • de **geheime gang** van een hoekkamer nemen, zonder te dobbelen;
    • **blijven** waar je bent.
    {""}**Dubbel 1 of dubbel 6**: je mag rechtstreeks naar een kamer naar keuze.
rulebook-cluedo-4 = **Het vermoeden**
    In een kamer kun je per beurt één vermoeden uitspreken: een verdachte, een wapen, en de kamer waarin je bent. De pion van de verdachte en het wapen komen erheen en blijven er.
    De getuigen antwoorden een voor een, te beginnen links van je. Wie geen van de drie kaarten heeft, past. De eerste die er minstens één heeft, toont je er **maar één**, naar eigen keuze, en alleen aan jou; daarmee stopt het vragen.
    De anderen zien wie paste en wie iets toonde, maar niet welke kaart. Je mag kaarten noemen die je zelf hebt.
    Je kunt bij een vermoeden zeggen dat je beurt eindigt zodra er een kaart getoond wordt. Een tafel kan ook twee vermoedens na elkaar in dezelfde kamer verbieden: ga er dan eerst uit, of wacht tot je ergens anders geroepen wordt.
rulebook-cluedo-5 = **Beschuldigen, en het einde**
    Direct na je vermoeden kun je beschuldigen: drie kaarten, een kamer naar keuze. Alleen jij kijkt in de envelop.
    • **Goed**: je laat de kaarten zien en wint.
    • **Fout**: je speelt niet meer, maar beantwoordt nog wel vermoedens. Niemand komt te weten wat je noemde.
    Iedereen beschuldigt maar één keer. Had iedereen het mis, dan wint niemand.
    Wie weggaat, komt niet meer aan de beurt; de kaarten blijven antwoorden, naar waarheid. Speelt er twee rondes lang niemand, dan eindigt de partij zonder winnaar.
    Als de tafel dat zo heeft afgesproken, kun je op elk moment van je beurt beschuldigen.
rulebook-cluedo-6 = **Valse getuigen, of kaarten die antwoorden (opties)**
    Volgens de regels van 1974 mag een getuige een kaart verbergen; komt dat uit, dan speelt die getuige niet meer en antwoordt alleen nog. Met deze optie mag een getuige zeggen niets te hebben. Eén keer per partij kun je in je beurt een getuige bij een vermoeden **ontmaskeren**. Was het gelogen, dan ligt die getuige eruit; zo niet, dan kom je niets meer te weten. Wie een plaats overneemt, staat ook in voor de leugens ervan: **Mijn bureau** noemt ze.
    Zonder deze optie antwoordt elke getuige eerlijk, en kiest alleen welke kaart getoond wordt.
    Een tafel kan ook **de kaarten vanzelf laten antwoorden**, meteen en eerlijk: met een kaart die de vrager al kent, anders met de eerste waarnaar gevraagd wordt van de kaarten die je met **Voorkeurskaart kiezen** koos, anders met een willekeurige.
rulebook-cluedo-7 = **Voorbeeld van een beurt**
    Anna speelt Mevrouw de Wit. Ze is in de Balzaal, gooit 3 en 4, gaat naar de Serre, vier vakjes verderop, en spreekt een vermoeden uit: Kolonel van Geelen, het Touw, in de Serre. De pion van Van Geelen en het Touw komen erheen.
    Links van haar heeft Bruno geen van de drie kaarten: hij past. Chloé heeft het Touw en de Serre. Zij kiest, en toont het Touw alleen aan Anna. Aan Diane wordt niets meer gevraagd.
    Anna streept het Touw weg. Bruno weet alleen dat Chloé een van de drie heeft, en iedereen weet dat Bruno er geen heeft. Anna beschuldigt niet: haar beurt is voorbij.

## De les: een paar beslissingen uit een echte partij, en waarom

lesson-cluedo-start = **Cluedo in vijf minuten**
    Een verdachte, een wapen en een kamer zitten in de envelop. De andere 18 kaarten zijn in handen van jou, van Camille links van je, en van Robin. Je speelt Dominee Groenewoud.
    Hier zijn vier beslissingen uit een echte partij.
lesson-cluedo-1 = Robin is in de Eetkamer en spreekt een vermoeden uit: Rosa Roodhart, de Kandelaar, de Eetkamer. Je hebt geen van deze kaarten: je past. Camille toont een kaart, alleen aan Robin.
    {""}**Wat weet je nu?**
lesson-cluedo-1-candlestick = Camille heeft de Kandelaar
lesson-cluedo-1-candlestick-why = Misschien, maar je zag de kaart niet: het kan elk van de drie zijn.
lesson-cluedo-1-one = Camille heeft een van de drie kaarten
lesson-cluedo-1-one-why = Ja: minstens één. Noteer het: zodra je weet welke twee Camille niet heeft, weet je de derde.
lesson-cluedo-1-none = Geen van de drie zit in de envelop
lesson-cluedo-1-none-why = Nee: er werd maar één kaart getoond. De andere twee kunnen overal zijn, ook in de envelop.
lesson-cluedo-2 = Je hebt 11 gegooid en bent naar de Biljartkamer gegaan.
    {""}**Welk vermoeden kun je uitspreken?**
lesson-cluedo-2-library = Groenewoud, de Dolk, de Bibliotheek
lesson-cluedo-2-library-why = Nee: de kamer is altijd die waarin je pion staat, hier de Biljartkamer.
lesson-cluedo-2-weapons = De Dolk, de Kandelaar, de Biljartkamer
lesson-cluedo-2-weapons-why = Nee: een vermoeden is altijd een verdachte, een wapen en een kamer.
lesson-cluedo-2-billiard = Groenewoud, de Dolk, de Biljartkamer
lesson-cluedo-2-billiard-why = Ja: je eigen pion kan de verdachte zijn. Je mag zelfs kaarten noemen die je hebt, om iets over de rest te leren.
lesson-cluedo-3 = Je noemde Dominee Groenewoud, de Dolk en de Biljartkamer. Camille, die als eerste moest antwoorden, toont je de **Dolk**.
    {""}**Wat kun je wegstrepen?**
lesson-cluedo-3-all = Alle drie de kaarten
lesson-cluedo-3-all-why = Nee: het vragen stopt bij de eerste kaart. Over Dominee Groenewoud en de Biljartkamer weet je niet meer dan eerst.
lesson-cluedo-3-dagger = Alleen de Dolk
lesson-cluedo-3-dagger-why = Ja: Camille heeft hem, dus zit hij niet in de envelop. Camille koos wat je te zien kreeg, misschien om een andere kaart te verbergen.
lesson-cluedo-3-nothing = Niets: het kan bluf zijn
lesson-cluedo-3-nothing-why = Toch wel: een kaart die getoond wordt, is echt. Je hebt hem gezien, dus zit hij niet in de envelop.
lesson-cluedo-4 = Robin, in de Keuken, noemt Rosa Roodhart, de Engelse sleutel en de Keuken. Jij bent de eerste getuige. Van deze kaarten heb je de **Keuken**.
    {""}**Wat doe je?**
lesson-cluedo-4-pass = Ik zeg dat ik niets heb
lesson-cluedo-4-pass-why = Nee: wie een van de kaarten heeft, moet er een tonen. Alleen met de optie van valse getuigen mag je liegen, en dat is een risico.
lesson-cluedo-4-table = Ik toon de Keuken aan iedereen
lesson-cluedo-4-table-why = Nee: een kaart wordt alleen getoond aan wie vraagt. De anderen komen alleen te weten dat je antwoordde.
lesson-cluedo-4-robin = Ik toon de Keuken alleen aan Robin
lesson-cluedo-4-robin-why = Ja: het is de enige die je kunt tonen. Heb je er meerdere, toon dan liever een kaart die al bekend is.
lesson-cluedo-end = **Meer heb je niet nodig om te spelen.** Streep weg wat je ziet, noteer wie past en wie antwoordt, en beschuldig alleen als je zeker bent: iedereen beschuldigt maar één keer. **Mijn dossier** houdt het bij.

## Technieken van deductie, de makkelijkste eerst

technique-cluedo-told = In één oogopslag
technique-cluedo-told-page = Eén ding dat je al weet, is genoeg: een kaart uit je eigen hand, een kaart die je getoond werd, of, waar geen getuige mag liegen, iemand die niets te tonen had.
    {""}*Voorbeeld:* aan Robin wordt gevraagd naar Groenewoud, het Touw en de Hal, en Robin heeft niets te tonen. Robin heeft geen van de drie.
technique-cluedo-one-of = Een van de getoonde
technique-cluedo-one-of-page = Iemand toonde een van drie kaarten. Streep weg wat daar niet kan zitten; blijft er één over, dan was het die.
    {""}*Voorbeeld:* Camille toont Robin een van de kaarten Pimpel, Engelse sleutel en Studeerkamer. De Engelse sleutel heb jij, en toen er eerder naar de Studeerkamer gevraagd werd, had Camille niets te tonen. Het was Pimpel.
technique-cluedo-kind = De laatste van de soort
technique-cluedo-kind-page = In de envelop zitten één verdachte, één wapen en één kamer. Zitten alle kaarten van een soort op één na ergens anders, dan zit die ene in de envelop.
    {""}*Voorbeeld:* van de zes wapens heb je er twee, en van nog drie weet je waar ze zijn. Het zesde zit in de envelop.
technique-cluedo-nowhere-else = Nergens anders
technique-cluedo-nowhere-else-page = Elke kaart is ergens. Blijft er voor een kaart maar één plek over, dan is die daar.
    {""}*Voorbeeld:* jij hebt de Bibliotheek niet, en toen ernaar gevraagd werd, pasten Camille en Robin allebei. De kaart zit in de envelop.
technique-cluedo-whole-hand = Volle hand
technique-cluedo-whole-hand-page = Je weet hoeveel kaarten iedereen heeft. Ken je een hele hand, dan zit er geen andere kaart in.
    {""}*Voorbeeld:* Robin heeft drie kaarten: Groenewoud, het Touw en de Hal. Dus Robin heeft de Keuken niet, al vroeg niemand Robin ernaar.
technique-cluedo-no-others = Net genoeg over
technique-cluedo-no-others-page = Blijven er voor een hand maar zoveel kaarten over als erin zitten, dan zitten ze er allemaal in.
    {""}*Voorbeeld:* Robin heeft vier kaarten, en alles behalve Pimpel, de Engelse sleutel, de Studeerkamer en de Hal is uitgesloten. Robin heeft deze vier.
technique-cluedo-no-room = Geen plaats meer
technique-cluedo-no-room-page = Antwoorden op vragen zonder gemeenschappelijke kaart staan elk voor een andere kaart. Vullen die de hand, dan zijn alle andere kaarten uitgesloten.
    {""}*Voorbeeld:* van Robin zijn twee kaarten onbekend. Robin toonde een keer Pimpel of de Engelse sleutel, en een keer Groenewoud of de Hal. Robin heeft van elk paar één kaart, en verder niets.
technique-cluedo-cases = Geval voor geval
technique-cluedo-cases-page = Eén stap is niet genoeg, maar er zijn maar een paar gevallen, en elk leidt tot hetzelfde. Neem ze een voor een aan, en kijk wat eruit volgt.
    {""}*Voorbeeld:* Robin toonde de Engelse sleutel of de Hal. Camille toonde Groenewoud of de Engelse sleutel, en later Groenewoud of de Hal. Heeft Robin de Engelse sleutel, dan was Camilles eerste kaart Groenewoud; heeft Robin de Hal, dan was het de tweede. Dus Camille heeft Groenewoud.

## De opdrachten (de Engelse namen staan in de code)

command-cluedo = cluedo
command-cluedo-description = Speel Cluedo aan de tafel van dit kanaal.

command-cluedo-pawn = pion
command-cluedo-pawn-description = Kies je pion, voordat de kaarten gedeeld worden.
command-cluedo-pawn-suspect = verdachte
command-cluedo-pawn-suspect-description = De pion die je speelt.

command-cluedo-roll = dobbelen
command-cluedo-roll-description = Gooi de twee dobbelstenen.

command-cluedo-move = verplaatsen
command-cluedo-move-description = Verplaats je pion volgens je worp.
command-cluedo-move-to = waarheen
command-cluedo-move-to-description = Een kamer, of een vakje zoals r7c4 (rij 7, kolom 4).

command-cluedo-passage = gang
command-cluedo-passage-description = Neem de geheime gang in plaats van te dobbelen.

command-cluedo-stay = blijven
command-cluedo-stay-description = Laat je pion staan waar hij is.

command-cluedo-suggest = vermoeden
command-cluedo-suggest-description = Spreek een vermoeden uit in de kamer waarin je pion staat.
command-cluedo-suggest-suspect = verdachte
command-cluedo-suggest-suspect-description = De verdachte, die naar de kamer komt.
command-cluedo-suggest-weapon = wapen
command-cluedo-suggest-weapon-description = Het wapen, dat naar de kamer komt.
command-cluedo-suggest-end = beëindigen
command-cluedo-suggest-end-description = Beëindig je beurt zodra je een kaart ziet, zonder te beschuldigen.

command-cluedo-show = tonen
command-cluedo-show-description = Beantwoord een vermoeden met een van je kaarten; alleen de vrager ziet die.
command-cluedo-show-card = kaart
command-cluedo-show-card-description = Een van de drie genoemde kaarten.

command-cluedo-prefer = voorkeur
command-cluedo-prefer-description = Zeg welke kaart als eerste getoond wordt waar kaarten vanzelf antwoorden.
command-cluedo-prefer-card = kaart
command-cluedo-prefer-card-description = Een van je kaarten.

command-cluedo-accuse = beschuldigen
command-cluedo-accuse-description = Zeg wat er in de envelop zit; maar één keer per partij.
command-cluedo-accuse-suspect = verdachte
command-cluedo-accuse-suspect-description = De moordenaar.
command-cluedo-accuse-weapon = wapen
command-cluedo-accuse-weapon-description = Het wapen.
command-cluedo-accuse-room = kamer
command-cluedo-accuse-room-description = De plaats delict.

command-cluedo-denounce = ontmaskeren
command-cluedo-denounce-description = Ontmasker een getuige die een kaart verborg; maar één keer per partij.
command-cluedo-denounce-player = speler
command-cluedo-denounce-player-description = De getuige die loog.
command-cluedo-denounce-suggestion = vermoeden
command-cluedo-denounce-suggestion-description = Het nummer van het vermoeden.

command-cluedo-end = einde
command-cluedo-end-description = Beëindig je beurt.
