# Perché un bot di Sensu fa qualcosa: parla di quello che si vede sul tavolo.
sensu-why-wins = Con questo venti posso chiudere il secondo ventaglio, e vincere!
sensu-why-completes = Con questo venti si può chiudere il terzo ventaglio: più di così non si può.
sensu-why-closes = Con questo venti posso chiudere il ventaglio { $fan }.
sensu-why-adds = { $sticks ->
        [one] Fa venti, e può dare una stecca in più.
       *[other] Fa venti, e può dare { $sticks } stecche in più.
    }
sensu-why-clears = Non mi porta stecche, ma mi libera la mano.
sensu-why-clears-ends = Non porta stecche, ma libera le carte che stanno sotto.
sensu-why-draw = Con nessuna delle carte che potrei prendere farei venti: provo il mazzo.
sensu-why-draw-hoping = Con una carta degli scarti farei venti, ma dal mazzo spero di più.
sensu-why-wait = { $sticks ->
        [0] Potrei già fare venti, ma non mi darebbe stecche: pesco.
        [one] Potrei già fare venti, per una stecca sola: pesco e spero di più.
       *[other] Potrei già fare venti, per { $sticks } stecche: pesco e spero di più.
    }
sensu-why-take-twenty = Con { $card } faccio venti.
sensu-why-take = { $has ->
        [0] Prendo { $card }: il mio ventaglio { $fan } è ancora vuoto.
        [one] Prendo { $card }: del ventaglio { $fan } ho già una stecca.
       *[other] Prendo { $card }: del ventaglio { $fan } ho già { $has } stecche.
    }
sensu-why-discard-misfit = Nel mio ventaglio { $fan }, che ha { $has } stecche, { $card } non entra.
sensu-why-discard-twenty = Faccio venti con le altre anche senza { $card }.
sensu-why-discard-least = Nessuna delle mie carte vale meno stecche: { $card } ne dà { $sticks }.
sensu-why-discard = Di { $card } faccio a meno: del ventaglio { $fan } ho { $has } stecche su 10.
sensu-why-order-next = Sotto va { $card }: { AD($next) } servirebbe più delle altre.
sensu-why-order = { $sticks ->
        [one] Sotto va { $card }, che vale una stecca.
       *[other] Sotto va { $card }, che vale { $sticks } stecche.
    }
sensu-why-redeem = { $has ->
        [0] Riscatto { $card }: comincia il ventaglio { $fan }.
        [one] Riscatto { $card }: del ventaglio { $fan } c’è già una stecca.
       *[other] Riscatto { $card }: del ventaglio { $fan } ci sono già { $has } stecche.
    }
sensu-why-place-more = Prima { $card }: in questo ordine entra di più.
sensu-why-place-fires = Prima { $card }, che attiva il potere.
sensu-why-harmony = Con l’Armonia entra { $card }.
sensu-why-courage-most = Tolgo { $card }: { AD($seat) } costa più stecche di tutte.
    .seat = Tolgo { $card }: a te costa più stecche di tutte.
sensu-why-courage = Tolgo { $card }: così { AD($seat) } manca più strada.
    .seat = Tolgo { $card }: così a te manca più strada.
sensu-why-put-free = Lì non copre nessuna carta.
sensu-why-put-twenty = Copre { $card }, e con le carte in vista si fa venti.
sensu-why-put-least = Copre { $card }: nessun’altra in vista vale meno stecche.
sensu-why-put = { $sticks ->
        [one] Copre { $card }, che vale una stecca.
       *[other] Copre { $card }, che vale { $sticks } stecche.
    }

## Una scelta, in una rassegna
sensu-choice-draw = { $seat } pesca dal mazzo.
