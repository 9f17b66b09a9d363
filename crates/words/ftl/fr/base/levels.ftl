### The ten levels of the computer.

level-1 = Novice
level-1-text = Vient d’apprendre comment bougent les pièces. Voit la prochaine prise, et guère plus.
level-2 = Débutant
level-2-text = Protège ses pièces, mais tombe dans les combinaisons les plus simples.
level-3 = Apprenti
level-3-text = Voit venir votre réponse, mais pas le coup d’après.
level-4 = Amateur
level-4-text = Joue une honnête partie en famille et rate les combinaisons plus longues.
level-5 = Joueur de club
level-5-text = Connaît les échanges et tend de petits pièges, mais ne prévoit pas loin.
level-6 = Joueur de tournoi
level-6-text = Calcule la plupart des prises et connaît les grandes ouvertures.
level-7 = Expert
level-7-text = Punit les coups imprécis, défend bien et ne rate jamais une prise.
level-8 = Maître
level-8-text = Se trompe rarement sur une position. Une seule faute lui suffit souvent.
level-9 = Grand maître
level-9-text = Ne commet presque jamais d’erreur. Une nulle est un superbe résultat.
level-10 = Pleine force
level-10-text = Tout ce que le moteur sait faire, sans aucune retenue.
# $number (number): from 1 to 10. Example: 3
# $name (phrase): what the level is called. Example: Learner
level-numbered = { $number }, { $name }
level-rating = classement d’environ { $rating }
