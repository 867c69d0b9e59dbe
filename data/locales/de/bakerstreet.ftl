# Bakerstreet. Begriffe der Ausgabe von Ravensburger: Detektivkarten, Beweise, Stapel, Gebot, anzweifeln; Stopp, ×2, Pfeil.

game-bakerstreet = Bakerstreet
club-bakerstreet = baker-street
kind-bakerstreet = Bluff
about-bakerstreet = London, 1898, in dichtem Nebel: Zwei Detektive bieten, was beide Hände zusammen wert sind, bluffen und zweifeln Gebote an. Wer gewinnt, nimmt Beweise, und sieben Buchstaben in Folge lösen den Fall.
    -# 2 Personen · etwa 40 Minuten · mittel: Bluff und Gedächtnis
option-bakerstreet-memory = Gedächtnis für verdeckte Karten
option-bakerstreet-first = Wer beginnt
value-lot = das Los entscheidet
value-one = Platz 1
value-two = Platz 2

value-bakerstreet-pile = Stapel { $value }

verb-bakerstreet-play = Eine Karte legen
verb-bakerstreet-estimate = Bieten
verb-bakerstreet-doubt = Anzweifeln
verb-bakerstreet-choose = Einen Stapel wählen
verb-bakerstreet-take = Einen Beweis nehmen

field-bakerstreet-play-card = Welche Karte deiner Hand?
field-bakerstreet-play-pile = Vor welchen Stapel?
field-bakerstreet-estimate-number = Zusammen sind beide Hände mindestens wert …
field-bakerstreet-choose-pile = Welcher Stapel wird gewertet?
field-bakerstreet-take-letter = Welchen Beweis nimmst du?

## Was alle hören

event-bakerstreet-dealt = Beide haben drei Karten, und fünf Stapel mit je acht Beweisen liegen im Kreis. { $first } eröffnet die erste Runde.
event-bakerstreet-played = { $by } legt **{ $card }** vor Stapel { $pile }.
event-bakerstreet-reshuffled = Der Nachziehstapel von { $seat } ist leer: Aus der Ablage wird ein neuer gemischt.
event-bakerstreet-estimated = { $by } bietet: **{ $number }**.
event-bakerstreet-doubted = { $by } zweifelt das Gebot **{ $number }** an. { $by_cards_n ->
    [0] { $by } hat keine Karte
   *[other] { $by } zeigt { $by_cards }
}, { $player_cards_n ->
    [0] { $player } hat keine Karte
   *[other] { $player } zeigt { $player_cards }
}: zusammen **{ $total }**. { $winner } behält recht und wählt einen Stapel.
event-bakerstreet-counted = { $arrow ->
    [yes] Ein Pfeil führt weiter zu Stapel { $pile }. ➡️
   *[no] Stapel { $pile } wird gewertet. 🔎
} { $how ->
    [empty] Dort liegt keine Karte: { $winner } hat recht behalten und gewinnt darum die Wertung
   *[other] { $first_cards_n ->
        [0] { $first }: **0**, keine Karte
       *[other] { $first }: **{ $first_sum }** ({ $first_cards }{ $first_x2 ->
            [yes] , verdoppelt
           *[no] {""}
        })
    }; { $second_cards_n ->
        [0] { $second }: **0**, keine Karte
       *[other] { $second }: **{ $second_sum }** ({ $second_cards }{ $second_x2 ->
            [yes] , verdoppelt
           *[no] {""}
        })
    }.{ $stop ->
        [yes] {" "}Der Stopp lässt liegen, was darunter ist.
       *[no] {""}
    } { $how ->
        [tie] Gleichstand: { $winner } hat recht behalten und gewinnt darum die Wertung
       *[more] { $winner } gewinnt die Wertung
    }
}{ $prize ->
    [clue] .
    [all] , geht aber leer aus: Von diesem Stapel fehlt kein Buchstabe mehr.
   *[none] , geht aber leer aus: In diesem Stapel ist kein Beweis mehr.
}
event-bakerstreet-clue-taken = { $by } nimmt verdeckt einen Beweis aus Stapel { $pile }: { $clues ->
    [one] jetzt { $clues } Beweis
   *[other] jetzt { $clues } Beweise
}, { $left ->
    [0] und der Stapel ist leer.
    [one] im Stapel bleibt { $left }.
   *[other] im Stapel bleiben { $left }.
}
event-bakerstreet-round-began = Neue Runde: Beide ziehen ihre Karten, { $first } beginnt{ $swapped ->
    [yes] , weil die andere Seite keine Karte hat
   *[no] {""}
}.{ $shuffled_n ->
    [0] {""}
   *[other] {" "}Die Ablage wird zu einem neuen Nachziehstapel gemischt für { $shuffled }.
}
event-bakerstreet-hands-empty = Niemand kann eine Karte ziehen: { $by } hat recht behalten und wählt einen Stapel mit Detektivkarten.
event-bakerstreet-turn-missed = Für { $seat } ist die Zeit abgelaufen.
event-bakerstreet-warned = { $seat } hat zwei Züge in Folge verpasst: Der dritte kostet die Partie. ⚠️
event-bakerstreet-left = { $seat } verlässt die Partie: { $winner } gewinnt.
event-bakerstreet-stayed-away = { $seat } hat drei Züge in Folge verpasst, und das gilt als Verlassen der Partie: { $winner } gewinnt.
event-bakerstreet-won = { $by } zeigt { $run }: { $run_n } Buchstaben in Folge, der Fall ist gelöst! 🏆
event-bakerstreet-stalled = Zwei Runden lang hat niemand gespielt: Die Partie endet, und niemand gewinnt.
event-bakerstreet-letters-shown = { $letters_n ->
    [0] { $seat } hatte keinen Beweis.
    [one] Der Beweis von { $seat }: { $letters }.
   *[other] Die Beweise von { $seat }: { $letters }.
}

