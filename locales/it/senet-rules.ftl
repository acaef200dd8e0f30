# Le regole del Senet, per la pagina delle regole. Il grassetto è *così*; ciò che è nostro, dove il libro tace, ~così~.

senet-rules-title = Come si gioca a Senet
senet-rules-lead = Due persone, cinque pedine a testa, una strada di trenta caselle in comune. *Vince chi porta per primo tutte le pedine fuori dalla tavola*, nell’aldilà.

senet-rules-road = La strada
senet-rules-road-text = La strada è una sola e va a serpente: dall’1 al 10, poi gira e torna fino al 20, poi gira ancora fino al 30. ~Sono vicine solo le caselle che vengono una dopo l’altra: il 9 e il 10 sì, il 10 e l’11 sì, ma non due caselle che si toccano soltanto, come l’1 e il 20.~
senet-rules-road-figure = La partenza. Le frecce nella cornice mostrano dove la strada gira.

senet-rules-start = Si comincia
senet-rules-start-text = Tirate il dado tutti e due: comincia chi fa di più, e la X vale meno di tutto. ~Se fate pari si tira di nuovo.~ Chi comincia sceglie da che parte stare: le caselle dispari con i coni, o le pari con i rocchetti.
senet-rules-start-colour = Ognuno sceglie il colore delle sue pedine. ~Si può cambiare fino al proprio primo tiro in partita; le due parti non hanno mai lo stesso.~
senet-rules-start-figure = Un 4 contro la X: comincia chi ha fatto 4, e qui ha scelto i coni.
senet-rules-start-opening = Il primo tiro della partita muove la pedina sul 10, ~*di chiunque sia*. Con 1, 4 o 5 poi si tira ancora; con la X non si muove nulla e la mano passa.~

senet-rules-turn = Il tuo turno
senet-rules-turn-text = Tira il dado e muovi una pedina di tante caselle quante ne dice, tutte in una volta. Scegli tu quale, ma se una può andare avanti devi muovere.
senet-rules-turn-again = 1, 4, 5
senet-rules-turn-again-text = Muovi, poi tiri ancora.
senet-rules-turn-pass = 2, 3
senet-rules-turn-pass-text = Muovi, poi la mano passa.
senet-rules-turn-nothing = X
senet-rules-turn-nothing-text = Non muovi: la mano passa.
senet-rules-turn-figure = Le sei facce del dado: cinque con le tacche, e la X.

senet-rules-swap = Lo scambio
senet-rules-swap-text = Se arrivi su una casella dove c’è una pedina avversaria da sola, *vi scambiate di posto*: tu avanzi, lei torna dov’eri tu.
senet-rules-swap-figure = Il cono ha fatto 3: va sul 21, e il rocchetto finisce sul 18.
senet-rules-swap-own = Su una tua pedina, invece, di solito non puoi andare.

senet-rules-walls = I muri
senet-rules-walls-text = Due pedine vicine della stessa parte fanno un *muro*: nessuna delle due può essere attaccata. Un muro di due, però, si può saltare.
senet-rules-walls-two-figure = Con 2 o 3 il cono non può fermarsi sul muro; con 4 lo salta.
senet-rules-walls-three-text = Tre pedine in fila, o di più, *non si attaccano e non si saltano*. Il muro vale anche dietro gli angoli, e per chi torna indietro. I tuoi muri non ti fermano mai.
senet-rules-walls-three-figure = Un muro di tre gira intorno all’angolo: di qui non si passa.

senet-rules-stuck = Se davanti non c’è posto
senet-rules-stuck-text = Quando nessuna pedina può andare avanti, si prova in quest’ordine:
senet-rules-stuck-collision = *Pedina su pedina.* Se una pedina arriva esatta su una compagna, ci deve andare: una delle due torna sulla prima casella libera della strada.
senet-rules-stuck-back = *Un passo indietro.* Se no, una pedina torna indietro di quante caselle dice il dado. Se trova una pedina avversaria da sola si scambiano, e stavolta è lei ad avanzare. ~Su una compagna non si può indietreggiare.~
senet-rules-stuck-pass = *Si passa.* Se non si può nemmeno questo la mano passa, anche con 1, 4 o 5.
senet-rules-stuck-again = ~Dopo una mossa forzata con 1, 4 o 5 si tira ancora, come sempre.~
senet-rules-stuck-figure = Il cono ha fatto 4, ma un muro di tre sbarra la strada: torna all’8.

