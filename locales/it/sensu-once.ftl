# Sensu: una frase sola, la prima volta che una cosa succede. Il grassetto è *così*.
sensu-once-took = Si può prendere anche *la carta in cima agli scarti*, i propri o quelli di un altro.
sensu-once-hand = In mano si tengono *cinque carte*: la sesta si scarta.
sensu-once-twenty = Chi fa 20 riscatta *la carta con più stecche*; le altre vanno sugli scarti.
sensu-once-wild = Il jolly vale *il numero che serve* per fare 20. Se ne usa uno solo.
sensu-once-pair = Due numeri uguali valgono *una carta in più*, una di quelle con meno stecche.
sensu-once-trio = Tre carte dello stesso tipo valgono *una carta in più*, una di quelle con meno stecche.
sensu-once-tie = Fra carte con le stesse stecche *sceglie chi ha fatto 20*.
sensu-once-placed = Un ventaglio si chiude con *dieci stecche esatte*.
sensu-once-aside = Una carta che non entra nel suo ventaglio *finisce sugli scarti*.
sensu-once-closed = Un ventaglio chiuso *non cambia più*.
sensu-once-wisdom = Il secondo simbolo in un ventaglio fa scattare il suo potere: la *Saggezza* fa pescare tre carte.
sensu-once-harmony = Il secondo simbolo in un ventaglio fa scattare il suo potere: l’*Armonia* aggiunge la carta in cima a degli scarti.
sensu-once-courage = Il secondo simbolo in un ventaglio fa scattare il suo potere: il *Coraggio* toglie agli altri l’ultima carta di un ventaglio aperto.
sensu-once-lost = Un potere si usa subito: se non può fare nulla, *va perso*.
sensu-once-reshuffled = Finito il mazzo, *gli scarti di tutti* si rimescolano e ne fanno uno nuovo.
sensu-once-chosen = Si può chiudere solo *il ventaglio prescelto*: chiuso quello, ne esce un altro.
sensu-once-put = Si usa solo ciò che *non è coperto*: il fondo delle colonne e la cima degli scarti.
