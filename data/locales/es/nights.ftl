# Veladas: una noche de juegos que se planea, se reparte en mesas ronda a ronda, y se termina.

night-title = ## Velada de juegos 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-title-own = ## { $title } 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-untitled = Velada de juegos
night-host = A cargo de { $people }.
night-weekly = Cada semana a esta hora. 🔁
night-places = { $free ->
    [0] Las { $n } plazas están ocupadas. Quien se apunta queda en la lista de espera, y entra cuando se libera una. 🪑
    [one] Queda libre una de { $n } plazas. 🪑
   *[other] Quedan libres { $free } de { $n } plazas. 🪑
}
night-standby = Lista de espera ({ $n }): { $people } 🕰️
night-coming = { $n ->
    [0] Aún no se ha apuntado nadie.
    [one] Viene **una persona**, { $here } aquí:
   *[other] Vienen **{ $n } personas**, { $here } aquí:
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
    [yes] Con **Aquí estoy** esperas una mesa (✅); las mesas las forma quien organiza. 💤 descansa.
   *[no] **Voy** te apunta. Desde media hora antes, pulsa **Aquí estoy**.
}
night-round = **Ronda { $round }**, { $n ->
    [one] una persona aquí
   *[other] { $n } personas aquí
}:
night-table = { $stage ->
    [over] • ~~Mesa { $n }, { $game }~~: { $people }
    [open] • **Mesa { $n }**, { $game }: { $people } → { $thread }
   *[planned] • **Mesa { $n }**, { $game }: { $people }
}
night-tables = { $n ->
    [one] • Una mesa más
   *[other] • { $n } mesas más
}
night-opening = { $n ->
    [one] Una mesa se abre
   *[other] { $n } mesas se abren
} en { $minutes ->
    [one] un minuto, más o menos
   *[other] los próximos { $minutes } minutos
}: Discord no admite más hilos de una vez.
night-waiting = Esperan una mesa ({ $n }): { $people }
night-free = Aquí, sin esperar mesa ({ $n }): { $people }
night-round-hint = -# Para tener mesa: **Aquí estoy** o, tras una partida, **Quiero seguir jugando**. Se abre un minuto después de que esperen dos.
night-offer = { $people }: la mesa { $n } ha terminado. Con **Quiero seguir jugando**, cuando esperan dos personas se abre otra mesa más o menos un minuto después. Quien no pulse el botón se queda sin mesa. 🕯️
night-offer-closed = La mesa { $n } ha terminado, y esta velada también. 🕯️
night-lacks = { $what ->
    [create_events] El calendario del servidor no muestra esta velada: para eso me falta el permiso **{ $permission }**. ⚠️
   *[other] Aquí me falta el permiso **{ $permission }**. ⚠️
}
night-is-over = { $rounds ->
    [0] Esta velada no se celebra.
    [one] Esta velada ha terminado, tras una ronda.
   *[other] Esta velada ha terminado, tras { $rounds } rondas.
}
night-reminder = La velada de juegos empieza { $soon }: { $people } 🕯️
night-moved = { $people_n ->
    [0] La velada de juegos ha cambiado de hora
   *[other] { $people }: la velada de juegos ha cambiado de hora
}. Ahora: **{ $at }** ({ $soon }). Antes: { $before }. Quien está en la lista sigue en ella.
night-relocated = { $people_n ->
    [0] La velada de juegos ({ $soon })
   *[other] { $people }: la velada de juegos ({ $soon })
} es ahora en este canal, y no en { $before }. Quien está en la lista sigue en ella.
night-moved-up = { $people }: se ha liberado una plaza en la velada de juegos ({ $soon }), y es tuya. Si no puedes venir, dilo, y será para la persona siguiente. 🪑
night-called-off = { $people }: la velada de juegos (**{ $at }**) se ha cancelado.
night-event = Velada de juegos con Alibi
night-event-about = Juegos de deducción en un canal de este servidor: { $games }. Allí te apuntas pulsando un botón; juega quien esté.
night-thread = Mesa { $n }: { $game }
night-call = { $people }: aquí está la mesa, { $game }. Empieza en el acto. 🕯️

