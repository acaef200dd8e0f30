# Le ragioni dei bot di Hanabi come consiglio: parlano a chi ha chiesto che cosa fare, mai del bot.
hanabi-advice-play-known = Giocala: è { $card }, e ci sta.
hanabi-advice-play-value = Giocala: è un { $value }, e qualunque { $value } possa ancora essere ci sta.
hanabi-advice-play-sure = Giocala: qualunque cosa possa ancora essere dopo tutto quello che si è detto, ci sta.
hanabi-advice-play-taken = Giocala: da quello che ti è stato detto puoi pensare che sia { $card }.
hanabi-advice-play-meant = Giocala: quello che ti è stato detto si può intendere così.
hanabi-advice-play-meant-seen = Giocala: da quello che ti è stato detto e da quello che vedi nelle altre mani puoi pensare che ci stia.
hanabi-advice-play-open = Giocala: da quello che hai sentito, può starci.
hanabi-advice-play-seen = Giocala: conta quello che vedi nelle altre mani, e deve starci.
hanabi-advice-play-guess = Giocala, ma non è certo: ci sta con { $chance } probabilità su 100.
hanabi-advice-play-forced = Giocala: non puoi né informare né scartare, e una carta va giocata.
hanabi-advice-discard-useless = Scartala: non serve più a nessuna serie.
hanabi-advice-discard-seen = Scartala: conta quello che vedi nelle altre mani, e non serve più a nessuna serie.
hanabi-advice-discard-taken = Scartala: da quello che ti è stato detto puoi pensare che non serva a nessuna serie.
hanabi-advice-discard-twin = Scartala: vedi la stessa carta in un’altra mano.
hanabi-advice-discard-twin-taken = Scartala: puoi pensare che sia di troppo, inutile o uguale a una che vedi in un’altra mano.
hanabi-advice-discard-pair = Scartala: puoi pensare di avere in mano due carte uguali, e che questa sia una delle due.
hanabi-advice-discard-next = Scartala: è la tua carta più vecchia di cui nessuno ha detto nulla.
hanabi-advice-discard-replaceable = Scartala: qualunque cosa sia, non perdete nulla per sempre, perché ce n’è un’altra copia o non serve a nessuna serie.
hanabi-advice-discard-spare = Scartala: se per una lanterna una tua carta deve andarsene, questa è probabilmente quella che vi mancherà di meno.
hanabi-advice-tell-play = Dillo { AD($to) }: ha una carta da giocare adesso.
hanabi-advice-tell-save = Dillo { AD($to) }: altrimenti potrebbe scartare una carta che vi serve.
hanabi-advice-tell-soon = Dillo { AD($to) }: ha una carta che presto si potrà giocare.
hanabi-advice-tell-know = { $count ->
        [0] Dillo { AD($to) }: così sa che cosa non ha in mano.
        [one] Dillo { AD($to) }: così sa qualcosa di più di una sua carta.
       *[other] Dillo { AD($to) }: così sa qualcosa di più di { $count } sue carte.
    }
hanabi-advice-tell-pass = Dillo { AD($to) }: così non scarti, e non confondi nessuno.
hanabi-advice-tell-full = Dillo { AD($to) }: con tutte le lanterne accese non puoi scartare, e così non confondi nessuno.
hanabi-advice-tell-all = Dillo: secondo il protocollo dici a ciascuno qualcosa delle proprie carte.
hanabi-advice-tell-anything = Di’ qualcosa { AD($to) }: non hai carte sicure da giocare.