senet-rules-houses = Le case
senet-rules-houses-text = Sei caselle hanno un nome. In quelle con il riquadro chiaro *nessuno ti può attaccare*.
senet-rules-houses-15 = Qui rinasce chi finisce nelle acque.
senet-rules-houses-26 = ~Non serve fermarsi. Da qui l’1 salta sempre direttamente sul 28, senza passare dalle acque; se il 28 è dell’altra parte, l’1 non muove questa pedina. Con 5 si esce dalla tavola.~
senet-rules-houses-27 = Le acque. Chi ci arriva torna subito al 15. Se il 15 è occupato resta sul 27, e la sua parte è *bloccata*: nessuna sua pedina si muove, e si tira una volta per turno finché non esce un 4. ~Il 4 porta la pedina direttamente nell’aldilà.~ Chi sta sul 27 si può anche attaccare: esce dalle acque, e ci cade chi ha attaccato.
senet-rules-houses-28 = Si riparte solo con un 3. ~Porta nell’aldilà.~ Si prova *una volta per turno*, con il primo tiro fatto mentre la pedina è lì; i tiri in più servono alle altre.
senet-rules-houses-29 = Si riparte solo con un 2. ~Porta nell’aldilà.~ Anche qui si prova *una volta per turno*.
senet-rules-houses-30 = All’inizio del turno, prima di tirare, la pedina può uscire senza dado. ~Non costa nulla: poi si tira lo stesso.~
senet-rules-houses-back = Dal 27 in poi non si torna indietro: chi non può ripartire aspetta. ~Vale anche per il 30.~
senet-rules-houses-figure = Dal 25 con un 2: nelle acque, e si rinasce al 15.

senet-rules-leave = L’aldilà
senet-rules-leave-text = Si esce dalla tavola con il numero giusto: ~*dal 28 con 3, dal 29 con 2, dal 26 con 5*.~ Dal 30 si esce senza dado, all’inizio del turno, e poi si tira.
senet-rules-leave-ra = Il libro si può leggere in due modi: che il 3 sul 28 e il 2 sul 29 portino fuori dalla tavola, oppure sul 30, e che si esca solo da lì. Noi giochiamo nel primo modo; per il secondo c’è l’opzione *Uscita: solo da Ra*.
senet-rules-leave-row = Per uscire dal 30 *nessuna tua pedina deve essere ancora fra l’1 e il 10*. ~Lo chiediamo anche a chi esce con il dado, ma non al 4 che libera dalle acque.~ Un muro di tre tra la pedina e l’uscita ferma chi esce con il dado, tranne che dalle acque.
senet-rules-leave-win = La quinta pedina fuori fa vincere subito.
senet-rules-leave-figure = Il cono sul 28 ha fatto 3: esce. Quello sul 30 potrà uscire all’inizio del prossimo turno.

senet-rules-tips = Tre consigli
senet-rules-tips-walls = Tieni le pedine a coppie: una pedina sola si scambia, due fanno muro.
senet-rules-tips-jump = Dal 26 non si cade mai nelle acque: fermarsi lì è un buon affare.
senet-rules-tips-row = Non lasciare l’ultima pedina fra l’1 e il 10: le altre dovrebbero aspettarla.

senet-rules-options = Si può cambiare
senet-rules-options-text = Prima di cominciare, chi apre la stanza può scegliere chi parte, togliere i suggerimenti, decidere che cosa succede quando una pedina arriva su una compagna, far uscire le pedine solo dalla Casa di Ra, e far valere ogni tiro sul 28 e sul 29.

senet-rules-history = Da dove viene
senet-rules-history-text = Il Senet si giocava in Egitto cinquemila anni fa, e le tavole si trovano nelle tombe. Le regole nessuno le ha scritte: quelle di oggi sono ricostruzioni. Le nostre seguono un’edizione moderna, nella tradizione di Kendall e Bell; dove tace abbiamo deciso noi, e ogni regola così lo dice.
