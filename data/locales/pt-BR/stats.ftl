# O que as partidas terminadas dizem de pessoas, jogos e servidores.

stats-mine = **As suas partidas** neste servidor
stats-mine-everywhere = **As suas partidas** em todos os servidores
stats-theirs = **Partidas de { $person }** neste servidor
stats-nothing = Nenhuma partida contada ainda: uma partida conta quando acaba.
stats-played = **{ $game }**: { $played ->
    [1] uma partida
   *[other] { $played } partidas
}, { $won ->
    [0] nenhuma vencida
    [one] uma vencida
   *[other] { $won } vencidas
}.
stats-rating = Pontuação deste trimestre: **{ $points }** (± { $margin }).
stats-provisional = Pontuação deste trimestre: { $points }, provisória depois de { $rated ->
    [1] uma partida
   *[other] { $rated } partidas
}.
stats-title = { $title ->
    [decisive] Fez a pergunta decisiva
   *[silent] Falou pouco e tinha razão
}{ $n ->
    [1] {""}
   *[other] {" "}({ $n } vezes)
} 🏅
stats-stepped-in = { $n ->
    [1] Assumiu um lugar uma vez. 🤝
   *[other] Assumiu { $n } lugares. 🤝
}
stats-left = { $n ->
    [1] Saiu antes do fim uma vez.
   *[other] Saiu antes do fim { $n } vezes.
}
stats-hidden = -# Ninguém mais vê isto. **/eu ajustes** muda isso.

stats-game = **{ $game }** neste servidor: { $games ->
    [0] nenhuma partida terminada ainda
    [one] uma partida terminada
   *[other] { $games } partidas terminadas
}, { $decided ->
    [0] nenhuma com vencedor
    [one] uma com vencedor
   *[other] { $decided } com vencedor
}.
stats-ladder = Quem mais se destaca neste trimestre, com dez partidas pontuadas ou mais:
stats-rung = { $place }. { $person }: **{ $points }** (± { $margin }), { $n } partidas, vencidas: { $won }
stats-no-ladder = Ninguém tem ainda dez partidas pontuadas neste trimestre.

stats-server = **Este servidor**: { $games ->
    [0] nenhuma partida terminada ainda.
    [one] uma partida terminada.
   *[other] { $games } partidas terminadas.
}
stats-game-line = **{ $game }**: { $games ->
    [1] uma partida
   *[other] { $games } partidas
}, { $decided ->
    [0] nenhuma com vencedor
    [one] uma com vencedor
   *[other] { $decided } com vencedor
}.
stats-first = Em primeiro neste trimestre: { $person } ({ $points }).

stats-button-mine = Minhas partidas
stats-button-server = Este servidor
stats-button-techniques = Minhas técnicas
stats-chart-won = Partidas vencidas, das jogadas
stats-chart-decided = Partidas com vencedor, de todas
stats-chart-course = { $game }: pontuação depois das últimas { $n } partidas
stats-chart-ladder = { $game }: pontuações deste trimestre
stats-alt = { $caption }: { $rows }
stats-alt-row = { $what } { $part } de { $whole }

techniques-mine = **As suas técnicas**, dos casos que você provou ou cuja solução pediu para ver. Cada marca conta para a técnica mais difícil que exigia; *despercebidas* são as que teriam corrigido uma marca recusada, ou provado o que uma dica disse ou o que você deixou em aberto. Ninguém mais vê isto.
techniques-none = **Nada foi contado ainda.** Prove um caso até o fim: então aqui estarão as técnicas que as suas marcas exigiam e as que passaram despercebidas. Ninguém mais vê isto.
techniques-count = **{ $name }**: usada { $used ->
    [1] 1 vez
   *[other] { $used } vezes
}, despercebida { $missed ->
    [1] 1 vez
   *[other] { $missed } vezes
}
techniques-choose = Uma técnica para ler e praticar
techniques-practise = Praticar isto
techniques-practise-most = Praticar: { $name }
techniques-case = { $hardest ->
    [yes] **{ $name }** é o passo mais difícil deste caso.
   *[no] Este caso exige **{ $name }** e também passos mais difíceis.
}

refusal-stats-nothing = Aqui não há partidas contadas de { $person }, ou elas não podem ser vistas por outros.
refusal-stats-no-server = Use isto em um servidor: nas mensagens diretas só há as suas próprias partidas.
settings-listed = { $on ->
    [yes] Os outros veem as suas partidas terminadas em **/estatísticas**.
   *[no] Só você vê as suas partidas terminadas em **/estatísticas**.
}
settings-set-listed = { $n ->
    [0] Esconder minhas partidas dos outros
   *[1] Mostrar minhas partidas aos outros
}
