learn-title = Aprender
learn-lead = Lições curtas no tabuleiro. Você aprende jogando e, a cada lance, sabe se acertou.
learn-start = Começar:
learn-continue = Continuar:
learn-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
learn-steps-done = { $done } de { $all }
learn-complete = Feita
learn-step = Passo { $step } de { $all }
learn-your-turn = Sua vez.
learn-busy = Um momento…
learn-lesson-finished = Você terminou esta lição. Repita ou siga em frente.
learn-question = Quem tem a oposição?
learn-i-do = Eu
learn-opponent-does = Meu oponente
learn-hint = Dica
learn-hint-piece = Olhe a peça marcada.
learn-hint-move = Tente { $move }.
learn-show-why = Ver por quê
learn-start-over = Recomeçar
learn-next = Próximo passo
learn-next-lesson = Próxima: { $lesson }
learn-all-done = Todos os cursos
learn-actions = Lição
learn-reply = Seu oponente joga { $move }. Sua vez.
learn-right = Isso mesmo!
learn-lesson-done = Muito bem, a lição está completa!
learn-rules-done = Você venceu! Agora conhece as regras. Jogue uma partida ou continue aprendendo.
learn-play-game = Jogar uma partida
learn-you-play = Você joga de { $side ->
    [red] vermelhas
    [black] pretas
   *[white] brancas
}.
learn-not-kept = Não foi possível salvar seu progresso neste navegador.
learn-no-engine = Não foi possível verificar o lance. Recarregue a página e tente de novo.
learn-out-of-reach = Assim você não chega lá. Tente outro caminho.
learn-too-few = Assim você captura poucas peças. Procure outra captura.
learn-no-block = Isso não bloqueia: o oponente ainda pode mover. Tente outra coisa.
learn-too-slow = Você ainda pode vencer, mas vai demorar muito mais. Tente outra coisa.
learn-not-in-line = É permitido, mas é outra abertura. Tente de novo.
learn-wrong = { $why } Tente outra coisa.
learn-weak = Há algo melhor. Olhe de novo.
learn-the-move-count = { $count ->
    [one] { $count } peça conta. Ímpar: a oposição é sua.
   *[other] { $count } peças contam. Se for ímpar, a oposição é sua.
}
learn-the-move-mine = { $count ->
    [one] Não: { $count } peça conta, e isso é ímpar. A oposição é sua.
   *[other] Não: { $count } peças contam, e isso é ímpar. A oposição é sua.
}
learn-the-move-theirs = { $count ->
    [0] Não: nenhuma peça conta, e zero é par. A oposição é do oponente.
    [one] Não: { $count } peça conta. A oposição é do oponente.
   *[other] Não: { $count } peças contam, e isso é par. A oposição é do oponente.
}

course-first-game = A primeira partida
course-seeing-shots = Ver os golpes
course-endings = A oposição e os finais
course-openings = Aberturas

lesson-moving = Mover
lesson-moving-forward = A pedra de baixo é sua. Ela anda na diagonal para a frente, uma casa por vez: escolha a sua e depois a próxima casa, até a marcada. As mensagens chamam as casas pelo número.
lesson-moving-edge = Na borda só há um caminho: leve sua pedra até a casa marcada.

lesson-jumping = Capturar
lesson-jumping-one = Pule uma peça do oponente para a casa vazia atrás dela e você a captura. Tente!
lesson-jumping-must = Se você pode capturar, precisa capturar. Um anel mostra a peça que tem de fazer isso: capture com ela.
lesson-jumping-double = Se a mesma peça pode capturar de novo, o lance continua. Capture duas de uma vez: vá de casa em casa.
lesson-jumping-choice = Se várias peças podem capturar, você escolhe. Uma das suas capturas leva três: encontre-a.

lesson-kings = Damas
lesson-kings-crown = Uma pedra que chega à última linha é coroada: vira dama. Faça uma!
lesson-kings-backward = A dama também anda para trás, ainda uma casa por vez. Leve a sua até a casa marcada pelo caminho que quiser. O oponente espera.
lesson-kings-jump = As damas também capturam para trás. Capture as duas peças.

