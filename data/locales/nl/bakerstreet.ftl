# Bakerstreet. Geen Nederlandse uitgave gevonden: de begrippen zijn gewoon vertaald, zie GLOSSARY.md.

game-bakerstreet = Bakerstreet
club-bakerstreet = baker-street
kind-bakerstreet = bluf
about-bakerstreet = Londen, 1898, in dichte mist: twee detectives schatten hoeveel beide handen waard zijn, bluffen en twijfelen. Wie wint, neemt bewijzen, en zeven letters op rij lossen de zaak op.
    -# 2 spelers · ongeveer 40 minuten · gemiddeld: bluf en geheugen
option-bakerstreet-memory = Geheugen voor bedekte kaarten
option-bakerstreet-first = Wie begint
value-lot = door loting
value-one = de eerste speler
value-two = de tweede speler

value-bakerstreet-pile = Stapel { $value }

verb-bakerstreet-play = Een kaart spelen
verb-bakerstreet-estimate = Schatten
verb-bakerstreet-doubt = Betwijfelen
verb-bakerstreet-choose = Een stapel kiezen
verb-bakerstreet-take = Een bewijs nemen

field-bakerstreet-play-card = Welke kaart uit je hand?
field-bakerstreet-play-pile = Voor welke stapel bewijzen?
field-bakerstreet-estimate-number = Beide handen zijn minstens waard…
field-bakerstreet-choose-pile = Welke stapel wordt geteld?
field-bakerstreet-take-letter = Welk bewijs neem je?

## Wat iedereen hoort

event-bakerstreet-dealt = Jullie krijgen ieder drie kaarten; vijf stapels van acht bewijzen liggen in een kring. { $first } opent de eerste ronde.
event-bakerstreet-played = { $by } speelt **{ $card }** voor stapel { $pile }.
event-bakerstreet-reshuffled = De trekstapel van { $seat } is op, dus de aflegstapel wordt tot een nieuwe geschud.
event-bakerstreet-estimated = { $by } schat: **{ $number }**.
event-bakerstreet-doubted = { $by } betwijfelt de schatting van **{ $number }**. { $by_cards_n ->
    [0] { $by } heeft geen kaart
   *[other] { $by } toont { $by_cards }
}, { $player_cards_n ->
    [0] { $player } heeft geen kaart
   *[other] { $player } toont { $player_cards }
}: samen **{ $total }**. { $winner } krijgt gelijk en kiest een stapel.
event-bakerstreet-counted = { $arrow ->
    [yes] Een pijl leidt verder naar stapel { $pile }. ➡️
   *[no] Stapel { $pile } wordt geteld. 🔎
} { $how ->
    [empty] Daar ligt geen kaart: { $winner }, die gelijk kreeg, wint de telling
   *[other] { $first_cards_n ->
        [0] { $first }: **0**, geen kaart
       *[other] { $first }: **{ $first_sum }** ({ $first_cards }{ $first_x2 ->
            [yes] , verdubbeld
           *[no] {""}
        })
    }; { $second_cards_n ->
        [0] { $second }: **0**, geen kaart
       *[other] { $second }: **{ $second_sum }** ({ $second_cards }{ $second_x2 ->
            [yes] , verdubbeld
           *[no] {""}
        })
    }.{ $stop ->
        [yes] {" "}De stop laat liggen wat eronder ligt.
       *[no] {""}
    } { $how ->
        [tie] Gelijke stand: { $winner }, die gelijk kreeg, wint de telling
       *[more] { $winner } wint de telling
    }
}{ $prize ->
    [clue] .
    [all] , maar heeft alle letters van die stapel al: er wordt geen bewijs genomen.
   *[none] , maar op die stapel ligt geen bewijs meer.
}
event-bakerstreet-clue-taken = { $by } neemt een bewijs van stapel { $pile }, gedekt, en heeft nu { $clues ->
    [one] { $clues } bewijs
   *[other] { $clues } bewijzen
}; { $left ->
    [0] op de stapel ligt er geen meer.
    [one] op de stapel ligt er nog { $left }.
   *[other] op de stapel liggen er nog { $left }.
}
event-bakerstreet-round-began = Nieuwe ronde: beiden trekken hun kaarten, { $first } begint{ $swapped ->
    [yes] , want de ander heeft geen kaart
   *[no] {""}
}.{ $shuffled_n ->
    [0] {""}
   *[other] {" "}De aflegstapel wordt tot een nieuwe trekstapel geschud voor { $shuffled }.
}
event-bakerstreet-hands-empty = Niemand kan een kaart trekken: { $by } kreeg gelijk en kiest een stapel met detectivekaarten.
event-bakerstreet-turn-missed = Voor { $seat } is de tijd om.
event-bakerstreet-warned = { $seat } heeft twee beurten op rij gemist: een derde gemiste beurt kost de partij. ⚠️
event-bakerstreet-left = { $seat } verlaat de partij: { $winner } wint.
event-bakerstreet-stayed-away = { $seat } heeft drie beurten op rij gemist, en dat geldt als weggaan: { $winner } wint.
event-bakerstreet-won = { $by } toont { $run }: { $run_n } letters op rij, de zaak is opgelost! 🏆
event-bakerstreet-stalled = Twee rondes lang heeft niemand gespeeld: de partij eindigt zonder winnaar.
event-bakerstreet-letters-shown = { $letters_n ->
    [0] { $seat } had geen bewijs.
    [one] Het bewijs van { $seat }: { $letters }.
   *[other] De bewijzen van { $seat }: { $letters }.
}

