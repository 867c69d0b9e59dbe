# Bakerstreet.

game-bakerstreet = Bakerstreet
club-bakerstreet = calle-baker
kind-bakerstreet = faroles
about-bakerstreet = Londres, 1898, entre una niebla espesa: dos detectives estiman cuánto valen ambas manos, se echan faroles y dudan. Quien gana toma pistas, y siete letras seguidas resuelven el caso.
    -# 2 jugadores · unos 40 minutos · dificultad media: faroles y memoria
option-bakerstreet-memory = Memoria de las cartas tapadas
option-bakerstreet-first = Quién empieza
value-lot = por sorteo
value-one = el primer jugador
value-two = el segundo jugador

value-bakerstreet-pile = Pila { $value }

verb-bakerstreet-play = Jugar una carta
verb-bakerstreet-estimate = Estimar
verb-bakerstreet-doubt = Dudar
verb-bakerstreet-choose = Elegir una pila
verb-bakerstreet-take = Tomar una pista

field-bakerstreet-play-card = ¿Qué carta de tu mano?
field-bakerstreet-play-pile = ¿Delante de qué pila de pistas?
field-bakerstreet-estimate-number = Ambas manos valen al menos…
field-bakerstreet-choose-pile = ¿Qué pila se cuenta?
field-bakerstreet-take-letter = ¿Qué pista tomas?

## Lo que todos oyen

event-bakerstreet-dealt = Tres cartas para cada cual, y cinco pilas de ocho pistas forman un círculo. { $first } abre la primera ronda.
event-bakerstreet-played = { $by } juega **{ $card }** delante de la pila { $pile }.
event-bakerstreet-reshuffled = El mazo de { $seat } se ha agotado, así que se baraja su descarte para formar otro.
event-bakerstreet-estimated = { $by } estima: **{ $number }**.
event-bakerstreet-doubted = { $by } duda de la estimación de **{ $number }**. { $by_cards_n ->
    [0] { $by } no tiene cartas
   *[other] { $by } muestra { $by_cards }
}, { $player_cards_n ->
    [0] { $player } no tiene cartas
   *[other] { $player } muestra { $player_cards }
}: **{ $total }** en total. { $winner } gana la duda y elige una pila.
event-bakerstreet-counted = { $arrow ->
    [yes] Una flecha lleva a la pila { $pile }. ➡️
   *[no] Se cuenta la pila { $pile }. 🔎
} { $how ->
    [empty] Allí no hay cartas, así que { $winner }, que ganó la duda, gana el recuento
   *[other] { $first_cards_n ->
        [0] { $first }: **0**, ninguna carta
       *[other] { $first }: **{ $first_sum }** ({ $first_cards }{ $first_x2 ->
            [yes] , el doble
           *[no] {""}
        })
    }; { $second_cards_n ->
        [0] { $second }: **0**, ninguna carta
       *[other] { $second }: **{ $second_sum }** ({ $second_cards }{ $second_x2 ->
            [yes] , el doble
           *[no] {""}
        })
    }.{ $stop ->
        [yes] {" "}El alto deja fuera lo que hay debajo.
       *[no] {""}
    } { $how ->
        [tie] Empate, así que { $winner }, que ganó la duda, gana el recuento
       *[more] { $winner } gana el recuento
    }
}{ $prize ->
    [clue] .
    [all] , pero ya tiene todas las letras de esa pila: no toma ninguna pista.
   *[none] , pero en esa pila no queda ninguna pista.
}
event-bakerstreet-clue-taken = { $by } toma una pista de la pila { $pile }, boca abajo: { $clues ->
    [one] ya tiene { $clues } pista
   *[other] ya tiene { $clues } pistas
}, { $left ->
    [0] y la pila ha quedado vacía.
    [one] y en la pila queda { $left }.
   *[other] y en la pila quedan { $left }.
}
event-bakerstreet-round-began = Nueva ronda: ambos roban sus cartas y empieza { $first }{ $swapped ->
    [yes] , porque la otra mano está vacía
   *[no] {""}
}.{ $shuffled_n ->
    [0] {""}
   *[other] {" "}Se baraja el descarte para formar un mazo nuevo para { $shuffled }.
}
event-bakerstreet-hands-empty = Nadie puede robar cartas: { $by }, que ganó la duda, elige una pila con cartas de detective.
event-bakerstreet-turn-missed = A { $seat } se le ha acabado el tiempo.
event-bakerstreet-warned = { $seat } ha perdido dos turnos seguidos: si pierde un tercero, pierde la partida. ⚠️
event-bakerstreet-left = { $seat } deja la partida: { $winner } gana.
event-bakerstreet-stayed-away = { $seat } ha perdido tres turnos seguidos, y eso cuenta como dejar la partida: { $winner } gana.
event-bakerstreet-won = { $by } muestra { $run }: { $run_n } letras seguidas, ¡caso resuelto! 🏆
event-bakerstreet-stalled = Nadie ha jugado durante dos rondas: la partida acaba sin ganador.
event-bakerstreet-letters-shown = { $letters_n ->
    [0] { $seat } no tenía ninguna pista.
    [one] La pista de { $seat }: { $letters }.
   *[other] Las pistas de { $seat }: { $letters }.
}

