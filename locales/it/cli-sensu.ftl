# Il Sensu nel terminale
cli-sensu-covers = Copre { $card }: di ogni pila resta libera solo la cima.
cli-sensu-empty = Lì non copre nulla.

## Che cosa non va nel file con cui chi ha la scatola descrive le sue carte
sensu-faces-line = Non si capisce la riga { $line }: ci vanno il numero, le stecche, i segni di vento delle tre copie e, se c’è, la parola symbol.
sensu-faces-twice = Si gioca già con le carte di un’altra scatola.
sensu-faces-missing = { $fan }: manca il numero { $number }.
sensu-faces-sticks = { $fan }: le carte con il numero { $number } devono avere da una a quattro stecche.
sensu-faces-winds = { $fan }: le carte con il numero { $number } hanno al massimo due segni di vento.
sensu-faces-one-wind = { $fan }: delle tre carte con il numero { $number }, una sola ha esattamente un segno di vento.
sensu-faces-equal = { $fan }: un { $one } e un { $two } hanno lo stesso numero di stecche.
sensu-faces-more = { $fan }: un { $one } ha più stecche di un { $two }.
sensu-faces-nine = { $fan }: un 9 ha una stecca sola.
sensu-faces-four = { $fan }: qualche numero ha quattro stecche, e nessuno di più.
