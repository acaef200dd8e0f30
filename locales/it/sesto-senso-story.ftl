# Che cosa è successo, riletto alla fine: momenti e curiosità.

sesto-senso-moment-found = { $name } indovina
sesto-senso-moment-last = Tutto ricostruito
sesto-senso-moment-accused = Un’accusa sbagliata
sesto-senso-moment-unmasked = Colpevole smascherato
sesto-senso-moment-hopeless = Non si può più vincere
sesto-senso-fact-first = { $name } non ha mai sbagliato una carta.
sesto-senso-fact-one-dream = { $count ->
        [one] Una volta a { $name } è bastato un solo sogno.
       *[other] Per { $count } volte a { $name } è bastato un solo sogno.
    }
sesto-senso-fact-patience = { $name } ha avuto bisogno di { $count } sogni per una sola carta.
sesto-senso-fact-dreams = Il Fantasma ha mandato { $count ->
        [one] un sogno
       *[other] { $count } sogni
    } in tutto.
