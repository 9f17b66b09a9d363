### The ten levels of the computer.

level-1 = Novato
level-1-text = Acaba de aprender cómo se mueven las fichas. Ve la próxima captura y poco más.
level-2 = Principiante
level-2-text = Protege sus fichas, pero cae en los golpes más sencillos.
level-3 = Aprendiz
level-3-text = Ve venir tu respuesta, pero no la jugada siguiente.
level-4 = Aficionado
level-4-text = Juega con sentido, como en casa, y se le escapan los golpes largos.
level-5 = Jugador de club
level-5-text = Domina los cambios y tiende pequeñas trampas, pero no planea a largo plazo.
level-6 = Jugador de torneo
level-6-text = Calcula casi todas las capturas y conoce las aperturas principales.
level-7 = Experto
level-7-text = Castiga las jugadas flojas, defiende bien y no se le escapa una captura.
level-8 = Maestro
level-8-text = Rara vez juzga mal una posición. Le suele bastar con un descuido.
level-9 = Gran maestro
level-9-text = Casi nunca se equivoca. Unas tablas son un gran resultado.
level-10 = Fuerza máxima
level-10-text = Todo lo que da el motor, sin guardarse nada.
# $number (number): from 1 to 10. Example: 3
# $name (phrase): what the level is called. Example: Learner
level-numbered = { $number }, { $name }
level-rating = puntuación de unos { $rating }
