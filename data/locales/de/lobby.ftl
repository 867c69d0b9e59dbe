# Vor der Partie: einen Tisch eröffnen, einladen, sich setzen, Optionen wählen.

lobby-players = { $n ->
    [one] Bisher **eine Person**; { $least } bis { $most } können spielen.
   *[other] Bisher **{ $n } Personen**; { $least } bis { $most } können spielen.
}
lobby-players-exactly = { $n ->
    [one] Bisher **eine Person**; dieses Spiel ist für { $most }.
   *[other] **{ $n } Personen**, so viele, wie dieses Spiel braucht.
}
lobby-seat = { $host ->
    [yes] { $who } (Leitung)
   *[no] { $who }
}
lobby-option = { $option }: **{ $value }**
lobby-word = -# **Mein Wort** fügt der Verteilung ein Wort von dir hinzu, damit niemand die Karten vorher bestimmen kann.
lobby-more = **{ $game }: mehr über diesen Tisch**
lobby-options-page = { $pages ->
    [one] Optionen
   *[other] Optionen { $n }
}
control-language = Sprache des Tisches, oder zwei 🌐
lobby-language = Sprache dieses Tisches: { $language } 🌐
control-more = Mehr
control-people = Einladen, Leitung
control-private = Nur mit Einladung
control-public = Offen für alle
more-running = **Neben der Partie**: Lass über etwas abstimmen, biete deinen Platz an, oder wähle die Sprache des Tisches.
people-title = **Am Tisch**: { $players }
people-invited = Eingeladen: { $people }
control-invite = Jemanden einladen …
control-kick = Jemanden wegschicken, oder eine Einladung zurücknehmen …
control-host = Die Leitung abgeben …
control-word = Mein Wort
word-label = Alle sehen es zu Beginn
word-prompt = Irgendein Wort, kein echter Name: Es bleibt in Beiträgen und in der Partiedatei
word-kept = Dein Wort gehört zur Verteilung: `{ $word }`. Alle sehen es, wenn die Partie beginnt; bis dahin kannst du es ändern. Es bleibt in den Beiträgen und in der Partiedatei; nach **/ich löschen** hat die Datei nur noch seinen Fingerabdruck.
lobby-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann. **/tisch neu** eröffnet einen anderen.
lobby-gone = Dieser Tisch ist geschlossen: Sein Spiel habe ich nicht mehr. **/tisch neu** eröffnet einen anderen.
lobby-opened = Der Tisch ist eröffnet.
lobby-joined = Du hast einen Platz am Tisch.
lobby-left = Du hast den Tisch verlassen.
lobby-option-set = Erledigt: Die Übersicht zeigt die neuen Optionen.
lobby-started = Die Partie beginnt.

## Wer kommen darf

option-access = Wer sich setzen darf
access-open = alle
access-invited = nur Eingeladene
lobby-private = Ein privater Tisch: Nur Eingeladene können sich setzen. 🔒
menu-invite = An meinen Tisch einladen
lobby-invited = Eingeladen: { $guests }
lobby-invitation = { $guest }, { $who } lädt dich zu einer Partie **{ $game }** ein ({ $n } von { $most } Plätzen besetzt). **Mitspielen** gibt dir einen Platz.
lobby-invitation-where = Der Tisch ist in { $channel }.
lobby-invited-silently = Die Einladung gilt, und die Übersicht nennt den Namen. Für die Erwähnung war ich zu langsam: Sende den Befehl noch einmal, um sie nachzuholen.
lobby-kicked = Erledigt. Wieder hinsetzen geht nur, wenn du neu einlädst.
lobby-handed-over = Erledigt: Du hast die Leitung des Tisches abgegeben.
lobby-taken = { $stage ->
    [lobby] In diesem Kanal ist schon ein Tisch **{ $game }**, geleitet von { $host }. Er hat noch nicht begonnen. Für einen eigenen Tisch nimm einen anderen Kanal oder einen Thread.
   *[live] In diesem Kanal läuft eine Partie **{ $game }**, geleitet von { $host }. Für einen eigenen Tisch nimm einen anderen Kanal oder einen Thread.
}
control-close = Tisch schließen

