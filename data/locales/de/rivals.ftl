# Plätze für das Programm: wer spielt, wie gut, und warum.

control-rivals = Computergegner
rivals-fill = Tisch auffüllen
rivals-filled = Computergegner deiner Stärke haben sich gesetzt.
refusal-rivals-enough = Es sind schon genug Leute da. Unter **Mehr** und **Computergegner** setzt du einzelne dazu.
rivals-title = **Auch das Programm kann mitspielen.** Ein Computergegner weiß nur, was sein Platz weiß, zieht in Sekunden und erklärt seine Züge, wenn die Partie zu Ende ist. Partien mit Computergegnern zählen nicht für die Wertung.
rivals-full = Der Tisch ist voll: { $n } Plätze. Schicke einen Computergegner weg, um Platz zu machen. 🤖
rivals-styles-bakerstreet = -# Bei Profis und in der Meisterklasse bietet, wer **viel wagt**, öfter hoch für die eigene Hand; wer **vorsichtig** ist, bietet niedriger und zweifelt eher an. Beide gewinnen etwa so oft wie andere gleicher Stärke.
rivals-styles-cluedo = -# In der Meisterklasse klagt früher an, wer **viel wagt**, und später, wer **vorsichtig** ist; Vorsichtige fragen auch öfter nach eigenen Karten. Beide gewinnen etwa so oft wie andere gleicher Stärke.
rivals-prompt = Wer bekommt einen Platz?
rivals-remove = { $name } wegschicken
rival-strength = { $strength ->
    [novice] Neuling
    [amateur] fortgeschritten
    [expert] Profi
   *[master] Meisterklasse
}{ $style ->
    [bold] {" "}· wagt viel
    [guarded] {" "}· vorsichtig
   *[plain] {""}
}
rival-choice = { $name } · { $strength }
lobby-rival = { $who } ({ $strength })

rival-oscar = Spielt nach Lust und Laune und vergisst die Hälfte des Gesagten.
rival-lucie = Fragt, was sie gerade neugierig macht, und macht sich nie Notizen.
rival-basile = Nickt zu allem; was war das noch gleich?
rival-nina = Spielt zum allerersten Mal und genießt jede Minute.
rival-felix = Schaut aus dem Fenster, während die anderen nachdenken.
rival-adele = Macht saubere Notizen und übersieht, was zwischen den Zeilen steht.
rival-hugo = Streicht alles Gesehene und traut beim Rest der eigenen Nase.
rival-rosalie = Geduldig und höflich; ein guter Bluff kommt noch immer unerwartet.
rival-victor = Hat jeden Krimi gelesen, aber immer nur die erste Hälfte.
rival-ines = Hat gute Ideen und übersieht ab und zu eine Kleinigkeit.
rival-irene = Rät nie, was sich ausrechnen lässt.
rival-maurice = Sagt wenig, kombiniert schnell.
rival-simone = Zählt alles, auch das, was dir lieber entgangen wäre.
rival-casimir = Führt Buch über alles, was am Tisch geschieht.
rival-salome = Lächelt, wenn du zögerst.
rival-ariane = Folgt dem Faden bis ans Ende, so lang er auch ist.
rival-honore = Wägt jeden Zug ab und vergeudet keinen.
rival-octavie = Liest dein Spiel besser als du.
rival-ulysse = Wagt genau dann etwas, wenn es sich lohnt.
rival-cleo = Weiß es. Die Frage ist nur, seit wann.

ended-by-rivals = Nur noch das Programm war übrig, darum ist dieser Tisch geschlossen; niemand gewinnt. **/tisch exportieren** gibt dir die Partie als Datei.
refusal-rivals-not-here = Dieses Spiel kann das Programm noch nicht.
refusal-rival-seated = Dieser Computergegner sitzt schon am Tisch. Wähle einen anderen.
refusal-rival-kicked = Computergegner schickst du in der Lobby mit den Knöpfen **Mehr** und **Computergegner** weg.
refusal-rival-hosts = Das Programm kann keinen Tisch leiten. Wähle einen Menschen.

theatre-why = Warum { $who } das getan hat: { $why } 🤖
why-at-random = Es hätte alles sein können; der Zufall hat entschieden.

