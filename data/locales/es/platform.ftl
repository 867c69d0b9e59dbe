# Frases que comparten todos los juegos. Los nombres de los jugadores llegan en negrita; canales y horas, como los escribe Discord.

list-and = { $head } y { $last }
    .before_i = { $head } e { $last }
    .before_hi = { $head } e { $last }
    .before_hie = { $head } y { $last }

## Mesas

panel-title = # { $game }
panel-over = La partida ha terminado.
panel-posts-stay = Aquí no puedo quitar mensajes antiguos, así que lo oído o visto se puede volver a consultar. ⚠️
panel-restored = El bot se ha restaurado a partir de una copia de seguridad: la partida está como se ve aquí, aunque más arriba se lean jugadas posteriores. ⚠️
panel-stopped = La partida acabó antes de tiempo; no gana nadie.
table-opening = Empieza una partida de **{ $game }**: { $players }{ $players_n ->
    [2] .
   *[other] , en este orden y en sentido horario.
}
table-proof = -# Prueba de un reparto honesto, SHA-256 de la semilla: ||`{ $hash }`||
table-calls = { $players_n ->
    [one] { $players }, es tu turno.
   *[other] { $players }: hay que jugar.
}
table-over-calls = { $people }: esta partida ha terminado.
table-over-late = { $people }: tu partida de **{ $game }** (mesa n.º { $table }) ha terminado.
alt-rest = El resto está en /mesa estado.
alt-rest-above = El resto está encima de la imagen.
table-left-at-last = { $seat } deja la partida.
table-closing = ¡Gracias por jugar! **/mesa exportar** da la partida entera en un archivo.
table-solution = Nadie lo averiguó. { $solution } 🔎
table-stopped = La mesa está cerrada; no gana nadie. **/mesa exportar** da la partida en un archivo.
table-farewell = Tu partida de **{ $game }** (mesa n.º { $table }) ha terminado. Su canal ya no existe, así que te lo digo aquí.
table-farewell-silent = Tu partida de **{ $game }** (mesa n.º { $table }) ha terminado. Ya no puedo escribir en su canal, así que te lo digo aquí.
table-farewell-late = Tu partida de **{ $game }** (mesa n.º { $table }) en { $channel } ha terminado.
table-removed = Me han quitado de su servidor; no gana nadie. Si me dejan volver antes de treinta días, la partida podrá verse allí; después se borra.
table-cut-short = Se cerró antes de su final; no gana nadie.
table-outdated = Me han actualizado y ya no tengo las reglas con las que empezó; no gana nadie.
table-seed = -# La semilla era ||`{ $seed }`||; su SHA-256 se publicó al empezar.
table-bound = -# Un reparto que nadie puede elegir: el SHA-256 de mi secreto es `{ $hash }`
table-dealt = -# Reparto sellado 🔒 ||`{ $hash }`||
table-secret = -# Mi secreto era ||`{ $secret }`||. { $drawn ->
    [yes] Junto con una palabra sorteada para cada jugador, determinó el reparto
   *[no] Junto con las palabras de todos, determinó el reparto
}{ $bound ->
    [yes] {" "}(fijado al empezar por ||`{ $terms }`||)
   *[no] {""}
}; `games/verify.py` comprueba el archivo de la partida.
table-word = -# Palabra de { $who }: `{ $word }`

## Mensajes directos

mail-head = **{ $game }** en { $channel } (mesa { $table })
mail-greeting = Tienes un asiento en una mesa de **{ $game }** en { $channel }. Tus secretos llegarán aquí; el botón **Mi escritorio** del canal también los muestra, solo para ti.
mail-closed = No puedo enviarte mensajes: tus mensajes directos están cerrados. Aun así puedes jugar: el botón **Mi escritorio** muestra tus secretos, solo para ti. O abre tus mensajes directos en los ajustes de privacidad de este servidor.

## Opciones

option-pace = Tiempo por turno
pace-value = { $seconds ->
    [0] sin límite
    [300] 5 minutos, en vivo
    [3600] 1 hora
    [43200] 12 horas
    [86400] 1 día
    [172800] 2 días
   *[604800] 1 semana
}
value-strict = estricta (lo visto y oído desaparece según avanza la partida)
value-friendly = flexible (todo se puede releer)
value-on = sí
value-off = no

