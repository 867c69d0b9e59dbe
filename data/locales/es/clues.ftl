# 13 Pistas (13 Clues).

game-clues = 13 Pistas
club-clues = fichas-y-lupas
kind-clues = deducción
about-clues = Londres, 1899: en tu biombo hay un culpable, un lugar y un arma que todos pueden ver menos tú. Interroga a los testigos y resuelve tu caso antes que los demás.
    -# De 2 a 6 jugadores · unos 30 minutos · dificultad media: deducción
option-clues-top_secret = Alto secreto (de 3 a 6 jugadores)

verb-clues-place = Elegir tres cartas
verb-clues-ask = Interrogar a un testigo
verb-clues-informant = Consultar a un informante
verb-clues-accuse = Acusar
verb-clues-take = Tomar una lupa

field-clues-place-person = El personaje para el biombo de tu izquierda
field-clues-place-place = El lugar para el biombo de tu izquierda
field-clues-place-weapon = El arma para el biombo de tu izquierda
field-clues-ask-witness = ¿Qué testigo?
field-clues-ask-about = Cuántas cartas… (color o categoría)
field-clues-ask-inner = ¿Qué carta cuenta, izquierda o derecha?
field-clues-ask-secret = ¿Gastar tu ficha de Alto secreto?
field-clues-informant-letter = ¿Qué informante secreto?
field-clues-accuse-person = El culpable
field-clues-accuse-place = El lugar del crimen
field-clues-accuse-weapon = El arma
field-clues-take-player = ¿A quién le tomas una lupa?

## Lo que todos oyen

event-clues-dealt = { $removed_n ->
    [0] Todos los colores están en juego.
    [one] Este color se queda en la caja: { $removed_low }.
   *[other] Estos colores se quedan en la caja: { $removed_low }.
} { $informants ->
    [0] Con seis jugadores no hay informantes secretos.
   *[other] Hay { $informants } informantes secretos.
} Cada cual elige tres cartas para el biombo de su izquierda.
event-clues-chosen = { $by } ya ha elegido.
event-clues-screens-set = Todos han elegido: las cartas están en los biombos.
event-clues-turn-began = { $loupes ->
    [0] Es el turno de { $seat }.
    [one] Es el turno de { $seat }, con { $loupes } lupa.
   *[other] Es el turno de { $seat }, con { $loupes } lupas.
}
event-clues-loupe-drawn = { $by } no tiene ninguna lupa y toma una de la reserva.
event-clues-loupe-taken = La reserva está vacía: { $by } le toma una lupa a { $player }.
event-clues-asked = { $inner_id ->
    [left] { $by } interroga a { $witness }: «¿{ $about_how }, contando la carta izquierda de detrás de tu biombo?»
    [right] { $by } interroga a { $witness }: «¿{ $about_how }, contando la carta derecha de detrás de tu biombo?»
   *[none] { $by } le da una lupa a { $witness } y pregunta: «¿{ $about_how }?»
} Respuesta: **{ $count }**.
event-clues-asked-in-secret = { $by } le da una lupa a { $witness }, gasta su ficha de Alto secreto y pregunta: «¿{ $about_how }?» La respuesta es **Alto secreto**.
event-clues-consulted = { $by } consulta al informante secreto **{ $letter }**.
event-clues-loupe-given = { $player ->
    [none] La lupa vuelve a la reserva.
   *[other] La lupa pasa a { $player }.
}
event-clues-accused = { $by } acusa: «Fue { $person_the }, { $place_at }, { $weapon_with }». { $right ->
    [yes] **¡Es correcto!**
   *[no] **No es correcto.**
}
event-clues-loupes-dropped = { $count ->
    [one] { $seat } devuelve su última lupa a la reserva.
   *[other] { $seat } devuelve sus { $count } últimas lupas a la reserva.
}
event-clues-turn-missed = A { $seat } se le ha acabado el tiempo, y el turno pasa.
event-clues-left = { $seat } deja la partida, pero sigue respondiendo como testigo.
event-clues-won = ¡{ $by } ha resuelto el caso y gana! 🏆
event-clues-stalled = Nadie ha jugado durante dos rondas: la partida acaba sin ganador.
event-clues-last-one = Los demás se han ido: ¡{ $seat } gana! 🏆
event-clues-case-opened = El biombo de { $seat } mostraba: { $person }, { $place }, { $weapon }.

## El resultado de tu propia jugada, cuando ningún mensaje lo dice todavía

result-clues-asked = Tu pregunta a { $witness }: «¿{ $about_how }?» Respuesta: **{ $count }**.

## Lo que solo sabe un jugador

event-clues-hand-dealt = Las cartas están repartidas.
event-clues-screen-seen = Los biombos están listos. Esto es todo lo que puedes ver; nunca verás las tres cartas de tu propio biombo.
event-clues-answer-got = Alto secreto: a tu pregunta («¿{ $about_how }?») { $witness } responde **{ $count }**. 🤫
event-clues-answer-given = Alto secreto: a la pregunta de { $by } («¿{ $about_how }?») respondes **{ $count }**. 🤫
event-clues-informant-seen = El informante secreto **{ $letter }** es: **{ $card_full }**. 🤫

## El panel

