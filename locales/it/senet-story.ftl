# Che cosa è successo, riletto alla fine: momenti e curiosità.

senet-moment-swap = Scambio
senet-moment-fall = Nelle acque
senet-moment-wall = Muro di tre
senet-moment-off = Nell’aldilà
senet-fact-swaps = *{ $name }* ha scambiato il posto { $count ->
        [one] una volta
       *[other] { $count } volte
    }.
senet-fact-falls = Le acque hanno preso *{ $name }* { $count ->
        [one] una volta
       *[other] { $count } volte
    }.
senet-fact-crosses = *{ $name }* ha fatto X { $count ->
        [one] una volta
       *[other] { $count } volte
    }.
senet-fact-streak = *{ $name }* ha tirato { $count } volte nello stesso turno.
senet-fact-waits = *{ $name }* ha aspettato { $count ->
        [one] un turno
       *[other] { $count } turni
    } alle porte dell’aldilà.
senet-fact-turns = Una partita di { $count ->
        [one] un turno
       *[other] { $count } turni
    }.
