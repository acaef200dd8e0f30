# Il menu della stanza: arriva quando il tavolo è già apparecchiato.

room-link = Continua su un altro dispositivo
room-link-help = Apri questo link sull’altro dispositivo: il posto si sposta lì. Vale una volta sola, per un giorno. Tienilo per te.
room-hand-over = Fai giocare un bot al posto mio
room-fair = Il sorteggio era onesto?
room-fair-help = Tutto il caso di questa partita nasce da un numero segreto. Questa è la sua impronta (SHA-256), fissata prima della prima mossa:
room-fair-help-together = Tutto il caso di questa partita nasce da un numero che il server e chi gioca fanno insieme. Queste sono le impronte (SHA-256) delle parti, ciascuna fissata prima di conoscere le altre. Quella del server:
room-fair-part = { $name }:
room-fair-missing = { $name }, la cui parte non è arrivata in tempo:
room-fair-seed = La partita è finita, ecco il numero:
room-leave-playing = Se esci, un bot prende il tuo posto. Torna tuo quando rientri.
room-leave-sure = Esci dalla stanza? Il tuo posto si libera.
room-leave = Esci
room-stay = Resto
room-passing = Il sipario tra una persona e l’altra
room-passing-button = Quando lo dite voi
room-passing-itself = Cala da solo
room-pace = Ritmo degli altri
room-pace-calm = Calmo
room-pace-brisk = Svelto
room-pace-instant = Subito
room-pace-tap = A ogni tocco
whatif-back = Alla partita da cui viene
whatif-branch = Prova un’altra strada da qui
room-once = Spiega la prima volta
room-once-help = Una frase, quando qualcosa succede per la prima volta.
