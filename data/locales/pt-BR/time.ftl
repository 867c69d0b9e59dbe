# O tempo: ritmos, horários, e quando uma mesa acaba.

lobby-bounded = -# Se começar hoje, esta partida acaba até { $at }, no máximo, mesmo que haja ausências.
lobby-unbounded = -# Sem limite de tempo por turno, nada encerra esta partida por si só: quem se ausenta faz todos esperarem.
option-absences = Ausências anunciadas
absences-count = ninguém espera por quem se ausenta
absences-ignored = aqui não contam
table-timed-out = Chegou o último momento desta mesa, então ela acabou; ninguém vence. **/mesa exportar** dá a partida em um arquivo.
hours-none = Você não tem horário de silêncio (fuso horário: { $zone }). **/eu horário** define um.
hours-kept = O seu horário de silêncio: de { $start } a { $end }, no fuso de { $zone }. Os seus turnos que começarem a partir de agora não acabam nele; em mesas com uma hora ou menos por turno, ele não vale.

## No painel

panel-deadline = Jogar até { $at }.
time-deadline = Jogue até { $at }, ou o seu turno é jogado por você{ $lost ->
    [0] .
   *[other] ; quem perde { $lost } seguidos perde a partida.
}
panel-paused = Em pausa até { $at }; depois o turno continua com o tempo que restava. ⏸️
panel-live = Todos estão aqui: cinco minutos por turno, até que alguém fique em silêncio. ⚡
panel-here = Aqui agora: { $players }. Quando todos estiverem, a partida segue ao vivo. ⚡
panel-away = { $who } se ausenta até { $at }; ninguém fica esperando. 🌙
panel-covered = Até a volta, ninguém espera por: { $players } 🪑
seat-covered = { $who } perdeu dois turnos seguidos; a partir de agora a mesa espera só um minuto e depois joga por { $who }. **Estou aqui** devolve o lugar.
extended-own = { $by } pega mais tempo para este turno: até { $at }. ⏳
extended-other = { $by } dá mais tempo a { $to } para este turno: até { $at }. ⏳

## A tela do tempo

time-title = **O tempo nesta mesa**: { $pace } por turno
time-last-moment = Esta partida acaba até { $at }, no máximo, mesmo que haja ausências.
time-left = { $extended ->
    [yes] Você já teve o seu tempo extra. { $pauses ->
        [0] Não há mais pausas.
        [one] Resta uma pausa.
       *[other] Restam { $pauses } pausas.
    }
   *[no] Uma vez na partida você pode ter tempo extra para um turno. { $pauses ->
        [0] Não há mais pausas.
        [one] Resta uma pausa.
       *[other] Restam { $pauses } pausas.
    }
}
time-show = Tempo
time-extend = Mais tempo
time-here = Estou aqui
time-pace = Propor outro tempo por turno
time-pause = Propor uma pausa
pause-value = { $n ->
    [1] um dia
   *[other] { $n } dias
}
time-changed = Feito: o painel mostra o novo tempo.
here-noted = Anotado: a mesa espera por você.
here-live = Todos estão aqui: a partida segue ao vivo.

## Ausências

away-none = Você não anunciou nenhuma ausência. **/eu ausência** anuncia uma para todas as suas mesas.
away-kept = Você se ausenta de { $start } a { $end }. Enquanto isso nenhuma das suas mesas espera por você: os seus turnos são jogados como se o tempo tivesse acabado, e não contam como perdidos. **/eu voltar** termina a ausência.
away-over = Que bom ver você de volta: as suas mesas esperam por você de novo.

## Lembretes

reminder-you = A mesa espera por você. ⏰
reminder-who = { $who }, a mesa espera por você. ⏰
reminder-muted = Anotado: não há mais lembretes deste turno.
reminders-kept = { $by ->
    [nothing] Você não recebe lembretes. **/eu lembretes** muda isso.
    [mention] Você recebe lembretes por uma menção no canal (ou por mensagem direta, se não posso escrever lá), { $every ->
        [0] dois por turno.
        [one] a cada hora.
       *[other] a cada { $every } horas.
    }
   *[mail] Você recebe lembretes por mensagem direta (ou por uma menção, onde não posso escrever a você), { $every ->
        [0] dois por turno.
        [one] a cada hora.
       *[other] a cada { $every } horas.
    }
}
remind-mail = por mensagem direta
remind-mention = por uma menção no canal
remind-nothing = sem lembretes
time-mute = Neste turno não
time-mute-all = Sem mais lembretes
time-remind = Lembrar…

## O que não é possível

refusal-no-such-zone = Não conheço o fuso horário “{ $text }”. Diga a capital do seu país, ou outra cidade grande que tenha a mesma hora que você.
refusal-no-such-zone-near = Não conheço o fuso horário “{ $text }”. Você quis dizer { $near }? Digite uma delas, ou outra cidade grande que tenha a mesma hora que você.
refusal-no-such-time = Não consigo ler a hora “{ $text }”. Escreva como 22:30 ou 8:00.
refusal-quiet-too-long = O horário de silêncio pode durar no máximo { $n } horas, para que os outros não esperem demais. Escolha um mais curto.
refusal-no-such-day = Não consigo ler o dia “{ $text }”. Escreva como 2026-12-31 ou 31/12.
refusal-away-backwards = Uma ausência termina depois de começar, e não no passado. Nada mudou.
refusal-away-too-long = Uma ausência dura no máximo { $n } dias e começa dentro de um ano. Para mais tempo, passe o seu lugar ou deixe a partida.
refusal-here-already = Você já está aqui: as suas mesas esperam por você.
refusal-live-already = Esta mesa já joga ao vivo.
refusal-no-clock = Esta mesa não tem relógio, então não há tempo para mudar. **/mesa ritmo** propõe um.
refusal-time-paused = O relógio desta mesa está em pausa.
refusal-nobody-waits = A mesa não espera por { $player } agora.
refusal-extended-already = { $player } já teve tempo extra nesta partida, e isso só se dá uma vez.
refusal-pace-already = Esta mesa já joga nesse ritmo.
refusal-too-many-paces = O ritmo já mudou { $n } vezes; é o máximo para uma partida.
refusal-too-many-pauses = Esta partida já teve as suas { $n } pausas.
refusal-pause-too-long = Uma pausa aqui dura de um a { $n } dias.