## El resultado de tu propia jugada, cuando ningún mensaje lo dice todavía

result-bakerstreet-doubted = Ambas manos valen **{ $total }** en total: { $winner } gana la duda.
result-bakerstreet-counted = { $winner } gana el recuento de la pila { $pile }.

## Lo que solo sabe un jugador

event-bakerstreet-hand-dealt = { $cards_n ->
    [0] No queda ninguna carta que puedas robar.
   *[other] Has robado una mano nueva.
}
event-bakerstreet-card-drawn = Robas **{ $card }**.
event-bakerstreet-pile-seen = { $prize ->
    [clue] Has ganado el recuento de la pila { $pile }: mira sus pistas.
   *[all] Has ganado el recuento de la pila { $pile }, pero ya tienes todas sus letras: { $letters }.
}
event-bakerstreet-clue-kept = Te quedas la pista **{ $letter }**, boca abajo.

## El panel

bakerstreet-table-opening = { $who } abre la ronda: juega una carta y da la estimación que quiera.{ $lost ->
    [yes] {" "}⚠️ Si { $who } pierde también este turno, pierde la partida.
   *[no] {""}
}
bakerstreet-table-playing = Es el turno de { $who }: una carta y una estimación mayor que **{ $n }**, o una duda.{ $lost ->
    [yes] {" "}⚠️ Si { $who } pierde también este turno, pierde la partida.
   *[no] {""}
}
bakerstreet-table-must-doubt = { $who } solo puede dudar de la estimación de **{ $n }**{ $n ->
    [30] {" "}(no hay nada mayor)
   *[other] {" "}(su mano está vacía)
}.{ $lost ->
    [yes] {" "}⚠️ Si { $who } pierde también este turno, pierde la partida.
   *[no] {""}
}
bakerstreet-table-estimating = { $who } ha jugado y robado una carta, y ahora tiene que dar una estimación.{ $lost ->
    [yes] {" "}⚠️ Si { $who } pierde también este turno, pierde la partida.
   *[no] {""}
}
bakerstreet-table-choosing = { $who } ha ganado la duda y elige la pila que se cuenta.{ $lost ->
    [yes] {" "}⚠️ Si { $who } pierde también este turno, pierde la partida.
   *[no] {""}
}
bakerstreet-table-taking = { $who } ha ganado el recuento de la pila { $pile } y elige allí una pista.{ $lost ->
    [yes] {" "}⚠️ Si { $who } pierde también este turno, pierde la partida.
   *[no] {""}
}
bakerstreet-table-estimate = Estimación: **{ $n }** de { $who }{ $earlier_n ->
    [0] {""}
   *[other] , después de { $earlier }
}.
bakerstreet-table-pile = Pila { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] no quedan pistas
    [one] { $clues } pista
   *[other] { $clues } pistas
}; { $cards ->
    [one] hay una carta, **{ $top }** ({ $who })
   *[other] hay { $cards } cartas, con **{ $top }** encima ({ $who })
}.
bakerstreet-table-pile-empty = Pila { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] no quedan pistas
    [one] { $clues } pista
   *[other] { $clues } pistas
}; no hay ninguna carta.
bakerstreet-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] gorra de cazador
   *[hat] bombín
}): { $clues ->
    [0] ninguna pista
    [one] { $clues } pista
   *[other] { $clues } pistas
}, { $hand ->
    [0] ninguna carta
    [one] { $hand } carta
   *[other] { $hand } cartas
} en la mano, { $deck } en el mazo, { $discard_id ->
    [none] sin descarte
   *[other] **{ $discard }** encima del descarte
}.
bakerstreet-table-seat-letters = { $who }{ $state ->
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] gorra de cazador
   *[hat] bombín
}): { $letters_n ->
    [0] ninguna pista
   *[other] { $letters }
}; { $hand ->
    [0] ninguna carta
    [one] { $hand } carta
   *[other] { $hand } cartas
} en la mano, { $deck } en el mazo, { $discard_id ->
    [none] sin descarte
   *[other] **{ $discard }** encima del descarte
}.
bakerstreet-alt-table = La mesa entre la niebla, vista desde arriba: las cinco pilas con la carta de encima delante de cada una, la estimación y lo que tiene cada jugador.
bakerstreet-alt-desk = Tu escritorio: tus cartas y tus letras, como en el texto de este mensaje.
bakerstreet-picture-run = { $n } seguidas
bakerstreet-picture-pile = Pila { $n }

## El escritorio

bakerstreet-desk-warned = Has perdido dos turnos seguidos: **si pierdes un tercero, pierdes la partida**. ⚠️
bakerstreet-desk-box = -# Símbolos en las { $cards } cartas de cada jugador, por valor: **alto** { $stops }; **×2** { $doubles }; **flecha** { $arrows }. Las demás no llevan ninguno.
bakerstreet-desk-hand = { $cards_n ->
    [0] **Tu mano** está vacía.
   *[other] **Tu mano**: { $cards }; vale **{ $total }** en total.
}
bakerstreet-desk-last = Última estimación: **{ $n }**.
bakerstreet-desk-letters = { $letters_n ->
    [0] Aún no tienes ninguna pista.
    [one] **Tu pista**: { $letters }.
   *[other] **Tus pistas**: { $letters }.
}
bakerstreet-desk-run = Serie más larga: **{ $letters }** ({ $letters_n } seguidas; con 7 se gana).
bakerstreet-desk-pile = **Pila { $pile }**: { $letters }. 🔎
bakerstreet-desk-free = Aún te faltan: { $letters }.

