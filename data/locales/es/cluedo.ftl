# Cluedo, según sus reglas francesas de 1974. Los nombres son los de las ediciones de España.

game-cluedo = Cluedo (1974)
club-cluedo = casa-solariega
kind-cluedo = dados
about-cluedo = El Doctor Black yace muerto en su propia casa: ¿quién fue, dónde y con qué? Ve de habitación en habitación, formula hipótesis y averigua las tres cartas del sobre.
    -# De 3 a 6 jugadores · más o menos una hora · fácil
option-cluedo-accuse = Acusar
option-cluedo-repeat_room = Otra hipótesis en la misma habitación
option-cluedo-false_witnesses = Falsos testigos
value-after_hypothesis = tras la propia hipótesis
value-any_time = en cualquier momento del propio turno
value-standing = no (las cartas responden solas)
value-allowed = sí
value-forbidden = no

verb-cluedo-pawn = Elegir mi ficha
verb-cluedo-roll = Tirar los dados
verb-cluedo-move = Mover
verb-cluedo-passage = Pasadizo
verb-cluedo-stay = Quedarme
verb-cluedo-suggest = Hipótesis
verb-cluedo-show = Responder a la hipótesis
verb-cluedo-prefer = Preferir una carta
verb-cluedo-accuse = Acusar
verb-cluedo-denounce = Denunciar a un falso testigo
verb-cluedo-end = Acabar mi turno

field-cluedo-pawn-suspect = ¿Qué ficha?
field-cluedo-move-to = ¿Adónde? (r7c4: fila 7, columna 4)
field-cluedo-suggest-suspect = ¿A qué sospechoso llamas?
field-cluedo-suggest-weapon = ¿Con qué arma?
field-cluedo-suggest-end = Acabar mi turno si me muestran una carta
field-cluedo-prefer-card = ¿Cuál de tus cartas prefieres mostrar?
field-cluedo-show-card = ¿Qué muestras?
field-cluedo-accuse-suspect = El culpable
field-cluedo-accuse-weapon = El arma
field-cluedo-accuse-room = El lugar del crimen
field-cluedo-denounce-player = ¿Qué testigo mintió?
field-cluedo-denounce-hypothesis = ¿Sobre qué hipótesis (su número)?

## Lo que todos oyen

event-cluedo-pawns-offered = Cada cual elige una ficha, por orden de llegada. Después se reparten las cartas.
event-cluedo-pawn-chosen = { $drawn ->
    [yes] Por sorteo, { $by } juega con { $suspect_sign } { $suspect_the }.
   *[no] { $by } juega con { $suspect_sign } { $suspect_the }.
}
event-cluedo-pawn-drawn = Por sorteo, { $by } juega con { $suspect_sign } { $suspect_the }.
event-cluedo-dealer-rolled = Tiradas para decidir quién reparte, de { $seats }: { $totals }.
event-cluedo-dealt = { $dealer } tiene la tirada más alta y reparte: { $most ->
    [one] una carta para cada cual
   *[other] { $most } cartas para cada cual
}{ $short_n ->
    [0] .
   *[other] , una menos para { $short }.
}
event-cluedo-turn-began = Es el turno de { $seat }.
event-cluedo-rolled = { $by } saca { $one } y { $two }: { $free ->
    [yes] **un doble que lleva a cualquier habitación** (o { $total } casillas).
   *[no] **{ $total }**.
} 🎲
event-cluedo-walked = { $by } va a la casilla { $square }.
event-cluedo-entered = { $by } va { $room_to }.
event-cluedo-passage-taken = { $by } va { $room_to } por el pasadizo secreto.
event-cluedo-stayed = { $by } se queda.
event-cluedo-suggested = { $by } formula la hipótesis { $hypothesis }: «¡Fue { $suspect_the }, { $room_at }, { $weapon_with }!»{ $called ->
    [none] {""}
   *[other] {" "}La ficha de { $called } va { $room_to }.
}{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } no tiene nada que mostrar.
   *[other] {" "}{ $passed } no tienen nada que mostrar.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Nadie muestra una carta.
       *[other] { $standing ->
            [yes] {" "}{ $shown_by } muestra una carta a { $by }: aquí las cartas responden solas.
           *[no] {" "}Responden las cartas que dejó { $shown_by }: se muestra una a { $by }.
        }
    }
   *[other] {" "}{ $asked } debe responder.
}
event-cluedo-answered = { $shown ->
    [yes] { $by } muestra una carta a { $to_whom }.
   *[no] { $by } dice no tener nada que mostrar.{ $passed_n ->
        [0] {""}
        [one] {" "}{ $passed } no tiene nada que mostrar.
       *[other] {" "}{ $passed } no tienen nada que mostrar.
    }{ $asked ->
        [none] { $shown_by ->
            [none] {" "}Nadie muestra una carta.
           *[other] {" "}Responden las cartas que dejó { $shown_by }: se muestra una a { $to_whom }.
        }
       *[other] {" "}{ $asked } debe responder.
    }
}
event-cluedo-answered-for = Responden las cartas de quien dejó la partida.{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } no tiene nada que mostrar.
   *[other] {" "}{ $passed } no tienen nada que mostrar.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Nadie muestra una carta.
       *[other] {" "}Se muestra una de las cartas que dejó { $shown_by }.
    }
   *[other] {" "}{ $asked } debe responder.
}
event-cluedo-accused = { $by } escribe tres nombres y mira en secreto dentro del sobre… { $right ->
    [yes] **¡La acusación es correcta!**
   *[no] **La acusación es falsa.** Desde ahora, { $by } solo responde a las hipótesis.
}
event-cluedo-denounced = { $by } denuncia a { $player } por la hipótesis { $hypothesis }: { $lied ->
    [yes] **¡un falso testigo, en efecto!** Desde ahora, { $player } solo responde a las hipótesis.
   *[no] nada lo confirma.
}
event-cluedo-last-one = { $seat } sigue en solitario: para ganar, ya solo le sirve una acusación correcta.
event-cluedo-turn-missed = A { $seat } se le ha acabado el tiempo, y el turno pasa.
event-cluedo-left = { $seat } deja la partida; sus cartas responden solas.
event-cluedo-won = ¡{ $by } ha resuelto el enigma y gana! 🏆
event-cluedo-unsolved = Ya no queda nadie que pueda acusar: no gana nadie.
event-cluedo-abandoned = Ya no queda nadie que investigue: la partida acaba sin ganador.
event-cluedo-stalled = Nadie ha jugado durante dos rondas: la partida acaba sin ganador.
event-cluedo-envelope-opened = En el sobre: **{ $suspect }, { $weapon }, { $room }**.
event-cluedo-lie-told = Una mentira sobre la hipótesis { $hypothesis }: { $player } ocultó { $cards }.

