# Cluedo nach den französischen Regeln von 1974. Figuren, Waffen und Räume heißen wie in der deutschen Ausgabe von Hasbro (siehe GLOSSARY.md).

game-cluedo = Cluedo (1974)
club-cluedo = schloss
kind-cluedo = Würfel
about-cluedo = Graf Eutin liegt tot in seinem Schloss: Wer war es, wo und womit? Gehe von Raum zu Raum, äußere deinen Verdacht und finde die drei Karten im Umschlag.
    -# 3 bis 6 Personen · etwa eine Stunde · leicht
option-cluedo-accuse = Anklagen
option-cluedo-repeat_room = Verdacht zweimal im selben Raum
option-cluedo-false_witnesses = Falsche Zeugen
value-after_hypothesis = nach dem eigenen Verdacht
value-any_time = jederzeit im eigenen Zug
value-standing = nein (Karten antworten von selbst)
value-allowed = erlaubt
value-forbidden = verboten

verb-cluedo-pawn = Spielfigur wählen
verb-cluedo-roll = Würfeln
verb-cluedo-move = Ziehen
verb-cluedo-passage = Geheimgang
verb-cluedo-stay = Bleiben
verb-cluedo-suggest = Verdacht
verb-cluedo-show = Auf den Verdacht antworten
verb-cluedo-prefer = Bevorzugte Karte wählen
verb-cluedo-accuse = Anklagen
verb-cluedo-denounce = Falschen Zeugen entlarven
verb-cluedo-end = Meinen Zug beenden

field-cluedo-pawn-suspect = Welche Spielfigur?
field-cluedo-move-to = Raum oder Feld? (r7c4: Reihe 7, Spalte 4)
field-cluedo-suggest-suspect = Wen verdächtigst du?
field-cluedo-suggest-weapon = Mit welcher Waffe?
field-cluedo-suggest-end = Zug beenden, sobald ich eine Karte sehe
field-cluedo-prefer-card = Welche deiner Karten zeigst du am liebsten?
field-cluedo-show-card = Was zeigst du?
field-cluedo-accuse-suspect = Wer war es?
field-cluedo-accuse-weapon = Die Tatwaffe
field-cluedo-accuse-room = Der Tatort
field-cluedo-denounce-player = Wer hat gelogen?
field-cluedo-denounce-hypothesis = Bei welchem Verdacht? (Nummer)

## Was alle hören

event-cluedo-pawns-offered = Alle wählen eine Spielfigur; wer zuerst kommt, wählt zuerst. Dann werden die Karten verteilt.
event-cluedo-pawn-chosen = { $drawn ->
    [yes] Das Los gibt { $by } die Figur { $suspect_sign } { $suspect }.
   *[no] { $by } spielt { $suspect_sign } { $suspect }.
}
event-cluedo-pawn-drawn = Das Los gibt { $by } die Figur { $suspect_sign } { $suspect }.
event-cluedo-dealer-rolled = Wer gibt? Gewürfelt haben { $seats }: { $totals }.
event-cluedo-dealt = { $dealer } hat am höchsten gewürfelt und gibt: { $most ->
    [one] je eine Karte
   *[other] je { $most } Karten
}{ $short_n ->
    [0] .
   *[other] , eine weniger für { $short }.
}
event-cluedo-turn-began = { $seat } ist dran.
event-cluedo-rolled = { $by } würfelt { $one } und { $two }: { $free ->
    [yes] **ein Pasch, der in jeden Raum führt** (oder { $total } Felder).
   *[no] **{ $total }**.
} 🎲
event-cluedo-walked = { $by } zieht auf { $square }.
event-cluedo-entered = { $by } geht { $room_to }.
event-cluedo-passage-taken = { $by } geht durch den Geheimgang { $room_to }.
event-cluedo-stayed = { $by } bleibt stehen.
event-cluedo-suggested = { $by } äußert Verdacht { $hypothesis }: „{ $suspect }, { $room_at }, { $weapon_with }!“{ $called ->
    [none] {""}
   *[other] {" "}Die Spielfigur von { $called } kommt { $room_to }.
}{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } hat nichts zu zeigen.
   *[other] {" "}{ $passed } haben nichts zu zeigen.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Niemand zeigt eine Karte.
       *[other] { $standing ->
            [yes] {" "}{ $shown_by } zeigt { $by } eine Karte: Hier antworten die Karten von selbst.
           *[no] {" "}Die Karten, die { $shown_by } zurückgelassen hat, antworten: { $by } sieht eine davon.
        }
    }
   *[other] {" "}{ $asked } muss antworten.
}
event-cluedo-answered = { $shown ->
    [yes] { $by } zeigt { $to_whom } eine Karte.
   *[no] { $by } sagt: „Ich habe nichts zu zeigen.“{ $passed_n ->
        [0] {""}
        [one] {" "}{ $passed } hat nichts zu zeigen.
       *[other] {" "}{ $passed } haben nichts zu zeigen.
    }{ $asked ->
        [none] { $shown_by ->
            [none] {" "}Niemand zeigt eine Karte.
           *[other] {" "}Die Karten, die { $shown_by } zurückgelassen hat, antworten: { $to_whom } sieht eine davon.
        }
       *[other] {" "}{ $asked } muss antworten.
    }
}
event-cluedo-answered-for = Die zurückgelassenen Karten antworten.{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } hat nichts zu zeigen.
   *[other] {" "}{ $passed } haben nichts zu zeigen.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Niemand zeigt eine Karte.
       *[other] {" "}Gezeigt wird eine der Karten, die { $shown_by } zurückgelassen hat.
    }
   *[other] {" "}{ $asked } muss antworten.
}
event-cluedo-accused = { $by } schreibt drei Namen auf und sieht heimlich in den Umschlag … { $right ->
    [yes] **Die Anklage stimmt!**
   *[no] **Die Anklage ist falsch.** { $by } antwortet ab jetzt nur noch auf Verdächtigungen.
}
event-cluedo-denounced = { $by } will { $player } bei Verdacht { $hypothesis } entlarven: { $lied ->
    [yes] **Das war wirklich gelogen!** { $player } antwortet ab jetzt nur noch auf Verdächtigungen.
   *[no] Dafür findet sich kein Beweis.
}
event-cluedo-last-one = { $seat } spielt allein weiter: Jetzt gewinnt nur noch eine richtige Anklage.
event-cluedo-turn-missed = Für { $seat } ist die Zeit abgelaufen, der Zug ist vorbei.
event-cluedo-left = { $seat } verlässt die Partie; die Karten dieses Platzes antworten von selbst.
event-cluedo-won = { $by } hat das Rätsel gelöst und gewinnt! 🏆
event-cluedo-unsolved = Niemand kann mehr anklagen: Niemand gewinnt.
event-cluedo-abandoned = Niemand ermittelt mehr: Die Partie endet, und niemand gewinnt.
event-cluedo-stalled = Zwei Runden lang hat niemand gespielt: Die Partie endet, und niemand gewinnt.
event-cluedo-envelope-opened = Im Umschlag: **{ $suspect }, { $weapon }, { $room }**.
event-cluedo-lie-told = Eine Lüge bei Verdacht { $hypothesis }: { $player } hat { $cards } verheimlicht.

