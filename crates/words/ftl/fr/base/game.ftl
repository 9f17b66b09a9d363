### A game on this device, against the computer or another person.

game-loading = Chargement de la partie…
game-not-there = Partie introuvable
game-not-there-lead = Les parties sont enregistrées dans le navigateur où elles ont été jouées. Celle-ci a peut-être été supprimée.
game-damaged = Impossible de reprendre cette partie
# $why (phrase): the reason, in technical English. Example: the clock is missing
game-damaged-lead = La copie enregistrée est endommagée. { $why }
game-withdraw = Retirer
# Next to the name of the player whose turn it is.
game-to-move = au trait
game-your-move = À vous de jouer.
game-thinking = réfléchit…
game-moves = Coups
game-no-moves = Aucun coup joué.
learn-opening = Ouverture : { $name }
game-steps = Parcourir la partie
game-first = Position de départ
game-previous = Coup précédent
game-next = Coup suivant
game-last = Position actuelle
# A switch, also in the settings.
game-sounds = Sons
game-looking-back = Vous regardez une position antérieure.
game-to-present = Revenir à la partie
game-take-back = Reprendre
game-offer-draw = Proposer nulle
game-claim-draw = Réclamer nulle
game-resign = Abandonner
game-hint = Indice
game-save = Enregistrer
game-new = Autre partie
game-help = Aide
game-move-now = Coup immédiat
game-confirm = Confirmer
game-accept = Accepter
game-decline = Refuser
game-resigned = Vous avez abandonné.
game-rematch = Revanche
game-review = Analyser
game-actions = Partie
game-other-tab = Cette partie est ouverte dans un autre onglet.
game-play-here = Jouer ici
game-weaker = L’ordinateur ne joue pas à pleine force, car une partie du moteur n’a pas pu être chargée.
# $why (phrase): a sentence. Example: The browser couldn't save the game. Its storage may be full.
game-not-kept = Cette partie n’est pas enregistrée. { $why }
game-not-saved = Impossible d’enregistrer le fichier.

# $count (number): how many moves, of both sides together. Example: 2
game-taken-back = { $count ->
    [one] { $count } coup repris.
   *[other] { $count } coups repris.
}
# $why (phrase): a technical message. Example: the worker stopped
game-computer-trouble = L’ordinateur a rencontré un problème : { $why }
# $pieces (phrase): the pieces. Example: 3 men, 1 king
game-taken = Prises : { $pieces }

## Hints come in four steps: is there a jump, which piece, which move, which line.

# After each step but the last. Hint is the button game-hint.
hint-more = Appuyez encore sur Indice pour en savoir plus.

# $count (number): how many captures there are. Example: 2
hint-captures = { $count ->
    [0] Pas de prise : cherchez un coup simple.
    [one] La prise est obligatoire, et il n’y en a qu’une.
   *[other] La prise est obligatoire : { $count } sont possibles.
}
# $square (code): where the piece stands. Example: 18
hint-piece = Regardez la pièce en { $square }.
# $move (code): a move. Example: 22-18
hint-move = Jouez { $move }.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many moves it takes. Example: 4
hint-wins-in = { $count ->
    [one] { $line } : gagne en { $count } coup.
   *[other] { $line } : gagne en { $count } coups.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-wins = { $line } : gagne la partie.
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-holds-out = { $line } : résiste le plus longtemps.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many pieces. Example: 1
hint-wins-pieces = { $count ->
    [1] { $line } : gagne une pièce.
   *[other] { $line } : gagne { $count } pièces.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-crowns = { $line } : va à dame.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many pieces. Example: 1
hint-loses-pieces = { $count ->
    [1] { $line } : ne perd qu’une pièce.
   *[other] { $line } : ne perd que { $count } pièces.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-keeps = { $line } : la position reste égale.

## Why a saved game can't be resumed. Each message is a sentence.

save-no-game = Elle ne contient aucune partie.
save-cut-off = La fin de la partie manque.
save-foreign = Crownhead ne l’a pas enregistrée.
save-other-version = Une autre version de Crownhead l’a enregistrée.
save-damaged = Les coups, les pendules et le résultat ne concordent pas.
