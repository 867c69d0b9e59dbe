# O caso do dia, e casos para praticar.

case-head = **Caso nº { $n }** · { $game } · { $stars } · o próximo vem { $until } 🔎
case-practice-head = **Um caso para praticar** · { $game } · { $stars } 🔎
case-played = De uma partida de verdade, jogada por pessoas no Alibi. Os nomes são inventados.
case-instead = O caso do dia foi feito a partir de uma partida que você jogou ou viu. Então aqui está outro, que vale o mesmo. 👁️
case-alt-rest = O resto aparece com “Só palavras”: /eu ajustes.
case-seat = Você é { $who }. Isto é o que você sabe desde o início:
case-clues = E isto é o que importa do que você ouviu e viu. É o bastante.
case-clue = { $n }. { $text }
case-answer = Responder
case-wrong = **Não é isso.** { $left ->
    [1] Você tem mais uma tentativa.
   *[other] Você tem mais { $left } tentativas.
} ✗
case-solved = **Resolvido** { $tries ->
    [1] na primeira tentativa!
    [2] na segunda tentativa.
   *[other] na última tentativa.
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } dias seguidos 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(um dia perdido não conta ❄️)
       *[other] {" "}({ $frozen } dias perdidos não contam ❄️)
    }
} ✓
case-failed = **Desta vez não**, depois de { $tries } tentativas. Um novo caso vem todo dia. ✗
case-solution = Era: **{ $nouns }**.
case-solution-rows = Era: { $rows }.
case-solution-row = **{ $noun }** ({ $title })
case-level = Pelas respostas até agora, este caso é { $grade ->
    [1] **fácil**
    [2] **de dificuldade média**
   *[3] **difícil**
} ({ NUMBER($case, useGrouping: 0) }). A sua própria pontuação ({ $game }): **{ NUMBER($mine, useGrouping: 0) }** (± { NUMBER($margin, useGrouping: 0) }).
case-practice-right = **É isso!** ✓
case-practice-wrong = **Não é isso.** Tente de novo, quantas vezes quiser. ✗
case-practice-shown = Foi assim.
case-another = Mais um
case-show-solution = Mostrar a solução
case-share = Compartilhar
case-show-board = O servidor
case-practise = Praticar
case-show-why = Por quê?
case-why = **{ $noun }**
case-back = Voltar ao caso
case-card = { $name } · caso nº { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } { $solved ->
    [yes] { $tries ->
        [1] na primeira tentativa
        [2] na segunda tentativa
       *[other] na última tentativa
    }{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } dias seguidos 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(um dia perdido não conta ❄️)
           *[other] {" "}({ $frozen } dias perdidos não contam ❄️)
        }
    }
   *[no] sem solução
} 🔎
    -# Um novo caso todo dia: **/caso hoje**
