# A porta: todos os caminhos para uma partida.

door-title = **O que você gostaria de jogar?**
door-alone = • **Contra o programa, já**: rivais ocupam os outros lugares.
door-others = • **Com outros aqui**: abra uma mesa neste canal, e qualquer um pode entrar.
door-open = { $n ->
    [1] • **Uma mesa tem um lugar livre**: escolha-a na lista.
   *[other] • **{ $n } mesas têm um lugar livre**: escolha uma na lista.
}
door-mailbox = As mesas são abertas em um servidor: envie **/jogar** em um dos canais dele. Todo o resto funciona aqui também.
door-desk = **Jogos de dedução, quando você quiser.** Estes botões funcionam sempre.
door-play = Jogar { $game }
door-table = Abrir { $game }
door-table-prompt = Abrir uma mesa aqui…
door-all = Todas as formas de jogar
door-learn = Aprender um jogo
door-case = Caso do dia
door-tables = Minhas mesas
ways = E também…
ways-settings = Meus ajustes, meus horários, meus dados
ways-practise = Um caso para praticar
ways-board = O caso de hoje neste servidor
ways-stats = Estatísticas
ways-night = Planejar uma noite aqui
ways-help = O que é o Alibi, e como começar
door-join = Ocupar um lugar livre…
door-seat = { $game }, mesa de { $host }
door-seated = { $n } de { $most } lugares ocupados
door-dealt = { $strength ->
    [novice] A sua partida está em { $channel }, contra { $rivals ->
        [one] um principiante
       *[other] principiantes
    }. Quando você vencer algumas, virão rivais mais fortes.
    [amateur] A sua partida está em { $channel }, contra { $rivals ->
        [one] um amador
       *[other] amadores
    }. Quanto mais você vence, mais fortes os rivais.
    [expert] A sua partida está em { $channel }, contra { $rivals ->
        [one] um especialista
       *[other] especialistas
    }. Quanto mais você vence, mais fortes os rivais.
   *[master] A sua partida está em { $channel }, contra { $rivals ->
        [one] um mestre
       *[other] mestres
    }: não há rivais mais fortes.
}
door-rival-begins = Ainda não é a sua vez: lá, uma mensagem chama você quando for.
