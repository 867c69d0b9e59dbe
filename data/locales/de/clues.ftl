# 13 Indizien. Begriffe der deutschen Ausgabe: Sichtschirm, Lupe, Ermittlungsbogen, Geheim-Chip; Namen der Karten siehe GLOSSARY.md.

game-clues = 13 Indizien
club-clues = dreizehn-indizien
kind-clues = Kombinieren
about-clues = London, 1899: Auf deinem Sichtschirm stehen eine Person, ein Ort und eine Waffe, die alle sehen, nur du nicht. Befrage die Zeugen und löse deinen Fall vor den anderen.
    -# 2 bis 6 Personen · etwa 30 Minuten · mittel: Kombinieren
option-clues-top_secret = Variante „Geheim“ (3 bis 6 Personen)

verb-clues-place = Drei Karten nach links geben
verb-clues-ask = Zeugen befragen
verb-clues-informant = Informanten befragen
verb-clues-accuse = Anklagen
verb-clues-take = Eine Lupe nehmen

field-clues-place-person = Person für den Schirm links von dir
field-clues-place-place = Ort für den Schirm links von dir
field-clues-place-weapon = Waffe für den Schirm links von dir
field-clues-ask-witness = Wen befragst du?
field-clues-ask-about = Wie viele Karten … (Farbe oder Merkmal)
field-clues-ask-inner = Zählt die linke oder die rechte Karte mit?
field-clues-ask-secret = Deinen Geheim-Chip ausgeben?
field-clues-informant-letter = Welcher geheime Informant?
field-clues-accuse-person = Wer war es?
field-clues-accuse-place = Der Tatort
field-clues-accuse-weapon = Die Tatwaffe
field-clues-take-player = Von wem nimmst du eine Lupe?

## Was alle hören

event-clues-dealt = { $removed_n ->
    [0] Alle Farben sind im Spiel.
    [one] Diese Farbe bleibt in der Schachtel: { $removed_low }.
   *[other] Diese Farben bleiben in der Schachtel: { $removed_low }.
} { $informants ->
    [0] Zu sechst gibt es keine geheimen Informanten.
   *[other] Es gibt { $informants } geheime Informanten.
} Wählt jetzt jeweils drei Karten für den Sichtschirm links von euch.
event-clues-chosen = { $by } hat gewählt.
event-clues-screens-set = Alle haben gewählt: Die Karten stehen auf den Sichtschirmen.
event-clues-turn-began = { $loupes ->
    [0] { $seat } ist dran.
    [one] { $seat } ist dran, mit { $loupes } Lupe.
   *[other] { $seat } ist dran, mit { $loupes } Lupen.
}
event-clues-loupe-drawn = { $by } hat keine Lupe mehr und nimmt eine aus dem Vorrat.
event-clues-loupe-taken = Der Vorrat ist leer: { $by } nimmt eine Lupe von { $player }.
event-clues-asked = { $inner_id ->
    [left] { $by } befragt { $witness }: „{ $about_how }, wenn du die linke Karte hinter deinem Sichtschirm mitzählst?“
    [right] { $by } befragt { $witness }: „{ $about_how }, wenn du die rechte Karte hinter deinem Sichtschirm mitzählst?“
   *[none] { $by } gibt { $witness } eine Lupe und fragt: „{ $about_how }?“
} Antwort: **{ $count }**.
event-clues-asked-in-secret = { $by } gibt { $witness } eine Lupe, gibt den Geheim-Chip aus und fragt: „{ $about_how }?“ Die Antwort ist **geheim**.
event-clues-consulted = { $by } befragt den geheimen Informanten **{ $letter }**.
event-clues-loupe-given = { $player ->
    [none] Die Lupe geht in den Vorrat.
   *[other] Die Lupe geht an { $player }.
}
event-clues-accused = { $by } klagt an: „Es war { $person_the }, { $place_at }, { $weapon_with }.“ { $right ->
    [yes] **Das stimmt!**
   *[no] **Das ist falsch.**
}
event-clues-loupes-dropped = { $count ->
    [one] { $seat } legt die letzte Lupe in den Vorrat zurück.
   *[other] { $seat } legt die letzten { $count } Lupen in den Vorrat zurück.
}
event-clues-turn-missed = Für { $seat } ist die Zeit abgelaufen, der Zug ist vorbei.
event-clues-left = { $seat } verlässt die Partie, antwortet aber weiter, wenn jemand fragt.
event-clues-won = { $by } hat den Fall gelöst und gewinnt! 🏆
event-clues-stalled = Zwei Runden lang hat niemand gespielt: Die Partie endet, und niemand gewinnt.
event-clues-last-one = Alle anderen sind gegangen: { $seat } gewinnt! 🏆
event-clues-case-opened = Auf dem Sichtschirm von { $seat } standen: { $person }, { $place }, { $weapon }.

## Was dein eigener Zug ergibt, wo es noch keine Nachricht sagt

result-clues-asked = Deine Frage an { $witness }: „{ $about_how }?“ Antwort: **{ $count }**.

## Was nur einer Person gesagt wird

event-clues-hand-dealt = Die Karten sind verteilt.
event-clues-screen-seen = Die Sichtschirme stehen. Hier ist alles, was du siehst; die drei Karten auf deinem eigenen Sichtschirm siehst du nie.
event-clues-answer-got = Geheime Antwort von { $witness } auf „{ $about_how }?“: **{ $count }**. 🤫
event-clues-answer-given = Deine geheime Antwort an { $by } auf „{ $about_how }?“: **{ $count }**. 🤫
event-clues-informant-seen = Der geheime Informant **{ $letter }** ist: **{ $card_full }**. 🤫

## Die Übersicht

