# Wat eruit volgt: dossiers die conclusies trekken, redenen, de nabeschouwing.

## Wat een tafel afspreekt

option-sheet = Dossiers
level-paper = papier (wat je toch al ziet)
level-checked = gecontroleerd papier (telt je foute tekens)
level-notebook = notitieboek (alles wat zeker is)
level-analyst = analist (ook in hoeveel verdelingen het zo is)
level-name-paper = papier
level-name-checked = gecontroleerd papier
level-name-notebook = notitieboek
level-name-analyst = analist

## Het dossier

sheet-deals = { $title } · { $n ->
    [one] nog één verdeling mogelijk
   *[other] nog { $n } verdelingen
}
sheet-first = Kies eerst een rij en een kolom.
sheet-legend-notebook = -# Onderstreept hier, omcirkeld in het plaatje: wat met zekerheid volgt uit alles wat je te horen kreeg. **Waarom?** vertelt hoe, voor het vak dat je koos.
sheet-legend-analyst = -# Cijfers: in hoeveel van de 100 verdelingen die nog mogelijk zijn het zo is. Dat is een aandeel, geen kans: hoe mensen kiezen, zit er niet in.
sheet-legend-number = -# **7·14**: waar een getal gevraagd wordt, het vaakst voorkomende, 7, en zijn aandeel, 14.
sheet-why-control = Waarom?
sheet-why = **Waarom { $row } · { $column }: { $sign }**
sheet-why-row = **Waarom { $row }: { $sign }**
refusal-sheet-is-paper = De dossiers van deze tafel zijn papier: ze tonen wat je toch al ziet, en je eigen tekens.
refusal-why-seen = Dit kun je zelf zien: er is geen reden voor nodig.
refusal-no-knowledge = In dit spel kan ik geen conclusies trekken.
refusal-unthought = Ik kon nu niet uitrekenen wat eruit volgt. Probeer het zo nog eens; er is niets verloren.

## Gecontroleerde dossiers

check-control = Controleren
check-which-control = Welke?
check-wrong = { $n ->
    [0] **Controle:** wat je te horen kreeg, sluit geen van je tekens uit.
    [one] **Controle:** wat je te horen kreeg, sluit één van je tekens uit.
   *[other] **Controle:** wat je te horen kreeg, sluit { $n } van je tekens uit.
}
check-unproven = { $n ->
    [0] { $wrong ->
        [0] Ze zijn allemaal bewezen.
       *[other] Al het andere is bewezen.
    }
    [one] Eén is nog niet bewezen: het kan zo zijn, of niet.
   *[other] { $n } zijn nog niet bewezen: het kan zo zijn, of niet.
}
check-legend = -# Gecontroleerd worden ✓ en ✗, en cijfers waar een aantal gevraagd is, aan de hand van alles wat je te horen kreeg; naar de verdeling kijkt niemand.
check-these-wrong = { $n ->
    [one] **Dit kan niet:** { $cells }. 💡
   *[other] **Deze kunnen niet:** { $cells }. 💡
}
check-these-unproven = **Nog niet bewezen:** { $cells }. 💡
check-cell = { $row }, { $column }: { $sign }
refusal-check-all-proven = Al je tekens die te controleren zijn, zijn bewezen. Deze tip telt niet.
refusal-check-nothing = Er valt niets te controleren: dat kan alleen met ✓, ✗ en cijfers, niet met vraagtekens en letters.

## Tips

option-hints = Tips
hints-idle = ja (maar bij deze dossiers zijn er geen)
lobby-hints-allowed = Tips toegestaan 💡
hint-control = { $rung ->
    [0] Tip
    [1] Wat volgt eruit?
   *[other] Een goede vraag?
}
hint-where = **Waar je moet kijken:** er volgt iets nieuws uit { $nos_n ->
    [one] nr. { $nos }
   *[other] nr. { $nos }
}. 💡
hint-where-marked = **Waar je moet kijken:** met je tekens volgt er iets nieuws uit { $nos_n ->
    [one] nr. { $nos }
   *[other] nr. { $nos }
}. 💡
hint-where-part = **Waar je moet kijken:** { $part }. 💡
hint-control-technique = Welke techniek?
hint-technique = { $n ->
    [0] **Welke techniek:** een blik op wat je te horen kreeg, is genoeg. 💡
    [one] **Welke techniek:** { $names }. 💡
   *[other] **Welke technieken:** { $names }. 💡
}
hint-what = **Wat eruit volgt:** 💡
hint-ask = **Een goede vraag nu:** { $verb } ({ $values }). 💡
hint-do = { $n ->
    [0] **Er valt nu niets te vragen.** Het beste wat je kunt doen: { $verb }. 💡
   *[other] **Er valt nu niets te vragen.** Het beste wat je kunt doen: { $verb } ({ $values }). 💡
}
hint-go = { $n ->
    [0] **Nu beter dan een vraag:** { $verb }. 💡
   *[other] **Nu beter dan een vraag:** { $verb } ({ $values }). 💡
}
hint-expected = Gemiddeld blijft daarna ongeveer { $percent }% over van de oplossingen die nu mogelijk zijn.
hint-all-told = Van geen vraag is nog iets over de oplossing te verwachten. 💡
hint-count = { $n ->
    [one] -# Je eerste tip in deze partij. Aan het eind ziet iedereen hoeveel je er had.
   *[other] -# Je tip nr. { $n } in deze partij. Aan het eind ziet iedereen hoeveel je er had.
}
hints-given = Tips: { $given } 💡
hints-of = { $who } { $n }
refusal-no-hints = Deze tafel speelt zonder tips.
refusal-hint-nothing = Uit wat je te horen kreeg, volgt niets nieuws met zekerheid. Deze tip telt niet.
refusal-hint-not-now = Vraag pas om een goede vraag als je aan de beurt bent. Deze tip telt niet.
refusal-hint-one-choice = Behalve beschuldigen kun je nu maar één ding doen. Deze tip telt niet.

