### The ten levels of the computer.

level-1 = Novato
level-1-text = Acabou de aprender como as peças andam. Vê a próxima captura e pouco mais.
level-2 = Iniciante
level-2-text = Protege as peças, mas cai nos golpes mais simples.
level-3 = Aprendiz
level-3-text = Prevê a sua resposta, mas não o lance seguinte.
level-4 = Amador
level-4-text = Joga direitinho, como em casa, e não vê os golpes mais longos.
level-5 = Jogador de clube
level-5-text = Conhece as trocas e arma pequenas ciladas, mas não planeja longe.
level-6 = Jogador de torneio
level-6-text = Calcula quase todas as capturas e conhece as principais aberturas.
level-7 = Especialista
level-7-text = Castiga lances frouxos, defende bem e não deixa passar nenhuma captura.
level-8 = Mestre
level-8-text = Raramente avalia mal uma posição. Um descuido costuma bastar.
level-9 = Grande mestre
level-9-text = Quase nunca erra. Empatar já é um ótimo resultado.
level-10 = Força máxima
level-10-text = Tudo o que o motor tem, sem segurar nada.
# $number (number): from 1 to 10. Example: 3
# $name (phrase): what the level is called. Example: Learner
level-numbered = { $number }, { $name }
level-rating = rating de cerca de { $rating }
