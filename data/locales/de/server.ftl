# Was ein Server über die Tische auf ihm beschlossen hat.

server-title = **Was dieser Server beschlossen hat**, für seine Tische
server-everywhere = • Tische lassen sich in **jedem Kanal** eröffnen.
server-channels = • Tische lassen sich in { $channels } eröffnen, und in den Threads dort.
server-everybody = • **Alle** dürfen Tische eröffnen.
server-openers = • Tische eröffnen darf, wer die Rolle { $role } hat.
server-moderators-none = • Wer die Berechtigung **Nachrichten verwalten** hat, darf an Tischen eingreifen, die andere leiten.
server-moderators = • Wer die Berechtigung **Nachrichten verwalten** oder die Rolle { $role } hat, darf an Tischen eingreifen, die andere leiten.
server-language = { $language ->
    [none] • Neue Tische und Abende haben die Sprache der Person, die sie eröffnet.
   *[other] • Die Sprache neuer Tische und Abende: **{ $language }**.
}
server-zone = • Für alle ohne eigene Zeitzone gelten Zeitangaben (Abende, Ruhezeit, Abwesenheit) in **{ $zone }**.
server-zone-none = • Wer keine Zeitzone eingestellt hat, wird beim Planen eines Abends danach gefragt.
server-threads = { $own ->
    [yes] • Ein neuer Tisch bekommt **einen eigenen Thread**.
   *[no] • Ein neuer Tisch wird im Kanal eröffnet, außer seine Leitung will einen Thread.
}
server-reminders = { $wanted ->
    [yes] • Alle werden so an ihre Züge erinnert, wie sie es mögen.
   *[no] • Niemand wird hier an Züge erinnert.
}
server-hint = -# **/server kanal**, **/server eröffnung** und **/server moderation** nennen Kanäle und Rollen, **/server sprache** wählt eine Sprache, **/server zeitzone** eine Zeitzone. Eingreifen heißt: einen Tisch beenden, jemanden vor dem Start wegschicken, die Leitung weitergeben oder über einen Ersatz abstimmen lassen; eine Zeile am Tisch sagt es.
server-set-threads = { $n ->
    [0] Threads nur auf Wunsch
   *[1] Threads für neue Tische
}
server-set-reminders = { $n ->
    [0] Keine Erinnerungen
   *[1] Erinnerungen erlauben
}
server-clear-channels = Tische überall erlauben
server-clear-openers = Eröffnen für alle erlauben
server-clear-language = Sprache nicht festlegen
server-clear-zone = Nach der Zeitzone fragen
server-clear-moderators = Nur mit Berechtigung

refusal-server-managers-only = Dafür brauchst du die Berechtigung **Server verwalten**.
refusal-too-many-channels = Höchstens { $n } Kanäle lassen sich nennen. Nenne stattdessen eine Kategorie: Alle ihre Kanäle zählen.
refusal-channel-not-allowed = Auf diesem Server eröffnet man Tische in { $channels }, oder in einem Thread dort.
refusal-openers-only = Auf diesem Server eröffnet Tische nur, wer die Rolle { $role } hat. An diesen Tischen kannst du mitspielen.
refusal-moderator-takes = Du bittest als Moderation darum, also geht der Platz an jemand anderen. Nenne die Person, oder lass sie weg, um den Platz allen anzubieten.
trouble-no-server-here = Das gehört zu einem Server: Gehe in einen seiner Kanäle.

## Was an einem Tisch gesagt wird, wenn jemand von außen eingegriffen hat

outside-kicked = Die Moderation dieses Servers hat { $guest } von diesem Tisch weggeschickt. 🛡️
outside-uninvited = Die Moderation dieses Servers hat die Einladung an { $guest } zurückgenommen. 🛡️
outside-host = Die Moderation dieses Servers hat { $guest } die Leitung dieses Tisches gegeben. 🛡️
outside-asks = -# { $by } moderiert diesen Server und spielt hier nicht mit. 🛡️
outside-closed = Die Moderation dieses Servers hat diesen Tisch geschlossen, bevor die Partie begann. 🛡️
outside-silent = Erledigt. Um es am Tisch zu sagen, war ich zu langsam; die Übersicht zeigt es.
