# Frases comuns a todos os jogos. Os nomes dos jogadores chegam em negrito, canais e horas como o Discord os escreve.

list-and = { $head } e { $last }

## Mesas

panel-title = # { $game }
panel-over = A partida acabou.
panel-posts-stay = Aqui não posso apagar mensagens antigas, então o que se ouviu ou viu pode ser consultado. ⚠️
panel-restored = O bot foi restaurado de um backup: a partida está como se vê aqui, mesmo que acima apareçam jogadas posteriores. ⚠️
panel-stopped = A partida acabou antes da hora; ninguém vence.
table-opening = Começa uma partida de **{ $game }**: { $players }{ $players_n ->
    [2] .
   *[other] , em sentido horário nesta ordem.
}
table-proof = -# Prova de uma distribuição honesta, SHA-256 da semente: ||`{ $hash }`||
table-calls = { $players_n ->
    [one] { $players }, é a sua vez.
   *[other] { $players }, é a vez de vocês.
}
table-over-calls = { $people }: esta partida acabou.
table-over-late = { $people }: a sua partida de **{ $game }** (mesa nº { $table }) acabou.
alt-rest = O resto está em /mesa situação.
alt-rest-above = O resto está acima da imagem.
table-left-at-last = { $seat } deixa a partida.
table-closing = Obrigado por jogar! **/mesa exportar** dá a partida inteira em um arquivo.
table-solution = Ninguém descobriu isto. { $solution } 🔎
table-stopped = A mesa está encerrada; ninguém vence. **/mesa exportar** dá a partida em um arquivo.
table-farewell = A sua partida de **{ $game }** (mesa nº { $table }) acabou. O canal dela não existe mais, por isso aviso aqui.
table-farewell-silent = A sua partida de **{ $game }** (mesa nº { $table }) acabou. Não posso mais escrever no canal dela, por isso aviso aqui.
table-farewell-late = A sua partida de **{ $game }** (mesa nº { $table }) em { $channel } acabou.
table-removed = Fui removido do servidor dela; ninguém vence. Se eu puder voltar em até trinta dias, a partida poderá ser vista lá; depois disso, ela será excluída.
table-cut-short = Ela foi encerrada antes do fim; ninguém vence.
table-outdated = Fui atualizado e não tenho mais as regras com que ela começou; ninguém vence.
table-seed = -# A semente era ||`{ $seed }`||; o SHA-256 dela foi publicado no início.
table-bound = -# Uma distribuição que ninguém pode escolher: o SHA-256 do meu segredo é `{ $hash }`
table-dealt = -# Distribuição lacrada 🔒 ||`{ $hash }`||
table-secret = -# O meu segredo era ||`{ $secret }`||. { $drawn ->
    [yes] Junto com uma palavra sorteada para cada jogador, ele fez a distribuição
   *[no] Junto com as palavras de todos, ele fez a distribuição
}{ $bound ->
    [yes] {" "}(fixada no início por ||`{ $terms }`||)
   *[no] {""}
}; `games/verify.py` confere o arquivo da partida.
table-word = -# Palavra de { $who }: `{ $word }`

## Mensagens diretas

mail-head = **{ $game }** em { $channel } (mesa { $table })
mail-greeting = Você tem um lugar em uma mesa de **{ $game }** em { $channel }. Os seus segredos chegam aqui; o botão **Minha escrivaninha** do canal também os mostra, só a você.
mail-closed = Não consigo enviar mensagens a você: as suas mensagens diretas estão fechadas. Você pode jogar mesmo assim: o botão **Minha escrivaninha** mostra os seus segredos, só a você. Ou abra as mensagens diretas nas configurações de privacidade deste servidor.

## Opções

option-pace = Tempo por turno
pace-value = { $seconds ->
    [0] sem limite
    [300] 5 minutos, ao vivo
    [3600] 1 hora
    [43200] 12 horas
    [86400] 1 dia
    [172800] 2 dias
   *[604800] 1 semana
}
value-strict = rigorosa (o que se viu e ouviu desaparece durante a partida)
value-friendly = livre (tudo continua legível)
value-on = sim
value-off = não

