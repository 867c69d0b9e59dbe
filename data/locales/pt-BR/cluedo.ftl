# Cluedo, pelas regras francesas de 1974. Os nomes dos suspeitos são os de Detetive, a edição do Brasil.

game-cluedo = Cluedo (1974)
club-cluedo = casarão
kind-cluedo = dados
about-cluedo = O Dr. Pessoa está morto na própria casa: quem foi, onde e com quê? Vá de cômodo em cômodo, dê palpites e descubra as três cartas do envelope.
    -# De 3 a 6 jogadores · mais ou menos uma hora · fácil
option-cluedo-accuse = Acusar
option-cluedo-repeat_room = Outro palpite no mesmo cômodo
option-cluedo-false_witnesses = Testemunhas falsas
value-after_hypothesis = depois do próprio palpite
value-any_time = a qualquer momento da própria vez
value-standing = não (as cartas respondem sozinhas)
value-allowed = sim
value-forbidden = não

verb-cluedo-pawn = Escolher meu peão
verb-cluedo-roll = Lançar os dados
verb-cluedo-move = Mover o peão
verb-cluedo-passage = Passagem secreta
verb-cluedo-stay = Ficar
verb-cluedo-suggest = Palpite
verb-cluedo-show = Responder ao palpite
verb-cluedo-prefer = Carta a mostrar primeiro
verb-cluedo-accuse = Acusar
verb-cluedo-denounce = Denunciar uma testemunha
verb-cluedo-end = Terminar minha vez

field-cluedo-pawn-suspect = Qual peão?
field-cluedo-move-to = Para onde? (r7c4: linha 7, coluna 4)
field-cluedo-suggest-suspect = Qual suspeito você chama?
field-cluedo-suggest-weapon = Com qual arma?
field-cluedo-suggest-end = Terminar minha vez se me mostrarem carta
field-cluedo-prefer-card = Qual das suas cartas você prefere mostrar?
field-cluedo-show-card = O que você mostra?
field-cluedo-accuse-suspect = O culpado
field-cluedo-accuse-weapon = A arma
field-cluedo-accuse-room = O local do crime
field-cluedo-denounce-player = Qual testemunha mentiu?
field-cluedo-denounce-hypothesis = Sobre qual palpite (o número)?

## O que todos ouvem

event-cluedo-pawns-offered = Cada um escolhe um peão, por ordem de chegada. Depois as cartas são distribuídas.
event-cluedo-pawn-chosen = { $drawn ->
    [yes] Por sorteio, { $by } joga com { $suspect_sign } { $suspect_the }.
   *[no] { $by } joga com { $suspect_sign } { $suspect_the }.
}
event-cluedo-pawn-drawn = Por sorteio, { $by } joga com { $suspect_sign } { $suspect_the }.
event-cluedo-dealer-rolled = Lançamentos para decidir quem distribui ({ $seats }): { $totals }.
event-cluedo-dealt = { $dealer } tira o número mais alto e distribui: { $most ->
    [1] uma carta para cada um
   *[other] { $most } cartas para cada um
}{ $short_n ->
    [0] .
   *[other] , uma a menos para { $short }.
}
event-cluedo-turn-began = É a vez de { $seat }.
event-cluedo-rolled = { $by } tira { $one } e { $two }: { $free ->
    [yes] **um duplo que leva a qualquer cômodo** (ou { $total } casas).
   *[no] **{ $total }**.
} 🎲
event-cluedo-walked = { $by } vai para a casa { $square }.
event-cluedo-entered = { $by } vai { $room_to }.
event-cluedo-passage-taken = { $by } usa a passagem secreta { $room_to }.
event-cluedo-stayed = { $by } fica onde está.
event-cluedo-suggested = { $by } dá o palpite { $hypothesis }: “Foi { $suspect_the }, { $room_at }, { $weapon_with }!”{ $called ->
    [none] {""}
   *[other] {" "}O peão de { $called } vem { $room_to }.
}{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } não tem nada para mostrar.
   *[other] {" "}{ $passed } não têm nada para mostrar.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Ninguém mostra uma carta.
       *[other] { $standing ->
            [yes] {" "}{ $shown_by } mostra uma carta a { $by }: aqui as cartas respondem sozinhas.
           *[no] {" "}Respondem as cartas que { $shown_by } deixou: uma é mostrada a { $by }.
        }
    }
   *[other] {" "}{ $asked } deve responder.
}
event-cluedo-answered = { $shown ->
    [yes] { $by } mostra uma carta a { $to_whom }.
   *[no] { $by } diz não ter nada para mostrar.{ $passed_n ->
        [0] {""}
        [one] {" "}{ $passed } não tem nada para mostrar.
       *[other] {" "}{ $passed } não têm nada para mostrar.
    }{ $asked ->
        [none] { $shown_by ->
            [none] {" "}Ninguém mostra uma carta.
           *[other] {" "}Respondem as cartas que { $shown_by } deixou: uma é mostrada a { $to_whom }.
        }
       *[other] {" "}{ $asked } deve responder.
    }
}
event-cluedo-answered-for = Respondem as cartas que ficaram.{ $passed_n ->
    [0] {""}
    [one] {" "}{ $passed } não tem nada para mostrar.
   *[other] {" "}{ $passed } não têm nada para mostrar.
}{ $asked ->
    [none] { $shown_by ->
        [none] {" "}Ninguém mostra uma carta.
       *[other] {" "}É mostrada uma das cartas que { $shown_by } deixou.
    }
   *[other] {" "}{ $asked } deve responder.
}
event-cluedo-accused = { $by } escreve três nomes e olha em segredo dentro do envelope… { $right ->
    [yes] **A acusação está certa!**
   *[no] **A acusação está errada.** A partir de agora, { $by } só responde aos palpites.
}
event-cluedo-denounced = { $by } denuncia { $player } pelo palpite { $hypothesis }: { $lied ->
    [yes] **uma testemunha falsa, de fato!** A partir de agora, { $player } só responde aos palpites.
   *[no] nada confirma isso.
}
event-cluedo-last-one = Só { $seat } continua: agora apenas uma acusação certa pode vencer.
event-cluedo-turn-missed = O tempo de { $seat } acabou, e a vez passa.
event-cluedo-left = { $seat } deixa a partida; as cartas de { $seat } respondem sozinhas.
event-cluedo-won = { $by } resolveu o enigma e vence! 🏆
event-cluedo-unsolved = Não resta ninguém que possa acusar: ninguém vence.
event-cluedo-abandoned = Não resta ninguém para investigar: a partida acaba sem vencedor.
event-cluedo-stalled = Ninguém jogou durante duas rodadas: a partida acaba sem vencedor.
event-cluedo-envelope-opened = No envelope: **{ $suspect }, { $weapon }, { $room }**.
event-cluedo-lie-told = Uma mentira sobre o palpite { $hypothesis }: { $player } escondeu { $cards }.

