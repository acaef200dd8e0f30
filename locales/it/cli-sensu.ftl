# Il Sensu nel terminale
cli-sensu-covers = Copre { $card }: di ogni pila resta libera solo la cima.
cli-sensu-empty = Lì non copre nulla.