case-board = **Caso nº { $n }** neste servidor: { $many ->
    [0] ninguém terminou ainda.
    [one] uma pessoa terminou.
   *[other] { $many } pessoas terminaram.
}
case-board-solved = { $name }, { $tries ->
    [1] primeira tentativa
    [2] segunda tentativa
   *[other] última tentativa
} ✓
case-board-failed = { $name } ✗
case-board-more = … e mais { $n }.
refusal-case-incomplete = Escolha primeiro algo em cada lista, depois responda.
refusal-case-over = Esse caso acabou: um novo vem todo dia à meia-noite UTC. **/caso hoje** mostra o atual.
refusal-case-other = Este caso não é mais o seu: **/caso hoje** mostra qual é. Nada foi contado.
refusal-case-others-seated = Você só pode permitir isto enquanto ninguém mais tem um lugar: quem se senta depois vê isso, e concorda. Nada mudou.
option-cases = Pode virar um caso
lobby-cases = Quem se senta concorda: uma semana depois do fim ou mais tarde, esta partida pode virar um **caso do dia**, sem nomes nem servidor, e nunca para quem a jogou ou viu. 🔎
refusal-case-later = O caso ainda não está pronto. Tente de novo daqui a pouco.
refusal-case-without = Durante vinte segundos, um caso após o outro foi examinado, e nenhum exigia esta técnica. Tente de novo: a cada vez são outros.
refusal-case-no-server = Use isto em um servidor: nas mensagens diretas só há o seu próprio resultado.
refusal-case-shared = Seu resultado já está aqui.
case-asked = Você é { $who }.
case-told = **O que há para saber**, na ordem em que aconteceu. É o bastante.
case-proof = **Aqui não há nada a adivinhar:** marque na folha o que se conclui das pistas. Uma marca que não se conclui delas é recusada, verdadeira ou não.
case-mark = Marcar a folha
case-quick = Só responder
case-also = Coluna { $who }, { $kind ->
    [person] uma pessoa que dá para determinar
    [suspect] um suspeito que dá para determinar
    [place] um lugar que dá para determinar
    [room] um cômodo que dá para determinar
   *[weapon] uma arma que dá para determinar
}
case-to-clues = As pistas
case-goal = A provar com um ✓{ $one ->
    [yes] {" "}na coluna **{ $column }**
   *[no] {""}
}: { $parts }.
case-stands = **Provado:** conclui-se das pistas.
case-not-proven = **Ainda não provado:** não se conclui das pistas.
case-refute = Quero ver por que não
case-refuted = **Isto também combina com tudo o que você sabe** (acima, com círculos na imagem).
case-refuted-rest = -# O que é certo, mas ainda não foi provado, continua escondido.
case-proof-count = -# Marcas recusadas: { $unproven } · dicas: { $hints }
case-proven = **Caso encerrado: tudo provado.** { $unproven ->
    [0] Todas as marcas tinham prova
    [1] Uma marca não tinha prova
   *[other] { $unproven } marcas não tinham prova
}, { $hints ->
    [0] nenhuma dica foi pedida
    [1] uma dica foi pedida
   *[other] { $hints } dicas foram pedidas
}; { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min desde que você o viu pela primeira vez.{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } dias seguidos 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(um dia perdido não conta ❄️)
       *[other] {" "}({ $frozen } dias perdidos não contam ❄️)
    }
} ✓
case-card-proven = { $name } · caso nº { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } provado · { $hours ->
        [0] {""}
       *[other] { $hours } h{" "}
    }{ $minutes } min{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } dias seguidos 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(um dia perdido não conta ❄️)
           *[other] {" "}({ $frozen } dias perdidos não contam ❄️)
        }
    } 🔎
    -# Um novo caso todo dia: **/caso hoje**
case-board-proven = { $name }, provado { $slips ->
    [0] sem deslizes
   *[other] · marcas recusadas: { $unproven } · dicas: { $hints }
} · { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min ✓
refusal-case-begun = Você começou a provar este caso, então aqui são as provas que contam: **/caso hoje** mostra o caso. Nada mudou.
case-past = Casos anteriores
case-past-older = Mais antigos
case-past-newer = Mais recentes
case-today = O caso de hoje
case-past-prompt = Escolha um caso
case-past-choice = Nº { $n } · { $game } · { $stars }{ $solved ->
    [yes] {" "}✓
   *[no] {""}
}
case-past-list = **Casos de dias passados.** Contam para a sua pontuação, mas não para os dias seguidos.
case-past-none = Ainda não há casos anteriores aqui. **/caso praticar** encontra quantos você quiser.
case-past-head = **Caso nº { $n }**, de um dia passado · { $game } · { $stars } 🔎
case-together = Um caso para todos
case-joint-head = **Um caso para todos vocês** · { $game } · { $stars } 🔎
case-joint-hint = Participa quem estiver aqui: abra as pistas e marque, na folha que vocês dividem, o que se conclui delas. Cada marca aparece aqui com quem a fez, mesmo recusada.
case-joint-open = Pistas e folha
case-joint-over = Este caso está encerrado.
case-joint-count = -# Marcas provadas: { $proven } · marcas recusadas: { $unproven } · dicas: { $hints }
case-joint-deed = { $person }: { $sign } { $row }{ $alone ->
    [yes] {""}
   *[no] {" "}({ $column })
}{ $kind ->
    [proven] {""}
    [refused] {", "}sem prova
   *[shown] {", "}distribuição mostrada
} { $square }
case-joint-hinted = { $person }: uma dica 💡
case-joint-somebody = alguém
case-joint-ended = { $end ->
    [solved] **Caso encerrado em conjunto: tudo provado.**
    [moderated] **A moderação deste servidor encerrou este caso.** 🛡️
   *[given-up] **Caso abandonado.**
} { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min { $squares }
case-joint-people = Marcas provadas: { $people }
case-joint-give-up = Desistir
case-joint-sure = Aí todo mundo aqui vê a solução, e ninguém mais pode marcar. Desistir?
refusal-case-joint-host = Só quem abriu este caso ou a moderação deste servidor pode desistir dele por todos.
refusal-case-joint-server = Use isto em um servidor: é um caso para todo um canal.
