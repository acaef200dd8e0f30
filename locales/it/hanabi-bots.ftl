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
hanabi-why-discard-spare = Una doveva andarsene, e ho scelto quella che secondo me ci mancherà di meno.
hanabi-why-tell-play = { $to } ha una carta da giocare adesso.
    .to = Hai una carta da giocare adesso.
hanabi-why-tell-save = Altrimenti { $to } poteva scartare una carta che ci serve.
    .to = Altrimenti potevi scartare una carta che ci serve.
hanabi-why-tell-soon = { $to } ha una carta che presto si potrà giocare.
    .to = Hai una carta che presto si potrà giocare.
hanabi-why-tell-know = Così { $to } ne sa di più sulla propria mano.
    .to = Così ne sai di più sulla tua mano.
hanabi-why-tell-pass = Non volevo scartare, e così nessuno si confonde.
hanabi-why-tell-full = Con tutte le lanterne accese non si scarta, e così nessuno si confonde.
hanabi-why-tell-all = Secondo il nostro protocollo dice a ciascuno qualcosa delle proprie carte.
hanabi-why-tell-anything = Dico la prima cosa che mi viene in mente.

# Lo stesso come consiglio: parla a chi ha chiesto che cosa fare.
hanabi-advice-play-known = Lì hai { $card }, e ci sta.
hanabi-advice-play-value = Lì hai un { $value }, e qualunque { $value } possa ancora essere ci sta.
hanabi-advice-play-sure = Qualunque cosa possa ancora essere la tua carta dopo tutto quello che si è detto, ci sta.
hanabi-advice-play-taken = Da quello che ti è stato detto puoi pensare che sia { $card }.
hanabi-advice-play-meant = Quello che ti è stato detto si può intendere così: questa carta si può giocare.
hanabi-advice-play-meant-seen = Da quello che ti è stato detto e da quello che vedi nelle altre mani puoi pensare che ci stia.
hanabi-advice-play-open = Da quello che hai sentito, può starci.
hanabi-advice-play-seen = Conta quello che vedi nelle altre mani: la tua carta deve starci.
hanabi-advice-play-guess = Non puoi averne la certezza: ci sta con { $chance } probabilità su 100.
hanabi-advice-play-forced = Non puoi né informare né scartare: devi giocare una delle tue carte.
hanabi-advice-discard-useless = La tua carta non serve più a nessuna serie.
hanabi-advice-discard-seen = Conta quello che vedi nelle altre mani: la tua carta non serve più a nessuna serie.
hanabi-advice-discard-taken = Da quello che ti è stato detto puoi pensare che non serva a nessuna serie.
hanabi-advice-discard-twin = Puoi vedere la stessa carta in un’altra mano.
hanabi-advice-discard-twin-taken = Puoi pensare che sia di troppo: inutile, o uguale a una che vedi in un’altra mano.
hanabi-advice-discard-pair = Puoi pensare di avere in mano due carte uguali, e che questa sia una delle due.
hanabi-advice-discard-next = È la tua carta più vecchia di cui nessuno ha detto nulla.
hanabi-advice-discard-replaceable = Qualunque cosa sia, non perdi nulla per sempre: ce n’è un’altra copia, o non serve a nessuna serie.
hanabi-advice-discard-spare = Se una delle tue carte deve andarsene, questa è probabilmente quella che ti mancherà di meno.
hanabi-advice-tell-play = Vedi una carta che si può giocare adesso, e così la indichi.
hanabi-advice-tell-save = Puoi evitare che venga scartata una carta che serve a tutti voi.
hanabi-advice-tell-soon = Vedi una carta che presto si potrà giocare, e così la indichi.
hanabi-advice-tell-know = Così fai sapere di più su quella mano.
hanabi-advice-tell-pass = Così tieni tutte le tue carte e non confondi nessuno.
hanabi-advice-tell-full = Con tutte le lanterne accese non puoi scartare, e così non confondi nessuno.
hanabi-advice-tell-all = Secondo il protocollo dici a ciascuno qualcosa delle proprie carte.
hanabi-advice-tell-anything = Puoi dire la prima cosa che ti viene in mente.

# Che cosa vogliono dire i livelli, in una riga sotto il nome.
hanabi-level-plain-help = Prende gli indizi alla lettera e ne dà di quelli che si capiscono senza aver imparato nulla.
hanabi-level-companion-help = Dà e legge gli indizi secondo abitudini che si imparano in cinque minuti.
