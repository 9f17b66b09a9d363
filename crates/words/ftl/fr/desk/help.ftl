### The help: the rules of American checkers, and how the app works.
### $side is the side that moves first, Red or Black by the reader's choice.

help-title = Aide
help-lead = Les règles des dames anglaises et le fonctionnement de l’appli.
help-contents = Sur cette page
help-to-top = Haut de page

## The rules.

help-aim = But du jeu
help-aim-text = On joue à deux, chacun à son tour. Vous gagnez quand votre adversaire ne peut plus jouer : soit vous avez pris toutes ses pièces, soit celles qui restent sont bloquées.

help-board = Damier
help-board-text-1 = On joue seulement sur les cases foncées. Chaque joueur commence avec douze pions, sur les trois rangées les plus proches de lui.
# $side (side): who moves first. Example: Red
help-board-text-2 = { $side ->
    [red] Les Rouges commencent. Ensuite, chacun joue à son tour.
    [black] Les Noirs commencent. Ensuite, chacun joue à son tour.
   *[white] Les Blancs commencent. Ensuite, chacun joue à son tour.
}
help-board-text-3 = Le damier est placé de sorte que chacun ait une case foncée dans le coin gauche, de son côté. Vous pouvez le retourner ; les cases gardent leur numéro.
help-board-caption = La position de départ.

help-moving = Déplacement
help-moving-text-1 = Un pion avance d’une case en diagonale, vers une case vide.
help-moving-text-2 = Les pions ne reculent jamais, et deux pièces n’occupent jamais la même case.
help-moving-caption = Le pion en 10 peut aller en 14 ou en 15.

help-jumping = Prise
help-jump-text = Si une pièce adverse se trouve en diagonale devant votre pion et que la case derrière elle est vide, votre pion saute par-dessus et la prend.
help-jump-caption = Le pion en 14 saute en 23 et prend le pion en 18.
help-must-jump = La prise est obligatoire. Les pièces qui doivent prendre sont mises en évidence, et si vous tentez un autre coup, le damier montre les prises.
help-jumps-text = Si la pièce peut prendre encore depuis sa case d’arrivée, elle continue dans le même coup, jusqu’à ce qu’il n’y ait plus rien à prendre : c’est une rafle.
help-jumps-caption = Deux prises, un seul coup : de 6 à 15, puis à 24.
help-choice-text = Si plusieurs prises sont possibles, choisissez celle que vous voulez. Contrairement aux dames internationales, rien n’oblige à prendre le plus grand nombre de pièces.
help-choice-caption = Aller en 27 prend deux pions, aller en 20 en prend un. Les deux sont permis ; s’arrêter en 18 ne l’est pas.

help-kings = Dames
help-crown-text = Un pion qui atteint la dernière rangée va à dame : il devient une dame et reçoit une couronne. Le coup s’arrête là.
help-crown-caption = En 31 ou en 32, le pion va à dame.
help-king-text = Une dame se déplace et prend d’une case à la fois, dans toutes les diagonales. Ce n’est pas une dame volante : elle ne traverse pas la diagonale.
help-king-caption = Une dame peut aller dans quatre directions.
help-king-jumps-text = Les dames peuvent être prises comme les pions, par des pions et par des dames.
help-king-jumps-caption = Une dame prend aussi en arrière : de 18 à 9, puis à 2.
help-stops-text = Un pion qui va à dame en prenant s’arrête là, même si une dame pourrait continuer à prendre.
help-stops-caption = Le pion prend une pièce, va à dame en 30 et s’arrête. Le pion en 25 est sauf pour l’instant.

help-end = Fin de la partie
help-end-text-1 = Vous perdez si c’est à vous de jouer et que vous n’avez aucun coup légal. Il n’y a pas de pat : un joueur bloqué perd.
help-end-text-2 = Vous perdez aussi si vous abandonnez ou dépassez votre temps.
help-end-text-3 = Une partie que personne ne peut gagner est nulle.
# $side (side): who has won. Example: Red
help-end-caption = { $side ->
    [red] C’est aux Blancs de jouer, mais ils sont bloqués. Les Rouges gagnent.
    [black] C’est aux Blancs de jouer, mais ils sont bloqués. Les Noirs gagnent.
   *[white] C’est aux Blancs de jouer, mais ils sont bloqués. Les Blancs gagnent.
}

