# Der Fall des Tages, und Fälle zum Üben.

case-head = **Fall Nr. { $n }** · { $game } · { $stars } · der nächste { $until } 🔎
case-practice-head = **Ein Fall zum Üben** · { $game } · { $stars } 🔎
case-played = Aus einer Partie, die Menschen auf Alibi gespielt haben. Die Namen sind erfunden.
case-instead = Der Fall des Tages entstand aus einer Partie, die du gespielt oder angesehen hast. Hier ist darum ein anderer, der genauso zählt. 👁️
case-alt-rest = Den Rest liest du mit „Nur Worte“: /ich einstellungen.
case-seat = Du bist { $who }. Das weißt du von Anfang an:
case-clues = Und das hast du gehört und gesehen, soweit es wichtig ist. Es genügt.
case-clue = { $n }. { $text }
case-answer = Antworten
case-wrong = **Das ist es nicht.** { $left ->
    [one] Du hast noch einen Versuch.
   *[other] Du hast noch { $left } Versuche.
} ✗
case-solved = **Gelöst** { $tries ->
    [1] beim ersten Versuch!
    [2] beim zweiten Versuch.
   *[other] beim letzten Versuch.
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } Tage in Folge 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(ein verpasster Tag zählt nicht ❄️)
       *[other] {" "}({ $frozen } verpasste Tage zählen nicht ❄️)
    }
} ✓
case-failed = **Diesmal nicht**, nach { $tries } Versuchen. Jeden Tag kommt ein neuer Fall. ✗
case-solution = Es war: **{ $nouns }**.
case-solution-rows = Es war: { $rows }.
case-solution-row = **{ $noun }** ({ $title })
case-level = Nach den bisherigen Antworten ist dieser Fall { $grade ->
    [1] **leicht**
    [2] **mittelschwer**
   *[3] **schwer**
} ({ NUMBER($case, useGrouping: 0) }). Deine eigene Wertungszahl ({ $game }): **{ NUMBER($mine, useGrouping: 0) }** (± { NUMBER($margin, useGrouping: 0) }).
case-practice-right = **Das ist es!** ✓
case-practice-wrong = **Das ist es nicht.** Versuche es noch einmal, so oft du willst. ✗
case-practice-shown = So war es.
case-another = Noch einer
case-show-solution = Lösung zeigen
case-share = Teilen
case-show-board = Der Server
case-practise = Üben
case-show-why = Warum?
case-why = **{ $noun }**
case-back = Zurück zum Fall
case-card = { $name } · Fall Nr. { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } { $solved ->
    [yes] { $tries ->
        [1] beim ersten Versuch
        [2] beim zweiten Versuch
       *[other] beim letzten Versuch
    }{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } Tage in Folge 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(ein verpasster Tag zählt nicht ❄️)
           *[other] {" "}({ $frozen } verpasste Tage zählen nicht ❄️)
        }
    }
   *[no] nicht gelöst
} 🔎
    -# Jeden Tag ein neuer Fall: **/fall heute**
case-board = **Fall Nr. { $n }** auf diesem Server: { $many ->
    [0] Noch ist niemand durch.
    [one] Eine Person ist durch.
   *[other] { $many } Personen sind durch.
}
case-board-solved = { $name }, { $tries ->
    [1] erster Versuch
    [2] zweiter Versuch
   *[other] letzter Versuch
} ✓
case-board-failed = { $name } ✗
case-board-more = … und { $n } weitere.
refusal-case-incomplete = Wähle zuerst in jeder Liste etwas, dann antworte.
refusal-case-over = Dieser Fall ist vorbei: Jeden Tag um Mitternacht UTC kommt ein neuer. **/fall heute** zeigt ihn.
refusal-case-other = Dieser Fall ist nicht mehr deiner: **/fall heute** zeigt den richtigen. Es wurde nichts gezählt.
refusal-case-others-seated = Das kannst du nur erlauben, solange niemand sonst einen Platz hat: Wer sich später setzt, sieht es und stimmt zu. Es hat sich nichts geändert.
option-cases = Darf Fall des Tages werden
lobby-cases = Wer sich setzt, stimmt zu: Frühestens eine Woche nach ihrem Ende kann diese Partie ein **Fall des Tages** werden, ohne Namen oder Server, und nie für Leute, die sie gespielt oder angesehen haben. 🔎
refusal-case-later = Der Fall ist noch nicht fertig. Versuche es gleich noch einmal.
refusal-case-without = Zwanzig Sekunden lang wurde Fall um Fall angesehen, und keiner brauchte diese Technik. Versuche es noch einmal: Es sind jedes Mal andere.
refusal-case-no-server = Das geht nur auf einem Server: In Direktnachrichten gibt es nur dein eigenes Ergebnis.
refusal-case-shared = Dein Ergebnis steht schon hier.
case-asked = Du bist { $who }.
case-told = **Was man weiß**, der Reihe nach. Es genügt.
case-proof = **Hier gibt es nichts zu raten:** Markiere in der Akte, was aus den Hinweisen folgt. Eine Markierung, die nicht folgt, wird abgelehnt, ob wahr oder nicht.
case-mark = Akte markieren
case-quick = Nur antworten
case-also = Spalte { $who }, { $kind ->
    [person] eine Person, die feststeht
    [suspect] eine Person, die feststeht
    [place] ein Ort, der feststeht
    [room] ein Raum, der feststeht
   *[weapon] eine Waffe, die feststeht
}
case-to-clues = Die Hinweise
case-goal = Mit einem ✓ zu beweisen{ $one ->
    [yes] {" "}in der Spalte **{ $column }**
   *[no] {""}
}: { $parts }.
case-stands = **Bewiesen:** Es folgt aus den Hinweisen.
case-not-proven = **Noch nicht bewiesen:** Es folgt nicht aus den Hinweisen.
case-refute = Zeig mir, warum nicht
case-refuted = **Auch das passt zu allem, was du erfahren hast** (oben, im Bild eingekreist).
case-refuted-rest = -# Was sicher, aber noch nicht bewiesen ist, bleibt verborgen.
case-proof-count = -# Abgelehnte Markierungen: { $unproven } · Tipps: { $hints }
case-proven = **Fall abgeschlossen: alles bewiesen.** { $unproven ->
    [0] Jede Markierung war bewiesen
    [one] Eine Markierung war nicht bewiesen
   *[other] { $unproven } Markierungen waren nicht bewiesen
}, { $hints ->
    [0] du hast keinen Tipp gebraucht
    [one] du hast einen Tipp gebraucht
   *[other] du hast { $hints } Tipps gebraucht
}; { $hours ->
    [0] {""}
   *[other] { $hours } Std.{" "}
}{ $minutes } Min. seit deinem ersten Blick.{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } Tage in Folge 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(ein verpasster Tag zählt nicht ❄️)
       *[other] {" "}({ $frozen } verpasste Tage zählen nicht ❄️)
    }
} ✓
case-card-proven = { $name } · Fall Nr. { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } bewiesen · { $hours ->
        [0] {""}
       *[other] { $hours } Std.{" "}
    }{ $minutes } Min.{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } Tage in Folge 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(ein verpasster Tag zählt nicht ❄️)
           *[other] {" "}({ $frozen } verpasste Tage zählen nicht ❄️)
        }
    } 🔎
    -# Jeden Tag ein neuer Fall: **/fall heute**
