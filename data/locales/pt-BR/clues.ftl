# 13 Clues.

game-clues = 13 Pistas
club-clues = fichas-de-arquivo
kind-clues = dedução
about-clues = Londres, 1899: no seu biombo há um culpado, um lugar e uma arma que todos podem ver, menos você. Interrogue as testemunhas e resolva o seu caso antes dos outros.
    -# De 2 a 6 jogadores · uns 30 minutos · médio: dedução
option-clues-top_secret = Ultrassecreto (3 a 6 jogadores)

verb-clues-place = Escolher três cartas
verb-clues-ask = Interrogar uma testemunha
verb-clues-informant = Consultar um informante
verb-clues-accuse = Acusar
verb-clues-take = Pegar uma lupa

field-clues-place-person = A pessoa para quem está à sua esquerda
field-clues-place-place = O lugar para quem está à sua esquerda
field-clues-place-weapon = A arma para quem está à sua esquerda
field-clues-ask-witness = Qual testemunha?
field-clues-ask-about = Quantas cartas… (cor ou categoria)
field-clues-ask-inner = Contando a carta da esquerda ou da direita?
field-clues-ask-secret = Gastar a sua ficha Ultrassecreto?
field-clues-informant-letter = Qual informante secreto?
field-clues-accuse-person = O culpado
field-clues-accuse-place = O local do crime
field-clues-accuse-weapon = A arma
field-clues-take-player = Pegar uma lupa de quem?

## O que todos ouvem

event-clues-dealt = { $removed_n ->
    [0] Todas as cores estão em jogo.
    [one] Esta cor fica na caixa: { $removed_low }.
   *[other] Estas cores ficam na caixa: { $removed_low }.
} { $informants ->
    [0] Com seis jogadores não há informantes secretos.
   *[other] Há { $informants } informantes secretos.
} Cada um escolhe três cartas para quem está à esquerda.
event-clues-chosen = { $by } já escolheu.
event-clues-screens-set = Todos escolheram: as cartas estão nos biombos.
event-clues-turn-began = { $loupes ->
    [0] É a vez de { $seat }.
    [one] É a vez de { $seat }, com { $loupes } lupa.
   *[other] É a vez de { $seat }, com { $loupes } lupas.
}
event-clues-loupe-drawn = { $by } não tem mais lupas e pega uma da reserva.
event-clues-loupe-taken = A reserva está vazia: { $by } pega uma lupa de { $player }.
event-clues-asked = { $inner_id ->
    [left] { $by } interroga { $witness }: “{ $about_how }, contando a carta da esquerda atrás do seu biombo?”
    [right] { $by } interroga { $witness }: “{ $about_how }, contando a carta da direita atrás do seu biombo?”
   *[none] { $by } dá uma lupa a { $witness } e pergunta: “{ $about_how }?”
} Resposta: **{ $count }**.
event-clues-asked-in-secret = { $by } dá uma lupa a { $witness }, gasta a ficha Ultrassecreto e pergunta: “{ $about_how }?” A resposta é **ultrassecreta**.
event-clues-consulted = { $by } consulta o informante secreto **{ $letter }**.
event-clues-loupe-given = { $player ->
    [none] A lupa vai para a reserva.
   *[other] A lupa vai para { $player }.
}
event-clues-accused = { $by } acusa: “Foi { $person_the }, { $place_at }, { $weapon_with }.” { $right ->
    [yes] **Está certo!**
   *[no] **Está errado.**
}
event-clues-loupes-dropped = { $count ->
    [1] { $seat } devolve a última lupa à reserva.
   *[other] { $seat } devolve as últimas { $count } lupas à reserva.
}
event-clues-turn-missed = O tempo de { $seat } acabou, e a vez passa.
event-clues-left = { $seat } deixa a partida, mas ainda responde como testemunha.
event-clues-won = { $by } resolveu o caso e vence! 🏆
event-clues-stalled = Ninguém jogou durante duas rodadas: a partida acaba sem vencedor.
event-clues-last-one = Os outros foram embora: { $seat } vence! 🏆
event-clues-case-opened = No biombo de { $seat } havia: { $person }, { $place }, { $weapon }.

## O resultado da sua própria jogada, quando nenhuma mensagem o diz ainda

result-clues-asked = Sua pergunta a { $witness }: “{ $about_how }?” Resposta: **{ $count }**.

## O que só um jogador fica sabendo

event-clues-hand-dealt = As cartas estão distribuídas.
event-clues-screen-seen = Os biombos estão prontos. Aqui está tudo o que você pode ver; as três cartas do seu próprio biombo você nunca verá.
event-clues-answer-got = Ultrassecreto, { $witness } responde a você: “{ $about_how }?” **{ $count }**. 🤫
event-clues-answer-given = Ultrassecreto, você responde a { $by }: “{ $about_how }?” **{ $count }**. 🤫
event-clues-informant-seen = O informante secreto **{ $letter }** é: **{ $card_full }**. 🤫

## O painel

