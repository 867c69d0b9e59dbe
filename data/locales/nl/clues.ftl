# 13 Clues. Geen Nederlandse uitgave gevonden: de begrippen zijn gewoon vertaald, zie GLOSSARY.md.

game-clues = 13 Clues
club-clues = dertien-aanwijzingen
kind-clues = combineren
about-clues = Londen, 1899: op je scherm staan een dader, een plaats en een wapen die iedereen ziet, behalve jij. Ondervraag de getuigen en los je zaak op voordat de anderen dat doen.
    -# 2 tot 6 spelers · ongeveer 30 minuten · gemiddeld: combineren
option-clues-top_secret = Strikt geheim (3 tot 6 spelers)

verb-clues-place = Drie kaarten kiezen
verb-clues-ask = Een getuige ondervragen
verb-clues-informant = Informant raadplegen
verb-clues-accuse = Beschuldigen
verb-clues-take = Een loep nemen

field-clues-place-person = De persoon voor je linkerbuur
field-clues-place-place = De plaats voor je linkerbuur
field-clues-place-weapon = Het wapen voor je linkerbuur
field-clues-ask-witness = Welke getuige?
field-clues-ask-about = Hoeveel kaarten… (kleur of kenmerk)
field-clues-ask-inner = Telt de linker- of de rechterkaart mee?
field-clues-ask-secret = Je fiche “Strikt geheim” inzetten?
field-clues-informant-letter = Welke geheime informant?
field-clues-accuse-person = De dader
field-clues-accuse-place = De plaats delict
field-clues-accuse-weapon = Het wapen
field-clues-take-player = Van wie neem je een loep?

## Wat iedereen hoort

event-clues-dealt = { $removed_n ->
    [0] Alle kleuren doen mee.
    [one] Deze kleur blijft in de doos: { $removed_low }.
   *[other] Deze kleuren blijven in de doos: { $removed_low }.
} { $informants ->
    [0] Met zes spelers zijn er geen geheime informanten.
   *[other] Er zijn { $informants } geheime informanten.
} Kies allemaal drie kaarten voor je linkerbuur.
event-clues-chosen = { $by } heeft gekozen.
event-clues-screens-set = Iedereen heeft gekozen: de kaarten staan op de schermen.
event-clues-turn-began = { $loupes ->
    [0] { $seat } is aan de beurt.
    [one] { $seat } is aan de beurt, met { $loupes } loep.
   *[other] { $seat } is aan de beurt, met { $loupes } loepen.
}
event-clues-loupe-drawn = { $by } heeft geen loep meer en neemt er een uit de voorraad.
event-clues-loupe-taken = De voorraad is leeg: { $by } neemt een loep van { $player }.
event-clues-asked = { $inner_id ->
    [left] { $by } ondervraagt { $witness }: “{ $about_how }, als je de linkerkaart achter je scherm meetelt?”
    [right] { $by } ondervraagt { $witness }: “{ $about_how }, als je de rechterkaart achter je scherm meetelt?”
   *[none] { $by } geeft { $witness } een loep en vraagt: “{ $about_how }?”
} Antwoord: **{ $count }**.
event-clues-asked-in-secret = { $by } geeft { $witness } een loep, zet het fiche “Strikt geheim” in en vraagt: “{ $about_how }?” Het antwoord is **strikt geheim**.
event-clues-consulted = { $by } raadpleegt de geheime informant **{ $letter }**.
event-clues-loupe-given = { $player ->
    [none] De loep gaat naar de voorraad.
   *[other] De loep gaat naar { $player }.
}
event-clues-accused = { $by } beschuldigt: “Het was { $person_the }, { $place_at }, { $weapon_with }.” { $right ->
    [yes] **Dat klopt!**
   *[no] **Dat klopt niet.**
}
event-clues-loupes-dropped = { $count ->
    [one] { $seat } legt de laatste loep terug in de voorraad.
   *[other] { $seat } legt de laatste { $count } loepen terug in de voorraad.
}
event-clues-turn-missed = Voor { $seat } is de tijd om: de beurt gaat voorbij.
event-clues-left = { $seat } verlaat de partij, maar antwoordt nog wel als getuige.
event-clues-won = { $by } heeft de zaak opgelost en wint! 🏆
event-clues-stalled = Twee rondes lang heeft niemand gespeeld: de partij eindigt zonder winnaar.
event-clues-last-one = Alle anderen zijn weg: { $seat } wint! 🏆
event-clues-case-opened = Op het scherm van { $seat } stonden: { $person }, { $place }, { $weapon }.

## Wat je eigen zet oplevert, waar nog geen bericht het vertelt

result-clues-asked = Je vraag aan { $witness }: “{ $about_how }?” Antwoord: **{ $count }**.

## Wat maar één speler te weten komt

event-clues-hand-dealt = De kaarten zijn gedeeld.
event-clues-screen-seen = De schermen staan. Hier is alles wat je ziet; de drie kaarten op je eigen scherm zie je nooit.
event-clues-answer-got = Strikt geheim: op je vraag “{ $about_how }?” antwoordt { $witness }: **{ $count }**. 🤫
event-clues-answer-given = Strikt geheim: op “{ $about_how }?” antwoord je { $by }: **{ $count }**. 🤫
event-clues-informant-seen = De geheime informant **{ $letter }** is: **{ $card_full }**. 🤫

## Het overzicht