## Wat je eigen zet oplevert, waar nog geen bericht het vertelt

result-bakerstreet-doubted = Beide handen zijn samen **{ $total }** waard: { $winner } krijgt gelijk.
result-bakerstreet-counted = { $winner } wint de telling van stapel { $pile }.

## Wat maar één speler te weten komt

event-bakerstreet-hand-dealt = { $cards_n ->
    [0] Er is geen kaart meer die je kunt trekken.
   *[other] Je hebt een nieuwe hand getrokken.
}
event-bakerstreet-card-drawn = Je trekt **{ $card }**.
event-bakerstreet-pile-seen = { $prize ->
    [clue] Je hebt de telling van stapel { $pile } gewonnen: bekijk de bewijzen.
   *[all] Je hebt de telling van stapel { $pile } gewonnen, maar hebt alle letters ervan al: { $letters }.
}
event-bakerstreet-clue-kept = Je houdt het bewijs **{ $letter }**, gedekt.

## Het overzicht

bakerstreet-table-opening = { $who } opent de ronde: een kaart spelen, en dan een schatting naar keuze geven.{ $lost ->
    [yes] {" "}⚠️ Als { $who } ook deze beurt mist, is de partij verloren.
   *[no] {""}
}
bakerstreet-table-playing = { $who } is aan de beurt: een kaart en een schatting boven **{ $n }**, of betwijfelen.{ $lost ->
    [yes] {" "}⚠️ Als { $who } ook deze beurt mist, is de partij verloren.
   *[no] {""}
}
bakerstreet-table-must-doubt = { $who } kan de schatting van **{ $n }** alleen betwijfelen{ $n ->
    [30] {" "}(hoger gaat niet)
   *[other] {" "}(de hand is leeg)
}.{ $lost ->
    [yes] {" "}⚠️ Als { $who } ook deze beurt mist, is de partij verloren.
   *[no] {""}
}
bakerstreet-table-estimating = { $who } heeft een kaart gespeeld en getrokken, en moet nu een schatting geven.{ $lost ->
    [yes] {" "}⚠️ Als { $who } ook deze beurt mist, is de partij verloren.
   *[no] {""}
}
bakerstreet-table-choosing = { $who } kreeg gelijk en kiest de stapel die geteld wordt.{ $lost ->
    [yes] {" "}⚠️ Als { $who } ook deze beurt mist, is de partij verloren.
   *[no] {""}
}
bakerstreet-table-taking = { $who } heeft de telling van stapel { $pile } gewonnen en kiest daar een bewijs.{ $lost ->
    [yes] {" "}⚠️ Als { $who } ook deze beurt mist, is de partij verloren.
   *[no] {""}
}
bakerstreet-table-estimate = Schatting: **{ $n }** door { $who }{ $earlier_n ->
    [0] {""}
   *[other] , na { $earlier }
}.
bakerstreet-table-pile = Stapel { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] geen bewijs meer
    [one] { $clues } bewijs
   *[other] { $clues } bewijzen
}; { $cards ->
    [one] er ligt één kaart, **{ $top }** ({ $who })
   *[other] er liggen { $cards } kaarten, met **{ $top }** bovenop ({ $who })
}.
bakerstreet-table-pile-empty = Stapel { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] geen bewijs meer
    [one] { $clues } bewijs
   *[other] { $clues } bewijzen
}; er ligt geen kaart.
bakerstreet-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] speurderspet
   *[hat] bolhoed
}): { $clues ->
    [0] geen bewijs
    [one] { $clues } bewijs
   *[other] { $clues } bewijzen
}, { $hand ->
    [0] geen kaart
    [one] { $hand } kaart
   *[other] { $hand } kaarten
} in de hand, { $deck } te trekken, { $discard_id ->
    [none] niets afgelegd
   *[other] **{ $discard }** bovenop de aflegstapel
}.
bakerstreet-table-seat-letters = { $who }{ $state ->
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] speurderspet
   *[hat] bolhoed
}): { $letters_n ->
    [0] geen bewijs
   *[other] { $letters }
}; { $hand ->
    [0] geen kaart
    [one] { $hand } kaart
   *[other] { $hand } kaarten
} in de hand, { $deck } te trekken, { $discard_id ->
    [none] niets afgelegd
   *[other] **{ $discard }** bovenop de aflegstapel
}.
bakerstreet-alt-table = De mistige tafel van boven: de vijf stapels met telkens de bovenste kaart ervoor, de schatting, en wat elke speler heeft.
bakerstreet-alt-desk = Je bureau: je kaarten en je letters, zoals in de tekst van dit bericht.
bakerstreet-picture-run = { $n } op rij
bakerstreet-picture-pile = Stapel { $n }

## Het bureau

bakerstreet-desk-warned = Je hebt twee beurten op rij gemist: **een derde gemiste beurt kost je de partij**. ⚠️
bakerstreet-desk-box = -# Tekens op de { $cards } kaarten van elke speler, naar waarde: **stop** { $stops }; **×2** { $doubles }; **pijl** { $arrows }. Alle andere zijn zonder teken.
bakerstreet-desk-hand = { $cards_n ->
    [0] **Je hand** is leeg.
   *[other] **Je hand**: { $cards }, samen **{ $total }** waard.
}
bakerstreet-desk-last = Laatste schatting: **{ $n }**.
bakerstreet-desk-letters = { $letters_n ->
    [0] Je hebt nog geen bewijs.
    [one] **Je bewijs**: { $letters }.
   *[other] **Je bewijzen**: { $letters }.
}
bakerstreet-desk-run = Langste reeks: **{ $letters }** ({ $letters_n } op rij; 7 winnen).
bakerstreet-desk-pile = **Stapel { $pile }**: { $letters }. 🔎
bakerstreet-desk-free = Je mist nog: { $letters }.

