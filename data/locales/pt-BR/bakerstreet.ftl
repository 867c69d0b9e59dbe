# Bakerstreet.

game-bakerstreet = Bakerstreet
club-bakerstreet = baker-street
kind-bakerstreet = blefe
about-bakerstreet = Londres, 1898, em meio à neblina: dois detetives estimam quanto valem as duas mãos, blefam e duvidam. Quem ganha pega pistas, e sete letras em sequência resolvem o caso.
    -# 2 jogadores · uns 40 minutos · médio: blefe e memória
option-bakerstreet-memory = Memória das cartas cobertas
option-bakerstreet-first = Quem começa
value-lot = por sorteio
value-one = o primeiro jogador
value-two = o segundo jogador

value-bakerstreet-pile = Pilha { $value }

verb-bakerstreet-play = Jogar uma carta
verb-bakerstreet-estimate = Estimar
verb-bakerstreet-doubt = Duvidar
verb-bakerstreet-choose = Escolher uma pilha
verb-bakerstreet-take = Pegar uma pista

field-bakerstreet-play-card = Qual carta da sua mão?
field-bakerstreet-play-pile = Na frente de qual pilha de pistas?
field-bakerstreet-estimate-number = As duas mãos valem pelo menos…
field-bakerstreet-choose-pile = Qual pilha é contada?
field-bakerstreet-take-letter = Qual pista você pega?

## O que todos ouvem

event-bakerstreet-dealt = Três cartas para cada um, e cinco pilhas de oito pistas em círculo. { $first } abre a primeira rodada.
event-bakerstreet-played = { $by } joga **{ $card }** na frente da pilha { $pile }.
event-bakerstreet-reshuffled = O monte de { $seat } acabou, então o descarte é embaralhado e vira um novo.
event-bakerstreet-estimated = { $by } estima: **{ $number }**.
event-bakerstreet-doubted = { $by } duvida da estimativa de **{ $number }**. { $by_cards_n ->
    [0] { $by } não tem cartas
   *[other] { $by } mostra { $by_cards }
}, { $player_cards_n ->
    [0] { $player } não tem cartas
   *[other] { $player } mostra { $player_cards }
}: **{ $total }** ao todo. { $winner } ganha a dúvida e escolhe uma pilha.
event-bakerstreet-counted = { $arrow ->
    [yes] Uma seta leva à pilha { $pile }. ➡️
   *[no] Conta-se a pilha { $pile }. 🔎
} { $how ->
    [empty] Não há cartas ali, então { $winner }, que ganhou a dúvida, ganha a contagem
   *[other] { $first_cards_n ->
        [0] { $first }: **0**, sem cartas
       *[other] { $first }: **{ $first_sum }** ({ $first_cards }{ $first_x2 ->
            [yes] , em dobro
           *[no] {""}
        })
    }; { $second_cards_n ->
        [0] { $second }: **0**, sem cartas
       *[other] { $second }: **{ $second_sum }** ({ $second_cards }{ $second_x2 ->
            [yes] , em dobro
           *[no] {""}
        })
    }.{ $stop ->
        [yes] {" "}O pare encerra a contagem: o que está embaixo fica.
       *[no] {""}
    } { $how ->
        [tie] Empate, então { $winner }, que ganhou a dúvida, ganha a contagem
       *[more] { $winner } ganha a contagem
    }
}{ $prize ->
    [clue] .
    [all] , mas já tem todas as letras dessa pilha: não se pega nenhuma pista.
   *[none] , mas não resta nenhuma pista nessa pilha.
}
event-bakerstreet-clue-taken = { $by } pega uma pista da pilha { $pile }, virada para baixo: { $clues ->
    [1] { $clues } pista agora
   *[other] { $clues } pistas agora
}, { $left ->
    [0] e a pilha está vazia.
    [one] e resta { $left } na pilha.
   *[other] e restam { $left } na pilha.
}
event-bakerstreet-round-began = Nova rodada: os dois compram as suas cartas, { $first } começa{ $swapped ->
    [yes] , porque o outro jogador não tem cartas
   *[no] {""}
}.{ $shuffled_n ->
    [0] {""}
   *[other] {" "}O descarte é embaralhado e vira um novo monte para { $shuffled }.
}
event-bakerstreet-hands-empty = Ninguém pode comprar cartas: { $by } ganhou a dúvida e escolhe uma pilha com cartas de detetive.
event-bakerstreet-turn-missed = O tempo de { $seat } acabou.
event-bakerstreet-warned = { $seat } perdeu dois turnos seguidos: se perder o terceiro, perde a partida. ⚠️
event-bakerstreet-left = { $seat } deixa a partida: { $winner } vence.
event-bakerstreet-stayed-away = { $seat } perdeu três turnos seguidos, o que vale como sair: { $winner } vence.
event-bakerstreet-won = { $by } mostra { $run }: { $run_n } letras em sequência, o caso está resolvido! 🏆
event-bakerstreet-stalled = Ninguém jogou durante duas rodadas: a partida acaba sem vencedor.
event-bakerstreet-letters-shown = { $letters_n ->
    [0] { $seat } não tinha nenhuma pista.
    [one] A pista que { $seat } tinha: { $letters }.
   *[other] As pistas que { $seat } tinha: { $letters }.
}