## O resultado da sua própria jogada, quando nenhuma mensagem o diz ainda

result-cluedo-rolled = { $free ->
    [yes] **Você pode ir a qualquer cômodo**, ou andar { $total } casas.
   *[no] Você pode andar **{ $total }** casas.
}
result-cluedo-denounced = { $lied ->
    [yes] **Você tinha razão.**
   *[no] Não dá para saber: nada confirma a mentira.
}

## O que só um jogador fica sabendo

event-cluedo-hand-dealt = As cartas estão distribuídas. Aqui estão as suas; no envelope há outras três.
event-cluedo-questioned = { $by } pergunta a você sobre o palpite { $hypothesis }. Ninguém mais vai ver a sua resposta. ❓
event-cluedo-card-seen = { $by } mostra a você: **{ $card }** (palpite { $hypothesis }). 🤫
event-cluedo-card-shown = Você mostra a { $to_whom }: **{ $card }** (palpite { $hypothesis }). 🤫
event-cluedo-envelope-seen = A sua acusação está errada. No envelope estão **{ $suspect }, { $weapon }, { $room }**. Enquanto a partida durar, guarde para si e responda aos palpites. 🤫

## O painel

cluedo-table-choosing = { $waiting_n ->
    [one] { $waiting } ainda precisa escolher um peão: { $pawns }.
   *[other] { $waiting } ainda precisam escolher um peão: { $pawns }.
}
cluedo-table-turn = { $phase ->
    [starting] É a vez de { $who }.
    [arrived] { $asks ->
        [yes] { $accuses ->
            [yes] { $who }: dar um palpite neste cômodo, acusar ou terminar a vez.
           *[no] { $who }: dar um palpite neste cômodo ou terminar a vez.
        }
       *[no] { $who }: acusar ou terminar a vez.
    }
   *[asked] { $who }: acusar ou terminar a vez.
}
cluedo-table-rolled = { $free ->
    [yes] { $who } pode ir a qualquer cômodo, andar { $total } casas ou ficar.
   *[no] { $who } pode andar { $total } casas ou ficar.
}
cluedo-table-rooms = Cômodos ao alcance: { $rooms }.
cluedo-table-squares = { $n ->
    [one] Casa ao alcance: { $squares }
   *[other] Casas ao alcance ({ $n }): { $squares }
}
cluedo-table-no-way = Não há nada ao alcance: só resta ficar.
cluedo-table-asking = { $witness } tem que responder ao palpite de { $who }.
cluedo-table-won = { $who } resolveu o enigma: foi { $suspect_the }, { $room_at }, { $weapon_with }. 🏆
cluedo-table-nobody = { $reason ->
    [unsolved] Não restava ninguém que pudesse acusar: ninguém venceu.
   *[other] A partida acabou sem vencedor.
}
cluedo-table-seat-choosing = { $who }{ $state ->
    [active] {" "}➤
    [gone] {" "}✗
   *[idle] {""}
}{ $state ->
    [active] {" "}(escolhe um peão)
    [gone] {" "}(deixou a partida)
   *[idle] {""}
}
cluedo-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [asked] {" "}❓
    [out] {" "}✗
    [gone] {" "}✗
    [won] {" "}🏆
   *[idle] {""}
}: { $pawn_sign } { $pawn }, { $in_room ->
    [yes] { $place_at }
   *[no] na casa { $place }
}{ $cards ->
    [0] {""}
    [one] , { $cards } carta
   *[other] , { $cards } cartas
}{ $state ->
    [active] {" "}(joga agora)
    [asked] {" "}(deve responder)
    [out] {" "}(só responde)
    [gone] {" "}(deixou a partida)
   *[idle] {""}
}
cluedo-table-pawn = · { $pawn_sign } { $pawn } (sem jogador), { $in_room ->
    [yes] { $place_at }
   *[no] na casa { $place }
}
cluedo-table-weapons = { $weapons_n ->
    [one] **Arma { $room_at }**: { $weapons }
   *[other] **Armas { $room_at }**: { $weapons }
}
cluedo-table-weapons-off = { $weapons_n ->
    [one] **Arma fora do tabuleiro**: { $weapons }
    [6] **Armas**: todas ainda fora do tabuleiro
   *[other] **Armas fora do tabuleiro**: { $weapons }
}
cluedo-table-recent = **Últimos palpites**
cluedo-table-hypothesis = **{ $hypothesis }.** { $by }: { $suspect }, { $weapon }, { $room }{ $passed_n ->
    [0] {""}
   *[other] ; nada: { $passed }
}; { $answer ->
    [shown] uma carta mostrada por { $shown_by }
    [waiting] falta a resposta
    [dropped] ficou sem resposta
   *[none] ninguém mostrou uma carta
}
cluedo-table-envelope = **O envelope**: { $suspect }, { $weapon }, { $room }.
cluedo-alt-table = A planta da casa, com os peões, as armas e o que está ao alcance.
cluedo-alt-desk = A sua escrivaninha: o seu peão, as suas cartas, as que mostraram a você e, na sua vez, as casas e os cômodos ao alcance, como no texto desta mensagem.
cluedo-case-rule = -# Quem não tem nada para mostrar não tem nenhuma das três cartas; quem deve responder tem pelo menos uma.

# As letras dos peões na planta
cluedo-letter-scarlett = R
cluedo-letter-mustard = M
cluedo-letter-white = B
cluedo-letter-green = Bl
cluedo-letter-peacock = Ma
cluedo-letter-plum = V
cluedo-picture-hand = As suas cartas
cluedo-picture-seen = Você viu
cluedo-picture-envelope = O envelope

## A escrivaninha