## El resultado de tu propia jugada, cuando ningún mensaje lo dice todavía

result-cluedo-rolled = { $free ->
    [yes] **Puedes entrar en cualquier habitación**, o mover { $total } casillas.
   *[no] Puedes mover **{ $total }** casillas.
}
result-cluedo-denounced = { $lied ->
    [yes] **Tenías razón.**
   *[no] No se puede saber: nada confirma la mentira.
}

## Lo que solo sabe un jugador

event-cluedo-hand-dealt = Las cartas están repartidas. Estas son las tuyas; en el sobre hay otras tres.
event-cluedo-questioned = { $by } te pregunta por la hipótesis { $hypothesis }. Nadie más verá tu respuesta. ❓
event-cluedo-card-seen = { $by } te muestra: **{ $card }** (hipótesis { $hypothesis }). 🤫
event-cluedo-card-shown = Le muestras a { $to_whom }: **{ $card }** (hipótesis { $hypothesis }). 🤫
event-cluedo-envelope-seen = Tu acusación es falsa. En el sobre están **{ $suspect }, { $weapon }, { $room }**. Mientras dure la partida, guárdatelo y responde a las hipótesis. 🤫

## El panel

cluedo-table-choosing = { $waiting_n ->
    [one] { $waiting } aún tiene que elegir una ficha: { $pawns }.
   *[other] { $waiting } aún tienen que elegir una ficha: { $pawns }.
}
cluedo-table-turn = { $phase ->
    [starting] Es el turno de { $who }.
    [arrived] { $asks ->
        [yes] { $accuses ->
            [yes] { $who }: formular una hipótesis en esta habitación, acusar o acabar el turno.
           *[no] { $who }: formular una hipótesis en esta habitación o acabar el turno.
        }
       *[no] { $who }: acusar o acabar el turno.
    }
   *[asked] { $who }: acusar o acabar el turno.
}
cluedo-table-rolled = { $free ->
    [yes] { $who } puede ir a cualquier habitación, mover { $total } casillas o quedarse.
   *[no] { $who } puede mover { $total } casillas o quedarse.
}
cluedo-table-rooms = Habitaciones al alcance: { $rooms }.
cluedo-table-squares = { $n ->
    [one] Casilla al alcance: { $squares }
   *[other] Casillas al alcance ({ $n }): { $squares }
}
cluedo-table-no-way = No hay nada al alcance: no hay más remedio que quedarse.
cluedo-table-asking = { $witness } tiene que responder a la hipótesis de { $who }.
cluedo-table-won = { $who } ha resuelto el enigma: fue { $suspect_the }, { $room_at }, { $weapon_with }. 🏆
cluedo-table-nobody = { $reason ->
    [unsolved] Ya no quedaba nadie que pudiera acusar: no ha ganado nadie.
   *[other] La partida acabó sin ganador.
}
cluedo-table-seat-choosing = { $who }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}{ $state ->
    [active] {" "}(elige una ficha)
    [gone] {" "}(ha dejado la partida)
   *[idle] {""}
}
cluedo-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [asked] {" "}❓
    [out] {" "}✗
    [gone] {" "}✗
    [won] {" "}🏆
   *[idle] {""}
}: { $pawn_sign } { $pawn }, { $in_room ->
    [yes] { $place_at }
   *[no] en la casilla { $place }
}{ $cards ->
    [0] {""}
    [one] , { $cards } carta
   *[other] , { $cards } cartas
}{ $state ->
    [active] {" "}(tiene el turno)
    [asked] {" "}(debe responder)
    [out] {" "}(solo responde)
    [gone] {" "}(ha dejado la partida)
   *[idle] {""}
}
cluedo-table-pawn = · { $pawn_sign } { $pawn } (sin jugador), { $in_room ->
    [yes] { $place_at }
   *[no] en la casilla { $place }
}
cluedo-table-weapons = { $weapons_n ->
    [one] **Arma { $room_at }**: { $weapons }
   *[other] **Armas { $room_at }**: { $weapons }
}
cluedo-table-weapons-off = { $weapons_n ->
    [one] **Arma fuera del tablero**: { $weapons }
    [6] **Armas**: todas siguen fuera del tablero
   *[other] **Armas fuera del tablero**: { $weapons }
}
cluedo-table-recent = **Últimas hipótesis**
cluedo-table-hypothesis = **{ $hypothesis }.** { $by }: { $suspect }, { $weapon }, { $room }{ $passed_n ->
    [0] {""}
   *[other] ; sin nada que mostrar: { $passed }
}; { $answer ->
    [shown] { $shown_by } mostró una carta
    [waiting] falta la respuesta
    [dropped] se quedó sin respuesta
   *[none] nadie mostró una carta
}
cluedo-table-envelope = **El sobre**: { $suspect }, { $weapon }, { $room }.
cluedo-alt-table = El plano de la casa, con las fichas, las armas y lo que está al alcance.
cluedo-alt-desk = Tu escritorio: tu ficha, tus cartas, las que te han mostrado y, en tu turno, las casillas y habitaciones al alcance, como en el texto de este mensaje.
cluedo-case-rule = -# Quien no tiene nada que mostrar no tiene ninguna de las tres cartas; quien debe responder tiene al menos una.

# Las letras de las fichas en el plano
cluedo-letter-scarlett = A
cluedo-letter-mustard = R
cluedo-letter-white = B
cluedo-letter-green = P
cluedo-letter-peacock = C
cluedo-letter-plum = M
cluedo-picture-hand = Tus cartas
cluedo-picture-seen = Te mostraron
cluedo-picture-envelope = El sobre

## El escritorio

