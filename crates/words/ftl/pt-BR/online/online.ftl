### What all online screens share.

online-offline = Não conseguimos falar com o servidor. Confira sua conexão e tente de novo.
online-no-games = Este servidor não tem jogo online.
online-no-session = Sua sessão aqui não está mais aberta.
online-odd = O servidor enviou uma resposta que esta página não entende. Recarregue a página.
online-loading = Carregando…
online-no-games-title = Aqui não há jogo online
online-no-games-lead = Este { -brand } oferece o app, mas não tem onde guardar partidas online.
online-no-games-help = Quem administra pode ligar com este comando.
online-play-here = Jogar neste aparelho

## Games in lists.

online-running = Em andamento
online-your-turn = Sua vez
online-rated = ranqueada
online-casual = amistosa
online-save-pdn = Salvar como arquivo PDN
online-pages = Páginas
online-older = Antigas
online-newer = Recentes
online-newest = Últimas
online-copied = Copiado.
online-not-copied = O navegador não permite copiar. Selecione o texto e copie.
online-share = Compartilhar

# $speed (speed): how fast it is. Example: Blitz
# $rated (phrase): whether it counts. Example: rated
online-kind-of-game = { $speed } · { $rated }
# $when (phrase): a date or time. Example: Nov 3
online-started = início: { $when }
online-won = Vitória
online-drew = Empate
online-lost = Derrota
# $time (phrase): how long. Example: 2 d 3 h
online-time-left = restam { $time }
online-kind-guest = Visitante
online-kind-player = Jogador
online-kind-computer = Computador
# $rating (number): a rating that is not certain yet. Example: 1510
online-rating-provisional = { $rating }?
# $rating (number): the same, for screen readers. Example: 1510
online-rating-provisional-spoken = { $rating }, provisório
# $wins (number). Example: 12
# $draws (number). Example: 3
# $losses (number). Example: 4
online-record = Vitórias: { $wins }, empates: { $draws }, derrotas: { $losses }
# A rating curve in words, for screen readers.
# $speed (speed): how fast the games were. Example: Blitz
# $games (number): how many rated games. Example: 20
# $first (number): the first rating. Example: 1500
# $last (number): the last rating. Example: 1540
# $lowest (number). Example: 1480
# $highest (number). Example: 1560
online-curve = { $games ->
    [one] { $speed }: rating após { $games } partida ranqueada: de { $first } a { $last }, mínimo { $lowest }, máximo { $highest }.
   *[other] { $speed }: rating após cada uma de { $games } partidas ranqueadas: de { $first } a { $last }, mínimo { $lowest }, máximo { $highest }.
}

## What the server refuses.

problem-bad-message = O servidor não entendeu o pedido. Recarregue a página.
problem-stale = A partida avançou nesse meio-tempo.
problem-not-your-seat = Você está assistindo a esta partida, não jogando.
problem-not-joined = Entre na partida antes.
problem-no-game = Partida não encontrada.
problem-no-account = Não há conta com esse nome.
problem-not-found = Não encontramos isso.
problem-taken-faster = Alguém foi mais rápido.
problem-offer-gone = Este desafio não está mais aberto.
problem-own-offer = Este desafio é seu.
problem-too-many-offers = Você tem desafios abertos demais. Feche um antes.
problem-rated-needs-account = Partidas ranqueadas exigem uma conta.
problem-rated-needs-clock = Uma partida ranqueada precisa de relógio.
problem-rated-needs-random-sides = Em uma partida ranqueada você não pode escolher a cor.
problem-bad-clock = O servidor não permite esse relógio.
problem-second-game-first = Jogue antes a segunda partida da rodada.
problem-unavailable = O servidor não pode fazer isso agora. Tente daqui a pouco.
problem-too-many-requests = Pedidos demais do seu endereço. Espere um minuto.
problem-too-many-pages = Você tem páginas abertas demais. Feche uma.
problem-too-many-games = Você tem partidas abertas demais. Saia de uma.
problem-too-fast = Você está enviando demais. Vá mais devagar.
problem-bad-chat = Uma mensagem tem de 1 a 200 caracteres em uma linha.
problem-account-exists = Você já tem uma conta.
problem-name-taken = Esse nome, ou um muito parecido, já está em uso.
problem-name-length = Um nome tem de 1 a 20 caracteres.
problem-name-characters = Um nome começa com uma letra e usa letras de A a Z sem acento, algarismos, espaços, - _ e .
problem-name-spaces = Um nome não pode ter dois espaços seguidos.
problem-name-reserved = Esse nome é reservado.
problem-name-of-account = Esse nome é de alguém que tem conta.
problem-password-length = Uma senha tem de 12 a 128 caracteres.
problem-password-is-name = Sua senha não pode ser o seu nome.
problem-too-many-tries = Tentativas demais. Espere um pouco.
problem-wrong-login = Nome ou senha incorretos.
problem-not-with-token = Entre na sua conta para fazer isso. Um token não basta.
problem-need-account = Você precisa de uma conta para isso.
problem-bad-label = Um rótulo tem de 1 a 40 caracteres em uma linha.
problem-too-many-tokens = Você já tem dez tokens. Exclua um antes.
problem-export-busy = Outras pessoas estão baixando partidas agora. Tente daqui a um minuto.
problem-bad-level = Os níveis do computador vão de 1 a 10.
problem-computer-rated = Partidas contra o computador são sempre amistosas.
problem-no-computer = Neste servidor não dá para jogar contra o computador.
problem-computer-busy = O computador está jogando partidas demais agora. Tente mais tarde.
problem-too-many-computer-games = Você já tem duas partidas contra o computador. Termine uma antes.
problem-no-session = Abra a página de novo para iniciar uma sessão.
problem-cross-site = Pedidos de outros sites não são permitidos.
problem-too-slow = Demorou demais. Tente de novo.
problem-unknown = O servidor recusou.
problem-not-a-path = Essas casas não formam um lance.
problem-game-over = A partida acabou.
problem-game-aborted = A partida foi anulada.
problem-no-draw-to-claim = Você ainda não pode exigir empate.
problem-take-back-too-far = Você não pode desfazer tantos lances.
problem-still-in-grace = Seu oponente ainda pode voltar.
problem-not-now = Isso não é possível agora.
problem-too-many-running = Você tem partidas demais em andamento. Termine uma antes.
problem-not-stored = O servidor não consegue salvar lances agora. Tente de novo daqui a pouco.
problem-too-much-chat = Você está enviando mensagens rápido demais. Espere um momento.
problem-password-common = Essa senha é fácil de adivinhar. Escolha outra.
problem-wrong-code = Nome ou código errado, ou o código já foi usado.
problem-wrong-host = Este servidor não atende por esse nome de host.
problem-too-many-take-backs = Você já pediu para desfazer lances demais nesta partida.
problem-long-log = Esta partida chegou ao limite. Agora só é possível jogar e terminá-la.
problem-not-your-turn = Não é a sua vez.
online-computer-name = Computador ({ $level })
online-deleted-player = Jogador excluído