clues-table-choosing = { $n ->
    [1] **As cartas estão distribuídas.** Um jogador ainda está escolhendo três cartas: { $waiting }.
   *[other] **As cartas estão distribuídas.** { $n } jogadores ainda estão escolhendo três cartas: { $waiting }.
}
clues-table-acting = { $loupes ->
    [1] É a vez de { $who }, com { $loupes } lupa para gastar
   *[other] É a vez de { $who }, com { $loupes } lupas para gastar
}.
clues-table-acting-duel = É a vez de { $who }, uma ação: interrogar a testemunha, consultar um informante ou acusar.
clues-table-taking = É a vez de { $who }: a reserva está vazia, então é preciso pegar uma lupa de alguém.
clues-table-solved = { $who } resolveu o caso: foi { $person_the }, { $place_at }, { $weapon_with }. 🏆
clues-table-won = Os outros foram embora: { $who } venceu. 🏆
clues-table-nobody = A partida acabou sem vencedor.
clues-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [chosen] {" "}✓
    [choosing] {" "}…
    [gone] {" "}✗
   *[idle] {""}
}{ $counted ->
    [yes] { $loupes ->
        [1] : { $loupes } lupa
       *[other] : { $loupes } lupas
    }
   *[no] {""}
}{ $tile ->
    [yes] , ficha Ultrassecreto
   *[no] {""}
}{ $state ->
    [active] {" "}(joga agora)
    [chosen] {" "}(já escolheu)
    [choosing] {" "}(está escolhendo)
    [gone] {" "}(deixou a partida)
   *[idle] {""}
}
clues-table-reserve = { $n ->
    [0] A reserva está vazia.
    [one] Reserva: { $n } lupa.
   *[other] Reserva: { $n } lupas.
}
clues-table-informants = { $n ->
    [0] Com seis jogadores não há informantes secretos.
   *[other] Informantes secretos: { $letters }.
}
clues-table-informants-over = Os informantes secretos, a partir de A: { $cards }.
clues-table-colours = Cores em jogo: { $colours_low }.
clues-table-recent = **Últimas perguntas**
clues-table-question = { $by } → { $witness }: { $about_low }{ $inner_id ->
    [left] {" "}(com a carta da esquerda)
    [right] {" "}(com a carta da direita)
   *[none] {""}
}? **{ $count }**
clues-table-question-secret = { $by } → { $witness }: { $about_low }? **Ultrassecreto**
clues-table-missed = **Últimas acusações erradas**
clues-table-miss = { $by }: não foi { $person_the }, { $place_at }, { $weapon_with }
clues-alt-table = A mesa vista de cima: biombos, lupas, a reserva, os informantes, as cores em jogo, a última pergunta e as últimas acusações erradas.
clues-alt-over = O fim: o que havia em cada biombo, e os informantes secretos.
clues-alt-desk = A sua escrivaninha: as suas cartas, como no texto desta mensagem.

## A escrivaninha

clues-desk-hand = **As suas cinco cartas**: { $cards_full }.
clues-desk-to-choose = Escolha uma pessoa, um lugar e uma arma: elas vão para o biombo à sua esquerda ({ $neighbour }), e as suas outras duas cartas vão para trás do seu. Dica: evite três da mesma cor.
clues-desk-chosen = Você escolheu para { $neighbour }: { $cards_full }. Até que todos tenham escolhido, você pode mudar de ideia; os outros não vão notar.
clues-desk-inner = **Atrás do seu biombo**: à esquerda { $left_full }, à direita { $right_full }.
clues-desk-outer = No biombo de { $who }: { $cards_full }.
clues-desk-informant = Informante secreto **{ $letter }**: { $card_full }.
clues-desk-secret = { $by } → { $witness }: { $about_low }? **{ $count }** (Ultrassecreto) 🤫
clues-desk-missed = Você acusou errado: { $person }, { $place }, { $weapon }.

## O que não se pode, e avisos

refusal-clues-still-choosing = Nem todos escolheram as três cartas ainda. A partida começa assim que os biombos estiverem prontos.
refusal-clues-already-chosen = Todos escolheram: as cartas estão nos biombos.
refusal-clues-not-in-hand = Escolha uma pessoa, um lugar e uma arma entre as suas cinco cartas: **/mesa mão** mostra quais são.
refusal-clues-no-such-witness = A testemunha tem que ser outro jogador desta mesa.
refusal-clues-colour-not-in-play = Essa cor não está em jogo. Você pode perguntar por { $colours_low }, ou por uma das seis categorias.
refusal-clues-left-or-right = Com dois jogadores, diga também qual carta atrás do biombo conta: a da esquerda ou a da direita.
refusal-clues-no-left-or-right = Esquerda e direita são só para partidas com dois jogadores. Pergunte sem isso.
refusal-clues-no-tile = Você não tem uma ficha Ultrassecreto. Pergunte sem ela.
refusal-clues-no-informants = Com seis jogadores não há informantes secretos. Interrogue uma testemunha ou acuse.
refusal-clues-no-such-letter = Esse informante não existe aqui. Escolha entre { $letters }.
refusal-clues-card-you-see = Uma dessas cartas você pode ver, então ela não está no seu biombo. Diga três cartas que você não vê; nada foi gasto.
refusal-clues-card-not-in-play = Uma dessas cartas não está em jogo. O painel mostra as cores em jogo; nada foi gasto.
refusal-clues-no-loupes = Com dois jogadores não há lupas: interrogue a testemunha, consulte um informante ou acuse.
refusal-clues-take-first = Você não tem lupa e a reserva está vazia: primeiro pegue uma lupa de um jogador.
refusal-clues-reserve-not-empty = Você tem uma lupa: gaste-a; não há nada para pegar.
refusal-clues-nothing-to-take = Esse jogador não tem lupa para dar. Escolha outro.
caution-clues-seen-as-informant = Uma dessas cartas é um informante secreto que você já viu, então esta acusação com certeza está errada. Acusar mesmo assim?
caution-clues-already-wrong = Você já fez exatamente esta acusação, e estava errada. Acusar mesmo assim?
confirm-clues-accuse = **Você acusa:** { $person }, { $place }, { $weapon }.
    Se errar, a sua vez acaba na hora.

