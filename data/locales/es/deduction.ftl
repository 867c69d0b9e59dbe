# Lo que se deduce: hojas que sacan conclusiones, razones, la reconstrucción.

## Lo que acuerda una mesa

option-sheet = Hojas
level-paper = papel (lo que ves de todos modos)
level-checked = papel con comprobación (Comprobar cuenta tus marcas equivocadas)
level-notebook = cuaderno (todo lo que es seguro)
level-analyst = analista (también en cuántos repartos de cada 100)
level-name-paper = papel
level-name-checked = papel con comprobación
level-name-notebook = cuaderno
level-name-analyst = analista

## La hoja

sheet-deals = { $title } · { $n ->
    [one] queda un reparto
   *[other] quedan { $n } repartos
}
sheet-first = Elige primero una fila y una columna.
sheet-legend-notebook = -# Subrayado aquí, con un círculo en la imagen: lo que se deduce con certeza de todo lo que se te ha dicho. **¿Por qué?** te lo explica, para la casilla que has elegido.
sheet-legend-analyst = -# Cifras: en cuántos de cada 100 repartos aún posibles es así. Es una proporción, no una probabilidad: no tiene en cuenta cómo elige la gente.
sheet-legend-number = -# **7·14**: donde se pide un número, el más frecuente, 7, y su proporción, 14.
sheet-why-control = ¿Por qué?
sheet-why = **Por qué { $row } · { $column }: { $sign }**
sheet-why-row = **Por qué { $row }: { $sign }**
refusal-sheet-is-paper = Las hojas de esta mesa son de papel: muestran lo que ves de todos modos y tus propias marcas.
refusal-why-seen = Eso lo ves a simple vista: no necesita razones.
check-control = Comprobar
check-which-control = ¿Cuáles?
check-wrong = { $n ->
    [0] **Comprobación:** lo que se te ha dicho no descarta ninguna de tus marcas.
    [one] **Comprobación:** lo que se te ha dicho descarta una de tus marcas.
   *[other] **Comprobación:** lo que se te ha dicho descarta { $n } de tus marcas.
}
check-unproven = { $n ->
    [0] { $wrong ->
        [0] Todas están demostradas.
       *[other] Todo lo demás está demostrado.
    }
    [one] Una aún no está demostrada: puede ser así, o no.
   *[other] { $n } aún no están demostradas: puede ser así, o no.
}
check-legend = -# Se comprueban ✓ y ✗, y las cifras donde se pide un número, según todo lo que se te ha dicho; nadie mira el reparto.
check-these-wrong = { $n ->
    [one] **Esto no puede ser:** { $cells }. 💡
   *[other] **Estas no pueden ser:** { $cells }. 💡
}
check-these-unproven = **Aún sin demostrar:** { $cells }. 💡
check-cell = { $row }, { $column }: { $sign }
refusal-check-all-proven = Todas tus marcas que se pueden comprobar están demostradas. Este consejo no cuenta.
refusal-check-nothing = No hay ninguna marca que mirar: se comprueban ✓, ✗ y las cifras, pero no los signos de interrogación ni las letras.
refusal-no-knowledge = En este juego no sé sacar conclusiones.
refusal-unthought = Ahora mismo no he podido calcular lo que se deduce. Inténtalo de nuevo en un momento; no se ha perdido nada.

## Consejos

option-hints = Consejos
hints-idle = sí (pero con estas hojas no hay ninguno que pedir)
lobby-hints-allowed = Se permiten consejos 💡
hint-control = { $rung ->
    [0] Consejo
    [1] ¿Qué se deduce?
   *[other] ¿Una buena pregunta?
}
hint-control-technique = ¿Qué técnica?
hint-where = **Dónde mirar:** algo nuevo se deduce de { $nos_n ->
    [one] el paso { $nos }
   *[other] los pasos { $nos }
}. 💡
hint-where-marked = **Dónde mirar:** con lo que has marcado, algo nuevo se deduce de { $nos_n ->
    [one] el paso { $nos }
   *[other] los pasos { $nos }
}. 💡
hint-where-part = **Dónde mirar:** { $part }. 💡
hint-technique = { $n ->
    [0] **Qué técnica:** basta con mirar lo que se te ha dicho. 💡
    [one] **Qué técnica:** { $names }. 💡
   *[other] **Qué técnicas:** { $names }. 💡
}
hint-what = **Lo que se deduce:** 💡
hint-ask = **Una buena pregunta ahora:** { $verb } ({ $values }). 💡
hint-do = { $n ->
    [0] **Ahora no hay nada que preguntar.** Lo mejor que puedes hacer: { $verb }. 💡
   *[other] **Ahora no hay nada que preguntar.** Lo mejor que puedes hacer: { $verb } ({ $values }). 💡
}
hint-go = { $n ->
    [0] **Ahora, mejor que una pregunta:** { $verb }. 💡
   *[other] **Ahora, mejor que una pregunta:** { $verb } ({ $values }). 💡
}
hint-expected = Por término medio, después debería quedar cerca del { $percent } % de las soluciones que ahora son posibles.
hint-all-told = Es de esperar que ninguna pregunta te diga más sobre la solución. 💡
hint-count = { $n ->
    [one] -# Tu primer consejo en esta partida. Al final, todos verán cuántos tuviste.
   *[other] -# Tu consejo n.º { $n } en esta partida. Al final, todos verán cuántos tuviste.
}
hints-given = Consejos: { $given } 💡
hints-of = { $who } { $n }
refusal-no-hints = Esta mesa juega sin consejos.
refusal-hint-nothing = De lo que se te ha dicho no se deduce con certeza nada nuevo. Este consejo no cuenta.
refusal-hint-not-now = No es tu turno: pide una buena pregunta cuando lo sea. Este consejo no cuenta.
refusal-hint-one-choice = Aparte de acusar, ahora solo puedes hacer una cosa. Este consejo no cuenta.

