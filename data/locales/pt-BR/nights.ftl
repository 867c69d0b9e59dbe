# Noites: uma noite de jogos que se planeja, se divide em mesas rodada por rodada, e se termina.

night-title = ## Noite de jogos 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-title-own = ## { $title } 🕯️
    📅 **{ $at }**{ $early ->
        [yes] {""}
       *[no] {" "}({ $soon })
    }
night-untitled = Noite de jogos
night-host = Quem organiza: { $people }.
night-weekly = Toda semana a esta hora. 🔁
night-places = { $free ->
    [0] Todas as { $n } vagas estão ocupadas. Quem se inscreve fica na lista de espera, e sobe quando uma vaga se abre. 🪑
    [one] Uma de { $n } vagas está livre. 🪑
   *[other] { $free } de { $n } vagas estão livres. 🪑
}
night-standby = Lista de espera ({ $n }): { $people } 🕰️
night-coming = { $n ->
    [0] Ninguém se inscreveu ainda.
    [one] **Uma pessoa** vem ({ $here } já aqui):
   *[other] **{ $n } pessoas** vêm ({ $here } já aqui):
}
night-guest = { $at ->
    [here] • ✅ { $person }
    [rests] • 💤 { $person }
   *[comes] • { $person }
}{ $wishes ->
    [yes] : { $likes }
   *[no] {""}
}
night-guests = { $at ->
    [here] • ✅ { $people }
    [rests] • 💤 { $people }
   *[comes] • { $people }
}
night-hint = -# { $open ->
    [yes] Com **Estou aqui** você espera uma mesa (✅); quem organiza forma as mesas. 💤 fica de fora.
   *[no] **Eu vou** põe você na lista. A partir de meia hora antes, clique em **Estou aqui**.
}
night-round = **Rodada { $round }**, { $n ->
    [1] uma pessoa aqui
   *[other] { $n } pessoas aqui
}:
night-table = { $stage ->
    [over] • ~~Mesa { $n }, { $game }~~: { $people }
    [open] • **Mesa { $n }**, { $game }: { $people } → { $thread }
   *[planned] • **Mesa { $n }**, { $game }: { $people }
}
night-tables = { $n ->
    [1] • Mais uma mesa
   *[other] • Mais { $n } mesas
}
night-opening = { $n ->
    [1] Uma mesa abre
   *[other] { $n } mesas abrem
} { $minutes ->
    [1] em mais ou menos um minuto
   *[other] nos próximos { $minutes } minutos
}: o Discord só aceita poucos tópicos de uma vez.
night-waiting = À espera de uma mesa ({ $n }): { $people }
night-free = Aqui, sem esperar ({ $n }): { $people }
night-round-hint = -# Para ter mesa: **Estou aqui** ou, depois de uma partida, **Quero jogar mais**. Com duas pessoas à espera, ela abre em um minuto.
night-offer = { $people }: a mesa { $n } acabou. Clique em **Quero jogar mais**: quando duas pessoas esperam, outra mesa abre cerca de um minuto depois. Se não clicar, você fica de fora. 🕯️
night-offer-closed = A mesa { $n } acabou, e esta noite também. 🕯️
night-lacks = { $what ->
    [create_events] O calendário do servidor não mostra esta noite: para isso me falta a permissão **{ $permission }**. ⚠️
   *[other] Aqui me falta a permissão **{ $permission }**. ⚠️
}
night-is-over = { $rounds ->
    [0] Esta noite não vai acontecer.
    [one] Esta noite acabou, depois de uma rodada.
   *[other] Esta noite acabou, depois de { $rounds } rodadas.
}
night-reminder = A noite de jogos começa { $soon }: { $people } 🕯️
night-moved = { $people_n ->
    [0] A noite de jogos mudou de hora
   *[other] { $people }: a noite de jogos mudou de hora
}. Agora começa **{ $at }** ({ $soon }), e não { $before }. Se você está na lista, continua nela.
night-relocated = { $people_n ->
    [0] A noite de jogos ({ $soon })
   *[other] { $people }: a noite de jogos ({ $soon })
} agora é neste canal, e não em { $before }. Se você está na lista, continua nela.
night-moved-up = { $people }: há uma vaga livre na noite de jogos ({ $soon }), e é sua. Se não puder vir, diga, e a próxima pessoa da fila fica com ela. 🪑
night-called-off = { $people }: a noite de jogos de **{ $at }** foi cancelada.
night-event = Noite de jogos com Alibi
night-event-about = Jogos de dedução em um canal deste servidor: { $games }. Inscreva-se lá com um clique; joga quem estiver presente.
night-thread = Mesa { $n }: { $game }
night-call = { $people }: a mesa de vocês, { $game }. Começa já. 🕯️