cluedo-desk-no-pawn = Você ainda não tem peão. As cartas são distribuídas quando todos tiverem um.
cluedo-desk-pawn = **O seu peão**: { $pawn_sign } { $pawn }. As cartas são distribuídas quando todos tiverem um.
cluedo-desk-hand = **O seu peão**: { $pawn_sign } { $pawn }. **As suas cartas**: { $cards }.
cluedo-desk-asking = Você está { $room_at }. **As suas cartas**: { $cards }.{ $seen_n ->
    [0] {""}
   *[other] {" "}**Você viu**: { $seen }.
}
cluedo-desk-question = **Palpite { $hypothesis }**, { $by } pergunta: { $suspect }, { $weapon }, { $room }? ❓
cluedo-desk-order = { $cards_n ->
    [0] As suas cartas respondem sozinhas: uma que quem pergunta já viu; se não houver, uma ao acaso. **Carta a mostrar primeiro** define a ordem.
   *[other] As suas cartas respondem sozinhas: uma que quem pergunta já viu; se não houver, a primeira que serve destas, { $cards }; se não houver, uma ao acaso.
}
cluedo-desk-fitting = { $cards_n ->
    [0] Você não tem nenhuma dessas cartas: responda que não tem nada.
    [one] Dessas cartas você tem: **{ $cards }**.
   *[other] Dessas cartas você tem: **{ $cards }**. Uma basta, e você escolhe qual.
}
cluedo-board-pawns = **No tabuleiro**: { noun-cluedo-scarlett.short } { $scarlett } · { noun-cluedo-mustard.short } { $mustard } · { noun-cluedo-white.short } { $white } · { noun-cluedo-green.short } { $green } · { noun-cluedo-peacock.short } { $peacock } · { noun-cluedo-plum.short } { $plum }
cluedo-desk-rooms = Cômodos ao seu alcance: { $rooms }.
cluedo-desk-squares = { $n ->
    [one] Casa ao seu alcance: { $squares }
   *[other] Casas ao seu alcance ({ $n }): { $squares }
}
cluedo-square = { $square }: { $room } a { $n }
cluedo-desk-no-way = Não há nada ao seu alcance: você tem que ficar.
cluedo-desk-seen = { $who } mostrou a você: **{ $card }** (palpite { $hypothesis }) 👁
cluedo-desk-given = Você mostrou a { $who }: { $card } (palpite { $hypothesis })
cluedo-desk-hidden = Você disse que não tinha nada, e escondeu: { $cards } (palpite { $hypothesis }) 🤥
cluedo-desk-missed = Você acusou: { $suspect }, { $weapon }, { $room }.
cluedo-desk-envelope = **Você olhou dentro do envelope**: { $suspect }, { $weapon }, { $room }.

## O que não se pode, e avisos

refusal-cluedo-no-standing-answers = Nesta mesa cada um responde por si. Quem organiza pode escolher outra coisa antes do início.
refusal-cluedo-not-your-card = Escolha uma das suas próprias cartas.
refusal-cluedo-too-few-players = { $n ->
    [1] Um jogador não basta: são precisos pelo menos { $least }. Outros podem clicar em **Entrar**.
   *[other] Com { $n }, cada carta estaria na sua mão, na do outro jogador ou no envelope: não haveria nada para deduzir. São precisos pelo menos { $least } jogadores; outros podem clicar em **Entrar**.
}
refusal-cluedo-pawns-chosen = Os peões são escolhidos para a partida inteira.
refusal-cluedo-pawn-taken = Esse peão já tem jogador. Ainda livres: { $suspects }.
refusal-cluedo-in-choosing = Os peões ainda estão sendo escolhidos. A partida começa quando todos tiverem um.
refusal-cluedo-in-starting = A sua vez começa: lance os dados, use uma passagem secreta, fique ou, em um cômodo, dê um palpite.
refusal-cluedo-in-rolled = Os dados já foram lançados: mova o seu peão ou fique.
refusal-cluedo-in-arrived = Você está em um cômodo: dê um palpite ou termine a sua vez. Você pode sair na próxima.
refusal-cluedo-in-accusing = Você já andou, e aqui não cabe um palpite: acuse ou termine a sua vez.
refusal-cluedo-in-asking = Você é testemunha: primeiro responda ao palpite.
refusal-cluedo-in-asked = Você já deu o seu palpite: acuse ou termine a sua vez.
refusal-cluedo-passage-or-roll = Você já lançou os dados: uma passagem secreta se usa em vez de lançar.
refusal-cluedo-no-passage = Aqui não há passagem secreta. Estes cômodos têm uma: { $rooms }.
refusal-cluedo-there-already = O seu peão já está aí. Se não quer andar, fique.
refusal-cluedo-shut-in = Há peões bloqueando todas as portas: você não pode sair { $rooms_of }. Fique; na sua próxima vez, use a passagem, se houver uma.
refusal-cluedo-square-taken = Há um peão nessa casa, então ninguém pode parar ali. Escolha uma casa marcada.
refusal-cluedo-out-of-reach = Com { $n } nos dados não se chega lá. Você tem que andar exatamente { $n } casas, nunca na diagonal, sem passar por um peão nem duas vezes pela mesma casa. Escolha uma casa marcada.
refusal-cluedo-door-blocked = Um peão bloqueia a entrada: você não pode ir { $rooms_to }.
refusal-cluedo-room-too-far = Com { $n } nos dados não dá para ir { $rooms_to }, ou há peões fechando o caminho.
refusal-cluedo-cellar = Ninguém desce ao porão: o envelope está lá.
refusal-cluedo-inside-a-room = Essa casa fica dentro de um cômodo: dê o nome do cômodo.
refusal-cluedo-no-such-place = Esse lugar não existe. Dê um cômodo, ou uma casa do corredor, como `r7c4` (linha 7, coluna 4).
refusal-cluedo-not-in-a-room = Só se dá um palpite dentro de um cômodo, e o seu peão está no corredor.
refusal-cluedo-same-room = Nesta mesa, você não pode dar dois palpites seguidos { $rooms_at }: saia primeiro, ou espere que o seu peão seja chamado a outro lugar.
refusal-cluedo-asked-already = Um palpite por turno: acuse ou termine a sua vez.
refusal-cluedo-nobody-asks = Ninguém está perguntando nada a você agora.
refusal-cluedo-must-show = Nesta mesa, uma testemunha que tem uma das cartas mostra uma.
refusal-cluedo-must-show-now = Quem só responde tem que dizer a verdade: mostre uma das cartas do palpite.
refusal-cluedo-not-to-show = Mostre uma das suas próprias cartas entre as do palpite: { $suspects }, { $weapons }, { $rooms }.
refusal-cluedo-ask-first = Você só pode acusar logo depois do seu próprio palpite: dê um primeiro.
refusal-cluedo-you-only-answer = Agora você só responde aos palpites dos outros.
refusal-cluedo-no-false-witnesses = Nesta mesa o bot confere as testemunhas: ninguém pode mentir.
refusal-cluedo-denounced-already = Você já denunciou uma testemunha: isso só se pode fazer uma vez por partida.
refusal-cluedo-no-such-hypothesis = { $n ->
    [0] Ainda não há palpite.
   *[other] Os palpites são numerados de 1 a { $n }.
}
refusal-cluedo-showed-something = Esse jogador não disse que não tinha nada para mostrar no palpite { $n }.
refusal-cluedo-only-answers = Esse jogador agora só responde, ou saiu: denunciar não mudaria nada.
caution-cluedo-own-card = Uma dessas cartas está na sua mão, então esta acusação com certeza está errada. Acusar mesmo assim?
caution-cluedo-seen-card = Mostraram a você uma dessas cartas, então esta acusação com certeza está errada. Acusar mesmo assim?
confirm-cluedo-accuse = **Você acusa:** { $suspect }, { $weapon }, { $room }.
    Você só pode fazer isso uma vez: se errar, a partir daí você só responde.
