# El caso del día, y casos para practicar.

case-head = **Caso n.º { $n }** · { $game } · { $stars } · el próximo { $until } 🔎
case-practice-head = **Un caso para practicar** · { $game } · { $stars } 🔎
case-played = Sacado de una partida que jugaron personas en Alibi. Los nombres son inventados.
case-instead = El caso del día salió de una partida que jugaste o viste. Por eso aquí tienes otro, que cuenta exactamente igual. 👁️
case-alt-rest = El resto se lee con «Solo palabras»: /yo ajustes.
case-seat = Eres { $who }. Esto es lo que sabes desde el principio:
case-clues = Y esto es lo que oíste y viste, solo lo que importa. Con eso basta.
case-clue = { $n }. { $text }
case-answer = Responder
case-wrong = **No es eso.** { $left ->
    [one] Te queda un intento.
   *[other] Te quedan { $left } intentos.
} ✗
case-solved = **Resuelto** { $tries ->
    [1] ¡al primer intento!
    [2] al segundo intento.
   *[other] al último intento.
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } días seguidos 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(un día perdido no cuenta ❄️)
       *[other] {" "}({ $frozen } días perdidos no cuentan ❄️)
    }
} ✓
case-failed = **Esta vez no**, tras { $tries } intentos. Cada día llega un caso nuevo. ✗
case-solution = Era: **{ $nouns }**.
case-solution-rows = Era: { $rows }.
case-solution-row = **{ $noun }** ({ $title })
case-level = Según las respuestas hasta ahora, este caso es { $grade ->
    [1] **fácil**
    [2] **de dificultad media**
   *[3] **difícil**
} ({ NUMBER($case, useGrouping: 0) }). Tu propia puntuación ({ $game }): **{ NUMBER($mine, useGrouping: 0) }** (± { NUMBER($margin, useGrouping: 0) }).
case-practice-right = **¡Eso es!** ✓
case-practice-wrong = **No es eso.** Inténtalo de nuevo, tantas veces como quieras. ✗
case-practice-shown = Así fue.
case-another = Otro más
case-show-solution = Mostrar la solución
case-share = Compartir
case-show-board = El servidor
case-practise = Practicar
case-show-why = ¿Por qué?
case-why = **{ $noun }**
case-back = Volver al caso
case-card = { $name } · caso n.º { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } { $solved ->
    [yes] { $tries ->
        [1] al primer intento
        [2] al segundo intento
       *[other] al último intento
    }{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } días seguidos 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(un día perdido no cuenta ❄️)
           *[other] {" "}({ $frozen } días perdidos no cuentan ❄️)
        }
    }
   *[no] sin resolver
} 🔎
    -# Cada día, un caso nuevo: **/caso hoy**
