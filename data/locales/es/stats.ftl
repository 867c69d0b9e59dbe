# Lo que dicen las partidas terminadas sobre personas, juegos y servidores.

stats-mine = **Tus partidas** en este servidor
stats-mine-everywhere = **Tus partidas** en todos los servidores
stats-theirs = **Partidas de { $person }** en este servidor
stats-nothing = Aún no hay partidas contadas: una partida cuenta cuando ha terminado.
stats-played = **{ $game }**: { $played ->
    [one] una partida
   *[other] { $played } partidas
}, { $won ->
    [0] ninguna ganada
    [one] una ganada
   *[other] { $won } ganadas
}.
stats-rating = Puntuación de este trimestre: **{ $points }** (± { $margin }).
stats-provisional = Puntuación de este trimestre: { $points }, provisional tras { $rated ->
    [one] una partida
   *[other] { $rated } partidas
}.
stats-title = { $title ->
    [decisive] Hizo la pregunta decisiva
   *[silent] Calló y tenía razón
}{ $n ->
    [one] {""}
   *[other] {" "}({ $n } veces)
} 🏅
stats-stepped-in = { $n ->
    [one] Ocupó el asiento de otra persona una vez. 🤝
   *[other] Ocupó el asiento de otra persona { $n } veces. 🤝
}
stats-left = { $n ->
    [one] Se fue antes de tiempo una vez.
   *[other] Se fue antes de tiempo { $n } veces.
}
stats-hidden = -# Nadie más ve esto. **/yo ajustes** lo cambia.

stats-game = **{ $game }** en este servidor: { $games ->
    [0] aún ninguna partida terminada
    [one] una partida terminada
   *[other] { $games } partidas terminadas
}, { $decided ->
    [0] ninguna con ganador
    [one] una con ganador
   *[other] { $decided } con ganador
}.
stats-ladder = La clasificación de este trimestre, con diez partidas puntuadas o más:
stats-rung = { $place }. { $person }: **{ $points }** (± { $margin }), { $n } partidas, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}
stats-no-ladder = Este trimestre nadie tiene aún diez partidas puntuadas.

stats-server = **Este servidor**: { $games ->
    [0] aún ninguna partida terminada.
    [one] una partida terminada.
   *[other] { $games } partidas terminadas.
}
stats-game-line = **{ $game }**: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $decided ->
    [0] ninguna con ganador
    [one] una con ganador
   *[other] { $decided } con ganador
}.
stats-first = Primer puesto este trimestre: { $person } ({ $points }).

stats-button-mine = Mis partidas
stats-button-server = Este servidor
stats-button-techniques = Mis técnicas
stats-chart-won = Partidas ganadas, de las jugadas
stats-chart-decided = Partidas con ganador, de todas
stats-chart-course = { $game }: puntuación tras las últimas { $n } partidas
stats-chart-ladder = { $game }: puntuaciones de este trimestre
stats-alt = { $caption }: { $rows }
stats-alt-row = { $what } { $part } de { $whole }

techniques-mine = **Tus técnicas**, de los casos que has demostrado o cuya solución has pedido ver. Cada marca cuenta para la técnica más difícil que exigía; son *pasadas por alto* las que habrían corregido una marca rechazada, o demostrado lo que te dijo un consejo o lo que dejaste abierto. Nadie más ve esto.
techniques-none = **Aún no hay nada contado.** Demuestra un caso hasta el final: entonces aquí estarán las técnicas que exigían tus marcas y las que se te escaparon. Nadie más lo ve.
techniques-count = **{ $name }**: usada { $used ->
    [one] 1 vez
   *[other] { $used } veces
}, pasada por alto { $missed ->
    [one] 1 vez
   *[other] { $missed } veces
}
techniques-choose = Una técnica para leer y practicar
techniques-practise = Practicar esto
techniques-practise-most = Practicar: { $name }
techniques-case = { $hardest ->
    [yes] **{ $name }** es el paso más difícil de este caso.
   *[no] Este caso exige **{ $name }** y también pasos más difíciles.
}

refusal-stats-nothing = Aquí no hay partidas contadas de { $person }, o prefiere que no se vean.
refusal-stats-no-server = Úsalo en un servidor: en los mensajes directos solo están tus propias partidas.
settings-listed = { $on ->
    [yes] Los demás ven tus partidas terminadas en **/estadísticas**.
   *[no] Nadie más que tú ve tus partidas terminadas en **/estadísticas**.
}
settings-set-listed = { $n ->
    [0] Ocultar mis partidas a los demás
   *[1] Mostrar mis partidas a los demás
}
