### The ten levels of the computer.

level-1 = Novizio
level-1-text = Ha appena imparato come si muovono i pezzi. Vede la prossima presa e poco altro.
level-2 = Principiante
level-2-text = Protegge i suoi pezzi, ma cade nei tiri più semplici.
level-3 = Apprendista
level-3-text = Prevede la tua risposta, ma non la mossa dopo.
level-4 = Dilettante
level-4-text = Gioca una discreta partita in famiglia e si lascia sfuggire i tiri più lunghi.
level-5 = Da circolo
level-5-text = Conosce i cambi e tende piccole trappole, ma non pianifica molto in là.
level-6 = Da torneo
level-6-text = Calcola quasi tutte le prese e conosce le aperture principali.
level-7 = Esperto
level-7-text = Punisce le mosse imprecise, si difende bene e non manca mai una presa.
level-8 = Maestro
level-8-text = Di rado valuta male una posizione. Di solito gli basta un solo errore.
level-9 = Gran maestro
level-9-text = Non sbaglia quasi mai. Una patta è un ottimo risultato.
level-10 = Forza massima
level-10-text = Tutto quello che il motore sa fare, senza risparmiarsi.
# $number (number): from 1 to 10. Example: 3
# $name (phrase): what the level is called. Example: Learner
level-numbered = { $number }, { $name }
level-rating = punteggio di circa { $rating }