clues-table-choosing = { $n ->
    [one] **Die Karten sind verteilt.** Eine Person wählt noch drei Karten: { $waiting }.
   *[other] **Die Karten sind verteilt.** { $n } Personen wählen noch drei Karten: { $waiting }.
}
clues-table-acting = { $loupes ->
    [one] { $who } ist dran und muss noch { $loupes } Lupe ausgeben
   *[other] { $who } ist dran und muss noch { $loupes } Lupen ausgeben
}.
clues-table-acting-duel = { $who } ist dran, eine Aktion: die andere Seite befragen, einen Informanten befragen oder anklagen.
clues-table-taking = { $who } ist dran: Der Vorrat ist leer, also muss jemand eine Lupe hergeben.
clues-table-solved = { $who } hat den Fall gelöst: Es war { $person_the }, { $place_at }, { $weapon_with }. 🏆
clues-table-won = Alle anderen sind gegangen: { $who } hat gewonnen. 🏆
clues-table-nobody = Die Partie ist zu Ende, niemand hat gewonnen.
clues-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [chosen] {" "}✓
    [choosing] {" "}…
    [gone] {" "}✗
   *[idle] {""}
}{ $counted ->
    [yes] { $loupes ->
        [one] : { $loupes } Lupe
       *[other] : { $loupes } Lupen
    }
   *[no] {""}
}{ $tile ->
    [yes] , Geheim-Chip
   *[no] {""}
}{ $state ->
    [active] {" "}(ist dran)
    [chosen] {" "}(hat gewählt)
    [choosing] {" "}(wählt noch)
    [gone] {" "}(hat die Partie verlassen)
   *[idle] {""}
}
clues-table-reserve = { $n ->
    [0] Der Vorrat ist leer.
    [one] Vorrat: { $n } Lupe.
   *[other] Vorrat: { $n } Lupen.
}
clues-table-informants = { $n ->
    [0] Zu sechst gibt es keine geheimen Informanten.
   *[other] Geheime Informanten: { $letters }.
}
clues-table-informants-over = Die geheimen Informanten, von A an: { $cards }.
clues-table-colours = Farben im Spiel: { $colours_low }.
clues-table-recent = **Letzte Fragen**
clues-table-question = { $by } → { $witness }: { $about_low }{ $inner_id ->
    [left] {" "}(mit der linken Karte)
    [right] {" "}(mit der rechten Karte)
   *[none] {""}
}? **{ $count }**
clues-table-question-secret = { $by } → { $witness }: { $about_low }? **Geheim**
clues-table-missed = **Letzte falsche Anklagen**
clues-table-miss = { $by }: Es war nicht { $person_the }, { $place_at }, { $weapon_with }
clues-alt-table = Der Tisch von oben: Sichtschirme, Lupen, der Vorrat, die Informanten, die Farben im Spiel, die letzte Frage und die letzten falschen Anklagen.
clues-alt-over = Das Ende: was auf jedem Sichtschirm stand, und die geheimen Informanten.
clues-alt-desk = Dein Schreibtisch: deine Karten, wie im Text dieser Nachricht.

## Der Schreibtisch

clues-desk-hand = **Deine fünf Karten**: { $cards_full }.
clues-desk-to-choose = Wähle eine Person, einen Ort und eine Waffe: Diese drei kommen auf den Sichtschirm links von dir ({ $neighbour }), deine beiden anderen Karten hinter deinen eigenen. Rat: lieber keine drei von derselben Farbe.
clues-desk-chosen = Du hast für { $neighbour } gewählt: { $cards_full }. Bis alle gewählt haben, kannst du es dir anders überlegen; die anderen merken davon nichts.
clues-desk-inner = **Hinter deinem Sichtschirm**: links { $left_full }, rechts { $right_full }.
clues-desk-outer = Auf dem Sichtschirm von { $who }: { $cards_full }.
clues-desk-informant = Geheimer Informant **{ $letter }**: { $card_full }.
clues-desk-secret = { $by } → { $witness }: { $about_low }? **{ $count }** (geheim) 🤫
clues-desk-missed = Du hast falsch angeklagt: { $person }, { $place }, { $weapon }.

## Was nicht geht, und Warnungen

refusal-clues-still-choosing = Noch haben nicht alle drei Karten gewählt. Das Spiel beginnt, sobald die Sichtschirme stehen.
refusal-clues-already-chosen = Alle haben gewählt: Die Karten stehen auf den Sichtschirmen.
refusal-clues-not-in-hand = Wähle eine Person, einen Ort und eine Waffe aus deinen fünf Karten: **/tisch hand** zeigt sie.
refusal-clues-no-such-witness = Befragen kannst du nur eine andere Person an diesem Tisch.
refusal-clues-colour-not-in-play = Diese Farbe ist nicht im Spiel. Du kannst nach { $colours_low } fragen oder nach einem der sechs Merkmale.
refusal-clues-left-or-right = Zu zweit sagst du auch, welche Karte hinter dem Sichtschirm mitzählt: die linke oder die rechte.
refusal-clues-no-left-or-right = Links und rechts gibt es nur zu zweit. Frage ohne sie.
refusal-clues-no-tile = Du hast keinen Geheim-Chip. Frage ohne ihn.
refusal-clues-no-informants = Zu sechst gibt es keine geheimen Informanten. Befrage einen Zeugen oder klage an.
refusal-clues-no-such-letter = Diesen Informanten gibt es hier nicht. Wähle einen von { $letters }.
refusal-clues-card-you-see = Eine dieser Karten siehst du, also steht sie nicht auf deinem Sichtschirm. Nenne drei Karten, die du nicht siehst; es hat dich nichts gekostet.
refusal-clues-card-not-in-play = Eine dieser Karten ist nicht im Spiel. Die Übersicht zeigt die Farben im Spiel; es hat dich nichts gekostet.
refusal-clues-no-loupes = Zu zweit gibt es keine Lupen: Befrage die andere Seite, befrage einen Informanten oder klage an.
refusal-clues-take-first = Du hast keine Lupe, und der Vorrat ist leer: Nimm zuerst jemandem eine Lupe ab.
refusal-clues-reserve-not-empty = Du hast eine Lupe: Gib sie aus. Eine andere brauchst du nicht zu nehmen.
refusal-clues-nothing-to-take = Dort ist keine Lupe zu holen. Wähle jemand anderen.
caution-clues-seen-as-informant = Eine dieser Karten hast du als geheimen Informanten gesehen, also ist diese Anklage sicher falsch. Trotzdem anklagen?
caution-clues-already-wrong = Genau so hast du schon einmal angeklagt, und es war falsch. Trotzdem anklagen?
confirm-clues-accuse = **Du klagst an:** { $person }, { $place }, { $weapon }.
    Ist das falsch, endet dein Zug sofort.

