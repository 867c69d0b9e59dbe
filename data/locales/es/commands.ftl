# Los comandos en español. El inglés está en el código: los nombres y docstrings de los cogs.
# Nombres: minúsculas, sin espacios, tildes incluidas, 32 letras como mucho. Descripciones: 100 como mucho.

choice-deduction = deducción
choice-easy = fácil
choice-medium = medio
choice-hard = difícil
choice-none = sin límite
choice-live = en vivo
choice-12-hours = 12 horas
choice-1-day = 1 día
choice-2-days = 2 días
choice-1-week = 1 semana

## Sin mesa

command-play = jugar
command-play-description = Juega: contra rivales del programa, con otros aquí, o en una mesa con un asiento libre.

command-help = ayuda
command-help-description = Qué es Alibi, cómo se empieza, y cómo te llegan tus secretos.

command-learn = aprender
command-learn-description = Aprende un juego en cinco minutos, en privado y sin mesa.
command-learn-game = juego
command-learn-game-description = El juego que quieres aprender; sin él, lo eliges después.

## /mesa

command-table = mesa
command-table-description = Abre, sigue y termina una mesa en este canal.

command-table-new = abrir
command-table-new-description = Abre una mesa en este canal.
command-table-new-game = juego
command-table-new-game-description = El juego al que quieres jugar.
command-table-new-language = idioma
command-table-new-language-description = El idioma de la mesa; si no, el tuyo o el que ha elegido el servidor.
command-table-new-private = privada
command-table-new-private-description = Sí: solo se toma asiento con invitación.
command-table-new-thread = hilo
command-table-new-thread-description = Sí: la mesa tiene su propio hilo; si no, como haya decidido el servidor.

command-table-join = unirse
command-table-join-description = Toma asiento en la mesa de este canal.

command-table-leave = salir
command-table-leave-description = Deja la mesa antes de que empiece la partida.

command-table-invite = invitar
command-table-invite-description = Invita a alguien a la mesa, antes de que empiece la partida.
command-table-invite-person = persona
command-table-invite-person-description = A quién invitas; recibe un mensaje con un botón.

command-table-kick = expulsar
command-table-kick-description = Expulsa a alguien o retira una invitación (quien organiza, o la moderación).
command-table-kick-person = persona
command-table-kick-person-description = A quién expulsas.

command-table-host = traspasar
command-table-host-description = Traspasa la mesa a otro jugador (quien organiza, o la moderación).
command-table-host-person = persona
command-table-host-person-description = Quien la organizará; ya tiene un asiento en la mesa.

command-table-option = opción
command-table-option-description = Fija una opción de la mesa (quien organiza, antes de empezar).
command-table-option-key = opción
command-table-option-key-description = Qué opción.
command-table-option-value = valor
command-table-option-value-description = Su valor.

command-table-word = palabra
command-table-word-description = Añade al reparto una palabra tuya, antes de empezar.
command-table-word-text = texto
command-table-word-text-description = Una palabra, pero ningún nombre real: queda en los mensajes y en el archivo de la partida.

command-table-start = empezar
command-table-start-description = Reparte las cartas y empieza la partida (quien organiza).

command-table-pace = ritmo
command-table-pace-description = Mira el reloj de la partida, o propón a todos otro ritmo.
command-table-pace-pace = ritmo
command-table-pace-pace-description = El tiempo de cada cual para un turno.

command-table-pause = pausa
command-table-pause-description = Propón una pausa a todos; después, el turno sigue con el tiempo que le quedaba.
command-table-pause-days = días
command-table-pause-days-description = Cuántos días.

command-table-extend = prorrogar
command-table-extend-description = Toma más tiempo para un turno, o da más: una vez por partida y persona.
command-table-extend-player = jugador
command-table-extend-player-description = Para quién es ese tiempo; si no, la persona a la que espera la mesa.

command-table-status = estado
command-table-status-description = Mira en privado cómo va la partida y qué puedes hacer.

command-table-hand = mano
command-table-hand-description = Tu escritorio: tus secretos, en privado.