lesson-winning = Vencer
lesson-winning-last = Você vence quando o oponente fica sem peças. Capture a última!
lesson-winning-block = Você também vence quando o oponente não pode mover. Bloqueie a última pedra dele com um lance!

lesson-first-game = Sua primeira vitória
lesson-first-game-three = Agora o oponente também joga. Você tem três pedras contra uma. Não perca nenhuma, não deixe a dele passar e vença!

lesson-look-first = Olhe antes de mover
lesson-look-first-safe = Antes de cada lance, veja onde o oponente poderia capturar em seguida. Dois dos seus lances perdem uma pedra: jogue outro.
lesson-look-first-crowd = O mesmo com mais peças no tabuleiro. Faça um lance que não perca nada.

lesson-two-for-one = Duas por uma
lesson-two-for-one-give = A captura é obrigatória, então você pode conduzir as pedras do oponente. Entregue uma peça e capture mais.
lesson-two-for-one-pull = Tire uma pedra do lugar e o caminho fica livre. Ganhe uma peça.
lesson-two-for-one-kings = Também funciona contra damas: entregue duas, capture três.

lesson-two-for-two = Duas por duas
lesson-two-for-two-through = Às vezes o prêmio é o caminho livre. Entregue duas pedras e capture duas: seu último salto rompe até a última linha.
lesson-two-for-two-crown = De novo duas por duas. Desta vez, seu último salto termina na última linha.

lesson-steal = Peças sem saída
lesson-steal-prison = Às vezes uma peça não consegue escapar e você a captura de graça. Encontre o lance tranquilo que ganha uma.
lesson-steal-wait = Sem pressa: coloque suas pedras de modo que qualquer resposta perca uma peça.
lesson-steal-hold = O oponente ameaça romper. Detenha-o e você ganha uma peça.

lesson-breeches = O ataque duplo
lesson-breeches-king = Quem ataca duas peças ao mesmo tempo ganha uma: só uma pode escapar. Ataque duas!
lesson-breeches-double = Coloque sua dama para que a próxima captura leve duas.

lesson-in-and-out = Entra e sai
lesson-in-and-out-let-in = Uma pedra que captura e chega à sua linha de trás é coroada e para ali. Isso lhe dá um lance de graça: deixe-a entrar e, quando a dama tiver de capturar para sair, leve três.
lesson-in-and-out-clear = De novo: deixe uma pedra entrar, mas agora use o lance de graça para limpar a casa onde a dama dela tem de parar.

lesson-back-shot = O golpe por trás
lesson-back-shot-behind = As pedras só capturam para a frente, mas uma dama nova captura para trás e as pega pelas costas. Primeiro entregue uma pedra, depois faça a dama.
lesson-back-shot-swap = Aqui o oponente pode capturar duas vezes, porque seu golpe por trás leva mais. Encontre a pedra a entregar.

lesson-king-row = Guarde sua última linha
lesson-king-row-guard = As pedras na sua linha de trás impedem o oponente de virar dama. Encontre um bom lance que as deixe lá.
lesson-king-row-hold = Um lance abre a porta da sua linha de trás. Jogue um melhor.

lesson-bridge = A ponte
lesson-bridge-wall = Duas pedras na sua linha de trás com uma casa entre elas formam uma ponte: uma pedra sozinha não passa. Deixe a ponte no lugar e faça dois bons lances.
lesson-bridge-time = Aqui a ponte lhe dá tempo. Ela guarda a linha de trás enquanto sua terceira pedra corre para virar dama: encontre quatro bons lances.
lesson-bridge-catch = A pedra diante da sua ponte está presa. Mantenha a ponte e use sua dama.

lesson-exchange = Trocas
lesson-exchange-free = Trocar pedra por pedra pode desfazer um ataque ou vencer a partida. Encontre a troca certa.
lesson-exchange-win = Você tem mais peças, então as trocas ajudam. Ofereça uma que vence.

lesson-the-move = A oposição
lesson-the-move-count = Com o mesmo número de peças, um lado tem a oposição: fica com o último bom lance. Na sua vez, conte todas as peças dos dois lados nas colunas que começam na sua linha de trás: se o número for ímpar, a oposição é sua.
lesson-the-move-even = Conte de novo. Quem tem a oposição aqui?
lesson-the-move-win = Dama contra dama costuma ser empate. Mas aqui você tem a oposição: aproxime-se do oponente e vença.