## Lo que no se puede, y advertencias

refusal-bakerstreet-not-in-hand = Esa carta no está en tu mano. **/mesa mano** muestra tus cartas; no se ha jugado nada.
refusal-bakerstreet-no-such-pile = Hay cinco pilas, de la 1 a la 5. Elige una de ellas; no se ha hecho nada.
refusal-bakerstreet-pile-without-cards = Todas las cartas de detective están delante de las pilas: elige una pila que tenga alguna. No se ha contado nada.
refusal-bakerstreet-must-doubt = Ahora solo puedes dudar: no hay nada mayor que 30, o no tienes cartas que jugar. Pulsa **Dudar**.
refusal-bakerstreet-nothing-to-doubt = Abres la ronda, así que no hay estimación de la que dudar. Juega primero una carta.
refusal-bakerstreet-not-higher = Una estimación tiene que ser mayor que la última, **{ $n }**. Di un número mayor; no se ha hecho nada.
refusal-bakerstreet-out-of-range = Una estimación es un número entero de 0 a { $n }: seis cartas no valen más. No se ha hecho nada.
refusal-bakerstreet-estimate-first = Ya has jugado tu carta. Ahora da tu estimación.
refusal-bakerstreet-play-first = Juega primero una carta; después robas otra y das tu estimación.
refusal-bakerstreet-choose-first = Has ganado la duda: elige la pila que se cuenta.
refusal-bakerstreet-nothing-to-choose = Una pila se elige después de una duda, y la elige quien la ha ganado. Juega una carta, o duda.
refusal-bakerstreet-take-first = Has ganado el recuento: toma primero una pista de la pila.
refusal-bakerstreet-nothing-to-take = Una pista se toma después de un recuento, y la toma quien lo ha ganado. Juega una carta, o duda.
refusal-bakerstreet-letter-not-there = Esa letra no está en la pila. **/mesa mano** muestra lo que hay en ella.
refusal-bakerstreet-letter-owned = Ya tienes esa letra, y solo puedes tener una de cada. Elige otra.
caution-bakerstreet-doubt-is-lost = Tu propia mano ya vale tanto como la estimación, así que perderías esta duda con toda seguridad. ¿Dudar de todos modos?

## Reglas, según la situación

rules-bakerstreet-start = **Bakerstreet en pocas palabras**
    Cada jugador tiene 30 cartas de detective, cinco de cada valor de 0 a 5, y tres de ellas en la mano. En tu turno **juegas** una carta delante de una de las cinco pilas de pistas, robas otra y **estimas** cuánto valen en total las seis cartas de ambas manos; o **dudas** de la última estimación.
    Cada estimación tiene que ser mayor que la anterior. Tras una duda se muestran ambas manos: quien tenía razón elige una pila, y se cuentan las cartas que hay delante. Quien tiene más allí mira la pila y toma una pista.
    Ganan siete letras seguidas (de la A a la T). Pierde quien se va, o quien pierde tres turnos seguidos. Con memoria estricta, las cartas tapadas no se pueden volver a mirar: ¡recuérdalas!
rules-bakerstreet-opening = **Abres la ronda**
    Juega una carta delante de una pila; robas otra en el acto. Después di un número de 0 a 30: cuánto valen en total las seis cartas de ambas manos. Puedes echarte un farol. Cuentan los valores, no los símbolos.
    Aún no hay nada de lo que dudar.
rules-bakerstreet-playing = **Es tu turno**
    O bien juega una carta delante de una pila, roba otra y da una estimación mayor que la última; o bien duda de ella. Tras un 30 solo puedes dudar.
    Tras una duda se muestran ambas manos. Si valen menos que la estimación, ganas la duda; si valen lo mismo o más, la gana el otro jugador. Quien gana elige una pila que se cuenta, quien pierde empieza la ronda siguiente.
    Los símbolos solo funcionan en los recuentos. **Alto**: el recuento acaba con esta carta. **×2**: dobla la suma de su dueño, una vez. **Flecha**: se cuenta también la pila siguiente en sentido horario.
    Símbolos en las { $cards } cartas de cada jugador, por valor: **alto** { $stops }; **×2** { $doubles }; **flecha** { $arrows }. Las demás no llevan ninguno.
rules-bakerstreet-estimating = **Das una estimación**
    ¿Cuánto valen en total las seis cartas de ambas manos? Tiene que ser mayor que la última estimación; se permite un farol. Si el otro jugador duda y las cartas valen al menos eso, ganas la duda.
rules-bakerstreet-choosing = **Has ganado la duda**
    Elige una pila. Las cartas que hay delante se toman una a una desde arriba hasta un alto o hasta el final, y se separan por dueño. **×2** dobla la suma de su dueño, una vez. La suma mayor gana el recuento; un empate, o ninguna carta, es para ti.
    Si se contó una **flecha**, sea de quien sea, después se cuenta la pila siguiente en sentido horario.