cluedo-desk-no-pawn = Aún no tienes ficha. Las cartas se reparten cuando todos tienen una.
cluedo-desk-pawn = **Tu ficha**: { $pawn_sign } { $pawn }. Las cartas se reparten cuando todos tienen una.
cluedo-desk-hand = **Tu ficha**: { $pawn_sign } { $pawn }. **Tus cartas**: { $cards }.
cluedo-desk-asking = Estás { $room_at }. **Tus cartas**: { $cards }.{ $seen_n ->
    [0] {""}
   *[other] {" "}**Te mostraron**: { $seen }.
}
cluedo-desk-question = **Hipótesis { $hypothesis }**, { $by } pregunta: ¿{ $suspect }, { $weapon }, { $room }? ❓
cluedo-desk-order = { $cards_n ->
    [0] Tus cartas responden solas: una que ya haya visto quien pregunta; si no, una al azar. **Preferir una carta** fija el orden.
   *[other] Tus cartas responden solas: una que ya haya visto quien pregunta; si no, la primera de estas que sirva, { $cards }; si no, una al azar.
}
cluedo-desk-fitting = { $cards_n ->
    [0] No tienes ninguna de esas cartas: responde que no tienes nada.
    [one] De esas cartas tienes: **{ $cards }**.
   *[other] De esas cartas tienes: **{ $cards }**. Basta con una, y tú eliges cuál.
}
cluedo-board-pawns = **En el tablero**: { noun-cluedo-scarlett.short } { $scarlett } · { noun-cluedo-mustard.short } { $mustard } · { noun-cluedo-white.short } { $white } · { noun-cluedo-green.short } { $green } · { noun-cluedo-peacock.short } { $peacock } · { noun-cluedo-plum.short } { $plum }
cluedo-desk-rooms = Habitaciones a tu alcance: { $rooms }.
cluedo-desk-squares = { $n ->
    [one] Casilla a tu alcance: { $squares }
   *[other] Casillas a tu alcance ({ $n }): { $squares }
}
cluedo-square = { $square }: { $room } a { $n }
cluedo-desk-no-way = No hay nada a tu alcance: tienes que quedarte.
cluedo-desk-seen = { $who } te mostró: **{ $card }** (hipótesis { $hypothesis }) 👁
cluedo-desk-given = Le mostraste a { $who }: { $card } (hipótesis { $hypothesis })
cluedo-desk-hidden = Dijiste que no tenías nada, y ocultaste: { $cards } (hipótesis { $hypothesis }) 🤥
cluedo-desk-missed = Acusaste: { $suspect }, { $weapon }, { $room }.
cluedo-desk-envelope = **Has mirado dentro del sobre**: { $suspect }, { $weapon }, { $room }.

## Lo que no se puede, y advertencias

refusal-cluedo-no-standing-answers = En esta mesa cada cual responde en persona. Quien organiza puede elegir otra cosa antes de empezar.
refusal-cluedo-not-your-card = Elige una de tus propias cartas.
refusal-cluedo-too-few-players = { $n ->
    [one] Un jugador no basta: hacen falta al menos { $least }. Los demás pueden pulsar **Unirme**.
   *[other] Con { $n }, cada carta estaría en tu mano, en la del otro jugador o en el sobre: no habría nada que deducir. Hacen falta al menos { $least } jugadores; los demás pueden pulsar **Unirme**.
}
refusal-cluedo-pawns-chosen = Las fichas se eligen para toda la partida.
refusal-cluedo-pawn-taken = Esa ficha ya tiene jugador. Siguen libres: { $suspects }.
refusal-cluedo-in-choosing = Aún se están eligiendo las fichas. La partida empieza cuando todos tengan una.
refusal-cluedo-in-starting = Tu turno empieza: tira los dados, toma un pasadizo secreto, quédate o, en una habitación, formula una hipótesis.
refusal-cluedo-in-rolled = Ya has tirado los dados: mueve o quédate.
refusal-cluedo-in-arrived = Estás en una habitación: formula una hipótesis o acaba tu turno. Puedes salir en el próximo.
refusal-cluedo-in-accusing = Ya has movido, y aquí no cabe ninguna hipótesis: acusa o acaba tu turno.
refusal-cluedo-in-asking = Eres testigo: primero responde a la hipótesis.
refusal-cluedo-in-asked = Ya has formulado tu hipótesis: acusa o acaba tu turno.
refusal-cluedo-passage-or-roll = Ya has tirado los dados: un pasadizo secreto se toma en vez de tirar.
refusal-cluedo-no-passage = Aquí no hay pasadizo secreto. Lo tienen estas habitaciones: { $rooms }.
refusal-cluedo-there-already = Tu ficha ya está ahí. Si no quieres mover, quédate.
refusal-cluedo-shut-in = Hay fichas que bloquean todas las puertas: no puedes salir { $rooms_of }. Quédate; en tu próximo turno, toma el pasadizo si lo hay.
refusal-cluedo-square-taken = En esa casilla hay una ficha, así que nadie puede parar allí. Elige una casilla marcada.
refusal-cluedo-out-of-reach = Una tirada de { $n } no llega hasta allí. Tienes que mover exactamente { $n } casillas, nunca en diagonal, sin pasar por encima de una ficha ni dos veces por la misma casilla. Elige una casilla marcada.
refusal-cluedo-door-blocked = Una ficha bloquea la entrada: no puedes ir { $rooms_to }.
refusal-cluedo-room-too-far = Una tirada de { $n } no basta para ir { $rooms_to }, o las fichas cierran el paso.
refusal-cluedo-cellar = Nadie baja al sótano: allí está el sobre.
refusal-cluedo-inside-a-room = Esa casilla está dentro de una habitación: da el nombre de la habitación.
refusal-cluedo-no-such-place = Ese lugar no existe. Da una habitación, o una casilla del pasillo como `r7c4` (fila 7, columna 4).
refusal-cluedo-not-in-a-room = Las hipótesis se formulan en las habitaciones, y tu ficha está en el pasillo.
refusal-cluedo-same-room = En esta mesa no puedes formular dos hipótesis seguidas { $rooms_at }: sal primero, o espera a que te llamen a otra parte.
refusal-cluedo-asked-already = Una hipótesis por turno: acusa o acaba tu turno.
refusal-cluedo-nobody-asks = Ahora nadie te pregunta nada.
refusal-cluedo-must-show = En esta mesa, un testigo que tiene una de las cartas muestra una.
refusal-cluedo-must-show-now = Quien solo responde tiene que decir la verdad: muestra una de las cartas por las que te preguntan.
refusal-cluedo-not-to-show = Muestra una de tus propias cartas entre las de la hipótesis: { $suspects }, { $weapons }, { $rooms }.
refusal-cluedo-ask-first = Solo puedes acusar justo después de tu propia hipótesis: formula una primero.
refusal-cluedo-you-only-answer = Ahora solo respondes a las hipótesis de los demás.
refusal-cluedo-no-false-witnesses = En esta mesa el bot vigila a los testigos: nadie puede mentir.
refusal-cluedo-denounced-already = Ya has denunciado a un testigo: solo puedes hacerlo una vez por partida.
refusal-cluedo-no-such-hypothesis = { $n ->
    [0] Aún no hay ninguna hipótesis.
   *[other] Las hipótesis están numeradas del 1 al { $n }.
}
refusal-cluedo-showed-something = Solo se denuncia a quien dijo no tener nada que mostrar, y en la hipótesis { $n } ese jugador no lo dijo.
refusal-cluedo-only-answers = Ese jugador ya solo responde, o se ha ido: denunciarlo no cambiaría nada.
caution-cluedo-own-card = Una de esas cartas la tienes tú, así que esta acusación es falsa con toda seguridad. ¿Acusar de todos modos?
caution-cluedo-seen-card = Una de esas cartas te la han mostrado, así que esta acusación es falsa con toda seguridad. ¿Acusar de todos modos?
confirm-cluedo-accuse = **Acusas:** { $suspect }, { $weapon }, { $room }.
    Solo puedes hacerlo una vez: si es falsa, desde entonces solo respondes.
