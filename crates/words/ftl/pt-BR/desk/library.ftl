### The library of games in this browser.

library-title = Partidas
library-lead = As partidas são salvas automaticamente neste navegador.
library-loading = Carregando suas partidas…
library-empty = Nenhuma partida ainda
library-empty-lead = Cada partida aparece aqui assim que começa. Você também pode importar partidas: solte um arquivo PDN nesta página.
library-to-play = Jogar uma partida
library-import = Importar arquivos
library-paste = Colar
library-paste-label = Partidas em PDN
# Example input. Keep the punctuation; you can change the names.
library-paste-hint = [Black "Ana"] [White "Beto"] 1. 11-15 23-19 …
library-paste-do = Importar
library-paste-empty = Ainda não há nada para importar. Cole uma partida primeiro.
library-export-all = Salvar tudo
library-export-failed = O navegador não conseguiu salvar o arquivo.
library-drop-here = Solte para importar
library-search = Buscar
library-search-hint = Jogador, evento, abertura, resultado, comentário
library-show = Mostrar
library-nothing-found = Nenhuma partida encontrada. Tente menos palavras ou mostre todas.
library-show-all = Mostrar todas
library-review = Analisar
library-rename = Renomear
library-rename-label = Nome da partida
library-rename-do = Renomear
library-save = Salvar arquivo
library-pages = Páginas
library-previous = Anterior
library-next = Próxima
library-problems = Ver problemas
library-open = Abrir a partida
library-pasted = Texto colado
library-all = Todas

library-unfinished = Em aberto
library-finished = Encerradas
library-imported = Importadas

# $name (phrase): a kind of game. Example: Finished
# $count (number): how many. Example: 12
library-filter = { $name } { $count }
# $file (text): the file. Example: club.pdn
# $percent (number). Example: 40
library-reading = Lendo { $file }: { $percent }%
# $first (number). Example: 1
# $last (number). Example: 50
# $all (number). Example: 120
library-page = { $first }–{ $last } de { $all }
# $title (text): the name of a game. Example: Ann – Ben
library-deleted = “{ $title }” foi excluída.
# $count (number). Example: 12
library-deleted-many = { $count ->
    [one] { $count } partida excluída.
   *[other] { $count } partidas excluídas.
}
library-delete-question = { $count ->
    [one] Excluir esta partida?
   *[other] Excluir estas { $count } partidas?
}

library-sort = Ordenar por
library-sort-added = Data de inclusão
library-sort-event = Evento
library-sort-site = Local
library-sort-date = Data
library-sort-length = Duração
library-sort-opening = Abertura
library-order = Inverter a ordem
library-filters = Filtros
library-filters-set = Filtros ({ $count })
library-clear-filters = Limpar filtros
library-any = Qualquer
library-collection = Coleção
library-no-collection = Sem coleção
library-result = Resultado
library-result-unknown = Desconhecido
library-year-from = Desde o ano
library-year-to = Até o ano
library-moves-least = Mínimo de lances
library-moves-most = Máximo de lances
library-with-position = Com esta posição
library-with-pattern = Com estas peças; as outras casas não importam
library-colors-reversed = Também com as cores invertidas
library-board-remove = Buscar sem posição
library-positions-loading = Carregando posições…
library-duplicates = Duplicadas
library-trash = Lixeira
library-trash-lead = { $count ->
    [one] As partidas excluídas ficam aqui por { $count } dia.
   *[other] As partidas excluídas ficam aqui por { $count } dias.
}
library-days-left = { $count ->
    [one] resta { $count } dia
   *[other] restam { $count } dias
}
library-select = Selecionar: { $title }
library-select-all = { $count ->
    [one] Selecionar { $count } partida
   *[other] Selecionar as { $count } partidas
}
library-selected = { $count ->
    [one] { $count } selecionada
   *[other] { $count } selecionadas
}
library-move = Mover para uma coleção
library-move-label = Nome da coleção
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
library-delete-forever = Excluir para sempre
library-delete-forever-question = { $count ->
    [one] Excluir { $count } partida para sempre? Não é possível desfazer.
   *[other] Excluir { $count } partidas para sempre? Não é possível desfazer.
}
library-deleted-forever = { $count ->
    [one] { $count } partida excluída para sempre.
   *[other] { $count } partidas excluídas para sempre.
}
library-damaged = Algumas partidas salvas estão danificadas e não podem ser lidas. As outras continuam disponíveis.

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
    [one] { $count } importada em parte
   *[other] { $count } importadas em parte
}
# $count (number). Example: 1
import-known = { $count ->
    [one] { $count } já estava aqui
   *[other] { $count } já estavam aqui
}
# $count (number). Example: 3
import-lost = { $count ->
    [one] { $count } partida ilegível
   *[other] { $count } partidas ilegíveis
}
import-skipped = { $games } não lidas: { $variant }
# $reason (phrase): why, a sentence. Example: One game is larger than 1 MB.
import-cut-short = O arquivo não foi lido até o fim. { $reason }
# $file (text): the file. Example: club.pdn
# $reason (phrase): why, a sentence. Example: The file is empty.
import-refused = { $file }: { $reason }
import-empty = O arquivo está vazio.
import-binary = Não é um arquivo de texto. Importe partidas em PDN ou JSON.
# $size (number): megabytes. Example: 64
import-too-large = O arquivo tem mais de { $size } MB. Divida-o em arquivos menores.
import-not-stored = O armazenamento do navegador está cheio ou desativado. As últimas partidas ficam só até você fechar esta página.
import-canceled = Você cancelou a importação.
import-unreadable = O navegador não conseguiu ler o arquivo.
# $size (number): megabytes. Example: 1
import-game-too-large = Uma das partidas tem mais de { $size } MB.
# $count (number). Example: 12
import-more-problems = … e mais { $count }.
# $number (number): which game in the file. Example: 3
import-problem-no-end = A partida { $number } está incompleta. O arquivo pode estar cortado.
import-problem-too-large = A partida { $number } tem mais de { $size } MB. O início foi mantido e o resto, descartado.
# $number (number): which game in the file. Example: 3
# $why (phrase): the reason, in technical English. Example: the clock is missing
import-problem-not-resumable = A partida { $number } não pode ser retomada, mas você pode analisá-la. { $why }
