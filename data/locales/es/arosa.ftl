# Mord im Arosa.

game-arosa = Mord im Arosa
club-arosa = gran-hotel
kind-arosa = oído
about-arosa = Un hotel en la nieve y dos víctimas en algún lugar de su conducto de ventilación, donde todos han dejado huellas. Escucha en qué piso se detienen los cubos, sospecha de los demás y borra las tuyas.
    -# De 2 a 6 jugadores · unos 30 minutos · fácil · ¡con sonido!
option-arosa-hearing = Oído
option-arosa-memory = Memoria de lo abierto y lo oído
value-keen = fino
value-normal = normal
value-hard = duro

verb-arosa-search = Abrir un piso
verb-arosa-suspect = Sospechar
verb-arosa-erase = Borrar mis huellas
verb-arosa-take = Recuperar huellas

field-arosa-search-floor = ¿Dónde buscas a las víctimas?
field-arosa-suspect-floor = ¿Qué piso abres?
field-arosa-suspect-players = ¿De quién sospechas? (uno o varios)
field-arosa-erase-floor = ¿Qué piso abres?
field-arosa-take-count = ¿Cuántas huellas recuperas?

value-arosa-floor = { $value ->
    [0] 0 · planta baja
    [7] 7 · arriba
   *[other] { $value }
}
value-arosa-count = { $value ->
    [0] ninguna
   *[other] { $value }
}

## Lo que todos oyen

