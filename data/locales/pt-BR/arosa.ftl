# Mord im Arosa.

game-arosa = Mord im Arosa
club-arosa = grande-hotel
kind-arosa = ouvido
about-arosa = Um hotel na neve e duas vítimas em algum lugar do poço de ventilação, onde todos deixaram rastros. Ouça em que andar os cubos param, suspeite dos outros e apague os seus próprios rastros.
    -# De 2 a 6 jogadores · uns 30 minutos · fácil · com som!
option-arosa-hearing = Audição
option-arosa-memory = Memória do que se abriu e ouviu
value-keen = aguçada
value-normal = normal
value-hard = fraca

verb-arosa-search = Abrir um andar
verb-arosa-suspect = Suspeitar
verb-arosa-erase = Apagar meus rastros
verb-arosa-take = Recuperar rastros

field-arosa-search-floor = Onde você procura as vítimas?
field-arosa-suspect-floor = Qual andar você abre?
field-arosa-suspect-players = De quem você suspeita? (um ou vários)
field-arosa-erase-floor = Qual andar você abre?
field-arosa-take-count = Quantos rastros você recupera?

value-arosa-floor = { $value ->
    [0] 0 · térreo
    [7] 7 · último
   *[other] { $value }
}
value-arosa-count = { $value ->
    [0] nenhum
   *[other] { $value }
}

## O que todos ouvem

event-arosa-prologue-began = Meia-noite no Arosa. { $knife }, a última pessoa a ter uma faca na mão, deixa cair as **duas vítimas** no poço de ventilação; depois cada um deixa cair dois cubos da sua cor, os seus rastros. { $guest }, a última a dormir em um hotel, começa a busca. Ligue o som!
# Nothing is heard there, and nothing to press.
theatre-arosa-prologue-began = Meia-noite no Arosa. { $knife }, a última pessoa a ter uma faca na mão, deixa cair as **duas vítimas** no poço de ventilação; depois cada um deixa cair dois cubos da sua cor, os seus rastros. { $guest }, a última a dormir em um hotel, começa a busca.
# In code, and as long for every cube: the bar that covers it mustn't tell how many knocks there were.
event-arosa-fell = { $cube } { $cube_sign } ||`tac{"\u00A0"}×{ $knocks }{"\u00A0…\u00A0"}{ $end_hear }`||
event-arosa-search-began = **Primeiro ato: a busca das vítimas.** Na sua vez, clique em **Abrir um andar**.
theatre-arosa-search-began = **Primeiro ato: a busca das vítimas.**
event-arosa-inquiry-began = **As duas vítimas foram encontradas: começa o segundo ato.** Agora suspeite dos outros ou apague os seus próprios rastros.
theatre-arosa-inquiry-began = **As duas vítimas foram encontradas: começa o segundo ato.**
event-arosa-turn-began = É a vez de { $seat }.
event-arosa-searched = { $by } procura as vítimas no { $floor ->
    [0] **térreo**
   *[other] **andar { $floor }**
}.
event-arosa-suspected = { $by } suspeita de { $players } no { $floor ->
    [0] **térreo**
   *[other] **andar { $floor }**
}.
event-arosa-erasing-began = { $by } quer apagar rastros no { $floor ->
    [0] **térreo**
   *[other] **andar { $floor }**
}.
event-arosa-opened = { $cubes_n ->
    [0] Não há nenhum rastro.
   *[other] O que há lá: { $cubes_sign }.
}
event-arosa-victims-sought = { $victims ->
    [0] Nenhuma vítima ali.
    [1] **Uma vítima!** { $floor ->
        [0] O térreo
       *[other] O andar { $floor }
    } é uma cena do crime.
   *[other] **As duas vítimas!** { $floor ->
        [0] O térreo
       *[other] O andar { $floor }
    } é a única cena do crime.
}
event-arosa-recorded = { $seat }: { $count ->
    [1] um rastro vai para o tabuleiro{ $borrowed ->
        [0] {""}
       *[other] , direto do andar
    }
   *[other] { $count } rastros vão para o tabuleiro{ $borrowed ->
        [0] {""}
        [one] , um deles direto do andar
       *[other] , { $borrowed } deles direto do andar
    }
}.
event-arosa-ground-failed = { $by } não tem nenhum rastro próprio no térreo: nada vai para o tabuleiro.
event-arosa-traces-counted = { $most ->
    [1] { $by } pode recuperar um rastro do tabuleiro.
   *[other] { $by } pode recuperar até { $most } rastros do tabuleiro.
}
event-arosa-traces-erased = { $count ->
    [0] { $by } não recupera nenhum rastro.
    [one] { $by } recupera um rastro do tabuleiro.
   *[other] { $by } recupera { $count } rastros do tabuleiro.
}
event-arosa-careless = Busca descuidada: { $count ->
    [0] { $by } não tem mais cubos para deixar cair.
    [one] { $by } deixa cair mais um cubo.
   *[other] { $by } deixa cair mais { $count } cubos.
}
event-arosa-turn-missed = O tempo de { $seat } acabou.
event-arosa-left = { $seat } deixa a partida; os rastros ficam, e ainda se pode suspeitar de { $seat }.
event-arosa-scored = { $seat }: { $points ->
    [1] { $points } ponto de suspeita.
   *[other] { $points } pontos de suspeita.
}
event-arosa-judged = A culpa é de { $murderers }! 🔪 { $winners_n ->
    [one] { $winners } vence e ganha uma promoção na polícia.
   *[other] { $winners } vencem e ganham uma promoção na polícia.
} 🏆
event-arosa-drawn = Empate: todos têm { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} de suspeita. A culpa é de todos, e todos vencem.
event-arosa-stalled = Ninguém jogou durante duas rodadas: a partida acaba sem vencedor.
event-arosa-last-one = Os outros foram embora: { $seat } vence! 🏆
event-arosa-abandoned = Não restam jogadores suficientes: a partida acaba sem vencedor.

