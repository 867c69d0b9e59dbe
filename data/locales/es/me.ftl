# Lo que es de una persona, en cualquier mesa donde juegue.

settings-title = **Tus ajustes**, para todas las mesas
settings-mail = { $on ->
    [yes] Tus secretos te llegan por mensaje directo; **Mi escritorio** también los muestra siempre.
   *[no] No te envío secretos: **Mi escritorio** los muestra todos, solo para ti.
}
settings-set-mail = { $n ->
    [0] Sin mensajes directos
   *[1] Secretos por mensaje directo
}
settings-reading = Cómo leo los mensajes privados
reading-words = Solo palabras
reading-words-note = Sin imágenes: las palabras dicen lo mismo.
reading-large = Letra grande
reading-large-note = Imágenes con letras más grandes y sencillas.
reading-open = Nada tapado
reading-open-note = Las palabras que para otros están tapadas quedan a la vista.
reading-covered = Mis secretos tapados
reading-covered-note = Para quien comparte su pantalla: se pulsa para mirar. Las cartas para elegir están en listas.
reading-anew = Mensajes nuevos
reading-anew-note = Ningún mensaje cambia en su sitio: los lectores de pantalla anuncian los nuevos.
settings-inbox = Mis mesas
settings-export = Mis datos en un archivo
settings-erase = Borrar mis datos…
own-settings = Mis ajustes
own-time = Mi tiempo y mis recordatorios
own-wake = Avisarme para jugar
own-blocks = Personas que dejo fuera
own-time-title = **Tu tiempo**, para todas las mesas
own-set-hours = Horas de silencio
own-set-away = Anunciar una ausencia
own-back = Estoy de vuelta
own-remind-when = ¿Cada cuánto?
own-remind-every = { $n ->
    [0] Dos veces por turno
    [one] Cada hora
   *[other] Cada { $n } horas
}
own-hours-form = Horas de silencio
own-away-form = Una ausencia
own-field-zone = Una ciudad grande de tu zona horaria
own-field-start = Cuándo empiezan, por ejemplo 22:30
own-field-end = Cuándo acaban, por ejemplo 8:00
own-field-first = Primer día, por ejemplo 2026-12-24
own-field-last = Último día, por ejemplo 2026-12-31
own-blocks-title = **Personas que dejas fuera** de las mesas que organizas, sin que se les diga: { $n ->
    [0] nadie.
   *[other] { $people }. Elige de nuevo a una de ellas para dejarla volver.
}
own-block = Dejar fuera a alguien…
mail-declined = Has elegido no recibir mensajes directos: el botón **Mi escritorio** muestra tus secretos, solo para ti. **/yo ajustes** lo cambia.
mail-unopened = Ahora mismo escribo a muchas personas nuevas, así que tus secretos quizá no lleguen aún por mensaje directo. El botón **Mi escritorio** los muestra, solo para ti.
table-desks = { $alone ->
    [yes] -# **Mi escritorio** te muestra tus secretos, y a nadie más.
   *[no] -# No todo el mundo recibe mensajes directos: **Mi escritorio** muestra a cada cual sus secretos, y a nadie más.
}

## Todas las mesas propias

inbox-title = { $n ->
    [0] **Tus mesas**: ninguna te espera.
    [one] **Tus mesas**: una te espera.
   *[other] **Tus mesas**: { $n } te esperan.
}
inbox-empty = No tienes asiento en ninguna mesa abierta. **/jugar** te encuentra una o la abre.
inbox-asked = **{ $game }** en { $channel }: es tu turno; empezó { $since }. ⏳
inbox-until = Plazo para jugar: { $at }.
inbox-others = **{ $game }** en { $channel }: juegan los demás; la última jugada fue { $since }.
inbox-lobby = **{ $game }** en { $channel }: aún no ha empezado, se abrió { $since }.
inbox-starts = **{ $game }** en { $channel }: puedes pulsar **Empezar** cuando estén todos; se abrió { $since }.
inbox-frozen = **{ $game }** en { $channel }: aquí no puede continuar, y se conserva tal como está.
inbox-lent = **{ $game }** en { $channel }: el programa sigue jugando en tu lugar. **/mesa reemplazar** te devuelve allí tu asiento.
inbox-more = … y { $n } más.

previously = { $n ->
    [0] **Anteriormente…**
    [one] **Anteriormente…** { $never ->
        [yes] ha pasado una cosa desde el comienzo de la partida:
       *[no] ha pasado una cosa desde la última vez que miraste:
    }
   *[other] **Anteriormente…** { $never ->
        [yes] han pasado { $n } cosas desde el comienzo de la partida; las últimas:
       *[no] han pasado { $n } cosas desde la última vez que miraste; las últimas:
    }
}
previously-learnt = • Solo para ti: { $line }
previously-asked = Es tu turno. ⏳
previously-waits = Ahora no se te pide nada.

## Otras personas, y los datos propios

blocked = { $person } ya no puede tomar asiento en las mesas que organices. No recibe ningún aviso. **/yo desbloquear** retira el bloqueo.
unblocked = { $person } puede volver a tomar asiento en tus mesas.
refusal-blocks-self = No puedes bloquearte.
refusal-blocks-bot = Un bot no se sienta por sí solo a ninguna mesa. Elige a una persona.
refusal-not-welcome = No puedes tomar asiento en esta mesa. **/mesa abrir** abre una tuya, en otro canal o en un hilo.
export-mine = Todo lo que guardo sobre ti.
erase-question = { $n ->
    [0] ¿Borrar todo lo que guardo sobre ti: ajustes, notas, marcas y tu nombre en mesas pasadas? Las partidas se quedan, con un asiento sin nombre. Esto no se puede deshacer.
    [one] Estás jugando en una mesa, y la **dejarías para siempre**; **/mesa reemplazar** pasa antes tu asiento a otra persona. ¿Borrar todo lo que guardo sobre ti: ajustes, notas, marcas y tu nombre en mesas pasadas? Esto no se puede deshacer.
   *[other] Estás jugando en { $n } mesas, y las **dejarías para siempre**; **/mesa reemplazar** pasa antes tus asientos a otras personas. ¿Borrar todo lo que guardo sobre ti: ajustes, notas, marcas y tu nombre en mesas pasadas? Esto no se puede deshacer.
}
erase-sure = Borrar todo
erased = Todo está borrado. Las partidas pasadas conservan un asiento sin nombre.

## Para recibir un aviso

wake-title = **Avísame** en este servidor
wake-nothing = Elige los juegos por los que puedo escribirte cuando alguien esté esperando jugadores. Como mucho una vez cada doce horas, y nunca en tus horas de silencio (**/yo horario**).
wake-on = Te escribo cuando { $n ->
    [one] espera una persona
   *[other] esperan { $n } personas
} para jugar a: { $games }. Como mucho una vez cada doce horas, y nunca en tus horas de silencio (**/yo horario**).
wake-games = ¿Para qué juegos?
wake-least = ¿Con cuántas personas esperando?
wake-when = { $n ->
    [one] cuando espera una persona
   *[other] cuando esperan { $n } personas
}
wake-sleep = No avisarme más
wake-off = Ya no te avisaré, en ningún servidor. **/yo avisos** lo cambia.
wake-up = **{ $game }**: { $n ->
    [one] una persona espera
   *[other] { $n } personas esperan
} más jugadores. { $link } 🔔
