# Mord im Arosa. Geen Nederlandse titel gevonden: die van de doos blijft staan, zie GLOSSARY.md.

game-arosa = Mord im Arosa
club-arosa = grand-hotel
kind-arosa = luisteren
about-arosa = Een hotel in de sneeuw, en twee slachtoffers ergens in de luchtschacht, waar iedereen sporen heeft achtergelaten. Luister op welke verdieping de steentjes blijven liggen, verdenk de anderen en wis je eigen sporen.
    -# 2 tot 6 spelers · ongeveer 30 minuten · makkelijk · geluid aan!
option-arosa-hearing = Gehoor
option-arosa-memory = Geheugen voor verdiepingen en geluiden
value-keen = scherpe oren
value-normal = normaal
value-hard = slechthorend

verb-arosa-search = Verdieping openen
verb-arosa-suspect = Verdenken
verb-arosa-erase = Mijn sporen wissen
verb-arosa-take = Sporen terugnemen

field-arosa-search-floor = Waar zoek je de slachtoffers?
field-arosa-suspect-floor = Welke verdieping open je?
field-arosa-suspect-players = Wie verdenk je? (een of meer)
field-arosa-erase-floor = Welke verdieping open je?
field-arosa-take-count = Hoeveel sporen neem je terug?

value-arosa-floor = { $value ->
    [0] 0 · Begane grond
    [7] 7 · Bovenste
   *[other] { $value }
}
value-arosa-count = { $value ->
    [0] geen
   *[other] { $value }
}

## Wat iedereen hoort

event-arosa-prologue-began = Middernacht in het Arosa. { $knife } had het laatst een mes in de hand en laat de **twee slachtoffers** in de luchtschacht vallen; dan laat iedereen twee steentjes van de eigen kleur vallen: de sporen. { $guest } was het laatst te gast in een hotel en begint met zoeken. Zet je geluid aan!
# Nothing is heard there, and nothing to press.
theatre-arosa-prologue-began = Middernacht in het Arosa. { $knife } had het laatst een mes in de hand en laat de **twee slachtoffers** in de luchtschacht vallen; dan laat iedereen twee steentjes van de eigen kleur vallen: de sporen. { $guest } was het laatst te gast in een hotel en begint met zoeken.
# In code, and as long for every cube: the bar that covers it mustn't tell how many knocks there were.
event-arosa-fell = { $cube } { $cube_sign } ||`tik{"\u00A0"}×{ $knocks }{"\u00A0…\u00A0"}{ $end_hear }`||
event-arosa-search-began = **Eerste bedrijf: het zoeken naar de slachtoffers.** Druk in je beurt op **Verdieping openen**.
theatre-arosa-search-began = **Eerste bedrijf: het zoeken naar de slachtoffers.**
event-arosa-inquiry-began = **Beide slachtoffers zijn gevonden: het tweede bedrijf begint.** Verdenk nu de anderen, of wis je eigen sporen.
theatre-arosa-inquiry-began = **Beide slachtoffers zijn gevonden: het tweede bedrijf begint.**
event-arosa-turn-began = { $seat } is aan de beurt.
event-arosa-searched = { $by } zoekt de slachtoffers op { $floor ->
    [0] de **begane grond**
   *[other] de **{ $floor }e verdieping**
}.
event-arosa-suspected = { $by } verdenkt { $players } op { $floor ->
    [0] de **begane grond**
   *[other] de **{ $floor }e verdieping**
}.
event-arosa-erasing-began = { $by } wil sporen wissen op { $floor ->
    [0] de **begane grond**
   *[other] de **{ $floor }e verdieping**
}.
event-arosa-opened = { $cubes_n ->
    [0] Er liggen geen sporen.
   *[other] Gevonden: { $cubes_sign }.
}
event-arosa-victims-sought = { $victims ->
    [0] Daar is geen slachtoffer.
    [1] **Een slachtoffer!** { $floor ->
        [0] De begane grond
       *[other] De { $floor }e verdieping
    } is een plaats delict.
   *[other] **Beide slachtoffers!** { $floor ->
        [0] De begane grond
       *[other] De { $floor }e verdieping
    } is de enige plaats delict.
}
event-arosa-recorded = { $seat }: { $count ->
    [one] één spoor gaat naar het bord
   *[other] { $count } sporen gaan naar het bord
}{ $borrowed ->
    [0] {""}
    [one] , waarvan één rechtstreeks van de verdieping
   *[other] , waarvan { $borrowed } rechtstreeks van de verdieping
}.
event-arosa-ground-failed = { $by } heeft geen eigen spoor op de begane grond: er gaat niets naar het bord.
event-arosa-traces-counted = { $most ->
    [one] { $by } mag één spoor van het bord terugnemen.
   *[other] { $by } mag hoogstens { $most } sporen van het bord terugnemen.
}
event-arosa-traces-erased = { $count ->
    [0] { $by } neemt geen spoor terug.
    [one] { $by } neemt één spoor van het bord terug.
   *[other] { $by } neemt { $count } sporen van het bord terug.
}
event-arosa-careless = Slordig onderzoek: { $count ->
    [0] { $by } heeft geen steentje meer om te laten vallen.
    [one] { $by } laat nog één steentje vallen.
   *[other] { $by } laat nog { $count } steentjes vallen.
}
event-arosa-turn-missed = Voor { $seat } is de tijd om.
event-arosa-left = { $seat } verlaat de partij; de sporen blijven liggen, en { $seat } kan nog steeds verdacht worden.
event-arosa-scored = { $seat }: { $points ->
    [one] { $points } verdenkingspunt.
   *[other] { $points } verdenkingspunten.
}
event-arosa-judged = { $murderers_n ->
    [one] { $murderers } is de moordenaar!
   *[other] { $murderers } zijn de moordenaars!
} 🔪 { $winners_n ->
    [one] { $winners } wint en wordt bevorderd tot inspecteur.
   *[other] { $winners } winnen en worden bevorderd tot inspecteur.
} 🏆
event-arosa-drawn = Gelijkspel: iedereen heeft { $points ->
    [one] { $points } verdenkingspunt
   *[other] { $points } verdenkingspunten
}. Iedereen is moordenaar, en iedereen wint.
event-arosa-stalled = Twee rondes lang heeft niemand gespeeld: de partij eindigt zonder winnaar.
event-arosa-last-one = Alle anderen zijn weg: { $seat } wint! 🏆
event-arosa-abandoned = Er zijn te weinig spelers over: de partij eindigt zonder winnaar.