## O resultado da sua própria jogada, quando nenhuma mensagem o diz ainda

result-bakerstreet-doubted = As duas mãos valem **{ $total }** ao todo: { $winner } ganha a dúvida.
result-bakerstreet-counted = { $winner } ganha a contagem da pilha { $pile }.

## O que só um jogador fica sabendo

event-bakerstreet-hand-dealt = { $cards_n ->
    [0] Não resta nenhuma carta para você comprar.
   *[other] Você comprou uma nova mão.
}
event-bakerstreet-card-drawn = Você compra **{ $card }**.
event-bakerstreet-pile-seen = { $prize ->
    [clue] Você ganhou a contagem da pilha { $pile }: olhe as pistas dela.
   *[all] Você ganhou a contagem da pilha { $pile }, mas já tem todas as letras dela: { $letters }.
}
event-bakerstreet-clue-kept = Você guarda a pista **{ $letter }**, virada para baixo.

## O painel

bakerstreet-table-opening = { $who } abre a rodada: jogar uma carta, depois dar qualquer estimativa.{ $lost ->
    [yes] {" "}⚠️ Se { $who } perder também este turno, perde a partida.
   *[no] {""}
}
bakerstreet-table-playing = É a vez de { $who }: uma carta e uma estimativa acima de **{ $n }**, ou uma dúvida.{ $lost ->
    [yes] {" "}⚠️ Se { $who } perder também este turno, perde a partida.
   *[no] {""}
}
bakerstreet-table-must-doubt = { $who } só pode duvidar da estimativa de **{ $n }**{ $n ->
    [30] {" "}(nada é mais alto)
   *[other] {" "}(a mão está vazia)
}.{ $lost ->
    [yes] {" "}⚠️ Se { $who } perder também este turno, perde a partida.
   *[no] {""}
}
bakerstreet-table-estimating = { $who } jogou e comprou uma carta, e agora deve dar uma estimativa.{ $lost ->
    [yes] {" "}⚠️ Se { $who } perder também este turno, perde a partida.
   *[no] {""}
}
bakerstreet-table-choosing = { $who } ganhou a dúvida e escolhe a pilha a contar.{ $lost ->
    [yes] {" "}⚠️ Se { $who } perder também este turno, perde a partida.
   *[no] {""}
}
bakerstreet-table-taking = { $who } ganhou a contagem da pilha { $pile } e escolhe ali uma pista.{ $lost ->
    [yes] {" "}⚠️ Se { $who } perder também este turno, perde a partida.
   *[no] {""}
}
bakerstreet-table-estimate = Estimativa: **{ $n }**, de { $who }{ $earlier_n ->
    [0] {""}
   *[other] , depois de { $earlier }
}.
bakerstreet-table-pile = Pilha { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] nenhuma pista
    [one] { $clues } pista
   *[other] { $clues } pistas
}; { $cards ->
    [1] há ali uma carta, **{ $top }** ({ $who })
   *[other] há ali { $cards } cartas, com **{ $top }** em cima ({ $who })
}.
bakerstreet-table-pile-empty = Pilha { $pile }{ $counted ->
    [yes] {" "}🔎
   *[no] {""}
}: { $clues ->
    [0] nenhuma pista
    [one] { $clues } pista
   *[other] { $clues } pistas
}; não há cartas ali.
bakerstreet-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] boné de caça
   *[hat] chapéu-coco
}): { $clues ->
    [0] nenhuma pista
    [one] { $clues } pista
   *[other] { $clues } pistas
}, { $hand ->
    [0] nenhuma carta
    [one] { $hand } carta
   *[other] { $hand } cartas
} na mão, { $deck } para comprar, { $discard_id ->
    [none] nada no descarte
   *[other] **{ $discard }** em cima do descarte
}.
bakerstreet-table-seat-letters = { $who }{ $state ->
    [won] {" "}🏆
   *[idle] {""}
} ({ $emblem ->
    [cap] boné de caça
   *[hat] chapéu-coco
}): { $letters_n ->
    [0] nenhuma pista
   *[other] { $letters }
}; { $hand ->
    [0] nenhuma carta
    [one] { $hand } carta
   *[other] { $hand } cartas
} na mão, { $deck } para comprar, { $discard_id ->
    [none] nada no descarte
   *[other] **{ $discard }** em cima do descarte
}.
bakerstreet-alt-table = A mesa na neblina, vista de cima: as cinco pilhas com a carta de cima na frente de cada uma, a estimativa, e o que cada jogador tem.
bakerstreet-alt-desk = A sua escrivaninha: as suas cartas e as suas letras, como no texto desta mensagem.
bakerstreet-picture-run = { $n } em sequência
bakerstreet-picture-pile = Pilha { $n }

## A escrivaninha