## Regras, conforme a situação

rules-clues-start = **13 Pistas em poucas palavras**
    Cada um recebe cinco cartas e escolhe três (uma pessoa, um lugar, uma arma) para o biombo de quem está à esquerda. Assim você vê as cartas de todos os biombos, menos as do seu: descubra as suas três cartas.
    Na sua vez, gaste todas as suas lupas. Com uma lupa você pode **interrogar uma testemunha** (quantas cartas de uma cor ou categoria ela vê?), **consultar um informante secreto** ou **acusar**.
    Se a sua acusação está certa, você vence; se está errada, a sua vez acaba e você perde as lupas.
    Com dois jogadores não há lupas: cada turno é uma ação.
rules-clues-choosing = **Você escolhe três cartas para quem está à sua esquerda**
    Escolha uma pessoa, um lugar e uma arma entre as suas cinco cartas. Elas vão para o biombo à sua esquerda, e quem está ali precisa descobrir quais são. As outras duas vão para trás do seu próprio biombo. Qualquer combinação vale, mas evite três da mesma cor.
    Nada aparece antes que todos tenham escolhido; até lá você pode mudar de ideia.
rules-clues-chosen = **Você escolheu**
    Assim que todos escolherem, as cartas vão para os biombos, e um jogador sorteado começa. Até lá você ainda pode trocar; ninguém vai ver.
rules-clues-acting = **É a sua vez**
    Gaste todas as suas lupas; cada uma paga uma ação, em qualquer ordem.
    • **Interrogar uma testemunha**: dê-lhe a lupa e pergunte quantas cartas ela vê de uma cor em jogo, ou quantos homens, mulheres, lugares fechados ou ao ar livre, armas corpo a corpo ou à distância. Ela conta as cartas nos biombos dos outros e as duas atrás do próprio.
    • **Consultar um informante secreto** (não com seis jogadores): só você vê a carta. A lupa vai para o jogador mais próximo, em sentido horário, que não tenha nenhuma; se não houver, para a reserva.
    • **Acusar**: diga três cartas que você não vê; a lupa segue o mesmo caminho. Se errar, a sua vez acaba, e as lupas que você ainda tem vão para a reserva.
rules-clues-acting-top-secret-on = Na variante Ultrassecreto você tem também uma ficha: gaste-a em uma pergunta, e só você e a testemunha ficam sabendo da resposta.
rules-clues-duel = **É a sua vez (com dois jogadores)**
    Sem lupas: você faz uma ação.
    • **Interrogar a testemunha**: pergunte quantas cartas ela vê de uma cor em jogo, ou quantos homens, mulheres, lugares fechados ou ao ar livre, armas corpo a corpo ou à distância. Diga também qual das duas cartas atrás do biombo dela conta, a da esquerda ou a da direita; ela conta essa e as três cartas do seu biombo.
    • **Consultar um informante secreto**, de A a H: só você vê a carta.
    • **Acusar**: diga três cartas que você não vê, nem atrás do seu biombo nem no outro. Se acertar, você vence; se errar, só acaba a sua vez.
rules-clues-taking = **Você pega uma lupa**
    Você não tem lupa e a reserva está vazia: pegue uma de um jogador à sua escolha, e gaste-a.
rules-clues-waiting = **É a vez de outro jogador**
    Preste atenção: se outro jogador responde “zero”, nenhuma carta dessa cor ou categoria está no seu biombo: ele a veria. No início há sempre 13 cartas que podem ser suas. **Minha folha** é a sua folha do caso.
rules-clues-over = **A partida acabou**
    Venceu a primeira acusação certa, ou o último jogador que ficou; se ninguém jogou durante duas rodadas, ninguém venceu. O histórico e o arquivo da partida ficam aqui.

## Cartas, cores, categorias

noun-clues-officer = Oficial
    .the = o Oficial
    .full = Oficial (roxo, homem)
noun-clues-duke = Duque
    .the = o Duque
    .full = Duque (rosa, homem)
noun-clues-butcher = Açougueiro
    .the = o Açougueiro
    .full = Açougueiro (vermelho, homem)
noun-clues-countess = Condessa
    .the = a Condessa
    .full = Condessa (verde, mulher)
noun-clues-nurse = Enfermeira
    .the = a Enfermeira
    .full = Enfermeira (amarelo, mulher)
noun-clues-maid = Criada
    .the = a Criada
    .full = Criada (azul, mulher)
    .also = Empregada
noun-clues-dancer = Bailarina
    .the = a Bailarina
    .full = Bailarina (laranja, mulher)
    .also = Dançarina
noun-clues-sailor = Marinheiro
    .the = o Marinheiro
    .full = Marinheiro (branco, homem)
noun-clues-florist = Florista
    .the = a Florista
    .full = Florista (marrom, mulher)
noun-clues-coachman = Cocheiro
    .the = o Cocheiro
    .full = Cocheiro (cinza, homem)
noun-clues-parlor = Salão
    .at = no Salão
    .full = Salão (roxo, fechado)
noun-clues-market = Mercado
    .at = no Mercado
    .full = Mercado (rosa, ao ar livre)
    .also = Feira
noun-clues-library = Biblioteca
    .at = na Biblioteca
    .full = Biblioteca (vermelho, fechado)