case-board-proven = { $name }, bewiesen { $slips ->
    [0] ohne Fehltritt
   *[other] · abgelehnte Markierungen: { $unproven } · Tipps: { $hints }
} · { $hours ->
    [0] {""}
   *[other] { $hours } Std.{" "}
}{ $minutes } Min. ✓
refusal-case-begun = Du hast angefangen, diesen Fall zu beweisen, also zählt hier der Beweis: **/fall heute** zeigt den Fall. Es hat sich nichts geändert.
case-past = Frühere Fälle
case-past-older = Ältere
case-past-newer = Neuere
case-today = Fall des Tages
case-past-prompt = Wähle einen Fall
case-past-choice = Nr. { $n } · { $game } · { $stars }{ $solved ->
    [yes] {" "}✓
   *[no] {""}
}
case-past-list = **Fälle vergangener Tage.** Für deine Wertungszahl zählen sie, für die Tage in Folge nicht.
case-past-none = Hier gibt es noch keine früheren Fälle. **/fall üben** findet dir so viele, wie du magst.
case-past-head = **Fall Nr. { $n }** von einem vergangenen Tag · { $game } · { $stars } 🔎
case-together = Ein Fall für alle
case-joint-head = **Ein Fall für euch alle** · { $game } · { $stars } 🔎
case-joint-hint = Alle hier machen mit: Öffne die Hinweise und markiere in der Akte, die ihr euch teilt, was aus ihnen folgt. Jede Markierung steht hier mit Namen, auch eine abgelehnte.
case-joint-open = Hinweise und Akte
case-joint-over = Dieser Fall ist abgeschlossen.
case-joint-count = -# Bewiesene Markierungen: { $proven } · abgelehnte Markierungen: { $unproven } · Tipps: { $hints }
case-joint-deed = { $person }: { $sign } { $row }{ $alone ->
    [yes] {""}
   *[no] {" "}({ $column })
}{ $kind ->
    [proven] {""}
    [refused] {", "}nicht bewiesen
   *[shown] {", "}eine Verteilung gezeigt
} { $square }
case-joint-hinted = { $person }: ein Tipp 💡
case-joint-somebody = jemand
case-joint-ended = { $end ->
    [solved] **Gemeinsam abgeschlossen: alles bewiesen.**
    [moderated] **Die Moderation dieses Servers hat diesen Fall geschlossen.** 🛡️
   *[given-up] **Fall aufgegeben.**
} { $hours ->
    [0] {""}
   *[other] { $hours } Std.{" "}
}{ $minutes } Min. { $squares }
case-joint-people = Bewiesene Markierungen: { $people }
case-joint-give-up = Aufgeben
case-joint-sure = Dann sehen alle hier die Lösung, und niemand kann mehr markieren. Aufgeben?
refusal-case-joint-host = Für alle aufgeben kann nur, wer diesen Fall geöffnet hat, oder die Moderation dieses Servers.
refusal-case-joint-server = Das geht nur auf einem Server: Es ist ein Fall für alle in einem Kanal.
