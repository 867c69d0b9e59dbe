# Sätze, die alle Spiele teilen. Namen von Spielenden kommen fett an, Kanäle und Zeiten so, wie Discord sie schreibt.

list-and = { $head } und { $last }

## Tische

panel-title = # { $game }
panel-over = Die Partie ist zu Ende.
panel-posts-stay = Ich kann hier keine alten Beiträge entfernen, also lässt sich nachsehen, was zu hören oder zu sehen war. ⚠️
panel-restored = Der Bot wurde aus einer Sicherung wiederhergestellt: Die Partie steht so, wie hier zu sehen ist, auch wenn weiter oben spätere Züge zu lesen sind. ⚠️
panel-stopped = Die Partie endete vorzeitig; niemand gewinnt.
table-opening = Eine Partie **{ $game }** beginnt: { $players }{ $players_n ->
    [2] .
   *[other] , in dieser Reihenfolge im Uhrzeigersinn.
}
table-proof = -# Beweis für ehrliches Verteilen, SHA-256 des Startwerts: ||`{ $hash }`||
table-calls = { $players_n ->
    [one] { $players }, du bist dran.
   *[other] { $players }, ihr seid dran.
}
table-over-calls = { $people }: Diese Partie ist zu Ende.
table-over-late = { $people }: Deine Partie **{ $game }** (Tisch Nr. { $table }) ist zu Ende.
alt-rest = Der Rest steht in /tisch stand.
alt-rest-above = Der Rest steht über dem Bild.
table-left-at-last = { $seat } verlässt die Partie.
table-closing = Danke fürs Mitspielen! **/tisch exportieren** gibt dir die ganze Partie als Datei.
table-solution = Das hat niemand herausgefunden. { $solution } 🔎
table-stopped = Der Tisch ist geschlossen; niemand gewinnt. **/tisch exportieren** gibt dir die Partie als Datei.
table-farewell = Deine Partie **{ $game }** (Tisch Nr. { $table }) ist zu Ende. Den Kanal gibt es nicht mehr, darum sage ich es dir hier.
table-farewell-silent = Deine Partie **{ $game }** (Tisch Nr. { $table }) ist zu Ende. Ich darf in ihrem Kanal nicht mehr schreiben, darum sage ich es dir hier.
table-farewell-late = Deine Partie **{ $game }** (Tisch Nr. { $table }) in { $channel } ist zu Ende.
table-removed = Ich wurde von ihrem Server entfernt; niemand gewinnt. Werde ich binnen dreißig Tagen wieder hinzugefügt, lässt sich die Partie dort ansehen; danach wird sie gelöscht.
table-cut-short = Der Tisch wurde vor dem Ende geschlossen; niemand gewinnt.
table-outdated = Ich wurde aktualisiert und habe die Regeln nicht mehr, nach denen sie begann; niemand gewinnt.
table-seed = -# Der Startwert war ||`{ $seed }`||; sein SHA-256 stand am Anfang im Kanal.
table-bound = -# Eine Verteilung, die niemand bestimmen kann: Der SHA-256 meines Geheimnisses ist `{ $hash }`
table-dealt = -# Versiegelte Verteilung 🔒 ||`{ $hash }`||
table-secret = -# Mein Geheimnis war ||`{ $secret }`||. { $drawn ->
    [yes] Zusammen mit einem gezogenen Wort für jeden Platz bestimmte es die Verteilung
   *[no] Zusammen mit den Wörtern aller bestimmte es die Verteilung
}{ $bound ->
    [yes] {" "}(zu Beginn gebunden durch ||`{ $terms }`||)
   *[no] {""}
}; `games/verify.py` prüft die Partiedatei.
table-word = -# Wort von { $who }: `{ $word }`

## Direktnachrichten

mail-head = **{ $game }** in { $channel } (Tisch { $table })
mail-greeting = Du hast einen Platz an einem Tisch **{ $game }** in { $channel }. Deine Geheimnisse kommen hierher; auch der Knopf **Mein Schreibtisch** im Kanal zeigt sie, nur dir.
mail-closed = Ich kann dir keine Nachrichten senden: Deine Direktnachrichten sind zu. Mitspielen kannst du trotzdem: Der Knopf **Mein Schreibtisch** zeigt deine Geheimnisse, nur dir. Oder erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers.

## Optionen

option-pace = Zeit für einen Zug
pace-value = { $seconds ->
    [0] ohne Grenze
    [300] 5 Minuten, live
    [3600] 1 Stunde
    [43200] 12 Stunden
    [86400] 1 Tag
    [172800] 2 Tage
   *[604800] 1 Woche
}
value-strict = streng (Gesehenes und Gehörtes verschwindet im Lauf der Partie)
value-friendly = locker (alles bleibt lesbar)
value-on = ja
value-off = nein