noun-clues-park = Parque
    .at = no Parque
    .full = Parque (verde, ao ar livre)
noun-clues-museum = Museu
    .at = no Museu
    .full = Museu (amarelo, fechado)
noun-clues-harbor = Porto
    .at = no Porto
    .full = Porto (azul, ao ar livre)
noun-clues-theater = Teatro
    .at = no Teatro
    .full = Teatro (laranja, fechado)
noun-clues-plaza = Praça
    .at = na Praça
    .full = Praça (branco, ao ar livre)
noun-clues-rail_car = Vagão
    .at = no Vagão
    .full = Vagão (marrom, fechado)
    .also = Vagão de trem
noun-clues-race_course = Hipódromo
    .at = no Hipódromo
    .full = Hipódromo (cinza, ao ar livre)
noun-clues-knife = Faca
    .with = com a Faca
    .full = Faca (roxo, corpo a corpo)
noun-clues-crossbow = Besta
    .with = com a Besta
    .full = Besta (rosa, à distância)
noun-clues-poison = Veneno
    .with = com o Veneno
    .full = Veneno (vermelho, corpo a corpo)
noun-clues-sword = Espada
    .with = com a Espada
    .full = Espada (verde, corpo a corpo)
noun-clues-blowgun = Zarabatana
    .with = com a Zarabatana
    .full = Zarabatana (amarelo, à distância)
noun-clues-rifle = Fuzil
    .with = com o Fuzil
    .full = Fuzil (azul, à distância)
    .also = Rifle
noun-clues-gun = Pistola
    .with = com a Pistola
    .full = Pistola (laranja, à distância)
noun-clues-candlestick = Castiçal
    .with = com o Castiçal
    .full = Castiçal (branco, corpo a corpo)
noun-clues-hammer = Martelo
    .with = com o Martelo
    .full = Martelo (marrom, corpo a corpo)
noun-clues-bow = Arco
    .with = com o Arco
    .full = Arco (cinza, à distância)
noun-clues-purple = Roxo
    .low = roxo
    .how = Quantas cartas roxas você vê
    .also = Violeta|Púrpura
noun-clues-pink = Rosa
    .low = rosa
    .how = Quantas cartas cor-de-rosa você vê
    .also = Cor-de-rosa
noun-clues-red = Vermelho
    .low = vermelho
    .how = Quantas cartas vermelhas você vê
    .short = Verm.
noun-clues-green = Verde
    .low = verde
    .how = Quantas cartas verdes você vê
noun-clues-yellow = Amarelo
    .low = amarelo
    .how = Quantas cartas amarelas você vê
noun-clues-blue = Azul
    .low = azul
    .how = Quantas cartas azuis você vê
noun-clues-orange = Laranja
    .low = laranja
    .how = Quantas cartas laranja você vê
noun-clues-white = Branco
    .low = branco
    .how = Quantas cartas brancas você vê
noun-clues-brown = Marrom
    .low = marrom
    .how = Quantas cartas marrons você vê
    .also = Castanho
noun-clues-gray = Cinza
    .low = cinza
    .how = Quantas cartas cinza você vê
noun-clues-man = Homem
    .low = homens
    .how = Quantos homens você vê
noun-clues-woman = Mulher
    .low = mulheres
    .how = Quantas mulheres você vê
noun-clues-indoor = Fechado
    .low = lugares fechados
    .how = Quantos lugares fechados você vê
    .also = Lugar fechado|Interior
noun-clues-outdoor = Ao ar livre
    .low = lugares ao ar livre
    .how = Quantos lugares ao ar livre você vê
    .also = Aberto|Exterior
noun-clues-melee = Corpo a corpo
    .low = armas corpo a corpo
    .how = Quantas armas corpo a corpo você vê
noun-clues-ranged = À distância
    .low = armas à distância
    .how = Quantas armas à distância você vê
noun-clues-left = esquerda
noun-clues-right = direita
noun-clues-a = A
noun-clues-b = B
noun-clues-c = C
noun-clues-d = D
noun-clues-e = E
noun-clues-f = F
noun-clues-g = G
noun-clues-h = H

## A folha

clues-sheet-persons = Pessoas
clues-sheet-places = Lugares
clues-sheet-weapons = Armas
clues-sheet-informants = Informantes secretos
clues-sheet-case = Cartas do seu biombo

## Por que algo é certo