## Weigeringen en waarschuwingen

refusal-bakerstreet-not-in-hand = Die kaart zit niet in je hand. **/tafel hand** laat je kaarten zien; er is niets gespeeld.
refusal-bakerstreet-no-such-pile = Er zijn vijf stapels, 1 tot 5. Kies er een van; er is niets gebeurd.
refusal-bakerstreet-pile-without-cards = Alle detectivekaarten liggen voor de stapels: kies een stapel waar er liggen. Er is niets geteld.
refusal-bakerstreet-must-doubt = Je kunt nu alleen betwijfelen: hoger dan 30 gaat niet, of je hebt geen kaart om te spelen. Druk op **Betwijfelen**.
refusal-bakerstreet-nothing-to-doubt = Jij opent de ronde, dus er is geen schatting om te betwijfelen. Speel eerst een kaart.
refusal-bakerstreet-not-higher = Een schatting moet hoger zijn dan de vorige, **{ $n }**. Noem een hoger getal; er is niets gebeurd.
refusal-bakerstreet-out-of-range = Een schatting is een geheel getal van 0 tot { $n }: meer zijn zes kaarten niet waard. Er is niets gebeurd.
refusal-bakerstreet-estimate-first = Je hebt je kaart gespeeld. Geef nu je schatting.
refusal-bakerstreet-play-first = Speel eerst een kaart; dan trek je er een en geef je je schatting.
refusal-bakerstreet-choose-first = Je kreeg gelijk: kies de stapel die geteld wordt.
refusal-bakerstreet-nothing-to-choose = Een stapel kiest alleen wie bij het betwijfelen gelijk kreeg. Speel nu een kaart, of betwijfel de schatting.
refusal-bakerstreet-take-first = Je hebt de telling gewonnen: neem eerst een bewijs van de stapel.
refusal-bakerstreet-nothing-to-take = Een bewijs neemt alleen wie een telling won. Speel nu een kaart, of betwijfel de schatting.
refusal-bakerstreet-letter-not-there = Die letter ligt niet op de stapel. **/tafel hand** laat zien wat er ligt.
refusal-bakerstreet-letter-owned = Die letter heb je al, en je mag elke letter maar één keer hebben. Kies een andere.
caution-bakerstreet-doubt-is-lost = Je eigen hand is al zoveel waard als de schatting, dus je krijgt zeker ongelijk. Toch betwijfelen?

## Spelregels, naar de situatie

rules-bakerstreet-start = **Bakerstreet in het kort**
    Elke speler heeft 30 detectivekaarten, vijf van elke waarde van 0 tot 5, en drie daarvan in de hand. In je beurt **speel** je een kaart voor een van de vijf stapels bewijzen, trek je er een, en **schat** je hoeveel de zes kaarten van beide handen samen waard zijn; of je **betwijfelt** de laatste schatting.
    Elke schatting moet hoger zijn dan de vorige. Na het betwijfelen worden beide handen getoond: wie gelijk kreeg, kiest een stapel, en de kaarten ervoor worden geteld. Wie daar het meest heeft, bekijkt de stapel en neemt een bewijs.
    Zeven letters op rij (van A tot T) winnen. Wie weggaat, of drie beurten op rij mist, verliest. Met een streng geheugen zijn bedekte kaarten niet meer te bekijken: onthoud ze!
rules-bakerstreet-opening = **Je opent de ronde**
    Speel een kaart voor een stapel; je trekt er meteen een. Noem dan een getal van 0 tot 30: hoeveel de zes kaarten van beide handen samen waard zijn. Bluffen mag. De waarden tellen, de tekens niet.
    Er valt nog niets te betwijfelen.
rules-bakerstreet-playing = **Je bent aan de beurt**
    Speel een kaart voor een stapel, trek er een en geef een schatting die hoger is dan de vorige; of betwijfel die. Na 30 kun je alleen betwijfelen.
    Na het betwijfelen worden beide handen getoond. Zijn ze minder waard dan de schatting, dan krijg jij gelijk; zijn ze evenveel of meer waard, dan de ander. Wie gelijk kreeg, kiest een stapel om te tellen, en wie ongelijk kreeg, begint de volgende ronde.
    De tekens werken alleen bij tellingen. **Stop**: de telling eindigt met deze kaart. **×2**: verdubbelt de som van de eigenaar, één keer. **Pijl**: ook de volgende stapel met de klok mee wordt geteld.
    Tekens op de { $cards } kaarten van elke speler, naar waarde: **stop** { $stops }; **×2** { $doubles }; **pijl** { $arrows }. Alle andere zijn zonder teken.
rules-bakerstreet-estimating = **Je geeft een schatting**
    Hoeveel zijn de zes kaarten van beide handen samen waard? De schatting moet hoger zijn dan de vorige; bluffen mag. Als de ander je schatting betwijfelt en de kaarten minstens zoveel waard zijn, krijg jij gelijk.