event-arosa-prologue-began = Medianoche en el Arosa. { $knife }, la última persona que tuvo un cuchillo en la mano, deja caer a las **dos víctimas** por el conducto de ventilación; después, cada cual deja caer dos cubos de su color, sus huellas. { $guest }, la última persona que durmió en un hotel, empieza la búsqueda. ¡Activa el sonido!
# Nothing is heard there, and nothing to press.
theatre-arosa-prologue-began = Medianoche en el Arosa. { $knife }, la última persona que tuvo un cuchillo en la mano, deja caer a las **dos víctimas** por el conducto de ventilación; después, cada cual deja caer dos cubos de su color, sus huellas. { $guest }, la última persona que durmió en un hotel, empieza la búsqueda.
# In code, and as long for every cube: the bar that covers it mustn't tell how many knocks there were.
event-arosa-fell = { $cube } { $cube_sign } ||`tac{"\u00A0"}×{ $knocks }{"\u00A0…\u00A0"}{ $end_hear }`||
event-arosa-search-began = **Primer acto: en busca de las víctimas.** En tu turno, pulsa **Abrir un piso**.
theatre-arosa-search-began = **Primer acto: en busca de las víctimas.**
event-arosa-inquiry-began = **Las dos víctimas han aparecido: empieza el segundo acto.** Ahora sospecha de los demás, o borra tus propias huellas.
theatre-arosa-inquiry-began = **Las dos víctimas han aparecido: empieza el segundo acto.**
event-arosa-turn-began = Es el turno de { $seat }.
event-arosa-searched = { $by } busca a las víctimas en { $floor ->
    [0] la **planta baja**
   *[other] el **piso { $floor }**
}.
event-arosa-suspected = { $by } sospecha de { $players } en { $floor ->
    [0] la **planta baja**
   *[other] el **piso { $floor }**
}.
event-arosa-erasing-began = { $by } quiere borrar huellas en { $floor ->
    [0] la **planta baja**
   *[other] el **piso { $floor }**
}.
event-arosa-opened = { $cubes_n ->
    [0] No hay ninguna huella.
   *[other] Lo que hay allí: { $cubes_sign }.
}
event-arosa-victims-sought = { $victims ->
    [0] Allí no hay ninguna víctima.
    [1] **¡Una víctima!** { $floor ->
        [0] La planta baja
       *[other] El piso { $floor }
    } es un lugar del crimen.
   *[other] **¡Las dos víctimas!** { $floor ->
        [0] La planta baja
       *[other] El piso { $floor }
    } es el único lugar del crimen.
}
event-arosa-recorded = { $seat }: { $count ->
    [one] una huella va al tablero{ $borrowed ->
        [0] {""}
       *[other] , directamente desde el piso
    }
   *[other] { $count } huellas van al tablero{ $borrowed ->
        [0] {""}
        [one] , una de ellas directamente desde el piso
       *[other] , { $borrowed } de ellas directamente desde el piso
    }
}.
event-arosa-ground-failed = { $by } no tiene ninguna huella propia en la planta baja: nada va al tablero.
event-arosa-traces-counted = { $most ->
    [one] { $by } puede recuperar una huella del tablero.
   *[other] { $by } puede recuperar hasta { $most } huellas del tablero.
}
event-arosa-traces-erased = { $count ->
    [0] { $by } no recupera ninguna huella.
    [one] { $by } recupera una huella del tablero.
   *[other] { $by } recupera { $count } huellas del tablero.
}
event-arosa-careless = Búsqueda descuidada: { $count ->
    [0] a { $by } no le quedan cubos que dejar caer.
    [one] { $by } deja caer un cubo más.
   *[other] { $by } deja caer { $count } cubos más.
}
event-arosa-turn-missed = A { $seat } se le ha acabado el tiempo.
event-arosa-left = { $seat } deja la partida; sus huellas se quedan, y aún se puede sospechar de { $seat }.
event-arosa-scored = { $seat }: { $points ->
    [one] { $points } punto de sospecha.
   *[other] { $points } puntos de sospecha.
}
event-arosa-judged = { $murderers_n ->
    [one] ¡{ $murderers } es culpable!
   *[other] ¡{ $murderers } son culpables!
} 🔪 { $winners_n ->
    [one] { $winners } gana y asciende en la policía.
   *[other] { $winners } ganan y ascienden en la policía.
} 🏆
event-arosa-drawn = Empate: todos tienen { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de sospecha. Todos son culpables, y todos ganan.
event-arosa-stalled = Nadie ha jugado durante dos rondas: la partida acaba sin ganador.
event-arosa-last-one = Los demás se han ido: ¡{ $seat } gana! 🏆
event-arosa-abandoned = Quedan muy pocos jugadores: la partida acaba sin ganador.

## Un piso abierto que solo está en el panel, y para quien lo abrió

apart-arosa-opened = { $floor ->
    [0] En la **planta baja**
   *[other] En el **piso { $floor }**
} { $cubes_n ->
    [0] no hay nada.
   *[other] hay { $cubes_sign }.
}
result-arosa-opened = { $cubes_n ->
    [0] No encuentras nada.
   *[other] Encuentras { $cubes_sign }.
}

## El panel

arosa-table-search = **Primer acto.** { $who } debe abrir un piso: { $n ->
    [one] falta por encontrar una víctima.
   *[other] faltan por encontrar las dos víctimas.
}
arosa-table-inquiry = **Segundo acto.** Es el turno de { $who }: { $erase ->
    [yes] sospechar de alguien o borrar huellas.
   *[no] sospechar de alguien.
}
arosa-table-erasing = **Segundo acto.** { $who } ha contado, y debe decir cuántas huellas vuelven del tablero.
arosa-table-judged = { $winners_n ->
    [one] { $winners } ha ganado
   *[other] { $winners } han ganado
} con { $least ->
    [one] { $least } punto
   *[other] { $least } puntos
} de sospecha 🏆; { $murderers_n ->
    [one] { $murderers } es culpable
   *[other] { $murderers } son culpables
} con { $most }. 🔪
arosa-table-drawn = Empate a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: todos son culpables, y todos han ganado.
arosa-table-left = Los demás se han ido: { $who } ha ganado. 🏆
arosa-table-nobody = La partida acabó sin ganador.
arosa-table-opened = { $floor ->
    [0] Se acaba de abrir la **planta baja**
   *[other] Se acaba de abrir el **piso { $floor }**
}: { $cubes_n ->
    [0] no había ninguna huella.
   *[other] había { $cubes_sign }.
}
arosa-table-scenes = { $found ->
    [0] Aún no hay ningún lugar del crimen.
    [1] Lugar del crimen: { $first ->
        [0] planta baja
       *[other] piso { $first }
    }.
   *[other] { $same ->
        [yes] El único lugar del crimen, para las dos víctimas: { $first ->
            [0] planta baja
           *[other] piso { $first }
        }.
       *[no] Lugares del crimen: { $first ->
            [0] planta baja
           *[other] piso { $first }
        } y piso { $second }.
    }
}
arosa-table-seat = { $who } ({ $cube }) { $cube_sign }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}: { $reserve ->
    [one] { $reserve } cubo en la reserva
   *[other] { $reserve } cubos en la reserva
}{ $traces ->
    [0] {""}
    [one] , { $traces } huella en el tablero
   *[other] , { $traces } huellas en el tablero
}{ $boxes_n ->
    [0] {""}
    [one] {" "}(piso { $boxes })
   *[other] {" "}(pisos { $boxes })
}{ $points ->
    [0] {""}
    [one] {" "}= { $points } punto
   *[other] {" "}= { $points } puntos
}{ $state ->
    [active] {" "}(tiene el turno)
    [gone] {" "}(ha dejado la partida)
   *[idle] {""}
}
arosa-table-hotel = **El hotel entero, abierto**
arosa-table-floor = { $floor ->
    [0] Planta baja
   *[other] Piso { $floor }
}: { $cubes_n ->
    [0] nada
   *[other] { $cubes_sign }
}
arosa-picture-reserve = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
}
arosa-picture-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
arosa-alt-table = El hotel Arosa en sección y, a su lado, el tablero de búsqueda con los lugares del crimen, las huellas y las reservas.

