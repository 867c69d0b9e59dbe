# Lo que ve quien administra el bot, y lo que leen las mesas de un mantenimiento.

owner-title = **Alibi { $version }**
owner-ready = Todo va bien en este proceso. ✅
owner-missing-database = **Base de datos**: no responde. ⚠️
owner-missing-gateway = **Gateway**: un shard no está conectado, o no da señales desde hace minuto y medio. ⚠️
owner-missing-deliveries = **Entregas**: algo guardado lleva más de dos minutos sin enviarse. ⚠️
owner-missing-mailboxes = **Mensajes directos**: Discord ha puesto el bot en cuarentena. Escribe a su soporte para desarrolladores. ⚠️
owner-missing-lease = **Reserva**: este proceso no puede renovar su reserva de los shards, así que no dice nada. ⚠️
owner-missing-workers = **Procesos de cálculo**: un proceso que hace cálculos no consigue mantenerse en marcha. `python -m bot doctor` dice más. ⚠️
owner-shards = { $n ->
    [0] • Ningún shard de este proceso está conectado.
    [one] • En este proceso hay un shard. Discord le respondió hace { $seconds } s.
   *[other] • En este proceso hay { $n } shards. Discord respondió al más callado hace { $seconds } s.
}
owner-processes = { $n ->
    [one] • Un solo proceso atiende todos los shards.
   *[other] • { $n } procesos se reparten los shards.
}
owner-tables = • Mesas en marcha: **{ $n }**; por empezar: { $lobbies }.
owner-games = -# { $games }
owner-servers = { $n ->
    [one] • El bot está en un servidor; hay mesas en marcha en { $live }.
   *[other] • El bot está en unos **{ $n }** servidores; hay mesas en marcha en { $live }.
}
owner-no-census = • Ahora no se pueden contar las mesas.
owner-behind = { $n ->
    [0] • Todo está dicho.
    [one] • Una mesa espera que se le diga algo, desde hace { $seconds } s.
   *[other] • { $n } mesas esperan que se les diga algo; la que más, desde hace { $seconds } s.
}
owner-maintenance = Mantenimiento: inicio { $begins } ({ $hence }), fin { $ends }; anunciado en { $n ->
    [one] un canal
   *[other] { $n } canales
}. **/bot retirar** lo retira. 🔧
owner-server = • `{ $id }`: { $n ->
    [one] una mesa
   *[other] { $n } mesas
}
owner-more-servers = { $n ->
    [one] … y un servidor más.
   *[other] … y { $n } servidores más.
}
owner-announced = Mantenimiento anunciado: inicio { $begins } ({ $hence }), fin { $ends }. { $n ->
    [0] Ahora no hay ninguna partida en marcha; se le dirá a quien empiece una antes.
    [one] Se dice ahora en el canal de la única partida en marcha, y en los de las que empiecen antes.
   *[other] Se dice ahora en los { $n } canales con una partida en marcha, y en los de las que empiecen antes.
} 🔧
owner-withdrawn = Retirado: sus anuncios se están quitando.

refusal-owners-only = Esto es para quien tiene este bot: la persona a la que pertenece la aplicación en Discord, o el equipo.
refusal-maintenance-stands = Ya hay un mantenimiento anunciado. Retíralo primero, con **/bot retirar**.
refusal-no-maintenance = No hay ningún mantenimiento anunciado.
trouble-discord-away = Discord no me dice ahora de quién es este bot. Inténtalo de nuevo en un minuto.

## Lo que se dice en un canal con una partida en marcha

maintenance-notice = **Mantenimiento**: no estaré en servicio un rato. Inicio: { $begins } ({ $hence }); fin: { $ends }. La partida se conserva y sigue después; mientras tanto, su reloj no se detiene. 🔧