confirm-cluedo-denounce = **Denuncias** a { $player }, que dijo no tener nada que mostrar en la hipótesis { $hypothesis }.
    Solo puedes hacerlo una vez por partida.

## Reglas, según la situación

rules-cluedo-start = **Cluedo en pocas palabras**
    En el sobre hay tres cartas: el culpable, el arma, la habitación. Los jugadores tienen todas las demás. Gana quien nombra las tres.
    En tu turno, tira los dados y muévete por el pasillo hacia una habitación. Allí formula una **hipótesis**: el sospechoso y el arma van a la habitación, y los testigos, empezando por tu izquierda, tienen que mostrarte una de las tres cartas si tienen alguna (con falsos testigos, pueden ocultarla).
    Justo después de tu hipótesis puedes **acusar**, una vez por partida (o, si quien organiza lo ha elegido así, en cualquier momento de tu turno). Si te equivocas, desde entonces solo respondes.
rules-cluedo-choosing = **Se eligen las fichas**
    Cada cual elige una ficha, por orden de llegada, y la conserva toda la partida. No tiene nada que ver con las cartas que tendrás. Después reparte quien saca la tirada más alta.
    Con 3 y 6 jugadores empieza la Señorita Amapola (si nadie juega con ella, la ficha siguiente en sentido horario); con 4 y 5 juegan primero quienes tienen una carta menos.
rules-cluedo-starting = **Tu turno empieza**
    • **Tirar los dados**: mueves exactamente esas casillas, en horizontal o en vertical, nunca en diagonal, sin pasar por encima de una ficha ni dos veces por la misma casilla. Para entrar en una habitación no hace falta el número exacto. Un doble 1 o un doble 6 lleva a cualquier habitación.
    • **Pasadizo secreto**: une la Cocina con el Estudio, y el Invernadero con la Sala, sin tirar los dados.
    • **Quedarte** todo el tiempo que quieras; en una habitación puedes **formular una hipótesis** sin moverte.
rules-cluedo-starting-accuse-any-time = En esta mesa también puedes **acusar** ahora.
rules-cluedo-starting-repeat-room-forbidden = En esta mesa no puedes formular dos hipótesis seguidas en la misma habitación: sal antes de ella.
rules-cluedo-starting-false-witnesses-on = Con falsos testigos, también puedes **denunciar** a uno, una vez por partida, antes de que acabe tu turno: nombra al testigo que dijo no tener nada que mostrar, y la hipótesis. Si era mentira, ese jugador desde entonces solo responde; si no, no pasa nada.
rules-cluedo-rolled = **Has tirado los dados**
    Ve a una habitación al alcance, a una casilla marcada, o quédate. Al entrar en una habitación acaba tu movimiento. Una puerta con una ficha delante no sirve para entrar ni para salir.
    Una casilla se escribe `r7c4`: fila 7, columna 4, como están numeradas en el borde del plano.
rules-cluedo-rolled-accuse-any-time = En esta mesa también puedes **acusar** ahora.
rules-cluedo-arrived = **Estás en una habitación**
    Puedes formular una hipótesis: un sospechoso, un arma y esta habitación. Puedes nombrar cartas tuyas para despistar a los demás. Con ella puedes elegir que tu turno acabe en cuanto te muestren una carta: entonces solo puedes acusar si nadie muestra ninguna. O acaba tu turno.
rules-cluedo-arrived-accuse-any-time = En esta mesa también puedes **acusar** ahora.
rules-cluedo-accusing = **Has movido**
    No cabe ninguna hipótesis: tu ficha está en el pasillo, o ya formulaste una en esta habitación y antes tienes que salir. En esta mesa puedes acusar en cualquier momento de tu turno: tres nombres cualesquiera, una vez por partida. O acaba tu turno.
rules-cluedo-asking = **Una hipótesis espera respuesta**
    Los testigos responden uno tras otro, empezando por la izquierda de quien investiga. El primero que tiene una de las tres cartas muestra exactamente una, la que quiera, solo a quien investiga; ahí acaban las preguntas. Todos ven quién no tenía nada y quién mostró, nunca qué.
rules-cluedo-asked = **Has formulado tu hipótesis**
    Puedes acusar: tres nombres cualesquiera, que se comparan en secreto con el sobre. Si son correctos, ganas. Si no, solo tú ves las tres cartas, y desde entonces solo respondes. Solo puedes acusar una vez. O acaba tu turno.
rules-cluedo-asked-false-witnesses-on = Con falsos testigos, que nadie mostrara una carta no prueba nada; si alguien mintió, denúncialo antes de que acabe tu turno, ahora o en un turno posterior.
rules-cluedo-witness = **Eres testigo**
    Si tienes alguna de las tres cartas, muestra una, la que quieras; solo la ve quien investiga. El bot te pregunta aunque no haya elección, para que la espera no revele nada.
rules-cluedo-witness-false-witnesses-on = Con falsos testigos también puedes decir que no tienes nada, salvo que ya solo respondas. Si alguien te denuncia con razón en su turno, desde entonces solo respondes.
rules-cluedo-waiting = **Es el turno de otro jugador**
    Anota quién no tenía nada que mostrar, y quién mostró una carta a quién. **Mis notas** es tu cuaderno.
rules-cluedo-waiting-false-witnesses-on = Con falsos testigos, puedes denunciar a uno en tu propio turno.
rules-cluedo-out = **Solo respondes**
    Ya no mueves, ni preguntas, ni acusas, pero sigues siendo testigo, y sin mentir: muestra una carta cuando te pregunten, y no digas nada del sobre.
rules-cluedo-over = **La partida ha terminado**
    Si las cartas llegaron a repartirse, el sobre está abierto. El historial y el archivo de la partida se quedan aquí.

## Sospechosos, armas, habitaciones

