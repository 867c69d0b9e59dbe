# Wat bij één persoon hoort, aan welke tafels dan ook.

settings-title = **Je instellingen**, voor alle tafels
settings-mail = { $on ->
    [yes] Je geheimen komen met een privébericht; **Mijn bureau** toont ze ook altijd.
   *[no] Ik stuur je geen geheimen: **Mijn bureau** toont ze allemaal, alleen aan jou.
}
settings-set-mail = { $n ->
    [0] Geen privéberichten
   *[1] Geheimen met een privébericht
}
settings-reading = Hoe lees je privéberichten?
reading-words = Alleen woorden
reading-words-note = Geen plaatjes: de woorden zeggen alles wat die tonen.
reading-large = Grote letters
reading-large-note = Plaatjes met grotere letters in een eenvoudig lettertype.
reading-open = Niets bedekt
reading-open-note = Woorden die voor anderen bedekt zijn, staan open.
reading-covered = Mijn geheimen bedekt
reading-covered-note = Handig als je je scherm deelt: druk om te kijken. Kaarten om uit te kiezen staan in lijsten.
reading-anew = Nieuwe berichten
reading-anew-note = Bestaande berichten veranderen nooit: schermlezers melden alleen nieuwe.
settings-inbox = Mijn tafels
settings-export = Mijn gegevens als bestand
settings-erase = Mijn gegevens wissen…
own-settings = Mijn instellingen
own-time = Mijn tijden en herinneringen
own-wake = Wek me voor partijen
own-blocks = Wie ik weghoud
own-time-title = **Je tijden**, voor alle tafels
own-set-hours = Stille uren
own-set-away = Afwezigheid aankondigen
own-back = Ik ben terug
own-remind-when = Hoe vaak?
own-remind-every = { $n ->
    [0] Twee keer per beurt
    [one] Elk uur
   *[other] Elke { $n } uur
}
own-hours-form = Stille uren
own-away-form = Een afwezigheid
own-field-zone = Een grote stad in je tijdzone
own-field-start = Begin, bijvoorbeeld 22:30
own-field-end = Einde, bijvoorbeeld 8:00
own-field-first = Eerste dag, bijvoorbeeld 2026-12-24
own-field-last = Laatste dag, bijvoorbeeld 2026-12-31
own-blocks-title = **Wie je weghoudt** van de tafels waarvan jij host bent, zonder dat het gemeld wordt: { $n ->
    [0] niemand.
   *[other] { $people }. Kies een naam opnieuw, en die persoon mag weer komen.
}
own-block = Iemand weghouden…
mail-declined = Je hebt gekozen om geen privéberichten te krijgen: de knop **Mijn bureau** toont je geheimen, alleen aan jou. **/ik instellingen** verandert dat.
mail-unopened = Ik schrijf nu net aan veel nieuwe mensen, dus je geheimen komen misschien nog niet met een privébericht. De knop **Mijn bureau** toont ze, alleen aan jou.
table-desks = { $alone ->
    [yes] -# **Mijn bureau** toont je je geheimen, en niemand anders ziet ze.
   *[no] -# Niet iedereen krijgt privéberichten: **Mijn bureau** toont ieder de eigen geheimen, en niemand anders ziet ze.
}

## Al je tafels

inbox-title = { $n ->
    [0] **Je tafels**: geen enkele wacht op je.
    [one] **Je tafels**: er wacht er één op je.
   *[other] **Je tafels**: er wachten er { $n } op je.
}
inbox-empty = Je hebt aan geen enkele open tafel een plaats. **/spelen** vindt er een voor je, of opent er een.
inbox-asked = **{ $game }** in { $channel }: jouw beurt, { $since } begonnen. ⏳
inbox-until = Speel vóór { $at }.
inbox-others = **{ $game }** in { $channel }: de anderen spelen; de laatste zet was { $since }.
inbox-lobby = **{ $game }** in { $channel }: nog niet begonnen, geopend { $since }.
inbox-starts = **{ $game }** in { $channel }: je kunt op **Starten** drukken als iedereen er is; geopend { $since }.
inbox-frozen = **{ $game }** in { $channel }: kan hier niet verder, en wordt bewaard zoals het is.
inbox-lent = **{ $game }** in { $channel }: de bot speelt voor je verder. **/tafel vervangen** geeft je daar je plaats terug.
inbox-more = … en nog { $n }.