bakerstreet-desk-warned = Você perdeu dois turnos seguidos: **se perder o terceiro, perde a partida**. ⚠️
bakerstreet-desk-box = -# Símbolos nas { $cards } cartas de cada jogador, por valor: **pare** { $stops }; **×2** { $doubles }; **seta** { $arrows }. Todas as outras são simples.
bakerstreet-desk-hand = { $cards_n ->
    [0] **A sua mão** está vazia.
   *[other] **A sua mão**: { $cards }, que valem **{ $total }** ao todo.
}
bakerstreet-desk-last = Última estimativa: **{ $n }**.
bakerstreet-desk-letters = { $letters_n ->
    [0] Você ainda não tem nenhuma pista.
    [one] **A sua pista**: { $letters }.
   *[other] **As suas pistas**: { $letters }.
}
bakerstreet-desk-run = Maior sequência: **{ $letters }** ({ $letters_n } em sequência; 7 vencem).
bakerstreet-desk-pile = **Pilha { $pile }**: { $letters }. 🔎
bakerstreet-desk-free = Ainda faltam: { $letters }.

## O que não se pode, e avisos

refusal-bakerstreet-not-in-hand = Essa carta não está na sua mão. **/mesa mão** mostra as suas cartas; nada foi jogado.
refusal-bakerstreet-no-such-pile = Há cinco pilhas, de 1 a 5. Escolha uma delas; nada foi feito.
refusal-bakerstreet-pile-without-cards = Todas as cartas de detetive estão na frente das pilhas: escolha uma pilha que tenha alguma. Nada foi contado.
refusal-bakerstreet-must-doubt = Agora você só pode duvidar: nada é mais alto que 30, ou você não tem carta para jogar. Clique em **Duvidar**.
refusal-bakerstreet-nothing-to-doubt = Você abre a rodada, então não há estimativa de que duvidar. Primeiro jogue uma carta.
refusal-bakerstreet-not-higher = Uma estimativa tem que ser mais alta que a última, **{ $n }**. Diga um número mais alto; nada foi feito.
refusal-bakerstreet-out-of-range = Uma estimativa é um número inteiro de 0 a { $n }: seis cartas não valem mais. Nada foi feito.
refusal-bakerstreet-estimate-first = Você jogou a sua carta. Agora dê a sua estimativa.
refusal-bakerstreet-play-first = Primeiro jogue uma carta; depois você compra uma e dá a sua estimativa.
refusal-bakerstreet-choose-first = Você ganhou a dúvida: escolha a pilha que é contada.
refusal-bakerstreet-nothing-to-choose = Uma pilha é escolhida depois de uma dúvida, por quem a ganhou. Jogue uma carta ou duvide.
refusal-bakerstreet-take-first = Você ganhou a contagem: primeiro pegue uma pista da pilha.
refusal-bakerstreet-nothing-to-take = Só se pega uma pista depois de uma contagem, e só quem a ganhou. Jogue uma carta ou duvide.
refusal-bakerstreet-letter-not-there = Essa letra não está na pilha. **/mesa mão** mostra o que há nela.
refusal-bakerstreet-letter-owned = Você já tem essa letra, e só pode ter uma de cada. Escolha outra.
caution-bakerstreet-doubt-is-lost = A sua própria mão já vale tanto quanto a estimativa, então você perderia esta dúvida com certeza. Duvidar mesmo assim?

## Regras, conforme a situação

rules-bakerstreet-start = **Bakerstreet em poucas palavras**
    Cada jogador tem 30 cartas de detetive, cinco de cada valor de 0 a 5, e três delas na mão. Na sua vez você **joga** uma carta na frente de uma das cinco pilhas de pistas, compra outra, e **estima** quanto valem ao todo as seis cartas das duas mãos; ou **duvida** da última estimativa.
    Cada estimativa tem que ser mais alta que a anterior. Depois de uma dúvida as duas mãos são mostradas: quem tinha razão escolhe uma pilha, e as cartas na frente dela são contadas. Quem tem mais ali olha a pilha e pega uma pista.
    Sete letras em sequência (de A a T) vencem. Quem sai, ou perde três turnos seguidos, perde a partida. Com a memória rigorosa, as cartas cobertas não podem ser vistas de novo: lembre-se delas!
rules-bakerstreet-opening = **Você abre a rodada**
    Jogue uma carta na frente de uma pilha; você compra outra na hora. Depois diga um número de 0 a 30: quanto valem ao todo as seis cartas das duas mãos. Você pode blefar à vontade. Os valores contam, os símbolos não.
    Ainda não há do que duvidar.
rules-bakerstreet-playing = **É a sua vez**
    Ou jogue uma carta na frente de uma pilha, compre outra e dê uma estimativa mais alta que a última; ou duvide dela. Depois de 30 você só pode duvidar.
    Depois de uma dúvida as duas mãos são mostradas. Se valem menos que a estimativa, você ganha a dúvida; se valem o mesmo ou mais, o outro jogador ganha. Quem ganha escolhe uma pilha a contar, quem perde começa a rodada seguinte.
    Os símbolos só valem nas contagens. **Pare**: a contagem acaba com esta carta. **×2**: dobra a soma de quem a jogou, uma vez. **Seta**: a pilha seguinte, em sentido horário, também é contada.
    Símbolos nas { $cards } cartas de cada jogador, por valor: **pare** { $stops }; **×2** { $doubles }; **seta** { $arrows }. Todas as outras são simples.
rules-bakerstreet-estimating = **Você dá uma estimativa**
    Quanto valem ao todo as seis cartas das duas mãos? Tem que ser mais que a última estimativa; pode-se blefar. Se o outro jogador duvidar e as cartas valerem pelo menos isso, você ganha a dúvida.