noun-cluedo-scarlett = Señorita Amapola
    .the = la Señorita Amapola
    .short = Amapola
    .sign = 🔴
    .also = Amapola|Srta. Amapola|Señorita Escarlata|Escarlata
noun-cluedo-mustard = Coronel Rubio
    .the = el Coronel Rubio
    .short = Rubio
    .sign = 🟡
    .also = Rubio|Profesora Rubio|Coronel Mostaza|Mostaza
noun-cluedo-white = Señora Blanco
    .the = la Señora Blanco
    .short = Blanco
    .sign = ⚪
    .also = Blanco|Sra. Blanco|Señora Blanca|Blanca
noun-cluedo-green = Padre Prado
    .the = el Padre Prado
    .short = Prado
    .sign = 🟢
    .also = Prado|Señor Prado|Sr. Prado|Reverendo Prado|Señora Prado|Sra. Prado|Señor Verde|Reverendo Verde|Verde
noun-cluedo-peacock = Señora Celeste
    .the = la Señora Celeste
    .short = Celeste
    .sign = 🔵
    .also = Celeste|Sra. Celeste|Señora Pavo Real|Señora Pavorreal|Pavo Real
noun-cluedo-plum = Profesor Mora
    .the = el Profesor Mora
    .short = Mora
    .sign = 🟣
    .also = Mora|Profesor Ciruela|Ciruela
noun-cluedo-dagger = Puñal
    .the = el Puñal
    .with = con el Puñal
    .also = Daga
noun-cluedo-candlestick = Candelabro
    .the = el Candelabro
    .with = con el Candelabro
noun-cluedo-revolver = Pistola
    .the = la Pistola
    .with = con la Pistola
    .also = Revólver
noun-cluedo-rope = Cuerda
    .the = la Cuerda
    .with = con la Cuerda
    .also = Soga
noun-cluedo-cosh = Porra
    .the = la Porra
    .with = con la Porra
    .also = Cachiporra|Tubería|Tubería de plomo
noun-cluedo-spanner = Llave inglesa
    .the = la Llave inglesa
    .with = con la Llave inglesa
noun-cluedo-nothing = Nada que mostrar
noun-cluedo-kitchen = Cocina
    .the = la Cocina
    .at = en la Cocina
    .to = a la Cocina
    .of = de la Cocina
noun-cluedo-ball_room = Salón de baile
    .the = el Salón de baile
    .at = en el Salón de baile
    .to = al Salón de baile
    .of = del Salón de baile
noun-cluedo-conservatory = Invernadero
    .the = el Invernadero
    .at = en el Invernadero
    .to = al Invernadero
    .of = del Invernadero
    .also = Terraza
noun-cluedo-billiard_room = Sala de billar
    .the = la Sala de billar
    .at = en la Sala de billar
    .to = a la Sala de billar
    .of = de la Sala de billar
    .also = Billar
noun-cluedo-library = Biblioteca
    .the = la Biblioteca
    .at = en la Biblioteca
    .to = a la Biblioteca
    .of = de la Biblioteca
noun-cluedo-study = Estudio
    .the = el Estudio
    .at = en el Estudio
    .to = al Estudio
    .of = del Estudio
    .also = Despacho
noun-cluedo-hall = Vestíbulo
    .the = el Vestíbulo
    .at = en el Vestíbulo
    .to = al Vestíbulo
    .of = del Vestíbulo
noun-cluedo-lounge = Sala
    .the = la Sala
    .at = en la Sala
    .to = a la Sala
    .of = de la Sala
    .also = Sala de estar|Salón
noun-cluedo-dining_room = Comedor
    .the = el Comedor
    .at = en el Comedor
    .to = al Comedor
    .of = del Comedor

## La hoja

cluedo-sheet-suspects = Sospechosos
cluedo-sheet-weapons = Armas
cluedo-sheet-rooms = Habitaciones
cluedo-sheet-envelope = El sobre

## Por qué algo es seguro

