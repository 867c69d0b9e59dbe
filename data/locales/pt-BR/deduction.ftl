# O que se conclui: folhas que tiram conclusões, razões, a reconstituição.

## O que uma mesa combina

option-sheet = Folhas
level-paper = papel (o que você já vê)
level-notebook = caderno (tudo o que é certo)
level-analyst = analista (também as proporções das distribuições)
level-name-paper = papel
level-name-notebook = caderno
level-name-analyst = analista

## A folha

sheet-deals = { $title } · { $n ->
    [1] resta uma distribuição
   *[other] restam { $n } distribuições
}
sheet-first = Escolha primeiro uma linha e uma coluna.
sheet-legend-notebook = -# Sublinhado aqui, circulado na imagem: o que se conclui com certeza de tudo o que disseram a você. **Por quê?** diz como, para a célula que você escolheu.
sheet-legend-analyst = -# Números: em quantas de 100 distribuições ainda possíveis é assim. É uma proporção, não uma chance: como as pessoas escolhem não entra na conta.
sheet-why-control = Por quê?
sheet-why = **Por que { $row } · { $column }: { $sign }**
refusal-sheet-is-paper = As folhas desta mesa são de papel: mostram o que você já vê, e as suas próprias marcas.
refusal-why-seen = Isso já está à sua vista: não precisa de razões.
refusal-no-knowledge = Neste jogo não posso tirar conclusões.
refusal-unthought = Agora não consegui calcular o que se conclui. Tente de novo daqui a pouco; nada se perdeu.

## Dicas

option-hints = Dicas
lobby-hints-allowed = Dicas permitidas 💡
hint-control = { $rung ->
    [0] Dica
    [1] O que se conclui?
   *[other] Uma boa pergunta?
}
hint-where = **Onde olhar:** algo novo se conclui { $nos_n ->
    [one] do passo { $nos }
   *[other] dos passos { $nos }
}. 💡
hint-what = **O que se conclui:** 💡
hint-ask = **Uma boa pergunta agora:** { $verb } ({ $values }). 💡
hint-do = { $n ->
    [0] **Não há nada para perguntar agora.** O melhor que você pode fazer: { $verb }. 💡
   *[other] **Não há nada para perguntar agora.** O melhor que você pode fazer: { $verb } ({ $values }). 💡
}
hint-expected = Em média, devem restar depois dela uns { $percent }% das soluções que agora são possíveis.
hint-all-told = Nenhuma pergunta pode dizer mais a você: tudo de que precisa já foi dito. 💡
hint-count = { $n ->
    [1] -# A sua primeira dica nesta partida. No fim, todos verão quantas você teve.
   *[other] -# A sua dica nº { $n } nesta partida. No fim, todos verão quantas você teve.
}
hints-given = Dicas: { $given } 💡
hints-of = { $who } { $n }
refusal-no-hints = Esta mesa joga sem dicas.
refusal-hint-nothing = Nada novo se conclui com certeza do que disseram a você. Esta dica não conta.
refusal-hint-not-now = Não é a sua vez: peça uma boa pergunta quando for. Esta dica não conta.

## A reconstituição

control-inquest = Reconstituição
control-publish = Publicar a reconstituição
inquest-head = **{ $game }** · mesa nº { $table } · **a reconstituição**
inquest-caption = Distribuições que restam a cada um, jogada por jogada
inquest-alt = A reconstituição: uma linha para cada jogador mostra quantas distribuições ainda eram possíveis depois de cada jogada. As linhas só descem.
inquest-known = { $who } já poderia saber a partir do passo { $step }.
inquest-unknown = { $who } não poderia saber antes do fim: { $deals ->
    [1] restava uma distribuição.
   *[other] restavam { $deals } distribuições.
}
inquest-unknown-out = { $who } já estava fora antes de poder saber: { $deals ->
    [1] restava uma distribuição.
   *[other] restavam { $deals } distribuições.
}
inquest-turning = { $steps_n ->
    [one] A virada: passo { $steps }.
   *[other] As viradas: passos { $steps }.
}
inquest-excluded = No passo { $step }, { $who } disse uma solução que já estava excluída pelo que tinha ouvido.
inquest-idle = { $who } não ficou sabendo de nada novo ao perguntar: { $steps }.
theatre-no = (passo { $step })
theatre-left = Distribuições ainda possíveis: { $seats } 🔎
theatre-seat-left = { $who } { $fell ->
    [1] { $before } → **{ $deals }**
   *[other] { $deals }
}
theatre-known = A partir daqui, { $who } podia saber. 💡
inquest-legend = -# Uma distribuição é possível para alguém se nada do que lhe disseram a contradiz. O número das que restam só diminui.
inquest-likewise = -# { $steps_n ->
    [one] O mesmo no passo { $steps }.
   *[other] O mesmo nos passos { $steps }.
}
inquest-posted = A reconstituição está publicada: { $link }
inquest-there = A reconstituição já está publicada: { $link }
refusal-inquest-later = Agora não foi possível publicar a reconstituição. Clique de novo daqui a um minuto.
refusal-inquest-no-channel = O canal em que esta mesa jogou não existe mais, então a reconstituição não tem onde aparecer.
trouble-inquest-may-not = Não posso publicar a reconstituição: preciso da permissão “{ $permission }” no canal dessa mesa.
refusal-no-inquest = Neste jogo não há reconstituição.
