# Perché un partner di Hanabi fa qualcosa: parla in prima persona, delle proprie carte o di quelle di un’altra mano.
# Dice che una cosa è così solo se le parole dette e ciò che si vede non lasciano altro.
hanabi-why-play-known = È { $card }, e ci sta.
hanabi-why-play-value = È un { $value }, e qualunque { $value } possa ancora essere ci sta.
hanabi-why-play-sure = Qualunque cosa possa ancora essere dopo tutto quello che si è detto, ci sta.
hanabi-why-play-taken = Da quello che mi è stato detto ho pensato che fosse { $card }.
hanabi-why-play-meant = L’informazione l’ho intesa così: questa carta si può giocare.
hanabi-why-play-meant-seen = Da quello che mi è stato detto e da quello che vedo nelle altre mani ho pensato che ci stesse.
hanabi-why-play-open = Da quello che tutti hanno sentito, può starci.
hanabi-why-play-seen = Con quello che vedo nelle altre mani, deve starci.
hanabi-why-play-guess = Non ne avevo la certezza: le davo { $chance } probabilità su 100.
hanabi-why-play-forced = Non potevo né informare né scartare: una carta andava giocata.
hanabi-why-discard-useless = Non serve più a nessuna serie.
hanabi-why-discard-seen = Con quello che vedo nelle altre mani, è di quelle che non servono più a nessuna serie.
hanabi-why-discard-taken = Da quello che mi è stato detto ho pensato che non servisse a nessuna serie.
hanabi-why-discard-twin = Vedo la stessa carta in un’altra mano.
hanabi-why-discard-twin-taken = Ho pensato che fosse di troppo: inutile, o uguale a una che vedo in un’altra mano.
hanabi-why-discard-pair = Ho pensato di avere in mano due carte uguali, e che questa fosse una delle due.
hanabi-why-discard-next = È la mia carta più vecchia di cui nessuno ha detto nulla.
hanabi-why-discard-replaceable = Qualunque cosa sia, non perdiamo nulla per sempre: ce n’è un’altra copia, o non serve a nessuna serie.
hanabi-why-discard-spare = Per riaccendere una lanterna una carta doveva andarsene: ho scelto quella che secondo me ci mancherà di meno.
hanabi-why-tell-play = { $to } ha una carta da giocare adesso.
    .to = Hai una carta da giocare adesso.
hanabi-why-tell-save = Altrimenti { $to } poteva scartare una carta che ci serve.
    .to = Altrimenti potevi scartare una carta che ci serve.
hanabi-why-tell-soon = { $to } ha una carta che presto si potrà giocare.
    .to = Hai una carta che presto si potrà giocare.
hanabi-why-tell-know = { $count ->
        [0] Così { $to } sa che cosa non ha in mano.
        [one] Così { $to } sa qualcosa di più di una sua carta.
       *[other] Così { $to } sa qualcosa di più di { $count } sue carte.
    }
    .to = { $count ->
            [0] Così sai che cosa non hai in mano.
            [one] Così sai qualcosa di più di una tua carta.
           *[other] Così sai qualcosa di più di { $count } tue carte.
        }
hanabi-why-tell-pass = Non volevo scartare, e così nessuno si confonde.
hanabi-why-tell-full = Con tutte le lanterne accese non si scarta, e così nessuno si confonde.
hanabi-why-tell-all = Secondo il nostro protocollo dice a ciascuno qualcosa delle proprie carte.
hanabi-why-tell-anything = Non ho carte sicure da giocare: intanto dico qualcosa { AD($to) }.
    .to = Non ho carte sicure da giocare: intanto ti dico qualcosa.

# Che cosa vogliono dire i livelli, in una riga sotto il nome.
hanabi-level-plain-help = Prende gli indizi alla lettera e ne dà di quelli che si capiscono senza aver imparato nulla.
hanabi-level-companion-help = Dà e legge gli indizi secondo abitudini che si imparano in cinque minuti.