clues-table-choosing = { $n ->
    [one] **Las cartas están repartidas.** Un jugador aún está eligiendo tres cartas: { $waiting }.
   *[other] **Las cartas están repartidas.** { $n } jugadores aún están eligiendo tres cartas: { $waiting }.
}
clues-table-acting = { $loupes ->
    [one] Es el turno de { $who }, con { $loupes } lupa por gastar
   *[other] Es el turno de { $who }, con { $loupes } lupas por gastar
}.
clues-table-acting-duel = Es el turno de { $who }, una acción: interrogar al testigo, consultar a un informante o acusar.
clues-table-taking = Es el turno de { $who }: la reserva está vacía, así que hay que tomarle una lupa a alguien.
clues-table-solved = { $who } ha resuelto el caso: fue { $person_the }, { $place_at }, { $weapon_with }. 🏆
clues-table-won = Los demás se han ido: { $who } ha ganado. 🏆
clues-table-nobody = La partida acabó sin ganador.
clues-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [chosen] {" "}✓
    [choosing] {" "}…
    [gone] {" "}✗
   *[idle] {""}
}{ $counted ->
    [yes] { $loupes ->
        [one] : { $loupes } lupa
       *[other] : { $loupes } lupas
    }
   *[no] {""}
}{ $tile ->
    [yes] , ficha de Alto secreto
   *[no] {""}
}{ $state ->
    [active] {" "}(tiene el turno)
    [chosen] {" "}(ya ha elegido)
    [choosing] {" "}(está eligiendo)
    [gone] {" "}(ha dejado la partida)
   *[idle] {""}
}
clues-table-reserve = { $n ->
    [0] La reserva está vacía.
    [one] Reserva: { $n } lupa.
   *[other] Reserva: { $n } lupas.
}
clues-table-informants = { $n ->
    [0] Sin informantes secretos: hay seis jugadores.
   *[other] Informantes secretos: { $letters }.
}
clues-table-informants-over = Los informantes secretos, a partir de la A: { $cards }.
clues-table-colours = Colores en juego: { $colours_low }.
clues-table-recent = **Últimas preguntas**
clues-table-question = { $by } → { $witness }: ¿{ $about_low }{ $inner_id ->
    [left] {" "}(con la carta izquierda)
    [right] {" "}(con la carta derecha)
   *[none] {""}
}? **{ $count }**
clues-table-question-secret = { $by } → { $witness }: ¿{ $about_low }? **Alto secreto**
clues-table-missed = **Últimas acusaciones fallidas**
clues-table-miss = { $by }: no fue { $person_the }, { $place_at }, { $weapon_with }
clues-alt-table = La mesa vista desde arriba: biombos, lupas, la reserva, los informantes, los colores en juego, la última pregunta y las últimas acusaciones fallidas.
clues-alt-over = El final: lo que había en cada biombo, y los informantes secretos.
clues-alt-desk = Tu escritorio: tus cartas, como en el texto de este mensaje.

## El escritorio

clues-desk-hand = **Tus cinco cartas**: { $cards_full }.
clues-desk-to-choose = Elige un personaje, un lugar y un arma: van al biombo de tu izquierda ({ $neighbour }), y tus otras dos cartas, detrás del tuyo. Un consejo: evita tres del mismo color.
clues-desk-chosen = Has elegido para { $neighbour }: { $cards_full }. Hasta que todos hayan elegido puedes cambiar de idea; los demás no lo notarán.
clues-desk-inner = **Detrás de tu biombo**: a la izquierda { $left_full }, a la derecha { $right_full }.
clues-desk-outer = En el biombo de { $who }: { $cards_full }.
clues-desk-informant = Informante secreto **{ $letter }**: { $card_full }.
clues-desk-secret = { $by } → { $witness }: ¿{ $about_low }? **{ $count }** (Alto secreto) 🤫
clues-desk-missed = Acusaste sin acertar: { $person }, { $place }, { $weapon }.

## Lo que no se puede, y advertencias

refusal-clues-still-choosing = No todos han elegido aún sus tres cartas. La partida empieza en cuanto los biombos estén listos.
refusal-clues-already-chosen = Todos han elegido: las cartas están en los biombos.
refusal-clues-not-in-hand = Elige un personaje, un lugar y un arma de entre tus cinco cartas: **/mesa mano** te las muestra.
refusal-clues-no-such-witness = El testigo tiene que ser otro jugador de esta mesa.
refusal-clues-colour-not-in-play = Ese color no está en juego. Puedes preguntar por { $colours_low } o por una de las seis categorías.
refusal-clues-left-or-right = Entre dos jugadores, di también qué carta de detrás del biombo cuenta: la izquierda o la derecha.
refusal-clues-no-left-or-right = Izquierda y derecha son solo para dos jugadores. Pregunta sin eso.
refusal-clues-no-tile = No tienes ficha de Alto secreto. Pregunta sin ella.
refusal-clues-no-informants = Con seis jugadores no hay informantes secretos. Interroga a un testigo o acusa.
refusal-clues-no-such-letter = Ese informante no está aquí. Elige uno de { $letters }.
refusal-clues-card-you-see = Una de esas cartas la ves, así que no está en tu biombo. Nombra tres que no puedas ver; no has gastado nada.
refusal-clues-card-not-in-play = Una de esas cartas no está en juego. El panel muestra los colores en juego; no has gastado nada.
refusal-clues-no-loupes = Entre dos jugadores no hay lupas: interroga al testigo, consulta a un informante o acusa.
refusal-clues-take-first = No tienes lupas y la reserva está vacía: primero tómale una lupa a alguien.
refusal-clues-reserve-not-empty = Tienes una lupa: gástala; no hay nada que tomar.
refusal-clues-nothing-to-take = Ese jugador no tiene ninguna lupa que dar. Elige a otro.
caution-clues-seen-as-informant = Una de esas cartas la has visto como informante secreto: esta acusación es falsa con toda seguridad. ¿Acusar de todos modos?
caution-clues-already-wrong = Ya hiciste exactamente esta acusación, y era falsa. ¿Acusar de todos modos?
confirm-clues-accuse = **Acusas:** { $person }, { $place }, { $weapon }.
    Si no aciertas, tu turno acaba en el acto.

