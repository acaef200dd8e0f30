# Perché un partner di Hanabi fa qualcosa: parla in prima persona, delle proprie carte o di quelle di un’altra mano.
hanabi-why-play-known = È { $card }, e ci sta.
hanabi-why-play-value = So che è un { $value }, e qualunque { $value } possa essere ci sta.
hanabi-why-play-meant = L’informazione l’ho intesa così: questa carta si può giocare.
hanabi-why-play-seen = Con quello che vedo nelle altre mani, deve starci.
hanabi-why-guess = Non ne ho la certezza, ma vale la pena di provare.
hanabi-why-discard-useless = Non serve più a nessuna serie.
hanabi-why-discard-twin = Vedo la stessa carta in un’altra mano.
hanabi-why-discard-next = È la mia carta più vecchia di cui nessuno ha detto nulla.
hanabi-why-discard-spare = Fra tutte le mie carte è quella di cui posso fare a meno.
hanabi-why-tell-play = { $to } ha una carta da giocare adesso.
hanabi-why-tell-save = Altrimenti { $to } poteva scartare una carta che ci serve.
hanabi-why-tell-soon = { $to } ha una carta che presto si potrà giocare.
hanabi-why-tell-know = Così { $to } ne sa di più su quelle carte.
hanabi-why-tell-pass = Non ho di meglio da fare, e così non faccio danni.
hanabi-why-tell-all = Secondo il nostro protocollo dice a ciascuno qualcosa delle proprie carte.
hanabi-why-tell-anything = Dico la prima cosa che mi viene in mente.