night-you-come = Você está na lista. Início: **{ $at }** ({ $soon }), na sua própria hora.
night-you-here = Você está aqui, número { $place } de { $n } à espera de uma mesa. Quando quem organiza formar mesas, você recebe uma. Até lá pode mudar de ideia. ✅
night-you-wait = Você está aqui, número { $place } de { $n } à espera de uma mesa. Quando duas pessoas esperam, uma mesa abre cerca de um minuto depois. Até lá pode mudar de ideia. ✅
night-you-rest = Você está aqui, mas sem esperar uma mesa, então fica de fora. Clique em **Quero jogar mais** para esperar uma. 💤
night-you-play = Você está aqui, e a sua mesa está jogando. Quando ela acabar, você recebe outra se clicar em **Quero jogar mais**. ✅
night-you-standby = Todas as { $places } vagas estão ocupadas. Você é o número { $place } de { $n } da lista de espera para **{ $at }** ({ $soon }). Quando uma vaga se abre você sobe sem fazer nada, e recebe um aviso neste canal. 🕰️
night-you-not = Você não está na lista. Início: **{ $at }** ({ $soon }), na sua própria hora.
night-you-owe = A sua mesa continua em { $thread }, e espera por você. Lá, **/mesa substituir** cede o seu lugar.
night-likes = O que você gosta de jogar?
night-which = Este horário pode ser entendido de mais de um jeito.
night-which-choose = Qual deles?
night-planned = A noite está planejada para **{ $at }**; o canal tem a lista.
night-zone = -# { $own ->
    [yes] Leio as horas no fuso de { $zone }. **/eu horário** define o seu fuso horário.
   *[no] Leio as horas no fuso de { $zone }, que este servidor escolheu. **/eu horário** define um fuso horário seu.
}
night-no-event = Ela não está no calendário do servidor: para isso me falta a permissão **{ $permission }**. Com ela, eu a ponho lá.
night-split = { $n ->
    [1] **Rodada { $round }**: uma mesa está sendo aberta em um tópico.
   *[other] **Rodada { $round }**: { $n } mesas estão sendo abertas, cada uma em um tópico.
}
night-form = Planejar uma noite de jogos
night-form-when = Quando começa?
night-form-prompt = 20:30, amanhã 20:30, em 3 h, 24/12 20:30
night-form-where = Uma cidade grande do seu fuso horário
night-form-city = São Paulo, Manaus, Lisboa
night-form-move = Mudar a hora da noite de jogos
night-form-title = Como se chama a noite?
night-edit = Início: **{ $at }**. Na lista: { $n }; vagas: { $places }.
night-edit-stays = Quem se inscreveu continua na lista, e recebe um só aviso quando a hora muda.
night-edit-channel = -# Para fazê-la em outro canal: **/noite alterar** com **canal**.
night-edit-cohosts = Também organizam, com os mesmos direitos: { $people }
night-edit-places = { $n } vagas
night-button-places = Quantas pessoas podem vir?
night-button-cohosts = Quem organiza com você?
night-end-question = Terminar a noite? As mesas em jogo vão até o fim; depois não há mais rodadas.
night-cancel-question = Cancelar a noite?
night-end-weekly = A próxima começa { $at }. Para não planejar mais nenhuma, clique antes em **Só uma vez**. 🔁
night-once = Só uma vez
night-end-sure = Terminar
night-ended = A noite acabou.
night-trouble = { $what ->
    [create_events] A noite de jogos em { $channel } continua; só o calendário do servidor não a mostra, pois me falta a permissão **{ $permission }**.
   *[other] A noite de jogos em { $channel } espera: lá me falta a permissão **{ $permission }**. Ela continua sozinha assim que eu tiver essa permissão.
}

night-gone = O canal da noite de jogos de { $at } foi excluído, então a noite acabou. **/noite planejar** planeja outra em outro lugar.

night-champions = **Mais partidas vencidas**: { $people } ({ $wins }) 🏆
night-moment = O melhor momento: { $moment } ✨
night-feat = { $feat ->
    [silent] { $who } encontrou a solução de { $game } com menos perguntas que todos os outros.
   *[swift] { $who } venceu em { $game } em { $n } jogadas ao todo, e todos ficaram até o fim.
}
night-honour = { $title ->
    [decisive] Fez a pergunta decisiva: { $people }
   *[silent] Falou pouco e tinha razão: { $people }
} 🏅
night-won = • Mesa { $n }, { $game }: { $people }
night-undecided = { $n ->
    [1] • Uma partida sem vencedor entre os presentes
   *[other] • { $n } partidas sem vencedor entre os presentes
}
night-still = Ainda em jogo: { $threads }
night-more = { $n ->
    [1] • Mais uma partida com vencedor
   *[other] • Mais { $n } partidas com vencedor
}
night-picture-title = Noite de jogos
night-picture-wins = { $wins ->
    [0] Ninguém venceu
    [one] Uma partida vencida
   *[other] { $wins } partidas vencidas
}
night-picture-others = { $n ->
    [1] mais uma pessoa
   *[other] mais { $n } pessoas
}
night-alt = O fim de uma noite de jogos com { $n ->
    [1] uma partida
   *[other] { $n } partidas
}. { $people_n ->
    [0] Ninguém venceu.
   *[other] Quem mais venceu: { $people } ({ $wins }).
}