## El escritorio

arosa-desk-own = Tus huellas son **{ $cube_many }** { $cube_sign }; { $reserve ->
    [one] { $reserve } está en tu reserva
   *[other] { $reserve } están en tu reserva
}.
arosa-desk-board = En el tablero: { $traces ->
    [one] { $traces } huella
   *[other] { $traces } huellas
} { $boxes_n ->
    [one] (piso { $boxes })
   *[other] (pisos { $boxes })
}, { $points ->
    [one] { $points } punto de sospecha
   *[other] { $points } puntos de sospecha
}. Con diez huellas acaba la partida.
arosa-desk-memory = Aquí nadie tiene secretos: todos ven y oyen lo mismo. Guarda lo que oigas en la memoria, o en **Mis notas**.

## Lo que no se puede

refusal-arosa-no-such-floor = El hotel tiene los pisos 0 (planta baja) a 7. Elige uno de ellos; no se ha abierto nada.
refusal-arosa-nobody-named = Nombra al menos a otro jugador del que sospeches.
refusal-arosa-not-yourself = No puedes sospechar de ti. Nombra solo a otros jugadores.
refusal-arosa-named-twice = Has nombrado dos veces al mismo jugador. Nombra una sola vez a cada sospechoso.
refusal-arosa-nothing-to-erase = No tienes huellas en el tablero, así que no hay nada que borrar. Sospecha de alguien.
refusal-arosa-not-so-many = { $n ->
    [one] Puedes recuperar una huella como mucho, o ninguna.
   *[other] Puedes recuperar { $n } huellas como mucho, o ninguna.
}
refusal-arosa-now-search = Es el primer acto: busca a las víctimas con **/arosa buscar** o con el botón del panel.
refusal-arosa-now-erasing = El piso está abierto: di primero cuántas huellas recuperas, con **/arosa recuperar** o con el botón del panel.
refusal-arosa-now-inquiry = Es el segundo acto: **/arosa sospechar** o **/arosa borrar**, o los botones del panel.

## Reglas, según la situación

rules-arosa-start = **Mord im Arosa en pocas palabras**
    Cada cual deja caer huellas (cubos de su color) por el conducto de ventilación del hotel. Nadie ve dónde se detienen, pero todos las oyen caer: cada golpe es un piso atravesado, aunque no siempre se oyen todos; *poc*: se detiene en un piso; *TOC*: da contra la mesa, bajo la planta baja.
    En el **primer acto**, se abren pisos hasta encontrar a las dos víctimas; sus pisos son los lugares del crimen. En el **segundo acto**, sospecha de los demás en los pisos donde creas que están sus huellas, y borra las tuyas.
    Una huella en el tablero vale 3 puntos en un lugar del crimen, 2 al lado de uno, 1 en otra parte. Cuando alguien llega a 10 huellas o se queda sin reserva, la partida acaba: quien tiene más puntos es culpable, quien tiene menos gana.
rules-arosa-search = **Primer acto: en busca de las víctimas**
    Quien investiga abre un piso, y todos ven lo que hay allí.
    • **Ninguna víctima:** las huellas encontradas vuelven a caer, y después cae una más de la reserva de quien investiga (búsqueda descuidada).
    • **Una víctima:** el piso es un lugar del crimen. Por cada huella de otro jugador que haya allí, ese jugador pone una de su reserva en el tablero. Después, todas las huellas encontradas vuelven a caer.
    Encontradas las dos víctimas, el segundo acto empieza con el jugador siguiente.
    Bajo el sonido está escrito lo mismo, oculto: pulsa para descubrirlo. *tac ×2 … poc* significa: se oyeron dos golpes, y el cubo se detuvo en un piso. Atravesó al menos dos pisos; puede haber golpes que no se oyen. *TOC* suele ser la planta baja, donde da contra la mesa.
