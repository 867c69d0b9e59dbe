# Mord im Arosa. Begriffe der Regel von Zoch: Spur, Opfer, Etage, Ermittlungsbogen, Spuren verwischen, schlampige Ermittlung.

game-arosa = Mord im Arosa
club-arosa = grandhotel
kind-arosa = Hören
about-arosa = Ein Hotel im Schnee, irgendwo in seinem Luftschacht zwei Opfer, und alle haben dort Spuren hinterlassen. Höre, auf welcher Etage die Würfel liegen bleiben, verdächtige die anderen und verwische deine eigenen Spuren.
    -# 2 bis 6 Personen · etwa 30 Minuten · leicht · Ton an!
option-arosa-hearing = Gehör
option-arosa-memory = Gedächtnis für Funde und Geräusche
value-keen = feines Gehör
value-normal = normal
value-hard = schwerhörig

verb-arosa-search = Eine Etage öffnen
verb-arosa-suspect = Verdächtigen
verb-arosa-erase = Spuren verwischen
verb-arosa-take = Spuren zurücknehmen

field-arosa-search-floor = Wo suchst du die Opfer?
field-arosa-suspect-floor = Welche Etage öffnest du?
field-arosa-suspect-players = Wen verdächtigst du? (eine oder mehrere)
field-arosa-erase-floor = Welche Etage öffnest du?
field-arosa-take-count = Wie viele Spuren nimmst du zurück?

value-arosa-floor = { $value ->
    [0] 0 · EG
    [7] 7 · oben
   *[other] { $value }
}
value-arosa-count = { $value ->
    [0] keine
   *[other] { $value }
}

## Was alle hören

event-arosa-prologue-began = Mitternacht im Arosa. { $knife } hatte zuletzt ein Messer in der Hand und lässt die **zwei Opfer** in den Luftschacht fallen; dann lassen alle je zwei Würfel ihrer Farbe fallen, ihre Spuren. { $guest } war zuletzt in einem Hotel und beginnt mit der Suche. Schalte den Ton ein!
# Nothing is heard there, and nothing to press.
theatre-arosa-prologue-began = Mitternacht im Arosa. { $knife } hatte zuletzt ein Messer in der Hand und lässt die **zwei Opfer** in den Luftschacht fallen; dann lassen alle je zwei Würfel ihrer Farbe fallen, ihre Spuren. { $guest } war zuletzt in einem Hotel und beginnt mit der Suche.
# In code, and as long for every cube: the bar that covers it mustn't tell how many knocks there were.
event-arosa-fell = { $cube } { $cube_sign } ||`tack{"\u00A0"}×{ $knocks }{"\u00A0…\u00A0"}{ $end_hear }`||
event-arosa-search-began = **Erster Akt: die Suche nach den Opfern.** Wenn du dran bist, drücke **Eine Etage öffnen**.
theatre-arosa-search-began = **Erster Akt: die Suche nach den Opfern.**
event-arosa-inquiry-began = **Beide Opfer sind gefunden: Der zweite Akt beginnt.** Verdächtige jetzt die anderen, oder verwische deine eigenen Spuren.
theatre-arosa-inquiry-began = **Beide Opfer sind gefunden: Der zweite Akt beginnt.**
event-arosa-turn-began = { $seat } ist dran.
event-arosa-searched = { $by } sucht die Opfer { $floor ->
    [0] im **Erdgeschoss**
   *[other] in der **{ $floor }. Etage**
}.
event-arosa-suspected = { $by } verdächtigt { $players } { $floor ->
    [0] im **Erdgeschoss**
   *[other] in der **{ $floor }. Etage**
}.
event-arosa-erasing-began = { $by } will { $floor ->
    [0] im **Erdgeschoss**
   *[other] in der **{ $floor }. Etage**
} Spuren verwischen.
event-arosa-opened = { $cubes_n ->
    [0] Dort liegt keine Spur.
    [one] Dort liegt: { $cubes_sign }.
   *[other] Dort liegen: { $cubes_sign }.
}
event-arosa-victims-sought = { $victims ->
    [0] Kein Opfer dort.
    [1] **Ein Opfer!** { $floor ->
        [0] Das Erdgeschoss
       *[other] Die { $floor }. Etage
    } ist ein Tatort.
   *[other] **Beide Opfer!** { $floor ->
        [0] Das Erdgeschoss
       *[other] Die { $floor }. Etage
    } ist der einzige Tatort.
}
event-arosa-recorded = { $seat }: { $count ->
    [one] Eine Spur kommt auf den Ermittlungsbogen
   *[other] { $count } Spuren kommen auf den Ermittlungsbogen
}{ $borrowed ->
    [0] {""}
    [one] , eine davon direkt von der Etage
   *[other] , { $borrowed } davon direkt von der Etage
}.
event-arosa-ground-failed = { $by } hat keine eigene Spur im Erdgeschoss: Auf den Ermittlungsbogen kommt nichts.
event-arosa-traces-counted = { $most ->
    [one] { $by } darf eine Spur vom Ermittlungsbogen zurücknehmen.
   *[other] { $by } darf bis zu { $most } Spuren vom Ermittlungsbogen zurücknehmen.
}
event-arosa-traces-erased = { $count ->
    [0] { $by } nimmt keine Spur zurück.
    [one] { $by } nimmt eine Spur vom Ermittlungsbogen zurück.
   *[other] { $by } nimmt { $count } Spuren vom Ermittlungsbogen zurück.
}
event-arosa-careless = Schlampige Ermittlung: { $count ->
    [0] { $by } hat keinen Würfel mehr, der fallen könnte.
    [one] { $by } lässt einen weiteren Würfel fallen.
   *[other] { $by } lässt { $count } weitere Würfel fallen.
}
event-arosa-turn-missed = Für { $seat } ist die Zeit abgelaufen.
event-arosa-left = { $seat } verlässt die Partie; die Spuren bleiben, und verdächtigen kann man { $seat } weiterhin.
event-arosa-scored = { $seat }: { $points ->
    [one] { $points } Verdachtspunkt.
   *[other] { $points } Verdachtspunkte.
}
event-arosa-judged = { $murderers_n ->
    [one] { $murderers } hat den Mord begangen!
   *[other] { $murderers } haben den Mord begangen!
} 🔪 { $winners_n ->
    [one] { $winners } gewinnt und übernimmt das Kommissariat.
   *[other] { $winners } gewinnen und übernehmen das Kommissariat.
} 🏆
event-arosa-drawn = Gleichstand: Alle haben { $points ->
    [one] { $points } Verdachtspunkt
   *[other] { $points } Verdachtspunkte
}. Alle haben den Mord begangen, und alle gewinnen.
event-arosa-stalled = Zwei Runden lang hat niemand gespielt: Die Partie endet, und niemand gewinnt.
event-arosa-last-one = Alle anderen sind gegangen: { $seat } gewinnt! 🏆
event-arosa-abandoned = Es sind zu wenige Personen übrig: Die Partie endet, und niemand gewinnt.

