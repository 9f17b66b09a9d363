### The settings.

settings-title = Settings
settings-lead = Changes apply immediately and are saved in this browser.
settings-preview = A board with these settings
settings-language = Language
settings-language-system = Same as the browser
settings-scheme = Theme
settings-animation = Animation speed
settings-less-motion = Your system asks for less motion, so pieces move instantly.
settings-sounds-hint = Soft sounds for moves, jumps, kings, your turn, low time and the end of a game.
settings-vibration = Vibration
settings-vibration-hint = A short buzz when it's your turn, when time runs low and at the end of a game.
settings-evaluation-bar = Evaluation bar
settings-evaluation-bar-hint = Shows who is better in games against the computer or on this device. Online games never have one.
settings-look = Appearance
settings-play = Play
settings-games = Your games
settings-games-hint = Games are saved in this browser, on this device only. Save them as files to take them with you.
settings-keep = Ask the browser to keep my games
settings-kept = The browser will keep your games, even when space runs low.
settings-not-kept = The browser may delete games when space runs low or after a long time without a visit.
settings-keep-refused = The browser declined. It usually agrees once the app is installed or bookmarked.
settings-to-library = Open library
settings-endgames = Endgame databases
settings-endgames-hint = The computer plays endings with up to five pieces perfectly. With these databases, it also plays and analyzes six-piece endings perfectly. Building them takes a few minutes and 27 MB on this computer.
settings-endgames-build = Build six-piece databases
# $percent (number): how much is done. Example: 42
settings-endgames-percent = { $percent }% done. You can keep playing.
settings-endgames-ready = The six-piece databases are ready.
settings-endgames-failed = We couldn't build the databases. The program's log says why.
settings-reset = Reset to defaults
settings-reset-done = Settings reset.

# $used (phrase): space in use. Example: 1.2 MB
# $possible (phrase): space there is. Example: 4 GB
settings-stored = { $used } of { $possible } used.
# $count (number). Example: 120
size-kilobytes = { $count } kB
# $count (number), with one decimal. Example: 1.2
size-megabytes = { $count } MB
# $count (number). Example: 4
size-gigabytes = { $count } GB

scheme-system = System
scheme-light = Light
scheme-dark = Dark

animation-off = Instant
animation-fast = Fast
animation-normal = Normal
animation-slow = Slow
