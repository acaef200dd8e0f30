# Perché un bot di Sensu fa qualcosa: parla in prima persona di quello che si vede sul tavolo.
sensu-why-wins = Si chiude il secondo ventaglio: ho vinto!
sensu-why-completes = Si chiude il terzo ventaglio: più di così non si può.
sensu-why-closes = Il ventaglio { $fan } si chiude.
sensu-why-adds = { $sticks ->
        [one] Fa venti, e mi porta una stecca.
       *[other] Fa venti, e mi porta { $sticks } stecche.
    }
sensu-why-clears = Non mi porta stecche, ma mi libera la mano.
sensu-why-draw = Nessuna pila mi promette più del mazzo.
sensu-why-turn-over = Qui non c’è niente da giocare: vedo la prossima carta.
sensu-why-wisdom-deck = Con la Saggezza spero nel mazzo.
sensu-why-take-makes-twenty = Con { $card } faccio venti.
sensu-why-take = Mi serve { $card }.
sensu-why-discard = Senza { $card } le altre mi promettono di più.
sensu-why-order = Così a { $next } lascio in cima quello che serve meno.
sensu-why-order-alone = In cima voglio la carta che potrò ancora usare.
sensu-why-redeem = Per i miei ventagli vale di più { $card }.
sensu-why-place = In questo ordine entra di più.
sensu-why-harmony = Con l’Armonia entra { $card }.
sensu-why-courage = A { $seat } costa di più perdere { $card }.
sensu-why-put-column = Lì copre quello che mi serve meno.
sensu-why-put-discards = Nelle colonne mi toglierebbe una carta migliore.