## Um andar aberto que só está no painel, e para quem o abriu

apart-arosa-opened = { $floor ->
    [0] **O térreo**
   *[other] **O andar { $floor }**
} { $cubes_n ->
    [0] está vazio.
   *[other] está aberto: { $cubes_sign }.
}
result-arosa-opened = { $cubes_n ->
    [0] Você não encontra nada.
   *[other] Você encontra { $cubes_sign }.
}

## O painel

arosa-table-search = **Primeiro ato.** { $who } deve abrir um andar: { $n ->
    [1] falta encontrar uma vítima.
   *[other] falta encontrar as duas vítimas.
}
arosa-table-inquiry = **Segundo ato.** É a vez de { $who }: { $erase ->
    [yes] suspeitar de alguém ou apagar rastros.
   *[no] suspeitar de alguém.
}
arosa-table-erasing = **Segundo ato.** { $who } já contou, e deve dizer quantos rastros voltam do tabuleiro.
arosa-table-judged = { $winners_n ->
    [one] { $winners } venceu
   *[other] { $winners } venceram
} com { $least ->
    [1] { $least } ponto
   *[other] { $least } pontos
} de suspeita 🏆; a culpa é de { $murderers }, com { $most }. 🔪
arosa-table-drawn = Empate com { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}: a culpa é de todos, e todos venceram.
arosa-table-left = Os outros foram embora: { $who } venceu. 🏆
arosa-table-nobody = A partida acabou sem vencedor.
arosa-table-opened = { $floor ->
    [0] O **térreo** acaba de ser aberto
   *[other] O **andar { $floor }** acaba de ser aberto
}: { $cubes_n ->
    [0] não havia nenhum rastro.
   *[other] havia { $cubes_sign }.
}
arosa-table-scenes = { $found ->
    [0] Ainda não há cena do crime.
    [1] Cena do crime: { $first ->
        [0] térreo
       *[other] andar { $first }
    }.
   *[other] { $same ->
        [yes] A única cena do crime, para as duas vítimas: { $first ->
            [0] térreo
           *[other] andar { $first }
        }.
       *[no] Cenas do crime: { $first ->
            [0] térreo
           *[other] andar { $first }
        } e andar { $second }.
    }
}
arosa-table-seat = { $who } ({ $cube }) { $cube_sign }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}: { $reserve ->
    [1] { $reserve } cubo na reserva
   *[other] { $reserve } cubos na reserva
}{ $traces ->
    [0] {""}
    [one] , { $traces } rastro no tabuleiro
   *[other] , { $traces } rastros no tabuleiro
}{ $boxes_n ->
    [0] {""}
    [one] {" "}(andar { $boxes })
   *[other] {" "}(andares { $boxes })
}{ $points ->
    [0] {""}
    [one] {" "}= { $points } ponto
   *[other] {" "}= { $points } pontos
}{ $state ->
    [active] {" "}(joga agora)
    [gone] {" "}(deixou a partida)
   *[idle] {""}
}
arosa-table-hotel = **O hotel inteiro, aberto**
arosa-table-floor = { $floor ->
    [0] Térreo
   *[other] Andar { $floor }
}: { $cubes_n ->
    [0] nada
   *[other] { $cubes_sign }
}
arosa-picture-reserve = { $n ->
    [1] { $n } cubo
   *[other] { $n } cubos
}
arosa-picture-points = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
}
arosa-alt-table = O hotel Arosa em corte e, ao lado, o tabuleiro de busca com as cenas do crime, os rastros e as reservas.