## Eine geöffnete Etage, die nur in der Übersicht steht, und für die Person, die sie geöffnet hat

apart-arosa-opened = { $floor ->
    [0] **Das Erdgeschoss**
   *[other] **Die { $floor }. Etage**
} { $cubes_n ->
    [0] ist leer.
   *[other] ist offen: { $cubes_sign }.
}
result-arosa-opened = { $cubes_n ->
    [0] Du findest nichts.
   *[other] Du findest { $cubes_sign }.
}

## Die Übersicht

arosa-table-search = **Erster Akt.** { $who } öffnet eine Etage: { $n ->
    [one] Ein Opfer ist noch zu finden.
   *[other] Beide Opfer sind noch zu finden.
}
arosa-table-inquiry = **Zweiter Akt.** { $who } ist dran: { $erase ->
    [yes] jemanden verdächtigen oder Spuren verwischen.
   *[no] jemanden verdächtigen.
}
arosa-table-erasing = **Zweiter Akt.** { $who } hat gezählt und muss sagen, wie viele Spuren vom Ermittlungsbogen zurückkommen.
arosa-table-judged = { $winners_n ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}, mit { $least ->
    [one] { $least } Verdachtspunkt
   *[other] { $least } Verdachtspunkten
} 🏆; den Mord begangen { $murderers_n ->
    [one] hat { $murderers }
   *[other] haben { $murderers }
}, mit { $most }. 🔪
arosa-table-drawn = Gleichstand bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: Alle haben den Mord begangen, und alle haben gewonnen.
arosa-table-left = Alle anderen sind gegangen: { $who } hat gewonnen. 🏆
arosa-table-nobody = Die Partie ist zu Ende, niemand hat gewonnen.
arosa-table-opened = { $floor ->
    [0] Das **Erdgeschoss** wurde gerade geöffnet
   *[other] Die **{ $floor }. Etage** wurde gerade geöffnet
}. { $cubes_n ->
    [0] Dort lag keine Spur.
    [one] Dort lag: { $cubes_sign }.
   *[other] Dort lagen: { $cubes_sign }.
}
arosa-table-scenes = { $found ->
    [0] Noch kein Tatort.
    [1] Tatort: { $first ->
        [0] Erdgeschoss
       *[other] { $first }. Etage
    }.
   *[other] { $same ->
        [yes] Der einzige Tatort, für beide Opfer: { $first ->
            [0] Erdgeschoss
           *[other] { $first }. Etage
        }.
       *[no] Tatorte: { $first ->
            [0] Erdgeschoss
           *[other] { $first }. Etage
        } und { $second }. Etage.
    }
}
arosa-table-seat = { $who } ({ $cube }) { $cube_sign }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}: { $reserve } Würfel im Vorrat{ $traces ->
    [0] {""}
    [one] , { $traces } Spur auf dem Bogen
   *[other] , { $traces } Spuren auf dem Bogen
}{ $boxes_n ->
    [0] {""}
    [one] {" "}(Etage { $boxes })
   *[other] {" "}(Etagen { $boxes })
}{ $points ->
    [0] {""}
    [one] {" "}= { $points } Punkt
   *[other] {" "}= { $points } Punkte
}{ $state ->
    [active] {" "}(ist dran)
    [gone] {" "}(hat die Partie verlassen)
   *[idle] {""}
}
arosa-table-hotel = **Das ganze Hotel, offen**
arosa-table-floor = { $floor ->
    [0] Erdgeschoss
   *[other] { $floor }. Etage
}: { $cubes_n ->
    [0] leer
   *[other] { $cubes_sign }
}
arosa-picture-reserve = { $n } Würfel
arosa-picture-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
arosa-alt-table = Das Hotel Arosa im Querschnitt, daneben der Ermittlungsbogen mit Tatorten, Spuren und Vorräten.

