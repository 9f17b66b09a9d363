### The help: the rules of American checkers, and how the app works.
### $side is the side that moves first, Red or Black by the reader's choice.

help-title = Ajuda
help-lead = As regras das damas inglesas e como jogar aqui.
help-contents = Nesta página
help-to-top = Voltar ao topo

## The rules.

help-aim = Objetivo
help-aim-text = Dois jogadores se alternam. Você vence quando o oponente não pode se mover, porque você capturou todas as peças dele ou porque as que restam estão bloqueadas.

help-board = O tabuleiro
help-board-text-1 = Só se joga nas casas escuras. Cada jogador começa com doze pedras nas três linhas mais próximas.
# $side (side): who moves first. Example: Red
help-board-text-2 = { $side ->
    [red] As vermelhas começam. Depois, os jogadores se alternam.
    [black] As pretas começam. Depois, os jogadores se alternam.
   *[white] As brancas começam. Depois, os jogadores se alternam.
}
help-board-text-3 = O tabuleiro fica de modo que cada jogador tenha uma casa escura no canto à sua esquerda. Você pode girá-lo; as casas mantêm seus números.
help-board-caption = A posição inicial.

help-moving = Mover
help-moving-text-1 = Uma pedra anda uma casa para a frente, na diagonal, até uma casa vazia.
help-moving-text-2 = As pedras nunca andam para trás, e nunca há duas peças na mesma casa.
help-moving-caption = A pedra em 10 pode ir para 14 ou 15.

help-jumping = Capturar
help-jump-text = Se há uma peça do oponente na diagonal à frente da sua pedra e a casa atrás dela está vazia, sua pedra pula por cima e a captura.
help-jump-caption = A pedra em 14 pula para 23 e captura a pedra em 18.
help-must-jump = A captura é obrigatória. As peças que precisam capturar ficam destacadas e, se você tentar outro lance, o tabuleiro mostra as capturas.
help-jumps-text = Se a peça puder capturar de novo de onde caiu, ela continua pulando no mesmo lance até não haver mais captura.
help-jumps-caption = Dois pulos, um lance: de 6 para 15 e para 24.
help-choice-text = Se houver várias capturas, faça a que quiser. Não precisa ser a que captura mais peças.
help-choice-caption = Pulando para 27 capturam-se duas pedras; pulando para 20, uma. As duas valem; parar em 18, não.

help-kings = Damas
help-crown-text = Uma pedra que chega à última linha vira dama e ganha uma coroa. O lance termina ali.
help-crown-caption = Em 31 ou 32 a pedra vira dama.
help-king-text = Uma dama anda uma casa e captura peças vizinhas em qualquer diagonal. Ela não voa pela diagonal.
help-king-caption = Uma dama anda em quatro direções.
help-king-jumps-text = As damas podem ser capturadas como as pedras, por pedras e por damas.
help-king-jumps-caption = Uma dama também captura para trás: de 18 para 9 e para 2.
help-stops-text = Uma pedra que vira dama ao capturar para ali, mesmo que uma dama pudesse continuar.
help-stops-caption = A pedra captura uma peça, vira dama em 30 e para. A pedra em 25 está a salvo por enquanto.

help-end = Como a partida termina
help-end-text-1 = Você perde se for a sua vez e não houver lance legal. Não existe afogamento: quem está bloqueado perde.
help-end-text-2 = Você também perde se desistir ou se o seu tempo acabar.
help-end-text-3 = Uma partida que ninguém pode vencer é empate.
# $side (side): who has won. Example: Red
help-end-caption = { $side ->
    [red] É a vez das brancas, e elas não podem se mover. As vermelhas vencem.
    [black] É a vez das brancas, e elas não podem se mover. As pretas vencem.
   *[white] É a vez das brancas, e elas não podem se mover. As brancas vencem.
}

