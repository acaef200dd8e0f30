# Che cosa è successo, riletto alla fine: momenti e curiosità.

sensu-moment-closed = Ventaglio chiuso
sensu-moment-both = Coppia e tris di ventagli
sensu-fact-both = *{ $name }* ha fatto venti con una coppia e un tris di ventagli { $count ->
        [one] una volta
       *[other] { $count } volte
    }.
sensu-fact-twenties = *{ $name }* ha fatto venti { $count } volte.
sensu-fact-powers = *{ $name }* ha attivato { $count ->
        [one] un potere
       *[other] { $count } poteri
    }.
sensu-fact-lost = A *{ $name }* il Coraggio ha tolto { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
sensu-fact-taken = *{ $name }* ha preso { $count } carte dagli scarti degli altri.
sensu-fact-turns = Una partita di { $count ->
        [one] un turno
       *[other] { $count } turni
    }.