## Der Schreibtisch

arosa-desk-own = Deine Spuren sind **{ $cube }** { $cube_sign }; { $reserve ->
    [one] { $reserve } ist in deinem Vorrat
   *[other] { $reserve } sind in deinem Vorrat
}.
arosa-desk-board = Auf dem Ermittlungsbogen: { $traces ->
    [one] { $traces } Spur
   *[other] { $traces } Spuren
} { $boxes_n ->
    [one] (Etage { $boxes })
   *[other] (Etagen { $boxes })
}, { $points ->
    [one] { $points } Verdachtspunkt
   *[other] { $points } Verdachtspunkte
}. Zehn Spuren beenden die Partie.
arosa-desk-memory = Hier hat niemand Geheimnisse: Alle sehen und hören dasselbe. Merke dir, was du hörst, im Kopf oder in **Meine Notizen**.

## Was nicht geht

refusal-arosa-no-such-floor = Das Hotel hat die Etagen 0 (Erdgeschoss) bis 7. Wähle eine davon; es wurde nichts geöffnet.
refusal-arosa-nobody-named = Nenne mindestens eine andere Person, die du verdächtigst.
refusal-arosa-not-yourself = Dich selbst kannst du nicht verdächtigen. Nenne nur andere.
refusal-arosa-named-twice = Du hast jemanden zweimal genannt. Nenne alle nur einmal.
refusal-arosa-nothing-to-erase = Keine deiner Spuren ist auf dem Ermittlungsbogen, also gibt es nichts zu verwischen. Verdächtige lieber jemanden.
refusal-arosa-not-so-many = { $n ->
    [one] Du kannst höchstens eine Spur zurücknehmen, oder keine.
   *[other] Du kannst höchstens { $n } Spuren zurücknehmen, oder keine.
}
refusal-arosa-now-search = Das ist der erste Akt: Suche die Opfer mit **/arosa suchen** oder mit dem Knopf der Übersicht.
refusal-arosa-now-erasing = Die Etage steht offen: Sage zuerst, wie viele Spuren du zurücknimmst, mit **/arosa zurücknehmen** oder mit dem Knopf der Übersicht.
refusal-arosa-now-inquiry = Das ist der zweite Akt: **/arosa verdächtigen** oder **/arosa verwischen**, oder die Knöpfe der Übersicht.

## Regeln, je nach Lage

rules-arosa-start = **Mord im Arosa in Kürze**
    Alle lassen Spuren (Würfel ihrer Farbe) in den Luftschacht des Hotels fallen. Niemand sieht, wo sie landen, aber alle hören sie fallen: Jedes Klopfen ist eine Etage, an der ein Würfel vorbeifällt, auch wenn nicht jedes Klopfen zu hören ist; bei *pock* bleibt er auf einer Etage liegen, bei *TOCK* trifft er den Tisch unter dem Erdgeschoss.
    Im **ersten Akt** öffnest du Etagen und findest die beiden Opfer; ihre Etagen sind die Tatorte. Im **zweiten Akt** verdächtigst du andere auf Etagen, auf denen du ihre Spuren vermutest, und verwischst deine eigenen.
    Spuren auf dem Ermittlungsbogen zählen am Tatort 3 Punkte, direkt daneben 2, anderswo 1. Bei 10 Spuren einer Farbe oder bei leerem Vorrat endet die Partie: Wer die meisten Punkte hat, hat den Mord begangen; wer die wenigsten hat, gewinnt.
rules-arosa-search = **Erster Akt: die Suche nach den Opfern**
    Wer ermittelt, öffnet eine Etage, und alle sehen, was dort liegt.
    • **Kein Opfer:** Die gefundenen Spuren fallen noch einmal, und dann eine weitere aus dem Vorrat der Person, die ermittelt (schlampige Ermittlung).
    • **Ein Opfer:** Die Etage ist ein Tatort. Für jede fremde Spur dort kommt eine Spur derselben Farbe aus dem Vorrat auf den Ermittlungsbogen. Dann fallen alle gefundenen Spuren noch einmal.
    Sind beide Opfer gefunden, beginnt mit der nächsten Person der zweite Akt.
    Dasselbe steht verdeckt unter dem Ton: Drücke darauf, um es zu lesen. *tack ×2 … pock* heißt: Zweimal hat es geklopft, dann blieb der Würfel auf einer Etage liegen. Er ist an mindestens zwei Etagen vorbeigefallen; ein Klopfen kann dir entgehen. *TOCK* ist meistens das Erdgeschoss, wo er den Tisch trifft.
