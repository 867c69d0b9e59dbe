# Asientos para el programa: quién juega, con qué nivel y por qué hizo lo que hizo.

control-rivals = Rivales
rivals-fill = Completar con rivales
rivals-filled = Unos rivales de tu nivel han tomado asiento.
refusal-rivals-enough = Ya hay jugadores suficientes. **Más**, y después **Rivales**, sienta a los rivales de uno en uno.
rivals-title = **El programa también puede jugar.** Un rival solo sabe lo que sabe su asiento, juega su turno en unos segundos y explica sus jugadas cuando la partida ha terminado. Las partidas con rivales no cuentan para la clasificación.
rivals-full = La mesa está completa: { $n } asientos. Despide a un rival para hacer sitio. 🤖
rivals-styles-bakerstreet = -# En los niveles experto y maestro, el **juego audaz** estima más a menudo alto para su mano; el **juego prudente** estima más bajo y duda antes. Ganan más o menos tanto como los demás de su nivel.
rivals-styles-cluedo = -# En el nivel maestro, el **juego audaz** se atreve antes a acusar, y el **juego prudente** más tarde; este nombra también más cartas propias en sus preguntas. Ganan más o menos tanto como los demás de su nivel.
rivals-prompt = Dar un asiento a…
rivals-remove = Despedir a { $name }
rival-strength = { $strength ->
    [novice] principiante
    [amateur] nivel medio
    [expert] nivel experto
   *[master] nivel maestro
}{ $style ->
    [bold] {" "}· juego audaz
    [guarded] {" "}· juego prudente
   *[plain] {""}
}
rival-choice = { $name } · { $strength }
lobby-rival = { $who } ({ $strength })

rival-oscar = Hace lo primero que se le ocurre, y olvida la mitad de lo que se dijo.
rival-lucie = Pregunta por lo que le despierta curiosidad, y nunca toma notas.
rival-basile = Asiente a todo; ¿qué era lo que decíamos?
rival-nina = Juega la primera partida de su vida, y disfruta cada minuto.
rival-felix = Mira por la ventana mientras los demás piensan.
rival-adele = Toma notas impecables, y pasa por alto lo que hay entre líneas.
rival-hugo = Tacha lo que ve, y para el resto se fía de su olfato.
rival-rosalie = Paciente y amable; un buen farol aún la sorprende.
rival-victor = Ha leído todas las novelas policíacas, pero solo la primera mitad.
rival-ines = Tiene buenas ideas, y de vez en cuando se le escapa un detalle.
rival-irene = Nunca adivina lo que puede deducir.
rival-maurice = Habla poco, concluye rápido.
rival-simone = Lo cuenta todo, también lo que preferirías que no contara.
rival-casimir = Lleva un registro de todo lo que pasa en la mesa.
rival-salome = Sonríe cuando dudas.
rival-ariane = Sigue el hilo hasta el final, por largo que sea.
rival-honore = Sopesa cada jugada, y no desperdicia ninguna.
rival-octavie = Lee tu juego mejor que tú.
rival-ulysse = Se arriesga justo cuando merece la pena.
rival-cleo = Lo sabe. La única pregunta es desde cuándo.

ended-by-rivals = Ya solo quedaba el programa para jugar, así que esta mesa está cerrada; no gana nadie. **/mesa exportar** da la partida en un archivo.
refusal-rivals-not-here = El programa aún no sabe jugar a este juego.
refusal-rival-seated = Ya tiene un asiento en esta mesa. Elige otro rival.
refusal-rival-kicked = Para despedir a un rival antes de empezar, usa los botones **Más** y **Rivales**.
refusal-rival-hosts = El programa no puede organizar una mesa. Elige a una persona.

theatre-why = Por qué { $who } hizo eso: { $why } 🤖
why-at-random = podía ser cualquier cosa; decidió el azar.

