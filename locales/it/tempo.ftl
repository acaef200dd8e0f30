# Con che calma si gioca: in una volta sola o in più giorni, e quanto dura un turno.
tempo-title = Con che calma
tempo-sitting = In una volta
tempo-days = In più giorni
tempo-turn = Tempo per un turno
tempo-turn-sitting = Nessun orologio
tempo-turn-minutes-2 = 2 minuti
tempo-turn-minutes-5 = 5 minuti
tempo-turn-days-1 = 1 giorno
tempo-turn-days-2 = 2 giorni
tempo-turn-days-3 = 3 giorni
tempo-turn-days-7 = 7 giorni
tempo-turn-days = Senza limite
tempo-help-sitting = Tutti al tavolo, *senza orologio*: ci si pensa quanto si vuole.
tempo-help-minutes = Tutti al tavolo, con *{ $count } minuti* per turno. Se passano, un bot gioca solo quel turno: nessuno perde il posto.
tempo-help-own = Tutti al tavolo; se volete, con la clessidra del gioco.
tempo-help-limit = Ognuno gioca quando gli è comodo, *entro { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }*. Se il tempo passa, un bot gioca solo quel turno: nessuno perde il posto. A server spento il tempo è fermo.
tempo-help-days = Ognuno gioca quando gli è comodo, *senza scadenze*. Nessuno viene sostituito perché è via.
tempo-missed = Il tempo era passato: un bot ha giocato il tuo turno