rules-arosa-inquiry = **Zweiter Akt: verdächtigen oder verwischen**
    • **Verdächtigen:** Nenne eine oder mehrere Personen und öffne eine Etage. Für jede ihrer Spuren dort kommt eine aus ihrem Vorrat auf den Ermittlungsbogen. Für alle Verdächtigten ohne Spur dort lässt du je eine eigene fallen.
    • **Erdgeschoss:** Dort gelingt ein Verdacht nur, wenn auch eine deiner eigenen Spuren dort liegt; wenn nicht, kommt nichts auf den Ermittlungsbogen, und du lässt für alle Verdächtigten je eine fallen.
    • **Verwischen:** Öffne eine Etage und zähle; dann sage, wie viele deiner Spuren du aus dem Feld dieser Etage zurücknimmst, höchstens so viele, wie du dort gefunden hast. Findest du keine, lässt du eine weitere fallen.
    Am Ende fallen alle gefundenen Spuren noch einmal.
rules-arosa-erasing = **Wie viele Spuren kommen zurück?**
    Alle haben die Etage gesehen. So viele deiner Spuren, wie dort lagen, dürfen aus dem Feld dieser Etage in deinen Vorrat zurück; du darfst auch weniger nehmen. Dann fallen alle gefundenen Spuren noch einmal.
rules-arosa-waiting = **Andere sind dran**
    Sieh und hör zu! Mit lockerem Gedächtnis lässt sich im Kanal und im Verlauf nachlesen, was zu hören und zu finden war; mit strengem verschwindet es, wenn der nächste Würfel fällt. **Meine Notizen** liest niemand sonst.
    Spuren auf dem Ermittlungsbogen: 3 Punkte am Tatort, 2 auf der Etage darüber oder darunter, 1 anderswo. 10 Spuren auf dem Ermittlungsbogen oder ein leerer Vorrat beenden die Partie nach dem Zug.
rules-arosa-over = **Die Partie ist zu Ende**
    Wer die meisten Verdachtspunkte hat, hat den Mord begangen, wer die wenigsten hat, gewinnt; beides kann auf mehrere zutreffen. Spuren im Hotel und im Vorrat zählen nicht. Sind alle anderen gegangen, hat gewonnen, wer bis zuletzt geblieben ist; hat zwei Runden lang niemand gespielt, gewinnt niemand.

## Würfel und Geräusche

noun-arosa-yellow = gelb
    .sign = 🟨{"\u2060"}●
noun-arosa-blue = blau
    .sign = 🟦{"\u2060"}▲
noun-arosa-brown = braun
    .sign = 🟫{"\u2060"}■
noun-arosa-gray = grau
    .sign = 🔘{"\u2060"}✚
noun-arosa-black = schwarz
    .sign = ⬛{"\u2060"}◆
noun-arosa-white = weiß
    .sign = ⬜{"\u2060"}★
noun-arosa-victim = Opfer
    .sign = 🟥{"\u2060"}✖
noun-arosa-poc = pock
    .hear = pock
noun-arosa-toc = tock
    .hear = TOCK

## Die Akte

arosa-sheet-floors = Im Hotel
arosa-sheet-floor = { $n ->
    [0] Erdgeschoss
   *[other] { $n }. Etage
}

## Warum eine Zahl sicher ist

arosa-why-found = { $nos_n ->
    [one] Bei Nr. { $nos } wurde
   *[other] Bei Nr. { $nos } wurde jeweils
} { $count } × { $cube_sign } gefunden und herausgenommen ({ $floors }).
arosa-why-empty = Bei Nr. { $nos } lag in der geöffneten Etage kein { $cube_sign } ({ $floors }).
arosa-why-put-back = Bei Nr. { $nos } { $count ->
    [one] kam { $count } × { $cube_sign } zurück
   *[other] kamen { $count } × { $cube_sign } zurück
} in die { $floor }. Etage.
arosa-why-heard = { $count ->
    [one] Nach dem, was bei Nr. { $nos } von { $cube_sign } zu hören war, liegt der Würfel
   *[other] Nach dem, was bei Nr. { $nos } von { $count } × { $cube_sign } zu hören war, liegen die Würfel
} { $floor ->
    [0] im Erdgeschoss.
   *[other] höchstens in der { $floor }. Etage.
}
arosa-why-left = Für { $count ->
    [one] { $cube_sign }
   *[other] { $count } × { $cube_sign }
}{ $nos_n ->
    [0] {""}
   *[other] {" "}von Nr. { $nos }
}{ $high ->
    [none] {""}
    [0] {" "}(gehört im Erdgeschoss)
   *[other] {" "}(gehört höchstens in der { $high }. Etage)
}{ $empty_n ->
    [0] {""}
   *[other] , keiner bei Nr. { $empty },
} bleibt nur { $where ->
    [there] {""}
   *[other] { $finds_n ->
        [one] der Fund von Nr. { $finds }
       *[other] ein Fund von Nr. { $finds }
    }
}{ $where ->
    [both] {" "}oder{" "}
   *[other] {""}
}{ $where ->
    [found] {""}
   *[other] { $floor ->
        [0] das Erdgeschoss
       *[other] die { $floor }. Etage
    }
}.
arosa-why-least = Das sind { $many } × { $cube_sign }, und bei Nr. { $finds } { $found ->
    [one] lag nur { $found }
   *[other] lagen nur { $found }
}: { $floor ->
    [0] Im Erdgeschoss
   *[other] In der { $floor }. Etage
} { $count ->
    [one] muss mindestens { $count } liegen.
   *[other] müssen mindestens { $count } liegen.
}
arosa-why-most = Höchstens { $many } × { $cube_sign } { $many ->
    [one] kann
   *[other] können
} { $floor ->
    [0] im Erdgeschoss
   *[other] in der { $floor }. Etage
} liegen{ $finds_n ->
    [0] {""}
   *[other] {" "}oder bei Nr. { $finds } gefunden worden sein
}{ $out_n ->
    [0] {""}
   *[other] ; bei Nr. { $out } klang es dafür zu tief
}{ $emptied_n ->
    [0] {""}
   *[other] ; was vorher dort lag, wurde bei Nr. { $emptied } herausgenommen
}.{ $finds_n ->
    [0] {""}
   *[other] {" "}Gefunden { $found ->
        [one] wurde dort { $found }
       *[other] wurden dort { $found }
    }, also { $count ->
        [0] kann keiner
        [one] kann höchstens { $count }
       *[other] können höchstens { $count }
    } { $floor ->
        [0] im Erdgeschoss liegen.
       *[other] in der { $floor }. Etage liegen.
    }
}
arosa-conclusion = Also { $count ->
    [0] kann kein { $cube_sign }
    [one] muss genau { $count } × { $cube_sign }
   *[other] müssen genau { $count } × { $cube_sign }
} { $floor ->
    [0] im Erdgeschoss liegen.
   *[other] in der { $floor }. Etage liegen.
}

