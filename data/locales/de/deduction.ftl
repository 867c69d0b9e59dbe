# Was daraus folgt: Akten, die Schlüsse ziehen, Begründungen, das Gutachten.

## Was ein Tisch vereinbart

option-sheet = Akten
level-paper = Papier (was du ohnehin siehst)
level-checked = Papier mit Prüfung (zählt deine falschen Markierungen)
level-notebook = Notizbuch (alles, was sicher ist)
level-analyst = Analyse (auch Anteile der Verteilungen)
level-name-paper = Papier
level-name-checked = Papier mit Prüfung
level-name-notebook = Notizbuch
level-name-analyst = Analyse

## Die Akte

sheet-deals = { $title } · { $n ->
    [one] eine Verteilung übrig
   *[other] { $n } Verteilungen
}
sheet-first = Wähle zuerst eine Zeile und eine Spalte.
sheet-legend-notebook = -# Unterstrichen hier, eingekreist im Bild: was aus allem, was du erfahren hast, sicher folgt. **Warum?** sagt dir, wie, für das Feld, das du gewählt hast.
sheet-legend-analyst = -# Zahlen: in wie vielen von 100 noch möglichen Verteilungen es so ist. Das ist ein Anteil, keine Wahrscheinlichkeit: Wie Menschen wählen, ist darin nicht berücksichtigt.
sheet-legend-number = -# **7·14**: Wo eine Zahl gefragt ist, die häufigste, 7, und ihr Anteil, 14.
sheet-why-control = Warum?
sheet-why = **Warum { $row } · { $column }: { $sign }**
sheet-why-row = **Warum { $row }: { $sign }**
refusal-sheet-is-paper = Die Akten dieses Tisches sind Papier: Darin steht, was du ohnehin siehst und was du selbst markierst.
refusal-why-seen = Das siehst du selbst; dafür braucht es keine Begründung.
refusal-no-knowledge = In diesem Spiel kann ich keine Schlüsse ziehen.
refusal-unthought = Ich konnte gerade nicht ausrechnen, was folgt. Versuche es gleich noch einmal; es ist nichts verloren.

## Geprüfte Akten

check-control = Prüfen
check-which-control = Welche?
check-wrong = { $n ->
    [0] **Prüfung:** Was du erfahren hast, schließt keine deiner Markierungen aus.
    [one] **Prüfung:** Was du erfahren hast, schließt eine deiner Markierungen aus.
   *[other] **Prüfung:** Was du erfahren hast, schließt { $n } deiner Markierungen aus.
}
check-unproven = { $n ->
    [0] { $wrong ->
        [0] Alle sind bewiesen.
       *[other] Alles Übrige ist bewiesen.
    }
    [one] Eine ist noch nicht bewiesen: Es kann so sein oder nicht.
   *[other] { $n } sind noch nicht bewiesen: Es kann so sein oder nicht.
}
check-legend = -# Geprüft werden ✓ und ✗, und wo eine Zahl gefragt ist, Ziffern: Alles wird mit dem verglichen, was du erfahren hast; in die Verteilung sieht dabei niemand.
check-these-wrong = { $n ->
    [one] **Das kann nicht sein:** { $cells }. 💡
   *[other] **Diese können nicht sein:** { $cells }. 💡
}
check-these-unproven = **Noch nicht bewiesen:** { $cells }. 💡
check-cell = { $row }, { $column }: { $sign }
refusal-check-all-proven = Alle deine Markierungen, die sich prüfen lassen, sind bewiesen. Dieser Tipp zählt nicht.
refusal-check-nothing = Es gibt keine Markierung zu prüfen: ✓, ✗ und Ziffern werden geprüft, Fragezeichen und Buchstaben nicht.

## Tipps