night-you-come = Estás en la lista. Comienzo: **{ $at }** ({ $soon }), en tu propia hora.
night-you-here = Estás aquí, en el puesto { $place } de { $n } que esperan una mesa. Cuando se formen las mesas, tendrás una. Hasta entonces puedes cambiar de idea. ✅
night-you-wait = Estás aquí, en el puesto { $place } de { $n } que esperan una mesa. Cuando esperan dos personas, se abre una mesa más o menos un minuto después. Hasta entonces puedes cambiar de idea. ✅
night-you-rest = Estás aquí, pero no esperas una mesa, así que no se te da ninguna. Pulsa **Quiero seguir jugando** para esperar una. 💤
night-you-play = Estás aquí, y tu mesa juega. Cuando termine, tendrás otra si pulsas **Quiero seguir jugando**. ✅
night-you-standby = Las { $places } plazas están ocupadas. Estás en el puesto { $place } de { $n } de la lista de espera. Empieza: **{ $at }** ({ $soon }). Cuando se libere una plaza entras sin hacer nada, y te lo digo en este canal. 🕰️
night-you-not = No estás en la lista. Comienzo: **{ $at }** ({ $soon }), en tu propia hora.
night-you-owe = Tu mesa sigue en { $thread }, y te espera. Allí, **/mesa reemplazar** cede tu asiento.
night-likes = ¿A qué te gusta jugar?
night-which = Esta hora se puede entender de varias maneras.
night-which-choose = ¿Cuál quieres decir?
night-planned = La velada está planeada: **{ $at }**; el canal tiene su lista.
night-zone = -# { $own ->
    [yes] Leo las horas como son en { $zone }. **/yo horario** fija tu zona horaria.
   *[no] Leo las horas como son en { $zone }, la zona que ha elegido este servidor. **/yo horario** fija una propia.
}
night-no-event = No está en el calendario del servidor: para eso me falta el permiso **{ $permission }**. Cuando lo tenga, la pondré.
night-split = { $n ->
    [one] **Ronda { $round }**: se está abriendo una mesa en un hilo.
   *[other] **Ronda { $round }**: se están abriendo { $n } mesas, cada una en un hilo.
}
night-form = Planear una velada de juegos
night-form-when = ¿Cuándo empieza?
night-form-prompt = 20:30, mañana 20:30, en 3 h, 24/12 20:30
night-form-where = Una ciudad grande de tu zona horaria
night-form-city = Madrid, Ciudad de México, Buenos Aires
night-form-move = Cambiar la hora de la velada
night-form-title = ¿Cómo se llama?
night-edit = Comienzo: **{ $at }**. En la lista: { $n }; plazas: { $places }.
night-edit-stays = Quien se ha apuntado sigue en la lista, y recibe un aviso cuando cambia la hora.
night-edit-channel = -# Para celebrarla en otro canal: **/velada modificar** con **canal**.
night-edit-cohosts = También organizan, con los mismos derechos: { $people }
night-edit-places = { $n } plazas
night-button-places = ¿Cuántas personas pueden venir?
night-button-cohosts = ¿Quién organiza contigo?
night-end-question = ¿Terminar la velada? Las mesas que juegan siguen hasta su final; no hay más rondas.
night-cancel-question = ¿Cancelar la velada?
night-end-weekly = La próxima empieza: { $at }. Para no planear ninguna más, pulsa primero **Solo una vez**. 🔁
night-once = Solo una vez
night-end-sure = Terminarla
night-ended = La velada ha terminado.
night-trouble = { $what ->
    [create_events] La velada de juegos en { $channel } sigue; solo que el calendario del servidor no la muestra, porque me falta el permiso **{ $permission }**.
   *[other] La velada de juegos en { $channel } espera: allí me falta el permiso **{ $permission }**. Sigue por sí sola en cuanto lo tenga.
}

night-gone = Se ha borrado el canal de la velada de juegos ({ $at }), así que ha terminado. **/velada planear** planea otra en otra parte.

night-champions = **Más partidas ganadas**: { $people } ({ $wins }) 🏆
night-moment = El mejor momento: { $moment } ✨
night-feat = { $feat ->
    [silent] { $who } encontró la solución de { $game } tras preguntar menos que nadie.
   *[swift] { $who } ganó una partida de { $game } en { $n } jugadas en total, y todos se quedaron hasta el final.
}
night-honour = { $title ->
    [decisive] La pregunta decisiva: { $people }
   *[silent] En silencio, y con razón: { $people }
} 🏅
night-won = • Mesa { $n }, { $game }: { $people }
night-undecided = { $n ->
    [one] • Una partida que no ganó nadie de la velada
   *[other] • { $n } partidas que no ganó nadie de la velada
}
night-still = Aún juegan: { $threads }
night-more = { $n ->
    [one] • Una partida ganada más
   *[other] • { $n } partidas ganadas más
}
night-picture-title = Velada de juegos
night-picture-wins = { $wins ->
    [0] No ha ganado nadie
    [one] Una partida ganada
   *[other] { $wins } partidas ganadas
}
night-picture-others = { $n ->
    [one] una persona más
   *[other] { $n } personas más
}
night-alt = El final de una velada de juegos con { $n ->
    [one] una partida
   *[other] { $n } partidas
}. { $people_n ->
    [0] No ha ganado nadie.
    [one] Quien más ganó: { $people } ({ $wins }).
   *[other] Quienes más ganaron: { $people } ({ $wins }).
}

