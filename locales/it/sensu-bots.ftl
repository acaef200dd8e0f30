# Perché un bot di Sensu fa qualcosa: parla di quello che si vede sul tavolo.
sensu-why-wins = Si chiude il secondo ventaglio: ho vinto!
sensu-why-completes = Si chiude il terzo ventaglio: più di così non si può.
sensu-why-closes = Il ventaglio { $fan } si chiude.
sensu-why-adds = { $sticks ->
        [one] Fa venti: una stecca in più.
       *[other] Fa venti: { $sticks } stecche in più.
    }
sensu-why-clears = Non mi porta stecche, ma mi libera la mano.
sensu-why-clears-ends = Non porta stecche, ma libera le carte che stanno sotto.
sensu-why-draw = Nessuna pila mi promette più del mazzo.
sensu-why-turn-over = Qui non si arriva a venti: conviene pescare.
sensu-why-wait = Si potrebbe già fare venti, ma conviene aspettare.
sensu-why-wisdom-deck = Con la Saggezza spero nel mazzo.
sensu-why-take-makes-twenty = Con { $card } faccio venti.
sensu-why-take = { $sticks ->
        [one] Con { $card } arriva una stecca per uno dei miei ventagli.
       *[other] Con { $card } arrivano { $sticks } stecche per uno dei miei ventagli.
    }
sensu-why-take-for-twenty = Nei miei ventagli { $card } non entra, ma mi aiuta a fare venti.
sensu-why-discard = Senza { $card } le altre mi promettono di più.
sensu-why-order-next = Sotto va { $card }: a { $next } servirebbe più delle altre.
sensu-why-order = Sotto va { $card }: in cima conviene un’altra.
sensu-why-redeem = Per questi ventagli vale di più { $card }.
sensu-why-place-more = Prima { $card }: in questo ordine entra di più.
sensu-why-place-fires = Prima { $card }, che attiva il potere.
sensu-why-place = Con { $card } il ventaglio { $fan } arriva a { $sticks } stecche.
sensu-why-place-aside = Per { $card } non c’è più posto: va da parte.
sensu-why-harmony = Con l’Armonia entra { $card }.
sensu-why-courage-most = Tolgo { $card }: { AD($seat) } costa più stecche di tutte.
    .seat = Tolgo { $card }: a te costa più stecche di tutte.
sensu-why-courage = Tolgo { $card }: così { AD($seat) } manca più strada.
    .seat = Tolgo { $card }: così a te manca più strada.
sensu-why-put-free = Lì non copre nessuna carta.
sensu-why-put-covers = Copre { $card }, che adesso serve meno.

## Le stesse come consiglio: parlano a chi ha chiesto che cosa fare.
sensu-advice-wins = Si chiude il secondo ventaglio: hai vinto!
sensu-advice-completes = Si chiude il terzo ventaglio: più di così non si può.
sensu-advice-closes = Il ventaglio { $fan } si chiude.
sensu-advice-adds = { $sticks ->
        [one] Fa venti: una stecca in più.
       *[other] Fa venti: { $sticks } stecche in più.
    }
sensu-advice-clears = Non porta stecche, ma ti libera la mano.
sensu-advice-clears-ends = Non porta stecche, ma libera le carte che stanno sotto.
sensu-advice-draw = Nessuna pila ti promette più del mazzo.
sensu-advice-turn-over = Qui non si arriva a venti: conviene pescare.
sensu-advice-wait = Si potrebbe già fare venti, ma conviene aspettare.
sensu-advice-wisdom-deck = Con la Saggezza il mazzo ti promette di più.
sensu-advice-take-makes-twenty = Con { $card } fai venti.
sensu-advice-take = { $sticks ->
        [one] Con { $card } arriva una stecca per uno dei tuoi ventagli.
       *[other] Con { $card } arrivano { $sticks } stecche per uno dei tuoi ventagli.
    }
sensu-advice-take-for-twenty = Nei tuoi ventagli { $card } non entra, ma ti aiuta a fare venti.
sensu-advice-discard = Senza { $card } le altre ti promettono di più.
sensu-advice-order-next = Sotto va { $card }: a { $next } servirebbe più delle altre.
sensu-advice-order = Sotto va { $card }: in cima conviene un’altra.
sensu-advice-redeem = Per questi ventagli vale di più { $card }.
sensu-advice-place-more = Prima { $card }: in questo ordine entra di più.
sensu-advice-place-fires = Prima { $card }, che attiva il potere.
sensu-advice-place = Con { $card } il ventaglio { $fan } arriva a { $sticks } stecche.
sensu-advice-place-aside = Per { $card } non c’è più posto: va da parte.
sensu-advice-harmony = Con l’Armonia entra { $card }.
sensu-advice-courage-most = Togli { $card }: { AD($seat) } costa più stecche di tutte.
sensu-advice-courage = Togli { $card }: così { AD($seat) } manca più strada.
sensu-advice-put-free = Lì non copre nessuna carta.
sensu-advice-put-covers = Copre { $card }, che adesso serve meno.

## Una scelta, in una rassegna
sensu-choice-draw = { $seat } pesca dal mazzo.