lesson-two-kings = Duas damas contra uma
lesson-two-kings-close = Duas damas vencem uma. A dama está presa na borda: termine.
lesson-two-kings-corner = No canto duplo a dama vai e volta. Tire-a de lá e vença.
lesson-two-kings-whole = Agora o final inteiro: aproxime suas damas, tire a dama do canto duplo e vença.

lesson-double-corner = O canto duplo
lesson-double-corner-run = No canto duplo, uma dama está a salvo de outra. Chegue a tempo e aguente quatro lances.
lesson-double-corner-choose = Por onde se salvar? Aguente quatro lances.

lesson-three-against-two = Três contra duas
lesson-three-against-two-cut-off = Duas damas e uma pedra vencem duas damas, se você cortar o caminho do empate. Encontre os únicos lances que vencem.
lesson-three-against-two-squeeze = Só um lance mantém a vitória. Encontre-o e depois encontre o próximo.

lesson-man-down = Uma peça a menos
lesson-man-down-attack = Com uma peça a menos nem tudo está perdido: ataque e recupere-a. Segure o empate por três lances.
lesson-man-down-back = Volte a tempo, e as pedras não passam. Segure o empate por três lances.

lesson-first-position = A Primeira Posição
lesson-first-position-finish = O final mais famoso: uma dama e uma pedra para cada lado. Aqui, perto do fim, prenda a dama e vença!
lesson-first-position-crown = Começa aqui: leve sua pedra a dama enquanto sua dama ocupa a outra. Encontre seis bons lances.
lesson-first-position-keep-out = A dama quer voltar ao canto duplo. Não deixe: encontre dois bons lances.
lesson-first-position-whole = Agora o final inteiro, contra a melhor defesa: 41 lances pelo caminho mais curto. Sem pressa.

lesson-first-moves = Bons primeiros lances
lesson-first-moves-develop = Leve pedras para o centro e mantenha-as juntas. Encontre dois bons lances.
lesson-first-moves-answer = Em torneios, os três primeiros lances são sorteados. As pedras do oponente estão soltas: encontre dois bons lances.

lesson-old-fourteenth = Old Fourteenth
lesson-old-fourteenth-line = Esta é a Old Fourteenth, a abertura mais jogada de todas. Se não a conhece, peça dicas.
lesson-old-fourteenth-continue = Agora o outro lado: encontre dois bons lances nesta abertura.

lesson-cross = Cross
lesson-cross-line = Na Cross, as brancas logo encostam na sua pedra do centro. Jogue os primeiros lances; as dicas mostram o caminho.
lesson-cross-choose = Agora é com você: encontre dois bons lances.

lesson-trap = Uma armadilha de abertura
lesson-trap-punish = Na abertura Douglas, o oponente fez um lance natural que perde uma pedra. Aproveite!

