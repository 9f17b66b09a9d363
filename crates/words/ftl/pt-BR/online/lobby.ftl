### The lobby, where players find opponents, and challenges by link.

lobby-title = Jogar online
# $name (slot): where the name goes, a link to the reader's page. Example: Ann
lobby-you-are = Você é { $name }
lobby-connecting = Conectando…
lobby-account = Conta
lobby-sign-up = Criar conta
lobby-archive = Acervo
lobby-alone = Jogar com outras pessoas
lobby-alone-lead = Este app roda no seu computador e só você chega até ele. Para jogar com outras pessoas, vá a um servidor ou abra um na sua rede.
lobby-alone-server = Jogar em um servidor
lobby-alone-server-lead = Digite o endereço que seus amigos ou seu clube usam.
lobby-alone-address = Endereço do servidor
lobby-alone-go = Ir ao servidor
lobby-alone-bad-address = Isso não é um endereço da web. Digite um como play.example.org.
lobby-alone-host = Hospedar na sua rede
lobby-alone-host-lead = Feche este app e inicie com este comando. Ele mostra o endereço para os outros e um QR code para escanear.

lobby-quick = Partida rápida
lobby-quick-lead = Toque em um botão e você joga com o próximo que chegar.
lobby-rated = Ranqueada
lobby-rated-hint = Conta para o seu rating.
lobby-rated-for-accounts = Partidas ranqueadas exigem uma conta.
lobby-rated-side = Nas partidas ranqueadas as cores são sorteadas.

lobby-looking = Procurando oponente…
lobby-canceled = Busca cancelada.

lobby-custom = Do seu jeito
lobby-against = Oponente
lobby-anyone = Qualquer um
lobby-friend = Um amigo
lobby-computer = Computador
lobby-clock = Relógio
lobby-live = Minutos
lobby-days = Dias
lobby-no-clock = Nenhum
lobby-minutes = Minutos por jogador
lobby-increment = Segundos a mais por lance
lobby-days-per-move = Dias por lance
lobby-no-clock-hint = Sem limite de tempo. Partidas sem relógio nunca são ranqueadas.
lobby-days-hint = Você não precisa ficar. Volte quando for a sua vez.
lobby-opening = Abertura
lobby-free = Livre
lobby-three-move = Três lances
lobby-eleven-man = Onze pedras
lobby-heat = Duas partidas
lobby-heat-hint = A segunda começa sozinha, com a mesma abertura e as cores trocadas.
lobby-seek = Procurar oponente
lobby-make-link = Criar um link
lobby-play-computer = Jogar com o computador

lobby-link-title = Envie este link ao seu amigo
lobby-link-label = Link do desafio
lobby-link-lead = A partida começa assim que aceitarem. O link vale por 24 horas, mesmo que você saia.
lobby-copy-link = Copiar link
lobby-link-copied = Link copiado.
lobby-link-code = QR code do link
lobby-link-local = Este link só funciona neste computador. Inicie o servidor com --listen 0.0.0.0:3264 para que outros possam abri-lo.
lobby-withdraw = Retirar
lobby-withdrawn = Desafio retirado.
lobby-share-title = Uma partida de damas?

lobby-open-seeks = Desafios abertos
lobby-no-seeks = Nenhum desafio aberto. Comece uma partida rápida e os outros verão você aqui.
lobby-only-own-seek = Não há outros desafios. O seu está aberto: os outros podem vê-lo aqui e aceitar.
lobby-play = Jogar
lobby-needs-login = Entre para jogar

lobby-my-games = Suas partidas
lobby-watch = Partidas ao vivo
lobby-nothing-to-watch = Nenhuma partida ao vivo agora. As encerradas estão no acervo.

# $name (text): who offers the game. Example: Ann
# $terms (phrase): what game. Example: 3 + 2, blitz, rated
lobby-take = Jogar com { $name }: { $terms }
# $terms (phrase): what game. Example: 3 + 2, blitz, rated
lobby-cancel-seek = Cancelar: { $terms }
# $name (text): a player. Example: Ann
lobby-friend-note = Crie um link e envie para { $name }.
# $count (number): days for each move. Example: 3
lobby-days-option = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
# $side (side): which pieces the player wants. Example: White
lobby-wants = { $side ->
    [red] joga de vermelhas
    [black] joga de pretas
   *[white] joga de brancas
}

## The kind of game: a list such as "blitz · rated · three-move ballot".

fact-blitz = blitz
fact-rapid = rápida
fact-classical = clássica
fact-correspondence = correspondência
fact-rated = ranqueada
fact-casual = amistosa
fact-three-move = sorteio de três lances
fact-eleven-man = sorteio de onze pedras
fact-heat = duas partidas

## A challenge from another player.

challenge = Desafio
# $name (text): who sent it. Example: Ann
challenged-by = { $name } desafia você
challenge-profile = Resultados e ratings
challenge-accept = Aceitar e jogar
challenge-decline = Agora não
challenge-accepting = Começando a partida…
challenge-gone = Este desafio não está mais aberto
challenge-gone-lead = Foi aceito, retirado ou expirou. Peça um novo link ou procure outro oponente.
challenge-invalid = Este link de desafio não é válido
challenge-invalid-lead = O link está incompleto. Peça de novo.
challenge-own = Este desafio é seu
challenge-own-lead = Envie o link a um amigo. Esta página abre a partida assim que aceitarem.
challenge-needs-account = Esta partida é ranqueada e exige uma conta. Crie uma e abra este link de novo.
challenge-to-lobby = Lobby
challenge-rated = Partida ranqueada.
challenge-casual = Partida amistosa (sem rating).
challenge-heat = Duas partidas: a segunda com a mesma abertura e as cores trocadas.
challenge-sides-random = As cores são sorteadas.
# $side (side): the reader's side. Example: Red
challenge-you-play-first = { $side ->
    [red] Você joga de vermelhas e começa.
    [black] Você joga de pretas e começa.
   *[white] Você joga de brancas e começa.
}
# $side (side): the reader's side. Example: White
challenge-you-play = { $side ->
    [red] Você joga de vermelhas.
    [black] Você joga de pretas.
   *[white] Você joga de brancas.
}
challenge-opening-free = Abertura livre.
challenge-opening-three-move = Os três primeiros lances são sorteados.
challenge-opening-eleven-man = Cada lado joga com uma pedra a menos. A pedra que falta e os dois primeiros lances são sorteados.
# $clock (phrase): how the clock works. Example: 3 minutes per side, plus 2 seconds per move
challenge-clock = { $clock }.