## Regeln, je nach Lage

rules-clues-start = **13 Indizien in Kürze**
    Alle bekommen fünf Karten und wählen drei (eine Person, einen Ort, eine Waffe) für den Sichtschirm links von sich. Du siehst also die Karten auf allen Sichtschirmen, nur auf deinem nicht: Finde deine drei Karten.
    In deinem Zug gibst du alle deine Lupen aus. Mit einer Lupe kannst du **einen Zeugen befragen** (wie viele Karten einer Farbe oder eines Merkmals siehst du?), **einen geheimen Informanten befragen** oder **anklagen**.
    Stimmt deine Anklage, gewinnst du; ist sie falsch, endet dein Zug, und du verlierst deine Lupen.
    Zu zweit gibt es keine Lupen: Ein Zug ist eine Aktion.
rules-clues-choosing = **Du wählst drei Karten**
    Wähle eine Person, einen Ort und eine Waffe aus deinen fünf Karten. Diese drei kommen auf den Sichtschirm links von dir und sind dort zu erraten. Die beiden anderen kommen hinter deinen eigenen Sichtschirm. Jede Mischung ist erlaubt, aber nimm lieber keine drei von derselben Farbe.
    Gezeigt wird erst etwas, wenn alle gewählt haben; bis dahin kannst du es dir anders überlegen.
rules-clues-chosen = **Du hast gewählt**
    Sobald alle so weit sind, kommen die Karten auf die Sichtschirme, und das Los sagt, wer beginnt. Bis dahin kannst du deine Wahl noch ändern; niemand sieht es.
rules-clues-acting = **Du bist dran**
    Gib alle deine Lupen aus; jede ist eine Aktion wert, in beliebiger Reihenfolge.
    • **Zeugen befragen**: Gib jemandem die Lupe und frage, wie viele Karten einer Farbe im Spiel dort zu sehen sind, oder wie viele Männer, Frauen, Orte im Innen- oder Außenbereich, Nahkampf- oder Fernkampfwaffen. Gezählt werden die Karten auf den anderen Sichtschirmen und die beiden hinter dem eigenen.
    • **Geheimen Informanten befragen** (nicht zu sechst): Nur du siehst die Karte. Die Lupe geht im Uhrzeigersinn an die nächste Person ohne Lupe, sonst in den Vorrat.
    • **Anklagen**: Nenne drei Karten, die du nicht siehst; die Lupe nimmt denselben Weg. Liegst du falsch, endet dein Zug, und deine übrigen Lupen gehen in den Vorrat.
rules-clues-acting-top-secret-on = In der Variante „Geheim“ hast du außerdem einen Chip: Gib ihn bei einer Frage aus, und nur du und die befragte Person erfahren die Antwort.
rules-clues-duel = **Du bist dran (zu zweit)**
    Ohne Lupen: Du hast eine Aktion.
    • **Zeugen befragen**: Frage, wie viele Karten einer Farbe im Spiel zu sehen sind, oder wie viele Männer, Frauen, Orte im Innen- oder Außenbereich, Nahkampf- oder Fernkampfwaffen. Sage auch, welche der beiden Karten hinter dem Sichtschirm mitzählt, die linke oder die rechte; gezählt werden diese und die drei Karten auf deinem Sichtschirm.
    • **Geheimen Informanten befragen**, A bis H: Nur du siehst die Karte.
    • **Anklagen**: Nenne drei Karten, die du nicht siehst, weder hinter deinem Sichtschirm noch auf dem anderen. Liegst du richtig, gewinnst du; liegst du falsch, endet einfach dein Zug.
rules-clues-taking = **Du nimmst eine Lupe**
    Du hast keine Lupe, und der Vorrat ist leer: Nimm eine von einer Person deiner Wahl und gib sie dann aus.
rules-clues-waiting = **Andere sind dran**
    Hör zu: Antwortet jemand anders „null“, steht keine Karte dieser Farbe oder dieses Merkmals auf deinem Sichtschirm, denn dort wäre sie zu sehen. Am Anfang kommen immer 13 Karten für dich in Frage. **Meine Akte** ist dein Ermittlungsbogen.
rules-clues-over = **Die Partie ist zu Ende**
    Die erste richtige Anklage hat gewonnen, oder wer bis zuletzt geblieben ist; hat zwei Runden lang niemand gespielt, gewinnt niemand. Verlauf und Partiedatei bleiben hier.

## Karten, Farben, Merkmale

noun-clues-officer = Offizier
    .the = der Offizier
    .full = Offizier (violett, Mann)
noun-clues-duke = Herzog
    .the = der Herzog
    .full = Herzog (rosa, Mann)
noun-clues-butcher = Metzger
    .the = der Metzger
    .full = Metzger (rot, Mann)
    .also = Fleischer|Schlachter
noun-clues-countess = Gräfin
    .the = die Gräfin
    .full = Gräfin (grün, Frau)
    .also = Komtess
noun-clues-nurse = Pflegerin
    .the = die Pflegerin
    .full = Pflegerin (gelb, Frau)
    .also = Krankenschwester|Schwester
noun-clues-maid = Zofe
    .the = die Zofe
    .full = Zofe (blau, Frau)
    .also = Dienstmädchen|Hausmädchen|Magd
noun-clues-dancer = Tänzerin
    .the = die Tänzerin
    .full = Tänzerin (orange, Frau)
    .also = Ballerina
noun-clues-sailor = Matrose
    .the = der Matrose
    .full = Matrose (weiß, Mann)
    .also = Seemann
noun-clues-florist = Floristin
    .the = die Floristin
    .full = Floristin (braun, Frau)
    .also = Blumenhändlerin|Blumenverkäuferin
noun-clues-coachman = Kutscher
    .the = der Kutscher
    .full = Kutscher (grau, Mann)