why-clues-choose = aquí, una elección vale tanto como otra.
why-clues-take = ese jugador era a quien más lupas le sobraban.
why-clues-sure = solo quedaba un caso posible.
why-clues-guess = quedaban { $n } casos posibles, y esta era la última lupa del turno.
why-clues-no-more = quedaban { $n } casos posibles, y ninguna pregunta le habría dicho nada más.
why-clues-curious = por curiosidad; según recordaba, { $n ->
    [one] quedaba un caso posible
   *[other] quedaban { $n } casos posibles
}.
why-clues-risk = el turno casi acababa y, de { $n } casos posibles, este merecía el intento: { $percent } %.
why-clues-parted = de { $n } casos posibles, esta pregunta parecía la que más descartaba, fuera cual fuera la respuesta.
why-clues-ask = quedaban { $n } casos posibles, y, de todas las preguntas, esta era la que más prometía.
why-clues-read = quedaban { $n } casos posibles, y un informante secreto, al que nadie más oye, valía más que una pregunta.

why-cluedo-pawn = le gustaba esta ficha.
why-cluedo-show = tenía que responder, y una carta valía tanto como otra.
why-cluedo-show-least = de las cartas que podía mostrar, esta era la que menos decía.
why-cluedo-show-again = quien preguntó ya había visto esta carta, así que no decía nada nuevo.
why-cluedo-nothing = no tenía ninguna de esas cartas.
why-cluedo-lie = nunca había mostrado esta carta, y nada de lo que había mostrado delataba la mentira.
why-cluedo-lie-again = ya había ocultado esta carta, y una mentira lleva a otra.
why-cluedo-denounce = podía probar que en la hipótesis { $hypothesis } se había ocultado una carta.
why-cluedo-likely = con mentiras de por medio casi nada es seguro, y esto era bastante probable: { $percent } %.
why-cluedo-hurried = era bastante probable ({ $percent } %), y alguien podría haber sido más rápido.
why-cluedo-sure = solo quedaba un caso posible.
why-cluedo-best-guess = ninguna pregunta le habría dicho más, así que nombró lo más probable: { $percent } %.
why-cluedo-guess = { $n ->
    [one] quedaba un caso posible, y ninguna pregunta que se le ocurriera le habría dicho más.
   *[other] quedaban { $n } casos posibles, y ninguna pregunta que se le ocurriera le habría dicho más, así que nombró uno de ellos.
}
why-cluedo-to-accuse = no tenía nada más que preguntar y quería acusar, y para eso hace falta antes una hipótesis.
why-cluedo-ask = { $n ->
    [one] quedaba un caso posible
   *[other] quedaban { $n } casos posibles
}, y nombró cartas que aún no había situado.
why-cluedo-best = { $n ->
    [one] quedaba un caso posible
   *[other] quedaban { $n } casos posibles
}, y, de todas las preguntas a su alcance, esta era la que más prometía.
why-cluedo-decoy = una de estas cartas era suya, para despistar: quien solo pregunta por cartas ajenas acaba descubriendo las suyas.
why-cluedo-best-room = una pregunta allí era lo que más prometía: { $room }.
why-cluedo-enter = aún no había situado esta habitación: { $room }.
why-cluedo-passage = el pasadizo llevaba a una habitación que aún no había situado.
why-cluedo-roll = donde estaba no había nada más que averiguar.
why-cluedo-roll-first = quien primero tira ve dónde cabe una pregunta, y aún puede quedarse.
why-cluedo-walk = esta casilla era la más cercana a una habitación que aún no había situado.
why-cluedo-rest = no había nada mejor que hacer.

vote-control-rival = Programa en lugar de { $player }
vote-rival = { $by } pide que el programa ({ $newcomer }) siga jugando en lugar de { $player }, que está fuera: con todo lo que sabe el asiento, y nada más. Tiene que estar de acuerdo más de la mitad de los demás. **/mesa reemplazar** devuelve el asiento a { $player } en cualquier momento.
vote-rival-passed = { $newcomer } sigue jugando en lugar de { $player }. **/mesa reemplazar** devuelve el asiento a { $player } en cualquier momento.
vote-rival-leaves = { $newcomer } ocupa el asiento de { $player }: **Mi escritorio** muestra todo lo que sabe.
vote-control-return = Recuperar mi asiento
refusal-rivals-only = En esta mesa no quedaría nadie más que el programa. Juega con personas, nunca sin ellas.