rules-bakerstreet-taking = **Has ganado el recuento**
    Miras todas las pistas de la pila y tomas una que aún no tengas; el otro jugador no la ve. Siete letras seguidas ganan en el acto. La A no sigue a la T.
rules-bakerstreet-waiting = **Es el turno del otro jugador**
    Intenta recordar dónde está cada carta: las imágenes solo muestran la de encima. Con memoria flexible, el canal y el historial siguen diciendo qué se jugó; con memoria estricta, no. Lo que ha jugado el otro ya no está en su mano, y cada cual tiene cinco cartas de cada valor. **Mis notas** es tu cuaderno.
rules-bakerstreet-over = **La partida ha terminado**
    Se ganó con siete letras seguidas, o porque el otro jugador se fue o perdió tres turnos seguidos; o bien nadie ha jugado durante dos rondas, y no gana nadie. El historial y el archivo de la partida se quedan aquí.

## Cartas y letras

noun-bakerstreet-0 = 0
noun-bakerstreet-0_stop = 0 alto
noun-bakerstreet-0_x2 = 0 ×2
noun-bakerstreet-0_arrow = 0 flecha
noun-bakerstreet-1 = 1
noun-bakerstreet-1_stop = 1 alto
noun-bakerstreet-1_x2 = 1 ×2
noun-bakerstreet-1_arrow = 1 flecha
noun-bakerstreet-2 = 2
noun-bakerstreet-2_stop = 2 alto
noun-bakerstreet-2_x2 = 2 ×2
noun-bakerstreet-2_arrow = 2 flecha
noun-bakerstreet-3 = 3
noun-bakerstreet-3_stop = 3 alto
noun-bakerstreet-3_x2 = 3 ×2
noun-bakerstreet-3_arrow = 3 flecha
noun-bakerstreet-4 = 4
noun-bakerstreet-4_stop = 4 alto
noun-bakerstreet-4_x2 = 4 ×2
noun-bakerstreet-4_arrow = 4 flecha
noun-bakerstreet-5 = 5
noun-bakerstreet-5_stop = 5 alto
noun-bakerstreet-5_x2 = 5 ×2
noun-bakerstreet-5_arrow = 5 flecha
noun-bakerstreet-a = A
noun-bakerstreet-b = B
noun-bakerstreet-c = C
noun-bakerstreet-d = D
noun-bakerstreet-e = E
noun-bakerstreet-f = F
noun-bakerstreet-g = G
noun-bakerstreet-h = H
noun-bakerstreet-i = I
noun-bakerstreet-j = J
noun-bakerstreet-k = K
noun-bakerstreet-l = L
noun-bakerstreet-m = M
noun-bakerstreet-n = N
noun-bakerstreet-o = O
noun-bakerstreet-p = P
noun-bakerstreet-q = Q
noun-bakerstreet-r = R
noun-bakerstreet-s = S
noun-bakerstreet-t = T

## La hoja

bakerstreet-sheet-estimates = Estimaciones
bakerstreet-sheet-estimate = Estimación { $n }
bakerstreet-sheet-piles = Pilas
bakerstreet-sheet-pile = Pila { $n }
bakerstreet-sheet-hands = Manos
bakerstreet-sheet-sum = Puntos en la mano
bakerstreet-sheet-reached = Se alcanza
bakerstreet-sheet-letters = Letras

## Por qué algo es seguro

bakerstreet-why-stack = { $height ->
    [0] Delante de la pila { $pile } no hay ninguna carta.
   *[other] En un recuento de la pila { $pile }, { $who } sumaría { $cards_n ->
        [0] nada
       *[other] { $cards }{ $double ->
            [yes] , el doble
           *[no] {""}
        }
    }{ $nos_n ->
        [0] .
        [one] : lo que hay allí se jugó en el paso { $nos }.
       *[other] : lo que hay allí se jugó en los pasos { $nos }.
    }
}
bakerstreet-why-hand = { $size ->
    [0] { $who } no tiene ninguna carta en la mano.
    [one] { $who } tiene una carta en la mano, que vale { $exact ->
        [yes] { $low }
       *[no] de { $low } a { $high }
    }{ $nos_n ->
        [0] .
        [one] , según el paso { $nos }.
       *[other] , según los pasos { $nos }.
    }
   *[other] { $who } tiene { $size } cartas en la mano, que valen { $exact ->
        [yes] { $low }
       *[no] de { $low } a { $high }
    } en total{ $nos_n ->
        [0] .
        [one] , según el paso { $nos }.
       *[other] , según los pasos { $nos }.
    }
}
bakerstreet-why-reached = Tu propia mano vale { $own }: la estimación de { $number } del paso { $no } { $reached ->
    [yes] se alcanza.
   *[no] no se alcanza.
}
bakerstreet-why-none = { $who } aún no ha tomado ninguna pista.
bakerstreet-why-empty = En la pila { $pile } no queda ninguna pista.
bakerstreet-why-mine = Una de las dos pistas { $letter } es tuya.
bakerstreet-why-look = En el paso { $no } miraste la pila { $pile } { $letters_n ->
    [0] y no dejaste nada en ella.
   *[other] y dejaste { $letters } en ella{ $taken ->
        [0] .
        [one] ; después, { $who } tomó una de ellas.
       *[other] ; después, { $who } tomó { $taken } de ellas.
    }
}
bakerstreet-why-all = En el paso { $no }, { $who } ya tenía todas las letras de la pila { $pile }.
bakerstreet-why-clue = En el paso { $no }, { $who } encontró en la pila { $pile } una letra que no tenía.
bakerstreet-why-shown = En el paso { $no } { $letters_n ->
    [0] se mostró que { $who } no tenía ninguna pista.
   *[other] { $who } mostró todas sus pistas: { $letters }.
}
bakerstreet-why-so = { $runs ->
    [yes] Juntándolo todo, y porque, si no, { $who } ya habría ganado:
   *[no] Juntándolo todo:
} { $place ->
    [player] { $who } { $held ->
        [yes] tiene una pista { $letter }.
       *[no] no tiene ninguna pista { $letter }.
    }
   *[pile] { $held ->
        [yes] hay una pista { $letter } en la pila { $pile }.
       *[no] no hay ninguna pista { $letter } en la pila { $pile }.
    }
}

