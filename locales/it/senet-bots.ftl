# Perché un bot di Senet fa una mossa: parla in prima persona di quello che si vede sul tabellone.
senet-why-even = Le pari partono un passo più avanti.
senet-why-race = Nessun’altra mossa mi porta più avanti nella corsa.
senet-why-keeps-wall = Il mio muro sul { $low } e sul { $high } resta in piedi.
senet-why-aims = Da lì minaccio la pedina di { $other } sul { $target }: mi basta un { $throw }.
    .other = Da lì minaccio la tua pedina sul { $target }: mi basta un { $throw }.
senet-why-ahead = { $squares ->
        [one] Nella corsa resto avanti di una casella.
       *[other] Nella corsa resto avanti di { $squares } caselle.
    }
senet-why-level = Nella corsa restiamo alla pari.
senet-why-behind = { $squares ->
        [one] Nella corsa resto indietro di una casella.
       *[other] Nella corsa resto indietro di { $squares } caselle.
    }
senet-why-waters = Dalle acque rinasco sul 15, e lì sto al sicuro.
senet-why-stays = Per ora resto sul 30: lì sto al sicuro.
senet-why-leaves = { $off ->
        [one] Una pedina al sicuro nell’aldilà.
       *[other] Un’altra pedina nell’aldilà: ora sono { $off }.
    }
senet-why-wins = Esce la quinta: ho vinto!
senet-why-swap = { $squares ->
        [one] Scambio: una pedina di { $other } torna indietro di una casella.
       *[other] Scambio: una pedina di { $other } torna indietro di { $squares } caselle.
    }
    .other = { $squares ->
            [one] Scambio: una tua pedina torna indietro di una casella.
           *[other] Scambio: una tua pedina torna indietro di { $squares } caselle.
        }
senet-why-wall-of-three = Tre in fila: questo muro non si salta.
senet-why-wall = Faccio muro: lì nessuno mi attacca.
senet-why-row-one = Fra l’1 e il 10 non ho più pedine: ora posso uscire.
senet-why-house = Al riparo: { $house }.
senet-why-shelter = { $from ->
        [1] Sull’1 ero allo scoperto.
        [8] Sull’8 ero allo scoperto.
        [11] Sull’11 ero allo scoperto.
       *[other] Sul { $from } ero allo scoperto.
    }

## Una scelta, in una rassegna
senet-choice-throw = { $seat } tira il dado.