## Das Gutachten

arosa-inquest-trace = Bei Nr. { $no } stand die Etage einer Spur von { $who } zum ersten Mal fest: { $floor ->
    [0] das Erdgeschoss.
   *[other] die { $floor }. Etage.
}
arosa-inquest-victim = Bei Nr. { $no } stand die Etage eines Opfers zum ersten Mal fest: { $floor ->
    [0] das Erdgeschoss.
   *[other] die { $floor }. Etage.
}
arosa-inquest-fine = Ein schöner Verdacht: Bei Nr. { $no } verdächtigt { $who } { $floor ->
    [0] im Erdgeschoss
   *[other] in der { $floor }. Etage
} { $players }, { $percent ->
    [100] und das war sicher
   *[other] wo die Aussichten am besten waren ({ $percent } von 100 Fällen)
}; { $count ->
    [one] eine Spur kommt auf den Ermittlungsbogen.
   *[other] { $count } Spuren kommen auf den Ermittlungsbogen.
}
arosa-inquest-lucky = Ein Glückstreffer: Bei Nr. { $no } verdächtigt { $who } { $floor ->
    [0] im Erdgeschoss
   *[other] in der { $floor }. Etage
} { $players } und hat gegen die Wahrscheinlichkeit recht ({ $percent } von 100).
arosa-inquest-unlucky = Pech: Bei Nr. { $no } verdächtigt { $who } { $floor ->
    [0] im Erdgeschoss
   *[other] in der { $floor }. Etage
} { $players } vergeblich, obwohl es in { $percent } von 100 Fällen gestimmt hätte.
arosa-inquest-vain = Bei Nr. { $no } will { $who } { $floor ->
    [0] im Erdgeschoss
   *[other] in der { $floor }. Etage
} { $kind ->
    [search] ein Opfer finden
    [erase] Spuren verwischen
    [ground] ohne eigene Spur { $players } verdächtigen
   *[suspect] { $players } verdächtigen
}, obwohl alles, was zu sehen und zu hören war, das ausschloss.
arosa-inquest-missed = Bei Nr. { $no } verdächtigt { $who } { $floor ->
    [0] im Erdgeschoss
   *[other] in der { $floor }. Etage
} { $players } und findet nichts, obwohl eine Spur sicher war: { $player }, { $there ->
    [0] Erdgeschoss.
   *[other] { $there }. Etage.
}
arosa-inquest-legend = -# Gerechnet, als wäre nichts vergessen worden; wahrscheinlichere Stürze wiegen mehr.

## Was ein Computergegner dachte

arosa-rival-search = Ein Opfer wurde { $floor ->
    [0] im Erdgeschoss
   *[other] in der { $floor }. Etage
} erwartet, in { $share } von 100 Fällen.
arosa-rival-suspect = Spuren von { $players } wurden { $floor ->
    [0] im Erdgeschoss
   *[other] in der { $floor }. Etage
} erwartet, in { $share } von 100 Fällen.
arosa-rival-erase = Eigene Spuren wurden { $floor ->
    [0] im Erdgeschoss
   *[other] in der { $floor }. Etage
} erwartet, in { $share } von 100 Fällen: Weniger Punkte waren mehr wert als ein Verdacht.
arosa-rival-take = Was sich zurücknehmen lässt, wird zurückgenommen: Das schadet nie.
arosa-rival-guess = Von allem, was zu hören war, war nichts im Gedächtnis geblieben; das war also geraten.
arosa-rival-overlooked = Das war nur eine Laune; das Gehörte spielte keine Rolle.

