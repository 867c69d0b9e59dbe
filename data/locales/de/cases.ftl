# Der Fall des Tages, und Fälle zum Üben.

case-head = **Fall Nr. { $n }** · { $game } · { $stars } · der nächste { $until } 🔎
case-practice-head = **Ein Fall zum Üben** · { $game } · { $stars } 🔎
case-played = Aus einer Partie, die Menschen auf Alibi gespielt haben. Die Namen sind erfunden.
case-instead = Der Fall des Tages entstand aus einer Partie, die du gespielt oder angesehen hast. Hier ist darum ein anderer, der genauso zählt. 👁️
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
   *[other] {" "}{ $days } Tage in Folge 🔥{ $ice }
} ✓
case-failed = **Diesmal nicht**, nach { $tries } Versuchen. Jeden Tag kommt ein neuer Fall. ✗
case-solution = Es war: **{ $nouns }**.
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
       *[other] {" "}· { $days } Tage in Folge 🔥{ $ice }
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
refusal-case-over = Dieser Fall ist vorbei: Jeden Tag um Mitternacht UTC kommt ein neuer. **/fall heute** zeigt ihn.
refusal-case-other = Dieser Fall ist nicht mehr deiner: **/fall heute** zeigt den richtigen. Es wurde nichts gezählt.
refusal-case-others-seated = Das kannst du nur erlauben, solange niemand sonst einen Platz hat: Wer sich später setzt, sieht es und stimmt zu. Es hat sich nichts geändert.
option-cases = Darf ein Fall werden
lobby-cases = Wer sich setzt, stimmt zu: Frühestens eine Woche nach ihrem Ende kann diese Partie ein **Fall des Tages** werden, ohne Namen oder Server, und nie für Leute, die sie gespielt oder angesehen haben. 🔎
refusal-case-later = Der Fall ist noch nicht fertig. Versuche es gleich noch einmal.
refusal-case-no-server = Das geht nur auf einem Server: In Direktnachrichten gibt es nur dein eigenes Ergebnis.
case-asked = Du bist { $who }.
case-told = **Was man weiß**, der Reihe nach. Es genügt.
