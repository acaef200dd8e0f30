# Che cosa si può regolare su una televisione, e che cosa vi si legge.

tv-menu = Televisione
tv-code = Mostra il codice
tv-code-key = O premi *C*.
tv-code-host = Chi conduce il tavolo lo ha nascosto.
tv-code-none = A questo tavolo ora non porta nessun codice.
tv-speak = Leggi ad alta voce
tv-speak-help = Una voce dice quello che succede. Dopo aver ricaricato la pagina, tocca una volta lo schermo.
tv-speak-none = Questo schermo non sa parlare.
tv-day = Luce del giorno
tv-over = Com’è finita