## La reconstrucción

bakerstreet-inquest-doubts = { $who }: { $doubts ->
    [one] una duda
   *[other] { $doubts } dudas
}. Veces que le daba la razón la mayoría de las manos posibles: { $likely ->
    [0] ninguna
    [one] una
   *[other] { $likely }
}; veces que se la dieron las cartas: { $won ->
    [0] ninguna.
    [one] una.
   *[other] { $won }.
}
bakerstreet-inquest-near = En el paso { $no }, a { $who } le faltaba una sola letra para tener { $n } seguidas{ $is_known ->
    [yes] ; { $other } podía saberlo desde el paso { $known }.
   *[no] .
}
bakerstreet-inquest-letters = Antes de la última jugada, { $other } tenía { $count ->
    [one] una carta de pista
   *[other] { $count } cartas de pista
}. { $letters_n ->
    [0] { $who } no podía conocer ninguna con certeza.
   *[other] { $who } podía conocer con certeza: { $letters }.
}
bakerstreet-inquest-bluff = Un farol que salió bien: en el paso { $said }, { $other } dice **{ $number }** mientras ambas manos valen { $total }, sin que { $who } lo ponga en duda. 🃏
bakerstreet-inquest-fine = Una buena duda: en el paso { $no }, { $who } duda de **{ $number }** { $certain ->
    [yes] y podía saberlo con certeza
   *[no] y tiene razón
}: ambas manos valen { $total }.
bakerstreet-inquest-lucky = Una duda con suerte: en el paso { $no }, { $who } duda de **{ $number }** y tiene razón, aunque { $percent } de cada 100 manos posibles lo alcanzaban.
bakerstreet-inquest-unlucky = Mala suerte: en el paso { $no }, { $who } duda de **{ $number }** y se equivoca, aunque { $percent ->
    [one] solo una de cada 100 manos posibles lo alcanzaba.
   *[other] solo { $percent } de cada 100 manos posibles lo alcanzaban.
}
bakerstreet-inquest-reached = En el paso { $no }, { $who } duda de **{ $number }**, que se alcanzaba con toda seguridad: ambas manos valían { $low } como mínimo.
bakerstreet-inquest-passed = En el paso { $no }, { $who } deja pasar **{ $number }**, que era imposible con toda seguridad: ambas manos valían { $high } como máximo.
bakerstreet-inquest-beyond = En el paso { $said }, { $other } dice **{ $number }**, y lo pone en duda { $who }. Por las cartas ya conocidas, { $other } podía saber que ambas manos valían { $high } como máximo.
bakerstreet-inquest-pile = En el paso { $no }, { $who } elige la pila { $pile }, cuyo recuento ganó { $other }. El de la pila { $better } lo habría ganado { $who }.
bakerstreet-inquest-legend = -# Calculado como si nadie hubiera olvidado ninguna carta vista. Las manos posibles son las que permite el mazo; lo que quiso decir el otro jugador no se tiene en cuenta.

## Lo que pensó un rival

bakerstreet-rival-doubt = dudó de { $number }: con estas cartas en la mano, ambas manos juntas no parecían llegar.
bakerstreet-rival-estimate = dijo { $number } con { $own ->
    [one] { $own } punto
   *[other] { $own } puntos
} en la mano: confió en que la otra mano tuviera el resto.
bakerstreet-rival-bluff = { $number } era un farol, con { $own ->
    [one] { $own } punto
   *[other] { $own } puntos
} en la mano: a quien nunca se echa un farol, pronto le leen el juego.
bakerstreet-rival-play = en la pila { $pile }, esta carta era la que más cambiaba el próximo recuento.
bakerstreet-rival-any-card = jugó esta carta sin pensarlo mucho.
bakerstreet-rival-choose = el recuento de la pila { $pile } era el que más prometía{ $won ->
    [0] , aunque no esperaba ninguna pista de él.
    [one] : esperaba una pista de él.
   *[other] : esperaba de él una cadena de flechas y { $won } pistas.
}
bakerstreet-rival-any-pile = eligió esta pila sin pensarlo mucho.
bakerstreet-rival-take = { $letter } era lo que mejor encajaba en una serie de letras.