## Was dein eigener Zug ergibt, wo es noch keine Nachricht sagt

result-cluedo-rolled = { $free ->
    [yes] **Du darfst in jeden Raum gehen** oder { $total } Felder ziehen.
   *[no] Du darfst **{ $total }** Felder ziehen.
}
result-cluedo-denounced = { $lied ->
    [yes] **Du hattest recht.**
   *[no] Das bleibt offen: Nichts bestätigt die Lüge.
}

## Was nur einer Person gesagt wird

event-cluedo-hand-dealt = Die Karten sind verteilt. Hier sind deine; im Umschlag sind drei andere.
event-cluedo-questioned = { $by } befragt dich zu Verdacht { $hypothesis }. Niemand sonst sieht deine Antwort. ❓
event-cluedo-card-seen = { $by } zeigt dir: **{ $card }** (Verdacht { $hypothesis }). 🤫
event-cluedo-card-shown = Du zeigst { $to_whom }: **{ $card }** (Verdacht { $hypothesis }). 🤫
event-cluedo-envelope-seen = Deine Anklage ist falsch. Im Umschlag sind **{ $suspect }, { $weapon }, { $room }**. Solange die Partie läuft, behalte es für dich und antworte auf Verdächtigungen. 🤫

## Die Übersicht

cluedo-table-choosing = { $waiting_n ->
    [one] { $waiting } muss noch eine Spielfigur wählen: { $pawns }.
   *[other] { $waiting } müssen noch eine Spielfigur wählen: { $pawns }.
}
cluedo-table-turn = { $phase ->
    [starting] { $who } ist dran.
    [arrived] { $asks ->
        [yes] { $accuses ->
            [yes] { $who }: einen Verdacht in diesem Raum äußern, anklagen oder den Zug beenden.
           *[no] { $who }: einen Verdacht in diesem Raum äußern oder den Zug beenden.
        }
       *[no] { $who }: anklagen oder den Zug beenden.
    }
   *[asked] { $who }: anklagen oder den Zug beenden.
}
cluedo-table-rolled = { $free ->
    [yes] { $who } darf in jeden Raum gehen, { $total } Felder ziehen oder bleiben.
   *[no] { $who } darf { $total } Felder ziehen oder bleiben.
}
cluedo-table-rooms = Räume in Reichweite: { $rooms }.
cluedo-table-squares = { $n ->
    [one] Feld in Reichweite: { $squares }
   *[other] Felder in Reichweite ({ $n }): { $squares }
}
cluedo-table-no-way = Nichts ist in Reichweite: Die Spielfigur muss stehen bleiben.
cluedo-table-asking = { $witness } muss auf den Verdacht von { $who } antworten.
cluedo-table-won = { $who } hat das Rätsel gelöst: Es war { $suspect }, { $room_at }, { $weapon_with }. 🏆
cluedo-table-nobody = { $reason ->
    [unsolved] Niemand konnte mehr anklagen: Niemand hat gewonnen.
   *[other] Die Partie ist zu Ende, niemand hat gewonnen.
}
cluedo-table-seat-choosing = { $who }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}{ $state ->
    [active] {" "}(wählt eine Spielfigur)
    [gone] {" "}(hat die Partie verlassen)
   *[idle] {""}
}
cluedo-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [asked] {" "}❓
    [out] {" "}✗
    [gone] {" "}✗
    [won] {" "}🏆
   *[idle] {""}
}: { $pawn_sign } { $pawn }, { $in_room ->
    [yes] { $place_at }
   *[no] auf { $place }
}{ $cards ->
    [0] {""}
    [one] , { $cards } Karte
   *[other] , { $cards } Karten
}{ $state ->
    [active] {" "}(ist dran)
    [asked] {" "}(muss antworten)
    [out] {" "}(antwortet nur noch)
    [gone] {" "}(hat die Partie verlassen)
   *[idle] {""}
}
cluedo-table-pawn = · { $pawn_sign } { $pawn } (spielt niemand), { $in_room ->
    [yes] { $place_at }
   *[no] auf { $place }
}
cluedo-table-weapons = { $weapons_n ->
    [one] **Waffe { $room_at }**: { $weapons }
   *[other] **Waffen { $room_at }**: { $weapons }
}
cluedo-table-weapons-off = { $weapons_n ->
    [one] **Waffe neben dem Plan**: { $weapons }
    [6] **Waffen**: alle noch neben dem Plan
   *[other] **Waffen neben dem Plan**: { $weapons }
}
cluedo-table-recent = **Letzte Verdächtigungen**
cluedo-table-hypothesis = **{ $hypothesis }.** { $by }: { $suspect }, { $weapon }, { $room }{ $passed_n ->
    [0] {""}
   *[other] ; nichts: { $passed }
}; { $answer ->
    [shown] Karte gezeigt von { $shown_by }
    [waiting] wartet auf Antwort
    [dropped] blieb ohne Antwort
   *[none] keine Karte gezeigt
}
cluedo-table-envelope = **Der Umschlag**: { $suspect }, { $weapon }, { $room }.
cluedo-alt-table = Der Plan des Schlosses mit den Spielfiguren, den Waffen und dem, was in Reichweite ist.
cluedo-alt-desk = Dein Schreibtisch: deine Spielfigur, deine Karten, die dir gezeigten und, wenn du dran bist, die Felder und Räume in Reichweite, wie im Text dieser Nachricht.
cluedo-case-rule = -# Wer nichts zu zeigen hat, hat keine der drei Karten; wer antworten muss, hat mindestens eine.

# Die Buchstaben der Spielfiguren auf dem Plan
cluedo-letter-scarlett = Gl
cluedo-letter-mustard = Ga
cluedo-letter-white = W
cluedo-letter-green = Gr
cluedo-letter-peacock = P
cluedo-letter-plum = B
cluedo-picture-hand = Deine Karten
cluedo-picture-seen = Dir gezeigt
cluedo-picture-envelope = Der Umschlag

## Der Schreibtisch