clues-table-choosing = { $n ->
    [one] **De kaarten zijn gedeeld.** Eén speler kiest nog drie kaarten: { $waiting }.
   *[other] **De kaarten zijn gedeeld.** { $n } spelers kiezen nog drie kaarten: { $waiting }.
}
clues-table-acting = { $loupes ->
    [one] { $who } is aan de beurt, met nog { $loupes } loep
   *[other] { $who } is aan de beurt, met nog { $loupes } loepen
}.
clues-table-acting-duel = { $who } is aan de beurt, één actie: de getuige ondervragen, een informant raadplegen of beschuldigen.
clues-table-taking = { $who } is aan de beurt: de voorraad is leeg, dus iemand moet een loep afstaan.
clues-table-solved = { $who } heeft de zaak opgelost: het was { $person_the }, { $place_at }, { $weapon_with }. 🏆
clues-table-won = Alle anderen zijn weg: { $who } heeft gewonnen. 🏆
clues-table-nobody = De partij is afgelopen zonder winnaar.
clues-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [chosen] {" "}✓
    [choosing] {" "}…
    [gone] {" "}✗
   *[idle] {""}
}{ $counted ->
    [yes] { $loupes ->
        [one] : { $loupes } loep
       *[other] : { $loupes } loepen
    }
   *[no] {""}
}{ $tile ->
    [yes] , fiche “Strikt geheim”
   *[no] {""}
}{ $state ->
    [active] {" "}(aan de beurt)
    [chosen] {" "}(heeft gekozen)
    [choosing] {" "}(is aan het kiezen)
    [gone] {" "}(heeft de partij verlaten)
   *[idle] {""}
}
clues-table-reserve = { $n ->
    [0] De voorraad is leeg.
    [one] Voorraad: { $n } loep.
   *[other] Voorraad: { $n } loepen.
}
clues-table-informants = { $n ->
    [0] Geen geheime informanten met zes spelers.
   *[other] Geheime informanten: { $letters }.
}
clues-table-informants-over = De geheime informanten, vanaf A: { $cards }.
clues-table-colours = Kleuren in het spel: { $colours_low }.
clues-table-recent = **Laatste vragen**
clues-table-question = { $by } → { $witness }: { $about_low }{ $inner_id ->
    [left] {" "}(met de linkerkaart)
    [right] {" "}(met de rechterkaart)
   *[none] {""}
}? **{ $count }**
clues-table-question-secret = { $by } → { $witness }: { $about_low }? **Strikt geheim**
clues-table-missed = **Laatste foute beschuldigingen**
clues-table-miss = { $by }: het was niet { $person_the }, { $place_at }, { $weapon_with }
clues-alt-table = De tafel van boven: schermen, loepen, de voorraad, de informanten, de kleuren in het spel, de laatste vraag en de laatste foute beschuldigingen.
clues-alt-over = Het einde: wat er op elk scherm stond, en de geheime informanten.
clues-alt-desk = Je bureau: je kaarten, zoals in de tekst van dit bericht.

## Het bureau

clues-desk-hand = **Je vijf kaarten**: { $cards_full }.
clues-desk-to-choose = Kies een persoon, een plaats en een wapen: die komen op het scherm van je linkerbuur ({ $neighbour }), en je twee andere kaarten achter je eigen scherm. Tip: liever geen drie van dezelfde kleur.
clues-desk-chosen = Je hebt voor { $neighbour } gekozen: { $cards_full }. Tot iedereen gekozen heeft, kun je je nog bedenken; de anderen merken er niets van.
clues-desk-inner = **Achter je scherm**: links { $left_full }, rechts { $right_full }.
clues-desk-outer = Op het scherm van { $who }: { $cards_full }.
clues-desk-informant = Geheime informant **{ $letter }**: { $card_full }.
clues-desk-secret = { $by } → { $witness }: { $about_low }? **{ $count }** (strikt geheim) 🤫
clues-desk-missed = Je beschuldigde ten onrechte: { $person }, { $place }, { $weapon }.

## Weigeringen en waarschuwingen

refusal-clues-still-choosing = Nog niet iedereen heeft drie kaarten gekozen. Het spel begint zodra de schermen staan.
refusal-clues-already-chosen = Iedereen heeft gekozen: de kaarten staan op de schermen.
refusal-clues-not-in-hand = Kies een persoon, een plaats en een wapen uit je vijf kaarten: **/tafel hand** laat ze zien.
refusal-clues-no-such-witness = De getuige moet een andere speler aan deze tafel zijn.
refusal-clues-colour-not-in-play = Die kleur doet niet mee. Je kunt vragen naar { $colours_low }, of naar een van de zes kenmerken.
refusal-clues-left-or-right = Met zijn tweeën zeg je ook welke kaart achter het scherm meetelt: de linker of de rechter.
refusal-clues-no-left-or-right = Links en rechts zijn er alleen met twee spelers. Vraag het zonder.
refusal-clues-no-tile = Je hebt geen fiche “Strikt geheim”. Vraag het zonder.
refusal-clues-no-informants = Met zes spelers zijn er geen geheime informanten. Ondervraag een getuige of beschuldig.
refusal-clues-no-such-letter = Een informant met die letter is hier niet. Kies er een uit { $letters }.
refusal-clues-card-you-see = Een van deze kaarten zie je, dus die staat niet op je scherm. Noem drie kaarten die je niet ziet; het heeft je niets gekost.
refusal-clues-card-not-in-play = Een van deze kaarten doet niet mee. Het overzicht toont de kleuren in het spel; het heeft je niets gekost.
refusal-clues-no-loupes = Met twee spelers zijn er geen loepen: ondervraag de getuige, raadpleeg een informant of beschuldig.
refusal-clues-take-first = Je hebt geen loep en de voorraad is leeg: neem eerst een loep van een speler.
refusal-clues-reserve-not-empty = Je hebt een loep: gebruik die; je hoeft er geen te nemen.
refusal-clues-nothing-to-take = Die speler heeft geen loep om af te staan. Kies iemand anders.
caution-clues-seen-as-informant = Een van deze kaarten heb je gezien als geheime informant, dus deze beschuldiging is zeker fout. Toch beschuldigen?
caution-clues-already-wrong = Precies deze beschuldiging heb je al eens gedaan, en die was fout. Toch beschuldigen?
confirm-clues-accuse = **Je beschuldigt:** { $person }, { $place }, { $weapon }.
    Klopt het niet, dan is je beurt meteen voorbij.

