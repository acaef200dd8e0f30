# Ciò che ogni giorno porta. Il grassetto è *così*.
hanabi-day-lead = Le stesse carte per tutti, con due compagni che giocano come insegna la guida.
hanabi-day-score = *{ $score ->
        [one] 1 punto
       *[other] { $score } punti
    }*
hanabi-day-bar = { $score }