noun-clues-parlor = Salon
    .at = im Salon
    .full = Salon (violett, innen)
noun-clues-market = Markt
    .at = auf dem Markt
    .full = Markt (rosa, außen)
    .also = Marktplatz
noun-clues-library = Bibliothek
    .at = in der Bibliothek
    .full = Bibliothek (rot, innen)
noun-clues-park = Park
    .at = im Park
    .full = Park (grün, außen)
noun-clues-museum = Museum
    .at = im Museum
    .full = Museum (gelb, innen)
noun-clues-harbor = Hafen
    .at = im Hafen
    .full = Hafen (blau, außen)
noun-clues-theater = Theater
    .at = im Theater
    .full = Theater (orange, innen)
noun-clues-plaza = Platz
    .at = auf dem Platz
    .full = Platz (weiß, außen)
noun-clues-rail_car = Waggon
    .at = im Waggon
    .full = Waggon (braun, innen)
    .also = Eisenbahnwagen|Zug|Abteil
noun-clues-race_course = Rennbahn
    .at = auf der Rennbahn
    .full = Rennbahn (grau, außen)
    .also = Pferderennbahn
noun-clues-knife = Messer
    .with = mit dem Messer
    .full = Messer (violett, Nahkampf)
noun-clues-crossbow = Armbrust
    .with = mit der Armbrust
    .full = Armbrust (rosa, Fernkampf)
noun-clues-poison = Gift
    .with = mit dem Gift
    .full = Gift (rot, Nahkampf)
noun-clues-sword = Schwert
    .with = mit dem Schwert
    .full = Schwert (grün, Nahkampf)
noun-clues-blowgun = Blasrohr
    .with = mit dem Blasrohr
    .full = Blasrohr (gelb, Fernkampf)
noun-clues-rifle = Gewehr
    .with = mit dem Gewehr
    .full = Gewehr (blau, Fernkampf)
    .also = Flinte
noun-clues-gun = Revolver
    .with = mit dem Revolver
    .full = Revolver (orange, Fernkampf)
    .also = Pistole
noun-clues-candlestick = Leuchter
    .with = mit dem Leuchter
    .full = Leuchter (weiß, Nahkampf)
    .also = Kerzenleuchter|Kerzenständer
noun-clues-hammer = Hammer
    .with = mit dem Hammer
    .full = Hammer (braun, Nahkampf)
noun-clues-bow = Bogen
    .with = mit dem Bogen
    .full = Bogen (grau, Fernkampf)
noun-clues-purple = Violett
    .low = violett
    .how = Wie viele violette Karten siehst du
    .also = Lila
noun-clues-pink = Rosa
    .low = rosa
    .how = Wie viele rosa Karten siehst du
noun-clues-red = Rot
    .low = rot
    .how = Wie viele rote Karten siehst du
noun-clues-green = Grün
    .low = grün
    .how = Wie viele grüne Karten siehst du
noun-clues-yellow = Gelb
    .low = gelb
    .how = Wie viele gelbe Karten siehst du
noun-clues-blue = Blau
    .low = blau
    .how = Wie viele blaue Karten siehst du
noun-clues-orange = Orange
    .low = orange
    .how = Wie viele orange Karten siehst du
noun-clues-white = Weiß
    .low = weiß
    .how = Wie viele weiße Karten siehst du
noun-clues-brown = Braun
    .low = braun
    .how = Wie viele braune Karten siehst du
noun-clues-gray = Grau
    .low = grau
    .how = Wie viele graue Karten siehst du
noun-clues-man = Mann
    .low = Männer
    .how = Wie viele Männer siehst du
    .also = männlich
noun-clues-woman = Frau
    .low = Frauen
    .how = Wie viele Frauen siehst du
    .also = weiblich
noun-clues-indoor = Innen
    .low = Orte im Innenbereich
    .how = Wie viele Orte im Innenbereich siehst du
    .also = Innenbereich
noun-clues-outdoor = Außen
    .low = Orte im Außenbereich
    .how = Wie viele Orte im Außenbereich siehst du
    .also = Außenbereich
noun-clues-melee = Nahkampf
    .low = Nahkampfwaffen
    .how = Wie viele Nahkampfwaffen siehst du
noun-clues-ranged = Fernkampf
    .low = Fernkampfwaffen
    .how = Wie viele Fernkampfwaffen siehst du
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

## Die Akte

clues-sheet-persons = Personen
clues-sheet-places = Orte
clues-sheet-weapons = Waffen
clues-sheet-informants = Geheime Informanten
clues-sheet-case = Auf deinem Sichtschirm

## Warum etwas sicher ist

