# O que se conclui: folhas que tiram conclusões, razões, a reconstituição.

## O que uma mesa combina

option-sheet = Folhas
level-paper = papel (o que você já vê)
level-checked = papel conferido (Conferir conta as suas marcas erradas)
level-notebook = caderno (tudo o que é certo)
level-analyst = analista (também as proporções das distribuições)
level-name-paper = papel
level-name-checked = papel conferido
level-name-notebook = caderno
level-name-analyst = analista

## A folha

sheet-deals = { $title } · { $n ->
    [1] resta uma distribuição
   *[other] { $n } distribuições
}
sheet-first = Escolha primeiro uma linha e uma coluna.
sheet-legend-notebook = -# Sublinhado aqui, circulado na imagem: o que se conclui com certeza de tudo o que disseram a você. **Por quê?** diz como, para a célula que você escolheu.
sheet-legend-analyst = -# Números: em quantas de 100 distribuições ainda possíveis é assim. É uma proporção, não uma chance: como as pessoas escolhem não entra na conta.
sheet-legend-number = -# **7·14**: onde se pede um número, o mais frequente, 7, e a sua proporção, 14.
sheet-why-control = Por quê?
sheet-why = **Por que { $row } · { $column }: { $sign }**
sheet-why-row = **Por que { $row }: { $sign }**
refusal-sheet-is-paper = As folhas desta mesa são de papel: mostram o que você já vê, e as suas próprias marcas.
refusal-why-seen = Isso já está à sua vista: não precisa de razões.
refusal-no-knowledge = Neste jogo não posso tirar conclusões.
refusal-unthought = Agora não consegui calcular o que se conclui. Tente de novo daqui a pouco; nada se perdeu.
check-control = Conferir
check-which-control = Quais?
check-wrong = { $n ->
    [0] **Conferência:** o que você sabe não exclui nenhuma das suas marcas.
    [1] **Conferência:** o que você sabe exclui uma das suas marcas.
   *[other] **Conferência:** o que você sabe exclui { $n } das suas marcas.
}
check-unproven = { $n ->
    [0] { $wrong ->
        [0] Todas estão provadas.
       *[other] Todo o resto está provado.
    }
    [1] Uma ainda não está provada: pode ser que sim ou que não.
   *[other] { $n } ainda não estão provadas: pode ser que sim ou que não.
}
check-legend = -# **Conferir** compara os ✓ e ✗, e os algarismos onde se pede um número, com tudo o que você sabe; ninguém olha a distribuição.
check-these-wrong = { $n ->
    [one] **Isto não pode ser:** { $cells }. 💡
   *[other] **Estas não podem ser:** { $cells }. 💡
}
check-these-unproven = **Ainda sem prova:** { $cells }. 💡
check-cell = { $row }, { $column }: { $sign }
refusal-check-all-proven = Todas as suas marcas que podem ser conferidas estão provadas. Esta dica não é contada.
refusal-check-nothing = Não há marca para conferir: só ✓, ✗ e algarismos são conferidos, não pontos de interrogação nem letras.

## Dicas

option-hints = Dicas
hints-idle = sim (mas com estas folhas não há nenhuma para pedir)
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
hint-where-marked = **Onde olhar:** com o que você marcou, algo novo se conclui { $nos_n ->
    [one] do passo { $nos }
   *[other] dos passos { $nos }
}. 💡
hint-where-part = **Onde olhar:** { $part }. 💡
hint-control-technique = Qual técnica?
hint-technique = { $n ->
    [0] **Qual técnica:** basta olhar o que você já sabe. 💡
    [one] **Qual técnica:** { $names }. 💡
   *[other] **Quais técnicas:** { $names }. 💡
}
hint-what = **O que se conclui:** 💡
hint-ask = **Uma boa pergunta agora:** { $verb } ({ $values }). 💡
hint-do = { $n ->
    [0] **Não há nada para perguntar agora.** O melhor que você pode fazer: { $verb }. 💡
   *[other] **Não há nada para perguntar agora.** O melhor que você pode fazer: { $verb } ({ $values }). 💡
}
hint-go = { $n ->
    [0] **Melhor que uma pergunta agora:** { $verb }. 💡
   *[other] **Melhor que uma pergunta agora:** { $verb } ({ $values }). 💡
}
hint-expected = Em média, devem restar depois dela uns { $percent }% das soluções que agora são possíveis.
hint-all-told = Nenhuma pergunta promete dizer mais sobre a solução. 💡
hint-count = { $n ->
    [1] -# A sua primeira dica nesta partida. No fim, todos verão quantas você teve.
   *[other] -# A sua dica nº { $n } nesta partida. No fim, todos verão quantas você teve.
}
hints-given = Dicas: { $given } 💡
hints-of = { $who } { $n }
refusal-no-hints = Esta mesa joga sem dicas.
refusal-hint-nothing = Nada novo se conclui com certeza do que disseram a você. Esta dica não conta.
refusal-hint-not-now = Não é a sua vez: peça uma boa pergunta quando for. Esta dica não conta.
refusal-hint-one-choice = Além de acusar, você só pode fazer uma coisa agora. Esta dica não conta.

## A reconstituição

control-inquest = Reconstituição
control-publish = Publicar a reconstituição
inquest-head = **{ $game }** · mesa nº { $table } · **a reconstituição**
number-short = { $unit ->
    [2] { $n } mi
    [3] { $n } bi
    [4] { $n } tri
   *[0] { $n }
}
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
inquest-accuracy = { $who }: perguntas que valem { $percent }% das melhores ({ $n ->
    [1] uma pergunta
   *[other] { $n } perguntas
}).
inquest-fine = Uma ótima pergunta: passo { $step }, de { $who }. { $best ->
    [yes] De nenhuma outra se esperava mais naquele momento.
   *[no] De quase nenhuma outra se esperava mais naquele momento.
}
inquest-lucky = Uma pergunta de sorte: passo { $step }, de { $who }. Das soluções possíveis, deixou mais ou menos uma em { $among }, mas dela só se esperava { $percent }% do que a melhor diria naquele momento.
inquest-excluded = No passo { $step }, { $who } disse uma solução que já estava excluída pelo que tinha ouvido.
inquest-idle = { $who } não ficou sabendo de nada novo ao perguntar: { $steps_n ->
    [one] passo { $steps }.
   *[other] passos { $steps }.
}
theatre-no = (passo { $step } do histórico)
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
refusal-inquest-nothing = Aconteceu muito pouco nesta partida para uma reconstituição.
refusal-inquest-later = Agora não foi possível publicar a reconstituição. Clique de novo daqui a um minuto.
refusal-inquest-no-channel = O canal em que esta mesa jogou não existe mais, então a reconstituição não tem onde aparecer.
trouble-inquest-may-not = Não posso publicar a reconstituição: preciso da permissão “{ $permission }” no canal dessa mesa.
refusal-no-inquest = Neste jogo não há reconstituição.