## Spelregels, naar de situatie

rules-clues-start = **13 Clues in het kort**
    Iedereen krijgt vijf kaarten en kiest er drie (een persoon, een plaats, een wapen) voor het scherm van de linkerbuur. Je ziet dus de kaarten op alle schermen, behalve op dat van jezelf: vind je drie kaarten.
    In je beurt gebruik je al je loepen. Met een loep kun je **een getuige ondervragen** (hoeveel kaarten van een kleur of met een kenmerk zie je?), **een geheime informant raadplegen** of **beschuldigen**.
    Klopt je beschuldiging, dan win je; klopt die niet, dan eindigt je beurt en verlies je je loepen.
    Met twee spelers zijn er geen loepen: een beurt is één actie.
rules-clues-choosing = **Je kiest drie kaarten voor je buur**
    Kies een persoon, een plaats en een wapen uit je vijf kaarten. Ze komen op het scherm van je linkerbuur, die ze moet vinden. De twee andere komen achter je eigen scherm. Elke combinatie mag, maar neem liever geen drie van dezelfde kleur.
    Er wordt niets getoond voordat iedereen gekozen heeft; tot dan kun je je bedenken.
rules-clues-chosen = **Je hebt gekozen**
    Zodra iedereen dat heeft gedaan, gaan de kaarten op de schermen, en het lot bepaalt wie begint. Tot dan kun je je keuze nog wijzigen; niemand ziet het.
rules-clues-acting = **Je bent aan de beurt**
    Gebruik al je loepen; elke loep is één actie waard, in willekeurige volgorde.
    • **Een getuige ondervragen**: geef iemand de loep en vraag hoeveel kaarten daar te zien zijn van een kleur die meedoet, of hoeveel mannen, vrouwen, plaatsen binnen of buiten, wapens voor dichtbij of op afstand. Geteld worden de kaarten op de schermen van de anderen en de twee achter het eigen scherm.
    • **Een geheime informant raadplegen** (niet met zes spelers): alleen jij ziet de kaart. De loep gaat met de klok mee naar de eerste speler zonder loep, anders naar de voorraad.
    • **Beschuldigen**: noem drie kaarten die je niet ziet; de loep gaat dezelfde weg. Heb je het mis, dan eindigt je beurt, en de loepen die je nog hebt, gaan naar de voorraad.
rules-clues-acting-top-secret-on = In de variant “Strikt geheim” heb je ook een fiche: zet het in bij een vraag, en alleen jij en de getuige komen het antwoord te weten.
rules-clues-duel = **Je bent aan de beurt (twee spelers)**
    Geen loepen: je hebt één actie.
    • **De getuige ondervragen**: vraag hoeveel kaarten er te zien zijn van een kleur die meedoet, of hoeveel mannen, vrouwen, plaatsen binnen of buiten, wapens voor dichtbij of op afstand. Zeg ook welke van de twee kaarten achter het scherm van de getuige meetelt, de linker of de rechter; die telt mee, samen met de drie kaarten op jouw scherm.
    • **Een geheime informant raadplegen**, A tot H: alleen jij ziet de kaart.
    • **Beschuldigen**: noem drie kaarten die je niet ziet, noch achter je scherm, noch op het andere. Heb je gelijk, dan win je; heb je het mis, dan is alleen je beurt voorbij.
rules-clues-taking = **Je neemt een loep**
    Je hebt geen loep en de voorraad is leeg: neem er een van een speler naar keuze, en gebruik die dan.
rules-clues-waiting = **Iemand anders is aan de beurt**
    Luister: als een andere speler “nul” antwoordt, staat er geen kaart van die kleur of met dat kenmerk op je scherm, want vandaar zou die te zien zijn. In het begin zijn er altijd 13 kaarten die van jou kunnen zijn. **Mijn dossier** is je blad om op af te strepen.
rules-clues-over = **De partij is afgelopen**
    De eerste juiste beschuldiging heeft gewonnen, of de speler die als laatste overbleef; als er twee rondes lang niemand speelde, heeft niemand gewonnen. Het verloop en het partijbestand blijven hier.

## Kaarten, kleuren, kenmerken

noun-clues-officer = Officier
    .the = de Officier
    .full = Officier (paars, man)
noun-clues-duke = Hertog
    .the = de Hertog
    .full = Hertog (roze, man)
noun-clues-butcher = Slager
    .the = de Slager
    .full = Slager (rood, man)
noun-clues-countess = Gravin
    .the = de Gravin
    .full = Gravin (groen, vrouw)
noun-clues-nurse = Verpleegster
    .the = de Verpleegster
    .full = Verpleegster (geel, vrouw)
    .also = Zuster
noun-clues-maid = Dienstmeisje
    .the = het Dienstmeisje
    .full = Dienstmeisje (blauw, vrouw)
    .also = Dienstmeid|Kamermeisje
noun-clues-dancer = Danseres
    .the = de Danseres
    .full = Danseres (oranje, vrouw)
    .also = Ballerina
noun-clues-sailor = Matroos
    .the = de Matroos
    .full = Matroos (wit, man)
    .also = Zeeman
noun-clues-florist = Bloemiste
    .the = de Bloemiste
    .full = Bloemiste (bruin, vrouw)
    .also = Bloemenverkoopster|Bloemenmeisje
