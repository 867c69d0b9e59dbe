# Wat de spelers van een tafel samen beslissen.

vote-menu = Waarover moet de tafel stemmen?
vote-menu-costs = -# Om te sluiten is meer dan de helft nodig: wie akkoord gaat, geldt dan als voortijdig vertrokken, behalve als iedereen op wie de tafel nog wacht, akkoord gaat. Voor remise is iedereen nodig, en die kost niemand iets.
vote-control-menu = Mijn plaats aanbieden, of stemmen
vote-control-end = De tafel sluiten
vote-control-draw = Remise
vote-control-offer = Mijn plaats aanbieden
vote-control-replace = { $player } vervangen
vote-control-named = Iemand vragen…
vote-control-papers = Iemand vragen, met mijn notities erbij…
vote-control-anybody = Aan iedereen aanbieden
vote-control-back = Terug
vote-seat = { $own ->
    [yes] **Jouw plaats:** vraag iemand om die over te nemen, of bied die aan iedereen aan. Meer dan de helft van de anderen moet het ermee eens zijn.
   *[no] De plaats van { $player }: vraag iemand om die over te nemen, of bied die aan iedereen aan. Meer dan de helft van de anderen moet het ermee eens zijn.
}
vote-end = { $by } stelt voor **deze tafel te sluiten**, zonder winnaar. Dat gebeurt zodra meer dan de helft van de spelers akkoord gaat. **Wie akkoord gaat, geldt dan als voortijdig vertrokken**, behalve als iedereen op wie de tafel nog wacht, akkoord gaat; wie niet akkoord gaat, verliest er niets bij. Voor remise is iedereen nodig, en die kost niemand iets.
vote-draw = { $by } biedt **remise** aan. Iedereen moet akkoord gaan.
vote-replace = { $whose ->
    [own] { $by } biedt { $newcomer } de eigen plaats aan, met alles wat die weet. { $newcomer } moet het willen, en meer dan de helft van de anderen moet akkoord gaan.
    [before] { $by } wil de plaats van { $player } terug, met alles wat die weet. { $player } moet akkoord gaan.
   *[another] { $by } stelt voor dat { $newcomer } de plaats van { $player } overneemt, met alles wat die weet. { $newcomer } moet het willen, en meer dan de helft van de anderen moet akkoord gaan.
}
vote-offer = { $whose ->
    [own] { $by } biedt de eigen plaats aan, met alles wat die weet, aan wie maar wil. Meer dan de helft van de anderen moet akkoord gaan.
   *[another] { $by } biedt de plaats van { $player } aan, met alles wat die weet, aan wie maar wil. Meer dan de helft van de anderen moet akkoord gaan.
}
vote-pace = { $by } stelt een andere tijd per beurt voor: **{ $pace }**. Iedereen die er is, moet akkoord gaan.
vote-pause = { $days ->
    [one] { $by } stelt een pauze van **één dag** voor. Iedereen die er is, moet akkoord gaan.
   *[other] { $by } stelt een pauze van **{ $days } dagen** voor. Iedereen die er is, moet akkoord gaan.
}
vote-takeback = { $by } vraagt om **de laatste zet terug te nemen**. Iedereen moet akkoord gaan voordat de partij verdergaat.
vote-until = Tot { $at }; daarna beslissen de stemmen die er zijn.
vote-calls = { $people_n ->
    [one] { $people }: wat zeg je ervan?
   *[other] { $people }: wat zeggen jullie ervan?
}
vote-for = Voor: { $people }
vote-missing = Nog geen stem van: { $people }
vote-yes = Akkoord
vote-no = Nee
vote-take = De plaats nemen
vote-replace-passed = { $newcomer } neemt de plaats van { $player } over: **Mijn bureau** toont alles wat die weet. De notities van { $player } gaan alleen mee als ze meegegeven zijn.
vote-pace-passed = Afgesproken: vanaf nu **{ $pace }** voor een beurt.
vote-pause-passed = { $days ->
    [one] Afgesproken: een pauze van **één dag**. Daarna gaat de beurt verder met de tijd die er nog was.
   *[other] Afgesproken: een pauze van **{ $days } dagen**. Daarna gaat de beurt verder met de tijd die er nog was.
}
vote-decides = Jouw stem heeft het beslist.
vote-agreed = Aangenomen.
vote-failed = Afgewezen: alles blijft zoals het is.
table-taken-back = { $by } neemt dat terug: de partij staat weer zoals ervoor. ↩️
takeback-control = Dit terugnemen
takeback-control-ask = Vragen om dit terug te nemen
vote-silent = Je stem telt. De tafel leest het iets later: **/tafel stemmen** laat zien hoe het staat.
ended-by-vote = De tafel is gesloten omdat de spelers ervoor stemden; niemand wint. **/tafel exporteren** geeft de partij als bestand.
ended-by-draw = De spelers zijn remise overeengekomen. **/tafel exporteren** geeft de partij als bestand.
ended-by-deletion = Het kanaal van deze tafel is verwijderd, dus de partij is afgelopen; niemand wint. **/tafel exporteren** geeft de partij als bestand.
ended-by-removal = Ik was van deze server verwijderd, dus is de partij afgelopen; niemand wint. **/tafel exporteren** geeft de partij als bestand.
ended-by-upgrade = Ik ben bijgewerkt en heb de spelregels niet meer waarmee deze partij begon: de partij eindigt hier; niemand wint. **/tafel exporteren** geeft de partij als bestand.
ended-by-manager = Een moderator van deze server heeft deze tafel gesloten; niemand wint. **/tafel exporteren** geeft de partij als bestand. 🛡️
refusal-other-seat-held = { $person } had een andere plaats aan deze tafel, en kan deze niet nemen.
refusal-vote-open = Deze tafel stemt al ergens over. **/tafel stemmen** toont het.
refusal-vote-over = Deze stemming is voorbij. **/tafel stemmen** toont waarover gestemd kan worden.
refusal-takeback-late = Het is te laat om dat terug te nemen: de partij is verdergegaan. Er is niets veranderd.
refusal-takeback-shown = Dat is niet terug te nemen: iemand heeft iets gezien wat niet meer ongezien te maken is, of heeft er misschien ongemerkt al op gereageerd. Er is niets veranderd.
refusal-no-vote = Je hebt hierin geen stem: die heeft alleen wie nog speelt, en wie de plaats zou nemen.
refusal-vote-elsewhere = Waarover gestemd wordt, leest de hele tafel: stem in het kanaal van de tafel.
refusal-replace-present = { $guest } speelt nog, en kan de plaats alleen zelf overdragen. Na een gemiste beurt kun je erom vragen.
refusal-replace-away = { $guest } is afwezig tot { $at }, en de tafel wacht niet. De plaats overdragen kan dus alleen { $guest } zelf.
refusal-replace-bot = Een bot kan geen plaats innemen. Kies een persoon.
refusal-seat-for-another = Deze plaats wordt aan iemand anders aangeboden.
refusal-seat-left = { $guest } heeft de partij voorgoed verlaten: die plaats is niet over te nemen.
