# Perché un bot di Senet fa una mossa: parla in prima persona di quello che si vede sul tabellone.
senet-why-even = Le pari partono un passo più avanti.
senet-why-race-ahead = { $squares ->
        [one] Nessun’altra mossa mi porta più avanti: ho una casella di vantaggio.
       *[other] Nessun’altra mossa mi porta più avanti: ho { $squares } caselle di vantaggio.
    }
senet-why-race-level = Nessun’altra mossa mi porta più avanti: nella corsa siamo pari.
senet-why-race-behind = { $squares ->
        [one] Nessun’altra mossa mi avvicina di più: sono indietro di una casella.
       *[other] Nessun’altra mossa mi avvicina di più: sono indietro di { $squares } caselle.
    }
senet-why-stands = { $throws ->
        [0] Così le mie pedine sono più avanti e più al riparo.
        [one] Guardo un tiro più in là: così le mie pedine sono più avanti e più al riparo.
       *[other] Guardo { $throws } tiri più in là: così le mie pedine sono più avanti e più al riparo.
    }
senet-why-chance = { $throws ->
        [0] Dopo questa mossa vinco { $chance } volte su 100.
        [one] Guardo un tiro più in là: dopo questa mossa vinco { $chance } volte su 100.
       *[other] Guardo { $throws } tiri più in là: dopo questa mossa vinco { $chance } volte su 100.
    }
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

## Le stesse come consiglio: parlano a chi ha chiesto che cosa fare.
senet-advice-even = Le pari partono un passo più avanti.
senet-advice-race-ahead = { $squares ->
        [one] Nessun’altra mossa ti porta più avanti: hai una casella di vantaggio.
       *[other] Nessun’altra mossa ti porta più avanti: hai { $squares } caselle di vantaggio.
    }
senet-advice-race-level = Nessun’altra mossa ti porta più avanti: nella corsa siete pari.
senet-advice-race-behind = { $squares ->
        [one] Nessun’altra mossa ti avvicina di più: sei indietro di una casella.
       *[other] Nessun’altra mossa ti avvicina di più: sei indietro di { $squares } caselle.
    }
senet-advice-stands = Così le tue pedine sono più avanti e più al riparo.
senet-advice-chance = Dopo questa mossa vinci { $chance } volte su 100, se giocate bene entrambi.
senet-advice-stays = Per ora resta sul 30: lì stai al sicuro.
senet-advice-leaves = { $off ->
        [one] Porti una pedina al sicuro nell’aldilà.
       *[other] Porti un’altra pedina nell’aldilà: ora sono { $off }.
    }
senet-advice-wins = Esce la tua quinta: hai vinto!
senet-advice-swap = { $squares ->
        [one] Scambio: una pedina di { $other } torna indietro di una casella.
       *[other] Scambio: una pedina di { $other } torna indietro di { $squares } caselle.
    }
senet-advice-wall-of-three = Tre in fila: questo muro non si salta.
senet-advice-wall = Fai muro: lì nessuno ti attacca.
senet-advice-row-one = Fra l’1 e il 10 non hai più pedine: ora puoi uscire.
senet-advice-house = Lì stai al riparo: { $house }.
senet-advice-shelter = { $from ->
        [1] Sull’1 sei allo scoperto.
        [8] Sull’8 sei allo scoperto.
        [11] Sull’11 sei allo scoperto.
       *[other] Sul { $from } sei allo scoperto.
    }

## Una scelta, in una rassegna
senet-choice-throw = { $seat } tira il dado.