cluedo-desk-no-pawn = Du hast noch keine Spielfigur. Die Karten werden verteilt, wenn alle eine haben.
cluedo-desk-pawn = **Deine Spielfigur**: { $pawn_sign } { $pawn }. Die Karten werden verteilt, wenn alle eine haben.
cluedo-desk-hand = **Deine Spielfigur**: { $pawn_sign } { $pawn }. **Deine Karten**: { $cards }.
cluedo-desk-asking = Du bist { $room_at }. **Deine Karten**: { $cards }.{ $seen_n ->
    [0] {""}
   *[other] {" "}**Dir gezeigt**: { $seen }.
}
cluedo-desk-question = **Verdacht { $hypothesis }**, { $by } fragt: { $suspect }, { $weapon }, { $room }? ❓
cluedo-desk-order = { $cards_n ->
    [0] Deine Karten antworten von selbst: mit einer, die die fragende Person schon kennt, sonst zufällig mit einer. **Bevorzugte Karte wählen** legt die Reihenfolge fest.
   *[other] Deine Karten antworten von selbst: mit einer, die die fragende Person schon kennt, sonst mit der ersten passenden von { $cards }, sonst zufällig mit einer.
}
cluedo-desk-fitting = { $cards_n ->
    [0] Keine dieser Karten gehört dir: Antworte, dass du nichts hast.
    [one] Von diesen Karten hast du: **{ $cards }**.
   *[other] Von diesen Karten hast du: **{ $cards }**. Eine genügt, und du wählst, welche.
}
cluedo-board-pawns = **Auf dem Plan**: { noun-cluedo-scarlett.short } { $scarlett } · { noun-cluedo-mustard.short } { $mustard } · { noun-cluedo-white.short } { $white } · { noun-cluedo-green.short } { $green } · { noun-cluedo-peacock.short } { $peacock } · { noun-cluedo-plum.short } { $plum }
cluedo-desk-rooms = Räume in deiner Reichweite: { $rooms }.
cluedo-desk-squares = { $n ->
    [one] Feld in deiner Reichweite: { $squares }
   *[other] Felder in deiner Reichweite ({ $n }): { $squares }
}
cluedo-square = { $square }: { $room } in { $n }
cluedo-desk-no-way = Nichts ist in deiner Reichweite: Du musst stehen bleiben.
cluedo-desk-seen = { $who } hat dir gezeigt: **{ $card }** (Verdacht { $hypothesis }) 👁
cluedo-desk-given = Du hast { $who } gezeigt: { $card } (Verdacht { $hypothesis })
cluedo-desk-hidden = Du hast gesagt, du hättest nichts, und verheimlicht: { $cards } (Verdacht { $hypothesis }) 🤥
cluedo-desk-missed = Du hast angeklagt: { $suspect }, { $weapon }, { $room }.
cluedo-desk-envelope = **Du hast in den Umschlag gesehen**: { $suspect }, { $weapon }, { $room }.

## Was nicht geht, und Warnungen

refusal-cluedo-no-standing-answers = An diesem Tisch antworten alle selbst. Die Leitung kann es vor dem Start anders einstellen.
refusal-cluedo-not-your-card = Wähle eine deiner eigenen Karten.
refusal-cluedo-too-few-players = { $n ->
    [one] Eine Person ist zu wenig: Es braucht mindestens { $least }. Andere können **Mitspielen** drücken.
   *[other] Bei { $n } Personen wäre jede Karte auf deiner Hand, auf der anderen Hand oder im Umschlag: Es gäbe nichts zu kombinieren. Es braucht mindestens { $least } Personen; andere können **Mitspielen** drücken.
}
refusal-cluedo-pawns-chosen = Die Spielfiguren sind für die ganze Partie gewählt.
refusal-cluedo-pawn-taken = Diese Spielfigur ist vergeben. Noch frei: { $suspects }.
refusal-cluedo-in-choosing = Noch werden Spielfiguren gewählt. Das Spiel beginnt, wenn alle eine haben.
refusal-cluedo-in-starting = Dein Zug beginnt: Würfle, nimm einen Geheimgang, bleibe oder äußere in einem Raum einen Verdacht.
refusal-cluedo-in-rolled = Die Würfel sind gefallen: Ziehe oder bleibe.
refusal-cluedo-in-arrived = Du bist in einem Raum: Äußere einen Verdacht oder beende deinen Zug. Hinaus kannst du in deinem nächsten.
refusal-cluedo-in-accusing = Du bist gezogen und kannst hier keinen Verdacht äußern: Klage an oder beende deinen Zug.
refusal-cluedo-in-asking = Du wirst befragt: Antworte zuerst auf den Verdacht.
refusal-cluedo-in-asked = Du hast deinen Verdacht geäußert: Klage an oder beende deinen Zug.
refusal-cluedo-passage-or-roll = Du hast gewürfelt: Einen Geheimgang nimmt man, statt zu würfeln.
refusal-cluedo-no-passage = Hier gibt es keinen Geheimgang. Diese Räume haben einen: { $rooms }.
refusal-cluedo-there-already = Deine Spielfigur ist schon dort. Wenn du nicht ziehen willst, bleib stehen.
refusal-cluedo-shut-in = Spielfiguren versperren alle Türen: Du kommst nicht aus { $rooms_dat } heraus. Bleib stehen; nimm in deinem nächsten Zug den Geheimgang, wenn es einen gibt.
refusal-cluedo-square-taken = Auf diesem Feld steht eine Spielfigur, also kann dort niemand stehen bleiben. Wähle ein markiertes Feld.
refusal-cluedo-out-of-reach = Ein Wurf von { $n } führt nicht dorthin. Du musst genau { $n } Felder ziehen, nie schräg, über keine Spielfigur und nie zweimal über ein Feld. Wähle ein markiertes Feld.
refusal-cluedo-door-blocked = Eine Spielfigur versperrt den Eingang: Du kannst nicht { $rooms_to } gehen.
refusal-cluedo-room-too-far = Ein Wurf von { $n } reicht nicht, um { $rooms_to } zu gehen, oder Spielfiguren versperren den Weg.
refusal-cluedo-cellar = In den Keller geht niemand: Dort liegt der Umschlag.
refusal-cluedo-inside-a-room = Dieses Feld liegt in einem Raum: Nenne den Namen des Raums.
refusal-cluedo-no-such-place = Diesen Ort gibt es nicht. Nenne einen Raum oder ein Feld des Gangs wie `r7c4` (Reihe 7, Spalte 4).
refusal-cluedo-not-in-a-room = Einen Verdacht äußert man in einem Raum, und deine Spielfigur steht im Gang.
refusal-cluedo-same-room = An diesem Tisch darfst du nicht zweimal in Folge { $rooms_at } einen Verdacht äußern: Gehe erst hinaus, oder warte, bis du anderswohin gerufen wirst.
refusal-cluedo-asked-already = Ein Verdacht je Zug: Klage an oder beende deinen Zug.
refusal-cluedo-nobody-asks = Gerade befragt dich niemand.
refusal-cluedo-must-show = An diesem Tisch muss eine Karte zeigen, wer eine hat.
refusal-cluedo-must-show-now = Wer nur noch antwortet, muss wahr antworten: Zeige eine der Karten, nach denen du gefragt wirst.
refusal-cluedo-not-to-show = Zeige eine deiner eigenen Karten aus dem Verdacht: { $suspects }, { $weapons }, { $rooms }.
refusal-cluedo-ask-first = Anklagen kannst du nur direkt nach deinem eigenen Verdacht: Äußere zuerst einen.
refusal-cluedo-you-only-answer = Du antwortest jetzt nur noch auf Verdächtigungen der anderen.
refusal-cluedo-no-false-witnesses = An diesem Tisch prüft der Bot die Aussagen: Niemand kann lügen.
refusal-cluedo-denounced-already = Du hast schon jemanden entlarven wollen: Das geht nur einmal in der Partie.
refusal-cluedo-no-such-hypothesis = { $n ->
    [0] Noch gibt es keinen Verdacht.
   *[other] Die Verdächtigungen haben die Nummern 1 bis { $n }.
}
refusal-cluedo-showed-something = Bei Verdacht { $n } hat diese Person gar nicht gesagt, dass sie nichts zu zeigen hat.
refusal-cluedo-only-answers = Diese Person antwortet schon nur noch oder ist gegangen: Entlarven würde nichts ändern.
caution-cluedo-own-card = Eine dieser Karten hältst du selbst, also ist diese Anklage sicher falsch. Trotzdem anklagen?
caution-cluedo-seen-card = Eine dieser Karten wurde dir gezeigt, also ist diese Anklage sicher falsch. Trotzdem anklagen?
confirm-cluedo-accuse = **Du klagst an:** { $suspect }, { $weapon }, { $room }.
    Das kannst du nur einmal: Ist es falsch, antwortest du ab dann nur noch.