confirm-cluedo-denounce = **Você denuncia** { $player }, que disse não ter nada para mostrar no palpite { $hypothesis }.
    Você só pode fazer isso uma vez na partida.

## Regras, conforme a situação

rules-cluedo-start = **Cluedo em poucas palavras**
    No envelope há três cartas: o culpado, a arma, o cômodo. Os jogadores têm todas as outras. Quem acerta as três vence.
    Na sua vez, lance os dados e ande pelo corredor em direção a um cômodo. Lá, dê um **palpite**: o suspeito e a arma vêm para o cômodo, e as testemunhas, a partir da sua esquerda, têm que mostrar a você uma das três cartas se tiverem alguma (com testemunhas falsas, podem escondê-la).
    Logo depois do seu palpite você pode **acusar**, uma vez na partida (ou, se quem organiza escolheu assim, a qualquer momento da sua vez). Se errar, a partir daí você só responde.
rules-cluedo-choosing = **A escolha dos peões**
    Cada um escolhe um peão, por ordem de chegada, e fica com ele a partida inteira. Ele não tem nada a ver com as cartas que você terá. Depois, quem tira o número mais alto nos dados distribui.
    Com 3 e 6 jogadores começa a Srta. Rosa (se ninguém joga com ela, o peão seguinte em sentido horário); com 4 e 5, quem tem uma carta a menos joga primeiro.
rules-cluedo-starting = **A sua vez começa**
    • **Lançar os dados**: você anda exatamente esse número de casas, na horizontal ou na vertical, nunca na diagonal, sem passar por um peão nem duas vezes pela mesma casa. Para entrar em um cômodo não é preciso o número exato. Um duplo 1 ou um duplo 6 leva a qualquer cômodo.
    • **Passagem secreta**: liga a Cozinha ao Escritório, e o Jardim de inverno à Sala de estar, sem lançar os dados.
    • **Ficar** quanto tempo quiser; em um cômodo você pode **dar um palpite** sem andar.
rules-cluedo-starting-accuse-any-time = Nesta mesa, você também pode **acusar** agora.
rules-cluedo-starting-repeat-room-forbidden = Nesta mesa, você não pode dar dois palpites seguidos no mesmo cômodo: saia dele antes.
rules-cluedo-starting-false-witnesses-on = Com testemunhas falsas, você também pode **denunciar** uma, uma vez na partida, antes do fim da sua vez: indique a testemunha que afirmou não ter nada para mostrar, e o palpite. Se era mentira, a partir daí esse jogador só responde; se não, nada acontece.
rules-cluedo-rolled = **Você lançou os dados**
    Vá a um cômodo ao alcance, a uma casa marcada, ou fique. Entrar em um cômodo encerra o movimento. Uma porta com um peão na frente não serve para entrar nem para sair.
    Uma casa se escreve `r7c4`: linha 7, coluna 4, contadas como na margem da planta.
rules-cluedo-rolled-accuse-any-time = Nesta mesa, você também pode **acusar** agora.
rules-cluedo-arrived = **Você está em um cômodo**
    Você pode dar um palpite: um suspeito, uma arma e este cômodo. Pode citar cartas suas, para despistar os outros. Junto com o palpite, você pode escolher que a sua vez acabe assim que mostrarem uma carta a você: aí não pode acusar com base nela, mas, se ninguém mostrar nada, ainda pode. Ou termine a sua vez.
rules-cluedo-arrived-accuse-any-time = Nesta mesa, você também pode **acusar** agora.
rules-cluedo-accusing = **Você andou**
    Não cabe um palpite: o seu peão está no corredor, ou você já deu um neste cômodo e precisa sair dele primeiro. Nesta mesa você pode acusar a qualquer momento da sua vez: três nomes quaisquer, uma vez na partida. Ou termine a sua vez.
rules-cluedo-asking = **Um palpite espera resposta**
    As testemunhas respondem uma depois da outra, a partir da esquerda de quem investiga. A primeira que tem uma das três cartas mostra exatamente uma, à sua escolha, só a quem investiga; aí as perguntas param. Todos veem quem não tinha nada e quem mostrou, mas nunca qual carta.
rules-cluedo-asked = **Você deu o seu palpite**
    Você pode acusar: três nomes quaisquer, comparados em segredo com o envelope. Se estiverem certos, você vence. Se não, só você vê as três cartas, e a partir daí só responde. Só se pode acusar uma vez. Ou termine a sua vez.
rules-cluedo-asked-false-witnesses-on = Com testemunhas falsas, o fato de ninguém ter mostrado uma carta não prova nada; se alguém mentiu, denuncie antes do fim da sua vez, agora ou em outra.
rules-cluedo-witness = **Você é testemunha**
    Se você tem alguma das três cartas, mostre uma, à sua escolha; só quem investiga vê. O bot pergunta mesmo quando não há escolha, para que a demora não revele nada.
rules-cluedo-witness-false-witnesses-on = Com testemunhas falsas você também pode dizer que não tem nada, a menos que agora você só responda. Se alguém denunciar você com razão na própria vez, a partir daí você só responde.
rules-cluedo-waiting = **É a vez de outro jogador**
    Anote quem não tinha nada para mostrar, e quem mostrou uma carta a quem. **Minhas anotações** são o seu bloco.