noun-clues-coachman = Koetsier
    .the = de Koetsier
    .full = Koetsier (grijs, man)
noun-clues-parlor = Salon
    .at = in de Salon
    .full = Salon (paars, binnen)
noun-clues-market = Markt
    .at = op de Markt
    .full = Markt (roze, buiten)
noun-clues-library = Bibliotheek
    .at = in de Bibliotheek
    .full = Bibliotheek (rood, binnen)
noun-clues-park = Park
    .at = in het Park
    .full = Park (groen, buiten)
noun-clues-museum = Museum
    .at = in het Museum
    .full = Museum (geel, binnen)
noun-clues-harbor = Haven
    .at = in de Haven
    .full = Haven (blauw, buiten)
noun-clues-theater = Theater
    .at = in het Theater
    .full = Theater (oranje, binnen)
    .also = Schouwburg
noun-clues-plaza = Plein
    .at = op het Plein
    .full = Plein (wit, buiten)
noun-clues-rail_car = Treinwagon
    .at = in de Treinwagon
    .full = Treinwagon (bruin, binnen)
    .also = Wagon|Trein
noun-clues-race_course = Renbaan
    .at = op de Renbaan
    .full = Renbaan (grijs, buiten)
noun-clues-knife = Mes
    .with = met het Mes
    .full = Mes (paars, dichtbij)
noun-clues-crossbow = Kruisboog
    .with = met de Kruisboog
    .full = Kruisboog (roze, afstand)
noun-clues-poison = Gif
    .with = met het Gif
    .full = Gif (rood, dichtbij)
    .also = Vergif
noun-clues-sword = Zwaard
    .with = met het Zwaard
    .full = Zwaard (groen, dichtbij)
noun-clues-blowgun = Blaaspijp
    .with = met de Blaaspijp
    .full = Blaaspijp (geel, afstand)
noun-clues-rifle = Geweer
    .with = met het Geweer
    .full = Geweer (blauw, afstand)
noun-clues-gun = Pistool
    .with = met het Pistool
    .full = Pistool (oranje, afstand)
    .also = Revolver
noun-clues-candlestick = Kandelaar
    .with = met de Kandelaar
    .full = Kandelaar (wit, dichtbij)
noun-clues-hammer = Hamer
    .with = met de Hamer
    .full = Hamer (bruin, dichtbij)
noun-clues-bow = Boog
    .with = met de Boog
    .full = Boog (grijs, afstand)
noun-clues-purple = Paars
    .low = paars
    .how = Hoeveel paarse kaarten zie je
noun-clues-pink = Roze
    .low = roze
    .how = Hoeveel roze kaarten zie je
noun-clues-red = Rood
    .low = rood
    .how = Hoeveel rode kaarten zie je
noun-clues-green = Groen
    .low = groen
    .how = Hoeveel groene kaarten zie je
noun-clues-yellow = Geel
    .low = geel
    .how = Hoeveel gele kaarten zie je
noun-clues-blue = Blauw
    .low = blauw
    .how = Hoeveel blauwe kaarten zie je
noun-clues-orange = Oranje
    .low = oranje
    .how = Hoeveel oranje kaarten zie je
noun-clues-white = Wit
    .low = wit
    .how = Hoeveel witte kaarten zie je
noun-clues-brown = Bruin
    .low = bruin
    .how = Hoeveel bruine kaarten zie je
noun-clues-gray = Grijs
    .low = grijs
    .how = Hoeveel grijze kaarten zie je
noun-clues-man = Man
    .low = mannen
    .how = Hoeveel mannen zie je
noun-clues-woman = Vrouw
    .low = vrouwen
    .how = Hoeveel vrouwen zie je
noun-clues-indoor = Binnen
    .low = plaatsen binnen
    .how = Hoeveel plaatsen binnen zie je
noun-clues-outdoor = Buiten
    .low = plaatsen buiten
    .how = Hoeveel plaatsen buiten zie je
noun-clues-melee = Dichtbij
    .low = wapens voor dichtbij
    .how = Hoeveel wapens voor dichtbij zie je
noun-clues-ranged = Afstand
    .low = afstandswapens
    .how = Hoeveel afstandswapens zie je
    .also = Op afstand|Afstandswapens
noun-clues-left = links
noun-clues-right = rechts
noun-clues-a = A
noun-clues-b = B
noun-clues-c = C
noun-clues-d = D
noun-clues-e = E
noun-clues-f = F
noun-clues-g = G
noun-clues-h = H

## Het dossier

clues-sheet-persons = Personen
clues-sheet-places = Plaatsen
clues-sheet-weapons = Wapens
clues-sheet-informants = Geheime informanten
clues-sheet-case = Kaarten op je eigen scherm

## Waarom iets zeker is

