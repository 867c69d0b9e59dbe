# A página de treino: um Discord próprio no navegador, para jogar sem token. Não aparece no Discord de verdade.

practice-brand = mesa de treino

## O clube em que se começa: os nomes, quatro pessoas deste idioma, e o idioma (uma pasta) de quatro visitas

practice-club-name = Clube do Lampião
practice-club-lounge = sala-de-visitas
practice-club-lounge-topic = Conversa, e mesas de todo tipo
practice-club-people = Iracema Vasconcelos, Tancredo Albuquerque, Dalva Figueiredo, Olavo Siqueira
practice-club-guests = en

## A página

practice-channels = Canais
practice-people = Pessoas
practice-messages = Mensagens
practice-mailbox = Mensagens diretas
practice-theme = Claro ou escuro
practice-help = Ajuda
practice-controls = Bastidores
practice-close = Fechar
practice-cancel = Cancelar
practice-delete = Excluir
practice-yes = sim
practice-no = não
practice-required = Falta preencher isto
practice-optional = opcional
practice-you-are = você é
practice-whoami = Você é { $name }. Trocar de pessoa
practice-become = Trocar para { $name }
practice-follow = Seguir a vez
practice-follow-on = A partir de agora, a página passa a ser a pessoa por quem a mesa deste canal espera.
practice-follow-off = A página não segue mais a vez.
practice-followed = É a vez de { $name }: agora você é { $name }.
practice-connection-lost = A mesa de treino não responde. Se ela foi fechada, abra de novo com “make play”: esta página volta sozinha.
practice-unread = { $n ->
    [1] { $n } mensagem nova
   *[other] { $n } mensagens novas
}

## Mensagens

practice-bot = bot
practice-edited = (editado)
practice-used = { $person } usou /{ $command }
practice-reply-gone = A mensagem não existe mais
practice-thinking = { $bot } está pensando…
practice-sending = Enviando /{ $command }…
practice-no-answer = O aplicativo não respondeu a /{ $command }. O bot está funcionando?
practice-menu-message = Menu desta mensagem: { $name }
practice-menu-person = Menu: { $name }
practice-menu-empty = Não há mais nada aqui.
practice-failed = Esta interação falhou: o bot não respondeu.
practice-no-longer = Isso não é mais possível.
practice-only-you = Só você pode ver isto
practice-dismiss = Descartar
practice-new = Novo
practice-beginning = Aqui começa #{ $channel }.
practice-to-newest = Ir para a mais recente
practice-older = Mostrar mensagens anteriores
practice-beginning-mailbox = Só você e o bot leem o que se escreve aqui.
practice-enlarge = Ampliar: { $what }
practice-enlarge-nameless = Ampliar a imagem
practice-unknown-part = Esta parte da mensagem não pode ser mostrada aqui.
practice-choose = Escolha…
practice-choose-at-least = Escolha pelo menos { $n }
practice-choose-at-most = Escolha no máximo { $n }

## Escrever e comandos

practice-write = Mensagem em #{ $channel }, ou / para ver os comandos
practice-write-mailbox = Mensagem ao bot, ou / para ver os comandos
practice-write-label = Escreva em { $channel }; uma barra mostra os comandos
practice-send = Enviar
practice-commands = Comandos
practice-no-commands = Esse comando não existe. O bot está funcionando?
practice-command-send = Enviar o comando
practice-nothing-offered = Nada encontrado
practice-not-possible = Isto não pode ser enviado: confira.
practice-may-not-write = Você não pode escrever isso aqui.
practice-number-wanted = Aqui vai um número
practice-number-low = Pelo menos { $n }
practice-number-high = No máximo { $n }
practice-too-short = { $n ->
    [1] Pelo menos { $n } caractere
   *[other] Pelo menos { $n } caracteres
}
practice-submit = Enviar
practice-form-failed = O bot não respondeu. Tente de novo, ou ligue-o nos bastidores.

## Lugares

practice-no-channels = Você não vê nenhum canal aqui.
practice-channel-gone = #{ $channel } não existe mais.
practice-topic-mailbox = Mensagens diretas do bot
practice-topic-mailbox-closed = Fechadas: o bot não pode escrever a você
practice-topic-thread = Tópico em #{ $channel }
practice-thread-open = Abrir um tópico
practice-thread-name = Nome do tópico
practice-thread-private = Privado: só quem recebeu convite vê
practice-thread-members = Com convite
practice-thread-delete = Excluir este tópico
practice-channel-add = Novo canal
practice-channel-name = Nome do canal
practice-channel-delete = Excluir este canal
practice-channel-delete-sure = Excluir #{ $channel }?
practice-channel-delete-about = Tudo o que foi dito ali vai embora junto. O bot recebe o aviso, como o Discord o daria.