## Een geopende verdieping die alleen in het overzicht staat, en voor wie ze opende

apart-arosa-opened = { $floor ->
    [0] **De begane grond**
   *[other] **De { $floor }e verdieping**
} { $cubes_n ->
    [0] is leeg.
   *[other] is open: { $cubes_sign }.
}
result-arosa-opened = { $cubes_n ->
    [0] Je vindt niets.
   *[other] Je vindt { $cubes_sign }.
}

## Het overzicht

arosa-table-search = **Eerste bedrijf.** { $who } mag een verdieping openen: { $n ->
    [one] er is nog één slachtoffer te vinden.
   *[other] beide slachtoffers zijn nog te vinden.
}
arosa-table-inquiry = **Tweede bedrijf.** { $who } is aan de beurt: { $erase ->
    [yes] iemand verdenken, of sporen wissen.
   *[no] iemand verdenken.
}
arosa-table-erasing = **Tweede bedrijf.** { $who } heeft geteld, en moet zeggen hoeveel sporen er van het bord terugkomen.
arosa-table-judged = { $winners_n ->
    [one] { $winners } heeft gewonnen
   *[other] { $winners } hebben gewonnen
} met { $least ->
    [one] { $least } verdenkingspunt
   *[other] { $least } verdenkingspunten
} 🏆; { $murderers_n ->
    [one] { $murderers } is de moordenaar
   *[other] { $murderers } zijn de moordenaars
} met { $most }. 🔪
arosa-table-drawn = Gelijkspel met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: iedereen is moordenaar, en iedereen heeft gewonnen.
arosa-table-left = Alle anderen zijn weg: { $who } heeft gewonnen. 🏆
arosa-table-nobody = De partij is afgelopen zonder winnaar.
arosa-table-opened = { $floor ->
    [0] De **begane grond** is net geopend
   *[other] De **{ $floor }e verdieping** is net geopend
}: { $cubes_n ->
    [0] er lagen geen sporen.
    [one] er lag { $cubes_sign }.
   *[other] er lagen { $cubes_sign }.
}
arosa-table-scenes = { $found ->
    [0] Nog geen plaats delict.
    [1] Plaats delict: { $first ->
        [0] begane grond
       *[other] { $first }e verdieping
    }.
   *[other] { $same ->
        [yes] De enige plaats delict, voor beide slachtoffers: { $first ->
            [0] begane grond
           *[other] { $first }e verdieping
        }.
       *[no] Plaatsen delict: { $first ->
            [0] begane grond
           *[other] { $first }e verdieping
        } en { $second }e verdieping.
    }
}
arosa-table-seat = { $who } ({ $cube }) { $cube_sign }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}: { $reserve ->
    [one] { $reserve } steentje in voorraad
   *[other] { $reserve } steentjes in voorraad
}{ $traces ->
    [0] {""}
    [one] , { $traces } spoor op het bord
   *[other] , { $traces } sporen op het bord
}{ $boxes_n ->
    [0] {""}
    [one] {" "}(verdieping { $boxes })
   *[other] {" "}(verdiepingen { $boxes })
}{ $points ->
    [0] {""}
    [one] {" "}= { $points } punt
   *[other] {" "}= { $points } punten
}{ $state ->
    [active] {" "}(aan de beurt)
    [gone] {" "}(heeft de partij verlaten)
   *[idle] {""}
}
arosa-table-hotel = **Het hele hotel, geopend**
arosa-table-floor = { $floor ->
    [0] Begane grond
   *[other] { $floor }e verdieping
}: { $cubes_n ->
    [0] leeg
   *[other] { $cubes_sign }
}
arosa-picture-reserve = { $n ->
    [one] { $n } steentje
   *[other] { $n } steentjes
}
arosa-picture-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
arosa-alt-table = Het hotel Arosa in doorsnede, en daarnaast het speurbord met plaatsen delict, sporen en voorraden.