rules-cluedo-waiting-false-witnesses-on = Com testemunhas falsas, você pode denunciar uma na sua própria vez.
rules-cluedo-out = **Você só responde**
    Você não anda, não pergunta nem acusa mais, mas continua sendo testemunha, e das que dizem a verdade: mostre uma carta quando perguntarem, e não diga nada do envelope.
rules-cluedo-over = **A partida acabou**
    Se as cartas chegaram a ser distribuídas, o envelope está aberto. O histórico e o arquivo da partida ficam aqui.

## Suspeitos, armas, cômodos

noun-cluedo-scarlett = Srta. Rosa
    .the = a Srta. Rosa
    .short = Rosa
    .sign = 🔴
    .also = Rosa|Senhorita Rosa|Srta. Scarlett|Scarlett
noun-cluedo-mustard = Coronel Mostarda
    .the = o Coronel Mostarda
    .short = Mostarda
    .sign = 🟡
    .also = Mostarda|Mustard
noun-cluedo-white = Dona Branca
    .the = a Dona Branca
    .short = Branca
    .sign = ⚪
    .also = Branca|Sra. White|White
noun-cluedo-green = Professor Black
    .the = o Professor Black
    .short = Black
    .sign = 🟢
    .also = Black|Prof. Black|Reverendo Green|Sr. Green|Green
noun-cluedo-peacock = Sr. Marinho
    .the = o Sr. Marinho
    .short = Marinho
    .sign = 🔵
    .also = Marinho|Senhor Marinho|Sra. Peacock|Peacock
noun-cluedo-plum = Dona Violeta
    .the = a Dona Violeta
    .short = Violeta
    .sign = 🟣
    .also = Violeta|Professor Plum|Plum
noun-cluedo-dagger = Punhal
    .with = com o Punhal
    .also = Faca|Adaga
noun-cluedo-candlestick = Castiçal
    .with = com o Castiçal
noun-cluedo-revolver = Revólver
    .with = com o Revólver
    .also = Pistola
noun-cluedo-rope = Corda
    .with = com a Corda
noun-cluedo-cosh = Cassetete
    .with = com o Cassetete
    .also = Cano|Cano de chumbo|Porrete
noun-cluedo-spanner = Chave inglesa
    .with = com a Chave inglesa
noun-cluedo-nothing = Nada para mostrar
noun-cluedo-kitchen = Cozinha
    .at = na Cozinha
    .to = para a Cozinha
    .of = da Cozinha
noun-cluedo-ball_room = Salão de baile
    .at = no Salão de baile
    .to = para o Salão de baile
    .of = do Salão de baile
    .also = Salão de festas
noun-cluedo-conservatory = Jardim de inverno
    .at = no Jardim de inverno
    .to = para o Jardim de inverno
    .of = do Jardim de inverno
    .short = Jardim
noun-cluedo-billiard_room = Sala de bilhar
    .at = na Sala de bilhar
    .to = para a Sala de bilhar
    .of = da Sala de bilhar
    .also = Bilhar|Salão de jogos|Sala de sinuca
noun-cluedo-library = Biblioteca
    .at = na Biblioteca
    .to = para a Biblioteca
    .of = da Biblioteca
noun-cluedo-study = Escritório
    .at = no Escritório
    .to = para o Escritório
    .of = do Escritório
noun-cluedo-hall = Hall
    .at = no Hall
    .to = para o Hall
    .of = do Hall
    .also = Vestíbulo
noun-cluedo-lounge = Sala de estar
    .at = na Sala de estar
    .to = para a Sala de estar
    .of = da Sala de estar
    .short = Estar
noun-cluedo-dining_room = Sala de jantar
    .at = na Sala de jantar
    .to = para a Sala de jantar
    .of = da Sala de jantar

## A folha

cluedo-sheet-suspects = Suspeitos
cluedo-sheet-weapons = Armas
cluedo-sheet-rooms = Cômodos
cluedo-sheet-envelope = O envelope

## Por que algo é certo

