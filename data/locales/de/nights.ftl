# Abende: ein Spieleabend, der geplant, Runde für Runde in Tische aufgeteilt und beendet wird.

night-title = ## Spieleabend 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-title-own = ## { $title } 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-untitled = Spieleabend
night-host = Leitung: { $people }.
night-weekly = Jede Woche um diese Zeit. 🔁
night-places = { $free ->
    [0] Alle { $n } Plätze sind vergeben. Wer sich jetzt einträgt, steht auf der Warteliste und rückt nach, wenn ein Platz frei wird. 🪑
    [one] Einer von { $n } Plätzen ist frei. 🪑
   *[other] { $free } von { $n } Plätzen sind frei. 🪑
}
night-standby = Warteliste ({ $n }): { $people } 🕰️
night-coming = { $n ->
    [0] Noch hat sich niemand eingetragen.
    [one] **Eine Person** kommt ({ $here } schon da):
   *[other] **{ $n } Personen** kommen ({ $here } schon da):
}
night-guest = { $at ->
    [here] • ✅ { $person }
    [rests] • 💤 { $person }
   *[comes] • { $person }
}{ $wishes ->
    [yes] : { $likes }
   *[no] {""}
}
night-guests = { $at ->
    [here] • ✅ { $people }
    [rests] • 💤 { $people }
   *[comes] • { $people }
}
night-hint = -# { $open ->
    [yes] Mit **Ich bin da** wartest du auf einen Tisch (✅); die Leitung teilt die Tische ein. 💤 setzt aus.
   *[no] Mit **Ich komme** stehst du auf der Liste. Drücke ab einer halben Stunde vorher **Ich bin da**.
}
night-round = **Runde { $round }**, { $n ->
    [one] eine Person da
   *[other] { $n } Personen da
}:
night-table = { $stage ->
    [over] • ~~Tisch { $n }, { $game }~~: { $people }
    [open] • **Tisch { $n }**, { $game }: { $people } → { $thread }
   *[planned] • **Tisch { $n }**, { $game }: { $people }
}
night-tables = { $n ->
    [one] • Ein weiterer Tisch
   *[other] • { $n } weitere Tische
}
night-opening = { $n ->
    [one] Ein Tisch öffnet
   *[other] { $n } Tische öffnen
} in { $minutes ->
    [one] etwa einer Minute
   *[other] den nächsten { $minutes } Minuten
}: Discord lässt nur wenige Threads auf einmal zu.
night-waiting = Warten auf einen Tisch ({ $n }): { $people }
night-free = Da, aber ohne zu warten ({ $n }): { $people }
night-round-hint = -# Für einen Tisch: **Ich bin da**, nach einer Partie **Ich will weiterspielen**. Warten zwei, öffnet er nach einer Minute.
night-offer = { $people }: Tisch { $n } ist zu Ende. Drücke **Ich will weiterspielen**: Sobald zwei warten, öffnet etwa eine Minute später ein neuer Tisch. Wenn nicht, wirst du nicht eingeteilt. 🕯️
night-offer-closed = Tisch { $n } ist zu Ende, und dieser Abend auch. 🕯️
night-lacks = { $what ->
    [create_events] Im Kalender des Servers steht dieser Abend nicht: Dafür fehlt mir die Berechtigung **{ $permission }**. ⚠️
   *[other] Mir fehlt hier die Berechtigung **{ $permission }**. ⚠️
}
night-is-over = { $rounds ->
    [0] Dieser Abend findet nicht statt.
    [one] Dieser Abend ist zu Ende, nach einer Runde.
   *[other] Dieser Abend ist zu Ende, nach { $rounds } Runden.
}
night-reminder = Der Spieleabend beginnt { $soon }: { $people } 🕯️
night-moved = { $people_n ->
    [0] Der Spieleabend ist verschoben
   *[other] { $people }: Der Spieleabend ist verschoben
}. Er beginnt jetzt **{ $at }** ({ $soon }), nicht { $before }. Stehst du auf der Liste, bleibst du darauf.
night-relocated = { $people_n ->
    [0] Der Spieleabend ({ $soon })
   *[other] { $people }: Der Spieleabend ({ $soon })
} findet jetzt in diesem Kanal statt, nicht in { $before }. Stehst du auf der Liste, bleibst du darauf.
night-moved-up = { $people }: Beim Spieleabend ({ $soon }) ist ein Platz frei, und er gehört dir. Kannst du doch nicht kommen, sag es, damit jemand anderes nachrückt. 🪑
night-called-off = { $people }: Der Spieleabend (**{ $at }**) ist abgesagt.
night-event = Spieleabend mit Alibi
night-event-about = Detektivspiele in einem Kanal dieses Servers: { $games }. Eintragen geht dort mit einem Klick; wer da ist, spielt.
night-thread = Tisch { $n }: { $game }
night-call = { $people }: euer Tisch, { $game }. Es geht sofort los. 🕯️