rules-bakerstreet-choosing = **Je kreeg gelijk**
    Kies een stapel. De kaarten ervoor worden van boven af een voor een genomen, tot een stop of tot het eind, en naar eigenaar gesorteerd. **×2** verdubbelt de som van de eigenaar, één keer. De hoogste som wint de telling; bij gelijke stand, of zonder kaarten, win jij.
    Is er een **pijl** geteld, van wie dan ook, dan wordt daarna de volgende stapel met de klok mee geteld.
rules-bakerstreet-taking = **Je hebt de telling gewonnen**
    Je bekijkt alle bewijzen van de stapel en neemt er een dat je nog niet hebt; de andere speler ziet het niet. Zeven letters op rij winnen meteen. Op T volgt geen A.
rules-bakerstreet-waiting = **De andere speler is aan de beurt**
    Probeer te onthouden welke kaarten waar liggen: plaatjes tonen alleen de bovenste. Met een soepel geheugen vertellen het kanaal en het verloop nog wat er gespeeld is; met een streng is er niets meer na te lezen. Wat de andere speler gespeeld heeft, zit niet meer in die hand, en jullie hebben allebei vijf kaarten van elke waarde. **Mijn notities** is je notitieboekje.
rules-bakerstreet-over = **De partij is afgelopen**
    Iemand won met zeven letters op rij, of omdat de andere speler wegging of drie beurten op rij miste; of er speelde twee rondes lang niemand, en dan wint niemand. Het verloop en het partijbestand blijven hier.

## Kaarten en letters

noun-bakerstreet-0 = 0
noun-bakerstreet-0_stop = 0 stop
noun-bakerstreet-0_x2 = 0 ×2
noun-bakerstreet-0_arrow = 0 pijl
noun-bakerstreet-1 = 1
noun-bakerstreet-1_stop = 1 stop
noun-bakerstreet-1_x2 = 1 ×2
noun-bakerstreet-1_arrow = 1 pijl
noun-bakerstreet-2 = 2
noun-bakerstreet-2_stop = 2 stop
noun-bakerstreet-2_x2 = 2 ×2
noun-bakerstreet-2_arrow = 2 pijl
noun-bakerstreet-3 = 3
noun-bakerstreet-3_stop = 3 stop
noun-bakerstreet-3_x2 = 3 ×2
noun-bakerstreet-3_arrow = 3 pijl
noun-bakerstreet-4 = 4
noun-bakerstreet-4_stop = 4 stop
noun-bakerstreet-4_x2 = 4 ×2
noun-bakerstreet-4_arrow = 4 pijl
noun-bakerstreet-5 = 5
noun-bakerstreet-5_stop = 5 stop
noun-bakerstreet-5_x2 = 5 ×2
noun-bakerstreet-5_arrow = 5 pijl
noun-bakerstreet-a = A
noun-bakerstreet-b = B
noun-bakerstreet-c = C
noun-bakerstreet-d = D
noun-bakerstreet-e = E
noun-bakerstreet-f = F
noun-bakerstreet-g = G
noun-bakerstreet-h = H
noun-bakerstreet-i = I
noun-bakerstreet-j = J
noun-bakerstreet-k = K
noun-bakerstreet-l = L
noun-bakerstreet-m = M
noun-bakerstreet-n = N
noun-bakerstreet-o = O
noun-bakerstreet-p = P
noun-bakerstreet-q = Q
noun-bakerstreet-r = R
noun-bakerstreet-s = S
noun-bakerstreet-t = T

## Het dossier

bakerstreet-sheet-estimates = Schattingen
bakerstreet-sheet-estimate = Schatting { $n }
bakerstreet-sheet-piles = Stapels
bakerstreet-sheet-pile = Stapel { $n }
bakerstreet-sheet-hands = Handen
bakerstreet-sheet-sum = Punten in de hand
bakerstreet-sheet-reached = Schatting gehaald
bakerstreet-sheet-letters = Letters

## Waarom iets zeker is

bakerstreet-why-stack = { $height ->
    [0] Voor stapel { $pile } ligt geen kaart.
   *[other] Bij een telling van stapel { $pile } zou voor { $who } meetellen: { $cards_n ->
        [0] niets
       *[other] { $cards }{ $double ->
            [yes] , verdubbeld
           *[no] {""}
        }
    }{ $nos_n ->
        [0] .
       *[other] ; wat er ligt, is gespeeld bij nr. { $nos }.
    }
}
bakerstreet-why-hand = { $size ->
    [0] { $who } heeft geen kaart in de hand.
    [one] { $who } heeft één kaart in de hand, met een waarde van { $exact ->
        [yes] { $low }
       *[no] { $low } tot { $high }
    }{ $nos_n ->
        [0] .
       *[other] , afgaand op nr. { $nos }.
    }
   *[other] { $who } heeft { $size } kaarten in de hand, met een waarde van samen { $exact ->
        [yes] { $low }
       *[no] { $low } tot { $high }
    }{ $nos_n ->
        [0] .
       *[other] , afgaand op nr. { $nos }.
    }
}
bakerstreet-why-reached = Je eigen hand is { $own } waard: de schatting van { $number } bij nr. { $no } { $reached ->
    [yes] is gehaald.
   *[no] is niet gehaald.
}
bakerstreet-why-none = { $who } heeft nog geen bewijs genomen.
bakerstreet-why-empty = Op stapel { $pile } ligt geen bewijs meer.
bakerstreet-why-mine = Een van de twee bewijzen { $letter } is van jou.
bakerstreet-why-look = Bij nr. { $no } bekeek je stapel { $pile } { $letters_n ->
    [0] en liet je er niets liggen.
   *[other] en liet je er { $letters } liggen{ $taken ->
        [0] .
        [one] ; daarna nam { $who } er een van.
       *[other] ; daarna nam { $who } er { $taken } van.
    }
}
bakerstreet-why-all = Bij nr. { $no } had { $who } elke letter van stapel { $pile } al.
bakerstreet-why-clue = Bij nr. { $no } vond { $who } op stapel { $pile } een letter die nog ontbrak.
bakerstreet-why-shown = Bij nr. { $no } { $letters_n ->
    [0] bleek dat { $who } geen bewijs had.
   *[other] toonde { $who } alle bewijzen: { $letters }.
}
bakerstreet-why-so = { $runs ->
    [yes] Alles bij elkaar, en omdat { $who } anders gewonnen had:
   *[no] Alles bij elkaar:
} { $place ->
    [player] { $who } { $held ->
        [yes] heeft een bewijs { $letter }.
       *[no] heeft geen bewijs { $letter }.
    }
   *[pile] { $held ->
        [yes] op stapel { $pile } ligt een bewijs { $letter }.
       *[no] op stapel { $pile } ligt geen bewijs { $letter }.
    }
}