learn-drills = Treinar finais
learn-drills-lead = Jogue até o fim contra a melhor defesa. Três vezes sem erro e você os domina.
learn-drill-win = Vença contra a melhor defesa.
learn-drill-draw = { $count ->
    [one] Segure o empate por { $count } lance.
   *[other] Segure o empate por { $count } lances.
}
learn-drill-done = { $count ->
    [one] Feito em { $count } lance!
   *[other] Feito em { $count } lances!
}
learn-drill-not-clean = Feito, mas não sem ajuda ou erros. Mais uma vez!
learn-drill-wins = { $wins } de { $all } vezes
learn-drill-fewest = { $count ->
    [one] recorde: { $count } lance
   *[other] recorde: { $count } lances
}
learn-drill-shortest = { $count ->
    [one] o mais curto: { $count } lance
   *[other] o mais curto: { $count } lances
}
learn-drill-done-longer = { $count ->
    [one] Feito em { $count } lance! O caminho mais curto tem { $best }.
   *[other] Feito em { $count } lances! O caminho mais curto tem { $best }.
}
learn-drill-done-shortest = { $count ->
    [one] Feito em { $count } lance, o caminho mais curto!
   *[other] Feito em { $count } lances, o caminho mais curto!
}
learn-drill-again = Mais uma vez
learn-mastered = Dominado
learn-drill-engine = Há peças demais aqui para as tabelas de finais deste app, então quem defende é o motor. Ele joga bem, mas não consegue provar que seus lances são os melhores.
drill-two-kings = Duas damas contra uma
drill-three-kings = Três damas contra duas
drill-one-king = Dama contra dama
drill-bridge = Contra a ponte
drill-first-position = A Primeira Posição
drill-second-position = A Segunda Posição
drill-third-position = A Terceira Posição
drill-double-corner = O canto duplo
drill-man-down = Uma peça a menos
drill-fourth-position = A Quarta Posição
drill-fourth-position-draw = A Quarta Posição: segure o empate
drill-brown = O empate do Dr. Brown
drill-payne = O empate de Payne no canto duplo
drill-shut-in = Uma dama presa no canto duplo
learn-puzzles = Problemas
learn-puzzles-lead = Posições de partidas com um único lance certo em cada passo.
learn-puzzles-open = Resolver problemas
learn-puzzles-missing = Não foi possível carregar os problemas. Verifique a conexão e recarregue a página.
learn-puzzle-kind = Modo
learn-puzzle-daily = Problema do dia
learn-puzzle-training = Série de problemas
learn-puzzle-rush = Desafio de três minutos
learn-puzzle-win = Encontre o lance que vence.
learn-puzzle-draw = Encontre o lance que salva o empate.
learn-puzzle-material = Encontre o lance que ganha material.
learn-puzzle-rating = Rating { $rating }
learn-puzzle-solved = Resolvido!
learn-puzzle-next = Próximo problema
learn-puzzle-source = De uma partida do nível { $black } contra o nível { $white }, por volta do lance { $move }. A posição pode diferir da partida por um lance de iniciante.
learn-puzzle-game = Abrir a partida
learn-puzzle-game-missing = Não foi possível carregar a partida. Verifique a conexão e tente de novo.
learn-puzzle-player = Nível { $level }
learn-puzzle-score = Seu rating: { $rating } · sequência: { $streak } (recorde: { $best }) · a repetir até amanhã: { $due }
learn-puzzle-unrated = A primeira tentativa conta · problemas até seu rating: { $left } · sequência: { $streak } (recorde: { $best }) · a repetir até amanhã: { $due }
learn-rush = { $left } s · resolvidos: { $solved } · errados: { $missed }
learn-rush-rules = Resolva o máximo que puder. O terceiro erro encerra o desafio.
learn-rush-over = Fim: { $solved } resolvidos. Seu recorde: { $best }
learn-rush-best = Melhores resultados
learn-rush-week = Esta semana
learn-rush-all = De todos os tempos
learn-rush-nobody = Ninguém jogou ainda.
learn-rush-log-in = Entre na conta para aparecer aqui
learn-rush-score = { $solved } resolvidos, { $missed } errados
learn-rush-mine = Sua posição: { $place } ({ $score })

## A trainer for the numbers of the squares.

learn-squares = Números das casas
learn-squares-lead = Os lances são escritos com os números das casas. Encontre-as até saber tudo de cor.
learn-squares-open = Praticar
learn-squares-find = Encontre a casa { $number }.
learn-squares-missed = Essa é a { $number }. A certa está marcada.
learn-squares-left = { $count ->
    [one] Falta { $count } casa
   *[other] Faltam { $count } casas
}
learn-squares-done = { $misses ->
    [0] Pronto em { $seconds } s sem erros!
   *[other] Pronto em { $seconds } s. Erros: { $misses }.
}
learn-squares-best = Melhor tempo sem erros: { $seconds } s

## Who has the move, the opposition, counted on the board.

the-move-show = Quem tem a oposição?
the-move-odd = Jogam as { $side ->
    [red] vermelhas
    [black] pretas
   *[white] brancas
}. Peças nas colunas delas: { $count }. É ímpar, então elas têm a oposição.
the-move-even = Jogam as { $side ->
    [red] vermelhas
    [black] pretas
   *[white] brancas
}. Peças nas colunas delas: { $count }. É par, então a oposição é das { $other ->
    [red] vermelhas
    [black] pretas
   *[white] brancas
}.
the-move-none = Ninguém tem a oposição: os lados não têm o mesmo número de peças.