## Was dein eigener Zug ergibt, wo es noch keine Nachricht sagt

result-bakerstreet-doubted = Beide Hände sind zusammen **{ $total }** wert: { $winner } behält recht.
result-bakerstreet-counted = { $winner } gewinnt die Wertung von Stapel { $pile }.

## Was nur einer Person gesagt wird

event-bakerstreet-hand-dealt = { $cards_n ->
    [0] Für dich gibt es keine Karte mehr zu ziehen.
   *[other] Du hast eine neue Hand gezogen.
}
event-bakerstreet-card-drawn = Du ziehst **{ $card }**.
event-bakerstreet-pile-seen = { $prize ->
    [clue] Du hast die Wertung von Stapel { $pile } gewonnen: Sieh dir seine Beweise an.
   *[all] Du hast die Wertung von Stapel { $pile } gewonnen, hast aber schon alle seine Buchstaben: { $letters }.
}
event-bakerstreet-clue-kept = Du behältst den Beweis **{ $letter }**, verdeckt.

## Die Übersicht

bakerstreet-table-opening = { $who } eröffnet die Runde: eine Karte legen, dann ein beliebiges Gebot.{ $lost ->
    [yes] {" "}⚠️ Verpasst { $who } auch diesen Zug, ist die Partie verloren.
   *[no] {""}
}
bakerstreet-table-playing = { $who } ist dran: eine Karte legen und höher bieten als **{ $n }**, oder anzweifeln.{ $lost ->
    [yes] {" "}⚠️ Verpasst { $who } auch diesen Zug, ist die Partie verloren.
   *[no] {""}
}
bakerstreet-table-must-doubt = { $who } kann das Gebot **{ $n }** nur anzweifeln{ $n ->
    [30] {" "}(höher geht es nicht)
   *[other] {" "}(die Hand ist leer)
}.{ $lost ->
    [yes] {" "}⚠️ Verpasst { $who } auch diesen Zug, ist die Partie verloren.
   *[no] {""}
}
bakerstreet-table-estimating = { $who } hat eine Karte gelegt und gezogen und muss jetzt bieten.{ $lost ->
    [yes] {" "}⚠️ Verpasst { $who } auch diesen Zug, ist die Partie verloren.
   *[no] {""}
}
bakerstreet-table-choosing = { $who } hat recht behalten und wählt den Stapel, der gewertet wird.{ $lost ->
    [yes] {" "}⚠️ Verpasst { $who } auch diesen Zug, ist die Partie verloren.
   *[no] {""}
}
bakerstreet-table-taking = { $who } hat die Wertung von Stapel { $pile } gewonnen und wählt dort einen Beweis.{ $lost ->
    [yes] {" "}⚠️ Verpasst { $who } auch diesen Zug, ist die Partie verloren.
   *[no] {""}
}
bakerstreet-table-estimate = Gebot: **{ $n }** von { $who }{ $earlier_n ->
    [0] {""}
   *[other] , nach { $earlier }
}.
bakerstreet-table-pile = Stapel { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] kein Beweis mehr
    [one] { $clues } Beweis
   *[other] { $clues } Beweise
}; { $cards ->
    [one] dort liegt eine Karte, **{ $top }** ({ $who })
   *[other] dort liegen { $cards } Karten, oben **{ $top }** ({ $who })
}.
bakerstreet-table-pile-empty = Stapel { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] kein Beweis mehr
    [one] { $clues } Beweis
   *[other] { $clues } Beweise
}; dort liegt keine Karte.
bakerstreet-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] Detektivmütze
   *[hat] Melone
}): { $clues ->
    [0] kein Beweis
    [one] { $clues } Beweis
   *[other] { $clues } Beweise
}, { $hand ->
    [0] keine Karte
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand, { $deck } zu ziehen, { $discard_id ->
    [none] keine Ablage
   *[other] oben auf der Ablage **{ $discard }**
}.
bakerstreet-table-seat-letters = { $who }{ $state ->
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] Detektivmütze
   *[hat] Melone
}): { $letters_n ->
    [0] kein Beweis
   *[other] { $letters }
}; { $hand ->
    [0] keine Karte
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand, { $deck } zu ziehen, { $discard_id ->
    [none] keine Ablage
   *[other] oben auf der Ablage **{ $discard }**
}.
bakerstreet-alt-table = Der Tisch im Nebel von oben: die fünf Stapel mit der obersten Karte davor, das Gebot und was beide haben.
bakerstreet-alt-desk = Dein Schreibtisch: deine Karten und deine Buchstaben, wie im Text dieser Nachricht.
bakerstreet-picture-run = { $n } in Folge
bakerstreet-picture-pile = Stapel { $n }

## Der Schreibtisch

bakerstreet-desk-warned = Du hast zwei Züge in Folge verpasst: **Der dritte kostet die Partie**. ⚠️
bakerstreet-desk-box = -# Symbole auf den je { $cards } Karten beider Seiten, nach Wert: **Stopp** { $stops }; **×2** { $doubles }; **Pfeil** { $arrows }. Alle anderen haben keines.
bakerstreet-desk-hand = { $cards_n ->
    [0] **Deine Hand** ist leer.
   *[other] **Deine Hand**: { $cards }, zusammen **{ $total }** wert.
}
bakerstreet-desk-last = Letztes Gebot: **{ $n }**.
bakerstreet-desk-letters = { $letters_n ->
    [0] Du hast noch keinen Beweis.
    [one] **Dein Beweis**: { $letters }.
   *[other] **Deine Beweise**: { $letters }.
}
bakerstreet-desk-run = Längste Reihe: **{ $letters }** ({ $letters_n } in Folge; 7 gewinnen).
bakerstreet-desk-pile = **Stapel { $pile }**: { $letters }. 🔎
bakerstreet-desk-free = Davon hast du noch nicht: { $letters }.

## Was nicht geht, und Warnungen

refusal-bakerstreet-not-in-hand = Diese Karte hast du nicht auf der Hand. **/tisch hand** zeigt deine Karten; es wurde nichts gelegt.
refusal-bakerstreet-no-such-pile = Es gibt fünf Stapel, 1 bis 5. Wähle einen davon; es ist nichts passiert.
refusal-bakerstreet-pile-without-cards = Alle Detektivkarten liegen vor den Stapeln: Wähle einen Stapel mit Karten. Es wurde nichts gewertet.
refusal-bakerstreet-must-doubt = Du kannst jetzt nur anzweifeln: Höher als 30 geht es nicht, oder du hast keine Karte zu legen. Drücke **Anzweifeln**.
refusal-bakerstreet-nothing-to-doubt = Du eröffnest die Runde, also gibt es noch kein Gebot anzuzweifeln. Lege zuerst eine Karte.
refusal-bakerstreet-not-higher = Ein Gebot muss höher sein als das letzte, **{ $n }**. Nenne eine höhere Zahl; es ist nichts passiert.
refusal-bakerstreet-out-of-range = Ein Gebot ist eine ganze Zahl von 0 bis { $n }: Mehr sind sechs Karten nicht wert. Es ist nichts passiert.
refusal-bakerstreet-estimate-first = Deine Karte liegt. Nenne jetzt dein Gebot.
refusal-bakerstreet-play-first = Lege zuerst eine Karte; dann ziehst du eine und bietest.
refusal-bakerstreet-choose-first = Du hast recht behalten: Wähle den Stapel, der gewertet wird.
refusal-bakerstreet-nothing-to-choose = Einen Stapel wählt, wer nach dem Anzweifeln recht behalten hat. Lege eine Karte oder zweifle an.
refusal-bakerstreet-take-first = Du hast die Wertung gewonnen: Nimm zuerst einen Beweis aus dem Stapel.
refusal-bakerstreet-nothing-to-take = Einen Beweis nimmt, wer eine Wertung gewonnen hat. Lege eine Karte oder zweifle an.
refusal-bakerstreet-letter-not-there = Dieser Buchstabe ist nicht im Stapel. **/tisch hand** zeigt, was darin ist.
refusal-bakerstreet-letter-owned = Diesen Buchstaben hast du schon, und jeden darfst du nur einmal haben. Wähle einen anderen.
caution-bakerstreet-doubt-is-lost = Schon deine eigene Hand ist so viel wert wie das Gebot, also hättest du sicher unrecht. Trotzdem anzweifeln?

## Regeln, je nach Lage

rules-bakerstreet-start = **Bakerstreet in Kürze**
    Beide haben 30 Detektivkarten, je fünf von jedem Wert von 0 bis 5, und drei davon auf der Hand. In deinem Zug **legst** du eine Karte vor einen der fünf Stapel mit Beweisen, ziehst eine neue und **bietest**, was die sechs Karten in beiden Händen zusammen wert sind; oder du **zweifelst** das letzte Gebot **an**.
    Jedes Gebot muss höher sein als das vorige. Nach dem Anzweifeln werden beide Hände gezeigt: Wer recht hatte, wählt einen Stapel, und die Karten davor werden gewertet. Wer dort mehr hat, sieht sich den Stapel an und nimmt einen Beweis.
    Sieben Buchstaben, die im Alphabet aufeinanderfolgen, gewinnen (es gibt A bis T). Wer geht oder drei Züge in Folge verpasst, verliert. Mit strengem Gedächtnis lassen sich verdeckte Karten nicht mehr ansehen: Merke sie dir!
rules-bakerstreet-opening = **Du eröffnest die Runde**
    Lege eine Karte vor einen Stapel; du ziehst sofort eine neue. Dann nenne eine Zahl von 0 bis 30: was die sechs Karten in beiden Händen zusammen wert sind. Bluffen ist erlaubt. Die Werte zählen, Symbole nicht.
    Anzuzweifeln gibt es noch nichts.
rules-bakerstreet-playing = **Du bist dran**
    Entweder legst du eine Karte vor einen Stapel, ziehst eine neue und nennst ein höheres Gebot als das letzte; oder du zweifelst es an. Nach 30 bleibt nur das Anzweifeln.
    Nach dem Anzweifeln werden beide Hände gezeigt. Sind sie zusammen weniger wert als das Gebot, behältst du recht, sonst die andere Seite. Wer recht behält, wählt einen Stapel zum Werten, die andere Seite beginnt die nächste Runde.
    Symbole wirken nur in Wertungen. **Stopp**: Die Wertung endet mit dieser Karte. **×2**: verdoppelt die Summe der Seite, der die Karte gehört, einmal. **Pfeil**: Auch der nächste Stapel im Uhrzeigersinn wird gewertet.
    Symbole auf den je { $cards } Karten beider Seiten, nach Wert: **Stopp** { $stops }; **×2** { $doubles }; **Pfeil** { $arrows }. Alle anderen haben keines.
rules-bakerstreet-estimating = **Du bietest**
    Was sind die sechs Karten in beiden Händen zusammen wert? Dein Gebot muss höher sein als das letzte; ein Bluff ist erlaubt. Zweifelt die andere Seite es an und sind die Karten mindestens so viel wert, behältst du recht.
rules-bakerstreet-choosing = **Du hast recht behalten**
    Wähle einen Stapel. Die Karten davor werden von oben einzeln genommen, bis zu einem Stopp oder bis zum Ende, und nach Seiten sortiert. **×2** verdoppelt die Summe der Seite, der die Karte gehört, einmal. Die höhere Summe gewinnt die Wertung; bei Gleichstand oder ganz ohne Karten gewinnst du.
    Wurde ein **Pfeil** gewertet, gleich von wem, wird danach auch der nächste Stapel im Uhrzeigersinn gewertet.
rules-bakerstreet-taking = **Du hast die Wertung gewonnen**
    Du siehst dir alle Beweise des Stapels an und nimmst einen, den du noch nicht hast; die andere Seite sieht ihn nicht. Sieben Buchstaben in Folge gewinnen sofort. Auf T folgt kein A.
rules-bakerstreet-waiting = **Die andere Seite ist dran**
    Merke dir, welche Karten wo liegen: Bilder zeigen nur die oberste. Mit lockerem Gedächtnis erzählen Kanal und Verlauf noch, was gelegt wurde; mit strengem nichts. Was die andere Seite gelegt hat, ist nicht mehr auf ihrer Hand, und beide haben fünf Karten von jedem Wert. **Meine Notizen** sind dein Notizbuch.
rules-bakerstreet-over = **Die Partie ist zu Ende**
    Gewonnen wurde mit sieben Buchstaben in Folge, oder weil die andere Seite gegangen ist oder drei Züge in Folge verpasst hat; oder zwei Runden lang hat niemand gespielt, und niemand gewinnt. Verlauf und Partiedatei bleiben hier.

## Karten und Buchstaben

noun-bakerstreet-0 = 0
noun-bakerstreet-0_stop = 0 Stopp
noun-bakerstreet-0_x2 = 0 ×2
noun-bakerstreet-0_arrow = 0 Pfeil
noun-bakerstreet-1 = 1
noun-bakerstreet-1_stop = 1 Stopp
noun-bakerstreet-1_x2 = 1 ×2
noun-bakerstreet-1_arrow = 1 Pfeil
noun-bakerstreet-2 = 2
noun-bakerstreet-2_stop = 2 Stopp
noun-bakerstreet-2_x2 = 2 ×2
noun-bakerstreet-2_arrow = 2 Pfeil
noun-bakerstreet-3 = 3
noun-bakerstreet-3_stop = 3 Stopp
noun-bakerstreet-3_x2 = 3 ×2
noun-bakerstreet-3_arrow = 3 Pfeil
noun-bakerstreet-4 = 4
noun-bakerstreet-4_stop = 4 Stopp
noun-bakerstreet-4_x2 = 4 ×2
noun-bakerstreet-4_arrow = 4 Pfeil
noun-bakerstreet-5 = 5
noun-bakerstreet-5_stop = 5 Stopp
noun-bakerstreet-5_x2 = 5 ×2
noun-bakerstreet-5_arrow = 5 Pfeil
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

## Die Akte

bakerstreet-sheet-estimates = Gebote
bakerstreet-sheet-estimate = Gebot { $n }
bakerstreet-sheet-piles = Stapel
bakerstreet-sheet-pile = Stapel { $n }
bakerstreet-sheet-hands = Hände
bakerstreet-sheet-sum = Punkte auf der Hand
bakerstreet-sheet-reached = Gebot erreicht
bakerstreet-sheet-letters = Buchstaben

## Warum etwas sicher ist

bakerstreet-why-stack = { $height ->
    [0] Vor Stapel { $pile } liegt keine Karte.
   *[other] Eine Wertung von Stapel { $pile } ergäbe für { $who } { $cards_n ->
        [0] nichts
       *[other] { $cards }{ $double ->
            [yes] , verdoppelt
           *[no] {""}
        }
    }{ $nos_n ->
        [0] .
       *[other] : Was dort liegt, wurde bei Nr. { $nos } gelegt.
    }
}
bakerstreet-why-hand = { $size ->
    [0] { $who } hat keine Karte auf der Hand.
    [one] { $who } hat eine Karte auf der Hand, im Wert von { $exact ->
        [yes] { $low }
       *[no] { $low } bis { $high }
    }{ $nos_n ->
        [0] .
       *[other] , nach Nr. { $nos }.
    }
   *[other] { $who } hat { $size } Karten auf der Hand, zusammen im Wert von { $exact ->
        [yes] { $low }
       *[no] { $low } bis { $high }
    }{ $nos_n ->
        [0] .
       *[other] , nach Nr. { $nos }.
    }
}
bakerstreet-why-reached = Deine eigene Hand ist { $own } wert: Das Gebot { $number } bei Nr. { $no } ist { $reached ->
    [yes] erreicht.
   *[no] nicht erreicht.
}
bakerstreet-why-none = { $who } hat noch keinen Beweis genommen.
bakerstreet-why-empty = In Stapel { $pile } ist kein Beweis mehr.
bakerstreet-why-mine = Einer der beiden Beweise { $letter } gehört dir.
bakerstreet-why-look = Bei Nr. { $no } hast du Stapel { $pile } angesehen { $letters_n ->
    [0] und dort nichts gelassen.
   *[other] und dort { $letters } gelassen{ $taken ->
        [0] .
        [one] ; danach hat { $who } einen davon genommen.
       *[other] ; danach hat { $who } { $taken } davon genommen.
    }
}
bakerstreet-why-all = Bei Nr. { $no } hatte { $who } schon jeden Buchstaben von Stapel { $pile }.
bakerstreet-why-clue = Bei Nr. { $no } fand { $who } in Stapel { $pile } einen noch fehlenden Buchstaben.
bakerstreet-why-shown = Bei Nr. { $no } { $letters_n ->
    [0] zeigte sich, dass { $who } keinen Beweis hatte.
   *[other] hat { $who } alle Beweise gezeigt: { $letters }.
}
bakerstreet-why-so = { $runs ->
    [yes] Alles zusammen, und weil { $who } sonst gewonnen hätte:
   *[no] Alles zusammen:
} { $place ->
    [player] { $who } hat { $held ->
        [yes] einen Beweis { $letter }.
       *[no] keinen Beweis { $letter }.
    }
   *[pile] In Stapel { $pile } ist { $held ->
        [yes] ein Beweis { $letter }.
       *[no] kein Beweis { $letter }.
    }
}

## Das Gutachten

bakerstreet-inquest-doubts = { $who }: { $doubts ->
    [one] einmal angezweifelt
   *[other] { $doubts } Mal angezweifelt
}. Die meisten möglichen Hände sprachen { $likely ->
    [0] nie dafür
    [one] einmal dafür
   *[other] { $likely } Mal dafür
}, die Karten { $won ->
    [0] nie.
    [one] einmal.
   *[other] { $won } Mal.
}
bakerstreet-inquest-near = Bei Nr. { $no } fehlte { $who } nur ein Buchstabe zu { $n } in Folge{ $is_known ->
    [yes] ; { $other } konnte es ab Nr. { $known } wissen.
   *[no] .
}
bakerstreet-inquest-letters = Vor dem letzten Zug hatte { $other } { $count ->
    [one] eine Beweiskarte
   *[other] { $count } Beweiskarten
}. { $letters_n ->
    [0] Keine davon konnte { $who } sicher kennen.
   *[other] Sicher kennen konnte { $who }: { $letters }.
}
bakerstreet-inquest-bluff = Ein gelungener Bluff: Bei Nr. { $said } bietet { $other } **{ $number }**, beide Hände sind zusammen { $total } wert, und { $who } zweifelt es nicht an. 🃏
bakerstreet-inquest-fine = Schön angezweifelt: Bei Nr. { $no } zweifelt { $who } **{ $number }** an { $certain ->
    [yes] und konnte sicher sein
   *[no] und hat recht
}: Beide Hände sind zusammen { $total } wert.
bakerstreet-inquest-lucky = Mit Glück angezweifelt: Bei Nr. { $no } zweifelt { $who } **{ $number }** an und hat recht, obwohl { $percent } von 100 möglichen Händen es erreichten.
bakerstreet-inquest-unlucky = Pech: Bei Nr. { $no } zweifelt { $who } **{ $number }** an und hat unrecht, obwohl { $percent ->
    [one] nur eine von 100 möglichen Händen es erreichte.
   *[other] nur { $percent } von 100 möglichen Händen es erreichten.
}
bakerstreet-inquest-reached = Bei Nr. { $no } zweifelt { $who } **{ $number }** an, obwohl es sicher erreicht war: Beide Hände waren zusammen mindestens { $low } wert.
bakerstreet-inquest-passed = Bei Nr. { $no } lässt { $who } **{ $number }** durchgehen, obwohl es sicher unerreichbar war: Beide Hände waren zusammen höchstens { $high } wert.
bakerstreet-inquest-beyond = Bei Nr. { $said } bietet { $other } **{ $number }**, und { $who } zweifelt es an. Aus den schon bekannten Karten konnte { $other } sehen, dass beide Hände zusammen höchstens { $high } wert waren.
bakerstreet-inquest-pile = Bei Nr. { $no } wählt { $who } Stapel { $pile }, dessen Wertung an { $other } ging. Die von Stapel { $better } wäre an { $who } gegangen.
bakerstreet-inquest-legend = -# Gerechnet, als wäre keine gesehene Karte vergessen worden. Mögliche Hände sind die, die der Nachziehstapel zulässt; was die andere Seite im Sinn hatte, ist nicht dabei.

## Was ein Computergegner dachte

bakerstreet-rival-doubt = { $number } wurde angezweifelt: Mit diesen Karten auf der Hand schienen beide Hände zusammen nicht so viel wert.
bakerstreet-rival-estimate = Das Gebot war { $number }, mit { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkten
} auf der Hand: Der Rest wurde der anderen Seite zugetraut.
bakerstreet-rival-bluff = { $number } war ein Bluff, mit { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkten
} auf der Hand: Wer nie blufft, ist bald durchschaut.
bakerstreet-rival-play = Vor Stapel { $pile } machte diese Karte für die kommende Wertung am meisten aus.
bakerstreet-rival-any-card = Diese Karte wurde ohne viel Nachdenken gelegt.
bakerstreet-rival-choose = Die Wertung von Stapel { $pile } versprach am meisten{ $won ->
    [0] , auch wenn kein Beweis von ihr zu erwarten war.
    [one] : Ein Beweis war von ihr zu erwarten.
   *[other] : Eine Kette von Pfeilen und { $won } Beweise waren von ihr zu erwarten.
}
bakerstreet-rival-any-pile = Dieser Stapel wurde ohne viel Nachdenken gewählt.
bakerstreet-rival-take = { $letter } passte am besten in eine Reihe von Buchstaben.

## Fälle

bakerstreet-case-question = Du hast gegen { $other } gerade recht behalten. **Welchen Stapel wählst du, um möglichst viele Wertungen zu gewinnen, und wie viele gewinnst du?** Du kennst alle Karten, die dort liegen.
bakerstreet-case-asks = Du hast gegen { $other } gerade recht behalten. **Welchen Stapel wählst du, um möglichst viele Wertungen zu gewinnen, und wie viele Punkte erzielt jede Seite in allen diesen Wertungen zusammen?** Du kennst alle Karten, die dort liegen.
bakerstreet-case-rule = -# Ein Stapel wird von oben bis zum Ende gewertet oder bis zu einem Stopp, der noch zählt. ×2 verdoppelt die Summe der Seite, der die Karte gehört, einmal. Die höhere Summe gewinnt die Wertung; bei Gleichstand oder ganz ohne Karten gewinnst du. Wurde ein Pfeil gewertet, gleich von wem, wird auch der nächste Stapel gewertet; nach Stapel 5 kommt Stapel 1.
bakerstreet-case-pile = Der Stapel, den du wählst
bakerstreet-case-won = Die Wertungen, die du gewinnst
bakerstreet-case-own = Deine Punkte in diesen Wertungen
bakerstreet-case-theirs = Die Punkte der anderen Seite darin
bakerstreet-case-piles = Stapel
bakerstreet-case-all-points = { $own ->
    [yes] Deine Punkte
   *[no] Punkte der anderen
}
bakerstreet-case-more = erste Zahl plus { $n }
bakerstreet-case-points = { $own ->
    [yes] du: { $n }–{ $last }
   *[no] andere: { $n }–{ $last }
}
bakerstreet-why-sum = Alle Wertungen zusammen: **{ $own }** für dich, **{ $theirs }** für die andere Seite.
bakerstreet-why-count = Stapel { $pile } { $nos_n ->
    [0] ist leer
   *[other] (Nr. { $nos })
}: **{ $own }** für dich, { $theirs } für die andere Seite; { $won ->
    [yes] du gewinnst die Wertung
   *[no] die andere Seite gewinnt die Wertung
}{ $last ->
    [yes] .
   *[no] , und ein Pfeil führt weiter.
}
bakerstreet-why-most = Von Stapel { $pile } aus gewinnst du { $won } Wertungen, mehr als von jedem anderen:
bakerstreet-why-other = Von Stapel { $pile } aus { $nos_n ->
    [0] {""}
   *[other] (Nr. { $nos }){" "}
}gewinnst du { $won ->
    [0] keine Wertung.
    [one] eine Wertung.
   *[other] { $won } Wertungen.
}
noun-bakerstreet-pile_1 = Stapel 1
noun-bakerstreet-pile_2 = Stapel 2
noun-bakerstreet-pile_3 = Stapel 3
noun-bakerstreet-pile_4 = Stapel 4
noun-bakerstreet-pile_5 = Stapel 5
noun-bakerstreet-won_1 = eine Wertung
noun-bakerstreet-won_2 = zwei Wertungen
noun-bakerstreet-won_3 = drei Wertungen
noun-bakerstreet-won_4 = vier Wertungen
noun-bakerstreet-won_5 = fünf Wertungen
noun-bakerstreet-points_0 = 0 Punkte
noun-bakerstreet-points_1 = 1 Punkt
noun-bakerstreet-points_2 = 2 Punkte
noun-bakerstreet-points_3 = 3 Punkte
noun-bakerstreet-points_4 = 4 Punkte
noun-bakerstreet-points_5 = 5 Punkte
noun-bakerstreet-points_6 = 6 Punkte
noun-bakerstreet-points_7 = 7 Punkte
noun-bakerstreet-points_8 = 8 Punkte
noun-bakerstreet-points_9 = 9 Punkte
noun-bakerstreet-points_10 = 10 Punkte
noun-bakerstreet-points_11 = 11 Punkte
noun-bakerstreet-points_12 = 12 Punkte
noun-bakerstreet-points_13 = 13 Punkte
noun-bakerstreet-points_14 = 14 Punkte
noun-bakerstreet-points_15 = 15 Punkte
noun-bakerstreet-points_16 = 16 Punkte
noun-bakerstreet-points_17 = 17 Punkte
noun-bakerstreet-points_18 = 18 Punkte
noun-bakerstreet-points_19 = 19 Punkte
noun-bakerstreet-points_20 = 20 Punkte
noun-bakerstreet-points_21 = 21 Punkte
noun-bakerstreet-points_22 = 22 Punkte
noun-bakerstreet-points_23 = 23 Punkte
noun-bakerstreet-points_24 = 24 Punkte

## Die ganzen Regeln, Seite für Seite; die letzte Seite ist ein Beispiel

rulebook-bakerstreet-1 = **Das Ziel**
    London, 1898, im Nebel. Zwei Detektive sammeln **Beweise**, Karten mit einem Buchstaben von A bis T. Wer zuerst **sieben Buchstaben in Folge** hat, etwa C bis I, gewinnt. Nach T ist Schluss: Mit A geht es nicht weiter.
    Die 40 Beweise (jeder Buchstabe zweimal) bilden fünf Stapel zu acht, im Kreis, verdeckt.
    Beide haben 30 Detektivkarten: je fünf von jedem Wert von 0 bis 5. Drei hältst du auf der Hand.
rulebook-bakerstreet-2 = **Dein Zug**
    Entweder tust du drei Dinge, in dieser Reihenfolge:
    1. **Lege** eine Karte deiner Hand offen auf die Karten vor einem der fünf Stapel. Nur die oberste Karte ist zu sehen. Mit der Option „strenges Gedächtnis“ lassen sich die darunter nicht mehr nachsehen; mit lockerem erzählen Kanal und Verlauf noch, was gelegt wurde.
    2. **Ziehe** eine Karte.
    3. Nenne ein **Gebot**: den Gesamtwert der sechs Karten in beiden Händen, von 0 bis 30. Es muss höher sein als das vorige. Du darfst bluffen.
    Oder du **zweifelst** das letzte Gebot **an**: Dann legst und ziehst du nichts. Im ersten Zug einer Runde gibt es nichts anzuzweifeln.
rulebook-bakerstreet-3 = **Das Anzweifeln**
    Beide Hände werden aufgedeckt und die sechs Werte zusammengezählt. Symbole zählen nicht.
    • Weniger als das Gebot: Wer **angezweifelt** hat, behält recht.
    • So viel oder mehr: Wer **geboten** hat, behält recht.
    Die sechs Karten kommen auf die Ablagen. Die Runde ist vorbei; eine **Wertung** folgt. Dann ziehen beide drei Karten, und wer unrecht hatte, beginnt die nächste Runde.
rulebook-bakerstreet-4 = **Die Wertung**
    Wer recht behalten hat, wählt einen Stapel. Die Karten davor werden von oben einzeln genommen und nach Seiten sortiert, bis zu einem **Stopp** oder bis keine mehr da ist.
    Die höhere Summe gewinnt die Wertung; bei Gleichstand oder ohne Karten gewinnt, wer recht behalten hat.
    Wer gewinnt, sieht sich alle Beweise des Stapels an und nimmt einen mit einem Buchstaben, der noch fehlt. Die andere Seite sieht ihn nicht. Die gewerteten Karten kommen auf die Ablagen.
    Liegen alle Karten vor den Stapeln, gibt es keine zu ziehen: Du spielst mit weniger weiter, und mit leerer Hand kannst du nur anzweifeln. Sind beide Hände leer, wählt noch einmal, wer zuletzt recht behalten hat, und zwar einen Stapel mit Karten.
rulebook-bakerstreet-5 = **Die Symbole**
    Symbole wirken nur während einer Wertung.
    • **Stopp**: Diese Karte zählt noch, dann endet die Wertung. Die darunter bleiben liegen.
    • **×2**: verdoppelt die Summe der Seite, die sie gelegt hat, nur einmal.
    • **Pfeil**: Auch der nächste Stapel im Uhrzeigersinn wird gewertet; kommt dort wieder ein Pfeil zum Vorschein, auch der übernächste.
    Symbole auf den je { $cards } Karten beider Seiten, nach Wert: **Stopp** { $stops }; **×2** { $doubles }; **Pfeil** { $arrows }. Alle anderen haben keines.
rulebook-bakerstreet-6 = **Abwesenheit**
    Wer die Partie verlässt, verliert sie.
    Läuft deine Zeit ab, spielt die Uhr deinen Zug. Gewöhnlich zweifelt sie an; gibt es aber nichts anzuzweifeln, oder erreicht schon deine eigene Hand das Gebot, legt sie eine ausgeloste Karte und bietet so niedrig wie möglich. Auch Stapel und Beweise werden ausgelost.
    {""}**Drei verpasste Züge in Folge gelten als Verlassen der Partie.** Jedes Mal hast du deine ganze Zeit, und nach dem zweiten wirst du gewarnt. Ein Zug zählt einmal, mit dem Stapel und den Beweisen, die daraus folgen; jeder eigene Zug setzt die Zählung zurück.
    Angekündigte Abwesenheiten sind keine verpassten Züge. Und ist seit deinem letzten Zug auch auf der anderen Seite die Zeit abgelaufen, oder war dort jemand abwesend, gewinnt niemand durch verpasste Züge.
    Spielt zwei Runden lang niemand, endet die Partie, und niemand gewinnt.
rulebook-bakerstreet-7 = **Ratschläge**
    Zwei frische Hände sind im Schnitt 15 wert. Deine eigenen Karten verraten die Hälfte davon: Mit 5, 4 und 4 ist ein Gebot von 20 nicht verrückt.
    Merke dir, was vor den Stapeln gelegt wurde: Ein Stapel, vor dem du starke Karten hast, ist eine Wertung wert, und ein verdeckter Pfeil kann zwei wert sein.
    Die Ablage wird nur gemischt, wenn der Nachziehstapel leer ist.
rulebook-bakerstreet-8 = **Beispiel für einen Zug**
    Céline bietet 16. Bruno hat 1, 0 und 2 und glaubt es nicht: Er zweifelt an. Céline hatte 5, 5 und 2: zusammen 15. Das ist weniger als 16, Bruno behält recht.
    Er wählt den dritten Stapel. Genommen werden eine 3 von Bruno, eine 2 mit ×2 von Céline, dann eine 1 von Bruno mit Stopp: Die Wertung endet, obwohl darunter noch Karten liegen. Bruno hat 3 + 1 = 4, Céline 2 × 2 = 4. Bei Gleichstand gewinnt, wer recht behalten hat: Bruno sieht sich den Stapel an und nimmt den Buchstaben G.
    Beide ziehen drei Karten. Céline, die unrecht hatte, beginnt.

## Die Lektion: ein paar Entscheidungen aus einer echten Partie, und warum

lesson-bakerstreet-start = **Bakerstreet in fünf Minuten**
    Zwei Detektive, je drei Karten. Abwechselnd bietet ihr, was die sechs Karten beider Hände wert sind, immer höher, bis jemand anzweifelt. Wer recht behält, wählt einen Stapel und nimmt dort meistens einen Beweis. Sieben Buchstaben in Folge gewinnen.
    Hier sind vier Entscheidungen aus einer echten Partie gegen Camille.
lesson-bakerstreet-1 = Du hast eine 5 vor den ersten Stapel gelegt und gezogen. Deine Hand: 0, 2 und 4. Du nennst das erste Gebot. Karten gehen von 0 bis 5.
    {""}**Welches Gebot kann nicht erreicht werden?**
lesson-bakerstreet-1-nine = 9
lesson-bakerstreet-1-nine-why = Doch: Du hast schon 6. Sobald Camilles drei Karten 3 wert sind, ist es erreicht. Ein vorsichtiges Gebot.
lesson-bakerstreet-1-fourteen = 14
lesson-bakerstreet-1-fourteen-why = Doch: Du hast 6, also braucht Camille 8. Drei Karten sind im Schnitt 7 oder 8 wert: Das klappt etwa jedes zweite Mal.
lesson-bakerstreet-1-twentyfive = 25
lesson-bakerstreet-1-twentyfive-why = Ja: Du hast 6, und drei Karten sind höchstens 15 wert. Mehr als 21 ist unmöglich. Camille weiß das nicht, wäre aber versucht, anzuzweifeln.
lesson-bakerstreet-2 = Du bietest 9. Camille zweifelt an. Camilles Karten: 0, 1 und 2; deine: 0, 2 und 4. Zusammen **9**.
    {""}**Wer behält recht?**
lesson-bakerstreet-2-camille = Camille
lesson-bakerstreet-2-camille-why = Nein: Wer anzweifelt, behält nur recht, wenn die Karten **weniger** wert sind als das Gebot.
lesson-bakerstreet-2-me = Ich
lesson-bakerstreet-2-me-why = Ja: 9 ist 9. So viel oder mehr, und wer geboten hat, behält recht. Die Pfeile und der Stopp zählen hier nicht.
lesson-bakerstreet-2-nobody = Niemand: Es ist Gleichstand
lesson-bakerstreet-2-nobody-why = Nein: Bei Gleichstand ist das Gebot erreicht, und wer es genannt hat, behält recht.
lesson-bakerstreet-3 = Du wählst den Stapel, der gewertet wird. Vor dem ersten liegt nur deine 5; vor den anderen vier keine Karte.
    {""}**Wo kannst du die Wertung gewinnen?**
lesson-bakerstreet-3-first = Nur beim ersten Stapel
lesson-bakerstreet-3-first-why = Dort geht es, mit 5 zu 0. Aber auch ohne jede Karte gewinnt die Wertung, wer recht behalten hat.
lesson-bakerstreet-3-any = Bei jedem Stapel
lesson-bakerstreet-3-any-why = Ja: Bei Gleichstand, auch bei null zu null, gewinnt, wer recht behalten hat. Du siehst dir dann alle Beweise des Stapels an und behältst einen.
lesson-bakerstreet-3-second = Nur beim zweiten Stapel
lesson-bakerstreet-3-second-why = Nicht nur: Dort geht es, aber auch bei den anderen. Ohne Karten oder bei Gleichstand gewinnt, wer recht behalten hat.
lesson-bakerstreet-4 = Eine neue Runde. Camille legt eine 2 und bietet 14. Deine Hand: 2, 2 und 3. Du willst nicht anzweifeln: Du legst eine Karte und ziehst eine neue.
    {""}**Was kannst du bieten?**
lesson-bakerstreet-4-twelve = 12
lesson-bakerstreet-4-twelve-why = Nein: Ein Gebot muss höher sein als das vorige.
lesson-bakerstreet-4-fourteen = 14
lesson-bakerstreet-4-fourteen-why = Nein: Wiederholen genügt nicht, es muss höher sein.
lesson-bakerstreet-4-fifteen = 15
lesson-bakerstreet-4-fifteen-why = Ja: Es muss mehr als 14 sein. Du hättest die 14 auch anzweifeln können; in dieser Partie waren die sechs Karten 17 wert.
lesson-bakerstreet-end = **Mehr brauchst du nicht, um zu spielen.** Zähle, was du hältst, rechne 7 oder 8 für die andere Hand dazu und merke dir, was vor den Stapeln verdeckt liegt: Stopp, ×2 und Pfeile entscheiden die Wertungen.

## Techniken der Deduktion, die leichtesten zuerst

technique-bakerstreet-stack = Einen Stapel zusammenzählen
technique-bakerstreet-stack-page = Ein Stapel zählt von oben bis zum ersten Stopp. Zähle die Karten einer Seite zusammen, und verdopple die Summe, wenn eine davon ×2 zeigt.
    {""}*Beispiel:* Von oben liegen da eine 2 von dir, eine 3 von Camille und ein Stopp von dir mit dem Wert 1, der mitzählt. Du hättest 3, Camille ebenso; was unter dem Stopp liegt, zählt nicht.
technique-bakerstreet-hand = Was für die Hand übrig ist
technique-bakerstreet-hand-page = Beide haben die gleichen dreißig Karten, fünf von jedem Wert. Was jemand gelegt hat, ist nicht mehr auf der Hand.
    {""}*Beispiel:* Camille hat alle fünf Fünfen gelegt. Die drei Karten auf Camilles Hand sind höchstens 12 wert. Zähle deine dazu, und du weißt, welche Gebote nicht erreicht werden können.
technique-bakerstreet-letters = Buchstaben, die du gesehen hast
technique-bakerstreet-letters-page = Wenn du in einen Stapel Beweise siehst, merke dir, was du liegen lässt. Nimmt jemand daraus einen Beweis, ist es einer von diesen.
    {""}*Beispiel:* Du hast in Stapel 2 A und D gelassen, und Camille hat einen davon genommen. Welchen auch immer: Ein E liegt dort nicht.
technique-bakerstreet-together = Gesehenes und Genommenes zusammen
technique-bakerstreet-together-page = Ein Blick allein genügt nicht. Aber von jedem Buchstaben gibt es nur zwei Beweise, und niemand hat bisher sieben in Folge: Zusammen schließt das vieles aus.
    {""}*Beispiel:* Ein Beweis K gehört dir, und den anderen siehst du in Stapel 3. Also hat Camille keinen, und in keinem anderen Stapel liegt einer.
    {""}*Beispiel:* Du hast in Stapel 2 A und D gelassen, und Camille hat einen davon genommen. Als du wieder hineinsiehst, ist D da: Camille hat A.
