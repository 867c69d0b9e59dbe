# Lo que ha decidido un servidor sobre sus mesas.

server-title = **Lo que ha decidido este servidor** sobre sus mesas
server-everywhere = • Se pueden abrir mesas en **todos los canales**.
server-channels = • Se pueden abrir mesas en { $channels }, y en sus hilos.
server-everybody = • **Todo el mundo** puede abrir mesas.
server-openers = • Quien tiene el rol { $role } puede abrir mesas.
server-moderators-none = • Quien tiene el permiso **Gestionar mensajes** puede intervenir en las mesas que organizan otros.
server-moderators = • Quien tiene el permiso **Gestionar mensajes** o el rol { $role } puede intervenir en las mesas que organizan otros.
server-language = { $language ->
    [none] • Las mesas y veladas nuevas están en el idioma de quien las abre.
   *[other] • Las mesas y veladas nuevas están en **{ $language }**.
}
server-zone = • Las horas de quien no ha fijado su zona horaria (veladas, horas de silencio, ausencias) se leen como en **{ $zone }**.
server-zone-none = • A quien no ha fijado su zona horaria se le pregunta al planear una velada.
server-threads = { $own ->
    [yes] • Una mesa nueva tiene **su propio hilo**.
   *[no] • Una mesa nueva se abre en el canal, salvo que quien la organiza quiera un hilo.
}
server-reminders = { $wanted ->
    [yes] • A los jugadores se les recuerdan sus turnos como prefiera cada cual.
   *[no] • Aquí no se recuerda ningún turno a nadie.
}
server-hint = -# **/servidor canal**, **/servidor apertura** y **/servidor moderación** nombran canales y roles, **/servidor idioma** elige un idioma, **/servidor zona** una zona horaria. Intervenir es cerrar una mesa, expulsar a alguien antes de empezar, traspasar la mesa a otra persona o someter a votación un reemplazo; una línea en la mesa lo dice.
server-set-threads = { $n ->
    [0] Sin hilos automáticos
   *[1] Hilos para las mesas nuevas
}
server-set-reminders = { $n ->
    [0] Sin recordatorios
   *[1] Permitir recordatorios
}
server-clear-channels = Mesas en todas partes
server-clear-openers = Todos abren mesas
server-clear-language = El idioma de quien abre
server-clear-zone = Preguntar la zona horaria
server-clear-moderators = Solo con el permiso

refusal-server-managers-only = Para eso necesitas el permiso **Gestionar servidor**.
refusal-too-many-channels = Se pueden nombrar { $n } canales como mucho. Nombra mejor una categoría: valen todos sus canales.
refusal-channel-not-allowed = En este servidor, las mesas se abren en { $channels }, o en uno de sus hilos.
refusal-openers-only = En este servidor solo abre mesas quien tiene el rol { $role }. Puedes unirte a las que haya.
refusal-moderator-takes = Pides esto como parte de la moderación, así que el asiento va a otra persona. Nómbrala, o no nombres a nadie para ofrecer el asiento a todos.
trouble-no-server-here = Esto es de un servidor: ve a uno de sus canales.

## Lo que se dice en una mesa cuando ha intervenido alguien de fuera

outside-kicked = La moderación de este servidor ha expulsado a { $guest } de esta mesa. 🛡️
outside-uninvited = La moderación de este servidor ha retirado la invitación de { $guest }. 🛡️
outside-host = La moderación de este servidor ha decidido que { $guest } organice esta mesa. 🛡️
outside-asks = -# { $by } modera este servidor y no juega aquí. 🛡️
outside-closed = La moderación de este servidor ha cerrado esta mesa antes de que empezara la partida. 🛡️
outside-silent = Hecho. Tardé demasiado en decirlo en la mesa; el panel lo muestra.
