# Die Befehle auf Deutsch. Das Englische steht im Code: die Namen und die Docstrings der Cogs.
# Namen: klein, ohne Leerzeichen, höchstens 32 Buchstaben. Beschreibungen: höchstens 100 Zeichen.

choice-deduction = deduktion
choice-easy = leicht
choice-medium = mittel
choice-hard = schwer
choice-none = ohne Grenze
choice-live = live
choice-12-hours = 12 Stunden
choice-1-day = 1 Tag
choice-2-days = 2 Tage
choice-1-week = 1 Woche

## Ohne Tisch

command-play = spielen
command-play-description = Spiele: allein gegen Computergegner, mit anderen hier oder an einem Tisch mit freiem Platz.

command-help = hilfe
command-help-description = Was Alibi ist, wie du anfängst und wie deine Geheimnisse zu dir kommen.

command-learn = lernen
command-learn-description = Lerne ein Spiel in fünf Minuten, nur für dich und ohne Tisch.
command-learn-game = spiel
command-learn-game-description = Das Spiel, das du lernen willst; ohne Angabe wählst du.

## /tisch

command-table = tisch
command-table-description = Eröffne einen Tisch in diesem Kanal, spiele mit und behalte ihn im Blick.

command-table-new = neu
command-table-new-description = Eröffne einen Tisch in diesem Kanal.
command-table-new-game = spiel
command-table-new-game-description = Das Spiel, das du spielen willst.
command-table-new-language = sprache
command-table-new-language-description = Die Sprache des Tisches; sonst deine, oder die, die der Server gewählt hat.
command-table-new-private = privat
command-table-new-private-description = Ja: Setzen kann sich nur, wer eingeladen ist.
command-table-new-thread = thread
command-table-new-thread-description = Ja: Der Tisch bekommt einen eigenen Thread; sonst, wie der Server es gewählt hat.

command-table-join = mitspielen
command-table-join-description = Nimm einen Platz am Tisch dieses Kanals.

command-table-leave = verlassen
command-table-leave-description = Verlasse den Tisch, bevor die Partie beginnt.

command-table-invite = einladen
command-table-invite-description = Lade jemanden an den Tisch ein, bevor die Partie beginnt.
command-table-invite-person = person
command-table-invite-person-description = Wen du einlädst; die Einladung kommt mit einem Knopf.

command-table-kick = wegschicken
command-table-kick-description = Schicke jemanden vom Tisch weg oder nimm eine Einladung zurück (Leitung oder Moderation).
command-table-kick-person = person
command-table-kick-person-description = Wen du wegschickst.

command-table-host = leitung
command-table-host-description = Gib die Leitung des Tisches an jemand anderen (Leitung oder Moderation).
command-table-host-person = person
command-table-host-person-description = Wer den Tisch leiten soll und schon daran sitzt.

command-table-option = option
command-table-option-description = Stelle eine Option des Tisches ein (Leitung, vor dem Start).
command-table-option-key = option
command-table-option-key-description = Welche Option.
command-table-option-value = wert
command-table-option-value-description = Der Wert dieser Option.

command-table-word = wort
command-table-word-description = Füge der Verteilung vor dem Start ein Wort deiner Wahl hinzu.
command-table-word-text = text
command-table-word-text-description = Irgendein Wort, kein echter Name: Es bleibt in Beiträgen und in der Partiedatei.

command-table-start = starten
command-table-start-description = Verteile die Karten und beginne die Partie (Leitung).

command-table-pace = tempo
command-table-pace-description = Sieh die Uhr der Partie, oder schlage allen ein anderes Tempo vor.
command-table-pace-pace = tempo
command-table-pace-pace-description = Die Zeit für einen Zug.

command-table-pause = pause
command-table-pause-description = Schlage allen eine Pause vor; danach hat der Zug noch die Zeit, die ihm blieb.
command-table-pause-days = tage
command-table-pause-days-description = Wie viele Tage.

command-table-extend = verlängern
command-table-extend-description = Nimm dir oder gib jemandem mehr Zeit für einen Zug: einmal je Partie und Person.
command-table-extend-player = person
command-table-extend-player-description = Wer die Zeit bekommt; sonst die Person, auf die der Tisch wartet.

command-table-status = stand
command-table-status-description = Sieh nur für dich, wie die Partie steht und was du tun kannst.

command-table-hand = hand
command-table-hand-description = Dein Schreibtisch: deine Geheimnisse, nur für dich.

