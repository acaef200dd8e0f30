# Sensu, lo scopo: si legge quando le carte sono distribuite, prima del primo turno.
sensu-aim = { $seats ->
        [1] Fai 20 con le carte libere e costruisci i ventagli: *ogni stecca è un punto*, finché c’è mazzo.
       *[other] Fai 20 con le tue carte e costruisci i ventagli: *vince chi per primo ne completa due* da dieci stecche esatte.
    }