## De nabeschouwing

bakerstreet-inquest-doubts = { $who } betwijfelde { $doubts ->
    [one] één keer een schatting
   *[other] { $doubts } keer een schatting
}. Volgens de meeste mogelijke handen was dat { $likely ->
    [0] nooit
    [one] één keer
   *[other] { $likely } keer
} terecht, volgens de kaarten zelf { $won ->
    [0] nooit.
    [one] één keer.
   *[other] { $won } keer.
}
bakerstreet-inquest-near = Bij nr. { $no } miste { $who } nog maar één letter voor { $n } op rij{ $is_known ->
    [yes] ; { $other } kon dat weten vanaf nr. { $known }.
   *[no] .
}
bakerstreet-inquest-letters = Voor de laatste zet had { $other } { $count ->
    [one] één bewijskaart
   *[other] { $count } bewijskaarten
}. { $letters_n ->
    [0] { $who } kon er geen enkele zeker weten.
   *[other] { $who } kon zeker weten: { $letters }.
}
bakerstreet-inquest-bluff = Een geslaagde bluf: bij nr. { $said } zegt { $other } **{ $number }** terwijl beide handen { $total } waard zijn, en { $who } betwijfelt het niet. 🃏
bakerstreet-inquest-fine = Een mooie twijfel: bij nr. { $no } betwijfelt { $who } de schatting van **{ $number }** { $certain ->
    [yes] en kon daar zeker van zijn
   *[no] en krijgt gelijk
}: beide handen zijn { $total } waard.
bakerstreet-inquest-lucky = Een twijfel met geluk: bij nr. { $no } betwijfelt { $who } de schatting van **{ $number }** en krijgt gelijk, al haalden { $percent } van de 100 mogelijke handen het.
bakerstreet-inquest-unlucky = Pech: bij nr. { $no } betwijfelt { $who } de schatting van **{ $number }** en krijgt ongelijk, al { $percent ->
    [one] haalde maar één van de 100 mogelijke handen het.
   *[other] haalden maar { $percent } van de 100 mogelijke handen het.
}
bakerstreet-inquest-reached = Bij nr. { $no } betwijfelt { $who } de schatting van **{ $number }**, die zeker gehaald was: beide handen waren minstens { $low } waard.
bakerstreet-inquest-passed = Bij nr. { $no } laat { $who } de schatting van **{ $number }** passeren, die zeker niet te halen was: beide handen waren hoogstens { $high } waard.
bakerstreet-inquest-beyond = Bij nr. { $said } zegt { $other } **{ $number }**, en { $who } betwijfelt het. Uit de kaarten die al bekend waren, kon { $other } opmaken dat beide handen hoogstens { $high } waard waren.
bakerstreet-inquest-pile = Bij nr. { $no } kiest { $who } stapel { $pile }, waarvan de telling naar { $other } ging. Die van stapel { $better } was naar { $who } gegaan.
bakerstreet-inquest-legend = -# Berekend alsof geen geziene kaart vergeten was. Mogelijk zijn de handen die de trekstapel toelaat; wat de ander bedoelde, speelt daarin niet mee.

## Wat een rivaal dacht

bakerstreet-rival-doubt = { $number } werd betwijfeld: met deze kaarten in de hand leken beide handen samen dat niet te halen.
bakerstreet-rival-estimate = { $number } werd gezegd met { $own ->
    [one] { $own } punt
   *[other] { $own } punten
} in de hand: van de ander werd de rest verwacht.
bakerstreet-rival-bluff = { $number } was bluf, met { $own ->
    [one] { $own } punt
   *[other] { $own } punten
} in de hand: wie nooit bluft, is snel doorzien.
bakerstreet-rival-play = bij stapel { $pile } maakte deze kaart het meeste verschil voor de komende telling.
bakerstreet-rival-any-card = deze kaart werd zonder veel nadenken gespeeld.
bakerstreet-rival-choose = de telling bij stapel { $pile } beloofde het meest{ $won ->
    [0] , al werd er geen bewijs van verwacht.
    [one] : er werd een bewijs van verwacht.
   *[other] : er werden een keten van pijlen en { $won } bewijzen van verwacht.
}
bakerstreet-rival-any-pile = deze stapel werd zonder veel nadenken gekozen.
bakerstreet-rival-take = { $letter } paste het best in een reeks letters.

