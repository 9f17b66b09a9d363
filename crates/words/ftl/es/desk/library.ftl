### The library of games in this browser.

library-title = Partidas
library-lead = Las partidas se guardan solas en este navegador.
library-loading = Cargando tus partidas…
library-empty = Aún no hay partidas
library-empty-lead = Cada partida aparece aquí en cuanto empieza. También puedes importar partidas: suelta un archivo PDN en esta página.
library-to-play = Jugar una partida
library-import = Importar archivos
library-paste = Pegar
library-paste-label = Partidas en PDN
# Example input. Keep the punctuation; you can change the names.
library-paste-hint = [Black "Ana"] [White "Luis"] 1. 11-15 23-19 …
library-paste-do = Importar
library-paste-empty = Todavía no hay nada que importar. Pega primero una partida.
library-export-all = Guardar todo
library-export-failed = El navegador no pudo guardar el archivo.
library-drop-here = Suelta para importar
library-search = Buscar
library-search-hint = Jugador, evento, apertura, resultado, comentario
library-show = Mostrar
library-nothing-found = Ninguna partida coincide. Prueba con menos palabras o muestra todas.
library-show-all = Mostrar todas
library-review = Analizar
library-rename = Renombrar
library-rename-label = Nombre de la partida
library-rename-do = Renombrar
library-save = Guardar archivo
library-pages = Páginas
library-previous = Anterior
library-next = Siguiente
library-problems = Ver problemas
library-open = Abrir la partida
library-pasted = Texto pegado
library-all = Todas

library-unfinished = Sin terminar
library-finished = Terminadas
library-imported = Importadas

# $name (phrase): a kind of game. Example: Finished
# $count (number): how many. Example: 12
library-filter = { $name } { $count }
# $file (text): the file. Example: club.pdn
# $percent (number). Example: 40
library-reading = Leyendo { $file }: { $percent } %
# $first (number). Example: 1
# $last (number). Example: 50
# $all (number). Example: 120
library-page = { $first }–{ $last } de { $all }
# $title (text): the name of a game. Example: Ann – Ben
library-deleted = Se eliminó “{ $title }”.
# $count (number). Example: 12
library-deleted-many = { $count ->
    [one] { $count } partida eliminada.
   *[other] { $count } partidas eliminadas.
}
library-delete-question = { $count ->
    [one] ¿Eliminar esta partida?
   *[other] ¿Eliminar estas { $count } partidas?
}

library-sort = Ordenar por
library-sort-added = Fecha de incorporación
library-sort-event = Evento
library-sort-site = Lugar
library-sort-date = Fecha
library-sort-length = Duración
library-sort-opening = Apertura
library-order = Invertir el orden
library-filters = Filtros
library-filters-set = Filtros ({ $count })
library-clear-filters = Quitar filtros
library-any = Cualquiera
library-collection = Colección
library-no-collection = Sin colección
library-result = Resultado
library-result-unknown = Desconocido
library-year-from = Desde el año
library-year-to = Hasta el año
library-moves-least = Jugadas como mínimo
library-moves-most = Jugadas como máximo
library-with-position = Con esta posición
library-with-pattern = Con estas fichas; las demás casillas dan igual
library-colors-reversed = También con los colores invertidos
library-board-remove = Buscar sin posición
library-positions-loading = Cargando posiciones…
library-duplicates = Duplicadas
library-trash = Papelera
library-trash-lead = { $count ->
    [one] Las partidas eliminadas se guardan aquí un día.
   *[other] Las partidas eliminadas se guardan aquí { $count } días.
}
library-days-left = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
}
library-select = Seleccionar: { $title }
library-select-all = { $count ->
    [one] Seleccionar { $count } partida
   *[other] Seleccionar las { $count } partidas
}
library-selected = { $count ->
    [one] { $count } seleccionada
   *[other] { $count } seleccionadas
}
library-move = Mover a una colección
library-move-label = Nombre de la colección
library-move-do = Mover
library-moved = { $count ->
    [one] { $count } partida movida.
   *[other] { $count } partidas movidas.
}
library-restore = Restaurar
library-restored = { $count ->
    [one] { $count } partida restaurada.
   *[other] { $count } partidas restauradas.
}
library-delete-forever = Eliminar para siempre
library-delete-forever-question = { $count ->
    [one] ¿Eliminar { $count } partida para siempre? No se puede deshacer.
   *[other] ¿Eliminar { $count } partidas para siempre? No se puede deshacer.
}
library-deleted-forever = { $count ->
    [one] { $count } partida eliminada para siempre.
   *[other] { $count } partidas eliminadas para siempre.
}
library-damaged = Algunas partidas guardadas están dañadas y no se pueden leer. Las demás funcionan.

## The result of an import. A report is the name of the file and some of these: "club.pdn: 120 games imported, 3 couldn't be read."

# $file (text): the file. Example: club.pdn
# $facts (phrase): the results. Example: 120 games imported, 3 couldn't be read
import-report = { $file }: { $facts }.
# $count (number). Example: 120
import-games = { $count ->
    [0] nada importado
    [one] { $count } partida importada
   *[other] { $count } partidas importadas
}
# $count (number). Example: 1
import-partly = { $count ->
    [one] { $count } importada en parte
   *[other] { $count } importadas en parte
}
# $count (number). Example: 1
import-known = { $count ->
    [one] { $count } ya estaba aquí
   *[other] { $count } ya estaban aquí
}
# $count (number). Example: 3
import-lost = { $count ->
    [one] { $count } partida ilegible
   *[other] { $count } partidas ilegibles
}
import-skipped = { $games } sin leer: { $variant }
# $reason (phrase): why, a sentence. Example: One game is larger than 1 MB.
import-cut-short = El archivo no se leyó hasta el final. { $reason }
# $file (text): the file. Example: club.pdn
# $reason (phrase): why, a sentence. Example: The file is empty.
import-refused = { $file }: { $reason }
import-empty = El archivo está vacío.
import-binary = No es un archivo de texto. Importa partidas en PDN o JSON.
# $size (number): megabytes. Example: 64
import-too-large = El archivo ocupa más de { $size } MB. Divídelo en otros más pequeños.
import-not-stored = El almacenamiento del navegador está lleno o desactivado. Las últimas partidas solo se conservan hasta que cierres esta página.
import-canceled = Cancelaste la importación.
import-unreadable = El navegador no pudo leer el archivo.
# $size (number): megabytes. Example: 1
import-game-too-large = Una de las partidas ocupa más de { $size } MB.
# $count (number). Example: 12
import-more-problems = … y { $count } más.
# $number (number): which game in the file. Example: 3
import-problem-no-end = La partida { $number } está incompleta. Quizá el archivo esté cortado.
import-problem-too-large = La partida { $number } ocupa más de { $size } MB. Se ha guardado el principio y descartado el resto.
# $number (number): which game in the file. Example: 3
# $why (phrase): the reason, in technical English. Example: the clock is missing
import-problem-not-resumable = La partida { $number } no se puede reanudar, pero sí analizar. { $why }