## Het bureau

arosa-desk-own = Je sporen zijn **{ $cube_many }** { $cube_sign }; { $reserve ->
    [one] in je voorraad ligt er { $reserve }
   *[other] in je voorraad liggen er { $reserve }
}.
arosa-desk-board = Op het bord: { $traces ->
    [one] { $traces } spoor
   *[other] { $traces } sporen
} { $boxes_n ->
    [one] (verdieping { $boxes })
   *[other] (verdiepingen { $boxes })
}, { $points ->
    [one] { $points } verdenkingspunt
   *[other] { $points } verdenkingspunten
}. Bij tien sporen eindigt de partij.
arosa-desk-memory = Niemand heeft hier geheimen: iedereen ziet en hoort hetzelfde. Onthoud wat je hoort, of noteer het in **Mijn notities**.

## Weigeringen

refusal-arosa-no-such-floor = De verdiepingen van het hotel lopen van 0 (begane grond) tot 7. Kies er een; er is niets geopend.
refusal-arosa-nobody-named = Noem minstens één andere speler die je verdenkt.
refusal-arosa-not-yourself = Jezelf kun je niet verdenken. Noem alleen andere spelers.
refusal-arosa-named-twice = Je hebt dezelfde speler twee keer genoemd. Noem elke verdachte één keer.
refusal-arosa-nothing-to-erase = Geen van je sporen ligt op het bord, dus er valt niets te wissen. Verdenk liever iemand.
refusal-arosa-not-so-many = { $n ->
    [one] Je kunt hoogstens één spoor terugnemen, of geen.
   *[other] Je kunt hoogstens { $n } sporen terugnemen, of geen.
}
refusal-arosa-now-search = Dit is het eerste bedrijf: zoek de slachtoffers met **/arosa zoeken** of met de knop van het overzicht.
refusal-arosa-now-erasing = De verdieping is open: zeg eerst hoeveel sporen je terugneemt, met **/arosa terugnemen** of met de knop van het overzicht.
refusal-arosa-now-inquiry = Dit is het tweede bedrijf: **/arosa verdenken** of **/arosa wissen**, of de knoppen van het overzicht.

## Spelregels, naar de situatie

rules-arosa-start = **Mord im Arosa in het kort**
    Iedereen laat sporen (steentjes van de eigen kleur) in de luchtschacht van het hotel vallen. Niemand ziet waar ze terechtkomen, maar iedereen hoort ze vallen: elke tik is een verdieping die een steentje voorbijgaat, al is niet elke tik te horen; bij *plof* blijft het op een verdieping liggen, bij *BONK* raakt het de tafel onder de begane grond.
    In het **eerste bedrijf** open je verdiepingen en zoek je de twee slachtoffers; hun verdiepingen zijn de plaatsen delict. In het **tweede bedrijf** verdenk je anderen op verdiepingen waar hun sporen volgens jou liggen, en wis je die van jezelf.
    Sporen op het bord tellen voor 3 punten op een plaats delict, 2 ernaast, 1 elders. Bij 10 sporen van één speler, of met een lege voorraad, eindigt de partij: wie de meeste punten heeft, is de moordenaar, en wie de minste heeft, wint.
rules-arosa-search = **Eerste bedrijf: het zoeken naar de slachtoffers**
    Wie zoekt, opent één verdieping, en iedereen ziet wat daar ligt.
    • **Geen slachtoffer:** de gevonden sporen vallen opnieuw, en dan nog een uit de voorraad van wie zocht (slordig onderzoek).
    • **Een slachtoffer:** de verdieping is een plaats delict. Voor elk spoor van een andere speler daar legt die speler er een uit de voorraad op het bord. Dan vallen alle gevonden sporen opnieuw.
    Zijn beide slachtoffers gevonden, dan begint het tweede bedrijf met de volgende speler.
    Onder elk geluidsfragment staat hetzelfde in woorden, maar bedekt: druk erop om het te lezen. *tik ×2 … plof* betekent: er waren twee tikken te horen, en toen bleef het steentje op een verdieping liggen. Het ging minstens twee verdiepingen voorbij; er kunnen tikken ontbreken. *BONK* is meestal de begane grond, waar het de tafel raakt.