## Reglas, según la situación

rules-clues-start = **13 Pistas en pocas palabras**
    Cada cual recibe cinco cartas y elige tres (un personaje, un lugar, un arma) para el biombo de su izquierda. Así ves las cartas de todos los biombos menos las del tuyo: averigua tus tres cartas.
    En tu turno, gasta todas tus lupas. Una lupa te permite **interrogar a un testigo** (¿cuántas cartas ve de un color o de una categoría?), **consultar a un informante secreto** o **acusar**.
    Si tu acusación es correcta, ganas; si no, tu turno acaba y pierdes tus lupas.
    Entre dos jugadores no hay lupas: un turno es una acción.
rules-clues-choosing = **Eliges tres cartas para el biombo de tu izquierda**
    Elige un personaje, un lugar y un arma de entre tus cinco cartas. Quien está a tu izquierda las tendrá en su biombo, y tendrá que averiguarlas. Las otras dos van detrás de tu propio biombo. Vale cualquier combinación, pero evita tres del mismo color.
    No se muestra nada antes de que todos hayan elegido; hasta entonces puedes cambiar de idea.
rules-clues-chosen = **Ya has elegido**
    En cuanto todos hayan elegido, las cartas van a los biombos y empieza un jugador al azar. Hasta entonces puedes cambiarlas; nadie lo verá.
rules-clues-acting = **Es tu turno**
    Gasta todas tus lupas; cada una vale una acción, en el orden que quieras.
    • **Interrogar a un testigo**: dale la lupa y pregunta cuántas cartas ve de un color en juego, o cuántos hombres, mujeres, lugares de interior o de exterior, armas de cuerpo a cuerpo o a distancia. Cuenta las cartas de los demás biombos y las dos de detrás del suyo.
    • **Consultar a un informante secreto** (no con seis jugadores): solo tú ves la carta. La lupa pasa al jugador más cercano, en sentido horario, que no tenga ninguna; si no lo hay, a la reserva.
    • **Acusar**: nombra tres cartas que no puedas ver; la lupa sigue el mismo camino. Si fallas, tu turno acaba y las lupas que te queden van a la reserva.
rules-clues-acting-top-secret-on = Con la variante Alto secreto tienes además una ficha: gástala en una pregunta, y la respuesta queda entre el testigo y tú.
rules-clues-duel = **Es tu turno (dos jugadores)**
    Sin lupas: haces una acción.
    • **Interrogar al testigo**: pregunta cuántas cartas ve de un color en juego, o cuántos hombres, mujeres, lugares de interior o de exterior, armas de cuerpo a cuerpo o a distancia. Di también cuál de las dos cartas de detrás de su biombo cuenta, la izquierda o la derecha; cuenta esa y las tres de tu biombo.
    • **Consultar a un informante secreto**, de la A a la H: solo tú ves la carta.
    • **Acusar**: nombra tres cartas que no puedas ver, ni detrás de tu biombo ni en el otro. Si aciertas, ganas; si fallas, tu turno acaba sin más.
rules-clues-taking = **Tomas una lupa**
    No tienes ninguna lupa y la reserva está vacía: tómale una al jugador que quieras y gástala.
rules-clues-waiting = **Es el turno de otro jugador**
    Escucha: si otro jugador responde «cero», en tu biombo no hay ninguna carta de ese color o categoría: la vería. Al principio siempre hay 13 cartas que podrían ser las tuyas. **Mi hoja** es tu cuaderno del caso.
rules-clues-over = **La partida ha terminado**
    Ha ganado la primera acusación correcta, o el último jugador que quedaba; si nadie jugó durante dos rondas, no gana nadie. El historial y el archivo de la partida se quedan aquí.

## Cartas, colores, categorías

noun-clues-officer = Oficial
    .the = el Oficial
    .full = Oficial (morado, hombre)
noun-clues-duke = Duque
    .the = el Duque
    .full = Duque (rosa, hombre)
noun-clues-butcher = Carnicero
    .the = el Carnicero
    .full = Carnicero (rojo, hombre)
noun-clues-countess = Condesa
    .the = la Condesa
    .full = Condesa (verde, mujer)
noun-clues-nurse = Enfermera
    .the = la Enfermera
    .full = Enfermera (amarillo, mujer)
noun-clues-maid = Doncella
    .the = la Doncella
    .full = Doncella (azul, mujer)
    .also = Criada|Sirvienta
noun-clues-dancer = Bailarina
    .the = la Bailarina
    .full = Bailarina (naranja, mujer)
noun-clues-sailor = Marinero
    .the = el Marinero
    .full = Marinero (blanco, hombre)
noun-clues-florist = Florista
    .the = la Florista
    .full = Florista (marrón, mujer)
noun-clues-coachman = Cochero
    .the = el Cochero
    .full = Cochero (gris, hombre)
noun-clues-parlor = Salón
    .the = el Salón
    .at = en el Salón
    .full = Salón (morado, interior)
noun-clues-market = Mercado
    .the = el Mercado
    .at = en el Mercado
    .full = Mercado (rosa, exterior)
noun-clues-library = Biblioteca
    .the = la Biblioteca
    .at = en la Biblioteca
    .full = Biblioteca (rojo, interior)