confirm-cluedo-denounce = **Du willst { $player } entlarven**: Bei Verdacht { $hypothesis } war angeblich nichts zu zeigen.
    Das kannst du nur einmal in der Partie.

## Regeln, je nach Lage

rules-cluedo-start = **Cluedo in Kürze**
    Drei Karten sind im Umschlag: die Person, die Waffe, der Raum. Alle anderen Karten sind ausgeteilt. Wer die drei nennt, gewinnt.
    In deinem Zug würfelst du und ziehst im Gang zu einem Raum. Dort äußerst du einen **Verdacht**: Die verdächtige Person und die Waffe kommen in den Raum, und die anderen, von links an, müssen dir eine der drei Karten zeigen, wenn sie eine haben (mit falschen Zeugen dürfen sie es verheimlichen).
    Direkt nach deinem Verdacht darfst du **anklagen**, einmal in der Partie (oder, wenn die Leitung es so gewählt hat, jederzeit in deinem Zug). Liegst du falsch, antwortest du ab dann nur noch.
rules-cluedo-choosing = **Spielfiguren wählen**
    Alle wählen eine Spielfigur (wer zuerst kommt, wählt zuerst) und behalten sie die ganze Partie. Mit den Karten auf der Hand hat sie nichts zu tun. Wer danach am höchsten würfelt, gibt die Karten.
    Zu dritt und zu sechst beginnt Fräulein Gloria (sonst die nächste Figur im Uhrzeigersinn); zu viert und zu fünft spielt zuerst, wer eine Karte weniger hat.
rules-cluedo-starting = **Dein Zug beginnt**
    • **Würfeln**: Du ziehst genau so viele Felder, waagerecht oder senkrecht, nie schräg, über keine Spielfigur und nie zweimal über ein Feld. Um einen Raum zu betreten, brauchst du die Zahl nicht genau. Ein Einerpasch oder ein Sechserpasch führt in jeden Raum.
    • **Geheimgang**: Küche und Arbeitszimmer, Wintergarten und Salon sind verbunden, ohne Würfeln.
    • **Bleiben**, so lange du willst; in einem Raum darfst du **einen Verdacht äußern**, ohne zu ziehen.
rules-cluedo-starting-accuse-any-time = An diesem Tisch darfst du jetzt auch **anklagen**.
rules-cluedo-starting-repeat-room-forbidden = An diesem Tisch darfst du nicht zweimal in Folge im selben Raum einen Verdacht äußern: Verlasse ihn zuerst.
rules-cluedo-starting-false-witnesses-on = Mit falschen Zeugen darfst du auch einmal in der Partie jemanden **entlarven**, bevor dein Zug endet: Nenne, wer angeblich nichts zu zeigen hatte, und den Verdacht. War es eine Lüge, antwortet diese Person ab dann nur noch; wenn nicht, geschieht nichts.
rules-cluedo-rolled = **Du hast gewürfelt**
    Gehe in einen Raum in Reichweite, auf ein markiertes Feld, oder bleibe. Mit dem Betreten eines Raums endet dein Weg. Durch eine Tür, vor der eine Spielfigur steht, kommt niemand hinein oder heraus.
    Ein Feld schreibt sich `r7c4`: Reihe 7, Spalte 4, gezählt wie am Rand des Plans.
rules-cluedo-rolled-accuse-any-time = An diesem Tisch darfst du jetzt auch **anklagen**.
rules-cluedo-arrived = **Du bist in einem Raum**
    Du kannst einen Verdacht äußern: eine Person, eine Waffe und diesen Raum. Du darfst eigene Karten nennen, um die anderen zu täuschen. Auf Wunsch endet dein Zug, sobald du eine Karte siehst: Dann kannst du in diesem Zug nicht mehr anklagen; zeigt aber niemand eine, kannst du es noch. Oder beende deinen Zug.
rules-cluedo-arrived-accuse-any-time = An diesem Tisch darfst du jetzt auch **anklagen**.
rules-cluedo-accusing = **Du bist gezogen**
    Du kannst hier keinen Verdacht äußern: Deine Spielfigur steht im Gang, oder du hast in diesem Raum schon einen geäußert und musst erst hinaus. An diesem Tisch darfst du jederzeit in deinem Zug anklagen: drei beliebige Namen, einmal in der Partie. Oder beende deinen Zug.
rules-cluedo-asking = **Ein Verdacht wartet auf Antwort**
    Geantwortet wird der Reihe nach, von links neben der Person, die fragt. Wer zuerst eine der drei Karten hat, zeigt ihr genau eine, nach eigener Wahl und nur ihr; dann ist Schluss. Alle sehen, wer nichts hatte und wer gezeigt hat, nie was.
rules-cluedo-asked = **Du hast deinen Verdacht geäußert**
    Du darfst anklagen: drei beliebige Namen, heimlich mit dem Umschlag verglichen. Stimmen sie, gewinnst du. Wenn nicht, siehst nur du die drei Karten und antwortest ab dann nur noch. Anklagen kannst du nur einmal. Oder beende deinen Zug.
rules-cluedo-asked-false-witnesses-on = Mit falschen Zeugen beweist es nichts, dass niemand eine Karte gezeigt hat; hat jemand gelogen, entlarve die Lüge, bevor dein Zug endet, jetzt oder in einem späteren Zug.
rules-cluedo-witness = **Du wirst befragt**
    Hast du eine der drei Karten, zeige eine, nach deiner Wahl; nur wer fragt, sieht sie. Der Bot fragt dich, auch wenn es nichts zu wählen gibt, damit die Zeit bis zur Antwort nichts verrät.