rules-bakerstreet-choosing = **Você ganhou a dúvida**
    Escolha uma pilha. As cartas na frente dela são tiradas uma por uma, de cima para baixo, até um pare ou até o fim, e separadas por jogador. **×2** dobra a soma de quem a jogou, uma vez. A soma mais alta ganha a contagem; no empate, ou sem cartas, ganha você.
    Se uma **seta** foi contada, de quem quer que seja, depois se conta a pilha seguinte em sentido horário.
rules-bakerstreet-taking = **Você ganhou a contagem**
    Você olha todas as pistas da pilha e pega uma que ainda não tem; o outro jogador não vê. Sete letras em sequência vencem na hora. A letra A não vem depois do T.
rules-bakerstreet-waiting = **É a vez do outro jogador**
    Tente lembrar onde está cada carta: as imagens só mostram a de cima. Com a memória livre, o canal e o histórico ainda dizem o que foi jogado; com a rigorosa, nada diz. O que o outro jogador jogou não está mais na mão dele, e cada um tem cinco cartas de cada valor. **Minhas anotações** são o seu bloco.
rules-bakerstreet-over = **A partida acabou**
    Alguém juntou sete letras em sequência, ou o outro jogador saiu ou perdeu três turnos seguidos; ou ninguém jogou durante duas rodadas, e então ninguém venceu. O histórico e o arquivo da partida ficam aqui.

## Cartas e letras

noun-bakerstreet-0 = 0
noun-bakerstreet-0_stop = 0 pare
noun-bakerstreet-0_x2 = 0 ×2
noun-bakerstreet-0_arrow = 0 seta
noun-bakerstreet-1 = 1
noun-bakerstreet-1_stop = 1 pare
noun-bakerstreet-1_x2 = 1 ×2
noun-bakerstreet-1_arrow = 1 seta
noun-bakerstreet-2 = 2
noun-bakerstreet-2_stop = 2 pare
noun-bakerstreet-2_x2 = 2 ×2
noun-bakerstreet-2_arrow = 2 seta
noun-bakerstreet-3 = 3
noun-bakerstreet-3_stop = 3 pare
noun-bakerstreet-3_x2 = 3 ×2
noun-bakerstreet-3_arrow = 3 seta
noun-bakerstreet-4 = 4
noun-bakerstreet-4_stop = 4 pare
noun-bakerstreet-4_x2 = 4 ×2
noun-bakerstreet-4_arrow = 4 seta
noun-bakerstreet-5 = 5
noun-bakerstreet-5_stop = 5 pare
noun-bakerstreet-5_x2 = 5 ×2
noun-bakerstreet-5_arrow = 5 seta
noun-bakerstreet-a = A
noun-bakerstreet-b = B
noun-bakerstreet-c = C
noun-bakerstreet-d = D
noun-bakerstreet-e = E
noun-bakerstreet-f = F
noun-bakerstreet-g = G
noun-bakerstreet-h = H
noun-bakerstreet-i = I
noun-bakerstreet-j = J
noun-bakerstreet-k = K
noun-bakerstreet-l = L
noun-bakerstreet-m = M
noun-bakerstreet-n = N
noun-bakerstreet-o = O
noun-bakerstreet-p = P
noun-bakerstreet-q = Q
noun-bakerstreet-r = R
noun-bakerstreet-s = S
noun-bakerstreet-t = T

## A folha

bakerstreet-sheet-estimates = Estimativas
bakerstreet-sheet-estimate = Estimativa { $n }
bakerstreet-sheet-piles = Pilhas
bakerstreet-sheet-pile = Pilha { $n }
bakerstreet-sheet-hands = Mãos
bakerstreet-sheet-sum = Pontos na mão
bakerstreet-sheet-reached = Estimativa atingida
bakerstreet-sheet-letters = Letras

## Por que algo é certo

bakerstreet-why-stack = { $height ->
    [0] Não há cartas na frente da pilha { $pile }.
   *[other] Uma contagem da pilha { $pile } somaria, para { $who }, { $cards_n ->
        [0] nada
       *[other] { $cards }{ $double ->
            [yes] , em dobro
           *[no] {""}
        }
    }{ $nos_n ->
        [0] .
        [one] : o que há ali foi posto no passo { $nos }.
       *[other] : o que há ali foi posto nos passos { $nos }.
    }
}
bakerstreet-why-hand = { $size ->
    [0] { $who } não tem cartas na mão.
    [one] { $who } tem uma carta na mão, que vale { $exact ->
        [yes] { $low }
       *[no] de { $low } a { $high }
    }{ $nos_n ->
        [0] .
        [one] , conforme o passo { $nos }.
       *[other] , conforme os passos { $nos }.
    }
   *[other] { $who } tem { $size } cartas na mão, que valem ao todo { $exact ->
        [yes] { $low }
       *[no] de { $low } a { $high }
    }{ $nos_n ->
        [0] .
        [one] , conforme o passo { $nos }.
       *[other] , conforme os passos { $nos }.
    }
}
bakerstreet-why-reached = A sua própria mão vale { $own }: a estimativa de { $number } no passo { $no } { $reached ->
    [yes] foi alcançada.
   *[no] não foi alcançada.
}
bakerstreet-why-none = { $who } ainda não pegou nenhuma pista.
bakerstreet-why-empty = Não resta nenhuma pista na pilha { $pile }.
bakerstreet-why-mine = Uma das duas pistas { $letter } é sua.
bakerstreet-why-look = No passo { $no } você olhou a pilha { $pile } { $letters_n ->
    [0] e não deixou nada ali.
   *[other] e deixou { $letters } ali{ $taken ->
        [0] .
        [one] ; depois { $who } pegou uma delas.
       *[other] ; depois { $who } pegou { $taken } delas.
    }
}
bakerstreet-why-all = No passo { $no } { $who } já tinha todas as letras da pilha { $pile }.
bakerstreet-why-clue = No passo { $no } { $who } encontrou na pilha { $pile } uma letra que ainda não tinha.
bakerstreet-why-shown = No passo { $no } { $letters_n ->
    [0] viu-se que { $who } não tinha nenhuma pista.
   *[other] { $who } mostrou todas as pistas: { $letters }.
}
bakerstreet-why-so = { $runs ->
    [yes] Juntando tudo, e já que de outro modo { $who } teria vencido:
   *[no] Juntando tudo:
} { $place ->
    [player] { $who } { $held ->
        [yes] tem uma pista { $letter }.
       *[no] não tem nenhuma pista { $letter }.
    }
   *[pile] { $held ->
        [yes] há uma pista { $letter } na pilha { $pile }.
       *[no] não há nenhuma pista { $letter } na pilha { $pile }.
    }
}

