# De deur: alle wegen naar een partij.

door-title = **Wat wil je spelen?**
door-alone = • **Alleen, nu**: tegen rivalen die de bot speelt.
door-others = • **Met anderen hier**: open een tafel in dit kanaal, en iedereen kan meedoen.
door-open = { $n ->
    [one] • **Aan een tafel is een plaats vrij**: kies die uit de lijst.
   *[other] • **Aan { $n } tafels is een plaats vrij**: kies er een uit de lijst.
}
door-mailbox = Tafels worden op een server geopend: stuur **/spelen** in een van zijn kanalen. Al het andere werkt ook hier.
door-desk = **Deductiespellen, wanneer je maar wilt.** Deze knoppen werken altijd.
door-play = { $game } spelen
door-table = { $game }: tafel openen
door-table-prompt = Open hier een tafel…
door-all = Alle manieren om te spelen
door-learn = Een spel leren
door-case = Zaak van de dag
door-tables = Mijn tafels
ways = En verder…
ways-settings = Mijn instellingen, mijn tijden, mijn gegevens
ways-practise = Een zaak om te oefenen
ways-board = De zaak van vandaag op deze server
ways-stats = Statistiek
ways-night = Hier een avond plannen
ways-help = Wat Alibi is, en hoe je begint
door-join = Neem een vrije plaats…
door-seat = { $game }, geopend door { $host }
door-seated = { $n } van { $most } plaatsen bezet
door-dealt = { $strength ->
    [novice] Je partij is in { $channel }, tegen { $rivals ->
        [one] een beginner
       *[other] beginners
    }. Als je er een paar gewonnen hebt, komen er sterkere rivalen.
    [amateur] Je partij is in { $channel }, tegen { $rivals ->
        [one] een gevorderde
       *[other] gevorderden
    }. Hoe meer je wint, hoe sterker je rivalen.
    [expert] Je partij is in { $channel }, tegen { $rivals ->
        [one] een expert
       *[other] experts
    }. Hoe meer je wint, hoe sterker je rivalen.
   *[master] Je partij is in { $channel }, tegen { $rivals ->
        [one] een meester
       *[other] meesters
    }: sterkere zijn er niet.
}
door-rival-begins = Je bent nog niet aan de beurt: een bericht roept je daar als het zover is.