## Zaken

bakerstreet-case-question = Je hebt net tegen { $other } gelijk gekregen. **Welke stapel kies je om zoveel mogelijk tellingen te winnen, en hoeveel win je er?** Je kent alle kaarten die er liggen.
bakerstreet-case-asks = Je hebt net tegen { $other } gelijk gekregen. **Welke stapel kies je om zoveel mogelijk tellingen te winnen, en hoeveel punten krijgen jullie ieder in al die tellingen samen?** Je kent alle kaarten die er liggen.
bakerstreet-case-rule = -# Een stapel wordt van boven af geteld tot het eind, of tot een stop, die nog meetelt. ×2 verdubbelt de som van de eigenaar, één keer. De hoogste som wint de telling; bij gelijke stand, of zonder kaarten, win jij. Is er een pijl geteld, van wie dan ook, dan wordt ook de volgende stapel geteld; na stapel 5 komt stapel 1.
bakerstreet-case-pile = De stapel die je kiest
bakerstreet-case-won = De tellingen die je wint
bakerstreet-case-own = Jouw punten in al deze tellingen
bakerstreet-case-theirs = De punten van de ander daarin
bakerstreet-case-piles = Stapels
bakerstreet-case-all-points = { $own ->
    [yes] Jouw punten
   *[no] Punten van de ander
}
bakerstreet-case-more = eerste getal plus { $n }
bakerstreet-case-points = { $own ->
    [yes] jij: { $n }–{ $last }
   *[no] de ander: { $n }–{ $last }
}
bakerstreet-why-sum = Alle tellingen samen: **{ $own }** voor jou, **{ $theirs }** voor de ander.
bakerstreet-why-count = Stapel { $pile } { $nos_n ->
    [0] is leeg
    [one] (nr. { $nos })
   *[other] (nr. { $nos })
}: **{ $own }** voor jou, { $theirs } voor de ander; { $won ->
    [yes] jij wint de telling
   *[no] de ander wint de telling
}{ $last ->
    [yes] .
   *[no] , en een pijl leidt verder.
}
bakerstreet-why-most = Vanaf stapel { $pile } win je { $won } tellingen, meer dan vanaf elke andere:
bakerstreet-why-other = Vanaf stapel { $pile } { $nos_n ->
    [0] {""}
   *[other] (nr. { $nos }){" "}
}win je { $won ->
    [0] geen telling.
    [one] één telling.
   *[other] { $won } tellingen.
}
noun-bakerstreet-pile_1 = stapel 1
noun-bakerstreet-pile_2 = stapel 2
noun-bakerstreet-pile_3 = stapel 3
noun-bakerstreet-pile_4 = stapel 4
noun-bakerstreet-pile_5 = stapel 5
noun-bakerstreet-won_1 = één telling
noun-bakerstreet-won_2 = twee tellingen
noun-bakerstreet-won_3 = drie tellingen
noun-bakerstreet-won_4 = vier tellingen
noun-bakerstreet-won_5 = vijf tellingen
noun-bakerstreet-points_0 = 0 punten
noun-bakerstreet-points_1 = 1 punt
noun-bakerstreet-points_2 = 2 punten
noun-bakerstreet-points_3 = 3 punten
noun-bakerstreet-points_4 = 4 punten
noun-bakerstreet-points_5 = 5 punten
noun-bakerstreet-points_6 = 6 punten
noun-bakerstreet-points_7 = 7 punten
noun-bakerstreet-points_8 = 8 punten
noun-bakerstreet-points_9 = 9 punten
noun-bakerstreet-points_10 = 10 punten
noun-bakerstreet-points_11 = 11 punten
noun-bakerstreet-points_12 = 12 punten
noun-bakerstreet-points_13 = 13 punten
noun-bakerstreet-points_14 = 14 punten
noun-bakerstreet-points_15 = 15 punten
noun-bakerstreet-points_16 = 16 punten
noun-bakerstreet-points_17 = 17 punten
noun-bakerstreet-points_18 = 18 punten
noun-bakerstreet-points_19 = 19 punten
noun-bakerstreet-points_20 = 20 punten
noun-bakerstreet-points_21 = 21 punten
noun-bakerstreet-points_22 = 22 punten
noun-bakerstreet-points_23 = 23 punten
noun-bakerstreet-points_24 = 24 punten

## Alle spelregels, bladzijde voor bladzijde; de laatste is een voorbeeld van een beurt

rulebook-bakerstreet-1 = **Het doel**
    Londen, 1898, in de mist. Twee detectives verzamelen **bewijzen**, kaarten met een letter van A tot T. Wie als eerste **zeven letters op rij** heeft, wint. Op T volgt niets: A is geen buur van T.
    De 40 bewijzen (elke letter twee keer) vormen vijf stapels van acht, in een kring, gedekt.
    Elke speler heeft 30 detectivekaarten: vijf van elke waarde van 0 tot 5. Drie daarvan heb je in de hand.
rulebook-bakerstreet-2 = **Je beurt**
    Je doet drie dingen, in deze volgorde:
    1. Je **speelt** een kaart uit je hand, open, op de kaarten voor een van de vijf stapels. Alleen de bovenste kaart is te zien. Met de optie van een streng geheugen zijn die eronder niet meer na te kijken; met een soepel vertellen het kanaal en het verloop nog wat er gespeeld is.
    2. Je **trekt** een kaart.
    3. Je noemt een **schatting**: de waarde van de zes kaarten van beide handen samen, van 0 tot 30. Die moet hoger zijn dan de vorige. Bluffen mag.
    Of je **betwijfelt** de laatste schatting: dan speel en trek je niets. In de eerste beurt van een ronde valt er niets te betwijfelen.