rules-arosa-inquiry = **Tweede bedrijf: verdenken of wissen**
    • **Verdenken:** noem een of meer anderen en open een verdieping. Voor elk spoor van hen daar leggen ze er een uit hun voorraad op het bord. Voor elke verdachte zonder spoor daar laat jij er nog een van jezelf vallen.
    • **Begane grond:** daar verdenken lukt alleen als er ook een spoor van jezelf ligt; zo niet, dan komt er niets op het bord en laat je er voor elke verdachte een vallen.
    • **Wissen:** open een verdieping en tel; zeg dan hoeveel van je sporen je uit het vak van die verdieping terugneemt, hoogstens zoveel als je er vond. Vind je er geen, dan laat je er nog een vallen.
    Aan het eind vallen alle gevonden sporen opnieuw.
rules-arosa-erasing = **Hoeveel sporen komen terug?**
    Iedereen heeft de verdieping gezien. Er mogen hoogstens zoveel sporen uit het vak van die verdieping op het bord terug naar je voorraad als er van jou lagen; minder mag ook. Dan vallen alle gevonden sporen opnieuw.
rules-arosa-waiting = **Iemand anders is aan de beurt**
    Kijk en luister! Met een soepel geheugen kun je wat er te horen en te zien was, nalezen in het kanaal en in het verloop; met een streng verdwijnt het als het volgende steentje valt. Niemand anders leest **Mijn notities**.
    Sporen op het bord: 3 punten op een plaats delict, 2 op de verdieping erboven of eronder, 1 elders. 10 sporen op het bord of een lege voorraad beëindigen de partij na de beurt.
rules-arosa-over = **De partij is afgelopen**
    Wie de meeste verdenkingspunten heeft, is de moordenaar, en wie de minste heeft, wint; er kunnen meerdere moordenaars en meerdere winnaars zijn. Sporen in het hotel en in de voorraad tellen niet. Zijn alle anderen weggegaan, dan heeft de laatste speler gewonnen; speelde er twee rondes lang niemand, dan wint niemand.

## Steentjes en geluiden

noun-arosa-yellow = geel
    .many = geel
    .sign = 🟨{"\u2060"}●
noun-arosa-blue = blauw
    .many = blauw
    .sign = 🟦{"\u2060"}▲
noun-arosa-brown = bruin
    .many = bruin
    .sign = 🟫{"\u2060"}■
noun-arosa-gray = grijs
    .many = grijs
    .sign = 🔘{"\u2060"}✚
noun-arosa-black = zwart
    .many = zwart
    .sign = ⬛{"\u2060"}◆
noun-arosa-white = wit
    .many = wit
    .sign = ⬜{"\u2060"}★
noun-arosa-victim = slachtoffer
    .many = slachtoffers
    .sign = 🟥{"\u2060"}✖
noun-arosa-poc = plof
    .hear = plof
noun-arosa-toc = bonk
    .hear = BONK

## Het dossier

arosa-sheet-floors = In het hotel
arosa-sheet-floor = { $n ->
    [0] begane grond
   *[other] { $n }e verdieping
}

## Waarom een aantal zeker is

arosa-why-found = { $nos_n ->
    [one] Bij nr. { $nos } werd
   *[other] Bij nrs. { $nos } werd telkens
} { $count } × { $cube_sign } gevonden en weggehaald ({ $floors }).
arosa-why-empty = { $nos_n ->
    [one] Bij nr. { $nos }
   *[other] Bij nrs. { $nos }
} lag er geen { $cube_sign } op de geopende verdieping ({ $floors }).
arosa-why-put-back = { $nos_n ->
    [one] Bij nr. { $nos }
   *[other] Bij nrs. { $nos }
} { $count ->
    [one] ging { $count } × { $cube_sign } terug
   *[other] gingen { $count } × { $cube_sign } terug
} naar de { $floor }e verdieping.
arosa-why-heard = { $count ->
    [one] Door wat er bij nr. { $nos } van { $cube_sign } te horen was, ligt het
   *[other] Door wat er bij nr. { $nos } van { $count } × { $cube_sign } te horen was, liggen ze
} { $floor ->
    [0] op de begane grond.
   *[other] hoogstens op de { $floor }e verdieping.
}
arosa-why-left = Voor { $count ->
    [one] { $cube_sign }
   *[other] { $count } × { $cube_sign }
}{ $nos_n ->
    [0] {""}
    [one] {" "}van nr. { $nos }
   *[other] {" "}van nrs. { $nos }
}{ $high ->
    [none] {""}
    [0] {" "}(gehoord op de begane grond)
   *[other] {" "}(hoogstens gehoord op de { $high }e verdieping)
}{ $empty_n ->
    [0] {""}
    [one] , niet gevonden bij nr. { $empty },
   *[other] , niet gevonden bij nrs. { $empty },
} blijft alleen { $where ->
    [there] {""}
   *[other] { $finds_n ->
        [one] de vondst van nr. { $finds }
       *[other] een vondst van nrs. { $finds }
    }
}{ $where ->
    [both] {" "}of{" "}
   *[other] {""}
}{ $where ->
    [found] {""}
   *[other] { $floor ->
        [0] de begane grond
       *[other] de { $floor }e verdieping
    }
} over.
arosa-why-least = Dat zijn { $many } × { $cube_sign }, en { $finds_n ->
    [one] bij nr. { $finds }
   *[other] bij nrs. { $finds }
} { $found ->
    [one] lag er samen maar { $found }
   *[other] lagen er samen maar { $found }
}: { $count ->
    [one] er moet minstens { $count } liggen
   *[other] er moeten minstens { $count } liggen
} { $floor ->
    [0] op de begane grond.
   *[other] op de { $floor }e verdieping.
}
arosa-why-most = Hoogstens { $many } × { $cube_sign } { $many ->
    [one] kan
   *[other] kunnen
} { $floor ->
    [0] op de begane grond
   *[other] op de { $floor }e verdieping
} liggen{ $finds_n ->
    [0] {""}
    [one] {" "}of gevonden zijn bij nr. { $finds }
   *[other] {" "}of gevonden zijn bij nrs. { $finds }
}{ $out_n ->
    [0] {""}
    [one] ; nr. { $out } klonk daarvoor te laag
   *[other] ; nrs. { $out } klonken daarvoor te laag
}{ $emptied_n ->
    [0] {""}
    [one] ; wat er eerder lag, is weggehaald bij nr. { $emptied }
   *[other] ; wat er eerder lag, is weggehaald bij nrs. { $emptied }
}.{ $finds_n ->
    [0] {""}
   *[other] {" "}Daar { $found ->
        [one] werd er { $found } gevonden
       *[other] werden er { $found } gevonden
    }, dus { $count ->
        [0] kan er geen liggen
        [one] kan er hoogstens { $count } liggen
       *[other] kunnen er hoogstens { $count } liggen
    } { $floor ->
        [0] op de begane grond.
       *[other] op de { $floor }e verdieping.
    }
}
arosa-conclusion = Dus { $count ->
    [0] kan er geen { $cube_sign } liggen
    [one] moet er precies { $count } × { $cube_sign } liggen
   *[other] moeten er precies { $count } × { $cube_sign } liggen
} { $floor ->
    [0] op de begane grond.
   *[other] op de { $floor }e verdieping.
}