## A escrivaninha

arosa-desk-own = Os seus rastros são **{ $cube_many }** { $cube_sign }; { $reserve ->
    [1] { $reserve } está na sua reserva
   *[other] { $reserve } estão na sua reserva
}.
arosa-desk-board = No tabuleiro: { $traces ->
    [1] { $traces } rastro
   *[other] { $traces } rastros
} { $boxes_n ->
    [one] (andar { $boxes })
   *[other] (andares { $boxes })
}, { $points ->
    [1] { $points } ponto de suspeita
   *[other] { $points } pontos de suspeita
}. Dez rastros encerram a partida.
arosa-desk-memory = Aqui ninguém tem segredos: todos veem e ouvem o mesmo. Guarde o que ouvir na memória, ou em **Minhas anotações**.

## O que não se pode

refusal-arosa-no-such-floor = O hotel tem os andares 0 (térreo) a 7. Escolha um deles; nada foi aberto.
refusal-arosa-nobody-named = Indique pelo menos um outro jogador de quem você suspeita.
refusal-arosa-not-yourself = O seu próprio nome não vale aqui. Indique só outros jogadores.
refusal-arosa-named-twice = Você indicou o mesmo jogador duas vezes. Indique cada suspeito uma vez só.
refusal-arosa-nothing-to-erase = Você não tem rastros no tabuleiro, então não há nada para apagar. Suspeite de alguém.
refusal-arosa-not-so-many = { $n ->
    [1] Você pode recuperar no máximo um rastro, ou nenhum.
   *[other] Você pode recuperar no máximo { $n } rastros, ou nenhum.
}
refusal-arosa-now-search = Este é o primeiro ato: procure as vítimas com **/arosa procurar** ou com o botão do painel.
refusal-arosa-now-erasing = O andar está aberto: diga primeiro quantos rastros você recupera, com **/arosa recuperar** ou com o botão do painel.
refusal-arosa-now-inquiry = Este é o segundo ato: **/arosa suspeitar** ou **/arosa apagar**, ou os botões do painel.

## Regras, conforme a situação

rules-arosa-start = **Mord im Arosa em poucas palavras**
    Todos deixam cair rastros (cubos da sua cor) no poço de ventilação do hotel. Ninguém vê onde eles param, mas todos ouvem a queda: cada batida é um andar atravessado, embora nem sempre se ouçam todas; *poc* é um andar, *TOC* é a mesa debaixo do térreo.
    No **primeiro ato**, abrem-se andares até encontrar as duas vítimas; os andares delas são as cenas do crime. No **segundo ato**, suspeite dos outros nos andares onde você acha que estão os rastros deles, e apague os seus.
    Um rastro no tabuleiro vale 3 pontos em uma cena do crime, 2 no andar logo acima ou abaixo, 1 em outro lugar. Quando um jogador chega a 10 rastros, ou fica sem reserva, a partida acaba: quem tem mais pontos leva a culpa, quem tem menos vence.
rules-arosa-search = **Primeiro ato: a busca das vítimas**
    Quem investiga abre um andar, e todos veem o que há ali.
    • **Nenhuma vítima:** os rastros encontrados caem de novo, e depois mais um da reserva de quem investiga (busca descuidada).
    • **Uma vítima:** o andar é uma cena do crime. Para cada rastro de outro jogador ali, esse jogador põe um da reserva no tabuleiro. Depois todos os rastros encontrados caem de novo.
    Encontradas as duas vítimas, o segundo ato começa com o jogador seguinte.
    O mesmo está escrito embaixo do som, escondido: clique para revelar. *tac ×2 … poc* quer dizer: ouviram-se duas batidas, e o cubo parou em um andar. Ele atravessou pelo menos dois andares; pode haver batidas que não se ouvem. *TOC* é quase sempre o térreo, onde ele bate na mesa.