clues-why-seen = Je ziet de kaart { $card } { $who ->
    [none] achter je eigen scherm.
   *[other] op het scherm van { $who }.
}
clues-why-not-yours = Je ziet beide kaarten achter je eigen scherm: de kaart { $card } is daar niet bij.
clues-why-answer = Nr. { $no }, { $about_low }: { $witness } telt { $count }, en daarvan zie je er zelf { $seen ->
    [0] geen
    [one] één
   *[other] { $seen }
}. Dus { $left ->
    [0] { $cards_n ->
        [one] staat de kaart die je niet ziet, niet
       *[other] staat geen van deze kaarten
    }
    [one] staat er precies één van deze kaarten
   *[other] staan er precies { $left } van deze kaarten
} op je eigen scherm of { $inner_id ->
    [left] links achter
    [right] rechts achter
   *[none] achter
} het scherm van { $witness }: { $cards }.
clues-why-answer-all = Nr. { $no }, { $about_low }: { $witness } telt { $count }, en daarvan zie je er zelf { $seen ->
    [0] geen
    [one] één
   *[other] { $seen }
}. Dus { $left ->
    [one] moet de kaart die je niet ziet,
    [2] moeten deze twee kaarten allebei
   *[other] moeten deze { $left } kaarten allemaal
} op je eigen scherm staan of { $inner_id ->
    [left] links achter
    [right] rechts achter
   *[none] achter
} het scherm van { $witness }: { $cards }.
clues-why-none = Na nr. { $nos } { $cards_n ->
    [one] staat deze kaart
   *[other] staan deze kaarten
} noch op je eigen scherm, noch { $inner_id ->
    [left] links achter
    [right] rechts achter
   *[none] achter
} het scherm van { $witness }, want { $witness } ziet er geen die jij niet ook ziet: { $cards }.
clues-why-missed = Bij nr. { $no } heb je vergeefs { $cards } genoemd.
clues-why-named = Bij nr. { $no } noemde { $who } de kaarten { $cards } en ziet er dus geen van: ze staan noch op je eigen scherm, noch achter het scherm van { $who }.
clues-why-read = Bij nr. { $no } heb je een informant bekeken: { $card }.
clues-why-opened = Bij nr. { $no } werd je eigen scherm omgedraaid: { $cards }.
clues-why-marked = Volgens je tekens { $held ->
    [yes] {""}
   *[no] niet{" "}
}{ $place ->
    [case] op je eigen scherm
    [informants] bij de informanten
   *[seat] achter het scherm van { $who }
}: { $cards }.
clues-why-step-used-up = Van de kaarten van nr. { $no } telt { $who } { $cards_n ->
    [one] deze ene
   *[other] deze
}: { $cards }. { $out_n ->
    [one] Dus staat de kaart { $out } noch op je eigen scherm, noch achter het scherm van { $who }.
   *[other] Dus staan de kaarten { $out } noch op je eigen scherm, noch achter het scherm van { $who }.
}
clues-why-step-all-left = Van de kaarten van nr. { $no } kan { $who } alleen nog { $cards_n ->
    [one] deze ene
   *[other] deze
} tellen, op je eigen scherm of achter het scherm van { $who }: { $cards }.
clues-why-step-enough = Met { $out_n ->
    [one] de kaart { $out }
   *[other] een van deze kaarten ({ $out })
} { $place ->
    [case] op je eigen scherm
   *[seat] achter het scherm van { $who }
} zouden er te veel kaarten zijn voor nr. { $no }, welke de andere ook zijn. { $out_n ->
    [one] Dus staat die daar niet.
   *[other] Dus staat daar geen van deze kaarten.
}
clues-why-step-lacking = Met { $out_n ->
    [one] de kaart { $out }
   *[other] een van deze kaarten ({ $out })
} { $place ->
    [case] op je eigen scherm
   *[seat] achter het scherm van { $who }
} zouden er te weinig kaarten zijn voor nr. { $no }. { $out_n ->
    [one] Dus staat die daar niet.
   *[other] Dus staat daar geen van deze kaarten.
}
clues-why-step-kind = Voor je eigen scherm blijft er maar één kaart van deze soort over: { $cards }.
clues-why-step-full = { $place ->
    [informants] { $cards_n ->
        [one] De enige informant is { $cards }
       *[other] De informanten zijn { $cards }
    }
   *[seat] Achter het scherm van { $who } { $cards_n ->
        [one] staat { $cards }
       *[other] staan { $cards }
    }
}, dus niet { $out }.
clues-why-step-no-others = { $place ->
    [informants] Bij de informanten kan alleen dit staan: { $cards }.
   *[seat] Achter het scherm van { $who } kan alleen dit staan: { $cards }.
}
clues-why-step-nowhere-else = De kaart { $cards } kan alleen { $place ->
    [case] op je eigen scherm
    [informants] bij de informanten
   *[seat] achter het scherm van { $who }
} staan.
clues-why-step-missed = Bij nr. { $no } noemde je vergeefs twee kaarten die op je eigen scherm staan: { $cards }. Dus niet { $out }.
clues-why-step-all-five = Volgens nr. { $nos } { $total ->
    [one] staat precies één van deze kaarten
   *[other] staan precies { $total } van deze kaarten
} op je eigen scherm of achter het scherm van { $who }: { $cards }. { $held_n ->
    [0] Dat zijn er
   *[other] Met { $held } zijn dat er
} vijf, en meer kaarten staan daar niet. { $out_n ->
    [one] Dus staat de kaart { $out } noch op je eigen scherm, noch achter het scherm van { $who }.
   *[other] Dus staan de kaarten { $out } noch op je eigen scherm, noch achter het scherm van { $who }.
}
clues-why-step-filled = Volgens nr. { $nos } { $total ->
    [one] staat precies één van deze kaarten
   *[other] staan precies { $total } van deze kaarten
} op je eigen scherm of achter het scherm van { $who }: { $cards }. { $most ->
    [0] Geen van deze kaarten kan
    [one] Hoogstens één van deze kaarten kan
   *[other] Hoogstens { $most } van deze kaarten kunnen
} op je eigen scherm staan{ $others ->
    [0] { $by_n ->
        [0] {""}
       *[other] {" "}(nr. { $by })
    }
    [one] {""}, want daar staat volgens nr. { $by } minstens één andere kaart
   *[other] {""}, want daar staan volgens nr. { $by } minstens { $others } andere kaarten
}. { $held_n ->
    [0] Dus horen beide kaarten achter het scherm van { $who } erbij,
   *[other] Dus is achter het scherm van { $who } de kaart naast { $held } er een van,
} en niet { $out }.
clues-why-step-shared = Nr. { $nos } gaan over dezelfde kaarten, en elk daarvan op je eigen scherm telt voor beide: { $cards }. Met { $out_n ->
    [one] de kaart { $out }
   *[other] een van deze kaarten ({ $out })
} { $place ->
    [case] op je eigen scherm
    [informants] bij de informanten
   *[seat] achter het scherm van { $who }
} zouden het er voor beide samen te weinig zijn. { $out_n ->
    [one] Dus staat die daar niet.
   *[other] Dus staat daar geen van deze kaarten.
}
clues-why-suppose = { $n ->
    [one] Stel
   *[other] **{ $k }.** { $no ->
        [none] Stel
       *[other] Voor nr. { $no }: stel
    }
} dat de kaart { $card } { $held ->
    [yes] {""}
   *[no] niet{" "}
}{ $place ->
    [case] op je eigen scherm stond.
    [informants] bij de informanten stond.
   *[seat] achter het scherm van { $who } stond.
}
clues-why-clash = Dat kan niet: { $rule ->
    [clash] de kaart { $cards } zou { $place ->
        [case] op je eigen scherm
        [informants] bij de informanten
       *[seat] achter het scherm van { $who }
    } en tegelijk ergens anders staan.
    [nowhere_else] er zou geen plaats zijn voor de kaart { $cards }.
    [used_up] dat zouden er te veel zijn voor nr. { $no }: { $cards }.
    [enough] er zouden te veel kaarten zijn voor nr. { $no }.
    [all_left] er zouden te weinig kaarten overblijven voor nr. { $no }.
    [kind] op je eigen scherm zou geen van de kaarten { $cards } staan.
    [full] { $place ->
        [case] op je eigen scherm
        [informants] bij de informanten
       *[seat] achter het scherm van { $who }
    } zouden er te veel staan: { $cards }.
   *[no_others] { $place ->
        [case] voor je eigen scherm
        [informants] voor de informanten
       *[seat] voor de plaats achter het scherm van { $who }
    } zouden er te weinig kaarten overblijven.
}
clues-why-long = Dit vergt een aanname binnen een andere, of meer zinnen dan hier staan.
clues-why-so = { $n ->
    [one] Met één kaart van elke soort op je scherm en twee achter elk ander scherm geldt dus:
   *[other] Alles bij elkaar, met één kaart van elke soort op je scherm en twee achter elk ander scherm:
} de kaart { $card } staat { $held ->
    [yes] {""}
   *[no] niet{" "}
}{ $place ->
    [case] op je eigen scherm.
    [informants] bij de informanten.
   *[seat] achter het scherm van { $who }.
}

