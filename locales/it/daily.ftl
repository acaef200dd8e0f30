# The deal of the day, and what one may see after a game of one's own. Bold is *like this*.
daily-once = Si gioca una volta sola, e non si torna indietro. Conta chi finisce entro { $day } alle { $time }.
daily-play = Gioca la partita di oggi
daily-resume = Riprendi la partita di oggi
daily-next = La prossima arriva { $day } alle { $time }.
daily-bar = { $score }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }
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
daily-practice = Per allenarsi
daily-practice-text = Un mazzo nuovo, tutto tuo: qui si può sempre tornare indietro di un passo.
daily-practice-play = Allenati
daily-fair = La sorte è onesta?
daily-fair-text = Il seme di oggi è già deciso: questa è la sua impronta (SHA-256). Domani si vede anche il seme, e chiunque può controllare.
daily-fair-yesterday = Del { $date }, impronta e seme:
daily-best = La linea migliore
daily-best-wait = Sto cercando…

## Ieri
daily-yesterday = Ieri
daily-yesterday-best = La migliore
daily-yesterday-mine = La tua
daily-yesterday-none = Nessuno l’ha finita.
daily-watch = Rivedila
daily-beside = Fianco a fianco
daily-named = Da domani tutti possono rivedere la migliore di oggi, con il nome di chi l’ha giocata.
daily-same = { $count ->
        [0] Strade diverse fin dalla prima mossa.
        [one] La prima mossa è la stessa. Poi le strade si dividono.
       *[other] Le prime { $count } mosse sono le stesse. Poi le strade si dividono.
    }
daily-alike = Avete fatto le stesse mosse dall’inizio alla fine.
daily-it-is-yours = La migliore è la tua.