cluedo-why-hand = { $held ->
    [yes] { $card } está na sua própria mão.
   *[no] Você vê a sua própria mão: { $card } não está nela.
}
cluedo-why-told = { $how ->
    [saw] No passo { $no }, { $who } mostrou a você: { $cards }.
    [envelope] O passo { $no } deixou você ver o que há no envelope: { $cards }.
    [confessed] O passo { $no } revelou uma mentira: { $who } tinha escondido { $cards }.
    [cleared] No passo { $no }, descobriu-se que { $who } não tinha mentido, e nenhuma destas cartas está ali: { $cards }.
   *[passed] No passo { $no }, { $who } não tinha nada para mostrar entre { $cards }.
}
cluedo-why-one-of = { $how ->
    [asked] No passo { $no }, { $who } tem que mostrar uma carta entre { $cards }
    [caught] No passo { $no }, descobriu-se que { $who } escondia uma carta entre { $cards }
   *[showed] No passo { $no }, { $who } mostrou uma carta entre { $cards }
}: { $mine_n ->
    [0] {""}
   *[other] excluindo { $mine } (na sua mão),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] excluindo { $seen } (visto: { $seen_nos_n ->
        [one] passo
       *[other] passos
    } { $seen_nos }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] excluindo { $passed } (nada para mostrar: { $passed_nos_n ->
        [one] passo
       *[other] passos
    } { $passed_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] excluindo { $above } (veja acima),{" "}
}portanto é { $card }.
cluedo-why-kind = O envelope contém uma carta de cada tipo: { $mine_n ->
    [0] {""}
   *[other] excluindo { $mine } (na sua mão),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] excluindo { $seen } (visto: { $seen_nos_n ->
        [one] passo
       *[other] passos
    } { $seen_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] excluindo { $above } (veja acima),{" "}
}portanto é { $card }.
cluedo-why-nowhere-else = { $card } não está na sua mão{ $passed_n ->
    [0] {""}
    [one] , e { $passed } não tinha nada para mostrar ({ $passed_nos_n ->
        [one] passo
       *[other] passos
    } { $passed_nos })
   *[other] , e { $passed } não tinham nada para mostrar ({ $passed_nos_n ->
        [one] passo
       *[other] passos
    } { $passed_nos })
}{ $above_n ->
    [0] {""}
    [one] , e { $above } não pode ter essa carta (veja acima)
   *[other] , e { $above } não podem ter essa carta (veja acima)
}{ $sealed ->
    [yes] , e o envelope tem outra carta desse tipo{ $sealed_nos_n ->
        [0] {""}
       *[other] {" "}({ $sealed_nos_n ->
            [one] passo
           *[other] passos
        } { $sealed_nos })
    }
   *[no] {""}
}. Portanto { $who ->
    [none] está no envelope.
   *[other] está com { $who }.
}
cluedo-why-whole-hand = { $who } tem { $size ->
    [1] uma carta, e ela é
   *[other] { $size } cartas, e elas são
} { $seen_n ->
    [0] {""}
   *[other] { $seen } (visto: { $seen_nos_n ->
        [one] passo
       *[other] passos
    } { $seen_nos }){ $above_n ->
        [0] {""}
       *[other] {" "}e também{" "}
    }
}{ $above_n ->
    [0] {""}
   *[other] { $above } (veja acima)
}: mais nada.
cluedo-why-no-others = { $who } tem { $size ->
    [1] uma carta
   *[other] { $size } cartas
}, e para essa mão só restam { $cards }{ $nos_n ->
    [0] {""}
    [one] {" "}depois do passo { $nos }
   *[other] {" "}depois dos passos { $nos }
}.
cluedo-why-no-room = { $who } tem { $size ->
    [1] uma carta
   *[other] { $size } cartas
}: { $held_n ->
    [0] {""}
   *[other] { $held }, e mais{" "}
}{ $nos_n ->
    [one] uma das cartas da resposta do passo { $nos }
   *[other] uma para cada resposta (passos { $nos }), sem nenhuma carta possível em comum
}{ $also_n ->
    [0] {""}
   *[other] {" "}(veja { $also_n ->
        [one] o passo
       *[other] os passos
    } { $also })
}. Não há lugar para { $cards }.
cluedo-why-fork = { $how ->
    [asked] No passo { $no }, { $who } tem que mostrar uma carta entre { $cards }
    [caught] No passo { $no }, descobriu-se que { $who } escondia uma carta entre { $cards }
   *[showed] No passo { $no }, { $who } mostrou uma carta entre { $cards }
}: { $mine_n ->
    [0] {""}
   *[other] excluindo { $mine } (na sua mão),{" "}
}{ $seen_n ->
    [0] {""}
   *[other] excluindo { $seen } (visto: { $seen_nos_n ->
        [one] passo
       *[other] passos
    } { $seen_nos }),{" "}
}{ $passed_n ->
    [0] {""}
   *[other] excluindo { $passed } (nada para mostrar: { $passed_nos_n ->
        [one] passo
       *[other] passos
    } { $passed_nos }),{" "}
}{ $above_n ->
    [0] {""}
   *[other] excluindo { $above } (veja acima),{" "}
}portanto, caso a caso:
cluedo-why-case = **{ $label }** Se for { $card }:
cluedo-why-suppose = Suponha que { $card } { $held ->
    [yes] { $who ->
        [none] esteja no envelope.
       *[other] esteja com { $who }.
    }
   *[no] { $who ->
        [none] não esteja no envelope.
       *[other] não esteja com { $who }.
    }
}
cluedo-why-clash = Não pode ser: { $rule ->
    [one_of] { $who } tem que ter uma carta entre { $cards } e não poderia ter nenhuma
    [kind] no envelope não haveria nenhuma destas cartas ({ $cards })
    [nowhere_else] { $card } não poderia estar com ninguém, nem no envelope
    [whole_hand] { $who } teria { $cards }, e só tem { $size ->
        [1] uma carta
       *[other] { $size } cartas
    }
    [no_others] restariam cartas de menos para as { $size } de { $who }
   *[clash] { $card } estaria { $who ->
        [none] no envelope e também em outro lugar
       *[other] com { $who } e também em outro lugar
    }
}{ $nos_n ->
    [0] {""}
    [one] {" "}(passo { $nos })
   *[other] {" "}(passos { $nos })
}.
cluedo-why-so = Portanto, { $card } { $held ->
    [yes] { $who ->
        [none] está no envelope.
       *[other] está com { $who }.
    }
   *[no] { $who ->
        [none] não está no envelope.
       *[other] não está com { $who }.
    }
}
cluedo-why-together = Juntando tudo, { $nos_n ->
    [0] a sua mão não deixa
    [one] o passo { $nos } não deixa
   *[other] os passos { $nos } não deixam
} outra possibilidade: { $card } { $held ->
    [yes] { $who ->
        [none] está no envelope.
       *[other] está com { $who }.
    }
   *[no] { $who ->
        [none] não está no envelope.
       *[other] não está com { $who }.
    }
}

## As regras inteiras, página por página; a última é um exemplo de jogada

rulebook-cluedo-1 = **O objetivo**
    O Dr. Pessoa está morto na própria casa. Quem foi, com que arma, em que cômodo? Há 21 cartas: 6 suspeitos, 6 armas, 9 cômodos. Uma carta de cada tipo está no **envelope**; essa é a solução. Vence quem a disser primeiro.
    As outras 18 cartas são distribuídas. Uma carta que você vê não está no envelope: é assim que você avança.
    Jogam de 3 a 6. Ter uma carta não tem nada a ver com o seu peão.
rulebook-cluedo-2 = **A preparação**
    Cada um escolhe um peão, por ordem de chegada. Os seis ficam nas suas casas de partida, também os que ninguém usa. As armas entram na casa quando são citadas.
    Os jogadores lançam os dados; quem tira o número mais alto distribui, uma carta de cada vez. Com quatro ou cinco jogadores, alguns têm uma carta a menos: eles jogam primeiro. Com três ou seis, começa a Srta. Rosa; se ninguém joga com ela, o peão seguinte em sentido horário.
    Joga-se em sentido horário.
rulebook-cluedo-3 = **O movimento**
    Na sua vez, escolha:
    • **lançar os dados** e andar pelo corredor exatamente a soma deles, nunca na diagonal e nunca duas vezes pela mesma casa. Não se passa por uma casa com um peão. Entra-se em um cômodo por uma porta; para isso o número não precisa ser exato, e o movimento acaba ali;
    • usar a **passagem secreta** de um cômodo de canto, sem lançar os dados;
    • **ficar** onde está.
    {""}**Duplo 1 ou duplo 6**: você pode ir direto ao cômodo que quiser.
rulebook-cluedo-4 = **O palpite**
    Em um cômodo você pode dar um palpite por turno: um suspeito, uma arma e o cômodo em que está. O peão do suspeito e a arma vêm para esse cômodo e ficam nele.
    As testemunhas respondem uma por uma, a partir da sua esquerda. Quem não tem nenhuma das três cartas passa. A primeira que tem pelo menos uma mostra **só uma**, à sua escolha, e só a você; aí as perguntas param.
    Os outros veem quem passou e quem mostrou, mas não qual carta. Você pode citar cartas que estão na sua mão.
    Você pode dizer junto com o palpite que a sua vez acaba assim que uma carta for mostrada. Uma mesa também pode proibir dois palpites seguidos no mesmo cômodo: saia dele primeiro, ou espere que o seu peão seja chamado a outro lugar.