cluedo-why-hand = { $held ->
    [yes] En tu propia mano está { $card_the }.
   *[no] Ves tu propia mano: { $card_the } no está en ella.
}
cluedo-why-told = { $how ->
    [saw] En el paso { $no }, { $who } te mostró { $cards_the }.
    [envelope] El paso { $no } te dejó ver lo que hay en el sobre: { $cards }.
    [confessed] El paso { $no } reveló una mentira: { $who } había ocultado { $cards_the }.
    [cleared] En el paso { $no } se supo que { $who } no había mentido: no tiene ninguna de estas cartas, { $cards }.
   *[passed] En el paso { $no }, { $who } no tenía nada que mostrar entre { $cards_the }.
}
cluedo-why-one-of = { $how ->
    [asked] En el paso { $no }, { $who } tiene que mostrar una carta de entre { $cards_the }
    [caught] En el paso { $no } se supo que { $who } ocultaba una carta de entre { $cards_the }
   *[showed] En el paso { $no }, { $who } mostró una carta de entre { $cards_the }
}: { $mine_n ->
    [0] {""}
   *[other] quitando { $mine_the } (en tu mano),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] quitando { $seen_the } (visto: { $seen_nos_n ->
        [one] paso
       *[other] pasos
    } { $seen_nos }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] quitando { $passed_the } (nada que mostrar: { $passed_nos_n ->
        [one] paso
       *[other] pasos
    } { $passed_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] quitando { $above_the } (véase arriba),{" "}
}queda { $card_the }.
cluedo-why-kind = El sobre contiene una carta de cada tipo: { $mine_n ->
    [0] {""}
   *[other] quitando { $mine_the } (en tu mano),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] quitando { $seen_the } (visto: { $seen_nos_n ->
        [one] paso
       *[other] pasos
    } { $seen_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] quitando { $above_the } (véase arriba),{" "}
}queda { $card_the }.
cluedo-why-nowhere-else = En tu mano no está { $card_the }{ $passed_n ->
    [0] {""}
    [one] ; además, { $passed } no tenía nada que mostrar ({ $passed_nos_n ->
        [one] paso
       *[other] pasos
    } { $passed_nos })
   *[other] ; además, { $passed } no tenían nada que mostrar ({ $passed_nos_n ->
        [one] paso
       *[other] pasos
    } { $passed_nos })
}{ $above_n ->
    [0] {""}
    [one] ; tampoco puede tener esa carta { $above } (véase arriba)
   *[other] ; tampoco pueden tener esa carta { $above } (véase arriba)
}{ $sealed ->
    [yes] ; el sobre tiene otra carta de ese tipo{ $sealed_nos_n ->
        [0] {""}
       *[other] {" "}({ $sealed_nos_n ->
            [one] paso
           *[other] pasos
        } { $sealed_nos })
    }
   *[no] {""}
}. Así que esa carta { $who ->
    [none] está en el sobre.
   *[other] la tiene { $who }.
}
cluedo-why-whole-hand = { $who } tiene { $size ->
    [one] una carta, y es
   *[other] { $size } cartas, y son
} { $seen_n ->
    [0] {""}
   *[other] { $seen_the } (visto: { $seen_nos_n ->
        [one] paso
       *[other] pasos
    } { $seen_nos }){ $above_n ->
        [0] {""}
       *[other] {" "}y también{" "}
    }
}{ $above_n ->
    [0] {""}
   *[other] { $above_the } (véase arriba)
}: nada más.
cluedo-why-no-others = { $who } tiene { $size ->
    [one] una carta
   *[other] { $size } cartas
}, y para esa mano solo quedan { $cards_the }{ $nos_n ->
    [0] {""}
    [one] {" "}tras el paso { $nos }
   *[other] {" "}tras los pasos { $nos }
}.
cluedo-why-no-room = { $who } tiene { $size ->
    [one] una carta
   *[other] { $size } cartas
}: { $held_n ->
    [0] {""}
   *[other] { $held_the }, y además{" "}
}{ $nos_n ->
    [one] una de las cartas de la respuesta del paso { $nos }
   *[other] una por cada respuesta (pasos { $nos }), sin ninguna carta posible en común
}{ $also_n ->
    [0] {""}
   *[other] {" "}({ $also_n ->
        [one] véase el paso
       *[other] véanse los pasos
    } { $also })
}. No queda sitio para { $cards_the }.
cluedo-why-fork = { $how ->
    [asked] En el paso { $no }, { $who } tiene que mostrar una carta de entre { $cards_the }
    [caught] En el paso { $no } se supo que { $who } ocultaba una carta de entre { $cards_the }
   *[showed] En el paso { $no }, { $who } mostró una carta de entre { $cards_the }
}: { $mine_n ->
    [0] {""}
   *[other] quitando { $mine_the } (en tu mano),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] quitando { $seen_the } (visto: { $seen_nos_n ->
        [one] paso
       *[other] pasos
    } { $seen_nos }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] quitando { $passed_the } (nada que mostrar: { $passed_nos_n ->
        [one] paso
       *[other] pasos
    } { $passed_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] quitando { $above_the } (véase arriba),{" "}
}queda mirar caso por caso:
cluedo-why-case = **{ $label }** Si es { $card_the }:
cluedo-why-suppose = Supón que { $card_the } { $held ->
    [yes] { $who ->
        [none] estuviera en el sobre.
       *[other] estuviera en la mano de { $who }.
    }
   *[no] { $who ->
        [none] no estuviera en el sobre.
       *[other] no estuviera en la mano de { $who }.
    }
}
cluedo-why-clash = No puede ser: { $rule ->
    [one_of] { $who } tiene que tener una carta de entre { $cards_the }, y no podría tener ninguna
    [kind] en el sobre no habría ninguna de estas cartas ({ $cards })
    [nowhere_else] { $card_the } no podría estar en ninguna mano, ni en el sobre
    [whole_hand] { $who } tendría { $cards_the }, y solo tiene { $size ->
        [one] una carta
       *[other] { $size } cartas
    }
    [no_others] en la mano de { $who } { $size ->
        [one] hay una carta, y no quedaría ninguna para ella
       *[other] hay { $size } cartas, y quedarían menos para ella
    }
   *[clash] { $card_the } estaría a la vez { $who ->
        [none] en el sobre y en otra parte
       *[other] en la mano de { $who } y en otra parte
    }
}{ $nos_n ->
    [0] {""}
    [one] {" "}(paso { $nos })
   *[other] {" "}(pasos { $nos })
}.
cluedo-why-so = Así que { $card_the } { $held ->
    [yes] { $who ->
        [none] está en el sobre.
       *[other] está en la mano de { $who }.
    }
   *[no] { $who ->
        [none] no está en el sobre.
       *[other] no está en la mano de { $who }.
    }
}
cluedo-why-together = Juntándolo todo, { $nos_n ->
    [0] tu mano no deja
    [one] el paso { $nos } no deja
   *[other] los pasos { $nos } no dejan
} otra posibilidad: { $card_the } { $held ->
    [yes] { $who ->
        [none] está en el sobre.
       *[other] está en la mano de { $who }.
    }
   *[no] { $who ->
        [none] no está en el sobre.
       *[other] no está en la mano de { $who }.
    }
}

## Las reglas enteras, página a página; la última es un ejemplo de turno

rulebook-cluedo-1 = **El objetivo**
    El Doctor Black ha muerto en su casa. ¿Quién fue, con qué arma, en qué habitación? Hay 21 cartas: 6 sospechosos, 6 armas, 9 habitaciones. Una carta de cada tipo está en el **sobre**; es la solución. Gana quien la nombra primero.
    Las otras 18 cartas se reparten. Una carta que ves no está en el sobre: así se avanza.
    Se juega de 3 a 6. Tener una carta no tiene nada que ver con tu ficha.
rulebook-cluedo-2 = **La preparación**
    Cada cual elige una ficha, por orden de llegada. Las seis están en sus casillas de salida, también las que nadie juega. Las armas entran en la casa cuando se nombran.
    Los jugadores tiran los dados; la tirada más alta reparte, carta a carta. Con cuatro o cinco jugadores, algunos tienen una carta menos: juegan primero. Con tres o seis empieza la Señorita Amapola; si nadie juega con ella, la ficha siguiente en sentido horario.
    Se juega en sentido horario.
rulebook-cluedo-3 = **Moverse**
    En tu turno, elige:
    • **tirar los dados** y moverte por el pasillo exactamente tantas casillas como sumen, nunca en diagonal y nunca dos veces por la misma casilla. No puedes pasar por una casilla con una ficha. En una habitación se entra por una puerta; ahí el número no tiene que ser exacto, y el movimiento acaba;
    • tomar el **pasadizo secreto** de una habitación de esquina, sin tirar los dados;
    • **quedarte** donde estás.
    {""}**Doble 1 o doble 6**: puedes ir directamente a la habitación que quieras.