noun-clues-park = Parque
    .the = el Parque
    .at = en el Parque
    .full = Parque (verde, exterior)
noun-clues-museum = Museo
    .the = el Museo
    .at = en el Museo
    .full = Museo (amarillo, interior)
noun-clues-harbor = Puerto
    .the = el Puerto
    .at = en el Puerto
    .full = Puerto (azul, exterior)
noun-clues-theater = Teatro
    .the = el Teatro
    .at = en el Teatro
    .full = Teatro (naranja, interior)
noun-clues-plaza = Plaza
    .the = la Plaza
    .at = en la Plaza
    .full = Plaza (blanco, exterior)
noun-clues-rail_car = Vagón
    .the = el Vagón
    .at = en el Vagón
    .full = Vagón (marrón, interior)
    .also = Vagón de tren
noun-clues-race_course = Hipódromo
    .the = el Hipódromo
    .at = en el Hipódromo
    .full = Hipódromo (gris, exterior)
noun-clues-knife = Cuchillo
    .the = el Cuchillo
    .with = con el Cuchillo
    .full = Cuchillo (morado, cuerpo a cuerpo)
noun-clues-crossbow = Ballesta
    .the = la Ballesta
    .with = con la Ballesta
    .full = Ballesta (rosa, a distancia)
noun-clues-poison = Veneno
    .the = el Veneno
    .with = con el Veneno
    .full = Veneno (rojo, cuerpo a cuerpo)
noun-clues-sword = Espada
    .the = la Espada
    .with = con la Espada
    .full = Espada (verde, cuerpo a cuerpo)
noun-clues-blowgun = Cerbatana
    .the = la Cerbatana
    .with = con la Cerbatana
    .full = Cerbatana (amarillo, a distancia)
noun-clues-rifle = Fusil
    .the = el Fusil
    .with = con el Fusil
    .full = Fusil (azul, a distancia)
    .also = Rifle
noun-clues-gun = Pistola
    .the = la Pistola
    .with = con la Pistola
    .full = Pistola (naranja, a distancia)
noun-clues-candlestick = Candelabro
    .the = el Candelabro
    .with = con el Candelabro
    .full = Candelabro (blanco, cuerpo a cuerpo)
noun-clues-hammer = Martillo
    .the = el Martillo
    .with = con el Martillo
    .full = Martillo (marrón, cuerpo a cuerpo)
noun-clues-bow = Arco
    .the = el Arco
    .with = con el Arco
    .full = Arco (gris, a distancia)
noun-clues-purple = Morado
    .low = morado
    .how = Cuántas cartas moradas ves
    .also = Violeta|Púrpura
noun-clues-pink = Rosa
    .low = rosa
    .how = Cuántas cartas de color rosa ves
    .also = Rosado
noun-clues-red = Rojo
    .low = rojo
    .how = Cuántas cartas rojas ves
noun-clues-green = Verde
    .low = verde
    .how = Cuántas cartas verdes ves
noun-clues-yellow = Amarillo
    .low = amarillo
    .how = Cuántas cartas amarillas ves
noun-clues-blue = Azul
    .low = azul
    .how = Cuántas cartas azules ves
noun-clues-orange = Naranja
    .low = naranja
    .how = Cuántas cartas de color naranja ves
    .also = Anaranjado
noun-clues-white = Blanco
    .low = blanco
    .how = Cuántas cartas blancas ves
noun-clues-brown = Marrón
    .low = marrón
    .how = Cuántas cartas marrones ves
    .also = Café|Castaño
noun-clues-gray = Gris
    .low = gris
    .how = Cuántas cartas grises ves
noun-clues-man = Hombre
    .low = hombres
    .how = Cuántos hombres ves
noun-clues-woman = Mujer
    .low = mujeres
    .how = Cuántas mujeres ves
noun-clues-indoor = Interior
    .low = lugares de interior
    .how = Cuántos lugares de interior ves
noun-clues-outdoor = Exterior
    .low = lugares de exterior
    .how = Cuántos lugares de exterior ves
noun-clues-melee = Cuerpo a cuerpo
    .low = armas de cuerpo a cuerpo
    .how = Cuántas armas de cuerpo a cuerpo ves
noun-clues-ranged = A distancia
    .low = armas a distancia
    .how = Cuántas armas a distancia ves
noun-clues-left = izquierda
noun-clues-right = derecha
noun-clues-a = A
noun-clues-b = B
noun-clues-c = C
noun-clues-d = D
noun-clues-e = E
noun-clues-f = F
noun-clues-g = G
noun-clues-h = H

## La hoja

clues-sheet-persons = Personajes
clues-sheet-places = Lugares
clues-sheet-weapons = Armas
clues-sheet-informants = Informantes secretos
clues-sheet-case = Cartas en tu biombo

## Por qué algo es seguro