night-you-come = Du stehst auf der Liste. Beginn: **{ $at }** ({ $soon }), nach deiner Zeit.
night-you-here = Du bist da: Nummer { $place } von { $n } in der Warteschlange für einen Tisch. Wenn die Leitung die Tische einteilt, bekommst du einen. Bis dahin kannst du es dir anders überlegen. ✅
night-you-wait = Du bist da: Nummer { $place } von { $n } in der Warteschlange für einen Tisch. Sobald zwei warten, öffnet etwa eine Minute später ein Tisch. Bis dahin kannst du es dir anders überlegen. ✅
night-you-rest = Du bist da, wartest aber nicht auf einen Tisch, also wirst du nicht eingeteilt. Drücke **Ich will weiterspielen**, um auf einen zu warten. 💤
night-you-play = Du bist da, und dein Tisch spielt. Ist er zu Ende, bekommst du einen neuen, wenn du **Ich will weiterspielen** drückst. ✅
night-you-standby = Alle { $places } Plätze sind vergeben. Du bist Nummer { $place } von { $n } auf der Warteliste für **{ $at }** ({ $soon }). Wird ein Platz frei, rückst du von selbst nach und erfährst es in diesem Kanal. 🕰️
night-you-not = Du stehst nicht auf der Liste. Beginn: **{ $at }** ({ $soon }), nach deiner Zeit.
night-you-owe = Dein Tisch in { $thread } spielt weiter und wartet auf dich. **/tisch ersetzen** gibt dort deinen Platz ab.
night-likes = Was spielst du gern?
night-which = Diese Zeit kann Verschiedenes heißen.
night-which-choose = Welche meinst du?
night-planned = Der Abend ist geplant: **{ $at }**; die Liste steht im Kanal.
night-zone = -# { $own ->
    [yes] Ich lese Zeiten so, wie sie in { $zone } gelten. **/ich ruhezeit** stellt deine Zeitzone ein.
   *[no] Ich lese Zeiten so, wie sie in { $zone } gelten; das hat dieser Server gewählt. **/ich ruhezeit** stellt eine eigene Zeitzone ein.
}
night-no-event = Im Kalender des Servers steht er nicht: Dafür fehlt mir die Berechtigung **{ $permission }**. Mit ihr trage ich ihn ein.
night-split = { $n ->
    [one] **Runde { $round }**: Ein Tisch wird in einem Thread eröffnet.
   *[other] **Runde { $round }**: { $n } Tische werden eröffnet, jeder in einem Thread.
}
night-form = Einen Spieleabend planen
night-form-when = Wann beginnt er?
night-form-prompt = 20:30, morgen 20:30, in 3 h, 24.12. 20:30
night-form-where = Eine große Stadt in deiner Zeitzone
night-form-city = Berlin, Wien, Zürich
night-form-move = Den Spieleabend verschieben
night-form-title = Wie heißt der Abend?
night-edit = Beginn: **{ $at }**. Auf der Liste: { $n }; Plätze: { $places }.
night-edit-stays = Wer sich eingetragen hat, bleibt auf der Liste und wird einmal benachrichtigt, wenn der Abend verschoben wird.
night-edit-channel = -# Soll er in einem anderen Kanal stattfinden: **/abend ändern** mit **kanal**.
night-edit-cohosts = Mitleitung, mit denselben Rechten: { $people }
night-edit-places = { $n } Plätze
night-button-places = Wie viele dürfen kommen?
night-button-cohosts = Wer leitet mit dir?
night-end-question = Den Abend beenden? Tische, die spielen, spielen zu Ende; eine weitere Runde folgt nicht.
night-cancel-question = Den Abend absagen?
night-end-weekly = Der nächste beginnt { $at }. Soll keiner mehr geplant werden, drücke zuerst **Nur einmal**. 🔁
night-once = Nur einmal
night-end-sure = Beenden
night-ended = Der Abend ist zu Ende.
night-trouble = { $what ->
    [create_events] Der Spieleabend in { $channel } geht weiter; nur im Kalender des Servers steht er nicht, denn mir fehlt die Berechtigung **{ $permission }**.
   *[other] Der Spieleabend in { $channel } wartet: Mir fehlt dort die Berechtigung **{ $permission }**. Er geht von selbst weiter, sobald ich sie habe.
}

