# O guia: ajuda, as regras página por página, e lições.

help = **Alibi** é um bot de jogos de dedução: { $games }. Você joga contra rivais do programa ou com outros, em uma noite ou ao longo de dias.
    {""}**Para começar**, envie **/jogar**: na hora uma partida contra rivais do seu nível, uma mesa para outros, ou um lugar livre.
    {""}Quando é a sua vez, uma mensagem chama você, com os botões de que precisa.
    {""}**Os seus segredos** chegam por mensagem direta, e **Minha escrivaninha** os mostra no canal, a mais ninguém. **Minha folha** guarda o que você sabe.
    {""}**/mesa abrir** abre uma mesa com todas as opções; **Completar com rivais** põe o programa na mesa.
    {""}**/noite planejar** planeja uma noite com várias mesas, **/caso hoje** é um enigma por dia.
    {""}**/mesa situação** diz o que você pode fazer agora.
help-unfinished = -# { $share }% do que eu digo está traduzido para o seu idioma ({ $language }); o resto está em inglês.
learn-which = **O que você gostaria de aprender?** Uma lição leva uns cinco minutos: algumas decisões de uma partida de verdade, e as razões. As regras são páginas curtas, com um exemplo de jogada.
guide-shelf = Lições e regras
learn-your-turn = A mesa deste canal espera por você. A lição pode esperar: **/aprender** a abre de novo em qualquer pergunta. ⏳
learn-game = Aprender { $game }
rules-game = Regras: { $game }
guide-techniques = Dedução
techniques-which = **Dedução:** como uma coisa se conclui de outra, uma técnica por página, da mais fácil à mais difícil. Em uma mesa que permite dicas, uma dica diz o nome da técnica de que você precisa.
techniques-of = Dedução: { $game }
techniques-head = -# { $game }: técnica { $n } de { $most }
guide-rules = Todas as regras
guide-learn = Aprender em 5 minutos
guide-page = -# { $game }, página { $n } de { $most }
guide-back = Voltar
guide-next = Avançar
learn-head = -# { $game }: pergunta { $n } de { $most }
learn-begin = Começar
learn-question = Pergunta { $n }
learn-right = A resposta certa: ||{ $answer }||
learn-again = Tentar de novo
learn-open = Abrir uma mesa

refusal-no-lesson = Não há lição para este jogo. **/mesa regras** o explica em uma mesa.
