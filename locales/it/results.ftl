# I miei risultati, gioco per gioco.
results-title = I miei risultati
results-none = Ancora nessun risultato
results-none-text = Finita la prima partita, lo trovi qui.
results-count = { $count ->
        [one] *Una partita*, { $won ->
                [0] non vinta.
               *[other] vinta.
            }
       *[other] *{ $count } partite*, { $won ->
                [0] nessuna vinta.
                [one] una vinta.
               *[other] { $won } vinte.
            }
    }
results-streak = { $streak ->
        [0] La serie più lunga: { $longest } di fila.
        [one] La serie più lunga: { $longest } di fila.
       *[other] Ora { $streak } di fila; la serie più lunga: { $longest }.
    }
results-scores = Punti, partita dopo partita
results-scores-said = { $count } partite: dalla prima, con { $first }, all’ultima, con { $last }; al massimo { $best }
results-often = Quante volte ogni punteggio
results-levels = Quante volte ogni grado, da soli
results-days = In quanti giorni
results-lost = Non trovato
results-bar = { $name }: { $count }
results-against = Contro chi
results-people = Persone
results-row = { $name }: { $won ->
        [one] una vinta
       *[other] { $won } vinte
    }, { $lost ->
        [one] una persa
       *[other] { $lost } perse
    }
results-rating = Forza contro persone
results-rating-is = *{ $value }*, con { $deviation } punti di incertezza, da { $games ->
        [one] una partita
       *[other] { $games } partite
    }.
results-rating-unsure = Si assesterà con altre partite.
results-table = Tutte le partite
results-when = Quando
results-how = Com’è finita