night-same-deal = Várias mesas jogam a mesma distribuição: vence quem precisa de menos turnos. Os finais ficam fechados até todas terminarem. 🟰
night-call-same = { $n ->
    [1] No fim das contas, só esta mesa tem esta distribuição.
   *[other] { $n } mesas jogam exatamente esta distribuição, e vence a que precisar de menos turnos. Só vocês leem este tópico; por favor, guardem entre vocês o que acontece aqui até que todas terminem.
} 🟰
night-raced = **A mesma distribuição em várias mesas**: a sorte não conta, vence quem precisa de menos turnos. São necessárias pelo menos duas mesas do mesmo tamanho; quem sobra recebe uma mesa comum, ou espera a próxima rodada. 🟰
night-raced-prompt = Qual jogo?
night-split-same = A mesma distribuição é jogada nas mesas { $tables }, cada uma em um tópico privado. 🟰
night-barred = Ficam de fora disso, pois podem ler todos os tópicos deste canal: { $people } 👁️
night-compared = ## A mesma distribuição, rodada { $round }: { $game } 🟰
    Todas as mesas terminaram, então cada tópico mostra agora como foi a partida. Vence a mesa com menos turnos de todos os jogadores juntos.
night-compared-table = { $turns ->
    [0] • Mesa { $n }, sem solução: { $people }
    [one] **{ $place }.** Mesa { $n }, um só turno: { $people }
   *[other] **{ $place }.** Mesa { $n }, { $turns } turnos: { $people }
}
night-compared-more = { $n ->
    [1] • Mais uma mesa
   *[other] • Mais { $n } mesas
}
night-fastest = A mesma distribuição, rodada { $round }: { $tables_n ->
    [one] a mais rápida foi a mesa { $tables }
   *[other] as mais rápidas foram as mesas { $tables }
} ({ $turns ->
    [1] um só turno
   *[other] { $turns } turnos
}) 🟰
night-end-twins = Terminar a noite? As mesas que ainda jogam a mesma distribuição são interrompidas e ficam por último, para que todos possam ver como foi. Todas as outras vão até o fim; depois não há mais rodadas.
twin-through = { $solvers_n ->
    [0] Esta mesa terminou; ninguém resolveu o caso. 🔒
    [one] Esta mesa terminou: { $solvers } resolveu o caso, depois de { $turns ->
        [1] um só turno
       *[other] { $turns } turnos
    } de todos os jogadores juntos. 🔒
   *[other] Esta mesa terminou: { $solvers } resolveram o caso, depois de { $turns } turnos de todos os jogadores juntos. 🔒
}
    Outras mesas têm a mesma distribuição, então nada mais aparece antes que a última termine. Depois o resto vem para cá sozinho.
ended-by-night = A noite acabou, então esta mesa está encerrada; ninguém vence. **/mesa exportar** dá a partida em um arquivo.

night-button-come = Eu vou
night-button-leave = Não posso ir
night-button-go = Preciso ir embora
night-button-likes = Do que eu gosto
night-button-here = Estou aqui
night-button-again = Quero jogar mais
night-button-rest = Prefiro ficar de fora
night-button-split = Formar mesas
night-button-twins = Mesma distribuição 🟰
night-button-end = Terminar
night-button-edit = Organizar
night-button-move = Mudar a hora
night-button-title = Dar um título
night-button-weekly = Toda semana
night-button-plan = Planejar uma noite

