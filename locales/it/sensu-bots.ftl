# Perché un bot di Sensu fa qualcosa: parla di quello che si vede sul tavolo. Le stesse frasi sono il
# consiglio a chi gioca in solitario: quelle che possono toccargli non dicono né io né tu.
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
sensu-why-take = Mi serve { $card }.
sensu-why-discard = Senza { $card } le altre mi promettono di più.
sensu-why-order-next = Sotto va { $card }: { AD($next) } servirebbe più delle altre.
sensu-why-order = Sotto va { $card }: in cima conviene un’altra.
sensu-why-redeem = Per questi ventagli vale di più { $card }.
sensu-why-place-more = Prima { $card }: in questo ordine entra di più.
sensu-why-place-fires = Prima { $card }, che attiva il potere.
sensu-why-place = Prima { $card }: poi viene il resto.
sensu-why-harmony = Con l’Armonia entra { $card }.
sensu-why-courage-most = Tolgo { $card }: { AD($seat) } costa più stecche di tutte.
    .seat = Tolgo { $card }: a te costa più stecche di tutte.
sensu-why-courage = Tolgo { $card }: così { AD($seat) } manca più strada.
    .seat = Tolgo { $card }: così a te manca più strada.
sensu-why-put-free = Lì non copre nessuna carta.
sensu-why-put-covers = Copre { $card }, che adesso serve meno.

## Una scelta, in una rassegna
sensu-choice-draw = { $seat } pesca dal mazzo.
