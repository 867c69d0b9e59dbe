# Os comandos em português do Brasil. O inglês está no código: os nomes e docstrings dos cogs.
# Nomes: minúsculas, sem espaços, com acentos, no máximo 32 letras. Descrições: no máximo 100.

choice-deduction = dedução
choice-easy = fácil
choice-medium = médio
choice-hard = difícil
choice-none = sem limite
choice-live = ao vivo
choice-12-hours = 12 horas
choice-1-day = 1 dia
choice-2-days = 2 dias
choice-1-week = 1 semana

## Sem mesa

command-play = jogar
command-play-description = Jogue: contra rivais do programa, com outros aqui, ou em uma mesa com um lugar livre.

command-help = ajuda
command-help-description = O que é o Alibi, como se começa, e como os seus segredos chegam a você.

command-learn = aprender
command-learn-description = Aprenda um jogo em cinco minutos, em privado e sem mesa.
command-learn-game = jogo
command-learn-game-description = O jogo que você quer aprender; sem ele, você escolhe depois.

## /mesa

command-table = mesa
command-table-description = Abra, siga e termine uma mesa neste canal.

command-table-new = abrir
command-table-new-description = Abra uma mesa neste canal.
command-table-new-game = jogo
command-table-new-game-description = O jogo que você quer jogar.
command-table-new-language = idioma
command-table-new-language-description = O idioma da mesa; sem ele, o seu ou o que o servidor escolheu.
command-table-new-private = privada
command-table-new-private-description = Sim: só se senta quem recebe convite.
command-table-new-thread = tópico
command-table-new-thread-description = Sim: a mesa tem um tópico próprio; sem isso, como o servidor decidiu.

command-table-join = entrar
command-table-join-description = Ocupe um lugar na mesa deste canal.

command-table-leave = sair
command-table-leave-description = Deixe a mesa antes que a partida comece.

command-table-invite = convidar
command-table-invite-description = Convide alguém para a mesa, antes que a partida comece.
command-table-invite-person = pessoa
command-table-invite-person-description = Quem você convida; recebe uma mensagem com um botão.

command-table-kick = expulsar
command-table-kick-description = Expulse alguém ou retire um convite (quem organiza, ou a moderação).
command-table-kick-person = pessoa
command-table-kick-person-description = Quem você expulsa.

command-table-host = passar
command-table-host-description = Passe a mesa a outro jogador (quem organiza, ou a moderação).
command-table-host-person = pessoa
command-table-host-person-description = Quem vai organizar a mesa; já tem um lugar nela.

command-table-option = opção
command-table-option-description = Defina uma opção da mesa (quem organiza, antes do início).
command-table-option-key = opção
command-table-option-key-description = Qual opção.
command-table-option-value = valor
command-table-option-value-description = O valor dela.

command-table-word = palavra
command-table-word-description = Acrescente à distribuição uma palavra sua, antes do início.
command-table-word-text = texto
command-table-word-text-description = Uma palavra qualquer, mas não o nome real de ninguém: fica em mensagens e no arquivo da partida.

command-table-start = começar
command-table-start-description = Distribua as cartas e comece a partida (quem organiza).

command-table-pace = ritmo
command-table-pace-description = Veja o relógio da partida, ou proponha a todos outro ritmo.
command-table-pace-pace = ritmo
command-table-pace-pace-description = O tempo de cada um para um turno.

command-table-pause = pausa
command-table-pause-description = Proponha uma pausa a todos; depois o turno continua com o tempo que restava.
command-table-pause-days = dias
command-table-pause-days-description = Quantos dias.

command-table-extend = prorrogar
command-table-extend-description = Pegue mais tempo para um turno, ou dê mais: uma vez por partida e pessoa.
command-table-extend-player = jogador
command-table-extend-player-description = Para quem é esse tempo; sem isso, a pessoa por quem a mesa espera.

command-table-status = situação
command-table-status-description = Veja em privado como vai a partida e o que você pode fazer.

command-table-hand = mão
command-table-hand-description = A sua escrivaninha: os seus segredos, em privado.