refusal-options-outdated = Die Optionen haben sich geändert, seit du dieses Formular geöffnet hast, darum wurde nichts geändert. Öffne es noch einmal: Es zeigt sie, wie sie jetzt sind.
refusal-options-wrong = Es hat sich nichts geändert: Nicht alles kann so sein, wie du es gewählt hast.
refusal-options-by-memory = Es hat sich nichts geändert: Mit strengem Gedächtnis steht in einer Akte nichts von selbst, und niemand bekommt Tipps.
option-may-be = Möglich für **{ $option }**:
option-may-be-value = • { $value }
control-option-again = Meine Wahl ändern
refusal-sent-away = Die Leitung hat dich von diesem Tisch weggeschickt. Nur { $host } kann dich wieder einladen.
refusal-invited-only = Dieser Tisch ist privat: Nur Eingeladene können sich setzen. Frage die Leitung: { $host }.
refusal-invites-self = Du bist schon da. Nenne jemand anderen.
refusal-invites-bot = Bots kann man nicht einladen. Lade einen Menschen ein; oder drücke in der Lobby **Tisch auffüllen**, und das Programm spielt mit.
refusal-guest-seated = { $guest } sitzt schon an diesem Tisch.
refusal-guest-barred = { $person } kann an diesem Tisch keinen Platz einnehmen.
refusal-guest-blocked = Du hast diese Person blockiert, also kann sie sich hier nicht setzen. Sonst erfährt es niemand. **/ich freigeben** hebt das auf.
refusal-guest-elsewhere = Diese Person sieht diesen Kanal nicht, also erreicht sie hier keine Einladung. Gib ihr Zugang oder eröffne den Tisch anderswo.
refusal-too-many-guests = Ein Tisch merkt sich höchstens { $n } Gäste. Nimm eine Einladung mit **/tisch wegschicken** zurück, oder lass alle kommen: **/tisch option**.
refusal-kicks-self = Dich selbst kannst du nicht wegschicken. **/tisch verlassen** verlässt den Tisch, **/tisch leitung** gibt ihn ab.
refusal-nobody-there = Diese Person sitzt weder an diesem Tisch, noch ist sie eingeladen.
refusal-host-not-seated = Leiten kann diesen Tisch nur, wer daran sitzt.
refusal-already-host = Du leitest den Tisch schon.
refusal-hosts-already = { $guest } leitet diesen Tisch schon.

## Auf der Schachtel: was das Bild eines Spiels zeigt

cover-clues = 13 Indizien: sechs Zeugen hinter einem Sichtschirm mit drei verdeckten Karten, unter den Dächern von London.
cover-arosa = Mord im Arosa: ein Grandhotel im Schnee, bei Nacht; Würfel in allen Farben fallen ringsum.
cover-cluedo = Cluedo: die sechs Verdächtigen nebeneinander; auf dem Tisch vor ihnen Waffen und ein versiegelter Umschlag.
cover-bakerstreet = Bakerstreet: eine Detektivmütze und eine Melone in einer Straße im Nebel, dazwischen verdeckte Beweise.

lobby-in-thread = { $who } eröffnet einen Tisch **{ $game }** in { $channel }.
lobby-in-thread-alone = Dein Tisch ist in { $channel } eröffnet.
lobby-asleep = Mindestens { $n } weitere Personen auf diesem Server möchten es erfahren, wenn Leute auf eine Partie **{ $game }** warten. Ich schreibe ihnen einmal, sobald so viele warten wie gewünscht. 🔔
thread-name = { $game } · { $who }

## Publikum

refusal-gallery-seen = { $person } hat alle Hände gesehen und kann hier keinen Platz nehmen.