## Botões

control-join = Entrar
control-leave = Sair
control-start = Começar
tabs = Para onde?
control-desk = Minha escrivaninha
control-sheet = Minha folha
control-notes = Minhas anotações
control-rules = Regras
control-log = Histórico
control-status = A mesa em palavras
control-option = Opções
control-cancel = Voltar
control-resign = Deixar a partida
control-end = Encerrar a mesa
control-again = Jogar de novo
control-export = Arquivo da partida
control-watch = Rever a partida
control-confirm = Sim, com certeza
control-do = Fazer isso

select-part = { $first } – { $last }
act-told = Está na mesa, à vista de todos.
act-over = A partida acabou: na mesa se lê como.
act-known = { $field }: **{ $value }**
act-again = Agora você pode:
act-change = Você ainda pode mudar de ideia:
cancelled = Nada mudou.
confirm-resign = { $ends ->
    [won] Deixar esta partida para sempre? Ela termina na hora, e { $winners } vence.
    [nobody] Deixar esta partida para sempre? Ela termina na hora, e ninguém vence.
   *[no] Deixar esta partida para sempre? O seu lugar fica, mas você não joga mais.
}
confirm-end = Encerrar esta mesa para todos, sem vencedor?
resigned = Você pode continuar acompanhando a partida ou jogar em outro lugar.
ended = A mesa está encerrada.
languages-set = Agora a mesa fala { $language }, e cada mensagem se repete embaixo em { $second }, em letras pequenas. As suas próprias mensagens seguem o seu Discord.
language-set = Agora a mesa fala { $language }. As suas próprias mensagens seguem o seu Discord.
notes-label = Só você pode ler isto
notes-prompt = O que eu suspeito…
notes-kept = **As suas anotações** (só você pode ler)
    { $text }
notes-outdated = As suas anotações mudaram desde que você abriu este formulário, então **nada foi substituído**. O que está guardado:
    { $kept }
    E **o que você acaba de escrever**, para copiar daqui:
    { $given }
notes-empty = O seu bloco está vazio. Só você pode ler.
notes-write = Escrever anotações
## A folha

sheet-title = A sua folha
sheet-choose = -# Uma linha e uma coluna, depois um sinal.
sheet-legend = -# Em itálico aqui, sombreado na imagem: o que você já vê.
sheet-alt-rest = O resto está atrás do botão “Em palavras”.
sheet-column = **{ $sign }** { $what }: { $cells }
sheet-row = Qual linha?
sheet-column-list = Qual coluna?
sheet-yes = Sim
sheet-no = Não
sheet-maybe = Talvez
sheet-own = Outro
sheet-own-title = Um sinal seu
sheet-own-label = Uma ou duas letras ou algarismos
sheet-clear = Limpar
sheet-undo = Desfazer
sheet-words = Em palavras
sheet-picture = Imagem
sheet-sign-own = “{ $sign }”
refusal-why-not-certain = Isso ainda não é certo, então não há razão para dar. O que é certo está marcado na sua folha.
refusal-sheet-sign = Um sinal seu tem no máximo { $n } letras ou algarismos. Tente de novo.

export-done = A partida inteira: semente, opções, lugares e ações. `python -m games.console replay table.json` reproduz a partida.
log-title = **O que aconteceu nesta mesa**
log-latest = { $n ->
    [1] O último passo está aqui; o arquivo tem todos.
   *[other] Os últimos { $n } passos estão aqui; o arquivo tem todos.
}
log-earlier = Anteriores
log-later = Seguintes
sound-strip = { $strip } 🔊
log-step = `{ $n }` { $text }
incident = Algo deu errado do nosso lado: incidente { $number }. Nada se perdeu; tente de novo e, se acontecer outra vez, passe este número a quem administra o bot.

## Recusas: o que não é possível, e o que fazer em vez disso