## A reconstituição

bakerstreet-inquest-doubts = { $who }: { $doubts ->
    [1] uma dúvida
   *[other] { $doubts } dúvidas
}. Com razão segundo a maioria das mãos possíveis: { $likely ->
    [0] nunca
    [one] uma vez
   *[other] { $likely } vezes
}; segundo as cartas: { $won ->
    [0] nunca.
    [one] uma vez.
   *[other] { $won } vezes.
}
bakerstreet-inquest-near = No passo { $no }, faltava a { $who } só uma letra para { $n } em sequência{ $is_known ->
    [yes] ; { $other } podia saber disso a partir do passo { $known }.
   *[no] .
}
bakerstreet-inquest-letters = Antes da última jogada, { $other } tinha { $count ->
    [1] uma carta de pista
   *[other] { $count } cartas de pista
}. { $letters_n ->
    [0] { $who } não podia saber nenhuma delas com certeza.
   *[other] { $who } podia saber com certeza: { $letters }.
}
bakerstreet-inquest-bluff = Um blefe que deu certo: no passo { $said }, { $other } diz **{ $number }** quando as duas mãos valem { $total }, e { $who } não duvida. 🃏
bakerstreet-inquest-fine = Uma bela dúvida: no passo { $no }, { $who } duvida de **{ $number }** { $certain ->
    [yes] e podia ter certeza
   *[no] e tem razão
}: as duas mãos valem { $total }.
bakerstreet-inquest-lucky = Uma dúvida com sorte: no passo { $no }, { $who } duvida de **{ $number }** e tem razão, embora { $percent } mãos possíveis em 100 chegassem lá.
bakerstreet-inquest-unlucky = Azar: no passo { $no }, { $who } duvida de **{ $number }** e erra, embora { $percent ->
    [1] só uma mão possível em 100 chegasse lá.
   *[other] só { $percent } mãos possíveis em 100 chegassem lá.
}
bakerstreet-inquest-reached = No passo { $no }, { $who } duvida de **{ $number }**, que com certeza estava alcançado: as duas mãos valiam pelo menos { $low }.
bakerstreet-inquest-passed = No passo { $no }, { $who } deixa passar **{ $number }**, que com certeza estava fora de alcance: as duas mãos valiam no máximo { $high }.
bakerstreet-inquest-beyond = No passo { $said }, { $other } diz **{ $number }**, e { $who } duvida. Pelas cartas já conhecidas, { $other } podia ver que as duas mãos valiam no máximo { $high }.
bakerstreet-inquest-pile = No passo { $no }, { $who } escolhe a pilha { $pile }, cuja contagem ficou com { $other }. A da pilha { $better } teria ficado com { $who }.
bakerstreet-inquest-legend = -# Calculado como se nenhuma carta vista tivesse sido esquecida. Mãos possíveis são as que o monte permite; o que o outro jogador pretendia não entra na conta.

## O que um rival pensou

bakerstreet-rival-doubt = duvidou de { $number }: com estas cartas na mão, as duas mãos pareciam não chegar lá.
bakerstreet-rival-estimate = disse { $number } com { $own ->
    [1] { $own } ponto
   *[other] { $own } pontos
} na mão: confiou que o outro jogador tivesse o resto.
bakerstreet-rival-bluff = { $number } foi um blefe, com { $own ->
    [1] { $own } ponto
   *[other] { $own } pontos
} na mão: quem nunca blefa logo é descoberto.
bakerstreet-rival-play = na pilha { $pile }, esta era a carta que mais pesava na contagem seguinte.
bakerstreet-rival-any-card = jogou esta carta sem pensar muito.
bakerstreet-rival-choose = a contagem na pilha { $pile } era a mais promissora{ $won ->
    [0] , embora não esperasse nenhuma pista dela.
    [one] : esperava uma pista dela.
   *[other] : esperava dela uma corrente de setas, e { $won } pistas.
}
bakerstreet-rival-any-pile = escolheu esta pilha sem pensar muito.
bakerstreet-rival-take = { $letter } era o que melhor encaixava em uma sequência de letras.