## Alle spelregels, bladzijde voor bladzijde; de laatste is een voorbeeld van een beurt

rulebook-clues-1 = **Het doel**
    Londen, 1899. Iedereen werkt aan een eigen zaak. Op je scherm staan drie kaarten: een persoon, een plaats, een wapen. Alle anderen zien ze, jij niet. Wie als eerste de drie eigen kaarten noemt, wint.
    Er zijn 30 kaarten: 10 kleuren, en van elke kleur een persoon, een plaats en een wapen. Elke kaart heeft ook een kenmerk: man of vrouw, binnen of buiten, dichtbij of op afstand.
    Er spelen 2 tot 6 spelers mee. Met minder dan zes blijven van sommige kleuren alle drie de kaarten in de doos.
rulebook-clues-2 = **Voorbereiding**
    Iedereen krijgt een persoon, een plaats en een wapen, en dan nog twee kaarten. De kaarten die over zijn, zijn de **geheime informanten**: gedekt, met een letter. Met twee spelers zijn het er 8, daarna 6, 4, 2, en met zes spelers geen.
    Kies in het geheim een persoon, een plaats en een wapen uit je vijf kaarten. Ze komen op het scherm van je buur links. Je twee andere kaarten blijven achter jouw scherm: niemand anders ziet ze.
    In het begin zijn er dus 13 kaarten die je niet kent, en daar zijn die drie van jou bij.
    Met drie of meer spelers heeft iedereen een loep; de rest van de 8 loepen is de voorraad.
rulebook-clues-3 = **Je beurt, met drie of meer spelers**
    Heb je geen loep, neem er dan een uit de voorraad; is die leeg, neem er dan een van een speler naar keuze.
    Gebruik dan **al** je loepen. Elke loep is één actie waard, in willekeurige volgorde:
    • een getuige ondervragen;
    • een geheime informant bekijken;
    • beschuldigen.
    Je beurt eindigt met je laatste loep, of na een foute beschuldiging. Er wordt met de klok mee gespeeld.
rulebook-clues-4 = **Een getuige ondervragen**
    Geef een andere speler de loep en vraag hoeveel kaarten daar te zien zijn van **één kleur** die meedoet, of met **één kenmerk**: mannen, vrouwen, plaatsen binnen, plaatsen buiten, wapens voor dichtbij, afstandswapens. Iets anders mag je niet vragen.
    Het antwoord is waar, en iedereen hoort het. Een getuige telt de kaarten op de schermen van alle **anderen**, ook op dat van jou, en de twee kaarten achter het eigen scherm. De drie kaarten op het eigen scherm tellen niet mee: die kan een getuige niet zien.
    Luister ook naar de vragen van de anderen. “Geen” betekent dat ook op jouw scherm geen zo’n kaart staat, behalve als je zelf de getuige bent.
