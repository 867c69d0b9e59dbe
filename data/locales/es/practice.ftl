# La página de prueba: un Discord propio en el navegador, para jugar sin token. No se ve en el Discord de verdad.

practice-brand = mesa de prueba

## El club en el que se empieza: sus nombres, cuatro personas de este idioma y el idioma (una carpeta) de cuatro visitas

practice-club-name = La Tertulia del Farol
practice-club-lounge = tertulia
practice-club-lounge-topic = Charla, y mesas de todo tipo
practice-club-people = Remedios Villalba, Fermín Aldecoa, Consuelo Monteagudo, Evaristo Llorente
practice-club-guests = en

## La página

practice-channels = Canales
practice-people = Personas
practice-messages = Mensajes
practice-mailbox = Mensajes directos
practice-theme = Claro u oscuro
practice-help = Ayuda
practice-controls = Entre bastidores
practice-close = Cerrar
practice-cancel = Cancelar
practice-delete = Borrar
practice-yes = sí
practice-no = no
practice-required = Falta rellenar esto
practice-optional = opcional
practice-you-are = eres
practice-whoami = Eres { $name }. Cambiar de persona
practice-become = Cambiar a { $name }
practice-follow = Seguir a quien tiene el turno
practice-follow-on = Desde ahora, la página toma el lugar de la persona a quien se espera en la mesa de este canal.
practice-follow-off = La página ya no sigue a quien tiene el turno.
practice-followed = Es el turno de { $name }: ahora eres { $name }.
practice-connection-lost = La mesa de prueba no responde. Si se cerró, ábrela de nuevo con «make play»: esta página vuelve por sí sola.
practice-unread = { $n ->
    [one] { $n } mensaje nuevo
   *[other] { $n } mensajes nuevos
}

## Mensajes

practice-bot = bot
practice-edited = (editado)
practice-used = { $person } ha usado /{ $command }
practice-reply-gone = El mensaje ya no existe
practice-thinking = { $bot } está pensando…
practice-sending = Enviando /{ $command }…
practice-no-answer = La aplicación no ha respondido a /{ $command }. ¿Está en marcha el bot?
practice-menu-message = Menú de este mensaje: { $name }
practice-menu-person = Menú: { $name }
practice-menu-empty = Aquí no hay nada más.
practice-failed = Esta interacción ha fallado: el bot no ha respondido.
practice-no-longer = Eso ya no es posible.
practice-only-you = Solo tú puedes ver esto
practice-dismiss = Descartar
practice-new = Nuevo
practice-beginning = Aquí empieza #{ $channel }.
practice-to-newest = Ir a lo más reciente
practice-older = Mostrar mensajes anteriores
practice-beginning-mailbox = Nadie más que el bot y tú lee lo que se escribe aquí.
practice-enlarge = Ampliar: { $what }
practice-enlarge-nameless = Ampliar la imagen
practice-unknown-part = Esta parte del mensaje no se puede mostrar aquí.
practice-choose = Elegir…
practice-choose-at-least = Elige al menos { $n }
practice-choose-at-most = Elige como mucho { $n }

## Escribir y enviar comandos

practice-write = Mensaje en #{ $channel }, o una barra para ver los comandos
practice-write-mailbox = Mensaje al bot, o una barra para ver los comandos
practice-write-label = Escribe en { $channel }; una barra muestra los comandos
practice-send = Enviar
practice-commands = Comandos
practice-no-commands = No existe ese comando. ¿Está en marcha el bot?
practice-command-send = Enviar el comando
practice-nothing-offered = Sin coincidencias
practice-not-possible = Esto no se puede enviar: revísalo.
practice-may-not-write = Aquí no puedes escribir eso.
practice-number-wanted = Aquí va un número
practice-number-low = Al menos { $n }
practice-number-high = Como mucho { $n }
practice-too-short = { $n ->
    [one] Al menos { $n } carácter
   *[other] Al menos { $n } caracteres
}
practice-submit = Enviar
practice-form-failed = El bot no ha respondido. Inténtalo de nuevo, o ponlo en marcha entre bastidores.

## Lugares

practice-no-channels = Aquí no ves ningún canal.
practice-channel-gone = #{ $channel } ya no existe.
practice-topic-mailbox = Mensajes directos del bot
practice-topic-mailbox-closed = Cerrados: el bot no puede escribirte
practice-topic-thread = Hilo de #{ $channel }
practice-thread-open = Abrir un hilo
practice-thread-name = Nombre del hilo
practice-thread-private = Privado: solo se ve con invitación
practice-thread-members = Con invitación
practice-thread-delete = Borrar este hilo
practice-channel-add = Canal nuevo
practice-channel-name = Nombre del canal
practice-channel-delete = Borrar este canal
practice-channel-delete-sure = ¿Borrar #{ $channel }?
practice-channel-delete-about = Con él se va todo lo que se dijo allí. El bot recibe el mismo aviso que le daría Discord.