command-table-sheet = akte
command-table-sheet-description = Markiere in deiner privaten Akte, wer was haben kann.
command-table-notes = notizen
command-table-notes-description = Öffne deinen privaten Notizblock, oder füge eine Zeile hinzu.
command-table-notes-text = text
command-table-notes-text-description = Eine Zeile zum Hinzufügen; ohne sie öffnet sich der ganze Block.

command-table-log = verlauf
command-table-log-description = Lies nur für dich nach, was an diesem Tisch geschehen ist.

command-table-rules = regeln
command-table-rules-description = Lies die Regeln, die gerade wichtig sind.

command-table-language = sprache
command-table-language-description = Wähle die Sprache des Tisches; deine eigenen Nachrichten folgen deinem Discord.
command-table-language-language = sprache
command-table-language-language-description = Die Sprache der Nachrichten im Kanal.
command-table-language-second = zweitsprache
command-table-language-second-description = Eine Sprache, in der jede Nachricht klein noch einmal darunter steht.

command-table-resign = aufgeben
command-table-resign-description = Verlasse die laufende Partie endgültig.

command-table-vote = abstimmen
command-table-vote-description = Schlage eine Abstimmung vor, oder sieh, wie die des Tisches steht.
command-table-vote-on = worüber
command-table-vote-on-description = Worüber abgestimmt wird; ohne Angabe siehst du den Stand.
choice-end = Tisch schließen
choice-draw = Remis

command-table-replace = ersetzen
command-table-replace-description = Lass einen Platz der laufenden Partie übernehmen, wenn die anderen einverstanden sind.
command-table-replace-player = person
command-table-replace-player-description = Wessen Platz; ohne Angabe deiner, oder der, den du vorher hattest.
command-table-replace-by = durch
command-table-replace-by-description = Wer ihn übernimmt; ohne Angabe wird der Platz allen angeboten.
command-table-replace-notes = notizen
command-table-replace-notes-description = Ja: Deine Notizen und Markierungen gehen mit deinem Platz mit.

command-table-end = schließen
command-table-end-description = Schließe den Tisch, ohne dass jemand gewinnt (Leitung oder Moderation).

command-table-replay = ansehen
command-table-replay-description = Sieh dir die beendete Partie Zug für Zug an, mit allen Karten offen.
command-table-export = exportieren
command-table-export-description = Hol dir die beendete Partie als Datei, die sich nachspielen lässt.

command-inbox = tische
command-inbox-description = Sieh alle deine Tische, auf allen Servern, und worauf sie warten.

command-stats = statistik
command-stats-description = Sieh deine beendeten Partien, die anderer oder des Servers; die Antwort bleibt privat.
command-stats-person = person
command-stats-person-description = Von wem; ohne Angabe deine.
command-stats-game = spiel
command-stats-game-description = Nur ein Spiel; mit einer Person deren Partien dieses Spiels.
command-stats-server = server
command-stats-server-description = Ja für alles, was auf diesem Server gespielt wird.
choice-shown = sichtbar
choice-hidden = verborgen

## /ich

command-me = ich
command-me-description = Deine eigenen Einstellungen, für alle Tische.

command-me-settings = einstellungen
command-me-settings-description = Sieh oder ändere deine Einstellungen.
command-me-settings-secrets = geheimnisse
command-me-settings-secrets-description = Wo deine Geheimnisse ankommen.
command-me-settings-statistics = statistik
command-me-settings-statistics-description = Ob andere deine beendeten Partien sehen.

command-me-hours = ruhezeit
command-me-hours-description = Stelle deine Ruhezeit ein: Darin läuft keiner deiner Züge ab.
command-me-hours-zone = zeitzone
command-me-hours-zone-description = Eine große Stadt in deiner Zeitzone.
command-me-hours-start = anfang
command-me-hours-start-description = Wann sie beginnt, etwa 22:30.
command-me-hours-end = ende
command-me-hours-end-description = Wann sie endet, etwa 8:00.

command-me-away = abwesenheit
command-me-away-description = Kündige eine Abwesenheit an: So lange wartet keiner deiner Tische auf dich.
command-me-away-end = ende
command-me-away-end-description = Der letzte Tag, etwa 31.12. oder 2026-12-31.
command-me-away-start = anfang
command-me-away-start-description = Der erste Tag; sonst heute.

command-me-wake = wecken
command-me-wake-description = Erfahre, wenn auf diesem Server Leute für ein Spiel, das du magst, auf weitere warten.
command-me-reminders = erinnerungen
command-me-reminders-description = Sieh oder bestimme, wie ich dich an deine Züge erinnere.
command-me-reminders-by = wie
command-me-reminders-by-description = Mit einer Direktnachricht, mit einer Erwähnung im Kanal oder gar nicht.
command-me-reminders-every = abstand
command-me-reminders-every-description = Nach wie vielen Stunden, und dann wieder nach so vielen; 0: zweimal je Zug.