rules-arosa-inquiry = **Segundo acto: sospechar o borrar**
    • **Sospechar:** nombra a uno o varios de los demás y abre un piso. Por cada huella suya que haya allí, ponen una de su reserva en el tablero. Por cada sospechoso sin huella allí, dejas caer una más de las tuyas.
    • **Planta baja:** allí la sospecha solo vale si también está una de tus propias huellas; si no, nadie anota nada y dejas caer una por cada sospechoso.
    • **Borrar:** abre un piso y cuenta; después di cuántas de tus huellas recuperas de su casilla, como mucho tantas como hayas encontrado allí. Si no encuentras ninguna, dejas caer una más.
    Al final, todas las huellas encontradas vuelven a caer.
rules-arosa-erasing = **¿Cuántas huellas vuelven?**
    Todos han visto el piso. De su casilla en el tablero pueden volver a tu reserva, como mucho, tantas huellas tuyas como había allí; puedes recuperar menos. Después, todas las huellas encontradas vuelven a caer.
rules-arosa-waiting = **Es el turno de otro jugador**
    ¡Mira y escucha! Con memoria flexible, lo oído y lo encontrado se puede releer en el canal y en el historial; con memoria estricta desaparece cuando cae el cubo siguiente. Nadie más lee **Mis notas**.
    Huellas en el tablero: 3 puntos en un lugar del crimen, 2 en el piso de encima o de debajo, 1 en otra parte. Con 10 huellas en el tablero o una reserva vacía, la partida acaba al final del turno.
rules-arosa-over = **La partida ha terminado**
    Quien tiene más puntos de sospecha es culpable, quien tiene menos gana; puede haber varios de ambos. Las huellas del hotel y de la reserva no cuentan. Si todos los demás se han ido, gana el último jugador que quedaba; si nadie ha jugado durante dos rondas, no gana nadie.

## Cubos y sonidos

noun-arosa-yellow = amarillo
    .many = amarillas
    .sign = 🟨{"\u2060"}●
noun-arosa-blue = azul
    .many = azules
    .sign = 🟦{"\u2060"}▲
noun-arosa-brown = marrón
    .many = marrones
    .sign = 🟫{"\u2060"}■
noun-arosa-gray = gris
    .many = grises
    .sign = 🔘{"\u2060"}✚
noun-arosa-black = negro
    .many = negras
    .sign = ⬛{"\u2060"}◆
noun-arosa-white = blanco
    .many = blancas
    .sign = ⬜{"\u2060"}★
noun-arosa-victim = víctima
    .many = víctimas
    .sign = 🟥{"\u2060"}✖
noun-arosa-poc = poc
    .hear = poc
noun-arosa-toc = toc
    .hear = TOC

## La hoja

arosa-sheet-floors = En el hotel
arosa-sheet-floor = { $n ->
    [0] planta baja
   *[other] piso { $n }
}

## Por qué una cuenta es segura