## De nabeschouwing

arosa-inquest-trace = Bij nr. { $no } was voor het eerst zeker op welke verdieping een spoor van { $who } lag: { $floor ->
    [0] de begane grond.
   *[other] de { $floor }e verdieping.
}
arosa-inquest-victim = Bij nr. { $no } was voor het eerst zeker op welke verdieping een slachtoffer lag: { $floor ->
    [0] de begane grond.
   *[other] de { $floor }e verdieping.
}
arosa-inquest-fine = Een mooie verdenking bij nr. { $no }: { $who } verdenkt { $players } op { $floor ->
    [0] de begane grond
   *[other] de { $floor }e verdieping
}, { $percent ->
    [100] en kon daar zeker van zijn
   *[other] waar de kansen het best lagen ({ $percent } van de 100 gevallen)
}; { $count ->
    [one] één spoor gaat naar het bord.
   *[other] { $count } sporen gaan naar het bord.
}
arosa-inquest-lucky = Een gelukstreffer bij nr. { $no }: { $who } verdenkt { $players } op { $floor ->
    [0] de begane grond
   *[other] de { $floor }e verdieping
} en krijgt tegen de kansen in gelijk ({ $percent } van de 100).
arosa-inquest-unlucky = Pech bij nr. { $no }: { $who } verdenkt { $players } op { $floor ->
    [0] de begane grond
   *[other] de { $floor }e verdieping
} voor niets, terwijl het in { $percent } van de 100 gevallen raak was geweest.
arosa-inquest-vain = Vergeefs bij nr. { $no }: { $who } { $kind ->
    [search] zoekt een slachtoffer
    [erase] wil sporen wissen
    [ground] verdenkt { $players } zonder eigen spoor
   *[suspect] verdenkt { $players }
} op { $floor ->
    [0] de begane grond
   *[other] de { $floor }e verdieping
}, maar alles wat er te zien en te horen was, sloot dat uit.
arosa-inquest-missed = Een gemiste kans bij nr. { $no }: { $who } verdenkt { $players } op { $floor ->
    [0] de begane grond
   *[other] de { $floor }e verdieping
} en vindt niets, terwijl één spoor zeker was: dat van { $player } op { $there ->
    [0] de begane grond.
   *[other] de { $there }e verdieping.
}
arosa-inquest-legend = -# Berekend alsof er niets vergeten was; hoe waarschijnlijker een val, hoe zwaarder die weegt.

## Wat een rivaal dacht