help-draws = Empates
help-draws-lead = Uma partida pode empatar de quatro maneiras:
help-draws-agreement = Por acordo
help-draws-agreement-text = Proponha empate; o oponente aceita ou continua jogando.
help-draws-repetition = Por repetição
help-draws-repetition-text = Se o seu lance for repetir a mesma posição pela terceira vez, com o mesmo lado na vez, você pode exigir empate.
help-draws-progress = Sem progresso
help-draws-progress-text = Se nos últimos 40 lances de cada lado ninguém moveu uma pedra nem capturou, qualquer um dos dois pode exigir empate.
help-draws-automatic = Automático
help-draws-automatic-text = Se uma posição ocorrer pela quinta vez, ou após 300 lances, a partida empata sem que ninguém peça.
help-draws-text = A partida mostra os dois contadores, e um botão aparece quando você pode exigir empate.
help-draws-caption = No canto duplo, uma dama sozinha vai e volta. Duas damas conseguem tirá-la de lá; uma não.

## The controls.

help-controls = Controles
help-pointer = Mouse e toque
help-pointer-click = Clique e clique
help-pointer-click-text = Escolha uma peça e depois o destino. Escolha a peça de novo para soltá-la.
help-pointer-drag = Arrastar
help-pointer-drag-text = Arraste uma peça até o destino. Em uma captura longa você pode passar por cada casa.
help-pointer-one = Um clique
help-pointer-one-text = Se só uma peça pode ir para uma casa, basta clicar na casa.
help-pointer-long = Capturas longas
help-pointer-long-text = Clique na última casa ou vá pulo a pulo. Se houver dois caminhos, o tabuleiro pergunta qual você quer.
help-pointer-cancel = Cancelar
help-pointer-cancel-text = Escolha a peça de novo ou tecle Esc antes de completar o lance.
help-pointer-confirm = Confirmar
help-pointer-confirm-text = Com “Confirmar cada lance” ligado, tecle Enter ou use o botão para fazer o lance.
help-keys = Teclado
help-key = Tecla
help-key-does = O que faz
help-key-tab = vai para o tabuleiro e depois para os botões
help-key-arrows = percorrem as casas escuras
help-key-edges = vão até a borda do tabuleiro
help-key-choose = escolhem uma peça e depois o destino
help-key-type = digita um lance; bastam a primeira e a última casa
help-key-confirm = confirma o lance pendente
help-key-backspace = volta um passo antes de completar o lance
help-key-escape = cancela o lance que você está fazendo
# The names of keys, as they are printed on keyboards in your country.
key-tab = Tab
key-page-up = Page Up
key-page-down = Page Down
key-space = Espaço
key-backspace = Backspace
help-readers = Leitores de tela
help-readers-text = O tabuleiro é uma grade, e cada casa diz o que há nela. Lances, capturas, capturas obrigatórias, avisos do relógio e resultados são anunciados.

## How moves are written.

help-notation = Notação
help-notation-text-1 = As casas escuras são numeradas de 1 a 32 a partir do alto à esquerda, com as brancas embaixo. Um lance são dois números: 11-15. Uma captura é escrita com x: 14x23.
help-notation-text-2 = Se preferir letras, escolha nos ajustes: colunas de A a H a partir da esquerda e linhas de 1 a 8 a partir de baixo, então 11-15 vira F6-E5.
help-notation-text-3 = Uma captura longa é escrita com a primeira e a última casa. Se dois caminhos tiverem as mesmas duas, todas as casas são escritas.
help-notation-text-4 = As partidas são salvas em PDN e as posições em FEN. Os dois são texto simples que outros programas de damas conseguem ler.
help-notation-caption = Os números das casas.
help-letters-caption = As mesmas casas em letras.
help-two-ways-caption = De 2 para 18 passando por 9 ou 11: aqui todas as casas são escritas.

## Openings, clocks, levels.

help-openings = Aberturas
help-openings-free = Livre
help-openings-free-text = Os dois jogam livremente desde o primeiro lance.
help-openings-ballot = Sorteada
help-openings-ballot-text = Os três primeiros lances são sorteados da lista de 156 da federação, ou de outra lista. Nos torneios, cada abertura é jogada duas vezes com as cores trocadas: a revanche faz isso.
help-openings-eleven-man = Onze pedras
help-openings-eleven-man-text = Cada lado joga com uma pedra a menos. A pedra que falta e os dois primeiros lances são sorteados.
help-openings-custom = Outra posição
help-openings-custom-text = Monte qualquer posição no tabuleiro, ou cole uma, e jogue dali.