clues-why-seen = Du siehst die Karte { $card } { $who ->
    [none] hinter deinem eigenen Sichtschirm.
   *[other] auf dem Sichtschirm von { $who }.
}
clues-why-not-yours = Du siehst beide Karten hinter deinem eigenen Sichtschirm: Die Karte { $card } ist nicht dabei.
clues-why-answer = Nr. { $no }, { $about_low }: { $witness } zählt { $count }, davon siehst du { $seen ->
    [0] keine
    [one] eine
   *[other] { $seen }
} selbst. Also { $left ->
    [0] { $cards_n ->
        [one] ist die Karte, die du nicht siehst, weder auf deinem eigenen Sichtschirm noch
       *[other] ist keine dieser Karten auf deinem eigenen Sichtschirm oder
    }
    [one] ist genau eine dieser Karten auf deinem eigenen Sichtschirm oder
   *[other] sind genau { $left } dieser Karten auf deinem eigenen Sichtschirm oder
} { $inner_id ->
    [left] links hinter
    [right] rechts hinter
   *[none] hinter
} dem Sichtschirm von { $witness }: { $cards }.
clues-why-answer-all = Nr. { $no }, { $about_low }: { $witness } zählt { $count }, davon siehst du { $seen ->
    [0] keine
    [one] eine
   *[other] { $seen }
} selbst. Also { $left ->
    [one] muss die Karte, die du nicht siehst,
    [2] müssen diese beiden Karten
   *[other] müssen alle { $left } dieser Karten
} auf deinem eigenen Sichtschirm sein oder { $inner_id ->
    [left] links hinter
    [right] rechts hinter
   *[none] hinter
} dem Sichtschirm von { $witness }: { $cards }.
clues-why-none = Nach Nr. { $nos } { $cards_n ->
    [one] ist diese Karte
   *[other] sind diese Karten
} weder auf deinem eigenen Sichtschirm noch { $inner_id ->
    [left] links hinter
    [right] rechts hinter
   *[none] hinter
} dem Sichtschirm von { $witness }, denn { $witness } sieht keine, die du nicht auch siehst: { $cards }.
clues-why-missed = Bei Nr. { $no } hast du vergeblich { $cards } genannt.
clues-why-named = Bei Nr. { $no } hat { $who } { $cards } genannt und sieht also keine davon: Auf deinem eigenen Sichtschirm sind diese Karten nicht, und auch nicht hinter dem von { $who }.
clues-why-read = Bei Nr. { $no } hast du einen Informanten angesehen: { $card }.
clues-why-opened = Bei Nr. { $no } wurde dein eigener Sichtschirm umgedreht: { $cards }.
clues-why-marked = Nach deinen Markierungen { $held ->
    [yes] {""}
   *[no] nicht{" "}
}{ $place ->
    [case] auf deinem eigenen Sichtschirm
    [informants] unter den Informanten
   *[seat] hinter dem Sichtschirm von { $who }
}: { $cards }.
clues-why-step-used-up = Von den Karten bei Nr. { $no } zählt { $who } { $cards_n ->
    [one] diese eine
   *[other] diese
}: { $cards }. { $out_n ->
    [one] Also ist die Karte { $out } weder auf deinem eigenen Sichtschirm noch hinter dem von { $who }.
   *[other] Also sind die Karten { $out } weder auf deinem eigenen Sichtschirm noch hinter dem von { $who }.
}
clues-why-step-all-left = Von den Karten bei Nr. { $no } kann { $who } nur noch { $cards_n ->
    [one] diese eine
   *[other] diese
} zählen, auf deinem eigenen Sichtschirm oder hinter dem von { $who }: { $cards }.
clues-why-step-enough = Mit { $out_n ->
    [one] der Karte { $out }
   *[other] einer dieser Karten ({ $out })
} { $place ->
    [case] auf deinem eigenen Sichtschirm
   *[seat] hinter dem Sichtschirm von { $who }
} wären es zu viele Karten für Nr. { $no }, welche auch immer die anderen sind. { $out_n ->
    [one] Also ist sie nicht dort.
   *[other] Also ist keine davon dort.
}
clues-why-step-lacking = Mit { $out_n ->
    [one] der Karte { $out }
   *[other] einer dieser Karten ({ $out })
} { $place ->
    [case] auf deinem eigenen Sichtschirm
   *[seat] hinter dem Sichtschirm von { $who }
} wären es zu wenige Karten für Nr. { $no }. { $out_n ->
    [one] Also ist sie nicht dort.
   *[other] Also ist keine davon dort.
}
clues-why-step-kind = Für deinen eigenen Sichtschirm ist nur eine Karte dieser Art übrig: { $cards }.
clues-why-step-full = { $place ->
    [informants] { $cards_n ->
        [one] Der einzige Informant ist { $cards }
       *[other] Die Informanten sind { $cards }
    }
   *[seat] Hinter dem Sichtschirm von { $who } { $cards_n ->
        [one] ist { $cards }
       *[other] sind { $cards }
    }
}, also nicht { $out }.
clues-why-step-no-others = { $place ->
    [informants] Unter den Informanten kann nur das sein: { $cards }.
   *[seat] Hinter dem Sichtschirm von { $who } kann nur das sein: { $cards }.
}
clues-why-step-nowhere-else = Die Karte { $cards } kann nur { $place ->
    [case] auf deinem eigenen Sichtschirm
    [informants] unter den Informanten
   *[seat] hinter dem Sichtschirm von { $who }
} sein.
clues-why-step-missed = Bei Nr. { $no } hast du vergeblich zwei Karten genannt, die auf deinem eigenen Sichtschirm sind: { $cards }. Also nicht { $out }.
clues-why-step-all-five = Nach Nr. { $nos } { $total ->
    [one] ist genau eine dieser Karten
   *[other] sind genau { $total } dieser Karten
} auf deinem eigenen Sichtschirm oder hinter dem von { $who }: { $cards }. { $held_n ->
    [0] Das sind
   *[other] Mit { $held } sind das
} fünf, und mehr Karten gibt es dort nicht. { $out_n ->
    [one] Also ist die Karte { $out } weder auf deinem eigenen Sichtschirm noch hinter dem von { $who }.
   *[other] Also sind die Karten { $out } weder auf deinem eigenen Sichtschirm noch hinter dem von { $who }.
}
clues-why-step-filled = Nach Nr. { $nos } { $total ->
    [one] ist genau eine dieser Karten
   *[other] sind genau { $total } dieser Karten
} auf deinem eigenen Sichtschirm oder hinter dem von { $who }: { $cards }. { $most ->
    [0] Keine davon kann
    [one] Höchstens eine davon kann
   *[other] Höchstens { $most } davon können
} auf deinem eigenen Sichtschirm sein{ $others ->
    [0] { $by_n ->
        [0] {""}
       *[other] {" "}(Nr. { $by })
    }
    [one] {""}, denn nach Nr. { $by } ist dort mindestens eine andere Karte
   *[other] {""}, denn nach Nr. { $by } sind dort mindestens { $others } andere Karten
}. { $held_n ->
    [0] Also sind beide Karten hinter dem Sichtschirm von { $who } darunter,
   *[other] Also ist hinter dem Sichtschirm von { $who } die Karte neben { $held } eine davon,
} und nicht { $out }.
clues-why-step-shared = Bei Nr. { $nos } geht es um dieselben Karten, und jede davon auf deinem eigenen Sichtschirm zählt für beide: { $cards }. Mit { $out_n ->
    [one] der Karte { $out }
   *[other] einer dieser Karten ({ $out })
} { $place ->
    [case] auf deinem eigenen Sichtschirm
    [informants] unter den Informanten
   *[seat] hinter dem Sichtschirm von { $who }
} wären es für beide zusammen zu wenige. { $out_n ->
    [one] Also ist sie nicht dort.
   *[other] Also ist keine davon dort.
}
clues-why-suppose = { $n ->
    [one] Angenommen,
   *[other] **{ $k }.** { $no ->
        [none] Angenommen,
       *[other] Zu Nr. { $no }: Angenommen,
    }
} die Karte { $card } wäre { $held ->
    [yes] {""}
   *[no] nicht{" "}
}{ $place ->
    [case] auf deinem eigenen Sichtschirm.
    [informants] unter den Informanten.
   *[seat] hinter dem Sichtschirm von { $who }.
}
clues-why-clash = Das kann nicht sein: { $rule ->
    [clash] Die Karte { $cards } wäre { $place ->
        [case] auf deinem eigenen Sichtschirm
        [informants] unter den Informanten
       *[seat] hinter dem Sichtschirm von { $who }
    } und zugleich anderswo.
    [nowhere_else] Für die Karte { $cards } gäbe es keinen Platz.
    [used_up] Das wären zu viele für Nr. { $no }: { $cards }.
    [enough] Es wären zu viele Karten für Nr. { $no }.
    [all_left] Für Nr. { $no } blieben zu wenige Karten übrig.
    [kind] Auf deinem eigenen Sichtschirm wäre keine der Karten { $cards }.
    [full] { $place ->
        [case] Auf deinem eigenen Sichtschirm
        [informants] Unter den Informanten
       *[seat] Hinter dem Sichtschirm von { $who }
    } wären das zu viele: { $cards }.
   *[no_others] { $place ->
        [case] Für deinen eigenen Sichtschirm
        [informants] Für die Informanten
       *[seat] Für den Platz hinter dem Sichtschirm von { $who }
    } blieben zu wenige Karten übrig.
}
clues-why-long = Das braucht eine Annahme innerhalb einer anderen oder mehr Sätze, als hier stehen.
clues-why-so = { $n ->
    [one] Also gilt, mit einer Karte jeder Art auf deinem Sichtschirm und zwei Karten hinter jedem anderen:
   *[other] Alles zusammen, mit einer Karte jeder Art auf deinem Sichtschirm und zwei Karten hinter jedem anderen:
} Die Karte { $card } ist { $held ->
    [yes] {""}
   *[no] nicht{" "}
}{ $place ->
    [case] auf deinem eigenen Sichtschirm.
    [informants] unter den Informanten.
   *[seat] hinter dem Sichtschirm von { $who }.
}

