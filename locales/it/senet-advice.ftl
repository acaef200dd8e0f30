# Le ragioni dei bot di Senet come consiglio: parlano a chi ha chiesto che cosa fare, mai del bot.
senet-advice-even = Scegli le pari: partono un passo più avanti.
senet-advice-race = Muovila: nessun’altra mossa ti porta più avanti nella corsa.
senet-advice-keeps-wall = Muovila: il tuo muro sul { $low } e sul { $high } resta in piedi.
senet-advice-aims = Muovila: da lì minacci la pedina di { $other } sul { $target }, e ti basta un { $throw }.
senet-advice-ahead = { $squares ->
        [one] Muovila: nella corsa resti avanti di una casella.
       *[other] Muovila: nella corsa resti avanti di { $squares } caselle.
    }
senet-advice-level = Muovila: nella corsa restate alla pari.
senet-advice-behind = { $squares ->
        [one] Muovila: nella corsa resti indietro di una casella sola.
       *[other] Muovila: nella corsa resti indietro di { $squares } caselle.
    }
senet-advice-waters = Muovila: dalle acque la pedina rinasce sul 15, e lì è al sicuro.
senet-advice-stays = Per ora resta sul 30: lì la pedina è al sicuro.
senet-advice-leaves = { $off ->
        [one] Falla uscire: è la tua prima pedina al sicuro nell’aldilà.
       *[other] Falla uscire: con questa hai { $off } pedine nell’aldilà.
    }
senet-advice-wins = Falla uscire: è la quinta, e hai vinto!
senet-advice-swap = { $squares ->
        [one] Scambiala: una pedina di { $other } torna indietro di una casella.
       *[other] Scambiala: una pedina di { $other } torna indietro di { $squares } caselle.
    }
senet-advice-wall-of-three = Muovila: le tue pedine diventano tre in fila, e questo muro non si salta.
senet-advice-wall = Muovila: fai muro, e lì nessuno ti attacca.
senet-advice-row-one = Muovila: fra l’1 e il 10 non hai più pedine, e puoi cominciare a uscire.
senet-advice-house = Muovila: si mette al riparo ({ $house }).
senet-advice-shelter = { $from ->
        [1] Muovila: sull’1 è allo scoperto.
        [8] Muovila: sull’8 è allo scoperto.
        [11] Muovila: sull’11 è allo scoperto.
       *[other] Muovila: sul { $from } è allo scoperto.
    }
