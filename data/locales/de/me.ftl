# Was einer Person gehört, an welchen Tischen sie auch sitzt.

settings-title = **Deine Einstellungen**, für alle Tische
settings-mail = { $on ->
    [yes] Deine Geheimnisse kommen als Direktnachricht zu dir; auch **Mein Schreibtisch** zeigt sie immer.
   *[no] Ich sende dir keine Geheimnisse: **Mein Schreibtisch** zeigt sie alle, nur dir.
}
settings-set-mail = { $n ->
    [0] Keine Direktnachrichten
   *[1] Geheimnisse als Direktnachricht
}
settings-reading = Wie ich private Nachrichten lese
reading-words = Nur Worte
reading-words-note = Keine Bilder: Die Worte sagen alles, was sie zeigen.
reading-large = Große Schrift
reading-large-note = Bilder mit größeren und einfacheren Buchstaben.
reading-open = Nichts verdeckt
reading-open-note = Was für andere verdeckt ist, steht offen da.
reading-covered = Meine Geheimnisse verdeckt
reading-covered-note = Wenn andere deinen Bildschirm sehen: tippen, um zu lesen. Karten zum Auswählen stehen in Listen.
reading-anew = Neue Nachrichten
reading-anew-note = Nie eine Nachricht ändern: Ein Screenreader liest neue vor.
settings-inbox = Meine Tische
settings-export = Meine Daten als Datei
settings-erase = Meine Daten löschen …
own-settings = Meine Einstellungen
own-time = Meine Zeiten und Erinnerungen
own-wake = Für Partien wecken
own-blocks = Wen ich fernhalte
own-time-title = **Deine Zeiten**, für alle Tische
own-set-hours = Ruhezeit
own-set-away = Abwesenheit ankündigen
own-back = Ich bin zurück
own-remind-when = Wie oft?
own-remind-every = { $n ->
    [0] Zweimal je Zug
    [one] Jede Stunde
   *[other] Alle { $n } Stunden
}
own-hours-form = Ruhezeit
own-away-form = Eine Abwesenheit
own-field-zone = Eine große Stadt in deiner Zeitzone
own-field-start = Beginn, zum Beispiel 22:30
own-field-end = Ende, zum Beispiel 8:00
own-field-first = Erster Tag, zum Beispiel 2026-12-24
own-field-last = Letzter Tag, zum Beispiel 2026-12-31
own-blocks-title = **Wen du von den Tischen fernhältst**, die du leitest, ohne dass es jemand erfährt: { $n ->
    [0] niemanden.
   *[other] { $people }. Wähle einen Namen noch einmal, und diese Person darf wieder kommen.
}
own-block = Jemanden fernhalten …
mail-declined = Du hast gewählt, keine Direktnachrichten zu bekommen: Der Knopf **Mein Schreibtisch** zeigt deine Geheimnisse, nur dir. **/ich einstellungen** ändert das.
mail-unopened = Ich schreibe gerade vielen neuen Leuten, darum kommen deine Geheimnisse vielleicht noch nicht als Direktnachricht. Der Knopf **Mein Schreibtisch** zeigt sie, nur dir.
table-desks = { $alone ->
    [yes] -# **Mein Schreibtisch** zeigt dir deine Geheimnisse und niemandem sonst.
   *[no] -# Nicht alle bekommen Direktnachrichten: **Mein Schreibtisch** zeigt dir deine Geheimnisse und niemandem sonst.
}

## Alle eigenen Tische

inbox-title = { $n ->
    [0] **Deine Tische**: Keiner wartet auf dich.
    [one] **Deine Tische**: Einer wartet auf dich.
   *[other] **Deine Tische**: { $n } warten auf dich.
}
inbox-empty = Du sitzt an keinem offenen Tisch. **/spielen** führt dich an einen oder eröffnet einen.
inbox-asked = **{ $game }** in { $channel }: Du bist dran; dein Zug begann { $since }. ⏳
inbox-until = Frist: { $at }.
inbox-others = **{ $game }** in { $channel }: Die anderen spielen; der letzte Zug war { $since }.
inbox-lobby = **{ $game }** in { $channel }: noch nicht begonnen, eröffnet { $since }.
inbox-starts = **{ $game }** in { $channel }: Du kannst **Starten** drücken, wenn alle da sind; eröffnet { $since }.
inbox-frozen = **{ $game }** in { $channel }: Hier geht es nicht weiter; die Partie bleibt gespeichert, wie sie ist.
inbox-lent = **{ $game }** in { $channel }: Das Programm spielt für dich weiter. **/tisch ersetzen** gibt dir dort deinen Platz zurück.
inbox-more = … und { $n } weitere.