## La reconstrucción

control-inquest = Reconstrucción
control-publish = Publicar la reconstrucción
inquest-head = **{ $game }** · mesa n.º { $table } · **la reconstrucción**
number-short = { $unit ->
    [2] { $n } M
    [3] { $n } mil M
    [4] { $n } B
   *[0] { $n }
}
inquest-caption = Repartos que le quedaban a cada cual, jugada a jugada
inquest-alt = La reconstrucción: una línea por jugador muestra cuántos repartos seguían siendo posibles después de cada jugada. Las líneas solo bajan.
inquest-known = { $who } pudo saberlo por primera vez en el paso { $step }.
inquest-unknown = { $who } no pudo saberlo antes del final: { $deals ->
    [one] quedaba un reparto.
   *[other] quedaban { $deals } repartos.
}
inquest-unknown-out = { $who } ya no jugaba cuando habría podido saberlo: { $deals ->
    [one] quedaba un reparto.
   *[other] quedaban { $deals } repartos.
}
inquest-turning = { $steps_n ->
    [one] El punto de inflexión: el paso { $steps }.
   *[other] Puntos de inflexión: los pasos { $steps }.
}
inquest-excluded = En el paso { $step }, { $who } nombró una solución que ya quedaba descartada por lo que se le había dicho.
inquest-idle = { $who } no averiguó nada nuevo al preguntar: { $steps_n ->
    [one] paso { $steps }.
   *[other] pasos { $steps }.
}
inquest-accuracy = { $who }: preguntas que valen el { $percent } % de las mejores ({ $n ->
    [one] una pregunta
   *[other] { $n } preguntas
}).
inquest-fine = Una buena pregunta: paso { $step }, de { $who }. { $best ->
    [yes] De ninguna otra cabía esperar más en ese momento.
   *[no] De casi ninguna otra cabía esperar más en ese momento.
}
inquest-lucky = Una pregunta con suerte: paso { $step }, de { $who }. Dejó cerca de una solución posible de cada { $among }, pero solo cabía esperar de ella el { $percent } % de lo que prometía la mejor.
theatre-no = (paso { $step } del historial)
theatre-left = Repartos aún posibles: { $seats } 🔎
theatre-seat-left = { $who } { $fell ->
    [1] { $before } → **{ $deals }**
   *[other] { $deals }
}
theatre-known = { $who } podía saberlo desde aquí. 💡
inquest-legend = -# Un reparto es posible para alguien si nada de lo que se le dijo lo contradice. Los que quedan solo pueden ser cada vez menos.
inquest-likewise = -# { $steps_n ->
    [one] Lo mismo en el paso { $steps }.
   *[other] Lo mismo en los pasos { $steps }.
}
inquest-posted = La reconstrucción está publicada: { $link }
inquest-there = La reconstrucción ya estaba publicada: { $link }
refusal-inquest-nothing = En esta partida ha pasado demasiado poco para una reconstrucción.
refusal-inquest-later = Ahora mismo no se ha podido publicar la reconstrucción. Pulsa de nuevo en un minuto.
refusal-inquest-no-channel = El canal en el que se jugó esta mesa ya no existe, así que la reconstrucción no tiene dónde ir.
trouble-inquest-may-not = No puedo publicar la reconstrucción: necesito el permiso «{ $permission }» en el canal de esa mesa.
refusal-no-inquest = En este juego no hay reconstrucción.
