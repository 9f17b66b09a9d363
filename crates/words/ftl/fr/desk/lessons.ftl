learn-title = Apprendre
learn-lead = De courtes leçons sur le damier. Apprenez en jouant : chaque coup est commenté.
learn-start = Commencer :
learn-continue = Continuer :
learn-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
learn-steps-done = { $done } sur { $all }
learn-complete = Terminé
learn-step = Étape { $step } sur { $all }
learn-your-turn = À vous de jouer.
learn-busy = Un instant…
learn-lesson-finished = Vous avez terminé cette leçon. Refaites-la ou continuez.
learn-question = Qui a l’opposition ?
learn-i-do = Moi
learn-opponent-does = L’adversaire
learn-hint = Indice
learn-hint-piece = Regardez la pièce marquée.
learn-hint-move = Essayez { $move }.
learn-show-why = Voir pourquoi
learn-start-over = Recommencer
learn-next = Étape suivante
learn-next-lesson = Suite : { $lesson }
learn-all-done = Tous les cours
learn-actions = Leçon
learn-reply = L’adversaire joue { $move }. À vous.
learn-right = C’est juste !
learn-lesson-done = Bravo, la leçon est terminée !
learn-rules-done = Vous avez gagné ! Vous connaissez maintenant les règles. Jouez une partie, ou continuez à apprendre.
learn-play-game = Jouer une partie
learn-you-play = Vous jouez les { $side ->
    [red] Rouges
    [black] Noirs
   *[white] Blancs
}.
learn-not-kept = Votre progression n’a pas pu être enregistrée dans ce navigateur.
learn-no-engine = Le coup n’a pas pu être vérifié. Rechargez la page et réessayez.
learn-out-of-reach = Ce chemin n’y mène pas. Essayez-en un autre.
learn-too-few = Cette prise rapporte trop peu de pièces. Cherchez-en une autre.
learn-no-block = Ce n’est pas un blocage : l’adversaire peut encore jouer. Essayez autre chose.
learn-too-slow = Vous pouvez encore gagner, mais c’est bien plus long. Essayez autre chose.
learn-not-in-line = Un coup permis, mais c’est une autre ouverture. Réessayez.
learn-wrong = { $why } Essayez autre chose.
learn-weak = Il y a mieux. Regardez encore.
learn-the-move-count = { $count ->
    [one] { $count } pièce compte. Impair : vous avez l’opposition.
   *[other] { $count } pièces comptent. Si c’est impair, vous avez l’opposition.
}
learn-the-move-mine = { $count ->
    [one] Pas tout à fait : { $count } pièce compte, c’est impair. Vous avez l’opposition.
   *[other] Pas tout à fait : { $count } pièces comptent, c’est impair. Vous avez l’opposition.
}
learn-the-move-theirs = { $count ->
    [0] Pas tout à fait : aucune pièce ne compte, et zéro est pair. L’adversaire a l’opposition.
    [one] Pas tout à fait : { $count } pièce compte. L’adversaire a l’opposition.
   *[other] Pas tout à fait : { $count } pièces comptent, c’est pair. L’adversaire a l’opposition.
}

course-first-game = Première partie
course-seeing-shots = Voir les combinaisons
course-endings = L’opposition et les finales
course-openings = Ouvertures

lesson-moving = Avancer
lesson-moving-forward = Le pion du bas est à vous. Il avance en diagonale, d’une case à la fois : choisissez-le, puis la case suivante, jusqu’à la case marquée. Les messages désignent les cases par leur numéro.
lesson-moving-edge = Au bord, il n’y a qu’un chemin : amenez votre pion sur la case marquée.

lesson-jumping = Prendre
lesson-jumping-one = Sautez par-dessus une pièce adverse sur la case vide derrière elle : elle est prise. Allez-y !
lesson-jumping-must = La prise est obligatoire. Un anneau montre la pièce qui doit prendre : prenez avec elle.
lesson-jumping-double = Si la même pièce peut encore prendre, le coup continue. Prenez-en deux d’un coup : allez de case en case.
lesson-jumping-choice = Si plusieurs pièces peuvent prendre, vous choisissez. Une de vos rafles en prend trois : trouvez-la.

lesson-kings = Dames
lesson-kings-crown = Un pion qui atteint la dernière rangée est couronné : il devient une dame. Faites-en une !
lesson-kings-backward = Une dame recule aussi, toujours d’une case à la fois. Amenez la vôtre sur la case marquée, par le chemin de votre choix. L’adversaire attend.
lesson-kings-jump = Les dames prennent aussi en arrière. Prenez les deux pièces.