## Botones

control-join = Unirme
control-leave = Irme
control-start = Empezar
tabs = ¿Adónde?
control-desk = Mi escritorio
control-sheet = Mi hoja
control-notes = Mis notas
control-rules = Reglas
control-log = Historial
control-status = La mesa en palabras
control-option = Opciones
control-cancel = Atrás
control-resign = Dejar la partida
control-end = Cerrar la mesa
control-again = Otra partida
control-export = Archivo de la partida
control-watch = Ver la partida
control-confirm = Sí, lo confirmo
control-do = Hacerlo

select-part = { $first } – { $last }
act-told = Está en la mesa, a la vista de todos.
act-over = La partida ha terminado: en la mesa se lee cómo.
act-known = { $field }: **{ $value }**
act-again = Ahora puedes:
act-change = Aún puedes cambiar de idea:
cancelled = Nada ha cambiado.
confirm-resign = { $ends ->
    [won] ¿Dejar esta partida para siempre? Entonces se acaba, y gana { $winners }.
    [nobody] ¿Dejar esta partida para siempre? Entonces se acaba, y no gana nadie.
   *[no] ¿Dejar esta partida para siempre? Tu asiento se queda, pero ya no jugarás.
}
confirm-end = ¿Cerrar esta mesa para todos, sin ganador?
resigned = Puedes seguir la partida o jugar en otro sitio.
ended = La mesa está cerrada.
languages-set = Ahora la mesa habla { $language }, y cada mensaje se repite debajo en { $second }, en letra pequeña. Tus propios mensajes siguen a tu Discord.
language-set = Ahora la mesa habla { $language }. Tus propios mensajes siguen a tu Discord.
notes-label = Solo tú puedes leer esto
notes-prompt = Lo que sospecho…
notes-kept = **Tus notas** (solo tú puedes leerlas)
    { $text }
notes-outdated = Tus notas han cambiado desde que abriste este formulario, así que **no se ha sobrescrito nada**. Lo que se conserva:
    { $kept }
    Y **lo que acabas de escribir**, para que puedas copiarlo:
    { $given }
notes-empty = Tu libreta está vacía. Solo tú puedes leerla.
notes-write = Escribir mis notas
## La hoja

sheet-title = Tu hoja
sheet-choose = -# Una fila y una columna, luego un signo.
sheet-legend = -# En cursiva aquí, sombreado en la imagen: lo que puedes ver de todos modos.
sheet-alt-rest = El resto está tras el botón «En palabras».
sheet-column = **{ $sign }** { $what }: { $cells }
sheet-row = ¿Qué fila?
sheet-column-list = ¿Qué columna?
sheet-yes = Sí
sheet-no = No
sheet-maybe = Quizá
sheet-own = Otro
sheet-own-title = Un signo propio
sheet-own-label = Una o dos letras o cifras
sheet-clear = Vaciar
sheet-undo = Deshacer
sheet-words = En palabras
sheet-picture = Imagen
sheet-sign-own = «{ $sign }»
refusal-why-not-certain = Eso aún no es seguro, así que no hay razón que dar. Lo que es seguro está marcado en tu hoja.
refusal-sheet-sign = Un signo propio tiene { $n } letras o cifras como mucho. Inténtalo de nuevo.

export-done = La partida entera: semilla, opciones, asientos y jugadas. `python -m games.console replay table.json` la reproduce.
log-title = **Lo que ha pasado en esta mesa**
log-latest = { $n ->
    [one] Aquí está el último paso; el archivo los tiene todos.
   *[other] Aquí están los últimos { $n } pasos; el archivo los tiene todos.
}
log-earlier = Anteriores
log-later = Siguientes
sound-strip = { $strip } 🔊
log-step = `{ $n }` { $text }
incident = Algo ha fallado por nuestra parte: incidente { $number }. No se ha perdido nada; inténtalo de nuevo y, si vuelve a pasar, da este número a quien administra el bot.

## Lo que no es posible, y qué hacer en su lugar