clues-why-seen = Ves { $card_the } { $who ->
    [none] detrás de tu propio biombo.
   *[other] en el biombo de { $who }.
}
clues-why-not-yours = Ves las dos cartas de detrás de tu propio biombo: { $card_the } no está ahí.
clues-why-answer = Paso { $no }, { $about_low }: { $witness } cuenta { $count }, y de esas cartas { $seen ->
    [0] tú no ves ninguna
    [one] tú también ves una
   *[other] tú también ves { $seen }
}. Así que { $left ->
    [0] { $cards_n ->
        [one] la que no ves no está
       *[other] ninguna de estas está
    } en tu propio biombo ni
    [one] exactamente una de estas tiene que estar en tu propio biombo o
   *[other] exactamente { $left } de estas tienen que estar en tu propio biombo o
} { $inner_id ->
    [left] a la izquierda detrás
    [right] a la derecha detrás
   *[none] detrás
} del biombo de { $witness }: { $cards }.
clues-why-answer-all = Paso { $no }, { $about_low }: { $witness } cuenta { $count }, y de esas cartas { $seen ->
    [0] tú no ves ninguna
    [one] tú también ves una
   *[other] tú también ves { $seen }
}. Así que { $left ->
    [one] la que no ves tiene que estar
    [2] estas dos tienen que estar
   *[other] estas { $left } tienen que estar
} en tu propio biombo o { $inner_id ->
    [left] a la izquierda detrás
    [right] a la derecha detrás
   *[none] detrás
} del biombo de { $witness }: { $cards }.
clues-why-none = Tras { $nos_n ->
    [one] el paso { $nos }
   *[other] los pasos { $nos }
}, { $cards_n ->
    [one] esta carta no está
   *[other] estas cartas no están
} ni en tu propio biombo ni { $inner_id ->
    [left] a la izquierda detrás
    [right] a la derecha detrás
   *[none] detrás
} del biombo de { $witness }, que no ve ninguna que tú no veas: { $cards }.
clues-why-missed = En el paso { $no } acusaste sin acertar: { $cards }.
clues-why-named = En el paso { $no }, { $who } nombró { $cards_the } y, por tanto, no ve ninguna de esas cartas: no están ni en tu propio biombo ni detrás del biombo de { $who }.
clues-why-read = En el paso { $no } miraste a un informante: { $card }.
clues-why-opened = En el paso { $no } se dio la vuelta a tu propio biombo: { $cards }.
clues-why-marked = Según tus marcas, { $held ->
    [yes] {""}
   *[no] no{" "}
}{ $place ->
    [case] en tu propio biombo
    [informants] entre los informantes
   *[seat] detrás del biombo de { $who }
}: { $cards }.
clues-why-step-used-up = De las cartas del paso { $no }, { $who } cuenta { $cards_n ->
    [one] precisamente esta: { $cards }.
   *[other] precisamente estas: { $cards }.
} { $out_n ->
    [one] Esta otra no está ni en tu propio biombo ni detrás del de { $who }: { $out }.
   *[other] Estas otras no están ni en tu propio biombo ni detrás del de { $who }: { $out }.
}
clues-why-step-all-left = De las cartas del paso { $no }, { $cards_n ->
    [one] a { $who } solo le queda esta por contar, en tu propio biombo o detrás del suyo: { $cards }.
   *[other] a { $who } solo le quedan estas por contar, en tu propio biombo o detrás del suyo: { $cards }.
}
clues-why-step-enough = Con { $out_n ->
    [one] la carta { $out }
   *[other] cualquiera de estas cartas ({ $out })
} { $place ->
    [case] en tu propio biombo
   *[seat] detrás del biombo de { $who }
}, habría demasiadas cartas para el paso { $no }, sean cuales sean las otras. { $out_n ->
    [one] Así que no está ahí.
   *[other] Así que ninguna está ahí.
}
clues-why-step-lacking = Con { $out_n ->
    [one] la carta { $out }
   *[other] cualquiera de estas cartas ({ $out })
} { $place ->
    [case] en tu propio biombo
   *[seat] detrás del biombo de { $who }
}, habría muy pocas cartas para el paso { $no }. { $out_n ->
    [one] Así que no está ahí.
   *[other] Así que ninguna está ahí.
}
clues-why-step-kind = Para tu propio biombo, { $cards_the } es la única carta de su tipo que queda.
clues-why-step-full = { $place ->
    [informants] { $cards_n ->
        [one] Se conoce al único informante
       *[other] Se conoce a los informantes
    }
   *[seat] Se conocen las cartas de detrás del biombo de { $who }
}: { $cards }. Así que no { $out_the }.
clues-why-step-no-others = { $place ->
    [informants] Entre los informantes solo puede haber esto: { $cards }.
   *[seat] Detrás del biombo de { $who } solo puede haber esto: { $cards }.
}
clues-why-step-nowhere-else = Solo hay un sitio posible, { $place ->
        [case] en tu propio biombo
        [informants] entre los informantes
       *[seat] detrás del biombo de { $who }
    }: { $cards }.