rulebook-cluedo-4 = **La hipótesis**
    En una habitación puedes formular una hipótesis por turno: un sospechoso, un arma y la habitación donde estás. La ficha del sospechoso y el arma van allí y se quedan.
    Los testigos responden uno a uno, empezando por tu izquierda. Quien no tiene ninguna de las tres cartas pasa. El primero que tiene al menos una te muestra **solo una**, la que quiera, y solo a ti; ahí acaban las preguntas.
    Los demás ven quién pasó y quién mostró, no qué carta. Puedes nombrar cartas que tienes tú.
    Con la hipótesis puedes decir que tu turno acabe en cuanto se muestre una carta. Una mesa también puede prohibir dos hipótesis seguidas en la misma habitación: sal primero, o espera a que te llamen a otra parte.
rulebook-cluedo-5 = **Acusar, y el final**
    Justo después de tu hipótesis puedes acusar: tres cartas, cualquier habitación. Solo tú miras dentro del sobre.
    • **Correcta**: muestras las cartas y ganas.
    • **Falsa**: ya no juegas, pero sigues respondiendo a las hipótesis. Nadie se entera de lo que nombraste.
    Cada cual acusa una sola vez. Si todos se equivocan, no gana nadie.
    Quien se va ya no tiene turnos; sus cartas siguen respondiendo, con la verdad. Si nadie juega durante dos rondas, la partida acaba sin ganador.
    Si la mesa lo ha acordado, puedes acusar en cualquier momento de tu turno.
rulebook-cluedo-6 = **Falsos testigos, o cartas que responden (opciones)**
    Según las reglas de 1974, un testigo puede ocultar una carta; si se descubre, ya no juega y solo responde. Con esta opción, un testigo puede decir que no tiene nada. Una vez por partida, en tu turno, puedes **denunciar** a un testigo por una hipótesis. Si mintió, queda fuera; si no, no averiguas nada más. Quien ocupa el asiento de otro responde también de sus mentiras: **Mi escritorio** las nombra.
    Sin esta opción, todos los testigos dicen la verdad, y solo eligen qué carta mostrar.
    Una mesa también puede dejar que **las cartas respondan solas**, en el acto y sin mentir: con una carta que ya haya visto quien pregunta; si no, la primera que sirva de las que elegiste con **Preferir una carta**; si no, una al azar.
rulebook-cluedo-7 = **Ejemplo de un turno**
    Ana juega con la Señora Blanco. Está en el Salón de baile, saca 3 y 4, entra en el Invernadero, a cuatro casillas, y formula una hipótesis: el Coronel Rubio, en el Invernadero, con la Cuerda. La ficha del Coronel Rubio y la Cuerda van allí.
    A su izquierda, Bruno no tiene ninguna de las tres cartas: pasa. Carla tiene la Cuerda y el Invernadero. Elige, y muestra la Cuerda solo a Ana. A Diana ya no se le pregunta.
    Ana tacha la Cuerda. Bruno solo sabe que Carla tiene una de las tres, y todos saben que Bruno no tiene ninguna. Ana no acusa: su turno ha acabado.

## La lección: unas pocas decisiones de una partida de verdad, y sus razones

lesson-cluedo-start = **Cluedo en cinco minutos**
    En el sobre hay un sospechoso, un arma y una habitación. Las otras 18 cartas están en tres manos: la tuya, la de Camille, a tu izquierda, y la de Robin. Juegas con el Padre Prado.
    Aquí tienes cuatro decisiones de una partida de verdad.
lesson-cluedo-1 = Robin está en el Comedor y formula una hipótesis: la Señorita Amapola, el Candelabro, el Comedor. No tienes ninguna de esas cartas: pasas. Camille muestra una carta, solo a Robin.
    {""}**¿Qué sabes ahora?**
lesson-cluedo-1-candlestick = Camille tiene el Candelabro
lesson-cluedo-1-candlestick-why = Quizá, pero no viste la carta: puede ser cualquiera de las tres.
lesson-cluedo-1-one = Camille tiene una de las tres cartas
lesson-cluedo-1-one-why = Sí: al menos una. Apúntalo: el día que sepas que no tiene dos de ellas, sabrás que tiene la tercera.
lesson-cluedo-1-none = Ninguna de las tres está en el sobre
lesson-cluedo-1-none-why = No: solo se mostró una carta. Las otras dos pueden estar en cualquier parte, también en el sobre.
lesson-cluedo-2 = Has sacado un 11 y has entrado en la Sala de billar.
    {""}**¿Qué hipótesis puedes formular?**
lesson-cluedo-2-library = Prado, el Puñal, la Biblioteca
lesson-cluedo-2-library-why = No: la habitación es siempre aquella en la que está tu ficha, aquí la Sala de billar.
lesson-cluedo-2-weapons = El Puñal, el Candelabro, la Sala de billar
lesson-cluedo-2-weapons-why = No: una hipótesis es siempre un sospechoso, un arma y una habitación.
lesson-cluedo-2-billiard = Prado, el Puñal, la Sala de billar
lesson-cluedo-2-billiard-why = Sí: tu propia ficha puede ser la sospechosa. Incluso puedes nombrar cartas que tienes, para averiguar algo de las demás.
lesson-cluedo-3 = Nombraste al Padre Prado, el Puñal y la Sala de billar. Camille, a quien se pregunta primero, te muestra el **Puñal**.
    {""}**¿Qué puedes tachar?**
lesson-cluedo-3-all = Las tres cartas
lesson-cluedo-3-all-why = No: las preguntas acaban con la primera carta. Del Padre Prado y de la Sala de billar no sabes más que antes.
lesson-cluedo-3-dagger = Solo el Puñal
lesson-cluedo-3-dagger-why = Sí: lo tiene Camille, así que no está en el sobre. Camille eligió qué mostrar, quizá para ocultar otra carta.
lesson-cluedo-3-nothing = Nada: puede ser un farol
lesson-cluedo-3-nothing-why = Sí que puedes: una carta mostrada no miente. La has visto, así que no está en el sobre.
lesson-cluedo-4 = Robin, en la Cocina, nombra a la Señorita Amapola, la Llave inglesa y la Cocina. Se te pregunta primero. De esas cartas tienes la **Cocina**.
    {""}**¿Qué haces?**
lesson-cluedo-4-pass = Digo que no tengo nada
lesson-cluedo-4-pass-why = No: quien tiene una de las cartas debe mostrar una. Solo la opción de los falsos testigos te deja mentir, y es un riesgo.
lesson-cluedo-4-table = Muestro la Cocina a todos
lesson-cluedo-4-table-why = No: una carta se muestra solo a quien pregunta. Los demás solo se enteran de que respondiste.
lesson-cluedo-4-robin = Muestro la Cocina solo a Robin
lesson-cluedo-4-robin-why = Sí: es la única que puedes mostrar. Cuando tengas varias, muestra mejor una que ya se conozca.
lesson-cluedo-end = **Es todo lo que hace falta para jugar.** Tacha lo que ves, anota quién pasa y quién responde, y acusa solo con certeza: cada cual acusa una sola vez. **Mi hoja** lleva la cuenta.