help-clocks = Relógios
help-clocks-per-turn = Por lance
help-clocks-per-turn-text = O mesmo tempo para cada lance.
help-clocks-whole = Por partida
help-clocks-whole-text = Um só tempo para todos os seus lances.
help-clocks-increment = Com acréscimo
help-clocks-increment-text = Um tempo, mais alguns segundos a cada lance.
help-clocks-text = Quem fica sem tempo perde. Quando você fecha uma partida neste aparelho, os relógios param. Os relógios online continuam correndo depois que os dois fizeram um lance.

help-house = Regra da casa
help-house-text = Em algumas famílias, uma pedra não pode capturar uma dama. Você pode ligar isso antes da partida. Todo o resto segue as regras oficiais.
help-house-caption = Pelas regras oficiais, a pedra precisa capturar a dama. Pela regra da casa, não pode.

help-levels = Níveis
help-levels-text = O computador joga em dez níveis. Os mais baixos cometem erros humanos: não enxergam tão longe, deixam passar capturas longas e avaliam mal as posições. Nenhum trapaceia, e nenhum joga a mesma partida duas vezes.

## Games and playing online.

help-games = Suas partidas
help-games-text-1 = Cada lance de uma partida neste aparelho é salvo na hora neste navegador. Se você fechar a página ou faltar luz, a partida continua lá, em Partidas e na primeira tela.
help-games-text-2 = Salve uma partida em arquivo para levá-la a outro aparelho ou programa. Em Partidas você importa arquivos com uma partida ou milhares.
help-games-text-3 = Depois da primeira visita, as partidas neste aparelho, o computador, a análise, o editor e as partidas salvas funcionam offline. Só o jogo online precisa de conexão. Você pode instalar o app pelo menu do navegador.

help-online = Jogar online
help-online-lobby = Lobby
help-online-lobby-text = Toque em uma partida rápida e você joga com o próximo que chegar. Ou crie uma partida do seu jeito, com relógio, lado e abertura, ou aceite um desafio aberto.
help-online-friend = Com um amigo
help-online-friend-text = Crie um link e envie. A partida começa assim que aceitarem. O link vale por 24 horas.
help-online-accounts = Visitantes e contas
help-online-accounts-text = Você pode jogar na hora como visitante. Com uma conta você mantém seu nome, tem rating e encontra suas partidas em todos os aparelhos. As partidas que jogou como visitante continuam suas.
help-online-rated = Partidas ranqueadas
help-online-rated-text = Elas mudam o seu rating, um para cada ritmo, e exigem uma conta. Um ponto de interrogação indica que o rating é provisório.
help-online-premove = Lances antecipados
help-online-premove-text = Enquanto o oponente pensa, faça o seu próximo lance. Ele é jogado na hora se for legal. Você pode cancelá-lo.
help-online-lost = Conexão perdida
help-online-lost-text = A página se reconecta sozinha, e a partida continua lá. Seu relógio segue correndo.
help-online-leaves = Se o oponente sair
help-online-leaves-text = O cartão do jogador faz a contagem de um minuto. Depois disso você pode exigir a vitória ou continuar esperando.
help-online-abort = Anular
help-online-abort-text = Até que os dois tenham jogado, qualquer um pode anular a partida. Ninguém perde.
help-online-offers = Empates e lances desfeitos
help-online-offers-text = Peça com um botão. Só acontece se o oponente aceitar.
help-online-rematch = Revanches e rodadas
help-online-rematch-text = A revanche troca as cores. Uma rodada são duas partidas com a mesma abertura: a segunda começa sozinha, com as cores trocadas.
help-online-watching = Assistir
help-online-watching-text = O lobby mostra as partidas ao vivo. Quem tiver o link de uma partida pode assistir.
help-online-correspondence = Correspondência
help-online-correspondence-text = Com dias por lance, você não precisa ficar. Suas partidas estão no lobby; primeiro, as que esperam o seu lance.
help-online-archive = Acervo e compartilhamento
help-online-archive-text = As partidas encerradas ficam no acervo. Busque por jogador, data, resultado ou posição. “Compartilhar” copia o link de uma partida.