command-table-sheet = hoja
command-table-sheet-description = Marca en tu hoja privada quién puede tener qué.
command-table-notes = notas
command-table-notes-description = Abre tu libreta privada, o añade una línea.
command-table-notes-text = texto
command-table-notes-text-description = Una línea que añadir; sin ella, se abre toda la libreta.

command-table-log = historial
command-table-log-description = Relee en privado lo que ha pasado en esta mesa.

command-table-rules = reglas
command-table-rules-description = Lee las reglas que sirven en este momento.

command-table-language = idioma
command-table-language-description = Elige el idioma de la mesa; tus propios mensajes siguen a tu Discord.
command-table-language-language = idioma
command-table-language-language-description = El idioma de los mensajes del canal.
command-table-language-second = segundo
command-table-language-second-description = Un idioma en el que cada mensaje se repite debajo, en letra pequeña.

command-table-resign = abandonar
command-table-resign-description = Deja para siempre la partida en marcha.

command-table-vote = votación
command-table-vote-description = Propón una votación, o mira cómo va la de la mesa.
command-table-vote-on = tema
command-table-vote-on-description = Qué se vota; sin eso, ves cómo va la votación.
choice-end = cerrar la mesa
choice-draw = tablas

command-table-replace = reemplazar
command-table-replace-description = Pasa un asiento de la partida en marcha a otra persona, si los demás están de acuerdo.
command-table-replace-player = jugador
command-table-replace-player-description = De quién es el asiento; si no, el tuyo, o el que tenías antes.
command-table-replace-by = por
command-table-replace-by-description = Quién lo ocupa; si no, el asiento se ofrece a todos.
command-table-replace-notes = notas
command-table-replace-notes-description = Sí: tus notas y tus marcas van con tu asiento.

command-table-end = cerrar
command-table-end-description = Cierra la mesa sin ganador (quien organiza, o la moderación).

command-table-replay = repetición
command-table-replay-description = Mira la partida terminada jugada a jugada, con todas las cartas a la vista.
command-table-export = exportar
command-table-export-description = Recibe la partida terminada en un archivo que cualquiera puede reproducir.

command-inbox = mesas
command-inbox-description = Mira todas tus mesas, en todos los servidores, y qué esperan.

command-stats = estadísticas
command-stats-description = Mira tus partidas terminadas, las de alguien o las del servidor; la respuesta es privada.
command-stats-person = persona
command-stats-person-description = De quién; si no, las tuyas.
command-stats-game = juego
command-stats-game-description = Un solo juego; con una persona, sus partidas de ese juego.
command-stats-server = servidor
command-stats-server-description = Sí para todo lo que se juega en este servidor.
choice-shown = visibles
choice-hidden = ocultas

## /yo

command-me = yo
command-me-description = Tus propios ajustes, para todas las mesas.

command-me-settings = ajustes
command-me-settings-description = Mira o cambia tus ajustes.
command-me-settings-secrets = secretos
command-me-settings-secrets-description = Dónde te llegan tus secretos.
command-me-settings-statistics = estadísticas
command-me-settings-statistics-description = Si los demás ven tus partidas terminadas.

command-me-hours = horario
command-me-hours-description = Fija tus horas de silencio: en ellas no se te acaba ningún turno.
command-me-hours-zone = zona
command-me-hours-zone-description = Una ciudad grande de tu zona horaria.
command-me-hours-start = inicio
command-me-hours-start-description = Cuándo empiezan, por ejemplo 22:30.
command-me-hours-end = fin
command-me-hours-end-description = Cuándo acaban, por ejemplo 8:00.

command-me-away = ausencia
command-me-away-description = Anuncia una ausencia: mientras dure, ninguna de tus mesas te espera.
command-me-away-end = fin
command-me-away-end-description = El último día, por ejemplo 2026-12-31.
command-me-away-start = inicio
command-me-away-start-description = El primer día; si no, hoy.

command-me-wake = avisos
command-me-wake-description = Recibe un mensaje cuando en este servidor esperan jugadores para un juego que te gusta.
command-me-reminders = recordatorios
command-me-reminders-description = Mira o fija cómo te recuerdo tus turnos.
command-me-reminders-by = por
command-me-reminders-by-description = Por mensaje directo, con una mención en el canal, o sin recordatorios.
command-me-reminders-every = intervalo
command-me-reminders-every-description = Tras cuántas horas, y de nuevo tras otras tantas; 0: dos veces por turno.