clues-why-step-missed = En el paso { $no } acusaste sin acertar, y dos de las cartas que nombraste están en tu propio biombo: { $cards }. Así que no { $out_the }.
clues-why-step-all-five = Según { $nos_n ->
    [one] el paso { $nos }
   *[other] los pasos { $nos }
}, { $total ->
    [one] exactamente una de estas cartas está
   *[other] exactamente { $total } de estas cartas están
} en tu propio biombo o detrás del de { $who }: { $cards }. { $held_n ->
    [0] Son
   *[other] Con { $held } son
} cinco, y en esos sitios no hay más cartas. { $out_n ->
    [one] Esta otra no está ni en tu propio biombo ni detrás del de { $who }: { $out }.
   *[other] Estas otras no están ni en tu propio biombo ni detrás del de { $who }: { $out }.
}
clues-why-step-filled = Según { $nos_n ->
    [one] el paso { $nos }
   *[other] los pasos { $nos }
}, { $total ->
    [one] exactamente una de estas cartas está
   *[other] exactamente { $total } de estas cartas están
} en tu propio biombo o detrás del de { $who }: { $cards }. { $most ->
    [0] Ninguna de ellas puede estar
    [one] Como mucho una de ellas puede estar
   *[other] Como mucho { $most } de ellas pueden estar
} en tu propio biombo{ $others ->
    [0] { $by_n ->
        [0] {""}
        [one] {" "}(paso { $by })
       *[other] {" "}(pasos { $by })
    }
    [one] {""}, porque según { $by_n ->
        [one] el paso { $by }
       *[other] los pasos { $by }
    } ahí está al menos otra carta
   *[other] {""}, porque según { $by_n ->
        [one] el paso { $by }
       *[other] los pasos { $by }
    } ahí están al menos otras { $others } cartas
}. { $held_n ->
    [0] Así que las dos cartas de detrás del biombo de { $who } están entre ellas.
   *[other] Así que, detrás del biombo de { $who }, la carta que acompaña a { $held } es una de ellas.
} { $out_n ->
    [one] Esta otra no está ahí: { $out }.
   *[other] Estas otras no están ahí: { $out }.
}
clues-why-step-shared = Los pasos { $nos } tratan de las mismas cartas, y cada una que esté en tu propio biombo cuenta para los dos: { $cards }. Con { $out_n ->
    [one] la carta { $out }
   *[other] cualquiera de estas cartas ({ $out })
} { $place ->
    [case] en tu propio biombo
    [informants] entre los informantes
   *[seat] detrás del biombo de { $who }
}, habría muy pocas para los dos juntos. { $out_n ->
    [one] Así que no está ahí.
   *[other] Así que ninguna está ahí.
}
clues-why-suppose = { $n ->
    [one] Supón
   *[other] **{ $k }.** { $no ->
        [none] Supón
       *[other] Para el paso { $no }, supón
    }
} que { $card_the } { $held ->
    [yes] estuviera
   *[no] no estuviera
} { $place ->
    [case] en tu propio biombo
    [informants] entre los informantes
   *[seat] detrás del biombo de { $who }
}.
clues-why-clash = No puede ser: { $rule ->
    [clash] habría cartas a la vez { $place ->
        [case] en tu propio biombo
        [informants] entre los informantes
       *[seat] detrás del biombo de { $who }
    } y en otra parte: { $cards }.
    [nowhere_else] no habría sitio posible para esto: { $cards }.
    [used_up] serían demasiadas para el paso { $no }: { $cards }.
    [enough] habría demasiadas cartas para el paso { $no }.
    [all_left] quedarían muy pocas cartas para el paso { $no }.
    [kind] en tu propio biombo no habría ninguna de estas cartas ({ $cards }).
    [full] serían demasiadas { $place ->
        [case] en tu propio biombo
        [informants] entre los informantes
       *[seat] detrás del biombo de { $who }
    }: { $cards }.
   *[no_others] quedarían muy pocas cartas que puedan estar { $place ->
        [case] en tu propio biombo
        [informants] entre los informantes
       *[seat] detrás del biombo de { $who }
    }.
}
clues-why-long = Esto exige una suposición dentro de otra, o más frases de las que se dicen aquí.
clues-why-so = { $n ->
    [one] Entonces, con una carta de cada tipo en tu biombo y dos detrás de cada uno de los otros,
   *[other] Juntándolo todo, con una carta de cada tipo en tu biombo y dos detrás de cada uno de los otros,
} { $card_the } { $held ->
    [yes] está
   *[no] no está
} { $place ->
    [case] en tu propio biombo.
    [informants] entre los informantes.
   *[seat] detrás del biombo de { $who }.
}

## Las reglas enteras, página a página; la última es un ejemplo de turno

rulebook-clues-1 = **El objetivo**
    Londres, 1899. Cada cual investiga su propio caso. En tu biombo hay tres cartas: un personaje, un lugar y un arma. Todos los demás las ven; tú, no. Gana quien nombre primero sus propias tres cartas.
    Hay 30 cartas: 10 colores y, de cada color, un personaje, un lugar y un arma. Cada carta tiene además una categoría: hombre o mujer, interior o exterior, cuerpo a cuerpo o a distancia.
    Se juega de 2 a 6. Con menos de seis, las tres cartas de algunos colores se quedan en la caja.
rulebook-clues-2 = **La preparación**
    Cada cual recibe un personaje, un lugar y un arma, y después dos cartas más. Las que sobran son los **informantes secretos**: boca abajo, marcados con una letra. Hay 8 con dos jugadores; luego 6, 4, 2, y ninguno con seis.
    En secreto, elige un personaje, un lugar y un arma de entre tus cinco cartas. Van al biombo de tu izquierda. Tus otras dos cartas se quedan detrás del tuyo: nadie más las ve.
    Así que al principio desconoces 13 cartas, y tus tres están entre ellas.
    Con tres jugadores o más, cada cual tiene una lupa; las demás, hasta 8, forman la reserva.
rulebook-clues-3 = **Tu turno, con tres jugadores o más**
    Si no tienes ninguna lupa, toma una de la reserva; si está vacía, tómasela al jugador que quieras.
    Después gasta **todas** tus lupas. Cada una vale una acción, en el orden que quieras:
    • interrogar a un testigo;
    • mirar a un informante secreto;
    • acusar.
    Tu turno acaba con tu última lupa, o tras una acusación falsa. Se juega en sentido horario.
rulebook-clues-4 = **Interrogar a un testigo**
    Da la lupa a otro jugador y pregunta cuántas cartas ve de **un color** en juego o de **una categoría**: hombres, mujeres, lugares de interior, lugares de exterior, armas de cuerpo a cuerpo, armas a distancia. No se puede preguntar nada más.
    El testigo dice la verdad, y todos lo oyen. Cuenta las cartas de los biombos de todos los **demás** jugadores, el tuyo incluido, y las dos de detrás del suyo. No cuenta las tres de su propio biombo: no puede verlas.
    Escucha también las preguntas de los demás. Un «ninguna» dice que en tu biombo tampoco hay ninguna carta así, salvo que el testigo seas tú.
