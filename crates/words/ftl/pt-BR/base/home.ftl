### The first screen, where a game starts.

home-title = Jogue damas
# $link (slot): where the link goes, whose text is home-lead-link. Example: someone online
home-lead = Jogue contra o computador, com alguém neste aparelho ou { $link }. Sem conta e sem anúncios. Funciona offline.
home-lead-link = com gente online
home-opponent = Oponente
home-against-computer = Computador
home-two-players = Dois jogadores
home-friend-online = Amigo online
home-level = Nível
home-start = Jogar
home-first-move = Faça seu primeiro lance ou toque em Jogar.
home-press-play = Toque em Jogar para começar.

home-continue = Continuar
home-continue-title = Continue sua partida
home-other-ways = Outras formas de começar
home-set-up = Montar uma posição
home-load = Carregar uma partida
home-first-time = Primeira vez nas damas?
home-first-time-link = Aprenda as regras em cinco minutos
home-lesson = Continuar: { $lesson }

home-options = Opções
home-options-lead = nomes, relógio, abertura, tabuleiro, regras
home-house-short = Regra da casa
home-confirm-short = Confirmar lances
home-name-placeholder = Nome
home-players = Jogadores
home-your-name = Seu nome
home-seating = Lugares
home-thinking = Tempo máximo para pensar

home-clock = Relógio
home-no-clock = Nenhum
home-per-turn = Por lance
home-sudden-death = Por partida
home-fischer = Com acréscimo
home-seconds-per-turn = Segundos por lance
home-minutes = Minutos por jogador
home-increment = Segundos a mais por lance
home-presets = Relógios comuns
home-clock-hint = Quem fica sem tempo perde.

home-opening = Abertura
home-free-choice = Livre
home-ballot = Sorteada
home-eleven-man = Onze pedras
home-custom-position = Outra posição
home-deck = Sortear entre
home-ballot-hint = Os primeiros lances são sorteados, para as partidas não começarem sempre iguais.
home-eleven-man-hint = Cada lado joga com uma pedra a menos. A pedra que falta e os dois primeiros lances são sorteados.
home-fen = Posição em FEN
# $link (slot): where the link goes, whose text is home-fen-link. Example: set up the board
home-fen-hint = Cole uma posição ou { $link }.
home-fen-link = monte o tabuleiro

home-rules = Regras e ajuda
home-house-rule = Regra da casa: pedras não capturam damas
home-house-rule-hint = Não faz parte das regras oficiais.
home-confirm = Confirmar cada lance
home-confirm-hint = Tecle Enter para fazer o lance ou Backspace para desfazer.
home-computer-resigns = O computador desiste de partidas perdidas
home-computer-resigns-hint = Só quando a derrota dele é certa.
home-show-forced = Destacar as peças que precisam capturar
home-show-forced-hint = Antes do clique, para você não perder nenhuma captura.
home-reset = Restaurar opções
home-reset-done = Opções restauradas.
home-preview = A posição inicial da sua partida

# $side (side): who moves first. Example: Red
home-your-pieces = { $side ->
    [red] Jogar de (as vermelhas começam)
    [black] Jogar de (as pretas começam)
   *[white] Jogar de (as brancas começam)
}
# $side (side): the side of a player. Example: Red
home-player-of = { $side ->
    [red] Joga de vermelhas
    [black] Joga de pretas
   *[white] Joga de brancas
}

home-seating-fixed = Lado a lado
home-seating-turns = Tabuleiro gira
home-seating-facing = Frente a frente
home-seating-fixed-hint = O tabuleiro fica parado.
home-seating-turns-hint = O tabuleiro gira para quem está na vez.
home-seating-facing-hint = A tela fica entre vocês; cada um vê as próprias peças de frente.

# $seconds (number): a thinking time, perhaps with one decimal. Example: 1.5
home-thinking-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}

## Decks of openings. $count is how many openings a deck has.

# $count (number). Example: 43
deck-two-move = Aberturas de dois lances ({ $count })
# $count (number). Example: 4
deck-two-move-barred = Dois lances, só as excluídas ({ $count })
# $count (number). Example: 156
deck-three-move = Três lances, lista oficial ({ $count })
# $count (number). Example: 142
deck-three-move-crossboard = Três lances, presencial ({ $count })
# $count (number). Example: 174
deck-three-move-mailplay = Três lances, por correio ({ $count })
# $count (number). Example: 18
deck-three-move-barred = Três lances, só as excluídas ({ $count })
# $count (number). Example: 302
deck-three-move-table = Três lances, tabela completa ({ $count })
# $count (number). Example: 72
deck-eleven-man = Cada posição uma vez ({ $count })
# $count (number). Example: 2916
deck-eleven-man-draws = Como nos torneios ({ $count } sorteios)

# $minutes (number): minutes for each side. Example: 3
# $seconds (number): seconds added for each move. Example: 2
clock-short-fischer = { $minutes } + { $seconds }

# $moves (phrase): how many moves. Example: 12 moves
# $when (phrase): when it was played last. Example: Nov 3
home-game-so-far = { $moves } · { $when }

## Why a game can't start.

# $name (text): what was entered. Example: a/b
choices-bad-name = “{ $name }” não serve como nome. Use um nome mais curto, sem caracteres especiais.
# $deck (text): what was asked for. Example: tarot
choices-unknown-deck = Não existe a lista “{ $deck }”. Escolha outra.
choices-bad-clock = Esse relógio não é possível. Escolha outro tempo.
# $why (phrase): the reason, in technical English. Example: expected a square
choices-bad-position = Essa posição não pode ser jogada: { $why }
