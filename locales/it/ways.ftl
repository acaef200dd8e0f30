# Tutti i modi di giocare a un gioco, dal foyer. Il grassetto è *così*.
ways-learn = Imparala giocando
ways-bots = Con i bot
ways-bots-count = Quanti bot
ways-bots-level = Come giocano
ways-bots-play = Comincia
ways-level-random-help = Muove a caso: per provare le regole.
ways-level-easy-help = Gioca con calma, e lascia spazio.
ways-level-medium-help = Gioca bene, e ogni tanto sbaglia.
ways-level-hard-help = Dà il meglio a ogni mossa.
ways-alone = Da solo
ways-alone-text = Una partita tutta tua, contro il mazzo.
ways-alone-play = Gioca da solo
ways-practice-text = Per allenarsi: si può sempre tornare indietro di un passo.
ways-practice-play = Allenati
ways-riddles-text = Tre immagini da leggere, le stesse per tutti, una volta al giorno.
ways-device = In più su questo dispositivo
ways-device-text = Ve lo passate di mano in mano.
ways-device-play = Stesso dispositivo

## Buttare via una partita che aspetta
home-drop-open = La stanza sparisce dal tuo foyer e il tuo posto si libera.
home-drop-others = La partita sparisce dal tuo foyer e un bot gioca al posto tuo: gli altri vanno avanti.
home-drop-bots = La partita sparisce dal tuo foyer: la finiscono i bot da soli, e non la ritrovi nemmeno tra quelle da rivedere.
home-drop = Butta via
home-drop-keep = La tengo