refusal-no-table = Aquí no hay ninguna mesa. **/mesa abrir** abre una.
refusal-no-table-by-mail = En los mensajes directos no hay mesas. **/mesas** muestra las tuyas, cada una con un enlace.
refusal-not-begun = Esta partida no ha empezado: quien organiza la mesa pulsa **Empezar** cuando están todos.
refusal-already-begun = Esta partida ya ha empezado.
refusal-table-over = Esta partida ha terminado. **/mesa abrir** abre otra mesa.
refusal-game-over = Esta partida ha terminado.
refusal-no-such-game = No conozco ese juego. Elige uno de la lista que ofrece **/mesa abrir**.
refusal-no-such-option = Esa opción no existe. **/mesa opción** ofrece las que hay.
refusal-no-such-language = No hablo ese idioma. Elige uno de la lista.
refusal-not-seated = No tienes asiento en esta mesa.
refusal-not-seated-yet = No tienes asiento en esta mesa. Hasta que empiece la partida, **Unirme** te da uno.
refusal-already-seated = Ya tienes un asiento en esta mesa.
refusal-already-left = Has dejado esta partida para siempre.
refusal-table-full = La mesa está completa: { $n } jugadores como mucho.
refusal-too-few-players = { $n ->
    [one] Un jugador no basta: hacen falta al menos { $least }. Los demás pueden pulsar **Unirme**.
   *[other] { $n } jugadores no bastan: hacen falta al menos { $least }. Los demás pueden pulsar **Unirme**.
}
refusal-host-only = Eso solo puede hacerlo quien organiza la mesa: { $host }.
refusal-frozen = Esta partida empezó con unas reglas más antiguas que ya no tengo. Se conserva tal como está, pero aquí no puede seguir.
refusal-word-too-long = Tu palabra puede tener { $n } caracteres como mucho. Elige una más corta.
refusal-word-malformed = No puedo usar esa palabra: escribe una sola línea de letras, cifras y signos, sin @, <, > ni `.
refusal-word-not-here = Esta mesa se abrió antes de que se pudieran añadir palabras al reparto. Sigue jugando sin ellas.
refusal-banned = Quien me administra no te deja jugar, así que aquí solo respondo a **/yo**: sigue dándote tus datos, y los borra.
refusal-banned-server = Quien me administra no me deja estar en este servidor, así que me voy. Tus datos siguen siendo tuyos: **/yo**, en cualquier otro servidor o en tus mensajes directos.
refusal-sealed = No puedo abrir esto: sus secretos están sellados con una clave que no tengo. No se ha perdido nada: quien me administra puede recuperar la clave, y todo sigue desde ahí.
refusal-no-worker = Ahora mismo no puedo calcular nada: la parte de mí que lo hace no funciona en la máquina donde estoy. No se ha perdido nada, pero volver a intentarlo aún no servirá: díselo a quien me administra.
refusal-not-your-turn = No es tu turno. La mesa espera a { $active }.
refusal-not-now = Ahora no es el momento. No ha pasado nada.
choices-changed = Alguien fue más rápido. Esto es lo que queda por elegir:
refusal-too-often = { $deed ->
    [table] Aquí se han abierto muchas mesas, una tras otra. La próxima se puede abrir { $at }.
    [evening] Se han planeado muchas veladas, una tras otra. La próxima se puede planear { $at }.
    [vote] Por ahora se ha votado bastante. La próxima votación es posible { $at }.
    [takeback] Por ahora se ha pedido deshacer bastantes jugadas. Se puede volver a pedir { $at }.
    [invitation] Se han enviado muchas invitaciones, una tras otra. La próxima es posible { $at }.
    [press] Demasiados botones pulsados seguidos. Se puede volver a pulsar { $at }.
    [share] Se han compartido resultados muchas veces seguidas. Se puede volver a compartir { $at }.
    [change] Se han cambiado veladas muchas veces seguidas. El próximo cambio es posible { $at }.
    [round] Se han repartido muchas rondas, una tras otra. La próxima es posible { $at }.
    [guest] Te has apuntado y borrado muchas veces seguidas. Puedes volver a hacerlo { $at }.
   *[case] Ha sido un caso tras otro. El próximo llega { $at }.
}
refusal-stale = Este botón ya no vale. No ha pasado nada.
refusal-lost-time = Este mensaje es de un momento que se ha perdido: desde entonces se ha restaurado una copia de seguridad. No ha pasado nada.
refusal-old-command = Este comando ha cambiado desde que tu Discord lo cargó. No ha pasado nada: inténtalo de nuevo, o reinicia Discord.
restarted = Me reiniciaron antes de que pudiera responder. No se ha perdido nada: pulsa de nuevo.
panel-link = [Ir al panel]({ $panel })
refusal-too-slow = Ha tardado demasiado. No ha pasado nada: pulsa una vez más.
refusal-malformed = No entiendo eso. No ha pasado nada: **/mesa estado** muestra qué puedes hacer.
refusal-unknown-name = No conozco «{ $text }». Empieza a escribir y elige de la lista.
refusal-unknown-player = No conozco a ese jugador. Da un nombre, una mención o un asiento del 1 al { $n }.
refusal-notes-too-long = Tus notas pueden tener { $n } caracteres como mucho. Acórtalas e inténtalo de nuevo.
refusal-export-after-end = El archivo de la partida contiene todos los secretos, así que solo puedes tenerlo después del final.
refusal-replay-after-end = Podrás ver la partida cuando haya terminado.
refusal-export-malformed = Este archivo no es una exportación intacta de una mesa.

## Problemas: Discord o un permiso dicen que no

trouble-no-channel = Ya no encuentro { $channel }, donde organizas una mesa de **{ $game }**. La partida se conserva: si el canal vuelve, sigue con el próximo comando que reciba allí.
trouble-no-permission = Ya no puedo hablar en { $channel }, donde organizas una mesa de **{ $game }**: necesito el permiso «{ $permission }». La partida se conserva: cuando lo tenga de nuevo, sigue con el próximo comando que reciba allí.
trouble-no-sound = No puedo publicar sonidos en { $channel }, donde organizas una mesa de **{ $game }**: necesito el permiso «{ $permission }». La partida sigue en palabras; los sonidos vuelven con el permiso.
trouble-bot-may-not = Aquí no puedo abrir una mesa: necesito el permiso «{ $permission }» en este canal. Pídeselo a alguien que administre el servidor.
trouble-database = Ahora mismo no puedo anotar nada. No se ha perdido nada: pulsa de nuevo en un minuto.
trouble-no-channel-here = Una mesa necesita un canal o un hilo de un servidor. Ve a uno y usa **/mesa abrir**.
trouble-no-threads-here = Aquí no puede haber ningún hilo nuevo. Abre la mesa en un canal de texto del servidor, o sin hilo.
trouble-threads-full = Este servidor tiene tantos hilos abiertos como permite Discord. Archiva alguno que ya no haga falta, o abre la mesa sin hilo.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-manage-threads = Gestionar hilos
permission-create-public-threads = Crear hilos públicos
permission-create-private-threads = Crear hilos privados
permission-create-events = Crear eventos
permission-read-message-history = Leer el historial de mensajes

## La repetición: una partida terminada, jugada a jugada

theatre-head = **{ $game }** · mesa n.º { $table } · jugada { $n } de { $most }
theatre-desk = El escritorio de { $who }: { $lines }
theatre-alone = Solo para { $who }: { $text } 🔓
theatre-first = Primera
theatre-back = Atrás
theatre-next = Siguiente
theatre-last = Última
theatre-turn = Próximo punto de inflexión
control-film = Publicar la película
theatre-table = La mesa
theatre-looks = ¿Qué vista?

film-post = **{ $game }** · mesa n.º { $table }: { $moves ->
    [one] la partida en película, una jugada
   *[other] la partida en película, { $moves } jugadas
} 🎞️
film-alt = Una película de la mesa, jugada a jugada, hasta la jugada { $moves }. Su última imagen: { $last }
film-posted = La película está publicada: { $link }
film-there = La película ya estaba publicada: { $link }
refusal-film-later = Ahora mismo no se ha podido hacer o publicar la película. Pulsa de nuevo en un minuto.
refusal-film-no-channel = El canal en el que se jugó esta mesa ya no existe, así que la película no tiene dónde ir.
trouble-film-may-not = No puedo publicar la película: necesito el permiso «{ $permission }» en el canal de esa mesa.
