### Words that every screen shares.

# The name of the app. Don't translate it.
-brand = Crownhead

app-name = { -brand }
# $screen (phrase): the title of the screen, in the tab of the browser. Example: Library
page-title = { $screen } · { -brand }
skip-to-content = Ir para o conteúdo
close = Fechar
undo = Desfazer
cancel = Cancelar
copy = Copiar
delete = Excluir
try-again = Tentar de novo
flip = Girar
board = Tabuleiro
random = Aleatório
number-range = Digite um número de { $min } a { $max }.
shortcuts = Atalhos de teclado
shortcuts-show = Mostrar esta lista
shortcuts-board = Percorrer o tabuleiro
shortcuts-choose = Escolher uma peça e depois o destino
shortcuts-type = Digitar um lance
shortcuts-cancel = Cancelar um lance, fechar uma lista
shortcuts-step = Lance anterior ou seguinte
shortcuts-ends = Início ou fim
shortcuts-variation = Análise: outras variantes
shortcuts-flip = Girar o tabuleiro
shortcuts-draw = Análise: marcar uma casa, desenhar uma seta
shortcuts-tool = Editor: escolher uma peça, a borracha ou “Deve estar vazia”
shortcuts-undo = Editor: desfazer, refazer
shortcuts-right-button = Botão direito
# The names of keys, as they are printed on keyboards in your country.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End

## The main menu.

nav-label = Principal
nav-play = Jogar
nav-online = Online
nav-learn = Aprender
nav-set-up = Editor
nav-library = Partidas
nav-help = Ajuda
nav-settings = Ajustes

## A page that doesn't exist.

not-found = 404
not-found-lead = Página não encontrada.
not-found-home = Início

## Where games are stored.

# $why (phrase): a reason, a sentence. Example: Storage may be full.
storage-off = Não conseguimos salvar partidas neste navegador. { $why } Você pode continuar jogando, mas salve em arquivo o que quiser guardar.
storage-full = O navegador não conseguiu salvar a partida. Talvez não haja mais espaço.
# $why (phrase): the reason, in technical English. Example: SecurityError
storage-denied = O navegador não permitiu: { $why }.

## Results, in lists of games.

# $side (side): who won. Example: Red
result-won = { $side ->
    [red] Vitória das vermelhas
    [black] Vitória das pretas
   *[white] Vitória das brancas
}
# $side (side): who won. Example: Red
# $why (phrase): the reason, one of the messages termination-… Example: resignation
result-won-because = { $side ->
    [red] Vitória das vermelhas: { $why }
    [black] Vitória das pretas: { $why }
   *[white] Vitória das brancas: { $why }
}
result-draw = Empate
result-both-lost = Ambos perderam

# $count (number): how many moves a game has. Example: 62
moves-so-far = { $count ->
    [0] Nenhum lance ainda
    [one] { $count } lance
   *[other] { $count } lances
}

## When the app itself has a bug.

crash-title = Algo deu errado
crash-lead = O aplicativo parou. Suas partidas estão salvas. Recarregue a página para continuar.
crash-reload = Recarregar