clues-why-seen = Você vê { $card } { $who ->
    [none] atrás do seu próprio biombo.
   *[other] no biombo de { $who }.
}
clues-why-not-yours = Você vê as duas cartas atrás do seu próprio biombo: { $card } não está ali.
clues-why-answer = Passo { $no }, { $about_low }: { $witness } conta { $count }, e dessas { $seen ->
    [0] você não vê nenhuma
    [1] você também vê uma
   *[other] você também vê { $seen }
}. Então { $left ->
    [0] { $cards_n ->
        [one] a que você não vê não está nem no seu próprio biombo nem
       *[other] nenhuma destas está no seu próprio biombo ou
    }
    [1] exatamente uma destas tem que estar no seu próprio biombo ou
   *[other] exatamente { $left } destas têm que estar no seu próprio biombo ou
} { $inner_id ->
    [left] à esquerda, atrás
    [right] à direita, atrás
   *[none] atrás
} do biombo de { $witness }: { $cards }.
clues-why-answer-all = Passo { $no }, { $about_low }: { $witness } conta { $count }, e dessas { $seen ->
    [0] você não vê nenhuma
    [1] você também vê uma
   *[other] você também vê { $seen }
}. Então { $left ->
    [1] a que você não vê tem que estar
    [2] estas duas têm que estar
   *[other] todas estas { $left } têm que estar
} no seu próprio biombo ou { $inner_id ->
    [left] à esquerda, atrás
    [right] à direita, atrás
   *[none] atrás
} do biombo de { $witness }: { $cards }.
clues-why-none = Depois { $nos_n ->
    [one] do passo { $nos }
   *[other] dos passos { $nos }
}, { $cards_n ->
    [one] esta carta não está
   *[other] estas cartas não estão
} nem no seu próprio biombo nem { $inner_id ->
    [left] à esquerda, atrás
    [right] à direita, atrás
   *[none] atrás
} do biombo de { $witness }, que não vê nenhuma que você não veja: { $cards }.
clues-why-missed = No passo { $no }, a sua acusação estava errada: { $cards }.
clues-why-named = No passo { $no }, { $who } acusou em vão ({ $cards }) e portanto não vê nenhuma dessas cartas: elas não estão nem no seu próprio biombo nem atrás do biombo de { $who }.
clues-why-read = No passo { $no }, você olhou um informante: { $card }.
clues-why-opened = No passo { $no }, o seu próprio biombo foi virado: { $cards }.
clues-why-marked = Segundo suas marcas, { $held ->
    [yes] {""}
   *[no] não{" "}
}{ $place ->
    [case] no seu próprio biombo
    [informants] entre os informantes
   *[seat] atrás do biombo de { $who }
}: { $cards }.
clues-why-step-used-up = Das cartas do passo { $no }, { $who } conta { $cards_n ->
    [one] esta
   *[other] estas
}: { $cards }. { $out_n ->
    [one] Portanto, { $out } não está nem no seu próprio biombo nem atrás do biombo de { $who }.
   *[other] Portanto, { $out } não estão nem no seu próprio biombo nem atrás do biombo de { $who }.
}
clues-why-step-all-left = Das cartas do passo { $no }, { $cards_n ->
    [one] só resta esta
   *[other] só restam estas
} para { $who } contar, no seu próprio biombo ou atrás do biombo de { $who }: { $cards }.
clues-why-step-enough = Com { $out_n ->
    [one] a carta { $out }
   *[other] qualquer uma destas cartas ({ $out })
} { $place ->
    [case] no seu próprio biombo
   *[seat] atrás do biombo de { $who }
}, haveria cartas demais para o passo { $no }, sejam quais forem as outras. { $out_n ->
    [one] Portanto, ela não está lá.
   *[other] Portanto, nenhuma delas está lá.
}
clues-why-step-lacking = Com { $out_n ->
    [one] a carta { $out }
   *[other] qualquer uma destas cartas ({ $out })
} { $place ->
    [case] no seu próprio biombo
   *[seat] atrás do biombo de { $who }
}, haveria cartas de menos para o passo { $no }. { $out_n ->
    [one] Portanto, ela não está lá.
   *[other] Portanto, nenhuma delas está lá.
}
clues-why-step-kind = Para o seu próprio biombo, { $cards } é a única carta do tipo que resta.
clues-why-step-full = { $place ->
    [informants] { $cards_n ->
        [one] O único informante é { $cards }
       *[other] Os informantes são { $cards }
    }
   *[seat] Atrás do biombo de { $who } há { $cards }
}. Portanto, isto está excluído: { $out }.
clues-why-step-no-others = { $place ->
    [informants] Entre os informantes só pode haver { $cards }.
   *[seat] Atrás do biombo de { $who } só pode haver { $cards }.
}
clues-why-step-nowhere-else = { $cards } só pode estar { $place ->
    [case] no seu próprio biombo
    [informants] entre os informantes
   *[seat] atrás do biombo de { $who }
}.
clues-why-step-missed = No passo { $no }, a sua acusação estava errada, embora duas das cartas estejam no seu próprio biombo: { $cards }. Portanto, isto está excluído: { $out }.
clues-why-step-all-five = Segundo { $nos_n ->
    [one] o passo { $nos }
   *[other] os passos { $nos }
}, { $total ->
    [1] exatamente uma destas cartas está
   *[other] exatamente { $total } destas cartas estão
} no seu próprio biombo ou atrás do biombo de { $who }: { $cards }. { $held_n ->
    [0] São
   *[other] Com { $held }, são
} cinco, e não há mais cartas nesses lugares. { $out_n ->
    [one] Portanto, { $out } não está nem no seu próprio biombo nem atrás do biombo de { $who }.
   *[other] Portanto, { $out } não estão nem no seu próprio biombo nem atrás do biombo de { $who }.
}
clues-why-step-filled = Segundo { $nos_n ->
    [one] o passo { $nos }
   *[other] os passos { $nos }
}, { $total ->
    [1] exatamente uma destas cartas está
   *[other] exatamente { $total } destas cartas estão
} no seu próprio biombo ou atrás do biombo de { $who }: { $cards }. { $most ->
    [0] Nenhuma delas pode estar
    [1] No máximo uma delas pode estar
   *[other] No máximo { $most } delas podem estar
} no seu próprio biombo{ $others ->
    [0] { $by_n ->
        [0] {""}
        [one] {" "}(passo { $by })
       *[other] {" "}(passos { $by })
    }
    [1] {""}, pois segundo { $by_n ->
        [one] o passo { $by }
       *[other] os passos { $by }
    } pelo menos uma outra carta está lá
   *[other] {""}, pois segundo { $by_n ->
        [one] o passo { $by }
       *[other] os passos { $by }
    } pelo menos { $others } outras cartas estão lá
}. { $held_n ->
    [0] Portanto, as duas cartas atrás do biombo de { $who } estão entre elas,
   *[other] Portanto, atrás do biombo de { $who }, a carta ao lado de { $held } é uma delas,
} e isto está excluído: { $out }.
clues-why-step-shared = Os passos { $nos } tratam das mesmas cartas, e cada uma delas que está no seu próprio biombo conta para os dois: { $cards }. Com { $out_n ->
    [one] a carta { $out }
   *[other] qualquer uma destas cartas ({ $out })
} { $place ->
    [case] no seu próprio biombo
    [informants] entre os informantes
   *[seat] atrás do biombo de { $who }
}, haveria cartas de menos para os dois juntos. { $out_n ->
    [one] Portanto, ela não está lá.
   *[other] Portanto, nenhuma delas está lá.
}
clues-why-suppose = { $n ->
    [one] Suponha
   *[other] **{ $k }.** { $no ->
        [none] Suponha
       *[other] Para o passo { $no }, suponha
    }
} que { $card } { $held ->
    [yes] esteja
   *[no] não esteja
} { $place ->
    [case] no seu próprio biombo
    [informants] entre os informantes
   *[seat] atrás do biombo de { $who }
}.
clues-why-clash = Não pode ser: { $rule ->
    [clash] { $cards } estaria { $place ->
        [case] no seu próprio biombo
        [informants] entre os informantes
       *[seat] atrás do biombo de { $who }
    } e também em outro lugar.
    [nowhere_else] não haveria lugar para { $cards }.
    [used_up] seriam cartas demais para o passo { $no } ({ $cards }).
    [enough] haveria cartas demais para o passo { $no }.
    [all_left] restariam cartas de menos para o passo { $no }.
    [kind] no seu próprio biombo não haveria nenhuma destas cartas ({ $cards }).
    [full] seriam cartas demais { $place ->
        [case] no seu próprio biombo
        [informants] entre os informantes
       *[seat] atrás do biombo de { $who }
    } ({ $cards }).
   *[no_others] não restariam cartas suficientes que pudessem estar { $place ->
        [case] no seu próprio biombo
        [informants] entre os informantes
       *[seat] atrás do biombo de { $who }
    }.
}
clues-why-long = Isto exige uma suposição dentro de outra, ou mais frases do que as ditas aqui.
clues-why-so = { $n ->
    [1] Portanto, com uma carta de cada tipo no seu biombo e duas atrás de cada um dos outros,
   *[other] Juntando tudo, com uma carta de cada tipo no seu biombo e duas atrás de cada um dos outros,
} { $card } { $held ->
    [yes] está
   *[no] não está
} { $place ->
    [case] no seu próprio biombo.
    [informants] entre os informantes.
   *[seat] atrás do biombo de { $who }.
}

