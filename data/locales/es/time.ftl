# El tiempo: ritmos, horas, y cuándo acaba una mesa.

lobby-bounded = -# Si empieza hoy, esta partida acaba como muy tarde: { $at }, falte quien falte.
lobby-unbounded = -# Sin un tiempo por turno, esta mesa no tiene un final propio: quien falte hace esperar a todos.
option-absences = Ausencias anunciadas
absences-count = nadie espera a quien está fuera
absences-ignored = aquí no cuentan
table-timed-out = Esta mesa ha llegado a su fecha límite, así que ha terminado; no gana nadie. **/mesa exportar** da la partida en un archivo.
hours-none = No tienes horas de silencio (zona horaria: { $zone }). **/yo horario** las fija.
hours-kept = Tus horas de silencio: de { $start } a { $end }, hora de { $zone }. Los turnos tuyos que empiecen desde ahora no se acaban en ellas; en mesas con una hora o menos por turno no cuentan.

## En el panel

panel-deadline = Plazo para jugar: { $at }.
time-deadline = Plazo para jugar: { $at }. Después, el turno se juega por ti{ $lost ->
    [0] .
   *[other] ; si pierdes { $lost } seguidos, pierdes la partida.
}
panel-paused = En pausa. Sigue: { $at }, con el tiempo que le quedaba al turno. ⏸️
panel-live = Todos están aquí: cinco minutos por turno, hasta que alguien deje de responder. ⚡
panel-here = Están aquí ahora: { $players }. Cuando estén todos, la partida sigue en vivo. ⚡
panel-away = { $who } está fuera. Vuelve: { $at }; nadie espera mientras tanto. 🌙
panel-covered = Hasta su vuelta, la mesa no espera a: { $players } 🪑
seat-covered = { $who } ha perdido dos turnos seguidos, así que desde ahora la mesa espera solo un minuto antes de jugar su turno. **Aquí estoy** le devuelve su asiento.
extended-own = { $by } se toma más tiempo para este turno. Plazo: { $at }. ⏳
extended-other = { $by } da a { $to } más tiempo para este turno. Plazo: { $at }. ⏳

## La pantalla del tiempo

time-title = **El tiempo en esta mesa**: { $pace } por turno
time-last-moment = Esta partida acaba como muy tarde: { $at }, falte quien falte.
time-left = { $extended ->
    [yes] Ya has usado tu tiempo extra. { $pauses ->
        [0] No quedan pausas.
        [one] Queda una pausa.
       *[other] Quedan { $pauses } pausas.
    }
   *[no] Una vez por partida puedes tener tiempo extra para un turno. { $pauses ->
        [0] No quedan pausas.
        [one] Queda una pausa.
       *[other] Quedan { $pauses } pausas.
    }
}
time-show = Tiempo
time-extend = Más tiempo
time-here = Aquí estoy
time-pace = Proponer otro tiempo por turno
time-pause = Proponer una pausa
pause-value = { $n ->
    [one] un día
   *[other] { $n } días
}
time-changed = Hecho: el panel muestra el nuevo tiempo.
here-noted = Anotado: la mesa te espera.
here-live = Todos están aquí: la partida sigue en vivo.

## Ausencias

away-none = No has anunciado ninguna ausencia. **/yo ausencia** anuncia una para todas tus mesas.
away-kept = Tu ausencia: de { $start } a { $end }. Mientras tanto, ninguna de tus mesas te espera: tus turnos se juegan como si se te hubiera acabado el tiempo, y no cuentan como perdidos. **/yo volver** la termina.
away-over = ¡Qué bien tenerte de vuelta! Tus mesas te esperan de nuevo.

## Recordatorios

reminder-you = La mesa te está esperando. ⏰
reminder-who = { $who }, la mesa te está esperando. ⏰
reminder-muted = Anotado: ningún recordatorio más de este turno.
reminders-kept = { $by ->
    [nothing] No recibes recordatorios. **/yo recordatorios** lo cambia.
    [mention] Recibes recordatorios con una mención en el canal (o por mensaje directo, si no puedo escribir allí), { $every ->
        [0] dos veces por turno.
        [one] cada hora.
       *[other] cada { $every } horas.
    }
   *[mail] Recibes recordatorios por mensaje directo (o con una mención, donde no pueda escribirte), { $every ->
        [0] dos veces por turno.
        [one] cada hora.
       *[other] cada { $every } horas.
    }
}
remind-mail = por mensaje directo
remind-mention = con una mención en el canal
remind-nothing = sin recordatorios
time-mute = En este turno no
time-mute-all = Ningún recordatorio más
time-remind = Recordármelo…

## Lo que no es posible

refusal-no-such-zone = No conozco la zona horaria «{ $text }». Di la capital de tu país, u otra ciudad grande que tenga tu misma hora.
refusal-no-such-zone-near = No conozco la zona horaria «{ $text }». ¿Querías decir { $near }? Escribe una de ellas, u otra ciudad grande que tenga tu misma hora.
refusal-no-such-time = No sé leer la hora «{ $text }». Escríbela como 22:30 u 8:00.
refusal-quiet-too-long = Las horas de silencio pueden durar { $n } horas como mucho, para que los demás no esperen demasiado. Elige menos.
refusal-no-such-day = No sé leer el día «{ $text }». Escríbelo como 2026-12-31 o 31/12.
refusal-away-backwards = Una ausencia acaba después de empezar, y no en el pasado. Nada ha cambiado.
refusal-away-too-long = Una ausencia dura { $n } días como mucho y empieza antes de un año. Para más tiempo, pasa tu asiento a otra persona o deja la partida.
refusal-here-already = Ya estás aquí: tus mesas te esperan.
refusal-live-already = Esta mesa ya juega en vivo.
refusal-no-clock = Esta mesa no tiene reloj, así que no hay ningún tiempo que cambiar. **/mesa ritmo** propone uno.
refusal-time-paused = El reloj de esta mesa está en pausa.
refusal-nobody-waits = Ahora la mesa no espera a { $player }.
refusal-extended-already = { $player } ya ha tenido tiempo extra en esta partida: se da una sola vez.
refusal-pace-already = Esta mesa ya juega a ese ritmo.
refusal-too-many-paces = El ritmo ha cambiado { $n } veces; es lo máximo para una partida.
refusal-too-many-pauses = { $n ->
    [one] Esta partida ya ha tenido su pausa.
   *[other] Esta partida ya ha tenido sus { $n } pausas.
}
refusal-pause-too-long = Una pausa dura aquí de uno a { $n } días.