arosa-why-found = { $nos_n ->
    [one] En el paso { $nos }
   *[other] En cada uno de los pasos { $nos }
} { $count ->
    [one] se encontró y se sacó
   *[other] se encontraron y se sacaron
} { $count } × { $cube_sign } ({ $floors }).
arosa-why-empty = { $nos_n ->
    [one] En el paso { $nos }
   *[other] En los pasos { $nos }
} no había { $cube_sign } en el piso que se abrió ({ $floors }).
arosa-why-put-back = { $nos_n ->
    [one] En el paso { $nos }
   *[other] En los pasos { $nos }
}, { $count ->
    [one] volvió { $count } × { $cube_sign }
   *[other] volvieron { $count } × { $cube_sign }
} al piso { $floor }.
arosa-why-heard = { $count ->
    [one] Lo que se oyó de { $cube_sign }
   *[other] Lo que se oyó de { $count } × { $cube_sign }
} ({ $nos_n ->
    [one] paso { $nos }
   *[other] pasos { $nos }
}) { $count ->
    [one] lo sitúa
   *[other] los sitúa
} { $floor ->
    [0] en la planta baja.
   *[other] en el piso { $floor } o más abajo.
}
arosa-why-left = Para { $count ->
    [one] { $cube_sign }
   *[other] { $count } × { $cube_sign }
}{ $nos_n ->
    [0] {""}
    [one] {" "}del paso { $nos }
   *[other] {" "}de los pasos { $nos }
}{ $high ->
    [none] {""}
    [0] {" "}(por el sonido, planta baja)
   *[other] {" "}(por el sonido, piso { $high } o más abajo)
}{ $empty_n ->
    [0] {""}
    [one] , nada en el paso { $empty },
   *[other] , nada en los pasos { $empty },
} solo queda { $where ->
    [there] {""}
   *[other] { $finds_n ->
        [one] el hallazgo del paso { $finds }
       *[other] un hallazgo de los pasos { $finds }
    }
}{ $where ->
    [both] {" "}o{" "}
   *[other] {""}
}{ $where ->
    [found] {""}
   *[other] { $floor ->
        [0] la planta baja
       *[other] el piso { $floor }
    }
}.
arosa-why-least = Son { $many } × { $cube_sign }, y { $finds_n ->
    [one] en el paso { $finds }
   *[other] en los pasos { $finds }
} solo había { $found } en total: tiene que haber al menos { $count } { $floor ->
    [0] en la planta baja.
   *[other] en el piso { $floor }.
}
arosa-why-most = Como mucho { $many } × { $cube_sign } { $many ->
    [one] puede
   *[other] pueden
} estar { $floor ->
    [0] en la planta baja
   *[other] en el piso { $floor }
}{ $finds_n ->
    [0] {""}
    [one] {" "}o haber salido en el paso { $finds }
   *[other] {" "}o haber salido en los pasos { $finds }
}{ $out_n ->
    [0] {""}
    [one] ; el paso { $out } sonó demasiado abajo
   *[other] ; los pasos { $out } sonaron demasiado abajo
}{ $emptied_n ->
    [0] {""}
    [one] ; lo que había antes se sacó en el paso { $emptied }
   *[other] ; lo que había antes se sacó en los pasos { $emptied }
}.{ $finds_n ->
    [0] {""}
   *[other] {" "}Ahí { $found ->
        [one] se encontró { $found }
       *[other] se encontraron { $found }
    }, así que { $count ->
        [0] no puede haber ninguno
       *[other] puede haber { $count } como mucho
    } { $floor ->
        [0] en la planta baja.
       *[other] en el piso { $floor }.
    }
}
arosa-conclusion = Por tanto, { $count ->
    [0] no puede haber { $cube_sign }
   *[other] tiene que haber exactamente { $count } × { $cube_sign }
} { $floor ->
    [0] en la planta baja.
   *[other] en el piso { $floor }.
}

## La reconstrucción

arosa-inquest-trace = En el paso { $no } se supo por primera vez con certeza el piso de una huella de { $who }: { $floor ->
    [0] la planta baja.
   *[other] el piso { $floor }.
}
arosa-inquest-victim = En el paso { $no } se supo por primera vez con certeza el piso de una víctima: { $floor ->
    [0] la planta baja.
   *[other] el piso { $floor }.
}
arosa-inquest-fine = Una buena sospecha: en el paso { $no }, { $who } sospecha de { $players } en { $floor ->
    [0] la planta baja
   *[other] el piso { $floor }
}, { $percent ->
    [100] y podía saberlo con certeza
   *[other] donde había más posibilidades ({ $percent } de cada 100 casos)
}; { $count ->
    [one] una huella va al tablero.
   *[other] { $count } huellas van al tablero.
}
arosa-inquest-lucky = Un golpe de suerte: en el paso { $no }, { $who } sospecha de { $players } en { $floor ->
    [0] la planta baja
   *[other] el piso { $floor }
} y acierta contra todo pronóstico ({ $percent } de cada 100 casos).
arosa-inquest-unlucky = Mala suerte: en el paso { $no }, { $who } sospecha de { $players } en { $floor ->
    [0] la planta baja
   *[other] el piso { $floor }
} en vano, aunque habría acertado en { $percent } de cada 100 casos.
arosa-inquest-vain = En el paso { $no }, { $who } { $kind ->
    [search] busca a una víctima
    [erase] quiere borrar huellas
    [ground] sospecha de { $players } sin una huella propia
   *[suspect] sospecha de { $players }
} en { $floor ->
    [0] la planta baja
   *[other] el piso { $floor }
}: todo lo visto y oído lo descartaba.
arosa-inquest-missed = En el paso { $no }, { $who } sospecha de { $players } en { $floor ->
    [0] la planta baja
   *[other] el piso { $floor }
} y no encuentra nada, aunque había una huella segura: { $player }, { $there ->
    [0] la planta baja.
   *[other] el piso { $there }.
}
arosa-inquest-legend = -# Calculado como si nadie olvidara nada; las caídas más probables pesan más.

## Lo que pensó un rival