night-same-deal = Varias mesas juegan el mismo reparto: gana la que use menos turnos. Los finales quedan en secreto hasta que acaben todas. 🟰
night-call-same = { $n ->
    [one] Al final, solo esta mesa tiene este reparto.
   *[other] { $n } mesas juegan este mismo reparto, y gana la que necesite menos turnos. Nadie de fuera lee este hilo; lo que pase aquí debe quedarse aquí hasta que todas hayan acabado.
} 🟰
night-raced = **El mismo reparto en varias mesas**: la suerte no cuenta, gana la mesa que use menos turnos. Hacen falta al menos dos mesas del mismo tamaño; quien sobra recibe una mesa normal, o espera la ronda siguiente. 🟰
night-raced-prompt = ¿Qué juego?
night-split-same = El mismo reparto se juega en las mesas { $tables }, cada una en un hilo privado. 🟰
night-barred = No juegan el mismo reparto, porque pueden leer todos los hilos de este canal: { $people } 👁️
night-compared = ## El mismo reparto, ronda { $round }: { $game } 🟰
    Todas las mesas han acabado, así que cada hilo muestra ahora cómo fue su partida. Gana quien sume menos turnos entre todos sus jugadores.
night-compared-table = { $turns ->
    [0] • Mesa { $n }, sin resolver: { $people }
    [one] **{ $place }.** Mesa { $n }, un turno: { $people }
   *[other] **{ $place }.** Mesa { $n }, { $turns } turnos: { $people }
}
night-compared-more = { $n ->
    [one] • Una mesa más
   *[other] • { $n } mesas más
}
night-fastest = El mismo reparto, ronda { $round }: { $tables_n ->
    [one] la más rápida fue la mesa { $tables }
   *[other] las más rápidas fueron las mesas { $tables }
} ({ $turns ->
    [one] un solo turno
   *[other] { $turns } turnos
}) 🟰
night-end-twins = ¿Terminar la velada? Las mesas que aún juegan el mismo reparto se detienen y quedan las últimas, para que todos puedan ver cómo fue. Las demás siguen hasta su final; no hay más rondas.
twin-through = { $solvers_n ->
    [0] Esta mesa ha acabado; nadie ha resuelto el caso. 🔒
    [one] Esta mesa ha acabado: { $solvers } resolvió el caso, tras { $turns ->
        [one] un solo turno
       *[other] { $turns } turnos
    } de todos los jugadores juntos. 🔒
   *[other] Esta mesa ha acabado: { $solvers } resolvieron el caso, tras { $turns ->
        [one] un solo turno
       *[other] { $turns } turnos
    } de todos los jugadores juntos. 🔒
}
    Otras mesas tienen el mismo reparto, así que no se muestra nada más hasta que acabe la última. Entonces el resto llega aquí por sí solo.
ended-by-night = La velada ha terminado, así que esta mesa está cerrada; no gana nadie. **/mesa exportar** da la partida en un archivo.

night-button-come = Voy
night-button-leave = No puedo ir
night-button-go = Tengo que irme
night-button-likes = Lo que me gusta
night-button-here = Aquí estoy
night-button-again = Quiero seguir jugando
night-button-rest = Prefiero descansar
night-button-split = Formar mesas
night-button-twins = Mismo reparto 🟰
night-button-end = Terminar
night-button-edit = Organizar
night-button-move = Cambiar la hora
night-button-title = Poner un título
night-button-weekly = Cada semana
night-button-plan = Planear una velada

