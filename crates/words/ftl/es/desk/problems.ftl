### Problems in game files. Each message is one or two sentences. “We” is the program that reads the file.

pdn-in-game = Partida { $game }: { $what }
pdn-at-move = Partida { $game }, jugada { $number } ({ $side }): { $what }
pdn-at-line = { $problem } (Línea { $line }, columna { $column })
pdn-illegal = { $move } no es legal, y no hay otra jugada posible.
pdn-illegal-expected = { $move } no es legal. Posible: { $moves }.
pdn-illegal-many = { $move } no es legal. Posible: { $moves } y { $count } más.
pdn-ambiguous = { $move } puede ser { $moves }.
pdn-not-a-move = “{ $text }” no es una jugada. { $why }
pdn-not-a-position = “{ $fen }” no es una posición. { $why }
pdn-other-game = Otro juego: { $variant }. Solo se leen las damas inglesas.
pdn-no-game = Aquí no hay ninguna partida. Una partida tiene etiquetas como [Event "…"] o jugadas como 1. 11-15.
pdn-utf16 = El texto parece UTF-16, así que se ha leído como UTF-16.
pdn-open-comment = Un comentario no está cerrado: falta { "}" }.
pdn-open-variation = Una variante no está cerrada: falta ).
pdn-open-setup = Una posición no está cerrada: falta /.
pdn-too-deep = Hay variantes anidadas a más de { $most } niveles. Las interiores quedan como comentario.
pdn-too-long = Una etiqueta ocupa más de { $most } bytes. Se ha recortado.
pdn-too-many-tags = La partida tiene más de { $most } etiquetas. Faltan las últimas.
pdn-not-utf8 = El texto no está en UTF-8. Se ha leído como Windows-1252.
pdn-stray-text = “{ $text }” no significa nada aquí. Queda como comentario.
pdn-closes-nothing = “{ $sign }” no cierra nada.
pdn-broken-tag = La etiqueta { $name } está mal escrita.
pdn-repeated-tag = La etiqueta { $name } aparece dos veces. Vale la primera.
pdn-no-terminator = Falta un resultado o * antes de la siguiente partida.
pdn-results-differ = La etiqueta Result dice { $tag }, pero la partida termina con { $end }.
pdn-second-result = La partida terminó con { $first }, pero después viene { $second }.
pdn-result-contradicts-board = El resultado es { $result }, pero en el tablero ganaron las { $side ->
    [red] rojas
    [black] negras
   *[white] blancas
}. Quizá el archivo usa 1-0 para las blancas.
pdn-result-not-of-board = El resultado es { $result }, pero en el tablero ganaron las { $side ->
    [red] rojas
    [black] negras
   *[white] blancas
}.
pdn-not-a-result = “{ $text }” no es un resultado. Los resultados son 1-0, 0-1, 1/2-1/2, 0-0 y *.
pdn-international-result = { $text } es un resultado de damas internacionales. Se ha leído como { $result }.
pdn-result-in-variation = El resultado { $text } está dentro de una variante.
pdn-wrong-number = El número de jugada { $written } debería ser { $expected }.
pdn-wrong-ply-count = La etiqueta PlyCount dice { $tag }, pero el número es { $count }.
pdn-unknown-game-type = El tipo de juego “{ $text }” es desconocido. La partida se ha leído como damas inglesas.
pdn-unknown-rules = Las reglas “{ $text }” son desconocidas. Se han usado las oficiales.
pdn-turned-letters = Las letras de las casillas empiezan por el lado de las negras. Se han convertido.
pdn-not-a-nag = { $text } no es una anotación. Las anotaciones van de $0 a $255.
pdn-more = { $count ->
    [one] Hay { $count } problema más en esta partida.
   *[other] Hay { $count } problemas más en esta partida.
}
pdn-json = El JSON no es una partida: { $why }
pdn-json-cut-off = El JSON termina demasiado pronto.
pdn-json-no-action = Cada entrada de moves necesita move o setUp, pero no ambos.
pdn-stuck-text = “{ $text }” sigue a una jugada sin espacio.
pdn-uncrowned-men = Los peones de { $squares } ya habrían coronado. Se han leído como damas.

## The games of draughts that aren't ours.

variant-international = damas internacionales
variant-frisian = damas frisonas
variant-canadian = damas canadienses
variant-spantsiretti = Spantsiretti
variant-russian = damas rusas
variant-brazilian = damas brasileñas
variant-pool = pool checkers
variant-italian = damas italianas
variant-spanish = damas españolas
variant-portuguese = damas portuguesas
variant-czech = damas checas
variant-turkish = damas turcas
variant-thai = damas tailandesas
variant-other = otro tipo de damas