## Die ganzen Regeln, Seite für Seite; die letzte Seite ist ein Beispiel

rulebook-clues-1 = **Das Ziel**
    London, 1899. Alle arbeiten an einem eigenen Fall. Drei Karten stehen auf deinem Sichtschirm: eine Person, ein Ort, eine Waffe. Alle anderen sehen sie, du nicht. Wer zuerst die eigenen drei Karten nennt, gewinnt.
    Es gibt 30 Karten: 10 Farben, und von jeder Farbe eine Person, einen Ort und eine Waffe. Jede Karte hat auch ein Merkmal: Mann oder Frau, Innen- oder Außenbereich, Nahkampf oder Fernkampf.
    2 bis 6 Personen spielen mit. Sind es weniger als sechs, bleiben von einigen Farben alle drei Karten in der Schachtel.
rulebook-clues-2 = **Vorbereitung**
    Alle bekommen eine Person, einen Ort und eine Waffe, dann zwei weitere Karten. Die übrigen Karten sind die **geheimen Informanten**: verdeckt, mit einem Buchstaben. Zu zweit sind es 8, dann 6, 4, 2, und zu sechst keiner.
    Wähle im Geheimen eine Person, einen Ort und eine Waffe aus deinen fünf Karten. Diese drei kommen auf den Sichtschirm links von dir. Deine beiden anderen Karten bleiben hinter deinem: Niemand sonst sieht sie.
    Am Anfang kennst du also 13 Karten nicht, und deine drei sind darunter.
    Ab drei Personen haben alle eine Lupe; die übrigen der 8 Lupen bilden den Vorrat.
rulebook-clues-3 = **Dein Zug, ab drei Personen**
    Hast du keine Lupe, nimm eine aus dem Vorrat; ist der leer, nimm eine von einer Person deiner Wahl.
    Gib dann **alle** deine Lupen aus. Jede ist eine Aktion wert, in beliebiger Reihenfolge:
    • einen Zeugen befragen;
    • einen geheimen Informanten ansehen;
    • anklagen.
    Dein Zug endet mit deiner letzten Lupe oder nach einer falschen Anklage. Es geht im Uhrzeigersinn weiter.
rulebook-clues-4 = **Einen Zeugen befragen**
    Gib jemandem die Lupe und frage, wie viele Karten **einer Farbe** im Spiel oder **eines Merkmals** dort zu sehen sind: Männer, Frauen, Orte im Innenbereich, Orte im Außenbereich, Nahkampfwaffen, Fernkampfwaffen. Anderes darf nicht gefragt werden.
    Die Antwort ist wahr, und alle hören sie. Ein Zeuge zählt die Karten auf den Sichtschirmen aller **anderen**, auch auf deinem, und die beiden Karten hinter dem eigenen. Die drei Karten auf dem eigenen Sichtschirm zählen nicht: Ein Zeuge sieht sie ja nicht.
    Höre auch auf die Fragen der anderen. „Keine“ heißt, dass auch auf deinem Sichtschirm keine solche Karte steht, außer du wirst selbst befragt.