lesson-winning = Gagner
lesson-winning-last = Vous gagnez quand l’adversaire n’a plus de pièces. Prenez la dernière !
lesson-winning-block = Vous gagnez aussi quand l’adversaire ne peut plus jouer. Bloquez son dernier pion en un coup !

lesson-first-game = Votre première victoire
lesson-first-game-three = Maintenant l’adversaire joue aussi. Vous avez trois pions contre un. N’en perdez aucun, ne laissez pas passer le sien, et gagnez !

lesson-look-first = Regarder avant de jouer
lesson-look-first-safe = Avant chaque coup, cherchez où l’adversaire pourrait prendre ensuite. Deux de vos coups perdent un pion : jouez-en un autre.
lesson-look-first-crowd = La même chose avec plus de pièces. Jouez un coup qui ne perd rien.

lesson-two-for-one = Deux pour un
lesson-two-for-one-give = La prise est obligatoire : vous pouvez donc diriger les pions adverses. Donnez une pièce et prenez-en plus.
lesson-two-for-one-pull = Attirez un pion hors de sa case, et la voie est libre. Gagnez une pièce.
lesson-two-for-one-kings = Cela marche aussi contre des dames : donnez-en deux, prenez-en trois.

lesson-two-for-two = Deux pour deux
lesson-two-for-two-through = Parfois, le gain est un passage libre. Donnez deux pions et reprenez-en deux : votre dernier saut perce vers la dernière rangée.
lesson-two-for-two-crown = Encore deux pour deux. Cette fois, votre dernier saut finit sur la dernière rangée.

lesson-steal = Pièces prisonnières
lesson-steal-prison = Parfois une pièce ne peut plus s’échapper, et vous la prenez pour rien. Trouvez le coup tranquille qui en gagne une.
lesson-steal-wait = Rien ne presse : placez vos pions pour que toute réponse perde une pièce.
lesson-steal-hold = L’adversaire menace de percer. Arrêtez-le, et vous gagnez une pièce.

lesson-breeches = L’attaque double
lesson-breeches-king = Qui attaque deux pièces à la fois en gagne une : une seule peut fuir. Attaquez-en deux !
lesson-breeches-double = Placez votre dame pour que sa prochaine prise en emporte deux.

lesson-in-and-out = Entrer et sortir
lesson-in-and-out-let-in = Un pion qui prend et arrive sur votre rangée de départ est couronné et s’y arrête. Cela vous donne un coup gratuit : laissez-le entrer et, quand la dame devra prendre pour sortir, prenez-en trois.
lesson-in-and-out-clear = Encore une fois : laissez entrer un pion, mais utilisez maintenant le coup gratuit pour libérer la case où sa dame doit arriver.

lesson-back-shot = La prise à revers
lesson-back-shot-behind = Les pions ne prennent que vers l’avant, mais une nouvelle dame prend vers l’arrière et les surprend dans le dos. Donnez d’abord un pion, puis allez à dame.
lesson-back-shot-swap = Ici, l’adversaire peut prendre deux fois, car votre prise à revers en emporte davantage. Trouvez le pion à donner.

lesson-king-row = Garder sa dernière rangée
lesson-king-row-guard = Les pions de votre rangée de départ empêchent l’adversaire d’aller à dame. Trouvez un bon coup qui les y laisse.
lesson-king-row-hold = Un coup ouvre la porte de votre rangée de départ. Jouez-en un meilleur.

lesson-bridge = Le pont
lesson-bridge-wall = Deux pions sur votre rangée de départ avec une case entre eux forment un pont : un pion seul ne peut pas passer. Laissez le pont en place et trouvez deux bons coups.
lesson-bridge-time = Ici, le pont vous donne du temps. Il garde la rangée de départ pendant que votre troisième pion court à dame : trouvez quatre bons coups.
lesson-bridge-catch = Le pion devant votre pont est bloqué. Gardez le pont et jouez votre dame.

lesson-exchange = Échanges
lesson-exchange-free = Un échange pion contre pion peut briser une attaque ou gagner la partie. Trouvez le bon.
lesson-exchange-win = Vous avez plus de pièces, les échanges vous aident. Proposez-en un qui gagne.

