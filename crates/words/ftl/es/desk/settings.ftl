### The settings.

settings-title = Ajustes
settings-lead = Los cambios se aplican al momento y se guardan en este navegador.
settings-preview = Un tablero con estos ajustes
settings-language = Idioma
settings-language-system = El del navegador
settings-scheme = Tema
settings-animation = Velocidad de animación
settings-less-motion = Tu sistema pide menos movimiento, así que las fichas se mueven al instante.
settings-sounds-hint = Sonidos suaves para jugadas, capturas, damas, tu turno, poco tiempo y el final de la partida.
settings-vibration = Vibración
settings-vibration-hint = Una vibración corta en tu turno, con poco tiempo y al final de la partida.
settings-evaluation-bar = Barra de evaluación
settings-evaluation-bar-hint = Muestra quién está mejor en las partidas contra el ordenador o en este dispositivo. Las partidas en línea nunca la tienen.
settings-look = Apariencia
settings-play = Juego
settings-games = Tus partidas
settings-games-hint = Las partidas se guardan en este navegador, solo en este dispositivo. Para llevártelas, guárdalas en archivos.
settings-keep = Pedir al navegador que conserve mis partidas
settings-kept = El navegador conservará tus partidas, aunque quede poco espacio.
settings-not-kept = El navegador podría borrar partidas si queda poco espacio o si pasas mucho tiempo sin entrar.
settings-keep-refused = El navegador no aceptó. Suele hacerlo cuando la app está instalada o guardada en favoritos.
settings-to-library = Abrir partidas
settings-endgames = Bases de finales
settings-endgames-hint = La máquina juega a la perfección los finales de hasta cinco fichas. Con estas bases también juega y analiza a la perfección los de seis. Crearlas lleva unos minutos y ocupa 27 MB en este equipo.
settings-endgames-build = Crear para seis fichas
# $percent (number): how much is done. Example: 42
settings-endgames-percent = { $percent } % listo. Puedes seguir jugando.
settings-endgames-ready = Las bases de seis fichas están listas.
settings-endgames-failed = No se pudieron crear las bases de datos. El registro del programa dice por qué.
settings-reset = Restablecer ajustes
settings-reset-done = Ajustes restablecidos.

# $used (phrase): space in use. Example: 1.2 MB
# $possible (phrase): space there is. Example: 4 GB
settings-stored = { $used } de { $possible } en uso.
# $count (number). Example: 120
size-kilobytes = { $count } kB
# $count (number), with one decimal. Example: 1.2
size-megabytes = { $count } MB
# $count (number). Example: 4
size-gigabytes = { $count } GB

scheme-system = Sistema
scheme-light = Claro
scheme-dark = Oscuro

animation-off = Al instante
animation-fast = Rápida
animation-normal = Normal
animation-slow = Lenta