rulebook-bakerstreet-3 = **Het betwijfelen**
    Beide handen gaan open, en de zes waarden worden opgeteld. Tekens tellen niet.
    • Minder dan de schatting: wie **betwijfelde**, krijgt gelijk.
    • Evenveel of meer: wie **schatte**, krijgt gelijk.
    De zes kaarten gaan naar de aflegstapels. De ronde is voorbij; er volgt een **telling**. Dan trekken beiden drie kaarten, en wie ongelijk kreeg, begint de volgende ronde.
rulebook-bakerstreet-4 = **De telling**
    Wie gelijk kreeg, kiest een stapel. De kaarten ervoor worden van boven af een voor een genomen en naar speler gesorteerd, tot een **stop** of tot er geen meer is.
    De hoogste som wint de telling; is het gelijk, of liggen er geen kaarten, dan wint wie gelijk kreeg.
    Wie wint, bekijkt alle bewijzen van de stapel en neemt er een, met een letter die nog ontbreekt. De ander ziet het niet. De getelde kaarten gaan naar de aflegstapels.
    Liggen alle kaarten voor de stapels, dan valt er niets te trekken: je speelt verder met minder, en met een lege hand kun je alleen betwijfelen. Zijn beide handen leeg, dan kiest wie het laatst gelijk kreeg, nog een keer, en wel een stapel met kaarten.
rulebook-bakerstreet-5 = **De tekens**
    Ze werken alleen bij een telling.
    • **Stop**: deze kaart telt nog, dan eindigt de telling. Wat eronder ligt, blijft liggen.
    • **×2**: verdubbelt de som van wie de kaart speelde, maar één keer.
    • **Pijl**: ook de volgende stapel, met de klok mee, wordt geteld, en dat kan zo doorgaan.
    Tekens op de { $cards } kaarten van elke speler, naar waarde: **stop** { $stops }; **×2** { $doubles }; **pijl** { $arrows }. Alle andere zijn zonder teken.
rulebook-bakerstreet-6 = **Afwezigheid**
    Wie de partij verlaat, verliest.
    Als je tijd om is, speelt de klok je beurt: die betwijfelt de schatting, behalve als er niets te betwijfelen valt of je eigen hand de schatting al haalt; dan speelt de klok een willekeurige kaart en schat zo laag mogelijk. Ook over stapels en bewijzen beslist het lot.
    {""}**Drie beurten op rij missen geldt als weggaan.** Telkens heb je je hele tijd, en na de tweede word je gewaarschuwd. Een beurt telt één keer, met de stapel en de bewijzen die eruit volgen; met elke eigen zet begint het tellen opnieuw.
    Aangekondigde afwezigheid geldt niet als gemiste beurt. En als sinds je laatste zet ook de tijd van de andere speler om was, of die speler afwezig was, wint niemand door gemiste beurten.
    Als er twee rondes lang niemand speelt, eindigt de partij zonder winnaar.
rulebook-bakerstreet-7 = **Goede raad**
    Twee verse handen zijn gemiddeld 15 waard. Je eigen kaarten vertellen de helft: met 5, 4 en 4 is een schatting van 20 niet gek.
    Onthoud wat er voor de stapels gespeeld is: een stapel waar je sterke kaarten hebt, is een telling waard, en een verborgen pijl kan er twee waard zijn.
    De aflegstapel wordt pas geschud als de trekstapel leeg is.
rulebook-bakerstreet-8 = **Voorbeeld van een beurt**
    Céline schat 16. Bruno heeft 1, 0 en 2 en gelooft het niet: hij betwijfelt het. Céline had 5, 5 en 2: samen 15. Dat is minder dan 16, dus Bruno krijgt gelijk.
    Hij kiest de derde stapel. Er wordt een 3 van Bruno genomen, een 2 met ×2 van Céline, dan een 1 met een stop van Bruno: de telling eindigt, al liggen er nog kaarten onder. Bruno heeft 3 + 1 = 4, Céline 2 × 2 = 4. Bij gelijke stand wint wie gelijk kreeg: Bruno bekijkt de stapel en neemt de letter G.
    Beiden trekken drie kaarten. Céline, die ongelijk kreeg, begint.

## De les: een paar beslissingen uit een echte partij, en waarom

lesson-bakerstreet-start = **Bakerstreet in vijf minuten**
    Twee detectives, ieder drie kaarten. Jullie noemen hoeveel de zes kaarten van beide handen waard zijn, steeds hoger, tot een van jullie het betwijfelt. Wie gelijk krijgt, kiest een stapel en neemt daar meestal een bewijs. Zeven letters op rij winnen.
    Hier zijn vier beslissingen uit een echte partij tegen Camille.
lesson-bakerstreet-1 = Je hebt een 5 voor de eerste stapel gespeeld, en getrokken. Je hand: 0, 2 en 4. Je noemt de eerste schatting. Kaarten gaan van 0 tot 5.
    {""}**Welke is niet te halen?**
