# Che cosa è successo, riletto alla fine: momenti e curiosità.

hanabi-moment-five = Serie completa
hanabi-moment-error = Errore
hanabi-moment-lost = Carta persa
hanabi-moment-last-round = Ultimo giro
hanabi-fact-informed = *{ $name }* ha dato { $count ->
        [1] un’informazione
       *[other] { $count } informazioni
    }, più di tutti.
hanabi-fact-blind = *{ $name }* ha giocato { $card } senza saperne nulla. Ed era giusto.
hanabi-fact-fives = *{ $name }* ha chiuso { $count ->
        [1] una serie
       *[other] { $count } serie
    }.
hanabi-fact-errors = { $count ->
        [0] Nemmeno un errore.
        [1] Un solo errore.
       *[other] { $count } errori.
    }
hanabi-fact-lost-one = Una sola carta persa per strada: { $card }.
hanabi-fact-lost-many = Persi per strada: { $first }, { $second }{ $more ->
        [0] .
        [1] {" "}e un’altra carta.
       *[other] {" "}e altre { $more } carte.
    }
hanabi-fact-tokens = { $count ->
        [0] Tutte le lanterne usate, fino all’ultima.
        [1] Una lanterna è rimasta accesa.
       *[other] { $count } lanterne sono rimaste accese.
    }
hanabi-fact-turns = Uno spettacolo di { $count } turni.

# Malintesi, in una rassegna: che cosa voleva dire un’informazione, e per che cosa è stata presa.
hanabi-misread-played-for = { $by } ha indicato { $card } { AD($to) }, che l’ha presa per { $taken } e l’ha giocata: un errore.
    .by = Hai indicato { $card } { AD($to) }, che l’ha presa per { $taken } e l’ha giocata: un errore.
    .to = { $by } ti ha indicato { $card }: l’hai presa per { $taken } e l’hai giocata, un errore.
hanabi-misread-played = { $by } ha indicato { $card } { AD($to) }, che l’ha presa per una carta da giocare: un errore.
    .by = Hai indicato { $card } { AD($to) }, che l’ha presa per una carta da giocare: un errore.
    .to = { $by } ti ha indicato { $card }: l’hai presa per una carta da giocare, un errore.
hanabi-misread-discarded = { $by } ha indicato { $card } { AD($to) }, che l’ha presa per una carta inutile e l’ha scartata: serviva ancora.
    .by = Hai indicato { $card } { AD($to) }, che l’ha presa per una carta inutile e l’ha scartata: serviva ancora.
    .to = { $by } ti ha indicato { $card }: l’hai presa per una carta inutile e l’hai scartata, ma serviva ancora.
hanabi-misread-kept = { $by } indicava { $card }, da giocare subito: { $to } l’ha presa per una carta da tenere, e ha scartato.
    .by = Indicavi { $card }, da giocare subito: { $to } l’ha presa per una carta da tenere, e ha scartato.
    .to = { $by } ti indicava { $card }, da giocare subito: l’hai presa per una carta da tenere, e hai scartato.