help-draws = Nulles
help-draws-lead = Une partie peut être nulle de quatre façons :
help-draws-agreement = D’un commun accord
help-draws-agreement-text = Proposez nulle ; votre adversaire accepte ou continue.
help-draws-repetition = Par répétition
help-draws-repetition-text = Si votre coup amène la même position pour la troisième fois, avec le trait au même camp, vous pouvez réclamer la nulle.
help-draws-progress = Sans progrès
help-draws-progress-text = Si, dans ses 40 derniers coups, aucun des deux camps n’a joué de pion ni fait de prise, chaque joueur peut réclamer la nulle.
help-draws-automatic = Automatique
help-draws-automatic-text = Si une position se présente pour la cinquième fois, ou après 300 coups, la partie est nulle sans réclamation.
help-draws-text = La partie affiche les deux compteurs, et un bouton apparaît quand vous pouvez réclamer la nulle.
help-draws-caption = Dans le double coin, une dame seule fait des allers et retours. Deux dames peuvent l’en chasser ; une seule, non.

## The controls.

help-controls = Commandes
help-pointer = Souris et tactile
help-pointer-click = Deux clics
help-pointer-click-text = Choisissez une pièce, puis sa case d’arrivée. Choisissez à nouveau la pièce pour la reposer.
help-pointer-drag = Glisser
help-pointer-drag-text = Faites glisser une pièce jusqu’à sa case. Pour une rafle, vous pouvez passer par chaque case.
help-pointer-one = Un seul clic
help-pointer-one-text = Si une seule pièce peut aller sur une case, cliquez simplement sur la case.
help-pointer-long = Rafles
help-pointer-long-text = Cliquez sur la dernière case, ou avancez prise par prise. Si deux chemins y mènent, le damier vous demande lequel choisir.
help-pointer-cancel = Annuler
help-pointer-cancel-text = Choisissez à nouveau la pièce ou appuyez sur Échap avant la fin du coup.
help-pointer-confirm = Confirmer
help-pointer-confirm-text = Avec « Confirmer chaque coup », appuyez sur Entrée ou sur le bouton pour jouer un coup.
help-keys = Clavier
help-key = Touche
help-key-does = Effet
help-key-tab = passe au damier, puis aux boutons
help-key-arrows = parcourent les cases foncées
help-key-edges = vont au bord du damier
help-key-choose = choisissent une pièce, puis sa case d’arrivée
help-key-type = saisit un coup ; la première et la dernière case suffisent
help-key-confirm = confirme un coup en attente
help-key-backspace = revient d’une étape avant la fin du coup
help-key-escape = annule le coup en cours de saisie
# The names of keys, as they are printed on keyboards in your country.
key-tab = Tab
key-page-up = Page préc.
key-page-down = Page suiv.
key-space = Espace
key-backspace = Retour arrière
help-readers = Lecteurs d’écran
help-readers-text = Le damier est une grille, et chaque case dit ce qui s’y trouve. Les coups, les prises, les prises obligatoires, les alertes de temps et les résultats sont annoncés.

## How moves are written.

help-notation = Notation
help-notation-text-1 = Les cases foncées sont numérotées de 1 à 32 à partir du haut à gauche, les Blancs étant en bas. Un coup s’écrit avec deux numéros : 11-15. Une prise s’écrit avec un x : 14x23.
help-notation-text-2 = Si vous préférez les lettres, choisissez-les dans les réglages : colonnes A à H à partir de la gauche, rangées 1 à 8 à partir du bas. Ainsi, 11-15 devient F6-E5.
help-notation-text-3 = Une rafle s’écrit avec sa première et sa dernière case. Si deux chemins ont les mêmes, toutes les cases sont écrites.
help-notation-text-4 = Les parties sont enregistrées en PDN et les positions en FEN. Ce sont deux formats texte que d’autres programmes de dames savent lire.
help-notation-caption = Les numéros des cases.
help-letters-caption = Les mêmes cases en lettres.
help-two-ways-caption = De 2 à 18 en passant par 9 ou par 11 : ici, toutes les cases sont écrites.

## Openings, clocks, levels.

help-openings = Ouvertures
help-openings-free = Libre
help-openings-free-text = Les deux joueurs jouent librement dès le premier coup.
help-openings-ballot = Tirage
help-openings-ballot-text = Les trois premiers coups sont tirés au sort parmi les 156 ouvertures de la fédération, ou dans une autre liste. En tournoi, on joue chaque tirage deux fois en changeant de couleur : c’est ce que fait la revanche.
help-openings-eleven-man = Onze pions
help-openings-eleven-man-text = Chaque camp joue avec un pion de moins. Le pion retiré et les deux premiers coups sont tirés au sort.
help-openings-custom = Position libre
help-openings-custom-text = Placez n’importe quelle position sur le damier, ou collez-la, et jouez à partir de là.