## Casos

bakerstreet-case-question = Você acaba de ganhar uma dúvida contra { $other }. **Qual pilha você escolhe para ganhar o maior número de contagens, e quantas ganha?** Você conhece todas as cartas que há ali.
bakerstreet-case-asks = Você acaba de ganhar uma dúvida contra { $other }. **Qual pilha você escolhe para ganhar o maior número de contagens, e quantos pontos cada um faz em todas essas contagens juntas?** Você conhece todas as cartas que há ali.
bakerstreet-case-rule = -# Uma pilha se conta de cima para baixo até o fim, ou até um pare, que ainda conta. ×2 dobra a soma de quem a jogou, uma vez. A soma mais alta ganha a contagem; no empate, ou sem cartas, ganha você. Se uma seta foi contada, de quem quer que seja, conta-se também a pilha seguinte; depois da pilha 5 vem a pilha 1.
bakerstreet-case-pile = A pilha que você escolhe
bakerstreet-case-won = As contagens que você ganha
bakerstreet-case-own = Os seus pontos nessas contagens
bakerstreet-case-theirs = Os pontos do outro jogador nelas
bakerstreet-case-piles = Pilhas
bakerstreet-case-all-points = { $own ->
    [yes] Seus pontos
   *[no] Pontos do outro
}
bakerstreet-case-more = primeiro número mais { $n }
bakerstreet-case-points = { $own ->
    [yes] você: { $n }–{ $last }
   *[no] o outro: { $n }–{ $last }
}
bakerstreet-why-sum = Todas as contagens juntas: **{ $own }** para você, **{ $theirs }** para o outro jogador.
bakerstreet-why-count = Pilha { $pile } { $nos_n ->
    [0] (vazia)
    [one] (passo { $nos })
   *[other] (passos { $nos })
}: **{ $own }** para você, { $theirs } para o outro jogador; { $won ->
    [yes] você ganha a contagem
   *[no] o outro jogador ganha a contagem
}{ $last ->
    [yes] .
   *[no] , e uma seta leva adiante.
}
bakerstreet-why-most = A partir da pilha { $pile } você ganha { $won } contagens, mais do que a partir de qualquer outra:
bakerstreet-why-other = A partir da pilha { $pile } { $nos_n ->
    [0] {""}
    [one] (passo { $nos }){" "}
   *[other] (passos { $nos }){" "}
}{ $won ->
    [0] você não ganha nenhuma contagem.
    [one] você ganha uma contagem.
   *[other] você ganha { $won } contagens.
}
noun-bakerstreet-pile_1 = pilha 1
noun-bakerstreet-pile_2 = pilha 2
noun-bakerstreet-pile_3 = pilha 3
noun-bakerstreet-pile_4 = pilha 4
noun-bakerstreet-pile_5 = pilha 5
noun-bakerstreet-won_1 = uma contagem
noun-bakerstreet-won_2 = duas contagens
noun-bakerstreet-won_3 = três contagens
noun-bakerstreet-won_4 = quatro contagens
noun-bakerstreet-won_5 = cinco contagens
noun-bakerstreet-points_0 = 0 pontos
noun-bakerstreet-points_1 = 1 ponto
noun-bakerstreet-points_2 = 2 pontos
noun-bakerstreet-points_3 = 3 pontos
noun-bakerstreet-points_4 = 4 pontos
noun-bakerstreet-points_5 = 5 pontos
noun-bakerstreet-points_6 = 6 pontos
noun-bakerstreet-points_7 = 7 pontos
noun-bakerstreet-points_8 = 8 pontos
noun-bakerstreet-points_9 = 9 pontos
noun-bakerstreet-points_10 = 10 pontos
noun-bakerstreet-points_11 = 11 pontos
noun-bakerstreet-points_12 = 12 pontos
noun-bakerstreet-points_13 = 13 pontos
noun-bakerstreet-points_14 = 14 pontos
noun-bakerstreet-points_15 = 15 pontos
noun-bakerstreet-points_16 = 16 pontos
noun-bakerstreet-points_17 = 17 pontos
noun-bakerstreet-points_18 = 18 pontos
noun-bakerstreet-points_19 = 19 pontos
noun-bakerstreet-points_20 = 20 pontos
noun-bakerstreet-points_21 = 21 pontos
noun-bakerstreet-points_22 = 22 pontos
noun-bakerstreet-points_23 = 23 pontos
noun-bakerstreet-points_24 = 24 pontos

## As regras inteiras, página por página; a última é um exemplo de jogada

rulebook-bakerstreet-1 = **O objetivo**
    Londres, 1898, na neblina. Dois detetives juntam **pistas**, cartas marcadas com uma letra de A a T. Vence quem tiver primeiro **sete letras em sequência**. Nada vem depois do T: a letra A não é vizinha dele.
    As 40 pistas (cada letra duas vezes) formam cinco pilhas de oito, em círculo, viradas para baixo.
    Cada jogador tem 30 cartas de detetive: cinco de cada valor de 0 a 5. Três ficam na mão.
