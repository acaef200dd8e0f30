# Il promemoria accanto al tavolo del Sesto Senso: l’ordine di un giorno e quel che si cerca mentre si gioca. Il grassetto è *così*.

sesto-senso-reference-day = Una giornata
sesto-senso-reference-dream = *Il sogno.* Il Fantasma manda uno o più sogni a ogni sensitivo che cerca, una volta al giorno.
sesto-senso-reference-read = *L’interpretazione.* Se ne parla tutti insieme. Ognuno posa la sfera su una carta e, quando è convinto, conferma; finché non hanno confermato tutti, la si può spostare.
sesto-senso-reference-signs = *I segni.* Giusto: la carta è tua e i tuoi sogni svaniscono. Sbagliato: i sogni restano, e quella carta per te è esclusa.
sesto-senso-reference-order = Che cosa si cerca
sesto-senso-reference-found = Una carta al giorno al massimo. Chi le ha trovate tutte e tre aiuta gli altri.
sesto-senso-reference-week = Sette giorni
sesto-senso-reference-days = Devono bastare *per tutto*: domenica sera il colpevole dev’essere smascherato.
sesto-senso-reference-clock-three = *Tre minuti* per i sogni, poi *tre* per parlarne. Una sfera in ritardo vale come risposta sbagliata.
sesto-senso-reference-clock-six = *Sei minuti* per i sogni, poi *sei* per parlarne. Una sfera in ritardo vale come risposta sbagliata.
sesto-senso-reference-clock-day = *Un giorno di gioco al giorno*: dodici ore per i sogni, poi dodici per parlarne. Una sfera in ritardo vale come risposta sbagliata.
sesto-senso-reference-culprit = Il colpevole
sesto-senso-reference-final-classic = Quando tutte le storie sono ricostruite arriva un *sogno comune* di tre sogni: uno per la persona, uno per il luogo, uno per l’oggetto. Non si sa quale dei tre parli di che cosa.
sesto-senso-reference-final-one = Quando tutte le storie sono ricostruite arriva un *sogno comune*, che parla della *persona*; ogni giorno se ne aggiunge uno.
sesto-senso-reference-final-two = Quando tutte le storie sono ricostruite arriva un *sogno comune*, che parla di *tutta la storia*; ogni giorno se ne aggiunge uno.
sesto-senso-reference-vote = Si accusa la storia su cui sta *più della metà* delle sfere. Se è sbagliata, è esclusa e passa un giorno.
sesto-senso-reference-vote-one = Posi *una sfera sola*, e accusi. Se la storia è sbagliata, è esclusa e passa un giorno.
sesto-senso-reference-ghost = Il Fantasma
sesto-senso-reference-change-easy = Cambia tutta la mano *una volta al giorno*.
sesto-senso-reference-change-normal = Cambia tutta la mano *tre volte in tutto*.
sesto-senso-reference-change-hard = Cambia tutta la mano *una volta sola*.
sesto-senso-reference-change-very-hard = *Non cambia mai* la mano.
sesto-senso-reference-silent = Tace fino alla fine: parlano soltanto i sogni.
