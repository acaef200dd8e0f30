# Hanabi nel terminale
cli-hanabi-lanterns = Lanterne spente e accese.
cli-hanabi-not = Che cosa la carta non è.
cli-hanabi-stopped = La serie non può andare oltre.
cli-hanabi-play = Gioca la carta { $place }
cli-hanabi-discard = Scarta la carta { $place }
cli-hanabi-inform-colour = A { $name }: { $colour } ×{ $count }
cli-hanabi-inform-value = A { $name }: { $value } ×{ $count }
cli-hanabi-arrange = Sposta la carta { $place } a sinistra
cli-hanabi-arrange-help = Non è un turno: tutti vedono il nuovo ordine.
