# Plaatsen voor de bot: wie speelt, hoe goed, en waarom ze deden wat ze deden.

control-rivals = Rivalen
rivals-fill = Rivalen erbij
rivals-filled = Rivalen van jouw sterkte zijn gaan zitten.
refusal-rivals-enough = Er zijn al genoeg spelers. **Meer**, dan **Rivalen**, laat telkens één rivaal gaan zitten.
rivals-title = **De bot kan ook meespelen.** Een rivaal weet alleen wat de eigen plaats weet, speelt binnen een paar seconden en legt de zetten uit als de partij afgelopen is. Partijen met rivalen tellen niet mee voor de rating.
rivals-full = De tafel is vol: { $n } plaatsen. Stuur een rivaal weg om plaats te maken. 🤖
rivals-styles-bakerstreet = -# Bij experts en meesters schat wie **gedurfd** speelt vaker hoog voor de eigen hand; wie **voorzichtig** speelt schat lager en twijfelt eerder. Ze winnen ongeveer even vaak als anderen van hun sterkte.
rivals-styles-cluedo = -# Bij meesters beschuldigt wie **gedurfd** speelt eerder, en wie **voorzichtig** speelt later; die noemt ook vaker eigen kaarten. Ze winnen ongeveer even vaak als anderen van hun sterkte.
rivals-prompt = Wie krijgt een plaats?
rivals-remove = { $name } wegsturen
rival-strength = { $strength ->
    [novice] beginner
    [amateur] gevorderd
    [expert] expert
   *[master] meester
}{ $style ->
    [bold] {" "}· gedurfd
    [guarded] {" "}· voorzichtig
   *[plain] {""}
}
rival-choice = { $name } · { $strength }
lobby-rival = { $who } ({ $strength })

rival-oscar = Doet wat er opkomt, en vergeet de helft van wat er gezegd is.
rival-lucie = Vraagt waar ze nieuwsgierig naar is en schrijft nooit iets op.
rival-basile = Knikt overal bij; wat zei je ook alweer?
rival-nina = Speelt voor het allereerst, en geniet van elke minuut.
rival-felix = Kijkt uit het raam terwijl de anderen nadenken.
rival-adele = Maakt nette notities, en mist wat er tussen de regels staat.
rival-hugo = Streept weg wat er te zien is, en vertrouwt voor de rest op een goede neus.
rival-rosalie = Geduldig en beleefd; een slimme bluf komt nog als verrassing.
rival-victor = Heeft elke detective gelezen, maar alleen de eerste helft.
rival-ines = Heeft goede ideeën, en mist af en toe een detail.
rival-irene = Gokt nooit wat te beredeneren valt.
rival-maurice = Zegt weinig, concludeert snel.
rival-simone = Telt alles, ook wat je liever ongeteld laat.
rival-casimir = Houdt een kasboek bij van alles wat er aan tafel gebeurt.
rival-salome = Glimlacht als je aarzelt.
rival-ariane = Volgt de draad tot het eind, hoe lang die ook is.
rival-honore = Weegt elke zet, en verspilt er geen.
rival-octavie = Doorziet je spel beter dan jij zelf.
rival-ulysse = Grijpt een kans precies als die het waard is.
rival-cleo = Weet het. De vraag is alleen sinds wanneer.

ended-by-rivals = Alleen de bot was nog over om te spelen, dus deze tafel is gesloten; niemand wint. **/tafel exporteren** geeft de partij als bestand.
refusal-rivals-not-here = De bot kan dit spel nog niet spelen.
refusal-rival-seated = Deze rivaal zit al aan deze tafel. Kies een andere.
refusal-rival-kicked = Een rivaal stuur je weg met de knoppen **Meer** en **Rivalen** van de wachtkamer.
refusal-rival-hosts = De bot kan geen host van een tafel zijn. Kies een mens.

theatre-why = Waarom { $who } dat deed: { $why } 🤖
why-at-random = het had van alles kunnen zijn; het toeval besliste.