command-me-here = da
command-me-here-description = Sage am Tisch dieses Kanals, dass du da bist; sind alle da, geht es live weiter.

command-me-back = zurück
command-me-back-description = Beende deine Abwesenheit: Deine Tische warten wieder auf dich.
choice-mail = mit einer Direktnachricht
choice-mention = mit einer Erwähnung
choice-nothing = gar nicht
choice-desk = nur an meinem Schreibtisch

command-me-block = blockieren
command-me-block-description = Halte jemanden von den Tischen fern, die du eröffnest, ohne es zu sagen.
command-me-block-person = person
command-me-block-person-description = Wer sich nicht an deine Tische setzen soll.

command-me-unblock = freigeben
command-me-unblock-description = Lass jemanden wieder an deine Tische.
command-me-unblock-person = person
command-me-unblock-person-description = Wen du blockiert hast.

command-me-export = exportieren
command-me-export-description = Hol dir als Datei alles, was über dich gespeichert ist.

command-me-erase = löschen
command-me-erase-description = Lass alles löschen, was über dich gespeichert ist.

## /bakerstreet

command-bakerstreet = bakerstreet
command-bakerstreet-description = Spiele Bakerstreet am Tisch dieses Kanals.

command-bakerstreet-play = legen
command-bakerstreet-play-description = Lege eine Karte deiner Hand vor einen Stapel mit Beweisen; du ziehst gleich eine neue.
command-bakerstreet-play-card = karte
command-bakerstreet-play-card-description = Eine Karte deiner Hand: ihr Wert und ihr Symbol.
command-bakerstreet-play-pile = stapel
command-bakerstreet-play-pile-description = Der Stapel mit Beweisen, von 1 bis 5.

command-bakerstreet-estimate = bieten
command-bakerstreet-estimate-description = Biete den Gesamtwert der sechs Karten in beiden Händen.
command-bakerstreet-estimate-number = zahl
command-bakerstreet-estimate-number-description = Eine höhere Zahl als das letzte Gebot, höchstens 30.

command-bakerstreet-doubt = anzweifeln
command-bakerstreet-doubt-description = Zweifle das letzte Gebot an, statt eine Karte zu legen.

command-bakerstreet-choose = wählen
command-bakerstreet-choose-description = Wähle den Stapel, der gewertet wird: Du hast recht behalten.
command-bakerstreet-choose-pile = stapel
command-bakerstreet-choose-pile-description = Der Stapel mit Beweisen, von 1 bis 5.

command-bakerstreet-take = nehmen
command-bakerstreet-take-description = Nimm einen Beweis aus dem Stapel, den du gewonnen hast.
command-bakerstreet-take-letter = buchstabe
command-bakerstreet-take-letter-description = Der Buchstabe, den du behältst.

## /server

command-server = server
command-server-description = Was dieser Server für seine Tische beschließt.

command-server-settings = einstellungen
command-server-settings-description = Sieh oder ändere, was dieser Server beschlossen hat (braucht „Server verwalten“).
command-server-settings-threads = threads
command-server-settings-threads-description = Ja: Jeder neue Tisch bekommt einen eigenen Thread.
command-server-settings-reminders = erinnerungen
command-server-settings-reminders-description = Ja: Man kann sich hier an Züge erinnern lassen.

command-server-channel = kanal
command-server-channel-description = Nenne einen Kanal für Tische; anderswo lassen sich dann keine mehr eröffnen.
command-server-channel-channel = kanal
command-server-channel-channel-description = Der Kanal mit seinen Threads; oder eine Kategorie mit ihren Kanälen.
command-server-channel-allowed = erlaubt
command-server-channel-allowed-description = Nein: Der Kanal kommt von der Liste.

command-server-openers = eröffnung
command-server-openers-description = Bestimme, wer auf diesem Server Tische eröffnen darf.
command-server-openers-role = rolle
command-server-openers-role-description = Die nötige Rolle; ohne Rolle dürfen es alle.

command-server-language = sprache
command-server-language-description = Wähle die Sprache neuer Tische und Abende dieses Servers.
command-server-language-language = sprache
command-server-language-language-description = Deren Sprache; ohne Wahl die der Person, die eröffnet.

command-server-zone = zeitzone
command-server-zone-description = Wähle die Zeitzone der Abende für alle, die keine eigene eingestellt haben.
command-server-zone-zone = stadt
command-server-zone-zone-description = Eine große Stadt der Zeitzone; ohne sie wird nachgefragt.