## Fälle

arosa-case-question = **{ $count ->
    [one] Eine Spur der Farbe { $cube_sign } liegt
   *[other] { $count } Spuren der Farbe { $cube_sign } liegen
} jetzt im Hotel. Wo?** Darunter steht jedes Geräusch dieser Farbe.
arosa-case-rule = -# Ein Würfel klopft höchstens einmal für jede Etage, an der er vorbeifällt, und manchmal gar nicht: Hat es viermal geklopft, liegt er in der 3. Etage oder tiefer. *pock* oder *TOCK* beweist nichts. Was auf einer geöffneten Etage liegt, wird herausgenommen; was noch einmal fällt, ist noch einmal zu hören.
arosa-case-opened = { $floor ->
    [0] Das Erdgeschoss
   *[other] Die { $floor }. Etage
} wird geöffnet: { $cubes_n ->
    [0] Dort ist nichts.
   *[other] { $cubes_sign }.
}
arosa-case-traces = { $cube }
arosa-suspect = { $who } ({ $cube } { $cube_sign })
arosa-case-place = { $count ->
    [one] Wo sie liegt
   *[other] { $n ->
        [1] Die unterste Spur
        [2] { $count ->
            [2] Die oberste Spur
           *[other] Die dazwischen
        }
       *[other] Die oberste Spur
    }
}
noun-arosa-floor_0 = Erdgeschoss
noun-arosa-floor_1 = 1. Etage
noun-arosa-floor_2 = 2. Etage
noun-arosa-floor_3 = 3. Etage
noun-arosa-floor_4 = 4. Etage
noun-arosa-floor_5 = 5. Etage
noun-arosa-floor_6 = 6. Etage
noun-arosa-floor_7 = 7. Etage

## Die ganzen Regeln, Seite für Seite; die letzte Seite ist ein Beispiel

rulebook-arosa-1 = **Das Ziel**
    Ein Hotel mit acht Etagen, vom Erdgeschoss (0) bis zur siebten. Zwei Opfer sind in den Luftschacht gefallen. Alle haben dort **Spuren** hinterlassen, Würfel ihrer Farbe, und niemand sieht, auf welcher Etage ein Würfel liegen bleibt; man **hört** es.
    Finde die Opfer, bringe dann die Spuren der anderen auf den Ermittlungsbogen und verwische deine eigenen. Wer am Ende die meisten Verdachtspunkte hat, hat den Mord begangen; wer die wenigsten hat, gewinnt.
    2 bis 6 Personen spielen mit, alle mit 20 Spuren im Vorrat.
rulebook-arosa-2 = **Der Prolog, und was du hörst**
    Das Los sagt, wer die beiden Opfer fallen lässt. Dann lassen alle je zwei Spuren fallen. Die Farbe wird angesagt, die Etage nie.
    Jedes *tack* ist eine Etage, an der der Würfel vorbeifällt; *pock*: Er bleibt auf einer Etage liegen; *TOCK*: Er trifft den Tisch, meistens im Erdgeschoss. Du hörst nicht jedes Klopfen: Ein Würfel ist oft tiefer gefallen, als du denkst, nie höher.
    Alle hören dasselbe, und dasselbe steht auch geschrieben.
rulebook-arosa-3 = **Erster Akt: die Suche nach den Opfern**
    Bist du dran, so **ermittelst** du: Öffne eine Etage, und alle sehen, was dort liegt.
    • **Kein Opfer**: Die gefundenen Würfel fallen einer nach dem anderen wieder in den Schacht, und du lässt noch einen aus deinem Vorrat fallen, auch wenn die Etage leer war.
    • **Ein Opfer**: Die Etage ist ein **Tatort**. Für jede Spur **der anderen** dort kommt eine Spur aus deren Vorrat auf das Feld dieser Etage auf dem Ermittlungsbogen. Deine eigenen zählen nicht. Dann fallen die gefundenen Würfel noch einmal; du lässt nichts weiter fallen.
    Sind beide Opfer gefunden, beginnt mit der nächsten Person der zweite Akt.
rulebook-arosa-4 = **Zweiter Akt: verdächtigen**
    Nenne eine oder mehrere andere Personen, dann öffne eine Etage. Für jede Spur der Verdächtigten dort kommt eine Spur aus ihrem Vorrat auf das Feld dieser Etage. Für Ungenannte kommt nichts auf den Ermittlungsbogen, auch für dich nicht.
    Für alle Verdächtigten **ohne** Spur auf dieser Etage lässt du je eine Spur aus deinem Vorrat fallen.
    {""}**Erdgeschoss**: Auch eine deiner eigenen Spuren muss dort sein. Wenn nicht, kommt nichts auf den Ermittlungsbogen, und du lässt für alle Genannten je eine Spur fallen.
    Am Ende fallen alle gefundenen Würfel wieder in den Schacht.
rulebook-arosa-5 = **Zweiter Akt: verwischen**
    Hast du Spuren auf dem Ermittlungsbogen, kannst du, statt zu verdächtigen, eine Etage öffnen und deine eigenen Spuren dort zählen. Du nimmst aus dem Feld **derselben** Etage höchstens so viele deiner Spuren zurück; sie kommen wieder in deinen Vorrat.
    Findest du keine eigene auf der Etage, nimmst du nichts zurück und lässt eine weitere Spur fallen.
    Auch hier fallen am Ende die gefundenen Würfel noch einmal.
