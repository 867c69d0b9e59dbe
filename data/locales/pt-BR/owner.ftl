# O que vê quem administra o bot, e o que as mesas leem de uma manutenção.

owner-title = **Alibi { $version }**
owner-ready = Está tudo bem com este processo. ✅
owner-missing-database = **Banco de dados**: não responde. ⚠️
owner-missing-gateway = **Gateway**: um shard não está conectado, ou não dá sinal há um minuto e meio. ⚠️
owner-missing-deliveries = **Entregas**: algo gravado espera há mais de dois minutos para ser dito. ⚠️
owner-missing-mailboxes = **Mensagens diretas**: o Discord pôs o bot em quarentena. Escreva ao suporte a desenvolvedores do Discord. ⚠️
owner-missing-lease = **Reserva**: este processo não consegue renovar a sua reserva dos shards, então não diz nada. ⚠️
owner-missing-workers = **Cálculo**: um processo que faz cálculos não consegue se manter ativo. `python -m bot doctor` diz mais. ⚠️
owner-shards = { $n ->
    [0] • Nenhum shard deste processo está conectado.
    [one] • Há um shard neste processo. O Discord respondeu a ele há { $seconds } s.
   *[other] • Há { $n } shards neste processo. O Discord respondeu ao mais silencioso há { $seconds } s.
}
owner-processes = { $n ->
    [1] • Um processo serve todos os shards.
   *[other] • { $n } processos dividem os shards.
}
owner-tables = • Mesas em andamento: **{ $n }**; antes do início: { $lobbies }.
owner-games = -# { $games }
owner-servers = { $n ->
    [1] • O bot está em um servidor; há mesas em andamento em { $live }.
   *[other] • O bot está em cerca de **{ $n }** servidores; há mesas em andamento em { $live }.
}
owner-no-census = • Agora não é possível contar as mesas.
owner-behind = { $n ->
    [0] • Tudo foi dito.
    [one] • Uma mesa espera que lhe digam algo, há { $seconds } s.
   *[other] • { $n } mesas esperam que lhes digam algo, a mais antiga há { $seconds } s.
}
owner-maintenance = Manutenção de { $begins } ({ $hence }) a { $ends }, anunciada em { $n ->
    [1] um canal
   *[other] { $n } canais
}. **/bot retirar** a retira. 🔧
owner-server = • `{ $id }`: { $n ->
    [1] uma mesa
   *[other] { $n } mesas
}
owner-more-servers = { $n ->
    [1] … e mais um servidor.
   *[other] … e mais { $n } servidores.
}
owner-announced = Anunciada: manutenção de { $begins } ({ $hence }) a { $ends }. { $n ->
    [0] Não há partida em andamento agora; quem começar uma antes disso recebe o aviso.
    [one] O canal da única partida em andamento recebe o aviso agora, e também os de partidas que começarem antes disso.
   *[other] Os { $n } canais com uma partida em andamento recebem o aviso agora, e também os de partidas que começarem antes disso.
} 🔧
owner-withdrawn = Retirada: os avisos estão sendo removidos.

refusal-owners-only = Isto é para quem administra este bot: a pessoa a quem o aplicativo pertence no Discord, ou a equipe.
refusal-maintenance-stands = Uma manutenção já está anunciada. Retire-a primeiro, com **/bot retirar**.
refusal-no-maintenance = Nenhuma manutenção está anunciada.
trouble-discord-away = O Discord não me diz agora a quem este bot pertence. Tente de novo daqui a um minuto.

## O que se diz em um canal com uma partida em andamento

maintenance-notice = **Manutenção**: fico fora do ar de { $begins } ({ $hence }) a { $ends }. A partida fica guardada e continua depois; enquanto isso o relógio dela não para. 🔧
