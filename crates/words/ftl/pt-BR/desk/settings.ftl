### The settings.

settings-title = Ajustes
settings-lead = As mudanças valem na hora e ficam salvas neste navegador.
settings-preview = Um tabuleiro com estes ajustes
settings-language = Idioma
settings-language-system = O do navegador
settings-scheme = Tema
settings-animation = Velocidade da animação
settings-less-motion = Seu sistema pede menos movimento, então as peças se movem na hora.
settings-sounds-hint = Sons suaves para lances, capturas, damas, sua vez, pouco tempo e o fim da partida.
settings-vibration = Vibração
settings-vibration-hint = Uma vibração curta na sua vez, com pouco tempo e no fim da partida.
settings-evaluation-bar = Barra de avaliação
settings-evaluation-bar-hint = Mostra quem está melhor nas partidas contra o computador ou neste dispositivo. As partidas on-line nunca têm uma.
settings-look = Aparência
settings-play = Jogo
settings-games = Suas partidas
settings-games-hint = As partidas ficam salvas neste navegador, só neste aparelho. Para levá-las com você, salve em arquivos.
settings-keep = Pedir ao navegador que guarde minhas partidas
settings-kept = O navegador vai guardar suas partidas, mesmo com pouco espaço.
settings-not-kept = O navegador pode apagar partidas quando houver pouco espaço ou depois de muito tempo sem visitas.
settings-keep-refused = O navegador não aceitou. Em geral ele aceita quando o app está instalado ou nos favoritos.
settings-to-library = Abrir partidas
settings-endgames = Bases de finais
settings-endgames-hint = O computador joga com perfeição os finais de até cinco peças. Com estas bases, ele também joga e analisa com perfeição os de seis. Criá-las leva alguns minutos e ocupa 27 MB neste computador.
settings-endgames-build = Criar para seis peças
# $percent (number): how much is done. Example: 42
settings-endgames-percent = { $percent }% pronto. Você pode continuar jogando.
settings-endgames-ready = As bases de seis peças estão prontas.
settings-endgames-failed = Não foi possível criar os bancos de dados. O motivo está no registro do programa.
settings-reset = Restaurar padrões
settings-reset-done = Ajustes restaurados.

# $used (phrase): space in use. Example: 1.2 MB
# $possible (phrase): space there is. Example: 4 GB
settings-stored = { $used } de { $possible } em uso.
# $count (number). Example: 120
size-kilobytes = { $count } kB
# $count (number), with one decimal. Example: 1.2
size-megabytes = { $count } MB
# $count (number). Example: 4
size-gigabytes = { $count } GB

scheme-system = Sistema
scheme-light = Claro
scheme-dark = Escuro

animation-off = Na hora
animation-fast = Rápida
animation-normal = Normal
animation-slow = Lenta