rulebook-arosa-6 = **Das Ende und die Punkte**
    Die Partie endet nach dem Zug, in dem jemand 10 Spuren auf dem Ermittlungsbogen oder einen leeren Vorrat hat. Reicht ein Vorrat nicht, werden die auf der Etage gefundenen Spuren genommen.
    Jede Spur auf dem Ermittlungsbogen zählt:
    • **3 Punkte** an einem Tatort;
    • **2 Punkte** auf der Etage direkt über oder unter einem Tatort;
    • **1 Punkt** anderswo.
    Spuren im Hotel und in den Vorräten zählen nicht. Mehrere können den Mord begangen haben, und mehrere können gewinnen.
    Wer geht, kann nicht mehr gewinnen, aber noch immer verdächtigt werden. Gehen alle anderen, gewinnt ohne Wertung, wer bis zuletzt bleibt. Spielt zwei Runden lang niemand, endet die Partie ohne Sieg.
rulebook-arosa-7 = **Beispiel für einen Zug**
    Zweiter Akt: Anna spielt Gelb und hat gehört, dass etwa in der dritten Etage zwei graue Würfel liegen geblieben sind. Jetzt verdächtigt sie Gaspard (grau) und Bruno (blau) in der dritten.
    Dort liegen zwei graue, ein brauner, kein blauer. Von Gaspard kommen zwei Spuren auf Feld 3. Von Bruno kommt nichts, auch nicht von Chloé (braun), die nicht genannt war.
    Die zwei grauen Würfel und der braune fallen in den Schacht: *tack tack pock*, *tack pock*, *tack tack tack TOCK*. Für Bruno, zu Unrecht verdächtigt, lässt Anna eine gelbe Spur aus ihrem Vorrat fallen.

## Die Lektion: ein paar Entscheidungen aus einer echten Partie, und warum

lesson-arosa-start = **Mord im Arosa in fünf Minuten**
    Zwei Opfer sind in den Luftschacht eines Hotels mit acht Etagen gefallen. Alle hinterlassen dort Spuren: Du spielst Gelb, Camille spielt Blau. Niemand sieht die Würfel liegen bleiben; man hört sie.
    Hier sind vier Entscheidungen aus einer echten Partie zu zweit.
lesson-arosa-1 = Die beiden Opfer fallen, eines nach dem anderen: *tack tack … pock*, und noch einmal *tack tack … pock*. Jedes *tack* ist eine Etage, an der ein Opfer vorbeifällt, *pock* das Ende. Du hörst nicht jedes Klopfen.
    {""}**Wo ist das erste Opfer?**
lesson-arosa-1-seventh = In der siebten Etage
lesson-arosa-1-seventh-why = Nein: Zweimal *tack* heißt, dass es an mindestens zwei Etagen vorbeigefallen ist, der siebten und der sechsten.
lesson-arosa-1-fifth = In der fünften, ganz sicher
lesson-arosa-1-fifth-why = Nicht sicher: Dort wäre es, wenn jedes Klopfen zu hören wäre. Aber etwa jedes vierte ist nicht zu hören.
lesson-arosa-1-lower = In der fünften oder tiefer
lesson-arosa-1-lower-why = Ja: Es ist an mindestens zwei Etagen vorbeigefallen, vielleicht an mehr. Ein Würfel liegt oft tiefer, als er klingt, nie höher.
lesson-arosa-2 = Camille öffnet die fünfte Etage: Dort ist nichts. Für diese schlampige Ermittlung fällt ein Würfel aus Camilles Vorrat in den Schacht. Du bist dran.
    {""}**Welche Etage öffnest du?**
lesson-arosa-2-sixth = Die sechste
lesson-arosa-2-sixth-why = Nein: Beide Opfer sind an mindestens zwei Etagen vorbeigefallen, die sechste ist dabei. Dort sind sie nicht.
lesson-arosa-2-fifth = Noch einmal die fünfte
lesson-arosa-2-fifth-why = Nein: Du hast gesehen, dass dort nichts ist, und Opfer bewegen sich nie von selbst.
lesson-arosa-2-fourth = Die vierte
lesson-arosa-2-fourth-why = Ja: Wenn die fünfte leer ist, genügt ein überhörtes Klopfen für die vierte. In dieser Partie war ein Opfer dort, und das andere in der dritten.
lesson-arosa-3 = Die Tatorte sind die dritte und die vierte Etage. Der zweite Akt beginnt: Du verdächtigst Camille in der zweiten Etage, und dort liegt eine Spur von Camille.
    {""}**Wie viele Punkte zählt eine Spur auf Feld 2?**
