### A game in the terminal. Words in `backquotes` are commands: keep them in English.

# $move (code): a move that waits for a yes. Example: 11-15
terminal-confirm = { $move }? Tecle Enter para jogar ou digite `back` para escolher outro.
terminal-nothing-to-confirm = Não há lance para confirmar. Digite um antes.
terminal-canceled = Cancelado. Escolha outro.
terminal-nothing-to-cancel = Não há lance para cancelar.
terminal-nothing-offered = Não há proposta para responder.
terminal-save-where = Informe um arquivo: save ARQUIVO.
# $file (code): the file. Example: game.pdn
terminal-saved = Salva em { $file }. Os próximos lances também serão salvos ali.
# $why (phrase): the reason, in technical English. Example: permission denied
terminal-not-saved = Não foi possível salvar a partida: { $why }.
# $why (phrase): the reason, in technical English. Example: no such file
terminal-not-loaded = Não foi possível carregar { $file }, então esta partida continua. { $why }
terminal-load-which = Informe um arquivo: load ARQUIVO.
# $text (text): what was typed. Example: what
# $why (phrase): the reason, in technical English. Example: expected a square
terminal-unknown = “{ $text }” não é um lance nem um comando. { $why } Digite `help` para ver os dois.
terminal-no-moves = Nenhum lance ainda.
# $moves (code): the last moves. Example: 1. 11-15 23-19
terminal-moves = Lances: { $moves }
# $player (phrase): a player. Example: Ann (Black)
# $pieces (phrase): how many pieces. Example: 12 pieces
terminal-player = { $player }: { $pieces }
# $player (phrase): a player. Example: Ann (Black)
# $pieces (phrase): how many pieces. Example: 12 pieces
# $time (code): what's left on the clock. Example: 4:59
terminal-player-clock = { $player }: { $pieces }, tempo restante { $time }
# $ending (phrase): how the game ended, a sentence. Example: Draw by agreement.
terminal-over = { $ending } Digite `new`, `rematch`, `undo` ou `quit`.
# $offer (phrase): what is offered, a sentence. Example: Ann offers a draw.
# $player (phrase): who answers. Example: Ben (White)
terminal-offer = { $offer } { $player }: digite `accept` ou `decline`.
# Where the player types.
# $player (phrase): who is to move. Example: Ann (Black)
terminal-prompt = Na vez: { $player }>
# $player (phrase): the computer. Example: Crownhead level 1 (White)
terminal-thinking = { $player } está pensando. Tecle Enter para que jogue já.
# $player (phrase): the computer. Example: Crownhead level 1 (White)
# $move (code): its move. Example: 22-18
terminal-plays = { $player } joga { $move }.
terminal-no-hint = Não há lance para sugerir.
terminal-hint-more = Digite `hint` de novo para saber mais.
# Keep the columns: the first word of each line names a subject.
terminal-help =
    Lances   11-15, 22x15 ou 22x15x8, ou em letras: F6-E5. A captura é obrigatória. Uma casa
             sozinha mostra para onde a peça pode ir, ou joga para lá se só uma peça puder.
             `moves` lista todos os lances legais; `history`, os lances jogados.
    Regras   As pedras andam uma casa para a frente; as damas, nos dois sentidos. Pule por cima de
             uma peça vizinha do oponente até a casa vazia atrás dela e continue enquanto puder. Uma
             pedra que chega à última linha vira dama e termina o lance. Quem não pode se mover perde.
    Partida  hint, undo, draw, accept, decline, claim (empate pelas regras), resign, new, rematch
    Tela     board, flip, letters, numbers, fen
    Arquivos save ARQUIVO, load ARQUIVO
    Confirma Com --confirm, Enter faz o lance e `back` o cancela.
    Sair     quit