night-gone = Der Kanal des Spieleabends ({ $at }) wurde gelöscht, also ist der Abend zu Ende. **/abend planen** plant anderswo einen neuen.

night-champions = **Meiste gewonnene Partien**: { $people } ({ $wins }) 🏆
night-moment = Der schönste Augenblick: { $moment } ✨
night-feat = { $feat ->
    [silent] { $who } hat bei { $game } die Lösung gefunden und weniger gefragt als alle anderen.
   *[swift] { $who } hat { $game } in insgesamt { $n } Zügen gewonnen, und alle blieben bis zum Ende.
}
night-honour = { $title ->
    [decisive] Stellte die Frage, die entschied: { $people }
   *[silent] Schwieg und hatte recht: { $people }
} 🏅
night-won = • Tisch { $n }, { $game }: { $people }
night-undecided = { $n ->
    [one] • Eine Partie, die kein Gast gewann
   *[other] • { $n } Partien, die kein Gast gewann
}
night-still = Spielen noch: { $threads }
night-more = { $n ->
    [one] • Eine weitere gewonnene Partie
   *[other] • { $n } weitere gewonnene Partien
}
night-picture-title = Spieleabend
night-picture-wins = { $wins ->
    [0] Niemand hat gewonnen
    [one] Eine Partie gewonnen
   *[other] { $wins } Partien gewonnen
}
night-picture-others = { $n ->
    [one] noch jemand
   *[other] { $n } weitere
}
night-alt = Das Ende eines Spieleabends mit { $n ->
    [one] einer Partie
   *[other] { $n } Partien
}. { $people_n ->
    [0] Niemand hat gewonnen.
   *[other] Die meisten gewonnen: { $people } ({ $wins }).
}

night-same-deal = Mehrere Tische spielen dieselbe Verteilung: Die wenigsten Züge gewinnen. Wie es ausgeht, bleibt geheim, bis alle durch sind. 🟰
night-call-same = { $n ->
    [one] Nun hat doch nur dieser Tisch diese Verteilung.
   *[other] { $n } Tische spielen genau diese Verteilung, und es gewinnt der, der die wenigsten Züge braucht. Nur ihr lest diesen Thread; behaltet bitte für euch, was hier geschieht, bis alle durch sind.
} 🟰
night-raced = **Dieselbe Verteilung an mehreren Tischen**: Glück zählt nicht, die wenigsten Züge gewinnen. Es braucht mindestens zwei gleich große Tische; wer übrig bleibt, bekommt einen gewöhnlichen Tisch oder wartet auf die nächste Runde. 🟰
night-raced-prompt = Welches Spiel?
night-split-same = Dieselbe Verteilung wird an diesen Tischen gespielt: { $tables }, jeder in einem privaten Thread. 🟰
night-barred = Dabei nicht eingeteilt, weil sie jeden Thread dieses Kanals lesen können: { $people } 👁️
night-compared = ## Dieselbe Verteilung, Runde { $round }: { $game } 🟰
    Alle Tische sind durch, also zeigt jetzt jeder Thread, wie seine Partie verlief. Gezählt werden die Züge aller zusammen; die wenigsten gewinnen.