lesson-arosa-3-one = 1 Punkt
lesson-arosa-3-one-why = Nein: 1 Punkt gibt es fern von den Tatorten, etwa in der siebten Etage oder im Erdgeschoss.
lesson-arosa-3-two = 2 Punkte
lesson-arosa-3-two-why = Ja: Die zweite Etage liegt direkt unter der dritten, einem Tatort. Und wer die wenigsten Punkte hat, gewinnt.
lesson-arosa-3-three = 3 Punkte
lesson-arosa-3-three-why = Nein: 3 Punkte gibt es nur an den Tatorten selbst, hier in der dritten und der vierten Etage.
lesson-arosa-4 = Camille hat dich in der siebten Etage verdächtigt, dort einen deiner Würfel gefunden, und du hast eine Spur auf Feld 7. Dann fiel dieser Würfel noch einmal: *tack … pock*. Du bist dran und hättest diese Spur gern vom Ermittlungsbogen herunter.
    {""}**Was tust du?**
lesson-arosa-4-erase = Ich öffne die siebte zum Verwischen
lesson-arosa-4-erase-why = Nein: Um auf Feld 7 zu verwischen, brauchst du eine eigene Spur **in der siebten Etage**. Deine ist tiefer gefallen: Du hast es gehört. Du würdest nichts zurücknehmen, und ein weiterer Würfel würde fallen.
lesson-arosa-4-elsewhere = Ich verwische auf einer anderen Etage
lesson-arosa-4-elsewhere-why = Nein: Zurück nimmst du nur aus dem Feld der Etage, die du öffnest. Deine anderen Felder sind leer.
lesson-arosa-4-suspect = Ich verdächtige Camille
lesson-arosa-4-suspect-why = Ja: Eine Spur in der siebten Etage kostet nur 1 Punkt. Bringe lieber Camilles Spuren auf den Ermittlungsbogen, dort, wo sie dem Klang nach liegen, nahe bei den Tatorten.
lesson-arosa-end = **Mehr brauchst du nicht, um zu spielen.** Höre auf jeden Sturz, notiere, wo er wohl geendet hat, und verdächtige nur, wenn du daran glaubst: Für alle Verdächtigten ohne Spur zahlst du je einen Würfel. **Meine Notizen** sind dein Block.

## Techniken der Deduktion, die leichtesten zuerst

technique-arosa-opened = Eine geöffnete Etage
technique-arosa-opened-page = Wird eine Etage geöffnet, sind alle Würfel darin zu sehen und werden herausgenommen. Was später dorthin fällt, zählt von neuem.
    {""}*Beispiel:* Die 4. Etage wurde geöffnet, und seither ist kein Würfel gefallen. Dort liegt nichts.
technique-arosa-heard = Im Vorbeifallen gehört
technique-arosa-heard-page = Jedes Klopfen ist eine Etage, an der der Würfel vorbeigefallen ist. Er kann tiefer liegen, als es klingt, aber nie höher.
    {""}*Beispiel:* Von der 7. Etage an klopft es dreimal: An den Etagen 7, 6 und 5 ist der Würfel vorbei, also liegt er in der 4. Etage oder tiefer.
technique-arosa-together = Gehörtes und Gefundenes zusammen
technique-arosa-together-page = Jeder gefallene Würfel wurde gefunden oder liegt noch da. Zähle die gefallenen, zieh die gefundenen ab und sieh nach, wo die anderen sein können.
    {""}*Beispiel:* Zwei Würfel fielen in die 1. Etage oder tiefer. Die 1. Etage wurde geöffnet, und einer lag dort. Der andere liegt im Erdgeschoss.

## Die Befehle (die englischen Namen stehen im Code)

command-arosa = arosa
command-arosa-description = Spiele Mord im Arosa am Tisch dieses Kanals.

command-arosa-search = suchen
command-arosa-search-description = Erster Akt: Öffne eine Etage und suche die Opfer.
command-arosa-search-floor = etage
command-arosa-search-floor-description = Die Etage, die du öffnest, von 0 (Erdgeschoss) bis 7.

command-arosa-suspect = verdächtigen
command-arosa-suspect-description = Zweiter Akt: Verdächtige eine oder mehrere Personen und öffne eine Etage.
command-arosa-suspect-floor = etage
command-arosa-suspect-floor-description = Die Etage, die du öffnest, von 0 (Erdgeschoss) bis 7.
command-arosa-suspect-player = person
command-arosa-suspect-player-description = Wen du verdächtigst.
command-arosa-suspect-player2 = person2
command-arosa-suspect-player2-description = Noch jemand unter Verdacht.
command-arosa-suspect-player3 = person3
command-arosa-suspect-player3-description = Eine dritte Person unter Verdacht.
command-arosa-suspect-player4 = person4
command-arosa-suspect-player4-description = Eine vierte Person unter Verdacht.
command-arosa-suspect-player5 = person5
command-arosa-suspect-player5-description = Eine fünfte Person unter Verdacht.

command-arosa-erase = verwischen
command-arosa-erase-description = Zweiter Akt: Öffne eine Etage und zähle deine Spuren.
command-arosa-erase-floor = etage
command-arosa-erase-floor-description = Die Etage, die du öffnest, von 0 (Erdgeschoss) bis 7.

command-arosa-take = zurücknehmen
command-arosa-take-description = Nach dem Zählen: Nimm Spuren aus dem Feld der geöffneten Etage zurück.
command-arosa-take-count = anzahl
command-arosa-take-count-description = Wie viele Spuren du zurücknimmst.