rules-arosa-inquiry = **Segundo ato: suspeitar ou apagar**
    • **Suspeitar:** indique um ou vários dos outros e abra um andar. Para cada rastro deles ali, eles põem um da reserva no tabuleiro. Para cada suspeito sem rastro ali, você deixa cair mais um dos seus.
    • **Térreo:** ali a suspeita só vale se também houver um rastro seu; se não houver, ninguém registra nada e você deixa cair um para cada suspeito.
    • **Apagar:** abra um andar e conte; depois diga quantos dos seus rastros você recupera da casa dele, no máximo tantos quantos encontrou ali. Se não encontrar nenhum, você deixa cair mais um.
    No fim, todos os rastros encontrados caem de novo.
rules-arosa-erasing = **Quantos rastros voltam?**
    Todos viram o andar. Da casa dele no tabuleiro você recupera no máximo tantos rastros seus quantos havia ali; pode recuperar menos. Depois todos os rastros encontrados caem de novo.
rules-arosa-waiting = **É a vez de outro jogador**
    Olhe e ouça! Com a memória livre, o que se ouviu e encontrou pode ser relido no canal e no histórico; com a memória rigorosa, desaparece quando cai o cubo seguinte. Ninguém mais lê **Minhas anotações**.
    Rastros no tabuleiro: 3 pontos em uma cena do crime, 2 no andar de cima ou de baixo, 1 em outro lugar. 10 rastros no tabuleiro ou uma reserva vazia encerram a partida depois do turno.
rules-arosa-over = **A partida acabou**
    Quem tem mais pontos de suspeita leva a culpa, quem tem menos vence; pode haver vários de cada. Os rastros no hotel e na reserva não contam. Se todos os outros foram embora, venceu o último jogador que ficou; se ninguém jogou durante duas rodadas, ninguém venceu.

## Cubos e sons

noun-arosa-yellow = amarelo
    .many = amarelos
    .sign = 🟨{"\u2060"}●
noun-arosa-blue = azul
    .many = azuis
    .sign = 🟦{"\u2060"}▲
noun-arosa-brown = marrom
    .many = marrons
    .sign = 🟫{"\u2060"}■
noun-arosa-gray = cinza
    .many = cinza
    .sign = 🔘{"\u2060"}✚
noun-arosa-black = preto
    .many = pretos
    .sign = ⬛{"\u2060"}◆
noun-arosa-white = branco
    .many = brancos
    .sign = ⬜{"\u2060"}★
noun-arosa-victim = vítima
    .many = vítimas
    .sign = 🟥{"\u2060"}✖
noun-arosa-poc = poc
    .hear = poc
noun-arosa-toc = toc
    .hear = TOC

## A folha

arosa-sheet-floors = No hotel
arosa-sheet-floor = { $n ->
    [0] térreo
   *[other] andar { $n }
}

## Por que uma conta é certa