rulebook-clues-5 = **Informanten und Anklagen**
    Bei beidem geht die Lupe im Uhrzeigersinn an die nächste Person ohne Lupe; haben alle eine, in den Vorrat.
    {""}**Einen Informanten ansehen**: Du siehst eine dieser Karten, dann kommt sie an ihren Platz zurück. Die anderen wissen, welche du angesehen hast, aber nicht, was sie zeigt.
    {""}**Anklagen**: Nenne eine Person, einen Ort und eine Waffe, die du nirgends siehst. Stimmt alles, gewinnst du. Wenn nicht, hörst du nur, dass es falsch ist, dein Zug endet, und deine Lupen gehen in den Vorrat. Du bleibst im Spiel.
    Wer geht, kann weiter befragt werden; die zurückgelassenen Lupen gehen in den Vorrat. Wer zuletzt übrig ist, gewinnt. Spielt zwei Runden lang niemand, endet die Partie, und niemand gewinnt.
rulebook-clues-6 = **Zu zweit, und die Variante „Geheim“**
    {""}**Zu zweit** gibt es keine Lupen: Dein Zug ist eine Aktion. Fragst du, so sage auch, welche der beiden verdeckten Karten der anderen Seite mitzählt, die linke oder die rechte. Gezählt werden diese und die drei auf deinem Sichtschirm.
    {""}**„Geheim“** (3 bis 6 Personen): Alle haben einen Chip. Einmal in der Partie kannst du ihn bei einer Frage ausgeben: Alle hören die Frage, aber nur du und die befragte Person erfahren die Antwort.
rulebook-clues-7 = **Beispiel für einen Zug**
    Anna hat zwei Lupen. Eine gibt sie Bruno: „Wie viele grüne Karten siehst du?“ Bruno zählt auf allen Sichtschirmen außer seinem und hinter seinem eigenen: „Zwei.“
    Anna sieht eine grüne Karte auf Chloés Sichtschirm. Die andere ist also auf ihrem eigenen oder hinter Brunos Sichtschirm.
    Mit ihrer zweiten Lupe fragt Anna Chloé nach derselben Farbe. Chloé sieht Annas und Brunos Sichtschirm: „Keine.“ Vor Anna steht nichts Grünes, und die zweite grüne Karte ist hinter Brunos Sichtschirm. Anna streicht die grünen Karten und hat keine Lupe mehr: Bruno ist dran.

## Die Lektion: ein paar Entscheidungen aus einer echten Partie, und warum

lesson-clues-start = **13 Indizien in fünf Minuten**
    Drei Karten stehen auf deinem Sichtschirm: eine Person, ein Ort, eine Waffe. Die anderen sehen sie, du nicht. Nenne sie, bevor Camille und Robin ihre nennen.
    Hier sind vier Entscheidungen aus einer echten Partie. Die Bilder zeigen, was du von deinem Platz aus siehst.
lesson-clues-1 = Du siehst die Sichtschirme von Camille und Robin und die beiden Karten hinter deinem: das Messer und den Park.
    {""}**Welcher dieser Orte kann auf deinem Sichtschirm stehen?**
lesson-clues-1-market = Der Markt
lesson-clues-1-market-why = Nein: Du siehst den Markt auf Robins Sichtschirm. Jede Karte gibt es nur einmal.
lesson-clues-1-park = Der Park
lesson-clues-1-park-why = Nein: Der Park ist hinter deinem eigenen Sichtschirm. Er ist eine der beiden Karten, die du nicht weggegeben hast.
lesson-clues-1-parlor = Der Salon
lesson-clues-1-parlor-why = Ja: Den Salon siehst du nirgends. Am Anfang kennst du 13 Karten nicht; deine drei sind darunter, und die anderen sind hinter den Sichtschirmen oder bei den Informanten.
lesson-clues-2 = Robin gibt Camille die Lupe und fragt: „Wie viele orange Karten siehst du?“ Die Antwort ist **keine**. Es gibt drei orange Karten: die Tänzerin, das Theater und den Revolver.
    {""}**Was lernst du daraus?**
lesson-clues-2-nothing = Nichts: Es war nicht meine Frage
lesson-clues-2-nothing-why = Doch: Alle hören die Antwort, und Camille sieht deinen Sichtschirm. Zuhören kostet nichts.
lesson-clues-2-screen = Weder Tänzerin noch Theater bei mir
lesson-clues-2-screen-why = Ja: Camille sieht deinen Sichtschirm und zählt dort nichts Oranges. Den Revolver siehst du selbst: Er steht auf Camilles eigenem Sichtschirm, den Camille nicht sieht und nicht mitzählt.
lesson-clues-2-game = Keine orange Karte ist im Spiel
lesson-clues-2-game-why = Nein: Du siehst den Revolver, der orange ist, auf Camilles Sichtschirm. Ein Zeuge zählt nie den eigenen Sichtschirm mit: Er sieht ihn nicht.
lesson-clues-3 = Du bist dran! Du gibst Camille deine Lupe: „Wie viele grüne Karten siehst du?“ Die Antwort ist **zwei**. Die grünen Karten sind die Gräfin, das Schwert und der Park, und der Park ist hinter deinem Sichtschirm.
    {""}**Wo sind die Gräfin und das Schwert?**
lesson-clues-3-both = Beide auf meinem Sichtschirm
lesson-clues-3-both-why = Vielleicht, aber sicher ist das nicht: Camille zählt auch die beiden Karten hinter dem eigenen Sichtschirm.
lesson-clues-3-park = Camille kann den Park gezählt haben
lesson-clues-3-park-why = Nein: Der Park ist hinter deinem Sichtschirm, wo ihn sonst niemand sieht. Die beiden grünen Karten sind also die Gräfin und das Schwert.
lesson-clues-3-either = Auf meinem oder hinter Camilles Schirm
lesson-clues-3-either-why = Ja: Camille sieht beide, und auf Robins Sichtschirm ist nichts Grünes. Jede ist auf deinem Sichtschirm oder hinter Camilles. Du brauchst einen zweiten Zeugen.
lesson-clues-4 = Eine Runde später. Robin sieht keinen Ort im Außenbereich. Du fragst Robin nach Grün: **eine**. Diese steht also auf deinem Sichtschirm, denn die andere ist hinter Camilles. Dann fragst du Camille nach Violett: **eine**. Du hast noch eine Lupe.
    {""}**Welche Anklage kann richtig sein?**
