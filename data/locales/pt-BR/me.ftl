# O que pertence a uma pessoa, em qualquer mesa em que esteja.

settings-title = **Os seus ajustes**, para todas as mesas
settings-mail = { $on ->
    [yes] Os seus segredos chegam por mensagem direta; **Minha escrivaninha** também sempre os mostra.
   *[no] Não envio segredos a você: **Minha escrivaninha** mostra todos, só a você.
}
settings-set-mail = { $n ->
    [0] Sem mensagens diretas
   *[1] Segredos por mensagem direta
}
settings-reading = Como leio mensagens privadas
reading-words = Só palavras
reading-words-note = Sem imagens: as palavras dizem tudo o que elas mostram.
reading-large = Letras grandes
reading-large-note = Imagens com letras maiores e simples.
reading-open = Nada coberto
reading-open-note = As palavras cobertas para outros ficam à vista.
reading-covered = Meus segredos cobertos
reading-covered-note = Para quem compartilha a tela: clique para ver. As cartas a escolher ficam em listas.
reading-anew = Mensagens novas
reading-anew-note = Nunca alterar uma mensagem já enviada: leitores de tela anunciam as novas.
settings-inbox = Minhas mesas
settings-export = Meus dados em um arquivo
settings-erase = Apagar meus dados…
own-settings = Meus ajustes
own-time = Meus horários e lembretes
own-wake = Receber avisos para jogar
own-blocks = Pessoas que deixo de fora
own-time-title = **Os seus horários**, para todas as mesas
own-set-hours = Horário de silêncio
own-set-away = Anunciar uma ausência
own-back = Estou de volta
own-remind-when = De quanto em quanto tempo?
own-remind-every = { $n ->
    [0] Duas vezes por turno
    [1] A cada hora
   *[other] A cada { $n } horas
}
own-hours-form = Horário de silêncio
own-away-form = Uma ausência
own-field-zone = Uma cidade grande do seu fuso horário
own-field-start = Início, por exemplo 22:30
own-field-end = Fim, por exemplo 8:00
own-field-first = Primeiro dia, por exemplo 2026-12-24
own-field-last = Último dia, por exemplo 2026-12-31
own-blocks-title = **Pessoas que você deixa de fora** das mesas que organiza, sem que saibam: { $n ->
    [0] ninguém.
   *[other] { $people }. Escolha de novo uma delas para deixá-la voltar.
}
own-block = Deixar alguém de fora…
mail-declined = Você escolheu não receber mensagens diretas: o botão **Minha escrivaninha** mostra os seus segredos, só a você. **/eu ajustes** muda isso.
mail-unopened = Estou escrevendo a muitas pessoas novas agora, então os seus segredos talvez ainda não cheguem por mensagem direta. O botão **Minha escrivaninha** os mostra, só a você.
table-desks = { $alone ->
    [yes] -# **Minha escrivaninha** mostra os seus segredos a você, e a mais ninguém.
   *[no] -# Nem todos recebem mensagens diretas: **Minha escrivaninha** mostra a cada um os próprios segredos, e a mais ninguém.
}

## Todas as mesas de uma pessoa

inbox-title = { $n ->
    [0] **As suas mesas**: nenhuma espera por você.
    [one] **As suas mesas**: uma espera por você.
   *[other] **As suas mesas**: { $n } esperam por você.
}
inbox-empty = Você não tem um lugar em nenhuma mesa aberta. **/jogar** encontra uma para você ou abre uma.
inbox-asked = **{ $game }** em { $channel }: é a sua vez { $since }. ⏳
inbox-until = Jogue até { $at }.
inbox-others = **{ $game }** em { $channel }: os outros estão jogando; a última jogada foi { $since }.
inbox-lobby = **{ $game }** em { $channel }: ainda não começou, mesa aberta { $since }.
inbox-starts = **{ $game }** em { $channel }: você pode clicar em **Começar** quando todos estiverem aqui; mesa aberta { $since }.
inbox-frozen = **{ $game }** em { $channel }: não pode continuar aqui, e fica guardada como está.
inbox-lent = **{ $game }** em { $channel }: o programa continua jogando no seu lugar. Lá, **/mesa substituir** devolve o lugar a você.
inbox-more = … e mais { $n }.

previously = { $n ->
    [0] **Anteriormente…**
    [one] **Anteriormente…** { $never ->
        [yes] uma coisa aconteceu desde o início da partida:
       *[no] uma coisa aconteceu desde que você olhou pela última vez:
    }
   *[other] **Anteriormente…** { $never ->
        [yes] { $n } coisas aconteceram desde o início da partida; as últimas:
       *[no] { $n } coisas aconteceram desde que você olhou pela última vez; as últimas:
    }
}
previously-learnt = • Só para você: { $line }
previously-asked = É a sua vez. ⏳
previously-waits = Você não precisa fazer nada agora.

## Outras pessoas, e os próprios dados

blocked = { $person } não pode mais se sentar nas mesas que você organiza, e não recebe aviso disso. **/eu desbloquear** desfaz o bloqueio.
unblocked = { $person } pode se sentar de novo nas suas mesas.
refusal-blocks-self = Você não pode se bloquear.
refusal-blocks-bot = Um bot não se senta sozinho a nenhuma mesa. Escolha uma pessoa.
refusal-not-welcome = Você não pode se sentar nesta mesa. **/mesa abrir** abre uma sua, em outro canal ou em um tópico.
export-mine = Tudo o que guardo sobre você.
erase-question = { $n ->
    [0] Apagar tudo o que guardo sobre você: ajustes, anotações, marcas, e o seu nome em mesas passadas? As partidas ficam, com um lugar sem nome. Isso não pode ser desfeito.
    [one] Você joga em uma mesa, e a **deixaria para sempre**; **/mesa substituir** passa antes o seu lugar a outra pessoa. Apagar tudo o que guardo sobre você: ajustes, anotações, marcas, e o seu nome em mesas passadas? Isso não pode ser desfeito.
   *[other] Você joga em { $n } mesas, e as **deixaria para sempre**; **/mesa substituir** passa antes os seus lugares a outras pessoas. Apagar tudo o que guardo sobre você: ajustes, anotações, marcas, e o seu nome em mesas passadas? Isso não pode ser desfeito.
}
erase-sure = Apagar tudo
erased = Tudo foi apagado. As partidas passadas guardam um lugar sem nome.

## Para receber avisos

wake-title = **Avise-me** neste servidor
wake-nothing = Escolha os jogos para os quais posso escrever a você quando há pessoas à espera de mais jogadores. No máximo uma vez a cada doze horas, e nunca no seu horário de silêncio (**/eu horário**).
wake-on = Escrevo a você quando { $n ->
    [1] uma pessoa espera
   *[other] { $n } pessoas esperam
} para jogar: { $games }. No máximo uma vez a cada doze horas, e nunca no seu horário de silêncio (**/eu horário**).
wake-games = Para quais jogos?
wake-least = A partir de quantas pessoas à espera?
wake-when = { $n ->
    [1] quando uma pessoa espera
   *[other] quando { $n } pessoas esperam
}
wake-sleep = Não me avise mais
wake-off = Não aviso mais você, em nenhum servidor. **/eu avisos** muda isso.
wake-up = **{ $game }**: { $n ->
    [1] uma pessoa espera
   *[other] { $n } pessoas esperam
} mais jogadores. { $link } 🔔
