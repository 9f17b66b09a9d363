### The settings.

settings-title = Réglages
settings-lead = Les changements s’appliquent tout de suite et sont gardés dans ce navigateur.
settings-preview = Un damier avec ces réglages
settings-language = Langue
settings-language-system = Celle du navigateur
settings-scheme = Thème
settings-animation = Vitesse d’animation
settings-less-motion = Votre système demande moins d’animations : les pièces se déplacent instantanément.
settings-sounds-hint = Des sons doux pour les coups, les prises, les dames, votre tour, le temps qui presse et la fin de la partie.
settings-vibration = Vibration
settings-vibration-hint = Une courte vibration quand c’est votre tour, quand le temps presse et à la fin de la partie.
settings-evaluation-bar = Barre d’évaluation
settings-evaluation-bar-hint = Montre qui est mieux dans les parties contre l’ordinateur ou sur cet appareil. Les parties en ligne n’en ont jamais.
settings-look = Apparence
settings-play = Jeu
settings-games = Vos parties
settings-games-hint = Les parties sont enregistrées dans ce navigateur, sur cet appareil seulement. Enregistrez-les dans des fichiers pour les emporter.
settings-keep = Demander au navigateur de garder mes parties
settings-kept = Le navigateur gardera vos parties, même si l’espace vient à manquer.
settings-not-kept = Le navigateur peut supprimer des parties si l’espace vient à manquer ou après une longue absence.
settings-keep-refused = Le navigateur a refusé. En général, il accepte une fois l’appli installée ou ajoutée aux favoris.
settings-to-library = Voir vos parties
settings-endgames = Bases de finales
settings-endgames-hint = L’ordinateur joue parfaitement les finales jusqu’à cinq pièces. Avec ces bases, il joue et analyse parfaitement celles de six pièces aussi. Les créer prend quelques minutes et 27 Mo sur cet ordinateur.
settings-endgames-build = Créer pour six pièces
# $percent (number): how much is done. Example: 42
settings-endgames-percent = { $percent } % terminé. Vous pouvez continuer à jouer.
settings-endgames-ready = Les bases à six pièces sont prêtes.
settings-endgames-failed = Impossible de créer les bases. Le journal du programme dit pourquoi.
settings-reset = Tout réinitialiser
settings-reset-done = Réglages réinitialisés.

# $used (phrase): space in use. Example: 1.2 MB
# $possible (phrase): space there is. Example: 4 GB
settings-stored = { $used } sur { $possible } utilisés.
# $count (number). Example: 120
size-kilobytes = { $count } ko
# $count (number), with one decimal. Example: 1.2
size-megabytes = { $count } Mo
# $count (number). Example: 4
size-gigabytes = { $count } Go

scheme-system = Système
scheme-light = Clair
scheme-dark = Sombre

animation-off = Aucune
animation-fast = Rapide
animation-normal = Normale
animation-slow = Lente