refusal-night-begun = Esta noite já começou, ou acabou, então não pode mais mudar de hora.
refusal-night-elsewhere = A noite não pode ir para { $channel }: você não pode escrever lá.
refusal-night-places = Uma noite recebe de { $least } a { $n } pessoas.
refusal-night-cohosts = No máximo { $n } pessoas organizam uma noite junto com você.
refusal-night-appoint = Só quem organiza esta noite, ou alguém da moderação deste servidor, escolhe quem organiza junto.
refusal-night-bot = Um bot não pode organizar uma noite. Escolha uma pessoa.
refusal-night-past = Isso está no passado. Diga uma hora que ainda vem, como **20:30** ou **em 3 h**.
refusal-night-far = Isso está a mais de { $n } dias. Planeje mais tarde.
refusal-no-such-moment = Não consigo ler “{ $text }” como uma hora. Digite **20:30**, **amanhã 20:30**, **sexta 20:30**, **em 3 h** ou **24/12 20:30**.
refusal-night-zone = Não conheço o seu fuso horário, então não sei quando é isso. Defina com **/eu horário**, ou diga **em 3 h**.
refusal-night-place = Uma noite abre um tópico para cada mesa, então precisa de um canal de texto: nem tópico, nem canal de voz, nem fórum, nem canal de anúncios. Planeje em um canal de texto.
refusal-night-taken = Este canal já tem uma noite que não acabou. Termine essa primeiro, ou planeje em outro canal.
refusal-night-none = Nenhuma noite está planejada neste canal. **/noite planejar** planeja uma.
refusal-night-over = Esta noite acabou.
refusal-night-there = Esta noite agora é em { $channel }.
refusal-night-arriving = Esta noite ainda está se mudando de { $channel } para cá. Tente de novo em um minuto.
refusal-night-full = Esta noite está cheia, e a lista de espera também: há { $n } pessoas nela.
refusal-night-early = É cedo demais: a partir de { $n } minutos antes do começo você pode dizer que está aqui.
refusal-night-not-coming = Você não está na lista.
refusal-night-nobody = Ninguém disse **Estou aqui** ainda.
refusal-night-unasked = Ninguém espera uma mesa. Quem está livre e quer uma clica em **Quero jogar mais** embaixo da lista.
refusal-night-alone = Só uma pessoa espera uma mesa, e ninguém joga sem companhia. Quem mais quiser uma clica em **Estou aqui** ou **Quero jogar mais**.
refusal-night-all-play = Todos os que estão aqui já estão jogando. A próxima rodada pode começar quando uma mesa acabar.
refusal-night-no-table = Não dá para formar uma mesa com quem espera: são poucas pessoas, ou algumas não jogam juntas.
refusal-night-changed = A lista acaba de mudar. Confira antes de formar mesas.
refusal-night-hostless = Ninguém mais organiza esta noite: só quem organizava junto e a moderação deste servidor podem fazer isso.
refusal-night-host-only = Só { $person }, que organiza esta noite, quem organiza junto ou a moderação deste servidor podem fazer isso.
refusal-night-not-raced = { $game ->
    [arosa] Mord im Arosa
    [bakerstreet] Bakerstreet
   *[other] Este jogo
} não se compara por turnos: nele não se resolve um caso. Escolha 13 Pistas ou Cluedo.
refusal-night-no-twins = Para a mesma distribuição são necessárias pelo menos duas mesas do mesmo tamanho: há poucas pessoas à espera, algumas não jogam juntas, ou podem ler todos os tópicos deste canal.
refusal-night-later = O Discord não responde agora, e nada foi feito. Tente de novo daqui a pouco.
refusal-twin-over = Esta mesa terminou, e outras têm a mesma distribuição. Tudo poderá ser visto aqui quando a última terminar. 🔒
refusal-twin-elsewhere = Várias mesas jogam a mesma distribuição, e por enquanto só quem está nesta pode vê-la.
refusal-twin-newcomer = Várias mesas jogam esta distribuição, então ninguém novo pode ocupar este lugar: só o programa, ou quem o tinha antes.
refusal-twin-pace = Outras mesas têm a mesma distribuição e esperam por esta, então o ritmo fica como está. Uma pausa é possível.
refusal-twin-lobby = Esta mesa tem a mesma distribuição que outras. Ela começa sozinha daqui a pouco, e nada nela pode ser mudado.
refusal-deal-known = Alguém desta mesa já jogou esta distribuição.

## O que se pode digitar, com | entre as palavras: entendido em todos os idiomas. “Em 3 h”, “amanhã 20:30”.

typed-in = em|daqui a|dentro de
typed-days = d|dia|dias
typed-hours = h|hora|horas
typed-minutes = m|min|mins|minuto|minutos
typed-today = hoje|hoje à noite|hoje a noite|esta noite
typed-tomorrow = amanhã|amanha|amanhã à noite|amanha a noite
typed-on = na|no|nesta|neste|esta|este
typed-monday = segunda-feira|segunda|seg
typed-tuesday = terça-feira|terça|terca-feira|terca|ter
typed-wednesday = quarta-feira|quarta|qua
typed-thursday = quinta-feira|quinta|qui
typed-friday = sexta-feira|sexta|sex
typed-saturday = sábado|sabado|sáb|sab
typed-sunday = domingo|dom
typed-at = às|as|à
typed-sharp = h|horas
typed-evening = noite|à noite|a noite|da noite
typed-next = próximo|próxima|proximo|proxima|que vem