arosa-why-found = { $nos_n ->
    [one] No passo { $nos }
   *[other] Em cada um dos passos { $nos }
}, { $count } × { $cube_sign } { $count ->
    [one] foi achado e retirado
   *[other] foram achados e retirados
} ({ $floors }).
arosa-why-empty = { $nos_n ->
    [one] No passo { $nos }
   *[other] Nos passos { $nos }
}, não havia { $cube_sign } no andar aberto ({ $floors }).
arosa-why-put-back = { $nos_n ->
    [one] No passo { $nos }
   *[other] Nos passos { $nos }
}, { $count } × { $cube_sign } { $count ->
    [one] voltou
   *[other] voltaram
} para o andar { $floor }.
arosa-why-heard = { $count ->
    [1] O que se ouviu de { $cube_sign } ({ $nos_n ->
        [one] passo
       *[other] passos
    } { $nos }) põe esse cubo
   *[other] O que se ouviu de { $count } × { $cube_sign } ({ $nos_n ->
        [one] passo
       *[other] passos
    } { $nos }) põe esses cubos
} { $floor ->
    [0] no térreo.
   *[other] no andar { $floor } ou mais abaixo.
}
arosa-why-left = Para { $count ->
    [1] { $cube_sign }
   *[other] { $count } × { $cube_sign }
}{ $nos_n ->
    [0] {""}
    [one] {" "}do passo { $nos }
   *[other] {" "}dos passos { $nos }
}{ $high ->
    [none] {""}
    [0] {" "}(pelo som, térreo)
   *[other] {" "}(pelo som, andar { $high } ou mais abaixo)
}{ $empty_n ->
    [0] {""}
    [one] , nada no passo { $empty }
   *[other] , nada nos passos { $empty }
}, só resta { $where ->
    [there] {""}
   *[other] { $finds_n ->
        [one] o achado do passo { $finds }
       *[other] um achado dos passos { $finds }
    }
}{ $where ->
    [both] {" "}ou{" "}
   *[other] {""}
}{ $where ->
    [found] {""}
   *[other] { $floor ->
        [0] o térreo
       *[other] o andar { $floor }
    }
}.
arosa-why-least = São { $many } × { $cube_sign }, e { $finds_n ->
    [one] no passo { $finds }
   *[other] nos passos { $finds }
} só havia { $found } no total: tem que haver pelo menos { $count } { $floor ->
    [0] no térreo.
   *[other] no andar { $floor }.
}
arosa-why-most = No máximo { $many } × { $cube_sign } { $many ->
    [one] pode
   *[other] podem
} estar { $floor ->
    [0] no térreo
   *[other] no andar { $floor }
}{ $finds_n ->
    [0] {""}
    [one] {" "}ou ter saído no passo { $finds }
   *[other] {" "}ou ter saído nos passos { $finds }
}{ $out_n ->
    [0] {""}
    [one] ; o cubo do passo { $out } foi ouvido mais abaixo
   *[other] ; os cubos dos passos { $out } foram ouvidos mais abaixo
}{ $emptied_n ->
    [0] {""}
    [one] ; o que havia antes foi retirado no passo { $emptied }
   *[other] ; o que havia antes foi retirado nos passos { $emptied }
}.{ $finds_n ->
    [0] {""}
   *[other] {" "}Ali { $found ->
        [one] foi achado { $found }
       *[other] foram achados { $found }
    }, então { $count ->
        [0] não pode haver nenhum
       *[other] pode haver no máximo { $count }
    } { $floor ->
        [0] no térreo.
       *[other] no andar { $floor }.
    }
}
arosa-conclusion = Portanto, { $count ->
    [0] não pode haver { $cube_sign }
   *[other] tem que haver exatamente { $count } × { $cube_sign }
} { $floor ->
    [0] no térreo.
   *[other] no andar { $floor }.
}

## A reconstituição

arosa-inquest-trace = No passo { $no }, o andar de um rastro de { $who } pôde ser determinado pela primeira vez: { $floor ->
    [0] o térreo.
   *[other] o andar { $floor }.
}
arosa-inquest-victim = No passo { $no }, o andar de uma vítima pôde ser determinado pela primeira vez: { $floor ->
    [0] o térreo.
   *[other] o andar { $floor }.
}
arosa-inquest-fine = Uma bela suspeita: no passo { $no }, { $who } suspeita de { $players } no { $floor ->
    [0] térreo
   *[other] andar { $floor }
}, { $percent ->
    [100] e podia ter certeza
   *[other] onde as chances eram melhores ({ $percent } de 100 casos)
}; { $count ->
    [1] um rastro vai para o tabuleiro.
   *[other] { $count } rastros vão para o tabuleiro.
}
arosa-inquest-lucky = Um golpe de sorte: no passo { $no }, { $who } suspeita de { $players } no { $floor ->
    [0] térreo
   *[other] andar { $floor }
} e acerta contra as probabilidades ({ $percent } em 100).
arosa-inquest-unlucky = Azar: no passo { $no }, { $who } suspeita de { $players } no { $floor ->
    [0] térreo
   *[other] andar { $floor }
} em vão, embora as chances fossem de { $percent } em 100.
arosa-inquest-vain = No passo { $no }, { $who } { $kind ->
    [search] procura uma vítima
    [erase] quer apagar rastros
    [ground] suspeita de { $players } sem um rastro próprio
   *[suspect] suspeita de { $players }
} no { $floor ->
    [0] térreo
   *[other] andar { $floor }
}: tudo o que se tinha visto e ouvido excluía isso.
arosa-inquest-missed = No passo { $no }, { $who } suspeita de { $players } no { $floor ->
    [0] térreo
   *[other] andar { $floor }
} e não encontra nada, embora houvesse um rastro certo: { $player }, { $there ->
    [0] o térreo.
   *[other] o andar { $there }.
}
arosa-inquest-legend = -# Calculado como se nada tivesse sido esquecido; as quedas mais prováveis pesam mais.

## O que um rival pensou