command-table-sheet = folha
command-table-sheet-description = Marque na sua folha privada quem pode ter o quê.
command-table-notes = anotações
command-table-notes-description = Abra o seu bloco privado, ou acrescente uma linha.
command-table-notes-text = texto
command-table-notes-text-description = Uma linha a acrescentar; sem ela, abre-se o bloco inteiro.

command-table-log = histórico
command-table-log-description = Releia em privado o que aconteceu nesta mesa.

command-table-rules = regras
command-table-rules-description = Leia as regras que valem neste momento.

command-table-language = idioma
command-table-language-description = Escolha o idioma da mesa; as suas próprias mensagens seguem o seu Discord.
command-table-language-language = idioma
command-table-language-language-description = O idioma das mensagens do canal.
command-table-language-second = segundo
command-table-language-second-description = Um idioma em que cada mensagem se repete embaixo, em letras pequenas.

command-table-resign = abandonar
command-table-resign-description = Deixe para sempre a partida em andamento.

command-table-vote = votação
command-table-vote-description = Proponha uma votação, ou veja como vai a da mesa.
command-table-vote-on = assunto
command-table-vote-on-description = O que se vota; sem isso, você vê como vai a votação.
choice-end = encerrar a mesa
choice-draw = empate

command-table-replace = substituir
command-table-replace-description = Passe um lugar da partida em andamento a outra pessoa, se os outros concordarem.
command-table-replace-player = jogador
command-table-replace-player-description = O lugar de quem; sem isso, o seu, ou o que você tinha antes.
command-table-replace-by = por
command-table-replace-by-description = Quem o ocupa; sem isso, o lugar é oferecido a todos.
command-table-replace-notes = anotações
command-table-replace-notes-description = Sim: as suas anotações e marcas vão com o seu lugar.

command-table-end = encerrar
command-table-end-description = Encerre a mesa sem vencedor (quem organiza, ou a moderação).

command-table-replay = reprise
command-table-replay-description = Veja a partida terminada jogada por jogada, com todas as cartas abertas.
command-table-export = exportar
command-table-export-description = Receba a partida terminada em um arquivo que qualquer pessoa pode reproduzir.

command-inbox = mesas
command-inbox-description = Veja todas as suas mesas, em todos os servidores, e o que elas esperam.

command-stats = estatísticas
command-stats-description = Veja as suas partidas terminadas, as de alguém ou as do servidor; a resposta é privada.
command-stats-person = pessoa
command-stats-person-description = De quem; sem isso, as suas.
command-stats-game = jogo
command-stats-game-description = Um só jogo; com uma pessoa, as partidas dela nesse jogo.
command-stats-server = servidor
command-stats-server-description = Sim para tudo o que se joga neste servidor.
choice-shown = visíveis
choice-hidden = ocultas

## /eu

command-me = eu
command-me-description = Os seus próprios ajustes, para todas as mesas.

command-me-settings = ajustes
command-me-settings-description = Veja ou mude os seus ajustes.
command-me-settings-secrets = segredos
command-me-settings-secrets-description = Por onde os seus segredos chegam a você.
command-me-settings-statistics = estatísticas
command-me-settings-statistics-description = Se os outros veem as suas partidas terminadas.

command-me-hours = horário
command-me-hours-description = Defina o seu horário de silêncio: nele, nenhum turno seu fica sem tempo.
command-me-hours-zone = fuso
command-me-hours-zone-description = Uma cidade grande do seu fuso horário.
command-me-hours-start = início
command-me-hours-start-description = Quando começa, por exemplo 22:30.
command-me-hours-end = fim
command-me-hours-end-description = Quando acaba, por exemplo 8:00.

command-me-away = ausência
command-me-away-description = Anuncie uma ausência: enquanto ela dura, nenhuma das suas mesas espera por você.
command-me-away-end = fim
command-me-away-end-description = O último dia, por exemplo 2026-12-31.
command-me-away-start = início
command-me-away-start-description = O primeiro dia; sem isso, hoje.

command-me-wake = avisos
command-me-wake-description = Receba um aviso quando neste servidor há jogadores à espera de um jogo de que você gosta.
command-me-reminders = lembretes
command-me-reminders-description = Veja ou defina como lembro você da sua vez.
command-me-reminders-by = por
command-me-reminders-by-description = Por mensagem direta, por uma menção no canal, ou sem lembretes.
command-me-reminders-every = intervalo
command-me-reminders-every-description = Depois de quantas horas, e de novo a cada tantas; 0: dois por turno.