## As regras inteiras, página por página; a última é um exemplo de jogada

rulebook-clues-1 = **O objetivo**
    Londres, 1899. Cada um investiga um caso próprio. No seu biombo há três cartas: uma pessoa, um lugar, uma arma. Todos os outros veem essas cartas, você não. Vence quem disser primeiro as próprias três cartas.
    Há 30 cartas: 10 cores, e de cada cor uma pessoa, um lugar e uma arma. Cada carta tem também uma categoria: homem ou mulher, fechado ou ao ar livre, corpo a corpo ou à distância.
    Jogam de 2 a 6. Com menos de seis, as três cartas de algumas cores ficam na caixa.
rulebook-clues-2 = **A preparação**
    Cada um recebe uma pessoa, um lugar e uma arma, e depois mais duas cartas. As cartas que sobram são os **informantes secretos**: viradas para baixo, marcadas com uma letra. São 8 com dois jogadores, depois 6, 4, 2, e nenhum com seis.
    Em segredo, escolha uma pessoa, um lugar e uma arma entre as suas cinco cartas. Elas vão para o biombo de quem está à sua esquerda. As suas outras duas cartas ficam atrás do seu: ninguém mais vê.
    Assim, no início, 13 cartas são desconhecidas para você, e as suas três estão entre elas.
    Com três jogadores ou mais, cada um tem uma lupa; o resto das 8 forma a reserva.
rulebook-clues-3 = **A sua vez, com três jogadores ou mais**
    Se você não tem lupa, pegue uma da reserva; se ela estiver vazia, pegue uma de um jogador à sua escolha.
    Depois gaste **todas** as suas lupas. Cada uma paga uma ação, em qualquer ordem:
    • interrogar uma testemunha;
    • olhar um informante secreto;
    • acusar.
    A sua vez acaba com a sua última lupa, ou depois de uma acusação errada. Joga-se em sentido horário.
rulebook-clues-4 = **Interrogar uma testemunha**
    Dê a lupa a outro jogador e pergunte quantas cartas ele vê de **uma cor** em jogo, ou de **uma categoria**: homens, mulheres, lugares fechados, lugares ao ar livre, armas corpo a corpo, armas à distância. Mais nada se pode perguntar.
    Ele responde a verdade, e todos ouvem. Ele conta as cartas nos biombos de todos os **outros** jogadores, o seu inclusive, e as duas cartas atrás do próprio. Não conta as três cartas do próprio biombo: não pode vê-las.
    Ouça também as perguntas dos outros. Um “nenhuma” diz que o seu biombo também não tem uma carta assim, a menos que a testemunha seja você.
