# O que um servidor decidiu sobre as mesas dele.

server-title = **O que este servidor decidiu** sobre as mesas daqui
server-everywhere = • Podem-se abrir mesas em **todos os canais**.
server-channels = • Podem-se abrir mesas em { $channels }, e nos tópicos dali.
server-everybody = • **Todos** podem abrir mesas.
server-openers = • Quem tem o cargo { $role } pode abrir mesas.
server-moderators-none = • Quem tem a permissão **Gerenciar mensagens** pode intervir em mesas que outros organizam.
server-moderators = • Quem tem a permissão **Gerenciar mensagens** ou o cargo { $role } pode intervir em mesas que outros organizam.
server-language = { $language ->
    [none] • Mesas e noites novas estão no idioma de quem as abre.
   *[other] • Mesas e noites novas estão em **{ $language }**.
}
server-zone = • As horas de quem não definiu um fuso horário (noites, horário de silêncio, ausências) são lidas no fuso de **{ $zone }**.
server-zone-none = • A quem não definiu um fuso horário pergunta-se qual é, ao planejar uma noite.
server-threads = { $own ->
    [yes] • Uma mesa nova tem **um tópico próprio**.
   *[no] • Uma mesa nova é aberta no canal, a menos que quem a organiza queira um tópico.
}
server-reminders = { $wanted ->
    [yes] • Os jogadores recebem lembretes da própria vez, como cada um preferir.
   *[no] • Aqui ninguém recebe lembretes da própria vez.
}
server-hint = -# **/servidor canal**, **/servidor abertura** e **/servidor moderação** indicam canais e cargos, **/servidor idioma** escolhe um idioma, **/servidor fuso** um fuso horário. Intervir é encerrar uma mesa, expulsar alguém antes do início, passar a mesa a outra pessoa, ou pôr em votação a substituição de alguém; uma linha na mesa diz isso.
server-set-threads = { $n ->
    [0] Sem tópicos automáticos
   *[1] Tópicos para mesas novas
}
server-set-reminders = { $n ->
    [0] Sem lembretes
   *[1] Permitir lembretes
}
server-clear-channels = Mesas em todo lugar
server-clear-openers = Todos abrem mesas
server-clear-language = Idioma de quem abre
server-clear-zone = Perguntar o fuso horário
server-clear-moderators = Só a permissão

refusal-server-managers-only = Para isso você precisa da permissão **Gerenciar servidor**.
refusal-too-many-channels = No máximo { $n } canais podem ser indicados. Indique uma categoria em vez disso: valem todos os canais dela.
refusal-channel-not-allowed = Neste servidor, as mesas são abertas em { $channels }, ou em um tópico dali.
refusal-openers-only = Neste servidor, só pessoas com o cargo { $role } abrem mesas. Você pode entrar nas mesas que elas abrem.
refusal-moderator-takes = Você pede isto pela moderação, então o lugar vai para outra pessoa. Diga quem, ou deixe em branco para oferecer o lugar a todos.
trouble-no-server-here = Isto pertence a um servidor: vá a um dos canais dele.

## O que se diz em uma mesa quando alguém de fora interveio

outside-kicked = A moderação deste servidor tirou { $guest } desta mesa. 🛡️
outside-uninvited = A moderação deste servidor retirou o convite de { $guest }. 🛡️
outside-host = A moderação deste servidor passou esta mesa a { $guest }, que agora a organiza. 🛡️
outside-asks = -# { $by } modera este servidor e não joga aqui. 🛡️
outside-closed = A moderação deste servidor encerrou esta mesa antes do início da partida. 🛡️
outside-silent = Feito. Demorei demais para dizer isso na mesa; o painel mostra.