refusal-no-table = Não há mesa aqui. **/mesa abrir** abre uma.
refusal-no-table-by-mail = Nas mensagens diretas não há mesas. **/mesas** mostra as suas, cada uma com um link.
refusal-not-begun = Esta partida ainda não começou: quem organiza clica em **Começar** quando todos estiverem aqui.
refusal-already-begun = Esta partida já começou.
refusal-table-over = Esta partida acabou. **/mesa abrir** abre outra mesa.
refusal-game-over = Esta partida acabou.
refusal-no-such-game = Não conheço esse jogo. Escolha um da lista que **/mesa abrir** oferece.
refusal-no-such-option = Essa opção não existe. **/mesa opção** oferece as que existem.
refusal-no-such-language = Não falo esse idioma. Escolha um da lista.
refusal-not-seated = Você não tem um lugar nesta mesa.
refusal-not-seated-yet = Você não tem um lugar nesta mesa. Até o início da partida, **Entrar** dá um a você.
refusal-already-seated = Você já tem um lugar nesta mesa.
refusal-already-left = Você deixou esta partida para sempre.
refusal-table-full = A mesa está cheia: no máximo { $n } jogadores.
refusal-too-few-players = { $n ->
    [1] Um jogador não basta: são precisos pelo menos { $least }. Outros podem clicar em **Entrar**.
   *[other] { $n } jogadores não bastam: são precisos pelo menos { $least }. Outros podem clicar em **Entrar**.
}
refusal-host-only = Só quem organiza a mesa pode fazer isso: { $host }.
refusal-frozen = Esta partida começou com regras mais antigas, que não tenho mais. Ela fica guardada como está, mas não pode continuar aqui.
refusal-word-too-long = A sua palavra pode ter no máximo { $n } caracteres. Escolha uma mais curta.
refusal-word-malformed = Não posso usar essa palavra: escreva uma só linha de letras, algarismos e sinais, sem @, <, > nem `.
refusal-word-not-here = Esta mesa foi aberta antes que se pudessem acrescentar palavras à distribuição. Ela continua sem palavras.
refusal-banned = Quem me administra bloqueou você, então aqui só respondo a **/eu**: isso ainda dá a você os seus dados, e os apaga.
refusal-banned-server = Quem me administra bloqueou este servidor, então vou sair dele. Os seus próprios dados continuam seus: **/eu**, em qualquer outro servidor ou nas suas mensagens diretas.
refusal-sealed = Não consigo abrir isto: os segredos estão lacrados com uma chave que não tenho. Nada se perdeu: quem me administra pode trazer a chave de volta, e tudo continua dali.
refusal-no-worker = No momento não consigo calcular nada: a parte de mim que faz isso não funciona na máquina onde estou. Nada se perdeu, mas tentar de novo ainda não ajuda: avise quem me administra.
refusal-not-your-turn = Não é a sua vez. A mesa espera por { $active }.
refusal-not-now = Não é o momento para isso. Nada aconteceu.
choices-changed = Alguém foi mais rápido. Isto é o que resta escolher:
refusal-too-often = { $deed ->
    [table] Muitas mesas foram abertas aqui, uma depois da outra. A próxima pode ser aberta { $at }.
    [evening] Muitas noites foram planejadas, uma depois da outra. A próxima pode ser planejada { $at }.
    [vote] Já houve votações demais por agora. A próxima é possível { $at }.
    [takeback] Já houve muitos pedidos para voltar jogadas. O próximo pedido é possível { $at }.
    [invitation] Muitos convites foram enviados, um depois do outro. O próximo é possível { $at }.
    [press] Foram muitíssimos cliques seguidos. O próximo é possível { $at }.
    [share] Resultados foram compartilhados muitas vezes seguidas. Dá para compartilhar de novo { $at }.
    [change] As noites foram alteradas muitas vezes seguidas. A próxima alteração é possível { $at }.
    [round] Muitas rodadas foram distribuídas, uma depois da outra. A próxima é possível { $at }.
    [guest] Você se inscreveu e saiu muitas vezes seguidas. A próxima vez é possível { $at }.
   *[case] Foi um caso depois do outro. O próximo vem { $at }.
}
refusal-stale = Este botão está desatualizado. Nada aconteceu.
refusal-lost-time = Esta mensagem é de um tempo que se perdeu: desde então, um backup foi restaurado. Nada aconteceu.
refusal-old-command = Este comando mudou desde que o seu Discord o carregou. Nada aconteceu: tente de novo, ou reinicie o Discord.
restarted = Reiniciei antes de poder responder. Nada se perdeu: clique de novo.
panel-link = [Ir para o painel]({ $panel })
refusal-too-slow = Isso demorou demais. Nada aconteceu: clique mais uma vez.
refusal-malformed = Não entendi. Nada aconteceu: **/mesa situação** mostra o que você pode fazer.
refusal-unknown-name = Não conheço “{ $text }”. Comece a digitar e escolha da lista.
refusal-unknown-player = Não conheço esse jogador. Dê um nome, uma menção, ou um lugar de 1 a { $n }.
refusal-notes-too-long = As suas anotações podem ter no máximo { $n } caracteres. Encurte e tente de novo.
refusal-export-after-end = O arquivo da partida contém todos os segredos, por isso só vem depois do fim.
refusal-replay-after-end = Você pode rever a partida quando ela acabar.
refusal-export-malformed = Este arquivo não é a exportação intacta de uma mesa.

## Problemas: o Discord ou uma permissão diz não

trouble-no-channel = Não encontro mais { $channel }, onde você organiza uma mesa de **{ $game }**. A partida fica guardada: se o canal voltar, ela continua com o próximo comando lá.
trouble-no-permission = Não posso mais falar em { $channel }, onde você organiza uma mesa de **{ $game }**: preciso da permissão “{ $permission }”. A partida fica guardada: quando eu tiver essa permissão de novo, ela continua com o próximo comando lá.
trouble-no-sound = Não posso publicar sons em { $channel }, onde você organiza uma mesa de **{ $game }**: preciso da permissão “{ $permission }”. A partida continua em palavras; os sons voltam com a permissão.
trouble-bot-may-not = Não posso abrir uma mesa aqui: preciso da permissão “{ $permission }” neste canal. Peça a alguém que gerencia o servidor que me dê essa permissão.
trouble-database = Não consigo gravar nada agora. Nada se perdeu: clique de novo daqui a um minuto.
trouble-no-channel-here = Uma mesa precisa de um canal ou de um tópico em um servidor. Vá a um e use **/mesa abrir**.
trouble-no-threads-here = Aqui não pode haver um novo tópico. Abra a mesa em um canal de texto do servidor, ou sem tópico.
trouble-threads-full = Este servidor tem tantos tópicos abertos quantos o Discord permite. Arquive alguns que não são mais necessários, ou abra a mesa sem tópico.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-attach-files = Anexar arquivos
permission-manage-threads = Gerenciar tópicos
permission-create-public-threads = Criar tópicos públicos
permission-create-private-threads = Criar tópicos privados
permission-create-events = Criar eventos
permission-read-message-history = Ver histórico de mensagens

## A reprise: uma partida terminada, jogada por jogada

theatre-head = **{ $game }** · mesa nº { $table } · jogada { $n } de { $most }
theatre-desk = A escrivaninha de { $who }: { $lines }
theatre-alone = Só { $who }: { $text } 🔓
theatre-first = Início
theatre-back = Voltar
theatre-next = Avançar
theatre-last = Fim
theatre-turn = Próxima virada
control-film = Publicar o filme
theatre-table = A mesa
theatre-looks = Qual vista?

film-post = **{ $game }** · mesa nº { $table }: { $moves ->
    [1] a partida em filme, uma jogada
   *[other] a partida em filme, { $moves } jogadas
} 🎞️
film-alt = Um filme da mesa, jogada por jogada, até a jogada { $moves }. A última imagem: { $last }
film-posted = O filme está publicado: { $link }
film-there = O filme já está publicado: { $link }
refusal-film-later = Agora não foi possível fazer ou publicar o filme. Clique de novo daqui a um minuto.
refusal-film-no-channel = O canal em que esta mesa jogou não existe mais, então o filme não tem onde aparecer.
trouble-film-may-not = Não posso publicar o filme: preciso da permissão “{ $permission }” no canal dessa mesa.