command-me-here = presente
command-me-here-description = Diga que está aqui, na mesa deste canal; quando todos estiverem, a partida segue ao vivo.

command-me-back = voltar
command-me-back-description = Termine a sua ausência: as suas mesas esperam por você de novo.
choice-mail = por mensagem direta
choice-mention = por uma menção
choice-nothing = sem lembretes
choice-desk = só na minha escrivaninha

command-me-block = bloquear
command-me-block-description = Deixe alguém fora das mesas que você abrir, sem que essa pessoa saiba.
command-me-block-person = pessoa
command-me-block-person-description = Quem não pode se sentar nas suas mesas.

command-me-unblock = desbloquear
command-me-unblock-description = Deixe alguém se sentar de novo nas suas mesas.
command-me-unblock-person = pessoa
command-me-unblock-person-description = A pessoa que você bloqueou.

command-me-export = exportar
command-me-export-description = Receba em um arquivo tudo o que se guarda sobre você.

command-me-erase = apagar
command-me-erase-description = Mande apagar tudo o que se guarda sobre você.

## /bakerstreet

command-bakerstreet = bakerstreet
command-bakerstreet-description = Jogue Bakerstreet na mesa deste canal.

command-bakerstreet-play = jogar
command-bakerstreet-play-description = Jogue uma carta da mão na frente de uma pilha de pistas; você compra outra na hora.
command-bakerstreet-play-card = carta
command-bakerstreet-play-card-description = Uma carta da sua mão: o valor e o símbolo.
command-bakerstreet-play-pile = pilha
command-bakerstreet-play-pile-description = A pilha de pistas, de 1 a 5.

command-bakerstreet-estimate = estimar
command-bakerstreet-estimate-description = Estime o valor total das seis cartas das duas mãos.
command-bakerstreet-estimate-number = número
command-bakerstreet-estimate-number-description = Um número mais alto que a última estimativa, no máximo 30.

command-bakerstreet-doubt = duvidar
command-bakerstreet-doubt-description = Duvide da última estimativa, em vez de jogar.

command-bakerstreet-choose = escolher
command-bakerstreet-choose-description = Escolha a pilha que é contada: você ganhou a dúvida.
command-bakerstreet-choose-pile = pilha
command-bakerstreet-choose-pile-description = A pilha de pistas, de 1 a 5.

command-bakerstreet-take = pegar
command-bakerstreet-take-description = Pegue uma pista da pilha que você ganhou.
command-bakerstreet-take-letter = letra
command-bakerstreet-take-letter-description = A letra com que você fica.

## /servidor

command-server = servidor
command-server-description = O que este servidor decide sobre as mesas daqui.

command-server-settings = ajustes
command-server-settings-description = Veja ou mude o que este servidor decidiu (é preciso Gerenciar servidor).
command-server-settings-threads = tópicos
command-server-settings-threads-description = Sim: cada mesa nova tem um tópico próprio.
command-server-settings-reminders = lembretes
command-server-settings-reminders-description = Sim: os jogadores podem receber lembretes das mesas daqui.

command-server-channel = canal
command-server-channel-description = Indique um canal para as mesas; a partir daí, em outros não se abre nenhuma.
command-server-channel-channel = canal
command-server-channel-channel-description = O canal e os tópicos dele; ou uma categoria e os canais dela.
command-server-channel-allowed = permitido
command-server-channel-allowed-description = Não: o canal sai da lista.

command-server-openers = abertura
command-server-openers-description = Decida quem pode abrir mesas neste servidor.
command-server-openers-role = cargo
command-server-openers-role-description = O cargo que é preciso ter; sem cargo, todos podem.

command-server-language = idioma
command-server-language-description = Escolha o idioma das mesas e noites novas deste servidor.
command-server-language-language = idioma
command-server-language-language-description = O idioma delas; sem isso, o de quem as abre.