why-clues-choose = Hier ist eine Wahl so gut wie die andere.
why-clues-take = Dort waren die meisten Lupen zu entbehren.
why-clues-sure = Nur eine Lösung war übrig.
why-clues-guess = { $n } Lösungen waren übrig, und das war die letzte Lupe des Zuges.
why-clues-no-more = { $n } Lösungen waren übrig, und keine Frage hätte mehr verraten.
why-clues-curious = Aus Neugier; soweit die Erinnerung reichte, { $n ->
    [one] war eine Lösung
   *[other] waren { $n } Lösungen
} übrig.
why-clues-risk = Der Zug war fast vorbei, und von { $n } Lösungen war diese wahrscheinlich genug für einen Versuch: { $percent } %.
why-clues-parted = Von { $n } Lösungen schien diese Frage die meisten auszuschließen, gleich mit welcher Antwort.
why-clues-ask = { $n } Lösungen waren übrig, und von allen Fragen versprach diese am meisten.
why-clues-read = { $n } Lösungen waren übrig, und ein geheimer Informant, den sonst niemand hört, war mehr wert als eine Frage.

why-cluedo-pawn = Diese Figur gefiel am besten.
why-cluedo-show = Eine Antwort musste sein, und eine Karte war so gut wie die andere.
why-cluedo-show-least = Von den Karten, die zu zeigen waren, verriet diese am wenigsten.
why-cluedo-show-again = Die fragende Person hatte diese Karte schon gesehen, also verriet sie nichts Neues.
why-cluedo-nothing = Von diesen Karten war keine auf der Hand.
why-cluedo-lie = Diese Karte war noch nie gezeigt worden, und nichts Gezeigtes verriet die Lüge.
why-cluedo-lie-again = Diese Karte war schon einmal verheimlicht worden, und eine Lüge zieht die nächste nach sich.
why-cluedo-denounce = Es ließ sich beweisen, dass bei Verdacht { $hypothesis } eine Karte verheimlicht worden war.
why-cluedo-likely = Wo gelogen wird, ist selten etwas sicher, und das war wahrscheinlich genug: { $percent } %.
why-cluedo-hurried = Es war wahrscheinlich genug ({ $percent } %), und jemand anders wäre vielleicht schneller gewesen.
why-cluedo-sure = Nur eine Lösung war übrig.
why-cluedo-best-guess = Keine Frage hätte mehr verraten, also fiel die Wahl auf das Wahrscheinlichste: { $percent } %.
why-cluedo-guess = { $n ->
    [one] Eine Lösung war übrig, und keine Frage, die in den Sinn kam, hätte mehr verraten.
   *[other] { $n } Lösungen waren übrig, und keine Frage, die in den Sinn kam, hätte mehr verraten; also wurde eine davon genannt.
}
why-cluedo-to-accuse = Zu fragen gab es nichts mehr, aber vor dem Anklagen braucht es einen Verdacht.
why-cluedo-ask = { $n ->
    [one] Eine Lösung war
   *[other] { $n } Lösungen waren
} übrig, und genannt wurden Karten, deren Ort noch nicht bekannt war.
why-cluedo-best = { $n ->
    [one] Eine Lösung war
   *[other] { $n } Lösungen waren
} übrig, und von allen Fragen in Reichweite versprach diese am meisten.
why-cluedo-decoy = Eine dieser Karten war eine eigene, als Finte: Wer nur nach fremden Karten fragt, verrät die eigenen.
why-cluedo-best-room = Dort versprach eine Frage am meisten: { $room }.
why-cluedo-enter = Bei diesem Raum war noch nicht bekannt, wo seine Karte ist: { $room }.
why-cluedo-passage = Der Geheimgang führte in einen Raum, dessen Karte noch nicht gefunden war.
why-cluedo-roll = An diesem Ort gab es nichts mehr zu erfahren.
why-cluedo-roll-first = Wer zuerst würfelt, sieht, wo eine Frage möglich ist, und darf immer noch bleiben.
why-cluedo-walk = Dieses Feld lag einem Raum am nächsten, dessen Karte noch nicht gefunden war.
why-cluedo-rest = Etwas Besseres gab es nicht zu tun.

vote-control-rival = Programm für { $player } einsetzen
vote-rival = { $by } bittet darum, dass das Programm ({ $newcomer }) für { $player } weiterspielt, mit allem, was der Platz weiß, und mit nichts sonst: { $player } ist nicht da. Mehr als die Hälfte der anderen muss zustimmen. **/tisch ersetzen** gibt { $player } den Platz jederzeit zurück.
vote-rival-passed = { $newcomer } spielt für { $player } weiter. **/tisch ersetzen** gibt { $player } den Platz jederzeit zurück.
vote-rival-leaves = { $newcomer } übernimmt den Platz von { $player }: **Mein Schreibtisch** zeigt alles, was dieser Platz weiß.
vote-control-return = Meinen Platz zurücknehmen
refusal-rivals-only = Dann wäre nur noch das Programm an diesem Tisch. Es spielt mit Menschen, nie allein.
