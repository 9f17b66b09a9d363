### Openings: the trainer and the explorer.

openings-title = Entrenador de aperturas
openings-lead = La app empieza con una apertura sorteada o con nombre y juega según el libro. Tú encuentras las respuestas. Lo que falles volverá.
openings-open = Entrenar aperturas
openings-known = { $side }: { $known } de { $all } aprendidas
openings-due = { $count ->
    [0] hoy no hay nada que repasar
    [one] { $count } por repasar
   *[other] { $count } por repasar
}
openings-sides = Juegas con
openings-both = Ambos bandos
openings-train = Entrenar la siguiente
openings-train-picked = Entrenar tu selección ({ $count })
openings-pick = Elegir aperturas
openings-pick-none = Borrar selección
openings-ballots = Todas las aperturas sorteadas
openings-names = Aperturas por nombre
openings-state-new = nueva
openings-state-learning = en curso
openings-state-known = aprendida
openings-state-due = por repasar
openings-ballot = Sorteo { $number }: { $moves }
openings-cell = { $opening }. { $first }: { $black }. { $second }: { $white }.
openings-task = Juegas con { $side ->
    [red] rojas
    [black] negras
   *[white] blancas
}. Encuentra las jugadas del libro.
openings-done = { $count ->
    [one] ¡Bien! { $count } jugada según el libro.
   *[other] ¡Bien! { $count } jugadas según el libro.
}
openings-helped = Hecho, con algo de ayuda. Volverá pronto.
openings-next = Siguiente apertura
openings-all = Todas las aperturas
openings-no-book = No se pudo cargar el libro de aperturas. Comprueba la conexión y recarga la página.

## The explorer.

explorer-title = Explorador de aperturas
explorer-lead = Mira qué dicen de cada jugada el libro, el motor y las partidas. Pulsa una jugada para hacerla.
explorer-moves = Jugadas en esta posición
explorer-move = Jugada
explorer-book = Libro
explorer-share = { $percent } %
explorer-weak = floja
explorer-engine = Motor
explorer-games = Partidas
explorer-source = Partidas de
explorer-library = Mis partidas
explorer-archive = Este servidor
explorer-file = Un archivo PDN…
explorer-reading = Leyendo partidas: { $count }
explorer-results = { $count ->
    [one] { $count } partida: { $first } { $black } %, tablas { $draws } %, { $second } { $white } %
   *[other] { $count } partidas: { $first } { $black } %, tablas { $draws } %, { $second } { $white } %
}
explorer-no-games = No hay partidas con esta posición.
explorer-analyze = Analizar
explorer-train = Entrenar esta apertura
explorer-actions = Explorador
explorer-here = Explorar

## Un libro propio.

book-mine = Mi libro
book-lead = La máquina juega con tu libro en vez de con el suyo. Indica con qué frecuencia hace cada jugada; 0 es nunca.
book-make = Crear con mis partidas
book-no-games = Primero necesitas partidas desde la posición inicial en Partidas.
book-made = { $count ->
    [one] Tu libro tiene { $count } posición.
   *[other] Tu libro tiene { $count } posiciones.
}
book-none-here = Tu libro no tiene jugadas aquí.
book-use = Que la máquina juegue con mi libro
book-add = Añadir jugada
book-weight = Peso
book-weight-of = Peso de { $move }
book-comment-on = Comentario de { $move }
book-remove = Quitar { $move }
book-delete = Eliminar libro
book-deleted = Libro eliminado.
book-file = mi libro
book-open = Abrir un libro
book-not-a-book = “{ $file }” no es un libro de aperturas. Elige un archivo creado con “crownhead book build”.