## Calendario

practice-events = Eventos
practice-event-scheduled = planeado
practice-event-active = en marcha
practice-event-completed = terminado
practice-event-cancelled = cancelado
practice-event-interested = { $n ->
    [0] Me interesa
   *[other] Me interesa · { $n }
}

## Personas

practice-who-title = ¿Quién eres?
practice-new-tab = Abrir una pestaña como { $name }
practice-person-own = { $name }
practice-person-add = Persona nueva
practice-person-name = Nombre
practice-person-name-taken = Alguien ya se llama así
practice-person-language = Idioma
practice-person-dms = El bot puede escribirme (mensajes directos abiertos)
practice-person-dms-of = Mensajes directos de { $name } abiertos
practice-mailbox-closed = mensajes directos cerrados

## Entre bastidores

practice-controls-bot = El bot
practice-controls-bot-about = Mátalo en mitad de una partida: cuando vuelve a arrancar, la partida sigue donde estaba.
practice-bot-running = El bot está en marcha
practice-bot-starting = El bot se está conectando…
practice-bot-stopped = El bot está parado
practice-bot-exit = código de salida { NUMBER($code, useGrouping: 0) }
practice-bot-start = Arrancar
practice-bot-kill = Matar
practice-bot-restart = Reiniciar en orden
practice-gateway-drop = Cortar la conexión
practice-gateway-dropped = { $n ->
    [0] No había ninguna conexión que cortar.
   *[other] La conexión está cortada; el bot vuelve por sí solo.
}
practice-controls-time = El reloj
practice-time-now = { $day }, { $time }
practice-time-about = Deja pasar horas o días para ver recordatorios, turnos perdidos y ausencias. El bot arranca de nuevo con la hora nueva; el reloj nunca va hacia atrás.
practice-time-skip = { $hours ->
    [one] +{ $hours } hora
    [24] +1 día
    [168] +1 semana
   *[other] +{ $hours } horas
}
practice-controls-channel = #{ $channel }
practice-power-send-messages = El bot puede escribir aquí
practice-power-send-messages-in-threads = El bot puede escribir en hilos
practice-power-attach-files = El bot puede adjuntar archivos
practice-controls-people = Mensajes directos
practice-controls-server = El servidor
practice-server-language = Idioma de { $server }
practice-faults = { $n ->
    [0] Discord habría aceptado todo lo que envió el bot.
    [one] El Discord de verdad rechazaría { $n } cosa que envió el bot:
   *[other] El Discord de verdad rechazaría { $n } cosas que envió el bot:
}
practice-anew = Empezar con un servidor vacío
practice-anew-sure = ¿Empezar con un servidor vacío?
practice-anew-about = Se va todo lo dicho y jugado en esta mesa de prueba, y también los canales y personas que añadiste. Esto no se puede deshacer.
practice-anew-yes = Vaciarlo

## Ayuda

practice-guide-title = Tu primera partida en un minuto
practice-guide-intro = Esto es un Discord propio, que solo existe en tu máquina.
practice-guide-step-1 = Pulsa **Jugar ahora** aquí abajo, o envía **/jugar** en cualquier canal, y elige un juego: unos rivales del programa toman los otros asientos, y las cartas se reparten en el acto.
practice-guide-step-2 = La respuesta muestra tus secretos. Tu mesa tiene su propio hilo: ábrelo desde la respuesta, o desde la lista de canales (☰ en un teléfono).
practice-guide-step-3 = Cuando sea tu turno, te avisa un mensaje; pulsa lo que ofrece.
practice-guide-more = Con otros, y entre bastidores
practice-guide-hint-1 = Para jugar con otras personas, envía **/mesa abrir**, pulsa tu propia tarjeta arriba, cambia a otra persona y pulsa **Unirme**. El botón junto a tu tarjeta **sigue a quien tiene el turno**.
practice-guide-hint-2 = Varias pestañas pueden ser varias personas: ábrelas con la flecha de la lista de personas. Un número rojo indica que se ha llamado a esa persona, o que tiene mensajes nuevos.
practice-guide-hint-3 = **Entre bastidores** puedes matar el bot, cerrar los mensajes directos y quitar permisos: nada de eso debería estropear una partida.
practice-guide-hint-4 = Puedes cerrar la mesa de prueba en mitad de una partida: ábrela de nuevo, y la partida sigue.
practice-guide-play = Jugar ahora