refusal-night-begun = Esta velada ha empezado, o ha terminado, así que ya no se puede cambiar de hora.
refusal-night-elsewhere = La velada no puede pasar a { $channel }: tú no puedes escribir allí.
refusal-night-places = Una velada tiene de { $least } a { $n } plazas.
refusal-night-cohosts = Además de ti pueden organizar una velada { $n } personas como mucho.
refusal-night-appoint = Solo quien organiza esta velada, o la moderación de este servidor, elige quién más la organiza.
refusal-night-bot = Un bot no puede organizar una velada. Elige a una persona.
refusal-night-past = Eso ya pasó. Di una hora por venir, como **20:30** o **en 3 h**.
refusal-night-far = Faltan más de { $n } días para eso. Planéala más adelante.
refusal-no-such-moment = No sé leer «{ $text }» como una hora. Escribe **20:30**, **mañana 20:30**, **viernes 20:30**, **en 3 h** o **24/12 20:30**.
refusal-night-zone = No conozco tu zona horaria, así que no sé cuándo es eso. Fíjala con **/yo horario**, o di **en 3 h**.
refusal-night-place = Una velada abre un hilo para cada una de sus mesas, así que necesita un canal de texto: ni un hilo, ni un canal de voz, ni un foro, ni un canal de anuncios. Planéala en un canal de texto.
refusal-night-taken = Este canal ya tiene una velada que no ha terminado. Termina primero esa, o planea otra en otro canal.
refusal-night-none = En este canal no hay ninguna velada planeada. **/velada planear** planea una.
refusal-night-over = Esta velada ha terminado.
refusal-night-there = Esta velada es ahora en { $channel }.
refusal-night-arriving = Esta velada todavía se está mudando aquí desde { $channel }. Inténtalo de nuevo dentro de un minuto.
refusal-night-full = Esta velada está completa, y también su lista de espera: hay { $n } personas en ella.
refusal-night-early = Es demasiado pronto: puedes decir que estás aquí desde { $n } minutos antes del comienzo.
refusal-night-not-coming = No estás en la lista.
refusal-night-nobody = Nadie ha dicho aún **Aquí estoy**.
refusal-night-unasked = Nadie espera una mesa. Quien esté libre y quiera una pulsa **Quiero seguir jugando** debajo de la lista.
refusal-night-alone = Solo una persona espera una mesa, y nadie juega sin compañía. Quien quiera una pulsa **Aquí estoy** o **Quiero seguir jugando**.
refusal-night-all-play = Todas las personas que están aquí juegan. La ronda siguiente puede empezar cuando termine una mesa.
refusal-night-no-table = Con quienes esperan no se puede formar ninguna mesa: son muy pocos, o algunos no juegan entre sí.
refusal-night-changed = La lista acaba de cambiar. Mírala antes de formar mesas.
refusal-night-hostless = Esta velada ya no tiene quien la organice: solo pueden hacerlo quienes ayudaban a organizarla y la moderación de este servidor.
refusal-night-host-only = Eso solo pueden hacerlo { $person }, que organiza esta velada, quienes ayudan a organizarla y la moderación de este servidor.
refusal-night-not-raced = { $game ->
    [arosa] Mord im Arosa no se puede comparar
    [bakerstreet] Bakerstreet no se puede comparar
   *[other] Este juego no se puede comparar
} por turnos: allí no se resuelve ningún caso. Elige 13 Pistas o Cluedo.
refusal-night-no-twins = Para el mismo reparto hacen falta al menos dos mesas del mismo tamaño: esperan muy pocas personas, algunas no juegan entre sí, o pueden leer todos los hilos de este canal.
refusal-night-later = Discord no responde ahora mismo, y no se ha hecho nada. Inténtalo de nuevo en un momento.
refusal-twin-over = Esta mesa ha acabado, y otras tienen el mismo reparto. Aquí se podrá ver todo cuando acabe la última. 🔒
refusal-twin-elsewhere = Varias mesas juegan el mismo reparto, y por ahora solo quienes juegan en esta pueden verla.
refusal-twin-newcomer = Varias mesas juegan este reparto, así que nadie nuevo puede tomar este asiento: solo el programa, o quien lo tuvo antes.
refusal-twin-pace = Otras mesas tienen el mismo reparto y esperan a esta, así que su ritmo se queda como está. Una pausa sí es posible.
refusal-twin-lobby = Esta mesa tiene el mismo reparto que otras. Se reparte por sí sola en un momento, y no se puede cambiar nada de ella.
refusal-deal-known = Alguien de esta mesa ya ha jugado este reparto.

## Palabras que la gente puede escribir, con signos | entre ellas: se entienden en todos los idiomas. «En 3 h», «mañana 20:30».

typed-in = en|dentro de
typed-days = d|día|días|dia|dias
typed-hours = h|hora|horas
typed-minutes = m|min|mins|minuto|minutos
typed-today = hoy|esta tarde|esta noche
typed-tomorrow = mañana|manana|mañana por la tarde|mañana por la noche
typed-on = el|este
typed-monday = lunes|lun
typed-tuesday = martes|mar
typed-wednesday = miércoles|miercoles|mié|mie
typed-thursday = jueves|jue
typed-friday = viernes|vie
typed-saturday = sábado|sabado|sáb|sab
typed-sunday = domingo|dom
typed-at = a las|a la|las
typed-sharp = h|hs|horas
typed-evening = noche|por la noche|de la noche|tarde|por la tarde|de la tarde
typed-next = próximo|proximo|que viene