previously = { $n ->
    [0] **Bisher …**
    [one] **Bisher …** { $never ->
        [yes] Seit Beginn der Partie ist das passiert:
       *[no] Seit du zuletzt hier warst, ist das passiert:
    }
   *[other] **Bisher …** { $never ->
        [yes] Seit Beginn der Partie sind { $n } Dinge passiert; das Neueste:
       *[no] Seit du zuletzt hier warst, sind { $n } Dinge passiert; das Neueste:
    }
}
previously-learnt = • Nur für dich: { $line }
previously-asked = Du bist dran. ⏳
previously-waits = Gerade musst du nichts tun.

## Andere Leute, und die eigenen Daten

blocked = { $person } kann sich an Tische, die du leitest, nicht mehr setzen und erfährt nichts davon. **/ich freigeben** hebt das auf.
unblocked = { $person } kann sich wieder an deine Tische setzen.
refusal-blocks-self = Dich selbst kannst du nicht blockieren.
refusal-blocks-bot = Ein Bot setzt sich von sich aus an keinen Tisch. Wähle einen Menschen.
refusal-not-welcome = An diesen Tisch kannst du dich nicht setzen. **/tisch neu** eröffnet einen eigenen, in einem anderen Kanal oder Thread.
export-mine = Alles, was ich über dich gespeichert habe.
erase-question = { $n ->
    [0] Alles löschen, was ich über dich gespeichert habe: Einstellungen, Notizen, Markierungen und deinen Namen an vergangenen Tischen? Die Partien bleiben, mit einem Platz ohne Namen. Das lässt sich nicht rückgängig machen.
    [one] Du spielst an einem Tisch und würdest **ihn endgültig verlassen**; **/tisch ersetzen** übergibt deinen Platz vorher an jemand anderen. Alles löschen, was ich über dich gespeichert habe: Einstellungen, Notizen, Markierungen und deinen Namen an vergangenen Tischen? Das lässt sich nicht rückgängig machen.
   *[other] Du spielst an { $n } Tischen und würdest **sie endgültig verlassen**; **/tisch ersetzen** übergibt deine Plätze vorher an andere. Alles löschen, was ich über dich gespeichert habe: Einstellungen, Notizen, Markierungen und deinen Namen an vergangenen Tischen? Das lässt sich nicht rückgängig machen.
}
erase-sure = Alles löschen
erased = Alles ist gelöscht. Vergangene Partien behalten einen Platz ohne Namen.

## Geweckt werden

wake-title = **Wecke mich** auf diesem Server
wake-nothing = Wähle die Spiele, für die ich dir schreiben darf, wenn Leute auf weitere warten. Höchstens einmal in zwölf Stunden und nie in deiner Ruhezeit (**/ich ruhezeit**).
wake-on = Ich schreibe dir, wenn { $n ->
    [one] eine Person wartet
   *[other] { $n } Personen warten
}, für: { $games }. Höchstens einmal in zwölf Stunden und nie in deiner Ruhezeit (**/ich ruhezeit**).
wake-games = Für welche Spiele?
wake-least = Ab wie vielen Wartenden?
wake-when = { $n ->
    [one] wenn eine Person wartet
   *[other] wenn { $n } Personen warten
}
wake-sleep = Nicht mehr wecken
wake-off = Ich wecke dich nicht mehr, auf keinem Server. **/ich wecken** ändert das.
wake-up = **{ $game }**: { $n ->
    [one] Eine Person wartet
   *[other] { $n } Personen warten
} auf weitere. { $link } 🔔