arosa-rival-search = esperava uma vítima no { $floor ->
    [0] térreo
   *[other] andar { $floor }
} em { $share } de 100 casos.
arosa-rival-suspect = esperava rastros de { $players } no { $floor ->
    [0] térreo
   *[other] andar { $floor }
} em { $share } de 100 casos.
arosa-rival-erase = esperava rastros próprios no { $floor ->
    [0] térreo
   *[other] andar { $floor }
} em { $share } de 100 casos: tirar pontos valia mais que uma suspeita.
arosa-rival-take = o que se pode recuperar se recupera: nunca faz mal.
arosa-rival-guess = não lembrava nada do que se ouviu, então foi um chute.
arosa-rival-overlooked = foi um impulso, sem pensar no que se tinha ouvido.

## Casos

arosa-case-question = **{ $count ->
    [1] Um rastro { $cube_sign } está
   *[other] { $count } rastros { $cube_sign } estão
} no hotel agora. Onde?** Abaixo estão todos os sons dessa cor.
arosa-case-rule = -# Um cubo bate no máximo uma vez para cada andar que atravessa, e às vezes nem bate: com quatro batidas ele está no andar 3 ou mais abaixo. *poc* ou *TOC* não provam nada. O que está em um andar que se abre é retirado; o que cai de novo se ouve de novo.
arosa-case-opened = { $floor ->
    [0] O térreo
   *[other] O andar { $floor }
} é aberto: { $cubes_n ->
    [0] não há nada.
   *[other] { $cubes_sign }.
}
arosa-case-traces = { $cube }
arosa-suspect = { $who } ({ $cube } { $cube_sign })
arosa-case-place = { $count ->
    [1] Onde está
   *[other] { $n ->
        [1] O rastro mais baixo
        [2] { $count ->
            [2] O rastro mais alto
           *[other] O do meio
        }
       *[other] O rastro mais alto
    }
}
noun-arosa-floor_0 = térreo
noun-arosa-floor_1 = andar 1
noun-arosa-floor_2 = andar 2
noun-arosa-floor_3 = andar 3
noun-arosa-floor_4 = andar 4
noun-arosa-floor_5 = andar 5
noun-arosa-floor_6 = andar 6
noun-arosa-floor_7 = andar 7

## As regras inteiras, página por página; a última é um exemplo de jogada

rulebook-arosa-1 = **O objetivo**
    Um hotel de oito andares, do térreo (0) ao sétimo. Duas vítimas caíram no poço de ventilação. Todos deixaram **rastros** ali, cubos da sua cor, e ninguém vê em que andar um cubo para; isso se **ouve**.
    Encontre as vítimas, depois faça os rastros dos outros irem para o tabuleiro e apague os seus. No fim, quem tem mais pontos de suspeita leva a culpa; quem tem menos vence.
    Jogam de 2 a 6, cada um com 20 rastros na reserva.
rulebook-arosa-2 = **O prólogo, e o que se ouve**
    Um jogador sorteado deixa cair as duas vítimas. Depois cada um deixa cair dois dos seus rastros. A cor é anunciada, o andar nunca.
    Cada *tac* é um andar atravessado; *poc*, o cubo para em um andar; *TOC*, ele bate na mesa, em geral no térreo. Você não vai ouvir todas as batidas: muitas vezes um cubo caiu mais baixo do que você pensa, nunca mais alto.
    Todos ouvem o mesmo, e o mesmo fica escrito.
rulebook-arosa-3 = **Primeiro ato: a busca das vítimas**
    Na sua vez, **quem investiga** é você: abra um andar, e todos veem o que há ali.
    • **Nenhuma vítima**: os cubos encontrados caem de novo no poço, um por um, e você deixa cair mais um da sua reserva, mesmo que não houvesse nada no andar.
    • **Uma vítima**: o andar é uma **cena do crime**. Para cada rastro de **outro** jogador ali, esse jogador põe um rastro da reserva na casa do andar, no tabuleiro. Os seus não contam. Depois os cubos encontrados caem de novo; você não deixa cair mais nada.
    Encontradas as duas vítimas, o segundo ato começa com o jogador seguinte.
rulebook-arosa-4 = **Segundo ato: suspeitar**
    Indique um ou vários jogadores e abra um andar. Para cada rastro de um suspeito ali, ele põe um rastro da reserva na casa desse andar. Quem você não indicou não registra nada, nem você.
    Para cada suspeito **sem** rastro nesse andar, você deixa cair um rastro da sua reserva.
    {""}**Térreo**: um dos seus próprios rastros também precisa estar ali. Se não estiver, ninguém registra nada, e você deixa cair um rastro para cada suspeito que indicou.
    No fim, todos os cubos encontrados caem de novo no poço.