rulebook-clues-5 = **Informanten, en beschuldigen**
    Bij allebei gaat de loep met de klok mee naar de eerste speler zonder loep; heeft iedereen er een, dan naar de voorraad.
    {""}**Een informant bekijken**: je ziet een van deze kaarten, en dan gaat die terug op zijn plek. De anderen weten welke je bekeken hebt, maar niet wat erop staat.
    {""}**Beschuldigen**: noem een persoon, een plaats en een wapen die je nergens ziet. Kloppen ze alle drie, dan win je. Zo niet, dan hoor je alleen dat het fout is, eindigt je beurt, en gaan je loepen naar de voorraad. Je blijft meespelen.
    Wie weggaat, blijft getuige, en de eigen loepen gaan naar de voorraad. De laatste speler die overblijft, wint. Speelt er twee rondes lang niemand, dan eindigt de partij zonder winnaar.
rulebook-clues-6 = **Twee spelers, en de variant “Strikt geheim”**
    {""}**Met zijn tweeën** zijn er geen loepen: je beurt is één actie. Als je ondervraagt, zeg dan ook welke van de twee verborgen kaarten van de getuige meetelt, de linker of de rechter. Geteld worden die en de drie op jouw scherm.
    {""}**Strikt geheim** (3 tot 6 spelers): iedereen heeft een fiche. Eén keer per partij kun je het bij een vraag inzetten: iedereen hoort de vraag, maar alleen jij en de getuige komen het antwoord te weten.
rulebook-clues-7 = **Voorbeeld van een beurt**
    Anna heeft twee loepen. Ze geeft er een aan Bruno: “Hoeveel groene kaarten zie je?” Bruno telt op alle schermen behalve het zijne, en achter zijn eigen scherm: “Twee.”
    Anna ziet één groene kaart op het scherm van Chloé. De andere staat dus op haar eigen scherm, of achter dat van Bruno.
    Met haar tweede loep vraagt Anna Chloé naar dezelfde kleur. Chloé ziet de schermen van Anna en Bruno: “Geen.” Er staat dus niets groens voor Anna, en de tweede groene kaart is achter het scherm van Bruno. Anna streept de groene kaarten weg. Ze heeft geen loep meer: Bruno is aan de beurt.

## De les: een paar beslissingen uit een echte partij, en waarom

lesson-clues-start = **13 Clues in vijf minuten**
    Op je scherm staan drie kaarten: een persoon, een plaats, een wapen. De anderen zien ze, jij niet. Noem ze voordat Camille en Robin hun kaarten noemen.
    Hier zijn vier beslissingen uit een echte partij. De plaatjes laten zien wat je vanaf je plaats ziet.
lesson-clues-1 = Je ziet de schermen van Camille en Robin, en de twee kaarten achter jouw scherm: het Mes en het Park.
    {""}**Welke van deze plaatsen kan op je scherm staan?**
lesson-clues-1-market = De Markt
lesson-clues-1-market-why = Nee: je ziet de Markt op het scherm van Robin. Elke kaart is er maar één keer.
lesson-clues-1-park = Het Park
lesson-clues-1-park-why = Nee: het Park is achter je eigen scherm. Het is een van de twee kaarten die je niet hebt weggegeven.
lesson-clues-1-parlor = De Salon
lesson-clues-1-parlor-why = Ja: de Salon zie je nergens. In het begin ken je 13 kaarten niet; daar zijn die drie van jou bij, en de rest is achter de schermen of bij de informanten.
lesson-clues-2 = Robin geeft Camille de loep en vraagt: “Hoeveel oranje kaarten zie je?” Het antwoord is **geen**. Er zijn drie oranje kaarten: de Danseres, het Theater en het Pistool.
    {""}**Wat leer je daarvan?**
lesson-clues-2-nothing = Niets: het was mijn vraag niet
lesson-clues-2-nothing-why = Toch wel: iedereen hoort het antwoord, en Camille ziet jouw scherm. Luisteren kost niets.
lesson-clues-2-screen = Geen Danseres en geen Theater bij mij
lesson-clues-2-screen-why = Ja: Camille ziet jouw scherm en telt daar niets oranjes. Het Pistool zie je zelf: het staat op het eigen scherm van Camille, dat Camille niet kan zien en niet meetelt.
lesson-clues-2-game = Er doet geen oranje kaart mee
lesson-clues-2-game-why = Nee: je ziet het Pistool, dat oranje is, op het scherm van Camille. Een getuige telt nooit het eigen scherm mee: dat is van daaruit niet te zien.
lesson-clues-3 = Je bent aan de beurt! Je geeft Camille je loep: “Hoeveel groene kaarten zie je?” Het antwoord is **twee**. De groene kaarten zijn de Gravin, het Zwaard en het Park, en het Park is achter jouw scherm.
    {""}**Waar zijn de Gravin en het Zwaard?**
lesson-clues-3-both = Allebei op mijn scherm
lesson-clues-3-both-why = Misschien, maar zeker is het niet: Camille telt ook de twee kaarten die achter het eigen scherm verborgen zijn.
lesson-clues-3-park = Camille telde misschien het Park
lesson-clues-3-park-why = Nee: het Park is achter jouw scherm, waar niemand anders het ziet. De twee groene kaarten zijn dus de Gravin en het Zwaard.
lesson-clues-3-either = Op mijn scherm of achter dat van Camille
lesson-clues-3-either-why = Ja: Camille ziet ze allebei, en op het scherm van Robin is niets groens. Elk ervan staat op jouw scherm of achter dat van Camille. Je hebt een tweede getuige nodig.
lesson-clues-4 = Een ronde later. Robin ziet geen plaats buiten. Je vraagt Robin naar groen: **één**. Die staat dus op jouw scherm, want de andere is achter dat van Camille. Dan vraag je Camille naar paars: **één**. Je hebt nog één loep.
    {""}**Welke beschuldiging kan kloppen?**
