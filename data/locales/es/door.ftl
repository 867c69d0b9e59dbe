# La puerta: todas las maneras de empezar a jugar.

door-title = **¿A qué quieres jugar?**
door-alone = • **Contra el programa, ahora**: unos rivales ocupan los otros asientos.
door-others = • **Con otros, aquí**: abre una mesa en este canal, y cualquiera puede unirse.
door-open = { $n ->
    [one] • **Una mesa tiene un asiento libre**: tómalo de la lista.
   *[other] • **{ $n } mesas tienen un asiento libre**: elige una de la lista.
}
door-mailbox = Las mesas se abren en un servidor: envía **/jugar** en uno de sus canales. Todo lo demás funciona también aquí.
door-desk = **Juegos de deducción, cuando quieras.** Estos botones funcionan siempre.
door-play = Jugar a { $game }
door-table = Abrir { $game }
door-table-prompt = Abrir una mesa aquí…
door-all = Todas las maneras de jugar
door-learn = Aprender un juego
door-case = Caso del día
door-tables = Mis mesas
ways = Y además…
ways-settings = Mis ajustes, mi tiempo, mis datos
ways-practise = Un caso para practicar
ways-board = El caso de hoy en este servidor
ways-stats = Estadísticas
ways-night = Planear una velada aquí
ways-help = Qué es Alibi, y cómo empezar
door-join = Tomar un asiento libre…
door-seat = { $game }, de { $host }
door-seated = { $n } de { $most } asientos ocupados
door-dealt = { $strength ->
    [novice] Tu partida está en { $channel }, contra { $rivals ->
        [one] un principiante
       *[other] principiantes
    }. Cuando ganes unas cuantas, vendrán rivales más fuertes.
    [amateur] Tu partida está en { $channel }, contra { $rivals ->
        [one] un rival de nivel medio
       *[other] rivales de nivel medio
    }. Cuanto más ganes, más fuertes serán tus rivales.
    [expert] Tu partida está en { $channel }, contra { $rivals ->
        [one] un rival experto
       *[other] rivales expertos
    }. Cuanto más ganes, más fuertes serán tus rivales.
   *[master] Tu partida está en { $channel }, contra { $rivals ->
        [one] un maestro: no lo hay más fuerte.
       *[other] maestros: no los hay más fuertes.
    }
}
door-rival-begins = Todavía no te toca: un mensaje te avisará allí cuando sea tu turno.