rulebook-arosa-5 = **Segundo ato: apagar**
    Se você tem rastros no tabuleiro, pode, em vez de suspeitar, abrir um andar e contar nele os seus próprios rastros. Da casa desse **mesmo** andar você recupera no máximo esse número; eles voltam à sua reserva.
    Se não encontrar nenhum seu no andar, você não recupera nada e deixa cair mais um rastro.
    Aqui também os cubos encontrados caem de novo no fim.
rulebook-arosa-6 = **O fim, e os pontos**
    A partida acaba depois do turno em que um jogador tem 10 rastros no tabuleiro ou a reserva vazia. Se uma reserva não basta para registrar, usam-se os rastros encontrados no andar.
    Cada rastro no tabuleiro vale:
    • **3 pontos** em uma cena do crime;
    • **2 pontos** no andar logo acima ou abaixo de uma cena do crime;
    • **1 ponto** em outro lugar.
    Os rastros no hotel e nas reservas não contam. Pode haver vários culpados e vários vencedores.
    Quem sai não pode mais vencer, e ainda se pode suspeitar dessa pessoa. Se todos os outros saem, vence o último jogador que fica, sem contar. Se ninguém joga durante duas rodadas, a partida acaba sem vencedor.
rulebook-arosa-7 = **Exemplo de uma jogada**
    Segundo ato, Ana joga com o amarelo. Ela ouviu dois cubos cinza pararem perto do terceiro andar, e suspeita de Gaspar (cinza) e Bruno (azul) no terceiro.
    No andar há dois cinza, um marrom, nenhum azul. Gaspar registra dois rastros na casa 3. Bruno não registra nada, nem Clara (marrom), que não foi indicada.
    Os dois cubos cinza e o marrom caem no poço: *tac tac poc*, *tac poc*, *tac tac tac TOC*. Por Bruno, de quem suspeitou sem razão, Ana deixa cair um rastro amarelo da reserva.

## A lição: algumas decisões de uma partida de verdade, e as razões

lesson-arosa-start = **Mord im Arosa em cinco minutos**
    Duas vítimas caíram no poço de ventilação de um hotel de oito andares. Cada um deixa rastros ali: você joga com o amarelo, Camille com o azul. Ninguém vê os cubos pararem; isso se ouve.
    Aqui estão quatro decisões de uma partida de verdade com dois jogadores.
lesson-arosa-1 = As duas vítimas caem, uma depois da outra: *tac tac … poc*, e de novo *tac tac … poc*. Cada *tac* é um andar atravessado, *poc* é a parada. Você não vai ouvir todas as batidas.
    {""}**Onde está a primeira vítima?**
lesson-arosa-1-seventh = No sétimo andar
lesson-arosa-1-seventh-why = Não: dois *tac* são pelo menos dois andares atravessados, o sétimo e o sexto.
lesson-arosa-1-fifth = No quinto, com certeza
lesson-arosa-1-fifth-why = Pode ser, mas não é certo: ela estaria lá se todas as batidas fossem ouvidas, e mais ou menos uma em cada quatro não se ouve.
lesson-arosa-1-lower = No quinto ou mais abaixo
lesson-arosa-1-lower-why = Sim: pelo menos dois andares atravessados, talvez mais. Muitas vezes um cubo está mais baixo do que parece pelo som, nunca mais alto.
lesson-arosa-2 = Camille abre o quinto andar: não há nada. Por essa busca descuidada, um cubo da reserva de Camille cai no poço. É a sua vez.
    {""}**Qual andar você abre?**
lesson-arosa-2-sixth = O sexto
lesson-arosa-2-sixth-why = Não: as duas vítimas atravessaram pelo menos dois andares, o sexto entre eles. Elas não estão lá.
lesson-arosa-2-fifth = O quinto de novo
lesson-arosa-2-fifth-why = Não: você viu que não há nada, e as vítimas nunca se mexem sozinhas.
lesson-arosa-2-fourth = O quarto
lesson-arosa-2-fourth-why = Sim: sem nada no quinto, basta uma batida que não se ouviu para ser o quarto. Nesta partida havia uma vítima ali, e a outra estava no terceiro.
lesson-arosa-3 = As cenas do crime são o terceiro andar e o quarto. Começa o segundo ato: você suspeita de Camille no segundo andar, e há ali um rastro de Camille.
    {""}**Quantos pontos vale um rastro na casa 2?**
