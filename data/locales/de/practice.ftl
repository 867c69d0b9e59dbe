# Die Übungsseite: ein eigenes Discord im Browser, um ohne Token zu spielen. Auf dem echten Discord ist davon nichts zu sehen.

practice-brand = Übungstisch

## Der Klub, in dem man anfängt: seine Namen, vier Leute dieser Sprache, und die Sprache (ein Ordner) von vier Gästen

practice-club-name = Klub zur Blauen Laterne
practice-club-lounge = kaminzimmer
practice-club-lounge-topic = Plaudern, und Tische jeder Art
practice-club-people = Friederike Ahlborn, Konrad Wessely, Johanna Brandner, Leopold Steinhauer
practice-club-guests = en

## Die Seite

practice-channels = Kanäle
practice-people = Personen
practice-messages = Nachrichten
practice-mailbox = Direktnachrichten
practice-theme = Hell oder dunkel
practice-help = Hilfe
practice-controls = Hinter den Kulissen
practice-close = Schließen
practice-cancel = Abbrechen
practice-delete = Löschen
practice-yes = ja
practice-no = nein
practice-required = Bitte ausfüllen
practice-optional = freiwillig
practice-you-are = du bist
practice-whoami = Du bist { $name }. Wechsle zu jemand anderem
practice-become = Zu { $name } wechseln
practice-follow = Immer die Person sein, die dran ist
practice-follow-on = Ab jetzt wird die Seite zu der Person, auf die der Tisch dieses Kanals wartet.
practice-follow-off = Die Seite wechselt nicht mehr von selbst.
practice-followed = { $name } ist dran: Du bist jetzt { $name }.
practice-connection-lost = Der Übungstisch antwortet nicht. Wurde er geschlossen, öffne ihn wieder mit „make play“: Diese Seite kommt von selbst zurück.
practice-unread = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}

## Nachrichten

practice-bot = Bot
practice-edited = (bearbeitet)
practice-used = { $person } hat /{ $command } verwendet
practice-reply-gone = Die Nachricht gibt es nicht mehr
practice-thinking = { $bot } denkt nach …
practice-sending = /{ $command } wird gesendet …
practice-no-answer = Die Anwendung hat auf /{ $command } nicht geantwortet. Läuft der Bot?
practice-menu-message = Menü dieser Nachricht von { $name }
practice-menu-person = Menü von { $name }
practice-menu-empty = Hier gibt es nichts weiter.
practice-failed = Diese Interaktion ist fehlgeschlagen: Der Bot hat nicht geantwortet.
practice-no-longer = Das geht nicht mehr.
practice-only-you = Nur du kannst das sehen
practice-dismiss = Verwerfen
practice-new = Neu
practice-beginning = Hier beginnt #{ $channel }.
practice-to-newest = Zum Neuesten
practice-older = Ältere Nachrichten zeigen
practice-beginning-mailbox = Nur du und der Bot lesen, was hier steht.
practice-enlarge = Vergrößern: { $what }
practice-enlarge-nameless = Bild vergrößern
practice-unknown-part = Dieser Teil der Nachricht lässt sich hier nicht zeigen.
practice-choose = Auswählen …
practice-choose-at-least = Wähle mindestens { $n }
practice-choose-at-most = Wähle höchstens { $n }

## Schreiben und Befehle

practice-write = Nachricht an #{ $channel }, oder / für Befehle
practice-write-mailbox = Nachricht an den Bot, oder / für Befehle
practice-write-label = In { $channel } schreiben; ein Schrägstrich listet die Befehle
practice-send = Senden
practice-commands = Befehle
practice-no-commands = Keinen solchen Befehl gefunden. Läuft der Bot?
practice-command-send = Befehl senden
practice-nothing-offered = Kein Treffer
practice-not-possible = Das lässt sich nicht senden: Bitte prüfe es.
practice-may-not-write = Das kannst du hier nicht schreiben.
practice-number-wanted = Bitte eine Zahl
practice-number-low = Mindestens { $n }
practice-number-high = Höchstens { $n }
practice-too-short = { $n ->
    [one] Mindestens { $n } Zeichen
   *[other] Mindestens { $n } Zeichen
}
practice-submit = Absenden
practice-form-failed = Der Bot hat nicht geantwortet. Versuche es noch einmal, oder starte ihn hinter den Kulissen.

## Orte

practice-no-channels = Du siehst hier keinen Kanal.
practice-channel-gone = #{ $channel } gibt es nicht mehr.
practice-topic-mailbox = Private Nachrichten vom Bot
practice-topic-mailbox-closed = Zu: Der Bot kann dir nicht schreiben
practice-topic-thread = Thread in #{ $channel }
practice-thread-open = Einen Thread öffnen
practice-thread-name = Name des Threads
practice-thread-private = Privat: Nur Eingeladene sehen ihn
practice-thread-members = Eingeladen
practice-thread-delete = Diesen Thread löschen
practice-channel-add = Neuer Kanal
practice-channel-name = Name des Kanals
practice-channel-delete = Diesen Kanal löschen
practice-channel-delete-sure = #{ $channel } löschen?
practice-channel-delete-about = Alles, was dort gesagt wurde, geht mit. Der Bot erfährt es so, wie Discord es ihm sagen würde.

