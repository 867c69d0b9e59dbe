# Antes de la partida: abrir una mesa, invitar, tomar asiento, elegir opciones.

lobby-players = { $n ->
    [one] **Un jugador** por ahora; pueden jugar de { $least } a { $most }.
   *[other] **{ $n } jugadores** por ahora; pueden jugar de { $least } a { $most }.
}
lobby-players-exactly = { $n ->
    [one] **Un jugador** por ahora; este juego es para { $most } jugadores.
   *[other] **{ $n } jugadores**, los que necesita este juego.
}
lobby-seat = { $host ->
    [yes] { $who } (organiza)
   *[no] { $who }
}
lobby-option = { $option }: **{ $value }**
lobby-word = -# **Mi palabra** añade una palabra tuya al reparto, para que nadie haya podido elegir las cartas.
lobby-more = **{ $game }: más sobre esta mesa**
lobby-options-page = { $pages ->
    [one] Opciones
   *[other] Opciones { $n }
}
control-language = El idioma de la mesa, o dos 🌐
lobby-language = Esta mesa habla { $language } 🌐
control-more = Más
control-people = Invitar, traspasar
more-running = **Junto a la partida**: somete algo a votación, ofrece tu asiento o elige el idioma de la mesa.
people-title = **En la mesa**: { $players }
people-invited = Con invitación: { $people }
control-invite = Invitar a alguien…
control-kick = Expulsar a alguien, o retirar una invitación…
control-host = Traspasar la mesa a alguien…
control-word = Mi palabra
word-label = Todos la ven al empezar
word-prompt = Una palabra, pero ningún nombre real: queda en los mensajes y en el archivo de la partida
word-kept = Tu palabra es parte del reparto: `{ $word }`. Todos la verán cuando empiece la partida; hasta entonces puedes cambiarla. Queda en los mensajes y en el archivo de la partida; después de **/yo borrar**, el archivo solo tiene su huella.
lobby-closed = Esta mesa se cerró antes de que empezara la partida. **/mesa abrir** abre otra.
lobby-gone = Esta mesa está cerrada: ya no tengo su juego. **/mesa abrir** abre otra.
lobby-opened = La mesa está abierta.
lobby-joined = Has tomado asiento en la mesa.
lobby-left = Has dejado la mesa.
lobby-option-set = Hecho: el panel muestra las nuevas opciones.
lobby-started = La partida empieza.

## Quién puede venir

option-access = Quién puede tomar asiento
access-open = cualquiera
access-invited = solo con invitación
control-private = Solo con invitación
control-public = Abrir a todos
lobby-private = Una mesa privada: solo toma asiento quien tiene una invitación. 🔒
menu-invite = Invitar a mi mesa
lobby-invited = Con invitación: { $guests }
lobby-invitation = { $guest }, { $who } te invita a una partida de **{ $game }** ({ $n } de { $most } asientos ocupados). **Unirme** te da un asiento.
lobby-invitation-where = La mesa está en { $channel }.
lobby-invited-silently = La invitación está hecha, y el panel la nombra. Tardé demasiado en avisar a esa persona: usa el comando otra vez.
lobby-kicked = Hecho. Esa persona no puede volver a tomar asiento, salvo que la invites.
lobby-handed-over = Hecho: has traspasado la mesa.
lobby-taken = { $stage ->
    [lobby] En este canal ya hay una mesa de **{ $game }**, que organiza { $host }. No ha empezado. Si quieres una mesa propia, usa otro canal o un hilo.
   *[live] En este canal hay una partida de **{ $game }** en marcha, que organiza { $host }. Si quieres una mesa propia, usa otro canal o un hilo.
}
control-close = Cerrar la mesa

refusal-options-outdated = Las opciones han cambiado desde que abriste este formulario, así que no se ha fijado nada. Ábrelo de nuevo: las muestra como están ahora.
refusal-options-wrong = No se ha fijado nada: no todo puede ser como lo elegiste.
refusal-options-by-memory = No se ha fijado nada: con memoria estricta, nada aparece por sí solo en una hoja y nadie recibe consejos.
option-may-be = **{ $option }** puede ser:
option-may-be-value = • { $value }
control-option-again = Cambiar lo que elegí
refusal-sent-away = Ya no puedes tomar asiento en esta mesa: así lo ha decidido quien la organiza. Solo { $host } puede invitarte de nuevo.
refusal-invited-only = Esta mesa es privada: solo toma asiento quien tiene una invitación. Habla con { $host }, que la organiza.
refusal-invites-self = Ya estás aquí. Nombra a otra persona.
refusal-invites-bot = No se puede invitar a un bot. Invita a una persona; o pulsa **Completar con rivales** antes de empezar, y el programa juega también.
refusal-guest-seated = { $guest } ya tiene un asiento en esta mesa.
refusal-guest-barred = { $person } no puede sentarse a esta mesa.
refusal-guest-blocked = Has bloqueado a esta persona, así que no puede tomar asiento aquí. Nadie más se entera. **/yo desbloquear** retira el bloqueo.
refusal-guest-elsewhere = Esta persona no puede ver este canal, así que la invitación no le llegaría. Dale acceso, o abre la mesa en otra parte.
refusal-too-many-guests = Una mesa recuerda { $n } invitaciones como mucho. Retira una con **/mesa expulsar**, o deja venir a cualquiera: **/mesa opción**.
refusal-kicks-self = No puedes expulsarte. **/mesa salir** deja la mesa, **/mesa traspasar** la pasa a otra persona.
refusal-nobody-there = Esta persona ni tiene un asiento en esta mesa ni está en la lista de invitaciones.
refusal-host-not-seated = Esta mesa solo la puede organizar alguien que tenga un asiento en ella.
refusal-already-host = Esta mesa ya la organizas tú.
refusal-hosts-already = { $guest } ya organiza esta mesa.

## En la caja: lo que muestra la imagen de un juego

cover-clues = 13 Pistas: seis testigos tras un biombo con tres cartas boca abajo, bajo los tejados de Londres.
cover-arosa = Mord im Arosa: un gran hotel en la nieve, de noche; a su alrededor caen cubos de todos los colores.
cover-cluedo = Cluedo: los seis sospechosos, lado a lado; en la mesa, delante de ellos, armas y un sobre sellado.
cover-bakerstreet = Bakerstreet: una gorra de cazador y un bombín en una calle entre la niebla y, entre ambos, pistas boca abajo.

lobby-in-thread = { $who } abre una mesa de **{ $game }** en { $channel }.
lobby-in-thread-alone = Tu mesa está abierta en { $channel }.
lobby-asleep = Al menos { $n } personas más de este servidor quieren un aviso cuando haya jugadores esperando para **{ $game }**. Escribo una sola vez a cada una, cuando esperan tantos como pidió. 🔔
thread-name = { $game } · { $who }

## Quien mira

refusal-gallery-seen = { $person } ha visto todas las manos, y no puede tomar asiento aquí.