rules-cluedo-witness-false-witnesses-on = Mit falschen Zeugen darfst du auch behaupten, nichts zu haben, außer du antwortest nur noch. Entlarvt dich jemand zu Recht im eigenen Zug, antwortest du ab dann nur noch.
rules-cluedo-waiting = **Andere sind dran**
    Notiere, wer nichts zu zeigen hatte und wer wem eine Karte gezeigt hat. **Meine Notizen** sind dein Notizbuch.
rules-cluedo-waiting-false-witnesses-on = Mit falschen Zeugen kannst du in deinem eigenen Zug jemanden entlarven.
rules-cluedo-out = **Du antwortest nur noch**
    Du ziehst, fragst und klagst nicht mehr an, wirst aber weiter befragt und sagst die Wahrheit: Zeige eine Karte, wenn du gefragt wirst, und sage nichts vom Umschlag.
rules-cluedo-over = **Die Partie ist zu Ende**
    Waren die Karten verteilt, ist der Umschlag offen. Verlauf und Partiedatei bleiben hier.

## Personen, Waffen, Räume

noun-cluedo-scarlett = Fräulein Gloria
    .short = Gloria
    .sign = 🔴
    .also = Fräulein Ming|Ming
noun-cluedo-mustard = Oberst von Gatow
    .short = Gatow
    .sign = 🟡
    .also = Oberst Gatow|Oberst Senf
noun-cluedo-white = Frau Weiß
    .short = Weiß
    .sign = ⚪
    .also = Frau Weiss
noun-cluedo-green = Reverend Grün
    .short = Grün
    .sign = 🟢
    .also = Direktor Grün|Herr Grün
noun-cluedo-peacock = Baronin von Porz
    .short = Porz
    .sign = 🔵
    .also = Baronin Porz
noun-cluedo-plum = Professor Bloom
    .short = Bloom
    .sign = 🟣
    .also = Prof. Bloom
noun-cluedo-dagger = Dolch
    .with = mit dem Dolch
noun-cluedo-candlestick = Leuchter
    .with = mit dem Leuchter
    .also = Kerzenleuchter|Kerzenständer
noun-cluedo-revolver = Pistole
    .with = mit der Pistole
    .also = Revolver
noun-cluedo-rope = Seil
    .with = mit dem Seil
    .also = Strick
noun-cluedo-cosh = Heizungsrohr
    .short = Rohr
    .with = mit dem Heizungsrohr
    .also = Rohr|Bleirohr|Totschläger|Schlagstock
noun-cluedo-spanner = Rohrzange
    .with = mit der Rohrzange
    .also = Schraubenschlüssel|Zange
noun-cluedo-nothing = Nichts zu zeigen
noun-cluedo-kitchen = Küche
    .at = in der Küche
    .to = in die Küche
    .dat = der Küche
noun-cluedo-ball_room = Musikzimmer
    .at = im Musikzimmer
    .to = ins Musikzimmer
    .dat = dem Musikzimmer
    .also = Ballsaal
noun-cluedo-conservatory = Wintergarten
    .at = im Wintergarten
    .to = in den Wintergarten
    .dat = dem Wintergarten
    .also = Veranda
noun-cluedo-billiard_room = Billardzimmer
    .short = Billard
    .at = im Billardzimmer
    .to = ins Billardzimmer
    .dat = dem Billardzimmer
    .also = Billard
noun-cluedo-library = Bibliothek
    .at = in der Bibliothek
    .to = in die Bibliothek
    .dat = der Bibliothek
noun-cluedo-study = Arbeitszimmer
    .short = Arbeitsz.
    .at = im Arbeitszimmer
    .to = ins Arbeitszimmer
    .dat = dem Arbeitszimmer
noun-cluedo-hall = Eingangshalle
    .at = in der Eingangshalle
    .to = in die Eingangshalle
    .dat = der Eingangshalle
    .also = Halle
noun-cluedo-lounge = Salon
    .at = im Salon
    .to = in den Salon
    .dat = dem Salon
noun-cluedo-dining_room = Speisezimmer
    .at = im Speisezimmer
    .to = ins Speisezimmer
    .dat = dem Speisezimmer
    .also = Esszimmer

## Die Akte

cluedo-sheet-suspects = Personen
cluedo-sheet-weapons = Waffen
cluedo-sheet-rooms = Räume
cluedo-sheet-envelope = Der Umschlag

## Warum etwas sicher ist