help-clocks = Pendule
help-clocks-per-turn = Par coup
help-clocks-per-turn-text = Le même temps pour chaque coup.
help-clocks-whole = Par partie
help-clocks-whole-text = Un temps global pour tous vos coups.
help-clocks-increment = Avec incrément
help-clocks-increment-text = Un temps de base, plus quelques secondes à chaque coup.
help-clocks-text = Qui dépasse son temps perd. Quand vous fermez une partie jouée sur cet appareil, sa pendule s’arrête. En ligne, elle continue de tourner dès que les deux joueurs ont joué un coup.

help-house = Règle maison
help-house-text = Dans certaines familles, un pion ne peut pas prendre une dame. Vous pouvez activer cette règle avant une partie. Tout le reste suit les règles officielles.
help-house-caption = Selon les règles officielles, le pion doit prendre la dame. Avec la règle maison, il ne le peut pas.

help-levels = Niveaux
help-levels-text = L’ordinateur a dix niveaux. Les plus faibles font des erreurs humaines : ils voient moins loin, ratent de longues rafles et jugent mal les positions. Aucun ne triche, et aucun ne joue deux fois la même partie.

## Games and playing online.

help-games = Vos parties
help-games-text-1 = Sur cet appareil, chaque coup est aussitôt enregistré dans ce navigateur. Si vous fermez la page ou en cas de coupure de courant, la partie vous attend dans « Parties » et sur l’accueil.
help-games-text-2 = Enregistrez une partie dans un fichier pour l’emporter vers un autre appareil ou un autre programme. « Parties » importe aussi bien des fichiers d’une partie que de plusieurs milliers.
help-games-text-3 = Après votre première visite, les parties sur cet appareil, l’ordinateur, l’analyse, l’éditeur et vos parties marchent hors connexion. Seul le jeu en ligne demande une connexion. Vous pouvez installer l’appli depuis le menu du navigateur.

help-online = Jouer en ligne
help-online-lobby = Salon
help-online-lobby-text = Choisissez une partie rapide et nous vous trouverons le premier adversaire venu. Ou bien créez une partie sur mesure, avec votre cadence, votre camp et votre ouverture, ou acceptez un défi ouvert.
help-online-friend = Un ami
help-online-friend-text = Créez un lien et envoyez-le. La partie commence dès que votre ami accepte. Le lien est valable 24 heures.
help-online-accounts = Invités et comptes
help-online-accounts-text = Vous pouvez jouer tout de suite en invité. Avec un compte, vous gardez votre nom, vous avez un classement et vous retrouvez vos parties sur tous vos appareils. Celles que vous avez jouées en invité restent à vous.
help-online-rated = Parties classées
help-online-rated-text = Elles comptent pour votre classement, un par cadence, et demandent un compte. Un point d’interrogation signale un classement provisoire.
help-online-premove = Coups anticipés
help-online-premove-text = Pendant que votre adversaire réfléchit, entrez votre prochain coup. Il sera joué aussitôt, s’il est alors légal. Vous pouvez l’annuler.
help-online-lost = Connexion perdue
help-online-lost-text = La page se reconnecte toute seule, et votre partie est toujours là. Votre pendule continue de tourner.
help-online-leaves = Un adversaire qui s’en va
help-online-leaves-text = Un compte à rebours d’une minute s’affiche sur sa carte. Ensuite, vous pouvez réclamer la victoire ou attendre encore.
help-online-abort = Annulation
help-online-abort-text = Tant que les deux joueurs n’ont pas joué, chacun peut annuler la partie. Personne ne perd.
help-online-offers = Nulles et coups repris
help-online-offers-text = Demandez avec un bouton. Rien ne se fait sans l’accord de votre adversaire.
help-online-rematch = Revanches et aller-retour
help-online-rematch-text = La revanche inverse les couleurs. Un aller-retour, ce sont deux parties avec la même ouverture : la seconde commence automatiquement, couleurs inversées.
help-online-watching = Regarder
help-online-watching-text = Le salon montre les parties en cours. Toute personne qui a le lien d’une partie peut la regarder.
help-online-correspondence = Correspondance
help-online-correspondence-text = Avec plusieurs jours par coup, inutile de rester. Vos parties sont dans le salon, celles qui attendent votre coup en premier.
help-online-archive = Archives et partage
help-online-archive-text = Les parties finies sont dans les archives. Cherchez par joueur, date, résultat ou position. « Partager » copie le lien d’une partie.