rulebook-bakerstreet-2 = **A sua vez**
    Ou você faz três coisas, nesta ordem:
    1. **Jogar** uma carta da mão, virada para cima, sobre as cartas na frente de uma das cinco pilhas. Só se vê a carta de cima. Com a opção da memória rigorosa, as de baixo não podem ser consultadas; com a livre, o canal e o histórico ainda dizem o que foi jogado.
    2. **Comprar** uma carta.
    3. Anunciar uma **estimativa**: o valor total das seis cartas das duas mãos, de 0 a 30. Tem que ser mais alta que a anterior. Pode-se blefar.
    Ou você **duvida** da última estimativa: então não joga nem compra nada. No primeiro turno de uma rodada não há do que duvidar.
rulebook-bakerstreet-3 = **A dúvida**
    As duas mãos são reveladas, e somam-se os seis valores. Os símbolos não contam.
    • Menos que a estimativa: quem **duvidou** ganha a dúvida.
    • O mesmo ou mais: quem **estimou** ganha a dúvida.
    As seis cartas vão para os descartes. A rodada acabou; segue-se uma **contagem**. Depois os dois compram três cartas, e quem perdeu a dúvida começa a rodada seguinte.
rulebook-bakerstreet-4 = **A contagem**
    Quem ganhou a dúvida escolhe uma pilha. As cartas na frente dela são tiradas uma por uma, de cima para baixo, e separadas por jogador, até um **pare** ou até acabarem.
    A soma mais alta ganha a contagem; em caso de empate, ou sem cartas, quem ganhou a dúvida.
    Quem ganha olha todas as pistas da pilha e pega uma, de uma letra que ainda não tem. O outro jogador não vê. As cartas contadas vão para os descartes.
    Quando todas as cartas estão na frente das pilhas, não há nada para comprar: joga-se com menos, e com a mão vazia só se pode duvidar. Se as duas mãos estão vazias, quem ganhou a última dúvida escolhe de novo, uma pilha com cartas.
rulebook-bakerstreet-5 = **Os símbolos**
    Eles só valem durante uma contagem.
    • **Pare**: esta carta ainda conta, depois a contagem acaba. As de baixo ficam.
    • **×2**: dobra a soma do jogador que a jogou, uma vez só.
    • **Seta**: a pilha seguinte, em sentido horário, também é contada, e isso pode continuar.
    Símbolos nas { $cards } cartas de cada jogador, por valor: **pare** { $stops }; **×2** { $doubles }; **seta** { $arrows }. Todas as outras são simples.
rulebook-bakerstreet-6 = **A ausência**
    Quem deixa a partida perde.
    Quando o seu tempo acaba, o relógio joga por você: ele duvida, a menos que não haja do que duvidar ou que a sua própria mão já alcance a estimativa; nesse caso, joga uma carta ao acaso e estima o mais baixo possível. Pilhas e pistas também são sorteadas.
    {""}**Perder três turnos seguidos vale como sair.** Em cada um você tem o seu tempo inteiro, e depois do segundo recebe um aviso. Um turno conta uma vez só, com a pilha e as pistas que vêm dela; qualquer jogada sua zera a conta.
    Ausências anunciadas não são turnos perdidos. E se o tempo do outro jogador também acabou desde a sua última jogada, ou ele esteve ausente, ninguém vence por turnos perdidos.
    Se ninguém joga durante duas rodadas, a partida acaba sem vencedor.
rulebook-bakerstreet-7 = **Conselhos**
    Duas mãos novas valem 15 em média. As suas cartas dizem metade disso: com 5, 4 e 4, uma estimativa de 20 não é loucura.
    Lembre-se do que foi jogado na frente das pilhas: uma pilha onde você tem cartas fortes vale uma contagem, e uma seta escondida pode valer duas.
    O descarte só é embaralhado quando o monte acaba.
rulebook-bakerstreet-8 = **Exemplo de uma jogada**
    Célia estima 16. Bruno tem 1, 0 e 2 e não acredita: ele duvida. Célia tinha 5, 5 e 2: 15 ao todo. É menos que 16, Bruno ganha a dúvida.
    Ele escolhe a terceira pilha. Tiram-se um 3 de Bruno, um 2 com ×2 de Célia, depois um 1 de Bruno com um pare: a contagem acaba, embora haja outras cartas embaixo. Bruno tem 3 + 1 = 4, Célia 2 × 2 = 4. No empate vence quem ganhou a dúvida: Bruno olha a pilha e pega a letra G.
    Os dois compram três cartas. Célia, que perdeu a dúvida, começa.

## A lição: algumas decisões de uma partida de verdade, e as razões

lesson-bakerstreet-start = **Bakerstreet em cinco minutos**
    Dois detetives, três cartas cada um. Vocês anunciam quanto valem as seis cartas das duas mãos, cada vez mais alto, até que alguém duvide. Quem ganha a dúvida escolhe uma pilha e em geral pega ali uma pista. Sete letras em sequência vencem.
    Aqui estão quatro decisões de uma partida de verdade contra Camille.
lesson-bakerstreet-1 = Você jogou um 5 na frente da primeira pilha, e comprou. A sua mão: 0, 2 e 4. Você anuncia a primeira estimativa. As cartas vão de 0 a 5.
    {""}**Qual destas estimativas não pode ser alcançada?**
