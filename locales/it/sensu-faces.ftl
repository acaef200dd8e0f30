# Che cosa non va nel file con cui un proprietario della scatola descrive le sue carte (docs/own-faces.md).

sensu-faces-line = Non si capisce la riga { $line }: ci vanno il numero, le stecche, i segni di vento delle tre copie e, se c’è, la parola symbol.
sensu-faces-twice = Si gioca già con le carte di un’altra scatola.
sensu-faces-missing = { $fan }: manca il numero { $number }.
sensu-faces-sticks = { $fan }: il { $number } deve avere da una a quattro stecche.
sensu-faces-winds = { $fan }: i segni di vento di un { $number } sono al massimo due.
sensu-faces-one-wind = { $fan }: delle tre carte con il { $number }, una sola ha un segno di vento.
sensu-faces-equal = { $fan }: un { $one } e un { $two } hanno le stesse stecche.
sensu-faces-more = { $fan }: un { $one } ha più stecche di un { $two }.
sensu-faces-nine = { $fan }: un 9 ha una stecca sola.
sensu-faces-four = { $fan }: qualche numero ha quattro stecche, e nessuno di più.