why-clues-choose = de ene keuze is hier zo goed als de andere.
why-clues-take = die speler had de meeste loepen over.
why-clues-sure = er was nog maar één oplossing over.
why-clues-guess = er waren nog { $n } oplossingen over, en dit was de laatste loep van de beurt.
why-clues-no-more = er waren nog { $n } oplossingen over, en geen enkele vraag zou meer verteld hebben.
why-clues-curious = uit nieuwsgierigheid; voor zover onthouden { $n ->
    [one] was er nog één oplossing
   *[other] waren er nog { $n } oplossingen
} over.
why-clues-risk = de beurt was bijna voorbij, en van { $n } oplossingen was deze waarschijnlijk genoeg om te proberen: { $percent }%.
why-clues-parted = van { $n } oplossingen leek deze vraag er de meeste uit te sluiten, wat het antwoord ook was.
why-clues-ask = er waren nog { $n } oplossingen over, en van alle vragen werd van deze het meest verwacht.
why-clues-read = er waren nog { $n } oplossingen over, en een geheime informant, die niemand anders hoort, was meer waard dan een vraag.

why-cluedo-pawn = deze pion beviel.
why-cluedo-show = er moest geantwoord worden, en de ene kaart was zo goed als de andere.
why-cluedo-show-least = van de kaarten die getoond konden worden, verried deze het minst.
why-cluedo-show-again = de vrager had deze kaart al eens gezien, dus die verried niets nieuws.
why-cluedo-nothing = er was geen van deze kaarten in de hand.
why-cluedo-lie = deze kaart was nog nooit getoond, en niets wat wel getoond was, verried de leugen.
why-cluedo-lie-again = deze kaart was al eens verborgen, en van de ene leugen komt de andere.
why-cluedo-denounce = het was te bewijzen dat er bij vermoeden { $hypothesis } een kaart verborgen was.
why-cluedo-likely = waar gelogen wordt, is zelden iets zeker, en dit was waarschijnlijk genoeg: { $percent }%.
why-cluedo-hurried = het was waarschijnlijk genoeg ({ $percent }%), en iemand anders was misschien sneller geweest.
why-cluedo-sure = er was nog maar één oplossing over.
why-cluedo-best-guess = geen vraag zou nog meer verteld hebben, dus werd het waarschijnlijkste genoemd: { $percent }%.
why-cluedo-guess = { $n ->
    [one] er was nog één oplossing over, en geen vraag die te bedenken was, zou nog meer verteld hebben.
   *[other] er waren nog { $n } oplossingen over, en geen vraag die te bedenken was, zou nog meer verteld hebben, dus werd er een van genoemd.
}
why-cluedo-to-accuse = er was niets meer te vragen, en voor een beschuldiging is eerst een vermoeden nodig.
why-cluedo-ask = { $n ->
    [one] er was nog één oplossing
   *[other] er waren nog { $n } oplossingen
} over, en het vermoeden noemde kaarten waarvan de plek nog onbekend was.
why-cluedo-best = { $n ->
    [one] er was nog één oplossing
   *[other] er waren nog { $n } oplossingen
} over, en van alle bereikbare vragen werd van deze het meest verwacht.
why-cluedo-decoy = een van deze kaarten was een eigen kaart, om te misleiden: wie alleen naar kaarten van anderen vraagt, verraadt de eigen kaarten.
why-cluedo-best-room = een vraag daar beloofde het meest: { $room }.
why-cluedo-enter = van deze kamer was nog niet bekend waar de kaart zat: { $room }.
why-cluedo-passage = de gang leidde naar een kamer waarvan nog niet bekend was waar de kaart zat.
why-cluedo-roll = op die plek was niets meer te leren.
why-cluedo-roll-first = wie eerst gooit, ziet waar een vraag mogelijk is, en mag dan nog blijven.
why-cluedo-walk = dit vakje was het dichtst bij een kamer waarvan nog niet bekend was waar de kaart zat.
why-cluedo-rest = er was niets beters te doen.

vote-control-rival = De bot voor { $player }
vote-rival = { $by } stelt voor dat de bot ({ $newcomer }) verderspeelt voor { $player }, die afwezig is: met alles wat de plaats weet, en niets anders. Meer dan de helft van de anderen moet akkoord gaan. **/tafel vervangen** geeft de plaats op elk moment aan { $player } terug.
vote-rival-passed = { $newcomer } speelt verder voor { $player }. **/tafel vervangen** geeft de plaats op elk moment aan { $player } terug.
vote-rival-leaves = { $newcomer } neemt de plaats van { $player } over: **Mijn bureau** toont alles wat die weet.
vote-control-return = Mijn plaats terugnemen
refusal-rivals-only = Dan bleef alleen de bot aan deze tafel over. Die speelt met mensen, nooit alleen.