## Casos

bakerstreet-case-question = Acabas de ganar una duda contra { $other }. **¿Qué pila eliges para ganar el mayor número de recuentos, y cuántos ganas?** Conoces todas las cartas que hay delante de cada pila.
bakerstreet-case-asks = Acabas de ganar una duda contra { $other }. **¿Qué pila eliges para ganar el mayor número de recuentos, y cuánto suma cada cual en todos ellos juntos?** Conoces todas las cartas que hay delante de cada pila.
bakerstreet-case-rule = -# Una pila se cuenta desde arriba hasta el final, o hasta un alto, que todavía cuenta. ×2 dobla la suma de su dueño, una vez. La suma mayor gana el recuento; un empate, o ninguna carta, es para ti. Si se contó una flecha, sea de quien sea, se cuenta también la pila siguiente; tras la pila 5 viene la 1.
bakerstreet-case-pile = La pila que eliges
bakerstreet-case-won = Los recuentos que ganas
bakerstreet-case-own = Tus puntos en todos esos recuentos
bakerstreet-case-theirs = Los puntos del otro en ellos
bakerstreet-case-piles = Pilas
bakerstreet-case-all-points = { $own ->
    [yes] Tus puntos
   *[no] Puntos del otro
}
bakerstreet-case-more = primer número más { $n }
bakerstreet-case-points = { $own ->
    [yes] tú: { $n }–{ $last }
   *[no] el otro: { $n }–{ $last }
}
bakerstreet-why-sum = Todos los recuentos juntos: **{ $own }** para ti, **{ $theirs }** para el otro.
bakerstreet-why-count = Pila { $pile } { $nos_n ->
    [0] sin cartas
    [one] (paso { $nos })
   *[other] (pasos { $nos })
}: **{ $own }** para ti, { $theirs } para el otro; { $won ->
    [yes] ganas el recuento
   *[no] el otro gana el recuento
}{ $last ->
    [yes] .
   *[no] , y una flecha lleva a la siguiente.
}
bakerstreet-why-most = Desde la pila { $pile } ganas { $won } recuentos, más que desde cualquier otra:
bakerstreet-why-other = Desde la pila { $pile } { $nos_n ->
    [0] {""}
    [one] (paso { $nos }){" "}
   *[other] (pasos { $nos }){" "}
}{ $won ->
    [0] no ganas ningún recuento.
    [one] ganas un recuento.
   *[other] ganas { $won } recuentos.
}
noun-bakerstreet-pile_1 = pila 1
noun-bakerstreet-pile_2 = pila 2
noun-bakerstreet-pile_3 = pila 3
noun-bakerstreet-pile_4 = pila 4
noun-bakerstreet-pile_5 = pila 5
noun-bakerstreet-won_1 = un recuento
noun-bakerstreet-won_2 = dos recuentos
noun-bakerstreet-won_3 = tres recuentos
noun-bakerstreet-won_4 = cuatro recuentos
noun-bakerstreet-won_5 = cinco recuentos
noun-bakerstreet-points_0 = 0 puntos
noun-bakerstreet-points_1 = 1 punto
noun-bakerstreet-points_2 = 2 puntos
noun-bakerstreet-points_3 = 3 puntos
noun-bakerstreet-points_4 = 4 puntos
noun-bakerstreet-points_5 = 5 puntos
noun-bakerstreet-points_6 = 6 puntos
noun-bakerstreet-points_7 = 7 puntos
noun-bakerstreet-points_8 = 8 puntos
noun-bakerstreet-points_9 = 9 puntos
noun-bakerstreet-points_10 = 10 puntos
noun-bakerstreet-points_11 = 11 puntos
noun-bakerstreet-points_12 = 12 puntos
noun-bakerstreet-points_13 = 13 puntos
noun-bakerstreet-points_14 = 14 puntos
noun-bakerstreet-points_15 = 15 puntos
noun-bakerstreet-points_16 = 16 puntos
noun-bakerstreet-points_17 = 17 puntos
noun-bakerstreet-points_18 = 18 puntos
noun-bakerstreet-points_19 = 19 puntos
noun-bakerstreet-points_20 = 20 puntos
noun-bakerstreet-points_21 = 21 puntos
noun-bakerstreet-points_22 = 22 puntos
noun-bakerstreet-points_23 = 23 puntos
noun-bakerstreet-points_24 = 24 puntos

## Las reglas enteras, página a página; la última es un ejemplo de turno

rulebook-bakerstreet-1 = **El objetivo**
    Londres, 1898, en la niebla. Dos detectives reúnen **pistas**, cartas marcadas con una letra de la A a la T. Gana quien tenga primero **siete letras seguidas**. Tras la T no viene nada: la A no es su vecina.
    Las 40 pistas (cada letra dos veces) forman cinco pilas de ocho, en círculo, boca abajo.
    Cada jugador tiene 30 cartas de detective: cinco de cada valor de 0 a 5. Tienes tres en la mano.
