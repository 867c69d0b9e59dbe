# Wat de beheerder van de bot ziet, en wat tafels over onderhoud lezen.

owner-title = **Alibi { $version }**
owner-ready = Met dit proces is alles in orde. ✅
owner-missing-database = **Database**: antwoordt niet. ⚠️
owner-missing-gateway = **Gateway**: een shard is niet verbonden, of liet anderhalve minuut niets horen. ⚠️
owner-missing-deliveries = **Bezorging**: iets wat opgeslagen is, wacht al meer dan twee minuten om verteld te worden. ⚠️
owner-missing-mailboxes = **Privéberichten**: Discord heeft de bot in quarantaine gezet. Schrijf naar de ondersteuning voor ontwikkelaars. ⚠️
owner-missing-lease = **Lease**: dit proces kan zijn lease op de shards niet verlengen en vertelt dus niets. ⚠️
owner-missing-workers = **Rekenprocessen**: een proces dat dingen uitrekent, blijft niet draaien. `python -m bot doctor` zegt meer. ⚠️
owner-shards = { $n ->
    [0] • Geen shard van dit proces is verbonden.
    [one] • In dit proces zit één shard. Discord antwoordde { $seconds } s geleden.
   *[other] • In dit proces zitten { $n } shards. De stilste kreeg { $seconds } s geleden antwoord van Discord.
}
owner-processes = { $n ->
    [one] • Eén proces bedient alle shards.
   *[other] • { $n } processen delen de shards.
}
owner-tables = • Lopende tafels: **{ $n }**; in de wachtkamer: { $lobbies }.
owner-games = -# { $games }
owner-servers = { $n ->
    [one] • De bot zit op één server; tafels lopen er op { $live }.
   *[other] • De bot zit op ongeveer **{ $n }** servers; tafels lopen er op { $live }.
}
owner-no-census = • De tafels zijn nu niet te tellen.
owner-behind = { $n ->
    [0] • Alles is verteld.
    [one] • Eén tafel wacht om iets te horen, al { $seconds } s.
   *[other] • { $n } tafels wachten om iets te horen, de langste al { $seconds } s.
}
owner-maintenance = Onderhoud van { $begins } ({ $hence }) tot { $ends }, gemeld in { $n ->
    [one] één kanaal
   *[other] { $n } kanalen
}. **/beheer intrekken** maakt het ongedaan. 🔧
owner-server = • `{ $id }`: { $n ->
    [one] één tafel
   *[other] { $n } tafels
}
owner-more-servers = { $n ->
    [one] … en nog één server.
   *[other] … en nog { $n } servers.
}
owner-announced = Aangekondigd: onderhoud van { $begins } ({ $hence }) tot { $ends }. { $n ->
    [0] Er loopt nu geen partij; wie er voor die tijd een begint, hoort het.
    [one] Het kanaal van de ene lopende partij hoort het nu, en die van partijen die voor die tijd beginnen ook.
   *[other] De { $n } kanalen met een lopende partij horen het nu, en die van partijen die voor die tijd beginnen ook.
} 🔧
owner-withdrawn = Ingetrokken: de meldingen worden weggehaald.

refusal-owners-only = Dit is voor de eigenaars van deze bot: de persoon bij wie de app op Discord hoort, of het team.
refusal-maintenance-stands = Er is al onderhoud aangekondigd. Trek dat eerst in, met **/beheer intrekken**.
refusal-no-maintenance = Er is geen onderhoud aangekondigd.
trouble-discord-away = Discord vertelt me nu niet van wie deze bot is. Probeer het over een minuut opnieuw.

## Wat er gezegd wordt in een kanaal met een lopende partij

maintenance-notice = **Onderhoud**: ik ben weg van { $begins } ({ $hence }) tot { $ends }. De partij blijft bewaard en gaat daarna verder; de klok staat intussen niet stil. 🔧
