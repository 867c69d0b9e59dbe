# Lo que los jugadores de una mesa deciden juntos.

vote-menu = ¿Qué debe votar la mesa?
vote-menu-costs = -# Para cerrarla hace falta más de la mitad: a quien está de acuerdo le cuenta entonces como irse antes de tiempo, salvo que estén de acuerdo todos los jugadores a los que la mesa aún espera. Para las tablas hace falta el acuerdo de todos, y no le cuentan a nadie.
vote-control-menu = Ofrecer mi asiento, o votar
vote-control-end = Cerrar la mesa
vote-control-draw = Tablas
vote-control-offer = Ofrecer mi asiento
vote-control-replace = Reemplazar a { $player }
vote-control-named = Pedirle a alguien que lo tome…
vote-control-papers = Pedírselo a alguien, con mis notas…
vote-control-anybody = Ofrecerlo a todos
vote-control-back = Atrás
vote-seat = { $own ->
    [yes] **Tu asiento:** pídele a alguien que lo tome, u ofrécelo a todos. Más de la mitad de los demás tiene que estar de acuerdo.
   *[no] El asiento de { $player }: pídele a alguien que lo tome, u ofrécelo a todos. Más de la mitad de los demás tiene que estar de acuerdo.
}
vote-end = { $by } pide **cerrar esta mesa** sin ganador. Se cierra en cuanto esté de acuerdo más de la mitad de los jugadores. **A quien está de acuerdo le cuenta entonces como irse antes de tiempo**, salvo que lo estén todos los jugadores a los que la mesa aún espera; quien no está de acuerdo no pierde nada. Para las tablas hace falta el acuerdo de todos, y no le cuentan a nadie.
vote-draw = { $by } ofrece **tablas**. Tienen que estar de acuerdo todos.
vote-replace = { $whose ->
    [own] { $by } ofrece su asiento a { $newcomer }, con todo lo que sabe. { $newcomer } tiene que querer, y más de la mitad de los demás tiene que estar de acuerdo.
    [before] { $by } quiere recuperar el asiento de { $player }, con todo lo que sabe. { $player } tiene que estar de acuerdo.
   *[another] { $by } pide que { $newcomer } ocupe el asiento de { $player }, con todo lo que sabe. { $newcomer } tiene que querer, y más de la mitad de los demás tiene que estar de acuerdo.
}
vote-offer = { $whose ->
    [own] { $by } ofrece su asiento, con todo lo que sabe, a quien lo tome. Tiene que estar de acuerdo más de la mitad de los demás.
   *[another] { $by } ofrece el asiento de { $player }, con todo lo que sabe, a quien lo tome. Tiene que estar de acuerdo más de la mitad de los demás.
}
vote-pace = { $by } propone otro tiempo por turno: **{ $pace }**. Tienen que estar de acuerdo todos los que están aquí.
vote-pause = { $days ->
    [one] { $by } propone una pausa de **un día**. Tienen que estar de acuerdo todos los que están aquí.
   *[other] { $by } propone una pausa de **{ $days } días**. Tienen que estar de acuerdo todos los que están aquí.
}
vote-takeback = { $by } pide **deshacer la última jugada**. Tienen que estar de acuerdo todos, antes de que la partida siga.
vote-until = Plazo: { $at }; después deciden los votos que haya.
vote-calls = { $people_n ->
    [one] { $people }: ¿qué dices?
   *[other] { $people }: ¿qué opina cada cual?
}
vote-for = A favor: { $people }
vote-missing = Faltan por votar: { $people }
vote-yes = De acuerdo
vote-no = No
vote-take = Tomar el asiento
vote-replace-passed = { $newcomer } ocupa el asiento de { $player }: **Mi escritorio** muestra todo lo que sabe. Lo que anotó { $player } sigue siendo suyo, salvo que lo haya dado con el asiento.
vote-pace-passed = Acordado: **{ $pace }** por turno desde ahora.
vote-pause-passed = { $days ->
    [one] Acordado: una pausa de **un día**. Después, el turno sigue con el tiempo que le quedaba.
   *[other] Acordado: una pausa de **{ $days } días**. Después, el turno sigue con el tiempo que le quedaba.
}
vote-decides = Tu voto lo ha decidido.
vote-agreed = Acuerdo alcanzado.
vote-failed = Sin acuerdo: todo queda como está.
table-taken-back = { $by } deshace eso: la partida queda como estaba antes. ↩️
takeback-control = Deshacer esto
takeback-control-ask = Pedir deshacer esto
vote-silent = Tu voto cuenta. La mesa lo lee un poco más tarde: **/mesa votación** muestra cómo va.
ended-by-vote = La mesa está cerrada porque así lo votaron sus jugadores; no gana nadie. **/mesa exportar** da la partida en un archivo.
ended-by-draw = Los jugadores han acordado tablas. **/mesa exportar** da la partida en un archivo.
ended-by-deletion = Se ha borrado el canal de esta mesa, así que la partida ha terminado; no gana nadie. **/mesa exportar** da la partida en un archivo.
ended-by-removal = Me habían quitado de este servidor, así que la partida ha terminado; no gana nadie. **/mesa exportar** da la partida en un archivo.
ended-by-upgrade = Me han actualizado y ya no tengo las reglas con las que empezó esta partida: termina aquí; no gana nadie. **/mesa exportar** da la partida en un archivo.
ended-by-manager = La moderación de este servidor ha cerrado esta mesa; no gana nadie. **/mesa exportar** da la partida en un archivo. 🛡️
refusal-other-seat-held = { $person } ha tenido otro asiento en esta mesa, y no puede tomar este.
refusal-vote-open = Esta mesa ya está votando algo. **/mesa votación** lo muestra.
refusal-vote-over = Esta votación ha terminado. **/mesa votación** muestra qué se puede votar.
refusal-takeback-late = Ya es tarde para deshacer eso: la partida ha seguido. Nada ha cambiado.
refusal-takeback-shown = Eso no se puede deshacer: alguien ha visto algo que no puede dejar de haber visto, o puede haber actuado sin que se viera. Nada ha cambiado.
refusal-no-vote = Aquí no tienes voto: solo lo tiene quien sigue jugando, y quien tomaría el asiento.
refusal-vote-elsewhere = Lo que se vota lo lee toda la mesa: vota en su canal.
refusal-replace-present = { $guest } sigue jugando, así que nadie más puede pasar su asiento. Cuando haya perdido un turno, podrás pedirlo.
refusal-replace-away = { $guest } está fuera y la mesa no espera. Vuelve: { $at }. Nadie más puede pasar su asiento.
refusal-replace-bot = Un bot no puede ocupar un asiento. Elige a una persona.
refusal-seat-for-another = Este asiento se ofrece a otra persona.
refusal-seat-left = { $guest } ha dejado la partida para siempre: ese asiento no se puede ocupar.
