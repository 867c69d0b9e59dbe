# Antes da partida: abrir uma mesa, convidar, sentar-se, escolher opções.

lobby-players = { $n ->
    [1] **Um jogador** até agora; podem jogar de { $least } a { $most }.
   *[other] **{ $n } jogadores** até agora; podem jogar de { $least } a { $most }.
}
lobby-players-exactly = { $n ->
    [1] **Um jogador** até agora; este é um jogo para { $most }.
   *[other] **{ $n } jogadores**, o número certo para este jogo.
}
lobby-seat = { $host ->
    [yes] { $who } (organiza)
   *[no] { $who }
}
lobby-option = { $option }: **{ $value }**
lobby-word = -# **Minha palavra** acrescenta uma palavra sua à distribuição, para que ninguém possa ter escolhido as cartas.
lobby-more = **{ $game }: mais sobre esta mesa**
lobby-options-page = { $pages ->
    [1] Opções
   *[other] Opções { $n }
}
control-language = O idioma da mesa, ou dois 🌐
lobby-language = Esta mesa fala { $language } 🌐
control-more = Mais
control-people = Convidar, passar a mesa
control-private = Só com convite
control-public = Aberta a todos
more-running = **Além de jogar**: ponha algo em votação, ofereça o seu lugar ou escolha o idioma da mesa.
people-title = **À mesa**: { $players }
people-invited = Com convite: { $people }
control-invite = Convidar alguém…
control-kick = Expulsar alguém, ou retirar um convite…
control-host = Passar a mesa a outra pessoa…
control-word = Minha palavra
word-label = Todos a veem no início
word-prompt = Uma palavra qualquer, mas não o nome real de ninguém: fica em mensagens e no arquivo da partida
word-kept = A sua palavra faz parte da distribuição: `{ $word }`. Todos a verão quando a partida começar; até lá você pode mudá-la. Ela fica nas mensagens e no arquivo da partida; depois de **/eu apagar**, o arquivo só tem a impressão digital dela.
lobby-closed = Esta mesa foi encerrada antes do início da partida. **/mesa abrir** abre outra.
lobby-gone = Esta mesa está encerrada: não tenho mais o jogo dela. **/mesa abrir** abre outra.
lobby-opened = A mesa está aberta.
lobby-joined = Você tem um lugar na mesa.
lobby-left = Você saiu da mesa.
lobby-option-set = Feito: o painel mostra as novas opções.
lobby-started = A partida começa.

## Quem pode vir

option-access = Quem pode se sentar
access-open = todos
access-invited = só quem recebeu convite
lobby-private = Uma mesa privada: só quem recebe convite pode se sentar. 🔒
menu-invite = Convidar para a minha mesa
lobby-invited = Com convite: { $guests }
lobby-invitation = { $guest }, { $who } convida você para uma partida de **{ $game }** ({ $n } de { $most } lugares ocupados). **Entrar** dá um lugar a você.
lobby-invitation-where = A mesa está em { $channel }.
lobby-invited-silently = O convite está feito, e o painel o mostra. Demorei demais para avisar essa pessoa: use o comando de novo.
lobby-kicked = Feito. Essa pessoa não pode se sentar de novo, a menos que você a convide.
lobby-handed-over = Feito: você passou a mesa adiante.
lobby-taken = { $stage ->
    [lobby] Já há uma mesa de **{ $game }** neste canal; quem organiza é { $host }. Ela ainda não começou. Para uma mesa sua, use outro canal ou um tópico.
   *[live] Há uma partida de **{ $game }** em andamento neste canal; quem organiza é { $host }. Para uma mesa sua, use outro canal ou um tópico.
}
control-close = Encerrar a mesa

refusal-options-outdated = As opções mudaram desde que você abriu este formulário, então nada foi definido. Abra de novo: ele mostra como elas estão agora.
refusal-options-wrong = Nada foi definido: nem tudo pode ser como você escolheu.
refusal-options-by-memory = Nada foi definido: com a memória rigorosa, nada aparece sozinho em uma folha e ninguém recebe dicas.
option-may-be = **{ $option }** pode ser:
option-may-be-value = • { $value }
control-option-again = Mudar as minhas escolhas
refusal-sent-away = Quem organiza tirou você desta mesa. Só { $host } pode convidar você de novo.
refusal-invited-only = Esta mesa é privada: só quem recebe convite pode se sentar. Peça a { $host }, que a organiza.
refusal-invites-self = Você já está aqui. Indique outra pessoa.
refusal-invites-bot = Bots não podem receber convite. Convide uma pessoa; ou clique em **Completar com rivais** antes do início, e o programa joga junto.
refusal-guest-seated = { $guest } já está nesta mesa.
refusal-guest-barred = { $person } não pode ocupar um lugar nesta mesa.
refusal-guest-blocked = Você bloqueou essa pessoa, então ela não pode se sentar aqui. Ninguém mais fica sabendo. **/eu desbloquear** desfaz o bloqueio.
refusal-guest-elsewhere = Essa pessoa não pode ver este canal, então o convite não chegaria a ela. Dê acesso a ela, ou abra a mesa em outro lugar.
refusal-too-many-guests = Uma mesa guarda no máximo { $n } convites. Retire um com **/mesa expulsar**, ou deixe todos virem: **/mesa opção**.
refusal-kicks-self = Você não pode se expulsar. **/mesa sair** deixa a mesa, **/mesa passar** a passa adiante.
refusal-nobody-there = Essa pessoa não está nesta mesa nem tem convite para ela.
refusal-host-not-seated = Só alguém que está nesta mesa pode organizá-la.
refusal-already-host = Você já organiza esta mesa.
refusal-hosts-already = { $guest } já organiza esta mesa.

## Na caixa: o que mostra a imagem de um jogo

cover-clues = 13 Pistas: seis testemunhas atrás de um biombo com três cartas viradas para baixo, sob os telhados de Londres.
cover-arosa = Mord im Arosa: um grande hotel na neve, à noite; ao redor caem cubos de todas as cores.
cover-cluedo = Cluedo: os seis suspeitos lado a lado; na mesa diante deles, armas e um envelope lacrado.
cover-bakerstreet = Bakerstreet: um boné de caça e um chapéu-coco em uma rua na neblina, com pistas viradas para baixo entre eles.

lobby-in-thread = { $who } abre uma mesa de **{ $game }** em { $channel }.
lobby-in-thread-alone = A sua mesa está aberta em { $channel }.
lobby-asleep = Pelo menos mais { $n } pessoas deste servidor gostariam de saber quando há jogadores à espera de **{ $game }**. Escrevo a cada uma assim que houver tantas pessoas à espera quantas ela pediu. 🔔
thread-name = { $game } · { $who }

## Espectadores

refusal-gallery-seen = { $person } viu todas as mãos, e não pode ter um lugar aqui.