command-server-zone = fuso
command-server-zone-description = Escolha o fuso horário das noites, para quem não definiu o próprio.
command-server-zone-zone = cidade
command-server-zone-zone-description = Uma cidade grande do fuso; sem ela, pergunta-se a cada um.

command-server-desk = balcão
command-server-desk-description = Ponha neste canal um balcão, com botões que abrem partidas e não expiram.
command-server-moderators = moderação
command-server-moderators-description = Decida quem pode intervir nas mesas de outros, além de quem gerencia mensagens.
command-server-moderators-role = cargo
command-server-moderators-role-description = Um cargo que também pode; sem cargo, ninguém mais.

## /noite

command-night = noite
command-night-description = Noites de jogos: planejar, dividir em mesas, terminar.

command-night-plan = planejar
command-night-plan-description = Planeje uma noite neste canal, com uma lista de inscrição.
command-night-plan-when = quando
command-night-plan-when-description = O começo, por exemplo 20:30, amanhã 20:30 ou em 3 h, na sua hora.

command-night-edit = alterar
command-night-edit-description = Mude a hora, o canal, o título ou o número de vagas da noite.
command-night-edit-when = quando
command-night-edit-when-description = O novo começo, por exemplo 20:30, amanhã 20:30 ou em 3 h, na sua hora.
command-night-edit-places = vagas
command-night-edit-places-description = Quantas pessoas podem vir; as seguintes ficam na lista de espera.

command-night-edit-weekly = toda_semana
command-night-edit-weekly-description = Sim: quando acaba, a próxima é planejada para uma semana depois.

command-night-edit-title = título
command-night-edit-title-description = Como a noite se chama.
command-night-edit-channel = canal
command-night-edit-channel-description = O canal de texto onde ela acontece a partir de agora.

command-night-cohost = coorganizar
command-night-cohost-description = Escolha quem organiza a noite com você, ou retire essa escolha.
command-night-cohost-person = pessoa
command-night-cohost-person-description = Quem poderá formar as mesas, mudar a hora da noite e terminá-la.

command-night-here = presente
command-night-here-description = Diga que está aqui, na noite deste canal.

command-night-split = dividir
command-night-split-description = Forme mesas com as pessoas que estão aqui e não jogam.
command-night-split-duplicate = mesma_distribuição
command-night-split-duplicate-description = Um jogo que várias mesas jogam com a mesma distribuição, para comparar.

command-night-end = terminar
command-night-end-description = Termine ou cancele a noite deste canal.

## /caso

command-case = caso
command-case-description = Um pequeno caso para resolver, um novo por dia, em privado.

command-case-today = hoje
command-case-today-description = Resolva o caso do dia; a resposta é privada.

command-case-board = servidor
command-case-board-description = Veja como o servidor se saiu no caso do dia.

command-case-practise = praticar
command-case-practise-description = Resolva um caso para praticar, do seu nível.
command-case-practise-game = jogo
command-case-practise-game-description = De que jogo; sem isso, de qualquer um.
command-case-practise-grade = dificuldade
command-case-practise-grade-description = A dificuldade; sem isso, a que melhor serve a você.

command-case-together = juntos
command-case-together-description = Resolva um caso com todos neste canal, em uma só folha.
command-case-together-game = jogo
command-case-together-game-description = De qual jogo; sem escolha, de qualquer um.
command-case-together-grade = dificuldade
command-case-together-grade-description = Qual dificuldade; sem escolha, média.

## /bot

command-owner = bot
command-owner-description = O que vê e faz quem administra este bot.

command-owner-state = estado
command-owner-state-description = Veja se o bot está bem, o que espera e quantas partidas estão em andamento.

command-owner-servers = servidores
command-owner-servers-description = Veja em quantos servidores o bot está, e onde há partidas em andamento.

command-owner-maintenance = manutenção
command-owner-maintenance-description = Anuncie em cada canal com uma partida em andamento que o bot ficará fora do ar.
command-owner-maintenance-starts = início
command-owner-maintenance-starts-description = Daqui a quantos minutos começa.
command-owner-maintenance-lasts = duração
command-owner-maintenance-lasts-description = Quantos minutos dura.

command-owner-withdraw = retirar
command-owner-withdraw-description = Retire a manutenção anunciada, e os avisos dela.