lesson-bakerstreet-1-nine = 9
lesson-bakerstreet-1-nine-why = Die wel: je hebt al 6. Zodra de drie kaarten van Camille 3 waard zijn, is het gehaald. Een voorzichtige schatting.
lesson-bakerstreet-1-fourteen = 14
lesson-bakerstreet-1-fourteen-why = Die wel: je hebt 6, dus Camille heeft 8 nodig. Drie kaarten zijn gemiddeld 7 of 8 waard: de kans is ongeveer een op twee.
lesson-bakerstreet-1-twentyfive = 25
lesson-bakerstreet-1-twentyfive-why = Ja: je hebt 6, en drie kaarten zijn hoogstens 15 waard. Meer dan 21 is onmogelijk. Camille weet dat niet, maar zou het maar al te graag betwijfelen.
lesson-bakerstreet-2 = Je noemt 9. Camille betwijfelt het. De kaarten van Camille: 0, 1 en 2; die van jou: 0, 2 en 4. Samen **9**.
    {""}**Wie krijgt gelijk?**
lesson-bakerstreet-2-camille = Camille
lesson-bakerstreet-2-camille-why = Nee: wie betwijfelt, krijgt alleen gelijk als de kaarten **minder** waard zijn dan de schatting.
lesson-bakerstreet-2-me = Ik
lesson-bakerstreet-2-me-why = Ja: 9 is 9. Wie schatte, krijgt gelijk bij evenveel of meer. De pijlen en de stop tellen hier niet.
lesson-bakerstreet-2-nobody = Niemand: het is gelijk
lesson-bakerstreet-2-nobody-why = Nee: bij evenveel is de schatting gehaald, en wie schatte, krijgt gelijk.
lesson-bakerstreet-3 = Je kiest de stapel om te tellen. Voor de eerste ligt alleen jouw 5; voor de andere vier ligt geen kaart.
    {""}**Waar kun je de telling winnen?**
lesson-bakerstreet-3-first = Alleen bij de eerste stapel
lesson-bakerstreet-3-first-why = Daar kan het, met 5 tegen 0. Maar ook zonder kaarten gaat de telling naar wie gelijk kreeg.
lesson-bakerstreet-3-any = Bij elke stapel
lesson-bakerstreet-3-any-why = Ja: bij gelijke stand, ook bij nul tegen nul, wint wie gelijk kreeg. Je bekijkt dan alle bewijzen van de stapel en houdt er een.
lesson-bakerstreet-3-second = Alleen bij de tweede stapel
lesson-bakerstreet-3-second-why = Niet alleen daar: het kan daar, maar bij de andere ook. Zonder kaarten, of bij gelijke stand, wint wie gelijk kreeg.
lesson-bakerstreet-4 = Een nieuwe ronde. Camille speelt een 2 en noemt 14. Je hand: 2, 2 en 3. Je wilt dat niet betwijfelen: je speelt een kaart en trekt er een.
    {""}**Wat kun je noemen?**
lesson-bakerstreet-4-twelve = 12
lesson-bakerstreet-4-twelve-why = Nee: een schatting moet hoger zijn dan de vorige.
lesson-bakerstreet-4-fourteen = 14
lesson-bakerstreet-4-fourteen-why = Nee: herhalen is niet genoeg, het moet hoger.
lesson-bakerstreet-4-fifteen = 15
lesson-bakerstreet-4-fifteen-why = Ja: het moet meer dan 14 zijn. 14 betwijfelen was de andere keuze; in deze partij waren de zes kaarten 17 waard.
lesson-bakerstreet-end = **Meer heb je niet nodig om te spelen.** Tel wat je hebt, doe er 7 of 8 bij voor de andere hand, en onthoud wat er voor de stapels verborgen ligt: stop, ×2 en pijlen beslissen de tellingen.

## Technieken van deductie, de makkelijkste eerst

technique-bakerstreet-stack = Een stapel optellen
technique-bakerstreet-stack-page = Een stapel telt van boven tot en met de eerste stop. Tel de kaarten van één speler op, en verdubbel de som als een ervan dat zegt.
    {""}*Voorbeeld:* van boven liggen er een 2 van jou, een 3 van Camille en een stop van jou met waarde 1, die meetelt. Jij zou 3 hebben, Camille ook; wat onder de stop ligt, telt niet.
technique-bakerstreet-hand = Wat er voor de hand overblijft
technique-bakerstreet-hand-page = Jullie hebben allebei dezelfde dertig kaarten, vijf van elke waarde. Wat iemand gespeeld heeft, zit niet meer in de hand.
    {""}*Voorbeeld:* Camille heeft alle vijf de vijven gespeeld. Drie kaarten in de hand van Camille zijn hoogstens 12 waard. Tel je eigen kaarten erbij, en je weet welke schattingen niet haalbaar zijn.
technique-bakerstreet-letters = Letters die je zag
technique-bakerstreet-letters-page = Als je in een stapel bewijzen kijkt, onthoud dan wat je er laat liggen. Neemt iemand er een bewijs uit, dan is het een daarvan.
    {""}*Voorbeeld:* je liet A en D in stapel 2, en Camille nam er een van. Welke het ook was, een E ligt daar niet.
technique-bakerstreet-together = Gezien en genomen samen
technique-bakerstreet-together-page = Eén blik is niet genoeg. Maar van elke letter zijn er maar twee bewijzen, en niemand heeft er al zeven op rij: samen sluit dat veel uit.
    {""}*Voorbeeld:* één bewijs K is van jou, en het andere zie je in stapel 3. Dus Camille heeft er geen, en in geen andere stapel ligt er een.
    {""}*Voorbeeld:* je liet A en D in stapel 2, en Camille nam er een van. Als je weer kijkt, ligt D er nog: Camille heeft A.