lesson-bakerstreet-1-nine = 9
lesson-bakerstreet-1-nine-why = Pode: você já tem 6. Basta que as três cartas de Camille valham 3. Uma estimativa prudente.
lesson-bakerstreet-1-fourteen = 14
lesson-bakerstreet-1-fourteen-why = Pode: você tem 6, então Camille precisa de 8. Três cartas valem 7 ou 8 em média: é mais ou menos uma chance em duas.
lesson-bakerstreet-1-twentyfive = 25
lesson-bakerstreet-1-twentyfive-why = Certo: você tem 6, e três cartas valem no máximo 15. Mais de 21 é impossível. Camille não sabe disso, mas teria vontade de duvidar.
lesson-bakerstreet-2 = Você anuncia 9. Camille duvida. As cartas de Camille: 0, 1 e 2; as suas: 0, 2 e 4. **9** ao todo.
    {""}**Quem ganha a dúvida?**
lesson-bakerstreet-2-camille = Camille
lesson-bakerstreet-2-camille-why = Não: quem duvida só ganha se as cartas valem **menos** que a estimativa.
lesson-bakerstreet-2-me = Eu
lesson-bakerstreet-2-me-why = Sim: 9 é 9. O mesmo ou mais, e ganha quem estimou. As setas e o pare não contam aqui.
lesson-bakerstreet-2-nobody = Ninguém: é um empate
lesson-bakerstreet-2-nobody-why = Não: no empate a estimativa foi alcançada, e ganha a dúvida quem a fez.
lesson-bakerstreet-3 = Você escolhe a pilha a contar. Na frente da primeira só há o seu 5; na frente das outras quatro, nenhuma carta.
    {""}**Onde você pode ganhar a contagem?**
lesson-bakerstreet-3-first = Só na primeira pilha
lesson-bakerstreet-3-first-why = Essa serve, com 5 a 0. Mas também sem nenhuma carta, quem ganhou a dúvida ganha a contagem.
lesson-bakerstreet-3-any = Em qualquer pilha
lesson-bakerstreet-3-any-why = Sim: no empate, mesmo de zero a zero, vence quem ganhou a dúvida. Então você olha todas as pistas da pilha e fica com uma.
lesson-bakerstreet-3-second = Só na segunda pilha
lesson-bakerstreet-3-second-why = Não só: essa serve, mas as outras também. Sem cartas, ou no empate, vence quem ganhou a dúvida.
lesson-bakerstreet-4 = Uma nova rodada. Camille joga um 2 e anuncia 14. A sua mão: 2, 2 e 3. Você não quer duvidar: joga uma carta e compra outra.
    {""}**O que você pode anunciar?**
lesson-bakerstreet-4-twelve = 12
lesson-bakerstreet-4-twelve-why = Não: uma estimativa tem que ser mais alta que a anterior.
lesson-bakerstreet-4-fourteen = 14
lesson-bakerstreet-4-fourteen-why = Não: repetir não basta, tem que ser mais alta.
lesson-bakerstreet-4-fifteen = 15
lesson-bakerstreet-4-fifteen-why = Sim: tem que ser mais que 14. Duvidar de 14 era a outra escolha; nesta partida as seis cartas valiam 17.
lesson-bakerstreet-end = **É tudo de que você precisa para jogar.** Conte o que você tem, some 7 ou 8 pela outra mão, e lembre-se do que está escondido na frente das pilhas: pare, ×2 e setas decidem as contagens.

## Técnicas de dedução, da mais fácil à mais difícil

technique-bakerstreet-stack = Somar uma pilha
technique-bakerstreet-stack-page = Uma pilha conta de cima para baixo, até o primeiro pare. Some as cartas de um jogador e dobre a soma se uma delas mandar.
    {""}*Exemplo:* de cima para baixo há um 2 seu, um 3 de Camille e um pare seu que vale 1 e também conta. Você teria 3, e Camille também; o que está abaixo do pare não conta.
technique-bakerstreet-hand = O que resta para a mão
technique-bakerstreet-hand-page = Todos têm as mesmas trinta cartas, cinco de cada valor. O que alguém já jogou não está na mão.
    {""}*Exemplo:* Camille já jogou os cinco 5. Três cartas da mão de Camille valem 12 no máximo. Some as suas e você saberá a que estimativas não se pode chegar.
technique-bakerstreet-letters = Letras que você viu
technique-bakerstreet-letters-page = Quando você olhar uma pilha, lembre-se do que deixa nela. Se alguém pega dali uma pista, é uma dessas.
    {""}*Exemplo:* você deixou A e D na pilha 2, e Camille pegou uma das duas. Seja qual for, não há pista E ali.
technique-bakerstreet-together = Olhadas e pistas ganhas juntas
technique-bakerstreet-together-page = Uma olhada sozinha não basta. Mas só há duas pistas de cada letra, e ninguém tem ainda sete em sequência: juntas, essas coisas excluem muito.
    {""}*Exemplo:* uma pista K é sua, e você vê a outra na pilha 3. Então Camille não tem nenhuma, e nenhuma outra pilha tem.
    {""}*Exemplo:* você deixou A e D na pilha 2, e Camille pegou uma das duas. Quando você olha de novo, D está lá: Camille tem A.
