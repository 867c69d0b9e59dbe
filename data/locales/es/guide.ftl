# La guía: ayuda, las reglas página a página y las lecciones.

help = **Alibi** organiza juegos de deducción: { $games }. Juegas contra rivales del programa o con otras personas, en una velada o durante varios días.
    {""}**Para empezar**, envía **/jugar**: una partida en el acto contra rivales de tu nivel, una mesa para otros, o un asiento libre.
    {""}Cuando es tu turno, te avisa un mensaje con los botones que necesitas.
    {""}**Tus secretos** llegan por mensaje directo, y **Mi escritorio** los muestra en el canal, a nadie más que a ti. **Mi hoja** lleva la cuenta de lo que sabes.
    {""}**/mesa abrir** abre una mesa con todas sus opciones; **Completar con rivales** sienta al programa.
    {""}**/velada planear** organiza una velada de varias mesas, **/caso hoy** te da un enigma al día.
    {""}**/mesa estado** dice qué puedes hacer ahora.
help-unfinished = -# El { $share } % de lo que digo está traducido a tu idioma ({ $language }); el resto está en inglés.
learn-which = **¿Qué te gustaría aprender?** Una lección dura unos cinco minutos: unas pocas decisiones de una partida de verdad, y sus razones. Las reglas son páginas cortas, con un ejemplo de turno.
guide-shelf = Lecciones y reglas
learn-your-turn = La mesa de este canal te está esperando. La lección puede esperar: **/aprender** la vuelve a abrir por la pregunta que quieras. ⏳
learn-game = Aprender { $game }
rules-game = Reglas: { $game }
guide-rules = Todas las reglas
guide-techniques = Deducción
guide-learn = Aprender en 5 minutos
guide-page = -# { $game }, página { $n } de { $most }
techniques-which = **Deducción:** cómo una cosa se sigue de otra, una técnica por página, las más fáciles primero. En una mesa que permite consejos, un consejo nombra la técnica que necesitas.
techniques-of = Deducción: { $game }
techniques-head = -# { $game }: técnica { $n } de { $most }
guide-back = Atrás
guide-next = Siguiente
learn-head = -# { $game }: pregunta { $n } de { $most }
learn-begin = Empezar
learn-question = Pregunta { $n }
learn-right = La respuesta correcta: ||{ $answer }||
learn-again = Intentarlo de nuevo
learn-open = Abrir una mesa

refusal-no-lesson = No hay ninguna lección de este juego. **/mesa reglas** lo explica en una mesa.