rulebook-clues-5 = **Os informantes, e a acusação**
    Nos dois casos, a lupa vai para o jogador mais próximo, em sentido horário, que não tenha nenhuma; se todos tiverem, para a reserva.
    {""}**Olhar um informante**: veja uma dessas cartas, e ela volta ao seu lugar. Os outros sabem qual você olhou, não o que ela é.
    {""}**Acusar**: diga uma pessoa, um lugar e uma arma que você não vê em lugar nenhum. Se tudo estiver certo, você vence. Se não, você só fica sabendo que errou, a sua vez acaba e as suas lupas vão para a reserva. Você continua na partida.
    Quem sai continua como testemunha, e as próprias lupas vão para a reserva. O último jogador que fica vence. Se ninguém joga durante duas rodadas, a partida acaba sem vencedor.
rulebook-clues-6 = **Com dois jogadores, e a variante Ultrassecreto**
    {""}**Com dois jogadores** não há lupas: cada turno é uma ação. Ao interrogar, diga também qual das duas cartas escondidas da testemunha conta, a da esquerda ou a da direita. Ela conta essa e as três do seu biombo.
    {""}**Ultrassecreto** (3 a 6 jogadores): cada um tem uma ficha. Uma vez na partida você pode gastá-la em uma pergunta: todos ouvem a pergunta, mas só você e a testemunha ficam sabendo da resposta.
rulebook-clues-7 = **Exemplo de uma jogada**
    Ana tem duas lupas. Ela dá uma a Bruno: “Quantas cartas verdes você vê?” Bruno conta em todos os biombos menos no próprio, e atrás do próprio: “Duas.”
    Ana vê uma carta verde no biombo de Clara. Então a outra está no biombo da própria Ana, ou atrás do de Bruno.
    Com a segunda lupa, Ana pergunta a Clara pela mesma cor. Clara vê o biombo de Ana e o de Bruno: “Nenhuma.” Não há verde no biombo de Ana, e a segunda carta verde está atrás do biombo de Bruno. Ana risca as cartas verdes. Ela não tem mais lupas: é a vez de Bruno.

## A lição: algumas decisões de uma partida de verdade, e as razões

lesson-clues-start = **13 Pistas em cinco minutos**
    No seu biombo há três cartas: uma pessoa, um lugar, uma arma. Os outros veem essas cartas, você não. Diga quais são antes que Camille e Robin digam as próprias.
    Aqui estão quatro decisões de uma partida de verdade. As imagens mostram o que você vê do seu lugar.
lesson-clues-1 = Você vê o biombo de Camille e o de Robin, e as duas cartas atrás do seu: a Faca e o Parque.
    {""}**Qual destes lugares pode estar no seu biombo?**
lesson-clues-1-market = O Mercado
lesson-clues-1-market-why = Não: você vê o Mercado no biombo de Robin. Cada carta existe só uma vez.
lesson-clues-1-park = O Parque
lesson-clues-1-park-why = Não: o Parque está atrás do seu próprio biombo. É uma das duas cartas que você não deu.
lesson-clues-1-parlor = O Salão
lesson-clues-1-parlor-why = Sim: você não vê o Salão em lugar nenhum. No início, 13 cartas são desconhecidas para você; as suas três estão entre elas, e as outras estão atrás dos biombos ou com os informantes.
lesson-clues-2 = Robin dá a lupa a Camille e pergunta: “Quantas cartas laranja você vê?” A resposta é **nenhuma**. Há três cartas laranja: a Bailarina, o Teatro e a Pistola.
    {""}**O que você fica sabendo?**
lesson-clues-2-nothing = Nada: a pergunta não foi minha
lesson-clues-2-nothing-why = Algo, sim: todos ouvem a resposta, e Camille vê o seu biombo. Ouvir não custa nada.
lesson-clues-2-screen = Nem Bailarina nem Teatro são meus
lesson-clues-2-screen-why = Sim: Camille vê o seu biombo e não conta nada laranja ali. A Pistola está à sua vista: está no biombo de Camille, que não a vê nem a conta.
lesson-clues-2-game = Não há carta laranja no jogo
lesson-clues-2-game-why = Não: você vê a Pistola, que é laranja, no biombo de Camille. Uma testemunha nunca conta o próprio biombo: não pode vê-lo.
lesson-clues-3 = É a sua vez! Você dá a sua lupa a Camille: “Quantas cartas verdes você vê?” A resposta é **duas**. As cartas verdes são a Condessa, a Espada e o Parque, e o Parque está atrás do seu biombo.
    {""}**Onde estão a Condessa e a Espada?**
lesson-clues-3-both = As duas no meu biombo
lesson-clues-3-both-why = Talvez, mas não é certo: Camille conta também as duas cartas escondidas atrás do próprio biombo.
lesson-clues-3-park = Camille pode ter contado o Parque
lesson-clues-3-park-why = Não: o Parque está atrás do seu biombo, onde ninguém mais vê. Então as duas cartas verdes são a Condessa e a Espada.
lesson-clues-3-either = No meu biombo ou atrás do de Camille
lesson-clues-3-either-why = Sim: Camille vê as duas, e não há nada verde no biombo de Robin. Cada uma está no seu biombo ou atrás do de Camille. Você precisa de uma segunda testemunha.
lesson-clues-4 = Uma rodada depois. Robin não vê nenhum lugar ao ar livre. Você pergunta a Robin pelas verdes: **uma**. Então ela está no seu biombo, porque a outra está atrás do de Camille. Depois você pergunta a Camille pelas roxas: **uma**. Você ainda tem uma lupa.
    {""}**Qual acusação pode estar certa?**