lesson-the-move = L’opposition
lesson-the-move-count = À nombre égal de pièces, un camp a l’opposition : il lui reste le dernier bon coup. À votre tour, comptez toutes les pièces des deux camps dans les colonnes qui partent de votre rangée de départ : si le nombre est impair, vous avez l’opposition.
lesson-the-move-even = Comptez encore. Qui a l’opposition ici ?
lesson-the-move-win = Dame contre dame, c’est souvent nulle. Mais ici vous avez l’opposition : approchez-vous et gagnez.

lesson-two-kings = Deux dames contre une
lesson-two-kings-close = Deux dames battent une dame. La dame est coincée au bord : achevez-la.
lesson-two-kings-corner = Dans le double coin, la dame va et vient. Chassez-la et gagnez.
lesson-two-kings-whole = Maintenant toute la finale : approchez vos dames, chassez la dame du double coin et gagnez.

lesson-double-corner = Le double coin
lesson-double-corner-run = Dans le double coin, une dame est à l’abri d’une autre. Arrivez-y à temps et tenez quatre coups.
lesson-double-corner-choose = Par où se sauver ? Tenez quatre coups.

lesson-three-against-two = Trois contre deux
lesson-three-against-two-cut-off = Deux dames et un pion battent deux dames si vous coupez le chemin de la nulle. Trouvez les seuls coups gagnants.
lesson-three-against-two-squeeze = Un seul coup garde le gain. Trouvez-le, puis le suivant.

lesson-man-down = Un pion de moins
lesson-man-down-attack = Avec une pièce de moins, tout n’est pas perdu : attaquez et reprenez-la. Tenez la nulle trois coups.
lesson-man-down-back = Revenez à temps, et les pions ne passent pas. Tenez la nulle trois coups.

lesson-first-position = La Première Position
lesson-first-position-finish = La plus célèbre des finales : une dame et un pion chacun. Ici, près de la fin, piégez la dame et gagnez !
lesson-first-position-crown = Elle commence ici : menez votre pion à dame pendant que votre dame occupe l’autre. Trouvez six bons coups.
lesson-first-position-keep-out = La dame veut revenir dans le double coin. Empêchez-la : trouvez deux bons coups.
lesson-first-position-whole = Maintenant toute la finale, contre la meilleure défense : 41 coups par le plus court chemin. Prenez votre temps.

lesson-first-moves = Bien commencer
lesson-first-moves-develop = Amenez des pions vers le centre et gardez-les groupés. Trouvez deux bons coups.
lesson-first-moves-answer = En tournoi, les trois premiers coups sont tirés au sort. Les pions adverses sont dispersés : trouvez deux bons coups.

lesson-old-fourteenth = Old Fourteenth
lesson-old-fourteenth-line = Voici l’Old Fourteenth, l’ouverture la plus jouée de toutes. Si vous ne la connaissez pas, demandez des indices.
lesson-old-fourteenth-continue = À l’autre camp : trouvez deux bons coups dans cette ouverture.

lesson-cross = Cross
lesson-cross-line = Dans la Cross, les Blancs viennent aussitôt au contact de votre pion du centre. Jouez les premiers coups ; les indices montrent le chemin.
lesson-cross-choose = À vous : trouvez deux bons coups.

lesson-trap = Un piège d’ouverture
lesson-trap-punish = Dans l’ouverture Douglas, l’adversaire a joué un coup naturel qui perd un pion. Profitez-en !