arosa-rival-search = een slachtoffer was in { $share } van de 100 gevallen te verwachten op { $floor ->
    [0] de begane grond
   *[other] de { $floor }e verdieping
}.
arosa-rival-suspect = sporen van { $players } waren in { $share } van de 100 gevallen te verwachten op { $floor ->
    [0] de begane grond
   *[other] de { $floor }e verdieping
}.
arosa-rival-erase = eigen sporen waren in { $share } van de 100 gevallen te verwachten op { $floor ->
    [0] de begane grond
   *[other] de { $floor }e verdieping
}: minder punten waren meer waard dan een verdenking.
arosa-rival-take = wat terug te nemen is, wordt teruggenomen: het kan nooit kwaad.
arosa-rival-guess = van wat er te horen was, was niets onthouden, dus dit was een gok.
arosa-rival-overlooked = dit was een ingeving, zonder te denken aan wat er te horen was.

## Zaken

arosa-case-question = **{ $count ->
    [one] Er ligt nu één { $cube_sign }-spoor
   *[other] Er liggen nu { $count } { $cube_sign }-sporen
} in het hotel. Waar?** Hieronder staat elk geluid van die kleur.
arosa-case-rule = -# Een steentje tikt hoogstens één keer voor elke verdieping die het voorbijgaat, en soms helemaal niet: met vier tikken ligt het op de 3e verdieping of lager. *plof* of *BONK* bewijst niets. Wat op een geopende verdieping ligt, wordt eruit gehaald; wat opnieuw valt, is opnieuw te horen.
arosa-case-opened = { $floor ->
    [0] De begane grond
   *[other] De { $floor }e verdieping
} wordt geopend: { $cubes_n ->
    [0] die is leeg.
   *[other] { $cubes_sign }.
}
arosa-case-traces = { $cube }
arosa-suspect = { $who } ({ $cube } { $cube_sign })
arosa-case-place = { $count ->
    [one] Waar het ligt
   *[other] { $n ->
        [1] Het laagste spoor
        [2] { $count ->
            [2] Het hoogste spoor
           *[other] Het spoor ertussen
        }
       *[other] Het hoogste spoor
    }
}
noun-arosa-floor_0 = begane grond
noun-arosa-floor_1 = 1e verdieping
noun-arosa-floor_2 = 2e verdieping
noun-arosa-floor_3 = 3e verdieping
noun-arosa-floor_4 = 4e verdieping
noun-arosa-floor_5 = 5e verdieping
noun-arosa-floor_6 = 6e verdieping
noun-arosa-floor_7 = 7e verdieping

## Alle spelregels, bladzijde voor bladzijde; de laatste is een voorbeeld van een beurt

rulebook-arosa-1 = **Het doel**
    Een hotel met acht verdiepingen, van de begane grond (0) tot de zevende. Twee slachtoffers zijn in de luchtschacht gevallen. Iedereen heeft daar **sporen** achtergelaten, steentjes van de eigen kleur, en niemand ziet op welke verdieping een steentje blijft liggen; je **hoort** het.
    Vind de slachtoffers, laat dan de sporen van de anderen op het bord zetten en wis die van jezelf. Wie aan het eind de meeste verdenkingspunten heeft, is de moordenaar; wie de minste heeft, wint.
    Er spelen 2 tot 6 spelers mee, ieder met 20 sporen in voorraad.
rulebook-arosa-2 = **De proloog, en wat je hoort**
    Een door loting gekozen speler laat de twee slachtoffers vallen. Dan laat iedereen twee sporen vallen. De kleur wordt genoemd, de verdieping nooit.
    Elke *tik* is een verdieping die het steentje voorbijgaat; bij *plof* blijft het op een verdieping liggen; bij *BONK* raakt het de tafel, meestal op de begane grond. Je hoort niet elke tik: een steentje ligt vaak lager dan je denkt, nooit hoger.
    Iedereen hoort hetzelfde, en hetzelfde staat er ook in woorden.
rulebook-arosa-3 = **Eerste bedrijf: de slachtoffers zoeken**
    In je beurt **zoek** je: open een verdieping, en iedereen ziet wat daar ligt.
    • **Geen slachtoffer**: de gevonden steentjes vallen een voor een opnieuw in de schacht, en je laat er nog een uit je voorraad vallen, ook als de verdieping leeg was.
    • **Een slachtoffer**: de verdieping is een **plaats delict**. Voor elk spoor van een **andere** speler daar legt die speler een spoor uit de eigen voorraad op het vak van de verdieping op het bord. Die van jou tellen niet. Dan vallen de gevonden steentjes opnieuw; jij laat er verder geen vallen.
    Zijn beide slachtoffers gevonden, dan begint het tweede bedrijf met de volgende speler.
rulebook-arosa-4 = **Tweede bedrijf: verdenken**
    Noem een of meer andere spelers, en open dan een verdieping. Voor elk spoor van een verdachte daar gaat er een spoor uit de voorraad van die verdachte naar het vak van die verdieping. Wie je niet noemde, legt niets neer, en jij ook niet.
    Voor elke verdachte **zonder** spoor op die verdieping laat je een spoor uit je voorraad vallen.
    {""}**Begane grond**: daar moet ook een spoor van jezelf liggen. Zo niet, dan legt niemand iets neer, en laat je een spoor vallen voor elke verdachte die je noemde.
    Aan het eind vallen alle gevonden steentjes opnieuw in de schacht.