lesson-clues-4-dancer = Bailarina, Salão, Espada
lesson-clues-4-dancer-why = Não: Camille não viu nenhuma carta laranja, e a Bailarina é laranja. Uma acusação errada acaba com a sua vez, e revela algo aos outros.
lesson-clues-4-sword = Condessa, Salão, Espada
lesson-clues-4-sword-why = Não: Robin veria duas cartas verdes no seu biombo, e viu só uma. É a Condessa ou a Espada, nunca as duas.
lesson-clues-4-crossbow = Condessa, Salão, Besta
lesson-clues-4-crossbow-why = Sim: só uma carta verde, nada laranja, um lugar fechado. E estava certo: nesta partida você venceu. Em geral, faça mais uma pergunta antes de arriscar.
lesson-clues-end = **É tudo de que você precisa para jogar.** Conte o que vê, ouça cada resposta, e pergunte-se sempre o que a testemunha vê. **Minha folha** guarda tudo isso. Abra uma mesa, ou leia as regras inteiras.

## Técnicas de dedução, da mais fácil à mais difícil

technique-clues-sight = Bem à vista
technique-clues-sight-page = O que você vê não está em nenhum outro lugar: as cartas nos biombos das outras pessoas, as que estão atrás do seu e os informantes que você olhou.
    {""}*Exemplo:* o Mercado está no biombo de Robin. No seu ele não está.
technique-clues-count = O que uma testemunha conta
technique-clues-count-page = Uma testemunha conta o que vê. Tire o que você também vê: o resto está no seu próprio biombo ou atrás do biombo da testemunha.
    {""}*Exemplo:* Camille conta duas cartas verdes, e você vê uma delas no biombo de Robin. Exatamente uma outra carta verde está no seu biombo ou atrás do biombo de Camille. Se você visse as duas, não haveria nenhuma.
technique-clues-named = Um caso citado
technique-clues-named-page = Quem acusa só cita cartas que não vê: elas não estão nem no seu biombo nem atrás do biombo de quem acusou.
    {""}*Exemplo:* Robin cita o Duque, o Parque e a Espada. Nenhuma das três está no seu biombo.
technique-clues-together = Respostas juntas
technique-clues-together-page = Uma resposta sozinha não basta, mas juntas elas excluem muito; e há uma carta de cada tipo no seu biombo e duas atrás de cada um dos outros.
    {""}*Exemplo:* as testemunhas Camille e Robin contam, cada uma, uma carta amarela que você não vê. Se for a mesma, está no seu biombo; se não, há uma atrás de cada biombo. Procure uma resposta que só combine com um dos dois casos.
technique-clues-suppose = Supor e refutar
technique-clues-suppose-page = Nenhum passo leva adiante? Suponha que uma carta esteja em algum lugar e veja o que se concluiria. Se isso não puder ser, a carta não está lá.
    {""}*Exemplo:* para o seu biombo restam a Enfermeira ou a Bailarina, a Zarabatana ou o Fuzil, o Porto ou o Parque. A testemunha Camille conta uma carta amarela que você não vê, e Robin conta uma azul. Se fosse a Enfermeira, a Zarabatana, que também é amarela, não estaria no seu biombo; seria então o Fuzil, e não o Porto, que também é azul, mas o Parque. Com essas três, a sua acusação já estava errada. Então é a Bailarina.

## Os comandos (os nomes em inglês estão no código)

command-clues = pistas
command-clues-description = Jogue 13 Pistas na mesa deste canal.

command-clues-place = colocar
command-clues-place-description = Escolha três das suas cartas para o biombo à sua esquerda.
command-clues-place-person = pessoa
command-clues-place-person-description = Uma das suas pessoas.
command-clues-place-place = lugar
command-clues-place-place-description = Um dos seus lugares.
command-clues-place-weapon = arma
command-clues-place-weapon-description = Uma das suas armas.

command-clues-ask = interrogar
command-clues-ask-description = Interrogue uma testemunha: quantas cartas ela vê de uma cor ou categoria?
command-clues-ask-witness = testemunha
command-clues-ask-witness-description = O jogador que você interroga.
command-clues-ask-about = assunto
command-clues-ask-about-description = Uma cor em jogo, ou uma das seis categorias.
command-clues-ask-inner = lado
command-clues-ask-inner-description = Só com dois jogadores: qual carta atrás do biombo dela conta, esquerda ou direita.
command-clues-ask-secret = segredo
command-clues-ask-secret-description = Gaste a sua ficha Ultrassecreto: a resposta é só para você.

command-clues-informant = informante
command-clues-informant-description = Olhe em segredo a carta de um informante secreto.
command-clues-informant-letter = letra
command-clues-informant-letter-description = A letra do informante.

command-clues-accuse = acusar
command-clues-accuse-description = Diga as três cartas do seu próprio biombo.
command-clues-accuse-person = pessoa
command-clues-accuse-person-description = O culpado.
command-clues-accuse-place = lugar
command-clues-accuse-place-description = O local do crime.
command-clues-accuse-weapon = arma
command-clues-accuse-weapon-description = A arma do crime.

command-clues-take = pegar
command-clues-take-description = Pegue uma lupa de alguém: a reserva está vazia e você não tem nenhuma.
command-clues-take-player = jogador
command-clues-take-player-description = Quem dá uma lupa a você.
