# Lugares para o programa: quem joga, como joga, e por que fez o que fez.

control-rivals = Rivais
rivals-fill = Completar com rivais
rivals-filled = Rivais do seu nível ocuparam os lugares.
refusal-rivals-enough = Já há jogadores suficientes. **Mais**, depois **Rivais**, põe um rival de cada vez na mesa.
rivals-title = **O programa também pode jogar.** Um rival só sabe o que o lugar dele sabe, joga em segundos e explica as jogadas quando a partida acaba. Partidas com rivais não contam para a pontuação.
rivals-full = A mesa está cheia: { $n } lugares. Dispense um rival para abrir espaço. 🤖
rivals-styles-bakerstreet = -# Entre especialistas e mestres, o **jogo ousado** estima alto para a própria mão com mais frequência; o **jogo prudente** estima mais baixo e duvida antes. Vencem mais ou menos tanto quanto os outros do mesmo nível.
rivals-styles-cluedo = -# Entre mestres, o **jogo ousado** arrisca uma acusação mais cedo, e o **jogo prudente**, mais tarde; este também cita mais cartas próprias. Vencem mais ou menos tanto quanto os outros do mesmo nível.
rivals-prompt = Dar um lugar a…
rivals-remove = Dispensar { $name }
rival-strength = { $strength ->
    [novice] principiante
    [amateur] nível amador
    [expert] especialista
   *[master] nível de mestre
}{ $style ->
    [bold] {" "}· jogo ousado
    [guarded] {" "}· jogo prudente
   *[plain] {""}
}
rival-choice = { $name } · { $strength }
lobby-rival = { $who } ({ $strength })

rival-oscar = Faz o que lhe passa pela cabeça, e esquece metade do que se disse.
rival-lucie = Pergunta o que desperta sua curiosidade e nunca anota nada.
rival-basile = Concorda com tudo; o que você disse mesmo?
rival-nina = Está na primeira partida da vida, e gosta de cada minuto.
rival-felix = Olha pela janela enquanto os outros pensam.
rival-adele = Anota tudo com capricho, e não vê o que está nas entrelinhas.
rival-hugo = Risca o que vê, e no resto confia no faro.
rival-rosalie = Paciente e gentil; um blefe esperto ainda a surpreende.
rival-victor = Leu todas as histórias de detetive, mas só a primeira metade.
rival-ines = Tem boas ideias, e de vez em quando deixa escapar um detalhe.
rival-irene = Nunca chuta o que pode deduzir.
rival-maurice = Fala pouco, conclui rápido.
rival-simone = Conta tudo, também o que você preferia que não contasse.
rival-casimir = Registra em um livro tudo o que acontece na mesa.
rival-salome = Sorri quando você hesita.
rival-ariane = Segue o fio até o fim, por mais longo que seja.
rival-honore = Pesa cada jogada, e não desperdiça nenhuma.
rival-octavie = Lê o seu jogo melhor do que você.
rival-ulysse = Arrisca exatamente quando vale a pena.
rival-cleo = Sabe. Resta só saber desde quando.

ended-by-rivals = Só restava o programa para jogar, então esta mesa está encerrada; ninguém vence. **/mesa exportar** dá a partida em um arquivo.
refusal-rivals-not-here = O programa ainda não sabe jogar este jogo.
refusal-rival-seated = Esse rival já está nesta mesa. Escolha outro.
refusal-rival-kicked = Um rival se dispensa com os botões **Mais** e **Rivais**, antes do início.
refusal-rival-hosts = O programa não pode organizar uma mesa. Escolha uma pessoa.

theatre-why = Por que { $who } fez isso: { $why } 🤖
why-at-random = podia ter sido qualquer coisa; o acaso decidiu.