command-me-here = presente
command-me-here-description = Di que estás aquí, en la mesa de este canal; cuando estén todos, la partida sigue en vivo.

command-me-back = volver
command-me-back-description = Termina tu ausencia: tus mesas te esperan de nuevo.
choice-mail = por mensaje directo
choice-mention = con una mención
choice-nothing = sin recordatorios
choice-desk = solo en mi escritorio

command-me-block = bloquear
command-me-block-description = Deja a alguien fuera de las mesas que abras, sin decírselo.
command-me-block-person = persona
command-me-block-person-description = Quién no puede tomar asiento en tus mesas.

command-me-unblock = desbloquear
command-me-unblock-description = Deja que alguien vuelva a tomar asiento en tus mesas.
command-me-unblock-person = persona
command-me-unblock-person-description = La persona que bloqueaste.

command-me-export = exportar
command-me-export-description = Recibe en un archivo todo lo que se guarda sobre ti.

command-me-erase = borrar
command-me-erase-description = Haz borrar todo lo que se guarda sobre ti.

## /bakerstreet

command-bakerstreet = bakerstreet
command-bakerstreet-description = Juega a Bakerstreet en la mesa de este canal.

command-bakerstreet-play = jugar
command-bakerstreet-play-description = Juega una carta de tu mano delante de una pila de pistas; robas otra en el acto.
command-bakerstreet-play-card = carta
command-bakerstreet-play-card-description = Una carta de tu mano: su valor y su símbolo.
command-bakerstreet-play-pile = pila
command-bakerstreet-play-pile-description = La pila de pistas, de la 1 a la 5.

command-bakerstreet-estimate = estimar
command-bakerstreet-estimate-description = Estima el valor total de las seis cartas de ambas manos.
command-bakerstreet-estimate-number = número
command-bakerstreet-estimate-number-description = Un número mayor que la última estimación, 30 como mucho.

command-bakerstreet-doubt = dudar
command-bakerstreet-doubt-description = Duda de la última estimación, en vez de jugar.

command-bakerstreet-choose = elegir
command-bakerstreet-choose-description = Elige la pila que se cuenta: has ganado la duda.
command-bakerstreet-choose-pile = pila
command-bakerstreet-choose-pile-description = La pila de pistas, de la 1 a la 5.

command-bakerstreet-take = tomar
command-bakerstreet-take-description = Toma una pista de la pila que has ganado.
command-bakerstreet-take-letter = letra
command-bakerstreet-take-letter-description = La letra que te quedas.

## /servidor

command-server = servidor
command-server-description = Lo que este servidor decide sobre sus mesas.

command-server-settings = ajustes
command-server-settings-description = Mira o cambia lo que ha decidido este servidor (hace falta Gestionar servidor).
command-server-settings-threads = hilos
command-server-settings-threads-description = Sí: cada mesa nueva tiene su propio hilo.
command-server-settings-reminders = recordatorios
command-server-settings-reminders-description = Sí: los jugadores pueden recibir recordatorios de las mesas de aquí.

command-server-channel = canal
command-server-channel-description = Nombra un canal para las mesas; desde entonces, en otros no se abre ninguna.
command-server-channel-channel = canal
command-server-channel-channel-description = El canal, con sus hilos; o una categoría, con sus canales.
command-server-channel-allowed = permitido
command-server-channel-allowed-description = No: el canal deja de estar en la lista.

command-server-openers = apertura
command-server-openers-description = Decide quién puede abrir mesas en este servidor.
command-server-openers-role = rol
command-server-openers-role-description = El rol que hay que tener; sin rol, puede todo el mundo.

command-server-language = idioma
command-server-language-description = Elige el idioma de las mesas y veladas nuevas de este servidor.
command-server-language-language = idioma
command-server-language-language-description = Su idioma; si no, el de quien las abre.

command-server-zone = zona
command-server-zone-description = Elige la zona horaria de las veladas, para quien no ha fijado la suya.
command-server-zone-zone = ciudad
command-server-zone-zone-description = Una ciudad grande de la zona; sin ella, se pregunta a cada cual.

