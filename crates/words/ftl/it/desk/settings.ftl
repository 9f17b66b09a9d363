### The settings.

settings-title = Impostazioni
settings-lead = Le modifiche valgono subito e si salvano in questo browser.
settings-preview = Una damiera con queste impostazioni
settings-language = Lingua
settings-language-system = Quella del browser
settings-scheme = Tema
settings-animation = Velocità animazione
settings-less-motion = Il tuo sistema chiede meno animazioni, quindi i pezzi si spostano all’istante.
settings-sounds-hint = Suoni leggeri per mosse, prese, dame, il tuo turno, poco tempo e fine partita.
settings-vibration = Vibrazione
settings-vibration-hint = Una breve vibrazione al tuo turno, con poco tempo e a fine partita.
settings-evaluation-bar = Barra di valutazione
settings-evaluation-bar-hint = Mostra chi sta meglio nelle partite contro il computer o su questo dispositivo. Le partite online non ce l’hanno mai.
settings-look = Aspetto
settings-play = Gioco
settings-games = Le tue partite
settings-games-hint = Le partite si salvano in questo browser, solo su questo dispositivo. Salvale in file per portarle con te.
settings-keep = Chiedi al browser di conservare le mie partite
settings-kept = Il browser conserverà le tue partite, anche quando lo spazio scarseggia.
settings-not-kept = Il browser può eliminare partite quando lo spazio scarseggia o se non torni per molto tempo.
settings-keep-refused = Il browser ha rifiutato. Di solito accetta quando l’app è installata o tra i preferiti.
settings-to-library = Apri le tue partite
settings-endgames = Database dei finali
settings-endgames-hint = Il computer gioca alla perfezione i finali fino a cinque pezzi. Con questi database gioca e analizza alla perfezione anche quelli con sei. Crearli richiede qualche minuto e 27 MB su questo computer.
settings-endgames-build = Crea per sei pezzi
# $percent (number): how much is done. Example: 42
settings-endgames-percent = { $percent }% completato. Puoi continuare a giocare.
settings-endgames-ready = I database per sei pezzi sono pronti.
settings-endgames-failed = Impossibile creare i database. Il registro del programma dice perché.
settings-reset = Ripristina tutto
settings-reset-done = Impostazioni ripristinate.

# $used (phrase): space in use. Example: 1.2 MB
# $possible (phrase): space there is. Example: 4 GB
settings-stored = Usati { $used } di { $possible }.
# $count (number). Example: 120
size-kilobytes = { $count } kB
# $count (number), with one decimal. Example: 1.2
size-megabytes = { $count } MB
# $count (number). Example: 4
size-gigabytes = { $count } GB

scheme-system = Sistema
scheme-light = Chiaro
scheme-dark = Scuro

animation-off = Nessuna
animation-fast = Veloce
animation-normal = Normale
animation-slow = Lenta