rulebook-bakerstreet-2 = **Tu turno**
    O bien haces tres cosas, en este orden:
    1. **Juegas** una carta de tu mano, boca arriba, sobre las cartas que hay delante de una de las cinco pilas. Solo se ve la de encima. Con la opción de memoria estricta, las de debajo no se pueden volver a consultar; con memoria flexible, el canal y el historial siguen diciendo qué se jugó.
    2. **Robas** una carta.
    3. Anuncias una **estimación**: el valor total de las seis cartas de ambas manos, de 0 a 30. Tiene que ser mayor que la anterior. Puedes echarte un farol.
    O bien **dudas** de la última estimación: entonces no juegas ni robas nada. En el primer turno de una ronda no hay nada de lo que dudar.
rulebook-bakerstreet-3 = **La duda**
    Se descubren ambas manos y se suman los seis valores. Los símbolos no cuentan.
    • Menos que la estimación: gana la duda quien **dudó**.
    • Lo mismo o más: gana la duda quien **estimó**.
    Las seis cartas van a los descartes. La ronda ha acabado; sigue un **recuento**. Después ambos roban tres cartas, y quien perdió la duda empieza la ronda siguiente.
rulebook-bakerstreet-4 = **El recuento**
    Quien ganó la duda elige una pila. Las cartas que hay delante se toman una a una desde arriba y se separan por jugador, hasta un **alto** o hasta que no quede ninguna.
    La suma mayor gana el recuento; con empate, o sin cartas, lo gana quien ganó la duda.
    Quien lo gana mira todas las pistas de la pila y toma una, de una letra que aún no tenga. El otro jugador no la ve. Las cartas contadas van a los descartes.
    Cuando todas las cartas están delante de las pilas, no queda ninguna que robar: se sigue con menos, y con la mano vacía solo se puede dudar. Si ambas manos están vacías, quien ganó la última duda elige otra vez, una pila con cartas.
rulebook-bakerstreet-5 = **Los símbolos**
    Solo funcionan durante un recuento.
    • **Alto**: esta carta aún cuenta, y después el recuento acaba. Las de debajo se quedan.
    • **×2**: dobla la suma del jugador que la jugó, una sola vez.
    • **Flecha**: se cuenta también la pila siguiente, en sentido horario, y eso puede continuar.
    Símbolos en las { $cards } cartas de cada jugador, por valor: **alto** { $stops }; **×2** { $doubles }; **flecha** { $arrows }. Las demás no llevan ninguno.
rulebook-bakerstreet-6 = **La ausencia**
    Quien deja la partida la pierde.
    Cuando se te acaba el tiempo, el reloj juega tu turno: duda, salvo que no haya nada de lo que dudar o que tu propia mano ya alcance la estimación; en ese caso juega una carta al azar y estima lo menos posible. Las pilas y las pistas también se sortean.
    {""}**Perder tres turnos seguidos cuenta como dejar la partida.** Cada vez tienes todo tu tiempo, y después del segundo se te avisa. Un turno cuenta una vez, con la pila y las pistas que siguen de él; cualquier jugada tuya pone la cuenta a cero.
    Las ausencias anunciadas no son turnos perdidos. Y si desde tu última jugada también se le acabó el tiempo al otro jugador, o estaba ausente, nadie gana por turnos perdidos.
    Si nadie juega durante dos rondas, la partida acaba sin ganador.
rulebook-bakerstreet-7 = **Consejos**
    Dos manos nuevas valen 15 de media. Tus propias cartas dicen la mitad: con 5, 4 y 4, una estimación de 20 no es una locura.
    Recuerda lo que se jugó delante de las pilas: una pila donde tienes cartas fuertes vale un recuento, y una flecha oculta puede valer dos.
    El descarte solo se baraja cuando el mazo está vacío.
rulebook-bakerstreet-8 = **Ejemplo de un turno**
    Celia estima 16. Bruno tiene 1, 0 y 2 y no se lo cree: duda. Celia tenía 5, 5 y 2: 15 en total. Es menos que 16: Bruno gana la duda.
    Elige la tercera pila. Se toma un 3 de Bruno, un 2 con ×2 de Celia y después un 1 de Bruno con un alto: el recuento acaba, aunque debajo haya otras cartas. Bruno tiene 3 + 1 = 4, Celia 2 × 2 = 4. El empate es para quien ganó la duda: Bruno mira la pila y toma la letra G.
    Ambos roban tres cartas. Empieza Celia, que perdió la duda.

## La lección: unas pocas decisiones de una partida de verdad, y sus razones

lesson-bakerstreet-start = **Bakerstreet en cinco minutos**
    Dos detectives, tres cartas cada cual. Se anuncia cuánto valen las seis cartas de ambas manos, cada vez más, hasta que alguien duda. Quien gana la duda elige una pila y casi siempre toma allí una pista. Siete letras seguidas ganan.
    Aquí tienes cuatro decisiones de una partida de verdad contra Camille.
lesson-bakerstreet-1 = Has jugado un 5 delante de la primera pila, y has robado. Tu mano: 0, 2 y 4. Anuncias la primera estimación. Las cartas van de 0 a 5.
    {""}**¿Cuál no se puede alcanzar?**
