# La replica
replay-title = Replica
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-scrub = Passo della partita
replay-turn = *Turno { $turn } di { $turns }.* { $words }
replay-eyes = Con gli occhi di
replay-eyes-open = Tutto scoperto
replay-previous-moment = Momento chiave precedente
replay-next-moment = Momento chiave successivo
replay-moments = Momenti chiave
replay-not-over = Questa partita non è ancora finita: la replica arriva dopo.
