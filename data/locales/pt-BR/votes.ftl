# O que os jogadores de uma mesa decidem juntos.

vote-menu = O que a mesa deve votar?
vote-menu-costs = -# Para encerrar é preciso mais da metade: quem concorda conta então como quem saiu antes do fim, a menos que concordem todos por quem a mesa ainda espera. Um empate precisa de todos, e não conta contra ninguém.
vote-control-menu = Oferecer meu lugar, ou votar
vote-control-end = Encerrar a mesa
vote-control-draw = Um empate
vote-control-offer = Oferecer meu lugar
vote-control-replace = Substituir { $player }
vote-control-named = Pedir a alguém que o ocupe…
vote-control-papers = Pedir a alguém, com as minhas anotações…
vote-control-anybody = Oferecer a todos
vote-control-back = Voltar
vote-seat = { $own ->
    [yes] **Seu lugar:** peça a alguém que o ocupe ou ofereça-o a todos. Mais da metade dos outros precisa concordar.
   *[no] O lugar de { $player }: peça a alguém que o ocupe ou ofereça-o a todos. Mais da metade dos outros precisa concordar.
}
vote-end = { $by } pede para **encerrar esta mesa** sem vencedor. Ela é encerrada assim que mais da metade dos jogadores concordar. **Quem concorda conta então como quem saiu antes do fim**, a menos que concordem todos por quem a mesa ainda espera; quem não concorda não perde nada com isso. Um empate precisa de todos, e não conta contra ninguém.
vote-draw = { $by } oferece **um empate**. Todos precisam concordar.
vote-replace = { $whose ->
    [own] { $by } oferece o próprio lugar a { $newcomer }, com tudo o que o lugar sabe. { $newcomer } precisa querer, e mais da metade dos outros precisa concordar.
    [before] { $by } quer de volta o lugar de { $player }, com tudo o que o lugar sabe. { $player } precisa concordar.
   *[another] { $by } pede que { $newcomer } assuma o lugar de { $player }, com tudo o que o lugar sabe. { $newcomer } precisa querer, e mais da metade dos outros precisa concordar.
}
vote-offer = { $whose ->
    [own] { $by } oferece o próprio lugar, com tudo o que o lugar sabe, a quem o ocupar. Mais da metade dos outros precisa concordar.
   *[another] { $by } oferece o lugar de { $player }, com tudo o que o lugar sabe, a quem o ocupar. Mais da metade dos outros precisa concordar.
}
vote-pace = { $by } propõe outro tempo por turno: **{ $pace }**. Todos os que estão aqui precisam concordar.
vote-pause = { $days ->
    [1] { $by } propõe uma pausa de **um dia**. Todos os que estão aqui precisam concordar.
   *[other] { $by } propõe uma pausa de **{ $days } dias**. Todos os que estão aqui precisam concordar.
}
vote-takeback = { $by } pede para **voltar a última jogada**. Todos precisam concordar, antes que a partida continue.
vote-until = Até { $at }; depois disso decidem os votos que houver.
vote-calls = { $people_n ->
    [one] { $people }: o que você diz?
   *[other] { $people }: o que vocês dizem?
}
vote-for = A favor: { $people }
vote-missing = Falta votar: { $people }
vote-yes = Concordo
vote-no = Não
vote-take = Ocupar o lugar
vote-replace-passed = { $newcomer } assume o lugar de { $player }: **Minha escrivaninha** mostra tudo o que o lugar sabe. As anotações de { $player } continuam só de { $player }, a menos que tenham vindo com o lugar.
vote-pace-passed = Combinado: **{ $pace }** por turno a partir de agora.
vote-pause-passed = { $days ->
    [1] Combinado: uma pausa de **um dia**. Depois o turno continua com o tempo que restava.
   *[other] Combinado: uma pausa de **{ $days } dias**. Depois o turno continua com o tempo que restava.
}
vote-decides = Seu voto decidiu.
vote-agreed = Acordo fechado.
vote-failed = Sem acordo: tudo fica como está.
table-taken-back = { $by } volta essa jogada: a partida está como estava antes. ↩️
takeback-control = Voltar esta jogada
takeback-control-ask = Pedir para voltar esta jogada
vote-silent = O seu voto conta. A mesa lê isso um pouco depois: **/mesa votação** mostra como está.
ended-by-vote = A mesa está encerrada porque os jogadores votaram por isso; ninguém vence. **/mesa exportar** dá a partida em um arquivo.
ended-by-draw = Os jogadores concordaram em um empate. **/mesa exportar** dá a partida em um arquivo.
ended-by-deletion = O canal desta mesa foi excluído, então a partida acabou; ninguém vence. **/mesa exportar** dá a partida em um arquivo.
ended-by-removal = Eu tinha sido removido deste servidor, então a partida acabou; ninguém vence. **/mesa exportar** dá a partida em um arquivo.
ended-by-upgrade = Fui atualizado e não tenho mais as regras com que esta partida começou: ela termina aqui; ninguém vence. **/mesa exportar** dá a partida em um arquivo.
ended-by-manager = A moderação deste servidor encerrou esta mesa; ninguém vence. **/mesa exportar** dá a partida em um arquivo. 🛡️
refusal-other-seat-held = { $person } já teve outro lugar nesta mesa, e não pode ocupar este.
refusal-vote-open = Esta mesa já está votando algo. **/mesa votação** mostra o quê.
refusal-vote-over = Esta votação acabou. **/mesa votação** mostra o que pode ser votado.
refusal-takeback-late = É tarde demais para voltar essa jogada: a partida já continuou. Nada mudou.
refusal-takeback-shown = Essa jogada não pode voltar: alguém viu o que não se pode mais esconder, ou pode ter jogado com base nela sem que se veja. Nada mudou.
refusal-no-vote = Você não vota nisto: só vota quem ainda joga, e quem ocuparia o lugar.
refusal-vote-elsewhere = O que se vota é lido pela mesa inteira: vote no canal dela.
refusal-replace-present = { $guest } ainda joga, e só por vontade própria pode passar o lugar. Quando perder um turno, você pode pedi-lo.
refusal-replace-away = { $guest } se ausenta até { $at }, e a mesa não fica esperando. Por isso, só por vontade própria pode passar o lugar.
refusal-replace-bot = Um bot não pode ocupar um lugar. Escolha uma pessoa.
refusal-seat-for-another = Este lugar é oferecido a outra pessoa.
refusal-seat-left = { $guest } deixou a partida para sempre: esse lugar não pode ser ocupado.
