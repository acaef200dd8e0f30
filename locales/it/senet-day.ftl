# Ciò che ogni giorno porta. Il grassetto è *così*.
senet-day-lead = Gli stessi lanci per tutti, uno dopo l’altro, contro il bot più forte.
senet-day-score = { $score ->
        [0] Hai perso: di cinque pedine non ne è arrivata nessuna
        [1] Hai perso: è arrivata una pedina su cinque
        [2] Hai perso: sono arrivate due pedine su cinque
        [3] Hai perso: sono arrivate tre pedine su cinque
        [4] Hai perso, e ti mancava una pedina
        [6] Hai *vinto* per una pedina
        [7] Hai *vinto* per due pedine
        [8] Hai *vinto* per tre pedine
        [9] Hai *vinto* per quattro pedine
       *[other] Hai *vinto* per cinque pedine
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