cluedo-why-hand = { $held ->
    [yes] Die Karte { $card } hast du selbst auf der Hand.
   *[no] Du siehst deine eigene Hand: Die Karte { $card } ist nicht dabei.
}
cluedo-why-told = { $how ->
    [saw] Bei Nr. { $no } hat dir { $who } { $cards } gezeigt.
    [envelope] Bei Nr. { $no } hast du gesehen, was im Umschlag ist: { $cards }.
    [confessed] Bei Nr. { $no } kam eine Lüge heraus: { $who } hatte { $cards } verheimlicht.
    [cleared] Bei Nr. { $no } zeigte sich, dass { $who } nicht gelogen hatte und keine dieser Karten hat: { $cards }.
   *[passed] Bei Nr. { $no } hatte { $who } keine dieser Karten zu zeigen: { $cards }.
}
cluedo-why-one-of = { $how ->
    [asked] Bei Nr. { $no } muss { $who } eine der Karten { $cards } zeigen
    [caught] Bei Nr. { $no } zeigte sich, dass { $who } eine der Karten { $cards } verheimlicht hat
   *[showed] Bei Nr. { $no } hat { $who } eine der Karten { $cards } gezeigt
}: { $mine_n ->
    [0] {""}
   *[other] nicht { $mine } (bei dir),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] nicht { $seen } (gesehen bei Nr. { $seen_nos }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] nicht { $passed } (nichts zu zeigen bei Nr. { $passed_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] nicht { $above } (siehe oben),{" "}
}also { $card }.
cluedo-why-kind = Im Umschlag ist von jeder Art eine Karte: { $mine_n ->
    [0] {""}
   *[other] nicht { $mine } (bei dir),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] nicht { $seen } (gesehen bei Nr. { $seen_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] nicht { $above } (siehe oben),{" "}
}also { $card }.
cluedo-why-nowhere-else = Die Karte { $card } ist nicht bei dir{ $passed_n ->
    [0] {""}
    [one] , und { $passed } hatte bei Nr. { $passed_nos } nichts zu zeigen
   *[other] , und { $passed } hatten bei Nr. { $passed_nos } nichts zu zeigen
}{ $above_n ->
    [0] {""}
    [one] , und { $above } kann die Karte nicht haben (siehe oben)
   *[other] , und { $above } können die Karte nicht haben (siehe oben)
}{ $sealed ->
    [yes] , und im Umschlag ist eine andere Karte dieser Art{ $sealed_nos_n ->
        [0] {""}
       *[other] {" "}(Nr. { $sealed_nos })
    }
   *[no] {""}
}. Also ist sie { $who ->
    [none] im Umschlag.
   *[other] bei { $who }.
}
cluedo-why-whole-hand = { $who } hat { $size ->
    [one] eine Karte, und zwar
   *[other] { $size } Karten, und zwar
} { $seen_n ->
    [0] {""}
   *[other] { $seen } (gesehen bei Nr. { $seen_nos }){ $above_n ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $above_n ->
    [0] {""}
   *[other] { $above } (siehe oben)
}: sonst nichts.
cluedo-why-no-others = { $who } hat { $size ->
    [one] eine Karte
   *[other] { $size } Karten
}, und für diese Hand ist nur noch übrig: { $cards }{ $nos_n ->
    [0] {""}
   *[other] {" "}nach Nr. { $nos }
}.
cluedo-why-no-room = { $who } hat { $size } Karten: { $held_n ->
    [0] {""}
   *[other] { $held }, dazu{" "}
}{ $nos_n ->
    [one] eine für die Antwort bei Nr. { $nos }
   *[other] je eine für die Antworten bei Nr. { $nos }, die keine mögliche Karte gemeinsam haben
}{ $also_n ->
    [0] {""}
   *[other] {" "}(siehe Nr. { $also })
}. Für { $cards_n ->
    [one] die Karte
   *[other] die Karten
} { $cards } ist kein Platz.
cluedo-why-fork = { $how ->
    [asked] Bei Nr. { $no } muss { $who } eine der Karten { $cards } zeigen
    [caught] Bei Nr. { $no } zeigte sich, dass { $who } eine der Karten { $cards } verheimlicht hat
   *[showed] Bei Nr. { $no } hat { $who } eine der Karten { $cards } gezeigt
}: { $mine_n ->
    [0] {""}
   *[other] nicht { $mine } (bei dir),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] nicht { $seen } (gesehen bei Nr. { $seen_nos }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] nicht { $passed } (nichts zu zeigen bei Nr. { $passed_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] nicht { $above } (siehe oben),{" "}
}also Fall für Fall:
cluedo-why-case = **{ $label }** Wenn es die Karte { $card } ist:
cluedo-why-suppose = Angenommen, die Karte { $card } wäre { $held ->
    [yes] {""}
   *[no] nicht{" "}
}{ $who ->
    [none] im Umschlag.
   *[other] bei { $who }.
}
cluedo-why-clash = Das kann nicht sein: { $rule ->
    [one_of] { $who } muss eine der Karten { $cards } haben und könnte keine davon haben
    [kind] Im Umschlag wäre keine der Karten { $cards }
    [nowhere_else] Die Karte { $card } könnte bei niemandem sein, und auch nicht im Umschlag
    [whole_hand] { $who } hätte { $cards }, hat aber nur { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    }
    [no_others] Für die { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    } von { $who } blieben zu wenige übrig
   *[clash] Die Karte { $card } wäre { $who ->
        [none] im Umschlag und zugleich anderswo
       *[other] bei { $who } und zugleich anderswo
    }
}{ $nos_n ->
    [0] {""}
   *[other] {" "}(Nr. { $nos })
}.
cluedo-why-so = Also ist die Karte { $card } { $held ->
    [yes] {""}
   *[no] nicht{" "}
}{ $who ->
    [none] im Umschlag.
   *[other] bei { $who }.
}
cluedo-why-together = Alles zusammen, { $nos_n ->
    [0] lässt deine Hand
    [one] lässt Nr. { $nos }
   *[other] lassen Nr. { $nos }
} nur eines zu: Die Karte { $card } ist { $held ->
    [yes] {""}
   *[no] nicht{" "}
}{ $who ->
    [none] im Umschlag.
   *[other] bei { $who }.
}

## Die ganzen Regeln, Seite für Seite; die letzte Seite ist ein Beispiel

rulebook-cluedo-1 = **Das Ziel**
    Graf Eutin liegt tot in seinem Schloss. Wer war es, mit welcher Waffe, in welchem Raum? Es gibt 21 Karten: 6 Personen, 6 Waffen, 9 Räume. Von jeder Art ist eine Karte im **Umschlag**; das ist die Lösung. Wer sie zuerst nennt, gewinnt.
    Die anderen 18 Karten werden verteilt. Eine Karte, die du siehst, ist nicht im Umschlag: So kommst du voran.
    3 bis 6 Personen spielen mit. Welche Karten du hast, hat mit deiner Spielfigur nichts zu tun.
rulebook-cluedo-2 = **Vorbereitung**
    Alle wählen eine Spielfigur; wer zuerst kommt, wählt zuerst. Alle sechs stehen auf ihren Startfeldern, auch die, die niemand spielt. Waffen kommen ins Schloss, wenn sie genannt werden.
    Alle würfeln; wer am höchsten würfelt, gibt, eine Karte nach der anderen. Zu viert oder zu fünft haben einige eine Karte weniger und spielen zuerst. Zu dritt oder zu sechst beginnt Fräulein Gloria; spielt sie niemand, beginnt die nächste Figur im Uhrzeigersinn.
    Es geht im Uhrzeigersinn weiter.
rulebook-cluedo-3 = **Ziehen**
    In deinem Zug wählst du:
    • **würfeln** und im Gang genau um die Summe ziehen, nie schräg und nie zweimal über dasselbe Feld. Ein Feld mit einer Spielfigur versperrt den Weg. Einen Raum betrittst du durch eine Tür; dort muss die Zahl nicht genau stimmen, und der Weg endet;
    • den **Geheimgang** eines Eckraums nehmen, ohne zu würfeln;
    • **bleiben**, wo du bist.
    {""}**Einerpasch oder Sechserpasch**: Du kannst geradewegs in einen Raum deiner Wahl gehen.
rulebook-cluedo-4 = **Der Verdacht**
    In einem Raum kannst du je Zug einen Verdacht äußern: eine Person, eine Waffe und den Raum, in dem du bist. Die Figur der Person und die Waffe kommen dorthin und bleiben dort.
    Geantwortet wird der Reihe nach, von links neben dir an. Wer keine der drei Karten hat, passt. Die erste Person, die mindestens eine hat, zeigt dir **genau eine**, nach eigener Wahl und nur dir; damit endet das Befragen.
    Die anderen sehen, wer gepasst und wer gezeigt hat, aber nicht, welche Karte. Du kannst Karten nennen, die du selbst hast.
    Du kannst bei einem Verdacht sagen, dass dein Zug endet, sobald eine Karte gezeigt wird. Ein Tisch kann auch zwei Verdächtigungen in Folge im selben Raum verbieten: Gehe erst hinaus, oder warte, bis du anderswohin gerufen wirst.
rulebook-cluedo-5 = **Anklagen, und das Ende**
    Direkt nach deinem Verdacht kannst du anklagen: drei Karten, der Raum ist beliebig. Nur du siehst in den Umschlag.
    • **Richtig**: Du zeigst die Karten und gewinnst.
    • **Falsch**: Du spielst nicht mehr, antwortest aber weiter auf Verdächtigungen. Niemand erfährt, was du genannt hast.
    Anklagen darf man nur einmal. Lagen alle falsch, gewinnt niemand.
    Wer geht, ist nicht mehr an der Reihe; die zurückgelassenen Karten antworten weiter, und zwar wahrheitsgemäß. Spielt zwei Runden lang niemand, endet die Partie, und niemand gewinnt.
    Wenn der Tisch es so vereinbart hat, kannst du jederzeit in deinem Zug anklagen.
rulebook-cluedo-6 = **Falsche Zeugen, oder Karten, die antworten (Optionen)**
    Nach den Regeln von 1974 darf man eine Karte verheimlichen; wer dabei ertappt wird, spielt nicht mehr und antwortet nur noch. Mit dieser Option darf also jede befragte Person behaupten, nichts zu haben. Einmal in der Partie kannst du in deinem Zug jemanden bei einem Verdacht **entlarven**. War es gelogen, ist diese Person draußen; wenn nicht, erfährst du nichts weiter. Wer einen Platz übernimmt, steht auch für dessen Lügen ein: **Mein Schreibtisch** nennt sie.
    Ohne diese Option sind alle Antworten wahr, und wer antwortet, wählt nur, welche Karte gezeigt wird.
    Ein Tisch kann auch **die Karten von selbst antworten** lassen, sofort und wahr: mit einer Karte, die die fragende Person schon gesehen hat, sonst mit der ersten passenden, die du unter **Bevorzugte Karte wählen** genannt hast, sonst zufällig mit einer.
rulebook-cluedo-7 = **Beispiel für einen Zug**
    Anna spielt Frau Weiß, ist im Musikzimmer, würfelt 3 und 4, geht in den Wintergarten, vier Felder weit, und äußert einen Verdacht: Oberst von Gatow, das Seil, im Wintergarten. Gatows Figur und das Seil kommen dorthin.
    Links von ihr hat Bruno keine der drei Karten: Er passt. Chloé hat das Seil und den Wintergarten, wählt und zeigt Anna allein das Seil. Diane wird nicht mehr gefragt.
    Anna streicht das Seil. Bruno weiß nur, dass Chloé eine der drei hat, und alle wissen, dass Bruno keine hat. Anna klagt nicht an, und der Zug ist zu Ende.

## Die Lektion: ein paar Entscheidungen aus einer echten Partie, und warum

lesson-cluedo-start = **Cluedo in fünf Minuten**
    Eine Person, eine Waffe und ein Raum sind im Umschlag. Die anderen 18 Karten habt ihr auf der Hand: du, Camille (links von dir) und Robin. Du spielst Reverend Grün.
    Hier sind vier Entscheidungen aus einer echten Partie.
lesson-cluedo-1 = Robin ist im Speisezimmer und äußert einen Verdacht: Fräulein Gloria, der Leuchter, das Speisezimmer. Du hast keine dieser Karten: Du passt. Camille zeigt eine Karte, nur Robin sieht sie.
    {""}**Was weißt du jetzt?**
lesson-cluedo-1-candlestick = Camille hat den Leuchter
lesson-cluedo-1-candlestick-why = Vielleicht, aber du hast die Karte nicht gesehen: Es kann jede der drei sein.
lesson-cluedo-1-one = Camille hat eine der drei Karten
lesson-cluedo-1-one-why = Ja: mindestens eine. Schreibe es auf: Sobald du weißt, dass Camille zwei davon nicht hat, kennst du die dritte.
lesson-cluedo-1-none = Keine der drei ist im Umschlag
lesson-cluedo-1-none-why = Nein: Nur eine Karte wurde gezeigt. Die beiden anderen können überall sein, auch im Umschlag.
lesson-cluedo-2 = Du hast 11 gewürfelt und bist ins Billardzimmer gegangen.
    {""}**Welchen Verdacht kannst du äußern?**
lesson-cluedo-2-library = Grün, der Dolch, die Bibliothek
lesson-cluedo-2-library-why = Nein: Der Raum ist immer der, in dem deine Spielfigur steht, hier das Billardzimmer.
lesson-cluedo-2-weapons = Der Dolch, der Leuchter, das Billardzimmer
lesson-cluedo-2-weapons-why = Nein: Ein Verdacht ist immer eine Person, eine Waffe und ein Raum.
lesson-cluedo-2-billiard = Grün, der Dolch, das Billardzimmer
lesson-cluedo-2-billiard-why = Ja: Deine eigene Spielfigur kann die verdächtige sein. Du kannst sogar Karten nennen, die du selbst hast, um etwas über den Rest zu erfahren.
lesson-cluedo-3 = Du hast Reverend Grün, den Dolch und das Billardzimmer genannt. Camille wird zuerst gefragt und zeigt dir den **Dolch**.
    {""}**Was kannst du streichen?**
lesson-cluedo-3-all = Alle drei Karten
lesson-cluedo-3-all-why = Nein: Mit der ersten Karte endet das Befragen. Von Reverend Grün und dem Billardzimmer weißt du nicht mehr als vorher.
lesson-cluedo-3-dagger = Nur den Dolch
lesson-cluedo-3-dagger-why = Ja: Camille hat ihn, also ist er nicht im Umschlag. Camille hat sich ausgesucht, was du siehst, vielleicht um eine andere Karte zu verbergen.
lesson-cluedo-3-nothing = Nichts: Es kann ein Bluff sein
lesson-cluedo-3-nothing-why = Doch: Eine gezeigte Karte ist echt. Du hast sie gesehen, also ist sie nicht im Umschlag.
lesson-cluedo-4 = Robin ist in der Küche und nennt Fräulein Gloria, die Rohrzange und die Küche. Du wirst zuerst befragt. Von diesen Karten hast du die **Küche**.
    {""}**Was tust du?**
lesson-cluedo-4-pass = Ich sage, ich habe nichts
lesson-cluedo-4-pass-why = Nein: Wer eine der Karten hat, muss eine zeigen. Nur die Option der falschen Zeugen lässt dich lügen, und das ist ein Wagnis.
lesson-cluedo-4-table = Ich zeige allen die Küche
lesson-cluedo-4-table-why = Nein: Eine Karte sieht nur, wer fragt. Die anderen erfahren nur, dass du geantwortet hast.
lesson-cluedo-4-robin = Ich zeige nur Robin die Küche
lesson-cluedo-4-robin-why = Ja: Etwas anderes kannst du nicht zeigen. Hast du mehrere, zeige lieber eine, die schon bekannt ist.
lesson-cluedo-end = **Mehr brauchst du nicht, um zu spielen.** Streiche, was du siehst, notiere, wer passt und wer antwortet, und klage nur an, wenn du sicher bist: Anklagen kannst du nur einmal. **Meine Akte** hält das alles fest.

## Techniken der Deduktion, die leichtesten zuerst

technique-cluedo-told = Auf einen Blick
technique-cluedo-told-page = Eine einzige Auskunft genügt: eine Karte deiner eigenen Hand, eine Karte, die dir gezeigt wurde, oder, wo niemand lügen darf, dass jemand nichts zu zeigen hatte.
    {""}*Beispiel:* Robin wird nach Grün, Seil und Eingangshalle gefragt und hat nichts zu zeigen. Robin hat keine der drei Karten.
technique-cluedo-one-of = Eine der gezeigten
technique-cluedo-one-of-page = Jemand hat eine von drei Karten gezeigt. Streiche die, die dort nicht sein können; bleibt eine übrig, war es diese.
    {""}*Beispiel:* Camille zeigt Robin eine der Karten Bloom, Rohrzange und Arbeitszimmer. Die Rohrzange hast du, und auf die Frage nach dem Arbeitszimmer hatte Camille früher nichts zu zeigen. Es war Bloom.
technique-cluedo-kind = Die letzte ihrer Art
technique-cluedo-kind-page = Im Umschlag sind eine Person, eine Waffe und ein Raum. Sind von einer Art alle bis auf eine Karte anderswo, ist diese im Umschlag.
    {""}*Beispiel:* Von den sechs Waffen hast du zwei und weißt von drei weiteren, wo sie sind. Die sechste ist im Umschlag.
technique-cluedo-nowhere-else = Nirgends sonst
technique-cluedo-nowhere-else-page = Jede Karte ist irgendwo. Bleibt für eine Karte nur ein einziger Ort übrig, ist sie dort.
    {""}*Beispiel:* Die Bibliothek ist nicht bei dir, und weder Camille noch Robin konnten diese Karte zeigen. Also ist die Bibliothek im Umschlag.
technique-cluedo-whole-hand = Volle Hand
technique-cluedo-whole-hand-page = Du weißt, wie viele Karten jede Hand hat. Kennst du alle Karten einer Hand, ist dort keine andere.
    {""}*Beispiel:* Robin hat drei Karten: Grün, Seil und Eingangshalle. Also hat Robin die Küche nicht, obwohl nie jemand danach gefragt hat.
technique-cluedo-no-others = Gerade genug übrig
technique-cluedo-no-others-page = Sind für eine Hand nur noch so viele Karten übrig, wie sie hat, sind alle davon dort.
    {""}*Beispiel:* Robin hat vier Karten, und alle außer Bloom, Rohrzange, Arbeitszimmer und Eingangshalle sind ausgeschlossen. Robin hat diese vier.
technique-cluedo-no-room = Kein Platz mehr
technique-cluedo-no-room-page = Antworten auf Fragen ohne gemeinsame Karte stehen für je eine andere Karte. Füllen diese die Hand, sind alle anderen Karten ausgeschlossen.
    {""}*Beispiel:* Zwei Karten von Robin sind unbekannt. Robin hat einmal Bloom oder die Rohrzange gezeigt und einmal Grün oder die Eingangshalle. Robin hat je eine davon und sonst nichts.
technique-cluedo-cases = Fall für Fall
technique-cluedo-cases-page = Ein Schritt allein genügt nicht, aber es gibt nur wenige Fälle, und jeder führt zum selben Schluss. Nimm sie der Reihe nach an, und sieh, was folgt.
    {""}*Beispiel:* Robin hat die Rohrzange oder die Eingangshalle gezeigt. Camille hat Grün oder die Rohrzange gezeigt, später Grün oder die Eingangshalle. Hat Robin die Rohrzange, war Camilles erste Karte Grün; hat Robin die Eingangshalle, war es die zweite. Also hat Camille Grün.

## Die Befehle (die englischen Namen stehen im Code)

command-cluedo = cluedo
command-cluedo-description = Spiele Cluedo am Tisch dieses Kanals.

command-cluedo-pawn = figur
command-cluedo-pawn-description = Wähle deine Spielfigur, bevor die Karten verteilt werden.
command-cluedo-pawn-suspect = person
command-cluedo-pawn-suspect-description = Die Figur, die du spielst.

command-cluedo-roll = würfeln
command-cluedo-roll-description = Wirf die beiden Würfel.

command-cluedo-move = ziehen
command-cluedo-move-description = Ziehe mit deiner Spielfigur nach deinem Wurf.
command-cluedo-move-to = wohin
command-cluedo-move-to-description = Ein Raum oder ein Feld wie r7c4 (Reihe 7, Spalte 4).

command-cluedo-passage = geheimgang
command-cluedo-passage-description = Nimm den Geheimgang, statt zu würfeln.

command-cluedo-stay = bleiben
command-cluedo-stay-description = Lass deine Spielfigur, wo sie ist.

command-cluedo-suggest = verdacht
command-cluedo-suggest-description = Äußere einen Verdacht in dem Raum, in dem deine Spielfigur ist.
command-cluedo-suggest-suspect = person
command-cluedo-suggest-suspect-description = Die verdächtige Person; ihre Figur kommt in den Raum.
command-cluedo-suggest-weapon = waffe
command-cluedo-suggest-weapon-description = Die vermutete Waffe; sie kommt in den Raum.
command-cluedo-suggest-end = beenden
command-cluedo-suggest-end-description = Beende deinen Zug, sobald du eine Karte siehst, ohne anzuklagen.

command-cluedo-show = zeigen
command-cluedo-show-description = Antworte mit einer deiner Karten auf einen Verdacht; nur wer fragt, sieht sie.
command-cluedo-show-card = karte
command-cluedo-show-card-description = Eine der drei genannten Karten.

command-cluedo-prefer = vorziehen
command-cluedo-prefer-description = Sage, welche Karte zuerst gezeigt wird, wo die Karten von selbst antworten.
command-cluedo-prefer-card = karte
command-cluedo-prefer-card-description = Eine deiner Karten.

command-cluedo-accuse = anklagen
command-cluedo-accuse-description = Sage, was im Umschlag ist; nur einmal in der Partie.
command-cluedo-accuse-suspect = person
command-cluedo-accuse-suspect-description = Wer es war.
command-cluedo-accuse-weapon = waffe
command-cluedo-accuse-weapon-description = Die Tatwaffe.
command-cluedo-accuse-room = raum
command-cluedo-accuse-room-description = Der Tatort.

command-cluedo-denounce = entlarven
command-cluedo-denounce-description = Entlarve, wer eine Karte verheimlicht hat; nur einmal in der Partie.
command-cluedo-denounce-player = person
command-cluedo-denounce-player-description = Wer gelogen hat.
command-cluedo-denounce-suggestion = verdacht
command-cluedo-denounce-suggestion-description = Die Nummer des Verdachts.

command-cluedo-end = beenden
command-cluedo-end-description = Beende deinen Zug.