learn-drills = S’entraîner aux finales
learn-drills-lead = Jouez-les jusqu’au bout contre la meilleure défense. Trois fois sans erreur, et elles sont acquises.
learn-drill-win = Gagnez contre la meilleure défense.
learn-drill-draw = { $count ->
    [one] Tenez la nulle { $count } coup.
   *[other] Tenez la nulle { $count } coups.
}
learn-drill-done = { $count ->
    [one] Réussi en { $count } coup !
   *[other] Réussi en { $count } coups !
}
learn-drill-not-clean = Réussi, mais pas sans aide ni erreur. Encore une fois !
learn-drill-wins = { $wins } fois sur { $all }
learn-drill-fewest = { $count ->
    [one] record : { $count } coup
   *[other] record : { $count } coups
}
learn-drill-shortest = { $count ->
    [one] au plus court : { $count } coup
   *[other] au plus court : { $count } coups
}
learn-drill-done-longer = { $count ->
    [one] Réussi en { $count } coup ! Le plus court : { $best }.
   *[other] Réussi en { $count } coups ! Le plus court : { $best }.
}
learn-drill-done-shortest = { $count ->
    [one] Réussi en { $count } coup, au plus court !
   *[other] Réussi en { $count } coups, au plus court !
}
learn-drill-again = Encore une fois
learn-mastered = Acquis
learn-drill-engine = Il y a ici trop de pièces pour les tables de finales de l’application : c’est le moteur qui défend. Il joue bien, mais ne peut pas prouver que ses coups sont les meilleurs.
drill-two-kings = Deux dames contre une
drill-three-kings = Trois dames contre deux
drill-one-king = Dame contre dame
drill-bridge = Contre le pont
drill-first-position = La Première Position
drill-second-position = La Deuxième Position
drill-third-position = La Troisième Position
drill-double-corner = Le double coin
drill-man-down = Un pion de moins
drill-fourth-position = La Quatrième Position
drill-fourth-position-draw = La Quatrième Position : tenir la nulle
drill-brown = La nulle du Dr Brown
drill-payne = La nulle de Payne dans le double coin
drill-shut-in = Une dame enfermée dans le double coin
learn-puzzles = Problèmes
learn-puzzles-lead = Des positions de parties où un seul coup est juste à chaque étape.
learn-puzzles-open = Résoudre des problèmes
learn-puzzles-missing = Les problèmes n’ont pas pu être chargés. Vérifiez la connexion et rechargez la page.
learn-puzzle-kind = Mode
learn-puzzle-daily = Problème du jour
learn-puzzle-training = Série de problèmes
learn-puzzle-rush = Trois minutes chrono
learn-puzzle-win = Trouvez le coup gagnant.
learn-puzzle-draw = Trouvez le coup qui sauve la nulle.
learn-puzzle-material = Trouvez le coup qui gagne du matériel.
learn-puzzle-rating = Classement { $rating }
learn-puzzle-solved = Résolu !
learn-puzzle-next = Problème suivant
learn-puzzle-source = D’une partie du niveau { $black } contre le niveau { $white }, vers le coup { $move }. La position peut différer de la partie par un coup de débutant.
learn-puzzle-game = Ouvrir la partie
learn-puzzle-game-missing = La partie n’a pas pu être chargée. Vérifiez la connexion et réessayez.
learn-puzzle-player = Niveau { $level }
learn-puzzle-score = Votre classement : { $rating } · série : { $streak } (record: { $best }) · à revoir d’ici demain : { $due }
learn-puzzle-unrated = Le premier essai compte · problèmes avant votre classement : { $left } · série : { $streak } (record: { $best }) · à revoir d’ici demain : { $due }
learn-rush = { $left } s · résolus : { $solved } · manqués : { $missed }
learn-rush-rules = Résolvez-en le plus possible. La troisième erreur termine la course.
learn-rush-over = Terminé : { $solved } résolus. Votre record : { $best }
learn-rush-best = Meilleurs scores
learn-rush-week = Cette semaine
learn-rush-all = Depuis toujours
learn-rush-nobody = Personne n’a encore joué.
learn-rush-log-in = Connectez-vous pour figurer ici
learn-rush-score = { $solved } résolus, { $missed } manqués
learn-rush-mine = Votre place : { $place } ({ $score })

## A trainer for the numbers of the squares.

learn-squares = Numéros des cases
learn-squares-lead = Les coups s’écrivent avec les numéros des cases. Trouvez-les jusqu’à les savoir par cœur.
learn-squares-open = S’entraîner
learn-squares-find = Trouvez la case { $number }.
learn-squares-missed = C’est la case { $number }. La bonne est marquée.
learn-squares-left = { $count ->
    [one] Encore { $count } case
   *[other] Encore { $count } cases
}
learn-squares-done = { $misses ->
    [0] Terminé en { $seconds } s sans erreur !
   *[other] Terminé en { $seconds } s. Erreurs : { $misses }.
}
learn-squares-best = Meilleur temps sans erreur : { $seconds } s

## Who has the move, the opposition, counted on the board.

the-move-show = Qui a l’opposition ?
the-move-odd = Trait aux { $side ->
    [red] Rouges
    [black] Noirs
   *[white] Blancs
}. Pièces dans leurs colonnes : { $count }. C’est impair : ils ont l’opposition.
the-move-even = Trait aux { $side ->
    [red] Rouges
    [black] Noirs
   *[white] Blancs
}. Pièces dans leurs colonnes : { $count }. C’est pair : l’opposition est aux { $other ->
    [red] Rouges
    [black] Noirs
   *[white] Blancs
}.
the-move-none = Personne n’a l’opposition : les camps n’ont pas le même nombre de pièces.
