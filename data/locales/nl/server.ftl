# Wat een server over zijn tafels besloten heeft.

server-title = **Wat deze server besloten heeft** over zijn tafels
server-everywhere = • Tafels kunnen in **elk kanaal** geopend worden.
server-channels = • Tafels kunnen geopend worden in { $channels }, en in de threads daar.
server-everybody = • **Iedereen** mag tafels openen.
server-openers = • Wie de rol { $role } heeft, mag tafels openen.
server-moderators-none = • Wie het recht **Berichten beheren** heeft, mag ingrijpen aan tafels van anderen.
server-moderators = • Wie het recht **Berichten beheren** of de rol { $role } heeft, mag ingrijpen aan tafels van anderen.
server-language = { $language ->
    [none] • Nieuwe tafels en avonden zijn in de taal van wie ze opent.
   *[other] • Nieuwe tafels en avonden zijn in het **{ $language }**.
}
server-zone = • Voor wie geen eigen tijdzone heeft, gelden tijden (avonden, stille uren, afwezigheid) in **{ $zone }**.
server-zone-none = • Wie zonder eigen tijdzone een avond plant, krijgt de vraag welke dat is.
server-threads = { $own ->
    [yes] • Een nieuwe tafel krijgt **een eigen thread**.
   *[no] • Een nieuwe tafel gaat open in het kanaal, behalve als de host een thread wil.
}
server-reminders = { $wanted ->
    [yes] • Spelers worden aan hun beurten herinnerd zoals ieder dat wil.
   *[no] • Niemand wordt hier aan beurten herinnerd.
}
server-hint = -# **/server kanaal**, **/server openen** en **/server moderators** noemen kanalen en rollen, **/server taal** kiest een taal, **/server tijdzone** een tijdzone. Ingrijpen is: een tafel beëindigen, iemand wegsturen voor de start, de tafel aan een andere host geven, of over iemands vervanging laten stemmen; één regel aan tafel meldt het.
server-set-threads = { $n ->
    [0] Geen automatische threads
   *[1] Threads voor nieuwe tafels
}
server-set-reminders = { $n ->
    [0] Geen herinneringen
   *[1] Herinneringen toestaan
}
server-clear-channels = Overal tafels
server-clear-openers = Iedereen opent tafels
server-clear-language = Eigen taal van wie opent
server-clear-zone = Naar de tijdzone vragen
server-clear-moderators = Alleen met het recht

refusal-server-managers-only = Daarvoor heb je het recht **Server beheren** nodig.
refusal-too-many-channels = Er kunnen hoogstens { $n } kanalen genoemd worden. Noem liever een categorie: alle kanalen daarin tellen mee.
refusal-channel-not-allowed = Op deze server worden tafels geopend in { $channels }, of in een thread daar.
refusal-openers-only = Op deze server openen alleen mensen met de rol { $role } tafels. Bij hen kun je meedoen.
refusal-moderator-takes = Je vraagt dit als moderator, dus de plaats gaat naar iemand anders. Noem die persoon, of laat het leeg om de plaats aan iedereen aan te bieden.
trouble-no-server-here = Dit hoort bij een server: ga naar een van zijn kanalen.

## Wat er aan een tafel gezegd wordt als iemand van buiten ingreep

outside-kicked = Een moderator van deze server heeft { $guest } van deze tafel weggestuurd. 🛡️
outside-uninvited = Een moderator van deze server heeft de uitnodiging van { $guest } ingetrokken. 🛡️
outside-host = Een moderator van deze server heeft { $guest } tot host van deze tafel gemaakt. 🛡️
outside-asks = -# { $by } modereert deze server en speelt hier niet mee. 🛡️
outside-closed = Een moderator van deze server heeft deze tafel gesloten voordat de partij begon. 🛡️
outside-silent = Klaar. Om het aan tafel te zeggen was ik te laat; het overzicht toont het.