## Los comandos (sus nombres ingleses están en el código)

command-cluedo = cluedo
command-cluedo-description = Juega al Cluedo en la mesa de este canal.

command-cluedo-pawn = ficha
command-cluedo-pawn-description = Elige tu ficha, antes de que se repartan las cartas.
command-cluedo-pawn-suspect = sospechoso
command-cluedo-pawn-suspect-description = La ficha con la que juegas.

command-cluedo-roll = tirar
command-cluedo-roll-description = Tira los dos dados.

command-cluedo-move = mover
command-cluedo-move-description = Mueve tu ficha según tu tirada.
command-cluedo-move-to = destino
command-cluedo-move-to-description = Una habitación, o una casilla como r7c4 (fila 7, columna 4).

command-cluedo-passage = pasadizo
command-cluedo-passage-description = Toma el pasadizo secreto en vez de tirar los dados.

command-cluedo-stay = quedarse
command-cluedo-stay-description = Deja tu ficha donde está.

command-cluedo-suggest = hipótesis
command-cluedo-suggest-description = Formula una hipótesis en la habitación donde está tu ficha.
command-cluedo-suggest-suspect = sospechoso
command-cluedo-suggest-suspect-description = El presunto culpable; su ficha va a la habitación.
command-cluedo-suggest-weapon = arma
command-cluedo-suggest-weapon-description = La presunta arma; va a la habitación.
command-cluedo-suggest-end = acabar
command-cluedo-suggest-end-description = Acaba tu turno en cuanto te muestren una carta, sin acusar.

command-cluedo-show = mostrar
command-cluedo-show-description = Responde a una hipótesis con una de tus cartas; solo la ve quien pregunta.
command-cluedo-show-card = carta
command-cluedo-show-card-description = Una de las tres cartas nombradas.

command-cluedo-prefer = preferir
command-cluedo-prefer-description = Di qué carta tuya mostrar primero, donde las cartas responden solas.
command-cluedo-prefer-card = carta
command-cluedo-prefer-card-description = Una carta tuya.

command-cluedo-accuse = acusar
command-cluedo-accuse-description = Di qué hay en el sobre; una sola vez por partida.
command-cluedo-accuse-suspect = sospechoso
command-cluedo-accuse-suspect-description = El culpable.
command-cluedo-accuse-weapon = arma
command-cluedo-accuse-weapon-description = El arma del crimen.
command-cluedo-accuse-room = lugar
command-cluedo-accuse-room-description = El lugar del crimen.

command-cluedo-denounce = denunciar
command-cluedo-denounce-description = Denuncia a un testigo que ocultó una carta; una sola vez por partida.
command-cluedo-denounce-player = jugador
command-cluedo-denounce-player-description = El testigo que mintió.
command-cluedo-denounce-suggestion = hipótesis
command-cluedo-denounce-suggestion-description = El número de la hipótesis.

command-cluedo-end = acabar
command-cluedo-end-description = Acaba tu turno.

## Técnicas de deducción, las más fáciles primero

technique-cluedo-told = A simple vista
technique-cluedo-told-page = Basta con una sola cosa que se te ha dicho: una carta de tu propia mano, una carta que se te mostró o, donde ningún testigo puede mentir, alguien que no tenía nada que mostrar.
    {""}*Ejemplo:* a Robin se le pregunta por Prado, la Cuerda y el Vestíbulo, y no tiene nada que mostrar. Robin no tiene ninguna de las tres cartas.
technique-cluedo-one-of = Una de las mostradas
technique-cluedo-one-of-page = Alguien mostró una de tres cartas. Tacha las que no puede tener; si queda una, fue esa.
    {""}*Ejemplo:* Camille le muestra a Robin una carta de entre Mora, la Porra y el Estudio. Tú tienes la Porra, y antes Camille no tenía nada que mostrar cuando se preguntó por el Estudio. Fue Mora.
technique-cluedo-kind = La última de su tipo
technique-cluedo-kind-page = El sobre contiene un sospechoso, un arma y una habitación. Si todas las cartas de un tipo menos una están en otra parte, esa está en el sobre.
    {""}*Ejemplo:* de las seis armas, tú tienes dos y sabes dónde están otras tres. La sexta está en el sobre.
technique-cluedo-nowhere-else = En ningún otro sitio
technique-cluedo-nowhere-else-page = Cada carta está en algún sitio. Si todos menos uno quedan descartados para una carta, está en ese.
    {""}*Ejemplo:* la Biblioteca no es tuya, y ni Camille ni Robin tenían nada que mostrar cuando se preguntó por ella. Está en el sobre.
technique-cluedo-whole-hand = Mano completa
technique-cluedo-whole-hand-page = Sabes cuántas cartas tiene cada cual. Cuando conoces todas las de una mano, no hay ninguna otra en ella.
    {""}*Ejemplo:* Robin tiene tres cartas: Prado, la Cuerda y el Vestíbulo. Así que Robin no tiene la Cocina, aunque nunca se le preguntara por ella.
technique-cluedo-no-others = Quedan las justas
technique-cluedo-no-others-page = Si para una mano solo quedan tantas cartas como contiene, las tiene todas.
    {""}*Ejemplo:* Robin tiene cuatro cartas, y todas las cartas salvo Mora, la Porra, el Estudio y el Vestíbulo quedan descartadas. Robin tiene esas cuatro.
technique-cluedo-no-room = No cabe más
technique-cluedo-no-room-page = Las respuestas a preguntas sin cartas en común ocupan una carta cada una. Si llenan la mano, todas las demás cartas quedan descartadas.
    {""}*Ejemplo:* no se conocen dos cartas de Robin. Robin mostró una de entre Mora y la Porra, y otra vez una de entre Prado y el Vestíbulo. Robin no tiene más que una de cada par.
technique-cluedo-cases = Caso por caso
technique-cluedo-cases-page = Ningún paso basta por sí solo, pero solo hay unos pocos casos, y todos llevan a lo mismo. Supón uno tras otro, y mira adónde lleva cada uno.
    {""}*Ejemplo:* Robin mostró una de entre la Porra y el Vestíbulo. Camille mostró una de entre Prado y la Porra, y después una de entre Prado y el Vestíbulo. Si Robin tiene la Porra, la primera carta de Camille fue Prado; si tiene el Vestíbulo, lo fue la segunda. Así que Camille tiene a Prado.