rulebook-arosa-5 = **Tweede bedrijf: wissen**
    Heb je sporen op het bord, dan kun je in plaats van te verdenken een verdieping openen en daar je eigen sporen tellen. Uit het vak van **diezelfde** verdieping neem je hoogstens zoveel van je sporen terug; ze gaan terug naar je voorraad.
    Vind je er geen van jezelf op de verdieping, dan neem je niets terug en laat je nog een spoor vallen.
    Ook hier vallen de gevonden steentjes aan het eind opnieuw.
rulebook-arosa-6 = **Het einde, en de punten**
    De partij eindigt na de beurt waarin een speler 10 sporen op het bord heeft, of een lege voorraad. Is een voorraad te klein, dan gaan sporen die op de verdieping gevonden zijn naar het bord.
    Elk spoor op het bord telt voor:
    • **3 punten** op een plaats delict;
    • **2 punten** op de verdieping vlak boven of onder een plaats delict;
    • **1 punt** elders.
    Sporen in het hotel en in de voorraden tellen niet. Er kunnen meerdere moordenaars en meerdere winnaars zijn.
    Wie weggaat, kan niet meer winnen, maar kan nog wel verdacht worden. Gaan alle anderen weg, dan wint de laatste speler, zonder tellen. Speelt er twee rondes lang niemand, dan eindigt de partij zonder winnaar.
rulebook-arosa-7 = **Voorbeeld van een beurt**
    Tweede bedrijf, Anna speelt geel. Ze hoorde twee grijze steentjes rond de derde verdieping stoppen, en verdenkt Gaspard (grijs) en Bruno (blauw) op de derde.
    Op de verdieping liggen twee grijze steentjes en een bruin, maar geen blauw. Gaspard legt twee sporen op vak 3. Bruno legt niets neer, en Chloé (bruin), die niet genoemd werd, ook niet.
    De twee grijze steentjes en het bruine vallen opnieuw in de schacht: *tik tik plof*, *tik plof*, *tik tik tik BONK*. Voor Bruno, ten onrechte verdacht, laat Anna een geel spoor uit haar voorraad vallen.

## De les: een paar beslissingen uit een echte partij, en waarom

lesson-arosa-start = **Mord im Arosa in vijf minuten**
    Twee slachtoffers zijn in de luchtschacht van een hotel met acht verdiepingen gevallen. Iedereen laat daar sporen achter: jij speelt geel, Camille speelt blauw. Niemand ziet de steentjes stoppen; je hoort ze.
    Hier zijn vier beslissingen uit een echte partij voor twee.
lesson-arosa-1 = De twee slachtoffers vallen, het ene na het andere: *tik tik … plof*, en nog eens *tik tik … plof*. Elke *tik* is een verdieping die het slachtoffer voorbijgaat, bij *plof* blijft het liggen. Je hoort niet elke tik.
    {""}**Waar is het eerste slachtoffer?**
lesson-arosa-1-seventh = Op de zevende verdieping
lesson-arosa-1-seventh-why = Nee: twee keer *tik* is minstens twee verdiepingen voorbij, de zevende en de zesde.
lesson-arosa-1-fifth = Op de vijfde, dat is zeker
lesson-arosa-1-fifth-why = Zeker is het niet: daar zou het liggen als elke tik te horen was. Maar ongeveer een op de vier tikken hoor je niet.
lesson-arosa-1-lower = Op de vijfde of lager
lesson-arosa-1-lower-why = Ja: minstens twee verdiepingen voorbij, misschien meer. Een steentje ligt vaak lager dan het klinkt, nooit hoger.
lesson-arosa-2 = Camille opent de vijfde verdieping: die is leeg. Na dit slordige onderzoek valt er een steentje uit de voorraad van Camille in de schacht. Jij bent aan de beurt.
    {""}**Welke verdieping open je?**
lesson-arosa-2-sixth = De zesde
lesson-arosa-2-sixth-why = Nee: beide slachtoffers zijn minstens twee verdiepingen voorbijgegaan, waaronder de zesde. Daar liggen ze niet.
lesson-arosa-2-fifth = Nog eens de vijfde
lesson-arosa-2-fifth-why = Nee: je zag dat die leeg is, en slachtoffers verplaatsen zich nooit vanzelf.
lesson-arosa-2-fourth = De vierde
lesson-arosa-2-fourth-why = Ja: nu de vijfde leeg is, is één gemiste tik genoeg voor de vierde. In deze partij lag daar een slachtoffer, en het andere op de derde.
lesson-arosa-3 = De plaatsen delict zijn de derde en de vierde verdieping. Het tweede bedrijf begint: je verdenkt Camille op de tweede verdieping, en daar ligt een van Camilles sporen.
    {""}**Hoeveel punten is een spoor op vak 2 waard?**