night-compared-table = { $turns ->
    [0] • Tisch { $n }, nicht gelöst: { $people }
    [one] **{ $place }.** Tisch { $n }, ein Zug: { $people }
   *[other] **{ $place }.** Tisch { $n }, { $turns } Züge: { $people }
}
night-compared-more = { $n ->
    [one] • Ein weiterer Tisch
   *[other] • { $n } weitere Tische
}
night-fastest = Dieselbe Verteilung, Runde { $round }: Am schnellsten { $tables_n ->
    [one] war Tisch { $tables }
   *[other] waren die Tische { $tables }
} ({ $turns ->
    [one] ein einziger Zug
   *[other] { $turns } Züge
}) 🟰
night-end-twins = Den Abend beenden? Tische, die noch dieselbe Verteilung spielen, werden angehalten und kommen auf den letzten Rang, damit alle sehen können, wie es ausging. Alle anderen spielen zu Ende; eine weitere Runde folgt nicht.
twin-through = { $solvers_n ->
    [0] Dieser Tisch ist durch; niemand hat den Fall gelöst. 🔒
    [one] Dieser Tisch ist durch: { $solvers } hat den Fall gelöst, nach { $turns ->
        [one] einem einzigen Zug
       *[other] insgesamt { $turns } Zügen
    }. 🔒
   *[other] Dieser Tisch ist durch: { $solvers } haben den Fall gelöst, nach insgesamt { $turns } Zügen. 🔒
}
    Andere Tische haben dieselbe Verteilung, darum wird nichts weiter gezeigt, bevor der letzte durch ist. Dann kommt der Rest von selbst hierher.
ended-by-night = Der Abend ist zu Ende, darum ist dieser Tisch geschlossen; niemand gewinnt. **/tisch exportieren** gibt dir die Partie als Datei.

night-button-come = Ich komme
night-button-leave = Ich komme nicht
night-button-go = Ich muss gehen
night-button-likes = Was ich mag
night-button-here = Ich bin da
night-button-again = Ich will weiterspielen
night-button-rest = Ich setze aus
night-button-split = Tische einteilen
night-button-twins = Gleiche Verteilung 🟰
night-button-end = Beenden
night-button-edit = Leitung
night-button-move = Verschieben
night-button-title = Benennen
night-button-weekly = Jede Woche
night-button-plan = Einen Abend planen