lesson-clues-4-dancer = Danseres, Salon, Zwaard
lesson-clues-4-dancer-why = Nee: Camille zag geen oranje kaart, en de Danseres is oranje. Een foute beschuldiging beëindigt je beurt en verraadt de anderen iets.
lesson-clues-4-sword = Gravin, Salon, Zwaard
lesson-clues-4-sword-why = Nee: dan zou Robin twee groene kaarten op jouw scherm zien, en dat was er maar één. Het is de Gravin of het Zwaard, nooit allebei.
lesson-clues-4-crossbow = Gravin, Salon, Kruisboog
lesson-clues-4-crossbow-why = Ja: maar één groene kaart, niets oranjes, een plaats binnen. En het klopte: deze partij heb je gewonnen. Meestal kun je beter nog een vraag stellen voordat je het waagt.
lesson-clues-end = **Meer heb je niet nodig om te spelen.** Tel wat je ziet, luister naar elk antwoord en vraag je altijd af wat de getuige ziet. **Mijn dossier** houdt het bij. Open een tafel, of lees alle spelregels.

## Technieken van deductie, de makkelijkste eerst

technique-clues-sight = Duidelijk te zien
technique-clues-sight-page = Wat je ziet, is nergens anders: de kaarten op de schermen van de anderen, die achter je eigen scherm, en de informanten die je bekeek.
    {""}*Voorbeeld:* de Markt staat op het scherm van Robin. Op jouw scherm staat die niet.
technique-clues-count = Wat een getuige telt
technique-clues-count-page = Een getuige telt de gevraagde kaarten die vanaf de eigen plaats te zien zijn. Trek af wat jij er ook van ziet: de rest staat op je eigen scherm of achter dat van de getuige.
    {""}*Voorbeeld:* Camille telt twee groene kaarten, en een daarvan zie je op het scherm van Robin. Precies één andere groene kaart staat op jouw scherm of achter dat van Camille. Zag je ze allebei, dan stond er daar geen.
technique-clues-named = Een genoemde oplossing
technique-clues-named-page = Wie beschuldigt, ziet zelf geen van de genoemde kaarten: ze staan dus noch op jouw scherm, noch achter dat van de beschuldiger.
    {""}*Voorbeeld:* Robin noemt de Hertog, het Park en het Zwaard. Geen van de drie staat op jouw scherm.
technique-clues-together = Antwoorden samen
technique-clues-together-page = Eén antwoord is niet genoeg, maar samen sluiten ze veel uit; en op jouw scherm staat één kaart van elke soort, achter elk ander scherm staan er twee.
    {""}*Voorbeeld:* Camille en Robin tellen allebei één gele kaart die jij niet ziet. Is het dezelfde, dan staat die op jouw scherm; zo niet, dan staat er achter elk van beide schermen één. Zoek een antwoord dat maar bij een van de twee gevallen past.
technique-clues-suppose = Aannemen en weerleggen
technique-clues-suppose-page = Leidt geen enkele stap verder? Neem aan dat een kaart ergens staat, en kijk wat daaruit zou volgen. Kan dat niet, dan staat die daar niet.
    {""}*Voorbeeld:* voor jouw scherm blijven de Verpleegster of de Danseres, de Blaaspijp of het Geweer, de Haven of het Park over. Camille telt één gele kaart die jij niet ziet, Robin één blauwe. Was het de Verpleegster, dan stond de Blaaspijp, ook geel, niet op jouw scherm; dus was het het Geweer, en niet de Haven, die ook blauw is, maar het Park. Die drie heb je vergeefs genoemd. Dus is het de Danseres.

## De opdrachten (de Engelse namen staan in de code)

command-clues = clues
command-clues-description = Speel 13 Clues aan de tafel van dit kanaal.

command-clues-place = geven
command-clues-place-description = Kies drie van je kaarten voor het scherm van je linkerbuur.
command-clues-place-person = persoon
command-clues-place-person-description = Een van je personen.
command-clues-place-place = plaats
command-clues-place-place-description = Een van je plaatsen.
command-clues-place-weapon = wapen
command-clues-place-weapon-description = Een van je wapens.

command-clues-ask = ondervragen
command-clues-ask-description = Vraag een getuige hoeveel kaarten er te zien zijn van een kleur of met een kenmerk.
command-clues-ask-witness = getuige
command-clues-ask-witness-description = Wie je ondervraagt.
command-clues-ask-about = waarnaar
command-clues-ask-about-description = Een kleur die meedoet, of een van de zes kenmerken.
command-clues-ask-inner = kaart
command-clues-ask-inner-description = Alleen met twee spelers: welke kaart achter het scherm meetelt, links of rechts.
command-clues-ask-secret = geheim
command-clues-ask-secret-description = Zet je fiche “Strikt geheim” in: het antwoord is alleen voor jou.

command-clues-informant = informant
command-clues-informant-description = Bekijk in het geheim de kaart van een geheime informant.
command-clues-informant-letter = letter
command-clues-informant-letter-description = De letter van de informant.

command-clues-accuse = beschuldigen
command-clues-accuse-description = Noem de drie kaarten op je eigen scherm.
command-clues-accuse-person = persoon
command-clues-accuse-person-description = De dader.
command-clues-accuse-place = plaats
command-clues-accuse-place-description = De plaats delict.
command-clues-accuse-weapon = wapen
command-clues-accuse-weapon-description = Het wapen.

command-clues-take = nemen
command-clues-take-description = Neem een loep van iemand: de voorraad is leeg en jij hebt er geen.
command-clues-take-player = speler
command-clues-take-player-description = Wie je een loep geeft.