lesson-arosa-3-one = 1 punt
lesson-arosa-3-one-why = Nee: 1 punt geldt alleen ver van de plaatsen delict, zoals op de zevende verdieping of de begane grond.
lesson-arosa-3-two = 2 punten
lesson-arosa-3-two-why = Ja: de tweede verdieping ligt vlak onder de derde, een plaats delict. En wie de minste punten heeft, wint.
lesson-arosa-3-three = 3 punten
lesson-arosa-3-three-why = Nee: 3 punten gelden alleen op de plaatsen delict zelf, hier de derde en de vierde verdieping.
lesson-arosa-4 = Camille heeft je op de zevende verdieping verdacht en daar een van je steentjes gevonden, en je hebt een spoor op vak 7. Daarna viel dit steentje opnieuw: *tik … plof*. Je bent aan de beurt, en je wilt dat spoor graag van het bord.
    {""}**Wat doe je?**
lesson-arosa-4-erase = Ik open de zevende om te wissen
lesson-arosa-4-erase-why = Nee: om op vak 7 te wissen heb je een eigen spoor **op de zevende verdieping** nodig. Dat van jou is lager gevallen: je hebt het gehoord. Je zou niets terugnemen, en er zou nog een steentje vallen.
lesson-arosa-4-elsewhere = Ik wis op een andere verdieping
lesson-arosa-4-elsewhere-why = Nee: je neemt alleen terug uit het vak van de verdieping die je opent. Je andere vakken zijn leeg.
lesson-arosa-4-suspect = Ik verdenk Camille
lesson-arosa-4-suspect-why = Ja: een spoor op de zevende verdieping kost maar 1 punt. Laat liever die van Camille op het bord komen waar je ze hoorde stoppen, dicht bij de plaatsen delict.
lesson-arosa-end = **Meer heb je niet nodig om te spelen.** Luister naar elke val, noteer waar volgens jou het steentje stopte, en verdenk alleen als je er echt in gelooft: elke verdachte zonder spoor kost je een steentje. **Mijn notities** is je kladblok.

## Technieken van deductie, de makkelijkste eerst

technique-arosa-opened = Een geopende verdieping
technique-arosa-opened-page = Als een verdieping opengaat, zijn alle steentjes daar te zien en gaan ze eruit. Wat er daarna valt, tel je weer vanaf nul.
    {""}*Voorbeeld:* verdieping 4 werd geopend, en sindsdien is er geen steentje gevallen. Daar ligt niets.
technique-arosa-heard = Horen voorbijgaan
technique-arosa-heard-page = Elke tik is een verdieping die het steentje voorbijging. Het kan lager liggen dan het klinkt, nooit hoger.
    {""}*Voorbeeld:* drie tikken vanaf de zevende verdieping: de verdiepingen 7, 6 en 5 zijn voorbij, dus het ligt op verdieping 4 of lager.
technique-arosa-together = Geluiden en vondsten samen
technique-arosa-together-page = Elk steentje dat viel, is gevonden of ligt er nog. Tel wat er viel, trek af wat gevonden is, en kijk waar de andere kunnen zijn.
    {""}*Voorbeeld:* twee steentjes vielen tot op verdieping 1 of lager. Verdieping 1 werd geopend, en daar lag er één. Het andere ligt op de begane grond.

## De opdrachten (de Engelse namen staan in de code)

command-arosa = arosa
command-arosa-description = Speel Mord im Arosa aan de tafel van dit kanaal.

command-arosa-search = zoeken
command-arosa-search-description = Eerste bedrijf: open een verdieping en zoek de slachtoffers.
command-arosa-search-floor = verdieping
command-arosa-search-floor-description = De verdieping die je opent, van 0 (begane grond) tot 7.

command-arosa-suspect = verdenken
command-arosa-suspect-description = Tweede bedrijf: verdenk een of meer spelers en open een verdieping.
command-arosa-suspect-floor = verdieping
command-arosa-suspect-floor-description = De verdieping die je opent, van 0 (begane grond) tot 7.
command-arosa-suspect-player = speler
command-arosa-suspect-player-description = Wie je verdenkt.
command-arosa-suspect-player2 = speler2
command-arosa-suspect-player2-description = Nog een verdachte.
command-arosa-suspect-player3 = speler3
command-arosa-suspect-player3-description = Een derde verdachte.
command-arosa-suspect-player4 = speler4
command-arosa-suspect-player4-description = Een vierde verdachte.
command-arosa-suspect-player5 = speler5
command-arosa-suspect-player5-description = Een vijfde verdachte.

command-arosa-erase = wissen
command-arosa-erase-description = Tweede bedrijf: open een verdieping en tel je sporen.
command-arosa-erase-floor = verdieping
command-arosa-erase-floor-description = De verdieping die je opent, van 0 (begane grond) tot 7.

command-arosa-take = terugnemen
command-arosa-take-description = Na het tellen: neem sporen terug uit het vak van de geopende verdieping.
command-arosa-take-count = aantal
command-arosa-take-count-description = Hoeveel sporen je terugneemt.
