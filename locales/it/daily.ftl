# The deal of the day, and what one may see after a game of one's own. Bold is *like this*.
daily-lead = Le stesse carte per tutti, fino a mezzanotte (UTC): una partita che finisce più tardi non conta. Si gioca una volta sola e non si torna indietro.
daily-play = Gioca il mazzo di oggi
daily-resume = Riprendi il mazzo di oggi
daily-mine = Oggi hai fatto *{ $score ->
        [one] 1 punto
       *[other] { $score } punti
    }*.
daily-tomorrow = Il prossimo mazzo arriva a mezzanotte (UTC).
daily-streak = La tua serie
daily-streak-text = { $current ->
        [0] *Ancora nessuna*: puoi cominciare oggi.
        [one] Adesso *un giorno*.
       *[other] Adesso *{ $current } giorni di fila*.
    }{ $longest ->
        [0] {""}
       *[other] {" "}La più lunga: { $longest }.
    }
daily-scores = Com’è andata a tutti
daily-nobody = Nessuno ha ancora finito. Puoi essere tu il primo nome.
daily-bar = { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }
daily-practice = Per allenarsi
daily-practice-text = Un mazzo nuovo, tutto tuo: qui si può sempre tornare indietro di un passo.
daily-practice-play = Allenati
daily-fair = Il mazzo è onesto?
daily-fair-text = Il seme di oggi è già deciso: questa è la sua impronta (SHA-256). Domani si vede anche il seme, e chiunque può controllare.
daily-fair-yesterday = Del { $date }, impronta e seme:
daily-best = La linea migliore
daily-best-wait = Sto cercando…