## Knöpfe

control-join = Mitspielen
control-leave = Verlassen
control-start = Starten
tabs = Wohin?
control-desk = Mein Schreibtisch
control-sheet = Meine Akte
control-notes = Meine Notizen
control-rules = Regeln
control-log = Verlauf
control-status = Der Tisch in Worten
control-option = Optionen
control-cancel = Zurück
control-resign = Partie verlassen
control-end = Tisch schließen
control-again = Noch eine Partie
control-export = Partiedatei
control-watch = Partie ansehen
control-confirm = Ja, ganz sicher
control-do = Ausführen

select-part = { $first } – { $last }
act-told = Es steht am Tisch, für alle zu lesen.
act-over = Die Partie ist zu Ende: Wie sie ausging, steht am Tisch.
act-known = { $field }: **{ $value }**
act-again = Jetzt kannst du:
act-change = Das kannst du noch ändern:
cancelled = Es hat sich nichts geändert.
confirm-resign = { $ends ->
    [won] Diese Partie endgültig verlassen? Damit ist sie zu Ende, und { $winners } gewinnt.
    [nobody] Diese Partie endgültig verlassen? Damit ist sie zu Ende, und niemand gewinnt.
   *[no] Diese Partie endgültig verlassen? Dein Platz bleibt, aber du spielst nicht mehr.
}
confirm-end = Diesen Tisch für alle schließen, ohne dass jemand gewinnt?
resigned = Du kannst weiter mitlesen oder anderswo spielen.
ended = Der Tisch ist geschlossen.
languages-set = Die Sprache des Tisches ist jetzt { $language }, und jede Nachricht steht klein noch einmal auf { $second } darunter. Deine eigenen Nachrichten folgen deinem Discord.
language-set = Die Sprache des Tisches ist jetzt { $language }. Deine eigenen Nachrichten folgen deinem Discord.
notes-label = Nur du kannst das lesen
notes-prompt = Was ich vermute …
notes-kept = **Deine Notizen** (nur du kannst sie lesen)
    { $text }
notes-outdated = Deine Notizen haben sich geändert, seit du dieses Formular geöffnet hast, darum wurde **nichts überschrieben**. Gespeichert ist:
    { $kept }
    Und **das hast du gerade geschrieben**, zum Kopieren:
    { $given }
notes-empty = Dein Notizblock ist leer. Nur du kannst ihn lesen.
notes-write = Notizen schreiben
## Die Akte

sheet-title = Deine Akte
sheet-choose = -# Erst Zeile und Spalte, dann ein Zeichen.
sheet-legend = -# Kursiv hier, schattiert im Bild: was du ohnehin siehst.
sheet-alt-rest = Der Rest steht hinter dem Knopf „In Worten“.
sheet-column = **{ $sign }** { $what }: { $cells }
sheet-row = Welche Zeile?
sheet-column-list = Welche Spalte?
sheet-yes = Ja
sheet-no = Nein
sheet-maybe = Vielleicht
sheet-own = Anderes
sheet-own-title = Ein eigenes Zeichen
sheet-own-label = Ein oder zwei Buchstaben oder Ziffern
sheet-clear = Leeren
sheet-undo = Rückgängig
sheet-words = In Worten
sheet-picture = Bild
sheet-sign-own = „{ $sign }“
refusal-why-not-certain = Das ist noch nicht sicher, also gibt es dafür keine Begründung. Was sicher ist, ist in deiner Akte gekennzeichnet.
refusal-sheet-sign = Ein eigenes Zeichen hat höchstens { $n } Buchstaben oder Ziffern. Versuche es noch einmal.

export-done = Die ganze Partie: Startwert, Optionen, Plätze und Aktionen. `python -m games.console replay table.json` spielt sie nach.
log-title = **Was an diesem Tisch geschehen ist**
log-latest = { $n ->
    [one] Der letzte Schritt steht hier; die Datei hat alle.
   *[other] Die letzten { $n } Schritte stehen hier; die Datei hat alle.
}
log-earlier = Früher
log-later = Später
sound-strip = { $strip } 🔊
log-step = `{ $n }` { $text }
incident = Bei uns ist etwas schiefgegangen: Vorfall { $number }. Es ist nichts verloren; versuche es noch einmal. Passiert es wieder, nenne diese Nummer der Person, die den Bot betreibt.

## Absagen: was nicht geht, und was stattdessen