previously = { $n ->
    [0] **Wat voorafging…**
    [one] **Wat voorafging…** { $never ->
        [yes] er is één ding gebeurd sinds het begin:
       *[no] er is één ding gebeurd sinds je laatst keek:
    }
   *[other] **Wat voorafging…** { $never ->
        [yes] er zijn { $n } dingen gebeurd sinds het begin; de laatste:
       *[no] er zijn { $n } dingen gebeurd sinds je laatst keek; de laatste:
    }
}
previously-learnt = • Alleen voor jou: { $line }
previously-asked = Je bent aan de beurt. ⏳
previously-waits = Er wordt nu niets van je gevraagd.

## Andere mensen, en je eigen gegevens

blocked = { $person } kan niet meer gaan zitten aan tafels waarvan jij host bent. Dat wordt niet gemeld. **/ik deblokkeren** maakt het ongedaan.
unblocked = { $person } kan weer aan je tafels gaan zitten.
refusal-blocks-self = Jezelf kun je niet blokkeren.
refusal-blocks-bot = Een bot gaat uit zichzelf aan geen tafel zitten. Kies een mens.
refusal-not-welcome = Je kunt aan deze tafel niet gaan zitten. **/tafel nieuw** opent er een van jezelf, in een ander kanaal of een thread.
export-mine = Alles wat ik over je bewaar.
erase-question = { $n ->
    [0] Alles wissen wat ik over je bewaar: instellingen, notities, tekens, en je naam aan vroegere tafels? De partijen blijven, met een plaats zonder naam. Dit kan niet ongedaan gemaakt worden.
    [one] Je speelt aan één tafel, en zou die **voorgoed verlaten**; met **/tafel vervangen** draag je je plaats eerst aan iemand anders over. Alles wissen wat ik over je bewaar: instellingen, notities, tekens, en je naam aan vroegere tafels? Dit kan niet ongedaan gemaakt worden.
   *[other] Je speelt aan { $n } tafels, en zou die **voorgoed verlaten**; met **/tafel vervangen** draag je je plaatsen eerst aan anderen over. Alles wissen wat ik over je bewaar: instellingen, notities, tekens, en je naam aan vroegere tafels? Dit kan niet ongedaan gemaakt worden.
}
erase-sure = Alles wissen
erased = Alles is gewist. Vroegere partijen houden een plaats zonder naam.

## Om gewekt te worden

wake-title = **Wek me** op deze server
wake-nothing = Kies de spellen waarvoor ik je mag schrijven als mensen op meer spelers wachten. Hoogstens één keer per twaalf uur, en nooit in je stille uren (**/ik rust**).
wake-on = Ik schrijf je als { $n ->
    [one] er één persoon wacht
   *[other] er { $n } mensen wachten
} op een partij: { $games }. Hoogstens één keer per twaalf uur, en nooit in je stille uren (**/ik rust**).
wake-games = Voor welke spellen?
wake-least = Vanaf hoeveel wachtenden?
wake-when = { $n ->
    [one] als er één persoon wacht
   *[other] als er { $n } mensen wachten
}
wake-sleep = Wek me niet meer
wake-off = Ik wek je niet meer, op geen enkele server. **/ik wekken** verandert dat.
wake-up = **{ $game }**: { $n ->
    [one] één persoon wacht
   *[other] { $n } mensen wachten
} op meer spelers. { $link } 🔔