rulebook-cluedo-5 = **A acusação, e o fim**
    Logo depois do seu palpite você pode acusar: três cartas, qualquer cômodo. Só você olha dentro do envelope.
    • **Certo**: você mostra as cartas e vence.
    • **Errado**: você não joga mais, mas ainda responde aos palpites. Ninguém fica sabendo o que você disse.
    Cada um acusa uma vez só. Se todos erraram, ninguém vence.
    Se a mesa combinou assim, você pode acusar a qualquer momento da sua vez.
    Quem sai não tem mais vez; as próprias cartas continuam respondendo, e a verdade. Se ninguém joga durante duas rodadas, a partida acaba sem vencedor.
rulebook-cluedo-6 = **Testemunhas falsas, ou cartas que respondem (opções)**
    Pelas regras de 1974 uma testemunha pode esconder uma carta; se for descoberta, não joga mais e só responde. Com esta opção, uma testemunha pode dizer que não tem nada. Uma vez na partida, na sua vez, você pode **denunciar** uma testemunha por causa de um palpite. Se ela mentiu, está fora; se não, você não fica sabendo de mais nada. Quem assume um lugar responde também pelas mentiras de quem o tinha antes: **Minha escrivaninha** diz quais são.
    Sem esta opção toda testemunha responde a verdade, e só escolhe qual carta mostrar.
    Uma mesa também pode deixar **as cartas responderem sozinhas**, na hora e a verdade: com uma carta que quem pergunta já viu; se não houver, a primeira que serve das que você escolheu com **Carta a mostrar primeiro**; se não houver, uma ao acaso.
rulebook-cluedo-7 = **Exemplo de uma jogada**
    Ana joga com a Dona Branca. Ela está no Salão de baile, tira 3 e 4, entra no Jardim de inverno, a quatro casas dali, e dá um palpite: o Coronel Mostarda, a Corda, no Jardim de inverno. O peão do Coronel Mostarda e a Corda vêm para lá.
    À esquerda dela, Bruno não tem nenhuma das três cartas: ele passa. Clara tem a Corda e o Jardim de inverno. Ela escolhe, e mostra a Corda só a Ana. Diana não precisa mais responder.
    Ana risca a Corda. Bruno só sabe que Clara tem uma das três, e todos sabem que Bruno não tem nenhuma. Ana não acusa: a vez dela acabou.

## A lição: algumas decisões de uma partida de verdade, e as razões

lesson-cluedo-start = **Cluedo em cinco minutos**
    Um suspeito, uma arma e um cômodo estão no envelope. As outras 18 cartas estão nas mãos: a sua, a de Camille, à sua esquerda, e a de Robin. Você joga com o Professor Black.
    Aqui estão quatro decisões de uma partida de verdade.
lesson-cluedo-1 = Robin está na Sala de jantar e dá um palpite: a Srta. Rosa, o Castiçal, a Sala de jantar. Você não tem nenhuma dessas cartas: você passa. Camille mostra uma carta, só a Robin.
    {""}**O que você sabe agora?**
lesson-cluedo-1-candlestick = Camille tem o Castiçal
lesson-cluedo-1-candlestick-why = Talvez, mas você não viu a carta: pode ser qualquer uma das três.
lesson-cluedo-1-one = Camille tem uma das três cartas
lesson-cluedo-1-one-why = Sim: pelo menos uma. Anote: quando souber que Camille não tem duas delas, você conhece a terceira.
lesson-cluedo-1-none = Nenhuma das três está no envelope
lesson-cluedo-1-none-why = Não: só uma carta foi mostrada. As outras duas podem estar em qualquer lugar, no envelope também.
lesson-cluedo-2 = Você tirou 11 e entrou na Sala de bilhar.
    {""}**Qual palpite você pode dar?**
lesson-cluedo-2-library = Black, o Punhal, a Biblioteca
lesson-cluedo-2-library-why = Não: o cômodo é sempre aquele onde está o seu peão, aqui a Sala de bilhar.
lesson-cluedo-2-weapons = O Punhal, o Castiçal, a Sala de bilhar
lesson-cluedo-2-weapons-why = Não: um palpite é sempre um suspeito, uma arma e um cômodo.
lesson-cluedo-2-billiard = Black, o Punhal, a Sala de bilhar
lesson-cluedo-2-billiard-why = Sim: o seu próprio peão pode ser o suspeito. Você pode até citar cartas que tem, para descobrir mais sobre as outras.
lesson-cluedo-3 = Você citou o Professor Black, o Punhal e a Sala de bilhar. Camille, a primeira a responder, mostra a você o **Punhal**.
    {""}**O que você pode riscar?**
lesson-cluedo-3-all = As três cartas
lesson-cluedo-3-all-why = Não: as perguntas param na primeira carta. Do Professor Black e da Sala de bilhar você não sabe mais do que antes.
lesson-cluedo-3-dagger = Só o Punhal
lesson-cluedo-3-dagger-why = Sim: está com Camille, então não está no envelope. Camille escolheu o que mostrar, talvez para esconder outra carta.
lesson-cluedo-3-nothing = Nada: pode ser um blefe
lesson-cluedo-3-nothing-why = Não: uma carta mostrada nunca é blefe. Você a viu, então ela não está no envelope.
lesson-cluedo-4 = Robin, na Cozinha, cita a Srta. Rosa, a Chave inglesa e a Cozinha. Você é a primeira testemunha. Dessas cartas você tem a **Cozinha**.
    {""}**O que você faz?**
lesson-cluedo-4-pass = Digo que não tenho nada
lesson-cluedo-4-pass-why = Não: quem tem uma das cartas tem que mostrar uma. Só a opção das testemunhas falsas deixa você mentir, e isso é um risco.
lesson-cluedo-4-table = Mostro a Cozinha a todos
lesson-cluedo-4-table-why = Não: uma carta só se mostra a quem pergunta. Os outros apenas ficam sabendo que você respondeu.
lesson-cluedo-4-robin = Mostro a Cozinha só a Robin
lesson-cluedo-4-robin-why = Sim: é a única que você pode mostrar. Quando tiver várias, mostre de preferência uma que já conhecem.
lesson-cluedo-end = **É tudo de que você precisa para jogar.** Risque o que vê, anote quem passa e quem responde, e acuse só com certeza: cada um acusa uma vez só. **Minha folha** guarda tudo isso.