arosa-rival-search = esperaba una víctima en { $floor ->
    [0] la planta baja
   *[other] el piso { $floor }
}: { $share } de cada 100 casos.
arosa-rival-suspect = esperaba huellas de { $players } en { $floor ->
    [0] la planta baja
   *[other] el piso { $floor }
}: { $share } de cada 100 casos.
arosa-rival-erase = esperaba huellas propias en { $floor ->
    [0] la planta baja
   *[other] el piso { $floor }
} ({ $share } de cada 100 casos): valía más quitarse puntos que sospechar.
arosa-rival-take = lo que se puede recuperar se recupera: nunca perjudica.
arosa-rival-guess = no recordaba nada de lo oído, así que fue al azar.
arosa-rival-overlooked = fue una corazonada, sin pensar en lo que se había oído.

## Casos

arosa-case-question = **{ $count ->
    [one] Una huella { $cube_sign } está
   *[other] { $count } huellas { $cube_sign } están
} ahora en el hotel. ¿Dónde?** Abajo está cada sonido de ese color.
arosa-case-rule = -# Un cubo da como mucho un golpe por cada piso que atraviesa, y a veces ninguno: con cuatro golpes está en el piso 3 o más abajo. *poc* o *TOC* no prueban nada. Lo que hay en un piso que se abre se saca; lo que vuelve a caer se vuelve a oír.
arosa-case-opened = { $floor ->
    [0] Se abre la planta baja
   *[other] Se abre el piso { $floor }
}: { $cubes_n ->
    [0] no hay nada.
   *[other] { $cubes_sign }.
}
arosa-case-traces = { $cube }
arosa-suspect = { $who } ({ $cube } { $cube_sign })
arosa-case-place = { $count ->
    [one] Dónde está
   *[other] { $n ->
        [1] La huella más baja
        [2] { $count ->
            [2] La huella más alta
           *[other] La de en medio
        }
       *[other] La huella más alta
    }
}
noun-arosa-floor_0 = planta baja
noun-arosa-floor_1 = piso 1
noun-arosa-floor_2 = piso 2
noun-arosa-floor_3 = piso 3
noun-arosa-floor_4 = piso 4
noun-arosa-floor_5 = piso 5
noun-arosa-floor_6 = piso 6
noun-arosa-floor_7 = piso 7

## Las reglas enteras, página a página; la última es un ejemplo de turno

rulebook-arosa-1 = **El objetivo**
    Un hotel de ocho pisos, desde la planta baja (0) hasta el séptimo. Dos víctimas han caído por el conducto de ventilación. Todos han dejado **huellas** allí, cubos de su color, y nadie ve en qué piso se detiene un cubo; se **oye**.
    Encuentra a las víctimas; después, haz que se anoten las huellas de los demás y borra las tuyas. Al final, quien tiene más puntos de sospecha es culpable; quien tiene menos gana.
    Se juega de 2 a 6, cada cual con 20 huellas en la reserva.
rulebook-arosa-2 = **El prólogo, y lo que se oye**
    Un jugador elegido al azar deja caer a las dos víctimas. Después, cada cual deja caer dos de sus huellas. Se anuncia el color, nunca el piso.
    Cada *tac* es un piso atravesado; *poc*, el cubo se detiene en un piso; *TOC*, da contra la mesa, normalmente en la planta baja. No oirás todos los golpes: un cubo ha caído a menudo más abajo de lo que crees, nunca más arriba.
    Todos oyen lo mismo, y lo mismo queda escrito.
rulebook-arosa-3 = **Primer acto: en busca de las víctimas**
    En tu turno **investigas** tú: abre un piso, y todos ven lo que hay allí.
    • **Ninguna víctima**: los cubos encontrados vuelven a caer al conducto uno a uno, y dejas caer uno más de tu reserva, aunque en el piso no hubiera nada.
    • **Una víctima**: el piso es un **lugar del crimen**. Por cada huella de **otro** jugador que haya allí, ese jugador pone una huella de su reserva en la casilla del piso, en el tablero. Las tuyas no cuentan. Después, los cubos encontrados vuelven a caer; no dejas caer nada más.
    Encontradas las dos víctimas, el segundo acto empieza con el jugador siguiente.
rulebook-arosa-4 = **Segundo acto: sospechar**
    Nombra a uno o varios jugadores y abre un piso. Por cada huella de un sospechoso que haya allí, este pone una huella de su reserva en la casilla de ese piso. Los demás no anotan nada, y tú tampoco.
    Por cada sospechoso **sin** huella en ese piso, dejas caer una huella de tu reserva.
    {""}**Planta baja**: allí tiene que estar también una de tus propias huellas. Si no, nadie anota nada, y dejas caer una huella por cada sospechoso que nombraste.
    Al final, todos los cubos encontrados vuelven a caer al conducto.
