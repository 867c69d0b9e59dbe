# Zeit: Tempo, Stunden, und wann ein Tisch zu Ende ist.

lobby-bounded = -# Beginnt die Partie heute, endet sie spätestens am { $at }, auch wenn jemand abwesend ist.
lobby-unbounded = -# Ohne Zeitgrenze für Züge endet dieser Tisch nie von selbst: Wer fehlt, lässt alle warten.
option-absences = Angekündigte Abwesenheiten
absences-count = niemand wartet auf Abwesende
absences-ignored = zählen hier nicht
table-timed-out = Die Höchstdauer dieses Tisches ist erreicht, er ist zu Ende; niemand gewinnt. **/tisch exportieren** gibt dir die Partie als Datei.
hours-none = Du hast keine Ruhezeit (Zeitzone: { $zone }). **/ich ruhezeit** stellt sie ein.
hours-kept = Deine Ruhezeit: { $start } bis { $end }, Zeit in { $zone }. Züge von dir, die ab jetzt beginnen, laufen darin nicht ab; an Tischen mit höchstens einer Stunde pro Zug gilt sie nicht.

## In der Übersicht

panel-deadline = Frist für den Zug: { $at }.
time-deadline = Frist: { $at }. Danach wird der Zug für dich gespielt{ $lost ->
    [0] .
   *[other] ; { $lost } verpasste Züge in Folge kosten die Partie.
}
panel-paused = Pause bis { $at }; dann geht der Zug mit der Zeit weiter, die er noch hatte. ⏸️
panel-live = Alle sind da: fünf Minuten für einen Zug, bis jemand sich nicht mehr meldet. ⚡
panel-here = Schon da: { $players }. Sind alle da, geht die Partie live weiter. ⚡
panel-away = { $who } ist abwesend bis { $at }; niemand wartet. 🌙
panel-covered = Auf diese Plätze wird bis zur Rückkehr nicht gewartet: { $players } 🪑
seat-covered = { $who } hat zwei Züge in Folge verpasst. Ab jetzt wartet der Tisch nur noch eine Minute, dann spielt er den Zug. **Ich bin da** gibt den Platz zurück.
extended-own = { $by } nimmt sich mehr Zeit für diesen Zug: bis { $at }. ⏳
extended-other = { $by } gibt { $to } mehr Zeit für diesen Zug: bis { $at }. ⏳

## Der Bildschirm der Zeit

time-title = **Zeit an diesem Tisch**: { $pace } für einen Zug
time-last-moment = Diese Partie endet spätestens am { $at }, auch wenn jemand abwesend ist.
time-left = { $extended ->
    [yes] Deine zusätzliche Zeit hattest du schon. { $pauses ->
        [0] Keine Pausen mehr.
        [one] Eine Pause ist noch möglich.
       *[other] { $pauses } Pausen sind noch möglich.
    }
   *[no] Einmal in der Partie kannst du mehr Zeit für einen Zug bekommen. { $pauses ->
        [0] Keine Pausen mehr.
        [one] Eine Pause ist noch möglich.
       *[other] { $pauses } Pausen sind noch möglich.
    }
}
time-show = Zeit
time-extend = Mehr Zeit
time-here = Ich bin da
time-pace = Andere Zeit je Zug vorschlagen
time-pause = Eine Pause vorschlagen
pause-value = { $n ->
    [one] ein Tag
   *[other] { $n } Tage
}
time-changed = Erledigt: Die Übersicht zeigt die neue Zeit.
here-noted = Notiert: Der Tisch wartet auf dich.
here-live = Alle sind da: Die Partie geht live weiter.

## Abwesenheiten

away-none = Du hast keine Abwesenheit angekündigt. **/ich abwesenheit** kündigt eine für alle deine Tische an.
away-kept = Du bist abwesend von { $start } bis { $end }. So lange wartet keiner deiner Tische auf dich: Deine Züge werden gespielt, als kämst du zu spät, und zählen nicht als verpasst. **/ich zurück** beendet das.
away-over = Willkommen zurück: Deine Tische warten wieder auf dich.

## Erinnerungen

reminder-you = Der Tisch wartet auf dich. ⏰
reminder-who = { $who }, der Tisch wartet auf dich. ⏰
reminder-muted = Notiert: keine Erinnerungen mehr an diesen Zug.
reminders-kept = { $by ->
    [nothing] Du bekommst keine Erinnerungen. **/ich erinnerungen** ändert das.
    [mention] Du wirst mit einer Erwähnung im Kanal erinnert (oder mit einer Direktnachricht, wenn ich dort nicht schreiben kann), { $every ->
        [0] zweimal je Zug.
        [one] jede Stunde.
       *[other] alle { $every } Stunden.
    }
   *[mail] Du wirst mit einer Direktnachricht erinnert (oder mit einer Erwähnung, wo ich dir nicht schreiben kann), { $every ->
        [0] zweimal je Zug.
        [one] jede Stunde.
       *[other] alle { $every } Stunden.
    }
}
remind-mail = mit einer Direktnachricht
remind-mention = mit einer Erwähnung im Kanal
remind-nothing = gar nicht
time-mute = Nicht bei diesem Zug
time-mute-all = Keine Erinnerungen mehr
time-remind = Erinnere mich …

## Was nicht geht

refusal-no-such-zone = Die Zeitzone „{ $text }“ kenne ich nicht. Nenne die Hauptstadt deines Landes oder eine andere große Stadt mit deiner Uhrzeit.
refusal-no-such-zone-near = Die Zeitzone „{ $text }“ kenne ich nicht. Meintest du { $near }? Schreibe eine davon oder eine andere große Stadt mit deiner Uhrzeit.
refusal-no-such-time = „{ $text }“ kann ich nicht als Uhrzeit lesen. Schreibe 22:30 oder 8:00.
refusal-quiet-too-long = Eine Ruhezeit dauert höchstens { $n } Stunden, damit die anderen nicht zu lange warten. Wähle eine kürzere.
refusal-no-such-day = „{ $text }“ kann ich nicht als Tag lesen. Schreibe 31.12. oder 2026-12-31.
refusal-away-backwards = Eine Abwesenheit endet nach ihrem Anfang und nicht in der Vergangenheit. Es hat sich nichts geändert.
refusal-away-too-long = Eine Abwesenheit dauert höchstens { $n } Tage und beginnt innerhalb eines Jahres. Bist du länger weg, gib deinen Platz ab oder verlasse die Partie.
refusal-here-already = Du bist schon da: Deine Tische warten auf dich.
refusal-live-already = Dieser Tisch spielt schon live.
refusal-no-clock = Dieser Tisch hat keine Uhr, also gibt es keine Zeit zu ändern. **/tisch tempo** schlägt eine vor.
refusal-time-paused = Die Uhr dieses Tisches macht Pause.
refusal-nobody-waits = Der Tisch wartet gerade nicht auf { $player }.
refusal-extended-already = { $player } hatte in dieser Partie schon zusätzliche Zeit: Die gibt es nur einmal.
refusal-pace-already = Dieser Tisch spielt schon in diesem Tempo.
refusal-too-many-paces = Das Tempo wurde { $n } Mal geändert; mehr geht in einer Partie nicht.
refusal-too-many-pauses = Diese Partie hatte schon ihre { $n } Pausen.
refusal-pause-too-long = Eine Pause dauert hier einen bis { $n } Tage.