lesson-bakerstreet-1-nine = 9
lesson-bakerstreet-1-nine-why = Se puede: ya tienes 6. Basta con que las tres cartas de Camille valgan 3 para alcanzarla. Una estimación prudente.
lesson-bakerstreet-1-fourteen = 14
lesson-bakerstreet-1-fourteen-why = Se puede: tienes 6, así que Camille necesita 8. Tres cartas valen de media 7 u 8: es más o menos una posibilidad de cada dos.
lesson-bakerstreet-1-twentyfive = 25
lesson-bakerstreet-1-twentyfive-why = Sí: tienes 6, y tres cartas valen 15 como mucho. Más de 21 es imposible. Camille no lo sabe, pero tendría la tentación de dudar.
lesson-bakerstreet-2 = Anuncias 9. Camille duda. Sus cartas: 0, 1 y 2; las tuyas: 0, 2 y 4. **9** en total.
    {""}**¿Quién gana la duda?**
lesson-bakerstreet-2-camille = Camille
lesson-bakerstreet-2-camille-why = No: quien duda solo gana si las cartas valen **menos** que la estimación.
lesson-bakerstreet-2-me = Yo
lesson-bakerstreet-2-me-why = Sí: 9 es 9. Lo mismo o más, y gana quien estimó. Las flechas y el alto no cuentan aquí.
lesson-bakerstreet-2-nobody = Nadie: es un empate
lesson-bakerstreet-2-nobody-why = No: con empate la estimación se alcanza, y quien la hizo gana la duda.
lesson-bakerstreet-3 = Eliges la pila que se cuenta. Delante de la primera solo está tu 5; delante de las otras cuatro, ninguna carta.
    {""}**¿Dónde puedes ganar el recuento?**
lesson-bakerstreet-3-first = Solo en la primera pila
lesson-bakerstreet-3-first-why = Esa sirve, con 5 a 0. Pero también sin ninguna carta gana el recuento quien ganó la duda.
lesson-bakerstreet-3-any = En cualquier pila
lesson-bakerstreet-3-any-why = Sí: con empate, aunque sea a cero, gana quien ganó la duda. Después miras todas las pistas de la pila y te quedas una.
lesson-bakerstreet-3-second = Solo en la segunda pila
lesson-bakerstreet-3-second-why = No solo: esa sirve, pero las demás también. Sin cartas, o con empate, gana quien ganó la duda.
lesson-bakerstreet-4 = Una ronda nueva. Camille juega un 2 y anuncia 14. Tu mano: 2, 2 y 3. No quieres dudar: juegas una carta y robas otra.
    {""}**¿Qué puedes anunciar?**
lesson-bakerstreet-4-twelve = 12
lesson-bakerstreet-4-twelve-why = No: una estimación tiene que ser mayor que la anterior.
lesson-bakerstreet-4-fourteen = 14
lesson-bakerstreet-4-fourteen-why = No: repetirla no basta, tiene que ser mayor.
lesson-bakerstreet-4-fifteen = 15
lesson-bakerstreet-4-fifteen-why = Sí: tiene que ser más de 14. Dudar de 14 era la otra elección; en esta partida las seis cartas valían 17.
lesson-bakerstreet-end = **Es todo lo que hace falta para jugar.** Cuenta lo que tienes, suma 7 u 8 por la otra mano, y recuerda lo que se oculta delante de las pilas: alto, ×2 y flechas deciden los recuentos.

## Técnicas de deducción, las más fáciles primero

technique-bakerstreet-stack = Sumar un montón
technique-bakerstreet-stack-page = Un montón cuenta desde arriba hasta el primer alto. Suma las cartas de un jugador, y dóblalas si una de las suyas lo dice.
    {""}*Ejemplo:* desde arriba hay un 2 tuyo, un 3 de Camille y un alto tuyo que vale 1 y también cuenta. Tendrías 3, igual que Camille; lo que hay debajo del alto no cuenta.
technique-bakerstreet-hand = Lo que queda para la mano
technique-bakerstreet-hand-page = Todos tienen las mismas treinta cartas, cinco de cada valor. Lo que alguien ya ha jugado no está en su mano.
    {""}*Ejemplo:* Camille ha jugado los cinco 5. Tres cartas de su mano valen 12 como mucho. Suma las tuyas, y sabrás a qué estimaciones no se puede llegar.
technique-bakerstreet-letters = Letras que viste
technique-bakerstreet-letters-page = Cuando mires una pila, recuerda lo que dejas en ella. Si alguien toma de ahí una pista, es una de esas.
    {""}*Ejemplo:* dejaste A y D en la pila 2, y Camille tomó una de las dos. Sea cual sea, ahí no hay ninguna E.
technique-bakerstreet-together = Miradas y premios, juntos
technique-bakerstreet-together-page = Ninguna mirada basta por sí sola. Pero solo hay dos pistas de cada letra, y nadie tiene aún siete seguidas: todo junto descarta mucho.
    {""}*Ejemplo:* una pista K es tuya, y ves la otra en la pila 3. Así que Camille no tiene ninguna, y tampoco hay en otra pila.
    {""}*Ejemplo:* dejaste A y D en la pila 2, y Camille tomó una de las dos. Cuando vuelves a mirar, D está ahí: Camille tiene A.