rulebook-arosa-5 = **Segundo acto: borrar**
    Si tienes huellas en el tablero puedes, en vez de sospechar, abrir un piso y contar en él tus propias huellas. De la casilla de ese **mismo** piso recuperas, como mucho, esa cantidad; vuelven a tu reserva.
    Si no encuentras ninguna tuya en el piso, no recuperas nada y dejas caer una huella más.
    También aquí los cubos encontrados vuelven a caer al final.
rulebook-arosa-6 = **El final, y los puntos**
    La partida acaba después del turno en el que un jugador tiene 10 huellas en el tablero o la reserva vacía. Si una reserva no alcanza para anotar, se usan las huellas encontradas en el piso.
    Cada huella en el tablero vale:
    • **3 puntos** en un lugar del crimen;
    • **2 puntos** en el piso justo encima o debajo de un lugar del crimen;
    • **1 punto** en otra parte.
    Las huellas del hotel y de las reservas no cuentan. Puede haber varios culpables y varios ganadores.
    Quien se va ya no puede ganar, pero aún se puede sospechar de esa persona. Si todos los demás se van, gana el último jugador que queda, sin contar. Si nadie juega durante dos rondas, la partida acaba sin ganador.
rulebook-arosa-7 = **Ejemplo de un turno**
    Segundo acto, Ana juega con amarillo. Ha oído dos cubos grises detenerse cerca del tercer piso, y sospecha de Gaspar (gris) y Bruno (azul) en el tercero.
    En el piso hay dos grises, uno marrón, ninguno azul. Gaspar anota dos huellas en la casilla 3. Bruno no anota nada, y Carla (marrón) tampoco: Ana no sospechaba de Carla.
    Los dos cubos grises y el marrón caen al conducto: *tac tac poc*, *tac poc*, *tac tac tac TOC*. Por Bruno, de quien sospechó sin razón, Ana deja caer una huella amarilla de su reserva.

## La lección: unas pocas decisiones de una partida de verdad, y sus razones

lesson-arosa-start = **Mord im Arosa en cinco minutos**
    Dos víctimas han caído por el conducto de ventilación de un hotel de ocho pisos. Cada cual deja huellas allí: tú juegas con amarillo, Camille con azul. Nadie ve detenerse los cubos; se oyen.
    Aquí tienes cuatro decisiones de una partida de verdad entre dos.
lesson-arosa-1 = Caen las dos víctimas, una tras otra: *tac tac … poc*, y de nuevo *tac tac … poc*. Cada *tac* es un piso atravesado, *poc* la parada. No oirás todos los golpes.
    {""}**¿Dónde está la primera víctima?**
lesson-arosa-1-seventh = En el séptimo piso
lesson-arosa-1-seventh-why = No: dos *tac* son al menos dos pisos atravesados, el séptimo y el sexto.
lesson-arosa-1-fifth = En el quinto, con toda seguridad
lesson-arosa-1-fifth-why = Seguro no es: estaría allí si se oyeran todos los golpes. Pero más o menos uno de cada cuatro no se oye.
lesson-arosa-1-lower = En el quinto o más abajo
lesson-arosa-1-lower-why = Sí: al menos dos pisos atravesados, quizá más. Un cubo está a menudo más abajo de lo que suena, nunca más arriba.
lesson-arosa-2 = Camille abre el quinto piso: no hay nada. Por esta búsqueda descuidada, un cubo de su reserva cae al conducto. Tu turno.
    {""}**¿Qué piso abres?**
lesson-arosa-2-sixth = El sexto
lesson-arosa-2-sixth-why = No: las dos víctimas han atravesado al menos dos pisos, el sexto entre ellos. No están allí.
lesson-arosa-2-fifth = Otra vez el quinto
lesson-arosa-2-fifth-why = No: ya has visto que no hay nada, y las víctimas nunca se mueven por sí mismas.
lesson-arosa-2-fourth = El cuarto
lesson-arosa-2-fourth-why = Sí: sin nada en el quinto, basta un golpe que no se oyó para que sea el cuarto. En esta partida había una víctima allí, y la otra en el tercero.
lesson-arosa-3 = Los lugares del crimen son el tercer piso y el cuarto. Empieza el segundo acto: sospechas de Camille en el segundo piso, y hay allí una de sus huellas.
    {""}**¿Cuántos puntos vale una huella en la casilla 2?**