lesson-clues-4-dancer = Tänzerin, Salon, Schwert
lesson-clues-4-dancer-why = Nein: Camille hat keine orange Karte gesehen, und die Tänzerin ist orange. Eine falsche Anklage beendet deinen Zug und verrät den anderen etwas.
lesson-clues-4-sword = Gräfin, Salon, Schwert
lesson-clues-4-sword-why = Nein: Robin würde auf deinem Sichtschirm zwei grüne Karten sehen und sah nur eine. Es ist die Gräfin oder das Schwert, niemals beide.
lesson-clues-4-crossbow = Gräfin, Salon, Armbrust
lesson-clues-4-crossbow-why = Ja: nur eine grüne Karte, nichts Oranges, ein Ort im Innenbereich. Und es war richtig: In dieser Partie hast du gewonnen. Sonst frage lieber noch einmal, bevor du es wagst.
lesson-clues-end = **Mehr brauchst du nicht, um zu spielen.** Zähle, was du siehst, höre auf jede Antwort und frage dich immer, was der Zeuge sieht. **Meine Akte** hält das alles fest. Eröffne einen Tisch oder lies die ganzen Regeln.

## Techniken der Deduktion, die leichtesten zuerst

technique-clues-sight = Gut zu sehen
technique-clues-sight-page = Was du siehst, ist nirgends sonst: die Karten auf den anderen Sichtschirmen, die hinter deinem eigenen und die Informanten, die du angesehen hast.
    {""}*Beispiel:* Der Markt ist auf dem Sichtschirm von Robin. Auf deinem ist er nicht.
technique-clues-count = Was jemand zählt
technique-clues-count-page = Wer gefragt wird, zählt die passenden Karten, die vom eigenen Platz aus zu sehen sind. Zieh ab, was du davon auch siehst: Der Rest ist auf deinem eigenen Sichtschirm oder hinter dem der befragten Person.
    {""}*Beispiel:* Camille zählt zwei grüne Karten, und eine davon siehst du auf dem Sichtschirm von Robin. Genau eine andere grüne Karte ist auf deinem Sichtschirm oder hinter dem von Camille. Sähest du beide, wäre dort keine.
technique-clues-named = Eine genannte Lösung
technique-clues-named-page = Wer anklagt, sieht keine der genannten Karten. Keine davon ist also auf deinem Sichtschirm, und keine hinter dem der Person, von der die Anklage kommt.
    {""}*Beispiel:* Robin nennt den Herzog, den Park und das Schwert. Keine der drei Karten ist auf deinem Sichtschirm.
technique-clues-together = Antworten zusammen
technique-clues-together-page = Eine Antwort allein genügt nicht, aber zusammen schließen sie vieles aus; und auf deinem Sichtschirm ist eine Karte jeder Art, hinter jedem anderen sind zwei.
    {""}*Beispiel:* Camille und Robin zählen beide eine gelbe Karte, die du nicht siehst. Ist es dieselbe, ist sie auf deinem Sichtschirm; wenn nicht, ist hinter dem Sichtschirm von beiden je eine. Suche eine Antwort, zu der nur einer der beiden Fälle passt.
technique-clues-suppose = Annehmen und widerlegen
technique-clues-suppose-page = Führt kein Schritt weiter? Nimm an, eine Karte wäre an einem Platz, und sieh, was daraus folgen würde. Kann das nicht sein, ist sie dort nicht.
    {""}*Beispiel:* Für deinen Sichtschirm bleiben die Pflegerin oder die Tänzerin, das Blasrohr oder das Gewehr, der Hafen oder der Park. Camille zählt eine gelbe Karte, die du nicht siehst, Robin eine blaue. Wäre es die Pflegerin, so wäre das ebenfalls gelbe Blasrohr nicht auf deinem Sichtschirm; also wäre es das Gewehr und nicht der ebenfalls blaue Hafen, sondern der Park. Diese drei hast du vergeblich genannt. Also ist es die Tänzerin.

## Die Befehle (die englischen Namen stehen im Code)

command-clues = indizien
command-clues-description = Spiele 13 Indizien am Tisch dieses Kanals.

command-clues-place = geben
command-clues-place-description = Wähle drei deiner Karten für den Sichtschirm links von dir.
command-clues-place-person = person
command-clues-place-person-description = Eine deiner Personen.
command-clues-place-place = ort
command-clues-place-place-description = Einer deiner Orte.
command-clues-place-weapon = waffe
command-clues-place-weapon-description = Eine deiner Waffen.

command-clues-ask = befragen
command-clues-ask-description = Befrage einen Zeugen: Wie viele Karten einer Farbe oder eines Merkmals sind zu sehen?
command-clues-ask-witness = zeuge
command-clues-ask-witness-description = Wen du befragst.
command-clues-ask-about = wonach
command-clues-ask-about-description = Eine Farbe im Spiel oder eines der sechs Merkmale.
command-clues-ask-inner = karte
command-clues-ask-inner-description = Nur zu zweit: welche Karte hinter dem Sichtschirm mitzählt, links oder rechts.
command-clues-ask-secret = geheim
command-clues-ask-secret-description = Gib deinen Geheim-Chip aus: Die Antwort ist nur für dich.

command-clues-informant = informant
command-clues-informant-description = Sieh dir im Geheimen die Karte eines geheimen Informanten an.
command-clues-informant-letter = buchstabe
command-clues-informant-letter-description = Der Buchstabe des Informanten.

command-clues-accuse = anklagen
command-clues-accuse-description = Nenne die drei Karten auf deinem eigenen Sichtschirm.
command-clues-accuse-person = person
command-clues-accuse-person-description = Wer es war.
command-clues-accuse-place = ort
command-clues-accuse-place-description = Der Tatort.
command-clues-accuse-weapon = waffe
command-clues-accuse-weapon-description = Die Tatwaffe.

command-clues-take = nehmen
command-clues-take-description = Nimm jemandem eine Lupe ab: Der Vorrat ist leer, und du hast keine.
command-clues-take-player = person
command-clues-take-player-description = Wer dir eine Lupe gibt.