refusal-no-table = Hier ist kein Tisch. **/tisch neu** eröffnet einen.
refusal-no-table-by-mail = In Direktnachrichten gibt es keine Tische. **/tische** listet deine auf, jeden mit einem Link.
refusal-not-begun = Diese Partie hat noch nicht begonnen: Die Leitung drückt **Starten**, wenn alle da sind.
refusal-already-begun = Diese Partie hat schon begonnen.
refusal-table-over = Diese Partie ist zu Ende. **/tisch neu** eröffnet einen anderen Tisch.
refusal-game-over = Diese Partie ist zu Ende.
refusal-no-such-game = Dieses Spiel kenne ich nicht. Wähle eines aus der Liste, die **/tisch neu** anbietet.
refusal-no-such-option = Diese Option gibt es nicht. **/tisch option** bietet die vorhandenen an.
refusal-no-such-language = Diese Sprache spreche ich nicht. Wähle eine aus der Liste.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-not-seated-yet = Du hast keinen Platz an diesem Tisch. Bis zum Start gibt dir **Mitspielen** einen.
refusal-already-seated = Du hast schon einen Platz an diesem Tisch.
refusal-already-left = Du hast diese Partie endgültig verlassen.
refusal-table-full = Der Tisch ist voll: höchstens { $n } Personen.
refusal-too-few-players = { $n ->
    [one] Eine Person ist zu wenig: Es braucht mindestens { $least }. Andere können **Mitspielen** drücken.
   *[other] { $n } Personen sind zu wenig: Es braucht mindestens { $least }. Andere können **Mitspielen** drücken.
}
refusal-host-only = Das kann nur die Leitung: { $host }.
refusal-frozen = Diese Partie begann nach älteren Regeln, die ich nicht mehr habe, und kann hier nicht weitergehen. Gespeichert bleibt sie, wie sie ist.
refusal-word-too-long = Dein Wort darf höchstens { $n } Zeichen haben. Wähle ein kürzeres.
refusal-word-malformed = Dieses Wort kann ich nicht nehmen: Schreibe eine einzige Zeile aus Buchstaben, Ziffern und Zeichen, ohne @, <, > oder `.
refusal-word-not-here = Dieser Tisch wurde eröffnet, bevor man der Verteilung Wörter hinzufügen konnte. Er spielt ohne sie weiter.
refusal-banned = Wer mich betreibt, hat dich ausgeschlossen, also antworte ich hier nur auf **/ich**: Damit bekommst du noch deine Daten und kannst sie löschen.
refusal-banned-server = Wer mich betreibt, hat diesen Server ausgeschlossen, also verlasse ich ihn. Deine eigenen Daten bleiben deine: **/ich**, auf jedem anderen Server oder in deinen Direktnachrichten.
refusal-sealed = Das kann ich nicht öffnen: Die Geheimnisse sind mit einem Schlüssel versiegelt, den ich nicht habe. Es ist nichts verloren: Wer mich betreibt, kann den Schlüssel zurückbringen, und von dort geht es weiter.
refusal-no-worker = Ich kann im Moment nichts ausrechnen: Der Teil von mir, der das tut, läuft auf meinem Rechner nicht. Es ist nichts verloren, aber noch ein Versuch hilft vorerst nicht: Sage es der Person, die mich betreibt.
refusal-not-your-turn = Du bist nicht dran. Der Tisch wartet auf { $active }.
refusal-not-now = Dafür ist jetzt nicht der Moment. Es ist nichts passiert.
choices-changed = Jemand war schneller. Das steht noch zur Wahl:
refusal-too-often = { $deed ->
    [table] Hier wurden viele Tische kurz nacheinander eröffnet. Der nächste ist { $at } möglich.
    [evening] Viele Abende wurden kurz nacheinander geplant. Der nächste ist { $at } möglich.
    [vote] Fürs Erste wurde genug abgestimmt. Die nächste Abstimmung ist { $at } möglich.
    [takeback] Fürs Erste waren das genug Bitten um Rücknahme. Die nächste Bitte ist { $at } möglich.
    [invitation] Viele Einladungen gingen kurz nacheinander hinaus. Die nächste ist { $at } möglich.
    [press] Das waren sehr viele Klicks hintereinander. Der nächste ist { $at } möglich.
    [share] Ergebnisse wurden viele Male kurz nacheinander geteilt. Das nächste Mal geht es { $at }.
    [change] An Abenden wurde viele Male kurz nacheinander etwas geändert. Die nächste Änderung ist { $at } möglich.
    [round] Viele Runden wurden kurz nacheinander ausgeteilt. Die nächste ist { $at } möglich.
    [guest] Du hast dich viele Male kurz nacheinander an- und abgemeldet. Das nächste Mal geht es { $at }.
   *[case] Das war ein Fall nach dem anderen. Der nächste kommt { $at }.
}
refusal-stale = Dieser Knopf ist veraltet. Es ist nichts passiert.
refusal-lost-time = Diese Nachricht stammt aus einer verlorenen Zeit: Seither wurde eine Sicherung wiederhergestellt. Es ist nichts passiert.
refusal-old-command = Dieser Befehl hat sich geändert, seit dein Discord ihn geladen hat. Es ist nichts passiert: Versuche es noch einmal oder starte Discord neu.
restarted = Ich wurde neu gestartet, bevor ich antworten konnte. Es ist nichts verloren: Drücke noch einmal.
panel-link = [Zur Übersicht]({ $panel })
refusal-too-slow = Das hat zu lange gedauert. Es ist nichts passiert: Drücke noch einmal.
refusal-malformed = Das verstehe ich nicht. Es ist nichts passiert: **/tisch stand** zeigt, was du tun kannst.
refusal-unknown-name = „{ $text }“ kenne ich nicht. Tippe den Anfang und wähle aus der Liste.
refusal-unknown-player = Diese Person kenne ich nicht. Gib einen Namen, eine Erwähnung oder einen Platz von 1 bis { $n } an.
refusal-notes-too-long = Deine Notizen fassen höchstens { $n } Zeichen. Kürze sie und versuche es noch einmal.
refusal-export-after-end = In der Partiedatei stehen alle Geheimnisse, also bekommst du sie erst nach dem Ende.
refusal-replay-after-end = Die Partie ansehen kannst du, wenn sie zu Ende ist.
refusal-export-malformed = Diese Datei ist kein unversehrter Export eines Tisches.

## Störungen: Discord oder eine Berechtigung sagt nein

trouble-no-channel = Ich finde { $channel } nicht mehr, wo du einen Tisch **{ $game }** leitest. Die Partie bleibt gespeichert: Kommt der Kanal zurück, geht es mit dem nächsten Befehl dort weiter.
trouble-no-permission = Ich kann in { $channel } nicht mehr schreiben, wo du einen Tisch **{ $game }** leitest: Ich brauche die Berechtigung „{ $permission }“. Die Partie bleibt gespeichert: Habe ich diese Berechtigung wieder, geht es mit dem nächsten Befehl dort weiter.
trouble-no-sound = Ich kann in { $channel } keine Töne senden, wo du einen Tisch **{ $game }** leitest: Ich brauche die Berechtigung „{ $permission }“. Die Partie geht in Worten weiter; mit der Berechtigung kommen die Töne zurück.
trouble-bot-may-not = Ich kann hier keinen Tisch eröffnen: Ich brauche in diesem Kanal die Berechtigung „{ $permission }“. Bitte jemanden, der den Server verwaltet, sie mir zu geben.
trouble-database = Ich kann gerade nichts speichern. Es ist nichts verloren: Drücke in einer Minute noch einmal.
trouble-no-channel-here = Ein Tisch braucht einen Kanal oder einen Thread auf einem Server. Gehe in einen und sende dort **/tisch neu**.
trouble-no-threads-here = Hier kann kein neuer Thread entstehen. Eröffne den Tisch in einem Textkanal des Servers, oder ohne Thread.
trouble-threads-full = Dieser Server hat so viele offene Threads, wie Discord erlaubt. Archiviere einige, die niemand mehr braucht, oder eröffne den Tisch ohne Thread.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-manage-threads = Threads verwalten
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
permission-create-events = Events erstellen
permission-read-message-history = Nachrichtenverlauf anzeigen

## Eine beendete Partie, Zug für Zug

theatre-head = **{ $game }** · Tisch Nr. { $table } · Zug { $n } von { $most }
theatre-desk = Schreibtisch von { $who }: { $lines }
theatre-alone = Nur für { $who }: { $text } 🔓
theatre-first = Anfang
theatre-back = Zurück
theatre-next = Weiter
theatre-last = Ende
theatre-turn = Nächste Wendung
control-film = Film posten
theatre-table = Der Tisch
theatre-looks = Welche Ansicht?

film-post = **{ $game }** · Tisch Nr. { $table }: { $moves ->
    [one] die Partie als Film, ein Zug
   *[other] die Partie als Film, { $moves } Züge
} 🎞️
film-alt = Ein Film des Tisches, Zug für Zug, bis Zug { $moves }. Sein letztes Bild: { $last }
film-posted = Der Film ist gepostet: { $link }
film-there = Der Film ist schon gepostet: { $link }
refusal-film-later = Der Film ließ sich gerade nicht machen oder posten. Drücke in einer Minute noch einmal.
refusal-film-no-channel = Den Kanal, in dem an diesem Tisch gespielt wurde, gibt es nicht mehr, also lässt sich der Film nirgends posten.
trouble-film-may-not = Ich kann den Film nicht posten: Ich brauche die Berechtigung „{ $permission }“ im Kanal jenes Tisches.
