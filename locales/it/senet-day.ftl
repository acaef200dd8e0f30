# Ciò che ogni giorno porta. Il grassetto è *così*.
senet-day-lead = Gli stessi lanci per tutti, uno dopo l’altro, contro il bot più forte.
senet-day-score = { $score ->
        [0] Persa: di cinque pedine non ne è arrivata nessuna
        [1] Persa: è arrivata una pedina su cinque
        [2] Persa: sono arrivate due pedine su cinque
        [3] Persa: sono arrivate tre pedine su cinque
        [4] Persa per una pedina
        [6] *Vinta* per una pedina
        [7] *Vinta* per due pedine
        [8] *Vinta* per tre pedine
        [9] *Vinta* per quattro pedine
       *[other] *Vinta* per cinque pedine
    }
senet-day-bar = { $score ->
        [0] −5
        [1] −4
        [2] −3
        [3] −2
        [4] −1
        [6] +1
        [7] +2
        [8] +3
        [9] +4
       *[other] +5
    }