## De nabeschouwing

control-inquest = Nabeschouwing
control-publish = Nabeschouwing plaatsen
inquest-head = **{ $game }** · tafel nr. { $table } · **de nabeschouwing**
number-short = { $unit ->
    [2] { $n } mln
    [3] { $n } mld
    [4] { $n } bln
   *[0] { $n }
}
inquest-caption = Mogelijke verdelingen per speler, zet voor zet
inquest-alt = De nabeschouwing: één lijn per speler toont hoeveel verdelingen er na elke zet nog mogelijk waren. De lijnen dalen alleen maar.
inquest-known = { $who } had het al bij nr. { $step } kunnen weten.
inquest-unknown = { $who } had het voor het einde niet kunnen weten: er { $deals ->
    [one] was nog één verdeling over.
   *[other] waren nog { $deals } verdelingen over.
}
inquest-unknown-out = { $who } lag eruit voordat het te weten was: er { $deals ->
    [one] was nog één verdeling over.
   *[other] waren nog { $deals } verdelingen over.
}
inquest-turning = { $steps_n ->
    [one] Het keerpunt: nr. { $steps }.
   *[other] Keerpunten: nr. { $steps }.
}
inquest-accuracy = { $who }: de vragen waren { $percent }% zo goed als de beste ({ $n ->
    [one] één vraag
   *[other] { $n } vragen
}).
inquest-fine = Een mooie vraag: nr. { $step }, van { $who }. { $best ->
    [yes] Van geen andere was daar meer te verwachten.
   *[no] Van bijna geen andere was daar meer te verwachten.
}
inquest-lucky = Een vraag met geluk: nr. { $step }, van { $who }. Van elke { $among } mogelijke oplossingen bleef er maar ongeveer één over, terwijl maar { $percent }% te verwachten was van wat de beste vraag daar beloofde.
inquest-excluded = Bij nr. { $step } noemde { $who } een oplossing die door eerdere antwoorden al uitgesloten was.
inquest-idle = { $who } vroeg iets en leerde niets nieuws: nr. { $steps }.
theatre-no = (nr. { $step } in het verloop)
theatre-left = Nog mogelijke verdelingen: { $seats } 🔎
theatre-seat-left = { $who } { $fell ->
    [1] { $before } → **{ $deals }**
   *[other] { $deals }
}
theatre-known = { $who } kon het vanaf hier weten. 💡
inquest-legend = -# Een verdeling is voor iemand mogelijk als niets wat die persoon te horen kreeg ertegen spreekt. Het aantal dat over is, daalt alleen maar.
inquest-likewise = -# { $steps_n ->
    [one] Net zo bij nr. { $steps }.
   *[other] Net zo bij nr. { $steps }.
}
inquest-posted = De nabeschouwing is geplaatst: { $link }
inquest-there = De nabeschouwing is al geplaatst: { $link }
refusal-inquest-nothing = In deze partij is te weinig gebeurd voor een nabeschouwing.
refusal-inquest-later = De nabeschouwing kon nu niet geplaatst worden. Druk over een minuut nog eens.
refusal-inquest-no-channel = Het kanaal waarin deze tafel speelde, is weg, dus de nabeschouwing heeft geen plek.
trouble-inquest-may-not = Ik kan de nabeschouwing niet plaatsen: ik heb het recht “{ $permission }” nodig in het kanaal van die tafel.
refusal-no-inquest = Dit spel heeft geen nabeschouwing.