rulebook-clues-5 = **Los informantes, y acusar**
    En ambos casos, la lupa pasa al jugador más cercano, en sentido horario, que no tenga ninguna; si todos tienen, va a la reserva.
    {""}**Mirar a un informante**: ves una de esas cartas, y vuelve a su sitio. Los demás saben cuál has mirado, pero no qué carta es.
    {""}**Acusar**: nombra un personaje, un lugar y un arma que no veas en ninguna parte. Si los tres son correctos, ganas. Si no, solo oyes que no es correcto, tu turno acaba y tus lupas van a la reserva. Sigues en la partida.
    Quien se va sigue siendo testigo, y sus lupas van a la reserva. Gana el último jugador que queda. Si nadie juega durante dos rondas, la partida acaba sin ganador.
rulebook-clues-6 = **Dos jugadores, y la variante Alto secreto**
    {""}**Entre dos** no hay lupas: tu turno es una acción. Cuando interrogas, di también cuál de las dos cartas ocultas del testigo cuenta, la izquierda o la derecha. Cuenta esa y las tres de tu biombo.
    {""}**Alto secreto** (de 3 a 6 jugadores): cada cual tiene una ficha. Una vez en la partida puedes gastarla en una pregunta: todos oyen la pregunta, pero la respuesta queda entre el testigo y tú.
rulebook-clues-7 = **Ejemplo de un turno**
    Ana tiene dos lupas. Le da una a Bruno: «¿Cuántas cartas verdes ves?» Bruno cuenta en todos los biombos menos el suyo, y detrás del suyo: «Dos».
    Ana ve una carta verde en el biombo de Carla. Así que la otra está en su propio biombo o detrás del de Bruno.
    Con su segunda lupa, Ana le pregunta a Carla por el mismo color. Carla ve el biombo de Ana y el de Bruno: «Ninguna». Delante de Ana no hay nada verde, y la segunda carta verde está detrás del biombo de Bruno. Ana tacha las cartas verdes. No le queda ninguna lupa: es el turno de Bruno.

## La lección: unas pocas decisiones de una partida de verdad, y sus razones

lesson-clues-start = **13 Pistas en cinco minutos**
    En tu biombo hay tres cartas: un personaje, un lugar, un arma. Los demás las ven; tú, no. Nómbralas antes de que Camille y Robin nombren las suyas.
    Aquí tienes cuatro decisiones de una partida de verdad. Las imágenes muestran lo que ves desde tu asiento.
lesson-clues-1 = Ves el biombo de Camille y el de Robin, y las dos cartas de detrás del tuyo: el Cuchillo y el Parque.
    {""}**¿Cuál de estos lugares puede estar en tu biombo?**
lesson-clues-1-market = El Mercado
lesson-clues-1-market-why = No: ves el Mercado en el biombo de Robin. Cada carta existe una sola vez.
lesson-clues-1-park = El Parque
lesson-clues-1-park-why = No: el Parque está detrás de tu propio biombo. Es una de las dos cartas que te quedaste.
lesson-clues-1-parlor = El Salón
lesson-clues-1-parlor-why = Sí: el Salón no lo ves en ninguna parte. Al principio desconoces 13 cartas; tus tres están entre ellas, y las demás, detrás de los biombos o entre los informantes.
lesson-clues-2 = Robin le da la lupa a Camille y pregunta: «¿Cuántas cartas de color naranja ves?» La respuesta es **ninguna**. Hay tres cartas naranjas: la Bailarina, el Teatro y la Pistola.
    {""}**¿Qué averiguas?**
lesson-clues-2-nothing = Nada: no era mi pregunta
lesson-clues-2-nothing-why = Sí que averiguas algo: todos oyen la respuesta, y Camille ve tu biombo. Escuchar no cuesta nada.
lesson-clues-2-screen = Ni la Bailarina ni el Teatro son míos
lesson-clues-2-screen-why = Sí: Camille ve tu biombo y no cuenta nada naranja en él. La Pistola la ves tú: está en el biombo de Camille, que no puede verla ni la cuenta.
lesson-clues-2-game = No hay ninguna carta naranja en juego
lesson-clues-2-game-why = No: ves la Pistola, que es naranja, en el biombo de Camille. Un testigo nunca cuenta su propio biombo: no puede verlo.
lesson-clues-3 = ¡Tu turno! Le das tu lupa a Camille: «¿Cuántas cartas verdes ves?» La respuesta es **dos**. Las cartas verdes son la Condesa, la Espada y el Parque, y el Parque está detrás de tu biombo.
    {""}**¿Dónde están la Condesa y la Espada?**
lesson-clues-3-both = Las dos en mi biombo
lesson-clues-3-both-why = Quizá, pero no es seguro: Camille cuenta también las dos cartas ocultas detrás de su propio biombo.
lesson-clues-3-park = Camille pudo contar el Parque
lesson-clues-3-park-why = No: el Parque está detrás de tu biombo, donde nadie más lo ve. Así que las dos cartas verdes son la Condesa y la Espada.
lesson-clues-3-either = En mi biombo o detrás del suyo
lesson-clues-3-either-why = Sí: Camille ve las dos, y en el biombo de Robin no hay nada verde. Cada una está en tu biombo o detrás del de Camille. Te hace falta un segundo testigo.
lesson-clues-4 = Una ronda después. Robin no ve ningún lugar de exterior. Le preguntas a Robin por el verde: **una**. Esa está en tu biombo; la otra, detrás del de Camille. Después le preguntas a Camille por el morado: **una**. Te queda una lupa.
    {""}**¿Qué acusación puede ser correcta?**