case-board = **Caso n.º { $n }** en este servidor: { $many ->
    [0] aún no lo ha terminado nadie.
    [one] lo ha terminado una persona.
   *[other] lo han terminado { $many } personas.
}
case-board-solved = { $name }, { $tries ->
    [1] primer intento
    [2] segundo intento
   *[other] último intento
} ✓
case-board-failed = { $name } ✗
case-board-more = … y { $n } más.
refusal-case-incomplete = Elige primero algo en cada lista; después, responde.
refusal-case-over = Ese caso ya pasó: cada día llega uno nuevo a medianoche UTC. **/caso hoy** lo muestra.
refusal-case-other = Este caso ya no es el tuyo: **/caso hoy** muestra el que sí lo es. No se ha contado nada.
refusal-case-others-seated = Solo puedes permitirlo mientras nadie más tenga un asiento: quien llegue después lo ve, y está de acuerdo. Nada ha cambiado.
option-cases = Puede ser un caso
lobby-cases = Quien toma asiento está de acuerdo: una semana después del final, o más tarde, esta partida puede convertirse en un **caso del día**, sin nombres ni servidor, y nunca para quien la haya jugado o visto. 🔎
refusal-case-later = El caso aún no está listo. Inténtalo de nuevo en un momento.
refusal-case-without = Durante veinte segundos se miró un caso tras otro y ninguno exigía esta técnica. Inténtalo de nuevo: cada vez son otros.
refusal-case-no-server = Úsalo en un servidor: en los mensajes directos solo está tu propio resultado.
refusal-case-shared = Tu resultado ya está aquí.
case-asked = Eres { $who }.
case-told = **Lo que hay que saber**, en el orden en que ocurrió. Con eso basta.
case-proof = **Aquí no hay que adivinar nada:** marca en la hoja lo que se deduce de las pistas. Una marca que no se deduce se rechaza, sea cierta o no.
case-mark = Marcar la hoja
case-quick = Solo responder
case-also = Columna { $who }, { $kind ->
    [person] un personaje que es seguro
    [suspect] un sospechoso que es seguro
    [place] un lugar que es seguro
    [room] una habitación que es segura
   *[weapon] un arma que es segura
}
case-to-clues = Las pistas
case-goal = Por demostrar con un ✓{ $one ->
    [yes] {" "}en la columna **{ $column }**
   *[no] {""}
}: { $parts }.
case-stands = **Demostrado:** se deduce de las pistas.
case-not-proven = **Aún sin demostrar:** no se deduce de las pistas.
case-refute = Muéstrame por qué no
case-refuted = **Esto también encaja con todo lo que se te ha dicho** (arriba; en la imagen, con círculos).
case-refuted-rest = -# Lo que es seguro y aún no has demostrado sigue oculto.
case-proof-count = -# Marcas rechazadas: { $unproven } · consejos: { $hints }
case-proven = **Caso cerrado: todo demostrado.** { $unproven ->
    [0] Todas las marcas se deducían
    [one] Una marca no se deducía
   *[other] { $unproven } marcas no se deducían
}, { $hints ->
    [0] sin ningún consejo
    [one] con un consejo
   *[other] con { $hints } consejos
}; { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min desde que lo viste por primera vez.{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } días seguidos 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(un día perdido no cuenta ❄️)
       *[other] {" "}({ $frozen } días perdidos no cuentan ❄️)
    }
} ✓
case-card-proven = { $name } · caso n.º { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } demostrado · { $hours ->
        [0] {""}
       *[other] { $hours } h{" "}
    }{ $minutes } min{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } días seguidos 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(un día perdido no cuenta ❄️)
           *[other] {" "}({ $frozen } días perdidos no cuentan ❄️)
        }
    } 🔎
    -# Cada día, un caso nuevo: **/caso hoy**
case-board-proven = { $name }, demostrado { $slips ->
    [0] sin un desliz
   *[other] · marcas rechazadas: { $unproven } · consejos: { $hints }
} · { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min ✓
refusal-case-begun = Ya has empezado a demostrar este caso, así que lo que cuenta son las demostraciones: **/caso hoy** lo muestra. Nada ha cambiado.
case-past = Casos anteriores
case-past-older = Más antiguos
case-past-newer = Más recientes
case-today = El caso de hoy
case-past-prompt = Elige un caso
case-past-choice = N.º { $n } · { $game } · { $stars }{ $solved ->
    [yes] {" "}✓
   *[no] {""}
}
case-past-list = **Casos de días pasados.** Cuentan para tu puntuación, pero no para los días seguidos.
case-past-none = Aquí todavía no hay casos anteriores. **/caso practicar** te encuentra tantos como quieras.
case-past-head = **Caso n.º { $n }**, de un día pasado · { $game } · { $stars } 🔎
case-together = Un caso para todos
case-joint-head = **Un caso entre todos** · { $game } · { $stars } 🔎
case-joint-hint = Participa quien esté aquí: abre las pistas y marca en la hoja común lo que se deduce de ellas. Cada marca aparece aquí con el nombre de quien la hizo, también las rechazadas.
case-joint-open = Pistas y hoja
case-joint-over = Este caso está cerrado.
case-joint-count = -# Marcas demostradas: { $proven } · marcas rechazadas: { $unproven } · consejos: { $hints }
case-joint-deed = { $person }: { $sign } { $row }{ $alone ->
    [yes] {""}
   *[no] {" "}({ $column })
}{ $kind ->
    [proven] {""}
    [refused] {", "}sin demostrar
   *[shown] {", "}se mostró un reparto
} { $square }
case-joint-hinted = { $person }: un consejo 💡
case-joint-somebody = alguien
case-joint-ended = { $end ->
    [solved] **Caso cerrado entre todos: todo demostrado.**
    [moderated] **La moderación de este servidor ha cerrado este caso.** 🛡️
   *[given-up] **Caso abandonado.**
} { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min { $squares }
case-joint-people = Marcas demostradas: { $people }
case-joint-give-up = Rendirse
case-joint-sure = Todo el mundo verá entonces la solución, y ya nadie podrá marcar. ¿Rendirse?
refusal-case-joint-host = Solo quien abrió este caso o la moderación de este servidor puede abandonarlo en nombre de todos.
refusal-case-joint-server = Úsalo en un servidor: es un caso para todo un canal.