## Kalender

practice-events = Events
practice-event-scheduled = geplant
practice-event-active = läuft
practice-event-completed = vorbei
practice-event-cancelled = abgesagt
practice-event-interested = { $n ->
    [0] Interessiert
   *[other] Interessiert · { $n }
}

## Personen

practice-who-title = Wer bist du?
practice-new-tab = Einen Tab als { $name } öffnen
practice-person-own = { $name }
practice-person-add = Neue Person
practice-person-name = Name
practice-person-name-taken = So heißt schon jemand
practice-person-language = Sprache
practice-person-dms = Der Bot darf mir schreiben (Direktnachrichten offen)
practice-person-dms-of = Direktnachrichten für { $name } offen
practice-mailbox-closed = Direktnachrichten zu

## Hinter den Kulissen

practice-controls-bot = Der Bot
practice-controls-bot-about = Schieße ihn mitten in einer Partie ab: Startet er wieder, geht die Partie dort weiter, wo sie war.
practice-bot-running = Der Bot läuft
practice-bot-starting = Der Bot verbindet sich …
practice-bot-stopped = Der Bot steht still
practice-bot-exit = Exit-Code { NUMBER($code, useGrouping: 0) }
practice-bot-start = Starten
practice-bot-kill = Abschießen
practice-bot-restart = Sauber neu starten
practice-gateway-drop = Verbindung trennen
practice-gateway-dropped = { $n ->
    [0] Es gab keine Verbindung zu trennen.
   *[other] Die Verbindung ist getrennt; der Bot kommt von selbst zurück.
}
practice-controls-time = Die Uhr
practice-time-now = { $day }, { $time }
practice-time-about = Lass Stunden oder Tage vergehen, um Erinnerungen, verpasste Züge und Abwesenheiten zu sehen. Der Bot startet mit der neuen Zeit neu; zurück geht die Uhr nie.
practice-time-skip = { $hours ->
    [one] +{ $hours } Stunde
    [24] +1 Tag
    [168] +1 Woche
   *[other] +{ $hours } Stunden
}
practice-controls-channel = #{ $channel }
practice-power-send-messages = Der Bot darf hier schreiben
practice-power-send-messages-in-threads = Der Bot darf in Threads schreiben
practice-power-attach-files = Der Bot darf Dateien anhängen
practice-controls-people = Direktnachrichten
practice-controls-server = Der Server
practice-server-language = Sprache von { $server }
practice-faults = { $n ->
    [0] Discord hätte alles angenommen, was der Bot gesendet hat.
    [one] Das echte Discord würde { $n } Sendung des Bots ablehnen:
   *[other] Das echte Discord würde { $n } Sendungen des Bots ablehnen:
}
practice-anew = Mit einem leeren Server anfangen
practice-anew-sure = Mit einem leeren Server anfangen?
practice-anew-about = Alles, was an diesem Übungstisch gesagt und gespielt wurde, geht verloren, auch die Kanäle und Personen, die du hinzugefügt hast. Das lässt sich nicht rückgängig machen.
practice-anew-yes = Leeren

## Hilfe

practice-guide-title = Deine erste Partie in einer Minute
practice-guide-intro = Das ist ein eigenes Discord, nur auf deinem Rechner.
practice-guide-step-1 = Drücke unten **Jetzt spielen**, oder sende **/spielen** in einem Kanal, und wähle ein Spiel: Computergegner nehmen die anderen Plätze, und die Karten werden sofort verteilt.
practice-guide-step-2 = Die Antwort zeigt deine Geheimnisse. Dein Tisch hat einen eigenen Thread: Öffne ihn aus der Antwort oder aus der Kanalliste (☰ auf dem Handy).
practice-guide-step-3 = Bist du dran, ruft dich eine Nachricht; drücke, was sie anbietet.
practice-guide-more = Mit anderen, und hinter den Kulissen
practice-guide-hint-1 = Um mit anderen zu spielen, sende **/tisch neu**, tippe oben auf deine eigene Karte, werde jemand anderes und drücke **Mitspielen**. Mit dem Knopf neben deiner Karte bist du **immer die Person, die dran ist**.
practice-guide-hint-2 = Mehrere Tabs können mehrere Personen sein: Öffne sie mit dem Pfeil in der Personenliste. Eine rote Zahl sagt, dass jemand gerufen wird oder Post hat.
practice-guide-hint-3 = **Hinter den Kulissen** kannst du den Bot abschießen, Direktnachrichten schließen und Berechtigungen entziehen: Nichts davon sollte eine Partie verderben.
practice-guide-hint-4 = Du kannst den Übungstisch mitten in einer Partie schließen: Öffne ihn wieder, und die Partie geht weiter.
practice-guide-play = Jetzt spielen