why-clues-choose = aqui uma escolha vale tanto quanto outra.
why-clues-take = esse jogador era o que tinha mais lupas.
why-clues-sure = só restava uma possibilidade.
why-clues-guess = restavam { $n } possibilidades, e esta era a última lupa do turno.
why-clues-no-more = restavam { $n } possibilidades, e nada que pudesse perguntar diria mais.
why-clues-curious = por curiosidade; pelo que lembrava, { $n ->
    [1] restava uma possibilidade
   *[other] restavam { $n } possibilidades
}.
why-clues-risk = o turno estava quase no fim, e de { $n } possibilidades esta era provável o bastante para tentar: { $percent }%.
why-clues-parted = de { $n } possibilidades, esta pergunta parecia ser a que mais excluía, qualquer que fosse a resposta.
why-clues-ask = restavam { $n } possibilidades, e de todas as perguntas esta era a que prometia dizer mais.
why-clues-read = restavam { $n } possibilidades, e um informante secreto, que ninguém mais ouve, valia mais que uma pergunta.

why-cluedo-pawn = gostou mais deste peão.
why-cluedo-show = tinha que responder, e uma carta valia tanto quanto outra.
why-cluedo-show-least = das cartas que podia mostrar, esta era a que dizia menos.
why-cluedo-show-again = quem perguntou já tinha visto esta carta, então ela não dizia nada novo.
why-cluedo-nothing = não tinha nenhuma dessas cartas.
why-cluedo-lie = nunca tinha mostrado esta carta, e nada do que tinha mostrado traía a mentira.
why-cluedo-lie-again = já tinha escondido esta carta, e uma mentira leva a outra.
why-cluedo-denounce = podia provar que uma carta tinha sido escondida no palpite { $hypothesis }.
why-cluedo-likely = com mentiras no ar pouca coisa é certa, e isto era provável o bastante: { $percent }%.
why-cluedo-hurried = era provável o bastante ({ $percent }%), e alguém podia ser mais rápido.
why-cluedo-sure = só restava uma possibilidade.
why-cluedo-best-guess = nenhuma pergunta diria mais, então disse o mais provável: { $percent }%.
why-cluedo-guess = { $n ->
    [1] restava uma possibilidade, e nenhuma pergunta que lhe ocorresse diria mais.
   *[other] restavam { $n } possibilidades, e nenhuma pergunta que lhe ocorresse diria mais, então disse uma delas.
}
why-cluedo-to-accuse = não tinha mais nada para perguntar e queria acusar, o que exige antes um palpite.
why-cluedo-ask = { $n ->
    [1] restava uma possibilidade
   *[other] restavam { $n } possibilidades
}, e citou cartas que ainda não tinha localizado.
why-cluedo-best = { $n ->
    [1] restava uma possibilidade
   *[other] restavam { $n } possibilidades
}, e de todas as perguntas ao alcance esta era a que prometia dizer mais.
why-cluedo-decoy = uma destas cartas estava na própria mão, para despistar: quem só pergunta pelas cartas dos outros acaba revelando as suas.
why-cluedo-best-room = o lugar mais promissor para uma pergunta era este: { $room }.
why-cluedo-enter = ainda não sabia onde estava a carta deste cômodo: { $room }.
why-cluedo-passage = a passagem levava a um cômodo cuja carta ainda não tinha localizado.
why-cluedo-roll = não havia mais nada a descobrir ali.
why-cluedo-roll-first = quem lança primeiro vê onde é possível perguntar, e ainda pode ficar.
why-cluedo-walk = esta casa era a mais próxima de um cômodo cuja carta ainda não tinha localizado.
why-cluedo-rest = não havia nada melhor a fazer.

vote-control-rival = Programa por { $player }
vote-rival = { $by } pede que o programa ({ $newcomer }) continue no lugar de { $player } durante a ausência: com tudo o que o lugar sabe, e nada mais. Mais da metade dos outros precisa concordar. **/mesa substituir** devolve o lugar a { $player } a qualquer momento.
vote-rival-passed = { $newcomer } continua no lugar de { $player }. **/mesa substituir** devolve o lugar a { $player } a qualquer momento.
vote-rival-leaves = { $newcomer } assume o lugar de { $player }: **Minha escrivaninha** mostra tudo o que o lugar sabe.
vote-control-return = Retomar meu lugar
refusal-rivals-only = Só restaria o programa nesta mesa. Ele joga com pessoas, nunca sem elas.