## Técnicas de dedução, da mais fácil à mais difícil

technique-cluedo-told = À primeira vista
technique-cluedo-told-page = Basta uma só coisa que você já sabe: uma carta da sua mão, uma carta que mostraram a você ou, onde nenhuma testemunha pode mentir, alguém que não tinha nada para mostrar.
    {""}*Exemplo:* perguntam a Robin por Black, pela Corda e pelo Hall, e Robin não tem nada para mostrar. Robin não tem nenhuma das três.
technique-cluedo-one-of = Uma das mostradas
technique-cluedo-one-of-page = Alguém mostrou uma de três cartas. Risque as que essa pessoa não pode ter; se resta uma, foi essa.
    {""}*Exemplo:* Camille mostra a Robin uma carta entre Dona Violeta, o Cassetete e o Escritório. O Cassetete está com você, e antes Camille não tinha o Escritório para mostrar. Era Dona Violeta.
technique-cluedo-kind = A última do tipo
technique-cluedo-kind-page = O envelope contém um suspeito, uma arma e um cômodo. Se todas as cartas de um tipo menos uma estão em outro lugar, essa está no envelope.
    {""}*Exemplo:* das seis armas, você tem duas e sabe onde estão outras três. A sexta está no envelope.
technique-cluedo-nowhere-else = Em nenhum outro lugar
technique-cluedo-nowhere-else-page = Toda carta está em algum lugar. Se só um lugar não está excluído para uma carta, é ali que ela está.
    {""}*Exemplo:* a Biblioteca não é sua, e nem Camille nem Robin tinham essa carta para mostrar. Ela está no envelope.
technique-cluedo-whole-hand = Mão completa
technique-cluedo-whole-hand-page = Você sabe quantas cartas cada um tem. Quando conhece todas as de alguém, não há outra nessa mão.
    {""}*Exemplo:* Robin tem três cartas: Black, a Corda e o Hall. Então Robin não tem a Cozinha, embora ninguém tenha perguntado por ela.
technique-cluedo-no-others = Só o bastante
technique-cluedo-no-others-page = Se para uma mão só restam tantas cartas quantas cabem nela, todas estão ali.
    {""}*Exemplo:* Robin tem quatro cartas, e todas as outras estão excluídas, menos Dona Violeta, o Cassetete, o Escritório e o Hall. Robin tem essas quatro.
technique-cluedo-no-room = Não cabe mais nada
technique-cluedo-no-room-page = Respostas a perguntas sem carta em comum ocupam uma carta cada. Se elas enchem a mão, todas as outras cartas estão excluídas.
    {""}*Exemplo:* duas cartas de Robin são desconhecidas. Robin mostrou uma carta entre Dona Violeta e o Cassetete, e depois uma entre Black e o Hall. Robin só tem uma de cada par.
technique-cluedo-cases = Caso a caso
technique-cluedo-cases-page = Um passo sozinho não basta, mas só há poucos casos, e cada um leva à mesma conclusão. Suponha um de cada vez e veja aonde ele leva.
    {""}*Exemplo:* Robin mostrou uma carta entre o Cassetete e o Hall. Camille mostrou uma entre Black e o Cassetete, e depois uma entre Black e o Hall. Se Robin tem o Cassetete, a primeira carta de Camille era Black; se Robin tem o Hall, era a segunda. Então Camille tem Black.

## Os comandos (os nomes em inglês estão no código)

command-cluedo = cluedo
command-cluedo-description = Jogue Cluedo na mesa deste canal.

command-cluedo-pawn = peão
command-cluedo-pawn-description = Escolha o seu peão, antes que as cartas sejam distribuídas.
command-cluedo-pawn-suspect = suspeito
command-cluedo-pawn-suspect-description = O peão com que você joga.

command-cluedo-roll = lançar
command-cluedo-roll-description = Lance os dois dados.

command-cluedo-move = mover
command-cluedo-move-description = Mova o seu peão conforme os dados.
command-cluedo-move-to = destino
command-cluedo-move-to-description = Um cômodo, ou uma casa como r7c4 (linha 7, coluna 4).

command-cluedo-passage = passagem
command-cluedo-passage-description = Use a passagem secreta em vez de lançar os dados.

command-cluedo-stay = ficar
command-cluedo-stay-description = Deixe o seu peão onde está.

command-cluedo-suggest = palpite
command-cluedo-suggest-description = Dê um palpite no cômodo onde está o seu peão.
command-cluedo-suggest-suspect = suspeito
command-cluedo-suggest-suspect-description = O suposto culpado; o peão dele vem para o cômodo.
command-cluedo-suggest-weapon = arma
command-cluedo-suggest-weapon-description = A suposta arma; ela vem para o cômodo.
command-cluedo-suggest-end = terminar
command-cluedo-suggest-end-description = Termine a sua vez assim que mostrarem uma carta a você, sem acusar.

command-cluedo-show = mostrar
command-cluedo-show-description = Responda a um palpite com uma das suas cartas; só quem pergunta vê.
command-cluedo-show-card = carta
command-cluedo-show-card-description = Uma das três cartas citadas.

command-cluedo-prefer = preferir
command-cluedo-prefer-description = Diga qual carta sua mostrar primeiro, onde as cartas respondem sozinhas.
command-cluedo-prefer-card = carta
command-cluedo-prefer-card-description = Uma carta sua.

command-cluedo-accuse = acusar
command-cluedo-accuse-description = Diga o que há no envelope; uma vez só por partida.
command-cluedo-accuse-suspect = suspeito
command-cluedo-accuse-suspect-description = O culpado.
command-cluedo-accuse-weapon = arma
command-cluedo-accuse-weapon-description = A arma do crime.
command-cluedo-accuse-room = lugar
command-cluedo-accuse-room-description = O local do crime.

command-cluedo-denounce = denunciar
command-cluedo-denounce-description = Denuncie uma testemunha que escondeu uma carta; uma vez só por partida.
command-cluedo-denounce-player = jogador
command-cluedo-denounce-player-description = A testemunha que mentiu.
command-cluedo-denounce-suggestion = palpite
command-cluedo-denounce-suggestion-description = O número do palpite.

command-cluedo-end = terminar
command-cluedo-end-description = Termine a sua vez.
