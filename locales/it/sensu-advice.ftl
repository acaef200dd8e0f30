# Le ragioni dei bot di Sensu come consiglio: parlano a chi ha chiesto che cosa fare, mai del bot.
sensu-advice-wins = Giocale: puoi chiudere il secondo ventaglio, e vincere!
sensu-advice-completes = Giocale: puoi chiudere il terzo ventaglio, e più di così non si può.
sensu-advice-closes = Giocale: puoi chiudere il ventaglio { $fan }.
sensu-advice-adds = { $sticks ->
        [one] Giocale: fanno venti, e possono darti una stecca in più.
       *[other] Giocale: fanno venti, e possono darti { $sticks } stecche in più.
    }
sensu-advice-clears = Giocale: non ti portano stecche, ma ti liberano la mano.
sensu-advice-clears-ends = Giocale: non portano stecche, ma liberano le carte che stanno sotto.
sensu-advice-draw = Pesca dal mazzo: con nessuna delle carte che puoi prendere fai venti.
sensu-advice-draw-hoping = Pesca dal mazzo: con una carta degli scarti fai venti, ma dal mazzo puoi sperare di più.
sensu-advice-wait = { $sticks ->
        [0] Pesca: puoi già fare venti, ma non ti darebbe stecche.
        [one] Pesca: puoi già fare venti, ma per una stecca sola.
       *[other] Pesca: puoi già fare venti, ma per { $sticks } stecche, e puoi sperare di più.
    }
sensu-advice-take-twenty = Prendi { $card }: con quella fai venti.
sensu-advice-take = { $has ->
        [0] Prendi { $card }: il tuo ventaglio { $fan } è ancora vuoto.
        [one] Prendi { $card }: del ventaglio { $fan } hai già una stecca.
       *[other] Prendi { $card }: del ventaglio { $fan } hai già { $has } stecche.
    }
sensu-advice-discard-misfit = Scarta { $card }: nel tuo ventaglio { $fan }, che ha { $has } stecche, non entra.
sensu-advice-discard-twenty = Scarta { $card }: fai venti con le altre anche senza.
sensu-advice-discard-least = Scarta { $card }: nessuna delle tue carte vale meno stecche.
sensu-advice-discard = Scarta { $card }: del ventaglio { $fan } hai { $has } stecche su 10.
sensu-advice-order-next = Metti sotto { $card }: { AD($next) } servirebbe più delle altre.
sensu-advice-order = { $sticks ->
        [one] Metti sotto { $card }, che vale una stecca.
       *[other] Metti sotto { $card }, che vale { $sticks } stecche.
    }
sensu-advice-redeem = { $has ->
        [0] Riscatta { $card }: cominci il ventaglio { $fan }.
        [one] Riscatta { $card }: del ventaglio { $fan } hai già una stecca.
       *[other] Riscatta { $card }: del ventaglio { $fan } hai già { $has } stecche.
    }
sensu-advice-place-more = Metti prima { $card }: in questo ordine entra di più.
sensu-advice-place-fires = Metti prima { $card }: attiva il potere.
sensu-advice-harmony = Con l’Armonia prendi { $card }: entra nel ventaglio.
sensu-advice-courage-most = Togli { $card }: { AD($seat) } costa più stecche di tutte.
sensu-advice-courage = Togli { $card }: così { AD($seat) } manca più strada.
sensu-advice-put-free = Mettila lì: non copri nessuna carta.
sensu-advice-put-twenty = Copri { $card }: con le carte che restano in vista fai venti.
sensu-advice-put-least = Copri { $card }: nessun’altra in vista vale meno stecche.
sensu-advice-put = { $sticks ->
        [one] Copri { $card }, che vale una stecca.
       *[other] Copri { $card }, che vale { $sticks } stecche.
    }