lesson-arosa-3-one = 1 punto
lesson-arosa-3-one-why = No: 1 punto es para lo que está lejos de los lugares del crimen, como el séptimo piso o la planta baja.
lesson-arosa-3-two = 2 puntos
lesson-arosa-3-two-why = Sí: el segundo piso está justo debajo del tercero, un lugar del crimen. Y gana quien tiene menos puntos.
lesson-arosa-3-three = 3 puntos
lesson-arosa-3-three-why = No: 3 puntos son solo para los propios lugares del crimen, aquí el tercer piso y el cuarto.
lesson-arosa-4 = Camille sospechó de ti en el séptimo piso y encontró allí uno de tus cubos: por eso tienes una huella en la casilla 7 del tablero. Después ese cubo volvió a caer: *tac … poc*. Es tu turno, y te gustaría quitar esa huella del tablero.
    {""}**¿Qué haces?**
lesson-arosa-4-erase = Abro el séptimo para borrar
lesson-arosa-4-erase-why = No: para borrar en la casilla 7 necesitas una huella tuya **en el séptimo piso**. La tuya ha caído más abajo: lo has oído. No recuperarías nada, y caería un cubo más.
lesson-arosa-4-elsewhere = Abro otro piso para borrar
lesson-arosa-4-elsewhere-why = No: solo recuperas de la casilla del piso que abres. Tus otras casillas están vacías.
lesson-arosa-4-suspect = Sospecho de Camille
lesson-arosa-4-suspect-why = Sí: una huella en el séptimo piso cuesta solo 1 punto. Mejor que se anoten las de Camille donde las oíste detenerse, cerca de los lugares del crimen.
lesson-arosa-end = **Es todo lo que hace falta para jugar.** Escucha cada caída, anota dónde crees que se detuvo, y sospecha solo si lo crees de verdad: cada sospechoso sin huella te cuesta un cubo. **Mis notas** es tu libreta.

## Los comandos (sus nombres ingleses están en el código)

command-arosa = arosa
command-arosa-description = Juega a Mord im Arosa en la mesa de este canal.

command-arosa-search = buscar
command-arosa-search-description = Primer acto: abre un piso y busca a las víctimas.
command-arosa-search-floor = piso
command-arosa-search-floor-description = El piso que abres, de 0 (planta baja) a 7.

command-arosa-suspect = sospechar
command-arosa-suspect-description = Segundo acto: sospecha de uno o varios jugadores y abre un piso.
command-arosa-suspect-floor = piso
command-arosa-suspect-floor-description = El piso que abres, de 0 (planta baja) a 7.
command-arosa-suspect-player = jugador
command-arosa-suspect-player-description = De quién sospechas.
command-arosa-suspect-player2 = jugador2
command-arosa-suspect-player2-description = Otro sospechoso.
command-arosa-suspect-player3 = jugador3
command-arosa-suspect-player3-description = Un tercer sospechoso.
command-arosa-suspect-player4 = jugador4
command-arosa-suspect-player4-description = Un cuarto sospechoso.
command-arosa-suspect-player5 = jugador5
command-arosa-suspect-player5-description = Un quinto sospechoso.

command-arosa-erase = borrar
command-arosa-erase-description = Segundo acto: abre un piso y cuenta tus huellas.
command-arosa-erase-floor = piso
command-arosa-erase-floor-description = El piso que abres, de 0 (planta baja) a 7.

command-arosa-take = recuperar
command-arosa-take-description = Tras contar: recupera huellas tuyas de la casilla del piso abierto.
command-arosa-take-count = cantidad
command-arosa-take-count-description = Cuántas huellas recuperas.

## Técnicas de deducción, las más fáciles primero

technique-arosa-opened = Un piso que se abrió
technique-arosa-opened-page = Cuando se abre un piso, se ven y se sacan todos sus cubos. Lo que cae allí después se cuenta desde cero.
    {""}*Ejemplo:* se abrió el piso 4, y desde entonces no ha caído ningún cubo. Ahí no hay nada.
technique-arosa-heard = Se oyó pasar
technique-arosa-heard-page = Cada golpe es un piso por el que ha pasado el cubo. Puede estar más abajo de lo que suena, nunca más arriba.
    {""}*Ejemplo:* tres golpes desde el séptimo piso: ha pasado por los pisos 7, 6 y 5, así que está en el piso 4 o más abajo.
technique-arosa-together = La suma de sonidos y hallazgos
technique-arosa-together-page = Todo cubo que cayó se encontró o sigue ahí. Cuenta los que cayeron, quita los que se encontraron y mira dónde pueden estar los demás.
    {""}*Ejemplo:* dos cubos cayeron hasta el piso 1 o más abajo. Se abrió el piso 1, y ahí había uno. El otro está en la planta baja.