lesson-clues-4-dancer = Bailarina, Salón, Espada
lesson-clues-4-dancer-why = No: Camille no vio ninguna carta naranja, y la Bailarina es naranja. Una acusación falsa acaba con tu turno y da una pista a los demás.
lesson-clues-4-sword = Condesa, Salón, Espada
lesson-clues-4-sword-why = No: Robin vería dos cartas verdes en tu biombo, y solo vio una. Es la Condesa o la Espada, nunca las dos.
lesson-clues-4-crossbow = Condesa, Salón, Ballesta
lesson-clues-4-crossbow-why = Sí: solo una carta verde, nada naranja, un lugar de interior. Y era correcta: has ganado esta partida. Por regla general, haz una pregunta más antes de arriesgarte.
lesson-clues-end = **Es todo lo que hace falta para jugar.** Cuenta lo que ves, escucha cada respuesta y pregúntate siempre qué ve el testigo. **Mi hoja** lleva la cuenta. Abre una mesa, o lee las reglas enteras.

## Los comandos (sus nombres ingleses están en el código)

command-clues = pistas
command-clues-description = Juega a 13 Pistas en la mesa de este canal.

command-clues-place = colocar
command-clues-place-description = Elige tres de tus cartas para el biombo de tu izquierda.
command-clues-place-person = personaje
command-clues-place-person-description = Uno de tus personajes.
command-clues-place-place = lugar
command-clues-place-place-description = Uno de tus lugares.
command-clues-place-weapon = arma
command-clues-place-weapon-description = Una de tus armas.

command-clues-ask = interrogar
command-clues-ask-description = Interroga a un testigo: ¿cuántas cartas ve de un color o de una categoría?
command-clues-ask-witness = testigo
command-clues-ask-witness-description = El jugador al que interrogas.
command-clues-ask-about = tema
command-clues-ask-about-description = Un color en juego, o una de las seis categorías.
command-clues-ask-inner = lado
command-clues-ask-inner-description = Solo entre dos: qué carta de detrás de su biombo cuenta, izquierda o derecha.
command-clues-ask-secret = secreto
command-clues-ask-secret-description = Gasta tu ficha de Alto secreto: la respuesta es solo para ti.

command-clues-informant = informante
command-clues-informant-description = Mira en secreto la carta de un informante secreto.
command-clues-informant-letter = letra
command-clues-informant-letter-description = La letra del informante.

command-clues-accuse = acusar
command-clues-accuse-description = Nombra las tres cartas de tu propio biombo.
command-clues-accuse-person = personaje
command-clues-accuse-person-description = El culpable.
command-clues-accuse-place = lugar
command-clues-accuse-place-description = El lugar del crimen.
command-clues-accuse-weapon = arma
command-clues-accuse-weapon-description = El arma del crimen.

command-clues-take = tomar
command-clues-take-description = Tómale una lupa a alguien: la reserva está vacía y no tienes ninguna.
command-clues-take-player = jugador
command-clues-take-player-description = Quien te da una lupa.

## Técnicas de deducción, las más fáciles primero

technique-clues-sight = A la vista
technique-clues-sight-page = Lo que ves no está en ningún otro sitio: las cartas en los biombos de los demás, las que están detrás del tuyo y los informantes que miraste.
    {""}*Ejemplo:* el Mercado está en el biombo de Robin. No está en el tuyo.
technique-clues-count = La cuenta de un testigo
technique-clues-count-page = Un testigo cuenta lo que ve. Quita lo que tú también ves: el resto está en tu propio biombo o detrás del biombo del testigo.
    {""}*Ejemplo:* Camille cuenta dos cartas verdes, y tú ves una de ellas en el biombo de Robin. Hay exactamente otra carta verde en tu biombo o detrás del de Camille. Si vieras las dos, no habría ninguna.
technique-clues-named = Una acusación ajena
technique-clues-named-page = Quien acusa nombra solo cartas que no ve: no están ni en tu biombo ni detrás del suyo.
    {""}*Ejemplo:* Robin nombra al Duque, el Parque y la Espada. Ninguna de las tres cartas está en tu biombo.
technique-clues-together = Respuestas juntas
technique-clues-together-page = Ninguna respuesta basta por sí sola, pero juntas descartan mucho; y hay una carta de cada tipo en tu biombo, y dos detrás de cada uno de los otros.
    {""}*Ejemplo:* Camille y Robin cuentan una carta amarilla cada cual, y tú no ves ninguna. Si es la misma para ambos, está en tu biombo; si no, hay una detrás de cada biombo. Busca una respuesta que encaje solo con uno de los dos casos.
technique-clues-suppose = Suponer y refutar
technique-clues-suppose-page = ¿Ningún paso lleva más lejos? Supón que una carta está en algún sitio y mira qué se deduciría. Si no puede ser, la carta no está ahí.
    {""}*Ejemplo:* para tu biombo quedan la Enfermera o la Bailarina, la Cerbatana o el Fusil, el Puerto o el Parque. Camille cuenta una carta amarilla que tú no ves, y Robin una azul. Si fuera la Enfermera, la Cerbatana, que también es amarilla, no estaría en tu biombo; sería, pues, el Fusil, y no el Puerto, que también es azul, sino el Parque. Con esas tres ya acusaste sin acertar. Así que es la Bailarina.