refusal-night-begun = Dieser Abend hat begonnen oder ist zu Ende und lässt sich nicht mehr verschieben.
refusal-night-elsewhere = Der Abend kann nicht nach { $channel } umziehen: Dort kannst du selbst nicht schreiben.
refusal-night-places = Ein Abend fasst { $least } bis { $n } Personen.
refusal-night-cohosts = Die Mitleitung eines Abends besteht aus höchstens { $n } Personen.
refusal-night-appoint = Die Mitleitung ernennt nur die Leitung dieses Abends oder die Moderation dieses Servers.
refusal-night-bot = Ein Bot kann keinen Abend leiten. Wähle einen Menschen.
refusal-night-past = Das ist schon vorbei. Nenne eine kommende Zeit, etwa **20:30** oder **in 3 h**.
refusal-night-far = Bis dahin sind es mehr als { $n } Tage. Plane den Abend erst später.
refusal-no-such-moment = „{ $text }“ kann ich nicht als Zeit lesen. Schreibe **20:30**, **morgen 20:30**, **Freitag 20:30**, **in 3 h** oder **24.12. 20:30**.
refusal-night-zone = Ich kenne deine Zeitzone nicht, also weiß ich nicht, wann das ist. Stelle sie mit **/ich ruhezeit** ein oder schreibe **in 3 h**.
refusal-night-place = Ein Abend öffnet für jeden seiner Tische einen Thread, also braucht er einen Textkanal: keinen Thread, keinen Sprachkanal, kein Forum und keinen Ankündigungskanal. Plane ihn in einem Textkanal.
refusal-night-taken = In diesem Kanal ist schon ein Abend, der nicht zu Ende ist. Beende ihn zuerst oder plane in einem anderen Kanal.
refusal-night-none = In diesem Kanal ist kein Abend geplant. **/abend planen** plant einen.
refusal-night-over = Dieser Abend ist zu Ende.
refusal-night-there = Dieser Abend findet jetzt in { $channel } statt.
refusal-night-arriving = Dieser Abend zieht noch aus { $channel } hierher um. Versuche es in einer Minute noch einmal.
refusal-night-full = Dieser Abend ist voll, und seine Warteliste auch: { $n } Personen stehen darauf.
refusal-night-early = Es ist zu früh: Ab { $n } Minuten vor dem Beginn kannst du sagen, dass du da bist.
refusal-night-not-coming = Du stehst nicht auf der Liste.
refusal-night-nobody = Noch niemand hat **Ich bin da** gesagt.
refusal-night-unasked = Niemand wartet auf einen Tisch. Wer frei ist und einen möchte, drückt unter der Liste **Ich will weiterspielen**.
refusal-night-alone = Nur eine Person wartet auf einen Tisch, und niemand spielt allein. Wer sonst noch einen möchte, drückt **Ich bin da** oder **Ich will weiterspielen**.
refusal-night-all-play = Alle, die da sind, spielen. Die nächste Runde kann beginnen, wenn ein Tisch zu Ende ist.
refusal-night-no-table = Aus denen, die warten, lässt sich kein Tisch machen: zu wenige, oder einige spielen nicht miteinander.
refusal-night-changed = Die Liste hat sich gerade geändert. Sieh sie dir an, bevor du die Tische einteilst.
refusal-night-hostless = Dieser Abend hat keine Leitung mehr: Nur die Mitleitung und die Moderation dieses Servers können das.
refusal-night-host-only = Das können nur { $person } (Leitung dieses Abends), die Mitleitung oder die Moderation dieses Servers.
refusal-night-not-raced = { $game ->
    [arosa] Mord im Arosa
    [bakerstreet] Bakerstreet
   *[other] Dieses Spiel
} lässt sich nicht nach Zügen vergleichen: Dort wird kein Fall gelöst. Wähle 13 Indizien oder Cluedo.
refusal-night-no-twins = Für dieselbe Verteilung braucht es mindestens zwei gleich große Tische: Zu wenige warten, einige spielen nicht miteinander, oder sie können jeden Thread dieses Kanals lesen.
refusal-night-later = Discord antwortet gerade nicht, und es ist nichts passiert. Versuche es gleich noch einmal.
refusal-twin-over = Dieser Tisch ist durch, und andere haben dieselbe Verteilung. Alles ist hier zu sehen, sobald der letzte von ihnen durch ist. 🔒
refusal-twin-elsewhere = Mehrere Tische spielen dieselbe Verteilung, und nur wer an diesem sitzt, darf ihn vorerst sehen.
refusal-twin-newcomer = Mehrere Tische spielen diese Verteilung, also kann niemand Neues diesen Platz nehmen: nur das Programm, oder wer ihn schon hatte.
refusal-twin-pace = Andere Tische haben dieselbe Verteilung und warten auf diesen, also bleibt sein Tempo, wie es ist. Eine Pause ist möglich.
refusal-twin-lobby = Dieser Tisch hat dieselbe Verteilung wie andere. Die Karten kommen gleich von selbst; ändern lässt sich nichts mehr.
refusal-deal-known = Jemand an diesem Tisch hat diese Verteilung schon gespielt.

## Wörter, die Leute tippen, mit | dazwischen: in jeder Sprache verstanden. „In 3 Std.“, „morgen 20:30“.

typed-in = in
typed-days = t|tag|tage|tagen
typed-hours = h|std|std.|stunde|stunden
typed-minutes = m|min|min.|minute|minuten
typed-today = heute|heute abend
typed-tomorrow = morgen|morgen abend
typed-on = am|diesen|kommenden|am kommenden
typed-monday = montag|mo
typed-tuesday = dienstag|di
typed-wednesday = mittwoch|mi
typed-thursday = donnerstag|do
typed-friday = freitag|fr
typed-saturday = samstag|sonnabend|sa
typed-sunday = sonntag|so
typed-at = um|gegen
typed-sharp = uhr
typed-evening = abend|abends|am abend
typed-next = nächsten|nächster|nächste|am nächsten|naechsten|am naechsten