option-hints = Tipps
hints-idle = ja (aber mit diesen Akten gibt es keine)
lobby-hints-allowed = Tipps erlaubt 💡
hint-control = { $rung ->
    [0] Tipp
    [1] Was folgt?
   *[other] Eine gute Frage?
}
hint-where = **Wo du nachsehen kannst:** Etwas Neues folgt aus { $nos_n ->
    [one] Nr. { $nos }
   *[other] Nr. { $nos }
}. 💡
hint-where-marked = **Wo du nachsehen kannst:** Mit deinen Markierungen folgt etwas Neues aus { $nos_n ->
    [one] Nr. { $nos }
   *[other] Nr. { $nos }
}. 💡
hint-where-part = **Wo du nachsehen kannst:** { $part }. 💡
hint-control-technique = Welche Technik?
hint-technique = { $n ->
    [0] **Welche Technik:** Ein Blick auf das, was du erfahren hast, genügt. 💡
    [one] **Welche Technik:** { $names }. 💡
   *[other] **Welche Techniken:** { $names }. 💡
}
hint-what = **Was folgt:** 💡
hint-ask = **Eine gute Frage jetzt:** { $verb } ({ $values }). 💡
hint-do = { $n ->
    [0] **Gerade gibt es nichts zu fragen.** Das Beste ist: { $verb }. 💡
   *[other] **Gerade gibt es nichts zu fragen.** Das Beste ist: { $verb } ({ $values }). 💡
}
hint-go = { $n ->
    [0] **Jetzt besser als eine Frage:** { $verb }. 💡
   *[other] **Jetzt besser als eine Frage:** { $verb } ({ $values }). 💡
}
hint-expected = Im Schnitt dürften danach etwa { $percent } % der jetzt möglichen Lösungen übrig sein.
hint-all-told = Von keiner Frage ist noch etwas über die Lösung zu erwarten. 💡
hint-count = { $n ->
    [one] -# Dein erster Tipp in dieser Partie. Am Ende sehen alle, wie viele du hattest.
   *[other] -# Dein Tipp Nr. { $n } in dieser Partie. Am Ende sehen alle, wie viele du hattest.
}
hints-given = Tipps: { $given } 💡
hints-of = { $who } { $n }
refusal-no-hints = Dieser Tisch spielt ohne Tipps.
refusal-hint-nothing = Aus dem, was du erfahren hast, folgt nichts Neues sicher. Dieser Tipp zählt nicht.
refusal-hint-not-now = Du bist nicht dran: Bitte um eine gute Frage, wenn du es bist. Dieser Tipp zählt nicht.
refusal-hint-one-choice = Außer anzuklagen kannst du jetzt nur eines tun. Dieser Tipp zählt nicht.

## Das Gutachten

control-inquest = Gutachten
control-publish = Gutachten posten
inquest-head = **{ $game }** · Tisch Nr. { $table } · **das Gutachten**
number-short = { $unit ->
    [2] { $n } Mio.
    [3] { $n } Mrd.
    [4] { $n } Bio.
   *[0] { $n }
}
inquest-caption = Mögliche Verteilungen, Zug für Zug
inquest-alt = Das Gutachten: Eine Linie für jede Person zeigt, wie viele Verteilungen nach jedem Zug noch möglich waren. Die Linien können nur fallen.
inquest-known = { $who } hätte es ab Nr. { $step } wissen können.
inquest-unknown = { $who } hätte es vor dem Ende nicht wissen können: { $deals ->
    [one] Eine Verteilung war übrig.
   *[other] { $deals } Verteilungen waren übrig.
}
inquest-unknown-out = { $who } war draußen, bevor es zu wissen war: { $deals ->
    [one] Eine Verteilung war übrig.
   *[other] { $deals } Verteilungen waren übrig.
}
inquest-turning = { $steps_n ->
    [one] Die Wendung: Nr. { $steps }.
   *[other] Wendungen: Nr. { $steps }.
}
inquest-accuracy = { $who }: Die Fragen versprachen { $percent } % von dem, was die jeweils beste versprach ({ $n ->
    [one] eine Frage
   *[other] { $n } Fragen
}).
inquest-fine = Eine schöne Frage: Nr. { $step }, von { $who }. { $best ->
    [yes] Von keiner anderen war dort mehr zu erwarten.
   *[no] Von kaum einer anderen war dort mehr zu erwarten.
}
inquest-lucky = Eine glückliche Frage: Nr. { $step }, von { $who }. Von je { $among } möglichen Lösungen ließ sie nur etwa eine übrig, obwohl von ihr nur { $percent } % von dem zu erwarten war, was die beste dort versprach.
inquest-excluded = Bei Nr. { $step } hat { $who } eine Lösung genannt, die nach allem schon Gesagten ausgeschlossen war.
inquest-idle = Diese Fragen brachten { $who } nichts Neues: Nr. { $steps }.
theatre-no = (Nr. { $step } im Verlauf)
theatre-left = Noch mögliche Verteilungen: { $seats } 🔎
theatre-seat-left = { $who } { $fell ->
    [1] { $before } → **{ $deals }**
   *[other] { $deals }
}
theatre-known = { $who } konnte es ab hier wissen. 💡
inquest-legend = -# Eine Verteilung ist für jemanden möglich, wenn nichts, was dort bekannt ist, gegen sie spricht. Die Zahl der übrigen kann nur sinken.
inquest-likewise = -# { $steps_n ->
    [one] Ebenso bei Nr. { $steps }.
   *[other] Ebenso bei Nr. { $steps }.
}
inquest-posted = Das Gutachten ist gepostet: { $link }
inquest-there = Das Gutachten ist schon gepostet: { $link }
refusal-inquest-nothing = In dieser Partie ist für ein Gutachten zu wenig geschehen.
refusal-inquest-later = Das Gutachten ließ sich gerade nicht posten. Drücke in einer Minute noch einmal.
refusal-inquest-no-channel = Den Kanal, in dem an diesem Tisch gespielt wurde, gibt es nicht mehr, also lässt sich das Gutachten nirgends posten.
trouble-inquest-may-not = Ich kann das Gutachten nicht posten: Ich brauche die Berechtigung „{ $permission }“ im Kanal jenes Tisches.
refusal-no-inquest = In diesem Spiel gibt es kein Gutachten.