command-server-desk = mostrador
command-server-desk-description = Pon en este canal un mostrador, con botones que abren partidas y no caducan.
command-server-moderators = moderación
command-server-moderators-description = Decide quién puede intervenir en las mesas de otros, además de quien gestiona mensajes.
command-server-moderators-role = rol
command-server-moderators-role-description = Un rol que también puede; sin rol, nadie más.

## /velada

command-night = velada
command-night-description = Veladas de juegos: se planean, se reparten en mesas, se terminan.

command-night-plan = planear
command-night-plan-description = Planea una velada en este canal, con una lista donde apuntarse.
command-night-plan-when = cuándo
command-night-plan-when-description = El comienzo, por ejemplo 20:30, mañana 20:30 o en 3 h, en tu hora.

command-night-edit = modificar
command-night-edit-description = Cambia la hora, el canal, el título o el número de plazas de la velada.
command-night-edit-when = cuándo
command-night-edit-when-description = El nuevo comienzo, por ejemplo 20:30, mañana 20:30 o en 3 h, en tu hora.
command-night-edit-places = plazas
command-night-edit-places-description = Cuántas personas pueden venir; las siguientes quedan en la lista de espera.

command-night-edit-weekly = cada_semana
command-night-edit-weekly-description = Sí: cuando acaba, la próxima se planea para una semana después.

command-night-edit-title = título
command-night-edit-title-description = Cómo se llama la velada.
command-night-edit-channel = canal
command-night-edit-channel-description = El canal de texto donde se celebra desde ahora.

command-night-cohost = coorganizar
command-night-cohost-description = Elige quién organiza la velada contigo, o retira esa elección.
command-night-cohost-person = persona
command-night-cohost-person-description = Quien podrá formar las mesas, cambiar la hora de la velada y terminarla.

command-night-here = presente
command-night-here-description = Di que estás aquí, en la velada de este canal.

command-night-split = repartir
command-night-split-description = Forma mesas con las personas que están aquí y no juegan.
command-night-split-duplicate = mismo_reparto
command-night-split-duplicate-description = Un juego que varias mesas juegan con el mismo reparto, para compararlas.

command-night-end = terminar
command-night-end-description = Termina la velada de este canal, o cancélala.

## /caso

command-case = caso
command-case-description = Un pequeño caso que resolver, uno nuevo cada día, en privado.

command-case-today = hoy
command-case-today-description = Resuelve el caso del día; la respuesta es privada.

command-case-board = servidor
command-case-board-description = Mira cómo le ha ido al servidor con el caso del día.

command-case-practise = practicar
command-case-practise-description = Resuelve un caso para practicar, de tu nivel.
command-case-practise-game = juego
command-case-practise-game-description = De qué juego; si no, de cualquiera.
command-case-practise-grade = dificultad
command-case-practise-grade-description = La dificultad; si no, la que mejor te va.

command-case-together = juntos
command-case-together-description = Resuelve un caso con todo el canal, en una misma hoja.
command-case-together-game = juego
command-case-together-game-description = De qué juego; si no, de cualquiera.
command-case-together-grade = dificultad
command-case-together-grade-description = De qué dificultad; si no, media.

## /bot

command-owner = bot
command-owner-description = Lo que ve y hace quien administra este bot.

command-owner-state = estado
command-owner-state-description = Mira si el bot está bien, qué espera y cuántas partidas hay en marcha.

command-owner-servers = servidores
command-owner-servers-description = Mira en cuántos servidores está el bot, y dónde hay partidas en marcha.

command-owner-maintenance = mantenimiento
command-owner-maintenance-description = Anuncia en cada canal con una partida en marcha que el bot no estará en servicio.
command-owner-maintenance-starts = inicio
command-owner-maintenance-starts-description = Dentro de cuántos minutos empieza.
command-owner-maintenance-lasts = duración
command-owner-maintenance-lasts-description = Cuántos minutos dura.

command-owner-withdraw = retirar
command-owner-withdraw-description = Retira el mantenimiento anunciado, y sus anuncios.