lesson-arosa-3-one = 1 ponto
lesson-arosa-3-one-why = Não: 1 ponto é para o que está longe das cenas do crime, como o sétimo andar ou o térreo.
lesson-arosa-3-two = 2 pontos
lesson-arosa-3-two-why = Sim: o segundo andar fica logo abaixo do terceiro, uma cena do crime. E vence quem tem menos pontos.
lesson-arosa-3-three = 3 pontos
lesson-arosa-3-three-why = Não: 3 pontos são só para as próprias cenas do crime, aqui o terceiro andar e o quarto.
lesson-arosa-4 = Camille suspeitou de você no sétimo andar, encontrou ali um dos seus cubos, e você tem um rastro na casa 7. Depois esse cubo caiu de novo: *tac … poc*. É a sua vez, e você gostaria de tirar esse rastro do tabuleiro.
    {""}**O que você faz?**
lesson-arosa-4-erase = Abro o sétimo para apagar
lesson-arosa-4-erase-why = Não: para apagar um rastro na casa 7 você precisa de um rastro seu **no sétimo andar**. O seu caiu mais baixo: você ouviu. Você não recuperaria nada, e mais um cubo cairia.
lesson-arosa-4-elsewhere = Abro outro andar para apagar
lesson-arosa-4-elsewhere-why = Não: você só recupera da casa do andar que abre. As suas outras casas estão vazias.
lesson-arosa-4-suspect = Suspeito de Camille
lesson-arosa-4-suspect-why = Sim: um rastro no sétimo andar custa só 1 ponto. É melhor levar ao tabuleiro os de Camille, no andar em que você ouviu que pararam, perto das cenas do crime.
lesson-arosa-end = **É tudo de que você precisa para jogar.** Ouça cada queda, anote onde acha que parou, e suspeite só se acreditar mesmo nisso: cada suspeito sem rastro custa um cubo a você. **Minhas anotações** são o seu bloco.

## Técnicas de dedução, da mais fácil à mais difícil

technique-arosa-opened = Um andar que foi aberto
technique-arosa-opened-page = Quando um andar é aberto, todos os cubos dele são vistos e retirados. O que cai ali depois se conta de novo, a partir de zero.
    {""}*Exemplo:* o andar 4 foi aberto, e desde então nenhum cubo caiu. Não há nada ali.
technique-arosa-heard = Ouvido ao passar
technique-arosa-heard-page = Cada batida é um andar por onde o cubo passou. Ele pode estar mais baixo do que parece, nunca mais alto.
    {""}*Exemplo:* três batidas a partir do sétimo andar: os andares 7, 6 e 5 ficaram para trás, então o cubo está no andar 4 ou mais abaixo.
technique-arosa-together = A soma dos sons e dos achados
technique-arosa-together-page = Todo cubo que caiu foi achado ou ainda está lá. Conte os que caíram, tire os que foram achados e veja onde os outros podem estar.
    {""}*Exemplo:* dois cubos caíram no andar 1 ou mais abaixo. O andar 1 foi aberto, e havia um ali. O outro está no térreo.

## Os comandos (os nomes em inglês estão no código)

command-arosa = arosa
command-arosa-description = Jogue Mord im Arosa na mesa deste canal.

command-arosa-search = procurar
command-arosa-search-description = Primeiro ato: abra um andar e procure as vítimas.
command-arosa-search-floor = andar
command-arosa-search-floor-description = O andar que você abre, de 0 (térreo) a 7.

command-arosa-suspect = suspeitar
command-arosa-suspect-description = Segundo ato: suspeite de um ou vários jogadores e abra um andar.
command-arosa-suspect-floor = andar
command-arosa-suspect-floor-description = O andar que você abre, de 0 (térreo) a 7.
command-arosa-suspect-player = jogador
command-arosa-suspect-player-description = De quem você suspeita.
command-arosa-suspect-player2 = jogador2
command-arosa-suspect-player2-description = Outro suspeito.
command-arosa-suspect-player3 = jogador3
command-arosa-suspect-player3-description = Um terceiro suspeito.
command-arosa-suspect-player4 = jogador4
command-arosa-suspect-player4-description = Um quarto suspeito.
command-arosa-suspect-player5 = jogador5
command-arosa-suspect-player5-description = Um quinto suspeito.

command-arosa-erase = apagar
command-arosa-erase-description = Segundo ato: abra um andar e conte os seus rastros.
command-arosa-erase-floor = andar
command-arosa-erase-floor-description = O andar que você abre, de 0 (térreo) a 7.

command-arosa-take = recuperar
command-arosa-take-description = Depois de contar: recupere rastros seus da casa do andar aberto.
command-arosa-take-count = quantidade
command-arosa-take-count-description = Quantos rastros você recupera.