command-server-desk = empfang
command-server-desk-description = Poste in diesem Kanal einen Empfang, dessen Knöpfe jederzeit Partien eröffnen.
command-server-moderators = moderation
command-server-moderators-description = Bestimme, wer außer Leuten mit „Nachrichten verwalten“ an fremden Tischen eingreifen darf.
command-server-moderators-role = rolle
command-server-moderators-role-description = Eine Rolle, die es auch darf; ohne Rolle sonst niemand.

## /abend

command-night = abend
command-night-description = Spieleabende: geplant, in Tische aufgeteilt, beendet.

command-night-plan = planen
command-night-plan-description = Plane in diesem Kanal einen Abend mit einer Liste, in die sich alle eintragen.
command-night-plan-when = wann
command-night-plan-when-description = Der Beginn, etwa 20:30, morgen 20:30 oder in 3 h, nach deiner Zeit.

command-night-edit = ändern
command-night-edit-description = Ändere Zeit, Kanal, Titel oder Zahl der Plätze des Abends.
command-night-edit-when = wann
command-night-edit-when-description = Der neue Beginn, etwa 20:30, morgen 20:30 oder in 3 h, nach deiner Zeit.
command-night-edit-places = plätze
command-night-edit-places-description = Wie viele kommen dürfen; weitere stehen auf der Warteliste.

command-night-edit-weekly = wöchentlich
command-night-edit-weekly-description = Ja: Ist er zu Ende, wird der nächste eine Woche später geplant.

command-night-edit-title = titel
command-night-edit-title-description = Wie der Abend heißt.
command-night-edit-channel = kanal
command-night-edit-channel-description = Der Textkanal, in dem er von jetzt an stattfindet.

command-night-cohost = mitleitung
command-night-cohost-description = Bestimme, wer den Abend mit dir leitet, oder nimm es zurück.
command-night-cohost-person = person
command-night-cohost-person-description = Wer Tische einteilen, den Abend verschieben und ihn beenden darf.

command-night-here = da
command-night-here-description = Sage beim Abend dieses Kanals, dass du da bist.

command-night-split = aufteilen
command-night-split-description = Teile alle, die da sind und nicht spielen, auf Tische auf.
command-night-split-duplicate = gleiche_verteilung
command-night-split-duplicate-description = Ein Spiel, das mehrere Tische zum Vergleich mit derselben Verteilung spielen.

command-night-end = beenden
command-night-end-description = Beende den Abend dieses Kanals, oder sage ihn ab.

## /fall

command-case = fall
command-case-description = Ein kleiner Fall zum Lösen, jeden Tag ein neuer, nur für dich.

command-case-today = heute
command-case-today-description = Löse den Fall des Tages; die Antwort bleibt privat.

command-case-board = server
command-case-board-description = Sieh, wie der Server mit dem Fall des Tages zurechtkam.

command-case-practise = üben
command-case-practise-description = Löse einen Fall zum Üben, auf deiner Stufe.
command-case-practise-game = spiel
command-case-practise-game-description = Aus welchem Spiel; ohne Angabe aus irgendeinem.
command-case-practise-grade = stufe
command-case-practise-grade-description = Wie schwer; ohne Angabe so, wie es zu dir passt.

command-case-together = gemeinsam
command-case-together-description = Löse einen Fall mit allen in diesem Kanal, in einer gemeinsamen Akte.
command-case-together-game = spiel
command-case-together-game-description = Aus welchem Spiel; ohne Angabe aus irgendeinem.
command-case-together-grade = stufe
command-case-together-grade-description = Wie schwer; ohne Angabe mittel.

## /betrieb

command-owner = betrieb
command-owner-description = Für die Person, die diesen Bot betreibt.

command-owner-state = zustand
command-owner-state-description = Sieh, ob es dem Bot gut geht, was wartet und wie viele Partien laufen.

command-owner-servers = server
command-owner-servers-description = Sieh, auf wie vielen Servern der Bot ist und wo Partien laufen.

command-owner-maintenance = wartung
command-owner-maintenance-description = Kündige in jedem Kanal mit laufender Partie an, dass der Bot eine Weile fehlt.
command-owner-maintenance-starts = beginn
command-owner-maintenance-starts-description = In wie vielen Minuten sie beginnt.
command-owner-maintenance-lasts = dauer
command-owner-maintenance-lasts-description = Wie viele Minuten sie dauert.

command-owner-withdraw = zurückziehen
command-owner-withdraw-description = Ziehe die angekündigte Wartung und ihre Ankündigungen zurück.