## Calendário

practice-events = Eventos
practice-event-scheduled = planejado
practice-event-active = em andamento
practice-event-completed = encerrado
practice-event-cancelled = cancelado
practice-event-interested = { $n ->
    [0] Tenho interesse
   *[other] Tenho interesse · { $n }
}

## Pessoas

practice-who-title = Quem é você?
practice-new-tab = Abrir uma aba como { $name }
practice-person-own = { $name }
practice-person-add = Nova pessoa
practice-person-name = Nome
practice-person-name-taken = Alguém já tem esse nome
practice-person-language = Idioma
practice-person-dms = O bot pode me escrever (mensagens diretas abertas)
practice-person-dms-of = Mensagens diretas de { $name } abertas
practice-mailbox-closed = mensagens diretas fechadas

## Bastidores

practice-controls-bot = O bot
practice-controls-bot-about = Derrube-o no meio de uma partida: quando ele volta, a partida continua de onde estava.
practice-bot-running = O bot está funcionando
practice-bot-starting = O bot está se conectando…
practice-bot-stopped = O bot está parado
practice-bot-exit = código de saída { NUMBER($code, useGrouping: 0) }
practice-bot-start = Ligar
practice-bot-kill = Derrubar
practice-bot-restart = Reiniciar normalmente
practice-gateway-drop = Cortar a conexão
practice-gateway-dropped = { $n ->
    [0] Não havia conexão para cortar.
   *[other] A conexão foi cortada; o bot volta sozinho.
}
practice-controls-time = O relógio
practice-time-now = { $day }, { $time }
practice-time-about = Deixe passar horas ou dias, para ver lembretes, turnos perdidos e ausências. O bot liga de novo com a nova hora; o relógio nunca volta atrás.
practice-time-skip = { $hours ->
    [1] +{ $hours } hora
    [24] +1 dia
    [168] +1 semana
   *[other] +{ $hours } horas
}
practice-controls-channel = #{ $channel }
practice-power-send-messages = O bot pode escrever aqui
practice-power-send-messages-in-threads = O bot pode escrever em tópicos
practice-power-attach-files = O bot pode anexar arquivos
practice-controls-people = Mensagens diretas
practice-controls-server = O servidor
practice-server-language = Idioma de { $server }
practice-faults = { $n ->
    [0] O Discord teria aceitado tudo o que o bot enviou.
    [one] O Discord de verdade recusaria { $n } coisa que o bot enviou:
   *[other] O Discord de verdade recusaria { $n } coisas que o bot enviou:
}
practice-anew = Começar com um servidor vazio
practice-anew-sure = Começar com um servidor vazio?
practice-anew-about = Tudo o que foi dito e jogado nesta mesa de treino vai embora, e também os canais e as pessoas que você acrescentou. Isso não pode ser desfeito.
practice-anew-yes = Esvaziar

## Ajuda

practice-guide-title = A sua primeira partida em um minuto
practice-guide-intro = Este é um Discord à parte, só na sua máquina.
practice-guide-step-1 = Clique em **Jogar agora** abaixo, ou envie **/jogar** em qualquer canal, e escolha um jogo: rivais do programa ocupam os outros lugares, e as cartas são distribuídas na hora.
practice-guide-step-2 = A resposta mostra os seus segredos. A sua mesa tem um tópico próprio: abra-o pela resposta, ou pela lista de canais (☰ no celular).
practice-guide-step-3 = Quando é a sua vez, uma mensagem chama você; clique no que ela oferece.
practice-guide-more = Com outras pessoas, e nos bastidores
practice-guide-hint-1 = Para jogar com outros, envie **/mesa abrir**, clique no seu próprio cartão no alto, vire outra pessoa e clique em **Entrar**. O botão ao lado do seu cartão **segue a vez**.
practice-guide-hint-2 = Várias abas podem ser várias pessoas: abra-as com a seta na lista de pessoas. Um número vermelho diz que chamaram alguém, ou que há mensagens.
practice-guide-hint-3 = Nos **Bastidores** você pode derrubar o bot, fechar mensagens diretas e tirar permissões: nada disso deve estragar uma partida.
practice-guide-hint-4 = Você pode fechar a mesa de treino no meio de uma partida: abra de novo, e a partida continua.
practice-guide-play = Jogar agora
