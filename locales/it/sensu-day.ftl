# Ciò che ogni giorno porta. Il grassetto è *così*.
sensu-day-lead = Le stesse carte per tutti, da soli contro il mazzo.
sensu-day-score = *{ $score ->
        [one] 1 punto
       *[other] { $score } punti
    }*
sensu-day-bar = { $score }
